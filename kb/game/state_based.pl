:- encoding(utf8).
:- module(lawmage_state_based,
          [ state_based/2,           % +World, -Decision
            state_based_actions/2    % +World, -Actions
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module(happening).
:- use_module(performing).
:- use_module(supposed_boards).
:- use_module(state_based_attached).
:- use_module(state_based_events, [action_event/3]).
:- use_module(state_based_objects).
:- use_module(state_based_permanents).
:- use_module(state_based_players).

/** <module> State-based actions (CR 704)

One check finds all that apply, and they are performed at once, as one event (CR 704.3).  An action is one of

    loses(Player, Rules)             put_into_graveyard(Object, Rules)    unattach(Object, Rules)
    dies(Object, Rules)              destroy(Object, Rules)               counters(Object, Counters, Rules)
    ceases(Object, Rules)            sacrifice(Object, Rules)             keep_one(Player, Objects, Rules)
    protector(Battle, Player, Choices, Rules)    sector(Creature, Player, Rules)    speed(Player, Speed, Rules)
    to_command_zone(Object, Owner, Rules)

Rules are the numbers that say so, the one that speaks first.  dies is for a creature that is put into the graveyard without being destroyed,
destroy is still subject to replacement, counters tells what is there afterwards, and for keep_one, protector
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
%   decision(done(Facts), Reasons, [], none, Notes), a reason for each action, and Facts lists Key-Value for dies, graveyard, unattached,
%   loses, ceases, exiled (lists of ids), keep_one (a list of lists), counters (Object-Counters, those afterwards), and choices, a
%   list of what else a player must choose: choice(Player, What, Options).  What waits for a choice isn't done.  Notes is [unproved] where
%   there is no end of it (CR 104.4b).
%
%   @throws open_condition(Key) when a condition is undecided.

state_based(World, decision(done(Facts), Reasons, [], none, Notes)) :-
    (   state_based_actions(World, [])
    ->  Done = [],
        Notes = []
    ;   setup_call_cleanup(
            assertz(lawmage_position:manner(World, ask), Asked),
            supposed_board(World, [], checks(Done, Notes)),
            erase(Asked))
    ),
    findall(Reason, ( member(Step, Done), step_reason(Step, Reason) ), Reasons),
    facts(Done, Facts).

%   checks(-Done, -Notes, +World): check upon check, with what was done in each.

checks(Done, Notes, World) :-
    checks_from(World, 1, [], Done, Notes).

checks_from(World, Round, Waiting0, Done, Notes) :-
    state_based_actions(World, Actions0),
    findall(Step, ( member(Action, Actions0), waits(World, Action, Step) ), Waits0),
    exclude(told_before(Waiting0), Waits0, Waits),
    findall(Action, ( member(Action, Actions0), \+ waits(World, Action, _) ), Actions),
    performed(World, Actions, Events, Steps),
    append(Waits, Steps, Now),
    (   ( Events == [] ; game_over(World, Events) )
    ->  Done = Now,
        Notes = []
    ;   Round >= 100
    ->  Done = Now,
        Notes = [unproved]
    ;   perform(World, Events),
        append(Waiting0, Waits, Waiting),
        Next is Round + 1,
        checks_from(World, Next, Waiting, Later, Notes),
        append(Now, Later, Done)
    ).

%   The same choice still waits, or what is left of it.

told_before(Waiting, keep_one(Player, Objects, _)) :-
    !,
    member(keep_one(Player, Before, _), Waiting),
    subset(Objects, Before),
    !.
told_before(Waiting, Step) :-
    memberchk(Step, Waiting).

%   waits(+World, +Action, -Step) is semidet: it isn't done before a player has chosen.

waits(World, Action, Step) :-
    catch(( findall(Event, action_event(Action, World, Event), Events),
            happens(World, Events, _),
            fail
          ),
          choice_needed(Player, _, _, _, Options),
          waiting(Action, Player, Options, Step)).

waiting(Action, Player, Options, Step) :-
    functor(Action, Name, _),
    (   memberchk(Name, [keep_one, protector, sector])
    ->  Step = Action
    ;   arg(1, Action, Object),
        Step = choice(Player, replacement(Object), Options, [cr('616.1')])
    ).

%   performed(+World, +Actions, -Events, -Steps)
%   What happens by Actions, all at once, as in a game: Steps say what becomes of each.

performed(World, Actions, Events, Steps) :-
    findall(Proposed,
            ( nth1(N, Actions, Action),
              ( Proposed = due(N) ; action_event(Action, World, Proposed) )
            ),
            AllProposed),
    happens_told(World, AllProposed, Told),
    findall(Step,
            ( nth1(N, Actions, Action),
              of_action(N, Told, Own),
              step(Action, World, Own, Told, Step)
            ),
            Steps0),
    done_once(Steps0, Steps),
    findall(Event, ( member(Event, Told), Event \= replaced(_, _, _), Event \= due(_) ), Events).

of_action(N, Told, Own) :-
    append(_, [due(N)|After], Told),
    (   append(Own0, [due(_)|_], After)
    ->  Own = Own0
    ;   Own = After
    ),
    !.

%   step(+Action, +World, +Own, +Told, -Step) is nondet.
%   A step is died(Object, Rules), buried(Object, Rules), moved(Object, Zone, Rules), saved(Object, How, Rules), or the action itself.  Own are the
%   events by Action, Told all of them.

step(Action, World, Own, Told, Step) :-
    leaves_by(Action, Object, Rules),
    !,
    (   ( member(moved(Object, Zone, _, _), Own) ; Own == [], member(moved(Object, Zone, _, _), Told) )
    ->  gone_to(Zone, World, Object, Rules, Step)
    ;   Own = [_|_],
        saved(Own, Object, How),
        Step = saved(Object, How, Rules)
    ;   append(Before, [moved(Other, Zone, _, _)|_], Own),
        Other \== Object,
        instead_rule(Before, Rule),
        gone_to(Zone, World, Other, [Rule|Rules], Step)
    ).
step(Action, _, [_|_], _, Action).

leaves_by(destroy(Object, Rules), Object, Rules).
leaves_by(dies(Object, Rules), Object, Rules).
leaves_by(put_into_graveyard(Object, Rules), Object, Rules).
leaves_by(sacrifice(Object, Rules), Object, Rules).

gone_to(Zone, World, Object, Rules, Step) :-
    (   Zone \== graveyard
    ->  Step = moved(Object, Zone, Rules)
    ;   is_creature(World, Object)
    ->  Step = died(Object, Rules)
    ;   Step = buried(Object, Rules)
    ).

%   What happens instead: it regenerates (CR 701.19a), or what the text of something says.

saved(Own, Object, How) :-
    (   memberchk(removed_from_combat(Object), Own)
    ->  How = regenerates
    ;   member(replaced(_, key(Self, _), _), Own),
        Self \== none
    ->  How = by(Self)
    ;   How = otherwise
    ).

%   The rule by which something else goes: that of the keyword that says so, or 614.6.

instead_rule(Before, Rule) :-
    (   last_replaced(Before, instead(_, Fact, _, _, _)),
        meaning(_, Fact, [Rule0|_])
    ->  Rule = Rule0
    ;   Rule = cr('614.6')
    ).

last_replaced(Before, Choice) :-
    reverse(Before, Reversed),
    memberchk(replaced(_, _, Choice0), Reversed),
    Choice = Choice0.

%   What goes away is told of once, with the rules of all that send it.

done_once(Steps0, Steps) :-
    foldl(add_step, Steps0, [], Reversed),
    reverse(Reversed, Steps).

add_step(Step, Steps0, Steps) :-
    (   leaving(Step, Object, Rules),
        select(Other, Steps0, Merged, Rest),
        leaving(Other, Object, OtherRules)
    ->  append(OtherRules, Rules, Both0),
        list_to_set(Both0, Both),
        Other =.. Parts0,
        append(Same, [_], Parts0),
        append(Same, [Both], Parts),
        Merged =.. Parts,
        Steps = Rest
    ;   Steps = [Step|Steps0]
    ).

leaving(died(Object, Rules), Object, Rules).
leaving(buried(Object, Rules), Object, Rules).
leaving(moved(Object, _, Rules), Object, Rules).

%   All that is left is one side (CR 104.2a), or nobody.

game_over(World, Events) :-
    memberchk(lost(_), Events),
    findall(Player, ( player(World, Player), \+ memberchk(lost(Player), Events) ), Left),
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
