:- encoding(utf8).
:- module(lawmage_printed_counters,
          [ printed_counters/4   % +World, +Board, +Object, -Way
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(choices).

/** <module> The counters with which a permanent enters by the rules of its type (CR 306.5b, 310.4b, 714.3a)
*/

%!  printed_counters(+World, +Board, +Object, -Way) is nondet.
%
%   Way is counters(Kind, Number): the loyalty of a planeswalker, the defense of a battle, the lore counter of a Saga that is Object on Board,
%   where it has entered.

printed_counters(World, Board, Object, counters(loyalty, Number)) :-
    has_type(Board, Object, planeswalker),
    value(Board, Object, loyalty, Printed0),
    printed_loyalty(Printed0, World, Object, Printed),
    life_compleated(World, Board, Object, Less),
    Number is Printed - Less,
    Number > 0.
printed_counters(World, Board, Object, counters(lore, Number)) :-     % CR 714.3a-b
    value(Board, Object, subtypes, Subtypes),
    memberchk(saga, Subtypes),
    (   has_keyword(Board, Object, read_ahead)
    ->  chapters(Board, Object, Chapters),
        controller(Board, Object, Player),
        picked(World, [number], Object, Player, 1-1, Chapters, [Number|_])
    ;   Number = 1
    ).
printed_counters(_, Board, Object, counters(defense, Number)) :-
    has_type(Board, Object, battle),
    value(Board, Object, defense, Number),
    integer(Number),
    Number > 0.

%   A printed X is the spell's (CR 107.3m).

printed_loyalty(Printed, World, Object, Number) :-
    (   integer(Printed)
    ->  Number = Printed
    ;   Printed == x,
        stack_choice(World, Object, x, Number)
    ).

%   Two loyalty counters fewer for each Phyrexian symbol that was paid with 2 life (CR 702.150a).

life_compleated(World, Board, Object, Less) :-
    (   has_keyword(Board, Object, compleated),
        stack_choice(World, Object, paid, Paid),
        memberchk(life-Life, Paid)
    ->  Less = Life
    ;   Less = 0
    ).

%   The numbers from one to the Saga's final chapter number (CR 714.2d).

chapters(Board, Object, Chapters) :-
    value(Board, Object, abilities, Abilities),
    findall(N, ( member(ability(_, triggered(chapter(Ns), _), _), Abilities), member(N, Ns) ), Numbers),
    max_list([1|Numbers], Final),
    numlist(1, Final, Chapters).
