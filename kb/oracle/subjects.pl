:- encoding(utf8).
:- module(lawmage_subjects_grammar,
          [ subject//2,         % ?Number, -Subject
            object//2,          % ?Number, -Subject
            reference//2,       % ?Number, -Subject
            targets//2,         % ?Number, -Subject
            chosen_objects//2,  % ?Number, -Subject
            possessor_object//1, % -Subject
            possessor_objects//1, % -Subject
            defenders//1,       % -Defenders
            place//1,           % -Place
            quantity//2         % ?Number, -Amount
          ]).
:- use_module(library(lists)).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).
:- use_module(zone_phrases).

/** <module> Noun phrases for objects

A phrase gives a subject of the vocabulary, or a pronoun that the antecedents settle:
`pro(subj)`, `pro(obj)`, `pro(poss)` in the singular, `pro(they)`, `pro(them)`,
`pro(posses)` in the plural, `that(sg, F)` and `that(pl, F)` with a noun.  Several
subjects that share a predicate are `both([S1, S2])`.
*/

%!  subject(?Number, -Subject)// is nondet.
%
%   What a predicate says something of.

subject(pl, both([player(you)|Subjects])) -->
    [you],
    joined_subjects(Subjects).
subject(Number, Subject) -->
    single_subject(Number0, Subject0),
    subject_after(Number0, Subject0, Number, Subject).

subject_after(_, Subject, pl, both([Subject|Subjects])) -->
    joined_subjects(Subjects),
    { \+ one_group([Subject|Subjects]) }.
subject_after(Number, Subject, Number, Subject) --> [].

%   "Goblins and Orcs you control" is one group, since what stands last is said of all.

one_group([each(Filter)|Subjects]) :-
    \+ modified(Filter),
    (   Subjects = [each(Last)]
    ->  \+ memberchk(other(_), Last)
    ;   one_group(Subjects)
    ).

joined_subjects([Subject]) -->
    [and],
    joined_subject(Subject).
joined_subjects([Subject|Subjects]) -->
    [','],
    joined_subject(Subject),
    joined_subjects_comma(Subjects).

joined_subjects_comma([Subject]) -->
    [',', and],
    joined_subject(Subject).
joined_subjects_comma([Subject|Subjects]) -->
    [','],
    joined_subject(Subject),
    joined_subjects_comma(Subjects).

joined_subject(player(you)) --> [you].
joined_subject(Subject) --> single_subject(_, Subject).

single_subject(sg, pro(subj)) --> subject_pronoun.
single_subject(pl, pro(they)) --> [they].
single_subject(sg, rest) --> [the, other].
single_subject(Number, Subject) --> reference(Number, Subject).
single_subject(Number, Subject) --> targets(Number, Subject).
single_subject(Number, each(Filter)) -->
    everything(Number, Filter),
    { \+ memberchk(player, Filter),
      \+ memberchk(opponent, Filter)
    }.

subject_pronoun --> [it].
subject_pronoun --> [he].
subject_pronoun --> [she].

%   "each creature you control", "all Slivers", "creatures", "other creatures".

everything(sg, Filter) --> [each], filter(sg, Filter).
everything(sg, Filter) --> article, filter(sg, Filter), { in_this_way(Filter) }.
everything(pl, [any_of([Alt0, Alt1])]) -->
    [all],
    filter(pl, Filter0),
    [and, all],
    filter(pl, Filter1),
    { alt(Filter0, Alt0),
      alt(Filter1, Alt1)
    }.
everything(pl, Filter) --> [all], filter(pl, Filter).
everything(pl, Filter) --> filter(pl, Filter).
everything(pl, Filter) -->
    [except, for],
    exempted(Exempted),
    [','],
    filter(pl, Filter0),
    { append_lists(Filter0, [not(Exempted)], Filter) }.
in_this_way(Filter) :- memberchk(this_way(_), Filter), !.
in_this_way(Filter) :- memberchk(happened(this_way, _, _), Filter).

%   "Except for creatures named Bob and artifact creatures, ...".

exempted(any_of([Alt0, Alt1])) -->
    filter(pl, Filter0),
    [and],
    filter(pl, Filter1),
    { alt(Filter0, Alt0),
      alt(Filter1, Alt1)
    }.
exempted(Alt) -->
    filter(pl, Filter),
    { alt(Filter, Alt) }.

alt([Property], Property) :- !.
alt(Filter, Filter).

%!  reference(?Number, -Subject)// is nondet.
%
%   Something definite: this object, what it is attached to, what was named before.

reference(Number, Subject) -->
    beginning(reference),
    reference_phrase(Number, Subject).

