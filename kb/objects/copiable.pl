:- encoding(utf8).
:- module(lawmage_copiable,
          [ copiable_values/3      % +World, +Object, -Values
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(mana).

/** <module> Copiable values (CR 707.2)

The values that an object starts from: those printed on the face that is up.
*/

%!  copiable_values(+World, +Object, -Values:dict) is det.
%
%   The values of the face of Object that is up (CR 707.2, 712.8); the controller is
%   not among them and stays unbound.

copiable_values(World, Object, Values) :-
    object(World, Object, _, _, _, Timestamp),
    (   face_up(World, Object, Face)
    ->  true
    ;   Face = front
    ),
    face_print(Face, World, Object, Print),
    !,
    face_values(Print, Object, Timestamp, Values).

%   Face down it is a 2/2 without anything else (CR 708.2a); flipped, it has the card's mana cost and colours
%   and else what the flipped half says (CR 710.1c).

face_print(down, _, _, face('', none, [], [], [creature], [], 2, 2, none, none, [])).
face_print(flipped, World, Object, Print) :-
    printed(World, Object, flipped, Half),
    printed(World, Object, front, face(_, Cost, Color, _, _, _, _, _, _, _, _)),
    Half = face(Name, _, _, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
    Print = face(Name, Cost, Color, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines).
face_print(Face, World, Object, Print) :-
    Face \== down,
    Face \== flipped,
    printed(World, Object, Face, Print).

face_values(face(Name, Cost, Color, Supertypes, Types, Subtypes, Power0, Toughness0, Loyalty, Defense, Lines),
            Object, Timestamp, Values) :-
    (   Color == from_cost
    ->  cost_colors(Cost, Colors)
    ;   Colors = Color
    ),
    printed_number(Power0, Power),
    printed_number(Toughness0, Toughness),
    findall(Ability, printed_ability(Lines, Object, Timestamp, Ability), Abilities),
    Values = c{name: Name, cost: Cost, colors: Colors,
               supertypes: Supertypes, types: Types, subtypes: Subtypes,
               power: Power, toughness: Toughness, loyalty: Loyalty, defense: Defense,
               controller: none, abilities: Abilities, barred: []}.

%   A star counts 0 until a characteristic-defining ability says more (CR 208.2a).

printed_number(star(Number), Number) :- !.
printed_number(Number, Number).

printed_ability(Lines, Object, Timestamp, ability(line(Object, N, Part), Meaning, Timestamp)) :-
    member(line(N, Term, _), Lines),
    line_ability(Term, Part, Meaning).

line_ability(keywords(Keywords), Part, Meaning) =>
    nth1(Part, Keywords, Keyword),
    Meaning = keyword(Keyword).
line_ability(Term, Part, Meaning) =>
    Part = 1,
    Meaning = Term.
