:- encoding(utf8).
:- module(lawmage_filters_grammar,
          [ filter//2,          % ?Number, -Filter
            another//1,         % -Filter
            one_of_each//2,     % -Filter1, -Filter2
            noun_group//2,      % ?Number, -Properties
            adjectives//1,      % -Properties
            adjective_property//1, % -Property
            modified/1          % +Filter
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(comparisons).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(modifiers).
:- use_module(words).
:- use_module('../objects/subtypes').

/** <module> Noun phrases as filters

A noun phrase without its determiner is a filter: adjectives, nouns, and modifiers after
them.  "Or" joins at three depths: adjectives ("black or green creature"), nouns
("artifact or enchantment an opponent controls") and whole phrases ("creature with flying
or a Spirit").
*/

%!  filter(?Number, -Filter)// is nondet.
%
%   A noun phrase in the singular or plural whose things are those of Filter.

filter(Number, Filter) -->
    simple_filter(Number, Filter0),
    other_phrases(Number, Filter0, Filter).

%!  another(-Filter)// is nondet.
%
%   "another" and a noun phrase: "another creature or an artifact" is another creature, or
%   any artifact.

another(Filter) -->
    [another],
    simple_filter(sg, Filter0),
    other_phrases(sg, [other(pro(other))|Filter0], Filter).

%!  one_of_each(-Filter1, -Filter2)// is nondet.
%
%   "a creature card and/or a land card from your hand": one of the first, one of the second, or both.

one_of_each(Filter1, Filter2) -->
    article,
    simple_filter(sg, Filter0),
    [and, /, or],
    article,
    simple_filter(sg, Filter3),
    { shared_modifiers(Filter0, Filter3, Filter4, Shared),
      append(Filter0, Shared, Filter1),
      append(Filter4, Shared, Filter2)
    }.

%   Whole phrases joined: each has an article, or the first has modifiers after its noun.

other_phrases(Number, Filter0, [any_of([Alt0, Alt1])|Shared]) -->
    [or],
    article,
    simple_filter(Number, Filter1),
    { shared_modifiers(Filter0, Filter1, Filter, Shared),
      alternative(Filter0, Alt0),
      alternative(Filter, Alt1)
    }.
other_phrases(sg, Filter0, [any_of([Alt0, [other(pro(other))|Filter]])|Shared]) -->
    [or, another],
    simple_filter(sg, Filter1),
    { shared_modifiers(Filter0, Filter1, Filter, Shared),
      alternative(Filter0, Alt0)
    }.
other_phrases(Number, Filter0, [any_of([Alt0, Alt1])]) -->
    disjunction,
    { modified(Filter0) },
    simple_filter(Number, Filter1),
    { alternative(Filter0, Alt0),
      alternative(Filter1, Alt1)
    }.
other_phrases(_, Filter, Filter) --> [].

%   "a land card or a creature card from your hand": whose they are and where is said of both.

shared_modifiers(Filter0, Filter1, Filter, Shared) :-
    (   modified(Filter0)
    ->  Filter = Filter1,
        Shared = []
    ;   partition(place, Filter1, Shared, Filter)
    ).

place(zone(_, _)).
place(among(_)).
place(controlled_by(_)).
place(owned_by(_)).

%!  modified(+Filter) is semidet.
%
%   Filter has more than nouns and adjectives.

modified(Filter) :-
    member(Property, Filter),
    \+ noun_property(Property),
    !.

noun_property(type(_)).
noun_property(subtype(_)).
noun_property(supertype(_)).
noun_property(color(_)).
noun_property(permanent).
noun_property(card).
noun_property(token).
noun_property(spell).
noun_property(any_of(_)).
noun_property(not(Property)) :-
    noun_property(Property).
noun_property(other(_)).
noun_property(Property) :-
    adjective(_, Property).

alternative([Property], Property) :- !.
alternative(Filter, Filter).

%   Adjectives, alternative nouns, modifiers.

simple_filter(Number, Filter) -->
    single_filter(Number, Filter0),
    (   extreme(Filter0, Property)
    ->  { append(Filter0, [Property], Filter) }
    ;   { Filter = Filter0 }
    ).

%   "each creature with the greatest mana value": among all such.

extreme(Filter, Property) -->
    [with, the, greatest],
    stat_word(Stat),
    \+ [among],
    \+ [or],
    { Property =.. [Stat, exactly(greatest(Stat, Filter))] }.

single_filter(pl, Filter) -->
    other_adjective(Other),
    adjective_property(Adjective),
    { Adjective = supertype(_) },
    [and],
    noun_word(sg, Noun),
    { Noun = subtype(_) },
    noun_word(pl, type(creature)),
    modifiers(pl, Modifiers),
    { append([Other, [any_of([Adjective, Noun]), type(creature)], Modifiers], Filter) }.
single_filter(Number, Filter) -->
    other_adjective(Other),
    adjectives(Adjectives0),
    { append(Other, Adjectives0, Adjectives) },
    nouns(Number, Alternatives),
    modifiers(Number, Modifiers),
    { compose(Adjectives, Alternatives, Modifiers, Filter) }.

other_adjective([other(pro(other))]) -->
    [other],
    !.
other_adjective([]) --> [].

%!  adjectives(-Properties)// is nondet.
%
%   Adjectives before a noun, as many as there are.

adjectives(Properties) -->
    adjective_item(Property),
    !,
    adjectives(Properties1),
    { append(Property, Properties1, Properties) }.
adjectives([]) --> [].

adjective_item([Property]) -->
    adjective_disjunction(Property).
adjective_item([power(exactly(P)), toughness(exactly(T))]) -->
    [size(P, T)],
    { integer(P), integer(T) }.
adjective_item([Property|Properties]) -->
    adjective_property(Property),
    negatives_after(Property, Properties).

%   "nonartifact, nonblack creature".

negatives_after(not(_), [not(Property)|Properties]) -->
    [','],
    adjective_property(not(Property)),
    !,
    negatives_after(not(Property), Properties).
negatives_after(_, []) --> [].

%   "black or green", "white, blue, and/or black", "attacking or blocking"; "tapped or
%   untapped" never, and colours joined by "and" only before a noun in the plural.

adjective_disjunction(any_of([Property0|Properties])) -->
    adjective_property(Property0),
    more_adjectives(Properties).

more_adjectives([Property]) -->
    disjunction,
    adjective_property(Property).
more_adjectives([Property|Properties]) -->
    [','],
    adjective_property(Property),
    more_adjectives_comma(Properties).

more_adjectives_comma([Property]) -->
    optional_comma,
    disjunction,
    adjective_property(Property).
more_adjectives_comma([Property|Properties]) -->
    [','],
    adjective_property(Property),
    more_adjectives_comma(Properties).

%!  adjective_property(-Property)// is nondet.
%
%   One adjective that says that the thing has Property.

adjective_property(Property) -->
    [Word],
    { atom(Word),
      (   adjective(Word, Property)
      ;   negated(Word, Property)
      )
    }.

%   nouns(?Number, -Alternatives): each alternative is Adjectives-Nouns.  The last is in
%   Number; so are the others, unless the last has the noun of all ("instant and sorcery
%   cards").

nouns(Number, Alternatives) -->
    noun_group(Number0, Nouns),
    more_nouns(Number0, Number, Numbers, Rest),
    { Alternatives = [[]-Nouns|Rest],
      (   forall(member(Other, [Number0|Numbers]), Other = Number)
      ->  true
      ;   joined(Alternatives, Lists),
          common_head(Lists, _, _)
      )
    }.

more_nouns(_, Number, [], [Adjectives-Nouns]) -->
    noun_junction,
    other_group(Number, Adjectives, Nouns).
more_nouns(_, Number, [Number1|Numbers], [Adjectives-Nouns|Alternatives]) -->
    [','],
    other_group(Number1, Adjectives, Nouns),
    more_nouns_comma(Number, Numbers, Alternatives).
more_nouns(Number, Number, [], []) --> [].

more_nouns_comma(Number, [], [Adjectives-Nouns]) -->
    optional_comma,
    noun_junction,
    other_group(Number, Adjectives, Nouns).
more_nouns_comma(Number, [Number1|Numbers], [Adjectives-Nouns|Alternatives]) -->
    [','],
    other_group(Number1, Adjectives, Nouns),
    more_nouns_comma(Number, Numbers, Alternatives).

other_group(Number, Adjectives, Nouns) -->
    adjectives(Adjectives),
    noun_group(Number, Nouns).

noun_junction --> disjunction.
noun_junction --> [and].

%!  noun_group(?Number, -Properties)// is nondet.
%
%   Nouns in a row, the last of which is in Number: "Goblin artifact creatures".

noun_group(Number, [Property|Properties]) -->
    noun_word(Number0, Property),
    nouns_after(Number0, Number, Properties).

nouns_after(sg, Number, Properties) -->
    noun_group(Number, Properties).
nouns_after(Number, Number, []) --> [].

noun_word(Number, Property) -->
    [Word],
    { atom(Word),
      noun(Word, Property, Number)
    }.
noun_word(Number, Property) -->
    [First, Second],
    { noun_phrase([First, Second], Property, Number) }.
noun_word(Number, keyword(Word)) -->
    [Word],
    { ability_keyword(Word) },
    ability_follows(Number).
noun_word(sg, kind(mana)) --> [mana], ability_follows(sg).
noun_word(sg, subtype('urza\'s')) -->
    [urza, '\'s'].

%   "equip abilities", "cycling ability".

ability_keyword(Word) :-
    atom(Word),
    cost_keyword(Word, []).
ability_keyword(equip).
ability_keyword(crew).
ability_keyword(boast).
ability_keyword(exhaust).

ability_follows(sg, Tokens, Tokens) :-
    Tokens = [Word|_],
    memberchk(Word, [ability, abilities]).

%   compose(+Adjectives, +Alternatives, +Modifiers, -Filter): adjectives and modifiers are
%   shared by all alternatives, except that
%     - adjectives belong to the first one if another has its own,
%     - what only creatures have belongs to the last one if the others aren't creatures
%       ("artifact, enchantment, or creature with flying"),
%     - a general noun at the end is the noun of all ("instant or sorcery spell").

compose(Adjectives, [[]-Nouns], Modifiers, Filter) :-
    !,
    append([Adjectives, Nouns, Modifiers], Filter).
compose(Adjectives, Alternatives0, Modifiers, Filter) :-
    (   first_alone(Adjectives, Alternatives0)
    ->  Alternatives0 = [[]-First|Rest],
        Alternatives1 = [Adjectives-First|Rest],
        Before = []
    ;   spell_sort(Alternatives0, Sort, Alternatives1)
    ->  append(Adjectives, [Sort], Before)
    ;   Alternatives1 = Alternatives0,
        Before = Adjectives
    ),
    joined(Alternatives1, Lists0),
    (   common_head(Lists0, Lists1, Head)
    ->  Lists2 = Lists1,
        After0 = [Head|Modifiers]
    ;   Lists2 = Lists0,
        After0 = Modifiers
    ),
    (   partition(creature_modifier, After0, [Modifier], After1),
        forall(member(Property, After1), ( place(Property) ; Property == spell )),
        only_last(Lists2)
    ->  append(Lists3, [Last0], Lists2),
        append(Last0, [Modifier], Last),
        append(Lists3, [Last], Lists),
        After = After1
    ;   Lists = Lists2,
        After = After0
    ),
    alternatives(Lists, Alts),
    append([Before, [any_of(Alts)], After], Filter).

%   first_alone(+Adjectives, +Alternatives): the adjectives belong to the first alternative.
%   "enchanted creatures and enchantment creatures", "equipped creature and Equipment".

first_alone(_, [_|Alternatives]) :-
    member(Others-_, Alternatives),
    Others \== [],
    !.
first_alone([_|_], [[]-[Noun]|Alternatives]) :-
    member([]-Nouns, Alternatives),
    Nouns = [_, _|_],
    last(Nouns, Noun),
    !.
first_alone(Adjectives, [_|Alternatives]) :-
    member(_-Nouns, Alternatives),
    (   memberchk(equipped, Adjectives),
        memberchk(subtype(equipment), Nouns)
    ;   memberchk(enchanted, Adjectives),
        memberchk(type(enchantment), Nouns)
    ),
    !.

%   "Adventure instant or sorcery spell".

spell_sort([[]-[Sort, type(Type)]|Alternatives], Sort, [[]-[type(Type)]|Alternatives]) :-
    Sort = subtype(Subtype),
    subtype(spell, Subtype),
    memberchk([]-[type(sorcery)|_], Alternatives).

joined([], []).
joined([Adjectives-Nouns|Alternatives], [List|Lists]) :-
    append(Adjectives, Nouns, List),
    joined(Alternatives, Lists).

alternatives([], []).
alternatives([List|Lists], [Alt|Alts]) :-
    alternative(List, Alt),
    alternatives(Lists, Alts).

common_head(Lists0, Lists, spell) :-                    % "black spells and green spells"
    maplist(ends_in(spell), Lists0, Lists),
    !.
common_head(Lists0, Lists, Head) :-
    append(Others, [Last0], Lists0),
    append(Last, [Head], Last0),
    Last \== [],
    head_noun(Head, Others),
    append(Others, [Last], Lists).

ends_in(Noun, List0, List) :-
    append(List, [Noun], List0),
    List \== [].

head_noun(spell, Others) :- without_head(Others).
head_noun(card, Others) :- without_head(Others).
head_noun(token, Others) :- without_head(Others).
head_noun(permanent, Others) :- without_head(Others).
head_noun(source, Others) :- without_head(Others).
head_noun(type(creature), Others) :-
    forall(member(Other, Others),
           ( Other = [subtype(Subtype)], subtype(creature, Subtype) )).

without_head(Others) :-
    \+ ( member(Other, Others),
         member(Head, Other),
         memberchk(Head, [spell, card, token, permanent, source, ability, player])
       ).

only_last(Lists) :-
    append(Others, [Last], Lists),
    member(Other, Others),
    (   creature_noun(Last),
        \+ creature_noun(Other)
    ;   Last == [type(creature)]        % "Walls and/or creatures with flying"
    ;   Last = [Noun],                  % "Assassin card or card with freerunning"
        last(Other, Noun)
    ),
    !.

creature_modifier(has(K)) :- K \== indestructible.
creature_modifier(not(has(_))).
creature_modifier(power(_)).
creature_modifier(toughness(_)).

creature_noun(List) :-
    (   memberchk(type(creature), List)
    ->  true
    ;   member(subtype(Subtype), List),
        subtype(creature, Subtype)
    ->  true
    ).
