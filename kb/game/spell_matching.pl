:- encoding(utf8).
:- module(lawmage_spell_matching,
          [ spell_matches/4,     % +Filter, +World, +Context, +Spell
            targeting_fits/6     % +Filter, +World, +Context, +By, +Kind, +Player
          ]).
:- use_module(library(lists)).
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/spell_properties', [of_permanent_spells/4]).
:- use_module('../objects/subjects').

/** <module> Which spells and abilities an event's text speaks of

An event's text names a spell that is cast or copied, or a spell or ability that targets something.
*/

%!  spell_matches(+Filter, +World, +Context, +Spell) is semidet.
%
%   Spell is one that Filter, a text's words for a spell, means.

spell_matches(Filter0, World, Context, Spell) :-
    of_permanent_spells(World, Filter0, Spell, Filter),
    findall(Property, ( member(Property, Filter), \+ spell_word(Property) ), Kept),
    (   memberchk(is(self), Filter)
    ->  self(Context, Spell)
    ;   true
    ),
    matches(World, Context, Spell, Kept).

spell_word(spell).
spell_word(is(_)).

%!  targeting_fits(+Filter, +World, +Context, +By, +Kind, +Player) is semidet.
%
%   By, a spell or ability (Kind) of Player, is one that Filter means.

targeting_fits(Filter, World, Context, By, Kind, Player) :-
    forall(member(Property, Filter), targeting_property(Property, World, Context, By, Kind, Player)).

targeting_property(spell, _, _, _, spell, _) :- !.
targeting_property(ability, _, _, _, Kind, _) :-
    !,
    Kind \== spell.
targeting_property(any_of([spell, ability]), _, _, _, _, _) :- !.
targeting_property(controlled_by(Who), World, Context, _, _, Player) :-
    !,
    is_player(Who, World, Context, Player).
targeting_property(Property, World, Context, By, spell, _) :-
    matches(World, Context, By, [Property]).
