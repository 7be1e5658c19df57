:- encoding(utf8).
:- module(lawmage_solver_parts,
          [ parts/4                     % +Task, -Index, -Parts, -Certain
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(ordsets), [ord_union/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(index, [column/3, index/3, room/3, row/3, shape/3, shape_size/3, shape_terms/3, sizes/3]).
:- use_module(prune, [pruned/4]).

/** <module> Taking a task apart

A task (measure.pl) is pruned, numbered, and split into parts that have nothing to do with each other:

    part(Actors, Objects, Items, Own)

Own is how many of the part's wishes the declaration measured obeys.  What each bar, goal and wish comes to is
an item:

    acts(I)                  wish: actor I acts
    pair(I, J)               wish: I acts against J
    pairs(I, Js)             wish: I, which can act against one object only, acts against one of Js
    object(J, r(Op, N))      wish: the number of actors against J is so; Op is ge, le or eq
    wish(Op, N, Shape)       wish: what Shape counts is so
    least(J, N), most(J, N)  if any act against J, at least N do; no more than N do
    must(Op, N, Shape)       what Shape counts is so
    if(Terms, Op, N, Shape)  if any of Terms counts, what Shape counts is so

Parts without a wish and without anything that must be are left out: to declare nothing there is best.
*/

%!  parts(+Task, -Index, -Parts, -Certain) is semidet.
%
%   Parts are the independent parts of Task, its actors and objects numbered by Index; Certain of its wishes
%   are in none, because every declaration obeys them.  Fails if some goal of Task can't be reached; it may be
%   that others can't be, too.

parts(task(Actors, Pairs0, Bars, Goals, Wishes), Index, Parts, Certain) :-
    pruned(Actors, Bars, Pairs0, Pairs),
    index(Actors, Pairs, Index),
    goal_items(Goals, Index, Items0),
    wish_items(Wishes, Index, Items1, 0, Certain),
    append(Items0, Items1, Wanted),
    (   Wanted == []
    ->  Parts = []
    ;   bar_items(Bars, Index, Items2),
        split(Index, Wanted, Items2, Parts)
    ).

%   What must be reached.

goal_items([], _, []).
goal_items([at_least(N, Count)|Goals], Index, Items) :-
    shape(Count, Index, Shape),
    shape_size(Shape, Index, Size),
    Size >= N,
    (   N =:= 0
    ->  Items = Items1
    ;   Items = [must(ge, N, Shape)|Items1]
    ),
    goal_items(Goals, Index, Items1).

%   What is wished.  Wishes that every declaration obeys, and those that none can, are left out.

wish_items([], _, [], Certain, Certain).
wish_items([Own-Bound|Wishes], Index, Items, Certain0, Certain) :-
    bound(Bound, Op, N, Count),
    shape(Count, Index, Shape),
    shape_size(Shape, Index, Size),
    (   certain(Op, N, Size)
    ->  Items = Items1,
        Certain1 is Certain0+1
    ;   Op \== le,
        N > Size
    ->  Items = Items1,
        Certain1 = Certain0
    ;   wish_item(Shape, Op, N, Index, Item),
        Items = [own(Own, Item)|Items1],
        Certain1 = Certain0
    ),
    wish_items(Wishes, Index, Items1, Certain1, Certain).

bound(at_least(N, Count), ge, N, Count).
bound(at_most(N, Count), le, N, Count).
bound(exactly(N, Count), eq, N, Count).

certain(ge, 0, _).
certain(le, N, Size) :-
    N >= Size.
certain(eq, 0, 0).

wish_item(object(J), Op, N, Index, Item) :-
    (   Op == ge,
        column(Index, J, [I])
    ->  Item = pair(I, J)
    ;   Item = object(J, r(Op, N))
    ).
wish_item(terms(Terms), Op, N, Index, Item) :-
    (   Op == ge,
        Terms = [t(I, Js)],
        only_actor(Js, I, Index, Item0)
    ->  Item = Item0
    ;   Item = wish(Op, N, terms(Terms))
    ).

only_actor(row, I, _, acts(I)) :-
    !.
only_actor([J], I, _, pair(I, J)) :-
    !.
only_actor(Js, I, Index, pairs(I, Js)) :-
    room(Index, I, 1).

%   What is barred.  Bars with the same bound are one.

bar_items(Bars, Index, Items) :-
    findall(Item,
            ( member(Bar, Bars),
              bar_item(Bar, Index, Item)
            ),
            Items0),
    findall(Bound-Terms, member(if(Terms, Bound), Items0), Ifs0),
    (   Ifs0 == []
    ->  Items = Items0
    ;   keysort(Ifs0, Ifs),
        group_pairs_by_key(Ifs, Grouped),
        maplist(joined, Grouped, Ifs1),
        findall(Item, ( member(Item, Items0), Item \= if(_, _) ), Items1),
        append(Items1, Ifs1, Items)
    ).

joined(b(Op, N, Shape)-[Terms|Lists], if(Joined, Op, N, Shape)) :-
    foldl(join_terms, Lists, Terms, Joined).

join_terms(Terms0, Terms1, Terms) :-
    append(Terms0, Terms1, Both),
    findall(I-Js, member(t(I, Js), Both), Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    maplist(joined_term, Grouped, Terms).

joined_term(I-Sets, t(I, Js)) :-
    (   memberchk(row, Sets)
    ->  Js = row
    ;   foldl(ord_union, Sets, [], Js)
    ).

bar_item(at_most(N, Count), Index, Item) :-
    shape(Count, Index, Shape),
    most_item(Shape, N, Index, Item).
bar_item(when(Count, Bound), Index, Item) :-
    shape(Count, Index, Trigger),
    Trigger \== none,
    bound(Bound, Op, N, Wanted),
    shape(Wanted, Index, Shape),
    (   Shape == Trigger
    ->  same_item(Op, N, Shape, Index, Item)
    ;   shape_size(Shape, Index, Size),
        \+ certain(Op, N, Size),
        (   Op \== le,
            N > Size
        ->  Item = must(le, 0, Trigger)
        ;   shape_terms(Trigger, Index, Terms),
            Item = if(Terms, b(Op, N, Shape))
        )
    ).

most_item(object(J), N, Index, most(J, N)) :-
    column(Index, J, Column),
    length(Column, Size),
    Size > N.
most_item(terms(Terms), N, _, must(le, N, terms(Terms))) :-
    length(Terms, Size),
    Size > N.

%   If any count, so many must.

same_item(ge, N, object(J), _, least(J, N)) :-
    N > 1.
same_item(ge, N, terms(Terms), _, if(Terms, b(ge, N, terms(Terms)))) :-
    N > 1.
same_item(le, N, Shape, Index, Item) :-
    most_item(Shape, N, Index, Item).
same_item(eq, N, Shape, Index, Item) :-
    (   most_item(Shape, N, Index, Item)
    ;   same_item(ge, N, Shape, Index, Item)
    ).

%   Parts: actors and objects that a pair, a bar or a wish joins are in one part.  Union-find: arg I is a link
%   towards the node that stands for its part; objects come after actors.

split(Index, Wanted, Bars, Parts) :-
    sizes(Index, NA, NO),
    N is NA+NO,
    functor(Links, links, N),
    link_all(N, Links),
    link_rows(1, NA, Index, Links),
    link_items(Wanted, NA, Links),
    link_items(Bars, NA, Links),
    findall(Root-Item,
            ( ( member(Item, Wanted)
              ; member(Item, Bars)
              ),
              item_node(Item, NA, Node),
              root(Node, Links, Root)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    findall(part(Actors, Objects, Items, Own),
            ( member(Root-Items0, Grouped),
              wanted(Items0),
              part_items(Items0, Items, Own),
              findall(I, ( between(1, NA, I), root(I, Links, Root) ), Actors),
              findall(J, ( between(1, NO, J), K is NA+J, root(K, Links, Root) ), Objects)
            ),
            Parts).

wanted(Items) :-
    member(Item, Items),
    (   Item = own(_, _)
    ;   Item = must(ge, _, _)
    ),
    !.

part_items([], [], 0).
part_items([Item0|Items0], Items, Own) :-
    part_items(Items0, Items1, Own1),
    (   Item0 = own(Own0, Item)
    ->  Own is Own0+Own1,
        Items = [Item|Items1]
    ;   Own = Own1,
        Items = [Item0|Items1]
    ).

link_all(0, _) :-
    !.
link_all(N, Links) :-
    arg(N, Links, N),
    N1 is N-1,
    link_all(N1, Links).

link_rows(I, NA, _, _) :-
    I > NA,
    !.
link_rows(I, NA, Index, Links) :-
    row(Index, I, Row),
    link_objects(Row, I, NA, Links),
    I1 is I+1,
    link_rows(I1, NA, Index, Links).

link_objects([], _, _, _).
link_objects([J|Js], I, NA, Links) :-
    K is NA+J,
    link(I, K, Links),
    link_objects(Js, I, NA, Links).

link(X, Y, Links) :-
    root(X, Links, RootX),
    root(Y, Links, RootY),
    (   RootX =:= RootY
    ->  true
    ;   setarg(RootY, Links, RootX)
    ).

root(X, Links, Root) :-
    arg(X, Links, Y),
    (   X =:= Y
    ->  Root = X
    ;   root(Y, Links, Root),
        (   Y =:= Root
        ->  true
        ;   setarg(X, Links, Root)
        )
    ).

link_items([], _, _).
link_items([Item|Items], NA, Links) :-
    (   item_node(Item, NA, Node),
        item_nodes(Item, NA, Nodes)
    ->  link_nodes(Nodes, Node, Links)
    ;   true
    ),
    link_items(Items, NA, Links).

link_nodes([], _, _).
link_nodes([Node|Nodes], First, Links) :-
    link(First, Node, Links),
    link_nodes(Nodes, First, Links).

item_node(own(_, Item), NA, Node) :-
    item_node(Item, NA, Node).
item_node(acts(I), _, I).
item_node(pair(I, _), _, I).
item_node(pairs(I, _), _, I).
item_node(object(J, _), NA, Node) :-
    Node is NA+J.
item_node(least(J, _), NA, Node) :-
    Node is NA+J.
item_node(most(J, _), NA, Node) :-
    Node is NA+J.
item_node(wish(_, _, Shape), NA, Node) :-
    shape_node(Shape, NA, Node).
item_node(must(_, _, Shape), NA, Node) :-
    shape_node(Shape, NA, Node).
item_node(if([t(I, _)|_], _, _, _), _, I).

shape_node(object(J), NA, Node) :-
    Node is NA+J.
shape_node(terms([t(I, _)|_]), _, I).

%   What else an item joins to its first node.

item_nodes(own(_, Item), NA, Nodes) :-
    item_nodes(Item, NA, Nodes).
item_nodes(wish(_, _, terms(Terms)), _, Nodes) :-
    terms_nodes(Terms, Nodes).
item_nodes(must(_, _, terms(Terms)), _, Nodes) :-
    terms_nodes(Terms, Nodes).
item_nodes(if(Terms, _, _, Shape), NA, Nodes) :-
    terms_nodes(Terms, Nodes0),
    (   Shape = terms(More)
    ->  terms_nodes(More, Nodes1),
        append(Nodes0, Nodes1, Nodes)
    ;   Shape = object(J)
    ->  Node is NA+J,
        Nodes = [Node|Nodes0]
    ;   Nodes = Nodes0
    ).

terms_nodes([], []).
terms_nodes([t(I, _)|Terms], [I|Nodes]) :-
    terms_nodes(Terms, Nodes).
