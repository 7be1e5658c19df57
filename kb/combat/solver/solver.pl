:- encoding(utf8).
:- module(lawmage_solver,
          [ declaration_violations/3,   % +Problem, +Declaration, -Violations
            declaration_obeys/4,        % +Problem, +Declaration, -Obeyed, -Failed
            declaration_verdict/4,      % +Problem, +Declaration, -Verdict, +Options
            declaration_maximum/4       % +Problem, -Maximum, -Witness, +Options
          ]).
:- reexport(problem, [must_be_problem/1, must_be_declaration/1]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module(declared).
:- use_module(measure, [measured/3]).
:- use_module(most, [better/5, most/6]).
:- use_module(near, [nearer/5]).

/** <module> Judging declarations (CR 508.1c-d, 509.1b-c)

The door of the solver.  Problems are the terms of problem.pl, declarations lists of Actor-Object pairs.  Neither is
checked here: must_be_problem/1 and must_be_declaration/1 do that, once.

Options: budget(Work), how much each question may cost, about the number of arcs of networks looked at (a microsecond each, or less).
Work is counted, not timed, so that the same question always has the same answer.
*/

budget(Options, budget(Work)) :-
    option(budget(Work), Options, 3000000).

%!  declaration_violations(+Problem, +Declaration, -Violations) is det.
%
%   Violations lists all that no declaration may do and Declaration does: unable(Actor, Object) for a pair that isn't among the
%   able ones, over_capacity(Actor, Number, Capacity), and disobeyed(Label) for each restriction.

declaration_violations(Problem, Declaration, Violations) :-
    declared(Declaration, Declared),
    disobeyed(Problem, Declared, Violations).

%!  declaration_obeys(+Problem, +Declaration, -Obeyed, -Failed) is det.
%
%   Obeyed and Failed are the labels of the requirements that ask something of Declaration and that it obeys, or doesn't.

declaration_obeys(problem(_, _, _, Requirements), Declaration, Obeyed, Failed) :-
    declared(Declaration, Declared),
    obeyed(Requirements, Declared, Obeyed0, Failed0),
    maplist(label, Obeyed0, Obeyed),
    maplist(label, Failed0, Failed).

label(requirement(Label, _), Label).

%!  declaration_verdict(+Problem, +Declaration, -Verdict, +Options) is det.
%
%   Verdict is one of
%
%     - disobeys(Violations)
%       as declaration_violations/3 lists them, at least one
%     - legal(Obeyed, Asked)
%       it obeys Obeyed of the Asked requirements that ask it something, and at no more cost none obeys more of them
%     - fewer(Obeyed, AtLeast, Better, Failed)
%       the declaration Better, which costs no more, obeys AtLeast of them; Failed are the labels of those it obeys and Declaration doesn't.
%       Nothing that Better changes could simply be changed back
%     - undecided(Obeyed, Upper)
%       the budget ended before it was found whether one obeys more than Obeyed; none obeys more than Upper

declaration_verdict(Problem, Declaration, Verdict, Options) :-
    declared(Declaration, Declared),
    disobeyed(Problem, Declared, Violations),
    (   Violations = [_|_]
    ->  Verdict = disobeys(Violations)
    ;   Problem = problem(_, _, _, Requirements),
        obeyed(Requirements, Declared, Obeyed, Failed),
        length(Obeyed, Count),
        (   Failed == []
        ->  Verdict = legal(Count, Count)
        ;   budget(Options, Budget),
            measured(Problem, Declared, Measured),
            better(Measured, Declared, Count, Budget, Answer),
            verdict(Answer, Measured, Declared, Count, Failed, Verdict)
        )
    ).

verdict(none, _, _, Count, Failed, legal(Count, Asked)) :-
    length(Failed, Length),
    Asked is Count+Length.
verdict(open(Upper), _, _, Count, _, undecided(Count, Upper)).
verdict(better(Better0), Measured, Declared, Count, Failed0, fewer(Count, AtLeast, Better, Failed)) :-
    nearer(Measured, Declared, Count, Better0, Better),
    declared(Better, BetterDeclared),
    Measured = problem(_, _, _, Requirements),
    obeyed_count(Requirements, BetterDeclared, AtLeast),
    findall(Label,
            ( member(requirement(Label, Wish), Failed0),
              asks(Wish, BetterDeclared),
              keeps(Wish, BetterDeclared)
            ),
            Failed).

%!  declaration_maximum(+Problem, -Maximum, -Witness, +Options) is det.
%
%   The declaration Witness disobeys no restriction and obeys the most requirements, whatever it costs: Maximum is exactly(Obeyed), or
%   between(Obeyed, Upper) if the budget ended.

declaration_maximum(Problem, Maximum, Witness, Options) :-
    budget(Options, Budget),
    declared([], Nothing),
    Problem = problem(_, _, _, Requirements),
    obeyed_count(Requirements, Nothing, Least),
    most(Problem, [], Least, none, Budget, Answer),
    (   Answer = found(Obeyed, Witness, Upper)
    ->  true
    ;   Answer = none(Upper),
        Obeyed = Least,
        Witness = []
    ),
    (   Upper > Obeyed
    ->  Maximum = between(Obeyed, Upper)
    ;   Maximum = exactly(Obeyed)
    ).
