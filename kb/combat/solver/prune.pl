:- encoding(utf8).
:- module(lawmage_prune,
          [ pruned/4                    % +Actors, +Bars, +Pairs0, -Pairs
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2, min_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, transpose_pairs/2]).
:- use_module(declared, [counts/2, one_of/2]).

/** <module> Able pairs that no declaration can have

A pair goes if its actor has no capacity, or if some restriction asks more company for it than there is, or
than another allows.  What is found here needs no search; what isn't found is left to the search.
*/

%!  pruned(+Actors, +Bars, +Pairs0, -Pairs) is det.
%
%   Pairs are those of the ordered set Pairs0 that remain when, to a fixpoint, pairs are dropped that disobey
%   one of Bars in every declaration.

pruned(Actors, Bars, Pairs0, Pairs) :-
    findall(Actor, member(actor(Actor, 0), Actors), Idle),
    findall(most(N, Count), member(at_most(N, Count), Bars), Mosts),
    findall(Need, need(Bars, Mosts, Need), Needs),
    (   Idle == []
    ->  Pairs1 = Pairs0
    ;   exclude(idle(Idle), Pairs0, Pairs1)
    ),
    (   Needs == []
    ->  Pairs = Pairs1
    ;   prune(Needs, Pairs1, Pairs)
    ).

idle(Idle, Actor-_) :-
    memberchk(Actor, Idle).

%   need(Count, N, Wanted, Most): whatever counts in Count needs that Wanted is at least N; it is at most
%   Most.

need(Bars, _, need(Count, 1, none, 0)) :-
    member(at_most(0, Count), Bars).
need(Bars, Mosts, need(Count, N, Wanted, Most)) :-
    member(when(Count, Bound), Bars),
    (   Bound = at_least(N, Wanted)
    ;   Bound = exactly(N, Wanted)
    ),
    N > 0,
    \+ ( N =:= 1,
         Wanted == Count
       ),
    findall(M, ( member(most(M, Limited), Mosts), covers(Limited, Wanted) ), Ms),
    (   Ms == []
    ->  Most = N
    ;   min_list(Ms, Most)
    ).

%   What counts in the second counts in the first, as much.

covers(Count, Count) :-
    !.
covers(acting(Actors0, Objects0), acting(Actors, Objects)) :-
    (   Actors0 == all
    ->  true
    ;   Actors0 == Actors
    ),
    (   Objects0 == all
    ->  true
    ;   Objects = [Object]
    ->  memberchk(Object, Objects0)
    ;   Objects0 == Objects
    ).

prune(Needs, Pairs0, Pairs) :-
    group_pairs_by_key(Pairs0, ByActor),
    transpose_pairs(Pairs0, Turned),
    group_pairs_by_key(Turned, ByObject0),
    list_to_assoc(ByObject0, ByObject),
    findall(Count,
            ( member(need(Count, N, Wanted, Most), Needs),
              (   Most < N
              ->  true
              ;   available(Wanted, ByActor, ByObject, Available),
                  Available < N
              )
            ),
            Vain),
    (   Vain == []
    ->  Pairs = Pairs0
    ;   drop(Vain, Pairs0, Pairs1),
        (   Pairs1 == Pairs0
        ->  Pairs = Pairs0
        ;   prune(Needs, Pairs1, Pairs)
        )
    ).

available(pairs(Wanted), ByActor, _, Available) :-
    sort(Wanted, Set),
    findall(x,
            ( member(Actor-Object, Set),
              memberchk(Actor-Objects, ByActor),
              memberchk(Object, Objects)
            ),
            Found),
    length(Found, Available).
available(acting(Actors, Objects), ByActor, ByObject, Available) :-
    (   Objects = [Object],
        Actors == all
    ->  (   get_assoc(Object, ByObject, Able)
        ->  length(Able, Available)
        ;   Available = 0
        )
    ;   Objects == all,
        Actors == all
    ->  length(ByActor, Available)
    ;   findall(x,
                ( member(Actor-Mine, ByActor),
                  one_of(Actor, Actors),
                  once(( member(Object, Mine),
                         one_of(Object, Objects)
                       ))
                ),
                Found),
        length(Found, Available)
    ).

drop([], Pairs, Pairs).
drop([Count|Vain], Pairs0, Pairs) :-
    exclude(counts(Count), Pairs0, Pairs1),
    drop(Vain, Pairs1, Pairs).
