:- encoding(utf8).
:- module(lawmage_replacement,
          [ replacement/5        % +World, +Event, +Before, -Id, -Choice
          ]).
:- use_module(library(lists)).
:- use_module('../combat/actives').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(choices).
:- autoload(entering, [entering_changes/4]).
:- use_module(concerning).
:- use_module(counters_put, [putter/3]).
:- use_module(event_matching).
:- use_module(happening_instead, [takes_damage/2]).
:- use_module(position).
:- use_module(prevention).
:- use_module(stated).
:- autoload(supposed_boards, [supposed_board/3]).

/** <module> Replacement and prevention effects: which apply to an event, and what happens instead (CR 614, 615)

An Id tells an effect from the others: key(Self, Key) of an ability or effect, rule(Number, Object), or `protection`.  Choice says how it applies:

    prevented(How)                  (prevention.pl)
    regenerated(Key)                of the shield Key, or of a text that regenerates it each time
    instead(Key, Fact, Self, You, Bindings)    Fact is replace(Pattern, Meaning) or replace_next(Pattern, Meaning)
    rule(Events)                    a rule says what happens instead

Before lists what else happens at the same time, as far as it is known, the last first: what is used up in it doesn't apply again.
*/

%!  replacement(+World, +Event, +Before:list, -Id, -Choice) is nondet.
%
%   The effect Id would replace Event or prevent some of it.
%
%   @throws open_condition(Key) when a condition that decides it is open.

replacement(World, damage(From, To, Number, Kind), Before, Id, prevented(How)) :-
    \+ unpreventable(World, From, Kind),
    prevention(World, damage(From, To, Number, Kind), Before, Id, How).
replacement(World, damage(From, To, Number, Kind), Before, key(Self, Key), redirected(How, Other)) :-       % CR 614.9
    Fact = redirect_next(Amount, Sources, Recipients, To0),
    stated_if(World, Fact, Key, Self, You, Condition),
    context(World, Self, You, Context),
    prevented(prevent_next(Amount, Sources, Recipients), World, Context, Before, Key, damage(From, To, Number, Kind), How),
    holds_now(Condition, World, Self, You),
    members(To0, World, Context, [Other|_]),
    Other \== To,
    takes_damage(World, Other).
replacement(World, destroyed(Object, _), Before, key(Self, Key), regenerated(Key)) :-       % CR 701.19a
    shield(Shield, Subject),
    stated_if(World, Shield, Key, Self, You, Condition),
    \+ memberchk(ended(Key), Before),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    holds_now(Condition, World, Self, You),
    can_be_regenerated(World, Object).
replacement(World, Event, _, rule(Rule, Object), rule(Instead)) :-
    rule_replaces(Event, World, Rule, Object, Instead).
replacement(World, Event, Before, key(Self, Key), instead(Key, Fact, Self, You, Bindings)) :-
    replaceable(Event),
    replacing(Fact, Pattern),
    stated_if(World, Fact, Key, Self, You, Condition),
    \+ memberchk(ended(Key), Before),
    concerned(Pattern, Event, World, Self, You, Bindings),
    \+ first_of_the_step(Pattern, Event, Before),
    holds_now(Condition, World, Self, You),
    (   regenerates(Fact, Event, Object)
    ->  can_be_regenerated(World, Object)
    ;   true
    ).

replacement(World, Event, Before, key(Self, Key), instead(Key, Fact, Self, You, Bindings)) :-     % as its player chooses
    replaceable(Event),
    Fact = replace(Pattern, _),
    stated_if(World, may(Fact), Key, Self, You, Condition),
    \+ memberchk(ended(Key), Before),
    concerned(Pattern, Event, World, Self, You, Bindings),
    holds_now(Condition, World, Self, You),
    decided_whether(World, may, Self, You, true).

replacement(World, Event, _, key(Object, Key), instead(Key, Fact, Object, You, [event_object-[Object]])) :-
    Event = moved(Object, battlefield, _, _),
    value(World, Object, abilities, Abilities),
    once(( member(ability(_, Meaning, _), Abilities), own_entering(Meaning, _, _) )),
    entering_changes(World, Event, Object, Changes),
    supposed_board(World, Changes, replaced_there(Object, Key, Fact, You)).

%   What is done instead of its own entering is said by it as it would be on the battlefield (CR 113.6h, 614.12).

replaced_there(Object, Key, Fact, You, Board) :-
    value(Board, Object, abilities, Abilities),
    controller(Board, Object, You),
    member(ability(Key, Meaning, _), Abilities),
    own_entering(Meaning, Condition, Fact),
    holds_now(Condition, Board, Object, You).

