%   Daybound and nightbound: such a permanent enters with the face of the time up, and isn't transformed but by the change of the time.

meaning(daybound, when(daytime(night), enters(self, [transformed])), [cr('702.145b')]).
meaning(daybound, restriction(self, cant_transform), [cr('702.145b')]).
meaning(nightbound, restriction(self, cant_transform), [cr('702.145e')]).
