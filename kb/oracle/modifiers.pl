:- encoding(utf8).
:- module(lawmage_modifiers,
          [ modifiers//2,       % ?Number, -Properties
            modifier//2,        % ?Number, -Properties
            player_modifiers//2,% ?Number, -Properties
            predicative//2,     % ?Number, -Properties
            comparison//1,      % -Property
            compared//1,        % -Comparison
            counters_on//2,     % ?Number, -Property
            counter_kind//1,    % -Counter
            zone_phrase//1,     % -Property
            quality//1          % -Filter
          ]).
:- use_module(library(lists)).
:- use_module(words).
:- use_module(filters).
:- use_module(players).
:- use_module(subjects).
:- use_module(amounts).
:- use_module(keyword_abilities).
:- use_module(verbatim).
:- use_module(events).

/** <module> What stands after a noun

Modifiers narrow a filter: "you control", "with flying", "that's attacking you", "in your
graveyard".  Pronouns in them that mean the thing itself are `own`.
*/

%!  modifiers(?Number, -Properties)// is nondet.
%
%   Modifiers in a row, longest first.

modifiers(Number, Properties) -->
    modifier(Number, Properties0),
    modifiers_after(Number, Properties1),
    { append(Properties0, Properties1, Properties) }.
modifiers(_, []) --> [].

modifiers_after(Number, Properties) -->
    modifiers(Number, Properties).
modifiers_after(Number, Properties) -->
    [and],
    relative(Number, Properties0),
    modifiers(Number, Properties1),
    { append(Properties0, Properties1, Properties) }.

%!  player_modifiers(?Number, -Properties)// is nondet.
%
%   Modifiers after "player" or "opponent": also "who" clauses.

player_modifiers(_, [happened(Period, Event, at_least(1))]) -->
    [who],
    past_event(own, Period, Event).
player_modifiers(_, [happened(Period, Event, Comparison)]) -->
    [who],
    player_past_event(own, Period, Event, Comparison).
player_modifiers(_, [not(happened(Period, Event, at_least(1)))]) -->
    [who],
    negative_past_event(own, Period, Event).
player_modifiers(_, [happened(this_way, Event, at_least(1))]) -->
    [who],
    did_this_way(Event),
    [this, way].
player_modifiers(_, [not(happened(this_way, Event, at_least(1)))]) -->
    [who],
    didnt_this_way(Event),
    [this, way].
player_modifiers(_, [not(done)]) --> [who, 'can\'t'].
player_modifiers(_, [not(done)]) --> [who, 'doesn\'t'].
player_modifiers(_, [done]) --> [who, does].
player_modifiers(_, [Property]) -->
    [who],
    player_does_now(Property).
player_modifiers(_, [Property]) --> [whose], player_modifiers_whose(Property).
player_modifiers(Number, Properties) --> modifiers(Number, Properties).

did_this_way(searches(own)) --> [searched, their, library].
did_this_way(discards(own, [card])) --> [discarded, a, card].
did_this_way(draws(own)) --> [drew, a, card].
did_this_way(sacrifices(own, each(Filter))) --> [sacrificed], article, filter(sg, Filter).

didnt_this_way(sacrifices(own, each(Filter))) --> ['didn\'t', sacrifice], article, filter(sg, Filter).
didnt_this_way(discards(own, Filter)) --> ['didn\'t', discard], article, filter(sg, Filter).

player_modifiers_whose(amount(life(own), Comparison)) --> [life, total, is], life_total_compared(Comparison).

life_total_compared(less_than(half(starting_life(own), up))) --> [less, than, half, their, starting, life, total].
life_total_compared(Comparison) --> compared(Comparison).

player_does_now(amount(count([card, zone(hand, own)]), Comparison)) --> [has], compared(Comparison), [cards, in, hand].
player_does_now(amount(life(own), Comparison)) --> [has], compared(Comparison), [life].
player_does_now(amount(count(Filter), at_least(1))) -->
    [controls],
    article,
    filter(sg, Filter0),
    { append(Filter0, [controlled_by(own)], Filter) }.

