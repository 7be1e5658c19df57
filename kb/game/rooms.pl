:- encoding(utf8).
:- module(lawmage_rooms,
          [ unlocked_half/5,     % +World, +Player, +Object, +Given, -Outcome
            door_unlocked/4,     % +World, +Player, +Object, -Event
            door_turned/4,       % +World, +Player, +Object, -Event
            locked_half/4,       % +World, +Object, -Half, -Print
            fully_unlocked/2     % +World, +Object
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana').
:- use_module('../objects/printed_values', [half_face/2]).
:- use_module(choices).
:- use_module(special_actions, [special_payment/6]).
:- use_module(timing).

/** <module> Unlocking half of a permanent with a shared type line, such as a Room (CR 709.5e-i, 116.2m)
*/

%!  unlocked_half(+World, +Player, +Object, +Given:list, -Outcome) is det.
%
%   Player unlocks a half of Object for its mana cost: legal(Events) or illegal(Reasons) (CR 116.2m, 709.5e).  Of two locked halves one is chosen
%   by its name.
%
%   @throws choice_needed(Player, card_name, Object, 1-1, Names) where that is not answered.

unlocked_half(World, Player, Object, Given, Outcome) :-
    findall(reason([cr('709.5e'), cr('116.2m')], rule('709.5e'), [Object], Fault), unlocking_fault(World, Player, Object, Fault), Reasons),
    (   Reasons \== []
    ->  Outcome = illegal(Reasons)
    ;   door_picked(World, Player, Object, Half, Print),
        arg(2, Print, Cost),
        cost_text(Cost, Text),
        special_payment([mana(Text)], World, Player, Object, Given, Payment),
        (   Payment = paid(Events0, _)
        ->  append(Events0, [designated(Object, Half), unlocked(Object, Half, Player)], Events),
            Outcome = legal(Events)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ).

%   The locked half that Player chooses by its name.

door_picked(World, Player, Object, Half, Print) :-
    findall(Name, ( locked_half(World, Object, _, Print0), arg(1, Print0, Name) ), Names),
    picked(World, [card_name], Object, Player, 1-1, Names, [Chosen]),
    locked_half(World, Object, Half, Print),
    arg(1, Print, Chosen),
    !.

unlocking_fault(World, Player, Object, controlled_by(Player)) :-
    \+ ( permanent(World, Object), controller(World, Object, Player) ).
unlocking_fault(World, _, Object, no_locked_half) :-
    \+ locked_half(World, Object, _, _).
unlocking_fault(World, Player, _, sorcery_time(Player)) :-
    \+ sorcery_time(World, Player).

%!  door_unlocked(+World, +Player, +Object, -Event) is nondet.
%
%   What happens as an effect has Player unlock a locked half of Object (CR 709.5f).

door_unlocked(World, Player, Object, Event) :-
    once(locked_half(World, Object, _, _)),
    door_picked(World, Player, Object, Half, _),
    ( Event = designated(Object, Half) ; Event = unlocked(Object, Half, Player) ).

%!  door_turned(+World, +Player, +Object, -Event) is nondet.
%
%   The same of either half: one that is unlocked is locked (CR 709.5g).

door_turned(World, Player, Object, Event) :-
    findall(Name, ( half(World, Object, _, Print), arg(1, Print, Name) ), Names),
    Names \== [],
    picked(World, [card_name], Object, Player, 1-1, Names, [Chosen]),
    half(World, Object, Half, Face),
    arg(1, Face, Chosen),
    (   designation(World, Object, Half)
    ->  Event = undesignated(Object, Half)
    ;   Event = designated(Object, Half)
    ;   Event = unlocked(Object, Half, Player)
    ).

%!  locked_half(+World, +Object, -Half, -Print) is nondet.
%
%   Half is the designation that the permanent Object lacks, and Print the face that it would unlock (CR 709.5c).

locked_half(World, Object, Half, Print) :-
    half(World, Object, Half, Print),
    \+ designation(World, Object, Half).

half(World, Object, Half, Print) :-
    permanent(World, Object),
    layout(World, Object, split),
    half_face(Half, Face),
    printed(World, Object, Face, Print).

%!  fully_unlocked(+World, +Object) is semidet.
%
%   Object has both unlocked designations (CR 709.5i).

fully_unlocked(World, Object) :-
    designation(World, Object, left_half_unlocked),
    designation(World, Object, right_half_unlocked).
