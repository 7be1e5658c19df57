:- encoding(utf8).
:- module(lawmage_keywords_not_modelled,
          [ not_modelled/2       % ?Word, ?Keywords
          ]).

/** <module> Keyword abilities that nothing acts on yet

Whoever plays with one is told so.
*/

%!  not_modelled(?Word:atom, ?Keywords:list) is nondet.
%
%   Word is `game` for keywords that need casting, the stack or triggers, and `later` for what nobody works on yet.  A keyword that is modelled must be taken off: it has a meaning
%   (kb/keywords), is an activated ability (keyword_use/6), or a judgment asks for it by its name.  What its meaning says in terms of the
%   vocabulary, and whether these are interpreted, kb/vocabulary/uninterpreted.pl tells.

not_modelled(game,
             [ epic, miracle, fuse, assist
             ]).
not_modelled(later,
             [ hidden_agenda, companion, visit, infinity, paradigm, storied
             ]).
