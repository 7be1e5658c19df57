:- encoding(utf8).
:- module(lawmage_past_events,
          [ happened//3,        % -Period, -Event, -Comparison
            negative_past_event//3, % +Subject, -Period, -Event
            not_happened//3,    % -Period, -Event, -Comparison
            past_event//3,      % +Subject, -Period, -Event
            past_event_under//4, % +Subject, -Who, -Period, -Event
            player_past_event//4 % +Who, -Period, -Event, -Comparison
          ]).
:- use_module(library(lists)).
:- use_module(counters).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(object_events).
:- use_module(player_events).
:- use_module(players).
:- use_module(subjects).

/** <module> What happened: events in the past tense

"if a creature died this turn", "that was dealt damage this turn".
*/

%!  happened(-Period, -Event, -Comparison)// is nondet.
%
%   An event in the past tense with how often it happened.

happened(Period, Event, at_least(1)) -->
    past_subject(Number, S),
    past(Number, S, Event),
    period(Period).
happened(Period, Event, at_least(N)) -->
    cardinal(N),
    [or, more],
    filter(pl, Filter),
    past(pl, each(Filter), Event),
    period(Period).
happened(Period, Event, exactly(0)) -->
    [no],
    filter(pl, Filter),
    past(pl, each(Filter), Event),
    period(Period).
happened(Period, Event, Comparison) -->
    who(Person, Who),
    player_past(Person, Who, Event, Comparison),
    period(Period).
happened(Period, Event, at_least(1)) -->
    [you, had],
    event_subject(_, each(Filter0)),
    [enter, the, battlefield, under, your, control],
    { append(Filter0, [controlled_by(you)], Filter),
      Event = enters(each(Filter))
    },
    period(Period).

past_subject(Number, S) --> event_subject(Number, S), { S \= some(_, _) }.     % those are counted over the whole period
past_subject(pl, pro(they)) --> [they].

period(this_turn) --> [this, turn].
period(last_turn) --> [last, turn].
period(last_turn(Who)) --> [during], whose(Who), [last, turn].
period(this_combat) --> [this, combat].
period(this_game) --> [this, game].
period(this_step) --> [this, step].

%   past(?Number, +Subject, -Event): the past tense of happening//3.

past(_, S, enters(S)) --> [entered], \+ [the], \+ [under].
past(_, S, enters(S)) --> [entered, the, battlefield], \+ [under].
past(_, own, enters_under(own, you)) --> [entered], optional_battlefield, [under, your, control].
past(_, each(Filter0), enters(each(Filter))) -->
    [entered],
    optional_battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
