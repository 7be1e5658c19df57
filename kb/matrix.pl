:- encoding(utf8).
:- module(lawmage_matrix,
          [ matrix_value/4     % +Rows, +World, +Language, -Pairs
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(reasons).

/** <module> The verdicts on many pairs as one small value for JSON

A part of the door: answer.pl writes it.  Pairs share their outcomes, and reasons that differ only in who blocks
whom share a shape, whose objects and words have the mark \x01\ for the attacker and \x02\ for the blocker.
*/

%!  matrix_value(+Rows, +World, +Language, -Pairs:list) is det.
%
%   The rows of block_matrix/4: shapes are reasons, outcomes are [Verdict, Shapes, Company] with the other pairs of the witness,
%   blockers the creatures of each player, and each row has its attacker, the player, and for each blocker the number of its outcome.

matrix_value(Rows, World, Language, [shapes-ShapeValues, outcomes-OutcomeValues, blockers-object(Groups), rows-RowValues]) :-
    row_values(Rows, World, [], Shapes0, [], Outcomes0, RowValues),
    findall(Player-Blockers,
            ( member(row(_, Player, Cells), Rows),
              findall(Blocker, member(cell(Blocker, _, _, _), Cells), Blockers)
            ),
            Groups0),
    sort(1, @<, Groups0, Groups),
    reverse(Shapes0, Shapes),
    reverse(Outcomes0, Outcomes),
    findall(Value, ( member(shape(_, Reason, Name), Shapes), shape_value(World, Language, Reason, Name, Value) ), ShapeValues),
    findall([Verdict, integers(Numbers), Company],
            ( member(outcome(_, Verdict, Numbers, Company0), Outcomes),
              findall(names([One, Other]), member(One-Other, Company0), Company)
            ),
            OutcomeValues).

row_values([], _, Shapes, Shapes, Outcomes, Outcomes, []).
row_values([row(Attacker, Player, Cells)|Rows], World, Shapes0, Shapes, Outcomes0, Outcomes, [Value|Values]) :-
    Value = object([attacker-text(Attacker), player-text(Player), cells-integers(Numbers)]),
    cell_values(Cells, Attacker, World, last([], _, []), Shapes0, Shapes1, Outcomes0, Outcomes1, Numbers),
    row_values(Rows, World, Shapes1, Shapes, Outcomes1, Outcomes, Values).

%   cell_values(+Cells, +Attacker, +World, +Seen, ...): Seen are reasons of other blockers and the numbers of their shapes.

cell_values([], _, _, _, Shapes, Shapes, Outcomes, Outcomes, []).
cell_values([cell(Blocker, Verdict, Reasons, Company)|Cells], Attacker, World, Seen0, Shapes0, Shapes, Outcomes0, Outcomes,
            [Number|Numbers]) :-
    (   Reasons == []
    ->  ShapeNumbers = [],
        Shapes1 = Shapes0,
        Seen = Seen0
    ;   member(seen(Blocker0, Named, Reasons0, ShapeNumbers), Seen0),
        \+ memberchk(Blocker, Named),
        same_shapes(Reasons0, Blocker0, Reasons, Blocker)
    ->  Shapes1 = Shapes0,
        Seen = Seen0
    ;   shape_numbers(Reasons, World, Blocker, Attacker, Shapes0, Shapes1, ShapeNumbers),
        named_in(Reasons, Named),
        (   memberchk(Blocker, Named)
        ->  Seen = Seen0
        ;   Seen = [seen(Blocker, Named, Reasons, ShapeNumbers)|Seen0]
        )
    ),
    numbered(outcome(Number, Verdict, ShapeNumbers, Company), Number, Outcomes0, Outcomes1),
    cell_values(Cells, Attacker, World, Seen, Shapes1, Shapes, Outcomes1, Outcomes, Numbers).

%   Reasons that name their blockers among their objects alone differ in nothing else.

same_shapes([], _, [], _).
same_shapes([reason(Rules0, Source0, Objects0, What0)|Reasons0], Blocker0, [reason(Rules, Source, Objects, What)|Reasons], Blocker) :-
    What0 == What,
    Source0 == Source,
    Rules0 == Rules,
    same_objects(Objects0, Blocker0, Objects, Blocker),
    same_shapes(Reasons0, Blocker0, Reasons, Blocker).

same_objects([], _, [], _).
same_objects([Object0|Objects0], Blocker0, [Object|Objects], Blocker) :-
    (   Object0 == Blocker0
    ->  Object == Blocker
    ;   Object == Object0,
        Object \== Blocker
    ),
    same_objects(Objects0, Blocker0, Objects, Blocker).

%   What the sources and terms of reasons name.

named_in(Reasons, Named) :-
    findall(Atom,
            ( member(reason(_, Source, _, What), Reasons),
              sub_term(Atom, Source-What),
              atom(Atom)
            ),
            Named).

%   The number of an item: that of an equal one before, or the next.

numbered(Item, Number, Items0, Items) :-
    (   memberchk(Item, Items0)
    ->  Items = Items0
    ;   length(Items0, Number),
        Items = [Item|Items0]
    ).

shape_numbers([], _, _, _, Shapes, Shapes, []).
shape_numbers([Reason|Reasons], World, Blocker, Attacker, Shapes0, Shapes, [Number|Numbers]) :-
    Reason = reason(Rules, Source0, Objects0, What0),
    Marks = marks(Blocker, Attacker),
    marked_source(Source0, Marks, Source1),
    maplist(marked(Marks), Objects0, Objects),
    marked_check(Source0, Marks, What0, What),
    Shape = reason(Rules, Source1, Objects, What),
    (   Source0 = line(Object, _, _)
    ->  printed_name(World, Object, Name)
    ;   Name = none
    ),
    numbered(shape(Number, Shape, Name), Number, Shapes0, Shapes1),
    shape_numbers(Reasons, World, Blocker, Attacker, Shapes1, Shapes, Numbers).

%   Only where an object stands: an id may be any word that rules use as well.

marked(marks(Blocker, Attacker), Object, Mark) :-
    (   Object == Blocker
    ->  Mark = '\x02\'
    ;   Object == Attacker
    ->  Mark = '\x01\'
    ;   Mark = Object
    ).

marked_source(keyword(Keyword, Object), Marks, Source) =>
    Source = keyword(Keyword, Mark),
    marked(Marks, Object, Mark).
marked_source(line(Object, Line, Part), Marks, Source) =>
    Source = line(Mark, Line, Part),
    marked(Marks, Object, Mark).
marked_source(gain(Object, N), Marks, Source) =>
    Source = gain(Mark, N),
    marked(Marks, Object, Mark).
marked_source(rule(Rule, Object), Marks, Source) =>
    Source = rule(Rule, Mark),
    marked(Marks, Object, Mark).
marked_source(Source0, _, Source) =>
    Source = Source0.

%   The checks that the rules themselves make are of objects alone.

marked_check(rule(_), Marks, What0, What) =>
    What0 =.. [Check|Objects0],
    maplist(marked(Marks), Objects0, Objects),
    What =.. [Check|Objects].
marked_check(_, _, What0, What) =>
    What = What0.

shape_value(World, Language, Reason, Name, Value) :-
    reason_value(World, Language, Reason, Value0),
    (   Name == none
    ->  Value = Value0
    ;   Value0 = object(Pairs0),
        selectchk(source-object(Source0), Pairs0, source-object(Source), Pairs),
        selectchk(name-_, Source0, name-text(Name), Source),
        Value = object(Pairs)
    ).
