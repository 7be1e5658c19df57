:- encoding(utf8).
:- module(lawmage_solver_program,
          [ program/2,                  % +Problem, -Program
            programmed/3                % +Program, +Values, -Pairs
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, nth0/3, reverse/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(declared, [counts/2]).
:- use_module(problem, [able_pairs/2, capacity/3]).

/** <module> A problem as an integer program

For solvers outside Prolog that may go on where the budget ended (the extra `lawmage[exact]`).

    program(Columns, Rows)

Columns is a list of column(Name, Gain), all of them 0 or 1; the sum of the gains is to be as large as can
be.  Name is pair(Actor, Object), or of no account.  Rows is a list of row(Lower, Upper, Entries), Entries a
list of Column-Coefficient, columns numbered from 0, and `none` where there is no bound.  The sum of the gains
is the number of requirements obeyed.
*/

%!  program(+Problem, -Program) is det.
%
%   Program is that of Problem, whatever its declarations cost.  A requirement with a condition counts where
%   both hold.

program(problem(Actors, Able, Restrictions, Requirements), program(Columns, Rows)) :-
    able_pairs(Able, Pairs),
    empty_assoc(Map0),
    Start = made(0, [], [], Map0),
    pair_columns(Pairs, Start, Made0),
    group_pairs_by_key(Pairs, ByActor),
    capacities(ByActor, Actors, Made0, Made1),
    bars(Restrictions, Actors, Pairs, Made1, Made2),
    wishes(Requirements, Actors, Pairs, Made2, made(_, Columns0, Rows0, _)),
    reverse(Columns0, Columns),
    reverse(Rows0, Rows).

%   made(Next, Columns, Rows, Map): Next is the number of the next column; Map finds those of pairs and of
%   choices.

column(Name, Gain, Number, made(Number, Columns, Rows, Map), made(Next, [column(Name, Gain)|Columns], Rows, Map)) :-
    Next is Number+1.

row(Lower, Upper, Entries, made(Next, Columns, Rows, Map), made(Next, Columns, [row(Lower, Upper, Entries)|Rows], Map)).

known(Key, Number, made(Next, Columns, Rows, Map0), made(Next, Columns, Rows, Map)) :-
    put_assoc(Key, Map0, Number, Map).

pair_columns([], Made, Made).
pair_columns([Actor-Object|Pairs], Made0, Made) :-
    column(pair(Actor, Object), 0, Number, Made0, Made1),
    known(Actor-Object, Number, Made1, Made2),
    pair_columns(Pairs, Made2, Made).

numbers([], _, []).
numbers([Pair|Pairs], Made, [Number|Numbers]) :-
    Made = made(_, _, _, Map),
    get_assoc(Pair, Map, Number),
    numbers(Pairs, Made, Numbers).

capacities([], _, Made, Made).
capacities([Actor-Objects|ByActor], Actors, Made0, Made) :-
    capacity(Actors, Actor, Capacity),
    length(Objects, Length),
    (   ( Capacity == any ; Capacity >= Length )
    ->  Made1 = Made0
    ;   findall(Actor-Object, member(Object, Objects), Pairs),
        numbers(Pairs, Made0, Numbers),
        times(Numbers, 1, Entries),
        row(none, Capacity, Entries, Made0, Made1)
    ),
    capacities(ByActor, Actors, Made1, Made).

times([], _, []).
times([Number|Numbers], Factor, [Number-Factor|Entries]) :-
    times(Numbers, Factor, Entries).

%   counted(+Count, ..., -Numbers, -All): Numbers are columns whose sum is Count; All are the columns of the
%   pairs that it counts.

counted(Count, Actors, Pairs, Numbers, All, Made0, Made) :-
    findall(Pair, ( member(Pair, Pairs), counts(Count, Pair) ), Counted),
    numbers(Counted, Made0, All),
    (   Count = pairs(_)
    ->  Numbers = All,
        Made = Made0
    ;   group_pairs_by_key(Counted, ByActor),
        choices(ByActor, Actors, Numbers, Made0, Made)
    ).

choices([], _, [], Made, Made).
choices([Actor-Objects|ByActor], Actors, Numbers, Made0, Made) :-
    findall(Actor-Object, member(Object, Objects), Pairs),
    numbers(Pairs, Made0, Mine),
    (   ( Mine = [_] ; capacity(Actors, Actor, 1) )
    ->  append(Mine, Numbers1, Numbers),
        Made1 = Made0
    ;   Numbers = [Number|Numbers1],
        choice(any(Actor, Objects), Mine, Number, Made0, Made1)
    ),
    choices(ByActor, Actors, Numbers1, Made1, Made).

%   A column that is 1 if any of others is.

choice(Key, Mine, Number, Made0, Made) :-
    Made0 = made(_, _, _, Map),
    (   get_assoc(Key, Map, Number0)
    ->  Number = Number0,
        Made = Made0
    ;   column(any, 0, Number, Made0, Made1),
        known(Key, Number, Made1, Made2),
        no_less(Mine, Number, Made2, Made3),
        times(Mine, 1, Entries),
        row(0, none, [Number-(-1)|Entries], Made3, Made)
    ).

no_less([], _, Made, Made).
no_less([Pair|Pairs], Number, Made0, Made) :-
    row(0, none, [Number-1, Pair-(-1)], Made0, Made1),
    no_less(Pairs, Number, Made1, Made).

bars([], _, _, Made, Made).
bars([restriction(_, Bar)|Restrictions], Actors, Pairs, Made0, Made) :-
    (   Bar = at_most(N, Count)
    ->  counted(Count, Actors, Pairs, Numbers, _, Made0, Made1),
        times(Numbers, 1, Entries),
        row(none, N, Entries, Made1, Made2)
    ;   Bar = when(If, Bound),
        counted(If, Actors, Pairs, _, All, Made0, Made00),
        column(if, 0, Number, Made00, Made01),
        no_less(All, Number, Made01, Made02),
        bound(Bound, Number, Actors, Pairs, Made02, Made2)
    ),
    bars(Restrictions, Actors, Pairs, Made2, Made).

%   bound(+Bound, +Number, ...): Bound holds if the column Number is 1.

bound(at_least(N, Count), Number, Actors, Pairs, Made0, Made) :-
    counted(Count, Actors, Pairs, Numbers, _, Made0, Made1),
    at_least(N, Numbers, Number, Made1, Made).
bound(at_most(N, Count), Number, Actors, Pairs, Made0, Made) :-
    counted(Count, Actors, Pairs, Numbers, _, Made0, Made1),
    at_most(N, Numbers, Number, Made1, Made).
bound(exactly(N, Count), Number, Actors, Pairs, Made0, Made) :-
    counted(Count, Actors, Pairs, Numbers, _, Made0, Made1),
    at_least(N, Numbers, Number, Made1, Made2),
    at_most(N, Numbers, Number, Made2, Made).

at_least(N, Numbers, Number, Made0, Made) :-
    times(Numbers, 1, Entries),
    Needed is -N,
    row(0, none, [Number-Needed|Entries], Made0, Made).

at_most(N, Numbers, Number, Made0, Made) :-
    length(Numbers, Length),
    (   Length =< N
    ->  Made = Made0
    ;   Spared is Length-N,
        times(Numbers, 1, Entries),
        row(none, Length, [Number-Spared|Entries], Made0, Made)
    ).

wishes([], _, _, Made, Made).
wishes([requirement(_, Wish)|Requirements], Actors, Pairs, Made0, Made) :-
    column(wish, 1, Number, Made0, Made1),
    (   Wish = when(If, Bound)
    ->  counted(If, Actors, Pairs, _, All, Made1, Made2),
        times(All, 1, Entries),
        row(0, none, [Number-(-1)|Entries], Made2, Made3)
    ;   Bound = Wish,
        Made3 = Made1
    ),
    bound(Bound, Number, Actors, Pairs, Made3, Made4),
    wishes(Requirements, Actors, Pairs, Made4, Made).

%!  programmed(+Program, +Values, -Pairs) is det.
%
%   Pairs is the declaration that Values says, a list of the numbers of the columns that are 1.

programmed(program(Columns, _), Values, Pairs) :-
    maplist(numbered_pair(Columns), Values, Lists),
    findall(Pair, ( member(List, Lists), member(Pair, List) ), Pairs0),
    sort(Pairs0, Pairs).

numbered_pair(Columns, Number, Pairs) :-
    (   nth0(Number, Columns, column(pair(Actor, Object), _))
    ->  Pairs = [Actor-Object]
    ;   Pairs = []
    ).
