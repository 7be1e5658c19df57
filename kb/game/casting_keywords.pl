:- encoding(utf8).
:- module(lawmage_casting_keywords,
          [ casting_cost/4,      % ?Keyword, -Kind, -Cost, -Rule
            casting_rule/2,      % +Name, -Rule
            cast_zone/2,         % ?Name, -Zone
            cast_condition/3,    % ?Name, -Condition, -Rule
            cost_reduction/3,    % ?Name, -How, -By
            face_down_keyword/2, % ?Name, -Rule
            exiled_after/1,      % ?Name
            mode_cost_keyword/1  % ?Name
          ]).

/** <module> Keywords that are costs or permissions of casting (CR 118.8, 118.9, 601.2b, 702)

One fact a keyword; what a spell cast so does later is said in kb/keywords.
*/

%!  casting_cost(?Keyword, -Kind, -Cost:list, -Rule) is nondet.
%
%   Casting a spell by Keyword costs Cost, says Rule.  Kind is `alternative`: rather than the mana cost (CR 118.9); `additional`: besides it
%   (CR 118.8); or `repeated`: besides it, any number of times.

casting_cost(flashback(Cost), alternative, Cost, '702.34a').
casting_cost(madness(Cost), alternative, Cost, '702.35a').
casting_cost(suspend(_, _), alternative, [], '702.62d').
casting_cost(evoke(Cost), alternative, Cost, '702.74a').
casting_cost(prowl(Cost), alternative, Cost, '702.76a').
casting_cost(overload(Cost), alternative, Cost, '702.96a').
casting_cost(cleave(Cost), alternative, Cost, '702.148a').
casting_cost(bestow(Cost), alternative, Cost, '702.103a').
casting_cost(dash(Cost), alternative, Cost, '702.109a').
casting_cost(awaken(_, Cost), alternative, Cost, '702.113a').
casting_cost(surge(Cost), alternative, Cost, '702.117a').
casting_cost(emerge(Cost), alternative, [sacrifice(choose(1, [type(creature)]))|Cost], '702.119a').
casting_cost(emerge(Filter, Cost), alternative, [sacrifice(choose(1, Filter))|Cost], '702.119b').
casting_cost(spectacle(Cost), alternative, Cost, '702.137a').
casting_cost(escape(Cost), alternative, Cost, '702.138a').
casting_cost(foretell(Cost), alternative, Cost, '702.143a').
casting_cost(disturb(Cost), alternative, Cost, '702.146a').
casting_cost(more_than_meets_the_eye(Cost), alternative, Cost, '702.162a').
casting_cost(blitz(Cost), alternative, Cost, '702.152a').
casting_cost(plot(_), alternative, [], '702.170d').
casting_cost(freerunning(Cost), alternative, Cost, '702.173a').
casting_cost(impending(_, Cost), alternative, Cost, '702.176a').
casting_cost(harmonize(Cost), alternative, [tap(choose(up_to(1), [type(creature)]))|Cost], '702.180a').
casting_cost(mutate(Cost), alternative, Cost, '702.140a').
casting_cost(warp(Cost), alternative, Cost, '702.185a').
casting_cost(mayhem(Cost), alternative, Cost, '702.187b').
casting_cost(web_slinging(Cost), alternative, [return(choose(1, [type(creature), tapped]), hand)|Cost], '702.188a').
casting_cost(sneak(Cost), alternative, [return(choose(1, [type(creature), unblocked]), hand)|Cost], '702.190a').
casting_cost(prototype(_, _, _), additional, [], '702.160a').
casting_cost(buyback(Cost), additional, Cost, '702.27a').
casting_cost(kicker(Cost), additional, Cost, '702.33a').
casting_cost(entwine(Cost), additional, Cost, '702.42a').
casting_cost(offering(Filter), additional, [sacrifice(choose(1, Filter))], '702.48a').
casting_cost(conspire, additional, [tap(choose(2, [type(creature), shares(color, self)]))], '702.78a').
casting_cost(retrace, additional, [discard(choose(1, [type(land), card]))], '702.81a').
casting_cost(aftermath, additional, [], '702.127a').
casting_cost(jump_start, additional, [discard(choose(1, [card]))], '702.133a').
casting_cost(casualty(Number), additional, [sacrifice(choose(1, [type(creature), power(at_least(Number))]))], '702.153a').
casting_cost(bargain, additional, [sacrifice(choose(1, [any_of([type(artifact), type(enchantment), token])]))], '702.166a').
casting_cost(gift(_), additional, [], '702.174a').
casting_cost(offspring(Cost), additional, Cost, '702.175a').
casting_cost(teamwork(Number), additional, [total(tap, [type(creature)], power, at_least(Number))], '702.194').
casting_cost(multikicker(Cost), repeated, Cost, '702.33c').
casting_cost(replicate(Cost), repeated, Cost, '702.56a').
casting_cost(squad(Cost), repeated, Cost, '702.157a').

