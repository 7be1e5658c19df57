:- encoding(utf8).
:- module(lawmage_history,
          [ happened_count/5,  % +Period, +Event, +World, +Context, -Count
            happened_objects/5, % +Period, +Event, +World, +Context, -Count
            happened_total/4   % +Event, +World, +Context, -Total
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(board).
:- use_module(context).
:- use_module(filters).
:- use_module(open_conditions).
:- use_module(subjects).

/** <module> What happened earlier: this turn, in the turns before, this game (CR 608.2i)

The board lists the events of this turn, and nothing else has happened in it.  Of an object that left, its
player in the event says who controlled it.  What happened in the turns before is known in a game, not on a board alone.
*/

%!  happened_count(+Period, +Event, +World, +Context, -Count:integer) is det.
%
%   How often Event happened in Period; of life_gained(Who) and life_lost(Who), how much life it was.
%
%   @throws open_condition(Key) for an event the board doesn't keep.

happened_count(Period, Event, World, Context, Count) :-
    (   count_kept(Event, Period, World, Context, Found),
        once(( Found > 0 ; memberchk(Period, [this_turn, this_step, this_combat]) ))
    ->  Count = Found
    ;   past_kept(World),
        count_kept(Event, Period, World, Context, _),
        \+ settles(World, happened(Period, Event), _)
    ->  Count = 0
    ;   unknown(World, happened(Period, Event), Context)
    ->  Count = 1
    ;   Count = 0
    ).

count_kept(life_gained(Who), Period, World, Context, Count) :-
    !,
    total(gains_life(Who), Period, World, Context, Count).
count_kept(life_lost(Who), Period, World, Context, Count) :-
    !,
    total(loses_life(Who), Period, World, Context, Count).
count_kept(Event, Period, World, Context, Count) :-
    once(shape(Event, _, _, _)),
    findall(N, occurred(Event, Period, World, Context, N, _), Ns0),
    sort(Ns0, Ns),
    length(Ns, Count).

%!  happened_objects(+Period, +Event, +World, +Context, -Count:integer) is det.
%
%   How many objects Event happened to in Period.
%
%   @throws open_condition(Key) for what happened in turns that aren't known.

happened_objects(Period, Event, World, Context, Count) :-
    (   once(( past_kept(World) ; memberchk(Period, [this_turn, this_step, this_combat]) ))
    ->  findall(Object, ( occurred(Event, Period, World, Context, _, Details), detail(object(Object), Details) ), Objects0),
        sort(Objects0, Objects),
        length(Objects, Count)
    ;   unknown(World, happened(Period, Event), Context)
    ->  Count = 1
    ;   Count = 0
    ).

%!  happened_total(+Event, +World, +Context, -Total:integer) is det.
%
%   The sum of the amounts of all Events of this turn, such as the life a player gained.

happened_total(Event, World, Context, Total) :-
    total(Event, this_turn, World, Context, Total).

total(Event, Period, World, Context, Total) :-
    findall(N-Amount, ( occurred(Event, Period, World, Context, N, Details), detail(amount(Amount), Details) ), Found),
    sort(Found, Once),
    pairs_values(Once, Amounts),
    sum_list(Amounts, Total).

%   occurred(+Event, +Period, +World, +Context, -N, -Details) is nondet.

occurred(Event, Period, World, Context, N, Details) :-
    shape(Event, Kind, Who, What),
    in_period(Period, World, Context, N, Kind, Details),
    ( Who == any ; actor(Who, Details, World, Context) ),
    concerned(What, Details, World, Context).

%   in_period(+Period, +World, +Context, -N, +Kind, -Details) is nondet.

in_period(this_turn, World, _, N, Kind, Details) :-
    event(World, N, Kind, Details).
in_period(this_step, World, _, N, Kind, Details) :-
    last_mark(World, step_began, [], First),
    event(World, N, Kind, Details),
    N > First.
in_period(this_combat, World, _, N, Kind, Details) :-
    last_mark(World, step_began, [step(beginning_of_combat)], First),
    event(World, N, Kind, Details),
    N > First.
in_period(last_turn, World, _, N, Kind, Details) :-
    findall(Mark, past_event(World, Mark, turn_began, _), Marks),
    max_list([0|Marks], First),
    past_event(World, N, Kind, Details),
    N > First.
in_period(last_turn(Who), World, Context, N, Kind, Details) :-                % of that player's turns before this one
    findall(Mark, ( past_event(World, Mark, turn_began, Turn), actor(Who, Turn, World, Context) ), Marks),
    max_list(Marks, First),
    findall(Mark, ( past_event(World, Mark, turn_began, _), Mark > First ), Nexts),
    past_event(World, N, Kind, Details),
    N > First,
    \+ ( member(Next, Nexts), N > Next ).
in_period(Period, World, _, N, Kind, Details) :-
    memberchk(Period, [this_game, ever]),
    (   past_event(World, N, Kind, Details)
    ;   event(World, M, Kind, Details),
        N = now(M)
    ).

last_mark(World, Kind, Wanted, First) :-
    findall(N, ( event(World, N, Kind, Details), subset(Wanted, Details) ), Ns),
    max_list([0|Ns], First).

%   shape(+Event, -Kind, -Who, -What) is nondet.
%   The events that are kept as Kind: who did it, and what it was about, a subject or filter, or how a move or damage goes.

shape(any_of(Events), Kind, Who, What) :-
    member(Event, Events),
    shape(Event, Kind, Who, What).
shape(cast(Who, Filter), cast, Who, Filter).
shape(enters(S), entered, any, S).
shape(enters_under(S, Who), entered, Who, S).
shape(leaves(S), left, any, S).
shape(dies(S), died, any, S).
shape(attacks(S), attacked, any, was_creature(S)).
shape(attacks(S, Attacked), attacked, any, attacking(was_creature(S), Attacked)).
shape(blocks(S), blocked, any, was_creature(S)).
shape(player_attacks(Who), attacked, Who, any).
shape(player_attacks(Who, How), attacked, Who, How).
shape(deals_damage(From, To), damaged, any, damage(From, To, [])).
shape(deals_combat_damage(From, To), damaged, any, damage(From, To, [combat])).
shape(gains_life(Who), gained_life, Who, any).
shape(loses_life(Who), lost_life, Who, any).
shape(draws(Who), drew, Who, any).
shape(sacrifices(Who, S), sacrificed, Who, S).
shape(discards(Who, S), discarded, Who, S).
shape(discarded(S), discarded, any, S).
shape(put_into(S, Zone, Who, From), moved, Who, moving(S, From, Zone)).
shape(leaves_zone(S, Zone, Who), moved, Who, moving(S, Zone, anywhere)).
shape(descends(Who), moved, Who, moving(descending, anywhere, graveyard)).      % CR 700.11
shape(creates_token(Who), created, Who, any).
shape(creates_token(Who, S), created, Who, S).
shape(plays_land(Who, Filter), played, Who, Filter).
shape(exerts(Who, S), exerted, Who, S).
shape(searches(Who), searched, Who, any).
shape(shuffles(Who), shuffled, Who, any).
shape(surveils(Who), surveilled, Who, any).
shape(scries(Who), scried, Who, any).
shape(commits_crime(Who), committed_crime, Who, any).
shape(completes_dungeon(Who), completed_dungeon, Who, any).

%   concerned(+What, +Details, +World, +Context) is semidet.

concerned(any, _, _, _) :- !.
concerned(descending, Details, World, Context) :-
    !,
    \+ memberchk(token, Details),
    detail(object(Object), Details),
    \+ matches(World, Context, Object, [any_of([type(instant), type(sorcery)])]).
concerned(moving(S, From, To), Details, World, Context) :-
    !,
    detail(from(Was), Details),
    detail(to(Now), Details),
    in_that_zone(From, Was),
    in_that_zone(To, Now),
    (   S = each(Filter),
        memberchk(card, Filter)
    ->  \+ memberchk(token, Details)
    ;   true
    ),
    concerned(S, Details, World, Context).
concerned(attacking(S, Attacked), Details, World, Context) :-
    !,
    concerned(S, Details, World, Context),
    detail(target(Target), Details),
    member(One, Attacked),
    is_attacked(One, World, Context, Target),
    !.
concerned(damage(From, To, Marks), Details, World, Context) :-
    !,
    subset(Marks, Details),
    damage_event(From, To, Details, World, Context).
concerned(defending(Attacked), Details, World, Context) :-
    !,
    concerned(attacking(any, Attacked), Details, World, Context).
concerned(exactly(_, Filter), Details, World, Context) :-
    !,
    concerned(Filter, Details, World, Context).
concerned(some(_, Filter), Details, World, Context) :-
    !,
    concerned(Filter, Details, World, Context).
concerned(was_creature(S0), Details, World, Context) :-         % whatever it is now (CR 608.2i)
    !,
    (   S0 = each(Filter0),
        selectchk(type(creature), Filter0, Filter)
    ->  S = each(Filter)
    ;   S = S0
    ),
    concerned(S, Details, World, Context).
concerned([], _, _, _) :- !.
concerned(Filter, Details, _, _) :-                              % which spell it was isn't told: another one
    Filter = [_|_],
    \+ memberchk(object(_), Details),
    !,
    forall(member(Property, Filter), ( Property == spell ; Property = other(_) )).
concerned([Property|Properties], Details, World, Context) :-
    !,
    detail(object(Object), Details),
    exclude_zone([Property|Properties], Kept),
    matches(World, Context, Object, Kept).
concerned(Subject, Details, World, Context) :-
    is_about(Subject, Details, World, Context).

in_that_zone(anywhere, _) :- !.
in_that_zone(not(Zone), Was) :-
    !,
    Zone \== Was.
in_that_zone(Zone, Zone).

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
    exclude_zone(Kept0, Kept1),
    (   memberchk(token, Details)
    ->  \+ memberchk(not(token), Kept1),
        \+ memberchk(card, Kept1),
        exclude(==(token), Kept1, Kept)
    ;   Kept = Kept1
    ),
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
