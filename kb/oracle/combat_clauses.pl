:- encoding(utf8).
:- module(lawmage_combat_clauses,
          [ assigns//2,         % +Subject, -Meaning
            combat_clause//1,   % -Meaning
            each_assigns//1,    % -Meaning
            player_combat//2    % +Who, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(filters).
:- use_module(function_words).
:- use_module(permissions).
:- use_module(requirements).
:- use_module(restrictions).
:- use_module(subjects).

/** <module> Attacking, blocking, targeting and attaching: what can, can't and must be

Restrictions, requirements, permissions and damage rules, and the costs to attack and
block (CR 508.1d, 509.1c).
*/

%!  assigns(+Subject, -Meaning)// is nondet.
%
%   What stands after "assigns".

assigns(S, damage_rule(S, assign_by(mana_value))) -->
    [combat, damage, equal, to],
    its,
    [mana, value, rather, than],
    its,
    [power].
assigns(S, Meaning) -->
    [combat, damage, equal, to],
    its,
    [toughness, rather, than],
    its,
    [power],
    time(Time),
    { timed(Time, damage_rule(S, assign_by(toughness)), Meaning) }.
assigns(S, Meaning) -->
    [no, combat, damage],
    time(Time),
    { timed(Time, damage_rule(S, assign_none), Meaning) }.

assigns(S, Meaning) -->
    as_though_unblocked(S, Meaning).

as_though_unblocked(S, Meaning) -->
    its,
    [combat, damage],
    time(Time),
    as_though,
    ['weren\'t', blocked],
    { timed(Time, permission(S, assign_as_though_unblocked), Meaning) }.

%!  combat_clause(-Meaning)// is nondet.
%
%   Clauses about combat with a shape of their own.

combat_clause(Meaning) -->
    [all],
    filter(pl, Filter0),
    { selectchk(able_to_block(S), Filter0, Filter) },
    time(Time),
    [do, so],
    { timed(Time, requirement(S, must_be_blocked_by_all(Filter)), Meaning) }.
combat_clause(limit(Act, N)) -->
    [no, more, than],
    cardinal(N),
    filter(_, Filter),
    [can],
    limited_act(Filter, Act),
    [each, combat].
combat_clause(Meaning) -->
    assign_chooser(S),
    [assign],
    as_though_unblocked(S, Meaning).
combat_clause(damage_rule(each(Filter), damage_not_removed)) -->
    [damage, 'isn\'t', removed, from],
    filter(pl, Filter),
    [during, cleanup, steps].
combat_clause(damage_rule(self, damage_not_removed)) -->
    [damage, 'isn\'t', removed, from, ~, during, cleanup, steps].
combat_clause(damage_rule(each(Filter), assigned_by(you))) -->
    [rather, than, the, attacking, player, ',', you, assign, the, combat, damage, of, each],
    filter(sg, Filter).
combat_clause(damage_rule(each(Filter), assigned_by(you))) -->
    [you, assign, the, combat, damage, of, each],
    filter(sg, Filter).
combat_clause(requirement(player(opponent), targets_must_include(Filter))) -->
    [while, an, opponent, is, choosing, targets, as, part, of, casting, a, spell, they, control],
    [or, activating, an, ability, they, control, ',', that, player, must, choose, at, least, one],
    filter(sg, Filter),
    [if, able].
combat_clause(damage_rule(S, assigned_among(Defenders, Filter))) -->
    [you, may, assign],
    possessor_object(S),
    ['\'s', combat, damage, divided, as, you, choose, among, defending, player, and, /, or],
    [any, number, of],
    filter(pl, Filter0),
    { Defenders = [defending_player],
      (   selectchk(controlled_by(pro(who)), Filter0, Filter1)
      ->  append(Filter1, [controlled_by(defending_player)], Filter)
      ;   Filter = Filter0
      )
    }.
combat_clause(damage_rule(S, assigned_to(Filter))) -->
    [you, may, have],
    reference(_, S),
    [assign, its, combat, damage, to, a],
    filter(sg, Filter).
combat_clause(requirement(player(opponent), targets_must_include(Filter))) -->
    [while, choosing, targets, as, part, of, casting, a, spell, or, activating, an, ability, ','],
    [your, opponents, must, choose, at, least, one],
    filter(sg, Filter),
    [if, able],
    on_battlefield.
combat_clause(block_choices(you, that(pl, [type(creature)]))) --> [you, choose, how, those, creatures, block].

on_battlefield --> [on, the, battlefield].
on_battlefield --> [].

limited_act(Filter, attack(each(Filter), Defenders)) --> [attack], defenders(Defenders).
limited_act(Filter, attack(each(Filter))) --> [attack].
limited_act(Filter, block(each(Filter))) --> [block].

%   "you may have it assign", "for each creature you control, you may have that creature
%   assign", "enchanted creature's controller may have it assign".

assign_chooser(S) --> [you, may, have], had(S).
assign_chooser(host(How, Filter)) -->
    reference(sg, host(How, Filter)),
    ['\'s', controller, may, have, it].

had(S) --> reference(_, S).
had(S) --> targets(_, S).
had(each(Filter)) --> filter(pl, Filter).

%!  player_combat(+Who, -Meaning)// is nondet.
%
%   What players can't or must do in combat: "can't block with creatures with flying".

player_combat(Who, restriction(each(Filter), Restriction)) -->
    ['can\'t'],
    with_creatures(Restriction),
    filter(pl, Filter0),
    { append(Filter0, [controlled_by(Who)], Filter) }.
player_combat(Who, Meaning) -->
    { Who \== pro(who) },               % "they can't attack": creatures, if there are any
    ['can\'t', attack],
    defenders(Defenders),
    attack_time(Time),
    { for_whom(Who, Time, Player, Meaning0, Meaning),
      timed(Time, restriction(each([type(creature), controlled_by(Player)]), cant_attack(Defenders)), Meaning0)
    }.
player_combat(Who, Meaning) -->
    ['can\'t', block, with, more, than],
    cardinal(N),
    creature_word,
    time(Time),
    { timed(Time, restriction(player(Who), cant_block_with_more_than(N)), Meaning) }.
player_combat(Who, requirement(player(Who), attack_with(N, Filter, Defenders))) -->
    [must, attack],
    defenders(Defenders),
    [with, at, least],
    cardinal(N),
    filter(_, Filter),
    [each, combat, if, able].
player_combat(Who, requirement(player(Who), attack_with(N, Filter))) -->
    [must, attack, with, at, least],
    cardinal(N),
    filter(_, Filter),
    [each, combat, if, able].

%   for_whom(+Who, +Time, -Player, ?Meaning0, -Meaning): "each opponent … during their next turn", each in
%   a turn of their own.

for_whom(each(Filter), during_turn(pro(who)), pro(who), Meaning, for_each(each(Filter), Meaning)) :- !.
for_whom(Who, _, Who, Meaning, Meaning).

with_creatures(cant_attack) --> [attack, with].
with_creatures(cant_block) --> [block, with].

%!  each_assigns(-Meaning)// is nondet.
%
%   "For each creature you control, you may have that creature assign its combat damage as
%   though it weren't blocked".

each_assigns(permission(each(Filter), assign_as_though_unblocked)) -->
    [for, each],
    filter(sg, Filter),
    [',', you, may, have, that, creature, assign],
    its,
    [combat, damage],
    as_though,
    ['weren\'t', blocked].
