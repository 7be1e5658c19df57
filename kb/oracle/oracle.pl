:- encoding(utf8).
:- module(lawmage_oracle,
          [ read_text/3,        % +Card, +Text, -Readings
            face_lines/2,       % +Readings, -Lines
            read_gain/2,        % +Text, -Meaning
            read_effect/2,      % +Text, -Meaning
            read_ability/2      % +Text, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(error)).
:- use_module(abilities).
:- use_module(keyword_abilities).
:- use_module(labels).
:- use_module(levels).
:- use_module(lines).
:- use_module(names).
:- use_module(tokens).

/** <module> The grammar's door: Oracle text to terms of the vocabulary

All predicates are pure functions of their text.  Text of any kind ends in a status or in
failure, never in an exception.
*/

%!  read_text(+Card, +Text, -Readings) is det.
%
%   Readings are reading(N, Meaning, Clauses) for the abilities of Text, the text of
%   Card = card(Name, Types, Subtypes).  Meaning is that of the whole line, `none` if
%   nothing of it was read.  Clauses are clause(Sentence, Meaning, Status, From, To), From
%   and To offsets in Text; Status is understood, understood_given(Words),
%   grants_unread(Text), no_bearing or not_understood(From, To).  Of a sentence that isn't
%   understood the meaning is unread(Bearings), of one without bearing `none`.

read_text(card(Name, Types, Subtypes), Text0, Readings) :-
    text_to_string(Text0, Text),
    tokens(Text, Tokens),
    Card = card(Name, Types, Subtypes),
    ability_lines(Tokens, Lines),
    read_lines(Lines, 1, none, Text, Card, Readings).

%   Frame is the level that the line stands under.

read_lines([], _, _, _, _, []).
read_lines([Line, Next|Lines], N, Frame, Text, Card, Readings) :-
    continued(Line, Next, Text, Card, Meaning, Clauses, NextClauses),
    !,
    N1 is N + 1,
    N2 is N + 2,
    Readings = [reading(N, Meaning, Clauses), reading(N1, none, NextClauses)|Readings1],
    read_lines(Lines, N2, Frame, Text, Card, Readings1).
read_lines([Line|Lines], N, Frame0, Text, Card, [reading(N, Meaning, Clauses)|Readings]) :-
    (   level_line(Line, Meaning0, Frame1, Status)
    ->  Frame = Frame1,
        Meaning = Meaning0,
        tokens_span(Line, From, To),
        Clauses = [clause(1, Meaning, Status, From, To)]
    ;   size_line(Line, Meaning0)
    ->  Frame = Frame0,
        at_level(Frame, Meaning0, Meaning),
        tokens_span(Line, From, To),
        Clauses = [clause(1, Meaning, understood, From, To)]
    ;   Frame = Frame0,
        line_reading(Text, Card, Line, Meaning0, Clauses),
        at_level(Frame, Meaning0, Meaning)
    ),
    N1 is N + 1,
    read_lines(Lines, N1, Frame, Text, Card, Readings).

%   continued(+Line, +Next, +Text, +Card, -Meaning, -Clauses, -NextClauses): what the next
%   line of an instant or sorcery says happens instead is read with this line, and Meaning
%   is that of both.

continued(Line, Next0, Text, Card, Meaning, Clauses, NextClauses) :-
    Card = card(_, Types, _),
    ( memberchk(instant, Types) -> true ; memberchk(sorcery, Types) ),
    append(_, [t(instead, _, _, _)|After], Next0),
    \+ After = [t(of, _, _, _)|_],
    \+ memberchk(t(would, _, _, _), Next0),
    best_reading(Text, Card, Next0, Alone, _),
    ( Alone = when(_, instead(_)) ; Alone = all([when(_, instead(_))|_]) ),
    !,
    label(Next0, none, Next),
    append(Line, Next, Both),
    best_reading(Text, Card, Both, Meaning, BothClauses),
    unread_count(BothClauses, 0),
    \+ has_instead(Meaning),
    tokens_span(Next0, Start, _),
    partition(starts_before(Start), BothClauses, Clauses, NextClauses0),
    length(Clauses, Before),
    numbered_from(NextClauses0, Before, NextClauses).

has_instead(Meaning) :-
    compound(Meaning),
    (   Meaning = instead(_)
    ->  true
    ;   arg(_, Meaning, Argument),
        has_instead(Argument)
    ->  true
    ).

starts_before(Start, clause(_, _, _, From, _)) :-
    From < Start.

numbered_from([], _, []).
numbered_from([clause(N0, Meaning, Status, From, To)|Clauses0], Before, [clause(N, Meaning, Status, From, To)|Clauses]) :-
    N is N0 - Before,
    numbered_from(Clauses0, Before, Clauses).

%   The power and toughness of a leveler's level stand on a line of their own.

size_line([t(size(P, T), _, _, _)], pt_set(self, P, T)).

%   Words in square brackets are left out where the cleave cost was paid (CR 702.148a), and count otherwise.  The clauses are those of the
%   text of which less was read.

line_reading(Text, Card, Line0, Meaning, Clauses) :-
    bracketed(Line0, Line, Cloven),
    !,
    best_reading(Text, Card, Line, Meaning1, Clauses1),
    (   Cloven == []
    ->  Meaning2 = none,
        Clauses2 = []
    ;   best_reading(Text, Card, Cloven, Meaning2, Clauses2)
    ),
    Paid = matches(self, [paid(cleave)]),
    findall(when(Condition, Part), ( member(Condition-Part, [not(Paid)-Meaning1, Paid-Meaning2]), Part \== none ), Parts),
    (   Parts == []
    ->  Meaning = none
    ;   Parts = [Meaning]
    ->  true
    ;   Meaning = all(Parts)
    ),
    (   better(Clauses1, Clauses2)
    ->  Clauses = Clauses2
    ;   Clauses = Clauses1
    ).
line_reading(Text, Card, Line, Meaning, Clauses) :-
    best_reading(Text, Card, Line, Meaning, Clauses).

%   bracketed(+Line, -Whole, -Cloven) is semidet.  Line without its square brackets, and without what stands between them.

bracketed(Line, Whole, Cloven) :-
    memberchk(t('[', _, _, _), Line),
    phrase(brackets(Whole, Cloven), Line).

brackets(Whole, Cloven) -->
    [t('[', _, _, _)],
    inside(Whole, Whole1),
    brackets(Whole1, Cloven).
brackets([Token|Whole], [Token|Cloven]) -->
    [Token],
    { Token = t(Term, _, _, _), \+ memberchk(Term, ['[', ']']) },
    brackets(Whole, Cloven).
brackets([], []) --> [].

inside(Whole, Whole) --> [t(']', _, _, _)], !.
inside([Token|Whole0], Whole) --> [Token], inside(Whole0, Whole).

%   A name that is a word of the language is taken for the name first.

best_reading(Text, Card, Line, Meaning, Clauses) :-
    Card = card(Name, _, _),
    self_references(all, Name, Line, Tokens1),
    read_line(source(Text, Card), Tokens1, Meaning1, Clauses1),
    (   all_read(Clauses1)
    ->  Meaning = Meaning1,
        Clauses = Clauses1
    ;   self_references(long, Name, Line, Tokens2),
        Tokens2 \== Tokens1,
        read_line(source(Text, Card), Tokens2, Meaning2, Clauses2),
        better(Clauses2, Clauses1)
    ->  Meaning = Meaning2,
        Clauses = Clauses2
    ;   Meaning = Meaning1,
        Clauses = Clauses1
    ).

all_read(Clauses) :-
    forall(member(clause(_, _, Status, _, _), Clauses), Status == understood).

better(Clauses2, Clauses1) :-
    unread_count(Clauses2, N2),
    unread_count(Clauses1, N1),
    N2 < N1.

unread_count(Clauses, N) :-
    findall(x, ( member(clause(_, _, Status, _, _), Clauses), not_read(Status) ), Xs),
    length(Xs, N).

not_read(not_understood(_, _)).
not_read(no_bearing).

%!  face_lines(+Readings, -Lines) is det.
%
%   Lines are line(N, Meaning, Unread) for Readings; Unread are unread(Sentence,
%   Bearings).

face_lines([], []).
face_lines([reading(N, Meaning, Clauses)|Readings], [line(N, Meaning, Unread)|Lines]) :-
    unread(Clauses, Unread),
    face_lines(Readings, Lines).

unread([], []).
unread([clause(N, Term, _, _, _)|Clauses], Unread) :-
    (   Term = unread(Bearings)
    ->  Unread = [unread(N, Bearings)|Unread1]
    ;   Unread = Unread1
    ),
    unread(Clauses, Unread1).

%!  read_gain(+Text, -Meaning) is semidet.
%
%   Meaning is that of an entry of `gains`: keywords, a predicate whose subject is the
%   object itself, or a sentence.

read_gain(Text0, Meaning) :-
    text_to_string(Text0, Text),
    whole(Text, Tokens),
    gain_meaning(source(Text, card('', [], [])), Tokens, Meaning).

%!  read_effect(+Text, -Meaning) is semidet.
%
%   Meaning is that of full sentences without a source.

read_effect(Text0, Meaning) :-
    text_to_string(Text0, Text),
    whole(Text, Tokens),
    read_line(source(Text, card('', [], [])), Tokens, Meaning, Clauses),
    understood(Clauses).

%!  read_ability(+Text, -Meaning) is semidet.
%
%   Meaning is that of the Oracle wording of one ability, or of the name of a keyword alone.

read_ability(Text0, Meaning) :-
    (   read_effect(Text0, Meaning0)
    ->  Meaning = Meaning0
    ;   text_to_string(Text0, Text),
        whole(Text, Tokens),
        token_terms(Tokens, Terms),
        phrase(ability_sort(Keyword), Terms)
    ->  Meaning = keywords([Keyword])
    ).

understood(Clauses) :-
    forall(member(clause(_, _, Status, _, _), Clauses), \+ not_read(Status)).

%   gain_meaning(+Source, +Tokens, -Meaning): keywords, a predicate, or sentences.

gain_meaning(Source, Tokens, Meaning) :-
    (   read_with([~, gains], Source, Tokens, Meaning0)
    ;   Tokens = [t(it, _, _, _)|Rest],                     % what it is said of
        read_with([~], Source, Rest, Meaning0)
    ;   read_with([~], Source, Tokens, Meaning0)
    ;   read_with([], Source, Tokens, Meaning0)
    ),
    !,
    Meaning = Meaning0.

read_with(Words, Source, Tokens, Meaning) :-
    Tokens = [t(_, From, _, _)|_],
    findall(t(Word, From, From, lower), member(Word, Words), Before),
    append(Before, Tokens, All),
    read_line(Source, All, Meaning, Clauses),
    understood(Clauses).

whole(Text, Tokens) :-
    tokens(Text, Tokens0),
    self_references(all, '', Tokens0, Tokens1),
    ability_lines(Tokens1, Lines),
    append(Lines, Tokens),
    Tokens \== [].
