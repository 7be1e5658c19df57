:- encoding(utf8).
:- module(lawmage_priority,
          [ with_priority/4,     % +Task, +World, +Outcome0, -Outcome
            passed/3,            % +World, +Player, -Outcome
            going_on/2           % +World, -Reasons
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(position).
:- use_module(turn_order, [next_player/3, receiving/4]).

/** <module> Who has priority, and what happens when all pass (CR 117.3, 117.4)

A step of a game that a player takes is taken with priority, whoever had it before: the others are taken to have passed.
*/

%!  with_priority(+Task, +World, +Outcome0, -Outcome) is det.
%
%   Outcome is Outcome0 with who has priority after Task, where that changes it.

with_priority(Task, World, legal(Events0), Outcome), priority_after(Task, World, Priority) =>
    append(Events0, [Priority], Events),
    Outcome = legal(Events).
with_priority(Task, World, run(Events0, Run), Outcome), priority_after(Task, World, priority(Player0)) =>
    findall(Leaving, member(lost(Leaving), Events0), Leavers),
    receiving(World, Player0, Leavers, Player),
    append(Events0, [priority(Player)], Events),
    Outcome = run(Events, Run).
with_priority(_, _, Outcome0, Outcome) =>
    Outcome = Outcome0.

priority_after(cast(Player, _, _), _, priority(Player)).                 % CR 117.3c
priority_after(activate(Player, _, _, _), _, priority(Player)).
priority_after(play_land(Player, _), _, priority(Player)).
priority_after(suspend(Player, _, _), _, priority(Player)).
priority_after(turn_face_up(Player, _, _), _, priority(Player)).
priority_after(resolve, World, Priority) :-                              % CR 117.3b
    active_priority(World, Priority).
priority_after(deal(_), World, Priority) :-
    active_priority(World, Priority).
priority_after(attack(_, _), World, Priority) :-
    active_priority(World, Priority).
priority_after(block(_, _), World, Priority) :-
    active_priority(World, Priority).

active_priority(World, priority(Player)) :-
    active(World, Active),
    receiving(World, Active, [], Player).

%!  passed(+World, +Player, -Outcome) is det.
%
%   Player passes: legal(Events), illegal(Reasons), or `all`, where all players have passed in succession (CR 117.3d, 117.4).

passed(World, Player, Outcome) :-
    (   \+ priority(World, Player)
    ->  Outcome = illegal([reason([cr('117.3d')], rule('117.3d'), [], no_priority(Player))])
    ;   player(World, Other),
        Other \== Player,
        \+ has_passed(World, Other)
    ->  next_player(World, Player, Next),
        Outcome = legal([passed(Player, Next)])
    ;   Outcome = all
    ).

%!  going_on(+World, -Reasons:list) is det.
%
%   Reasons are against beginning the next step now.

going_on(World, Reasons) :-
    findall(Reason, stays(World, Reason), Reasons).

stays(World, reason([cr('500.2')], rule('500.2'), [], stack_not_empty)) :-
    once(item(World, _, _)).
stays(World, reason([cr('510.1')], rule('510.1'), [], damage_due)) :-
    damage_due(World).
stays(World, reason([cr('104.1')], rule('104.1'), [], no_player)) :-
    \+ player(World, _).
