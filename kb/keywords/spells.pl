%   Keywords of spells on the stack (CR 113.6d, 601.2i).

meaning(split_second, when(matches(self, [zone(stack, any)]), restriction(each([spell, other(self)]), cant_be_cast)), [cr('702.61a')]).
meaning(split_second,
        when(matches(self, [zone(stack, any)]), restriction(each([ability, kind(activated), not(kind(mana))]), cant_be_activated)),
        [cr('702.61a')]).
meaning(gravestorm,
        triggered(is_cast(self),
                  all([ copy(self, happened(this_turn, put_into(each([permanent]), graveyard, any, battlefield))),
                        may(new_targets(that([copy]))) ])),
        [cr('702.69a'), cr('707.10')]).
meaning(ripple(N),
        triggered(is_cast(self),
                  all([ may(reveal(you, top_of_library(you, N))),
                        when(done,
                             all([ cast(choose(any_number, [card, among(it), shares(name, self)]), [free]),
                                   move(rest, library(bottom), [order(any)]) ])) ])),
        [cr('702.60a')]).
meaning(demonstrate,
        triggered(is_cast(self),
                  all([ may(copy(self, 1)),
                        when(done, all([ may(new_targets(that([copy]))),
                                         by(choose(1, [player, opponent]), all([ copy(self, 1), may(new_targets(that([copy]))) ])) ])) ])),
        [cr('702.144a')]).
