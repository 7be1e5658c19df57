:- encoding(utf8).
:- module(lawmage_described,
          [ described/4,         % +World, +Context, +Filter, +Thing
            in_place/3           % +World, +Filter, +Thing
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/spell_properties', [of_permanent_spells/4]).
:- use_module(sources).

/** <module> What a target phrase or an enchant ability describes

A filter of a phrase says as well what kind of thing is meant and where it is: without a word for it, a permanent on the battlefield
(CR 109.2, 115.2, 702.5a).
*/

%!  described(+World, +Context, +Filter:list, +Thing) is semidet.
%
%   Thing, an object, a player or an ability on the stack, is what Filter means.
%
%   @throws open_condition(Key) when a condition is undecided.

described(World, Context, Filter, Thing) :-
    alternative(Filter, Alternative0),
    in_domain(Alternative0, World, Thing),
    of_permanent_spells(World, Alternative0, Thing, Alternative),
    self(Context, Self),
    findall(Property,
            ( member(Property, Alternative),
              \+ said_by_domain(Property),
              \+ is_open_x(Property, World, Self)
            ),
            Properties),
    has_all(Properties, World, Context, Thing),
    !.

%!  in_place(+World, +Filter:list, +Thing) is semidet.
%
%   Thing is of a kind and in a zone that Filter is about, whatever else it says.

in_place(World, Filter, Thing) :-
    alternative(Filter, Alternative),
    in_domain(Alternative, World, Thing),
    !.

%   alternative(+Filter, -Alternative) is nondet.
%   Filter with its choices between things of different kinds made.

alternative(Filter, Alternative) :-
    (   select(any_of(Choices), Filter, Rest),
        member(Choice, Choices),
        names_domain(Choice)
    ->  member(Chosen, Choices),
        (   is_list(Chosen)
        ->  append(Chosen, Rest, Filter1)
        ;   Filter1 = [Chosen|Rest]
        ),
        alternative(Filter1, Alternative)
    ;   Alternative = Filter
    ).

names_domain(Choice) :-
    (   is_list(Choice)
    ->  member(Word, Choice)
    ;   Word = Choice
    ),
    domain_word(Word),
    !.

domain_word(any_target).
domain_word(player).
domain_word(opponent).
domain_word(spell).
domain_word(ability).
domain_word(card).
domain_word(permanent).
domain_word(zone(_, _)).

said_by_domain(any_target).
said_by_domain(ability).
said_by_domain(source).

%   in_domain(+Filter, +World, +Thing) is semidet.

in_domain(Filter, World, Thing) :-
    (   memberchk(any_target, Filter)
    ->  any_target(World, Thing)
    ;   ( memberchk(player, Filter) ; memberchk(opponent, Filter) )
    ->  player(World, Thing)
    ;   memberchk(ability, Filter)
    ->  stack_ability(World, Thing, _, _, _, _)
    ;   memberchk(zone(Zone, _), Filter)
    ->  in_zone(World, Thing, Zone)
    ;   memberchk(spell, Filter)
    ->  in_zone(World, Thing, stack)
    ;   memberchk(card, Filter)
    ->  in_zone(World, Thing, Zone),
        \+ memberchk(Zone, [battlefield, stack])
    ;   permanent(World, Thing)
    ).

%   CR 115.4

any_target(World, Thing) :-
    player(World, Thing),
    !.
any_target(World, Thing) :-
    permanent(World, Thing),
    member(Type, [creature, planeswalker, battle]),
    has_type(World, Thing, Type),
    !.

%   A comparison with an X that is not chosen yet: some X will do.

is_open_x(Property, World, Object) :-
    compound(Property),
    arg(1, Property, Comparison),
    compound(Comparison),
    arg(1, Comparison, x),
    \+ stack_choice(World, Object, x, _).

has_all([], _, _, _).
has_all([Property|Properties], World, Context, Thing) :-
    (   stack_ability(World, Thing, _, _, _, _)
    ->  ability_has(Property, World, Context, Thing)
    ;   has(Property, World, Context, Thing)
    ),
    !,
    has_all(Properties, World, Context, Thing).

has(Property, World, Context, Thing), player(World, Thing) =>
    matches(World, Context, Thing, [Property]).
has(Property, World, Context, Thing) =>
    object_matches(World, Context, Thing, [Property]).

%   An ability on the stack is looked at as the ability it is.

ability_has(Property, World, Context, Thing) :-
    stack_ability(World, Thing, Object, _, Kind, Player),
    source_matches(World, Context, source(Kind, Object, Player, [], []), [Property]).
