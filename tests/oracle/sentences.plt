:- encoding(utf8).
:- module(lawmage_sentences_tests, []).
:- use_module(library(plunit)).
:- use_module(kb(oracle/oracle)).

/** <module> Sentences with readings of their own: names, comparisons of players, shapes, what counts
*/

%   first(+Card, +Text, -Meaning): the first line of Text on Card.

first(Card, Text, Meaning) :-
    read_text(Card, Text, [reading(1, Meaning, _)|_]).

first(Text, Meaning) :-
    first(card('Bob', [creature], []), Text, Meaning).

:- begin_tests(names_that_are_nouns).

%   CR 201.5
test(at_the_start, M == restriction(self, cant_block)) :-
    first(card('Elf, Keeper of Keys', [creature], []), "Elf can't block.", M).
test(after_a_cost, M == activated([mana('{G}')], regenerate(self))) :-
    first(card('Elf, Keeper of Keys', [creature], []), "{G}: Regenerate Elf.", M).
test(before_a_noun, M == pt_mod(each([subtype(elf), type(creature)]), 1, 1)) :-
    first(card('Elf, Keeper of Keys', [creature], []), "Elf creatures get +1/+1.", M).
test(with_an_article, M == triggered(enters(each([subtype(elf)])), draw(you, 1))) :-
    first(card('Elf, Keeper of Keys', [creature], []), "Whenever an Elf enters, draw a card.", M).
test(of_another_card, M == none) :-
    first("Elf can't block.", M).
test(number_in_a_flavour_word, M == restriction(self, cant_block)) :-
    first("10,000 Kegs — This creature can't block.", M).

:- end_tests(names_that_are_nouns).

:- begin_tests(several_players).

test(than_one_of_them, C == amount(count([opponent, amount(life(own), less_than(life(you)))]), at_least(1))) :-
    first("This creature can't block if you have more life than an opponent.", when(C, _)).
test(fewer_than_one_of_them, C == amount(count([opponent, amount(Theirs, greater_than(Yours))]), at_least(1))) :-
    Theirs = count([type(land), controlled_by(own)]),
    Yours = count([type(land), controlled_by(you)]),
    first("This creature can't block if you control fewer lands than an opponent.", when(C, _)).
test(than_each, C == not(amount(count([other(player(you)), player, amount(Theirs, at_least(Yours))]), at_least(1)))) :-
    Theirs = count([type(land), controlled_by(own)]),
    Yours = count([type(land), controlled_by(you)]),
    first("This creature can't block if you control more lands than each other player.", when(C, _)).
test(than_you, C == amount(count([opponent, amount(life(own), greater_than(life(you)))]), at_least(1))) :-
    first("This creature can't block if an opponent has more life than you.", when(C, _)).
test(one_has_counters, C == amount(count([opponent, counters(poison, at_least(3))]), at_least(1))) :-
    first("This creature has trample as long as an opponent has three or more poison counters.", when(C, _)).
test(one_is_poisoned, C == amount(count([opponent, counters(poison, at_least(1))]), at_least(1))) :-
    first("This creature has trample as long as an opponent is poisoned.", when(C, _)).
test(each_in_a_turn_of_their_own,
     M == for_each(each([opponent]),
                   until(during_turn(actor),
                         restriction(each([type(creature), controlled_by(actor)]), cant_attack([you]))))) :-
    first(card('', [sorcery], []), "Each opponent can't attack you during their next turn.", M).

:- end_tests(several_players).

:- begin_tests(keywords_before_a_sentence).

test(keyword_and_limit, M == all([keywords([suspend(x, [mana('{X}{G}')])]), only([x(at_least(1))])])) :-
    first("Suspend X—{X}{G}. X can't be 0.", M).
test(limit_of_the_keyword, M == only([once_each_turn])) :-
    first("Equip {3}. Activate only once each turn.", M).

:- end_tests(keywords_before_a_sentence).

:- begin_tests(shapes).

%   CR 613.2a
test(in_addition_said_of_all, Shapes == [all([add_type(self, [type(artifact), type(creature)]), pt_set(self, 3, 3)]),
                                         all([ add_type(self, [subtype(wall), type(artifact), type(creature)]),
                                               pt_set(self, 1, 6),
                                               grant(self, keywords([defender])) ])]) :-
    first("As this creature enters, it becomes your choice of a 3/3 artifact creature or a 1/6 Wall artifact creature \c
           with defender in addition to its other types.",
          as_enters(self, one_of(Shapes))).
