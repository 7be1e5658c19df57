:- encoding(utf8).
:- use_module(worlds).
:- use_module(library(plunit)).
:- use_module(kb('game/state_based')).
:- use_module(kb('explain/editions')).
:- use_module(kb('explain/explain')).

/** <module> State-based actions (CR 704), one by one and check upon check
*/

%   What is done on a board, those keys that aren't empty.

done(Facts, Done) :-
    with(Facts, state_based(w, decision(done(All), _, _, _, _))),
    findall(Key-Value, ( member(Key-Value, All), Value \== [] ), Done).

rules(Facts, Rules) :-
    with(Facts, state_based(w, decision(_, Reasons, _, _, _))),
    findall(Numbers, ( member(reason(Cited, _, _, _), Reasons), findall(N, member(cr(N), Cited), Numbers) ), Rules).

in(Edition, Facts0, Done) :-
    flatten(Facts0, Facts),
    with([], ( retractall(lawmage_board:edition(w, _)), assertz(lawmage_board:edition(w, Edition)),
               lawmage_board:load_board(w, Facts), lawmage_characteristics:underived(w),
               state_based(w, decision(done(All), _, _, _, _)) )),
    findall(Key-Value, ( member(Key-Value, All), Value \== [] ), Done).

:- begin_tests(players).

%   CR 704.5a
test(no_life, Done == [loses-['A']]) :- with_life(0, Done).
test(some_life, Done == []) :- with_life(1, Done).

with_life(Life, Done) :-
    with([], ( retractall(lawmage_board:life(w, 'A', _)), assertz(lawmage_board:life(w, 'A', Life)),
               state_based(w, decision(done(All), _, _, _, _)) )),
    findall(Key-Value, ( member(Key-Value, All), Value \== [] ), Done).

test(exempt_from_zero_life, Done == []) :-
    plain(lich, 'A', 1, face([b], [enchantment], [], none, none, [exempt(zero_life, player(you))]), Lich),
    with(Lich, ( retractall(lawmage_board:life(w, 'A', _)), assertz(lawmage_board:life(w, 'A', 0)),
                 state_based(w, decision(done(All), _, _, _, _)) )),
    findall(Key-Value, ( member(Key-Value, All), Value \== [] ), Done).

%   CR 704.5b, c, 704.6c
test(empty_library, Done == [loses-['B']]) :- done([drew_from_empty('B')], Done).
test(ten_poison, Done == [loses-['B']]) :- done([counters('B', poison, 10)], Done).
test(nine_poison, Done == []) :- done([counters('B', poison, 9)], Done).
test(commander_damage, Done == [loses-['B']]) :- done([commander_damage('B', c, 21)], Done).
test(both_lose, Done == [loses-['A', 'B']]) :- done([counters('A', poison, 10), counters('B', poison, 10)], Done).
%   CR 101.2: who can't lose doesn't.
test(cant_lose, Done == []) :-
    plain(angel, 'B', 1, face([w], [artifact], [], none, none, [restriction(player(you), cant_lose_game)]), Angel),
    done([Angel, counters('B', poison, 10)], Done).
%   CR 704.5aa
test(engines, Rules == [['704.5aa', '702.179a']]) :- creature(car, 'A', 1, 2/2, [keywords([start_your_engines])], Car), rules(Car, Rules).
test(engines_running, Rules == []) :- creature(car, 'A', 1, 2/2, [keywords([start_your_engines])], Car), rules([Car, counters('A', speed, 2)], Rules).
%   CR 104.2a, 800.4a: with two players the game is over; of three, one leaves with what is theirs, and the checks go on.
test(game_over, Done == [loses-['B']]) :-
    creature(bear, 'B', 1, 2/2, [], Bear), plain(aura, 'A', 2, face([w], [enchantment], [aura], none, none, [keywords([enchant([type(creature)])])]), Aura),
    done([Bear, Aura, attached_to(aura, bear), counters('B', poison, 10)], Done).
test(player_leaves, Done == [graveyard-[aura], loses-['C']]) :-
    creature(bear, 'C', 1, 2/2, [], Bear), plain(aura, 'A', 2, face([w], [enchantment], [aura], none, none, [keywords([enchant([type(creature)])])]), Aura),
    done([player('C'), life('C', 20), hand('C', 0), Bear, Aura, attached_to(aura, bear), counters('C', poison, 10)], Done).

