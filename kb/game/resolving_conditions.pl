:- encoding(utf8).
:- module(lawmage_resolving_conditions,
          [ condition_holds/3    % +Condition, +World, +Frame
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/conditions').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(position).

/** <module> Conditions that a resolving spell or ability asks (CR 603.4, 608.2c)
*/

%!  condition_holds(+Condition, +World, +Frame) is semidet.

condition_holds(Condition0, World, Frame) :-
    bound(Condition0, Frame, Condition),
    frame_context(World, Frame, Context),
    (   special_condition(Condition, World, Frame, Truth)
    ->  Truth == true
    ;   holds(Condition, World, Context)
    ).

special_condition(spent(mana(Text)), World, Frame, Truth) :-        % CR 601.2h: mana spent to cast it
    frame(Frame, Self, _, _, _),
    parse_cost(Text, [Symbol|_]),
    (   stack_choice(World, Self, paid, Paid),
        member(mana-Spent, Paid),
        memberchk(Symbol, Spent)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(done, _, Frame, Truth) :-
    (   binding(done, Frame, false)
    ->  Truth = false
    ;   Truth = true
    ).
special_condition(happened(this_way, Event, Comparison), World, Frame, Truth) :-   % of what the instruction before was done to
    binding(it, Frame, Objects),
    is_list(Objects),
    arg(_, Event, each(Filter)),
    frame_context(World, Frame, Context),
    !,
    findall(Object, ( member(Object, Objects), matches(World, Context, Object, Filter) ), Matching),
    length(Matching, Count),
    (   compares(Comparison, Count, World, Context)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(happened(last_turn, cast(Who, _), Comparison), World, Frame, Truth) :-
    frame_context(World, Frame, Context),
    findall(N,
            ( last_event(World, N, cast, Details),
              memberchk(player(Player), Details),
              is_player(Who, World, Context, Player)
            ),
            Ns),
    length(Ns, Count),
    (   compares(Comparison, Count, World, Context)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(unused(Label), World, Frame, Truth) :-
    frame(Frame, Self, _, _, _),
    (   ability_used(World, Self, Label, _)
    ->  Truth = false
    ;   Truth = true
    ).
special_condition(kicked, World, Frame, Truth) :-
    frame(Frame, Self, _, _, _),
    (   stack_choice(World, Self, using, Using),
        memberchk(Using, [kicker, multikicker])
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(all(Conditions), World, Frame, Truth) :-
    (   forall(member(Condition, Conditions), condition_holds(Condition, World, Frame))
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(not(Condition), World, Frame, Truth) :-
    (   condition_holds(Condition, World, Frame)
    ->  Truth = false
    ;   Truth = true
    ).
