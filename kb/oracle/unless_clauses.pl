:- encoding(utf8).
:- module(lawmage_unless_clauses,
          [ in_combat/1,        % +Tree
            of_abilities/2,     % +Tree, +Condition
            unless_true/3       % +Tree0, +Condition, -Tree
          ]).
:- use_module(library(lists)).
:- use_module(statements).

/** <module> What "unless" is said of
*/

%!  in_combat(+Tree) is semidet.
%
%   What must be paid to attack or block stands in the clause itself (combat_costs.pl).

in_combat(restriction(_, Restriction)) :-
    functor(Restriction, Name, _),
    memberchk(Name, [cant_attack, cant_block, cant_be_blocked]).
in_combat(all(Trees)) :-
    last(Trees, Tree),
    in_combat(Tree).

%!  unless_true(+Tree0, +Condition, -Tree) is det.
%
%   "gets +2/+2 and can't be blocked unless ...": what is forbidden is what the condition lifts.

unless_true(all(Trees0), C, all(Trees)) :-
    append(Before, [restriction(S, What)|Restrictions], Trees0),
    Before = [_|_],
    \+ memberchk(restriction(_, _), Before),
    forall(member(Restriction, Restrictions), Restriction = restriction(_, _)),
    !,
    findall(post(Restriction, not(C)), member(Restriction, [restriction(S, What)|Restrictions]), Conditional),
    append(Before, Conditional, Trees).
unless_true(Tree, C, post(Tree, not(C))).

%!  of_abilities(+Tree, +Condition) is semidet.
%
%   "its activated abilities can't be activated unless they're mana abilities": which abilities.

of_abilities(Tree, matches(pro(they), [kind(mana), ability])) :-
    mentions(cant_activate([]), Tree).
