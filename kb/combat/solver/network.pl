:- encoding(utf8).
:- module(lawmage_solver_network,
          [ network/3                   % +Twins, +Wanted, -Network
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3, nth1/4, numlist/3, sum_list/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3]).
:- use_module(groups, [group_node/6, group_supply/4, groups/6, rule_shape/2]).

/** <module> The network in which declarations flow

A declaration of a part is a flow from the source (node 1) to the sink (node 2): a unit for each declared pair
goes through its actor's class, the edge, and its object's kind.

    network(Nodes, Arcs, Classes, Kinds, Tails, Heads, Outs, Ins, Values, Lows, Highs, Musts, Ifs, Wishes)

Nodes, Arcs, Classes, Kinds are numbers; the rest are terms with an argument for each node or arc.  Arcs
1..Classes enter the classes, the next Kinds leave the kinds, then come the edges, then the groups.  Outs and
Ins list the arcs a(Arc, Node) that leave or enter a node, and Lows and Highs the fewest and the most units of
an arc.  Values says what the units of an arc are worth, in wishes obeyed:

    class(Size, Weight)            Weight for each of the first Size units
    edge(Weight, Near)             Weight for each unit; Near of them are in the declaration to stay near to, or `any`
    value(Least, Wishes)           none, or at least Least units; as Wishes, a list of r(Op, N), are obeyed by the number
    level(Size, Level, Spare, Gain, Most)
                                   Size objects alike, each with no more than Most units; Gain for each that has Level
                                   or more, the others have no more than Spare.  Level is 0 where no number is asked for
                                   or forbidden

A count of a bar or a wish is an arc's flow where it can be: a _group_ is a node in which several arcs meet,
which makes the count one arc.  Groups must be nested or apart (laminar); what isn't is kept as a list of
terms: arc(A), the units of A, or any(As), 1 if one of As has a unit.

    Musts   list of lin(Op, N, Terms)
    Ifs     ifs(if(Arcs, Op, N, Terms), ...): if any of Arcs has a unit, Terms must be so
    Wishes  wishes(wish(Op, N, Terms), ...)
*/

%!  network(+Twins, +Near, -Network) is det.
%
%   Network is that of Twins.  Near is `none`, or a list of near(Class, Kind, Number) to which flows shall be
%   near.

network(twins(Classes, Kinds, Edges, Rules, Anys), Near, Network) :-
    length(Classes, NC),
    length(Kinds, NK),
    length(Edges, NE),
    groups(Rules, Classes, Kinds, Edges, Anys, Nested),
    FirstGroup is NC+NK+NE+1,
    length(Nested, NG),
    Nodes is 2+NC+NK+NG,
    Arcs is NC+NK+NE+NG,
    class_arcs(Classes, 1, Nested, NC, NK, List0, List1),
    kind_arcs(Kinds, 1, Nested, NC, NK, Edges, Classes, List1, List2),
    edge_arcs(Edges, Nested, NC, NK, Classes, Near, List2, List3),
    group_arcs(Nested, 1, Nested, NC, NK, Edges, Classes, List3, []),
    split(List0, TailList, HeadList, ValueList0, HighList0),
    findall(K-Terms,
            ( nth1(K, Rules, _),
              terms(K, Rules, Nested, FirstGroup, NC, NK, Classes, Kinds, Edges, Anys, Terms)
            ),
            TermsOf),
    rules(Rules, 1, TermsOf, NC, NK, Classes, Edges, MustList0, IfList, WishList0),
    settled(WishList0, WishList, ValueList0, ValueList, FirstGroup),
    findall(lin(le, High, [arc(Arc)]),
            ( nth1(G, Nested, g(_, Ks)),
              member(units(High), Ks),
              Arc is FirstGroup+G-1
            ),
            MustList1),
    append(MustList1, MustList0, MustList2),
    bounded(MustList2, MustList, Arcs, HighList0, LowList, HighList),
    compound_name_arguments(Tails, t, TailList),
    compound_name_arguments(Heads, h, HeadList),
    compound_name_arguments(Values, v, ValueList),
    compound_name_arguments(Lows, l, LowList),
    compound_name_arguments(Highs, h, HighList),
    compound_name_arguments(Ifs, ifs, IfList),
    compound_name_arguments(Wishes, wishes, WishList),
    adjacent(TailList, HeadList, Nodes, Outs),
    adjacent(HeadList, TailList, Nodes, Ins),
    Network = network(Nodes, Arcs, NC, NK, Tails, Heads, Outs, Ins, Values, Lows, Highs, MustList, Ifs, Wishes).

