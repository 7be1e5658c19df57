:- encoding(utf8).
:- module(lawmage_naming,
          [ now_called/3         % +Term, +World, -Result
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module(position).

/** <module> What the names that a scenario gave mean in a game
*/

%!  now_called(+Term, +World, -Result) is det.
%
%   Result is Term, in which each ref(Name) is the object or player that Name calls now, or called last.
%
%   @throws error(existence_error(object(Others), Name), _) where it never called any.

now_called(Term, World, Result) :-
    (   Term = ref(Name),
        called(World, Name, Id)
    ->  Result = ref(Id)
    ;   Term = ref(Name),
        \+ object(World, Name, _, _, _, _),
        \+ seat(World, _, Name)
    ->  findall(Other, ( object(World, Other, Zone, _, _, _), Zone \== gone ), Others),
        throw(error(existence_error(object(Others), Name), _))
    ;   compound(Term)
    ->  Term =.. [Functor|Arguments0],
        findall(Argument, ( member(Argument0, Arguments0), now_called(Argument0, World, Argument) ), Arguments),
        Result =.. [Functor|Arguments]
    ;   Result = Term
    ).
