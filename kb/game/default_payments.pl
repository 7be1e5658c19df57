:- encoding(utf8).
:- module(lawmage_default_payments,
          [ default_event/5,     % +Pay, +World, +Player, +Self, -Event
            chosen_for/7,        % +Key, +World, +Player, +Self, +Number, +Options, -Objects
            enough/5             % +Options, +Stat, +World, +Number, -Some
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(choices).
:- use_module(cost_parts).
:- use_module(counters_taken).

/** <module> What is done to pay a cost where no payment says it (CR 118.3)
*/

%!  default_event(+Pay, +World, +Player, +Self, -Event) is nondet.
%
%   What is done to pay where nothing was given.

default_event(tap, _, _, Self, tapped(Self)).
default_event(untap, _, _, Self, untapped(Self)).
default_event(pay_life(Amount), World, Player, Self, life_lost(Player, Number)) :-
    part_number(Amount, World, Player, Self, Number),
    Number > 0.
default_event(energy(Amount), World, Player, Self, counters(Player, energy, Less)) :-
    part_number(Amount, World, Player, Self, Number),
    Less is -Number.
default_event(remove_counters(self, Counter, all), World, _, Self, counters(Self, Kind, Less)) :-
    !,
    counters(World, Self, Kind, Count),
    ( Counter == any ; Counter == Kind ),
    Count > 0,
    Less is -Count.
default_event(exile(Top), World, Player, _, moved(Card, exile, [], plain)) :-
    top_number(Top, Number),
    !,
    findall(One, library_card(World, Player, One), Library),
    nth1(N, Library, Card),
    N =< Number.
default_event(remove_counters(self, Counter, Amount), World, Player, Self, counters(Self, Kind, Less)) :-
    (   Amount == any_number
    ->  Bounds = 0-any
    ;   part_number(Amount, World, Player, Self, Number),
        Bounds = Number-Number
    ),
    counters_taken(World, Self, Player, Self, Counter, Bounds, Taken),
    member(Kind-Count, Taken),
    Less is -Count.
default_event(add_counters(self, Counter, Amount), World, Player, Self, paid(counters(Self, Counter, Number))) :-
    part_number(Amount, World, Player, Self, Number).
default_event(loyalty(Amount), World, Player, Self, paid(counters(Self, loyalty, Number))) :-
    (   Amount = neg(More)
    ->  part_number(More, World, Player, Self, Less),
        Number is -Less
    ;   integer(Amount)
    ->  Number = Amount
    ;   part_number(Amount, World, Player, Self, Number)
    ).
default_event(mill(Amount), World, Player, Self, milled(Player, Number)) :-
    part_number(Amount, World, Player, Self, Number).
default_event(total(Key, Filter, Stat, at_least(Amount)), World, Player, Self, Event) :-
    part_number(Amount, World, Player, Self, Number),
    candidates(Key, Filter, World, Player, Self, Options, _),
    (   answered_so(World, [Key, objects], Self, Player, Options, makes_up(World, Options, Stat, Number), Objects)
    ->  true
    ;   total_of(Stat, World, Options, Total),
        (   Total > Number
        ->  needed(World, Key, Player, Self, 1-any, Options)
        ;   true
        ),
        enough(Options, Stat, World, Number, Objects)
    ),
    member(Object, Objects),
    event_of(Key, World, Object, Event).
default_event(Pay, World, Player, Self, Event) :-
    named_part(Pay, Key, self),
    event_of(Key, World, Self, Event),
    nonvar(Player).
default_event(Pay, World, Player, Self, Event) :-
    named_part(Pay, Key, each(Filter)),
    candidates(Key, Filter, World, Player, Self, Options, _),
    member(Object, Options),
    event_of(Key, World, Object, Event).
default_event(Pay, World, Player, Self, Event) :-
    named_part(Pay, Key, choose(Amount, Filter)),
    how_many(Amount, World, Player, Self, Number),
    candidates(Key, Filter, World, Player, Self, Options, _),
    chosen_for(Key, World, Player, Self, Number, Options, Objects),
    member(Object, Objects),
    (   special_event(Pay, World, Player, Self, Object, Event)
    *-> true
    ;   event_of(Key, World, Object, Event)
    ).

special_event(blight(Amount), World, Player, Self, Object, paid(counters(Object, pt(-1, -1), Number))) :-
    part_number(Amount, World, Player, Self, Number).
special_event(add_counters(_, Counter, Amount), World, Player, Self, Object, paid(counters(Object, Counter, Number))) :-
    part_number(Amount, World, Player, Self, Number).
special_event(remove_counters(_, Counter, Amount), World, Player, Self, Object, counters(Object, Kind, Less)) :-
    part_number(Amount, World, Player, Self, Number),
    counters_taken(World, Self, Player, Object, Counter, Number-Number, Taken),
    member(Kind-Count, Taken),
    Less is -Count.
special_event(put_on_library(_, Place), _, _, _, Object, moved(Object, library(Place), [], plain)).

makes_up(World, Options, Stat, Number, Objects) :-
    is_list(Objects),
    is_set(Objects),
    subset(Objects, Options),
    total_of(Stat, World, Objects, Total),
    Total >= Number.

%!  enough(+Options:list, +Stat, +World, +Number:integer, -Some:list) is det.
%
%   The first of Options that make up the total.

enough(_, _, _, Number, []) :-
    Number =< 0,
    !.
enough([], _, _, _, []).
enough([Option|Options], Stat, World, Number, [Option|Some]) :-
    total_of(Stat, World, [Option], One),
    Left is Number - One,
    enough(Options, Stat, World, Left, Some).

%!  chosen_for(+Key, +World, +Player, +Self, +Number, +Options:list, -Objects:list) is det.
%
%   The only ones there are, those chosen, or in a scenario nothing where a payment could have said it.
%
%   @throws choice_needed(...)

chosen_for(Key0, World, Player, Self, Number, Options, Objects) :-
    functor(Key0, Key, _),
    length(Options, Count),
    (   Number == any
    ->  picked(World, [Key, objects, object, card], Self, Player, 0-any, Options, Objects)
    ;   Count =< Number
    ->  Objects = Options
    ;   answered_among(World, [Key, objects, object, card], Self, Player, Number-Number, Options, Objects)
    ->  true
    ;   needed(World, Key, Player, Self, Number-Number, Options),
        (   memberchk(Key, [tap, sacrifice, discard, exile, return])
        ->  Objects = []                                  % which one is not known
        ;   length(Objects, Number),
            append(Objects, _, Options)
        )
    ).