class_arcs([], _, _, _, _, Arcs, Arcs).
class_arcs([class(Size, Room, Weight, _, _)|Classes], C, Nested, NC, NK, [arc(Tail, Head, class(Size, Weight), High)|Arcs], Arcs1) :-
    First is 3+NC+NK,
    group_node(Nested, classes, [C], First, 1, Tail),
    Head is 2+C,
    High is Size*Room,
    C1 is C+1,
    class_arcs(Classes, C1, Nested, NC, NK, Arcs, Arcs1).

kind_arcs([], _, _, _, _, _, _, Arcs, Arcs).
kind_arcs([Kind|Kinds], K, Nested, NC, NK, Edges, Classes, [arc(Tail, Head, Value, High)|Arcs], Arcs1) :-
    First is 3+NC+NK,
    Tail is 2+NC+K,
    group_node(Nested, kinds, [K], First, 2, Head),
    findall(Size, ( member(edge(C, K, _, _), Edges), nth1(C, Classes, class(Size, _, _, _, _)) ), Sizes),
    sum_list(Sizes, Supply),
    kind_value(Kind, Supply, Value, High),
    K1 is K+1,
    kind_arcs(Kinds, K1, Nested, NC, NK, Edges, Classes, Arcs, Arcs1).

kind_value(kind(Size, Least, Most0, Wishes, _, _), Supply, Value, High) :-
    (   Most0 == none
    ->  Most = Supply
    ;   Most is min(Most0, Supply)
    ),
    (   Size =:= 1
    ->  Value = value(Least, Wishes),
        High = Most
    ;   Most < Least
    ->  Value = level(Size, 0, 0, 0, 0),
        High = 0
    ;   level(Wishes, Least, Most, Level, Gain),
        (   Least =:= 1
        ->  Spare is max(0, Level-1)
        ;   Spare = 0
        ),
        Value = level(Size, Level, Spare, Gain, Most),
        High is min(Most*Size, Supply)
    ).

level(Wishes, Least, Most, Level, Gain) :-
    (   Wishes = [r(ge, N)|_],
        N =< Most
    ->  Level is max(Least, N),
        length(Wishes, Gain)
    ;   Least > 1
    ->  Level = Least,
        Gain = 0
    ;   Level = 0,
        Gain = 0
    ).

edge_arcs([], _, _, _, _, _, Arcs, Arcs).
edge_arcs([edge(C, K, Weight, _)|Edges], Nested, NC, NK, Classes, Near, [arc(Tail, Head, edge(Weight, Keep), Size)|Arcs], Arcs1) :-
    First is 3+NC+NK,
    Tail is 2+C,
    Kind is 2+NC+K,
    group_node(Nested, edges(K), [C], First, Kind, Head),
    nth1(C, Classes, class(Size, _, _, _, _)),
    (   Near == none
    ->  Keep = any
    ;   memberchk(near(C, K, Number), Near)
    ->  Keep is min(Number, Size)
    ;   Keep = 0
    ),
    edge_arcs(Edges, Nested, NC, NK, Classes, Near, Arcs, Arcs1).

group_arcs([], _, _, _, _, _, _, Arcs, Arcs).
group_arcs([g(Set, _)|Rest], G, Nested, NC, NK, Edges, Classes, [arc(Tail, Head, value(1, []), High)|Arcs], Arcs1) :-
    Node is 2+NC+NK+G,
    After is Node+1,
    (   Set = classes(Cs)
    ->  Head = Node,
        group_node(Rest, classes, Cs, After, 1, Tail)
    ;   Set = kinds(Ks)
    ->  Tail = Node,
        group_node(Rest, kinds, Ks, After, 2, Head)
    ;   Set = edges(K, Cs),
        Tail = Node,
        Kind is 2+NC+K,
        group_node(Rest, edges(K), Cs, After, Kind, Head)
    ),
    group_supply(Set, Edges, Classes, High),
    G1 is G+1,
    group_arcs(Rest, G1, Nested, NC, NK, Edges, Classes, Arcs, Arcs1).

split([], [], [], [], []).
split([arc(Tail, Head, Value, High)|Arcs], [Tail|Tails], [Head|Heads], [Value|Values], [High|Highs]) :-
    split(Arcs, Tails, Heads, Values, Highs).

%   The arcs that leave the node at one of their ends, listed for each node.

