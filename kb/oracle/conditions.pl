:- encoding(utf8).
:- module(lawmage_conditions_grammar,
          [ conditions//1,      % -Condition
            condition//1        % -Condition
          ]).
:- use_module(library(lists)).
:- use_module(words).
:- use_module(filters).
:- use_module(players).
:- use_module(modifiers).
:- use_module(subjects).
:- use_module(amounts).
:- use_module(verbatim).
:- use_module(events).
:- use_module(keyword_abilities).
:- use_module(costs).

/** <module> Conditions

What stands after "if", "as long as", "unless" and "while".  A condition that has no term
stands in the tokens as `open(Span)`, put there by the caller; it becomes `opaque` with
the words of the text.
*/

%!  conditions(-Condition)// is nondet.
%
%   A condition, or several joined by "and" or "or".

conditions(C) -->
    condition(C0),
    (   [and],
        condition(C1)
    ->  { C = all([C0, C1]) }
    ;   [or],
        condition(C1)
    ->  { C = any_of([C0, C1]) }
    ;   { C = C0 }
    ).
conditions(opaque(Span)) --> open_words(Span).

%!  condition(-Condition)// is nondet.
%
%   One condition.

% Whose turn, designations.
condition(turn(you)) --> [it, '\'s', your, turn].
condition(daytime(neither)) --> [it, '\'s', neither, day, nor, night].
condition(daytime(day)) --> [it, '\'s', day].
condition(daytime(night)) --> [it, '\'s', night].
condition(not(turn(you))) --> [it, '\'s', not, your, turn].
condition(not(turn(you))) --> [it, 'isn\'t', your, turn].
condition(turn(opponent)) --> [it, '\'s', an, opponent, '\'s', turn].
condition(turn(that_player)) --> [it, '\'s', that, player, '\'s', turn].
condition(turn(owner(pro(poss)))) --> [it, '\'s', its, owner, '\'s', turn].
condition(turn(controller(pro(poss)))) --> [it, '\'s', its, controller, '\'s', turn].
condition(designation(Who, Word)) -->
    who(Person, Who),
    designated(Person, Word).
condition(not(designation(Who, Word))) -->
    who(Person, Who),
    undesignated(Person, Word).
% Control.
condition(amount(count(Filter), Comparison)) -->
    who(Person, Who),
    controls(Person),
    counted(Filter0, Comparison),
    { append(Filter0, [controlled_by(Who)], Filter) }.
condition(amount(distinct(What, Filter), at_least(N))) -->
    who(Person, Who),
    controls(Person),
    cardinal(N),
    [or, more],
    filter(pl, Filter0),
    [with, different],
    different_feature(What),
    { append(Filter0, [controlled_by(Who)], Filter) }.
condition(amount(count(Filter), exactly(0))) -->
    [no, opponent, controls],
    article,
    filter(sg, Filter0),
    { append(Filter0, [controlled_by(opponent)], Filter) }.
condition(amount(count(Filter), at_least(1))) -->
    who(Person, you),
    controls(Person),
    [your, commander],
    { Filter = [designated(commander), owned_by(you), controlled_by(you)] }.
condition(matches(S, [controlled_by(Who)])) -->
    who(Person, Who0),
    controls(Person),
    reference(sg, S),
    { controlling(Who0, Who) }.
condition(amount(count(Filter1), Comparison)) -->
    who(Person, Who),
    controls(Person),
    [more],
    filter(pl, Filter),
    [than],
    who(_, Other),
    { append(Filter, [controlled_by(Who)], Filter1),
      append(Filter, [controlled_by(Other)], Filter2),
      Comparison = greater_than(count(Filter2))
    }.
condition(amount(count(Filter), Comparison)) -->
    who(Person, Who),
    owns(Person),
    counted(Filter0, Comparison),
    { append(Filter0, [owned_by(Who)], Filter) }.
% What there is.
condition(amount(Amount, Comparison)) -->
    there_is(Number),
    existing(Number, Amount, Comparison).
condition(amount(count(Filter), at_least(1))) -->
    article,
    filter(sg, Filter0),
    [is],
    zone_phrase(Zone),
    { append(Filter0, [Zone], Filter) }.
condition(all([amount(count(F1), at_least(1)), amount(count(F2), at_least(1))])) -->
    article,
    filter(sg, Filter1),
    [and],
    article,
    filter(sg, Filter2),
    [are],
    zone_phrase(Zone),
    { append(Filter1, [Zone], F1),
      append(Filter2, [Zone], F2)
    }.
