%   Keywords about how a permanent enters, or that trigger as it does (CR 603.6a, 614.1c).

meaning(amplify(N),
        as_enters(self, all([ reveal(you, choose(any_number, [other(self), shares(creature_type, self), zone(hand, you)])),
                              enters(self, [counters(pt(1, 1), times(N, that_many))]) ])),
        [cr('702.38a')]).
%   Colours of mana spent count for a spell only: what did not come from the stack was paid with none.
meaning(sunburst, when(matches(self, [type(creature)]), enters(self, [counters(pt(1, 1), colors_spent(self))])), [cr('702.44a')]).
meaning(sunburst, when(matches(self, [not(type(creature))]), enters(self, [counters(charge, colors_spent(self))])), [cr('702.44a')]).
meaning(modular(sunburst), enters(self, [counters(pt(1, 1), colors_spent(self))]), [cr('702.43a'), cr('702.44c')]).
meaning(champion(Filter),
        triggered(enters(self),
                  all([ may(exile(choose(1, [other(self), permanent, controlled_by(you)|Filter]))),
                        when(not(done), sacrifice(self)) ])),
        [cr('702.72a')]).
meaning(champion(_), triggered(leaves(self), move(paid(exile, [card]), battlefield, [controlled_by(owner)])), [cr('702.72a')]).
meaning(partner_with(Name),
        triggered(enters(self),
                  may(Player, all([ search(Player, [zone(library, Player)], choose(1, [card, named(Name)])),
                                    reveal(Player, it),
                                    move(it, hand),
                                    shuffle(Player) ]))),
        [cr('702.124j')]) :-
    Player = target(1, [player]).
meaning(hideaway(N),
        triggered(enters(self),
                  all([ look(you, top_of_library(you, N)),
                        exile(choose(1, [among(it)]), [face_down]),
                        move(rest, library(bottom), [order(random)]) ])),
        [cr('702.75a')]).
meaning(devour(N), Meaning, Rules) :-
    meaning(devour([type(creature)], N), Meaning, [_|Rules]).
meaning(devour(Filter, N),
        as_enters(self, all([ may(sacrifice(choose(any_number, [permanent, other(self)|Filter]))),
                              enters(self, [counters(pt(1, 1), times(N, that_many))]) ])),
        [cr('702.82c'), cr('702.82a')]).
meaning(tribute(N), may(choose(1, [player, opponent]), enters(self, [counters(pt(1, 1), N), paid(tribute)])), [cr('702.104a')]).
meaning(riot,
        one_of([ enters(self, [counters(pt(1, 1), 1)]), enters(self, [gains(grant(self, keywords([haste])))]) ]),
        [cr('702.136a')]).
meaning(ravenous, enters(self, [counters(pt(1, 1), x)]), [cr('702.156a')]).
meaning(ravenous, triggered(enters(self), when(amount(x, at_least(5)), draw(you, 1))), [cr('702.156a')]).
meaning(for_mirrodin,
        triggered(enters(self), all([create(1, token(2, 2, [color(red), subtype(rebel), type(creature)], []), []), attach(self, it)])),
        [cr('702.163a')]).
meaning(job_select,
        triggered(enters(self), all([create(1, token(1, 1, [subtype(hero), type(creature)], []), []), attach(self, it)])),
        [cr('702.182a')]).
