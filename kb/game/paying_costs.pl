:- encoding(utf8).
:- module(lawmage_paying_costs,
          [ payment/6,           % +World, +Player, +Self, +Total, +Given, -Outcome
            paid_with/7,         % +Key, +Filter, +World, +Player, +Self, +Given, -Object
            spendable/5,         % +World, +Player, +Self, +Symbols, -Spendable
            taken_of_given/1     % +Pay
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../objects/mana').
:- use_module('../objects/mana_paying').
:- use_module('../objects/subjects').
:- use_module(cant_happen).
:- use_module(cost_parts).
:- use_module(default_payments).
:- use_module(helping).
:- use_module(mana_paid).
:- use_module(position).
:- use_module(stated).

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
%   @throws error(not_supported(Words), _) for a cost that isn't interpreted.

payment(World, Player, Self, Total, Given, Outcome) :-
    paid_so(World, Player, Self, Total, Given, Outcome0),
    (   Outcome0 = paid(Events, _),
        member(Event, Events),
        cant_be_part(Event, World, Thing)
    ->  Outcome = fault(reason([cr('614.17b'), cr('118.3')], rule('614.17b'), [Thing], impossible_cost(Thing)))
    ;   Outcome = Outcome0
    ).

%   A cost that includes what can't happen can't be paid.

cant_be_part(Event, World, Thing) :-
    (   Event = paid(Inner)
    ->  cant_be_part(Inner, World, Thing)
    ;   cant_happen(Event, World),
        arg(1, Event, Thing)
    ).

paid_so(World, Player, Self, Total, Given, Outcome) :-
    Total = total(_, Others),
    known_parts(Others),
    (   member(Pay, Others),
        unpayable(Pay, World, Player, Self)
    ->  unpaid(Pay, Outcome)
    ;   Given == none
    ->  counts_as_paid(World, Player, Self, Total, Outcome)
    ;   given_payment(World, Player, Self, Total, Given, Outcome)
    ).

known_parts(Others) :-
    (   member(Pay, Others),
        \+ known_part(Pay)
    ->  functor(Pay, Name, _),
        format(atom(Words), "the cost ~w", [Name]),
        throw(error(not_supported(Words), _))
    ;   true
    ).

known_part(tap).
known_part(untap).
known_part(pay_life(_)).
known_part(loyalty(_)).
known_part(energy(_)).
known_part(mill(_)).
known_part(waterbend(_)).
known_part(total(_, _, _, _)).
known_part(add_counters(self, _, _)).
known_part(remove_counters(self, _, _)).
known_part(exile(Top)) :-
    top_number(Top, _).
known_part(Pay) :-
    named_part(Pay, _, What),
    ( What = choose(_, _) ; What == self ; What = each(_) ).

counts_as_paid(World, Player, Self, total(Symbols, Others), Outcome) :-
    own_mana_given(World, Player, Symbols),
    findall(Event, ( member(Pay, Others), default_event(Pay, World, Player, Self, Event) ), Events),
    paid_mana(Symbols, Units),
    findall(mana(Units), Units \== [], Record0),
    findall(Part, done_part(Others, World, Player, Self, Part), Record1),
    append(Record0, Record1, Record),
    Outcome = paid(Events, Record).

%   Which mana paid for symbols that leave a choice isn't known.

paid_mana(Symbols, Units) :-
    units(Symbols, Units0),
    maplist(plainly_paid, Units0, Units).

plainly_paid(Unit0, Unit) :-
    ( atom(Unit0) -> Unit = Unit0 ; Unit = generic ).

%   What was sacrificed, exiled ... where nothing was given, as a payment says it.

done_part(Others, World, Player, Self, Part) :-
    member(Key, [sacrifice, discard, exile, return, tap]),
    findall(Object,
            ( member(Pay, Others),
              named_part(Pay, Key, choose(Amount, Filter)),
              how_many(Amount, World, Player, Self, Number),
              candidates(Key, Filter, World, Player, Self, Options, _),
              chosen_for(Key, World, Player, Self, Number, Options, Objects0),
              member(Object, Objects0)
            ),
            Objects),
    Objects \== [],
    Part =.. [Key, Objects].

given_payment(World, Player, Self, total(Symbols0, Others), Given, Outcome) :-
    spendable(World, Player, Self, Symbols0, Symbols),
    (   member(Key, [tap, sacrifice, discard, exile, return]),
        given_objects(Key, Given, Objects),
        (   \+ is_set(Objects)
        ;   member(Object, Objects),
            \+ can_serve(Key, World, Player, Object)
        )
    ->  unpaid(Key, Outcome)
    ;   parts_paid(Others, World, Player, Self, Given, Left, Fault),
        (   Fault = unpaid(Pay)
        ->  unpaid(Pay, Outcome)
        ;   rest_paid(World, Player, Self, Symbols, Others, Given, Left, Paid),
            (   Paid = fault(Reason)
            ->  Outcome = fault(Reason)
            ;   Paid = paid(ManaEvents, Helping, Record),
                findall(Event,
                        ( given_event(Given, World, Player, Helping, Event)
                        ; member(Pay, Others), \+ taken_of_given(Pay), default_event(Pay, World, Player, Self, Event)
                        ),
                        Events0),
                append(ManaEvents, Events0, Events),
                Outcome = paid(Events, Record)
            )
        )
    ).

unpaid(Pay, fault(reason([cr('601.2h'), cr('118.3')|More], rule('601.2h'), [], unpaid(Pay)))) :-
    findall(cr(Rule), action_rule(Pay, Rule), More).

%   What else says that it can't be paid.

action_rule(mill(_), '701.17b').
action_rule(pay_life(_), '119.4').
action_rule(Pay, '701.59b') :-
    Pay = total(exile, _, mana_value, _).

own_mana_given(World, Player, Symbols) :-
    (   manner(World, own_mana),
        mana_value(Symbols, Value),
        Value > 0
    ->  cost_text(Symbols, Text),
        throw(choice_needed(Player, pay, none, 1-1, [Text]))
    ;   true
    ).

%!  spendable(+World, +Player, +Self, +Symbols:list, -Spendable:list) is det.
%
%   Symbols as effects let mana be spent on them: "mana of any type can be spent", "as though it were mana of any color" (CR 118.14, 609.4b).

spendable(World, Player, Self, Symbols0, Symbols) :-
    (   stated(World, permission(player(Who), Permission), _, Source, You),
        context(World, Source, You, Context),
        is_player(Who, World, Context, Player),
        spends_freely(Permission, World, Context, Self)
    ->  maplist(of_any_color, Symbols0, Symbols)
    ;   stated(World, permission(Subject, spend_as_any_color), _, Source, You),
        Subject \= player(_),
        context(World, Source, You, Context),
        is_member(Subject, World, Context, Self)
    ->  maplist(of_any_color, Symbols0, Symbols)
    ;   Symbols = Symbols0
    ).

spends_freely(spend_as_any_color, _, _, _).
spends_freely(spend_as_any_color(each(Filter0)), World, Context, Self) :-
    !,
    exclude(==(spell), Filter0, Filter),
    matches_spell(World, Context, Self, Filter).
spends_freely(spend_as_any_color(Subject), World, Context, Self) :-
    is_member(Subject, World, Context, Self).

matches_spell(World, Context, Self, Filter) :-
    fits(World, Context, Filter, Self).

of_any_color(Symbol0, Symbol) :-
    (   integer(Symbol0)
    ->  Symbol = Symbol0
    ;   memberchk(Symbol0, [c, s, x])
    ->  Symbol = Symbol0
    ;   Symbol0 = _/p
    ->  Symbol = 1/p
    ;   Symbol = 1
    ).

given_objects(Key, Given, Objects) :-
    Part =.. [Key, Objects0],
    (   memberchk(Part, Given)
    ->  Objects = Objects0
    ;   Objects = []
    ).

%!  taken_of_given(+Pay) is semidet.
%
%   What a payment names; anything else that a cost does is chosen apart.

taken_of_given(pay_life(_)).
taken_of_given(total(_, _, _, _)).
taken_of_given(Pay) :-
    named_part(Pay, Key, choose(_, _)),
    memberchk(Key, [tap, sacrifice, discard, exile, return]).

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
    ->  part_number(Amount, World, Player, Self, Number),
        less_life(Number, Given0, Given)
    ;   Pay = total(Key, Filter, Stat, at_least(Amount))
    ->  part_number(Amount, World, Player, Self, Number),
        given_objects(Key, Given0, Objects),
        context(World, Self, Player, Context),
        include(fits(World, Context, Filter), Objects, Fitting),
        total_of(Stat, World, Fitting, Total),
        Total >= Number,
        subtract(Objects, Fitting, Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   taken_of_given(Pay)
    ->  named_part(Pay, Key, choose(Amount, Filter)),
        how_many(Amount, World, Player, Self, Number),
        given_objects(Key, Given0, Objects),
        context(World, Self, Player, Context),
        include(fits(World, Context, Filter), Objects, Fitting0),
        exclude(cast_from_hand(World, Self), Fitting0, Fitting),
        ( Number == any -> Taken = Fitting ; length(Taken, Number), append(Taken, _, Fitting) ),
        subtract(Objects, Taken, Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   named_part(Pay, Key, each(Filter))
    ->  given_objects(Key, Given0, Objects),              % they may be named
        candidates(Key, Filter, World, Player, Self, All, _),
        subtract(Objects, All, Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   own_part(Pay, Key)
    ->  given_objects(Key, Given0, Objects),              % it may be named
        subtract(Objects, [Self], Rest),
        with_objects(Key, Rest, Given0, Given)
    ;   Given = Given0
    ).

cast_from_hand(World, Self, Object) :-
    Object == Self,
    object(World, Self, hand, _, _, _).

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

%   rest_paid(...): the mana, with what is left of the payment for it.

rest_paid(World, Player, Self, Symbols, Others, Given, Left, Paid) :-
    given_objects(tap, Left, Taps),
    given_objects(exile, Left, Exiles),
    given_objects(sacrifice, Left, Sacrifices),
    given_objects(discard, Left, Discards),
    given_objects(return, Left, Returns),
    helping(World, Player, Self, Others, Taps, Exiles, Help, Sources),
    subtract(Sacrifices, Sources, Strange0),
    append([Strange0, Discards, Returns], Strange),
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
    ->  exclude(is_mana_part, Given, Given1),
        findall(mana(Units), Units \== [], More),
        append(More, Given1, Record),
        Paid = paid(Events, Sources, Record)
    ;   overpaid(Strange, Exiles, Help, Life, Outcome, Spent, Symbols, What)
    ->  Paid = fault(reason([cr('601.2h')], rule('601.2h'), [], overpaid(What)))
    ;   Paid = fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(mana)))
    ).

%   overpaid(...) is semidet: What is given beyond the cost, a list of objects, life or mana.

overpaid([Object|Objects], _, _, _, _, _, _, [Object|Objects]) :- !.
overpaid(_, Exiles, [strange], _, _, _, _, Exiles) :- !.
overpaid(_, _, _, Life, paid(_, LifeSymbols, _), _, _, life) :-
    Life > 2 * LifeSymbols,
    !.
overpaid(_, _, _, _, unpaid, Spent, Symbols, mana) :-
    is_list(Spent),
    length(Spent, Given),
    mana_value(Symbols, Value),
    Given > Value.

is_mana_part(mana(_)).

given_event(Given, _, Player, _, life_lost(Player, Life)) :-
    member(life(Life), Given),
    Life > 0.
given_event(Given, World, _, Helping, Event) :-
    member(Key, [sacrifice, discard, exile, return, tap]),
    given_objects(Key, Given, Objects),
    member(Object, Objects),
    \+ memberchk(Object, Helping),
    event_of(Key, World, Object, Event).

%!  paid_with(+Key, +Filter, +World, +Player, +Self, +Given:list, -Object) is semidet.
%
%   Object is what is sacrificed or the like for a part of the cost that asks for one thing that fits Filter.

paid_with(Key, Filter, World, Player, Self, Given, Object) :-
    candidates(Key, Filter, World, Player, Self, Options, _),
    (   memberchk(pay(found(_)), Given)
    ->  subtract(Options, [Self], [Object|_])             % the first, as finding_payments.pl takes it
    ;   memberchk(pay(Pay), Given),
        given_objects(Key, Pay, Objects)
    ->  member(Object, Objects),
        memberchk(Object, Options)
    ;   chosen_for(Key, World, Player, Self, 1, Options, [Object])
    ),
    !.