%!  modifier(?Number, -Properties)// is nondet.
%
%   One modifier after a noun in Number.

modifier(_, [controlled_by(you), not(owned_by(you))]) --> [you, control, but, 'don\'t', own].
modifier(_, [owned_by(you), not(controlled_by(you))]) --> [you, own, but, 'don\'t', control].
modifier(_, [owned_by(you), controlled_by(you)]) --> [you, both, own, and, control].
modifier(_, [not(controlled_by(you))]) --> [you, 'don\'t', control].
modifier(_, [not(owned_by(you))]) --> [you, 'don\'t', own].
modifier(_, [Property]) -->
    who(Person, Who),
    possession(Person, Who, Property).
modifier(_, [controlled_by(Who)]) --> [controlled, by], who(_, Who).
modifier(_, [owned_by(Who)]) --> [owned, by], who(_, Who).
modifier(Number, Properties) --> [with], with(Number, Properties).
modifier(Number, [not(Property)]) --> [without], without(Number, Property).
modifier(_, [chosen(Choice)]) --> [of, the, chosen], choice_word(Choice).
modifier(_, [chosen(Choice)]) --> [of, that], choice_word(Choice).
modifier(_, [last_chosen(Choice)]) --> [of, the, last, chosen], choice_word(Choice).
modifier(_, [choice(Choice)]) --> [of, the], choice_word(Choice), [of, your, choice].
modifier(_, [choice(Choice)]) --> [of, a], choice_word(Choice), [of, your, choice].
modifier(Number, Properties) --> relative(Number, Properties).
modifier(Number, Properties) --> participle(Number, Properties).
modifier(_, [Property]) --> zone_phrase(Property).
modifier(_, [from(Filter)]) --> [of], filter(pl, Filter).
modifier(_, [of(S)]) --> [of], reference(_, S).
modifier(_, [happened(this_turn, attacks(S, [own]), at_least(1))]) -->
    reference(sg, S),
    [attacked, this, turn].
modifier(_, [blocked_by(S)]) --> blocking_subject(S), [blocking].
modifier(_, [among(each(Filter))]) -->
    [from, among, the],
    filter(pl, Filter),
    { memberchk(this_way(_), Filter) }.
modifier(_, [among(S)]) --> [among], reference(_, S).
modifier(_, [among(S)]) --> [from, among], reference(_, S).
modifier(_, [among(S)]) --> [from], reference(_, S).
modifier(_, [among(each(Filter))]) --> [from, among], filter(pl, Filter).
modifier(_, [not(cast_from(hand))]) --> [from, anywhere, other, than, your, hand].
modifier(_, [other(S)]) --> [other, than], reference(_, S).
modifier(_, [not(Alt)]) -->
    [other, than],
    plural_or_article,
    filter(_, Filter),
    { one_or_list(Filter, Alt) }.
modifier(_, [not(named(Name))]) --> [not, named], verbatim_name(Name).
modifier(_, [named(Name)]) --> [named], verbatim_name(Name).
modifier(_, [from(Filter)]) -->
    [from],
    plural_or_article,
    filter(_, Filter),
    { memberchk(source, Filter) }.

blocking_subject(pro(subj)) --> [it, '\'s'].
blocking_subject(S) --> reference(sg, S), [is].

plural_or_article --> article.
plural_or_article --> [].

one_or_list([Property], Property) :- !.
one_or_list(Filter, Filter).

%   Whoever casts a spell or activates an ability controls it (CR 112.2, 113.8).

possession(sg, Who, controlled_by(Who)) --> [controls].
possession(pl, Who, controlled_by(Who)) --> [control].
possession(sg, Who, owned_by(Who)) --> [owns].
possession(pl, Who, owned_by(Who)) --> [own].
possession(sg, Who, controlled_by(Who)) --> [casts].
possession(pl, Who, controlled_by(Who)) --> [cast].
possession(sg, Who, controlled_by(Who)) --> [activates].
possession(pl, Who, controlled_by(Who)) --> [activate].

