:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(kb('play')).
:- use_module(kb('explain/en')).
:- use_module(kb('explain/en_game')).
:- use_module(kb('explain/en_play')).
:- use_module(library(filesex), [directory_member/3]).

:- absolute_file_name(kb(game), Directory, [file_type(directory)]),
   forall(directory_member(Directory, File, [extensions([pl])]), use_module(File, [])).

/** <module> Each reason against something done in a game has words
*/

:- begin_tests(play_reasons).

%   A reason with a rule as its source, as it stands in a file of kb/game: refused//2 or a fault//1 of the language has a clause for it.

test(every_reason_has_words, Missing == []) :-
    findall(Name/Arity,
            ( written_reason(What),
              nonvar(What),
              functor(What, Name, Arity),
              \+ worded(Name, Arity)
            ),
            Missing0),
    sort(Missing0, Missing).

test(reasons_are_found, true(Count > 30)) :-
    findall(What, written_reason(What), Whats),
    length(Whats, Count).

worded(Name, Arity) :-
    told_in(Module, Head, What),
    clause(Module:Head, _),
    nonvar(What),
    functor(What, Name, Arity),
    !.

told_in(lawmage_en_play, refused(What, _, _, _), What).
told_in(lawmage_en_game, game_fault(What, _, _), What).
told_in(lawmage_en_game, game_said(What, _, _, _), What).
told_in(lawmage_en_game, restricted(What, _, _), What).
told_in(lawmage_en, fault(What, _, _), What).

written_reason(What) :-
    current_module(Module),
    module_property(Module, file(File)),
    sub_atom(File, _, _, _, '/kb/game/'),
    current_predicate(Module:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ predicate_property(Module:Head, dynamic),
    clause(Module:Head, Body),
    reason_in((Head :- Body), What).

reason_in(Term, What) :-
    compound(Term),
    (   Term = reason(_, _, _, What)
    ;   Term \= reason(_, _, _, _),
        arg(_, Term, Argument),
        reason_in(Argument, What)
    ).

%   Words, with the names in them.
test(a_land_is_not_cast, Text == 'forest is a land, which isn\'t cast') :-
    told([forest], land, Text).
test(a_limit, Text == 'that ability of elf can be activated only once each turn') :-
    told([elf], usage(once_each_turn), Text).
test(a_payment, Text == 'what is given doesn\'t pay the cost: pay 2 life') :-
    told([], unpaid(pay_life(2)), Text).
test(an_emptied_reason, fail) :-
    told([], what_nobody_says, _).

told(Objects, What, Text) :-
    phrase(reason(reason([], rule(''), Objects, What)), Words),
    atomic_list_concat(Words, Text).

:- end_tests(play_reasons).
