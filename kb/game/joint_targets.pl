:- encoding(utf8).
:- module(lawmage_joint_targets,
          [ jointly/5            % +Property, +World, +Source, +Frame, +Targets
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters', [compares/4]).
:- use_module(bindings).

/** <module> What the targets of a phrase must be together (CR 601.2c)
*/

%!  jointly(+Property, +World, +Source, +Frame, +Targets:list) is semidet.
%
%   Targets, those of one phrase of source(Kind, Object, Player), are together what Property says: from one graveyard, of different players,
%   of so much in total; of a property of one alone nothing is said.

jointly(zone(_, single), World, _, _, Targets) =>
    findall(Owner, ( member(Target, Targets), object(World, Target, _, Owner, _, _) ), Owners),
    sort(Owners, [_]).
jointly(different_controllers, World, _, _, Targets) =>
    findall(Player, ( member(Target, Targets), controller(World, Target, Player) ), Players),
    is_set(Players).
jointly(total(Property), World, source(_, Object, Player), Frame, Targets) =>
    Property =.. [Stat, Comparison0],
    bound(Comparison0, Frame, Comparison),
    findall(Value, ( member(Target, Targets), value(World, Target, Stat, Value), integer(Value) ), Values),
    sum_list(Values, Sum),
    context(World, Object, Player, Context),
    compares(Comparison, Sum, World, Context).
jointly(_, _, _, _, _) =>
    true.
