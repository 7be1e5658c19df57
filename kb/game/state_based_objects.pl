:- encoding(utf8).
:- module(lawmage_state_based_objects,
          [ object_action/2      % +World, -Action
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> State-based actions on what isn't where it can be: tokens, copies, dungeons, commanders (CR 704.5d-e, 704.5t, 704.6d)
*/

%!  object_action(+World, -Action) is nondet.
%
%   A state-based action on an object that ceases to exist or leaves the game.

object_action(World, ceases(Object, [cr(Rule)|Rules])) :-
    token(World, Object),
    object(World, Object, Zone, _, _, _),
    off_zone(Zone, World, Object, Rule, Rules).
object_action(World, ceases(Dungeon, [cr('704.5t'), cr('309.6')])) :-
    object(World, Dungeon, command, _, _, _),
    has_type(World, Dungeon, dungeon),
    designation(World, Dungeon, bottommost_room),
    \+ stack_ability(World, _, Dungeon, _, _, _).

object_action(World, to_command_zone(Object, Owner, [cr('704.6d'), cr('903.9a')])) :-
    newly_there(World, Object),
    object(World, Object, Zone, Owner, _, _),
    memberchk(Zone, [graveyard, exile]).

%   A copy of a card or spell is marked as a token too; on the stack it may be (CR 704.5e), and in exile as long as the permanent it
%   is linked to is prepared (CR 722.3c).

off_zone(battlefield, World, Object, '704.5d', []) :-
    !,
    status(World, Object, phased_out),
    since(World, '2009-07-08'),
    \+ since(World, '2018-01-19').
off_zone(stack, _, _, _, _) :-
    !,
    fail.
off_zone(exile, World, Object, _, _) :-
    linked(World, Prepared, Object),
    permanent(World, Prepared),
    designation(World, Prepared, prepared),
    !,
    fail.
off_zone(_, World, Object, Rule, Rules) :-
    (   designation(World, Object, copy)
    ->  Rule = '704.5e',
        Rules = []
    ;   Rule = '704.5d',
        Rules = [cr('111.7')]
    ).
