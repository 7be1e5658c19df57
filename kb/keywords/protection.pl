%   Protection (CR 702.16): a filter of what it is from.  Protection from everything and from a
%   player are variants with rules of their own (CR 702.16j, 702.16k).

meaning(protection(Quality), restriction(self, cant_be_target([any_of([[spell|Quality], [ability, from(Quality)]])])), Rules) :-
    protection_rules(Quality, '702.16b', [], Rules).
meaning(protection(Quality), restriction(self, cant_be_attached([subtype(aura)|Quality])), Rules) :-
    protection_rules(Quality, '702.16c', [], Rules).
meaning(protection(Quality), restriction(self, cant_be_attached([any_of([subtype(equipment), subtype(fortification)])|Quality])), Rules) :-
    protection_rules(Quality, '702.16d', [], Rules).
meaning(protection(Quality), prevent(all, each([source|Quality]), self), Rules) :-
    protection_rules(Quality, '702.16e', [], Rules).
meaning(protection(Quality), restriction(self, cant_be_blocked_by(Quality)), Rules) :-
    protection_rules(Quality, '702.16f', [cr('509.1b')], Rules).

protection_rules(Quality, Rule, Judged, [cr(Rule)|Rules]) :-
    (   Quality == []
    ->  Rules = [cr('702.16j')|Judged]
    ;   Quality = [belongs_to(_)]
    ->  Rules = [cr('702.16k')|Judged]
    ;   Rules = Judged
    ).
