:- encoding(utf8).
:- module(lawmage_cost_alternatives,
          [ costs_taken/6        % +World, +Player, +Self, +Cost, +Pay, -Costs
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(choices).
:- use_module(cost_parts).

/** <module> Costs of which a player pays one or another: "sacrifice a creature or discard a card" (CR 118.3, 601.2b)
*/

%!  costs_taken(+World, +Player, +Self, +Cost:list, +Pay, -Costs:list) is det.
%
%   Costs are what Cost can be.  A payment says by itself which one it pays; with Pay `none`, where more than one can be paid, Player says
%   which: by its name, or by what it is paid with.  What is not said in a scenario counts as paid, whichever it was.
%
%   @throws choice_needed(Player, cost, Self, 1-1, Names) when that was not answered.

costs_taken(World, Player, Self, Cost, Pay, Costs) :-
    findall(One, cost_choice(Cost, One), All0),
    list_to_set(All0, All),
    (   Pay == none,
        include(payable(World, Player, Self), All, Payable),
        Payable = [_, _|_]
    ->  exclude(is_choice, Cost, Common),
        foldl(alternative_name(Common), Payable, Names, [], _),
        (   answered_among(World, [cost], Self, Player, 1-1, Names, [Name]),
            nth1(N, Names, Name),
            nth1(N, Payable, Taken)
        ->  Costs = [Taken]
        ;   member(Taken, Payable),
            answered_with(Taken, World, Player, Self)
        ->  Costs = [Taken]
        ;   needed(World, cost, Player, Self, 1-1, Names),
            Costs = [Common]
        )
    ;   Costs = All
    ).

payable(World, Player, Self, Cost) :-
    \+ ( member(Pay, Cost), Pay \= mana(_), unpayable(Pay, World, Player, Self) ).

is_choice(Pay) :-
    once(cost_choice([Pay], Chosen)),
    Chosen \== [Pay].

%   What was answered is something that this cost can be paid with.

answered_with(Cost, World, Player, Self) :-
    member(Pay, Cost),
    (   named_part(Pay, Key0, choose(_, Filter))
    ->  functor(Key0, Key, _),
        candidates(Key0, Filter, World, Player, Self, Options, _)
    ;   Pay = total(Key, Filter, _, _)
    ->  candidates(Key, Filter, World, Player, Self, Options, _)
    ),
    answer_to(World, [Key, objects, object, card], Self, Answer),
    ( is_list(Answer) -> Answer = [One|_] ; One = Answer ),
    memberchk(One, Options),
    !.

%   A cost goes by what is done to pay it: sacrifice, discard, mana with its symbols; a second one of the kind by its number, too.

alternative_name(Common, Cost, Name, Before, [Base|Before]) :-
    subtract(Cost, Common, Own),
    findall(Word, ( member(Pay, Own), pay_word(Pay, Word) ), Words),
    ( Words == [] -> Base = nothing ; atomic_list_concat(Words, ' and ', Base) ),
    (   memberchk(Base, Before)
    ->  include(==(Base), Before, Same),
        length(Same, Count),
        N is Count + 1,
        format(atom(Name), "~w ~w", [Base, N])
    ;   Name = Base
    ).

pay_word(mana(Text), Word) =>
    atom_string(Word, Text).
pay_word(pay_life(_), Word) =>
    Word = life.
pay_word(total(Key, _, _, _), Word) =>
    Word = Key.
pay_word(Pay, Word) =>
    functor(Pay, Word, _).
