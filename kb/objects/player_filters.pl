:- encoding(utf8).
:- module(lawmage_player_filters,
          [ player_property/4    % +Property, +World, +Context, +Player
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(amounts, [amount/4, counter_count/4]).
:- use_module(context).
:- use_module(filters, [matches/4, compares/4]).
:- use_module(history).
:- use_module(relations, [attachment/4]).
:- use_module(subjects).

/** <module> What filters say of players
*/

%!  player_property(+Property, +World, +Context, +Player) is semidet.
%
%   Player has Property; what only an object can be, no player is.
%
%   @throws open_condition(Key) for a property that nothing on the board decides.

player_property(player, _, _, _) =>
    true.
player_property(opponent, World, Context, Player) =>
    you(Context, You),
    opponent(World, You, Player).
player_property(counters(Counter, Comparison), World, Context, Player) =>
    counter_count(World, Player, Counter, Count),
    compares(Comparison, Count, World, Context).
player_property(other(Subject), World, Context, Player) =>
    \+ is_member(Subject, World, Context, Player).
player_property(among(Players), World, Context, Player) =>
    is_player(Players, World, Context, Player).
player_property(chosen(player), World, Context, Player) =>
    self(Context, Self),
    chosen(World, Self, player, Player).
player_property(enchanted, World, _, Player) =>
    attachment(World, Player, aura, _),
    !.
player_property(you, _, Context, Player) =>
    you(Context, Player).
player_property(defending_player, World, Context, Player) =>
    is_player(defending_player, World, Context, Player).
player_property(controller(Subject), World, Context, Player) =>
    is_player(controller(Subject), World, Context, Player).
player_property(owner(Subject), World, Context, Player) =>
    is_player(owner(Subject), World, Context, Player).
player_property(designated(Designation), World, _, Player) =>
    designation(World, Player, Designation).
player_property(life(Comparison), World, Context, Player) =>
    life(World, Player, Life),
    compares(Comparison, Life, World, Context).
player_property(most_life(Who), World, Context, Player) =>
    life(World, Player, Life),
    forall(( players(Who, World, Context, Players), member(Other, Players), life(World, Other, OtherLife) ), OtherLife =< Life).
player_property(amount(Amount0, Comparison0), World, Context, Player) =>
    of_player(Player, Amount0, Amount),
    of_player(Player, Comparison0, Comparison),
    amount(Amount, World, Context, Number),
    compares(Comparison, Number, World, Context).
player_property(not(Property), World, Context, Player) =>
    as_filter(Property, Filter),
    \+ matches(World, Context, Player, Filter).
player_property(any_of(Alternatives), World, Context, Player) =>
    member(Alternative, Alternatives),
    as_filter(Alternative, Filter),
    matches(World, Context, Player, Filter),
    !.
player_property(happened(Period, Event, Comparison), World, Context, Player) =>
    with_own(Player, Context, Inner),
    happened_count(Period, Event, World, Inner, Count),
    compares(Comparison, Count, World, Inner).
player_property(_, _, _, _) =>
    fail.

%   of_player(+Player, +Amount0, -Amount): what is the player's own in it is Player's.

of_player(Player, own, Own) :-
    !,
    Own = ref(Player).
of_player(Player, Term0, Term) :-
    compound(Term0),
    !,
    Term0 =.. [Functor|Arguments0],
    maplist(of_player(Player), Arguments0, Arguments),
    Term =.. [Functor|Arguments].
of_player(_, Term, Term).

as_filter(Filter, Filter) :-
    is_list(Filter),
    !.
as_filter(Property, [Property]).