past(_, each(Filter0), leaves(each(Filter))) -->
    [left, the, battlefield, under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
past(_, S, leaves(S)) --> [left, the, battlefield], \+ [under].
past(_, S, leaves_zone(S, graveyard, Who)) --> [left], whose(Who), [graveyard].
past(sg, each(Filter0), cast(any, Filter)) --> [was, warped], { append(Filter0, [paid(warp)], Filter) }.
past(_, each(Filter0), dies(each(Filter))) -->
    [died, under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
past(_, S, dies(S)) --> [died], \+ [under].
past(_, S, attacks(S, Defenders)) --> [attacked], defenders(Defenders).
past(_, S, any_of([attacks(S), blocks(S)])) --> [attacked, or, blocked].
past(_, S, attacks(S)) --> [attacked].
past(_, S, blocks(S)) --> [blocked].
past(_, S, deals_damage(any, S)) --> was, [dealt, damage].
past(_, S, deals_combat_damage(By, S)) --> was, [dealt, combat, damage, by], event_object_phrase(By).
past(_, S, deals_damage(By, S)) --> was, [dealt, damage, by], event_object_phrase(By).
past(_, S, deals_excess_damage(any, S)) --> was, [dealt, excess, damage].
past(_, S, deals_excess_noncombat_damage(any, S)) --> was, [dealt, excess, noncombat, damage].
past(_, S, deals_combat_damage(any, S)) --> was, [dealt, combat, damage].
past(_, S, deals_combat_damage(S, T)) --> [dealt, combat, damage, to], damaged(T).
past(_, S, deals_damage(S, T)) --> [dealt, damage, to], damaged(T).
past(_, S, deals_damage(S, any)) --> [dealt, damage].
past(sg, S, is_cast(S)) --> [was, cast].
past(sg, S, put_into(S, graveyard, any, Zone)) --> [was, put, into, a, graveyard, from], from_zone(Zone).
past(sg, S, put_into(S, graveyard, you, Zone)) --> [was, put, into, your, graveyard, from], from_zone(Zone).
past(pl, S, put_into(S, graveyard, you, Zone)) --> [were, put, into, your, graveyard, from], from_zone(Zone).
past(pl, S, put_into(S, graveyard, any, Zone)) --> [were, put, into, a, graveyard, from], from_zone(Zone).
past(pl, S, put_into(S, graveyard, any, Zone)) --> [were, put, into, graveyards, from], from_zone(Zone).
past(pl, each(Filter), cast(any, Filter)) --> [were, cast], { memberchk(spell, Filter) }.
past(_, S, transforms(S)) --> [transformed].
past(_, S, exerts(any, S)) --> was, [exerted].

was --> [was].
was --> [were].
was --> ['\'s', been].
was --> [has, been].
was --> [have, been].

%   player_past(?Person, +Who, -Event, -Comparison): what a player did.

player_past(Person, Who, Event, Comparison) -->
    perfect(Person),
    player_did(Who, Event, Comparison).


player_did(Who, cast(Who, Filter), at_least(1)) --> [cast], spell_cast(Who, Filter).
player_did(Who, cast(Who, Filter), at_least(N)) -->
    [cast],
    cardinal(N),
    [or, more],
    filter(pl, Filter),
    { memberchk(spell, Filter) }.
player_did(Who, draws(Who), at_least(N)) --> drew, cardinal(N), [or, more, cards].
player_did(Who, discards(Who, Filter), at_least(1)) --> [discarded], article, filter(sg, Filter).
player_did(Who, gains_life(Who), at_least(1)) --> [gained, life].
player_did(Who, life_gained(Who), at_least(N)) --> [gained], cardinal(N), [or, more, life].
player_did(Who, loses_life(Who), at_least(1)) --> [lost, life].
player_did(Who, life_lost(Who), at_least(N)) --> [lost], cardinal(N), [or, more, life].
player_did(Who, player_attacks(Who, some(N, Filter)), at_least(1)) -->
    [attacked, with],
    cardinal(N),
    [or, more],
    filter(pl, Filter).
player_did(Who, player_attacks(Who, each(Filter)), at_least(1)) -->
    [attacked, with],
    article,
    filter(sg, Filter).
player_did(Who, player_attacks(Who), at_least(1)) --> [attacked].
player_did(Who, sacrifices(Who, each(Filter)), at_least(1)) --> [sacrificed], article, filter(sg, Filter).
player_did(Who, plays_land(Who, Filter), at_least(1)) --> [played], article, filter(sg, Filter).
player_did(Who, attacks(each([type(creature)]), [Who]), at_least(1)) --> [been, attacked].
player_did(Who, any_of([gains_life(Who), loses_life(Who)]), at_least(1)) --> [gained, or, lost, life].
player_did(Who, creates_token(Who), at_least(1)) --> [created, a, token].
player_did(Who, sacrifices(Who, each(Filter)), at_least(N)) --> [sacrificed], cardinal(N), [or, more], filter(pl, Filter).
player_did(Who, puts_counters(Who, Counter, S), at_least(1)) -->
    [put, one, or, more],
    counters_word(Counter),
    [on],
    counted_on(S).
player_did(Who, visits(Who), at_least(1)) --> [visited, an, attraction].
player_did(Who, surveils(Who), at_least(1)) --> [surveilled].
player_did(Who, commits_crime(Who), at_least(1)) --> [committed, a, crime].
player_did(Who, descends(Who), at_least(1)) --> [descended].
player_did(Who, activates(Who, Filter), at_least(1)) --> [activated], article, filter(sg, Filter).

drew --> [drawn].
drew --> [drew].

%!  not_happened(-Period, -Event, -Comparison)// is nondet.
%
%   An event that is said not to have happened; the caller negates.

not_happened(Period, Event, at_least(1)) -->
    past_subject(Number, S),
    not_past(Number, S, Event),
    period_or_ever(Period).
not_happened(Period, Event, at_least(1)) -->
    who(Person, Who),
    not_perfect(Person),
    player_did(Who, Event, at_least(1)),
    period(Period).
not_happened(Period, cast(Who, Filter), at_least(1)) -->
    who(Person, Who),
    didnt(Person),
    [cast],
    spell_cast(Who, Filter),
    period(Period).
not_happened(Period, plays_land(Who, Filter), at_least(1)) -->
    who(Person, Who),
    didnt(Person),
    [play],
    article,
    filter(sg, Filter),
    period(Period).
not_happened(Period, player_attacks(Who), at_least(1)) -->
    who(Person, Who),
    didnt(Person),
    [attack],
    period(Period).

not_perfect(pl) --> ['haven\'t'].
not_perfect(sg) --> ['hasn\'t'].

didnt(_) --> ['didn\'t'].

not_past(sg, S, deals_damage(S, any)) --> ['hasn\'t', dealt, damage].
not_past(_, S, attacks(S)) --> ['didn\'t', attack].
not_past(sg, S, deals_damage(any, S)) --> ['hasn\'t', been, dealt, damage].
not_past(sg, S, exerts(any, S)) --> ['hasn\'t', been, exerted].
not_past(sg, S, attacks(S)) --> ['hasn\'t', attacked].
not_past(_, S, any_of([attacks(S), blocks(S)])) --> ['didn\'t', attack, or, block].
not_past(_, S, enters(S)) --> ['didn\'t', enter].

period_or_ever(Period) --> period(Period).
period_or_ever(ever) --> [yet].

%!  past_event(+Subject, -Period, -Event)// is nondet.
%
%   "that" clauses in the past: "that was dealt damage this turn".

past_event(S, Period, Event) -->
    past(_, S, Event),
    period(Period).

%!  past_event_under(+Subject, -Who, -Period, -Event)// is nondet.
%
%   The subject left the battlefield, and Who had controlled it: "that died under your control this turn".

past_event_under(S, Who, Period, Event) -->
    departed(S, Event),
    [under],
    whose(Who),
    [control],
    period(Period).

departed(S, dies(S)) --> [died].
departed(S, leaves(S)) --> [left, the, battlefield].

%!  negative_past_event(+Subject, -Period, -Event)// is nondet.
%
%   The same, denied: "that didn't attack this turn".

negative_past_event(S, Period, Event) -->
    not_past(_, S, Event),
    period(Period).

%!  player_past_event(+Who, -Period, -Event, -Comparison)// is nondet.
%
%   What Who did, in the past tense: "who cast a spell this turn".

player_past_event(Who, Period, Event, Comparison) -->
    player_past(_, Who, Event, Comparison),
    period(Period).

counted_on(S) --> reference(_, S).
counted_on(each(Filter)) --> article, filter(sg, Filter).
