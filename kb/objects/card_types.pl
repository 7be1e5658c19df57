:- encoding(utf8).
:- module(lawmage_card_types,
          [ subtype_card_type/2,  % ?Category, ?CardType
            card_type/1,          % ?CardType
            permanent_type/1,     % ?CardType
            supertype/1,          % ?Supertype
            basic_land_type/1     % ?Subtype
          ]).

/** <module> Card types, supertypes and basic land types (CR 205)
*/

%!  card_type(?CardType) is nondet.
%
%   CardType is one of the card types of CR 205.2a.

card_type(artifact).
card_type(battle).
card_type(conspiracy).
card_type(creature).
card_type(dungeon).
card_type(enchantment).
card_type(instant).
card_type(kindred).
card_type(land).
card_type(phenomenon).
card_type(plane).
card_type(planeswalker).
card_type(scheme).
card_type(sorcery).
card_type(vanguard).

%!  permanent_type(?CardType) is nondet.
%
%   CardType is one of the types that permanents have (CR 110.4).

permanent_type(artifact).
permanent_type(battle).
permanent_type(creature).
permanent_type(enchantment).
permanent_type(land).
permanent_type(planeswalker).

%!  supertype(?Supertype) is nondet.
%
%   Supertype is one of the supertypes of CR 205.4a.

supertype(basic).
supertype(legendary).
supertype(ongoing).
supertype(snow).
supertype(world).

%!  basic_land_type(?Subtype) is nondet.
%
%   Subtype is a basic land type (CR 205.3i, 305.6).

basic_land_type(forest).
basic_land_type(island).
basic_land_type(mountain).
basic_land_type(plains).
basic_land_type(swamp).

%!  subtype_card_type(?Category, ?CardType) is nondet.
%
%   Subtypes of Category are correlated to CardType (CR 205.3c): instants and sorceries
%   share the spell types, creatures and kindreds the creature types.

subtype_card_type(artifact, artifact).
subtype_card_type(battle, battle).
subtype_card_type(creature, creature).
subtype_card_type(creature, kindred).
subtype_card_type(dungeon, dungeon).
subtype_card_type(enchantment, enchantment).
subtype_card_type(land, land).
subtype_card_type(planeswalker, planeswalker).
subtype_card_type(spell, instant).
subtype_card_type(spell, sorcery).
