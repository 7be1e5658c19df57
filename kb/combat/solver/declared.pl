:- encoding(utf8).
:- module(lawmage_declared,
          [ declared/2,                 % +Declaration, -Declared
            disobeyed/3,                % +Problem, +Declared, -Violations
            disobeys_none/2,            % +Restrictions, +Declared
            obeyed/4,                   % +Requirements, +Declared, -Obeyed, -Failed
            obeyed_count/3,             % +Requirements, +Declared, -Count
            asks/2,                     % +Wish, +Declared
            keeps/2,                    % +Bar, +Declared
            counted/3,                  % +Count, +Declared, -Number
            counts/2,                   % +Count, +Pair
            one_of/2                    % +X, +Xs
          ]).
:- use_module(library(apply), [exclude/3, include/3, partition/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, transpose_pairs/2]).
:- use_module(problem, [able_pairs/2, capacity/3]).

/** <module> Checking one declaration (CR 508.1c-d, 509.1b-c)

What a declaration obeys and disobeys, by the definition of problem.pl and without any search.  Everything else
in the solver is held against this file.

A declaration is prepared once: declared(Pairs, ByActor, ByObject), all three ordered, without duplicates.
*/

%!  declared(+Declaration, -Declared) is det.
%
%   Declared is the list of pairs Declaration, prepared for counting.

declared(Declaration, declared(Pairs, ByActor, ByObject)) :-
    sort(Declaration, Pairs),
    group_pairs_by_key(Pairs, ByActor),
    transpose_pairs(Pairs, Turned),
    group_pairs_by_key(Turned, ByObject).

%!  counted(+Count, +Declared, -Number) is det.
%
%   Number is what Count comes to in Declared.

counted(acting(Actors, Objects), Declared, Number) :-
    acting(Actors, Objects, Declared, Number).
counted(pairs(Wanted), declared(Pairs, _, _), Number) :-
    sort(Wanted, Set),
    have(Set, Pairs, 0, Number).

acting(all, Objects, declared(_, ByActor, ByObject), Number) :-
    !,
    (   Objects == all
    ->  length(ByActor, Number)
    ;   Objects = [Object]
    ->  (   memberchk(Object-Actors, ByObject)
        ->  length(Actors, Number)
        ;   Number = 0
        )
    ;   acting_against(ByActor, all, Objects, 0, Number)
    ).
acting([Actor], Objects, declared(Pairs, ByActor, _), Number) :-
    !,
    (   Objects = [Object]
    ->  (   memberchk(Actor-Object, Pairs)
        ->  Number = 1
        ;   Number = 0
        )
    ;   memberchk(Actor-Declared, ByActor),
        meets(Declared, Objects)
    ->  Number = 1
    ;   Number = 0
    ).
acting(Actors, Objects, declared(_, ByActor, _), Number) :-
    acting_against(ByActor, Actors, Objects, 0, Number).

acting_against([], _, _, Number, Number).
acting_against([Actor-Declared|ByActor], Actors, Objects, Number0, Number) :-
    (   one_of(Actor, Actors),
        meets(Declared, Objects)
    ->  Number1 is Number0+1
    ;   Number1 = Number0
    ),
    acting_against(ByActor, Actors, Objects, Number1, Number).

%!  one_of(+X, +Xs) is semidet.
%
%   True if Xs is `all` or a list with X.

one_of(X, Xs) :-
    (   Xs == all
    ->  true
    ;   memberchk(X, Xs)
    ).

meets(Declared, Objects) :-
    (   Objects == all
    ->  true
    ;   member(Object, Declared),
        memberchk(Object, Objects)
    ->  true
    ).

have([], _, Number, Number).
have([Pair|Wanted], Pairs, Number0, Number) :-
    (   memberchk(Pair, Pairs)
    ->  Number1 is Number0+1
    ;   Number1 = Number0
    ),
    have(Wanted, Pairs, Number1, Number).

%!  counts(+Count, +Pair) is semidet.
%
%   True if declaring Pair can add to Count.

counts(acting(Actors, Objects), Actor-Object) :-
    one_of(Actor, Actors),
    one_of(Object, Objects).
