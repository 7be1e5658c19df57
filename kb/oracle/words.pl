:- encoding(utf8).
:- module(lawmage_words,
          [ number_word/2,      % ?Word, ?Number
            ordinal/2,          % ?Word, ?Number
            color/1,            % ?Word
            type_form/3,        % ?Word, ?Type, ?Grammatical
            noun_phrase/3,      % ?Words, ?Property, ?Grammatical
            counter_name/1,     % ?Word
            adjective/2,        % ?Word, ?Property
            negated/2,          % ?Word, ?Property
            noun/3,             % ?Word, ?Property, ?Grammatical
            subtype_form/3      % ?Word, ?Subtype, ?Grammatical
          ]).
:- use_module(library(lists)).
:- use_module(plurals).
:- use_module('../objects/subtypes').

/** <module> The words of Oracle text

Closed word lists, in lower case as tokens are.  Nouns and verbs carry their grammatical
number: `sg` or `pl`; it decides between "enchanted creature" (one object) and "enchanted
creatures" (a filter), and which verb a subject takes.
*/

%   The tables below are written out when the file is loaded, each where its name stands.

term_expansion(written_out(Table), Clauses) :-
    word_table(Table, Clause, Goal),
    findall(Clause, Goal, Clauses0),
    sort(0, @=<, Clauses0, Clauses).

word_table(subtype_forms, subtype_form(Word, Subtype, Number), subtype_clause(Word, Subtype, Number)).
word_table(nouns, noun(Word, Property, Number), noun_clause(Word, Property, Number)).
word_table(adjectives, adjective(Word, Property), describing(Word, Property)).
word_table(negations, negated(Word, not(Property)), negation(Word, Property)).

noun_clause(Word, type(Type), Number) :-
    type_form(Word, Type, Number).
noun_clause(Word, Property, Number) :-
    general_noun(Word, Property, Number).
noun_clause(Word, subtype(Subtype), Number) :-
    subtype_form(Word, Subtype, Number).

%!  number_word(?Word, ?Number) is nondet.
%
%   Word is the cardinal number Number.

number_word(one, 1).
number_word(two, 2).
number_word(three, 3).
number_word(four, 4).
number_word(five, 5).
number_word(six, 6).
number_word(seven, 7).
number_word(eight, 8).
number_word(nine, 9).
number_word(ten, 10).
number_word(eleven, 11).
number_word(twelve, 12).
number_word(thirteen, 13).
number_word(fourteen, 14).
number_word(fifteen, 15).
number_word(sixteen, 16).
number_word(seventeen, 17).
number_word(eighteen, 18).
number_word(nineteen, 19).
number_word(twenty, 20).
number_word('twenty-five', 25).
number_word(thirty, 30).
number_word(forty, 40).
number_word(fifty, 50).
number_word('ninety-nine', 99).
number_word(hundred, 100).
number_word(thousand, 1000).

%!  ordinal(?Word, ?Number) is nondet.
%
%   Word is the ordinal of Number.

ordinal(first, 1).
ordinal(second, 2).
ordinal(third, 3).
ordinal(fourth, 4).
ordinal(fifth, 5).
ordinal(sixth, 6).
ordinal(seventh, 7).

%!  color(?Word) is nondet.
%
%   Word is a colour (CR 105.1).

color(white).
color(blue).
color(black).
color(red).
color(green).

%!  type_form(?Word, ?Type, ?Grammatical) is nondet.
%
%   Word is the singular or plural of the card type Type.

type_form(artifact, artifact, sg).
type_form(artifacts, artifact, pl).
type_form(battle, battle, sg).
type_form(battles, battle, pl).
type_form(conspiracy, conspiracy, sg).
type_form(conspiracies, conspiracy, pl).
type_form(creature, creature, sg).
type_form(creatures, creature, pl).
type_form(dungeon, dungeon, sg).
type_form(dungeons, dungeon, pl).
type_form(enchantment, enchantment, sg).
type_form(enchantments, enchantment, pl).
type_form(instant, instant, sg).
type_form(instants, instant, pl).
type_form(kindred, kindred, sg).
type_form(land, land, sg).
type_form(lands, land, pl).
type_form(plane, plane, sg).
type_form(planes, plane, pl).
type_form(planeswalker, planeswalker, sg).
type_form(planeswalkers, planeswalker, pl).
type_form(sorcery, sorcery, sg).
type_form(sorceries, sorcery, pl).

%!  subtype_form(?Word, ?Subtype, ?Grammatical) is nondet.
%
%   Word is the singular or plural of the one-word Subtype.  The two words of time_lord
%   are read by noun_phrase/3, "Urza's" by the grammar.

subtype_clause(Word, Subtype, Grammatical) :-
    subtype(_, Subtype),
    \+ memberchk(Subtype, [time_lord, 'urza\'s']),
    atomic_list_concat(Parts, '_', Subtype),
    atomic_list_concat(Parts, '-', Singular),
    (   Word = Singular,
        Grammatical = sg
    ;   plural(Singular, Word),
        Grammatical = pl
    ;   also_plural(Subtype, Word),
        Grammatical = pl
    ).

%   Plurals that the cards use beside the first.

also_plural(djinn, djinn).
also_plural(kavu, kavus).
also_plural(cyclops, cyclops).
also_plural(sheep, sheeps).
also_plural(ninja, ninja).
also_plural(elk, elks).
also_plural(hippo, hippopotamuses).
also_plural(pegasus, pegasi).
also_plural(fungus, funguses).

