:- encoding(utf8).
:- module(lawmage_conditions,
          [ holds/3            % +Condition, +World, +Context
          ]).
:- use_module(library(lists)).
:- autoload(amounts, [amount/4]).
:- use_module(board).
:- use_module(context).
:- use_module(filters).
:- autoload(history, [happened_count/5]).
:- use_module(open_conditions).
:- use_module(subjects).

/** <module> Conditions: whether they are true now

A condition that nothing on the board decides is left to open_conditions.pl, which knows what is
settled or supposed, and throws where neither is.
*/

%!  holds(+Condition, +World, +Context) is semidet.
%
%   Condition is true in Context.
%
%   @throws open_condition(Condition) when nothing decides it.

holds(true, _, _) =>
    true.
holds(all(Conditions), World, Context) =>
    all_hold(Conditions, World, Context).
holds(any_of(Conditions), World, Context) =>
    member(Condition, Conditions),
    holds(Condition, World, Context),
    !.
holds(not(Condition), World, Context) =>
    \+ holds(Condition, World, Context).
holds(amount(count(Filter), Comparison), World, Context), endless_library(Filter, World, Context) =>
    compares(Comparison, 1000000, World, Context).                        % more than any number that a text names
holds(amount(Amount, Comparison), World, Context) =>
    amount(Amount, World, Context, Number),
    compares(Comparison, Number, World, Context).
holds(matches(top_of_library(Who), Filter), World, Context) =>
    players(Who, World, Context, [Player|_]),
    top_card(World, Player, Card),
    (   Card == unknown
    ->  unknown(World, matches(top_of_library(Who), Filter), Context)
    ;   matches(World, Context, Card, Filter)
    ).
holds(matches(Subject, Filter), World, Context) =>
    members(Subject, World, Context, Things),
    Things \== [],
    (   member(Thing, Things),
        unlisted(World, Thing),
        subtract(Filter, [card], [_|_])
    ->  unknown(World, matches(Subject, Filter), Context)
    ;   forall(member(Thing, Things), matches(World, Context, Thing, Filter))
    ).
holds(turn(extra), World, _) =>
    extra_turn(World).
holds(turn(Who), World, Context) =>
    active(World, Player),
    is_player(Who, World, Context, Player).
holds(during(Part, Who), World, Context) =>
    step(World, Step),
    part_of_turn(Part, Step),
    holds(turn(Who), World, Context).
holds(designation(Who, Designation), World, Context) =>
    players(Who, World, Context, Players),
    member(Player, Players),
    (   designation(World, Player, Designation)
    ;   Designation == max_speed,                       % CR 702.179e
        counters(World, Player, speed, 4)
    ),
    !.
holds(daytime(Time), World, Context) =>              % CR 731.1
    (   designation(World, game, Now),
        memberchk(Now, [day, night])
    ->  Now == Time
    ;   past_kept(World)
    ->  Time == neither
    ;   unknown(World, daytime(Time), Context)
    ).
holds(chosen_word(Word), World, Context) =>         % CR 614.12b
    (   self(Context, Self),
        chosen(World, Self, word, Chosen)
    ->  Chosen == Word
    ;   unknown(World, chosen_word(Word), Context)
    ).
holds(declared(Event, Comparison), World, Context) =>
    declared_count(Event, World, Context, Count),
    compares(Comparison, Count, World, Context).
holds(happened(Period, Event, Comparison), World, Context) =>
    happened_count(Period, Event, World, Context, Count),
    compares(Comparison, Count, World, Context).
holds(Condition, World, Context) =>
    unknown(World, Condition, Context).

all_hold([], _, _).
all_hold([Condition|Conditions], World, Context) :-
    holds(Condition, World, Context),
    all_hold(Conditions, World, Context).

%   The first card listed of a library is its top card; of a library that isn't empty and of which no card is listed it is unknown.

top_card(World, Player, Card) :-
    (   library_card(World, Player, Found)
    ->  ( unlisted(World, Found) -> Card = unknown ; Card = Found )
    ;   library(World, Player, 0)
    ->  fail
    ;   Card = unknown
    ).

%   How many objects attack or block as Event says, in the declaration that is judged.

declared_count(Event, World, Context, Count) :-
    combat(Context, combat(_, _, _, Declaration, _)),
    (   Event = attacks(Subject),
        Declaration = attacks(Pairs)
    ;   Event = blocks(Subject),
        Declaration = blocks(Pairs)
    ),
    findall(Thing,
            ( member(Thing-_, Pairs),
              is_member(Subject, World, Context, Thing)
            ),
            Things),
    sort(Things, Different),
    length(Different, Count).

%   A library of which nothing says how many cards it has doesn't run out.

endless_library(Filter, World, Context) :-
    select(zone(library, Who), Filter, Rest),
    subtract(Rest, [card], []),
    players(Who, World, Context, Players),
    member(Player, Players),
    \+ library(World, Player, _),
    !.
