:- encoding(utf8).
:- module(lawmage_whole_texts,
          [ read_whole/5         % +Instructions0, +World, +Frame0, -Frame, -Instructions
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(terms)).
:- use_module('../vocabulary').
:- use_module(bindings).
:- use_module(resolving_amounts).
:- use_module(unpreventable).

/** <module> The whole text is read before its instructions are followed (CR 608.2c)

Later words may change what earlier ones mean: "it can't be regenerated", "where X is the number of creatures", "repeat this process",
"each other player does the same".  What is said so stands in the earlier instruction afterwards.
*/

%!  read_whole(+Instructions0:list, +World, +Frame0, -Frame, -Instructions:list) is det.
%
%   Instructions are to be followed in the order written; Frame knows what X is.

read_whole(Instructions0, World, Frame0, Frame, Instructions) :-
    with_x(Instructions0, World, Frame0, Frame, Instructions1),
    repeated(Instructions1, Instructions2),
    the_same(Instructions2, none, Instructions3),
    as_it_enters(Instructions3, Instructions4),
    for_good(Instructions4, Instructions5),
    same_recipient(Instructions5, Instructions6),
    unpreventable_marked(Instructions6, Instructions7),
    excess_dealt(Instructions7, Instructions).

%   "Where X is" a number of the game: X has that value from the start, unless the number is of something that the instructions
%   before it name (CR 107.3i).

with_x(Instructions0, World, Frame0, Frame, Instructions) :-
    (   select(x_is(Amount), Instructions0, Instructions),
        \+ ( sub_term(Word, Amount),
             nonvar(Word),
             ( Word == it ; Word = that(_) ; Word = this_way(_) ) )
    ->  amount_of(Amount, World, Frame0, X),
        bind(x, X, Frame0, Frame)
    ;   Instructions = Instructions0,
        Frame = Frame0
    ).

%   "Repeat this process" is of all that was said before it in the text.

repeated(Instructions0, Instructions) :-
    (   sub_term(repeat_process(Number), Instructions0),
        ground(Number)
    ->  (   append(Before, [repeat_process(Number)], Instructions0)
        ->  append(Before, [repeat(Number, all(Before))], Instructions)
        ;   mapsubterms(repeating(Instructions0), Instructions0, Instructions)
        )
    ;   Instructions = Instructions0
    ).

repeating(Instructions, repeat_process(Number), repeat(Number, all(Instructions))).

%   "The same" is the instruction before.

the_same([], _, []).
the_same([Instruction0|Instructions0], Before, [Instruction|Instructions]) :-
    (   Before \== none
    ->  mapsubterms(same_as(Before), Instruction0, Instruction)
    ;   Instruction = Instruction0
    ),
    the_same(Instructions0, Instruction, Instructions).

same_as(by(_, Before), same, Before) :- !.
same_as(Before, same, Before).

%   What is said without an end of a permanent that is just put onto the battlefield is so as it enters (CR 611.2e).

as_it_enters([Move, Said|Instructions0], Instructions) :-
    Move =.. [move, Subject, battlefield|How0],
    Said =.. [Name, Of|More],
    ( Of = that(_) ; Of == it ),
    layer(Said, _),
    !,
    ( How0 = [How] -> true ; How = [] ),
    Fact =.. [Name, self|More],
    as_it_enters([move(Subject, battlefield, [gains(Fact)|How])|Instructions0], Instructions).
as_it_enters(Instructions, Instructions).

%   "It can't be regenerated" is said of the destruction before it.

for_good(Instructions0, Instructions) :-
    (   append(Before, [restriction(_, cant_be_regenerated)|After], Instructions0)
    ->  mapsubterms(lastingly, Before, Destroying),
        append(Destroying, After, Instructions)
    ;   Instructions = Instructions0
    ).

lastingly(destroy(Subject), all([until(end_of_turn, restriction(Subject, cant_be_regenerated)), destroy(Subject)])).

%   "It deals 4 damage instead" is dealt to what the damage before was.

same_recipient(Instructions0, Instructions) :-
    (   sub_term(deal_damage(_, _, recipient), Instructions0),
        sub_term(deal_damage(_, _, Target), Instructions0),
        ground(Target),
        Target \== recipient
    ->  mapsubterms(recipient_is(Target), Instructions0, Instructions)
    ;   Instructions = Instructions0
    ).

recipient_is(Target, recipient, Target).

%   "Excess damage is dealt to that creature's controller instead" is said of the damage before it.

excess_dealt([deal_damage(Source, Amount, Target), excess_damage_to(Who)|Instructions], [excess_damage(Source, Amount, Target, Who)|Instructions]) :- !.
excess_dealt([Instruction|Instructions0], [Instruction|Instructions]) :-
    !,
    excess_dealt(Instructions0, Instructions).
excess_dealt([], []).
