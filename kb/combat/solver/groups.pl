:- encoding(utf8).
:- module(lawmage_solver_groups,
          [ groups/6,                   % +Rules, +Classes, +Kinds, +Edges, +Anys, -Nested
            group_node/6,               % +Nested, +Sort, +Elements, +First, +Default, -Node
            group_supply/4,             % +Set, +Edges, +Classes, -High
            rule_shape/2                % +Rule, -Shape
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(lists), [append/3, member/2, nth1/3, sum_list/2]).
:- use_module(library(ordsets), [ord_disjoint/2, ord_memberchk/2, ord_subset/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

/** <module> Counts that are arcs of the network

A count of a rule is the flow of one arc if all its units meet in one node: it counts whole classes, or whole
kinds, or some of the edges into one kind.  So each such set becomes a node, if the sets are nested or apart.

    classes(Cs)    the actors of these classes
    kinds(Ks)      whoever acts against these kinds
    edges(K, Cs)   the actors of these classes, as far as they act against that kind
*/

%!  groups(+Rules, +Classes, +Kinds, +Edges, +Anys, -Nested) is det.
%
%   Nested is a list of g(Set, Ks), smallest sets first: those rules of Rules count what is in Set.  Instead of
%   a rule's number, units(High) says that there are no more than High units in Set.

groups(Rules, Classes, Kinds, Edges, Anys, Nested) :-
    findall(K-Set, group(Rules, Classes, Kinds, Edges, Anys, K, Set), Sets),
    nested(Sets, Nested).

%   group(..., -K, -Set): what the K-th rule counts can be one arc, for the set of classes, kinds or edges
%   into one kind. K is units(High) where the rule doesn't count units, but limits them: no more than High.

group(Rules, Classes, Kinds, Edges, Anys, K, Set) :-
    nth1(K, Rules, Rule),
    rule_shape(Rule, terms(_)),
    \+ memberchk(any(K, _, _), Anys),
    findall(C-Room, ( nth1(C, Classes, class(_, Room, _, Marks, _)), memberchk(K, Marks) ), Whole),
    findall(Kind-C, ( member(edge(C, Kind, _, Marks), Edges), memberchk(K, Marks) ), Some0),
    (   Some0 == []
    ->  \+ ( member(_-Room, Whole), Room > 1 ),
        findall(C, member(C-_, Whole), Cs),
        Set = classes(Cs)
    ;   Whole == [],
        sort(Some0, Some),
        group_pairs_by_key(Some, ByKind),
        (   ByKind = [Kind-Cs],
            \+ whole_kind(Kinds, Edges, Kind-Cs)
        ->  Set = edges(Kind, Cs)
        ;   \+ ( member(KindCs, ByKind), \+ whole_kind(Kinds, Edges, KindCs) ),
            findall(Kind, member(Kind-_, ByKind), Ks),
            Set = kinds(Ks)
        )
    ).

group(Rules, Classes, _, Edges, Anys, units(High), classes(Cs)) :-
    nth1(K, Rules, must(le, N, terms(_))),
    \+ memberchk(any(K, _, _), Anys),
    \+ ( member(edge(_, _, _, Marks), Edges), memberchk(K, Marks) ),
    findall(C, ( nth1(C, Classes, class(_, _, _, Marks, _)), memberchk(K, Marks) ), Cs),
    findall(Room, ( member(C, Cs), nth1(C, Classes, class(_, Room, _, _, Is)), member(_, Is) ), Rooms),
    member(Room, Rooms),
    Room > 1,
    !,
    sort(0, @>=, Rooms, Largest),
    length(Most, N),
    append(Most, _, Largest),
    sum_list(Most, High).

whole_kind(_, Edges, Kind-Cs) :-
    findall(C, member(edge(C, Kind, _, _), Edges), All0),
    sort(All0, Cs).

%!  rule_shape(+Rule, -Shape) is det.
%
%   Shape is what Rule counts.

rule_shape(wish(_, _, Shape), Shape).
rule_shape(must(_, _, Shape), Shape).
rule_shape(if(_, _, _, Shape), Shape).

%   nested(+Sets, -Nested): the sets, smallest first, each with the rules that count it, without those that
%   cross one that came before.

nested(Sets0, Nested) :-
    findall(s(Length, Set)-K, ( member(K-Set, Sets0), set_size(Set, Length) ), Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    laminar(Grouped, [], Nested).

set_size(Set, Length) :-
    set_elements(Set, _, Elements),
    length(Elements, Length).

set_elements(classes(Cs), classes, Cs).
set_elements(kinds(Ks), kinds, Ks).
set_elements(edges(K, Cs), edges(K), Cs).

laminar([], _, []).
laminar([s(_, Set)-Rules|Grouped], Before, Nested) :-
    (   member(Other, Before),
        crossing(Other, Set)
    ->  Nested = Nested1,
        laminar(Grouped, Before, Nested1)
    ;   Nested = [g(Set, Rules)|Nested1],
        laminar(Grouped, [Set|Before], Nested1)
    ).

crossing(Smaller, Set) :-
    set_elements(Smaller, Sort, Elements0),
    set_elements(Set, Sort, Elements),
    \+ ord_disjoint(Elements0, Elements),
    \+ ord_subset(Elements0, Elements).

%!  group_node(+Nested, +Sort, +Elements, +First, +Default, -Node) is det.
%
%   Node is where the arc of Elements, which are of Sort, begins or ends: the first group of Nested that holds
%   them all, the groups being the nodes from First on, or Default.

group_node([g(Set, _)|Nested], Sort, Elements, Node0, Default, Node) :-
    (   set_elements(Set, Sort, All),
        ord_subset(Elements, All)
    ->  Node = Node0
    ;   Node1 is Node0+1,
        group_node(Nested, Sort, Elements, Node1, Default, Node)
    ).
group_node([], _, _, _, Default, Default).

%!  group_supply(+Set, +Edges, +Classes, -High) is det.
%
%   There are no more than High units in Set, whatever the rules say.

group_supply(kinds(Ks), Edges, Classes, High) :-
    findall(Size,
            ( member(edge(C, K, _, _), Edges),
              ord_memberchk(K, Ks),
              nth1(C, Classes, class(Size, _, _, _, _))
            ),
            Sizes),
    sum_list(Sizes, High).
group_supply(classes(Cs), _, Classes, High) :-
    findall(Units, ( member(C, Cs), nth1(C, Classes, class(Size, Room, _, _, _)), Units is Size*Room ), List),
    sum_list(List, High).
group_supply(edges(_, Cs), _, Classes, High) :-
    findall(Size, ( member(C, Cs), nth1(C, Classes, class(Size, _, _, _, _)) ), Sizes),
    sum_list(Sizes, High).
