:- encoding(utf8).
:- module(lawmage_check_vocabulary,
          [ fault/1,           % -Fault
            of_sort/2          % +Sort, +Term
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../vocabulary').
:- use_module('../vocabulary_terms').

/** <module> Check: the vocabulary is whole

Every meaning of a keyword is a term of the vocabulary, and every fact of the vocabulary that is no
instruction has a judgment it bears on.
*/

%!  fault(-Fault:string) is nondet.
%
%   Something that is wrong with the vocabulary.

fault(Fault) :-
    meaning(Keyword, Meaning, _),
    \+ \+ ( numbervars(Meaning, 0, _), \+ of_sort(meaning, Meaning) ),
    format(string(Fault), "the meaning of ~p is no term of the vocabulary: ~p", [Keyword, Meaning]).
fault(Fault) :-
    member(Sort, [restriction, requirement, permission, damage_rule]),
    term(Sort, Pattern, _),
    functor(Pattern, Name, Arity),
    functor(Part, Name, Arity),
    Fact =.. [Sort, self, Part],
    \+ bearing(Fact, _),
    format(string(Fault), "the ~w ~w/~w bears on no judgment", [Sort, Name, Arity]).

%!  of_sort(+Sort, +Term) is semidet.
%
%   Term is a term of Sort; a numbered variable '$VAR'(N) stands for any.

of_sort(_, Term) :-
    Term = '$VAR'(_),
    !.
of_sort(Sort, Term) :-
    simple(Sort, Term),
    !.
of_sort(quote(Literal), Term) :-
    !,
    Literal == Term.
of_sort(list(Sort), Term) :-
    !,
    all_of_sort(Term, Sort).
of_sort(filter, Term) :-
    !,
    all_of_sort(Term, property).
of_sort(Sort, Term) :-
    Term =.. [Name|Arguments],
    length(Arguments, Arity),
    functor(Pattern, Name, Arity),
    term(Sort, Pattern, _),
    Pattern =.. [_|Sorts],
    arguments_of_sorts(Arguments, Sorts),
    !.

all_of_sort('$VAR'(_), _) :- !.
all_of_sort([], _).
all_of_sort([Term|Terms], Sort) :-
    of_sort(Sort, Term),
    all_of_sort(Terms, Sort).

arguments_of_sorts([], []).
arguments_of_sorts([Argument|Arguments], [Sort|Sorts]) :-
    of_sort(Sort, Argument),
    arguments_of_sorts(Arguments, Sorts).

simple(int, Term) :- integer(Term).
simple(amount, Term) :- integer(Term).
simple(number, Term) :- of_sort(amount, Term).
simple(word, Term) :- ( atom(Term) ; Term = every(_) ).
simple(text, Term) :- ( atom(Term) ; Term = place(_, _, _) ).
simple(keyword, Term) :- atom(Term).
simple(counter, Term) :- atom(Term).
simple(state, Term) :- atom(Term).
simple(token, Term) :- atom(Term).
simple(attachment, Term) :- memberchk(Term, [enchanted, equipped, fortified]).
simple(zone, Term) :- memberchk(Term, [battlefield, graveyard, hand, library, exile, stack, command]).
simple(stat, Term) :- memberchk(Term, [power, toughness, mana_value]).
simple(feature, Term) :- memberchk(Term, [power, card_type, basic_land_type, name, color, creature_type]).
simple(choice, Term) :- memberchk(Term, [color, type, name, player, number, object]).
simple(period, Term) :- memberchk(Term, [this_turn, last_turn]).
simple(ability_kind, Term) :- memberchk(Term, [activated, loyalty, triggered]).
simple(damage, Term) :- memberchk(Term, [combat, all]).
simple(phase, Term) :- memberchk(Term, [this_phase, this_main_phase]).
simple(step, Term) :- memberchk(Term, [upkeep, draw, beginning_of_combat, end_of_combat, end]).
simple(source, Term) :- ( Term == any ; of_sort(subject, Term) ).
simple(subject, any).
simple(attacked, Term) :- of_sort(who, Term).
simple(property, Term) :- is_list(Term), all_of_sort(Term, property).
