:- encoding(utf8).
:- module(lawmage_enlisting,
          [ enlisting/3          % +World, +Pairs, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choices).
:- use_module(position).

/** <module> Enlisting creatures as others attack: an optional cost to attack, and what it triggers (CR 508.1g, 702.154)
*/

%!  enlisting(+World, +Pairs:list, -Events:list) is det.
%
%   For each enlist ability of the attackers of Pairs their controller may tap one creature that doesn't attack, and an ability triggers.

enlisting(World, Pairs, Events) :-
    findall(Attacker, enlists(World, Pairs, Attacker), Attackers),
    enlisted(Attackers, World, Pairs, [], Events).

enlists(World, Pairs, Attacker) :-                      % once for each instance (CR 702.154d)
    member(Attacker-_, Pairs),
    value(World, Attacker, abilities, Abilities),
    member(ability(_, keyword(enlist), _), Abilities).

enlisted([], _, _, _, []).
enlisted([Attacker|Attackers], World, Pairs, Taken, Events) :-
    controller(World, Attacker, Player),
    findall(Creature, can_be_enlisted(World, Pairs, Player, Taken, Creature), Options),
    (   Options \== [],
        picked(World, [enlist, object], Attacker, Player, 0-1, Options, [Creature|_])
    ->  clock(World, Now),
        atom_concat(Attacker, '/enlist', Label),
        frame(Frame, Attacker, Player, Now, [label-Label]),
        Events = [ tapped(Creature), delay(now, until(end_of_turn, pt_mod(ref(Attacker), stat(power, ref(Creature)), 0)), none, Frame)|More ],
        enlisted(Attackers, World, Pairs, [Creature|Taken], More)
    ;   enlisted(Attackers, World, Pairs, Taken, Events)
    ).

can_be_enlisted(World, Pairs, Player, Taken, Creature) :-
    permanent(World, Creature),
    controller(World, Creature, Player),
    is_creature(World, Creature),
    \+ status(World, Creature, tapped),
    \+ memberchk(Creature-_, Pairs),
    \+ memberchk(Creature, Taken),
    once(( \+ sick(World, Creature) ; has_keyword(World, Creature, haste) )).
