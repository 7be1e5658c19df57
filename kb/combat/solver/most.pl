:- encoding(utf8).
:- module(lawmage_solver_most,
          [ better/5,                   % +Measured, +Declared, +Obeyed, +Budget, -Answer
            most/6                      % +Problem, +Fixed, +Best, +Target, +Budget, -Answer
          ]).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [member/2, selectchk/3]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_union/3]).
:- use_module(deal, [dealt/5, near_edges/3]).
:- use_module(declared, [asks/2, declared/2, keeps/2, obeyed_count/3]).
:- use_module(index, [numbered/3]).
:- use_module(measure, [loose_task/4, tasks/3]).
:- use_module(network, [network/3]).
:- use_module(parts, [parts/4]).
:- use_module(search, [search/6]).
:- use_module(twins, [twins/3]).

/** <module> The declaration that obeys the most

Both questions of this room are about a problem whose costs are of no account: its able pairs may all be
declared. A budget is budget(Work), drawn upon in place: work is about the arcs looked at.
*/

%!  better(+Measured, +Declared, +Obeyed, +Budget, -Answer) is det.
%
%   Declared disobeys no restriction of Measured and obeys Obeyed of its requirements, all of which ask it
%   something.  Answer is better(Pairs), a declaration that obeys more, none if there is none, or open(Upper):
%   perhaps there is one, but none that obeys more than Upper.

better(Measured, Declared, Obeyed, Budget, Answer) :-
    tasks(Measured, Declared, [Task|Tasks]),
    drawn(Task, Budget),
    parts(Task, Index, Parts, _),
    Declared = declared(Pairs, _, _),
    numbered(Index, Pairs, Near),
    improved(Parts, Index, Pairs, Near, Budget, 0, Answer0),
    (   Answer0 = better(_)
    ->  Answer = Answer0
    ;   Answer0 = excess(Excess),
        Upper is Obeyed+Excess,
        Measured = problem(_, _, _, Requirements),
        length(Requirements, All),
        better_elsewhere(Tasks, Measured, Obeyed, All, Upper, Budget, Answer)
    ).

%   Where all conditions are met that Declared meets, it is one of the task's declarations; so its parts can
%   be bettered one by one.

improved([], _, _, _, _, Excess, excess(Excess)).
improved([Part|Parts], Index, Pairs, Near, Budget, Excess0, Answer) :-
    Part = part(Actors, _, Items, Own),
    wishes(Items, Wishes),
    (   Own < Wishes
    ->  twins(Index, Part, Twins),
        include(of(Actors), Near, NearHere),
        near_edges(Twins, NearHere, NearEdges),
        network(Twins, NearEdges, Network),
        Target is Own+1,
        search(Network, Wishes, Own, Target, Budget, Found),
        (   Found = found(_, Flow, _)
        ->  dealt(Index, Twins, Flow, NearHere, New),
            exclude(acts_in(Index, Actors), Pairs, Others),
            ord_union(Others, New, Better),
            Answer = better(Better)
        ;   Found = none(Upper),
            Excess is Excess0+Upper-Own,
            improved(Parts, Index, Pairs, Near, Budget, Excess, Answer)
        )
    ;   improved(Parts, Index, Pairs, Near, Budget, Excess0, Answer)
    ).

wishes(Items, Number) :-
    include(wished, Items, Wishes),
    length(Wishes, Number).

wished(acts(_)).
wished(pair(_, _)).
wished(pairs(_, _)).
wished(object(_, _)).
wished(wish(_, _, _)).

of(Actors, I-_) :-
    ord_memberchk(I, Actors).

acts_in(Index, Actors, Actor-Object) :-
    numbered(Index, [Actor-Object], [I-_]),
    ord_memberchk(I, Actors).

better_elsewhere([], _, Obeyed, _, Upper, _, Answer) :-
    (   Upper > Obeyed
    ->  Answer = open(Upper)
    ;   Answer = none
    ).
