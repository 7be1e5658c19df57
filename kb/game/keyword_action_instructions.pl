:- encoding(utf8).
:- module(lawmage_keyword_action_instructions,
          [ action_instead/5,    % +Instruction, +World, +Frame0, -Frame, -Instructions
            action_done/5,       % +Instruction, +World, +Frame0, -Frame, -Events
            events_of_keyword/4, % +World, +Frame, +Events0, -Events
            daytime_now/2        % +World, -Time
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choices).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(retargeting).
:- autoload(special_actions, [lands_left/2]).
:- use_module(target_phrases).

/** <module> Keyword actions that are followed as several instructions, or change what the game itself is (CR 701)
*/

%!  action_instead(+Instruction, +World, +Frame0, -Frame, -Instructions:list) is semidet.
%
%   Instructions are to be followed for Instruction.

action_instead(explore(Subject), World, Frame, Frame, Instructions) :-        % CR 701.44a
    objects_even_gone(Subject, World, Frame, Objects),
    findall(explore_one(Object, Player),
            ( member(Object, Objects),
              last_controller(World, Frame, Object, Player)
            ),
            Instructions).
action_instead(copy_each(Subject, Filter0), World, Frame, Frame, Instructions) :-  % CR 707.10d
    objects_of(Subject, World, Frame, [Item|_]),
    exclude(=(other(_)), Filter0, Filter),
    objects_of(each(Filter), World, Frame, Things0),
    findall(Player, ( member(any_of(Kinds), Filter), memberchk(player, Kinds), player(World, Player) ), Players),
    append(Things0, Players, Things),
    ( stack_choice(World, Item, targets, Present) -> true ; Present = [] ),
    subtract(Things, Present, Others),
    copies_targeting(Others, Item, World, Instructions).
action_instead(copy_to(Subject, Target), World, Frame, Frame, Instructions) :-     % CR 707.10e
    objects_of(Subject, World, Frame, [Item|_]),
    objects_of(Target, World, Frame, Things),
    copies_targeting(Things, Item, World, Instructions).
action_instead(explore_one(Object, Player), World, Frame, Frame, Instructions) :-
    Explored = proposed([explored(Object, Player)]),
    (   library_card(World, Player, Top)
    ->  Revealed = proposed([revealed(Player, [Top])]),
        (   has_type(World, Top, land)
        ->  Instructions = [Revealed, move(ref(Top), hand), Explored]
        ;   Instructions = [Revealed, add_counters(ref(Object), pt(1, 1), 1), acting(Player, may(move(ref(Top), graveyard))), Explored]
        )
    ;   Instructions = [add_counters(ref(Object), pt(1, 1), 1), Explored]     % CR 701.44b
    ).
action_instead(connive(Subject, Amount), World, Frame, Frame, Instructions) :-    % CR 701.50a, 701.50e
    objects_even_gone(Subject, World, Frame, Objects),
    amount_of(Amount, World, Frame, Number),
    findall(Instruction,
            ( member(Object, Objects),
              last_controller(World, Frame, Object, Player),
              member(Instruction,
                     [ acting(Player, draw(ref(Player), Number)),
                       acting(Player, discard(choose(Number, [card]))),
                       connive_counters(Object),
                       proposed([connived(Object, Player)]) ])
            ),
            Instructions).
action_instead(connive_counters(Object), World, Frame, Frame, [add_counters(ref(Object), pt(1, 1), Count)]) :-
    (   binding(done, Frame, false)
    ->  Count = 0
    ;   objects_of(it, World, Frame, Cards),
        findall(Card, ( member(Card, Cards), \+ has_type(World, Card, land) ), Nonland),
        length(Nonland, Count)
    ).
action_instead(manifest(Subject), World, Frame, Frame, Instructions) :-       % CR 701.40a, 701.40e
    face_down_cards(Subject, manifested, World, Frame, [], Instructions).
action_instead(cloak(Subject), World, Frame, Frame, Instructions) :-          % CR 701.58a
    Ward = grant(self, keywords([ward([mana('{2}')])])),
    face_down_cards(Subject, cloaked, World, Frame, [gains(when(matches(self, [face_down]), Ward))], Instructions).
action_instead(incubate(Amount), World, Frame, Frame, [create(1, token(incubator), [counters(pt(1, 1), Number)])]) :-    % CR 701.53a
    amount_of(Amount, World, Frame, Number).
action_instead(earthbend(Amount), World, Frame, Frame, Instructions) :-       % CR 701.66a
    implied_phrase(earthbend(Amount), Land),
    amount_of(Amount, World, Frame, Number),
    Instructions = [ all([add_type(Land, [type(creature)]), pt_set(Land, 0, 0), grant(Land, keywords([haste]))]),
                     add_counters(Land, pt(1, 1), Number),
                     delayed(any_of([dies(Land), exiled(Land)]), move(event_object, battlefield, [tapped, controlled_by(you)])) ].
action_instead(detain(Subject), _, Frame, Frame,                              % CR 701.35a
               [until(your_next_turn, all([restriction(Subject, cant_attack), restriction(Subject, cant_block), restriction(Subject, cant_activate([]))]))]).
action_instead(play(Subject), World, Frame, Frame, Instructions) :-
    action_instead(play(Subject, []), World, Frame, Frame, Instructions).
action_instead(play(Subject, How), World, Frame, Frame, Instructions) :-      % CR 701.18a: a land is played, another card cast
    frame(Frame, _, You, _, _),
    chosen_objects(Subject, [card, object, objects], World, Frame, Cards),
    findall(Instruction,
            ( member(Card, Cards),
              (   has_type(World, Card, land)
              ->  Instruction = land_played_now(Card, You)
              ;   Instruction = cast(ref(Card), How)
              )
            ),
            Instructions).
action_instead(land_played_now(Card, Player), World, Frame, Frame, Instructions) :-    % CR 305.2b, 305.3
    (   active(World, Player),
        lands_left(World, Player)
    ->  Instructions = [proposed([land_played(Card, Player), moved(Card, battlefield, [controller(Player)], played)])]
    ;   Instructions = []
    ).
action_instead(blight(Amount), World, Frame, Frame, [add_counters(choose(1, [type(creature), controlled_by(you)]), pt(-1, -1), Number)]) :-    % CR 701.68a
    amount_of(Amount, World, Frame, Number).
action_instead(forage, World, Frame, Frame, Instructions) :-                  % CR 701.61a
    Exile = exile(choose(3, [card, zone(graveyard, you)])),
    Sacrifice = sacrifice(choose(1, [subtype(food)])),
    objects_of(each([card, zone(graveyard, you)]), World, Frame, Cards),
    objects_of(each([subtype(food), controlled_by(you)]), World, Frame, Foods),
    (   Cards = [_, _, _|_],
        Foods = [_|_]
    ->  Instructions = [one_of([Exile, Sacrifice])]
    ;   Cards = [_, _, _|_]
    ->  Instructions = [Exile]
    ;   Instructions = [Sacrifice]
    ).
action_instead(collect_evidence(Amount), World, Frame0, Frame, Instructions) :-    % CR 701.59a-b
    frame(Frame0, Self, You, _, _),
    amount_of(Amount, World, Frame0, Least),
    objects_of(each([card, zone(graveyard, you)]), World, Frame0, Cards),
    total_value(World, Cards, All),
    (   All >= Least,
        evidence(World, Self, You, Cards, Least, Picked)
    ->  bind(done, true, Frame0, Frame),
        Instructions = [exile(refs(Picked))]
    ;   bind(done, false, Frame0, Frame),
        Instructions = []
    ).
action_instead(exchange_life(Who), World, Frame, Frame, Instructions) :-      % CR 701.12c
    frame(Frame, _, You, _, _),
    objects_of(player(Who), World, Frame, [Other|_]),
    life(World, You, Mine),
    life(World, Other, Theirs),
    Difference is abs(Mine - Theirs),
    (   Mine < Theirs
    ->  Events = [life_gained(You, Difference), life_lost(Other, Difference)]
    ;   Mine > Theirs
    ->  Events = [life_lost(You, Difference), life_gained(Other, Difference)]
    ;   Events = []
    ),
    Instructions = [proposed(Events)].
action_instead(ring_tempts, World, Frame, Frame, Instructions) :-             % CR 701.54a, 701.54c
    frame(Frame, Self, You, _, _),
    (   designation(World, You, ring)
    ->  Emblem = []
    ;   ring_abilities(Meaning),
        Emblem = [proposed([designated(You, ring), emblem(You, Meaning)])]
    ),
    findall(Creature, ( permanent(World, Creature), is_creature(World, Creature), controller(World, Creature, You) ), Creatures),
    picked(World, [object, objects], Self, You, 1-1, Creatures, Chosen),
    findall(undesignated(Old, ring_bearer),
            ( designation(World, Old, ring_bearer), permanent(World, Old), controller(World, Old, You), \+ memberchk(Old, Chosen) ),
            Olds),
    findall(designated(New, ring_bearer), member(New, Chosen), News),
    append(Olds, News, Bearing),
    append(Emblem, [proposed(Bearing), proposed([tempted(You)])], Instructions).
action_instead(excess_damage(Source, Amount, Target, Who), World, Frame, Frame, Instructions) :-    % CR 120.4a
    amount_of(Amount, World, Frame, Number),
    objects_of(Target, World, Frame, Objects),
    objects_of(player(Who), World, Frame, Players),
    (   Objects = [Creature|_],
        lethal(World, Source, Creature, Frame, Lethal),
        Number > Lethal,
        Players = [Player|_]
    ->  Excess is Number - Lethal,
        Instructions = [together([deal_damage(Source, Lethal, Target), deal_damage(Source, Excess, player(ref(Player)))])]
    ;   Instructions = [deal_damage(Source, Number, Target)]
    ).

face_down_cards(Subject, Designation, World, Frame, More, Instructions) :-
    (   Subject = top_of_library(Who, Amount)
    ->  amount_of(Amount, World, Frame, Number),
        top_cards(Who, Number, World, Frame, Cards)
    ;   chosen_objects(Subject, [card, objects, object], World, Frame, Cards)
    ),
    findall(move(ref(Card), battlefield, [face_down, Designation|More]), member(Card, Cards), Instructions).

evidence(World, Self, You, Cards, Least, Picked) :-
    (   answered_so(World, [objects], Self, You, Cards, is_evidence(World, Cards, Least), Picked)
    ->  true
    ;   needed(World, objects, You, Self, 1-any, Cards),
        fail
    ).

is_evidence(World, Cards, Least, Picked) :-
    is_list(Picked),
    is_set(Picked),
    subset(Picked, Cards),
    total_value(World, Picked, Total),
    Total >= Least.

total_value(World, Cards, Total) :-
    findall(Value, ( member(Card, Cards), value(World, Card, mana_value, Value) ), Values),
    sum_list(Values, Total).

%   What the emblem The Ring has, as often as the Ring has tempted its owner (CR 701.54c).

ring_abilities(all([ add_type(each(Bearer), [supertype(legendary)]),
                     grant(each(Bearer), restriction(self, cant_be_blocked_by([power(greater_than(stat(power, self)))]))),
                     when(Twice, triggered(attacks(each(Bearer)), all([draw(you, 1), discard(choose(1, [card]))]))),
                     when(Thrice, triggered(becomes_blocked_by(each(Bearer), each([type(creature)])),
                                            delayed(begins(end_of_combat, any), by(controller(event_other), sacrifice(event_other))))),
                     when(Often, triggered(deals_combat_damage(each(Bearer), player(any)), lose_life(opponent, 3)))
                   ])) :-
    Bearer = [type(creature), designated(ring_bearer), controlled_by(you)],
    Twice = happened(this_game, ring_tempts(you), at_least(2)),
    Thrice = happened(this_game, ring_tempts(you), at_least(3)),
    Often = happened(this_game, ring_tempts(you), at_least(4)).

%   What is lethal damage now to a creature from that source (CR 120.6, 702.2c).

lethal(World, Source, Creature, Frame, Lethal) :-
    permanent(World, Creature),
    is_creature(World, Creature),
    value(World, Creature, toughness, Toughness),
    ( damage(World, Creature, Marked) -> true ; Marked = 0 ),
    Left is max(0, Toughness - Marked),
    (   objects_of(Source, World, Frame, [From|_]),
        has_keyword(World, From, deathtouch)
    ->  Lethal is min(1, Left)
    ;   Lethal = Left
    ).

%   copies_targeting(+Things, +Item, +World, -Instructions): a copy for each of Things that the spell or ability could target.

copies_targeting(Things, Item, World, Instructions) :-
    findall(Instruction,
            ( member(Thing, Things),
              could_target(World, Item, Thing, Targets),
              member(Instruction, [copy(ref(Item), 1), retarget(it, Targets)])
            ),
            Instructions).

%   objects_even_gone(+Subject, +World, +Frame, -Objects): a source or an object of the event that changed zones explores and
%   connives as it last existed (CR 701.44c, 701.50c).

objects_even_gone(Subject, World, Frame, Objects) :-
    objects_of(Subject, World, Frame, Objects0),
    (   Objects0 == [],
        gone_referent(Subject, Frame, Object)
    ->  Objects = [Object]
    ;   Objects = Objects0
    ).

gone_referent(self, Frame, Self) :-
    frame(Frame, Self, _, _, _).
gone_referent(event_object, Frame, Object) :-
    binding(event_object, Frame, [Object]).

last_controller(World, Frame, Object, Player) :-
    (   controller(World, Object, Player0)
    ->  Player = Player0
    ;   last_known(World, Object, Known),
        memberchk(controller-Player0, Known)
    ->  Player = Player0
    ;   frame(Frame, _, Player, _, _)
    ).

%!  action_done(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.

action_done(becomes_daytime(Time), World, Frame, Frame, Events) :-            % CR 731.1
    daytime_now(World, Before),
    (   Before == Time
    ->  Events = []
    ;   Events = [became_daytime(Time, Before)]
    ).
action_done(phase_in(Subject), World, Frame, Frame, Events) :-
    objects_of(Subject, World, Frame, Objects),
    findall(phased(Object, in), ( member(Object, Objects), status(World, Object, phased_out) ), Events).
action_done(flip(Subject), World, Frame, Frame, Events) :-                    % CR 710.4
    objects_of(Subject, World, Frame, Objects),
    findall(turned(Object, flipped),
            ( member(Object, Objects), permanent(World, Object), printed(World, Object, flipped, _), \+ face_up(World, Object, flipped) ),
            Events).
action_done(gain_level(Level), World, Frame, Frame, Events) :-                % CR 716.2a
    frame(Frame, Self, _, _, _),
    (   followed(World, Frame, Self, Now),
        permanent(World, Now)
    ->  ( counters(World, Now, level, Before) -> true ; Before = 0 ),
        More is Level - Before,
        Events = [counters(Now, level, More), level_gained(Now, Level)]
    ;   Events = []
    ).
action_done(time_travel, World, Frame, Frame, Events) :-                      % CR 701.56a
    frame(Frame, Self, You, _, _),
    findall(Object,
            ( counters(World, Object, time, Count),
              Count > 0,
              (   permanent(World, Object)
              ->  controller(World, Object, You)
              ;   object(World, Object, exile, You, _, _)
              )
            ),
            Options),
    picked(World, [objects], Self, You, 0-any, Options, Objects),
    findall(counters(Object, time, Change),
            ( member(Object, Objects),
              picked(World, [number], Object, You, 1-1, [-1, 1], [Change|_])
            ),
            Events).
action_done(change_targets(Subject), World, Frame, Frame, Events) :-          % CR 115.7a
    frame(Frame, Self, You, _, _),
    objects_of(Subject, World, Frame, Items),
    findall(retargeted(Item, You, Targets),
            ( member(Item, Items),
              new_target_options(World, Item, Number, Options),
              (   answered_so(World, [targets], Self, You, Options, so_many_targets(Number), Wanted0)
              ->  true
              ;   needed(World, targets, You, Self, Number-Number, Options),
                  fail
              ),
              ( is_list(Wanted0) -> Wanted = Wanted0 ; Wanted = [Wanted0] ),
              changed_targets(World, Item, Wanted, Targets),
              Targets == Wanted
            ),
            Events).

action_done(change_target(Subject, New), World, Frame, Frame, Events) :-      % CR 115.7a-b
    frame(Frame, Self, You, _, _),
    objects_of(Subject, World, Frame, Items),
    objects_of(New, World, Frame, News),
    findall(retargeted(Item, You, Targets),
            ( member(Item, Items),
              member(Target, News),
              findall(Changed, one_target_changed(World, Item, Target, Changed), Options),
              changed_as_answered(Options, World, Self, You, Targets)
            ),
            Events).

%   Which of several targets is changed its player chooses.

changed_as_answered(Options, World, Self, You, Targets) :-
    (   answered_so(World, [targets], Self, You, Options, one_of_these(Options), Targets)
    ->  true
    ;   Options = [_, _|_],
        needed(World, targets, You, Options),
        fail
    ;   Options = [Targets|_]
    ).

one_of_these(Options, Wanted) :-
    memberchk(Wanted, Options).

so_many_targets(Number, Wanted) :-
    ( is_list(Wanted) -> length(Wanted, Number) ; Number =:= 1 ).

%!  daytime_now(+World, -Time) is det.
%
%   It is day, night, or neither (CR 731.1).

daytime_now(World, Time) :-
    (   designation(World, game, Found),
        memberchk(Found, [day, night])
    ->  Time = Found
    ;   Time = neither
    ).

%!  events_of_keyword(+World, +Frame, +Events0:list, -Events:list) is det.
%
%   Events are Events0, and what they are called by the rule of the keyword ability that is followed: a creature exploits another, or
%   evolves (CR 702.100b, 702.110b).

events_of_keyword(_, Frame, Events0, Events) :-
    (   binding(label, Frame, Label),
        frame(Frame, Self, _, _, _),
        atomic_list_concat(Parts, /, Label),
        last(Parts, Keyword),
        findall(Called, ( member(Event, Events0), called_so(Keyword, Event, Self, Called) ), More),
        More \== []
    ->  append(Events0, More, Events)
    ;   Events = Events0
    ).

called_so(exploit, moved(Object, _, _, sacrificed), Self, exploited(Self, Object)).
called_so(evolve, counters(Self, pt(1, 1), Number), Self, evolved(Self)) :-
    Number > 0.
