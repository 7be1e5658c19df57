:- encoding(utf8).
:- module(lawmage_sentences,
          [ sentence_tree/5,    % , +Tokens, -Frame, -Tree, -Open
            finished/6          % +Source, +Tokens, +Tree, +Context0, -Meaning, -Context
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(antecedents).
:- use_module(meanings).
:- use_module(names).
:- use_module(tokens).
:- use_module(verbatim).
:- use_module(verbs).

/** <module> One sentence: from tokens to a tree, from the tree to a meaning

A sentence that can't be read is tried again with the words of one condition or event
closed to the grammar, for a person to settle.
*/

:- meta_predicate sentence_tree(4, +, -, -, -).

%!  sentence_tree(:Parser, +Tokens, -Frame, -Tree, -Open) is semidet.
%
%   Tree is the first reading that call(Parser, Terms, [], Frame, Tree) finds; Open is
%   true if words were left open.

sentence_tree(Parser, Tokens, Frame, Tree, Open) :-
    with_capitals(Tokens, parsed_tree(Parser, Tokens, Frame, Tree, Open)).

parsed_tree(Parser, Tokens, Frame, Tree, Open) :-
    token_terms(Tokens, Terms),
    length(Terms, Length),
    Length =< 250,
    (   bounded(Parser, Terms, Frame, Tree)
    ->  Open = false
    ;   findall(Count-Opened, opened(Terms, Count, Opened), Candidates0),
        keysort(Candidates0, Candidates),
        member(_-Terms1, Candidates),
        bounded(Parser, Terms1, Frame, Tree)
    ->  Open = true
    ).

%   Hostile text must not keep the grammar busy.

bounded(Parser, Terms, Frame, Tree) :-
    call_with_inference_limit(once(( call(Parser, Terms, [], Frame, Tree0), x_defined(Tree0, Tree) )),
                              400 000, Result),
    Result \== inference_limit_exceeded.

%   opened(+Terms0, -Count, -Terms): the words of a condition or event are closed to the
%   grammar, Count of them; the fewer the better.

opened(Terms0, B, Terms) :-
    append(Before, [Word|After0], Terms0),
    opening(Word, Before, After0, Skipped),
    append(Skipped, Open, After0),
    Open = [First|_],
    First \== (','),
    append(Words, Rest, Open),
    Words = [_, _|_],
    ends_at(Rest, Word),
    one_phrase(Words),
    Words = [_|More],
    length(Words, B),
    length(Open, Length),
    length(Rest, A),
    maplist(padded, More, Pads),
    append([Before, [Word|Skipped], [open(words(Length, A))|Pads], Rest], Terms).

padded(_, pad).

opening(if, _, _, []).
opening(unless, _, _, []).
opening(as, _, [long, as|_], [long, as]).
opening(when, [], _, []).
opening(whenever, [], _, []).

ends_at([], _).
ends_at([',', Next|_], Word) :-
    Word \== unless,
    Next \== and.

%   Words that hold a comma are one condition only if they are a list.

one_phrase(Words) :-
    \+ member(q(_), Words),
    \+ memberchk(would, Words),                 % what would happen is replaced: no condition
    (   memberchk(',', Words)
    ->  append(_, [',', Junction|Last], Words),
        memberchk(Junction, [or, and]),
        \+ memberchk(',', Last),
        \+ ( member(Word, Words), begins_clause(Word) ),
        \+ ( append(_, [',', Verb|_], Words), instructs(Verb) )
    ;   \+ ( append(_, [Before, if|_], Words), Before \== or )
    ),
    !.

%   "..., search that player's graveyard": what is done, and no part of a list.

instructs(Word) :-
    verb(Word, Verb, pl),
    memberchk(Verb, [create, destroy, draw, exile, gain, look, lose, mill, put, return, reveal, search, shuffle, tap, untap]).

begins_clause(if).
begins_clause(when).
begins_clause(whenever).
begins_clause(may).
begins_clause(instead).
begins_clause(until).
begins_clause('can\'t').
begins_clause('don\'t').
begins_clause('doesn\'t').
begins_clause(target).

:- multifile quoted_ability/3.      % +Source, +Tokens, -Meaning

%!  finished(+Source, +Tokens, +Tree, +Context0, -Meaning, -Context) is semidet.
%
%   Meaning is Tree, read from Tokens, in the vocabulary; fails if a pronoun in it isn't
%   settled.

finished(Source, Tokens, Tree0, Context0, Meaning, Context) :-
    distributed(Tree0, Tree1),
    length(Tokens, Length),
    spelled(Tree1, words(Source, Tokens, Length), Tree),
    settled(Tree, Context0, Meaning0, Context),
    \+ unsettled(Meaning0),
    tidy(Meaning0, Meaning1),
    \+ limits_at_once(Meaning1),
    worded(Meaning1, Source, Meaning).

unsettled(Meaning) :-
    compound(Meaning),
    Meaning \= q(_),
    (   Meaning = pro(_)
    ->  true
    ;   arg(_, Meaning, Argument),
        unsettled(Argument)
    ->  true
    ).

%   spelled(+Tree0, +Words, -Tree): spans of this sentence become text.

spelled(Tree0, Words, Tree) :-
    (   \+ compound(Tree0)
    ->  Tree = Tree0
    ;   Tree0 = words(Before, After)
    ->  words_text(Words, Before, After, Tree)
    ;   Tree0 = q(_)
    ->  Tree = Tree0
    ;   compound_name_arguments(Tree0, Functor, Arguments0),
        spelled_all(Arguments0, Words, Arguments),
        compound_name_arguments(Tree, Functor, Arguments)
    ).

spelled_all([], _, []).
spelled_all([Tree0|Trees0], Words, [Tree|Trees]) :-
    spelled(Tree0, Words, Tree),
    spelled_all(Trees0, Words, Trees).

%   worded(+Meaning0, +Source, -Meaning): quotations become abilities.

worded(Meaning0, Source, Meaning) :-
    (   \+ compound(Meaning0)
    ->  Meaning = Meaning0
    ;   Meaning0 = q(Tokens)
    ->  quoted_ability(Source, Tokens, Meaning)
    ;   Meaning0 = token(Power, Toughness, Properties, Abilities0),
        memberchk(named(Name), Properties)
    ->  maplist(of_token(Name), Abilities0, Abilities1),
        worded(Abilities1, Source, Abilities),
        Meaning = token(Power, Toughness, Properties, Abilities)
    ;   Meaning0 = grant(self, q(Tokens))
    ->  quoted_ability(Source, Tokens, Quoted0),
        of_itself(Quoted0, Quoted),
        Meaning = grant(self, Quoted)
    ;   Meaning0 = [First0|Rest0]
    ->  worded(First0, Source, First),
        worded(Rest0, Source, Rest),
        Meaning = [First|Rest]
    ;   Meaning0 =.. [Functor|Arguments0],
        worded_all(Arguments0, Source, Arguments),
        Meaning =.. [Functor|Arguments]
    ).

worded_all([], _, []).
worded_all([A0|As0], Source, [A|As]) :-
    worded(A0, Source, A),
    worded_all(As0, Source, As).

%   A token's name in its own abilities is the token (CR 201.5).

of_token(Name, Ability0, Ability) :-
    (   Ability0 = q(Tokens0)
    ->  self_references(all, Name, Tokens0, Tokens),
        Ability = q(Tokens)
    ;   Ability = Ability0
    ).

%   What grants an ability to itself is what has it.

of_itself(grantor, self) :- !.
of_itself(Meaning0, Meaning) :-
    (   compound(Meaning0)
    ->  Meaning0 =.. [Functor|Arguments0],
        maplist(of_itself, Arguments0, Arguments),
        Meaning =.. [Functor|Arguments]
    ;   Meaning = Meaning0
    ).

words_text(words(source(Text, _), Tokens, Length), Before, After, Atom) :-
    Skip is Length - Before,
    Count is Before - After,
    length(Skipped, Skip),
    append(Skipped, Tokens1, Tokens),
    length(Span, Count),
    append(Span, _, Tokens1),
    tokens_span(Span, From, To),
    span_text(Text, From, To, Atom).
