:- encoding(utf8).
:- module(lawmage_solver_flow,
          [ max_gain_flow/5             % +Network, +Runs, -Flow, -Gain, -Work
          ]).
:- set_prolog_flag(optimise, true).

/** <module> The flow that gains the most

Successive longest paths.  While some path from the source to the sink of what is left of the network gains
anything, the paths that gain the most are filled.  What is left of an arc is its next run, forwards, and its
last one filled, backwards.  Gains that fall along each arc make the result the best of all flows.

All of it happens in terms with an argument for each arc or node, changed in place.
*/

%!  max_gain_flow(+Network, +Runs, -Flow, -Gain, -Work) is det.
%
%   Flow, a term with the units of each arc, is a flow of Network that gains the most: Gain, Runs being a term
%   with a list of run(Length, Gain) for each arc.  Work is how many arcs were looked at.

max_gain_flow(Network, Runs, Flow, Gain, Work) :-
    arg(1, Network, Nodes),
    arg(2, Network, Arcs),
    arg(7, Network, Outs),
    arg(8, Network, Ins),
    functor(Flow, flow, Arcs),
    functor(Ahead, ahead, Arcs),
    functor(Back, back, Arcs),
    functor(GainAhead, ga, Arcs),
    functor(GainBack, gb, Arcs),
    prepare(Arcs, Runs, Flow, Ahead, Back, GainAhead, GainBack),
    arg(5, Network, Tails),
    arg(6, Network, Heads),
    Left = left(Nodes, Tails, Heads, Outs, Ins, Flow, Ahead, Back, GainAhead, GainBack),
    fill(Left, 0, Gain, 0, Work).

prepare(0, _, _, _, _, _, _) :-
    !.
prepare(Arc, Runs, Flow, Ahead, Back, GainAhead, GainBack) :-
    arg(Arc, Flow, 0),
    arg(Arc, Runs, List),
    arg(Arc, Ahead, List),
    arg(Arc, Back, []),
    (   List = [run(_, Gain)|_]
    ->  arg(Arc, GainAhead, Gain)
    ;   arg(Arc, GainAhead, none)
    ),
    arg(Arc, GainBack, none),
    Arc1 is Arc-1,
    prepare(Arc1, Runs, Flow, Ahead, Back, GainAhead, GainBack).

fill(Left, Gain0, Gain, Work0, Work) :-
    arg(1, Left, Nodes),
    functor(Best, best, Nodes),
    labelled(Nodes, Best, -1000000000000000000),
    nb_setarg(1, Best, 0),
    distances([1], Left, Best, Work0, Work1),
    arg(2, Best, PathGain),
    (   PathGain > 0
    ->  functor(Seen, seen, Nodes),
        labelled(Nodes, Seen, 0),
        along(Left, Best, Seen, 0, Units),
        Gain1 is Gain0+Units*PathGain,
        fill(Left, Gain1, Gain, Work1, Work)
    ;   Gain = Gain0,
        Work = Work1
    ).

labelled(0, _, _) :-
    !.
labelled(Node, Term, Label) :-
    arg(Node, Term, Label),
    Node1 is Node-1,
    labelled(Node1, Term, Label).

%   Best: the most that a path from the source to each node gains.  Round by round, from the nodes that were
%   improved.

distances([], _, _, Work, Work) :-
    !.
distances(Nodes, Left, Best, Work0, Work) :-
    Left = left(_, _, _, Outs, Ins, _, _, _, GainAhead, GainBack),
    round(Nodes, Outs, Ins, GainAhead, GainBack, Best, [], Next0, Work0, Work1),
    sort(Next0, Next),
    distances(Next, Left, Best, Work1, Work).

round([], _, _, _, _, _, Next, Next, Work, Work).
round([Node|Nodes], Outs, Ins, GainAhead, GainBack, Best, Next0, Next, Work0, Work) :-
    arg(Node, Best, Label),
    arg(Node, Outs, Out),
    ahead(Out, Label, GainAhead, Best, Next0, Next1, Work0, Work1),
    arg(Node, Ins, In),
    ahead(In, Label, GainBack, Best, Next1, Next2, Work1, Work2),
    round(Nodes, Outs, Ins, GainAhead, GainBack, Best, Next2, Next, Work2, Work).

