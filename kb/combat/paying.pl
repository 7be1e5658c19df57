:- encoding(utf8).
:- module(lawmage_paying,
          [ incurred_costs/3,     % +Problem, +Pairs, -Labels
            costs_payable/5,      % +World, +Act, +Player, +Pairs, +Labels
            unpaid_reasons/6,     % +World, +Act, +Player, +Pairs, +Labels, -Reasons
            unpaid_rule/2         % +Act, -Rule
          ]).
:- use_module(library(lists)).
:- use_module(actives, [permits/5]).
:- use_module(payment).

/** <module> What a declaration costs, and whether that can be paid
*/

%!  incurred_costs(+Problem, +Pairs:list, -Labels:list) is det.
%
%   The labels of the costs that the declaration incurs, each once.

incurred_costs(problem(_, Able, _, _), Pairs, Labels) :-
    findall(Label,
            ( member(Actor-Object, Pairs),
              memberchk(able(Actor, Object, Costs), Able),
              member(Label, Costs)
            ),
            Labels0),
    sort(Labels0, Labels).

%!  costs_payable(+World, +Act, +Player, +Pairs:list, +Labels:list) is semidet.
%
%   Player can pay for all of Labels once the declaration is made: attacking taps what has no vigilance or the like (CR 508.1f), and
%   what attacks is not there to be tapped for a cost.

costs_payable(_, _, _, _, []) :- !.
costs_payable(World, Act, Player, Pairs, Labels) :-
    findall(Pay, ( member(cost(_, _, Pays, _), Labels), member(Pay, Pays) ), All),
    findall(Actor, member(Actor-_, Pairs), Declared),
    (   Act == attack
    ->  findall(Attacker,
                ( member(Attacker, Declared),
                  \+ permits(World, Attacker, attack, none, attack_without_tapping)
                ),
                Tapped)
    ;   Tapped = []
    ),
    payable(World, Player, All, Declared, Tapped).

%!  unpaid_reasons(+World, +Act, +Player, +Pairs:list, +Labels:list, -Reasons:list) is det.
%
%   Reasons are [] where Player can pay for all of Labels, else what each of them asks (CR 508.1j, 509.1f).

unpaid_reasons(World, Act, Player, Pairs, Labels, Reasons) :-
    (   costs_payable(World, Act, Player, Pairs, Labels)
    ->  Reasons = []
    ;   unpaid_rule(Act, Rule),
        findall(reason([cr(Rule)|Rules], Source, Objects, What),
                member(cost(_, _, _, reason(Rules, Source, Objects, What)), Labels),
                Reasons)
    ).

%!  unpaid_rule(+Act, -Rule) is det.
%
%   The rule by which the costs of a declaration must be paid.

unpaid_rule(block, '509.1f').
unpaid_rule(attack, '508.1j').
