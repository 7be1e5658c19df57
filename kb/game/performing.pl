:- encoding(utf8).
:- module(lawmage_performing,
          [ perform/2            % +World, +Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/effects', [known/1]).
:- use_module(state_based_events, [effective/2]).
:- use_module(supposed_boards).

/** <module> Events performed on a supposed board

Only as far as the next check of state-based actions can tell the difference; a game does it in full.
*/

%!  perform(+World, +Events:list) is det.
%
%   Makes Events (happening.pl) on World, at once, and derives it anew.

perform(World, Events) :-
    effective(Events, Effective),
    findall(Change, ( member(Event, Effective), change(Event, World, Change) ), Changes),
    change_board(World, Changes),
    change_board(World, [remove(deathtouched(_)), remove(drew_from_empty(_)), remove(newly_there(_))]),
    known(World).

%   change(+Event, +World, -Change) is nondet.

change(moved(Object, Zone0, _, _), World, Change) :-
    (   compound(Zone0)
    ->  functor(Zone0, Zone, _)
    ;   Zone = Zone0
    ),
    leaves(World, Object, Zone, Change).
change(ceased(Object), _, Change) :-
    ( Change = remove(object(Object, _, _, _, _)) ; about(Object, Change) ).
change(attached(Object, none), _, remove(attached_to(Object, _))).
change(no_longer_bestowed(Object), _, remove(designation(Object, bestowed))).
change(counters(Thing, Kind, More), World, Change) :-
    ( counters(World, Thing, Kind, There) -> true ; There = 0 ),
    Count is max(0, There + More),
    (   Change = remove(counters(Thing, Kind, _))
    ;   Count > 0,
        Change = add(counters(Thing, Kind, Count))
    ).
change(undamaged(Object), _, Change) :-
    ( Change = remove(damage(Object, _)) ; Change = remove(deathtouched(Object)) ).
change(tapped(Object), _, Change) :-
    ( Change = remove(status(Object, tapped)) ; Change = add(status(Object, tapped)) ).
change(removed_from_combat(Object), _, Change) :-
    member(Change, [remove(attacking(Object, _)), remove(blocking(Object, _)), remove(blocking(_, Object)), remove(blocked(Object))]).
change(ended(effect(N)), _, remove(standing_effect(N, _, _, _))).
change(ended(gain(Object, N)), _, remove(gain(Object, N, _, _, _))).
change(protected(Battle, Player), _, Change) :-
    ( Change = remove(protector(Battle, _)) ; Change = add(protector(Battle, Player)) ).
change(designated(Object, Designation), _, add(designation(Object, Designation))).
change(lost(Player), World, Change) :-
    gone_with(World, Player, Change).

%   An object that leaves is a new one where it goes (CR 400.7); what is attached to it is attached to nothing that is there.

leaves(World, Object, Zone, Change) :-
    object(World, Object, _, Owner, _, Timestamp),
    (   Change = remove(object(Object, _, _, _, _))
    ;   Change = add(object(Object, Zone, Owner, Owner, Timestamp))
    ;   about(Object, Change)
    ).

about(Object, remove(Fact)) :-
    member(Fact,
           [ status(Object, _), sick(Object), damage(Object, _), counters(Object, _, _), attacking(Object, _),
             blocking(Object, _), blocking(_, Object), blocked(Object), attached_to(Object, _), goaded_by(Object, _),
             designation(Object, _), chosen(Object, _, _), face_up(Object, _), copy_of(Object, _, _), gain(Object, _, _, _, _),
             deathtouched(Object), protector(Object, _)
           ]).

%   A player who leaves takes along what that player owns (CR 800.4a); what else follows is told as events of its own.

gone_with(_, Player, Change) :-
    member(Change, [remove(player(Player)), remove(life(Player, _)), remove(counters(Player, _, _)), remove(protector(_, Player))]).
gone_with(World, Player, Change) :-
    object(World, Object, _, Player, _, _),
    ( Change = remove(object(Object, _, _, _, _)) ; about(Object, Change) ).