ahead([], _, _, _, Next, Next, Work, Work).
ahead([a(Arc, Node)|Arcs], Label, Gains, Best, Next0, Next, Work0, Work) :-
    Work1 is Work0+1,
    arg(Arc, Gains, Gain),
    (   Gain == none
    ->  ahead(Arcs, Label, Gains, Best, Next0, Next, Work1, Work)
    ;   New is Label+Gain,
        arg(Node, Best, Old),
        (   New > Old
        ->  nb_setarg(Node, Best, New),
            (   Node =:= 2
            ->  Next1 = Next0
            ;   Next1 = [Node|Next0]
            ),
            ahead(Arcs, Label, Gains, Best, Next1, Next, Work1, Work)
        ;   ahead(Arcs, Label, Gains, Best, Next0, Next, Work1, Work)
        )
    ).

%   Fills best paths one after the other until none is found.  Seen are the nodes that lead nowhere, and those
%   of the path.

along(Left, Best, Seen, Units0, Units) :-
    (   path(1, Left, Best, Seen, Path)
    ->  narrowest(Path, Left, 1000000000, Width),
        push(Path, Left, Width),
        Units1 is Units0+Width,
        along(Left, Best, Seen, Units1, Units)
    ;   Units = Units0
    ).

path(2, _, _, _, []) :-
    !.
path(Node, Left, Best, Seen, Path) :-
    nb_setarg(Node, Seen, 1),
    Left = left(_, _, _, Outs, Ins, _, _, _, GainAhead, GainBack),
    arg(Node, Best, Label),
    arg(Node, Outs, Out),
    (   step(Out, Label, GainAhead, Left, Best, Seen, Arc, Path1)
    ->  Path = [f(Arc)|Path1]
    ;   arg(Node, Ins, In),
        step(In, Label, GainBack, Left, Best, Seen, Arc, Path1)
    ->  Path = [b(Arc)|Path1]
    ),
    nb_setarg(Node, Seen, 0).

step([a(Arc0, Node)|Arcs], Label, Gains, Left, Best, Seen, Arc, Path) :-
    (   arg(Arc0, Gains, Gain),
        Gain \== none,
        arg(Node, Best, Reached),
        Reached =:= Label+Gain,
        arg(Node, Seen, 0),
        path(Node, Left, Best, Seen, Path0)
    ->  Arc = Arc0,
        Path = Path0
    ;   step(Arcs, Label, Gains, Left, Best, Seen, Arc, Path)
    ).

narrowest([], _, Width, Width).
narrowest([Step|Path], Left, Width0, Width) :-
    (   Step = f(Arc)
    ->  arg(7, Left, Runs)
    ;   Step = b(Arc),
        arg(8, Left, Runs)
    ),
    arg(Arc, Runs, [run(Length, _)|_]),
    Width1 is min(Width0, Length),
    narrowest(Path, Left, Width1, Width).

push([], _, _).
push([Step|Path], Left, Width) :-
    Left = left(_, _, _, _, _, Flow, Ahead, Back, GainAhead, GainBack),
    (   Step = f(Arc)
    ->  moved(Arc, Width, Ahead, Back, GainAhead, GainBack),
        arg(Arc, Flow, Units0),
        Units is Units0+Width
    ;   Step = b(Arc),
        moved(Arc, Width, Back, Ahead, GainBack, GainAhead),
        arg(Arc, Flow, Units0),
        Units is Units0-Width
    ),
    setarg(Arc, Flow, Units),
    push(Path, Left, Width).

%   The first Width units of From become the first of To.  A gain is what taking the first unit brings: given
%   back, it costs.

moved(Arc, Width, From, To, GainFrom, GainTo) :-
    arg(Arc, From, [run(Length, Gain)|From1]),
    (   Length =:= Width
    ->  From2 = From1
    ;   Rest is Length-Width,
        From2 = [run(Rest, Gain)|From1]
    ),
    setarg(Arc, From, From2),
    (   From2 = [run(_, Next)|_]
    ->  setarg(Arc, GainFrom, Next)
    ;   setarg(Arc, GainFrom, none)
    ),
    Back is -Gain,
    arg(Arc, To, To0),
    (   To0 = [run(Length0, Back)|To1]
    ->  Length1 is Length0+Width,
        setarg(Arc, To, [run(Length1, Back)|To1])
    ;   setarg(Arc, To, [run(Width, Back)|To0])
    ),
    setarg(Arc, GainTo, Back).
