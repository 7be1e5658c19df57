:- encoding(utf8).
:- module(lawmage_count_conditions,
          [ count_condition//1, % -Condition
            counted//2,         % -Filter, -Comparison
            counters_of//1,     % -Counter
            one_player/2        % +Who, -Noun
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(comparisons).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(players).
:- use_module(subjects).
:- use_module(words).
:- use_module(zone_phrases).

/** <module> Conditions that count or measure

"if you control three or more artifacts", "if you have 10 or less life".
*/

%!  count_condition(-Condition)// is nondet.
%
%   How many there are, or how much.

% Control.
count_condition(C) -->
    who(Person, Who),
    controls(Person),
    counted(Filter0, Comparison),
    { append(Filter0, [controlled_by(Who)], Filter),
      of_one(Person, Who, amount(count(Filter), Comparison), C)
    }.
count_condition(C) -->
    who(Person, Who),
    doesnt(Person),
    [control],
    article,
    filter(sg, Filter0),
    { append(Filter0, [controlled_by(Who)], Filter),
      of_one(Person, Who, amount(count(Filter), exactly(0)), C)
    }.
count_condition(amount(total(Stat, Filter), Comparison)) -->
    filter(pl, Filter),
    [have, total],
    stat_word(Stat),
    compared(Comparison).
count_condition(amount(party(you), exactly(4))) --> [you, have, a, full, party].
count_condition(amount(count([opponent]), at_least(N))) --> [you, have], cardinal(N), [or, more, opponents].
count_condition(amount(count([card, zone(library, you)]), exactly(0))) --> [your, library, has, no, cards, in, it].
count_condition(amount(greatest(power, Filter), at_least(greatest(power, [type(creature)])))) -->
    [you, control, the, creature, with, the, greatest, power, or, tied, for, the, greatest, power],
    { Filter = [type(creature), controlled_by(you)] }.
count_condition(C) -->
    who(Person, Who),
    controls(Person),
    cardinal(N),
    [or, more],
    filter(pl, Filter0),
    [with, different],
    different_feature(What),
    { append(Filter0, [controlled_by(Who)], Filter),
      of_one(Person, Who, amount(distinct(What, Filter), at_least(N)), C)
    }.
count_condition(amount(count(Filter), exactly(0))) -->
    [no, opponent, controls],
    article,
    filter(sg, Filter0),
    { append(Filter0, [controlled_by(opponent)], Filter) }.
count_condition(amount(count(Filter), at_least(1))) -->
    who(Person, you),
    controls(Person),
    [your, commander],
    { Filter = [designated(commander), owned_by(you), controlled_by(you)] }.
count_condition(matches(S, [controlled_by(Who)])) -->
    who(Person, Who0),
    controls(Person),
    reference(sg, S),
    { controlling(Who0, Who) }.
count_condition(C) -->
    who(Person, Who),
    controls(Person),
    more_or_fewer(Relation),
    filter(pl, Filter),
    [than],
    who(OtherPerson, Other),
    { append(Filter, [controlled_by(Who)], Filter1),
      append(Filter, [controlled_by(Other)], Filter2),
      append(Filter, [controlled_by(own)], Filter3),
      than(Relation, Other-OtherPerson, count(Filter1), count(Filter2), count(Filter3), C0),
      of_one(Person, Who, C0, C)
    }.
count_condition(amount(count(Filter), Comparison)) -->
    who(Person, Who),
    owns(Person),
    counted(Filter0, Comparison),
    { append(Filter0, [owned_by(Who)], Filter) }.
count_condition(all([amount(count(F1), at_least(1)), amount(count(F2), at_least(1)), amount(count(F3), at_least(1))])) -->
    [you, control],
    filter(_, Filter0),
    { selectchk(any_of([named(Name1), named(Name2), named(Name3)]), Filter0, Filter),
      append(Filter, [named(Name1), controlled_by(you)], F1),
      append(Filter, [named(Name2), controlled_by(you)], F2),
      append(Filter, [named(Name3), controlled_by(you)], F3)
    }.
% What there is.
count_condition(amount(Amount, Comparison)) -->
    there_is(Number),
    existing(Number, Amount, Comparison).
count_condition(amount(count(Filter), at_least(1))) -->
    article,
    filter(sg, Filter0),
    [is],
    zone_phrase(Zone),
    { append(Filter0, [Zone], Filter) }.
count_condition(amount(count(Filter), at_least(1))) -->
    article,
    filter(sg, Filter0),
    { \+ memberchk(player, Filter0),
      \+ memberchk(opponent, Filter0)
    },
    [has],
    possession(Property),
    { append(Filter0, [Property], Filter) }.
count_condition(amount(count([player, amount(count([card, zone(library, own)]), Comparison)]), at_least(1))) -->
    [a, library, has],
    counted([card], Comparison),
    [in, it].
count_condition(all([amount(count(F1), at_least(1)), amount(count(F2), at_least(1))])) -->
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
count_condition(amount(count(Filter), Comparison)) -->
    counted(Filter0, Comparison),
    be(_),
    attached_phrase(Property),
    { append(Filter0, [Property], Filter) }.
% Life, hands, counters of players.
count_condition(C) -->
    who(Person, Who),
    has(Person),
    life_compared(Comparison),
    { of_one(Person, Who, amount(life(Who), Comparison), C) }.
count_condition(C) -->
    whose(Who),
    [life, total, is],
    total_compared(Comparison),
    { of_one(sg, Who, amount(life(Who), Comparison), C) }.
count_condition(C) -->
    who(Person, Who),
    has(Person),
    more_or_fewer(Relation),
    [cards, in, hand, than],
    who(OtherPerson, Other),
    { Hand = count([card, zone(hand, Who)]),
      than(Relation, Other-OtherPerson, Hand, count([card, zone(hand, Other)]), count([card, zone(hand, own)]), C0),
      of_one(Person, Who, C0, C)
    }.
count_condition(C) -->
    who(Person, Who),
    has(Person),
    more_or_fewer(Relation),
    [life, than],
    who(OtherPerson, Other),
    { than(Relation, Other-OtherPerson, life(Who), life(Other), life(own), C0),
      of_one(Person, Who, C0, C)
    }.
count_condition(C) -->
    who(Person, Who),
    has(Person),
    counted(Filter0, Comparison),
    { append(Filter1, [zone(Zone, Owner)], Filter0),
      memberchk(card, Filter1),
      own_zone(Who, Owner),
      append(Filter1, [zone(Zone, Who)], Filter),
      of_one(Person, Who, amount(count(Filter), Comparison), C)
    }.
count_condition(C) -->
    who(Person, Who),
    has(Person),
    player_counters(Property),
    { of_one(Person, Who, matches(player(Who), [Property]), C) }.
count_condition(C) -->
    who(sg, Who),
    [is, poisoned],
    { of_one(sg, Who, matches(player(Who), [counters(poison, at_least(1))]), C) }.
count_condition(amount(unspent_mana(you, any), at_least(N))) --> [you, have], cardinal(N), [or, more, unspent, mana].
count_condition(amount(player_counters(energy, you), at_least(N))) -->
    [you, have],
    energy_symbols(N).
% Comparisons of amounts.
count_condition(amount(A, Comparison)) -->
    amount(A),
    { A \= stat(_, _),
      A \= life(_)
    },
    [is],
    total_compared(Comparison).
count_condition(amount(A, Comparison)) -->
    { A = x },
    [x, is],
    total_compared(Comparison).
count_condition(all([C0, C1])) -->
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
count_condition(amount(count([permanent, color(Color)]), at_least(greatest(color_count, [permanent])))) -->
    [Color, is, the, most, common, color, among, all, permanents, or, is, tied, for, most, common],
    { color(Color) }.
count_condition(not(amount(count([player, amount(count(Own), greater_than(count(Of)))]), at_least(1)))) -->
    who(sg, Who),
    [controls, the, most],
    filter(pl, Filter),
    [or, is, tied, for, the, most],
    {   append(Filter, [controlled_by(own)], Own),
        append(Filter, [controlled_by(Who)], Of)
    }.
count_condition(amount(life(that_player), at_least(greatest(life, [opponent])))) -->
    [no, opponent, has, more, life, than, that, player].

%   of_one(+Person, +Who, +Condition0, -Condition): "an opponent has" is said of one of them
%   by himself, "your opponents have" of all together.

of_one(sg, Who, amount(Amount0, Comparison0), Condition) :-
    one_player(Who, Player),
    \+ ( Amount0 = count(_), Comparison0 == at_least(1) ),
    !,
    as_own(Who, Amount0, Amount),
    as_own(pro(who), Comparison0, Comparison),
    Condition = amount(count([Player, amount(Amount, Comparison)]), at_least(1)).
of_one(sg, Who, matches(player(Who), Filter), Condition) :-
    one_player(Who, Player),
    !,
    Condition = amount(count([Player|Filter]), at_least(1)).
of_one(_, _, Condition, Condition).

more_or_fewer(more) --> [more].
more_or_fewer(fewer) --> [fewer].
more_or_fewer(fewer) --> [less].

%   than(+Relation, +Other, +Amount, +OfOther, +Own, -Condition): so compared with one other player at
%   least, with each, or with the only one that is meant.

than(Relation, Other-sg, Amount, _, Own, amount(count([Noun, amount(Own, Comparison)]), at_least(1))) :-
    one_player(Other, Noun),
    !,
    ( Relation == more -> Comparison = less_than(Amount) ; Comparison = greater_than(Amount) ).
than(Relation, each(Filter0)-_, Amount, _, Own, not(amount(count(Filter), at_least(1)))) :-
    !,
    ( Relation == more -> Comparison = at_least(Amount) ; Comparison = at_most(Amount) ),
    append(Filter0, [amount(Own, Comparison)], Filter).
than(more, _, Amount, OfOther, _, amount(Amount, greater_than(OfOther))).
than(fewer, _, Amount, OfOther, _, amount(Amount, less_than(OfOther))).

%!  one_player(+Who, -Noun) is semidet.
%
%   Who is one of several players, of whom Noun is true.

one_player(opponent, opponent).
one_player(any, player).

as_own(Who, Who0, Own) :-
    Who0 == Who,
    !,
    Own = own.
as_own(Who, Term0, Term) :-
    compound(Term0),
    !,
    Term0 =.. [Functor|Arguments0],
    maplist(as_own(Who), Arguments0, Arguments),
    Term =.. [Functor|Arguments].
as_own(_, Term, Term).

controlling(other_player, Who) :- !, Who = other_player.
controlling(Who, Who).

possession(has(K)) --> keyword(K).
possession(Property) --> counters_on(Property).

%!  counted(-Filter, -Comparison)// is nondet.
%
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

existing(_, count(Filter), Comparison) --> counted(Filter, Comparison).
existing(pl, distinct(What, Filter), at_least(N)) -->
    cardinal(N),
    [or, more],
    feature(What),
    [among],
    filter(_, Filter).
existing(pl, counters_among(Counter, Filter), at_least(N)) -->
    cardinal(N),
    [or, more],
    counters_of(Counter),
    [among],
    filter(_, Filter).

existing(pl, distinct(counter_kind, Filter), at_least(N)) -->
    cardinal(N),
    [or, more, different, kinds, of, counters, among],
    filter(_, Filter).
existing(pl, unlocked_doors(Filter), at_least(N)) -->
    cardinal(N),
    [or, more, unlocked, doors, among],
    filter(pl, Filter).

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

%   "you have seven cards in hand", "an opponent has seven cards in their graveyard".

own_zone(_, any) :- !.
own_zone(you, you) :- !.
own_zone(_, pro(who)).

player_counters(counters(Counter, at_least(N))) -->
    cardinal(N),
    [or, more],
    counters_of(Counter).
player_counters(counters(Counter, at_least(1))) -->
    article,
    counter_kind(Counter),
    [counter].

%!  counters_of(-Counter)// is nondet.
%
%   Counters of a kind, or `any`.

counters_of(any) --> [counters].
counters_of(Counter) --> counter_kind(Counter), counter_or_counters.
