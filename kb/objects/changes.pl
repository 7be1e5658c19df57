:- encoding(utf8).
:- module(lawmage_changes,
          [ change/6,                 % +Fact, +Effect, +World, +Context, +C0, -C
            taken_kind/2,             % +Kind, +Ability
            intrinsic_abilities/2,    % +C0, -C
            add_power_toughness/4     % +Power, +Toughness, +C0, -C
          ]).
:- use_module(library(lists)).
:- autoload(ability_kinds, [ability_kind/2, mana_ability/1]).
:- use_module(amounts).
:- use_module(board).
:- use_module(grantors).
:- use_module(characteristics).
:- use_module(context).
:- use_module(filters, [keyword_matches/2]).
:- use_module(mana).
:- use_module(subjects).
:- autoload(text_changes, [reworded/4]).
:- autoload(card_types, [basic_land_type/1]).
:- autoload(subtypes, [subtype/2]).
:- use_module(type_changes).

/** <module> What a continuous effect does to the characteristics of one object

One clause a kind of fact; the layers decide when.
*/

%!  change(+Fact, +Effect, +World, +Context, +C0:dict, -C:dict) is det.
%
%   C is C0, the characteristics of the subject of Context, after Fact, a part of Effect.

change(control(Who, _), _, World, Context, C0, C) =>
    (   players(Who, World, Context, [Player|_])
    ->  put_dict(controller, C0, Player, C)
    ;   C = C0
    ).
change(set_name(_, last_chosen(name)), _, World, Context, C0, C) =>
    self(Context, Self),
    (   chosen(World, Self, card_name, Name)
    ->  put_dict(name, C0, Name, C)
    ;   C = C0
    ).
change(set_name(_, Name), _, _, _, C0, C) =>
    put_dict(name, C0, Name, C).
change(change_text(_, From, To), _, _, _, C0, C) =>
    reworded(From, To, C0, C).
change(set_type(_, Properties), _, World, Context, C0, C) =>
    chosen_types(Properties, World, Context, Chosen),
    set_types(Chosen, C0, C).
change(add_type(_, Properties), _, World, Context, C0, C) =>
    chosen_types(Properties, World, Context, Chosen),
    add_types(Chosen, C0, C).
change(lose(_, types(Properties)), _, _, _, C0, C) =>
    lose_types(Properties, C0, C).
change(lose(_, other_types(Kind)), Effect, World, Context, C0, C) =>
    effect_types(Effect, World, Context, Kept),
    lose_other_types(Kind, Kept, C0, C).
change(set_color(_, Colors0), _, World, Context, C0, C) =>
    chosen_colors(Colors0, World, Context, Colors),
    put_dict(colors, C0, Colors, C).
change(add_color(_, Colors0), _, World, Context, C0, C) =>
    chosen_colors(Colors0, World, Context, More),
    get_dict(colors, C0, Some),
    append(Some, More, Both),
    in_color_order(Both, Colors),
    put_dict(colors, C0, Colors, C).
change(grant(_, Meaning), Effect, World, Context, C0, C) =>
    granted(Meaning, Effect, World, Context, C0, Abilities),
    get_dict(abilities, C0, Old),
    append(Old, Abilities, New),
    put_dict(abilities, C0, New, C).
change(lose(_, Lost), Effect, World, Context, C0, C) =>
    get_dict(abilities, C0, Old),
    lost_keywords(Lost, World, Context, LostHere),
    findall(Ability,
            ( member(Ability, Old),
              \+ is_lost(LostHere, Effect, Ability)
            ),
            New),
    put_dict(abilities, C0, New, C).
change(restriction(_, Bar), Effect, _, _, C0, C) =>         % CR 113.11
    arg(1, Bar, Lost),
    get_dict(barred, C0, Barred),
    put_dict(barred, C0, [Lost|Barred], C1),
    (   Bar = cant_gain(_)
    ->  C = C1
    ;   Bar = cant_have(_)
    ->  get_dict(abilities, C1, Old),
        findall(Ability,
                ( member(Ability, Old),
                  \+ is_lost(Lost, Effect, Ability)
                ),
                New),
        put_dict(abilities, C1, New, C)
    ;   C = C1
    ).
change(pt_cda(_, Power0, Toughness0), _, World, Context, C0, C) =>
    set_number(power, Power0, World, Context, C0, C1),
    set_number(toughness, Toughness0, World, Context, C1, C).
change(pt_set(_, Power0, Toughness0), _, World, Context, C0, C) =>
    set_number(power, Power0, World, Context, C0, C1),
    set_number(toughness, Toughness0, World, Context, C1, C).
change(pt_mod(_, Power0, Toughness0), _, World, Context, C0, C) =>
    amount(Power0, World, Context, Power),
    amount(Toughness0, World, Context, Toughness),
    add_power_toughness(Power, Toughness, C0, C).
