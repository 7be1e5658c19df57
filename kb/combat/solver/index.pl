:- encoding(utf8).
:- module(lawmage_solver_index,
          [ index/3,                    % +Actors, +Pairs, -Index
            row/3,                      % +Index, +Actor, -Objects
            column/3,                   % +Index, +Object, -Actors
            room/3,                     % +Index, +Actor, -Capacity
            sizes/3,                    % +Index, -Actors, -Objects
            actor_id/3,                 % +Index, +Actor, -Id
            object_id/3,                % +Index, +Object, -Id
            numbered/3,                 % +Index, +Pairs, -Numbers
            shape/3,                    % +Count, +Index, -Shape
            shape_size/3,               % +Shape, +Index, -Size
            shape_terms/3               % +Shape, +Index, -Terms
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(ordsets), [ord_intersection/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys/2, pairs_keys_values/3, pairs_values/2, transpose_pairs/2]).
:- use_module(problem, [capacity/3]).

/** <module> Numbers for names, and what a count counts

Inside the solver actors and objects are numbered from 1; those in no pair have no number.

A _shape_ is what is left of a count on the able pairs:

    none            nothing can count
    object(J)       every actor that is able to act against J counts, by acting against J
    terms(Terms)    Terms an ordered list of t(I, Js): actor I counts, by acting against one of Js;
                    Js is `row` if these are all its objects, and in that case in every term
*/

%!  index(+Actors, +Pairs, -Index) is det.
%
%   Index numbers the actors and objects of the ordered set Pairs; Actors gives their capacities.

index(Actors, Pairs, index(Ids, ObjectIds, Rows, Columns, Rooms, ActorMap, ObjectMap)) :-
    transpose_pairs(Pairs, Turned),
    group_pairs_by_key(Turned, ByObject),
    pairs_keys(ByObject, ObjectList),
    number_objects(ByObject, 1, Numbered0),
    keysort(Numbered0, Numbered),
    group_pairs_by_key(Numbered, ByActor),
    pairs_keys_values(ByActor, ActorList, RowList),
    compound_name_arguments(Ids, ids, ActorList),
    compound_name_arguments(ObjectIds, ids, ObjectList),
    compound_name_arguments(Rows, rows, RowList),
    numbers(ActorList, ActorMap),
    numbers(ObjectList, ObjectMap),
    number_actors(RowList, 1, Crossed0),
    keysort(Crossed0, Crossed),
    group_pairs_by_key(Crossed, ByNumber),
    pairs_values(ByNumber, ColumnList),
    compound_name_arguments(Columns, columns, ColumnList),
    maplist(room_of(Actors), ByActor, RoomList),
    compound_name_arguments(Rooms, rooms, RoomList).

number_objects([], _, []).
number_objects([_-Actors|ByObject], J, Numbered) :-
    number_objects(Actors, J, Numbered, Numbered1),
    J1 is J+1,
    number_objects(ByObject, J1, Numbered1).

number_objects([], _, Numbered, Numbered).
number_objects([Actor|Actors], J, [Actor-J|Numbered], Numbered1) :-
    number_objects(Actors, J, Numbered, Numbered1).

number_actors([], _, []).
number_actors([Row|Rows], I, Numbered) :-
    number_actors(Row, I, Numbered, Numbered1),
    I1 is I+1,
    number_actors(Rows, I1, Numbered1).

number_actors([], _, Numbered, Numbered).
number_actors([J|Js], I, [J-I|Numbered], Numbered1) :-
    number_actors(Js, I, Numbered, Numbered1).

numbers(Ids, Map) :-
    length(Ids, Length),
    findall(Number, between(1, Length, Number), Numbers),
    pairs_keys_values(Pairs, Ids, Numbers),
    list_to_assoc(Pairs, Map).

room_of(Actors, Actor-Row, Room) :-
    length(Row, Length),
    capacity(Actors, Actor, Capacity),
    (   Capacity == any
    ->  Room = Length
    ;   Room is min(Capacity, Length)
    ).

%!  row(+Index, +Actor, -Objects) is det.
%
%   Objects are those that Actor is able to act against.

row(Index, I, Row) :-
    arg(3, Index, Rows),
    arg(I, Rows, Row).

%!  column(+Index, +Object, -Actors) is det.
%
%   Actors are those that are able to act against Object.

column(Index, J, Column) :-
    arg(4, Index, Columns),
    arg(J, Columns, Column).

%!  room(+Index, +Actor, -Capacity) is det.
%
%   Capacity is how many objects Actor can act against: its capacity, or fewer if there are no more.

room(Index, I, Room) :-
    arg(5, Index, Rooms),
    arg(I, Rooms, Room).

%!  sizes(+Index, -Actors, -Objects) is det.
%
%   There are so many Actors and Objects.

sizes(index(Ids, ObjectIds, _, _, _, _, _), Actors, Objects) :-
    compound_name_arity(Ids, _, Actors),
    compound_name_arity(ObjectIds, _, Objects).

%!  actor_id(+Index, +Actor, -Id) is det.
%!  object_id(+Index, +Object, -Id) is det.
%
%   Id is the name of what is numbered so.

actor_id(Index, I, Id) :-
    arg(1, Index, Ids),
    arg(I, Ids, Id).

object_id(Index, J, Id) :-
    arg(2, Index, Ids),
    arg(J, Ids, Id).

%!  numbered(+Index, +Pairs, -Numbers) is det.
%
%   Numbers is the ordered set of I-J for those of Pairs whose actor and object have numbers.

numbered(Index, Pairs, Numbers) :-
    arg(6, Index, ActorMap),
    arg(7, Index, ObjectMap),
    numbers_of(Pairs, ActorMap, ObjectMap, Numbers0),
    sort(Numbers0, Numbers).

numbers_of([], _, _, []).
numbers_of([Actor-Object|Pairs], ActorMap, ObjectMap, Numbers) :-
    (   get_assoc(Actor, ActorMap, I),
        get_assoc(Object, ObjectMap, J)
    ->  Numbers = [I-J|Numbers1]
    ;   Numbers = Numbers1
    ),
    numbers_of(Pairs, ActorMap, ObjectMap, Numbers1).

%!  shape(+Count, +Index, -Shape) is det.
%
%   Shape is what Count counts.

shape(acting(Actors, Objects), Index, Shape) :-
    (   Objects = [Object]
    ->  arg(7, Index, ObjectMap),
        (   get_assoc(Object, ObjectMap, J)
        ->  column(Index, J, Column),
            object_shape(Actors, Index, J, Column, Shape)
        ;   Shape = none
        )
    ;   actors_of(Actors, Index, Is),
        objects_of(Objects, Index, Js),
        row_terms(Is, Js, Index, Explicit, Whole),
        (   Explicit == []
        ->  Shape = none
        ;   Whole == true
        ->  whole_rows(Explicit, Terms),
            Shape = terms(Terms)
        ;   Shape = terms(Explicit)
        )
    ).
shape(pairs(Pairs), Index, Shape) :-
    sort(Pairs, Set),
    arg(6, Index, ActorMap),
    arg(7, Index, ObjectMap),
    pair_terms(Set, Index, ActorMap, ObjectMap, Terms0),
    sort(0, @=<, Terms0, Terms),
    (   Terms == []
    ->  Shape = none
    ;   whole_column(Terms, Index, J)
    ->  Shape = object(J)
    ;   Shape = terms(Terms)
    ).

object_shape(all, _, J, _, object(J)) :-
    !.
object_shape(Actors, Index, J, Column, Shape) :-
    actors_of(Actors, Index, Is),
    ord_intersection(Is, Column, Some),
    (   Some == []
    ->  Shape = none
    ;   Some == Column
    ->  Shape = object(J)
    ;   single_terms(Some, J, Terms),
        Shape = terms(Terms)
    ).

single_terms([], _, []).
single_terms([I|Is], J, [t(I, [J])|Terms]) :-
    single_terms(Is, J, Terms).

actors_of(all, Index, Is) :-
    !,
    sizes(Index, N, _),
    findall(I, between(1, N, I), Is).
actors_of(Actors, Index, Is) :-
    arg(6, Index, Map),
    mapped(Actors, Map, Is0),
    sort(Is0, Is).

objects_of(all, _, all) :-
    !.
objects_of(Objects, Index, Js) :-
    arg(7, Index, Map),
    mapped(Objects, Map, Js0),
    sort(Js0, Js).

mapped([], _, []).
mapped([Id|Ids], Map, Numbers) :-
    (   get_assoc(Id, Map, Number)
    ->  Numbers = [Number|Numbers1]
    ;   Numbers = Numbers1
    ),
    mapped(Ids, Map, Numbers1).

row_terms([], _, _, [], true).
row_terms([I|Is], Js, Index, Terms, Whole) :-
    row(Index, I, Row),
    (   Js == all
    ->  Some = Row
    ;   ord_intersection(Row, Js, Some)
    ),
    (   Some == []
    ->  Terms = Terms1,
        Whole = Whole1
    ;   Some == Row
    ->  Terms = [t(I, Some)|Terms1],
        Whole = Whole1
    ;   Terms = [t(I, Some)|Terms1],
        Whole = false
    ),
    row_terms(Is, Js, Index, Terms1, Whole1).

whole_rows([], []).
whole_rows([t(I, _)|Terms0], [t(I, row)|Terms]) :-
    whole_rows(Terms0, Terms).

pair_terms([], _, _, _, []).
pair_terms([Actor-Object|Pairs], Index, ActorMap, ObjectMap, Terms) :-
    (   get_assoc(Actor, ActorMap, I),
        get_assoc(Object, ObjectMap, J),
        row(Index, I, Row),
        memberchk(J, Row)
    ->  Terms = [t(I, [J])|Terms1]
    ;   Terms = Terms1
    ),
    pair_terms(Pairs, Index, ActorMap, ObjectMap, Terms1).

whole_column([t(I, [J])|Terms], Index, J) :-
    column(Index, J, [I|Column]),
    rest_of_column(Column, J, Terms).

rest_of_column([], _, []).
rest_of_column([I|Is], J, [t(I, [J])|Terms]) :-
    rest_of_column(Is, J, Terms).

%!  shape_size(+Shape, +Index, -Size) is det.
%
%   Shape counts at most Size.

shape_size(none, _, 0).
shape_size(object(J), Index, Size) :-
    column(Index, J, Column),
    length(Column, Size).
shape_size(terms(Terms), _, Size) :-
    length(Terms, Size).

%!  shape_terms(+Shape, +Index, -Terms) is det.
%
%   Terms are the terms of Shape, which isn't `none`.

shape_terms(object(J), Index, Terms) :-
    column(Index, J, Column),
    single_terms(Column, J, Terms).
shape_terms(terms(Terms), _, Terms).
