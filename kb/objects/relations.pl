:- encoding(utf8).
:- module(lawmage_relations,
          [ as_chosen/5,      % +Choice, +World, +Self, +Thing, +C
            attachment/4,     % +World, +Thing, +Subtype, -Attachment
            attacks_still/3,  % +World, +Attacker, -Target
            is_blocked/2,     % +World, +Attacker
            is_modified/3,    % +World, +Thing, +C
            quality/4,        % +What, +World, +Thing, ?Quality
            shared/4          % +What, +World, +Thing, +Other
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(characteristics).
:- autoload(card_types, [basic_land_type/1, permanent_type/1]).
:- autoload(subtypes, [subtype/2]).

/** <module> What an object is beside others: what was chosen, what is attached, what two have in common
*/

%!  as_chosen(+Choice, +World, +Self, +Thing, +C) is semidet.
%
%   Thing, whose characteristics are C, is as was chosen for Self: of the chosen color, type (creature, land or card type), name,
%   player or object.

as_chosen(color, World, Self, _, C) :-
    chosen(World, Self, color, Color),
    get_dict(colors, C, Colors),
    memberchk(Color, Colors).
as_chosen(type, World, Self, _, C) :-
    (   chosen(World, Self, creature_type, Type)
    ;   chosen(World, Self, land_type, Type)
    ),
    has_subtype(C, Type),
    !.
as_chosen(type, World, Self, _, C) :-
    chosen(World, Self, card_type, Type),
    get_dict(types, C, Types),
    memberchk(Type, Types).
as_chosen(name, World, Self, _, C) :-
    chosen(World, Self, card_name, Name),
    get_dict(name, C, Name).
as_chosen(player, World, Self, Thing, _) :-
    chosen(World, Self, player, Thing).
as_chosen(object, World, Self, Thing, _) :-
    chosen(World, Self, object, Thing).

%!  attachment(+World, +Thing, +Subtype, -Attachment) is nondet.
%
%   Attachment, an aura or equipment, is attached to the object or player Thing.

attachment(World, Thing, Subtype, Attachment) :-
    attached_to(World, Attachment, Thing),
    permanent(World, Attachment),
    characteristics(World, Attachment, C),
    has_subtype(C, Subtype).

%!  is_modified(+World, +Thing, +C) is semidet.
%
%   Thing has counters, is equipped, or is enchanted by an Aura of its controller (CR 700.9).

is_modified(World, Thing, _) :-
    counters(World, Thing, _, Count),
    Count > 0,
    !.
is_modified(World, Thing, _) :-
    attachment(World, Thing, equipment, _),
    !.
is_modified(World, Thing, C) :-
    get_dict(controller, C, Controller),
    attachment(World, Thing, aura, Aura),
    controller(World, Aura, Controller),
    !.

%!  attacks_still(+World, +Attacker, -Target) is semidet.
%
%   Attacker attacks Target, which hasn't been removed from combat (CR 506.4, 506.4c).

attacks_still(World, Attacker, Target) :-
    attacking(World, Attacker, Target),
    (   player(World, Target)
    ->  true
    ;   permanent(World, Target),
        \+ designation(World, Attacker, astray),
        once(( has_type(World, Target, planeswalker) ; has_type(World, Target, battle) ))
    ).

%!  is_blocked(+World, +Attacker) is semidet.
%
%   Attacker is blocked, by a creature or though nothing blocks it (any more) (CR 509.1h).

is_blocked(World, Attacker) :-
    ( blocked(World, Attacker) ; blocking(World, _, Attacker) ),
    !.

%!  shared(+What, +World, +Thing, +Other) is semidet.
%
%   Thing and Other have a name, color, card type, creature type, mana value, power or toughness in common.

shared(What, World, Thing, Other) :-
    quality(What, World, Thing, Quality),
    quality(What, World, Other, Quality),
    !.

%!  quality(+What, +World, +Thing, ?Quality) is nondet.
%
%   Quality is a name, color, card type, permanent type, land type, basic land type, creature type, mana value, power, toughness or kind of
%   counters of Thing.

quality(name, World, Thing, Name) :-
    value(World, Thing, name, Name),
    Name \== ''.                                        % CR 201.2a
quality(color, World, Thing, Color) :-
    value(World, Thing, colors, Colors),
    member(Color, Colors).
quality(card_type, World, Thing, Type) :-
    value(World, Thing, types, Types),
    member(Type, Types).
quality(permanent_type, World, Thing, Type) :-            % CR 110.4
    value(World, Thing, types, Types),
    member(Type, Types),
    permanent_type(Type).
quality(counter_kind, World, Thing, Counter) :-
    counters(World, Thing, Counter, Count),
    Count > 0.
quality(basic_land_type, World, Thing, Type) :-
    basic_land_type(Type),
    characteristics(World, Thing, C),
    has_subtype(C, Type).
quality(land_type, World, Thing, Type) :-
    subtype_of(land, World, Thing, Type).
quality(creature_type, World, Thing, Type) :-
    subtype_of(creature, World, Thing, Type).
quality(mana_value, World, Thing, Value) :-
    value(World, Thing, mana_value, Value).
quality(power, World, Thing, Power) :-
    value(World, Thing, power, Power),
    integer(Power).
quality(toughness, World, Thing, Toughness) :-
    value(World, Thing, toughness, Toughness),
    integer(Toughness).

subtype_of(Category, World, Thing, Type) :-
    characteristics(World, Thing, C),
    subtype(Category, Type),
    has_subtype(C, Type).
