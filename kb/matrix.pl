:- encoding(utf8).
:- module(lawmage_matrix,
          [ matrix_value/4     % +Rows, +World, +Language, -Pairs
          ]).
:- use_module(library(lists)).
:- use_module(reasons).

/** <module> The verdicts on many pairs as one small value for JSON

A part of the door: answer.pl writes it.  Pairs share their outcomes, and reasons that differ only in who blocks
whom share a shape, whose objects and words have the mark \x01\ for the attacker and \x02\ for the blocker.
*/

%!  matrix_value(+Rows, +World, +Language, -Pairs:list) is det.
%
%   The rows of block_matrix/4: shapes are reasons, outcomes are [Verdict, Shapes], blockers the creatures of each
%   player, and each row has its attacker, the player, for each blocker the number of its outcome, and for those that
%   need company the other pairs of a witness, by blocker.

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
    findall([Verdict, Numbers], member(outcome(_, Verdict, Numbers), Outcomes), OutcomeValues).

row_values([], _, Shapes, Shapes, Outcomes, Outcomes, []).
row_values([row(Attacker, Player, Cells)|Rows], World, Shapes0, Shapes, Outcomes0, Outcomes, [Value|Values]) :-
    Value = object([attacker-Attacker, player-Player, cells-integers(Numbers), company-object(Companies)]),
    findall(Blocker-Pairs,
            ( member(cell(Blocker, _, _, Company), Cells),
              Company \== [],
              findall([One, Other], member(One-Other, Company), Pairs)
            ),
            Companies),
    cell_values(Cells, Attacker, World, Shapes0, Shapes1, Outcomes0, Outcomes1, Numbers),
    row_values(Rows, World, Shapes1, Shapes, Outcomes1, Outcomes, Values).

cell_values([], _, _, Shapes, Shapes, Outcomes, Outcomes, []).
cell_values([cell(Blocker, Verdict, Reasons, _)|Cells], Attacker, World, Shapes0, Shapes, Outcomes0, Outcomes,
            [Number|Numbers]) :-
    shape_numbers(Reasons, World, Blocker, Attacker, Shapes0, Shapes1, ShapeNumbers),
    numbered(outcome(Number, Verdict, ShapeNumbers), Number, Outcomes0, Outcomes1),
    cell_values(Cells, Attacker, World, Shapes1, Shapes, Outcomes1, Outcomes, Numbers).

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
