:- encoding(utf8).
:- module(lawmage_solver_count,
          [ count_all/3,                % +Problem, +Budget, -Count
            count_alike/3               % +Problem, +Budget, -Count
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [foldl/4, include/3, maplist/3]).
:- use_module(library(lists), [append/3, member/2, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(alike, [alike/3]).
:- use_module(extend, [memo/1, possible_with/5]).
:- use_module(gauges, [actor_gauged/4, blocks_sorted/3, first_gauged/2, gauged/4, gauges/3, object_blocks/3, pair_gauged/4]).
:- use_module(problem, [able_pairs/2, capacity/3]).

/** <module> How many legal declarations there are

Actor by actor, with all that have come to the same (gauges.pl) counted together.  At the end those count that
obey what is possible with their tokens (extend.pl).  The answer is exactly(N), or undecided where the budget
ends first.
*/

%!  count_all(+Problem, +Budget, -Count) is det.
%
%   Count is how many fully legal declarations Problem has.

count_all(Problem, Budget, Count) :-
    Problem = problem(Actors, Able, _, _),
    able_pairs(Able, Pairs),
    group_pairs_by_key(Pairs, Rows0),
    maplist(with_room(Actors), Rows0, Rows),
    findall(Actor, member(row(Actor, _, _), Rows), Order),
    gauges(Problem, Order, Gauges),
    classes_to_sort(Problem, Gauges, Blocks),
    findall(Gauged-1, first_gauged(Gauges, Gauged), Table0),
    (   rows(Rows, Gauges, Blocks, Budget, Table0, Table),
        total(Table, Gauges, Problem, Budget, Number)
    ->  Count = exactly(Number)
    ;   Count = undecided
    ).

with_room(Actors, Actor-Objects, row(Actor, Room, Objects)) :-
    capacity(Actors, Actor, Capacity),
    length(Objects, Length),
    (   Capacity == any
    ->  Room = Length
    ;   Room is min(Capacity, Length)
    ).

%   Objects that are alike may be exchanged between two actors' choices, if no token tells them apart.

classes_to_sort(Problem, Gauges, Blocks) :-
    Problem = problem(_, Able, _, Requirements),
    (   ( member(able(_, _, [_|_]), Able) ; member(requirement(_, when(_, _)), Requirements) )
    ->  Blocks = []
    ;   alike(Problem, _, ObjectClasses),
        findall(ClassBlocks,
                ( member(Objects, ObjectClasses),
                  Objects = [_,_|_],
                  object_blocks(Gauges, Objects, ClassBlocks),
                  ClassBlocks = [_|_]
                ),
                Blocks)
    ).

%   A table is a list of Gauged-Number: so many have come to that.

rows([], _, _, _, Table, Table).
rows([row(Actor, Room, Objects)|Rows], Gauges, Blocks, Budget, Table0, Table) :-
    findall(used(0, Gauged)-Number, member(Gauged-Number, Table0), Used0),
    objects(Objects, Actor, Room, Gauges, Blocks, Budget, Used0, Used),
    findall(Gauged-Number,
            ( member(used(_, Gauged0)-Number, Used),
              actor_gauged(Gauges, Actor, Gauged0, Gauged1),
              foldl(blocks_sorted, Blocks, Gauged1, Gauged)
            ),
            Table1),
    merged(Table1, Table2),
    rows(Rows, Gauges, Blocks, Budget, Table2, Table).

%   An actor without capacity left has chosen, so that objects that are alike may be exchanged at once.

objects([], _, _, _, _, _, Used, Used).
objects([Object|Objects], Actor, Room, Gauges, Blocks, Budget, Used0, Used) :-
    length(Used0, Length),
    drawn(Budget, Length),
    findall(Entry,
            ( member(Entry0, Used0),
              (   Entry = Entry0
              ;   Entry0 = used(U0, Gauged0)-Number,
                  U0 < Room,
                  U is U0+1,
                  pair_gauged(Gauges, Actor-Object, Gauged0, Gauged1),
                  (   U =:= Room
                  ->  foldl(blocks_sorted, Blocks, Gauged1, Gauged)
                  ;   Gauged = Gauged1
                  ),
                  Entry = used(U, Gauged)-Number
              )
            ),
            Used1),
    merged(Used1, Used2),
    objects(Objects, Actor, Room, Gauges, Blocks, Budget, Used2, Used).

%   About as long as looking at some arcs; and there is memory for so many.

drawn(Budget, Entries) :-
    Entries < 100000,
    arg(1, Budget, Left0),
    Left0 > 0,
    Left is Left0-20*Entries,
    nb_setarg(1, Budget, Left).

merged(Table0, Table) :-
    keysort(Table0, Sorted),
    summed(Sorted, Table).

summed([], []).
summed([Key-N|Table0], [Key-Sum|Table]) :-
    summed(Table0, Key, N, Sum, Rest),
    summed(Rest, Table).

summed([Key0-N|Table0], Key, Sum0, Sum, Rest) :-
    Key0 == Key,
    !,
    Sum1 is Sum0+N,
    summed(Table0, Key, Sum1, Sum, Rest).
summed(Rest, _, Sum, Sum, Rest).

%   total(+Table, +Gauges, +Problem, +Budget, -Number): those that obey as much as possible.  Fails if the
%   budget ends.

total(Table, Gauges, Problem, Budget, Number) :-
    memo(Memo),
    total(Table, Gauges, Problem, Memo, Budget, 0, Number).

total([], _, _, _, _, Number, Number).
total([Gauged-N|Table], Gauges, Problem, Memo, Budget, Number0, Number) :-
    gauged(Gauges, Gauged, Obeyed, Tokens),
    possible_with(Tokens, Problem, Memo, Budget, Most),
    (   Obeyed >= Most
    ->  Number1 is Number0+N
    ;   Number1 = Number0
    ),
    total(Table, Gauges, Problem, Memo, Budget, Number1, Number).

%!  count_alike(+Problem, +Budget, -Count) is det.
%
%   Count is how many fully legal declarations Problem has if those are one that exchanging identical actors
%   and identical objects (alike.pl) turns into each other.
%
%   Identical actors choose a multiset of options.  Reorderings of the objects are averaged over (the lemma
%   that is not Burnside's): as many classes there are as a reordering leaves multisets as they are on the
%   average.

count_alike(Problem, Budget, Count) :-
    Problem = problem(Actors, Able, _, _),
    able_pairs(Able, Pairs),
    alike(Problem, ActorClasses, ObjectClasses),
    group_pairs_by_key(Pairs, Rows0),
    maplist(with_room(Actors), Rows0, Rows),
    findall(class(Members, Room, Objects),
            ( member(Members, ActorClasses),
              Members = [Actor|_],
              memberchk(row(Actor, Room, Objects), Rows)
            ),
            Classes),
    findall(Actor, ( member(class(Members, _, _), Classes), member(Actor, Members) ), Order),
    gauges(Problem, Order, Gauges),
    include(several, ObjectClasses, Several),
    findall(Weight-Orders, reordering(Several, Weight, Orders), Reorderings),
    (   averaged(Reorderings, Classes, Gauges, Problem, Budget, 0, Sum)
    ->  findall(Weight, member(Weight-_, Reorderings), Weights),
        sum_list(Weights, Size),
        Number is Sum//Size,
        Count = exactly(Number)
    ;   Count = undecided
    ).

several([_,_|_]).

%   reordering(+ObjectClasses, -Weight, -Orders): Orders, a list of Object-Next, stands for Weight reorderings
%   that have cycles as long.

reordering([], 1, []).
reordering([Objects|Classes], Weight, Orders) :-
    length(Objects, Length),
    lengths(Length, Length, Lengths),
    cycles(Lengths, Objects, Orders0),
    number_with(Length, Lengths, Weight0),
    reordering(Classes, Weight1, Orders1),
    Weight is Weight0*Weight1,
    append(Orders0, Orders1, Orders).

lengths(0, _, []) :-
    !.
lengths(Sum, Top, [Length|Lengths]) :-
    High is min(Sum, Top),
    between(1, High, Length),
    Rest is Sum-Length,
    lengths(Rest, Length, Lengths).

cycles([], [], []).
cycles([Length|Lengths], Objects, Orders) :-
    length(Cycle, Length),
    append(Cycle, Rest, Objects),
    Cycle = [First|_],
    around(Cycle, First, Orders, Orders1),
    cycles(Lengths, Rest, Orders1).

around([Last], First, [Last-First|Orders], Orders) :-
    !.
around([X,Y|Cycle], First, [X-Y|Orders], Orders1) :-
    around([Y|Cycle], First, Orders, Orders1).

%   How many reorderings of Length things have cycles of Lengths.

number_with(Length, Lengths, Number) :-
    factorial(Length, Factorial),
    foldl(times, Lengths, 1, Product),
    msort(Lengths, Sorted),
    findall(L-x, member(L, Sorted), Keyed),
    group_pairs_by_key(Keyed, Grouped),
    foldl(times_repeats, Grouped, Product, Divisor),
    Number is Factorial//Divisor.

times(X, Y, Z) :-
    Z is X*Y.

times_repeats(_-Xs, Y, Z) :-
    length(Xs, N),
    factorial(N, F),
    Z is Y*F.

factorial(0, 1) :-
    !.
factorial(N, F) :-
    N1 is N-1,
    factorial(N1, F1),
    F is N*F1.

averaged([], _, _, _, _, Sum, Sum).
averaged([Weight-Orders|Reorderings], Classes, Gauges, Problem, Budget, Sum0, Sum) :-
    findall(Gauged-1, first_gauged(Gauges, Gauged), Table0),
    chosen(Classes, Orders, Gauges, Budget, Table0, Table),
    total(Table, Gauges, Problem, Budget, Number),
    Sum1 is Sum0+Weight*Number,
    averaged(Reorderings, Classes, Gauges, Problem, Budget, Sum1, Sum).

%   Each class chooses a multiset of options that the reordering leaves as it is: options that it turns into
%   each other, equally often.

chosen([], _, _, _, Table, Table).
chosen([class(Members, Room, Objects)|Classes], Orders, Gauges, Budget, Table0, Table) :-
    options_number(Objects, Room, OptionsNumber),
    drawn(Budget, OptionsNumber),
    OptionsNumber < 5000,
    options(Objects, Room, Options),
    rounds(Options, Orders, Rounds),
    compound_name_arguments(Ring, members, Members),
    length(Members, Size),
    findall(at(0, Gauged)-Number, member(Gauged-Number, Table0), At0),
    rounds(Rounds, Ring, Size, Gauges, Budget, At0, At),
    findall(Gauged-Number, member(at(Size, Gauged)-Number, At), Table1),
    merged(Table1, Table2),
    chosen(Classes, Orders, Gauges, Budget, Table2, Table).

options(Objects, Room, Options) :-
    findall(Option, option(Objects, Room, Option), Options0),
    sort(Options0, Options).

option(_, _, []).
option(Objects, Room, [Object|Option]) :-
    Room > 0,
    append(_, [Object|Rest], Objects),
    Room1 is Room-1,
    option(Rest, Room1, Option).

options_number(Objects, Room, Number) :-
    length(Objects, Length),
    options_number(0, Room, Length, 1, 0, Number).

options_number(K, Room, Length, Ways, Number0, Number) :-
    Number1 is Number0+Ways,
    (   K =:= Room
    ->  Number = Number1
    ;   Ways1 is Ways*(Length-K)//(K+1),
        K1 is K+1,
        options_number(K1, Room, Length, Ways1, Number1, Number)
    ).

rounds([], _, []).
rounds([Option|Options0], Orders, [Round|Rounds]) :-
    round(Option, Option, Orders, Round),
    include(not_in(Round), Options0, Options),
    rounds(Options, Orders, Rounds).

not_in(Round, Option) :-
    \+ memberchk(Option, Round).

round(Option, First, Orders, [Option|Round]) :-
    maplist(next(Orders), Option, Next0),
    sort(Next0, Next),
    (   Next == First
    ->  Round = []
    ;   round(Next, First, Orders, Round)
    ).

next(Orders, Object, Next) :-
    (   memberchk(Object-Next0, Orders)
    ->  Next = Next0
    ;   Next = Object
    ).

rounds([], _, _, _, _, At, At).
rounds([Round|Rounds], Ring, Size, Gauges, Budget, At0, At) :-
    again(At0, Round, Ring, Size, Gauges, Budget, At0, At1),
    merged(At1, At2),
    rounds(Rounds, Ring, Size, Gauges, Budget, At2, At).

%   At1 is At0 and what comes of choosing Round once more, and more, from New.

again([], _, _, _, _, _, At, At) :-
    !.
again(New0, Round, Ring, Size, Gauges, Budget, At0, At) :-
    length(New0, Length),
    drawn(Budget, Length),
    findall(at(K, Gauged)-Number,
            ( member(at(K0, Gauged0)-Number, New0),
              all_choose(Round, K0, K, Ring, Size, Gauges, Gauged0, Gauged)
            ),
            New1),
    merged(New1, New),
    append(At0, New, At1),
    again(New, Round, Ring, Size, Gauges, Budget, At1, At).

all_choose([], K, K, _, _, _, Gauged, Gauged).
all_choose([Option|Round], K0, K, Ring, Size, Gauges, Gauged0, Gauged) :-
    K0 < Size,
    K1 is K0+1,
    arg(K1, Ring, Actor),
    declares(Option, Actor, Gauges, Gauged0, Gauged1),
    actor_gauged(Gauges, Actor, Gauged1, Gauged2),
    all_choose(Round, K1, K, Ring, Size, Gauges, Gauged2, Gauged).

declares([], _, _, Gauged, Gauged).
declares([Object|Option], Actor, Gauges, Gauged0, Gauged) :-
    pair_gauged(Gauges, Actor-Object, Gauged0, Gauged1),
    declares(Option, Actor, Gauges, Gauged1, Gauged).
