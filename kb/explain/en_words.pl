:- encoding(utf8).
:- module(lawmage_en_words,
          [ joined//3,          % :Each, +Between, +Items
            word//1,            % +Word
            capital//1          % +Word
          ]).
:- use_module(library(apply)).

/** <module> Words and lists in English
*/

:- meta_predicate joined(3, +, +, ?, ?).

%!  joined(:Each, +Between, +Items)// is det.
%
%   The items with commas, and Between before the last one.

joined(_, _, []) --> [].
joined(Each, _, [Item]) --> !, call(Each, Item).
joined(Each, Between, [First, Second]) --> !, call(Each, First), [Between], call(Each, Second).
joined(Each, Between, [Item|Items]) --> call(Each, Item), [", "], joined(Each, Between, Items).

%!  word(+Word)// is det.
%
%   A word of the vocabulary as it is written.

word(Word) -->
    { (   atom(Word)
      ->  atomic_list_concat(Parts, '_', Word),
          atomic_list_concat(Parts, ' ', Text)
      ;   format(string(Text), "~w", [Word])
      )
    },
    [Text].

capital(Word) -->
    { atomic_list_concat(Parts, '_', Word),
      maplist(capitalised, Parts, Capitals),
      atomic_list_concat(Capitals, ' ', Text)
    },
    [Text].

capitalised(Word, Capital) :-
    sub_atom(Word, 0, 1, After, First),
    sub_atom(Word, 1, After, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).
