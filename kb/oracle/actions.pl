:- encoding(utf8).
:- module(lawmage_actions,
          [ object_action//4,   % +Verb, ?Number, +Subject, -Meaning
            player_actions//3,  % ?Person, +Who, -Meaning
            counters_phrase//2, % -Counter, -Amount
            damage_recipient//1 % -Subject
          ]).
:- use_module(library(lists)).
:- use_module(words).
:- use_module(filters).
:- use_module(players).
:- use_module(modifiers).
:- use_module(subjects).
:- use_module(amounts).
:- use_module(costs).
:- use_module(becoming).
:- use_module(creation).
:- use_module(predicates).
:- use_module(durations).
:- use_module(conditions).

/** <module> Actions: what objects and players do

Keyword actions (CR 701) and other instructions.  A verb with its subject is an action of
an object ("it deals 2 damage to you") or of a player ("you draw a card"); without a
subject it is an instruction to "you".
*/

%!  object_action(+Verb, ?Number, +Subject, -Meaning)// is nondet.
%
%   What stands after Verb, said of an object.

object_action(deal, _, S, Meaning) --> damage(S, Meaning).
object_action(fight, _, S, fight(S, T)) --> object(_, T).
object_action(fight, pl, S, fight(S, S)) --> [each, other].
object_action(enter, _, S, Meaning) --> entering(S, Meaning).
object_action(phase, _, S, phase_out(S)) --> [out].
object_action(phase, _, S, phase_in(S)) --> [in].
object_action(transform, _, S, transform(S)) --> [].
object_action(explore, _, S, explore(S)) --> [].
object_action(connive, _, S, connive(S, 1)) --> [].
object_action(connive, _, S, connive(S, N)) --> [N], { integer(N) ; N == x }.
object_action(untap, _, S, untap(S)) --> [].

%   "deals 2 damage to any target", "deals damage equal to its power to you".

damage(S, deal_damage(S, A, T)) -->
    amount(A),
    [damage, to],
    damage_recipient(T).
damage(S, deal_damage(S, A, T)) -->
    [damage, equal, to],
    amount(A),
    [to],
    damage_recipient(T).
damage(S, deal_damage(S, A, T)) -->
    [damage, to],
    damage_recipient(T),
    [equal, to],
    amount(A).
damage(S, deal_damage(S, A, divided(N, T))) -->
    amount(A),
    [damage, divided, as, you, choose, among],
    divided_recipients(N, T).

divided_recipients(any_number, T) --> [any, number, of, targets], { T = target(any_number, [any_target]) }.
divided_recipients(N, T) --> targets(pl, T), { T = target(N, _) }.
divided_recipients(one_to(2), target(one_to(2), [any_target])) --> [one, or, two, targets].
divided_recipients(one_to(3), target(one_to(3), [any_target])) --> [one, ',', two, ',', or, three, targets].

%!  damage_recipient(-Subject)// is nondet.
%
%   What damage is dealt to.

damage_recipient(target(1, [any_target])) --> [any, target].
damage_recipient(target(1, [other(pro(other_target)), any_target])) --> [any, other, target].
damage_recipient(target(up_to(N), [any_target])) --> [each, of, up, to], cardinal(N), [targets].
damage_recipient(target(N, [any_target])) --> [each, of], cardinal(N), [targets].
damage_recipient(T) --> targets(sg, T).
damage_recipient(player(Who)) --> who(_, Who), { \+ Who = target(_, _) }.
damage_recipient(T) --> object(_, T), { \+ T = target(1, _) }.
damage_recipient(attacked_by(S, [any_of([player, type(planeswalker)])])) -->
    [the, player, or, planeswalker],
    attacking_subject(S),
    ['\'s', attacking].
damage_recipient(both([T1, T2])) --> damage_single(T1), [and], damage_single(T2).
damage_recipient(T) --> [each, of], targets(pl, T).

attacking_subject(pro(subj)) --> [it].
attacking_subject(S) --> reference(sg, S).

