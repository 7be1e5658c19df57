:- encoding(utf8).
:- module(lawmage_player_shields,
          [ player_restriction/3   % +World, +Player, -Restriction
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/context').
:- use_module('../objects/effects').
:- use_module('../objects/subjects').

/** <module> What players have: hexproof, shroud, protection

A text gives a player a keyword ability (CR 702.11c, 702.16, 702.18a), or says directly that the player can't be the target of something.
*/

%!  player_restriction(+World, +Player, -Restriction) is nondet.
%
%   Restriction is restricted(What, Rules, Source, Context, Told): What is a restriction of the vocabulary that Player is under, in
%   Context, and Told how it is told: What itself, or has(Keyword, What).
%
%   @throws open_condition(Key) when a condition is undecided.

player_restriction(World, Player, restricted(What, Rules, Source, Context, Told)) :-
    rows(World, target, Rows),
    member(Row, Rows),
    row_fact(Row, Fact),
    row_context(World, Row, none, Context0),
    stated(Fact, World, Row, Player, Context0, What, Rules, Context, Told),
    row_holds(World, Row, Context0),
    row_source(Row, Source).

stated(grant(player(Who), keywords(Keywords)), World, _, Player, Context0, What, Rules, Context, has(Keyword, What)) :-
    is_player(Who, World, Context0, Player),
    self(Context0, Self),
    context(World, Self, Player, Context),
    member(Keyword, Keywords),
    meaning(Keyword, restriction(self, What), Rules0),
    of_a_player(Rules0, Rules).
stated(restriction(_, What), World, Row, Player, Context, What, Rules, Context, What) :-
    row_applies(World, Row, Player, Context),
    row_rules(Row, Rules).

%   Hexproof on a player has a rule of its own.

of_a_player(Rules0, Rules) :-
    (   Rules0 = [cr('702.11b')|More]
    ->  Rules = [cr('702.11c')|More]
    ;   Rules = Rules0
    ).
