:- encoding(utf8).
:- use_module(worlds).
:- use_module(library(plunit)).
:- use_module(kb('objects/characteristics')).
:- use_module(kb('objects/layers')).

/** <module> Interaction of continuous effects (CR 613)
*/

power_toughness(Id, Power/Toughness) :-
    value(w, Id, power, Power),
    value(w, Id, toughness, Toughness).

keywords(Id, Keywords) :-
    findall(Keyword, has_keyword(w, Id, Keyword), Keywords).

:- begin_tests(layers).

%   CR 613.4: setting, then modifying and counters, then switching, whatever the order of age.
test(sublayers_of_layer_7, Size == 4/6) :-
    creature(elf, 'A', 1, 1/1, [], Elf),
    with([Elf, counters(elf, pt(1, 1), 1), gain(elf, 1, 'A', 2, pt_mod(self, 4, 2)), gain(elf, 2, 'A', 3, switch_pt(self))],
         power_toughness(elf, Size)).
test(setting_later_sets_the_base, Size == 7/9) :-
    creature(elf, 'A', 1, 1/1, [], Elf),
    with([ Elf, counters(elf, pt(1, 1), 1), gain(elf, 1, 'A', 2, pt_mod(self, 4, 2)),
           gain(elf, 2, 'A', 3, switch_pt(self)), gain(elf, 3, 'A', 4, pt_set(self, 4, 4)) ],
         power_toughness(elf, Size)).

%   CR 613.7: within a layer the younger effect has the last word.
test(timestamps_in_layer_6, Early/Late == []/[flying]) :-
    creature(early, 'A', 1, 1/1, [], Creature),
    creature(late, 'A', 2, 1/1, [], Other),
    with([ Creature, Other,
           gain(early, 1, 'A', 3, grant(self, keywords([flying]))), gain(early, 2, 'A', 4, lose(self, all_abilities)),
           gain(late, 1, 'A', 5, lose(self, all_abilities)), gain(late, 2, 'A', 6, grant(self, keywords([flying]))) ],
         ( keywords(early, Early), keywords(late, Late) )).

%   CR 613.8a: an effect waits for one that would take its existence, though it is older.
test(dependency_on_existence, Keywords == [flying]) :-
    creature(lord, 'A', 1, 2/2, [lose(each([type(creature), other(self)]), keywords([flying]))], Lord),
    creature(bird, 'B', 2, 1/1, [keywords([flying])], Bird),
    with([Lord, Bird, gain(lord, 1, 'B', 3, lose(self, all_abilities))],
         keywords(bird, Keywords)).
test(dependency_is_told, Order == before([line(lord, 1, 1)])) :-
    creature(lord, 'A', 1, 2/2, [lose(each([type(creature), other(self)]), keywords([flying]))], Lord),
    creature(bird, 'B', 2, 1/1, [keywords([flying])], Bird),
    with([Lord, Bird, gain(lord, 1, 'B', 3, lose(self, all_abilities))],
         ( derivation(w, Steps), memberchk(step(6, gain(lord, 1), _, _, _, Order), Steps) )).

%   CR 613.8: what an effect applies to may wait for another, in a chain of three.
test(chain_of_three, Types-Subtypes-Size == [land, enchantment, creature]-[advisor]-(0/0)) :-
    plain(court, 'A', 1, face([5], [enchantment], [], none, none,
          [set_type(each([type(creature), controlled_by(you)]), [subtype(advisor)])]), Court),
    plain(opal, 'A', 2, face([4], [enchantment], [], none, none,
          [all([ add_type(each([other(self), type(enchantment)]), [type(creature)]),
                 pt_set(each([other(self), type(enchantment)]), stat(mana_value, subject), stat(mana_value, subject)) ])]), Opal),
    plain(evening, 'A', 3, face([5], [enchantment], [], none, none,
          [add_type(each([permanent]), [type(enchantment)])]), Evening),
    plain(isle, 'A', 4, face(none, [land], [island], none, none, []), Isle),
    with([Court, Opal, Evening, Isle],
         ( value(w, isle, types, Types),
           value(w, isle, subtypes, Subtypes0), subtract(Subtypes0, [island], Subtypes),
           power_toughness(isle, Size) )).

