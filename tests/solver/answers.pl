:- encoding(utf8).
:- module(lawmage_solver_answers, []).
:- use_module('../../kb/combat/solver/extend', [extension/6, memo/1]).
:- use_module('../../kb/combat/solver/most', [most/6]).
:- use_module('../../kb/combat/solver/problem', [able_pairs/2]).
:- use_module('../../kb/combat/solver/solver').

/** <module> Answers for the Python tests

Reads questions, a term each, from standard input, and writes a line of JSON for each: compounds as lists that
begin with their name.
*/

:- initialization(main, main).

main :-
    repeat,
    read_term(Question, []),
    (   Question == end_of_file
    ->  !
    ;   answered(Question),
        fail
    ).

answered(Question) :-
    (   catch(answer(Question, Answer), error(Error, _), Answer = error(Error))
    ->  json(Answer)
    ;   json(no_answer)
    ),
    nl.

answer(violations(Problem, Declaration), Violations) :-
    must_be_problem(Problem),
    must_be_declaration(Declaration),
    declaration_violations(Problem, Declaration, Violations).
answer(obeys(Problem, Declaration), obeys(Obeyed, Failed)) :-
    declaration_obeys(Problem, Declaration, Obeyed, Failed).
answer(verdict(Problem, Declaration, Options), Verdict) :-
    declaration_verdict(Problem, Declaration, Verdict, Options).
answer(maximum(Problem, Options), maximum(Maximum, Witness)) :-
    declaration_maximum(Problem, Maximum, Witness, Options).
answer(possible(Problem, Pair, Options), Answer) :-
    possible_pair(Problem, Pair, Answer, Options).
answer(possible_pairs(Problem, Options), Answers) :-
    possible_pairs(Problem, Answers, Options).
answer(usable(Problem, Pair, Options), Answer) :-
    usable_pair(Problem, Pair, Answer, Options).
answer(usable_pairs(Problem, Options), Answers) :-
    usable_pairs(Problem, Answers, Options).
answer(all(Problem, Options), Declarations) :-
    findall(Declaration, legal_declaration(Problem, Declaration, Options), Declarations).
answer(count(Problem, Options), Count) :-
    legal_declarations_count(Problem, Count, Options).
answer(program(Problem, Measure), Program) :-
    declaration_program(Problem, Measure, Program).
answer(program_verdict(Problem, Declaration, Values, Upper), Verdict) :-
    declaration_program(Problem, declaration(Declaration), Program),
    program_verdict(Problem, Declaration, Program, Values, Upper, Verdict).

%   The searches under the last questions, without what saves them: a fully legal declaration with all of
%   Pairs, and one that disobeys nothing.

answer(with(Problem, Pairs0), Answer) :-
    Problem = problem(_, Able, _, _),
    sort(Pairs0, Pairs),
    able_pairs(Able, All),
    memo(Memo),
    extension(Problem, Pairs, All, Memo, budget(10000000), Answer).
answer(clean_with(problem(Actors, Able, Restrictions, _), Pairs), Answer) :-
    most(problem(Actors, Able, Restrictions, []), Pairs, -1, 0, budget(10000000), Answer).

json(Term) :-
    (   integer(Term)
    ->  write(Term)
    ;   is_list(Term)
    ->  json_list(Term)
    ;   atom(Term)
    ->  format("\"~w\"", [Term])
    ;   compound_name_arguments(Term, Name, Arguments),
        json_list([Name|Arguments])
    ).

json_list([]) :-
    write([]).
json_list([Term|Terms]) :-
    write('['),
    json(Term),
    json_rest(Terms).

json_rest([]) :-
    write(']').
json_rest([Term|Terms]) :-
    write(','),
    json(Term),
    json_rest(Terms).