damage_single(each(Filter)) --> [each], filter(sg, Filter).
damage_single(player(Who)) --> who(_, Who).
damage_single(S) --> reference(_, S).

%   "enters tapped", "enters with two charge counters on it".

entering(S, Meaning) -->
    battlefield,
    entering_how(S, Meaning).

battlefield --> [the, battlefield].
battlefield --> [].

entering_how(S, enters(S, [tapped])) --> [tapped].
entering_how(S, enters(S, [untapped])) --> [untapped].
entering_how(S, enters(S, [tapped, attacking])) --> [tapped, and, attacking].
entering_how(S, enters(S, [transformed])) --> [transformed].
entering_how(S, enters(S, [counters(Counter, A)])) -->
    [with],
    counters_phrase(Counter, A),
    on_itself.
entering_how(S, enters(S, [tapped, counters(Counter, A)])) -->
    [tapped, with],
    counters_phrase(Counter, A),
    on_itself.
entering_how(S, enters(S, [tapped, counters(Counter, A)])) -->
    [tapped, and, with],
    counters_phrase(Counter, A),
    on_itself.
entering_how(S, enters(S, [copy_of(T)])) --> [as, a, copy, of], copied(T).
entering_how(S, enters(S, [copy_of(T, Exceptions)])) -->
    [as, a, copy, of],
    copied(T),
    exceptions(S, Exceptions).
entering_how(S, enters(S, [tapped, copy_of(T)])) --> [tapped, as, a, copy, of], copied(T).

copied(choose(1, Filter)) --> [any], filter(sg, Filter).
copied(T) --> object(_, T).

on_itself --> [on, it].
on_itself --> [on, them].
on_itself --> [on, him].
on_itself --> [on, her].

%!  counters_phrase(-Counter, -Amount)// is nondet.
%
%   "a +1/+1 counter", "X charge counters", "a number of +1/+1 counters on it equal to".

counters_phrase(Counter, A) --> quantity(_, A), additional, counters_word(Counter).
counters_phrase(Counter, A) -->
    [an, additional],
    counters_word(Counter),
    { A = 1 }.

additional --> [additional].
additional --> [].

counters_word(Counter) --> counter_kind(Counter), [counter].
counters_word(Counter) --> counter_kind(Counter), [counters].

%!  player_actions(?Person, +Who, -Meaning)// is nondet.
%
%   Actions that share their player, without the player's phrase.

player_actions(Person, Who, Meaning) -->
    limited_action(Person, Who, Meaning0),
    more_actions(Person, Who, Meaning0, Meaning).

more_actions(Person, Who, Meaning0, Meaning) -->
    action_junction,
    player_actions(Person, Who, Meaning1),
    { joined(Meaning0, Meaning1, Meaning) }.
more_actions(_, _, Meaning, Meaning) --> [].

action_junction --> [',', then].
action_junction --> [then].
action_junction --> junction.

limited_action(Person, Who, Meaning) -->
    [Word],
    { verb(Word, Verb, Person) },
    action(Verb, Who, Meaning0),
    own_duration(Meaning0, Meaning).

own_duration(Meaning, until(Duration, Meaning)) --> duration(Duration).
own_duration(Meaning, Meaning) --> [].

%   action(+Verb, +Who, -Meaning): what stands after the verb.

