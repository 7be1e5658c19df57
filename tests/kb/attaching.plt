:- encoding(utf8).
:- use_module(worlds).
:- use_module(library(plunit)).
:- use_module(kb('game/attaching')).

/** <module> What may be attached to what (CR 301.5, 301.6, 303.4, 310.9, 701.3, 702.5, 702.6, 702.16c-d)
*/

%   An Aura, Equipment or other permanent of A with the meanings and a creature of B with the others: may it be attached there?

attachment(Types, Subtypes, Meanings, Facts) :-
    plain(thing, 'A', 5, face([w], Types, Subtypes, none, none, Meanings), Facts).

attach(Types, Subtypes, Meanings, CreatureMeanings, More, Verdict, Rules) :-
    attachment(Types, Subtypes, Meanings, Thing),
    creature(bear, 'B', 1, 2/2, CreatureMeanings, Bear),
    asked(bear, [Thing, Bear, More], Verdict, Rules).

asked(Host, Facts, Verdict, Rules) :-
    with(Facts, can_attach(w, thing, Host, disobeyed, decision(Verdict, Reasons, _, _, _))),
    findall(Rule, member(reason([cr(Rule)|_], _, _, _), Reasons), Rules).

aura(Enchants, CreatureMeanings, More, Verdict, Rules) :-
    attach([enchantment], [aura], [keywords(Enchants)], CreatureMeanings, More, Verdict, Rules).

equipment(CreatureMeanings, More, Verdict, Rules) :-
    attach([artifact], [equipment], [keywords([equip([subtype(knight)], [mana('{1}')])])], CreatureMeanings, More, Verdict, Rules).

:- begin_tests(auras).

%   CR 702.5a, 303.4
test(enchants, V-R == legal-[]) :- aura([enchant([type(creature)])], [], [], V, R).
test(enchants_another_kind, V-R == illegal-['702.5a']) :- aura([enchant([type(land)])], [], [], V, R).
test(enchants_a_quality, V == legal) :- aura([enchant([subtype(goblin), not(has(flying))])], [], [], V, _).
test(enchants_you_control, V == illegal) :- aura([enchant([type(creature), controlled_by(you)])], [], [], V, _).
test(no_enchant, V-R == illegal-['303.4']) :- attach([enchantment], [aura], [], [], [], V, R).
%   CR 702.5c: all of several.
test(both_enchants, V == legal) :- aura([enchant([type(creature)]), enchant([color(red)])], [], [], V, _).
test(one_of_two_enchants, V-R == illegal-['702.5c']) :- aura([enchant([type(creature)]), enchant([color(blue)])], [], [], V, R).
%   CR 702.5d
test(player, V == legal) :- attachment([enchantment], [aura], [keywords([enchant([player])])], F), asked('B', F, V, _).
test(opponent, V == illegal) :- attachment([enchantment], [aura], [keywords([enchant([opponent])])], F), asked('A', F, V, _).
test(player_aura_on_a_permanent, V-R == illegal-['702.5d']) :- aura([enchant([player])], [], [], V, R).
test(creature_aura_on_a_player, V == illegal) :- attachment([enchantment], [aura], [keywords([enchant([type(creature)])])], F), asked('B', F, V, _).
%   Where it must be.
test(phased_out, V-R == illegal-['702.26b']) :- aura([enchant([type(creature)])], [], [status(bear, phased_out)], V, R).
test(card_in_a_graveyard, V == legal) :-
    attachment([enchantment], [aura], [keywords([enchant([type(creature), card, zone(graveyard, any)])])], F),
    asked(dead, [F, object(dead, graveyard, 'B', 'B', 1), printed(dead, front, face(dead, [g], from_cost, [], [creature], [bear], 2, 2, none, none, []))], V, _).
test(gone, V == illegal) :-
    attachment([enchantment], [aura], [keywords([enchant([type(creature)])])], F),
    asked(dead, [F, object(dead, graveyard, 'B', 'B', 1), printed(dead, front, face(dead, [g], from_cost, [], [creature], [bear], 2, 2, none, none, []))], V, _).
%   CR 303.4d
test(itself, R == ['303.4d']) :- attachment([enchantment], [aura], [keywords([enchant([type(enchantment)])])], F), asked(thing, F, illegal, R).
test(a_creature, V-R == illegal-['303.4d']) :- aura([enchant([type(creature)])], [], [gain(thing, 1, 'A', 9, add_type(self, [type(creature)]))], V, R).
%   CR 701.3b, 310.9
test(no_attachment, V-R == illegal-['701.3b']) :- attach([artifact], [], [], [], [], V, R).
test(battle, V-R == illegal-['310.9']) :- aura([enchant([type(creature)])], [], [gain(thing, 1, 'A', 9, add_type(self, [type(battle)]))], V, R).
%   CR 702.103b: a card with bestow in hand is looked at as bestowed.
test(bestow, V == legal) :-
    creature(bear, 'B', 1, 2/2, [], Bear),
    asked(bear, [Bear, object(thing, hand, 'A', 'A', 2), printed(thing, front, face(thing, [g], from_cost, [], [enchantment, creature], [satyr], 2, 2, none, none, [line(1, keywords([bestow([mana('{G}')])]), [])]))], V, _).
test(bestow_not_bestowed, V-R == illegal-['701.3b']) :- attach([enchantment, creature], [satyr], [keywords([bestow([mana('{G}')])])], [], [], V, R).

:- end_tests(auras).

