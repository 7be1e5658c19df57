:- encoding(utf8).
:- module(lawmage_components,
          [ loose_cards/4,       % +World, +Object, +Ways, -Cards
            apart/4,             % +World, +Object, +Zone, -Way
            of_cards/1,          % +Subject
            put_as_card/6        % +Subject, +World, +Context, +Object, +Zone, -Reference
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module(choices).
:- use_module(concerning).
:- use_module(supposed_boards).

/** <module> The cards and tokens that one permanent is made of (CR 712.21, 730.3)

A melded or merged permanent Object has merged_with(Object, Part) for each other card or token, which is in the zone `merged`; Object stands for
the first.  When it leaves, one permanent leaves, and each of them is an object of its own.
*/

parts(World, Object, Parts) :-
    findall(Part, merged_with(World, Object, Part), Parts).

%!  loose_cards(+World, +Object, +Ways:list, -Cards:list) is semidet.
%
%   Object is a merged token that leaves in such Ways; Cards of it are moved by themselves, as what replaces moves of cards goes for them
%   alone (CR 730.3e).

loose_cards(World, Object, Ways, Cards) :-
    \+ memberchk(alone, Ways),
    permanent(World, Object),
    token(World, Object),
    findall(Part, ( merged_with(World, Object, Part), \+ token(World, Part) ), Cards),
    Cards \== [].

%!  apart(+World, +Object, +Zone, -Way) is nondet.
%
%   Way is something that an object has where Object goes, being that by itself: itself(Front, Up), the face of a card of which one half or
%   face was cast, and the one that is up (CR 709.4, 712.8, 715.4); kind(Kind), a card or token of a merged permanent (CR 730.3);
%   in_order(Parts), from the top (CR 712.21a, 730.3a).

apart(World, Object, Zone, itself(Whole, Up)) :-
    whole(World, Object, Whole),
    printed(World, Object, front, Cast),
    (   Zone == battlefield,
        printed(World, Object, back, Cast)
    ->  Up = back
    ;   Up = front
    ).
apart(World, Object, _, kind(Kind)) :-
    component(World, Object, Kind).
apart(World, Object, Zone, in_order(Order)) :-
    parts(World, Object, Parts),
    Parts \== [],
    functor(Zone, Place, _),
    memberchk(Place, [library, graveyard, exile]),
    Zone \== library(shuffled),
    All = [Object|Parts],
    (   answer_to(World, [card, objects], Object, Order0),
        is_list(Order0),
        permutation(Order0, All)
    ->  Order = Order0
    ;   length(All, Count),
        object(World, Object, _, Owner, _, _),
        (   Place == library
        ->  needed(World, card, Owner, Object, Count-Count, All)
        ;   true
        ),
        Order = All
    ).

%!  of_cards(+Subject) is semidet.
%
%   Subject of an event speaks of cards.

of_cards(Subject) :-
    of_cards(Subject, _).

of_cards(each(Filter), Filter) :-
    memberchk(card, Filter).
of_cards(some(_, Filter), Filter) :-
    memberchk(card, Filter).

%!  put_as_card(+Subject, +World, +Context, +Object, +Zone, -Reference) is nondet.
%
%   Object is a permanent that is put into Zone, and Subject, of a text in Context, speaks of cards and means one that it is then.
%   Reference is found there: Object, or one of those that it is made of.

put_as_card(Subject, World, Context, Object, Zone, Reference) :-
    self(Context, Self),
    you(Context, You),
    of_cards(Subject, Filter),
    \+ ( Self == Object, memberchk(other(self), Filter) ),
    \+ token(World, Object),                                             % its cards are moved by themselves
    parts(World, Object, Parts),
    member(Part, [Object|Parts]),
    \+ is_token(World, Part),
    as_card(World, Object, Part, Zone, Changes),
    once(supposed_board(World, Changes, meant_there(Subject, Self, You))),
    (   Part == Object,
        Parts \== []
    ->  atom_concat('own card of ', Object, Reference)
    ;   Reference = Part
    ).

is_token(World, Part) :-
    (   component(World, Part, Kind)
    ->  Kind == token
    ;   token(World, Part)
    ).

as_card(World, Object, Part, Zone, [remove(object(Object, _, _, _, _)), add(object('$card', Zone, Owner, Owner, Time))|Prints]) :-
    object(World, Part, _, Owner, _, _),
    next_timestamp(World, Time),
    findall(add(Fact),
            (   printed(World, Part, Up, Print),
                Fact = printed('$card', Up, Print)
            ;   layout(World, Part, Layout),
                Fact = layout('$card', Layout)
            ),
            Prints).

meant_there(Subject, Self, You, Board) :-
    context(Board, Self, You, Context),
    concerns_card(Subject, Board, Context, '$card').
