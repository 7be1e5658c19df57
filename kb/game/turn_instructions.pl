:- encoding(utf8).
:- module(lawmage_turn_instructions,
          [ turn_acted/4,        % +Instruction, +World, +Frame, -Events
            turn_instead/3       % +Instruction, +World, -Instructions
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(state_based_events).
:- use_module(turn_order).
:- use_module(turning).

/** <module> Instructions about the turn: extra turns, phases and steps, ending the turn (CR 500.7-500.10, 724)
*/

%!  turn_acted(+Instruction, +World, +Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl; what the words of Frame stand for doesn't change.

turn_acted(extra_turn(Who, Amount), World, Frame, Events) :-                   % CR 500.7
    objects_of(player(Who), World, Frame, Players),
    amount_of(Amount, World, Frame, Number),
    findall(extra_turn(Player), ( member(Player, Players), between(1, Number, _) ), Events).
turn_acted(extra_combat(After, Amount), World, Frame, Events) :-               % CR 500.8
    amount_of(Amount, World, Frame, Number),
    findall(combat, between(1, Number, _), Phases),
    added_phases(World, After, Phases, Events).
turn_acted(extra_phases(After, Phases), World, _, Events) :-                   % CR 500.8
    added_phases(World, After, Phases, Events).
turn_acted(extra_steps(Who, Step, Amount, After), World, Frame, Events) :-     % CR 500.9-500.10
    objects_of(player(Who), World, Frame, Players),
    active(World, Active),
    (   memberchk(Active, Players)                                             % CR 500.10a
    ->  amount_of(Amount, World, Frame, Number),
        findall(step(Step), between(1, Number, _), Steps),
        added_phases(World, After, Steps, Events)
    ;   Events = []
    ).
turn_acted(stack_exiled, World, _, [triggers_dropped|Events]) :-               % CR 724.1a-b
    findall(Event,
            ( item(World, _, item(Id, Kind, _, _, _, _, _)),
              (   Kind == spell
              ->  Event = moved(Id, exile, [], plain)
              ;   Event = gone(Id)
              )
            ),
            Events).
turn_acted(cleanup_begins, World, _, Events) :-                                % CR 724.1d
    active(World, Player),
    begun_step(World, cleanup, Player, Events0),
    append(Events0, [steps_left([])], Events).

%!  turn_instead(+Instruction, +World, -Instructions:list) is semidet.
%
%   Instructions are to be followed for Instruction.

turn_instead(end_turn, _, [stack_exiled, state_based_check, cleanup_begins]).
turn_instead(state_based_check, World, Instructions) :-                        % CR 724.1c
    state_based_events(World, Events, _),
    (   Events == []
    ->  Instructions = []
    ;   Instructions = [proposed(Events), state_based_check]
    ).
