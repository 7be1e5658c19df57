:- encoding(utf8).

/** <module> What is wrong with the knowledge base as a program

    swipl tests/plunit/lint.pl

prints one line for each finding of kb/check/predicates.pl: its kind, a tab, and words that name the
place.  It loads nothing else first, so that warnings and missing imports are seen.
*/

:- use_module(library(lists)).
:- use_module('../../kb/check/predicates', [findings/1]).

:- initialization(main, main).

main :-
    set_stream(user_output, encoding(utf8)),
    findings(Findings),
    forall(member(finding(Kind, Words), Findings), format("~w\t~w~n", [Kind, Words])).
