:- encoding(utf8).
:- module(lawmage_hand_size,
          [ maximum_hand_size/3    % +World, +Player, -Maximum
          ]).
:- use_module(library(apply)).
:- use_module('../objects/amounts').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(stated).

/** <module> A player's maximum hand size (CR 402.2)
*/

%!  maximum_hand_size(+World, +Player, -Maximum) is det.
%
%   Maximum is a number, seven unless effects say otherwise, which apply one after the other (CR 613.11); `none` for no maximum.

maximum_hand_size(World, Player, Maximum) :-
    findall(Change, change(World, Player, Change), Changes),
    foldl(changed, Changes, 7, Maximum).

change(World, Player, Change) :-
    stated(World, Fact, _, Self, You),
    (   Fact = max_hand_size(Who, Size),
        Change = becomes(Number)
    ;   Fact = max_hand_size_change(Who, Size),
        Change = changes(Number)
    ),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    (   Size == none
    ->  Number = none
    ;   amount(Size, World, Context, Number)
    ).

changed(becomes(Number), _, Number).
changed(changes(Number), Maximum0, Maximum) :-
    (   Maximum0 == none
    ->  Maximum = none
    ;   Maximum is max(0, Maximum0 + Number)
    ).
