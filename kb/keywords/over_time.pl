%   Keywords of permanents that act as the game goes on: each upkeep, as spells are cast, as counters come, and special kinds of activated abilities.

meaning(echo(Cost), triggered(begins(upkeep, you), when(newly_controlled(self), unless_pays(you, Cost, sacrifice(self)))), [cr('702.30a')]).
meaning(absorb(N), replace(deals_damage(each([source]), self), prevent_event(N)), [cr('702.64a')]).
%   A creature that enters may be paired with one that has soulbond, and one that has it with another that is there.
meaning(soulbond,
        triggered(enters(self),
                  when(all([ matches(self, [type(creature), controlled_by(you), not(paired)]),
                             amount(count([other(self), type(creature), controlled_by(you), not(paired)]), at_least(1)) ]),
                       may(pair(self, choose(1, [other(self), type(creature), controlled_by(you), not(paired)]))))),
        [cr('702.95a')]).
meaning(soulbond,
        triggered(enters(each([other(self), type(creature), controlled_by(you)])),
                  when(all([ matches(self, [type(creature), controlled_by(you), not(paired)]),
                             matches(event_object, [type(creature), controlled_by(you), not(paired)]) ]),
                       may(pair(self, event_object)))),
        [cr('702.95a')]).
meaning(backup(N),
        triggered(enters(self), all([ add_counters(target(1, [type(creature)]), pt(1, 1), N), grant_below(target(1, [type(creature)]), backup) ])),
        [cr('702.165a')]).
meaning(station,
        only([as_sorcery],
             activated([tap(choose(1, [other(self), untapped, type(creature), controlled_by(you)]))],
                       add_counters(self, charge, stat(station_power, paid(tap, [type(creature)]))))),
        [cr('702.184a')]).
%   This mana isn't lost as steps and phases of the combat end.
meaning(firebending(N),
        triggered(attacks(self), all([ add_mana(you, times(N, mana('{R}'))), until(end_of_combat, keep_mana(you, [red])) ])),
        [cr('702.189a')]).
meaning(increment,
        triggered(cast(you, [spell]),
                  when(all([ matches(self, [type(creature)]),
                             any_of([ amount(mana_spent(event_object), greater_than(stat(power, self))),
                                      amount(mana_spent(event_object), greater_than(stat(toughness, self))) ]) ]),
                       add_counters(self, pt(1, 1), 1))),
        [cr('702.191a')]).
