:- encoding(utf8).
:- module(lawmage_costs_grammar,
          [ cost//1,            % -Payments
            mana_payment//1,    % -Payments
            mana//1             % -Mana
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(subjects).

/** <module> Costs

What stands before the colon of an activated ability, after the dash of a keyword, or
after "pay".  A cost is a list of payments.
*/

%!  cost(-Payments)// is nondet.
%
%   Payments separated by commas, the last perhaps by "and".

cost(Payments) -->
    payment(Payments0),
    payments_after(Payments1),
    { append(Payments0, Payments1, Payments) }.

payments_after(Payments) -->
    payment_comma,
    payment(Payments0),
    payments_after(Payments1),
    { append(Payments0, Payments1, Payments) }.
payments_after([]) --> [].

payment_comma --> [',', and].
payment_comma --> [','].
payment_comma --> [and].

payment([mana(Mana)]) --> mana(Mana).
payment([tap]) --> [sym('{T}')].
payment([untap]) --> [sym('{Q}')].
payment([energy(N)]) --> energy_symbols(N).
payment([loyalty(N)]) --> [loyalty(N)].
payment(Payments) --> [Verb], { atom(Verb) }, paid(Verb, Payments).

paid(pay, [mana(Mana)]) --> mana(Mana).
paid(pay, [energy(N)]) --> energy_symbols(N).
paid(pay, [pay_life(A)]) --> life_amount(A), [life].
paid(pay, [pay_life(A)]) --> [life, equal, to], amount(A).
paid(pay, [pay_life(half(life(you), Rounding))]) --> [half, your, life, ',', rounded], rounding(Rounding).
paid(sacrifice, [sacrifice(S)]) --> object(_, S).
paid(tap, [tap(S)]) --> object(_, S).
paid(untap, [untap(S)]) --> object(_, S).
paid(discard, [discard(self)]) --> [~].
paid(discard, [discard(hand(you))]) --> [your, hand].
paid(discard, [discard(random(S))]) --> chosen_objects(_, S), [at, random].
paid(discard, [discard(S)]) --> chosen_objects(_, S).
paid(exile, [exile(S)]) --> object(_, S).
paid(exile, [exile(top_of_library(you))]) --> [the, top, card, of, your, library].
paid(exile, [exile(top_of_library(you, N))]) --> [the, top], cardinal(N), [cards, of, your, library].
paid(return, [return(S, hand)]) --> object(_, S), to_hand.
paid(put, [add_counters(S, Counter, A)]) --> quantity(_, A), counters_word(Counter), [on], object(_, S).
paid(remove, [remove_counters(S, Counter, A)]) --> counter_count(A), counters_word(Counter), [from], object(_, S).
paid(remove, [remove_counters(S, Counter, all)]) --> [all], counters_word(Counter), [from], object(_, S).
paid(exile, [exile(S, [from_zone(Zone, you)])]) --> reference(sg, S), [from, your], zone_noun(Zone).
paid(reveal, [reveal(S, [from_zone(Zone, you)])]) --> reference(sg, S), [from, your], zone_noun(Zone).
paid(mill, [mill(A)]) --> quantity(_, A), card_word.
paid(reveal, [reveal(S)]) --> object(_, S).
paid(collect, [collect_evidence(N)]) --> [evidence, N], { integer(N) }.
paid(behold, [behold(Filter)]) --> article, filter(sg, Filter).
paid(blight, [blight(A)]) --> [A], { integer(A) ; A == x }.
paid(forage, [forage]) --> [].
paid(unattach, [unattach(S)]) --> reference(_, S).
paid(exert, [exert(S)]) --> reference(_, S).
paid(put, [put_on_library(S, Where)]) -->
    object(_, S),
    [on, the],
    library_end(Where),
    [of, your, library].
paid(put, [put_on_library(S, top)]) -->
    object(_, S),
    [on, top, of, your, library].
paid(waterbend, [waterbend(Mana)]) --> mana(Mana).

library_end(top) --> [top].
library_end(bottom) --> [bottom].

counter_count(A) --> quantity(_, A).
counter_count(any_number) --> [any, number, of].
counter_count(at_least(1)) --> [one, or, more].

life_amount(N) --> cardinal(N).
life_amount(x) --> [x].
life_amount(A) --> [half, your], { A = half(life(you), up) }.
life_amount(any_number) --> [any, amount, of].

to_hand --> [to, its, owner, '\'s', hand].
to_hand --> [to, their, owner, '\'s', hand].
to_hand --> [to, their, owners, '\'', hands].
to_hand --> [to, your, hand].
to_hand --> [to, hand].

%!  mana_payment(-Payments)// is semidet.
%
%   A payment of mana and nothing else.

mana_payment([mana(Mana)]) --> mana(Mana).

%!  mana(-Mana)// is semidet.
%
%   Mana symbols in a row, as one atom.

mana(Mana) -->
    mana_symbol(Symbol),
    more_mana(Symbols),
    { atomic_list_concat([Symbol|Symbols], Mana) }.

more_mana([Symbol|Symbols]) -->
    mana_symbol(Symbol),
    !,
    more_mana(Symbols).
more_mana([]) --> [].

mana_symbol(Symbol) -->
    [sym(Symbol)],
    { \+ other_symbol(Symbol) }.

other_symbol('{T}').
other_symbol('{Q}').
other_symbol('{E}').
other_symbol('{TK}').
other_symbol('{CHAOS}').