:- begin_tests(equipment).

%   CR 301.5: a creature; who controls it and what equip may target don't matter (CR 702.6c).
test(equips, V-R == legal-[]) :- equipment([], [], V, R).
test(no_creature, V-R == illegal-['301.5']) :- equipment([set_type(self, [type(artifact)])], [], V, R).
test(player, V-R == illegal-['301.5']) :- attachment([artifact], [equipment], [], F), asked('B', F, V, R).
%   CR 301.5c
test(itself, R == ['301.5c', '301.5']) :- attachment([artifact], [equipment], [], F), asked(thing, F, illegal, R).
test(a_creature, V-R == illegal-['301.5c']) :- equipment([], [gain(thing, 1, 'A', 9, add_type(self, [type(creature)]))], V, R).
test(reconfigure, V == legal) :- attach([artifact, creature], [equipment], [keywords([reconfigure([mana('{1}')])])], [], [], V, _).
test(lost_its_subtype, V-R == illegal-['701.3b']) :- equipment([], [gain(thing, 1, 'A', 9, set_type(self, [type(artifact), subtype(clue)]))], V, R).
%   CR 301.6
test(fortifies, V == legal) :- attach([artifact], [fortification], [], [set_type(self, [type(land)])], [], V, _).
test(fortifies_no_land, V-R == illegal-['301.6']) :- attach([artifact], [fortification], [], [], [], V, R).
%   A card's own words.
test(only_to, V-R == illegal-['301.5b']) :- attach([artifact], [equipment], [restriction(self, can_attach_only([supertype(legendary), type(creature)]))], [], [], V, R).
test(only_to_such, V == legal) :- attach([artifact], [equipment], [restriction(self, can_attach_only([subtype(goblin)]))], [], [], V, _).
test(cant_be_equipped, V-R == illegal-['301.5b']) :- equipment([restriction(self, cant_be_attached([subtype(equipment)]))], [], V, R).
test(cant_be_enchanted, V == legal) :- equipment([restriction(self, cant_be_attached([subtype(aura)]))], [], V, _).
test(by_other_things, V == illegal) :-
    plain(coat, 'B', 3, face([2], [artifact], [equipment], none, none, [restriction(host(equipped, [type(creature)]), cant_be_attached([other(self), subtype(equipment)]))]), Coat),
    equipment([], [Coat, attached_to(coat, bear)], V, _).

:- end_tests(equipment).

:- begin_tests(protection).

%   CR 702.16c, d, j, k
test(aura, V-R == illegal-['702.16c']) :- aura([enchant([type(creature)])], [keywords([protection([color(white)])])], [], V, R).
test(aura_of_another_color, V == legal) :- aura([enchant([type(creature)])], [keywords([protection([color(red)])])], [], V, _).
test(equipment, V-R == illegal-['702.16d']) :- equipment([keywords([protection([type(artifact)])])], [], V, R).
test(fortification, V-R == illegal-['702.16d']) :-
    attach([artifact], [fortification], [], [keywords([protection([type(artifact)])])], [gain(bear, 1, 'B', 9, set_type(self, [type(land)]))], V, R).
test(everything, Rules == [[cr('702.16c'), cr('702.16j'), cr('701.3a')]]) :-
    attachment([enchantment], [aura], [keywords([enchant([type(creature)])])], F), creature(bear, 'B', 1, 2/2, [keywords([protection([])])], Bear),
    with([F, Bear], can_attach(w, thing, bear, disobeyed, decision(_, Reasons, _, _, _))),
    findall(Rs, member(reason(Rs, _, _, _), Reasons), Rules).
test(from_player, V == illegal) :- aura([enchant([type(creature)])], [keywords([protection([belongs_to(ref('A'))])])], [], V, _).
test(from_coloured_spells, V == legal) :- aura([enchant([type(creature)])], [keywords([protection([spell, color(any)])])], [], V, _).
test(player, V-R == illegal-['702.16c']) :-
    attachment([enchantment], [aura], [keywords([enchant([player])])], F),
    plain(halo, 'B', 6, face([w], [enchantment], [], none, none, [grant(player(you), keywords([protection([color(white)])]))]), Halo),
    asked('B', [F, Halo], V, R).
test(hexproof_player, V == legal) :-
    attachment([enchantment], [aura], [keywords([enchant([player])])], F),
    plain(leyline, 'B', 6, face([w], [enchantment], [], none, none, [grant(player(you), keywords([hexproof]))]), Leyline),
    asked('B', [F, Leyline], V, _).

%   CR 702.16n: its own protection doesn't remove it, where it is attached already; another instance does.
ward(all([grant(host(enchanted, [type(creature)]), keywords([protection([color(white)])])), doesnt_remove(self)])).

warded(CreatureMeanings, More, Verdict) :-
    ward(Ward),
    attach([enchantment], [aura], [keywords([enchant([type(creature)])]), Ward], CreatureMeanings, More, Verdict, _).

test(stays, V == legal) :- warded([], [attached_to(thing, bear)], V).
test(another_instance, V == illegal) :- warded([keywords([protection([color(white)])])], [attached_to(thing, bear)], V).
test(others_cant_come, V == illegal) :-
    ward(Ward), plain(ward, 'A', 3, face([w], [enchantment], [aura], none, none, [keywords([enchant([type(creature)])]), Ward]), Facts),
    aura([enchant([type(creature)])], [], [Facts, attached_to(ward, bear)], V, _).

:- end_tests(protection).
