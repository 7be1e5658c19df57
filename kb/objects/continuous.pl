:- encoding(utf8).
:- module(lawmage_continuous,
          [ part/4,                % +Meaning, -Condition, -Duration, -Fact
            source/6,              % +World, -Key, -Self, -You, -Timestamp, -Meaning
            layered_effects/2,     % +World, -Effects
            meaning_part/4,        % +Meaning, -Condition, -Duration, -Part
            fact_subject/2,        % +Fact, -Subject
            zone_named/2,          % +Meaning, -Zone
            functions/3,           % +World, +Object, +Meaning
            defines_characteristics/2, % +Key, +Meaning
            effect_exists/2        % +World, +Effect
          ]).
:- use_module(library(lists)).
:- use_module('../vocabulary').
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module(board).
:- use_module(characteristics).

/** <module> Continuous effects (CR 611): where they come from and what they are made of

Static abilities of objects, what effects from elsewhere do to one object (gains), effects
without a source on the board, and rules that act like one.  All are
source(Key, Self, You, Timestamp, Meaning), and Meaning falls into parts, each with a condition, a duration
and one fact.

An effect that has a place in the layers is effect(Key, Timestamp, Self, You, Cda, Parts): Cda says whether it is
from a characteristic-defining ability, a part is part(Condition, Fact, Layer).
*/

%!  fact_subject(+Fact, -Subject) is det.
%
%   Whom Fact is about.

fact_subject(control(_, Subject0), Subject) :-
    !,
    Subject = Subject0.
fact_subject(Fact, Subject) :-
    arg(1, Fact, Subject).

%!  part(+Meaning, -Condition, -Duration, -Fact) is nondet.
%
%   Fact is one of the facts that Meaning states, under Condition (`true` for none) and for
%   Duration (`none` where no end is said).  Activated and triggered abilities state none.

part(Meaning, Condition, Duration, Fact) :-
    meaning_part(Meaning, Condition, Duration, Fact),
    once(bearing(Fact, _)).

%!  meaning_part(+Meaning, -Condition, -Duration, -Part) is nondet.
%
%   Part is one of the things that Meaning says, whatever it bears on: a fact, an instruction, a triggered or activated ability, or a
%   keyword, into whose meaning is looked as well.  Condition and Duration are as for part/4.

meaning_part(Meaning, Condition, Duration, Part) :-
    meaning_part(Meaning, [], none, Conditions, Duration, Part),
    conjunction(Conditions, Condition).

meaning_part(all(Meanings), Conditions0, Duration0, Conditions, Duration, Part) =>
    member(Meaning, Meanings),
    meaning_part(Meaning, Conditions0, Duration0, Conditions, Duration, Part).
meaning_part(when(Condition, Meaning), Conditions0, Duration0, Conditions, Duration, Part) =>
    meaning_part(Meaning, [Condition|Conditions0], Duration0, Conditions, Duration, Part).
meaning_part(until(while(Condition), Meaning), Conditions0, _, Conditions, Duration, Part) =>
    meaning_part(Meaning, [Condition|Conditions0], while(Condition), Conditions, Duration, Part).
meaning_part(until(Duration0, Meaning), Conditions0, _, Conditions, Duration, Part) =>
    meaning_part(Meaning, Conditions0, Duration0, Conditions, Duration, Part).
meaning_part(only(_, Meaning), Conditions0, Duration0, Conditions, Duration, Part), Meaning \= cast(_) =>
    meaning_part(Meaning, Conditions0, Duration0, Conditions, Duration, Part).
meaning_part(keywords(Keywords), Conditions0, Duration0, Conditions, Duration, Part) =>
    member(Keyword, Keywords),
    meaning_part(keyword(Keyword), Conditions0, Duration0, Conditions, Duration, Part).
