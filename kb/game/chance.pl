:- encoding(utf8).
:- module(lawmage_chance,
          [ chance/6,            % +World, +Kinds, +About, +Player, +Options, -Result
            at_random/7,         % +World, +Kinds, +About, +Player, +Number, +Options, -Picked
            shuffled_order/4,    % +World, +Player, +Cards, -Order
            chance_acted/5,      % +Instruction, +World, +Frame0, -Frame, -Events
            chance_instead/5     % +Instruction, +World, +Frame0, -Frame, -Instructions
          ]).
:- use_module(library(lists)).
:- use_module(library(random)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choice_options).
:- use_module(choices).
:- use_module(position).
:- use_module(resolving_amounts).

/** <module> What is decided by chance: coins, dice, choices at random (CR 705, 706)

The result is given with the step, or comes from the game's seeded source, which answers as a player does; it is never made up here.
*/

%!  chance(+World, +Kinds:list, +About, +Player, +Options:list, -Result) is det.
%
%   Result is the one of Options that chance decides.
%
%   @throws choice_needed(Player, Kind, About, 1-1, Options) when that is not known, even where choices are declined.

chance(World, Kinds, About, Player, Options, Result) :-
    (   Options = [Only]
    ->  Result = Only
    ;   answered_among(World, Kinds, About, Player, 1-1, Options, [Answer])
    ->  Result = Answer
    ;   from_source(World, About-Player)
    ->  random_member(Result, Options)
    ;   Kinds = [Kind|_],
        throw(choice_needed(Player, Kind, About, 1-1, Options))
    ).

%!  at_random(+World, +Kinds:list, +About, +Player, +Number:integer, +Options:list, -Picked:list) is det.
%
%   Picked are so many of Options, chosen at random; all of them where there are no more.
%
%   @throws choice_needed(Player, Kind, About, Number-Number, Options) as chance/6.

at_random(World, Kinds, About, Player, Number, Options, Picked) :-
    length(Options, Count),
    (   Count =< Number
    ->  Picked = Options
    ;   answered_among(World, Kinds, About, Player, Number-Number, Options, Answer)
    ->  Picked = Answer
    ;   forall(member(Option, Options), unlisted(World, Option))       % whichever, it makes no difference
    ->  length(Picked, Number),
        append(Picked, _, Options)
    ;   from_source(World, About-Player)
    ->  random_permutation(Options, Order),
        length(Picked, Number),
        append(Picked, _, Order)
    ;   Kinds = [Kind|_],
        throw(choice_needed(Player, Kind, About, Number-Number, Options))
    ).

%!  shuffled_order(+World, +Player, +Cards:list, -Order:list) is semidet.
%
%   Order is that of Cards after Player has shuffled them, if the game has a source of chance (CR 701.24a).

shuffled_order(World, Player, Cards, Order) :-
    from_source(World, shuffle-Player),
    random_permutation(Cards, Order).

%   The game's source of chance says what comes next: another seed each time.

from_source(World, About) :-
    seed(World, Seed),
    term_hash(About, Hash),
    Mixed is Seed + Hash,
    set_random(seed(Mixed)).

%!  chance_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.

chance_acted(flip_coin, World, Frame0, Frame, [flipped(You, Won)]) :-         % CR 705.2
    frame(Frame0, Self, You, _, _),
    (   answered_among(World, [number], Self, You, 1-1, [0, 1], [Number])
    ->  nth0(Number, [false, true], Won)
    ;   chance(World, [flip], Self, You, [true, false], Won)
    ),
    bind(won, Won, Frame0, Frame1),
    bind(done, Won, Frame1, Frame).
chance_acted(rolled_once(Sides), World, Frame0, Frame, [rolled(You, Result)]) :-    % CR 706.2
    frame(Frame0, Self, You, _, _),
    numlist(1, Sides, Results),
    chance(World, [number], Self, You, Results, Result),
    bind(roll, Result, Frame0, Frame1),
    bind(that_many, Result, Frame1, Frame).

%!  chance_instead(+Instruction, +World, +Frame0, -Frame, -Instructions:list) is semidet.
%
%   Instructions are to be followed for Instruction.

chance_instead(roll(Die), World, Frame, Frame, [rolled_once(Sides)|Table]) :-    % CR 706.3b: the results are of the same ability
    die_sides(Die, Sides),
    frame(Frame, Self, _, _, _),
    (   in_zone(World, Self, stack)
    ->  Table = []
    ;   results_table(World, Frame, Table)
    ).
chance_instead(result(Least, Most, Meaning), _, Frame, Frame, Instructions) :-    % CR 706.3a
    (   binding(roll, Frame, Roll),
        between(Least, Most, Roll)
    ->  Instructions = [Meaning]
    ;   Instructions = []
    ).
chance_instead(repeat(Number, Process), World, Frame, Frame, Instructions) :-
    frame(Frame, Self, You, _, _),
    (   Number == any_number
    ->  (   answered_so(World, [number], Self, You, [], can_be_chosen(number(0, any), World), Times)
        ->  true
        ;   needed(World, number, You, Self, 1-1, [0, 1, 2, 3]),
            Times = 0
        )
    ;   amount_of(Number, World, Frame, Times)
    ),
    findall(Process, between(1, Times, _), Instructions).

die_sides(die(Sides), Sides).

%   The lines after the line that says to roll.

results_table(World, Frame, Table) :-
    frame(Frame, Self, _, _, _),
    binding(label, Frame, Label),
    atomic_list_concat(Parts, /, Label),
    last(Parts, Last),
    atom_number(Last, Line),
    value(World, Self, abilities, Abilities),
    next_results(Line, Abilities, Table),
    !.
results_table(_, _, []).

next_results(Line0, Abilities, Table) :-
    Line is Line0 + 1,
    (   member(ability(line(_, Line, _), result(Least, Most, Meaning), _), Abilities)
    ->  Table = [result(Least, Most, Meaning)|Rest],
        next_results(Line, Abilities, Rest)
    ;   Table = []
    ).
