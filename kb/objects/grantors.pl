:- encoding(utf8).
:- module(lawmage_grantors,
          [ named_grantor/3    % +Meaning0, +Grantor, -Meaning
          ]).
:- use_module(library(occurs)).
:- use_module(library(terms)).

/** <module> Granted abilities that name what grants them (CR 201.5a)
*/

%!  named_grantor(+Meaning0, +Grantor, -Meaning) is det.
%
%   Meaning is Meaning0 where `grantor`, if it says that anywhere, is the object Grantor, and no other with its name.

named_grantor(Meaning0, Grantor, Meaning) :-
    (   Grantor \== none,
        sub_term(Term, Meaning0),
        Term == grantor
    ->  mapsubterms(grantor_meant(Grantor), Meaning0, Meaning)
    ;   Meaning = Meaning0
    ).

grantor_meant(Grantor, grantor, ref(Grantor)).
