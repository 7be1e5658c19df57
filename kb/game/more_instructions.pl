:- encoding(utf8).
:- module(lawmage_more_instructions,
          [ more_acted/5         % +Instruction, +World, +Frame0, -Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana_sources', [floating/3]).
:- use_module(bindings).
:- use_module(casting_by_effect).
:- use_module(choice_options).
:- use_module(choices).
:- use_module(copy_exceptions).
:- use_module(counters_taken).
:- use_module(mana_added).
:- use_module(position).
:- use_module(resolution_costs).
:- use_module(resolving_amounts).
:- use_module(resolving_conditions, [condition_holds/3]).
:- use_module(retargeting).
:- use_module(deeds).
:- use_module(rooms, [door_unlocked/4, door_turned/4]).
:- autoload(actions, [acted/5]).
:- autoload(done_as_it_is, [turning_face_up/3]).

/** <module> Instructions of rarer kinds: spells copied, mana, choices, combat, keyword actions (CR 701, 707)
*/

%!  more_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of instructions.pl.

more_acted(proposed(Events0), _, Frame0, Frame, Events) =>
    Frame = Frame0,
    Events = Events0.
more_acted(counter(Subject, To), World, Frame0, Frame, Events) =>                 % CR 701.6a, 614.6
    objects_of(Subject, World, Frame0, Objects),
    bind(it, Objects, Frame0, Frame),
    findall(Event,
            ( member(Object, Objects),
              (   object(World, Object, stack, _, _, _),
                  put_instead(To, World, Frame, Put),
                  acted(Put, World, Frame, _, Moves),
                  memberchk(moved(Object, Zone, How, _), Moves)
              ->  Event = countered(Object, Zone, How)
              ;   Event = countered(Object)
              )
            ),
            Events).
more_acted(copy(Subject, Amount), World, Frame0, Frame, Events) =>
    more_acted(copy(Subject, Amount, []), World, Frame0, Frame, Events).
more_acted(copy(Subject, Amount, Exceptions), World, Frame0, Frame, Events) =>     % CR 707.10
    frame(Frame0, _, You, _, _),
    originals(Subject, World, Frame0, Objects),
    amount_of(Amount, World, Frame0, Number),
    (   Objects = [Card|_],
        object(World, Card, Zone, _, _, _),
        \+ memberchk(Zone, [stack, gone])
    ->  bind(it, Objects, Frame0, Frame1),                                         % CR 707.12: it is made as it is cast
        bind(copied_cards, Objects, Frame1, Frame),
        Events = []
    ;   bind(it, created, Frame0, Frame),
        settled_exceptions(Exceptions, World, Frame0, Settled),
        findall(copied(Object, You, Settled), ( member(Object, Objects), between(1, Number, _) ), Events)
    ).
more_acted(resolves_anyway, _, Frame0, Frame, Events) =>
    Frame = Frame0,
    Events = [].
more_acted(new_targets(Subject), World, Frame0, Frame, Events) =>                  % CR 115.7d, 707.10c
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(retargeted(Object, You, Targets),
            ( member(Object, Objects),
              new_target_options(World, Object, Number, Options),
              Number > 0,
              (   answered_so(World, [targets], Object, You, Options, new_targets(World, Object), Wanted)
              ->  changed_targets(World, Object, Wanted, Targets)
              ;   needed(World, targets, You, Object, Number-Number, Options),
                  fail
              )
            ),
            Events).
more_acted(retarget(Subject, Targets), World, Frame0, Frame, Events) =>            % CR 707.10d-e
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(retargeted(Object, You, Targets), member(Object, Objects), Events).
more_acted(add_mana(Who, Mana), World, Frame0, Frame, Events) =>                   % CR 106.4
    frame(Frame0, Self, You, _, _),
    objects_of(player(Who), World, Frame0, Players),
    Frame = Frame0,
    mana_added(Mana, World, Frame0, Self, You, Symbols),
    (   binding(tapped_for_mana, Frame0, true)
    ->  findall(produced(Self, Player, Symbols), member(Player, Players), Events)
    ;   findall(mana(Player, Symbols), member(Player, Players), Events)
    ).
more_acted(pay(Who, Cost), World, Frame0, Frame, Events) =>
    objects_of(player(Who), World, Frame0, Players),
    findall(Some,
            ( member(Player, Players),
              resolution_payment(World, Player, Frame0, Cost, paid(Some, _))
            ),
            Paid),
    ( Paid == [] -> bind(done, false, Frame0, Frame) ; Frame = Frame0 ),          % who can't, doesn't (CR 118.3)
    append(Paid, Events).
more_acted(make_choice(Choice), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, You, _, _),
    (   choice_made(Choice, World, Self, You, Kind, Value)
    ->  Events = [chosen(Self, Kind, Value)],
        chosen_bound(Kind, Value, Frame0, Frame)
    ;   Events = [],
        declined(Frame0, Frame)
    ).
more_acted(choose(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects, card], World, Frame0, Objects),
    noticed(choose, Objects, Frame0, Frame1),
    bind(it, Objects, Frame1, Frame),
    Events = [].
more_acted(designate(Subject, unprepared), World, Frame0, Frame, Events) =>       % CR 722.3b
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(undesignated(Object, prepared), member(Object, Objects), Events).
more_acted(designate(Subject, Designation), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(designated(Object, Designation), member(Object, Objects), Events).
more_acted(suspect(Subject), World, Frame0, Frame, Events) =>
    more_acted(designate(Subject, suspected), World, Frame0, Frame, Events).
more_acted(gain_designation(Who, Designation), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(designated(Player, Designation), member(Player, Players), Events).
more_acted(goad(Subject), World, Frame0, Frame, Events) =>                         % CR 701.15a
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(lasting(You, Self, until(your_next_turn, state(ref(Object), goaded))), member(Object, Objects), Events).
more_acted(unlock_door(Subject), World, Frame0, Frame, Events) =>                  % CR 709.5f
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Rooms),
    findall(Event, ( member(Room, Rooms), door_unlocked(World, You, Room, Event) ), Events).
more_acted(turn_door(Subject), World, Frame0, Frame, Events) =>                    % CR 709.5f-g
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Rooms),
    findall(Event, ( member(Room, Rooms), door_turned(World, You, Room, Event) ), Events).
more_acted(exchange_control(Subject), World, Frame0, Frame, Events) =>             % CR 701.12a: all or nothing
    frame(Frame0, Self, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    (   Objects = [One, Other],
        permanent(World, One),
        permanent(World, Other),
        controller(World, One, First),
        controller(World, Other, Second),
        First \== Second
    ->  Events = [ lasting(You, Self, control(ref(Second), ref(One))), lasting(You, Self, control(ref(First), ref(Other))) ],
        bind(done, true, Frame0, Frame)
    ;   Events = [],
        bind(done, false, Frame0, Frame)
    ).
more_acted(exchange_control(One, Other), World, Frame0, Frame, Events) =>
    chosen_objects(One, [object, objects], World, Frame0, Some),
    chosen_objects(Other, [object, objects], World, Frame0, Others),
    append(Some, Others, Objects),
    refs(Objects, Reference),
    more_acted(exchange_control(Reference), World, Frame0, Frame, Events).
more_acted(lose_game(Who), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(lost(Player), member(Player, Players), Events).
more_acted(win_game(Who), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(won(Player), member(Player, Players), Events).
more_acted(turn_face_up(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(Event,
            ( member(Object, Objects),
              face_up(World, Object, down),
              turning_face_up(World, Object, Some),
              member(Event, Some)
            ),
            Events).
more_acted(turn_face_down(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(turned(Object, down),
            ( member(Object, Objects),
              permanent(World, Object),
              \+ printed(World, Object, back, _),                        % CR 712.16
              \+ melded(World, Object, _),
              \+ face_up(World, Object, down)                           % CR 708.2b
            ),
            Events).
more_acted(phase_out(Subject), World, Frame0, Frame, Events) =>                    % CR 702.26d
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(phased(Object, out), member(Object, Objects), Events).
more_acted(unattach(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(attached(Object, none), member(Object, Objects), Events).
more_acted(move_counters(From, To, Counter, Amount), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, You, _, _),
    Frame = Frame0,
    counters_givers(From, World, Frame0, Givers),
    objects_of(To, World, Frame0, Takers),
    findall(Event,
            ( member(Giver, Givers),
              counter_bounds(Amount, World, Frame0, Giver, Bounds),
              counters_taken(World, Self, You, Giver, Counter, Bounds, Taken),
              member(Kind-Number, Taken),
              Less is -Number,
              member(Taker, Takers),
              ( Event = counters(Giver, Kind, Less), present(World, Giver) ; Event = counters(Taker, Kind, Number) )
            ),
            Events).
more_acted(double(counters(Counter), Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(putting(You, counters(Object, Kind, Number)),                         % CR 701.10e
            ( member(Object, Objects), counters(World, Object, Kind, Number), ( Counter == any ; Counter == Kind ) ),
            Events).
more_acted(double(unspent_mana, Subject), World, Frame0, Frame, Events) =>         % CR 701.10f
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Players),
    findall(mana(Player, Units), ( member(Player, Players), floating(World, Player, Units), Units \== [] ), Events).
more_acted(proliferate, World, Frame0, Frame, Events) =>                           % CR 701.34a
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    findall(Thing, ( counters(World, Thing, _, Count), Count > 0 ), Things0),
    list_to_set(Things0, Things),
    picked(World, [objects], Self, You, 0-any, Things, Picked),
    findall(putting(You, counters(Thing, Kind, 1)), ( member(Thing, Picked), counters(World, Thing, Kind, _) ), Events).
more_acted(investigate, _, Frame0, Frame, Events) =>
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    Events = [created(You, token(clue), [])].
more_acted(monstrosity(Amount), World, Frame0, Frame, Events) =>                   % CR 701.37a
    Frame = Frame0,
    frame(Frame0, Self, _, _, _),
    amount_of(Amount, World, Frame0, Number),
    (   followed(World, Frame0, Self, Now),
        \+ designation(World, Now, monstrous)
    ->  Events = [counters(Now, pt(1, 1), Number), designated(Now, monstrous)]
    ;   Events = []
    ).
more_acted(cast(Subject), World, Frame0, Frame, Events) =>
    more_acted(cast(Subject, []), World, Frame0, Frame, Events).
more_acted(cast(that([copy]), How), World, Frame0, Frame, Events), binding(copied_cards, Frame0, Cards) =>
    Frame = Frame0,
    copies_cast(Cards, How, World, Frame0, Events).
more_acted(cast(Subject0, How), World, Frame0, Frame, Events) =>
    not_yet_spells(Subject0, Subject),
    chosen_objects(Subject, [card, object, objects], World, Frame0, Cards),
    ( Cards == [] -> Frame = Frame0 ; bind(it, Cards, Frame0, Frame) ),                  % "that spell"
    findall(Some, ( member(Card, Cards), cast_now(World, Frame0, Card, How, Some) ), Lists),
    append(Lists, Events).
more_acted(keyword_cost(_, mana_cost(_)), _, Frame0, Frame, Events) =>    % the mana cost is what it is cast for anyway
    Frame = Frame0,
    Events = [].
more_acted(cast_copy(Subject), World, Frame0, Frame, Events) =>            % CR 707.12
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Cards),
    copies_cast(Cards, [free], World, Frame0, Events).
more_acted(spend_only(_), _, Frame0, Frame, Events) =>
    Frame = Frame0,
    Events = [].
more_acted(_, _, _, _, _) =>
    fail.

new_targets(World, Object, Wanted) :-
    changed_targets(World, Object, Wanted, _).

%   not_yet_spells(+Subject0, -Subject): what "a spell from among them" is before it is cast (CR 601.3e).

not_yet_spells(Subject0, Subject) :-
    (   Subject0 =.. [How|Arguments0],
        memberchk(How, [choose, each]),
        append(Before, [Filter0], Arguments0),
        selectchk(spell, Filter0, Filter)
    ->  append(Before, [[card|Filter]], Arguments),
        Subject =.. [How|Arguments]
    ;   Subject = Subject0
    ).

%   counters_givers(+From, +World, +Frame, -Givers:list): what has left the battlefield is meant as it last was there (CR 122.8).

counters_givers(From, World, Frame, Givers) :-
    objects_of(From, World, Frame, Objects),
    (   Objects == []
    ->  bound(From, Frame, Bound),
        findall(Object, Bound = ref(Object), Givers)
    ;   findall(Giver, ( member(Object, Objects), counted_as(World, Object, Giver) ), Givers)
    ).

counted_as(World, Object, Giver) :-
    (   \+ permanent(World, Object),
        \+ counters(World, Object, _, _),
        became(World, Before, Object, _)
    ->  Giver = Before
    ;   Giver = Object
    ).

%   put_instead(+To, +World, +Frame, -Put) is semidet: what is done with what is countered, if the words apply to it.

put_instead(when(Condition, To), World, Frame, Put) :-
    !,
    condition_holds(Condition, World, Frame),
    Put = To.
put_instead(Put, _, _, Put).

%   originals(+Subject, +World, +Frame, -Objects): what is copied; a spell or ability that has left the stack is copied as it last was
%   (CR 608.2h, 707.10).

originals(self, _, Frame, Objects) =>
    frame(Frame, Self, _, _, _),
    Objects = [Self].
originals(Subject, World, Frame, Objects) =>
    objects_of(Subject, World, Frame, Found),
    (   Found == [],
        bound(Subject, Frame, Bound),
        refs(Referred, Bound)
    ->  include(left_stack(World), Referred, Objects)
    ;   Objects = Found
    ).

%   "That player", "that many": what was just chosen.

chosen_bound(player, Player, Frame0, Frame) :- !, bind(that_player, [Player], Frame0, Frame).
chosen_bound(number, Number, Frame0, Frame) :- !, bind(that_many, Number, Frame0, Frame).
chosen_bound(_, _, Frame, Frame).

copies_cast(Cards, How, World, Frame, Events) :-
    findall(Event,
            ( member(Card, Cards),
              cast_now(World, Frame, Card, How, Some),
              member(Event0, Some),
              of_a_copy(Event0, Event)
            ),
            Events).

of_a_copy(moved(Card, stack, How, cast), cast_copied(Card, How)) :- !.
of_a_copy(Event, Event).

%   choice_made(+Choice, +World, +Self, +You, -Kind, -Value) is semidet: what is chosen for the object (CR 607.2d).

choice_made(parity, World, Self, You, word, Value) :-
    choice_made(one_of([odd, even]), World, Self, You, word, Value).
choice_made(one_of(Words), World, Self, You, word, Value) :-             % the first, the second ... (CR 614.12b)
    length(Words, Count),
    numlist(1, Count, Numbers),
    picked(World, [number], Self, You, 1-1, Numbers, [Number|_]),
    nth1(Number, Words, Value).
choice_made(player(Who), World, Self, You, player, Value) :-
    findall(Player, ( player(World, Player), ( Who == any ; opponent(World, You, Player) ) ), Players0),
    list_to_set(Players0, Players),
    picked(World, [player], Self, You, 1-1, Players, [Value|_]).
choice_made(Choice, World, Self, You, Kind, Value) :-
    \+ memberchk(Choice, [parity, one_of(_), player(_)]),
    choice_options(Choice, [Kind], _, Options),
    (   memberchk(Choice, [color, color_except(_)])                    % each makes a difference
    ->  picked(World, [Kind], Self, You, 1-1, Options, [Value|_])
    ;   Options == [],
        answered_so(World, [Kind], Self, You, [], can_be_chosen(Choice, World), Value)
    ->  true
    ;   answered_among(World, [Kind], Self, You, 1-1, Options, [Value])
    ->  true
    ;   needed(World, Kind, You, Self, 1-1, Options),
        fail                                                            % in a scenario nothing was chosen
    ).
