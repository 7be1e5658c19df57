:- encoding(utf8).
:- module(lawmage_solver,
          [ declaration_violations/3,   % +Problem, +Declaration, -Violations
            declaration_obeys/4,        % +Problem, +Declaration, -Obeyed, -Failed
            declaration_verdict/4,      % +Problem, +Declaration, -Verdict, +Options
            declaration_maximum/4,      % +Problem, -Maximum, -Witness, +Options
            possible_pair/4,            % +Problem, +Pair, -Answer, +Options
            possible_pairs/3,           % +Problem, -Answers, +Options
            usable_pair/4,              % +Problem, +Pair, -Answer, +Options
            usable_pairs/3,             % +Problem, -Answers, +Options
            legal_declaration/3,        % +Problem, -Declaration, +Options
            legal_declarations_count/3, % +Problem, -Count, +Options
            declaration_program/3,      % +Problem, +Measure, -Program
            program_verdict/6           % +Problem, +Declaration, +Program, +Values, +Upper, -Verdict
          ]).
:- reexport(problem, [must_be_problem/1, must_be_declaration/1]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/3]).
:- use_module(count, [count_alike/3, count_all/3]).
:- use_module(declared, [asks/2, declared/2, disobeyed/3, keeps/2, obeyed/4, obeyed_count/3]).
:- use_module(each, [each/3]).
:- use_module(measure, [measured/3]).
:- use_module(most, [better/5, most/6]).
:- use_module(near, [nearer/5]).
:- use_module(possible, [possible/4, possible_all/3]).
:- use_module(program, [program/2, programmed/3]).
:- use_module(usable, [usable/4, usable_all/3]).

/** <module> Judging declarations (CR 508.1c-d, 509.1b-c)

The door of the solver.  Problems are the terms of problem.pl, declarations lists of Actor-Object
pairs.  Neither is checked here: must_be_problem/1 and must_be_declaration/1 do that, once.

Options: budget(Work), how much each question may cost, about the number of arcs of networks looked at (a
microsecond each, or less). Work is counted, not timed, so that the same question always has the same answer.
*/

budget(Options, budget(Work)) :-
    option(budget(Work), Options, 10000000).

%!  declaration_violations(+Problem, +Declaration, -Violations) is det.
%
%   Violations lists all that no declaration may do and Declaration does: unable(Actor, Object) for a pair
%   that isn't among the able ones, over_capacity(Actor, Number, Capacity), and disobeyed(Label) for each
%   restriction.

declaration_violations(Problem, Declaration, Violations) :-
    declared(Declaration, Declared),
    disobeyed(Problem, Declared, Violations).

%!  declaration_obeys(+Problem, +Declaration, -Obeyed, -Failed) is det.
%
%   Obeyed and Failed are the labels of the requirements that ask something of Declaration and that it obeys,
%   or doesn't.

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
%   The declaration Witness disobeys no restriction and obeys the most requirements, whatever it costs:
%   Maximum is exactly(Obeyed), or between(Obeyed, Upper) if the budget ended.

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

%!  possible_pair(+Problem, +Pair, -Answer, +Options) is det.
%!  possible_pairs(+Problem, -Answers, +Options) is det.
%
%   Answer is yes(Witness) if Pair is in a declaration that disobeys no restriction, no if it is in none,
%   undecided if the budget ended. Requirements and costs are of no account, but the witness costs no more
%   than Pair alone if one can.  Answers is a list of Pair-Answer for each able pair, in order.

possible_pair(Problem, Pair, Answer, Options) :-
    budget(Options, Budget),
    possible(Problem, Pair, Budget, Answer).

possible_pairs(Problem, Answers, Options) :-
    budget(Options, Budget),
    possible_all(Problem, Budget, Answers).

%!  usable_pair(+Problem, +Pair, -Answer, +Options) is det.
%!  usable_pairs(+Problem, -Answers, +Options) is det.
%
%   The same for fully legal declarations: those that also obey as many requirements as is possible at what
%   they cost.

usable_pair(Problem, Pair, Answer, Options) :-
    budget(Options, Budget),
    usable(Problem, Pair, Budget, Answer).

usable_pairs(Problem, Answers, Options) :-
    budget(Options, Budget),
    usable_all(Problem, Budget, Answers).

%!  legal_declaration(+Problem, -Declaration, +Options) is nondet.
%
%   Declaration is fully legal.  Each is found once, none is tried in vain.
%
%   @throws resource_error(declaration_search) where the budget doesn't do to find the next one; it is each one's own.

legal_declaration(Problem, Declaration, Options) :-
    budget(Options, budget(Work)),
    each(Problem, Work, Declaration).

%!  legal_declarations_count(+Problem, -Count, +Options) is det.
%
%   Count is exactly(N), N being how many fully legal declarations there are, or undecided.  With option
%   alike(true) those count as one that exchanging identical actors, and identical objects, turns into each
%   other.

legal_declarations_count(Problem, Count, Options) :-
    budget(Options, Budget),
    option(alike(Alike), Options, false),
    (   Alike == true
    ->  count_alike(Problem, Budget, Count)
    ;   count_all(Problem, Budget, Count)
    ).

%!  declaration_program(+Problem, +Measure, -Program) is det.
%
%   Program, as program.pl says, asks for the declaration that obeys the most requirements: of all if Measure
%   is `any`, of those that Declaration is measured against and by if it is declaration(Declaration).

declaration_program(Problem, Measure, Program) :-
    (   Measure == any
    ->  Measured = Problem
    ;   Measure = declaration(Declaration),
        declared(Declaration, Declared),
        measured(Problem, Declared, Measured)
    ),
    program(Measured, Program).

%!  program_verdict(+Problem, +Declaration, +Program, +Values, +Upper, -Verdict) is det.
%
%   Verdict, as declaration_verdict/4 has it, is what a solution of Program tells of Declaration, which
%   disobeys no restriction: Values are the columns that are 1, Upper what no solution exceeds.  The solution
%   is checked here; that none exceeds Upper is the other solver's word.

program_verdict(Problem, Declaration, Program, Values, Upper, Verdict) :-
    declared(Declaration, Declared),
    measured(Problem, Declared, Measured),
    Measured = problem(_, _, _, Requirements),
    obeyed(Requirements, Declared, Obeyed, Failed),
    length(Obeyed, Count),
    programmed(Program, Values, Better),
    declared(Better, BetterDeclared),
    (   disobeyed(Measured, BetterDeclared, []),
        obeyed_count(Requirements, BetterDeclared, BetterCount),
        BetterCount > Count
    ->  Answer = better(Better)
    ;   Upper > Count
    ->  Answer = open(Upper)
    ;   Answer = none
    ),
    verdict(Answer, Measured, Declared, Count, Failed, Verdict).
