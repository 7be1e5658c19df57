:- encoding(utf8).
:- module(lawmage_amounts,
          [ amount/4,          % +Amount, +World, +Context, -Number
            counter_count/4    % +World, +Thing, +Counter, -Count
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(board).
:- use_module(characteristics).
:- use_module(context).
:- use_module(filters).
:- use_module(mana).
:- use_module(subjects).
:- autoload(subtypes, [subtype/2, basic_land_type/1]).

/** <module> Amounts: the numbers a text speaks of

An amount that can't be determined counts 0 (CR 107.2, 208.2a).
*/

%!  amount(+Amount, +World, +Context, -Number:integer) is det.
%
%   What Amount is in Context.

amount(Amount, World, Context, Number) :-
    (   integer(Amount)
    ->  Number = Amount
    ;   amount_(Amount, World, Context, Found)
    ->  Number = Found
    ;   Number = 0
    ).

amount_(x, World, Context, Number) =>
    self(Context, Self),
    stack_choice_x(World, Self, Number).
amount_(chosen(number), World, Context, Number) =>
    self(Context, Self),
    chosen(World, Self, number, Number).
amount_(count(Filter), World, Context, Number) =>
    count(Filter, World, Context, Number).
amount_(distinct(What, Filter), World, Context, Number) =>
    matching(World, Context, Filter, Things),
    findall(Feature,
            ( member(Thing, Things),
              feature(What, World, Thing, Feature)
            ),
            Features),
    sort(Features, Different),
    length(Different, Number).
amount_(stat(Stat, Subject), World, Context, Number) =>
    members(Subject, World, Context, [Thing|_]),
    stat(Stat, World, Thing, Number).
amount_(counters(Counter, Subject), World, Context, Number) =>
    members(Subject, World, Context, Things),
    foldl(add_counters(World, Counter), Things, 0, Number).
amount_(life(Who), World, Context, Number) =>
    players(Who, World, Context, [Player|_]),
    life(World, Player, Number).
amount_(devotion(Who, Colors), World, Context, Number) =>     % CR 700.5
    players(Who, World, Context, [Player|_]),
    findall(Symbol,
            ( permanent(World, Thing),
              characteristics(World, Thing, C),
              get_dict(controller, C, Player),
              get_dict(cost, C, Cost),
              is_list(Cost),
              member(Symbol, Cost),
              symbol_colors(Symbol, SymbolColors),
              shares(SymbolColors, Colors)
            ),
            Symbols),
    length(Symbols, Number).
amount_(plus(Left, Right), World, Context, Number) =>
    amount(Left, World, Context, LeftNumber),
    amount(Right, World, Context, RightNumber),
    Number is LeftNumber+RightNumber.
amount_(minus(Left, Right), World, Context, Number) =>
    amount(Left, World, Context, LeftNumber),
    amount(Right, World, Context, RightNumber),
    Number is LeftNumber-RightNumber.
amount_(times(Left, Right), World, Context, Number) =>
    amount(Left, World, Context, LeftNumber),
    amount(Right, World, Context, RightNumber),
    Number is LeftNumber*RightNumber.
amount_(_, _, _, _) =>
    fail.

stack_choice_x(World, Self, Number) :-
    stack_choice(World, Self, x, Number).

shares(SomeColors, Colors) :-
    member(Color, SomeColors),
    memberchk(Color, Colors),
    !.

%   Cards in a hand or library are counted by the number given for the player, as not each of them
%   need be listed.

count(Filter, World, Context, Number) :-
    (   select(zone(Zone, Who), Filter, Rest),
        memberchk(Zone, [hand, library]),
        subtract(Rest, [card], [])
    ->  players(Who, World, Context, Players),
        foldl(add_cards(World, Zone), Players, 0, Number)
    ;   matching(World, Context, Filter, Things),
        length(Things, Number)
    ).

add_cards(World, Zone, Player, Number0, Number) :-
    (   Zone == hand
    ->  hand(World, Player, Count)
    ;   library(World, Player, Count)
    ),
    Number is Number0+Count.

add_counters(World, Counter, Thing, Number0, Number) :-
    counter_count(World, Thing, Counter, Count),
    Number is Number0+Count.

%!  counter_count(+World, +Thing, +Counter, -Count:integer) is det.
%
%   How many counters of the kind Counter, or `any`, are on the object or player Thing.

counter_count(World, Thing, Counter, Count) :-
    (   Counter == any
    ->  findall(Number, counters(World, Thing, _, Number), Numbers),
        sum_list(Numbers, Count)
    ;   counters(World, Thing, Counter, Number)
    ->  Count = Number
    ;   Count = 0
    ).

stat(mana_value, World, Thing, Number) :-
    value(World, Thing, mana_value, Number).
stat(power, World, Thing, Number) :-
    value(World, Thing, power, Number),
    integer(Number).
stat(toughness, World, Thing, Number) :-
    value(World, Thing, toughness, Number),
    integer(Number).

feature(power, World, Thing, Power) :-
    stat(power, World, Thing, Power).
feature(name, World, Thing, Name) :-
    value(World, Thing, name, Name).
feature(card_type, World, Thing, Type) :-
    value(World, Thing, types, Types),
    member(Type, Types).
feature(basic_land_type, World, Thing, Type) :-
    basic_land_type(Type),
    characteristics(World, Thing, C),
    has_subtype(C, Type).
feature(color, World, Thing, Color) :-
    value(World, Thing, colors, Colors),
    member(Color, Colors).
feature(creature_type, World, Thing, Type) :-
    characteristics(World, Thing, C),
    subtype(creature, Type),
    has_subtype(C, Type).
