:- encoding(utf8).
:- module(lawmage_casting_costs,
          [ total_cost/5,        % +World, +Act, +Cost, +Frame, -Total
            payment/6,           % +World, +Player, +Self, +Total, +Given, -Outcome
            covers/2,            % +Mana, +Cost
            ability_property/5   % +Property, +World, +Context, +Kind, +Self
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(event_matching).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(stated).

/** <module> Total costs and their payment (CR 601.2f-h, 602.2b)
*/

%!  total_cost(+World, +Act, +Cost:list, +Frame, -Total) is det.
%
%   Total is total(Symbols, Others): the mana and the other payments that Cost comes to for Act, cast(Spell) or activate(Kind, Self), with
%   what increases and reduces it (CR 601.2f).

total_cost(World, Act, Cost, Frame, total(Symbols, Others)) :-
    findall(Symbol, ( member(mana(Text), Cost), parse_cost(Text, Some0), Some0 \== none, with_x(Some0, Frame, Some), member(Symbol, Some) ), Base),
    exclude(is_mana, Cost, Others0),
    frame(Frame, _, You, _, _),
    findall(Pay, ( cost_change(World, Act, You, cost_to, Pays), member(Pay, Pays) ), More),
    findall(Pay, ( cost_change(World, Act, You, cost_less, Pays), member(Pay, Pays) ), Less),
    mana_in(More, World, Frame, MoreSymbols),
    mana_in(Less, World, Frame, LessSymbols),
    append(Base, MoreSymbols, Increased),
    reduced(Increased, LessSymbols, Symbols),
    exclude(is_mana, More, OtherMore),
    append(Others0, OtherMore, Others).

is_mana(mana(_)).
is_mana(times(_, mana(_))).

with_x([], _, []).
with_x([x|Symbols0], Frame, [X|Symbols]) :-
    !,
    ( binding(x, Frame, X) -> true ; X = 0 ),
    with_x(Symbols0, Frame, Symbols).
with_x([Symbol|Symbols0], Frame, [Symbol|Symbols]) :-
    with_x(Symbols0, Frame, Symbols).

mana_in(Pays, World, Frame, Symbols) :-
    findall(Symbol, ( member(Pay, Pays), pay_symbol(Pay, World, Frame, Symbol) ), Symbols).

pay_symbol(mana(Text), _, _, Symbol) :-
    parse_cost(Text, Symbols),
    member(Symbol, Symbols).
pay_symbol(times(Amount, mana(Text)), World, Frame, Symbol) :-
    amount_of(Amount, World, Frame, Number),
    parse_cost(Text, Symbols),
    between(1, Number, _),
    member(Symbol, Symbols).

%   Generic mana is reduced by generic, coloured by coloured, never below nothing (CR 118.7).

reduced(Symbols, [], Symbols) :- !.
reduced(Symbols0, [Less|Lesses], Symbols) :-
    (   integer(Less)
    ->  generic(Symbols0, Generic, Others),
        Rest is max(0, Generic - Less),
        Symbols1 = [Rest|Others]
    ;   selectchk(Less, Symbols0, Symbols1)
    ->  true
    ;   Symbols1 = Symbols0
    ),
    reduced(Symbols1, Lesses, Symbols).

generic(Symbols, Generic, Others) :-
    partition(integer, Symbols, Numbers, Others),
    sum_list(Numbers, Generic).

cost_change(World, Act, You, How, Pays) :-
    stated(World, Fact, _, Self, Whose),
    Fact =.. [How, What, Pays],
    context(World, Self, Whose, Context),
    changes_cost(What, World, Context, Act, You).
cost_change(World, cast(Spell), You, How, Pays) :-
    object(World, Spell, Zone, _, _, _),
    Zone \== battlefield,
    value(World, Spell, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, Condition, Fact),
    Fact =.. [How, cast(self), Pays],
    context(World, Spell, You, Context),
    ( Condition == true ; catch(holds(Condition, World, Context), open_condition(_), fail) ),
    !.

changes_cost(cast(each(Filter0)), World, Context, cast(Spell), You) :-
    you(Context, Whose),
    nonvar(Whose),
    cast_filter(Filter0, World, Context, You, Filter),
    matches(World, Context, Spell, Filter).
changes_cost(activate(each(Filter)), World, Context, activate(Kind, Self), _) :-
    forall(member(Property, Filter), ability_property(Property, World, Context, Kind, Self)).

cast_filter([], _, _, _, []).
cast_filter([Property|Filter0], World, Context, You, Filter) :-
    (   Property == spell
    ->  Filter = Filter1
    ;   Property = controlled_by(Who)
    ->  is_player(Who, World, Context, You),
        Filter = Filter1
    ;   Filter = [Property|Filter1]
    ),
    cast_filter(Filter0, World, Context, You, Filter1).

%!  ability_property(+Property, +World, +Context, +Kind, +Self) is semidet.
%
%   The activated ability of that kind of Self, a mana ability, a keyword or another, has Property.

ability_property(ability, _, _, _, _) :- !.
ability_property(kind(activated), _, _, _, _) :- !.
ability_property(not(kind(mana)), _, _, Kind, _) :-
    !,
    Kind \== mana.
ability_property(kind(mana), _, _, Kind, _) :-
    !,
    Kind == mana.
ability_property(from(Filter), World, Context, _, Self) :-
    !,
    matches(World, Context, Self, Filter).
ability_property(keyword(Keyword), _, _, Kind, _) :-
    !,
    Kind == Keyword.
ability_property(_, _, _, _, _) :-
    fail.

%!  payment(+World, +Player, +Self, +Total, +Given, -Outcome) is det.
%
%   Outcome is paid(Events, Record) or fault(Reason): Given is the whole payment, a list of mana(Symbols), life(N), sacrifice(Objects)
%   and so on, or `none`, when costs count as paid: what a cost does to Self, or to the only thing that it can be, is done.

payment(World, Player, Self, total(_, Others), none, paid(Events, [])) :-
    !,
    findall(Event, ( member(Pay, Others), default_event(Pay, World, Player, Self, Event) ), Events).
payment(World, Player, Self, total(Symbols, Others), Given, Outcome) :-
    (   memberchk(mana(Mana0), Given)
    ->  helping(World, Self, Symbols, Given, Help),
        append(Mana0, Help, Mana)
    ;   Mana = []
    ),
    (   ( \+ memberchk(mana(_), Given) ; covers(Mana, Symbols) )
    ->  (   member(Pay, Others),
            \+ given_pay(Pay, World, Player, Self, Given)
        ->  Outcome = fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(Pay)))
        ;   findall(Event, ( given_event(Given, Player, Event) ; own_event(Others, World, Self, Event) ), Events),
            Outcome = paid(Events, Given)
        )
    ;   Outcome = fault(reason([cr('601.2h'), cr('118.3')], rule('601.2h'), [], unpaid(mana)))
    ).

