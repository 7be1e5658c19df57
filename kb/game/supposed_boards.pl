:- encoding(utf8).
:- module(lawmage_supposed_boards,
          [ supposed_board/3,    % +World, +Changes, :Goal
            supposed_spell/5,    % +World, +Object, +Player, +Changes, :Goal
            change_board/2,      % +World, +Changes
            next_timestamp/2     % +World, -Timestamp
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics', [underived/1, objects_state/2, set_objects_state/2]).
:- use_module('../objects/continuous', [layered_effects/2]).
:- use_module('../objects/effects', [known/1]).

/** <module> Boards that are supposed: a board as it would be after some changes

A question may ask what would hold were a spell on the stack, or after the state-based actions that are due.  The board
is copied to a world of its own, changed there, and forgotten.  A change is add(Fact) or remove(Fact), facts without their world; the
variables of a fact that is removed stand for anything.
*/

:- meta_predicate supposed_board(+, +, 1), supposed_spell(+, +, +, +, 1).

%!  supposed_board(+World, +Changes:list, :Goal) is nondet.
%
%   Each solution of call(Goal, Copy), where Copy is a world with the facts of World after Changes and is known
%   (effects.pl).  Goal's other arguments are what is left of it.

supposed_board(World, Changes, Goal) :-
    free_world(World, Copy),
    findall(Goal, on_copy(World, Copy, Changes, known(Copy), Goal), Goals),
    member(Goal, Goals).

%!  supposed_spell(+World, +Object, +Player, +Changes:list, :Goal) is nondet.
%
%   As supposed_board/3, where Player has put Object on the stack as the first step of casting it (CR 601.2a), with Changes to it besides.

supposed_spell(World, Object, Player, Changes, Goal) :-
    as_spell(World, Object, Player, Moved),
    append(Moved, Changes, All),
    free_world(World, Copy),
    (   Changes == [],
        \+ layout(World, Object, _),
        \+ face_up(World, Object, _),
        \+ looks_elsewhere(World)
    ->  objects_state(World, Objects0),
        get_dict(Object, Objects0, C0),
        put_dict(controller, C0, Player, C),
        put_dict(Object, Objects0, C, Objects),
        Derived = set_objects_state(Copy, Objects)
    ;   Derived = known(Copy)
    ),
    findall(Goal, on_copy(World, Copy, All, Derived, Goal), Goals),
    member(Goal, Goals).

%   Some effect on characteristics depends on what is on the stack or in a hand, so that they must be derived anew.  Else they
%   are what they were.

looks_elsewhere(World) :-
    layered_effects(World, Effects),
    member(effect(_, _, _, _, _, Parts), Effects),
    sub_term(Part, Parts),
    nonvar(Part),
    elsewhere(Part),
    !.

elsewhere(zone(_, _)).
elsewhere(spell).
elsewhere(card).
elsewhere(hand).
elsewhere(stack).
elsewhere(library).

%   A supposition within another has a world of its own.

free_world(World, Copy) :-
    atom_concat(World, '+', Copy0),
    (   player(Copy0, _)
    ->  free_world(Copy0, Copy)
    ;   Copy = Copy0
    ).

on_copy(World, Copy, Changes, Derived, Goal) :-
    findall(Fact, world_fact(World, Fact), Facts),
    setup_call_cleanup(
        load_board(Copy, Facts),
        ( change_board(Copy, Changes),
          call(Derived),
          call(Goal, Copy)
        ),
        clear_board(Copy)).

world_fact(World, Fact) :-
    board_fact(Shape),
    functor(Shape, Name, Arity0),
    Arity is Arity0+1,
    functor(Stated, Name, Arity),
    arg(1, Stated, World),
    call(lawmage_board:Stated),
    Stated =.. [Name, World|Arguments],
    Fact =.. [Name|Arguments].

%!  change_board(+World, +Changes:list) is det.
%
%   Makes Changes on World, whose characteristics are derived anew at the next look.

change_board(World, Changes) :-
    change_facts(Changes, World),
    underived(World).

change_facts([], _).
change_facts([Change|Changes], World) :-
    Change =.. [How, Fact],
    Fact =.. [Name|Arguments],
    Stated =.. [Name, World|Arguments],
    (   How == add
    ->  assertz(lawmage_board:Stated)
    ;   retractall(lawmage_board:Stated)
    ),
    change_facts(Changes, World).

%   as_spell(+World, +Object, +Player, -Changes)
%   The object is on the stack, and a hand or library has one card less.

as_spell(World, Object, Player, Changes) :-
    object(World, Object, Zone, Owner, _, _),
    next_timestamp(World, Timestamp),
    Moved = [ remove(object(Object, _, _, _, _)),
              add(object(Object, stack, Owner, Player, Timestamp))
            ],
    (   memberchk(Zone, [hand, library]),
        counted(Zone, World, Owner, Count0),
        Count0 > 0
    ->  Count is Count0-1,
        Now =.. [Zone, Owner, Count],
        Before =.. [Zone, Owner, _],
        append(Moved, [remove(Before), add(Now)], Changes)
    ;   Changes = Moved
    ).

counted(hand, World, Player, Count) :-
    hand(World, Player, Count).
counted(library, World, Player, Count) :-
    library(World, Player, Count).

%!  next_timestamp(+World, -Timestamp:number) is det.
%
%   Timestamp is later than that of any object (CR 613.7).

next_timestamp(World, Timestamp) :-
    findall(One, object(World, _, _, _, _, One), Timestamps),
    max_list([0|Timestamps], Newest),
    Timestamp is Newest+1.
