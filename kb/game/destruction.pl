:- encoding(utf8).
:- module(lawmage_destruction,
          [ destruction/3        % +World, +Object, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module('../combat/actives').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(stated, [stated/5]).

/** <module> What becomes of a permanent that would be destroyed (CR 701.8, 701.19, 702.12, 702.89)
*/

%!  destruction(+World, +Object, -Outcome) is det.
%
%   What happens when Object would be destroyed: destroyed, prevented where it can't be, or replaced(Options), of which its
%   controller chooses one (CR 616.1): shield for a regeneration shield, regenerates(Source) for a text that regenerates it each
%   time, umbra(Aura) for an Aura that is destroyed instead.

destruction(World, Object, Outcome) :-
    actives(World, Object, game, none, Actives),
    (   memberchk(active(restriction(_, cant_be_destroyed), _, _, holds), Actives)
    ->  Outcome = prevented
    ;   findall(Option, replacement(World, Object, Actives, Option), Options0),
        list_to_set(Options0, Options),
        (   Options == []
        ->  Outcome = destroyed
        ;   Outcome = replaced(Options)
        )
    ).

replacement(World, Object, Actives, shield) :-
    \+ memberchk(active(restriction(_, cant_be_regenerated), _, _, holds), Actives),
    once(has_shield(World, Object)).
replacement(World, Object, Actives, regenerates(Key)) :-
    \+ memberchk(active(restriction(_, cant_be_regenerated), _, _, holds), Actives),
    instead_of_destruction(World, Object, Key, Instead),
    memberchk(Instead, [regenerate(it), regenerate(self), regenerate(event_object), regenerate(host(_, _))]).
replacement(World, Object, _, umbra(Aura)) :-
    attached_to(World, Aura, Object),
    permanent(World, Aura),
    once(( has_keyword(World, Aura, umbra_armor)
         ; instead_of_destruction(World, Object, line(Aura, _, _), destroy(self))
         )).

%   A shield of its own, or an effect that stands for one (CR 701.19a).

has_shield(World, Object) :-
    regeneration(World, Object, Count),
    Count > 0.
has_shield(World, Object) :-
    stated(World, Shield, _, Self, You),
    shield(Shield, Subject),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object).

shield(regeneration(Subject), Subject).
shield(regenerate(Subject), Subject).

%   A text that replaces the destruction of Object: "if … would be destroyed, instead …".

instead_of_destruction(World, Object, Key, Instead) :-
    stated(World, replace(destroyed(Subject), Instead), Key, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object).
