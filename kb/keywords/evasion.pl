%   Evasion abilities (CR 509.1b, 702.9 ff.): they restrict who blocks.

meaning(flying, restriction(self, cant_be_blocked_except_by([any_of([has(flying), has(reach)])])), [cr('702.9b'), cr('509.1b')]).
meaning(reach, quality, [cr('702.17b'), cr('702.9b')]).
meaning(menace, restriction(self, cant_be_blocked_except_by_at_least(2)), [cr('702.111b'), cr('509.1b')]).
meaning(fear, restriction(self, cant_be_blocked_except_by([any_of([[type(artifact), type(creature)], [color(black), type(creature)]])])), [cr('702.36b'), cr('509.1b')]).
meaning(intimidate, restriction(self, cant_be_blocked_except_by([any_of([[type(artifact), type(creature)], [type(creature), shares_color(self)]])])), [cr('702.13b'), cr('509.1b')]).
meaning(horsemanship, restriction(self, cant_be_blocked_except_by([has(horsemanship)])), [cr('702.31b'), cr('509.1b')]).
meaning(skulk, restriction(self, cant_be_blocked_by([power(greater_than(stat(power, self)))])), [cr('702.118b'), cr('509.1b')]).
%   Shadow restricts both ways: whom a creature with it is blocked by, and whom it blocks.
meaning(shadow, restriction(self, cant_be_blocked_except_by([has(shadow)])), [cr('702.28b'), cr('509.1b')]).
meaning(shadow, restriction(self, can_block_only([has(shadow)])), [cr('702.28b'), cr('509.1b')]).
