:- encoding(utf8).
:- module(lawmage_solver_near,
          [ nearer/5                    % +Measured, +Declared, +Obeyed, +Better0, -Better
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_subtract/3, ord_symdiff/3, ord_union/3]).
:- use_module(declared, [declared/2, disobeys_none/2, obeyed_count/3]).

/** <module> A better declaration near the one asked about

The search returns some declaration that obeys more.  Here what it changes without need is changed back, so
that what is left shows why the one asked about is illegal.
*/

%!  nearer(+Measured, +Declared, +Obeyed, +Better0, -Better) is det.
%
%   Better disobeys no restriction and obeys more than Obeyed requirements of Measured, as Better0 does; the
%   choices of no one actor, and of no group that Better0 sends against one object, can be changed back to
%   those of Declared.

nearer(Measured, declared(Pairs, _, _), Obeyed, Better0, Better) :-
    Measured = problem(_, _, Restrictions, Requirements),
    length(Restrictions, NR),
    length(Requirements, NQ),
    Tries is 40000//(NR+NQ+20),
    nearer(Tries, Pairs, Measured, Obeyed, Better0, Better).

nearer(Tries, Pairs, Measured, Obeyed, Better0, Better) :-
    findall(Actors, group(Pairs, Better0, Actors), Groups),
    undone(Groups, Tries, Tries1, Pairs, Measured, Obeyed, Better0, Better1),
    (   Better1 == Better0
    ->  Better = Better0
    ;   nearer(Tries1, Pairs, Measured, Obeyed, Better1, Better)
    ).

%   group(+Pairs, +Better, -Actors): actors whose choices may be changed back together, large groups first.

group(Pairs, Better, Actors) :-
    ord_subtract(Better, Pairs, New),
    findall(Object, member(_-Object, New), Objects0),
    sort(Objects0, Objects),
    member(Object, Objects),
    findall(Actor, member(Actor-Object, New), Actors),
    Actors = [_,_|_].
group(Pairs, Better, [Actor]) :-
    ord_symdiff(Pairs, Better, Changes),
    findall(Actor, member(Actor-_, Changes), Actors0),
    sort(Actors0, Actors),
    member(Actor, Actors).

undone([], Tries, Tries, _, _, _, Better, Better).
undone([Actors|Groups], Tries0, Tries, Pairs, Measured, Obeyed, Better0, Better) :-
    (   Tries0 =< 0
    ->  Tries = Tries0,
        Better = Better0
    ;   Tries1 is Tries0-1,
        choices(Pairs, Actors, Old),
        choices(Better0, Actors, New),
        (   Old \== New,
            ord_subtract(Better0, New, Rest),
            ord_union(Rest, Old, Better1),
            declared(Better1, Declared1),
            Measured = problem(_, _, Restrictions, Requirements),
            obeyed_count(Requirements, Declared1, Obeyed1),
            Obeyed1 > Obeyed,
            disobeys_none(Restrictions, Declared1)
        ->  undone(Groups, Tries1, Tries, Pairs, Measured, Obeyed, Better1, Better)
        ;   undone(Groups, Tries1, Tries, Pairs, Measured, Obeyed, Better0, Better)
        )
    ).

choices(Pairs, Actors, Choices) :-
    findall(Actor-Object, ( member(Actor-Object, Pairs), memberchk(Actor, Actors) ), Choices).
