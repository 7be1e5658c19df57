%   What can't, must and may be; what is done that costs something.


term(restriction, cant_attack,                     "can't attack").
term(restriction, cant_attack(list(attacked)),     "can't attack any of these").
term(restriction, cant_block,                      "can't block").
term(restriction, cant_block(subject),             "can't block these").
term(restriction, can_block_only(filter),          "can block nothing but these").
term(restriction, cant_attack_alone,               "can't attack alone").
term(restriction, cant_block_alone,                "can't block alone").
term(restriction, cant_attack_except_alone,        "can attack only alone").
term(restriction, cant_be_attacked,                "can't be attacked").
term(restriction, cant_be_blocked,                 "can't be blocked").
term(restriction, cant_be_blocked_by(filter),      "can't be blocked by these").
term(restriction, cant_be_blocked_except_by(filter), "can't be blocked except by these").
term(restriction, cant_be_blocked_by_more_than(amount), "can't be blocked by more than so many").
term(restriction, cant_be_blocked_except_by_at_least(amount), "can't be blocked except by so many or more").
term(restriction, cant_be_target(filter),          "can't be the target of such spells and abilities").
term(restriction, cant_be_attached(filter),        "such objects can't be attached to it").
term(restriction, can_attach_only(filter),         "can be attached only to these").
term(restriction, cant_have(lost),                 "can't have or gain").
term(restriction, cant_gain(lost),                 "can't gain").
term(restriction, cant_activate(filter),           "such abilities of it can't be activated").
term(restriction, cant_enter,                      "can't enter the battlefield").
term(restriction, cant_be_sacrificed,              "can't be sacrificed").
term(restriction, cant_be_regenerated,             "can't be regenerated").
term(restriction, cant_be_destroyed_by_lethal_damage, "lethal damage doesn't destroy it").
term(restriction, cant_be_destroyed,               "can't be destroyed").
term(restriction, cant_have_more_counters(counter, amount), "can't have more such counters than that").
term(restriction, cant_lose_game,                  "of a player, can't lose the game").
term(restriction, doesnt_untap,                    "doesn't untap in its controller's untap step").
term(restriction, untap_more_than(int, filter),    "the player untaps no more than so many of these in an untap step (CR 502.3)").
term(restriction, cant_be_countered,               "can't be countered").
term(restriction, cant_be_countered_by(filter),    "can't be countered by these").
term(restriction, cant_cast(filter),               "the player can't cast such spells").
term(restriction, casts_only_as_sorcery(filter),   "the player casts such spells only any time they could cast a sorcery").
term(restriction, cant_cast_more_than(amount, filter), "the player can't cast more such spells each turn").
term(restriction, cant_be_cast,                    "can't be cast").
term(restriction, cant_gain_life,                  "the player can't gain life").
term(restriction, cant_lose_life,                  "the player can't lose life").
term(restriction, cant_be_activated,               "such abilities can't be activated").
term(restriction, cant_trigger,                    "such abilities don't trigger").
term(restriction, cant_win_game,                   "the player can't win the game").
term(restriction, cant_play_lands,                 "the player can't play lands").
term(restriction, cant_play_lands(filter),         "the player can't play such lands").
term(restriction, cant_have_counters(counter),     "can't have such counters put on it").
term(restriction, cant_get_counters(counter),      "the player can't get such counters").
term(restriction, cant_search,                     "the player can't search libraries").
term(restriction, cant_crew,                       "can't crew Vehicles").
term(restriction, cant_be_copied,                  "can't be copied").
term(restriction, cant_become(word),               "can't become so designated").
term(restriction, cant_become_untapped,            "can't become untapped").
term(restriction, cant_draw,                       "the player can't draw cards").
term(restriction, cant_draw_more_than(amount),     "the player can't draw more cards each turn").
term(restriction, cant_transform,                  "can't transform").
term(restriction, cant_be_gained_by(subject),      "these players can't gain control of it").
term(restriction, cant_be_blocked_except_by_all(filter), "can't be blocked unless all of these block it").
term(restriction, cant_block_with_more_than(amount), "at most so many creatures of the player block").

