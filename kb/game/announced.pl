:- encoding(utf8).
:- module(lawmage_announced,
          [ announced_fault/4    % +Given, +Costs, +Texts, -Reason
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(cost_parts, [has_x/1]).

/** <module> What is announced of a spell or ability must be there to be announced (CR 601.2b, 602.2b)
*/

%!  announced_fault(+Given, +Costs:list(list), +Texts, -Reason) is nondet.
%
%   Given announces what can't be announced with these Costs and Texts: an X below zero (CR 107.1b), an X where there is none
%   (CR 107.3a), one that isn't 0 where no cost with X is paid (CR 107.3b), a mode where there are none (CR 700.2).

announced_fault(Given, Costs, Texts, Reason) :-
    memberchk(x(X), Given),
    (   X < 0
    ->  Reason = reason([cr('107.1b')], rule('107.1b'), [], negative(X))
    ;   \+ ( member(Cost, Costs), has_x(Cost) ),
        \+ ( sub_term(Part, Texts), Part == x ),
        Reason = reason([cr('107.3a'), cr('601.2b')], rule('107.3a'), [], no_x)
    ).
announced_fault(Given, Costs, _, reason([cr('107.3b'), cr('601.2b')], rule('107.3b'), [], free_x(X))) :-
    memberchk(free, Given),
    memberchk(x(X), Given),
    X > 0,
    \+ ( member(Cost, Costs), has_x(Cost) ).
announced_fault(Given, _, Texts, reason([cr('700.2'), cr('601.2b')], rule('700.2'), [], not_modal)) :-
    memberchk(modes([_|_]), Given),
    \+ ( sub_term(Part, Texts), nonvar(Part), functor(Part, modes, _) ).
