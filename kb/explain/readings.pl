:- encoding(utf8).
:- module(lawmage_readings,
          [ reading_text/3      % +Language, +Meaning, -Text
          ]).
:- use_module(library(lists)).
:- use_module(en_meanings).

/** <module> The door's request for the words of meanings

    term_words([Term, ...])

Terms are meanings.  The value is {"words": [...]}, a text for each.
*/

:- multifile lawmage_answer:request/2.

lawmage_answer:request(term_words(Terms), object([words-Texts])) :-
    findall(text(Text),
            ( member(Term, Terms),
              reading_text(en, Term, Text)
            ),
            Texts).

%!  reading_text(+Language, +Meaning, -Text:string) is det.
%
%   What Meaning says, in words made from it, in Language (en).

reading_text(en, Meaning, Text) :-
    phrase(meaning(Meaning), Words),
    !,
    atomic_list_concat(Words, Joined),
    atom_string(Joined, Text).
