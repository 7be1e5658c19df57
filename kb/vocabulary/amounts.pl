%   Amounts.


term(amount, x,                                    "X").
term(amount, chosen(quote(number)),                "the chosen number").
term(amount, keep,                                 "unchanged (in pt_cda)").
term(amount, count(filter),                        "how many of these").
term(amount, distinct(feature, filter),            "how many different ones among these").
term(amount, stat(stat, subject),                  "a number of the subject").
term(amount, counters(counter, subject),           "counters on the subject").
term(amount, life(who),                            "life total").
term(amount, devotion(who, list(color)),           "devotion (CR 700.5)").
term(amount, plus(amount, amount),                 "sum").
term(amount, none,                                "no power or toughness, of a token that is no creature").
term(amount, minus(amount, amount),                "difference").
term(amount, times(amount, amount),                "product").
term(amount, life_lost(who),                       "life that the player lost this turn").
term(amount, damage_dealt(who),                    "damage that the player was dealt this turn").
term(amount, life_gained(who),                     "life that the player gained this turn").
term(amount, difference,                           "the difference of the numbers compared before").
term(amount, excess(amount, amount),               "the second less the first, 0 if that is less").
term(amount, happened(period, event),              "how often the event happened").
term(amount, starting_life(who),                   "the player's starting life total").
term(amount, mana_symbols(color, subject),         "mana symbols of the colour in the mana costs of these").
term(amount, mana_spent(subject),                  "mana spent to cast it").
term(amount, mana_spent(subject, color),           "mana of the colour spent to cast it").
term(amount, colors_spent(subject),                "colours of mana spent to cast it").
term(amount, counters_among(counter, filter),      "counters on all of these").
term(amount, player_counters(counter, who),        "counters that the player has").
term(amount, times_paid(word),                     "how often the cost of that keyword was paid").
term(amount, kicked,                               "how often it was kicked").
term(amount, greatest(stat, filter),               "the greatest such number among these").
term(amount, least(stat, filter),                  "the least such number among these").
term(amount, total(stat, filter),                  "the sum of such numbers of these").
term(amount, half(amount, rounding),               "half of it").
term(amount, up_to(amount),                        "that many or fewer").
term(amount, any_number,                           "any number").
term(amount, all,                                  "all there are").
term(amount, neg(amount),                          "less than nothing by that").
term(amount, targets_beyond(int),                  "targets beyond the first so many").
term(amount, speed(who),                           "the player's speed (CR 702.179)").
term(amount, party(who),                           "creatures in the player's party (CR 700.8)").
term(amount, that_many,                            "the number of the event, or of the instruction before").
term(amount, any,                                  "any number (of modes)").
term(amount, at_least(amount),                     "that many or more").
term(amount, all_but(amount),                      "all but so many").
term(amount, difference(amount, amount),           "how far the two are apart").
term(amount, y,                                    "Y").
term(amount, distinct(feature, object),            "how many different ones it has").
term(amount, unspent_mana(who, color),             "mana of the colour that the player has and hasn't spent").
term(amount, unlocked_doors(filter),               "unlocked doors of these Rooms (CR 709.5)").
term(amount, cast_before(subject),                 "how many spells were cast this turn before the subject").

term(amount_of, defending(list(attacked)),         "any number that attack one of these").
term(amount_of, exactly(int, filter),              "just so many of these").

term(number_kind, counters(counter),               "counters").
term(number_kind, unspent_mana,                   "each type of unspent mana").
term(number_kind, power,                           "power").
term(number_kind, toughness,                       "toughness").
term(number_kind, power_and_toughness,             "power and toughness").

term(rounding, up,                                 "up").
term(rounding, down,                               "down").

term(object, that_object(subject),                 "that one object").