choice_word(type) --> [type].
choice_word(type) --> [creature, type].
choice_word(type) --> [land, type].
choice_word(card_type) --> [card, type].
choice_word(color) --> [color].

%   What stands after "with".

with(_, [has(K)]) --> keyword(K).
with(_, [any_of([has(K1), has(K2)])]) --> keyword(K1), disjunction, keyword(K2).
with(_, [any_of([has(K1), has(K2), has(K3)])]) -->
    keyword(K1), [','], keyword(K2), [',', or], keyword(K3).
with(_, [has(K1), has(K2)]) --> keyword(K1), [and], keyword(K2).
with(_, [has(K)]) --> ability_sort(K).
with(_, [has_ability([Kind])]) --> article, ability_phrase_kind(Kind), [ability].
with(_, [has(landwalk(any))]) --> [landwalk].
with(_, [has(landwalk(any))]) --> [landwalk, abilities].
with(_, [has(landwalk(any))]) --> [a, landwalk, ability].
with(_, [single_target]) --> [a, single, target].
with(_, [no_abilities]) --> [no, abilities].
with(_, [not(no_abilities)]) --> [abilities].
with(_, [mana_value(Parity)]) --> parity(Parity), [mana, value].
with(_, [mana_value(Parity)]) --> parity(Parity), [mana, values].
with(_, [power(Parity)]) --> parity(Parity), [power].
with(_, [Property]) --> comparison(Property).
with(Number, [Property]) --> counters_on(Number, Property).
with(_, [named(Name)]) --> [the, name], verbatim_name(Name).
with(_, [chosen(name)]) --> [the, chosen, name].
with(_, [chosen(name)]) --> [that, name].
with(_, [shares(name, S)]) --> [the, same, name, as], reference(_, S).
with(_, [shares(name, each(Filter))]) -->
    [the, same, name, as],
    article,
    filter(sg, Filter).
with(_, [shares(mana_value, S)]) --> [the, same, mana, value, as], reference(_, S).
with(_, [cost_has(tap)]) --> [sym('{T}'), in], cost_word.
with(_, [cost_has(mana(Symbol))]) -->
    [sym(Symbol), in],
    cost_word,
    { Symbol \== '{T}' }.

ability_phrase_kind(kind(mana)) --> [mana].
ability_phrase_kind(kind(activated)) --> [activated].
ability_phrase_kind(kind(triggered)) --> [triggered].
ability_phrase_kind(keyword(Word)) --> [Word], { memberchk(Word, [exhaust, boast, cycling, power_up]) }.

parity(even) --> [even].
parity(odd) --> [odd].
parity(even) --> [an, even].
parity(odd) --> [an, odd].

cost_word --> [its, cost].
cost_word --> [their, cost].
cost_word --> [their, costs].
cost_word --> [the, cost].
cost_word --> [its, activation, cost].
cost_word --> [their, activation, costs].

without(_, has(K)) --> keyword(K).
without(_, any_of([has(K1), has(K2)])) --> keyword(K1), disjunction, keyword(K2).
without(Number, Property) --> counters_on(Number, Property).

%!  comparison(-Property)// is nondet.
%
%   "power 2 or less", "toughness greater than its power", "mana value X or less".

comparison(Property) -->
    stat_word(Stat),
    compared(Comparison),
    { Property =.. [Stat, Comparison] }.
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, or, toughness],
    compared(Comparison).
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, and, or, toughness],
    compared(Comparison).
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, and, /, or, toughness],
    compared(Comparison).
comparison(Property) -->
    greater_or_less(Stat, Comparison),
    { Property =.. [Stat, Comparison] }.
comparison(Property) -->
    [the, greatest],
    stat_word(Stat),
    [among],
    filter(pl, Filter),
    { Property =.. [Stat, exactly(greatest(Stat, Filter))] }.

