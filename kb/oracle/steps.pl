:- encoding(utf8).
:- module(lawmage_step_events,
          [ delayed_event//1,   % -Event
            step_event//1       % -Event
          ]).
:- use_module(filters).
:- use_module(players).
:- use_module(subjects).

/** <module> Events in time: "at the beginning of your upkeep" (CR 603.2b)

Steps and phases begin; "the next" makes the trigger a delayed one.
*/

%!  step_event(-Event)// is nondet.
%
%   What stands after "at the beginning of" or "at".

step_event(begins(Step, Who)) --> [the, beginning, of], step_of(Step, Who).
step_event(begins(end_of_combat, any)) --> [end, of, combat].
step_event(begins(end_of_combat, you)) --> [end, of, combat, on, your, turn].

step_of(Step, Who) --> whose(Who), step_name(Step).
step_of(Step, any) --> [each], step_name(Step).
step_of(Step, any) --> [each, player, '\'s'], step_name(Step).
step_of(Step, opponent) --> [each, opponent, '\'s'], step_name(Step).
step_of(Step, opponent) --> [each, of, your, opponents, '\''], step_name(Step).
step_of(Step, any) --> [the], step_name(Step).
step_of(beginning_of_combat, you) --> [combat, on, your, turn].
step_of(beginning_of_combat, Who) --> [combat, on], whose(Who), [turn].
step_of(beginning_of_combat, any) --> [combat].
step_of(beginning_of_combat, any) --> [each, combat].
step_of(beginning_of_combat, opponent) --> [combat, on, each, opponent, '\'s', turn].
step_of(main1, Who) --> whose(Who), [first, main, phase].
step_of(main1, Who) --> whose(Who), [precombat, main, phase].
step_of(main2, Who) --> whose(Who), [second, main, phase].
step_of(main2, Who) --> whose(Who), [postcombat, main, phase].
step_of(main, you) --> [each, of, your, main, phases].
step_of(Step, controller(S)) -->
    [the],
    step_name(Step),
    [of],
    reference(sg, S),
    ['\'s', controller].
step_of(Step, host(enchanted, Filter)) -->
    [the],
    step_name(Step),
    [of, enchanted],
    noun_group(sg, Filter),
    ['\'s', controller].

%!  delayed_event(-Event)// is nondet.
%
%   "at the beginning of the next end step": the next time that it happens.

delayed_event(begins(end_of_combat, any)) --> [at, end, of, combat].
delayed_event(begins(Step, any)) --> [at, the, beginning, of, the, next], step_name(Step).
delayed_event(begins(Step, any)) --> [at, the, beginning, of, the, next, turn, '\'s'], step_name(Step).
delayed_event(begins(Step, Who)) --> [at, the, beginning, of], whose(Who), [next], step_name(Step).
delayed_event(begins(main1, you)) --> [at, the, beginning, of, your, next, main, phase].
delayed_event(begins(main1, you)) --> [at, the, beginning, of, your, next, first, main, phase].
delayed_event(begins(end, Who)) --> [at, the, beginning, of, the, end, step, of], whose(Who), [next, turn].
delayed_event(begins(beginning_of_combat, any)) --> [at, the, beginning, of, the, next, combat, phase].
delayed_event(begins(beginning_of_combat, you)) --> [at, the, beginning, of, combat, on, your, next, turn].

step_name(upkeep) --> [upkeep].
step_name(upkeep) --> [upkeeps].
step_name(draw) --> [draw, step].
step_name(end) --> [end, step].
step_name(untap) --> [untap, step].
step_name(main) --> [main, phase].
step_name(cleanup) --> [cleanup, step].
