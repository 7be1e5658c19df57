:- encoding(utf8).
:- module(lawmage_cant_happen,
          [ cant_happen/2,       % +Event, +World
            cant_happen_after/3, % +Event, +Before, +World
            player_restricted/3, % +World, +Player, ?Restriction
            thing_restricted/3   % +World, +Thing, +Restriction
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../combat/actives').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/continuous', [source/6]).
:- use_module('../objects/history', [happened_count/5]).
:- use_module('../objects/subjects').
:- use_module(stated).

/** <module> Events that can't happen (CR 101.2, 614.17)

What can't happen isn't replaced either (CR 614.17c).
*/

%!  cant_happen(+Event, +World) is semidet.
%
%   A text says that Event, one of a game (event_matching.pl), can't happen, or there is nothing to it.
%
%   @throws open_condition(Key) when a condition that decides it is open.

cant_happen(destroyed(Object, _), World) =>                              % CR 702.12b
    (   permanent(World, Object)
    ->  object_restricted(World, Object, cant_be_destroyed)
    ;   true
    ).
cant_happen(damage(_, _, Number, _), _) =>                               % CR 614.7a
    Number =< 0.
cant_happen(life_gained(Player, _), World) =>                            % CR 119.7
    player_restricted(World, Player, cant_gain_life).
cant_happen(life_lost(Player, _), World) =>                              % CR 119.8
    player_restricted(World, Player, cant_lose_life).
cant_happen(drawn(Player), World) =>                                     % CR 101.2
    player_restricted(World, Player, cant_draw).
cant_happen(copied(Thing, _, _), World) =>
    own_fact(World, Thing, restriction(self, cant_be_copied)).
cant_happen(lost(Player), World) =>                                      % CR 104.3, 101.2
    player_restricted(World, Player, cant_lose_game).
cant_happen(won(Player), World) =>
    player_restricted(World, Player, cant_win_game).
cant_happen(counters(Thing, Kind, Number), World) =>
    Number > 0,
    member(Meant, [any, Kind]),
    (   player(World, Thing)
    ->  player_restricted(World, Thing, cant_get_counters(Meant))
    ;   thing_restricted(World, Thing, cant_have_counters(Meant))
    ),
    !.
cant_happen(putting(_, Event), World) =>
    cant_happen(Event, World).
cant_happen(moved(Object, graveyard, _, sacrificed), World) =>           % CR 701.21a
    thing_restricted(World, Object, cant_be_sacrificed).
cant_happen(untapped(Object), World) =>
    thing_restricted(World, Object, cant_become_untapped).
cant_happen(transformed(Object), World) =>
    thing_restricted(World, Object, cant_transform).
cant_happen(turned_over(Object), World) =>                               % what the keyword itself forbids is anything else (CR 702.145b, 702.145e)
    said_restriction(World, Object, cant_transform).
cant_happen(countered(Thing, _, _), World) =>
    cant_happen(countered(Thing), World).
cant_happen(countered(Thing), World) =>                                  % CR 701.6a, 113.6
    (   thing_restricted(World, Thing, cant_be_countered)
    ->  true
    ;   own_fact(World, Thing, restriction(self, cant_be_countered))
    ).
cant_happen(_, _) =>
    fail.

%!  cant_happen_after(+Event, +Before:list, +World) is semidet.
%
%   The same, when the events Before of the same instruction have just happened, of which World doesn't tell yet.

cant_happen_after(Event, Before, World) :-
    (   cant_happen(Event, World)
    ->  true
    ;   Event = drawn(Player),                                           % CR 101.2
        player_limited(World, Player, cant_draw_more_than(Most)),
        include(==(Event), Before, Now),
        length(Now, Count),
        context(World, none, Player, Context),
        happened_count(this_turn, draws(ref(Player)), World, Context, Drawn),
        Drawn + Count >= Most
    ).

object_restricted(World, Object, Restriction) :-
    actives(World, Object, game, none, Actives),
    memberchk(active(restriction(_, Restriction), _, _, holds), Actives).

%!  player_restricted(+World, +Player, ?Restriction) is semidet.
%
%   A text lays Restriction on Player.

player_restricted(World, Player, Restriction) :-
    player_limited(World, Player, Restriction),
    !.

player_limited(World, Player, Restriction) :-
    stated_if(World, restriction(player(Who), Restriction), _, Self, You, Condition),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    holds_now(Condition, World, Self, You).

%!  thing_restricted(+World, +Thing, +Restriction) is semidet.
%
%   A text lays Restriction on Thing, where it is.

thing_restricted(World, Thing, Restriction) :-
    stated_if(World, restriction(Subject, Restriction), _, Self, You, Condition),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Thing),
    holds_now(Condition, World, Self, You),
    !.

%   The same of a text that is no keyword.

said_restriction(World, Thing, Restriction) :-
    source(World, _, Self, You0, _, Meaning),
    \+ Meaning = keyword(_),
    \+ Meaning = keywords(_),
    meaning_part(Meaning, Condition, restriction(Subject, Restriction)),
    ( You0 == controller -> controller(World, Self, You) ; You = You0 ),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Thing),
    holds_now(Condition, World, Self, You),
    !.

%   What Object says of itself, wherever it is.

own_fact(World, Object, Fact) :-
    object(World, Object, _, _, _, _),
    value(World, Object, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, Condition, Fact),
    controller(World, Object, You),
    holds_now(Condition, World, Object, You),
    !.
