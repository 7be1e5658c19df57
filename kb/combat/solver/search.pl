:- encoding(utf8).
:- module(lawmage_solver_search,
          [ search/5                    % +Network, +Best, +Target, +Budget, -Answer
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(lists), [member/2]).
:- use_module(flow).
:- use_module(prices).
:- use_module(propagate).
:- use_module(state).
:- use_module(worth).

/** <module> Branch and bound

At each node the flow that gains the most bounds what a declaration can obey, and is one, nearly: where it isn't, or isn't worth
what the flow believes, the node is split on that.  Every split makes a range smaller, and in a range of one number
the flow is right, so the search ends; most boards end at the root.
*/

%!  search(+Network, +Best, +Target, +Budget, -Answer) is det.
%
%   Answer is found(Value, Flow, Upper) if a declaration obeys Value > Best wishes, Flow being its flow, else none(Upper).
%   No declaration obeys more than Upper.  Upper is Value, or Best, unless the search was stopped: by
%   a declaration that obeys Target or more (Target `none`: never), or because Budget, budget(Work), which
%   is drawn upon in place, ran out.

search(Network, Best, Target, Budget, Answer) :-
    state(Network, State),
    prices(Network, Prices),
    Search = search(Best, none, Best, no, Target, 0, Prices),
    runs_unknown(Network, Cache),
    node(Network, State, Cache, 1000000000, Search, Budget),
    Search = search(Value, Flow, Open, _, _, _, _),
    Upper is max(Value, Open),
    (   Flow == none
    ->  Answer = none(Upper)
    ;   Answer = found(Value, Flow, Upper)
    ).

%   Search: value and flow of the best declaration, what the nodes left open could reach, whether to stop, target, nodes seen, prices.

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
    ->  value(Network, State, Cache, Flow, Value, Issue),
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

%   value(..., -Value, -Issue): what the flow obeys, and what is wrong with it: none; what makes it no declaration
%   (hard), or what makes it worth less than the flow believes.

hard(hole(_, _, _)).
hard(short(_, _)).
hard(if(_)).
hard(must(_)).

value(Network, State, Cache, Flow, Value, Issue) :-
    Network = network(_, Arcs, NC, _, _, _, _, _, Values, _, _, _, _, Wishes),
    sum(Arcs, NC, Values, State, Cache, Flow, 0, Value0, none, Issue0),
    compound_name_arity(Wishes, _, NW),
    wishes(NW, Wishes, State, Flow, Value0, Value, none, Open),
    (   hard(Issue0)
    ->  Issue = Issue0
    ;   barred(Network, State, Flow, Issue1)
    ->  Issue = Issue1
    ;   Open \== none
    ->  Issue = Open
    ;   Issue = Issue0
    ).

sum(0, _, _, _, _, _, Value, Value, Issue, Issue) :-
    !.
sum(Arc, NC, Values, State, Cache, Flow, Value0, Value, Issue0, Issue) :-
    arg(Arc, Flow, Units),
    arg(Arc, Values, Kind),
    here(Kind, Arc, NC, Units, State, Cache, Here, Wrong),
    Value1 is Value0+Here,
    (   Wrong == none
    ->  Issue1 = Issue0
    ;   worse(Wrong, Issue0)
    ->  Issue1 = Wrong
    ;   Issue1 = Issue0
    ),
    Arc1 is Arc-1,
    sum(Arc1, NC, Values, State, Cache, Flow, Value1, Value, Issue1, Issue).

%   The issue split on first: what is furthest from being allowed last.

worse(_, none) :-
    !.
worse(hole(_, Units, Least), hole(_, Units0, Least0)) :-
    !,
    Units*Least0 > Units0*Least.
worse(Issue, gap(_, _)) :-
    hard(Issue),
    !.
worse(Issue, level(_, _)) :-
    hard(Issue).

here(edge(Weight, _), _, _, Units, _, _, Here, none) :-
    Here is Weight*Units.
here(class(Size, Weight), _, _, Units, _, _, Here, none) :-
    Here is Weight*min(Size, Units).
here(value(Least, Wishes), Arc, _, Units, _, Cache, Here, Wrong) :-
    (   Units > 0,
        Units < Least
    ->  Here = 0,
        Wrong = hole(Arc, Units, Least)
    ;   Wishes == []
    ->  Here = 0,
        Wrong = none
    ;   obeyed_by(Wishes, Units, Here),
        (   overrated(Arc, Units, Cache, Here)
        ->  Wrong = gap(Arc, Units)
        ;   Wrong = none
        )
    ).
here(level(Size, Level, Spare, Gain, Most), Arc, NC, Units, State, Cache, Here, Wrong) :-
    (   Level =:= 0
    ->  Here = 0,
        Wrong = none
    ;   State = state(_, _, Fewest, Mosts, _, _),
        K is Arc-NC,
        arg(K, Fewest, Few),
        arg(K, Mosts, Many),
        Number is min(Many, Units//Level),
        (   Number >= Few,
            Units =< Number*Most+(Size-Number)*Spare
        ->  Here is Number*Gain,
            (   overrated(Arc, Units, Cache, Here)
            ->  Wrong = level(K, Number)
            ;   Wrong = none
            )
        ;   Here = 0,
            Wrong = short(K, Number)
        )
    ).

%   The flow took the units of Arc to be worth more than Here, and not only because a gain was rounded up.

overrated(Arc, Units, Cache, Here) :-
    arg(Arc, Cache, known(_, _, _, _, Runs, _, Base)),
    worth(Runs, Units, Worth),
    scale(Scale),
    Worth > (Here-Base)*Scale+10000.

wishes(0, _, _, _, Value, Value, Open, Open) :-
    !.
wishes(K, Wishes, State, Flow, Value0, Value, Open0, Open) :-
    arg(K, Wishes, wish(Op, N, Terms)),
    (   bounded(Op, N, Terms, Flow)
    ->  Value1 is Value0+1,
        Open1 = Open0
    ;   Value1 = Value0,
        arg(6, State, Decided),
        (   arg(K, Decided, u)
        ->  Open1 = wish(K)
        ;   Open1 = Open0
        )
    ),
    K1 is K-1,
    wishes(K1, Wishes, State, Flow, Value1, Value, Open1, Open).

bounded(Op, N, Terms, Flow) :-
    terms_count(Terms, Flow, Count),
    (   Op == ge
    ->  Count >= N
    ;   Op == le
    ->  Count =< N
    ;   Count =:= N
    ).

barred(Network, State, Flow, Issue) :-
    (   arg(13, Network, Ifs),
        arg(5, State, Decided),
        arg(K, Decided, u),
        arg(K, Ifs, if(Arcs, Op, N, Terms)),
        member(Arc, Arcs),
        arg(Arc, Flow, Units),
        Units > 0,
        \+ bounded(Op, N, Terms, Flow)
    ->  Issue = if(K)
    ;   linear(Network, State, lin(Op, N, Terms)),
        \+ bounded(Op, N, Terms, Flow)
    ->  Issue = must(lin(Op, N, Terms))
    ).

%   branches(+Issue, ..., -Branches): lists of moves, one of which every declaration of the node makes.

branches(hole(Arc, Units, Least), _, _, _, Branches) :-
    (   2*Units >= Least
    ->  Branches = [[low(Arc, Least)], [high(Arc, 0)]]
    ;   Branches = [[high(Arc, 0)], [low(Arc, Least)]]
    ).
branches(short(K, Number), _, _, _, [[mosts(K, Number)], [fewest(K, Next)]]) :-
    Next is Number+1.
branches(level(K, Number), _, _, _, [[mosts(K, Number)], [fewest(K, Next)]]) :-
    Next is Number+1.
branches(gap(Arc, Units), _, _, _, [[low(Arc, Next)], [high(Arc, Units)]]) :-
    Next is Units+1.
branches(if(K), _, _, _, [[if(K, y)], [if(K, n)]]).
branches(wish(K), _, _, _, [[wish(K, y)], [wish(K, n)]]).
branches(must(lin(Op, N, Terms)), _, State, Flow, Branches) :-
    terms_count(Terms, Flow, Count),
    (   Op \== ge,
        Count > N
    ->  (   less(Terms, State, Flow, Branches0)
        ->  Branches = Branches0
        ;   Branches = []
        )
    ;   more(Terms, State, Flow, Branches0)
    ->  Branches = Branches0
    ;   Branches = []
    ).

less([Term|Terms], State, Flow, Branches) :-
    (   arc_of(Term, Arc),
        arg(Arc, Flow, Units),
        arg(1, State, Lows),
        arg(Arc, Lows, Low),
        Units > Low,
        (   Term = arc(_)
        ->  Fewer is Units-1,
            Same = Units
        ;   Low =:= 0,
            Fewer = 0,
            Same = 1
        )
    ->  Branches = [[high(Arc, Fewer)], [low(Arc, Same)]]
    ;   less(Terms, State, Flow, Branches)
    ).

more([Term|Terms], State, Flow, Branches) :-
    (   arc_of(Term, Arc),
        arg(Arc, Flow, Units),
        arg(2, State, Highs),
        arg(Arc, Highs, High),
        Units < High
    ->  Next is Units+1,
        Branches = [[low(Arc, Next)], [high(Arc, Units)]]
    ;   more(Terms, State, Flow, Branches)
    ).

arc_of(arc(Arc), Arc).
arc_of(any(Arcs), Arc) :-
    member(Arc, Arcs).
