:- encoding(utf8).
:- module(lawmage_searching,
          [ search_acted/5       % +Instruction, +World, +Frame0, -Frame, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(cant_happen, [player_restricted/3]).
:- use_module(choices).
:- use_module(resolving_amounts).
:- use_module(turn_order, [apnap/2]).

/** <module> Searching zones for cards (CR 701.23)

A search names its zones as filters zone(Zone, Who); any_of(Zones) are some that the player chooses from.  What must be found depends on
whether the zone is hidden (CR 400.2).
*/

%!  search_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.  Several players decide in turn order (CR 701.23i); "it" is what was found, for each of them their own.

search_acted(search(Who, Zones, Subject), World, Frame0, Frame, Events) :-
    sought(Subject, Number, Filter),
    objects_of(player(Who), World, Frame0, Players0),
    in_turn_order(Players0, World, Players),
    findall(found(Player, Found, Own),
            ( member(Player, Players),
              searched_by(Player, Zones, Number, Filter, World, Frame0, Found, Own)
            ),
            Searches),
    findall(Card, ( member(found(_, Found, _), Searches), member(Card, Found) ), Cards),
    findall(searched(Player), member(found(Player, _, true), Searches), Events),
    bind(it, Cards, Frame0, Frame1),
    findall(Player-Found, member(found(Player, Found, _), Searches), Finds),
    bind(finds, Finds, Frame1, Frame).

sought(choose(Number, Filter), Number, Filter).
sought(each(Filter), all, Filter).

in_turn_order([Player], _, [Player]) :- !.
in_turn_order(Players0, World, Players) :-
    apnap(World, Order),
    findall(Player, ( member(Player, Order), memberchk(Player, Players0) ), Players).

%   searched_by(+Player, +Zones, +Number, +Filter, +World, +Frame0, -Found, -Own): Own tells whether it is Player's own library, among others.

searched_by(Player, Zones0, Number, Filter, World, Frame0, Found, Own) :-
    bind(actor, ref(Player), Frame0, Frame),
    searched_zones(Zones0, Player, World, Frame, Zones, Chosen),
    ( memberchk(library-Player, Zones) -> Own = true ; Own = false ),
    findall(Card, ( member(Zone-Owner, Zones), hidden(Zone), card_there(Zone, Owner, Filter, World, Frame, Card) ), Hidden),
    findall(Card, ( member(Zone-Owner, Zones), \+ hidden(Zone), card_there(Zone, Owner, Filter, World, Frame, Card) ), Public),
    frame(Frame, Self, _, _, _),
    (   Number == all                                                    % CR 701.23b
    ->  picked(World, [card, objects, object], Self, Player, 0-any, Hidden, Some),
        append(Public, Some, Found)
    ;   append(Hidden, Public, Options),
        most(Number, World, Frame, Max),
        least(Number, Max, Chosen, Filter, Public, Min),
        picked(World, [card, objects, object], Self, Player, Min-Max, Options, Found)
    ).

searched_zones([any_of(Zones0)], Player, World, Frame, Zones, true) :-
    !,
    searched_zones(Zones0, Player, World, Frame, Zones, _).
searched_zones(Zones0, Player, World, Frame, Zones, false) :-
    findall(Zone-Owner,
            ( member(zone(Zone, Who), Zones0),
              objects_of(player(Who), World, Frame, Owners),
              member(Owner, Owners),
              \+ ( Zone == library, player_restricted(World, Player, cant_search) )
            ),
            Zones).

card_there(Zone, Owner, Filter, World, Frame, Card) :-
    objects_of(each([zone(Zone, ref(Owner))|Filter]), World, Frame, Cards),
    member(Card, Cards).

%   Cards of these zones are hidden (CR 400.2).

hidden(library).
hidden(hand).

most(any_number, _, _, any) :- !.
most(up_to(any_number), _, _, any) :- !.
most(Number, World, Frame, Max) :-
    amount_of(Number, World, Frame, Max).

%   least(+Number, +Max, +Chosen, +Filter, +Public, -Min)
%   So many must be found: all, where the zone is searched simply for a quantity (CR 701.23d); those in a public zone, where they have a
%   stated quality (CR 701.23b).  Who chooses the zones may choose another one.

least(Number, _, _, _, _, 0) :-
    ( Number == any_number ; Number = up_to(_) ),
    !.
least(_, Max, _, Filter, _, Max) :-
    exclude(==(card), Filter, []),
    !.
least(_, Max, false, _, Public, Min) :-
    !,
    length(Public, Count),
    Min is min(Max, Count).
least(_, _, true, _, _, 0).