test(sizes_alone, M == any_of_as(self, one_of([pt_set(self, 5, 1), pt_set(self, 1, 5)]))) :-
    first("As this creature enters or is turned face up, it becomes your choice of 5/1 or 1/5.", M).
test(for_a_time, M == until(end_of_turn, all([lose(S, all_abilities), one_of([pt_set(S, 1, 1), pt_set(S, 4, 4)])]))) :-
    S = target(1, [type(creature)]),
    first(card('', [sorcery], []),
          "Until end of turn, target creature loses all abilities and becomes your choice of 1/1 or 4/4.",
          M).

:- end_tests(shapes).

:- begin_tests(what_is_counted).

test(auras_on_it, M == when(amount(count([subtype(aura), attached_to(self)]), exactly(1)), pt_set(self, 3, 3))) :-
    first("As long as this creature is enchanted by exactly one Aura, it has base power and toughness 3/3.", M).
test(one_that_has, C == amount(count([type(creature), counters(pt(-1, -1), at_least(1))]), at_least(1))) :-
    first("This creature can't block if a creature has a -1/-1 counter on it.", when(C, _)).
test(the_greatest, M == grant(each([type(creature), mana_value(exactly(greatest(mana_value, [type(creature)])))]), K)) :-
    K = keywords([haste]),
    first("Each creature with the greatest mana value has haste.", M).
test(other_than_the_target,
     M == until(end_of_turn, pt_mod(T, count([other(T), attacking, type(creature)]), count([other(T), attacking, type(creature)])))) :-
    T = target(1, [attacking, type(creature)]),
    first(card('', [enchantment], []),
          "Whenever you attack, until end of turn, target attacking creature gets +1/+1 for each other attacking creature.",
          triggered(_, M)).
test(regenerated_instead, M == replace(destroyed(self), regenerate(self))) :-      % CR 614.8, 701.19b
    first("If this creature would be destroyed, regenerate it.", M).

:- end_tests(what_is_counted).

:- begin_tests(lists_of_abilities).

test(comma_within_the_quotation,
     M == all([ grant(each([subtype(elf)]), restriction(self, cant_block)),
                grant(each([subtype(elf)]), keywords([equip([], [mana('{3}')])])) ])) :-
    first("Elves have \"This creature can't block,\" and equip {3}.", M).
test(no_comma_and_no_and, M == none) :-
    first("Elves have \"This creature can't block\" equip {3}.", M).

:- end_tests(lists_of_abilities).

:- begin_tests(tokens_with_names).

%   CR 201.5
test(the_token_is_meant, A == [restriction(self, cant_block), triggered(dies(self), draw(you, 1))]) :-
    first(card('', [sorcery], []),
          "Create Ann, a legendary 2/1 black Elf creature token with \"Ann can't block\" and \"When Ann dies, draw a card.\"",
          create(1, token(2, 1, _, A), [])).

:- end_tests(tokens_with_names).

:- begin_tests(copies_for_a_time).

test(duration_before_the_exception,
     M == until(end_of_turn, becomes_copy(self, target(1, [type(creature)]), [grant(self, keywords([flying]))]))) :-
    first("{U}: This creature becomes a copy of target creature until end of turn, except it has flying.", activated(_, M)).
test(each_is_an_exception, E == [lose(subject, types([supertype(legendary)]))]) :-
    first(card('', [sorcery], []),
          "Each creature becomes a copy of target creature until end of turn, except it isn't legendary.",
          until(end_of_turn, becomes_copy(each([type(creature)]), _, E))).

:- end_tests(copies_for_a_time).

:- begin_tests(effects_on_legality).

test(duration_before_for_each,
     M == until(end_of_turn, all([pt_mod(S, count(F), 0), restriction(S, cant_be_blocked)]))) :-
    S = target(1, [subtype(elf)]),
    F = [type(creature), controlled_by(you)],
    first(card('', [sorcery], []),
          "Target Elf gets +1/+0 until end of turn for each creature you control and can't be blocked this turn.",
          M).
