:- encoding(utf8).
:- module(lawmage_resolving_conditions,
          [ condition_holds/3    % +Condition, +World, +Frame
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module(bindings).
:- use_module(position).
:- use_module(this_way).

/** <module> Conditions that a resolving spell or ability asks (CR 603.4, 608.2c)

What only the frame or the stack knows becomes true or false; the conditions of a board (objects/conditions.pl) judge the rest.
*/

%!  condition_holds(+Condition, +World, +Frame) is semidet.
%
%   @throws open_condition(Key) when nothing decides it.

condition_holds(Condition0, World, Frame) :-
    decided(Condition0, World, Frame, Condition1),
    settled(Condition1, World, Frame, Condition2),
    bound(Condition2, Frame, Condition),
    frame_context(World, Frame, Context),
    holds(Condition, World, Context).

%   decided(+Condition0, +World, +Frame, -Condition): with `true`, or not(true), for its parts that the resolution decides.

decided(all(Conditions0), World, Frame, Condition) =>
    maplist(decided_in(World, Frame), Conditions0, Conditions),
    Condition = all(Conditions).
decided(any_of(Conditions0), World, Frame, Condition) =>
    maplist(decided_in(World, Frame), Conditions0, Conditions),
    Condition = any_of(Conditions).
decided(not(Condition0), World, Frame, Condition) =>
    decided(Condition0, World, Frame, Condition1),
    Condition = not(Condition1).
decided(Condition0, World, Frame, Condition) =>
    (   decides(Condition0, World, Frame, Goal)
    ->  (   call(Goal)
        ->  Condition = true
        ;   Condition = not(true)
        )
    ;   Condition = Condition0
    ).

decided_in(World, Frame, Condition0, Condition) :-
    decided(Condition0, World, Frame, Condition).

%   decides(+Condition, +World, +Frame, -Goal) is semidet: Condition is true if Goal is.

decides(done, _, Frame, \+ binding(done, Frame, false)).
decides(won, _, Frame, binding(won, Frame, true)) :-
    binding(won, Frame, _).
decides(possible, _, Frame, \+ binding(possible, Frame, false)).
decides(otherwise, _, Frame, binding(condition, Frame, false)) :-
    binding(condition, Frame, _).
decides(kicked, World, Frame, ( stack_choice(World, Self, using, Using), memberchk(Using, [kicker, multikicker]) )) :-
    frame(Frame, Self, _, _, _).
decides(newly_controlled(Subject), World, Frame, newly_controlled(World, Object)) :-
    objects_of(Subject, World, Frame, [Object|_]).
decides(unused(Label), World, Frame, \+ ( ability_used(World, Self, Label, _) ; waiting(World, trigger(Label, _, _, _, _, _)) )) :-
    frame(Frame, Self, _, _, _).
decides(spent(mana(Text)), World, Frame, spent(World, Self, Symbol)) :-      % CR 601.2h: mana spent to cast it
    frame(Frame, Self, _, _, _),
    parse_cost(Text, [Symbol|_]).
decides(happened(this_way, Event, Comparison), World, Frame, compares(Comparison, Count, World, Context)) :-
    happened_this_way(Event, World, Frame, Count),
    frame_context(World, Frame, Context).
decides(happened(this_turn, resolves(this_ability), Comparison), World, Frame, compares(Comparison, Count, World, Context)) :-
    frame(Frame, Self, _, _, _),                                             % this time included
    binding(label, Frame, Label),
    frame_context(World, Frame, Context),
    findall(N, ( event(World, N, resolved, Details), subset([object(Self), label(Label)], Details) ), Ns),
    length([now|Ns], Count).

%   Object came under its controller's control since the beginning of that player's last upkeep (CR 702.30a).  An object that a board lists
%   is taken to have been there, unless it came this turn.

newly_controlled(World, Object) :-
    controller(World, Object, Player),
    \+ designation(World, Object, upkeep_of(Player)),
    once(( sick(World, Object)
         ; designation(World, Object, upkeep_due)
         ; became(World, _, Object, _)
         ; object(World, Object, _, _, Given, _), Given \== Player
         )).

spent(World, Self, Symbol) :-
    stack_choice(World, Self, paid, Paid),
    member(mana-Spent, Paid),
    memberchk(Symbol, Spent),
    !.
