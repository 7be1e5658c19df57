:- encoding(utf8).
:- module(lawmage_zone_phrases,
          [ zone_phrase//1,     % -Property
            zone_word//1        % -Zone
          ]).
:- use_module(players).

/** <module> Where a thing is (CR 400.1)

"in your graveyard", "on the battlefield", "from a library".
*/

%!  zone_phrase(-Property)// is nondet.
%
%   "in your graveyard", "from a graveyard", "on the battlefield".

zone_phrase(zone(Zone, Who)) --> [in], owner_of_zone(Who), zone_word(Zone).
zone_phrase(zone(Zone, Who)) --> [from], owner_of_zone(Who), zone_word(Zone).
zone_phrase(zone(graveyard, any)) --> [in], graveyards.
zone_phrase(zone(graveyard, any)) --> [from], graveyards.
zone_phrase(any_of([zone(graveyard, any), zone(library, any)])) --> preposition, [graveyards], or_and, [libraries].
zone_phrase(zone(graveyard, single)) --> [from, a, single, graveyard].
zone_phrase(zone(graveyard, single)) --> [in, a, single, graveyard].
zone_phrase(pile(choice)) --> [in, the, pile, of, their, choice].
zone_phrase(pile(choice)) --> [in, the, pile, of, your, choice].
zone_phrase(pile(chosen)) --> [in, that, pile].
zone_phrase(any_of([zone(exile, any), zone(Zone, Who)])) --> [in, exile, and, in], owner_of_zone(Who), zone_word(Zone).
zone_phrase(zone(exile, any)) --> [in, exile].
zone_phrase(zone(exile, any)) --> [from, exile].
zone_phrase(zone(battlefield, any)) --> [on, the, battlefield].
zone_phrase(not(zone(battlefield, any))) --> [not, on, the, battlefield].
zone_phrase(zone(stack, any)) --> [on, the, stack].
zone_phrase(zone(command, any)) --> [in, the, command, zone].
zone_phrase(zone(hand, any)) --> [in, hand].
zone_phrase(zone(outside, you)) --> [from, outside, the, game].

owner_of_zone(Who) --> whose(Who).

%!  zone_word(-Zone)// is nondet.

zone_word(graveyard) --> [graveyard].
zone_word(graveyard) --> [graveyards].
zone_word(hand) --> [hand].
zone_word(hand) --> [hands].
zone_word(library) --> [library].
zone_word(library) --> [libraries].

preposition --> [in].
preposition --> [from].

or_and --> [and].
or_and --> [or].

graveyards --> [a, graveyard].
graveyards --> [graveyards].
graveyards --> [all, graveyards].
graveyards --> [any, graveyard].
