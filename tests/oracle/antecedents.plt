:- encoding(utf8).
:- module(lawmage_antecedents_tests, []).
:- use_module(library(plunit)).
:- use_module(kb(oracle/oracle)).

/** <module> Pronouns, "that creature" and "another": what they mean
*/

%   reading(+Types, +Text, -Meaning): the first line of Text on a card of Types.

reading(Types, Text, Meaning) :-
    read_text(card('Bob', Types, []), Text, [reading(1, Meaning, _)|_]).

reading(Text, Meaning) :-
    reading([creature], Text, Meaning).

:- begin_tests(shared_targets).

test(two_predicates_of_another_target, M == until(end_of_turn, all([pt_mod(T, 1, 0), grant(T, keywords([trample]))]))) :-
    T = target(1, [other(self), subtype(wall)]),
    reading("{G}: Another target Wall gets +1/+0 and gains trample until end of turn.", activated(_, M)).

test(tap_or_untap_another, M == one_of([tap(T), untap(T)])) :-
    T = target(1, [other(self), subtype(wall)]),
    reading("{U}: Tap or untap another target Wall.", activated(_, M)).

test(two_targets_that_read_alike, M == all([tap(T), untap(nth(2, T))])) :-
    T = target(1, [subtype(wall)]),
    reading([sorcery], "Tap target Wall, then untap target Wall.", M).

:- end_tests(shared_targets).

:- begin_tests(blocking_or_blocked_by).

test(object_of_both_participles, M == grant(each([subtype(elf), any_of([blocking(self), blocked_by(self)])]), keywords([lifelink]))) :-
    reading("Elves blocking or blocked by this creature have lifelink.", M).

test(one_of_a_kind, C == matches(self, [any_of([blocking(E), blocked_by(E)])])) :-
    E = each([subtype(elf)]),
    reading("This creature has reach as long as it's blocking or blocked by an Elf.", when(C, _)).

test(attacking_or_blocking_alone, M == destroy(target(1, [any_of([attacking, blocking]), subtype(elf)]))) :-
    reading([sorcery], "Destroy target attacking or blocking Elf.", M).

:- end_tests(blocking_or_blocked_by).
