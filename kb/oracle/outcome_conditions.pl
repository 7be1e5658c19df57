:- encoding(utf8).
:- module(lawmage_outcome_conditions,
          [ outcome_condition//1 % -Condition
          ]).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).
:- use_module(words).

/** <module> Conditions on what came of an instruction

"if a creature card was milled this way", "if you do", "if you win the flip".
*/

%!  outcome_condition(-Condition)// is nondet.
%
%   What came of an instruction.

outcome_condition(happened(this_way, Event, at_least(1))) -->
    event_subject_phrase(S),
    was_or_is,
    [Participle, this, way],
    { this_way(Participle, S, Event) }.
outcome_condition(happened(this_way, dies(S), at_least(1))) --> event_subject_phrase(S), [dies, this, way].
outcome_condition(happened(this_way, Event, at_least(1))) -->
    who(_, Who),
    [Verb],
    article,
    filter(sg, Filter),
    [this, way],
    { done_this_way(Verb, Who, each(Filter), Event) }.
outcome_condition(happened(this_game, completes_dungeon(you), at_least(1))) --> [you, '\'ve', completed, a, dungeon].
outcome_condition(happened(this_way, searches(Who), at_least(1))) -->
    who(_, Who),
    search_verb,
    own(Who),
    [library, this, way].
outcome_condition(happened(this_way, deals_damage(any, S), at_least(1))) -->
    event_subject_phrase(S),
    [is, dealt, damage, this, way].
outcome_condition(happened(this_turn, resolves(this_ability), exactly(N))) -->
    [this, is, the, Word, time, this, ability, has, resolved, this, turn],
    { ordinal(Word, N) }.
outcome_condition(happened(this_way, damage_prevented, at_least(1))) --> [damage, is, prevented, this, way].
outcome_condition(won) --> [you, win].
outcome_condition(won) --> [you, won].
outcome_condition(won) --> [you, win, the, flip].
outcome_condition(not(won)) --> [you, lose, the, flip].
outcome_condition(done) --> [you, do].
outcome_condition(done) --> [they, do].
outcome_condition(done) --> [that, player, does].
outcome_condition(done) --> [a, player, does].
outcome_condition(done) --> [the, player, does].
outcome_condition(not(done)) --> [no, one, does].
outcome_condition(not(done)) --> [you, 'don\'t', put], put_there.
outcome_condition(not(done)) --> [you, 'don\'t', cast, it].
outcome_condition(not(possible)) --> [you, 'can\'t'].
outcome_condition(not(possible)) --> [they, 'can\'t'].
outcome_condition(not(possible)) --> [the, player, 'can\'t'].
outcome_condition(not(done)) --> [you, 'don\'t', or, 'can\'t', make, an, exchange].
outcome_condition(not(done)) --> [you, 'don\'t'].
outcome_condition(not(done)) --> [they, 'don\'t'].
outcome_condition(not(done)) --> [the, player, 'doesn\'t'].
outcome_condition(not(done)) --> [that, player, 'doesn\'t'].

was_or_is --> [is].
was_or_is --> [was].
was_or_is --> [are].
was_or_is --> [were].

this_way(revealed, S, revealed(S)).
this_way(discarded, S, discarded(S)).
this_way(exiled, S, exiled(S)).
this_way(destroyed, S, destroyed(S)).
this_way(sacrificed, S, sacrificed(S)).
this_way(milled, S, milled(S)).
this_way(countered, S, countered(S)).
this_way(tapped, S, becomes_tapped(S)).
this_way(returned, S, returned(S)).

done_this_way(discard, Who, S, discards(Who, S)).
done_this_way(discarded, Who, S, discards(Who, S)).
done_this_way(sacrifice, Who, S, sacrifices(Who, S)).
done_this_way(sacrificed, Who, S, sacrifices(Who, S)).
done_this_way(reveal, _, S, revealed(S)).
done_this_way(revealed, _, S, revealed(S)).
done_this_way(exile, _, S, exiled(S)).
done_this_way(exiled, _, S, exiled(S)).
done_this_way(destroyed, _, S, destroyed(S)).
done_this_way(cast, Who, each(Filter), cast(Who, Filter)).
done_this_way(milled, _, S, milled(S)).

%   "If you don't put it onto the battlefield": the sentence before says that you may.

put_there --> put_card, [into, your, hand].
put_there --> put_card, [onto, the, battlefield].

put_card --> [it].
put_card --> [the, card].

search_verb --> [search].
search_verb --> [searched].
