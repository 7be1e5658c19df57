:- encoding(utf8).
:- module(lawmage_damage_grammar,
          [ damage//2,          % +Source, -Meaning
            prevention//1,      % -Meaning
            damage_statement//1, % -Meaning
            all_damage//1,      % -Kind
            dealt//2,           % -From, -To
            damage_sources//1,  % -Sources
            source_would//1,    % -Source
            you_and_others//1,  % -Subject
            damage_recipient//1 % -Subject
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(conditions).
:- use_module(durations).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).
:- use_module(subjects).

/** <module> Dealing and preventing damage (CR 120, 615)
*/

%!  damage(+Source, -Meaning)// is nondet.
%
%   What stands after "deals": how much damage to what.

damage(S, all([post(Meaning0, C0), post(Meaning1, C1)])) -->
    damage_part(S, Meaning0),
    [if],
    conditions(C0),
    [and],
    damage_part(S, Meaning1),
    [if],
    conditions(C1).
damage(S, Meaning) -->
    damage_part(S, Meaning0),
    more_damage(S, Meaning0, Meaning).

more_damage(S, Meaning0, all([Meaning0, Meaning1])) -->
    damage_junction,
    damage_part(S, Meaning1).
more_damage(_, Meaning, Meaning) --> [].

damage_junction --> [and].
damage_junction --> [',', and].

damage_part(S, deal_damage(S, A, T)) -->
    amount(A),
    [damage, to],
    damage_recipient(T).
damage_part(S, deal_damage(S, A, T)) -->
    [damage, equal, to],
    amount(A),
    [to],
    damage_recipient(T).
damage_part(S, for_each(each(Filter), deal_damage(S, A, player(actor)))) -->
    [damage, to, each],
    player_filter(sg, Filter),
    [equal, to],
    amount(A).
damage_part(S, deal_damage(S, A, T)) -->
    [damage, to],
    damage_recipient(T),
    [equal, to],
    amount(A).
damage_part(S, deal_damage(S, A, recipient)) -->
    amount(A),
    [damage],
    at_instead.
damage_part(S, deal_damage(S, times(2, that_many), T)) -->
    [twice, that, much, damage, to],
    damage_recipient(T).
damage_part(S, deal_damage(S, A, divided(T))) -->
    amount(A),
    [damage, divided, as, you, choose, among],
    divided_recipients(T).
damage_part(S, deal_damage(S, A, divided(T))) -->
    [damage, equal, to],
    amount(A),
    [divided, as, you, choose, among],
    divided_recipients(T).
damage_part(S, deal_damage(S, A, divided_evenly(T))) -->
    amount(A),
    [damage, divided, evenly, ',', rounded, down, ',', among],
    divided_recipients(T).

%   "it deals 4 damage instead": to what it would have been dealt to.

at_instead(Tokens, Tokens) :-
    Tokens = [instead|_].

divided_recipients(target(any_number, [any_target])) --> [any, number, of, targets].
divided_recipients(target(between(1, 2), [any_target])) --> [one, or, two, targets].
divided_recipients(target(between(1, 3), [any_target])) --> [one, ',', two, ',', or, three, targets].
divided_recipients(T) --> targets(_, T).
divided_recipients(T) --> choice_of_targets(T).

choice_of_targets(target(between(1, 2), Filter)) --> [one, or, two, target], filter(pl, Filter).
choice_of_targets(target(between(1, 3), Filter)) --> [one, ',', two, ',', or, three, target], filter(pl, Filter).

%!  damage_recipient(-Subject)// is nondet.
%
%   What damage is dealt to.

damage_recipient(target_at(Place, 1, [any_target])) --> place(Place), [any, target].
damage_recipient(target_at(Place, 1, [other(pro(other_target)), any_target])) --> place(Place), [any, other, target].
damage_recipient(target_at(Place, 1, [other(pro(other_target)), any_target])) --> place(Place), [another, target].
damage_recipient(target_at(Place, up_to(N), [any_target])) --> place(Place), [each, of, up, to], cardinal(N), [targets].
damage_recipient(target_at(Place, N, [any_target])) --> place(Place), [each, of], cardinal(N), [targets].
damage_recipient(target_at(Place, x, [any_target])) --> place(Place), [each, of, x, targets].
damage_recipient(T) --> targets(_, T).
damage_recipient(S) --> you_and_others(S).
damage_recipient(T) --> [each, of], targets(pl, T).
damage_recipient(S) --> oneself(S).
damage_recipient(T) --> recipients(T).
damage_recipient(attacked_by(S, [any_of([player, type(planeswalker)])])) -->
    [the, player, or, planeswalker],
    attacking_subject(S),
    ['\'s', attacking].
damage_recipient(attacked_by(S, [player])) -->
    [the, player],
    attacking_subject(S),
    ['\'s', attacking].
damage_recipient(controller_or_self(S)) -->
    [that],
    noun_group(sg, [player]),
    [or, that, planeswalker, '\'s', controller],
    { S = event_other }.

%!  you_and_others(-Subject)// is nondet.
%
%   "you and/or permanents you control".

you_and_others(any_of([player(you), S])) --> [you, and, /, or], reference(sg, S).
you_and_others(any_of([player(you), S])) --> reference(sg, S), [and, /, or, you].
you_and_others(any_of([player(you), each(Filter)])) --> [you, and, /, or], filter(pl, Filter).

oneself(pro(self)) --> [itself].
oneself(pro(self)) --> [himself].
oneself(pro(self)) --> [herself].

attacking_subject(pro(subj)) --> [it].
attacking_subject(S) --> reference(sg, S).

%   "you", "each creature and each player", "each other creature you control".

recipients(T) --> recipient(T0), more_recipients(T0, T).

more_recipients(T0, both([T0|Ts])) --> recipient_list(Ts).
more_recipients(T, T) --> [].

recipient_list([T]) --> [and], recipient(T).
recipient_list([T|Ts]) --> [','], recipient(T), recipient_list_comma(Ts).

recipient_list_comma([T]) --> [',', and], recipient(T).
recipient_list_comma([T|Ts]) --> [','], recipient(T), recipient_list_comma(Ts).

recipient(player(Who)) --> who(_, Who).
recipient(each(Filter)) --> [each], filter(sg, Filter), { \+ of_player(Filter) }.
recipient(target_at(Place, 1, [any_target])) --> place(Place), [any, target].
recipient(S) --> object(_, S), { S \= target_at(_, _, [any_target]) }.

of_player([player|_]).
of_player([opponent|_]).

%!  prevention(-Meaning)// is nondet.
%
%   What stands after "prevent".

prevention(Meaning) -->
    all_damage(Damage),
    [that, would, be, dealt],
    time0(Time0),
    dealt(From, To),
    time0(Time1),
    { prevented(Damage, From, To, Time0, Time1, Meaning) }.
prevention(Meaning) -->
    all_damage(Damage),
    optional_that,
    damage_source(From),
    [would, deal],
    time0(Time0),
    deal_to(To),
    time0(Time1),
    { prevented(Damage, From, To, Time0, Time1, Meaning) }.
prevention(until(end_of_turn, prevent(combat, each([source, not(Alt)]), any))) -->
    [all, combat, damage, that, would, be, dealt, this, turn, except, combat, damage, that, would, be, dealt, by],
    filter(pl, Filter),
    { one_or_list(Filter, Alt) }.
prevention(until(end_of_turn, prevent_next(A, From, T))) -->
    [the, next],
    amount(A),
    [damage, that],
    source_would(From0),
    damage_recipient(T),
    [this, turn],
    by_source(From0, From).
prevention(prevent_event(all)) --> [that, damage].
prevention(prevent_event(A)) --> amount(A), [of, that, damage].
prevention(prevent_event(all_but(A))) --> [all, but], amount(A), [of, that, damage].

%!  damage_statement(-Meaning)// is nondet.
%
%   What is said of damage: that it can't be prevented, or what it leaves of a life total.

damage_statement(damage_cant_be_prevented(Damage)) --> unpreventable(Damage).
damage_statement(damage_cant_be_prevented(Damage, Sources)) -->
    all_damage(Damage),
    [that, would, be, dealt, by],
    damage_sources(Sources),
    ['can\'t', be, prevented].
damage_statement(damage_as_infect(S)) -->
    [all, damage, is, dealt, to],
    damage_recipient(S),
    [as, though, its, source, had, infect].
damage_statement(life_floor(1)) --> [damage, that, would, reduce, your, life, total, to, less, than, 1, reduces, it, to, 1, instead].

unpreventable(all) --> [damage, 'can\'t', be, prevented].
unpreventable(combat) --> [combat, damage, 'can\'t', be, prevented].
unpreventable(event) --> [the, damage, 'can\'t', be, prevented].

%!  all_damage(-Kind)// is nondet.
%
%   "all combat damage", "damage".

all_damage(combat) --> [all, combat, damage].
all_damage(noncombat) --> [all, noncombat, damage].
all_damage(all) --> [all, damage].
all_damage(all) --> [damage].
all_damage(combat) --> [combat, damage].

%!  source_would(-Source)// is nondet.
%
%   "would be dealt to", "a source of your choice would deal to".

source_would(any) --> [would, be, dealt, to].
source_would(choose(1, [source])) --> [a, source, of, your, choice, would, deal, to].
source_would(S) --> damage_source(S), [would, deal, to].

by_source(any, From) --> [by], damage_source(From).
by_source(From, From) --> [].

prevented(Damage, From, To, Time0, Time1, Meaning) :-
    preventions(Damage, From, To, Meaning0),
    (   Time0 \== none
    ->  Meaning = until(Time0, Meaning0)
    ;   Time1 \== none
    ->  Meaning = until(Time1, Meaning0)
    ;   Meaning = Meaning0
    ).

preventions(Damage, both_ways(S), _, all([prevent(Damage, any, S), prevent(Damage, S, any)])) :- !.
preventions(Damage, From, To, prevent(Damage, From, To)).

%!  dealt(-From, -To)// is nondet.
%
%   "to you by artifacts", "by creatures".

dealt(both_ways(S), S) --> [to, and, dealt, by], damage_recipient(S).
dealt(From, each(Filter)) --> [to], filter(pl, Filter), by(From).
dealt(From, both([player(you), each(Filter)])) --> [to, you, and], filter(pl, Filter), by(From).
dealt(From, To) --> [to], damage_recipient(To), by(From).
dealt(From, any) --> [by], damage_sources(From).
dealt(From, To) --> [by], damage_sources(From), [to], damage_recipient(To).
dealt(any, any) --> [].

by(From) --> [by], damage_sources(From).
by(any) --> [].

%!  damage_sources(-Sources)// is nondet.
%
%   "a source of your choice", "creatures you control".

damage_sources(From) --> damage_source(From0), damage_sources_after(From0, From).

damage_sources_after(From0, both([From0, From1])) --> [and], damage_source(From1).
damage_sources_after(From, From) --> [].

damage_source(S) --> reference(_, S).
damage_source(S) --> targets(_, S).
damage_source(choose(1, [source|Filter])) --> article, filter(sg, Filter0), [of, your, choice], { selectchk(source, Filter0, Filter) }.
damage_source(choose(1, Filter)) --> article, filter(sg, Filter), [of, your, choice].
damage_source(each(Filter)) --> [each], filter(sg, Filter).
damage_source(each(Filter)) --> filter(pl, Filter).
damage_source(each(Filter)) --> article, filter(sg, Filter).

deal_to(T) --> [to], damage_recipient(T).
deal_to(any) --> [].

optional_that --> [that].
optional_that --> [].

time0(Time) --> duration(Time).
time0(none) --> [].
