:- encoding(utf8).
:- module(lawmage_listings,
          [ listing_value/3      % +Question, +World, -Value
          ]).
:- use_module(library(lists)).
:- use_module(library(solution_sequences), [limit/2, offset/2]).
:- use_module('combat/declarations', [model_of/4, declared_program/3]).
:- use_module('combat/damage_assignments').
:- use_module('combat/paying').
:- use_module('combat/solver/solver', [legal_declaration/3, legal_declarations_count/3]).

/** <module> Questions whose answer is a list: all legal declarations, all assignments of damage, an integer program

A part of the door.  Lists are given page by page: Skip of them are passed over, then Take are given.
*/

%!  listing_value(+Question, +World, -Value) is det.
%
%   The answer as a value for JSON: declarations or assignments, and whether more may follow; or the count, null where it was not
%   found within the budget.

listing_value(legal_declarations(Act, By, Skip, Take), World, object([declarations-Values, more-More])) :-
    model_of(World, Act, By, model(_, Player, Problem, _)),
    findall(Value,
            limit(Take, offset(Skip, ( payable_declaration(World, Act, Player, Problem, Pairs),
                                       pairs_value(Pairs, Value)
                                     ))),
            Values),
    more(Values, Take, More).
listing_value(count_declarations(Act, By, Alike), World, object([count-Count])) :-
    model_of(World, Act, By, model(_, Player, Problem, _)),
    (   all_payable(World, Act, Player, Problem)
    ->  legal_declarations_count(Problem, Counted, [alike(Alike)]),
        (   Counted = exactly(Count)
        ->  true
        ;   Count = null
        )
    ;   Alike == true
    ->  Count = null
    ;   findall(x, payable_declaration(World, Act, Player, Problem, _), Found),
        length(Found, Count)
    ).
listing_value(damage_assignments(Skip, Take), World, object([assignments-Values, more-More])) :-
    findall(Value,
            limit(Take, offset(Skip, ( damage_assignment(World, Assignment), assignment_value(Assignment, Value) ))),
            Values),
    more(Values, Take, More).

listing_value(program(Question), World, object([columns-Gains, rows-Rows])) :-
    declared_program(World, Question, program(Columns, Rows0)),
    findall(Gain, member(column(_, Gain), Columns), Gains),
    findall(Row, ( member(Row0, Rows0), row_value(Row0, Row) ), Rows).

%   All costs together can be paid for, though all creatures attack.

all_payable(World, Act, Player, Problem) :-
    Problem = problem(_, Able, _, _),
    findall(Actor-Object, member(able(Actor, Object, _), Able), Pairs),
    incurred_costs(Problem, Pairs, Labels),
    costs_payable(World, Act, Player, Pairs, Labels).

payable_declaration(World, Act, Player, Problem, Pairs) :-
    legal_declaration(Problem, Pairs, []),
    incurred_costs(Problem, Pairs, Labels),
    costs_payable(World, Act, Player, Pairs, Labels).

row_value(row(Lower0, Upper0, Entries0), [Lower, Upper, Entries]) :-
    or_null(Lower0, Lower),
    or_null(Upper0, Upper),
    findall([Column, Coefficient], member(Column-Coefficient, Entries0), Entries).

or_null(none, Value) :- !, Value = null.
or_null(Value, Value).

more(Values, Take, More) :-
    length(Values, Number),
    (   Number < Take
    ->  More = false
    ;   More = true
    ).

pairs_value(Pairs, Value) :-
    findall(names([Actor, Object]), member(Actor-Object, Pairs), Value).

assignment_value(Assignment, object(Pairs)) :-
    findall(Creature-object(Damage), member(assigned(Creature, Damage), Assignment), Pairs).
