%   Keywords of cards in a graveyard or a hand, and abilities that fetch a card (CR 113.6).

meaning(dredge(N),
        when(all([ matches(self, [zone(graveyard, you)]), amount(count([zone(library, you)]), at_least(N)) ]),
             may(replace(draws(you), all([ mill(you, N), move(self, hand, [from_zone(graveyard, you)]) ])))),
        [cr('702.52a')]).
meaning(haunt, triggered(put_into(self, graveyard, any, battlefield), exile(self, [haunting(target(1, [type(creature)]))])), [cr('702.55a')]).
meaning(haunt, triggered(put_into(self, graveyard, any, resolution), exile(self, [haunting(target(1, [type(creature)]))])), [cr('702.55a')]).
meaning(recover(Cost),
        triggered(put_into(each([type(creature)]), graveyard, you, battlefield),
                  all([ may(pay(Cost)),
                        when(done, move(self, hand, [from_zone(graveyard, you)])),
                        when(not(done), exile(self, [from_zone(graveyard, you)])) ])),
        [cr('702.59a')]).
meaning(aura_swap(Cost),
        activated(Cost, may(exchange(self, choose(1, [subtype(aura), card, zone(hand, you)])))),
        [cr('702.65a'), cr('701.12d')]).
meaning(transfigure(Cost0),
        only([as_sorcery],
             activated(Cost,
                       all([ search(you, [zone(library, you)], choose(1, [type(creature), card, shares(mana_value, self)])),
                             move(that([card]), battlefield),
                             shuffle(you) ]))),
        [cr('702.71a')]) :-
    with_cost(Cost0, sacrifice(self), Cost).
meaning(encore(Cost0),
        only([as_sorcery],
             activated(Cost,
                       all([ for_each(player(opponent),
                                      create(1, copy_of(self),
                                             [gains(all([ grant(self, keywords([haste])),
                                                          until(end_of_turn, requirement(self, attack_if_able([actor]))) ]))])),
                             delayed(begins(end, any), sacrifice(it)) ]))),
        [cr('702.141a')]) :-
    with_cost(Cost0, exile(self, [from_zone(graveyard, you)]), Cost).
meaning(embalm(Cost0),
        only([as_sorcery],
             activated(Cost, create(1, copy_of(self, [no_mana_cost(subject), set_color(subject, [white]), add_type(subject, [subtype(zombie)])]),
                               [paid(embalm)]))),
        [cr('702.128a')]) :-
    with_cost(Cost0, exile(self, [from_zone(graveyard, you)]), Cost).
meaning(eternalize(Cost0),
        only([as_sorcery],
             activated(Cost,
                       create(1,
                              copy_of(self,
                                      [ no_mana_cost(subject), set_color(subject, [black]), add_type(subject, [subtype(zombie)]),
                                        pt_set(subject, 4, 4) ]),
                              []))),
        [cr('702.129a')]) :-
    with_cost(Cost0, exile(self, [from_zone(graveyard, you)]), Cost).
meaning(craft(Materials, Cost0),
        only([as_sorcery], activated(Cost, move(self, battlefield, [transformed, controlled_by(owner), crafted]))),
        [cr('702.167a'), cr('702.167c')]) :-
    (   select(count(Number), Materials, Filter)
    ->  true
    ;   Number = 1,
        Filter = Materials
    ),
    Crafted = exile(choose(Number, [any_of([[permanent, controlled_by(you), other(self)|Filter], [card, zone(graveyard, you)|Filter]])])),
    append(Cost0, [exile(self), Crafted], Cost).
