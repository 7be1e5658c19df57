:- encoding(utf8).
:- module(lawmage_mana_paid,
          [ mana_paid/7,         % +World, +Player, +Symbols, +Help, +Spent, +Sources, -Outcome
            covers/3,            % +Units, +Cost, -LifeSymbols
            mana_options/3,      % +World, +Source, -Options
            units/2              % +Symbols, -Units
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana').
:- use_module(choices).
:- use_module(position).

/** <module> Mana that is spent on a cost: which, and where it comes from (CR 106.4, 601.2g-h)

Mana is a list of units: w u b r g c s, `generic` for mana whose type nobody says, and convoke(Colors) for a creature that is
tapped for convoke.  It is taken from the sources named, then from the pool, and else comes from outside of the board, where the
game's manner isn't `own_mana`.
*/

%!  units(+Symbols:list, -Units:list) is det.
%
%   Symbols such as [2, g] as units: [generic, generic, g].

units(Symbols, Units) :-
    foldl(more_units, Symbols, Units, []).

more_units(Symbol, Units, Rest) :-
    (   integer(Symbol)
    ->  length(Some, Symbol),
        maplist(=(generic), Some),
        append(Some, Rest, Units)
    ;   Units = [Symbol|Rest]
    ).

%!  covers(+Units:list, +Cost:list, -LifeSymbols:integer) is nondet.
%
%   Units pay for Cost and nothing of them is left over: each symbol by a unit of its type, generic mana by any; of the Phyrexian
%   symbols, LifeSymbols are paid with life (CR 107.4, 601.2h).

covers(Units, Cost, LifeSymbols) :-
    partition(integer, Cost, Numbers, Typed),
    sum_list(Numbers, Generic),
    typed_paid(Typed, Units, Left, Generic, Number, 0, LifeSymbols),
    length(Left, Number),
    !.

typed_paid([], Units, Units, Generic, Generic, Life, Life).
typed_paid([Symbol|Symbols], Units0, Units, Generic0, Generic, Life0, Life) :-
    symbol_paid(Symbol, Units0, Units1, Generic0, Generic1, Life0, Life1),
    typed_paid(Symbols, Units1, Units, Generic1, Generic, Life1, Life).

symbol_paid(Left/Right, Units0, Units, Generic0, Generic, Life0, Life) :-
    !,
    (   symbol_paid(Left, Units0, Units, Generic0, Generic, Life0, Life)
    ;   symbol_paid(Right, Units0, Units, Generic0, Generic, Life0, Life)
    ).
symbol_paid(p, Units, Units, Generic, Generic, Life0, Life) :-       % CR 107.4f
    !,
    Life is Life0 + 1.
symbol_paid(Number, Units, Units, Generic0, Generic, Life, Life) :-  % CR 107.4e
    integer(Number),
    !,
    Generic is Generic0 + Number.
symbol_paid(Symbol, Units0, Units, Generic, Generic, Life, Life) :-
    sort(Units0, Kinds),
    member(Unit, Kinds),
    pays(Unit, Symbol),
    selectchk(Unit, Units0, Units).

pays(Symbol, Symbol).
pays(convoke(Colors), Symbol) :-
    symbol_colors(Symbol, [Color]),
    memberchk(Color, Colors).

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
        findall(mana(Player, Made), Made \== [], Added),
        findall(mana_spent(Player, FromPool), FromPool \== [], Taken),
        append([SourceEvents, Added, Taken], Events),
        Outcome = paid(Events, Life, Units)
    ;   Outcome = unpaid
    ).

by_player(Player, tapped_for_mana(Source, _), tapped_for_mana(Source, Player)) :- !.
by_player(_, Event, Event).

%   Where nothing is said of mana, the sources and the help are all.  That all that is made is spent comes first.

spending(none, _, Made, Symbols, Help, Units, Life) :-
    !,
    part_of(Units, Made),
    append(Units, Help, All),
    covers(All, Symbols, Life).
spending(Spent, How, Made, Symbols, Help, Spent, Life) :-
    append(Spent, Help, All),
    covers(All, Symbols, Life),
    (   How == some_made
    ->  true
    ;   length(Spent, Count),
        length(Made, Most),
        ( Most =< Count -> all_among(Made, Spent) ; part_of(Spent, Made) )
    ).

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
    mana_options(World, Source, Options),
    member(option(Units, Some), Options),
    append(Units, Made1, Made),
    append(Some, Events1, Events),
    made_of(Sources, World, Made1, Events1).

%!  mana_options(+World, +Source, -Options:list) is det.
%
%   Each of Options, option(Units, Events), is a way to activate a mana ability of Source that costs no more than tapping or
%   sacrificing it (CR 605.3).

mana_options(World, Source, Options) :-
    value(World, Source, abilities, Abilities),
    findall(option(Units, Events),
            ( member(ability(_, activated(Cost, add_mana(you, Mana)), _), Abilities),
              memberchk(tap, Cost),
              can_tap(World, Source),
              foldl(cost_event(Source), Cost, Events, [tapped_for_mana(Source, _)]),
              makes(Mana, World, Source, Units)
            ),
            Options0),
    list_to_set(Options0, Options).

cost_event(Source, tap, [tapped(Source)|Events], Events).
cost_event(Source, sacrifice(self), [moved(Source, graveyard, [], sacrificed)|Events], Events).

can_tap(World, Source) :-
    permanent(World, Source),
    \+ status(World, Source, tapped),
    (   is_creature(World, Source),
        sick(World, Source)
    ->  has_keyword(World, Source, haste)                              % CR 302.6
    ;   true
    ).

makes(mana(Text), _, _, Units) :-
    parse_cost(Text, Symbols),
    maplist(colorless, Symbols, Units).
makes(any_color(Number), _, _, Units) :-
    integer(Number),
    member(Symbol, [w, u, b, r, g]),
    length(Units, Number),
    maplist(=(Symbol), Units).
makes(one_of(Manas), World, Source, Units) :-
    member(Mana, Manas),
    makes(Mana, World, Source, Units).
makes(chosen_color(Number), World, Source, Units) :-
    integer(Number),
    chosen(World, Source, color, Color),
    symbol_colors(Symbol, [Color]),
    length(Units, Number),
    maplist(=(Symbol), Units).

colorless(Symbol, Unit) :-
    ( integer(Symbol) -> Unit = c ; Unit = Symbol ).

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

floating(World, Player, Floating) :-
    (   mana(World, Player, Symbols)
    ->  units(Symbols, Units),
        maplist(floating_unit, Units, Floating)
    ;   Floating = []
    ).

floating_unit(Unit0, Unit) :-
    ( Unit0 == generic -> Unit = c ; Unit = Unit0 ).

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
