:- encoding(utf8).
:- module(lawmage_sorts_grammar,
          [ same_sort/2         % +Filter, +Named
          ]).
:- use_module(library(lists)).
:- use_module('../objects/subtypes').

/** <module> Whether two filters can be said of one object
*/

%!  same_sort(+Filter, +Named) is semidet.
%
%   Both can be said of one object, by their card types.

same_sort(Filter, Named) :-
    findall(Type, card_type_of(Filter, Type), Types),
    findall(Type, card_type_of(Named, Type), NamedTypes),
    (   Types == []
    ->  true
    ;   NamedTypes == []
    ->  true
    ;   member(Type, Types),
        memberchk(Type, NamedTypes)
    ),
    !.

card_type_of(Filter, Type) :-
    member(Property, Filter),
    property_type(Property, Type).

property_type(type(Type), Type).
property_type(subtype(Subtype), Type) :-
    subtype(Category, Subtype),
    subtype_card_type(Category, Type).
property_type(any_of(Alternatives), Type) :-
    member(Alternative, Alternatives),
    (   is_list(Alternative)
    ->  card_type_of(Alternative, Type)
    ;   property_type(Alternative, Type)
    ).