:- end_tests(players).

:- begin_tests(creatures).

creature_with(Meanings, More, Done) :-
    creature(bear, 'A', 1, 2/2, Meanings, Bear),
    done([Bear, More], Done).

%   CR 704.5f
test(no_toughness, Done == [dies-[bear]]) :- creature_with([pt_mod(self, 0, -2)], [], Done).
test(some_toughness, Done == []) :- creature_with([pt_mod(self, 0, -1)], [], Done).
test(no_toughness_indestructible, Done == [dies-[bear]]) :- creature_with([keywords([indestructible]), pt_mod(self, 0, -2)], [], Done).
test(no_toughness_regenerates_not, Done == [dies-[bear]]) :- creature_with([pt_mod(self, 0, -2)], standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear)))), Done).
%   CR 704.5g
test(lethal_damage, Done == [dies-[bear]]) :- creature_with([], damage(bear, 2), Done).
test(damage, Done == []) :- creature_with([], damage(bear, 1), Done).
test(indestructible, Done == []) :- creature_with([keywords([indestructible])], damage(bear, 5), Done).
test(no_creature, Done == []) :- creature_with([set_type(self, [type(artifact)])], damage(bear, 5), Done).
test(not_by_lethal_damage, Done == []) :- creature_with([restriction(self, cant_be_destroyed_by_lethal_damage)], damage(bear, 5), Done).
%   CR 704.5h
test(deathtouch, Done == [dies-[bear]]) :- creature_with([], [damage(bear, 1), deathtouched(bear)], Done).
test(deathtouch_and_lethal, Rules == [['704.5g', '704.5h']]) :- creature(bear, 'A', 1, 2/2, [], Bear), rules([Bear, damage(bear, 2), deathtouched(bear)], Rules).
test(deathtouch_indestructible, Done == []) :- creature_with([keywords([indestructible])], [damage(bear, 1), deathtouched(bear)], Done).
test(phased_out, Done == []) :- creature_with([], [damage(bear, 2), status(bear, phased_out)], Done).
test(noncreature_dies_not, Done == [dies-[bear]]) :-
    plain(rock, 'B', 3, face([1], [artifact], [], none, none, []), Rock),
    creature_with([], [damage(bear, 2), Rock, damage(rock, 9)], Done).

%   CR 701.19a, 702.89a: what saves it.
test(shield, Rules == [['704.5g']]) :- creature(bear, 'A', 1, 2/2, [], Bear), rules([Bear, damage(bear, 2), standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear))))], Rules).
test(shield_saves, Done == []) :- creature_with([], [damage(bear, 2), standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear))))], Done).
test(no_regeneration, Done == [dies-[bear]]) :- creature_with([restriction(self, cant_be_regenerated)], [damage(bear, 2), standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear))))], Done).
test(umbra, Done == [graveyard-[umbra]]) :- umbra(Facts), creature_with([], [damage(bear, 2), Facts], Done).
test(shield_or_umbra, Done == [choices-[choice('A', replacement(bear), ['effect/1', 'umbra/1'])]]) :-
    umbra(Facts), creature_with([], [damage(bear, 2), standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear)))), Facts], Done).
umbra([Facts, attached_to(umbra, bear)]) :-
    plain(umbra, 'A', 3, face([w], [enchantment], [aura], none, none, [keywords([enchant([type(creature)]), umbra_armor])]), Facts).

%   CR 614.6: it goes elsewhere.
test(exiled_instead, Done == [exiled-[bear]]) :-
    plain(peace, 'B', 3, face([w], [enchantment], [], none, none, [replace(dies(each([type(creature)])), exile(event_object))]), Peace),
    creature_with([], [damage(bear, 2), Peace], Done).

%   Check upon check: without its lord the second creature has lethal damage.
test(repeated, Done == [dies-[lord, bear]]) :-
    creature(lord, 'A', 1, 2/2, [pt_mod(each([other(self), subtype(goblin)]), 1, 1)], Lord),
    creature(bear, 'A', 2, 2/2, [], Bear),
    done([Lord, Bear, damage(lord, 2), damage(bear, 2)], Done).
