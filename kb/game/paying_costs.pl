:- encoding(utf8).
:- module(lawmage_paying_costs,
          [ payment/6            % +World, +Player, +Self, +Total, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module(bindings).
:- use_module(choices).
:- use_module(mana_paid).
:- use_module(position).
:- use_module(resolving_amounts).

/** <module> Paying a total cost (CR 118.3, 601.2g-h)

What a player gives is a whole payment: mana(Symbols), life(N), and under tap, sacrifice, discard, exile and return the objects
that each was done to.  Each part of the cost takes what it needs of that; what is left pays for mana: creatures for convoke,
artifacts for improvise, cards for delve, and permanents that are tapped for mana.
*/

%!  payment(+World, +Player, +Self, +Total, +Given, -Outcome) is det.
%
%   Outcome is paid(Events, Record) or fault(Reason): Given is the whole payment of total(Symbols, Others), or `none`, when costs
%   count as paid: what a cost does to Self, or to the only thing that it can be, is done.
%
%   @throws choice_needed(...) when nothing says what is sacrificed or the like, or, with manner own_mana, what pays the mana.

payment(World, Player, Self, total(Symbols, Others), none, Outcome) :-
    !,
    own_mana_given(World, Player, Symbols),
    (   member(Pay, Others),
        unpayable(Pay, World, Player, Self)
    ->  unpaid(Pay, Outcome)
    ;   findall(Event, ( member(Pay, Others), default_event(Pay, World, Player, Self, Event) ), Events),
        units(Symbols, Units),
        findall(mana(Units), Units \== [], Record),
        Outcome = paid(Events, Record)
    ).
payment(World, Player, Self, total(Symbols, Others), Given, Outcome) :-
    (   member(Key-Object, [tap-_, sacrifice-_, discard-_, exile-_, return-_]),
        given_objects(Key, Given, Objects),
        (   \+ is_set(Objects)
        ;   member(Object, Objects),
            \+ can_serve(Key, World, Player, Object)
        )
    ->  unpaid(Key, Outcome)
    ;   parts_paid(Others, World, Player, Self, Given, Left, Fault),
        (   Fault = unpaid(Pay)
        ->  unpaid(Pay, Outcome)
        ;   rest_paid(World, Player, Self, Symbols, Given, Left, Paid),
            (   Paid = fault(Reason)
            ->  Outcome = fault(Reason)
            ;   Paid = paid(ManaEvents, Helping, Record),
                findall(Event, ( given_event(Given, Player, Helping, Event) ; own_event(Others, World, Player, Self, Event) ), Events0),
                append(ManaEvents, Events0, Events),
                Outcome = paid(Events, Record)
            )
        )
    ).

unpaid(Pay, fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(Pay)))).

own_mana_given(World, Player, Symbols) :-
    (   manner(World, own_mana),
        mana_value(Symbols, Value),
        Value > 0
    ->  cost_text(Symbols, Text),
        throw(choice_needed(Player, pay, none, 1-1, [Text]))
    ;   true
    ).

given_objects(Key, Given, Objects) :-
    Part =.. [Key, Objects0],
    (   memberchk(Part, Given)
    ->  Objects = Objects0
    ;   Objects = []
    ).

%   What can be done to pay at all (CR 118.3).

can_serve(tap, World, Player, Object) :-
    permanent(World, Object),
    controller(World, Object, Player),
    \+ status(World, Object, tapped).
can_serve(sacrifice, World, Player, Object) :-
    permanent(World, Object),
    controller(World, Object, Player).
can_serve(return, World, Player, Object) :-
    permanent(World, Object),
    controller(World, Object, Player).
can_serve(discard, World, Player, Object) :-
    object(World, Object, hand, Player, _, _).
can_serve(exile, World, Player, Object) :-
    object(World, Object, Zone, Owner, _, _),
    (   permanent(World, Object)
    ->  controller(World, Object, Player)
    ;   Zone \== exile,
        Owner == Player
    ).

%   parts_paid(+Others, ..., +Given, -Left, -Fault): each part takes of Given what it needs; Fault is `none` or unpaid(Pay).

parts_paid([], _, _, _, Left, Left, none).
parts_paid([Pay|Pays], World, Player, Self, Given, Left, Fault) :-
    (   part_paid(Pay, World, Player, Self, Given, Given1)
    ->  parts_paid(Pays, World, Player, Self, Given1, Left, Fault)
    ;   Fault = unpaid(Pay),
        Left = Given
    ).

