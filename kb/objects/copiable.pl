:- encoding(utf8).
:- module(lawmage_copiable,
          [ copiable_values/3,     % +World, +Object, -Values
            normal_values/3,       % +World, +Object, -Values
            face_values/5,         % +Face, +ManaValue, +Object, +Timestamp, -Values
            copy_step/4            % +World, ?Object, -Source, -Original
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(mana).
:- autoload(copying, [copied_values/6]).

/** <module> Copiable values (CR 707.2, 613.2)

The values that an object starts from: those printed on the face that is up, as changed by copy effects in timestamp
order (CR 613.2a), and by being face down (CR 613.2b).
*/

%!  copiable_values(+World, +Object, -Values:dict) is det.
%
%   What another object would copy of Object; the controller is not among the values.

copiable_values(World, Object, Values) :-
    values(World, Object, infinite, [], Values).

%!  normal_values(+World, +Object, -Values:dict) is det.
%
%   The same as if Object were face up (CR 708.8).

normal_values(World, Object, Values) :-
    face_up_values(World, Object, infinite, [], Values).

%   values(+World, +Object, +Before, +Seen, -Values)
%   With the copy effects older than Before; Seen are the objects whose values wait for these.

values(World, Object, Before, Seen, Values) :-
    (   face_up(World, Object, down)
    ->  object(World, Object, _, _, _, Timestamp),
        face_values(face('', none, [], [], [creature], [], 2, 2, none, none, []), 0, Object, Timestamp, Values)  % CR 708.2a
    ;   face_up_values(World, Object, Before, Seen, Values)
    ).

face_up_values(World, Object, Before, Seen, Values) :-
    (   copy_effects(World, Object, Before, Effects),
        last(Effects, copies(Timestamp, Source, Original, Exceptions)),
        Original \== Object,
        \+ memberchk(Original, Seen)
    ->  original_before(Source, Timestamp, Limit),
        values(World, Original, Limit, [Object|Seen], Copied),
        printed_values(World, Object, Own),
        copied_values(Exceptions, World, Object, Own, Copied, Values)
    ;   printed_values(World, Object, Values)
    ).

%   What an object entered as a copy of has the copy effects that the board lists for it; an effect that came later copied what was
%   there then (CR 707.2b).

original_before(copy_of(_), _, infinite).
original_before(key(_), Timestamp, Timestamp).

%   copy_effects(+World, +Object, +Before, -Effects)
%   copies(Timestamp, Source, Original, Exceptions), oldest first; the last one decides.

copy_effects(World, Object, Before, Effects) :-
    findall(Timestamp-copies(Timestamp, Source, Original, Exceptions),
            ( copy_effect(World, Object, Timestamp, Source, Original, Exceptions),
              earlier(Timestamp, Before)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    findall(Effect, member(_-Effect, Pairs), Effects),
    Effects \== [].

earlier(_, infinite) :-
    !.
earlier(Timestamp, Before) :-
    Timestamp < Before.

copy_effect(World, Object, Timestamp, copy_of(Object), Original, Exceptions) :-
    copy_of(World, Object, Original, Stated),
    object(World, Object, _, _, _, Timestamp),
    (   Stated == own
    ->  own_exceptions(World, Object, Exceptions)
    ;   Exceptions = Stated
    ).
copy_effect(World, Object, Timestamp, key(gain(Object, N)), Original, Exceptions) :-
    gain(World, Object, N, _, Timestamp, Meaning),
    copy_part(Meaning, self, Original, Exceptions0),
    own_ability(World, Object, Exceptions0, Exceptions).
copy_effect(World, Object, Timestamp, key(effect(N)), Original, Exceptions) :-
    standing_effect(World, N, _, Timestamp, Meaning),
    copy_part(Meaning, ref(Object), Original, Exceptions0),
    own_ability(World, Object, Exceptions0, Exceptions).

copy_part(Meaning, Subject, Original, Exceptions) :-
    copy_fact(Meaning, Fact),
    (   Fact = becomes_copy(Subject, ref(Original))
    ->  Exceptions = []
    ;   Fact = becomes_copy(Subject, ref(Original), Exceptions)
    ).

copy_fact(until(_, Meaning), Fact) :-
    copy_fact(Meaning, Fact).
copy_fact(all(Meanings), Fact) :-
    member(Meaning, Meanings),
    copy_fact(Meaning, Fact).
copy_fact(Fact, Fact) :-
    functor(Fact, becomes_copy, _).

%!  copy_step(+World, ?Object, -Source, -Original) is nondet.
%
%   Object is a copy of Original, says Source: copy_of(Object) or the key of an effect.

copy_step(World, Object, Source, Original) :-
    object(World, Object, _, _, _, _),
    copy_effects(World, Object, infinite, Effects),
    last(Effects, copies(_, Source, Original, _)).

%   The exceptions that the object's own text makes: of the first of its abilities that copies something.

own_exceptions(World, Object, Exceptions) :-
    copying_line(World, Object, Term, Exceptions0),
    !,
    this_ability(Exceptions0, Term, Exceptions).
own_exceptions(_, _, []).

%   "This ability" of an effect is the object's own ability that copies, which the effect is of.

own_ability(World, Object, Exceptions0, Exceptions) :-
    (   memberchk(grant(_, this_ability), Exceptions0),
        copying_line(World, Object, Term, _)
    ->  this_ability(Exceptions0, Term, Exceptions)
    ;   Exceptions = Exceptions0
    ).

copying_line(World, Object, Term, Exceptions) :-
    printed(World, Object, front, Face),
    arg(11, Face, Lines),
    member(line(_, Term, _), Lines),
    copying_text(Term, Exceptions).

%   copying_text(+Term, -Exceptions) is nondet.

copying_text(copy_of(_), []).
copying_text(copy_of(_, Exceptions), Exceptions).
copying_text(becomes_copy(_, _), []).
copying_text(becomes_copy(_, _, Exceptions), Exceptions).
copying_text(Term, Exceptions) :-
    compound(Term),
    arg(_, Term, Argument),
    copying_text(Argument, Exceptions).

%   "This ability" in an exception is the whole line.

this_ability([], _, []).
this_ability([Exception0|Exceptions0], Line, [Exception|Exceptions]) :-
    (   Exception0 = grant(Subject, this_ability)
    ->  Exception = grant(Subject, Line)
    ;   Exception = Exception0
    ),
    this_ability(Exceptions0, Line, Exceptions).

%   printed_values(+World, +Object, -Values)
%   Those of the face that is up (CR 712.8d-e); flipped, the card's mana cost and colours stay (CR 710.1c).  The mana value of a
%   nonmodal double-faced permanent's back face is that of its front (CR 202.3b), of a melded permanent that of
%   both front faces together (CR 202.3c).  A token made as a copy has none of its own.

printed_values(World, Object, Values) :-
    object(World, Object, _, _, _, Timestamp),
    (   face_up(World, Object, Face0),
        Face0 \== down
    ->  Face = Face0
    ;   Face = front
    ),
    face_print(Face, World, Object, Print, ManaValue),
    !,
    face_values(Print, ManaValue, Object, Timestamp, Values).
printed_values(World, Object, Values) :-
    object(World, Object, _, _, _, Timestamp),
    face_values(face('', none, [], [], [], [], none, none, none, none, []), 0, Object, Timestamp, Values).

face_print(flipped, World, Object, Print, ManaValue) :-
    printed(World, Object, flipped, Half),
    printed(World, Object, front, face(_, Cost, Color, _, _, _, _, _, _, _, _)),
    Half = face(Name, _, _, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
    Print = face(Name, Cost, Color, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
    mana_value(Cost, ManaValue).
face_print(back, World, Object, Print, ManaValue) :-
    printed(World, Object, back, Print),
    (   layout(World, Object, Layout),
        Layout \== modal_dfc,
        printed(World, Object, front, Front)
    ->  arg(2, Front, Cost)
    ;   arg(2, Print, Cost)
    ),
    mana_value(Cost, ManaValue).
face_print(front, World, Object, Print, ManaValue) :-
    split_halves(World, Object, Left, Right),
    !,
    combined_halves(Left, Right, Print),
    face_mana_value(Print, ManaValue).
face_print(front, World, Object, Print, ManaValue) :-
    printed(World, Object, front, Print),
    (   melded(World, Object, _)
    ->  findall(Value, ( melded(World, Object, Front), face_mana_value(Front, Value) ), Values),
        sum_list(Values, ManaValue)
    ;   face_mana_value(Print, ManaValue)
    ).

face_mana_value(Face, Value) :-
    arg(2, Face, Cost),
    mana_value(Cost, Value).

%   Off the stack a split card is both its halves (CR 709.4); a permanent one has halves that are locked (CR 709.5), which is not judged.

split_halves(World, Object, Left, Right) :-
    layout(World, Object, Layout),
    memberchk(Layout, [split, aftermath]),
    object(World, Object, Zone, _, _, _),
    \+ memberchk(Zone, [stack, battlefield]),
    printed(World, Object, front, Left),
    printed(World, Object, second, Right).

combined_halves(face(Name1, Cost1, _, Supertypes1, Types1, Subtypes1, _, _, _, _, Lines1),
                face(Name2, Cost2, _, Supertypes2, Types2, Subtypes2, _, _, _, _, Lines2),
                face(Name, Cost, from_cost, Supertypes, Types, Subtypes, none, none, none, none, Lines)) :-
    atomic_list_concat([Name1, ' // ', Name2], Name),
    append(Cost1, Cost2, Cost),
    union(Supertypes1, Supertypes2, Supertypes),
    union(Types1, Types2, Types),
    union(Subtypes1, Subtypes2, Subtypes),
    length(Lines1, Before),
    findall(line(N, Term, Unread), ( member(line(N0, Term, Unread), Lines2), N is N0+Before ), After),
    append(Lines1, After, Lines).

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

printed_ability(Lines, Object, Timestamp, ability(line(Object, N, Part), Meaning, Timestamp)) :-
    member(line(N, Term, _), Lines),
    line_ability(Term, Part, Meaning).

line_ability(keywords(Keywords), Part, Meaning) =>
    nth1(Part, Keywords, Keyword),
    Meaning = keyword(Keyword).
line_ability(Term, Part, Meaning) =>
    Part = 1,
    Meaning = Term.
