:- encoding(utf8).
:- module(lawmage_en_game,
          [ game_fault//1,       % +What
            game_check//1,       % +What
            game_said//2         % +What, +Others
          ]).
:- use_module(library(lists)).
:- use_module(en_nouns, [things//2, subject//1]).
:- use_module(en_amounts, [costs//1, keyword//1]).

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
restricted(cant_have_more_counters(Counter, Number)) --> ["can't have more than ", Number, " "], subject(Counter), [" counters on it"].
restricted(cant_lose_game) --> ["can't lose the game"].
