:- encoding(utf8).
:- module(lawmage_solver_extend,
          [ memo/1,                     % -Memo
            extension/6,                % +Problem, +Fixed, +Free, +Memo, +Budget, -Answer
            fully_legal/4,              % +Problem, +Pairs, +Memo, -Legal
            possible_with/5             % +Tokens, +Problem, +Memo, +Budget, -Most
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3, include/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subtract/3, ord_union/3]).
:- use_module(declared, [counted/3, counts/2, declared/2, disobeys_none/2, obeyed_count/3]).
:- use_module(measure, [conditions/2, incurred/3]).
:- use_module(most, [most/6]).

/** <module> Fully legal declarations with given pairs

A declaration is legal if it obeys as much as is possible at its cost under its conditions: so, if it is seen
as having _tokens_, label(Label) for each cost it incurs and met(Count) for each condition of a requirement
that it meets, as much as is possible with these.  More tokens never make less possible.  So a declaration is
legal if it obeys what is possible with any tokens that hold its own, and the search is over sets of tokens:
those that must not be had narrow what can be declared, those that are had raise what must be obeyed.

A memo, a trie, holds what is possible with the sets of tokens asked about so far, and perhaps with `all`.  It
is changed in place, stays so on backtracking, and is good for one problem.
*/

%!  memo(-Memo) is det.
%
%   Memo knows nothing.

memo(Memo) :-
    trie_new(Memo).

%!  extension(+Problem, +Fixed, +Free, +Memo, +Budget, -Answer) is det.
%
%   Answer is yes(Pairs) if Pairs is a fully legal declaration with all of the ordered set Fixed and otherwise
%   only pairs of the ordered set Free, no if there is none, undecided if Budget ends before that is known.

extension(Problem, Fixed, Free, Memo, Budget, Answer) :-
    Problem = problem(Actors, Able, Restrictions, Requirements),
    ord_union(Fixed, Free, Pairs),
    include(within(Pairs), Able, Within),
    conditions(Requirements, Conditions),
    Narrow = problem(Actors, Within, Restrictions, Requirements),
    tokens(Problem, Conditions, Fixed, Has),
    extended(Narrow, Problem, Conditions, Fixed, Has, [], Memo, Budget, Answer).

within(Pairs, able(Actor, Object, _)) :-
    ord_memberchk(Actor-Object, Pairs).

%   extended(..., +Has, +Shuns, ...): whether there is one that has no token of Shuns.  Whether it has those of
%   Has beyond what it must is of no account.

extended(Narrow, Problem, Conditions, Fixed, Has, Shuns, Memo, Budget, Answer) :-
    without(Shuns, Narrow, Allowed),
    (   plain(Narrow, Conditions),
        possible_with([], Problem, Memo, Budget, Wanted)
    ->  Best is Wanted-1,
        most(Allowed, Fixed, Best, Wanted, Budget, Found)
    ;   Best = -1,
        most(Allowed, Fixed, Best, none, Budget, Found)
    ),
    (   Found = none(Upper)
    ->  (   Upper =< Best
        ->  Answer = no
        ;   Answer = undecided
        )
    ;   Found = found(Value, Pairs, Upper),
        tokens(Problem, Conditions, Pairs, Tokens),
        (   possible_with(Tokens, Problem, Memo, Budget, Most),
            possible_with(Has, Problem, Memo, Budget, Least)
        ->  (   Value >= Most
            ->  Answer = yes(Pairs)
            ;   Upper < Least
            ->  Answer = no
            ;   ord_subtract(Tokens, Has, [Token|_])
            ->  extended(Narrow, Problem, Conditions, Fixed, Has, [Token|Shuns], Memo, Budget, Answer1),
                (   Answer1 = yes(_)
                ->  Answer = Answer1
                ;   ord_union(Has, [Token], Has1),
                    extended(Narrow, Problem, Conditions, Fixed, Has1, Shuns, Memo, Budget, Answer2),
                    (   Answer2 == no
                    ->  Answer = Answer1
                    ;   Answer = Answer2
                    )
                )
            ;   Answer = undecided
            )
        ;   Answer = undecided
        )
    ).

