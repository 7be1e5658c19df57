:- encoding(utf8).
:- module(lawmage_copying_exceptions,
          [ exceptions//2       % +Subject, -Meanings
          ]).
:- use_module(library(lists)).
:- use_module(becoming).
:- use_module(conditions).
:- use_module(function_words).
:- use_module(predicates).
:- use_module(verbatim).

/** <module> How a copy differs from what it copies (CR 707.9)
*/

%!  exceptions(+Subject, -Meanings)// is nondet.
%
%   ", except it's legendary and it has haste": how a copy differs.

exceptions(S, Meanings) -->
    [',', except],
    exception_list(S, Meanings).
exceptions(S, Meanings) -->
    [except],
    exception_list(S, Meanings).

exception_list(S, Meanings) -->
    exception(S, Meanings0),
    more_exceptions(S, Meanings1),
    { append(Meanings0, Meanings1, Meanings) }.

more_exceptions(S, Meanings) -->
    junction,
    exception(S, Meanings0),
    more_exceptions(S, Meanings1),
    { append(Meanings0, Meanings1, Meanings) }.
more_exceptions(_, []) --> [].

exception(S, [pre(C, Meaning)]) -->
    optional_comma,
    [if],
    conditions(C),
    [','],
    exception_list(S, Meanings),
    { Meaning = all(Meanings) }.
exception(S, [post(all(Meanings), C)]) -->
    exception_subject(Number),
    predicate(Number, S, Meaning),
    { meanings(Meaning, Meanings) },
    [if],
    conditions(C).
exception(S, [set_name(S, Name)]) --> possessive, [name, is], verbatim_name(Name).
exception(_, [keep(colors)]) --> exception_subject(sg), ['doesn\'t', copy, that], copied_noun, ['\'s', color].
exception(_, [keep(power), keep(toughness)]) -->
    [its, power, and, toughness, are, equal, to, ~, '\'s', power, and, toughness].
exception(S, [grant(S, own_abilities)]) --> exception_subject(sg), [has], own, [other, abilities].
exception(S, [no_mana_cost(S)]) --> exception_subject(sg), [has, no, mana, cost].
exception(S, Meanings) -->
    exception_subject(Number),
    is_not(Number),
    not_being(Number, S, Meaning),
    { meanings(Meaning, Meanings) }.
exception(S, Meanings) -->
    exception_subject(Number),
    predicate(Number, S, Meaning),
    { meanings(Meaning, Meanings) }.
exception(S, Meanings) -->
    predicate(sg, S, Meaning),
    { meanings(Meaning, Meanings) }.

meanings(all(Meanings), Meanings) :- !.
meanings(Meaning, [Meaning]).

own --> [its].
own --> [~, '\'s'].

is_not(sg) --> ['\'s', not].
is_not(sg) --> [is, not].
is_not(pl) --> ['\'re', not].

copied_noun --> [creature].
copied_noun --> [permanent].
copied_noun --> [card].

possessive --> [its].
possessive --> [his].
possessive --> [her].
possessive --> [their].

exception_subject(sg) --> [it].
exception_subject(sg) --> [he].
exception_subject(sg) --> [she].
exception_subject(sg) --> [the, token].
exception_subject(sg) --> [the, copy].
exception_subject(sg) --> [that, the, copy].
exception_subject(sg) --> [that, it].
exception_subject(pl) --> [they].
exception_subject(pl) --> [the, tokens].