meaning_part(keyword(Keyword), Conditions0, Duration0, Conditions, Duration, Part) =>
    (   meaning(Keyword, Meaning, _),
        meaning_part(Meaning, Conditions0, Duration0, Conditions, Duration, Part)
    ;   Conditions = Conditions0,
        Duration = Duration0,
        Part = keyword(Keyword)
    ).
meaning_part(Part0, Conditions0, Duration0, Conditions, Duration, Part) =>
    Conditions = Conditions0,
    Duration = Duration0,
    Part = Part0.

conjunction([], true) :- !.
conjunction([Condition], Condition) :- !.
conjunction(Reversed, all(Conditions)) :-
    reverse(Reversed, Conditions).

%!  source(+World, -Key, -Self, -You, -Timestamp, -Meaning) is nondet.
%
%   Something on the board says Meaning.  You is a player, or `controller` for whoever
%   controls Self.

source(World, Key, Self, controller, Timestamp, Meaning) :-
    objects_state(World, Objects),
    object(World, Self, _, _, _, _),
    get_dict(Self, Objects, C),
    get_dict(abilities, C, Abilities),
    Abilities \== [],
    member(ability(Key, Meaning, Timestamp), Abilities),
    functions(World, Self, Meaning).
source(World, gain(Object, N), Object, You, Timestamp, Meaning) :-
    gain(World, Object, N, You, Timestamp, Meaning).
source(World, effect(N), none, You, Timestamp, Meaning) :-
    standing_effect(World, N, You, Timestamp, Meaning).
source(World, rule('701.15b', Object, Player), Object, Player, Timestamp, state(self, goaded)) :-
    goaded_by(World, Object, Player),
    object(World, Object, _, _, _, Timestamp).
source(World, rule(Rule, Object, Fact), Object, controller, Timestamp, Meaning) :-
    rule_source(World, Rule, Object, Timestamp, Fact, Meaning).

%   Rules that act like an effect on one object: counters with the name of a keyword (CR 122.1b),
%   suspected permanents (CR 701.60c).

rule_source(World, '122.1b', Object, Timestamp, Counter, grant(self, keywords([Counter]))) :-
    counters(World, Object, Counter, Count),
    Count > 0,
    keyword_counter(Counter),
    (   counters_since(World, Object, Counter, Since)
    ->  Timestamp = Since                                  % CR 613.7c
    ;   object(World, Object, _, _, _, Timestamp)
    ).
rule_source(World, '701.60c', Object, Timestamp, suspected, Meaning) :-
    designation(World, Object, suspected),
    object(World, Object, _, _, _, Timestamp),
    Meaning = all([grant(self, keywords([menace])), grant(self, restriction(self, cant_block))]).

%   A bestowed permanent or spell is an Aura (CR 702.103b); an Equipment that was attached by reconfigure is no creature as long as it
%   is attached (CR 702.151b).

rule_source(World, '702.103b', Object, Timestamp, bestowed, Meaning) :-
    bestowed(World, Object),
    once(has_keyword(World, Object, bestow(_))),
    object(World, Object, _, _, _, Timestamp),
    Meaning = all([ set_type(self, [subtype(aura), type(enchantment)]),
                    grant(self, keywords([enchant([type(creature)])]))
                  ]).
rule_source(World, '702.151b', Object, Timestamp, reconfigured, lose(self, types([type(creature)]))) :-
    attached_to(World, Object, _),
    permanent(World, Object),
    once(has_keyword(World, Object, reconfigure(_))),
    object(World, Object, _, _, _, Timestamp).

rule_source(World, '721.2b', Object, Timestamp, stationed, when(matches(self, [counters(charge, at_least(Number))]), Meaning)) :-
    printed(World, Object, front, face(_, _, _, _, Types, _, Power, Toughness, _, _, Lines)),
    integer(Power),
    \+ memberchk(creature, Types),
    findall(N, member(line(_, when(matches(self, [counters(charge, at_least(N))]), grant(self, _)), _), Lines), Ns),
    Ns \== [],
    max_list(Ns, Number),
    object(World, Object, battlefield, _, _, Timestamp),
    Meaning = all([add_type(self, [type(creature)]), pt_set(self, Power, Toughness)]).

