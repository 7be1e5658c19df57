:- encoding(utf8).
:- module(lawmage_lasting,
          [ continuous/1,        % +Instruction
            chosen_property/4,   % +Instruction0, +World, +Frame, -Instruction
            lasting/4,           % +Meaning, +World, +Frame, -Outcome
            delayed_trigger/5    % +Event, +Meaning, +Duration, +Frame, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/changes', [taken_kind/2]).
:- use_module('../objects/conditions').
:- use_module('../objects/grantors').
:- use_module('../vocabulary').
:- use_module(bindings).
:- use_module(choice_options).
:- use_module(chosen_sources).
:- use_module(this_way, [settled/4]).
:- use_module(choices).
:- use_module(position).
:- use_module(resolving_amounts).

/** <module> Continuous effects that a resolution makes, and how long they last (CR 611.2)

An effect on characteristics or control affects the objects that it finds when it begins and no others (CR 611.2c); its amounts are
fixed then (CR 608.2h).  It becomes a standing effect of the board, a fact an object.
*/

%!  continuous(+Instruction) is semidet.
%
%   Instruction makes a continuous effect.

continuous(Fact) :-
    bearing(Fact, _),
    !.
continuous(when(_, Fact)) :-
    continuous(Fact).
continuous(replace(_, _)).
continuous(replace_next(_, _)).
continuous(prevent_next(_, _, _)).
continuous(prevented_then(_, _)).
continuous(becomes_copy(_, _)).
continuous(becomes_copy(_, _, _)).
continuous(change_words(_, _)).
continuous(change_words(_, _, _)).
continuous(state(_, _)).
continuous(triggered(Event, _)) :-
    Event \== done.
continuous(regeneration(_)).
continuous(skip(_, _)).
continuous(cost_less(_, _)).
continuous(cost_at_least(_, _)).
continuous(enters(each(_), _)).
continuous(cost_to(_, _)).
continuous(keep_mana).
continuous(keep_mana(_, _)).
continuous(permission(_, _)).
continuous(restriction(_, _)).
continuous(requirement(_, _)).
continuous(max_hand_size(_, _)).
continuous(damage_cant_be_prevented(_)).
continuous(damage_cant_be_prevented(_, _)).
continuous(life_floor(_)).
continuous(damage_as_infect(_)).
continuous(redirect_next(_, _, _, _)).

%!  lasting(+Meaning, +World, +Frame, -Outcome) is det.
%
%   The outcome of an instruction to make the continuous effect Meaning, until(Duration, Facts) or facts alone.

lasting(until(Duration0, Meaning), World, Frame, Outcome) =>
    bound_now(Duration0, World, Frame, Duration),
    (   over_before(Duration, World, Frame)             % CR 611.2b
    ->  Outcome = proposed([])
    ;   parts(Meaning, Parts),
        partition(continuous, Parts, Lasting, Others),
        findall(Event, ( member(Part, Lasting), lasting_event(Part, Duration, World, Frame, Event) ), Events),
        (   Others == []
        ->  Outcome = proposed(Events)
        ;   Events == []
        ->  findall(Instruction, ( member(Part, Others), with_duration(Part, Duration, Instruction) ), Instructions),
            Outcome = instead(Instructions)
        ;   findall(Instruction, ( member(Part, Others), with_duration(Part, Duration, Instruction) ), Instructions),
            Outcome = instead([proposed(Events)|Instructions])
        )
    ).
lasting(Meaning, World, Frame, Outcome) =>
    parts(Meaning, Parts),
    findall(Event, ( member(Part, Parts), lasting_event(Part, none, World, Frame, Event) ), Events),
    Outcome = proposed(Events).

with_duration(delayed(Event, Meaning), _, delayed(Event, Meaning)) :- !.
with_duration(may(Meaning), Duration, may(until(Duration, Meaning))) :- !.
with_duration(may(Who, Meaning), Duration, may(Who, until(Duration, Meaning))) :- !.
with_duration(by(Who, Meaning), Duration, by(Who, until(Duration, Meaning))) :- !.
with_duration(Part, _, Part).

parts(all(Meanings), Parts) :-
    !,
    findall(Part, ( member(Meaning, Meanings), parts(Meaning, Inner), member(Part, Inner) ), Parts).
parts(Meaning, [Meaning]).

over_before(while(Condition), World, Frame) :-
    \+ begins(Condition, World, Frame).
over_before(until_event(leaves(ref(Object))), World, _) :-
    \+ permanent(World, Object).

begins(Condition, World, Frame) :-
    frame_context(World, Frame, Context),
    holds(Condition, World, Context).

%   lasting_event(+Part, +Duration, +World, +Frame, -Event) is nondet.

lasting_event(restriction(Subject, Restriction), next_step(Step, controller(subject)), World, Frame, lasting(You, Self, Meaning)) :-
    !,                                                   % each of them until its own controller's step
    frame(Frame, Self, You, _, _),
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects),
    Meaning = until(next_step(Step, controller(ref(Object))), restriction(ref(Object), Restriction)).
lasting_event(Part0, Duration, World, Frame, lasting(You, Self, Meaning)) :-
    frame(Frame, Self, You, _, _),
    chosen_as_it_happens(Part0, World, Frame, Part1),
    chosen_source(Part1, World, Frame, Part2),
    named_grantor(Part2, Self, Part3),
    fixed(Part3, World, Frame, Fact0),
    with_label(Fact0, Frame, Fact),
    within(Duration, Fact, Meaning).

%   A triggered ability that is made so goes by the line that made it.

with_label(triggered(Event, Meaning), Frame, Fact) :-
    binding(label, Frame, Label),
    !,
    Fact = triggered(Event, labelled(Label, Meaning)).
with_label(Fact, _, Fact).

within(none, Fact, Fact) :- !.
within(during_turn(Who), Fact, dormant(during_turn(Who), Fact)) :- !.       % nothing until that turn begins (durations.pl)
within(during_combat(Who), Fact, dormant(during_combat(Who), Fact)) :- !.
within(Duration, Fact, until(Duration, Fact)).

%   "Protection from the colour of your choice": chosen now (CR 608.2d).

chosen_as_it_happens(Part0, World, Frame, Part) :-
    (   sub_choice(Part0, Choice)
    ->  frame(Frame, Self, You, _, _),
        choice_options(Choice, Kinds, Number, Options),
        picked(World, Kinds, Self, You, Number, Options, Values),
        chosen_part(Part0, Choice, Values, Part)
    ;   Part = Part0
    ).

chosen_part(set_color(Subject, [choice(_)]), _, Colors, Part) =>
    Part = set_color(Subject, Colors).
chosen_part(add_color(Subject, [choice(_)]), _, Colors, Part) =>
    Part = add_color(Subject, Colors).
chosen_part(Part0, Choice, [Value|_], Part) =>
    choice_property(Choice, Value, Property),
    replaced(Part0, choice(Choice), Property, Part).

%!  chosen_property(+Instruction0, +World, +Frame, -Instruction) is semidet.
%
%   Instruction is Instruction0 with the colour, type or the like that is chosen as it is followed, if it names one of its objects.

chosen_property(Instruction0, World, Frame, Instruction) :-
    \+ continuous(Instruction0),
    sub_term(Filter, Instruction0),
    is_list(Filter),
    memberchk(choice(Choice), Filter),
    memberchk(Choice, [color, type, land_type, card_type]),
    !,
    chosen_as_it_happens(Instruction0, World, Frame, Instruction).

sub_choice(choice(Choice), Choice) :- !.
sub_choice(Term, Choice) :-
    compound(Term),
    arg(_, Term, Argument),
    sub_choice(Argument, Choice),
    !.

choice_property(color, Color, color(Color)) :- !.
choice_property(Kind, Type, subtype(Type)) :-
    memberchk(Kind, [type, land_type, basic_land_type]),
    !.
choice_property(card_type, Type, type(Type)) :- !.
choice_property(Kind, Value, Property) :-
    Property =.. [Kind, Value].

replaced(Term, Old, New, Result) :-
    (   Term == Old
    ->  Result = New
    ;   compound(Term)
    ->  Term =.. [Functor|Arguments0],
        maplist(replaced_in(Old, New), Arguments0, Arguments),
        Result =.. [Functor|Arguments]
    ;   Result = Term
    ).

replaced_in(Old, New, Term, Result) :-
    replaced(Term, Old, New, Result).

%   fixed(+Part, +World, +Frame, -Fact) is nondet: a fact for each object affected.

fixed(becomes_copy(Subject, Original), World, Frame, Fact) :-
    !,
    fixed(becomes_copy(Subject, Original, []), World, Frame, Fact).
fixed(becomes_copy(Subject, Original0, Exceptions0), World, Frame, copying(Object, Original, Exceptions)) :-
    !,
    this_ability_named(Exceptions0, World, Frame, Exceptions),
    copied_objects(Original0, [copy, object], World, Frame, [Original|_]),
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects).
fixed(change_words(Subject, Kinds), World, Frame, change_text(ref(Object), From, To)) :-      % CR 612.2
    !,
    words_chosen(Kinds, 2, World, Frame, [From, To]),
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects).
fixed(change_words(Subject, Kinds, To), World, Frame, change_text(ref(Object), From, To)) :-
    !,
    words_chosen(Kinds, 1, World, Frame, [From]),
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects).
fixed(when(Condition0, Part), World, Frame, when(Condition, Fact)) :-
    !,
    bound(Condition0, Frame, Condition),
    fixed(Part, World, Frame, Fact).
