%   Protection (CR 702.16): a filter of what it is from.  Protection from everything and from a
%   player are variants with rules of their own (CR 702.16j, 702.16k).

meaning(protection(Quality), restriction(self, cant_be_blocked_by(Quality)), Rules) :-
    protection_rules(Quality, '702.16f', [cr('509.1b')], Rules).

protection_rules(Quality, Rule, Judged, [cr(Rule)|Rules]) :-
    (   Quality == []
    ->  Rules = [cr('702.16j')|Judged]
    ;   Quality = [belongs_to(_)]
    ->  Rules = [cr('702.16k')|Judged]
    ;   Rules = Judged
    ).
