:- encoding(utf8).
:- module(lawmage_combat_predicates,
          [ cant//2,            % +Subject, -Meaning
            can//2,             % +Subject, -Meaning
            must//2,            % +Subject, -Meaning
            attacks//2,         % +Subject, -Meaning
            blocks//2,          % +Subject, -Meaning
            assigns//2,         % +Subject, -Meaning
            combat_clause//1,   % -Meaning
            each_assigns//1,    % -Meaning
            player_combat//2    % +Who, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(words).
:- use_module(filters).
:- use_module(players).
:- use_module(modifiers).
:- use_module(subjects).
:- use_module(amounts).
:- use_module(costs).
:- use_module(keyword_abilities).
:- use_module(durations).

/** <module> Attacking, blocking, targeting and attaching: what can, can't and must be

Restrictions, requirements, permissions and damage rules, and the costs to attack and
block (CR 508.1d, 509.1c).
*/

%!  cant(+Subject, -Meaning)// is nondet.
%
%   What stands after "can't".

cant(S, Meaning) -->
    [attack, or, block, alone],
    time(Time),
    { restrictions(S, Time, [cant_attack_alone, cant_block_alone], Meaning) }.
cant(S, Meaning) --> [attack, or, block], unless_paid([attack(S), block(S)], Meaning).
cant(S, Meaning) --> [attack], time(_), attacked(Defenders), unless_paid([attack(S, Defenders)], Meaning).
cant(S, Meaning) --> [attack], unless_paid([attack(S)], Meaning).
cant(S, Meaning) --> [block], unless_paid([block(S)], Meaning).
cant(S, Meaning) -->
    [attack, or, block],
    time(Time),
    { restrictions(S, Time, [cant_attack, cant_block], Meaning) }.
cant(S, Meaning) -->
    cant_verbs(Restrictions),
    time(Time),
    { restrictions(S, Time, Restrictions, Meaning) }.
cant(S, Meaning) -->
    [attack],
    attacked(Defenders),
    [or, block],
    blocked_things(T),
    { restrictions(S, none, [cant_attack(Defenders), cant_block(T)], Meaning) }.
cant(S, Meaning) -->
    [attack, or, block],
    blocked_things(T),
    { T = each(_),
      restrictions(S, none, [cant_attack, cant_block(T)], Meaning)
    }.
cant(S, Meaning) --> [block], blocked_things(T), unless_paid([block(S, T)], Meaning).
cant(S, Meaning) --> [be, blocked], unless_paid([block(each([type(creature)]), S)], Meaning).
cant(S, Meaning) -->
    [attack],
    time(Time),
    attacked(Defenders),
    { restrictions(S, Time, [cant_attack(Defenders)], Meaning) }.
cant(S, Meaning) -->
    [attack],
    attacked(Defenders),
    time(Time),
    { Time \== none,
      restrictions(S, Time, [cant_attack(Defenders)], Meaning)
    }.
cant(S, Meaning) -->
    [attack],
    attacked(Defenders),
    [or, block],
    { restrictions(S, none, [cant_attack(Defenders), cant_block], Meaning) }.
cant(S, when(turn(extra), restriction(S, cant_attack))) --> [attack, during, extra, turns].
cant(S, Meaning) --> [attack], simple_restriction(S, cant_attack, Meaning).
cant(S, Meaning) --> [attack, alone], simple_restriction(S, cant_attack_alone, Meaning).
cant(S, Meaning) --> [block, alone], simple_restriction(S, cant_block_alone, Meaning).
cant(S, Meaning) --> [block], blocked_things(T), simple_restriction(S, cant_block(T), Meaning).
cant(S, Meaning) --> [block], simple_restriction(S, cant_block, Meaning).
cant(S, Meaning) -->
    [block, or, be, blocked],
    { restrictions(S, none, [cant_block, cant_be_blocked], Meaning) }.
cant(S, Meaning) -->
    [block, or, be, blocked, by],
    filter(pl, Filter),
    { restrictions(S, none, [cant_block(each(Filter)), cant_be_blocked_by(Filter)], Meaning) }.
cant(S, Meaning) --> [be], cant_be(S, Meaning).
cant(S, restriction(S, cant_have(keywords(Keywords)))) --> [have, or, gain], keyword_list(Keywords).
cant(S, restriction(S, cant_gain(keywords(Keywords)))) --> [gain], keyword_list(Keywords).
cant(S, restriction(S, cant_have_counters(Counter))) --> [have], counters_word(Counter), [put, on], itself.
cant(S, restriction(S, cant_have_more_counters(Counter, N))) -->
    [have, more, than],
    cardinal(N),
    counters_word(Counter),
    [on],
    itself.
cant(S, restriction(S, cant_get_counters(Counter))) --> [get], counters_word(Counter).
cant(S, restriction(S, cant_crew)) --> [crew, vehicles].
cant(S, restriction(S, cant_transform)) --> [transform].
cant(S, restriction(S, cant_become_untapped)) --> [become, untapped].

%   "attack, block, or transform".

cant_verbs([Restriction|Restrictions]) -->
    cant_verb(Restriction),
    [','],
    cant_verb(Restriction1),
    cant_verbs_after(Restrictions0),
    { Restrictions = [Restriction1|Restrictions0] }.

cant_verbs_after([Restriction]) --> [',', or], cant_verb(Restriction).
cant_verbs_after([Restriction|Restrictions]) --> [','], cant_verb(Restriction), cant_verbs_after(Restrictions).

cant_verb(cant_attack) --> [attack].
cant_verb(cant_block) --> [block].
cant_verb(cant_crew) --> [crew, vehicles].
cant_verb(cant_transform) --> [transform].
cant_verb(cant_become_untapped) --> [become, untapped].
cant_verb(cant_be_sacrificed) --> [be, sacrificed].

itself --> [it].
itself --> [them].

counters_word(any) --> [counters].
counters_word(Counter) --> counter_kind(Counter), [counters].

%   A restriction with an optional time: "this turn", "this combat".

simple_restriction(S, Restriction, Meaning) -->
    time(Time),
    { restrictions(S, Time, [Restriction], Meaning) }.

restrictions(S, Time, Restrictions, Meaning) :-
    findall(restriction(S, Restriction), member(Restriction, Restrictions), Meanings),
    together(Meanings, Meaning0),
    timed(Time, Meaning0, Meaning).

together([Meaning], Meaning) :- !.
together(Meanings, all(Meanings)).

timed(none, Meaning, Meaning) :- !.
timed(Time, Meaning, until(Time, Meaning)).

time(end_of_turn) --> [this, turn].
time(end_of_combat) --> [this, combat].
time(none) --> [].

attacked(Defenders) --> defenders(Defenders).

blocked_things(S) --> reference(_, S).
blocked_things(S) --> targets(_, S).
blocked_things(each(Filter)) --> filter(pl, Filter).

%   "unless its controller pays {2} for each of those creatures": a cost to do it.

unless_paid(Acts, Meaning) -->
    time(Time),
    [unless],
    payer(Pays),
    paying(Pays, Payments),
    { findall(cost_to(Act, Payments), member(Act, Acts), Meanings),
      together(Meanings, Meaning0),
      timed(Time, Meaning0, Meaning)
    }.

payer(sg) --> [its, controller].
payer(sg) --> [their, controller].
payer(sg) --> [that, player].
payer(sg) --> [defending, player].
payer(pl) --> [you].
payer(sg) --> [enchanted, creature, '\'s', controller].

paying(sg, Payments) --> [pays], paid_amount(Payments).
paying(pl, Payments) --> [pay], paid_amount(Payments).
paying(sg, Payments) --> [sacrifices], sacrificed(Payments).
paying(pl, [tap(choose(N, Filter))]) -->
    [tap],
    chosen_objects(_, choose(N, Filter0)),
    not_declared,
    { append(Filter0, [not(declared)], Filter) }.
paying(pl, Payments) --> cost(Payments), { Payments = [Payment], \+ functor(Payment, mana, 1) }.

not_declared --> [not, declared, as, an, attacking, or, blocking, creature, this, combat].

sacrificed(Payments) -->
    object(_, S),
    for_each(A),
    { declared_count(A) -> Payments = [sacrifice(S)] ; Payments = [times(A, sacrifice(S))] }.
sacrificed([sacrifice(S)]) --> object(_, S).

paid_amount(Payments) --> payment(Payment), per(Payment, Payments).

payment(mana(Mana)) --> mana(Mana).
payment(pay_life(N)) --> cardinal(N), [life].

per(mana(Mana), [times(A, mana('{1}'))]) -->
    { Mana == '{X}' },
    each_creature,
    where_x(A).
per(mana(Mana), [times(A, mana('{1}'))]) -->
    { Mana == '{X}' },
    where_x(A).
per(Payment, [Payment]) --> each_creature.
per(Payment, [times(A, Payment)]) --> for_each(A), { \+ declared_count(A) }.
per(Payment, [Payment]) --> [].

declared_count(count(Filter)) :-
    memberchk(controlled_by(pro(who)), Filter).

%   "for each creature they control that's attacking you": the cost is one for each
%   creature that does it anyway.

each_creature --> [for, each, of, those, creatures].
each_creature --> [for, each, creature, they, control, that, '\'s', attacking], attacked(_).
each_creature --> [for, each, creature, they, control, that, '\'s', blocking, it].
each_creature --> [for, each, creature, they, control, that, '\'s', attacking].
each_creature --> [for, each, attacking, creature, they, control].
each_creature --> [for, each, blocking, creature, they, control].

%   What stands after "can't be".

cant_be(S, Meaning) -->
    [blocked],
    time(Time),
    [except, by],
    except_by(Restriction),
    { restrictions(S, Time, [Restriction], Meaning) }.
cant_be(S, Meaning) -->
    [blocked],
    time(Time0),
    [by],
    blocked_by(Restriction),
    time(Time1),
    { one_time(Time0, Time1, Time),
      restrictions(S, Time, [Restriction], Meaning)
    }.
cant_be(S, Meaning) --> [blocked], simple_restriction(S, cant_be_blocked, Meaning).
cant_be(S, Meaning) -->
    [the, target, of],
    target_sources(Filter),
    time(Time),
    { restrictions(S, Time, [cant_be_target(Filter)], Meaning) }.
cant_be(S, Meaning) -->
    [the, targets, of],
    target_sources(Filter),
    { restrictions(S, none, [cant_be_target(Filter)], Meaning) }.
cant_be(S, restriction(S, cant_be_blocked_except_by_all(Filter))) -->
    [blocked, unless, all],
    filter(pl, Filter),
    [block, it].
cant_be(S, restriction(S, cant_be_attached(Filter))) --> attached_by(Filter).
cant_be(S, all([restriction(S, cant_be_attached(F1)), restriction(S, cant_be_attached(F2))])) -->
    attached_word(F1),
    [or],
    attached_word(F2).
cant_be(S, Meaning) --> [sacrificed], simple_restriction(S, cant_be_sacrificed, Meaning).
cant_be(S, Meaning) --> [regenerated], simple_restriction(S, cant_be_regenerated, Meaning).
cant_be(S, restriction(S, cant_be_destroyed_by_lethal_damage)) -->
    [destroyed, by, lethal, damage],
    unless_one_source.
cant_be(S, Meaning) --> [countered], simple_restriction(S, cant_be_countered, Meaning).
cant_be(S, restriction(S, cant_be_countered_by(Filter))) -->
    [countered, by],
    countering(Filter).
cant_be(S, restriction(S, cant_be_attacked)) --> [attacked].
cant_be(S, restriction(S, cant_be_prevented)) --> [prevented].
cant_be(S, Meaning) --> [activated], simple_restriction(S, cant_be_activated, Meaning).
cant_be(S, restriction(S, cant_be_cast)) --> [cast].
cant_be(S, restriction(S, cant_be_copied)) --> [copied].

countering([any_of([spell, ability])]) --> [spells, or, abilities].
countering(Filter) --> filter(pl, Filter).

unless_one_source --> [unless, lethal, damage, dealt, by, a, single, source, is, marked, on, it], !.
unless_one_source --> [].

one_time(none, Time, Time) :- !.
one_time(Time, none, Time).

except_by(cant_be_blocked_except_by_at_least(N)) --> cardinal(N), [or, more, creatures].
except_by(cant_be_blocked_except_by(Filter)) --> filter(pl, Filter).
except_by(cant_be_blocked_except_by(Filter)) --> article, filter(sg, Filter).
except_by(cant_be_blocked_except_by([any_of([Alt1, Alt2])])) -->
    filter(pl, Filter1),
    [and, /, or],
    filter(pl, Filter2),
    { alt(Filter1, Alt1), alt(Filter2, Alt2) }.

alt([Property], Property) :- !.
alt(Filter, Filter).

blocked_by(cant_be_blocked_by_more_than(A)) --> [more, than], more_than(A).
blocked_by(cant_be_blocked_by(Filter)) --> filter(pl, Filter).
blocked_by(cant_be_blocked_by([is(S)])) --> reference(_, S).

more_than(1) --> [one, creature].
more_than(A) --> amount(A), [creatures].

%   Of spells and abilities.

target_sources([any_of([[spell, can_target_only(Filter)], [ability, can_target_only(Filter)]])]) -->
    [spells, that, can, target, only],
    filter(pl, Filter),
    [or, of, abilities, that, can, target, only],
    filter(pl, Filter1),
    { Filter1 == Filter }.
target_sources([]) --> [spells, or, abilities].
target_sources([any_of([spell, ability]), controlled_by(Who)]) -->
    [spells, or, abilities],
    who(Person, Who),
    controls(Person).
target_sources([any_of([[spell|Filter0], [ability|Filter1]])]) -->
    filter(pl, Spells),
    { selectchk(spell, Spells, Filter0) },
    [or, abilities, from],
    filter(pl, Sources),
    { Filter1 = [from(Sources)] }.
target_sources([any_of([[spell|Filter0], [ability, from(Filter0)]])]) -->
    color_spells(Filter0),
    [or, abilities, from],
    color_sources(Filter0).
target_sources([ability, from(Filter)]) --> [abilities, from], filter(pl, Filter).
target_sources([ability|Modifiers]) --> [abilities], modifiers(pl, Modifiers).
target_sources(Filter) --> filter(pl, Filter), { memberchk(spell, Filter) }.

color_spells([color(Color)]) --> [Color], { color(Color) }, [spells].
color_sources([color(Color)]) --> [Color], { color(Color) }, [sources].

controls(sg) --> [controls].
controls(pl) --> [control].

attached_word([subtype(aura)]) --> [enchanted].
attached_word([subtype(equipment)]) --> [equipped].

attached_by([subtype(aura)]) --> [enchanted], \+ [by], \+ [or].
attached_by([subtype(equipment)]) --> [equipped], \+ [or].
attached_by(Filter) --> [enchanted, by], filter(pl, Filter).
attached_by(Filter) --> [equipped, by], filter(pl, Filter).

%!  can(+Subject, -Meaning)// is nondet.
%
%   What stands after "can".

can(S, restriction(S, cant_attack_except_alone)) --> [only, attack, alone].
can(S, restriction(S, cant_attack_except_alone)) --> [attack, only, alone].
can(S, restriction(S, can_block_only(Filter))) --> [block, only], filter(pl, Filter).
can(S, permission(S, block_additional(A))) -->
    [block, an, additional, creature, each, combat],
    for_each(A).
can(S, Meaning) -->
    [block],
    additional(A),
    creature_word,
    combat_time(Time),
    { timed(Time, permission(S, block_additional(A)), Meaning) }.
can(S, Meaning) -->
    [block, any, number, of, creatures],
    combat_time(Time),
    { timed(Time, permission(S, block_any_number), Meaning) }.
can(S, Meaning) -->
    [attack],
    time(Time),
    as_though,
    attack_fiction(Permission),
    { timed(Time, permission(S, Permission), Meaning) }.
can(S, Meaning) -->
    [block],
    time(Time),
    as_though,
    [were, untapped],
    { timed(Time, permission(S, block_as_though_untapped), Meaning) }.
can(S, permission(S, block_as_though_no(Filter, K))) -->
    [block],
    filter(pl, Filter),
    as_though,
    ['didn\'t', have],
    fiction_keyword(each(Filter), K).
can(S, permission(S, attack_as_though_has(K, Defenders))) -->
    [attack],
    attacked_players(Defenders),
    [as, though, those, creatures, had],
    keyword(K).
can(S, permission(S, attack_as_though_no(K, Defenders))) -->
    [attack],
    attacked_players(Defenders),
    as_though,
    ['didn\'t', have],
    keyword(K).
can(S, permission(S, block_as_though_has(Filter, K))) -->
    [block],
    filter(pl, Filter),
    as_though,
    [had],
    keyword(K).
can(S, permission(S, blocked_as_though_no(K))) -->
    [be, blocked],
    as_though,
    ['didn\'t', have],
    fiction_keyword(S, K).
can(S, permission(S, targeted_as_though_no(K))) -->
    [be, the],
    target_word,
    [of, spells, and, abilities],
    as_though,
    ['didn\'t', have],
    keyword(K).
can(S, restriction(S, can_attach_only(Filter))) --> [be, attached, only, to], article, filter(sg, Filter).
can(S, restriction(S, can_attach_only(Filter))) --> [be, attached, only, to], filter(pl, Filter).

attacked_players([opponent, planeswalkers(opponent)]) -->
    [your, opponents, and, planeswalkers, your, opponents, control].
attacked_players([each(Filter)]) --> player_filter(pl, Filter).

target_word --> [target].
target_word --> [targets].

as_though --> [as, though, it].
as_though --> [as, though, he].
as_though --> [as, though, she].
as_though --> [as, though, they].

attack_fiction(attack_as_though_no(defender)) --> ['didn\'t', have, defender].
attack_fiction(attack_as_though_has(haste)) --> [had, haste].

fiction_keyword(_, K) --> keyword(K).
fiction_keyword(each(Filter), K) --> [those, abilities], { memberchk(has(K), Filter) }.

additional(1) --> [an, additional].
additional(N) --> [an, additional], cardinal(N).
additional(1) --> [one, additional].
additional(N) --> [up, to], cardinal(N), [additional].
additional(N) --> cardinal(N), [additional], { N > 1 }.

creature_word --> [creature].
creature_word --> [creatures].

combat_time(none) --> [each, combat].
combat_time(Time) --> time(Time).

%!  must(+Subject, -Meaning)// is nondet.
%
%   What stands after "must".

must(S, Meaning) -->
    [be, blocked],
    time(Time0),
    must_be_blocked_by(Requirement),
    time(Time1),
    [if, able],
    { one_time(Time0, Time1, Time),
      timed(Time, requirement(S, Requirement), Meaning)
    }.
must(S, requirement(S, attack_if_able)) --> [attack, if, able].

must_be_blocked_by(must_be_blocked_by(Filter)) --> [by], article, filter(sg, Filter).
must_be_blocked_by(must_be_blocked_by_at_least(N)) --> [by], cardinal(N), [or, more, creatures].
must_be_blocked_by(must_be_blocked_by_exactly(N)) --> [by, exactly], cardinal(N), creature_word.
must_be_blocked_by(must_be_blocked) --> [].

%!  attacks(+Subject, -Meaning)// is nondet.
%
%   What stands after "attacks" as a requirement.

attacks(S, requirement(S, attack_each_combat)) --> [each], combat_word, [if, able].
attacks(S, requirement(S, attack_or_block_each_combat)) --> [or], block_word, [each], combat_word, [if, able].
attacks(S, Meaning) -->
    [or],
    block_word,
    time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_or_block_if_able), Meaning) }.
