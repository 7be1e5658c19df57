:- encoding(utf8).
:- module(lawmage_modifiers,
          [ modifiers//2,       % ?Number, -Properties
            choice_word//1      % -Choice
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(comparisons).
:- use_module(counters).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(players).
:- use_module(predicatives).
:- use_module(relative_clauses).
:- use_module(subjects).
:- use_module(verbatim).
:- use_module(zone_phrases).

/** <module> What stands after a noun

Modifiers narrow a filter: "you control", "with flying", "that's attacking you", "in your
graveyard".  Pronouns in them that mean the thing itself are `own`.
*/

%!  modifiers(?Number, -Properties)// is nondet.
%
%   Modifiers in a row, as many words as can be: "creatures you control with flying".
%   Only where a name ends isn't certain.

modifiers(Number, Properties, Tokens0, Tokens) :-
    findall(Left-Properties0,
            ( modifiers_from(Number, Properties0, Tokens0, Tokens1),
              length(Tokens1, Left)
            ),
            Readings0),
    (   Readings0 == []
    ->  Properties = [],
        Tokens = Tokens0
    ;   keysort(Readings0, Readings),
        longest(Readings, Left-Properties),
        dropped(Left, Tokens0, Tokens)
    ).

longest([Reading|Readings], Longest) :-
    Reading = _-Properties,
    (   names(Properties)
    ->  member(Longest, [Reading|Readings])
    ;   Longest = Reading
    ).

dropped(Left, Tokens0, Tokens) :-
    length(Tokens0, Length),
    Count is Length - Left,
    length(Words, Count),
    append(Words, Tokens, Tokens0),
    !.

names(Properties) :-
    member(Property, Properties),
    ( Property = named(_) ; Property = not(named(_)) ; Property = any_of([named(_)|_]) ),
    !.

modifiers_from(Number, Properties) -->
    modifier(Number, Properties0),
    modifiers_after(Number, Properties1),
    { append(Properties0, Properties1, Properties) }.

modifiers_after(Number, Properties) -->
    modifiers(Number, Properties).
modifiers_after(Number, Properties) -->
    [and],
    relative(Number, Properties0),
    modifiers(Number, Properties1),
    { append(Properties0, Properties1, Properties) }.

of_cost(cost_has(_)).

%   One modifier after a noun in Number.

modifier(_, [controlled_by(you), not(owned_by(you))]) --> [you, control, but, 'don\'t', own].
modifier(_, [owned_by(you), not(controlled_by(you))]) --> [you, own, but, 'don\'t', control].
modifier(_, [owned_by(you), controlled_by(you)]) --> [you, both, own, and, control].
modifier(_, [not(controlled_by(you))]) --> [you, 'don\'t', control].
modifier(_, [not(owned_by(you))]) --> [you, 'don\'t', own].
modifier(_, [controlled_by(Who), cast_from(Zone)]) --> who(Person, Who), casts(Person), [from], cast_zone(Who, Zone).
modifier(_, [Property]) -->
    who(Person, Who),
    possession(Person, Who, Property).
modifier(_, [controlled_by(Who)]) --> [controlled, by], who(_, Who).
modifier(_, [any_of([controlled_by(Who), controlled_by(Other)])]) -->
    [controlled, by],
    who(_, Who),
    [or, by],
    who(_, Other).
modifier(_, [happened(this_turn, deals_combat_damage(S, player(controller(own))), at_least(1))]) -->
    [whose, controller, was, dealt, combat, damage, by],
    reference(sg, S),
    [this, turn].
modifier(_, [owned_by(Who)]) --> [owned, by], who(_, Who).
modifier(_, [enchanted_by([other(self)])]) --> [with, another, aura, attached, to, it].
modifier(Number, Properties) --> [with], with(Number, Properties).
modifier(Number, [not(Property)]) --> [without], without(Number, Property).
modifier(_, [chosen(Choice)]) --> [of, the, chosen], choice_word(Choice).
modifier(_, [chosen(Choice)]) --> [of, that], choice_word(Choice).
modifier(_, [last_chosen(Choice)]) --> [of, the, last, chosen], choice_word(Choice).
modifier(_, [noted_in_draft(type)]) --> [of, a, type, you, noted, for, cards, named, ~].
modifier(_, [choice(Choice)]) --> [of, the], choice_word(Choice), [of, your, choice].
modifier(_, [choice(Choice)]) --> [of, a], choice_word(Choice), [of, your, choice].
modifier(pl, [different_controllers]) --> [controlled, by, different, players].
modifier(Number, Properties) --> relative(Number, Properties).
modifier(Number, Properties) --> participle(Number, Properties).
modifier(_, [Property]) --> zone_phrase(Property).
modifier(_, [from(Filter)|OfCosts]) -->                   % "of creatures with {T} in their costs": the abilities' costs
    [of],
    filter(pl, Filter0),
    { partition(of_cost, Filter0, OfCosts, Filter) }.
modifier(_, [of(S)]) --> [of], reference(_, S).
modifier(_, [happened(this_turn, attacks(S, [own]), at_least(1))]) -->
    reference(sg, S),
    [attacked, this, turn].
modifier(_, [blocked_by(S)]) --> blocking_subject(S), [blocking].
modifier(_, [among(each(Filter))]) -->
    [from, among, the],
    filter(pl, Filter),
    { memberchk(this_way(_), Filter) }.
modifier(_, [among(S)]) --> [among], reference(_, S).
modifier(_, [among(S)]) --> [from, among], reference(_, S).
modifier(_, [among(S)]) --> [from], reference(_, S).
modifier(_, [among(each(Filter))]) --> [from, among], filter(pl, Filter).
modifier(_, [not(cast_from(hand))]) --> [from, anywhere, other, than, your, hand].
modifier(_, [other(S)]) --> [other, than], reference(_, S).
modifier(_, [other(S)]) --> [other, than], targets(_, S).
modifier(_, [not(Alt)]) -->
    [other, than],
    plural_or_article,
    filter(_, Filter),
    { one_or_list(Filter, Alt) }.
modifier(_, [not(named(Name))]) --> [not, named], verbatim_name(Name).
modifier(_, [any_of([named(Name1), named(Name2), named(Name3)])]) -->
    [named],
    listed_names(Name1, Name2, Name3).
modifier(_, [named(Name)]) --> [named], \+ listed_names(_, _, _), verbatim_name(Name).
modifier(_, [from(Filter)]) -->
    [from],
    plural_or_article,
    filter(_, Filter),
    { memberchk(source, Filter) }.

blocking_subject(pro(subj)) --> [it, '\'s'].
blocking_subject(S) --> reference(sg, S), [is].

plural_or_article --> article.
plural_or_article --> [].


casts(sg) --> [casts].
casts(pl) --> [cast].

cast_zone(_, exile) --> [exile].
cast_zone(_, graveyard) --> [graveyards].
cast_zone(_, graveyard) --> [a, graveyard].
cast_zone(you, Zone) --> [your], zone_word(Zone).
cast_zone(Who, Zone) --> [their], zone_word(Zone), { Who \== you }.

%   Whoever casts a spell or activates an ability controls it (CR 112.2, 113.8).

possession(sg, Who, controlled_by(Who)) --> [controls].
possession(pl, Who, controlled_by(Who)) --> [control].
possession(_, Who, controlled_by(Who)) --> [controlled].
possession(sg, Who, owned_by(Who)) --> [owns].
possession(pl, Who, owned_by(Who)) --> [own].
possession(sg, Who, controlled_by(Who)) --> [casts].
possession(pl, Who, controlled_by(Who)) --> [cast].
possession(sg, Who, controlled_by(Who)) --> [activates].
possession(pl, Who, controlled_by(Who)) --> [activate].

%!  choice_word(-Choice)// is semidet.
%
%   What was chosen, after "of the chosen".

choice_word(type) --> [type].
choice_word(type) --> [creature, type].
choice_word(type) --> [land, type].
choice_word(card_type) --> [card, type].
choice_word(color) --> [color].

%   What stands after "with".

with(_, [has(K)]) --> keyword(K).
with(_, [any_of([has(K1), has(K2)])]) --> keyword(K1), disjunction, keyword(K2).
with(_, [any_of([has(K1), has(K2), has(K3)])]) -->
    keyword(K1), [','], keyword(K2), [',', or], keyword(K3).
with(_, [has(K1), has(K2)]) --> keyword(K1), [and], keyword(K2).
with(_, [has(K)]) --> ability_sort(K).
with(_, [has(K)]) --> article, ability_sort(K), [ability].
with(_, [has_ability([Kind])]) --> article, ability_phrase_kind(Kind), [ability].
with(_, [has(landwalk(any))]) --> [landwalk].
with(_, [has(landwalk(any))]) --> [landwalk, abilities].
with(_, [has(landwalk(any))]) --> [a, landwalk, ability].
with(_, [single_target]) --> [a, single, target].
with(_, [no_abilities]) --> [no, abilities].
with(_, [not(no_abilities)]) --> [abilities].
with(_, [mana_value(Parity)]) --> parity(Parity), [mana, value].
with(_, [mana_value(Parity)]) --> parity(Parity), [mana, values].
with(_, [power(Parity)]) --> parity(Parity), [power].
with(_, [mana_value(chosen(parity))]) --> [mana, value, of, that, quality].
with(_, [mana_value(chosen(parity))]) --> [mana, value, of, the, chosen, quality].
with(_, [base_power(exactly(P)), base_toughness(exactly(T))]) -->
    [base, power, and, toughness, size(P, T)],
    { integer(P), integer(T) }.
with(_, [noted_in_draft(name)]) --> [a, name, you, noted, for, cards, named, ~].
with(pl, [total(Property)]) --> [total], comparison(Property).
with(_, [Property]) --> comparison(Property).
with(_, [Property]) --> counters_on(Property).
with(_, [named(Name)]) --> [the, name], verbatim_name(Name).
with(_, [chosen(name)]) --> [the, chosen, name].
with(_, [chosen(name)]) --> [that, name].
with(_, [chosen(name)]) --> [a, name, chosen, for, ~].
with(_, [shares(name, S)]) --> [the, same, name, as], reference(_, S).
with(_, [shares(name, each(Filter))]) -->
    [the, same, name, as],
    article,
    filter(sg, Filter).
with(_, [shares(mana_value, S)]) --> [the, same, mana, value, as], reference(_, S).
with(_, [cost_has(tap)]) --> [sym('{T}'), in], cost_word.
with(_, [cost_has(mana(Symbol))]) -->
    [sym(Symbol), in],
    cost_word,
    { Symbol \== '{T}' }.

ability_phrase_kind(kind(mana)) --> [mana].
ability_phrase_kind(kind(activated)) --> [activated].
ability_phrase_kind(kind(triggered)) --> [triggered].
ability_phrase_kind(keyword(Word)) --> [Word], { memberchk(Word, [exhaust, boast, cycling, power_up]) }.

parity(even) --> [even].
parity(odd) --> [odd].
parity(even) --> [an, even].
parity(odd) --> [an, odd].

cost_word --> [its, cost].
cost_word --> [its, mana, cost].
cost_word --> [their, cost].
cost_word --> [their, costs].
cost_word --> [the, cost].
cost_word --> [its, activation, cost].
cost_word --> [their, activation, costs].

without(_, has(K)) --> keyword(K).
without(_, any_of([has(K1), has(K2)])) --> keyword(K1), disjunction, keyword(K2).
without(_, any_of([has(K1), has(K2), has(K3)])) --> keyword(K1), [','], keyword(K2), [',', or], keyword(K3).
without(_, Property) --> counters_on(Property).
