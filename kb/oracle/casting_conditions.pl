:- encoding(utf8).
:- module(lawmage_casting_conditions,
          [ casting_condition//1 % -Condition
          ]).
:- use_module(costs).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(object_conditions).
:- use_module(players).
:- use_module(subjects).
:- use_module(words).

/** <module> Conditions on how something was cast

"if it was kicked", "if {R} was spent to cast this spell".
*/

%!  casting_condition(-Condition)// is nondet.
%
%   How something was cast, and what was paid.

casting_condition(matches(S, [paid(Word)])) -->
    being(S, Number),
    was(Number),
    [Participle],
    { paid_participle(Participle, Word) }.
casting_condition(matches(S, [not(paid(Word))])) -->
    being(S, Number),
    wasnt(Number),
    [Participle],
    { paid_participle(Participle, Word) }.
casting_condition(matches(S, [targets_only(T)])) --> being(S, sg), [targets, only], reference(sg, T).
casting_condition(matches(S, [paid(bargain)])) --> being(S, sg), ['\'s', bargained].
casting_condition(matches(S, [paid(escape)])) --> being(S, sg), [escaped].
casting_condition(matches(S, [paid(kicker, Cost)])) -->
    being(S, sg),
    [was, kicked, with, its],
    mana_payment(Cost),
    [kicker].
casting_condition(matches(S, [paid(Word)])) -->
    possessed(S),
    paid_cost_word(Word),
    [was, paid].
casting_condition(matches(self, [paid(teamwork)])) --> [~, was, cast, using, teamwork].
casting_condition(matches(self, [paid(tribute)])) --> [tribute, was, paid].
casting_condition(matches(self, [not(paid(tribute))])) --> [tribute, 'wasn\'t', paid].
casting_condition(matches(self, [paid(gift)])) --> [the, gift, was, promised].
casting_condition(matches(self, [not(paid(gift))])) --> [the, gift, 'wasn\'t', promised].
casting_condition(matches(self, [paid(collect_evidence)])) --> [evidence, was, collected].
casting_condition(matches(self, [paid(behold)])) --> [a, dragon, was, beheld].
casting_condition(spent(mana(Mana))) --> mana(Mana), [was, spent, to, cast, ~].
casting_condition(matches(S, [spent(mana(Mana))])) -->
    mana(Mana),
    [was, spent, to, cast],
    reference(sg, S),
    { S \== self }.
casting_condition(amount(mana_spent(S), Comparison)) -->
    mana_count(Comparison),
    [mana, was, spent, to, cast],
    reference(sg, S).
casting_condition(amount(mana_spent(S, Color), Comparison)) -->
    mana_count(Comparison),
    [Color, mana, was, spent, to, cast],
    { color(Color) },
    reference(sg, S).
casting_condition(matches(S, [cast_from(Zone)])) --> cast_object(S), [from], owned_zone(Zone).
casting_condition(matches(S, [was_cast, not(cast_from(hand))])) -->
    cast_object(S),
    [from, anywhere, other, than, your, hand].
casting_condition(not(matches(S, [cast_from(Zone)]))) -->
    [you, 'didn\'t', cast],
    reference(sg, S),
    [from],
    owned_zone(Zone).
casting_condition(matches(S, [cast_during(main, you)])) -->
    [you, cast],
    reference(sg, S),
    [during, your, main, phase].
casting_condition(matches(S, [was_cast])) --> cast_object(S).
casting_condition(not(matches(S, [was_cast]))) --> being(S, sg), ['wasn\'t', cast].

cast_object(S) --> [you, cast], reference(sg, S).
cast_object(S) --> being(S, sg), [was, cast].

owned_zone(Zone) --> whose(Who), zone_noun(Zone), { Who == you ; Who == pro(who) }.
owned_zone(graveyard) --> [a, graveyard].
owned_zone(exile) --> [exile].

mana_count(exactly(0)) --> [no].
mana_count(at_least(N)) --> cardinal(N), [or, more].
mana_count(at_least(N)) --> [at, least], cardinal(N).

paid_cost_word(Word) --> [Word, cost], { cost_keyword(Word, _) }.
paid_cost_word(spectacle) --> [spectacle, cost].
paid_cost_word(additional_cost) --> [additional, cost].

paid_participle(kicked, kicker).
paid_participle(bargained, bargain).
paid_participle(overloaded, overload).
paid_participle(foretold, foretell).
paid_participle(multikicked, multikicker).
paid_participle(evoked, evoke).
paid_participle(embalmed, embalm).
