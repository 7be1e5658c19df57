:- encoding(utf8).
:- module(lawmage_history,
          [ happened_count/5,  % +Period, +Event, +World, +Context, -Count
            happened_total/4   % +Event, +World, +Context, -Total
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(context).
:- use_module(filters).
:- use_module(open_conditions).
:- use_module(subjects).

/** <module> What happened earlier this turn

The board lists the events of this turn, and nothing else has happened.  Of an object that left, its
player in the event says who controlled it.
*/

%!  happened_count(+Period, +Event, +World, +Context, -Count:integer) is det.
%
%   How often Event happened in Period (this_turn).
%
%   @throws open_condition(Key) for an event the board doesn't keep.

happened_count(this_turn, Event, World, Context, Count) :-
    kind(Event, Kind),
    !,
    findall(N,
            ( event(World, N, Kind, Details),
              of_event(Event, Details, World, Context)
            ),
            Ns),
    length(Ns, Count).
happened_count(Period, Event, World, Context, Count) :-
    (   unknown(World, happened(Period, Event), Context)
    ->  Count = 1
    ;   Count = 0
    ).

%!  happened_total(+Event, +World, +Context, -Total:integer) is det.
%
%   The sum of the amounts of all Events of this turn, such as the life a player gained.

happened_total(Event, World, Context, Total) :-
    kind(Event, Kind),
    findall(Amount,
            ( event(World, _, Kind, Details),
              of_event(Event, Details, World, Context),
              detail(amount(Amount), Details)
            ),
            Amounts),
    sum_list(Amounts, Total).

kind(cast(_, _), cast).
kind(enters(_), entered).
kind(leaves(_), left).
kind(dies(_), died).
kind(attacks(_), attacked).
kind(blocks(_), blocked).
kind(player_attacks(_), attacked).
kind(deals_damage(_, _), damaged).
kind(deals_combat_damage(_, _), damaged).
kind(gains_life(_), gained_life).
kind(loses_life(_), lost_life).
kind(draws(_), drew).
kind(sacrifices(_, _), sacrificed).
kind(discards(_, _), discarded).

of_event(cast(Who, Filter), Details, World, Context) :-
    actor(Who, Details, World, Context),
    detail(object(Object), Details),
    exclude_zone(Filter, Kept),
    matches(World, Context, Object, Kept).
of_event(enters(Subject), Details, World, Context) :-
    is_about(Subject, Details, World, Context).
of_event(leaves(Subject), Details, World, Context) :-
    is_about(Subject, Details, World, Context).
of_event(dies(Subject), Details, World, Context) :-
    is_about(Subject, Details, World, Context).
of_event(attacks(Subject), Details, World, Context) :-
    is_about(Subject, Details, World, Context).
of_event(blocks(Subject), Details, World, Context) :-
    is_about(Subject, Details, World, Context).
of_event(player_attacks(Who), Details, World, Context) :-
    actor(Who, Details, World, Context).
of_event(deals_damage(From, To), Details, World, Context) :-
    damage_event(From, To, Details, World, Context).
of_event(deals_combat_damage(From, To), Details, World, Context) :-
    detail(combat, Details),
    damage_event(From, To, Details, World, Context).
of_event(gains_life(Who), Details, World, Context) :-
    actor(Who, Details, World, Context).
of_event(loses_life(Who), Details, World, Context) :-
    actor(Who, Details, World, Context).
of_event(draws(Who), Details, World, Context) :-
    actor(Who, Details, World, Context).
of_event(sacrifices(Who, Subject), Details, World, Context) :-
    actor(Who, Details, World, Context),
    is_about(Subject, Details, World, Context).
of_event(discards(Who, Subject), Details, World, Context) :-
    actor(Who, Details, World, Context),
    is_about(Subject, Details, World, Context).

detail(Detail, Details) :-
    memberchk(Detail, Details).

actor(Who, Details, World, Context) :-
    (   detail(player(Player), Details)
    ->  true
    ;   detail(object(Object), Details),
        object(World, Object, _, _, Player, _)
    ),
    is_player(Who, World, Context, Player).

%   The object of the event is one that Subject means; what the subject says of zones and of who
%   controls it is asked of the event, not of the object as it is now.

is_about(each(Filter), Details, World, Context) :-
    !,
    detail(object(Object), Details),
    (   select(controlled_by(Who), Filter, Kept0)
    ->  actor(Who, Details, World, Context)
    ;   Kept0 = Filter
    ),
    exclude_zone(Kept0, Kept),
    matches(World, Context, Object, Kept).
is_about(Subject, Details, World, Context) :-
    detail(object(Object), Details),
    is_member(Subject, World, Context, Object).

exclude_zone(Filter, Kept) :-
    findall(Property,
            ( member(Property, Filter),
              \+ memberchk(Property, [permanent, spell]),
              Property \= zone(_, _)
            ),
            Kept).

damage_event(From, To, Details, World, Context) :-
    (   From == any
    ->  true
    ;   detail(by(Source), Details),
        is_source(From, World, Context, Source)
    ),
    (   To == any
    ->  true
    ;   ( detail(object(Damaged), Details) ; detail(player(Damaged), Details) ),
        is_source(To, World, Context, Damaged)
    ),
    !.

is_source(each(Filter), World, Context, Thing) :-
    !,
    exclude_zone(Filter, Kept),
    matches(World, Context, Thing, Kept).
is_source(Subject, World, Context, Thing) :-
    is_member(Subject, World, Context, Thing).
