:- encoding(utf8).
:- module(lawmage_solver_state,
          [ state/2,                    % +Network, -State
            move/3,                     % +Network, +State, +Move
            terms_count/3,              % +Terms, +Flow, -Count
            terms_least/3,              % +Terms, +State, -Least
            terms_most/3,               % +Terms, +State, -Most
            linear/3,                   % +Network, +State, -Linear
            out_of_reach/4              % +Op, +N, +Terms, +State
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(lists), [member/2]).

/** <module> What is settled at a node of the search

    state(Lows, Highs, Fewest, Mosts, Ifs, Wishes)

Lows and Highs are the fewest and the most units of each arc; Fewest and Mosts how many objects of each kind
have its level; Ifs and Wishes are y, n or u (undecided) for each: y, what it says must be so; n, a bar
doesn't start, a wish isn't counted upon.  All are changed in place, and backtracking undoes it.
*/

%!  state(+Network, -State) is det.
%
%   State is that of the root of the search.

state(Network, state(Lows, Highs, Fewest, Mosts, Ifs, Wishes)) :-
    Network = network(_, _, NC, NK, _, _, _, _, Values, Lows0, Highs0, _, Ifs0, Wishes0),
    duplicate_term(Lows0, Lows),
    duplicate_term(Highs0, Highs),
    functor(Fewest, fewest, NK),
    functor(Mosts, mosts, NK),
    levels(NK, NC, Values, Fewest, Mosts),
    undecided(Ifs0, Ifs),
    undecided(Wishes0, Wishes).

levels(0, _, _, _, _) :-
    !.
levels(K, NC, Values, Fewest, Mosts) :-
    Arc is NC+K,
    arg(Arc, Values, Value),
    arg(K, Fewest, 0),
    (   Value = level(Size, _, _, _, _)
    ->  arg(K, Mosts, Size)
    ;   arg(K, Mosts, 0)
    ),
    K1 is K-1,
    levels(K1, NC, Values, Fewest, Mosts).

undecided(Rules, Decided) :-
    compound_name_arity(Rules, Name, Arity),
    compound_name_arity(Decided, Name, Arity),
    undecided_(Arity, Decided).

undecided_(0, _) :-
    !.
undecided_(K, Decided) :-
    arg(K, Decided, u),
    K1 is K-1,
    undecided_(K1, Decided).

%!  move(+Network, +State, +Move) is semidet.
%
%   Makes Move in State: low(Arc, N), high(Arc, N), fewest(Kind, N), mosts(Kind, N), if(K, Decision), wish(K,
%   Decision).  Fails if it contradicts State at once.

move(_, State, low(Arc, N)) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Highs, High),
    N =< High,
    arg(Arc, Lows, Low),
    (   N > Low
    ->  setarg(Arc, Lows, N)
    ;   true
    ).
move(_, State, high(Arc, N)) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Lows, Low),
    N >= Low,
    arg(Arc, Highs, High),
    (   N < High
    ->  setarg(Arc, Highs, N)
    ;   true
    ).
move(_, state(_, _, Fewest, Mosts, _, _), fewest(K, N)) :-
    arg(K, Mosts, Most),
    N =< Most,
    setarg(K, Fewest, N).
move(_, state(_, _, Fewest, Mosts, _, _), mosts(K, N)) :-
    arg(K, Fewest, Few),
    N >= Few,
    setarg(K, Mosts, N).
move(Network, State, if(K, Decision)) :-
    State = state(_, _, _, _, Ifs, _),
    setarg(K, Ifs, Decision),
    (   Decision == n
    ->  arg(13, Network, Rules),
        arg(K, Rules, if(Arcs, _, _, _)),
        none_of(Arcs, State)
    ;   true
    ).
move(_, state(_, _, _, _, _, Wishes), wish(K, Decision)) :-
    setarg(K, Wishes, Decision).

none_of([], _).
none_of([Arc|Arcs], State) :-
    move(none, State, high(Arc, 0)),
    none_of(Arcs, State).

%!  terms_count(+Terms, +Flow, -Count) is det.
%!  terms_least(+Terms, +State, -Least) is det.
%!  terms_most(+Terms, +State, -Most) is det.
%
%   What Terms come to in Flow; the least and the most that they can come to in State.

terms_count([], _, 0).
terms_count([Term|Terms], Flow, Count) :-
    terms_count(Terms, Flow, Count1),
    term_count(Term, Flow, Count0),
    Count is Count0+Count1.

term_count(arc(Arc), Flow, Count) :-
    arg(Arc, Flow, Count).
term_count(any(Arcs), Flow, Count) :-
    (   member(Arc, Arcs),
        arg(Arc, Flow, Units),
        Units > 0
    ->  Count = 1
    ;   Count = 0
    ).

terms_least([], _, 0).
terms_least([Term|Terms], State, Least) :-
    terms_least(Terms, State, Least1),
    term_least(Term, State, Least0),
    Least is Least0+Least1.

term_least(Term, State, Least) :-
    arg(1, State, Lows),
    term_count(Term, Lows, Least).

terms_most([], _, 0).
terms_most([Term|Terms], State, Most) :-
    terms_most(Terms, State, Most1),
    arg(2, State, Highs),
    term_count(Term, Highs, Most0),
    Most is Most0+Most1.

%!  linear(+Network, +State, -Linear) is nondet.
%
%   Linear is a lin(Op, N, Terms) that must hold in State.

linear(Network, _, Linear) :-
    arg(12, Network, Musts),
    member(Linear, Musts).
linear(Network, State, lin(Op, N, Terms)) :-
    arg(13, Network, Ifs),
    arg(5, State, Decided),
    arg(K, Decided, y),
    arg(K, Ifs, if(_, Op, N, Terms)).
linear(Network, State, lin(Op, N, Terms)) :-
    arg(14, Network, Wishes),
    arg(6, State, Decided),
    arg(K, Decided, y),
    arg(K, Wishes, wish(Op, N, Terms)).

%!  out_of_reach(+Op, +N, +Terms, +State) is semidet.
%
%   True if Terms can't come to what Op and N say.

out_of_reach(ge, N, Terms, State) :-
    terms_most(Terms, State, Most),
    Most < N.
out_of_reach(le, N, Terms, State) :-
    terms_least(Terms, State, Least),
    Least > N.
out_of_reach(eq, N, Terms, State) :-
    (   out_of_reach(ge, N, Terms, State)
    ->  true
    ;   out_of_reach(le, N, Terms, State)
    ).
