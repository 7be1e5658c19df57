:- encoding(utf8).
:- module(lawmage_state_based_answer,
          [ state_based_value/2  % +Facts, -Value
          ]).
:- use_module(library(lists)).
:- use_module('objects/counter_names').

/** <module> What state-based actions do, as a value for JSON

A part of the door: answer.pl writes it.
*/

%!  state_based_value(+Facts:list, -Value) is det.
%
%   The facts of game/state_based.pl.

state_based_value(Facts, object(Values)) :-
    findall(Key-Value, ( member(Key-Fact, Facts), fact_value(Key, Fact, Value) ), Values).

fact_value(counters, Counters, object(Values)) :-
    !,
    findall(Object-object(Pairs),
            ( member(Object-Left, Counters),
              findall(Name-Count, ( member(Counter-Count, Left), counter_name(Counter, Name) ), Pairs)
            ),
            Values).
fact_value(choices, Choices, Values) :-
    !,
    findall(object([player-Player, what-text(WhatText), options-Texts]),
            ( member(choice(Player, What, Options), Choices),
              format(string(WhatText), "~w", [What]),
              findall(text(Text), ( member(Option, Options), format(string(Text), "~w", [Option]) ), Texts)
            ),
            Values).
fact_value(_, Things, Things).
