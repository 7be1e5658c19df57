:- encoding(utf8).
:- module(lawmage_shapes_grammar,
          [ shapes//2           % +Subject, -Meanings
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(becoming).
:- use_module(function_words).

/** <module> Several shapes, one of which is chosen (CR 613.2a)

"your choice of a 3/3 artifact creature, a 2/2 artifact creature with flying, or a 1/6 Wall
artifact creature with defender in addition to its other types".
*/

%!  shapes(+Subject, -Meanings)// is nondet.
%
%   What the subject becomes by each choice.  What stands after the last is said of all.

shapes(S, Shapes) -->
    shape(S, Shape),
    more_shapes(S, Shapes0),
    { last(Shapes0, Last),
      alike([Shape|Shapes0], Last, Shapes)
    }.

shape(S, pt_set(S, P, T)) --> [size(P, T)].
shape(S, Meaning) --> article, type_complement(sg, S, Meaning).

more_shapes(S, [Shape]) --> [or], shape(S, Shape).
more_shapes(S, [Shape]) --> [',', or], shape(S, Shape).
more_shapes(S, [Shape|Shapes]) --> [','], shape(S, Shape), more_shapes(S, Shapes).

alike(Shapes0, Last, Shapes) :-
    (   Last = all(Meanings),
        memberchk(add_type(_, _), Meanings)
    ->  maplist(in_addition, Shapes0, Shapes)
    ;   Shapes = Shapes0
    ).

in_addition(all(Meanings0), all(Meanings)) :-
    !,
    maplist(in_addition, Meanings0, Meanings).
in_addition(set_type(S, Types), add_type(S, Types)) :- !.
in_addition(Meaning, Meaning).
