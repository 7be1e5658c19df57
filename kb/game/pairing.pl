:- encoding(utf8).
:- module(lawmage_pairing,
          [ paired_events/4,     % +World, +One, +Other, -Events
            unpaired/2           % +World, -Event
          ]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> Paired creatures (CR 702.95)

Each of the two is `chosen` for the other.
*/

%!  paired_events(+World, +One, +Other, -Events:list) is det.
%
%   The two become paired, if both are unpaired creatures that one player controls (CR 702.95c-d).

paired_events(World, One, Other, Events) :-
    (   One \== Other,
        can_be_paired(World, One, Player),
        can_be_paired(World, Other, Player)
    ->  Events = [chosen(One, paired, Other), chosen(Other, paired, One)]
    ;   Events = []
    ).

can_be_paired(World, Creature, Player) :-
    permanent(World, Creature),
    is_creature(World, Creature),
    controller(World, Creature, Player),
    \+ chosen(World, Creature, paired, _).

%!  unpaired(+World, -Event) is nondet.
%
%   A creature is paired no more as it or the other is no creature, isn't on the battlefield, or is another player's (CR 702.95e).

unpaired(World, unchosen(Creature, paired)) :-
    chosen(World, Creature, paired, Other),
    permanent(World, Creature),
    \+ ( permanent(World, Other),
         chosen(World, Other, paired, Creature),
         is_creature(World, Creature),
         is_creature(World, Other),
         controller(World, Creature, Player),
         controller(World, Other, Player)
       ).
