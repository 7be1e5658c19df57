:- encoding(utf8).
:- module(lawmage_explain,
          [ reason_text/3,      % +Language, +Reason, -Text
            check_text/4,       % +Language, +What, +Rules, -Text
            keyword_text/3      % +Language, +Keyword, -Text
          ]).
:- use_module(en, []).

/** <module> Words for reasons

Each language is a module of its own that offers reason//1 and check//2, grammars that write the words
of a reason as a list of texts.
*/

%!  reason_text(+Language, +Reason, -Text:string) is det.
%
%   Reason told in Language (en).
%
%   @throws existence_error(words, Reason) when the language has no words for it.

reason_text(Language, Reason, Text) :-
    language_module(Language, Module),
    (   phrase(Module:reason(Reason), Words)
    ->  atomic_list_concat(Words, Text)
    ;   throw(error(existence_error(words, Reason), _))
    ).

%!  check_text(+Language, +What, +Rules, -Text:string) is det.
%
%   What was checked, told in Language.

check_text(Language, What, Rules, Text) :-
    language_module(Language, Module),
    (   phrase(Module:check(What, Rules), Words)
    ->  atomic_list_concat(Words, Text)
    ;   throw(error(existence_error(words, check(What)), _))
    ).

language_module(en, lawmage_en).

%!  keyword_text(+Language, +Keyword, -Text) is det.
%
%   The keyword ability as it is written, with its parameter.

keyword_text(en, Keyword, Text) :-
    phrase(lawmage_en_vocabulary:keyword(Keyword), Words),
    !,
    atomic_list_concat(Words, Text).
