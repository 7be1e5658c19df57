:- encoding(utf8).
:- module(lawmage_antecedents_tests, []).
:- use_module(library(plunit)).
:- use_module(kb(oracle/oracle)).

/** <module> Pronouns, "that creature" and "another": what they mean
*/

%   reading(+Types, +Text, -Meaning): the first line of Text on a card of Types.

reading(Types, Text, Meaning) :-
    read_text(card('Bob', Types, []), Text, [reading(1, Meaning, _)|_]).

reading(Text, Meaning) :-
    reading([creature], Text, Meaning).

:- begin_tests(shared_targets).

test(two_predicates_of_another_target, M == until(end_of_turn, all([pt_mod(T, 1, 0), grant(T, keywords([trample]))]))) :-
    T = target(1, [other(self), subtype(wall)]),
    reading("{G}: Another target Wall gets +1/+0 and gains trample until end of turn.", activated(_, M)).

test(tap_or_untap_another, M == one_of([tap(T), untap(T)])) :-
    T = target(1, [other(self), subtype(wall)]),
    reading("{U}: Tap or untap another target Wall.", activated(_, M)).

test(two_targets_that_read_alike, M == all([tap(T), untap(nth(2, T))])) :-
    T = target(1, [subtype(wall)]),
    reading([sorcery], "Tap target Wall, then untap target Wall.", M).

:- end_tests(shared_targets).

:- begin_tests(groups_moved).

%   CR 608.2c
test(those_exiled_come_back, M == all([exile(each([type(creature)])), move(it, battlefield, [controlled_by(owner)])])) :-
    reading([sorcery], "Exile all creatures, then return them to the battlefield under their owners' control.", M).

test(other_than_the_original, M == until(end_of_turn, becomes_copy(each([other(T), type(creature)]), T))) :-
    T = target(1, [type(creature)]),
    reading([instant], "Each other creature becomes a copy of target creature until end of turn.", M).

:- end_tests(groups_moved).

:- begin_tests(blocking_or_blocked_by).

test(sources_after_the_recipient, M == prevent(all, each([type(creature), blocked_by(self)]), self)) :-
    reading("Prevent all damage that would be dealt to this creature by creatures it's blocking.", M).

test(object_of_both_participles, M == grant(each([subtype(elf), any_of([blocking(self), blocked_by(self)])]), keywords([lifelink]))) :-
    reading("Elves blocking or blocked by this creature have lifelink.", M).

test(one_of_a_kind, C == matches(self, [any_of([blocking(E), blocked_by(E)])])) :-
    E = each([subtype(elf)]),
    reading("This creature has reach as long as it's blocking or blocked by an Elf.", when(C, _)).

test(attacking_or_blocking_alone, M == destroy(target(1, [any_of([attacking, blocking]), subtype(elf)]))) :-
    reading([sorcery], "Destroy target attacking or blocking Elf.", M).

:- end_tests(blocking_or_blocked_by).

:- begin_tests(that_opponent).

test(who_attacks, M == requirement(each([type(creature), controlled_by(attacking_player)]), attack_if_able)) :-
    reading("If a creature an opponent controls attacks, all creatures that opponent controls attack if able.", when(_, M)).

:- end_tests(that_opponent).

:- begin_tests(other_than_what).

test(with_lesser_power, M == choose(choose(1, [other(T), attacking, type(creature), power(less_than(stat(power, T)))]))) :-
    T = target(1, [attacking, type(creature)]),
    reading("{T}: Tap target attacking creature. Then choose another attacking creature with lesser power.",
            activated(_, all([_, M]))).

test(up_to_one_other_of_three, M == until(end_of_turn, all([pt_mod(T1, 3, 3), pt_mod(T2, 2, 2), pt_mod(T3, 1, 1)]))) :-
    T1 = target(1, [subtype(elf)]),
    T2 = target(up_to(1), [other(T1), subtype(elf)]),
    T3 = target(up_to(1), [other(T2), other(T1), subtype(elf)]),
    reading([sorcery],
            "Until end of turn, target Elf gets +3/+3, up to one other target Elf gets +2/+2, and up to one other target Elf gets +1/+1.",
            M).

test(a_target_of_another_sort, M == destroy(target(up_to(1), [other(self), attacking, type(creature)]))) :-
    reading("When this creature enters, tap target Equipment, then destroy up to one other target attacking creature.",
            triggered(_, all([_, M]))).

test(what_entered_is_no_creature, M == until(end_of_turn, pt_mod(each([other(self), type(creature), controlled_by(you)]), 1, 0))) :-
    reading("Whenever a land you control enters, other creatures you control get +1/+0 until end of turn.", triggered(_, M)).

test(what_attacks_is_one, M == until(end_of_turn, pt_mod(each([other(event_object), attacking, type(creature)]), 1, 0))) :-
    reading("Whenever an Elf you control attacks, other attacking creatures get +1/+0 until end of turn.", triggered(_, M)).

test(second_event, E == any_of([enters(Elf), leaves(Elf)])) :-
    Elf = each([other(self), subtype(elf), controlled_by(you)]),
    reading("Whenever another Elf you control enters or leaves the battlefield, you gain 1 life.", triggered(E, _)).

test(spell_of_a_spell, C == happened(this_turn, cast(you, [other(self), type(instant), spell]), at_least(1))) :-
    reading([instant], "Target Elf gets +1/+0 until end of turn if you've cast another instant spell this turn.",
            when(C, _)).

test(all_others_of_the_name, M == destroy(each([other(T), type(artifact), shares(name, T)]))) :-
    T = target(1, [type(artifact)]),
    reading("When this creature enters, destroy target artifact and all other artifacts with the same name as that artifact.",
            triggered(_, all([_, M]))).

