:- encoding(utf8).
:- module(lawmage_amounts_grammar,
          [ amount//1,          % -Amount
            cards//1,           % -Amount
            for_each//1,        % -Amount
            where_x//1,         % -Amount
            scaled/3,           % +Unit, +Amount, -Scaled
            feature//1          % -What
          ]).
:- use_module(library(lists)).
:- use_module(counters).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(past_events).
:- use_module(players).
:- use_module(subjects).
:- use_module(words).

/** <module> Amounts

Numbers, and the phrases that count or measure something.
*/

%!  amount(-Amount)// is nondet.
%
%   A number, or what stands for one.

amount(A) -->
    simple_amount(A0),
    (   arithmetic(A0, A)
    ->  []
    ;   { A = A0 }
    ).

%!  cards(-Amount)// is nondet.
%
%   "a card", "two cards", "that many cards plus one", "cards equal to ...".

cards(1) --> [a, card].
cards(A) --> quantity(pl, A), [cards].
cards(A) --> [cards, equal, to], amount(A).
cards(times(2, that_many)) --> [twice, that, many, cards].
cards(plus(that_many, N)) --> [that, many, cards, plus], cardinal(N).
cards(minus(that_many, N)) --> [that, many, cards, minus], cardinal(N).

arithmetic(A, plus(A, B)) --> [plus], simple_amount(B).
arithmetic(A, minus(A, B)) --> [minus], simple_amount(B).

simple_amount(N) --> cardinal(N).
simple_amount(x) --> [x].
simple_amount(that_many) --> [that, many].
simple_amount(that_many) --> [that, much].
simple_amount(that_many) --> [that, number].
simple_amount(that_many) --> [that, amount].
simple_amount(chosen(number)) --> [the, chosen, number].
simple_amount(chosen(number)) --> [the, last, chosen, number].
simple_amount(times(2, A)) --> [twice], simple_amount(A).
simple_amount(times(3, A)) --> [three, times], simple_amount(A).
simple_amount(half(A, Rounding)) -->
    [half],
    halved(A),
    optional_comma,
    [rounded],
    rounding(Rounding).
simple_amount(stat(Stat, S)) -->
    possessive(S),
    stat_name(Stat).
simple_amount(Amount) --> [the], the_amount(Amount).
simple_amount(greatest(life, [opponent])) --> [the, life, total, of, an, opponent, with, the, most, life].
simple_amount(life(Who)) --> whose(Who), [life, total].
simple_amount(starting_life(Who)) --> whose(Who), [starting, life, total].
simple_amount(devotion(Who, Colors)) -->
    whose(Who),
    [devotion, to],
    devotion_colors(Colors).
simple_amount(speed(you)) --> [your, speed].

halved(A) --> simple_amount(A).
halved(life(Who)) --> whose(Who), [life].
halved(count([card, zone(library, Who)])) --> whose(Who), [library].
halved(count(Filter)) --> [the], filter(pl, Filter).

%   "its", "~'s", "that creature's", before a characteristic.

possessive(pro(poss)) --> [its].
possessive(pro(poss)) --> [his].
possessive(pro(poss)) --> [her].
possessive(pro(posses)) --> [their].
possessive(S) --> possessor_object(S), ['\'s'].
possessive(subject) --> [its, own].

stat_name(power) --> [power].
stat_name(toughness) --> [toughness].
stat_name(mana_value) --> [mana, value].
stat_name(base_power) --> [base, power].
stat_name(base_toughness) --> [base, toughness].
stat_name(intensity) --> [intensity].

devotion_colors([Color]) --> color_word(Color).
devotion_colors([Color1, Color2]) --> color_word(Color1), [and], color_word(Color2).
devotion_colors([chosen(color)]) --> [that, color].
devotion_colors([chosen(color)]) --> [the, chosen, color].

color_word(Color) --> [Color], { color(Color) }.

the_amount(Amount) --> [number, of], numbered(Amount).
the_amount(Amount) --> [total, number, of], numbered(Amount).
the_amount(greatest(life, Filter)) --> [highest, life, total, among], players_among(Filter).
the_amount(least(life, Filter)) --> [lowest, life, total, among], players_among(Filter).
the_amount(life_lost(Who)) --> [amount, of, life], who(Person, Who), perfect(Person), [lost, this, turn].
the_amount(life_lost(Who)) --> [total, amount, of, life], who(Person, Who), perfect(Person), [lost, this, turn].
the_amount(life_gained(Who)) --> [amount, of, life], who(Person, Who), perfect(Person), [gained, this, turn].
the_amount(damage_dealt(Who)) --> ([] ; [amount, of]), [damage, dealt, to], who(_, Who), [this, turn].
the_amount(difference) --> [difference].
the_amount(greatest(Stat, Filter)) --> [greatest], stat_name(Stat), [among], filter(_, Filter).
the_amount(greatest(Stat, [any_of([Filter0, Filter1])])) -->
    [greatest],
    stat_name(Stat),
    [among],
    filter(pl, Filter0),
    [and],
    filter(pl, Filter1).
