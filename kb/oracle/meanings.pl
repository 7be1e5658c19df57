:- encoding(utf8).
:- module(lawmage_meanings,
          [ x_defined/2,        % +Tree0, -Tree
            distributed/2,      % +Tree0, -Tree
            tidy/2,             % +Meaning0, -Meaning
            flat_all/2,         % +Meanings, -Meaning
            limits_at_once/1,   % +Meaning
            continuous/1        % +Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(terms), [mapsubterms/3]).

/** <module> The form of a meaning

`distributed/2` gives each of several subjects a predicate of its own, before pronouns are
settled; `tidy/2` puts durations and conditions where the vocabulary wants them: outside,
where all parts share them.
*/

%!  x_defined(+Tree0, -Tree) is semidet.
%
%   Tree is Tree0 with the amount that a "where X is" of the sentence gives for each X of
%   it.  There must be one; an X within quotation marks can't be put in.

x_defined(Tree0, Tree) :-
    (   x_definition(Tree0, Amount)
    ->  with_x(Tree0, Amount, Tree, no, yes)
    ;   Tree = Tree0
    ).

x_definition(Tree, Amount) :-
    compound(Tree),
    Tree \= q(_),
    (   Tree = x_defined(Amount0, _)
    ->  Amount = Amount0
    ;   arg(_, Tree, Argument),
        x_definition(Argument, Amount)
    ->  true
    ).

with_x(x, Amount, Amount, _, yes) :- !.
with_x(neg(x), Amount, minus(0, Amount), _, yes) :- !.
with_x(mana('{X}'), Amount, times(Amount, mana('{1}')), _, yes) :- !.
with_x(x_defined(_, Tree0), Amount, Tree, Found0, Found) :-
    !,
    with_x(Tree0, Amount, Tree, Found0, Found).
with_x(q(Tokens), _, q(Tokens), Found, Found) :-
    !,
    \+ ( member(t(Term, _, _, _), Tokens), speaks_of_x(Term) ).
with_x(Tree0, Amount, Tree, Found0, Found) :-
    compound(Tree0),
    !,
    Tree0 =.. [Functor|Arguments0],
    with_x_all(Arguments0, Amount, Arguments, Found0, Found),
    Tree =.. [Functor|Arguments].
with_x(Tree, _, Tree, Found, Found).

with_x_all([], _, [], Found, Found).
with_x_all([Tree0|Trees0], Amount, [Tree|Trees], Found0, Found) :-
    with_x(Tree0, Amount, Tree, Found0, Found1),
    with_x_all(Trees0, Amount, Trees, Found1, Found).

speaks_of_x(x).
speaks_of_x(mod(x, _)).
speaks_of_x(mod(_, x)).

%!  distributed(+Tree0, -Tree) is det.
%
%   Tree has no `both(Subjects)`: what is said of both is said of each.

distributed(Tree0, Tree) :-
    (   \+ compound(Tree0)
    ->  Tree = Tree0
    ;   inner(Tree0)
    ->  Tree = Tree0
    ;   both_argument(Tree0, Parts)
    ->  maplist(distributed, Parts, Trees),
        flat_all(Trees, Tree)
    ;   Tree0 =.. [Functor|Arguments0],
        maplist(distributed, Arguments0, Arguments),
        Tree =.. [Functor|Arguments]
    ).

inner(q(_)).
inner(words(_, _)).

both_argument(Tree, Trees) :-
    Tree \= [_|_],
    Tree =.. [Functor|Arguments],
    append(Before, [both(Subjects)|After], Arguments),
    !,
    findall(Part,
            ( member(Subject, Subjects),
              append(Before, [Subject|After], Arguments1),
              Part =.. [Functor|Arguments1]
            ),
            Trees).

%!  flat_all(+Meanings, -Meaning) is det.
%
%   Meaning is all of Meanings, without an `all` in an `all`.

flat_all(Meanings0, Meaning) :-
    flattened(Meanings0, Meanings),
    (   Meanings = [One]
    ->  Meaning = One
    ;   Meaning = all(Meanings)
    ).

flattened([], []).
flattened([all(Inner)|Meanings0], Meanings) :-
    !,
    flattened(Inner, Meanings1),
    flattened(Meanings0, Meanings2),
    append(Meanings1, Meanings2, Meanings).
flattened([Meaning|Meanings0], [Meaning|Meanings]) :-
    flattened(Meanings0, Meanings).

%!  tidy(+Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0 in the vocabulary's form.

tidy(Meaning0, Meaning) :-
    (   tidied(Meaning0, Meaning1)
    ->  Meaning = Meaning1
    ;   Meaning = Meaning0
    ).

tidied(all(Meanings0), Meaning) :-
    maplist(tidy, Meanings0, Meanings1),
    flattened(Meanings1, Meanings2),
    backward(Meanings2, Meanings3),
    shared_duration(Meanings3, Meaning).
tidied(until(D, Meaning0), Meaning) :-
    tidy(Meaning0, Meaning1),
    (   play_permission(Meaning1, Meaning2)
    ->  Meaning = until(D, Meaning2)
    ;   lasting(D, Meaning1, Meaning)
    ).
tidied(when(not(matches(each(Filter), Other)), restriction(each(Filter), Restriction)), restriction(each(Whole), Restriction)) :-
    memberchk(ability, Filter),                         % "... can't be activated unless they're mana abilities"
    !,
    append(Filter, [not(Other)], Whole).
tidied(when(C0, Meaning0), Meaning) :-
    tidy_condition(C0, C),
    tidy(Meaning0, Meaning1),
    (   Meaning1 = when(C1, Meaning2)
    ->  flat_all([C, C1], C2),
        Meaning = when(C2, Meaning2)
    ;   Meaning = when(C, Meaning1)
    ).
tidied(triggered(E, Meaning0), triggered(E, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(at_end(Meaning0), Meaning) :-                    % a part that has a condition, not a trigger that has one
    tidy(Meaning0, Meaning1),
    ( Meaning1 = when(_, _) -> Meaning = all([Meaning1]) ; Meaning = Meaning1 ).
tidied(activated(Cost, Meaning0), activated(Cost, Meaning)) :-
    tidy(Meaning0, Meaning1),
    (   memberchk(tap(host(How, Filter)), Cost)             % "the creature tapped this way", which is known as targets are chosen
    ->  mapsubterms(tapped_host(host(How, Filter)), Meaning1, Meaning)
    ;   Meaning = Meaning1
    ).
tidied(mode(Cost, Meaning0), mode(Cost, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(may(Meaning0), may(Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(may(Who, Meaning0), Meaning) :-
    tidy(Meaning0, Meaning1),
    undone(Who, Meaning1, Meaning2),
    (   Meaning2 = until(D, Meaning3),
        undone(Who, Meaning3, Act),
        playing(Act)
    ->  Meaning = until(D, permission(player(Who), Act))
    ;   Meaning = may(Who, Meaning2)
    ).
tidied(by(Who, Meaning0), by(Who, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(instead(Meaning0), instead(Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(unless_pays(Who, Cost, Meaning0), unless_pays(Who, Cost, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(for_each(S, Meaning0), for_each(S, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(delayed(E, Meaning0), delayed(E, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(replace(E, Meaning0), replace(E, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(as_enters(S, Meaning0), as_enters(S, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(as_keyword(Word, Meaning0), as_keyword(Word, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(only(Limits, Meaning0), only(Limits, Meaning)) :-
    tidy(Meaning0, Meaning).
tidied(one_of(Meanings0), one_of(Meanings)) :-
    maplist(tidy, Meanings0, Meanings).

tapped_host(Host, paid(tap, _), Host).

%   For a time, "you may play it" is a permission; at once, it is an instruction.

play_permission(may(Act), permission(player(you), Act)) :- playing(Act).
play_permission(may(Who, Act), permission(player(Who), Act)) :- playing(Act).
play_permission(when(C, Act), Meaning) :-
    play_permission(Act, Permission),
    (   C = matches(S, Filter),                         % "if it's a creature spell": as it would be cast (CR 406.3b, 601.3e)
        memberchk(spell, Filter),
        Permission = permission(Who, Play),
        Play =.. [Verb, S|How]
    ->  Playing =.. [Verb, each([among(S)|Filter])|How],
        Meaning = permission(Who, Playing)
    ;   Meaning = when(C, Permission)
    ).

playing(cast(_)).
playing(cast(_, _)).
playing(play(_)).
playing(play(_, _)).

%   undone(+Who, +Meaning0, -Meaning): without what is told once before, that Who does it.

undone(Who, all(Meanings0), Meaning) :-
    !,
    maplist(undone(Who), Meanings0, Meanings),
    flat_all(Meanings, Meaning).
undone(Who, by(Doer, Meaning0), Meaning) :-
    ( Doer == Who ; Doer == actor ),
    !,
    Meaning = Meaning0.
undone(_, Meaning, Meaning).

tidy_condition(all(Cs), C) :- !, flat_all(Cs, C).
tidy_condition(not(not(C)), C) :- !.
tidy_condition(matches(self, [spent(Mana)]), C) :- !, C = spent(Mana).
tidy_condition(C, C).

%   A duration at the end belongs to what goes before it in the same sentence.

backward(Meanings0, Meanings) :-
    reverse(Meanings0, Reversed0),
    backwards(Reversed0, none, Reversed),
    reverse(Reversed, Meanings).

backwards([], _, []).
backwards([Meaning0|Meanings0], Duration0, [Meaning|Meanings]) :-
    (   Meaning0 = until(D, _)
    ->  Meaning = Meaning0,
        Duration = D
    ;   Duration0 \== none,
        continuous(Meaning0)
    ->  Meaning = until(Duration0, Meaning0),
        Duration = Duration0
    ;   Meaning = Meaning0,
        Duration = Duration0
    ),
    backwards(Meanings0, Duration, Meanings).

%   shared_duration(+Meanings, -Meaning): the duration of all stands outside.

shared_duration(Meanings0, Meaning) :-
    Meanings0 = [until(D, _)|_],
    maplist(within(D), Meanings0, Meanings),
    !,
    flat_all(Meanings, Inner),
    Meaning = until(D, Inner).
shared_duration(Meanings, Meaning) :-
    flat_all(Meanings, Meaning).

within(D, until(D, Meaning), Meaning).

%   lasting(+Duration, +Meaning0, -Meaning): the duration limits what is continuous.

lasting(D, all(Meanings), Meaning) :-
    forall(member(Part, Meanings), Part = exile(_)),
    !,
    Meaning = until(D, all(Meanings)).
lasting(D, all(Meanings0), Meaning) :-
    maplist(lasting_part(D), Meanings0, Meanings1),
    memberchk(until(_, _), Meanings1),
    !,
    shared_duration(Meanings1, Meaning).
lasting(D, until(D, Meaning), until(D, Meaning)) :- !.
lasting(D, Meaning, until(D, Meaning)).

lasting_part(D, Meaning0, Meaning) :-
    (   Meaning0 = until(_, _)
    ->  Meaning = Meaning0
    ;   continuous(Meaning0)
    ->  Meaning = until(D, Meaning0)
    ;   Meaning = Meaning0
    ).

%!  limits_at_once(+Meaning) is semidet.
%
%   A duration in Meaning limits what is done at once, and so can't be what was meant.

limits_at_once(Meaning) :-
    compound(Meaning),
    Meaning \= q(_),
    (   Meaning = until(D, Limited),
        \+ may_last(Limited, D)
    ->  true
    ;   arg(_, Meaning, Argument),
        limits_at_once(Argument)
    ->  true
    ).

%   may_last(+Meaning, +Duration): continuous effects, and what a rule lets last or come back (CR 610.3, 614.1, 701.10, 701.38).

may_last(Meaning, _) :- continuous(Meaning), !.
may_last(may(Meaning), D) :- !, may_last(Meaning, D).
may_last(may(_, Meaning), D) :- !, may_last(Meaning, D).
may_last(by(_, Meaning), D) :- !, may_last(Meaning, D).
may_last(when(_, Meaning), D) :- !, may_last(Meaning, D).
may_last(all(Meanings), D) :- !, forall(member(Meaning, Meanings), may_last(Meaning, D)).
may_last(until(_, Meaning), D) :- !, may_last(Meaning, D).
may_last(exile(_), until_event(_)).
may_last(exile(_, _), until_event(_)).
may_last(phase_out(_), until_event(_)).
may_last(double(Stats, _), _) :- memberchk(Stats, [power, toughness, power_and_toughness]).
may_last(triple(_, _), _).
may_last(Meaning, _) :- functor(Meaning, Name, _), kept(Name).

kept(attack_choices).
kept(block_choices).
kept(change_text).
kept(change_words).
kept(control_player).
kept(delayed).
kept(designate).
kept(exchange_control).
kept(excess_damage_to).
kept(keep_mana).
kept(prevented_then).
kept(replace_next).
kept(pt_cda).
kept(skip).
kept(spend_only).

%!  continuous(+Meaning) is semidet.
%
%   Meaning is a continuous effect, which a duration can limit.

continuous(restriction(_, _)).
continuous(requirement(_, _)).
continuous(permission(_, _)).
continuous(damage_rule(_, _)).
continuous(grant(_, _)).
continuous(lose(_, _)).
continuous(pt_mod(_, _, _)).
continuous(pt_set(_, _, _)).
continuous(switch_pt(_)).
continuous(set_type(_, _)).
continuous(add_type(_, _)).
continuous(set_color(_, _)).
continuous(add_color(_, _)).
continuous(set_name(_, _)).
continuous(control(_, _)).
continuous(state(_, _)).
continuous(limit(_, _)).
continuous(cost_to(_, _)).
continuous(prevent(_, _, _)).
continuous(prevent_next(_, _, _)).
continuous(enters(_, _)).
continuous(replace(_, _)).
continuous(cost_less(_, _)).
continuous(keep_mana).
continuous(exempt(_, _)).
continuous(damage_cant_be_prevented(_)).
continuous(damage_cant_be_prevented(_, _)).
continuous(life_floor(_)).
continuous(damage_as_infect(_)).
continuous(redirect_next(_, _, _, _)).
continuous(max_hand_size(_, _)).
continuous(max_hand_size_change(_, _)).
continuous(revealed(_)).
continuous(no_trigger(_)).
continuous(triggers_again(_)).
continuous(triggers_again(_, _)).
continuous(crews_by(_, _)).
continuous(saddles_by(_, _)).
continuous(stations_by(_, _)).
continuous(becomes_copy(_, _)).
continuous(becomes_copy(_, _, _)).
continuous(when(_, Meaning)) :-
    continuous(Meaning).
continuous(all(Meanings)) :-
    forall(member(Meaning, Meanings), continuous(Meaning)).
continuous(one_of(Meanings)) :-
    forall(member(Meaning, Meanings), continuous(Meaning)).
continuous(triggered(_, _)).