fixed(control(Who, Subject), World, Frame, control(ref(Player), ref(Object))) :-
    !,
    objects_of(player(Who), World, Frame, [Player|_]),
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects).
fixed(grant(Subject, abilities_of(Kind, Filter)), World, Frame, grant(ref(Object), Ability)) :-      % those that they have now (CR 611.2c)
    !,
    objects_of(Subject, World, Frame, Objects),
    ( Filter = [is(One)] -> Whose = One ; Whose = each(Filter) ),
    objects_of(Whose, World, Frame, Things),
    member(Object, Objects),
    member(Thing, Things),
    value(World, Thing, abilities, Abilities),
    member(ability(_, Ability0, _), Abilities),
    taken_kind(Kind, Ability0),
    ( Ability0 = keyword(Keyword) -> Ability = keywords([Keyword]) ; Ability = Ability0 ).
fixed(Part, World, Frame, Fact) :-
    layer(Part, _),
    !,
    Part =.. [Name, Subject|Arguments0],
    objects_of(Subject, World, Frame, Objects),
    member(Object, Objects),
    maplist(fixed_argument(Name, World, Frame, Object), Arguments0, Arguments),
    Fact =.. [Name, ref(Object)|Arguments].
fixed(grant(player(Who), Meaning), World, Frame, grant(player(ref(Player)), Meaning)) :-
    !,
    objects_of(player(Who), World, Frame, Players),
    member(Player, Players).
