:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(kb('game/bindings')).
:- use_module(kb('objects/mana_paying')).
:- use_module(kb('game/target_phrases')).
:- use_module(kb('game/tokens')).

/** <module> Parts of the game that need no board
*/

%   CR 601.2h, 107.4e-f
:- begin_tests(payment).

test(generic_mana_is_paid_by_any, Life == 0) :-
    covers([g, r], [1, g], Life).
test(coloured_mana_is_paid_by_its_colour, fail) :-
    covers([r, r], [1, g], _).
test(too_little, fail) :-
    covers([g], [1, g], _).
test(too_much, fail) :-
    covers([g, r, r], [1, g], _).
test(a_hybrid_symbol_is_paid_either_way) :-
    covers([w], [g/w], _),
    covers([g], [g/w], _).
test(a_monohybrid_symbol_is_paid_by_two_of_any) :-
    covers([w], [2/w], _),
    covers([r, g], [2/w], _).
test(a_phyrexian_symbol_may_be_paid_with_life, Life == 1) :-
    covers([], [u/p], Life).
test(colourless_is_a_type, fail) :-
    covers([g], [c], _).
test(a_creature_for_convoke_pays_for_its_colour_or_generic) :-
    covers([convoke([green])], [g], _),
    covers([convoke([green])], [1], _),
    \+ covers([convoke([green])], [r], _).

:- end_tests(payment).

:- begin_tests(bindings).

test(a_target_stands_for_what_was_chosen, Bound == destroy(ref(bear))) :-
    frame(Frame, spell, 'A', 1, [target(1, [type(creature)])-[bear]]),
    bound(destroy(target(1, [type(creature)])), Frame, Bound).
test(what_a_granted_ability_says_stays, Bound == grant(ref(spell), pt_mod(self, 1, 1))) :-
    frame(Frame, spell, 'A', 1, []),
    bound(grant(self, pt_mod(self, 1, 1)), Frame, Bound).

:- end_tests(bindings).

:- begin_tests(target_phrases).

%   CR 115.3
test(equal_phrases_are_one, Phrases == [target(1, [type(creature)])]) :-
    phrases_of(all([tap(target(1, [type(creature)])), untap(target(1, [type(creature)]))]), Phrases).
test(a_granted_ability_has_its_own_targets, Phrases == []) :-
    phrases_of(grant(self, activated([tap], tap(target(1, [type(land)])))), Phrases).

:- end_tests(target_phrases).

:- begin_tests(tokens).

%   CR 111.4
test(a_token_is_named_after_its_subtypes, Name == 'Dwarf Berserker Token') :-
    made_token(w, token(2, 1, [color(red), subtype(dwarf), subtype(berserker), type(creature)], []), made([front-Face|_], _, _, _)),
    arg(1, Face, Name).

:- end_tests(tokens).
