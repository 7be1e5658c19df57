:- encoding(utf8).
:- module(lawmage_chosen_sources,
          [ chosen_source/4      % +Part0, +World, +Frame, -Part
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(terms)).
:- use_module('../objects/board').
:- use_module('../objects/filters').
:- use_module(bindings).
:- use_module(choices).
:- use_module(position).

/** <module> A source of damage is chosen as the effect is created (CR 609.7a)
*/

%!  chosen_source(+Part0, +World, +Frame, -Part) is det.
%
%   Part is Part0 with the source of damage that it lets its player choose: a permanent, a spell, or the source of an ability on the stack.
%
%   @throws choice_needed(Player, object, Self, 1-1, Options) as picked/7.

chosen_source(Part0, World, Frame, Part) :-
    (   damage_pattern(Part0, Pattern),
        sub_term(Choice, Pattern),
        nonvar(Choice),
        Choice = choose(1, Filter)
    ->  frame(Frame, Self, You, _, _),
        frame_context(World, Frame, Context),
        exclude_source(Filter, Kept),
        findall(Source, ( source(World, Source), ( Kept == [] -> true ; matches(World, Context, Source, Kept) ) ), Sources0),
        list_to_set(Sources0, Sources),
        picked(World, [object, card], Self, You, 1-1, Sources, Picked),
        (   Picked = [Chosen|_]
        ->  Now = ref(Chosen)
        ;   Now = refs([])
        ),
        mapsubterms(instead_of_choice(Choice, Now), Part0, Part)
    ;   Part = Part0
    ).

instead_of_choice(Choice, Now, Term, Now) :-
    Term == Choice.

exclude_source(Filter, Kept) :-
    findall(Property, ( member(Property, Filter), Property \== source ), Kept).

%   What the effect says of the damage that it waits for.

damage_pattern(replace(Pattern, _), Pattern).
damage_pattern(replace_next(Pattern, _), Pattern).
damage_pattern(prevent(_, From, _), From).
damage_pattern(prevent_next(_, From, _), From).
damage_pattern(redirect_next(_, From, _, _), From).
damage_pattern(prevented_then(Part, _), Pattern) :-
    damage_pattern(Part, Pattern).

source(World, Source) :-
    item(World, _, item(Source, spell, _, _, _, _, _)).
source(World, Source) :-
    permanent(World, Source).
source(World, Source) :-
    item(World, _, item(_, Kind, _, Source, _, _, _)),
    Kind \== spell.
