:- encoding(utf8).
:- module(lawmage_state_based_players,
          [ player_action/2      % +World, -Action
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts', [counter_count/4]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/effects').
:- use_module(exemptions).

/** <module> State-based actions on players (CR 704.5a-c, 704.5aa, 704.6c)
*/

%!  player_action(+World, -Action) is nondet.
%
%   A state-based action that is done to a player.

player_action(World, loses(Player, [cr(Rule)])) :-
    player(World, Player),
    losing(World, Player, Rule),
    \+ cant_lose(World, Player).
player_action(World, speed(Player, 1, [cr('704.5aa'), cr('702.179a')])) :-
    player(World, Player),
    counter_count(World, Player, speed, 0),
    \+ designation(World, Player, max_speed),
    once(( permanent(World, Object),
           controller(World, Object, Player),
           has_keyword(World, Object, start_your_engines)
         )).

losing(World, Player, '704.5a') :-
    life(World, Player, Life),
    Life =< 0,
    \+ exempt(World, zero_life, Player).
losing(World, Player, '704.5b') :-
    drew_from_empty(World, Player).
losing(World, Player, '704.5c') :-
    counter_count(World, Player, poison, Count),
    Count >= 10.
losing(World, Player, '704.6c') :-
    commander_damage(World, Player, _, Damage),
    Damage >= 21.

%   A player who can't lose doesn't (CR 101.2, 104.3).

cant_lose(World, Player) :-
    rows(World, game, Rows),
    member(Row, Rows),
    row_fact(Row, restriction(_, cant_lose_game)),
    row_context(World, Row, none, Context),
    row_holds(World, Row, Context),
    row_applies(World, Row, Player, Context),
    !.
