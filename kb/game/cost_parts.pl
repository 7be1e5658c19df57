:- encoding(utf8).
:- module(lawmage_cost_parts,
          [ cost_choice/2,       % +Cost, -Chosen
            named_part/3,        % +Pay, -Key, -What
            top_number/2,        % +Subject, -Number
            candidates/7,        % +Key, +Filter, +World, +Player, +Self, -Options, -Hidden
            hidden/3,            % +World, +Player, -Hidden
            can_serve/4,         % +Key, +World, +Player, +Object
            fits/4,              % +World, +Context, +Filter, +Object
            has_x/1,             % +Cost
            how_many/5,          % +Amount, +World, +Player, +Self, -Number
            part_number/5,       % +Amount, +World, +Player, +Self, -Number
            total_of/4,          % +Stat, +World, +Objects, -Total
            unpayable/4,         % +Pay, +World, +Player, +Self
            event_of/4           % +Key, +World, +Object, -Event
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module(bindings).
:- use_module(cant_happen, [thing_restricted/3]).
:- use_module(powers_used).
:- use_module(resolving_amounts).

/** <module> The parts of a cost that are no mana: what can be done to pay them (CR 118.3)
*/

%!  cost_choice(+Cost:list, -Chosen:list) is nondet.
%
%   Chosen is Cost with one group of each "... or ..." of it; a keyword action that is a choice, or short for another cost, is what it
%   says (CR 701.59a, 701.61a).

cost_choice(Cost, Chosen) :-
    (   append(Before, [Pay|After], Cost),
        short_for(Pay, _)
    ->  findall(Pays, short_for(Pay, Pays), Ways),
        member(Pays, Ways),
        append([Before, Pays, After], Next),
        cost_choice(Next, Chosen)
    ;   Chosen = Cost
    ).

short_for(one_of(Groups), Pays) :-
    member(Pays, Groups).
short_for(all(Pays), Pays).
short_for(forage, [exile(choose(3, [card, zone(graveyard, you)]))]).
short_for(forage, [sacrifice(choose(1, [subtype(food)]))]).
short_for(collect_evidence(Amount), [total(exile, [card, zone(graveyard, you)], mana_value, at_least(Amount))]).

%!  named_part(+Pay, -Key, -What) is semidet.
%
%   Pay does Key to What: choose(Number, Filter), or a subject.

named_part(behold(Filter), behold, choose(1, Filter)) :- !.
named_part(reveal(What), reveal, What) :- !.
named_part(exert(What), exert, What) :- !.
named_part(discard(hand(you)), discard, each([])) :- !.
named_part(blight(_), blight, choose(1, [type(creature)])) :- !.
named_part(remove_counters(choose(Number, Filter), Counter, Amount), remove_counters(Counter, Amount), choose(Number, Filter)) :- !.
named_part(add_counters(choose(Number, Filter), _, _), add_counters, choose(Number, Filter)) :- !.
named_part(Pay, Key, What) :-
    compound(Pay),
    Pay =.. [Key, What0|_],
    memberchk(Key, [tap, untap, sacrifice, discard, exile, return, reveal, put_on_library, unattach]),
    named_objects(What0, What).

%   What it is attached to is one choice; what is discarded at random is named as any other choice.

named_objects(host(How, Filter), choose(1, [among(host(How, Filter))])) :- !.
named_objects(ref(Object), choose(1, [among(ref(Object))])) :- !.
named_objects(random(Choice), Choice) :- !.
named_objects(What, What).

%!  top_number(+Subject, -Number) is semidet.
%
%   Subject is that many cards on top of its player's library.

top_number(top_of_library(you), 1).
top_number(top_of_library(you, Number), Number) :-
    integer(Number).

%!  can_serve(+Key, +World, +Player, +Object) is semidet.
%
%   Player can do that to Object to pay a cost.

can_serve(tap, World, Player, Object) :-
    controlled_permanent(World, Player, Object),
    \+ status(World, Object, tapped).
can_serve(untap, World, Player, Object) :-
    controlled_permanent(World, Player, Object),
    status(World, Object, tapped).
can_serve(sacrifice, World, Player, Object) :-
    controlled_permanent(World, Player, Object).
can_serve(return, World, Player, Object) :-
    controlled_permanent(World, Player, Object).
can_serve(exert, World, Player, Object) :-
    controlled_permanent(World, Player, Object).
can_serve(unattach, World, Player, Object) :-
    controlled_permanent(World, Player, Object),
    attached_to(World, Object, _).
can_serve(add_counters, World, Player, Object) :-
    controlled_permanent(World, Player, Object).
can_serve(blight, World, Player, Object) :-                               % CR 701.68a
    controlled_permanent(World, Player, Object).
can_serve(remove_counters(Counter, Amount), World, Player, Object) :-
    controlled_permanent(World, Player, Object),
    ( integer(Amount) -> Least = Amount ; Least = 1 ),
    counters(World, Object, Kind, Count),
    ( Counter == any ; Counter == Kind ),
    Count >= Least,
    !.
can_serve(discard, World, Player, Object) :-
    object(World, Object, hand, Player, _, _).
can_serve(reveal, World, Player, Object) :-
    object(World, Object, hand, Player, _, _).
can_serve(behold, World, Player, Object) :-                               % CR 701.4a
    (   object(World, Object, hand, Player, _, _)
    ->  true
    ;   controlled_permanent(World, Player, Object)
    ).
can_serve(put_on_library, World, Player, Object) :-
    can_serve(exile, World, Player, Object).
can_serve(exile, World, Player, Object) :-
    object(World, Object, Zone, Owner, _, _),
    (   permanent(World, Object)
    ->  controller(World, Object, Player)
    ;   Zone \== exile,
        Owner == Player
    ).

controlled_permanent(World, Player, Object) :-
    permanent(World, Object),
    controller(World, Object, Player).

%!  fits(+World, +Context, +Filter, +Object) is semidet.

fits(World, Context, Filter0, Object) :-
    subtract(Filter0, [card, able_to_crew], Filter),
    matches(World, Context, Object, Filter),
    ( memberchk(able_to_crew, Filter0) -> \+ thing_restricted(World, Object, cant_crew) ; true ).

%!  candidates(+Key, +Filter, +World, +Player, +Self, -Options:list, -Hidden:integer) is det.
%
%   Options are what Player can do Key to; Hidden is how many cards more of the hand, which aren't listed, might do.  What is being cast is
%   in no hand (CR 601.2a).

candidates(Key, Filter, World, Player, Self, Options, Hidden) :-
    context(World, Self, Player, Context),
    findall(Object,
            ( object(World, Object, Zone, _, _, _),
              \+ ( Object == Self, Zone == hand ),
              can_serve(Key, World, Player, Object),
              fits(World, Context, Filter, Object)
            ),
            Options),
    (   from_hand(Key, Filter)
    ->  hidden(World, Player, Hidden)
    ;   Hidden = 0
    ).

from_hand(discard, _) :- !.
from_hand(reveal, _) :- !.
from_hand(behold, _) :- !.
from_hand(_, Filter) :-
    memberchk(zone(hand, _), Filter).

%!  hidden(+World, +Player, -Hidden:integer) is det.
%
%   How many cards there are in Player's hand that aren't listed.

hidden(World, Player, Hidden) :-
    (   hand(World, Player, Count)
    ->  findall(Card, object(World, Card, hand, Player, _, _), Cards),
        length(Cards, Listed),
        Hidden is max(0, Count - Listed)
    ;   Hidden = 0
    ).

%!  part_number(+Amount, +World, +Player, +Self, -Number:integer) is det.

part_number(Amount, World, Player, Self, Number) :-
    frame(Frame, Self, Player, 0, []),
    amount_of(Amount, World, Frame, Number).

%!  how_many(+Amount, +World, +Player, +Self, -Number) is det.
%
%   The same, or `any` of any number.

how_many(Amount, World, Player, Self, Number) :-
    (   Amount == any_number
    ->  Number = any
    ;   part_number(Amount, World, Player, Self, Number)
    ).

%!  has_x(+Cost:list) is semidet.
%
%   Cost has an X that is to be announced (CR 107.3a).

has_x(Cost) :-
    member(Pay, Cost),
    (   Pay = mana(Text)
    ->  parse_cost(Text, Symbols),
        is_list(Symbols),
        memberchk(x, Symbols)
    ;   sub_term(X, Pay),
        X == x
    ),
    !.

%!  total_of(+Stat, +World, +Objects:list, -Total:integer) is det.
%
%   The sum of that of Objects.  What crews as though its power were another number has that (CR 702.122).

total_of(Stat, World, Objects, Total) :-
    findall(Number, ( member(Object, Objects), counted(Stat, World, Object, Number) ), Numbers),
    sum_list(Numbers, Total).

counted(Stat, World, Object, Number) :-
    memberchk(Stat, [crew_power, saddle_power]),
    !,
    power_used(Stat, World, Object, Number).
counted(Stat, World, Object, Number) :-
    value(World, Object, Stat, Number),
    integer(Number).

%!  unpayable(+Pay, +World, +Player, +Self) is semidet.
%
%   Nothing on the board can pay it (CR 118.3); cards in a hand need not be listed.

unpayable(total(Key, Filter, Stat, at_least(Amount)), World, Player, Self) :-
    !,
    part_number(Amount, World, Player, Self, Number),
    candidates(Key, Filter, World, Player, Self, Options, _),
    total_of(Stat, World, Options, Total),
    Total < Number.
unpayable(exile(Top), World, Player, _) :-
    top_number(Top, Number),
    !,
    library(World, Player, There),
    There < Number.
unpayable(energy(Amount), World, Player, Self) :-
    !,
    part_number(Amount, World, Player, Self, Number),
    ( counters(World, Player, energy, There) -> true ; There = 0 ),
    There < Number.
unpayable(mill(Amount), World, Player, Self) :-
    !,
    part_number(Amount, World, Player, Self, Number),
    library(World, Player, There),
    There < Number.
unpayable(pay_life(Amount), World, Player, Self) :-                       % CR 118.3, 119.4
    !,
    part_number(Amount, World, Player, Self, Number),
    Number > 0,
    life(World, Player, Life),
    Life < Number.
unpayable(remove_counters(self, Counter, Amount), World, Player, Self) :-
    !,
    Amount \== all,
    part_number(Amount, World, Player, Self, Number),
    findall(Count, ( counters(World, Self, Kind, Count), ( Counter == any ; Kind == Counter ) ), Counts),
    sum_list(Counts, There),
    There < Number.
unpayable(loyalty(neg(Amount)), World, Player, Self) :-                  % CR 606.6
    !,
    part_number(Amount, World, Player, Self, Number),
    ( counters(World, Self, loyalty, There) -> true ; There = 0 ),
    There < Number.
unpayable(unattach(self), World, _, Self) :-
    !,
    \+ attached_to(World, Self, _).
unpayable(Pay, World, Player, Self) :-
    named_part(Pay, Key, choose(Amount, Filter)),
    part_number(Amount, World, Player, Self, Number),
    candidates(Key, Filter, World, Player, Self, Options, Hidden),
    length(Options, Count),
    Count + Hidden < Number.

%!  event_of(+Key, +World, +Object, -Event) is nondet.
%
%   What happens when it is done; nothing for what is only shown.

event_of(tap, _, Object, tapped(Object)).
event_of(untap, _, Object, untapped(Object)).
event_of(sacrifice, _, Object, moved(Object, graveyard, [], sacrificed)).
event_of(discard, _, Object, moved(Object, graveyard, [], discarded)).
event_of(exile, _, Object, moved(Object, exile, [], plain)).
event_of(return, _, Object, moved(Object, hand, [], plain)).
event_of(unattach, _, Object, attached(Object, none)).
event_of(exert, World, Object, lasting(Player, Object, until(next_step(untap, you), restriction(ref(Object), doesnt_untap)))) :-   % CR 701.43a
    controller(World, Object, Player).
event_of(exert, World, Object, exerted(Object, Player)) :-
    controller(World, Object, Player).
