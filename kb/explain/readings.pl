:- encoding(utf8).
:- module(lawmage_readings,
          [ reading_text/3      % +Language, +Meaning, -Text
          ]).
:- use_module(en_meanings).

/** <module> What a meaning says, in the words of a language
*/

%!  reading_text(+Language, +Meaning, -Text:string) is det.
%
%   What Meaning says, in words made from it, in Language (en).

reading_text(en, Meaning, Text) :-
    phrase(meaning(Meaning), Words),
    !,
    atomic_list_concat(Words, Joined),
    atom_string(Joined, Text).
