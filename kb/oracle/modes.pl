:- encoding(utf8).
:- module(lawmage_modes_grammar,
          [ modal_head/2,       % +Meaning0, -Meaning
            with_modes/3        % +Meaning0, +Bullets, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(meanings).

/** <module> The bullets of a line: modes, and abilities of anchor words

Bullets are bullet(Label, Meaning); Label is the word before the dash, or `none`.
*/

%!  modal_head(+Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0, the meaning of a sentence before bullets, where "one", "one or
%   both" and "one at random" are so many modes.

modal_head(Meaning0, Meaning) :-
    (   choice_of_modes(Meaning0, Meaning1)
    ->  Meaning = Meaning1
    ;   compound(Meaning0)
    ->  Meaning0 =.. [Functor|Arguments0],
        maplist(modal_head, Arguments0, Arguments),
        Meaning =.. [Functor|Arguments]
    ;   Meaning = Meaning0
    ).

choice_of_modes(choose(choose(1, [among(it)])), modes(1, 1)).
choice_of_modes(choose(random(1, [among(it)])), modes(1, 1, [random])).
choice_of_modes(make_choice(one_of([one, both])), modes(1, 2)).
choice_of_modes(make_choice(one_of([one, more])), modes(1, any)).

%!  with_modes(+Meaning0, +Bullets, -Meaning) is semidet.
%
%   Meaning is Meaning0, the meaning of the line before the bullets, with the bullets where
%   the choice is; fails if there is no choice.

with_modes(Meaning0, Bullets, Meaning) :-
    modes(Bullets, Modes),
    (   in_modes(Meaning0, Modes, Meaning1, no, yes)
    ->  Meaning = Meaning1
    ;   Meaning0 == keywords([spree])
    ->  Meaning = all([keywords([spree]), modes(1, any, Modes)])
    ;   Meaning0 == keywords([tiered])
    ->  Meaning = all([keywords([tiered]), modes(1, 1, Modes)])
    ;   anchor_words(Meaning0, Words),
        maplist(anchored(Words), Bullets, Abilities0),
        exclude(==(none), Abilities0, Abilities),
        flat_all([Meaning0|Abilities], Meaning)
    ).

modes([], []).
modes([bullet(_, Mode)|Bullets], [Mode|Modes]) :-
    modes(Bullets, Modes).

%   in_modes(+Meaning0, +Modes, -Meaning, +Found0, -Found): each choice of modes has them.

in_modes(modes(Min, Max), Modes, modes(Min, Max, Modes), _, yes) :- !.
in_modes(modes(Min, Max, Options), Modes, modes(Min, Max, Modes, Options), _, yes) :- !.
in_modes(choose_modes(any), Modes, modes(0, any, Modes), _, yes) :- !.
in_modes(choose_modes(N), Modes, modes(N, N, Modes), _, yes) :- !.
in_modes(Meaning0, Modes, Meaning, Found0, Found) :-
    compound(Meaning0),
    !,
    Meaning0 =.. [Functor|Arguments0],
    in_modes_all(Arguments0, Modes, Arguments, Found0, Found),
    Meaning =.. [Functor|Arguments].
in_modes(Meaning, _, Meaning, Found, Found).

in_modes_all([], _, [], Found, Found).
in_modes_all([A0|As0], Modes, [A|As], Found0, Found) :-
    in_modes(A0, Modes, A, Found0, Found1),
    in_modes_all(As0, Modes, As, Found1, Found).

%   An ability after an anchor word is there while that word was chosen (CR 614.12b).

anchor_words(as_enters(self, make_choice(one_of(Words))), Words).

anchored(Words, bullet(Word, Ability0), Ability) :-
    memberchk(Word, Words),
    ( Ability0 == none -> Ability = none ; Ability = when(chosen_word(Word), Ability0) ).