reference_phrase(sg, self) --> [~].
reference_phrase(sg, grantor) --> [~~].
reference_phrase(sg, ref(Id)) --> [ref(Id)].
reference_phrase(sg, pro(obj)) --> object_pronoun.
reference_phrase(pl, pro(them)) --> [them].
reference_phrase(sg, host(How, Filter)) --> optional_the, host_word(How), noun_group(sg, Filter), \+ controller_follows.
reference_phrase(sg, that(sg, Filter)) -->
    [that],
    that_noun(sg, Filter).
reference_phrase(pl, that(pl, Filter)) -->
    [those],
    that_noun(pl, Filter).
reference_phrase(pl, pro(them)) --> [each, of, them].
reference_phrase(sg, each_of(that(pl, Filter))) -->
    [each, of, those],
    that_noun(pl, Filter).
reference_phrase(sg, paid(Way, Filter)) -->
    [the],
    paid_word(Way),
    noun_group(sg, Filter).
reference_phrase(pl, paid(Way, Filter)) -->
    [the],
    paid_word(Way),
    noun_group(pl, Filter).
reference_phrase(sg, paid(Way, Filter)) -->
    [the],
    noun_group(sg, Filter),
    paid_word(Way),
    [this, way].
reference_phrase(sg, chosen(object, Filter)) -->
    [the, chosen],
    noun_group(sg, Filter),
    { Filter \== [player] }.
reference_phrase(pl, chosen(object, Filter)) -->
    [the, chosen],
    noun_group(pl, Filter).
reference_phrase(sg, last_chosen(object)) --> [the, last, chosen, card].
reference_phrase(sg, top_of_library(Who)) -->
    [the, top, card, of],
    whose(Who),
    [library].
reference_phrase(sg, that(sg, Filter)) -->
    [the],
    that_noun(sg, Filter),
    { plain_definite(Filter) }.
reference_phrase(sg, that(sg, Filter)) --> [the, copied], noun_group(sg, Filter).
reference_phrase(pl, that(pl, Filter)) -->
    [the],
    noun_group(pl, Filter),
    { plain_definite(Filter) }.
reference_phrase(pl, pair) --> [both, creatures].

%   "the token", "the copy", "the spell": what the text spoke of before.

plain_definite([token]).
plain_definite([copy]).
plain_definite([card]).
plain_definite([spell]).
plain_definite([type(creature)]).
plain_definite([permanent]).
plain_definite([type(land)]).
plain_definite([attacking, type(creature)]).
plain_definite([blocking, type(creature)]).

object_pronoun --> [it].
object_pronoun --> [him].
object_pronoun --> [her].

host_word(enchanted) --> [enchanted].
host_word(equipped) --> [equipped].
host_word(fortified) --> [fortified].

controller_follows --> [you, control].

that_noun(Number, Filter) -->
    adjectives(Adjectives),
    noun_group(Number, Nouns),
    { Nouns \== [player],
      Nouns \== [opponent],
      append_lists(Adjectives, Nouns, Filter)
    }.
that_noun(sg, [any_of([spell, ability])]) --> [spell, or, ability].
that_noun(sg, [any_of([type(creature), player])]) --> [creature, or, player].
that_noun(sg, [any_of([player, type(planeswalker)])]) --> [player, or, planeswalker].

append_lists([], List, List).
append_lists([X|Xs], List, [X|Ys]) :-
    append_lists(Xs, List, Ys).

paid_word(sacrifice) --> [sacrificed].
paid_word(exile) --> [exiled].
paid_word(discard) --> [discarded].
paid_word(reveal) --> [revealed].
paid_word(return) --> [returned].
paid_word(tap) --> [tapped].
paid_word(mill) --> [milled].
paid_word(destroy) --> [destroyed].

all_cards --> [the, cards].
all_cards --> [all, the, cards].
all_cards --> [all, cards].

in_or_from --> [in].
in_or_from --> [from].

%!  targets(?Number, -Subject)// is nondet.
%
%   "target creature", "up to two other target Walls".

targets(Number, target_at(Place, N, Filter)) -->
    target_count(Number, N, Other),
    [target],
    place(Place),
    filter(Number, Filter0),
    chosen_by(Filter0, Filter1),
    { other_target(Other, Filter1, Filter) }.

%   "target land they control of their choice": who chooses the target.

chosen_by(Filter, [picked_by(that_player)|Filter]) --> [of, their, choice], \+ [from].
chosen_by(Filter, [picked_by(opponent)|Filter]) --> [of, an, opponent, '\'s', choice], \+ [from].
chosen_by(Filter, Filter) --> [].

%!  place(-Place)// is det.
%
%   Where a target phrase stands: two phrases that read alike are two targets.

place(Place, Tokens, Tokens) :-
    length(Tokens, Place).

other_target(no, Filter, Filter).
other_target(other, Filter, [other(pro(other_target))|Filter]).

