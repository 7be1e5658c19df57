:- encoding(utf8).
:- module(lawmage_predicatives,
          [ participle//2,      % ?Number, -Properties
            predicative//2      % ?Number, -Properties
          ]).
:- use_module(filters).
:- use_module(function_words).
:- use_module(modifiers).
:- use_module(players).
:- use_module(subjects).
:- use_module(zone_phrases).

/** <module> What something is said to be

What stands after "is", and participles after a noun.
*/

%!  predicative(?Number, -Properties)// is nondet.
%
%   What stands after "is": an adjective, a noun with its article, a participle.

predicative(_, [Property]) -->
    predicative_adjective(Property).
predicative(_, [any_of([P1, P2])]) -->
    predicative_adjective(P1),
    disjunction,
    predicative_adjective(P2).
predicative(_, [any_of([P1, P2, P3])]) -->
    predicative_adjective(P1),
    [','],
    predicative_adjective(P2),
    [',', or],
    predicative_adjective(P3).
predicative(_, [P1, P2]) -->
    predicative_adjective(P1),
    [and],
    predicative_adjective(P2).
predicative(_, [P1, P2]) -->
    [both],
    predicative_adjective(P1),
    [and],
    predicative_adjective(P2).
predicative(sg, Filter) -->
    article,
    filter(sg, Filter).
predicative(sg, [any_of([Alt1, Alt2, Alt3])]) -->
    article,
    filter(sg, Filter1),
    [','],
    article,
    filter(sg, Filter2),
    [',', or],
    article,
    filter(sg, Filter3),
    { one_or_list(Filter1, Alt1),
      one_or_list(Filter2, Alt2),
      one_or_list(Filter3, Alt3)
    }.
predicative(pl, Filter) -->
    filter(pl, Filter).
predicative(Number, Properties) -->
    participle(Number, Properties).
predicative(_, [attacking_alone]) --> [attacking, alone].
predicative(_, [Property]) --> zone_phrase(Property).
predicative(_, [chosen(Choice)]) --> [the, chosen], choice_word(Choice).
predicative(_, [chosen(Choice)]) --> [of, the, chosen], choice_word(Choice).
predicative(_, [not(colorless)]) --> [one, or, more, colors].
predicative(_, [color_count(exactly(2))]) --> [exactly, two, colors].
predicative(_, [color_count(exactly(1))]) --> [exactly, one, color].
predicative(_, [color_count(exactly(3))]) --> [exactly, three, colors].
predicative(_, [color_count(at_least(2))]) --> [two, or, more, colors].
predicative(_, [color_count(exactly(5))]) --> [all, colors].
predicative(_, [designated(Word)]) --> [Word], { state_word(Word) }.
predicative(_, [designated(ring_bearer)]) --> [your, 'ring-bearer'].

predicative_adjective(Property) -->
    adjective_property(Property).
predicative_adjective(not(Property)) -->
    [not],
    adjective_property(Property).

state_word(solved).
state_word(prepared).
state_word(unprepared).
state_word(exerted).
state_word(foretold).
state_word(plotted).

%   Participles.

%!  participle(?Number, -Properties)// is nondet.
%
%   A participle, alone or with what belongs to it.

participle(_, [Property]) --> attacking_participle(Property).
participle(_, [any_of([P1, P2])]) -->
    participle_alone(P0),
    disjunction,
    participle_alone(P2),
    { shared_object(P0, P2, P1) }.
participle(_, [Property]) --> participle_alone(Property).
participle(_, [happened(this_turn, deals_damage(S, own), at_least(1))]) -->
    [dealt, damage, this, turn, by],
    reference(_, S).
participle(_, [happened(this_turn, deals_damage(S, own), at_least(1))]) -->
    [dealt, damage, by],
    reference(_, S),
    [this, turn].
participle(_, [happened(this_turn, deals_damage(any, own), at_least(1))]) -->
    [dealt, damage, this, turn].
participle(_, [Property]) --> exiled_participle(Property).

