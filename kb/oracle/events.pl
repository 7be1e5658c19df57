:- encoding(utf8).
:- module(lawmage_events,
          [ event//1,           % -Event
            step_event//1,      % -Event
            delayed_event//1,   % -Event
            happened//3,        % -Period, -Event, -Comparison
            not_happened//3,    % -Period, -Event, -Comparison
            past_event//3,      % +Subject, -Period, -Event
            negative_past_event//3,
            player_past_event//4, % +Who, -Period, -Event, -Comparison
            event_subject_phrase//1, % -Subject
            object_happens//3,  % +Verb, +Subject, -Event
            passive_happens//3, % +Participle, +Subject, -Event
            player_happens//3   % +Verb, +Who, -Event
          ]).
:- use_module(library(lists)).
:- use_module(words).
:- use_module(filters).
:- use_module(players).
:- use_module(modifiers).
:- use_module(subjects).
:- use_module(amounts).
:- use_module(conditions).
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
    object_event(Number, S, Event).
event(Event) -->
    who(Person, Who),
    player_event(Person, Who, Event).
event(state(C)) --> condition(C), { stative(C) }.
event(done) --> [you, do].
event(done) --> [they, do].
event(opaque(Span)) --> open_words(Span).

%   State triggers (CR 603.8): "when you control no Islands".

stative(matches(_, _)).
stative(amount(_, _)).
stative(all(_)).

%   Of an event: something definite, any of a kind, or several at once.

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
event_subject(pl, any_of([S, some(1, Filter)])) -->
    reference(sg, S),
    [and, /, or, one, or, more, other],
    filter(pl, Filter).
event_subject(sg, target_event(S)) --> targets(sg, S).

object_event(Number, S, any_of([blocks(S, T), becomes_blocked_by(S, T)])) -->
    blocking_or_blocked(Number),
    event_object_phrase(T).
object_event(Number, S, Event) -->
    happening(Number, S, Event0),
    (   [or],
        happening(Number, S, Event1)
    ->  { Event = any_of([Event0, Event1]) }
    ;   { Event = Event0 }
    ).
object_event(Number, S, any_of([E1, E2, E3])) -->
    happening(Number, S, E1),
    [','],
    happening(Number, S, E2),
    [',', or],
    happening(Number, S, E3).

blocking_or_blocked(sg) --> [blocks, or, becomes, blocked, by].
blocking_or_blocked(pl) --> [block, or, become, blocked, by].

happening(Number, S, Event) -->
    [Word],
    { verb(Word, Verb, Number) },
    happens(Verb, S, Event).
happening(sg, S, dies(S)) --> [dies].
happening(pl, S, dies(S)) --> [die].
happening(sg, S, mutates(S)) --> [mutates].
happening(Number, S, Event) -->
    passive(Number),
    [Participle],
    passive_event(Participle, S, Event).

passive(sg) --> [is].
passive(sg) --> ['\'s'].
passive(pl) --> [are].
passive(pl) --> ['\'re'].

happens(enter, S, enters(S)) --> battlefield, \+ under_control.
happens(enter, each(Filter0), enters(each(Filter))) -->
    battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
happens(enter, some(N, Filter0), enters(some(N, Filter))) -->
    battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
happens(enter, each(Filter0), enters(each(Filter))) -->
    battlefield,
    [under, an, opponent, '\'s', control],
    { append(Filter0, [controlled_by(opponent)], Filter) }.
