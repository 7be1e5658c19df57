:- encoding(utf8).
:- module(lawmage_company,
          [ can_block/5,        % +World, +Blocker, +Attacker, +How, -Decision
            can_attack/5,       % +World, +Attacker, +Target, +How, -Decision
            block_matrix/4      % +World, +Blockers, +Attackers, -Decisions
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(actives).
:- use_module(attacking).
:- use_module(blocking).

/** <module> Whether a creature can block or attack in some declaration (CR 508.1a-c, 509.1a-b)

A decision is decision(Verdict, Reasons, Checks, Witness): Verdict is legal or illegal, Reasons what is
disobeyed (by the creature alone, where the verdict is legal only in company), Checks all that was
checked where asked for, Witness `none` or a declaration in which it is legal.
*/

%!  can_block(+World, +Blocker, +Attacker, +How, -Decision) is det.
%
%   Whether Blocker blocks Attacker in at least one declaration that disobeys no restriction.  How is
%   `all` for every check, or `disobeyed`.
%
%   @throws open_condition(Key) when a condition is undecided.

can_block(World, Blocker, Attacker, How, Decision) :-
    judged_defender(World, Attacker, Blocker, Defender),
    blocker_side(World, Blocker, Defender, BlockerSide),
    attacker_side(World, Attacker, Defender, AttackerSide),
    decide_block(World, BlockerSide, AttackerSide, How, Decision).

decide_block(World, BlockerSide, AttackerSide, How, decision(Verdict, Reasons, Checks, Witness)) :-
    (   How == all
    ->  findall(Check, pair_check(World, BlockerSide, AttackerSide, Check), PairChecks),
        findall(Reason, member(check(_, _, disobeyed(Reason)), PairChecks), PairReasons)
    ;   PairChecks = [],
        findall(Reason, pair_check(World, BlockerSide, AttackerSide, check(_, _, disobeyed(Reason))), PairReasons)
    ),
    blocker_counts(World, AttackerSide, Counts),
    count_checks(Counts, BlockerSide, AttackerSide, CountChecks),
    findall(Reason, member(check(_, _, disobeyed(Reason)), CountChecks), CountReasons),
    append(PairChecks, CountChecks, Checks),
    BlockerSide = side(Blocker, _, _, _),
    AttackerSide = side(Attacker, _, _, _),
    (   PairReasons \== []
    ->  Verdict = illegal,
        Witness = none,
        Reasons = PairReasons
    ;   CountReasons == []
    ->  Verdict = legal,
        Witness = blocks([Blocker-Attacker]),
        Reasons = []
    ;   company(World, BlockerSide, AttackerSide, Counts, Company)
    ->  Verdict = legal,
        findall(One-Attacker, member(One, [Blocker|Company]), Blocks),
        Witness = blocks(Blocks),
        Reasons = CountReasons
    ;   Verdict = illegal,
        Witness = none,
        Reasons = CountReasons
    ).

count_checks([], _, _, []).
count_checks([Count|Counts], BlockerSide, AttackerSide, [check(What, Rules, Outcome)|Checks]) :-
    BlockerSide = side(Blocker, _, _, _),
    AttackerSide = side(Attacker, _, _, _),
    count_of(Count, Active, Obeyed),
    Active = active(restriction(_, What), _, _, _),
    active_reason(Active, [Attacker, Blocker], What, Rules, Reason),
    (   call(Obeyed)
    ->  Outcome = obeyed
    ;   Outcome = disobeyed(Reason)
    ),
    count_checks(Counts, BlockerSide, AttackerSide, Checks).

count_of(at_least(Number, Active), Active, 1 >= Number).
count_of(at_most(Number, Active), Active, 1 =< Number).

%   Company is as many more creatures able to block the attacker as the restrictions ask for and allow.

company(World, side(Blocker, Defender, _, _), AttackerSide, Counts, Company) :-
    findall(Number, member(at_least(Number, _), Counts), Least),
    max_list(Least, Minimum),
    forall(member(at_most(Number, _), Counts), Minimum =< Number),
    Missing is Minimum-1,
    able_others(World, Blocker, Defender, AttackerSide, Others),
    length(Company, Missing),
    append(Company, _, Others),
    !.

able_others(World, Blocker, Defender, AttackerSide, Others) :-
    findall(Other,
            ( permanent(World, Other),
              Other \== Blocker,
              controller(World, Other, Defender),
              is_creature(World, Other),
              blocker_side(World, Other, Defender, OtherSide),
              pair_able(World, OtherSide, AttackerSide)
            ),
            Others).

%!  block_matrix(+World, +Blockers, +Attackers, -Decisions:list) is det.
%
%   Decisions lists pair(Blocker, Attacker, Decision) for all pairs of the two lists.

block_matrix(World, Blockers, Attackers, Decisions) :-
    findall(pair(Blocker, Attacker, Decision),
            matrix_pair(World, Blockers, Attackers, Blocker, Attacker, Decision),
            Decisions).

matrix_pair(World, Blockers, Attackers, Blocker, Attacker, Decision) :-
    findall(Blocker0-Controller,
            ( member(Blocker0, Blockers),
              controller(World, Blocker0, Controller)
            ),
            Controlled),
    member(Attacker, Attackers),
    findall(Defender-Blocker1,
            ( member(Blocker1-_, Controlled),
              judged_defender(World, Attacker, Blocker1, Defender)
            ),
            Judged0),
    sort(1, @<, Judged0, Defenders),
    member(Defender-_, Defenders),
    attacker_side(World, Attacker, Defender, AttackerSide),
    member(Defender-Blocker, Judged0),
    blocker_side(World, Blocker, Defender, BlockerSide),
    decide_block(World, BlockerSide, AttackerSide, disobeyed, Decision).

%!  can_attack(+World, +Attacker, +Target, +How, -Decision) is det.
%
%   Whether Attacker attacks Target in at least one declaration that disobeys no restriction.

can_attack(World, Attacker, Target, How, decision(Verdict, Reasons, Checks, Witness)) :-
    (   How == all
    ->  findall(Check, attack_check(World, Attacker, Target, Check), Checks)
    ;   findall(check(What, Rules, disobeyed(Reason)),
                attack_check(World, Attacker, Target, check(What, Rules, disobeyed(Reason))),
                Checks)
    ),
    findall(Reason, member(check(_, _, disobeyed(Reason)), Checks), Reasons),
    (   Reasons == []
    ->  Verdict = legal,
        Witness = attacks([Attacker-Target])
    ;   Verdict = illegal,
        Witness = none
    ).
