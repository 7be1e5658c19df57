%   Keywords that trigger as a creature attacks or deals combat damage (CR 508.3, 510.3).

meaning(frenzy(N), triggered(attacks_unblocked(self), until(end_of_turn, pt_mod(self, N, 0))), [cr('702.68a')]).
meaning(poisonous(N), triggered(deals_combat_damage(self, player(any)), get_counters(that_player, poison, N)), [cr('702.70a')]).
meaning(dethrone, triggered(attacks(self, [each([player, most_life(any)])]), add_counters(self, pt(1, 1), 1)), [cr('702.105a')]).
meaning(ingest, triggered(deals_combat_damage(self, player(any)), exile(top_of_library(that_player))), [cr('702.115a')]).
%   For each opponent but the one attacked a token that attacks that player or a planeswalker of theirs.
meaning(myriad,
        triggered(attacks(self),
                  all([ for_each(player(each([player, opponent, other(player(defending_player))])),
                                 may(create(1, copy_of(self), [tapped, attacking([actor, planeswalkers(actor)])]))),
                        when(done, delayed(begins(end_of_combat, any), exile(it))) ])),
        [cr('702.116a')]).
meaning(melee, triggered(attacks(self), until(end_of_turn, pt_mod(self, count(Attacked), count(Attacked)))), [cr('702.121a')]) :-
    Attacked = [player, opponent, happened(this_combat, attacks(each([type(creature), controlled_by(you)]), [own]), at_least(1))].
meaning(mobilize(N),
        triggered(attacks(self),
                  all([ create(N, token(1, 1, [color(red), subtype(warrior), type(creature)], []), [tapped, attacking]),
                        delayed(begins(end, any), sacrifice(it)) ])),
        [cr('702.181a')]).
