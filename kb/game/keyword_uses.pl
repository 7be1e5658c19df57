:- encoding(utf8).
:- module(lawmage_keyword_uses,
          [ keyword_use/6,       % +Keyword, -Cost, -Meaning, -Limits, -Zone, -Rule
            keyword_fault/8      % +Kind, +World, +Player, +Object, +Cost, +Rule, +Given, -Reason
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/relations', [is_blocked/2]).
:- use_module('../objects/characteristics').
:- use_module('../objects/effects').

/** <module> Keywords that are activated abilities (CR 602, 702)
*/

%!  keyword_use(+Keyword, -Cost:list, -Meaning, -Limits:list, -Zone, -Rule) is nondet.
%
%   Keyword is the activated ability "Cost: Meaning", to be used in Zone under Limits, says Rule.

keyword_use(equip(Filter, Cost), Cost, attach(self, target(1, Targets)), [as_sorcery], battlefield, '702.6a') :-
    append(Filter, [type(creature), controlled_by(you)], Targets0),
    list_to_set(Targets0, Targets).
keyword_use(fortify(Cost), Cost, attach(self, target(1, [type(land), controlled_by(you)])), [as_sorcery], battlefield, '702.67a').
keyword_use(reconfigure(Cost), Cost, attach(self, target(1, [type(creature), controlled_by(you)])), [as_sorcery], battlefield, '702.151a').
keyword_use(cycling(Cost0), Cost, draw(you, 1), [], hand, '702.29a') :-
    append(Cost0, [discard(self)], Cost).
keyword_use(typecycling(Filter, Cost0), Cost, all([search(you, [zone(library, you)], choose(1, [card|Filter])), move(it, hand), shuffle(you)]), [], hand, '702.29e') :-
    append(Cost0, [discard(self)], Cost).
keyword_use(crew(Number), [crewing(Number)], until(end_of_turn, add_type(self, [type(artifact), type(creature)])), [], battlefield, '702.122a').
keyword_use(saddle(Number), [crewing(Number)], until(end_of_turn, designate(self, saddled)), [as_sorcery], battlefield, '702.171a').
keyword_use(ninjutsu(Cost0), Cost, move(self, battlefield, [tapped, attacking]), [], hand, '702.49a') :-
    append(Cost0, [returning], Cost).
keyword_use(unearth(Cost), Cost,
            all([ move(self, battlefield),
                  all([ grant(it, keywords([haste])),
                        until(forever, replace(leaves(it), exile(event_object))),
                        delayed(begins(end, any), exile(it)) ]) ]),
            [as_sorcery], graveyard, '702.84a').
keyword_use(outlast(Cost0), Cost, add_counters(self, pt(1, 1), 1), [as_sorcery], battlefield, '702.107a') :-
    append(Cost0, [tap], Cost).
keyword_use(level_up(Cost), Cost, add_counters(self, level, 1), [as_sorcery], battlefield, '702.87a').
keyword_use(embalm(Cost0), Cost, create(1, copy_of(self, [set_color(subject, [white]), add_type(subject, [subtype(zombie)])]), []), [as_sorcery], graveyard, '702.128a') :-
    append(Cost0, [exile(self)], Cost).
keyword_use(eternalize(Cost0), Cost,
            create(1, copy_of(self, [set_color(subject, [black]), add_type(subject, [subtype(zombie)]), pt_set(subject, 4, 4)]), []), [as_sorcery], graveyard, '702.129a') :-
    append(Cost0, [exile(self)], Cost).
keyword_use(transmute(Cost0), Cost, all([search(you, [zone(library, you)], choose(1, [card, mana_value(exactly(stat(mana_value, self)))])), move(it, hand), shuffle(you)]),
            [as_sorcery], hand, '702.53a') :-
    append(Cost0, [discard(self)], Cost).

%!  keyword_fault(+Kind, +World, +Player, +Object, +Cost, +Rule, +Given, -Reason) is nondet.
%
%   A cost of its own that was not paid as Rule says.

keyword_fault(Kind, World, Player, Object, Cost, Rule, Given, reason([cr(Rule)], rule(Rule), [Object], crewing(Number))) :-
    memberchk(Kind, [crew, saddle]),
    memberchk(crewing(Number), Cost),
    memberchk(pay(Pay), Given),
    ( memberchk(tap(Creatures), Pay) -> true ; Creatures = [] ),
    (   member(Creature, Creatures),
        \+ can_crew(World, Player, Object, Creature)
    ->  true
    ;   findall(Power, ( member(Creature, Creatures), crew_power(World, Creature, Power) ), Powers),
        sum_list(Powers, Sum),
        Sum < Number
    ).
keyword_fault(ninjutsu, World, Player, Object, _, Rule, Given, reason([cr(Rule)], rule(Rule), [Object], returning)) :-
    (   memberchk(pay(Pay), Given)
    ->  ( memberchk(return(Returned), Pay) -> true ; Returned = [] ),
        \+ ( Returned = [Attacker],
             unblocked(World, Player, Attacker)
           )
    ;   \+ ( attacking(World, Attacker, _),
             unblocked(World, Player, Attacker)
           )
    ).

unblocked(World, Player, Attacker) :-
    step(World, Step),
    memberchk(Step, [declare_blockers, first_strike_damage, combat_damage, end_of_combat]),
    attacking(World, Attacker, _),
    controller(World, Attacker, Player),
    \+ is_blocked(World, Attacker).

can_crew(World, Player, Object, Creature) :-
    Creature \== Object,
    permanent(World, Creature),
    is_creature(World, Creature),
    controller(World, Creature, Player),
    \+ status(World, Creature, tapped).

crew_power(World, Creature, Power) :-
    (   value(World, Creature, abilities, Abilities),
        member(ability(_, crews_by(self, toughness), _), Abilities)
    ->  value(World, Creature, toughness, Power)
    ;   value(World, Creature, power, Power)
    ).
