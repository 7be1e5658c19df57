%   Instructions: what a text does.


term(meaning, create(amount, token, list(how)),    "so many tokens are created and enter so").
term(meaning, move(subject, zone),                 "the subject is put into that zone").
term(meaning, attach(subject, subject),            "the first is attached to the second").
term(meaning, fight(subject, subject),             "the two fight").
term(meaning, unattach(subject),                   "the subject becomes unattached").
term(meaning, counter(subject, meaning),           "it is countered, and that is done with the spell instead of putting it into its owner's graveyard").
term(meaning, counter(subject),                    "the spell or ability is countered").
term(meaning, remove_damage(subject),              "all damage marked on the subject is removed").
term(meaning, add_counters(subject, counter, amount), "counters are put on the subject").
term(meaning, remove_counters(subject, counter, amount), "counters are removed from the subject").
term(meaning, deal_damage(subject, amount, subject), "the first deals that damage to the second").
term(meaning, becomes_copy(subject, subject),      "the first becomes a copy of the second").
term(meaning, extra_combat(phase, amount),         "more combat phases follow that phase").
term(meaning, gain_life(who, amount),              "the player gains life").
term(meaning, set_life(who, amount),               "the player's life total becomes that").
term(meaning, exile_to_meld(filter),               "this and one such thing are exiled to be melded (CR 701.42)").
term(meaning, meld(text),                          "what was exiled to be melded is melded into that").
term(meaning, tap(subject),                        "the subject is tapped").
term(meaning, untap(subject),                      "the subject is untapped").
term(meaning, destroy(subject),                    "the subject is destroyed").
term(meaning, exile(subject),                      "the subject is exiled").
term(meaning, sacrifice(subject),                  "the subject is sacrificed").
term(meaning, transform(subject),                  "the subject is transformed").
term(meaning, regenerate(subject),                 "the subject gets a regeneration shield").
term(meaning, phase_out(subject),                  "the subject phases out").
term(meaning, unlock_door(subject),                "a locked door of it is unlocked (CR 709.5f)").
term(meaning, turn_door(subject),                  "a door of it is locked or unlocked (CR 709.5f-g)").
term(meaning, goad(subject),                       "the subject is goaded").
term(meaning, suspect(subject),                    "the subject is suspected").
term(meaning, becomes_blocked(subject),            "the subject becomes blocked").
term(meaning, block(subject, subject),             "the first subject blocks the second from now on").
term(meaning, reselect_attacked(subject, list(attacked)), "which of those the subject is attacking is chosen anew (CR 508.7)").
term(meaning, remove_from_combat(subject),         "the subject is removed from combat").
term(meaning, draw(who, amount),                   "the player draws that many cards").
term(meaning, add_mana(who, mana),                 "the player adds that mana").
term(meaning, move(subject, zone, list(how)),      "the subject is put into that zone so").
term(meaning, lose_life(who, amount),              "the player loses life").
term(meaning, reveal(who, subject),                "the player reveals the subject").
term(meaning, shuffle(who),                        "the player shuffles their library").
term(meaning, search(who, filter, subject),        "the player searches the zones for the subject").
term(meaning, discard(subject),                    "the subject is discarded").
term(meaning, mill(who, amount),                   "the player mills that many cards").
term(meaning, look(who, subject),                  "the player looks at the subject").
term(meaning, choose(subject),                     "the subject is chosen, for what refers to it later").
term(meaning, pay(list(cost)),                     "its player pays the costs").
term(meaning, scry(who, amount),                   "the player scries").
term(meaning, surveil(who, amount),                "the player surveils").
term(meaning, cast(subject),                       "its player casts the subject; of a restriction on usage, casting the spell").
term(meaning, cast(subject, list(how)),            "its player casts the subject so").
term(meaning, copy(subject, amount),               "so many copies of the spell or ability are made").
term(meaning, copy_to(subject, subject),            "the spell is copied for that, which the copy targets, if it could target it").
term(meaning, copy_each(subject, filter),           "the spell is copied for each other of these that it could target, each copy with that target").
term(meaning, copy(subject, amount, list(meaning)), "copies with these exceptions").
term(meaning, resolves_anyway,                     "the ability resolves even if all its targets are illegal").
term(meaning, get_counters(who, counter, amount),  "the player gets counters").
term(meaning, new_targets(subject),                "its player may choose new targets for it").
term(meaning, change_targets(subject),             "the targets of it are changed").
term(meaning, change_target(subject, subject),     "one target of the first is changed to the second").
term(meaning, make_choice(choice),                 "something is chosen for the object").
term(meaning, investigate,                         "investigate (CR 701.16)").
term(meaning, investigate(amount),                 "investigate so often").
term(meaning, exile(subject, list(how)),           "the subject is exiled so").
term(meaning, gain_designation(who, word),         "the player gets the designation").
term(meaning, designate(subject, word),            "the subject gets the designation").
term(meaning, proliferate,                         "proliferate (CR 701.34)").
term(meaning, proliferate(amount),                 "proliferate so often").
term(meaning, reveal_until(who, filter),           "the player reveals cards from the library until such a card").
term(meaning, exile_until(filter),                 "its player exiles cards from the library until such a card").
term(meaning, double(number_kind, subject),        "that number of the subject is doubled").
term(meaning, triple(number_kind, subject),        "its power or toughness is tripled").
term(meaning, roll(die),                           "a die is rolled (CR 706)").
term(meaning, amass(filter, amount),               "amass (CR 701.47)").
term(meaning, flip_coin,                           "a coin is flipped (CR 705)").
term(meaning, ring_tempts,                         "the Ring tempts its player (CR 701.54)").
term(meaning, connive(subject, amount),            "the subject connives (CR 701.50)").
term(meaning, extra_steps(who, word, amount, phase), "in the player's own turn, so many such steps come after this step or phase (CR 500.9, 500.10)").
term(meaning, extra_turn(who, amount),             "the player takes extra turns (CR 500.7)").
term(meaning, extra_phases(phase, list(word)),     "these phases follow that phase").
term(meaning, win_game(who),                       "the player wins the game").
term(meaning, lose_game(who),                      "the player loses the game").
term(meaning, earthbend(amount),                   "earthbend (CR 701.66)").
term(meaning, skip(who, skipped),                  "the player skips that step, phase or turn").
term(meaning, move_counters(subject, subject, counter, amount), "counters go from the first to the second").
term(meaning, explore(subject),                    "the subject explores (CR 701.44)").
term(meaning, monstrosity(amount),                 "monstrosity (CR 701.37)").
term(meaning, venture,                             "venture into the dungeon (CR 701.49)").
term(meaning, incubate(amount),                    "incubate (CR 701.53)").
term(meaning, manifest_dread,                      "manifest dread (CR 701.62)").
term(meaning, clash,                               "clash with an opponent (CR 701.30)").
term(meaning, convert(subject),                    "the subject is converted (CR 701.28)").
term(meaning, becomes_copy(subject, subject, list(meaning)), "the first becomes a copy of the second, with these exceptions").
term(meaning, bolster(amount),                     "bolster (CR 701.39)").
term(meaning, discover(amount),                    "discover (CR 701.57)").
term(meaning, adapt(amount),                       "adapt (CR 701.46)").
term(meaning, open_attraction,                     "open an Attraction (CR 701.51)").
term(meaning, roll_to_visit,                       "roll to visit Attractions (CR 701.52)").
term(meaning, populate(list(how)),                 "populate, the token entering so").
term(meaning, populate,                            "populate (CR 701.36)").
term(meaning, manifest(subject),                   "the subject is manifested (CR 701.40)").
term(meaning, cloak(subject),                      "the subject is cloaked (CR 701.58)").
term(meaning, learn,                               "learn (CR 701.48)").
term(meaning, flip(subject),                       "the subject is flipped (CR 710)").
term(meaning, repeat_process(number),              "the instructions before are repeated").
term(meaning, play(subject),                       "its player plays the subject").
term(meaning, play(subject, list(how)),            "its player plays the subject so").
term(meaning, exchange_control(subject),           "control of the two is exchanged").
term(meaning, exchange_control(subject, subject),  "control of the two is exchanged").
term(meaning, pair(subject, subject),              "the two become paired (CR 702.95)").
term(meaning, grant_below(subject, word),          "the subject gains the abilities printed below that keyword, until end of turn (CR 702.165a)").
term(meaning, exchange(subject, subject),          "the permanent and the card in another zone change places (CR 701.12d)").
term(meaning, exchange_life(who),                  "life totals are exchanged with the player").
term(meaning, turn_face_up(subject),               "the subject is turned face up").
term(meaning, turn_face_down(subject),             "the subject is turned face down").
term(meaning, detain(subject),                     "the subject is detained (CR 701.35)").
term(meaning, blight(amount),                      "blight (CR 701.68)").
term(meaning, endure(subject, amount),             "the subject endures (CR 701.63)").
term(meaning, time_travel,                         "time travel (CR 701.56)").
term(meaning, separate(subject),                   "the subject is separated into two piles").
term(meaning, end_turn,                            "the turn ends (CR 724.1)").
term(meaning, planeswalk,                          "planeswalk (CR 701.31)").
term(meaning, collect_evidence(amount),            "collect evidence (CR 701.59)").
term(meaning, becomes_daytime(word),               "it becomes day, or night (CR 731)").
term(meaning, control_player(who, who),            "the first controls the second (CR 723)").
term(meaning, forage,                              "forage (CR 701.61)").
term(meaning, fateseal(amount),                    "fateseal (CR 701.29)").
term(meaning, phase_in(subject),                   "the subject phases in").
term(meaning, choose_modes(amount),                "so many modes may be chosen instead").
term(meaning, this_ability,                        "the ability that says so").
term(meaning, begin_with(subject, zone),           "the game begins with the subject in that zone").
term(meaning, same,                                "the same instruction").
term(meaning, none,                                "nothing that bears on a judgment, or a part that was not read").
term(meaning, unread(list(word)),                  "a part that was not read, with the judgments it may concern").
term(meaning, cascade,                             "what the triggered ability of cascade does (CR 702.85a)").
