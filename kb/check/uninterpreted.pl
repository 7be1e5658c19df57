:- encoding(utf8).
:- module(lawmage_check_uninterpreted,
          [ uninterpreted/3    % ?Word, ?Sort, ?Names
          ]).

/** <module> Terms of the vocabulary that no judgment reads yet
*/

%!  uninterpreted(?Word:atom, ?Sort:atom, ?Names:list) is nondet.
%
%   Names are the terms of Sort, as Name/Arity, that wait for what Word says: game, objects or later.

uninterpreted(game, meaning, []).
