:- encoding(utf8).
:- module(lawmage_declaring_costs,
          [ declaration_paid/7   % +World, +Act, +Player, +Pairs, +Notes, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module('../combat/paying').
:- use_module(finding_payments).
:- use_module(position).

/** <module> Paying the costs of a declaration of attackers or blockers (CR 508.1h-j, 509.1d-f)
*/

%!  declaration_paid(+World, +Act, +Player, +Pairs:list, +Notes:list, +Given:list, -Outcome) is det.
%
%   Outcome is paid(Events), or unpaid(Reasons) where the payment that Given names doesn't pay for the costs among Notes (declarations.pl) or
%   they can't be paid.  Without one they count as paid, as those of a spell do.

declaration_paid(World, Act, Player, Pairs, Notes, Given, Outcome) :-
    findall(Reason, member(cost(Reason, _), Notes), Reasons0),
    findall(Pay, ( member(cost(_, Pays), Notes), member(Pay, Pays) ), All),
    (   All == [],
        \+ memberchk(pay(_), Given)
    ->  Outcome = paid([])
    ;   total(All, Pairs, Total),
        paying_so(World, Given, Pay),
        Pairs = [Self-_|_],
        payment_made(Pay, World, Player, Self, Total, Paid),
        (   Paid = paid(Events, _)
        ->  Outcome = paid(Events)
        ;   Paid = fault(Fault),
            unpaid(Reasons0, Act, Fault, Reasons),
            Outcome = unpaid(Reasons)
        )
    ).

paying_so(World, Given, Pay) :-
    (   memberchk(pay(Named), Given)
    ->  Pay = Named
    ;   manner(World, own_mana)
    ->  Pay = found(_)
    ;   Pay = none
    ).

%   What is given for nothing has no cost that could be named.

unpaid([], Act, reason(Rules, Source, Objects, What), Reasons) :-
    !,
    unpaid_rule(Act, Rule),
    Reasons = [reason([cr(Rule)|Rules], Source, Objects, What)].
unpaid(Reasons0, Act, _, Reasons) :-
    unpaid_rule(Act, Rule),
    findall(reason([cr(Rule)|Rules], Source, Objects, What), member(reason(Rules, Source, Objects, What), Reasons0), Reasons).

%   All of the costs together are the total (CR 508.1h); the same done to some of the same objects is one part of it.

total(All, Pairs, total(Symbols, Others)) :-
    findall(Number, ( member(mana(Some), All), member(Number, Some), integer(Number) ), Numbers),
    sum_list(Numbers, Generic),
    findall(Symbol, ( member(mana(Some), All), member(Symbol, Some), \+ integer(Symbol) ), Typed),
    ( Generic > 0 -> Symbols = [Generic|Typed] ; Symbols = Typed ),
    findall(pay_life(Life), member(life(Life), All), Lives),
    findall(How-Candidates, member(choose(How, _, Candidates), All), Kinds0),
    list_to_set(Kinds0, Kinds),
    findall(Part,
            ( member(How0-Candidates, Kinds),
              findall(Number, member(choose(How0, Number, Candidates), All), Counts),
              sum_list(Counts, Count),
              undeclared(How0, Candidates, Pairs, How, Serving),
              findall(among(ref(One)), member(One, Serving), Ones),
              Part =.. [How, choose(Count, [any_of(Ones)])]
            ),
            Parts),
    append(Lives, Parts, Others).

undeclared(undeclared(How), Candidates, Pairs, How, Serving) :-
    !,
    findall(One, ( member(One, Candidates), \+ memberchk(One-_, Pairs) ), Serving).
undeclared(How, Candidates, _, How, Candidates).