action(draw, Who, draw(Who, A)) --> cards(A).
action(mill, Who, mill(Who, A)) --> cards(A).
action(scry, Who, scry(Who, A)) --> [A], { integer(A) ; A == x }.
action(surveil, Who, surveil(Who, A)) --> [A], { integer(A) ; A == x }.
action(gain, Who, gain_life(Who, A)) --> amount(A), [life].
action(gain, Who, gain_life(Who, A)) --> [life, equal, to], amount(A).
action(gain, Who, gain_life(Who, A)) --> [1, life], for_each(A).
action(gain, Who, gain_life(Who, times(N, A))) --> [N, life], { integer(N), N > 1 }, for_each(A).
action(gain, Who, control(Who, S)) --> [control, of], object(_, S).
action(lose, Who, lose_life(Who, A)) --> amount(A), [life].
action(lose, Who, lose_life(Who, A)) --> [life, equal, to], amount(A).
action(lose, Who, lose_life(Who, A)) --> [1, life], for_each(A).
action(lose, Who, lose_game(Who)) --> [the, game].
action(win, Who, win_game(Who)) --> [the, game].
action(discard, Who, by(Who, discard(S))) --> chosen_objects(_, S).
action(sacrifice, Who, Meaning) --> object(_, S), { acted(Who, sacrifice(S), Meaning) }.
action(destroy, Who, Meaning) --> object(_, S), { acted(Who, destroy(S), Meaning) }.
action(exile, Who, Meaning) --> object(_, S), { acted(Who, exile(S), Meaning) }.
action(tap, Who, Meaning) --> object(_, S), { acted(Who, tap(S), Meaning) }.
action(untap, Who, Meaning) --> object(_, S), { acted(Who, untap(S), Meaning) }.
action(tap, Who, Meaning) --> [or, untap], object(_, S), { acted(Who, one_of([tap(S), untap(S)]), Meaning) }.
action(transform, _, transform(S)) --> object(_, S).
action(regenerate, _, regenerate(S)) --> object(_, S).
action(goad, _, goad(S)) --> object(_, S).
action(suspect, _, suspect(S)) --> object(_, S).
action(counter, _, counter(S)) --> object(_, S).
action(attach, Who, Meaning) --> object(_, S), [to], object(_, T), { acted(Who, attach(S, T), Meaning) }.
action(return, Who, Meaning) -->
    object(_, S),
    [to],
    destination(Zone),
    arrival(How),
    { moved(S, Zone, How, Move),
      acted(Who, Move, Meaning)
    }.
action(put, Who, Meaning) -->
    counters_phrase(Counter, A),
    [on],
    counter_place(S),
    { acted(Who, add_counters(S, Counter, A), Meaning) }.
action(put, Who, Meaning) -->
    object(_, S),
    [onto, the, battlefield],
    arrival(How),
    { moved(S, battlefield, How, Move),
      acted(Who, Move, Meaning)
    }.
action(remove, Who, Meaning) -->
    counters_phrase(Counter, A),
    [from],
    object(_, S),
    { acted(Who, remove_counters(S, Counter, A), Meaning) }.
action(remove, _, remove_from_combat(S)) --> object(_, S), [from, combat].
action(create, Who, Meaning) --> creation(Creation), { acted(Who, Creation, Meaning) }.
action(switch, _, switch_pt(S)) --> possessor_object(S), ['\'s', power, and, toughness].
action(switch, _, switch_pt(pro(poss))) --> [its, power, and, toughness].
action(prevent, _, Meaning) --> prevention(Meaning).
action(turn, _, turn_face_up(S)) --> object(_, S), [face, up].
action(turn, _, turn_face_down(S)) --> object(_, S), [face, down].
action(get, Who, emblem(Who, q(Tokens))) --> [an, emblem, with, q(Tokens)].
action(add, Who, add_mana(Who, Mana)) --> added_mana(Mana).
action(shuffle, Who, shuffle(Who)) --> [].
action(proliferate, Who, Meaning) --> { acted(Who, proliferate, Meaning) }.
action(pay, Who, Meaning) --> cost_paid(Cost), { acted(Who, pay(Cost), Meaning) }.

cost_paid([mana(Mana)]) --> mana(Mana).
cost_paid([pay_life(A)]) --> amount(A), [life].

%   acted(+Who, +Meaning0, -Meaning): what another player than "you" does says so.

acted(you, Meaning, Meaning) :- !.
acted(Who, Meaning, by(Who, Meaning)).

cards(1) --> [a, card].
cards(A) --> quantity(pl, A), [cards].
cards(A) --> [cards, equal, to], amount(A).