change(switch_pt(_), _, _, _, C0, C) =>                      % CR 613.4d
    get_dict(power, C0, Power),
    get_dict(toughness, C0, Toughness),
    put_dict(c{power: Toughness, toughness: Power}, C0, C).

%!  add_power_toughness(+Power:integer, +Toughness:integer, +C0:dict, -C:dict) is det.
%
%   C has so much power and toughness more than C0; a missing number counts 0.

add_power_toughness(Power, Toughness, C0, C) :-
    get_dict(power, C0, Power0),
    get_dict(toughness, C0, Toughness0),
    plus_number(Power0, Power, Power1),
    plus_number(Toughness0, Toughness, Toughness1),
    put_dict(c{power: Power1, toughness: Toughness1}, C0, C).

plus_number(Number0, More, Number) :-
    (   Number0 == none
    ->  Number = More
    ;   Number is Number0+More
    ).

set_number(Key, Amount, World, Context, C0, C) :-
    (   Amount == keep
    ->  C = C0
    ;   amount(Amount, World, Context, Number),
        put_dict(Key, C0, Number, C)
    ).

effect_types(effect(_, _, _, _, _, Parts), World, Context, Kept) :-
    findall(Property,
            ( member(part(_, Fact, 4), Parts),
              ( Fact = set_type(_, Properties) ; Fact = add_type(_, Properties) ),
              chosen_types(Properties, World, Context, Chosen),
              member(Property, Chosen)
            ),
            Kept).

%   Types, subtypes and colours that were chosen for the object whose text it is.

chosen_types(Properties, World, Context, Chosen) :-
    findall(Property,
            ( member(Property0, Properties),
              chosen_type(Property0, World, Context, Property)
            ),
            Chosen).

chosen_type(last_chosen(type), World, Context, Property) =>
    chosen_type(chosen(type), World, Context, Property).
chosen_type(chosen(type), World, Context, Property) =>
    self(Context, Self),
    (   chosen(World, Self, creature_type, Type)
    ->  Property = subtype(Type)
    ;   chosen(World, Self, land_type, Type)
    ->  Property = subtype(Type)
    ;   chosen(World, Self, card_type, Type),
        Property = type(Type)
    ).
chosen_type(every(creature_type), _, _, Property) =>
    Property = subtype(every(creature)).
chosen_type(every(basic_land_type), _, _, Property) =>
    basic_land_type(Type),
    Property = subtype(Type).
chosen_type(every(land_type), _, _, Property) =>
    subtype(land, Type),
    Property = subtype(Type).
chosen_type(every(nonbasic_land_type), _, _, Property) =>
    subtype(land, Type),
    \+ basic_land_type(Type),
    Property = subtype(Type).
chosen_type(Property0, _, _, Property) =>
    Property = Property0.

chosen_colors(Colors0, World, Context, Colors) :-
    findall(Color,
            ( member(Color0, Colors0),
              (   Color0 = chosen(color)
              ->  self(Context, Self),
                  chosen(World, Self, color, Color)
              ;   Color = Color0
              )
            ),
            Some),
    in_color_order(Some, Colors).

%   granted(+Meaning, +Effect, +World, +Context, +C0, -Abilities) is det.
%   The abilities that the grant adds, with the later of the object's and the effect's timestamp (CR 613.7a), less
%   those the object can't have (CR 113.11).

granted(Meaning0, Effect, World, Context, C0, Abilities) :-
    Effect = effect(Key, Timestamp0, Self, _, _, _),
    ( Meaning0 = keywords(_) -> Meaning = Meaning0 ; named_grantor(Meaning0, Self, Meaning) ),
    subject(Context, Subject),
    object(World, Subject, _, _, _, ObjectTimestamp),
    Timestamp is max(Timestamp0, ObjectTimestamp),
    get_dict(barred, C0, Barred),
    findall(ability(granted(Key, Part), Ability, Timestamp),
            ( granted_ability(Meaning, World, Context, Part, Ability),
              \+ is_barred(Ability, Barred)
            ),
            Abilities).

granted_ability(keywords(Keywords), World, Context, Part, Ability) =>
    nth1(Part, Keywords, Keyword0),
    chosen_keyword(Keyword0, World, Context, Keyword),
    Ability = keyword(Keyword).
granted_ability(abilities_of(Kind, Filter), World, Context, Part, Ability) =>
    members(each(Filter), World, Context, Things),
    member(Thing, Things),
    value(World, Thing, abilities, Abilities),
    nth1(N, Abilities, ability(_, Ability, _)),
    taken_kind(Kind, Ability),
    Part = of(Thing, N).
granted_ability(Meaning, _, _, Part, Ability) =>
    Part = Meaning,
    Ability = Meaning.

%!  taken_kind(+Kind, +Ability) is semidet.
%
%   The abilities of a kind that an object takes from others: activated ones, but for mana or loyalty abilities, triggered ones, or those that
%   are a keyword, with its parameter.