test(chosen_and_others, M == restriction(each([other(chosen(object, [subtype(elf)])), type(creature)]), cant_attack)) :-
    reading([sorcery], "This turn, the chosen Elves attack if able, and other creatures can't attack.",
            until(_, all([_, M]))).

:- end_tests(other_than_what).

:- begin_tests(that_player).

test(controller_of_the_target, C == amount(count([other(T), subtype(elf), controlled_by(controller(T))]), exactly(0))) :-
    T = target(1, [subtype(elf), controlled_by(opponent)]),
    reading("When this creature enters, target Elf an opponent controls gets -1/-1 until end of turn if that opponent controls no other Elves.",
            triggered(_, all([when(C, _)]))).

test(never_any_player, M == when(done, until(your_next_turn, restriction(each([subtype(elf), controlled_by(that_player)]), cant_attack([you]))))) :-
    read_text(card('Bob', [sorcery], []), "Each player may draw a card. If a player does, Elves that player controls can't attack you until your next turn.",
              [reading(1, _, [_, clause(2, M, _, _, _)])]).

test(each_in_turn, M == until(during_turn(actor), restriction(player(each([opponent])), cant_cast([spell])))) :-
    reading([sorcery], "Each opponent can't cast spells during that player's next turn.", M).

test(lands_of_each_player,
     M == grant(each([subtype(forest), controlled_by(each([player, amount(count([type(land), controlled_by(own)]), at_most(3))]))]), keywords([shroud]))) :-
    reading([enchantment], "Forests each player controls have shroud as long as that player controls three or fewer lands.", M).

test(they_attack_with_creatures, M == until(end_of_combat, restriction(each([type(creature), controlled_by(that_player)]), cant_attack([you])))) :-
    read_text(card('Bob', [creature], []), "At the beginning of combat on each opponent's turn, that opponent may draw a card. If they don't, they can't attack you this combat.",
              [reading(1, _, [_, clause(2, when(not(done), M), _, _, _)])]).

:- end_tests(that_player).

:- begin_tests(possessives).

test(turn_of_the_subject_s_controller, M == until(during_turn(controller(T)), requirement(T, attack_if_able([self])))) :-
    T = target(1, [subtype(elf), controlled_by(opponent)]),
    reading([planeswalker], "[+2]: Target Elf an opponent controls attacks Bob during its controller's next turn if able.", activated(_, M)).

test(last_turn_of_its_controller,
     F == [subtype(elf), happened(last_turn(controller(own)), attacks(own), at_least(1))]) :-
    reading("Elves that attacked during their controller's last turn can't attack.", restriction(each(F), _)).

test(as_long_as_each_has_it, D == while(matches(subject, [counters(vow, at_least(1))]))) :-
    read_text(card('Bob', [sorcery], []),
              "Put a vow counter on each Elf. Each of those Elves can't attack you for as long as it has a vow counter on it.",
              [reading(1, _, [_, clause(2, until(D, _), _, _, _)])]).

test(counters_on_each, M == pt_mod(each([subtype(elf)]), counters(slime, subject), 0)) :-
    reading("Elves get +1/+0 for each slime counter on them.", M).

:- end_tests(possessives).

:- begin_tests(it).

later(Types, Text, Meaning) :-
    read_text(card('Bob', Types, []), Text, [reading(1, _, [_, clause(2, Meaning, _, _, _)])]).

test(a_card_is_another, M == when(matches(it, [subtype(elf), card]), move(it, battlefield))) :-
    later([artifact], "When this artifact is put into a graveyard from the battlefield, turn the exiled card face up. If it's an Elf card, put it onto the battlefield.", M).

test(cast_from_the_graveyard, M == may(cast(self))) :-
    reading("At the beginning of your upkeep, if this card is in your graveyard, you may cast it.", triggered(_, when(_, M))).

test(counters_on_the_subject, M == deal_damage(self, counters(charge, self), player(each([opponent])))) :-
    reading([artifact], "Whenever you cast an Elf spell, this artifact deals damage equal to the number of charge counters on it to each opponent.",
            triggered(_, M)).

test(what_was_damaged, M == destroy(event_other)) :-
    reading([artifact], "Whenever equipped creature deals damage to a creature, destroy that creature.", triggered(_, M)).

test(what_became_a_target, M == may(move(event_object, hand))) :-
    reading([enchantment],
            "Whenever a permanent you control becomes the target of a spell or ability an opponent controls, you may return that permanent to its owner's hand.",
            triggered(_, M)).

test(exactly_one, M == grant(each([subtype(elf), controlled_by(you)]), keywords([trample]))) :-
    reading([enchantment], "As long as you control exactly one Elf, that Elf has trample.", when(_, M)).

test(top_card, F == [subtype(elf), shares(color, top_of_library(you))]) :-
    reading([enchantment], "As long as the top card of your library is a creature card, Elves that share a color with that card get +1/+1.",
            when(_, pt_mod(each(F), 1, 1))).

test(defending_player, M == restriction(each([subtype(elf), controlled_by(defending_player)]), cant_block)) :-
    reading("Whenever this creature attacks, tap target Wall defending player controls, and Elves that player controls can't block this turn.",
            triggered(_, all([_, until(end_of_turn, M)]))).

test(exiled_until_it_leaves, M == until(until_event(leaves(self)), all([exile(T), exile(each([other(T), type(artifact), shares(name, T)]))]))) :-
    T = target(1, [type(artifact)]),
    reading([enchantment],
            "When this enchantment enters, exile target artifact and all other artifacts with the same name as that artifact until this enchantment leaves the battlefield.",
            triggered(_, M)).

:- end_tests(it).
