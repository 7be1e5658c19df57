:- encoding(utf8).
:- module(lawmage_en_conditions,
          [ condition//1,       % +Condition
            event//2,           % +When, +Event
            duration//1         % +Duration
          ]).
:- use_module(en_words).
:- use_module(en_nouns).
:- use_module(en_amounts).

/** <module> Conditions, events and durations in English
*/

%!  condition(+Condition)// is det.
%
%   What is so, or happened.

condition(all(Conditions)) --> !, joined(condition, " and ", Conditions).
condition(any_of(Conditions)) --> !, joined(condition, " or ", Conditions).
condition(opaque(place(_, _, _))) --> !, ["something is so that is not read"].
condition(opaque(Words)) --> !, [Words].
condition(done) --> !, ["that was done"].
condition(not(done)) --> !, ["that wasn't done"].
condition(turn(Who)) --> !, ["it's "], players_own(Who), [" turn"].
condition(not(turn(Who))) --> !, ["it isn't "], players_own(Who), [" turn"].
condition(designation(Who, Word)) --> !, player(Who), verb(Who, " has ", " have "), word(Word).
condition(amount(count(Filter), at_least(1))) --> !, ["there is "], one(Filter).
condition(amount(count(Filter), exactly(0))) --> !, ["there are no "], things(plural, Filter).
condition(not(amount(count(Filter), at_least(1)))) --> !, ["there are no "], things(plural, Filter).
condition(amount(Amount, Comparison)) --> !, amount(Amount), [" is "], comparison(Comparison).
condition(not(amount(Amount, Comparison))) --> !, amount(Amount), [" isn't "], comparison(Comparison).
condition(matches(Subject, [controlled_by(Who)])) -->
    !, player(Who), verb(Who, " controls ", " control "), subject(Subject).
condition(matches(Subject, Filter)) --> !, subject(Subject), verb(Subject, " is ", " are "), such(Filter).
condition(not(matches(Subject, Filter))) --> !, subject(Subject), verb(Subject, " isn't ", " aren't "), such(Filter).
condition(declared(Event, Comparison)) --> !, event(that, Event), ["; of these: "], comparison(Comparison).
condition(happened(Period, Event, at_least(1))) --> !, event(that, Event), period(Period).
condition(happened(Period, Event, Comparison)) -->
    !, event(that, Event), period(Period), ["; times: "], comparison(Comparison).
condition(not(Condition)) --> !, ["it isn't so that "], condition(Condition).
condition(Condition) --> plain(Condition).

period(last_turn(Who)) --> !, [" during "], players_own(Who), [" last turn"].
period(Period) --> [" "], word(Period).

such([Property]) --> { \+ is_noun(Property) }, !, property(Property).
such(Filter) --> one(Filter).

verb(Subject, Singular, Plural) -->
    (   { agreement(Subject, plural) }
    ->  [Plural]
    ;   [Singular]
    ).

%!  event(+When, +Event)// is det.
%
%   What happens, after the word When: whenever, when or that.

event(When, any_of(Events)) --> !, joined(event(When), " or ", Events).
event(_, begins(Step, any)) --> !, ["at the beginning of each "], step(Step).
event(_, begins(Step, Who)) --> !, ["at the beginning of "], players_own(Who), [" "], step(Step).
event(_, opaque(place(_, _, _))) --> !, ["on an event that is not read"].
event(_, opaque(Words)) --> !, [Words].
event(When, Event) --> beginning(When), happens(Event).

step(upkeep) --> !, ["upkeep"].
step(main1) --> !, ["precombat main phase"].
step(main2) --> !, ["postcombat main phase"].
step(beginning_of_combat) --> !, ["combat"].
step(Step) --> word(Step), [" step"].

beginning(that) --> !, [].
beginning(When) --> [When, " "].

happens(cast(Who, Filter)) --> !, player(Who), verb(Who, " casts ", " cast "), one(Filter).
happens(cast_nth(Who, Number, Filter)) -->
    !, player(Who), verb(Who, " casts ", " cast "), one(Filter), [", number ", Number, " of the turn"].
happens(draws_nth(Who, Number)) -->
    !, player(Who), verb(Who, " draws ", " draw "), ["card number ", Number, " of the turn"].
happens(done) --> !, ["that was done"].
happens(player_attacks(Who)) --> !, player(Who), verb(Who, " attacks", " attack").
happens(deals_damage(Subject, To)) --> !, about(Subject), verb(Subject, " deals damage to ", " deal damage to "), about(To).
happens(deals_combat_damage(Subject, To)) -->
    !, about(Subject), verb(Subject, " deals combat damage to ", " deal combat damage to "), about(To).
happens(deals_noncombat_damage(Subject, To)) -->
    !, about(Subject), verb(Subject, " deals noncombat damage to ", " deal noncombat damage to "), about(To).
happens(mills(Who)) --> !, player(Who), verb(Who, " mills cards", " mill cards").
happens(becomes_target(Subject, Filter)) --> !, about(Subject), [" becomes the target of "], one(Filter).
happens(put_into(Subject, Zone, Who, From)) -->
    !, about(Subject), [" is put into "], players_own(Who), [" "], word(Zone), from(From).
happens(Event) -->
    { compound(Event),
      compound_name_arguments(Event, Name, [Subject|Others])
    },
    !,
    about(Subject),
    [" "],
    event_verb(Subject, Name),
    others(Others).
happens(Event) --> plain(Event).

%   "you sacrifice", of an event that is called sacrifices.

event_verb(Who, Name) -->
    (   { Who == you, atom_concat(Verb, s, Name) }
    ->  word(Verb)
    ;   word(Name)
    ).

from(any) --> !, [].
from(anywhere) --> !, [].
from(Zone) --> [" from "], plain(Zone).

others([]) --> [].
others([Other|Others]) --> [" "], about(Other), others(Others).

%   An event is about any of several, one at a time.

about(each(Filter)) --> !, one(Filter).
about(some(_, Filter)) --> !, ["one or more "], things(plural, Filter).
about(Number) --> { integer(Number) }, !, [Number].
about(Filter) --> { is_list(Filter) }, !, one(Filter).
about(Subject) --> subject(Subject).

one(Filter) --> subject(choose(1, Filter)).

%!  duration(+Duration)// is det.
%
%   For how long something holds.

duration(end_of_turn) --> !, ["until end of turn"].
duration(end_of_combat) --> !, ["until end of combat"].
duration(your_next_turn) --> !, ["until your next turn"].
duration(while(Condition)) --> !, ["as long as "], condition(Condition).
duration(until_event(Event)) --> !, ["until "], event(that, Event).
duration(next_step(Step, Who)) --> !, ["in "], players_own(Who), [" next "], step(Step).
duration(Duration) --> plain(Duration).
