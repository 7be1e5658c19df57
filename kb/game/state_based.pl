:- encoding(utf8).
:- module(lawmage_state_based,
          [ state_based/2,           % +World, -Decision
            state_based_actions/2    % +World, -Actions
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(destruction).
:- use_module(performing).
:- use_module(supposed_boards).
:- use_module(state_based_attached).
:- use_module(state_based_objects).
:- use_module(state_based_permanents).
:- use_module(state_based_players).

/** <module> State-based actions (CR 704)

One check finds all that apply, and they are performed at once, as one event (CR 704.3).  An action is one of

    loses(Player, Rules)             put_into_graveyard(Object, Rules)    unattach(Object, Rules)
    dies(Object, Rules)              destroy(Object, Rules)               counters(Object, Counters, Rules)
    ceases(Object, Rules)            sacrifice(Object, Rules)             keep_one(Player, Objects, Rules)
    protector(Battle, Player, Choices, Rules)    sector(Creature, Player, Rules)    speed(Player, Speed, Rules)

Rules are the numbers that say so, the one that speaks first.  dies is for a creature that is put into the graveyard without being destroyed,
destroy is still subject to replacement (destruction.pl), counters tells what is there afterwards, and for keep_one, protector
and sector the player chooses.
*/

%!  state_based_actions(+World, -Actions:list) is det.
%
%   What one check of state-based actions finds.
%
%   @throws open_condition(Key) when a condition is undecided.

state_based_actions(World, Actions) :-
    findall(Action,
            ( player_action(World, Action)
            ; object_action(World, Action)
            ; permanent_action(World, Action)
            ; attached_action(World, Action)
            ),
            Actions0),
    once_each(Actions0, Actions).

%   The same done to the same thing by several rules is done once (CR 704.7), and all of them are told.

once_each([], []).
once_each([Action|Actions0], [Merged|Actions]) :-
    Action =.. Parts,
    append(Same, [Rules], Parts),
    same_actions(Actions0, Same, More, Others),
    append([Rules|More], AllRules0),
    list_to_set(AllRules0, AllRules),
    append(Same, [AllRules], MergedParts),
    Merged =.. MergedParts,
    once_each(Others, Actions).

same_actions([], _, [], []).
same_actions([Action|Actions], Same, More, Others) :-
    Action =.. Parts,
    (   append(Same, [Rules], Parts)
    ->  More = [Rules|More1],
        Others = Others1
    ;   More = More1,
        Others = [Action|Others1]
    ),
    same_actions(Actions, Same, More1, Others1).

%!  state_based(+World, -Decision) is det.
%
%   All that state-based actions do now: one check after the other, until none finds anything (CR 704.3).  Decision is
%   decision(done(Facts), Reasons, [], none, []), a reason for each action, and Facts lists Key-Value for dies, graveyard, unattached,
%   loses, ceases, exiled (lists of ids), keep_one (a list of lists), counters (Object-Counters, those afterwards), and choices, a
%   list of what else a player must choose: choice(Player, What, Options).  What waits for a choice isn't done.

state_based(World, decision(done(Facts), Reasons, [], none, [])) :-
    (   state_based_actions(World, [])
    ->  Done = []
    ;   supposed_board(World, [], checks(Done))
    ),
    findall(Reason, ( member(Step, Done), step_reason(Step, Reason) ), Reasons),
    facts(Done, Facts).

%   checks(-Done, +World): check upon check, with what was done in each.

checks(Done, World) :-
    checks_from(World, [], Done).

checks_from(World, Waiting0, Done) :-
    state_based_actions(World, Actions),
    findall(Step, ( member(Action, Actions), step(World, Action, Step) ), Steps0),
    findall(Step, ( member(Step, Steps0), \+ told_before(Waiting0, Step) ), Steps1),
    done_once(Steps1, Steps),
    (   Steps == []
    ->  Done = []
    ;   findall(Step, ( member(Step, Steps), waits(Step) ), Waiting1),
        append(Waiting0, Waiting1, Waiting),
        findall(Step, ( member(Step, Steps), \+ waits(Step) ), Now),
        (   ( Now == [] ; game_over(World, Now) )
        ->  Done = Steps
        ;   perform(World, Now),
            checks_from(World, Waiting, Later),
            append(Steps, Later, Done)
        )
    ).

%   The same choice still waits, or what is left of it.

told_before(Waiting, keep_one(Player, Objects, _)) :-
    !,
    member(keep_one(Player, Before, _), Waiting),
    subset(Objects, Before),
    !.
told_before(Waiting, Step) :-
    memberchk(Step, Waiting).

%   step(+World, +Action, -Step) is nondet.
%   What comes of an action: done(Act, Object, Rules), Act saying what becomes of the object, loses(Player, Rules), and so on.

step(World, destroy(Object, Rules), Step) =>
    destruction(World, Object, Outcome),
    destroyed(Outcome, World, Object, Rules, Step).
step(World, dies(Object, Rules), Step) =>
    goes(World, Object, Rules, Step).
step(World, put_into_graveyard(Object, Rules), Step) =>
    goes(World, Object, Rules, Step).
step(World, sacrifice(Object, Rules), Step) =>
    goes(World, Object, Rules, Step).
step(_, Action, Step) =>
    Step = Action.

destroyed(destroyed, World, Object, Rules, Step) =>
    goes(World, Object, Rules, Step).
destroyed(prevented, _, _, _, _) =>
    fail.
destroyed(replaced([Option]), World, Object, Rules, Step) =>
    (   Step = saved(Object, Option, Rules)
    ;   Option = umbra(Aura),
        destruction(World, Aura, destroyed),
        goes(World, Aura, [cr('702.89a')|Rules], Step)
    ).
destroyed(replaced(Options), World, Object, _, Step) =>
    controller(World, Object, Player),
    Step = choice(Player, replacement(Object), Options, [cr('616.1')]).

%   It goes to its owner's graveyard, or where an effect puts it instead.

goes(World, Object, Rules, Step) :-
    (   elsewhere(World, Object, Zone)
    ->  Step = moved(Object, Zone, Rules)
    ;   is_creature(World, Object)
    ->  Step = died(Object, Rules)
    ;   Step = buried(Object, Rules)
    ).

%   What goes away is told of once, with the rules of all that send it.

done_once(Steps0, Steps) :-
    foldl(add_step, Steps0, [], Reversed),
    reverse(Reversed, Steps).

add_step(Step, Steps0, Steps) :-
    (   leaving(Step, Object, Rules),
        select(Other, Steps0, Rest),
        leaving(Other, Object, OtherRules)
    ->  append(OtherRules, Rules, Both0),
        list_to_set(Both0, Both),
        Other =.. Parts0,
        append(Same, [_], Parts0),
        append(Same, [Both], Parts),
        Merged =.. Parts,
        Steps = [Merged|Rest]
    ;   Steps = [Step|Steps0]
    ).

%   waits(+Step): it isn't done before a player has chosen.

waits(keep_one(_, _, _)).
waits(choice(_, _, _, _)).
waits(sector(_, _, _)).
waits(protector(_, _, [_, _|_], _)).

%   All that is left is one side (CR 104.2a), or nobody.

game_over(World, Steps) :-
    findall(Player, ( player(World, Player), \+ memberchk(loses(Player, _), Steps) ), Left),
    memberchk(loses(_, _), Steps),
    \+ ( member(Player, Left),
         member(Other, Left),
         opponent(World, Player, Other)
       ).

%   What is told of a step: done(Step, Rule), without the rules but the one that speaks.

step_reason(Step, reason(Rules, rule(Number), Things, done(Same, Number))) :-
    Step =.. Parts,
    append(Parts0, [Rules], Parts),
    Same =.. Parts0,
    (   Step = keep_one(_, Things0, _)
    ->  Things = Things0
    ;   Step = choice(_, replacement(Object), _, _)
    ->  Things = [Object]
    ;   arg(1, Step, Thing),
        Things = [Thing]
    ),
    Rules = [cr(Number)|_].

facts(Done, [ dies-Dies, graveyard-Buried, unattached-Unattached, keep_one-KeepOne, counters-Counters, loses-Loses,
              ceases-Ceases, exiled-Exiled, choices-Choices ]) :-
    findall(Object, member(died(Object, _), Done), Dies),
    findall(Object, member(buried(Object, _), Done), Buried),
    findall(Object, member(unattach(Object, _), Done), Unattached),
    findall(Objects, member(keep_one(_, Objects, _), Done), KeepOne),
    findall(Object-Left,
            ( member(counters(Object, Left, _), Done),
              \+ ( member(Step, Done), leaving(Step, Object, _) )
            ),
            Counters),
    findall(Player, member(loses(Player, _), Done), Loses),
    findall(Object, member(ceases(Object, _), Done), Ceases),
    findall(Object, member(moved(Object, exile, _), Done), Exiled),
    findall(choice(Player, What, Options), ( member(Step, Done), choice_of(Step, Player, What, Options) ), Choices).

choice_of(choice(Player, What, Options, _), Player, What, Options).
choice_of(protector(Battle, Player, Options, _), Player, protector(Battle), Options).
choice_of(sector(Creature, Player, _), Player, sector(Creature), [alpha_sector, beta_sector, gamma_sector]).