counts(pairs(Pairs), Pair) :-
    memberchk(Pair, Pairs).

%!  keeps(+Bar, +Declared) is semidet.
%
%   True if Declared obeys the restriction whose bar is Bar; for a wish, if it isn't asked or obeys it.

keeps(when(Count, Bound), Declared) :-
    !,
    (   counted(Count, Declared, 0)
    ->  true
    ;   keeps(Bound, Declared)
    ).
keeps(at_least(N, Count), Declared) :-
    counted(Count, Declared, Number),
    Number >= N.
keeps(at_most(N, Count), Declared) :-
    counted(Count, Declared, Number),
    Number =< N.
keeps(exactly(N, Count), Declared) :-
    counted(Count, Declared, N).

%!  asks(+Wish, +Declared) is semidet.
%
%   True if Wish asks something of Declared: it has no condition, or Declared meets it.

asks(when(Count, _), Declared) :-
    !,
    counted(Count, Declared, Number),
    Number > 0.
asks(_, _).

%!  disobeyed(+Problem, +Declared, -Violations) is det.
%
%   Violations lists everything in Declared that the rules forbid: unable(Actor, Object) for a pair that isn't
%   able, over_capacity(Actor, Number, Capacity), and disobeyed(Label) for each restriction, in the order of
%   Problem.

disobeyed(problem(Actors, Able, Restrictions, _), Declared, Violations) :-
    Declared = declared(Pairs, ByActor, _),
    findall(Violation, declared_wrongly(Pairs, ByActor, Able, Actors, Violation), Violations, Disobeyed),
    findall(disobeyed(Label),
            ( member(restriction(Label, Bar), Restrictions),
              \+ keeps(Bar, Declared)
            ),
            Disobeyed).

declared_wrongly(Pairs, _, Able, _, unable(Actor, Object)) :-
    unable(Pairs, Able, Unable),
    member(Actor-Object, Unable).
declared_wrongly(_, ByActor, _, Actors, over_capacity(Actor, Number, Capacity)) :-
    member(Actor-Declared, ByActor),
    capacity(Actors, Actor, Capacity),
    Capacity \== any,
    length(Declared, Number),
    Number > Capacity.

%   A few pairs are looked up one by one, many by one merge.

unable(Pairs, Able, Unable) :-
    (   Pairs = [_,_,_,_,_|_]
    ->  able_pairs(Able, AblePairs),
        ord_subtract(Pairs, AblePairs, Unable)
    ;   exclude(is_able(Able), Pairs, Unable)
    ).

is_able(Able, Actor-Object) :-
    memberchk(able(Actor, Object, _), Able).

%!  disobeys_none(+Restrictions, +Declared) is semidet.
%
%   True if Declared obeys every one of Restrictions.

disobeys_none([], _).
disobeys_none([restriction(_, Bar)|Restrictions], Declared) :-
    keeps(Bar, Declared),
    disobeys_none(Restrictions, Declared).

%!  obeyed(+Requirements, +Declared, -Obeyed, -Failed) is det.
%
%   Obeyed and Failed are those of Requirements that ask something of Declared, in order.

obeyed(Requirements, Declared, Obeyed, Failed) :-
    include(asking(Declared), Requirements, Asking),
    partition(kept(Declared), Asking, Obeyed, Failed).

asking(Declared, requirement(_, Wish)) :-
    asks(Wish, Declared).

kept(Declared, requirement(_, Wish)) :-
    keeps(Wish, Declared).

%!  obeyed_count(+Requirements, +Declared, -Count) is det.
%
%   Count is how many of Requirements ask something of Declared and are obeyed.

obeyed_count(Requirements, Declared, Count) :-
    obeyed_count(Requirements, Declared, 0, Count).

obeyed_count([], _, Count, Count).
obeyed_count([requirement(_, Wish)|Requirements], Declared, Count0, Count) :-
    (   asks(Wish, Declared),
        keeps(Wish, Declared)
    ->  Count1 is Count0+1
    ;   Count1 = Count0
    ),
    obeyed_count(Requirements, Declared, Count1, Count).
