%   Small sorts.


term(token, token(amount, amount, filter, list(meaning)), "power, toughness, colours and types, abilities").
term(token, token(word),                           "a predefined token (CR 111.10)").
term(token, card_named(text),                      "one that is as the card with that name (CR 111.11)").
term(token, the_same_token,                        "the token that the sentence before creates").
term(token, copy_of(subject),                      "a copy").
term(token, copy_of(subject, list(meaning)),       "a copy with these exceptions").

term(color, white,                                 "white").
term(color, blue,                                  "blue").
term(color, black,                                 "black").
term(color, red,                                   "red").
term(color, green,                                 "green").
term(color, any,                                   "any colour").
term(color, chosen(quote(color)),                  "the chosen colour").
term(color, choice(word),                          "a colour chosen as it happens").

term(counter, any,                                 "any counter").
term(counter, pt(int, int),                        "a counter on power and toughness").
term(counter, choice(list(counter)),               "one of these, as its player chooses").

term(choice, name(filter),                         "a name of such a card").
term(choice, one_of(list(word)),                   "one of these words").
term(choice, player(who),                          "such a player").
term(choice, color_except(color),                  "a colour but that").
term(choice, color_of(subject),                    "a colour of one of these").
term(choice, basic_land_type,                      "a basic land type").
term(choice, nonbasic_land_type,                   "a land type that isn't basic").
term(choice, number(int, int),                     "a number from the first to the second").
term(choice, parity,                               "odd or even").
term(choice, direction,                            "left or right").
term(choice, type_except(word),                    "a creature type but that").
term(choice, two_colors,                           "two colours").
term(choice, color,                                "a colour").
term(choice, type,                                 "a creature type").
term(choice, name,                                 "a name").
term(choice, player,                               "a player").
term(choice, number,                               "a number").
term(choice, object,                               "an object").
term(choice, land_type,                            "a basic land type").
term(choice, card_type,                            "a card type").

term(damage, noncombat,                            "damage that is no combat damage").
term(damage, combat,                               "combat damage").
term(damage, all,                                  "any damage").

term(text, last_chosen(quote(name)),               "the name chosen last").

term(zone, not(zone),                              "any zone but that").
term(zone, library(word),                          "a place in a library: top, bottom, shuffled ...").
term(zone, anywhere,                               "any zone").
term(zone, outside,                                "outside the game").
term(zone, top_of_library,                         "the top of a library").
term(zone, battlefield,                            "the battlefield").
term(zone, graveyard,                              "a graveyard").
term(zone, hand,                                   "a hand").
term(zone, library,                                "a library").
term(zone, exile,                                  "exile").
term(zone, resolution,                             "the stack, as the spell resolves").
term(zone, stack,                                  "the stack").
term(zone, command,                                "the command zone").

term(feature, mana_value,                          "mana value").
term(feature, counter_kind,                        "kinds of counters").
term(feature, permanent_type,                      "permanent types").
term(feature, land_type,                           "land types").
term(feature, power,                               "power").
term(feature, card_type,                           "card types").
term(feature, basic_land_type,                     "basic land types").
term(feature, name,                                "names").
term(feature, color,                               "colours").
term(feature, creature_type,                       "creature types").

term(production, any_amount,                       "just that much, whatever there would be").
term(production, same_amount,                      "as much as there would be").
term(crewing, plus(stat, int),                     "so much more than that").
term(crewing, toughness,                           "its toughness").

term(damage_kind, all,                             "any damage").
term(damage_kind, combat,                          "combat damage").
term(damage_kind, event,                           "the damage of the event").

term(die, die(int),                                "a die with so many sides").
term(die, dice(int, int),                          "so many dice with so many sides").

term(hand_size, none,                              "no maximum").