happens(leave, S, leaves(S)) --> [the, battlefield].
happens(leave, S, leaves_zone(S, graveyard, Who)) --> whose(Who), [graveyard].
happens(attack, S, attacks_alone(S)) --> [alone].
happens(attack, S, attacks(S, Defenders)) --> attacked(Defenders).
happens(attack, S, attacks(S)) --> [].
happens(block, S, blocks(S, T)) --> event_object_phrase(T).
happens(block, S, blocks(S)) --> [].
happens(become, S, becomes_blocked_by(S, T)) --> [blocked, by], event_object_phrase(T).
happens(become, S, becomes_blocked(S)) --> [blocked].
happens(become, S, becomes_tapped(S)) --> [tapped].
happens(become, S, becomes_untapped(S)) --> [untapped].
happens(become, S, reaches_level(S, N)) --> [level, N], { integer(N) }.
happens(become, S, becomes_monstrous(S)) --> [monstrous].
happens(become, S, becomes_renowned(S)) --> [renowned].
happens(become, S, becomes_crewed(S)) --> [crewed].
happens(become, S, becomes_saddled(S)) --> [saddled].
happens(become, S, becomes_target(S, Filter)) --> [the, target, of], targeting(Filter).
happens(become, S, becomes_attached(S, T)) --> [attached, to], event_object_phrase(T).
happens(become, S, becomes_unattached(S, T)) --> [unattached, from], event_object_phrase(T).
happens(deal, S, deals_combat_damage(S, T)) --> [combat, damage, to], damaged(T).
happens(deal, S, deals_damage(S, T)) --> [damage, to], damaged(T).
happens(deal, S, deals_combat_damage(S, any)) --> [combat, damage].
happens(deal, S, deals_damage(S, any)) --> [damage].
happens(transform, S, transforms_into(S)) --> [into, ~].
happens(transform, S, transforms(S)) --> [].
happens(explore, S, explores(S)) --> [].
happens(untap, S, untaps(S)) --> [].
happens(fight, S, fights(S)) --> [].
happens(phase, S, phases_in(S)) --> [in].
happens(phase, S, phases_out(S)) --> [out].

under_control --> [under].

battlefield --> [the, battlefield].
battlefield --> [].

attacked([Who]) --> attacked_player(Who), \+ [or].
attacked(Defenders) --> defenders(Defenders), { Defenders = [_, _|_] }.
attacked([planeswalkers(you)]) --> [a, planeswalker, you, control].
attacked([planeswalkers(any)]) --> [a, planeswalker].

attacked_player(you) --> [you].
attacked_player(opponent) --> [an, opponent].
attacked_player(opponent) --> [one, of, your, opponents].
attacked_player(any) --> [a, player].
attacked_player(host(enchanted, [player])) --> [enchanted, player].

event_object_phrase(each(Filter)) --> article, filter(sg, Filter).
event_object_phrase(each(Filter)) --> another(Filter).
event_object_phrase(some(1, Filter)) --> [one, or, more], filter(pl, Filter).
event_object_phrase(some(N, Filter)) --> cardinal(N), [or, more], filter(pl, Filter).
event_object_phrase(S) --> reference(sg, S).

damaged(player(Who)) --> damaged_player(Who), \+ [or].
damaged(each(Filter)) --> article, filter(sg, Filter), { \+ memberchk(player, Filter), \+ memberchk(opponent, Filter) }.
damaged(any_of([player(Who), each([type(planeswalker)])])) --> damaged_player(Who), [or, planeswalker].
damaged(any_of([player(Who), each([type(battle)])])) --> damaged_player(Who), [or, battle].
damaged(any_of([player(any), each([type(creature)])])) --> [a, creature, or, player].
damaged(any_of([player(opponent), each(Filter)])) --> [an, opponent, or], article, filter(sg, Filter).
damaged(some_player(Who)) --> [one, or, more], damaged_players(Who).
damaged(S) --> reference(sg, S).

damaged_player(any) --> [a, player].
damaged_player(opponent) --> [an, opponent].
damaged_player(opponent) --> [one, of, your, opponents].
damaged_player(you) --> [you].
damaged_player(defending_player) --> [defending, player].
damaged_player(host(enchanted, [player])) --> [enchanted, player].
damaged_player(that_player) --> [that, player].

damaged_players(any) --> [players].
damaged_players(opponent) --> [of, your, opponents].
damaged_players(opponent) --> [opponents].

targeting([spell]) --> [a, spell].
targeting([any_of([spell, ability])]) --> [a, spell, or, ability].
targeting([any_of([spell, ability]), controlled_by(Who)]) -->
    [a, spell, or, ability],
    who(Person, Who),
    controls(Person).
targeting([spell, controlled_by(Who)]) -->
    [a, spell],
    who(Person, Who),
    controls(Person).
targeting(Filter) --> article, filter(sg, Filter), { memberchk(spell, Filter) }.
targeting([any_of([spell, ability])]) --> [spells, or, abilities].

controls(sg) --> [controls].
controls(pl) --> [control].

