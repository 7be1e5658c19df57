:- encoding(utf8).
:- module(lawmage_labels,
          [ label/3,            % +Tokens, -Label, -Rest
            labelled/3          % +Label, +Meaning0, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(keyword_abilities).
:- use_module(tokens).

/** <module> What stands before an ability: chapters, station and class levels, ability words

A label says when the ability of its line works; ability words and flavour words say
nothing and are dropped (CR 207.2c-d).
*/

%!  label(+Tokens, -Label, -Rest) is det.
%
%   Label stands before Rest in Tokens; it is `none` where nothing does that has a
%   meaning.

label(Tokens, Label, Rest) :-
    (   meaningful(Tokens, Label0, Rest0)
    ->  Label = Label0,
        without_ability_word(Rest0, Rest)
    ;   Label = none,
        without_ability_word(Tokens, Rest)
    ).

meaningful(Tokens, chapter(Numbers), Rest) :-
    chapters(Tokens, Numbers, Rest).
meaningful(Tokens, Label, Rest) :-
    token_prefix(Words, Label),
    prefix(Words, Tokens, Rest).
meaningful([t(N, _, _, _), t(+, _, _, _), t('|', _, _, _)|Rest], station(N), Rest) :-
    integer(N).
meaningful([t(N, _, _, _), t('|', _, _, _)|Rest], result(N, N), Rest) :-
    integer(N).
meaningful([t(N, _, _, _), t('—', _, _, _), t(M, _, _, _), t('|', _, _, _)|Rest], result(N, M), Rest) :-
    integer(N),
    integer(M).
meaningful([t(N, _, _, _), t(-, _, _, _), t(M, _, _, _), t('|', _, _, _)|Rest], result(N, M), Rest) :-
    integer(N),
    integer(M).
meaningful([t(N, _, _, _), t(+, _, _, _), t('—', _, _, _)|Rest], result(N, any), Rest) :-
    integer(N).

prefix([], Rest, Rest).
prefix([Word|Words], [t(Word, _, _, _)|Tokens], Rest) :-
    prefix(Words, Tokens, Rest).

token_prefix([visit, '—'], visit).
token_prefix([prize, '—'], prize).
token_prefix([solved, '—'], solved).
token_prefix([max, speed, '—'], max_speed).
token_prefix(['∞', '—'], harnessed).
token_prefix([boast, '—'], as_keyword(boast)).
token_prefix([exhaust, '—'], as_keyword(exhaust)).
token_prefix([forecast, '—'], as_keyword(forecast)).
token_prefix(['power-up', '—'], as_keyword(power_up)).

chapters([t(Numeral, _, _, _)|Tokens], [N|Ns], Rest) :-
    roman(Numeral, N),
    (   Tokens = [t('—', _, _, _)|Rest0]
    ->  Ns = [],
        Rest = Rest0
    ;   Tokens = [t(',', _, _, _)|Tokens1],
        chapters(Tokens1, Ns, Rest)
    ).

roman(i, 1).
roman(ii, 2).
roman(iii, 3).
roman(iv, 4).
roman(v, 5).
roman(vi, 6).

%!  labelled(+Label, +Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0 under Label.

labelled(_, unread(Bearings), Meaning) :- !, Meaning = unread(Bearings).
labelled(_, none, Meaning) :- !, Meaning = none.
labelled(none, Meaning, Meaning).
labelled(chapter(Numbers), Meaning, triggered(chapter(Numbers), Meaning)).
labelled(visit, Meaning, triggered(visits(you), Meaning)).
labelled(prize, Meaning, triggered(claims_prize(you), Meaning)).
labelled(solved, Meaning, when(matches(self, [designated(solved)]), grant(self, Meaning))).
labelled(max_speed, Meaning, when(designation(you, max_speed), grant(self, Meaning))).
labelled(harnessed, Meaning, when(matches(self, [designated(harnessed)]), grant(self, Meaning))).
labelled(station(N), Meaning, when(matches(self, [counters(charge, at_least(N))]), grant(self, Meaning))).
labelled(result(Low, High), Meaning, result(Low, High, Meaning)).
labelled(as_keyword(Keyword), Meaning, as_keyword(Keyword, Meaning)).

%   An ability word or a flavour word, with its dash.

without_ability_word(Tokens0, Tokens) :-
    (   append(Words, [t('—', _, _, _)|Tokens1], Tokens0),
        length(Words, Length),
        Length =< 6,
        Words = [t(First, _, _, _)|_],
        titled(Words),
        Tokens1 = [t(Next, _, _, _)|_],
        Next \== nl,
        \+ ( member(t(Word, _, _, _), Words),
             \+ ability_word(Word)
           ),
        \+ dash_of_keyword(First, Words)
    ->  Tokens = Tokens1
    ;   Tokens = Tokens0
    ).

%   "10,000 Needles".

titled([t(_, _, _, upper)|_]) :- !.
titled([t(Number, _, _, _)|Words]) :-
    integer(Number),
    last(Words, t(_, _, _, upper)).

ability_word(Word) :-
    ( atom(Word) ; integer(Word) ),
    !,
    \+ memberchk(Word, [:, '.', '|', nl, '"', '•', +]).

%   A dash that belongs to a keyword or a choice.

dash_of_keyword(First, _) :-
    memberchk(First, [choose, 'to', companion, partner, ward, equip, splice, suspend, awaken, reinforce, impending,
                      modular, craft, prototype, cumulative]),
    !.
dash_of_keyword(First, Words) :-
    cost_keyword(First, Others),
    token_terms(Words, [_|Terms]),
    append(Others, _, Terms),
    !.
dash_of_keyword(_, Words) :-
    member(t(Word, _, _, _), Words),
    memberchk(Word, [choose, chooses]),
    !.
