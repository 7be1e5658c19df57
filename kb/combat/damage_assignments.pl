:- encoding(utf8).
:- module(lawmage_damage_assignments,
          [ damage_assignment/2,     % +World, -Assignment
            assigns_to/4             % +World, ?Creature, -Amount, -Names
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(damage).

/** <module> All legal assignments of combat damage, one after the other (CR 510.1)
*/

%!  damage_assignment(+World, -Assignment:list) is nondet.
%
%   Assignment, of every creature that assigns damage in this step, is legal.  Creatures that can't divide come first.

damage_assignment(World, Assignment) :-
    findall(Number-assigns(Creature, Amount, Names, Least),
            ( assigns_among(World, Creature, Amount, Recipients, Names),
              length(Names, Number),
              (   may_assign_none(World, Creature, Recipients)
              ->  Least = 0
              ;   Least = Amount
              )
            ),
            Assigning0),
    keysort(Assigning0, Assigning),
    divided(Assigning, Assignment),
    judge_damage(World, Assignment, none, decision(legal, _, _, _, _)).

%!  assigns_to(+World, ?Creature, -Amount:integer, -Names:list) is nondet.
%
%   Creature assigns Amount damage in this step among Names.

assigns_to(World, Creature, Amount, Names) :-
    assigns_among(World, Creature, Amount, _, Names).

assigns_among(World, Creature, Amount, Recipients, Names) :-
    assigning(World, Creature),
    assigns(World, Creature, Amount, Recipients),
    Amount > 0,
    Recipients \== [],
    findall(Name, ( member(Recipient, Recipients), arg(1, Recipient, Name) ), Names0),
    list_to_set(Names0, Names).

assigning(World, Creature) :-
    permanent(World, Creature),
    is_creature(World, Creature),
    once(( attacking(World, Creature, _) ; blocking(World, Creature, _) )),
    deals_in_step(World, Creature).

divided([], []).
divided([_-assigns(Creature, Amount, Names, Least)|Rest], [assigned(Creature, Damage)|Assignment]) :-
    (   parts(Names, Amount, Damage)
    ;   Least < Amount,
        Damage = []
    ),
    divided(Rest, Assignment).

parts([Name], Amount, Damage) :-
    !,
    some(Name, Amount, [], Damage).
parts([Name|Names], Amount, Damage) :-
    between(0, Amount, Back),
    Number is Amount-Back,
    parts(Names, Back, Damage1),
    some(Name, Number, Damage1, Damage).

some(_, 0, Damage, Damage) :- !.
some(Name, Number, Damage, [Name-Number|Damage]).
