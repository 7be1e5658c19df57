:- encoding(utf8).
:- module(lawmage_stacking,
          [ placed/4,            % +World, +Triggers, +Wishes, -Items
            chosen_targets/7,    % +World, +Label, +Source, +Meaning, +Given, +How, -Targets
            target_fault/6,      % +World, +Label, +Source, +Phrase, +Target, -Reason
            split/5              % +Phrases, +Given, +World, +Frame, -Groups
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choices).
:- use_module(dividing, [announced/6]).
:- use_module(joint_targets).
:- use_module(labels, [enchant_rules/2]).
:- use_module(modes_chosen, [modes_given/4, chosen_modes/7, modes_marked/5]).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(stated, [same_label/2]).
:- use_module(target_phrases, [phrases_of/2]).
:- use_module(targeting).
:- use_module(turn_order, [apnap/2]).

/** <module> Putting spells and abilities on the stack: modes and targets (CR 601.2b-d, 603.3)

An item of the stack is item(Id, Kind, Label, Self, You, Meaning, Bindings), its targets among the bindings: for each target
phrase of its text, target(Number, Filter) or nth(N, Phrase), the objects and players chosen.
*/

%!  chosen_targets(+World, +Label, +Source, +Meaning, +Given, +How, -Targets) is det.
%
%   Targets is bound(Bindings, Flat) for the phrases of Meaning, from Given, a list of objects and players in the order of the
%   phrases, or `none`; or fault(Reasons) where those can't be chosen; or `impossible` where nothing can be.  Source is as in
%   labels.pl without groups, source(Kind, Object, Player); How is frame(Frame).  How an effect is divided among them is announced, too.

chosen_targets(World, Label, Source, Meaning, Given, frame(Frame), Targets) :-
    targets_of(World, Label, Source, Meaning, Given, Frame, Targets0),
    announced(Targets0, World, Source, Meaning, Frame, Targets).

targets_of(World, Label, Source, Meaning, Given, Frame, Targets) :-
    phrases_of(Meaning, Phrases0),
    exclude(settled_phrase(Frame), Phrases0, Phrases),
    (   Phrases == []
    ->  Targets = bound([], [])
    ;   Given == none
    ->  (   default_targets(Phrases, World, Label, Source, Frame, Bindings)
        ->  flat(Bindings, Flat),
            Targets = bound(Bindings, Flat)
        ;   Targets = impossible
        )
    ;   split(Phrases, Given, World, Frame, Groups),
        faults(Groups, World, Label, Source, Frame, []),
        distinct_groups(Groups),
        \+ joint_fault(Groups, World, Source, Frame, _)
    ->  Targets = bound(Groups, Given)
    ;   split(Phrases, Given, World, Frame, Groups)
    ->  (   faults_found(Groups, World, Label, Source, Frame, Reasons),
            Reasons \== []
        ->  Targets = fault(Reasons)
        ;   distinct_groups(Groups),
            joint_fault(Groups, World, Source, Frame, Reason)
        ->  Targets = fault([Reason])
        ;   Targets = fault([reason([cr('115.3'), cr('601.2c')], rule('115.3'), Given, targets)])
        )
    ;   Targets = fault([reason([cr('601.2c')], rule('601.2c'), [], targets)])
    ).

%   joint_fault(+Groups, +World, +Source, +Frame, -Reason) is nondet.
%   The targets of a phrase aren't together what it says (CR 601.2c).

joint_fault(Groups, World, Source, Frame, reason([cr('601.2c')], rule('601.2c'), Targets, targets)) :-
    member(Phrase-Targets, Groups),
    phrase_filter(Phrase, Filter),
    Targets = [_|_],
    member(Property, Filter),
    \+ jointly(Property, World, Source, Frame, Targets).

%   Targets that a delayed trigger remembers are no targets of its own.

settled_phrase(Frame, Phrase) :-
    binding(was(Phrase), Frame, _).

flat(Bindings, Flat) :-
    findall(Target, ( member(_-Targets, Bindings), member(Target, Targets) ), Flat).

distinct_groups(Groups) :-
    forall(member(_-Targets, Groups), is_set(Targets)).

%!  split(+Phrases:list, +Given:list, +World, +Frame, -Groups:list) is nondet.
%
%   The targets given, phrase by phrase: Phrase-Targets.

split([], [], _, _, []).
split([Phrase|Phrases], Given, World, Frame, [Phrase-Targets|Groups]) :-
    phrase_number(Phrase, World, Frame, Min, Max),
    append(Targets, Rest, Given),
    length(Targets, Count),
    Count >= Min,
    ( Max == any -> true ; Count =< Max ),
    split(Phrases, Rest, World, Frame, Groups).

phrase_number(nth(_, Phrase), World, Frame, Min, Max) =>
    phrase_number(Phrase, World, Frame, Min, Max).
phrase_number(target(up_to(Amount), _), World, Frame, Min, Max) =>
    Min = 0,
    amount_of(Amount, World, Frame, Max).
phrase_number(target(any_number, _), _, _, Min, Max) =>
    Min = 0,
    Max = any.
phrase_number(target(between(Low, High), _), _, _, Min, Max) =>
    Min = Low,
    Max = High.
phrase_number(target(Amount, _), World, Frame, Min, Max) =>
    amount_of(Amount, World, Frame, Min),
    Max = Min.

phrase_filter(nth(_, target(_, Filter)), Filter) :- !.
phrase_filter(target(_, Filter), Filter).

faults([], _, _, _, _, _).
faults([Phrase-Targets|Groups], World, Label, Source, Frame, Before) :-
    forall(member(Target, Targets), \+ target_fault(World, Label, Source, bound_phrase(Phrase, Frame, Before), Target, _)),
    faults(Groups, World, Label, Source, Frame, [Phrase-Targets|Before]).

faults_found(Groups, World, Label, Source, Frame, Reasons) :-
    findall(Reason,
            ( member(Phrase-Targets, Groups),
              member(Target, Targets),
              target_fault(World, Label, Source, bound_phrase(Phrase, Frame, Groups), Target, Reason)
            ),
            Reasons0),
    list_to_set(Reasons0, Reasons).

%   What an Aura spell can target its enchant abilities say (CR 303.4a), and what a mutating one can, mutate (CR 702.140a).

target_rules(Kind, World, Object, Rules) :-
    (   Kind == spell,
        value(World, Object, abilities, Abilities),
        findall(Filter, member(ability(_, keyword(enchant(Filter)), _), Abilities), Filters),
        Filters = [_|_]
    ->  enchant_rules(Filters, Rules0),
        append(Rules0, [cr('601.2c')], Rules)
    ;   Kind == spell,
        stack_choice(World, Object, using, mutate)
    ->  Rules = [cr('702.140a'), cr('601.2c')]
    ;   Rules = [cr('601.2c')]
    ).

%!  target_fault(+World, +Label, +Source, +Phrase, +Target, -Reason) is nondet.
%
%   Target is no legal target of Phrase, bound_phrase(Phrase, Frame, Others), in the spell or ability Source, says Reason (CR 115, 601.2c).

target_fault(World, Label, source(Kind, Object, Player), bound_phrase(Phrase, Frame0, Others), Target, Reason) :-
    phrase_filter(Phrase, Filter0),
    frame(Frame0, Self, You, Since, Bindings0),
    append(Others, Bindings0, Bindings),
    frame(Frame, Self, You, Since, Bindings),
    bound(Filter0, Frame, Filter),
    target_rules(Kind, World, Object, Rules),
    target_checks(World, Label, source(Kind, Object, Player, [[phrase(1, Filter)]], Rules), Target, Checks),
    member(check(_, _, disobeyed(Reason)), Checks).

%   default_targets(+Phrases, ..., -Bindings) is semidet.
%   Where nothing is given: each phrase has the first targets that are legal, and no more than it must; where there is a choice, all of them are
%   asked for together.

default_targets(Phrases, World, Label, Source, Frame, Bindings) :-
    options_of(Phrases, World, Label, Source, Frame, [], Found),
    (   member(open(_, _, _), Found)
    ->  Source = source(_, _, Player),
        findall(Min, ( member(One, Found), arg(2, One, Min-_) ), Mins),
        findall(Max, ( member(One, Found), arg(2, One, _-Max) ), Maxs),
        sum_list(Mins, Least),
        ( memberchk(any, Maxs) -> Most = any ; sum_list(Maxs, Most) ),
        findall(Option, ( member(One, Found), arg(3, One, Options), member(Option, Options) ), All0),
        list_to_set(All0, All),
        needed(World, targets, Player, Label, Least-Most, All)
    ;   true
    ),
    findall(Phrase-Targets,
            ( member(One, Found),
              One =.. [_, Phrase, Min-_, Options],
              length(Targets, Min),
              append(Targets, _, Options)
            ),
            Bindings).

%   open(Phrase, Min-Max, Options) where there is a choice, else only(...).

options_of([], _, _, _, _, _, []).
options_of([Phrase|Phrases], World, Label, Source, Frame, Done, [One|Found]) :-
    phrase_number(Phrase, World, Frame, Min, Max),
    findall(Target,
            ( possible_target(World, Target),
              \+ target_fault(World, Label, Source, bound_phrase(Phrase, Frame, Done), Target, _)
            ),
            Options),
    length(Options, Count),
    Count >= Min,
    length(Targets, Min),
    append(Targets, _, Options),
    (   Count > Min,
        Max \== 0
    ->  One = open(Phrase, Min-Max, Options)
    ;   One = only(Phrase, Min-Max, Options)
    ),
    options_of(Phrases, World, Label, Source, Frame, [Phrase-Targets|Done], Found).

possible_target(World, Target) :-
    (   object(World, Target, Zone, _, _, _),
        Zone \== gone
    ;   player(World, Target)
    ;   stack_ability(World, Target, _, _, _, _)
    ).

%   ordered_triggers(+World, +Triggers:list, +Wishes:list, -Ordered:list)
%   In the order in which they are put on the stack: player by player in turn order beginning with the active one (CR 603.3b), those of a
%   player as wished, wish(Label, Targets, Modes), and what isn't wished as asked for.  Who has left the game puts none there (CR 800.4d).

ordered_triggers(World, Triggers, Wishes, Ordered) :-
    wished(Wishes, Triggers, First, Rest),
    apnap(World, Players),
    findall(Own, ( member(Player, Players), own_triggers(World, Player, First, Rest, Own) ), Lists),
    append(Lists, Ordered).

own_triggers(World, Player, First0, Rest0, Own) :-
    include(of_player(Player), First0, First),
    include(of_player(Player), Rest0, Rest),
    (   sort(Rest, [_, _|_])
    ->  findall(Label, member(pending(trigger(Label, _, _, _, _, _), _), Rest), Labels),
        length(Labels, Count),
        needed(World, triggers, Player, none, Count-Count, Labels)
    ;   true
    ),
    append(First, Rest, Own).

of_player(Player, pending(trigger(_, _, You, _, _, _), _)) :-
    You == Player.

wished([], Triggers, [], Pending) :-
    findall(pending(Trigger, none), member(Trigger, Triggers), Pending).
wished([Wish|Wishes], Triggers0, First, Rest) :-
    (   Wish = wish(Label, _, _),
        select(Trigger, Triggers0, Triggers),
        Trigger = trigger(Own, _, _, _, _, _),
        same_label(Label, Own)
    ->  wish_taken(Label),
        First = [pending(Trigger, Wish)|First1]
    ;   Triggers = Triggers0,
        First = First1
    ),
    wished(Wishes, Triggers, First1, Rest).

%!  placed(+World, +Triggers:list, +Wishes:list, -Items:list) is det.
%
%   The abilities that triggered as they are put on the stack, lowest first: stacked(triggered, Label, Self, You, Meaning, Bindings, Targets); one
%   that can't have its targets is removed (CR 603.3d); fault(Reasons) for one that can't have those that are wished.

placed(World, Triggers, Wishes, Items) :-
    ordered_triggers(World, Triggers, Wishes, Ordered),
    findall(Item, ( member(Pending, Ordered), placed_one(World, Pending, Item) ), Items).

placed_one(World, pending(trigger(Label, Self, You, Meaning0, Bindings0, _), Wish), Item) :-
    (   Meaning0 = bound_by(More, Meaning1)
    ->  remembered_targets(More, Kept),
        append(Bindings0, Kept, Bindings1)
    ;   Meaning1 = Meaning0,
        Bindings1 = Bindings0
    ),
    moved_at(World, Self, Bindings1, Moved),
    append(Moved, Bindings1, Bindings2),
    wish_parts(Wish, World, Self, Given, Modes0),
    ( Modes0 == none -> modes_given(none, World, Meaning1, Modes) ; Modes = Modes0 ),
    By = by(Label, Self, You),
    chosen_modes(Meaning1, Modes, World, By, Meaning, Taken, Faults),
    (   Faults \== [],
        Modes \== none
    ->  Item = fault(Faults)
    ;   Meaning \== none,                                                % CR 603.3c
        clock(World, Now),
        frame(Frame, Self, You, Now, Bindings2),
        chosen_targets(World, Label, source(triggered, Self, You), Meaning, Given, frame(Frame), Targets),
        (   Targets = bound(Chosen, Flat)
        ->  findall(modes-Taken, Taken \== [], Announced),
            append([Announced, Chosen, Bindings2], Bindings),
            modes_marked(Meaning1, Taken, World, By, Marks),
            member(Item, [stacked(triggered, Label, Self, You, Meaning, Bindings, Flat)|Marks])
        ;   Targets = fault(_),
            Given = [_|_],
            Item = Targets
        )
    ).

%   When the event changed the zone of what it was about: that object can be found where it went (CR 400.7d, 603.6e).

moved_at(World, Self, Bindings, [event_time-Time|Spans]) :-
    (   memberchk(event_object-[Object], Bindings),
        became(World, Object, _, Time0)
    ->  true
    ;   became(World, Self, _, Time0)
    ),
    !,
    Time = Time0,
    clock(World, Now),
    findall(followed_in-[Time-Now], memberchk(host(_, _)-_, Bindings), Spans).      % an Aura in its graveyard too (CR 400.7f)
moved_at(_, _, _, []).

wish_parts(none, _, _, Given, Modes) =>
    Modes = none,
    Given = none.
wish_parts(wish(_, Targets, Modes0), World, _, Given, Modes) =>
    ( is_list(Targets) -> maplist(as_it_is_now(World), Targets, Given) ; Given = Targets ),
    Modes = Modes0.

%   A target may be named that changed zones in this very step.

as_it_is_now(World, Target, Now) :-
    (   \+ player(World, Target),
        \+ present(World, Target),
        became(World, Target, Next, _)
    ->  as_it_is_now(World, Next, Now)
    ;   Now = Target
    ).
