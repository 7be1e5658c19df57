:- encoding(utf8).
:- module(lawmage_timing,
          [ sorcery_time/2,      % +World, +Player
            timing_fault/4       % +World, +Player, +C, -Reason
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(position).

/** <module> When a player may act (CR 117.1, 307.5)
*/

%!  sorcery_time(+World, +Player) is semidet.
%
%   It is a main phase of Player's turn and the stack is empty (CR 307.5).

sorcery_time(World, Player) :-
    active(World, Player),
    step(World, Step),
    memberchk(Step, [main1, main2]),
    \+ item(World, _, _).

%!  timing_fault(+World, +Player, +C:dict, -Reason) is semidet.
%
%   Player can't cast a spell with the characteristics C now, says Reason: the rule of its card type.

timing_fault(World, Player, C, reason([cr(Rule)], rule(Rule), [], sorcery_time(Player))) :-
    get_dict(types, C, Types),
    \+ memberchk(instant, Types),
    \+ sorcery_time(World, Player),
    type_rule(Type, Rule),
    memberchk(Type, Types),
    !.

type_rule(creature, '302.1').
type_rule(artifact, '301.1').
type_rule(enchantment, '303.1').
type_rule(planeswalker, '306.1').
type_rule(battle, '310.1').
type_rule(sorcery, '307.1').
