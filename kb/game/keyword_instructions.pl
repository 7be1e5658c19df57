:- encoding(utf8).
:- module(lawmage_keyword_instructions,
          [ keyword_acted/5,     % +Instruction, +World, +Frame0, -Frame, -Events
            keyword_instead/4    % +Instruction, +World, +Frame, -Instructions
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/copiable').
:- use_module(bindings).
:- use_module(choices).
:- use_module(exchanging).
:- use_module(pairing).
:- use_module(resolving_amounts).

/** <module> Keyword actions that are short for other instructions (CR 701)
*/

%!  keyword_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of instructions.pl.

keyword_acted(adapt(Amount), World, Frame, Frame, Events) :-                  % CR 701.46a
    frame(Frame, Self, _, _, _),
    amount_of(Amount, World, Frame, Number),
    (   followed(World, Frame, Self, Now),
        \+ ( counters(World, Now, pt(1, 1), Count), Count > 0 )
    ->  Events = [counters(Now, pt(1, 1), Number)]
    ;   Events = []
    ).
keyword_acted(pair(One, Other), World, Frame, Frame, Events) :-               % CR 702.95a
    (   chosen_objects(One, [object], World, Frame, [First|_]),
        chosen_objects(Other, [object, objects], World, Frame, [Second|_])
    ->  paired_events(World, First, Second, Events)
    ;   Events = []
    ).
keyword_acted(grant_below(Subject, Keyword), World, Frame, Frame, Events) :-  % CR 702.165a
    frame(Frame, Self, You, _, _),
    objects_of(Subject, World, Frame, Objects),
    findall(lasting(You, Self, until(end_of_turn, grant(ref(Object), Ability))),
            ( member(Object, Objects),
              Object \== Self,
              printed_below(World, Self, Keyword, Ability)
            ),
            Events).
keyword_acted(exchange(One, Other), World, Frame, Frame, Events) :-           % CR 701.12d
    exchanged_zones(One, Other, World, Frame, Events).
keyword_acted(bolster(Amount), World, Frame, Frame, Events) :-                % CR 701.39a
    frame(Frame, Self, You, _, _),
    amount_of(Amount, World, Frame, Number),
    findall(Toughness-Creature,
            ( permanent(World, Creature),
              is_creature(World, Creature),
              controller(World, Creature, You),
              value(World, Creature, toughness, Toughness)
            ),
            Pairs),
    (   Pairs == []
    ->  Events = []
    ;   keysort(Pairs, [Least-_|_]),
        findall(Creature, member(Least-Creature, Pairs), Options),
        picked(World, [object, objects], Self, You, 1-1, Options, [Picked|_]),
        Events = [counters(Picked, pt(1, 1), Number)]
    ).
keyword_acted(populate, World, Frame, Frame, Events) :-
    keyword_acted(populate([]), World, Frame, Frame, Events).
keyword_acted(populate(How0), World, Frame, Frame, Events) :-                  % CR 701.36a
    findall(Way, ( member(Way0, How0), bound(Way0, Frame, Way) ), How),
    frame(Frame, Self, You, _, _),
    findall(Token,
            ( permanent(World, Token),
              token(World, Token),
              is_creature(World, Token),
              controller(World, Token, You)
            ),
            Tokens),
    (   Tokens == []
    ->  Events = []
    ;   picked(World, [object, copy], Self, You, 1-1, Tokens, [Picked|_]),
        Events = [created(You, copy_of(ref(Picked)), How)]
    ).
keyword_acted(convert(Subject), World, Frame, Frame, Events) :-               % CR 701.28a
    objects_of(Subject, World, Frame, Objects),
    findall(transformed(Object), ( member(Object, Objects), permanent(World, Object) ), Events).
keyword_acted(emblem(Who, Meaning), World, Frame, Frame, Events) :-           % CR 114.1
    objects_of(player(Who), World, Frame, Players),
    findall(emblem(Player, Meaning), member(Player, Players), Events).
keyword_acted(double(Stats, Subject), World, Frame, Frame, Events) :-         % CR 701.10a-c
    raised(1, Stats, Subject, World, Frame, Events).
keyword_acted(triple(Stats, Subject), World, Frame, Frame, Events) :-         % CR 701.11a-c
    raised(2, Stats, Subject, World, Frame, Events).

%   printed_below(+World, +Object, +Keyword, -Ability) is nondet: an ability printed on Object below the first that is Keyword.

printed_below(World, Object, Keyword, Ability) :-
    ( copiable_values(World, Object, Values) -> true ; characteristics(World, Object, Values) ),
    get_dict(abilities, Values, Abilities),
    append(_, [ability(_, keyword(First), _)|Below], Abilities),
    functor(First, Keyword, _),
    !,
    member(ability(Key, Meaning, _), Below),
    Key = line(_, _, _),
    \+ ( Meaning = keyword(Other), functor(Other, Keyword, _) ),
    (   Meaning = keyword(One)
    ->  Ability = keywords([One])
    ;   Ability = Meaning
    ).

%   What the subject's power, toughness or both grow by, Times what they are now.

raised(Times, Stats, Subject, World, Frame, Events) :-
    memberchk(Stats, [power, toughness, power_and_toughness]),
    frame(Frame, Self, You, _, _),
    objects_of(Subject, World, Frame, Objects),
    findall(lasting(You, Self, until(end_of_turn, pt_mod(ref(Object), Power, Toughness))),
            ( member(Object, Objects),
              value(World, Object, power, Power0),
              value(World, Object, toughness, Toughness0),
              ( Stats == toughness -> Power = 0 ; Power is Times*Power0 ),
              ( Stats == power -> Toughness = 0 ; Toughness is Times*Toughness0 )
            ),
            Events).

%!  keyword_instead(+Instruction, +World, +Frame, -Instructions:list) is semidet.
%
%   Instructions are to be followed for Instruction.

keyword_instead(pay(Cost), _, Frame, [pay(ref(You), Cost)]) :-
    frame(Frame, _, You, _, _).
keyword_instead(endure(Subject, Amount), World, Frame, Instructions) :-          % CR 701.63a-b
    amount_of(Amount, World, Frame, Number),
    (   Number > 0
    ->  Instructions = [ may(add_counters(Subject, pt(1, 1), Number)),
                         when(not(done), create(1, token(Number, Number, [color(white), subtype(spirit), type(creature)], []), [])) ]
    ;   Instructions = []
    ).
keyword_instead(amass([subtype(Type)], Amount), World, Frame, Instructions) :-    % CR 701.47a
    frame(Frame, _, You, _, _),
    Army = [subtype(army), type(creature), controlled_by(ref(You))],
    objects_of(each(Army), World, Frame, Armies),
    findall(create(1, token(0, 0, [color(black), subtype(Type), subtype(army), type(creature)], []), []), Armies == [], Made),
    append(Made, [choose(choose(1, Army)), add_counters(it, pt(1, 1), Amount), add_type(it, [subtype(Type)])], Instructions).
keyword_instead(blight(Amount), _, _,                                         % CR 701.68a
                [add_counters(choose(1, [type(creature), controlled_by(you)]), pt(-1, -1), Amount)]).
keyword_instead(collect_evidence(Amount), _, Frame, [pay(ref(You), [collect_evidence(Amount)])]) :-    % CR 701.59a
    frame(Frame, _, You, _, _).
keyword_instead(forage, _, Frame, [pay(ref(You), [forage])]) :-               % CR 701.61a
    frame(Frame, _, You, _, _).
keyword_instead(investigate(Times), _, _, Instructions) :-
    findall(investigate, between(1, Times, _), Instructions).
keyword_instead(proliferate(Times), _, _, Instructions) :-
    findall(proliferate, between(1, Times, _), Instructions).
