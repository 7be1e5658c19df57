:- encoding(utf8).
:- module(lawmage_type_changes,
          [ set_types/3,         % +Properties, +C0, -C
            add_types/3,         % +Properties, +C0, -C
            lose_types/3,        % +Properties, +C0, -C
            lose_other_types/4   % +Kind, +Kept, +C0, -C
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- autoload(card_types, [subtype_card_type/2, basic_land_type/1]).
:- autoload(subtypes, [subtype/2]).

/** <module> Card types, subtypes and supertypes that are set, added or lost (CR 205.1, 305.7)
*/

%!  set_types(+Properties:list, +C0:dict, -C:dict) is det.
%
%   New card types replace the old ones, but an instant or sorcery stays one (CR 205.1a) and an "artifact
%   creature" keeps its prior types (CR 205.1b).  New subtypes replace those of their set.

set_types(Properties, C0, C) :-
    get_dict(types, C0, Types0),
    findall(Type, member(type(Type), Properties), NewTypes),
    (   NewTypes == []
    ->  Types = Types0
    ;   memberchk(artifact, NewTypes),
        memberchk(creature, NewTypes)
    ->  union_in_order(Types0, NewTypes, Types)
    ;   findall(Type,
                ( member(Type, Types0),
                  memberchk(Type, [instant, sorcery])
                ),
                Kept),
        union_in_order(Kept, NewTypes, Types)
    ),
    get_dict(subtypes, C0, Subtypes0),
    findall(Subtype, member(subtype(Subtype), Properties), NewSubtypes),
    findall(Subtype,
            ( member(Subtype, Subtypes0),
              \+ replaced(Subtype, NewSubtypes, Types)
            ),
            KeptSubtypes),
    union_in_order(KeptSubtypes, NewSubtypes, Subtypes1),
    put_dict(types, C0, Types, C1),
    fitting_subtypes(Subtypes1, Types, Subtypes),
    put_dict(subtypes, C1, Subtypes, C2),
    add_supertypes(Properties, C2, C3),
    (   sets_basic_land_type(NewSubtypes, Types)
    ->  put_dict(abilities, C3, [], C)          % CR 305.7; at this point all it has is from its own text
    ;   C = C3
    ).

replaced(Subtype, NewSubtypes, _) :-
    category(Subtype, Category),
    member(New, NewSubtypes),
    category(New, Category),
    !.

sets_basic_land_type(NewSubtypes, Types) :-
    memberchk(land, Types),
    member(Subtype, NewSubtypes),
    basic_land_type(Subtype),
    !.

category(every(Category), Category) :- !.
category(Subtype, Category) :-
    subtype(Category, Subtype).

%   A subtype stays only where a card type of the object has it in its set (CR 205.1a, 205.3d).

fitting_subtypes(Subtypes, Types, Fitting) :-
    findall(Subtype,
            ( member(Subtype, Subtypes),
              fits(Subtype, Types)
            ),
            Fitting).

fits(Subtype, Types) :-
    (   category(Subtype, _)
    ->  category(Subtype, Category),
        subtype_card_type(Category, Type),
        memberchk(Type, Types)
    ;   true
    ),
    !.

%!  add_types(+Properties:list, +C0:dict, -C:dict) is det.
%
%   C has the types of Properties beside those of C0 (CR 205.1b).

add_types(Properties, C0, C) :-
    get_dict(types, C0, Types0),
    findall(Type, member(type(Type), Properties), NewTypes),
    union_in_order(Types0, NewTypes, Types),
    put_dict(types, C0, Types, C1),
    findall(Subtype, member(subtype(Subtype), Properties), NewSubtypes),
    (   NewSubtypes == []
    ->  C2 = C1
    ;   get_dict(subtypes, C1, Subtypes0),
        union_in_order(Subtypes0, NewSubtypes, Subtypes1),
        fitting_subtypes(Subtypes1, Types, Subtypes),
        put_dict(subtypes, C1, Subtypes, C2)
    ),
    add_supertypes(Properties, C2, C).

add_supertypes(Properties, C0, C) :-
    (   member(Property, Properties),
        memberchk(Property, [supertype(_), not(supertype(_))])
    ->  findall(Supertype, member(supertype(Supertype), Properties), New),
        findall(Supertype, member(not(supertype(Supertype)), Properties), Gone),
        get_dict(supertypes, C0, Old),
        union_in_order(Old, New, Both),
        subtract(Both, Gone, Supertypes),
        put_dict(supertypes, C0, Supertypes, C)
    ;   C = C0
    ).

union_in_order(Old, New, Union) :-
    subtract(New, Old, More),
    append(Old, More, Union).

%!  lose_types(+Properties:list, +C0:dict, -C:dict) is det.
%
%   What "isn't a creature" or "isn't legendary" takes away.

lose_types(Properties, C0, C) :-
    findall(Type, member(type(Type), Properties), Types),
    findall(Subtype, member(subtype(Subtype), Properties), Subtypes),
    findall(Supertype, member(supertype(Supertype), Properties), Supertypes),
    get_dict(types, C0, Types0),
    subtract(Types0, Types, NewTypes),
    get_dict(subtypes, C0, Subtypes0),
    subtract(Subtypes0, Subtypes, Subtypes1),
    exclude(of_every(Properties), Subtypes1, Subtypes2),
    fitting_subtypes(Subtypes2, NewTypes, NewSubtypes),
    get_dict(supertypes, C0, Supertypes0),
    subtract(Supertypes0, Supertypes, NewSupertypes),
    put_dict(c{types: NewTypes, subtypes: NewSubtypes, supertypes: NewSupertypes}, C0, C).

%   of_every(+Properties, +Subtype) is semidet: all land types or all creature types are lost, and Subtype is one.

of_every(Properties, Subtype) :-
    member(every(Kind0), Properties),
    every_kind(Kind0, Kind),
    ( Subtype == every(Kind) ; atom(Subtype), subtype(Kind, Subtype) ),
    !.

every_kind(land_type, land).
every_kind(creature_type, creature).

%!  lose_other_types(+Kind:atom, +Kept:list, +C0:dict, -C:dict) is det.
%
%   Of card types, or of creature types, only those of Kept stay.

lose_other_types(card, Kept, C0, C) :-
    findall(Type, member(type(Type), Kept), Types),
    get_dict(types, C0, Types0),
    intersection(Types0, Types, NewTypes),
    put_dict(types, C0, NewTypes, C1),
    get_dict(subtypes, C1, Subtypes0),
    fitting_subtypes(Subtypes0, NewTypes, Subtypes),
    put_dict(subtypes, C1, Subtypes, C).
lose_other_types(creature, Kept, C0, C) :-
    get_dict(subtypes, C0, Subtypes0),
    findall(Subtype,
            ( member(Subtype, Subtypes0),
              (   memberchk(subtype(Subtype), Kept)
              ->  true
              ;   \+ category(Subtype, creature)
              )
            ),
            Subtypes),
    put_dict(subtypes, C0, Subtypes, C).
