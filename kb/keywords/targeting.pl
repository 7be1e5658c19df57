%   Keywords about being a target (CR 115, 601.2c): shroud, hexproof, ward.

meaning(shroud, restriction(self, cant_be_target([])), [cr('702.18a')]).
meaning(hexproof, restriction(self, cant_be_target([controlled_by(opponent)])), [cr('702.11b')]).
meaning(hexproof_from(Quality), restriction(self, cant_be_target([controlled_by(opponent)|Which])), [cr('702.11d'), cr('702.11b')]) :-
    (   memberchk(ability, Quality)
    ->  Which = Quality
    ;   Which = [any_of([[spell|Quality], [ability, from(Quality)]])]
    ).
meaning(ward(Cost),
        triggered(becomes_target(self, [any_of([spell, ability]), controlled_by(opponent)]),
                  unless_pays(controller(event_other), Cost, counter(event_other))),
        [cr('702.21a')]).
%   Keywords that are targeted abilities: the word "target" stands in their rule (CR 115.1e).
meaning(mentor,
        triggered(attacks(self),
                  add_counters(target(1, [attacking, type(creature), power(less_than(stat(power, self)))]), pt(1, 1), 1)),
        [cr('702.134a')]).
meaning(modular(Number), enters(self, [counters(pt(1, 1), Number)]), [cr('702.43a')]) :-
    Number \== sunburst.
meaning(modular(_),
        triggered(put_into(self, graveyard, any, battlefield),
                  may(add_counters(target(1, [type(artifact), type(creature)]), pt(1, 1), counters(pt(1, 1), self)))),
        [cr('702.43a')]).
meaning(soulshift(Number),
        triggered(put_into(self, graveyard, any, battlefield),
                  may(move(target(1, [subtype(spirit), card, mana_value(at_most(Number)), zone(graveyard, you)]), hand))),
        [cr('702.46a')]).
meaning(reinforce(Number, Cost0), activated(Cost, add_counters(target(1, [type(creature)]), pt(1, 1), Number)), [cr('702.77a')]) :-
    with_cost(Cost0, discard(self), Cost).
meaning(scavenge(Cost0),
        only([as_sorcery], activated(Cost, add_counters(target(1, [type(creature)]), pt(1, 1), stat(power, self)))),
        [cr('702.97a')]) :-
    with_cost(Cost0, exile(self, [from_zone(graveyard, you)]), Cost).

with_cost(Cost0, More, Cost) :-
    (   is_list(Cost0)
    ->  append(Cost0, [More], Cost)
    ;   Cost = [More]
    ).