greater_or_less(Stat, greater_than(stat(Stat, pro(comparand)))) -->
    [greater],
    stat_word(Stat).
greater_or_less(Stat, less_than(stat(Stat, pro(comparand)))) -->
    lesser,
    stat_word(Stat).
greater_or_less(Stat, exactly(stat(Stat, pro(comparand)))) -->
    [equal],
    stat_word(Stat).
greater_or_less(Stat, at_least(stat(Stat, pro(comparand)))) -->
    [equal, or, greater],
    stat_word(Stat).
greater_or_less(Stat, at_most(stat(Stat, pro(comparand)))) -->
    [equal, or, lesser],
    stat_word(Stat).

lesser --> [less].
lesser --> [lesser].

stat_word(power) --> [power].
stat_word(toughness) --> [toughness].
stat_word(mana_value) --> [mana, value].
stat_word(base_power) --> [base, power].
stat_word(base_toughness) --> [base, toughness].

%!  compared(-Comparison)// is nondet.
%
%   "2 or less", "greater than that creature's power", "equal to X", "3".

compared(at_most(A)) --> number_amount(A), [or], fewer.
compared(at_least(A)) --> number_amount(A), [or], more.
compared(exactly(A)) --> number_amount(A).
compared(at_most(A)) --> [less, than, or, equal, to], compared_amount(A).
compared(at_least(A)) --> [greater, than, or, equal, to], compared_amount(A).
compared(at_least(A)) --> [equal, to, or, greater, than], compared_amount(A).
compared(at_most(A)) --> [equal, to, or, less, than], compared_amount(A).
compared(less_than(A)) --> [less, than], compared_amount(A).
compared(greater_than(A)) --> [greater, than], compared_amount(A).
compared(exactly(A)) --> [equal, to], compared_amount(A).
compared(any_of_numbers([A, B])) -->
    number_amount(A),
    [or],
    number_amount(B).

fewer --> [less].
fewer --> [fewer].
more --> [more].
more --> [greater].
more --> [higher].

number_amount(N) --> cardinal(N).
number_amount(x) --> [x].

%   In a filter, "its power" is that of the thing itself.

compared_amount(stat(Stat, own)) -->
    its,
    stat_word(Stat).
compared_amount(A) -->
    amount(A).

its --> [its].
its --> [their].

%!  counters_on(?Number, -Property)// is nondet.
%
%   "a +1/+1 counter on it", "two or more charge counters on them", "counters on them".

counters_on(Number, counters(Counter, Comparison)) -->
    counters_count(Counter, Comparison),
    [on],
    itself(Number).
counters_on(Number, not(counters(Counter, at_least(1)))) -->
    [no],
    counters_named(Counter),
    [on],
    itself(Number).

itself(_) --> [it].
itself(_) --> [them].
itself(_) --> [him].
itself(_) --> [her].

counters_count(Counter, at_least(1)) --> article, counter_named(Counter).
counters_count(Counter, at_least(1)) --> [one, or, more], counters_named(Counter).
counters_count(Counter, at_least(N)) --> cardinal(N), [or, more], counters_named(Counter).
counters_count(Counter, at_most(N)) --> cardinal(N), [or], fewer, counters_named(Counter).
counters_count(Counter, exactly(N)) --> [exactly], cardinal(N), counters_named(Counter).
counters_count(Counter, at_least(N)) --> [at, least], cardinal(N), counters_named(Counter).
counters_count(Counter, exactly(N)) --> cardinal(N), counters_named(Counter), { N > 1 }.
counters_count(Counter, exactly(1)) --> [one], counter_named(Counter).
counters_count(Counter, even) --> [an, even, number, of], counters_named(Counter).
counters_count(Counter, odd) --> [an, odd, number, of], counters_named(Counter).
counters_count(Counter, at_least(1)) --> counters_named(Counter).

counter_named(any) --> [counter].
counter_named(Counter) --> counter_kind(Counter), [counter].
counters_named(any) --> [counters].
counters_named(Counter) --> counter_kind(Counter), [counters].
counters_named(Counter) --> counter_kind(Counter), [counter].

