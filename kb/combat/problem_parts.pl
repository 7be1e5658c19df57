:- encoding(utf8).
:- module(lawmage_problem_parts,
          [ act_rows/4,            % +World, +Act, -CostRows, -LimitRows
            pair_costs/6,          % +CostRows, +World, +Player, +Actor, +Object, -Labels
            limit_restriction/6,   % +LimitRows, +World, +Player, +Actors, +Objects, -Restriction
            targets_meant/5,       % +Attacked, +World, +Context, +Targets, -Meant
            conditional_bar/6,     % +World, +Row, +Context, +Actors, +Count, -Bar
            conditional_wish/7,    % +State, +World, +Row, +Context, +Actors, +Bound, -Wish
            active_what/2,         % +Active, -What
            declaration_witness/3  % ?Act, ?Pairs, ?Witness
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/context', [with_subject/3]).
:- use_module('../objects/effects').
:- use_module('../objects/subjects').
:- use_module(actives, [limits/2]).
:- use_module(declared_conditions).
:- use_module(payment).

/** <module> What the problems of attackers and of blockers have in common
*/

%!  act_rows(+World, +Act, -CostRows:list, -LimitRows:list) is det.
%
%   The rows about costs to Act (attack or block) and about limits on it, each with its number: N-Row.

act_rows(World, Act, CostRows, LimitRows) :-
    rows(World, Act, Rows),
    findall(N-Row, ( nth1(N, Rows, Row), row_fact(Row, cost_to(_, _)) ), CostRows),
    findall(N-Row, ( nth1(N, Rows, Row), row_fact(Row, Fact), limits(Fact, Act) ), LimitRows).

%!  pair_costs(+CostRows, +World, +Player, +Actor, +Object, -Labels:list) is det.
%
%   Labels are cost(N, Actor, Pays, Reason) for each cost that Player incurs if Actor attacks or blocks Object
%   (CR 508.1h, 509.1d): one a row and creature.

pair_costs([], _, _, _, _, []).
pair_costs([N-Row|Rows], World, Player, Actor, Object, Labels) :-
    (   row_fact(Row, cost_to(Act, Cost)),
        row_context(World, Row, combat(Actor, none, Player, none, []), Context0),
        costed(Act, World, Context0, Actor, Object),
        row_holds(World, Row, Context0),
        with_subject(Actor, Context0, Context),
        evaluated_cost(Cost, World, Context, Pays),
        Pays \== []
    ->  row_source(Row, Source),
        row_rules(Row, Rules),
        Labels = [cost(N, Actor, Pays, reason(Rules, Source, [Actor], cost_to(Act, Cost)))|Labels1]
    ;   Labels = Labels1
    ),
    pair_costs(Rows, World, Player, Actor, Object, Labels1).

costed(attack(Subject), World, Context, Actor, _) :-
    is_member(Subject, World, Context, Actor).
costed(attack(Subject, Attacked), World, Context, Actor, Target) :-
    is_member(Subject, World, Context, Actor),
    member(One, Attacked),
    is_attacked(One, World, Context, Target),
    !.
costed(block(Subject), World, Context, Actor, _) :-
    is_member(Subject, World, Context, Actor).
costed(block(Subject, Blocked), World, Context, Actor, Attacker) :-
    is_member(Subject, World, Context, Actor),
    is_member(Blocked, World, Context, Attacker).

%!  limit_restriction(+LimitRows, +World, +Player, +Actors, +Objects, -Restriction) is nondet.
%
%   Each limit on how many creatures of Player act, as a restriction for the solver; Objects are the possible targets, or `all`.

limit_restriction(LimitRows, World, Player, Actors, Objects, restriction(Reason, at_most(Number, acting(Limited, Against)))) :-
    member(_-Row, LimitRows),
    row_fact(Row, Fact),
    limiting(Fact, Player, Combat, Act, Amount, Concerned, What),
    row_context(World, Row, Combat, Context),
    row_holds(World, Row, Context),
    (   Fact = restriction(player(Who), _)
    ->  is_player(Who, World, Context, Player)
    ;   true
    ),
    amount(Amount, World, Context, Number),
    Act =.. [_, Subject|Attacked],
    limited_actors(Subject, World, Context, Actors, Limited),
    (   Attacked = [Defenders],
        is_list(Objects)
    ->  targets_meant(Defenders, World, Context, Objects, Against)
    ;   Against = all
    ),
    row_source(Row, Source),
    row_rules(Row, Rules),
    Reason = reason(Rules, Source, Concerned, What).

limiting(limit(Act, Amount), _, none, Act, Amount, [], limit(Act, Amount)).
limiting(restriction(player(_), cant_block_with_more_than(Amount)), Player, combat(none, none, Player, none, []),
         block(each([type(creature)])), Amount, [Player], cant_block_with_more_than(Amount)).

%!  targets_meant(+Attacked, +World, +Context, +Targets, -Meant) is det.
%
%   Meant are those of Targets that Attacked, a list of players and permanents as a text names them, means.

targets_meant(Attacked, World, Context, Targets, Meant) :-
    findall(Target,
            ( member(Target, Targets),
              once(( member(One, Attacked), is_attacked(One, World, Context, Target) ))
            ),
            Meant).

limited_actors(each([type(creature)]), _, _, _, Limited) :-
    !,
    Limited = all.
limited_actors(Subject, World, Context, Actors, Limited) :-
    findall(Actor, ( member(Actor, Actors), is_member(Subject, World, Context, Actor) ), Limited).

%!  conditional_bar(+World, +Row, +Context, +Actors, +Count, -Bar) is nondet.
%
%   Each Bar keeps what Count counts out of the declarations in which the row's condition is true.

conditional_bar(World, Row, Context, Actors, Count, Bar) :-
    row(Row, _, _, _, _, Condition, _, _, _),
    declared_truth(Condition, World, Context, Actors, Truth),
    (   Truth == true
    ->  Bar = at_most(0, Count)
    ;   Truth = bounds(Bounds),
        member(Bound, Bounds),
        (   opposite(Bound, [Opposite])
        ->  Bar = when(Count, Opposite)
        ;   throw(error(not_supported(Condition), _))
        )
    ).

%!  conditional_wish(+State, +World, +Row, +Context, +Actors, +Bound, -Wish) is semidet.
%
%   Wish is Bound, asked only of declarations in which the row's condition is true where State is declaration.

conditional_wish(holds, _, _, _, _, Bound, Bound).
conditional_wish(declaration, World, Row, Context, Actors, Bound, Wish) :-
    row(Row, _, _, _, _, Condition, _, _, _),
    declared_truth(Condition, World, Context, Actors, Truth),
    (   Truth == true
    ->  Wish = Bound
    ;   Truth = bounds([at_least(1, Count)])
    ->  Wish = when(Count, Bound)
    ;   Truth = bounds(_)
    ->  throw(error(not_supported(Condition), _))
    ).

%!  active_what(+Active, -What) is det.
%
%   The restriction or requirement itself.

active_what(active(restriction(_, What), _, _, _), What) :- !.
active_what(active(requirement(_, What), _, _, _), What) :- !.
active_what(active(Fact, _, _, _), Fact).

%!  declaration_witness(?Act, ?Pairs, ?Witness) is semidet.
%
%   Witness is the declaration of Pairs as a verdict has it.

declaration_witness(block, Pairs, blocks(Pairs)).
declaration_witness(attack, Pairs, attacks(Pairs)).
