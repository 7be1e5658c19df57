:- encoding(utf8).
:- module(lawmage_entering_auras,
          [ enchanting/6,        % +World, +Object, +How, +Changes, +Player, -Ways
            nothing_to_enchant/4 % +World, +Object, +How, +Changes
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(attaching).
:- use_module(choices).
:- use_module(supposed_boards).

/** <module> Auras that enter the battlefield without having been cast (CR 303.4f-g)

Changes make the board on which the Aura has entered (supposed_boards.pl).
*/

%!  enchanting(+World, +Object, +How:list, +Changes:list, +Player, -Ways:list) is det.
%
%   Ways are what Player, under whose control an Aura enters, chooses that it enchants as it does; none for what is no Aura or is put there
%   attached.

enchanting(World, Object, How, Changes, Player, Ways) :-
    (   enters_loose(World, Object, How),
        hosts(World, Object, Changes, Hosts),
        Hosts \== []
    ->  picked(World, [enchanted, object, player], Object, Player, 1-1, Hosts, [Host|_]),
        Ways = [attached_to(Host)]
    ;   Ways = []
    ).

%!  nothing_to_enchant(+World, +Object, +How:list, +Changes:list) is semidet.
%
%   Object is an Aura that would enter so and could enchant nothing: it stays where it is (CR 303.4g).

nothing_to_enchant(World, Object, How, Changes) :-
    enters_loose(World, Object, How),
    hosts(World, Object, Changes, []).

enters_loose(World, Object, How) :-
    \+ memberchk(attached_to(_), How),
    \+ memberchk(face(down), How),
    \+ object(World, Object, stack, _, _, _),
    value(World, Object, subtypes, Subtypes),
    memberchk(aura, Subtypes).

hosts(World, Object, Changes, Hosts) :-
    once(supposed_board(World, Changes, hosts_there(Object, Hosts))).

hosts_there(Object, Hosts, Board) :-
    findall(Host,
            ( ( permanent(Board, Host) ; player(Board, Host) ),
              Host \== Object,
              attach_faults(Board, Object, Host, [])
            ),
            Hosts).
