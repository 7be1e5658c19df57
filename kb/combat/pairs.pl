:- encoding(utf8).
:- module(lawmage_pairs,
          [ can_block/5,        % +World, +Blocker, +Attacker, +How, -Decision
            can_attack/5,       % +World, +Attacker, +Target, +How, -Decision
            block_matrix/4      % +World, +Blockers, +Attackers, -Rows
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/effects').
:- use_module('../objects/subjects').
:- use_module(actives).
:- autoload(attacking, [attack_check/4]).
:- use_module(blocking).
:- autoload(attack_problem, [attack_model/2]).
:- autoload(block_problem, [block_model/4, block_model/6]).
:- autoload(problem_parts, [declaration_witness/3]).
:- autoload(company, [in_declaration/4, alone_reasons/4, company_answers/2, known_declaration/5]).

/** <module> Whether a creature can block or attack in some declaration (CR 508.1a-c, 509.1a-b)

A pair that disobeys something by itself is in none; one that disobeys nothing as a declaration of its own, and costs
nothing, needs no search.  For the others whole declarations are looked for (company.pl).  A decision is as in declarations.pl; its
reasons, where the verdict is legal only in company, are what the creature alone would disobey.
*/

%!  can_block(+World, +Blocker, +Attacker, +How, -Decision) is det.
%
%   Whether Blocker blocks Attacker in at least one declaration that disobeys no restriction and can be paid for.  How is
%   `all` for every check, or `disobeyed` for none.
%
%   @throws open_condition(Key) when a condition is undecided.

can_block(World, Blocker, Attacker, How, Decision) :-
    judged_defender(World, Attacker, Blocker, Defender),
    blocker_side(World, Blocker, Defender, BlockerSide),
    attacker_side(World, Attacker, Defender, AttackerSide),
    pair_reasons(World, BlockerSide, AttackerSide, PairReasons),
    (   How == all
    ->  findall(Check, pair_check(World, BlockerSide, AttackerSide, Check), Checks)
    ;   Checks = []
    ),
    (   PairReasons \== []
    ->  Decision = decision(illegal, PairReasons, Checks, none, [])
    ;   block_simply(World, BlockerSide, AttackerSide)
    ->  Decision = decision(legal, [], Checks, blocks([Blocker-Attacker]), [])
    ;   block_model(World, Defender, [Attacker], Model),
        in_company(World, Model, Blocker-Attacker, Checks, Decision)
    ).

%   Nothing is said that asks for the whole declaration: the pair alone is one that disobeys nothing and costs nothing.

block_simply(World, BlockerSide, AttackerSide) :-
    side_actives(BlockerSide, BlockerActives),
    side_actives(AttackerSide, AttackerActives),
    \+ asks_for_more(AttackerActives, attacker),
    \+ asks_for_more(BlockerActives, blocker),
    \+ act_row(World, block).

asks_for_more(Actives, Side) :-
    member(active(Fact, _, _, State), Actives),
    (   State == declaration
    ->  true
    ;   State == holds,
        Fact = restriction(_, Restriction),
        of_whole_declaration(Restriction, Side)
    ),
    !.

of_whole_declaration(Restriction, attacker) :-
    counts_blockers(Restriction).
of_whole_declaration(cant_be_blocked_except_by_all(_), attacker).
of_whole_declaration(cant_block_alone, blocker).
of_whole_declaration(cant_attack_alone, any).
of_whole_declaration(cant_attack_except_alone, any).

%   How many creatures block the attacker is all that is restricted: then any of those able make company.

counts_blockers(cant_be_blocked_except_by_at_least(_)).
counts_blockers(cant_be_blocked_by_more_than(_)).

only_counts(Actives) :-
    forall(( member(active(Fact, _, _, State), Actives),
             ( State == declaration ; Fact = restriction(_, Restriction), of_whole_declaration(Restriction, attacker) )
           ),
           ( State \== declaration, Fact = restriction(_, Counting), counts_blockers(Counting) )).

act_row(World, Act) :-
    rows(World, Act, Rows),
    member(Row, Rows),
    row_fact(Row, Fact),
    ( Fact = cost_to(_, _) ; limits(Fact, Act) ),
    !.

in_company(World, Model, Pair, Checks0, decision(Verdict, Reasons, Checks, Witness, Notes)) :-
    alone_reasons(World, Model, Pair, Alone),
    in_declaration(World, Model, Pair, Answer),
    company_decision(Answer, Model, Alone, Verdict, Reasons, Witness, Notes),
    (   Checks0 == []
    ->  Checks = []
    ;   findall(check(What, Rules, disobeyed(Reason)),
                ( member(Reason, Reasons), Reason = reason(Rules, _, _, What) ),
                More),
        append(Checks0, More, Checks)
    ).

company_decision(yes(Pairs), model(Act, _, _, _), Reasons, legal, Reasons, Witness, []) :-
    declaration_witness(Act, Pairs, Witness).
company_decision(no(More), _, Reasons0, illegal, Reasons, none, []) :-
    append(Reasons0, More, Reasons1),
    list_to_set(Reasons1, Reasons).
company_decision(undecided, _, Reasons, depends, Reasons, none, [unproved]).

%!  can_attack(+World, +Attacker, +Target, +How, -Decision) is det.
%
%   The same of an attack on a player, planeswalker or battle.

can_attack(World, Attacker, Target, How, Decision) :-
    findall(Check, attack_check(World, Attacker, Target, Check), Checks0),
    findall(Reason, member(check(_, _, disobeyed(Reason)), Checks0), Reasons),
    (   How == all
    ->  Checks = Checks0
    ;   Checks = []
    ),
    (   Reasons \== []
    ->  Decision = decision(illegal, Reasons, Checks, none, [])
    ;   actives(World, Attacker, attack, combat(Attacker, none, none, none, []), Actives),
        \+ asks_for_more(Actives, any),
        \+ act_row(World, attack)
    ->  Decision = decision(legal, [], Checks, attacks([Attacker-Target]), [])
    ;   attack_model(World, Model),
        in_company(World, Model, Attacker-Target, Checks, Decision)
    ).

%!  block_matrix(+World, +Blockers, +Attackers, -Rows:list) is det.
%
%   Rows lists row(Attacker, Player, Cells): Cells are cell(Blocker, Verdict, Reasons, Company) for the creatures of Player, who
%   could block Attacker, as can_block/5 says; Company are the other pairs of the witness.  What is the same for many pairs is
%   found once.

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
    findall(Attacker-Defender,
            ( member(Attacker, Attackers),
              (   attacking(World, Attacker, Target),
                  defending_player(World, Target, Defended)
              ->  Defender = Defended
              ;   true
              ),
              member(Defender-_, Sides)
            ),
            Keys),
    (   act_row(World, block)
    ->  Acts = whole
    ;   Acts = pairs
    ),
    judged_pairs(Keys, World, Sides, Judged),
    matrix_rows(Judged, world(World, Sides, Judged), Acts, [], Rows).

judged_pairs([], _, _, []).
judged_pairs([Attacker-Defender|Keys], World, Sides, [judged(Attacker, Defender, AttackerSide, Singles)|Judged]) :-
    attacker_side(World, Attacker, Defender, AttackerSide),
    memberchk(Defender-BlockerSides, Sides),
    single_reasons(BlockerSides, World, AttackerSide, Singles),
    judged_pairs(Keys, World, Sides, Judged).

single_reasons([], _, _, []).
single_reasons([BlockerSide|Sides], World, AttackerSide, [Reasons|Singles]) :-
    pair_reasons(World, BlockerSide, AttackerSide, Reasons),
    single_reasons(Sides, World, AttackerSide, Singles).

matrix_rows([], _, _, _, []).
matrix_rows([judged(Attacker, Defender, AttackerSide, Singles)|Judged], All, Acts, Known0, [row(Attacker, Defender, Cells)|Rows]) :-
    All = world(_, Sides, _),
    memberchk(Defender-BlockerSides, Sides),
    side_actives(AttackerSide, Actives),
    (   Acts == whole
    ->  Asks = true
    ;   \+ asks_for_more(Actives, attacker)
    ->  Asks = false
    ;   only_counts(Actives),
        \+ ( member(BlockerSide, BlockerSides), side_actives(BlockerSide, Asking), asks_for_more(Asking, blocker) )
    ->  All = world(World, _, _),
        blocker_counts(World, AttackerSide, Counts),
        able_blockers(BlockerSides, Singles, Able),
        Asks = counts(Counts, Able)
    ;   Asks = true
    ),
    matrix_cells(BlockerSides, Singles, All, Asks, Attacker, Defender, Known0, Known, Cells),
    matrix_rows(Judged, All, Acts, Known, Rows).

matrix_cells([], [], _, _, _, _, Known, Known, []).
matrix_cells([BlockerSide|Sides], [Reasons|Singles], All, Asks, Attacker, Defender, Known0, Known, [Cell|Cells]) :-
    side_creature(BlockerSide, Blocker),
    (   Reasons \== []
    ->  Cell = cell(Blocker, illegal, Reasons, []),
        Known1 = Known0
    ;   Asks = counts(Counts, Able)
    ->  counted_cell(Counts, Able, Blocker, Attacker, Cell),
        Known1 = Known0
    ;   Asks == false,
        side_actives(BlockerSide, Actives),
        \+ asks_for_more(Actives, blocker)
    ->  Cell = cell(Blocker, legal, [], []),
        Known1 = Known0
    ;   All = world(World, _, _),
        matrix_model(All, Attacker, Defender, Known0, Known1, Model, Answers),
        known_company(World, Model, Blocker-Attacker, Answers, Cell)
    ),
    matrix_cells(Sides, Singles, All, Asks, Attacker, Defender, Known1, Known, Cells).

able_blockers([], [], []).
able_blockers([Side|Sides], [Reasons|Singles], Able) :-
    (   Reasons == []
    ->  side_creature(Side, Blocker),
        Able = [Blocker|Able1]
    ;   Able = Able1
    ),
    able_blockers(Sides, Singles, Able1).

counted_cell(Counts, Able, Blocker, Attacker, cell(Blocker, Verdict, Reasons, Company)) :-
    count_bounds(Counts, Attacker, 1, Least, 1000000, Most, Reasons0),
    (   Reasons0 == []
    ->  Verdict = legal,
        Reasons = [],
        Company = []
    ;   Least =< Most,
        selectchk(Blocker, Able, Others),
        Missing is Least-1,
        length(Chosen, Missing),
        append(Chosen, _, Others)
    ->  Verdict = legal,
        Reasons = Reasons0,
        findall(Other-Attacker, member(Other, Chosen), Company)
    ;   Verdict = illegal,
        forbidding_counts(Counts, Attacker, Least, Able, More),
        append(Reasons0, More, Reasons),
        Company = []
    ).

%   Enough creatures could block, if it weren't for the bounds that are less than Least.

forbidding_counts(Counts, Attacker, Least, Able, Reasons) :-
    (   length(Able, Number),
        Number >= Least
    ->  findall(Reason,
                ( member(at_most(Most, Active), Counts),
                  Most >= 1,
                  Most < Least,
                  count_reason(Active, Attacker, Reason)
                ),
                Reasons)
    ;   Reasons = []
    ).

count_reason(Active, Attacker, Reason) :-
    Active = active(restriction(_, What), _, _, _),
    active_reason(Active, [Attacker], What, _, Reason).

count_bounds([], _, Least, Least, Most, Most, []).
count_bounds([Count|Counts], Attacker, Least0, Least, Most0, Most, Reasons) :-
    (   Count = at_least(Number, Active)
    ->  Least1 is max(Least0, Number),
        Most1 = Most0,
        Disobeyed is sign(max(0, Number-1))
    ;   Count = at_most(Number, Active),
        Least1 = Least0,
        Most1 is min(Most0, Number),
        Disobeyed is sign(max(0, 1-Number))
    ),
    (   Disobeyed =:= 1
    ->  count_reason(Active, Attacker, Reason),
        Reasons = [Reason|Reasons1]
    ;   Reasons = Reasons1
    ),
    count_bounds(Counts, Attacker, Least1, Least, Most1, Most, Reasons1).

%   One model serves all that really attack a player; a creature that doesn't attack is judged beside those.

matrix_model(world(World, Sides, Judged), Attacker, Defender, Known0, Known, Model, Answers) :-
    (   attacking(World, Attacker, _)
    ->  Key = Defender
    ;   Key = also(Attacker, Defender)
    ),
    (   memberchk(Key-known(Model0, Answers0), Known0)
    ->  Model = Model0,
        Answers = Answers0,
        Known = Known0
    ;   memberchk(Defender-Blockers, Sides),
        findall(Side-Singles,
                ( member(judged(Other, Defender, Side, Singles), Judged),
                  once(( attacking(World, Other, _) ; Other == Attacker ))
                ),
                Some),
        pairs_keys(Some, Attackers),
        findall(Blocker-Other,
                ( member(Side-Singles, Some),
                  side_creature(Side, Other),
                  nth1(N, Singles, []),
                  nth1(N, Blockers, BlockerSide),
                  side_creature(BlockerSide, Blocker)
                ),
                Pairs),
        block_model(World, Defender, Blockers, Attackers, Pairs, Model),
        company_answers(Model, Answers),
        Known = [Key-known(Model, Answers)|Known0]
    ).

known_company(World, Model, Pair, Answers, cell(Blocker, Verdict, Reasons, Company)) :-
    Pair = Blocker-_,
    alone_reasons(World, Model, Pair, Reasons0),
    (   Reasons0 == []
    ->  Verdict = legal,
        Reasons = [],
        Company = []
    ;   known_declaration(World, Model, Pair, Answers, Answer),
        company_decision(Answer, Model, Reasons0, Verdict, Reasons, Witness, _),
        (   Witness = blocks(Pairs)
        ->  subtract(Pairs, [Pair], Company)
        ;   Company = []
        )
    ).