condition(amount(count(Filter), Comparison)) -->
    counted(Filter0, Comparison),
    are_or_is,
    attached_phrase(Property),
    { append(Filter0, [Property], Filter) }.
% Life, hands, counters of players.
condition(amount(life(Who), Comparison)) -->
    who(Person, Who),
    has(Person),
    life_compared(Comparison).
condition(amount(life(Who), Comparison)) -->
    whose(Who),
    [life, total, is],
    total_compared(Comparison).
condition(amount(count([card, zone(hand, Who)]), Comparison)) -->
    who(Person, Who),
    has(Person),
    cards_counted(Comparison),
    [in],
    in_hand.
condition(amount(count([card, zone(hand, Who)]), greater_than(count([card, zone(hand, Other)])))) -->
    who(Person, Who),
    has(Person),
    [more, cards, in, hand, than],
    who(_, Other).
condition(amount(count([card|Filter]), Comparison)) -->
    who(Person, Who),
    has(Person),
    cards_counted(Filter0, Comparison),
    [in],
    own_zone(Zone),
    { append(Filter0, [zone(Zone, Who)], Filter) }.
condition(matches(player(Who), [Property])) -->
    who(Person, Who),
    has(Person),
    player_counters(Property).
condition(matches(player(Who), [counters(poison, at_least(1))])) -->
    who(sg, Who),
    [is, poisoned].
condition(amount(player_counters(energy, you), at_least(N))) -->
    [you, have],
    energy_symbols(0, N),
    { N > 0 }.
% Comparisons of amounts.
condition(amount(A, Comparison)) -->
    amount(A),
    { A \= stat(_, _) },
    [is],
    total_compared(Comparison).
condition(amount(A, Comparison)) -->
    { A = x },
    [x, is],
    total_compared(Comparison).
% How an object is.
condition(matches(S, [Property])) -->
    possessed(S),
    stat_is(Property).
condition(matches(S, Filter)) -->
    being(S, Number),
    be(Number),
    predicative(Number, Filter).
condition(matches(S, [paired])) -->
    being(S, Number),
    be(Number),
    [paired, with, another, creature].
condition(matches(S, [not(Alt)])) -->
    being(S, Number),
    isnt(Number),
    predicative(Number, Filter),
    { one_or_list(Filter, Alt) }.
condition(matches(S, [has(K)])) -->
    being(S, Number),
    has(Number),
    any_keyword(K).
condition(matches(S, [not(has(K))])) -->
    being(S, Number),
    hasnt(Number),
    any_keyword(K).
condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    counters_on(_, Property).
condition(matches(S, [not(Property)])) -->
    being(S, Number),
    hasnt(Number),
    counters_on(_, Property).
condition(matches(S, [Property])) -->
    being(S, Number),
    has(Number),
    comparison(Property).
condition(matches(S, [shares(What, T)])) -->
    being(S, sg),
    [shares, a],
    shared_feature(What),
    [with],
    reference(_, T).
condition(amount(counters(Counter, S), exactly(N))) -->
    [there],
    are_or_is,
    [exactly],
    cardinal(N),
    counter_kind(Counter),
    counters_word,
    [on],
    reference(sg, S).
condition(amount(counters(Counter, S), at_least(N))) -->
    [there],
    are_or_is,
    cardinal(N),
    [or, more],
    counters_of(Counter),
    [on],
    reference(sg, S).
condition(matches(S, [not(counters(Counter, at_least(1)))])) -->
    [there, are, no],
    counters_of(Counter),
    [on],
    reference(sg, S).
% How it was cast.
condition(matches(S, [paid(Word)])) -->
    being(S, Number),
    was(Number),
    [Participle],
    { paid_participle(Participle, Word) }.
condition(matches(S, [not(paid(Word))])) -->
    being(S, Number),
    wasnt(Number),
    [Participle],
    { paid_participle(Participle, Word) }.
