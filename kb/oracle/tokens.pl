:- encoding(utf8).
:- module(lawmage_tokens,
          [ tokens/2,           % +Text, -Tokens
            token_terms/2,      % +Tokens, -Terms
            tokens_span/3,      % +Tokens, -From, -To
            span_text/4         % +Text, +From, +To, -Atom
          ]).
:- use_module(library(lists)).
:- use_module(library(error)).

/** <module> Oracle text to tokens

A token is `t(Term, From, To, Case)`: Term is what the grammar sees, From and To are the
offsets of its characters in the text (from 0, To excluded), Case is `upper` where its
first letter is a capital, `lower` otherwise.  Terms are

  - an atom, for a word in lower case and for punctuation; a line's end is `nl`
  - an integer
  - `sym(Atom)`, a symbol in braces as the text has it
  - `mod(P, T)` for "+1/-1", `size(P, T)` for "2/2"; P and T are integers, `x`, `y`,
    `neg(x)`, `star`, or `plus(1, star)`
  - `loyalty(N)` for "[+1]"
  - `q(Tokens)`, what stands between quotation marks
  - `ref(Id)` for `<bear>`

Text in parentheses is reminder text and gives no tokens (CR 207.2a).
*/

%!  tokens(+Text, -Tokens) is det.
%
%   Tokens are the tokens of Text.

