:- encoding(utf8).
:- module(lawmage_modes_chosen,
          [ modes_given/4,       % +Given, +World, +Meanings, -Modes
            chosen_modes/6       % +Meaning, +Modes, +World, +Player, -Chosen, -Faults
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../objects/characteristics').
:- use_module('../objects/board').
:- use_module(choices).
:- use_module(stacking, [phrase_in/2]).
:- use_module(turn_order, [apnap/2]).

/** <module> Modes: which are chosen, and what their targets are (CR 601.2b, 700.2)
*/

%!  chosen_modes(+Meaning, +Modes, +World, +Player, -Chosen, -Faults:list) is det.
%
%   Chosen is Meaning with only the modes whose numbers are in Modes (CR 601.2b, 700.2); Modes `none` for the first that can be.

chosen_modes(Meaning, Modes, World, Player, Chosen, Faults) :-
    (   Meaning = modes(Min, Max, Options)
    ->  true
    ;   Meaning = modes(Min, Max, Options, _)
    ),
    !,
    (   Modes == none
    ->  (   integer(Min)
        ->  Count is max(Min, 1)
        ;   Count = 1
        ),
        findall(Option, ( nth1(N, Options, Option), N =< Count ), Some),
        findall(N, nth1(N, Options, _), Numbers),
        ( integer(Max) -> Most = Max ; Most = any ),
        needed(World, modes, Player, none, Count-Most, Numbers),
        Faults = []
    ;   findall(Option, ( member(N, Modes), nth1(N, Options, Option) ), Some),
        length(Some, Number),
        (   Number >= 1,
            number_between(Number, Min, Max)
        ->  Faults = []
        ;   Faults = [reason([cr('700.2a'), cr('601.2b')], rule('700.2a'), [], modes(Number))]
        )
    ),
    findall(Plain, ( member(Option, Some), plain_mode(Option, Plain) ), Plains0),
    targets_apart(Plains0, 1, [], Plains),
    (   Plains = [One]
    ->  Chosen = One
    ;   Chosen = all(Plains)
    ).
chosen_modes(when(Condition, Meaning0), Modes, World, Player, when(Condition, Meaning), []) :-    % how many depends on the condition
    ( Meaning0 = modes(_, _, Options) ; Meaning0 = modes(_, _, Options, _) ; Meaning0 = may(modes(_, _, Options)) ),
    !,
    chosen_modes(modes(1, any, Options), Modes, World, Player, Meaning, _).
chosen_modes(for_each(each([Who]), Meaning), _, World, Player, all(Meanings), []) :-           % a target for each of them (CR 601.2c)
    memberchk(Who, [opponent, player]),
    sub_term(Phrase, Meaning),
    subsumes_term(target(_, _), Phrase),
    sub_term(Actor, Phrase),
    Actor == actor,
    !,
    apnap(World, Players),
    findall(One,
            ( member(Other, Players),
              ( Who == player -> true ; opponent(World, Player, Other) ),
              mapsubterms(actor_meant(Other), Meaning, One)
            ),
            Meanings).
chosen_modes(all(Meanings0), Modes, World, Player, all(Meanings), Faults) :-
    !,
    findall(Meaning-Fault,
            ( member(Meaning0, Meanings0), chosen_modes(Meaning0, Modes, World, Player, Meaning, Fault) ),
            Pairs),
    findall(Meaning, member(Meaning-_, Pairs), Meanings),
    findall(Fault, ( member(_-Some, Pairs), member(Fault, Some) ), Faults).
chosen_modes(Meaning, _, _, _, Meaning, []).

%   targets_apart(+Modes0, +N, +Used, -Modes): each mode chosen, and each time it is, has targets of its own, whatever the words (CR 601.2c,
%   700.2d).

targets_apart([], _, _, []).
targets_apart([Mode0|Modes0], N, Used0, [Mode|Modes]) :-
    findall(Phrase, phrase_in(Mode0, Phrase), Phrases),
    mapsubterms(apart(N, Used0), Mode0, Mode),
    append(Phrases, Used0, Used),
    Next is N+1,
    targets_apart(Modes0, Next, Used, Modes).

apart(_, _, nth(M, Phrase), nth(M, Phrase)).
apart(N, Used, target(Number, Filter), nth(mode(N), target(Number, Filter))) :-
    memberchk(target(Number, Filter), Used).

%!  modes_given(+Given, +World, +Meanings, -Modes) is det.
%
%   Modes are those that Given, a list with modes(Numbers) or `none`, announces; else, where Meanings has modes, those answered with the
%   step; else `none`.

modes_given(Given, World, Meanings, Modes) :-
    (   is_list(Given),
        memberchk(modes(Announced), Given)
    ->  Modes = Announced
    ;   sub_term(Part, Meanings),
        nonvar(Part),
        functor(Part, modes, _),
        answer_to(World, [modes], any, Answer),
        is_list(Answer)
    ->  Modes = Answer
    ;   Modes = none
    ).

actor_meant(Player, actor, ref(Player)).

plain_mode(mode(_, Meaning), Meaning) :- !.
plain_mode(Meaning, Meaning).

number_between(Number, Min, Max) :-
    ( integer(Min) -> Number >= Min ; true ),
    ( integer(Max) -> Number =< Max ; true ).
