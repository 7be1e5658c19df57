:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(kb(oracle/oracle)).

/** <module> Whole lines: modes, anchor words, what goes on after a head, conditions of one player
*/

line(Text, Term) :-
    read_text(card('', [creature], []), Text, [reading(_, Term, _)|_]),
    !.

statuses(Text, Statuses) :-
    read_text(card('', [creature], []), Text, [reading(_, _, Clauses)|_]),
    !,
    findall(Kind, ( member(clause(_, _, Status, _, _), Clauses), functor(Status, Kind, _) ), Statuses).

:- begin_tests(modes).

test(choose_one_and_more,
     Term == only([once_each_turn],
                  activated([mana('{G}')], modes(1, 1, [gain_life(you, 2), draw(you, 1)])))) :-
    line("{G}: Choose one. Activate only once each turn.\n• You gain 2 life.\n• Draw a card.", Term).
test(both_instead,
     Term == all([ when(not(matches(self, [paid(kicker)])), modes(1, 1, Modes)),
                   when(matches(self, [paid(kicker)]), modes(2, 2, Modes)) ])) :-
    Modes = [gain_life(you, 2), draw(you, 1)],
    line("Choose one. If this spell was kicked, choose both instead.\n• You gain 2 life.\n• Draw a card.", Term).
test(anchor_words,
     Term == all([ as_enters(self, make_choice(one_of([khans, dragons]))),
                   when(chosen_word(khans), triggered(begins(upkeep, you), draw(you, 1))),
                   when(chosen_word(dragons), restriction(self, cant_block)) ])) :-
    line("As this creature enters, choose Khans or Dragons.\n\c
          • Khans — At the beginning of your upkeep, draw a card.\n• Dragons — This creature can't block.", Term).
test(no_choice, Statuses-Term == [not_understood, not_understood]-none) :-
    Text = "Frobnicate a widget —\n• This creature can't block.",
    line(Text, Term),
    statuses(Text, Statuses).

:- end_tests(modes).

:- begin_tests(heads).

test(trigger_not_understood,
     Term == triggered(opaque('a widget frobnicates'), until(end_of_turn, restriction(it, cant_block)))) :-
    line("Whenever a widget frobnicates, vex target creature. It can't block this turn.", Term).
test(cost_not_understood,
     Term == only([as_sorcery], activated([opaque('{T}, Frobnicate a widget')], draw(you, 1)))) :-
    line("{T}, Frobnicate a widget: Vex it. Draw a card. Activate only as a sorcery.", Term).
test(limit_after_a_later_trigger,
     Term == only([as_sorcery],
                  activated([tap], all([may(draw(you, 1)), triggered(done, gain_life(you, 2))])))) :-
    line("{T}: You may draw a card. When you do, you gain 2 life. Activate only as a sorcery.", Term).
test(limit_alone, Term == none) :-
    line("{T}, Frobnicate a widget: Vex it. Activate only as a sorcery.", Term).
test(if_for_all,
     Term == triggered(enters(self),
                       when(matches(self, [paid(kicker)]), all([draw(you, 1), gain_life(you, 2)])))) :-
    line("When this creature enters, if it was kicked, draw a card. You gain 2 life.", Term).
test(if_at_the_end_for_one,
     Term == triggered(enters(self),
                       all([when(matches(self, [paid(kicker)]), draw(you, 1)), gain_life(you, 2)]))) :-
    line("When this creature enters, draw a card if it was kicked. You gain 2 life.", Term).

:- end_tests(heads).

:- begin_tests(one_player).

test(opponent_with_many,
     Term == when(not(amount(count([opponent, amount(count([card, zone(graveyard, own)]), at_least(8))]), at_least(1))),
                  restriction(self, cant_attack))) :-
    line("This creature can't attack unless an opponent has eight or more cards in their graveyard.", Term).
test(player_with_none,
     Term == when(amount(count([player, amount(count([card, zone(hand, own)]), exactly(0))]), at_least(1)),
                  restriction(self, cant_block))) :-
    line("This creature can't block as long as a player has no cards in hand.", Term).
test(all_opponents_together,
     Term == when(amount(count([type(creature), controlled_by(opponent)]), exactly(0)),
                  restriction(self, cant_block))) :-
    line("This creature can't block as long as your opponents control no creatures.", Term).
test(one_is_one,
     Term == when(amount(count([type(creature), controlled_by(opponent)]), at_least(1)),
                  restriction(self, cant_block))) :-
    line("This creature can't block as long as an opponent controls a creature.", Term).
test(more_than_each_opponent,
     Term == when(not(amount(count([opponent, amount(count([card, zone(hand, own)]),
                                                     at_least(count([card, zone(hand, you)])))]),
                             at_least(1))),
                  pt_mod(self, 3, 3))) :-
    line("As long as you have more cards in hand than each opponent, this creature gets +3/+3.", Term).

:- end_tests(one_player).

:- begin_tests(lines_of_a_spell).

test(instead_on_the_next_line,
     Terms == [ all([when(not(C), deal_damage(self, 2, Target)), when(C, deal_damage(self, 4, Target))]), none ]) :-
    C = amount(count([type(artifact), controlled_by(you)]), at_least(3)),
    Target = target(1, [any_target]),
    read_text(card('Bolt', [instant], []),
              "Bolt deals 2 damage to any target.\nMetalcraft — Bolt deals 4 damage instead if you control \c
               three or more artifacts.",
              Readings),
    !,
    findall(Term, member(reading(_, Term, _), Readings), Terms).
test(source_and_recipient_of_the_damage_before,
     Term == all([ when(not(C), deal_damage(self, 2, target(1, [type(creature)]))),
                   when(C, deal_damage(self, 3, target(1, [type(creature)]))) ])) :-
    C = amount(count([supertype(snow), permanent, controlled_by(you)]), at_least(3)),
    line("This creature deals 2 damage to target creature. If you control three or more snow permanents, it deals 3 \c
          damage instead.", Term).
test(same_target,
     Terms == [ all([ when(not(C), until(end_of_turn, pt_mod(Target, 2, 2))),
                      when(C, until(end_of_turn, pt_mod(Target, 4, 4))) ]),
                none ]) :-
    C = amount(count([type(artifact), controlled_by(you)]), at_least(3)),
    Target = target(1, [type(creature)]),
    read_text(card('', [instant], []),
              "Target creature gets +2/+2 until end of turn.\nThat creature gets +4/+4 until end of turn instead if \c
               you control three or more artifacts.",
              Readings),
    !,
    findall(Term, member(reading(_, Term, _), Readings), Terms).

:- end_tests(lines_of_a_spell).

:- begin_tests(dropped_words).

test(during_your_turns,
     Term == when(turn(you), cost_less(cast(each([spell, controlled_by(you), nth_cast(1)])), [mana('{1}')]))) :-
    line("The first spell you cast during each of your turns costs {1} less to cast.", Term).
test(this_game,
     Term == pt_mod(self, happened(this_game, cast(you, [designated(commander), spell, cast_from(command)])), 0)) :-
    line("This creature gets +1/+0 for each time you've cast your commander from the command zone this game.", Term).
test(two_exiled_until,
     Term == triggered(enters(self),
                       until(until_event(leaves(self)),
                             all([exile(target(1, [type(creature)])), exile(each([type(artifact)]))])))) :-
    line("When this creature enters, exile target creature and all artifacts until this creature leaves the battlefield.",
         Term).

:- end_tests(dropped_words).

:- begin_tests(for_each_over_sentences).

test(said_of_each,
     Term == for_each(each([blocking, type(creature)]),
                      all([flip_coin, when(won, until(end_of_turn, prevent(combat, subject, any)))]))) :-
    line("For each blocking creature, flip a coin. If you win the flip, prevent all combat damage that would be dealt by \c
          that creature this turn.", Term).
test(flip_at_the_end,
     Term == activated([tap], delayed(begins(end, any), all([flip_coin, when(not(won), sacrifice(self))])))) :-
    line("{T}: Flip a coin at the beginning of the next end step. If you lose the flip, sacrifice this creature.", Term).
test(still_of_a_person,
     Term == activated([loyalty(0)],
                       until(end_of_turn, all([add_type(self, [subtype(elf), type(creature)]), pt_set(self, 4, 4)])))) :-
    line("[0]: Until end of turn, this planeswalker becomes a 4/4 Elf creature. He's still a planeswalker.", Term).
test(said_of_all,
     Term == all([for_each(each([blocking, type(creature)]), flip_coin), draw(you, 1)])) :-
    line("For each blocking creature, flip a coin. Draw a card.", Term).

:- end_tests(for_each_over_sentences).

:- begin_tests(triggers_of_this_turn).

test(said_of_the_event_object,
     Term == until(end_of_turn,
                   triggered(attacks(each([type(creature), controlled_by(you)])),
                             all([ add_counters(event_object, pt(1, 1), 1),
                                   until(end_of_turn, grant(event_object, keywords([trample]))) ])))) :-
    line("Whenever a creature you control attacks this turn, put a +1/+1 counter on it. It gains trample until end of \c
          turn.", Term).

:- end_tests(triggers_of_this_turn).