the_amount(least(Stat, Filter)) --> [least], stat_name(Stat), [among], filter(_, Filter).
the_amount(total(Stat, Filter)) --> [total], stat_name(Stat), [of], total_of(Filter).
the_amount(stat(Stat, S)) --> stat_name(Stat), [of], reference(_, S).
the_amount(that_many) --> [amount, of, damage, dealt, this, way].
the_amount(that_many) --> [damage, dealt, this, way].
the_amount(that_many) --> [damage, prevented, this, way].
the_amount(that_many) --> [amount, of, damage, prevented, this, way].
the_amount(that_many) --> [excess, damage, dealt, this, way].
the_amount(that_many) --> [amount, of, life, you, gained].
the_amount(mana_spent(S)) --> [amount, of, mana, spent, to, cast], reference(sg, S).
the_amount(colors_spent(S)) --> [number, of, colors, of, mana, spent, to, cast], reference(sg, S).
the_amount(that_many) --> [amount, of, life, lost, this, way].
the_amount(that_many) --> [life, lost, this, way].
the_amount(difference(A, B)) --> [difference, between], simple_amount(A), [and], simple_amount(B).
the_amount(greater(A, B)) --> [greater, of], simple_amount(A), [and], simple_amount(B).

players_among([opponent]) --> [your, opponents].
players_among([player]) --> [players].
players_among([player]) --> [all, players].

total_of(Filter) --> [the], filter(pl, Filter).
total_of(Filter) --> filter(_, Filter).
total_of(Filter) --> [each], filter(sg, Filter).

numbered(counters(Counter, S)) -->
    counter_name(Counter),
    [on],
    reference(_, S).
numbered(counters_among(Counter, Filter)) -->
    counter_name(Counter),
    [among],
    filter(pl, Filter).
numbered(counters_among(Counter, Filter)) -->
    counter_name(Counter),
    [on],
    filter(pl, Filter).
numbered(player_counters(Counter, Who)) -->
    counter_name(Counter),
    who(Person, Who),
    has(Person).
numbered(mana_symbols(Color, each(Filter))) --> [Color, mana, symbols, in, the, mana, costs, of], { color(Color) }, filter(pl, Filter).
numbered(distinct(counter_kind, Filter)) --> [different, kinds, of, counters, among], filter(_, Filter).
numbered(distinct(What, Filter)) --> feature(What), [among], optional_the, filter(_, Filter).
numbered(distinct(What, Filter)) --> [different], feature(What), [among], filter(_, Filter).
numbered(distinct(What, Filter)) --> [differently, named], filter(_, Filter), { What = name }.
numbered(happened(this_turn, cast(you, Filter))) --> filter(pl, Filter), [you, '\'ve', cast, this, turn], { memberchk(spell, Filter) }.
numbered(happened(this_turn, cast(any, Filter))) --> filter(pl, Filter), [cast, this, turn], { memberchk(spell, Filter) }.
numbered(happened(this_turn, draws(you))) --> [cards, you, '\'ve', drawn, this, turn].
numbered(happened(this_turn, discards(you, [card]))) --> [cards, you, '\'ve', discarded, this, turn].
numbered(happened(Period, Event)) --> [times], happened(Period, Event, at_least(1)).
numbered(count([opponent])) --> [opponents, you, have].
numbered(count([player])) --> [players, in, the, game].
numbered(party(you)) --> [creatures, in, your, party].
numbered(count(Filter)) --> filter(pl, Filter).
numbered(kicked) --> [times, it, was, kicked].
numbered(kicked) --> [times, ~, was, kicked].

%!  feature(-What)// is semidet.
%
%   What things can have different ones of, in the plural.

feature(card_type) --> [card, types].
feature(basic_land_type) --> [basic, land, types].
feature(land_type) --> [land, types].
feature(creature_type) --> [creature, types].
feature(color) --> [colors].
feature(power) --> [powers].
feature(power) --> [different, powers].
feature(name) --> [names].
feature(name) --> [different, names].
feature(mana_value) --> [mana, values].
feature(mana_value) --> [different, mana, values].

