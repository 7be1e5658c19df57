:- encoding(utf8).
:- module(lawmage_relative_clauses,
          [ relative//2         % ?Number, -Properties
          ]).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(past_events).
:- use_module(players).
:- use_module(predicatives).
:- use_module(subjects).

/** <module> Relative clauses: "that entered this turn"

What stands after a noun and "that".
*/

%!  relative(?Number, -Properties)// is nondet.
%
%   A clause that begins with "that".

relative(Number, Properties) -->
    [that],
    relative_be(Number),
    predicative(Number, Properties).
relative(Number, [Property]) -->
    [that],
    relative_verb(Number, Property).
relative(sg, [happened(Period, Event, at_least(1))]) -->
    who_that,
    past_event(own, Period, Event).
relative(pl, [happened(Period, Event, at_least(1))]) -->
    who_that,
    past_event(own, Period, Event).
relative(_, [controlled_by(Who), happened(Period, Event, at_least(1))]) -->
    who_that,
    past_event_under(own, Who, Period, Event).
relative(_, [happened(this_turn, puts_counters(Who, Counter, own), at_least(1))]) -->
    [that],
    who(Person, Who),
    perfect(Person),
    [put, one, or, more],
    counters_word(Counter),
    [on, this, turn].
relative(_, [not(happened(Period, Event, at_least(1)))]) -->
    who_that,
    negative_past_event(own, Period, Event).

who_that --> [that].
who_that --> [that, '\'s'].
who_that --> [that, have].

relative_be(sg) --> ['\'s'].
relative_be(sg) --> [is].
relative_be(pl) --> [are].

relative_verb(sg, has(K)) --> [has], keyword(K).
relative_verb(sg, not(cast_from(hand))) --> ['wasn\'t', cast, from, its, owner, '\'s', hand].
relative_verb(pl, not(cast_from(hand))) --> ['weren\'t', cast, from, their, owners, '\'', hands].
relative_verb(pl, has(K)) --> [have], keyword(K).
relative_verb(pl, nameless) --> ['don\'t', have, a, name].
relative_verb(sg, nameless) --> ['doesn\'t', have, a, name].
relative_verb(sg, not(has(K))) --> ['doesn\'t', have], keyword(K).
relative_verb(pl, not(has(K))) --> ['don\'t', have], keyword(K).
relative_verb(Number, Property) --> have_word(Number), counters_on(Property).
relative_verb(sg, not(Alt)) --> ['isn\'t'], predicative(sg, Filter), { one_or_list(Filter, Alt) }.
relative_verb(pl, not(Alt)) --> ['aren\'t'], predicative(pl, Filter), { one_or_list(Filter, Alt) }.
relative_verb(sg, shares(What, S)) --> [shares], at_least_one, shared(What), [with], shared_with(S).
relative_verb(pl, shares(What, S)) --> [share], at_least_one, shared(What), [with], shared_with(S).
relative_verb(pl, alike(What)) --> [share], at_least_one, shared(What).
relative_verb(pl, not(shares(name, S))) --> ['don\'t', have, the, same, name, as], shared_with(S).
relative_verb(sg, targets_only_one(each(Filter))) --> [targets, only, a, single], filter(sg, Filter).
relative_verb(sg, targets_only_one(S)) --> [targets, only, a, single], reference(sg, S).
relative_verb(sg, not(shares(name, S))) --> ['doesn\'t', have, the, same, name, as], shared_with(S).
relative_verb(sg, any_of([targets(player(Who)), targets(S)])) --> [targets], who(_, Who), [or], targeted(S).
relative_verb(sg, targets(S)) --> [targets], targeted(S).
relative_verb(pl, targets(S)) --> [target], targeted(S).
relative_verb(sg, targets_only(S)) --> [targets, only], targeted(S).
relative_verb(sg, not(shares(What, S))) --> ['doesn\'t', share, a], shared(What), [with], shared_with(S).

have_word(sg) --> [has].
have_word(pl) --> [have].

targeted(S) --> reference(_, S).
targeted(player(Who)) --> who(_, Who).
targeted(each(Filter)) --> article, filter(sg, Filter).
targeted(each(Filter)) --> [one, or, more], filter(pl, Filter).

at_least_one --> [a].
at_least_one --> [at, least, one].

shared(color) --> [color].
shared(creature_type) --> [creature, type].
shared(card_type) --> [card, type].
shared(land_type) --> [land, type].
shared(permanent_type) --> [permanent, type].
shared(name) --> [name].
shared(mana_value) --> [mana, value].

shared_with(S) --> reference(_, S).
shared_with(each(Filter)) --> article, filter(sg, Filter).
