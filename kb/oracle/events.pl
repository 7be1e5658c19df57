:- encoding(utf8).
:- module(lawmage_events,
          [ event//1,           % -Event
            later_trigger//2    % +Tree, -Meaning
          ]).
:- use_module(conditions).
:- use_module(counters).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(object_events).
:- use_module(player_events).
:- use_module(players).
:- use_module(subjects).
:- use_module(usage).
:- use_module(verbatim).

/** <module> Events: what triggers, and what happened

The same events stand after "whenever" in the present tense and, in the past tense, in
conditions and modifiers about this turn.
*/

%!  event(-Event)// is nondet.
%
%   What stands after "when" or "whenever", before the comma.

event(Event) -->
    event_subject(Number, S),
    object_event(Number, S, Event0),
    event_time(Event0, Event).
event(Event) -->
    who(Person, Who),
    player_event(Person, Who, Event0),
    event_time(Event0, Event).
event(puts_counters(any, Counter, S)) -->
    [one, or, more],
    counters_word(Counter),
    [are, put, on],
    event_object_phrase(S).
event(puts_counters(any, Counter, S)) -->
    article,
    counters_word(Counter),
    [is, put, on],
    event_object_phrase(S).
event(caused(each([any_of([spell, ability]), controlled_by(Who)]), discards(you, What))) -->
    [a, spell, or, ability],
    who(Person, Who),
    controls(Person),
    [causes, you, to, discard],
    discarded(What).
event(counter_removed(Counter, S)) -->
    article,
    counters_word(Counter),
    [is, removed, from],
    reference(sg, S).
event(last_counter_removed(Counter, S)) -->
    [the, last],
    counters_word(Counter),
    [is, removed, from],
    reference(sg, S).
event(daytime_changes) --> [day, becomes, night, or, night, becomes, day].
event(ring_tempts(you)) --> [the, ring, tempts, you].
event(state(C)) --> condition(C), { stative(C) }.
event(cast(you, Filter)) --> [you, next, cast], article, filter(sg, Filter).
event(done) --> [you, do].
event(done) --> [they, do].
event(opaque(Span)) --> open_words(Span).

%   "enters during the declare attackers step".

event_time(Event, Event) --> [].
event_time(Event, when(turn(Who), Event)) --> [during], turn_part(turn, Who).
event_time(Event, when(during(Step, Who), Event)) --> [during], turn_part(Step, Who), { Step \== turn }.

discarded([card]) --> [a, card].
discarded(self) --> [~].

%   State triggers (CR 603.8): "when you control no Islands".

stative(matches(_, _)).
stative(amount(_, _)).
stative(all(_)).

%!  later_trigger(+Tree, -Meaning)// is nondet.
%
%   "When you next cast a spell this turn,": Meaning does what Tree says then.

later_trigger(Tree, delayed_on(E, Tree)) --> [when], event(E), [this, turn, ','].
later_trigger(Tree, triggered(E, Tree)) --> [whenever], event(E), [this, turn, ','].
later_trigger(Tree, triggered(E, Tree)) --> [until, end, of, turn, ',', whenever], event(E), [','].
