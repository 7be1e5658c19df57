:- encoding(utf8).

/** <module> Rules as problems of declarations, and what the solver says of them

By hand: swipl -p kb=kb -g run_tests -t halt tests/solver/solver.plt
*/

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(plunit)).
:- use_module(kb(combat/solver/solver)).

%   blocks(+Blockers, +Attackers, +Restrictions, +Requirements, -Problem): all are able to block all, one each, for nothing.

blocks(Blockers, Attackers, Restrictions, Requirements, problem(Actors, Able, Restrictions, Requirements)) :-
    findall(actor(Blocker, 1), member(Blocker, Blockers), Actors),
    findall(able(Blocker, Attacker, []), ( member(Blocker, Blockers), member(Attacker, Attackers) ), Able),
    must_be_problem(problem(Actors, Able, Restrictions, Requirements)).

verdict(Problem, Declaration, Verdict) :-
    declaration_verdict(Problem, Declaration, Verdict, []).

kind(Problem, Declaration, Kind) :-
    verdict(Problem, Declaration, Verdict),
    functor(Verdict, Kind, _).

all_legal(Problem, Declarations) :-
    findall(Declaration, legal_declaration(Problem, Declaration, []), Declarations0),
    sort(Declarations0, Declarations).

menace(Attacker, restriction(menace(Attacker), when(acting(all, [Attacker]), at_least(2, acting(all, [Attacker]))))).

:- begin_tests(restrictions).

%   CR 509.1b, 702.111b: menace
two_bears(Problem) :-
    menace(pirate, Menace),
    blocks([bear, ogre], [pirate], [Menace], [], Problem).

test(menace_one_blocker, Verdict == disobeys([disobeyed(menace(pirate))])) :-
    two_bears(Problem),
    verdict(Problem, [bear-pirate], Verdict).
test(menace_two_blockers, Verdict == legal(0, 0)) :-
    two_bears(Problem),
    verdict(Problem, [bear-pirate, ogre-pirate], Verdict).
test(menace_nobody, Verdict == legal(0, 0)) :-
    two_bears(Problem),
    verdict(Problem, [], Verdict).
test(menace_in_company, Answer == yes([bear-pirate, ogre-pirate])) :-
    two_bears(Problem),
    possible_pair(Problem, bear-pirate, Answer, []).
test(menace_alone, Answer == no) :-
    menace(pirate, Menace),
    blocks([bear], [pirate], [Menace], [], Problem),
    possible_pair(Problem, bear-pirate, Answer, []).

%   CR 509.1a: one attacker each, unless it can block more
test(one_attacker_each, Violations == [over_capacity(bear, 2, 1)]) :-
    blocks([bear], [imp, ogre], [], [], Problem),
    declaration_violations(Problem, [bear-imp, bear-ogre], Violations).
test(unable, Violations == [unable(bear, dragon)]) :-
    blocks([bear], [imp], [], [], Problem),
    declaration_violations(Problem, [bear-dragon], Violations).
test(any_number, Kind == legal) :-
    Problem = problem([actor(wall, any)], [able(wall, imp, []), able(wall, ogre, [])], [], []),
    kind(Problem, [wall-imp, wall-ogre], Kind).

%   All that is disobeyed is listed, in the order of the problem
test(every_restriction, Violations == [disobeyed(menace(pirate)), disobeyed(alone(bear))]) :-
    menace(pirate, Menace),
    Alone = restriction(alone(bear), when(acting([bear], all), at_least(2, acting(all, all)))),
    blocks([bear, ogre], [pirate], [Menace, Alone], [], Problem),
    declaration_violations(Problem, [bear-pirate], Violations).

%   CR 509.1b: "can't be blocked unless all creatures defending player controls block it", one of them tapped
test(all_or_none, Answer == no) :-
    All = restriction(all, when(acting(all, [giant]), at_least(3, acting(all, [giant])))),
    blocks([bear, ogre], [giant], [All], [], problem(Actors, Able, Restrictions, [])),
    possible_pair(problem([actor(tapped, 1)|Actors], Able, Restrictions, []), bear-giant, Answer, []).

