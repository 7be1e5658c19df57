:- encoding(utf8).
:- module(lawmage_prevention,
          [ prevention/5,        % +World, +Damage, +Before, -Id, -How
            unpreventable/3,     % +World, +From, +Kind
            prevented/7,         % +Fact, +World, +Context, +Before, +Key, +Damage, -How
            shield_left/6,       % +World, +Before, +Key, +Self, +Amount, -Left
            shield_key/4         % +Key, +Self, -N, -Object
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(concerning).
:- use_module(position).
:- use_module(stated).

/** <module> Damage that is prevented, and damage that can't be (CR 615)
*/

%!  prevention(+World, +Damage, +Before:list, -Id, -How) is nondet.
%
%   The prevention effect Id applies to Damage, damage(From, To, Number, Kind): How is `all`, or next(Key, Self, Less, Left) of a shield
%   that so much less is left of, or then(How, Self, You, Meaning) where Meaning follows, after what happens Before at the same time (replacement.pl).

prevention(World, damage(From, To, Number, Kind), Before, key(Self, Key), How) :-
    prevents(Fact),
    stated_if(World, Fact, Key, Self, You, Condition),
    context(World, Self, You, Context),
    prevented(Fact, World, Context, Before, Key, damage(From, To, Number, Kind), How),
    holds_now(Condition, World, Self, You).
prevention(World, damage(From, To, _, _), _, protection, all) :-                    % CR 702.16e
    protected(World, To, From).

prevents(prevent(_, _, _)).
prevents(prevent_next(_, _, _)).
prevents(prevented_then(_, _)).

%!  prevented(+Fact, +World, +Context, +Before:list, +Key, +Damage, -How) is semidet.
%
%   The effect Fact, called Key, prevents Damage so; of one that redirects damage it is what it redirects.

prevented(prevent(Which, Sources, Recipients), World, Context, _, _, damage(From, To, _, Kind), all) :-
    kind_prevented(Which, Kind),
    concerns(Sources, World, Context, From),
    concerns(Recipients, World, Context, To),
    !.
prevented(prevented_then(Prevention, Meaning), World, Context, Before, Key, Damage, then(How, Self, You, Meaning)) :-
    prevented(Prevention, World, Context, Before, Key, Damage, How),
    self(Context, Self),
    you(Context, You).
prevented(prevent_next(Amount, Sources, Recipients), World, Context, Before, Key, damage(From, To, Number, _), next(Key, Self, Less, Left)) :-
    concerns(Sources, World, Context, From),
    concerns(Recipients, World, Context, To),
    !,
    self(Context, Self),
    shield_left(World, Before, Key, Self, Amount, There),
    There > 0,
    Less is min(There, Number),
    Left is There - Less.

%!  unpreventable(+World, +From, +Kind) is semidet.
%
%   Damage of that Kind from that source can't be prevented: no prevention effect prevents any of it, and no shield is used up
%   by it (CR 615.12).  Kind is combat, noncombat, or unpreventable(Kind) of what is dealt by words that say so of it.

unpreventable(_, _, unpreventable(_)) :-
    !.
unpreventable(World, _, Kind) :-
    stated_if(World, damage_cant_be_prevented(Which), _, Self, You, Condition),
    kind_prevented(Which, Kind),
    holds_now(Condition, World, Self, You),
    !.
unpreventable(World, From, Kind) :-
    stated_if(World, damage_cant_be_prevented(Which, Sources), _, Self, You, Condition),
    kind_prevented(Which, Kind),
    context(World, Self, You, Context),
    concerns(Sources, World, Context, From),
    holds_now(Condition, World, Self, You),
    !.

kind_prevented(all, _).
kind_prevented(Kind, Kind).

%!  shield_left(+World, +Before:list, +Key, +Self, +Amount, -Left) is det.
%
%   How much the shield Key of Self, which was for Amount, has left after what happens Before at the same time.

shield_left(World, Before, Key, Self, Amount, Left) :-
    shield_key(Key, Self, N, Object),
    (   memberchk(shielded(N, Object, Left0), Before)
    ->  Left = Left0
    ;   shield(World, N, Object, Left0)
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
