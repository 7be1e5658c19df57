:- encoding(utf8).
:- module(lawmage_operations,
          [ operations/3,        % +World, +Events, -Operations
            follow_ups/3,        % +World, +Did, -Events
            used_up/2            % +Triggers, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/copiable', [static_copying/4]).
:- use_module(bindings, [bind/4, binding/3, frame/5]).
:- use_module(components, [apart/4]).
:- use_module(tokens, [becoming_copy/7, frozen/3]).
:- use_module(entering_choices, [done_as_it_enters/7]).
:- use_module(keyword_events, [crime/3]).
:- use_module(lasting, [delayed_trigger/5]).
:- use_module(position).
:- use_module(simultaneous).
:- use_module(turn_order, [fighter/2, receiving/4]).

/** <module> What an event does to the game (CR 400.7, 506.4, 702.26, 725.3, 800.4a)

An event that happens is carried out as operations, each a plain change of the state: the event itself, and what the rules say goes
with it.  happened(Kind, Details) is what the turn's history keeps of it; in it `new` stands for the object
that the operation before made.
*/

%!  operations(+World, +Events:list, -Operations:list) is det.
%
%   Operations carry out Events, which are about to happen in World.

operations(World, Events0, Operations) :-
    with_cards(Events0, World, [], Events1),
    in_timestamp_order(Events1, World, Events),
    findall(Operation, ( member(Event, Events), operation(Event, World, Operation) ; passed_on(Events, World, Operation) ), Operations).

%   Who has priority leaves the game, and the next player gets it (CR 800.4j).

passed_on(Events, World, priority(Next)) :-
    priority(World, Player),
    memberchk(lost(Player), Events),
    \+ memberchk(priority(_), Events),
    findall(Leaving, member(lost(Leaving), Events), Leavers),
    receiving(World, Player, Leavers, Next).

%   with_cards(+Events0, +World, +Drawn, -Events)
%   drawn(Player) as drawn(Player, What), one card after the other (CR 121.2): card(Card), unlisted for one that the game doesn't name, or
%   none where the library is empty; Drawn are the players of draws before.

with_cards([], _, _, []).
with_cards([Event0|Events0], World, Drawn, [Event|Events]) :-
    (   Event0 = drawn(Player)
    ->  include(==(Player), Drawn, Same),
        length(Same, Before),
        findall(Card, library_card(World, Player, Card), Cards),
        (   nth0(Before, Cards, Card)
        ->  What = card(Card)
        ;   library(World, Player, Count),
            Before >= Count
        ->  What = none
        ;   What = unlisted
        ),
        Event = drawn(Player, What),
        with_cards(Events0, World, [Player|Drawn], Events)
    ;   Event = Event0,
        with_cards(Events0, World, Drawn, Events)
    ).

operation(Event, World, Operation) :-
    (   done_first(Event, World, Operation)
    ;   changed(Event, World, Operation)
    ;   done_then(Event, World, Operation)
    ).

%   done_first(+Event, +World, -Operation) is nondet.

done_first(designated(Player, Designation), World, undesignated(Other, Designation)) :-      % CR 725.3, 726.3
    memberchk(Designation, [monarch, initiative]),
    player(World, Player),
    designation(World, Other, Designation),
    Other \== Player.
done_first(moved(Object, Zone, _, Cause), World, happened(Kind, [object(Object), player(Player)|Token])) :-
    left_as(Object, Zone, Cause, World, Kind, Player),
    findall(token, token(World, Object), Token).

left_as(Object, Zone, _, World, Kind, Player) :-
    Zone \== battlefield,
    permanent(World, Object),
    controller(World, Object, Player),
    (   Zone == graveyard,
        is_creature(World, Object),                                      % CR 700.4
        Kind = died
    ;   Kind = left
    ).
left_as(Object, _, sacrificed, World, sacrificed, Player) :-
    controller(World, Object, Player).
left_as(Object, _, discarded, World, discarded, Player) :-
    object(World, Object, _, Player, _, _).

%   changed(+Event, +World, -Operation) is det: the event with what its operation must know.

changed(moved(Object, Zone, Ways0, Cause), World, Operation) =>
    findall(Way, way(Zone, Object, Ways0, World, Way), Ways),
    Operation = moved(Object, Zone, Ways, Cause).
changed(created(Player, Made, Ways0), _, Operation) =>
    append(Ways0, [sick], Ways),
    Operation = created(Player, Made, Ways).
changed(copied(Original, Player, Exceptions), World, Operation) =>       % CR 707.10
    findall(Fact, copied_fact(World, Original, Exceptions, Fact), Facts),
    Operation = copied(Original, Player, Exceptions, Facts).
changed(delay(Event, Meaning, Duration, Frame0), World, Operation) =>      % it finds what moved until now (CR 400.7j)
    frame(Frame0, _, _, Since, _),
    clock(World, Now),
    ( binding(followed_in, Frame0, Spans0) -> true ; Spans0 = [] ),
    ( Since > 0 -> Spans = [Since-Now|Spans0] ; Spans = Spans0 ),
    bind(followed_in, Spans, Frame0, Frame),
    Operation = delay(Event, Meaning, Duration, Frame).
changed(Event, _, Operation) =>
    Operation = Event.

way(_, Object, Ways, World, Way) :-
    member(Way0, Ways),
    Way0 \== by_madness,
    (   Way0 = half(Face)                                                % CR 709.3, 715.3
    ->  printed(World, Object, Face, Print),
        Way = front(Print)
    ;   Way = Way0
    ).
way(battlefield, Object, _, World, Unlocked) :-                          % CR 709.5d: the half that was cast
    object(World, Object, stack, _, _, _),
    layout(World, Object, split),
    printed(World, Object, front, Cast),
    (   whole(World, Object, Whole),
        Whole \== Cast
    ->  Unlocked = right_half_unlocked
    ;   Unlocked = left_half_unlocked
    ).
way(Zone, Object, _, World, Way) :-
    apart(World, Object, Zone, Way).
way(battlefield, _, _, _, sick).                                         % CR 302.6
way(_, Object, _, World, commander) :-                                   % CR 903.3
    designation(World, Object, commander).
way(Zone, Object, _, World, newly_there) :-                              % CR 704.6d
    memberchk(Zone, [graveyard, exile]),
    designation(World, Object, commander).
way(battlefield, Object, _, World, keeps_effects(Object)) :-            % CR 400.7a, 400.7c
    object(World, Object, stack, _, _, _).
way(battlefield, Object, _, World, kept(gain(N, Player, Time, Meaning))) :-          % CR 400.7a
    object(World, Object, stack, _, _, _),
    gain(World, Object, N, Player, Time, Meaning).
way(battlefield, Object, Ways, World, kept(copy_of(Original, Exceptions))) :-      % CR 608.3f, 707.10f: what the copy of a spell was
    object(World, Object, stack, _, _, _),
    copy_of(World, Object, Original, Exceptions),
    Exceptions \== own,
    \+ memberchk(copy(_, _), Ways).
way(battlefield, Object, _, World, kept(stack_choice(Choice, Value))) :-             % CR 400.7d
    object(World, Object, stack, _, _, _),
    stack_choice(World, Object, Choice, Value),
    memberchk(Choice, [x, using, times, from, paid]).
way(battlefield, Object, _, World, kept(chosen(Kind, Value))) :-                     % CR 702.174a
    object(World, Object, stack, _, _, _),
    chosen(World, Object, Kind, Value).

%   copied_fact(+World, +Original, +Exceptions, -Fact) is nondet.
%   A fact about the copy of a spell, without its first argument: the print and the choices of the original, but not that it was cast, from
%   where and with what mana; where the copy differs, copied(Face) is what it is a copy of, which the exceptions of the original belong to (CR 707.9b).

copied_fact(World, Original, _, printed(Up, Print)) :-
    printed(World, Original, Up, Print).
copied_fact(World, Original, _, layout(Layout)) :-
    layout(World, Original, Layout).
copied_fact(World, Original, _, face_up(Face)) :-
    face_up(World, Original, Face).
copied_fact(World, Original, _, stack_choice(Choice, Value)) :-
    stack_choice(World, Original, Choice, Value0),
    Choice \== from,
    (   Choice == paid
    ->  findall(How-What, ( member(How-What, Value0), How \== mana ), Value)
    ;   Value = Value0
    ).
copied_fact(World, Original, _, gain(N, Player, Time, Text)) :-           % CR 707.10: a decision made as it was cast (CR 601.2b, 702.47a)
    stack_choice(World, Original, spliced, Text),
    gain(World, Original, N, Player, Time, Text).
copied_fact(World, Original, _, designation(bestowed)) :-                % CR 702.103c
    designation(World, Original, bestowed).
copied_fact(_, _, _, token).
copied_fact(World, Original, [], copy_of(Other, Exceptions)) :-
    copy_of(World, Original, Other, Exceptions).
copied_fact(World, Original, [_|_], copied(Face)) :-
    frozen(World, Original, Face).

%   done_then(+Event, +World, -Operation) is nondet.

done_then(moved(_, battlefield, Ways, _), _, happened(entered, [object(new), player(Player)])) :-
    memberchk(controller(Player), Ways).
done_then(moved(Card, exile, Ways, _), World, happened(Designation, [object(new), player(Owner)])) :-   % to be cast on a later turn
    member(Designation, [foretold, plotted, warped]),
    memberchk(Designation, Ways),
    object(World, Card, _, Owner, _, _).
done_then(moved(_, stack, How, cast), _, happened(cast, [object(new), player(Player), mana_spent(Number)])) :-
    memberchk(controller(Player), How),
    (   memberchk(paid(Record), How),
        memberchk(mana(Units), Record)
    ->  length(Units, Number)
    ;   Number = 0
    ).
done_then(exerted(Object, Player), _, happened(exerted, [object(Object), player(Player)])).
done_then(cast_copied(_, How), _, happened(cast, [object(new), player(Player)])) :-
    memberchk(controller(Player), How).
done_then(created(Player, _, _), _, happened(Kind, [object(new), player(Player)])) :-
    member(Kind, [entered, created]).
done_then(moved(Object, Zone0, _, _), World, happened(moved, [object(Moved), player(Owner), from(From), to(Zone)|Token])) :-
    object(World, Object, From, Owner, _, _),
    ( compound(Zone0) -> functor(Zone0, Zone, _) ; Zone = Zone0 ),
    ( From == battlefield -> Moved = Object ; Moved = new ),
    findall(token, token(World, Object), Token).
done_then(began(Step, _), _, happened(step_began, [step(Step)])).
done_then(looked(How, Player, _), _, happened(Kind, [player(Player)])) :-
    ( How == scry -> Kind = scried ; How == surveil -> Kind = surveilled ; Kind = looked ).
done_then(resolved(Object, Label), _, happened(resolved, [object(Object), label(Label)])).
done_then(Event, _, happened(Kind, [player(Player)])) :-
    functor(Event, Kind, _),
    memberchk(Kind, [committed_crime, completed_dungeon, flipped, proliferated, rolled, searched, shuffled, tempted]),
    arg(1, Event, Player).
done_then(Event, World, removed_from_combat(Object)) :-                 % CR 506.4
    ( Event = control_changed(Object, _) ; Event = phased(Object, out) ),
    once(fighter(World, Object)).
done_then(control_changed(Object, _), World, designated(Attacker, astray)) :-        % CR 506.4c
    attacking(World, Attacker, Object).
done_then(Event, World, stopped_blocking(Blocker, Object)) :-
    ( Event = control_changed(Object, _) ; Event = phased(Object, out) ),
    blocking(World, Blocker, Object).
done_then(moved(Object, _, _, _), World, stopped_blocking(Blocker, Object)) :-       % CR 506.4
    blocking(World, Blocker, Object).
done_then(removed_from_combat(Object), World, stopped_blocking(Blocker, Object)) :-
    blocking(World, Blocker, Object).
done_then(phased(Object, How), World, phased(Attached, How)) :-          % CR 702.26g
    attached(World, Object, Attached).
done_then(damage(From, To, Number, Kind), World, happened(damaged, [Who, by(From), amount(Number)|Combat])) :-
    ( player(World, To) -> Who = player(To) ; Who = object(To) ),
    ( Kind == combat -> Combat = [combat] ; Combat = [] ).
done_then(damage(From, Player, Number, combat), World, commander_damage(Player, From, Number)) :-   % CR 903.10a
    player(World, Player),
    designation(World, From, commander).
done_then(moved(Card, stack, How, cast), World, commander_cast(Player, Card)) :-     % CR 903.8
    memberchk(from(command), How),
    designation(World, Card, commander),
    memberchk(controller(Player), How).
done_then(life_gained(Player, Number), _, happened(gained_life, [player(Player), amount(Number)])).
done_then(life_lost(Player, Number), _, happened(lost_life, [player(Player), amount(Number)])).
done_then(drawn(Player, What), _, happened(drew, [player(Player)])) :-   % CR 121.4
    What \== none.
done_then(land_played(Object, Player), _, happened(played, [object(Object), player(Player)])).
done_then(attacked(Object, Target), World, happened(attacked, [object(Object), player(Player), target(Target)])) :-
    controller(World, Object, Player).
done_then(blocked_one(Object, _), World, happened(blocked, [object(Object), player(Player)])) :-
    controller(World, Object, Player).
done_then(Event, World, Operation) :-                                    % CR 700.13
    crime(Event, World, Player),
    (   Operation = committed_crime(Player)
    ;   Operation = happened(committed_crime, [player(Player)])
    ).
done_then(lost(Player), World, Operation) :-                             % CR 800.4a
    (   object(World, Object, Zone, Player, _, _),
        Zone \== gone,
        Operation = left_game(Object)
    ;   item(World, _, item(Id, Kind, _, _, Player, _, _)),
        (   Kind \== spell
        ->  Operation = gone(Id)
        ;   object(World, Id, stack, Owner, _, _),
            Owner \== Player,
            Operation = moved(Id, exile, [], plain)
        )
    ).

attached(World, Object, Attached) :-
    attached_to(World, One, Object),
    (   Attached = One
    ;   attached(World, One, Attached)
    ).

%!  follow_ups(+World, +Did:list, -Events:list) is det.
%
%   What follows at once of what was done: Did is a list of did(Operation, News) with the objects that each made.

follow_ups(World, Did, Events) :-
    findall(Event, ( member(did(Operation, News), Did), follow_up(Operation, News, World, Event) ), Events0),
    findall(Object-Ways, ( member(did(Operation, [Object|_]), Did), entered_so(Operation, Ways) ), Entered),
    pairs_keys(Entered, Objects),
    findall(Event, ( member(Object-Ways, Entered), acted_as_entered(Ways, World, Object, Objects, Event) ), Events1),
    append(Events0, Events1, Events).

entered_so(moved(_, battlefield, Ways, _), Ways).
entered_so(created(_, _, Ways), Ways).

%   What is done as it enters, not to what enters at the same time (CR 614.13a).

acted_as_entered(Ways, World, Object, Barred, Event) :-
    member(acted_as_entered(Instruction), Ways),
    controller(World, Object, Player),
    done_as_it_enters(Instruction, World, Object, Player, [barred-Barred], Events, _),
    member(Event, Events).

%   The card is encoded on a creature, which has the ability to cast a copy of it (CR 702.99a, 702.99c).

follow_up(moved(_, exile, Ways, _), [Card], World, Event) :-
    memberchk(encoded(Creature), Ways),
    controller(World, Creature, Player),
    (   Event = linked(Creature, Card)
    ;   Event = gained(Creature, Player, grant(self, triggered(deals_combat_damage(self, player(any)), may(cast_copy(ref(Card))))))
    ).

%   It entered as a copy, and the ability that is linked to that triggers (CR 603.11, 707.9g).

follow_up(moved(_, battlefield, Ways, _), [Object], World, Event) :-
    once_done(Ways, World, Object, Event).
follow_up(created(_, _, Ways), [Object], World, Event) :-
    once_done(Ways, World, Object, Event).

%   A static ability copies what is there when its effect begins (CR 707.2c).

follow_up(moved(_, battlefield, _, _), [Object], World, Event) :-
    attached_to(World, Object, Host),
    static_copying(World, Object, _, Original),
    controller(World, Object, Player),
    becoming_copy(World, Player, while(matches(ref(Object), [attached_to(ref(Host))])), Host, Original, [], [Event]).

once_done(Ways, World, Object, Event) :-
    member(once_done(Label, Meaning, Original), Ways),
    controller(World, Object, Player),
    clock(World, Now),
    frame(Frame, Object, Player, Now, [it-[Original], label-Label]),
    delayed_trigger(now, Meaning, none, Frame, proposed([Event])).

%!  used_up(+Triggers:list, -Events:list) is det.
%
%   Delayed abilities trigger once (CR 603.7b).

used_up(Triggers, Events) :-
    findall(ended(Delayed), ( member(trigger(_, _, _, _, _, Delayed), Triggers), Delayed \== none ), Events0),
    list_to_set(Events0, Events).