passive_event(put, S, put_into(S, Zone, Who, From)) -->
    [into],
    zone_of(Zone, Who),
    [from],
    from_zone(From).
passive_event(put, S, put_into(S, Zone, Who, anywhere)) -->
    [into],
    zone_of(Zone, Who).
passive_event(turned, S, turned_face_up(S)) --> [face, up].
passive_event(dealt, S, deals_combat_damage(any, S)) --> [combat, damage].
passive_event(dealt, S, deals_damage(any, S)) --> [damage].
passive_event(sacrificed, S, sacrificed(S)) --> [].
passive_event(exiled, S, exiled(S)) --> [].
passive_event(attacked, S, attacked(S)) --> [].
passive_event(tapped, S, tapped_for_mana(S)) --> [for, mana].
passive_event(returned, S, returned_to_hand(S)) --> [to], hand_phrase.
passive_event(discarded, S, discarded(S)) --> [].
passive_event(cast, S, is_cast(S)) --> [].
passive_event(destroyed, S, destroyed(S)) --> [].
passive_event(milled, S, milled(S)) --> [].

hand_phrase --> [your, hand].
hand_phrase --> [a, player, '\'s', hand].

zone_of(graveyard, any) --> [a, graveyard].
zone_of(graveyard, Who) --> whose(Who), [graveyard].
zone_of(exile, any) --> [exile].
zone_of(library, Who) --> whose(Who), [library].
zone_of(hand, Who) --> whose(Who), [hand].

from_zone(anywhere) --> [anywhere].
from_zone(not(battlefield)) --> [anywhere, other, than, the, battlefield].
from_zone(battlefield) --> [the, battlefield].
from_zone(library) --> [your, library].
from_zone(library) --> [a, library].
from_zone(hand) --> [your, hand].

%   What a player does.

player_event(Person, Who, Event) -->
    player_happening(Person, Who, Event0),
    (   [or],
        player_happening(Person, Who, Event1)
    ->  { Event = any_of([Event0, Event1]) }
    ;   { Event = Event0 }
    ).

player_happening(Person, Who, Event) -->
    [Word],
    { verb(Word, Verb, Person) },
    player_does(Verb, Who, Event).
player_happening(sg, Who, attacked_player(Who)) --> [is, attacked].
player_happening(pl, Who, attacked_player(Who)) --> ['\'re', attacked].
player_happening(pl, Who, deals_combat_damage(any, player(Who))) --> ['\'re', dealt, combat, damage].
player_happening(pl, Who, deals_damage(any, player(Who))) --> ['\'re', dealt, damage].
player_happening(sg, Who, deals_damage(any, player(Who))) --> [is, dealt, damage].
player_happening(sg, Who, deals_combat_damage(any, player(Who))) --> [is, dealt, combat, damage].

player_does(cast, Who, cast(Who, Filter)) --> spell_cast(Filter).
player_does(cast, Who, cast_nth(Who, N, Filter)) -->
    whose_own,
    [Word],
    { ordinal(Word, N) },
    filter(sg, Filter),
    each_turn.
player_does(draw, Who, draws(Who)) --> [a, card].
player_does(draw, Who, draws_nth(Who, N)) -->
    whose_own,
    [Word, card],
    { ordinal(Word, N) },
    each_turn.
player_does(discard, Who, discards(Who, [card])) --> [a, card].
player_does(discard, Who, discards(Who, some(1, Filter))) --> [one, or, more], filter(pl, Filter).
player_does(discard, Who, discards(Who, Filter)) --> article, filter(sg, Filter), { Filter \== [card] }.
player_does(gain, Who, gains_life(Who)) --> [life].
player_does(lose, Who, loses_life(Who)) --> [life].
player_does(attack, Who, player_attacks(Who, some(N, Filter))) -->
    [with],
    cardinal(N),
    [or, more],
    filter(pl, Filter).
