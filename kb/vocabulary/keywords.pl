%   Keyword abilities with a parameter, and what may be lost; names.pl of kb/keywords has those without.


term(keyword, protection(filter),                  "protection (CR 702.16)").
term(keyword, hexproof_from(filter),               "hexproof from a quality (CR 702.11d)").
term(keyword, landwalk(filter),                    "landwalk (CR 702.14)").
term(keyword, landwalk(quote(any)),                "any landwalk, where abilities are compared").
term(keyword, enchant(filter),                     "enchant (CR 702.5)").
term(keyword, equip(filter, list(cost)),           "equip (CR 702.6)").
term(keyword, fortify(list(cost)),                 "fortify (CR 702.67)").
term(keyword, ward(list(cost)),                    "ward (CR 702.21)").
term(keyword, any(word),                           "that keyword with any parameter").
term(keyword, protection(quote(any)),              "any protection, where abilities are compared").
term(keyword, hexproof_from(quote(any)),           "any hexproof from a quality, where abilities are compared").
term(keyword, absorb(amount),                      "absorb (CR 702.64)").
term(keyword, affinity(filter),                    "affinity (CR 702.41)").
term(keyword, afflict(amount),                     "afflict (CR 702.130)").
term(keyword, afterlife(amount),                   "afterlife (CR 702.135)").
term(keyword, amplify(amount),                     "amplify (CR 702.38)").
term(keyword, annihilator(amount),                 "annihilator (CR 702.86)").
term(keyword, aura_swap(list(cost)),               "aura swap (CR 702.65)").
term(keyword, awaken(amount, list(cost)),          "awaken (CR 702.113)").
term(keyword, backup(amount),                      "backup (CR 702.165)").
term(keyword, bands_with(filter),                  "bands with (CR 702.22)").
term(keyword, bestow(list(cost)),                  "bestow (CR 702.103)").
term(keyword, blitz(list(cost)),                   "blitz (CR 702.152)").
term(keyword, bloodthirst(amount),                 "bloodthirst (CR 702.54)").
term(keyword, bushido(amount),                     "bushido (CR 702.45)").
term(keyword, buyback(list(cost)),                 "buyback (CR 702.27)").
term(keyword, casualty(amount),                    "casualty (CR 702.153)").
term(keyword, champion(filter),                    "champion (CR 702.72)").
term(keyword, cleave(list(cost)),                  "cleave (CR 702.148)").
term(keyword, craft(filter, list(cost)),           "craft (CR 702.167)").
term(keyword, crew(amount),                        "crew (CR 702.122)").
term(keyword, cumulative_upkeep(list(cost)),       "cumulative upkeep (CR 702.24)").
term(keyword, cycling(list(cost)),                 "cycling (CR 702.29)").
term(keyword, dash(list(cost)),                    "dash (CR 702.109)").
term(keyword, devour(amount),                      "devour (CR 702.82)").
term(keyword, devour(filter, amount),              "devour (CR 702.82)").
term(keyword, disguise(list(cost)),                "disguise (CR 702.168)").
term(keyword, disturb(list(cost)),                 "disturb (CR 702.146)").
term(keyword, dredge(amount),                      "dredge (CR 702.52)").
term(keyword, echo(list(cost)),                    "echo (CR 702.30)").
term(keyword, embalm(list(cost)),                  "embalm (CR 702.128)").
term(keyword, emerge(list(cost)),                  "emerge (CR 702.119)").
term(keyword, emerge(filter, list(cost)),          "emerge (CR 702.119)").
term(keyword, encore(list(cost)),                  "encore (CR 702.141)").
term(keyword, entwine(list(cost)),                 "entwine (CR 702.42)").
term(keyword, escalate(list(cost)),                "escalate (CR 702.120)").
term(keyword, escape(list(cost)),                  "escape (CR 702.138)").
term(keyword, eternalize(list(cost)),              "eternalize (CR 702.129)").
term(keyword, evoke(list(cost)),                   "evoke (CR 702.74)").
term(keyword, fabricate(amount),                   "fabricate (CR 702.123)").
term(keyword, fading(amount),                      "fading (CR 702.32)").
term(keyword, firebending(amount),                 "firebending (CR 702.189)").
term(keyword, flashback(list(cost)),               "flashback (CR 702.34)").
term(keyword, foretell(list(cost)),                "foretell (CR 702.143)").
term(keyword, freerunning(list(cost)),             "freerunning (CR 702.173)").
term(keyword, frenzy(amount),                      "frenzy (CR 702.68)").
term(keyword, gift(word),                          "gift (CR 702.174)").
term(keyword, graft(amount),                       "graft (CR 702.58)").
term(keyword, harmonize(list(cost)),               "harmonize (CR 702.180)").
term(keyword, hideaway(amount),                    "hideaway (CR 702.75)").
term(keyword, impending(amount, list(cost)),       "impending (CR 702.176)").
term(keyword, kicker(list(cost)),                  "kicker (CR 702.33)").
term(keyword, level_up(list(cost)),                "level up (CR 702.87)").
term(keyword, madness(list(cost)),                 "madness (CR 702.35)").
term(keyword, mayhem(list(cost)),                  "mayhem (CR 702.187)").
term(keyword, megamorph(list(cost)),               "megamorph (CR 702.37)").
term(keyword, miracle(list(cost)),                 "miracle (CR 702.94)").
term(keyword, mobilize(amount),                    "mobilize (CR 702.181)").
term(keyword, modular(amount),                     "modular (CR 702.43)").
term(keyword, modular(quote(sunburst)),            "modular (CR 702.43)").
term(keyword, more_than_meets_the_eye(list(cost)), "more than meets the eye (CR 702.162)").
term(keyword, morph(list(cost)),                   "morph (CR 702.37)").
term(keyword, multikicker(list(cost)),             "multikicker (CR 702.33)").
term(keyword, mutate(list(cost)),                  "mutate (CR 702.140)").
term(keyword, ninjutsu(list(cost)),                "ninjutsu (CR 702.49)").
term(keyword, commander_ninjutsu(list(cost)),      "commander ninjutsu (CR 702.49)").
term(keyword, offering(filter),                    "offering (CR 702.48)").
term(keyword, offspring(list(cost)),               "offspring (CR 702.175)").
term(keyword, outlast(list(cost)),                 "outlast (CR 702.107)").
term(keyword, overload(list(cost)),                "overload (CR 702.96)").
term(keyword, partner(word),                       "partner (CR 702.124)").
term(keyword, partner_with(text),                  "partner with (CR 702.124)").
term(keyword, plot(list(cost)),                    "plot (CR 702.170)").
term(keyword, poisonous(amount),                   "poisonous (CR 702.70)").
term(keyword, prototype(list(cost), int, int),     "prototype (CR 702.160)").
term(keyword, prowl(list(cost)),                   "prowl (CR 702.76)").
term(keyword, rampage(amount),                     "rampage (CR 702.23)").
term(keyword, reconfigure(list(cost)),             "reconfigure (CR 702.151)").
term(keyword, recover(list(cost)),                 "recover (CR 702.59)").
term(keyword, reinforce(amount, list(cost)),       "reinforce (CR 702.77)").
term(keyword, renown(amount),                      "renown (CR 702.112)").
term(keyword, replicate(list(cost)),               "replicate (CR 702.56)").
term(keyword, ripple(amount),                      "ripple (CR 702.60)").
term(keyword, saddle(amount),                      "saddle (CR 702.171)").
term(keyword, scavenge(list(cost)),                "scavenge (CR 702.97)").
term(keyword, sneak(list(cost)),                   "sneak (CR 702.190)").
term(keyword, soulshift(amount),                   "soulshift (CR 702.46)").
term(keyword, spectacle(list(cost)),               "spectacle (CR 702.137)").
term(keyword, splice(filter, list(cost)),          "splice (CR 702.47)").
term(keyword, squad(list(cost)),                   "squad (CR 702.157)").
term(keyword, surge(list(cost)),                   "surge (CR 702.117)").
term(keyword, suspend(amount, list(cost)),         "suspend (CR 702.62)").
term(keyword, teamwork(amount),                    "teamwork (CR 702.194)").
term(keyword, toxic(amount),                       "toxic (CR 702.164)").
term(keyword, transfigure(list(cost)),             "transfigure (CR 702.71)").
term(keyword, transmute(list(cost)),               "transmute (CR 702.53)").
term(keyword, tribute(amount),                     "tribute (CR 702.104)").
term(keyword, typecycling(filter, list(cost)),     "typecycling (CR 702.29)").
term(keyword, unearth(list(cost)),                 "unearth (CR 702.84)").
term(keyword, vanishing,                            "vanishing without a number (CR 702.63b)").
term(keyword, vanishing(amount),                   "vanishing (CR 702.63)").
term(keyword, warp(list(cost)),                    "warp (CR 702.185)").
term(keyword, web_slinging(list(cost)),            "web-slinging (CR 702.188)").

term(lost, keywords(list(keyword)),                "these keyword abilities").
term(lost, all_abilities,                          "all abilities").
term(lost, other_abilities,                        "all but what the same effect gives").
term(lost, other_types(word),                      "all card types, or creature types, but those").
term(lost, types(filter),                          "these types").
term(lost, this_ability,                           "the ability that says so").
term(lost, abilities_except(ability_kind),         "all abilities but those of that kind").
term(lost, state(state),                           "the designation").