adjacent(Ends, Others, Nodes, Term) :-
    length(Ends, Length),
    numlist(1, Length, Numbers),
    arc_ends(Ends, Others, Numbers, Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    fill(1, Nodes, Grouped, Lists),
    compound_name_arguments(Term, adj, Lists).

arc_ends([], [], [], []).
arc_ends([End|Ends], [Other|Others], [Arc|Arcs], [End-a(Arc, Other)|Keyed]) :-
    arc_ends(Ends, Others, Arcs, Keyed).

fill(Node, Nodes, _, []) :-
    Node > Nodes,
    !.
fill(Node, Nodes, [Node-List|Grouped], [List|Lists]) :-
    !,
    Node1 is Node+1,
    fill(Node1, Nodes, Grouped, Lists).
fill(Node, Nodes, Grouped, [[]|Lists]) :-
    Node1 is Node+1,
    fill(Node1, Nodes, Grouped, Lists).

%   terms(+K, ..., -Terms): the count of the K-th rule, in arcs.

terms(K, _, Nested, FirstGroup, _, _, _, _, _, _, [arc(Arc)]) :-
    nth1(G, Nested, g(_, Ks)),
    memberchk(K, Ks),
    !,
    Arc is FirstGroup+G-1.
terms(K, Rules, _, _, NC, _, _, Kinds, _, _, [arc(Arc)]) :-
    nth1(K, Rules, Rule),
    rule_shape(Rule, object(J)),
    !,
    once(( nth1(Kind, Kinds, kind(_, _, _, _, _, Js)),
           memberchk(J, Js)
         )),
    Arc is NC+Kind.
terms(K, _, _, _, NC, NK, Classes, _, Edges, Anys, Terms) :-
    findall(Term,
            (   nth1(C, Classes, class(_, Room, _, Marks, _)),
                memberchk(K, Marks),
                (   Room > 1
                ->  Term = any([C])
                ;   Term = arc(C)
                )
            ;   nth1(E, Edges, edge(_, _, _, Marks)),
                memberchk(K, Marks),
                Arc is NC+NK+E,
                Term = arc(Arc)
            ;   member(any(K, C, Ks), Anys),
                findall(Arc,
                        ( nth1(E, Edges, edge(C, Kind, _, _)),
                          memberchk(Kind, Ks),
                          Arc is NC+NK+E
                        ),
                        Arcs),
                Term = any(Arcs)
            ),
            Terms).

rules([], _, _, _, _, _, _, [], [], []).
rules([Rule|Rules], K, [K-Terms|TermsOf], NC, NK, Classes, Edges, Musts, Ifs, Wishes) :-
    (   Rule = must(Op, N, _)
    ->  Musts = [lin(Op, N, Terms)|Musts1],
        Ifs = Ifs1,
        Wishes = Wishes1
    ;   Rule = wish(Op, N, _)
    ->  Musts = Musts1,
        Ifs = Ifs1,
        Wishes = [wish(Op, N, Terms)|Wishes1]
    ;   Rule = if(_, Op, N, _),
        starts(K, NC, NK, Classes, Edges, Arcs),
        Musts = Musts1,
        Ifs = [if(Arcs, Op, N, Terms)|Ifs1],
        Wishes = Wishes1
    ),
    K1 is K+1,
    rules(Rules, K1, TermsOf, NC, NK, Classes, Edges, Musts1, Ifs1, Wishes1).

starts(K, NC, NK, Classes, Edges, Arcs) :-
    findall(Arc,
            (   nth1(Arc, Classes, class(_, _, _, Marks, _)),
                memberchk(if(K), Marks)
            ;   nth1(E, Edges, edge(_, _, _, Marks)),
                memberchk(if(K), Marks),
                Arc is NC+NK+E
            ),
            Arcs).

%   Wishes for what is one group's arc are part of its value.

settled([], [], Values, Values, _).
settled([wish(Op, N, Terms)|Wishes0], Wishes, Values0, Values, FirstGroup) :-
    (   Terms = [arc(Arc)],
        Arc >= FirstGroup
    ->  Wishes = Wishes1,
        nth1(Arc, Values0, value(Least, Ops), Rest),
        nth1(Arc, Values1, value(Least, [r(Op, N)|Ops]), Rest)
    ;   Wishes = [wish(Op, N, Terms)|Wishes1],
        Values1 = Values0
    ),
    settled(Wishes0, Wishes1, Values1, Values, FirstGroup).

%   Bounds on one arc are its fewest and most units.

bounded(Musts0, Musts, Arcs, Highs0, Lows, Highs) :-
    numlist(1, Arcs, Numbers),
    pairs_keys_values(Pairs, Numbers, Highs0),
    maplist(bound(Musts0), Pairs, LowHighs),
    pairs_keys_values(LowHighs, Lows, Highs),
    findall(lin(Op, N, Terms), ( member(lin(Op, N, Terms), Musts0), Terms \= [arc(_)] ), Musts).

bound(Musts, Arc-High0, Low-High) :-
    findall(Op-N, member(lin(Op, N, [arc(Arc)]), Musts), Bounds),
    foldl(tighter, Bounds, 0-High0, Low-High).

tighter(le-N, Low-High0, Low-High) :-
    High is min(High0, N).
tighter(ge-N, Low0-High, Low-High) :-
    Low is max(Low0, N).
tighter(eq-N, Low0-High0, Low-High) :-
    Low is max(Low0, N),
    High is min(High0, N).
