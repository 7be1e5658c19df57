:- encoding(utf8).
:- module(lawmage_requirements_grammar,
          [ attacks//2,         % +Subject, -Meaning
            blocks//2,          % +Subject, -Meaning
            must//2,            % +Subject, -Meaning
            attack_time//1      % -Time
          ]).
:- use_module(filters).
:- use_module(function_words).
:- use_module(permissions).
:- use_module(players).
:- use_module(restrictions).
:- use_module(subjects).

/** <module> Requirements: "attacks each combat if able" (CR 508.1d, 509.1c)

What stands after "must", and after "attacks" and "blocks" where they demand something.
*/

%!  must(+Subject, -Meaning)// is nondet.
%
%   What stands after "must".

must(S, Meaning) -->
    [be, blocked],
    each_combat,
    time(Time0),
    must_be_blocked_by(Requirement),
    time(Time1),
    [if, able],
    { one_time(Time0, Time1, Time),
      timed(Time, requirement(S, Requirement), Meaning)
    }.
must(S, requirement(S, attack_if_able)) --> [attack, if, able].

must_be_blocked_by(must_be_blocked_by(Filter)) --> [by], article, filter(sg, Filter).
must_be_blocked_by(must_be_blocked_by_at_least(N)) --> [by], cardinal(N), [or, more, creatures].
must_be_blocked_by(must_be_blocked_by_exactly(N)) --> [by, exactly], cardinal(N), creature_word.
must_be_blocked_by(must_be_blocked) --> [].

%!  attacks(+Subject, -Meaning)// is nondet.
%
%   What stands after "attacks" as a requirement.

attacks(S, requirement(S, attack_each_combat)) --> [each], combat_word, [if, able].
attacks(S, requirement(S, attack_or_block_each_combat)) --> [or], block_word, [each], combat_word, [if, able].
attacks(S, Meaning) -->
    [or],
    block_word,
    time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_or_block_if_able), Meaning) }.
attacks(S, Meaning) -->
    attack_time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_if_able), Meaning) }.
attacks(S, requirement(S, attack_other_than(Who))) --> [a, player, other, than], who(_, Who), [if, able].
attacks(S, requirement(S, attack_each_combat(Defenders))) -->
    defenders(Defenders),
    [each],
    combat_word,
    [if, able].
attacks(S, Meaning) -->
    defenders(Defenders),
    attack_time(Time),
    [if, able],
    { timed(Time, requirement(S, attack_if_able(Defenders)), Meaning) }.

%!  attack_time(-Time)// is nondet.
%
%   When creatures have to attack, or can't.

attack_time(during_turn(Who)) --> [during], whose(Who), [next, turn].
attack_time(during_combat(Who)) --> [during], whose(Who), [next, combat, phase].
attack_time(Time) --> time(Time).

combat_word --> [combat].
combat_word --> [turn].
block_word --> [blocks].
block_word --> [block].

%!  blocks(+Subject, -Meaning)// is nondet.
%
%   What stands after "blocks" as a requirement.

blocks(S, requirement(S, block_each_combat)) --> [each], combat_word, [if, able].
blocks(S, Meaning) -->
    time(Time),
    [if, able],
    { timed(Time, requirement(S, block_if_able), Meaning) }.
blocks(S, block(S, choose(1, Filter))) -->
    article,
    filter(sg, Filter),
    [of, your, choice],
    { memberchk(attacking, Filter) }.
blocks(S, Meaning) -->
    required_block(T),
    time(Time),
    [if, able],
    { timed(Time, requirement(S, block_if_able(T)), Meaning) }.

required_block(T) --> reference(_, T).
required_block(all_of(each(Filter))) --> [each], filter(sg, Filter).
required_block(T) --> targets(_, T).
required_block(each(Filter)) --> article, filter(sg, Filter).