fixed(skip(Who, What0), World, Frame, skip(ref(Player), What)) :-      % CR 614.10; "their next untap step"
    !,
    objects_of(player(Who), World, Frame, Players),
    member(Player, Players),
    ( What0 == untap -> What = next(untap) ; What = What0 ).
fixed(prevented_then(Prevention0, Meaning0), World, Frame, prevented_then(Prevention, Meaning)) :-
    !,
    bound(Meaning0, Frame, Meaning),
    fixed(Prevention0, World, Frame, Prevention).
fixed(Part, World, Frame, Fact) :-
    shield(Part, Name, Amount, From0, To0, Others0),
    !,
    amount_of(Amount, World, Frame, Number),
    bound(From0, Frame, From),
    maplist(recipients(World, Frame), Others0, Others),
    shielded(To0, World, Frame, To),
    Fact =.. [Name, Number, From, To|Others].
fixed(Part0, World, Frame, Fact) :-
    settled(Part0, World, Frame, Part),                     % "a creature dealt damage this way"
    bound_now(Part, World, Frame, Fact).

%   What has moved since it was named is meant as what it became (CR 400.7j).

bound_now(Part, World, Frame, Now) :-
    bound(Part, Frame, Fact),
    references_followed(World, Frame, Fact, Now).

%   shield(+Part, -Name, -Amount, -From, -To, -Others): Part prevents the next damage from From to To, or deals it to Others instead (CR 615.7, 614.9).

