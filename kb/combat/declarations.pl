:- encoding(utf8).
:- module(lawmage_declarations,
          [ judge_blocks/6,     % +World, +Pairs, +By, +How, +Options, -Decision
            judge_attacks/6,    % +World, +Pairs, +Bands, +How, +Options, -Decision
            declared_program/3, % +World, +Question, -Program
            model_of/4          % +World, +Act, +Player, -Model
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/subjects').
:- use_module(attack_problem).
:- use_module(attacking).
:- use_module(bands).
:- use_module(block_problem).
:- use_module(blocking).
:- use_module(paying).
:- use_module(problem_parts, [declaration_witness/3]).
:- autoload('solver/solver', [declaration_violations/3, declaration_obeys/4, declaration_verdict/4, declaration_program/3, program_verdict/6]).

/** <module> Whole declarations, judged exactly (CR 508.1, 509.1)

A decision is decision(Verdict, Reasons, Checks, Witness, Notes).  Verdict is legal, illegal or depends; Checks lists steps
step(Rule, Outcome) in the order of the rule; Witness is `none`, or a better declaration where requirements are at stake.
Notes lists

  - obeyed(Number, Of)        requirements obeyed, of those that ask this declaration something
  - most(AtLeast, AtMost)     how many could be obeyed at no more cost
  - cost(Reason, Pays)        a cost that it incurs
  - unproved                  the search ended at its limit
  - by(highs)                 another solver found what the search left open

Options are those of the solver, exact(Values, Upper): what another solver made of the declaration's program (declared_program/4),
and costs_apart: whether the costs can be paid is not judged here.
*/

%!  judge_blocks(+World, +Pairs:list, +By, +How, +Options:list, -Decision) is det.
%
%   Whether just Pairs, Blocker-Attacker, is a legal declaration of the defending player By; `none` stands for the controller of
%   those that block, or the one player who is attacked (CR 509.1a-f).
%
%   @throws existence_error(defending_player, _) when no one player is meant.

judge_blocks(World, Pairs, By, How, Options, Decision) :-
    defending(World, Pairs, By, Defender),
    findall(Attacker, ( member(_-Attacker, Pairs), \+ attacking(World, Attacker, _) ), Stray0),
    sort(Stray0, Stray),
    block_model(World, Defender, [], Model),
    Model = model(_, _, Problem, sides(BlockerSides, AttackerSides)),
    findall(Reason,
            (   foreign_reason(World, Defender, Pairs, Reason)
            ;   stray_reason(Stray, Pairs, Reason)
            ),
            StrayReasons),
    findall(Reason,
            ( member(Blocker-Attacker, Pairs),
              \+ memberchk(Attacker, Stray),
              pair_fault(World, Defender, Blocker, Attacker, BlockerSides, AttackerSides, Reason)
            ),
            PairReasons),
    append(StrayReasons, PairReasons, Faults),
    decided(World, Model, Problem, Pairs, Faults, How, Options, Decision).

%   Each defending player declares alone (CR 802.4).

foreign_reason(World, Defender, Pairs,
               reason([cr('509.1a'), cr('802.4a')], rule('509.1a'), [Blocker], controlled_by_declaring(Blocker, Defender))) :-
    findall(Blocker, member(Blocker-_, Pairs), Blockers0),
    list_to_set(Blockers0, Blockers),
    member(Blocker, Blockers),
    \+ controller(World, Blocker, Defender).

stray_reason(Stray, Pairs, reason([cr('509.1a')], rule('509.1a'), [Attacker, Blocker], attacks_controller_of(Attacker, Blocker))) :-
    member(Attacker, Stray),
    member(Blocker-Attacker, Pairs).

pair_fault(World, Defender, Blocker, Attacker, BlockerSides, AttackerSides, Reason) :-
    side_for(Blocker, BlockerSides, blocker_side(World, Blocker, Defender), BlockerSide),
    side_for(Attacker, AttackerSides, other_attacker(World, Attacker, Blocker), AttackerSide),
    pair_reasons(World, BlockerSide, AttackerSide, Reasons),
    member(Reason, Reasons).

:- meta_predicate side_for(+, +, 1, -).

side_for(Creature, Sides, Make, Side) :-
    (   member(Side0, Sides),
        side_creature(Side0, Creature)
    ->  Side = Side0
    ;   call(Make, Side)
    ).

other_attacker(World, Attacker, Blocker, Side) :-
    judged_defender(World, Attacker, Blocker, Defender),
    attacker_side(World, Attacker, Defender, Side).

defending(World, Pairs, By, Defender) :-
    (   By \== none
    ->  Defender = By
    ;   member(Blocker-_, Pairs),
        controller(World, Blocker, Player)
    ->  Defender = Player
    ;   findall(Player,
                ( attacking(World, _, Target),
                  defending_player(World, Target, Player)
                ),
                Players0),
        sort(Players0, Players),
        one_defender(Players, World, Defender)
    ).

one_defender([Player], _, Player) :- !.
one_defender([], World, Defender) :-
    active(World, Active),
    findall(Player, opponent(World, Active, Player), [Defender]),
    !.
one_defender(Players, _, _) :-
    throw(error(existence_error(defending_player, Players), _)).

%!  judge_attacks(+World, +Pairs:list, +Bands:list, +How, +Options:list, -Decision) is det.
%
%   Whether just Pairs, Attacker-Target, with Bands is a legal declaration of the active player (CR 508.1a-j).

judge_attacks(World, Pairs, Bands, How, Options, Decision) :-
    attack_model(World, Model),
    Model = model(_, _, Problem, _),
    findall(Reason,
            (   member(Attacker-Target, Pairs),
                attack_check(World, Attacker, Target, check(_, _, disobeyed(Reason)))
            ;   band_fault(World, Pairs, Bands, Reason)
            ),
            Faults),
    decided(World, Model, Problem, Pairs, Faults, How, Options, Decision).

%!  model_of(+World, +Act, +Player, -Model) is det.
%
%   The model of the declaration of blockers by Player, or of attackers.

model_of(World, block, Player, Model) :-
    block_model(World, Player, [], Model).
model_of(World, attack, _, Model) :-
    attack_model(World, Model).

%   decided(+World, +Model, +Problem, +Pairs, +Faults, +How, +Options, -Decision)
%   Restrictions first; where none is disobeyed, requirements and costs.

decided(World, Model, Problem, Pairs, Faults, How, Options, decision(Verdict, Reasons, Steps, Witness, Notes)) :-
    Model = model(Act, Player, _, _),
    declaration_violations(Problem, Pairs, Violations),
    findall(Reason, ( member(Violation, Violations), violation_reason(Violation, Act, Reason) ), BarReasons),
    append(Faults, BarReasons, RestrictionReasons0),
    list_to_set(RestrictionReasons0, RestrictionReasons),
    (   RestrictionReasons \== []
    ->  Verdict = illegal,
        Reasons = RestrictionReasons,
        Witness = none,
        Notes = []
    ;   incurred_costs(Problem, Pairs, Labels),
        findall(cost(Reason, Pays), member(cost(_, _, Pays, Reason), Labels), CostNotes),
        (   memberchk(costs_apart, Options)
        ->  CostReasons = []
        ;   unpaid_reasons(World, Act, Player, Pairs, Labels, CostReasons)
        ),
        requirements_verdict(Problem, Pairs, Options, Solved, ByNotes),
        declaration_obeys(Problem, Pairs, ObeyedLabels, FailedLabels),
        length(ObeyedLabels, Obeyed),
        length(FailedLabels, Failed),
        Asked is Obeyed+Failed,
        solved(Solved, Act, Asked, CostReasons, Verdict, Reasons, Witness, Notes0),
        append([Notes0, ByNotes, CostNotes], Notes)
    ),
    (   How == all
    ->  steps(Act, Reasons, Steps)
    ;   Steps = []
    ).

%   Within the budget, or else by what another solver found; the solver checks its declaration.

requirements_verdict(Problem, Pairs, Options, Solved, Notes) :-
    (   memberchk(exact(Values, Upper), Options)
    ->  declaration_program(Problem, declaration(Pairs), Program),
        program_verdict(Problem, Pairs, Program, Values, Upper, Solved),
        Notes = [by(highs)]
    ;   declaration_verdict(Problem, Pairs, Solved, Options),
        Notes = []
    ).

%!  declared_program(+World, +Question, -Program) is det.
%
%   The integer program for the most requirements that could be obeyed instead of the declaration of Question, blocks(Pairs, By) or
%   attacks(Pairs, Bands), at no more cost (solver/program.pl).

declared_program(World, Question, Program) :-
    question_model(Question, World, Pairs, model(_, _, Problem, _)),
    declaration_program(Problem, declaration(Pairs), Program).

question_model(blocks(Pairs, By), World, Pairs, Model) :-
    defending(World, Pairs, By, Defender),
    block_model(World, Defender, [], Model).
question_model(attacks(Pairs, _), World, Pairs, Model) :-
    attack_model(World, Model).

violation_reason(over_capacity(Actor, Number, Capacity), block,
                 reason([cr('509.1a')], rule('509.1a'), [Actor], blocks_more_than(Number, Capacity))).
violation_reason(over_capacity(Actor, Number, Capacity), attack,
                 reason([cr('508.1b')], rule('508.1b'), [Actor], attacks_more_than(Number, Capacity))).
violation_reason(disobeyed(Reason), _, Reason).

solved(legal(Obeyed, _), _, Asked, CostReasons, Verdict, CostReasons, none, [obeyed(Obeyed, Asked)]) :-
    verdict_of(CostReasons, Verdict).
solved(fewer(Obeyed, AtLeast, Better, Failed), Act, Asked, CostReasons, illegal, Reasons, Witness,
       [obeyed(Obeyed, Asked), most(AtLeast, Asked)]) :-
    list_to_set(Failed, Different),
    append(CostReasons, Different, Reasons),
    declaration_witness(Act, Better, Witness).
solved(undecided(Obeyed, Upper), _, Asked, CostReasons, Verdict, CostReasons, none,
       [obeyed(Obeyed, Asked), most(Obeyed, Upper), unproved]) :-
    (   CostReasons == []
    ->  Verdict = depends
    ;   Verdict = illegal
    ).

verdict_of([], legal) :- !.
verdict_of(_, illegal).

%   steps(+Act, +Reasons, -Steps)
%   The steps of CR 508.1 or 509.1, in order, up to the one at which the declaration fails.

steps(Act, Reasons, Steps) :-
    findall(step(Rule, What), declaring_step(Act, Rule, What), All),
    findall(Rule, ( member(reason(Rules, _, _, _), Reasons), failed_step(Rules, All, Rule) ), Failed),
    steps_(All, Failed, Steps).

steps_([], _, []).
steps_([step(Rule, What)|Rest], Failed, Steps) :-
    (   memberchk(Rule, Failed)
    ->  Steps = [check(step(What), [cr(Rule)], disobeyed(reason([cr(Rule)], rule(Rule), [], step(What))))]
    ;   Steps = [check(step(What), [cr(Rule)], obeyed)|Steps1],
        steps_(Rest, Failed, Steps1)
    ).

%   The first of a reason's rules that is a step: a cost that can't be paid fails where it is paid, though it is determined before.

failed_step(Rules, Steps, Rule) :-
    member(cr(Rule), Rules),
    memberchk(step(Rule, _), Steps),
    !.

declaring_step(attack, '508.1a', chosen_attackers).
declaring_step(attack, '508.1b', targets_announced).
declaring_step(attack, '508.1c', restrictions).
declaring_step(attack, '508.1d', requirements).
declaring_step(attack, '508.1e', bands).
declaring_step(attack, '508.1f', attackers_tapped).
declaring_step(attack, '508.1g', optional_costs).
declaring_step(attack, '508.1h', total_cost).
declaring_step(attack, '508.1i', mana_abilities).
declaring_step(attack, '508.1j', costs_paid).
declaring_step(attack, '508.1k', become_attacking).
declaring_step(block, '509.1a', chosen_blockers).
declaring_step(block, '509.1b', restrictions).
declaring_step(block, '509.1c', requirements).
declaring_step(block, '509.1d', total_cost).
declaring_step(block, '509.1e', mana_abilities).
declaring_step(block, '509.1f', costs_paid).
declaring_step(block, '509.1g', become_blocking).
declaring_step(block, '509.1h', become_blocked).
declaring_step(block, '509.1i', triggers).
