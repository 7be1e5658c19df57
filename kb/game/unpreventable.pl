:- encoding(utf8).
:- module(lawmage_unpreventable,
          [ unpreventable_marked/2   % +Instructions0, -Instructions
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(terms)).

/** <module> "The damage can't be prevented" (CR 615.12, 608.2c)

Said of the damage that the same spell or ability deals, and of no other damage of its source: the words stand on the
instruction to deal it afterwards, as unpreventable(Condition, Instruction).
*/

%!  unpreventable_marked(+Instructions0:list, -Instructions:list) is det.
%
%   Instructions are Instructions0, all those of a spell or ability, with the instructions to deal damage so marked.

unpreventable_marked(Instructions0, Instructions) :-
    (   sub_term(Said, Instructions0),
        Said == damage_cant_be_prevented(event),
        condition_of(Instructions0, Condition)
    ->  mapsubterms(unsaid, Instructions0, Instructions1),
        mapsubterms(marked(Condition), Instructions1, Instructions)
    ;   Instructions = Instructions0
    ).

unsaid(damage_cant_be_prevented(event), none).

marked(Condition, Damage, unpreventable(Condition, Damage)) :-
    functor(Damage, deal_damage, _).

%   The condition under which it is said, `true` for none.

condition_of(Term, Condition) :-
    (   Term == damage_cant_be_prevented(event)
    ->  Condition = true
    ;   Term = when(Outer, Inner)
    ->  condition_of(Inner, Condition0),
        both(Condition0, Outer, Condition)
    ;   compound(Term),
        arg(_, Term, Argument),
        condition_of(Argument, Condition)
    ),
    !.

both(true, Condition, Condition) :- !.
both(Condition0, Condition1, all([Condition1, Condition0])).
