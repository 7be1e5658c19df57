:- encoding(utf8).
:- module(lawmage_predicates,
          [ predicates//3,      % ?Number, +Subject, -Meaning
            conditional_predicates//3, % ?Number, +Subject, -Tree
            predicate//3,       % ?Number, +Subject, -Meaning
            junction//0,
            joined/3            % +Meaning0, +Meaning1, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(actions).
:- use_module(amounts).
:- use_module(becoming).
:- use_module(combat_clauses).
:- use_module(conditions).
:- use_module(cost_changes).
:- use_module(durations).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(qualities).
:- use_module(tokens, [token_terms/2]).
:- use_module(permissions).
:- use_module(requirements).
:- use_module(restrictions).
:- use_module(subjects).
:- use_module(verbs).

/** <module> Predicates: what is said of objects

One grammar for static abilities, granted abilities and effects: "gets +1/+1", "has
flying", "loses all abilities".  Each predicate is a meaning in which the subject stands;
`q(Tokens)` in it is a quoted ability that is read afterwards.
*/

%!  predicates(?Number, +Subject, -Meaning)// is nondet.
%
%   Predicates that share Subject.

predicates(Number, S, Meaning) -->
    limited_predicate(Number, S, Meaning0),
    more_predicates(Number, S, Meaning0, Meaning).

more_predicates(Number, S, Meaning0, Meaning) -->
    junction,
    repeated_subject(Number),
    predicates(Number, S, Meaning1),
    { joined(Meaning0, Meaning1, Meaning) }.
more_predicates(_, _, Meaning, Meaning) --> [].

%   A predicate with a duration of its own: "gets +2/+2 until end of turn and ...".

limited_predicate(Number, S, Meaning) -->
    predicate(Number, S, Meaning0),
    own_duration(Meaning0, Meaning).

own_duration(Meaning0, until(Duration, Meaning0)) --> duration(Duration).
own_duration(Meaning, Meaning) --> [].

%   "and it has indestructible", "and they can't block".

repeated_subject(sg) --> [it].
repeated_subject(sg) --> [he].
repeated_subject(sg) --> [she].
repeated_subject(pl) --> [they].
repeated_subject(_) --> [].

%!  junction// is nondet.
%
%   What joins predicates or clauses.

junction --> [',', and].
junction --> [','].
junction --> [and].
junction --> [but].
junction --> [',', but].

%!  joined(+Meaning0, +Meaning1, -Meaning) is det.
%
%   Meaning is both, in order.

joined(Meaning0, Meaning1, all(Meanings)) :-
    parts(Meaning0, Parts0),
    parts(Meaning1, Parts1),
    append(Parts0, Parts1, Meanings).

parts(all(Parts), Parts) :- !.
parts(Meaning, [Meaning]).

%!  predicate(?Number, +Subject, -Meaning)// is nondet.
%
%   One predicate.

predicate(Number, S, Meaning) -->
    adverb(Number),
    [Word],
    { verb(Word, Verb, Number) },
    verb_phrase(Verb, Number, S, Meaning).
predicate(sg, S, all([set_name(S, last_chosen(name)), set_type(S, [last_chosen(type)])])) -->
    [its, name, and, creature, type, are, the, last, chosen, name, and, creature, type].
predicate(Number, S, restriction(S, cant_activate(Filter))) -->
    own_abilities(Number, Filter0),
    ['can\'t', be, activated],
    but_mana_abilities(Filter0, Filter).

adverb(pl) --> [each].
adverb(_) --> [also].
adverb(_) --> [].

own_abilities(sg, Filter) --> [its], activated_abilities(Filter).
own_abilities(pl, Filter) --> [their], activated_abilities(Filter).

activated_abilities(Filter) -->
    [activated, abilities],
    ability_modifiers(Filter).

ability_modifiers([cost_has(tap)]) --> [with, sym('{T}'), in, their, costs].
ability_modifiers([]) --> [].

%   "can't be activated unless they're mana abilities".

but_mana_abilities(Filter, [not(kind(mana))|Filter]) --> [unless, they, '\'re', mana, abilities].
but_mana_abilities(Filter, Filter) --> [].

verb_phrase(get, _, S, Meaning) --> gets(S, Meaning).
verb_phrase(have, _, S, Meaning) --> has(S, Meaning).
verb_phrase(gain, _, S, Meaning) --> has(S, Meaning).
verb_phrase(lose, _, S, Meaning) --> loses(S, Meaning).
verb_phrase(be, Number, S, Meaning) --> being(Number, S, Meaning).
verb_phrase(become, Number, S, Meaning) --> becoming(Number, S, Meaning).
verb_phrase(isnt, Number, S, Meaning) --> not_being(Number, S, Meaning).
verb_phrase(cant, _, S, Meaning) --> cant(S, Meaning).
verb_phrase(can, _, S, Meaning) --> can(S, Meaning).
verb_phrase(must, _, S, Meaning) --> must(S, Meaning).
verb_phrase(attack, _, S, Meaning) --> attacks(S, Meaning).
verb_phrase(block, _, S, Meaning) --> blocks(S, Meaning).
verb_phrase(assign, _, S, Meaning) --> assigns(S, Meaning).
verb_phrase(doesnt, _, S, Meaning) --> doesnt(S, Meaning).
verb_phrase(crew, _, S, crews_by(S, How)) --> [vehicles], power_used(How).
verb_phrase(crew, _, S, all([crews_by(S, How), stations_by(S, How)])) --> [vehicles, and, stations, permanents], power_used(How).
verb_phrase(saddle, _, S, saddles_by(S, How)) --> [mounts], power_used(How).
verb_phrase(saddle, _, S, all([saddles_by(S, How), crews_by(S, How)])) --> [mounts, and, crews, vehicles], power_used(How).
verb_phrase(station, _, S, stations_by(S, How)) --> [permanents], power_used(How).
verb_phrase(cost, _, S, Meaning) --> cost_change(S, Meaning).
verb_phrase(Verb, Number, S, Meaning) --> object_action(Verb, Number, S, Meaning).

power_used(toughness) --> [using], its, [toughness, rather, than], its, [power].
power_used(plus(power, N)) --> [as, though, its, power, were, N, greater], { integer(N) }.

%   "gets +1/+1 for each ...", "gets +X/+X, where X is ...".

gets(S, all([pt_mod(S, P, T), pt_mod(S, P1, T1)])) -->
    [mod(P0, T0)],
    for_each(A),
    [and, mod(P2, T2)],
    for_each(B),
    { scaled(P0, A, P),
      scaled(T0, A, T),
      scaled(P2, B, P1),
      scaled(T2, B, T1)
    }.
gets(S, pt_mod(S, A, B)) -->
    [mod(x, y)],
    where_x(A),
    [',', and, y, is],
    amount(B).
gets(S, pt_mod(S, A, B)) -->
    [mod(x, y)],
    where_x(A),
    [and, y, is],
    amount(B).
gets(S, until(Duration, pt_mod(S, P, T))) -->
    [mod(P0, T0)],
    duration(Duration),
    for_each(A),
    { scaled(P0, A, P),
      scaled(T0, A, T)
    }.
gets(S, pt_mod(S, P, T)) -->
    additional,
    [mod(P0, T0)],
    modified_by(P0, T0, P, T).

additional --> [an, additional].
additional --> [].

modified_by(P0, T0, P, T) -->
    for_each(A),
    { scaled(P0, A, P),
      scaled(T0, A, T)
    }.
modified_by(P, T, P, T) --> [].

%   "has flying and "{T}: Add {G}."".

has(S, Meaning) -->
    granted_item(S, Item0),
    granted_items(Item0, S, Items),
    { grants([Item0|Items], S, Meaning) }.
has(S, pt_set(S, P, T)) --> [base, power, and, toughness], base_size(P, T).
has(S, all([pt_set(S, P, T), grant(S, keywords(Keywords))])) -->
    [base, power, and, toughness],
    base_size(P, T),
    junction_of_grants,
    keyword_list(Keywords).
has(S, pt_set(S, A, A)) --> [base, power, and, base, toughness, each, equal, to], amount(A).
has(S, pt_set(S, A, A)) --> [base, power, and, toughness, each, equal, to], amount(A).
has(S, pt_cda(S, A, A)) --> [power, and, toughness, each, equal, to], amount(A), { S == self }.
has(S, pt_set(S, P, keep)) --> [base, power], [P], { integer(P) }.
has(S, pt_set(S, keep, T)) --> [base, toughness], [T], { integer(T) }.
has(S, add_type(S, [every(creature_type)])) --> [all, creature, types].
has(S, Meaning) -->
    all_abilities,
    ability_kinds(Kinds),
    abilities_word,
    [of],
    all_of(Filter),
    except_kinds(Filter, Filter1),
    { findall(grant(S, abilities_of(Kind, Filter1)), member(Kind, Kinds), Meanings),
      ( Meanings = [Meaning] -> true ; Meaning = all(Meanings) )
    }.
has(S, grant(S, one_of([keywords([protection(Filter1)]), keywords([protection(Filter2)])]))) -->
    [protection, from],
    quality(Filter1),
    [or, from],
    quality(Filter2).
has(S, grant(S, one_of([keywords([K1]), keywords([K2])]))) -->
    [your, choice, of],
    keyword(K1),
    [or],
    keyword(K2).
has(S, grant(S, one_of([keywords([K1]), keywords([K2]), keywords([K3])]))) -->
    [your, choice, of],
    keyword(K1),
    [','],
    keyword(K2),
    [',', or],
    keyword(K3).

base_size(P, T) --> [size(P, T)].

all_abilities --> [all].
all_abilities --> [the].
all_abilities --> [each].

abilities_word --> [abilities].
abilities_word --> [ability].

ability_kinds([activated]) --> [activated].
ability_kinds([loyalty]) --> [loyalty].
ability_kinds([triggered]) --> [triggered].
ability_kinds([activated, triggered]) --> [activated, and, triggered].

%   The abilities themselves are narrowed: `except(Kind)` among the properties of what
%   has them.

except_kinds(Filter, [except(mana)|Filter]) --> [except, mana, abilities].
except_kinds(Filter, [except(loyalty)|Filter]) --> [except, for, loyalty, abilities].
except_kinds(Filter, Filter) --> [].

all_of(Filter) --> [all], filter(pl, Filter).
all_of(Filter) --> [each], filter(sg, Filter).
all_of(Filter) --> [the], filter(pl, Filter).
all_of(Filter) --> filter(pl, Filter).
all_of([is(S)]) --> reference(_, S).
all_of([is(S)]) --> targets(sg, S).

granted_item(_, keywords(Keywords)) --> keyword_list(Keywords).
granted_item(_, q(Tokens)) --> [q(Tokens)].
granted_item(_, this_ability) --> [this, ability].
granted_item(_, keywords([K])) --> ability_sort(K).

granted_items(Before, S, [Item|Items]) -->
    after_grant(Before),
    granted_item(S, Item),
    granted_items(Item, S, Items).
granted_items(_, _, []) --> [].

%   The comma of the list may stand within the quotation marks.

after_grant(q(Tokens)) --> { last(Tokens, t(',', _, _, _)) }.
after_grant(_) --> junction_of_grants.

junction_of_grants --> [',', and].
junction_of_grants --> [','].
junction_of_grants --> [and].

%   grants(+Items, +Subject, -Meaning): keywords together, then each quoted ability.

grants(Items, S, Meaning) :-
    grants(Items, S, [], Meanings),
    (   Meanings = [Meaning0]
    ->  Meaning = Meaning0
    ;   Meaning = all(Meanings)
    ).

grants([], _, Keywords, Meanings) :-
    keyword_grant(Keywords, none, Meanings, []).
grants([keywords(More)|Items], S, Keywords0, Meanings) :-
    append(Keywords0, More, Keywords),
    (   Items == []
    ->  keyword_grant(Keywords, S, Meanings, [])
    ;   grants(Items, S, Keywords, Meanings)
    ).
grants([Item|Items], S, Keywords, Meanings) :-
    Item \= keywords(_),
    keyword_grant(Keywords, S, Meanings, [grant(S, Item)|Meanings1]),
    (   Items == []
    ->  Meanings1 = []
    ;   grants(Items, S, [], Meanings1)
    ).

keyword_grant([], _, Meanings, Meanings) :- !.
keyword_grant(Keywords, S, [grant(S, keywords(Keywords))|Meanings], Meanings).

%   "loses all abilities", "loses flying and reach".

loses(S, lose(S, all_abilities)) --> [all, abilities].
loses(S, lose(S, other_abilities)) --> [all, other, abilities].
loses(S, lose(S, abilities_except(mana))) --> [all, abilities, except, mana, abilities].
loses(S, lose(S, this_ability)) --> [this, ability].
loses(S, all([lose(S, other_types(card)), lose(S, other_abilities)])) -->
    [all, other, card, types, and, abilities].
loses(S, all([lose(S, other_abilities), lose(S, other_types(card)), lose(S, other_types(creature))])) -->
    [all, other, abilities, ',', card, types, ',', and, creature, types].
loses(S, all([lose(S, other_types(card)), lose(S, all_abilities)])) -->
    [all, other, card, types, and, all, abilities].
loses(S, all([lose(S, all_abilities), lose(S, other_types(card))])) -->
    [all, abilities, and, all, other, card, types].
loses(S, lose(S, other_types(card))) --> [all, other, card, types].
loses(S, lose(S, other_types(creature))) --> [all, other, creature, types].
loses(S, all([lose(S, other_types(card)), lose(S, other_types(creature))])) -->
    [all, other, card, types, and, creature, types].
loses(S, all([lose(S, types([every(land_type)])), lose(S, all_abilities)])) --> [all, land, types, and, abilities].
loses(S, lose(S, types([every(creature_type)]))) --> [all, creature, types].
loses(S, lose(S, types([every(land_type)]))) --> [all, land, types].
loses(S, lose(S, other_types(land))) --> [all, other, land, types].
loses(S, lose(S, keywords(Keywords))) --> all_or_none, lost_keywords(Keywords).
loses(S, lose(S, keywords(Keywords))) -->
    [q(Tokens)],
    { token_terms(Tokens, Terms),
      phrase(keyword_line(Keywords), Terms)
    }.

all_or_none --> [all].
all_or_none --> [].

lost_keywords(Keywords) -->
    lost_keyword(Keywords0),
    more_lost_keywords(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.

more_lost_keywords(Keywords) -->
    junction_of_grants,
    lost_keyword(Keywords0),
    more_lost_keywords(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.
more_lost_keywords([]) --> [].

lost_keyword([landwalk(any)]) --> [landwalk, abilities].
lost_keyword([landwalk(any)]) --> [landwalk].
lost_keyword([K]) --> keyword(K).
lost_keyword([K]) --> ability_sort(K).

%   "doesn't untap during its controller's untap step".

doesnt(S, restriction(S, cant_trigger)) --> [trigger].
doesnt(S, Meaning) --> [untap, during], untap_step(S, Meaning).

untap_step(S, restriction(S, doesnt_untap)) --> regular_step.
untap_step(S, until(next_step(untap, Who), restriction(S, doesnt_untap))) --> next_step(Who).

regular_step --> [your, untap, step].
regular_step --> [its, controller, '\'s', untap, step].
regular_step --> [their, controller, '\'s', untap, step].
regular_step --> [their, controllers, '\'', untap, steps].
regular_step --> [their, controllers, '\'', untap, step].

next_step(you) --> [your, next, untap, step].
next_step(controller(subject)) --> [its, controller, '\'s', next, untap, step].
next_step(controller(subject)) --> [their, controller, '\'s', next, untap, step].
next_step(controller(subject)) --> [their, controllers, '\'', next, untap, steps].
next_step(controller(subject)) --> [their, controllers, '\'', next, untap, step].

next_step(that_player) --> [that, player, '\'s', next, untap, step].

%!  conditional_predicates(?Number, +Subject, -Tree)// is nondet.
%
%   "has flying as long as you control an Island, gets +2/+0 as long as you control a
%   Swamp": each predicate with a condition of its own, after "has" also without the verb.

conditional_predicates(Number, S, all([post(Meaning, C)|Trees])) -->
    predicate(Number, S, Meaning),
    own_condition(C),
    more_conditional(Number, S, Trees),
    { Trees = [_|_] }.

more_conditional(Number, S, [post(Meaning, C)|Trees]) -->
    conditional_comma,
    conditional_item(Number, S, Meaning),
    own_condition(C),
    more_conditional(Number, S, Trees).
more_conditional(_, _, []) --> [].

conditional_comma --> [',', and].
conditional_comma --> [','].
conditional_comma --> [and].

conditional_item(Number, S, Meaning) --> predicate(Number, S, Meaning).
conditional_item(_, S, Meaning) --> has(S, Meaning).

own_condition(C) --> [as, long, as], conditions(C).
own_condition(C) --> [if], conditions(C).
