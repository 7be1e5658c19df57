:- encoding(utf8).
:- module(lawmage_dependency,
          [ next_effect/6,      % +Pending, +Layer, +World, +Begun, -Effect, -Order
            effect_context/3    % +Effect, +World, -Context
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../vocabulary').
:- use_module(amounts).
:- use_module(characteristics).
:- use_module(conditions).
:- use_module(context).
:- use_module(continuous).
:- use_module(layers, []).
:- use_module(subjects).
:- autoload(subtypes, [subtype/2]).

/** <module> The order of effects within a layer: timestamps and dependency (CR 613.7, 613.8)

Whether one effect depends on another is found by supposing the other applied and looking at
the first again; a comparison of what the one reads and the other writes spares most of the looks.
*/

%!  next_effect(+Pending:list, +Layer, +World, +Begun:list, -Effect, -Order) is det.
%
%   Effect is the one of Pending that is applied next in Layer: the oldest of those that
%   depend on no other, or only on such as depend on it in turn (CR 613.8b).  Order is
%   timestamp, or after(Keys) where an older effect has to wait for it: Keys are those that wait.

next_effect(Pending, Layer, World, Begun, Effect, Order) :-
    findall(Timestamp-One,
            ( member(One, Pending),
              One = effect(_, Timestamp, _, _, _, _)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Sorted),
    first_eligible(Sorted, Sorted, Layer, World, Begun, [], Effect, Waiting),
    (   Waiting == []
    ->  Order = timestamp
    ;   Order = before(Waiting)
    ).

first_eligible([Effect|Effects], All, Layer, World, Begun, Waiting, Chosen, AllWaiting) :-
    (   Effects == [],
        Waiting == []
    ->  Chosen = Effect,
        AllWaiting = []
    ;   eligible(Effect, All, Layer, World, Begun)
    ->  Chosen = Effect,
        reverse(Waiting, AllWaiting)
    ;   Effect = effect(Key, _, _, _, _, _),
        first_eligible(Effects, All, Layer, World, Begun, [Key|Waiting], Chosen, AllWaiting)
    ).

eligible(Effect, All, Layer, World, Begun) :-
    dependencies(Effect, All, Layer, World, Begun, Direct),
    (   Direct == []
    ->  true
    ;   closure(Direct, Direct, All, Layer, World, Begun, Reached),
        forall(member(Other, Reached),
               ( dependencies(Other, All, Layer, World, Begun, Back0),
                 closure(Back0, Back0, All, Layer, World, Begun, Back),
                 memberchk(Effect, Back)
               ))
    ).

closure([], Reached, _, _, _, _, Reached).
closure([Effect|Effects], Reached0, All, Layer, World, Begun, Reached) :-
    dependencies(Effect, All, Layer, World, Begun, More0),
    subtract(More0, Reached0, More),
    append(Effects, More, Agenda),
    append(Reached0, More, Reached1),
    closure(Agenda, Reached1, All, Layer, World, Begun, Reached).

dependencies(Effect, All, Layer, World, Begun, Others) :-
    findall(Other,
            ( member(Other, All),
              Other \== Effect,
              may_depend(Effect, Other, Layer, World, Begun)
            ),
            Candidates),
    (   Candidates == []
    ->  Others = []
    ;   signature(Effect, Layer, World, Begun, Now),
        include(changes_signature(Effect, Layer, World, Begun, Now), Candidates, Others)
    ).

%   changes_signature(+Effect, +Layer, +World, +Begun, +Now, +Other) is semidet.
%   Applying Other would change the existence of Effect, what it applies to, or what it does (CR 613.8a); Now is how these are.

changes_signature(Effect, Layer, World, Begun, Now, Other) :-
    objects_state(World, State0),
    findall(Signature,
            ( lawmage_layers:apply_effect(Other, Layer, World, supposed, Begun, _),
              objects_state(World, State),
              \+ same_term(State, State0),
              signature(Effect, Layer, World, Begun, Signature)
            ),
            [Then]),
    Now \== Then.

signature(Effect, Layer, World, Begun, Signature) :-
    Effect = effect(Key, _, _, _, _, Parts),
    (   (   memberchk(begun(Key, _, _), Begun)
        ->  true
        ;   effect_exists(World, Effect)
        )
    ->  effect_context(Effect, World, Context),
        findall(Subject-Objects-Does,
                ( member(part(Condition, Fact, Layer), Parts),
                  fact_subject(Fact, Subject),
                  (   memberchk(begun(Key, Condition-Subject, Objects), Begun)
                  ->  true
                  ;   holds(Condition, World, Context)
                  ->  members(Subject, World, Context, Objects)
                  ;   Objects = []
                  ),
                  findall(Done,
                          ( member(Object, Objects),
                            with_subject(Object, Context, Inner),
                            does(Fact, World, Inner, Done)
                          ),
                          Does)
                ),
                Signature)
    ;   Signature = none
    ).

does(Fact, World, Context, Done) :-
    (   Fact = grant(_, abilities_of(_, Filter))
    ->  members(each(Filter), World, Context, Things),
        findall(Abilities,
                ( member(Thing, Things),
                  value(World, Thing, abilities, Abilities)
                ),
                Done)
    ;   ( Fact = pt_mod(_, Power, Toughness)
        ; Fact = pt_set(_, Power, Toughness)
        ; Fact = pt_cda(_, Power, Toughness)
        )
    ->  amount(Power, World, Context, P),
        amount(Toughness, World, Context, T),
        Done = P/T
    ;   Fact = control(Who, _)
    ->  players(Who, World, Context, Done)
    ;   Done = Fact
    ).

%!  effect_context(+Effect, +World, -Context) is det.
%
%   The context in which the text of Effect speaks.

effect_context(effect(_, _, Self, You0, _, _), World, Context) :-
    (   You0 == controller
    ->  controller(World, Self, You)
    ;   You = You0
    ),
    context(World, Self, You, Context).

%   may_depend(+Effect, +Other, +Layer, +World, +Begun) is semidet.
%   Effect reads something that Other writes in Layer, or Other takes abilities from the object whose ability makes Effect.

may_depend(Effect, Other, Layer, World, Begun) :-
    Other = effect(_, _, _, _, _, OtherParts),
    member(part(_, Fact, Layer), OtherParts),
    (   writes(Fact, Written),
        reads(Effect, Layer, Written)
    ->  true
    ;   takes_abilities(Fact),
        Effect = effect(Key, _, Self, controller, _, _),
        \+ memberchk(begun(Key, _, _), Begun),
        may_take(Fact, Key, Self, World),
        applies_to(Other, Fact, World, Begun, Self)
    ;   Layer == 2,                         % who "you" is may change
        Effect = effect(_, _, Self, controller, _, _),
        applies_to(Other, Fact, World, Begun, Self)
    ),
    !.

%   Objects lose abilities, by an effect or with a new basic land type (CR 305.7).

takes_abilities(lose(_, Lost)) :-
    Lost \= types(_),
    Lost \= other_types(_).
takes_abilities(restriction(_, _)).
takes_abilities(set_type(_, Properties)) :-
    member(Property, Properties),
    (   Property = subtype(Subtype)
    ->  subtype(land, Subtype)
    ;   memberchk(Property, [chosen(type), every(basic_land_type)])
    ),
    !.

%   Keywords that are lost are not the ability Key of Self unless that is a keyword.

may_take(Fact, Key, Self, World) :-
    (   ( Fact = lose(_, keywords(_)) ; Fact = restriction(_, cant_have(keywords(_))) )
    ->  value(World, Self, abilities, Abilities),
        memberchk(ability(Key, keyword(_), _), Abilities)
    ;   true
    ).

applies_to(Effect, Fact, World, Begun, Object) :-
    Effect = effect(Key, _, _, _, _, _),
    fact_subject(Fact, Subject),
    (   memberchk(begun(Key, _-Subject, Objects), Begun)
    ->  memberchk(Object, Objects)
    ;   effect_context(Effect, World, Context),
        is_member(Subject, World, Context, Object)
    ).

reads(effect(_, _, _, _, _, Parts), Layer, Written) :-
    member(part(Condition, Fact, Layer), Parts),
    (   read_by(Condition, Written)
    ;   read_by(Fact, Written)
    ),
    !.

%   What a fact writes: type(Type), subtypes(Category), colors, abilities, control, pt, name.

writes(set_type(_, Properties), Written) :-
    (   memberchk(type(artifact), Properties),
        memberchk(type(creature), Properties)
    ->  type_written(Properties, Written)       % the other types stay (CR 205.1b)
    ;   member(type(_), Properties)
    ->  ( Written = type(any) ; Written = subtypes(_) )
    ;   type_written(Properties, Written)
    ).
writes(add_type(_, Properties), Written) :-
    type_written(Properties, Written).
writes(lose(_, Lost), Written) :-
    (   Lost = other_types(card)
    ->  ( Written = type(any) ; Written = subtypes(_) )
    ;   Lost = other_types(creature)
    ->  Written = subtypes(creature)
    ;   Lost = types(Properties)
    ->  ( type_written(Properties, Written) ; Written = subtypes(_) )
    ;   Written = abilities
    ).
writes(set_color(_, _), colors).
writes(add_color(_, _), colors).
writes(grant(_, _), abilities).
writes(restriction(_, _), abilities).
writes(control(_, _), control).
writes(pt_cda(_, _, _), pt).
writes(pt_set(_, _, _), pt).
writes(pt_mod(_, _, _), pt).
writes(switch_pt(_), pt).
writes(set_name(_, _), name).

type_written(Properties, Written) :-
    member(Property, Properties),
    (   Property = subtype(every(Category))
    ->  Written = subtypes(Category)
    ;   Property == every(creature_type)
    ->  Written = subtypes(creature)
    ;   Property == every(basic_land_type)
    ->  Written = subtypes(land)
    ;   Property = chosen(type)
    ->  Written = subtypes(_)
    ;   Property = subtype(Subtype)
    ->  subtype(Category, Subtype),
        (   Written = subtypes(Category)
        ;   Category == land,
            Written = abilities              % CR 305.7
        )
    ;   Property = type(Type)
    ->  Written = type(Type)
    ;   Property = supertype(Supertype),
        Written = supertype(Supertype)
    ).

read_by(Term, Written) :-
    compound(Term),
    (   reads_property(Term, Written)
    ->  true
    ;   arg(_, Term, Argument),
        (   atom(Argument)
        ->  reads_word(Argument, Written)
        ;   read_by(Argument, Written)
        )
    ->  true
    ).

reads_property(type(Type), type(Written)) :-
    ( Written == any -> true ; Written = Type ).
reads_property(subtype(Subtype), subtypes(Category)) :-
    subtype(Category, Subtype).
reads_property(supertype(Supertype), supertype(Supertype)).
reads_property(color(_), colors).
reads_property(shares_color(_), colors).
reads_property(has(_), abilities).
reads_property(abilities_of(_, _), abilities).
reads_property(controlled_by(_), control).
reads_property(power(_), pt).
reads_property(toughness(_), pt).
reads_property(stat(_, _), pt).
reads_property(named(_), name).
reads_property(distinct(card_type, _), type(_)).
reads_property(distinct(basic_land_type, _), subtypes(land)).
reads_property(distinct(power, _), pt).
reads_property(distinct(color, _), colors).
reads_property(chosen(type), subtypes(_)).
reads_property(chosen(color), colors).

reads_word(colorless, colors).
reads_word(multicolored, colors).
reads_word(monocolored, colors).
reads_word(no_abilities, abilities).
reads_word(modified, control).
