:- encoding(utf8).
:- module(lawmage_additional_triggers,
          [ triggers_again//1   % -Tree
          ]).
:- use_module(library(lists)).
:- use_module(conditions).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(object_events).
:- use_module(player_events).
:- use_module(players).
:- use_module(verbs).

/** <module> Abilities that trigger an additional time (CR 603.2d)

"If a creature dying causes a triggered ability of a permanent you control to trigger, that ability triggers an
additional time."  The event stands as a gerund after what it is about.
*/

%!  triggers_again(-Tree)// is nondet.
%
%   A sentence that makes triggered abilities of some objects trigger once more, whatever made them trigger or as one event did.

triggers_again(Tree) -->
    [if],
    abilities_of(S),
    [triggers],
    while(Meaning, Tree),
    [','],
    once_more,
    { Meaning = triggers_again(S) }.
triggers_again(triggers_again(S, Event)) -->
    [if],
    gerund_event(Event),
    [causes],
    abilities_of(S),
    [to, trigger, ','],
    once_more.

abilities_of(S) --> [a, triggered, ability, of], event_subject(sg, S).
abilities_of(S) --> [an, ability, of], event_subject(sg, S).

while(Meaning, post(Meaning, C)) --> [while], conditions(C).
while(Meaning, Meaning) --> [].

once_more --> [that, ability, triggers, an, additional, time].
once_more --> [it, triggers, an, additional, time].

gerund_event(Event) -->
    event_subject(sg, S),
    gerund_happening(S, E0),
    (   [or],
        gerund_happening(S, E1)
    ->  { Event = any_of([E0, E1]) }
    ;   { Event = E0 }
    ).
gerund_event(attacks(each(Filter))) -->                                  % "a creature attacking"
    event_subject(sg, each(Filter0)),
    { selectchk(attacking, Filter0, Filter) }.
gerund_event(any_of([enters(S), leaves(S)])) --> event_subject(sg, S), [entering, or, leaving, the, battlefield].
gerund_event(Event) -->
    who(_, Who),
    gerund(Verb),
    player_happens(Verb, Who, Event).
gerund_event(any_of([cast(Who, Filter), copies(Who, Filter)])) -->
    who(_, Who),
    [casting, or, copying],
    article,
    filter(sg, Filter).
gerund_event(turned_face_up(each(Filter))) -->
    [turning],
    article,
    filter(sg, Filter0),
    [face, up],
    { exclude_face_down(Filter0, Filter) }.

gerund_happening(S, dies(S)) --> [dying].
gerund_happening(S, Event) --> gerund(Verb), object_happens(Verb, S, Event).
gerund_happening(S, Event) --> [being, Participle], passive_happens(Participle, S, Event).

%   What was face down is no more once it is turned up.

exclude_face_down(Filter0, Filter) :-
    (   selectchk(face_down, Filter0, Filter)
    ->  true
    ;   Filter = Filter0
    ).

%   "entering", "leaving", "dealing": of enter, leave, deal.

gerund(Verb) --> [Word], { atom(Word), gerund_of(Word, Verb) }.

gerund_of(Word, Verb) :-
    atom_concat(Stem, ing, Word),
    (   verb(Stem, Verb, pl)
    ->  true
    ;   atom_concat(Stem, e, Longer),
        verb(Longer, Verb, pl)
    ).
