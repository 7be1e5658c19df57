:- encoding(utf8).
:- module(lawmage_resolution_costs,
          [ resolution_payment/5    % +World, +Player, +Frame, +Cost, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module('../objects/mana').
:- use_module(bindings).
:- use_module(cost_alternatives).
:- use_module(cost_parts).
:- use_module(paying_costs).
:- use_module(resolving_amounts).

/** <module> Costs that are paid as a spell or ability resolves (CR 118.12)
*/

%!  resolution_payment(+World, +Player, +Frame, +Cost:list, -Outcome) is det.
%
%   Outcome is as in payment/6, of Cost as it is now, with its numbers and with what the text names; mana comes from the pool or from
%   outside.

resolution_payment(World, Player, Frame, Cost, Outcome) :-
    bound(Cost, Frame, Bound),
    findall(Pay, ( member(Part, Bound), one_pay(Part, World, Frame, Pay) ), Pays),
    frame(Frame, Self, _, _, _),
    costs_taken(World, Player, Self, Pays, none, Costs),
    findall(Way, ( member(Chosen, Costs), paid_way(Chosen, World, Player, Frame, Way) ), Ways),
    (   member(paid(Events, Record), Ways)
    ->  Outcome = paid(Events, Record)
    ;   Ways = [Outcome|_]
    ).

paid_way(Pays, World, Player, Frame, Outcome) :-
    frame(Frame, Self, _, _, _),
    findall(Symbol, ( member(mana(Text), Pays), parse_cost(Text, Symbols), Symbols \== none, member(Symbol, Symbols) ), All),
    findall(Pay, ( member(Pay, Pays), Pay \= mana(_), \+ meant(Pay, _, _) ), Others),
    findall(Key-Object,
            ( member(Pay, Pays),
              meant(Pay, Key, Subject),
              objects_of(Subject, World, Frame, Objects),
              member(Object, Objects)
            ),
            Meant),
    payment(World, Player, Self, total(All, Others), none, Outcome0),
    (   Outcome0 = paid(Events0, Record),
        \+ ( member(Key-Object, Meant), \+ can_serve(Key, World, Player, Object) )
    ->  findall(Event, ( member(Key-Object, Meant), event_of(Key, World, Object, Event) ), Events),
        append(Events0, Events, All1),
        Outcome = paid(All1, Record)
    ;   Outcome0 = fault(_)
    ->  Outcome = Outcome0
    ;   Outcome = fault(unpaid)
    ).

%   meant(+Pay, -Key, -Subject) is semidet: it is done to what the text has named, not to what is chosen.

meant(Pay, Key, Subject) :-
    compound(Pay),
    Pay =.. [Key, Subject|_],
    memberchk(Key, [tap, untap, sacrifice, discard, exile, return]),
    Subject \== self,
    Subject \= choose(_, _),
    Subject \= each(_).

%   one_pay(+Part, +World, +Frame, -Pay) is nondet: what is paid so often is as much, or is paid again.

one_pay(times(Amount, Part), World, Frame, Pay) =>
    amount_of(Amount, World, Frame, Number),
    (   multiplied(Part, Number, World, Frame, Pay)
    ->  true
    ;   between(1, Number, _),
        Pay = Part
    ).
one_pay(pay_life(Amount), World, Frame, Pay) =>
    amount_of(Amount, World, Frame, Number),
    Pay = pay_life(Number).
one_pay(Part, _, _, Pay) =>
    Pay = Part.

multiplied(pay_life(Amount), Times, World, Frame, pay_life(Number)) :-
    amount_of(Amount, World, Frame, Each),
    Number is Each * Times.
multiplied(Part, Times, World, Frame, Pay) :-
    compound(Part),
    Part =.. [Key, choose(Amount, Filter)|Rest],
    amount_of(Amount, World, Frame, Each),
    Number is Each * Times,
    Pay =.. [Key, choose(Number, Filter)|Rest].
