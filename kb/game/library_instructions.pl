:- encoding(utf8).
:- module(lawmage_library_instructions,
          [ library_acted/5,     % +Instruction, +World, +Frame0, -Frame, -Events
            library_instead/5    % +Instruction, +World, +Frame0, -Frame, -Instructions
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/filters').
:- use_module(bindings).
:- use_module(choices).
:- autoload(replacement, [replacement/5]).
:- use_module(resolving_amounts).
:- use_module(searching).
:- use_module(shuffling).
:- use_module(this_way).

/** <module> Instructions about cards seen: reveal, look, search, clash, discover, piles (CR 701.20, 701.23, 701.30, 701.57, 700.3)

Cards that are seen together are what "the rest" is of (this_way.pl).
*/

%!  library_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.

library_acted(look(_, Subject), World, Frame0, Frame, []) :-                  % CR 701.20e
    seen_cards(Subject, World, Frame0, Cards),
    seen(Cards, Frame0, Frame).
library_acted(reveal(Who, Subject), World, Frame0, Frame, Events) :-          % CR 701.20a
    seen_cards(Subject, World, Frame0, Cards),
    (   \+ ( binding(seen, Frame0, Seen), member(Card, Cards), memberchk(Card, Seen) )
    ->  seen(Cards, Frame0, Frame)
    ;   bind(it, Cards, Frame0, Frame)
    ),
    (   Cards \== [],
        objects_of(player(Who), World, Frame0, [Player|_])
    ->  Events = [revealed(Player, Cards)]
    ;   Events = []
    ).
library_acted(reveal_until(Who, Filter), World, Frame0, Frame, Events) :-
    objects_of(player(Who), World, Frame0, [Player|_]),
    until_found(Player, Filter, World, Frame0, Cards, Found),
    bind(seen, Cards, Frame0, Frame1),
    bind(it, Found, Frame1, Frame),
    ( Cards == [] -> Events = [] ; Events = [revealed(Player, Cards)] ).
library_acted(search(Who, Zones, Subject), World, Frame0, Frame, Events) :-    % CR 701.23
    search_acted(search(Who, Zones, Subject), World, Frame0, Frame, Events).
library_acted(Instruction, World, Frame0, Frame, Events) :-                   % CR 701.24
    shuffle_acted(Instruction, World, Frame0, Frame, Events).
library_acted(seen_now(Subject, Found), World, Frame0, Frame, []) :-
    objects_of(Subject, World, Frame0, Cards),
    objects_of(Found, World, Frame0, One),
    bind(seen, Cards, Frame0, Frame1),
    bind(it, One, Frame1, Frame).
library_acted(separate(Subject), World, Frame0, Frame, []) :-                 % CR 700.3a
    frame(Frame0, Self, You, _, _),
    objects_of(Subject, World, Frame0, Cards),
    picked(World, [objects], Self, You, 0-any, Cards, First),
    subtract(Cards, First, Second),
    bind(seen, Cards, Frame0, Frame1),
    bind(piles, [First, Second], Frame1, Frame).
library_acted(choose(pile(choice)), World, Frame0, Frame, []) :-
    chosen_pile(World, Frame0, Pile),
    bind(pile(chosen), Pile, Frame0, Frame).
library_acted(clash_won, World, Frame0, Frame, []) :-                         % CR 701.30d
    binding(clash, Frame0, [Mine|Others]),
    clash_value(World, Mine, Value),
    (   forall(member(Other, Others), ( clash_value(World, Other, Less), Less < Value ))
    ->  bind(won, true, Frame0, Frame)
    ;   bind(won, false, Frame0, Frame)
    ).

seen(Cards, Frame0, Frame) :-
    bind(seen, Cards, Frame0, Frame1),
    bind(it, Cards, Frame1, Frame).

seen_cards(top_of_library(Who, Amount), World, Frame, Cards) =>
    amount_of(Amount, World, Frame, Number),
    top_cards(Who, Number, World, Frame, Cards).
seen_cards(top_of_library(Who), World, Frame, Cards) =>
    top_cards(Who, 1, World, Frame, Cards).
seen_cards(hand(Who), World, Frame, Cards) =>
    objects_of(each([card, zone(hand, Who)]), World, Frame, Cards0),
    objects_of(player(Who), World, Frame, Players),
    findall(Card, ( member(Card, Cards0), object(World, Card, hand, Owner, _, _), memberchk(Owner, Players) ), Cards).
seen_cards(Subject, World, Frame, Cards) =>
    chosen_objects(Subject, [card, objects, object], World, Frame, Cards).

%   until_found(+Player, +Filter, +World, +Frame, -Cards, -Found): the cards from the top of the library down to the first that is such, and
%   that one, or all of them.  An order that isn't known can't be gone through.

until_found(Player, Filter0, World, Frame, Cards, Found) :-
    settled(Filter0, World, Frame, Filter1),
    bound(Filter1, Frame, Filter),
    frame_context(World, Frame, Context),
    findall(Card, library_card(World, Player, Card), Library),
    (   append(Before, [Card|_], Library),
        matches(World, Context, Card, Filter)
    ->  append(Before, [Card], Cards),
        Found = [Card]
    ;   length(Library, Listed),
        library(World, Player, Listed)
    ->  Cards = Library,
        Found = []
    ;   throw(error(not_supported('the order of cards that are not listed'), _))
    ).

clash_value(_, none, -1) :- !.
clash_value(World, Card, Value) :-
    value(World, Card, mana_value, Value).

chosen_pile(World, Frame, Pile) :-
    frame(Frame, Self, You, _, _),
    binding(piles, Frame, [First, Second]),
    picked(World, [number], Self, You, 1-1, [1, 2], [Number|_]),
    nth1(Number, [First, Second], Pile).

%!  library_instead(+Instruction, +World, +Frame0, -Frame, -Instructions:list) is semidet.
%
%   Instructions are to be followed for Instruction.

library_instead(draw(Who, Amount), World, Frame, Frame, Instructions) :-      % CR 121.2, 121.6b
    objects_of(player(Who), World, Frame, Players),
    findall(Player-Number, ( member(Player, Players), amount_for(Player, Amount, World, Frame, Number) ), Draws),
    once(( member(Player-Number, Draws), Number > 1, replacement(World, drawn(Player), [], _, _) )),
    findall(draw(ref(Player), 1), ( member(Player-Number, Draws), between(1, Number, _) ), Instructions).
library_instead(exile_until(Filter), World, Frame, Frame, Instructions) :-
    frame(Frame, _, You, _, _),
    exiled_until(You, Filter, World, Frame, Instructions, _, _).
library_instead(discover(Amount), World, Frame, Frame, Instructions) :-       % CR 701.57a
    frame(Frame, _, You, _, _),
    amount_of(Amount, World, Frame, Number),
    exiled_until(You, [not(type(land)), card, mana_value(at_most(Number))], World, Frame, Exiling, Cards, Found),
    (   Found = [Card]
    ->  Casting = [may(cast(ref(Card), [free, mana_value_at_most(Number)])), discovered(ref(Card))]
    ;   Casting = []
    ),
    append([Exiling, Casting, [exiled_to_bottom(Cards)]], Instructions).
library_instead(discovered(ref(Card)), World, Frame, Frame, Instructions) :-
    (   followed(World, Frame, Card, Now),
        in_zone(World, Now, exile)
    ->  Instructions = [move(ref(Now), hand)]
    ;   Instructions = []
    ).
library_instead(exiled_to_bottom(Cards), World, Frame, Frame, [proposed(Events)]) :-
    findall(moved(Now, library(bottom), [], plain),
            ( member(Card, Cards),
              followed(World, Frame, Card, Now),
              in_zone(World, Now, exile)
            ),
            Events).
library_instead(move(pile(choice), Zone), World, Frame0, Frame, [move(pile(chosen), Zone)]) :-
    chosen_pile(World, Frame0, Pile),
    bind(pile(chosen), Pile, Frame0, Frame).
library_instead(clash, World, Frame0, Frame, Instructions) :-                 % CR 701.30b-c
    frame(Frame0, Self, You, _, _),
    findall(Player, opponent(World, You, Player), Opponents),
    picked(World, [player], Self, You, 1-1, Opponents, [Opponent|_]),
    findall(Card, ( member(Player, [You, Opponent]), top_or_none(World, Player, Card) ), Tops),
    bind(clash, Tops, Frame0, Frame1),
    bind(that_player, [Opponent], Frame1, Frame),
    findall(Instruction,
            ( nth1(N, [You, Opponent], Player),
              nth1(N, Tops, Card),
              Card \== none,
              Instruction = acting(Player, may(move(ref(Card), library(bottom))))
            ),
            Moves),
    findall(proposed([revealed(Player, [Card])]), ( nth1(N, [You, Opponent], Player), nth1(N, Tops, Card), Card \== none ), Revealed),
    append([Revealed, [clash_won], Moves], Instructions).
library_instead(learn, _, Frame, Frame, [may(discard(choose(1, [card]))), when(done, draw(you, 1))]).     % CR 701.48a
library_instead(manifest_dread, World, Frame0, Frame, Instructions) :-        % CR 701.62a
    frame(Frame0, Self, You, _, _),
    top_cards(you, 2, World, Frame0, Cards),
    seen(Cards, Frame0, Frame),
    (   Cards == []
    ->  Instructions = []
    ;   picked(World, [card, object], Self, You, 1-1, Cards, [Card|_]),
        subtract(Cards, [Card], Rest),
        Instructions = [manifest(ref(Card)), rest_moved(Rest, graveyard)]
    ).
library_instead(rest_moved(Cards, Zone), _, Frame, Frame, Instructions) :-
    findall(proposed([moved(Card, Zone, [], plain)]), member(Card, Cards), Instructions).

exiled_until(Player, Filter, World, Frame, [proposed(Exiled), seen_now(refs(Cards), refs(Found))], Cards, Found) :-
    until_found(Player, Filter, World, Frame, Cards, Found),
    findall(moved(Card, exile, [], plain), member(Card, Cards), Exiled).

top_or_none(World, Player, Card) :-
    (   library_card(World, Player, Found)
    ->  Card = Found
    ;   Card = none
    ).