%   helping(+World, +Spell, +Symbols, +Given, -Mana): what convoke, improvise and delve pay (CR 702.51a, 702.126a, 702.66a).

helping(World, Spell, Symbols, Given, Mana) :-
    findall(Symbol,
            ( has_keyword(World, Spell, convoke),
              member(tap(Creatures), Given),
              member(Creature, Creatures),
              convoked(World, Creature, Symbols, Symbol)
            ; has_keyword(World, Spell, improvise),
              member(tap(Artifacts), Given),
              member(Artifact, Artifacts),
              has_type(World, Artifact, artifact),
              Symbol = generic
            ; has_keyword(World, Spell, delve),
              member(exile(Cards), Given),
              member(Card, Cards),
              object(World, Card, graveyard, _, _, _),
              Symbol = generic
            ),
            Mana).

convoked(World, Creature, Symbols, Symbol) :-
    value(World, Creature, colors, Colors),
    (   member(Color, Colors),
        symbol_colors(Symbol0, [Color]),
        memberchk(Symbol0, Symbols)
    ->  Symbol = Symbol0
    ;   Symbol = generic
    ).

default_event(tap, _, _, Self, tapped(Self)).
default_event(untap, _, _, Self, untapped(Self)).
default_event(sacrifice(self), _, _, Self, moved(Self, graveyard, [], sacrificed)).
default_event(discard(self), _, _, Self, moved(Self, graveyard, [], discarded)).
default_event(exile(self), _, _, Self, moved(Self, exile, [], plain)).
default_event(exile(self, _), _, _, Self, moved(Self, exile, [], plain)).
default_event(return(self, hand), _, _, Self, moved(Self, hand, [], plain)).
default_event(pay_life(Amount), World, Player, Self, life_lost(Player, Number)) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number).
default_event(remove_counters(self, Counter, Amount), World, Player, Self, counters(Self, Counter, Less)) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    Less is -Number.
default_event(add_counters(self, Counter, Amount), World, Player, Self, paid(counters(Self, Counter, Number))) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number).
default_event(loyalty(Number), _, _, Self, paid(counters(Self, loyalty, Number))).
default_event(sacrifice(choose(1, Filter)), World, Player, Self, moved(Object, graveyard, [], sacrificed)) :-
    frame(Frame, Self, Player, 0, []),
    objects_of(each([controlled_by(you)|Filter]), World, Frame, [Object]).

