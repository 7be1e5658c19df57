:- encoding(utf8).
:- module(lawmage_play_values,
          [ outcome_value/3,     % +Outcome, +World, -Value
            answers_value/2,     % +World, -Value
            term_text/2          % +Term, -Text
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('objects/board').
:- use_module('objects/characteristics').
:- use_module('objects/mana', [cost_text/2]).
:- use_module(reasons).
:- autoload('explain/explain', [event_text/4]).
:- use_module('game/choices', [judged_answers/3]).
:- use_module('game/happening').
:- use_module('game/operations').
:- use_module('game/returning').
:- use_module('game/triggering').

/** <module> What a step of a game comes to, as a value for JSON

A part of the door: play.pl says what it holds.
*/

%!  outcome_value(+Outcome, +World, -Value) is det.
%
%   Value says what Outcome of a task is: `illegal`, `caveats`, or the operations of its events and what they lead to; `log` are the
%   words of what happens, with the rules that say so.

outcome_value(illegal(Reasons), World, Value) =>
    findall(Reason, ( member(Reason0, Reasons), reason_value(World, en, Reason0, Reason) ), Values),
    Value = object([illegal-Values]).
outcome_value(legal(Proposed), World, Value) =>
    happens(World, Proposed, Events),
    events_value(World, Events, null, Value).
outcome_value(happening(Events), World, Value) =>
    events_value(World, Events, null, Value).
outcome_value(mana(Proposed, Run), World, Value) =>
    happens(World, Proposed, Events),
    term_text(Run, Text),
    events_value(World, Events, text(Text), Value).
outcome_value(run(Events, Run), World, Value) =>
    (   Run == finished
    ->  RunValue = null
    ;   term_text(Run, Text),
        RunValue = text(Text)
    ),
    events_value(World, Events, RunValue, Value).
outcome_value(caveats(Caveats), World, Value) =>
    findall(Caveat, ( member(Caveat0, Caveats), caveat_value(World, Caveat0, Caveat) ), Values),
    Value = object([caveats-Values]).
outcome_value(actions(Actions), _, Value) =>
    findall(object([do-Verb, object-Object]), member(Verb-Object, Actions), Values),
    Value = object([actions-Values]).
outcome_value(paid_actions(Actions), _, Value) =>
    findall(One, ( member(Action, Actions), action_value(Action, One) ), Values),
    Value = object([actions-Values]).
outcome_value(triggered(Triggers, Events0), World, Value) =>
    used_up(Triggers, Ends),
    append(Events0, Ends, Events),
    events_value(World, Events, null, Triggers, Value).

%   A step, its parts under the names of SCENARIOS.md.

action_value(action(Verb, Object, Parts), object([do-Verb, object-Object|Pairs])) :-
    findall(Pair, ( member(Part, Parts), part_value(Part, Pair) ), Pairs).

part_value(which(Which), which-text(Text)) :-
    format(string(Text), "~w", [Which]).
part_value(using(Name), using-text(Name)).
part_value(as(Name), as-text(Name)).
part_value(x(Number), x-Number).
part_value(modes(Numbers), modes-Numbers).
part_value(targets(Targets), targets-Texts) :-
    findall(text(Target), member(Target, Targets), Texts).
part_value(pay(Pay), pay-object(Pairs)) :-
    findall(Pair, ( member(One, Pay), pay_value(One, Pair) ), Pairs).

pay_value(mana(Units), mana-text(Text)) :-
    Units \== [],
    cost_text(Units, Text).
pay_value(life(Number), life-Number).
pay_value(Part, Key-Texts) :-
    Part =.. [Key, Objects],
    is_list(Objects),
    Key \== mana,
    findall(text(Object), member(Object, Objects), Texts).

events_value(World, Events, Run, Value) :-
    triggered_before(World, Events, Triggers),
    used_up(Triggers, Ends),
    append(Events, Ends, All),
    events_value(World, All, Run, Triggers, Value).

events_value(World, Events0, Run, Triggers, Value) :-
    partition(is_told, Events0, _, Events),
    findall(Entry, ( member(Event, Events0), log_entry(Event, World, Entry) ), Log),
    operations(World, Events, Operations),
    findall(Value, ( member(Operation, Operations), event_value(Operation, Value) ), Values),
    findall(text(Text), ( member(Trigger, Triggers), term_text(Trigger, Text) ), Texts),
    findall(object([id-Object, values-text(Text)]), ( moving(World, Operations, Object), known_values(World, Object, Text) ), Known),
    findall(text(Text), ( returns(World, Events, Return), term_text(Return, Text) ), Then),
    Value = object([events-Values, triggers-Texts, known-Known, then-Then, run-Run, log-Log]).

%   told(What, About) is said of a step, and changes nothing.

is_told(told(_, _)).

log_entry(Event, World, object([rules-Numbers, text-text(Text)])) :-
    event_text(en, Event, Rules, Text),
    rule_numbers(World, Rules, Numbers).

moving(World, Operations, Object) :-
    member(Operation, Operations),
    ( Operation = moved(Object, _, _, _) ; Operation = ceased(Object) ; Operation = left_game(Object) ),
    object(World, Object, _, _, _, _).

known_values(World, Object, Text) :-
    characteristics(World, Object, C),
    dict_pairs(C, _, Pairs),
    term_text(Pairs, Text).

event_value(Event, object([name-Name, args-Values, term-text(Text)])) :-
    Event =.. [Name|Arguments],
    findall(Value, ( member(Argument, Arguments), argument_value(Argument, Value) ), Values),
    term_text(Event, Text).

argument_value(Argument, Value) :-
    (   is_list(Argument)
    ->  findall(One, ( member(Part, Argument), argument_value(Part, One) ), Value)
    ;   number(Argument)
    ->  Value = Argument
    ;   atomic(Argument)
    ->  Value = text(Argument)
    ;   term_text(Argument, Text),
        Argument =.. [Name|Arguments],
        findall(One, ( member(Part, Arguments), argument_value(Part, One) ), Parts),
        Value = object([name-text(Name), args-Parts, term-text(Text)])
    ).

%!  answers_value(+World, -Value) is det.
%
%   What became of the answers given with the step (choices.pl).

answers_value(World, object([used-UsedValues, unfit-UnfitValues, looked-LookedValues])) :-
    judged_answers(Used, Unfit, Looked),
    findall([text(Key), text(Kind)], member(Key-Kind, Looked), LookedValues),
    findall([text(Key), text(Kind), text(Text)], ( member(used(Key, Kind, Value), Used), term_text(Value, Text) ), UsedValues),
    findall(object([key-text(Key), kind-text(Kind), value-text(Text), reason-Reason]),
            ( member(unfit(Key, Kind, Value, Reason0), Unfit),
              term_text(Value, Text),
              reason_value(World, en, Reason0, Reason)
            ),
            UnfitValues).

%!  term_text(+Term, -Text:string) is det.
%
%   Term as it is read again.

term_text(Term, Text) :-
    copy_term(Term, Copy),
    numbervars(Copy, 0, _),
    format(string(Text), "~q", [Copy]).
