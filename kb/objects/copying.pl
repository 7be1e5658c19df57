:- encoding(utf8).
:- module(lawmage_copying,
          [ copied_values/6,     % +Exceptions, +World, +Object, +Own, +Copied, -Values
            except/6             % +World, +Object, +Own, +Exception, +Values0, -Values
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(board).
:- use_module(changes).
:- use_module(context).
:- use_module(filters, [fits/2]).
:- use_module(mana).
:- use_module(spell_properties).

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
    findall(part(none, Fact, 4), member(Fact, Exceptions), Parts),
    Copy = copy(World, Object, Own, Parts),
    foldl(exception(Copy), Now, Values0, Values1),
    foldl(exception(Copy), Later, Values1, Values).

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
    exception(copy(World, Object, Own, []), Exception, V0, V).

%   exception(+Copy, +Exception, +V0, -V): Copy is copy(World, Object, Own, Parts), where Parts are all that the copy effect states.

exception(Copy, all(Exceptions), V0, V) =>
    foldl(exception(Copy), Exceptions, V0, V).
exception(Copy, when(Condition, Exception), V0, V) =>
    (   excepted(Condition, Copy, V0)
    ->  exception(Copy, Exception, V0, V)
    ;   V = V0
    ).
exception(_, enters(_, _), V0, V) =>          % CR 707.9e: no value, an effect as it enters
    V = V0.
exception(Copy, grant(_, own_abilities), V0, V) =>
    Copy = copy(_, _, Own, _),
    findall(Ability, own_ability(Own, Ability), Abilities),
    with_abilities(Copy, Abilities, V0, V).
exception(Copy, grant(_, Meaning), V0, V) =>
    added_abilities(Meaning, Abilities),
    with_abilities(Copy, Abilities, V0, V).
exception(_, no_mana_cost(_), V0, V) =>        % CR 202.1b, 202.3a
    put_dict(c{cost: none, mana_value: 0}, V0, V).
exception(copy(_, _, Own, _), keep(Characteristic), V0, V) =>
    (   get_dict(Characteristic, Own, Value)
    ->  put_dict(Characteristic, V0, Value, V1),
        undefined(Characteristic, V1, V)
    ;   V = V0
    ).
exception(Copy, pt_set(_, Power, Toughness), V0, V) =>
    changed(Copy, pt_set(self, Power, Toughness), V0, V1),
    undefined(power, V1, V).
exception(Copy, set_color(_, Colors), V0, V) =>
    changed(Copy, set_color(self, Colors), V0, V1),
    undefined(colors, V1, V).
exception(Copy, set_type(_, Types), V0, V) =>
    changed(Copy, set_type(self, Types), V0, V1),
    undefined(subtypes, V1, V).
exception(Copy, Fact, V0, V) =>
    changed(Copy, Fact, V0, V).

%   excepted(+Condition, +Copy, +Values) is semidet.
%   What the copy would be without the exception decides (CR 707.9f), and how it was made or cast.

excepted(not(Condition), Copy, V) =>
    \+ excepted(Condition, Copy, V).
excepted(matches(_, Filter), copy(World, Object, _, _), V) =>
    partition(of_spells, Filter, Made, Filter1),
    context(World, Object, none, Context),
    forall(member(Property, Made), spell_property(Property, World, Context, Object)),
    fits(Filter1, V).

with_abilities(copy(World, Object, _, _), Abilities, V0, V) :-
    get_dict(abilities, V0, Abilities0),
    object(World, Object, _, _, _, Timestamp),
    length(Abilities0, Number),
    findall(ability(except(Object, Number, Part), Ability, Timestamp), nth1(Part, Abilities, Ability), More),
    append(Abilities0, More, All),
    put_dict(abilities, V0, All, V).

added_abilities(keywords(Keywords), Abilities) =>
    findall(keyword(Keyword), member(Keyword, Keywords), Abilities).
added_abilities(Meaning, Abilities) =>
    Abilities = [Meaning].

%   The object's other abilities are those of its own that don't make it a copy.

own_ability(Own, Ability) :-
    get_dict(abilities, Own, Abilities),
    member(ability(_, Ability, _), Abilities),
    \+ ( sub_term(Copying, Ability), nonvar(Copying), functor(Copying, copy_of, _) ).

changed(copy(World, Object, _, Parts), Fact, V0, V) :-
    context(World, Object, none, Context0),
    with_subject(Object, Context0, Context),
    change(Fact, effect(copy, 0, Object, none, false, Parts), World, Context, V0, V).

%   An ability that would define what the exception states is not copied (CR 707.9d).

undefined(Characteristic, V0, V) :-
    get_dict(abilities, V0, Abilities0),
    exclude(defines(Characteristic), Abilities0, Abilities),
    put_dict(abilities, V0, Abilities, V).

defines(power, ability(_, pt_cda(self, _, _), _)).
defines(colors, ability(_, keyword(devoid), _)).
defines(colors, ability(_, set_color(self, _), _)).
defines(subtypes, ability(_, keyword(changeling), _)).
