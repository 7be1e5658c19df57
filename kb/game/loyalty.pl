:- encoding(utf8).
:- module(lawmage_loyalty,
          [ loyalty_fault/6,     % +World, +Object, +Kind, +Cost, +Frame, -Reason
            loyalty_times/3      % +World, +Object, -Times
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(casting_costs).
:- use_module(stated).

/** <module> What loyalty abilities cost, and how often they may be activated (CR 606)
*/

%!  loyalty_fault(+World, +Object, +Kind, +Cost:list, +Frame, -Reason) is semidet.
%
%   Object has too few loyalty counters for the total cost of its ability of Kind that costs Cost (CR 606.6).

loyalty_fault(World, Object, Kind0, Cost, Frame, reason([cr('606.6')], rule('606.6'), [Object], loyalty(Object, There, Less))) :-
    memberchk(loyalty(_), Cost),
    kind_by_cost(Kind0, Cost, Kind),
    total_cost(World, activate(Kind, Object), Cost, Frame, total(_, Others)),
    memberchk(loyalty(Number), Others),
    integer(Number),
    Number < 0,
    ( counters(World, Object, loyalty, There) -> true ; There = 0 ),
    There + Number < 0,
    Less is -Number.

%!  loyalty_times(+World, +Object, -Times:integer) is det.
%
%   So often may loyalty abilities of Object be activated each turn (CR 606.3).

loyalty_times(World, Object, Times) :-
    findall(N,
            ( stated(World, permission(Subject, loyalty_each_turn(N)), _, Self, You),
              context(World, Self, You, Context),
              is_member(Subject, World, Context, Object)
            ),
            Ns),
    max_list([1|Ns], Times).
