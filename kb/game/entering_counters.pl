:- encoding(utf8).
:- module(lawmage_entering_counters,
          [ counters_entering/5  % +World, +Object, +Changes, +Ways0, -Ways
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(happening, [happens_entering/4]).
:- use_module(supposed_boards).

/** <module> The counters that something enters with (CR 122.6, 614.12)

An object that enters with counters has counters put on it: effects that change how many apply, to the permanent as it will be.
*/

%!  counters_entering(+World, +Object, +Changes:list, +Ways0:list, -Ways:list) is det.
%
%   Ways are Ways0 with the counters of each kind that Object really enters with; Changes make the board on which it has entered.

counters_entering(World, Object, Changes, Ways0, Ways) :-
    partition(is_counters, Ways0, Counters, Others),
    (   Counters == []
    ->  Ways = Ways0
    ;   findall(Kind, member(counters(Kind, _), Counters), Kinds0),
        list_to_set(Kinds0, Kinds),
        findall(counters(Kind, Number),
                ( member(Kind, Kinds),
                  findall(One, member(counters(Kind, One), Counters), Ones),
                  sum_list(Ones, Sum),
                  supposed_board(World, Changes, entering_number(Object, Kind, Sum, Number)),
                  Number > 0
                ),
                Entering),
        append(Others, Entering, Ways)
    ).

is_counters(counters(_, _)).

entering_number(Object, Kind, Number0, Number, Board) :-
    happens_entering(Board, Object, counters(Object, Kind, Number0), Events),
    findall(One, member(counters(Object, Kind, One), Events), Ones),
    sum_list(Ones, Number).
