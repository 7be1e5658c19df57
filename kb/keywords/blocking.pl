%   Keywords that keep a creature from blocking.

meaning(decayed, restriction(self, cant_block), [cr('702.147a'), cr('509.1b')]).
meaning(unleash, when(matches(self, [counters(pt(1, 1), at_least(1))]), restriction(self, cant_block)), [cr('702.98a'), cr('509.1b')]).