%   CR 613.8b: in a loop timestamps decide.
test(loop_falls_back_to_timestamps, Types == [artifact, enchantment]) :-
    plain(one, 'A', 1, face([1], [artifact], [], none, none, [add_type(each([type(artifact)]), [type(enchantment)])]), One),
    plain(two, 'A', 2, face([1], [enchantment], [], none, none, [add_type(each([type(enchantment)]), [type(artifact)])]), Two),
    with([One, Two], value(w, one, types, Types)).

%   CR 613.6: an effect keeps the objects of its first layer.
test(begun_effect_keeps_its_objects, Size == 2/2) :-
    plain(pot, 'A', 1, face([2], [artifact], [], none, none, []), Pot),
    with([Pot, standing_effect(1, 'A', 2, all([ set_type(each([not(type(creature)), type(artifact)]), [type(artifact), type(creature)]),
                                                pt_set(each([not(type(creature)), type(artifact)]), 2, 2) ]))],
         power_toughness(pot, Size)).

%   CR 305.7: setting a basic land type takes the abilities of the land's own text, adding one doesn't.
test(land_type_set, Keywords/Subtypes == []/[mountain]) :-
    plain(keep, 'A', 1, face(none, [land], [forest], none, none, [keywords([indestructible])]), Keep),
    plain(moon, 'A', 2, face([3], [enchantment], [], none, none, [set_type(each([not(supertype(basic)), type(land)]), [subtype(mountain)])]), Moon),
    with([Keep, Moon], ( keywords(keep, Keywords), value(w, keep, subtypes, Subtypes) )).
test(land_type_added, Keywords/Subtypes == [indestructible]/[forest, mountain]) :-
    plain(keep, 'A', 1, face(none, [land], [forest], none, none, [keywords([indestructible])]), Keep),
    plain(moon, 'A', 2, face([3], [enchantment], [], none, none, [add_type(each([type(land)]), [subtype(mountain)])]), Moon),
    with([Keep, Moon], ( keywords(keep, Keywords), value(w, keep, subtypes, Subtypes) )).

%   CR 113.11: an ability that can't be had can't be gained later either.
test(cant_have, Keywords == []) :-
    creature(bird, 'B', 1, 1/1, [], Bird),
    plain(rule, 'A', 2, face([3], [enchantment], [], none, none, [restriction(each([type(creature)]), cant_have(keywords([flying])))]), Rule),
    with([Bird, Rule, gain(bird, 1, 'B', 3, grant(self, keywords([flying])))], keywords(bird, Keywords)).

%   CR 613.7a: an ability that an effect grants is as young as the effect.
test(granted_ability_takes_the_later_timestamp, Keywords == [vigilance]) :-
    creature(herald, 'A', 1, 1/1, [], Herald),
    creature(bird, 'B', 5, 1/1, [], Bird),
    plain(sky, 'B', 2, face([3], [enchantment], [], none, none, [grant(each([type(creature), controlled_by(you)]), keywords([flying]))]), Sky),
    plain(order, 'A', 3, face([3], [enchantment], [], none, none,
          [grant(each([type(creature), controlled_by(you)]),
                 lose(each([type(creature), controlled_by(opponent)]), keywords([flying, vigilance])))]), Order),
    plain(watch, 'B', 4, face([3], [enchantment], [], none, none, [grant(each([type(creature), controlled_by(you)]), keywords([vigilance]))]), Watch),
    with([Herald, Sky, Order, Watch, Bird], keywords(bird, Keywords)).

%   CR 122.1b: a keyword counter has its object's age.
test(keyword_counter, Keywords == [flying]) :-
    creature(kite, 'A', 2, 1/1, [], Kite),
    plain(net, 'B', 1, face([3], [enchantment], [], none, none, [lose(each([type(creature)]), keywords([flying]))]), Net),
    with([Net, Kite, counters(kite, flying, 1)], keywords(kite, Keywords)).

%   CR 208.3: what is no creature has no power or toughness.
test(vehicle_has_no_power, Power == none) :-
    plain(car, 'A', 1, face([2], [artifact], [vehicle], 4, 4, []), Car),
    with([Car], value(w, car, power, Power)).

%   CR 604.3, 702.73a: changeling is every creature type, devoid no colour.
test(changeling_and_devoid, Colors == []) :-
    creature(shifter, 'A', 1, 1/1, [keywords([changeling, devoid])], Shifter),
    with([Shifter],
         ( value(w, shifter, colors, Colors), characteristics(w, shifter, C), has_subtype(C, sliver), \+ has_subtype(C, equipment) )).

:- end_tests(layers).