better_elsewhere([Task|Tasks], Measured, Obeyed, All, Upper0, Budget, Answer) :-
    (   given_up(Budget)
    ->  Answer = open(All)
    ;   Target is Obeyed+1,
        most_in(Task, Measured, [], Obeyed, Target, Budget, Found),
        (   Found = found(_, Pairs, _)
        ->  Answer = better(Pairs)
        ;   Found = none(Upper1),
            Upper is max(Upper0, Upper1),
            better_elsewhere(Tasks, Measured, Obeyed, All, Upper, Budget, Answer)
        )
    ).

given_up(budget(Left)) :-
    Left =< 0.

%!  most(+Problem, +Fixed, +Best, +Target, +Budget, -Answer) is det.
%
%   Answer is found(Value, Pairs, Upper): the declaration Pairs has all pairs of Fixed, disobeys no
%   restriction, and obeys Value > Best of the requirements; or none(Upper).  None that has Fixed obeys more
%   than Upper.  A search that isn't cut off by Budget leaves Upper at Value, or at Best, unless Target or more
%   are found.

most(Problem, Fixed, Best, Target, Budget, Answer) :-
    declared([], Nothing),
    tasks(Problem, Nothing, Tasks),
    Problem = problem(_, _, _, Requirements),
    length(Requirements, All),
    most_of_all(Tasks, Problem, Fixed, Best, Target, All, Budget, none(Best), Answer).

most_of_all([], _, _, _, _, _, _, Answer, Answer).
most_of_all([Task|Tasks], Problem, Fixed, Best0, Target, All, Budget, Answer0, Answer) :-
    (   given_up(Budget)
    ->  joined(Answer0, none(All), Best0, _, Answer)
    ;   most_in(Task, Problem, Fixed, Best0, Target, Budget, Answer1),
        joined(Answer0, Answer1, Best0, Best, Answer2),
        (   reached(Target, Best)
        ->  Answer = Answer2
        ;   most_of_all(Tasks, Problem, Fixed, Best, Target, All, Budget, Answer2, Answer)
        )
    ).

reached(Target, Best) :-
    Target \== none,
    Best >= Target.

%   most_in(+Task, +Problem, +Fixed, +Best, +Target, +Budget, -Answer): as most/6, of one of Problem's tasks.

most_in(many(Conditions), Problem, Fixed, Best, Target, Budget, Answer) :-
    !,
    most_loosely(Conditions, [], [], Problem, Fixed, Best, Target, Budget, Answer).
most_in(Task0, _, Fixed, Best, _, Budget, Answer) :-
    fixed(Fixed, Task0, Task),
    most_of(Task, Best, Budget, Answer).

%   As long as conditions are open, a requirement counts wherever its bound holds.  What is found so and owes something to a condition
%   that it doesn't meet is looked for anew, with that condition met and without.

most_loosely(Open, Met, Unmet, Problem, Fixed, Best0, Target, Budget, Answer) :-
    Problem = problem(_, _, _, Requirements),
    loose_task(Problem, Met, Unmet, Task0),
    fixed(Fixed, Task0, Task),
    most_of(Task, Best0, Budget, Found),
    (   Found = found(Loosely, Pairs, Upper)
    ->  declared(Pairs, Declared),
        obeyed_count(Requirements, Declared, Value),
        (   Value =:= Loosely
        ->  Answer = Found
        ;   owed(Requirements, Open, Declared, Condition),
            selectchk(Condition, Open, Open1),
            (   Value > Best0
            ->  Answer0 = found(Value, Pairs, Value),
                Best1 = Value
            ;   Answer0 = none(Best0),
                Best1 = Best0
            ),
            (   reached(Target, Best1)
            ->  Answer = found(Value, Pairs, Upper)
            ;   given_up(Budget)
            ->  joined(Answer0, none(Upper), Best1, _, Answer)
            ;   most_loosely(Open1, [Condition|Met], Unmet, Problem, Fixed, Best1, Target, Budget, Answer1),
                joined(Answer0, Answer1, Best1, Best2, Answer2),
                (   reached(Target, Best2)
                ->  Answer = Answer2
                ;   given_up(Budget)
                ->  joined(Answer2, none(Upper), Best2, _, Answer)
                ;   most_loosely(Open1, Met, [Condition|Unmet], Problem, Fixed, Best2, Target, Budget, Answer3),
                    joined(Answer2, Answer3, Best2, _, Answer)
                )
            )
        )
    ;   Answer = Found
    ).

