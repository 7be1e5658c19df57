%   Keywords about attacking.

meaning(defender, restriction(self, cant_attack), [cr('702.3b'), cr('508.1c')]).
meaning(haste, permission(self, attack_though_newly_controlled), [cr('702.10b'), cr('302.6')]).
meaning(vigilance, permission(self, attack_without_tapping), [cr('702.20b'), cr('508.1f')]).
