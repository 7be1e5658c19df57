:- encoding(utf8).
:- module(lawmage_simultaneous,
          [ in_timestamp_order/3     % +Events0, +World, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(turn_order, [apnap/2]).

/** <module> Objects that receive a timestamp at the same time (CR 101.4, 613.7m)
*/

%!  in_timestamp_order(+Events0:list, +World, -Events:list) is det.
%
%   Events are Events0, which happen at once, with those that give an object a timestamp in the order in which they give it: first those of the
%   active player's objects, then those of each other player's in turn order.  The other events keep their places.

in_timestamp_order(Events0, World, Events) :-
    include(dated, Events0, Dated0),
    (   Dated0 = [_, _|_]
    ->  apnap(World, Players),
        findall(Place-Event,
                ( member(Event, Dated0),
                  dated_for(Event, World, Player),
                  nth0(Place, Players, Player)
                ),
                Pairs0),
        keysort(Pairs0, Pairs),
        pairs_values(Pairs, Dated),
        (   same_length(Dated, Dated0)
        ->  replaced_dated(Events0, Dated, Events)
        ;   Events = Events0
        )
    ;   Events = Events0
    ).

replaced_dated([], _, []).
replaced_dated([Event0|Events0], Dated, [Event|Events]) :-
    (   dated(Event0)
    ->  Dated = [Event|Others],
        replaced_dated(Events0, Others, Events)
    ;   Event = Event0,
        replaced_dated(Events0, Dated, Events)
    ).

dated(moved(_, battlefield, _, _)).
dated(created(_, _, _)).
dated(attached(_, Host)) :-
    Host \== none.
dated(transformed(_)).
dated(turned(_, _)).

%   dated_for(+Event, +World, -Player): the object will be controlled by Player.

dated_for(moved(Object, battlefield, Ways, _), World, Player) =>
    (   memberchk(controller(Player0), Ways)
    ->  Player = Player0
    ;   object(World, Object, _, Player, _, _)
    ).
dated_for(created(Player0, _, _), _, Player) =>
    Player = Player0.
dated_for(Event, World, Player) =>
    arg(1, Event, Object),
    controller(World, Object, Player).
