:- encoding(utf8).
:- module(lawmage_matrix,
          [ matrix_value/4     % +Rows, +World, +Language, -Pairs
          ]).
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
    findall(Value, ( member(shape(_, Reason, Source), Shapes), shape_value(Language, Reason, Source, Value) ), ShapeValues),
    findall([Verdict, integers(Numbers), Company],
            ( member(outcome(_, Verdict, Numbers, Company0), Outcomes),
              findall([One, Other], member(One-Other, Company0), Company)
            ),
            OutcomeValues).

row_values([], _, Shapes, Shapes, Outcomes, Outcomes, []).
row_values([row(Attacker, Player, Cells)|Rows], World, Shapes0, Shapes, Outcomes0, Outcomes, [Value|Values]) :-
    Value = object([attacker-Attacker, player-Player, cells-integers(Numbers)]),
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
    Reason = reason(Rules, Source0, Objects0, What0),       % rules name no objects
    marked(Source0, Blocker, Attacker, Source1),
    marked_all(Objects0, Blocker, Attacker, Objects),
    marked(What0, Blocker, Attacker, What),
    Shape = reason(Rules, Source1, Objects, What),
    (   Source0 = line(_, _, _)
    ->  source_value(World, Source0, object(Source2)),
        marked(Source2, Blocker, Attacker, Source)
    ;   Source = none
    ),
    numbered(shape(Number, Shape, Source), Number, Shapes0, Shapes1),
    shape_numbers(Reasons, World, Blocker, Attacker, Shapes1, Shapes, Numbers).

marked(Term0, Blocker, Attacker, Term) :-
    (   atomic(Term0)
    ->  (   Term0 == Blocker
        ->  Term = '\x02\'
        ;   Term0 == Attacker
        ->  Term = '\x01\'
        ;   Term = Term0
        )
    ;   compound_name_arguments(Term0, Name, Arguments0),
        marked_all(Arguments0, Blocker, Attacker, Arguments),
        compound_name_arguments(Term, Name, Arguments)
    ).

marked_all([], _, _, []).
marked_all([Term0|Terms0], Blocker, Attacker, [Term|Terms]) :-
    marked(Term0, Blocker, Attacker, Term),
    marked_all(Terms0, Blocker, Attacker, Terms).

shape_value(Language, Reason, Source, Value) :-
    reason_value(none, Language, Reason, Value0),
    (   Source == none
    ->  Value = Value0
    ;   Value0 = object(Pairs0),
        selectchk(source-_, Pairs0, source-object(Source), Pairs),
        Value = object(Pairs)
    ).
