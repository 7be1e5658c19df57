:- encoding(utf8).
:- module(lawmage_vocabulary_terms,
          [ term/3        % ?Sort, ?Pattern, ?Meaning
          ]).

/** <module> The vocabulary: all its terms, as data that a check can read
*/

%!  term(?Sort, ?Pattern, ?Meaning) is nondet.
%
%   Pattern is a term of Sort, and Meaning says in English what it says.  An argument of
%   Pattern is the name of a sort, list(Sort), or a literal in quote(Literal).

% Structure of a meaning.
term(meaning, all(list(meaning)),            "all of these").
term(meaning, when(condition, meaning),      "the meaning while, or if, the condition is true").
term(meaning, until(duration, meaning),      "the meaning for as long as the duration").
term(meaning, triggered(event, meaning),     "at the event, the meaning").
term(meaning, activated(list(cost), meaning), "for the costs, the meaning").
term(meaning, mode(list(cost), meaning),     "a mode with costs of its own").
term(meaning, keywords(list(keyword)),       "these keyword abilities, in this order").
term(meaning, abilities_of(ability_kind, filter), "the abilities of that kind which each such object has").
term(meaning, quality,                       "an ability that does nothing but that other texts look for it").
term(meaning, may(meaning),                  "its player may do so").
term(meaning, text(text),                    "an ability that the vocabulary has no words for").
term(meaning, not_understood(text),          "outside the vocabulary").
% Facts and effects.
term(meaning, restriction(subject, restriction), "the subject can't").
term(meaning, requirement(subject, requirement), "the subject must, if able").
term(meaning, permission(subject, permission),   "the subject may, as though").
term(meaning, damage_rule(subject, damage_rule), "the subject's combat damage is assigned so").
term(meaning, grant(subject, meaning),       "the subject has that ability").
term(meaning, lose(subject, lost),           "the subject loses that").
term(meaning, pt_mod(subject, amount, amount), "the subject gets so much power and toughness more").
term(meaning, pt_set(subject, amount, amount), "the subject has that base power and toughness").
term(meaning, pt_cda(subject, amount, amount), "the subject's printed power and toughness are defined so").
term(meaning, switch_pt(subject),            "the subject's power and toughness are switched").
term(meaning, set_type(subject, filter),     "the subject becomes of these types, as CR 205.1a says").
term(meaning, add_type(subject, filter),     "the subject is of these types too, CR 205.1b").
term(meaning, set_color(subject, list(color)), "the subject is these colours and no other").
term(meaning, add_color(subject, list(color)), "the subject is these colours too").
term(meaning, set_name(subject, text),       "the subject has this name").
term(meaning, control(who, subject),         "the player controls the subject").
term(meaning, state(subject, state),         "the subject is so designated").
term(meaning, limit(act, amount),            "no more creatures than that do the act in a declaration").
term(meaning, cost_to(act, list(cost)),      "the act costs that, for each that does it").
term(meaning, enters(subject, filter),       "the subject enters so").
term(meaning, create(amount, token, filter), "so many tokens are created and enter so").
term(meaning, move(subject, zone),           "the subject is put into that zone").
term(meaning, attach(subject, subject),      "the first is attached to the second").
term(meaning, fight(subject, subject),       "the two fight").
term(meaning, unattach(subject),             "the subject becomes unattached").
term(meaning, counter(subject),              "the spell or ability is countered").
term(meaning, unless_pays(who, list(cost), meaning), "the meaning, unless that player pays").
term(meaning, only(list(usage), meaning),    "an ability that can be activated only so").
term(meaning, replace(event, meaning),       "the meaning happens instead of the event").
term(meaning, remove_damage(subject),        "all damage marked on the subject is removed").
term(meaning, exempt(quote(legend_rule), subject), "the legend rule doesn't apply to these").
term(meaning, doesnt_remove(subject),        "the protection doesn't remove these (CR 702.16n)").
term(meaning, add_counters(subject, counter, amount),    "counters are put on the subject").
term(meaning, remove_counters(subject, counter, amount), "counters are removed from the subject").
term(meaning, deal_damage(subject, amount, subject), "the first deals that damage to the second").
term(meaning, prevent(damage, source, subject),      "such damage from the first to the second is prevented").
term(meaning, becomes_copy(subject, subject), "the first becomes a copy of the second").
term(meaning, extra_combat(phase, amount),   "more combat phases follow that phase").
term(meaning, gain_life(who, amount),        "the player gains life").
term(meaning, tap(subject),                  "the subject is tapped").
term(meaning, untap(subject),                "the subject is untapped").
term(meaning, destroy(subject),              "the subject is destroyed").
term(meaning, exile(subject),                "the subject is exiled").
term(meaning, sacrifice(subject),            "the subject is sacrificed").
term(meaning, transform(subject),            "the subject is transformed").
term(meaning, regenerate(subject),           "the subject gets a regeneration shield").
term(meaning, phase_out(subject),            "the subject phases out").
term(meaning, goad(subject),                 "the subject is goaded").
term(meaning, suspect(subject),              "the subject is suspected").
term(meaning, becomes_blocked(subject),      "the subject becomes blocked").
term(meaning, remove_from_combat(subject),   "the subject is removed from combat").
% Restrictions.
term(restriction, cant_attack,                "can't attack").
term(restriction, cant_attack(list(attacked)), "can't attack any of these").
term(restriction, cant_block,                 "can't block").
term(restriction, cant_block(subject),        "can't block these").
term(restriction, can_block_only(filter),     "can block nothing but these").
term(restriction, cant_attack_alone,          "can't attack alone").
term(restriction, cant_block_alone,           "can't block alone").
term(restriction, cant_attack_except_alone,   "can attack only alone").
term(restriction, cant_be_attacked,           "can't be attacked").
term(restriction, cant_be_blocked,            "can't be blocked").
term(restriction, cant_be_blocked_by(filter), "can't be blocked by these").
term(restriction, cant_be_blocked_except_by(filter), "can't be blocked except by these").
term(restriction, cant_be_blocked_by_more_than(amount), "can't be blocked by more than so many").
term(restriction, cant_be_blocked_except_by_at_least(amount), "can't be blocked except by so many or more").
term(restriction, cant_be_target(filter),     "can't be the target of such spells and abilities").
term(restriction, cant_be_attached(filter),   "such objects can't be attached to it").
term(restriction, can_attach_only(filter),    "can be attached only to these").
term(restriction, cant_have(lost),            "can't have or gain").
term(restriction, cant_gain(lost),            "can't gain").
term(restriction, cant_activate(filter),      "such abilities of it can't be activated").
term(restriction, cant_be_sacrificed,         "can't be sacrificed").
term(restriction, cant_be_regenerated,        "can't be regenerated").
term(restriction, cant_be_destroyed_by_lethal_damage, "lethal damage doesn't destroy it").
term(restriction, cant_be_destroyed,          "can't be destroyed").
term(restriction, cant_have_more_counters(counter, amount), "can't have more such counters than that").
term(restriction, cant_lose_game,             "of a player, can't lose the game").
term(restriction, doesnt_untap,               "doesn't untap in its controller's untap step").
% Requirements.
term(requirement, attack_each_combat,          "attacks each combat").
term(requirement, block_each_combat,           "blocks each combat").
term(requirement, attack_or_block_each_combat, "attacks or blocks each combat").
term(requirement, attack_if_able,              "attacks").
term(requirement, attack_if_able(list(attacked)), "attacks any of these").
term(requirement, block_if_able,               "blocks").
term(requirement, block_if_able(subject),      "blocks that").
term(requirement, attack_or_block_if_able,     "attacks or blocks").
term(requirement, must_be_blocked,             "is blocked").
term(requirement, must_be_blocked_by(filter),  "is blocked by one of these").
term(requirement, must_be_blocked_by_all(filter), "is blocked by each of these that can").
term(requirement, targets_must_include(filter), "one target at least is such").
% Permissions.
term(permission, block_additional(amount),     "can block so many creatures more").
term(permission, block_any_number,             "can block any number of creatures").
term(permission, attack_though_newly_controlled, "can attack though its controller didn't control it all turn").
term(permission, attack_without_tapping,       "attacking doesn't tap it").
term(permission, attack_as_though_no(keyword), "can attack as though it hadn't that").
term(permission, attack_as_though_has(keyword), "can attack as though it had that").
term(permission, block_as_though_no(filter, keyword), "can block these as though they hadn't that").
term(permission, block_as_though_has(filter, keyword), "can block these as though it had that").
term(permission, block_as_though_untapped,     "can block as though it were untapped").
term(permission, blocked_as_though_no(keyword), "can be blocked as though it hadn't that").
term(permission, targeted_as_though_no(keyword), "can be the target as though it hadn't that").
term(permission, assign_as_though_unblocked,   "its controller may assign its combat damage as though it weren't blocked").
% Combat damage.
term(damage_rule, assign_by(quote(toughness)), "assigns damage equal to its toughness").
term(damage_rule, assign_none,                 "assigns no combat damage").
term(damage_rule, assigned_by(who),            "that player assigns its combat damage").
term(damage_rule, damage_not_removed,          "damage stays on it in the cleanup step").
% Conditions.
term(condition, amount(amount, comparison),   "the amount compares so").
term(condition, matches(subject, filter),     "the subject is such").
term(condition, turn(who),                    "it is that player's turn").
term(condition, designation(who, word),       "the player has that designation").
term(condition, declared(event, comparison),  "so many objects attack or block in the declaration").
term(condition, happened(period, event, comparison), "the event happened so often in the period").
term(condition, done,                         "the instruction before was followed").
term(condition, opaque(text),                 "words that only a person can settle").
term(condition, all(list(condition)),         "all of these").
term(condition, any_of(list(condition)),      "one of these at least").
term(condition, not(condition),               "not that").
% Subjects.
term(subject, self,                           "the object whose text it is").
term(subject, host(attachment, filter),       "what the object is attached to").
term(subject, each(filter),                   "each such object").
term(subject, target(number, filter),         "so many targets").
term(subject, nth(int, subject),              "one of several targets that read alike").
term(subject, choose(amount, filter),         "so many, chosen").
term(subject, that(filter),                   "named in a sentence before, by its noun").
term(subject, it,                             "named in a sentence before, by a pronoun").
term(subject, event_other,                    "the other thing the event was about").
term(subject, event_object,                   "what the event was about").
term(subject, subject,                        "what the fact is about, each in turn").
term(subject, own,                            "what the innermost filter is about").
term(subject, pair,                           "the object and the creature it is paired with").
term(subject, attacked_by(subject, filter),   "what the subject is attacking").
term(subject, player(who),                    "players").
term(subject, ref(word),                      "the object or player of a scenario with that id").
term(subject, top_of_library(who),            "the card on top of a library").
% Properties of a filter.
term(property, type(word),        "card type").
term(property, subtype(word),     "subtype").
term(property, supertype(word),   "supertype").
term(property, color(color),      "colour").
term(property, colorless,         "no colour").
term(property, multicolored,      "two colours or more").
term(property, monocolored,       "exactly one colour").
term(property, permanent,         "a permanent").
term(property, card,              "a card").
term(property, spell,             "a spell").
term(property, source,            "a source, of an ability, of damage or of mana, in any zone (CR 109.2c)").
term(property, any_target,        "a creature, player, planeswalker or battle (CR 115.4)").
term(property, ability,           "an ability on the stack").
term(property, token,             "a token").
term(property, player,            "a player").
term(property, opponent,          "an opponent").
term(property, has(keyword),      "has that keyword ability").
term(property, no_abilities,      "has no abilities").
term(property, cost_has(cost),    "an ability with that in its cost").
term(property, from(filter),      "an ability of such a source").
term(property, power(comparison), "power").
term(property, toughness(comparison), "toughness").
term(property, mana_value(comparison), "mana value").
term(property, counters(counter, comparison), "counters on it").
term(property, controlled_by(who), "its controller").
term(property, owned_by(who),     "its owner").
term(property, belongs_to(who),   "controlled by the player, or owned by it and controlled by nobody else (CR 702.16k)").
term(property, shares_color(subject), "has a colour of the subject").
term(property, attacking,         "attacking").
term(property, attacking(list(attacked)), "attacking one of these").
term(property, attacking_alone,   "attacking alone (CR 506.5)").
term(property, blocking,          "blocking").
term(property, blocking(subject), "blocking that").
term(property, blocked,           "blocked").
term(property, unblocked,         "attacking and unblocked").
term(property, blocked_by(subject), "blocked by that").
term(property, tapped,            "tapped").
term(property, untapped,          "untapped").
term(property, enchanted,         "enchanted").
term(property, equipped,          "equipped").
term(property, modified,          "modified (CR 700.9)").
term(property, face_down,         "face down").
term(property, paired,            "paired (CR 702.95)").
term(property, enchanted_by(filter), "enchanted by such an Aura").
term(property, attached_to(subject), "attached to that").
term(property, zone(zone, who),   "in that zone").
term(property, named(text),       "that name").
term(property, chosen(choice),    "as chosen before for the object").
term(property, choice(choice),    "as chosen when it happens").
term(property, other(subject),    "not that one").
term(property, not(property),     "not so").
term(property, any_of(list(property)), "one of these; a filter among them is all its properties").
term(property, happened(period, event, comparison), "of it, the event happened so often").
% Amounts.
term(amount, x,                    "X").
term(amount, chosen(quote(number)), "the chosen number").
term(amount, keep,                 "unchanged (in pt_cda)").
term(amount, count(filter),        "how many of these").
term(amount, distinct(feature, filter), "how many different ones among these").
term(amount, stat(stat, subject),  "a number of the subject").
term(amount, counters(counter, subject), "counters on the subject").
term(amount, life(who),            "life total").
term(amount, devotion(who, list(color)), "devotion (CR 700.5)").
term(amount, plus(amount, amount),  "sum").
term(amount, minus(amount, amount), "difference").
term(amount, times(amount, amount), "product").
% Events.
term(event, attacks(subject),        "one of these attacks").
term(event, blocks(subject),         "one of these blocks").
term(event, becomes_blocked(subject), "one of these becomes blocked").
term(event, player_attacks(who),     "the player attacks").
term(event, enters(subject),         "one of these enters the battlefield").
term(event, leaves(subject),         "one of these leaves the battlefield").
term(event, dies(subject),           "one of these dies").
term(event, destroyed(subject),      "one of these is destroyed").
term(event, put_into(subject, zone, who, zone), "one of these is put into that zone of the player's, from that zone").
term(event, becomes_target(subject, filter), "one of these becomes the target of such a spell or ability").
term(event, becomes_monstrous(subject), "one of these becomes monstrous").
term(event, deals_damage(subject, subject), "one of these deals damage to one of those").
term(event, deals_combat_damage(subject, subject), "the same of combat damage").
term(event, cast(who, filter),       "the player casts such a spell").
term(event, draws(who),              "the player draws a card").
term(event, scries(who),             "the player scries").
term(event, gains_life(who),         "the player gains life").
term(event, loses_life(who),         "the player loses life").
term(event, visits(who),             "the player visits an Attraction").
term(event, begins(step, who),       "the step of the player's turn begins").
term(event, any_of(list(event)),     "one of these events").
term(event, done,                    "the instruction before is followed").
term(event, opaque(text),            "words without a term").
% Small sorts.
term(comparison, at_least(amount),     "so much or more").
term(comparison, at_most(amount),      "so much or less").
term(comparison, exactly(amount),      "just so much").
term(comparison, less_than(amount),    "less").
term(comparison, greater_than(amount), "more").
term(who, you,                 "the controller of the text's object").
term(who, opponent,            "each opponent of you").
term(who, any,                 "any player").
term(who, own,                 "the controller of what the innermost filter is about").
term(who, that_player,         "named in a sentence before").
term(who, defending_player,    "CR 508.5").
term(who, attacking_player,    "CR 506.2").
term(who, controller(subject), "its controller").
term(who, owner(subject),      "its owner").
term(who, chosen(quote(player)), "the player chosen before").
term(who, each(filter),        "each such player").
term(who, target(number, filter), "target players").
term(who, ref(word),           "the player of a scenario with that id").
term(who, any_of(list(who)),   "one of these").
term(attacked, planeswalkers(who), "planeswalkers of the player").
term(keyword, protection(filter),    "protection (CR 702.16)").
term(keyword, hexproof_from(filter), "hexproof from a quality (CR 702.11d)").
term(keyword, landwalk(filter),      "landwalk (CR 702.14)").
term(keyword, landwalk(quote(any)),  "any landwalk, where abilities are compared").
term(keyword, enchant(filter),       "enchant (CR 702.5)").
term(keyword, equip(filter, list(cost)), "equip (CR 702.6)").
term(keyword, fortify(list(cost)),   "fortify (CR 702.67)").
term(keyword, ward(list(cost)),      "ward (CR 702.21)").
term(cost, mana(text),               "mana").
term(cost, tap,                      "{T}").
term(cost, untap,                    "{Q}").
term(cost, pay_life(amount),         "life").
term(cost, loyalty(int),             "loyalty counters put on or removed").
term(cost, sacrifice(subject),       "sacrificed").
term(cost, tap(subject),             "tapped").
term(cost, discard(subject),         "discarded").
term(cost, exile(subject),           "exiled").
term(cost, remove_counters(subject, counter, amount), "counters removed").
term(cost, times(amount, cost),      "the cost so often").
term(lost, keywords(list(keyword)),  "these keyword abilities").
term(lost, all_abilities,            "all abilities").
term(lost, other_abilities,          "all but what the same effect gives").
term(lost, other_types(word),        "all card types, or creature types, but those").
term(token, token(amount, amount, filter, list(meaning)), "power, toughness, colours and types, abilities").
term(token, token(word),             "a predefined token (CR 111.10)").
term(token, copy_of(subject),        "a copy").
term(act, attack(subject),           "one of these attacks").
term(act, attack(subject, list(attacked)), "one of these attacks one of those").
term(act, block(subject),            "one of these blocks").
term(act, target(subject, filter),   "such a spell or ability has one of these as a target").
term(usage, as_sorcery,              "any time its player could cast a sorcery").
term(usage, when(condition),         "while the condition is true").
term(duration, end_of_turn,          "until end of turn, this turn").
term(duration, end_of_combat,        "until end of combat, this combat").
term(duration, your_next_turn,       "until your next turn").
term(duration, while(condition),     "for as long as").
term(number, up_to(amount),          "up to so many").
term(number, any_number,             "any number").
term(color, white,                   "white").
term(color, blue,                    "blue").
term(color, black,                   "black").
term(color, red,                     "red").
term(color, green,                   "green").
term(color, any,                     "any colour").
term(color, chosen(quote(color)),    "the chosen colour").
term(counter, any,                   "any counter").
term(counter, pt(int, int),          "a counter on power and toughness").
