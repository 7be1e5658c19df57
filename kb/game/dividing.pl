:- encoding(utf8).
:- module(lawmage_dividing,
          [ announced/6,         % +Targets0, +World, +Source, +Meaning, +Frame, -Targets
            shares/5,            % +World, +Frame, +Total, +Phrase, -Shares
            retargeted_shares/3  % +Bindings0, +Bindings1, -Bindings
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(choices).
:- use_module(resolving_amounts).

/** <module> Dividing damage or counters among targets (CR 601.2d, 608.2d)

The division is announced as the spell or ability is put on the stack, and each target receives at least one.  It is kept among the
bindings as division(Phrase)-Shares, Phrase the target phrase and Shares a list of Target-Number.
*/

%!  announced(+Targets0, +World, +Source, +Meaning, +Frame, -Targets) is det.
%
%   Targets is Targets0 (stacking.pl) with the division that its player announces, or fault(Reasons) where that isn't one.
%
%   @throws choice_needed(Player, division, Object, Count-Count, Targets) when it was not given.

announced(bound(Groups, Flat), World, source(_, Object, Player), Meaning, Frame0, Targets) :-
    frame(Frame0, Self, You, Since, Bindings),
    append(Groups, Bindings, All),
    frame(Frame, Self, You, Since, All),
    member(Phrase-[First, Second|More], Groups),
    divides(Meaning, Phrase, Amount),
    amount_of(Amount, World, Frame, Total),
    !,
    Recipients = [First, Second|More],
    division(World, Object, Player, Total, Recipients, numbers, Numbers),
    (   sum_list(Numbers, Total),
        same_length(Numbers, Recipients),
        forall(member(Number, Numbers), Number >= 1)
    ->  pairs_keys_values(Shares, Recipients, Numbers),
        append(Groups, [division(Phrase)-Shares], WithDivision),
        Targets = bound(WithDivision, Flat)
    ;   Targets = fault([reason([cr('601.2d')], rule('601.2d'), [Object], division(Total))])
    ).
announced(Targets, _, _, _, _, Targets).

divides(Meaning, Phrase, Amount) :-
    sub_term(Instruction, Meaning),
    nonvar(Instruction),
    (   Instruction = deal_damage(_, Amount, divided(Phrase0))
    ;   Instruction = add_counters(divided(Phrase0), _, Amount)
    ),
    Phrase0 == Phrase,
    !.

division(World, Object, Player, Total, Recipients, Right, Numbers) :-
    (   answered_so(World, [division], Object, Player, [], Right, Answer)
    ->  Numbers = Answer
    ;   length(Recipients, Count),
        needed(World, division, Player, Object, Count-Count, Recipients),
        even(Total, Count, Numbers)
    ).

%   Each gets something, and all of it is divided (CR 601.2d, 608.2d).

divides_it(Total, Recipients, Numbers) :-
    numbers(Numbers),
    same_length(Numbers, Recipients),
    forall(member(Number, Numbers), Number >= 1),
    sum_list(Numbers, Total).

numbers(Numbers) :-
    is_list(Numbers),
    maplist(integer, Numbers).

%   As evenly as can be, the first ones receiving more.

even(Total, Count, Numbers) :-
    Each is Total // Count,
    Rest is Total mod Count,
    findall(Number,
            ( between(1, Count, N),
              ( N =< Rest -> Number is Each + 1 ; Number = Each )
            ),
            Numbers).

%!  shares(+World, +Frame, +Total, +Phrase, -Shares:list) is det.
%
%   How much each of those that Phrase means receives: as announced, what is not there any more losing its share (CR 608.2b); else
%   its player divides as the instruction is followed (CR 608.2d).

shares(World, Frame, Total, Phrase, Shares) :-
    frame(Frame, Self, You, _, _),
    (   Phrase = choose(_, Filter)                                          % CR 608.2d: each gets something
    ->  objects_of(each(Filter), World, Frame, Options),
        picked(World, [objects], Self, You, 0-Total, Options, Recipients)
    ;   objects_of(Phrase, World, Frame, Recipients)
    ),
    (   binding(division(Phrase), Frame, Announced)
    ->  include(receives(Recipients), Announced, Shares)
    ;   stack_choice(World, Self, division, Announced)
    ->  include(receives(Recipients), Announced, Shares)
    ;   Recipients = [Only]
    ->  Shares = [Only-Total]
    ;   Recipients == []
    ->  Shares = []
    ;   division(World, Self, You, Total, Recipients, divides_it(Total, Recipients), Numbers),
        same_length(Numbers, Recipients)
    ->  pairs_keys_values(Shares, Recipients, Numbers)
    ).

receives(Recipients, To-_) :-
    memberchk(To, Recipients).

%!  retargeted_shares(+Bindings0:list, +Bindings1:list, -Bindings:list) is det.
%
%   The same division among new targets (CR 115.7f): Bindings0 are those before, Bindings1 those with new targets.

retargeted_shares(Bindings0, Bindings1, Bindings) :-
    maplist(retargeted_share(Bindings0, Bindings1), Bindings1, Bindings).

retargeted_share(Bindings0, Bindings1, Binding0, Binding) :-
    (   Binding0 = division(Phrase)-Shares0,
        memberchk(Phrase-Old, Bindings0),
        memberchk(Phrase-New, Bindings1),
        same_length(Old, New)
    ->  pairs_keys_values(Changes, Old, New),
        findall(To-Number, ( member(From-Number, Shares0), memberchk(From-To, Changes) ), Shares),
        Binding = division(Phrase)-Shares
    ;   Binding = Binding0
    ).