part_paid(Pay, World, Player, Self, Given0, Given) :-
    (   Pay = pay_life(Amount)
    ->  frame(Frame, Self, Player, 0, []),
        amount_of(Amount, World, Frame, Number),
        less_life(Number, Given0, Given)
    ;   Pay = one_of(Costs)
    ->  member(Cost, Costs),
        parts_paid(Cost, World, Player, Self, Given0, Given, none)
    ;   Pay = crewing(_)                                  % judged by the keyword's own rule
    ->  all_taken(tap, Given0, Given)
    ;   Pay == returning
    ->  all_taken(return, Given0, Given)
    ;   Pay =.. [Key, choose(Amount, Filter)|_],
        memberchk(Key, [tap, sacrifice, discard, exile, return])
    ->  frame(Frame, Self, Player, 0, []),
        amount_of(Amount, World, Frame, Number),
        given_objects(Key, Given0, Objects),
        context(World, Self, Player, Context),
        include(fits(World, Context, Filter), Objects, Fitting),
        length(Taken, Number),
        append(Taken, _, Fitting),
        subtract(Objects, Taken, Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   own_part(Pay, Key)
    ->  given_objects(Key, Given0, Objects),              % it may be named
        subtract(Objects, [Self], Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   \+ unpayable(Pay, World, Player, Self),
        Given = Given0
    ).

fits(World, Context, Filter0, Object) :-
    exclude(==(card), Filter0, Filter),
    matches(World, Context, Object, Filter).

own_part(tap, tap).
own_part(Pay, Key) :-
    compound(Pay),
    Pay =.. [Key, self|_],
    memberchk(Key, [sacrifice, discard, exile, return]).

less_life(0, Given, Given) :- !.
less_life(Number, Given0, [life(Left)|Given]) :-
    selectchk(life(Life), Given0, Given),
    Left is Life - Number,
    Left >= 0.

with_objects(Key, Objects, Given0, Given) :-
    Old =.. [Key, _],
    exclude(=(Old), Given0, Given1),
    New =.. [Key, Objects],
    Given = [New|Given1].

all_taken(Key, Given0, Given) :-
    with_objects(Key, [], Given0, Given).

%   rest_paid(...): the mana, with what is left of the payment for it.

rest_paid(World, Player, Self, Symbols, Given, Left, Paid) :-
    given_objects(tap, Left, Taps),
    given_objects(exile, Left, Exiles),
    given_objects(sacrifice, Left, Sacrifices),
    helping(World, Player, Self, Taps, Exiles, Help, Sources),
    subtract(Sacrifices, Sources, Strange),
    (   memberchk(mana(Mana), Given)
    ->  units(Mana, Spent)
    ;   Spent = none
    ),
    (   memberchk(life(Life), Left)
    ->  true
    ;   Life = 0
    ),
    (   Spent == none,
        Taps == [],
        Exiles == [],
        Life =:= 0
    ->  own_mana_given(World, Player, Symbols),
        Outcome = paid([], 0, [])
    ;   mana_paid(World, Player, Symbols, Help, Spent, Sources, Outcome)
    ),
    (   Outcome = paid(Events, LifeSymbols, Units),
        Life =:= 2 * LifeSymbols,
        Strange == []
    ->  findall(mana(Units), ( Units \== [], Spent == none ), More),
        append(More, Given, Record),
        Paid = paid(Events, Sources, Record)
    ;   Paid = fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(mana)))
    ).

%   helping(+World, +Player, +Spell, +Taps, +Exiles, -Help, -Sources): what convoke, improvise and delve pay for
%   (CR 702.51a, 702.126a, 702.66a); what else is tapped is a source of mana.

helping(World, Player, Spell, Taps, Exiles, Help, Sources) :-
    findall(generic, ( member(Card, Exiles), delved(World, Player, Spell, Card) ), Delved),
    partition(helps(World, Spell), Taps, Helpers, Sources),
    findall(Unit, ( member(Helper, Helpers), helper_unit(World, Spell, Helper, Unit) ), Tapped),
    length(Exiles, Count),
    length(Delved, Count0),
    (   Count =:= Count0
    ->  append(Delved, Tapped, Help)
    ;   Help = [strange]                                  % exiled for nothing
    ).

delved(World, Player, Spell, Card) :-
    object(World, Card, graveyard, Player, _, _),
    has_keyword(World, Spell, delve),
    !.

