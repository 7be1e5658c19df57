:- encoding(utf8).
:- module(lawmage_mana_paid,
          [ mana_paid/7,         % +World, +Player, +Symbols, +Help, +Spent, +Sources, -Outcome
            spent_mana/4         % +Symbols, +Available, -Spent, +LifeSymbols
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana_paying').
:- use_module('../objects/mana_sources').
:- use_module(activation_bans).
:- use_module(choices).
:- use_module(position).

/** <module> Where mana that is spent on a cost comes from (CR 106.4, 601.2g-h)

It is taken from the sources named, then from the pool, and else comes from outside of the board, where the game's manner isn't
`own_mana`.  Units of mana are those of mana_paying.pl.
*/

%!  mana_paid(+World, +Player, +Symbols:list, +Help:list, +Spent, +Sources:list, -Outcome) is det.
%
%   Outcome is paid(Events, LifeSymbols, Units), or `unpaid`: Symbols are paid by Help, units that are no mana (convoke, improvise,
%   delve), by the units Spent, `none` where it isn't said which, and by the mana of Sources, permanents tapped for it.

mana_paid(World, Player, Symbols, Help, Spent, Sources, Outcome) :-
    (   member(How, [all_made, some_made]),
        made_of(Sources, World, Made, SourceEvents0),
        spending(Spent, How, Made, Symbols, Help, Units, Life),
        taken_from(World, Player, Units, Made, FromPool)
    ->  maplist(by_player(Player), SourceEvents0, SourceEvents),
        maplist(plain, Made, Plain),
        maplist(plain, FromPool, PlainTaken),
        findall(mana(Player, Plain), Made \== [], Added),
        findall(mana_spent(Player, PlainTaken), FromPool \== [], Taken),
        append([SourceEvents, Added, Taken], Events),
        Outcome = paid(Events, Life, Units)
    ;   Outcome = unpaid
    ).

plain(Unit0, Unit) :-
    ( Unit0 = snow(Unit1) -> Unit = Unit1 ; Unit = Unit0 ).

by_player(Player, tapped_for_mana(Source, _, Units), tapped_for_mana(Source, Player, Units)) :- !.
by_player(_, Event, Event).

%   Where nothing is said of mana, the sources and the help are all.  That all that is made is spent comes first.

spending(none, _, Made, Symbols, Help, Units, Life) :-
    !,
    part_of(Units, Made),
    append(Units, Help, All),
    covers(All, Symbols, Life).
spending(Spent0, How, Made, Symbols, Help, Spent, Life) :-
    known_as_snow(Spent0, Made, Spent),
    append(Spent, Help, All),
    covers(All, Symbols, Life),
    (   How == some_made
    ->  true
    ;   length(Spent, Count),
        length(Made, Most),
        ( Most =< Count -> all_among(Made, Spent) ; part_of(Spent, Made) )
    ).

%   What is said of mana doesn't say that a snow source made it; the sources do (CR 107.4h).

known_as_snow([], _, []).
known_as_snow([Unit0|Units0], Made0, [Unit|Units]) :-
    (   selectchk(snow(Unit0), Made0, Made)
    ->  Unit = snow(Unit0)
    ;   Unit0 == s,
        selectchk(snow(Type), Made0, Made)
    ->  Unit = snow(Type)
    ;   Unit = Unit0,
        Made = Made0
    ),
    known_as_snow(Units0, Made, Units).

all_among([], _).
all_among([Unit|Units], Spent0) :-
    ( selectchk(Unit, Spent0, Spent) -> true ; selectchk(generic, Spent0, Spent) ),
    all_among(Units, Spent).

%   Of what is made, as much as is needed.

part_of(Units, Made) :-
    length(Made, Most),
    numlist(0, Most, Counts0),
    reverse(Counts0, Counts),
    member(Count, Counts),
    length(Units, Count),
    chosen_of(Units, Made).

chosen_of([], _).
chosen_of([Unit|Units], Made0) :-
    append(_, [Unit0|Made], Made0),
    (   var(Unit)
    ->  Unit = Unit0
    ;   Unit == generic
    ->  true
    ;   Unit == Unit0
    ),
    chosen_of(Units, Made).

%   made_of(+Sources, +World, -Made, -Events) is nondet: one way to tap each of them for mana.

made_of([], _, [], []).
made_of([Source|Sources], World, Made, Events) :-
    once(( controller(World, Source, Player) ; true )),
    \+ forbidden(World, Player, Source, mana, [tap], _, _),
    mana_options(World, Source, Options),
    (   member(option(_, _, []), Options)
    ->  true
    ;   Options = [_|_]
    ->  format(atom(Words), "paying with mana of ~w, whose mana ability does more than add mana: activate it before", [Source]),
        throw(error(not_supported(Words), _))
    ),
    member(option(Units, Cost, []), Options),
    foldl(cost_event(Source), Cost, Some, [tapped_for_mana(Source, _, Units)]),
    append(Units, Made1, Made),
    append(Some, Events1, Events),
    made_of(Sources, World, Made1, Events1).

cost_event(Source, tap, [tapped(Source)|Events], Events).
cost_event(Source, sacrifice(self), [moved(Source, graveyard, [], sacrificed)|Events], Events).

%!  spent_mana(+Symbols:list, +Available:list, -Spent:list, +LifeSymbols:integer) is semidet.
%
%   Spent are those of the units Available that pay for Symbols, of which LifeSymbols are paid with life.

spent_mana(Symbols, Available, Spent, Life) :-
    length(Available, Most),
    between(0, Most, Count),
    length(Spent, Count),
    sublist_of(Spent, Available),
    covers(Spent, Symbols, Life),
    !.

sublist_of([], _).
sublist_of([Unit|Units], Available) :-
    append(_, [Unit|Rest], Available),
    sublist_of(Units, Rest).

%   taken_from(+World, +Player, +Units, +Made, -Taken) is semidet.
%   What is taken from the pool for Units: what is made now first, then what floated; the rest comes from outside of the board.

taken_from(World, Player, Units, Made, Taken) :-
    partition(==(generic), Units, Any, Typed),
    floating(World, Player, Floating),
    spent_of(Typed, Made, Made1, Taken1, Typed1),
    spent_of(Typed1, Floating, Floating1, Taken2, Outside),
    length(Any, Count0),
    untyped(Count0, Made1, Count1, Taken3),
    one_way(World, Player, Count1, Floating1),
    untyped(Count1, Floating1, Count, Taken4),
    \+ ( manner(World, own_mana), ( Count > 0 ; Outside \== [] ) ),
    append([Taken1, Taken2, Taken3, Taken4], Taken).

spent_of([], Left, Left, [], []).
spent_of([Unit|Units], Left0, Left, Spent, Rest) :-
    (   selectchk(Unit, Left0, Left1)
    ->  Spent = [Unit|Spent1],
        Rest = Rest1
    ;   Left1 = Left0,
        Spent = Spent1,
        Rest = [Unit|Rest1]
    ),
    spent_of(Units, Left1, Left, Spent1, Rest1).

%   Colourless mana first, for generic costs.

untyped(Count0, Units, Count, Taken) :-
    partition(==(c), Units, Colorless, Colored),
    append(Colorless, Colored, Ordered),
    length(Ordered, There),
    Take is min(Count0, There),
    length(Taken, Take),
    append(Taken, _, Ordered),
    Count is Count0 - Take.

%   Which of the mana that floats is spent on a generic cost is the player's to say.

one_way(World, Player, Count, Floating) :-
    length(Floating, There),
    sort(Floating, Kinds),
    (   Count > 0,
        Count < There,
        Kinds = [_, _|_]
    ->  needed(World, mana, Player, Kinds)
    ;   true
    ).
