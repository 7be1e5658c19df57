:- encoding(utf8).
:- module(lawmage_printed_values,
          [ printed_values/3,      % +World, +Object, -Values
            printed_values/4,      % +World, +Object, +Face, -Values
            face_values/5,         % +Face, +ManaValue, +Object, +Timestamp, -Values
            double_faced/2,        % +World, +Object
            half_face/2,           % ?Half, ?Face
            unlocked_values/4      % +World, +Object, +Values0, -Values
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module(board).
:- use_module(mana).

/** <module> The values that are printed on an object, face by face (CR 109.3, 709-712)
*/

%!  printed_values(+World, +Object, -Values:dict) is det.
%
%   Those of the face that is up (CR 712.8d-e); flipped, the card's mana cost and colours stay (CR 710.1c).  The mana value of a
%   nonmodal double-faced permanent's back face is that of its front (CR 202.3b), of a melded permanent that of
%   both front faces together (CR 202.3c).  A token made as a copy has none of its own.

printed_values(World, Object, Values) :-
    (   face_up(World, Object, Face0),
        Face0 \== down
    ->  Face = Face0
    ;   Face = front
    ),
    printed_values(World, Object, Face, Values).

%!  printed_values(+World, +Object, +Face:atom, -Values:dict) is det.
%
%   Those of one face.  Elsewhere than on the battlefield and the stack there are the normal ones only (CR 710.2, 712.8a).

printed_values(World, Object, Face0, Values) :-
    object(World, Object, Zone, _, _, Timestamp),
    normal_face(Zone, Face0, Face),
    face_print(Face, World, Object, Print0, ManaValue0),
    !,
    inset(World, Object, Zone, Print0, ManaValue0, Print, ManaValue),
    face_values(Print, ManaValue, Object, Timestamp, Values0),
    with_halves(World, Object, Zone, Values0, Values).
printed_values(World, Object, _, Values) :-
    object(World, Object, _, _, _, Timestamp),
    face_values(face('', none, [], [], [], [], none, none, none, none, []), 0, Object, Timestamp, Values).

normal_face(battlefield, Face0, Face) => Face = Face0.
normal_face(gone, Face0, Face) => Face = Face0.                            % what is kept of one that was there
normal_face(stack, flipped, Face) => Face = front.
normal_face(stack, Face0, Face) => Face = Face0.
normal_face(_, _, Face) => Face = front.

%   inset(+World, +Object, +Zone, +Print0, +ManaValue0, -Print, -ManaValue)
%   A prototyped spell, and the permanent it becomes, has the mana cost, the power and the toughness of its inset frame, and the
%   colours of that cost (CR 718.3b).

inset(World, Object, Zone, face(Name, _, _, Supertypes, Types, Subtypes, _, _, Loyalty, Defense, Lines), _, Print, ManaValue) :-
    stack_choice(World, Object, using, prototype),
    memberchk(Zone, [stack, battlefield]),
    member(line(_, keywords(Keywords), _), Lines),
    memberchk(prototype([mana(Text)], Power, Toughness), Keywords),
    !,
    parse_cost(Text, Cost),
    mana_value(Cost, ManaValue),
    Print = face(Name, Cost, from_cost, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines).
inset(_, _, _, Print, ManaValue, Print, ManaValue).

%!  double_faced(+World, +Object) is semidet.
%
%   Object is printed with a back face.

double_faced(World, Object) :-
    printed(World, Object, back, _),
    !.

face_print(flipped, World, Object, Print, ManaValue) :-
    printed(World, Object, flipped, Half),
    printed(World, Object, front, face(_, Cost, Color, _, _, _, _, _, _, _, _)),
    Half = face(Name, _, _, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
    Print = face(Name, Cost, Color, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
    mana_value(Cost, ManaValue).
face_print(back, World, Object, Print, ManaValue) :-                   % CR 202.3c
    once(melded(World, Object, _)),
    !,
    printed(World, Object, back, Print),
    fronts_value(World, Object, ManaValue).
face_print(back, World, Object, Print, ManaValue) :-
    printed(World, Object, back, Print),
    (   layout(World, Object, Layout),
        Layout \== modal_dfc,
        printed(World, Object, front, Front)
    ->  arg(2, Front, Cost)
    ;   arg(2, Print, Cost)
    ),
    mana_value(Cost, ManaValue).
face_print(second, World, Object, Print, ManaValue) :-
    printed(World, Object, second, Print),
    face_mana_value(Print, ManaValue).
face_print(front, World, Object, Print, ManaValue) :-
    split_halves(World, Object, Left, Right),
    !,
    combined_halves(Left, Right, Print),
    face_mana_value(Print, ManaValue).
face_print(front, World, Object, Print, ManaValue) :-
    printed(World, Object, front, Print),
    (   melded(World, Object, _)
    ->  fronts_value(World, Object, ManaValue)
    ;   face_mana_value(Print, ManaValue)
    ).

fronts_value(World, Object, ManaValue) :-
    findall(Value, ( melded(World, Object, Front), face_mana_value(Front, Value) ), Values),
    sum_list(Values, ManaValue).

face_mana_value(Face, Value) :-
    arg(2, Face, Cost),
    mana_value(Cost, Value).

%   Off the stack a split card is both its halves (CR 709.4); a spell is the half that was cast (CR 709.3b).

split_halves(World, Object, Left, Right) :-
    layout(World, Object, Layout),
    memberchk(Layout, [split, aftermath]),
    \+ object(World, Object, stack, _, _, _),
    printed(World, Object, front, Left),
    printed(World, Object, second, Right).

combined_halves(face(Name1, Cost1, _, Supertypes1, Types1, Subtypes1, _, _, _, _, Lines1),
                face(Name2, Cost2, _, Supertypes2, Types2, Subtypes2, _, _, _, _, Lines2),
                face(Name, Cost, from_cost, Supertypes, Types, Subtypes, none, none, none, none, Lines)) :-
    atomic_list_concat([Name1, ' // ', Name2], Name),
    both_costs(Cost1, Cost2, Cost),
    union(Supertypes1, Supertypes2, Supertypes),
    union(Types1, Types2, Types),
    union(Subtypes1, Subtypes2, Subtypes),
    length(Lines1, Before),
    findall(line(N, Term, Unread), ( member(line(N0, Term, Unread), Lines2), N is N0+Before ), After),
    append(Lines1, After, Lines).

both_costs(none, Cost0, Cost) => Cost = Cost0.
both_costs(Cost0, none, Cost) => Cost = Cost0.
both_costs(Cost1, Cost2, Cost) => append(Cost1, Cost2, Cost).

%   with_halves(+World, +Object, +Zone, +Values0, -Values)
%   Which half of a split permanent a name, cost or line is in is a copiable value (CR 709.5).

with_halves(World, Object, battlefield, Values0, Values) :-
    split_halves(World, Object, Left, Right),
    !,
    half(Left, Name1, Cost1, Count),
    half(Right, Name2, Cost2, _),
    get_dict(abilities, Values0, Abilities0),
    maplist(ability_of_half(Count), Abilities0, Abilities),
    put_dict(_{abilities: Abilities, halves: halves(Name1, Cost1, Count, Name2, Cost2)}, Values0, Values).
with_halves(_, _, _, Values, Values).

%   "This door" is the half that says it (CR 709.5h, 709.5j).

ability_of_half(Count, ability(line(Of, N, Part), Meaning0, Since), Ability) =>
    ( N =< Count -> Half = left_half_unlocked ; Half = right_half_unlocked ),
    mapsubterms(this_door(Half), Meaning0, Meaning),
    Ability = ability(line(Of, N, Part), Meaning, Since).
ability_of_half(_, Ability0, Ability) =>                            % what its text doesn't say is of no half
    Ability = Ability0.

this_door(Half, unlocks(Who, self), unlocks_half(Who, self, Half)).

half(face(Name, Cost, _, _, _, _, _, _, _, _, Lines), Name, Cost, Count) :-
    length(Lines, Count).

%!  half_face(?Half, ?Face) is nondet.
%
%   Half, a designation, is that of this face (CR 709.5c).

half_face(left_half_unlocked, front).
half_face(right_half_unlocked, second).

%!  unlocked_values(+World, +Object, +Values0:dict, -Values:dict) is det.
%
%   Without the name, the mana cost and the abilities of the halves that Object doesn't have unlocked, where it has halves (CR 709.5).

unlocked_values(World, Object, Values0, Values) :-
    (   del_dict(halves, Values0, Halves, Values1)
    ->  unlocked(World, Object, left_half_unlocked, Left),
        unlocked(World, Object, right_half_unlocked, Right),
        locked_out(Left, Right, Halves, Values1, Values)
    ;   Values = Values0
    ).

unlocked(World, Object, Designation, Unlocked) :-
    (   designation(World, Object, Designation)
    ->  Unlocked = true
    ;   Unlocked = false
    ).

locked_out(true, true, _, Values0, Values) =>
    Values = Values0.
locked_out(Left, Right, halves(Name1, Cost1, Count, Name2, Cost2), Values0, Values) =>
    half_left(Left, Right, Name1-Cost1, Name2-Cost2, Name-Cost),
    _{name: WholeName, cost: WholeCost, colors: Colors0, abilities: Abilities0} :< Values0,
    atomic_list_concat([Name1, ' // ', Name2], Printed),
    ( WholeName == Printed -> NewName = Name ; NewName = WholeName ),     % an exception of a copy is in neither half
    cost_colors(WholeCost, WholeColors),
    ( Colors0 == WholeColors -> cost_colors(Cost, Colors) ; Colors = Colors0 ),
    mana_value(Cost, ManaValue),
    findall(Ability,
            ( member(Ability, Abilities0),
              Ability = ability(Key, _, _),
              \+ locked_ability(Left, Right, Count, Key)
            ),
            Abilities),
    put_dict(c{name: NewName, cost: Cost, mana_value: ManaValue, colors: Colors, abilities: Abilities}, Values0, Values).

half_left(true, _, Half0, _, Half) => Half = Half0.
half_left(_, true, _, Half0, Half) => Half = Half0.
half_left(_, _, _, _, Half) => Half = ''-none.

locked_ability(Left, Right, Count, line(_, N, _)) :-
    (   N =< Count
    ->  Left == false
    ;   Right == false
    ).

%!  face_values(+Face, +ManaValue:integer, +Object, +Timestamp, -Values:dict) is det.
%
%   The values of a face(...) term, its abilities those of Object.

face_values(face(Name, Cost, Color, Supertypes, Types, Subtypes, Power0, Toughness0, Loyalty, Defense, Lines),
            ManaValue, Object, Timestamp, Values) :-
    (   Color == from_cost
    ->  cost_colors(Cost, Colors)
    ;   Colors = Color
    ),
    printed_number(Power0, Power),
    printed_number(Toughness0, Toughness),
    findall(Ability, printed_ability(Lines, Object, Timestamp, Ability), Abilities),
    Values = c{name: Name, cost: Cost, mana_value: ManaValue, colors: Colors,
               supertypes: Supertypes, types: Types, subtypes: Subtypes,
               power: Power, toughness: Toughness, loyalty: Loyalty, defense: Defense,
               controller: none, abilities: Abilities, barred: []}.

%   A star counts 0 until a characteristic-defining ability says more (CR 208.2a).

printed_number(star(Number), Number) :- !.
printed_number(Number, Number).

%   The line of a level symbol is no ability by itself; those under it say that they stand there (CR 711.2).

printed_ability(Lines, Object, Timestamp, ability(line(Object, N, Part), Meaning, Timestamp)) :-
    member(line(N, Term, _), Lines),
    Term \= level_band(_, _),
    line_ability(Term, Part, Meaning).

line_ability(keywords(Keywords), Part, Meaning) =>
    nth1(Part, Keywords, Keyword),
    Meaning = keyword(Keyword).
line_ability(all([keywords(Keywords)|Others]), Part, Meaning) =>      % "Equip {4}. This ability costs {1} less …"
    length(Keywords, Count),
    (   nth1(Part, Keywords, Keyword),
        Meaning = keyword(Keyword)
    ;   nth1(N, Others, Meaning),
        Part is Count + N
    ).
line_ability(Term, Part, Meaning) =>
    Part = 1,
    Meaning = Term.
