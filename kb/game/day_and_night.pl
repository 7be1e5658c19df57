:- encoding(utf8).
:- module(lawmage_day_and_night,
          [ day_or_night/2,      % +World, -Event
            next_daytime/2       % +World, -Event
          ]).
:- use_module(library(aggregate)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(keyword_action_instructions, [daytime_now/2]).

/** <module> Day and night (CR 731, 702.145)

A permanent with daybound or nightbound is turned over at once, by nothing else (CR 702.145b-g).
*/

%!  day_or_night(+World, -Event) is nondet.
%
%   What daybound and nightbound do at any time.

day_or_night(World, became_daytime(Time, neither)) :-                     % CR 702.145d, 702.145g
    daytime_now(World, neither),
    (   bound(World, _, daybound)
    ->  Time = day
    ;   bound(World, _, nightbound)
    ->  Time = night
    ).
day_or_night(World, turned_over(Object)) :-                               % CR 702.145c
    daytime_now(World, night),
    bound(World, Object, daybound),
    \+ face_up(World, Object, back).
day_or_night(World, turned_over(Object)) :-                               % CR 702.145f
    daytime_now(World, day),
    bound(World, Object, nightbound),
    face_up(World, Object, back).

bound(World, Object, Keyword) :-
    permanent(World, Object),
    once(has_keyword(World, Object, Keyword)).

%!  next_daytime(+World, -Event) is semidet.
%
%   The turn of World ends, and it becomes night or day by how many spells its player has cast (CR 502.2, 731.2a-b).

next_daytime(World, became_daytime(Next, Now)) :-
    daytime_now(World, Now),
    active(World, Player),
    aggregate_all(count, ( event(World, _, cast, Details), memberchk(player(Player), Details) ), Cast),
    (   Now == day
    ->  Cast =:= 0,
        Next = night
    ;   Now == night,
        Cast >= 2,
        Next = day
    ).