%!  counter_kind(-Counter)// is semidet.
%
%   The word before "counter": "+1/+1", "charge", "first strike".

counter_kind(pt(P, T)) --> [mod(P, T)].
counter_kind(first_strike) --> [first, strike].
counter_kind(double_strike) --> [double, strike].
counter_kind(Word) -->
    [Word],
    { counter_name(Word) }.

%   "that" clauses.

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
relative_verb(pl, has(K)) --> [have], keyword(K).
relative_verb(pl, nameless) --> ['don\'t', have, a, name].
relative_verb(sg, nameless) --> ['doesn\'t', have, a, name].
relative_verb(sg, not(has(K))) --> ['doesn\'t', have], keyword(K).
relative_verb(pl, not(has(K))) --> ['don\'t', have], keyword(K).
relative_verb(Number, Property) --> have_word(Number), counters_on(Number, Property).
relative_verb(sg, not(Alt)) --> ['isn\'t'], predicative(sg, Filter), { one_or_list(Filter, Alt) }.
relative_verb(pl, not(Alt)) --> ['aren\'t'], predicative(pl, Filter), { one_or_list(Filter, Alt) }.
relative_verb(sg, shares(What, S)) --> [shares], at_least_one, shared(What), [with], shared_with(S).
relative_verb(pl, shares(What, S)) --> [share], at_least_one, shared(What), [with], shared_with(S).
relative_verb(pl, not(shares(name, S))) --> ['don\'t', have, the, same, name, as], shared_with(S).
relative_verb(sg, not(shares(name, S))) --> ['doesn\'t', have, the, same, name, as], shared_with(S).
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

%!  predicative(?Number, -Properties)// is nondet.
%
%   What stands after "is": an adjective, a noun with its article, a participle.

predicative(_, [Property]) -->
    predicative_adjective(Property).
predicative(_, [any_of([P1, P2])]) -->
    predicative_adjective(P1),
    disjunction,
    predicative_adjective(P2).
predicative(_, [any_of([P1, P2, P3])]) -->
    predicative_adjective(P1),
    [','],
    predicative_adjective(P2),
    [',', or],
    predicative_adjective(P3).
predicative(_, [P1, P2]) -->
    predicative_adjective(P1),
    [and],
    predicative_adjective(P2).
predicative(_, [P1, P2]) -->
    [both],
    predicative_adjective(P1),
    [and],
    predicative_adjective(P2).
predicative(sg, Filter) -->
    article,
    filter(sg, Filter).
predicative(sg, [any_of([Alt1, Alt2, Alt3])]) -->
    article,
    filter(sg, Filter1),
    [','],
    article,
    filter(sg, Filter2),
    [',', or],
    article,
    filter(sg, Filter3),
    { one_or_list(Filter1, Alt1),
      one_or_list(Filter2, Alt2),
      one_or_list(Filter3, Alt3)
    }.
predicative(pl, Filter) -->
    filter(pl, Filter).
predicative(Number, Properties) -->
    participle(Number, Properties).
predicative(_, [attacking_alone]) --> [attacking, alone].
predicative(_, [Property]) --> zone_phrase(Property).
predicative(_, [chosen(Choice)]) --> [the, chosen], choice_word(Choice).
predicative(_, [chosen(Choice)]) --> [of, the, chosen], choice_word(Choice).
predicative(_, [not(colorless)]) --> [one, or, more, colors].
predicative(_, [color_count(exactly(2))]) --> [exactly, two, colors].
predicative(_, [color_count(exactly(1))]) --> [exactly, one, color].
predicative(_, [color_count(exactly(3))]) --> [exactly, three, colors].
predicative(_, [color_count(at_least(2))]) --> [two, or, more, colors].
predicative(_, [color_count(exactly(5))]) --> [all, colors].
predicative(_, [designated(Word)]) --> [Word], { state_word(Word) }.
predicative(_, [designated(ring_bearer)]) --> [your, 'ring-bearer'].

