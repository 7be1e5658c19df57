:- encoding(utf8).
:- module(lawmage_actives,
          [ actives/5,           % +World, +Object, +Bearing, +Combat, -Actives
            active_reason/5,     % +Active, +Objects, +What, -Rules, -Reason
            limits/2,            % +Fact, -Act
            permits/5            % +World, +Object, +Bearing, +Combat, ?Permission
          ]).
:- use_module(library(lists)).
:- use_module('../vocabulary').
:- use_module('../objects/effects').

/** <module> What restricts, requires or permits something of one creature

Each is active(Fact, Row, Context, State): State is holds, fails where the row's condition is
false, or declaration where only the whole declaration tells.
*/

%!  actives(+World, +Object, +Bearing, +Combat, -Actives:list) is det.
%
%   The facts about Object that bear on the judgment, in Combat.
%
%   @throws open_condition(Key) when a condition is undecided.

actives(World, Object, Bearing, Combat, Actives) :-
    rows_on(World, Object, Bearing, Rows),
    actives_(Rows, World, Object, Combat, Actives).

actives_([], _, _, _, []).
actives_([Row|Rows], World, Object, Combat, Actives) :-
    row_context(World, Row, Combat, Context),
    (   row_applies(World, Row, Object, Context)
    ->  row(Row, _, _, _, _, Condition, _, Fact, _),
        state(Condition, World, Row, Context, State),
        Actives = [active(Fact, Row, Context, State)|Actives1]
    ;   Actives = Actives1
    ),
    actives_(Rows, World, Object, Combat, Actives1).

state(Condition, World, Row, Context, State) :-
    (   Condition == true
    ->  State = holds
    ;   room(Condition, declaration)
    ->  State = declaration
    ;   row_holds(World, Row, Context)
    ->  State = holds
    ;   State = fails
    ).

%!  active_reason(+Active, +Objects:list, +What, -Rules, -Reason) is det.
%
%   The reason that Active is, when it is disobeyed.

active_reason(active(_, Row, _, _), Objects, What, Rules, reason(Rules, Source, Objects, What)) :-
    row_rules(Row, Rules),
    row_source(Row, Source).

%!  permits(+World, +Object, +Bearing, +Combat, ?Permission) is nondet.
%
%   Object has the permission.

permits(World, Object, Bearing, Combat, Permission) :-
    actives(World, Object, Bearing, Combat, Actives),
    member(active(permission(_, Permission), _, _, holds), Actives).

%!  limits(+Fact, -Act) is semidet.
%
%   Fact bounds how many creatures Act, whichever they are.

limits(limit(Act0, _), Act) :-
    functor(Act0, Act, _).
limits(restriction(player(_), cant_block_with_more_than(_)), block).
