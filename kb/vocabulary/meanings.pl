%   What a text says: its structure, and what holds as long as it does.


term(meaning, all(list(meaning)),                  "all of these").
term(meaning, when(condition, meaning),            "the meaning while, or if, the condition is true").
term(meaning, until(duration, meaning),            "the meaning for as long as the duration").
term(meaning, triggered(event, meaning),           "at the event, the meaning").
term(meaning, activated(list(cost), meaning),      "for the costs, the meaning").
term(meaning, mode(list(cost), meaning),           "a mode with costs of its own").
term(meaning, keywords(list(keyword)),             "these keyword abilities, in this order").
term(meaning, abilities_of(ability_kind, filter),  "the abilities of that kind which each such object has").
term(meaning, quality,                             "an ability that does nothing but that other texts look for it").
term(meaning, may(meaning),                        "its player may do so").
term(meaning, text(text),                          "an ability that the vocabulary has no words for").
term(meaning, restriction(subject, restriction),   "the subject can't").
term(meaning, requirement(subject, requirement),   "the subject must, if able").
term(meaning, permission(subject, permission),     "the subject may, as though").
term(meaning, damage_rule(subject, damage_rule),   "the subject's combat damage is assigned so").
term(meaning, grant(subject, meaning),             "the subject has that ability").
term(meaning, lose(subject, lost),                 "the subject loses that").
term(meaning, pt_mod(subject, amount, amount),     "the subject gets so much power and toughness more").
term(meaning, pt_set(subject, amount, amount),     "the subject has that base power and toughness").
term(meaning, pt_cda(subject, amount, amount),     "the subject's printed power and toughness are defined so").
term(meaning, switch_pt(subject),                  "the subject's power and toughness are switched").
term(meaning, set_type(subject, filter),           "the subject becomes of these types, as CR 205.1a says").
term(meaning, add_type(subject, filter),           "the subject is of these types too, CR 205.1b").
term(meaning, set_color(subject, list(color)),     "the subject is these colours and no other").
term(meaning, add_color(subject, list(color)),     "the subject is these colours too").
term(meaning, no_mana_cost(subject),               "the subject has no mana cost, an exception to copying").
term(meaning, set_name(subject, text),             "the subject has this name").
term(meaning, change_words(subject, list(choice)), "in the subject's text one word of these kinds is replaced by another, both chosen as it happens").
term(meaning, change_words(subject, list(choice), property), "in the subject's text one such word is replaced by that one").
term(meaning, change_text(subject, property, property), "in the subject's text the first word, a colour or subtype, is replaced by the second").
term(meaning, control(who, subject),               "the player controls the subject").
term(meaning, state(subject, state),               "the subject is so designated").
term(meaning, limit(act, amount),                  "no more creatures than that do the act in a declaration").
term(meaning, cost_to(act, list(cost)),            "the act costs that, for each that does it").
term(meaning, enters(subject, list(how)),          "the subject enters so").
term(meaning, unless_pays(who, list(cost), meaning), "the meaning, unless that player pays").
term(meaning, only(list(usage), meaning),          "an ability that can be activated only so").
term(meaning, replace(event, meaning),             "the meaning happens instead of the event").
term(meaning, exempt(quote(legend_rule), subject), "the legend rule doesn't apply to these").
term(meaning, exempt(quote(role_rule), subject),  "the rule on one player's Roles doesn't apply to those attached to these (CR 303.7a)").
term(meaning, own_abilities,                       "its own abilities but the one that makes it a copy, an exception to copying").
term(meaning, copies_target_each,                  "each of the copies made has another of the objects as its target (CR 707.10d)").
term(meaning, copy_targets(subject),               "the copy that is made has that as its target (CR 707.10e)").
term(meaning, keep(quote(colors)),                  "the copy has its own colours (CR 707.9c)").
term(meaning, keep(quote(power)),                   "the copy has its own power (CR 707.9c)").
term(meaning, keep(quote(toughness)),               "the copy has its own toughness (CR 707.9c)").
term(meaning, becomes_unblocked(subject),          "these attacking creatures become unblocked").
term(meaning, doesnt_remove(subject),              "the protection doesn't remove these (CR 702.16n)").
term(meaning, prevent(damage, source, subject),    "such damage from the first to the second is prevented").
term(meaning, by(who, meaning),                    "the player carries out the instruction").
term(meaning, only(list(usage)),                   "the ability can be activated, or the spell cast, only so; part of the ability beside it").
term(meaning, together(list(meaning)),             "all of these at once").
term(meaning, modes(amount, amount),               "at least the first, at most the second number of the modes that follow is chosen").
term(meaning, delayed(event, meaning),             "a delayed triggered ability").
term(meaning, cost_less(act, list(cost)),          "the act costs so much less").
term(meaning, instead(meaning),                    "the meaning takes the place of the instruction before it").
term(meaning, as_enters(subject, meaning),         "the meaning is carried out as the subject enters").
term(meaning, as_attached(subject, meaning),       "the meaning is carried out as the subject becomes attached").
term(meaning, as_turned_face_up(subject, meaning), "the meaning is carried out as the subject is turned face up").
term(meaning, any_of_as(subject, meaning),         "the meaning is carried out as the subject enters or is turned face up").
term(meaning, additional_cost(list(cost)),         "casting the spell costs that in addition").
term(meaning, alternative_cost(subject, filter, list(cost)), "the player may pay that instead of the mana cost of such a spell (CR 118.9)").
term(meaning, cost_at_least(act, amount),          "the total cost is so much mana where it would be less (CR 601.2f)").
term(meaning, alternative_cost(list(cost)),        "the spell may be cast for that instead of its mana cost").
term(meaning, optional_cost(list(cost)),           "its player may pay that in addition to cast the spell").
term(meaning, for_each(subject, meaning),          "the meaning, once for each of the subject, who is its `actor`").
term(meaning, may(who, meaning),                   "that player may do so").
term(meaning, spend_only(list(act)),               "the mana can be spent only on that").
term(meaning, cant_spend(list(act)),               "the mana can't be spent on that").
term(meaning, prevented_then(meaning, meaning),    "the first prevents damage; the second, of so much, follows each time (CR 615.5)").
term(meaning, prevent_next(amount, source, subject), "the next so much damage from the first to the second is prevented").
term(meaning, result(int, int, meaning),           "the meaning where the roll is from the first to the second number").
term(meaning, as_keyword(keyword, meaning),        "the ability after a keyword with a dash or a cost of its own").
term(meaning, one_of(list(meaning)),               "one of these, as its player chooses").
term(meaning, emblem(who, meaning),                "the player gets an emblem with the ability").
term(meaning, gain_level(int),                     "the Class's next level, an activated ability (CR 716)").
term(meaning, level_band(int, word),               "the levels of a leveler that a line stands under (CR 711)").
term(meaning, level_band(int, int),                "the same, to a last level").
term(meaning, rounded(rounding),                   "how the numbers before are rounded").
term(meaning, prevent_event(amount),               "so much of the damage of the event is prevented").
term(meaning, replace_next(event, meaning),        "the meaning happens instead of the next such event").
term(meaning, max_hand_size(who, hand_size),       "the player's maximum hand size").
term(meaning, max_hand_size_change(who, amount),   "the player's maximum hand size changes by that").
term(meaning, modal_rule(modal),                   "how modes are chosen").
term(meaning, in_opening_hand(meaning),            "the meaning, as an action before the game begins (CR 103.6)").
term(meaning, keyword_cost(keyword, cost),         "what the cost of the keyword ability just granted is").
term(meaning, event_amount(amount),                "the event happens with that number instead").
term(meaning, event,                               "the event happens as well").
term(meaning, same_for(same),                      "the sentence before is true of these, too").
term(meaning, keep_mana,                           "unspent mana isn't lost").
term(meaning, keep_mana(who, list(color)),         "the player doesn't lose unspent mana of these colours").
term(meaning, damage_cant_be_prevented(damage_kind), "such damage can't be prevented").
term(meaning, damage_cant_be_prevented(damage_kind, source), "the same of what these deal").
term(meaning, damage_as_infect(subject),           "damage is dealt to these as though its source had infect").
term(meaning, life_floor(number),                  "damage that would reduce its player's life total to less reduces it to that").
term(meaning, redirect_next(amount, source, subject, subject), "the next so much damage from the first to the second is dealt to the third").
term(meaning, crews_by(subject, crewing),          "the subject crews as though its power were that").
term(meaning, saddles_by(subject, crewing),        "the subject saddles as though its power were that").
term(meaning, stations_by(subject, crewing),       "the subject stations as though its power were that").
term(meaning, revealed(subject),                   "the subject is revealed all the time").
term(meaning, untap_during(subject, who),          "the subject untaps in the untap steps of these players, too").
term(meaning, end_effect_for(list(cost)),          "its player may pay that to end the effect").
term(meaning, x_is(amount),                        "the amount is X from here on").
term(meaning, to_solve(condition),                 "what the Case needs to be solved (CR 719)").
term(meaning, produces(mana, production),          "of that mana, instead of what a permanent that is tapped for mana would produce (CR 106.12b)").
term(meaning, reduction_floor(amount),             "the cost can't be reduced below that").
term(meaning, excess_damage_to(who),               "excess damage is dealt to the player instead").
term(meaning, devotion_more(who, number),          "the player's devotion to each color and combination is that much more").
term(meaning, no_trigger(event),                   "the event causes no ability to trigger").
term(meaning, triggers_again(subject),             "triggered abilities of the subject trigger once more").
term(meaning, triggers_again(subject, event),      "those that trigger on the event trigger once more").
term(meaning, block_choices(who),                  "that player chooses how creatures block").
term(meaning, attack_choices(who),                 "that player chooses which creatures attack").
term(meaning, exempt(quote(zero_life), subject),   "the state-based action for 0 life doesn't apply to these players").
term(meaning, modes(amount, amount, list(meaning)), "the modes, of which at least the first and at most the second number is chosen").
term(meaning, modes(amount, amount, list(meaning), list(modal)), "modes, chosen so").
term(meaning, block_choices(who, subject),         "that player chooses how these creatures block").
