:- encoding(utf8).
:- module(lawmage_verbatim,
          [ verbatim_name//1,   % -Span
            verbatim//1,        % -Span
            open_words//1       % -Span
          ]).

/** <module> Words taken as they stand

A name of a card is given by the words of the text themselves.  A span is `words(Before,
After)`: the numbers of tokens that were left before and after them; the meaning's text
is cut out of the source when the sentence has been read.
*/

%!  verbatim_name(-Span)// is nondet.
%
%   One to eight words, shortest first.

verbatim_name(words(Before, After), Tokens, Rest) :-
    length(Tokens, Before),
    name_tokens(8, Tokens, Rest),
    length(Rest, After).

name_tokens(N, [Token|Tokens], Rest) :-
    N > 0,
    name_token(Token),
    (   Rest = Tokens
    ;   M is N - 1,
        name_tokens(M, Tokens, Rest)
    ).

name_token(Token) :-
    atom(Token),
    \+ memberchk(Token, ['.', ':', ';', nl, '•']).
name_token(Token) :-
    integer(Token).

%!  verbatim(-Span)// is nondet.
%
%   One to thirty tokens of any kind but quotations, shortest first.

verbatim(words(Before, After), Tokens, Rest) :-
    length(Tokens, Before),
    any_tokens(30, Tokens, Rest),
    length(Rest, After).

any_tokens(N, [Token|Tokens], Rest) :-
    N > 0,
    Token \= q(_),
    (   Rest = Tokens
    ;   M is N - 1,
        any_tokens(M, Tokens, Rest)
    ).

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
