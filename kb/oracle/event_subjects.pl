:- encoding(utf8).
:- module(lawmage_event_subjects,
          [ event_object_phrase//1, % -Subject
            event_subject//2,   % ?Number, -Subject
            event_subject_phrase//1 % -Subject
          ]).
:- use_module(filters).
:- use_module(function_words).
:- use_module(subjects).

/** <module> What an event is about

Something definite, any of a kind, or several at once.
*/

%!  event_subject(?Number, -Subject)// is nondet.
%
%   What stands before an event's verb.

event_subject(sg, S) --> reference(sg, S), { S \== pro(obj) }.
event_subject(sg, pro(subj)) --> [it].
event_subject(sg, each(Filter)) --> article, filter(sg, Filter).
event_subject(sg, each(Filter)) --> another(Filter).
event_subject(pl, some(1, Filter)) --> [one, or, more], filter(pl, Filter).
event_subject(pl, some(N, Filter)) --> cardinal(N), [or, more], filter(pl, Filter).
event_subject(sg, choose(1, Filter)) --> article, filter(sg, Filter), [of, your, choice].
event_subject(sg, any_of([S, each(Filter)])) -->
    reference(sg, S),
    [or],
    article,
    filter(sg, Filter).
event_subject(sg, any_of([S, each(Filter)])) -->
    reference(sg, S),
    [or],
    another(Filter).
event_subject(pl, any_of([S, some(1, [other(pro(other))|Filter])])) -->
    reference(sg, S),
    [and, /, or, one, or, more, other],
    filter(pl, Filter).
event_subject(sg, any_of([self, host(How, Filter)])) -->
    [~, or],
    reference(sg, host(How, Filter)).
event_subject(sg, each([designated(commander), owned_by(you)])) --> [your, commander].
event_subject(sg, each([type(creature), haunted_by(self)])) --> [the, creature, ~, haunts].
event_subject(sg, each([type(creature), haunted_by(self)])) --> [the, creature, it, haunts].
event_subject(sg, target_event(S)) --> targets(sg, S).

%!  event_object_phrase(-Subject)// is nondet.
%
%   What stands after an event's verb.

event_object_phrase(each(Filter)) --> article, filter(sg, Filter).
event_object_phrase(each(Filter)) --> another(Filter).
event_object_phrase(some(1, Filter)) --> [one, or, more], filter(pl, Filter).
event_object_phrase(some(N, Filter)) --> cardinal(N), [or, more], filter(pl, Filter).
event_object_phrase(S) --> reference(sg, S).

%!  event_subject_phrase(-Subject)// is nondet.
%
%   What an event is about: something definite, any of a kind, several at once.

event_subject_phrase(S) --> event_subject(_, S).