test(two_verbs_of_one_object, M == all([untap(T), goad(T)])) :-
    T = target(1, [subtype(elf)]),
    first(card('', [sorcery], []), "Untap and goad target Elf.", M).
test(goaded_this_way, M == add_counters(self, pt(1, 1), count([type(creature), this_way(goad)]))) :-
    first("Put a +1/+1 counter on this creature for each creature goaded this way.", M).
test(unblocked_again, M == becomes_unblocked(each([type(creature), blocked_only_by(self)]))) :-
    first("Creatures it was blocking that had become blocked by only this creature this combat become unblocked.", M).
test(second_event_of_a_player,
     E == any_of([enters(each([type(enchantment), controlled_by(you)])), fully_unlocks(you, each([subtype(room)]))])) :-
    first("Whenever an enchantment you control enters and whenever you fully unlock a Room, draw a card.", triggered(E, _)).
test(companion_of_the_last_alone,
     E == cast(you, [any_of([subtype(doctor), [type(creature), has(doctors_companion)]]), spell])) :-
    first("Whenever you cast a Doctor spell or creature spell with doctor's companion, draw a card.", triggered(E, _)).

:- end_tests(effects_on_legality).

:- begin_tests(durations).

%   CR 611.2: a duration is that of a continuous effect.
test(of_what_is_done_at_once, M == none) :-
    first("Draw two cards this turn.", M).
test(of_neither, M == none) :-
    first("Draw a card and gain 2 life this turn.", M).
test(of_the_last, M == all([draw(you, 1), until(end_of_turn, pt_mod(each([subtype(elf)]), 1, 1))])) :-
    first("Draw a card and Elves get +1/+1 until end of turn.", M).
test(permission_of_a_player, M == until(end_of_turn, permission(player(target(1, [player])), play(top_of_library(you))))) :-
    first("Target player may play the top card of your library this turn.", M).

%   CR 406.3b, 601.3e
test(permission_by_what_it_would_be, M == all([exile(top_of_library(you)), until(your_next_turn, permission(player(you), cast(each([among(it), type(creature), spell]))))])) :-
    first("Exile the top card of your library. Until your next turn, you may cast it if it's a creature spell.", M).

:- end_tests(durations).

:- begin_tests(open_conditions).

test(no_clause_with_a_target, M == none) :-
    first("As long as the moon is full, target Elf can't block, and at the beginning of each of your draw steps, draw a card.", M).
test(no_instruction, M == none) :-
    first("If the moon is full, exile Bob, the moon, and the sun.", M).
test(no_second_condition, M == none) :-
    first("Draw a card if the moon is full and discard a card if the sky is clear.", M).

:- end_tests(open_conditions).

:- begin_tests(two_conditions).

test(damage, M == all([when(spent(mana('{R}')), deal_damage(self, 3, each([subtype(elf)]))), when(spent(mana('{G}')), deal_damage(self, 1, player(you)))])) :-
    first(card('Bob', [sorcery], []), "Bob deals 3 damage to each Elf if {R} was spent to cast this spell and 1 damage to you if {G} was spent to cast this spell.", M).

test(unless_lifts_what_is_forbidden, M == all([pt_mod(H, 2, 2), when(not(turn(you)), restriction(H, cant_be_blocked))])) :-
    H = host(enchanted, [type(creature)]),
    first(card('Bob', [enchantment], [aura]), "Enchanted creature gets +2/+2 and can't be blocked unless it's your turn.", M).

:- end_tests(two_conditions).

:- begin_tests(this_way).

test(tapped_for_the_cost, M == until(end_of_turn, pt_mod(self, stat(power, paid(tap, [type(creature)])), 0))) :-
    first("Tap an untapped Elf you control: This creature gets +X/+0 until end of turn, where X is the power of the creature tapped this way.", activated(_, M)).
test(the_host_tapped, M == until(end_of_turn, pt_mod(target(1, [type(creature), other(host(enchanted, [type(creature)]))]), 2, 1))) :-
    first(card('Bob', [enchantment], [aura]), "Tap enchanted creature: Target creature other than the creature tapped this way gets +2/+1 until end of turn.", activated(_, M)).

:- end_tests(this_way).
