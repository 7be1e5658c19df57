:- encoding(utf8).
:- module(lawmage_prevention,
          [ prevention/4,        % +World, +Damage, -Id, -How
            unpreventable/3,     % +World, +From, +Kind
            shield_key/4         % +Key, +Self, -N, -Object
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(event_matching).
:- use_module(position).
:- use_module(stated).

/** <module> Damage that is prevented, and damage that can't be (CR 615)
*/

%!  prevention(+World, +Damage, -Id, -How) is nondet.
%
%   The prevention effect Id applies to Damage, damage(From, To, Number, Kind): How is `all`, or next(Key, Self, Less, Left) of a shield
%   that so much less is left of.

prevention(World, damage(From, To, Number, Kind), key(Self, Key), How) :-
    stated(World, Fact, Key, Self, You),
    prevents(Fact, World, Key, Self, You, From, To, Kind, Number, How).
prevention(World, damage(From, To, _, _), protection, all) :-                       % CR 702.16e
    protected(World, To, From).

%!  unpreventable(+World, +From, +Kind) is semidet.
%
%   Damage of that Kind from From can't be prevented: no prevention effect prevents any of it, and no shield is used up
%   by it (CR 615.12).

unpreventable(World, _, Kind) :-
    stated(World, damage_cant_be_prevented(Which), _, _, _),
    kind_prevented(Which, Kind),
    !.
unpreventable(World, From, _) :-
    value(World, From, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, Condition, damage_cant_be_prevented(event)),
    (   Condition == true
    ->  true
    ;   controller(World, From, You),
        context(World, From, You, Context),
        holds(Condition, World, Context)
    ),
    !.

%   prevents(+Fact, +World, +Key, +Self, +You, +From, +To, +Kind, +Number, -How) is semidet.

prevents(prevent(Which, Sources, Recipients), World, _, Self, You, From, To, Kind, _, all) :-
    kind_prevented(Which, Kind),
    context(World, Self, You, Context),
    concerns(Sources, World, Context, From),
    concerns(Recipients, World, Context, To),
    !.
prevents(prevent_next(Amount, Sources, Recipients), World, Key, Self, You, From, To, _, Number, next(Key, Self, Less, Left)) :-
    context(World, Self, You, Context),
    concerns(Sources, World, Context, From),
    concerns(Recipients, World, Context, To),
    !,
    shield_left(World, Key, Self, Amount, There),
    There > 0,
    Less is min(There, Number),
    Left is There - Less.

kind_prevented(all, _).
kind_prevented(Kind, Kind).

shield_left(World, Key, Self, Amount, Left) :-
    shield_key(Key, Self, N, Object),
    (   shield(World, N, Object, Left0)
    ->  Left = Left0
    ;   Left = Amount
    ).

%!  shield_key(+Key, +Self, -N, -Object) is det.
%
%   By which number and object position.pl knows what is left of the effect Key of Self.

shield_key(effect(N), _, N, none) :- !.
shield_key(gain(Object, N), _, N, Object) :- !.
shield_key(_, Self, 0, Self).

protected(World, To, From) :-
    (   characteristics(World, To, C)
    ->  get_dict(abilities, C, Abilities),
        member(ability(_, keyword(protection(Quality)), _), Abilities),
        controller(World, To, You),
        context(World, To, You, Context),
        of_quality(World, Context, From, Quality)
    ;   stated(World, grant(player(Who), keywords(Keywords)), _, Self, You),
        context(World, Self, You, Context),
        is_player(Who, World, Context, To),
        member(protection(Quality0), Keywords),
        chosen_quality(Quality0, World, Self, Quality),
        of_quality(World, Context, From, Quality)
    ),
    !.

%   A source has the quality; that it is a source goes without saying.

of_quality(World, Context, From, Quality0) :-
    exclude(==(source), Quality0, Quality),
    matches(World, Context, From, Quality).

chosen_quality([chosen(name)], World, Self, [named(Name)]) :-
    chosen(World, Self, card_name, Name),
    !.
chosen_quality(Quality, _, _, Quality).
