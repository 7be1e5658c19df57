:- encoding(utf8).
:- module(lawmage_moving,
          [ moving//3,          % +Verb, +Who, -Meaning
            acted/3,            % +Who, +Meaning0, -Meaning
            counters_phrase//2, % -Counter, -Amount
            entering_with//1    % -Properties
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(conditions).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities, [keyword_list//1]).
:- use_module(players).
:- use_module(subjects).
:- use_module(words).
:- use_module(zone_phrases, [zone_word//1]).

/** <module> Moving objects between zones, looking at them, and counters

"Return it to its owner's hand", "put a land card from your hand onto the battlefield
tapped", "look at the top three cards of your library", "put two +1/+1 counters on it".
*/

%!  moving(+Verb, +Who, -Meaning)// is nondet.
%
%   What stands after Verb, done by Who.

moving(return, Who, Meaning) -->
    object(_, S),
    return_from(From),
    [to],
    destination(Zone, Order),
    arrival(How0),
    { append([From, Order, How0], How),
      moved(Who, S, Zone, How, Meaning)
    }.
moving(return, Who, Meaning) -->
    [to],
    destination(Zone, Order),
    object(_, S),
    { moved(Who, S, Zone, Order, Meaning) }.
moving(put, Who, Meaning) --> put_counters(Who, Meaning).
moving(put, Who, all([Meaning0, Meaning1])) --> put_counters(Who, Meaning0), [and], put_counters(Who, Meaning1).
moving(put, Who, Meaning) -->
    counters_phrase(Counter, A),
    [and],
    counters_phrase(Counter1, A1),
    [on],
    counter_place(S),
    { acted(Who, all([add_counters(S, Counter, A), add_counters(S, Counter1, A1)]), Meaning) }.
moving(put, Who, all([post(Meaning0, C0), post(Meaning1, C1)])) -->
    put_counters(Who, Meaning0),
    [if],
    conditions(C0),
    [and],
    put_counters(Who, Meaning1),
    [if],
    conditions(C1).
moving(put, Who, Meaning) -->
    number_of_counters(Counter, A0),
    [on],
    counter_place(S),
    [equal, to],
    amount(A),
    { A0 = x,
      acted(Who, add_counters(S, Counter, A), Meaning)
    }.
moving(put, Who, Meaning) -->
    its_counters(From),
    [on],
    object(_, S),
    { acted(Who, move_counters(From, S, any, all), Meaning) }.
moving(put, Who, Meaning) -->
    object(_, S),
    put_where(Who, S, Meaning0),
    more_put(Who, Meaning0, Meaning).
moving(remove, Who, Meaning) -->
    removed_counters(Counter, A),
    [from],
    counter_place(S),
    { acted(Who, remove_counters(S, Counter, A), Meaning) }.
moving(remove, _, remove_from_combat(S)) --> object(_, S), [from, combat].
moving(reselect, _, reselect_attacked(S, Attacked)) -->                   % CR 508.7
    [which],
    reselected(Attacked),
    object(sg, S),
    being_attacking.
moving(move, Who, Meaning) -->
    removed_counters(Counter, A),
    [from],
    object(_, S),
    onto,
    object(_, T),
    { acted(Who, move_counters(S, T, Counter, A), Meaning) }.
moving(exile, Who, Meaning) -->
    object(_, S),
    exiled_how(How),
    { exiling(S, How, Exile),
      acted(Who, Exile, Meaning)
    }.
moving(exile, Who, Meaning) -->
    [cards, from, the, top, of],
    whose(_),
    [library, until],
    who(_, _),
    exile_verb,
    article,
    filter(sg, Filter),
    { acted(Who, exile_until(Filter), Meaning) }.
moving(mill, Who, mill(Who, A)) --> cards(A).
moving(mill, Who, mill(Who, half(count([card, zone(library, Owner)]), Rounding))) -->
    [half],
    whose(Owner),
    [library, ',', rounded],
    rounding(Rounding).
moving(look, Who, look(Who, S)) --> [at], looked_at(S).
moving(reveal, Who, reveal(Who, S)) --> revealed(S).
moving(reveal, Who, reveal_until(Who, Filter)) -->
    [cards, from, the, top, of],
    whose(_),
    [library, until],
    who(_, _),
    reveal_verb,
    article,
    filter(sg, Filter).
moving(search, Who, search(Who, Zones, S)) -->
    searched(Zones),
    [for],
    sought(S).
moving(shuffle, Who, Meaning) -->
    object(_, S),
    [into],
    whose(_),
    [library],
    { moved(Who, S, library(shuffled), [], Meaning) }.
moving(shuffle, Who, all([Meaning1, Meaning2, Meaning3])) -->
    object(_, S1),
    [','],
    object(_, S2),
    [',', and],
    object(_, S3),
    [into],
    whose(_),
    [library],
    { moved(Who, S1, library(shuffled), [], Meaning1),
      moved(Who, S2, library(shuffled), [], Meaning2),
      moved(Who, S3, library(shuffled), [], Meaning3)
    }.
moving(shuffle, Who, shuffle(Who)) --> whose(_), [library].
moving(shuffle, Who, shuffle(Who)) --> [].

%!  acted(+Who, +Meaning0, -Meaning) is det.
%
%   What another player than "you" does says so.

acted(you, Meaning, Meaning) :- !.
acted(Who, Meaning, by(Who, Meaning)).

moved(Who, S, Zone, How, Meaning) :-
    (   How == []
    ->  Move = move(S, Zone)
    ;   Move = move(S, Zone, How)
    ),
    acted(Who, Move, Meaning).

exiling(S, [], exile(S)) :- !.
exiling(S, How, move(S, exile, How)) :-
    memberchk(from_zone(_, _), How),
    !.
exiling(S, How, exile(S, How)).

exile_verb --> [exile].
exile_verb --> [exiles].
reveal_verb --> [reveal].
reveal_verb --> [reveals].

%   "put one of them into your hand and the rest on the bottom of your library".

put_where(Who, S, Meaning) -->
    put_from(From),
    place(Zone, Order),
    arrival(How0),
    { append([From, Order, How0], How),
      moved(Who, S, Zone, How, Meaning)
    }.

more_put(Who, Meaning0, all([Meaning0, Meaning1])) -->
    put_junction,
    object(_, S),
    put_where(Who, S, Meaning1).
more_put(_, Meaning, Meaning) --> [].

put_junction --> [and].
put_junction --> [',', and].

put_from([from_zone(Zone, Who)]) --> [from], from_where(Zone, Who).
put_from([]) --> [].

return_from(From) --> put_from(From).

from_where(Zone, Who) --> whose(Who), zone_noun(Zone).
from_where(exile, any) --> [exile].
from_where(battlefield, any) --> [the, battlefield].
from_where(graveyard, any) --> [a, graveyard].

%   Where to, with the order among several cards.

destination(hand, []) --> owners, [hand].
destination(hand, []) --> owners, [hands].
destination(hand, []) --> [your, hand].
destination(hand, []) --> [their, hand].
destination(hand, []) --> [hand].
destination(battlefield, []) --> [the, battlefield].
destination(graveyard, []) --> graveyard_of.
destination(library(End), Order) --> [the], library_end(End), [of], library_of, order(Order).

owners --> [its, owner, '\'s'].
owners --> [their, owner, '\'s'].
owners --> [their, owners, '\''].
owners --> [his, owner, '\'s'].
owners --> [her, owner, '\'s'].

place(battlefield, []) --> [onto, the, battlefield].
place(hand, []) --> [into], destination_hand.
place(graveyard, []) --> [into], graveyard_of.
place(exile, []) --> [into, exile].
place(library(End), Order) --> library_place(End), order(Order).
place(library(nth(N)), []) --> [into], library_of, nth_from_top(N).

destination_hand --> [your, hand].
destination_hand --> [their, hand].
destination_hand --> [hand].
destination_hand --> owners, [hand].
destination_hand --> owners, [hands].

graveyard_of --> [your, graveyard].
graveyard_of --> [their, graveyard].
graveyard_of --> [their, graveyards].
graveyard_of --> owners, [graveyard].
graveyard_of --> owners, [graveyards].
graveyard_of --> [the, graveyard].

library_place(End) --> [on, the], library_end(End), [of], library_of.
library_place(top) --> [on, top, of], library_of.
library_place(bottom) --> [on, bottom, of], library_of.
library_place(choice) --> [on, their, choice, of, the, top, or, bottom, of], library_of.
library_place(choice) --> [on, the, top, or, bottom, of], library_of.
library_place(choice) --> [on, your, choice, of, the, top, or, bottom, of], library_of.
library_place(top) --> [back, on, top, of], library_of.
library_place(top) --> [back, on, top].
library_place(top) --> [on, top].
library_place(bottom) --> [on, the, bottom].
library_place(top) --> [back].

library_end(top) --> [top].
library_end(bottom) --> [bottom].

library_of --> [your, library].
library_of --> [their, library].
library_of --> owners, [library].
library_of --> owners, [libraries].
library_of --> [that, player, '\'s', library].
library_of --> [that, library].
library_of --> [the, library].

nth_from_top(N) --> [Word, from, the, top], { ordinal(Word, N) }.

order([order(any)]) --> [in, any, order].
order([order(random)]) --> [in, a, random, order].
order([]) --> [].

%   How it arrives: "tapped", "under your control", "with a +1/+1 counter on it".

arrival([P|Ps]) --> arriving(P), arrival(Ps).
arrival(Ps) --> [face, up], arrival(Ps).                           % as anything arrives
arrival([P, Q|Ps]) --> arriving(P), [and], arriving(Q), arrival(Ps).
arrival([]) --> [].

arriving(tapped) --> [tapped].
arriving(untapped) --> [untapped].
arriving(attacking) --> [attacking].
arriving(attacking(Defenders)) --> [attacking], attacked_there(Defenders).
arriving(blocking(S)) --> [blocking], object(sg, S).
arriving(transformed) --> [transformed].
arriving(transformed) --> [converted].                                    % CR 701.28a
arriving(face_down) --> [face, down].
arriving(controlled_by(you)) --> [under, your, control].
arriving(controlled_by(owner)) --> [under], owners, [control].
arriving(controlled_by(actor)) --> [under, their, control].
arriving(attached_to(S)) --> [attached, to], object(sg, S).
arriving(counters(Counter, A)) -->
    [with],
    counters_phrase(Counter, A),
    on_itself.

arriving(gains(grant(self, keywords(Keywords)))) --> [with], keyword_list(Keywords).
arriving(gains(grant(self, q(Tokens)))) --> [with, q(Tokens)].

reselected([opponent]) --> [player].
reselected([opponent, planeswalkers(opponent), battles(opponent)]) --> [player, or, permanent].

being_attacking --> [is, attacking].

attacked_there([Who]) --> who(sg, Who), \+ [or].
attacked_there([Who, planeswalkers(Who)]) --> who(sg, Who), [or, a, planeswalker, they, control].

on_itself --> [on, it].
on_itself --> [on, them].
on_itself --> [on, him].
on_itself --> [on, her].

exiled_how([P|Ps]) --> exiled_so(P), exiled_how(Ps).
exiled_how([]) --> [].

exiled_so(from_zone(graveyard, Who)) --> [from], whose(Who), [graveyard].
exiled_so(face_down) --> [face, down].
exiled_so(face_up) --> [face, up].
exiled_so(counters(Counter, A)) --> [with], counters_phrase(Counter, A), on_itself.

%!  entering_with(-Properties)// is nondet.
%
%   How an object enters, after "enters".

entering_with(Properties) --> arrival(Properties), { Properties \== [] }.

put_counters(Who, Meaning) -->
    counters_phrase(Counter, A),
    [on],
    counter_place(S),
    { acted(Who, add_counters(S, Counter, A), Meaning) }.

%!  counters_phrase(-Counter, -Amount)// is nondet.
%
%   "a +1/+1 counter", "X charge counters", "an additional +1/+1 counter".

counters_phrase(Counter, A) --> quantity(_, A), additional, counters_word(Counter).
counters_phrase(Counter, A) --> [an, additional], counters_word(Counter), { A = 1 }.
counters_phrase(Counter, 1) --> [another], counters_word(Counter).
counters_phrase(Counter, up_to(N)) --> [up, to], cardinal(N), counters_word(Counter).
counters_phrase(Counter, times(2, that_many)) --> [twice, that, many], counters_word(Counter).
counters_phrase(choice(Counters), 1) --> [your, choice, of], counter_choices(Counters).

counter_choices([Counter1, Counter2]) --> article, counters_word(Counter1), [or], article, counters_word(Counter2).
counter_choices([Counter1, Counter2]) --> article, counter_kind(Counter1), [or], counters_word(Counter2).

additional --> [additional].
additional --> [].

number_of_counters(Counter, x) --> [a, number, of], counters_word(Counter).

its_counters(pro(poss)) --> [its, counters].
its_counters(S) --> possessor_object(S), ['\'s', counters].

removed_counters(Counter, A) --> counters_phrase(Counter, A).
removed_counters(Counter, all) --> [all], counters_word(Counter).
removed_counters(Counter, any_number) --> [any, number, of], counters_word(Counter).

onto --> [onto].
onto --> [to].

counter_place(S) --> object(_, S).
counter_place(S) --> [each, of], object(pl, S).

%   What is looked at or revealed.

looked_at(S) --> cards_seen(S).
looked_at(S) --> object(_, S).

revealed(S) --> cards_seen(S).
revealed(S) --> object(_, S).

cards_seen(each([card, zone(hand, Who)])) --> whose(Who), [hand].
cards_seen(top_of_library(Who, A)) --> [the, top], quantity(pl, A), [cards, of], whose(Who), [library].
cards_seen(top_of_library(Who, A)) --> quantity(pl, A), [cards, from, the, top, of], whose(Who), [library].
cards_seen(top_of_library(Who)) --> [the, top, card, of], whose(Who), [library].

searched([zone(Zone, Who)]) --> whose(Who), zone_word(Zone).
searched(Zones) --> whose(Who), zones_and(Who, Zones).
searched([any_of(Zones)]) --> whose(Who), zones_and_or(Who, Zones).

zones_and(Who, [zone(Zone, Who), zone(Last, Who)]) --> zone_word(Zone), [and], zone_word(Last).
zones_and(Who, [zone(Zone, Who), zone(Next, Who), zone(Last, Who)]) -->
    zone_word(Zone),
    [','],
    zone_word(Next),
    [',', and],
    zone_word(Last).

zones_and_or(Who, [zone(Zone, Who), zone(Last, Who)]) --> zone_word(Zone), [and, /, or], zone_word(Last).
zones_and_or(Who, [zone(Zone, Who), zone(Next, Who), zone(Last, Who)]) -->
    zone_word(Zone),
    [','],
    zone_word(Next),
    [',', and, /, or],
    zone_word(Last).

sought(S) --> chosen_objects(_, S).
sought(choose(up_to(that_many), Filter)) --> [up, to, that, many], filter(pl, Filter).
sought(choose(any_number, Filter)) --> [any, number, of], filter(pl, Filter).
sought(choose(all, Filter)) --> [all], filter(pl, Filter).
