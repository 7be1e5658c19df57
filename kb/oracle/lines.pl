:- encoding(utf8).
:- module(lawmage_lines,
          [ ability_lines/2,    % +Tokens, -Lines
            sentences/2         % +Tokens, -Sentences
          ]).
:- use_module(library(lists)).

/** <module> Lines and sentences of a text

An ability is a line of the text (CR 113.2c).  The bullets of a modal ability belong to
the line before them.
*/

%!  ability_lines(+Tokens, -Lines) is det.
%
%   Lines are the lists of tokens of the abilities, in order.  A line without tokens (of
%   reminder text only) is none.  The token `nl` remains before each bullet.

ability_lines(Tokens, Lines) :-
    split_lines(Tokens, Lines0),
    join_bullets(Lines0, Lines).

split_lines([], []).
split_lines([Token|Tokens], Lines) :-
    line(Tokens, Token, Line, Rest),
    (   Line == []
    ->  Lines = Lines1
    ;   Lines = [Line|Lines1]
    ),
    split_lines(Rest, Lines1).

line(Tokens, t(nl, _, _, _), [], Tokens) :- !.
line([], Token, [Token], []).
line([Next|Tokens], Token, [Token|Line], Rest) :-
    line(Tokens, Next, Line, Rest).

join_bullets([Line, Bullet|Lines0], Lines) :-
    Bullet = [t(Mark, From, _, _)|_],
    bullet(Mark),
    \+ level_line(Line),
    !,
    append(Line, [t(nl, From, From, lower)|Bullet], Joined),
    join_bullets([Joined|Lines0], Lines).
join_bullets([Line|Lines0], [Line|Lines]) :-
    join_bullets(Lines0, Lines).
join_bullets([], []).

%   The modes of spree and tiered begin with a plus sign or a bullet.

bullet('•').
bullet(+).

level_line([t(level, _, _, _)|_]).

%!  sentences(+Tokens, -Sentences) is det.
%
%   Sentences are the lists of tokens of the sentences, without their full stops.  A
%   quotation that ends with a full stop ends the sentence if a capital follows.

sentences([], []).
sentences([Token|Tokens], Sentences) :-
    sentence([Token|Tokens], Sentence, Rest),
    (   Sentence == []
    ->  Sentences = Sentences1
    ;   Sentences = [Sentence|Sentences1]
    ),
    sentences(Rest, Sentences1).

sentence([], [], []).
sentence([t('.', _, _, _)|Rest], [], Rest) :- !.
sentence([t(nl, _, _, _)|Rest], [], Rest) :- !.
sentence([Token|Tokens], [Token], Tokens) :-
    Token = t(q(Quoted), _, _, _),
    last(Quoted, t(Last, _, _, _)),
    memberchk(Last, ['.', !]),
    Tokens = [t(Term, _, _, upper)|_],
    Term \= q(_),
    !.
sentence([Token|Tokens], [Token|Sentence], Rest) :-
    sentence(Tokens, Sentence, Rest).
