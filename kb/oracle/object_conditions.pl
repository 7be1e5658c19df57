:- encoding(utf8).
:- module(lawmage_object_conditions,
          [ being//2,           % -Subject, ?Number
            object_condition//1 % -Condition
          ]).
:- use_module(comparisons).
:- use_module(count_conditions).
:- use_module(counters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(predicatives).
:- use_module(subjects).

/** <module> Conditions on how an object is, or was

"if it's a creature", "as long as it has flying", "if its power was 3 or greater".
*/

%!  object_condition(-Condition)// is nondet.
%
%   How an object is.

object_condition(matches(S, [Property])) -->
    possessed(S),
    stat_is(Property).
object_condition(matches(S, Filter)) -->
    being(S, Number),
    be(Number),
    predicative(Number, Filter).
object_condition(matches(S, [paired])) -->
    being(S, Number),
    be(Number),
    [paired, with, another, creature].
object_condition(matches(S, [not(Alt)])) -->
    being(S, Number),
    isnt(Number),
    predicative(Number, Filter),
    { one_or_list(Filter, Alt) }.
object_condition(matches(S, [has(K)])) -->
    being(S, Number),
    has(Number),
    any_keyword(K).
object_condition(matches(S, [not(has(K))])) -->
    being(S, Number),
    doesnt(Number),
    [have],
    any_keyword(K).
object_condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    counters_on(Property).
object_condition(matches(S, [not(Property)])) -->
    being(S, Number),
    doesnt(Number),
    [have],
    counters_on(Property).
object_condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    comparison(Property).
object_condition(matches(S, [shares(What, T)])) -->
    being(S, sg),
    [shares, a],
    shared_feature(What),
    [with],
    reference(_, T).
object_condition(amount(counters(Counter, S), exactly(N))) -->
    [there],
    be(_),
    [exactly],
    cardinal(N),
    counter_kind(Counter),
    counter_or_counters,
    [on],
    reference(sg, S).
object_condition(amount(counters(Counter, S), at_least(N))) -->
    [there],
    be(_),
    cardinal(N),
    [or, more],
    counters_of(Counter),
    [on],
    reference(sg, S).
object_condition(matches(S, [not(counters(Counter, at_least(1)))])) -->
    [there, are, no],
    counters_of(Counter),
    [on],
    reference(sg, S).
object_condition(matches(S, [zone(battlefield, any)])) --> reference(sg, S), [remains, on, the, battlefield].
object_condition(matches(S, [Property])) --> being(S, sg), [remains], remaining(Property).

any_keyword(K) --> keyword(K).
any_keyword(K) --> ability_sort(K).

remaining(tapped) --> [tapped].
remaining(untapped) --> [untapped].
remaining(attached_to(S)) --> [attached, to], reference(sg, S).
remaining(zone(exile, any)) --> [exiled].


%!  being(-Subject, ?Number)// is nondet.
%
%   What is spoken of before "is" or "has".

being(pro(subj), sg) --> [it].
being(pro(subj), sg) --> [he].
being(pro(subj), sg) --> [she].
being(pro(they), pl) --> [they].
being(S, Number) --> reference(Number, S), { S \== pro(obj), S \== pro(them) }.
being(S, Number) --> targets(Number, S).

possessed(pro(poss)) --> [its].
possessed(pro(poss)) --> [his].
possessed(pro(poss)) --> [her].
possessed(S) --> possessor_object(S), ['\'s'].

stat_is(power(Comparison)) --> [power, is], compared(Comparison).
stat_is(toughness(Comparison)) --> [toughness, is], compared(Comparison).
stat_is(mana_value(Comparison)) --> [mana, value, is], compared(Comparison).

shared_feature(color) --> [color].
shared_feature(creature_type) --> [creature, type].
shared_feature(card_type) --> [card, type].
