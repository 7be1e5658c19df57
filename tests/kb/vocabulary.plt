:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(kb('check/vocabulary')).

/** <module> The vocabulary is whole
*/

:- begin_tests(vocabulary).

test(no_faults, Faults == []) :-
    findall(Fault, fault(Fault), Faults).
test(a_term) :-
    of_sort(meaning, when(turn(you), restriction(self, cant_be_blocked_by([type(creature), power(at_most(2))])))).
test(a_wrong_property, fail) :-
    of_sort(meaning, restriction(self, cant_be_blocked_by([power(2)]))).
test(a_wrong_sort, fail) :-
    of_sort(meaning, restriction(self, must_be_blocked)).

:- end_tests(vocabulary).
