:- encoding(utf8).
:- module(lawmage_solver_alike,
          [ alike/3,                    % +Problem, -ActorClasses, -ObjectClasses
            exchanged_name/4            % +Name, +X, +Y, -New
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2, transpose_pairs/2]).
:- use_module(declared, [counts/2]).
:- use_module(problem, [capacity/3]).

/** <module> Identical creatures

Two actors, or two objects, are alike if exchanging them everywhere leaves a problem as it is: its capacities
and able pairs, what its bars and wishes count, and which pairs have a cost in common; labels and names are of
no account.  To be alike is an equivalence, and any reordering of the members of a class leaves the problem as
it is.
*/

%!  alike(+Problem, -ActorClasses, -ObjectClasses) is det.
%
%   ActorClasses and ObjectClasses are lists of the ordered sets of actors, and of objects, that are alike;
%   those in no able pair are left out.

alike(Problem, ActorClasses, ObjectClasses) :-
    Problem = problem(Actors, Able, Restrictions, Requirements),
    findall(Actor-Object, member(able(Actor, Object, _), Able), Pairs0),
    sort(Pairs0, Pairs),
    findall(Rule,
            (   member(restriction(_, Bar), Restrictions),
                rule(Bar, Pairs, bar, Rule)
            ;   member(requirement(_, Wish), Requirements),
                rule(Wish, Pairs, wish, Rule)
            ;   cost_rule(Able, Rule)
            ),
            Rules),
    group_pairs_by_key(Pairs, Rows),
    transpose_pairs(Pairs, Turned),
    group_pairs_by_key(Turned, Columns),
    findall(key(Capacity, Row)-Actor, ( member(Actor-Row, Rows), capacity(Actors, Actor, Capacity) ), ActorKeys),
    findall(key(any, Column)-Object, member(Object-Column, Columns), ObjectKeys),
    classes(ActorKeys, actor, Rules, ActorClasses),
    classes(ObjectKeys, object, Rules, ObjectClasses).

%   rule(+Wish, +Pairs, +Sort, -Rule): Rule is rule(What, Counts): each count a list of the sets of able pairs
%   that count once.

rule(Wish, Pairs, Sort, rule(what(Sort, If, Op, N), Sets)) :-
    (   Wish = when(Count0, Bound)
    ->  If = if,
        sets(Count0, Pairs, Set0),
        Sets = [Set0, Set]
    ;   If = always,
        Bound = Wish,
        Sets = [Set]
    ),
    Bound =.. [Op, N, Count],
    sets(Count, Pairs, Set).

sets(Count, Pairs, Sets) :-
    findall(Actor-Pair, ( member(Pair, Pairs), Pair = Actor-_, counts(Count, Pair) ), Keyed),
    (   Count = pairs(_)
    ->  findall([Pair], member(_-Pair, Keyed), Sets)
    ;   group_pairs_by_key(Keyed, Grouped),
        pairs_values(Grouped, Sets)
    ).

cost_rule(Able, rule(what(cost), [Sets])) :-
    findall(Label-(Actor-Object), ( member(able(Actor, Object, Costs), Able), sort(Costs, Set), member(Label, Set) ), Keyed0),
    sort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    member(_-Pairs, Grouped),
    Sets = [Pairs].

%   Among those with the same key, each is held against one of each class found before.

classes(Keys0, Sort, Rules, Classes) :-
    keysort(Keys0, Keys),
    group_pairs_by_key(Keys, Grouped),
    (   member(_-[_,_|_], Grouped)
    ->  mentions(Rules, Sort, Mentions)
    ;   Mentions = []
    ),
    maplist(split(Sort, Mentions), Grouped, Lists),
    foldl(append_classes, Lists, [], Classes).

append_classes(Classes0, Classes1, Classes) :-
    append(Classes1, Classes0, Classes).

split(Sort, Mentions, _-Names, Classes) :-
    split(Names, Sort, Mentions, [], Classes).

