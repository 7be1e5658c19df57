:- encoding(utf8).
:- use_module(worlds).
:- use_module(library(plunit)).
:- use_module(kb('game/targeting')).
:- use_module(kb('game/labels')).

/** <module> What may have which target (CR 115, 601.2c, 702.11, 702.16, 702.18, 702.21)
*/

%   A card in its owner's zone: its face is face(Cost, Types, Subtypes, Meanings).

card(Id, Zone, Player, Timestamp, face(Cost, Types, Subtypes, Meanings),
     [ object(Id, Zone, Player, Player, Timestamp),
       printed(Id, front, face(Id, Cost, from_cost, [], Types, Subtypes, none, none, none, none, Lines))
     ]) :-
    findall(line(N, Meaning, []), nth1(N, Meanings, Meaning), Lines).

%   A spell of A in hand with the meanings, red unless said otherwise, and a creature of B with the others: may the spell target it?

target(SpellMeanings, CreatureMeanings, More, Verdict, Rules) :-
    target([r], SpellMeanings, CreatureMeanings, More, Verdict, Rules).

target(Cost, SpellMeanings, CreatureMeanings, More, Verdict, Rules) :-
    creature(bear, 'B', 1, 2/2, CreatureMeanings, Bear),
    card(spell, hand, 'A', 2, face(Cost, [instant], [], SpellMeanings), Spell),
    asked(spell, bear, [Bear, Spell, More], Verdict, Rules).

asked(Label, Target, Facts, Verdict, Rules) :-
    with(Facts, can_target(w, Label, Target, disobeyed, decision(Verdict, Reasons, _, _, _))),
    findall(Rule, member(reason([cr(Rule)|_], _, _, _), Reasons), Rules).

destroys(Filter, [destroy(target(1, Filter))]).

murder(Meanings) :- destroys([type(creature)], Meanings).

:- begin_tests(phrases).

%   CR 115.1, 601.2c
test(fits, V-R == legal-[]) :- murder(M), target(M, [], [], V, R).
test(doesnt_fit, V-R == illegal-['115.1a']) :- destroys([type(artifact)], M), target(M, [], [], V, R).
test(no_target, V-R == illegal-['115.1a']) :- target([destroy(each([type(creature)]))], [], [], V, R).
test(one_phrase_of_two, V-R == legal-[]) :-
    target([destroy(target(1, [type(artifact)])), destroy(target(1, [type(creature)]))], [], [], V, R).
test(no_phrase_of_two, R == ['115.1a', '115.1a']) :-
    target([destroy(target(1, [type(artifact)])), destroy(target(1, [type(land)]))], [], [], illegal, R).
test(a_mode, V == legal) :- target([modes(1, 1, [destroy(target(1, [type(artifact)])), exile(target(1, [type(creature)]))])], [], [], V, _).
test(opponents_creature, V == legal) :- destroys([type(creature), controlled_by(opponent)], M), target(M, [], [], V, _).
test(own_creature, V == illegal) :- destroys([type(creature), controlled_by(you)], M), target(M, [], [], V, _).

%   CR 109.2, 115.2: a permanent, unless a zone is named.
test(in_a_graveyard, V-R == illegal-['109.2']) :-
    murder(M), card(dead, graveyard, 'B', 3, face([g], [creature], [bear], []), Dead), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    asked(spell, dead, [Dead, Spell], V, R).
test(card_in_a_graveyard, V-R == legal-[]) :-
    destroys([type(creature), card, zone(graveyard, any)], M),
    card(dead, graveyard, 'B', 3, face([g], [creature], [bear], []), Dead), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    asked(spell, dead, [Dead, Spell], V, R).
test(card_but_not_in_the_graveyard, V-R == illegal-['109.2a']) :-
    destroys([type(creature), card, zone(graveyard, any)], M), target(M, [], [], V, R).
test(spell, V-R == legal-[]) :-
    destroys([spell], M), card(other, stack, 'B', 3, face([g], [creature], [bear], []), Other), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    asked(spell, other, [Other, Spell], V, R).
test(no_spell, V-R == illegal-['109.2b']) :- destroys([spell], M), target(M, [], [], V, R).
%   CR 115.5
test(itself, V-R == illegal-['115.5']) :-
    destroys([spell], M), card(spell, stack, 'A', 2, face([r], [instant], [], M), Spell), asked(spell, spell, [Spell], V, R).
