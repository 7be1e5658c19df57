:- encoding(utf8).
:- module(lawmage_qualities,
          [ quality//1          % -Filter
          ]).
:- use_module(library(lists)).
:- use_module(comparisons).
:- use_module(filters).
:- use_module(subjects).
:- use_module(words).

/** <module> Qualities: what protection and hexproof are from

CR 702.11d, 702.16a.
*/

%!  quality(-Filter)// is nondet.
%
%   What stands after "protection from" or "hexproof from", once.

quality([color(Color)]) --> [Color], { color(Color) }.
quality([]) --> [everything].
quality([Property]) -->
    [Word],
    { memberchk(Word, [colorless, multicolored, monocolored]),
      Property = Word
    }.
quality([chosen(color)]) --> [the, chosen, color].
quality([chosen(color)]) --> [that, color].
quality([last_chosen(color)]) --> [the, last, chosen, color].
quality([not(mana_value(exactly(chosen(number))))]) --> [each, mana, value, other, than, the, chosen, number].
quality([mana_value(chosen(parity))]) --> [each, mana, value, of, the, chosen, quality].
quality([shares(mana_value, each(Filter))]) --> [each, mana, value, among], filter(pl, Filter).
quality([belongs_to(opponent)]) --> [each, opponent].
quality([belongs_to(ref(Id))]) --> [ref(Id)].
quality([belongs_to(chosen(player))]) --> [the, chosen, player].
quality([chosen(name)]) --> [the, chosen, card, name].
quality([chosen(name)]) --> [the, chosen, name].
quality([chosen(type)]) --> [the, chosen, creature, type].
quality([chosen(card_type)]) --> [the, chosen, card, type].
quality([choice(color)]) --> [the, color, of, your, choice].
quality([choice(card_type)]) --> [the, card, type, of, your, choice].
quality([choice(type)]) --> [the, creature, type, of, your, choice].
quality([shares(What, S)]) --> [each, of], possessor_object(S), ['\'s'], shared_features(What).
quality([shares(What, S)]) --> [each, of], its_own(S), shared_features(What).
quality([shares(What, S)]) --> its_own(S), shared_features(What).
quality([shares(What, each(Filter))]) --> [the], shared_features(What), [of], filter(pl, Filter).
quality([shares(What, S)]) --> possessor_object(S), ['\'s'], shared_features(What).
quality([belongs_to(opponent)]) --> [each, of, your, opponents].
quality([belongs_to(opponent)]) --> [your, opponents].
quality([belongs_to(opponent)]) --> [opponents].
quality(Filter) -->
    filter(pl, Filter).
quality(Filter) -->
    filter(sg, Filter),
    { Filter = [subtype(_)] ; Filter = [not(subtype(_)), _|_] }.
quality([Property]) -->
    comparison(Property).

its_own(pro(poss)) --> [its].
its_own(pro(posses)) --> [their].

shared_features(color) --> [colors].
shared_features(card_type) --> [card, types].
shared_features(creature_type) --> [creature, types].
