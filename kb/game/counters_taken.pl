:- encoding(utf8).
:- module(lawmage_counters_taken,
          [ counters_taken/7,    % +World, +Self, +Player, +Object, +Counter, +Bounds, -Taken
            counter_bounds/5     % +Amount, +World, +Frame, +Object, -Bounds
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module(choices).
:- use_module(resolving_amounts).

/** <module> Which counters are removed or moved, where a text leaves it open (CR 122.1, 608.2d)
*/

%!  counters_taken(+World, +Self, +Player, +Object, +Counter, +Bounds, -Taken:list) is det.
%
%   Taken are Kind-Number of the counters on Object, of the kind Counter or, with `any`, of any kinds: Bounds, min-max or `all`, of them,
%   which Player chooses for Self, the object whose text it is.  There are no more than there are.

counters_taken(World, Self, Player, Object, Counter, Bounds, Taken) :-
    findall(Kind-Count,
            ( counters(World, Object, Kind, Count),
              ( Counter == any ; Kind == Counter ),
              Count > 0
            ),
            There),
    findall(Count, member(_-Count, There), Counts),
    sum_list(Counts, All),
    (   Bounds = Min-_,
        integer(Min),
        Min < All
    ->  some_taken(There, All, World, Self, Player, Bounds, Taken)
    ;   Taken = There
    ).

some_taken([Kind-_], All, World, Self, Player, Min-Max, Taken) :-
    !,
    ( Max == any -> Most = All ; Most is min(Max, All) ),
    (   Min =:= Most
    ->  Number = Min
    ;   numlist(Min, Most, Numbers),
        picked(World, [number], Self, Player, 1-1, Numbers, [Number])
    ),
    ( Number > 0 -> Taken = [Kind-Number] ; Taken = [] ).
some_taken(There, _, World, Self, Player, Bounds, Taken) :-
    ( Bounds = _-1 -> pairs_keys(There, Each) ; findall(Kind, ( member(Kind-Count, There), between(1, Count, _) ), Each) ),
    picked(World, [counter], Self, Player, Bounds, Each, Picked),
    findall(Kind-Number,
            ( member(Kind-_, There),
              findall(Kind, member(Kind, Picked), Same),
              length(Same, Number),
              Number > 0
            ),
            Taken).

%!  counter_bounds(+Amount, +World, +Frame, +Object, -Bounds) is det.
%
%   How many counters Amount means now, of those on Object.

counter_bounds(all, _, _, _, Bounds) => Bounds = all.
counter_bounds(any_number, _, _, _, Bounds) => Bounds = 0-any.
counter_bounds(up_to(any_number), _, _, _, Bounds) => Bounds = 0-any.
counter_bounds(up_to(Amount), World, Frame, Object, Bounds) =>
    amount_for(Object, Amount, World, Frame, Most),
    Bounds = 0-Most.
counter_bounds(Amount, World, Frame, Object, Bounds) =>
    amount_for(Object, Amount, World, Frame, Number),
    Bounds = Number-Number.
