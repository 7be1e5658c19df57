:- encoding(utf8).
:- module(lawmage_stated,
          [ stated/5,            % +World, ?Fact, -Source, -Self, -You
            meaning_part/3,      % +Meaning, -Condition, -Part
            ability_label/4      % +Self, +Key, +Meaning, -Label
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/board').
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

stated(World, Fact, Source, Self, You) :-
    source(World, Source, Self, You0, _, Meaning),
    meaning_part(Meaning, Condition, Fact),
    (   You0 == controller
    ->  controller(World, Self, You)
    ;   You = You0
    ),
    (   Condition == true
    ->  true
    ;   context(World, Self, You, Context),
        catch(holds(Condition, World, Context), open_condition(_), fail)
    ).

%!  meaning_part(+Meaning, -Condition, -Part) is nondet.
%
%   Part is one of the facts of Meaning, under Condition; a keyword's meaning is looked into.

meaning_part(Meaning, Condition, Part) :-
    meaning_part(Meaning, [], Conditions, Part),
    (   Conditions == []
    ->  Condition = true
    ;   Condition = all(Conditions)
    ).

meaning_part(all(Meanings), Conditions0, Conditions, Part) :-
    !,
    member(Meaning, Meanings),
    meaning_part(Meaning, Conditions0, Conditions, Part).
meaning_part(when(Condition, Meaning), Conditions0, Conditions, Part) :-
    !,
    meaning_part(Meaning, [Condition|Conditions0], Conditions, Part).
meaning_part(until(while(Condition), Meaning), Conditions0, Conditions, Part) :-
    !,
    meaning_part(Meaning, [Condition|Conditions0], Conditions, Part).
meaning_part(until(_, Meaning), Conditions0, Conditions, Part) :-
    !,
    meaning_part(Meaning, Conditions0, Conditions, Part).
meaning_part(only(_, Meaning), Conditions0, Conditions, Part) :-
    Meaning \= cast(_),
    !,
    meaning_part(Meaning, Conditions0, Conditions, Part).
meaning_part(keyword(Keyword), Conditions0, Conditions, Part) :-
    !,
    (   meaning(Keyword, Meaning, _),
        meaning_part(Meaning, Conditions0, Conditions, Part)
    ;   Conditions = Conditions0,
        Part = keyword(Keyword)
    ).
meaning_part(Part, Conditions, Conditions, Part).

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