owed(Requirements, Open, Declared, Condition) :-
    member(requirement(_, when(Condition, Bound)), Requirements),
    memberchk(Condition, Open),
    \+ asks(when(Condition, Bound), Declared),
    keeps(Bound, Declared),
    !.

%   joined(+Answer0, +Answer1, +Best0, -Best, -Answer): what is found is better than all before.

joined(Answer0, Answer1, Best0, Best, Answer) :-
    upper(Answer0, Upper0),
    upper(Answer1, Upper1),
    Upper is max(Upper0, Upper1),
    (   Answer1 = found(Value, Pairs, _)
    ->  Best = Value,
        Answer = found(Value, Pairs, Upper)
    ;   Best = Best0,
        (   Answer0 = found(Value, Pairs, _)
        ->  Answer = found(Value, Pairs, Upper)
        ;   Answer = none(Upper)
        )
    ).

upper(none(Upper), Upper).
upper(found(_, _, Upper), Upper).

fixed([], Task, Task) :-
    !.
fixed(Fixed, task(Actors, Pairs, Bars, Goals0, Wishes), task(Actors, Pairs, Bars, Goals, Wishes)) :-
    goals(Fixed, Goals0, Goals).

goals([], Goals, Goals).
goals([Pair|Fixed], Goals0, [at_least(1, pairs([Pair]))|Goals]) :-
    goals(Fixed, Goals0, Goals).

%   most_of(+Task, +Best, +Budget, -Answer): as most/6, of one task.

most_of(Task, Best, Budget, Answer) :-
    drawn(Task, Budget),
    (   parts(Task, Index, Parts, Certain),
        parts_most(Parts, Index, Budget, Certain, Value, Certain, Upper, [], Pairs)
    ->  (   Value \== unknown,
            Value > Best
        ->  Answer = found(Value, Pairs, Upper)
        ;   Upper1 is max(Best, Upper),
            Answer = none(Upper1)
        )
    ;   Answer = none(Best)
    ).

parts_most([], _, _, Value, Value, Upper, Upper, Pairs, Pairs).
parts_most([Part|Parts], Index, Budget, Value0, Value, Upper0, Upper, Pairs0, Pairs) :-
    twins(Index, Part, Twins),
    network(Twins, none, Network),
    Part = part(_, _, Items, _),
    wishes(Items, Wishes),
    search(Network, Wishes, -1, none, Budget, Found),
    (   Found = found(Here, Flow, UpperHere)
    ->  dealt(Index, Twins, Flow, [], New),
        ord_union(Pairs0, New, Pairs1),
        added(Value0, Here, Value1)
    ;   Found = none(UpperHere),
        UpperHere >= 0,
        Value1 = unknown,
        Pairs1 = Pairs0
    ),
    Upper1 is Upper0+UpperHere,
    parts_most(Parts, Index, Budget, Value1, Value, Upper1, Upper, Pairs1, Pairs).

added(unknown, _, unknown) :-
    !.
added(Value0, Here, Value) :-
    Value is Value0+Here.

%   To take a task apart and put it into networks is about as much work as looking at so many arcs.

drawn(task(_, Pairs, Bars, _, Wishes), Budget) :-
    length(Pairs, NP),
    length(Bars, NB),
    length(Wishes, NW),
    arg(1, Budget, Left0),
    Left is Left0-1500-30*(NP+NB+NW),
    nb_setarg(1, Budget, Left).
