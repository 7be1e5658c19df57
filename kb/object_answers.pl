:- encoding(utf8).
:- module(lawmage_object_answers,
          [ object_value/4         % +Question, +World, +Options, -Value
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(reasons).
:- use_module(reading, [read_abilities/2]).
:- use_module(told_conditions).
:- use_module(verdicts, [is_object/2, condition_told/3, caveats/3]).
:- use_module('explain/explain').
:- use_module('objects/characteristics', [value/4]).
:- use_module('objects/counter_names', [counter_name/2]).
:- use_module('objects/derivation', [object_derivation/3]).
:- use_module('objects/description').
:- use_module('objects/effects', [known/1]).
:- use_module('objects/open_conditions').

/** <module> What an object is, as values for JSON

    characteristics(Object, Has, Lacks)   its facts, and how many abilities it has of each that is named
    description(Object)                   its facts, its abilities in words, with why(true) its derivation

A condition that nothing decides is tried both ways, as in a verdict: facts that are the same either way are told, the others are listed
under `depends`, with the conditions.
*/

%!  object_value(+Question, +World, +Options, -Value) is det.
%
%   @throws existence_error(object(Others), Id) when there is no such object.

object_value(Question, World, Options, Value) :-
    arg(1, Question, Object),
    is_object(World, Object),
    asked(Question, Read),
    both_ways(value_known(Read, World, Options), Tree),
    leaves(Tree, Keys0, Values),
    list_to_set(Keys0, Keys),
    caveats(World, Question, Caveats0),
    findall(Caveat, ( member(Caveat0, Caveats0), caveat_value(World, Caveat0, Caveat) ), Caveats),
    (   Values = [object(Pairs)]
    ->  Value = object([caveats-Caveats|Pairs])
    ;   Values = [First|Others],
        merged(First, Others, Keys, World, object(Pairs)),
        Value = object([caveats-Caveats|Pairs])
    ).

asked(characteristics(Object, Has0, Lacks0), characteristics(Object, Has, Lacks)) :-
    read_abilities(Has0, Has),
    read_abilities(Lacks0, Lacks).
asked(description(Object), description(Object)).

%   The different values under all suppositions about the conditions Keys that are open.

leaves(result(Value), [], [Value]).
leaves(open(Key), _, _) :-
    throw(open_condition(Key)).
leaves(either(Key, IfTrue, IfFalse), Keys, Values) :-
    leaves(IfTrue, TrueKeys, TrueValues),
    leaves(IfFalse, FalseKeys, FalseValues),
    append([Key|TrueKeys], FalseKeys, Keys),
    append(TrueValues, FalseValues, Values0),
    list_to_set(Values0, Values).

value_known(Question, World, Options, Value) :-
    known(World),
    findall(Value0, value_of(Question, World, Options, Value0), [Value]).

merged(object([facts-object(Facts)|Rest]), Others, Keys, World, Value) :-
    findall(Name,
            ( member(Name-Fact, Facts),
              member(object([facts-object(OtherFacts)|_]), Others),
              \+ memberchk(Name-Fact, OtherFacts)
            ),
            Names0),
    sort(Names0, Names),
    findall(Name-Fact, ( member(Name-Fact, Facts), \+ memberchk(Name, Names) ), Common),
    findall(Key-Told, ( member(Key-First, Rest), told(Key, First, Others, Told) ), Told),
    findall(Condition, ( member(Key, Keys), condition_told(World, Key, Condition) ), Conditions0),
    findall(object([words-text(Words), object-Object, line-Line]),
            ( member(condition(Said, Object, Line), Conditions0), condition_words(Said, Words) ),
            Conditions),
    append([facts-object(Common)|Told], [depends-Names, conditions-Conditions], Pairs),
    Value = object(Pairs).

%   How many abilities there are counts as the least for those it has, and as the most for those it lacks.

told(has, First, Others, Told) =>
    counts(has, Others, Lists),
    foldl(pointwise(min), Lists, First, Told).
told(lacks, First, Others, Told) =>
    counts(lacks, Others, Lists),
    foldl(pointwise(max), Lists, First, Told).
told(Key, First, Others, Told) =>
    findall(One,
            ( member(One, First),
              forall(( member(object(Pairs), Others), memberchk(Key-Other, Pairs) ), memberchk(One, Other))
            ),
            Told).

counts(Key, Values, Lists) :-
    findall(Counts, ( member(object(Pairs), Values), memberchk(Key-Counts, Pairs) ), Lists).

pointwise(_, [], [], []).
pointwise(Which, [A|As], [B|Bs], [C|Cs]) :-
    (   Which == min
    ->  C is min(A, B)
    ;   C is max(A, B)
    ),
    pointwise(Which, As, Bs, Cs).

value_of(characteristics(Object, Has, Lacks), World, _, Value) :-
    facts_value(World, Object, Facts),
    findall(Count, ( member(Term, Has), has_described(World, Object, Term, Count) ), HasCounts),
    findall(Count, ( member(Term, Lacks), has_described(World, Object, Term, Count) ), LacksCounts),
    Value = object([ facts-Facts, has-HasCounts, lacks-LacksCounts ]).
value_of(description(Object), World, Options, Value) :-
    (   memberchk(language(Language), Options)
    ->  true
    ;   Language = en
    ),
    facts_value(World, Object, Facts),
    findall(text(Text), described_ability(World, Language, Object, Text), Abilities),
    (   memberchk(why(true), Options)
    ->  object_derivation(World, Object, Steps),
        findall(StepValue, ( member(Step, Steps), step_value(World, Language, Step, StepValue) ), StepValues)
    ;   StepValues = []
    ),
    Value = object([ facts-Facts, text-Abilities, derivation-StepValues ]).

facts_value(World, Object, object([abilities-object(Counts)|Values])) :-
    object_facts(World, Object, Facts),
    ability_counts(World, Object, Counts),
    findall(Key-FactValue, ( member(Key-Fact, Facts), fact_value(Key, Fact, FactValue) ), Values).

fact_value(counters, Counters, object(Pairs)) :-
    !,
    findall(Name-Count, ( member(Counter-Count, Counters), counter_name(Counter, Name) ), Pairs).
fact_value(name, Name, text(Name)) :- !.
fact_value(_, Fact, Fact).

described_ability(World, Language, Object, Text) :-
    value(World, Object, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    ability_text(Language, Meaning, Text).

step_value(World, Language, derived(Rules, Layer, Source, What, Order), Value) :-
    rule_numbers(World, Rules, Numbers),
    source_value(World, Source, SourceValue),
    step_text(Language, What, Text),
    (   Order = before(Waiting)
    ->  findall(Waits, ( member(One, Waiting), source_value(World, One, Waits) ), WaitingValues),
        OrderValue = object([before-WaitingValues])
    ;   OrderValue = Order
    ),
    Value = object([ rules-Numbers, layer-Layer, source-SourceValue, text-text(Text), order-OrderValue ]).
