:- encoding(utf8).
:- module(lawmage_exemptions,
          [ exempt/3             % +World, +What, +Thing
          ]).
:- use_module(library(lists)).
:- use_module('../objects/effects').
:- use_module('../objects/subjects').

/** <module> Texts by which a rule doesn't apply to something
*/

%!  exempt(+World, +What, +Thing) is semidet.
%
%   A text says that the rule What, legend_rule, role_rule or zero_life, doesn't apply to the object or player Thing.

exempt(World, What, Thing) :-
    rows(World, game, Rows),
    member(Row, Rows),
    row_fact(Row, exempt(What, Subject)),
    row_context(World, Row, none, Context),
    row_holds(World, Row, Context),
    is_member(Subject, World, Context, Thing),
    !.
