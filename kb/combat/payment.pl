:- encoding(utf8).
:- module(lawmage_payment,
          [ payable/4,         % +World, +Player, +Pays, +Tapped
            evaluated_cost/4   % +Cost, +World, +Context, -Pays
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/mana').
:- use_module('../objects/mana_paying').
:- use_module('../objects/mana_sources').
:- use_module('../objects/subjects').

/** <module> Whether costs to attack or block can be paid with what is on the board (CR 508.1h-j, 509.1d-f)

A cost, once its amounts are known, is a list of pays: mana(Symbols), life(Number), and for objects
choose(How, Number, Candidates), How being tap, sacrifice, discard, exile or return.  What can pay is what SCENARIOS.md names:
floating mana, mana abilities of untapped permanents, life, permanents and cards in hand.
*/

%!  evaluated_cost(+Cost:list, +World, +Context, -Pays:list) is det.
%
%   Pays is Cost with its amounts and candidates as they are now (CR 508.1h, 509.1d); [] for a cost of nothing.

evaluated_cost(Cost, World, Context, Pays) :-
    findall(Pay, ( member(One, Cost), evaluated(One, World, Context, Pay) ), Pays).

evaluated(mana(Text), _, _, Pay) =>
    parse_cost(Text, Symbols),
    Symbols \== [0],
    Pay = mana(Symbols).
evaluated(pay_life(Amount), World, Context, Pay) =>
    amount(Amount, World, Context, Number),
    Number > 0,
    Pay = life(Number).
evaluated(times(Amount, Cost), World, Context, Pay) =>
    amount(Amount, World, Context, Number),
    Number > 0,
    evaluated(Cost, World, Context, Once),
    repeated(Once, Number, Pay).
evaluated(Cost, World, Context, Pay), compound(Cost), compound_name_arguments(Cost, How, [Subject]) =>
    memberchk(How, [tap, sacrifice, discard, exile, return]),
    chosen_objects(Subject, World, Context, Number, Candidates),
    Pay = choose(How, Number, Candidates).

repeated(mana([Generic0]), Number, Pay), integer(Generic0) =>
    Generic is Generic0*Number,
    Pay = mana([Generic]).
repeated(mana(Symbols), Number, Pay) =>
    findall(Symbol, ( between(1, Number, _), member(Symbol, Symbols) ), All),
    Pay = mana(All).
repeated(life(Life0), Number, Pay) =>
    Life is Life0*Number,
    Pay = life(Life).
repeated(choose(How, Count0, Candidates), Number, Pay) =>
    Count is Count0*Number,
    Pay = choose(How, Count, Candidates).

chosen_objects(choose(Amount, Filter), World, Context, Number, Candidates) :-
    !,
    amount(Amount, World, Context, Number),
    members(each(Filter), World, Context, Candidates).
chosen_objects(Subject, World, Context, Number, Candidates) :-
    members(Subject, World, Context, Candidates),
    length(Candidates, Number).

%!  payable(+World, +Player, +Pays:list, +Tapped:list) is semidet.
%
%   Player can pay all of Pays, once the creatures Tapped are tapped (CR 508.1f, i; nothing is tapped for blocking).

payable(_, _, [], _) :- !.
payable(World, Player, Pays, Tapped) :-
    sum_of_life(Pays, Life0),
    all_symbols(Pays, Symbols),
    objects_chosen(Pays, World, Player, Tapped, [], Used),
    available_life(World, Player, Life),
    Left is Life-Life0,
    Left >= 0,
    (   Symbols == []
    ->  true
    ;   floating(World, Player, Floating),
        append(Tapped, Used, Gone),
        findall(Source, mana_source(World, Player, Gone, Source), Sources),
        affordable(Symbols, Floating, Sources, Left, _, _)
    ),
    !.

sum_of_life(Pays, Life) :-
    findall(Number, member(life(Number), Pays), Numbers),
    sum_list(Numbers, Life).

all_symbols(Pays, Symbols) :-
    findall(Symbol, ( member(mana(Some), Pays), member(Symbol, Some) ), Symbols).

available_life(World, Player, Life) :-
    (   life(World, Player, Life0)
    ->  Life = Life0
    ;   Life = 0
    ).

%   Each object is chosen once; what is tapped or sacrificed makes no mana any more.

objects_chosen([], _, _, _, Used, Used).
objects_chosen([choose(How, Number, Candidates)|Pays], World, Player, Tapped, Used0, Used) :-
    !,
    findall(Candidate,
            ( member(Candidate, Candidates),
              can_serve(How, World, Player, Tapped, Candidate)
            ),
            Serving),
    taken(Number, Serving, Used0, Used1),
    objects_chosen(Pays, World, Player, Tapped, Used1, Used).
objects_chosen([_|Pays], World, Player, Tapped, Used0, Used) :-
    objects_chosen(Pays, World, Player, Tapped, Used0, Used).

can_serve(tap, World, Player, Tapped, Candidate) :-
    controller(World, Candidate, Player),
    \+ status(World, Candidate, tapped),
    \+ memberchk(Candidate, Tapped).
can_serve(sacrifice, World, Player, _, Candidate) :-
    permanent(World, Candidate),
    controller(World, Candidate, Player).
can_serve(return, World, Player, _, Candidate) :-
    permanent(World, Candidate),
    controller(World, Candidate, Player).
can_serve(discard, World, Player, _, Candidate) :-
    object(World, Candidate, hand, Player, _, _).
can_serve(exile, World, Player, _, Candidate) :-
    object(World, Candidate, _, Player, _, _).

taken(0, _, Used, Used) :- !.
taken(Number, [Candidate|Candidates], Used0, Used) :-
    (   \+ memberchk(Candidate, Used0),
        Rest is Number-1,
        taken(Rest, Candidates, [Candidate|Used0], Used)
    ;   taken(Number, Candidates, Used0, Used)
    ).
