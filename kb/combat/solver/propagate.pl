:- encoding(utf8).
:- module(lawmage_solver_propagate,
          [ propagated/2                % +Network, +State
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(state, [move/3, out_of_reach/4, terms_least/3, terms_most/3]).

/** <module> Conclusions at a node of the search

What follows from the bounds of the arcs by arithmetic alone.  It costs less than a flow, and often leaves none
to find.
*/

%!  propagated(+Network, +State) is semidet.
%
%   Draws in State the conclusions that arithmetic allows, to a fixpoint: what enters a node leaves it,
%   numbers that are forbidden are passed over, bounds hold.  Fails if nothing is left.

propagated(Network, State) :-
    Network = network(Nodes, _, NC, NK, _, _, Outs, Ins, Values, _, _, Musts, Ifs, Wishes),
    Change = change(no),
    kinds(1, NK, NC, Values, State, Change),
    nodes(3, Nodes, Outs, Ins, State, Change),
    bounds(Musts, State, Change),
    compound_name_arity(Ifs, _, NI),
    ifs(1, NI, Ifs, Network, State, Change),
    compound_name_arity(Wishes, _, NW),
    wishes(1, NW, Wishes, State, Change),
    (   arg(1, Change, yes)
    ->  propagated(Network, State)
    ;   true
    ).

low(Arc, State, N, Change) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Lows, Low),
    (   N > Low
    ->  arg(Arc, Highs, High),
        N =< High,
        setarg(Arc, Lows, N),
        setarg(1, Change, yes)
    ;   true
    ).

high(Arc, State, N, Change) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Highs, High),
    (   N < High
    ->  arg(Arc, Lows, Low),
        N >= Low,
        setarg(Arc, Highs, N),
        setarg(1, Change, yes)
    ;   true
    ).

kinds(K, NK, _, _, _, _) :-
    K > NK,
    !.
kinds(K, NK, NC, Values, State, Change) :-
    Arc is NC+K,
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Lows, Low),
    arg(Arc, Highs, High),
    arg(Arc, Values, Value),
    kind(Value, K, Arc, Low, High, State, Change),
    K1 is K+1,
    kinds(K1, NK, NC, Values, State, Change).

kind(value(Least, _), _, Arc, Low, High, State, Change) :-
    (   Least =:= 1
    ->  true
    ;   High < Least
    ->  high(Arc, State, 0, Change)
    ;   Low > 0
    ->  low(Arc, State, Least, Change)
    ;   true
    ).
