:- encoding(utf8).
:- module(lawmage_verbatim,
          [ with_capitals/2,    % +Tokens,
            verbatim_name//1,   % -Span
            listed_names//3,    % -Span1, -Span2, -Span3
            open_words//1       % -Span
          ]).
:- use_module(library(lists)).

/** <module> Words taken as they stand

A name of a card is given by the words of the text themselves.  A span is `words(Before,
After)`: the numbers of tokens that were left before and after them; the meaning's text
is cut out of the source when the sentence has been read.

Where a name ends is told by its capitals.  As the grammar sees words in lower case,
with_capitals/2 keeps beside them which tokens of the sentence begin with one.
*/

:- meta_predicate with_capitals(+, 0).

%!  with_capitals(+Tokens, :Goal) is semidet.
%
%   Runs Goal, which reads the terms of Tokens.

with_capitals(Tokens, Goal) :-
    cases(Tokens, [], Cases),
    Capitals =.. [capitals|Cases],
    b_setval(lawmage_capitals, Capitals),
    call(Goal),
    !.

%   The case of the token with N tokens left, itself counted, is the N-th argument.

cases([], Cases, Cases).
cases([t(Term, _, _, Case0)|Tokens], Cases0, Cases) :-
    ( ( Term == ~ ; Term == ~~ ) -> Case = upper ; Case = Case0 ),
    cases(Tokens, [Case|Cases0], Cases).

%!  verbatim_name(-Span)// is nondet.
%
%   A name: words with capitals, small words between them, longest first.

verbatim_name(words(Before, After), Tokens, Rest) :-
    length(Tokens, Before),
    nb_current(lawmage_capitals, Capitals),
    Tokens = [_|_],
    capital(Before, Capitals),
    name_end(Tokens, Before, Capitals, Rest),
    length(Rest, After).

%!  listed_names(-Span1, -Span2, -Span3)// is nondet.
%
%   Three names: "Sword of Kaldra, Shield of Kaldra, and Helm of Kaldra".

listed_names(Span1, Span2, Span3) -->
    plain_name(Span1),
    [','],
    plain_name(Span2),
    [',', and],
    plain_name(Span3).

plain_name(Span, Tokens, Rest) :-
    verbatim_name(Span, Tokens, Rest),
    Span = words(Before, After),
    Count is Before - After,
    length(Name, Count),
    append(Name, _, Tokens),
    \+ memberchk(',', Name).

capital(N, Capitals) :-
    arg(N, Capitals, upper).

%   name_end(+Tokens, +Left, +Capitals, -Rest): Rest is what is left after the name.

name_end([_|Tokens], Left0, Capitals, Rest) :-
    Left is Left0 - 1,
    (   inside_name(Tokens, Left, Capitals, Tokens1, Left1),
        name_end(Tokens1, Left1, Capitals, Rest)
    ;   Rest = Tokens
    ).

inside_name(Tokens, Left, Capitals, Tokens1, Left1) :-
    Tokens = [Token|Tokens2],
    (   capital(Left, Capitals),
        Token \= q(_)
    ->  Tokens1 = Tokens,
        Left1 = Left
    ;   small_word(Token)
    ->  Left2 is Left - 1,
        inside_name(Tokens2, Left2, Capitals, Tokens1, Left1)
    ).

small_word(of).
small_word(the).
small_word(and).
small_word(to).
small_word(from).
small_word(in).
small_word(for).
small_word(a).
small_word(an).
small_word(at).
small_word(with).
small_word(by).
small_word(on).
small_word(il).
small_word('\'s').
small_word('\'').
small_word(',').
small_word(&).
small_word(N) :- integer(N).

%!  open_words(-Span)// is semidet.
%
%   Words that the caller has closed to the grammar: `open(Span)` for the first of them
%   and `pad` for each other.

open_words(Span) -->
    [open(Span)],
    pads.

pads -->
    [pad],
    !,
    pads.
pads --> [].
