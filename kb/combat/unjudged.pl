:- encoding(utf8).
:- module(lawmage_unjudged,
          [ unjudged/1         % +Meaning
          ]).
:- use_module(library(lists)).
:- use_module('../vocabulary/uninterpreted', [uninterpreted/3]).

/** <module> Meanings that are understood and that no judgment of declarations reads yet

They change no verdict, so a verdict names them beside its answer.
*/

%!  unjudged(+Meaning) is semidet.
%
%   Meaning, a line's, states a fact about attacking, blocking or combat damage that no judgment reads.

unjudged(all(Meanings)) :-
    member(Meaning, Meanings),
    unjudged(Meaning),
    !.
unjudged(when(_, Meaning)) :-
    unjudged(Meaning).
unjudged(until(_, Meaning)) :-
    unjudged(Meaning).
unjudged(grant(_, Meaning)) :-
    unjudged(Meaning).
unjudged(restriction(_, What)) :-
    unread_term(restriction, What).
unjudged(requirement(_, What)) :-
    unread_term(requirement, What).
unjudged(permission(_, What)) :-
    unread_term(permission, What).
unjudged(damage_rule(_, What)) :-
    unread_term(damage_rule, What).
unjudged(Meaning) :-
    unread_term(meaning, Meaning).

unread_term(Sort, Term) :-
    uninterpreted(declarations, Sort, Names),
    functor(Term, Name, Arity),
    memberchk(Name/Arity, Names).