player_does(attack, Who, player_attacks(Who, each(Filter))) --> [with], article, filter(sg, Filter).
player_does(attack, Who, player_attacks(Who, some(1, Filter))) --> [with, one, or, more], filter(pl, Filter).
player_does(attack, Who, player_attacks(Who, defending(Defenders))) --> attacked(Defenders).
player_does(attack, Who, player_attacks(Who)) --> [].
player_does(sacrifice, Who, sacrifices(Who, each(Filter))) --> article, filter(sg, Filter).
player_does(sacrifice, Who, sacrifices(Who, each(Filter))) --> another(Filter).
player_does(sacrifice, Who, sacrifices(Who, some(1, Filter))) --> [one, or, more], filter(pl, Filter).
player_does(sacrifice, Who, sacrifices(Who, S)) --> reference(sg, S).
player_does(scry, Who, scries(Who)) --> [].
player_does(surveil, Who, surveils(Who)) --> [].
player_does(play, Who, plays_land(Who, Filter)) --> article, filter(sg, Filter), { memberchk(type(land), Filter) }.
player_does(search, Who, searches(Who)) --> whose(_), [library].
player_does(shuffle, Who, shuffles(Who)) --> whose(_), [library].
player_does(tap, Who, taps_for_mana(Who, each(Filter))) --> article, filter(sg, Filter), [for, mana].
player_does(tap, Who, taps_for_mana(Who, S)) --> reference(sg, S), [for, mana].
player_does(create, Who, creates_token(Who)) --> article, filter(sg, [token]).
player_does(create, Who, creates_token(Who)) --> [one, or, more, tokens].
player_does(proliferate, Who, proliferates(Who)) --> [].
player_does(cycle, Who, cycles(Who, [card])) --> [a, card].
player_does(turn, Who, turns_face_up(Who, each(Filter))) --> article, filter(sg, Filter), [face, up].

whose_own --> [your].
whose_own --> [their].

each_turn --> [each, turn].
each_turn --> [in, a, turn].

spell_cast(Filter) --> article, cast_filter(sg, Filter).
spell_cast([other(pro(other))|Filter]) --> [another], cast_filter(sg, Filter).
spell_cast([is(self)]) --> [~].

%   "a spell from your graveyard": cast from there.

cast_filter(Number, Filter) -->
    filter(Number, Filter0),
    from_elsewhere(Filter1),
    { memberchk(spell, Filter0),
      cast_zones(Filter0, Filter2),
      append(Filter2, Filter1, Filter)
    }.

from_elsewhere([not(cast_from(hand))]) --> [from, anywhere, other, than], whose(_), [hand].
from_elsewhere([]) --> [].

cast_zones([], []).
cast_zones([zone(Zone, _)|Filter0], [cast_from(Zone)|Filter]) :-
    !,
    cast_zones(Filter0, Filter).
cast_zones([P|Filter0], [P|Filter]) :-
    cast_zones(Filter0, Filter).

%!  step_event(-Event)// is nondet.
%
%   What stands after "at the beginning of" or "at".

step_event(begins(Step, Who)) --> [the, beginning, of], step_of(Step, Who).
step_event(begins(end_of_combat, any)) --> [end, of, combat].
step_event(begins(end_of_combat, you)) --> [end, of, combat, on, your, turn].

step_of(Step, Who) --> whose(Who), step_name(Step).
step_of(Step, any) --> [each], step_name(Step).
step_of(Step, any) --> [each, player, '\'s'], step_name(Step).
step_of(Step, opponent) --> [each, opponent, '\'s'], step_name(Step).
step_of(Step, opponent) --> [each, of, your, opponents, '\''], step_name(Step).
step_of(Step, any) --> [the], step_name(Step).
step_of(beginning_of_combat, you) --> [combat, on, your, turn].
step_of(beginning_of_combat, Who) --> [combat, on], whose(Who), [turn].
step_of(beginning_of_combat, any) --> [combat].
step_of(beginning_of_combat, any) --> [each, combat].
step_of(beginning_of_combat, opponent) --> [combat, on, each, opponent, '\'s', turn].
step_of(main1, Who) --> whose(Who), [first, main, phase].
step_of(main1, Who) --> whose(Who), [precombat, main, phase].
step_of(main2, Who) --> whose(Who), [second, main, phase].
step_of(main2, Who) --> whose(Who), [postcombat, main, phase].
step_of(main, you) --> [each, of, your, main, phases].
step_of(Step, controller(S)) -->
    [the],
    step_name(Step),
    [of],
    reference(sg, S),
    ['\'s', controller].
step_of(Step, host(enchanted, Filter)) -->
    [the],
    step_name(Step),
    [of, enchanted],
    noun_group(sg, Filter),
    ['\'s', controller].

