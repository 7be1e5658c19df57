:- encoding(utf8).
:- module(lawmage_choice_options,
          [ choice_options/4,    % +Choice, -Kinds, -Number, -Options
            can_be_chosen/3      % +Choice, +World, +Value
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/card_types').
:- autoload('../objects/subtypes', [subtype/2]).
:- use_module(position).

/** <module> What there is to choose from where a text asks for a colour, a type, a number or the like (CR 105.4, 205.2-205.3, 201.4)
*/

%!  choice_options(+Choice, -Kinds:list, -Number, -Options:list) is det.
%
%   Choice is answered by one of the keys Kinds: Number, min-max, of Options; [] where more can be named than can be listed.

choice_options(color, [color], 1-1, Colors) :- !, colors(Colors).
choice_options(color_except(Color), [color], 1-1, Colors) :- !, colors(All), subtract(All, [Color], Colors).
choice_options(colors, [color], 1-5, Colors) :- !, colors(Colors).
choice_options(type, [creature_type], 1-1, Types) :- !, subtypes(creature, Types).
choice_options(type_except(Type), [creature_type], 1-1, Types) :- !, subtypes(creature, All), subtract(All, [Type], Types).
choice_options(land_type, [land_type], 1-1, Types) :- !, basic_land_types(Basic), subtypes(land, All), union(Basic, All, Types).
choice_options(basic_land_type, [land_type], 1-1, Types) :- !, basic_land_types(Types).
choice_options(nonbasic_land_type, [land_type], 1-1, Types) :- !, basic_land_types(Basic), subtypes(land, All), subtract(All, Basic, Types).
choice_options(card_type, [card_type], 1-1, Types) :-
    !,
    findall(Type, ( card_type(Type), \+ outside_type(Type) ), Types).
choice_options(name, [card_name], 1-1, []) :- !.
choice_options(name(_), [card_name], 1-1, []) :- !.
choice_options(number(Least, Most), [number], 1-1, Numbers) :-
    integer(Least),
    integer(Most),
    !,
    numlist(Least, Most, Numbers).
choice_options(number(_, _), [number], 1-1, []) :- !.
choice_options(Kind, [Kind], 1-1, []).

%!  can_be_chosen(+Choice, +World, +Value) is semidet.
%
%   Value answers Choice, one whose options can't be listed: a card's name (CR 201.4-201.4e) or a number (CR 107.1).

can_be_chosen(name, World, Name) =>
    once(card_named(World, Name, _)).
can_be_chosen(name(Filter), World, Name) =>
    once(card_named(World, Name, Face)),
    \+ ( member(Property, Filter), face_lacks(Property, Face) ).
can_be_chosen(number(Least, Most), _, Number) =>
    integer(Number),
    ( integer(Least) -> Number >= Least ; Number >= 0 ),
    ( integer(Most) -> Number =< Most ; true ).
can_be_chosen(number, World, Number) =>
    can_be_chosen(number(0, any), World, Number).
can_be_chosen(_, _, _) =>
    true.

%   A card of the pool, of which the position tells, or one that the game has and that is no token.

card_named(World, Name, Face) :-
    named_card(World, Name, Face).
card_named(World, Name, Face) :-
    printed(World, Object, _, Face),
    arg(1, Face, Name),
    Name \== '',
    \+ token(World, Object).

face_lacks(type(Type), Face) :-
    arg(5, Face, Types),
    \+ memberchk(Type, Types).
face_lacks(supertype(Type), Face) :-
    arg(4, Face, Types),
    \+ memberchk(Type, Types).
face_lacks(subtype(Type), Face) :-
    arg(6, Face, Types),
    \+ memberchk(Type, Types).
face_lacks(not(Property), Face) :-
    memberchk(Property, [type(_), supertype(_), subtype(_)]),
    \+ face_lacks(Property, Face).

colors([white, blue, black, red, green]).

subtypes(Category, Types) :-
    findall(Type, subtype(Category, Type), Types).

basic_land_types([plains, island, swamp, mountain, forest]).           % in the order of CR 305.6

%   Types of cards that aren't in a traditional deck (CR 100.2d, 309.1, 311.1, 312.1, 313.1, 314.1, 315.1).

outside_type(Type) :-
    memberchk(Type, [conspiracy, dungeon, phenomenon, plane, scheme, vanguard]).
