:- encoding(utf8).
:- module(lawmage_block_problem,
          [ block_model/4,       % +World, +Defender, +More, -Model
            block_model/6        % +World, +Defender, +Blockers, +Attackers, +Pairs, -Model
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(actives).
:- use_module(blocking).
:- use_module(problem_parts).

/** <module> The problem of declaring blockers (CR 509.1), for the solver

A model is model(Act, Player, Problem, Sides): Act is block, Player the defending player, Problem the term that
solver/problem.pl describes, and Sides the blockers' and attackers' sides (blocking.pl).  The labels of restrictions and
requirements are reasons, those of costs cost(N, Creature, Pays, Reason).
*/

%   The creatures that attack Defender, a planeswalker Defender controls or a battle Defender protects.

attackers_of(World, Defender, Attackers) :-
    findall(Attacker,
            ( attacking(World, Attacker, Target),
              permanent(World, Attacker),
              defending_player(World, Target, Defender)
            ),
            Attackers).

%!  block_model(+World, +Defender, +More:list, -Model) is det.
%
%   The model for Defender; More are creatures that are judged as if they attacked Defender, too.
%
%   @throws open_condition(Key) when a condition is undecided.

block_model(World, Defender, More, Model) :-
    attackers_of(World, Defender, Attacking),
    union(Attacking, More, AttackerIds),
    findall(Side, ( member(Attacker, AttackerIds), attacker_side(World, Attacker, Defender, Side) ), Attackers),
    findall(Side,
            ( permanent(World, Blocker),
              is_creature(World, Blocker),
              controller(World, Blocker, Defender),
              blocker_side(World, Blocker, Defender, Side)
            ),
            Blockers),
    findall(Blocker-Attacker,
            ( member(BlockerSide, Blockers),
              side_creature(BlockerSide, Blocker),
              member(AttackerSide, Attackers),
              pair_reasons(World, BlockerSide, AttackerSide, []),
              side_creature(AttackerSide, Attacker)
            ),
            Pairs),
    block_model(World, Defender, Blockers, Attackers, Pairs, Model).

%!  block_model(+World, +Defender, +Blockers:list, +Attackers:list, +Pairs:list, -Model) is det.
%
%   The model of these sides, in which just Pairs, Blocker-Attacker, are able.

block_model(World, Defender, Blockers, Attackers, Pairs, model(block, Defender, Problem, sides(Blockers, Attackers))) :-
    act_rows(World, block, CostRows, LimitRows),
    findall(able(Blocker, Attacker, Costs),
            ( member(Blocker-Attacker, Pairs),
              pair_costs(CostRows, World, Defender, Blocker, Attacker, Costs)
            ),
            Able),
    findall(Blocker, member(able(Blocker, _, _), Able), Some),
    sort(Some, Ids),
    findall(actor(Blocker, Capacity),
            ( member(BlockerSide, Blockers),
              side_creature(BlockerSide, Blocker),
              memberchk(Blocker, Ids),
              capacity(World, BlockerSide, Capacity)
            ),
            Actors),
    findall(Restriction, block_restriction(World, Defender, Blockers, Attackers, LimitRows, Able, Ids, Restriction), Restrictions),
    findall(Requirement, block_requirement(World, Blockers, Attackers, Able, Ids, Requirement), Requirements),
    Problem = problem(Actors, Able, Restrictions, Requirements).

%   A creature blocks one attacker (CR 509.1a), or as many more as it may.

capacity(World, Side, Capacity) :-
    side_actives(Side, Actives),
    (   memberchk(active(permission(_, block_any_number), _, _, holds), Actives)
    ->  Capacity = any
    ;   findall(Number,
                ( member(active(permission(_, block_additional(Amount)), _, Context, holds), Actives),
                  amount(Amount, World, Context, Number)
                ),
                Numbers),
        sum_list([1|Numbers], Capacity)
    ).

block_restriction(World, _, _, Attackers, _, _, _, restriction(Reason, Bar)) :-
    member(Side, Attackers),
    side_creature(Side, Attacker),
    blocker_counts(World, Side, Counts),
    member(Count, Counts),
    count_bar(Count, Attacker, Active, Bar),
    active_what(Active, What),
    active_reason(Active, [Attacker], What, _, Reason).
block_restriction(World, _, _, Attackers, _, _, _, restriction(Reason, Bar)) :-
    member(Side, Attackers),
    side_creature(Side, Attacker),
    side_actives(Side, Actives),
    member(Active, Actives),
    Active = active(restriction(_, cant_be_blocked_except_by_all(Filter)), _, Context, holds),
    matching(World, Context, Filter, All),
    length(All, Number),
    Bar = when(acting(all, [Attacker]), at_least(Number, acting(All, [Attacker]))),
    active_what(Active, What),
    active_reason(Active, [Attacker], What, _, Reason).
block_restriction(_, _, Blockers, _, _, _, _, restriction(Reason, Bar)) :-
    member(Side, Blockers),
    side_creature(Side, Blocker),
    side_actives(Side, Actives),
    member(Active, Actives),
    Active = active(restriction(_, cant_block_alone), _, _, holds),
    Bar = when(acting([Blocker], all), at_least(2, acting(all, all))),
    active_reason(Active, [Blocker], cant_block_alone, _, Reason).
block_restriction(World, _, Blockers, Attackers, _, Able, Ids, restriction(Reason, Bar)) :-
    (   member(Side, Blockers)
    ;   member(Side, Attackers)
    ),
    side_creature(Side, Creature),
    side_actives(Side, Actives),
    member(Active, Actives),
    Active = active(restriction(_, Restriction), Row, Context, declaration),
    forbidden(Restriction, World, Context, Creature, Able, Count),
    conditional_bar(World, Row, Context, Ids, Count, Bar),
    active_reason(Active, [Creature], Restriction, _, Reason).
block_restriction(World, Defender, _, _, LimitRows, _, Ids, Restriction) :-
    limit_restriction(LimitRows, World, Defender, Ids, all, Restriction).

count_bar(at_least(Number, Active), Attacker, Active, when(acting(all, [Attacker]), at_least(Number, acting(all, [Attacker])))).
count_bar(at_most(Number, Active), Attacker, Active, at_most(Number, acting(all, [Attacker]))).

%   What a restriction whose condition is on the declaration forbids: a count of pairs.

forbidden(cant_block, _, _, Blocker, _, acting([Blocker], all)).
forbidden(cant_block(Subject), World, Context, Blocker, Able, acting([Blocker], Attackers)) :-
    findall(Attacker,
            ( member(able(Blocker, Attacker, _), Able),
              is_member(Subject, World, Context, Attacker)
            ),
            Attackers).
forbidden(can_block_only(Filter), World, Context, Blocker, Able, acting([Blocker], Attackers)) :-
    findall(Attacker,
            ( member(able(Blocker, Attacker, _), Able),
              \+ matches(World, Context, Attacker, Filter)
            ),
            Attackers).
forbidden(cant_be_blocked, _, _, Attacker, _, acting(all, [Attacker])).
forbidden(cant_be_blocked_by(Filter), World, Context, Attacker, Able, acting(Blockers, [Attacker])) :-
    findall(Blocker,
            ( member(able(Blocker, Attacker, _), Able),
              matches(World, Context, Blocker, Filter)
            ),
            Blockers).
forbidden(cant_be_blocked_except_by(Filter), World, Context, Attacker, Able, acting(Blockers, [Attacker])) :-
    findall(Blocker,
            ( member(able(Blocker, Attacker, _), Able),
              \+ matches(World, Context, Blocker, Filter)
            ),
            Blockers).

block_requirement(World, Blockers, Attackers, Able, Ids, requirement(Reason, Wish)) :-
    (   member(Side, Blockers),
        Role = blocker
    ;   member(Side, Attackers),
        Role = attacker
    ),
    side_creature(Side, Creature),
    side_actives(Side, Actives),
    member(Active, Actives),
    Active = active(requirement(_, Required), Row, Context, State),
    State \== fails,
    wished(Role, Required, World, Context, Creature, Able, Ids, Objects, Bound),
    conditional_wish(State, World, Row, Context, Ids, Bound, Wish),
    active_reason(Active, Objects, Required, _, Reason).

%   wished(+Role, +Required, +World, +Context, +Creature, +Able, +Ids, -Objects, -Bound) is nondet.
%   Each Bound is one requirement.

wished(blocker, Required, _, _, Blocker, _, _, [Blocker], at_least(1, acting([Blocker], all))) :-
    memberchk(Required, [block_each_combat, block_if_able, attack_or_block_each_combat, attack_or_block_if_able]).
wished(blocker, block_if_able(Subject), World, Context, Blocker, Able, _, Objects, at_least(1, acting([Blocker], Blocked))) :-
    findall(Attacker,
            ( member(able(Blocker, Attacker, _), Able),
              one_of_all(Subject, World, Context, Attacker)
            ),
            Attackers),
    (   Subject = each(_)                   % "a creature with flying": any one of them
    ->  Attackers \== [],
        Blocked = Attackers,
        Objects = [Blocker]
    ;   member(Attacker, Attackers),
        Blocked = [Attacker],
        Objects = [Blocker, Attacker]
    ).
wished(attacker, must_be_blocked, _, _, Attacker, _, _, [Attacker], at_least(1, acting(all, [Attacker]))).
wished(attacker, must_be_blocked_by(Filter), World, Context, Attacker, _, Ids, [Attacker],
       at_least(1, acting(Blockers, [Attacker]))) :-
    findall(Blocker, ( member(Blocker, Ids), matches(World, Context, Blocker, Filter) ), Blockers).
wished(attacker, must_be_blocked_by_all(Filter), World, Context, Attacker, Able, _, [Attacker, Blocker],
       at_least(1, acting([Blocker], [Attacker]))) :-
    member(able(Blocker, Attacker, _), Able),
    matches(World, Context, Blocker, Filter).
wished(attacker, must_be_blocked_by_at_least(Amount), World, Context, Attacker, _, _, [Attacker],
       at_least(Number, acting(all, [Attacker]))) :-
    amount(Amount, World, Context, Number).
wished(attacker, must_be_blocked_by_exactly(Amount), World, Context, Attacker, _, _, [Attacker],
       exactly(Number, acting(all, [Attacker]))) :-
    amount(Amount, World, Context, Number).

one_of_all(all_of(Subject), World, Context, Attacker) =>
    is_member(Subject, World, Context, Attacker).
one_of_all(Subject, World, Context, Attacker) =>
    is_member(Subject, World, Context, Attacker).
