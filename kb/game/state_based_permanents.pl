:- encoding(utf8).
:- module(lawmage_state_based_permanents,
          [ permanent_action/2   % +World, -Action
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../combat/actives').
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/subtypes', [subtype/2]).
:- use_module(exemptions).
:- use_module(position, [clock/2, waiting/2]).

/** <module> State-based actions on permanents: creatures, planeswalkers, battles, legends, Sagas, counters (CR 704.5f-k, 704.5q-y)
*/

%!  permanent_action(+World, -Action) is nondet.
%
%   A state-based action that is done to a permanent for what it is.

permanent_action(World, Action) :-
    permanent(World, Object),
    characteristics(World, Object, C),
    one_action(World, Object, C, Action).
permanent_action(World, Action) :-
    legend_action(World, Action).
permanent_action(World, Action) :-
    uniqueness_action(World, Action).
permanent_action(World, put_into_graveyard(Object, [cr('704.5k'), cr('205.4f')])) :-
    worlds_gone(World, Gone),
    member(Object, Gone).
permanent_action(World, Action) :-
    sector_action(World, Action).

one_action(World, Object, C, Action) :-
    get_dict(types, C, Types),
    member(Type, Types),
    typed_action(Type, World, Object, C, Action).
one_action(World, Object, C, Action) :-
    has_subtype(C, saga),
    saga_action(World, Object, C, Action).
one_action(World, Object, _, counters(Object, Left, Rules)) :-
    counters_left(World, Object, Left, Rules).

%   Creatures: toughness, damage, deathtouch.

typed_action(creature, _, Object, C, dies(Object, [cr('704.5f')])) :-
    get_dict(toughness, C, Toughness),
    Toughness =< 0.
typed_action(creature, World, Object, C, destroy(Object, [cr('704.5g')])) :-
    get_dict(toughness, C, Toughness),
    Toughness > 0,
    damage(World, Object, Damage),
    Damage >= Toughness,
    \+ restricted(World, Object, cant_be_destroyed_by_lethal_damage).
typed_action(creature, World, Object, C, destroy(Object, [cr('704.5h')])) :-
    deathtouched(World, Object),
    since(World, '2009-07-08'),
    (   since(World, '2010-07-16')
    ->  get_dict(toughness, C, Toughness),
        Toughness > 0
    ;   true
    ).
typed_action(planeswalker, World, Object, C, Action) :-
    number_left(World, Object, C, loyalty, 0),
    buried(C, Object, [cr('704.5i'), cr('306.9')], Action).
typed_action(battle, World, Object, C, Action) :-
    number_left(World, Object, C, defense, 0),
    defeated(World, Object, C, Rule),
    buried(C, Object, [cr(Rule), cr('310.7')], Action).
typed_action(battle, World, Object, C, Action) :-
    protector_wanted(World, Object, C, Rule),
    get_dict(controller, C, Player),
    protectors(World, C, Player, Choices),
    (   Choices == []
    ->  buried(C, Object, [cr(Rule), cr('310.10')], Action)
    ;   Action = protector(Object, Player, Choices, [cr(Rule), cr('310.10')])
    ).

buried(C, Object, Rules, Action) :-
    get_dict(types, C, Types),
    (   memberchk(creature, Types)
    ->  Action = dies(Object, Rules)
    ;   Action = put_into_graveyard(Object, Rules)
    ).

restricted(World, Object, Restriction) :-
    actives(World, Object, game, none, Actives),
    memberchk(active(restriction(_, Restriction), _, _, holds), Actives).

%   How many loyalty or defense counters are on it (CR 306.5c, 310.4c).  Of one that nobody has seen enter with a printed X that isn't known.

number_left(World, Object, C, Kind, Number) :-
    (   counters(World, Object, Kind, Count)
    ->  Number = Count
    ;   get_dict(Kind, C, Printed),
        \+ ( Printed == x,
             \+ clock(World, _)
           ),
        Number = 0
    ).

%   Since September 2026 only a Siege waits for its trigger.

defeated(World, Object, C, Rule) :-
    (   ( has_subtype(C, siege) ; \+ since(World, '2026-09-25') )
    ->  Rule = '704.5v',
        \+ ability_to_come(World, Object)
    ;   Rule = '704.5w'
    ).

%   A battle without a protector that nothing attacks, or a Siege of its own protector (CR 310.10, 310.11a); without a type
%   its controller protects it (CR 310.8a).

protector_wanted(World, Object, C, Rule) :-
    get_dict(controller, C, Player),
    (   protector(World, Object, Protector),
        player(World, Protector)
    ->  Rule = '704.5y',
        (   has_subtype(C, siege)
        ->  Protector == Player
        ;   without_type(C),
            Protector \== Player
        )
    ;   Rule = '704.5x',
        \+ ( attacking(World, Attacker, Object),
             permanent(World, Attacker)
           )
    ).

protectors(World, C, Player, Choices) :-
    (   has_subtype(C, siege)
    ->  findall(Opponent, opponent(World, Player, Opponent), Choices)
    ;   without_type(C)
    ->  Choices = [Player]
    ;   findall(Other, player(World, Other), Choices)
    ).

without_type(C) :-
    get_dict(subtypes, C, Subtypes),
    \+ ( member(Subtype, Subtypes), subtype(battle, Subtype) ).

%   The legend rule: of each player's legends with one name, since July 2013; before, of all players', and all went.

legend_action(World, Action) :-
    findall(named(Name, Player)-Object, legend(World, Object, Name, Player), Pairs0),
    (   since(World, '2013-07-11')
    ->  Pairs = Pairs0
    ;   findall(named(Name, anyone)-Object, member(named(Name, _)-Object, Pairs0), Pairs)
    ),
    groups(Pairs, named(_, Player), Objects),
    Rules = [cr('704.5j')],
    (   Player == anyone
    ->  member(Object, Objects),
        characteristics(World, Object, C),
        buried(C, Object, Rules, Action)
    ;   Action = keep_one(Player, Objects, Rules)
    ).

legend(World, Object, Name, Player) :-
    permanent(World, Object),
    characteristics(World, Object, C),
    get_dict(supertypes, C, Supertypes),
    memberchk(legendary, Supertypes),
    get_dict(name, C, Name),
    Name \== '',
    get_dict(controller, C, Player),
    \+ exempt(World, legend_rule, Object).

%   groups(+Pairs, -Key, -Values) is nondet: the keys with two values or more, in the order of the board.

groups(Pairs, Key, Values) :-
    findall(One, member(One-_, Pairs), Keys0),
    list_to_set(Keys0, Keys),
    member(Key, Keys),
    findall(Value, ( member(Other-Value, Pairs), Other == Key ), Values),
    Values = [_, _|_].

%   Until September 2017 planeswalkers were unique by type: all went, or since July 2013 each player kept one.

uniqueness_action(World, Action) :-
    \+ since(World, '2017-09-25'),
    findall(typed(Type, Player)-Object,
            ( permanent(World, Object),
              characteristics(World, Object, C),
              get_dict(types, C, Types),
              memberchk(planeswalker, Types),
              get_dict(controller, C, Player),
              get_dict(subtypes, C, Subtypes),
              member(Type, Subtypes),
              \+ ( subtype(Category, Type), Category \== planeswalker )
            ),
            Pairs0),
    (   since(World, '2013-07-11')
    ->  Pairs = Pairs0
    ;   findall(typed(Type, anyone)-Object, member(typed(Type, _)-Object, Pairs0), Pairs)
    ),
    groups(Pairs, typed(_, Player), Objects),
    Rules = [cr(gone(planeswalker_uniqueness))],
    (   Player == anyone
    ->  member(Object, Objects),
        characteristics(World, Object, C),
        buried(C, Object, Rules, Action)
    ;   Action = keep_one(Player, Objects, Rules)
    ).

%   The world rule: all but the one that has been a world for the shortest time, and that too if there are several such.

worlds_gone(World, Gone) :-
    findall(Timestamp-Object,
            ( permanent(World, Object),
              value(World, Object, supertypes, Supertypes),
              memberchk(world, Supertypes),
              world_since(World, Object, Timestamp)
            ),
            Pairs0),
    Pairs0 = [_, _|_],
    sort(1, @>=, Pairs0, [Newest-Object|Older]),
    (   memberchk(Newest-_, Older)
    ->  findall(One, member(_-One, [Newest-Object|Older]), Gone)
    ;   findall(One, member(_-One, Older), Gone)
    ).

%   Since it is there, if it came as one; else since the last effect on it.

world_since(World, Object, Timestamp) :-
    object(World, Object, _, _, _, There),
    (   came_as_world(World, Object)
    ->  Timestamp = There
    ;   findall(Time, effect_on(World, Object, Time), Times),
        max_list([There|Times], Timestamp)
    ).

effect_on(World, Object, Time) :-
    gain(World, Object, _, _, Time, _).
effect_on(World, Object, Time) :-
    standing_effect(World, _, _, Time, Meaning),
    sub_term(Part, Meaning),
    Part == ref(Object).

came_as_world(World, Object) :-
    copy_of(World, Object, _, _),
    !.
came_as_world(World, Object) :-
    ( face_up(World, Object, Face) -> true ; Face = front ),
    printed(World, Object, Face, Print),
    arg(4, Print, Supertypes),
    memberchk(world, Supertypes).

%   A Saga whose last chapter has come.  Since June 2025 one without chapters stays.

saga_action(World, Object, C, sacrifice(Object, [cr('704.5s'), cr('714.4')])) :-
    get_dict(abilities, C, Abilities),
    findall(Chapter,
            ( member(ability(_, triggered(chapter(Chapters), _), _), Abilities),
              member(Chapter, Chapters)
            ),
            All),
    (   All == []
    ->  \+ since(World, '2025-06-06'),
        \+ unread_chapter(World, Object),
        Final = 0
    ;   \+ unread_chapter(World, Object),
        max_list(All, Final)
    ),
    counter_count(World, Object, lore, Lore),
    Lore >= Final,
    \+ ability_to_come(World, Object),
    \+ restricted(World, Object, cant_be_sacrificed).

%   An ability of Object is on the stack, or has triggered and waits to be put there.

ability_to_come(World, Object) :-
    (   stack_ability(World, _, Object, _, _, _)
    ;   waiting(World, trigger(_, Object, _, _, _, _))
    ),
    !.

%   Where a line isn't read it may be a chapter, so what the last one is isn't known.

unread_chapter(World, Object) :-
    value(World, Object, abilities, Abilities),
    member(ability(_, none, _), Abilities),
    !.

%   Counters afterwards: +1/+1 and -1/-1 go in pairs (CR 704.5q), and of a kind that is limited no more than that stay (CR 704.5r).

counters_left(World, Object, Left, Rules) :-
    findall(Counter-Count, ( counters(World, Object, Counter, Count), Count > 0 ), Counters),
    Counters \== [],
    paired(Counters, Counters1, Rules1),
    limited(World, Object, Counters1, Left0, Rules2),
    append(Rules1, Rules2, Rules),
    Rules \== [],
    exclude(none_left, Left0, Left).

none_left(_-0).

paired(Counters0, Counters, Rules) :-
    (   select(pt(1, 1)-Plus0, Counters0, Counters1),
        select(pt(-1, -1)-Minus0, Counters1, Counters2)
    ->  Gone is min(Plus0, Minus0),
        Plus is Plus0-Gone,
        Minus is Minus0-Gone,
        Counters = [pt(1, 1)-Plus, pt(-1, -1)-Minus|Counters2],
        Rules = [cr('704.5q')]
    ;   Counters = Counters0,
        Rules = []
    ).

limited(World, Object, Counters0, Counters, Rules) :-
    actives(World, Object, game, none, Actives),
    findall(Counter-Limit,
            ( member(active(restriction(_, cant_have_more_counters(Counter, Amount)), _, Context, holds), Actives),
              amount(Amount, World, Context, Limit)
            ),
            Limits),
    foldl(limit, Limits, Counters0-[], Counters-Rules).

limit(Counter-Limit, Counters0-Rules0, Counters-Rules) :-
    (   select(Counter-Count, Counters0, Rest),
        Count > Limit
    ->  Counters = [Counter-Limit|Rest],
        Rules = [cr('704.5r')|Rules0]
    ;   Counters = Counters0,
        Rules = Rules0
    ).

%   Space Beleren's sectors: players without such a permanent choose first (CR 702.158c).

sector_action(World, sector(Creature, Player, [cr('704.5u'), cr('702.158c')])) :-
    once(( permanent(World, Sculptor),
           has_keyword(World, Sculptor, space_sculptor)
         )),
    permanent(World, Creature),
    is_creature(World, Creature),
    \+ ( member(Sector, [alpha_sector, beta_sector, gamma_sector]),
         designation(World, Creature, Sector)
       ),
    controller(World, Creature, Player).
