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
    (   enters_loose(World, Object, How, Changes),
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
    enters_loose(World, Object, How, Changes),
    hosts(World, Object, Changes, []).

%   enters_loose(+World, +Object, +How, +Changes) is semidet: an Aura there, by Changes, that is no Aura spell and isn't put there attached.

enters_loose(World, Object, How, Changes) :-
    \+ memberchk(attached_to(_), How),
    \+ memberchk(face(down), How),
    may_be_aura(World, Object, Changes),
    \+ ( object(World, Object, stack, _, _, _), is_aura(Object, World) ),
    once(supposed_board(World, Changes, is_aura(Object))).

%   Only what is an Aura already, or becomes something else as it enters, needs a closer look.

may_be_aura(World, Object, _) :-
    object(World, Object, _, _, _, _),
    is_aura(Object, World),
    !.
may_be_aura(_, Object, Changes) :-
    memberchk(add(copy_of(Object, _, _)), Changes),
    !.
may_be_aura(_, Object, Changes) :-
    member(add(printed(Object, _, Print)), Changes),
    arg(6, Print, Subtypes),
    memberchk(aura, Subtypes),
    !.

is_aura(Object, Board) :-
    value(Board, Object, subtypes, Subtypes),
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
