:- encoding(utf8).
:- module(lawmage_layers,
          [ derive/2,          % +World, -Objects
            derivation/2       % +World, -Steps
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../vocabulary').
:- use_module(board).
:- autoload(changes, [change/6, intrinsic_abilities/2, add_power_toughness/4]).
:- use_module(characteristics).
:- use_module(conditions).
:- use_module(context).
:- use_module(continuous).
:- autoload(dependency, [next_effect/6, effect_context/3]).
:- use_module(subjects).

/** <module> Interaction of continuous effects (CR 613)

Layer by layer, each effect is applied in timestamp order unless it depends on another
one of its layer.  What is applied, and why in that order, is kept as steps.
*/

%!  derive(+World, -Objects:dict) is det.
%
%   The characteristics of all objects after all continuous effects, kept as the state
%   of World until backtracking.
%
%   @throws open_condition(Key) when an effect's condition is undecided.

derive(World, Objects) :-
    findall(Object-C, base_characteristics(World, Object, C), Pairs),
    dict_pairs(Objects0, objects, Pairs),
    set_objects_state(World, Objects0),
    b_setval(lawmage_steps, []),
    b_setval(lawmage_base, none),
    layered_effects(World, Effects),
    layers(Layers),
    apply_layers(Layers, World, Effects, []),
    objects_state(World, Objects1),
    mapdict_power(World, Objects1, Objects),
    set_objects_state(World, Objects).

%!  derivation(+World, -Steps:list) is det.
%
%   The steps taken, in order: step(Layer, Key, Timestamp, Fact, Objects, Order), where Order is timestamp, defining for a
%   characteristic-defining ability (CR 613.3), before(Keys) for an effect that older ones had to wait for (CR 613.8b), or layer for
%   what the rules do in a layer by themselves: mana_abilities (CR 305.6) and counters(Power, Toughness).

derivation(World, Steps) :-
    derived(World),
    b_getval(lawmage_steps, Reversed),
    reverse(Reversed, Steps).

apply_layers([], _, _, _).
apply_layers([Layer|Layers], World, Effects0, Begun0) :-
    enter_layer(Layer, World),
    apply_layer(Layer, World, Effects0, Effects, [], Begun0, Begun),
    leave_layer(Layer, World),
    apply_layers(Layers, World, Effects, Begun).

%   In a layer, effects of characteristic-defining abilities come first (CR 613.3).

apply_layer(Layer, World, Effects0, Effects, Done, Begun0, Begun) :-
    pending(Effects0, Layer, Done, World, Begun0, Pending),
    (   Pending == []
    ->  Effects = Effects0,
        Begun = Begun0
    ;   partition(is_cda, Pending, Cdas, Others),
        (   Cdas == []
        ->  next_effect(Others, Layer, World, Begun0, Effect, Order)
        ;   next_effect(Cdas, Layer, World, Begun0, Effect, Order0),
            defining_order(Order0, Order)
        ),
        apply_effect(Effect, Layer, World, Order, Begun0, Begun1),
        effect_key(Effect, Key),
        (   makes_effects(Effect, Layer)
        ->  layered_effects(World, Effects1)
        ;   Effects1 = Effects0
        ),
        keep_begun(Effects0, Begun1, Effects1, Effects2),
        apply_layer(Layer, World, Effects2, Effects, [Key|Done], Begun1, Begun)
    ).

is_cda(effect(_, _, _, _, true, _)).

defining_order(timestamp, Order) => Order = defining.
defining_order(Order0, Order) => Order = Order0.

effect_key(effect(Key, _, _, _, _, _), Key).

pending([], _, _, _, _, []).
pending([Effect|Effects], Layer, Done, World, Begun, Pending) :-
    Effect = effect(Key, _, _, _, _, Parts),
    (   memberchk(part(_, _, Layer), Parts),
        \+ memberchk(Key, Done),
        (   memberchk(begun(Key, _, _), Begun)
        ->  true
        ;   effect_exists(World, Effect)
        )
    ->  Pending = [Effect|Pending1]
    ;   Pending = Pending1
    ),
    pending(Effects, Layer, Done, World, Begun, Pending1).

%   An effect that has begun goes on, though the ability that made it may be gone (CR 613.6).

keep_begun(Effects0, Begun, Effects1, Effects) :-
    (   Effects0 == Effects1
    ->  Effects = Effects1
    ;   findall(Effect,
                ( member(Effect, Effects0),
                  effect_key(Effect, Key),
                  memberchk(begun(Key, _, _), Begun),
                  \+ memberchk(effect(Key, _, _, _, _, _), Effects1)
                ),
                Kept),
        append(Kept, Effects1, Effects)
    ).

makes_effects(effect(_, _, _, _, _, Parts), Layer) :-
    memberchk(part(_, change_text(_, _, _), Layer), Parts),
    !.
makes_effects(effect(_, _, _, _, _, Parts), Layer) :-
    member(part(_, grant(_, Meaning), Layer), Parts),
    (   Meaning = abilities_of(_, _)
    ->  true
    ;   part(Meaning, _, _, Fact),
        layer(Fact, _)
    ),
    !.

%!  apply_effect(+Effect, +Layer, +World, +Order, +Begun0, -Begun) is det.
%
%   Applies the parts of Effect that belong to Layer.  Begun lists begun(Key, Condition-Subject, Objects), the objects an effect
%   keeps from the first layer in which it applied (CR 613.6).

apply_effect(Effect, Layer, World, Order, Begun0, Begun) :-
    Effect = effect(_, _, _, _, _, Parts),
    findall(part(Condition, Fact, Layer),
            member(part(Condition, Fact, Layer), Parts),
            Here),
    foldl(apply_part(Effect, World, Order), Here, Begun0, Begun).

apply_part(Effect, World, Order, part(Condition, Fact, Layer), Begun0, Begun) :-
    Effect = effect(Key, Timestamp, _, _, _, _),
    effect_context(Effect, World, Context),
    fact_subject(Fact, Subject),
    (   memberchk(begun(Key, Condition-Subject, Objects), Begun0)
    ->  Begun = Begun0
    ;   holds(Condition, World, Context)
    ->  members(Subject, World, Context, Objects),
        Begun = [begun(Key, Condition-Subject, Objects)|Begun0]
    ;   Objects = [],
        Begun = Begun0
    ),
    (   Objects == []
    ->  true
    ;   changes(Objects, Fact, Effect, World, Context),
        taken(step(Layer, Key, Timestamp, Fact, Objects, Order))
    ).

taken(Step) :-
    b_getval(lawmage_steps, Steps),
    b_setval(lawmage_steps, [Step|Steps]).

changes(Objects, Fact, Effect, World, Context) :-
    objects_state(World, State0),
    sort(Objects, Distinct),
    changed(Distinct, Fact, Effect, World, Context, State0, Changed),
    (   Changed == []
    ->  true
    ;   dict_pairs(New, objects, Changed),
        put_dict(New, State0, State),
        set_objects_state(World, State)
    ).

changed([], _, _, _, _, _, []).
changed([Object|Objects], Fact, Effect, World, Context0, State0, Changed) :-
    (   get_dict(Object, State0, C0),
        with_subject(Object, Context0, Context),
        change(Fact, Effect, World, Context, C0, C),
        C \== C0
    ->  Changed = [Object-C|Changed1]
    ;   Changed = Changed1
    ),
    changed(Objects, Fact, Effect, World, Context0, State0, Changed1).

%   Before layer 6 lands have the mana abilities of their basic land types (CR 305.6) and Sieges theirs (CR 310.11b); after it what
%   can't be had is gone.  Counters on power and toughness belong to layer 7c (CR 613.4c).

enter_layer(6, World) :-
    !,
    change_all(World, typed_abilities).
enter_layer(_, _).

leave_layer('7b', World) :-
    !,
    keep_base(World).
leave_layer('7c', World) :-
    !,
    findall(Object, ( counters(World, Object, pt(_, _), _) ), Objects0),
    sort(Objects0, Objects),
    objects_state(World, State0),
    foldl(apply_counters(World), Objects, State0, State),
    set_objects_state(World, State).
leave_layer(_, _).

apply_counters(World, Object, State0, State) :-
    (   get_dict(Object, State0, C0)
    ->  findall(PowerSum/ToughnessSum,
                ( counters(World, Object, pt(P, T), Count),
                  PowerSum is P*Count,
                  ToughnessSum is T*Count
                ),
                Sums),
        foldl(add_counters, Sums, 0/0, Power/Toughness),
        add_power_toughness(Power, Toughness, C0, C),
        taken(step('7c', rule('122.1a', Object), none, counters(Power, Toughness), [Object], layer)),
        put_dict(Object, State0, C, State)
    ;   State = State0
    ).

add_counters(P/T, Power0/Toughness0, Power/Toughness) :-
    Power is Power0 + P,
    Toughness is Toughness0 + T.

change_all(World, Change) :-
    objects_state(World, State0),
    dict_pairs(State0, Tag, Pairs0),
    maplist(change_pair(Change), Pairs0, Pairs),
    dict_pairs(State, Tag, Pairs),
    set_objects_state(World, State).

typed_abilities(Object, C0, C) :-
    intrinsic_abilities(C0, C),
    (   C == C0
    ->  true
    ;   get_dict(types, C, Types),
        \+ memberchk(land, Types)
    ->  true
    ;   taken(step(6, rule('305.6', Object), none, mana_abilities, [Object], layer))
    ).

change_pair(Change, Object-C0, Object-C) :-
    call(Change, Object, C0, C).

mapdict_power(World, State0, State) :-
    dict_pairs(State0, Tag, Pairs0),
    maplist(final_values(World), Pairs0, Pairs),
    dict_pairs(State, Tag, Pairs).

%   A noncreature permanent has no power or toughness (CR 208.3); a creature without has 0 (CR 208.5).

final_values(World, Object-C0, Object-C) :-
    get_dict(types, C0, Types),
    (   memberchk(creature, Types)
    ->  zero_if_none(power, C0, C1),
        zero_if_none(toughness, C1, C)
    ;   get_dict(power, C0, none)
    ->  C = C0
    ;   object(World, Object, battlefield, _, _, _)
    ->  put_dict(c{power: none, toughness: none}, C0, C)
    ;   C = C0
    ).

zero_if_none(Key, C0, C) :-
    (   get_dict(Key, C0, none)
    ->  put_dict(Key, C0, 0, C)
    ;   C = C0
    ).
