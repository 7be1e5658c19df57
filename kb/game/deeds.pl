:- encoding(utf8).
:- module(lawmage_deeds,
          [ noted/5,             % +World, +Instruction, +Events, +Frame0, -Frame
            noticed/4,           % +Verb, +Things, +Frame0, -Frame
            declined/2,          % +Frame0, -Frame
            several_act/3,       % +Players, +Frame0, -Frame
            deeds/2,             % +Frame, -Deeds
            so_many/2            % +Frame, -Number
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).

/** <module> What the instructions of a resolving spell or ability did so far (CR 608.2c, 608.2i)

It is kept in the frame as did(Verb, Thing, Player, Number), newest last; Thing is the object as it was before, `unlisted` for cards that
the game doesn't name, Player whose it is or who did it.
"That many" counts the deeds of the instruction before: counted(Verb, Before, Players) says that those with Verb after the first Before are
meant, and which players followed it.
*/

%!  noted(+World, +Instruction, +Events:list, +Frame0, -Frame) is det.
%
%   Events, which Instruction comes to and which are about to happen in World, are remembered in Frame.

noted(World, Instruction, Events, Frame0, Frame) :-
    findall(Deed, ( member(Event, Events), deed(Event, World, Deed) ), New),
    deeds(Frame0, Old),
    (   New == []
    ->  Frame1 = Frame0
    ;   append(Old, New, Deeds),
        bind(deeds, Deeds, Frame0, Frame2),
        findall(Card, member(moved(Card, _, _, milled), Events), Milled),
        ( Milled == [] -> Frame1 = Frame2 ; bind(it, Milled, Frame2, Frame1) )            % "from among them"
    ),
    (   counting(Instruction, New, Verb)
    ->  acting(Instruction, World, Frame0, Players),
        count_from(Verb, Old, Players, Frame1, Frame)
    ;   Frame = Frame1
    ).

%   Instructions of one verb in succession are one: of what is dealt to each creature and each player, of what one player after the other does.

count_from(Verb, Old, Players0, Frame0, Frame) :-
    (   binding(counted, Frame0, counted(Verb, Before, Earlier))
    ->  union(Earlier, Players0, Players)
    ;   length(Old, Before),
        Players = Players0
    ),
    bind(counted, counted(Verb, Before, Players), Frame0, Frame).

%   counting(+Instruction, +Deeds, -Verb) is semidet: "that many" counts what Instruction did, and of that the deeds with Verb.

counting(Instruction, Deeds, Verb) :-
    does(Instruction, Deeds, Found),
    !,
    Verb = Found.
counting(_, Deeds, Verb) :-
    member(did(Verb, _, _, _), Deeds),
    \+ memberchk(Verb, [search, shuffle, cast, attach]),
    !.

does(by(_, Instruction), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(acting(_, Instruction), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(with(_, Instruction), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(for_each(_, Instruction), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(unpreventable(_, Instruction), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(all([Instruction|_]), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(together([Instruction|_]), Deeds, Verb) :- does(Instruction, Deeds, Verb).
does(Instruction, Deeds, Verb) :-
    functor(Instruction, Name, _),
    instruction_verb(Name, Verb0),
    (   Verb0 == any                                    % as what was moved first, wherever that was from and to
    ->  ( Deeds = [did(Verb, _, _, _)|_] -> true ; Verb = any )
    ;   Verb = Verb0
    ).

instruction_verb(deal_damage, damage).
instruction_verb(gain_life, gain_life).
instruction_verb(lose_life, lose_life).
instruction_verb(draw, draw).
instruction_verb(mill, mill).
instruction_verb(discard, discard).
instruction_verb(destroy, destroy).
instruction_verb(sacrifice, sacrifice).
instruction_verb(exile, exile).
instruction_verb(counter, counter).
instruction_verb(tap, tap).
instruction_verb(untap, untap).
instruction_verb(add_counters, counters).
instruction_verb(remove_counters, counters).
instruction_verb(get_counters, counters).
instruction_verb(move, any).

%   acting(+Instruction, +World, +Frame, -Players): those who each follow it, where they are several.

acting(by(Who, _), World, Frame, Players), several(Who) =>
    objects_of(player(Who), World, Frame, Players).
acting(for_each(each([Who]), _), World, Frame, Players), memberchk(Who, [player, opponent]) =>
    objects_of(player(each([Who])), World, Frame, Players).
acting(by(_, _), _, Frame, Players) =>
    those_acting(Frame, Players).
acting(acting(_, _), _, Frame, Players) =>
    those_acting(Frame, Players).
acting(Instruction, World, Frame, Players), of_players(Instruction, Who), several(Who) =>
    objects_of(player(Who), World, Frame, Players).
acting(_, _, _, Players) =>
    Players = [].

of_players(draw(Who, _), Who).
of_players(mill(Who, _), Who).
of_players(gain_life(Who, _), Who).
of_players(lose_life(Who, _), Who).
of_players(get_counters(Who, _, _), Who).

several(any).
several(opponent).
several(each([_|_])).

those_acting(Frame, Players) :-
    (   binding(several_act, Frame, Found)
    ->  Players = Found
    ;   Players = []
    ).

%!  several_act(+Players:list, +Frame0, -Frame) is det.
%
%   Players follow an instruction one after the other, each as it likes.

several_act(Players, Frame0, Frame) :-
    bind(several_act, Players, Frame0, Frame).

%!  declined(+Frame0, -Frame) is det.
%
%   A player doesn't do what it may: nothing was done, unless another player has.

declined(Frame0, Frame) :-
    (   binding(several_act, Frame0, _),
        binding(counted, Frame0, _)
    ->  Frame = Frame0
    ;   deeds(Frame0, Deeds),
        count_from(none, Deeds, [], Frame0, Frame)
    ).

%!  so_many(+Frame, -Number:integer) is semidet.
%
%   How many or how much the instruction before was about; of the player for whom the amount is asked, where that player and others followed
%   it.  Fails where no instruction before can be counted.

so_many(Frame, Number) :-
    binding(counted, Frame, counted(Verb, Before, Players)),
    deeds(Frame, Deeds),
    length(Earlier, Before),
    append(Earlier, Last, Deeds),
    (   binding(own, Frame, [Player]),
        memberchk(Player, Players)
    ->  findall(N, member(did(Verb, _, Player, N), Last), Numbers)
    ;   findall(N, member(did(Verb, _, _, N), Last), Numbers)
    ),
    sum_list(Numbers, Number).

%!  deeds(+Frame, -Deeds:list) is det.
%
%   All that was done so far.

deeds(Frame, Deeds) :-
    (   binding(deeds, Frame, Found)
    ->  Deeds = Found
    ;   Deeds = []
    ).

deed(moved(Object, Zone, How, Cause), World, did(Verb, Object, Player, 1)) :-
    whose(World, Object, Player0),
    (   memberchk(controller(By), How),
        Cause == cast
    ->  Player = By
    ;   Player = Player0
    ),
    moving_verb(Zone, Cause, World, Object, Verb).
deed(cast_copied(Object, How), _, did(cast, Object, Player, 1)) :-
    memberchk(controller(Player), How).
deed(gone(Item), _, did(counter, Item, none, 1)).
deed(tapped(Object), World, did(tap, Object, Player, 1)) :-
    whose(World, Object, Player).
deed(untapped(Object), World, did(untap, Object, Player, 1)) :-
    whose(World, Object, Player).
deed(damage(_, Thing, Number, _), World, did(damage, Thing, Player, Number)) :-
    whose(World, Thing, Player).
deed(drawn(Player), _, did(draw, Player, Player, 1)).
deed(library(Player, Number), _, did(mill, unlisted, Player, Number)).
deed(searched(Player), _, did(search, Player, Player, 1)).
deed(shuffled(Player), _, did(shuffle, Player, Player, 1)).
deed(revealed(Player, Cards), _, did(reveal, Card, Player, 1)) :-
    member(Card, Cards).
deed(attached(Object, Host), World, did(attach, Object, Player, 1)) :-
    Host \== none,
    whose(World, Object, Player).
deed(connived(Object, Player), _, did(connive, Object, Player, 1)).
deed(life_lost(Player, Number), _, did(lose_life, Player, Player, Number)).
deed(life_gained(Player, Number), _, did(gain_life, Player, Player, Number)).
deed(counters(Thing, _, Number0), World, did(counters, Thing, Player, Number)) :-
    Number is abs(Number0),
    whose(World, Thing, Player).

moving_verb(exile, _, _, _, exile).
moving_verb(_, destroyed, _, _, destroy).
moving_verb(_, sacrificed, _, _, sacrifice).
moving_verb(_, discarded, _, _, discard).
moving_verb(_, milled, _, _, mill).
moving_verb(_, countered, _, _, counter).
moving_verb(_, cast, _, _, cast).
moving_verb(Zone, _, _, _, return) :-
    memberchk(Zone, [hand, battlefield]).
moving_verb(battlefield, _, _, _, enter).
moving_verb(graveyard, _, World, Object, die) :-
    permanent(World, Object),
    is_creature(World, Object).
moving_verb(Zone, _, _, _, put) :-
    Zone \== stack.

whose(World, Object, Player) :-
    (   player(World, Object)
    ->  Player = Object
    ;   permanent(World, Object),
        controller(World, Object, Controller)
    ->  Player = Controller
    ;   object(World, Object, _, Owner, _, _)
    ->  Player = Owner
    ;   Player = none
    ).

%!  noticed(+Verb, +Things:list, +Frame0, -Frame) is det.
%
%   Things were chosen, or the like, which is no event.

noticed(Verb, Things, Frame0, Frame) :-
    deeds(Frame0, Old),
    findall(did(Verb, Thing, none, 1), member(Thing, Things), New),
    append(Old, New, Deeds),
    bind(deeds, Deeds, Frame0, Frame).