term(requirement, attack_each_combat,              "attacks each combat").
term(requirement, block_each_combat,               "blocks each combat").
term(requirement, attack_or_block_each_combat,     "attacks or blocks each combat").
term(requirement, attack_if_able,                  "attacks").
term(requirement, attack_if_able(list(attacked)),  "attacks any of these").
term(requirement, block_if_able,                   "blocks").
term(requirement, block_if_able(subject),          "blocks that").
term(requirement, attack_or_block_if_able,         "attacks or blocks").
term(requirement, must_be_blocked,                 "is blocked").
term(requirement, must_be_blocked_by(filter),      "is blocked by one of these").
term(requirement, must_be_blocked_by_all(filter),  "is blocked by each of these that can").
term(requirement, targets_must_include(filter),    "one target at least is such").
term(requirement, attack_each_combat(list(attacked)), "attacks one of these each combat").
term(requirement, must_be_blocked_by_at_least(amount), "is blocked by so many or more").
term(requirement, must_be_blocked_by_exactly(amount), "is blocked by just so many").
term(requirement, attack_with(amount, filter),     "the player attacks with so many of these").
term(requirement, attack_with(amount, filter, list(attacked)), "the player attacks one of those with so many of these").
term(requirement, attack_other_than(who),          "attacks a player other than that").

term(permission, block_additional(amount),         "can block so many creatures more").
term(permission, block_any_number,                 "can block any number of creatures").
term(permission, attack_though_newly_controlled,   "can attack though its controller didn't control it all turn").
term(permission, attack_without_tapping,           "attacking doesn't tap it").
term(permission, attack_as_though_no(keyword),     "can attack as though it hadn't that").
term(permission, attack_as_though_has(keyword),    "can attack as though it had that").
term(permission, block_as_though_no(filter, keyword), "can block these as though they hadn't that").
term(permission, block_as_though_has(filter, keyword), "can block these as though it had that").
term(permission, block_as_though_untapped,         "can block as though it were untapped").
term(permission, blocked_as_though_no(keyword),    "can be blocked as though it hadn't that").
term(permission, targeted_as_though_no(keyword, who), "the same by spells and abilities that the player controls").
term(permission, targeted_as_though_no(keyword),   "can be the target as though it hadn't that").
term(permission, assign_as_though_unblocked,       "its controller may assign its combat damage as though it weren't blocked").
term(permission, play(subject),                    "may play the subject").
term(permission, play(subject, list(how)),         "may play the subject so").
term(permission, cast(subject),                    "may cast the subject").
term(permission, cast(subject, list(how)),         "may cast the subject so").
term(permission, look(subject),                    "may look at the subject any time").
term(permission, cast_as_though_flash(subject),    "may cast the subject as though it had flash").
term(permission, stay_tapped,                      "may choose not to untap").
term(permission, additional_lands(amount),         "may play so many lands more").
term(permission, spend_as_any_color(subject),      "mana of any type may be spent to cast the subject").
term(permission, spend_as_any_color,               "may spend mana as though it were of any colour").
term(permission, exert_as_attacks,                 "may be exerted as it attacks").
term(permission, activate_as_instant(filter),      "may activate such abilities at instant speed").
term(permission, loyalty_each_turn(number),        "its loyalty abilities may be activated so often each turn").
term(permission, activate_any_time,                "its loyalty abilities may be activated at instant speed on any turn").
term(permission, attack_as_though_has(keyword, list(attacked)), "can attack these as though it had that").
term(permission, attack_as_though_no(keyword, list(attacked)), "can attack these as though it hadn't that").

term(damage_rule, assign_by(quote(toughness)),     "assigns damage equal to its toughness").
term(damage_rule, assign_none,                     "assigns no combat damage").
term(damage_rule, assigned_by(who),                "that player assigns its combat damage").
term(damage_rule, damage_not_removed,              "damage stays on it in the cleanup step").
term(damage_rule, assigned_among(list(attacked), filter), "its controller may divide its damage among these").
term(damage_rule, assigned_to(filter),             "its controller may have it assign its damage to one of these").

term(act, attack(subject),                         "one of these attacks").
term(act, attack(subject, list(attacked)),         "one of these attacks one of those").
term(act, block(subject),                          "one of these blocks").
term(act, target(subject, filter),                 "such a spell or ability has one of these as a target").
term(act, block(subject, subject),                 "one of these blocks one of those").
term(act, activate(subject),                       "such an ability is activated").
term(act, cast(subject),                           "such a spell is cast").
term(act, cost_with(mana),                         "a cost with that in it is paid").
term(act, turn_face_up,                            "a permanent is turned face up").
term(act, gain_level,                              "a Class gains a level").