test(one_check, Actions == [destroy(lord, [cr('704.5g')])]) :-
    creature(lord, 'A', 1, 2/2, [pt_mod(each([other(self), subtype(goblin)]), 1, 1)], Lord),
    creature(bear, 'A', 2, 2/2, [], Bear),
    with([Lord, Bear, damage(lord, 2), damage(bear, 2)], state_based_actions(w, Actions)).

:- end_tests(creatures).

:- begin_tests(other_permanents).

legend(Id, Player, Timestamp, Name, [object(Id, battlefield, Player, Player, Timestamp), printed(Id, front, face(Name, [w], from_cost, [legendary], [artifact], [], none, none, none, none, []))]).

%   CR 704.5j
test(legends, Done == [keep_one-[[a, b]]]) :- legend(a, 'A', 1, duke, A), legend(b, 'A', 2, duke, B), done([A, B], Done).
test(legends_of_two_players, Done == []) :- legend(a, 'A', 1, duke, A), legend(b, 'B', 2, duke, B), done([A, B], Done).
test(legends_of_two_names, Done == []) :- legend(a, 'A', 1, duke, A), legend(b, 'A', 2, duchess, B), done([A, B], Done).
test(legends_without_names, Done == []) :- legend(a, 'A', 1, '', A), legend(b, 'A', 2, '', B), done([A, B], Done).
test(exempt_legends, Done == []) :-
    plain(box, 'A', 3, face([2], [artifact], [], none, none, [exempt(legend_rule, each([permanent, controlled_by(you)]))]), Box),
    legend(a, 'A', 1, duke, A), legend(b, 'A', 2, duke, B), done([A, B, Box], Done).
test(legends_in_2012, Done == [graveyard-[a, b]]) :- legend(a, 'A', 1, duke, A), legend(b, 'B', 2, duke, B), in('2012-07-01', [A, B], Done).

%   CR 704.5i, 306.5b
walker(Loyalty, [object(jace, battlefield, 'A', 'A', 1), printed(jace, front, face(jace, [u], from_cost, [], [planeswalker], [jace], none, none, Loyalty, none, []))]).
two_walkers([W, counters(jace, loyalty, 3), object(other, battlefield, 'A', 'A', 2), counters(other, loyalty, 4),
             printed(other, front, face(other, [u], from_cost, [], [planeswalker], [jace], none, none, 4, none, []))]) :-
    walker(3, W).

test(loyalty, Done == []) :- walker(3, W), done([W, counters(jace, loyalty, 1)], Done).
test(loyalty_gone, Done == [graveyard-[jace]]) :- walker(3, W), done(W, Done).
test(loyalty_of_an_unknown_x, Done == []) :- walker(x, W), done(W, Done).
test(no_loyalty, Done == [graveyard-[jace]]) :- walker(3, W), done([W, counters(jace, loyalty, 0)], Done).
test(unique_walkers, Done == [keep_one-[[jace, other]]]) :-
    two_walkers(W), in('2013-07-11', W, Done).
test(walkers_now, Done == []) :-
    two_walkers(W), done(W, Done).

%   CR 704.5v-y, 310.10, 310.11a
battle(Subtypes, More0, [object(siege, battlefield, 'A', 'A', 1), printed(siege, front, face(siege, [r], from_cost, [], [battle], Subtypes, none, none, none, 4, []))|More]) :-
    ( memberchk(counters(_, _, _), More0) -> More = More0 ; More = [counters(siege, defense, 4)|More0] ).