helps(World, Spell, Object) :-
    helper_unit(World, Spell, Object, _),
    !.

helper_unit(World, Spell, Object, Unit) :-
    object(World, Spell, Zone, _, _, _),
    Zone \== battlefield,
    (   is_creature(World, Object),
        has_keyword(World, Spell, convoke)
    ->  value(World, Object, colors, Colors),
        Unit = convoke(Colors)
    ;   has_type(World, Object, artifact),
        has_keyword(World, Spell, improvise)
    ->  Unit = generic
    ).

%   Whether nothing on the board can pay it; cards in a hand need not be listed.

unpayable(Pay, World, Player, Self) :-
    compound(Pay),
    Pay =.. [Key, choose(Amount, Filter)|_],
    memberchk(Key, [sacrifice, tap, return]),
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    candidates(Key, Filter, World, Player, Self, Options),
    length(Options, Count),
    Count < Number.
unpayable(energy(Amount), World, Player, Self) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    ( counters(World, Player, energy, There) -> true ; There = 0 ),
    There < Number.

candidates(Key, Filter, World, Player, Self, Options) :-
    context(World, Self, Player, Context),
    findall(Object,
            ( object(World, Object, _, _, _, _),
              can_serve(Key, World, Player, Object),
              fits(World, Context, Filter, Object)
            ),
            Options).

%   default_event(+Pay, ...) is nondet: what is done where nothing was given.

default_event(tap, _, _, Self, tapped(Self)).
default_event(untap, _, _, Self, untapped(Self)).
default_event(sacrifice(self), _, _, Self, moved(Self, graveyard, [], sacrificed)).
default_event(discard(self), _, _, Self, moved(Self, graveyard, [], discarded)).
default_event(exile(self), _, _, Self, moved(Self, exile, [], plain)).
default_event(exile(self, _), _, _, Self, moved(Self, exile, [], plain)).
default_event(return(self, hand), _, _, Self, moved(Self, hand, [], plain)).
default_event(pay_life(Amount), World, Player, Self, life_lost(Player, Number)) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    Number > 0.
default_event(life(Number), _, Player, _, life_lost(Player, Number)).
default_event(energy(Amount), World, Player, Self, counters(Player, energy, Less)) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    Less is -Number.
default_event(remove_counters(self, Counter, Amount), World, Player, Self, counters(Self, Counter, Less)) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    Less is -Number.
default_event(add_counters(self, Counter, Amount), World, Player, Self, paid(counters(Self, Counter, Number))) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number).
default_event(loyalty(Number), _, _, Self, paid(counters(Self, loyalty, Number))).
default_event(Pay, World, Player, Self, Event) :-
    compound(Pay),
    Pay =.. [Key, choose(Amount, Filter)|_],
    memberchk(Key, [tap, sacrifice, discard, exile, return]),
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    candidates(Key, Filter, World, Player, Self, Options),
    chosen_for(Key, World, Player, Self, Number, Options, Objects),
    member(Object, Objects),
    event_of(Key, Object, Event).

%   The only ones there are, those chosen, or in a scenario none.

chosen_for(Key, World, Player, Self, Number, Options, Objects) :-
    length(Options, Count),
    (   Count =< Number
    ->  Objects = Options
    ;   answer_to(World, [Key, objects, object, card], Self, _)
    ->  picked(World, [Key, objects, object, card], Self, Player, Number-Number, Options, Objects)
    ;   needed(World, Key, Player, Self, Number-Number, Options),
        Objects = []
    ).

event_of(tap, Object, tapped(Object)).
event_of(sacrifice, Object, moved(Object, graveyard, [], sacrificed)).
event_of(discard, Object, moved(Object, graveyard, [], discarded)).
event_of(exile, Object, moved(Object, exile, [], plain)).
event_of(return, Object, moved(Object, hand, [], plain)).

given_event(Given, Player, _, life_lost(Player, Life)) :-
    member(life(Life), Given),
    Life > 0.
given_event(Given, _, Helping, Event) :-
    member(Key, [sacrifice, discard, exile, return, tap]),
    given_objects(Key, Given, Objects),
    member(Object, Objects),
    \+ memberchk(Object, Helping),
    event_of(Key, Object, Event).

own_event(Others, World, Player, Self, Event) :-
    member(Pay, Others),
    \+ Pay = pay_life(_),
    \+ ( compound(Pay), arg(1, Pay, choose(_, _)) ),
    default_event(Pay, World, Player, Self, Event).
