:- encoding(utf8).
:- module(lawmage_counters_put,
          [ putter/3,            % +World, +Thing, -Player
            counters_put/6       % +Event, +World, -Player, -Thing, -Kind, -Number
          ]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> Who puts counters on an object or gives them to a player (CR 122.1, 122.6a)

putting(Player, counters(Thing, Kind, Number)) is about to happen; put_counters(Player, Thing, Kind, Number) is told once it has.
*/

%!  putter(+World, +Thing, -Player) is det.
%
%   The one who puts them where nothing says who does: the controller of the object, the player who gets them.

putter(World, Thing, Player) :-
    (   player(World, Thing)
    ->  Player = Thing
    ;   controller(World, Thing, Controller)
    ->  Player = Controller
    ;   object(World, Thing, _, Player, _, _)
    ).

%!  counters_put(+Event, +World, -Player, -Thing, -Kind, -Number) is semidet.
%
%   By Event Player puts so many counters on Thing.

counters_put(put_counters(Player, Thing, Kind, Number), _, Player, Thing, Kind, Number).
counters_put(putting(Player, counters(Thing, Kind, Number)), _, Player, Thing, Kind, Number) :-
    Number > 0.
counters_put(paid(counters(Thing, Kind, Number)), World, Player, Thing, Kind, Number) :-
    Number > 0,
    putter(World, Thing, Player).
