:- encoding(utf8).
:- module(lawmage_melding,
          [ meld_acted/5    % +Instruction, +World, +Frame0, -Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(position).
:- use_module(resolving_amounts).

/** <module> Melding two cards into one permanent (CR 701.42, 712.4)
*/

%!  meld_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   What exiling the two cards of a meld pair, and melding them, consists of.

meld_acted(exile_to_meld(Filter), World, Frame0, Frame, Events) :-
    frame(Frame0, Self, _, _, _),
    (   chosen_objects(choose(1, Filter), [object, objects], World, Frame0, [Other|_])
    ->  Events = [moved(Self, exile, [], plain), moved(Other, exile, [], plain)],
        bind(melding, [Self, Other], Frame0, Frame)
    ;   Events = [],
        Frame = Frame0
    ).
meld_acted(meld(Name), World, Frame, Frame, Events) :-
    frame(Frame, _, You, _, _),
    (   binding(melding, Frame, [One0, Other0]),
        card_in_exile(World, One0, One),
        card_in_exile(World, Other0, Other),
        half_of(World, One, Name, OneFront),
        half_of(World, Other, Name, OtherFront),
        OneFront \== OtherFront
    ->  Events = [moved(One, battlefield, [controller(You), face(back), melded_with(Other)], plain)]
    ;   Events = []                                                    % they stay where they are (CR 701.42c)
    ).

card_in_exile(World, Object, Card) :-
    became(World, Object, Card, _),
    object(World, Card, exile, _, _, _),
    \+ token(World, Card).

half_of(World, Card, Name, FrontName) :-
    layout(World, Card, meld),
    printed(World, Card, back, Back),
    arg(1, Back, Name),
    printed(World, Card, front, Front),
    arg(1, Front, FrontName).
