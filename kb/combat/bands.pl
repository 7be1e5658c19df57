:- encoding(utf8).
:- module(lawmage_bands,
          [ band_fault/4       % +World, +Pairs, +Bands, -Reason
          ]).
:- use_module(library(lists)).
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').

/** <module> Attacking bands (CR 702.22c-d)
*/

%!  band_fault(+World, +Pairs:list, +Bands:list, -Reason) is nondet.
%
%   Something that is wrong with one of Bands in the declaration Pairs, Attacker-Target.

band_fault(World, Pairs, Bands, reason(Rules, rule(Rule), Band, What)) :-
    member(Band, Bands),
    fault(Band, World, Pairs, Bands, Rule, What),
    Rules = [cr(Rule), cr('508.1e')].

fault(Band, _, Pairs, _, '702.22c', band_of_attackers(Band)) :-
    member(Creature, Band),
    \+ memberchk(Creature-_, Pairs),
    !.
fault(Band, _, Pairs, _, '702.22d', band_of_one_target(Band)) :-
    findall(Target, ( member(Creature, Band), memberchk(Creature-Target, Pairs) ), Targets0),
    sort(Targets0, [_, _|_]).
fault(Band, _, _, Bands, '702.22c', one_band_each(Creature)) :-
    member(Creature, Band),
    member(Other, Bands),
    Other \== Band,
    memberchk(Creature, Other),
    !.
fault(Band, World, _, _, '702.22c', band_of_banding(Band)) :-
    \+ banded(Band, World).

%   All but one have banding, or all have the quality of which one at least has "bands with other".

banded(Band, World) :-
    findall(Creature, ( member(Creature, Band), \+ has_keyword(World, Creature, banding) ), Others),
    length(Others, Number),
    Number =< 1,
    \+ Others == Band,
    !.
banded(Band, World) :-
    member(Creature, Band),
    has_keyword(World, Creature, bands_with(Quality)),
    board_context(Context),
    forall(member(Other, Band), matches(World, Context, Other, Quality)),
    !.
