:- encoding(utf8).
:- module(lawmage_choices,
          [ decided_whether/5,   % +World, +Kind, +About, +Player, -Truth
            picked/7,            % +World, +Kinds, +About, +Player, +Number, +Options, -Picked
            answer_to/4,         % +World, +Kinds, +About, -Value
            asking/1,            % +World
            needed/4,            % +World, +Kind, +Player, +Options
            needed/6             % +World, +Kind, +Player, +About, +Bounds, +Options
          ]).
:- use_module(library(lists)).
:- use_module(position).

/** <module> Choices that players make while something is cast, put on the stack or resolves

A choice is answered by what was given with the step.  What was not given is asked for, by
throwing choice_needed(Player, Kind, About, Min-Max, Options), or, in a position whose manner is `decline`, declined if it can be,
and else the first of the options.
*/

%!  answer_to(+World, +Kinds:list, +About, -Value) is semidet.
%
%   What was answered to the first of Kinds that has an answer, for the object About or for none in particular.

answer_to(World, Kinds, About, Value) :-
    position_of(World, Position),
    member(Kind, Kinds),
    (   answered(Position, About, Kind, Found)
    ->  true
    ;   answered(Position, any, Kind, Found)
    ),
    !,
    Value = Found.

%   What a player chooses on a board that is supposed is answered in the position that it was made of (supposed_boards.pl).

position_of(World, Position) :-
    (   atom_concat(Under, +, World)
    ->  position_of(Under, Position)
    ;   Position = World
    ).

%!  asking(+World) is semidet.
%
%   A choice that is not made is asked for.

asking(World) :-
    position_of(World, Position),
    manner(Position, ask).

%!  decided_whether(+World, +Kind, +About, +Player, -Truth:boolean) is det.
%
%   Whether Player does what may be done (Kind `may`), or pays (`pay`).
%
%   @throws choice_needed(Player, Kind, About, 1-1, [true, false]) when that was not answered.

decided_whether(World, Kind, About, Player, Truth) :-
    (   answer_to(World, [Kind], About, Answer),
        memberchk(Answer, [true, false])
    ->  Truth = Answer
    ;   needed(World, Kind, Player, About, 1-1, [true, false]),
        Truth = false
    ).

%!  picked(+World, +Kinds:list, +About, +Player, +Number, +Options:list, -Picked:list) is det.
%
%   The Number of Options that Player chooses: min-max bounds, all of them where there are no more than must be.
%
%   @throws choice_needed(Player, Kind, About, Min-Max, Options) when that was not answered.

picked(World, Kinds, About, Player, Min-Max, Options, Picked) :-
    length(Options, Count),
    Kinds = [Kind|_],
    (   answer_to(World, Kinds, About, Answer),
        as_list(Answer, Wanted),
        findall(One, ( member(One0, Wanted), option_named(World, Options, One0, One) ), Found),
        length(Found, Number),
        Number >= min(Min, Count),
        at_most(Number, Max)
    ->  Picked = Found
    ;   Count =< Min
    ->  Picked = Options
    ;   needed(World, Kind, Player, About, Min-Max, Options),
        length(Picked, Min),
        append(Picked, _, Options)
    ).

%   An object that changed zones since is named by what it was as the step began (CR 400.7), one that the step made by its new name.

option_named(World, Options, Named, Option) :-
    (   memberchk(Named, Options)
    ->  Option = Named
    ;   position_of(World, Position),
        became(Position, Named, Next, _),
        option_named(World, Options, Next, Option)
    ->  true
    ;   position_of(World, Position),
        called(Position, Named, Option),
        memberchk(Option, Options)
    ->  true
    ).

as_list(Answer, List) :-
    (   is_list(Answer)
    ->  List = Answer
    ;   List = [Answer]
    ).

at_most(_, any) :- !.
at_most(Number, Max) :-
    Number =< Max.

%!  needed(+World, +Kind, +Player, +Options:list) is det.
%!  needed(+World, +Kind, +Player, +About, +Bounds, +Options:list) is det.
%
%   The choice, of something in Bounds of Options for About, is not made; true where it may be left out.
%
%   @throws choice_needed(Player, Kind, About, Bounds, Options) where it may not.

needed(World, Kind, Player, Options) :-
    needed(World, Kind, Player, none, 1-1, Options).

needed(World, Kind, Player, About, Bounds, Options) :-
    (   asking(World)
    ->  throw(choice_needed(Player, Kind, About, Bounds, Options))
    ;   true
    ).