condition(spent(mana(Mana))) --> mana(Mana), was(sg), [spent, to, cast, ~].
condition(spent(mana(Mana))) --> mana(Mana), was(sg), [spent, to, cast, it].
condition(matches(S, [cast_from(Zone)])) --> [you, cast], reference(sg, S), [from], whose(_), cast_zone(Zone).
condition(matches(S, [cast_from(Zone)])) --> being(S, sg), [was, cast, from], whose(_), cast_zone(Zone).
condition(matches(S, [cast_from(exile)])) --> being(S, sg), [was, cast, from, exile].
condition(not(matches(S, [cast_from(Zone)]))) --> [you, 'didn\'t', cast], reference(sg, S), [from], whose(_), cast_zone(Zone).
condition(matches(S, [was_cast])) --> [you, cast], reference(sg, S).
condition(matches(S, [was_cast])) --> being(S, sg), [was, cast].
condition(not(matches(S, [was_cast]))) --> being(S, sg), ['wasn\'t', cast].
condition(matches(S, [zone(battlefield, any)])) --> reference(sg, S), [remains, on, the, battlefield].
condition(matches(S, [Property])) --> being(S, sg), [remains], remaining(Property).
condition(happened(this_way, Event, at_least(1))) -->
    event_subject_phrase(S),
    was_or_is,
    [Participle, this, way],
    { this_way(Participle, S, Event) }.
condition(happened(this_way, dies(S), at_least(1))) --> event_subject_phrase(S), [dies, this, way].
condition(happened(this_way, Event, at_least(1))) -->
    who(_, Who),
    [Verb],
    article,
    filter(sg, Filter),
    [this, way],
    { done_this_way(Verb, Who, each(Filter), Event) }.
condition(all([C0, C1])) -->
    who(Person, Who),
    controls(Person),
    counted(Filter0, Comparison0),
    [and],
    counted(Filter1, Comparison1),
    { append(Filter0, [controlled_by(Who)], F0),
      append(Filter1, [controlled_by(Who)], F1),
      C0 = amount(count(F0), Comparison0),
      C1 = amount(count(F1), Comparison1)
    }.
condition(happened(this_game, completes_dungeon(you), at_least(1))) --> [you, '\'ve', completed, a, dungeon].
condition(amount(count([permanent, color(Color)]), at_least(greatest(color_count, [permanent])))) -->
    [Color, is, the, most, common, color, among, all, permanents, or, is, tied, for, most, common],
    { color(Color) }.
condition(amount(life(that_player), at_least(greatest(life, [opponent])))) -->
    [no, opponent, has, more, life, than, that, player].
condition(during(Step, Who)) --> [it, '\'s'], whose(Who), [Step, step], { memberchk(Step, [end, draw, untap]) }.
% What happens in this declaration.
condition(declared(Event, Comparison)) -->
    declared_event(Event, Comparison).
% What happened.
condition(happened(Period, Event, Comparison)) -->
    happened(Period, Event, Comparison).
condition(not(happened(Period, Event, Comparison))) -->
    not_happened(Period, Event, Comparison).
% Whether an instruction was followed.
condition(done) --> [you, do].
condition(done) --> [they, do].
condition(done) --> [that, player, does].
condition(done) --> [a, player, does].
condition(not(done)) --> [you, 'don\'t'].
condition(not(done)) --> [they, 'don\'t'].
condition(not(done)) --> [the, player, 'doesn\'t'].
condition(not(done)) --> [that, player, 'doesn\'t'].

any_keyword(K) --> keyword(K).
any_keyword(K) --> ability_sort(K).

cast_zone(hand) --> [hand].
cast_zone(graveyard) --> [graveyard].

remaining(tapped) --> [tapped].
remaining(untapped) --> [untapped].
remaining(attached_to(S)) --> [attached, to], reference(sg, S).
remaining(zone(exile, any)) --> [exiled].

was_or_is --> [is].
was_or_is --> [was].
was_or_is --> [are].
was_or_is --> [were].

this_way(revealed, S, revealed(S)).
this_way(discarded, S, discarded(S)).
this_way(exiled, S, exiled(S)).
this_way(destroyed, S, destroyed(S)).
this_way(sacrificed, S, sacrificed(S)).
this_way(milled, S, milled(S)).
this_way(countered, S, countered(S)).
this_way(tapped, S, becomes_tapped(S)).
this_way(returned, S, returned(S)).

done_this_way(discard, Who, S, discards(Who, S)).
done_this_way(discarded, Who, S, discards(Who, S)).
done_this_way(sacrifice, Who, S, sacrifices(Who, S)).
done_this_way(sacrificed, Who, S, sacrifices(Who, S)).
done_this_way(reveal, _, S, revealed(S)).
done_this_way(revealed, _, S, revealed(S)).
done_this_way(exile, _, S, exiled(S)).
done_this_way(exiled, _, S, exiled(S)).
done_this_way(destroyed, _, S, destroyed(S)).
done_this_way(cast, Who, each(Filter), cast(Who, Filter)).
done_this_way(milled, _, S, milled(S)).

