:- encoding(utf8).
:- module(lawmage_at_any_time,
          [ at_any_time/2        % +World, -Event
          ]).
:- use_module(library(aggregate)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(combat_removal).
:- use_module(day_and_night).
:- use_module(effect_durations).
:- use_module(pairing).

/** <module> What happens at once, at any time, and is no state-based action (CR 506.4, 611.2b, 702.95e, 702.131b, 702.145)
*/

%!  at_any_time(+World, -Event) is nondet.
%
%   Event happens now: an effect's duration has ended, creatures are paired no more, a permanent has another controller or is
%   removed from combat, a permanent is turned over by the
%   time of day, a player gets the city's blessing.

at_any_time(World, ended(Ended)) :-
    duration_ends(World, now, Ended).
at_any_time(World, Event) :-
    unpaired(World, Event).
at_any_time(World, Event) :-
    removed_now(World, Event).
at_any_time(World, Event) :-
    day_or_night(World, Event).
at_any_time(World, designated(Player, city_blessing)) :-      % CR 702.131b
    player(World, Player),
    \+ designation(World, Player, city_blessing),
    once(( permanent(World, Object),
           controller(World, Object, Player),
           has_keyword(World, Object, ascend)
         )),
    aggregate_all(count, ( permanent(World, One), controller(World, One, Player) ), Count),
    Count >= 10.
