:- encoding(utf8).
:- module(lawmage_finding_payments,
          [ payment_made/6       % +Pay, +World, +Player, +Self, +Total, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana_paying').
:- use_module('../objects/mana_sources').
:- use_module(activation_bans).
:- use_module(cost_parts).
:- use_module(default_payments).
:- use_module(helping).
:- use_module(mana_paid).
:- use_module(paying_costs).

/** <module> Payments that a player could make with what there is on the board (CR 601.2g-h)
*/

%!  payment_made(+Pay, +World, +Player, +Self, +Total, -Outcome) is det.
%
%   As payment/6 (paying_costs.pl), where Pay may be found(Payment): Payment then becomes one that is found on the board.

payment_made(Pay, World, Player, Self, Total, Outcome) :-
    (   Pay = found(Found)
    ->  (   found_payment(World, Player, Self, Total, Found),
            payment(World, Player, Self, Total, Found, paid(Events, Record))
        ->  Outcome = paid(Events, Record)
        ;   Outcome = fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(mana)))
        )
    ;   payment(World, Player, Self, Total, Pay, Outcome)
    ).

%   found_payment(+World, +Player, +Self, +Total, -Pay) is semidet.
%   Pay is a payment of Total with what Player has: the pool, permanents that make mana or help to pay, and the first things that the rest
%   can be done to.

found_payment(World, Player, Self, total(Symbols0, Others), Pay) :-
    spendable(World, Player, Self, Symbols0, Symbols),
    parts_found(Others, World, Player, Self, [], Parts),
    findall(Object, ( member(Part, Parts), Part =.. [_, Objects], is_list(Objects), member(Object, Objects) ), Used),
    findall(Number, member(life(Number), Parts), Lives),
    sum_list(Lives, PartLife),
    floating(World, Player, Floating),
    findall(Source, payer(World, Player, Self, Used, Source), Sources),
    ( life(World, Player, Life) -> true ; Life = 0 ),
    Left is Life - PartLife,
    Left >= 0,
    affordable(Symbols, Floating, Sources, Left, Chosen, LifeSymbols),
    findall(Name, ( member(Name-Made, Chosen), \+ helps_so(Made) ), Tapped),
    findall(Name, ( member(Name-Made, Chosen), helps_so(Made) ), Helpers),
    findall(Unit, ( member(_-Made, Chosen), member(Unit, Made) ), MadeUnits),
    append(Floating, MadeUnits, Available),
    spent_mana(Symbols, Available, Spent, LifeSymbols),
    findall(Unit, ( member(Unit0, Spent), \+ helps_so([Unit0]), plain_unit(Unit0, Unit) ), Mana),
    WholeLife is PartLife + 2*LifeSymbols,
    findall(Object, member(tap(Object), Tapped), ManaTaps),
    findall(Object, member(tap(Object), Helpers), HelpTaps),
    findall(Object, ( member(exile(Object), Helpers) ), Delved),
    joined(tap, Parts, [ManaTaps, HelpTaps], TapPart),
    joined(exile, Parts, [Delved], ExilePart),
    findall(Part, ( member(Part, Parts), functor(Part, Name, _), memberchk(Name, [sacrifice, discard, return]) ), Kept),
    findall(life(WholeLife), WholeLife > 0, LifePart),
    append([[mana(Mana)], LifePart, TapPart, ExilePart, Kept], Pay).

helps_so([convoke(_)]).
helps_so([generic]).

plain_unit(snow(Unit), Unit) :- !.
plain_unit(Unit, Unit).

joined(Key, Parts, Lists, Whole) :-
    findall(Object, ( member(Part, Parts), Part =.. [Key, Objects], member(Object, Objects) ), Own),
    append([Own|Lists], All),
    (   All == []
    ->  Whole = []
    ;   Part =.. [Key, All],
        Whole = [Part]
    ).

%   payer(+World, +Player, +Self, +Used, -Source) is nondet: what could be tapped or exiled for the mana.

payer(World, Player, Self, Used, Options-tap(Permanent)) :-
    permanent(World, Permanent),
    controller(World, Permanent, Player),
    \+ status(World, Permanent, tapped),
    \+ memberchk(Permanent, Used),
    (   forbidden(World, Player, Permanent, mana, [tap], _, _)
    ->  Made = []
    ;   mana_options(World, Permanent, Ways),
        findall(Units, member(option(Units, _, []), Ways), Made)
    ),
    findall([Unit], helper_unit(World, Self, Permanent, Unit), Help),
    append(Made, Help, Options0),
    sort(Options0, Options),
    Options \== [].
payer(World, Player, Self, Used, [[generic]]-exile(Card)) :-
    object(World, Card, graveyard, Player, _, _),
    Card \== Self,
    delved(World, Player, Self, Card),
    \+ memberchk(Card, Used).

%   parts_found(+Others, ..., +Parts0, -Parts) is semidet: sacrifice(Objects) and the like, life(Number).

parts_found([], _, _, _, Parts, Parts).
parts_found([Pay|Pays], World, Player, Self, Parts0, Parts) :-
    (   Pay = pay_life(Amount)
    ->  part_number(Amount, World, Player, Self, Number),
        Parts1 = [life(Number)|Parts0]
    ;   Pay = total(Key, Filter, Stat, at_least(Amount))
    ->  part_number(Amount, World, Player, Self, Number),
        candidates(Key, Filter, World, Player, Self, Options, _),
        total_of(Stat, World, Options, Total),
        Total >= Number,
        enough(Options, Stat, World, Number, Objects),
        added_part(Key, Objects, Parts0, Parts1)
    ;   taken_of_given(Pay)
    ->  named_part(Pay, Key, choose(Amount, Filter)),
        part_number(Amount, World, Player, Self, Number),
        candidates(Key, Filter, World, Player, Self, Options0, _),
        findall(Object, ( member(Part, Parts0), Part =.. [_, Objects0], is_list(Objects0), member(Object, Objects0) ), Gone),
        subtract(Options0, [Self|Gone], Others),
        ( memberchk(Self, Options0), \+ memberchk(Self, Gone) -> append(Others, [Self], Options) ; Options = Others ),
        length(Objects, Number),
        append(Objects, _, Options),
        added_part(Key, Objects, Parts0, Parts1)
    ;   named_part(Pay, _, self)
    ->  Parts1 = [used([Self])|Parts0]
    ;   Pay == tap
    ->  Parts1 = [used([Self])|Parts0]
    ;   Parts1 = Parts0
    ),
    parts_found(Pays, World, Player, Self, Parts1, Parts).

added_part(Key, Objects, Parts0, [Part|Parts]) :-
    Old =.. [Key, Before],
    (   selectchk(Old, Parts0, Parts)
    ->  append(Before, Objects, All)
    ;   Parts = Parts0,
        All = Objects
    ),
    Part =.. [Key, All].
