:- encoding(utf8).
:- module(lawmage_joins,
          [ line_meaning/3      % +Framed, +Modes, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(meanings).

/** <module> Sentences of a line joined to one meaning

What follows a trigger or a cost is its effect; "It's still a land", "Otherwise, ...",
"... instead" and "Activate only as a sorcery" change what was said before.
*/

%!  line_meaning(+Framed, +Modes, -Meaning) is det.
%
%   Framed are Frame-Meaning for the sentences, Modes the meanings of the bullets after
%   them; Meaning is `none` if nothing was read.

line_meaning(Framed0, Modes, Meaning) :-
    joined_sentences(Framed0, Framed),
    findall(M, ( member(_-M, Framed), M \== none, M \= unread(_) ), Meanings0),
    with_modes(Meanings0, Modes, Meanings),
    combined(Meanings, Meaning).

joined_sentences([], []).
joined_sentences([F-M0, still-_|Framed0], Framed) :-
    !,
    added_types(M0, M),
    joined_sentences([F-M|Framed0], Framed).
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

changes_before(when(otherwise, M), Before, when(not(C), M)) :-
    last_condition(Before, C).
changes_before(when(C, instead(M)), Before, replaced(After)) :-
    in_effect(Before, M0, After, all([when(not(C), M0), when(C, M)])).
changes_before(same_for(keywords(Keywords)), Before, replaced(all(All))) :-
    inner_keyword(Before, K0),
    findall(M, ( member(K, Keywords), same_for_keyword(K, Before, K0, M) ), Ms),
    All = [Before|Ms].
changes_before(same_for(subjects(Subjects)), Before, replaced(all(All))) :-
    arg(1, Before, S0),
    findall(M, ( member(S, Subjects), exchanged(Before, S0, S, M) ), Ms),
    All = [Before|Ms].
changes_before(only(Limits), Before, replaced(Limited)) :-
    limited(Before, Limits, Limited).

%   "The same is true for": the keyword that the meaning grants, exchanged everywhere.

%   Of a keyword of every quality, "landwalk" or "protection", it is those that others have.

same_for_keyword(K, when(amount(count(Filter0), at_least(1)), grant(S, keywords([K0]))), K0, Meaning) :-
    compound(K),
    arg(_, K, any),
    !,
    exchanged(Filter0, K0, K, Filter),
    Meaning = grant(S, abilities_of(keyword(K), Filter)).
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

%   with_modes(+Meanings0, +Modes, -Meanings): the modes go where the choice is.

with_modes(Meanings, [], Meanings) :- !.
with_modes(Meanings0, Modes, Meanings) :-
    (   placed(Meanings0, Modes, Meanings1)
    ->  Meanings = Meanings1
    ;   Meanings0 == [keywords([spree])]
    ->  Meanings = [keywords([spree]), modes(1, any, Modes)]
    ;   Meanings0 == [keywords([tiered])]
    ->  Meanings = [keywords([tiered]), modes(1, 1, Modes)]
    ;   append(Meanings0, Modes, Meanings)
    ).

placed([M0|Ms], Modes, [M|Ms]) :-
    in_modes(M0, Modes, M),
    !.
placed([M|Ms0], Modes, [M|Ms]) :-
    placed(Ms0, Modes, Ms).

in_modes(modes(Min, Max), Modes, modes(Min, Max, Modes)).
in_modes(modes(Min, Max, Options), Modes, modes(Min, Max, Modes, Options)).
in_modes(Meaning0, Modes, Meaning) :-
    compound(Meaning0),
    Meaning0 =.. [Functor|Arguments0],
    append(Before, [Argument0|After], Arguments0),
    in_modes(Argument0, Modes, Argument),
    !,
    append(Before, [Argument|After], Arguments),
    Meaning =.. [Functor|Arguments].

%   combined(+Meanings, -Meaning): what follows a trigger or a cost is its effect.

combined([], none).
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