%   CR 509.1b: "can't be blocked except by two or more Walls" as well as "two of those that block it must be Walls"
test(two_walls_among_others, Verdicts == [disobeys, disobeys, legal]) :-
    Walls = restriction(walls, when(acting(all, [giant]), at_least(2, acting([w1, w2], [giant])))),
    blocks([bear, w1, w2], [giant], [Walls], [], Problem),
    maplist(kind(Problem), [[bear-giant], [bear-giant, w1-giant], [bear-giant, w1-giant, w2-giant]], Verdicts).

%   CR 508.1c: "can't attack alone" twice (the rule's example); "can't attack unless two others attack"; "only alone"
test(not_alone_together, Kind == legal) :-
    not_alone(h1, One),
    not_alone(h2, Other),
    blocks([h1, h2], [player], [One, Other], [], Problem),
    kind(Problem, [h1-player, h2-player], Kind).
test(two_others, Kinds == [disobeys, legal]) :-
    Two = restriction(two(boar), when(acting([boar], all), at_least(3, acting(all, all)))),
    blocks([boar, bear, ogre], [player], [Two], [], Problem),
    maplist(kind(Problem), [[boar-player, bear-player], [boar-player, bear-player, ogre-player]], Kinds).
test(only_alone, Kinds == [legal, disobeys]) :-
    Only = restriction(only(master), when(acting([master], all), at_most(1, acting(all, all)))),
    blocks([master, bear], [player], [Only], [], Problem),
    maplist(kind(Problem), [[master-player], [master-player, bear-player]], Kinds).

not_alone(Creature, restriction(alone(Creature), when(acting([Creature], all), at_least(2, acting(all, all))))).

%   CR 508.1c: "can't attack unless a creature with greater power also attacks"
test(greater_power, Answers == [yes([boar-player, ogre-player]), yes([bear-player])]) :-
    Greater = restriction(greater(boar), when(acting([boar], all), at_least(1, acting([ogre], all)))),
    blocks([boar, bear, ogre], [player], [Greater], [], Problem),
    findall(Answer, ( member(Pair, [boar-player, bear-player]), possible_pair(Problem, Pair, Answer, []) ), Answers).

%   CR 508.1c, 802.3a: no more than one creature can attack a player or their planeswalkers; others are of no account
test(group_of_targets, Kinds == [legal, disobeys, legal]) :-
    One = restriction(one, at_most(1, acting(all, [you, jace]))),
    blocks([bear, ogre], [you, jace, other], [One], [], Problem),
    maplist(kind(Problem), [[bear-jace], [bear-jace, ogre-you], [bear-jace, ogre-other]], Kinds).

%   CR 508.1c: several limits at once, on all and on those with flying
test(limits, Kinds == [legal, disobeys, disobeys]) :-
    Limits = [restriction(two, at_most(2, acting(all, all))), restriction(flier, at_most(1, acting([imp, bird], all)))],
    blocks([bear, ogre, imp, bird], [player], Limits, [], Problem),
    maplist(kind(Problem),
            [[bear-player, imp-player], [imp-player, bird-player], [bear-player, ogre-player, imp-player]],
            Kinds).

:- end_tests(restrictions).

:- begin_tests(requirements).

%   CR 509.1c, the rule's example: "blocks if able", menace, and another creature
test(the_example, All == [[bear-pirate, ogre-pirate]]) :-
    menace(pirate, Menace),
    blocks([bear, ogre], [pirate], [Menace], [requirement(bear, at_least(1, acting([bear], all)))], Problem),
    all_legal(Problem, All).

%   CR 509.1c: the better declaration changes no more than it must, and says which requirement fails
test(better, Verdict == fewer(0, 1, [bear-ogre, cat-elf], [lure(cat)])) :-
    lure(elf, [bear, cat], Lure),
    blocks([bear, cat], [elf, ogre], [], Lure, Problem),
    verdict(Problem, [bear-ogre], Verdict).
test(better_on_both, Verdict == fewer(1, 2, [bear-elf, cat-elf], [lure(bear)])) :-
    lure(elf, [bear, cat], Lure),
    blocks([bear, cat], [elf, ogre], [], Lure, Problem),
    verdict(Problem, [bear-ogre, cat-elf], Verdict).

%   CR 509.1c: as many as possible, not one after the other
test(lure_beats_menace, Kinds == [legal, fewer]) :-
    lure(elf, [b1, b2, b3], Lure),
    menace(brute, Menace),
    blocks([b1, b2, b3], [elf, brute], [Menace], [requirement(brute, at_least(1, acting(all, [brute])))|Lure], Problem),
    maplist(kind(Problem), [[b1-elf, b2-elf, b3-elf], [b1-elf, b2-brute, b3-brute]], Kinds).

lure(Attacker, Blockers, Requirements) :-
    findall(requirement(lure(Blocker), at_least(1, acting([Blocker], [Attacker]))), member(Blocker, Blockers), Requirements).

%   CR 509.1c: must be blocked by two or more is no restriction; by exactly one
test(two_or_more, Kinds == [legal, fewer, fewer]) :-
    blocks([bear, ogre], [giant], [], [requirement(two, at_least(2, acting(all, [giant])))], Problem),
    maplist(kind(Problem), [[bear-giant, ogre-giant], [bear-giant], []], Kinds).
test(exactly_one, All == [[bear-giant], [ogre-giant]]) :-
    blocks([bear, ogre], [giant], [], [requirement(one, exactly(1, acting(all, [giant])))], Problem),
    all_legal(Problem, All).
test(by_a_wall, All == [[bear-giant, wall-giant], [wall-giant]]) :-
    blocks([bear, wall], [giant], [], [requirement(wall, at_least(1, acting([wall], [giant])))], Problem),
    all_legal(Problem, All).

%   CR 508.1d, the rule's example: one may attack, one must
test(one_attacker, All == [[berserker-player]]) :-
    blocks([berserker, clerk], [player], [restriction(one, at_most(1, acting(all, all)))],
           [requirement(berserker, at_least(1, acting([berserker], all)))], Problem),
    all_legal(Problem, All).

%   CR 508.1d: nobody else to go with, so nobody goes; somebody to go with, so both go
test(not_alone_and_alone, All == [[]]) :-
    restrictions_and_requirements(Restrictions, Requirements),
    blocks([flunkies], [player], Restrictions, Requirements, Problem),
    all_legal(Problem, All).
test(not_alone_and_another, All == [[bear-player, flunkies-player]]) :-
    restrictions_and_requirements(Restrictions, Requirements),
    blocks([bear, flunkies], [player], Restrictions, Requirements, Problem),
    all_legal(Problem, All).

restrictions_and_requirements(
    [restriction(alone, when(acting([flunkies], all), at_least(2, acting(all, all))))],
    [requirement(attacks, at_least(1, acting([flunkies], all)))]).

%   CR 701.15b-c: goaded by B and by C, of B, C and D
test(goaded_twice, All == [[bear-d]]) :-
    Goad = [ requirement(goad(b), at_least(1, acting([bear], all))),
             requirement(goad(b), at_least(1, acting([bear], [c, d]))),
             requirement(goad(c), at_least(1, acting([bear], all))),
             requirement(goad(c), at_least(1, acting([bear], [b, d])))
           ],
    blocks([bear], [b, c, d], [], Goad, Problem),
    all_legal(Problem, All).

%   "If this attacks, all attack if able": nobody has to begin, and who begins takes all that can come along
test(if_it_attacks, All == [[], [bear-player], [bear-player, bey-player]]) :-
    drives([bey, bear], Requirements),
    blocks([bey, bear], [player], [], Requirements, Problem),
    all_legal(Problem, All).
test(if_it_attacks_alone, Verdict == legal(1, 2)) :-
    drives([bey, bear], Requirements),
    blocks([bey], [player], [], Requirements, problem(Actors, Able, [], Requirements)),
    verdict(problem([actor(bear, 1)|Actors], Able, [], Requirements), [bey-player], Verdict).

drives(Creatures, Requirements) :-
    findall(requirement(drives(Creature), when(acting([bey], all), at_least(1, acting([Creature], all)))),
            member(Creature, Creatures),
            Requirements).

%   "If another creature attacks, this attacks if able"
test(if_another_attacks, All == [[], [bear-player, cyclops-player], [cyclops-player]]) :-
    blocks([bear, cyclops], [player], [],
           [requirement(cyclops, when(acting([bear], all), at_least(1, acting([cyclops], all))))], Problem),
    all_legal(Problem, All).

:- end_tests(requirements).

:- begin_tests(costs).

%   CR 508.1d, 509.1c: nobody has to pay; who pays for one creature is measured against all that costs no more
taxed(problem([actor(one, 1), actor(two, 1)], [able(one, giant, [pay(one)]), able(two, giant, [])], [], Requirements)) :-
    Requirements = [ requirement(one, at_least(1, acting([one], all))),
                     requirement(two, at_least(1, acting([two], all)))
                   ].

test(paid_and_free, Kinds == [fewer, legal, fewer, legal]) :-
    taxed(Problem),
    maplist(kind(Problem), [[], [two-giant], [one-giant], [one-giant, two-giant]], Kinds).
test(free_pairs, Answers == [(one-giant)-yes([one-giant, two-giant]), (two-giant)-yes([two-giant])]) :-
    taxed(Problem),
    findall(Pair-yes(Witness),
            ( member(Pair, [one-giant, two-giant]), usable_pair(Problem, Pair, yes(Witness), []) ),
            Answers).

%   CR 508.1d: a toll on the player leaves the planeswalker
test(toll, Kinds == [fewer, legal, legal]) :-
    Problem = problem([actor(jugg, 1)], [able(jugg, you, [toll(jugg)]), able(jugg, jace, [])], [],
                      [requirement(jugg, at_least(1, acting([jugg], all)))]),
    maplist(kind(Problem), [[], [jugg-jace], [jugg-you]], Kinds).

%   The witness of a pair costs no more than the pair alone if one can
test(company_for_nothing, Answer == yes([bear-brute, ogre-brute])) :-
    menace(brute, Menace),
    Problem = problem([actor(bear, 1), actor(elf, 1), actor(ogre, 1)],
                      [able(bear, brute, []), able(elf, brute, [pay]), able(ogre, brute, [])], [Menace], []),
    possible_pair(Problem, bear-brute, Answer, []).

:- end_tests(costs).

:- begin_tests(questions).

tokens(Blockers, Attackers, Restrictions, Requirements, Problem) :-
    numbered(b, Blockers, Bs),
    numbered(a, Attackers, As),
    blocks(Bs, As, Restrictions, Requirements, Problem).

numbered(Letter, Number, Names) :-
    findall(Name, ( between(1, Number, N), atom_concat(Letter, N, Name) ), Names).

test(count, Count == exactly(Number)) :-
    tokens(20, 20, [], [], Problem),
    Number is 21**20,
    legal_declarations_count(Problem, Count, []).

%   Three blockers, two attackers, alike on both sides: so many at one attacker, so many at the other, the rest at neither
test(count_alike, Count == exactly(6)) :-
    tokens(3, 2, [], [], Problem),
    legal_declarations_count(Problem, Count, [alike(true)]).

test(maximum, Maximum == exactly(50)) :-
    numbered(a, 60, Attackers),
    findall(Menace, ( member(Attacker, Attackers), menace(Attacker, Menace) ), Restrictions),
    findall(requirement(Attacker, at_least(1, acting(all, [Attacker]))), member(Attacker, Attackers), Requirements),
    tokens(100, 60, Restrictions, Requirements, Problem),
    declaration_maximum(Problem, Maximum, Witness, []),
    declaration_violations(Problem, Witness, []).

test(possible_pairs, Kinds == [no, yes, yes, yes]) :-
    menace(a1, Menace),
    blocks([b1, b2], [a1, a2], [Menace], [], problem(Actors, [able(b1, a1, [])|Able], Restrictions, [])),
    exclude(==(able(b2, a1, [])), Able, Able1),
    possible_pairs(problem([actor(b3, 1)|Actors], [able(b1, a1, []), able(b3, a2, [])|Able1], Restrictions, []), Answers, []),
    findall(Kind, ( member(_-Answer, Answers), functor(Answer, Kind, _) ), Kinds).

%   Without a budget nothing is decided that takes a search, and what is said holds
test(undecided, Verdict == undecided(0, 3)) :-
    numbered(b, 3, Blockers),
    findall(requirement(B, at_least(1, acting([B], all))), member(B, Blockers), Requirements),
    tokens(3, 3, [], Requirements, Problem),
    declaration_verdict(Problem, [], Verdict, [budget(0)]).
test(undecided_maximum, Maximum-Witness == between(0, 3)-[]) :-
    numbered(b, 3, Blockers),
    findall(requirement(B, at_least(1, acting([B], all))), member(B, Blockers), Requirements),
    tokens(3, 3, [], Requirements, Problem),
    declaration_maximum(Problem, Maximum, Witness, [budget(0)]).
%   More than eight conditions of requirements: what is better where all are met is found, and elsewhere that nothing is, or what
test(many_conditions, Verdict == fewer(0, 9, [b1-a1, b2-a1, b3-a1, b4-a1, b5-a1, b6-a1, b7-a1, b8-a1, b9-a1, c-a1], Labels)) :-
    nine_drive_one([], Problem, Declaration, Labels),
    verdict(Problem, Declaration, Verdict).
test(many_conditions_unmet, Verdict-Maximum == legal(0, 9)-exactly(0)) :-
    nine_drive_one([restriction(alone, when(acting([c], all), at_most(1, acting(all, all))))], Problem, Declaration, _),
    verdict(Problem, Declaration, Verdict),
    declaration_maximum(Problem, Maximum, _, []).
test(many_conditions_some_met, Verdict-Maximum == fewer(0, 7, [b1-a1, b2-a1, b3-a1, b4-a1, b5-a1, b6-a1, b7-a1, c-a1], Seven)-exactly(7)) :-
    nine_drive_one([restriction(eight, when(acting([c], all), at_most(8, acting(all, all))))], Problem, Declaration, Labels),
    length(Seven, 7),
    append(Seven, _, Labels),
    verdict(Problem, Declaration, Verdict),
    declaration_maximum(Problem, Maximum, _, []).
test(many_conditions_budget, Verdict == undecided(0, 9)) :-
    nine_drive_one([restriction(eight, when(acting([c], all), at_most(8, acting(all, all))))], Problem, Declaration, _),
    declaration_verdict(Problem, Declaration, Verdict, [budget(0)]).

nine_drive_one(Restrictions, Problem, Declaration, Labels) :-
    numbered(b, 9, Creatures),
    findall(drives(B), member(B, Creatures), Labels),
    findall(requirement(drives(B), when(acting([B], all), at_least(1, acting([c], all)))), member(B, Creatures), Requirements),
    blocks([c|Creatures], [a1], Restrictions, Requirements, Problem),
    findall(B-a1, member(B, Creatures), Declaration).

test(undecided_next, throws(error(resource_error(declaration_search), _))) :-
    tokens(3, 3, [], [requirement(b1, at_least(1, acting([b1], all)))], Problem),
    legal_declaration(Problem, _, [budget(0)]).

test(obeys, Obeyed-Failed == [r1]-[r2]) :-
    tokens(2, 1, [], [requirement(r1, at_least(1, acting([b1], all))), requirement(r2, at_least(1, acting([b2], all)))], Problem),
    declaration_obeys(Problem, [b1-a1], Obeyed, Failed).

:- end_tests(questions).

:- begin_tests(format).

test(not_a_problem, throws(error(type_error(declaration_problem, _), _))) :-
    must_be_problem(board).
test(not_ground, throws(error(instantiation_error, _))) :-
    must_be_problem(problem([actor(_, 1)], [], [], [])).
test(unknown_actor, throws(error(existence_error(actor, bear), _))) :-
    must_be_problem(problem([], [able(bear, giant, [])], [], [])).
test(pair_twice, throws(error(domain_error(distinct(able_pair), _), _))) :-
    must_be_problem(problem([actor(b, 1)], [able(b, a, []), able(b, a, [x])], [], [])).
test(capacity, throws(error(type_error(_, many), _))) :-
    must_be_problem(problem([actor(b, many)], [], [], [])).
test(bar, throws(error(domain_error(bar, at_least(1, acting(all, all))), _))) :-
    must_be_problem(problem([], [], [restriction(r, at_least(1, acting(all, all)))], [])).
test(wish, throws(error(domain_error(wish, at_least(-1, acting(all, all))), _))) :-
    must_be_problem(problem([], [], [], [requirement(r, at_least(-1, acting(all, all)))])).
test(declaration, throws(error(type_error(declaration, [b]), _))) :-
    must_be_declaration([b]).

:- end_tests(format).
