:- encoding(utf8).
:- module(lawmage_creation,
          [ creation//1,        % -Meaning
            creations//1        % -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(becoming).
:- use_module(copy_exceptions).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(players).
:- use_module(subjects).
:- use_module(verbatim).

/** <module> Creating tokens (CR 111)
*/

%!  creations(-Meaning)// is nondet.
%
%   What stands after "create": one kind of token, or several.

creations(Meaning) -->
    creation(First),
    more_creations(More),
    { More == [] -> Meaning = First ; Meaning = together([First|More]) }.

more_creations([]) --> [].
more_creations([Last]) --> item_and, creation(Last).
more_creations([Next|More]) --> [','], creation(Next), more_creations(More), { More = [_|_] }.

item_and --> [and].
item_and --> [',', and].

%!  creation(-Meaning)// is nondet.
%
%   So many tokens of one kind.

creation(create(A, Token, Entering)) -->
    how_many(Number, A),
    entering(Entering0),
    token_words(Number, Token),
    entering_so(Number, Entering1),
    { append(Entering0, Entering1, Entering) }.
creation(create(A, token(Word), Entering)) -->
    how_many(Number, A),
    entering(Entering0),
    predefined(Number, Word),
    entering_so(Number, Entering1),
    { append(Entering0, Entering1, Entering) }.
creation(create(A, card_named(Name), Entering)) -->                       % CR 111.11
    how_many(Number, A),
    entering(Entering0),
    card_name(Name),
    [Noun],
    { token_noun(Number, Noun) },
    entering_so(Number, Entering1),
    { append(Entering0, Entering1, Entering) }.
creation(create(A, Token, Entering)) -->
    [a, number, of],
    entering(Entering),
    token_words(pl, Token),
    [equal, to],
    amount(A).
creation(create(A, token(Word), Entering)) -->
    [a, number, of],
    entering(Entering),
    predefined(pl, Word),
    [equal, to],
    amount(A).
creation(create(A, Token, Entering)) -->
    quantity(Number, A),
    entering(Entering0),
    [TokenWord],
    { token_noun(Number, TokenWord) },
    copy_clause(Number),
    object(_, S),
    copy_details(S, Token, Entering1),
    entering_too(Number, Entering2),
    { append([Entering0, Entering1, Entering2], Entering) }.
creation(create(1, Token, Entering)) -->
    verbatim_name(Name),
    [','],
    article,
    entering(Entering0),
    token_words(sg, Token0),
    entering_so(sg, Entering1),
    { named_token(Name, Token0, Token),
      append(Entering0, Entering1, Entering)
    }.

creation(create(A, the_same_token, [])) --> quantity(_, A), [of, those, tokens].

how_many(Number, A) --> quantity(Number, A).
how_many(pl, times(2, that_many)) --> [twice, that, many].
how_many(sg, 1) --> [another].
how_many(sg, 1) --> [an, additional].

%   The name of another card, none of a kind of token that has the first word of this one's (CR 111.10).

card_name(Name, Tokens, Rest) :-
    verbatim_name(Name, Tokens, Rest),
    append(Words, Rest, Tokens),
    !,
    \+ memberchk(~, Words),
    \+ last(Words, role).

%   "that's tapped and attacking", "that's blocking that creature", "attached to target creature".

entering_so(Number, Entering) --> that_is(Number), entering(Entering), { Entering \== [] }.
entering_so(Number, [attacking]) --> that_is(Number), [attacking], \+ attacked_by_token(_).
entering_so(Number, [attacking(Defenders)]) --> that_is(Number), [attacking], attacked_by_token(Defenders).
entering_so(Number, [tapped, attacking(Defenders)]) --> that_is(Number), [tapped, and, attacking], attacked_by_token(Defenders).
entering_so(Number, [attacking]) --> that_is(Number), [attacking].
entering_so(Number, [blocking(S)]) --> that_is(Number), [blocking], object(sg, S).
entering_so(_, [attached_to(S)]) --> [attached, to], object(sg, S).
entering_so(_, []) --> [].

entering_too(Number, Entering) --> [and], entering_so(Number, Entering), { Entering \== [] }.
entering_too(_, []) --> [].

that_is(sg) --> [that, '\'s'].
that_is(sg) --> [that, is].
that_is(pl) --> [that, are].

attacked_by_token([Who]) --> who(sg, Who), \+ [or].
attacked_by_token([Who, planeswalkers(Who)]) --> who(sg, Who), [or, a, planeswalker, they, control].

named_token(Name, token(P, T, Properties0, Abilities), token(P, T, Properties, Abilities)) :-
    append(Properties0, [named(Name)], Properties).

entering([tapped, attacking]) --> [tapped, and, attacking].
entering([tapped]) --> [tapped].
entering([]) --> [].

token_noun(sg, token).
token_noun(pl, tokens).

%   "1/1 green Saproling creature token with flying".

token_words(Number, token(P, T, Properties, Abilities)) -->
    token_adjectives(Supertypes),
    [size(P, T)],
    token_types(Number, Properties0),
    { append(Supertypes, Properties0, Properties1) },
    token_abilities(Abilities),
    token_name(Properties1, Properties2),
    other_colors(Number, Properties2, Properties).
token_words(Number, token(none, none, Properties, Abilities)) -->
    token_adjectives(Supertypes),
    token_types(Number, Properties0),
    { \+ memberchk(type(creature), Properties0),
      memberchk(type(_), Properties0),
      append(Supertypes, Properties0, Properties1)
    },
    token_abilities(Abilities),
    token_name(Properties1, Properties).
token_words(Number, token(0, 0, Properties, Abilities)) -->
    token_adjectives(Supertypes),
    token_types(Number, Properties0),
    { memberchk(type(creature), Properties0),
      append(Supertypes, Properties0, Properties)
    },
    token_abilities(Abilities),
    { member(q(Tokens), Abilities), defines_size(Tokens) },
    !.

%   "that's all colors", "that are red, green, and white".

other_colors(Number, Properties0, Properties) -->
    that_is(Number),
    color_words(Colors),
    { Colors \== [],
      findall(color(Color), member(Color, Colors), Some),
      append(Some, Properties0, Properties)
    }.
other_colors(_, Properties, Properties) --> [].

%   "with "This token's power and toughness are each equal to ..."".

defines_size(Tokens) :-
    findall(Word, member(t(Word, _, _, _), Tokens), Words),
    append(_, [power, and, toughness, are, each, equal, to|_], Words).

token_adjectives([supertype(legendary)]) --> [legendary].
token_adjectives([]) --> [].

token_types(Number, Properties) -->
    type_words(Colors, Types),
    [Word],
    { token_noun(Number, Word),
      Types \== [],
      token_colors(Colors, ColorProperties),
      append(ColorProperties, Types, Properties0),
      exclude_token(Properties0, Properties1)
    },
    token_name(Properties1, Properties).
token_types(Number, Properties) -->
    type_words(Colors, Types0),
    { append(Types, [token], Types0),
      Types \== [],
      Number = sg,
      token_colors(Colors, ColorProperties),
      append(ColorProperties, Types, Properties1)
    },
    token_name(Properties1, Properties).

token_name(Properties0, Properties) -->
    [named],
    verbatim_name(Name),
    { append(Properties0, [named(Name)], Properties) }.
token_name(Properties, Properties) --> [].

exclude_token(Properties0, Properties) :-
    exclude(==(token), Properties0, Properties).

token_colors(none, []).
token_colors([], [colorless]) :- !.
token_colors(Colors, Properties) :-
    is_list(Colors),
    findall(color(Color), member(Color, Colors), Properties).

token_abilities(Abilities) -->
    [with],
    ability_items(Items),
    { token_items(Items, [], Abilities) }.
token_abilities([]) --> [].

ability_items([Item|Items]) -->
    ability_item(Item),
    more_items(Items).

more_items([Item|Items]) -->
    item_comma,
    ability_item(Item),
    more_items(Items).
more_items([]) --> [].

item_comma --> [',', and].
item_comma --> [','].
item_comma --> [and].

ability_item(keywords([K])) --> keyword(K).
ability_item(q(Tokens)) --> [q(Tokens)].

token_items([], [], []) :- !.
token_items([], Keywords, [keywords(Keywords)]).
token_items([keywords(More)|Items], Keywords0, Abilities) :-
    append(Keywords0, More, Keywords),
    token_items(Items, Keywords, Abilities).
token_items([q(Tokens)|Items], [], [q(Tokens)|Abilities]) :-
    !,
    token_items(Items, [], Abilities).
token_items([q(Tokens)|Items], Keywords, [keywords(Keywords), q(Tokens)|Abilities]) :-
    token_items(Items, [], Abilities).

%   Tokens that the rules define (CR 111.10).

predefined(Number, Word) -->
    [Name, Noun],
    { predefined_token(Name, Word),
      token_noun(Number, Noun)
    }.

predefined(Number, young_hero_role) --> [young, hero, role, Noun], { token_noun(Number, Noun) }.
predefined(Number, Word) -->
    [Name, role, Noun],
    { role_token(Name, Word),
      token_noun(Number, Noun)
    }.

role_token(cursed, cursed_role).
role_token(monster, monster_role).
role_token(royal, royal_role).
role_token(sorcerer, sorcerer_role).
role_token(virtuous, virtuous_role).
role_token(wicked, wicked_role).

predefined_token(treasure, treasure).
predefined_token(food, food).
predefined_token(clue, clue).
predefined_token(gold, gold).
predefined_token(blood, blood).
predefined_token(powerstone, powerstone).
predefined_token(map, map).
predefined_token(junk, junk).
predefined_token(shard, shard).
predefined_token(incubator, incubator).
predefined_token(lander, lander).
predefined_token(mutagen, mutagen).
predefined_token(walker, walker).
predefined_token(vibranium, vibranium).

copy_clause(sg) --> [that, '\'s', a, copy, of].
copy_clause(sg) --> [that, is, a, copy, of].
copy_clause(pl) --> [that, are, copies, of].

copy_details(S, copy_of(S, Exceptions), []) --> exceptions(subject, Exceptions).
copy_details(S, copy_of(S), Entering) --> [and, that, '\'s'], entering(Entering), { Entering \== [] }.
copy_details(S, copy_of(S), Entering) --> [and, that, are], entering(Entering), { Entering \== [] }.
copy_details(S, copy_of(S), []) --> [].