%   A part of the cost is among what was given, in number and kind.

given_pay(tap, _, _, _, _).
given_pay(untap, _, _, _, _).
given_pay(loyalty(_), _, _, _, _).
given_pay(crewing(_), _, _, _, _).       % judged by the keyword's own rule
given_pay(returning, _, _, _, _).
given_pay(Pay, _, _, _, _) :-
    Pay =.. [_, self|_].
given_pay(pay_life(Amount), World, Player, Self, Given) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    (   memberchk(life(Paid), Given)
    ->  Paid >= Number
    ;   Number =:= 0
    ).
given_pay(Pay, World, Player, Self, Given) :-
    Pay =.. [How, choose(Amount, Filter)|_],
    Paid =.. [How, Objects],
    memberchk(Paid, Given),
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number),
    length(Objects, Count),
    Count >= Number,
    context(World, Self, Player, Context),
    forall(member(Object, Objects), matches(World, Context, Object, Filter)).
given_pay(one_of(Costs), World, Player, Self, Given) :-
    member(Cost, Costs),
    forall(member(Pay, Cost), given_pay(Pay, World, Player, Self, Given)),
    !.
given_pay(mana(_), _, _, _, _).

given_event(Given, Player, life_lost(Player, Life)) :-
    member(life(Life), Given),
    Life > 0.
given_event(Given, _, moved(Object, graveyard, [], sacrificed)) :-
    member(sacrifice(Objects), Given),
    member(Object, Objects).
given_event(Given, _, moved(Object, graveyard, [], discarded)) :-
    member(discard(Objects), Given),
    member(Object, Objects).
given_event(Given, _, moved(Object, exile, [], plain)) :-
    member(exile(Objects), Given),
    member(Object, Objects).
given_event(Given, _, moved(Object, hand, [], plain)) :-
    member(return(Objects), Given),
    member(Object, Objects).
given_event(Given, _, tapped(Object)) :-
    member(tap(Objects), Given),
    member(Object, Objects).

own_event(Others, World, Self, Event) :-
    member(Pay, Others),
    \+ Pay = pay_life(_),
    \+ Pay = sacrifice(choose(_, _)),
    default_event(Pay, World, none, Self, Event).

%!  covers(+Mana:list, +Cost:list) is semidet.
%
%   Mana, a list of symbols, pays Cost (CR 601.2h): each symbol of Cost by one that it names, generic mana by any.

covers(Mana0, Cost) :-
    maplist(unit_symbols, Mana0, Units0),
    append(Units0, Units),
    generic(Cost, Generic, Coloured),
    pays(Coloured, Units, Left),
    length(Left, Count),
    Count >= Generic,
    !.

unit_symbols(Symbol, Units) :-
    (   integer(Symbol)
    ->  length(Units, Symbol),
        maplist(=(generic), Units)
    ;   Units = [Symbol]
    ).

pays([], Units, Units).
pays([Symbol|Symbols], Units0, Units) :-
    one_pays(Symbol, Units0, Units1),
    pays(Symbols, Units1, Units).

one_pays(Symbol, Units0, Units) :-
    (   Symbol = Left/Right
    ->  (   one_pays(Left, Units0, Units)
        ;   Right \== p,
            one_pays(Right, Units0, Units)
        ;   Right == p,
            Units = Units0
        )
    ;   integer(Symbol)
    ->  length(Some, Symbol),
        append(Some, Units, Units0)
    ;   select(Symbol, Units0, Units)
    ).