test(siege, Rules == []) :- battle([siege], [protector(siege, 'B')], S), rules(S, Rules).
test(defeated_siege, Rules == [['704.5v', '310.7']]) :- battle([siege], [protector(siege, 'B'), counters(siege, defense, 0)], S), rules(S, Rules).
test(siege_waits, Rules == []) :- battle([siege], [protector(siege, 'B'), counters(siege, defense, 0), stack_ability('siege/1', siege, 1, triggered, 'A')], S), rules(S, Rules).
test(other_battle_waits_not, Rules == [['704.5w', '310.7']]) :- battle([], [protector(siege, 'A'), counters(siege, defense, 0), stack_ability('siege/1', siege, 1, triggered, 'A')], S), rules(S, Rules).
test(siege_unprotected, Rules == [['704.5x', '310.10']]) :- battle([siege], [], S), rules(S, Rules).
test(siege_attacked, Rules == []) :- battle([siege], [], S), creature(bear, 'A', 2, 2/2, [], Bear), rules([S, Bear, attacking(bear, siege)], Rules).
test(siege_of_its_controller, Rules == [['704.5y', '310.10']]) :- battle([siege], [protector(siege, 'A')], S), rules(S, Rules).
test(who_protects, Choices == [choice('A', protector(siege), ['B', 'C'])]) :-
    battle([siege], [protector(siege, 'A'), player('C'), life('C', 20), hand('C', 0)], S), done(S, [choices-Choices]).

%   CR 704.5k
world(Id, Timestamp, [object(Id, battlefield, 'A', 'A', Timestamp), printed(Id, front, face(Id, [w], from_cost, [world], [enchantment], [], none, none, none, none, []))]).

test(worlds, Done == [graveyard-[a]]) :- world(a, 1, A), world(b, 2, B), done([A, B], Done).
test(worlds_as_old, Done == [graveyard-[a, b]]) :- world(a, 1, A), world(b, 1, B), done([A, B], Done).
test(one_world, Done == []) :- world(a, 1, A), done(A, Done).

%   CR 704.5q, r
test(counters_cancel, Done == [counters-[bear-[pt(1, 1)-1]]]) :- creature(bear, 'A', 1, 2/2, [], Bear), done([Bear, counters(bear, pt(1, 1), 3), counters(bear, pt(-1, -1), 2)], Done).
test(counters_of_one_kind, Done == []) :- creature(bear, 'A', 1, 2/2, [], Bear), done([Bear, counters(bear, pt(1, 1), 3)], Done).
test(too_many_counters, Done == [counters-[bear-[dream-7]]]) :- creature(bear, 'A', 1, 2/2, [restriction(self, cant_have_more_counters(dream, 7))], Bear), done([Bear, counters(bear, dream, 9)], Done).
test(counters_within_the_limit, Done == []) :- creature(bear, 'A', 1, 2/2, [restriction(self, cant_have_more_counters(dream, 7))], Bear), done([Bear, counters(bear, dream, 7)], Done).

%   CR 704.5s
saga(Lore, More, Done) :-
    plain(saga, 'A', 1, face([w], [enchantment], [saga], none, none, [triggered(chapter([1]), draw(you, 1)), triggered(chapter([2, 3]), draw(you, 1))]), Saga),
    done([Saga, counters(saga, lore, Lore), More], Done).

test(saga, Done == [graveyard-[saga]]) :- saga(3, [], Done).
test(saga_with_a_chapter_left, Done == []) :- saga(2, [], Done).
test(saga_waits, Done == []) :- saga(3, stack_ability('saga/2', saga, 2, triggered, 'A'), Done).
test(saga_without_chapters, Done == []) :- saga(3, gain(saga, 1, 'B', 9, lose(self, all_abilities)), Done).
test(saga_without_chapters_once, Done == [graveyard-[saga]]) :-
    plain(saga, 'A', 1, face([w], [enchantment], [saga], none, none, []), Saga), in('2025-04-04', Saga, Done).

%   CR 704.5d, e
test(token, Done == [ceases-[bear]]) :- done([object(bear, graveyard, 'A', 'A', 1), token(bear)], Done).
test(dying_token, Done == [dies-[bear], ceases-[bear]]) :- creature(bear, 'A', 1, 2/2, [], Bear), done([Bear, token(bear), damage(bear, 2)], Done).
test(token_at_home, Done == []) :- creature(bear, 'A', 1, 2/2, [], Bear), done([Bear, token(bear)], Done).
test(copy_of_a_card, Rules == [['704.5e']]) :- rules([object(bear, exile, 'A', 'A', 1), token(bear), designation(bear, copy)], Rules).
%   CR 722.3c
test(prepared_copy, Done == []) :-
    creature(mage, 'A', 1, 2/2, [], Mage), done([Mage, designation(mage, prepared), linked(mage, spell), object(spell, exile, 'A', 'A', 2), token(spell), designation(spell, copy)], Done).
