:- encoding(utf8).
:- module(lawmage_becoming,
          [ being//3,           % ?Number, +Subject, -Meaning
            becoming//3,        % ?Number, +Subject, -Meaning
            not_being//3,       % ?Number, +Subject, -Meaning
            type_complement//3, % ?Number, +Subject, -Meaning
            type_words//2,      % -Colors, -Types
            color_words//1      % -Colors
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(copy_exceptions).
:- use_module(durations).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(shapes).
:- use_module(subjects).
:- use_module(verbatim).
:- use_module(words).

/** <module> What an object is or becomes: colours, types, base power and toughness

"is red", "becomes a 3/4 white Dragon creature with flying", "is a Food in addition to
its other types", "becomes a copy of target creature".
*/

%!  being(?Number, +Subject, -Meaning)// is nondet.
%
%   What stands after "is" or "are".

being(_, S, state(S, goaded)) --> [goaded].
being(_, S, state(S, goaded)) --> [also, goaded].
being(_, S, lose(S, state(goaded))) --> [no, longer, goaded].
being(_, S, lose(S, types([supertype(Supertype)]))) -->
    [no, longer, Supertype],
    { adjective(Supertype, supertype(Supertype)) }.
being(_, S, state(S, suspected)) --> [suspected].
being(Number, S, Meaning) --> becoming(Number, S, Meaning).
being(_, S, set_name(S, Name)) --> [named], verbatim_name(Name).
being(_, S, add_type(S, [supertype(Supertype)])) -->
    [Supertype],
    { atom(Supertype),
      adjective(Supertype, supertype(Supertype))
    },
    optional_addition.
being(_, S, add_type(S, [supertype(Supertype1), supertype(Supertype2)])) -->
    [Supertype1, and, Supertype2],
    { adjective(Supertype1, supertype(Supertype1)),
      adjective(Supertype2, supertype(Supertype2))
    },
    optional_addition.
being(sg, S, pt_set(S, P, T)) --> [size(P, T)].
being(sg, S, add_type(S, Types)) -->
    [also],
    article,
    type_words(sg, none, Types),
    { Types \== [] }.

optional_addition --> addition(types).
optional_addition --> [].

%!  becoming(?Number, +Subject, -Meaning)// is nondet.
%
%   What stands after "becomes", or after "is" for good.

becoming(_, S, Meaning) --> color_complement(S, Meaning).
becoming(_, S, Meaning) --> all_types(S, Meaning).
becoming(_, S, Meaning) -->
    [the, chosen],
    chosen_word(Choice),
    chosen_addition(S, Choice, Meaning).
becoming(_, S, Meaning) -->
    [the],
    chosen_sort(Choice),
    [of, your, choice],
    choice_addition(S, Choice, Meaning).
becoming(Number, S, Meaning) -->
    article_for(Number),
    type_complement(Number, S, Meaning),
    { \+ only_supertypes(Meaning) }.
becoming(Number, S, Meaning) -->
    copy_for(Number),
    [of],
    object(_, Original),
    copy_exceptions(S, Original, Meaning).
becoming(sg, S, one_of(Shapes)) -->
    [your, choice, of],
    shapes(S, Shapes).
becoming(_, S, designate(S, Word)) --> [Word], { becomes_designated(Word) }.
becoming(_, S, becomes_blocked(S)) --> [blocked].

becomes_designated(prepared).
becomes_designated(unprepared).
becomes_designated(monstrous).
becomes_designated(renowned).
becomes_designated(saddled).
becomes_designated(plotted).
becomes_designated(harnessed).

%   A supertype is gained beside what is there (CR 205.4b).

only_supertypes(set_type(_, [Type|Types])) :-
    forall(member(Other, [Type|Types]), Other = supertype(_)).

article_for(sg) --> article.
article_for(pl) --> [].

copy_for(sg) --> [a, copy].
copy_for(pl) --> [copies].
copy_for(pl) --> [a, copy].

copy_exceptions(S, Original, becomes_copy(S, Original, Meanings)) -->
    { copying(S, Copy) },
    exceptions(Copy, Meanings).
copy_exceptions(S, Original, until(Duration, becomes_copy(S, Original, Meanings))) -->
    duration(Duration),
    { copying(S, Copy) },
    exceptions(Copy, Meanings).
copy_exceptions(S, Original, becomes_copy(S, Original)) --> [].

%   Of several that become copies each is an exception by itself.

copying(each(_), subject) :- !.
copying(S, S).

%   Colours.

color_complement(S, Meaning) -->
    color_words(Colors),
    color_addition(S, Colors, Meaning).

color_addition(S, Colors, add_color(S, Colors)) --> [in, addition, to], its, [other, colors].
color_addition(S, Colors, set_color(S, Colors)) --> [].

%!  color_words(-Colors)// is nondet.
%
%   "colorless", "all colors", "red, green, and white", "the chosen color".

color_words([]) --> [colorless].
color_words([white, blue, black, red, green]) --> [all, colors].
color_words([chosen(color)]) --> [the, chosen, color].
color_words([chosen(color)]) --> [that, color].
color_words([choice(color)]) --> [the, color, of, your, choice].
color_words([choice(colors)]) --> [the, color, or, colors, of, your, choice].
color_words(Colors) --> color_list(Colors).

color_list([Color|Colors]) -->
    one_color(Color),
    more_colors(Colors).

more_colors([Color]) --> [and], one_color(Color).
more_colors([Color]) --> [',', and], one_color(Color).
more_colors([Color|Colors]) --> [','], one_color(Color), more_colors(Colors).
more_colors([]) --> [].

one_color(Color) --> [Color], { color(Color) }.

%   "every creature type", "every basic land type in addition to its other types".

all_types(S, set_type(S, [every(creature_type)])) --> [every, creature, type], \+ [in].
all_types(S, set_type(S, [every(creature_type)])) --> [all, creature, types], \+ [in].
all_types(S, add_type(S, [every(creature_type)])) --> [every, creature, type], addition(types).
all_types(S, add_type(S, [every(basic_land_type)])) --> [every, basic, land, type], addition(types).
all_types(S, add_type(S, [every(land_type)])) --> [every, land, type], addition(types).
all_types(S, add_type(S, [every(nonbasic_land_type)])) --> [every, nonbasic, land, type], addition(types).
all_types(S, set_type(S, [every(nonbasic_land_type)])) --> [every, nonbasic, land, type].

chosen_word(type) --> [type].
chosen_word(type) --> [creature, type].
chosen_word(type) --> [basic, land, type].

chosen_addition(S, Choice, add_type(S, [chosen(Choice)])) --> addition(types).
chosen_addition(S, Choice, set_type(S, [chosen(Choice)])) --> [].

chosen_sort(type) --> [creature, type].
chosen_sort(land_type) --> [basic, land, type].

choice_addition(S, Choice, add_type(S, [choice(Choice)])) --> addition(types).
choice_addition(S, Choice, set_type(S, [choice(Choice)])) --> [].

%   "in addition to its other types", "... colors and types", "that's still a land".

addition(types) --> [in, addition, to], its, [other], type_sort, [types].
addition(types) --> [in, addition, to], its, [other, type].
addition(both) --> [in, addition, to], its, [other, colors, and], type_sort, [types].
addition(both) --> [in, addition, to], its, [other, types, and, colors].
addition(types) --> still.

type_sort --> [creature].
type_sort --> [land].
type_sort --> [card].
type_sort --> [].

still --> [that, '\'s', still], still_noun(sg).
still --> [that, is, still], still_noun(sg).
still --> [that, are, still], still_noun(pl).

still_noun(sg) --> article, [Word], { type_form(Word, _, sg) }.
still_noun(pl) --> [Word], { type_form(Word, _, pl) }.

%!  type_complement(?Number, +Subject, -Meaning)// is nondet.
%
%   "3/4 white Dragon creature with flying", with everything that may follow.

type_complement(Number, S, Meaning) -->
    optional_size(Size),
    type_words(Number, Colors, Types),
    with_parts(Parts),
    addition_or_none(Addition),
    with_parts_after(Addition, Parts1),
    { append(Parts, Parts1, AllParts),
      \+ (Types == [], Size == none, AllParts == []),
      complement(S, Addition, Colors, Types, Size, AllParts, Meaning)
    }.

optional_size(size(P, T)) --> [size(P, T)].
optional_size(none) --> [].

addition_or_none(Addition) --> addition(Addition).
addition_or_none(none) --> [].

%   What follows "in addition ...": "with base power and toughness 4/4".

with_parts_after(none, []) --> [].
with_parts_after(types, Parts) --> with_parts(Parts).
with_parts_after(both, Parts) --> with_parts(Parts).

with_parts(Parts) -->
    [with],
    with_list(Parts).
with_parts([]) --> [].

with_list([Part|Parts]) -->
    with_part(Part),
    more_with(Parts).

more_with([Part|Parts]) -->
    with_comma,
    with_part(Part),
    more_with(Parts).
more_with([]) --> [].

with_comma --> [',', and].
with_comma --> [','].
with_comma --> [and].
with_comma --> [',', with].
with_comma --> [and, with].

with_part(size(P, T)) --> [base, power, and, toughness, size(P, T)].
with_part(size(A, A)) --> [base, power, and, toughness, each, equal, to], amount(A).
with_part(size(A, A)) --> [power, and, toughness, each, equal, to], amount(A).
with_part(keywords([K])) --> keyword(K).
with_part(keywords([protection([color(C1)]), protection([color(C2)])])) -->
    [protection, from, C1, and, from, C2],
    { color(C1), color(C2) }.
with_part(every(creature_type)) --> [all, creature, types].
with_part(q(Tokens)) --> [q(Tokens)].
with_part(q_named(Tokens, Name)) --> [q(Tokens), named], verbatim_name(Name).
with_part(sized_named(P, T, Name)) --> [base, power, and, toughness, size(P, T), named], verbatim_name(Name).

%   complement(+S, +Addition, +Colors, +Types, +Size, +Parts, -Meaning): colour first,
%   then types, then power and toughness, then abilities.

complement(S, Addition, Colors, Types0, Size, Parts00, Meaning) :-
    (   selectchk(every(creature_type), Parts00, Parts0)
    ->  append(Types0, [every(creature_type)], Types)
    ;   Parts0 = Parts00,
        Types = Types0
    ),
    named_parts(Parts0, Parts, S, NameMeanings),
    color_part(Colors, Addition, S, ColorMeanings),
    type_part(Types, Addition, S, TypeMeanings),
    (   Size = size(P, T)
    ->  SizeMeanings = [pt_set(S, P, T)],
        Parts1 = Parts
    ;   select(size(P, T), Parts, Parts1)
    ->  SizeMeanings = [pt_set(S, P, T)]
    ;   SizeMeanings = [],
        Parts1 = Parts
    ),
    ability_parts(Parts1, [], S, AbilityMeanings),
    append([ColorMeanings, TypeMeanings, SizeMeanings, AbilityMeanings, NameMeanings], Meanings),
    (   Meanings = [Meaning0]
    ->  Meaning = Meaning0
    ;   Meanings = [_|_],
        Meaning = all(Meanings)
    ).

named_parts([], [], _, []).
named_parts([q_named(Tokens, Name)|Parts0], [q(Tokens)|Parts], S, [set_name(S, Name)|Names]) :-
    !,
    named_parts(Parts0, Parts, S, Names).
named_parts([sized_named(P, T, Name)|Parts0], [size(P, T)|Parts], S, [set_name(S, Name)|Names]) :-
    !,
    named_parts(Parts0, Parts, S, Names).
named_parts([Part|Parts0], [Part|Parts], S, Names) :-
    named_parts(Parts0, Parts, S, Names).

color_part(none, _, _, []) :- !.
color_part(Colors, both, S, [add_color(S, Colors)]) :- !.
color_part(Colors, _, S, [set_color(S, Colors)]).

type_part([], _, _, []) :- !.
type_part(Types, none, S, [set_type(S, Types)]) :- !.
type_part(Types, _, S, [add_type(S, Types)]).

ability_parts([], [], _, []) :- !.
ability_parts([], Keywords, S, [grant(S, keywords(Keywords))]).
ability_parts([keywords(More)|Parts], Keywords0, S, Meanings) :-
    append(Keywords0, More, Keywords),
    ability_parts(Parts, Keywords, S, Meanings).
ability_parts([q(Tokens)|Parts], [], S, [grant(S, q(Tokens))|Meanings]) :-
    !,
    ability_parts(Parts, [], S, Meanings).
ability_parts([q(Tokens)|Parts], Keywords, S, [grant(S, keywords(Keywords)), grant(S, q(Tokens))|Meanings]) :-
    ability_parts(Parts, [], S, Meanings).

%!  type_words(-Colors, -Types)// is nondet.
%
%   Colours, supertypes, subtypes and types before or as a noun in the singular; Colors
%   is `none` where no colour is said.

type_words(Colors, Types) --> type_words(sg, Colors, Types).

type_words(Number, Colors, Types) -->
    supertypes(Supertypes0),
    noun_colors(Colors),
    supertypes(Supertypes1),
    type_nouns(Number, Nouns),
    { append([Supertypes0, Supertypes1, Nouns], Types),
      \+ memberchk(permanent, Types),
      \+ memberchk(card, Types),
      \+ memberchk(spell, Types),
      \+ memberchk(player, Types)
    }.

supertypes([supertype(Supertype)|Supertypes]) -->
    [Supertype],
    { atom(Supertype),
      adjective(Supertype, supertype(Supertype))
    },
    !,
    supertypes(Supertypes).
supertypes([]) --> [].

noun_colors([]) --> [colorless].
noun_colors(Colors) --> color_list(Colors).
noun_colors(none) --> [].

type_nouns(Number, Types) -->
    noun_group(Number, Types0),
    more_type_nouns(Number, Types1),
    { append(Types0, Types1, Types) }.
type_nouns(_, []) --> [].

more_type_nouns(Number, Types) -->
    type_junction,
    noun_group(Number, Types0),
    more_type_nouns(Number, Types1),
    { append(Types0, Types1, Types) }.
more_type_nouns(_, []) --> [].

type_junction --> [and].
type_junction --> [',', and].
type_junction --> [','].

%!  not_being(?Number, +Subject, -Meaning)// is nondet.
%
%   What stands after "isn't" or "aren't".

not_being(sg, S, lose(S, types([type(Type)]))) --> article, [Word], { type_form(Word, Type, sg) }.
not_being(sg, S, lose(S, types([subtype(Subtype)]))) --> article, [Word], { subtype_form(Word, Subtype, sg) }.
not_being(pl, S, lose(S, types([type(Type)]))) --> [Word], { type_form(Word, Type, pl) }.
not_being(_, S, lose(S, types([supertype(Supertype)]))) -->
    [Supertype],
    { atom(Supertype),
      adjective(Supertype, supertype(Supertype))
    }.
not_being(_, S, lose(S, state(suspected))) --> [suspected].
