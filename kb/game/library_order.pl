:- encoding(utf8).
:- module(lawmage_library_order,
          [ arranged/6,          % +World, +Kinds, +Self, +Player, +Cards0, -Cards
            end_chosen/6,        % +Zone0, +World, +Self, +You, +Objects, -Zone
            put_in_order/6       % +Zone, +How, +World, +Frame, +Objects0, -Objects
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(choices).

/** <module> Where in a library cards are put, and in which order (CR 401.4, 608.2d)
*/

%!  arranged(+World, +Kinds:list, +Self, +Player, +Cards0:list, -Cards:list) is det.
%
%   In the order in which Player names them, or in which they are listed.

arranged(World, Kinds, Self, Player, Cards0, Cards) :-
    length(Cards0, Count),
    (   Count < 2
    ->  Cards = Cards0
    ;   answered_among(World, Kinds, Self, Player, Count-Count, Cards0, Order)
    ->  Cards = Order
    ;   needed(World, card, Player, Self, Count-Count, Cards0),
        Cards = Cards0
    ).

%!  put_in_order(+Zone, +How:list, +World, +Frame, +Objects0:list, -Objects:list) is det.
%
%   Cards that are put into a library at once are put there in an order that their owner chooses, named from the top (CR 401.4); one after
%   the other, on top the last comes first.

put_in_order(library(End), How, World, Frame, Objects0, Objects) :-
    memberchk(End, [top, bottom]),
    !,
    (   memberchk(order(Word), How),
        Word \== any
    ->  Arranged = Objects0                            % nobody's choice
    ;   frame(Frame, Self, You, _, _),
        findall(Owner-Object, ( member(Object, Objects0), card_owner(World, Object, You, Owner) ), Owned0),
        keysort(Owned0, Owned),
        group_pairs_by_key(Owned, Groups),
        findall(Card,
                ( member(Owner-Cards0, Groups),
                  arranged(World, [card, objects, object], Self, Owner, Cards0, Cards),
                  member(Card, Cards)
                ),
                Arranged)
    ),
    ( End == top -> reverse(Arranged, Objects) ; Objects = Arranged ).
put_in_order(_, _, _, _, Objects, Objects).

card_owner(World, Object, You, Owner) :-
    ( object(World, Object, _, Found, _, _) -> Owner = Found ; Owner = You ).

%!  end_chosen(+Zone0, +World, +Self, +You, +Objects:list, -Zone) is det.
%
%   Zone is Zone0; "on the top or bottom" is one of the two as You, whose instruction it is, says: `end`, or the first or second of them.

end_chosen(library(choice), World, Self, You, Objects, Zone) :-
    !,
    (   Objects == []
    ->  End = top
    ;   answer_to(World, [modes, number], Self, _)
    ->  picked(World, [modes, number], Self, You, 1-1, [1, 2], [N|_]),
        nth1(N, [top, bottom], End)
    ;   picked(World, [end], Self, You, 1-1, [top, bottom], [End|_])
    ),
    Zone = library(End).
end_chosen(Zone, _, _, _, _, Zone).