%   CR 704.5t
test(dungeon, Done == [ceases-[mine]]) :- done([object(mine, command, 'A', 'A', 1), printed(mine, front, face(mine, none, [], [], [dungeon], [], none, none, none, none, [])), designation(mine, bottommost_room)], Done).
%   CR 704.5u
test(sectors, Choices == [choice('A', sector(bear), [alpha_sector, beta_sector, gamma_sector])]) :-
    creature(bear, 'A', 1, 2/2, [keywords([space_sculptor])], Bear), done(Bear, [choices-Choices]).

:- end_tests(other_permanents).

:- begin_tests(attached).

aura(Meanings, Facts) :- plain(aura, 'A', 2, face([w], [enchantment], [aura], none, none, [keywords([enchant([type(creature)])])|Meanings]), Facts).

%   CR 704.5m, 303.4c
test(aura, Done == []) :- creature(bear, 'B', 1, 2/2, [], Bear), aura([], Aura), done([Bear, Aura, attached_to(aura, bear)], Done).
test(aura_unattached, Done == [graveyard-[aura]]) :- aura([], Aura), done(Aura, Done).
test(aura_on_a_land, Done == [graveyard-[aura]]) :- creature(bear, 'B', 1, 2/2, [set_type(self, [type(land)])], Bear), aura([], Aura), done([Bear, Aura, attached_to(aura, bear)], Done).
test(aura_protected, Rules == [['704.5m', '303.4c', '702.16c']]) :- creature(bear, 'B', 1, 2/2, [keywords([protection([color(white)])])], Bear), aura([], Aura), rules([Bear, Aura, attached_to(aura, bear)], Rules).
test(aura_of_what_dies, Done == [dies-[bear], graveyard-[aura]]) :- creature(bear, 'B', 1, 2/2, [], Bear), aura([], Aura), done([Bear, Aura, attached_to(aura, bear), damage(bear, 2)], Done).
test(aura_phased_out_with_its_host, Done == []) :- creature(bear, 'B', 1, 2/2, [], Bear), aura([], Aura), done([Bear, Aura, attached_to(aura, bear), status(bear, phased_out)], Done).
%   CR 303.4d: a creature comes off, and goes to the graveyard by the next check.
test(aura_creature, Done == [dies-[aura], unattached-[aura]]) :-
    creature(bear, 'B', 1, 2/2, [], Bear), aura([], Aura), done([Bear, Aura, attached_to(aura, bear), gain(aura, 1, 'A', 9, all([add_type(self, [type(creature)]), pt_set(self, 2, 2)]))], Done).
%   CR 702.103f
test(bestowed, Done == [unattached-[satyr]]) :-
    creature(bear, 'B', 1, 2/2, [set_type(self, [type(land)])], Bear),
    plain(satyr, 'A', 2, face([g], [enchantment, creature], [satyr], 2, 2, [keywords([bestow([mana('{G}')])])]), Satyr), done([Bear, Satyr, attached_to(satyr, bear)], Done).

%   CR 704.5n, p
equipment(Facts) :- plain(axe, 'A', 2, face([1], [artifact], [equipment], none, none, []), Facts).

test(equipment, Done == []) :- creature(bear, 'B', 1, 2/2, [], Bear), equipment(Axe), done([Bear, Axe, attached_to(axe, bear)], Done).
test(equipment_on_no_creature, Done == [unattached-[axe]]) :- creature(bear, 'B', 1, 2/2, [set_type(self, [type(land)])], Bear), equipment(Axe), done([Bear, Axe, attached_to(axe, bear)], Done).
test(equipment_of_what_dies, Done == [dies-[bear], unattached-[axe]]) :- creature(bear, 'B', 1, 2/2, [], Bear), equipment(Axe), done([Bear, Axe, attached_to(axe, bear), damage(bear, 2)], Done).
test(equipment_creature, Rules == [['704.5p', '301.5c']]) :- creature(bear, 'B', 1, 2/2, [], Bear), equipment(Axe), rules([Bear, Axe, attached_to(axe, bear), gain(axe, 1, 'A', 9, all([add_type(self, [type(creature)]), pt_set(self, 2, 2)]))], Rules).
test(reconfigured, Done == []) :-
    creature(bear, 'A', 1, 2/2, [], Bear), plain(blades, 'A', 2, face([1], [artifact, creature], [equipment], 1, 1, [keywords([reconfigure([mana('{1}')])])]), Blades),
    done([Bear, Blades, attached_to(blades, bear)], Done).
