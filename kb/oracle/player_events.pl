:- encoding(utf8).
:- module(lawmage_player_events,
          [ player_event//3,    % ?Person, +Who, -Event
            player_happens//3,  % +Verb, +Who, -Event
            but_first//1,       % +Who
            spell_cast//2       % +Who, -Filter
          ]).
:- use_module(library(lists)).
:- use_module(counters).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(object_events).
:- use_module(subjects).
:- use_module(verbs).
:- use_module(words).

/** <module> Events of players

"you cast a spell", "a player draws a card", "you attack with two or more creatures".
*/

%!  player_event(?Person, +Who, -Event)// is nondet.
%
%   What Who does, or what happens to them.

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
player_happening(Person, Who, fully_unlocks(Who, each(Filter))) -->
    [fully, Word],
    { verb(Word, unlock, Person) },
    article,
    filter(sg, Filter).
player_happening(sg, Who, attacked_player(Who)) --> [is, attacked].
player_happening(pl, Who, attacked_player(Who)) --> ['\'re', attacked].
player_happening(pl, Who, deals_combat_damage(any, player(Who))) --> ['\'re', dealt, combat, damage].
player_happening(pl, Who, deals_damage(any, player(Who))) --> ['\'re', dealt, damage].
player_happening(sg, Who, deals_damage(any, player(Who))) --> [is, dealt, damage].
player_happening(sg, Who, deals_combat_damage(any, player(Who))) --> [is, dealt, combat, damage].

%!  but_first(+Who)// is semidet.
%
%   "except the first one they draw in each of their draw steps".

but_first(you) --> [except, the, first, one, you, draw, in, each, of, your, draw, steps].
but_first(Who) --> [except, the, first, one, they, draw, in, each, of, their, draw, steps], { Who \== you }.

player_does(cast, Who, cast(Who, Filter)) --> spell_cast(Who, Filter).
player_does(cast, Who, cast_nth(Who, N, Filter)) -->
    own(Who),
    [Word],
    { ordinal(Word, N) },
    filter(sg, Filter),
    each_turn.
player_does(draw, Who, draws(Who, but_first)) --> [a, card], but_first(Who).
player_does(draw, Who, draws(Who)) --> [a, card].
player_does(draw, Who, draws_nth(Who, N)) -->
    own(Who),
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
player_does(search, Who, searches(Who)) --> own(Who), [library].
player_does(shuffle, Who, shuffles(Who)) --> own(Who), [library].
player_does(tap, Who, taps_for_mana(Who, each(Filter))) --> article, filter(sg, Filter), [for, mana].
player_does(tap, Who, taps_for_mana(Who, S)) --> reference(sg, S), [for, mana].
player_does(create, Who, creates_token(Who)) --> article, filter(sg, [token]).
player_does(create, Who, creates_token(Who)) --> [one, or, more, tokens].
player_does(proliferate, Who, proliferates(Who)) --> [].
player_does(cycle, Who, cycles(Who, [card])) --> [a, card].
player_does(cycle, Who, cycles(Who, [other(self), card])) --> [another, card].
player_does(cycle, Who, cycles(Who, S)) --> reference(sg, S).
player_does(cycle, Who, discards(Who, Filter)) --> [or, discard], cycled(Filter).                  % cycled is discarded (CR 702.29d)
player_does(cast, Who, any_of([cast(Who, Filter), copies(Who, Filter)])) --> [or, copy], article, filter(sg, Filter).
player_does(cast, Who, when(turn(opponent), cast_nth(Who, N, [spell]))) -->
    own(Who),
    [Word, spell, during, each, opponent, '\'s', turn],
    { ordinal(Word, N) }.
player_does(commit, Who, commits_crime(Who)) --> [a, crime].
player_does(expend, Who, expends(Who, N)) --> cardinal(N).
player_does(roll, Who, rolls(Who, 1)) --> [a, die].
player_does(roll, Who, rolls(Who, at_least(1))) --> [one, or, more, dice].
player_does(win, Who, wins_flip(Who)) --> [a, coin, flip].
player_does(lose, Who, loses_flip(Who)) --> [a, coin, flip].
player_does(exert, Who, exerts(Who, each(Filter))) --> article, filter(sg, Filter).
player_does(unlock, Who, unlocks(Who, self)) --> [this, door].
player_does(play, Who, plays(Who, [card])) --> [a, card].
player_does(get, Who, gets_counters(Who, energy)) --> [one, or, more, sym('{E}')].
player_does(complete, Who, completes_dungeon(Who)) --> [a, dungeon].
player_does(become, Who, gets_designation(Who, monarch)) --> [the, monarch].
player_does(take, Who, gets_designation(Who, initiative)) --> [the, initiative].
player_does(activate, Who, activates(Who, Filter)) --> article, filter(sg, Filter), { memberchk(ability, Filter) }.
player_does(put, Who, puts_counters(Who, Counter, S)) -->
    [one, or, more],
    counters_word(Counter),
    [on],
    event_object_phrase(S).
player_does(attack, Who, player_attacks(Who, exactly(N, Filter))) --> [with, exactly], cardinal(N), filter(pl, Filter).
player_does(turn, Who, turns_face_up(Who, each(Filter))) --> article, filter(sg, Filter), [face, up].

cycled([card]) --> [a, card].
cycled([other(self), card]) --> [another, card].

each_turn --> [each, turn].
each_turn --> [in, a, turn].

%!  spell_cast(+Who, -Filter)// is nondet.
%
%   What Who casts, after "cast".

spell_cast(Who, Filter) --> article, cast_filter(Who, Filter).
spell_cast(Who, [other(pro(other))|Filter]) --> [another], cast_filter(Who, Filter).
spell_cast(_, [is(self)]) --> [~].

%   "a spell from your graveyard": cast from there.

cast_filter(Who, Filter) -->
    filter(sg, Filter0),
    from_elsewhere(Who, Filter1),
    { memberchk(spell, Filter0),
      cast_zones(Filter0, Filter2),
      append(Filter2, Filter1, Filter)
    }.

from_elsewhere(Who, [not(cast_from(hand))]) --> [from, anywhere, other, than], own(Who), [hand].
from_elsewhere(_, []) --> [].

cast_zones([], []).
cast_zones([zone(Zone, _)|Filter0], [cast_from(Zone)|Filter]) :-
    !,
    cast_zones(Filter0, Filter).
cast_zones([P|Filter0], [P|Filter]) :-
    cast_zones(Filter0, Filter).

%!  player_happens(+Verb, +Who, -Event)// is nondet.
%
%   What stands after Verb, done by Who.

player_happens(Verb, Who, Event) --> player_does(Verb, Who, Event).
