:- encoding(utf8).
:- module(lawmage_solver_worth,
          [ scale/1,                    % -Scale
            obeyed_by/3,                % +Wishes, +Number, -Count
            runs/6,                     % +Value, +Low, +High, +Levels, -Runs, -Base
            lifted/4,                   % +Runs0, +Low, +Lift, -Runs
            worth/3                     % +Runs, +Units, -Worth
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(lists), [append/3, member/2]).

/** <module> What the units of an arc are worth

The flow wants of each arc a concave function: every further unit worth no more than the one before.  Where the
true function isn't (no object may be blocked by one creature only; "by two or more" is worth nothing until
the second), its concave envelope stands for it: the least concave function that is nowhere less.  Flows are
then worth no less than declarations, and the search takes care of the difference.

Worth is in integers: a wish obeyed is worth scale/1, which most numbers of creatures divide.  A function is a
list of run(Length, Gain), the gains falling, from no unit on, and its base.
*/

%!  scale(-Scale) is det.
%
%   Scale is what one wish obeyed is worth.

scale(7207200).

%!  obeyed_by(+Wishes, +Number, -Count) is det.
%
%   Count of Wishes, a list of r(Op, N), are obeyed by Number.

obeyed_by(Wishes, Number, Count) :-
    obeyed_by(Wishes, Number, 0, Count).

obeyed_by([], _, Count, Count).
obeyed_by([r(Op, N)|Wishes], Number, Count0, Count) :-
    (   holds(Op, Number, N)
    ->  Count1 is Count0+1
    ;   Count1 = Count0
    ),
    obeyed_by(Wishes, Number, Count1, Count).

holds(ge, Number, N) :-
    Number >= N.
holds(le, Number, N) :-
    Number =< N.
holds(eq, N, N).

%!  runs(+Value, +Low, +High, +Levels, -Runs, -Base) is det.
%
%   Runs and Base are the worth of an arc of Value with Low to High units, both allowed.  Base is in
%   wishes.  Levels is Fewest-Most for the number of objects that have the level, and otherwise of no
%   account.  The first Low units are worth nothing in Runs where Base holds what they are worth.

runs(class(Size, Weight), _, High, _, Runs, 0) :-
    scale(Scale),
    Gain is Weight*Scale,
    (   High =< Size
    ->  run(High, Gain, [], Runs)
    ;   Rest is High-Size,
        run(Size, Gain, [run(Rest, 0)], Runs)
    ).
runs(edge(Weight, Near), _, High, _, Runs, 0) :-
    scale(Scale),
    Gain is Weight*Scale,
    (   Near == any
    ->  run(High, Gain, [], Runs)
    ;   Kept is min(Near, High),
        Rest is High-Kept,
        More is Gain+1,
        Less is Gain-1,
        run(Rest, Less, [], Runs1),
        run(Kept, More, Runs1, Runs)
    ).
runs(value(Least, Wishes), Low, High, _, Runs, Base) :-
    (   Wishes == []
    ->  Base = 0,
        run(High, 0, [], Runs)
    ;   obeyed_by(Wishes, Low, Base),
        points(Low, High, Least, Wishes, Points),
        hull(Points, Hull),
        slopes(Hull, Runs1),
        run(Low, 0, Runs1, Runs)
    ).
runs(level(_, Level, _, Gain, _), _, High, Fewest-Most, Runs, Base) :-
    (   Gain =:= 0
    ->  Base = 0,
        run(High, 0, [], Runs)
    ;   scale(Scale),
        Base is Fewest*Gain,
        Forced is min(High, Fewest*Level),
        Rising is min(High, Most*Level)-Forced,
        Rest is High-Forced-Rising,
        Slope is (Gain*Scale+Level-1)//Level,
        run(Rest, 0, [], Runs2),
        run(Rising, Slope, Runs2, Runs1),
        run(Forced, 0, Runs1, Runs)
    ).

run(Length, Gain, Runs, [run(Length, Gain)|Runs]) :-
    Length > 0,
    !.
run(_, _, Runs, Runs).

%   The corners of the true function.

points(Low, High, Least, Wishes, Points) :-
    (   Low =:= 0
    ->  Start = Least,
        Numbers0 = [0]
    ;   Start = Low,
        Numbers0 = []
    ),
    findall(Number,
            (   member(Number, [Start, High])
            ;   member(r(_, N), Wishes),
                (   Number is N-1
                ;   Number = N
                ;   Number is N+1
                )
            ),
            Numbers1),
    sort(Numbers1, Numbers2),
    findall(Number, ( member(Number, Numbers2), Number >= Start, Number =< High ), Numbers3),
    append(Numbers0, Numbers3, Numbers4),
    sort(Numbers4, Numbers),
    valued(Numbers, Wishes, Points).

valued([], _, []).
valued([Number|Numbers], Wishes, [Number-Count|Points]) :-
    obeyed_by(Wishes, Number, Count),
    valued(Numbers, Wishes, Points).

%   Their upper convex hull.

hull(Points, Hull) :-
    hull(Points, [], Reversed),
    turned(Reversed, [], Hull).

hull([], Hull, Hull).
hull([Point|Points], Hull0, Hull) :-
    added(Point, Hull0, Hull1),
    hull(Points, Hull1, Hull).

added(X2-Y2, [X1-Y1, X0-Y0|Hull0], Hull) :-
    (Y1-Y0)*(X2-X1) =< (Y2-Y1)*(X1-X0),
    !,
    added(X2-Y2, [X0-Y0|Hull0], Hull).
added(Point, Hull, [Point|Hull]).

turned([], Hull, Hull).
turned([Point|Points], Hull0, Hull) :-
    turned(Points, [Point|Hull0], Hull).

slopes([_], []) :-
    !.
slopes([X0-Y0, X1-Y1|Hull], [run(Length, Slope)|Runs]) :-
    scale(Scale),
    Length is X1-X0,
    Slope is ((Y1-Y0)*Scale+Length-1) div Length,
    slopes([X1-Y1|Hull], Runs).

%!  lifted(+Runs0, +Low, +Lift, -Runs) is det.
%
%   Runs is Runs0 with Lift added to the gain of the first Low units.

lifted(Runs, 0, _, Runs) :-
    !.
lifted([], _, _, []).
lifted([run(Length, Gain)|Runs0], Low, Lift, [run(Lifted, High)|Runs]) :-
    High is Gain+Lift,
    (   Length =< Low
    ->  Lifted = Length,
        Low1 is Low-Length,
        lifted(Runs0, Low1, Lift, Runs)
    ;   Lifted = Low,
        Rest is Length-Low,
        Runs = [run(Rest, Gain)|Runs0]
    ).

%!  worth(+Runs, +Units, -Worth) is det.
%
%   Worth is what the first Units units of Runs are worth.

worth(Runs, Units, Worth) :-
    worth(Runs, Units, 0, Worth).

worth(_, 0, Worth, Worth) :-
    !.
worth([run(Length, Gain)|Runs], Units, Worth0, Worth) :-
    (   Length >= Units
    ->  Worth is Worth0+Units*Gain
    ;   Worth1 is Worth0+Length*Gain,
        Units1 is Units-Length,
        worth(Runs, Units1, Worth1, Worth)
    ).