predicative_adjective(Property) -->
    adjective_property(Property).
predicative_adjective(not(Property)) -->
    [not],
    adjective_property(Property).

state_word(solved).
state_word(prepared).
state_word(unprepared).
state_word(exerted).
state_word(foretold).
state_word(plotted).

%   Participles.

participle(_, [Property]) --> attacking_participle(Property).
participle(_, [any_of([P1, P2])]) -->
    participle_alone(P1),
    disjunction,
    participle_alone(P2).
participle(_, [Property]) --> participle_alone(Property).
participle(_, [happened(this_turn, deals_damage(S, own), at_least(1))]) -->
    [dealt, damage, this, turn, by],
    reference(_, S).
participle(_, [happened(this_turn, deals_damage(S, own), at_least(1))]) -->
    [dealt, damage, by],
    reference(_, S),
    [this, turn].
participle(_, [happened(this_turn, deals_damage(each([]), own), at_least(1))]) -->
    [dealt, damage, this, turn].
participle(_, [Property]) --> exiled_participle(Property).

attacking_participle(attacking([Defender|Defenders])) -->
    [attacking],
    defenders([Defender|Defenders]).
attacking_participle(Property) -->
    [attacking, or, blocking],
    { Property = any_of([attacking, blocking]) }.

participle_alone(blocking(S)) --> [blocking], reference(_, S).
participle_alone(blocking(each(Filter))) --> [blocking], article, filter(sg, Filter).
participle_alone(blocked_by(S)) --> [blocked, by], reference(_, S).
participle_alone(blocked_by(each(Filter))) --> [blocked, by], article, filter(sg, Filter).
participle_alone(blocking) --> [blocking].
participle_alone(attacking) --> [attacking].
participle_alone(attached_to(S)) --> [attached, to], reference(_, S).
participle_alone(attached_to(each(Filter))) --> [attached, to], article, filter(sg, Filter).
participle_alone(attached_to(each(Filter))) --> [attached, to], filter(pl, Filter).
participle_alone(attached_to(player(Who))) --> [attached, to], who(_, Who).
participle_alone(attached_to(S)) --> [already, attached, to], reference(_, S).
participle_alone(used_to_craft(S)) --> [used, to, craft], reference(_, S).
participle_alone(enchanted_by(Filter)) --> [enchanted, by], filter(pl, Filter).
participle_alone(enchanted_by(Filter)) --> [enchanted, by], article, filter(sg, Filter).
participle_alone(equipped_by(Filter)) --> [equipped, by], article, filter(sg, Filter).
participle_alone(paired_with(S)) --> [paired, with], reference(_, S).
participle_alone(paired_with(each(Filter))) --> [paired, with], article, filter(sg, Filter).
participle_alone(able_to_block(S)) --> [able, to, block], reference(_, S).

exiled_participle(exiled_with(S)) --> [exiled, with], reference(_, S).
exiled_participle(exiled_with(S)) --> [exiled, by], reference(_, S).
exiled_participle(this_way(exile)) --> [exiled, this, way].
exiled_participle(this_way(destroy)) --> [destroyed, this, way].
exiled_participle(this_way(sacrifice)) --> [sacrificed, this, way].
exiled_participle(this_way(discard)) --> [discarded, this, way].
exiled_participle(this_way(reveal)) --> [revealed, this, way].
exiled_participle(this_way(mill)) --> [milled, this, way].
exiled_participle(this_way(return)) --> [returned, this, way].
exiled_participle(this_way(tap)) --> [tapped, this, way].
exiled_participle(this_way(choose)) --> [chosen, this, way].
exiled_participle(this_way(put)) --> [put, into, a, graveyard, this, way].
exiled_participle(this_way(put)) --> [put, onto, the, battlefield, this, way].

%!  zone_phrase(-Property)// is nondet.
%
%   "in your graveyard", "from a graveyard", "on the battlefield".

