:- encoding(utf8).
:- module(lawmage_ability_uses,
          [ special_use/4,       % ?Keyword, -Limits, -Zone, ?Rule
            limit_fault/7,       % +World, +Player, +Object, +Label, +Limits, +Rule, -Reason
            within_limit/5,      % +Limit, +World, +Player, +Object, +Label
            once_mark/2,         % +Label, -Mark
            use_cost/5           % +Text, +World, +Object, +Cost0, -Cost
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/mana', [cost_text/2]).
:- use_module('../objects/subjects').
:- use_module(position).
:- use_module(stated, [holds_now/4]).
:- use_module(turn_order, [step_order/1]).

/** <module> When an ability may be activated: what its text limits, and the keyword of a special kind of ability (CR 602.5b, 702)
*/

%!  special_use(?Keyword:atom, -Limits:list, -Zone, ?Rule) is nondet.
%
%   An ability written after Keyword and a dash is activated in Zone and under Limits, says Rule.

special_use(boast, [when(happened(this_turn, attacks(self), at_least(1))), once_each_turn], battlefield, '702.142a').
special_use(exhaust, [once], battlefield, '702.177a').
special_use(power_up, [once], battlefield, '702.193').
special_use(forecast, [during(upkeep, you), once_each_turn], hand, '702.57b').

%!  use_cost(+Text, +World, +Object, +Cost0:list, -Cost:list) is det.
%
%   Cost is Cost0, that of the ability Text of Object, less what its keyword takes off: power-up the mana cost of what entered this turn
%   (CR 702.193).

use_cost(Text, World, Object, Cost0, Cost) :-
    (   Text = as_keyword(power_up, _),
        controller(World, Object, Player),
        holds_now(happened(this_turn, enters(self), at_least(1)), World, Object, Player),
        value(World, Object, cost, Symbols),
        is_list(Symbols)
    ->  cost_text(Symbols, Mana),
        Cost = [less([mana(Mana)])|Cost0]
    ;   Cost = Cost0
    ).

%!  limit_fault(+World, +Player, +Object, +Label, +Limits, +Rule, -Reason) is nondet.
%
%   Reason is that one of Limits, "activate only ...", forbids it (CR 602.5b); Rule is that of a special kind of ability.

limit_fault(World, Player, Object, Label, Limits, Rule, reason(Rules, rule('602.5b'), [Object], usage(Limit))) :-
    member(Limit, Limits),
    \+ within_limit(Limit, World, Player, Object, Label),
    limit_rules(Rule, Rules).

%!  once_mark(+Label:atom, -Mark:atom) is det.
%
%   Mark is the designation of an object whose ability Label has been activated (CR 702.177a).

once_mark(Label, Mark) :-
    atom_concat('activated ', Label, Mark).

%   A special kind of activated ability: its keyword's rule first.

limit_rules(Rule, Rules) :-
    (   special_use(_, _, _, Rule)
    ->  Rules = [cr(Rule), cr('602.5b')]
    ;   Rules = [cr('602.5b')]
    ).

%!  within_limit(+Limit, +World, +Player, +Object, +Label) is semidet.
%
%   Limit, when(Condition) apart, lets Player activate the ability Label of Object, or cast Object, now.

within_limit(once, World, _, Object, Label) =>
    once_mark(Label, Mark),
    \+ designation(World, Object, Mark).
within_limit(once_each_turn, World, _, Object, Label) =>
    \+ ability_used(World, Object, Label, _).
within_limit(times_each_turn(Times), World, _, Object, Label) =>
    ( ability_used(World, Object, Label, Count) -> Count < Times ; true ).
within_limit(during(Part, Who), World, Player, Object, _) =>
    context(World, Object, Player, Context),
    active(World, Active),
    is_player(Who, World, Context, Active),
    step(World, Step),
    part_of_turn(Part, Step).
within_limit(before(Point), World, _, _, _) =>
    step(World, Step),
    point_step(Point, First),
    earlier_step(Step, First).
within_limit(after(Point), World, _, _, _) =>
    step(World, Step),
    point_step(Point, First),
    \+ earlier_step(Step, First).
within_limit(all(Limits), World, Player, Object, Label) =>
    forall(member(Limit, Limits), within_limit(Limit, World, Player, Object, Label)).
within_limit(as_instant, _, _, _, _) =>                                  % CR 602.5e
    true.
within_limit(_, _, _, _, _) =>
    true.

point_step(attackers, declare_attackers).
point_step(blockers, declare_blockers).
point_step(combat, beginning_of_combat).
point_step(combat_damage, first_strike_damage).
point_step(end_step, end).

earlier_step(Step, Other) :-
    step_order(Order),
    nth0(N, Order, Step),
    nth0(M, Order, Other),
    N < M,
    !.
