:- encoding(utf8).
:- module(lawmage_returning,
          [ returns/3            % +World, +Events, -Return
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').

/** <module> What an "until" effect brings back at once when its time is over (CR 610.3)
*/

%!  returns(+World, +Events:list, -Return) is nondet.
%
%   Return is the move of a card back to where it was, as one of Events ends the time for which it was exiled.

returns(World, Events, moved(Card, battlefield, [controller(Owner)], plain)) :-
    member(moved(Host, Zone, _, _), Events),
    Zone \== battlefield,
    permanent(World, Host),
    linked(World, Host, Card),
    object(World, Card, exile, Owner, _, _),
    exiles_for_a_time(World, Host).

exiles_for_a_time(World, Host) :-
    value(World, Host, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    mentions(Meaning, until_event(leaves(self))),
    !.

mentions(Term, Part) :-
    (   Term == Part
    ->  true
    ;   compound(Term),
        arg(_, Term, Argument),
        mentions(Argument, Part)
    ->  true
    ).
