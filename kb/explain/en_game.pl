:- encoding(utf8).
:- module(lawmage_en_game,
          [ game_fault//1,       % +What
            game_check//1,       % +What
            game_said//2,        % +What, +Others
            because//1           % +Rule
          ]).
:- use_module(library(lists)).
:- use_module(en_nouns, [things//2]).
:- use_module(en_amounts, [amount//1, costs//1, keyword//1, counter//1]).
:- use_module(en_words, [joined//3, word//1]).

/** <module> Words about targets, attachments and state-based actions, in English
*/

%!  game_fault(+What)// is semidet.
%
%   What is not as a rule asks, or what a state-based action does.

game_fault(targets_nothing(Label)) --> [Label, " has no target"].
game_fault(fits(Label, Filter, Target)) --> [Target, " isn't what ", Label, " can target: "], counted(Filter).
game_fault(attachment(Object)) --> [Object, " is no Aura, Equipment or Fortification"].
game_fault(not_itself(Object)) --> [Object, " can't be attached to itself"].
game_fault(no_creature(Object)) --> [Object, " is a creature"].
game_fault(enchants(Aura, nothing, _)) --> !, [Aura, " has no enchant ability"].
game_fault(enchants(Aura, Filter, Thing)) --> [Thing, " isn't what ", Aura, " can enchant: "], counted(Filter).
game_fault(equips(_, Thing)) --> [Thing, " isn't a creature on the battlefield"].
game_fault(fortifies(_, Thing)) --> [Thing, " isn't a land on the battlefield"].
game_fault(empty_stack) --> ["nothing is on the stack"].
game_fault(loyalty(Object, There, Cost)) --> [Object, " has loyalty ", There, " and the ability costs ", Cost].
game_fault(prepare_spell(Name)) --> [Name, " is a prepare spell, of which only copies are cast"].
game_fault(impossible_cost(Thing)) --> ["a text says that this can't be done to ", Thing].
game_fault(division(Total)) --> ["each target must receive at least one, and all of them ", Total, " in all"].
game_fault(done(Step, Rule)) --> done(Step, Rule).

%   done(+Step, +Rule)// is semidet: a state-based action, and why.

done(loses(Player), Rule) --> [Player, " loses the game"], because(Rule).
done(died(Object), Rule) --> [Object, " dies"], because(Rule).
done(buried(Object), Rule) --> [Object, " is put into its owner's graveyard"], because(Rule).
done(moved(Object, Zone), Rule) --> [Object, " goes to ", Zone, " instead of the graveyard"], because(Rule).
done(unattach(Object), Rule) --> [Object, " becomes unattached"], because(Rule).
done(ceases(Object), Rule) --> [Object, " ceases to exist"], because(Rule).
done(counters(Object, Left), Rule) --> [Object, " is left with "], left(Left), because(Rule).
done(keep_one(Player, Objects), Rule) --> [Player, " keeps one of "], joined(word, " and ", Objects), because(Rule).
done(saved(Object, Option), Rule) --> [Object, " would be destroyed"], because(Rule), ["; "], saved(Option).
done(protector(Battle, Player, [Chosen]), _) --> !, [Chosen, " becomes the protector of ", Battle, ", which ", Player, " controls"].
done(protector(Battle, Player, Choices), _) -->
    [Player, " chooses who protects ", Battle, ": "],
    joined(word, " or ", Choices).
done(sector(Creature, Player), _) --> [Player, " chooses a sector for ", Creature].
done(speed(Player, Speed), _) --> [Player, "'s speed becomes ", Speed].
done(choice(Player, replacement(Object), _), _) --> [Player, " chooses what applies first to ", Object].

saved(regenerates) --> ["it regenerates instead"].
saved(by(Source)) --> ["what ", Source, " says happens instead"].
saved(otherwise) --> ["something else happens instead"].

left([]) --> ["no counters"].
left([Left|More]) --> joined(counters_left, " and ", [Left|More]), [" counters"].

counters_left(Counter-Count) --> [Count, " "], counter(Counter).

%!  because(+Rule)// is det.
%
%   Why a state-based action is performed, after a colon; nothing where its words say all.

because('704.5a') --> !, [": its life total is 0 or less"].
because('704.5b') --> !, [": it drew from an empty library"].
because('704.5c') --> !, [": it has ten or more poison counters"].
because('704.6c') --> !, [": a commander dealt it 21 or more combat damage"].
because('704.5d') --> !, [": it is a token and not on the battlefield"].
because('704.5e') --> !, [": it is a copy where none can be"].
because('704.5f') --> !, [": its toughness is 0 or less"].
because('704.5g') --> !, [": it has been dealt lethal damage"].
because('704.5h') --> !, [": a source with deathtouch dealt damage to it"].
because('704.5i') --> !, [": its loyalty is 0"].
because('704.5j') --> !, [": the legend rule"].
because(gone(planeswalker_uniqueness)) --> !, [": the planeswalker uniqueness rule"].
because('704.5k') --> !, [": the world rule"].
because('704.5m') --> !, [": it isn't attached to anything it can enchant"].
because('704.5n') --> !, [": it can't be attached there"].
because('704.5p') --> !, [": it can't be attached to anything"].
because('704.5q') --> !, [": +1/+1 and -1/-1 counters cancel"].
because('704.5r') --> !, [": it can't have more of them"].
because('704.5s') --> !, [": its last chapter has come"].
because('704.5t') --> !, [": its last room has been entered"].
because('704.5v') --> !, [": its defense is 0"].
because('704.5w') --> !, [": its defense is 0"].
because('704.5x') --> !, [": nobody can protect it"].
because('704.5y') --> !, [": nobody can protect it"].
because('704.5z') --> !, [": there is a newer Role of the same player on it"].
because('704.5aa') --> !, [": it has no speed, and a permanent with start your engines!"].
because('704.6d') --> !, [": it is a commander that came to a graveyard or exile"].
because('702.89a') --> !, [": it is destroyed instead of what it enchants"].
because('702.103f') --> !, [": it can't be attached there, and is bestowed no more"].
because(_) --> [].

counted([any_target]) --> !, ["a creature, player, planeswalker or battle"].
counted(Filter) --> { select(any_target, Filter, Others), Others = [_|_] }, !, counted([any_target]), [", "], counted(Others).
counted(Filter) --> { phrase(things(singular, Filter), Words) }, words(Words).

words([]) --> [].
words([Word|Words]) --> [Word], words(Words).

%!  game_check(+What)// is semidet.
%
%   What was looked at, whatever came of it.

game_check(fits(Label, Filter, Target)) --> [Target, " is what ", Label, " can target: "], counted(Filter).
game_check(not_itself(Object)) --> [Object, " isn't attached to itself"].
game_check(no_creature(Object)) --> [Object, " isn't a creature, or may be one"].
game_check(enchants(Aura, Filter, Thing)) --> [Thing, " is what ", Aura, " can enchant: "], counted(Filter).
game_check(equips(_, Thing)) --> [Thing, " is a creature on the battlefield"].
game_check(fortifies(_, Thing)) --> [Thing, " is a land on the battlefield"].
game_check(has(_, What)) --> restricted(What).
game_check(targets_must_include(Filter)) --> ["a target must be "], counted(Filter), [" if able"].
game_check(What) --> restricted(What).

%!  game_said(+What, +Others)// is semidet.
%
%   What a text says of an object or player that is named before; Others are what else it is about.

game_said(has(Keyword, What), _) --> !, ["has "], keyword(Keyword), [": it "], restricted(What).
game_said(ward(Cost), _) --> !, ["counters that spell or ability unless its controller pays "], costs(Cost).
game_said(costs_more(Cost), _) --> !, ["costs "], costs(Cost), [" more to target"].
game_said(targets_must_include(Filter), [Target]) -->
    !,
    ["must have "],
    counted(Filter),
    [" as a target if able, and not ", Target, " alone"].
game_said(What, _) --> restricted(What).

restricted(cant_be_target([])) --> !, ["can't be the target of spells or abilities"].
restricted(cant_be_target([controlled_by(opponent)])) --> !, ["can't be the target of spells or abilities its controller's opponents control"].
restricted(cant_be_target(Filter)) --> ["can't be the target of "], things(plural, Filter).
restricted(cant_be_attached(Filter)) --> ["can't have "], things(plural, Filter), [" attached to it"].
restricted(can_attach_only(Filter)) --> ["can be attached only to "], things(plural, Filter).
restricted(cant_be_destroyed) --> ["can't be destroyed"].
restricted(cant_have_more_counters(Counter, Number)) --> ["can't have more than "], amount(Number), [" "], counter(Counter), [" counters on it"].
restricted(cant_lose_game) --> ["can't lose the game"].
