:- encoding(utf8).
:- module(lawmage_characteristics,
          [ characteristics/3,     % +World, ?Object, -Characteristics
            value/4,               % +World, +Object, +Key, -Value
            is_creature/2,         % +World, +Object
            controller/3,          % +World, +Object, -Player
            has_keyword/3,         % +World, +Object, ?Keyword
            has_type/3,            % +World, +Object, +Type
            has_subtype/2,         % +Characteristics, +Subtype
            objects_state/2,       % +World, -Objects
            set_objects_state/2,   % +World, +Objects
            derived/1,             % +World
            underived/1,           % +World
            base_value/4,          % +World, +Object, +Key, -Number
            keep_base/1,           % +World
            base_characteristics/3 % +World, +Object, -Characteristics
          ]).
:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(layers, [derive/2]).
:- use_module(copiable, [copiable_values/3]).
:- use_module(printed_values, [unlocked_values/4]).
:- autoload(subtypes, [subtype/2]).

/** <module> The characteristics of an object (CR 109.3), as they are now

Characteristics is a dict c{name, cost, colors, supertypes, types, subtypes, power,
toughness, loyalty, defense, controller, abilities}.  The controller is no
characteristic, but the layers determine it as well (CR 613.1b).  An ability is
ability(Key, Meaning, Timestamp): Key is its source, and Meaning is keyword(Keyword) or a term of
the vocabulary.

They are derived once for a world, at the first look, and live in a global variable
that backtracking restores: so a supposition is undone by leaving it.  While the layers
are being applied the same look gives the values reached so far (CR 613.5 asks for
no more, and the filters of effects need no second form).
*/

%!  characteristics(+World, ?Object, -Characteristics:dict) is nondet.
%
%   Those of Object after all continuous effects (CR 613).

characteristics(World, Object, C) :-
    objects_state(World, Objects),
    get_dict(Object, Objects, C).

%!  objects_state(+World, -Objects:dict) is det.
%
%   The characteristics of all objects of World, by id.

objects_state(World, Objects) :-
    (   nb_current(lawmage_objects, state(World, Objects0))
    ->  Objects = Objects0
    ;   derive(World, Objects)
    ).

%!  set_objects_state(+World, +Objects:dict) is det.
%
%   Objects are the characteristics of World from here on, until backtracking.

set_objects_state(World, Objects) :-
    b_setval(lawmage_objects, state(World, Objects)).

%!  derived(+World) is det.
%
%   The characteristics of World are derived, and stay so until backtracking.

derived(World) :-
    objects_state(World, _).

%!  underived(+World) is det.
%
%   Forgets what was derived for World, until backtracking.

underived(_World) :-
    b_setval(lawmage_objects, none).

%!  value(+World, +Object, +Key:atom, -Value) is semidet.
%
%   One characteristic of Object.

value(World, Object, Key, Value) :-
    characteristics(World, Object, C),
    get_dict(Key, C, Value).

%!  base_value(+World, +Object, +Key:atom, -Number:integer) is semidet.
%
%   The base power or toughness of Object: what it is after layer 7b (CR 613.4b), or, until that is applied, so far.

base_value(World, Object, Key, Number) :-
    characteristics(World, Object, C),
    get_dict(Key, C, Now),
    integer(Now),                                % a noncreature permanent has none (CR 208.3)
    nb_current(lawmage_base, Base),
    (   Base \== none,
        get_dict(Object, Base, C0),
        get_dict(Key, C0, Number0),
        integer(Number0)
    ->  Number = Number0
    ;   Number = Now
    ).

%!  keep_base(+World) is det.
%
%   The characteristics as they are so far have the base power and toughness.

keep_base(World) :-
    objects_state(World, Objects),
    b_setval(lawmage_base, Objects).

%!  has_type(+World, +Object, +Type:atom) is semidet.
%
%   Object has the card type.

has_type(World, Object, Type) :-
    characteristics(World, Object, C),
    get_dict(types, C, Types),
    memberchk(Type, Types).

%!  is_creature(+World, +Object) is semidet.

is_creature(World, Object) :-
    has_type(World, Object, creature).

%!  controller(+World, +Object, -Player) is semidet.

controller(World, Object, Player) :-
    characteristics(World, Object, C),
    get_dict(controller, C, Player).

%!  has_keyword(+World, +Object, ?Keyword) is nondet.
%
%   Object has the keyword ability; a parameter is part of Keyword: landwalk(F).

has_keyword(World, Object, Keyword) :-
    characteristics(World, Object, C),
    get_dict(abilities, C, Abilities),
    member(ability(_, keyword(Keyword), _), Abilities).

%!  has_subtype(+Characteristics:dict, +Subtype:atom) is semidet.
%
%   The object has Subtype, by name or as one of every(Category) (CR 702.73a).

has_subtype(C, Subtype) :-
    get_dict(subtypes, C, Subtypes),
    (   memberchk(Subtype, Subtypes)
    ->  true
    ;   memberchk(every(Category), Subtypes),
        subtype(Category, Subtype)
    ->  true
    ).

%!  base_characteristics(+World, ?Object, -Characteristics:dict) is nondet.
%
%   What the layers start from: the copiable values (CR 613.2c) and the controller
%   that the board gives.  The X of a spell counts for its mana value (CR 202.3e).

base_characteristics(World, Object, C) :-
    object(World, Object, Zone, _, Controller, _),
    copiable_values(World, Object, Values),
    unlocked_values(World, Object, Values, C0),
    put_dict(controller, C0, Controller, C1),
    (   Zone == stack,
        stack_choice(World, Object, x, X),
        get_dict(cost, C1, Cost),
        is_list(Cost)
    ->  aggregate_all(count, member(x, Cost), Count),
        get_dict(mana_value, C1, Value0),
        Value is Value0 + X*Count,
        put_dict(mana_value, C1, Value, C)
    ;   C = C1
    ).