%!  face_down_keyword(?Name:atom, -Rule) is nondet.
%
%   The keyword lets a card be cast face down, for {3} (CR 708.4).

face_down_keyword(morph, '702.37a').
face_down_keyword(megamorph, '702.37b').
face_down_keyword(disguise, '702.168a').

%!  casting_rule(+Name:atom, -Rule) is semidet.

casting_rule(Name, Rule) :-
    (   casting_cost(Keyword, _, _, Rule0),
        functor(Keyword, Name, _)
    ->  Rule = Rule0
    ;   face_down_keyword(Name, Rule)
    ).

%!  cast_zone(?Name:atom, -Zone) is nondet.
%
%   What is cast by that keyword is cast from Zone and from nowhere else: a zone, designated(Designation) for a card in exile that has
%   it, or `trigger` where only a resolving ability lets it be cast.

cast_zone(flashback, graveyard).
cast_zone(retrace, graveyard).
cast_zone(aftermath, graveyard).
cast_zone(jump_start, graveyard).
cast_zone(escape, graveyard).
cast_zone(disturb, graveyard).
cast_zone(harmonize, graveyard).
cast_zone(mayhem, graveyard).
cast_zone(warp, hand).
cast_zone(foretell, designated(foretold)).
cast_zone(plot, designated(plotted)).
cast_zone(suspend, trigger).
cast_zone(madness, trigger).

%!  cast_condition(?Name:atom, -Condition, -Rule) is nondet.
%
%   A spell can be cast by that keyword only while Condition is true.

cast_condition(prowl, happened(this_turn, deals_combat_damage(each([controlled_by(you), shares(creature_type, self)]), player(any)), at_least(1)), '702.76a').
cast_condition(surge, happened(this_turn, cast(your_team, [other(self)]), at_least(1)), '702.117a').
cast_condition(spectacle, happened(this_turn, loses_life(opponent), at_least(1)), '702.137a').
cast_condition(freerunning,
               happened(this_turn, deals_combat_damage(each([controlled_by(you), any_of([subtype(assassin), designated(commander)])]), player(any)), at_least(1)),
               '702.173a').
cast_condition(sneak, during(declare_blockers, you), '702.190a').

%!  cost_reduction(?Name:atom, -How:atom, -By) is nondet.
%
%   A spell cast by that keyword costs less by what is said of the object with which How, such as sacrifice, is paid: a number of it, as
%   generic mana, or its mana_cost.

cost_reduction(emerge, sacrifice, mana_value).
cost_reduction(harmonize, tap, power).
cost_reduction(offering, sacrifice, mana_cost).

%!  exiled_after(?Name:atom) is nondet.
%
%   A spell cast by that keyword is exiled instead of being put anywhere else as it leaves the stack.

exiled_after(flashback).
exiled_after(jump_start).
exiled_after(aftermath).
exiled_after(harmonize).

%!  mode_cost_keyword(?Name:atom) is nondet.
%
%   The modes of a spell with that keyword each have a cost, which is paid in addition for those chosen (CR 702.172a, 702.183a).

mode_cost_keyword(spree).
mode_cost_keyword(tiered).
