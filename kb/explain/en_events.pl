:- encoding(utf8).
:- module(lawmage_en_events,
          [ event_words//1,      % +Event
            event_rules/2        % +Event, -Rules
          ]).
:- use_module(library(lists)).
:- use_module(en_amounts, [counter//1]).
:- use_module(en_game, [because//1]).
:- use_module(en_words).
:- use_module('../objects/board', [own_mark/1]).

/** <module> What happens in a game, told in English for its log

Events are those of game/happening.pl; what only keeps account has no words.
*/

%!  event_words(+Event)// is semidet.

event_words(told(resolves, Label)) --> [Label, " resolves"].
event_words(told(illegal_targets, Label)) --> [Label, " doesn't resolve: none of its targets is legal"].
event_words(told(state_based(Rule), Things)) --> { is_list(Things) }, !, joined(word, " and ", Things), why(Rule).
event_words(told(state_based(Rule), Thing)) --> [Thing], why(Rule).
event_words(moved(Card, stack, How, cast)) --> { memberchk(controller(Player), How) }, !, [Player, " casts ", Card], targeting(How).
event_words(moved(Object, battlefield, How, _)) --> !, [Object, " enters the battlefield"], under(How), ways(How).
event_words(moved(Object, Zone, _, Cause)) --> { moved_by(Cause, Words) }, !, [Object, Words], to_zone(Zone, Cause).
event_words(moved(Object, Zone, _, _)) --> [Object, " goes to "], zone(Zone).
event_words(cast_copied(Card, How)) --> { memberchk(controller(Player), How) }, [Player, " casts a copy of ", Card], targeting(How).
event_words(created(Player, _, _)) --> [Player, " creates a token"].
event_words(copied(Original, Player, _)) --> [Player, " copies ", Original].
event_words(becomes_copy(_, _, Object, _, _, _)) --> [Object, " becomes a copy"].
event_words(ceased(Object)) --> [Object, " ceases to exist"].
event_words(stacked(triggered, Label, _, You, _, _, Targets)) --> [Label, " triggers: ", You, " puts it on the stack"], at(Targets).
event_words(stacked(_, Label, _, You, _, _, Targets)) --> [You, " activates ", Label], at(Targets).
event_words(retargeted(Item, _, Targets)) --> [Item, " has new targets: "], joined(word, ", ", Targets).
event_words(delay(_, _, _, _)) --> ["a delayed triggered ability is made"].
event_words(lasting(_, _, _)) --> ["a continuous effect begins"].
event_words(ended(_)) --> ["an effect ends"].
event_words(damage(From, To, Number, Kind)) --> [From, " deals ", Number, " "], damage(Kind), [" to ", To].
event_words(life_gained(Player, Number)) --> [Player, " gains ", Number, " life"].
event_words(life_lost(Player, Number)) --> [Player, " loses ", Number, " life"].
event_words(drawn(Player)) --> [Player, " draws a card"].
event_words(library(Player, Number)) --> [Number, " cards leave ", Player, "'s library"].
event_words(mana(Player, Symbols)) --> [Player, " adds "], mana(Symbols).
event_words(mana_spent(Player, Symbols)) --> [Player, " spends "], mana(Symbols).
event_words(emptied(Player, _)) --> [Player, " loses unspent mana"].
event_words(counters(Thing, Kind, Number)) --> { Number > 0 }, !, put(Number), counter(Kind), counters(Number), [" put on ", Thing].
event_words(counters(Thing, Kind, Number)) --> { Less is -Number }, put(Less), counter(Kind), counters(Less), [" removed from ", Thing].
event_words(paid(Event)) --> event_words(Event).
event_words(tapped(Object)) --> [Object, " becomes tapped"].
event_words(untapped(Object)) --> [Object, " becomes untapped"].
event_words(attached(Object, none)) --> !, [Object, " becomes unattached"].
event_words(attached(Object, Host)) --> [Object, " becomes attached to ", Host].
event_words(transformed(Object)) --> [Object, " transforms"].
event_words(turned(Object, down)) --> !, [Object, " is turned face down"].
event_words(turned(Object, _)) --> [Object, " is turned face up"].
event_words(phased(Object, How)) --> [Object, " phases ", How].
event_words(designated(Thing, Designation)) --> { \+ own_mark(Designation) }, [Thing, " is "], word(Designation), [" now"].
event_words(undesignated(Thing, Designation)) --> { \+ own_mark(Designation) }, [Thing, " is "], word(Designation), [" no more"].
event_words(prepared(Object, Player, _)) --> [Player, " makes a copy of ", Object, "'s prepare spell in exile"].
event_words(protected(Battle, Player)) --> [Player, " protects ", Battle].
event_words(attacked(Object, Target)) --> [Object, " attacks ", Target].
event_words(blocked_one(Blocker, Attacker)) --> [Blocker, " blocks ", Attacker].
event_words(became_blocked(Attacker)) --> [Attacker, " becomes blocked"].
event_words(announced(Object, X)) --> ["X is ", X, " for ", Object].
event_words(became_unblocked(Attacker)) --> [Attacker, " becomes unblocked"].
event_words(reselected(Object, Target)) --> [Object, " is attacking ", Target, " now"].
event_words(removed_from_combat(Object)) --> [Object, " is removed from combat"].
event_words(control_changed(Object, Player)) --> [Player, " gains control of ", Object].
event_words(passed(Player, _)) --> [Player, " passes"].
event_words(combat_over) --> ["everything is removed from combat"].
event_words(undamaged(Object)) --> ["damage on ", Object, " is removed"].
event_words(shielded(_, _, Left)) --> ["damage is prevented; ", Left, " is left to prevent"].
event_words(land_played(Object, Player)) --> [Player, " plays ", Object].
event_words(emblem(Player, _)) --> [Player, " gets an emblem"].
event_words(extra_turn(Player)) --> [Player, " is to take an extra turn"].
event_words(steps_left([Step|_])) --> ["what comes after this step has changed: next is "], step(Step).
event_words(turn_began(Player, extra)) --> !, ["an extra turn of ", Player, " begins"].
event_words(turn_began(Player, _)) --> [Player, "'s turn begins"].
event_words(begun(Step, Player)) --> [Player, "'s "], step(Step), [" begins"].
event_words(triggers_dropped) --> ["abilities that have triggered cease to exist"].
event_words(lost(Player)) --> [Player, " loses the game and leaves it"].
event_words(won(Player)) --> [Player, " wins the game"].
event_words(shuffled(Player)) --> [Player, " shuffles"].
event_words(gone(Label)) --> { atom(Label), \+ sub_atom(Label, _, _, _, '@') }, [Label, " leaves the stack"].

why(Rule) --> { phrase(because(Rule), [Word|Words]) }, !, [Word], words(Words).
why(_) --> [": a state-based action"].

words([]) --> [].
words([Word|Words]) --> [Word], words(Words).

moved_by(destroyed, " is destroyed").
moved_by(sacrificed, " is sacrificed").
moved_by(discarded, " is discarded").
moved_by(countered, " is countered").
moved_by(milled, " is milled").
moved_by(unresolved, " is put").

%   Where it goes is said where that isn't its owner's graveyard.

to_zone(graveyard, Cause) --> { Cause \== unresolved }, !.
to_zone(Zone, _) --> [" into "], zone(Zone).

zone(Zone) --> { compound(Zone) }, !, { functor(Zone, Name, _) }, zone(Name).
zone(exile) --> !, ["exile"].
zone(stack) --> !, ["the stack"].
zone(command) --> !, ["the command zone"].
zone(battlefield) --> !, ["the battlefield"].
zone(Zone) --> ["its owner's "], word(Zone).

targeting(How) --> { memberchk(targets(Targets), How) }, !, at(Targets).
targeting(_) --> [].

at([]) --> !.
at(Targets) --> [", targeting "], joined(word, " and ", Targets).

under(How) --> { memberchk(controller(Player), How) }, !, [" under ", Player, "'s control"].
under(_) --> [].

ways(How) --> { memberchk(tapped, How) }, !, [" tapped"].
ways(_) --> [].

damage(combat) --> !, ["combat damage"].
damage(_) --> ["damage"].

mana([]) --> !, ["no mana"].
mana(Symbols) --> mana_symbols(Symbols).

mana_symbols([]) --> [].
mana_symbols([Symbol|Symbols]) --> { format(string(Text), "~w", [Symbol]), string_upper(Text, Upper) }, ["{", Upper, "}"], mana_symbols(Symbols).

put(Number) --> [Number, " "].

counters(1) --> !, [" counter is"].
counters(_) --> [" counters are"].

step(main1) --> !, ["precombat main phase"].
step(main2) --> !, ["postcombat main phase"].
step(beginning_of_combat) --> !, ["beginning of combat step"].
step(first_strike_damage) --> !, ["first combat damage step"].
step(end_of_combat) --> !, ["end of combat step"].
step(Step) --> word(Step), [" step"].

%!  event_rules(+Event, -Rules:list) is det.
%
%   Rules speak of Event.

event_rules(told(state_based(Rule), _), Rules) =>
    Rules = [cr(Rule)].
event_rules(told(illegal_targets, _), Rules) =>
    Rules = [cr('608.2b')].
event_rules(told(_, _), Rules) =>
    Rules = [cr('608.1')].
event_rules(moved(_, stack, _, cast), Rules) =>
    Rules = [cr('601.2i')].
event_rules(moved(_, graveyard, _, resolved), Rules) =>
    Rules = [cr('608.2n'), cr('400.7')].
event_rules(moved(_, _, _, Cause), Rules), cause_rule(Cause, Rule) =>
    Rules = [cr(Rule), cr('400.7')].
event_rules(moved(_, _, _, _), Rules) =>
    Rules = [cr('400.7')].
event_rules(damage(_, _, _, combat), Rules) =>
    Rules = [cr('510.2'), cr('120.3')].
event_rules(paid(Event), Rules) =>
    event_rules(Event, Rules).
event_rules(stacked(triggered, _, _, _, _, _, _), Rules) =>
    Rules = [cr('603.3')].
event_rules(begun(Step, _), Rules) =>
    step_rule(Step, Rule),
    Rules = [cr(Rule)].
event_rules(designated(_, Designation), Rules) =>
    ( designation_rule(Designation, Rule) -> Rules = [cr(Rule)] ; Rules = [cr('608.2c')] ).
event_rules(undesignated(_, Designation), Rules) =>
    ( designation_rule(Designation, Rule) -> Rules = [cr(Rule)] ; Rules = [cr('608.2c')] ).
event_rules(turned(_, Face), Rules) =>
    ( Face == front -> Rules = [cr('708.8')] ; Rules = [cr('708.2')] ).
event_rules(Event, Rules) =>
    functor(Event, Name, _),
    ( event_rule(Name, Rule) -> Rules = [cr(Rule)] ; Rules = [cr('608.2c')] ).

cause_rule(destroyed, '701.8a').
cause_rule(sacrificed, '701.21a').
cause_rule(discarded, '701.9a').
cause_rule(countered, '701.6a').
cause_rule(milled, '701.17a').
cause_rule(resolved, '608.3').
cause_rule(unresolved, '608.2b').

designation_rule(monarch, '725.3').
designation_rule(initiative, '726.3').
designation_rule(prepared, '722.3a').
designation_rule(monstrous, '701.37b').
designation_rule(ring_bearer, '701.54b').
designation_rule(suspected, '701.60b').
designation_rule(harnessed, '701.64b').
designation_rule(renowned, '702.112b').
designation_rule(city_blessing, '702.131c').
designation_rule(saddled, '702.171b').
designation_rule(left_half_unlocked, '709.5c').
designation_rule(right_half_unlocked, '709.5c').
designation_rule(solved, '719.3b').

step_rule(untap, '502.1').
step_rule(upkeep, '503.1').
step_rule(draw, '504.1').
step_rule(main1, '505.1').
step_rule(beginning_of_combat, '507.1').
step_rule(declare_attackers, '508.1').
step_rule(declare_blockers, '509.1').
step_rule(first_strike_damage, '510.4').
step_rule(combat_damage, '510.1').
step_rule(end_of_combat, '511.1').
step_rule(main2, '505.1').
step_rule(end, '513.1').
step_rule(cleanup, '514.1').

event_rule(cast_copied, '707.12').
event_rule(created, '111.2').
event_rule(copied, '707.10').
event_rule(becomes_copy, '707.2').
event_rule(ceased, '704.5e').
event_rule(stacked, '602.2a').
event_rule(retargeted, '115.7').
event_rule(delay, '603.7a').
event_rule(lasting, '611.2a').
event_rule(ended, '611.2a').
event_rule(damage, '120.3').
event_rule(life_gained, '119.3').
event_rule(life_lost, '119.3').
event_rule(drawn, '121.1').
event_rule(library, '701.17a').
event_rule(mana, '106.4').
event_rule(mana_spent, '601.2h').
event_rule(emptied, '500.5').
event_rule(counters, '122.1').
event_rule(tapped, '701.26a').
event_rule(untapped, '701.26b').
event_rule(attached, '701.3a').
event_rule(transformed, '701.27a').
event_rule(phased, '702.26a').
event_rule(prepared, '722.3c').
event_rule(protected, '310.8').
event_rule(attacked, '508.1k').
event_rule(blocked_one, '509.1g').
event_rule(became_blocked, '509.1h').
event_rule(announced, '107.3d').
event_rule(became_unblocked, '509.1h').
event_rule(reselected, '508.7').
event_rule(removed_from_combat, '506.4').
event_rule(control_changed, '613.1b').
event_rule(passed, '117.3d').
event_rule(combat_over, '511.3').
event_rule(undamaged, '120.6').
event_rule(shielded, '615.7').
event_rule(land_played, '305.1').
event_rule(emblem, '114.1').
event_rule(extra_turn, '500.7').
event_rule(steps_left, '500.8').
event_rule(turn_began, '500.1').
event_rule(triggers_dropped, '724.1a').
event_rule(lost, '104.3').
event_rule(won, '104.2').
event_rule(shuffled, '701.24a').
event_rule(gone, '701.6a').