counter_place(S) --> object(_, S).
counter_place(each(Filter)) --> [each], filter(sg, Filter), { Filter == [] }.
counter_place(S) --> [each, of], object(pl, S).

destination(hand) --> [its, owner, '\'s', hand].
destination(hand) --> [their, owner, '\'s', hand].
destination(hand) --> [their, owners, '\'', hands].
destination(hand) --> [your, hand].
destination(battlefield) --> [the, battlefield].

%   How it comes onto the battlefield.

arrival([P|Ps]) --> arriving(P), arrival(Ps).
arrival([]) --> [].

arriving(tapped) --> [tapped].
arriving(controlled_by(you)) --> [under, your, control].
arriving(controlled_by(owner)) --> [under, its, owner, '\'s', control].
arriving(controlled_by(owner)) --> [under, their, owner, '\'s', control].
arriving(controlled_by(owner)) --> [under, their, owners, '\'', control].

moved(S, Zone, [], move(S, Zone)) :- !.
moved(S, Zone, How, move(S, Zone, How)).

%   "prevent all combat damage that would be dealt this turn".

prevention(Meaning) -->
    [all],
    damage_kind(Damage),
    [that, would, be, dealt],
    time0(Time0),
    dealt(From, To),
    time0(Time1),
    { prevented(Damage, From, To, Time0, Time1, Meaning) }.
prevention(Meaning) -->
    [all],
    damage_kind(Damage),
    optional_that,
    damage_source(From),
    [would, deal],
    deal_to(To),
    time0(Time),
    { prevented(Damage, From, To, Time, none, Meaning) }.
prevention(until(end_of_turn, prevent_next(A, any, T))) -->
    [the, next],
    amount(A),
    [damage, that, would, be, dealt, to],
    damage_recipient(T),
    [this, turn].

optional_that --> [that].
optional_that --> [].

prevented(Damage, From, To, Time0, Time1, Meaning) :-
    preventions(Damage, From, To, Meaning0),
    (   Time0 \== none
    ->  Meaning = until(Time0, Meaning0)
    ;   Time1 \== none
    ->  Meaning = until(Time1, Meaning0)
    ;   Meaning = Meaning0
    ).

preventions(Damage, both_ways(S), _, all([prevent(Damage, any, S), prevent(Damage, S, any)])) :- !.
preventions(Damage, both([S1, S2]), To, all([prevent(Damage, S1, To), prevent(Damage, S2, To)])) :- !.
preventions(Damage, From, To, prevent(Damage, From, To)).

damage_kind(combat) --> [combat, damage].
damage_kind(all) --> [damage].

dealt(both_ways(S), S) --> [to, and, dealt, by], damage_recipient(S).
dealt(From, To) --> [to], damage_recipient(To), by(From).
dealt(From, any) --> [by], damage_source_phrase(From).
dealt(any, any) --> [].

by(From) --> [by], damage_source_phrase(From).
by(any) --> [].

damage_source_phrase(From) --> damage_source(From0), damage_source_and(From0, From).

damage_source_and(From0, both([From0, From1])) --> [and], damage_source(From1).
damage_source_and(From, From) --> [].

damage_source(S) --> reference(_, S).
damage_source(S) --> targets(_, S).
damage_source(each(Filter)) --> [each], filter(sg, Filter).
damage_source(each(Filter)) --> filter(pl, Filter).

deal_to(T) --> [to], damage_recipient(T).
deal_to(any) --> [].

time0(Time) --> duration(Time).
time0(none) --> [].

%   "{G}", "{U} or {R}", "one mana of any color".

added_mana(mana(Mana)) --> mana(Mana).
added_mana(one_of([mana(Mana1), mana(Mana2)])) --> mana(Mana1), [or], mana(Mana2).
added_mana(any_color(1)) --> [one, mana, of, any, color].
added_mana(any_color(N)) --> cardinal(N), [mana, of, any, one, color].
added_mana(chosen_color(1)) --> [one, mana, of, the, chosen, color].