attacking_participle(attacking([Defender|Defenders])) -->
    [attacking],
    defenders([Defender|Defenders]).
attacking_participle(Property) -->
    [attacking, or, blocking],
    { Property = any_of([attacking, blocking]) }.

participle_alone(blocking(S)) --> [blocking], reference(_, S).
participle_alone(blocking(S)) --> [blocking], targets(_, S).
participle_alone(blocking(each(Filter))) --> [blocking], article, filter(sg, Filter).
participle_alone(blocked_by(S)) --> [blocked, by], reference(_, S).
participle_alone(blocked_by(each(Filter))) --> [blocked, by], article, filter(sg, Filter).
participle_alone(blocking) --> [blocking].
participle_alone(attacking) --> [attacking].
participle_alone(attached_to(S)) --> [attached, to], reference(_, S).
participle_alone(attached_to(S)) --> [attached, to], targets(_, S).
participle_alone(attached_to(each(Filter))) --> [attached, to], article, filter(sg, Filter).
participle_alone(attached_to(each(Filter))) --> [attached, to], filter(pl, Filter).
participle_alone(attached_to(player(Who))) --> [attached, to], who(_, Who).
participle_alone(attached_to(S)) --> [already, attached, to], reference(_, S).
participle_alone(exiled_with(S)) --> [used, to, craft], reference(_, S).
participle_alone(enchanted_by(Filter)) --> [enchanted, by], filter(pl, Filter).
participle_alone(enchanted_by(Filter)) --> [enchanted, by], article, filter(sg, Filter).
participle_alone(equipped_by(Filter)) --> [equipped, by], article, filter(sg, Filter).
participle_alone(paired_with(S)) --> [paired, with], reference(_, S).
participle_alone(paired_with(each(Filter))) --> [paired, with], article, filter(sg, Filter).
participle_alone(able_to_block(any_of([S, T]))) --> [able, to, block], reference(sg, S), [or], reference(sg, T).
participle_alone(able_to_block(S)) --> [able, to, block], reference(_, S).
participle_alone(able_to_block(S)) --> [able, to, block], targets(_, S).

%   shared_object(+P0, +P2, -P1): "blocking or blocked by it", the object of both.

shared_object(blocking, blocked_by(S), blocking(S)) :- !.
shared_object(P, _, P).

%   "a permanent dealt damage by this spell would die this turn": the damage is that of this turn.

followed_by_would, [would] --> [would].

exiled_participle(exiled_with(S)) --> [exiled, with], reference(_, S).
exiled_participle(put_with(S)) --> [put, onto, the, battlefield, with], reference(_, S).
exiled_participle(exiled_with(S)) --> [exiled, by], reference(_, S).
exiled_participle(happened(this_way, deals_damage(any, own), at_least(1))) --> [dealt, damage, this, way].
exiled_participle(happened(this_turn, deals_damage(S, own), at_least(1))) -->
    [dealt, damage, by],
    reference(_, S),
    followed_by_would.
exiled_participle(this_way(exile)) --> [exiled, this, way].
exiled_participle(this_way(exile, pro(who))) --> [they, exiled, this, way].
exiled_participle(this_way(exile, that_player)) --> [that, player, exiled, this, way].
exiled_participle(this_way(goad)) --> [goaded, this, way].
exiled_participle(this_way(destroy)) --> [destroyed, this, way].
exiled_participle(this_way(sacrifice)) --> [sacrificed, this, way].
exiled_participle(this_way(discard)) --> [discarded, this, way].
exiled_participle(this_way(reveal)) --> [revealed, this, way].
exiled_participle(this_way(mill)) --> [milled, this, way].
exiled_participle(this_way(return)) --> [returned, this, way].
exiled_participle(this_way(tap)) --> [tapped, this, way].
exiled_participle(this_way(choose)) --> [chosen, this, way].
exiled_participle(this_way(put)) --> [put, into, a, graveyard, this, way].
exiled_participle(this_way(put)) --> [put, onto, the, battlefield, this, way].