tokens(Text, Tokens) :-
    must_be(text, Text),
    string_codes(Text, Codes),
    scan(Codes, 0, 0' , Flat),
    quotes(Flat, Tokens, _, none).

%!  token_terms(+Tokens, -Terms) is det.
%
%   Terms are what the grammar sees of Tokens.

token_terms([], []).
token_terms([t(Term, _, _, _)|Tokens], [Term|Terms]) :-
    token_terms(Tokens, Terms).

%!  tokens_span(+Tokens, -From, -To) is semidet.
%
%   Tokens, which are not none, reach from From to To.

tokens_span([t(_, From, To0, _)|Tokens], From, To) :-
    last_end(Tokens, To0, To).

last_end([], To, To).
last_end([t(_, _, To0, _)|Tokens], _, To) :-
    last_end(Tokens, To0, To).

%!  span_text(+Text, +From, +To, -Atom) is det.
%
%   Atom is what stands in Text between the offsets.

span_text(Text, From, To, Atom) :-
    Length is To - From,
    sub_string(Text, From, Length, _, String),
    atom_string(Atom, String).

%   scan(+Codes, +Position, +Previous, -Tokens): Previous is the character before.

scan([], _, _, []).
scan([C|Cs], P0, Previous, Tokens) :-
    (   C == 0'\n
    ->  P is P0 + 1,
        Tokens = [t(nl, P0, P, lower)|Rest],
        scan(Cs, P, C, Rest)
    ;   code_type(C, space)
    ->  P is P0 + 1,
        scan(Cs, P, C, Tokens)
    ;   C == 0'(
    ->  P is P0 + 1,
        skip_reminder(Cs, P, 1, Cs1, P1),
        scan(Cs1, P1, 0'), Tokens)
    ;   token(C, Cs, Previous, Term, Cs1, Last, Length)
    ->  P is P0 + Length,
        (   code_type(C, upper)
        ->  Case = upper
        ;   Case = lower
        ),
        Tokens = [t(Term, P0, P, Case)|Rest],
        scan(Cs1, P, Last, Rest)
    ;   P is P0 + 1,
        char_code(Term, C),
        Tokens = [t(Term, P0, P, lower)|Rest],
        scan(Cs, P, C, Rest)
    ).

%   A parenthesis that is never closed runs to the end of its line.

skip_reminder([], P, _, [], P).
skip_reminder([C|Cs], P0, Depth0, Rest, P) :-
    (   C == 0'\n
    ->  Rest = [C|Cs],
        P = P0
    ;   P1 is P0 + 1,
        (   C == 0')
        ->  Depth is Depth0 - 1
        ;   C == 0'(
        ->  Depth is Depth0 + 1
        ;   Depth = Depth0
        ),
        (   Depth =:= 0
        ->  Rest = Cs,
            P = P1
        ;   skip_reminder(Cs, P1, Depth, Rest, P)
        )
    ).

%   token(+Code, +Codes, +Previous, -Term, -Rest, -Last, -Length) is semidet.  A word of more than 60
%   letters or a number of more than 12 digits is cut, and so not understood.

token(0'{, Cs, _, sym(Symbol), Rest, 0'}, Length) :-
    until_code(Cs, 0'}, Inside, Rest, 0, N),
    N =< 8,
    append([0'{|Inside], [0'}], Codes),
    atom_codes(Symbol, Codes),
    Length is N + 2.
token(0'<, Cs, _, ref(Id), Rest, 0'>, Length) :-
    until_code(Cs, 0'>, Inside, Rest, 0, N),
    Inside = [_|_],
    forall(member(C, Inside), identifier_code(C)),
    atom_codes(Id, Inside),
    Length is N + 2.
token(0'[, Cs, _, loyalty(N), Rest, 0'], Length) :-
    signed(Cs, N, [0']|Rest], Used),
    Length is Used + 2.
token(C, Cs, Previous, Term, Rest, 0'0, Length) :-
    starts_size(C),
    \+ code_type(Previous, alnum),
    (   sign(C, _)
    ->  signed([C|Cs], P, [0'/|Cs1], Used1),
        signed(Cs1, T, Rest, Used2),
        Term = mod(P, T)
    ;   stat([C|Cs], P, [0'/|Cs1], Used1),
        stat(Cs1, T, Rest, Used2),
        Term = size(P, T)
    ),
    \+ follows_letter(Rest),
    !,
    Length is Used1 + Used2 + 1.
token(C, Cs, _, Integer, Rest, 0'0, Length) :-
    code_type(C, digit),
    !,
    digits(Cs, Digits, Rest, 1, Length),
    number_codes(Integer, [C|Digits]).
token(0'’, Cs, Previous, Term, Rest, Last, Length) :-
    !,
    token(0'', Cs, Previous, Term, Rest, Last, Length).
token(0'', [S|Rest], Previous, '\'s', Rest, 0's, 2) :-
    ( S == 0's ; S == 0'S ),
    ( code_type(Previous, alnum) ; memberchk(Previous, `>~`) ),
    \+ follows_letter(Rest),
    !.
token(0'', [R, E|Rest], Previous, Term, Rest, 0'e, 3) :-
    code_type(Previous, alpha),
    contraction([R, E], Term),
    \+ follows_letter(Rest),
    !.
token(0'', [L, L|Rest], Previous, '\'ll', Rest, 0'l, 3) :-
    L == 0'l,
    code_type(Previous, alpha),
    \+ follows_letter(Rest),
    !.
token(0'', [0'd|Rest], Previous, '\'d', Rest, 0'd, 2) :-
    code_type(Previous, alpha),
    \+ follows_letter(Rest),
    !.
token(0'', Rest, Previous, quote_open, Rest, 0'', 1) :-
    \+ code_type(Previous, alnum),
    Previous \== 0'.,
    Previous \== 0',,
    Previous \== 0'!,
    Previous \== 0'?,
    Previous \== 0'",
    Previous \== 0'},
    Rest = [Next|_],
    \+ code_type(Next, space),
    !.
token(0'', Rest, Previous, quote_close, Rest, 0'', 1) :-
    memberchk(Previous, `.,!?"`),
    !.
token(C, Cs, _, Word, Rest, Last, Length) :-
    code_type(C, alpha),
    C \== 0'_,
    !,
    word(Cs, C, Codes, Rest, Last, 1, Length),
    atom_codes(Atom, [C|Codes]),
    downcase_atom(Atom, Word).

until_code([C|Cs], End, Inside, Rest, N0, N) :-
    (   C == End
    ->  Inside = [],
        Rest = Cs,
        N = N0
    ;   C \== 0'\n,
        N1 is N0 + 1,
        N1 < 40,
        Inside = [C|Inside1],
        until_code(Cs, End, Inside1, Rest, N1, N)
    ).

identifier_code(0'_).
identifier_code(C) :-
    code_type(C, csym).

contraction([0'r, 0'e], '\'re').
contraction([0'v, 0'e], '\'ve').

follows_letter([C|_]) :-
    code_type(C, alnum).

word(Rest, Last, [], Rest, Last, 60, 60) :- !.
word([C|Cs], _, [C|Word], Rest, Last, N0, N) :-
    word_code(C),
    !,
    N1 is N0 + 1,
    word(Cs, C, Word, Rest, Last, N1, N).
word([Mark, C|Cs], _, [Plain, C|Word], Rest, Last, N0, N) :-
    N0 < 59,
    joiner(Mark, Plain),
    word_code(C),
    \+ suffix(Plain, [C|Cs]),
    !,
    N1 is N0 + 2,
    word(Cs, C, Word, Rest, Last, N1, N).
word(Rest, Last, [], Rest, Last, N, N).

word_code(C) :-
    code_type(C, alnum),
    C \== 0'_.

joiner(0'', 0'').
joiner(0'’, 0'').
joiner(0'-, 0'-).

%   "'s", "'re", "'ve", "'ll" and "'d" are tokens of their own.

suffix(0'', Codes) :-
    ending(Codes, Rest),
    \+ follows_letter(Rest).

ending([0's|Rest], Rest).
ending([0'd|Rest], Rest).
ending([0'r, 0'e|Rest], Rest).
ending([0'v, 0'e|Rest], Rest).
ending([0'l, 0'l|Rest], Rest).

starts_size(C) :-
    sign(C, _),
    !.
starts_size(C) :-
    code_type(C, digit),
    !.
starts_size(0'X).
starts_size(0'*).

sign(0'+, 1).
sign(0'-, -1).
sign(0'−, -1).
sign(0'–, -1).

%   signed(+Codes, -Value, -Rest, -Used): the sign may be missing only before a zero.

signed([S|Cs], Value, Rest, Used) :-
    (   sign(S, Factor)
    ->  stat(Cs, Value0, Rest, Used0),
        Used is Used0 + 1
    ;   stat([S|Cs], Value0, Rest, Used),
        Factor = 1
    ),
    signed_value(Factor, Value0, Value).

signed_value(1, Value, Value).
signed_value(-1, Value0, Value) :-
    (   integer(Value0)
    ->  Value is -Value0
    ;   Value = neg(Value0)
    ).

stat([0'X|Rest], x, Rest, 1) :- !.
stat([0'Y|Rest], y, Rest, 1) :- !.
stat([0'*, 0'+, D|Rest], plus(N, star), Rest, 3) :-
    code_type(D, digit(N)),
    !.
stat([0'*|Rest], star, Rest, 1) :- !.
stat([D, 0'+, 0'*|Rest], plus(N, star), Rest, 3) :-
    code_type(D, digit(N)),
    !.
stat([C|Cs], N, Rest, Used) :-
    code_type(C, digit),
    digits(Cs, Digits, Rest, 1, Used),
    Used < 10,
    number_codes(N, [C|Digits]).

digits([C|Cs], [C|Digits], Rest, N0, N) :-
    N0 < 12,
    code_type(C, digit),
    !,
    N1 is N0 + 1,
    digits(Cs, Digits, Rest, N1, N).
digits(Rest, [], Rest, N, N).

%   quotes(+Flat, -Tokens, -Rest, +Inside): what stands between quotation marks becomes
%   one token; a mark that is never closed stays a token by itself.

quotes([], [], [], _).
quotes([Token|Flat], Tokens, Rest, Inside) :-
    Token = t(Term, From, To, Case),
    (   closes(Inside, Term)
    ->  Tokens = [],
        Rest = [Token|Flat]
    ;   opens(Term, Inside, Kind),
        closed(Flat, Kind),
        quotes(Flat, Quoted, [t(_, _, End, _)|Flat1], Kind)
    ->  Tokens = [t(q(Quoted), From, End, upper)|Tokens1],
        quotes(Flat1, Tokens1, Rest, Inside)
    ;   Tokens = [t(Term, From, To, Case)|Tokens1],
        quotes(Flat, Tokens1, Rest, Inside)
    ).

opens('"', none, double).
opens('"', single, double).
opens('“', none, double).
opens(quote_open, _, single).

closes(double, '"').
closes(double, '”').
closes(single, quote_close).

closed(Flat, Kind) :-
    append(_, [t(Term, _, _, _)|_], Flat),
    ( Term == nl -> !, fail ; closes(Kind, Term) ),
    !.
