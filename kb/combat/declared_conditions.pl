:- encoding(utf8).
:- module(lawmage_declared_conditions,
          [ declared_truth/5,    % +Condition, +World, +Context, +Actors, -Truth
            opposite/2           % +Bound, -Bounds
          ]).
:- use_module(library(lists)).
:- use_module('../vocabulary').
:- use_module('../objects/amounts').
:- use_module('../objects/conditions').
:- use_module('../objects/subjects').

/** <module> Conditions on the declaration that is judged, as bounds for the solver

"Unless a creature with greater power also attacks" has no truth value before the declaration is made; it is a
bound on how many of some creatures act in it.
*/

%!  declared_truth(+Condition, +World, +Context, +Actors:list, -Truth) is det.
%
%   Truth is true or false where the board decides Condition, else bounds(Bounds): it is true when one of Bounds holds
%   (problem.pl of the solver); Actors are all that could act.
%
%   @throws error(not_supported(Condition), _) for a conjunction of several such conditions.

declared_truth(true, _, _, _, Truth) =>
    Truth = true.
declared_truth(Condition, World, Context, Actors, Truth), room(Condition, declaration) =>
    truth(Condition, World, Context, Actors, Truth).
declared_truth(Condition, World, Context, _, Truth) =>
    (   holds(Condition, World, Context)
    ->  Truth = true
    ;   Truth = false
    ).

truth(declared(Event, Comparison), World, Context, Actors, Truth) =>
    arg(1, Event, Subject),
    findall(Actor, ( member(Actor, Actors), is_member(Subject, World, Context, Actor) ), Some),
    bound(Comparison, World, Context, acting(Some, all), Bound),
    Truth = bounds([Bound]).
truth(not(Condition), World, Context, Actors, Truth) =>
    declared_truth(Condition, World, Context, Actors, Inner),
    negated(Inner, Condition, Truth).
truth(all(Conditions), World, Context, Actors, Truth) =>
    truths(Conditions, World, Context, Actors, Truths),
    (   memberchk(false, Truths)
    ->  Truth = false
    ;   findall(Bounds, member(bounds(Bounds), Truths), Found),
        conjunction(Found, Conditions, Truth)
    ).
truth(any_of(Conditions), World, Context, Actors, Truth) =>
    truths(Conditions, World, Context, Actors, Truths),
    (   memberchk(true, Truths)
    ->  Truth = true
    ;   findall(Bound, ( member(bounds(Bounds), Truths), member(Bound, Bounds) ), Found),
        (   Found == []
        ->  Truth = false
        ;   Truth = bounds(Found)
        )
    ).
truth(Condition, _, _, _, _) =>
    throw(error(not_supported(Condition), _)).

truths([], _, _, _, []).
truths([Condition|Conditions], World, Context, Actors, [Truth|Truths]) :-
    declared_truth(Condition, World, Context, Actors, Truth),
    truths(Conditions, World, Context, Actors, Truths).

conjunction([], _, Truth) => Truth = true.
conjunction([Bounds], _, Truth) => Truth = bounds(Bounds).
conjunction(_, Conditions, _) => throw(error(not_supported(all(Conditions)), _)).

negated(true, _, Truth) => Truth = false.
negated(false, _, Truth) => Truth = true.
negated(bounds([Bound]), Condition, Truth) =>
    (   opposite(Bound, Opposite)
    ->  Truth = bounds(Opposite)
    ;   throw(error(not_supported(not(Condition)), _))
    ).
negated(bounds(_), Condition, _) => throw(error(not_supported(not(Condition)), _)).

%!  opposite(+Bound, -Bounds:list) is semidet.
%
%   One of Bounds holds just where Bound does not.

opposite(at_least(N, Count), [at_most(M, Count)]) :-
    N > 0,
    M is N-1.
opposite(at_most(N, Count), [at_least(M, Count)]) :-
    M is N+1.
opposite(exactly(N, Count), [at_most(M, Count), at_least(O, Count)]) :-
    N > 0,
    M is N-1,
    O is N+1.
opposite(exactly(0, Count), [at_least(1, Count)]).

bound(Comparison, World, Context, Count, Bound) :-
    Comparison =.. [Name, Amount],
    amount(Amount, World, Context, Number),
    bound_of(Name, Number, Count, Bound).

bound_of(at_least, N, Count, at_least(N, Count)).
bound_of(at_most, N, Count, at_most(N, Count)).
bound_of(exactly, N, Count, exactly(N, Count)).
bound_of(less_than, N, Count, at_most(M, Count)) :-
    M is max(0, N-1).
bound_of(greater_than, N, Count, at_least(M, Count)) :-
    M is N+1.
