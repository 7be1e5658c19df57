:- encoding(utf8).
:- module(lawmage_state_based_events,
          [ state_based_events/3,  % +World, -Events, -Told
            action_event/3,        % +Action, +World, -Event
            effective/2            % +Events0, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module(choices).
:- use_module(happening).
:- use_module(state_based).

/** <module> State-based actions as the events of a game (CR 704.3)
*/

%!  state_based_events(+World, -Events:list, -Told:list) is det.
%
%   What happens by one check of state-based actions, all at once; Told says of each why, as told(state_based(Rule), Thing).

state_based_events(World, Events, Told) :-
    state_based_actions(World, Actions),
    findall(told(state_based(Rule), Thing), ( member(Action, Actions), once(action_event(Action, World, _)), action_told(Action, Rule, Thing) ), Told),
    findall(Event, ( member(Action, Actions), action_event(Action, World, Event) ), Proposed),
    happens(World, Proposed, Events0),
    effective(Events0, Events).

action_told(Action, Rule, Thing) :-
    Action =.. [Name, First|Rest],
    ( Name == keep_one -> Rest = [Thing|_] ; Thing = First ),
    last(Rest, [cr(Rule)|_]).

%!  effective(+Events0:list, -Events:list) is det.
%
%   Events are Events0, which happen at once, without what is done to something that leaves at the same time, and players leave last.

effective(Events0, Events) :-
    exclude(in_vain(Events0), Events0, Events1),
    partition(leaves_game, Events1, Leaving, Others),
    append(Others, Leaving, Events).

in_vain(Events, Event) :-
    \+ functor(Event, moved, _),
    \+ functor(Event, ceased, _),
    arg(1, Event, Object),
    ( memberchk(moved(Object, _, _, _), Events) ; memberchk(ceased(Object), Events) ),
    !.

leaves_game(lost(_)).

%!  action_event(+Action, +World, -Event) is nondet.
%
%   Event is what Action (state_based.pl) proposes; what replaces it, happening.pl says.
%
%   @throws choice_needed(Player, Kind, About, Bounds, Options) when a player must choose and hasn't.

action_event(destroy(Object, _), _, destroyed(Object, state_based)).
action_event(dies(Object, _), _, moved(Object, graveyard, [], state_based)).
action_event(put_into_graveyard(Object, _), _, moved(Object, graveyard, [], state_based)).
action_event(sacrifice(Object, _), _, moved(Object, graveyard, [], sacrificed)).
action_event(ceases(Object, _), _, ceased(Object)).
action_event(unattach(Object, Rules), _, Event) :-
    (   Event = attached(Object, none)
    ;   memberchk(cr('702.103f'), Rules),
        Event = no_longer_bestowed(Object)
    ).
action_event(counters(Object, Left, _), World, counters(Object, Kind, Change)) :-
    counters(World, Object, Kind, There),
    ( memberchk(Kind-Count, Left) -> true ; Count = 0 ),
    Change is Count - There,
    Change =\= 0.
action_event(loses(Player, _), _, lost(Player)).
action_event(keep_one(Player, Objects, _), World, moved(Object, graveyard, [], state_based)) :-
    picked(World, [keep, object, objects], any, Player, 1-1, Objects, Kept),
    member(Object, Objects),
    \+ memberchk(Object, Kept).
action_event(protector(Battle, Player, Choices, _), World, protected(Battle, Protector)) :-
    picked(World, [player], Battle, Player, 1-1, Choices, [Protector|_]).
action_event(to_command_zone(Object, Owner, _), World, moved(Object, command, [], plain)) :-
    decided_whether(World, may, Object, Owner, true).
action_event(speed(Player, Speed, _), World, counters(Player, speed, Change)) :-
    ( counters(World, Player, speed, There) -> true ; There = 0 ),
    Change is Speed - There.
action_event(sector(Creature, Player, _), World, designated(Creature, Sector)) :-
    picked(World, [sector], Creature, Player, 1-1, [alpha_sector, beta_sector, gamma_sector], [Sector|_]).
