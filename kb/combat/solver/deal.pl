:- encoding(utf8).
:- module(lawmage_solver_deal,
          [ dealt/5,                    % +Index, +Twins, +Flow, +Near, -Pairs
            near_edges/3                % +Twins, +Near, -Edges
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [partition/4]).
:- use_module(library(lists), [append/3, member/2, nth1/3, sum_list/2]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(index, [actor_id/3, object_id/3]).

/** <module> From flows back to creatures

A flow says how many of a class act against how many of a kind.  Here they are given names, first to those that
the declaration to stay near to has.  Near is an ordered set of I-J pairs of numbers.
*/

%!  near_edges(+Twins, +Near, -Edges) is det.
%
%   Edges is a list of near(Class, Kind, Number): so many of Near are of that class and kind.

near_edges(twins(Classes, Kinds, _, _, _), Near, Edges) :-
    findall(edge(C, K)-x,
            ( member(I-J, Near),
              once(( nth1(C, Classes, class(_, _, _, _, Is)), memberchk(I, Is) )),
              once(( nth1(K, Kinds, kind(_, _, _, _, _, Js)), memberchk(J, Js) ))
            ),
            Found0),
    keysort(Found0, Found),
    group_pairs_by_key(Found, Grouped),
    findall(near(C, K, Number), ( member(edge(C, K)-Xs, Grouped), length(Xs, Number) ), Edges).

%!  dealt(+Index, +Twins, +Flow, +Near, -Pairs) is det.
%
%   Pairs is a declaration, of names, whose flow is Flow.

dealt(Index, twins(Classes, Kinds, Edges, _, _), Flow, Near, Pairs) :-
    length(Classes, NC),
    length(Kinds, NK),
    First is NC+NK+1,
    sent(Edges, First, Flow, Sent0),
    keysort(Sent0, Sent),
    group_pairs_by_key(Sent, ByKind),
    findall(Given,
            ( member(K-Shares, ByKind),
              nth1(K, Kinds, Kind),
              to_objects(Kind, Shares, Classes, Near, Gifts),
              member(Given, Gifts)
            ),
            Given0),
    keysort(Given0, Given1),
    group_pairs_by_key(Given1, ByClass),
    findall(Actor-Object,
            ( member(C-Gifts, ByClass),
              nth1(C, Classes, class(Size, Room, _, _, Is)),
              to_actors(Room, Size, Is, Gifts, Near, Numbers),
              member(I-J, Numbers),
              actor_id(Index, I, Actor),
              object_id(Index, J, Object)
            ),
            Pairs0),
    sort(Pairs0, Pairs).

sent([], _, _, []).
sent([edge(C, K, _, _)|Edges], Arc, Flow, Sent) :-
    arg(Arc, Flow, Units),
    (   Units > 0
    ->  Sent = [K-share(C, Units)|Sent1]
    ;   Sent = Sent1
    ),
    Arc1 is Arc+1,
    sent(Edges, Arc1, Flow, Sent1).

%   to_objects(+Kind, +Shares, ..., -Gifts): Gifts is a list of C-gift(J, Units), the shares of the classes
%   dealt out to the objects of Kind.

to_objects(kind(1, _, _, _, _, [J]), Shares, _, _, Gifts) :-
    !,
    findall(C-gift(J, Units), member(share(C, Units), Shares), Gifts).
to_objects(kind(Size, Least, Most0, Wishes, _, Js), Shares, Classes, Near, Gifts) :-
    findall(Units, member(share(_, Units), Shares), List),
    sum_list(List, Total),
    (   Most0 == none
    ->  Most = Total
    ;   Most = Most0
    ),
    findall(Had-J, ( member(J, Js), had(J, Near, Had) ), Had0),
    sort(1, @>=, Had0, Had),
    level(Wishes, Least, Most, Level),
    targets(Level, Size, Most, Total, Had, Targets),
    kept(Targets, Shares, Classes, Near, Targets1, Shares1, Gifts, Gifts1),
    rest(Targets1, Shares1, Gifts1).

level(Wishes, Least, Most, Level) :-
    (   Wishes = [r(ge, N)|_],
        N =< Most
    ->  Level is max(Least, N)
    ;   Least > 1
    ->  Level = Least
    ;   Level = 0
    ).

had(J, Near, Had) :-
    findall(x, member(_-J, Near), Xs),
    length(Xs, Had).

%   targets(+Level, +Size, +Most, +Total, +Had, -Targets): Targets is a list of t(J, Number), the numbers
%   summing up to Total.

targets(0, _, Most, Total, Had, Targets) :-
    !,
    first(Had, Most, Total, Left, Targets0),
    more(Targets0, Most, Left, Targets).
targets(Level, Size, Most, Total, Had, Targets) :-
    Number is min(Size, Total//Level),
    Left is Total-Number*Level,
    with_level(Had, Number, Level, Targets0),
    more(Targets0, Most, Left, Targets).

first([], _, Left, Left, []).
first([Had-J|Rest], Most, Left0, Left, [t(J, Number)|Targets]) :-
    Number is min(Had, min(Most, Left0)),
    Left1 is Left0-Number,
    first(Rest, Most, Left1, Left, Targets).

with_level([], _, _, []).
with_level([_-J|Rest], Number, Level, [t(J, Units)|Targets]) :-
    (   Number > 0
    ->  Units = Level,
        Number1 is Number-1
    ;   Units = 0,
        Number1 = 0
    ),
    with_level(Rest, Number1, Level, Targets).

more([], _, _, []).
more([t(J, Number0)|Targets0], Most, Left0, [t(J, Number)|Targets]) :-
    Added is min(Left0, Most-Number0),
    Number is Number0+Added,
    Left is Left0-Added,
    more(Targets0, Most, Left, Targets).

%   First, what Near has; then the rest as it comes.

kept([], Shares, _, _, [], Shares, Gifts, Gifts).
kept([t(J, Number0)|Targets0], Shares0, Classes, Near, [t(J, Number)|Targets], Shares, Gifts, Gifts2) :-
    kept_by(Shares0, J, Classes, Near, Number0, Number, Shares1, Gifts, Gifts1),
    kept(Targets0, Shares1, Classes, Near, Targets, Shares, Gifts1, Gifts2).

kept_by([], _, _, _, Number, Number, [], Gifts, Gifts).
kept_by([share(C, Units0)|Shares0], J, Classes, Near, Number0, Number, [share(C, Units)|Shares], Gifts, Gifts2) :-
    nth1(C, Classes, class(_, _, _, _, Is)),
    findall(I, ( member(I-J, Near), memberchk(I, Is) ), Mine),
    length(Mine, Wanted),
    Given is min(Wanted, min(Units0, Number0)),
    Units is Units0-Given,
    Number1 is Number0-Given,
    gift(C, J, Given, Gifts, Gifts1),
    kept_by(Shares0, J, Classes, Near, Number1, Number, Shares, Gifts1, Gifts2).

gift(C, J, Given, Gifts, Gifts1) :-
    (   Given > 0
    ->  Gifts = [C-gift(J, Given)|Gifts1]
    ;   Gifts = Gifts1
    ).

rest([], _, []).
rest([t(_, 0)|Targets], Shares, Gifts) :-
    !,
    rest(Targets, Shares, Gifts).
rest([t(J, Number)|Targets], [share(C, Units)|Shares], Gifts) :-
    (   Units =:= 0
    ->  rest([t(J, Number)|Targets], Shares, Gifts)
    ;   Given is min(Number, Units),
        gift(C, J, Given, Gifts, Gifts1),
        Number1 is Number-Given,
        Units1 is Units-Given,
        rest([t(J, Number1)|Targets], [share(C, Units1)|Shares], Gifts1)
    ).

%   to_actors(+Room, +Size, +Actors, +Gifts, +Near, -Pairs): the gifts of a class dealt out to its actors,
%   each with Room, no two of the same object to one.

to_actors(1, _, Is, Gifts, Near, Pairs) :-
    !,
    summed(Gifts, Wants),
    keep_own(Wants, Near, Is, Wants1, Used0, Pairs, Pairs1),
    sort(Used0, Used),
    sort(Is, All),
    ord_subtract(All, Used, Free),
    partition(acted(Near), Free, Later, Sooner),
    append(Sooner, Later, Order),
    hand_out(Wants1, Order, Pairs1).
to_actors(_, Size, Is, Gifts, _, Pairs) :-
    summed(Gifts, Wants),
    compound_name_arguments(Ring, ring, Is),
    around(Wants, 0, Size, Ring, Pairs).

summed(Gifts, Wants) :-
    findall(J-Units, member(gift(J, Units), Gifts), Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Grouped),
    findall(J-Units, ( member(J-List, Grouped), sum_list(List, Units) ), Wants).

acted(Near, I) :-
    memberchk(I-_, Near).

keep_own([], _, _, [], [], Pairs, Pairs).
keep_own([J-Units0|Wants0], Near, Is, [J-Units|Wants], Used, Pairs, Pairs2) :-
    findall(I, ( member(I-J, Near), memberchk(I, Is) ), Mine),
    keep_some(Mine, J, Units0, Units, Used, Used1, Pairs, Pairs1),
    keep_own(Wants0, Near, Is, Wants, Used1, Pairs1, Pairs2).

keep_some([I|Mine], J, Units0, Units, [I|Used], Used1, [I-J|Pairs], Pairs1) :-
    Units0 > 0,
    !,
    Units2 is Units0-1,
    keep_some(Mine, J, Units2, Units, Used, Used1, Pairs, Pairs1).
keep_some(_, _, Units, Units, Used, Used, Pairs, Pairs).

hand_out([], _, []).
hand_out([J-Units|Wants], Free, Pairs) :-
    (   Units =:= 0
    ->  hand_out(Wants, Free, Pairs)
    ;   Free = [I|Free1],
        Pairs = [I-J|Pairs1],
        Units1 is Units-1,
        hand_out([J-Units1|Wants], Free1, Pairs1)
    ).

around([], _, _, _, []).
around([J-Units|Wants], At, Size, Ring, Pairs) :-
    (   Units =:= 0
    ->  around(Wants, At, Size, Ring, Pairs)
    ;   K is At mod Size+1,
        arg(K, Ring, I),
        Pairs = [I-J|Pairs1],
        At1 is At+1,
        Units1 is Units-1,
        around([J-Units1|Wants], At1, Size, Ring, Pairs1)
    ).
