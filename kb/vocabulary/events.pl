%   Events, of triggers, replacement and history.


term(event, attacks(subject),                      "one of these attacks").
term(event, blocks(subject),                       "one of these blocks").
term(event, becomes_blocked(subject),              "one of these becomes blocked").
term(event, player_attacks(who),                   "the player attacks").
term(event, enters(subject),                       "one of these enters the battlefield").
term(event, leaves(subject),                       "one of these leaves the battlefield").
term(event, dies(subject),                         "one of these dies").
term(event, destroyed(subject),                    "one of these is destroyed").
term(event, put_into(subject, zone, who, zone),    "one of these is put into that zone of the player's, from that zone").
term(event, becomes_target(subject, filter),       "one of these becomes the target of such a spell or ability").
term(event, becomes_monstrous(subject),            "one of these becomes monstrous").
term(event, deals_damage(subject, subject),        "one of these deals damage to one of those").
term(event, deals_combat_damage(subject, subject), "the same of combat damage").
term(event, deals_noncombat_damage(subject, subject), "the same of damage that is no combat damage").
term(event, mills(who),                            "the player mills one or more cards").
term(event, cast(who, filter),                     "the player casts such a spell").
term(event, draws(who),                            "the player draws a card").
term(event, scries(who),                           "the player scries").
term(event, gains_life(who),                       "the player gains life").
term(event, loses_life(who),                       "the player loses life").
term(event, visits(who),                           "the player visits an Attraction").
term(event, begins(step, who),                     "the step of the player's turn begins").
term(event, any_of(list(event)),                   "one of these events").
term(event, done,                                  "the instruction before is followed").
term(event, opaque(text),                          "words without a term").
term(event, chapter(list(int)),                    "one of these chapter abilities' counters is put on the Saga (CR 714)").
term(event, sacrifices(who, subject),              "the player sacrifices one of these").
term(event, turned_face_up(subject),               "one of these is turned face up").
term(event, turns_face_up(who, subject),           "the player turns one of these face up").
term(event, becomes_tapped(subject),               "one of these becomes tapped").
term(event, becomes_untapped(subject),             "one of these becomes untapped").
term(event, attacks(subject, list(attacked)),      "one of these attacks one of those").
term(event, discards(who, filter),                 "the player discards such a card").
term(event, lose_game(who),                        "the player loses the game").
term(event, cycles(who, filter),                   "the player cycles such a card").
term(event, cycles(who, subject),                  "the player cycles the card").
term(event, discards(who, subject),                "the player discards the card").
term(event, cast_nth(who, int, filter),            "the player casts the turn's so many-th such spell").
term(event, draws_nth(who, int),                   "the player draws the turn's so many-th card").
term(event, draws(who, number_drawn),              "the player draws so many cards").
term(event, when(condition, event),                "the event, if the condition is true then").
term(event, while(condition, event),               "the event, while the condition is true").
term(event, becomes_blocked_by(subject, subject),  "one of these becomes blocked by one of those").
term(event, blocks(subject, subject),              "one of these blocks one of those").
term(event, attacks_alone(subject),                "one of these attacks alone").
term(event, attacks_unblocked(subject),            "one of these attacks and isn't blocked").
term(event, attacked(subject),                     "one of these is attacked").
term(event, player_attacks(who, amount_of),        "the player attacks with so many of these").
term(event, player_attacks(who, subject),          "the player attacks with these").
term(event, puts_counters(who, counter, subject),  "the player puts counters on one of these").
term(event, effect_puts_counters(counter, subject), "an effect puts counters on one of these").
term(event, gets_counters(who, counter),           "the player gets counters").
term(event, searches(who),                         "the player searches a library").
term(event, shuffles(who),                         "the player shuffles a library").
term(event, state(condition),                      "the condition becomes true, a state trigger (CR 603.8)").
term(event, first_each_turn(event),                "the event, for the first time in a turn").
term(event, leaves_zone(subject, zone, who),       "one of these leaves the player's zone").
term(event, transforms_into(subject),              "one of these transforms into what has the ability").
term(event, transforms(subject),                   "one of these transforms").
term(event, copies(who, filter),                   "the player copies such a spell").
term(event, commits_crime(who),                    "the player commits a crime (CR 700.13)").
term(event, mutates(subject),                      "one of these mutates").
term(event, taps_for_mana(who, subject),           "the player taps one of these for mana").
term(event, tapped_for_mana(subject),              "one of these is tapped for mana").
term(event, tapped_for_mana(subject, comparison),  "one of these is tapped for so much mana (CR 106.12)").
term(event, plays_land(who, filter),               "the player plays such a land").
term(event, plays(who, filter),                    "the player plays such a card").
term(event, exploits(subject, subject),            "one of these exploits one of those").
term(event, countered(subject),                    "one of these is countered").
term(event, resolves(subject),                     "one of these resolves").
term(event, exiled(subject),                       "one of these is exiled").
term(event, milled(subject),                       "one of these is milled").
term(event, revealed(subject),                     "one of these is revealed").
term(event, discarded(subject),                    "one of these is discarded").
term(event, exiled_by_madness(subject),            "one of these is discarded into exile by its madness (CR 702.35a)").
term(event, sacrificed(subject),                   "one of these is sacrificed").
term(event, returned(subject),                     "one of these is returned").
term(event, returned_to_hand(subject),             "one of these is returned to a hand").
term(event, creates_token(who),                    "the player creates a token").
term(event, creates_token(who, filter),            "the player creates such a token").
term(event, unlocks(who, subject),                 "the player unlocks one of these doors (CR 709.5)").
term(event, activates(who, filter),                "the player activates such an ability").
term(event, fully_unlocks(who, subject),           "the player unlocks the last door of one of these (CR 709.5i)").
term(event, damage_prevented,                      "damage is prevented").
term(event, life_gained(who),                      "life that the player gains, counted").
term(event, life_lost(who),                        "life that the player loses, counted").
term(event, gets_designation(who, word),          "the player gets that designation").
term(event, completes_dungeon(who),                "the player completes a dungeon").
term(event, expends(who, int),                     "the player expends the turn's so many-th mana").
term(event, caused(subject, event),                "one of these causes the event").
term(event, descends(who),                         "the player descends (CR 700.11)").
term(event, daytime_changes,                       "day becomes night, or night day").
term(event, reaches_level(subject, int),           "the Class becomes of that level").
term(event, surveils(who),                         "the player surveils").
term(event, enters_attached(subject, subject),     "one of these enters attached to one of those").
term(event, becomes_attached(subject, subject),    "one of these becomes attached to one of those").
term(event, becomes_unattached(subject, subject),  "one of these becomes unattached from one of those").
term(event, ring_tempts(who),                      "the Ring tempts the player").
term(event, enters_under(subject, who),            "one of these enters under the player's control").
term(event, rolls(who, comparison),                "the player rolls so many dice").
term(event, rolls(who, int),                       "the player rolls a die").
term(event, wins_flip(who),                        "the player wins a coin flip").
term(event, exerts(who, subject),                  "the player exerts one of these").
term(event, explores(subject),                     "one of these explores").
term(event, proliferates(who),                     "the player proliferates").
term(event, crews(subject, subject),               "one of these crews one of those").
term(event, becomes_crewed(subject),               "one of these becomes crewed").
term(event, phases_in(subject),                    "one of these phases in").
term(event, phases_out(subject),                   "one of these phases out").
term(event, connives(subject),                     "one of these connives").
term(event, fights(subject),                       "one of these fights").
term(event, claims_prize(who),                     "the player claims an Attraction's prize").
term(event, deals_excess_damage(subject, subject), "one of these deals excess damage to one of those").
term(event, becomes_renowned(subject),             "one of these becomes renowned").
term(event, is_cast(subject),                      "one of these is cast").
term(event, evolves(subject),                      "one of these evolves").
term(event, last_counter_removed(counter, subject), "the last such counter is removed from one of these").
term(event, becomes_saddled(subject),              "one of these becomes saddled").
term(event, this_way(event),                       "the event, as part of following the instruction before (CR 603.12)").
term(event, counter_removed(counter, subject),     "such a counter is removed from one of these").
