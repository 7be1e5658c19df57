:- encoding(utf8).
:- module(lawmage_triggering,
          [ triggered_before/3,  % +World, +Events, -Triggers
            triggered_after/3,   % +World, +Events, -Triggers
            state_triggers/2     % +World, -Triggers
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/continuous').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(concerning).
:- use_module(event_matching).
:- use_module(resolving_conditions).
:- use_module(position).
:- use_module(stated).

/** <module> Which abilities trigger (CR 603)

A trigger is trigger(Label, Self, You, Meaning, Bindings, Delayed): the ability called Label of Self, controlled by You, with what its event
says of its words; Delayed is the delayed ability that is used up, or `none`.
*/

%!  triggered_before(+World, +Events:list, -Triggers:list) is det.
%
%   Abilities that look back in time: Events are about to happen in World, and these trigger on objects that leave
%   the battlefield, or are put where not all players can see them (CR 603.10).

triggered_before(World, Events, Triggers) :-
    findall(Event, ( member(Event, Events), looked_back_at(World, Event) ), Before0),
    findall(unattached(Object, Host), ( member(Event, Events), comes_unattached(Event, World, Object, Host) ), Unattached0),
    list_to_set(Unattached0, Unattached),
    append(Before0, Unattached, Before),
    triggered(World, Before, before, Triggers).

looked_back_at(_, exploited(Object, Object)).                             % it leaves as it exploits itself (CR 702.110b)
looked_back_at(World, moved(Object, Zone, _, Cause)) :-
    (   permanent(World, Object)
    ->  true
    ;   Zone == graveyard
    ->  true
    ;   object(World, Object, graveyard, _, _, _)
    ->  true
    ;   Cause == discarded
    ).

%   Object becomes unattached from Host as it is attached elsewhere, or as one of the two leaves (CR 603.10c, 701.3d).

comes_unattached(attached(Object, To), World, Object, Host) :-
    attached_to(World, Object, Host),
    Host \== To,
    there(World, Host).
comes_unattached(moved(Object, _, _, _), World, Object, Host) :-
    permanent(World, Object),
    attached_to(World, Object, Host),
    there(World, Host).
comes_unattached(moved(Host, _, _, _), World, Object, Host) :-
    permanent(World, Host),
    attached_to(World, Object, Host),
    permanent(World, Object).

there(World, Host) :-
    ( permanent(World, Host) ; player(World, Host) ),
    !.

%!  triggered_after(+World, +Events:list, -Triggers:list) is det.
%
%   Abilities that trigger on Events, which have happened and led to World.

triggered_after(World, Events, Triggers) :-
    findall(Event, ( member(Event, Events), \+ Event = moved(_, _, _, _), \+ Event = exploited(Self, Self) ), After),
    triggered(World, After, after, Triggers).

triggered(_, [], _, Triggers) =>
    Triggers = [].
triggered(World, Events, When, Triggers) =>
    findall(Ability, ability(World, When, Ability), Abilities),
    findall(Pattern, stopped(World, Pattern), Stops),
    findall(More, once_more(World, More), Mores),
    findall(Trigger,
            ( member(Ability, Abilities),
              triggers(Ability, Events, World, Stops, Trigger, Event),
              times(Mores, World, Ability, Event, Events, Times),
              between(1, Times, _)
            ),
            Triggers).

stopped(World, stop(Pattern, Self, You)) :-
    stated(World, no_trigger(Pattern), _, Self, You).
stopped(World, silence(Filter, Context)) :-
    stated(World, restriction(each(Filter), cant_trigger), _, Self, You),
    context(World, Self, You, Context).

%   once_more(+World, -More) is nondet: abilities trigger an additional time, those of what More says and on the events it says, if it
%   says any (CR 603.2d).

once_more(World, more(Subject, Pattern, Self, You)) :-
    (   stated(World, triggers_again(Subject, Pattern), _, Self, You)
    ;   stated(World, triggers_again(Subject), _, Self, You),
        Pattern = any
    ).

%   times(+Mores, +World, +Ability, +Event, +Events, -Times) is det: so often Ability triggers on Event.  It is of an object that has it; delayed
%   and reflexive ones are of none.  What triggers only once each turn doesn't trigger again.

times(Mores, World, ability(_, Self, _, Pattern, _, _, _, Text), Event, Events, Times) :-
    (   Mores \== [],
        Self \== none,
        Text \== none,
        \+ ( only_limits(Text, Limits), memberchk(once_each_turn, Limits) )
    ->  findall(x,
                ( member(more(Subject, Cause, Of, You), Mores),
                  concerning_ability(World, Subject, Of, You, Self),
                  causes(Cause, Pattern, Event, Events, World, Of, You)
                ),
                Again),
        length([x|Again], Times)
    ;   Times = 1
    ).

concerning_ability(World, Subject, Of, You, Self) :-
    context(World, Of, You, Context),
    (   permanent(World, Self)
    ->  true
    ;   object(World, Self, stack, _, _, _),
        sub_term(Word, Subject),
        Word == spell
    ->  true
    ),
    concerns(Subject, World, Context, Self).

%   What triggers once for one or more at once is caused by each of them.

causes(any, _, _, _, _, _, _) :- !.
causes(Cause, Pattern, Event, Events, World, Of, You) :-
    (   once_for_all(Pattern)
    ->  member(One, Events)
    ;   One = Event
    ),
    event_matches(Cause, One, World, Of, You, _),
    !.

%   Text of Self is such an ability: "ward abilities of those creatures don't trigger".

silent(Stops, World, Text, Self) :-
    member(silence(Filter, Context), Stops),
    forall(member(Property, Filter), of_ability(Property, World, Context, Text, Self)),
    !.

of_ability(ability, _, _, _, _) :- !.
of_ability(kind(triggered), _, _, _, _) :- !.
of_ability(keyword(Name), _, _, keyword(Keyword), _) :-
    !,
    functor(Keyword, Name, _).
of_ability(of(Subject), World, Context, _, Self) :-
    !,
    is_member(Subject, World, Context, Self).
of_ability(from(Filter), World, Context, _, Self) :-
    matches(World, Context, Self, Filter).

%   ability(+World, +When, -Ability) is nondet.
%   ability(Label, Self, You, Pattern, Condition, Meaning, Delayed, Text) may trigger.

ability(World, _, ability(Label, Self, You, Pattern, Condition, Meaning, Delayed, Text)) :-
    source(World, Key, Self0, You0, _, Text),
    Key \= rule(_, _, _),
    trigger_part(Text, Outer, Pattern, Labelled),
    unlabelled(Labelled, Made, Meaning0),
    in_its_zone(World, Self0, Pattern, Meaning0),
    (   You0 == controller
    ->  controller(World, Self0, You)
    ;   You = You0
    ),
    Self = Self0,
    ( Made == none -> ability_label(Self, Key, Text, Label) ; Label = Made ),
    limited(Text, Pattern, Label, Outer, Limited),
    intervening(Meaning0, Limited, Condition, Meaning),
    (   Key = effect(N),
        once_only(Text)
    ->  Delayed = effect(N)
    ;   Delayed = none
    ).
ability(World, _, ability(Label, Self, You, Pattern, Outer, Meaning, none, Text)) :-
    object(World, Self, Zone, Owner, _, _),
    memberchk(Zone, [hand, graveyard, exile, stack, command, library]),
    value(World, Self, abilities, Abilities),
    member(ability(Key, Text, _), Abilities),
    \+ functions(World, Self, Text),
    trigger_part(Text, Outer0, Pattern, Meaning0),
    functions_there(Zone, Pattern, Meaning0, Text),
    (   Zone == stack
    ->  controller(World, Self, You)
    ;   You = Owner
    ),
    intervening(Meaning0, Outer0, Outer, Meaning),
    ability_label(Self, Key, Text, Label).
ability(World, _, ability('rule/speed', none, You, loses_life(opponent), Condition, get_counters(you, speed, 1), none, none)) :-   % CR 702.179d
    player(World, You),
    counters(World, You, speed, Speed),
    Speed > 0,
    Condition = all([turn(you), amount(speed(you), less_than(4)), unused('rule/speed')]).
ability(World, _, ability('rule/monarch', none, You, Pattern, true, Meaning, none, none)) :-                          % CR 725.2
    player(World, You),
    designation(World, You, monarch),
    member(Pattern-Meaning,
           [ begins(end, you)-draw(you, 1),
             deals_combat_damage(each([type(creature)]), player(you))-gain_designation(controller(event_object), monarch)
           ]).
ability(World, _, ability('rule/initiative', none, You, Pattern, true, Meaning, none, none)) :-                       % CR 726.2
    player(World, You),
    designation(World, You, initiative),
    member(Pattern-Meaning,
           [ begins(upkeep, you)-venture(undercity),
             deals_combat_damage(some(1, [type(creature)]), player(you))-gain_designation(controller(event_object), initiative)
           ]).
ability(World, _, ability('rule/initiative', none, You, gets_designation(you, initiative), true, venture(undercity), none, none)) :-
    player(World, You).
ability(World, _, ability(Label, Self, You, Pattern, true, Meaning, delay(N), none)) :-
    delayed(World, N, You, Self, Pattern, Meaning0, Bindings, _),
    Meaning = bound_by(Bindings, Meaning0),
    (   memberchk(label-Label0, Bindings)
    ->  Label = Label0
    ;   Label = 'effect/1'
    ).

%   An ability that an effect made goes by the line that made it.

unlabelled(Labelled, Made, Meaning) :-
    (   Labelled = labelled(Label, Inner)
    ->  Made = Label,
        Meaning = Inner
    ;   Made = none,
        Meaning = Labelled
    ).

once_only(delayed(_, _)).
once_only(until(_, Text)) :-
    once_only(Text).

%   trigger_part(+Text, -Condition, -Pattern, -Meaning) is nondet.

trigger_part(Text, Condition, Pattern, Meaning) :-
    meaning_part(Text, Condition, Part),
    (   Part = triggered(Pattern, Meaning)
    ;   Part = delayed(Pattern, Meaning)
    ;   Part = to_solve(Solved),                                          % CR 719.3a
        Pattern = begins(end, you),
        Meaning = when(all([Solved, matches(self, [not(designated(solved))])]), designate(self, solved))
    ).

%   "This ability triggers only once each turn", "for the first time each turn".

limited(Text, Pattern, Label, Outer, Limited) :-
    (   ( only_limits(Text, Limits), memberchk(once_each_turn, Limits) ; Pattern = first_each_turn(_) )
    ->  (   Outer == true
        ->  Limited = unused(Label)
        ;   Limited = all([Outer, unused(Label)])
        )
    ;   Limited = Outer
    ).

only_limits(only(Limits, _), Limits).
only_limits(all(Texts), Limits) :-
    member(Text, Texts),
    ( Text = only(Limits, _) ; Text = only(Limits) ),
    !.

%   Text of a permanent works on the battlefield; what speaks of the object being cast, elsewhere.

in_its_zone(World, Self, Pattern, Meaning) :-
    (   Self == none
    ->  true
    ;   object(World, Self, Zone, _, _, _),
        (   memberchk(Zone, [battlefield, command])
        ->  \+ ( moves_from(Meaning, Other),
                 Other \== Zone,
                 \+ puts_itself_there(Pattern)
               )
        ;   functions_there(Zone, Pattern, Meaning, none)
        )
    ).

functions_there(stack, is_cast(self), _, _).
functions_there(stack, cast(_, Filter), _, _) :-
    memberchk(is(self), Filter).
functions_there(Zone, Pattern, Meaning, _) :-
    ( zone_named(Meaning, Zone) ; zone_named(Pattern, Zone) ),
    !.
functions_there(Zone, _, Meaning, _) :-
    moves_from(Meaning, Zone),
    !.
functions_there(graveyard, put_into(self, graveyard, _, _), _, _).
functions_there(exile, Pattern, when(Condition, _), _) :-
    suspended_condition(Condition),
    nonvar(Pattern).
functions_there(stack, put_into(self, graveyard, _, resolution), _, _).
functions_there(exile, Pattern, _, _) :-                              % CR 702.55c
    sub_term(Part, Pattern),
    Part == haunted_by(self),
    !.
functions_there(exile, last_counter_removed(time, self), _, keyword(suspend(_, _))).
functions_there(_, discarded(self), _, _).
functions_there(_, exiled_by_madness(self), _, _).
functions_there(_, cycles(_, self), _, _).                            % CR 702.29c

puts_itself_there(Pattern) :-
    (   memberchk(Pattern, [dies(self), leaves(self), put_into(self, _, _, _), discarded(self), exiled_by_madness(self)])
    ->  true
    ;   Pattern = any_of(Patterns),
        member(One, Patterns),
        puts_itself_there(One)
    ->  true
    ).

%   An ability that moves its object out of a zone functions there (CR 113.6m).

moves_from(move(self, _, How), Zone) :-
    !,
    memberchk(from_zone(Zone, _), How).
moves_from(Meaning, Zone) :-
    compound(Meaning),
    Meaning \= delayed(_, _),
    arg(_, Meaning, Part),
    moves_from(Part, Zone),
    !.

suspended_condition(matches(self, Filter)) :-
    memberchk(designated(suspended), Filter).
suspended_condition(all(Conditions)) :-
    member(Condition, Conditions),
    suspended_condition(Condition),
    !.

%   An "if" right after the event is checked now and when the ability resolves (CR 603.4).

intervening(Meaning0, Outer, Condition, Meaning) :-
    (   Meaning0 = when(Inner, _),
        Inner \== done,
        Inner \= not(done)
    ->  Condition0 = Inner
    ;   Condition0 = true
    ),
    Meaning = Meaning0,
    (   Outer == true
    ->  Condition = Condition0
    ;   Condition = all([Outer, Condition0])
    ).

triggers(ability(Label, Self, You, Pattern, Condition, Meaning, Delayed, Text), Events, World, Stops, Trigger, Event) :-
    Pattern \= state(_),
    (   ( Delayed \== none ; once_a_turn(Condition) )
    ->  once(occurs(Pattern, Events, World, Self, You, Stops, Event, Bindings0))
    ;   once_for_all(Pattern)
    ->  findall(Key-(Event1-Bindings1),
                ( occurs(Pattern, Events, World, Self, You, Stops, Event1, Bindings1), apart_by(Pattern, Event1, Key) ),
                Occurrences),
        findall(Key, member(Key-_, Occurrences), Keys0),
        list_to_set(Keys0, Keys),
        member(Key0, Keys),
        memberchk(Key0-(Event-Bindings0), Occurrences)
    ;   occurs(Pattern, Events, World, Self, You, Stops, Event, Bindings0)
    ),
    left_host(Pattern, Bindings0, Bindings),
    \+ silent(Stops, World, Text, Self),
    frame(Frame, Self, You, 0, Bindings),
    true_now(Condition, World, Frame),
    Trigger = trigger(Label, Self, You, Meaning, Bindings, Delayed).

%   "When enchanted creature dies, return that card": what was enchanted is found where it went (CR 400.7e).

left_host(Pattern, Bindings0, Bindings) :-
    (   compound(Pattern),
        arg(1, Pattern, Host),
        Host = host(_, _),
        functor(Pattern, Name, _),
        memberchk(Name, [dies, leaves, put_into]),
        memberchk(event_object-Objects, Bindings0)
    ->  Bindings = [Host-Objects|Bindings0]
    ;   Bindings = Bindings0
    ).

%   occurs(..., -Event, -Bindings) is nondet: Event of Events is one that Pattern means, and nothing keeps it from causing a trigger.

occurs(Pattern, Events, World, Self, You, Stops, Event, Bindings) :-
    member(Event, Events),
    event_matches(Pattern, Event, World, Self, You, Bindings),
    \+ ( member(stop(Stop, Other, OtherYou), Stops),
         event_matches(Stop, Event, World, Other, OtherYou, _) ).

%   apart_by(+Pattern, +Event, -Key) is det: what happens to one player, such as damage of one or more creatures, happens to each apart
%   (CR 603.2c).

apart_by(Pattern, Event, Key) :-
    (   Pattern =.. [_, some(_, _), To],
        singular(To),
        ( Event = damage(_, Key0, _, _) ; Event = attacked(_, Key0) )
    ->  Key = Key0
    ;   Pattern = player_attacks(_, defending([_])),
        Event = attacked(_, Key0)
    ->  Key = Key0
    ;   Key = all
    ).

singular(player(_)).
singular(any_of([player(_)|_])).
singular([any]).
singular([opponent]).

once_a_turn(unused(_)).
once_a_turn(all(Conditions)) :-
    member(Condition, Conditions),
    once_a_turn(Condition),
    !.

true_now(true, _, _) :- !.
true_now(Condition, World, Frame) :-
    condition_holds(Condition, World, Frame).

%!  state_triggers(+World, -Triggers:list) is det.
%
%   Abilities that trigger on a state of the game that is so now, and of which none is on the stack yet (CR 603.8); each has the binding
%   state, by which those of an ability that triggers more than once are told apart.

state_triggers(World, Triggers) :-
    findall(More, ( once_more(World, More), arg(2, More, any) ), Mores),
    findall(trigger(Label, Self, You, Meaning, [state-Nth], none),
            ( source(World, Key, Self, You0, _, Text),
              trigger_part(Text, Outer, state(Condition), Meaning),
              permanent(World, Self),
              (   You0 == controller
              ->  controller(World, Self, You)
              ;   You = You0
              ),
              ability_label(Self, Key, Text, Label),
              frame(Frame, Self, You, 0, []),
              true_now(Outer, World, Frame),
              condition_holds(Condition, World, Frame),
              \+ ( item(World, _, item(_, _, Label, _, _, _, _)) ),
              times(Mores, World, ability(Label, Self, You, state(Condition), true, Meaning, none, Text), none, [], Times),
              between(1, Times, Nth)
            ),
            Triggers).
