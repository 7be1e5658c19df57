:- encoding(utf8).
:- module(lawmage_keyword_rules,
          [ keyword_rules/4      % +World, +Source, +Judged, -Rules
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/characteristics').

/** <module> The rules that a refusal rests on where a keyword ability refuses (CR 702)
*/

%!  keyword_rules(+World, +Source, +Judged:list, -Rules:list) is det.
%
%   Rules are Judged, and before them the rule of the keyword ability that Source is, if it is one.

keyword_rules(World, Source, Judged, Rules) :-
    (   Source = line(Object, _, _),
        value(World, Object, abilities, Abilities),
        memberchk(ability(Source, keyword(Keyword), _), Abilities),
        meaning(Keyword, _, [Rule|_])
    ->  Rules = [Rule|Judged]
    ;   Rules = Judged
    ).
