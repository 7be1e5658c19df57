:- encoding(utf8).
:- module(lawmage_mana_paying,
          [ units/2,             % +Symbols, -Units
            covers/3,            % +Units, +Cost, -LifeSymbols
            affordable/6         % +Cost, +Units, +Sources, +Life, -Used, -LifeSymbols
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(mana).

/** <module> How mana pays for the symbols of a cost (CR 107.4, 118.3a)

Mana is a list of units: w u b r g c for one mana of that type, snow(Unit) for one that a snow source made, s for one of which only that
is known, `generic` for one whose type nobody says, and convoke(Colors) for a creature that is tapped for convoke.
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

%   symbol_way(+Symbol, -Way) is nondet: one way to pay for a symbol that is no number: type(Type) for one mana of that type,
%   generic(Number), or life for 2 life.

symbol_way(Left/Right, Way) :-                                           % CR 107.4e-f
    !,
    ( symbol_way(Left, Way) ; symbol_way(Right, Way) ).
symbol_way(p, Way) :-
    !,
    Way = life.
symbol_way(Number, Way) :-
    integer(Number),
    !,
    Way = generic(Number).
symbol_way(Symbol, type(Symbol)).

%   pays(+Unit, +Type) is semidet: the unit is mana of that type (CR 107.4a, c, h).

pays(Type, Type) :- !.
pays(snow(Unit), Type) :-
    !,
    ( Type == s ; Unit == Type ),
    !.
pays(convoke(Colors), Symbol) :-
    symbol_colors(Symbol, [Color]),
    memberchk(Color, Colors).

%   Numbers are generic mana, X is what was chosen for it before; the rest is paid symbol by symbol.

split(Cost, Generic, Typed) :-
    partition(integer, Cost, Numbers, Typed0),
    sum_list(Numbers, Generic),
    exclude(variable, Typed0, Typed).

variable(x).
variable(y).
variable(z).

%!  covers(+Units:list, +Cost:list, -LifeSymbols:integer) is semidet.
%
%   Units pay for Cost and nothing of them is left over; of the Phyrexian symbols, LifeSymbols are paid with life (CR 601.2h).

covers(Units, Cost, LifeSymbols) :-
    split(Cost, Generic, Typed),
    typed_paid(Typed, Units, Left, Generic, Number, 0, LifeSymbols),
    length(Left, Number),
    !.

typed_paid([], Units, Units, Generic, Generic, Life, Life).
typed_paid([Symbol|Symbols], Units0, Units, Generic0, Generic, Life0, Life) :-
    symbol_way(Symbol, Way),
    way_paid(Way, Units0, Units1, Generic0, Generic1, Life0, Life1),
    typed_paid(Symbols, Units1, Units, Generic1, Generic, Life1, Life).

way_paid(life, Units, Units, Generic, Generic, Life0, Life) :-
    Life is Life0 + 1.
way_paid(generic(Number), Units, Units, Generic0, Generic, Life, Life) :-
    Generic is Generic0 + Number.
way_paid(type(Type), Units0, Units, Generic, Generic, Life, Life) :-
    sort(Units0, Kinds),
    member(Unit, Kinds),
    pays(Unit, Type),
    selectchk(Unit, Units0, Units).

%!  affordable(+Cost:list, +Units:list, +Sources:list, +Life:integer, -Used:list, -LifeSymbols:integer) is semidet.
%
%   Cost can be paid with Units, which are there, with what Sources could make, and with Life to pay for Phyrexian symbols.  A source is
%   Options-Name, each of Options a list of units that one activation makes; Used are Name-Made for those that are needed.

affordable(Cost, Units, Sources, Life, Used, LifeSymbols) :-
    split(Cost, Generic, Typed),
    typed_afforded(Typed, Generic, Units, Sources, Life, Used, 0, LifeSymbols),
    !.

typed_afforded([], Generic, Units, Sources, _, Used, Life, Life) :-
    length(Units, Ready),
    Missing is Generic - Ready,
    filled(Missing, Sources, Used).
typed_afforded([Symbol|Symbols], Generic0, Units, Sources, Life, Used, Paid0, Paid) :-
    findall(Way, symbol_way(Symbol, Way), Ways0),
    cheapest_first(Ways0, Ways),
    member(Way, Ways),
    way_afforded(Way, Generic0, Generic, Units, Units1, Sources, Sources1, Life, Life1, Used, Used1, Paid0, Paid1),
    typed_afforded(Symbols, Generic, Units1, Sources1, Life1, Used1, Paid1, Paid).

%   Life last.

cheapest_first(Ways0, Ways) :-
    partition(==(life), Ways0, Lives, Others),
    append(Others, Lives, Ways).

way_afforded(life, Generic, Generic, Units, Units, Sources, Sources, Life0, Life, Used, Used, Paid0, Paid) :-
    Life0 >= 2,
    Life is Life0 - 2,
    Paid is Paid0 + 1.
way_afforded(generic(Number), Generic0, Generic, Units, Units, Sources, Sources, Life, Life, Used, Used, Paid, Paid) :-
    Generic is Generic0 + Number.
way_afforded(type(Type), Generic, Generic, Units0, Units, Sources0, Sources, Life, Life, Used0, Used, Paid, Paid) :-
    (   taken_unit(Type, Units0, Units1)
    *-> Units = Units1,
        Sources = Sources0,
        Used0 = Used
    ;   distinct_source(Sources0, Type, Name, Made, Rest, Sources),
        append(Rest, Units0, Units),
        Used0 = [Name-Made|Used]
    ).

taken_unit(Type, Units0, Units) :-
    sort(Units0, Kinds),
    member(Unit, Kinds),
    pays(Unit, Type),
    selectchk(Unit, Units0, Units).

%   Of sources that offer the same, one is as good as another.

distinct_source(Sources0, Type, Name, Made, Rest, Sources) :-
    findall(Options-Source, ( member(Options-Source, Sources0), member(Some, Options), makes_type(Some, Type) ), Useful0),
    sort(1, @<, Useful0, Useful),
    member(Options-Name, Useful),
    selectchk(Options-Name, Sources0, Sources),
    member(Made, Options),
    taken_unit(Type, Made, Rest).

makes_type(Units, Type) :-
    member(Unit, Units),
    pays(Unit, Type),
    !.

%   filled(+Missing, +Sources, -Used) is semidet: the sources make that much mana of any type.

filled(Missing, _, Used) :-
    Missing =< 0,
    !,
    Used = [].
filled(Missing, [Options-Name|Sources], [Name-Made|Used]) :-
    most(Options, Made, Count),
    Left is Missing - Count,
    filled(Left, Sources, Used).

most(Options, Made, Count) :-
    findall(Length-Option, ( member(Option, Options), length(Option, Length) ), Pairs),
    keysort(Pairs, Sorted),
    last(Sorted, Count-Made).