term(how, controlled_by(who),                      "under the control of the player").
term(how, controlled_by(subject),                  "under the control of such a player, chosen").
term(how, tapped,                                  "tapped").
term(how, attacking,                               "attacking").
term(how, order(word),                             "in that order").
term(how, from_zone(zone, who),                    "from that zone").
term(how, using(word),                             "by that keyword").
term(how, warped,                                  "to be cast from there later (CR 702.185)").
term(how, free,                                    "without paying its mana cost").
term(how, counters(counter, amount),               "with so many counters").
term(how, counters(counter, amount, word),         "with so many more counters").
term(how, face_down,                               "face down").
term(how, face_up,                                 "face up").
term(how, transformed,                             "transformed").
term(how, crafted,                                 "with what was exiled to pay the cost, to be found by it (CR 702.167c)").
term(how, attached_to(subject),                    "attached to that").
term(how, flash,                                   "as though it had flash").
term(how, additional_cost(list(cost)),             "at that additional cost").
term(how, cost(list(cost)),                        "for that cost").
term(how, copy_of(subject),                        "as a copy of that").
term(how, copy_of(subject, list(meaning)),         "as a copy of that, with these exceptions").
term(how, prepared,                                "prepared (CR 722)").
term(how, gains(meaning),                          "and has that from then on").
term(how, haunting(subject),                       "haunting the subject (CR 702.55)").
term(how, paid(word),                              "with the cost of that name counted as paid for it").
term(how, types(filter),                           "of these types as well").
term(how, attacking(list(attacked)),               "attacking one of these").
term(how, blocking(subject),                         "blocking that").
term(how, untapped,                                "untapped").

term(int, neg(amount),                             "a cost of loyalty counters removed").

term(modal, may_repeat,                            "a mode may be chosen more than once").
term(modal, unchosen,                              "a mode not chosen before").
term(modal, unchosen_this_turn,                    "a mode not chosen this turn").
term(modal, different_players,                     "each mode targets a different player").
term(modal, random,                                "at random").
term(modal, chosen_by(who),                        "that player chooses the modes").

term(number_drawn, but_first,                      "one but the first in the player's draw step").
term(number_drawn, some(int),                      "so many or more").

term(same, keywords(list(keyword)),                "these keyword abilities").
term(same, subjects(list(subject)),                "these subjects").

term(skipped, draw,                                "the draw step").
term(skipped, untap,                               "the untap step").
term(skipped, upkeep,                              "the upkeep step").
term(skipped, extra_turn,                          "any extra turn").
term(skipped, untap_step,                          "the untap step").
term(skipped, next(word),                          "the next such step, phase or turn").

term(stat, life,                                   "life totals").
term(stat, color_count,                            "how many objects are of a colour").
term(stat, power,                                  "power").
term(stat, toughness,                              "toughness").
term(stat, mana_value,                             "mana value").
term(stat, station_power,                          "what counts as its power as it stations (CR 702.184c)").
term(stat, base_power,                             "base power").

term(step, cleanup,                                "the cleanup step").
term(step, upkeep,                                 "the upkeep step").
term(step, draw,                                   "the draw step").
term(step, untap,                                  "the untap step").
term(step, beginning_of_combat,                    "the beginning of combat step").
term(step, end_of_combat,                          "the end of combat step").
term(step, end,                                    "the end step").
term(step, main1,                                  "the first main phase").
term(step, main2,                                  "the second main phase").
term(step, combat,                                 "the combat phase").
term(step, declare_attackers,                      "the declare attackers step").
term(step, declare_blockers,                       "the declare blockers step").
term(step, main,                                   "a main phase").

term(attachment, enchanted,                        "by an Aura").
term(attachment, equipped,                         "by an Equipment").
term(attachment, fortified,                        "by a Fortification").

term(ability_kind, activated,                      "activated abilities").
term(ability_kind, loyalty,                        "loyalty abilities").
term(ability_kind, triggered,                      "triggered abilities").
term(ability_kind, keyword(keyword),              "the abilities that are this keyword, with its quality").
term(ability_kind, mana,                           "mana abilities").

term(phase, this_phase,                            "this phase").
term(phase, this_step,                             "this step").
term(phase, this_main_phase,                       "this main phase").

term(state, goaded,                                "goaded (CR 701.15)").
term(state, suspected,                             "suspected (CR 701.60)").