controls(sg) --> [controls].
controls(pl) --> [control].
owns(sg) --> [owns].
owns(pl) --> [own].
has(sg) --> [has].
has(pl) --> [have].
has(pl) --> ['\'ve'].
hasnt(sg) --> ['doesn\'t', have].
hasnt(pl) --> ['don\'t', have].
be(sg) --> [is].
be(sg) --> ['\'s'].
be(pl) --> [are].
be(pl) --> ['\'re'].
isnt(sg) --> ['isn\'t'].
isnt(pl) --> ['aren\'t'].
isnt(sg) --> ['\'s', not].
isnt(pl) --> ['\'re', not].
was(sg) --> [was].
was(pl) --> [were].
wasnt(sg) --> ['wasn\'t'].
wasnt(pl) --> ['weren\'t'].

are_or_is --> [is].
are_or_is --> ['\'s'].
are_or_is --> [are].

one_or_list([Property], Property) :- !.
one_or_list(Filter, Filter).

controlling(other_player, Who) :- !, Who = other_player.
controlling(Who, Who).

designated(pl, monarch) --> ['\'re', the, monarch].
designated(sg, monarch) --> [is, the, monarch].
designated(pl, city_blessing) --> [have, the, city, '\'s', blessing].
designated(sg, city_blessing) --> [has, the, city, '\'s', blessing].
designated(pl, max_speed) --> [have, max, speed].
designated(sg, max_speed) --> [has, max, speed].
designated(pl, initiative) --> [have, the, initiative].
designated(sg, initiative) --> [has, the, initiative].
undesignated(pl, monarch) --> ['aren\'t', the, monarch].
undesignated(pl, max_speed) --> ['don\'t', have, max, speed].
undesignated(pl, city_blessing) --> ['don\'t', have, the, city, '\'s', blessing].

%   "a Wall", "three or more artifacts", "no other creatures".

counted(Filter, at_least(1)) --> article, filter(sg, Filter).
counted(Filter, at_least(1)) --> another(Filter).
counted(Filter, exactly(0)) --> [no], filter(_, Filter).
counted(Filter, at_least(N)) --> cardinal(N), [or, more], filter(pl, Filter).
counted(Filter, at_least(1)) --> [one, or, more], filter(pl, Filter).
counted(Filter, at_most(N)) --> cardinal(N), [or], less, filter(pl, Filter).
counted(Filter, at_least(N)) --> [at, least], cardinal(N), filter(pl, Filter).
counted(Filter, at_least(1)) --> [at, least, one], filter(sg, Filter).
counted(Filter, at_most(N)) --> [no, more, than], cardinal(N), filter(_, Filter).
counted(Filter, exactly(N)) --> [exactly], cardinal(N), filter(pl, Filter).
counted(Filter, exactly(1)) --> [exactly, one], filter(sg, Filter).
counted(Filter, less_than(N)) --> [fewer, than], cardinal(N), filter(pl, Filter).
counted(Filter, greater_than(N)) --> [more, than], cardinal(N), filter(_, Filter).
counted(Filter, at_least(N)) --> cardinal(N), filter(pl, Filter), { N > 1 }.

less --> [fewer].
less --> [less].

there_is(sg) --> [there, is].
there_is(sg) --> [there, '\'s'].
there_is(pl) --> [there, are].

existing(_, count(Filter), Comparison) --> counted(Filter, Comparison), { \+ among_follows(Filter) }.
existing(pl, distinct(What, Filter), at_least(N)) -->
    cardinal(N),
    [or, more],
    features(What),
    [among],
    filter(_, Filter).
existing(pl, counters_among(Counter, Filter), at_least(N)) -->
    cardinal(N),
    [or, more],
    counters_of(Counter),
    [among],
    filter(_, Filter).

among_follows([]).

features(card_type) --> [card, types].
features(color) --> [colors].
features(mana_value) --> [mana, values].
features(basic_land_type) --> [basic, land, types].
features(power) --> [different, powers].
features(name) --> [different, names].
features(mana_value) --> [different, mana, values].
features(creature_type) --> [creature, types].

different_feature(power) --> [powers].
different_feature(name) --> [names].
different_feature(mana_value) --> [mana, values].

