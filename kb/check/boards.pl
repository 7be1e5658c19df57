:- encoding(utf8).
:- module(lawmage_check_boards,
          [ features/1,        % -Features
            board/4,           % +Features, +Act, +UpTo, -Board
            board_size/2,      % +Board, -Size
            board_facts/2,     % +Board, -Facts
            board_scenario/3,  % +Board, +Keys, -Scenario
            varied/3,          % +Board, +Change, -Board
            creatures/3        % +Board, +Side, -Ids
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../oracle/oracle', [read_text/3, face_lines/2]).

/** <module> All small boards: creatures of every profile, up to symmetry

A board is board(Act, Creatures).  Act is block or attack: whose declaration is looked at.  Creatures are
creature(Id, Side, Features), Side attacker or defender; the attackers are A's, the defenders B's.  To block, all attackers attack B, who has an
Island besides.  A creature is a red 2/2 unless a feature says otherwise; a creature without features is plain.
Creatures of one side differ in their features only, so each board stands for those that exchanging them gives.

A feature is feature(Name, Act, Side, Kind, What, Meanings, Largest); profile/6 lists them.
*/

%   profile(?Name, ?Act, ?Side, ?Kind, ?What, ?Largest)
%   What a creature may be on boards of up to Largest creatures (4: and more).  What is words(Text), which its card says,
%   or another trait.  Kind is evasion, count or restriction for what forbids declarations, else requirement or other.

profile(flying,          block, attacker, evasion,     words("Flying"), 4).
profile(menace,          block, attacker, count,       words("Menace"), 4).
profile(by_one,          block, attacker, count,       words("This creature can't be blocked by more than one creature."), 4).
profile(lure,            block, attacker, requirement, words("All creatures able to block this creature do so."), 4).
profile(by_three,        block, attacker, count,       words("This creature can't be blocked except by three or more creatures."), 4).
profile(must_be_blocked, block, attacker, requirement, words("This creature must be blocked if able."), 3).
profile(islandwalk,      block, attacker, evasion,     words("Islandwalk"), 3).
profile(swampwalk,       block, attacker, evasion,     words("Swampwalk"), 2).
profile(unblockable,     block, attacker, restriction, words("This creature can't be blocked."), 3).
profile(not_by_weak,     block, attacker, restriction, words("This creature can't be blocked by creatures with power 2 or less."), 2).
profile(fear,            block, attacker, evasion,     words("Fear"), 2).
profile(intimidate,      block, attacker, evasion,     words("Intimidate"), 2).
profile(shadow,          block, attacker, evasion,     words("Shadow"), 2).
profile(horsemanship,    block, attacker, evasion,     words("Horsemanship"), 2).
profile(skulk,           block, attacker, evasion,     words("Skulk"), 2).
profile(protection,      block, attacker, evasion,     words("Protection from black"), 2).

profile(flying,          block, defender, other,       words("Flying"), 4).
profile(each_combat,     block, defender, requirement, words("This creature blocks each combat if able."), 4).
profile(additional,      block, defender, other,       words("This creature can block an additional creature each combat."), 4).
profile(not_alone,       block, defender, count,       words("This creature can't attack or block alone."), 4).
profile(cant_block,      block, defender, restriction, words("This creature can't block."), 3).
profile(only_flying,     block, defender, restriction, words("This creature can block only creatures with flying."), 3).
profile(one_blocks,      block, defender, count,       words("No more than one creature can block each combat."), 3).
profile(reach,           block, defender, other,       words("Reach"), 2).
profile(shadow,          block, defender, other,       words("Shadow"), 2).
profile(horsemanship,    block, defender, other,       words("Horsemanship"), 2).
profile(islandwalk,      block, defender, other,       words("Islandwalk"), 2).
profile(black,           block, defender, other,       cost("{1}{B}", [1, b]), 2).
profile(artifact,        block, defender, other,       types("Artifact Creature", [artifact, creature]), 2).
profile(large,           block, defender, other,       size("4/4", 4, 4), 2).

profile(each_combat,     attack, attacker, requirement, words("This creature attacks each combat if able."), 4).
profile(not_alone,       attack, attacker, count,       words("This creature can't attack or block alone."), 4).
profile(only_alone,      attack, attacker, count,       words("This creature can only attack alone."), 4).
profile(with_two,        attack, attacker, count,       words("This creature can't attack unless at least two other creatures attack."), 4).
profile(defender,        attack, attacker, restriction, words("Defender"), 4).
profile(haste,           attack, attacker, other,       words("Haste"), 2).
profile(cant_attack,     attack, attacker, restriction, words("This creature can't attack."), 3).
profile(one_attacks,     attack, attacker, count,       words("No more than one creature can attack each combat."), 3).
profile(planeswalker,    attack, defender, other,       loyalty(3), 3).

%!  features(-Features:list) is det.
%
%   All profiles as features, their words read once.

features(Features) :-
    findall(feature(Name, Act, Side, Kind, What, Meanings, Largest),
            ( profile(Name, Act, Side, Kind, What, Largest),
              meanings(What, Meanings)
            ),
            Features).

meanings(words(Text), Meanings) =>
    read_text(card('', [creature], []), Text, Readings),
    face_lines(Readings, Lines),
    findall(Meaning, ( member(line(_, Meaning, Unread), Lines), unread_none(Unread, Text) ), Meanings).
meanings(_, Meanings) =>
    Meanings = [].

unread_none([], _) :- !.
unread_none(_, Text) :-
    throw(error(domain_error(words_understood, Text), _)).

%!  board(+Features:list, +Act, +UpTo:integer, -Board) is nondet.
%
%   Each board of up to UpTo creatures, smaller ones first; there is at least one attacker, and to block one defender.

board(Features, Act, UpTo, board(Act, Creatures)) :-
    between(1, UpTo, Size),
    between(1, Size, Attackers),
    Defenders is Size-Attackers,
    ( Act == block -> Defenders >= 1 ; true ),
    usable(Features, Act, attacker, Size, Attacking),
    usable(Features, Act, defender, Size, Defending0),
    ( Act == block -> Defending = [plain|Defending0] ; Defending = Defending0 ),
    chosen(Attackers, [plain|Attacking], Chosen1),
    chosen(Defenders, Defending, Chosen2),
    numbered(Chosen1, attacker, a, 1, Creatures1),
    numbered(Chosen2, defender, b, 1, Creatures2),
    append(Creatures1, Creatures2, Creatures).

usable(Features, Act, Side, Size, Usable) :-
    include(usable_at(Act, Side, Size), Features, Usable).

usable_at(Act, Side, Size, feature(_, Act, Side, _, _, _, Largest)) :-
    ( Largest >= Size ; Largest >= 4 ),
    !.

%   Number of them, in order, each as often as one likes.

chosen(0, _, []) :-
    !.
chosen(Number, [Feature|Features], Chosen) :-
    (   Chosen = [Feature|Chosen1],
        Fewer is Number-1,
        chosen(Fewer, [Feature|Features], Chosen1)
    ;   chosen(Number, Features, Chosen)
    ).

numbered([], _, _, _, []).
numbered([Feature|Features], Side, Letter, N, [creature(Id, Side, Own)|Creatures]) :-
    atom_concat(Letter, N, Id),
    (   Feature == plain
    ->  Own = []
    ;   Own = [Feature]
    ),
    Next is N+1,
    numbered(Features, Side, Letter, Next, Creatures).

%!  board_size(+Board, -Size:integer) is det.
%
%   How many creatures (and planeswalkers) there are.

board_size(board(_, Creatures), Size) :-
    length(Creatures, Size).

%!  creatures(+Board, +Side, -Ids:list) is det.
%
%   Those of one side.

creatures(board(_, Creatures), Side, Ids) :-
    findall(Id, member(creature(Id, Side, _), Creatures), Ids).

%!  varied(+Board0, +Change, -Board) is det.
%
%   Board is Board0 after Change, Id+Feature: that creature has one feature more.

varied(board(Act, Creatures0), Id+Feature, board(Act, Creatures)) :-
    maplist(with_feature(Id, Feature), Creatures0, Creatures).

with_feature(Id, Feature, creature(Other, Side, Features0), creature(Other, Side, Features)) :-
    (   Id == Other
    ->  append(Features0, [Feature], Features)
    ;   Features = Features0
    ).

                 /*******************************
                 *      FACTS AND SCENARIO      *
                 *******************************/

%!  board_facts(+Board, -Facts:list) is det.
%
%   The facts of the board, as objects/board.pl has them.

board_facts(board(Act, Creatures), Facts) :-
    step(Act, Step),
    findall(Fact, thing_fact(Act, Creatures, Fact), Things),
    Facts = [ edition('2026-09-25'), active('A'), step(Step), player('A'), player('B'), life('A', 20), life('B', 20),
              hand('A', 0), hand('B', 0) | Things ].

step(block, declare_blockers).
step(attack, declare_attackers).

thing_fact(block, _, object(island, battlefield, 'B', 'B', 0)).
thing_fact(block, _, printed(island, front, face('Island', none, from_cost, [basic], [land], [island], none, none, none, none, []))).
thing_fact(Act, Creatures, Fact) :-
    nth1(N, Creatures, creature(Id, Side, Features)),
    (   player(Side, Player),
        Fact = object(Id, battlefield, Player, Player, N)
    ;   face(Id, Features, Face),
        Fact = printed(Id, front, Face)
    ;   Act == block,
        Side == attacker,
        Fact = attacking(Id, 'B')
    ).

player(attacker, 'A').
player(defender, 'B').

face(Id, Features, face(Name, Cost, from_cost, [], Types, Subtypes, Power, Toughness, Loyalty, none, Lines)) :-
    printed(Features, printed(Cost-_, Types-_, Subtypes, Power, Toughness, _, Loyalty)),
    creature_name(Id, Name),
    findall(Meaning, ( member(feature(_, _, _, _, _, Meanings, _), Features), member(Meaning, Meanings) ), All),
    findall(line(N, Meaning, []), nth1(N, All, Meaning), Lines).

printed(Features, Printed) :-
    foldl(trait, Features, printed([1, r]-"{1}{R}", [creature]-"Creature", [], 2, 2, "2/2", none), Printed).

trait(feature(_, _, _, _, What, _, _), Printed0, Printed) :-
    trait_of(What, Printed0, Printed).

trait_of(words(_), Printed0, Printed) =>
    Printed = Printed0.
trait_of(cost(Words, Cost), printed(_, Types, Subtypes, P, T, Size, Loyalty), Printed) =>
    Printed = printed(Cost-Words, Types, Subtypes, P, T, Size, Loyalty).
trait_of(types(Words, Types), printed(Cost, _, Subtypes, P, T, Size, Loyalty), Printed) =>
    Printed = printed(Cost, Types-Words, Subtypes, P, T, Size, Loyalty).
trait_of(size(Words, P, T), printed(Cost, Types, Subtypes, _, _, _, Loyalty), Printed) =>
    Printed = printed(Cost, Types, Subtypes, P, T, Words, Loyalty).
trait_of(loyalty(Loyalty), printed(Cost, _, _, _, _, _, _), Printed) =>
    Printed = printed(Cost, [planeswalker]-"Planeswalker — Jace", [jace], none, none, none, Loyalty).

creature_name(Id, Name) :-
    upcase_atom(Id, Name).

%!  board_scenario(+Board, +Keys:list, -Scenario) is det.
%
%   The board as a scenario, object(Pairs) as the door writes it: Keys, pairs of key and value, stand around its objects.

board_scenario(board(Act, Creatures), Keys, object(Pairs)) :-
    step(Act, Step),
    findall(Object, scenario_object(Act, Creatures, Object), Objects),
    partition(asked, Keys, Ask, Before),
    append([Before, [step-Step, objects-Objects], Ask], Pairs).

asked(ask-_).

scenario_object(block, _, object([id-island, name-text("Island"), type-text("Basic Land — Island"), controller-'B'])).
scenario_object(Act, Creatures, object(Pairs)) :-
    member(creature(Id, Side, Features), Creatures),
    printed(Features, printed(_-Cost, _-Types, _, _, _, Size, Loyalty)),
    creature_name(Id, Name),
    player(Side, Player),
    findall(Text, member(feature(_, _, _, _, words(Text), _, _), Features), Texts),
    atomic_list_concat(Texts, '\n', Text),
    findall(Pair,
            (   Pair = id-Id
            ;   Pair = name-text(Name)
            ;   Pair = type-text(Types)
            ;   Pair = cost-text(Cost)
            ;   Size \== none,
                Pair = pt-text(Size)
            ;   Loyalty \== none,
                Pair = loyalty-Loyalty
            ;   Texts \== [],
                Pair = text-text(Text)
            ;   Pair = controller-Player
            ;   Act == block,
                Side == attacker,
                Pair = attacking-'B'
            ),
            Pairs).
