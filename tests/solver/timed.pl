:- encoding(utf8).
:- module(lawmage_solver_timed, []).

:- use_module('../../kb/combat/solver/solver').

/** <module> Timing the solver on boards from a file

Reads board(Name, Problem, Declaration) terms and writes a line for each: name, milliseconds for the maximum,
its bounds, milliseconds for the verdict on the declaration, its name.
*/

:- initialization(main, main).

main([File, BudgetText]) :-
    atom_number(BudgetText, Budget),
    setup_call_cleanup(open(File, read, Stream), boards(Stream, Budget), close(Stream)).

boards(Stream, Budget) :-
    repeat,
    read_term(Stream, Term, []),
    (   Term == end_of_file
    ->  !
    ;   Term = board(Name, Problem, Declaration),
        timed(declaration_maximum(Problem, Maximum, Witness, [budget(Budget)]), MaximumTime),
        bounds(Maximum, Lower, Upper),
        declaration_violations(Problem, Witness, []),
        (   Declaration == none
        ->  Asked = Witness
        ;   Asked = Declaration
        ),
        near_maximal(Asked, Declared),
        timed(declaration_verdict(Problem, Declared, Verdict, [budget(Budget)]), VerdictTime),
        functor(Verdict, VerdictName, _),
        format("~w ~4f ~w ~w ~4f ~w~n", [Name, MaximumTime, Lower, Upper, VerdictTime, VerdictName]),
        fail
    ).

bounds(exactly(N), N, N).
bounds(between(Lower, Upper), Lower, Upper).

%   The witness without its first pair: seldom legal, nearly so.

near_maximal([_|Pairs], Pairs) :-
    !.
near_maximal([], []).

timed(Goal, Milliseconds) :-
    statistics(cputime, Start),
    call(Goal),
    !,
    statistics(cputime, End),
    Milliseconds is (End-Start)*1000.
