:- encoding(utf8).
:- module(lawmage_permissions_grammar,
          [ as_though//0,
            can//2,             % +Subject, -Meaning
            creature_word//0
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(players).
:- use_module(restrictions).

/** <module> Permissions: what stands after "can"

"can block an additional creature each combat", "can attack as though it didn't have
defender".
*/

%!  can(+Subject, -Meaning)// is nondet.
%
%   What stands after "can".

can(S, restriction(S, cant_attack_except_alone)) --> [only, attack, alone].
can(S, restriction(S, cant_attack_except_alone)) --> [attack, only, alone].
can(S, restriction(S, can_block_only(Filter))) --> [block, only], filter(pl, Filter).
can(S, permission(S, block_additional(A))) -->
    [block, an, additional, creature, each, combat],
    for_each(A).
can(S, Meaning) -->
    [block],
    additional(A),
    creature_word,
    combat_time(Time),
    { timed(Time, permission(S, block_additional(A)), Meaning) }.
can(S, Meaning) -->
    [block, any, number, of, creatures],
    combat_time(Time),
    { timed(Time, permission(S, block_any_number), Meaning) }.
can(S, Meaning) -->
    [attack],
    time(Time),
    as_though,
    attack_fiction(Permission),
    { timed(Time, permission(S, Permission), Meaning) }.
can(S, Meaning) -->
    [block],
    time(Time),
    as_though,
    [were, untapped],
    { timed(Time, permission(S, block_as_though_untapped), Meaning) }.
can(S, permission(S, block_as_though_no(Filter, K))) -->
    [block],
    filter(pl, Filter),
    as_though,
    ['didn\'t', have],
    fiction_keyword(each(Filter), K).
can(S, permission(S, attack_as_though_has(K, Defenders))) -->
    [attack],
    attacked_players(Defenders),
    [as, though, those, creatures, had],
    keyword(K).
can(S, permission(S, attack_as_though_no(K, Defenders))) -->
    [attack],
    attacked_players(Defenders),
    as_though,
    ['didn\'t', have],
    keyword(K).
can(S, permission(S, block_as_though_has(Filter, K))) -->
    [block],
    filter(pl, Filter),
    as_though,
    [had],
    keyword(K).
can(S, permission(S, blocked_as_though_no(K))) -->
    [be, blocked],
    as_though,
    ['didn\'t', have],
    fiction_keyword(S, K).
can(S, permission(S, targeted_as_though_no(K))) -->
    [be, the],
    target_word,
    [of, spells, and, abilities],
    as_though,
    ['didn\'t', have],
    keyword(K).
can(S, permission(S, targeted_as_though_no(K, Who))) -->
    [be, the],
    target_word,
    [of, spells, and, abilities],
    controlling(Who),
    as_though,
    ['didn\'t', have],
    keyword(K).
can(S, restriction(S, can_attach_only(Filter))) --> [be, attached, only, to], article, filter(sg, Filter).
can(S, restriction(S, can_attach_only(Filter))) --> [be, attached, only, to], filter(pl, Filter).

attacked_players([opponent, planeswalkers(opponent)]) -->
    [your, opponents, and, planeswalkers, your, opponents, control].
attacked_players([each(Filter)]) --> player_filter(pl, Filter).

controlling(you) --> [you, control].
controlling(Who) --> [controlled, by], who(_, Who).

target_word --> [target].
target_word --> [targets].

%!  as_though// is semidet.
%
%   "as though it didn't", "as though they didn't".

as_though --> [as, though, it].
as_though --> [as, though, he].
as_though --> [as, though, she].
as_though --> [as, though, they].

attack_fiction(attack_as_though_no(defender)) --> ['didn\'t', have, defender].
attack_fiction(attack_as_though_has(haste)) --> [had, haste].

fiction_keyword(_, K) --> keyword(K).
fiction_keyword(each(Filter), K) --> [those, abilities], { memberchk(has(K), Filter) }.

additional(1) --> [an, additional].
additional(N) --> [an, additional], cardinal(N).
additional(1) --> [one, additional].
additional(N) --> [up, to], cardinal(N), [additional].
additional(N) --> cardinal(N), [additional], { N > 1 }.

%!  creature_word// is semidet.
%
%   "creature", "creatures".

creature_word --> [creature].
creature_word --> [creatures].

combat_time(none) --> [each, combat].
combat_time(Time) --> time(Time).
