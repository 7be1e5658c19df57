:- encoding(utf8).
:- module(lawmage_attacking,
          [ attack_check/4        % +World, +Attacker, +Target, -Check
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/effects').
:- use_module('../objects/subjects').
:- use_module(actives).

/** <module> Whether one creature may attack a player or permanent (CR 508.1a-c), company aside

A check is check(What, Rules, Outcome) with Outcome obeyed, not_applicable or disobeyed(Reason).
*/

%!  attack_check(+World, +Attacker, +Target, -Check) is nondet.
%
%   Each check that CR 508.1a-c makes of Attacker attacking Target, whatever else attacks.
%
%   @throws open_condition(Key) when a condition is undecided.

attack_check(World, Attacker, Target, Check) :-
    (   defending_player(World, Target, Defender)
    ->  true
    ;   Defender = none
    ),
    actives(World, Attacker, attack, combat(Attacker, none, Defender, none, []), Actives),
    (   chosen_attacker(World, Attacker, Target, Actives, Check)
    ;   target_check(World, Attacker, Target, Defender, Check)
    ;   restriction_check(World, Attacker, Target, Actives, Check)
    ;   attacked_check(World, Attacker, Target, Defender, Check)
    ).

chosen_attacker(World, Attacker, Target, Actives, check(What, Rules, Outcome)) :-
    chosen(What, Attacker, Rules),
    Rules = [cr(Rule)|_],
    (   is_so(What, World)
    ->  Outcome = obeyed
    ;   What = controlled_all_turn(Attacker),
        memberchk(active(permission(_, attack_though_newly_controlled), _, _, holds), Actives)
    ->  Outcome = not_applicable
    ;   What = controlled_all_turn(Attacker),
        as_though(attack_as_though_has(haste), World, Target, Actives)
    ->  Outcome = not_applicable
    ;   What = on_battlefield(Attacker),
        status(World, Attacker, phased_out)
    ->  Outcome = disobeyed(reason([cr('702.26b')|Rules], rule('702.26b'), [Attacker], What))
    ;   Outcome = disobeyed(reason(Rules, rule(Rule), [Attacker], What))
    ).

chosen(on_battlefield(Attacker), Attacker, [cr('508.1a')]).
chosen(creature(Attacker), Attacker, [cr('508.1a'), cr('506.3')]).
chosen(controlled_by_active_player(Attacker), Attacker, [cr('508.1a'), cr('506.2')]).
chosen(no_battle(Attacker), Attacker, [cr('508.1a')]).
chosen(untapped(Attacker), Attacker, [cr('508.1a')]).
chosen(controlled_all_turn(Attacker), Attacker, [cr('302.6'), cr('508.1a')]).

is_so(on_battlefield(Attacker), World) :-
    permanent(World, Attacker).
is_so(creature(Attacker), World) :-
    is_creature(World, Attacker).
is_so(controlled_by_active_player(Attacker), World) :-
    controller(World, Attacker, Player),
    active(World, Player).
is_so(no_battle(Attacker), World) :-
    \+ has_type(World, Attacker, battle).
is_so(untapped(Attacker), World) :-
    \+ status(World, Attacker, tapped).
is_so(controlled_all_turn(Attacker), World) :-
    \+ sick(World, Attacker).

%   What is attacked must be an opponent, a planeswalker one controls or a battle one protects (CR 506.2, 506.3,
%   508.1b, 310.8b).

target_check(World, Attacker, Target, Defender, check(What, Rules, Outcome)) :-
    controller(World, Attacker, Player),
    (   player(World, Target)
    ->  What = is_opponent(Target, Attacker),
        Rules = [cr('508.1b'), cr('506.2')]
    ;   has_type(World, Target, battle)
    ->  What = protected_by_opponent(Target, Attacker),
        Rules = [cr('310.8b'), cr('508.1b')]
    ;   What = planeswalker_of_opponent(Target, Attacker),
        Rules = [cr('508.1b'), cr('506.3')]
    ),
    (   attackable(World, Target),
        Defender \== none,
        opponent(World, Player, Defender)
    ->  Outcome = obeyed
    ;   Rules = [cr(Rule)|_],
        Outcome = disobeyed(reason(Rules, rule(Rule), [Attacker, Target], What))
    ).

attackable(World, Target) :-
    player(World, Target),
    !.
attackable(World, Target) :-
    permanent(World, Target),
    ( has_type(World, Target, planeswalker) ; has_type(World, Target, battle) ),
    !.

restriction_check(World, Attacker, Target, Actives, check(Restriction, Rules, Outcome)) :-
    member(Active, Actives),
    Active = active(restriction(_, Restriction), Row, Context, State),
    attack_restriction(Restriction),
    State \== declaration,
    (   ( State == fails
        ; lifted(Row, World, Target, Actives)
        )
    ->  Outcome = not_applicable,
        row_rules(Row, Rules)
    ;   forbids(Restriction, World, Context, Target)
    ->  active_reason(Active, [Attacker, Target], Restriction, Rules, Reason),
        Outcome = disobeyed(Reason)
    ;   Outcome = obeyed,
        row_rules(Row, Rules)
    ).

attack_restriction(cant_attack).
attack_restriction(cant_attack(_)).

forbids(cant_attack, _, _, _) => true.
forbids(cant_attack(Attacked), World, Context, Target) =>
    member(One, Attacked),
    is_attacked(One, World, Context, Target),
    !.

%   "Can attack as though it didn't have" a keyword lifts what that keyword says.

lifted(Row, World, Target, Actives) :-
    row_source(Row, keyword(Keyword, _)),
    as_though(attack_as_though_no(Keyword), World, Target, Actives).

%   as_though(+Permission, +World, +Target, +Actives)
%   Permission holds, of all attacks or of one on Target.

as_though(Permission, _, _, Actives) :-
    memberchk(active(permission(_, Permission), _, _, holds), Actives),
    !.
as_though(Permission, World, Target, Actives) :-
    of_some(Permission, OfSome, Attacked),
    member(active(permission(_, OfSome), _, Context, holds), Actives),
    member(One, Attacked),
    is_attacked(One, World, Context, Target),
    !.

of_some(attack_as_though_has(Keyword), attack_as_though_has(Keyword, Attacked), Attacked).
of_some(attack_as_though_no(Keyword), attack_as_though_no(Keyword, Attacked), Attacked).

attacked_check(World, Attacker, Target, Defender, check(cant_be_attacked, Rules, Outcome)) :-
    \+ player(World, Target),
    actives(World, Target, attack, combat(Attacker, none, Defender, none, []), Actives),
    member(Active, Actives),
    Active = active(restriction(_, cant_be_attacked), Row, _, State),
    (   State == holds
    ->  active_reason(Active, [Attacker, Target], cant_be_attacked, Rules, Reason),
        Outcome = disobeyed(Reason)
    ;   Outcome = not_applicable,
        row_rules(Row, Rules)
    ).
