:- encoding(utf8).
:- module(lawmage_abilities,
          [ read_line/4,        % +Source, +Tokens, -Meaning, -Clauses
            read_sentence/4     % +Source, +Tokens, -Meaning, -Status
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(bearings).
:- use_module(conditions).
:- use_module(contexts).
:- use_module(costs).
:- use_module(events).
:- use_module(filters).
:- use_module(function_words).
:- use_module(joins).
:- use_module(keyword_abilities).
:- use_module(labels).
:- use_module(lines).
:- use_module(modes).
:- use_module(sentences).
:- use_module(statements).
:- use_module(steps).
:- use_module(tokens).
:- use_module(verbatim).

/** <module> Abilities: a line of text to its meaning

A line is read sentence by sentence.  The first tells what kind of ability it is; what
follows belongs to it.  Source is `source(Text, Card)`: the text that the tokens were cut
from, and card(Name, Types, Subtypes).
*/

%!  read_line(+Source, +Tokens, -Meaning, -Clauses) is det.
%
%   Meaning is that of the whole line, `none` if nothing of it was read; Clauses are
%   clause(Sentence, Meaning, Status, From, To).

read_line(Source, Tokens0, Meaning, Clauses) :-
    label(Tokens0, Label, Tokens),
    (   keyword_meaning(Source, Tokens, Keywords)
    ->  labelled(Label, Keywords, Meaning),
        tokens_span(Tokens0, From, To),
        status(Meaning, Status),
        Clauses = [clause(1, Meaning, Status, From, To)]
    ;   Tokens = [t(Mark, _, _, _)|_],
        mode_mark(Mark),
        \+ memberchk(t(nl, _, _, _), Tokens)
    ->  Source = source(_, Card),
        new_context(Card, Context),
        read_bullets([Tokens], 1, Source, Context, [bullet(_, Meaning0)], Clauses),
        labelled(Label, Meaning0, Meaning)
    ;   Source = source(_, Card),
        new_context(Card, Context),
        bullets(Tokens, Head, Bullets),
        read_head(Head, Source, Context, Readings0, Context1, N),
        before_bullets(Bullets, Readings0, Readings1),
        read_bullets(Bullets, N, Source, Context1, Modes, ModeClauses0),
        first_labelled(Readings1, Label, Readings),
        findall(Clause, member(reading(_, _, Clause), Readings), Clauses0),
        findall(Frame-M, member(reading(Frame, M, _), Readings1), Framed),
        line_meaning(Framed, Meaning0),
        (   Bullets == []
        ->  Meaning1 = Meaning0,
            ModeClauses = []
        ;   with_modes(Meaning0, Modes, Meaning1)
        ->  ModeClauses = ModeClauses0
        ;   Meaning1 = Meaning0,
            unread_bullets(Bullets, N, ModeClauses)
        ),
        append(Clauses0, ModeClauses, Clauses),
        labelled(Label, Meaning1, Meaning)
    ).

before_bullets([], Readings, Readings) :- !.
before_bullets(_, Readings0, Readings) :-
    maplist(choosing_modes, Readings0, Readings).

choosing_modes(reading(Frame, M0, clause(N, M1, Status, From, To)),
               reading(Frame, M, clause(N, M2, Status, From, To))) :-
    modal_head(M0, M),
    modal_head(M1, M2).

%   Bullets that nothing says how to choose from aren't understood.

unread_bullets([], _, []).
unread_bullets([Bullet|Bullets], N0, Clauses) :-
    bullet_text(Bullet, _, Tokens),
    sentences(Tokens, Sentences),
    unread_sentences(Sentences, N0, N, Clauses, Clauses1),
    unread_bullets(Bullets, N, Clauses1).

unread_sentences([], N, N, Clauses, Clauses).
unread_sentences([Tokens|Sentences], N0, N, [clause(N0, Meaning, Status, From, To)|Clauses0], Clauses) :-
    tokens_span(Tokens, From, To),
    unread_status(Tokens, From, To, Meaning, Status),
    N1 is N0 + 1,
    unread_sentences(Sentences, N1, N, Clauses0, Clauses).

read_head(Head, Source, Context, [reading(effects, Meaning, clause(1, Meaning, understood, From, To))], Context, 2) :-
    keyword_meaning(Source, Head, Meaning),
    !,
    tokens_span(Head, From, To).
read_head(Head, Source, Context0, [Reading|Readings], Context, N) :-
    sentences(Head, [First|Sentences]),
    Sentences = [_|_],
    keyword_meaning(Source, First, Meaning),
    read_sentences(Sentences, 2, Source, Context0, start, Readings, Context, N),
    \+ ( member(reading(_, only(Limits), _), Readings), Limits \= [x(_)] ),
    !,
    tokens_span(First, From, To),
    Reading = reading(effects, Meaning, clause(1, Meaning, understood, From, To)).
read_head(Head, Source, Context0, Readings, Context, N) :-
    sentences(Head, Sentences),
    read_sentences(Sentences, 1, Source, Context0, start, Readings, Context, N).

%   The label belongs to the first sentence when it is told by itself.

first_labelled([reading(Frame, M, clause(N, M0, Status, From, To))|Readings], Label,
               [reading(Frame, M, clause(N, M1, Status, From, To))|Readings]) :-
    !,
    labelled(Label, M0, M1).
first_labelled([], _, []).

keyword_meaning(Source, Tokens0, Meaning) :-
    without_stop(Tokens0, Tokens),
    token_terms(Tokens, Terms),
    Source = source(_, Card),
    with_capitals(Tokens, phrase(keyword_line(Keywords), Terms)),
    new_context(Card, Context),
    finished(Source, Tokens, keywords(Keywords), Context, Meaning, _).

without_stop(Tokens0, Tokens) :-
    (   append(Tokens1, [t(Stop, _, _, _)], Tokens0),
        memberchk(Stop, ['.', ','])
    ->  Tokens = Tokens1
    ;   Tokens = Tokens0
    ).

%   bullets(+Tokens, -Head, -Bullets): the modes after the head of a modal ability.

bullets(Tokens, Head, Bullets) :-
    (   append(Head0, [t(nl, _, _, _)|Rest], Tokens)
    ->  Head = Head0,
        split_bullets(Rest, Bullets)
    ;   Head = Tokens,
        Bullets = []
    ).

split_bullets(Tokens, [Bullet|Bullets]) :-
    (   append(Bullet0, [t(nl, _, _, _)|Rest], Tokens)
    ->  Bullet = Bullet0,
        split_bullets(Rest, Bullets)
    ;   Bullet = Tokens,
        Bullets = []
    ).

read_bullets([], _, _, _, [], []).
read_bullets([Bullet|Bullets], N0, Source, Context, [bullet(Anchor, Mode)|Modes], Clauses) :-
    anchor_word(Bullet, Anchor),
    bullet_text(Bullet, Cost, Tokens),
    sentences(Tokens, Sentences),
    read_sentences(Sentences, N0, Source, Context, effects, Readings, _, N),
    findall(Frame-M, member(reading(Frame, M, _), Readings), Framed),
    line_meaning(Framed, Meaning),
    ( Cost == none -> Mode = Meaning ; Mode = mode(Cost, Meaning) ),
    findall(Clause, member(reading(_, _, Clause), Readings), Clauses0),
    read_bullets(Bullets, N, Source, Context, Modes, Clauses1),
    append(Clauses0, Clauses1, Clauses).

mode_mark('•').
mode_mark(+).

%   "• Khans — ability".

anchor_word([t(_, _, _, _), t(Word, _, _, _), t('—', _, _, _)|_], Word) :- !.
anchor_word(_, none).

%   "• Effect", "• Name — effect", "+ {1} — effect", "• Name — {1} — effect".

bullet_text([t(Mark, _, _, _)|Tokens0], Cost, Tokens) :-
    mode_mark(Mark),
    !,
    label(Tokens0, _, Tokens1),
    (   append(CostTokens, [t('—', _, _, _)|Tokens2], Tokens1),
        token_terms(CostTokens, Terms),
        phrase(mana_payment(Cost0), Terms)
    ->  Cost = Cost0,
        Tokens = Tokens2
    ;   Cost = none,
        Tokens = Tokens1
    ).
bullet_text(Tokens, none, Tokens).

%   read_sentences(+Sentences, +N0, +Source, +Context0, +Frame, -Readings, -Context, -N):
%   Readings are reading(Frame, Meaning, Clause).

read_sentences([], N, _, Context, _, [], Context, N).
read_sentences([Tokens|Sentences], N0, Source, Context0, Frame0, [Reading|Readings], Context, N) :-
    tokens_span(Tokens, From, To),
    (   sentence_meaning(Source, Tokens, Frame0, Context0, Frame, Meaning0, Context1)
    ->  Meaning = Meaning0,
        Said = Meaning,
        status(Meaning, Status),
        next_sentence(Meaning0, Context1, Context2)
    ;   unread_status(Tokens, From, To, Meaning, Status),
        (   Frame0 == start,
            unread_head(Source, Tokens, Said)
        ->  Frame = effects
        ;   Frame = Frame0,
            Said = Meaning
        ),
        unread_sentence(Context0, Context2)
    ),
    Reading = reading(Frame, Said, clause(N0, Meaning, Status, From, To)),
    N1 is N0 + 1,
    next_frame(Frame, Next),
    read_sentences(Sentences, N1, Source, Context2, Next, Readings, Context, N).

next_frame(start, start).
next_frame(effects, effects).
next_frame(intervening, effects).
next_frame(still, effects).

%   unread_head(+Source, +Tokens, -Head): a trigger or an activation that isn't understood,
%   whose effect goes on in the sentences after it.

unread_head(Source, Tokens, triggered(opaque(Words), none)) :-
    Tokens = [t(Word, _, _, _)|_],
    memberchk(Word, [when, whenever, at]),
    append([First|More], [t(',', _, _, _)|_], Tokens),
    !,
    ( Word == at -> Event = [First|More] ; Event = More ),
    tokens_words(Source, Event, Words).
unread_head(Source, Tokens, activated([opaque(Words)], none)) :-
    append(Cost, [t(:, _, _, _)|_], Tokens),
    !,
    tokens_words(Source, Cost, Words).

tokens_words(source(Text, _), Tokens, Words) :-
    tokens_span(Tokens, From, To),
    span_text(Text, From, To, Words).

%!  read_sentence(+Source, +Tokens, -Meaning, -Status) is semidet.
%
%   Meaning is that of one sentence by itself.

read_sentence(Source, Tokens0, Meaning, Status) :-
    label(Tokens0, Label, Tokens1),
    without_stop(Tokens1, Tokens2),
    bullet_text(Tokens2, Cost, Tokens),
    Source = source(_, Card),
    (   Cost == none,
        keyword_meaning(Source, Tokens, Meaning0)
    ->  true
    ;   new_context(Card, Context),
        sentence_meaning(Source, Tokens, start, Context, _, Meaning0, _)
    ),
    ( Cost == none -> Meaning1 = Meaning0 ; Meaning1 = mode(Cost, Meaning0) ),
    labelled(Label, Meaning1, Meaning),
    status(Meaning, Status).

%   sentence_meaning(+Source, +Tokens, +Frame0, +Context0, -Frame, -Meaning, -Context):
%   Frame is what kind of ability the line has turned out to be.

sentence_meaning(Source, Tokens, Frame0, Context0, Frame, Meaning, Context) :-
    sentence_tree(parse(Frame0), Tokens, Frame, Tree, _),
    finished(Source, Tokens, Tree, Context0, Meaning, Context).

parse(start, Terms, Rest, still, Tree) :-
    phrase(still_sentence(Tree), Terms, Rest),
    !.
parse(start, Terms, Rest, Frame, Tree) :-
    phrase(ability(Frame, Tree), Terms, Rest).
parse(effects, Terms, Rest, still, Tree) :-
    phrase(still_sentence(Tree), Terms, Rest),
    !.
parse(effects, Terms, Rest, effects, Tree) :-
    phrase(later_sentence(Tree), Terms, Rest).

%   "It's still a land": said of what the sentence before changed.

still_sentence(add_type(pro(subj), Filter)) --> still_subject, ['\'s', still], article, filter(sg, Filter).
still_sentence(add_type(pro(they), Filter)) --> [they, '\'re', still], filter(pl, Filter).

still_subject --> [it].
still_subject --> [he].
still_subject --> [she].

later_sentence(until(end_of_turn, delayed_on(E, Tree))) -->
    [when],
    event(E),
    [this, turn, ','],
    effect(Tree).
later_sentence(until(end_of_turn, triggered(E, Tree))) -->
    [whenever],
    event(E),
    [this, turn, ','],
    effect(Tree).
later_sentence(triggered(E, Tree)) --> trigger(E, Tree0), { no_intervening(Tree0, Tree) }.
later_sentence(Tree) --> effect(Tree).

%   The first sentence of a line.

ability(effects, until(end_of_turn, triggered(E, Tree))) -->
    [whenever],
    event(E),
    [this, turn, ','],
    effect(Tree).
ability(effects, until(end_of_turn, delayed_on(E, Tree))) -->
    [when],
    event(E),
    [this, turn, ','],
    effect(Tree).
ability(Frame, triggered(E, Tree)) -->
    trigger(E, Tree0),
    { trigger_frame(Tree0, Frame),
      no_intervening(Tree0, Tree)
    }.
ability(effects, activated(Cost, Tree)) --> activation(Cost, Tree).
ability(effects, Tree) --> effect(Tree).
ability(effects, to_solve(C)) --> [to, solve, '—'], conditions(C).
ability(effects, in_opening_hand(may(reveal(you, self)))) --> [you, may, reveal, ~, from, your, opening, hand].
ability(effects, in_opening_hand(Tree)) -->
    [if, ~, is, in, your, opening, hand, ',', you, may, begin, the, game, with, it, on, the, battlefield],
    { Tree = may(begin_with(self, battlefield)) }.
ability(effects, in_opening_hand(Tree)) --> [if, ~, is, in, your, opening, hand, ','], effect(Tree).

%   An "if" or "unless" at the end is no intervening "if" (CR 603.4).

no_intervening(post(Tree, C), at_end(post(Tree, C))) :- !.
no_intervening(Tree, Tree).

%   An "if" right after the event is for all that follows.

trigger_frame(pre(_, Tree), intervening) :-
    Tree \= pre(_, _),
    Tree \= post(_, _),
    !.
trigger_frame(_, effects).

trigger(E, Tree) -->
    trigger_word,
    events(E0),
    event_time(E0, E),
    [','],
    intervening(Tree).
trigger(E, Tree) -->
    [at],
    step_event(E),
    [','],
    intervening(Tree).

trigger_word --> [when].
trigger_word --> [whenever].

%   "Whenever you cast a spell or a creature enters", "when X and when Y".

events(E) -->
    event(E0),
    more_events(E0, E).

more_events(E0, any_of([E0, E1])) -->
    [and],
    trigger_word,
    event(E1).
more_events(E0, any_of([E0, E1])) -->
    [or],
    trigger_word,
    event(E1).
more_events(E0, any_of([E0, E1])) -->
    [and, at],
    step_event(E1).
more_events(E0, any_of([E0, E1])) -->
    [or],
    event(E1).
more_events(E, E) --> [].

intervening(pre(C, Tree)) --> [if], conditions(C), [','], effect(Tree).
intervening(Tree) --> effect(Tree).

event_time(E, when(turn(you), E)) --> [during, your, turn].
event_time(E, when(turn(opponent), E)) --> [during, an, opponent, '\'s', turn].
event_time(E, when(turn(opponent), E)) --> [during, each, opponent, '\'s', turn].
event_time(E, when(not(turn(you)), E)) --> [during, turns, other, than, yours].
event_time(E, first_each_turn(E)) --> [for, the, first, time, each, turn].
event_time(E, first_each_turn(E)) --> [for, the, first, time, in, a, turn].
event_time(E, first_each_turn(when(turn(you), E))) --> [for, the, first, time, during, each, of, your, turns].
event_time(E, this_way(E)) --> [this, way].
event_time(E, when(turn(that_player), E)) --> [during, their, turn].
event_time(E, while(C, E)) --> [while], conditions(C).
event_time(E, E) --> [].

activation(Cost, Tree) --> cost(Cost), [:], effect(Tree).

%   A quoted ability: its meaning if every sentence of it is understood, else its text.

lawmage_sentences:quoted_ability(source(Text, card(_, _, _)), Tokens, Meaning) :-
    without_stop(Tokens, Tokens0),
    (   read_line(source(Text, card('', [], [])), Tokens0, Meaning0, Clauses),
        forall(member(clause(_, _, Status, _, _), Clauses), readable(Status))
    ->  Meaning = Meaning0
    ;   without_stop(Tokens, Tokens1),
        tokens_span(Tokens1, From, To),
        span_text(Text, From, To, Atom),
        Meaning = text(Atom)
    ).

readable(understood).
readable(understood_given(_)).

%   status(+Meaning, -Status)

status(Meaning, Status) :-
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
