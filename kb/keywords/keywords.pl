:- encoding(utf8).
:- module(lawmage_keywords,
          [ meaning/3          % ?Keyword, ?Meaning, ?Rules
          ]).
:- use_module(library(lists)).

/** <module> What each keyword ability means (CR 702)

A keyword is a name for rules text.  Each file of this folder holds the keywords of one family,
one fact a meaning:

    meaning(Keyword, Meaning, Rules)

Meaning is a term of the vocabulary in which `self` is the object with the ability, and Rules are
the rules that say it: first the one that speaks, then the one it is judged under.  A
keyword with several meanings has several facts.  `quality` is the meaning of an ability that
does nothing but that other texts look for it.
*/

:- discontiguous meaning/3.

%!  meaning(?Keyword, ?Meaning, ?Rules:list) is nondet.
%
%   The keyword ability Keyword, with its parameter, has the Meaning, says Rules.

:- include(evasion).
:- include(landwalk).
:- include(protection).
:- include(targeting).
:- include(attaching).
:- include(attacking).
:- include(blocking).
:- include(characteristics).
:- include(playing).
:- include(attack_triggers).
:- include(entry).
:- include(cards_elsewhere).
:- include(spells).
:- include(over_time).
:- include(turned_over).
:- include(casting).
