:- encoding(utf8).
:- use_module(worlds).
:- use_module(library(plunit)).
:- use_module(kb('combat/pairs')).
:- use_module(kb('keywords/keywords')).
:- use_module(kb('explain/explain')).

/** <module> Who may block whom (CR 509.1a-b), and who may attack (CR 508.1a-c)
*/

%   With an attacker of A that has the meanings and a blocker of B that has the others.

verdict(AttackerMeanings, BlockerMeanings, More, Verdict, Rules) :-
    creature(attacker, 'A', 1, 2/2, AttackerMeanings, Attacker),
    creature(blocker, 'B', 2, 2/2, BlockerMeanings, Blocker),
    with([Attacker, Blocker, attacking(attacker, 'B'), More],
         can_block(w, blocker, attacker, disobeyed, decision(Verdict, Reasons, _, _, _))),
    findall(Rule, member(reason([cr(Rule)|_], _, _, _), Reasons), Rules).

:- begin_tests(evasion).

%   CR 702.9b, 702.17b
test(flying_ground, V-R == illegal-['702.9b']) :- verdict([keywords([flying])], [], [], V, R).
test(flying_flying, V-R == legal-[]) :- verdict([keywords([flying])], [keywords([flying])], [], V, R).
test(flying_reach, V-R == legal-[]) :- verdict([keywords([flying])], [keywords([reach])], [], V, R).
test(ground_flying, V-R == legal-[]) :- verdict([], [keywords([flying])], [], V, R).

%   CR 702.28b: shadow restricts both ways.
test(shadow_ground, V-R == illegal-['702.28b']) :- verdict([keywords([shadow])], [], [], V, R).
test(ground_shadow, V-R == illegal-['702.28b']) :- verdict([], [keywords([shadow])], [], V, R).
test(shadow_shadow, V-R == legal-[]) :- verdict([keywords([shadow])], [keywords([shadow])], [], V, R).

%   CR 702.31b: horsemanship only one way.
test(horse_ground, V-R == illegal-['702.31b']) :- verdict([keywords([horsemanship])], [], [], V, R).
test(ground_horse, V-R == legal-[]) :- verdict([], [keywords([horsemanship])], [], V, R).

%   CR 702.36b, 702.13b: both creatures are red.
test(fear, V-R == illegal-['702.36b']) :- verdict([keywords([fear])], [], [], V, R).
test(fear_black, V-R == legal-[]) :- verdict([keywords([fear])], [], [gain(blocker, 1, 'B', 3, set_color(self, [black]))], V, R).
test(fear_artifact, V-R == legal-[]) :- verdict([keywords([fear])], [], [gain(blocker, 1, 'B', 3, add_type(self, [type(artifact)]))], V, R).
test(intimidate_shared, V-R == legal-[]) :- verdict([keywords([intimidate])], [], [], V, R).
test(intimidate_other, V-R == illegal-['702.13b']) :- verdict([keywords([intimidate])], [], [gain(blocker, 1, 'B', 3, set_color(self, [blue]))], V, R).

%   CR 702.118b: greater power is compared now.
test(skulk_equal, V-R == legal-[]) :- verdict([keywords([skulk])], [], [], V, R).
test(skulk_greater, V-R == illegal-['702.118b']) :- verdict([keywords([skulk])], [], [counters(blocker, pt(1, 1), 1)], V, R).

%   CR 702.14c, d: landwalk asks the defending player's lands, and landwalks don't cancel.
land(Id, Player, Supertypes, Subtypes, [object(Id, battlefield, Player, Player, 9), printed(Id, front, face(Id, none, from_cost, Supertypes, [land], Subtypes, none, none, none, none, []))]).

test(landwalk, V-R == illegal-['702.14c']) :- land(l, 'B', [basic], [swamp], L), verdict([keywords([landwalk([subtype(swamp)])])], [], L, V, R).
test(landwalk_own_land, V-R == legal-[]) :- land(l, 'A', [basic], [swamp], L), verdict([keywords([landwalk([subtype(swamp)])])], [], L, V, R).
test(landwalk_no_cancelling, V-R == illegal-['702.14c']) :- land(l, 'B', [], [swamp], L), W = keywords([landwalk([subtype(swamp)])]), verdict([W], [W], L, V, R).
test(snow_landwalk, V-R == legal-[]) :- land(l, 'B', [basic], [swamp], L), verdict([keywords([landwalk([supertype(snow), subtype(swamp)])])], [], L, V, R).
test(nonbasic_landwalk, V-R == illegal-['702.14c']) :- land(l, 'B', [], [swamp], L), verdict([keywords([landwalk([not(supertype(basic))])])], [], L, V, R).
test(blocked_as_though_no_landwalk, V-R == legal-[]) :-
    land(l, 'B', [basic], [swamp], L),
    verdict([keywords([landwalk([subtype(swamp)])])], [],
            [L, standing_effect(1, 'B', 9, permission(each([type(creature), has(landwalk(any))]), blocked_as_though_no(landwalk(any))))], V, R).

%   CR 702.16f, j, k
test(protection_color, V-R == illegal-['702.16f']) :- verdict([keywords([protection([color(red)])])], [], [], V, R).
test(protection_other_color, V-R == legal-[]) :- verdict([keywords([protection([color(blue)])])], [], [], V, R).
test(protection_on_the_blocker, V-R == legal-[]) :- verdict([], [keywords([protection([color(red)])])], [], V, R).
test(protection_everything, V-R == illegal-['702.16f']) :- verdict([keywords([protection([])])], [], [], V, R).
test(protection_variants, Rules == [[cr('702.16f'), cr('702.16j'), cr('509.1b')], [cr('702.16f'), cr('702.16k'), cr('509.1b')]]) :-
    findall(Rs, ( member(Quality, [[], [belongs_to(ref('B'))]]), meaning(protection(Quality), _, Rs), memberchk(cr('509.1b'), Rs) ), Rules).