attached_phrase(attached_to(S)) --> [attached, to], reference(_, S).
attached_phrase(attached_to(each(Filter))) --> [attached, to], article, filter(sg, Filter).
attached_phrase(blocking(S)) --> [blocking], reference(_, S).
attached_phrase(attacking) --> [attacking].
attached_phrase(tapped) --> [tapped].
attached_phrase(attacking(Defenders)) --> [attacking], defenders(Defenders).
attached_phrase(Zone) --> zone_phrase(Zone).

life_compared(at_least(N)) --> cardinal(N), [or, more, life].
life_compared(at_most(N)) --> cardinal(N), [or], less, [life].
life_compared(exactly(N)) --> [exactly], cardinal(N), [life].
life_compared(at_least(plus(starting_life(you), N))) -->
    [at, least],
    cardinal(N),
    [life, more, than, your, starting, life, total].
life_compared(greater_than(life(Who))) --> [more, life, than], who(_, Who).
life_compared(less_than(life(Who))) --> [less, life, than], who(_, Who).

%   After "is": "less than five", "greater than or equal to your starting life total".

total_compared(Comparison) --> compared_total(Comparison).
total_compared(Comparison) --> compared(Comparison).

%   Half of a total is rounded so that the comparison stays the same.

compared_total(at_most(A)) --> [less, than, or, equal, to], starting_total(down, A).
compared_total(at_least(A)) --> [greater, than, or, equal, to], starting_total(up, A).
compared_total(less_than(A)) --> [less, than], starting_total(up, A).
compared_total(greater_than(A)) --> [greater, than], starting_total(down, A).
compared_total(at_least(plus(A, N))) --> [at, least], cardinal(N), [greater, than], starting_total(up, A).
compared_total(at_least(N)) --> [at, least], cardinal(N).

starting_total(_, starting_life(Who)) --> whose(Who), [starting, life, total].
starting_total(Rounding, half(starting_life(Who), Rounding)) --> [half], whose(Who), [starting, life, total].

cards_counted(Comparison) --> cards_counted([], Comparison).

cards_counted(Filter, Comparison) -->
    counted(Filter0, Comparison),
    { selectchk(card, Filter0, Filter) }.

in_hand --> [hand].
in_hand --> [their, hand].
in_hand --> [your, hand].

own_zone(graveyard) --> [your, graveyard].
own_zone(graveyard) --> [their, graveyard].
own_zone(library) --> [your, library].
own_zone(library) --> [their, library].
own_zone(hand) --> [your, hand].
own_zone(hand) --> [their, hand].

player_counters(counters(Counter, at_least(N))) -->
    cardinal(N),
    [or, more],
    counters_of(Counter).
player_counters(counters(Counter, at_least(1))) -->
    article,
    counter_kind(Counter),
    [counter].

counters_of(any) --> [counters].
counters_of(Counter) --> counter_kind(Counter), counters_word.

counters_word --> [counters].
counters_word --> [counter].

energy_symbols(N0, N) -->
    [sym('{E}')],
    { N1 is N0 + 1 },
    energy_symbols(N1, N).
energy_symbols(N, N) --> [].

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

paid_participle(kicked, kicker).
paid_participle(bargained, bargain).
paid_participle(overloaded, overload).
paid_participle(foretold, foretell).
paid_participle(multikicked, multikicker).
paid_participle(evoked, evoke).

%   "at least two other creatures attack", "a black or green creature also attacks".

declared_event(attacks(each(Filter)), Comparison) -->
    declared_group(Filter, Comparison, Number),
    declared_verb(attack, Number).
declared_event(blocks(each(Filter)), Comparison) -->
    declared_group(Filter, Comparison, Number),
    declared_verb(block, Number).
declared_event(attacks(S), at_least(1)) -->
    reference(sg, S),
    [attacks].
declared_event(blocks(S), at_least(1)) -->
    reference(sg, S),
    [blocks].

declared_group([other(self)|Filter], at_least(1), sg) -->
    article,
    filter(sg, Filter),
    [also].
declared_group(Filter, at_least(N), pl) -->
    [at, least],
    cardinal(N),
    filter(pl, Filter).
declared_group(Filter, at_least(N), pl) -->
    cardinal(N),
    [or, more],
    filter(pl, Filter).
declared_group(Filter, at_least(1), sg) -->
    article,
    filter(sg, Filter).
declared_group(Filter, at_least(1), sg) --> another(Filter).

declared_verb(attack, sg) --> [attacks].
declared_verb(attack, pl) --> [attack].
declared_verb(block, sg) --> [blocks].
declared_verb(block, pl) --> [block].
