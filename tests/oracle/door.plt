:- encoding(utf8).
:- module(lawmage_oracle_tests, []).
:- use_module(library(plunit)).
:- use_module(kb(oracle/oracle)).

/** <module> The grammar's door: what goes in and what comes out
*/

%   bob(+Text, -Readings): as the text of a creature named Bob.

bob(Text, Readings) :-
    read_text(card('Bob', [creature], []), Text, Readings).

:- begin_tests(readings).

test(lines_and_sentences, Numbers == [1-[1], 2-[1, 2]]) :-
    bob("Flying\n(Reminder.)\n{T}: Draw a card. You gain 1 life.", Readings),
    findall(N-Ns, ( member(reading(N, _, Clauses), Readings), findall(I, member(clause(I, _, _, _, _), Clauses), Ns) ),
            Numbers).
test(offsets, Words == ["Flying", "Bob can't block", "{T}: Draw a card"]) :-
    Text = "Flying (It flies.)\nBob can't block.\n{T}: Draw a card.",
    bob(Text, Readings),
    findall(Word,
            ( member(reading(_, _, Clauses), Readings),
              member(clause(_, _, _, From, To), Clauses),
              Length is To-From,
              sub_string(Text, From, Length, _, Word)
            ),
            Words).
test(no_text, Readings == []) :-
    bob("", Readings).
test(only_reminder, Readings == []) :-
    bob("(It's only words.)", Readings).
test(open_condition, Clauses = [clause(1, _, understood_given('the moon is full'), _, _)]) :-
    bob("Bob can't block if the moon is full.", [reading(1, _, Clauses)]).
test(no_rule, Term-Status == none-not_understood(0, 36)) :-
    bob("This creature smells faintly of pine.", [reading(1, Term, [clause(1, _, Status, _, _)])]).
test(quotation_not_read, Clauses = [clause(1, grant(self, text('Whirl the widgets')), grants_unread('Whirl the widgets'), _, _)]) :-
    bob("Bob has \"Whirl the widgets.\"", [reading(1, _, Clauses)]).
test(no_bearing, Status == no_bearing) :-
    bob("Draft Bob face up.", [reading(1, _, [clause(1, _, Status, _, _)])]).
test(deck_building, Status == no_bearing) :-
    bob("Companion — Your deck is blue.", [reading(1, _, [clause(1, _, Status, _, _)])]).
test(lines_of_a_face, Lines == [line(1, keywords([flying]), []), line(2, none, [unread(1, Bearings)])]) :-
    bob("Flying\nBob frobs target blocker.", Readings),
    face_lines(Readings, Lines),
    Lines = [_, line(2, none, [unread(1, Bearings)])],
    memberchk(target, Bearings).

:- end_tests(readings).

:- begin_tests(gains).

gain("is legendary", add_type(self, [supertype(legendary)])).
gain("protection from red", grant(self, keywords([protection([color(red)])]))).
gain("flying and first strike", grant(self, keywords([flying, first_strike]))).
gain("can't block until <A>'s next turn", until(next_turn(ref('A')), restriction(self, cant_block))).
gain("plainswalk, islandwalk, and forestwalk until end of turn",
     until(end_of_turn, grant(self, keywords([landwalk([subtype(plains)]), landwalk([subtype(island)]),
                                              landwalk([subtype(forest)])])))).
gain("{T}: This creature deals 1 damage to any target.",
     activated([tap], deal_damage(self, 1, target(1, [any_target])))).
gain("blocks <elite> this combat if able", until(end_of_combat, requirement(self, block_if_able(ref(elite))))).

test(gain, [forall(gain(Text, Term)), Found == Term]) :-
    read_gain(Text, Found).
test(loses_all, Found == until(end_of_turn, all([lose(self, all_abilities), set_color(self, [blue]),
                                                set_type(self, [subtype(frog)]), pt_set(self, 1, 1)]))) :-
    read_gain("loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of turn", Found).
test(nonsense, fail) :-
    read_gain("smells of pine", _).

:- end_tests(gains).

:- begin_tests(effects).

test(without_a_source, Found == limit(attack(each([type(creature)])), 1)) :-
    read_effect("No more than one creature can attack each combat.", Found).
test(two_sentences, Found == all([draw(you, 1), lose_life(you, 1)])) :-
    read_effect("Draw a card. You lose 1 life.", Found).
test(an_object_by_its_id, Found == destroy(ref(bear))) :-
    read_effect("Destroy <bear>.", Found).
test(half_understood, fail) :-
    read_effect("Draw a card. Frobnicate.", _).
test(keyword_alone, Found == keywords([any(ward)])) :-
    read_ability("ward", Found).
test(keyword_with_cost, Found == keywords([ward([mana('{2}')])])) :-
    read_ability("ward {2}", Found).

:- end_tests(effects).
