:- encoding(utf8).
:- module(lawmage_effect_durations,
          [ duration_ends/3,     % +World, +Moment, -Ended
            duration_passes/3    % +World, +Moment, -Event
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(position).

/** <module> How long effects last (CR 500.4, 500.5a, 514.2, 611.2a-b)

An effect until the end of a turn to come lasts until end of turn once that turn has begun; one for a turn or combat to come is dormant(Duration, Fact)
until then.
*/

%!  duration_ends(+World, +Moment, -Ended) is nondet.
%
%   The effect or gain Ended lasts no longer: Moment is end_of_turn, end_of_combat, turn(Player), or now, when a condition that it
%   lasts for is false.
%
%   @throws open_condition(Key) when that is undecided.

duration_ends(World, Moment, effect(N)) :-
    standing_effect(World, N, You, _, until(Duration, _)),
    over(Duration, Moment, World, none, You).
duration_ends(World, Moment, gain(Object, N)) :-
    gain(World, Object, N, You, _, until(Duration, _)),
    over(Duration, Moment, World, Object, You).
duration_ends(World, end_of_turn, delay(N)) :-
    delayed(World, N, _, _, _, _, _, end_of_turn).

over(end_of_turn, end_of_turn, _, _, _).
over(end_of_combat, end_of_combat, _, _, _).
over(your_next_turn, turn(Player), _, _, Player).
over(next_step(Step, Who), step(Step, Player), World, Self, You) :-
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player).
over(until_event(leaves(Subject)), now, World, Self, You) :-             % CR 611.2a
    context(World, Self, You, Context),
    members(Subject, World, Context, Things),
    \+ ( member(Thing, Things), permanent(World, Thing) ).
over(while(Condition), now, World, Self, You) :-
    context(World, Self, You, Context),
    (   holds(Condition, World, Context)
    ->  of_what_has_left(Condition, World, Context)
    ;   true
    ).

%   What an effect says of a permanent isn't so of what it has become elsewhere, though its owner stands for its controller there
%   (CR 108.4a, 400.7).

of_what_has_left(all(Conditions), World, Context) :-
    member(Condition, Conditions),
    of_what_has_left(Condition, World, Context),
    !.
of_what_has_left(matches(Subject, Filter), World, Context) :-
    \+ memberchk(zone(_, _), Filter),
    members(Subject, World, Context, Things),
    \+ ( member(Thing, Things), ( permanent(World, Thing) ; player(World, Thing) ) ).

%!  duration_passes(+World, +Moment, -Event) is nondet.
%
%   As Moment comes, a turn(Player) or step(Step, Player) that begins, Event happens to an effect that lasts until then, or for a time that begins.

duration_passes(World, turn(Player), redated(Key, until(end_of_turn, Fact))) :-
    lasting_now(World, Key, Self, You, Meaning),
    (   Meaning = until(Duration, Fact)
    ;   Meaning = dormant(Duration, Fact)
    ),
    turn_of(Duration, Who),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player).
duration_passes(World, step(Step, Player), Event) :-
    (   duration_ends(World, step(Step, Player), Ended),
        Event = ended(Ended)
    ;   Step == beginning_of_combat,
        lasting_now(World, Key, Self, You, dormant(during_combat(Who), Fact)),
        context(World, Self, You, Context),
        is_player(Who, World, Context, Player),
        Event = redated(Key, until(end_of_combat, Fact))
    ).

turn_of(end_of_your_next_turn, you).
turn_of(end_of_next_turn(Who), Who).
turn_of(during_turn(Who), Who).

lasting_now(World, effect(N), none, You, Meaning) :-
    standing_effect(World, N, You, _, Meaning).
lasting_now(World, gain(Object, N), Object, You, Meaning) :-
    gain(World, Object, N, You, _, Meaning).
