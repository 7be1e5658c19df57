:- encoding(utf8).
:- module(lawmage_keyword_names,
          [ keyword_name/5,    % ?Keyword, ?Rule, ?English, ?Portuguese, ?Spanish
            keyword_variant/2  % ?Variant, ?Keyword
          ]).

/** <module> The keyword abilities there are (CR 702), and what they are called

Made by tests/check/make_keywords.py.
*/

%!  keyword_name(?Keyword:atom, ?Rule:atom, ?English:atom, ?Portuguese:atom, ?Spanish:atom) is nondet.
%
%   Rule is about the keyword ability Keyword, the name of its term without parameters.  It is called English on
%   cards; a name that isn't known in the other languages is ''.

keyword_name(deathtouch, '702.2', deathtouch, 'toque mortífero', 'toque mortal').
keyword_name(defender, '702.3', defender, defensor, defensor).
keyword_name(double_strike, '702.4', 'double strike', 'golpe duplo', 'daña dos veces').
keyword_name(enchant, '702.5', enchant, encantar, encantar).
keyword_name(equip, '702.6', equip, equipar, equipar).
keyword_name(first_strike, '702.7', 'first strike', iniciativa, 'daña primero').
keyword_name(flash, '702.8', flash, lampejo, destello).
keyword_name(flying, '702.9', flying, voar, vuela).
keyword_name(haste, '702.10', haste, 'ímpeto', prisa).
keyword_name(hexproof, '702.11', hexproof, 'resistência a magia', antimaleficio).
keyword_name(indestructible, '702.12', indestructible, 'indestrutível', indestructible).
keyword_name(intimidate, '702.13', intimidate, intimidar, intimidar).
keyword_name(landwalk, '702.14', landwalk, 'travessia de terreno', '').
keyword_name(lifelink, '702.15', lifelink, 'vínculo com a vida', 'vínculo vital').
keyword_name(protection, '702.16', protection, 'proteção', 'protección').
keyword_name(reach, '702.17', reach, alcance, alcance).
keyword_name(shroud, '702.18', shroud, manto, velo).
keyword_name(trample, '702.19', trample, atropelar, arrollar).
keyword_name(vigilance, '702.20', vigilance, 'vigilância', vigilancia).
keyword_name(ward, '702.21', ward, salvaguarda, rebatir).
keyword_name(banding, '702.22', banding, '', '').
keyword_name(rampage, '702.23', rampage, '', '').
keyword_name(cumulative_upkeep, '702.24', 'cumulative upkeep', 'manutenção cumulativa', 'mantenimiento acumulativo').
keyword_name(flanking, '702.25', flanking, flanquear, flanquear).
keyword_name(phasing, '702.26', phasing, '', '').
keyword_name(buyback, '702.27', buyback, '', '').
keyword_name(shadow, '702.28', shadow, sombra, sombra).
keyword_name(cycling, '702.29', cycling, reciclar, ciclo).
keyword_name(echo, '702.30', echo, eco, eco).
keyword_name(horsemanship, '702.31', horsemanship, '', '').
keyword_name(fading, '702.32', fading, '', '').
keyword_name(kicker, '702.33', kicker, 'reforçar', 'estímulo').
keyword_name(flashback, '702.34', flashback, recapitular, retrospectiva).
keyword_name(madness, '702.35', madness, loucura, demencia).
keyword_name(fear, '702.36', fear, amedrontar, 'inspirar temor').
keyword_name(morph, '702.37', morph, metamorfose, metamorfosis).
keyword_name(amplify, '702.38', amplify, amplificar, amplificar).
keyword_name(provoke, '702.39', provoke, provocar, provocar).
keyword_name(storm, '702.40', storm, rajada, tormenta).
keyword_name(affinity, '702.41', affinity, afinidade, afinidad).
keyword_name(entwine, '702.42', entwine, 'entrelaçar', entrelazar).
keyword_name(modular, '702.43', modular, modular, modular).
keyword_name(sunburst, '702.44', sunburst, 'facho solar', '').
keyword_name(bushido, '702.45', bushido, bushido, bushido).
keyword_name(soulshift, '702.46', soulshift, '', '').
keyword_name(splice, '702.47', splice, '', empalmar).
keyword_name(offering, '702.48', offering, oferenda, ofrenda).
keyword_name(ninjutsu, '702.49', ninjutsu, ninjutsu, ninjutsu).
keyword_name(epic, '702.50', epic, 'épico', 'épico').
keyword_name(convoke, '702.51', convoke, convocar, convocar).
keyword_name(dredge, '702.52', dredge, 'escavação', dragar).
keyword_name(transmute, '702.53', transmute, transmutar, transmutar).
keyword_name(bloodthirst, '702.54', bloodthirst, 'sede de sangue', 'sed de sangre').
keyword_name(haunt, '702.55', haunt, assombrar, '').
keyword_name(replicate, '702.56', replicate, replicar, replicar).
keyword_name(forecast, '702.57', forecast, '', '').
keyword_name(graft, '702.58', graft, enxertar, '').
keyword_name(recover, '702.59', recover, recuperar, recuperar).
keyword_name(ripple, '702.60', ripple, '', '').
keyword_name(split_second, '702.61', 'split second', 'fração de segundo', 'fracción de segundo').
keyword_name(suspend, '702.62', suspend, suspender, suspender).
keyword_name(vanishing, '702.63', vanishing, '', '').
keyword_name(absorb, '702.64', absorb, absorver, absorber).
keyword_name(aura_swap, '702.65', 'aura swap', '', '').
keyword_name(delve, '702.66', delve, esquadrinhar, '').
keyword_name(fortify, '702.67', fortify, fortificar, fortificar).
keyword_name(frenzy, '702.68', frenzy, frenesi, 'frenesí').
keyword_name(gravestorm, '702.69', gravestorm, '', '').
keyword_name(poisonous, '702.70', poisonous, venenoso, venenoso).
keyword_name(transfigure, '702.71', transfigure, transfigurar, transfigurar).
keyword_name(champion, '702.72', champion, acudir, '').
keyword_name(changeling, '702.73', changeling, 'morfolóide', '').
keyword_name(evoke, '702.74', evoke, evocar, evocar).
keyword_name(hideaway, '702.75', hideaway, 'refúgio', '').
keyword_name(prowl, '702.76', prowl, espreitar, '').
keyword_name(reinforce, '702.77', reinforce, '', '').
keyword_name(conspire, '702.78', conspire, conspirar, conspirar).
keyword_name(persist, '702.79', persist, persistir, persistir).
keyword_name(wither, '702.80', wither, definhar, '').
keyword_name(retrace, '702.81', retrace, '', '').
keyword_name(devour, '702.82', devour, devorar, devorar).
keyword_name(exalted, '702.83', exalted, exaltado, exaltado).
keyword_name(unearth, '702.84', unearth, desenterrar, desenterrar).
keyword_name(cascade, '702.85', cascade, cascata, cascada).
keyword_name(annihilator, '702.86', annihilator, aniquilador, aniquilador).
keyword_name(level_up, '702.87', 'level up', 'subir de nível', 'subir de nivel').
keyword_name(rebound, '702.88', rebound, rebote, rebote).
keyword_name(umbra_armor, '702.89', 'umbra armor', 'armadura de sombra', '').
keyword_name(infect, '702.90', infect, infectar, infectar).
keyword_name(battle_cry, '702.91', 'battle cry', '', '').
keyword_name(living_weapon, '702.92', 'living weapon', 'arma viva', 'arma viviente').
keyword_name(undying, '702.93', undying, imortal, '').
keyword_name(miracle, '702.94', miracle, milagre, milagro).
keyword_name(soulbond, '702.95', soulbond, '', '').
keyword_name(overload, '702.96', overload, sobrecarga, sobrecarga).
keyword_name(scavenge, '702.97', scavenge, necrofagia, '').
keyword_name(unleash, '702.98', unleash, '', '').
keyword_name(cipher, '702.99', cipher, cifrar, cifrar).
keyword_name(evolve, '702.100', evolve, evoluir, evolucionar).
keyword_name(extort, '702.101', extort, extorquir, extorsionar).
keyword_name(fuse, '702.102', fuse, fundir, fusionar).
keyword_name(bestow, '702.103', bestow, agraciar, '').
keyword_name(tribute, '702.104', tribute, tributo, tributo).
keyword_name(dethrone, '702.105', dethrone, destronar, destronar).
keyword_name(hidden_agenda, '702.106', 'hidden agenda', 'agenda oculta', '').
keyword_name(outlast, '702.107', outlast, '', '').
keyword_name(prowess, '702.108', prowess, destreza, destreza).
keyword_name(dash, '702.109', dash, '', '').
keyword_name(exploit, '702.110', exploit, '', explotar).
keyword_name(menace, '702.111', menace, 'ameaçar', amenaza).
keyword_name(renown, '702.112', renown, renome, renombre).
keyword_name(awaken, '702.113', awaken, despertar, despertar).
keyword_name(devoid, '702.114', devoid, desprovido, '').
keyword_name(ingest, '702.115', ingest, ingerir, ingerir).
keyword_name(myriad, '702.116', myriad, 'miríade', 'miríada').
keyword_name(surge, '702.117', surge, surto, '').
keyword_name(skulk, '702.118', skulk, esquivo, '').
keyword_name(emerge, '702.119', emerge, emergir, emerger).
keyword_name(escalate, '702.120', escalate, escalar, '').
keyword_name(melee, '702.121', melee, '', '').
keyword_name(crew, '702.122', crew, tripular, tripular).
keyword_name(fabricate, '702.123', fabricate, fabricar, fabricar).
keyword_name(partner, '702.124', partner, parceria, '').
keyword_name(undaunted, '702.125', undaunted, destemido, '').
keyword_name(improvise, '702.126', improvise, improvisar, improvisar).
keyword_name(aftermath, '702.127', aftermath, '', '').
keyword_name(embalm, '702.128', embalm, embalsamar, embalsamar).
keyword_name(eternalize, '702.129', eternalize, eternizar, eternizar).
keyword_name(afflict, '702.130', afflict, afligir, afligir).
keyword_name(ascend, '702.131', ascend, ascender, ascender).
keyword_name(assist, '702.132', assist, '', '').
keyword_name(jump_start, '702.133', 'jump-start', '', '').
keyword_name(mentor, '702.134', mentor, mentor, mentor).
keyword_name(afterlife, '702.135', afterlife, '', '').
keyword_name(riot, '702.136', riot, '', '').
keyword_name(spectacle, '702.137', spectacle, 'espetáculo', 'espectáculo').
keyword_name(escape, '702.138', escape, escapar, escapar).
keyword_name(companion, '702.139', companion, companheiro, 'compañero').
keyword_name(mutate, '702.140', mutate, 'mutação', mutar).
keyword_name(encore, '702.141', encore, bis, bis).
keyword_name(boast, '702.142', boast, 'vangloriar-se', alardear).
keyword_name(foretell, '702.143', foretell, profetizar, predecir).
keyword_name(demonstrate, '702.144', demonstrate, demonstrar, demostrar).
keyword_name(daybound, '702.145', daybound, '', '').
keyword_name(nightbound, '702.145', nightbound, '', '').
keyword_name(disturb, '702.146', disturb, perturbar, perturbar).
keyword_name(decayed, '702.147', decayed, '', '').
keyword_name(cleave, '702.148', cleave, '', '').
keyword_name(training, '702.149', training, treinamento, entrenamiento).
keyword_name(compleated, '702.150', compleated, '', '').
keyword_name(reconfigure, '702.151', reconfigure, reconfigurar, reconfigurar).
keyword_name(blitz, '702.152', blitz, '', '').
keyword_name(casualty, '702.153', casualty, '', '').
keyword_name(enlist, '702.154', enlist, alistar, alistar).
keyword_name(read_ahead, '702.155', 'read ahead', '', '').
keyword_name(ravenous, '702.156', ravenous, voraz, voraz).
keyword_name(squad, '702.157', squad, 'esquadrão', 'escuadrón').
keyword_name(space_sculptor, '702.158', 'space sculptor', '', '').
keyword_name(visit, '702.159', visit, visitar, visitar).
keyword_name(prototype, '702.160', prototype, 'protótipo', prototipo).
keyword_name(living_metal, '702.161', 'living metal', 'metal vivo', '').
keyword_name(more_than_meets_the_eye, '702.162', 'more than meets the eye', '', '').
keyword_name(for_mirrodin, '702.163', 'for mirrodin!', 'por mirrodin!', '¡por mirrodin!').
keyword_name(toxic, '702.164', toxic, 'tóxico', 'tóxico').
keyword_name(backup, '702.165', backup, '', '').
keyword_name(bargain, '702.166', bargain, barganhar, '').
keyword_name(craft, '702.167', craft, '', '').
keyword_name(disguise, '702.168', disguise, disfarce, disfraz).
keyword_name(solved, '702.169', solved, resolvido, resuelto).
keyword_name(plot, '702.170', plot, tramar, '').
keyword_name(saddle, '702.171', saddle, selar, ensillar).
keyword_name(spree, '702.172', spree, '', '').
keyword_name(freerunning, '702.173', freerunning, '', '').
keyword_name(gift, '702.174', gift, presente, regalo).
keyword_name(offspring, '702.175', offspring, prole, descendencia).
keyword_name(impending, '702.176', impending, iminente, inminente).
keyword_name(exhaust, '702.177', exhaust, exaurir, agotar).
keyword_name(max_speed, '702.178', 'max speed', 'velocidade máxima', 'velocidad máxima').
keyword_name(start_your_engines, '702.179', 'start your engines!', 'liguem os motores!', '').
keyword_name(harmonize, '702.180', harmonize, harmonizar, armonizar).
keyword_name(mobilize, '702.181', mobilize, mobilizar, movilizar).
keyword_name(job_select, '702.182', 'job select', '', '').
keyword_name(tiered, '702.183', tiered, '', '').
keyword_name(station, '702.184', station, '', '').
keyword_name(warp, '702.185', warp, '', '').
keyword_name(infinity, '702.186', infinity, '∞', '∞').
keyword_name(mayhem, '702.187', mayhem, '', '').
keyword_name(web_slinging, '702.188', 'web-slinging', '', '').
keyword_name(firebending, '702.189', firebending, 'dobra de fogo', '').
keyword_name(sneak, '702.190', sneak, '', '').
keyword_name(increment, '702.191', increment, '', '').
keyword_name(paradigm, '702.192', paradigm, paradigma, paradigma).
keyword_name(power_up, '702.193', 'power-up', '', '').
keyword_name(teamwork, '702.194', teamwork, '', '').
keyword_name(storied, '702.195', storied, '', '').

%!  keyword_variant(?Variant:atom, ?Keyword:atom) is nondet.
%
%   Variant is a term of its own for a variant of Keyword, under the same rule.

keyword_variant(bands_with, banding).
keyword_variant(choose_a_background, partner).
keyword_variant(commander_ninjutsu, ninjutsu).
keyword_variant(doctors_companion, partner).
keyword_variant(double_agenda, hidden_agenda).
keyword_variant(friends_forever, partner).
keyword_variant(hexproof_from, hexproof).
keyword_variant(megamorph, morph).
keyword_variant(multikicker, kicker).
keyword_variant(partner_with, partner).
keyword_variant(trample_over_planeswalkers, trample).
keyword_variant(typecycling, cycling).