test(protection_from_player, V-R == illegal-['702.16f']) :- verdict([keywords([protection([belongs_to(opponent)])])], [], [], V, R).

%   A creature that can block "as though" pretends for its own blocks only.
test(block_as_though_no_shadow, V-R == legal-[]) :-
    verdict([keywords([shadow])], [permission(self, block_as_though_no([type(creature), has(shadow)], shadow))], [], V, R).
test(block_as_though_reach, V-R == legal-[]) :-
    verdict([keywords([flying])], [permission(self, block_as_though_has([subtype(goblin)], reach))], [], V, R).
test(block_as_though_reach_others, V-R == illegal-['702.9b']) :-
    verdict([keywords([flying])], [permission(self, block_as_though_has([subtype(dragon)], reach))], [], V, R).

%   CR 509.1a: untapped, unless it may block though tapped.
test(tapped, V-R == illegal-['509.1a']) :- verdict([], [], [status(blocker, tapped)], V, R).
test(tapped_but_may, V-R == legal-[]) :- verdict([], [permission(self, block_as_though_untapped)], [status(blocker, tapped)], V, R).

%   CR 702.147a, 702.98a, 701.60c: keywords and designations that keep from blocking.
test(decayed, V-R == illegal-['702.147a']) :- verdict([], [keywords([decayed])], [], V, R).
test(unleashed, V-R == illegal-['702.98a']) :- verdict([], [keywords([unleash])], [counters(blocker, pt(1, 1), 1)], V, R).
test(not_unleashed, V-R == legal-[]) :- verdict([], [keywords([unleash])], [], V, R).
test(suspected, V-R == illegal-['701.60c']) :- verdict([], [], [designation(blocker, suspected)], V, R).

:- end_tests(evasion).

:- begin_tests(company).

%   CR 702.111b: with another creature it can, alone it can't; the witness shows it.
test(menace_alone, V-R == illegal-['702.111b']) :- verdict([keywords([menace])], [], [], V, R).
test(menace_in_company, V-W-R == legal-blocks([blocker-attacker, mate-attacker])-['702.111b']) :-
    creature(attacker, 'A', 1, 2/2, [keywords([menace])], Attacker),
    creature(blocker, 'B', 2, 2/2, [], Blocker),
    creature(mate, 'B', 3, 2/2, [], Mate),
    with([Attacker, Blocker, Mate, attacking(attacker, 'B')],
         can_block(w, blocker, attacker, disobeyed, decision(V, Reasons, _, W, _))),
    findall(Rule, member(reason([cr(Rule)|_], _, _, _), Reasons), R).
test(menace_company_is_unable, V == illegal) :-
    creature(attacker, 'A', 1, 2/2, [keywords([menace])], Attacker),
    creature(blocker, 'B', 2, 2/2, [], Blocker),
    creature(mate, 'B', 3, 2/2, [restriction(self, cant_block)], Mate),
    with([Attacker, Blocker, Mate, attacking(attacker, 'B')],
         can_block(w, blocker, attacker, disobeyed, decision(V, _, _, _, _))).
test(menace_under_a_cap, V == illegal) :-
    creature(attacker, 'A', 1, 2/2, [keywords([menace]), restriction(self, cant_be_blocked_by_more_than(1))], Attacker),
    creature(blocker, 'B', 2, 2/2, [], Blocker),
    creature(mate, 'B', 3, 2/2, [], Mate),
    with([Attacker, Blocker, Mate, attacking(attacker, 'B')],
         can_block(w, blocker, attacker, disobeyed, decision(V, _, _, _, _))).

:- end_tests(company).

:- begin_tests(attacking).

attack(Meanings, Facts, Verdict, Rules) :-
    creature(attacker, 'A', 1, 2/2, Meanings, Attacker),
    with([Attacker, Facts],
         can_attack(w, attacker, 'B', disobeyed, decision(Verdict, Reasons, _, _, _))),
    findall(Rule, member(reason([cr(Rule)|_], _, _, _), Reasons), Rules).

%   CR 508.1a, 302.6, 702.3b, 702.10b
test(plain, V-R == legal-[]) :- attack([], [], V, R).
test(tapped, V-R == illegal-['508.1a']) :- attack([], [status(attacker, tapped)], V, R).
test(newly_controlled, V-R == illegal-['302.6']) :- attack([], [sick(attacker)], V, R).
test(haste, V-R == legal-[]) :- attack([keywords([haste])], [sick(attacker)], V, R).
test(defender, V-R == illegal-['702.3b']) :- attack([keywords([defender])], [], V, R).
test(defender_lifted, V-R == legal-[]) :- attack([keywords([defender]), permission(self, attack_as_though_no(defender))], [], V, R).
test(cant_attack_you, V-R == illegal-['508.1c']) :-
    attack([], [standing_effect(1, 'B', 3, restriction(each([type(creature)]), cant_attack([you])))], V, R).
test(phased_out, V-R == illegal-['702.26b']) :- attack([], [status(attacker, phased_out)], V, R).
test(battle, V-R == illegal-['508.1a']) :- attack([], [gain(attacker, 1, 'A', 3, add_type(self, [type(battle)]))], V, R).

:- end_tests(attacking).

:- begin_tests(words).

%   Each keyword's meanings have words.
test(each_meaning_has_words, [forall(( meaning(Keyword, restriction(_, R), _), ground(Keyword) ))]) :-
    check_text(en, R, [], Text),
    atom_length(Text, Length),
    Length > 0.

:- end_tests(words).
