:- encoding(utf8).
:- module(lawmage_casting_conditions,
          [ casting_condition//1 % -Condition
          ]).
:- use_module(costs).
:- use_module(function_words).
:- use_module(object_conditions).
:- use_module(players).
:- use_module(subjects).

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
casting_condition(spent(mana(Mana))) --> mana(Mana), was(sg), [spent, to, cast, ~].
casting_condition(spent(mana(Mana))) --> mana(Mana), was(sg), [spent, to, cast, it].
casting_condition(matches(S, [cast_from(Zone)])) --> [you, cast], reference(sg, S), [from], whose(_), cast_zone(Zone).
casting_condition(matches(S, [cast_from(Zone)])) --> being(S, sg), [was, cast, from], whose(_), cast_zone(Zone).
casting_condition(matches(S, [cast_from(exile)])) --> being(S, sg), [was, cast, from, exile].
casting_condition(not(matches(S, [cast_from(Zone)]))) --> [you, 'didn\'t', cast], reference(sg, S), [from], whose(_), cast_zone(Zone).
casting_condition(matches(S, [was_cast])) --> [you, cast], reference(sg, S).
casting_condition(matches(S, [was_cast])) --> being(S, sg), [was, cast].
casting_condition(not(matches(S, [was_cast]))) --> being(S, sg), ['wasn\'t', cast].

cast_zone(hand) --> [hand].
cast_zone(graveyard) --> [graveyard].

paid_participle(kicked, kicker).
paid_participle(bargained, bargain).
paid_participle(overloaded, overload).
paid_participle(foretold, foretell).
paid_participle(multikicked, multikicker).
paid_participle(evoked, evoke).
