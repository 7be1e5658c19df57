%   Whom and what a text is about.


term(subject, self,                                "the object whose text it is").
term(subject, host(attachment, filter),            "what the object is attached to").
term(subject, each(filter),                        "each such object").
term(subject, target(number, filter),              "so many targets").
term(subject, nth(int, subject),                   "one of several targets that read alike").
term(subject, choose(amount, filter),              "so many, chosen").
term(subject, that(filter),                        "named in a sentence before, by its noun").
term(subject, it,                                  "named in a sentence before, by a pronoun").
term(subject, event_other,                         "the other thing the event was about").
term(subject, event_object,                        "what the event was about").
term(subject, subject,                             "what the fact is about, each in turn").
term(subject, own,                                 "what the innermost filter is about").
term(subject, pair,                                "the object and the creature it is paired with").
term(subject, attacked_by(subject, filter),        "what the subject is attacking").
term(subject, player(who),                         "players").
term(subject, ref(word),                           "the object or player of a scenario with that id").
term(subject, top_of_library(who),                 "the card on top of a library").
term(subject, any_of(list(subject)),               "one of these").
term(subject, paid(word, filter),                  "what was sacrificed, exiled ... for the cost, or by an effect or linked ability").
term(subject, some(amount, filter),                "so many or more of these together").
term(subject, rest,                                "those that were not chosen or moved before").
term(subject, top_of_library(who, amount),         "so many cards on top of a library").
term(subject, divided(subject),                    "these, among whom the number is divided as its player chooses").
term(subject, divided_evenly(subject),             "these, among whom the number is divided evenly").
term(subject, recipient,                           "who or what is dealt the damage").
term(subject, chosen(choice, filter),              "what was chosen before for the object").
term(subject, last_chosen(choice),                 "what was chosen last for the object").
term(subject, grantor,                             "the object that grants the ability").
term(subject, random(subject),                     "these, chosen at random").
term(subject, pile(word),                          "the pile so called").
term(subject, hand(who),                           "the cards in a hand").
term(subject, some_player(who),                    "one or more of these players together").
term(subject, target_event(subject),               "the target, as the one the event is about").
term(subject, this_ability,                        "the ability that says so").
term(subject, random(amount, filter),              "so many, chosen at random").
term(subject, any,                                 "anyone or anything").
term(subject, all_of(subject),                     "each of these that it can").

term(who, you,                                     "the controller of the text's object").
term(who, opponent,                                "each opponent of you").
term(who, any,                                     "any player").
term(who, own,                                     "the controller of what the innermost filter is about").
term(who, that_player,                             "named in a sentence before").
term(who, defending_player,                        "CR 508.5").
term(who, attacking_player,                        "CR 506.2").
term(who, controller(subject),                     "its controller").
term(who, owner(subject),                          "its owner").
term(who, chosen(quote(player)),                   "the player chosen before").
term(who, each(filter),                            "each such player").
term(who, target(number, filter),                  "target players").
term(who, ref(word),                               "the player of a scenario with that id").
term(who, any_of(list(who)),                       "one of these").
term(who, choose(amount, filter),                  "so many such players, chosen").
term(who, designated(word),                        "the player so designated").
term(who, other_player,                            "another player than you").
term(who, host(attachment, filter),                "the player whom the object enchants").
term(who, active_player,                           "the active player (CR 102.1)").
term(who, extra,                                   "of extra turns").
term(who, single,                                  "of one player").
term(who, actor,                                   "each of those for whom the meaning is carried out").
term(who, your_team,                               "you and your teammates").
term(who, owner,                                   "the owner of what is moved").

term(attacked, planeswalkers(who),                 "planeswalkers of the player").
term(attacked, battles(who),                       "battles that the player protects").
term(attacked, last_chosen(quote(player)),         "the player chosen last").
term(attacked, host(attachment, filter),           "the player whom the object enchants").
term(attacked, self,                               "the planeswalker whose text it is").
term(attacked, permanents(who),                    "what the player controls that can be attacked").

term(number, up_to(amount),                        "up to so many").
term(number, any_number,                           "any number").
term(number, between(amount, amount),              "from the first to the second").

term(source, any,                                  "any source").
