:- encoding(utf8).
:- module(lawmage_turn_order,
          [ step_order/1,        % -Steps
            following_step/4,    % +World, -Step, -Player, -Events
            another_cleanup/2,   % +World, -Events
            next_player/3,       % +World, +Before, -Next
            receiving/4,         % +World, +Active, +Leaving, -Player
            same_phase/2,        % +Step, +Next
            apnap/2,             % +World, -Players
            added_phases/4,      % +World, +After, +Phases, -Events
            fighter/2            % +World, ?Fighter
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(position).
:- use_module(stated).

/** <module> Which step and whose turn comes next (CR 500.1, 500.7-500.11)

The steps of the turn that are still to come are those after the one that is now, or a list of their own where effects have added
some.  A step is left out when it doesn't take place or is skipped (CR 500.11, 614.10); what skips the next one only
is used up by it.
*/

%   steps_of(?Phase, -Steps): the steps of each phase by their scenario names; a main phase has none and stands for itself (CR 500.1).

steps_of(beginning, [untap, upkeep, draw]).
steps_of(main1, [main1]).
steps_of(combat, [beginning_of_combat, declare_attackers, declare_blockers, first_strike_damage, combat_damage, end_of_combat]).
steps_of(main, [main2]).
steps_of(ending, [end, cleanup]).

%!  step_order(-Steps:list) is det.
%
%   The steps of a turn, main phases among them, in their order.

step_order(Steps) :-
    findall(Of, steps_of(_, Of), Lists),
    append(Lists, Steps).

%!  same_phase(+Step, +Next) is semidet.
%
%   Next, which comes after Step, belongs to the same phase.

same_phase(Step, Next) :-
    steps_of(_, Steps),
    append(_, [Step|Later], Steps),
    !,
    memberchk(Next, Later).

%   steps_left(+World, -Steps) is det: Steps are still to come in this turn, unless they are skipped.

steps_left(World, Steps) :-
    (   steps_to_come(World, Steps0)
    ->  Steps = Steps0
    ;   step(World, Now),
        step_order(Turn),
        append(_, [Now|Steps0], Turn)
    ->  Steps = Steps0
    ).

%!  following_step(+World, -Step, -Player, -Events:list) is det.
%
%   Step is the next, in a turn of Player.  Events are what happens to the order of turns and steps: what skipped something is
%   used up, steps_left(Steps) of a turn that effects have changed, turn_began(Player, normal or extra) with a new turn.

following_step(World, Step, Player, Events) :-
    steps_left(World, Steps),
    active(World, Active),
    next_step(Steps, World, Active, [], Used0, Next),
    (   Next = step(Step0, Left)
    ->  Step = Step0,
        Player = Active,
        ends(Used0, Ends),
        findall(steps_left(Left), steps_to_come(World, _), Order),
        append(Ends, Order, Events)
    ;   turns_to_come(World, Turns),
        normal_turn(World, Before),
        next_turn(Turns, World, Before, Used0, Used1, Player, Kind, Begun),
        step_order(Turn),
        next_step(Turn, World, Player, Used1, Used, step(Step, _)),
        ends(Used, Ends),
        append([Ends, Begun, [turn_began(Player, Kind)]], Events)
    ).

ends(Used, Ends) :-
    findall(ended(effect(N)), member(effect(N), Used), Ends0),
    reverse(Ends0, Ends).

%!  another_cleanup(+World, -Events:list) is det.
%
%   State-based actions are performed now, or triggered abilities put on the stack: in a cleanup step another one follows (CR 514.3a).

another_cleanup(World, Events) :-
    (   step(World, cleanup),
        \+ steps_to_come(World, [cleanup|_])
    ->  active(World, Active),
        receiving(World, Active, [], Player),
        Events = [steps_left([cleanup]), priority(Player)]
    ;   Events = []
    ).

%   next_step(+Steps, +World, +Player, +Used0, -Used, -Next) is det.
%   Next is step(Step, Left), the first of Steps that Player's turn has, or `over`; Used are the effects that skipped others.

next_step([], _, _, Used, Used, over).
next_step([Step|Steps], World, Player, Used0, Used, Next) :-
    (   \+ takes_place(Step, World)
    ->  next_step(Steps, World, Player, Used0, Used, Next)
    ;   skips(Step, Whole, What),
        skipping(What, World, Player, Used0, Used1)
    ->  after_skipped(Whole, Step, Steps, Left),
        next_step(Left, World, Player, Used1, Used, Next)
    ;   Used = Used0,
        Next = step(Step, Steps)
    ).

takes_place(first_strike_damage, World) =>                       % CR 510.4
    once(( fighter(World, Fighter),
           ( has_keyword(World, Fighter, first_strike) ; has_keyword(World, Fighter, double_strike) )
         )).
takes_place(Step, World), memberchk(Step, [declare_blockers, combat_damage]) =>     % CR 508.8
    once(( attacking(World, _, _)
         ; attacked_this_combat(World)
         ; step(World, Now), memberchk(Now, [declare_blockers, first_strike_damage])
         )).
takes_place(_, _) =>
    true.

%   What attacked may have been removed from combat since.

attacked_this_combat(World) :-
    findall(N, ( event(World, N, step_began, Began), memberchk(step(beginning_of_combat), Began) ), Ns),
    max_list([0|Ns], First),
    event(World, Attack, attacked, _),
    Attack > First.

%!  fighter(+World, ?Fighter) is nondet.
%
%   Fighter attacks or blocks.

fighter(World, Fighter) :-
    ( attacking(World, Fighter, _) ; blocking(World, Fighter, _) ).

%   skips(+Step, -Whole, -What) is nondet: a text that skips What skips Step, and the phase that begins with it if Whole is phase.

skips(untap, step, untap_step).
skips(untap, step, next(untap)).
skips(upkeep, step, upkeep).
skips(upkeep, step, next(upkeep)).
skips(draw, step, draw).
skips(draw, step, next(draw)).
skips(beginning_of_combat, phase, combat).
skips(beginning_of_combat, phase, next(combat)).

after_skipped(step, _, Steps, Steps).
after_skipped(phase, Step, Steps0, Steps) :-
    (   Steps0 = [Next|Steps1],
        same_phase(Step, Next)
    ->  after_skipped(phase, Step, Steps1, Steps)
    ;   Steps = Steps0
    ).

%   skipping(+What, +World, +Player, +Used0, -Used) is semidet.
%   A text that isn't used up has Player skip What; one of the next occurrence serves once (CR 614.10a).

skipping(What, World, Player, Used0, Used) :-
    stated(World, skip(Who, What), Source, Self, You),
    \+ memberchk(Source, Used0),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    !,
    (   What = next(_)
    ->  Used = [Source|Used0]
    ;   Used = Used0
    ).

%   turns_to_come(+World, -Turns:list) is det: extra turns as Number-Player, the one created last first (CR 500.7).

turns_to_come(World, Turns) :-
    findall(N-Player, turn_to_come(World, N, Player), Turns0),
    sort(1, @>=, Turns0, Turns).

%   next_turn(+Turns, +World, +Before, +Used0, -Used, -Player, -Kind, -Events) is det.

next_turn([N-Other|Turns], World, Before, Used0, Used, Player, Kind, [turn_taken(N)|Events]) :-
    !,
    (   \+ player(World, Other)                                   % CR 800.4k
    ->  next_turn(Turns, World, Before, Used0, Used, Player, Kind, Events)
    ;   ( skipping(extra_turn, World, Other, Used0, Used1) ; skipping(next(turn), World, Other, Used0, Used1) )
    ->  next_turn(Turns, World, Before, Used1, Used, Player, Kind, Events)
    ;   Player = Other,
        Kind = extra,
        Used = Used0,
        Events = []
    ).
next_turn([], World, Before, Used0, Used, Player, Kind, Events) :-
    next_player(World, Before, Next),
    (   skipping(next(turn), World, Next, Used0, Used1)
    ->  next_turn([], World, Next, Used1, Used, Player, Kind, Events)
    ;   Player = Next,
        Kind = normal,
        Used = Used0,
        Events = []
    ).

%!  next_player(+World, +Before, -Next) is semidet.
%
%   Next comes after Before in turn order, which is that of the seats; who has left is passed over (CR 800.4k).

next_player(World, Before, Next) :-
    staying_after(World, Before, [], Next).

staying_after(World, Before, Leaving, Next) :-
    findall(Player, seat(World, _, Player), Seats),
    (   append(Earlier, [Before|Later], Seats)
    ->  append(Later, Earlier, Order0),
        append(Order0, [Before], Order)
    ;   Order = Seats
    ),
    member(Next, Order),
    player(World, Next),
    \+ memberchk(Next, Leaving),
    !.

%!  apnap(+World, -Players:list) is det.
%
%   Who is in the game, in turn order beginning with the active player (CR 101.4).

apnap(World, Players) :-
    active(World, Active),
    findall(Player, seat(World, _, Player), Seats),
    (   append(Earlier, [Active|Later], Seats)
    ->  append([Active|Later], Earlier, Order)
    ;   Order = Seats
    ),
    include(player(World), Order, Players).

%!  receiving(+World, +Active, +Leaving:list, -Player) is det.
%
%   Player receives priority in a turn of Active, or the next in turn order where Active has left the game or is among Leaving, who do so
%   now (CR 117.3a, 800.4j).

receiving(World, Active, Leaving, Player) :-
    (   player(World, Active),
        \+ memberchk(Active, Leaving)
    ->  Player = Active
    ;   staying_after(World, Active, Leaving, Next)
    ->  Player = Next
    ;   Player = none
    ).

%!  added_phases(+World, +After, +Phases:list, -Events:list) is det.
%
%   Phases (combat, main, beginning, or step(Step) for a phase of one step, CR 500.10) come directly after the phase, or the step, that is
%   now (CR 500.8, 500.9); none after this main phase where there is none.

added_phases(World, After, Phases, Events) :-
    step(World, Now),
    (   added_after(After, Now)
    ->  steps_left(World, Steps0),
        (   After == this_step                                           % CR 500.9
        ->  Rest = [],
            Later = Steps0
        ;   rest_of_phase(Now, Steps0, Rest, Later)
        ),
        findall(Steps, ( member(Phase, Phases), phase_steps(Phase, Steps) ), Added),
        append([Rest|Added], Before),
        append(Before, Later, Steps1),
        Events = [steps_left(Steps1)]
    ;   Events = []
    ).

phase_steps(step(Step), [Step]).
phase_steps(Phase, Steps) :-
    steps_of(Phase, Steps).

added_after(this_phase, _).
added_after(this_step, _).
added_after(this_main_phase, Now) :-
    memberchk(Now, [main1, main2]).

rest_of_phase(Now, [Step|Steps], [Step|Rest], Later) :-
    same_phase(Now, Step),
    !,
    rest_of_phase(Step, Steps, Rest, Later).
rest_of_phase(_, Later, [], Later).