test(other_permanent, Done == [unattached-[rock]]) :-
    creature(bear, 'A', 1, 2/2, [], Bear), plain(rock, 'A', 2, face([1], [artifact], [], none, none, []), Rock), done([Bear, Rock, attached_to(rock, bear)], Done).

%   CR 704.5z
role(Id, Player, Timestamp, [Facts, attached_to(Id, bear)]) :-
    plain(Id, Player, Timestamp, face(none, [enchantment], [aura, role], none, none, [keywords([enchant([type(creature)])])]), Facts).

test(roles, Done == [graveyard-[old]]) :- creature(bear, 'A', 1, 2/2, [], Bear), role(old, 'A', 2, Old), role(new, 'A', 3, New), done([Bear, Old, New], Done).
test(roles_of_two_players, Done == []) :- creature(bear, 'A', 1, 2/2, [], Bear), role(old, 'A', 2, Old), role(new, 'B', 3, New), done([Bear, Old, New], Done).

:- end_tests(attached).

:- begin_tests(editions).

%   The numbers in shared/rules/cr-*.txt, looked up there.
test(numbers, [forall(member(Edition-Rule-Number,
                             [ '2026-09-25'-'704.5j'-'704.5j', '2026-04-17'-'704.5y'-'704.5x', '2018-01-19'-'704.5j'-'704.5j',
                               '2013-07-11'-'704.5j'-'704.5k', '2012-07-01'-'704.5m'-'704.5n', '2012-07-01'-'702.16b'-'702.15b',
                               '2009-10-05'-'702.16b'-'702.14b', '2009-05-01'-'704.5j'-'420.5e', '2009-05-01'-'704.5g'-'420.5c',
                               '2018-07-13'-'115.1a'-'114.1a', '2009-10-05'-'115.1'-'113.1', '2020-11-20'-'702.111b'-'702.110b',
                               '2020-11-20'-'707.2'-'706.2', '2025-02-07'-'701.15b'-'701.38b', '2012-07-01'-'115'-'114'
                             ])), Found == Number]) :-
    edition_number(Edition, Rule, Found).
test(not_there_yet, fail) :- edition_number('2026-04-17', '704.5w', _).
test(not_there_any_more, Number == '704.5j') :- edition_number('2012-07-01', gone(planeswalker_uniqueness), Number).

:- end_tests(editions).

:- begin_tests(words).

%   Each action has words; all of them are done on these boards.
test(words, [forall(( board(Facts), with(Facts, state_based(w, decision(_, Reasons, _, _, _))), member(Reason, Reasons) ))]) :-
    reason_text(en, Reason, Text),
    string_length(Text, Length),
    Length > 0.

board([Bear, damage(bear, 2)]) :- creature(bear, 'A', 1, 2/2, [], Bear).
board([Bear, damage(bear, 2), standing_effect(1, 'A', 9, until(end_of_turn, regeneration(ref(bear)))), counters('A', poison, 10)]) :- creature(bear, 'A', 1, 2/2, [], Bear).
board([Bear, damage(bear, 2), token(bear), counters(bear, pt(1, 1), 1), counters(bear, pt(-1, -1), 1)]) :- creature(bear, 'A', 1, 2/2, [], Bear).
board([S, protector(siege, 'A'), player('C'), life('C', 20), hand('C', 0)]) :-
    S = [object(siege, battlefield, 'A', 'A', 1), printed(siege, front, face(siege, [r], from_cost, [], [battle], [siege], none, none, none, 4, []))].
board([Bear]) :- creature(bear, 'A', 1, 2/2, [keywords([space_sculptor, start_your_engines])], Bear).
board([A, Axe, attached_to(axe, a)]) :-
    plain(a, 'A', 1, face([w], [enchantment], [aura], none, none, []), A),
    plain(axe, 'A', 2, face([1], [artifact], [equipment], none, none, []), Axe).

:- end_tests(words).
