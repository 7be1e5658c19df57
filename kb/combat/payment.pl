:- encoding(utf8).
:- module(lawmage_payment,
          [ payable/4,         % +World, +Player, +Pays, +Tapped
            evaluated_cost/4   % +Cost, +World, +Context, -Pays
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').

/** <module> Whether costs to attack or block can be paid with what is on the board (CR 508.1h-j, 509.1d-f)

A cost, once its amounts are known, is a list of pays: mana(Symbols), life(Number), and for objects
choose(How, Number, Candidates), How being tap, sacrifice, discard, exile or return.  What can pay is what SCENARIOS.md names:
floating mana, mana abilities of untapped permanents, life, permanents and cards in hand.
*/

%!  evaluated_cost(+Cost:list, +World, +Context, -Pays:list) is det.
%
%   Pays is Cost with its amounts and candidates as they are now (CR 508.1h, 509.1d); [] for a cost of nothing.

evaluated_cost(Cost, World, Context, Pays) :-
    findall(Pay, ( member(One, Cost), evaluated(One, World, Context, Pay) ), Pays).

evaluated(mana(Text), _, _, Pay) =>
    parse_cost(Text, Symbols),
    Symbols \== [0],
    Pay = mana(Symbols).
evaluated(pay_life(Amount), World, Context, Pay) =>
    amount(Amount, World, Context, Number),
    Number > 0,
    Pay = life(Number).
evaluated(times(Amount, Cost), World, Context, Pay) =>
    amount(Amount, World, Context, Number),
    Number > 0,
    evaluated(Cost, World, Context, Once),
    repeated(Once, Number, Pay).
evaluated(Cost, World, Context, Pay), compound(Cost), compound_name_arguments(Cost, How, [Subject]) =>
    memberchk(How, [tap, sacrifice, discard, exile, return]),
    chosen_objects(Subject, World, Context, Number, Candidates),
    Pay = choose(How, Number, Candidates).

repeated(mana([Generic0]), Number, Pay), integer(Generic0) =>
    Generic is Generic0*Number,
    Pay = mana([Generic]).
repeated(mana(Symbols), Number, Pay) =>
    findall(Symbol, ( between(1, Number, _), member(Symbol, Symbols) ), All),
    Pay = mana(All).
repeated(life(Life0), Number, Pay) =>
    Life is Life0*Number,
    Pay = life(Life).
repeated(choose(How, Count0, Candidates), Number, Pay) =>
    Count is Count0*Number,
    Pay = choose(How, Count, Candidates).

chosen_objects(choose(Amount, Filter), World, Context, Number, Candidates) :-
    !,
    amount(Amount, World, Context, Number),
    members(each(Filter), World, Context, Candidates).
chosen_objects(Subject, World, Context, Number, Candidates) :-
    members(Subject, World, Context, Candidates),
    length(Candidates, Number).

%!  payable(+World, +Player, +Pays:list, +Tapped:list) is semidet.
%
%   Player can pay all of Pays, once the creatures Tapped are tapped (CR 508.1f, i; nothing is tapped for blocking).

payable(_, _, [], _) :- !.
payable(World, Player, Pays, Tapped) :-
    sum_of_life(Pays, Life0),
    all_symbols(Pays, Symbols),
    objects_chosen(Pays, World, Player, Tapped, [], Used),
    available_life(World, Player, Life),
    Left is Life-Life0,
    Left >= 0,
    (   Symbols == []
    ->  true
    ;   floating(World, Player, Floating),
        findall(Options, mana_source(World, Player, Tapped, Used, Options), Sources),
        mana_paid(Symbols, Floating, Sources, Left)
    ),
    !.

sum_of_life(Pays, Life) :-
    findall(Number, member(life(Number), Pays), Numbers),
    sum_list(Numbers, Life).

all_symbols(Pays, Symbols) :-
    findall(Symbol, ( member(mana(Some), Pays), member(Symbol, Some) ), Symbols).

available_life(World, Player, Life) :-
    (   life(World, Player, Life0)
    ->  Life = Life0
    ;   Life = 0
    ).

%   Each object is chosen once; what is tapped or sacrificed makes no mana any more.

objects_chosen([], _, _, _, Used, Used).
objects_chosen([choose(How, Number, Candidates)|Pays], World, Player, Tapped, Used0, Used) :-
    !,
    findall(Candidate,
            ( member(Candidate, Candidates),
              can_serve(How, World, Player, Tapped, Candidate)
            ),
            Serving),
    taken(Number, Serving, Used0, Used1),
    objects_chosen(Pays, World, Player, Tapped, Used1, Used).
objects_chosen([_|Pays], World, Player, Tapped, Used0, Used) :-
    objects_chosen(Pays, World, Player, Tapped, Used0, Used).

can_serve(tap, World, Player, Tapped, Candidate) :-
    controller(World, Candidate, Player),
    \+ status(World, Candidate, tapped),
    \+ memberchk(Candidate, Tapped).
can_serve(sacrifice, World, Player, _, Candidate) :-
    permanent(World, Candidate),
    controller(World, Candidate, Player).
can_serve(return, World, Player, _, Candidate) :-
    permanent(World, Candidate),
    controller(World, Candidate, Player).
can_serve(discard, World, Player, _, Candidate) :-
    object(World, Candidate, hand, Player, _, _).
can_serve(exile, World, Player, _, Candidate) :-
    object(World, Candidate, _, Player, _, _).

taken(0, _, Used, Used) :- !.
taken(Number, [Candidate|Candidates], Used0, Used) :-
    (   \+ memberchk(Candidate, Used0),
        Rest is Number-1,
        taken(Rest, Candidates, [Candidate|Used0], Used)
    ;   taken(Number, Candidates, Used0, Used)
    ).

floating(World, Player, Floating) :-
    (   mana(World, Player, Symbols)
    ->  findall(Unit, ( member(Symbol, Symbols), unit(Symbol, Unit) ), Floating)
    ;   Floating = []
    ).

unit(Symbol, Unit) :-
    (   integer(Symbol)
    ->  between(1, Symbol, _),
        Unit = c
    ;   Unit = Symbol
    ).

%   mana_source(+World, +Player, +Tapped, +Used, -Options) is nondet.
%   A permanent whose mana abilities can be activated, each of Options the mana of one way to do it.  One activation a permanent:
%   such abilities tap it.

mana_source(World, Player, Tapped, Used, Options) :-
    permanent(World, Permanent),
    controller(World, Permanent, Player),
    \+ status(World, Permanent, tapped),
    \+ memberchk(Permanent, Tapped),
    \+ memberchk(Permanent, Used),
    value(World, Permanent, abilities, Abilities),
    findall(Units,
            ( member(ability(_, activated(Cost, add_mana(you, Added)), _), Abilities),
              taps_itself(Cost),
              can_tap(World, Permanent),
              made(Added, Units)
            ),
            Options0),
    sort(Options0, Options),
    Options \== [].

taps_itself(Cost) :-
    memberchk(tap, Cost),
    forall(member(Part, Cost), memberchk(Part, [tap, sacrifice(self)])).

%   CR 302.6: a creature that came this turn can't be tapped for its own ability.

can_tap(World, Permanent) :-
    (   is_creature(World, Permanent),
        sick(World, Permanent)
    ->  has_keyword(World, Permanent, haste)
    ;   true
    ),
    !.

made(mana(Text), Units) :-
    parse_cost(Text, Symbols),
    findall(Unit, ( member(Symbol, Symbols), unit(Symbol, Unit) ), Units).
made(any_color(Number), Units) :-
    member(Color, [w, u, b, r, g]),
    length(Units, Number),
    all_are(Units, Color).
made(choice(Options), Units) :-
    member(Option, Options),
    made(Option, Units).
made(any_of(Options), Units) :-
    member(Option, Options),
    made(Option, Units).

all_are([], _).
all_are([Color|Units], Color) :-
    all_are(Units, Color).

%   mana_paid(+Symbols, +Units, +Sources, +Life) is semidet.
%   The symbols are paid one by one, coloured ones first: from mana that is there, or by one more source.

mana_paid(Symbols, Units, Sources, Life) :-
    split(Symbols, 0, Generic, Colored),
    colored_paid(Colored, Generic, Units, Sources, Life).

split([], Generic, Generic, []).
split([Symbol|Symbols], Generic0, Generic, Colored) :-
    (   integer(Symbol)
    ->  Generic1 is Generic0+Symbol,
        split(Symbols, Generic1, Generic, Colored)
    ;   memberchk(Symbol, [x, y, z])
    ->  split(Symbols, Generic0, Generic, Colored)
    ;   Colored = [Symbol|Colored1],
        split(Symbols, Generic0, Generic, Colored1)
    ).

colored_paid([], Generic, Units, Sources, _) :-
    length(Units, Ready),
    most_units(Sources, 0, More),
    Ready+More >= Generic.
colored_paid([Symbol|Symbols], Generic, Units, Sources, Life) :-
    (   pays(Symbol, Unit, Extra),
        (   selectchk(Unit, Units, Units1),
            Sources1 = Sources
        ;   distinct_source(Sources, Unit, Made, Sources1),
            selectchk(Unit, Made, Rest),
            append(Rest, Units, Units1)
        ),
        Generic1 is Generic+Extra,
        colored_paid(Symbols, Generic1, Units1, Sources1, Life)
    ;   phyrexian(Symbol),
        Life >= 2,
        Left is Life-2,
        colored_paid(Symbols, Generic, Units, Sources, Left)
    ;   Symbol = Number/_,
        integer(Number),
        Generic1 is Generic+Number,
        colored_paid(Symbols, Generic1, Units, Sources, Life)
    ),
    !.

pays(Symbol, Unit, 0) :-
    (   Symbol = Left/Right
    ->  ( pays(Left, Unit, 0) ; pays(Right, Unit, 0) )
    ;   \+ integer(Symbol),
        Symbol \== p,
        Unit = Symbol
    ).

phyrexian(Left/Right) :-
    (   Right == p
    ->  true
    ;   phyrexian(Left)
    ).

%   Of sources that offer the same, one is as good as another.

distinct_source(Sources, Unit, Made, Rest) :-
    findall(Options, ( member(Options, Sources), member(Some, Options), memberchk(Unit, Some) ), Useful0),
    sort(Useful0, Useful),
    member(Options, Useful),
    selectchk(Options, Sources, Rest),
    member(Made, Options),
    memberchk(Unit, Made).

most_units([], Units, Units).
most_units([Options|Sources], Units0, Units) :-
    findall(Length, ( member(Option, Options), length(Option, Length) ), Lengths),
    max_list(Lengths, Most),
    Units1 is Units0+Most,
    most_units(Sources, Units1, Units).