%!  delayed_event(-Event)// is nondet.
%
%   "at the beginning of the next end step": the next time that it happens.

delayed_event(begins(end_of_combat, any)) --> [at, end, of, combat].
delayed_event(begins(Step, any)) --> [at, the, beginning, of, the, next], step_name(Step).
delayed_event(begins(Step, any)) --> [at, the, beginning, of, the, next, turn, '\'s'], step_name(Step).
delayed_event(begins(Step, Who)) --> [at, the, beginning, of], whose(Who), [next], step_name(Step).
delayed_event(begins(main1, you)) --> [at, the, beginning, of, your, next, main, phase].
delayed_event(begins(main1, you)) --> [at, the, beginning, of, your, next, first, main, phase].
delayed_event(begins(end, Who)) --> [at, the, beginning, of, the, end, step, of], whose(Who), [next, turn].
delayed_event(begins(beginning_of_combat, any)) --> [at, the, beginning, of, the, next, combat, phase].
delayed_event(begins(beginning_of_combat, you)) --> [at, the, beginning, of, combat, on, your, next, turn].

step_name(upkeep) --> [upkeep].
step_name(upkeep) --> [upkeeps].
step_name(draw) --> [draw, step].
step_name(end) --> [end, step].
step_name(untap) --> [untap, step].
step_name(main) --> [main, phase].
step_name(cleanup) --> [cleanup, step].

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

past_subject(Number, S) --> event_subject(Number, S).
past_subject(pl, pro(they)) --> [they].

period(this_turn) --> [this, turn].
period(last_turn) --> [last, turn].
period(last_turn(Who)) --> [during], whose(Who), [last, turn].
period(this_combat) --> [this, combat].
period(this_game) --> [this, game].

%   past(?Number, +Subject, -Event): the past tense of happening//3.

past(_, S, enters(S)) --> [entered], \+ [the], \+ [under].
past(_, S, enters(S)) --> [entered, the, battlefield], \+ [under].
past(_, own, enters_under(own, you)) --> [entered], battlefield, [under, your, control].
past(_, each(Filter0), enters(each(Filter))) -->
    [entered],
    battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
past(_, S, leaves(S)) --> [left, the, battlefield].
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
past(pl, each(Filter), cast(any, Filter)) --> [were, cast], { memberchk(spell, Filter) }.
past(_, S, transforms(S)) --> [transformed].

was --> [was].
was --> [were].
was --> ['\'s', been].
was --> [has, been].
was --> [have, been].

%   player_past(?Person, +Who, -Event, -Comparison): what a player did.

player_past(Person, Who, Event, Comparison) -->
    perfect(Person),
    player_did(Who, Event, Comparison).

perfect(_) --> [].
perfect(pl) --> ['\'ve'].
perfect(pl) --> [have].
perfect(sg) --> [has].

player_did(Who, cast(Who, Filter), at_least(1)) --> [cast], spell_cast(Filter).
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
    spell_cast(Filter),
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

%!  negative_past_event(+Subject, -Period, -Event)// is nondet.
%
%   The same, denied: "that didn't attack this turn".

negative_past_event(S, Period, Event) -->
    not_past(_, S, Event),
    period(Period).

%!  event_subject_phrase(-Subject)// is nondet.
%
%   What an event is about: something definite, any of a kind, several at once.

event_subject_phrase(S) --> event_subject(_, S).

%!  object_happens(+Verb, +Subject, -Event)// is nondet.
%
%   What stands after Verb, said of Subject.

object_happens(Verb, S, Event) --> happens(Verb, S, Event).

%!  passive_happens(+Participle, +Subject, -Event)// is nondet.
%
%   What stands after "be" and Participle.

passive_happens(Participle, S, Event) --> passive_event(Participle, S, Event).

%!  player_happens(+Verb, +Who, -Event)// is nondet.
%
%   What stands after Verb, done by Who.

player_happens(Verb, Who, Event) --> player_does(Verb, Who, Event).

%!  player_past_event(+Who, -Period, -Event, -Comparison)// is nondet.
%
%   What Who did, in the past tense: "who cast a spell this turn".

player_past_event(Who, Period, Event, Comparison) -->
    player_past(_, Who, Event, Comparison),
    period(Period).
