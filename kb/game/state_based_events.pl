:- encoding(utf8).
:- module(lawmage_state_based_events,
          [ state_based_events/2   % +World, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(choices).
:- use_module(state_based).

/** <module> State-based actions as the events of a game (CR 704.3)
*/

%!  state_based_events(+World, -Events:list) is det.
%
%   What would happen by one check of state-based actions, all at once.

state_based_events(World, Events) :-
    state_based_actions(World, Actions),
    findall(Event, ( member(Action, Actions), event_of(Action, World, Event) ), Events).

event_of(destroy(Object, _), _, destroyed(Object, state_based)).
event_of(dies(Object, _), _, moved(Object, graveyard, [], state_based)).
event_of(put_into_graveyard(Object, _), _, moved(Object, graveyard, [], state_based)).
event_of(sacrifice(Object, _), _, moved(Object, graveyard, [], sacrificed)).
event_of(ceases(Object, _), _, ceased(Object)).
event_of(unattach(Object, Rules), World, Event) :-
    (   memberchk(cr('702.103f'), Rules)
    ->  ( Event = attached(Object, none) ; Event = no_longer_bestowed(Object) )
    ;   nonvar(World),
        Event = attached(Object, none)
    ).
event_of(counters(Object, Left, _), World, counters(Object, Kind, Change)) :-
    counters(World, Object, Kind, There),
    ( memberchk(Kind-Count, Left) -> true ; Count = 0 ),
    Change is Count - There,
    Change =\= 0.
event_of(loses(Player, _), _, lost(Player)).
event_of(keep_one(Player, Objects, _), World, moved(Object, graveyard, [], state_based)) :-
    picked(World, [keep, object, objects], any, Player, 1-1, Objects, Kept),
    member(Object, Objects),
    \+ memberchk(Object, Kept).
event_of(protector(Battle, Player, Choices, _), World, protected(Battle, Protector)) :-
    picked(World, [player], Battle, Player, 1-1, Choices, [Protector|_]).
event_of(speed(Player, Speed, _), World, counters(Player, speed, Change)) :-
    ( counters(World, Player, speed, There) -> true ; There = 0 ),
    Change is Speed - There.