bestowed(World, Object) :-
    attached_to(World, Object, _),
    permanent(World, Object).
bestowed(World, Object) :-
    designation(World, Object, bestowed),
    \+ ( attached_to(World, Object, _),
         permanent(World, Object)
       ).

keyword_counter(Counter) :-
    memberchk(Counter,
              [ flying, first_strike, double_strike, deathtouch, decayed, exalted, haste, hexproof,
                indestructible, lifelink, menace, reach, shadow, trample, vigilance, hexproof_from(_)
              ]).

%!  functions(+World, +Object, +Meaning) is semidet.
%
%   An ability with Meaning functions where Object is (CR 113.6): on the battlefield, in the zones
%   it names, in the command zone, and a characteristic-defining one everywhere.

functions(World, Object, Meaning) :-
    in_zone(World, Object, Zone),
    (   zone_named(Meaning, Named)
    ->  Zone == Named
    ;   Zone == battlefield
    ->  true
    ;   Zone == command
    ->  true
    ;   part(Meaning, true, _, Fact),
        defining(Fact)
    ->  true
    ;   from_anywhere(Meaning)
    ).

%   Where it would go to from any zone, it says in each of them (CR 113.6b).

from_anywhere(replace(put_into(self, _, _, anywhere), _)).

%!  zone_named(+Meaning, -Zone) is nondet.
%
%   The ability with Meaning says that it works while its object is in Zone (CR 113.6b).

zone_named(keyword(Keyword), Zone) :-
    meaning(Keyword, Meaning, _),
    zone_named(Meaning, Zone),
    !.
zone_named(when(Condition, _), Zone) :-
    (   Condition = matches(self, Filter)
    ->  true
    ;   Condition = all(Conditions),
        member(matches(self, Filter), Conditions)
    ),
    member(zone(Zone, _), Filter).

%!  defines_characteristics(+Key, +Meaning) is semidet.
%
%   The ability is characteristic-defining (CR 604.3a): it is printed on the object and states, without
%   a condition, the object's own colours, subtypes, power or toughness.

defines_characteristics(Key, Meaning) :-
    ( Key = line(_, _, _) ; Key = except(_, _, _) ),
    part(Meaning, true, none, Fact),
    defining(Fact),
    !.

defining(pt_cda(self, _, _)).
defining(set_color(self, _)).
defining(add_type(self, [subtype(every(_))])).
defining(set_type(self, [every(creature_type)])).

%!  layered_effects(+World, -Effects:list) is det.
%
%   The effects that have a place in the layers, as things stand.

layered_effects(World, Effects) :-
    findall(Effect, layered_effect(World, Effect), Effects).

layered_effect(World, effect(Key, Timestamp, Self, You, Cda, Parts)) :-
    source(World, Key, Self, You, Timestamp, Meaning),
    findall(part(Condition, Fact, Layer),
            ( part(Meaning, Condition, _, Fact),
              layer(Fact, Layer0),
              layer_by_source(Fact, Key, Layer0, Layer)
            ),
            Parts),
    Parts \== [],
    (   defines_characteristics(Key, Meaning)
    ->  Cda = true
    ;   Cda = false
    ).

%   An ability that an effect grants defines no characteristic (CR 604.3a): it sets power and toughness in layer 7b.

layer_by_source(pt_cda(_, _, _), granted(_, _), _, Layer) =>
    Layer = '7b'.
layer_by_source(_, _, Layer0, Layer) =>
    Layer = Layer0.

%!  effect_exists(+World, +Effect) is semidet.
%
%   The ability that makes Effect is still there (CR 613.6, 613.8a).

effect_exists(World, effect(Key, _, Self, controller, _, _)) :-
    Key \= rule(_, _, _),
    !,
    value(World, Self, abilities, Abilities),
    memberchk(ability(Key, _, _), Abilities).
effect_exists(_, _).
