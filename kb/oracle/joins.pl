:- encoding(utf8).
:- module(lawmage_joins,
          [ line_meaning/2      % +Framed, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module(meanings).

/** <module> Sentences of a line joined to one meaning

What follows a trigger or a cost is its effect; "It's still a land", "Otherwise, ...",
"... instead" and "Activate only as a sorcery" change what was said before.
*/

%!  line_meaning(+Framed, -Meaning) is det.
%
%   Framed are Frame-Meaning for the sentences; Meaning is `none` if nothing was read.  A
%   trigger or cost that wasn't understood has the effect `none`.

line_meaning(Framed0, Meaning) :-
    (   if_of_all(Framed0, C, Framed1)
    ->  sentences_meaning(Framed1, Meaning0),
        if_first(C, Meaning0, Meaning1)
    ;   sentences_meaning(Framed0, Meaning1)
    ),
    cleaned(Meaning1, Meaning).

sentences_meaning(Framed0, Meaning) :-
    partition(bare_limit, Framed0, Bare, Framed),
    (   Bare \== [],
        others_meaning(Framed, Meaning0),
        findall(Limit, ( member(_-only(Limits), Bare), member(Limit, Limits) ), All),
        limited(Meaning0, All, Meaning1)
    ->  Meaning = Meaning1
    ;   others_meaning(Framed0, Meaning)
    ).

others_meaning(Framed0, Meaning) :-
    with_event_objects(Framed0, Framed1),
    joined_sentences(Framed1, Framed),
    findall(M, ( member(_-M, Framed), M \== none, M \= unread(_) ), Meanings),
    combined(Meanings, Meaning).

%   "Activate only as a sorcery", however many sentences stand before it.

bare_limit(_-only(_)).

%   if_of_all(+Framed0, -Condition, -Framed): the "if" after the event of a trigger is for
%   all sentences (CR 603.4).

if_of_all([intervening-triggered(E, when(C, M))|Framed], C, [effects-triggered(E, M)|Framed]) :-
    Framed = [_|_],
    \+ memberchk(_-when(otherwise, _), Framed).

if_first(C, triggered(E, M0), Meaning) :-
    !,
    ( M0 = when(C1, M) -> flat_all([C, C1], All) ; M = M0, All = C ),
    Meaning = triggered(E, when(All, M)).
if_first(C, only(Limits, Meaning0), Meaning) :-
    !,
    if_first(C, Meaning0, Meaning1),
    Meaning = only(Limits, Meaning1).
if_first(C, all([First0|Ms]), Meaning) :-
    if_first(C, First0, First),
    Meaning = all([First|Ms]).

%!  cleaned(+Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0 without parts that mean nothing.

cleaned(Meaning0, Meaning) :-
    (   nothing_left(Meaning0)
    ->  Meaning = none
    ;   Meaning0 = all([when(C, M0)])                    % of a trigger, whose condition this isn't (CR 603.4)
    ->  cleaned(when(C, M0), M),
        ( M == none -> Meaning = none ; Meaning = all([M]) )
    ;   Meaning0 = all(Meanings0)
    ->  maplist(cleaned, Meanings0, Meanings1),
        exclude(==(none), Meanings1, Meanings),
        ( Meanings == [] -> Meaning = none ; flat_all(Meanings, Meaning) )
    ;   Meaning0 = triggered(E, M0)
    ->  cleaned(M0, M),
        ( M == none -> Meaning = none ; Meaning = triggered(E, M) )
    ;   Meaning0 = activated(Cost, M0)
    ->  cleaned(M0, M),
        ( M == none -> Meaning = none ; Meaning = activated(Cost, M) )
    ;   Meaning0 = when(C, M0)
    ->  cleaned(M0, M),
        ( M == none -> Meaning = none ; Meaning = when(C, M) )
    ;   Meaning0 = only(Limits, M0)
    ->  cleaned(M0, M),
        ( M == none -> Meaning = none ; Meaning = only(Limits, M) )
    ;   Meaning = Meaning0
    ).

nothing_left(none).
nothing_left(unread(_)).

%   "Whenever a creature attacks this turn, put a counter on it.  It gains haste."  What is
%   said of the event's object, or is done if its effect was, is of that trigger.

with_event_objects([F-M0, _-M1|Framed0], Framed) :-
    once_this_turn(M0, Effect0, M, Effect),
    about_event(M1),
    !,
    flat_all([Effect0, M1], Effect),
    with_event_objects([F-M|Framed0], Framed).
with_event_objects(Framed0, Framed) :-
    with_answers(Framed0, Framed).

with_answers([F-M0, _-when(done, M1)|Framed0], Framed) :-
    once_this_turn(M0, Effect0, M, Effect),
    Effect0 = may(_),
    !,
    flat_all([Effect0, when(done, M1)], Effect),
    with_answers([F-M|Framed0], Framed).
with_answers([F-M0, _-when(C, M1)|Framed0], Framed) :-
    memberchk(C, [won, not(won)]),
    later_flip(M0, M1, C, M),
    !,
    with_answers([F-M|Framed0], Framed).
with_answers([Item|Framed0], [Item|Framed]) :-
    with_answers(Framed0, Framed).
with_answers([], []).

%   "Flip a coin at the beginning of the next end step.  If you lose the flip, sacrifice it."

later_flip(triggered(E, M0), M1, C, triggered(E, M)) :- later_flip(M0, M1, C, M).
later_flip(activated(Cost, M0), M1, C, activated(Cost, M)) :- later_flip(M0, M1, C, M).
later_flip(delayed(E, Effect0), M1, C, delayed(E, Effect)) :-
    ( Effect0 == flip_coin ; Effect0 = all(Effects), memberchk(flip_coin, Effects) ),
    !,
    flat_all([Effect0, when(C, M1)], Effect).
later_flip(all(Ms0), M1, C, all(Ms)) :-
    append(Before, [M0], Ms0),
    later_flip(M0, M1, C, M),
    append(Before, [M], Ms).

once_this_turn(until(D, triggered(E, Effect0)), Effect0, until(D, triggered(E, Effect)), Effect).
once_this_turn(until(D, delayed(E, Effect0)), Effect0, until(D, delayed(E, Effect)), Effect).

about_event(Meaning) :-
    ( Meaning == event_object ; Meaning == event_other ),
    !.
about_event(Meaning) :-
    compound(Meaning),
    \+ owns_event(Meaning),
    arg(_, Meaning, Argument),
    about_event(Argument),
    !.

owns_event(triggered(_, _)).
owns_event(replace(_, _)).

joined_sentences([], []).
joined_sentences([F-M0, still-_|Framed0], Framed) :-
    !,
    added_types(M0, M),
    joined_sentences([F-M|Framed0], Framed).
joined_sentences([F-M0, _-M1|Framed0], Framed) :-
    of_each(M1),
    each_goes_on(M0, M1, M),
    !,
    joined_sentences([F-M|Framed0], Framed).
joined_sentences([F-activated(Cost, make_choice(color_of(S))), _-add_mana(Who, chosen_color(A))|Framed0], Framed) :-
    !,
    joined_sentences([F-activated(Cost, add_mana(Who, color_among(A, S)))|Framed0], Framed).
joined_sentences([F0-M0, F1-M1|Framed0], Framed) :-
    changes_before(M1, M0, M),
    !,
    (   M = replaced(M2)
    ->  joined_sentences([F0-M2|Framed0], Framed)
    ;   Framed = [F0-M0|Framed1],
        joined_sentences([F1-M|Framed0], Framed1)
    ).
joined_sentences([F-M|Framed0], [F-M|Framed]) :-
    joined_sentences(Framed0, Framed).

%   "For each blocking creature, flip a coin.  If you win the flip, …": of that creature.

of_each(by(Who, _)) :-
    memberchk(Who, [actor, controller(subject)]).
of_each(all([Meaning|_])) :-
    of_each(Meaning).
of_each(when(C, M)) :-
    ( C == won ; C = not(done) ; C = matches(subject, _) ),
    !,
    about_each(M).

about_each(subject) :- !.
about_each(Meaning) :-
    compound(Meaning),
    arg(_, Meaning, Argument),
    about_each(Argument),
    !.

each_goes_on(triggered(E, M0), M1, triggered(E, M)) :- each_goes_on(M0, M1, M).
each_goes_on(activated(Cost, M0), M1, activated(Cost, M)) :- each_goes_on(M0, M1, M).
each_goes_on(for_each(S, M0), M1, for_each(S, M)) :- flat_all([M0, M1], M).
each_goes_on(all(Ms0), M1, all(Ms)) :-
    append(Before, [M0], Ms0),
    each_goes_on(M0, M1, M),
    append(Before, [M], Ms).

%   "It's still a land".

added_types(set_type(S, Types), Meaning) :-
    !,
    Meaning = add_type(S, Types).
added_types(Meaning0, Meaning) :-
    compound(Meaning0),
    !,
    Meaning0 =.. [Functor|Arguments0],
    maplist(added_types, Arguments0, Arguments),
    Meaning =.. [Functor|Arguments].
added_types(Meaning, Meaning).

%   changes_before(+Meaning, +Before, -Change): Change is the meaning with what it needs
%   from the sentence before, or replaced(M) if M stands for both.

changes_before(when(otherwise, M), delayed(E, when(C, M0)), replaced(After)) :-
    After = delayed(E, all([when(C, M0), when(not(C), M)])).
changes_before(when(otherwise, M), Before, when(not(C), M)) :-
    last_condition(Before, C).
changes_before(when(happened(this_way, countered(S), at_least(1)), instead(M)), Before, replaced(After)) :-     % CR 614.6: it goes there at once
    sub_term(Countering, Before),
    nonvar(Countering),
    Countering = counter(Countered),
    countered_to(S, Countered, M, To),
    !,
    mapsubterms(countered_so(Countering, To), Before, After).
changes_before(when(C, instead(M)), Before, replaced(After)) :-
    in_effect(Before, M0, After, all([when(not(C), M0), when(C, M2)])),
    same_recipient(M0, M, M1),
    same_tokens(M0, M1, M2).
changes_before(may(new_targets(Copy)), Before, replaced(After)) :-               % of a copy that is made later
    in_effect(Before, until(D, Later0), After, until(D, Later)),
    Later0 =.. [Name, E, M0],
    memberchk(Name, [delayed, triggered]),
    Later =.. [Name, E, M],
    sub_term(Copying, M0),
    nonvar(Copying),
    Copying = copy(_, _),
    !,
    flat_all([M0, may(new_targets(Copy))], M).
changes_before(may(Who, new_targets(Copy)), Before, replaced(After)) :-         % each of those players
    memberchk(Who, [those_players, that_player]),
    in_effect(Before, by(each(Players), copy(S, A)), After,
              all([by(each(Players), copy(S, A)), for_each(Copy, may(controller(subject), new_targets(subject)))])).
changes_before(copy_targets(S), Before, replaced(After)) :-                     % CR 707.10e
    mapsubterms(copied_to(S), Before, After),
    After \== Before.
changes_before(copies_target_each, Before, replaced(Before)) :-                % CR 707.10d: they do
    sub_term(Copying, Before),
    nonvar(Copying),
    Copying = copy_each(_, _),
    !.
changes_before(same_for(keywords(Keywords)), Before, replaced(Meaning)) :-
    inner_keyword(Before, K0),
    same_for_keywords(Before, Keywords, K0, Meaning).
changes_before(same_for(subjects(Subjects)), Before, replaced(all(All))) :-
    ( Before = all(Befores) -> last(Befores, Last) ; Befores = [Before], Last = Before ),
    arg(1, Last, S0),
    findall(M, ( member(S, Subjects), exchanged(Last, S0, S, M) ), Ms),
    append(Befores, Ms, All).
changes_before(enters(S, How), Before, replaced(After)) :-                      % "It enters tapped and attacking"
    ( S == it ; S = that(_) ),
    mapsubterms(entering_so(How), Before, After),
    After \== Before,
    !.
changes_before(only(Limits), Before, replaced(Limited)) :-
    limited(Before, Limits, Limited).
changes_before(M, replace(E, Prevention), replaced(replace(E, Whole))) :-      % CR 615.5
    prevents(Prevention),
    \+ continuous(M),
    \+ functor(M, replace, _),
    flat_all([Prevention, M], Whole).
changes_before(when(C, M), replace(E, M0), replaced(replace(E, Whole))) :-     % CR 614.1a: what is done instead, or not
    memberchk(C, [done, not(done)]),
    flat_all([M0, when(C, M)], Whole).

changes_before(M, until(D, replace_next(E, Prevention)), replaced(until(D, replace_next(E, Whole)))) :-
    prevents(Prevention),
    of_what_was_prevented(M),
    flat_all([Prevention, M], Whole).
changes_before(M, until(D, Prevention), replaced(until(D, prevented_then(Prevention, M)))) :-
    ( Prevention = prevent_next(_, _, _) ; Prevention = prevent(_, _, _) ),
    of_what_was_prevented(M).

of_what_was_prevented(M) :-
    \+ continuous(M),
    sub_term(Amount, M),
    Amount == that_many,
    !.

prevents(prevent_event(_)).
prevents(all([prevent_event(_)|_])).

countered_to(S, Countered, M, M) :- S == Countered, !.
countered_to(that(_), _, M, M) :- !.
countered_to(each(Filter), Countered, M, when(matches(Countered, Filter), M)).

countered_so(Countering, To, Part, counter(Countered, To)) :-
    Part == Countering,
    arg(1, Countering, Countered).

%   "It deals 4 damage instead", to what the damage was dealt to.

same_recipient(Before, Meaning0, Meaning) :-
    (   damage_of(Before, Source, Recipient)
    ->  to_recipient(Meaning0, Source, Recipient, Meaning)
    ;   Meaning = Meaning0
    ).

copied_to(S, copy(Spell, 1), copy_to(Spell, S)).

entering_so(How, create(A, Token, How0), create(A, Token, How1)) :- append(How0, How, How1).
entering_so(How, move(S, battlefield), move(S, battlefield, How)).
entering_so(How, move(S, battlefield, How0), move(S, battlefield, How1)) :- append(How0, How, How1).
entering_so(How, populate, populate(How)).

%   "Create five of those tokens instead", the same tokens entering the same way.

same_tokens(Before, Meaning0, Meaning) :-
    (   sub_term(Creating, Before),
        nonvar(Creating),
        Creating = create(_, Token, How)
    ->  mapsubterms(of_those(Token, How), Meaning0, Meaning)
    ;   Meaning = Meaning0
    ).

of_those(Token, How, create(Amount, the_same_token, []), create(Amount, Token, How)).

damage_of(Meaning, Source, Recipient) :-
    compound(Meaning),
    (   Meaning = deal_damage(Source0, _, Recipient0)
    ->  Recipient0 \== recipient,
        Source = Source0,
        Recipient = Recipient0
    ;   arg(_, Meaning, Argument),
        damage_of(Argument, Source, Recipient)
    ->  true
    ).

to_recipient(deal_damage(_, Amount, recipient), Source, Recipient, Meaning) :-
    !,
    Meaning = deal_damage(Source, Amount, Recipient).
to_recipient(Meaning0, Source, Recipient, Meaning) :-
    compound(Meaning0),
    !,
    Meaning0 =.. [Functor|Arguments0],
    to_recipient_all(Arguments0, Source, Recipient, Arguments),
    Meaning =.. [Functor|Arguments].
to_recipient(Meaning, _, _, Meaning).

to_recipient_all([], _, _, []).
to_recipient_all([A0|As0], Source, Recipient, [A|As]) :-
    to_recipient(A0, Source, Recipient, A),
    to_recipient_all(As0, Source, Recipient, As).

%   "The same is true for": the keyword that the meaning grants, exchanged everywhere.

%   Of a keyword of every quality, "landwalk" or "protection", it is those that others have.

%   What one trigger does is done for all of them by that trigger.

same_for_keywords(triggered(Event, Before), Keywords, K0, triggered(Event, Meaning)) :-
    !,
    same_for_keywords(Before, Keywords, K0, Meaning).
same_for_keywords(all([when(C, Before)]), Keywords, K0, Meaning) :-     % a trigger's, whose condition this isn't (CR 603.4)
    !,
    same_for_keywords(when(C, Before), Keywords, K0, Meaning).
same_for_keywords(Before, Keywords, K0, all([Before|Ms])) :-
    findall(M, ( member(K, Keywords), same_for_keyword(K, Before, K0, M) ), Ms).

same_for_keyword(K, when(amount(count(Filter0), at_least(1)), Before), K0, Meaning) :-
    compound(K),
    arg(_, K, any),
    (   Before = grant(S, keywords([K0]))
    ->  Meaning = grant(S, abilities_of(keyword(K), Filter))
    ;   Before = until(Duration, grant(S, keywords([K0])))
    ->  Meaning = until(Duration, grant(S, abilities_of(keyword(K), Filter)))
    ),
    !,
    exchanged(Filter0, K0, K, Filter).
same_for_keyword(K, Before, K0, Meaning) :-
    exchanged(Before, K0, K, Meaning).

inner_keyword(grant(_, keywords([K])), K) :- !.
inner_keyword(Meaning, K) :-
    compound(Meaning),
    arg(_, Meaning, Argument),
    inner_keyword(Argument, K),
    !.

exchanged(Old, Old0, New, New) :-
    Old == Old0,
    !.
exchanged(Meaning0, Old, New, Meaning) :-
    compound(Meaning0),
    !,
    Meaning0 =.. [Functor|Arguments0],
    exchanged_all(Arguments0, Old, New, Arguments),
    Meaning =.. [Functor|Arguments].
exchanged(Meaning, _, _, Meaning).

exchanged_all([], _, _, []).
exchanged_all([A0|As0], Old, New, [A|As]) :-
    exchanged(A0, Old, New, A),
    exchanged_all(As0, Old, New, As).

last_condition(when(C, _), C) :- !.
last_condition(triggered(_, M), C) :- !, last_condition(M, C).
last_condition(activated(_, M), C) :- !, last_condition(M, C).
last_condition(until(_, M), C) :- !, last_condition(M, C).
last_condition(all(Ms), C) :- last(Ms, M), last_condition(M, C).

%   in_effect(+Before, -Effect, -After, +NewEffect): After is Before with NewEffect in the
%   place of its effect.

in_effect(triggered(E, M), Effect, triggered(E, M1), New) :- !, in_effect(M, Effect, M1, New).
in_effect(activated(Cost, M), Effect, activated(Cost, M1), New) :- !, in_effect(M, Effect, M1, New).
in_effect(M, M, New, New).

limited(only(Limits0, M), Limits1, only(Limits, M)) :-
    !,
    append(Limits0, Limits1, Limits).
limited(activated(Cost, M), Limits, only(Limits, activated(Cost, M))).
limited(triggered(E, M), Limits, only(Limits, triggered(E, M))).

%   combined(+Meanings, -Meaning): what follows a trigger or a cost is its effect.

combined([], none) :- !.
combined([M], M) :- !.
combined([First|Ms], Meaning) :-
    in_frame(First, M0, Meaning, M),
    !,
    flat_all([M0|Ms], M).
combined(Ms, M) :-
    flat_all(Ms, M).

in_frame(triggered(E, M0), M0, triggered(E, M), M).
in_frame(activated(Cost, M0), M0, activated(Cost, M), M).
in_frame(only(Limits, First), M0, only(Limits, Meaning), M) :-
    in_frame(First, M0, Meaning, M).
