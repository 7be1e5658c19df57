:- encoding(utf8).
:- module(lawmage_entered_as,
          [ entered_values/5,    % +World, +Object, +Number, +Values0, -Values
            entering_choice/4    % +Values, +Number, -Key, -Facts
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(copying, [except/6]).

/** <module> "As … enters" and "as … is turned face up" abilities that set power and toughness (CR 613.2a, 707.2)

What such an ability makes of its object is among the copiable values, and so is all else that it says of it.  It offers several shapes,
of which Number is chosen, the first being 1.
*/

%!  entered_values(+World, +Object, +Number:integer, +Values0:dict, -Values:dict) is det.
%
%   Values are Values0 with the shape that was chosen for Object, if one of its abilities offers any.

entered_values(World, Object, Number, Values0, Values) :-
    (   entering_choice(Values0, Number, _, Facts)
    ->  foldl(except(World, Object, Values0), Facts, Values0, Values)
    ;   Values = Values0
    ).

%!  entering_choice(+Values:dict, +Number:integer, -Key, -Facts:list) is semidet.
%
%   The shape that the ability with Key offers as that Number consists of Facts.

entering_choice(Values, Number, Key, Facts) :-
    get_dict(abilities, Values, Abilities),
    member(ability(Key, Meaning, _), Abilities),
    offers(Meaning, Shapes),
    nth1(Number, Shapes, Shape),
    facts(Shape, Facts),
    memberchk(pt_set(_, _, _), Facts),
    !.

offers(as_enters(self, one_of(Shapes)), Shapes).
offers(as_turned_face_up(self, one_of(Shapes)), Shapes).
offers(any_of_as(self, one_of(Shapes)), Shapes).

facts(all(Meanings), Facts) =>
    maplist(facts, Meanings, Lists),
    append(Lists, Facts).
facts(Fact, Facts) =>
    Facts = [Fact].
