:- encoding(utf8).
:- module(lawmage_solver_twins,
          [ twins/3                     % +Index, +Part, -Twins
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [max_list/2, member/2, min_list/2, nth1/3, numlist/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys_values/3]).
:- use_module(index, [room/3, row/3]).

/** <module> Creatures that are alike

Actors that are able to act against the same objects, with the same wishes and bars for each, are one _class_;
objects for which the same holds are one _kind_.  Exchanging two twins changes nothing, so the search counts
how many of a class act against how many of a kind, and a board of a hundred tokens is as small as one of two
creatures.

    twins(Classes, Kinds, Edges, Rules, Anys)

  | Classes | list of class(Size, Room, Weight, Marks, Actors): Weight wishes are obeyed by each actor that acts |
  | Kinds   | list of kind(Size, Least, Most, Wishes, Marks, Objects): none or Least to Most act against each; Wishes a list of r(Op, N) |
  | Edges   | list of edge(Class, Kind, Weight, Marks), classes and kinds numbered from 1                         |
  | Rules   | list of the other items of Part; a mark K is a term of the shape of the K-th one, a mark if(K) one of those it starts from |
  | Anys    | list of any(K, Class, Kinds): the K-th shape counts the only actor of Class once if it acts against any of Kinds |

An actor that can act against several objects is a class of its own where it matters whether it acts or how
often, and an object a kind of its own where such an actor is able to act against it (a class could not be
dealt out to it without counting one actor twice), or where its wishes are of different numbers.
*/

%!  twins(+Index, +Part, -Twins) is det.
%
%   Twins is Part with the actors and the objects that are alike taken together.

twins(Index, part(Actors, Objects, Items, _), twins(Classes, Kinds, Edges, Rules, Anys)) :-
    findall(Item, ( member(Item, Items), is_rule(Item) ), Rules),
    findall(Info, item_info(Items, Rules, Index, Info), Infos0),
    keysort(Infos0, Infos),
    infos(a, Infos, ActorInfos),
    infos(p, Infos, PairInfos),
    infos(o, Infos, ObjectInfos),
    actor_keys(Actors, Index, ActorInfos, PairInfos, ActorKeys0),
    keysort(ActorKeys0, ActorKeys),
    group_pairs_by_key(ActorKeys, ActorGroups),
    maplist(class, ActorGroups, Classes),
    entries(ActorGroups, 1, Entries0),
    keysort(Entries0, Entries),
    group_pairs_by_key(Entries, ByObject),
    object_keys(Objects, ByObject, ObjectInfos, ObjectKeys0),
    keysort(ObjectKeys0, ObjectKeys),
    group_pairs_by_key(ObjectKeys, ObjectGroups),
    maplist(kind, ObjectGroups, Kinds),
    edges(ObjectGroups, 1, Edges),
    anys(Rules, Index, Classes, Kinds, Anys).

is_rule(wish(_, _, _)).
is_rule(must(_, _, _)).
is_rule(if(_, _, _, _)).

%   What the items say: of an actor, Key a(I), of a pair, p(I, J), of an object, o(J).

item_info(Items, _, _, Info) :-
    member(Item, Items),
    simple_info(Item, Info).
item_info(_, Rules, Index, Info) :-
    length(Rules, Length),
    numlist(1, Length, Numbers),
    pairs_keys_values(Numbered, Numbers, Rules),
    member(K-Rule, Numbered),
    rule_info(Rule, K, Index, Info).

simple_info(acts(I), a(I)-w).
simple_info(pair(I, J), p(I, J)-w).
simple_info(pairs(I, Js), p(I, J)-w) :-
    member(J, Js).
simple_info(object(J, Wish), o(J)-wish(Wish)).
simple_info(least(J, N), o(J)-least(N)).
simple_info(most(J, N), o(J)-most(N)).

rule_info(wish(_, _, Shape), K, Index, Info) :-
    shape_info(Shape, K, Index, Info).
rule_info(must(_, _, Shape), K, Index, Info) :-
    shape_info(Shape, K, Index, Info).
rule_info(if(_, _, _, Shape), K, Index, Info) :-
    shape_info(Shape, K, Index, Info).
rule_info(if(Terms, _, _, _), K, _, Info) :-
    member(t(I, Js), Terms),
    (   Js == row
    ->  Info = a(I)-m(if(K))
    ;   member(J, Js),
        Info = p(I, J)-m(if(K))
    ).

shape_info(object(J), K, _, o(J)-m(K)).
shape_info(terms(Terms), K, Index, Info) :-
    member(t(I, Js), Terms),
    room(Index, I, Room),
    (   Room > 1,
        Js \= [_]
    ->  (   Info = a(I)-single
        ;   Js == row,
            Info = a(I)-m(K)
        )
    ;   Js == row
    ->  Info = a(I)-m(K)
    ;   member(J, Js),
        Info = p(I, J)-m(K)
    ).

%   The infos of one sort, in order of what they are about.

infos(a, Infos, List) :-
    findall(I-Info, member(a(I)-Info, Infos), List).
infos(p, Infos, List) :-
    findall(k(I, J)-Info, member(p(I, J)-Info, Infos), List).
infos(o, Infos, List) :-
    findall(J-Info, member(o(J)-Info, Infos), List).

%   The infos about Key at the front of Infos0: how many wishes, which marks, alone or not.

taken([Key0-Info|Infos0], Key, Infos, Weight, Marks, Single) :-
    Key0 @=< Key,
    !,
    taken(Infos0, Key, Infos, Weight1, Marks1, Single1),
    (   Key0 \== Key
    ->  Weight = Weight1,
        Marks = Marks1,
        Single = Single1
    ;   Info == w
    ->  Weight is Weight1+1,
        Marks = Marks1,
        Single = Single1
    ;   Info = m(Mark)
    ->  Weight = Weight1,
        Marks = [Mark|Marks1],
        Single = Single1
    ;   Weight = Weight1,
        Marks = Marks1,
        Single = Key
    ).
taken(Infos, _, Infos, 0, [], 0).

%   An actor's key: all that its twins have in common.

actor_keys([], _, _, _, []).
actor_keys([I|Is], Index, ActorInfos0, PairInfos0, [Key-I|Keys]) :-
    taken(ActorInfos0, I, ActorInfos, Weight, Marks, Single),
    row(Index, I, Row),
    room(Index, I, Room),
    row_entries(Row, I, PairInfos0, PairInfos, Entries),
    Key = key(Room, Weight, Marks, Single, Entries),
    actor_keys(Is, Index, ActorInfos, PairInfos, Keys).

row_entries([], _, PairInfos, PairInfos, []).
row_entries([J|Js], I, PairInfos0, PairInfos, [e(J, Weight, Marks)|Entries]) :-
    (   PairInfos0 == []
    ->  PairInfos1 = [],
        Weight = 0,
        Marks = []
    ;   taken(PairInfos0, k(I, J), PairInfos1, Weight, Marks, _)
    ),
    row_entries(Js, I, PairInfos1, PairInfos, Entries).

class(key(Room, Weight, Marks, _, _)-Actors, class(Size, Room, Weight, Marks, Actors)) :-
    length(Actors, Size).

entries([], _, []).
entries([key(Room, _, _, _, Row)-_|Groups], C, Entries) :-
    class_entries(Row, C, Room, Entries, Entries1),
    C1 is C+1,
    entries(Groups, C1, Entries1).

class_entries([], _, _, Entries, Entries).
class_entries([e(J, Weight, Marks)|Row], C, Room, [J-e(C, Weight, Marks, Room)|Entries], Entries1) :-
    class_entries(Row, C, Room, Entries, Entries1).

%   An object's key.

object_keys([], _, _, []).
object_keys([J|Js], [J-Entries0|ByObject], Infos0, [Key-J|Keys]) :-
    about(Infos0, J, Infos, Leasts, Mosts, Wishes0, Marks),
    max_list([1|Leasts], Least),
    (   Mosts == []
    ->  Most = none
    ;   min_list(Mosts, Most)
    ),
    msort(Wishes0, Wishes),
    (   alike(Wishes, Least),
        \+ ( member(e(_, _, _, Room), Entries0),
             Room > 1
           )
    ->  Single = 0
    ;   Single = J
    ),
    Key = key(Least, Most, Wishes, Marks, Single, Entries0),
    object_keys(Js, ByObject, Infos, Keys).

about([J0-Info|Infos0], J, Infos, Leasts, Mosts, Wishes, Marks) :-
    J0 =< J,
    !,
    about(Infos0, J, Infos, Leasts1, Mosts1, Wishes1, Marks1),
    (   J0 < J
    ->  Leasts = Leasts1, Mosts = Mosts1, Wishes = Wishes1, Marks = Marks1
    ;   Info = least(N)
    ->  Leasts = [N|Leasts1], Mosts = Mosts1, Wishes = Wishes1, Marks = Marks1
    ;   Info = most(N)
    ->  Leasts = Leasts1, Mosts = [N|Mosts1], Wishes = Wishes1, Marks = Marks1
    ;   Info = wish(Wish)
    ->  Leasts = Leasts1, Mosts = Mosts1, Wishes = [Wish|Wishes1], Marks = Marks1
    ;   Info = m(Mark)
    ->  Leasts = Leasts1, Mosts = Mosts1, Wishes = Wishes1, Marks = [Mark|Marks1]
    ).
about(Infos, _, Infos, [], [], [], []).

%   The wishes are all of one number, and no number of actors is allowed below it but none, or all are.

alike([], _).
alike([r(ge, N)|Wishes], Least) :-
    (   N =< Least
    ->  true
    ;   Least =:= 1
    ),
    all_same(Wishes, r(ge, N)).

all_same([], _).
all_same([Wish|Wishes], Wish) :-
    all_same(Wishes, Wish).

kind(key(Least, Most, Wishes, Marks, _, _)-Objects, kind(Size, Least, Most, Wishes, Marks, Objects)) :-
    length(Objects, Size).

edges([], _, []).
edges([key(_, _, _, _, _, Entries)-_|Groups], K, Edges) :-
    kind_edges(Entries, K, Edges, Edges1),
    K1 is K+1,
    edges(Groups, K1, Edges1).

kind_edges([], _, Edges, Edges).
kind_edges([e(C, Weight, Marks, _)|Entries], K, [edge(C, K, Weight, Marks)|Edges], Edges1) :-
    kind_edges(Entries, K, Edges, Edges1).

%   Where an actor that can act against several objects counts once if it acts against any of some of them.

anys(Rules, Index, Classes, Kinds, Anys) :-
    length(Rules, Length),
    findall(any(K, C, Ks),
            ( between(1, Length, K),
              nth1(K, Rules, Rule),
              rule_terms(Rule, Terms),
              member(t(I, Js), Terms),
              is_list(Js),
              Js = [_,_|_],
              room(Index, I, Room),
              Room > 1,
              nth1(C, Classes, class(_, _, _, _, [I])),
              findall(Kind,
                      ( nth1(Kind, Kinds, kind(_, _, _, _, _, [J])),
                        memberchk(J, Js)
                      ),
                      Ks)
            ),
            Anys).

rule_terms(wish(_, _, terms(Terms)), Terms).
rule_terms(must(_, _, terms(Terms)), Terms).
rule_terms(if(_, _, _, terms(Terms)), Terms).
