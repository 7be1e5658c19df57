:- encoding(utf8).
:- module(lawmage_helping,
          [ helping/8,           % +World, +Player, +Spell, +Others, +Taps, +Exiles, -Help, -Sources
            delved/4,            % +World, +Player, +Spell, +Card
            helper_unit/4        % +World, +Spell, +Object, -Unit
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> Paying for mana with something else: convoke, improvise, delve, waterbend (CR 702.51, 702.126, 702.66, 701.67)
*/

%!  helping(+World, +Player, +Spell, +Others:list, +Taps:list, +Exiles:list, -Help:list, -Sources:list) is det.
%
%   Help are the units that convoke, improvise, delve and waterbending pay for
%   (CR 702.51a, 702.126a, 702.66a, 701.67b); what else is tapped is a source of mana.

helping(World, Player, Spell, Others, Taps, Exiles, Help, Sources) :-
    findall(generic, ( member(Card, Exiles), delved(World, Player, Spell, Card) ), Delved),
    partition(helps(World, Spell), Taps, Helpers, Sources0),
    findall(Unit, ( member(Helper, Helpers), helper_unit(World, Spell, Helper, Unit) ), Tapped),
    findall(Generic, member(waterbend(Generic), Others), Generics),
    sum_list(Generics, Bend),
    bent(Bend, Sources0, World, Water, Sources),
    length(Exiles, Count),
    length(Delved, Count0),
    (   Count =:= Count0
    ->  append([Delved, Tapped, Water], Help)
    ;   Help = [strange]                                  % exiled for nothing
    ).

%!  delved(+World, +Player, +Spell, +Card) is semidet.
%
%   The card of the graveyard can be exiled for Spell's delve.

delved(World, Player, Spell, Card) :-
    object(World, Card, graveyard, Player, _, _),
    has_keyword(World, Spell, delve),
    !.

helps(World, Spell, Object) :-
    helper_unit(World, Spell, Object, _),
    !.

%!  helper_unit(+World, +Spell, +Object, -Unit) is semidet.
%
%   Object can be tapped for Spell's convoke or improvise, and pays so much.

helper_unit(World, Spell, Object, Unit) :-
    object(World, Spell, Zone, _, _, _),
    Zone \== battlefield,
    (   is_creature(World, Object),
        has_keyword(World, Spell, convoke)
    ->  value(World, Object, colors, Colors),
        Unit = convoke(Colors)
    ;   has_type(World, Object, artifact),
        has_keyword(World, Spell, improvise)
    ->  Unit = generic
    ).

bent(0, Sources, _, [], Sources) :- !.
bent(Bend, Sources0, World, Water, Sources) :-
    (   select(Object, Sources0, Sources1),
        ( is_creature(World, Object) ; has_type(World, Object, artifact) )
    ->  Less is Bend - 1,
        Water = [generic|Water1],
        bent(Less, Sources1, World, Water1, Sources)
    ;   Water = [],
        Sources = Sources0
    ).
