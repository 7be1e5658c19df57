:- encoding(utf8).
:- module(lawmage_combat_removal,
          [ removed_now/2        % +World, -Event
          ]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(position).
:- use_module(turn_order, [fighter/2]).

/** <module> Changes of control, and what is removed from combat by what it has become (CR 506.4, 302.6)
*/

%!  removed_now(+World, -Event) is nondet.
%
%   Event is control_changed(Object, Player) of a permanent that has another controller than it had, or removed_from_combat(Object) of an
%   attacking or blocking permanent that is no creature any more.

removed_now(World, control_changed(Object, Player)) :-
    permanent(World, Object),
    controller(World, Object, Player),
    (   held_by(World, Object, Before0)
    ->  Before = Before0
    ;   object(World, Object, _, _, Before, _)
    ),
    Player \== Before.
removed_now(World, removed_from_combat(Object)) :-
    fighter(World, Object),
    permanent(World, Object),
    (   \+ is_creature(World, Object)
    ->  true
    ;   has_type(World, Object, battle)
    ).
