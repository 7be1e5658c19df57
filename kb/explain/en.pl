:- encoding(utf8).
:- module(lawmage_en,
          [ reason//1,       % +Reason
            check//2         % +What, +Rules
          ]).
:- use_module(library(lists)).
:- use_module(en_amounts).
:- use_module(en_nouns).
:- use_module(en_predicates, [defender//1, restriction//1, requirement//2]).
:- use_module(en_words).
:- use_module('../vocabulary_terms', [term/3]).
:- autoload(en_game, [game_fault//1, game_check//1, game_said//2]).
:- autoload(en_play, [refused//2, cast_restriction//1]).

/** <module> The words in which verdicts are told in English

Objects are named by their ids.
*/

%!  reason(+Reason)// is semidet.
%
%   Why something is not as it must be.

reason(reason(_, rule(_), Objects, What)) -->
    refused(What, Objects),
    !.
reason(reason(_, rule(_), _, What)) -->
    !,
    fault(What).
reason(reason(_, Source, [Object|Others], What)) -->
    speaker(Source, Object),
    said(What, Others).
reason(reason(_, Source, [], limit(Act, Amount))) -->
    { arg(1, Act, Subject) },
    source_words(Source),
    ["no more than "],
    how_many(Amount),
    [" "],
    limited(Subject, Amount),
    [" can "],
    act(Act).

limited(each(Filter), 1) --> !, creatures(singular, Filter).
limited(each(Filter), _) --> !, creatures(plural, Filter).
limited(Subject, _) --> ["of "], subject(Subject).

%   Others are the other objects that What is about.

said(cost_to(Act, Cost), _) --> !, ["can't "], act(Act), [" unless its controller pays "], costs(Cost).
said(goaded, _) --> !, ["is goaded: it attacks each combat if able"].
said(goaded_by(Player), _) --> !, ["is goaded: it attacks a player other than ", Player, " if able"].
said(block_if_able(_), [Attacker]) --> !, ["blocks ", Attacker, " if able"].
said(must_be_blocked_by_all(_), [Blocker]) --> !, ["must be blocked by ", Blocker, " if able"].
said(What, _) --> { is_requirement(What) }, !, requirement(What, singular), [" if able"].
said(What, _) --> cast_restriction(What), !.
said(What, Others) --> game_said(What, Others), !.
said(What, _) --> restriction(What).

is_requirement(What) :-
    functor(What, Name, Arity),
    functor(Pattern, Name, Arity),
    term(requirement, Pattern, _),
    Name \== targets_must_include,
    !.

source_words(line(Object, Line, _)) --> [Object, "'s line ", Line, ": "].
source_words(gain(Object, _)) --> ["an effect on ", Object, ": "].
source_words(effect(_)) --> ["an effect: "].
source_words(keyword(_, Object)) --> [Object, ": "].

act(Act) --> { Act =.. [Name, _, Defenders], is_list(Defenders) }, !, [Name, " "], joined(defender, " or ", Defenders).
act(Act) --> { functor(Act, Name, _) }, [Name].

%   Who says so: a keyword that the object has, a line of its own text, another object's text or an effect.

speaker(keyword(landwalk(Lands), _), Object) -->
    !,
    [Object, " has "],
    keyword(landwalk(Lands)),
    [", and the defending player controls such a land: it "].
speaker(keyword(Keyword, _), Object) -->
    [Object, " has "],
    keyword(Keyword),
    [": it "].
speaker(line(Object, Line, _), Object) -->
    !,
    [Object, "'s line ", Line, ": it "].
speaker(line(Source, Line, _), Object) -->
    [Source, "'s line ", Line, ": ", Object, " "].
speaker(gain(Object, _), Object) -->
    !,
    ["an effect on ", Object, ": it "].
speaker(gain(Source, _), Object) -->
    ["an effect on ", Source, ": ", Object, " "].
speaker(effect(_), Object) -->
    ["an effect: ", Object, " "].
speaker(rule('701.15b', Object), Object) -->
    [Object, " "].
speaker(rule('701.60c', Object), Object) -->
    [Object, " is suspected: it "].

%   What a chosen creature or target lacks.

fault(blocks_more_than(Number, Capacity)) --> ["a creature blocks ", Number, " attackers and can block ", Capacity].
fault(attacks_more_than(Number, _)) --> ["a creature attacks ", Number, " at once"].
fault(band_of_attackers(Band)) --> ["not all of "], joined(word, " and ", Band), [" attack, so they are no band"].
fault(band_of_one_target(Band)) --> ["the band of "], joined(word, " and ", Band), [" attacks more than one player or permanent"].
fault(one_band_each(Creature)) --> [Creature, " is in more than one band"].
fault(band_of_banding(Band)) --> ["too few of "], joined(word, " and ", Band), [" have banding for a band"].
fault(step(What)) --> step(What).
fault(in_combat(Creature)) --> [Creature, " is neither attacking nor blocking"].
fault(deals_in_step(Creature)) --> [Creature, " assigns no combat damage in this step"].
fault(assigns_its_power(Creature, Amount)) --> [Creature, " assigns ", Amount, " damage, no more and no less"].
fault(assigns_none(Creature)) --> [Creature, " has nothing to assign combat damage to"].
fault(assigns_to(Creature, Wrong)) --> [Creature, " can't assign combat damage to ", Wrong].
fault(tramples_past(Creature, First)) --> [Creature, " assigns damage past ", First, ", which isn't assigned enough"].
fault(out_of_order(Creature, Later, Earlier)) -->
    [Creature, " assigns damage to ", Later, " though ", Earlier, ", which comes before, isn't assigned lethal damage"].
fault(divided_by(Creature, Player)) --> [Player, " divides the damage of ", Creature].
fault(on_battlefield(Object)) --> [Object, " isn't on the battlefield"].
fault(creature(Object)) --> [Object, " isn't a creature"].
fault(no_battle(Object)) --> [Object, " is a battle"].
fault(untapped(Object)) --> [Object, " is tapped"].
fault(attacks_controller_of(Attacker, Blocker)) -->
    [Attacker, " doesn't attack ", Blocker, "'s controller, a planeswalker of theirs or a battle they protect"].
fault(controlled_by_declaring(Object, Player)) --> [Object, " isn't controlled by ", Player, ", who declares alone"].
fault(controlled_by_active_player(Object)) --> [Object, " isn't controlled by the active player"].
fault(controlled_all_turn(Object)) --> [Object, " came under its controller's control this turn and has no haste"].
fault(is_opponent(Target, Attacker)) --> [Target, " is no opponent of ", Attacker, "'s controller"].
fault(protected_by_opponent(Target, Attacker)) -->
    [Target, " isn't protected by an opponent of ", Attacker, "'s controller"].
fault(planeswalker_of_opponent(Target, Attacker)) -->
    [Target, " is no planeswalker of an opponent of ", Attacker, "'s controller"].

fault(What) --> game_fault(What).

%!  check(+What, +Rules)// is semidet.
%
%   What was looked at, whatever came of it.

check(on_battlefield(Object), _) --> [Object, " is on the battlefield"].
check(creature(Object), _) --> [Object, " is a creature"].
check(no_battle(Object), _) --> [Object, " is no battle"].
check(untapped(Object), _) --> [Object, " is untapped"].
check(attacks_controller_of(Attacker, Blocker), _) -->
    [Attacker, " attacks ", Blocker, "'s controller, or something of theirs"].
check(controlled_by_active_player(Object), _) --> [Object, " is controlled by the active player"].
check(controlled_all_turn(Object), _) --> [Object, " was under its controller's control all turn, or has haste"].
check(is_opponent(Target, Attacker), _) --> [Target, " is an opponent of ", Attacker, "'s controller"].
check(protected_by_opponent(Target, Attacker), _) --> [Target, " is protected by an opponent of ", Attacker, "'s controller"].
check(planeswalker_of_opponent(Target, Attacker), _) -->
    [Target, " is a planeswalker of an opponent of ", Attacker, "'s controller"].
check(step(What), _) --> step(What).
check(What, _) --> game_check(What), !.
check(What, _) --> { is_requirement(What) }, !, requirement(What, singular), [" if able"].
check(What, _) --> restriction(What).

step(chosen_attackers) --> ["the attackers are chosen"].
step(targets_announced) --> ["what each attacks is announced"].
step(restrictions) --> ["no restriction is disobeyed"].
step(requirements) --> ["enough requirements are obeyed"].
step(bands) --> ["the bands are announced"].
step(attackers_tapped) --> ["the attackers are tapped"].
step(optional_costs) --> ["optional costs are chosen"].
step(total_cost) --> ["the total cost is determined"].
step(mana_abilities) --> ["mana abilities can be activated"].
step(costs_paid) --> ["the costs are paid"].
step(become_attacking) --> ["the creatures become attacking creatures"].
step(chosen_blockers) --> ["the blockers are chosen"].
step(become_blocking) --> ["the creatures become blocking creatures"].
step(become_blocked) --> ["the attackers become blocked or unblocked"].
step(triggers) --> ["abilities trigger"].
