:- encoding(utf8).
:- module(lawmage_solver_issues,
          [ valued/6,                   % +Network, +State, +Cache, +Flow, -Value, -Issue
            hard/1,                     % +Issue
            branches/5                  % +Issue, +Network, +State, +Flow, -Branches
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(lists), [member/2]).
:- use_module(state, [linear/3, terms_count/3]).
:- use_module(worth, [obeyed_by/3, scale/1, worth/3]).

/** <module> What is wrong with a flow, and how the search goes on

    hole(Arc, Units, Least)   the arc may have none or at least Least units, but has Units
    short(Kind, Number)       Number objects of the kind can have its level, and the rest of the units has no place
    if(K)                     a bar that nothing is decided about is disobeyed
    must(Bound)               something that must be so isn't
    gap(Arc, Units)           so many units are worth less than the flow took them to be worth
    level(Kind, Number)       the same, for the number of objects that have the level
    wish(K)                   a wish that was counted upon isn't obeyed

The first four are hard: the flow is no declaration.
*/

%!  hard(+Issue) is semidet.
%
%   True if a flow with Issue is no declaration.

hard(hole(_, _, _)).
hard(short(_, _)).
hard(if(_)).
hard(must(_)).

%!  valued(+Network, +State, +Cache, +Flow, -Value, -Issue) is det.
%
%   Flow obeys Value wishes, if it is a declaration; Issue is what is wrong with it, or `none`.  Cache has what
%   the flow took the arcs to be worth (search.pl).

valued(Network, State, Cache, Flow, Value, Issue) :-
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

%!  branches(+Issue, +Network, +State, +Flow, -Branches) is det.
%
%   Branches is a list of lists of moves (state.pl); every declaration of State makes those of one of them,
%   and Flow those of none.

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