counter_name(any) --> [counters].
counter_name(Counter) --> counter_kind(Counter), [counters].

%!  for_each(-Amount)// is nondet.
%
%   "for each" and what there is so much of.

for_each(Amount) -->
    [for, each],
    each_of(Amount0),
    more_each(Amount0, Amount).
for_each(Amount) --> [for, each, of], of_each(Amount).

%   "for each land you control and each land card in your graveyard".

more_each(Amount0, plus(Amount0, Amount1)) --> [and, each], each_of(Amount1).
more_each(Amount, Amount) --> [].

each_of(happened(this_turn, attacks(each([type(creature), controlled_by(you)])))) --> [creature, you, attacked, with, this, turn].
each_of(counters(Counter, S)) -->
    one_counter(Counter),
    [on],
    reference(_, S).
each_of(counters_among(Counter, Filter)) -->
    one_counter(Counter),
    [on],
    filter(pl, Filter).
each_of(counters_among(Counter, Filter)) -->
    one_counter(Counter),
    [among],
    filter(pl, Filter).
each_of(mana_symbols(Color, S)) --> [Color, mana, symbol, in], { color(Color) }, possessive(S), [mana, cost].
each_of(happened(this_turn, Event)) --> [time], event_subject_phrase(S), [has], past_event(S, this_turn, Event).
each_of(happened(this_game, Event)) --> [time], event_subject_phrase(S), past_event(S, this_game, Event).
each_of(that_many) --> [1, damage, prevented, this, way].
each_of(that_many) --> [1, life, you, lost].
each_of(minus(happened(this_turn, cast(you, Filter)), 1)) --> [other], filter(sg, Filter), [you, '\'ve', cast, before, it, this, turn].
each_of(player_counters(Counter, Who)) -->
    one_counter(Counter),
    who(Person, Who),
    has(Person).
each_of(unspent_mana(you, Color)) --> [unspent, Color, mana, you, have], { color(Color) }.
each_of(distinct(What, Filter)) --> single_feature(What), [among], filter(_, Filter).
each_of(count([opponent])) --> [opponent, you, have].
each_of(count(Filter)) --> player_filter(sg, Filter).
each_of(party(you)) --> [creature, in, your, party].
each_of(kicked) --> [time, it, was, kicked].
each_of(kicked) --> [time, ~, was, kicked].
each_of(happened(this_game, Event)) -->
    { Event = cast(you, [designated(commander), spell, cast_from(command)]) },
    [time, you, '\'ve', cast, your, commander, from, the, command, zone, this, game].
each_of(colors_spent(S)) --> [color, of, mana, spent, to, cast], reference(sg, S).
each_of(targets_beyond(1)) --> [target, beyond, the, first].
each_of(happened(this_turn, cast(any, Filter))) --> filter(sg, Filter), [cast, this, turn], { memberchk(spell, Filter) }.
each_of(happened(this_turn, cast(you, Filter))) --> filter(sg, Filter), [you, '\'ve', cast, this, turn], { memberchk(spell, Filter) }.
each_of(happened(Period, Event)) --> [time], happened(Period, Event, at_least(1)).
each_of(distinct(counter_kind, that_object(S))) --> [kind, of, counter, on], reference(sg, S).
each_of(count(Filter)) --> filter(sg, Filter).
each_of(excess(N, count(Filter))) -->
    filter(sg, Filter),
    [beyond, the],
    ordinal_word(N).

ordinal_word(N) --> [Word], { ordinal(Word, N) }.

of_each(distinct(color, that_object(S))) --> possessive(S), [colors].

single_feature(card_type) --> [card, type].
single_feature(basic_land_type) --> [basic, land, type].
single_feature(land_type) --> [land, type].
single_feature(creature_type) --> [creature, type].
single_feature(color) --> [color].
single_feature(power) --> [different, power].
single_feature(mana_value) --> [different, mana, value].
single_feature(mana_value) --> [mana, value].
single_feature(name) --> [name].

one_counter(any) --> [counter].
one_counter(Counter) --> counter_kind(Counter), [counter].

%!  where_x(-Amount)// is nondet.
%
%   ", where X is" and what X is.

where_x(Amount) --> optional_comma, [where, x, is], amount(Amount).

%!  scaled(+Unit, +Amount, -Scaled) is det.
%
%   Scaled is Unit for each of Amount.

scaled(0, _, 0) :- !.
scaled(1, Amount, Amount) :- !.
scaled(Unit, Amount, times(Unit, Amount)).
