%   Keywords that change what the object is.

meaning(devoid, set_color(self, []), [cr('702.114a')]).
meaning(changeling, add_type(self, [subtype(every(creature))]), [cr('702.73a')]).
meaning(living_metal, when(turn(you), add_type(self, [type(artifact), type(creature)])), [cr('702.161a')]).
