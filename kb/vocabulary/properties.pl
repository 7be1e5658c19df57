%   Properties, of which a filter is a list.


term(property, type(word),                         "card type").
term(property, subtype(word),                      "subtype").
term(property, supertype(word),                    "supertype").
term(property, color(color),                       "colour").
term(property, colorless,                          "no colour").
term(property, multicolored,                       "two colours or more").
term(property, monocolored,                        "exactly one colour").
term(property, permanent,                          "a permanent").
term(property, card,                               "a card").
term(property, spell,                              "a spell").
term(property, source,                             "a source, of an ability, of damage or of mana, in any zone (CR 109.2c)").
term(property, any_target,                         "a creature, player, planeswalker or battle (CR 115.4)").
term(property, ability,                            "an ability on the stack").
term(property, token,                              "a token").
term(property, player,                             "a player").
term(property, opponent,                           "an opponent").
term(property, has(keyword),                       "has that keyword ability").
term(property, no_abilities,                       "has no abilities").
term(property, cost_has(cost),                     "an ability with that in its cost").
term(property, from(filter),                       "an ability of such a source").
term(property, power_and_toughness(comparison),    "power and toughness together").
term(property, power(comparison),                  "power").
term(property, toughness(comparison),              "toughness").
term(property, mana_value(comparison),             "mana value").
term(property, counters(counter, comparison),      "counters on it").
term(property, controlled_by(who),                 "its controller").
term(property, owned_by(who),                      "its owner").
term(property, belongs_to(who),                    "controlled by the player, or owned by it and controlled by nobody else (CR 702.16k)").
term(property, shares_color(subject),              "has a colour of the subject").
term(property, attacking,                          "attacking").
term(property, attacking(list(attacked)),          "attacking one of these").
term(property, attacking_alone,                    "attacking alone (CR 506.5)").
term(property, blocking,                           "blocking").
term(property, blocking(subject),                  "blocking that").
term(property, blocked,                            "blocked").
term(property, unblocked,                          "attacking and unblocked").
term(property, blocked_by(subject),                "blocked by that").
term(property, tapped,                             "tapped").
term(property, untapped,                           "untapped").
term(property, enchanted,                          "enchanted").
term(property, equipped,                           "equipped").
term(property, modified,                           "modified (CR 700.9)").
term(property, face_down,                          "face down").
term(property, paired,                             "paired (CR 702.95)").
term(property, enchanted_by(filter),               "enchanted by such an Aura").
term(property, attached_to(subject),               "attached to that").
term(property, zone(zone, who),                    "in that zone").
term(property, named(text),                        "that name").
term(property, chosen(choice),                     "as chosen before for the object").
term(property, choice(choice),                     "as chosen when it happens").
term(property, other(subject),                     "not that one").
term(property, not(property),                      "not so").
term(property, any_of(list(property)),             "one of these; a filter among them is all its properties").
term(property, happened(period, event, comparison), "of it, the event happened so often").
term(property, among(subject),                     "among these").
term(property, paid(word),                         "the cost of that name was paid for it (kicker, bargain ...)").
term(property, paid(word, list(cost)),             "that one of its kicker costs was paid for it").
term(property, designated(word),                   "so designated").
term(property, level(comparison),                   "its level compares so").
term(property, this_way(word, who),                "the same, done by that player").
term(property, this_way(word),                     "what was done to it by the instructions before: exiled, revealed ... this way").
term(property, cast_from(zone),                    "it was cast from that zone").
term(property, picked_by(who),                     "the player chooses it as a target").
term(property, was_cast,                           "it was cast").
term(property, nth_cast(int),                      "the turn's so many-th spell of its player").
term(property, cast_during(word, who),             "it was cast in that phase of the player").
term(property, spent(mana),                        "that mana was spent to cast it").
term(property, shares(feature, subject),           "it has that in common with the subject").
term(property, targets(subject),                   "it has one of these as a target").
term(property, targets_only(subject),              "it has no other target").
term(property, targets_only_one(subject),          "it targets one such thing, and nothing else").
term(property, single_target,                      "it has one target").
term(property, kind(ability_kind),                 "an ability of that kind").
term(property, keyword(keyword),                   "an ability of that keyword").
term(property, has_ability(filter),                "has such an ability").
term(property, of(subject),                        "an ability of one of these").
term(property, except(ability_kind),               "but not those of that kind").
term(property, is(subject),                        "it is that very object").
term(property, exiled_with(subject),               "exiled by the subject's linked ability").
term(property, put_with(subject),                  "put onto the battlefield by the subject's linked ability (CR 607.2c)").
term(property, haunted_by(subject),                "the creature that the subject haunts").
term(property, every(word),                        "every creature type, or basic land type").
term(property, copy,                               "a copy").
term(property, color_count(comparison),            "so many colours").
term(property, amount(amount, comparison),         "the amount compares so; `own` is what the filter is about").
term(property, blocked_only_by(subject),           "that was blocking it, and by that alone it had become blocked in this combat").
term(property, paired_with(subject),               "paired with one of these").
term(property, last_chosen(choice),                "as chosen last for the object").
term(property, declared,                           "that isn't declared").
term(property, nameless,                           "without a name").
term(property, base_power(comparison),             "base power").
term(property, base_toughness(comparison),         "base toughness").
term(property, transformed,                        "double-faced, its back face up (CR 701.27g)").
term(property, noted_in_draft(word),               "its player, name or type was noted for cards of this name as they were drafted").
term(property, most_life(who),                     "with the most life of these, or tied for it").
term(property, done,                               "who followed the instruction before").
term(property, count(comparison),                  "so many of them").
term(property, count(int),                         "so many of them").
term(property, can_target_only(filter),            "it can target nothing but these").
term(property, pile(word),                         "in the pile so called").
term(property, total(property),                    "of several: the sum of their values compares so").
term(property, different_controllers,              "of several: no two have the same controller").
term(property, alike(feature),                     "of several: all of them have one such thing in common").
