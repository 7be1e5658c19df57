:- encoding(utf8).
:- module(lawmage_restrictions_grammar,
          [ cant//2,            % +Subject, -Meaning
            one_time/3,         % +Time, +Meaning0, -Meaning
            time//1,            % -Time
            timed/3,            % +Time, +Meanings0, -Meanings
            together/2,         % +Meanings, -Meaning
            each_combat//0
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(combat_costs).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(modifiers).
:- use_module(players).
:- use_module(subjects).

/** <module> Restrictions: what stands after "can't" (CR 508.1c, 509.1b)

"can't attack", "can't be blocked except by two or more creatures", "can't be the target of
black spells".  What must be paid is in combat_costs.pl.
*/

%!  cant(+Subject, -Meaning)// is nondet.
%
%   What stands after "can't".

cant(S, Meaning) -->
    [attack, or, block, alone],
    time(Time),
    { restrictions(S, Time, [cant_attack_alone, cant_block_alone], Meaning) }.
cant(S, Meaning) --> [attack, or, block], unless_paid([attack(S), block(S)], Meaning).
cant(S, Meaning) --> [attack], time(_), defenders(Defenders), unless_paid([attack(S, Defenders)], Meaning).
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
    defenders(Defenders),
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
    defenders(Defenders),
    { restrictions(S, Time, [cant_attack(Defenders)], Meaning) }.
cant(S, Meaning) -->
    [attack],
    defenders(Defenders),
    time(Time),
    { Time \== none,
      restrictions(S, Time, [cant_attack(Defenders)], Meaning)
    }.
cant(S, Meaning) -->
    [attack],
    defenders(Defenders),
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
cant(S, restriction(S, cant_have(keywords([K1, K2])))) --> [have], keyword(K1), [or], keyword(K2).
cant(S, restriction(S, cant_gain(keywords(Keywords)))) --> [gain], keyword_list(Keywords).
cant(S, restriction(S, cant_have_counters(Counter))) --> [have], counters_word(Counter), [put, on], itself.
cant(S, restriction(S, cant_have_more_counters(Counter, N))) -->
    [have, more, than],
    cardinal(N),
    counters_word(Counter),
    [on],
    itself.
cant(S, restriction(S, cant_get_counters(Counter))) --> [get], counters_word(Counter).
cant(S, Meaning) --> [enter, the, battlefield], simple_restriction(S, cant_enter, Meaning).
cant(S, Meaning) --> [enter], simple_restriction(S, cant_enter, Meaning).
cant(S, restriction(S, cant_crew)) --> [crew, vehicles].
cant(S, restriction(S, cant_transform)) --> [transform].
cant(S, restriction(S, cant_become(suspected))) --> [become, suspected].
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

%   A restriction with an optional time: "this turn", "this combat".

simple_restriction(S, Restriction, Meaning) -->
    time(Time),
    { restrictions(S, Time, [Restriction], Meaning) }.

restrictions(S, Time, Restrictions, Meaning) :-
    findall(restriction(S, Restriction), member(Restriction, Restrictions), Meanings),
    together(Meanings, Meaning0),
    timed(Time, Meaning0, Meaning).

%!  together(+Meanings, -Meaning) is det.
%
%   Meaning is all of Meanings.

together([Meaning], Meaning) :- !.
together(Meanings, all(Meanings)).

%!  timed(+Time, +Meanings0, -Meanings) is det.
%
%   The same for several.

timed(none, Meaning, Meaning) :- !.
timed(Time, Meaning, until(Time, Meaning)).

%!  time(-Time)// is nondet.
%
%   "this turn", "this combat", or none.

time(end_of_turn) --> [this, turn].
time(end_of_combat) --> [this, combat].
time(end_of_combat) --> [that, combat].
time(none) --> [].

blocked_things(S) --> reference(_, S).
blocked_things(S) --> targets(_, S).
blocked_things(each(Filter)) --> filter(pl, Filter).

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
    each_combat,
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
cant_be(S, restriction(S, cant_become(goaded))) --> [goaded].
cant_be(S, restriction(S, cant_be_copied)) --> [copied].

%!  each_combat// is nondet.
%
%   "each combat", or nothing, where another time follows.

each_combat --> [each, combat].
each_combat --> [].

countering([any_of([spell, ability])]) --> [spells, or, abilities].
countering(Filter) --> filter(pl, Filter).

unless_one_source --> [unless, lethal, damage, dealt, by, a, single, source, is, marked, on, it], !.
unless_one_source --> [].

%!  one_time(+Time, +Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0 for the Time, if one is said.

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
target_sources([ability, from(Filter)]) --> [abilities, from], filter(pl, Filter).
target_sources([ability|Modifiers]) --> [abilities], modifiers(pl, Modifiers).
target_sources(Filter) --> filter(pl, Filter), { memberchk(spell, Filter) }.

attached_word([subtype(aura)]) --> [enchanted].
attached_word([subtype(equipment)]) --> [equipped].

attached_by([subtype(aura)]) --> [enchanted], \+ [by], \+ [or].
attached_by([subtype(equipment)]) --> [equipped], \+ [or].
attached_by(Filter) --> [enchanted, by], filter(pl, Filter).
attached_by(Filter) --> [equipped, by], filter(pl, Filter).
