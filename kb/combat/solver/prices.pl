:- encoding(utf8).
:- module(lawmage_solver_prices,
          [ prices/2,                   % +Network, -Prices
            priced/8                    % +Network, +State, +Open, +Prices, +Rounds, +Best, +Upper0, -Upper
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(worth, [obeyed_by/3, scale/1]).

/** <module> A tighter bound, by prices

The flow takes an object that needs three blockers for a third of one if one blocks it.  Here each class has a
price: who uses one of it pays, and the class is paid.  Each kind of object then takes whom it pays to take, in
a number that is allowed, by itself.  What all gain together is no less than what any declaration obeys
(Lagrangian relaxation), and with the right prices often much less than the flow.  Prices go up where more are
taken than there are, and down where fewer (subgradient).

Prices are integers, a wish obeyed being worth scale/1 (worth.pl), so that the bound is exact whatever they
are.
*/

%!  prices(+Network, -Prices) is det.
%
%   Prices is market(List, Edges): the prices of the classes, to begin with, and the edges that enter each
%   kind.

prices(Network, market(Prices, Edges)) :-
    Network = network(_, _, NC, NK, Tails, _, _, Ins, _, _, _, _, _, _),
    scale(Scale),
    Price is Scale*3//10,
    functor(Prices, prices, NC),
    begin(NC, Price, Prices),
    functor(Edges, edges, NK),
    offered(NK, NC, Tails, Ins, Edges).

begin(0, _, _) :-
    !.
begin(C, Price, Prices) :-
    arg(C, Prices, Price),
    C1 is C-1,
    begin(C1, Price, Prices).

offered(0, _, _, _, _) :-
    !.
offered(K, NC, Tails, Ins, Edges) :-
    Arc is NC+K,
    arg(Arc, Tails, Node),
    edges(Node, NC, Ins, Here, []),
    arg(K, Edges, Here),
    K1 is K-1,
    offered(K1, NC, Tails, Ins, Edges).

%!  priced(+Network, +State, +Open, +Prices, +Rounds, +Best, +Upper0, -Upper) is det.
%
%   No declaration of State obeys more than Upper =< Upper0 wishes; Open of them are not valued by the
%   arcs.  At most Rounds sets of prices are tried, fewer if Upper falls to Best; Prices is left, changed in
%   place, as it was in the last.  Upper is -1 if State has no declaration.

priced(_, _, _, _, 0, _, Upper, Upper) :-
    !.
priced(Network, State, Open, Market, Rounds, Best, Upper0, Upper) :-
    Network = network(_, Arcs, NC, NK, _, _, _, _, Values, _, _, _, _, _),
    Market = market(Prices, Edges),
    functor(Taken, taken, NC),
    nobody(NC, Taken),
    scale(Scale),
    (   kinds(1, NK, NC, Edges, Values, State, Scale, Prices, Taken, 0, Gain)
    ->  groups(Arcs, NC, NK, Values, State, 0, Sure),
        classes(NC, Values, State, Scale, Prices, Taken, 0, Paid, [], Steps, 0, Square),
        Total is Gain+Paid+(Sure+Open)*Scale,
        Upper1 is min(Upper0, Total div Scale),
        (   ( Upper1 =< Best ; Square =:= 0 )
        ->  Upper = Upper1
        ;   Size is (Total-Best*Scale-9*Scale//10)//Square,
            moved(Steps, Size, Prices),
            Rounds1 is Rounds-1,
            priced(Network, State, Open, Market, Rounds1, Best, Upper1, Upper)
        )
    ;   Upper = -1
    ).

nobody(0, _) :-
    !.
nobody(C, Taken) :-
    arg(C, Taken, 0),
    C1 is C-1,
    nobody(C1, Taken).

moved([], _, _).
moved([C-Step|Steps], Size, Prices) :-
    arg(C, Prices, Price0),
    Price is Price0+Size*Step,
    nb_setarg(C, Prices, Price),
    moved(Steps, Size, Prices).

%   What the wishes of groups can come to.

groups(Arc, NC, NK, Values, State, Sure0, Sure) :-
    (   arg(Arc, Values, value(_, Wishes)),
        Arc > NC+NK
    ->  (   Wishes == []
        ->  Sure1 = Sure0
        ;   State = state(Lows, Highs, _, _, _, _),
            arg(Arc, Lows, Low),
            arg(Arc, Highs, High),
            most_obeyed(Wishes, Low, High, Most),
            Sure1 is Sure0+Most
        ),
        Arc1 is Arc-1,
        groups(Arc1, NC, NK, Values, State, Sure1, Sure)
    ;   Sure = Sure0
    ).

most_obeyed(Wishes, Low, High, Most) :-
    findall(Count, ( between(Low, High, N), obeyed_by(Wishes, N, Count) ), Counts),
    max_of(Counts, 0, Most).

max_of([], Max, Max).
max_of([N|Ns], Max0, Max) :-
    Max1 is max(Max0, N),
    max_of(Ns, Max1, Max).

%   Each class sends as many as it pays to send.  Step: how many more are taken than sent.

classes(0, _, _, _, _, _, Paid, Paid, Steps, Steps, Square, Square) :-
    !.
classes(C, Values, State, Scale, Prices, Taken, Paid0, Paid, Steps0, Steps, Square0, Square) :-
    State = state(Lows, Highs, _, _, _, _),
    arg(C, Lows, Low),
    arg(C, Highs, High),
    arg(C, Values, class(Size, Weight)),
    arg(C, Prices, Price),
    Few is min(High, max(Low, Size)),
    Worth is Weight*Scale,
    sent(Low, Size, Worth, Price, 0, -1000000000000000, Sent0, Best0),
    sent(Few, Size, Worth, Price, Sent0, Best0, Sent1, Best1),
    sent(High, Size, Worth, Price, Sent1, Best1, Sent, Best),
    arg(C, Taken, Number),
    Step is Number-Sent,
    Paid1 is Paid0+Best,
    C1 is C-1,
    (   Step =:= 0
    ->  classes(C1, Values, State, Scale, Prices, Taken, Paid1, Paid, Steps0, Steps, Square0, Square)
    ;   Square1 is Square0+Step*Step,
        classes(C1, Values, State, Scale, Prices, Taken, Paid1, Paid, [C-Step|Steps0], Steps, Square1, Square)
    ).

sent(N, Size, Worth, Price, Sent0, Best0, Sent, Best) :-
    Value is Worth*min(N, Size)+Price*N,
    (   Value > Best0
    ->  Sent = N,
        Best = Value
    ;   Sent = Sent0,
        Best = Best0
    ).

%   Each kind takes the best of what it is offered: the actors that gain the most after their price, first
%   those that it must take.

kinds(K, NK, _, _, _, _, _, _, _, Gain, Gain) :-
    K > NK,
    !.
kinds(K, NK, NC, AllEdges, Values, State, Scale, Prices, Taken, Gain0, Gain) :-
    Arc is NC+K,
    arg(Arc, Values, Value),
    State = state(Lows, Highs, Fewest, Mosts, _, _),
    arg(Arc, Lows, Low),
    arg(Arc, Highs, High),
    (   High =:= 0
    ->  Gain1 = Gain0
    ;   arg(K, AllEdges, Edges),
        arg(K, Fewest, Few),
        arg(K, Mosts, Many),
        kind(Value, Low, High, Few, Many, Edges, Values, Lows, Highs, Scale, Prices, Taken, Here),
        Gain1 is Gain0+Here
    ),
    K1 is K+1,
    kinds(K1, NK, NC, AllEdges, Values, State, Scale, Prices, Taken, Gain1, Gain).

%   The edges that enter a kind, through its groups, too: e(Arc, Class).

edges(Node, NC, Ins, Edges, Edges1) :-
    arg(Node, Ins, In),
    edges_in(In, NC, Ins, Edges, Edges1).

edges_in([], _, _, Edges, Edges).
edges_in([a(Arc, From)|In], NC, Ins, Edges, Edges2) :-
    (   From =< 2+NC
    ->  C is From-2,
        Edges = [e(Arc, C)|Edges1]
    ;   edges(From, NC, Ins, Edges, Edges1)
    ),
    edges_in(In, NC, Ins, Edges1, Edges2).

kind(value(Least, Wishes), Low, High, _, _, Edges, Values, Lows, Highs, Scale, Prices, Taken, Gain) :-
    offers(Edges, Values, Lows, Highs, Scale, Prices, Musts, Mays0),
    sort(1, @>=, Mays0, Mays),
    taken(Musts, Taken, 0, Number, 0, Gain0),
    Low1 is max(Low, Number),
    best(Mays, Number, Gain0, Low1, High, Least, Wishes, Scale, none, 0, Units, Gain),
    Units \== none,
    More is Units-Number,
    take(Mays, More, 1, Taken).
kind(level(Size, Level, Spare, Worth, Most), _, _, Few, Many, Edges, Values, _, Highs, Scale, Prices, Taken, Gain) :-
    offers_all(Edges, Values, Highs, Scale, Prices, Mays0),
    sort(1, @>=, Mays0, Mays),
    (   Level =:= 0
    ->  best(Mays, 0, 0, 0, Most, 1, [], Scale, none, 0, Units, GainHere),
        Gain is Size*GainHere,
        take(Mays, Units, Size, Taken)
    ;   best(Mays, 0, 0, Level, Most, 1, [], Scale, none, 0, UnitsHigh, GainHigh0),
        best(Mays, 0, 0, 0, Spare, 1, [], Scale, none, 0, UnitsLow, GainLow),
        (   UnitsHigh == none
        ->  Few =:= 0,
            Gain is Size*GainLow,
            take(Mays, UnitsLow, Size, Taken)
        ;   GainHigh is GainHigh0+Worth*Scale,
            (   GainHigh > GainLow
            ->  Number = Many
            ;   Number = Few
            ),
            Others is Size-Number,
            Gain is Number*GainHigh+Others*GainLow,
            take(Mays, UnitsHigh, Number, Taken),
            take(Mays, UnitsLow, Others, Taken)
        )
    ).

%   offers(+Edges, ..., -Musts, -Mays): lists of o(Gain, Class, Number): so many of Class, each with Gain.

offers([], _, _, _, _, _, [], []).
offers([e(Arc, C)|Edges], Values, Lows, Highs, Scale, Prices, Musts, Mays) :-
    arg(Arc, Lows, Low),
    arg(Arc, Highs, High),
    (   High =:= 0
    ->  offers(Edges, Values, Lows, Highs, Scale, Prices, Musts, Mays)
    ;   arg(Arc, Values, edge(Weight, _)),
        arg(C, Prices, Price),
        Gain is Weight*Scale-Price,
        (   Low > 0
        ->  Musts = [o(Gain, C, Low)|Musts1]
        ;   Musts = Musts1
        ),
        (   High > Low
        ->  Free is High-Low,
            Mays = [o(Gain, C, Free)|Mays1]
        ;   Mays = Mays1
        ),
        offers(Edges, Values, Lows, Highs, Scale, Prices, Musts1, Mays1)
    ).

%   To one of several objects alike: what all of them must take is of no account.

offers_all([], _, _, _, _, []).
offers_all([e(Arc, C)|Edges], Values, Highs, Scale, Prices, Mays) :-
    arg(Arc, Highs, High),
    (   High > 0
    ->  arg(Arc, Values, edge(Weight, _)),
        arg(C, Prices, Price),
        Gain is Weight*Scale-Price,
        Mays = [o(Gain, C, High)|Mays1]
    ;   Mays = Mays1
    ),
    offers_all(Edges, Values, Highs, Scale, Prices, Mays1).

taken([], _, Number, Number, Gain, Gain).
taken([o(Gain, C, Units)|Offers], Taken, Number0, Number, Gain0, Gain1) :-
    add(C, Units, Taken),
    Number2 is Number0+Units,
    Gain2 is Gain0+Units*Gain,
    taken(Offers, Taken, Number2, Number, Gain2, Gain1).

add(C, Units, Taken) :-
    arg(C, Taken, Number0),
    Number is Number0+Units,
    nb_setarg(C, Taken, Number).

%   best(+Offers, +Number, +Gain, +Low, +High, +Least, +Wishes, +Scale, +Units0, +Best0, -Units, -Best): the
%   allowed number that gains the most, the first Number gaining Gain; `none` if there is none.

best(Offers, Number, Gain, Low, High, Least, Wishes, Scale, Units0, Best0, Units, Best) :-
    (   Number > High
    ->  Units = Units0,
        Best = Best0
    ;   (   Number >= Low,
            ( Number =:= 0 ; Number >= Least )
        ->  (   Wishes == []
            ->  Value = Gain
            ;   obeyed_by(Wishes, Number, Count),
                Value is Gain+Count*Scale
            ),
            (   ( Units0 == none ; Value > Best0 )
            ->  Units1 = Number,
                Best1 = Value
            ;   Units1 = Units0,
                Best1 = Best0
            )
        ;   Units1 = Units0,
            Best1 = Best0
        ),
        (   Offers = [o(Each, C, Left)|Offers1],
            \+ ( Each =< 0,
                 Wishes == [],
                 Number >= Low,
                 Number >= Least
               )
        ->  Number1 is Number+1,
            Gain1 is Gain+Each,
            (   Left =:= 1
            ->  Offers2 = Offers1
            ;   Left1 is Left-1,
                Offers2 = [o(Each, C, Left1)|Offers1]
            ),
            best(Offers2, Number1, Gain1, Low, High, Least, Wishes, Scale, Units1, Best1, Units, Best)
        ;   Units = Units1,
            Best = Best1
        )
    ).

%   The first Number of Offers are taken, Times times.

take(Offers, Number, Times, Taken) :-
    (   ( Number =:= 0 ; Times =:= 0 )
    ->  true
    ;   Offers = [o(_, C, Units)|Offers1],
        Here is min(Units, Number),
        All is Here*Times,
        add(C, All, Taken),
        Rest is Number-Here,
        take(Offers1, Rest, Times, Taken)
    ).
