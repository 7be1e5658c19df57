:- encoding(utf8).
:- module(lawmage_copying,
          [ copied_values/6,     % +Exceptions, +World, +Object, +Own, +Copied, -Values
            except/6             % +World, +Object, +Own, +Exception, +Values0, -Values
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(changes).
:- use_module(context).
:- use_module(filters, [fits/2]).
:- use_module(mana).

/** <module> What a copy takes from its original, exceptions included (CR 707.2, 707.9)
*/

%!  copied_values(+Exceptions:list, +World, +Object, +Own:dict, +Copied:dict, -Values:dict) is det.
%
%   Values are those that Object has as a copy: Copied, the original's, as changed by Exceptions; Own are its own values, which some
%   exceptions keep (CR 707.9c).  The abilities become Object's, with its timestamp.

copied_values(Exceptions, World, Object, Own, Copied, Values) :-
    object(World, Object, _, _, _, Timestamp),
    get_dict(abilities, Copied, Abilities0),
    findall(ability(Key, Meaning, Timestamp),
            ( member(ability(Key0, Meaning, _), Abilities0),
              rekeyed(Key0, Object, Key)
            ),
            Abilities),
    copied_mana_value(Copied, ManaValue),
    put_dict(c{abilities: Abilities, mana_value: ManaValue}, Copied, Values0),
    partition(conditional, Exceptions, Later, Now),
    foldl(except(World, Object, Own), Now, Values0, Values1),
    foldl(except(World, Object, Own), Later, Values1, Values).

%   A copy of the back face of a double-faced permanent has the mana value of that face, 0 (CR 202.3b, 712.8e).

copied_mana_value(Copied, ManaValue) :-
    get_dict(cost, Copied, Cost),
    mana_value(Cost, ManaValue).

rekeyed(line(_, N, Part), Object, Key) =>
    Key = line(Object, N, Part).
rekeyed(except(_, N, Part), Object, Key) =>
    Key = except(Object, N, Part).
rekeyed(Key0, _, Key) =>
    Key = Key0.

%   Exceptions with a condition ask what the copy is without them (CR 707.9f).

conditional(when(_, _)).

except(World, Object, Own, Exception, V0, V) :-
    exception(Exception, World, Object, Own, V0, V).

exception(all(Exceptions), World, Object, Own, V0, V) =>
    foldl(except(World, Object, Own), Exceptions, V0, V).
exception(when(matches(self, Filter), Exception), World, Object, Own, V0, V) =>
    (   fits(Filter, V0)
    ->  exception(Exception, World, Object, Own, V0, V)
    ;   V = V0
    ).
exception(when(not(matches(self, Filter)), Exception), World, Object, Own, V0, V) =>
    (   fits(Filter, V0)
    ->  V = V0
    ;   exception(Exception, World, Object, Own, V0, V)
    ).
exception(enters(_, _), _, _, _, V0, V) =>          % CR 707.9e: no value, an effect as it enters
    V = V0.
exception(grant(_, Meaning), World, Object, _, V0, V) =>
    get_dict(abilities, V0, Abilities0),
    object(World, Object, _, _, _, Timestamp),
    length(Abilities0, Number),
    findall(ability(except(Object, Number, Part), Ability, Timestamp), added_ability(Meaning, Part, Ability), More),
    append(Abilities0, More, Abilities),
    put_dict(abilities, V0, Abilities, V).
exception(no_mana_cost(_), _, _, _, V0, V) =>        % CR 202.1b, 202.3a
    put_dict(c{cost: none, mana_value: 0}, V0, V).
exception(keep(Characteristic), _, _, Own, V0, V) =>
    (   get_dict(Characteristic, Own, Value)
    ->  put_dict(Characteristic, V0, Value, V1),
        undefined(Characteristic, V1, V)
    ;   V = V0
    ).
exception(pt_set(_, Power, Toughness), World, Object, _, V0, V) =>
    changed(pt_set(self, Power, Toughness), World, Object, V0, V1),
    undefined(power, V1, V).
exception(set_color(_, Colors), World, Object, _, V0, V) =>
    changed(set_color(self, Colors), World, Object, V0, V1),
    undefined(colors, V1, V).
exception(set_type(_, Types), World, Object, _, V0, V) =>
    changed(set_type(self, Types), World, Object, V0, V1),
    undefined(subtypes, V1, V).
exception(Fact, World, Object, _, V0, V) =>
    changed(Fact, World, Object, V0, V).

added_ability(keywords(Keywords), Part, Ability) =>
    nth1(Part, Keywords, Keyword),
    Ability = keyword(Keyword).
added_ability(Meaning, Part, Ability) =>
    Part = 1,
    Ability = Meaning.

changed(Fact, World, Object, V0, V) :-
    context(World, Object, none, Context0),
    with_subject(Object, Context0, Context),
    change(Fact, effect(copy, 0, Object, none, false, []), World, Context, V0, V).

%   An ability that would define what the exception states is not copied (CR 707.9d).

undefined(Characteristic, V0, V) :-
    get_dict(abilities, V0, Abilities0),
    exclude(defines(Characteristic), Abilities0, Abilities),
    put_dict(abilities, V0, Abilities, V).

defines(power, ability(_, pt_cda(self, _, _), _)).
defines(colors, ability(_, keyword(devoid), _)).
defines(colors, ability(_, set_color(self, _), _)).
defines(subtypes, ability(_, keyword(changeling), _)).