kind(level(Size, Level, Spare, _, Most), K, Arc, Low, High, State, Change) :-
    (   Level =:= 0
    ->  true
    ;   State = state(_, _, Fewest, Mosts, _, _),
        arg(K, Fewest, Few0),
        arg(K, Mosts, Many0),
        Few is max(Few0, -((Size*Spare-Low) div (Most-Spare))),
        Many is min(Many0, High//Level),
        Few =< Many,
        (   Few > Few0
        ->  setarg(K, Fewest, Few),
            setarg(1, Change, yes)
        ;   true
        ),
        (   Many < Many0
        ->  setarg(K, Mosts, Many),
            setarg(1, Change, yes)
        ;   true
        ),
        Low1 is Few*Level,
        low(Arc, State, Low1, Change),
        High1 is Many*Most+(Size-Many)*Spare,
        high(Arc, State, High1, Change)
    ).

nodes(Node, Nodes, _, _, _, _) :-
    Node > Nodes,
    !.
nodes(Node, Nodes, Outs, Ins, State, Change) :-
    arg(Node, Outs, Out),
    arg(Node, Ins, In),
    State = state(Lows, Highs, _, _, _, _),
    sums(Out, Lows, Highs, 0, OutLow, 0, OutHigh),
    sums(In, Lows, Highs, 0, InLow, 0, InHigh),
    Low is max(OutLow, InLow),
    High is min(OutHigh, InHigh),
    Low =< High,
    (   ( Low > OutLow ; High < OutHigh )
    ->  narrowed(Out, State, Low, OutLow, High, OutHigh, Change)
    ;   true
    ),
    (   ( Low > InLow ; High < InHigh )
    ->  narrowed(In, State, Low, InLow, High, InHigh, Change)
    ;   true
    ),
    Node1 is Node+1,
    nodes(Node1, Nodes, Outs, Ins, State, Change).

sums([], _, _, Low, Low, High, High).
sums([a(Arc, _)|Arcs], Lows, Highs, Low0, Low, High0, High) :-
    arg(Arc, Lows, L),
    arg(Arc, Highs, H),
    Low1 is Low0+L,
    High1 is High0+H,
    sums(Arcs, Lows, Highs, Low1, Low, High1, High).

%   The arcs sum up to Low to High; by themselves they could come to SumLow to SumHigh.

narrowed([], _, _, _, _, _, _).
narrowed([a(Arc, _)|Arcs], State, Low, SumLow, High, SumHigh, Change) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(Arc, Lows, L),
    arg(Arc, Highs, H),
    L1 is Low-(SumHigh-H),
    low(Arc, State, L1, Change),
    H1 is High-(SumLow-L),
    high(Arc, State, H1, Change),
    narrowed(Arcs, State, Low, SumLow, High, SumHigh, Change).

%   Bounds that hold.

bounds([], _, _).
bounds([lin(Op, N, Terms)|Bounds], State, Change) :-
    bound(Op, N, Terms, State, Change),
    bounds(Bounds, State, Change).

bound(ge, N, Terms, State, Change) :-
    terms_most(Terms, State, Most),
    Most >= N,
    Spare is Most-N,
    raised(Terms, Spare, State, Change).
bound(le, N, Terms, State, Change) :-
    terms_least(Terms, State, Least),
    Least =< N,
    Spare is N-Least,
    lowered(Terms, Spare, State, Change).
bound(eq, N, Terms, State, Change) :-
    bound(ge, N, Terms, State, Change),
    bound(le, N, Terms, State, Change).

%   No term may fall short of its most by more than Spare, or exceed its least by more.

raised([], _, _, _).
raised([arc(Arc)|Terms], Spare, State, Change) :-
    arg(2, State, Highs),
    arg(Arc, Highs, High),
    N is High-Spare,
    low(Arc, State, N, Change),
    raised(Terms, Spare, State, Change).
raised([any(Arcs)|Terms], Spare, State, Change) :-
    (   Spare =:= 0
    ->  arg(2, State, Highs),
        possible(Arcs, Highs, Possible),
        (   Possible = [Arc]
        ->  low(Arc, State, 1, Change)
        ;   true
        )
    ;   true
    ),
    raised(Terms, Spare, State, Change).

possible([], _, []).
possible([Arc|Arcs], Highs, Possible) :-
    (   arg(Arc, Highs, 0)
    ->  Possible = Possible1
    ;   Possible = [Arc|Possible1]
    ),
    possible(Arcs, Highs, Possible1).

lowered([], _, _, _).
lowered([arc(Arc)|Terms], Spare, State, Change) :-
    arg(1, State, Lows),
    arg(Arc, Lows, Low),
    N is Low+Spare,
    high(Arc, State, N, Change),
    lowered(Terms, Spare, State, Change).
lowered([any(Arcs)|Terms], Spare, State, Change) :-
    (   Spare =:= 0,
        terms_least([any(Arcs)], State, 0)
    ->  lowered_all(Arcs, State, Change)
    ;   true
    ),
    lowered(Terms, Spare, State, Change).

lowered_all([], _, _).
lowered_all([Arc|Arcs], State, Change) :-
    high(Arc, State, 0, Change),
    lowered_all(Arcs, State, Change).

ifs(K, NI, _, _, _, _) :-
    K > NI,
    !.
ifs(K, NI, Ifs, Network, State, Change) :-
    arg(5, State, Decided),
    arg(K, Decided, Decision),
    arg(K, Ifs, if(Arcs, Op, N, Terms)),
    (   Decision == y
    ->  bound(Op, N, Terms, State, Change)
    ;   Decision == n
    ->  true
    ;   started(Arcs, State)
    ->  setarg(K, Decided, y),
        bound(Op, N, Terms, State, Change)
    ;   out_of_reach(Op, N, Terms, State)
    ->  move(Network, State, if(K, n)),
        setarg(1, Change, yes)
    ;   true
    ),
    K1 is K+1,
    ifs(K1, NI, Ifs, Network, State, Change).

started([Arc|Arcs], State) :-
    arg(1, State, Lows),
    arg(Arc, Lows, Low),
    (   Low > 0
    ->  true
    ;   started(Arcs, State)
    ).

wishes(K, NW, _, _, _) :-
    K > NW,
    !.
wishes(K, NW, Wishes, State, Change) :-
    arg(6, State, Decided),
    arg(K, Decided, Decision),
    arg(K, Wishes, wish(Op, N, Terms)),
    (   Decision == y
    ->  bound(Op, N, Terms, State, Change)
    ;   Decision == u,
        out_of_reach(Op, N, Terms, State)
    ->  setarg(K, Decided, n)
    ;   true
    ),
    K1 is K+1,
    wishes(K1, NW, Wishes, State, Change).
