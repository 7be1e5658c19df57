:- encoding(utf8).
:- module(lawmage_replacement_order,
          [ distinct_ids/2,      % +Found0, -Found
            first_applied/6,     % +World, +Event, +Found, :Matters, -Id, -Choice
            affected_player/3    % +World, +Event, -Player
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(choices).
:- use_module(stated).

/** <module> Which of several replacement effects applies first (CR 616.1)

Found are the effects that apply, as Id-Choice (replacement.pl).  A self-replacement effect (CR 616.1a) is part of the instruction
before it is followed, and how a permanent enters has an order of its own (entering.pl), so that any of Found may be chosen (CR 616.1e).
*/

:- meta_predicate first_applied(+, +, +, 0, -, -).

%!  distinct_ids(+Found0:list, -Found:list) is det.
%
%   Each effect once, however many ways there are in which it applies.

distinct_ids([], []).
distinct_ids([Id-Choice|Found0], [Id-Choice|Found]) :-
    exclude(same_id(Id), Found0, Found1),
    distinct_ids(Found1, Found).

same_id(Id, Other-_) :-
    Id == Other.

%!  first_applied(+World, +Event, +Found:list, :Matters, -Id, -Choice) is det.
%
%   The one that whoever is affected by Event chooses, as answered with the step: a label, or several in the order in which they are
%   to be applied.  What was not answered is asked for where Matters is true: where another order leads to something else.
%
%   @throws choice_needed(Player, replacement, Event's object, 1-1, Labels) when that was not answered.

first_applied(_, _, [Id-Choice], _, Id0, Choice0) :-
    !,
    Id0 = Id,
    Choice0 = Choice.
first_applied(World, Event, Found, Matters, Id, Choice) :-
    findall(Label, ( member(One-_, Found), label_of(One, Label) ), Labels),
    affected(World, Event, Thing, Player),
    (   answered_first(World, replacement, Thing, Player, Labels, same_label, Index)
    ->  true
    ;   asking(World),
        call(Matters)
    ->  needed(World, replacement, Player, Thing, 1-1, Labels),
        Index = 1
    ;   Index = 1
    ),
    nth1(Index, Found, Id-Choice).

label_of(key(Self, Key), Label) =>
    ability_label(Self, Key, none, Label).
label_of(rule(Rule, Object), Label) =>
    atomic_list_concat([Object, Rule], /, Label).
label_of(Id, Label) =>
    Label = Id.

%!  affected_player(+World, +Event, -Player) is det.
%
%   The player who is affected by Event, or the controller of the object that is, or its owner if it has none (CR 616.1).

affected_player(World, Event, Player) :-
    affected(World, Event, _, Player).

affected(World, Event, Thing, Player) :-
    (   Event = damage(_, Thing0, _, _)
    ->  Thing = Thing0
    ;   ( Event = paid(Inner) ; Event = putting(_, Inner) )
    ->  affected(World, Inner, Thing, Player)
    ;   arg(1, Event, Thing)
    ),
    (   nonvar(Player)
    ->  true
    ;   player(World, Thing)
    ->  Player = Thing
    ;   controller(World, Thing, Player0)
    ->  Player = Player0
    ;   object(World, Thing, _, Player0, _, _)
    ->  Player = Player0
    ;   active(World, Player)
    ).
