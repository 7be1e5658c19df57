:- encoding(utf8).
:- module(lawmage_damage_results,
          [ damage_results/6     % +World, +From, +To, +Number, +Kind, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(stated).

/** <module> The results of damage (CR 120.3)
*/

%!  damage_results(+World, +From, +To, +Number:integer, +Kind, -Events:list) is det.
%
%   What the damage that From deals to To causes, in the order of CR 120.3, each of which may still be replaced.

damage_results(World, From, To, Number, Kind, Events) :-
    findall(Event, result(World, From, To, Number, Kind, Event), Events).

result(World, From, To, Number, _, Event) :-                          % CR 120.3a-b
    player(World, To),
    (   as_infect(World, From, To)
    ->  Event = counters(To, poison, Number)
    ;   Event = life_lost(To, Number)
    ).
result(World, _, To, Number, _, counters(To, loyalty, Less)) :-       % CR 120.3c
    has_type_now(World, To, planeswalker),
    Less is -Number.
result(World, _, To, Number, _, counters(To, defense, Less)) :-       % CR 120.3h
    has_type_now(World, To, battle),
    Less is -Number.
result(World, From, To, Number, _, Event) :-                          % CR 120.3d-e
    has_type_now(World, To, creature),
    (   ( as_infect(World, From, To) ; has(World, From, wither) )
    ->  Event = counters(To, pt(-1, -1), Number)
    ;   has(World, From, deathtouch)
    ->  Event = marked(To, Number, deathtouch)
    ;   Event = marked(To, Number, plain)
    ).
result(World, From, To, _, _, deathtouched(To)) :-                    % CR 702.2b
    has_type_now(World, To, creature),
    has(World, From, deathtouch).
result(World, From, _, Number, _, lifelinked(From, Player, Number)) :-     % CR 120.3f
    has(World, From, lifelink),
    once(( controller(World, From, Player) ; object(World, From, _, _, Player, _) )).
result(World, From, To, _, combat, counters(To, poison, Total)) :-    % CR 120.3g, 702.164c
    player(World, To),
    findall(Value, has_keyword(World, From, toxic(Value)), Values),
    Values \== [],
    sum_list(Values, Total).

%   It has infect, or damage is dealt as though it had (CR 702.90b-c).

as_infect(World, From, To) :-
    (   has(World, From, infect)
    ->  true
    ;   stated(World, damage_as_infect(Subject), _, Self, You),
        context(World, Self, You, Context),
        is_member(Subject, World, Context, To)
    ->  true
    ).

has(World, Object, Keyword) :-
    once(has_keyword(World, Object, Keyword)).

has_type_now(World, Object, Type) :-
    permanent(World, Object),
    has_type(World, Object, Type).
