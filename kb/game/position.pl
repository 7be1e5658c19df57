:- encoding(utf8).
:- module(lawmage_position,
          [ load_position/2,      % +World, +Facts
            clear_position/1,     % +World
            position_fact/1,      % ?Shape
            item/3,               % the stack
            became/4, last_known/3, delayed/8, clock/2, answered/4, answer_taken/4, named_card/3, new_name/3, manner/2, played_land/3,
            ability_used/4, shield/4, waiting/2, unstated_cost/2, called/3, seed/2,
            seat/3, card_named/4, steps_to_come/2, turn_to_come/3, normal_turn/2, damage_due/1, winner/2, held_by/3,
            priority/2, has_passed/2, left_stack/2,
            stack_top/2,          % +World, -Item
            stack_items/2,        % +World, -Items
            restore_last_known/1, % +World
            now/2,                % +World, -Time
            present/2             % +World, +Object
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> The position of a game: what there is beside the board

A position is a board (objects/board.pl) and these facts, under the same world and for the length of one
call.  An object that changed zones is a new object with an id of its own (CR 400.7); what is known of one that is gone
is its last known information (CR 608.2h).
*/

:- dynamic
    item/3, became/4, last_known/3, delayed/8, clock/2, answered/4, answer_taken/4, named_card/3, new_name/3, manner/2, played_land/3,
    ability_used/4, shield/4, waiting/2, unstated_cost/2, called/3, seed/2,
    seat/3, card_named/4, steps_to_come/2, turn_to_come/3, normal_turn/2, damage_due/1, winner/2, held_by/3,
    priority/2, has_passed/2, left_stack/2.

%!  position_fact(?Shape) is nondet.
%
%   Shape is a fact that a position may hold, without its world.

position_fact(item(number, item)).               % what is on the stack, the highest number on top
position_fact(became(id, id, number)).           % the first changed zones at that time and is the second now
position_fact(last_known(id, values)).           % characteristics and more, as it last existed
position_fact(delayed(number, player, id, event, meaning, bindings, duration)).   % a delayed triggered ability
position_fact(clock(number)).                    % how many events there have been
position_fact(new_name(integer, id)).            % what the step's next tokens, numbered from 0, will be called
position_fact(answered(id, choice, value)).      % what a player chose with the step; `any` for no certain object
position_fact(answer_taken(id, choice, value)).  % a choice that the step asked for before took this from an answer
position_fact(named_card(name, face)).           % a name that an answer chooses is that of a card, or of a face
position_fact(manner(how)).                      % ask, or decline: what to do about a choice not made
position_fact(played_land(player, integer)).     % lands played this turn
position_fact(ability_used(id, label, integer)). % how often this turn
position_fact(seed(integer)).                     % of the source of chance, another one for each call
position_fact(unstated_cost(id)).                 % a card that is written out without saying what it costs
position_fact(card_named(name, face, print)).     % what a card is that a text of an object names as a token
position_fact(seat(number, player)).              % the turn order, with the players that have left
position_fact(steps_to_come(steps)).              % of this turn, where effects have changed them (CR 500.8)
position_fact(turn_to_come(number, player)).      % an extra turn, the highest number created last (CR 500.7)
position_fact(normal_turn(player)).               % whose turn was the last that is no extra one
position_fact(held_by(id, player)).               % who controlled it when that was looked at last, if not its controller as its place says
position_fact(priority(player)).                  % who has it (CR 117.1)
position_fact(has_passed(player)).                % in succession, since somebody did something
position_fact(left_stack(id)).                    % a spell or ability that was there: a copy of it can still be made (CR 707.10)
position_fact(winner(player)).                    % who has won
position_fact(damage_due).                        % combat damage is still to be dealt in this step (CR 510.1)
position_fact(called(name, id)).                   % what a name of a scenario means now, where that has another id
position_fact(waiting(trigger)).                   % an ability that has triggered and isn't on the stack yet (CR 603.3)
position_fact(shield(number, id, amount)).       % what is left of an effect that is used up

%!  load_position(+World, +Facts:list) is det.
%
%   Asserts the facts of Facts that belong to a position, and the board with the others.

load_position(World, Facts) :-
    partition_facts(Facts, Own, Board),
    load_board(World, Board),
    forall(member(Fact, Own),
           ( Fact =.. [Name|Arguments],
             Clause =.. [Name, World|Arguments],
             assertz(Clause)
           )).

partition_facts([], [], []).
partition_facts([Fact|Facts], Own, Board) :-
    functor(Fact, Name, Arity),
    functor(Shape, Name, Arity),
    (   position_fact(Shape)
    ->  Own = [Fact|Own1],
        Board = Board1
    ;   Own = Own1,
        Board = [Fact|Board1]
    ),
    partition_facts(Facts, Own1, Board1).

%!  clear_position(+World) is det.
%
%   Retracts all that load_position/2 asserted.

clear_position(World) :-
    clear_board(World),
    forall(position_fact(Shape),
           ( functor(Shape, Name, Arity0),
             Arity is Arity0 + 1,
             functor(Fact, Name, Arity),
             arg(1, Fact, World),
             retractall(Fact)
           )).

%!  restore_last_known(+World) is det.
%
%   Lets the characteristics of objects that are gone be looked at, as they last were and not as their faces would be now, until
%   backtracking (CR 608.2h).

restore_last_known(World) :-
    objects_state(World, Objects0),
    findall(Object-C,
            ( last_known(World, Object, Pairs),
              \+ present(World, Object),
              dict_pairs(C, c, Pairs)
            ),
            Gone),
    dict_pairs(Known, objects, Gone),
    put_dict(Known, Objects0, Objects),
    set_objects_state(World, Objects).

%!  now(+World, -Time:integer) is det.
%
%   How many events there have been in the game; 0 on a board that is no position of one.

now(World, Time) :-
    (   clock(World, Found)
    ->  Time = Found
    ;   Time = 0
    ).

%!  present(+World, +Object) is semidet.
%
%   Object exists now, in some zone; an ability on the stack is there as well.

present(World, Object) :-
    (   object(World, Object, Zone, _, _, _),
        \+ memberchk(Zone, [gone, merged])
    ->  true
    ;   item(World, _, item(Object, _, _, _, _, _, _))
    ->  true
    ).

%!  stack_top(+World, -Item) is semidet.
%
%   Item, item(Id, Kind, ...), is on top of the stack.

stack_top(World, Item) :-
    stack_items(World, [Item|_]).

%!  stack_items(+World, -Items:list) is det.
%
%   What is on the stack, top first.

stack_items(World, Items) :-
    findall(N-Item, item(World, N, Item), Pairs0),
    sort(1, @>=, Pairs0, Pairs),
    findall(Item, member(_-Item, Pairs), Items).
