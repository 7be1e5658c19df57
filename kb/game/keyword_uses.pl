:- encoding(utf8).
:- module(lawmage_keyword_uses,
          [ keyword_use/6        % +Keyword, -Cost, -Meaning, -Limits, -Zone, -Rule
          ]).
:- use_module(library(lists)).

/** <module> Keywords that are activated abilities (CR 602, 702)
*/

%!  keyword_use(+Keyword, -Cost:list, -Meaning, -Limits:list, -Zone, -Rule) is nondet.
%
%   Keyword is the activated ability "Cost: Meaning", to be used in Zone under Limits, says Rule.

keyword_use(cycling(Cost0), Cost, draw(you, 1), [], hand, '702.29a') :-
    append(Cost0, [discard(self)], Cost).
keyword_use(typecycling(Filter, Cost0), Cost, all([search(you, [zone(library, you)], choose(1, [card|Filter])), move(it, hand), shuffle(you)]), [], hand, '702.29e') :-
    append(Cost0, [discard(self)], Cost).
keyword_use(crew(Number), [total(tap, [other(self), type(creature), able_to_crew], crew_power, at_least(Number))], until(end_of_turn, add_type(self, [type(artifact), type(creature)])), [], battlefield, '702.122a').
keyword_use(saddle(Number), [total(tap, [other(self), type(creature)], saddle_power, at_least(Number))], until(end_of_turn, designate(self, saddled)), [as_sorcery], battlefield, '702.171a').
keyword_use(ninjutsu(Cost0), Cost, move(self, battlefield, [tapped, attacking]), [], hand, '702.49a') :-
    append(Cost0, [return(choose(1, [unblocked, type(creature)]), hand)], Cost).
keyword_use(unearth(Cost), Cost,
            all([ move(self, battlefield),
                  all([ grant(it, keywords([haste])),
                        until(forever, replace(leaves(it), exile(event_object))),
                        delayed(begins(end, any), exile(it)) ]) ]),
            [as_sorcery], graveyard, '702.84a').
keyword_use(outlast(Cost0), Cost, add_counters(self, pt(1, 1), 1), [as_sorcery], battlefield, '702.107a') :-
    append(Cost0, [tap], Cost).
keyword_use(level_up(Cost), Cost, add_counters(self, level, 1), [as_sorcery], battlefield, '702.87a').
keyword_use(transmute(Cost0), Cost, all([search(you, [zone(library, you)], choose(1, [card, mana_value(exactly(stat(mana_value, self)))])), move(it, hand), shuffle(you)]),
            [as_sorcery], hand, '702.53a') :-
    append(Cost0, [discard(self)], Cost).