attacks(S, Meaning) -->
    attack_time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_if_able), Meaning) }.
attacks(S, requirement(S, attack_each_combat(Defenders))) -->
    attacked(Defenders),
    [each],
    combat_word,
    [if, able].
attacks(S, Meaning) -->
    attacked(Defenders),
    attack_time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_if_able(Defenders)), Meaning) }.

attack_time(Time) --> time(Time).
attack_time(during_turn(Who)) --> [during], whose(Who), [next, turn].

combat_word --> [combat].
combat_word --> [turn].
block_word --> [blocks].
block_word --> [block].

%!  blocks(+Subject, -Meaning)// is nondet.
%
%   What stands after "blocks" as a requirement.

blocks(S, requirement(S, block_each_combat)) --> [each], combat_word, [if, able].
blocks(S, Meaning) -->
    time(Time),
    [if, able],
    { timed(Time, requirement(S, block_if_able), Meaning) }.
blocks(S, Meaning) -->
    required_block(T),
    time(Time),
    [if, able],
    { timed(Time, requirement(S, block_if_able(T)), Meaning) }.

required_block(T) --> reference(_, T).
required_block(T) --> targets(_, T).
required_block(each(Filter)) --> article, filter(sg, Filter).

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
    its,
    [combat, damage],
    time(Time),
    as_though,
    ['weren\'t', blocked],
    { timed(Time, permission(S, assign_as_though_unblocked), Meaning) }.

