:- encoding(utf8).
:- module(lawmage_solver_usable,
          [ usable/4,                   % +Problem, +Pair, +Budget, -Answer
            usable_all/3                % +Problem, +Budget, -Answers
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subset/2, ord_subtract/3, ord_union/3]).
:- use_module(alike, [alike/3, exchanged_name/4]).
:- use_module(extend, [extension/6, fully_legal/4, memo/1]).
:- use_module(measure, [affordable/3, incurred/3]).
:- use_module(possible, [possible/4, possible_all/3]).
:- use_module(problem, [able_pairs/2, capacity/3]).

/** <module> Which pairs are in some fully legal declaration

An answer is yes(Witness), no, or undecided.
*/

%!  usable(+Problem, +Pair, +Budget, -Answer) is det.
%
%   Answer says whether Pair is in a declaration that disobeys no restriction and obeys enough at what it
%   costs.  A witness costs no more than Pair alone if one can.

usable(Problem, Pair, Budget, Answer) :-
    Problem = problem(_, Able, _, Requirements),
    Pair = Actor-Object,
    (   Requirements == []
    ->  possible(Problem, Pair, Budget, Answer)
    ;   memberchk(able(Actor, Object, _), Able)
    ->  able_pairs(Able, Pairs),
        exclude(free, Able, Costly),
        memo(Memo),
        extended(Pair, Problem, Pairs, Costly, Memo, Budget, Answer)
    ;   Answer = no
    ).

free(able(_, _, [])).

extended(Pair, Problem, Pairs, Costly, Memo, Budget, Answer) :-
    cheap(Pair, Problem, Pairs, Costly, Cheap),
    extension(Problem, [Pair], Cheap, Memo, Budget, Answer1),
    (   ( Answer1 = yes(_) ; Cheap == Pairs )
    ->  Answer = Answer1
    ;   extension(Problem, [Pair], Pairs, Memo, Budget, Answer)
    ).

%   The pairs that incur nothing that Pair doesn't.

cheap(_, _, Pairs, [], Cheap) :-
    !,
    Cheap = Pairs.
cheap(Pair, problem(_, Able, _, _), _, Costly, Cheap) :-
    incurred(Costly, [Pair], Labels),
    affordable(Able, Labels, Affordable),
    able_pairs(Affordable, Cheap).

%!  usable_all(+Problem, +Budget, -Answers) is det.
%
%   Answers is a list of Pair-Answer for each able pair, in order, as usable/4 answers.

usable_all(Problem, Budget, Answers) :-
    Problem = problem(_, Able, _, Requirements),
    able_pairs(Able, Pairs),
    (   Pairs == []
    ->  Answers = []
    ;   Requirements == []
    ->  possible_all(Problem, Budget, Answers)
    ;   memo(Memo),
        alike(Problem, ActorClasses, ObjectClasses),
        exclude(free, Able, Costly),
        Context = context(Problem, Pairs, Costly, Memo, Budget, ActorClasses, ObjectClasses),
        empty_assoc(Known0),
        all_known(Pairs, Context, [], Known0, Known),
        maplist(known(Known), Pairs, Answers)
    ).

known(Known, Pair, Pair-Answer) :-
    get_assoc(Pair, Known, Answer).

%   Each pair not known yet: as a pair alike is; in a witness in which one choice is changed; by search.

all_known([], _, _, Known, Known).
all_known([Pair|Pairs], Context, Witnesses, Known0, Known) :-
    (   get_assoc(Pair, Known0, _)
    ->  Known1 = Known0,
        Witnesses1 = Witnesses
    ;   answered(Pair, Context, Witnesses, Known0, Answer),
        put_assoc(Pair, Known0, Answer, Known2),
        (   Answer = yes(Witness)
        ->  Context = context(_, _, Costly, _, _, _, _),
            incurred(Costly, Witness, Labels),
            witnessed(Witness, Labels, Costly, Answer, Known2, Known1),
            first(5, [Witness|Witnesses], Witnesses1)
        ;   Known1 = Known2,
            Witnesses1 = Witnesses
        )
    ),
    all_known(Pairs, Context, Witnesses1, Known1, Known).

%   A witness answers for all pairs in it that alone cost as much.

witnessed([], _, _, _, Known, Known).
witnessed([Pair|Pairs], Labels, Costly, Answer, Known0, Known) :-
    (   costs(Pair, Labels, Costly)
    ->  put_assoc(Pair, Known0, Answer, Known1)
    ;   Known1 = Known0
    ),
    witnessed(Pairs, Labels, Costly, Answer, Known1, Known).

costs(Pair, Labels, Costly) :-
    (   Labels == []
    ->  true
    ;   incurred(Costly, [Pair], Mine),
        ord_subset(Labels, Mine)
    ).

first(N, List, First) :-
    (   N > 0,
        List = [X|Xs]
    ->  First = [X|First1],
        N1 is N-1,
        first(N1, Xs, First1)
    ;   First = []
    ).

answered(Pair, Context, Witnesses, Known, Answer) :-
    Context = context(Problem, Pairs, Costly, Memo, Budget, _, _),
    (   pair_alike(Pair, Context, Known, Other, Answer0)
    ->  transported(Answer0, Other, Pair, Answer)
    ;   member(Witness0, Witnesses),
        changed(Problem, Witness0, Pair, Witness),
        incurred(Costly, Witness, Labels),
        costs(Pair, Labels, Costly),
        fully_legal(Problem, Witness, Memo, true)
    ->  Answer = yes(Witness)
    ;   extended(Pair, Problem, Pairs, Costly, Memo, Budget, Answer)
    ).

%   Known pairs are looked for among those alike that come before this one in their classes.

pair_alike(Actor-Object, context(_, _, _, _, _, ActorClasses, ObjectClasses), Known, Other, Answer) :-
    class_of(Actor, ActorClasses, Actors),
    class_of(Object, ObjectClasses, Objects),
    member(OtherActor, Actors),
    member(OtherObject, Objects),
    Other = OtherActor-OtherObject,
    get_assoc(Other, Known, Answer),
    Answer \== undecided,
    !.

class_of(Name, Classes, Class) :-
    member(Class, Classes),
    ord_memberchk(Name, Class),
    !.

%   The witness for one pair, with actors and objects exchanged, is one for the other.

transported(no, _, _, no).
transported(yes(Witness0), Actor0-Object0, Actor-Object, yes(Witness)) :-
    maplist(exchanged(Actor0, Actor, Object0, Object), Witness0, Witness1),
    sort(Witness1, Witness).

exchanged(Actor0, Actor, Object0, Object, A0-O0, A-O) :-
    exchanged_name(A0, Actor0, Actor, A),
    exchanged_name(O0, Object0, Object, O).

%   The witness with Pair: in the place of one of its actor's pairs, or beside them.

changed(problem(Actors, _, _, _), Witness0, Pair, Witness) :-
    Pair = Actor-_,
    findall(Actor-Object, member(Actor-Object, Witness0), Mine),
    (   Mine = [_|_],
        ord_subtract(Witness0, Mine, Rest),
        ord_union(Rest, [Pair], Witness)
    ;   length(Mine, Length),
        capacity(Actors, Actor, Capacity),
        (   Capacity == any
        ->  true
        ;   Length < Capacity
        ),
        ord_union(Witness0, [Pair], Witness)
    ).
