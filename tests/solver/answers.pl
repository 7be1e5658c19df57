:- encoding(utf8).
:- module(lawmage_solver_answers, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module('../../kb/combat/solver/solver').

/** <module> Answers for the Python tests

Reads questions, a term each, from standard input, and writes a line of JSON for each.
*/

:- initialization(main, main).

main :-
    set_prolog_flag(double_quotes, codes),
    repeat,
    read_term(Question, []),
    (   Question == end_of_file
    ->  !
    ;   answered(Question),
        fail
    ).

answered(Question) :-
    (   answer(Question, Answer)
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

json(Term) :-
    (   integer(Term)
    ->  write(Term)
    ;   is_list(Term)
    ->  json_list(Term)
    ;   atom(Term)
    ->  writeq_string(Term)
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

writeq_string(Atom) :-
    format("\"~w\"", [Atom]).
