:- encoding(utf8).
:- module(lawmage_play,
          [ play/3               % +Facts, +Task, -Value
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('objects/board').
:- use_module('objects/characteristics').
:- use_module('objects/effects', [known/1]).
:- use_module('objects/open_conditions', [open_condition/4, supposing/3]).
:- use_module(reading).
:- use_module(play_values).
:- use_module(reasons).
:- use_module(effect_texts).
:- use_module(told_conditions).
:- autoload(verdicts, [caveats/3, condition_told/3]).
:- use_module('game/activating').
:- use_module('game/at_any_time').
:- use_module('game/bindings').
:- use_module('game/casting').
:- use_module('game/spell_text').
:- use_module('game/special_actions').
:- use_module('game/choices').
:- autoload('game/instructions', [events_of/4]).
:- use_module('game/naming', [now_called/3]).
:- use_module('game/operations').
:- autoload('game/paid_actions', [paid_action/3]).
:- use_module('game/position').
:- use_module('game/priority').
:- use_module('game/resolving').
:- use_module('game/stacking').
:- use_module('game/target_phrases', [phrases_of/2]).
:- use_module('game/state_based_events').
:- use_module('game/triggering').
:- use_module('game/turn_order').
:- use_module('game/turning').

/** <module> One thing that is done in a game: whether it may be, and what happens

The facts are those of a position (position.pl), the task one of

    cast(Player, Card, Given)            activate(Player, Object, Which, Given)    play_land(Player, Object)
    suspend(Player, Object, Given)       turn_face_up(Player, Object, Given)       resolve
    continue(Run, Created)               effect(Player, Words)                     move(Object, Zone)
    attack(Pairs, Bands, Given)          block(Pairs, By, Given)                   deal(Assignment)
    next_step                            concede(Player)                           after(Did)
    state_based                          place(Triggers, Wishes)                   propose(Events)
    caveats      pass(Player)            actions(Player)                           paid_actions(Player)

Its value holds `answers`, what became of the step's, and `illegal` with reasons, or `choice` with what a player must choose first, or
`unlisted` with how many cards of whose library must be listed first, or `needs_card` with the name of a card that must be told of first, or
`depends` with the condition that nothing decides, where it comes out differently either way, or `events`, to be carried out at once, the
`run` that is left, `triggers` of abilities that looked back, `known`, the last known information of what leaves, and `then`, what follows
immediately; for `caveats` alone, the clauses of permanents that were not read; for `actions`, what Player may do, and for `paid_actions`
what it may do and pay for with what it has.
*/

%!  play(+Facts:list, +Task, -Value) is det.

play(Facts0, Task, Value) :-
    World = w,
    read_facts(Facts0, Facts),
    setup_call_cleanup(
        load_position(World, Facts),
        played(World, Task, Value),
        ( clear_position(World), judged_answers(_, _, _) )).

played(World, Task, object([answers-Answers|Pairs])) :-
    tried(World, Task, 0, object(Pairs)),
    answers_value(World, Answers).

tried(World, Task, Depth, Value) :-
    catch(( underived(World),
            restore_last_known(World),
            known(World),
            findall(Value0, ( done(Task, World, Outcome), outcome_value(Outcome, World, Value0) ), [Value])
          ),
          Stop,
          (   Stop = open_condition(Key),
              Depth < 6
          ->  both_ways(World, Task, Depth, Key, Value)
          ;   stopped(Stop, World, Value)
          )).

%   A condition that nothing decides is tried both ways, as in a verdict: what happens either way happens.

both_ways(World, Task, Depth, Key, Value) :-
    Next is Depth+1,
    findall(One,
            ( member(Truth, [true, false]),
              supposing(Key, Truth, tried(World, Task, Next, One))
            ),
            Ones),
    (   Ones = [IfTrue, IfFalse],
        IfTrue == IfFalse
    ->  Value = IfTrue
    ;   stopped(open_condition(Key), World, Value)
    ).

stopped(choice_needed(Player, Kind, About, Min-Max, Options), _, Value) =>
    findall(text(Text), ( member(Option, Options), option_text(Option, Text) ), Texts),
    ( About == any -> For = null ; About == none -> For = null ; For = About ),
    ( integer(Max) -> Most = Max ; Most = null ),
    Value = object([choice-object([player-Player, kind-Kind, about-For, least-Min, most-Most, options-Texts])]).
stopped(unlisted_needed(Player, Number), _, Value) => Value = object([unlisted-object([player-Player, number-Number])]).
stopped(card_needed(Name), _, Value) => Value = object([needs_card-text(Name)]).
stopped(open_condition(Key), World, Value) =>
    open_condition(World, Key, _, Place),
    place_words(Place, World, Where),
    condition_told(World, Key, condition(Said, Object, Line)),
    condition_words(Said, Words),
    format(string(Message), "it depends on: ~w~w", [Words, Where]),
    Value = object([depends-object([ message-text(Message),
                                     conditions-[object([words-text(Words), object-Object, line-Line])] ])]).
stopped(error(not_supported(What, Label), _), World, _) =>
    label_place(Label, Place),
    place_words(Place, World, Where),
    throw(error(not_supported(What, Where), _)).
stopped(Error, _, _) =>
    throw(Error).

%   The ability that a label calls, as a place.

label_place(Label, Place) :-
    (   atomic_list_concat([Object|Rest], /, Label),
        Object \== effect,
        last([none|Rest], Last)
    ->  (   atom_number(Last, Line)
        ->  Place = place(Object, Line)
        ;   Place = ability(Object, Last)
        )
    ;   Place = nowhere
    ).

option_text(Option, Text) :-
    (   Option = pt(Power, Toughness)                       % a kind of counter, as it is written
    ->  findall(Signed, ( member(N, [Power, Toughness]), ( N < 0 -> Signed = N ; atom_concat(+, N, Signed) ) ), Numbers),
        atomic_list_concat(Numbers, /, Text)
    ;   atomic(Option)
    ->  format(string(Text), "~w", [Option])
    ;   format(string(Text), "~q", [Option])
    ).

%   Where a condition stands.

place_words(place(none, N), _, Where) =>
    format(string(Where), " (effect ~w)", [N]).
place_words(ability(Object, none), World, Where) =>
    printed_name(World, Object, Name),
    format(string(Where), " (~w, ~w)", [Object, Name]).
place_words(ability(Object, Keyword), World, Where) =>
    printed_name(World, Object, Name),
    format(string(Where), " (~w, ~w, ~w)", [Object, Name, Keyword]).
place_words(place(Object, none), World, Where) =>
    printed_name(World, Object, Name),
    format(string(Where), " (what ~w, ~w, gains)", [Object, Name]).
place_words(place(Object, Line), World, Where) =>
    printed_name(World, Object, Name),
    format(string(Where), " (~w, ~w, line ~w)", [Object, Name, Line]).
place_words(nowhere, _, Where) =>
    Where = "".

%   done(+Task, +World, -Outcome) is semidet: as task/3, and who has priority then.

done(pass(Player), World, Outcome) =>
    passed(World, Player, Outcome0),
    (   Outcome0 \== all
    ->  Outcome = Outcome0
    ;   item(World, _, _)
    ->  done(resolve, World, Outcome)
    ;   done(next_step, World, Outcome)
    ).
done(Task, World, Outcome) =>
    task(Task, World, Outcome0),
    with_priority(Task, World, Outcome0, Outcome).

%   task(+Task, +World, -Outcome) is semidet.
%   Outcome is illegal(Reasons), legal(Proposed), happening(Events), mana(Proposed, Run), run(Events, Run), or triggered(Triggers, Events).

task(cast(Player, Card, Given), World, Outcome) =>
    cast(World, Player, Card, Given, Outcome).
task(activate(Player, Object, Which, Given), World, Outcome) =>
    activated(World, Player, Object, Which, Given, Outcome).
task(play_land(Player, Object), World, Outcome) =>
    play_land(World, Player, Object, Outcome).
task(suspend(Player, Object, Given), World, Outcome) =>
    suspend(World, Player, Object, Given, Outcome).
task(turn_face_up(Player, Object, Given), World, Outcome) =>
    turn_face_up(World, Player, Object, Given, Outcome).
task(attack(Pairs, Bands, Given), World, Outcome) =>
    attack(World, Pairs, Bands, Given, Outcome).
task(block(Pairs, By, Given), World, Outcome) =>
    block(World, Pairs, By, Given, Outcome).
task(deal(Assignment), World, Outcome) =>
    deal(World, Assignment, Outcome).
task(resolve, World, Outcome) =>
    (   stack_top(World, Item0)
    ->  settled_item(Item0, World, Item),
        begun_resolution(World, Item, Run0, Note),
        run(World, Run0, Events, Run),
        Item = item(_, _, Label, _, _, _, _),
        Outcome = run([told(Note, Label)|Events], Run)
    ;   Outcome = illegal([reason([cr('117.4')], rule('117.4'), [], empty_stack)])
    ).
task(continue(Run0, Created), World, Outcome) =>
    created_now(Created, Run0, Run1),
    run(World, Run1, Events, Run),
    Outcome = run(Events, Run).
task(effect(Player, Words), World, Outcome) =>
    effect_meaning(Words, Player, Meaning0),
    now_called(Meaning0, World, Meaning),
    clock(World, Now),
    frame(Frame, none, Player, Now, [label-'effect/1']),
    effect_targets(Meaning, World, Player, Frame, Targets),
    (   Targets = fault(Reasons)
    ->  Outcome = illegal(Reasons)
    ;   Targets = bound(Bindings, _),
        foldl(bind_pair, Bindings, Frame, Frame1),
        run(World, run(Frame1, [Meaning], nothing), Events, Run),
        Outcome = run(Events, Run)
    ).
task(move(Object, Zone), _, Outcome) =>
    Outcome = legal([moved(Object, Zone, [], plain)]).
task(propose(Events), _, Outcome) =>
    Outcome = legal(Events).
task(next_step, World, Outcome), going_on(World, Reasons), Reasons \== [] =>
    Outcome = illegal(Reasons).
task(next_step, World, Outcome) =>
    following_step(World, Step, Player, Order),
    (   memberchk(turn_began(_, _), Order)
    ->  begun_turn(World, Player, Begun)
    ;   Begun = []
    ),
    begun_step(World, Step, Player, Events0),
    append([Order, Begun, Events0], Events),
    Outcome = legal(Events).
task(actions(Player), World, Outcome) =>
    findall(Action,
            ( possible_action(World, Player, Action, Task),
              once(allowed(Task, World))
            ),
            Actions),
    Outcome = actions(Actions).
task(paid_actions(Player), World, Outcome) =>
    findall(Action, paid_action(World, Player, Action), Actions),
    Outcome = paid_actions(Actions).
task(caveats, World, Outcome) =>
    caveats(World, play, Caveats),
    Outcome = caveats(Caveats).
task(concede(Player), _, Outcome) =>                                   % CR 104.3a
    Outcome = legal([conceded(Player)]).
task(after(Did), World, Outcome) =>
    happened_events(Did, World, Seen),
    triggered_after(World, Seen, Triggers0),
    state_triggers(World, States),                                      % also in the midst of a resolution (CR 603.8, 704.4)
    partition(mana_trigger, Triggers0, ForMana, Others),
    append(Others, States, Triggers),
    findall(Event, ( member(Trigger, ForMana), mana_at_once(World, Trigger, Event) ), Mana),
    follow_ups(World, Did, Events0),
    append(Mana, Events0, Events),
    Outcome = triggered(Triggers, Events).
task(state_based, World, Outcome) =>
    findall(Event, at_any_time(World, Event), Ends),
    (   Ends \== []
    ->  Outcome = legal(Ends)
    ;   state_based_events(World, Events1, Told),
        checked_events(World, Checked),
        append(Events1, Checked, Events2),
        (   Events2 \== []
        ->  ( Events1 == [] -> Again = [] ; another_cleanup(World, Again) ),
            append([Told, Events2, Again], Events),
            Outcome = happening(Events)
        ;   state_triggers(World, Triggers),
            Outcome = triggered(Triggers, [])
        )
    ).
task(place(Triggers0, Wishes), World, Outcome) =>
    include(controlled(World), Triggers0, Triggers1),
    states_once(Triggers1, Triggers),
    placed(World, Triggers, Wishes, Items),
    (   Items == []
    ->  Outcome = happening([])
    ;   memberchk(fault(Reasons), Items)
    ->  Outcome = illegal(Reasons)
    ;   another_cleanup(World, Again),
        append(Items, Again, Events),
        Outcome = happening(Events)
    ).

%   possible_action(+World, +Player, -Action, -Task) is nondet: Action, Verb-Object, is done by Task if the rules allow it.

possible_action(World, Player, Verb-Object, Task) :-
    object(World, Object, Zone, Owner, Controller, _),
    (   \+ memberchk(Zone, [battlefield, stack, gone]),
        Owner == Player,
        (   Verb = cast,
            Task = cast(Player, Object, [])
        ;   Verb = play_land,
            Task = play_land(Player, Object)
        )
    ;   \+ memberchk(Zone, [stack, gone]),
        memberchk(Player, [Owner, Controller]),
        Verb = activate,
        Task = activate(Player, Object, any, [])
    ;   face_up(World, Object, down),
        Verb = turn_face_up,
        Task = turn_face_up(Player, Object, [])
    ).

allowed(Task, World) :-
    catch(( task(Task, World, Outcome), Outcome \= illegal(_) ),
          error(not_supported(_), _),
          fail).

%   An ability that a player who left would control isn't put on the stack (CR 800.4d).

controlled(World, trigger(_, _, Player, _, _, _)) :-
    player(World, Player).

%   A triggered mana ability doesn't use the stack (CR 605.1b, 605.4a).

mana_trigger(trigger(_, _, _, Meaning, Bindings, _)) :-
    memberchk(produced-_, Bindings),
    sub_term(Part, Meaning),
    subsumes_term(add_mana(_, _), Part),
    phrases_of(Meaning, []),
    !.

mana_at_once(World, trigger(_, Self, You, Meaning, Bindings, _), Event) :-
    clock(World, Now),
    frame(Frame, Self, You, Now, Bindings),
    events_of(Meaning, World, Frame, Events),
    member(Event, Events).

%   A state that was seen more than once before its ability could be put on the stack triggered it once (CR 603.8).

states_once([], []).
states_once([Trigger|Triggers0], [Trigger|Triggers]) :-
    (   Trigger = trigger(_, _, _, _, [state-_], _)
    ->  exclude(==(Trigger), Triggers0, Triggers1)
    ;   Triggers1 = Triggers0
    ),
    states_once(Triggers1, Triggers).

%   What state-based actions look back at is over when they have been checked (CR 704.5b, 704.5h), and who has no opponent left has
%   won (CR 104.2a).

checked_events(World, Events) :-
    findall(Event, checked_event(World, Event), Events).

checked_event(World, forgotten(deathtouched(Object))) :-
    deathtouched(World, Object).
checked_event(World, forgotten(drew_from_empty(Player))) :-
    drew_from_empty(World, Player).
checked_event(World, forgotten(newly_there(Object))) :-
    newly_there(World, Object).
checked_event(World, won(Player)) :-
    once(( seat(World, _, Other), \+ player(World, Other) )),
    player(World, Player),
    \+ winner(World, Player),
    \+ opponent(World, Player, _).

%   The text of an effect step may say "target": chosen now.

effect_targets(Meaning, World, Player, Frame, Targets) :-
    ( answer_to(World, [targets], any, Given) -> true ; Given = none ),
    chosen_targets(World, effect, source(triggered, none, Player), Meaning, Given, frame(Frame), Targets0),
    ( Targets0 == impossible -> Targets = bound([], []) ; Targets = Targets0 ).

bind_pair(Key-Value, Frame0, Frame) :-
    bind(Key, Value, Frame0, Frame).

%   What an instruction created is what "it" means next.

created_now([], Run, Run) :- !.
created_now(Created, run(Frame0, Todo, End), run(Frame, Todo, End)) :-
    (   binding(it, Frame0, created)
    ->  bind(it, Created, Frame0, Frame)
    ;   Frame = Frame0
    ).

%   A spell that was on the stack from the beginning: its targets belong to the phrases of its text in order.

settled_item(item(Id, spell, Label, Self, You, Meaning, given(Targets, Modes, X)), World, Item) =>
    clock(World, Now),
    findall(x-X0, ( X \== none, X0 = X ), Xs),
    frame(Frame, Self, You, Now, Xs),
    characteristics(World, Id, C),
    usings_of(World, Id, Usings),
    spell_text(World, Id, C, Modes, Usings, Text, _),
    phrases_of(Text, Phrases),
    (   split(Phrases, Targets, World, Frame, Bindings0)
    ->  true
    ;   Bindings0 = []
    ),
    findall(modes-Modes, Modes \== none, ModeBindings),
    append([Bindings0, ModeBindings, Xs], Bindings),
    Item = item(Id, spell, Label, Self, You, Meaning, Bindings).
settled_item(item(Id, Kind, Label, Self, You, Meaning, retargeted(Targets, given(_, Modes, X))), World, Item) =>
    settled_item(item(Id, Kind, Label, Self, You, Meaning, given(Targets, Modes, X)), World, Item).
settled_item(Item0, _, Item) =>
    Item = Item0.

%   happened_events(+Did, +World, -Events): as those who look at what happened see it.

happened_events(Did, World, Events) :-
    findall(Event, ( member(did(Event0, News), Did), seen_as(Event0, News, World, Event) ), Events).

seen_as(moved(Object, battlefield, _, _), [New], _, entered(New, Object, none)).
seen_as(moved(Object, stack, How, cast), [New], _, Event) :-
    memberchk(controller(Player), How),
    (   Event = cast(New, Player)
    ;   memberchk(targets(Targets), How),
        list_to_set(Targets, Different),
        member(Target, Different),
        Event = targeted(Target, New, spell, Player)
    ),
    nonvar(Object).
seen_as(cast_copied(Card, How), [New], World, Event) :-
    seen_as(moved(Card, stack, How, cast), [New], World, Event).
seen_as(created(Player, Made, How), [New], _, Event) :-
    (   Event = entered(New, none, none)
    ;   Event = created(Player, Made, How)
    ).
seen_as(stacked(_, _, _, You, _, _, Targets), [New], _, targeted(Target, New, ability, You)) :-
    list_to_set(Targets, Different),
    member(Target, Different).
seen_as(copied(_, Player, _, _), [New], _, copied_spell(New, Player)).
seen_as(drawn(Player, What), _, _, drawn(Player)) :-
    What \== none.
seen_as(retargeted(Item, You, Targets), _, _, targeted(Target, Item, spell, You)) :-
    member(Target, Targets).
seen_as(Event, _, _, Event) :-
    \+ functor(Event, moved, _),
    \+ functor(Event, cast_copied, _),
    \+ functor(Event, drawn, _),
    \+ functor(Event, created, _).
