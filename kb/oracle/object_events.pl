:- encoding(utf8).
:- module(lawmage_object_events,
          [ attacked//1,        % -Defenders
            damaged//1,         % -Subject
            from_zone//1,       % -Zone
            object_event//3,    % ?Number, +Subject, -Event
            object_happens//3,  % +Verb, +Subject, -Event
            passive_happens//3, % +Participle, +Subject, -Event
            optional_battlefield//0
          ]).
:- use_module(library(lists)).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).
:- use_module(subjects).
:- use_module(verbs).

/** <module> Events of objects

"attacks", "dies", "is dealt damage", "becomes the target of a spell".
*/

%!  object_event(?Number, +Subject, -Event)// is nondet.
%
%   What Subject does, or what happens to it.

object_event(sg, self, when(declared(attacks(each([other(self)|Filter])), at_least(N)), attacks(self))) -->
    [and, at, least],
    cardinal(N),
    [other],
    filter(pl, Filter),
    [attack].
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

happens(enter, S, enters_attached(S, T)) --> [attached, to], event_object_phrase(T).
happens(enter, S, enters(S)) --> optional_battlefield, \+ under_control.
happens(enter, each(Filter), enters(each([Status|Filter]))) --> optional_battlefield, [Status], { memberchk(Status, [tapped, untapped]) }.
happens(enter, each(Filter0), enters(each(Filter))) -->
    optional_battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
happens(enter, some(N, Filter0), enters(some(N, Filter))) -->
    optional_battlefield,
    [under, your, control],
    { append(Filter0, [controlled_by(you)], Filter) }.
happens(enter, each(Filter0), enters(each(Filter))) -->
    optional_battlefield,
    [under, an, opponent, '\'s', control],
    { append(Filter0, [controlled_by(opponent)], Filter) }.
happens(leave, S, leaves(S)) --> [the, battlefield].
happens(leave, S, leaves_zone(S, graveyard, Who)) --> whose(Who), [graveyard].
happens(attack, S, attacks_alone(S)) --> [alone].
happens(attack, S, attacks_unblocked(S)) --> [and, 'isn\'t', blocked].
happens(attack, S, while(matches(S, [designated(saddled)]), attacks(S))) --> [while, saddled].
happens(exploit, S, exploits(S, each(Filter))) --> article, filter(sg, Filter).
happens(crew, S, crews(S, each(Filter))) --> article, filter(sg, Filter).
happens(evolve, S, evolves(S)) --> [].
happens(connive, S, connives(S)) --> [].
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
happens(deal, S, deals_noncombat_damage(S, T)) --> [noncombat, damage, to], damaged(T).
happens(deal, S, deals_combat_damage(S, any)) --> [combat, damage].
happens(deal, S, deals_noncombat_damage(S, any)) --> [noncombat, damage].
happens(deal, S, deals_damage(S, any)) --> [damage].
happens(transform, S, transforms_into(S)) --> [into, ~].
happens(transform, S, transforms(S)) --> [].
happens(explore, S, explores(S)) --> [].
happens(untap, S, untaps(S)) --> [].
happens(fight, S, fights(S)) --> [].
happens(phase, S, phases_in(S)) --> [in].
happens(phase, S, phases_out(S)) --> [out].

under_control --> [under].

%!  optional_battlefield// is nondet.
%
%   "the battlefield", which older wordings have after "enters".

optional_battlefield --> [the, battlefield].
optional_battlefield --> [].

%!  attacked(-Defenders)// is nondet.
%
%   What an attack is on.

attacked([Who]) --> attacked_player(Who), \+ [or].
attacked(Defenders) --> defenders(Defenders), { Defenders = [_, _|_] }.
attacked([planeswalkers(you)]) --> [a, planeswalker, you, control].
attacked([each([player, most_life(any)])]) --> [the, player, with, the, most, life, or, tied, for, most, life].
attacked([planeswalkers(any)]) --> [a, planeswalker].

attacked_player(you) --> [you].
attacked_player(opponent) --> [an, opponent].
attacked_player(opponent) --> [one, of, your, opponents].
attacked_player(any) --> [a, player].
attacked_player(host(enchanted, [player])) --> [enchanted, player].

%!  damaged(-Subject)// is nondet.
%
%   What damage is dealt to.

damaged(any_of([player(you), each(Filter)])) --> [you, or], article, filter(sg, Filter).
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

passive_event(put, S, put_into(S, Zone, Who, From)) -->
    [into],
    zone_of(Zone, Who),
    [from],
    from_zone(From).
passive_event(put, S, put_into(S, Zone, Who, anywhere)) -->
    [into],
    zone_of(Zone, Who).
passive_event(turned, S, turned_face_up(S)) --> [face, up].
passive_event(put, S, put_into(S, exile, any, Zone)) --> [into, exile, from], from_zone(Zone).
passive_event(dealt, S, deals_combat_damage(any, S)) --> [combat, damage].
passive_event(dealt, S, deals_noncombat_damage(any, S)) --> [noncombat, damage].
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
zone_of(library, any) --> [a, library].
zone_of(library, Who) --> whose(Who), [library].
zone_of(hand, Who) --> whose(Who), [hand].

%!  from_zone(-Zone)// is nondet.
%
%   Where something comes from.

from_zone(anywhere) --> [anywhere].
from_zone(not(battlefield)) --> [anywhere, other, than, the, battlefield].
from_zone(battlefield) --> [the, battlefield].
from_zone(library) --> [your, library].
from_zone(library) --> [a, library].
from_zone(hand) --> [your, hand].

%!  object_happens(+Verb, +Subject, -Event)// is nondet.
%
%   What stands after Verb, said of Subject.

object_happens(Verb, S, Event) --> happens(Verb, S, Event).

%!  passive_happens(+Participle, +Subject, -Event)// is nondet.
%
%   What stands after "be" and Participle.

passive_happens(Participle, S, Event) --> passive_event(Participle, S, Event).
