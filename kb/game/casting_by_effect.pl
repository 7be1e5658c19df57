:- encoding(utf8).
:- module(lawmage_casting_by_effect,
          [ cast_now/5,          % +World, +Frame, +Card, +How, -Events
            cascaded/5           % +World, +Frame0, -Frame, -Exiled, -Todo
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana').
:- use_module(bindings).
:- use_module(casting).
:- use_module(choices).

/** <module> Spells cast as a spell or ability resolves (CR 608.2g, 702.85)
*/

%!  cast_now(+World, +Frame, +Card, +How:list, -Events:list) is det.
%
%   Events are those of casting Card now, as an instruction says; none where it can't be cast.  How may hold free, for "without
%   paying its mana cost", and transformed; targets and modes are those chosen with the step.

cast_now(World, Frame, Card, How, Events) :-
    frame(Frame, _, You, _, _),
    findall(targets(Targets), answer_to(World, [targets], Card, Targets), Given0),
    findall(modes(Modes), answer_to(World, [modes], Card, Modes), Given1),
    findall(x(X), answer_to(World, [number], Card, X), Given2),
    findall(Plain, ( member(Plain, [free, transformed]), memberchk(Plain, How) ), Given3),
    findall(using(Using), member(using(Using), How), Given4),
    append([[by_effect], Given0, Given1, Given2, Given3, Given4], Given),
    cast(World, You, Card, Given, Outcome),
    (   Outcome = legal(Events)
    ->  true
    ;   Events = []
    ).

%!  cascaded(+World, +Frame0, -Frame, -Exiled:list, -Todo:list) is det.
%
%   Cards are exiled from the top of the library until a nonland card of lesser mana value than the spell's; then Todo (CR 702.85a).

cascaded(World, Frame0, Frame, Exiled, Todo) :-
    frame(Frame0, Self, You, _, _),
    value(World, Self, mana_value, Limit),
    findall(Card, library_card(World, You, Card), Library),
    until_found(Library, World, Limit, Cards, Found),
    findall(moved(Card, exile, [], plain), member(Card, Cards), Exiled),
    bind(cascaded, Cards, Frame0, Frame),
    rest_to_bottom(Cards, Found, Todo).

until_found([], _, _, [], none).
until_found([Card|Library], World, Limit, [Card|Cards], Found) :-
    (   whole_mana_value(World, Card, ManaValue),
        \+ has_type(World, Card, land),
        ManaValue < Limit
    ->  Cards = [],
        Found = Card
    ;   until_found(Library, World, Limit, Cards, Found)
    ).

%   A split card has the mana value of both halves everywhere but on the stack (CR 202.3d, 709.4b).

whole_mana_value(World, Card, ManaValue) :-
    value(World, Card, mana_value, ManaValue0),
    (   layout(World, Card, split),
        printed(World, Card, second, Half)
    ->  arg(2, Half, Cost),
        mana_value(Cost, More),
        ManaValue is ManaValue0 + More
    ;   ManaValue = ManaValue0
    ).

rest_to_bottom(Cards, none, [exiled_to_bottom(Cards)]) :- !.
rest_to_bottom(Cards, Found, [may(cast(ref(Found), [free])), exiled_to_bottom(Cards)]).
