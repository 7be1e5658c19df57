:- encoding(utf8).
:- module(lawmage_abilities,
          [ read_line/4,        % +Source, +Tokens, -Meaning, -Clauses
            read_sentence/4     % +Source, +Tokens, -Meaning, -Status
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(words).
:- use_module(tokens).
:- use_module(lines).
:- use_module(filters).
:- use_module(costs).
:- use_module(events).
:- use_module(conditions).
:- use_module(keyword_abilities).
:- use_module(statements).
:- use_module(antecedents).
:- use_module(meanings).
:- use_module(bearings).

/** <module> Abilities: a line of text to its meaning

A line is read sentence by sentence.  The first tells what kind of ability it is; what
follows belongs to it.  Source is `source(Text, Card)`: the text that the tokens were cut
from, and card(Name, Types, Subtypes).

A sentence that can't be read is tried again with the words of one condition or event
left open, for a person to settle.
*/

%!  read_line(+Source, +Tokens, -Meaning, -Clauses) is det.
%
%   Meaning is that of the whole line, `none` if nothing of it was read; Clauses are
%   clause(Sentence, Meaning, Status, From, To).

read_line(Source, Tokens0, Meaning, Clauses) :-
    without_ability_word(Tokens0, Tokens),
    (   keyword_meaning(Source, Tokens, Keywords)
    ->  Meaning = Keywords,
        tokens_span(Tokens0, From, To),
        status(Source, Meaning, Tokens, Status),
        Clauses = [clause(1, Meaning, Status, From, To)]
    ;   sentences(Tokens, Sentences),
        Source = source(_, Card),
        new_context(Card, Context),
        read_sentences(Sentences, 1, Source, Context, start, Meanings, Clauses),
        line_meaning(Meanings, Meaning)
    ).

keyword_meaning(Source, Tokens0, Meaning) :-
    (   append(Tokens, [t('.', _, _, _)], Tokens0)
    ->  true
    ;   Tokens = Tokens0
    ),
    token_terms(Tokens, Terms),
    once(phrase(keyword_line(Keywords), Terms)),
    finished(Source, Tokens, keywords(Keywords), none, Meaning, _).

%   read_sentences(+Sentences, +N, +Source, +Context, +Frame, -Meanings, -Clauses)

read_sentences([], _, _, _, _, [], []).
read_sentences([Tokens|Sentences], N, Source, Context0, Frame0, [Frame-Meaning|Meanings], [Clause|Clauses]) :-
    tokens_span(Tokens, From, To),
    (   sentence_meaning(Source, Tokens, Frame0, Context0, Frame, Meaning0, Context1)
    ->  Meaning = Meaning0,
        status(Source, Meaning, Tokens, Status),
        next_sentence(Context1, Context)
    ;   Frame = Frame0,
        unread_status(Tokens, From, To, Meaning, Status),
        next_sentence(Context0, Context)
    ),
    Clause = clause(N, Meaning, Status, From, To),
    N1 is N + 1,
    next_frame(Frame, Next),
    read_sentences(Sentences, N1, Source, Context, Next, Meanings, Clauses).

next_frame(start, start).
next_frame(effects, effects).
next_frame(still, effects).

%!  read_sentence(+Source, +Tokens, -Meaning, -Status) is semidet.
%
%   Meaning is that of one sentence by itself.

read_sentence(Source, Tokens0, Meaning, Status) :-
    without_ability_word(Tokens0, Tokens1),
    (   append(Tokens, [t('.', _, _, _)], Tokens1)
    ->  true
    ;   Tokens = Tokens1
    ),
    Source = source(_, Card),
    new_context(Card, Context),
    (   keyword_meaning(Source, Tokens, Meaning0)
    ->  Meaning = Meaning0
    ;   sentence_meaning(Source, Tokens, start, Context, _, Meaning, _)
    ),
    status(Source, Meaning, Tokens, Status).

%   sentence_meaning(+Source, +Tokens, +Frame0, +Context0, -Frame, -Meaning, -Context):
%   Frame is what kind of ability the line has turned out to be.

sentence_meaning(Source, Tokens, Frame0, Context0, Frame, Meaning, Context) :-
    token_terms(Tokens, Terms),
    (   parsed(Frame0, Terms, Frame, Tree)
    ->  true
    ;   opened(Terms, Terms1),
        parsed(Frame0, Terms1, Frame, Tree)
    ->  true
    ),
    finished(Source, Tokens, Tree, Context0, Meaning, Context).

parsed(Frame0, Terms, Frame, Tree) :-
    call_with_inference_limit(once(parse(Frame0, Terms, Frame, Tree)), 400 000, Result),
    Result \== inference_limit_exceeded.

parse(start, Terms, Frame, Tree) :-
    phrase(ability(Frame, Tree), Terms).
parse(effects, Terms, still, Tree) :-
    phrase(still_sentence(Tree), Terms),
    !.
parse(effects, Terms, effects, Tree) :-
    phrase(later_sentence(Tree), Terms).

%   "It's still a land": said of what the sentence before changed.

still_sentence(add_type(pro(subj), Filter)) --> [it, '\'s', still], article, filter(sg, Filter).
still_sentence(add_type(pro(they), Filter)) --> [they, '\'re', still], filter(pl, Filter).

later_sentence(triggered(E, Tree)) --> trigger(E, Tree).
later_sentence(Tree) --> effect(Tree).

%   The first sentence of a line.

ability(effects, triggered(E, Tree)) --> trigger(E, Tree).
ability(effects, triggered(visits(you), Tree)) --> [visit, '—'], effect(Tree).
ability(effects, activated(Cost, Tree)) --> activation(Cost, Tree).
ability(effects, mode(Cost, Tree)) --> [+], mana_payment(Cost), ['—'], effect(Tree).
ability(effects, Tree) --> ['•'], effect(Tree).
ability(effects, Tree) --> effect(Tree).

trigger(E, Tree) -->
    trigger_word,
    event(E0),
    event_time(E0, E),
    [','],
    intervening(Tree).
trigger(E, Tree) -->
    [at],
    step_event(E),
    [','],
    intervening(Tree).

event_time(E, when(turn(you), E)) --> [during, your, turn].
event_time(E, when(not(turn(you)), E)) --> [during, each, opponent, '\'s', turn], !.
event_time(E, when(turn(opponent), E)) --> [during, an, opponent, '\'s', turn].
event_time(E, E) --> [].

trigger_word --> [when].
trigger_word --> [whenever].

intervening(pre(C, Tree)) --> [if], conditions(C), [','], effect(Tree).
intervening(Tree) --> effect(Tree).

activation(Cost, Tree) --> cost(Cost), [:], effect(Tree).

%   opened(+Terms0, -Terms): the words of a condition or event are closed to the grammar.

opened(Terms0, Terms) :-
    append(Before, [Word|After0], Terms0),
    opening(Word, Before, After0, Skipped, After),
    append(Skipped, Open, After),
    Open = [First|_],
    open_span(Word, Open, Words, Rest),
    First \== (','),
    Words = [_|More],
    length(Open, B),
    length(Rest, A),
    maplist([_, pad]>>true, More, Pads),
    append([Before, [Word|Skipped], [open(words(B, A))|Pads], Rest], Terms).

opening(if, _, After, [], After).
opening(unless, _, After, [], After).
opening(as, _, [long, as|After], [long, as], [long, as|After]).
opening(when, [], After, [], After).
opening(whenever, [], After, [], After).

open_span(Word, Open, Words, Rest) :-
    append(Words, Rest, Open),
    Words = [_, _|_],
    (   Rest = [',', Next|_],
        \+ ( Word == unless ),
        Next \== and
    ;   Rest == []
    ),
    \+ member(q(_), Words).

%   finished(+Source, +Tokens, +Tree, +Context0, -Meaning, -Context)

finished(Source, Tokens, Tree0, Context0, Meaning, Context) :-
    distributed(Tree0, Tree1),
    (   Context0 == none
    ->  Source = source(_, Card),
        new_context(Card, Context1)
    ;   Context1 = Context0
    ),
    settled(Tree1, Context1, Meaning0, Context),
    tidy(Meaning0, Meaning1),
    length(Tokens, Length),
    worded(Meaning1, words(Source, Tokens, Length), Meaning).

%   worded(+Meaning0, +Words, -Meaning): spans become text, quotations abilities.

worded(Meaning0, Words, Meaning) :-
    (   \+ compound(Meaning0)
    ->  Meaning = Meaning0
    ;   Meaning0 = words(Before, After)
    ->  words_text(Words, Before, After, Meaning)
    ;   Meaning0 = q(Tokens)
    ->  Words = words(Source, _, _),
        quoted(Source, Tokens, Meaning)
    ;   Meaning0 = grant(self, q(Tokens))
    ->  Words = words(Source, _, _),
        quoted(Source, Tokens, Quoted0),
        itself(Quoted0, Quoted),
        Meaning = grant(self, Quoted)
    ;   Meaning0 = [First0|Rest0]
    ->  worded(First0, Words, First),
        worded(Rest0, Words, Rest),
        Meaning = [First|Rest]
    ;   Meaning0 =.. [Functor|Arguments0],
        worded_all(Arguments0, Words, Arguments),
        Meaning =.. [Functor|Arguments]
    ).

%   What grants an ability to itself is what has it.

itself(grantor, self) :- !.
itself(Meaning0, Meaning) :-
    (   compound(Meaning0)
    ->  Meaning0 =.. [Functor|Arguments0],
        maplist(itself, Arguments0, Arguments),
        Meaning =.. [Functor|Arguments]
    ;   Meaning = Meaning0
    ).

worded_all([], _, []).
worded_all([A0|As0], Words, [A|As]) :-
    worded(A0, Words, A),
    worded_all(As0, Words, As).

words_text(words(source(Text, _), Tokens, Length), Before, After, Atom) :-
    Skip is Length - Before,
    Count is Before - After,
    length(Skipped, Skip),
    append(Skipped, Tokens1, Tokens),
    length(Span, Count),
    append(Span, _, Tokens1),
    tokens_span(Span, From, To),
    span_text(Text, From, To, Atom).

%   A quoted ability: its meaning if every sentence of it is understood, else its text.

quoted(Source, Tokens, Meaning) :-
    Source = source(Text, card(_, _, _)),
    (   read_line(source(Text, card('', [], [])), Tokens, Meaning0, Clauses),
        forall(member(clause(_, _, Status, _, _), Clauses), readable(Status))
    ->  Meaning = Meaning0
    ;   (   append(Tokens1, [t('.', _, _, _)], Tokens)
        ->  true
        ;   Tokens1 = Tokens
        ),
        tokens_span(Tokens1, From, To),
        span_text(Text, From, To, Atom),
        Meaning = text(Atom)
    ).

readable(understood).
readable(understood_given(_)).

%   line_meaning(+FramedMeanings, -Meaning): what follows a trigger or a cost is its
%   effect.

line_meaning(Framed0, Meaning) :-
    joined_sentences(Framed0, Framed),
    findall(M, ( member(_-M, Framed), M \== none, M \= unread(_) ), Meanings),
    combined(Meanings, Meaning).

%   Sentences that change the one before: "It's still a land", "Otherwise, ...".

joined_sentences([], []).
joined_sentences([F-M0, still-_|Framed0], Framed) :-
    !,
    added_types(M0, M),
    joined_sentences([F-M|Framed0], Framed).
joined_sentences([F0-M0, F1-M1|Framed0], [F0-M0|Framed]) :-
    otherwise(M1, M0, M),
    !,
    joined_sentences([F1-M|Framed0], Framed).
joined_sentences([F-M|Framed0], [F-M|Framed]) :-
    joined_sentences(Framed0, Framed).

added_types(set_type(S, Types), Meaning) :-
    !,
    Meaning = add_type(S, Types).
added_types(Meaning0, Meaning) :-
    compound(Meaning0),
    !,
    Meaning0 =.. [Functor|Arguments0],
    maplist(added_types, Arguments0, Arguments),
    Meaning =.. [Functor|Arguments].
added_types(Meaning, Meaning).

otherwise(when(otherwise, M), Before, when(not(C), M)) :-
    last_condition(Before, C).

last_condition(when(C, _), C) :- !.
last_condition(triggered(_, M), C) :- !, last_condition(M, C).
last_condition(activated(_, M), C) :- !, last_condition(M, C).
last_condition(until(_, M), C) :- !, last_condition(M, C).
last_condition(all(Ms), C) :- last(Ms, M), last_condition(M, C).

combined([], none).
combined([triggered(E, M0)|Ms], triggered(E, M)) :-
    Ms \== [],
    !,
    flat_all([M0|Ms], M).
combined([activated(Cost, M0)|Ms], activated(Cost, M)) :-
    Ms \== [],
    !,
    flat_all([M0|Ms], M).
combined([mode(Cost, M0)|Ms], mode(Cost, M)) :-
    Ms \== [],
    !,
    flat_all([M0|Ms], M).
combined(Ms, M) :-
    flat_all(Ms, M).

%   status(+Source, +Meaning, +Tokens, -Status)

status(_, Meaning, _, Status) :-
    (   inner_term(text(Text), Meaning)
    ->  Status = grants_unread(Text)
    ;   inner_term(opaque(Words), Meaning)
    ->  Status = understood_given(Words)
    ;   Status = understood
    ).

inner_term(Term, Meaning) :-
    compound(Meaning),
    (   Term = Meaning
    ->  true
    ;   arg(_, Meaning, Argument),
        inner_term(Term, Argument)
    ->  true
    ).

unread_status(Tokens, From, To, Meaning, Status) :-
    bearings(Tokens, Bearings),
    (   Bearings == []
    ->  Meaning = none,
        Status = no_bearing
    ;   Meaning = unread(Bearings),
        Status = not_understood(From, To)
    ).

%   An ability word or a flavour word before a dash means nothing (CR 207.2c-d).

without_ability_word(Tokens0, Tokens) :-
    (   append(Words, [t('—', _, _, _)|Tokens1], Tokens0),
        length(Words, Length),
        Length =< 6,
        Words = [t(First, _, _, upper)|_],
        Tokens1 = [t(Next, _, _, _)|_],
        forall(member(t(Word, _, _, _), Words), ability_word(Word)),
        \+ keyword_dash(First, Words, Next)
    ->  Tokens = Tokens1
    ;   Tokens = Tokens0
    ).

ability_word(Word) :-
    atom(Word),
    \+ memberchk(Word, [:, '.', '•', '|', nl, '"']).

%   What stands before a dash that means something.

keyword_dash(First, _, _) :- memberchk(First, [choose, visit, prize, solved, 'to', boast, forecast, exhaust,
                                               'power-up', companion, partner, i, ii, iii, iv, v, vi]).
keyword_dash(_, Words, Next) :-
    token_terms(Words, Terms),
    append(Terms, ['—', Next], All),
    keyword_dash_start(All).
keyword_dash_start([ward|_]).
keyword_dash_start([Word|Terms]) :-
    atom(Word),
    cost_keyword(Word, Others),
    append(Others, ['—'|_], Terms).
keyword_dash_start([equip|_]).
keyword_dash_start([splice|_]).
keyword_dash_start([suspend|_]).
keyword_dash_start([awaken|_]).
keyword_dash_start([reinforce|_]).
keyword_dash_start([impending|_]).
keyword_dash_start([modular|_]).
keyword_dash_start([max, speed|_]).