%   CR 702.26b
test(phased_out, V-R == illegal-['702.26b']) :- murder(M), target(M, [], [status(bear, phased_out)], V, R).

%   CR 115.4
any([deal_damage(self, 3, target(1, [any_target]))]).

test(any_target_creature, V == legal) :- any(M), target(M, [], [], V, _).
test(any_target_player, V == legal) :- any(M), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell), asked(spell, 'B', [Spell], V, _).
test(any_target_planeswalker, V == legal) :- any(M), target(M, [set_type(self, [type(planeswalker)])], [], V, _).
test(any_target_battle, V == legal) :- any(M), target(M, [set_type(self, [type(battle)])], [], V, _).
test(any_target_artifact, V-R == illegal-['115.4']) :- any(M), target(M, [set_type(self, [type(artifact)])], [], V, R).
test(players, V-R == illegal-['115.1a']) :- target([draw(target(1, [player]), 1)], [], [], V, R).
test(creature_or_player, V == legal) :- destroys([any_of([type(creature), player])], M), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell), asked(spell, 'A', [Spell], V, _).
test(opponent, V == illegal) :- card(spell, hand, 'A', 2, face([r], [instant], [], [draw(target(1, [opponent]), 1)]), Spell), asked(spell, 'A', [Spell], V, _).

%   An X that isn't chosen yet can be anything; one that is must fit.
test(open_x, V == legal) :- destroys([type(creature), mana_value(exactly(x))], M), target(M, [], [], V, _).
test(chosen_x, V == illegal) :- destroys([type(creature), mana_value(exactly(x))], M), target(M, [], [stack_choice(spell, x, 1)], V, _).

%   What a text only grants, or its delayed trigger targets, is no target of the spell.
test(granted_ability, V-R == illegal-['115.1a']) :- target([until(end_of_turn, grant(each([type(creature)]), activated([tap], destroy(target(1, [type(creature)])))))], [], [], V, R).
test(delayed_trigger, V-R == illegal-['115.1a']) :- target([delayed(begins(end, any), destroy(target(1, [type(creature)])))], [], [], V, R).

:- end_tests(phrases).

:- begin_tests(labels).

ability(Meanings, Label, Target, Verdict, Rules) :-
    creature(elf, 'A', 1, 1/1, Meanings, Elf),
    creature(bear, 'B', 2, 2/2, [], Bear),
    asked(Label, Target, [Elf, Bear], Verdict, Rules).

tapper(activated([tap], tap(target(1, [type(creature), other(self)])))).

test(line, V == legal) :- tapper(T), ability([keywords([flying]), T], 'elf/2', bear, V, _).
test(another, V-R == illegal-['115.1c']) :- tapper(T), ability([T], 'elf/1', elf, V, R).
test(other_line, V-R == illegal-['115.1e']) :- tapper(T), ability([keywords([flying]), T], 'elf/1', bear, V, R).
test(any_of_them, V == legal) :- tapper(T), ability([keywords([flying]), T], 'elf/*', bear, V, _).
test(triggered, V-R == illegal-['115.1d']) :- ability([triggered(enters(self), tap(target(1, [type(artifact)])))], 'elf/1', bear, V, R).
test(no_such_line, throws(error(existence_error('spell or ability', 'elf/3'), _))) :- tapper(T), ability([T], 'elf/3', bear, _, _).
test(lost_ability, V == legal) :-
    tapper(T), creature(elf, 'A', 1, 1/1, [T], Elf), creature(bear, 'B', 2, 2/2, [], Bear),
    asked('elf/1', bear, [Elf, Bear, gain(elf, 1, 'B', 3, lose(self, all_abilities))], V, _).
test(effect, V == legal) :- creature(bear, 'B', 2, 2/2, [], Bear), murder([M]), asked('effect/1', bear, [Bear, standing_effect(1, 'A', 3, delayed(begins(end, any), M))], V, _).
test(copy, V == legal) :- murder(M), creature(bear, 'B', 2, 2/2, [], Bear), card(bolt, stack, 'A', 3, face([r], [instant], [], M), Bolt), asked('copy of bolt', bear, [Bear, Bolt], V, _).
test(on_the_stack, V == legal) :-
    tapper(T), creature(elf, 'A', 1, 1/1, [T], Elf), murder(_),
    card(stifle, hand, 'B', 3, face([u], [instant], [], [counter(target(1, [ability]))]), Stifle),
    asked(stifle, 'elf/1', [Elf, Stifle, stack_ability('elf/1', elf, 1, activated, 'A')], V, _).
