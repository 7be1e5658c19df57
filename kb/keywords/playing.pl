%   Keywords that are triggered abilities, or say how a permanent enters (CR 603, 614.1c): they act as the game is played.

meaning(rampage(N), triggered(becomes_blocked(self), until(end_of_turn, pt_mod(self, times(N, excess(1, count(Blockers))), times(N, excess(1, count(Blockers)))))), [cr('702.23a')]) :-
    Blockers = [type(creature), blocking(self)].
meaning(flanking, triggered(becomes_blocked_by(self, each([type(creature), not(has(flanking))])), until(end_of_turn, pt_mod(event_other, -1, -1))), [cr('702.25a')]).
meaning(fading(N), enters(self, [counters(fade, N)]), [cr('702.32a')]).
meaning(fading(_), triggered(begins(upkeep, you), all([remove_counters(self, fade, 1), when(not(done), sacrifice(self))])), [cr('702.32a')]).
meaning(provoke,
        triggered(attacks(self),
                  may(all([ untap(target(1, [type(creature), controlled_by(defending_player)])),
                            until(end_of_combat, requirement(target(1, [type(creature), controlled_by(defending_player)]), block_if_able(self))) ]))),
        [cr('702.39a')]).
meaning(storm, triggered(is_cast(self), all([copy(self, cast_before(self)), may(new_targets(that([copy])))])), [cr('702.40a')]).
meaning(bushido(N), triggered(any_of([blocks(self), becomes_blocked(self)]), until(end_of_turn, pt_mod(self, N, N))), [cr('702.45a')]).
meaning(bloodthirst(N), Meaning, Rules) :-
    (   N == x
    ->  Meaning = enters(self, [counters(pt(1, 1), damage_dealt(opponent))]),
        Rules = [cr('702.54b'), cr('702.54a')]
    ;   Meaning = when(happened(this_turn, deals_damage(any, player(opponent)), at_least(1)), enters(self, [counters(pt(1, 1), N)])),
        Rules = [cr('702.54a')]
    ).
meaning(graft(N), enters(self, [counters(pt(1, 1), N)]), [cr('702.58a')]).
meaning(graft(_),
        triggered(enters(each([other(self), type(creature)])),
                  when(matches(self, [counters(pt(1, 1), at_least(1))]), may(move_counters(self, event_object, pt(1, 1), 1)))),
        [cr('702.58a')]).
meaning(suspend(_, _), triggered(begins(upkeep, you), when(matches(self, [designated(suspended)]), remove_counters(self, time, 1))), [cr('702.62a')]).
meaning(vanishing, Meaning, [cr('702.63b')]) :-
    meaning(vanishing(any), Meaning, _),
    Meaning \= enters(_, _).
meaning(vanishing(N), enters(self, [counters(time, N)]), [cr('702.63a')]).
meaning(vanishing(_), triggered(begins(upkeep, you), when(matches(self, [counters(time, at_least(1))]), remove_counters(self, time, 1))), [cr('702.63a')]).
meaning(vanishing(_), triggered(last_counter_removed(time, self), sacrifice(self)), [cr('702.63a')]).
meaning(persist,
        triggered(dies(self), when(matches(self, [not(counters(pt(-1, -1), at_least(1)))]), move(self, battlefield, [controlled_by(owner), counters(pt(-1, -1), 1)]))),
        [cr('702.79a')]).
meaning(exalted, triggered(attacks_alone(each([type(creature), controlled_by(you)])), until(end_of_turn, pt_mod(event_object, 1, 1))), [cr('702.83a')]).
meaning(cascade, triggered(is_cast(self), cascade), [cr('702.85a')]).
meaning(annihilator(N), triggered(attacks(self), by(defending_player, sacrifice(choose(N, [permanent])))), [cr('702.86a')]).
meaning(battle_cry, triggered(attacks(self), until(end_of_turn, pt_mod(each([other(self), attacking, type(creature)]), 1, 0))), [cr('702.91a')]).
meaning(living_weapon,
        triggered(enters(self), all([create(1, token(0, 0, [color(black), subtype(phyrexian), subtype(germ), type(creature)], []), []), attach(self, it)])),
        [cr('702.92a')]).
meaning(undying,
        triggered(dies(self), when(matches(self, [not(counters(pt(1, 1), at_least(1)))]), move(self, battlefield, [controlled_by(owner), counters(pt(1, 1), 1)]))),
        [cr('702.93a')]).
meaning(evolve,
        triggered(enters(each([type(creature), controlled_by(you)])),
                  when(any_of([ amount(stat(power, event_object), greater_than(stat(power, self))),
                                amount(stat(toughness, event_object), greater_than(stat(toughness, self))) ]),
                       add_counters(self, pt(1, 1), 1))),
        [cr('702.100a')]).
meaning(prowess, triggered(cast(you, [not(type(creature)), spell]), until(end_of_turn, pt_mod(self, 1, 1))), [cr('702.108a')]).
meaning(exploit, triggered(enters(self), may(sacrifice(choose(1, [type(creature)])))), [cr('702.110a')]).
meaning(renown(N),
        triggered(deals_combat_damage(self, player(any)),
                  when(matches(self, [not(designated(renowned))]), all([add_counters(self, pt(1, 1), N), designate(self, renowned)]))),
        [cr('702.112a')]).
meaning(fabricate(N),
        triggered(enters(self),
                  all([ may(add_counters(self, pt(1, 1), N)),
                        when(not(done), create(N, token(1, 1, [subtype(servo), type(artifact), type(creature)], []), [])) ])),
        [cr('702.123a')]).
meaning(afflict(N), triggered(becomes_blocked(self), lose_life(defending_player, N)), [cr('702.130a')]).
meaning(afterlife(N), triggered(dies(self), create(N, token(1, 1, [color(white), color(black), subtype(spirit), type(creature)], [keywords([flying])]), [])), [cr('702.135a')]).
meaning(decayed, triggered(attacks(self), delayed(begins(end_of_combat, any), sacrifice(self))), [cr('702.147a')]).
meaning(training,
        triggered(when(amount(count([other(self), attacking, type(creature), controlled_by(you), power(greater_than(stat(power, self)))]), at_least(1)),
                       attacks(self)),
                  add_counters(self, pt(1, 1), 1)),
        [cr('702.149a')]).
meaning(affinity(Filter), cost_less(cast(self), [times(count(Controlled), mana('{1}'))]), [cr('702.41a')]) :-
    append(Filter, [controlled_by(you)], Controlled).
meaning(cumulative_upkeep(Cost), triggered(begins(upkeep, you), all([add_counters(self, age, 1), unless_pays(you, Costs, sacrifice(self))])), [cr('702.24a')]) :-
    is_list(Cost),
    findall(times(counters(age, self), Pay), member(Pay, Cost), Costs).
meaning(unleash, may(enters(self, [counters(pt(1, 1), 1)])), [cr('702.98a')]).
meaning(extort,
        triggered(cast(you, [spell]), may(all([pay([mana('{W/B}')]), lose_life(opponent, 1), gain_life(you, count([opponent]))]))),
        [cr('702.101a')]).
