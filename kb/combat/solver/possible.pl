:- encoding(utf8).
:- module(lawmage_solver_possible,
          [ possible/4,                 % +Problem, +Pair, +Budget, -Answer
            possible_all/3              % +Problem, +Budget, -Answers
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3, maplist/3]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, list_to_assoc/2, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, selectchk/3]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subset/2, ord_union/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, transpose_pairs/2]).
:- use_module(declared, [counts/2, declared/2, disobeys_none/2, keeps/2, one_of/2]).
:- use_module(measure, [affordable/3, incurred/3]).
:- use_module(most, [most/6]).
:- use_module(problem, [able_pairs/2, capacity/3]).
:- use_module(prune, [pruned/4]).

/** <module> Which pairs are in some declaration that disobeys no restriction

Most pairs can be declared alone, which takes no search, and is found for all pairs at once.  A pair that can't
gets company, first by taking whoever is missing, then by search.

An answer is yes(Witness), no, or undecided.
*/

%!  possible(+Problem, +Pair, +Budget, -Answer) is det.
%
%   Answer says whether Pair is in a declaration that disobeys no restriction of Problem; requirements and
%   what it costs are of no account, but a witness costs no more than Pair alone if one can.

possible(Problem, Pair, Budget, Answer) :-
    Problem = problem(Actors, Able, Restrictions, _),
    Pair = Actor-Object,
    (   memberchk(able(Actor, Object, _), Able),
        \+ capacity(Actors, Actor, 0)
    ->  declared([Pair], Declared),
        (   disobeys_none(Restrictions, Declared)
        ->  Answer = yes([Pair])
        ;   able_pairs(Able, Pairs),
            costly(Able, Costly),
            field(Pairs, Field),
            bars_at(Restrictions, BarsAt),
            in_company(Pair, Field, Costly, BarsAt, Problem, Budget, Answer)
        )
    ;   Answer = no
    ).

costly(Able, Costly) :-
    exclude(free, Able, Costly).

free(able(_, _, [])).

%   The pairs, and those of each actor and of each object.

field(Pairs, field(Pairs, ByActor, ByObject)) :-
    group_pairs_by_key(Pairs, ByActor0),
    list_to_assoc(ByActor0, ByActor),
    transpose_pairs(Pairs, Turned),
    group_pairs_by_key(Turned, ByObject0),
    list_to_assoc(ByObject0, ByObject).

in_company(Pair, Field, Costly, BarsAt, Problem, Budget, Answer) :-
    Problem = problem(Actors, Able, Restrictions, _),
    (   Costly == []
    ->  Cheap = Able,
        CheapField = Field
    ;   incurred(Costly, [Pair], Labels),
        affordable(Able, Labels, Cheap),
        able_pairs(Cheap, CheapPairs),
        field(CheapPairs, CheapField)
    ),
    (   (   company([Pair], CheapField, Actors, BarsAt, Witness)
        ;   CheapField \== Field,
            company([Pair], Field, Actors, BarsAt, Witness)
        )
    ->  Answer = yes(Witness)
    ;   searched(problem(Actors, Cheap, Restrictions, []), Pair, Budget, Answer1),
        (   ( Answer1 = yes(_) ; CheapField == Field )
        ->  Answer = Answer1
        ;   searched(problem(Actors, Able, Restrictions, []), Pair, Budget, Answer)
        )
    ).

searched(Problem, Pair, Budget, Answer) :-
    most(Problem, [Pair], -1, 0, Budget, Found),
    (   Found = found(_, Witness, _)
    ->  Answer = yes(Witness)
    ;   Found = none(-1)
    ->  Answer = no
    ;   Answer = undecided
    ).

%   bars_at(+Restrictions, -BarsAt): the bars that only matter where something is declared against an object,
%   or for an actor, are found by it: at(Assoc, Others), Others being the rest.

