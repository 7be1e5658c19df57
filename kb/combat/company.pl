:- encoding(utf8).
:- module(lawmage_company,
          [ in_declaration/4,    % +World, +Model, +Pair, -Answer
            alone_reasons/4,     % +World, +Model, +Pair, -Reasons
            company_answers/2,   % +Model, -Answers
            known_declaration/5, % +World, +Model, +Pair, +Answers, -Answer
            in_legal_declaration/4 % +World, +Model, +Pair, -Answer
          ]).
:- use_module(library(apply)).
:- use_module(library(assoc)).
:- use_module(library(lists)).
:- use_module('../objects/mana_sources').
:- use_module(paying).
:- autoload('solver/solver', [declaration_violations/3, possible_pair/4, possible_pairs/3, usable_pair/4]).

/** <module> The company that a creature needs to attack or block
*/

%!  alone_reasons(+World, +Model, +Pair, -Reasons:list) is det.
%
%   What the declaration of Pair alone disobeys, or can't pay.

alone_reasons(World, model(Act, Player, Problem, _), Pair, Reasons) :-
    declaration_violations(Problem, [Pair], Violations),
    findall(Reason, member(disobeyed(Reason), Violations), BarReasons),
    incurred_costs(Problem, [Pair], Labels),
    unpaid_reasons(World, Act, Player, [Pair], Labels, CostReasons),
    append(BarReasons, CostReasons, Reasons).

%!  in_declaration(+World, +Model, +Pair, -Answer) is det.
%
%   Answer is yes(Pairs) for a declaration with Pair that disobeys no restriction and can be paid for, undecided, or no(Reasons),
%   Reasons being what forbids its company: the restrictions that the pair alone obeys and that leave it no declaration, or the
%   costs.

in_declaration(World, Model, Pair, Answer) :-
    Model = model(_, _, Problem, _),
    possible_pair(Problem, Pair, Found, []),
    paid_for(Found, World, Model, Pair, Answer).

paid_for(Found, World, Model, Pair, Answer) :-
    Model = model(Act, Player, Problem, _),
    (   Found = yes(Pairs),
        incurred_costs(Problem, Pairs, Labels),
        unpaid_reasons(World, Act, Player, Pairs, Labels, Unpaid),
        Unpaid \== []
    ->  affordable(World, Model, Pair, Afforded),
        (   Afforded == no
        ->  Answer = no(Unpaid)
        ;   Answer = Afforded
        )
    ;   Found == no
    ->  forbidding(Problem, Pair, Forbidding),
        Answer = no(Forbidding)
    ;   Answer = Found
    ).

%   forbidding(+Problem, +Pair, -Reasons)
%   With the restrictions that Pair alone disobeys, each of Reasons leaves it no declaration; where it takes several of them, these
%   do so together.

forbidding(problem(Actors, Able, Restrictions, _), Pair, Reasons) :-
    declaration_violations(problem(Actors, Able, Restrictions, []), [Pair], Violations),
    partition(disobeyed_in(Violations), Restrictions, Disobeyed, Others),
    (   forbidden_by(Disobeyed, Actors, Able, Pair)
    ->  Forbidding = []
    ;   include(forbids_with(Disobeyed, Actors, Able, Pair), Others, Forbidding0),
        (   Forbidding0 == []
        ->  needed(Others, Disobeyed, Actors, Able, Pair, Forbidding)
        ;   Forbidding = Forbidding0
        )
    ),
    findall(Reason, member(restriction(Reason, _), Forbidding), Reasons0),
    list_to_set(Reasons0, Reasons).

disobeyed_in(Violations, restriction(Reason, _)) :-
    memberchk(disobeyed(Reason), Violations).

forbids_with(Disobeyed, Actors, Able, Pair, Restriction) :-
    forbidden_by([Restriction|Disobeyed], Actors, Able, Pair).

forbidden_by(Restrictions, Actors, Able, Pair) :-
    possible_pair(problem(Actors, Able, Restrictions, []), Pair, no, []).

%   What can be left out of them is, from the first on.

needed([], _, _, _, _, []).
needed([Restriction|Others], Kept, Actors, Able, Pair, Needed) :-
    append(Kept, Others, Without),
    (   forbidden_by(Without, Actors, Able, Pair)
    ->  needed(Others, Kept, Actors, Able, Pair, Needed)
    ;   Needed = [Restriction|Needed1],
        needed(Others, [Restriction|Kept], Actors, Able, Pair, Needed1)
    ).

%!  company_answers(+Model, -Answers) is det.
%
%   For all able pairs at once what known_declaration/5 needs.

company_answers(model(_, _, Problem, _), Answers) :-
    possible_pairs(Problem, Found, []),
    list_to_assoc(Found, Answers).

%!  known_declaration(+World, +Model, +Pair, +Answers, -Answer) is det.
%
%   in_declaration/4, from the Answers of company_answers/2.

known_declaration(World, Model, Pair, Answers, Answer) :-
    (   get_assoc(Pair, Answers, Found)
    ->  paid_for(Found, World, Model, Pair, Answer)
    ;   Answer = no([])
    ).

%   The cheapest company found can't be paid for, so others are looked for: each choice of the other creatures whose company costs
%   something, or that make mana which attacking would spend, is left out in turn, fewest first.

affordable(World, Model, Pair, Answer) :-
    Model = model(Act, Player, Problem, _),
    Problem = problem(_, Able, _, _),
    Pair = Actor-_,
    findall(Other,
            ( member(able(Other, _, Costs), Able),
              Other \== Actor,
              ( Costs \== [] ; Act == attack, makes_mana(World, Other) )
            ),
            Dear0),
    sort(Dear0, Dear),
    incurred_costs(Problem, [Pair], Own),
    (   \+ costs_payable(World, Act, Player, [Pair], Own)
    ->  Answer = no
    ;   length(Dear, Number),
        (   Number > 12
        ->  Answer = undecided
        ;   cheaper(Number, Dear, World, Model, Pair, Pairs)
        ->  Answer = yes(Pairs)
        ;   Answer = no
        )
    ).

cheaper(Number, Dear, World, model(Act, Player, problem(Actors, Able, Restrictions, Requirements), _), Pair, Pairs) :-
    between(0, Number, Kept),
    chosen(Kept, Dear, Some),
    subtract(Dear, Some, Out),
    findall(able(Other, Object, Costs),
            ( member(able(Other, Object, Costs), Able),
              \+ memberchk(Other, Out)
            ),
            Cheap),
    Problem = problem(Actors, Cheap, Restrictions, Requirements),
    possible_pair(Problem, Pair, yes(Pairs), []),
    incurred_costs(Problem, Pairs, Labels),
    costs_payable(World, Act, Player, Pairs, Labels),
    !.

chosen(0, _, []) :- !.
chosen(Number, [Item|Items], [Item|Chosen]) :-
    Fewer is Number-1,
    chosen(Fewer, Items, Chosen).
chosen(Number, [_|Items], Chosen) :-
    chosen(Number, Items, Chosen).

%!  in_legal_declaration(+World, +Model, +Pair, -Answer) is det.
%
%   Answer is yes(Pairs) for a fully legal declaration with Pair, requirements and costs together, no, or undecided.

in_legal_declaration(World, Model, Pair, Answer) :-
    Model = model(Act, Player, Problem, _),
    usable_pair(Problem, Pair, Found, []),
    (   Found = yes(Pairs),
        incurred_costs(Problem, Pairs, Labels),
        \+ costs_payable(World, Act, Player, Pairs, Labels)
    ->  Answer = undecided
    ;   Answer = Found
    ).
