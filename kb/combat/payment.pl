:- encoding(utf8).
:- module(lawmage_payment,
          [ payable/5,         % +World, +Player, +Pays, +Declared, +Tapped
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
choose(How, Number, Candidates), How being tap, sacrifice, discard, exile or return, or undeclared(How) where what attacks or
blocks can't serve.  What can pay is what SCENARIOS.md names:
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
evaluated(Cost, World, Context, Pay), compound(Cost), compound_name_arguments(Cost, How0, [Subject|_]) =>
    memberchk(How0, [tap, sacrifice, discard, exile, return]),
    chosen_objects(Subject, World, Context, Number, Candidates),
    (   Subject = choose(_, Filter),
        memberchk(not(declared), Filter)
    ->  How = undeclared(How0)
    ;   How = How0
    ),
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

%!  payable(+World, +Player, +Pays:list, +Declared:list, +Tapped:list) is semidet.
%
%   Player can pay all of Pays where the creatures Declared attack or block, once those of them that are Tapped are tapped (CR 508.1f, i;
%   nothing is tapped for blocking).

payable(_, _, [], _, _) :- !.
payable(World, Player, Pays, Declared, Tapped) :-
    sum_of_life(Pays, Life0),
    all_symbols(Pays, Symbols),
    objects_chosen(Pays, World, Player, in_combat(Declared, Tapped), [], Used),
    available_life(World, Player, Life),
    Left is Life-Life0,
    Left >= 0,
    (   Symbols == []
    ->  true
    ;   floating(World, Player, Floating),
        findall(Object, ( member(How-Object, Used), \+ tapped_before(How, World, Object) ), Spent),
        append(Tapped, Spent, Gone),
        findall(Object, member(_-Object, Used), Objects),
        append(Tapped, Objects, Taken),
        findall(Source,
                ( mana_source(World, Player, Gone, Source)
                ; sacrificed_source(World, Player, Taken, Source)
                ),
                Sources),
        affordable(Symbols, Floating, Sources, Left, _, _)
    ),
    !.

%   Mana abilities come before the costs are paid (CR 508.1i-j, 509.1e-f): what was tapped for mana can still be sacrificed or returned.

tapped_before(How, World, Object) :-
    memberchk(How, [sacrifice, return, exile]),
    mana_options(World, Object, Options),
    \+ ( member(option(_, Cost, _), Options), memberchk(sacrifice(self), Cost) ).

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

%   Each object is chosen once; Used are How-Object.

objects_chosen([], _, _, _, Used, Used).
objects_chosen([choose(How0, Number, Candidates)|Pays], World, Player, Combat, Used0, Used) :-
    !,
    findall(Candidate,
            ( member(Candidate, Candidates),
              can_serve(How0, World, Player, Combat, Candidate)
            ),
            Serving),
    ( How0 = undeclared(How) -> true ; How = How0 ),
    taken(Number, Serving, How, Used0, Used1),
    objects_chosen(Pays, World, Player, Combat, Used1, Used).
objects_chosen([_|Pays], World, Player, Combat, Used0, Used) :-
    objects_chosen(Pays, World, Player, Combat, Used0, Used).

can_serve(undeclared(How), World, Player, Combat, Candidate) :-
    Combat = in_combat(Declared, _),
    \+ memberchk(Candidate, Declared),
    can_serve(How, World, Player, Combat, Candidate).
can_serve(tap, World, Player, in_combat(_, Tapped), Candidate) :-
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

taken(0, _, _, Used, Used) :- !.
taken(Number, [Candidate|Candidates], How, Used0, Used) :-
    (   \+ memberchk(_-Candidate, Used0),
        Rest is Number-1,
        taken(Rest, Candidates, How, [How-Candidate|Used0], Used)
    ;   taken(Number, Candidates, How, Used0, Used)
    ).
