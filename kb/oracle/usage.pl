:- encoding(utf8).
:- module(lawmage_usage,
          [ usage//1,           % -Meaning
            casting_cost//1,    % -Meaning
            turn_part//2        % -Step, -Who
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(conditions).
:- use_module(costs).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).
:- use_module(subjects).

/** <module> When and how often an ability may be used, a spell be cast, and for which cost

`only(Limits)` limits the ability of whose text it is the last sentence, `only(Limits,
cast(self))` the casting of the spell (CR 602.5, 601.3).
*/

%!  usage(-Meaning)// is nondet.
%
%   "Activate only as a sorcery", "This ability triggers only once each turn".

usage(only([Limit|Limits])) -->
    activate,
    activation_limit(Limit),
    more_limits(Limits).
usage(only([Limit|Limits])) -->
    [activate],
    times_limit(Limit),
    more_limits(Limits).
usage(only([once_each_turn])) --> [this, ability, triggers, only, once, each, turn].
usage(only([once])) --> [this, ability, triggers, only, once].
usage(only([times_each_turn(N)])) --> [this, ability, triggers, only, N0, each, turn], { times(N0, N) }.
usage(only([times_each_turn(N)])) --> [this, ability, triggers, only], cardinal(N), [times, each, turn].
usage(only([once_each_turn])) --> [do, this, only, once, each, turn].
usage(only([times_each_turn(N)])) --> [do, this, only, N0, each, turn], { times(N0, N) }.
usage(only([by(any)])) --> [any, player, may, activate, this, ability].
usage(only([by(opponent)])) --> [only, your, opponents, may, activate, this, ability].
usage(modal_rule(may_repeat)) --> [you, may, choose, the, same, mode, more, than, once].
usage(modal_rule(different_players)) --> [each, mode, must, target, a, different, player].
usage(reduction_floor(1)) --> [this, effect, 'can\'t', reduce, the, mana, in, that, cost, to, less, than, one, mana].
usage(rounded(up)) --> [round, up, each, time].
usage(rounded(down)) --> [round, down, each, time].
usage(x_is(A)) --> [x, is], amount(A).
usage(repeat_process(any_number)) --> [you, may, repeat, this, process, any, number, of, times].
usage(repeat_process(1)) --> [repeat, this, process, once].
usage(repeat_process(1)) --> [repeat, this, process].
usage(keyword_cost(Word, mana_cost(S))) -->
    [the, Word, cost, is, equal, to],
    { atom(Word) },
    mana_cost_of(S).
usage(only([x(at_least(1))])) --> [x, 'can\'t', be, 0].
usage(only([Limit|Limits], cast(self))) -->
    [cast, ~, only],
    when_limit(Limit),
    more_limits(Limits).
usage(permission(S, activate_any_time)) -->
    [you, may, activate],
    loyalty_abilities(S),
    [on, any, player, '\'s', turn, any, time, you, could, cast, an, instant].
usage(permission(S, loyalty_each_turn(N))) -->
    [you, may, activate],
    loyalty_abilities(S),
    [N0, each, turn, rather, than, only, once],
    { times(N0, N) }.
usage(until(end_of_turn, permission(S, loyalty_each_turn(N)))) -->
    [you, may, activate],
    loyalty_abilities(S),
    [N0, this, turn, rather, than, only, once],
    { times(N0, N) }.

loyalty_abilities(S) --> optional_the, [loyalty, abilities, of], reference(sg, S).
loyalty_abilities(each(Filter)) --> optional_the, [loyalty, abilities, of], filter(pl, Filter).

activate --> [activate, only].
activate --> [activate, this, ability, only].
activate --> [equip, only].

more_limits([Limit|Limits]) -->
    limit_junction,
    activation_limit(Limit),
    more_limits(Limits).
more_limits([]) --> [].

limit_junction --> [and, only].
limit_junction --> [',', and, only].
limit_junction --> [and].

times(twice, 2).

times_limit(times_each_turn(N)) --> [no, more, than, N0, each, turn], { times(N0, N) }.
times_limit(times_each_turn(N)) --> [no, more, than], cardinal(N), [times, each, turn].

activation_limit(as_sorcery) --> [as, a, sorcery].
activation_limit(as_instant) --> [as, an, instant].
activation_limit(once_each_turn) --> [once, each, turn].
activation_limit(once) --> [once].
activation_limit(times_each_turn(2)) --> [twice, each, turn].
activation_limit(Limit) --> when_limit(Limit).

when_limit(when(C)) --> [if], conditions(C).
when_limit(all([Limit, before(Point)])) --> period_limit(Limit), [',', before], point(Point).
when_limit(all([Limit, before(Point)])) --> period_limit(Limit), [before], point(Point).
when_limit(all([Limit, after(Point)])) --> period_limit(Limit), [after], point(Point).
when_limit(Limit) --> period_limit(Limit).
when_limit(before(Point)) --> [before], point(Point).
when_limit(after(combat)) --> [after, combat].
when_limit(from_zone(Zone, you)) --> [from, your], zone_noun(Zone).

period_limit(during(Step, Who)) --> [during], turn_part(Step, Who).

%!  turn_part(-Step, -Who)// is nondet.
%
%   A turn, a phase or a step, after "during".

turn_part(turn, Who) --> whose(Who), [turn].
turn_part(upkeep, Who) --> whose(Who), [upkeep].
turn_part(upkeep, any) --> [any, upkeep, step].
turn_part(end, Who) --> whose(Who), [end, step].
turn_part(draw, Who) --> whose(Who), [draw, step].
turn_part(main, Who) --> whose(Who), [main, phase].
turn_part(combat, any) --> [combat].
turn_part(combat, you) --> [combat, on, your, turn].
turn_part(combat, opponent) --> [combat, on, an, opponent, '\'s', turn].
turn_part(declare_attackers, any) --> [the, declare, attackers, step].
turn_part(declare_blockers, any) --> [the, declare, blockers, step].
turn_part(end_of_combat, any) --> [the, end, of, combat, step].
turn_part(turn, opponent) --> [an, opponent, '\'s', turn].

point(attackers) --> [attackers, are, declared].
point(blockers) --> [blockers, are, declared].
point(combat) --> [combat].
point(combat_damage) --> [the, combat, damage, step].
point(end_step) --> [the, end, step].

%!  casting_cost(-Meaning)// is nondet.
%
%   "As an additional cost to cast this spell, sacrifice a creature", "you may pay {0}
%   rather than pay this spell's mana cost".

casting_cost(additional_cost(Cost)) -->
    [as, an, additional, cost, to, cast, ~, ','],
    cost(Cost).
casting_cost(additional_cost(Cost)) -->
    [as, an, additional, cost, to, cast, ~, ','],
    cost_choice(Cost).
casting_cost(optional_cost(Cost)) -->
    [as, an, additional, cost, to, cast, ~, ',', you, may],
    cost(Cost).
casting_cost(when(C, alternative_cost(Cost))) -->
    [if],
    conditions(C),
    [',', you, may],
    cost(Cost),
    rather_than.
casting_cost(alternative_cost(Cost)) -->
    [you, may],
    cost(Cost),
    rather_than.
casting_cost(alternative_cost(player(you), Filter, Cost)) -->
    [you, may],
    cost(Cost),
    [rather, than, pay, the, mana, cost, for],
    filter(pl, Filter0),
    { select(controlled_by(you), Filter0, Filter) }.
casting_cost(cost_at_least(cast(each([spell])), N)) -->
    [each, spell, that, would, cost, less, than],
    cardinal(N),
    [mana, to, cast, costs],
    cardinal(N),
    [mana, to, cast].
casting_cost(when(C, alternative_cost([]))) -->
    [if],
    conditions(C),
    [',', you, may, cast, ~, without, paying, its, mana, cost].
casting_cost(permission(player(you), cast(self, [flash, additional_cost([mana(Mana)])]))) -->
    [you, may, cast, ~, as, though, it, had, flash, if, you, pay],
    mana(Mana),
    [more, to, cast, it].
casting_cost(when(C, permission(player(you), cast_as_though_flash(self)))) -->
    [you, may, cast, ~, as, though, it, had, flash, if],
    conditions(C).

cost_choice([one_of([Cost1, Cost2])]) --> cost(Cost1), [or], cost(Cost2).

rather_than --> [rather, than, pay, ~, '\'s', mana, cost].
rather_than --> [rather, than, pay, the, mana, cost].
rather_than --> [rather, than, paying, ~, '\'s', mana, cost].

mana_cost_of(pro(poss)) --> [its, mana, cost].
mana_cost_of(pro(poss)) --> [the, card, '\'s', mana, cost].
mana_cost_of(S) --> possessor_object(S), ['\'s', mana, cost].