own_entering(Meaning, Condition, Fact) :-
    Fact = replace(enters(self), _),
    meaning_part(Meaning, Condition, Fact).

%   concerned(+Pattern, +Event, +World, +Self, +You, -Bindings) is nondet.
%   What would enter is looked at as it would be on the battlefield (CR 614.12), apart from copy effects, which come later (CR 616.1b-c).

concerned(enters(Subject), Event, World, Self, You, Bindings) :-
    !,
    entering_changes(World, Event, Object, Changes),
    once(supposed_board(World, Changes, concerned_there(Subject, Self, You, Object))),
    Bindings = [event_object-[Object]].
concerned(draws(Who, but_first), drawn(Player), World, Self, You, Bindings) :-
    !,
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    drawn_in_draw_step(World, Player, Number),
    ( Number == none -> true ; Number > 0 ),
    Bindings = [that_player-[Player]].
concerned(Pattern, Event, World, Self, You, Bindings) :-
    looked_at(Event, World, Looked),
    event_matches(Pattern, Looked, World, Self, You, Bindings).

concerned_there(Subject, Self, You, Object, Board) :-
    context(Board, Self, You, Context),
    concerns(Subject, Board, Context, Object).

%   The card drawn as the draw step begins (CR 504.1).

first_of_the_step(draws(_, but_first), drawn(Player), Before) :-
    memberchk(began(draw, Player), Before),
    \+ memberchk(drawn(Player), Before).

%   What would be destroyed was looked at as such before it goes to the graveyard for that.

looked_at(counters(Thing, Kind, Number), World, Event) :-
    Number > 0,
    !,
    putter(World, Thing, Player),
    Event = putting(Player, counters(Thing, Kind, Number)).
looked_at(Event0, _, Event) :-
    (   Event0 = moved(Object, Zone, How, destroyed)
    ->  Event = moved(Object, Zone, How, plain)
    ;   Event = Event0
    ).

%   A regeneration shield stands for itself, or is what a gain or effect says directly.

shield(regeneration(Subject), Subject).
shield(regenerate(Subject), Subject).

replacing(replace(Pattern, _), Pattern).
replacing(replace_next(Pattern, _), Pattern).

regenerates(Fact, destroyed(Object, _), Object) :-
    arg(2, Fact, regenerate(_)).

can_be_regenerated(World, Object) :-
    actives(World, Object, game, none, Actives),
    \+ memberchk(active(restriction(_, cant_be_regenerated), _, _, holds), Actives).

replaceable(moved(_, _, _, _)).
replaceable(destroyed(_, _)).
replaceable(life_gained(_, _)).
replaceable(life_lost(_, _)).
replaceable(drawn(_)).
replaceable(damage(_, _, _, _)).
replaceable(counters(_, _, Number)) :-
    Number > 0.
replaceable(putting(_, Event)) :-
    replaceable(Event).
replaceable(paid(Event)) :-
    replaceable(Event).
replaceable(created(_, _, _)).
replaceable(milled(_, Number)) :-
    Number > 0.
replaceable(lost(_)).
replaceable(produced(_, _, [_|_])).

%   rule_replaces(+Event, +World, -Rule, -Object, -Instead) is semidet.
%   Counters that are replacement and prevention effects by themselves (CR 122.1c-d, 122.1h), and madness (CR 702.35a).

rule_replaces(destroyed(Object, effect), World, '122.1c', Object, [counters(Object, shield, -1)]) :-
    has_counter(World, Object, shield).
rule_replaces(damage(From, Object, Number, Kind), World, '122.1c', Object, Instead) :-
    has_counter(World, Object, shield),
    (   unpreventable(World, From, Kind)           % CR 615.12
    ->  Instead = [counters(Object, shield, -1), damage(From, Object, Number, Kind)]
    ;   Instead = [counters(Object, shield, -1)]
    ).
rule_replaces(untapped(Object), World, '122.1d', Object, [counters(Object, stun, -1)]) :-
    has_counter(World, Object, stun).
rule_replaces(moved(Object, graveyard, How, Cause), World, '122.1h', Object, [moved(Object, exile, How, Cause)]) :-
    has_counter(World, Object, finality).
rule_replaces(moved(Object, graveyard, _, discarded), World, '702.35a', Object, [moved(Object, exile, [by_madness], discarded)]) :-
    has_keyword(World, Object, madness(_)).

has_counter(World, Object, Counter) :-
    permanent(World, Object),
    counters(World, Object, Counter, Count),
    Count > 0.
