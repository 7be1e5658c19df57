%   Costs and mana.


term(cost, mana(text),                             "mana").
term(cost, tap,                                    "{T}").
term(cost, opaque(text),                           "a cost that isn't read").
term(cost, untap,                                  "{Q}").
term(cost, pay_life(amount),                       "life").
term(cost, loyalty(int),                           "loyalty counters put on or removed").
term(cost, sacrifice(subject),                     "sacrificed").
term(cost, total(word, filter, word, comparison),  "any number of these tapped, exiled ..., of which the total of that compares so").
term(cost, tap(subject),                           "tapped").
term(cost, discard(subject),                       "discarded").
term(cost, exile(subject),                         "exiled").
term(cost, remove_counters(subject, counter, amount), "counters removed").
term(cost, times(amount, cost),                    "the cost so often").
term(cost, put_on_library(subject, word),          "put on that place of a library").
term(cost, forage,                                 "forage").
term(cost, mana_cost(subject),                     "the mana cost of the subject").
term(cost, blight(amount),                         "blight").
term(cost, untap(subject),                         "untapped").
term(cost, exert(subject),                         "exerted").
term(cost, collect_evidence(amount),               "evidence collected").
term(cost, unattach(subject),                      "unattached").
term(cost, reveal(subject),                        "revealed").
term(cost, add_counters(subject, counter, amount), "counters put on it").
term(cost, mill(amount),                           "milled").
term(cost, all(list(cost)),                        "all of these").
term(cost, return(subject, zone),                  "returned to that zone").
term(cost, energy(amount),                         "energy counters").
term(cost, exile(subject, list(how)),              "exiled so").
term(cost, waterbend(text),                        "waterbend (CR 701.67)").
term(cost, one_of(list(list(cost))),               "one of these groups of costs").
term(cost, behold(filter),                         "such a permanent or card beheld (CR 701.4)").
term(cost, reveal(subject, list(how)),             "revealed so").

term(mana, mana(text),                             "these symbols").
term(mana, any_color(amount),                      "so much mana of any one colour").
term(mana, one_of(list(mana)),                     "one of these").
term(mana, times(amount, mana),                    "that so often").
term(mana, any_combination(amount, quote(any)),    "so much mana in any combination of colours").
term(mana, chosen_color(amount),                   "so much mana of the chosen colour").
term(mana, same_type(amount),                      "so much mana of the type just produced").
term(mana, commander_identity(amount),             "so much mana of a colour in the commander's colour identity").
term(mana, color_could_produce(amount, subject),   "so much mana of a colour that these could produce").
term(mana, could_produce(amount, subject),         "so much mana of a type that these could produce").
term(mana, color_among(amount, subject),           "so much mana of a colour of these").
term(mana, any_combination(amount, list(mana)),    "so much mana in any combination of these").
