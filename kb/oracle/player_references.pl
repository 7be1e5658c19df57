:- encoding(utf8).
:- module(lawmage_player_references,
          [ settle_who/4        % +Tree, +Context0, -Who, -Context
          ]).
:- use_module(library(lists)).
:- use_module(antecedents).
:- use_module(contexts).
:- use_module(object_references).

/** <module> Which player "they" or "that player" is

Each reference to a player is settled in a context, and named in it from then on.
*/

%!  settle_who(+Tree, +Context0, -Who, -Context) is nondet.
%
%   A player, who is named from now on; the first solution counts.

settle_who(pro(who), Context, Who, Context) :-
    !,
    Context = context(_, Players, Subject, Actor, _, _),
    (   Actor \== none
    ->  acting_player(Actor, Who)
    ;   Subject = player(Who0)
    ->  acting_player(Who0, Who)
    ;   Players = [Who|_]
    ->  true
    ;   Who = that_player
    ).
settle_who(that_player, Context, Who, Context) :-
    !,
    Context = context(_, _, Subject, Actor, _, _),
    (   Actor \== none,
        acting_player(Actor, actor)
    ->  Who = actor
    ;   Actor == none,
        Subject = player(Who0),
        acting_player(Who0, actor)
    ->  Who = actor
    ;   player_named(Context, Who0)
    ->  one_player(Who0, Who)
    ;   Who = that_player
    ).
settle_who(those_players, Context, Who, Context) :-
    !,
    Context = context(_, _, _, Actor, _, _),
    (   Actor \== none,
        acting_player(Actor, actor)
    ->  Who = actor
    ;   player_named(Context, Who0)
    ->  Who = Who0
    ;   Who = that_player
    ).
settle_who(settled(Who), Context, Who, Context) :- !.
settle_who(controller(S0), Context0, controller(S), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    named_player(controller(S), Context1, Context).
settle_who(owner(S0), Context0, owner(S), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    named_player(owner(S), Context1, Context).
settle_who(each(Filter0), Context0, each(Filter), Context) :-
    !,
    settle_keeping(Filter0, Context0, Filter),
    (   Filter == [opponent]
    ->  named_player(opponent, Context0, Context)
    ;   Filter == [player]
    ->  named_player(that_player, Context0, Context)
    ;   Context = Context0
    ).
settle_who(target(N, Filter0), Context0, Who, Context) :-
    !,
    settle_keeping(Filter0, Context0, Filter),
    Who = target(N, Filter),
    named_player(Who, Context0, Context).
settle_who(host(How, Filter), Context0, Who, Context) :-
    !,
    Who = host(How, Filter),
    named_player(Who, Context0, Context).
settle_who(ref(Id), Context0, ref(Id), Context) :-
    !,
    named_player(ref(Id), Context0, Context).
settle_who(Who, Context, Who, Context).

%   player_named(+Context, -Who): the last player named, but the one who acts.

player_named(context(_, Players, _, Actor, _, _), Who) :-
    (   member(Who0, Players),
        Who0 \== Actor
    ->  Who = Who0
    ;   Players = [Who|_]
    ).

%   one_player(+Who0, -Who): "that player" is one of them, not any of them together.

one_player(Who0, Who) :-
    (   memberchk(Who0, [any, opponent])
    ->  Who = that_player
    ;   Who = Who0
    ).
