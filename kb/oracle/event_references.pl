:- encoding(utf8).
:- module(lawmage_event_references,
          [ settle_event/4,     % +Event0, +Context0, -Event, -Context
            settle_later_event/4 % +Event0, +Context0, -Event, -Context
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(antecedents).
:- use_module(contexts).
:- use_module(object_references).
:- use_module(player_references).

/** <module> What an event names

What an event is about is `event_object` from then on, its other object `event_other`, its
player `that_player`.
*/

%!  settle_event(+Event0, +Context0, -Event, -Context) is nondet.
%
%   What an event is about is `event_object` from then on, its other object `event_other`, its
%   player `that_player`.  The first solution counts.

settle_event(any_of(Events0), Context0, any_of(Events), Context) :-
    !,
    others_settled(Events0, Context0, Events1),
    settle_events(Events1, Context0, Events, Context).
settle_event(caused(Cause0, Event0), Context0, caused(Cause, Event), Context) :-
    !,
    settle_keeping(Cause0, Context0, Cause),
    settle_event(Event0, Context0, Event, Context).
settle_event(first_each_turn(Event0), Context0, first_each_turn(Event), Context) :-
    !,
    settle_event(Event0, Context0, Event, Context).
settle_event(when(C0, Event0), Context0, when(C, Event), Context) :-
    !,
    settle_event(Event0, Context0, Event, Context1),
    settle(C0, Context1, C, Context).
settle_event(while(C0, Event0), Context0, while(C, Event), Context) :-
    !,
    settle_event(Event0, Context0, Event, Context1),
    settle(C0, Context1, C, Context).
settle_event(Event0, Context0, Event, Context) :-
    compound(Event0),
    Event0 \= opaque(_),
    !,
    Event0 =.. [Functor|Arguments0],
    event_arguments(Arguments0, first, Context0, Arguments, Context1),
    Event =.. [Functor|Arguments],
    event_names(Arguments, [event_object, event_other], Context1, Context).
settle_event(Event, Context, Event, Context).

%!  settle_later_event(+Event0, +Context0, -Event, -Context) is nondet.
%
%   The same of "when that creature dies this turn": it is what the event is about from then on.

settle_later_event(Event0, Context0, Event, Context) :-
    settle_event(Event0, Context0, Event, Context1),
    (   arg(1, Event, S),
        ( S = target(1, _) ; S = nth(_, target(1, _)) ; S = that(_) )
    ->  name(event_object, sg, [], Context1, Context)
    ;   Context = Context1
    ).

%   others_settled(+Events0, +Context, -Events): "this or another Elf attacks or blocks", where
%   what the first event is about isn't what "another" is other than.

others_settled(Tree0, Context, Tree) :-
    (   Tree0 = [other(pro(Role))|Filter0]
    ->  settle_other(Role, Filter0, Context, Subjects),
        findall(other(settled(S)), member(S, Subjects), Others),
        append(Others, Filter0, Tree)
    ;   compound(Tree0)
    ->  Tree0 =.. [Functor|Arguments0],
        maplist(others_settled_in(Context), Arguments0, Arguments),
        Tree =.. [Functor|Arguments]
    ;   Tree = Tree0
    ).

others_settled_in(Context, Tree0, Tree) :-
    others_settled(Tree0, Context, Tree).

%   In each of several events, `other` is other than this object, not than that of the event before.

settle_events([Event0], Context0, [Event], Context) :-
    !,
    settle_event(Event0, Context0, Event, Context).
settle_events([Event0|Events0], Context0, [Event|Events], Context) :-
    settle_event(Event0, Context0, Event, Context1),
    forget(event_object, Context1, Context2),
    forget(event_other, Context2, Context3),
    settle_events(Events0, Context3, Events, Context4),
    named_again(event_object, Context1, Context4, Context).

named_again(Name, Context1, Context2, Context) :-
    Context1 = context(Objects1, _, _, _, _, _),
    Context2 = context(Objects2, _, _, _, _, _),
    (   member(named(Name, Number, Filter), Objects1),
        \+ memberchk(named(Name, _, _), Objects2)
    ->  name(Name, Number, Filter, Context2, Context)
    ;   Context = Context2
    ).

event_arguments([], _, Context, [], Context).
event_arguments([Argument0|Arguments0], Place, Context0, [Argument|Arguments], Context) :-
    (   event_player(Argument0)
    ->  settle_who(Argument0, Context0, Argument, Context1)
    ;   settle(Argument0, Context0, Argument, Context2),
        named_first(Place, Argument, Context2, Context1)
    ),
    event_arguments(Arguments0, later, Context1, Arguments, Context).

%   "a creature blocks a creature with lesser power": than the first.

named_first(Place, Argument, Context0, Context) :-
    (   Place == first,
        indefinite(Argument, Number, Filter)
    ->  name(event_object, Number, Filter, Context0, Context)
    ;   Context = Context0
    ).

event_player(Who) :-
    atom(Who),
    memberchk(Who, [you, opponent, any, that_player, those_players, defending_player]).
event_player(pro(who)).
event_player(controller(_)).
event_player(each(Filter)) :- player_noun(Filter).
event_player(host(_, Filter)) :- player_noun(Filter).

%   The first object is named last, so that a pronoun means it first.

event_names([], _, Context, Context).
event_names([Argument|Arguments], Names0, Context0, Context) :-
    (   Argument = each(Filter),
        player_noun(Filter)
    ->  event_names(Arguments, Names0, Context0, Context1),
        named_player(that_player, Context1, Context)
    ;   indefinite(Argument, Number, Filter),
        Names0 = [Name|Names1]
    ->  Names = Names1,
        event_names(Arguments, Names, Context0, Context1),
        forget(Argument, Context1, Context2),
        name(Name, Number, Filter, Context2, Context)
    ;   Argument = host(_, Filter),
        player_noun(Filter)
    ->  event_names(Arguments, Names0, Context0, Context1),
        named_player(Argument, Context1, Context)
    ;   definite(Argument)
    ->  ( Names0 = [_|Names] -> true ; Names = Names0 ),
        event_names(Arguments, Names, Context0, Context1),
        name(Argument, sg, [], Context1, Context)
    ;   indefinite_player(Argument)
    ->  event_names(Arguments, Names0, Context0, Context1),
        named_player(that_player, Context1, Context)
    ;   is_list(Argument),
        \+ Argument = []
    ->  ( Names0 = [Name|Names] -> true ; Name = event_object, Names = Names0 ),
        event_names(Arguments, Names, Context0, Context1),
        (   spell_filter(Argument)
        ->  name(Name, sg, Argument, Context1, Context2),
            targeted_named(Argument, Context2, Context)
        ;   Context = Context1
        )
    ;   event_names(Arguments, Names0, Context0, Context)
    ).

%   "a spell that targets this creature": then "it" is the creature.

targeted_named(Filter, Context0, Context) :-
    (   member(targets(S), Filter),
        definite(S)
    ->  name(S, sg, [], Context0, Context)
    ;   Context = Context0
    ).

spell_filter(Filter) :-
    (   memberchk(spell, Filter)
    ;   memberchk(any_of([spell, ability]), Filter)
    ;   memberchk(card, Filter)
    ),
    !.

indefinite(each(Filter), sg, Filter).
indefinite(some(_, Filter), pl, Filter).
indefinite(any_of([_, each(Filter)]), sg, Filter).

definite(self).
definite(host(_, _)).

indefinite_player(player(Who)) :- indefinite_player(Who).
indefinite_player(any).
indefinite_player(opponent).
indefinite_player(defending_player).
indefinite_player(any_of([player(Who)|_])) :- indefinite_player(Who).