shield(prevent_next(Amount, From, To), prevent_next, Amount, From, To, []).
shield(redirect_next(Amount, From, To, Other), redirect_next, Amount, From, To, [Other]).

recipients(World, Frame, Other, Recipients) :-
    objects_of(Other, World, Frame, Objects),
    refs(Objects, Recipients).

%   One shield for all of these together, or one for each.

shielded(any_of(Subjects), _, Frame, To) =>
    bound(any_of(Subjects), Frame, To).
shielded(To0, World, Frame, To) =>
    To = ref(Object),
    objects_of(To0, World, Frame, Objects),
    member(Object, Objects).

%   "This ability", which a copy keeps, is the one of the object's that says so.

this_ability_named(Exceptions0, World, Frame, Exceptions) :-
    (   memberchk(grant(_, this_ability), Exceptions0),
        frame(Frame, Self, _, _, _),
        value(World, Self, abilities, Abilities),
        member(ability(_, Ability, _), Abilities),
        sub_term(Said, Ability),
        Said == Exceptions0
    ->  replaced(Exceptions0, this_ability, Ability, Exceptions)
    ;   Exceptions = Exceptions0
    ).

%   words_chosen(+Kinds, +Number, +World, +Frame, -Words): so many words of one of Kinds, of that which is answered.

words_chosen(Kinds, Number, World, Frame, Words) :-
    (   member(Kind, Kinds),
        choice_options(Kind, Keys, _, _),
        answer_to(World, Keys, any, _)
    ->  true
    ;   Kinds = [Kind|_]
    ),
    choice_options(Kind, Keys, _, Options),
    frame(Frame, Self, You, _, _),
    picked(World, Keys, Self, You, Number-Number, Options, Values),
    findall(Word, ( member(Value, Values), choice_property(Kind, Value, Word) ), Words).

fixed_argument(Name, World, Frame, Object, Argument0, Argument) :-
    (   memberchk(Name, [pt_mod, pt_set])
    ->  (   Argument0 == keep
        ->  Argument = keep
        ;   negative(Argument0, Positive)
        ->  amount_for(Object, Positive, World, Frame, Number),
            Argument is -Number
        ;   amount_for(Object, Argument0, World, Frame, Argument)
        )
    ;   Name == grant                                       % its own `self` is what has it
    ->  Argument = Argument0
    ;   bound(Argument0, Frame, Argument)
    ).

negative(Number, Positive) :-
    integer(Number),
    Number < 0,
    Positive is -Number.
negative(neg(Amount), Amount).
negative(minus(0, Amount), Amount).
negative(times(-1, Amount), Amount).

%!  delayed_trigger(+Event, +Meaning, +Duration, +Frame, -Outcome) is det.
%
%   A delayed triggered ability is made (CR 603.7); `now` triggers at once (CR 603.12).

delayed_trigger(Event0, Meaning, Duration, Frame, proposed([delay(Event, Meaning, Duration, Frame)])) :-
    bound(Event0, Frame, Event).
