:- encoding(utf8).
:- module(lawmage_player_modifiers,
          [ player_modifiers//2 % ?Number, -Properties
          ]).
:- use_module(library(lists)).
:- use_module(comparisons).
:- use_module(filters).
:- use_module(function_words).
:- use_module(modifiers).
:- use_module(past_events).

/** <module> Modifiers of players

What stands after "player" or "opponent".
*/

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
