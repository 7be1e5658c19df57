:- encoding(utf8).
:- module(lawmage_enlisting,
          [ enlisted_by_payment/5, % +World, +Pairs, +Given0, -Named, -Given
            enlisting/4,         % +World, +Pairs, +Named, -Events
            exerting/3           % +World, +Pairs, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choices).
:- use_module(cost_parts, [event_of/4]).
:- use_module(position).
:- use_module(stated, [ability_label/4, holds_now/4]).

/** <module> Enlisting creatures and exerting attackers: optional costs to attack, and what they trigger (CR 508.1g, 701.43, 702.154)
*/

%!  enlisted_by_payment(+World, +Pairs:list, +Given0:list, -Named:list, -Given:list) is det.
%
%   Named are the creatures that Given0's payment taps and attackers of Pairs can enlist; Given is without them.

enlisted_by_payment(World, Pairs, Given0, Named, Given) :-
    (   once(enlists(World, Pairs, Attacker)),
        controller(World, Attacker, Player),
        select(pay(Pay0), Given0, Given1),
        select(tap(Objects), Pay0, Pay1),
        partition(can_be_enlisted(World, Pairs, Player, []), Objects, Named0, Others),
        Named0 \== []
    ->  Named = Named0,
        ( Others == [] -> Pay = Pay1 ; Pay = [tap(Others)|Pay1] ),
        ( Pay == [] -> Given = Given1 ; Given = [pay(Pay)|Given1] )
    ;   Named = [],
        Given = Given0
    ).

%!  enlisting(+World, +Pairs:list, +Named:list, -Events:list) is det.
%
%   For each enlist ability of the attackers of Pairs their controller may tap one creature that doesn't attack, Named if given, and an
%   ability triggers.

enlisting(World, Pairs, Named, Events) :-
    findall(Attacker, enlists(World, Pairs, Attacker), Attackers),
    enlisted(Attackers, World, Pairs, Named, [], Events).

enlists(World, Pairs, Attacker) :-                      % once for each instance (CR 702.154d)
    member(Attacker-_, Pairs),
    value(World, Attacker, abilities, Abilities),
    member(ability(_, keyword(enlist), _), Abilities).

enlisted([], _, _, _, _, []).
enlisted([Attacker|Attackers], World, Pairs, Named0, Taken, Events) :-
    controller(World, Attacker, Player),
    (   Named0 = [Creature|Named]
    ->  true
    ;   Named = [],
        findall(Option, can_be_enlisted(World, Pairs, Player, Taken, Option), Options),
        Options \== [],
        picked(World, [enlist, object], Attacker, Player, 0-1, Options, [Creature|_])
    ),
    !,
    clock(World, Now),
    atom_concat(Attacker, '/enlist', Label),
    frame(Frame, Attacker, Player, Now, [label-Label]),
    Events = [ tapped(Creature), delay(now, until(end_of_turn, pt_mod(ref(Attacker), stat(power, ref(Creature)), 0)), none, Frame)|More ],
    enlisted(Attackers, World, Pairs, Named, [Creature|Taken], More).
enlisted([_|Attackers], World, Pairs, Named, Taken, Events) :-
    enlisted(Attackers, World, Pairs, Named, Taken, Events).

can_be_enlisted(World, Pairs, Player, Taken, Creature) :-
    permanent(World, Creature),
    controller(World, Creature, Player),
    is_creature(World, Creature),
    \+ status(World, Creature, tapped),
    \+ memberchk(Creature-_, Pairs),
    \+ memberchk(Creature, Taken),
    once(( \+ sick(World, Creature) ; has_keyword(World, Creature, haste) )).

%!  exerting(+World, +Pairs:list, -Events:list) is det.
%
%   What happens as attackers of Pairs are exerted, each whose controller may and does so (CR 701.43c), and the abilities that this triggers.

exerting(World, Pairs, Events) :-
    findall(Event,
            ( member(Attacker-_, Pairs),
              exerts(World, Attacker, Player, Triggers),
              ( event_of(exert, World, Attacker, Event) ; exerted_trigger(World, Attacker, Player, Triggers, Event) )
            ),
            Events).

exerts(World, Attacker, Player, Triggers) :-
    value(World, Attacker, abilities, Abilities),
    controller(World, Attacker, Player),
    findall(Key-Meaning, ( member(ability(Key, Meaning, _), Abilities), may_exert(Meaning, World, Attacker, Player) ), Triggers),
    Triggers \== [],
    decided_whether(World, may, Attacker, Player, true).

may_exert(permission(self, exert_as_attacks), _, _, _).
may_exert(when(Condition, Meaning), World, Attacker, Player) :-
    may_exert(Meaning, World, Attacker, Player),
    holds_now(Condition, World, Attacker, Player).
may_exert(all(Parts), World, Attacker, Player) :-
    member(Part, Parts),
    may_exert(Part, World, Attacker, Player),
    !.

exerted_trigger(World, Attacker, Player, Triggers, delay(now, Effect, none, Frame)) :-
    member(Key-all(Parts), Triggers),
    member(triggered(done, Effect), Parts),
    ability_label(Attacker, Key, all(Parts), Label),
    clock(World, Now),
    frame(Frame, Attacker, Player, Now, [label-Label, it-[Attacker]]).
