:- encoding(utf8).
:- module(lawmage_blocking,
          [ blocker_side/4,      % +World, +Blocker, +Defender, -Side
            attacker_side/4,     % +World, +Attacker, +Defender, -Side
            pair_check/4,        % +World, +BlockerSide, +AttackerSide, -Check
            pair_able/3,         % +World, +BlockerSide, +AttackerSide
            blocker_counts/3,    % +World, +AttackerSide, -Counts
            judged_defender/4    % +World, +Attacker, +Blocker, -Defender
          ]).
:- use_module(library(lists)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(actives).

/** <module> Whether one creature may block another (CR 509.1a-b), company aside

What depends on one of the two alone is found once, as its side: side(Creature, Defender,
Checks, Actives).  A check is check(What, Rules, Outcome) with Outcome obeyed, not_applicable or
disobeyed(Reason).
*/

%!  blocker_side(+World, +Blocker, +Defender, -Side) is det.
%
%   What CR 509.1a asks of Blocker, and the facts about it.
%
%   @throws open_condition(Key) when a condition is undecided.

blocker_side(World, Blocker, Defender, side(Blocker, Defender, Checks, Actives)) :-
    actives(World, Blocker, block, combat(none, Blocker, Defender, none, []), Actives),
    findall(Check, chosen_blocker(World, Blocker, Actives, Check), Checks).

%!  attacker_side(+World, +Attacker, +Defender, -Side) is det.
%
%   The same of Attacker, whose defending player is Defender.

attacker_side(World, Attacker, Defender, side(Attacker, Defender, Checks, Actives)) :-
    actives(World, Attacker, block, combat(Attacker, none, Defender, none, []), Actives),
    findall(Check, chosen_attacker(World, Attacker, Check), Checks).

%!  judged_defender(+World, +Attacker, +Blocker, -Defender) is det.
%
%   The defending player of what Attacker attacks (CR 508.5); one that attacks nothing on the
%   board is judged as if it attacked Blocker's controller.

judged_defender(World, Attacker, Blocker, Defender) :-
    (   attacking(World, Attacker, Target),
        defending_player(World, Target, Player)
    ->  Defender = Player
    ;   controller(World, Blocker, Defender)
    ).

chosen_blocker(World, Blocker, _, Check) :-
    choice_check(on_battlefield, World, Blocker, Check).
chosen_blocker(World, Blocker, _, Check) :-
    choice_check(creature, World, Blocker, Check).
chosen_blocker(World, Blocker, _, Check) :-
    choice_check(no_battle, World, Blocker, Check).
chosen_blocker(World, Blocker, Actives, check(untapped(Blocker), Rules, Outcome)) :-
    Rules = [cr('509.1a')],
    (   \+ status(World, Blocker, tapped)
    ->  Outcome = obeyed
    ;   memberchk(active(permission(_, block_as_though_untapped), _, _, holds), Actives)
    ->  Outcome = not_applicable
    ;   Outcome = disobeyed(reason(Rules, rule('509.1a'), [Blocker], untapped(Blocker)))
    ).

chosen_attacker(World, Attacker, Check) :-
    choice_check(on_battlefield, World, Attacker, Check).
chosen_attacker(World, Attacker, Check) :-
    choice_check(creature, World, Attacker, Check).

choice_check(What, World, Object, check(Asked, Rules, Outcome)) :-
    Asked =.. [What, Object],
    chosen_rules(What, Rules),
    Rules = [cr(Rule)|_],
    (   is_so(What, World, Object)
    ->  Outcome = obeyed
    ;   Outcome = disobeyed(reason(Rules, rule(Rule), [Object], Asked))
    ).

chosen_rules(on_battlefield, [cr('509.1a')]).
chosen_rules(creature, [cr('509.1a'), cr('506.3')]).
chosen_rules(no_battle, [cr('509.1a')]).

is_so(on_battlefield, World, Object) :-
    permanent(World, Object).
is_so(creature, World, Object) :-
    is_creature(World, Object).
is_so(no_battle, World, Object) :-
    \+ has_type(World, Object, battle).

%!  pair_check(+World, +BlockerSide, +AttackerSide, -Check) is nondet.
%
%   Each check that CR 509.1a-b makes of the pair, whatever else blocks.

pair_check(_, side(_, _, Checks, _), _, Check) :-
    member(Check, Checks).
pair_check(_, _, side(_, _, Checks, _), Check) :-
    member(Check, Checks).
pair_check(World, side(Blocker, _, _, _), side(Attacker, Defender, _, _), Check) :-
    relation_check(World, Blocker, Attacker, Defender, Check).
pair_check(World, BlockerSide, AttackerSide, check(Restriction, Rules, Outcome)) :-
    BlockerSide = side(Blocker, _, _, BlockerActives),
    AttackerSide = side(Attacker, _, _, AttackerActives),
    pretended(World, BlockerSide, AttackerSide, Pretended),
    (   member(Active, AttackerActives),
        Side = attacker,
        Objects = [Attacker, Blocker]
    ;   member(Active, BlockerActives),
        Side = blocker,
        Objects = [Blocker, Attacker]
    ),
    Active = active(restriction(_, Restriction), Row, Context0, State),
    pair_restriction(Restriction, Side),
    State \== declaration,
    (   ( State == fails
        ; ignored(Row, Attacker, Pretended)
        )
    ->  Outcome = not_applicable,
        row_rules(Row, Rules)
    ;   pretending(Pretended, Context0, Context),
        forbids(Restriction, World, Context, Blocker, Attacker)
    ->  active_reason(Active, Objects, Restriction, Rules, Reason),
        Outcome = disobeyed(Reason)
    ;   Outcome = obeyed,
        row_rules(Row, Rules)
    ).

%!  pair_able(+World, +BlockerSide, +AttackerSide) is semidet.
%
%   The pair alone disobeys nothing.

pair_able(World, BlockerSide, AttackerSide) :-
    \+ pair_check(World, BlockerSide, AttackerSide, check(_, _, disobeyed(_))).

relation_check(World, Blocker, Attacker, Defender, check(What, Rules, Outcome)) :-
    What = attacks_controller_of(Attacker, Blocker),
    Rules = [cr('509.1a')],
    controller(World, Blocker, Player),
    (   Player == Defender,
        controller(World, Attacker, Other),
        opponent(World, Player, Other)
    ->  Outcome = obeyed
    ;   Outcome = disobeyed(reason(Rules, rule('509.1a'), [Attacker, Blocker], What))
    ).

%   pair_restriction(+Restriction, ?Side) is semidet.
%   Restriction, of the creature on that side, speaks of the pair alone.

pair_restriction(cant_be_blocked, attacker).
pair_restriction(cant_be_blocked_by(_), attacker).
pair_restriction(cant_be_blocked_except_by(_), attacker).
pair_restriction(cant_block, blocker).
pair_restriction(cant_block(_), blocker).
pair_restriction(can_block_only(_), blocker).

forbids(cant_be_blocked, _, _, _, _) => true.
forbids(cant_be_blocked_by(Filter), World, Context, Blocker, _) =>
    matches(World, Context, Blocker, Filter).
forbids(cant_be_blocked_except_by(Filter), World, Context, Blocker, _) =>
    \+ matches(World, Context, Blocker, Filter).
forbids(cant_block, _, _, _, _) => true.
forbids(cant_block(Subject), World, Context, _, Attacker) =>
    is_member(Subject, World, Context, Attacker).
forbids(can_block_only(Filter), World, Context, _, Attacker) =>
    \+ matches(World, Context, Attacker, Filter).

%   pretended(+World, +BlockerSide, +AttackerSide, -Pretended) is det.
%   What the permissions of the two let the pair pretend: has(Object, Keyword), lacks(Object, Keyword).

pretended(World, side(Blocker, _, _, BlockerActives), side(Attacker, _, _, AttackerActives), Pretended) :-
    findall(As,
            (   member(active(permission(_, Permission), _, Context, holds), BlockerActives),
                blocker_pretends(Permission, World, Context, Blocker, Attacker, As)
            ;   member(active(permission(_, blocked_as_though_no(Keyword)), _, _, holds), AttackerActives),
                As = lacks(Attacker, Keyword)
            ),
            Pretended).

blocker_pretends(block_as_though_no(Filter, Keyword), World, Context, _, Attacker, lacks(Attacker, Keyword)) :-
    matches(World, Context, Attacker, Filter).
blocker_pretends(block_as_though_has(Filter, Keyword), World, Context, Blocker, Attacker, has(Blocker, Keyword)) :-
    matches(World, Context, Attacker, Filter).

pretending([], Context, Context) :- !.
pretending(Pretended, Context0, Context) :-
    combat(Context0, combat(Attacker, Blocker, Defender, Declaration, _)),
    with_combat(combat(Attacker, Blocker, Defender, Declaration, Pretended), Context0, Context).

ignored(Row, Attacker, Pretended) :-
    member(lacks(Attacker, Lacks), Pretended),
    row_source(Row, keyword(Keyword, Attacker)),
    keyword_matches(Lacks, Keyword),
    !.

%!  blocker_counts(+World, +AttackerSide, -Counts:list) is det.
%
%   The restrictions on how many creatures block the attacker: at_least(Number, Active) and
%   at_most(Number, Active).

blocker_counts(World, side(_, _, _, Actives), Counts) :-
    findall(Count,
            ( member(Active, Actives),
              Active = active(restriction(_, Restriction), _, Context, holds),
              count(Restriction, Amount, Number, Active, Count),
              amount(Amount, World, Context, Number)
            ),
            Counts).

count(cant_be_blocked_except_by_at_least(Amount), Amount, Number, Active, at_least(Number, Active)).
count(cant_be_blocked_by_more_than(Amount), Amount, Number, Active, at_most(Number, Active)).
