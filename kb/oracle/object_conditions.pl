:- encoding(utf8).
:- module(lawmage_object_conditions,
          [ being//2,           % -Subject, ?Number
            object_condition//1, % -Condition
            possessed//1        % -Subject
          ]).
:- use_module(library(lists)).
:- use_module(comparisons).
:- use_module(count_conditions).
:- use_module(counters).
:- use_module(filters).
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
object_condition(amount(count(Filter), Comparison)) -->
    being(S, sg),
    be(sg),
    [enchanted, by],
    counted(Filter0, Comparison),
    { append(Filter0, [attached_to(S)], Filter) }.
object_condition(matches(S, [P1, P2, Counters])) -->
    being(S, sg),
    be(sg),
    adjective_property(P1),
    [','],
    adjective_property(P2),
    [',', and, has],
    counters_on(Counters).
object_condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    [greater],
    stat_word(Stat),
    [than],
    reference(_, T),
    { Property =.. [Stat, greater_than(stat(Stat, T))] }.
object_condition(matches(S, Filter)) -->
    being(S, Number),
    was(Number),
    predicative(Number, Filter),
    \+ this_turn.
object_condition(matches(S, [targets(each(Filter))])) -->
    being(S, sg),
    [targets],
    article,
    filter(sg, Filter).
object_condition(matches(S, [paired])) -->
    being(S, Number),
    be(Number),
    [paired, with, another, creature].
object_condition(matches(S, [not(Alt)])) -->
    being(S, Number),
    isnt(Number),
    predicative(Number, Filter),
    { one_or_list(Filter, Alt) }.
object_condition(matches(S, [not(Alt)])) -->
    being(S, Number),
    wasnt(Number),
    predicative(Number, Filter),
    \+ this_turn,
    { one_or_list(Filter, Alt) }.
object_condition(matches(S, [has(K)])) -->
    being(S, Number),
    has_or_had(Number),
    any_keyword(K).
object_condition(matches(S, [not(has(K))])) -->
    being(S, Number),
    doesnt_or_didnt(Number),
    [have],
    any_keyword(K).
object_condition(matches(S, [Property])) -->
    being(S, Number),
    has_or_had(Number),
    counters_on(Property).
object_condition(matches(S, [not(Property)])) -->
    being(S, Number),
    doesnt_or_didnt(Number),
    [have],
    counters_on(Property).
object_condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    comparison(Property).
object_condition(matches(S, [chosen(name)])) --> being(S, Number), has(Number), [the, chosen, name].
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
object_condition(matches(S, [Property])) --> being(S, pl), [remain], remaining(Property).

has_or_had(Number) --> has(Number).
has_or_had(_) --> [had].

doesnt_or_didnt(Number) --> doesnt(Number).
doesnt_or_didnt(_) --> ['didn\'t'].

%   "was" speaks of what something was last; "was … this turn" is an event.

this_turn --> [this, turn].

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

%!  possessed(-Subject)// is nondet.
%
%   Whose: "its", "that creature's".

possessed(pro(poss)) --> [its].
possessed(pro(poss)) --> [his].
possessed(pro(poss)) --> [her].
possessed(S) --> possessor_object(S), ['\'s'].

stat_is(Property) -->
    stat_word(Stat),
    is_or_was,
    compared(Comparison),
    { Property =.. [Stat, Comparison] }.

is_or_was --> [is].
is_or_was --> [was].

shared_feature(color) --> [color].
shared_feature(creature_type) --> [creature, type].
shared_feature(card_type) --> [card, type].