test(object_of_a_label, Object == elf) :- tapper(T), creature(elf, 'A', 1, 1/1, [T], Elf), with([Elf], label_object(w, 'elf/1', Object)).

%   CR 702.6a, 702.6c, 702.67a, 702.151a
equipment(Keyword, Facts) :- plain(axe, 'A', 5, face([1], [artifact], [equipment], none, none, [keywords([Keyword])]), Facts).

equipping(Keyword, Owner, More, Verdict, Rules) :-
    equipment(Keyword, Axe), creature(bear, Owner, 2, 2/2, [], Bear),
    functor(Keyword, Name, _), atomic_list_concat([axe, /, Name], Label),
    asked(Label, bear, [Axe, Bear, More], Verdict, Rules).

test(equip, V == legal) :- equipping(equip([], [mana('{1}')]), 'A', [], V, _).
test(equip_of_an_opponent, V-R == illegal-['702.6a']) :- equipping(equip([], [mana('{1}')]), 'B', [], V, R).
test(equip_quality, V-R == illegal-['702.6c']) :- equipping(equip([subtype(knight)], [mana('{1}')]), 'A', [], V, R).
test(equip_quality_met, V == legal) :- equipping(equip([subtype(goblin)], [mana('{1}')]), 'A', [], V, _).
test(equip_planeswalker, V-R == illegal-['702.6e']) :- equipping(equip([type(planeswalker)], [mana('{1}')]), 'A', [], V, R).
test(reconfigure, V == legal) :- equipping(reconfigure([mana('{1}')]), 'A', [], V, _).
test(fortify, V-R == illegal-['702.67a']) :- equipping(fortify([mana('{1}')]), 'A', [], V, R).
test(fortify_land, V == legal) :- equipping(fortify([mana('{1}')]), 'A', [gain(bear, 1, 'A', 9, set_type(self, [type(land)]))], V, _).

%   CR 702.5a, c, d, 303.4a: an Aura spell.
aura(Enchants, Target, Facts, Verdict, Rules) :-
    card(aura, hand, 'A', 4, face([w], [enchantment], [aura], Enchants), Aura),
    asked(aura, Target, [Aura, Facts], Verdict, Rules).

test(aura, V == legal) :- creature(bear, 'B', 2, 2/2, [], Bear), aura([keywords([enchant([type(creature)])])], bear, Bear, V, _).
test(aura_of_another_kind, V-R == illegal-['702.5a']) :- creature(bear, 'B', 2, 2/2, [], Bear), aura([keywords([enchant([type(land)])])], bear, Bear, V, R).
test(aura_two_enchants, V-R == illegal-['702.5c']) :-
    creature(bear, 'B', 2, 2/2, [], Bear), aura([keywords([enchant([type(creature)])]), keywords([enchant([controlled_by(you)])])], bear, Bear, V, R).
test(aura_of_players, V-R == illegal-['702.5d']) :- creature(bear, 'B', 2, 2/2, [], Bear), aura([keywords([enchant([player])])], bear, Bear, V, R).
test(aura_on_a_player, V == legal) :- aura([keywords([enchant([player])])], 'B', [], V, _).

%   CR 702.103b: bestowed, it is an Aura and no creature; CR 702.140a, 702.113a: other ways of casting.
test(bestow, V == legal) :-
    creature(bear, 'B', 2, 2/2, [keywords([protection([type(creature)])])], Bear),
    card(satyr, hand, 'A', 4, face([g], [enchantment, creature], [satyr], [keywords([bestow([mana('{G}')])])]), Satyr),
    asked(satyr, bear, [Bear, Satyr], V, _).
test(mutate, V == legal) :-
    creature(bear, 'A', 2, 2/2, [], Bear),
    card(beast, hand, 'A', 4, face([g], [creature], [beast], [keywords([mutate([mana('{G}')])])]), Beast), asked(beast, bear, [Bear, Beast], V, _).
test(mutate_of_another_owner, V == illegal) :-
    creature(bear, 'B', 2, 2/2, [], Bear),
    card(beast, hand, 'A', 4, face([g], [creature], [beast], [keywords([mutate([mana('{G}')])])]), Beast), asked(beast, bear, [Bear, Beast], V, _).

:- end_tests(labels).

