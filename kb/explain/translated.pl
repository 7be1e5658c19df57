:- encoding(utf8).
:- module(lawmage_translated,
          [ keyword_in//2,       % +Language, +Keyword
            in_english//1,       % :Grammar
            mana_only/2          % +Cost, -Text
          ]).
:- use_module(library(lists)).
:- autoload(en_amounts, [keyword//1]).
:- autoload('../keywords/names', [keyword_name/5]).

/** <module> What the languages beside English have in common

What a language has no words of its own for is told in English, between « and ».
*/

:- meta_predicate in_english(//, ?, ?).

%!  keyword_in(+Language, +Keyword)// is det.
%
%   Keyword as cards in Language call it; one with a parameter, or without a name there, in English.

keyword_in(Language, Keyword) -->
    { atom(Keyword),
      keyword_name(Keyword, _, _, Portuguese, Spanish),
      memberchk(Language-Name, [pt-Portuguese, es-Spanish]),
      Name \== ''
    },
    !,
    [Name].
keyword_in(_, Keyword) -->
    in_english(keyword(Keyword)).

%!  in_english(:Grammar)// is det.
%
%   The English words of Grammar.

in_english(Grammar) -->
    { phrase(Grammar, Words) },
    !,
    ["«"],
    Words,
    ["»"].

%!  mana_only(+Cost:list, -Text) is semidet.
%
%   Cost is mana, written so in every language.

mana_only([mana(Text)], Text).
