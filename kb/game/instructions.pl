:- encoding(utf8).
:- module(lawmage_instructions,
          [ performed/5,         % +Instruction, +World, +Frame0, -Frame, -Outcome
            events_of/4          % +Instruction, +World, +Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../vocabulary').
:- use_module(actions).
:- use_module(bindings).
:- use_module(casting_by_effect).
:- use_module(chance).
:- use_module(combat_instructions).
:- use_module(cost_parts, [hidden/3]).
:- use_module(choices).
:- use_module(chosen_subjects).
:- use_module(keyword_action_instructions).
:- use_module(keyword_instructions).
:- use_module(lasting).
:- use_module(melding).
:- use_module(position).
:- use_module(resolution_costs).
:- use_module(resolving_amounts).
:- use_module(resolving_conditions).
:- use_module(more_instructions).
:- use_module(shuffling, [shuffled_at_once/2]).
:- use_module(turn_instructions).
:- use_module(event_matching, [once_for_all/1]).
:- use_module(library_instructions).
:- use_module(deeds).
:- use_module(this_way).
:- use_module(whole_texts).

/** <module> Following the instructions of a resolving spell or ability (CR 608.2c)

One clause an instruction.  Its outcome is

    proposed(Events)      what would happen, all at once, before replacement effects (proposals.pl)
    instead(Instructions) these are to be followed in its place, one after the other

Frame0 says what its words stand for, Frame what they do after it.
*/

%!  performed(+Instruction, +World, +Frame0, -Frame, -Outcome) is det.
%
%   @throws error(not_supported(What), _) for an instruction that is not understood.

performed(all(Instructions0), World, Frame0, Frame, Outcome) =>
    read_whole(Instructions0, World, Frame0, Frame, Instructions1),
    shuffled_at_once(Instructions1, Instructions),
    Outcome = instead(Instructions).
performed(cascade, World, Frame0, Frame, Outcome) =>
    cascaded(World, Frame0, Frame, Exiled, Todo),
    Outcome = instead([proposed(Exiled)|Todo]).
performed(labelled(Label, Instruction), _, Frame0, Frame, Outcome) =>
    bind(label, Label, Frame0, Frame),
    Outcome = instead([Instruction]).
performed(when(Condition, Instruction), World, Frame0, Frame, Outcome) =>
    (   condition_holds(Condition, World, Frame0)
    ->  bind(condition, true, Frame0, Frame1),
        compared(Condition, World, Frame1, Frame),
        Outcome = instead([Instruction])
    ;   bind(condition, false, Frame0, Frame),
        Outcome = instead([])
    ).
performed(may(Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, _, _),
    decide(World, may, Self, You, Instruction, Frame0, Frame, Outcome).
performed(may(Who, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, _, _, _),
    acting_players(Who, World, Frame0, Players),
    (   Players = [_, _|_]                                                  % each in turn order (CR 101.4)
    ->  several_act(Players, Frame0, Frame),
        findall(may(ref(One), Instruction), member(One, Players), Each),
        Outcome = instead(Each)
    ;   one_player(Who, World, Frame0, Player),
        decide(World, may, Self, Player, by(ref(Player), Instruction), Frame0, Frame, Outcome)
    ).
performed(unless_pays(Who, Cost, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, _, _, _),
    one_player(Who, World, Frame0, Player),
    (   ( paid_with(Cost, World, Self, Player, Frame0) ; decided_whether(World, pay, Self, Player, true) ),
        resolution_payment(World, Player, Frame0, Cost, paid(Events, _))            % who can't, doesn't (CR 118.3)
    ->  bind(done, true, Frame0, Frame),
        Outcome = instead([proposed(Events)])
    ;   bind(done, false, Frame0, Frame),
        Outcome = instead([Instruction])
    ).
performed(by(Who, Instruction), World, Frame0, Frame, Outcome) =>
    acting_players(Who, World, Frame0, Players),
    findall(acting(Player, Instruction), member(Player, Players), Acts),
    (   Acts = [acting(Player, Instruction)]
    ->  Frame = Frame0,
        Outcome = instead([acting(Player, Instruction)])
    ;   simultaneous(Acts, World, Frame0, Outcome),
        made_bound(Outcome, Frame0, Frame)
    ).
performed(acting(Player, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, Since, Bindings),
    bind(actor, ref(Player), frame(Self, Player, Since, Bindings), Frame1),
    own_finds(Player, Frame1, Frame3),
    performed(Instruction, World, Frame3, Frame2, Outcome0),
    frame(Frame2, _, _, _, After),
    frame(Frame, Self, You, Since, After),
    (   Outcome0 = instead(Instructions)
    ->  findall(acting(Player, One), member(One, Instructions), Acts),
        Outcome = instead(Acts)
    ;   Outcome = Outcome0
    ).
performed(one_of(Instructions), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, _, _),
    length(Instructions, Count),
    numlist(1, Count, Numbers),
    (   \+ answer_to(World, [modes, number], Self, _),
        nth1(Answered, Instructions, Choosing),
        sub_term(choice(Kind), Choosing),
        atom(Kind),
        answer_to(World, [Kind], Self, _)
    ->  Number = Answered
    ;   picked(World, [modes, number], Self, You, 1-1, Numbers, [Number|_])
    ),
    nth1(Number, Instructions, Instruction),
    Frame = Frame0,
    Outcome = instead([Instruction]).
performed(Instruction, _, Frame0, Frame, Outcome), offers(Instruction, Alternatives) =>      % "gains your choice of ..."
    Frame = Frame0,
    Outcome = instead([one_of(Alternatives)]).
performed(together(Instructions), World, Frame0, Frame, Outcome) =>
    simultaneous(Instructions, World, Frame0, Outcome),
    outcome_bound(Outcome, Frame0, Frame).
performed(for_each(Subject, Instruction), World, Frame0, Frame, Outcome) =>
    objects_of(Subject, World, Frame0, Objects),
    findall(with(Object, Instruction), member(Object, Objects), Outcomes),
    simultaneous(Outcomes, World, Frame0, Outcome),
    outcome_bound(Outcome, Frame0, Frame).
performed(with(Object, Instruction), World, Frame0, Frame, Outcome) =>
    bind(subject, [Object], Frame0, Frame1),
    bind(actor, [Object], Frame1, Frame2),
    performed(Instruction, World, Frame2, Frame3, Outcome),
    frame(Frame3, Self, You, Since, After),
    frame(Frame, Self, You, Since, After).
performed(until(until_event(leaves(Subject)), exile(What)), World, Frame0, Frame, Outcome) =>
    % CR 610.3: nothing, if that has left already.
    objects_of(Subject, World, Frame0, Hosts0),
    include(permanent(World), Hosts0, Hosts),
    Frame = Frame0,
    (   Hosts = [Host|_]
    ->  objects_of(What, World, Frame0, Objects),
        findall(moved(Object, exile, [linked(Host), returns], plain), member(Object, Objects), Events),
        Outcome = proposed(Events)
    ;   Outcome = proposed([])
    ).
performed(until(Duration, Meaning0), World, Frame0, Frame, Outcome) =>
    ( objects_chosen(Meaning0, World, Frame0, Frame1, Meaning) -> Frame = Frame1 ; Frame = Frame0, Meaning = Meaning0 ),
    lasting(until(Duration, Meaning), World, Frame, Outcome).
performed(delayed(Event0, Meaning0), World, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    targets_followed(World, Frame0, Frame1),
    references_followed(World, Frame0, Event0-Meaning0, Event-Meaning),
    delayed_trigger(Event, Meaning, none, Frame1, Outcome).
performed(triggered(Event0, Meaning0), World, Frame0, Frame, Outcome), happens_once(Event0) =>
    Frame = Frame0,
    targets_followed(World, Frame0, Frame1),
    references_followed(World, Frame0, Event0-Meaning0, Event-Meaning),
    delayed_trigger(Event, Meaning, none, Frame1, Outcome).
performed(triggered(done, Meaning), _, Frame0, Frame, Outcome) =>    % CR 603.12: a reflexive trigger
    Frame = Frame0,
    (   binding(done, Frame0, false)
    ->  Outcome = proposed([])
    ;   delayed_trigger(now, Meaning, none, Frame0, Outcome)
    ).
performed(triggered(this_way(Event), Meaning), World, Frame0, Frame, Outcome) =>    % CR 603.12a: once for each time
    Frame = Frame0,
    (   occasions(Event, World, Frame0, Things0)
    ->  ( once_for_all(Event), Things0 = [Thing|_] -> Things = [Thing] ; Things = Things0 ),
        findall(One,
                ( member(Object, Things),
                  bind(event_object, [Object], Frame0, Frame1),
                  delayed_trigger(now, Meaning, none, Frame1, proposed([One]))
                ),
                Triggers),
        Outcome = proposed(Triggers)
    ;   throw(error(not_supported(this_way), _))
    ).
performed(x_is(Amount), World, Frame0, Frame, Outcome) =>
    amount_of(Amount, World, Frame0, X),
    bind(x, X, Frame0, Frame),
    Outcome = proposed([]).
performed(text(Words), _, _, _, _) =>
    throw(error(not_supported(Words), _)).
performed(not_understood(Words), _, _, _, _) =>
    throw(error(not_supported(Words), _)).
performed(none, _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    Outcome = proposed([]).
performed(Said, _, Frame0, Frame, Outcome), said_of_casting(Said) =>
    Frame = Frame0,
    Outcome = proposed([]).
performed(tapped_for_mana, _, Frame0, Frame, Outcome) =>                 % what a mana ability with {T} ends in (CR 106.12)
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    ( binding(produced, Frame0, Symbols) -> true ; Symbols = [] ),
    Outcome = proposed([tapped_for_mana(Self, You, Symbols)]).
performed(damage_cant_be_prevented(event), _, Frame0, Frame, Outcome) =>      % said of the damage before: unpreventable.pl
    Frame = Frame0,
    Outcome = instead([]).
performed(Instruction0, World, Frame0, Frame, Outcome), objects_chosen(Instruction0, World, Frame0, Frame1, Instruction) =>    % CR 608.2d
    performed(Instruction, World, Frame1, Frame, Outcome).
performed(Instruction0, World, Frame0, Frame, Outcome), chosen_property(Instruction0, World, Frame0, Instruction) =>    % CR 608.2d
    performed(Instruction, World, Frame0, Frame, Outcome).
performed(Instruction, World, Frame0, Frame, Outcome), continuous(Instruction) =>
    Frame = Frame0,
    lasting(Instruction, World, Frame0, Outcome).
performed(Instruction, World, Frame0, Frame, Outcome) =>
    (   followed_by(Instruction, World, Frame0, Frame, Outcome)
    ->  true
    ;   functor(Instruction, Name, Arity),
        throw(error(not_supported(Name/Arity), _))
    ).

%   offers(+Instruction, -Alternatives) is semidet: it gives one of several abilities.

offers(grant(Subject, one_of(Meanings)), Alternatives) :-
    findall(grant(Subject, Meaning), member(Meaning, Meanings), Alternatives).
offers(until(Duration, Instruction), Alternatives) :-
    offers(Instruction, Instructions),
    findall(until(Duration, One), member(One, Instructions), Alternatives).
offers(all(Instructions), Alternatives) :-
    append(Before, [Instruction|After], Instructions),
    offers(Instruction, Ones),
    !,
    findall(all(All), ( member(One, Ones), append(Before, [One|After], All) ), Alternatives).

%   "When this leaves the battlefield": of one object it can happen once, so the ability is a delayed one (CR 603.7a-b).

happens_once(Event) :-
    ( Event = leaves(Subject) ; Event = dies(Subject) ),
    !,
    Subject \= each(_),
    Subject \= any_of(_).

%   followed_by(+Instruction, +World, +Frame0, -Frame, -Outcome) is nondet: by the events or the instructions that a file says it consists of.

followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- library_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, instead(Parts)) :- library_instead(Instruction, World, Frame0, Frame, Parts).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- more_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- meld_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- combat_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- keyword_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- action_done(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, instead(Parts)) :- action_instead(Instruction, World, Frame0, Frame, Parts).
followed_by(Instruction, World, Frame0, Frame, proposed(Events)) :- chance_acted(Instruction, World, Frame0, Frame, Events).
followed_by(Instruction, World, Frame0, Frame, instead(Parts)) :- chance_instead(Instruction, World, Frame0, Frame, Parts).
followed_by(Instruction, World, Frame, Frame, instead(Parts)) :- keyword_instead(Instruction, World, Frame, Parts).
followed_by(Instruction, World, Frame, Frame, proposed(Events)) :- turn_acted(Instruction, World, Frame, Events).
followed_by(Instruction, World, Frame, Frame, instead(Parts)) :- turn_instead(Instruction, World, Parts).

%   What was heeded as the spell was cast.

said_of_casting(Said) :-
    functor(Said, Name, _),
    memberchk(Name, [modal_rule, optional_cost, additional_cost, alternative_cost, rounded, reduction_floor, keywords]).

%   "It" is what all of them created together; nothing is done where nothing happened.

outcome_bound(proposed(Events), Frame0, Frame) :-
    (   Events == []
    ->  bind(done, false, Frame0, Frame)
    ;   bind(done, true, Frame0, Frame1),
        made_bound(proposed(Events), Frame1, Frame)
    ).

made_bound(proposed(Events), Frame0, Frame) :-
    (   member(Event, Events),
        ( Event = created(_, _, _) ; Event = copied(_, _, _) )
    ->  bind(it, created, Frame0, Frame)
    ;   Frame = Frame0
    ).

%   Several that act at once: what each would do, together (CR 608.2e).

simultaneous([], _, _, proposed([])).
simultaneous([Act|Acts], World, Frame, Outcome) :-
    findall(Events,
            ( member(One, [Act|Acts]),
              events_of(One, World, Frame, Events)
            ),
            Lists),
    append(Lists, Together),
    Outcome = proposed(Together).

%!  events_of(+Instruction, +World, +Frame, -Events:list) is det.
%
%   All that Instruction would do, at once.

events_of(Act, World, Frame0, Events) :-
    performed(Act, World, Frame0, Frame, Outcome),
    (   Outcome = proposed(Events)
    ->  true
    ;   Outcome = instead(Acts),
        foldl(events_of_next(World), Acts, Frame-[], _-Events)
    ).

events_of_next(World, Act, Frame0-Events0, Frame-Events) :-
    performed(Act, World, Frame0, Frame1, Outcome),
    (   Outcome = proposed(More)
    ->  Frame = Frame1
    ;   Outcome = instead(Acts),
        foldl(events_of_next(World), Acts, Frame1-[], Frame-More)
    ),
    append(Events0, More, Events).

%   Of each thing in turn it may be answered by that thing's id.

in_turn(Frame, World, Kind, Self, About) :-
    (   binding(subject, Frame, [Subject]),
        answer_to(World, [Kind], Subject, _)
    ->  About = Subject
    ;   About = Self
    ).

decide(World, Kind, Self, Player, Instruction, Frame0, Frame, Outcome) :-
    (   possible(Instruction, World, Frame0)
    ->  (   asked_for(Instruction, World, Self, Player, Frame0)
        ->  Truth = true
        ;   in_turn(Frame0, World, Kind, Self, About),
            decided_whether(World, Kind, About, Player, Instruction, Truth)
        )
    ;   Truth = false
    ),
    bind(done, Truth, Frame0, Frame1),
    (   Truth == true
    ->  Frame = Frame1,
        Outcome = instead([Instruction])
    ;   declined(Frame1, Frame),
        Outcome = instead([])
    ).

%   Who chooses what only the doing asks for does it.

asked_for(Instruction, World, Self, Player, Frame) :-
    \+ ( member(About, [Self,Player]), answer_to(World, [may], About, _) ),
    (   ( Instruction = new_targets(Subject) ; Instruction = by(_, new_targets(Subject)) )
    ->  objects_of(Subject, World, Frame, Objects),
        once(( member(About, [Self|Objects]), answer_to(World, [targets], About, _) ))
    ;   ( Instruction = move(choose(_, _), _) ; Instruction = reveal(you, choose(_, _)) )
    ->  answer_to(World, [card, object, objects], Self, _)
    ;   sub_term(pay(_), Instruction)
    ->  answer_to(World, [pay], Self, true)
    ;   chosen_for(Instruction, Act, Filter),
        possible_filter(Act, Player, Filter, Possible),
        objects_of(each(Possible), World, Frame, Options),
        answers_one_of(World, [card, object, objects], Self, Options)
    ).

paid_with(Cost, World, Self, Player, Frame) :-
    \+ answer_to(World, [pay], Self, _),
    member(Part, Cost),
    asked_for(Part, World, Self, Player, Frame),
    !.

%   chosen_for(+Instruction, -Act, -Filter): what is chosen for Act, which is done first.

chosen_for(by(_, Instruction), Act, Filter) :-
    !,
    chosen_for(Instruction, Act, Filter).
chosen_for(all([Instruction|_]), Act, Filter) :-
    !,
    chosen_for(Instruction, Act, Filter).
chosen_for(Act, Act, Filter) :-
    compound(Act),
    arg(_, Act, choose(_, Filter)),
    is_list(Filter),
    !.

%   What can't be done at all isn't offered: there are too few of what it is done to (CR 608.2d).

possible(Instruction, World, Frame) :-
    (   done_to(Instruction, Number, Filter),
        integer(Number)
    ->  frame(Frame, _, You, _, _),
        possible_filter(Instruction, You, Filter, Possible),
        objects_of(each(Possible), World, Frame, Objects),
        length(Objects, Count),
        (   Instruction = reveal(_, _)                  % cards of the hand that aren't listed might be such
        ->  hidden(World, You, Hidden)
        ;   Hidden = 0
        ),
        Count + Hidden >= Number
    ;   Instruction = add_counters(Subject, _, _)
    ->  objects_of(Subject, World, Frame, Objects),
        once(( member(Object, Objects), ( present(World, Object) ; player(World, Object) ) ))
    ;   true
    ).

done_to(exile(choose(Number, Filter)), Number, Filter).
done_to(sacrifice(choose(Number, Filter)), Number, Filter).
done_to(tap(choose(Number, Filter)), Number, Filter).
done_to(exchange(_, choose(Number, Filter)), Number, Filter).
done_to(discard(choose(Number, Filter)), Number, Filter).
done_to(reveal(you, choose(Number, Filter)), Number, Filter).

possible_filter(sacrifice(_), You, Filter, [controlled_by(ref(You))|Filter]) :- !.
possible_filter(discard(_), You, Filter0, [zone(hand, ref(You))|Filter]) :-
    !,
    exclude(zone_property, Filter0, Filter).
possible_filter(_, _, Filter, Filter).

zone_property(zone(_, _)).

%   own_finds(+Player, +Frame0, -Frame): where several players searched, what Player found is meant (CR 701.23i).

own_finds(Player, Frame0, Frame) :-
    (   binding(finds, Frame0, Finds),
        Finds = [_, _|_],
        member(Player-Own, Finds),
        binding(it, Frame0, [_|_])
    ->  bind(it, Own, Frame0, Frame)
    ;   Frame = Frame0
    ).

acting_players(Who, World, Frame, Players) :-
    (   Who = choose(_, _)
    ->  chosen_objects(Who, [player], World, Frame, Players)
    ;   objects_of(player(Who), World, Frame, Players)
    ).

one_player(Who, World, Frame, Player) :-
    (   objects_of(player(Who), World, Frame, [Found|_])
    ->  Player = Found
    ;   functor(Who, Name, _),
        throw(error(not_supported(player(Name)), _))
    ).
