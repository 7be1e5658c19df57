:- encoding(utf8).
:- module(lawmage_activation_bans,
          [ forbidden/7          % +World, +Player, +Object, +Kind, +Cost, -Source, -Restriction
          ]).
:- use_module(library(lists)).
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(casting_costs, [ability_property/5, kind_by_cost/3]).
:- use_module(stated).

/** <module> Abilities that can't be activated (CR 602.5, 101.2)
*/

%!  forbidden(+World, +Player, +Object, +Kind, +Cost:list, -Source, -Restriction) is nondet.
%
%   Source says with Restriction that the abilities of Object of that Kind, mana, activated or a keyword, and Cost can't be activated, or
%   not by Player.

forbidden(World, _, Object, Kind, Cost, Source, cant_be_activated) :-
    stated(World, restriction(each(Filter), cant_be_activated), Source, Self, You),
    context(World, Self, You, Context),
    are_activated(Filter, World, Context, Kind, Cost, Object).
forbidden(World, Player, Object, Kind, Cost, Source, cant_activate(Filter)) :-
    stated(World, restriction(player(Who), cant_activate(Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    are_activated(Filter, World, Context, Kind, Cost, Object).
forbidden(World, _, Object, Kind, Cost, Source, cant_activate(Filter)) :-
    stated(World, restriction(Subject, cant_activate(Filter)), Source, Self, You),
    Subject \= player(_),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    are_activated(Filter, World, Context, Kind, Cost, Object).

are_activated(Filter, World, Context, Kind0, Cost, Object) :-
    kind_by_cost(Kind0, Cost, Kind),
    forall(member(Property, Filter),
           (   Property = cost_has(Part)
           ->  has_part(Part, Cost)
           ;   ability_property(Property, World, Context, Kind, Object)
           )).

has_part(mana(Symbol), Cost) :-
    member(mana(Symbols), Cost),
    sub_atom(Symbols, _, _, _, Symbol),
    !.
has_part(Part, Cost) :-
    memberchk(Part, Cost).
