:- encoding(utf8).
:- module(lawmage_melding_grammar,
          [ melding//1    % -Tree
          ]).
:- use_module(library(lists)).
:- use_module(filters).
:- use_module(function_words).
:- use_module(verbatim).

/** <module> Meld (CR 701.42)

"If you both own and control this creature and a creature named ..., exile them, then meld them into ...".
*/

%!  melding(-Tree)// is nondet.
%
%   The instruction, with the condition that it always has.

melding(pre(C, all([exile_to_meld(Partner), meld(Name)]))) -->
    [if, you, both, own, and, control, ~, and],
    article,
    filter(sg, Filter),
    [',', exile, them, ',', then, meld, them, into],
    verbatim_name(Name),
    { append(Filter, [owned_by(you), controlled_by(you)], Partner),
      C = all([matches(self, [owned_by(you), controlled_by(you)]), amount(count(Partner), at_least(1))])
    }.
