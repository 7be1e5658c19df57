%   Keywords about attaching (CR 301.5, 301.6, 303.4, 701.3).

meaning(enchant(Filter), restriction(self, can_attach_only(Filter)), [cr('702.5a'), cr('303.4')]).
%   A quality says what equip may target, not what the Equipment may be attached to (CR 702.6c).
meaning(equip(Quality, Cost), only([as_sorcery], activated(Cost, attach(self, target(1, [controlled_by(you)|Filter])))), Rules) :-
    (   Quality == []
    ->  Filter = [type(creature)],
        Rules = [cr('702.6a')]
    ;   nonvar(Quality),
        memberchk(type(planeswalker), Quality)
    ->  Filter = Quality,
        Rules = [cr('702.6e'), cr('702.6a')]
    ;   nonvar(Quality),
        memberchk(type(creature), Quality)
    ->  Filter = Quality,
        Rules = [cr('702.6c'), cr('702.6a')]
    ;   Filter = [type(creature)|Quality],
        Rules = [cr('702.6c'), cr('702.6a')]
    ).
meaning(fortify(Cost), only([as_sorcery], activated(Cost, attach(self, target(1, [type(land), controlled_by(you)])))), [cr('702.67a')]).
meaning(reconfigure(Cost),
        only([as_sorcery], activated(Cost, attach(self, target(1, [other(self), type(creature), controlled_by(you)])))),
        [cr('702.151a')]).
meaning(reconfigure(Cost),
        only([when(matches(self, [attached_to(each([type(creature)]))])), as_sorcery], activated(Cost, unattach(self))),
        [cr('702.151a')]).
%   What saves from being destroyed, or keeps from it (CR 701.8).
meaning(indestructible, restriction(self, cant_be_destroyed), [cr('702.12b')]).
meaning(umbra_armor,
        replace(destroyed(host(enchanted, [permanent])), all([remove_damage(host(enchanted, [permanent])), destroy(self)])),
        [cr('702.89a')]).
