:- encoding(utf8).
:- module(lawmage_combat_costs_grammar,
          [ unless_paid//2      % +Acts, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(costs).
:- use_module(function_words).
:- use_module(restrictions).
:- use_module(subjects).

/** <module> "unless" after "can't attack": costs and company (CR 508.1d, 509.1d)

"unless their controller pays {2} for each of those creatures", "unless at least two other
creatures attack".
*/

%!  unless_paid(+Acts, -Meaning)// is nondet.
%
%   "unless their controller pays {2} for each of those creatures": a cost to do Acts; or nothing,
%   then Meaning restricts them.

unless_paid(Acts, Meaning) -->
    time(Time),
    [unless],
    payer(Pays),
    paying(Pays, Payments),
    { findall(cost_to(Act, Payments), member(Act, Acts), Meanings),
      together(Meanings, Meaning0),
      timed(Time, Meaning0, Meaning)
    }.

payer(sg) --> [its, controller].
payer(sg) --> [their, controller].
payer(sg) --> [that, player].
payer(sg) --> [defending, player].
payer(pl) --> [you].
payer(sg) --> [enchanted, creature, '\'s', controller].

paying(sg, Payments) --> [pays], paid_amount(Payments).
paying(pl, Payments) --> [pay], paid_amount(Payments).
paying(sg, Payments) --> [sacrifices], sacrificed(Payments).
paying(pl, [tap(choose(N, Filter))]) -->
    [tap],
    chosen_objects(_, choose(N, Filter0)),
    not_declared,
    { append(Filter0, [not(declared)], Filter) }.
paying(pl, Payments) --> cost(Payments), { Payments = [Payment], \+ functor(Payment, mana, 1) }.

not_declared --> [not, declared, as, an, attacking, or, blocking, creature, this, combat].

sacrificed(Payments) -->
    object(_, S),
    for_each(A),
    { declared_count(A) -> Payments = [sacrifice(S)] ; Payments = [times(A, sacrifice(S))] }.
sacrificed([sacrifice(S)]) --> object(_, S).

paid_amount(Payments) --> payment(Payment), per(Payment, Payments).

payment(mana(Mana)) --> mana(Mana).
payment(pay_life(N)) --> cardinal(N), [life].

per(mana(Mana), [times(A, mana('{1}'))]) -->
    { Mana == '{X}' },
    each_creature,
    where_x(A).
per(mana(Mana), [times(A, mana('{1}'))]) -->
    { Mana == '{X}' },
    where_x(A).
per(Payment, [Payment]) --> each_creature.
per(Payment, [times(A, Payment)]) --> for_each(A), { \+ declared_count(A) }.
per(Payment, [Payment]) --> [].

declared_count(count(Filter)) :-
    memberchk(controlled_by(pro(who)), Filter).

%   "for each creature they control that's attacking you": the cost is one for each
%   creature that does it anyway.

each_creature --> [for, each, of, those, creatures].
each_creature --> [for, each, creature, they, control, that, '\'s', attacking], defenders(_).
each_creature --> [for, each, creature, they, control, that, '\'s', blocking, it].
each_creature --> [for, each, creature, they, control, that, '\'s', attacking].
each_creature --> [for, each, attacking, creature, they, control].
each_creature --> [for, each, blocking, creature, they, control].