zone_phrase(zone(Zone, Who)) --> [in], owner_of_zone(Who), zone_word(Zone).
zone_phrase(zone(Zone, Who)) --> [from], owner_of_zone(Who), zone_word(Zone).
zone_phrase(zone(graveyard, any)) --> [in], graveyards.
zone_phrase(zone(graveyard, any)) --> [from], graveyards.
zone_phrase(zone(graveyard, single)) --> [from, a, single, graveyard].
zone_phrase(zone(graveyard, single)) --> [in, a, single, graveyard].
zone_phrase(pile(choice)) --> [in, the, pile, of, their, choice].
zone_phrase(pile(choice)) --> [in, the, pile, of, your, choice].
zone_phrase(pile(chosen)) --> [in, that, pile].
zone_phrase(zone(exile, any)) --> [in, exile].
zone_phrase(zone(exile, any)) --> [from, exile].
zone_phrase(zone(battlefield, any)) --> [on, the, battlefield].
zone_phrase(not(zone(battlefield, any))) --> [not, on, the, battlefield].
zone_phrase(zone(stack, any)) --> [on, the, stack].
zone_phrase(zone(command, any)) --> [in, the, command, zone].
zone_phrase(zone(hand, any)) --> [in, hand].
zone_phrase(zone(outside, you)) --> [from, outside, the, game].

owner_of_zone(Who) --> whose(Who).

zone_word(graveyard) --> [graveyard].
zone_word(graveyard) --> [graveyards].
zone_word(hand) --> [hand].
zone_word(hand) --> [hands].
zone_word(library) --> [library].
zone_word(library) --> [libraries].

graveyards --> [a, graveyard].
graveyards --> [graveyards].
graveyards --> [all, graveyards].
graveyards --> [any, graveyard].

%!  quality(-Filter)// is nondet.
%
%   What stands after "protection from" or "hexproof from", once.

quality([color(Color)]) --> [Color], { color(Color) }.
quality([]) --> [everything].
quality([Property]) -->
    [Word],
    { memberchk(Word, [colorless, multicolored, monocolored]),
      Property = Word
    }.
quality([chosen(color)]) --> [the, chosen, color].
quality([chosen(color)]) --> [that, color].
quality([last_chosen(color)]) --> [the, last, chosen, color].
quality([not(mana_value(exactly(chosen(number))))]) --> [each, mana, value, other, than, the, chosen, number].
quality([belongs_to(chosen(player))]) --> [the, chosen, player].
quality([chosen(name)]) --> [the, chosen, card, name].
quality([chosen(name)]) --> [the, chosen, name].
quality([chosen(type)]) --> [the, chosen, creature, type].
quality([chosen(card_type)]) --> [the, chosen, card, type].
quality([choice(color)]) --> [the, color, of, your, choice].
quality([choice(card_type)]) --> [the, card, type, of, your, choice].
quality([choice(type)]) --> [the, creature, type, of, your, choice].
quality([shares(What, S)]) --> [each, of], possessor_object(S), ['\'s'], shared_features(What).
quality([shares(What, S)]) --> [each, of], its_own(S), shared_features(What).
quality([shares(What, S)]) --> its_own(S), shared_features(What).
quality([shares(What, each(Filter))]) --> [the], shared_features(What), [of], filter(pl, Filter).
quality([shares(What, S)]) --> possessor_object(S), ['\'s'], shared_features(What).
quality([belongs_to(opponent)]) --> [each, of, your, opponents].
quality([belongs_to(opponent)]) --> [your, opponents].
quality([belongs_to(opponent)]) --> [opponents].
quality(Filter) -->
    filter(pl, Filter).
quality(Filter) -->
    filter(sg, Filter),
    { Filter = [subtype(_)] ; Filter = [not(subtype(_)), _|_] }.
quality([Property]) -->
    comparison(Property).

its_own(pro(poss)) --> [its].
its_own(pro(posses)) --> [their].

shared_features(color) --> [colors].
shared_features(card_type) --> [card, types].
shared_features(creature_type) --> [creature, types].
