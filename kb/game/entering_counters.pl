:- encoding(utf8).
:- module(lawmage_entering_counters,
          [ counters_entering/5  % +World, +Object, +Changes, +Ways0, -Ways
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(bindings).
:- use_module(event_matching).
:- use_module(replacement_order).
:- use_module(resolving_amounts).
:- use_module(stated).
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
                  supposed_board(World, Changes, replaced_number(World, Object, Kind, Sum, [], Number)),
                  Number > 0
                ),
                Entering),
        append(Others, Entering, Ways)
    ).

is_counters(counters(_, _)).

replaced_number(World, Object, Kind, Number0, Done, Number, Board) :-
    findall(Id-Choice,
            ( applicable(Board, Object, Kind, Number0, Id, Choice),
              \+ memberchk(Id, Done)
            ),
            Found0),
    distinct_ids(Found0, Found),
    (   Found == []
    ->  Number = Number0
    ;   first_applied(World, Found, Id, instead(Amount, Self, You, Bindings)),
        frame(Frame, Self, You, 0, Bindings),
        amount_of(Amount, Board, Frame, Number1),
        replaced_number(World, Object, Kind, Number1, [Id|Done], Number, Board)
    ).

%   What Object says of permanents in general doesn't apply to itself yet (CR 614.12).

applicable(Board, Object, Kind, Number, key(Self, Key), instead(Amount, Self, You, [that_many-Number|Bindings])) :-
    Number > 0,
    stated(Board, replace(Pattern, event_amount(Amount)), Key, Self, You),
    (   Self \== Object
    ->  true
    ;   Pattern = puts_counters(_, _, self)
    ),
    event_matches(Pattern, counters(Object, Kind, Number), Board, Self, You, Bindings).
