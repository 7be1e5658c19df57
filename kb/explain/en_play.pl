:- encoding(utf8).
:- module(lawmage_en_play,
          [ refused//2,          % +What, +Objects
            cast_restriction//1  % +Restriction
          ]).
:- use_module(en_amounts, [amount//1, counter//1, costs//1, keyword//1]).
:- use_module(en_conditions, [condition//1]).
:- use_module(en_nouns, [things//2, player//1]).
:- use_module(en_words, [joined//3, word//1]).

/** <module> Why something can't be done in a game, in English
*/

%!  refused(+What, +Objects:list)// is semidet.
%
%   What keeps Objects from being cast, activated, played or paid with.

refused(no_permission(Zone), [Card]) --> [Card, " can't be cast or played from "], zone(Zone).
refused(sorcery_time(Player), _) --> ["it isn't a main phase of ", Player, "'s turn with nothing on the stack"].
refused(no_mana_cost, [Card]) --> [Card, " has no mana cost, which can't be paid"].
refused(land, [Card]) --> [Card, " is a land, which isn't cast"].
refused(no_land, [Object]) --> [Object, " is no land"].
refused(lands_played, _) --> ["the lands of this turn have been played"].
refused(no_face(Face), [Card]) --> [Card, " has no "], word(Face), [" to be cast"].
refused(face_down, [Card]) --> [Card, " can't be cast face down"].
refused(no_keyword(Keyword), [Object|_]) --> [Object, " has no "], keyword_word(Keyword).
refused(no_keyword(Keyword), []) --> ["it has no "], keyword_word(Keyword).
refused(no_target, [Object|_]) --> [Object, " has no legal targets"].
refused(no_ability(Which), [Object]) --> [Object, " has no such activated ability: "], word(Which).
refused(controlled_by(Player), [Object]) --> [Object, " isn't controlled by ", Player].
refused(zone(hand), [Object]) --> [Object, " isn't in its owner's hand"].
refused(zone(Zone), [Object]) --> [Object, "'s ability doesn't work "], zone_of_ability(Zone).
refused(already_tapped(Object), _) --> [Object, " is tapped already"].
refused(already_untapped(Object), _) --> [Object, " is untapped already"].
refused(sick(Object), _) --> [Object, " came under its controller's control this turn and has no haste"].
refused(used_this_turn, [Object]) --> ["a loyalty ability of ", Object, " has been activated this turn"].
refused(counters(Counter), [Object]) --> [Object, " has too few "], counter(Counter), [" counters"].
refused(no_locked_half, [Object]) --> [Object, " has no locked half"].
refused(face_up, [Object]) --> [Object, " is face up"].
refused(unpaid(Pay), _) --> ["what is given doesn't pay the cost: "], unpaid(Pay).
refused(overpaid(What), _) --> ["more is given than the cost asks for: "], overpaid(What).
refused(modes(Number), _) --> [Number, " modes can't be chosen"].
refused(not_modal, _) --> ["there are no modes to choose"].
refused(no_x, _) --> ["there is no X to announce"].
refused(negative(X), _) --> ["a number below zero can't be chosen: ", X].
refused(no_mode(N), _) --> ["there is no mode ", N].
refused(mode_twice, _) --> ["the same mode can't be chosen more than once"].
refused(mode_chosen_before(N), _) --> ["mode ", N, " has been chosen before"].
refused(division(Number), [Object|_]) --> [Object, " isn't divided so: each target gets something, ", Number, " in all"].
refused(targets, [Target|Targets]) --> ["these can't all be its targets: "], joined(word, ", ", [Target|Targets]).
refused(targets, []) --> ["not as many targets as it has"].
refused(only_as_it_resolves(Keyword), [Card]) --> [Card, " is cast by "], word(Keyword), [" only as that ability resolves"].
refused(alternative_costs(Keywords), _) --> ["only one of these costs is paid rather than the mana cost: "], joined(word, ", ", Keywords).
refused(not_discarded(Card), _) --> [Card, " wasn't discarded this turn"].
refused(no_splice(Spell), [Card]) --> [Card, " can't be spliced onto ", Spell].
refused(own_turn(Player), _) --> ["it isn't ", Player, "'s turn"].
refused(cast_while(Condition), [Card]) --> [Card, " is cast so only while "], condition(Condition).
refused(no_attacks, _) --> ["no attackers are to be declared now"].
refused(no_blocks, _) --> ["no blockers are to be declared now"].
refused(no_combat_damage, _) --> ["no combat damage is to be dealt now"].
refused(wrong_step(Step), _) --> ["this is not the "], word(Step), [" step"].
refused(damage_due, _) --> ["combat damage is to be dealt first"].
refused(stack_not_empty, _) --> ["there is something on the stack"].
refused(no_priority(Player), _) --> [Player, " doesn't have priority"].
refused(no_player, _) --> ["no player is left in the game"].
refused(free_x(Number), _) --> ["X can only be 0 where no cost with X is paid, not ", Number].
refused(choice(Kind, Value, Why), [Player]) --> [Player, " can't choose "], no_choice(Why, Value), [" as "], word(Kind), because(Why).
refused(cast_only(Limit), [Card]) --> [Card, " can be cast only "], usage(Limit).
refused(usage(Limit), [Object]) --> ["that ability of ", Object, " can be activated only "], usage(Limit).

no_choice(no_option(_), Value) --> option(Value).
no_choice(too_many(Values, _), _) --> { length(Values, Number) }, [Number].
no_choice(too_few(Values, _), _) --> { length(Values, Number) }, [Number].

option(Value) --> { atomic(Value) }, !, word(Value).
option(pt(Power, Toughness)) --> !, counter(pt(Power, Toughness)).
option(Value) --> { format(string(Text), "~w", [Value]) }, [Text].

because(no_option([])) --> !, [].
because(no_option(Options)) --> [": "], options(Options).
because(too_many(_, Min-Max)) --> [": "], bounds(Min, Max).
because(too_few(_, Min-Max)) --> [": "], bounds(Min, Max).

options(Options) --> { length(Options, Count), Count > 12 }, !, ["it is none of the ", Count, " there are"].
options(Options) --> ["it is none of "], joined(option, " and ", Options).

bounds(Number, Number) --> !, ["it is to be ", Number].
bounds(Min, any) --> !, ["it is to be ", Min, " or more"].
bounds(Min, Max) --> ["it is to be ", Min, " to ", Max].

unpaid(mana) --> !, ["mana"].
unpaid(Pay) --> { atom(Pay) }, !, word(Pay).
unpaid(Pay) --> costs([Pay]).

overpaid(What) --> { atom(What) }, !, word(What).
overpaid(Objects) --> { atomic_list_concat(Objects, ', ', Text) }, [Text].

keyword_word(Keyword) --> { atom(Keyword) }, !, word(Keyword).
keyword_word(Keyword) --> keyword(Keyword).

zone(battlefield) --> !, ["the battlefield"].
zone(stack) --> !, ["the stack"].
zone(exile) --> !, ["exile"].
zone(command) --> !, ["the command zone"].
zone(Zone) --> ["its owner's "], word(Zone).

zone_of_ability(battlefield) --> !, ["there: it is to be on the battlefield"].
zone_of_ability(Zone) --> ["there: it is to be in "], zone(Zone).

%   When an ability can be activated.

usage(once_each_turn) --> ["once each turn"].
usage(once) --> ["once"].
usage(times_each_turn(Number)) --> [Number, " times each turn"].
usage(when(Condition)) --> ["when "], condition(Condition).
usage(during(turn, Who)) --> !, ["during "], owned(Who), [" turn"].
usage(during(Part, Who)) --> ["during "], owned(Who), [" "], word(Part).
usage(before(Point)) --> ["before "], word(Point).
usage(after(Point)) --> ["after "], word(Point).
usage(as_sorcery) --> ["as a sorcery"].
usage(as_instant) --> ["as an instant"].
usage(by(Who)) --> ["by "], player(Who).
usage(x(_)) --> ["with such an X"].
usage(all(Limits)) --> joined(usage, " and ", Limits).

owned(you) --> !, ["its controller's"].
owned(any) --> !, ["any player's"].
owned(opponent) --> !, ["an opponent's"].
owned(Who) --> player(Who), ["'s"].

%!  cast_restriction(+Restriction)// is semidet.
%
%   What is said of a spell, land or ability that a player can't cast, play or activate.

cast_restriction(cant_cast([])) --> !, ["can't be cast: its player can't cast spells"].
cast_restriction(cant_cast(Filter)) --> ["can't be cast: its player can't cast "], things(plural, Filter).
cast_restriction(casts_only_as_sorcery(Filter)) -->
    ["can't be cast now: its player can cast "], things(plural, Filter), [" only any time they could cast a sorcery"].
cast_restriction(cant_cast_more_than(Amount, Filter)) -->
    ["can't be cast: its player can't cast more than "], amount(Amount), [" "], things(plural, Filter), [" each turn"].
cast_restriction(cant_be_activated) --> ["has abilities that can't be activated"].
cast_restriction(cant_play_lands) --> ["can't be played: its player can't play lands"].
cast_restriction(cant_play_lands(Filter)) --> ["can't be played: its player can't play "], things(plural, Filter).
