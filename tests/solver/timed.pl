:- encoding(utf8).
:- module(lawmage_solver_timed, []).
:- use_module(library(apply), [exclude/3]).
:- use_module('../../kb/combat/solver/solver').

/** <module> Timing the solver on boards from a file

    swipl timed.pl FILE WORK

reads board(Name, Problem) terms and writes a line for each: its name, the bounds of the maximum, and the
milliseconds that the maximum, the verdict on a declaration that isn't far from it, and all possible pairs
took.
*/

:- initialization(main, main).

main([File, Text]) :-
    atom_number(Text, Work),
    setup_call_cleanup(open(File, read, Stream), boards(Stream, [budget(Work)]), close(Stream)).

boards(Stream, Options) :-
    repeat,
    read_term(Stream, Term, []),
    (   Term == end_of_file
    ->  !
    ;   Term = board(Name, Problem),
        board(Name, Problem, Options),
        fail
    ).

board(Name, Problem, Options) :-
    timed(declaration_maximum(Problem, Maximum, Witness, Options), MaximumTime),
    bounds(Maximum, Lower, Upper),
    declaration_violations(Problem, Witness, []),
    near_maximal(Witness, Declared),
    timed(declaration_verdict(Problem, Declared, _, Options), VerdictTime),
    timed(possible_pairs(Problem, _, Options), PairsTime),
    format("~w ~w ~w ~4f ~4f ~4f~n", [Name, Lower, Upper, MaximumTime, VerdictTime, PairsTime]).

bounds(exactly(N), N, N).
bounds(between(Lower, Upper), Lower, Upper).

%   The declaration in which what the first object has is left out.

near_maximal([], []).
near_maximal([_-Object|Pairs], Declared) :-
    exclude(against(Object), Pairs, Declared).

against(Object, _-Object).

timed(Goal, Milliseconds) :-
    statistics(cputime, Start),
    call(Goal),
    !,
    statistics(cputime, End),
    Milliseconds is (End-Start)*1000.
