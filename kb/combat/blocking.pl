:- encoding(utf8).
:- module(lawmage_blocking,
          [ blocker_side/4,      % +World, +Blocker, +Defender, -Side
            attacker_side/4,     % +World, +Attacker, +Defender, -Side
            side_creature/2,     % +Side, -Creature
            side_actives/2,      % +Side, -Actives
            pair_check/4,        % +World, +BlockerSide, +AttackerSide, -Check
            pair_reasons/4,      % +World, +BlockerSide, +AttackerSide, -Reasons
            blocker_counts/3,    % +World, +AttackerSide, -Counts
            judged_defender/4    % +World, +Attacker, +Blocker, -Defender
          ]).
:- use_module(library(lists)).
:- autoload('../objects/amounts', [amount/4]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(actives).

/** <module> Whether one creature may block another (CR 509.1a-b), company aside

What depends on one of the two alone is found once, as its side: side(Creature, Defender, Player, checks(Checks,
Faults), Actives, Pairwise, Permissions), where Player is its controller (of an attacker that is no opponent of
Defender's: none), Faults are the reasons of the disobeyed Checks, Pairwise the restrictions among Actives that speak
of pairs and Permissions the permissions.  A check is check(What, Rules, Outcome) with Outcome obeyed, not_applicable or
disobeyed(Reason).
*/

%!  blocker_side(+World, +Blocker, +Defender, -Side) is det.
%
%   What CR 509.1a asks of Blocker, and the facts about it.
%
%   @throws open_condition(Key) when a condition is undecided.

blocker_side(World, Blocker, Defender, side(Blocker, Defender, Player, checks(Checks, Faults), Actives, Pairwise, Permissions)) :-
    controller(World, Blocker, Player),
    actives(World, Blocker, block, combat(none, Blocker, Defender, none, []), Actives),
    findall(Check, chosen_blocker(World, Blocker, Actives, Check), Checks),
    findall(Fault, member(check(_, _, disobeyed(Fault)), Checks), Faults),
    sorted_actives(Actives, blocker, Pairwise, Permissions).

%!  attacker_side(+World, +Attacker, +Defender, -Side) is det.
%
%   The same of Attacker, whose defending player is Defender.

attacker_side(World, Attacker, Defender, side(Attacker, Defender, Player, checks(Checks, Faults), Actives, Pairwise, Permissions)) :-
    controller(World, Attacker, Controller),
    (   opponent(World, Defender, Controller)
    ->  Player = Controller
    ;   Player = none
    ),
    actives(World, Attacker, block, combat(Attacker, none, Defender, none, []), Actives),
    findall(Check, chosen_attacker(World, Attacker, Check), Checks),
    findall(Fault, member(check(_, _, disobeyed(Fault)), Checks), Faults),
    sorted_actives(Actives, attacker, Pairwise, Permissions).

%!  side_creature(+Side, -Creature) is det.
%
%   Whose side it is.

side_creature(side(Creature, _, _, _, _, _, _), Creature).

%!  side_actives(+Side, -Actives:list) is det.
%
%   The facts about it.

side_actives(side(_, _, _, _, Actives, _, _), Actives).

sorted_actives([], _, [], []).
sorted_actives([Active|Actives], Side, Pairwise, Permissions) :-
    Active = active(Fact, _, _, State),
    (   Fact = restriction(_, Restriction),
        pair_restriction(Restriction, Side),
        State \== declaration
    ->  Pairwise = [Active|Pairwise1],
        Permissions = Permissions1
    ;   Fact = permission(_, _),
        State == holds
    ->  Pairwise = Pairwise1,
        Permissions = [Active|Permissions1]
    ;   Pairwise = Pairwise1,
        Permissions = Permissions1
    ),
    sorted_actives(Actives, Side, Pairwise1, Permissions1).

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
    ;   What == on_battlefield,
        status(World, Object, phased_out)
    ->  Outcome = disobeyed(reason([cr('702.26b')|Rules], rule('702.26b'), [Object], Asked))
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

pair_check(_, side(_, _, _, checks(Checks, _), _, _, _), _, Check) :-
    member(Check, Checks).
pair_check(_, _, side(_, _, _, checks(Checks, _), _, _, _), Check) :-
    member(Check, Checks).
pair_check(_, BlockerSide, AttackerSide, check(What, Rules, Outcome)) :-
    relation_check(BlockerSide, AttackerSide, What, Rules, Outcome).
pair_check(World, BlockerSide, AttackerSide, check(Restriction, Rules, Outcome)) :-
    pairwise(World, BlockerSide, AttackerSide, Pretended, Active, Objects),
    Active = active(restriction(_, Restriction), Row, _, _),
    pairwise_outcome(World, Active, Pretended, BlockerSide, AttackerSide, Answer),
    (   Answer == disobeyed
    ->  active_reason(Active, Objects, Restriction, Rules, Reason),
        Outcome = disobeyed(Reason)
    ;   Outcome = Answer,
        row_rules(Row, Rules)
    ).

pairwise(World, BlockerSide, AttackerSide, Pretended, Active, Objects) :-
    BlockerSide = side(Blocker, _, _, _, _, BlockerPairwise, _),
    AttackerSide = side(Attacker, _, _, _, _, AttackerPairwise, _),
    pretended_by(World, BlockerSide, AttackerSide, Pretended),
    (   member(Active, AttackerPairwise),
        Objects = [Attacker, Blocker]
    ;   member(Active, BlockerPairwise),
        Objects = [Blocker, Attacker]
    ).

pretended_by(World, BlockerSide, AttackerSide, Pretended) :-
    BlockerSide = side(_, _, _, _, _, _, BlockerPermissions),
    AttackerSide = side(_, _, _, _, _, _, AttackerPermissions),
    (   BlockerPermissions == [],
        AttackerPermissions == []
    ->  Pretended = []
    ;   pretended(World, BlockerSide, AttackerSide, Pretended)
    ).

pairwise_outcome(World, active(restriction(_, Restriction), Row, Context0, State), Pretended,
                 side(Blocker, _, _, _, _, _, _), side(Attacker, _, _, _, _, _, _), Outcome) :-
    (   State == fails
    ->  Outcome = not_applicable
    ;   Pretended \== [],
        ignored(Row, Attacker, Pretended)
    ->  Outcome = not_applicable
    ;   pretending(Pretended, Context0, Context),
        forbids(Restriction, World, Context, Blocker, Attacker)
    ->  Outcome = disobeyed
    ;   Outcome = obeyed
    ).

%!  pair_reasons(+World, +BlockerSide, +AttackerSide, -Reasons:list) is det.
%
%   What the pair alone disobeys: the reasons of pair_check/4's disobeyed checks.

pair_reasons(_, side(_, _, Defender, checks(_, []), _, [], _), side(_, Defender, Opponent, checks(_, []), _, [], _), Reasons) :-
    Opponent \== none,                                     % nothing speaks of the pair
    !,
    Reasons = [].
pair_reasons(World, BlockerSide, AttackerSide, Reasons) :-
    BlockerSide = side(Blocker, _, _, checks(_, BlockerFaults), _, BlockerPairwise, _),
    AttackerSide = side(Attacker, _, _, checks(_, AttackerFaults), _, AttackerPairwise, _),
    pretended_by(World, BlockerSide, AttackerSide, Pretended),
    Pair = pair(World, BlockerSide, AttackerSide, Pretended),
    disobeyed(AttackerPairwise, [Attacker, Blocker], Pair, Reasons0, Tail),
    disobeyed(BlockerPairwise, [Blocker, Attacker], Pair, Tail, []),
    relation_check(BlockerSide, AttackerSide, _, _, Outcome),
    (   Outcome = disobeyed(Relation)
    ->  Reasons1 = [Relation|Reasons0]
    ;   Reasons1 = Reasons0
    ),
    append(AttackerFaults, Reasons1, Reasons2),
    append(BlockerFaults, Reasons2, Reasons).

%   disobeyed(+Pairwise, +Objects, +Pair, -Reasons, ?Tail): why those of the restrictions are that the pair disobeys.

disobeyed([], _, _, Reasons, Reasons).
disobeyed([Active|Actives], Objects, Pair, Reasons, Tail) :-
    Pair = pair(World, BlockerSide, AttackerSide, Pretended),
    (   pairwise_outcome(World, Active, Pretended, BlockerSide, AttackerSide, Outcome),
        Outcome == disobeyed
    ->  Active = active(restriction(_, Restriction), _, _, _),
        active_reason(Active, Objects, Restriction, _, Reason),
        Reasons = [Reason|Rest]
    ;   Reasons = Rest
    ),
    disobeyed(Actives, Objects, Pair, Rest, Tail).

relation_check(side(Blocker, _, Player, _, _, _, _), side(Attacker, Defender, Opponent, _, _, _, _),
               What, Rules, Outcome) :-
    What = attacks_controller_of(Attacker, Blocker),
    Rules = [cr('509.1a')],
    (   Player == Defender,
        Opponent \== none
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

pretended(World, side(Blocker, _, _, _, _, _, BlockerPermissions), side(Attacker, _, _, _, _, _, AttackerPermissions), Pretended) :-
    findall(As,
            (   member(active(permission(_, Permission), _, Context, _), BlockerPermissions),
                blocker_pretends(Permission, World, Context, Blocker, Attacker, As)
            ;   member(active(permission(_, blocked_as_though_no(Keyword)), _, _, _), AttackerPermissions),
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

blocker_counts(World, side(_, _, _, _, Actives, _, _), Counts) :-
    findall(Count,
            ( member(Active, Actives),
              Active = active(restriction(_, Restriction), _, Context, holds),
              count(Restriction, Amount, Number, Active, Count),
              amount(Amount, World, Context, Number)
            ),
            Counts).

count(cant_be_blocked_except_by_at_least(Amount), Amount, Number, Active, at_least(Number, Active)).
count(cant_be_blocked_by_more_than(Amount), Amount, Number, Active, at_most(Number, Active)).
