:- encoding(utf8).
:- module(lawmage_shielded_damage,
          [ shield_order/3       % +World, +Proposed, -Ordered
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/context').
:- use_module(choices).
:- use_module(concerning).
:- use_module(prevention).
:- use_module(replacement_order).
:- use_module(stated).

/** <module> Which damage a shield prevents, of that dealt by several sources at once (CR 615.7)
*/

%!  shield_order(+World, +Proposed:list, -Ordered:list) is det.
%
%   Ordered are the events Proposed, where damage that the shielded player, or the permanent's controller, wants prevented comes first among
%   that dealt to it at the same time.
%
%   @throws choice_needed(Player, objects, Recipient, Count-Count, Sources) when that was not given and no shield is large enough.

shield_order(World, Proposed, Ordered) :-
    findall(To, member(damage(_, To, _, _), Proposed), Recipients),
    (   select(To, Recipients, Others),
        memberchk(To, Others)
    ->  list_to_set(Recipients, Different),
        foldl(ordered_for(World), Different, Proposed, Ordered)
    ;   Ordered = Proposed
    ).

ordered_for(World, To, Proposed, Ordered) :-
    include(dealt_to(To), Proposed, Damage),
    (   Damage = [_, _|_],
        too_small(World, To, Damage)
    ->  findall(From, member(damage(From, _, _, _), Damage), Sources0),
        list_to_set(Sources0, Sources),
        first_prevented(World, To, Damage, Sources, First),
        partition(dealt_by(First), Damage, Before, After),
        append(Before, After, Sorted),
        in_their_places(Proposed, To, Sorted, Ordered)
    ;   Ordered = Proposed
    ).

dealt_to(To, damage(_, To0, _, _)) :-
    To == To0.

dealt_by(Sources, damage(From, _, _, _)) :-
    memberchk(From, Sources).

%   A shield prevents some of the damage, and not all of it.

too_small(World, To, Damage) :-
    Fact = prevent_next(Amount, Sources, Recipients),
    stated_if(World, Fact, Key, Self, You, _),
    context(World, Self, You, Context),
    concerns(Recipients, World, Context, To),
    findall(From-Number, ( member(damage(From, _, Number, _), Damage), concerns(Sources, World, Context, From) ), [One, Other|More]),
    findall(Number, member(_-Number, [One, Other|More]), Numbers),
    sum_list(Numbers, Total),
    shield_left(World, [], Key, Self, Amount, Left),
    Left > 0,
    Left < Total,
    !.

first_prevented(World, To, [Damage|_], Sources, First) :-
    affected_player(World, Damage, Player),
    length(Sources, Count),
    (   answered_among(World, [objects, object], To, Player, 1-Count, Sources, First)
    ->  true
    ;   needed(World, objects, Player, To, 1-Count, Sources),
        First = []
    ).

in_their_places([], _, _, []).
in_their_places([Event|Events], To, Sorted0, [Placed|Ordered]) :-
    (   dealt_to(To, Event)
    ->  Sorted0 = [Placed|Sorted]
    ;   Placed = Event,
        Sorted = Sorted0
    ),
    in_their_places(Events, To, Sorted, Ordered).
