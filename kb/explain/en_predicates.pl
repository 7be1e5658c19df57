:- encoding(utf8).
:- module(lawmage_en_predicates,
          [ restriction//1,     % +Restriction
            requirement//2,     % +Requirement, +Number
            permission//1,      % +Permission
            damage_rule//2,     % +Rule, +Number
            lost//1,            % +Lost
            defender//1,        % +Attacked
            verb//3             % +Number, +Singular, +Plural
          ]).
:- use_module(en_words).
:- use_module(en_nouns).
:- use_module(en_amounts).

/** <module> Restrictions, requirements, permissions and rules of damage, as predicates in English

Number, singular or plural, is that of the subject.
*/

%!  restriction(+Restriction)// is det.
%
%   What something can't do, or have done to it.

restriction(cant_attack(Defenders)) --> !, ["can't attack "], joined(defender, " or ", Defenders).
restriction(cant_block(Subject)) --> !, ["can't block "], subject(Subject).
restriction(can_block_only(Filter)) --> !, ["can block only "], creatures(plural, Filter).
restriction(cant_block_with_more_than(Amount)) --> !, ["can't block with more than "], how_many(Amount), [" "], counted_creatures(Amount).
restriction(cant_attack_except_alone) --> !, ["can attack only alone"].
restriction(cant_be_blocked_by([])) --> !, ["can't be blocked by anything"].
restriction(cant_be_blocked_by(Filter)) --> !, ["can't be blocked by "], creatures(plural, Filter).
restriction(cant_be_blocked_except_by(Filter)) --> !, ["can't be blocked except by "], creatures(plural, Filter).
restriction(cant_be_blocked_by_more_than(1)) --> !, ["can't be blocked by more than one creature"].
restriction(cant_be_blocked_by_more_than(Amount)) -->
    !, ["can't be blocked by more than "], how_many(Amount), [" creatures"].
restriction(cant_be_blocked_except_by_at_least(Amount)) -->
    !, ["can't be blocked except by "], how_many(Amount), [" or more creatures"].
restriction(cant_be_blocked_except_by_all(Filter)) -->
    !, ["can't be blocked unless all "], creatures(plural, Filter), [" block it"].
restriction(cant_be_target([])) --> !, ["can't be the target of spells or abilities"].
restriction(cant_be_target(Filter)) --> !, ["can't be the target of "], things(plural, Filter).
restriction(cant_be_attached(Filter)) --> !, ["can't have "], things(plural, Filter), [" attached to it"].
restriction(can_attach_only(Filter)) --> !, ["can be attached only to "], things(plural, Filter).
restriction(cant_have(Lost)) --> !, ["can't have or gain "], lost(Lost).
restriction(cant_gain(Lost)) --> !, ["can't gain "], lost(Lost).
restriction(cant_activate(Filter)) --> !, ["can't have its "], things(plural, [ability|Filter]), [" activated"].
restriction(doesnt_untap) --> !, ["doesn't untap in its controller's untap step"].
restriction(Restriction) --> { atom(Restriction), atom_concat(cant_, Rest, Restriction) }, !, ["can't "], word(Rest).
restriction(Restriction) --> plain(Restriction).

%!  requirement(+Requirement, +Number)// is det.
%
%   What a creature must do, without "if able".

requirement(attack_each_combat, Number) --> !, verb(Number, "attacks each combat", "attack each combat").
requirement(attack_each_combat(Defenders), Number) -->
    !, verb(Number, "attacks ", "attack "), joined(defender, " or ", Defenders), [" each combat"].
requirement(block_each_combat, Number) --> !, verb(Number, "blocks each combat", "block each combat").
requirement(attack_or_block_each_combat, Number) -->
    !, verb(Number, "attacks or blocks each combat", "attack or block each combat").
requirement(attack_if_able, Number) --> !, verb(Number, "attacks", "attack").
requirement(attack_if_able(Defenders), Number) -->
    !, verb(Number, "attacks ", "attack "), joined(defender, " or ", Defenders).
requirement(attack_other_than(Who), Number) --> !, verb(Number, "attacks", "attack"), [" a player other than "], player(Who).
requirement(attack_with(Amount, Filter), Number) -->
    !, verb(Number, "attacks", "attack"), [" with "], at_least_so_many(Amount, Filter).
requirement(attack_with(Amount, Filter, Defenders), Number) -->
    !,
    verb(Number, "attacks ", "attack "),
    joined(defender, " or ", Defenders),
    [" with "],
    at_least_so_many(Amount, Filter).
