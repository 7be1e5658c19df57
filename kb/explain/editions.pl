:- encoding(utf8).
:- module(lawmage_editions,
          [ edition_number/3     % +Edition, +Rule, -Number
          ]).
:- use_module(library(lists)).
:- use_module(renumbered).
:- autoload('../check/rule_numbers', [rule_exists/2]).

/** <module> Rule numbers in the edition that a board is judged by

Clauses cite today's numbers; a verdict under an older edition of the Comprehensive Rules gives the numbers that the rules had there.
A rule that is no more is cited by a name, gone(Name).
*/

%!  edition_number(+Edition:atom, +Rule, -Number:atom) is semidet.
%
%   Number is the number that Rule, a number of today or gone(Name), has in Edition (a date); it fails where Edition has no
%   such rule.

edition_number(Edition, gone(Name), Number) =>
    once(( gone(Name, Since, Section, Rest),
           Edition @>= Since
         )),
    joined(Section, Rest, Number).
edition_number(Edition, Rule, Number), once(renumbered(Newest, _, _)), Newest @=< Edition =>
    Number = Rule.
edition_number(Edition, Rule, Number) =>
    split(Rule, Section0, Rest0),
    findall(Date, ( renumbered(Date, _, _), Date @> Edition ), Dates0),
    sort(0, @>, Dates0, Dates),
    before_all(Dates, Section0, Rest0, Section, Rest),
    joined(Section, Rest, Number),
    rule_exists(Edition, Number).

%   gone(+Name, -Since, -Section, -Rest) is nondet, newest first.

gone(planeswalker_uniqueness, '2009-07-08', 704, '5j').
gone(planeswalker_uniqueness, '0000-00-00', 420, '5q').

%   A number falls into its section and the rest.

split(Rule, Section, Rest) :-
    sub_atom(Rule, 0, 3, _, Digits),
    atom_number(Digits, Section),
    (   sub_atom(Rule, 4, _, 0, Rest0)
    ->  Rest = Rest0
    ;   Rest = ''
    ).

joined(Section, '', Number) :-
    !,
    atom_number(Number, Section).
joined(Section, Rest, Number) :-
    atomic_list_concat([Section, '.', Rest], Number).

before_all([], Section, Rest, Section, Rest).
before_all([Date|Dates], Section0, Rest0, Section, Rest) :-
    (   renumbered(Date, Section0, Entries)
    ->  before(Entries, Section0, Rest0, Section1, Rest1)
    ;   Section1 = Section0,
        Rest1 = Rest0
    ),
    before_all(Dates, Section1, Rest1, Section, Rest).

%   The number of before, by its own entry, that of its rule or that of its section; a dash says that it wasn't there.

before(Entries, Section0, Rest0, Section, Rest) :-
    (   entry(Entries, Rest0, Was)
    ->  Letters = ''
    ;   rule_letters(Rest0, Rule, Letters0),
        entry(Entries, Rule, Was)
    ->  Letters = Letters0
    ;   entry(Entries, *, Was0)
    ->  atomic_list_concat([Was0, /, Rest0], Was),
        Letters = ''
    ;   Was = Rest0,
        Letters = ''
    ),
    place(Was, Section0, Letters, Section, Rest).

entry(Entries, Rest, Was) :-
    atomic_list_concat([' ', Rest, '='], Key),
    sub_string(Entries, Before, Length, _, Key),
    !,
    Start is Before+Length,
    sub_string(Entries, Start, _, 0, After),
    sub_string(After, End, 1, _, " "),
    !,
    sub_atom(After, 0, End, _, Was).

rule_letters(Rest, Rule, Letters) :-
    atom_codes(Rest, Codes),
    append(Digits, [Letter|More], Codes),
    \+ code_type(Letter, digit),
    !,
    atom_codes(Rule, Digits),
    atom_codes(Letters, [Letter|More]).

place(Was, Section0, Letters, Section, Rest) :-
    \+ sub_atom(Was, 0, 1, _, -),
    (   atomic_list_concat([SectionText, Rest0], /, Was)
    ->  atom_number(SectionText, Section)
    ;   Section = Section0,
        Rest0 = Was
    ),
    atom_concat(Rest0, Letters, Rest).
