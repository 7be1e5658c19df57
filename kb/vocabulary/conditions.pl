%   Conditions, comparisons, durations and the like.


term(condition, amount(amount, comparison),        "the amount compares so").
term(condition, matches(subject, filter),          "the subject is such").
term(condition, newly_controlled(subject),         "the subject came under its controller's control since that player's last upkeep began").
term(condition, turn(who),                         "it is that player's turn").
term(condition, designation(who, word),            "the player has that designation").
term(condition, declared(event, comparison),       "so many objects attack or block in the declaration").
term(condition, happened(period, event, comparison), "the event happened so often in the period").
term(condition, done,                              "the instruction before was followed").
term(condition, opaque(text),                      "words that only a person can settle").
term(condition, chosen_word(word),                 "that anchor word was chosen for the object (CR 614.12b)").
term(condition, all(list(condition)),              "all of these").
term(condition, any_of(list(condition)),           "one of these at least").
term(condition, not(condition),                    "not that").
term(condition, daytime(word),                     "it is day, night, or neither").
term(condition, spent(mana),                       "that mana was spent to cast the spell").
term(condition, won,                               "the coin flip or clash was won").
term(condition, possible,                          "the instruction before can be followed").
term(condition, otherwise,                         "the condition before was not true").
term(condition, during(step, who),                 "it is that step of the player").

term(comparison, at_least(amount),                 "so much or more").
term(comparison, at_most(amount),                  "so much or less").
term(comparison, exactly(amount),                  "just so much").
term(comparison, less_than(amount),                "less").
term(comparison, greater_than(amount),             "more").
term(comparison, odd,                              "an odd number").
term(comparison, any_of_numbers(list(int)),        "one of these numbers").
term(comparison, even,                             "an even number").
term(comparison, chosen(quote(parity)),            "odd or even, as chosen before").

term(usage, as_sorcery,                            "any time its player could cast a sorcery").
term(usage, when(condition),                       "while the condition is true").
term(usage, once_each_turn,                        "once each turn").
term(usage, after(word),                           "after that point of combat or step").
term(usage, before(word),                          "before that point of combat or step").
term(usage, all(list(usage)),                      "all of these").
term(usage, during(word, who),                     "in that step or phase of the player").
term(usage, by(who),                               "by these players").
term(usage, once,                                  "once").
term(usage, x(comparison),                         "where X compares so").
term(usage, times_each_turn(int),                  "so often each turn").
term(usage, as_instant,                            "any time its player could cast an instant").

term(duration, end_of_turn,                        "until end of turn, this turn").
term(duration, end_of_combat,                      "until end of combat, this combat").
term(duration, your_next_turn,                     "until your next turn").
term(duration, while(condition),                   "for as long as").
term(duration, next_step(step, who),               "in the player's next such step").
term(duration, until_event(event),                 "until the event").
term(duration, end_of_your_next_turn,              "until the end of your next turn").
term(duration, during_turn(who),                   "in the player's next turn").
term(duration, game,                               "for the rest of the game").
term(duration, end_of_next_turn(who),              "until the end of the player's next turn").
term(duration, during_combat(who),                 "in the player's next combat phase").

term(period, last_turn(who),                       "the player's last turn").
term(period, this_turn,                            "this turn").
term(period, last_turn,                            "the turn before").
term(period, this_step,                            "this step").
term(period, this_combat,                          "this combat").
term(period, this_game,                            "this game").
term(period, this_way,                             "by the instructions before").
term(period, ever,                                 "at any time").
