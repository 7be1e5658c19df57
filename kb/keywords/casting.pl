%   Keyword abilities that are costs and permissions of casting: what a spell that was cast so does besides (CR 702).  What the costs are is in
%   kb/game/casting_keywords.pl.

meaning(madness(_), triggered(exiled_by_madness(self), all([may(cast(self, [using(madness)])), when(not(done), move(self, graveyard))])), [cr('702.35a')]).
meaning(replicate(_),
        triggered(is_cast(self),
                  when(matches(self, [paid(replicate)]), all([copy(self, times_paid(replicate)), may(new_targets(that([copy])))]))),
        [cr('702.56a')]).
meaning(suspend(_, _), triggered(last_counter_removed(time, self), may(cast(self, [free, using(suspend)]))), [cr('702.62a')]).
meaning(suspend(_, _), when(matches(self, [paid(suspend), type(creature), owned_by(you)]), grant(self, keywords([haste]))), [cr('702.62a')]).
meaning(evoke(_), triggered(enters(self), when(matches(self, [paid(evoke)]), by(controller(self), sacrifice(self)))), [cr('702.74a')]).
meaning(conspire,
        triggered(is_cast(self), when(matches(self, [paid(conspire)]), all([copy(self, 1), may(new_targets(that([copy])))]))),
        [cr('702.78a')]).
meaning(dash(_), when(matches(self, [paid(dash)]), grant(self, keywords([haste]))), [cr('702.109a')]).
meaning(dash(_), triggered(begins(end, any), when(matches(self, [paid(dash)]), move(self, hand))), [cr('702.109a')]).
meaning(undaunted, cost_less(cast(self), [times(count([opponent]), mana('{1}'))]), [cr('702.125a')]).
meaning(blitz(_), when(matches(self, [paid(blitz)]), grant(self, keywords([haste]))), [cr('702.152a')]).
meaning(blitz(_), when(matches(self, [paid(blitz)]), triggered(dies(self), draw(you, 1))), [cr('702.152a')]).
meaning(blitz(_), triggered(begins(end, any), when(matches(self, [paid(blitz)]), sacrifice(self))), [cr('702.152a')]).
meaning(casualty(_),
        triggered(is_cast(self), when(matches(self, [paid(casualty)]), all([copy(self, 1), may(new_targets(that([copy])))]))),
        [cr('702.153a')]).
meaning(squad(_),
        triggered(enters(self), when(matches(self, [paid(squad)]), create(times_paid(squad), copy_of(self), []))),
        [cr('702.157a')]).
meaning(gift(card), triggered(enters(self), when(matches(self, [paid(gift)]), draw(chosen(player), 1))), [cr('702.174e')]).
meaning(gift(food), triggered(enters(self), when(matches(self, [paid(gift)]), by(chosen(player), create(1, token(food), [])))), [cr('702.174d')]).
meaning(gift(tapped_fish), triggered(enters(self), when(matches(self, [paid(gift)]), by(chosen(player), create(1, token(1, 1, [color(blue), subtype(fish), type(creature)], []), [tapped])))), [cr('702.174f')]).
meaning(gift(extra_turn), triggered(enters(self), when(matches(self, [paid(gift)]), extra_turn(chosen(player), 1))), [cr('702.174g')]).
meaning(gift(treasure), triggered(enters(self), when(matches(self, [paid(gift)]), by(chosen(player), create(1, token(treasure), [])))), [cr('702.174h')]).
meaning(gift(octopus), triggered(enters(self), when(matches(self, [paid(gift)]), by(chosen(player), create(1, token(8, 8, [color(blue), subtype(octopus), type(creature)], []), [])))), [cr('702.174i')]).
meaning(offspring(_),
        triggered(enters(self), when(matches(self, [paid(offspring)]), create(1, copy_of(self, [pt_set(subject, 1, 1)]), []))),
        [cr('702.175a')]).
meaning(impending(Number, _), when(matches(self, [paid(impending)]), enters(self, [counters(time, Number)])), [cr('702.176a')]).
meaning(impending(_, _),
        when(matches(self, [paid(impending), counters(time, at_least(1))]), lose(self, types([type(creature)]))),
        [cr('702.176a')]).
meaning(impending(_, _),
        triggered(begins(end, you), when(matches(self, [paid(impending), counters(time, at_least(1))]), remove_counters(self, time, 1))),
        [cr('702.176a')]).
meaning(warp(_), triggered(begins(end, any), when(matches(self, [paid(warp)]), move(self, exile, [warped]))), [cr('702.185a')]).
