:- encoding(utf8).
:- module(lawmage_actions,
          [ object_action//4,   % +Verb, ?Number, +Subject, -Meaning
            player_actions//3   % ?Person, +Who, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(amounts).
:- use_module(becoming, [type_words//2]).
:- use_module(copy_exceptions).
:- use_module(conditions).
:- use_module(costs).
:- use_module(counters).
:- use_module(creation).
:- use_module(damage).
:- use_module(durations).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_actions).
:- use_module(mana_actions).
:- use_module(moving).
:- use_module(players).
:- use_module(predicates).
:- use_module(replacement).
:- use_module(stack_actions).
:- use_module(statements).
:- use_module(subjects).
:- use_module(verbs).
:- use_module(words).

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
object_action(escape, _, S, when(matches(S, [paid(escape)]), enters(S, How))) --> entering_with(How).   % CR 702.138c
object_action(phase, _, S, phase_out(S)) --> [out].
object_action(phase, _, S, phase_in(S)) --> [in].
object_action(transform, _, S, transform(S)) --> [].
object_action(explore, _, S, explore(S)) --> [].
object_action(connive, _, S, connive(S, 1)) --> [].
object_action(connive, _, S, connive(S, N)) --> [N], { integer(N) }.
object_action(connive, _, S, connive(S, x)) --> [x].
object_action(endure, _, S, endure(S, N)) --> [N], { integer(N) ; N == x }.
object_action(untap, _, S, untap(S)) --> [].

%   "enters tapped", "enters with two charge counters on it".

entering(S, Meaning) -->
    battlefield,
    entering_how(S, Meaning).

battlefield --> [the, battlefield].
battlefield --> [].

entering_how(S, enters(S, How)) --> entering_with(How).
entering_how(S, enters(S, [prepared])) --> [prepared].
entering_how(S, enters(S, [tapped, attacking])) --> [tapped, and, attacking].
entering_how(S, enters(S, [counters(Counter, A)])) -->
    [with, a, number, of],
    additional,
    counters_word(Counter),
    on_it,
    [equal, to],
    amount(A).
entering_how(S, enters(S, [counters(Counter, A), types(Types)])) -->
    [with, a, number, of],
    additional,
    counters_word(Counter),
    on_it,
    [equal, to],
    amount(A),
    [and, as],
    article,
    type_words(_, Types),
    [in, addition, to, its, other, types].
entering_how(S, enters(S, [counters(Counter, B)])) -->
    [with],
    counters_phrase(Counter, A0),
    on_it,
    for_each(A),
    { scaled(A0, A, B) }.
entering_how(S, enters(S, How)) -->
    so_copied(How, Copy),
    [as, a, copy, of],
    copied(T),
    copied_except(S, T, Copy).
entering_how(S, enters(S, [controlled_by(Who)])) --> [under], whose(Who), [control].
entering_how(S, enters(S, [controlled_by(choose(1, [opponent]))])) --> [under, the, control, of, an, opponent, of, your, choice].

additional --> [additional].
additional --> [].

on_it --> [on, it].
on_it --> [on, them].

so_copied([Copy], Copy) --> [].
so_copied([tapped, Copy], Copy) --> [tapped].

copied_except(_, T, copy_of(T)) --> [].
copied_except(S, T, copy_of(T, Exceptions)) --> exceptions(S, Exceptions).

copied(choose(1, Filter)) --> [any], filter(sg, Filter).
copied(T) --> object(_, T).

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
more_actions(_, Who, Meaning0, Meaning) -->
    [and, may],
    player_actions(pl, Who, Meaning1),
    { joined(Meaning0, may(Meaning1), Meaning) }.
more_actions(Person, Who, Meaning0, one_of([Meaning0, Meaning1])) -->
    action_or,
    limited_action(Person, Who, Meaning1).
more_actions(_, _, Meaning, Meaning) --> [].

action_or --> [or].
action_or --> [',', or].

action_junction --> [',', then].
action_junction --> [then].
action_junction --> [and, then].
action_junction --> junction.

limited_action(Person, Who, Meaning) -->
    action_adverb(Person),
    [Word],
    { verb(Word, Verb, Person) },
    action(Verb, Who, Meaning0),
    own_duration(Meaning0, Meaning).
limited_action(_, Who, Meaning) --> keyword_action(Who, Meaning).

action_adverb(pl) --> [each].
action_adverb(_) --> [].

own_duration(Meaning, until(Duration, Meaning)) --> duration(Duration).
own_duration(Meaning, Meaning) --> [].

%   action(+Verb, +Who, -Meaning): what stands after the verb.

action(draw, Who, draw(Who, A)) --> cards(A).
action(draw, Who, draw(Who, 1)) --> [another, card].
action(draw, Who, draw(Who, 1)) --> [an, additional, card].
action(draw, Who, draw(Who, N)) --> cardinal(N), [additional, cards].
action(draw, Who, draw(Who, up_to(N))) --> [up, to], cardinal(N), [cards].
action(gain, Who, gain_life(Who, A)) --> amount(A), [life].
action(gain, Who, gain_life(Who, A)) --> [life, equal, to], amount(A).
action(gain, Who, all([post(gain_life(Who, A), C), post(gain_life(Who, B), D)])) -->
    amount(A),
    [life, if],
    conditions(C),
    [and],
    amount(B),
    [life, if],
    conditions(D).
action(gain, Who, gain_life(Who, N)) --> [an, additional], cardinal(N), [life].
action(gain, Who, control(Who, S)) --> [control, of], object(_, S).
action(lose, Who, lose_life(Who, A)) --> amount(A), [life].
action(lose, Who, lose_life(Who, A)) --> [life, equal, to], amount(A).
action(lose, Who, lose_life(Who, half(life(Owner), Rounding))) --> [half], whose(Owner), [life, ',', rounded], rounding(Rounding).
action(lose, Who, lose_game(Who)) --> [the, game].
action(win, Who, win_game(Who)) --> [the, game].
action(unlock, _, unlock_door(S)) --> [a, locked, door, of], object(_, S).
action(lock, _, turn_door(S)) --> [or, unlock, a, door, of], object(_, S).
action(discard, Who, Meaning) --> discarded(S), { acted(Who, discard(S), Meaning) }.
action(sacrifice, Who, Meaning) --> object(_, S), { acted(Who, sacrifice(S), Meaning) }.
action(destroy, Who, Meaning) --> object(_, S), { acted(Who, destroy(S), Meaning) }.
action(tap, Who, Meaning) --> object(_, S), { acted(Who, tap(S), Meaning) }.
action(untap, Who, Meaning) --> object(_, S), { acted(Who, untap(S), Meaning) }.
action(tap, _, all([tap(S), goad(S)])) --> [and, goad], object(_, S).
action(untap, _, all([untap(S), goad(S)])) --> [and, goad], object(_, S).
action(tap, Who, Meaning) --> [or, untap], object(_, S), { acted(Who, one_of([tap(S), untap(S)]), Meaning) }.
action(transform, _, transform(S)) --> object(_, S).
action(convert, _, convert(S)) --> object(_, S).
action(flip, _, flip(S)) --> object(_, S).
action(regenerate, _, regenerate(S)) --> object(_, S).
action(goad, _, goad(S)) --> object(_, S).
action(suspect, _, suspect(S)) --> object(_, S).
action(harness, _, designate(S, harnessed)) --> object(_, S).
action(detain, _, detain(S)) --> object(_, S).
action(exert, Who, Meaning) --> object(_, S), { acted(Who, exert(S), Meaning) }.
action(unattach, _, unattach(S)) --> object(_, S).
action(unattach, _, unattach(each([attached_to(S)|Filter]))) --> object(pl, each(Filter)), [from], object(_, S).
action(attach, Who, Meaning) --> object(_, S), [to], object(_, T), { acted(Who, attach(S, T), Meaning) }.
action(create, Who, Meaning) --> creations(Creation), { acted(Who, Creation, Meaning) }.
action(switch, _, switch_pt(S)) --> possessor_object(S), ['\'s', power, and, toughness].
action(switch, _, switch_pt(pro(poss))) --> [its, power, and, toughness].
action(double, _, double(Stats, S)) --> [the], doubled_stats(Stats), [of], object(_, S).
action(double, _, double(Stats, S)) --> possessor_object(S), ['\'s'], doubled_stats(Stats).
action(triple, _, triple(Stats, S)) --> [the], doubled_stats(Stats), [of], object(_, S).
action(triple, _, triple(Stats, S)) --> possessor_object(S), ['\'s'], doubled_stats(Stats).
action(triple, _, triple(Stats, pro(poss))) --> [its], doubled_stats(Stats).
action(double, _, double(Stats, pro(poss))) --> [its], doubled_stats(Stats).
action(double, _, set_life(Who, times(2, life(Who)))) --> whose(Who), [life, total].   % CR 701.10d
action(double, _, double(counters(Counter), S)) --> [the, number, of], counters_word(Counter), [on], object(_, S).
action(double, _, double(counters(any), S)) --> [the, number, of, each, kind, of, counter, on], object(_, S).
action(double, Who, double(counters(any), player(Who))) --> [the, number, of, each, kind, of, counter], who(_, Who), have_word.
action(double, Who, double(unspent_mana, player(Who))) --> [the, amount, of, each, type, of, unspent, mana], who(_, Who), have_word.
action(prevent, _, Meaning) --> prevention(Meaning).
action(turn, _, turn_face_up(S)) --> object(_, S), [face, up].
action(turn, _, turn_face_down(S)) --> object(_, S), [face, down].
action(get, Who, emblem(Who, q(Tokens))) --> [an, emblem, with, q(Tokens)].
action(get, Who, get_counters(Who, energy, N)) --> energy_symbols(N).
action(get, Who, get_counters(Who, energy, times(A, N))) --> energy_symbols(N), for_each(A).
action(get, Who, get_counters(Who, energy, that_many)) --> [that, many, sym('{E}')].
action(get, Who, get_counters(Who, energy, A)) --> [an, amount, of, sym('{E}'), equal, to], amount(A).
action(get, Who, get_counters(Who, Counter, A)) --> counters_phrase(Counter, A), { Counter \= pt(_, _) }.
action(add, Who, add_mana(Who, Mana)) --> added_mana(Mana).
action(pay, Who, Meaning) --> paid_cost(Cost), { acted(Who, pay(Cost), Meaning) }.
action(take, Who, extra_turn(Who, 1)) --> [an, extra, turn, after, this, one].
action(take, Who, extra_turn(Who, N)) --> cardinal(N), [extra, turns, after, this, one].
action(get, Who, extra_steps(Who, Step, A, After)) -->
    additional(A),
    added_step(Step),
    after_step(After).
action(take, Who, gain_designation(Who, initiative)) --> [the, initiative].
action(become, Who, gain_designation(Who, monarch)) --> [the, monarch].
action(skip, Who, skip(Who, Step)) --> whose(_), skipped(Step).
action(skip, Who, skip(Who, Step)) --> [that], skipped(Step).
action(skip, Who, all(Skips)) -->
    whose(_),
    [next],
    cardinal(N),
    [turns],
    { length(Skips, N),
      maplist(=(skip(Who, next(turn))), Skips)
    }.
action(exchange, Who, Meaning) --> exchanged(Exchange), { acted(Who, Exchange, Meaning) }.
action(choose, Who, Meaning) --> chosen(Who, Meaning).
action(separate, Who, Meaning) -->
    object(_, S),
    [into, two, piles],
    { acted(Who, separate(S), Meaning) }.
action(distribute, Who, Meaning) -->
    counters_phrase(Counter, A),
    [among],
    distributed(S),
    { acted(Who, add_counters(divided(S), Counter, A), Meaning) }.
action(have, Who, Meaning) -->
    object(_, S),
    predicates(pl, S, Meaning0),
    { \+ mentions(assign_as_though_unblocked, Meaning0),
      acted(Who, Meaning0, Meaning)
    }.
action(end, _, end_turn) --> [the, turn].
action(begin, _, begin_with(S, battlefield)) --> [the, game, with], object(_, S), [on, the, battlefield].
action(control, Who, control_player(Who, target(1, Filter))) --> [target], player_filter(sg, Filter).
action(Verb, Who, Meaning) --> moving(Verb, Who, Meaning).
action(Verb, Who, Meaning) --> stack_action(Verb, Who, Meaning).

have_word --> [have].
have_word --> [has].

%   "that many additional upkeep steps after this phase"

additional(1) --> [an, additional].
additional(that_many) --> [that, many, additional].
additional(N) --> cardinal(N), [additional].

added_step(upkeep) --> [upkeep, step].
added_step(upkeep) --> [upkeep, steps].
added_step(end) --> [end, step].

after_step(this_step) --> [after, this, step].
after_step(this_phase) --> [after, this, phase].


discarded(S) --> chosen_objects(_, S0), at_random(S0, S).
discarded(each([card, zone(hand, Who)])) --> whose(Who), [hand].
discarded(each([card, zone(hand, Who)])) --> [all, the, cards, in], whose(Who), [hand].
discarded(each(Filter)) --> [all], filter(pl, Filter), { memberchk(card, Filter) }.
discarded(each(Filter)) --> [each], filter(sg, Filter), { memberchk(card, Filter) }.
discarded(S) --> reference(_, S).
discarded(choose(half(count([card, zone(hand, Who)]), Rounding), [card])) -->
    [half, the, cards, in],
    whose(Who),
    [hand, ',', rounded],
    rounding(Rounding).

at_random(choose(N, Filter), random(N, Filter)) --> [at, random].
at_random(S, S) --> [].

doubled_stats(power) --> [power].
doubled_stats(toughness) --> [toughness].
doubled_stats(power_and_toughness) --> [power, and, toughness].

paid_cost(Cost) --> mana_payment(Cost).
paid_cost([pay_life(A)]) --> amount(A), [life].
paid_cost([energy(N)]) --> energy_symbols(N).
paid_cost([pay_life(half(life(you), Rounding))]) --> [half, your, life, ',', rounded], rounding(Rounding).
paid_cost([mana_cost(S)]) --> [its, mana, cost], { S = it }.
paid_cost([energy(any_number)]) --> [any, amount, of, sym('{E}')].
paid_cost([times(A, mana(Mana))]) --> mana(Mana), for_each(A).

skipped(upkeep) --> [upkeep, step].
skipped(upkeep) --> [upkeep, steps].
skipped(next(upkeep)) --> [next, upkeep, step].
skipped(untap) --> [next, untap, step].
skipped(untap_step) --> [untap, step].
skipped(untap_step) --> [untap, steps].
skipped(draw) --> [draw, step].
skipped(draw) --> [draw, steps].
skipped(next(draw)) --> [next, draw, step].
skipped(next(turn)) --> [next, turn].
skipped(next(combat)) --> [next, combat, phase].
skipped(combat) --> [combat, phase].
skipped(combat) --> [combat, phases].
skipped(draw) --> [draw].

exchanged(exchange_control(S, T)) --> [control, of], object(_, S), [and], object(_, T).
exchanged(exchange_control(S)) --> [control, of], object(pl, S).
exchanged(exchange_life(Who)) --> [life, totals, with], who(_, Who).

%   "choose target creature", "choose a color", "choose two of them".

chosen(Who, Meaning) --> value(Choice), { acted(Who, make_choice(Choice), Meaning) }.
chosen(Who, Meaning) --> [a, color, of], article, filter(sg, Filter), { acted(Who, make_choice(color_of(each(Filter))), Meaning) }.
chosen(Who, Meaning) --> object(_, S0), at_random(S0, S), { acted(Who, choose(S), Meaning) }.
chosen(Who, Modes) --> mode_count(Min, Max), optional_dash, { modes_chosen(Who, Min, Max, Modes) }.
chosen(_, modes(Min, Max, Options)) --> mode_count(Min, Max), mode_option(Options), optional_dash.
chosen(_, choose_modes(2)) --> [both].
chosen(_, choose_modes(any)) --> [any, number].

modes_chosen(you, Min, Max, modes(Min, Max)) :- !.
modes_chosen(Who, Min, Max, modes(Min, Max, [chosen_by(Who)])).

optional_dash --> ['—'].
optional_dash --> at_end.

at_end([], []).

mode_count(1, 1) --> [one].
mode_count(N, N) --> [Word], { number_word(Word, N), N > 1 }.
mode_count(0, 1) --> [up, to, one].
mode_count(0, N) --> [up, to, Word], { number_word(Word, N), N > 1 }.
mode_count(1, 2) --> [one, or, both].
mode_count(1, any) --> [one, or, more].
mode_count(0, any) --> [any, number].
mode_count(x, x) --> [x].
mode_count(0, x) --> [up, to, x].

mode_option([unchosen]) --> [that, 'hasn\'t', been, chosen].
mode_option([unchosen_this_turn]) --> [that, 'hasn\'t', been, chosen, this, turn].
mode_option([random]) --> [at, random].

distributed(T) --> targets(_, T).
distributed(target(between(1, 2), Filter)) --> [one, or, two, target], filter(pl, Filter).
distributed(target(between(1, 3), Filter)) --> [one, ',', two, ',', or, three, target], filter(pl, Filter).
distributed(choose(any_number, Filter)) --> [any, number, of], filter(pl, Filter).