target_count(sg, 1, no) --> [].
target_count(sg, 1, other) --> [another].
target_count(sg, up_to(1), no) --> [up, to, one].
target_count(sg, up_to(1), other) --> [up, to, one, other].
target_count(pl, up_to(N), no) --> [up, to], many(N).
target_count(pl, up_to(N), other) --> [up, to], many(N), [other].
target_count(pl, any_number, no) --> [any, number, of].
target_count(pl, any_number, other) --> [any, number, of, other].
target_count(pl, N, no) --> many(N).
target_count(pl, N, other) --> many(N), [other].
target_count(pl, between(1, 2), no) --> [one, or, two].
target_count(pl, between(1, 3), no) --> [one, ',', two, ',', or, three].

many(N) --> cardinal(N), { N > 1 }.
many(x) --> [x].

%!  object(?Number, -Subject)// is nondet.
%
%   What an action is done to: a reference, a target, everything of a kind, or objects
%   chosen as it happens.

object(Number, Subject) --> single_object(Number, Subject).
object(pl, both([Subject0, Subject1])) -->
    single_object(_, Subject0),
    [and],
    single_object(_, Subject1).
object(pl, both([Subject0, Subject1|Subjects])) -->
    targets(_, Subject0),
    [','],
    targets(_, Subject1),
    more_targets(Subjects).
object(_, both([choose(up_to(1), Filter0), choose(up_to(1), Filter1)])) --> one_of_each(Filter0, Filter1).

%   "target artifact, target creature, and target land".

more_targets([Subject]) --> [',', and], targets(_, Subject).
more_targets([Subject|Subjects]) --> [','], targets(_, Subject), more_targets(Subjects).

single_object(Number, Subject) --> reference(Number, Subject).
single_object(Number, Subject) --> targets(Number, Subject).
single_object(pl, each([card, zone(Zone, Who)])) --> whose(Who), zone_noun(Zone).
single_object(pl, each([card, any_of([zone(Zone1, Who), zone(Zone2, Who)])])) -->
    whose(Who),
    zone_noun(Zone1),
    [and],
    zone_noun(Zone2).
single_object(pl, each([card, zone(hand, Who)])) --> all_cards, in_or_from, whose(Who), [hand].
single_object(pl, top_of_library(Who, A)) -->
    [the, top],
    quantity(pl, A),
    [cards, of],
    whose(Who),
    [library].
single_object(pl, top_of_library(Who, A)) -->
    quantity(pl, A),
    [cards, from, the, top, of],
    whose(Who),
    [library].
single_object(pl, pile(choice)) --> [one, pile].
single_object(pl, pile(chosen)) --> [that, pile].
single_object(pl, pile(chosen)) --> [the, chosen, pile].
single_object(pl, pile(choice)) --> [one, of, those, piles].
single_object(pl, pile(other)) --> [the, other, pile].
single_object(pl, each([card, zone(graveyard, any)])) --> [all, graveyards].
single_object(pl, each([card, zone(graveyard, opponent)])) --> [all, opponents, '\'', graveyards].
single_object(sg, target_at(Place, 1, [any_target])) --> place(Place), [any, target].
single_object(pl, rest) --> [the, rest].
single_object(sg, rest) --> [the, other].
single_object(pl, rest) --> [the, others].
single_object(sg, choose(1, [among(it)])) --> [one].
single_object(Number, choose(A, [among(S)])) --> some_of(Number, A), [of], among_these(S).
single_object(pl, choose(half(count(Filter), Rounding), Filter)) -->
    [half, the],
    filter(pl, Filter),
    of_choice,
    [',', rounded],
    rounding(Rounding).
single_object(sg, each(Filter)) --> [each], filter(sg, Filter).
single_object(pl, each(Filter)) --> [all], optional_the, filter(pl, Filter).
single_object(Number, Subject) --> chosen_objects(Number, Subject).
single_object(Number, random(A, Filter)) -->
    quantity(Number, A),
    filter(Number, Filter0),
    [at, random],
    zone_phrase(Place),
    { Place \= zone(_, each(_)), append_lists(Filter0, [Place], Filter) }.

some_of(sg, 1) --> [one].
some_of(sg, up_to(1)) --> [up, to, one].
some_of(pl, N) --> many(N).
some_of(pl, up_to(N)) --> [up, to], many(N).
some_of(pl, any_number) --> [any, number].
some_of(pl, that_many) --> [that, many].

among_these(pro(them)) --> [them].
among_these(S) --> reference(pl, S).

%!  chosen_objects(?Number, -Subject)// is nondet.
%
%   "a creature", "two untapped Beasts you control", "any number of Goblins".

