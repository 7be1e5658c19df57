:- encoding(utf8).
:- module(lawmage_exchanging,
          [ exchanged_zones/5    % +One, +Other, +World, +Frame, -Events
          ]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(attaching).
:- use_module(bindings).
:- use_module(resolving_amounts).

/** <module> Exchanging a permanent with a card in another zone (CR 701.12a, 701.12d-e)
*/

%!  exchanged_zones(+One, +Other, +World, +Frame, -Events:list) is det.
%
%   The permanent that One means and the card that Other means change places, and the card becomes attached to what the permanent was attached
%   to; nothing happens where not all of that can be done.

exchanged_zones(One, Other, World, Frame, Events) :-
    frame(Frame, _, You, _, _),
    (   objects_of(One, World, Frame, [Permanent|_]),
        permanent(World, Permanent),
        chosen_objects(Other, [card, object], World, Frame, [Card|_]),
        object(World, Permanent, _, Owner, _, _),
        object(World, Card, Zone, Owner, _, _),
        \+ token(World, Permanent),
        attached_there(World, Permanent, Card, Ways)
    ->  Events = [moved(Permanent, Zone, [], plain), moved(Card, battlefield, [controller(You)|Ways], plain)]
    ;   Events = []
    ).

attached_there(World, Permanent, Card, Ways) :-
    (   attached_to(World, Permanent, Host)
    ->  attach_faults(World, Card, Host, []),
        Ways = [attached_to(Host)]
    ;   value(World, Card, subtypes, Subtypes),
        \+ memberchk(aura, Subtypes),
        Ways = []
    ).
