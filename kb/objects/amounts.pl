:- encoding(utf8).
:- module(lawmage_amounts,
          [ amount/4,          % +Amount, +World, +Context, -Number
            counter_count/4    % +World, +Thing, +Counter, -Count
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(pairs)).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(board).
:- use_module(characteristics).
:- use_module(context).
:- use_module(filters).
:- autoload(continuous, [source/6]).
:- autoload(history, [happened_count/5, happened_objects/5, happened_total/4]).
:- use_module(mana).
:- autoload(relations, [quality/4]).
:- use_module(subjects).

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
amount_(count(Filter0), World, Context, Number), selectchk(alike(Feature), Filter0, Filter) =>    % "that share a creature type": the most that do
    among(Filter, World, Context, Things),
    findall(Quality,
            ( member(Thing, Things),
              distinct(Quality, quality(Feature, World, Thing, Quality))
            ),
            Qualities0),
    msort(Qualities0, Qualities),
    clumped_most(Qualities, Number).
amount_(count(Filter), World, Context, Number) =>
    count(Filter, World, Context, Number).
amount_(distinct(What, Filter), World, Context, Number) =>
    among(Filter, World, Context, Things),
    findall(Quality,
            ( member(Thing, Things),
              quality(What, World, Thing, Quality)
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
amount_(starting_life(_), _, _, Number) =>              % CR 119.1
    Number = 20.
amount_(devotion(Who, [chosen(color)]), World, Context, Number) =>
    self(Context, Self),
    findall(Color, chosen(World, Self, color, Color), Colors),
    amount_(devotion(Who, Colors), World, Context, Number).
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
    findall(More, more_devotion(World, Player, More), Mores),     % CR 700.5a
    length(Symbols, Count),
    sum_list([Count|Mores], Number).
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
amount_(neg(Amount), World, Context, Number) =>
    amount(Amount, World, Context, Positive),
    Number is -Positive.
amount_(half(Amount, Rounded), World, Context, Number) =>
    amount(Amount, World, Context, Whole),
    (   Rounded == up
    ->  Number is (Whole+1) div 2
    ;   Number is Whole div 2
    ).
amount_(excess(Few, Amount), World, Context, Number) =>    % "beyond the first"
    amount(Few, World, Context, FewNumber),
    amount(Amount, World, Context, AmountNumber),
    Number is max(0, AmountNumber-FewNumber).
amount_(difference(Left, Right), World, Context, Number) =>
    amount(Left, World, Context, LeftNumber),
    amount(Right, World, Context, RightNumber),
    Number is abs(LeftNumber-RightNumber).
amount_(greatest(life, Filter), World, Context, Number) =>
    matching(World, Context, Filter, Players),
    findall(Life, ( member(Player, Players), life(World, Player, Life) ), Lives),
    max_list(Lives, Number).
amount_(least(life, Filter), World, Context, Number) =>
    matching(World, Context, Filter, Players),
    findall(Life, ( member(Player, Players), life(World, Player, Life) ), Lives),
    min_list(Lives, Number).
amount_(greatest(color_count, Filter), World, Context, Number) =>    % of the most common colour
    findall(Count,
            ( member(Color, [white, blue, black, red, green]),
              count([color(Color)|Filter], World, Context, Count)
            ),
            Counts),
    max_list(Counts, Number).
amount_(greatest(Stat, Filter), World, Context, Number) =>
    stats(Stat, World, Context, Filter, Stats),
    max_list(Stats, Number).
amount_(least(Stat, Filter), World, Context, Number) =>
    stats(Stat, World, Context, Filter, Stats),
    min_list(Stats, Number).
amount_(total(Stat, Filter), World, Context, Number) =>
    stats(Stat, World, Context, Filter, Stats),
    sum_list(Stats, Number).
amount_(player_counters(Counter, Who), World, Context, Number) =>
    players(Who, World, Context, Players),
    foldl(add_counters(World, Counter), Players, 0, Number).
amount_(counters_among(Counter, Filter), World, Context, Number) =>
    matching(World, Context, Filter, Things),
    foldl(add_counters(World, Counter), Things, 0, Number).
amount_(mana_symbols(Color, Subject), World, Context, Number) =>
    members(Subject, World, Context, [Thing|_]),
    value(World, Thing, cost, Cost),
    is_list(Cost),
    findall(Symbol,
            ( member(Symbol, Cost),
              symbol_colors(Symbol, Colors),
              memberchk(Color, Colors)
            ),
            Symbols),
    length(Symbols, Number).
amount_(unlocked_doors(Filter), World, Context, Number) =>    % CR 709.5j
    matching(World, Context, Filter, Rooms),
    findall(Room-Door,
            ( member(Room, Rooms),
              member(Door, [left_half_unlocked, right_half_unlocked]),
              designation(World, Room, Door)
            ),
            Doors),
    length(Doors, Number).
amount_(party(Who), World, Context, Number) =>
    players(Who, World, Context, [Player|_]),
    party(World, Player, Number).
amount_(speed(Who), World, Context, Number) =>           % CR 702.179f
    players(Who, World, Context, [Player|_]),
    counter_count(World, Player, speed, Number).
amount_(kicked, World, Context, Number) =>               % CR 702.33d
    self(Context, Self),
    times_paid(World, Self, kicker, Kicked),
    times_paid(World, Self, multikicker, Often),
    Number is Kicked+Often.
amount_(times_paid(Cost), World, Context, Number) =>
    self(Context, Self),
    times_paid(World, Self, Cost, Number).
amount_(mana_spent(Subject), World, Context, Number) =>
    members(Subject, World, Context, [Object|_]),
    mana_spent(World, Object, Units),
    length(Units, Number).
amount_(mana_spent(Subject, Color), World, Context, Number) =>
    members(Subject, World, Context, [Object|_]),
    mana_spent(World, Object, Units),
    (   memberchk(generic, Units)
    ->  not_told(Object)
    ;   findall(Unit, ( member(Unit, Units), symbol_colors(Unit, Colors), memberchk(Color, Colors) ), Of),
        length(Of, Number)
    ).
amount_(colors_spent(Subject), World, Context, Number) =>
    members(Subject, World, Context, [Object|_]),
    mana_spent(World, Object, Units),
    (   memberchk(generic, Units)
    ->  not_told(Object)
    ;   findall(Color, ( member(Unit, Units), symbol_colors(Unit, Colors), member(Color, Colors) ), Found),
        sort(Found, Different),
        length(Different, Number)
    ).
amount_(life_gained(Who), World, Context, Number) =>
    happened_total(gains_life(Who), World, Context, Number).
amount_(damage_dealt(Who), World, Context, Number) =>
    happened_total(deals_damage(any, player(Who)), World, Context, Number).
amount_(life_lost(Who), World, Context, Number) =>
    happened_total(loses_life(Who), World, Context, Number).
amount_(happened(Period, Event), World, Context, Number) =>
    happened_count(Period, Event, World, Context, Number).
amount_(times_happened(Period, Event), World, Context, Number) =>
    happened_count(Period, Event, World, Context, Number).
amount_(_, _, _, _) =>
    fail.

%   among(+Filter, +World, +Context, -Things): what Filter means, or the one object that it names.

among(that_object(Subject), World, Context, Things) =>
    members(Subject, World, Context, Things).
among(Filter, World, Context, Things) =>
    matching(World, Context, Filter, Things).

%   The mana that was spent to cast Object; none if it was not cast (CR 702.44b).

mana_spent(World, Object, Units) :-
    (   stack_choice(World, Object, paid, Paid),
        memberchk(mana-Units0, Paid)
    ->  Units = Units0
    ;   stack_choice(World, Object, from, _)
    ->  not_told(Object)
    ;   Units = []
    ).

not_told(Object) :-
    format(atom(Words), 'what mana was spent to cast ~w: its payment says it', [Object]),
    throw(error(not_supported(Words), _)).

times_paid(World, Thing, Cost, Number) :-
    (   stack_choice(World, Thing, times, Cost-Times)
    ->  Number = Times
    ;   stack_choice(World, Thing, using, Cost)
    ->  Number = 1
    ;   Number = 0
    ).

stats(Stat, World, Context, Filter, Stats) :-
    matching(World, Context, Filter, Things),
    findall(Number, ( member(Thing, Things), stat(Stat, World, Thing, Number) ), Stats).

%   A party is up to one each of Cleric, Rogue, Warrior and Wizard, chosen so that as many creatures as possible count (CR 700.8).

party(World, Player, Number) :-
    findall(Roles,
            ( permanent(World, Thing),
              characteristics(World, Thing, C),
              get_dict(controller, C, Player),
              get_dict(types, C, Types),
              memberchk(creature, Types),
              findall(Role, ( member(Role, [cleric, rogue, warrior, wizard]), has_subtype(C, Role) ), Roles),
              Roles \== []
            ),
            Members),
    most_roles(Members, [], Number).

most_roles([], Taken, Number) :-
    length(Taken, Number).
most_roles([Roles|Members], Taken, Number) :-
    findall(One,
            ( member(Role, Roles),
              \+ memberchk(Role, Taken),
              most_roles(Members, [Role|Taken], One)
            ),
            Numbers),
    most_roles(Members, Taken, Without),
    max_list([Without|Numbers], Number).

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
    ;   select(happened(Period, Event0, at_least(1)), Filter, Rest),
        moved_then(Event0, each(Rest), Event)
    ->  happened_objects(Period, Event, World, Context, Number)
    ;   matching(World, Context, Filter, Things),
        length(Things, Number)
    ).

%   moved_then(+Event, +Subject, -Told): the objects of Event are counted as they were then, wherever they are now (CR 608.2i).

moved_then(dies(own), S, dies(S)).
moved_then(leaves(own), S, leaves(S)).
moved_then(enters_under(own, Who), S, enters_under(S, Who)).
moved_then(put_into(own, To, Who, From), S, put_into(S, To, Who, From)).

add_cards(World, Zone, Player, Number0, Number) :-
    (   Zone == hand
    ->  hand(World, Player, Count)
    ;   library(World, Player, Count)
    ),
    Number is Number0+Count.

%   clumped_most(+Sorted, -Number): how often the most frequent of them is there.

clumped_most(Sorted, Number) :-
    findall(Quality-1, member(Quality, Sorted), Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Count, ( member(_-Ones, Groups), length(Ones, Count) ), Counts),
    max_list([0|Counts], Number).

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
stat(base_power, World, Thing, Number) :-
    base_value(World, Thing, power, Number).
stat(base_toughness, World, Thing, Number) :-
    base_value(World, Thing, toughness, Number).

%   more_devotion(+World, +Player, -More) is nondet: an effect increases Player's devotion to everything by that.

more_devotion(World, Player, More) :-
    source(World, _, Self, You0, _, devotion_more(Who, More)),
    ( You0 == controller -> controller(World, Self, You) ; You = You0 ),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player).
