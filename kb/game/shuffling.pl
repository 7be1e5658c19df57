:- encoding(utf8).
:- module(lawmage_shuffling,
          [ shuffle_acted/5,     % +Instruction, +World, +Frame0, -Frame, -Events
            shuffled_at_once/2,  % +Instructions0, -Instructions
            shuffled_with/3,     % +Moved, +World, -Shuffles
            shuffles_placed/3    % +World, +Events0, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- autoload(actions, [acted/5]).
:- use_module(bindings).
:- use_module(chance, [shuffled_order/4]).
:- use_module(this_way).

/** <module> Shuffling libraries, and objects into them (CR 701.24)

What is put into a library to be shuffled is moved to library(shuffled), and the library is shuffled by an event of its own, which happens
wherever the object goes instead.
*/

%!  shuffle_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.

shuffle_acted(shuffle(Who), World, Frame, Frame, Events) :-
    objects_of(player(Who), World, Frame, Players),
    findall(shuffled(Player), member(Player, Players), Events).
shuffle_acted(move(Subject, library(shuffled)), World, Frame0, Frame, Events) :-
    shuffle_acted(shuffle_in([Subject], []), World, Frame0, Frame, Events).
shuffle_acted(move(Subject, library(shuffled), How), World, Frame0, Frame, Events) :-
    shuffle_acted(shuffle_in([Subject], How), World, Frame0, Frame, Events).
shuffle_acted(shuffle_in(Subjects, How), World, Frame0, Frame, Events) :-
    foldl(put_in(World, How), Subjects, Frame0-[], Frame-Lists),
    reverse(Lists, Ordered),
    append(Ordered, Moves),
    libraries(Subjects, Moves, World, Frame0, Players),
    findall(shuffled(Player), member(Player, Players), Shuffles),
    append(Moves, Shuffles, Events).

put_in(World, How, Subject, Frame0-Lists, Frame-[Events|Lists]) :-
    acted(move(Subject, library(shuffled), How), World, Frame0, Frame, Events).

%   libraries(+Subjects, +Moves, +World, +Frame, -Players): the owners of what is put in; of what isn't where it is expected to be
%   (CR 701.24c); where there is nothing, the player who shuffles (CR 701.24d).

libraries(Subjects, Moves, World, Frame, Players) :-
    findall(Owner,
            ( (   member(moved(Object, _, _, _), Moves)
              ;   member(Subject, Subjects),
                  meant(Subject, World, Frame, Object)
              ),
              object(World, Object, _, Owner, _, _)
            ),
            Owners0),
    (   Owners0 == []
    ->  frame(Frame, _, You, _, _),
        Players = [You]
    ;   list_to_set(Owners0, Players)
    ).

meant(Subject0, World, Frame, Object) :-
    settled(Subject0, World, Frame, Subject),
    bound(Subject, Frame, Bound),
    (   Bound = ref(Object)
    ;   Bound = refs(Objects),
        member(Object, Objects)
    ).

%!  shuffled_at_once(+Instructions0:list, -Instructions:list) is det.
%
%   "Shuffle this and your graveyard into your library" shuffles it once.

shuffled_at_once([One, Other|Instructions0], Instructions) :-
    put_in_by(One, Who, Subjects1, How),
    put_in_by(Other, Who0, Subjects2, How0),
    Who0-How0 == Who-How,
    !,
    append(Subjects1, Subjects2, Subjects),
    ( Who == you -> Joined = shuffle_in(Subjects, How) ; Joined = by(Who, shuffle_in(Subjects, How)) ),
    shuffled_at_once([Joined|Instructions0], Instructions).
shuffled_at_once([Instruction|Instructions0], [Instruction|Instructions]) :-
    !,
    shuffled_at_once(Instructions0, Instructions).
shuffled_at_once([], []).

put_in_by(by(Who, Move), Who, Subjects, How) :-
    !,
    put_in_by(Move, you, Subjects, How).
put_in_by(move(Subject, library(shuffled)), you, [Subject], []).
put_in_by(move(Subject, library(shuffled), How), you, [Subject], How).
put_in_by(shuffle_in(Subjects, How), you, Subjects, How).

%!  shuffled_with(+Moved, +World, -Shuffles:list) is det.
%
%   What happens besides Moved where it is put into a library to be shuffled.

shuffled_with(Moved, World, Shuffles) :-
    (   Moved = moved(Object, library(shuffled), _, _),
        object(World, Object, _, Owner, _, _)
    ->  Shuffles = [shuffled(Owner)]
    ;   Shuffles = []
    ).

%!  shuffles_placed(+World, +Events0:list, -Events:list) is det.
%
%   Events are Events0 with the order of each library that is shuffled, if the game has a source of chance.  What is put into a certain position
%   of it at the same time is there (CR 701.24g).

shuffles_placed(World, Events0, Events) :-
    findall(Player, member(shuffled(Player), Events0), Players0),
    list_to_set(Players0, Players),
    (   Players == []
    ->  Events = Events0
    ;   partition(put_in_position(World, Players), Events0, Positioned, Others),
        findall(arranged(Player, Order, []),
                ( member(Player, Players),
                  findall(Card, randomized(World, Events0, Player, Card), Cards),
                  Cards = [_, _|_],
                  shuffled_order(World, Player, Cards, Order)
                ),
                Orders),
        append([Others, Orders, Positioned], Events)
    ).

put_in_position(World, Players, moved(Object, library(End), _, _)) :-
    End \== shuffled,
    object(World, Object, _, Owner, _, _),
    memberchk(Owner, Players).

randomized(World, Events, Player, Card) :-
    library_card(World, Player, Card),
    \+ memberchk(moved(Card, _, _, _), Events).
randomized(World, Events, Player, Card) :-
    member(moved(Card, library(shuffled), _, _), Events),
    object(World, Card, _, Player, _, _).
