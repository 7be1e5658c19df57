:- encoding(utf8).
:- module(lawmage_json,
          [ json_text/2        % +Value, -Text
          ]).
:- use_module(library(lists)).

/** <module> Writing JSON

Only answer.pl uses this.  Values are object(Pairs), lists, integers(List), names(List) of ids,
text(AnyText), numbers and the atoms true, false and null; any other atom or string is text as well.  library(http/json) is
not wanted: it costs more start-up than all the rules.
*/

%!  json_text(+Value, -Text:string) is det.
%
%   Text is Value in JSON, on one line, all in ASCII but what is beyond it in text.

json_text(Value, Text) :-
    with_output_to(string(Text), write_json(Value)).

write_json(object(Pairs)) =>
    put_char('{'),
    write_pairs(Pairs),
    put_char('}').
write_json(text(Text)) =>
    write_string(Text).
write_json(integers(List)) =>             % written alike in Prolog
    write(List).
write_json(names(Names)) =>               % also an object that is called true
    findall(text(Name), member(Name, Names), Texts),
    write_json(Texts).
write_json([]) =>
    write([]).
write_json([Value|Values]) =>
    put_char('['),
    write_json(Value),
    write_values(Values),
    put_char(']').
write_json(Number), integer(Number) =>
    write(Number).
write_json(Number), float(Number) =>
    write(Number).
write_json(Literal), memberchk(Literal, [true, false, null]) =>
    write(Literal).
write_json(Text) =>
    write_string(Text).

write_values([]).
write_values([Value|Values]) :-
    put_char(','),
    write_json(Value),
    write_values(Values).

write_pairs([]).
write_pairs([Key-Value|Pairs]) :-
    write_string(Key),
    put_char(':'),
    write_json(Value),
    write_more_pairs(Pairs).

write_more_pairs([]).
write_more_pairs([Pair|Pairs]) :-
    put_char(','),
    write_pairs([Pair]),
    write_more_pairs(Pairs).

write_string(Text) :-
    put_char('"'),
    (   plain(Text)
    ->  write(Text)
    ;   text_to_string(Text, String),
        string_codes(String, Codes),
        write_codes(Codes)
    ),
    put_char('"').

%   Text without anything to escape is by far the most: then the special characters split nothing.

plain(Text) :-
    special_characters(Special),
    split_string(Text, Special, "", [_]).

:- dynamic special_characters/1.

:- initialization(set_special_characters).

set_special_characters :-
    numlist(1, 31, Control),
    append(Control, [0'", 0'\\], Codes),
    string_codes(Special, Codes),
    retractall(special_characters(_)),
    assertz(special_characters(Special)).

write_codes([]).
write_codes([Code|Codes]) :-
    write_code(Code),
    write_codes(Codes).

write_code(0'") => write("\\\"").
write_code(0'\\) => write("\\\\").
write_code(Code), Code < 32 => format("\\u~|~`0t~16r~4+", [Code]).
write_code(Code) => put_code(Code).