its --> [its].
its --> [their].
its --> [his].
its --> [her].

%!  combat_clause(-Meaning)// is nondet.
%
%   Clauses about combat with a shape of their own.

combat_clause(Meaning) -->
    [all],
    filter(pl, Filter),
    [able, to, block],
    lured(S),
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
    its,
    [combat, damage],
    time(Time),
    as_though,
    ['weren\'t', blocked],
    { timed(Time, permission(S, assign_as_though_unblocked), Meaning) }.
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
      Filter = Filter0
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
on_battlefield --> [on, the, battlefield].
on_battlefield --> [].

lured(any_of([S, T])) --> reference(sg, S), [or], reference(sg, T).
lured(S) --> reference(_, S).
lured(S) --> targets(_, S).
lured(each(Filter)) --> filter(pl, Filter).

limited_act(Filter, attack(each(Filter), Defenders)) --> [attack], attacked(Defenders).
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
player_combat(Who, requirement(player(Who), attack_with(N, Filter, Defenders))) -->
    [must, attack],
    attacked(Defenders),
    [with, at, least],
    cardinal(N),
    filter(_, Filter),
    [each, combat, if, able].
player_combat(Who, requirement(player(Who), attack_with(N, Filter))) -->
    [must, attack, with, at, least],
    cardinal(N),
    filter(_, Filter),
    [each, combat, if, able].

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
