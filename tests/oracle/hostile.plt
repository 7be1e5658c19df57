:- encoding(utf8).
:- module(lawmage_hostile_text_tests, []).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(time)).
:- use_module(kb(oracle/oracle)).

/** <module> Text of any kind ends in a status or in failure: no exception, no endless search
*/

many(Text, Count, Whole) :-
    length(Texts, Count),
    maplist(=(Text), Texts),
    atomic_list_concat(Texts, Whole).

hostile(empty_quotes, "\"\"").
hostile(open_quote, "This creature has \"{T}: Draw a card.").
hostile(closing_quote, "This creature has flying.\"").
hostile(quotes, Text) :- many("\"", 400, Text).
hostile(brackets, Text) :- many("(", 400, Text).
hostile(closing_brackets, Text) :- many(")", 400, Text).
hostile(braces, "{{T}: }Draw {a} card{").
hostile(open_brace, "{T: Draw a card.").
hostile(ids, "Destroy <>. Destroy <bear. Destroy bear>. <<a>>").
hostile(zero, "a\u0000b").
hostile(controls, "\t\r\f\b\e[31m\u200b\ufeff").
hostile(letters, "Æther Ōkami – „Zitat“ … ﬁ ẞ 𝔐 龍 🐉").
hostile(right_to_left, "\u202e.kcolb t'nac erutaerc sihT").
hostile(minus_signs, "This creature gets −1/–1, ‑1/—1 and +-/+*.").
hostile(big_number, "This creature gets +99999999999999999999999999/+0.").
hostile(digits, Text) :- many("9", 5000, Text).
hostile(one_long_word, Text) :- many("block", 5000, Text).
hostile(long_sentence, Text) :- many("creatures you control and ", 3000, Text).
hostile(long_list, Text) :- many("flying, ", 3000, Text).
hostile(commas, Text) :- many(", ", 3000, Text).
hostile(full_stops, Text) :- many(". ", 3000, Text).
hostile(lines, Text) :- many("This creature can't block.\n", 2000, Text).
hostile(bullets, Text) :- many("• Draw a card.\n", 500, Text).
hostile(nested_quotes, Text) :- many("has \"this creature ", 200, Text).
hostile(conditions, Text) :- many("if you do, ", 500, Text).
hostile(ors, Text) :- many("Elf or ", 500, Text).
hostile(withs, Text) :- many("creature with power 2 or less ", 100, Text).
hostile(its, Text) :- many("its controller's ", 200, Text).
hostile(variables, "X Y _ A is B, [a|T], foo(bar), 'atom', 0'c, \\+ goal.").

:- meta_predicate in_time(0).

in_time(Goal) :-
    call_with_time_limit(10, Goal).

:- begin_tests(hostile_text).

test(text, [forall(hostile(Name, _)), true(is_list(Readings))]) :-
    hostile(Name, Text),
    in_time(read_text(card('Bob', [creature], []), Text, Readings)).
test(gain, [forall(hostile(Name, _))]) :-
    hostile(Name, Text),
    in_time(ignore(read_gain(Text, _))).
test(effect, [forall(hostile(Name, _))]) :-
    hostile(Name, Text),
    in_time(ignore(read_effect(Text, _))).
test(ability, [forall(hostile(Name, _))]) :-
    hostile(Name, Text),
    in_time(ignore(read_ability(Text, _))).
test(card_name, [forall(hostile(Name, _)), true(is_list(Readings))]) :-
    hostile(Name, Text),
    atom_string(Atom, Text),
    in_time(read_text(card(Atom, [], []), "Destroy Bob.", Readings)).
test(offsets_are_in_the_text, [forall(hostile(Name, _)), Wrong == []]) :-
    hostile(Name, Text),
    string_length(Text, Length),
    read_text(card('Bob', [creature], []), Text, Readings),
    findall(From-To,
            ( member(reading(_, _, Clauses), Readings),
              member(clause(_, _, _, From, To), Clauses),
              \+ ( 0 =< From, From =< To, To =< Length )
            ),
            Wrong).

:- end_tests(hostile_text).