:- begin_tests(shields).

%   CR 702.18a
test(shroud, V-R == illegal-['702.18a']) :- murder(M), target(M, [keywords([shroud])], [], V, R).
test(own_shroud, V == illegal) :-
    murder(M), creature(bear, 'A', 1, 2/2, [keywords([shroud])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell), asked(spell, bear, [Bear, Spell], V, _).
%   CR 702.11b
test(hexproof, V-R == illegal-['702.11b']) :- murder(M), target(M, [keywords([hexproof])], [], V, R).
test(own_hexproof, V == legal) :-
    murder(M), creature(bear, 'A', 1, 2/2, [keywords([hexproof])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell), asked(spell, bear, [Bear, Spell], V, _).
%   CR 702.11d, e
test(hexproof_from, V-R == illegal-['702.11d']) :- murder(M), target(M, [keywords([hexproof_from([color(red)])])], [], V, R).
test(hexproof_from_other, V == legal) :- murder(M), target(M, [keywords([hexproof_from([color(blue)])])], [], V, _).
test(hexproof_from_abilities, V == legal) :- murder(M), target(M, [keywords([hexproof_from([ability])])], [], V, _).
test(as_though_no_hexproof, V == legal) :-
    murder(M), target(M, [keywords([hexproof_from([color(red)])])], [standing_effect(1, 'A', 5, permission(each([type(creature)]), targeted_as_though_no(hexproof)))], V, _).

%   CR 702.16b, j, k
test(protection, V-R == illegal-['702.16b']) :- murder(M), target(M, [keywords([protection([color(red)])])], [], V, R).
test(protection_from_other, V == legal) :- murder(M), target(M, [keywords([protection([color(white)])])], [], V, _).
test(protection_from_everything, Rules == [[cr('702.16b'), cr('702.16j'), cr('601.2c')]]) :-
    murder(M), creature(bear, 'B', 1, 2/2, [keywords([protection([])])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    with([Bear, Spell], can_target(w, spell, bear, disobeyed, decision(_, Reasons, _, _, _))),
    findall(Rs, member(reason(Rs, _, _, _), Reasons), Rules).
test(protection_from_player, V == illegal) :- murder(M), target(M, [keywords([protection([belongs_to(ref('A'))])])], [], V, _).
test(protection_from_other_player, V == legal) :- murder(M), target(M, [keywords([protection([belongs_to(ref('B'))])])], [], V, _).
test(protection_from_a_type, V == illegal) :- murder(M), target(M, [keywords([protection([type(instant)])])], [], V, _).
%   The source of an ability, not the ability, has the quality; coloured spells aren't abilities.
test(protection_from_the_source, V == illegal) :-
    creature(bear, 'B', 1, 2/2, [keywords([protection([color(red)])])], Bear), creature(elf, 'A', 2, 1/1, [activated([tap], tap(target(1, [type(creature)])))], Elf),
    asked('elf/1', bear, [Bear, Elf], V, _).
test(protection_from_coloured_spells, V == legal) :-
    creature(bear, 'B', 1, 2/2, [keywords([protection([spell, color(any)])])], Bear), creature(elf, 'A', 2, 1/1, [activated([tap], tap(target(1, [type(creature)])))], Elf),
    asked('elf/1', bear, [Bear, Elf], V, _).
test(coloured_spell, V == illegal) :- murder(M), target(M, [keywords([protection([spell, color(any)])])], [], V, _).
test(colourless_spell, V == legal) :- murder(M), target([2], M, [keywords([protection([spell, color(any)])])], [], V, _).
%   CR 702.114a: a devoid spell is colourless wherever it is.
test(devoid, V == legal) :- target([keywords([devoid]), destroy(target(1, [type(creature)]))], [keywords([protection([color(red)])])], [], V, _).

%   A card's own words, CR 601.2c, 101.2.
test(cant_be_target, V-R == illegal-['601.2c']) :- murder(M), target(M, [restriction(self, cant_be_target([]))], [], V, R).
test(cant_be_target_of_others, V == legal) :- murder(M), target(M, [restriction(self, cant_be_target([spell, subtype(aura)]))], [], V, _).

%   Players: CR 702.11c, 702.16b, k, 702.18a.
player(Fact, Verdict, Rules) :-
    card(spell, hand, 'A', 2, face([r], [instant], [], [draw(target(1, [player]), 1)]), Spell),
    plain(leyline, 'B', 3, face([w], [enchantment], [], none, none, [Fact]), Leyline),
    asked(spell, 'B', [Spell, Leyline], Verdict, Rules).

test(hexproof_player, V-R == illegal-['702.11c']) :- player(grant(player(you), keywords([hexproof])), V, R).
test(shroud_player, V-R == illegal-['702.18a']) :- player(grant(player(you), keywords([shroud])), V, R).
test(protected_player, V-R == illegal-['702.16b']) :- player(grant(player(you), keywords([protection([color(red)])])), V, R).
test(player_protected_from_opponents, V-R == illegal-['702.16b']) :- player(grant(player(you), keywords([protection([belongs_to(opponent)])])), V, R).
test(other_player, V == legal) :- player(grant(player(opponent), keywords([hexproof])), V, _).
test(shield_not_held_now, V == legal) :- player(when(turn(you), grant(player(you), keywords([hexproof]))), V, _).

%   CR 702.21a: ward is no bar; it names what it will cost.
test(ward, V-Notes == legal-[cost(reason([cr('702.21a')], keyword(ward([mana('{2}')]), bear), [bear], ward([mana('{2}')])), [mana('{2}')])]) :-
    murder(M), creature(bear, 'B', 1, 2/2, [keywords([ward([mana('{2}')])])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    with([Bear, Spell], can_target(w, spell, bear, disobeyed, decision(V, _, _, _, Notes))).
test(own_ward, Notes == []) :-
    murder(M), creature(bear, 'A', 1, 2/2, [keywords([ward([mana('{2}')])])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    with([Bear, Spell], can_target(w, spell, bear, disobeyed, decision(_, _, _, _, Notes))).

test(silenced_ward, Notes == []) :-
    murder(M), creature(bear, 'B', 1, 2/2, [keywords([ward([mana('{2}')])])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    plain(run, 'A', 3, face([b], [enchantment], [], none, none, [restriction(each([keyword(ward), ability, of(each([type(creature), controlled_by(opponent)]))]), cant_trigger)]), Run),
    with([Bear, Spell, Run], can_target(w, spell, bear, disobeyed, decision(_, _, _, _, Notes))).

%   CR 601.2f: what it costs more to target.
test(costs_more, Costs == [[mana('{2}')]]) :-
    murder(M), creature(bear, 'B', 1, 2/2, [cost_to(target(self, [spell, controlled_by(opponent)]), [mana('{2}')])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    with([Bear, Spell], can_target(w, spell, bear, disobeyed, decision(legal, _, _, _, Notes))),
    findall(Cost, member(cost(_, Cost), Notes), Costs).
test(costs_others_more, Notes == []) :-
    murder(M), creature(bear, 'A', 1, 2/2, [cost_to(target(self, [spell, controlled_by(opponent)]), [mana('{2}')])], Bear), card(spell, hand, 'A', 2, face([r], [instant], [], M), Spell),
    with([Bear, Spell], can_target(w, spell, bear, disobeyed, decision(legal, _, _, _, Notes))).

%   CR 601.2c: something demands to be among the targets.
flagbearer(Number, Verdict) :-
    creature(bear, 'B', 1, 2/2, [], Bear),
    plain(flag, 'B', 3, face([w], [creature], [flagbearer], 1, 1, [requirement(player(opponent), targets_must_include([subtype(flagbearer), zone(battlefield, any)]))]), Flag),
    card(spell, hand, 'A', 2, face([r], [instant], [], [destroy(target(Number, [type(creature)]))]), Spell),
    asked(spell, bear, [Bear, Flag, Spell], Verdict, _).

test(flagbearer, V == illegal) :- flagbearer(1, V).
test(flagbearer_with_room, V == legal) :- flagbearer(2, V).

%   The spell is judged as it is on the stack, so a hand counts one card less (CR 601.2a).
test(cast_from_hand, V == legal) :-
    creature(bear, 'B', 1, 2/2, [], Bear),
    card(spell, hand, 'A', 2, face([r], [instant], [], [destroy(target(1, [type(creature), power(greater_than(count([card, zone(hand, you)])))]))]), Spell),
    with([Bear, Spell], ( retractall(lawmage_board:hand(w, _, _)), assertz(lawmage_board:hand(w, 'A', 2)),
                          can_target(w, spell, bear, disobeyed, decision(V, _, _, _, _)) )).

:- end_tests(shields).