written_out(subtype_forms).

general_noun(permanent, permanent, sg).
general_noun(permanents, permanent, pl).
general_noun(card, card, sg).
general_noun(cards, card, pl).
general_noun(spell, spell, sg).
general_noun(spells, spell, pl).
general_noun(ability, ability, sg).
general_noun(abilities, ability, pl).
general_noun(token, token, sg).
general_noun(tokens, token, pl).
general_noun(source, source, sg).
general_noun(sources, source, pl).
general_noun(player, player, sg).
general_noun(players, player, pl).
general_noun(opponent, opponent, sg).
general_noun(opponents, opponent, pl).
general_noun(copy, copy, sg).
general_noun(copies, copy, pl).
general_noun(commander, designated(commander), sg).
general_noun(commanders, designated(commander), pl).
general_noun('ring-bearer', designated(ring_bearer), sg).
general_noun('ring-bearers', designated(ring_bearer), pl).
general_noun(outlaw, Outlaw, sg) :- outlaw(Outlaw).
general_noun(outlaws, Outlaw, pl) :- outlaw(Outlaw).

%   CR 700.12.

outlaw(any_of([subtype(assassin), subtype(mercenary), subtype(pirate), subtype(rogue), subtype(warlock)])).

%!  noun(?Word, ?Property, ?Grammatical) is nondet.
%
%   Word is a noun for what has Property.

written_out(nouns).

%!  noun_phrase(?Words, ?Property, ?Grammatical) is nondet.
%
%   Words, two of them, are a noun for what has Property.

noun_phrase([time, lord], subtype(time_lord), sg).
noun_phrase([time, lords], subtype(time_lord), pl).

describing(Color, color(Color)) :- color(Color).
describing(Supertype, supertype(Supertype)) :- supertype(Supertype).
describing(Word, Word) :- plain_adjective(Word).
describing('face-down', face_down).
describing('face-up', not(face_down)).
describing(exiled, zone(exile, any)).
describing(nontoken, not(token)).
describing(unpaired, not(paired)).
describing(unenchanted, not(enchanted)).
describing(unequipped, not(equipped)).
describing(historic, any_of([supertype(legendary), type(artifact), subtype(saga)])).
describing(Word, designated(Word)) :- designation_word(Word).
describing(Word, kind(Word)) :- ability_kind(Word).

plain_adjective(attacking).
plain_adjective(blocking).
plain_adjective(blocked).
plain_adjective(unblocked).
plain_adjective(tapped).
plain_adjective(untapped).
plain_adjective(enchanted).
plain_adjective(equipped).
plain_adjective(modified).
plain_adjective(paired).
plain_adjective(colorless).
plain_adjective(multicolored).
plain_adjective(transformed).
plain_adjective(monocolored).

designation_word(suspected).
designation_word(goaded).
designation_word(saddled).
designation_word(renowned).
designation_word(monstrous).
designation_word(crewed).
designation_word(prepared).
designation_word(unprepared).
designation_word(suspended).
designation_word(harnessed).
designation_word(foretold).
designation_word(worthy).

ability_kind(activated).
ability_kind(triggered).
ability_kind(loyalty).

%!  adjective(?Word, ?Property) is nondet.
%
%   Word before a noun says that the thing has Property.

written_out(adjectives).

%!  negated(?Word, ?Property) is nondet.
%
%   Word is "non" and a word for what has the property that Property negates.

negation(Word, Property) :-
    (   type_form(Plain, Type, sg),
        Property = type(Type)
    ;   color(Plain),
        Property = color(Plain)
    ;   supertype(Plain),
        Property = supertype(Plain)
    ;   subtype_form(Plain, Subtype, sg),
        Property = subtype(Subtype)
    ;   member(Plain-Property,
               [ token-token, commander-designated(commander), attacking-attacking, blocking-blocking,
                 modified-modified, enchanted-enchanted, suspected-designated(suspected),
                 historic-any_of([supertype(legendary), type(artifact), subtype(saga)]),
                 outlaw-any_of([subtype(assassin), subtype(mercenary), subtype(pirate), subtype(rogue),
                                subtype(warlock)])
               ])
    ),
    (   atom_concat(non, Plain, Word)
    ;   atom_concat('non-', Plain, Word)
    ).

written_out(negations).

%!  counter_name(?Word) is nondet.
%
%   Word can't name a kind of counter: it stands beside "counter" for another reason.

counter_name(Word) :-
    atom(Word),
    \+ not_a_counter(Word).

not_a_counter(a).
not_a_counter(an).
not_a_counter(the).
not_a_counter(that).
not_a_counter(those).
not_a_counter(this).
not_a_counter(and).
not_a_counter(or).
not_a_counter(with).
not_a_counter(each).
not_a_counter(all).
not_a_counter(any).
not_a_counter(of).
not_a_counter(its).
not_a_counter(their).
not_a_counter(no).
not_a_counter(more).
not_a_counter(one).
not_a_counter(another).
not_a_counter(additional).
not_a_counter(have).
not_a_counter(has).
not_a_counter(get).
not_a_counter(gets).
not_a_counter(other).
not_a_counter(many).
not_a_counter(had).
not_a_counter(control).
not_a_counter(',').
not_a_counter('\'s').
not_a_counter('.').
not_a_counter('~').