plain(problem(_, Able, _, _), []) :-
    \+ ( member(able(_, _, Costs), Able),
         Costs \== []
       ).

%   The problem without whatever gives a token of Shuns, and without the requirements that ask nothing then.

without([], Problem, Problem) :-
    !.
without(Shuns, problem(Actors, Able0, Restrictions, Requirements0), problem(Actors, Able, Restrictions, Requirements)) :-
    exclude(gives_any(Shuns), Able0, Able),
    exclude(needs_any(Shuns), Requirements0, Requirements).

gives_any(Shuns, able(Actor, Object, Costs)) :-
    member(Token, Shuns),
    (   Token = label(Label)
    ->  memberchk(Label, Costs)
    ;   Token = met(Count),
        counts(Count, Actor-Object)
    ),
    !.

needs_any(Shuns, requirement(_, when(Count, _))) :-
    memberchk(met(Count), Shuns).

%   The tokens of a declaration.

tokens(problem(_, Able, _, _), Conditions, Pairs, Tokens) :-
    incurred(Able, Pairs, Labels),
    findall(label(Label), member(Label, Labels), Tokens0),
    (   Conditions == []
    ->  Tokens = Tokens0
    ;   declared(Pairs, Declared),
        findall(met(Count),
                ( member(Count, Conditions),
                  counted(Count, Declared, Number),
                  Number > 0
                ),
                Tokens1),
        append(Tokens0, Tokens1, Tokens2),
        sort(Tokens2, Tokens)
    ).

%!  possible_with(+Tokens, +Problem, +Memo, +Budget, -Most) is semidet.
%
%   Of the requirements whose conditions are in Tokens or that have none, a declaration that has no label but
%   those of Tokens obeys Most, and none obeys more.  Fails if Budget ends before that is known.

possible_with(Tokens, Problem, Memo, Budget, Most) :-
    (   trie_lookup(Memo, Tokens, Most0)
    ->  Most = Most0
    ;   Tokens \== all,
        Tokens \== [],
        possible_with([], Problem, Memo, Budget, Least),
        possible_with(all, Problem, Memo, Budget, Least)
    ->  Most = Least
    ;   Problem = problem(Actors, Able0, Restrictions, Requirements0),
        include(costs_only(Tokens), Able0, Able),
        include(asked_with(Tokens), Requirements0, Requirements),
        most(problem(Actors, Able, Restrictions, Requirements), [], -1, none, Budget, found(Most, _, Most)),
        trie_insert(Memo, Tokens, Most)
    ).

costs_only(all, _) :-
    !.
costs_only(Tokens, able(_, _, Costs)) :-
    \+ ( member(Label, Costs),
         \+ memberchk(label(Label), Tokens)
       ).

asked_with(Tokens, requirement(_, Wish)) :-
    (   Tokens \== all,
        Wish = when(Count, _)
    ->  memberchk(met(Count), Tokens)
    ;   true
    ).

%!  fully_legal(+Problem, +Pairs, +Memo, -Legal) is det.
%
%   Legal is true or false for the declaration Pairs, of able pairs and within capacities, or unknown if Memo
%   can't tell.  Nothing is searched for.

fully_legal(Problem, Pairs, Memo, Legal) :-
    Problem = problem(_, _, Restrictions, Requirements),
    declared(Pairs, Declared),
    (   disobeys_none(Restrictions, Declared)
    ->  conditions(Requirements, Conditions),
        tokens(Problem, Conditions, Pairs, Tokens),
        (   known_with(Tokens, Memo, Most)
        ->  obeyed_count(Requirements, Declared, Obeyed),
            (   Obeyed >= Most
            ->  Legal = true
            ;   Legal = false
            )
        ;   Legal = unknown
        )
    ;   Legal = false
    ).

known_with(Tokens, Memo, Most) :-
    (   trie_lookup(Memo, Tokens, Most0)
    ->  Most = Most0
    ;   trie_lookup(Memo, [], Most),
        trie_lookup(Memo, all, Most)
    ).
