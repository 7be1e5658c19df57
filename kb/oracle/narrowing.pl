:- encoding(utf8).
:- module(lawmage_narrowing,
          [ narrowed/3    % +Condition, +Tree, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(tree_shapes).

/** <module> Conditions on each thing of a group, as part of its filter
*/

%!  narrowed(+Condition, +Tree, -Meaning) is det.
%
%   Meaning is Tree given Condition; one on each thing in turn narrows the filter: "each creature you control has
%   vigilance if it's white".

narrowed(matches(subject, More), M0, M) :-
    narrow(M0, More, M),
    !.
narrowed(not(matches(subject, More)), M0, M) :-
    ( More = [P] -> Not = not(P) ; Not = not(More) ),
    narrow(M0, [Not], M),
    !.
narrowed(amount(count(Counted0), Comparison), M0, M) :-
    selectchk(controlled_by(that_player), Counted0, Counted1),
    fact_about(M0, each(F0)),
    selectchk(controlled_by(each([player])), F0, F1),
    !,
    append(Counted1, [controlled_by(own)], Counted),
    append(F1, [controlled_by(each([player, amount(count(Counted), Comparison)]))], F),
    M0 =.. [Functor, _|Arguments],
    M =.. [Functor, each(F)|Arguments].
narrowed(C, M, when(C, M)).

narrow(all(Ms0), More, all(Ms)) :-
    !,
    maplist(narrow_one(More), Ms0, Ms).
narrow(M0, More, M) :-
    fact_about(M0, each(F0)),
    append(F0, More, F),
    M0 =.. [Functor, _|Arguments],
    M =.. [Functor, each(F)|Arguments].

narrow_one(More, M0, M) :-
    narrow(M0, More, M).