chosen_objects(sg, choose(1, Filter)) --> article, filter(sg, Filter), of_choice.
chosen_objects(sg, choose(1, Filter)) --> another(Filter), of_choice.
chosen_objects(sg, choose(1, Filter)) --> [one], filter(sg, Filter), of_choice.
chosen_objects(sg, choose(up_to(1), Filter)) --> [up, to, one], filter(sg, Filter), of_choice.
chosen_objects(pl, choose(up_to(N), Filter)) --> [up, to], many(N), filter(pl, Filter), of_choice.
chosen_objects(pl, choose(N, Filter)) --> many(N), filter(pl, Filter), of_choice.
chosen_objects(pl, choose(any_number, Filter)) --> [any, number, of], filter(pl, Filter).
chosen_objects(pl, choose(at_least(1), Filter)) --> [one, or, more], filter(pl, Filter).
chosen_objects(pl, choose(A, Filter)) --> [that, many], filter(pl, Filter), of_choice, { A = that_many }.

of_choice --> [of, their, choice].
of_choice --> [of, your, choice].
of_choice --> [].

%!  possessor_object(-Subject)// is nondet.
%
%   What stands before "'s".

possessor_object(S) --> reference(sg, S).
possessor_object(S) --> targets(sg, S).

%!  possessor_objects(-Subject)// is nondet.
%
%   What stands before "'" in the plural.

possessor_objects(that(pl, Filter)) --> [those], noun_group(pl, Filter).

%!  quantity(?Number, -Amount)// is nondet.
%
%   How many things the noun after it is about: "a", "two", "X", "that many".

quantity(sg, 1) --> article.
quantity(sg, 1) --> [one].
quantity(pl, N) --> cardinal(N), { N =\= 1 }.
quantity(pl, x) --> [x].
quantity(pl, that_many) --> [that, many].

%!  defenders(-Defenders)// is nondet.
%
%   "you", "you or planeswalkers you control", "an opponent".

defenders([Who|Others]) -->
    defender_player(Who),
    other_defenders(Who, Others).
defenders([planeswalkers(you)]) --> [planeswalkers, you, control].
defenders([planeswalkers(you)]) --> [a, planeswalker, you, control].
defenders([planeswalkers(Who)]) --> planeswalkers_of(Who).
defenders([self]) --> [~].

defender_player(each([player, happened(this_turn, attacks(pro(poss), [own]), at_least(1))])) -->
    [a, player, it, has, already, attacked, this, turn].
defender_player(each([opponent, most_life(opponent)])) --> [an, opponent, with, the, most, life, among, your, opponents].
defender_player(each([opponent, most_life(opponent)])) --> [the, opponent, with, the, most, life].
defender_player(each([player, noted_in_draft(player)])) --> [a, player, you, noted, for, cards, named, ~].
defender_player(you) --> [you].
defender_player(owner(pro(poss))) --> [its, owner].
defender_player(opponent) --> [an, opponent].
defender_player(opponent) --> [your, opponents].
defender_player(opponent) --> [one, of, your, opponents].
defender_player(that_player) --> [that, player].
defender_player(any) --> [a, player].
defender_player(host(enchanted, [player])) --> [enchanted, player].
defender_player(chosen(player)) --> [the, chosen, player].
defender_player(last_chosen(player)) --> [the, last, chosen, player].
defender_player(target(1, [player])) --> [target, player].
defender_player(target(1, [opponent])) --> [target, opponent].
defender_player(ref(Id)) --> [ref(Id)].
defender_player(controller(S)) --> possessor_object(S), ['\'s', controller].

other_defenders(you, [planeswalkers(you)]) --> [or, planeswalkers, you, control].
other_defenders(you, [planeswalkers(you)]) --> [or, a, planeswalker, you, control].
other_defenders(you, [planeswalkers(you)]) --> [and, /, or, planeswalkers, you, control].
other_defenders(you, [planeswalkers(you)]) --> [and, or, planeswalkers, you, control].
other_defenders(you, [permanents(you)]) --> [or, permanents, you, control].
other_defenders(you, [permanents(you)]) --> [or, a, permanent, you, control].
other_defenders(owner(S), [planeswalkers(owner(S))]) --> [or, planeswalkers, its, owner, controls].
other_defenders(opponent, [planeswalkers(opponent)]) --> [or, planeswalkers, they, control].
other_defenders(opponent, [planeswalkers(opponent)]) --> [or, a, planeswalker, they, control].
other_defenders(any, [planeswalkers(any)]) --> [or, planeswalker].
other_defenders(that_player, [planeswalkers(that_player)]) --> [or, planeswalkers, that, player, controls].
other_defenders(_, []) --> [].

planeswalkers_of(opponent) --> [a, planeswalker, an, opponent, controls].