split([], _, _, Classes0, Classes) :-
    maplist(sort, Classes0, Classes).
split([Name|Names], Sort, Mentions, Classes0, Classes) :-
    (   append(Before, [Class|After], Classes0),
        Class = [Other|Others],
        exchangeable(Name, Other, Sort, Mentions)
    ->  append(Before, [[Other, Name|Others]|After], Classes1)
    ;   append(Classes0, [[Name]], Classes1)
    ),
    split(Names, Sort, Mentions, Classes1, Classes).

%   mentions(+Rules, +Sort, -Mentions): the rules, each as m(Rule, Roles), Roles being a list of Name-Role for
%   the names of that sort that it counts.  A rule treats two names alike if their roles are the same.

mentions([], _, []).
mentions([Rule|Rules], Sort, [m(Rule, Roles)|Mentions]) :-
    Rule = rule(What, Counts),
    findall(Name-role(K, Others),
            ( nth_count(Counts, 1, K, Sets),
              member(Set, Sets),
              (   What = what(cost)
              ->  partners(Sort, Set, Name, Others)
              ;   set_role(Sort, Set, Name, Others)
              )
            ),
            Keyed0),
    sort(0, @=<, Keyed0, Keyed),
    group_pairs_by_key(Keyed, Roles),
    mentions(Rules, Sort, Mentions).

nth_count([Sets|Counts], N, K, Found) :-
    (   K = N,
        Found = Sets
    ;   N1 is N+1,
        nth_count(Counts, N1, K, Found)
    ).

%   In the pairs that have a cost in common.

partners(Sort, Set, Name, Others) :-
    (   Sort == actor
    ->  Keyed = Set
    ;   transpose_pairs(Set, Keyed)
    ),
    group_pairs_by_key(Keyed, Grouped),
    member(Name-Others, Grouped).

%   In the pairs of one actor that count once.

set_role(actor, Set, Actor, Objects) :-
    Set = [Actor-_|_],
    findall(Object, member(_-Object, Set), Objects).
set_role(object, Set, Object, Actor-Objects) :-
    Set = [Actor-_|_],
    findall(Other, member(_-Other, Set), Objects0),
    member(Object, Objects0),
    (   Objects0 = [_]
    ->  Objects = []
    ;   Objects = Objects0
    ).

exchangeable(X, Y, Sort, Mentions) :-
    findall(Rule,
            ( member(m(Rule, Roles), Mentions),
              role(X, Roles, RoleX),
              role(Y, Roles, RoleY),
              RoleX \== RoleY
            ),
            Rules0),
    msort(Rules0, Rules),
    maplist(exchanged(Sort, X, Y), Rules0, Exchanged0),
    msort(Exchanged0, Exchanged),
    Rules == Exchanged.

role(Name, Roles, Role) :-
    (   memberchk(Name-Role0, Roles)
    ->  Role = Role0
    ;   Role = []
    ).

exchanged(Sort, X, Y, rule(What, Counts0), rule(What, Counts)) :-
    maplist(exchanged_sets(Sort, X, Y), Counts0, Counts).

exchanged_sets(Sort, X, Y, Sets0, Sets) :-
    maplist(exchanged_set(Sort, X, Y), Sets0, Sets1),
    msort(Sets1, Sets).

exchanged_set(Sort, X, Y, Set0, Set) :-
    maplist(exchanged_pair(Sort, X, Y), Set0, Set1),
    sort(Set1, Set).

exchanged_pair(actor, X, Y, Actor0-Object, Actor-Object) :-
    exchanged_name(Actor0, X, Y, Actor).
exchanged_pair(object, X, Y, Actor-Object0, Actor-Object) :-
    exchanged_name(Object0, X, Y, Object).

%!  exchanged_name(+Name, +X, +Y, -New) is det.
%
%   New is Name where X and Y have exchanged their places.

exchanged_name(Name, X, Y, New) :-
    (   Name == X
    ->  New = Y
    ;   Name == Y
    ->  New = X
    ;   New = Name
    ).
