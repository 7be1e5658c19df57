:- encoding(utf8).
:- module(lawmage_attack_problem,
          [ attack_model/2       % +World, -Model
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/effects').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(actives).
:- use_module(attacking).
:- use_module(problem_parts).

/** <module> The problem of declaring attackers (CR 508.1), for the solver

The model is model(attack, Player, Problem, sides(Attackers, Targets)), Player being the active player; labels are as in
block_problem.pl.
*/

%   All that Player's creatures may attack (CR 508.1b): opponents, planeswalkers they control and battles they protect.

attack_targets(World, Player, Targets) :-
    findall(Opponent, opponent(World, Player, Opponent), Opponents),
    findall(Permanent,
            ( permanent(World, Permanent),
              attacked_type(World, Permanent),
              defending_player(World, Permanent, Defender),
              memberchk(Defender, Opponents)
            ),
            Permanents),
    append(Opponents, Permanents, Targets).

attacked_type(World, Permanent) :-
    ( has_type(World, Permanent, planeswalker) ; has_type(World, Permanent, battle) ),
    !.

%!  attack_model(+World, -Model) is det.
%
%   The model for the active player.
%
%   @throws open_condition(Key) when a condition is undecided.

attack_model(World, model(attack, Player, Problem, sides(Attackers, Targets))) :-
    active(World, Player),
    attack_targets(World, Player, Targets),
    findall(Attacker,
            ( permanent(World, Attacker),
              is_creature(World, Attacker),
              controller(World, Attacker, Player)
            ),
            Attackers),
    act_rows(World, attack, CostRows, LimitRows),
    findall(able(Attacker, Target, Costs),
            ( member(Attacker, Attackers),
              member(Target, Targets),
              \+ attack_check(World, Attacker, Target, check(_, _, disobeyed(_))),
              pair_costs(CostRows, World, Player, Attacker, Target, Costs)
            ),
            Able),
    findall(Attacker, member(able(Attacker, _, _), Able), Some),
    sort(Some, Ids),
    findall(actor(Attacker, 1), ( member(Attacker, Attackers), memberchk(Attacker, Ids) ), Actors),
    findall(Restriction, attack_restriction(World, Player, Attackers, Targets, LimitRows, Able, Ids, Restriction), Restrictions),
    findall(Requirement, attack_requirement(World, Player, Attackers, Targets, Ids, Requirement), Requirements),
    Problem = problem(Actors, Able, Restrictions, Requirements).

%   What is said of an attacker whatever it attacks.

attacker_actives(World, Attacker, Actives) :-
    actives(World, Attacker, attack, combat(Attacker, none, none, none, []), Actives).

attack_restriction(World, _, Attackers, _, _, _, _, restriction(Reason, Bar)) :-
    member(Attacker, Attackers),
    attacker_actives(World, Attacker, Actives),
    member(Active, Actives),
    Active = active(restriction(_, Restriction), _, _, holds),
    alone_bar(Restriction, Attacker, Bar),
    active_reason(Active, [Attacker], Restriction, _, Reason).
attack_restriction(World, _, Attackers, Targets, _, _, Ids, restriction(Reason, Bar)) :-
    member(Attacker, Attackers),
    attacker_actives(World, Attacker, Actives),
    member(Active, Actives),
    Active = active(restriction(_, Restriction), Row, Context, declaration),
    forbidden(Restriction, World, Context, Attacker, Targets, Count),
    conditional_bar(World, Row, Context, Ids, Count, Bar),
    active_reason(Active, [Attacker], Restriction, _, Reason).
attack_restriction(World, Player, _, Targets, LimitRows, _, Ids, Restriction) :-
    limit_restriction(LimitRows, World, Player, Ids, Targets, Restriction).

alone_bar(cant_attack_alone, Attacker, when(acting([Attacker], all), at_least(2, acting(all, all)))).
alone_bar(cant_attack_except_alone, Attacker, when(acting([Attacker], all), at_most(1, acting(all, all)))).

forbidden(cant_attack, _, _, Attacker, _, acting([Attacker], all)).
forbidden(cant_attack(Attacked), World, Context, Attacker, Targets, acting([Attacker], Against)) :-
    targets_meant(Attacked, World, Context, Targets, Against).

attack_requirement(World, _, Attackers, Targets, Ids, requirement(Reason, Wish)) :-
    member(Attacker, Attackers),
    attacker_actives(World, Attacker, Actives),
    member(Active, Actives),
    Active = active(requirement(_, Required), Row, Context, State),
    State \== fails,
    wished(Required, World, Context, Attacker, Targets, Bound),
    conditional_wish(State, World, Row, Context, Ids, Bound, Wish),
    active_reason(Active, [Attacker], Required, _, Reason).
attack_requirement(World, Player, _, Targets, Ids, requirement(Reason, at_least(Number, acting(Some, Against)))) :-
    rows(World, attack, Rows),
    member(Row, Rows),
    row_fact(Row, requirement(player(Who), Required)),
    attacking_with(Required, Amount, Filter, Attacked),
    row_context(World, Row, none, Context),
    is_player(Who, World, Context, Player),
    row_holds(World, Row, Context),
    amount(Amount, World, Context, Number),
    findall(Attacker, ( member(Attacker, Ids), matches(World, Context, Attacker, Filter) ), Some),
    (   Attacked == any
    ->  Against = all
    ;   targets_meant(Attacked, World, Context, Targets, Against)
    ),
    row_source(Row, Source),
    row_rules(Row, Rules),
    Reason = reason(Rules, Source, [Player], Required).
attack_requirement(World, _, Attackers, Targets, _, requirement(Reason, Bound)) :-
    member(Attacker, Attackers),
    goading(World, Attacker, Goaded),
    member(Player-Active, Goaded),
    goaded_wish(World, Attacker, Player, Targets, Bound, What),
    active_reason(Active, [Attacker, Player], What, _, Reason).

wished(Required, _, _, Attacker, _, at_least(1, acting([Attacker], all))) :-
    memberchk(Required, [attack_each_combat, attack_if_able, attack_or_block_each_combat, attack_or_block_if_able]).
wished(Required, World, Context, Attacker, Targets, at_least(1, acting([Attacker], Against))) :-
    ( Required = attack_if_able(Attacked) ; Required = attack_each_combat(Attacked) ),
    targets_meant(Attacked, World, Context, Targets, Against).

wished(attack_other_than(Who), World, Context, Attacker, Targets, at_least(1, acting([Attacker], Others))) :-
    findall(Other, ( member(Other, Targets), player(World, Other), \+ is_player(Who, World, Context, Other) ), Others).

attacking_with(attack_with(Amount, Filter), Amount, Filter, any).
attacking_with(attack_with(Amount, Filter, Attacked), Amount, Filter, Attacked).

%   The players who goaded Attacker, each once (CR 701.15d).

goading(World, Attacker, Goaded) :-
    attacker_actives(World, Attacker, Actives),
    findall(Player-Active,
            ( member(Active, Actives),
              Active = active(state(_, goaded), Row, _, holds),
              row_player(World, Row, Player)
            ),
            Pairs),
    sort(1, @<, Pairs, Goaded).

row_player(World, Row, Player) :-
    row(Row, _, Self, You, _, _, _, _, _),
    (   You == controller
    ->  controller(World, Self, Player)
    ;   Player = You
    ).

goaded_wish(_, Attacker, _, _, at_least(1, acting([Attacker], all)), goaded).
goaded_wish(World, Attacker, Player, Targets, at_least(1, acting([Attacker], Others)), goaded_by(Player)) :-
    findall(Other, ( member(Other, Targets), player(World, Other), Other \== Player ), Others).
