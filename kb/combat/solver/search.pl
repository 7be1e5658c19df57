:- encoding(utf8).
:- module(lawmage_solver_search,
          [ search/6                    % +Network, +Wishes, +Best, +Target, +Budget, -Answer
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(flow, [max_gain_flow/5]).
:- use_module(prices, [priced/8, prices/2]).
:- use_module(propagate, [propagated/2]).
:- use_module(issues, [branches/5, hard/1, valued/6]).
:- use_module(state, [move/3, state/2]).
:- use_module(worth, [lifted/4, runs/6, scale/1]).

/** <module> Branch and bound

At each node the flow that gains the most bounds what a declaration can obey, and is one, nearly: where it
isn't, or isn't worth what the flow believes, the node is split on that.  Every split makes a range smaller,
and in a range of one number the flow is right, so the search ends; most boards end at the root.
*/

%!  search(+Network, +Wishes, +Best, +Target, +Budget, -Answer) is det.
%
%   Answer is found(Value, Flow, Upper) if a declaration obeys Value > Best of the Wishes wishes, Flow being
%   its flow, else none(Upper). No declaration obeys more than Upper.  Upper is Value, or Best, unless the
%   search was stopped: by a declaration that obeys Target or more (Target `none`: never), or because Budget,
%   budget(Work), which is drawn upon in place, ran out.

search(Network, Wishes, Best, Target, Budget, Answer) :-
    state(Network, State),
    prices(Network, Prices),
    Search = search(Best, none, Best, no, Target, 0, Prices),
    runs_unknown(Network, Cache),
    node(Network, State, Cache, Wishes, Search, Budget),
    Search = search(Value, Flow, Open, _, _, _, _),
    Upper is max(Value, Open),
    (   Flow == none
    ->  Answer = none(Upper)
    ;   Answer = found(Value, Flow, Upper)
    ).

%   Search: value and flow of the best declaration, what the nodes left open could reach, whether to stop,
%   target, nodes seen, prices.

runs_unknown(Network, Cache) :-
    arg(2, Network, Arcs),
    functor(Cache, cache, Arcs),
    unknown(Arcs, Cache).

unknown(0, _) :-
    !.
unknown(Arc, Cache) :-
    arg(Arc, Cache, none),
    Arc1 is Arc-1,
    unknown(Arc1, Cache).

node(Network, State, Cache, Bound, Search, Budget) :-
    (   stopped(Search, Budget)
    ->  left_open(Search, Bound)
    ;   propagated(Network, State),
        flow(Network, State, Cache, Flow, Upper0, Budget),
        Upper is min(Bound, Upper0),
        arg(1, Search, Best),
        Upper > Best
    ->  valued(Network, State, Cache, Flow, Value, Issue),
        (   hard(Issue)
        ->  true
        ;   Value > Best
        ->  nb_setarg(1, Search, Value),
            nb_setarg(2, Search, Flow),
            arg(5, Search, Target),
            (   Target \== none,
                Value >= Target
            ->  nb_setarg(4, Search, yes)
            ;   true
            )
        ;   true
        ),
        arg(1, Search, Best1),
        (   Upper =< Best1
        ->  true
        ;   Issue == none
        ->  left_open(Search, Upper)
        ;   tighter(Network, State, Search, Budget, Best1, Upper, Upper1),
            Upper1 > Best1
        ->  branches(Issue, Network, State, Flow, Branches),
            each(Branches, Network, State, Cache, Upper1, Search, Budget)
        ;   true
        )
    ;   true
    ).

left_open(Search, Bound) :-
    arg(3, Search, Open),
    (   Bound > Open
    ->  nb_setarg(3, Search, Bound)
    ;   true
    ).

%   A search of some nodes is worth a better bound, if there are numbers that objects may not have.

tighter(Network, State, Search, Budget, Best, Upper0, Upper) :-
    arg(6, Search, Seen0),
    Seen is Seen0+1,
    nb_setarg(6, Search, Seen),
    (   Seen >= 4,
        Network = network(_, Arcs, NC, NK, _, _, _, _, Values, _, _, _, _, _),
        gaps(NK, NC, Values)
    ->  (   Seen =:= 4
        ->  Rounds = 60
        ;   Rounds = 12
        ),
        arg(1, Budget, Left0),
        Left is Left0-3*Rounds*Arcs,
        nb_setarg(1, Budget, Left),
        wishes_open(State, Open),
        arg(7, Search, Prices),
        priced(Network, State, Open, Prices, Rounds, Best, Upper0, Upper)
    ;   Upper = Upper0
    ).

gaps(K, NC, Values) :-
    K > 0,
    Arc is NC+K,
    arg(Arc, Values, Value),
    (   Value = value(Least, _),
        Least > 1
    ->  true
    ;   Value = level(_, Level, _, _, _),
        Level > 1
    ->  true
    ;   K1 is K-1,
        gaps(K1, NC, Values)
    ).

stopped(Search, Budget) :-
    (   arg(4, Search, yes)
    ->  true
    ;   arg(1, Budget, Left),
        Left =< 0
    ).

each([], _, _, _, _, _, _).
each([Moves|Branches], Network, State, Cache, Bound, Search, Budget) :-
    arg(1, Search, Best),
    (   Bound =< Best
    ->  true
    ;   (   moves(Moves, Network, State),
            node(Network, State, Cache, Bound, Search, Budget),
            fail
        ;   true
        ),
        each(Branches, Network, State, Cache, Bound, Search, Budget)
    ).

moves([], _, _).
moves([Move|Moves], Network, State) :-
    move(Network, State, Move),
    moves(Moves, Network, State).

%   The flow at a node and its bound.  Fails if the node's bounds can't be met.

flow(Network, State, Cache, Flow, Upper, Budget) :-
    Network = network(_, Arcs, NC, NK, _, _, _, _, Values, _, _, _, _, _),
    functor(Runs, runs, Arcs),
    lift(Lift),
    arc_runs(Arcs, NC, NK, Values, State, Cache, Lift, Runs, 0, Base, 0, Lifts),
    max_gain_flow(Network, Runs, Flow, Gain, Work),
    arg(1, Budget, Left0),
    Left is Left0-Work-Arcs,
    nb_setarg(1, Budget, Left),
    arg(1, State, Lows),
    met(Arcs, Lows, Flow),
    sent(NC, Flow, 0, Units),
    scale(Scale),
    wishes_open(State, Open),
    Upper is (Gain-Lift*Lifts+Units) div Scale+Base+Open.

lift(100000000000000).

arc_runs(0, _, _, _, _, _, _, _, Base, Base, Lifts, Lifts) :-
    !.
arc_runs(Arc, NC, NK, Values, State, Cache, Lift, Runs, Base0, Base, Lifts0, Lifts) :-
    State = state(Lows, Highs, Fewest, Mosts, _, _),
    arg(Arc, Lows, Low),
    arg(Arc, Highs, High),
    (   Arc > NC,
        Arc =< NC+NK
    ->  K is Arc-NC,
        arg(K, Fewest, Few),
        arg(K, Mosts, Many)
    ;   Few = 0,
        Many = 0
    ),
    arg(Arc, Cache, Known),
    (   Known = known(Low, High, Few, Many, _, Lifted, Here)
    ->  true
    ;   arg(Arc, Values, Value),
        runs(Value, Low, High, Few-Many, List, Here),
        lifted(List, Low, Lift, Lifted),
        setarg(Arc, Cache, known(Low, High, Few, Many, List, Lifted, Here))
    ),
    arg(Arc, Runs, Lifted),
    Base1 is Base0+Here,
    Lifts1 is Lifts0+Low,
    Arc1 is Arc-1,
    arc_runs(Arc1, NC, NK, Values, State, Cache, Lift, Runs, Base1, Base, Lifts1, Lifts).

met(0, _, _) :-
    !.
met(Arc, Lows, Flow) :-
    arg(Arc, Lows, Low),
    arg(Arc, Flow, Units),
    Units >= Low,
    Arc1 is Arc-1,
    met(Arc1, Lows, Flow).

sent(0, _, Units, Units) :-
    !.
sent(C, Flow, Units0, Units) :-
    arg(C, Flow, Here),
    Units1 is Units0+Here,
    C1 is C-1,
    sent(C1, Flow, Units1, Units).

wishes_open(State, Open) :-
    arg(6, State, Decided),
    compound_name_arity(Decided, _, Arity),
    wishes_open(Arity, Decided, 0, Open).

wishes_open(0, _, Open, Open) :-
    !.
wishes_open(K, Decided, Open0, Open) :-
    arg(K, Decided, Decision),
    (   Decision == n
    ->  Open1 = Open0
    ;   Open1 is Open0+1
    ),
    K1 is K-1,
    wishes_open(K1, Decided, Open1, Open).
