:- encoding(utf8).
:- module(lawmage_stack_actions,
          [ stack_action//3,    % +Verb, +Who, -Meaning
            copy_targets//1,    % -Meaning
            permission_to_play//1, % -Meaning
            changed_target//1     % -Tree
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(copy_exceptions).
:- use_module(costs).
:- use_module(durations).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities, [cost_keyword/2]).
:- use_module(moving).
:- use_module(players).
:- use_module(subjects).

/** <module> Casting, playing, copying and countering
*/

%!  stack_action(+Verb, +Who, -Meaning)// is nondet.
%
%   What stands after Verb, done by Who.

stack_action(counter, Who, Meaning) -->
    object(_, S),
    { acted(Who, counter(S), Meaning) }.
stack_action(copy, Who, Meaning) -->
    object(_, S),
    copies(A),
    { acted(Who, copy(S, A), Meaning) }.
stack_action(copy, Who, all([Copied, Chosen])) -->
    object(_, S),
    copies(A),
    [and, may, choose],
    new_targets,
    [for],
    object(_, Copy),
    { acted(Who, copy(S, A), Copied),
      acted(Who, new_targets(Copy), Chosen)
    }.
stack_action(copy, you, until(end_of_turn, delayed_on(cast(you, Filter), copy(that(sg, [spell]), 1)))) -->
    [the, next],
    filter(sg, Filter),
    [you, cast, this, turn, when, you, cast, it].
stack_action(copy, Who, Meaning) -->
    object(_, S),
    [for, each, other],
    filter(sg, Filter),
    could_target,
    { acted(Who, copy_each(S, Filter), Meaning) }.
stack_action(copy, Who, Meaning) -->
    object(_, S),
    copies(A),
    exceptions(subject, Exceptions),
    { acted(Who, copy(S, A, Exceptions), Meaning) }.
stack_action(cast, Who, Meaning) -->
    object(_, S),
    casting(How),
    { cast_meaning(S, How, Cast),
      acted(Who, Cast, Meaning)
    }.
stack_action(play, Who, Meaning) -->
    object(_, S),
    casting(How),
    { play_meaning(S, How, Play),
      acted(Who, Play, Meaning)
    }.
stack_action(choose, Who, Meaning) -->
    [new, targets, for],
    object(_, S),
    { acted(Who, new_targets(S), Meaning) }.
stack_action(choose, Who, Meaning) -->
    [new, targets, for, their, copy],
    { acted(Who, new_targets(that(sg, [copy])), Meaning) }.
stack_action(choose, Who, Meaning) -->
    [a, new, target, for],
    object(_, S),
    { acted(Who, new_targets(S), Meaning) }.

%!  copy_targets(-Meaning)// is nondet.
%
%   What is said of the targets of copies.

copy_targets(copies_target_each) --> [each, copy, targets, a, different, one, of, those, _].
copy_targets(copies_target_each) --> [each, copy, targets, a, different, one, of, those, permanents, and, players].
copy_targets(copy_targets(S)) --> [the, copy, targets], object(sg, S).

new_targets --> [a, new, target].
new_targets --> [new, targets].

%   "That the spell could target", or "each other permanent or player the spell could target".

could_target --> [that], the_spell, [could, target].
could_target --> the_spell, [could, target].

the_spell --> [the, spell].
the_spell --> [that, spell].
the_spell --> [spell].

copies(A) --> for_each(A).
copies(2) --> [twice].
copies(A) --> amount(A), [times].
copies(1) --> [].

cast_meaning(S, [], cast(S)) :- !.
cast_meaning(S, How, cast(S, How)).

play_meaning(S, [], play(S)) :- !.
play_meaning(S, How, play(S, How)).

casting([free|How]) --> [without, paying], whose_cost, [mana, cost], casting(How).
casting([free|How]) --> [without, paying], whose_cost, [mana, costs], casting(How).
casting([cost(Cost)|How]) --> [by, paying], cost_noun(Cost), [rather, than, paying], whose_cost, [mana, cost], casting(How).
casting([transformed|How]) --> [transformed], casting(How).
casting([flash|How]) --> [as, though, it, had, flash], casting(How).
casting([any_mana|How]) --> [and, mana, of, any, type, can, be, spent, to, cast, it], casting(How).
casting([from_zone(Zone, Who)|How]) --> [from], whose(Who), zone_noun(Zone), casting(How).
casting([using(Name)]) --> [using, its, Name, ability], { cost_keyword(Name, []) }.
casting([from_zone(exile, any)|How]) --> [from, exile], casting(How).
casting([]) --> [].

whose_cost --> its.
whose_cost --> [that, card, '\'s'].
whose_cost --> [~, '\'s'].

cost_noun(Cost) --> mana_payment(Cost).

%!  permission_to_play(-Meaning)// is nondet.
%
%   "You may cast creature spells from the top of your library", "you may play that card
%   this turn": permissions that last, unlike an instruction to cast now.

permission_to_play(permission(player(you), Permission)) -->
    [you, may],
    play_verb(Verb),
    played(S),
    from_place(From),
    casting(How),
    { played_from(S, From, S1),
      ( S1 = each(_) ; From \== none ),
      playing(Verb, S1, How, Permission)
    }.
permission_to_play(all([permission(player(you), play(each([type(land), From]))), permission(player(you), cast(each(Spells)))])) -->
    [you, may, play, lands, and, cast],
    filter(pl, Spells0),
    from_place(From0),
    { placed(From0, Spells0, From, Spells) }.
permission_to_play(until(Duration, permission(player(you), Permission))) -->
    [you, may],
    play_verb(Verb),
    object(_, S),
    casting(How),
    duration(Duration),
    { playing(Verb, S, How, Permission) }.
permission_to_play(until(Duration, permission(player(you), Permission))) -->
    [you, may],
    play_verb(Verb),
    object(_, S),
    duration(Duration),
    casting(How),
    { How \== [],
      playing(Verb, S, How, Permission)
    }.
permission_to_play(all([permission(player(Who), play(S)), permission(player(Who), spend_as_any_color(S))])) -->
    who(_, Who),
    [may, play],
    reference(_, S),
    [and, they, may, spend, mana, as, though, it, were, mana, of, any, color, to, cast, that, spell].
permission_to_play(permission(player(you), Permission)) -->
    [you, may],
    play_verb(Verb),
    [~],
    casting(How),
    { How = [from_zone(_, _)|_],
      playing(Verb, self, How, Permission)
    }.
permission_to_play(permission(player(you), cast_as_though_flash(S))) -->
    [you, may, cast],
    flash_spells(S),
    [as, though],
    they_had,
    [flash].
permission_to_play(permission(player(you), additional_lands(A))) -->
    [you, may, play],
    additional_lands(A),
    [on, each, of, your, turns].
permission_to_play(until(end_of_turn, permission(player(you), additional_lands(A)))) -->
    [you, may, play],
    additional_lands(A),
    [this, turn].
permission_to_play(permission(player(Who), additional_lands(A))) -->
    who(sg, Who),
    [may, play],
    additional_lands(A),
    [on, each, of, their, turns].
permission_to_play(permission(player(you), look(top_of_library(you)))) -->
    [you, may, look, at, the, top, card, of, your, library, any, time].
permission_to_play(until(Duration, permission(player(you), look(S)))) -->
    [you, may, look, at],
    reference(_, S),
    duration(Duration).
permission_to_play(permission(player(you), spend_as_any_color)) -->
    [you, may, spend, mana, as, though, it, were, mana, of, any, color].
permission_to_play(permission(player(any), spend_as_any_color)) -->
    [players, may, spend, mana, as, though, it, were, mana, of, any, color].
permission_to_play(permission(player(you), spend_as_any_color(S))) -->
    [mana, of, any, type, can, be, spent, to, cast],
    reference(_, S).

additional_lands(1) --> [an, additional, land].
additional_lands(N) --> [up, to], cardinal(N), [additional, lands].
additional_lands(N) --> cardinal(N), [additional, lands].
additional_lands(any_number) --> [any, number, of, lands].
additional_lands(any_number) --> [any, number, of, additional, lands].

they_had --> [they, had].
they_had --> [it, had].

flash_spells(self) --> [~].
flash_spells(each(Filter)) --> filter(pl, Filter), { memberchk(spell, Filter) }.

play_verb(cast) --> [cast].
play_verb(play) --> [play].

playing(cast, S, How, Permission) :- cast_meaning(S, How, Permission).
playing(play, S, How, Permission) :- play_meaning(S, How, Permission).

played(each(Filter)) --> filter(pl, Filter).
played(S) --> reference(_, S).
played(choose(1, Filter)) --> article, filter(sg, Filter).

from_place(zone(top_of_library, you)) --> [from, the, top, of, your, library].
from_place(none) --> [].

played_from(S, none, S) :- !.
played_from(each(Filter0), Zone, each(Filter)) :- !, append(Filter0, [Zone], Filter).
played_from(choose(N, Filter0), Zone, choose(N, Filter)) :- !, append(Filter0, [Zone], Filter).
played_from(S, Zone, from(S, Zone)).

%   placed(+From0, +Filter0, -From, -Filter): where they are is said once, of both.

placed(zone(Zone, Who), Filter0, zone(Zone, Who), Filter) :-
    append(Filter0, [zone(Zone, Who)], Filter).
placed(none, Filter, From, Filter) :-
    last(Filter, From),
    memberchk(From, [zone(_, _), among(_)]).

%!  changed_target(-Tree)// is nondet.
%
%   "Change the target of target spell", "you may change a target of target spell or ability to this creature".

changed_target(Tree) --> [change], change_of_target(Tree).
changed_target(may(Tree)) --> [you, may, change], change_of_target(Tree).

change_of_target(change_targets(S)) --> [the, target, of], object(sg, S).
change_of_target(change_targets(S)) --> [the, targets, of], object(sg, S).
change_of_target(change_target(S, T)) --> [the, target, of], object(sg, S), [to], object(sg, T).
change_of_target(change_target(S, T)) --> [a, target, of], object(sg, S), [to], object(sg, T).