taken_kind(loyalty, Ability) =>
    Ability = activated([loyalty(_)|_], _).
taken_kind(except(Kind, Except), Ability) =>
    taken_kind(Kind, Ability),
    \+ excepted(Except, Ability).
taken_kind(keyword(Keyword), Ability) =>
    Ability = keyword(Has),
    keyword_matches(Keyword, Has).
taken_kind(Kind, Ability) =>
    ability_kind(Ability, Kind).

excepted(mana, Ability) :-
    mana_ability(Ability).
excepted(loyalty, Ability) :-
    taken_kind(loyalty, Ability).

lost_keywords(keywords(Keywords0), World, Context, Lost) =>
    findall(Keyword,
            ( member(Keyword0, Keywords0),
              chosen_keyword(Keyword0, World, Context, Keyword)
            ),
            Keywords),
    Lost = keywords(Keywords).
lost_keywords(Lost0, _, _, Lost) =>
    Lost = Lost0.

%   A keyword whose quality was chosen for the object that lends it means that quality from then on.

chosen_keyword(Keyword0, World, Context, Keyword) :-
    self(Context, Self),
    (   compound(Keyword0),
        compound_name_arguments(Keyword0, Name, [Filter0|More]),
        is_list(Filter0)
    ->  findall(Property,
                ( member(Property0, Filter0),
                  chosen_quality(Property0, World, Self, Context, Property)
                ),
                Filter),
        compound_name_arguments(Keyword, Name, [Filter|More])
    ;   Keyword = Keyword0
    ).

chosen_quality(last_chosen(Choice), World, Self, Context, Property) :-
    !,
    chosen_quality(chosen(Choice), World, Self, Context, Property).
chosen_quality(chosen(color), World, Self, _, Property) :-
    chosen(World, Self, color, Color),
    !,
    Property = color(Color).
chosen_quality(chosen(type), World, Self, _, Property) :-
    ( chosen(World, Self, creature_type, Type) ; chosen(World, Self, land_type, Type) ),
    !,
    Property = subtype(Type).
chosen_quality(chosen(Choice), World, Self, _, Property) :-
    memberchk(Choice, [type, card_type]),
    chosen(World, Self, card_type, Type),
    !,
    Property = type(Type).
chosen_quality(chosen(name), World, Self, _, Property) :-
    chosen(World, Self, card_name, Name),
    !,
    Property = named(Name).
chosen_quality(belongs_to(chosen(player)), World, Self, _, Property) :-
    chosen(World, Self, player, Player),
    !,
    Property = belongs_to(ref(Player)).
chosen_quality(belongs_to(Who), World, _, Context, Property) :-
    memberchk(Who, [you, opponent]),
    !,
    players(Who, World, Context, Players),
    findall(ref(Player), member(Player, Players), Refs),
    Property = belongs_to(any_of(Refs)).
chosen_quality(Property, _, _, _, Property).

is_lost(all_abilities, _, _).
is_lost(abilities_except(mana), _, ability(_, Meaning, _)) :-
    \+ mana_ability(Meaning).
is_lost(other_abilities, effect(Key, _, _, _, _, _), ability(AbilityKey, _, _)) :-
    AbilityKey \= granted(Key, _).
is_lost(keywords(Keywords), _, ability(_, keyword(Keyword), _)) :-
    member(Lost, Keywords),
    keyword_matches(Lost, Keyword),
    !.

is_barred(keyword(Keyword), Barred) :-
    member(keywords(Keywords), Barred),
    member(Lost, Keywords),
    keyword_matches(Lost, Keyword),
    !.
is_barred(_, Barred) :-
    memberchk(all_abilities, Barred).

%!  intrinsic_abilities(+C0:dict, -C:dict) is det.
%
%   A land has the mana ability of each basic land type it has (CR 305.6), a Siege its triggered ability (CR 310.11b).

intrinsic_abilities(C0, C) :-
    get_dict(types, C0, Types),
    (   ( memberchk(land, Types) ; memberchk(battle, Types) ),
        findall(ability(rule(Rule, Type), Meaning, 0), intrinsic(Types, C0, Rule, Type, Meaning), [One|More])
    ->  get_dict(abilities, C0, Old),
        append(Old, [One|More], New),
        put_dict(abilities, C0, New, C)
    ;   C = C0
    ).

intrinsic(Types, C, '305.6', Type, activated([tap], add_mana(you, mana(Symbol)))) :-
    memberchk(land, Types),
    land_mana(Type, Symbol),
    has_subtype(C, Type).
intrinsic(Types, C, '310.11b', siege, triggered(last_counter_removed(defense, self), all([exile(self), may(cast(self, [transformed, free]))]))) :-
    memberchk(battle, Types),
    has_subtype(C, siege).

land_mana(plains, '{W}').
land_mana(island, '{U}').
land_mana(swamp, '{B}').
land_mana(mountain, '{R}').
land_mana(forest, '{G}').
