:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(library(apply)).
:- use_module(kb(explain/readings)).
:- use_module(kb(vocabulary_terms), [term/3]).

:- begin_tests(readings).

test(keywords, Text == "flying, protection from red, ward {2}, swampwalk") :-
    reading_text(en,
                 keywords([flying, protection([color(red)]), ward([mana('{2}')]), landwalk([subtype(swamp)])]),
                 Text).
test(one_subject_is_named_once, Text == "equipped creature gets +1/+1 and has flying") :-
    Host = host(equipped, [type(creature)]),
    reading_text(en, all([pt_mod(Host, 1, 1), grant(Host, keywords([flying]))]), Text).
test(verbs_agree, Text == "other Goblins you control get +1/+1 and have haste") :-
    Goblins = each([other(self), subtype(goblin), controlled_by(you)]),
    reading_text(en, all([pt_mod(Goblins, 1, 1), grant(Goblins, keywords([haste]))]), Text).
test(for_each, Text == "it gets +2/+0 for each of the number of Forests you control") :-
    reading_text(en, pt_mod(self, times(2, count([subtype(forest), controlled_by(you)])), 0), Text).
test(condition, Text == "if it isn't your turn, it can't attack") :-
    reading_text(en, when(not(turn(you)), restriction(self, cant_attack)), Text).
test(open_condition, Text == "if the moon is full, it can't block") :-
    reading_text(en, when(opaque('the moon is full'), restriction(self, cant_block)), Text).
test(trigger, Text == "whenever it attacks or whenever it blocks: you draw 2 cards") :-
    reading_text(en, triggered(any_of([attacks(self), blocks(self)]), draw(you, 2)), Text).
test(activated, Text == "{1}{R}, {T}, sacrifice it: it deals damage equal to its power to any target") :-
    reading_text(en,
                 activated([mana('{1}{R}'), tap, sacrifice(self)],
                           deal_damage(self, stat(power, self), target(1, [any_target]))),
                 Text).
test(duration, Text == "until end of turn, up to 2 target creatures can't block") :-
    reading_text(en, until(end_of_turn, restriction(target(up_to(2), [type(creature)]), cant_block)), Text).
test(unread_quote, Text == "enchanted creature has \"an ability that is not read\"") :-
    reading_text(en, grant(host(enchanted, [type(creature)]), text(place(2, 1, 1))), Text).
test(unread_event, Text == "on an event that is not read: sacrifice it") :-
    reading_text(en, triggered(opaque(place(1, 1, 1)), sacrifice(self)), Text).
test(unknown_term, Text == "frobnicate it 3 widget") :-
    reading_text(en, frobnicate(self, 3, widget), Text).

%   Every kind of meaning has words, whatever stands in it.
test(vocabulary, forall(term(meaning, Pattern, _))) :-
    Pattern =.. [Name|Sorts],
    maplist(example, Sorts, Arguments),
    Meaning =.. [Name|Arguments],
    reading_text(en, Meaning, Text),
    assertion(\+ sub_string(Text, _, _, _, "_")).
test(restrictions, forall(term(restriction, Pattern, _))) :-
    Pattern =.. [Name|Sorts],
    maplist(example, Sorts, Arguments),
    Restriction =.. [Name|Arguments],
    reading_text(en, restriction(self, Restriction), Text),
    assertion(sub_string(Text, 0, _, _, "it ")),
    assertion(\+ sub_string(Text, _, _, _, "_")).

example(list(Sort), [Example]) :- !, example(Sort, Example).
example(quote(Literal), Literal) :- !.
example(Sort, Example) :- sort_example(Sort, Example0), !, Example = Example0.
example(_, some_word).

sort_example(meaning, keywords([flying])).
sort_example(subject, self).
sort_example(filter, [type(creature)]).
sort_example(amount, 2).
sort_example(number, 1).
sort_example(who, you).
sort_example(condition, turn(you)).
sort_example(event, attacks(self)).
sort_example(cost, tap).
sort_example(keyword, flying).
sort_example(lost, all_abilities).
sort_example(restriction, cant_block).
sort_example(requirement, must_be_blocked).
sort_example(permission, block_any_number).
sort_example(damage_rule, assign_none).
sort_example(act, attack(self)).
sort_example(token, token(food)).
sort_example(color, red).
sort_example(counter, pt(1, 1)).
sort_example(duration, end_of_turn).
sort_example(source, any).

:- end_tests(readings).
