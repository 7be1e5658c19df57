:- encoding(utf8).
:- module(lawmage_company,
          [ can_block/5,        % +World, +Blocker, +Attacker, +How, -Decision
            can_attack/5,       % +World, +Attacker, +Target, +How, -Decision
            block_matrix/4      % +World, +Blockers, +Attackers, -Decisions
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/subjects').
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
    blocker_counts(World, AttackerSide, Counts),
    decide_block(World, BlockerSide, AttackerSide, Counts, How, Decision).

decide_block(World, BlockerSide, AttackerSide, Counts, How, decision(Verdict, Reasons, Checks, Witness)) :-
    (   How == all
    ->  findall(Check, pair_check(World, BlockerSide, AttackerSide, Check), PairChecks),
        findall(Reason, member(check(_, _, disobeyed(Reason)), PairChecks), PairReasons)
    ;   PairChecks = [],
        pair_reasons(World, BlockerSide, AttackerSide, PairReasons)
    ),
    side_creature(BlockerSide, Blocker),
    side_creature(AttackerSide, Attacker),
    count_checks(Counts, Blocker, Attacker, CountChecks),
    findall(Reason, member(check(_, _, disobeyed(Reason)), CountChecks), CountReasons),
    (   How == all
    ->  append(PairChecks, CountChecks, Checks)
    ;   Checks = []
    ),
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
count_checks([Count|Counts], Blocker, Attacker, [check(What, Rules, Outcome)|Checks]) :-
    count_of(Count, Active, Obeyed),
    Active = active(restriction(_, What), _, _, _),
    active_reason(Active, [Attacker, Blocker], What, Rules, Reason),
    (   call(Obeyed)
    ->  Outcome = obeyed
    ;   Outcome = disobeyed(Reason)
    ),
    count_checks(Counts, Blocker, Attacker, Checks).

count_of(at_least(Number, Active), Active, 1 >= Number).
count_of(at_most(Number, Active), Active, 1 =< Number).

%   Company is as many more creatures able to block the attacker as the restrictions ask for and allow.

company(World, side(Blocker, Defender, _, _, _, _, _), AttackerSide, Counts, Company) :-
    able_others(World, Blocker, Defender, AttackerSide, Others),
    enough(Counts, Others, Company).

enough(Counts, Others, Company) :-
    findall(Number, member(at_least(Number, _), Counts), Least),
    max_list(Least, Minimum),
    forall(member(at_most(Number, _), Counts), Minimum =< Number),
    Missing is Minimum-1,
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
              pair_reasons(World, OtherSide, AttackerSide, [])
            ),
            Others).

%!  block_matrix(+World, +Blockers, +Attackers, -Rows:list) is det.
%
%   Rows lists row(Attacker, Player, Cells, Number, Company): Cells are cell(Blocker, Verdict, Reasons) for the
%   creatures of Player, who could block Attacker, as can_block/5 says; where a cell is legal with reasons, the blocker
%   and others of Company, Number in all, are a witness.  What is the same for many pairs is found once.

block_matrix(World, Blockers, Attackers, Rows) :-
    findall(Player-Blocker,
            ( member(Blocker, Blockers),
              controller(World, Blocker, Player)
            ),
            Controlled0),
    keysort(Controlled0, Controlled),
    group_pairs_by_key(Controlled, Groups),
    findall(Player-Sides,
            ( member(Player-Own, Groups),
              findall(Side, ( member(Blocker, Own), blocker_side(World, Blocker, Player, Side) ), Sides)
            ),
            Sides),
    findall(Row, matrix_row(World, Sides, Attackers, Row), Rows).

matrix_row(World, Sides, Attackers, row(Attacker, Defender, Cells, Number, Company)) :-
    member(Attacker, Attackers),
    (   attacking(World, Attacker, Target),
        defending_player(World, Target, Defended)
    ->  Defender = Defended
    ;   true
    ),
    member(Defender-BlockerSides, Sides),
    attacker_side(World, Attacker, Defender, AttackerSide),
    blocker_counts(World, AttackerSide, Counts),
    single_reasons(BlockerSides, World, AttackerSide, Singles),
    together(Counts, Singles, Together, Number, Company),
    findall(cell(Blocker, Verdict, Reasons),
            ( member(Blocker-Reasons0, Singles),
              matrix_verdict(Reasons0, Together, Counts, Blocker, Attacker, Verdict, Reasons)
            ),
            Cells).

%   together(+Counts, +Singles, -Together, -Number, -Company) is det.
%   Together is alone where one blocker is enough, else legal or illegal for those of the able ones.

together(Counts, Singles, Together, Number, Company) :-
    (   member(Count, Counts),
        count_of(Count, _, Obeyed),
        \+ call(Obeyed)
    ->  findall(Blocker, member(Blocker-[], Singles), Able),
        (   Able = [First|Others],
            enough(Counts, Others, Company0)
        ->  Together = legal,
            length([First|Company0], Number),
            Candidates is Number+1,
            (   length(Company, Candidates),
                append(Company, _, Able)
            ->  true
            ;   Company = Able
            )
        ;   Together = illegal,
            Number = 0,
            Company = []
        )
    ;   Together = alone,
        Number = 1,
        Company = []
    ).

single_reasons([], _, _, []).
single_reasons([BlockerSide|Sides], World, AttackerSide, [Blocker-Reasons|Singles]) :-
    side_creature(BlockerSide, Blocker),
    pair_reasons(World, BlockerSide, AttackerSide, Reasons),
    single_reasons(Sides, World, AttackerSide, Singles).

matrix_verdict([], Together, Counts, Blocker, Attacker, Verdict, Reasons) :-
    !,
    (   Together == alone
    ->  Verdict = legal,
        Reasons = []
    ;   Verdict = Together,
        count_checks(Counts, Blocker, Attacker, Checks),
        findall(Reason, member(check(_, _, disobeyed(Reason)), Checks), Reasons)
    ).
matrix_verdict(Reasons, _, _, _, _, illegal, Reasons).

%!  can_attack(+World, +Attacker, +Target, +How, -Decision) is det.
%
%   Whether Attacker attacks Target in at least one declaration that disobeys no restriction.

can_attack(World, Attacker, Target, How, decision(Verdict, Reasons, Checks, Witness)) :-
    findall(Check, attack_check(World, Attacker, Target, Check), Checks0),
    findall(Reason, member(check(_, _, disobeyed(Reason)), Checks0), Reasons),
    (   How == all
    ->  Checks = Checks0
    ;   Checks = []
    ),
    (   Reasons == []
    ->  Verdict = legal,
        Witness = attacks([Attacker-Target])
    ;   Verdict = illegal,
        Witness = none
    ).
