:- encoding(utf8).
:- module(lawmage_life_floors,
          [ life_floored/3       % +World, +Events0, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(stated).

/** <module> Damage that reduces a life total to a number instead of to less (CR 120.4d)
*/

%!  life_floored(+World, +Events0:list, -Events:list) is det.
%
%   Events are Events0, which happen at once, with as much of the loss of life that damage causes as leaves its player what an effect says;
%   life gained at the same time counts before.

life_floored(World, Events0, Events) :-
    findall(Player-Floor, ( stated(World, life_floor(Floor), _, _, Player), damaged(Events0, Player) ), Floors0),
    sort(Floors0, Floors),
    foldl(floored(World), Floors, Events0, Events).

damaged(Events, Player) :-
    memberchk(damage(_, Player, _, _), Events).

floored(World, Player-Floor, Events0, Events) :-
    life(World, Player, Life),
    findall(Number, member(life_gained(Player, Number), Events0), Gains),
    findall(Number, member(life_lost(Player, Number), Events0), Losses),
    sum_list([Life|Gains], Before),
    sum_list(Losses, Lost),
    Most is max(0, Before - Floor),
    (   Before >= Floor,
        Lost > Most
    ->  Less is Lost - Most,
        reduced(Events0, Player, Less, Events)
    ;   Events = Events0
    ).

%   reduced(+Events0, +Player, +Less, -Events): Player loses so much less life.

reduced([], _, _, []).
reduced([Event|Events0], Player, Less0, Events) :-
    (   Event = life_lost(Player, Number),
        Less0 > 0
    ->  Off is min(Number, Less0),
        Less is Less0 - Off,
        Left is Number - Off,
        (   Left > 0
        ->  Events = [life_lost(Player, Left)|Events1]
        ;   Events = Events1
        ),
        reduced(Events0, Player, Less, Events1)
    ;   Events = [Event|Events1],
        reduced(Events0, Player, Less0, Events1)
    ).
