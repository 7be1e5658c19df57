:- encoding(utf8).
:- module(lawmage_vocabulary_terms,
          [ term/3        % ?Sort, ?Pattern, ?Meaning
          ]).

/** <module> The vocabulary: all its terms, as data that a check can read

Each file of kb/vocabulary/ has the terms of some sorts, a fact a term.  A word, text, number of an amount, name of a keyword,
counter, designation or token needs no fact: kb/check/vocabulary.pl says what they are.
*/

:- discontiguous term/3.

%!  term(?Sort, ?Pattern, ?Meaning) is nondet.
%
%   Pattern is a term of Sort, and Meaning says in English what it says.  An argument of
%   Pattern is the name of a sort, list(Sort), or a literal in quote(Literal).

:- include(vocabulary/meanings).
:- include(vocabulary/effects).
:- include(vocabulary/combat).
:- include(vocabulary/conditions).
:- include(vocabulary/subjects).
:- include(vocabulary/properties).
:- include(vocabulary/amounts).
:- include(vocabulary/events).
:- include(vocabulary/keywords).
:- include(vocabulary/costs).
:- include(vocabulary/kinds).
