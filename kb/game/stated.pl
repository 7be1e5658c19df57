:- encoding(utf8).
:- module(lawmage_stated,
          [ stated/5,            % +World, ?Fact, -Source, -Self, -You
            stated_if/6,         % +World, ?Fact, -Source, -Self, -You, -Condition
            holds_now/4,         % +Condition, +World, +Self, +You
            meaning_part/3,      % +Meaning, -Condition, -Part
            ability_label/4,     % +Self, +Key, +Meaning, -Label
            same_label/2         % +Label, +Own
          ]).
:- use_module(library(lists)).
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/continuous').

/** <module> What the abilities and effects in force state about the course of the game

Replacement and prevention effects, permissions to cast, costs more or less: facts that no layer and no combat
judgment reads.
*/

%!  stated(+World, ?Fact, -Source, -Self, -You) is nondet.
%
%   Fact is stated by Source (effects.pl), an ability of Self (`none` for an effect without an object) that speaks of You, and
%   its conditions hold.
%
%   @throws open_condition(Key) when one of them is undecided.

stated(World, Fact, Source, Self, You) :-
    stated_if(World, Fact, Source, Self, You, Condition),
    holds_now(Condition, World, Self, You).

%!  stated_if(+World, ?Fact, -Source, -Self, -You, -Condition) is nondet.
%
%   The same, whether Condition holds or not: what doesn't concern an event isn't held up by a condition that is open.

stated_if(World, Fact, Source, Self, You, Condition) :-
    source(World, Source, Self, You0, _, Meaning),
    meaning_part(Meaning, Condition, Fact),
    (   You0 == controller
    ->  controller(World, Self, You)
    ;   You = You0
    ).

%!  holds_now(+Condition, +World, +Self, +You) is semidet.
%
%   Condition, of a text of Self that speaks of You, holds.
%
%   @throws open_condition(Key) when it is undecided.

holds_now(Condition, World, Self, You) :-
    (   Condition == true
    ->  true
    ;   context(World, Self, You, Context),
        holds(Condition, World, Context)
    ).

%!  meaning_part(+Meaning, -Condition, -Part) is nondet.
%
%   Part is one of the facts of Meaning, under Condition; a keyword's meaning is looked into.

meaning_part(Meaning, Condition, Part) :-
    meaning_part(Meaning, Condition, _, Part).

%!  ability_label(+Self, +Key, +Meaning, -Label:atom) is det.
%
%   How an ability of Self is called: Self and its line or keyword, effect/N for an effect without an object.

ability_label(none, Key, _, Label) :-
    !,
    (   Key = effect(N)
    ->  atomic_list_concat([effect, N], /, Label)
    ;   Label = effect
    ).
ability_label(Self, _, keyword(Keyword), Label) :-
    !,
    functor(Keyword, Name, _),
    atomic_list_concat([Self, Name], /, Label).
ability_label(Self, line(_, N, _), _, Label) :-
    !,
    atomic_list_concat([Self, N], /, Label).
ability_label(Self, _, _, Label) :-
    atomic_list_concat([Self, '*'], /, Label).

%!  same_label(+Label, +Own) is semidet.
%
%   Label names the ability that is called Own: finks/1 without its object's later lives (finks#2/1), and drake/* any of drake;
%   an ability without a line goes by any number.

same_label(Label, Own) :-
    plain(Own, Plain),
    (   Label == Plain
    ->  true
    ;   Label == Own
    ->  true
    ;   atomic_list_concat([Object, Which], /, Label),
        atomic_list_concat([Object|Own1], /, Plain),
        (   Which == '*'
        ->  true
        ;   Own1 == ['*'],
            atom_number(Which, _)
        )
    ).

plain(Own, Plain) :-
    (   sub_atom(Own, Before, 1, _, '#')
    ->  sub_atom(Own, 0, Before, _, Head),
        (   sub_atom(Own, Slash, 1, _, /)
        ->  sub_atom(Own, Slash, _, 0, Tail),
            atom_concat(Head, Tail, Plain)
        ;   Plain = Head
        )
    ;   Plain = Own
    ).
