:- encoding(utf8).
:- module(lawmage_measure,
          [ incurred/3,                 % +Able, +Pairs, -Labels
            affordable/3,               % +Able, +Labels, -Affordable
            measured/3,                 % +Problem, +Declared, -Measured
            conditions/2,               % +Requirements, -Conditions
            tasks/3,                    % +Problem, +Declared, -Tasks
            loose_task/4                % +Problem, +Met, +Unmet, -Task
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_subset/2, ord_union/2]).
:- use_module(declared, [asks/2, counts/2, keeps/2]).
:- use_module(problem, [able_pairs/2]).

/** <module> What a declaration is measured against (CR 508.1d, 509.1c)

A declaration is measured against those that incur no cost label that it doesn't incur, and by the
requirements that ask it something.  Both are taken out here, and what remains is a problem without costs and
conditions:

    task(Actors, Pairs, Bars, Goals, Wishes)

Pairs is an ordered set of Actor-Object pairs, Bars the bars of the restrictions, Goals the bounds that must
hold, and Wishes a list of Obeyed-Bound, Obeyed being 1 if the declaration measured obeys it, else 0.
*/

%!  incurred(+Able, +Pairs, -Labels) is det.
%
%   Labels is the ordered set of the cost labels that declaring Pairs incurs.

incurred(Able, Pairs, Labels) :-
    findall(Costs, incurs(Pairs, Able, Costs), Lists),
    (   Lists == []
    ->  Labels = []
    ;   ord_union(Lists, Labels)
    ).

incurs(Pairs, Able, Set) :-
    member(able(Actor, Object, Costs), Able),
    Costs \== [],
    memberchk(Actor-Object, Pairs),
    sort(Costs, Set).

%!  affordable(+Able, +Labels, -Affordable) is det.
%
%   Affordable are the elements of Able that incur no label but those of the ordered set Labels.

affordable(Able, Labels, Affordable) :-
    include(incurs_only(Labels), Able, Affordable).

incurs_only(Labels, able(_, _, Costs)) :-
    (   Costs == []
    ->  true
    ;   sort(Costs, Set),
        ord_subset(Set, Labels)
    ).

%!  measured(+Problem, +Declared, -Measured) is det.
%
%   Measured is Problem with the able pairs that incur no label but those of Declared, and with the
%   requirements that ask Declared something.

measured(problem(Actors, Able, Restrictions, Requirements), Declared, Measured) :-
    Declared = declared(Pairs, _, _),
    incurred(Able, Pairs, Labels),
    affordable(Able, Labels, Affordable),
    include(asks_of(Declared), Requirements, Asking),
    Measured = problem(Actors, Affordable, Restrictions, Asking).

asks_of(Declared, requirement(_, Wish)) :-
    asks(Wish, Declared).

%!  conditions(+Requirements, -Conditions) is det.
%
%   Conditions is the ordered set of the counts that must be at least one for some of Requirements.

conditions(Requirements, Conditions) :-
    findall(Count, member(requirement(_, when(Count, _)), Requirements), Counts),
    sort(Counts, Conditions).

%!  tasks(+Problem, +Declared, -Tasks) is det.
%
%   The declarations of Tasks together are those of Problem, whatever they cost: one task for each choice of
%   which conditions of its requirements are met.  The first is the one in which all are met.  Obeyed is as of
%   Declared.  Where there are more than eight conditions, Tasks are the first and many(Conditions), which stands for the others.

tasks(Problem, Declared, Tasks) :-
    Problem = problem(_, _, _, Requirements),
    conditions(Requirements, Conditions),
    (   Conditions = [_,_,_,_,_,_,_,_,_|_]
    ->  once(task(Problem, Conditions, Declared, Task)),
        Tasks = [Task, many(Conditions)]
    ;   findall(Task, task(Problem, Conditions, Declared, Task), Tasks)
    ).

task(problem(Actors, Able, Restrictions, Requirements), Conditions, Declared, Task) :-
    able_pairs(Able, Pairs0),
    findall(Bar, member(restriction(_, Bar), Restrictions), Bars),
    case(Conditions, Pairs0, Pairs, Met),
    findall(at_least(1, Count), member(Count, Met), Goals),
    findall(Obeyed-Bound,
            ( member(requirement(_, Wish), Requirements),
              wished(Wish, Met, Bound),
              obeyed(Wish, Declared, Obeyed)
            ),
            Wishes),
    Task = task(Actors, Pairs, Bars, Goals, Wishes).

case([], Pairs, Pairs, []).
case([Condition|Conditions], Pairs0, Pairs, Met) :-
    (   Met = [Condition|Met1],
        Pairs1 = Pairs0
    ;   Met = Met1,
        exclude(counts(Condition), Pairs0, Pairs1)
    ),
    case(Conditions, Pairs1, Pairs, Met1).

wished(Wish, Met, Bound) :-
    (   Wish = when(Count, Bound0)
    ->  memberchk(Count, Met),
        Bound = Bound0
    ;   Bound = Wish
    ).

obeyed(Wish, Declared, Obeyed) :-
    (   asks(Wish, Declared),
        keeps(Wish, Declared)
    ->  Obeyed = 1
    ;   Obeyed = 0
    ).

%!  loose_task(+Problem, +Met, +Unmet, -Task) is det.
%
%   The declarations of Task meet the conditions Met and none of Unmet.  The other conditions of Problem are of no account: a
%   requirement with one of them counts wherever its bound holds, so that Task makes too much of it, never too little.  Obeyed is 0.

loose_task(problem(Actors, Able, Restrictions, Requirements), Met, Unmet, task(Actors, Pairs, Bars, Goals, Wishes)) :-
    able_pairs(Able, Pairs0),
    exclude(counted_by(Unmet), Pairs0, Pairs),
    findall(Bar, member(restriction(_, Bar), Restrictions), Bars),
    findall(at_least(1, Count), member(Count, Met), Goals),
    findall(0-Bound,
            ( member(requirement(_, Wish), Requirements),
              (   Wish = when(Count, Bound0)
              ->  \+ memberchk(Count, Unmet),
                  Bound = Bound0
              ;   Bound = Wish
              )
            ),
            Wishes).

counted_by(Counts, Pair) :-
    member(Count, Counts),
    counts(Count, Pair),
    !.