bars_at(Restrictions, at(ByName, Others)) :-
    findall(Name-Bar, ( member(restriction(_, Bar), Restrictions), bar_name(Bar, Name) ), Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    (   selectchk(any-Others, Grouped, Named)
    ->  true
    ;   Others = [],
        Named = Grouped
    ),
    list_to_assoc(Named, ByName).

bar_name(at_most(_, Count), Name) :-
    count_name(Count, Name).
bar_name(when(Count, _), Name) :-
    count_name(Count, Name).

count_name(Count, Name) :-
    (   Count = acting(_, [Object])
    ->  Name = object(Object)
    ;   Count = acting([Actor], _)
    ->  Name = actor(Actor)
    ;   Name = any
    ).

%   Those that Pairs can disobey.

bars_of(Pairs, at(ByName, Others), Bar) :-
    (   member(Bar, Others)
    ;   findall(Name, ( member(Actor-Object, Pairs), ( Name = actor(Actor) ; Name = object(Object) ) ), Names0),
        sort(Names0, Names),
        member(Name, Names),
        get_assoc(Name, ByName, Bars),
        member(Bar, Bars)
    ).

%   company(+Pairs0, +Field, +Actors, +BarsAt, -Witness): adds to Pairs0 whoever a disobeyed bar asks for, as
%   long as that disobeys none that says "no more than".

company(Pairs0, Field, Actors, BarsAt, Witness) :-
    declared(Pairs0, Declared),
    (   bars_of(Pairs0, BarsAt, Bar),
        \+ keeps(Bar, Declared)
    ->  lacks(Bar, Wanted),
        joined(Wanted, Pairs0, Field, Actors, BarsAt, Pairs1),
        company(Pairs1, Field, Actors, BarsAt, Witness)
    ;   Witness = Pairs0
    ).

lacks(when(_, at_least(_, Wanted)), Wanted).
lacks(when(_, exactly(_, Wanted)), Wanted).

joined(Wanted, Pairs0, Field, Actors, BarsAt, Pairs1) :-
    partner(Wanted, Pairs0, Field, Pair),
    Pair = Actor-_,
    \+ ord_memberchk(Pair, Pairs0),
    (   memberchk(Actor-_, Pairs0)
    ->  Wanted = pairs(_),
        has_room(Actor, Pairs0, Actors)
    ;   \+ capacity(Actors, Actor, 0)
    ),
    ord_union(Pairs0, [Pair], Pairs1),
    declared(Pairs1, Declared),
    \+ exceeds(Pairs1, BarsAt, Declared),
    !.

%   Against one object, those that come after who is there: they are asked about later.

partner(Wanted, Pairs0, Field, Pair) :-
    (   Wanted = acting(Actors, [Object]),
        Pairs0 = [First-_|_],
        Field = field(_, _, ByObject),
        get_assoc(Object, ByObject, Column),
        append(Before, [First|After], Column)
    ->  (   member(Actor, After)
        ;   member(Actor, Before)
        ),
        one_of(Actor, Actors),
        Pair = Actor-Object
    ;   counted_pair(Wanted, Field, Pair)
    ).

has_room(Actor, Pairs, Actors) :-
    capacity(Actors, Actor, Capacity),
    (   Capacity == any
    ->  true
    ;   findall(Object, member(Actor-Object, Pairs), Objects),
        length(Objects, Length),
        Length < Capacity
    ).

exceeds(Pairs, BarsAt, Declared) :-
    bars_of(Pairs, BarsAt, Bar),
    (   Bar = at_most(_, _)
    ;   Bar = when(_, at_most(_, _))
    ),
    \+ keeps(Bar, Declared),
    !.

%!  possible_all(+Problem, +Budget, -Answers) is det.
%
%   Answers is a list of Pair-Answer for each able pair, in order, as possible/4 answers.

possible_all(Problem, Budget, Answers) :-
    Problem = problem(Actors, Able, Restrictions, _),
    able_pairs(Able, Pairs),
    findall(Actor, member(actor(Actor, 0), Actors), Idle),
    findall(Doubt, ( member(restriction(_, Bar), Restrictions), doubt(Bar, Doubt) ), Doubts),
    (   Doubts == [],
        Idle == []
    ->  maplist(alone, Pairs, Answers)
    ;   findall(Bar, member(restriction(_, Bar), Restrictions), Bars),
        pruned(Actors, Bars, Pairs, Left),
        field(Left, Field),
        doubtful(Doubts, Field, Doubtful),
        costly(Able, Costly),
        bars_at(Restrictions, BarsAt),
        empty_assoc(Known0),
        company_all(Doubtful, Field, Costly, BarsAt, Problem, Budget, Known0, Known),
        answers(Pairs, Left, Doubtful, Known, Answers)
    ).

alone(Pair, Pair-yes([Pair])).

answers([], _, _, _, []).
answers([Pair|Pairs], Left0, Doubtful0, Known, [Pair-Answer|Answers]) :-
    (   Left0 = [Pair|Left]
    ->  (   Doubtful0 = [Pair|Doubtful]
        ->  get_assoc(Pair, Known, Answer)
        ;   Doubtful = Doubtful0,
            Answer = yes([Pair])
        )
    ;   Left = Left0,
        Doubtful = Doubtful0,
        Answer = no
    ),
    answers(Pairs, Left, Doubtful, Known, Answers).

%   doubt(+Bar, -Doubt): declared alone, pairs disobey Bar that count in the first count of Doubt: all, or
%   those that do or don't count in the second.

doubt(at_most(0, Count), all(Count)).
doubt(when(Count, at_least(N, Wanted)), Doubt) :-
    (   N > 1
    ->  Doubt = all(Count)
    ;   N =:= 1,
        Wanted \== Count,
        Doubt = without(Count, Wanted)
    ).
doubt(when(Count, at_most(0, Wanted)), with(Count, Wanted)).
doubt(when(Count, exactly(N, Wanted)), Doubt) :-
    (   N =:= 0
    ->  Doubt = with(Count, Wanted)
    ;   N =:= 1
    ->  Doubt = without(Count, Wanted)
    ;   Doubt = all(Count)
    ).

doubtful([], _, []) :-
    !.
doubtful(Doubts, Field, Doubtful) :-
    findall(Pair, ( member(Doubt, Doubts), doubted(Doubt, Field, Pair) ), Doubtful0),
    sort(Doubtful0, Doubtful).

doubted(all(Count), Field, Pair) :-
    counted_pair(Count, Field, Pair).
doubted(with(Count, Wanted), Field, Pair) :-
    counted_pair(Count, Field, Pair),
    counts(Wanted, Pair).
doubted(without(Count, Wanted), Field, Pair) :-
    counted_pair(Count, Field, Pair),
    \+ counts(Wanted, Pair).

%   The pairs that count, looked for where they are.

counted_pair(Count, field(Pairs, ByActor, ByObject), Actor-Object) :-
    (   Count = acting(Actors, [Object0])
    ->  Object = Object0,
        get_assoc(Object, ByObject, Column),
        member(Actor, Column),
        one_of(Actor, Actors)
    ;   Count = acting([Actor0], Objects)
    ->  Actor = Actor0,
        get_assoc(Actor, ByActor, Row),
        member(Object, Row),
        one_of(Object, Objects)
    ;   member(Actor-Object, Pairs),
        counts(Count, Actor-Object)
    ).

%   company_all(+Doubtful, +Field, +Costly, +BarsAt, +Problem, +Budget, +Known0, -Known): Known maps each of
%   Doubtful to its answer.  A witness answers for all pairs in it that alone cost as much.

company_all([], _, _, _, _, _, Known, Known).
company_all([Pair|Doubtful], Field, Costly, BarsAt, Problem, Budget, Known0, Known) :-
    (   get_assoc(Pair, Known0, _)
    ->  Known1 = Known0
    ;   in_company(Pair, Field, Costly, BarsAt, Problem, Budget, Answer),
        put_assoc(Pair, Known0, Answer, Known2),
        (   Answer = yes(Witness)
        ->  incurred(Costly, Witness, Labels),
            known_by(Witness, Labels, Costly, Answer, Known2, Known1)
        ;   Known1 = Known2
        )
    ),
    company_all(Doubtful, Field, Costly, BarsAt, Problem, Budget, Known1, Known).

known_by([], _, _, _, Known, Known).
known_by([Pair|Pairs], Labels, Costly, Answer, Known0, Known) :-
    incurred(Costly, [Pair], Mine),
    (   ord_subset(Labels, Mine)
    ->  put_assoc(Pair, Known0, Answer, Known1)
    ;   Known1 = Known0
    ),
    known_by(Pairs, Labels, Costly, Answer, Known1, Known).