requirement(block_if_able, Number) --> !, verb(Number, "blocks", "block").
requirement(block_if_able(Subject), Number) --> !, verb(Number, "blocks ", "block "), subject(Subject).
requirement(attack_or_block_if_able, Number) --> !, verb(Number, "attacks or blocks", "attack or block").
requirement(must_be_blocked, _) --> !, ["must be blocked"].
requirement(must_be_blocked_by(Filter), _) --> !, ["must be blocked by one of the "], creatures(plural, Filter).
requirement(must_be_blocked_by_all(Filter), _) --> !, ["must be blocked by all "], creatures(plural, Filter).
requirement(must_be_blocked_by_at_least(Amount), _) --> !, ["must be blocked by "], how_many(Amount), [" or more creatures"].
requirement(must_be_blocked_by_exactly(1), _) --> !, ["must be blocked by exactly one creature"].
requirement(must_be_blocked_by_exactly(Amount), _) --> !, ["must be blocked by exactly "], how_many(Amount), [" creatures"].
requirement(targets_must_include(Filter), _) --> !, ["must be targeted with "], things(plural, Filter).
requirement(Requirement, _) --> plain(Requirement).

at_least_so_many(1, Filter) --> !, ["one of the "], creatures(plural, Filter).
at_least_so_many(Amount, Filter) --> how_many(Amount), [" or more "], creatures(plural, Filter).

counted_creatures(1) --> !, ["creature"].
counted_creatures(_) --> ["creatures"].

%!  defender(+Attacked)// is det.
%
%   Whom or what a creature attacks.

defender(planeswalkers(Who)) --> !, ["planeswalkers of "], player(Who).
defender(permanents(Who)) --> !, ["permanents of "], player(Who).
defender(battles(Who)) --> !, ["battles of "], player(Who).
defender(Who) --> subject(Who).

%!  permission(+Permission)// is det.
%
%   What something can do though the rules wouldn't let it.

permission(block_additional(1)) --> !, ["can block one creature more"].
permission(block_additional(Amount)) --> !, ["can block "], how_many(Amount), [" creatures more"].
permission(attack_as_though_no(Keyword)) --> !, ["can attack as though without "], keyword(Keyword).
permission(attack_as_though_has(Keyword)) --> !, ["can attack as though with "], keyword(Keyword).
permission(attack_as_though_no(Keyword, Defenders)) -->
    !, ["can attack "], joined(defender, " and ", Defenders), [" as though without "], keyword(Keyword).
permission(attack_as_though_has(Keyword, Defenders)) -->
    !, ["can attack "], joined(defender, " and ", Defenders), [" as though with "], keyword(Keyword).
permission(block_as_though_no(Filter, Keyword)) -->
    !, ["can block "], things(plural, Filter), [" as though they were without "], keyword(Keyword).
permission(block_as_though_has(Filter, Keyword)) -->
    !, ["can block "], things(plural, Filter), [" as though with "], keyword(Keyword).
permission(blocked_as_though_no(Keyword)) --> !, ["can be blocked as though without "], keyword(Keyword).
permission(targeted_as_though_no(Keyword)) --> !, ["can be the target as though without "], keyword(Keyword).
permission(targeted_as_though_no(Keyword, Who)) -->
    !, ["can be the target of what is controlled by "], player(Who), [", as though without "], keyword(Keyword).
permission(assign_as_though_unblocked) --> !, ["may assign combat damage as though unblocked"].
permission(Permission) --> ["can "], plain(Permission).

%!  damage_rule(+Rule, +Number)// is det.
%
%   How combat damage is assigned.

damage_rule(assign_by(toughness), Number) -->
    !, verb(Number, "assigns combat damage by its toughness", "assign combat damage by their toughness").
damage_rule(assign_none, Number) --> !, verb(Number, "assigns no combat damage", "assign no combat damage").
damage_rule(assigned_by(Who), Number) -->
    !, verb(Number, "has its combat damage assigned by ", "have their combat damage assigned by "), player(Who).
damage_rule(assigned_to(Filter), _) --> !, ["may have all its combat damage assigned to one of the "], things(plural, Filter).
damage_rule(assigned_among(Defenders, Filter), _) -->
    !, ["may have its combat damage divided among "], joined(defender, " and ", Defenders), [" and "], things(plural, Filter).
damage_rule(Rule, _) --> plain(Rule).

%!  lost(+Lost)// is det.
%
%   What is lost: keywords, types or abilities.

lost(keywords(Keywords)) --> !, joined(keyword, " and ", Keywords).
lost(other_types(What)) --> !, ["all other "], word(What), [" types"].
lost(Lost) --> plain(Lost).

%!  verb(+Number, +Singular, +Plural)// is det.
%
%   The form of a verb that goes with Number.

verb(singular, Singular, _) --> [Singular].
verb(plural, _, Plural) --> [Plural].
