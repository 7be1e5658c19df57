:- encoding(utf8).

/** <module> Measures of the grammar on the study's survey, for test_survey.py

    swipl -p kb=kb tests/oracle/survey.pl ambiguous FILE.tsv COLUMN
    swipl -p kb=kb tests/oracle/survey.pl bearings FILE.tsv COLUMN
    swipl -p kb=kb tests/oracle/survey.pl seconds FILE

print the sentences of FILE that have several readings, those that bear on nothing of their class, and how long
the texts of the facts card(Name, Text) in FILE take to be read.
*/

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(main)).
:- use_module(library(readutil)).
:- use_module(kb(oracle/abilities)).
:- use_module(kb(oracle/bearings)).
:- use_module(kb(oracle/contexts)).
:- use_module(kb(oracle/meanings)).
:- use_module(kb(oracle/names)).
:- use_module(kb(oracle/oracle)).
:- use_module(kb(oracle/sentences)).
:- use_module(kb(oracle/tokens)).
:- use_module(kb(oracle/verbatim)).

:- initialization(main, main).

main([seconds, File]) :-
    !,
    setup_call_cleanup(open(File, read, Stream, [encoding(utf8)]),
                       seconds(Stream, Seconds),
                       close(Stream)),
    format("~3f~n", [Seconds]).
main([Measure, File, ColumnAtom]) :-
    atom_number(ColumnAtom, Column),
    set_stream(user_output, encoding(utf8)),
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", [_|Lines]),
    forall(( member(Line, Lines),
             Line \== "",
             split_string(Line, "\t", "", Row),
             nth0(Column, Row, Clause)
           ),
           told(Measure, Row, Clause)).

seconds(Stream, Seconds) :-
    read_term(Stream, First, []),
    read_cards(First, Stream, 0, Seconds).

read_cards(end_of_file, _, Seconds, Seconds) :- !.
read_cards(card(Name, Text), Stream, Seconds0, Seconds) :-
    statistics(cputime, Start),
    read_text(card(Name, [], []), Text, _),
    statistics(cputime, End),
    Seconds1 is Seconds0+End-Start,
    read_term(Stream, Next, []),
    read_cards(Next, Stream, Seconds1, Seconds).

told(ambiguous, _, Clause) :-
    sentence(Clause, Tokens),
    readings(Clause, Tokens, Readings),
    (   Readings = [_, _|_]
    ->  format("~w~n", [Clause]),
        forall(member(Reading, Readings), format("    ~q~n", [Reading]))
    ;   true
    ).
told(bearings, [_, Class, Families|_], Clause) :-
    sentence(Clause, Tokens),
    bearings(Tokens, Bearings),
    (   concerns(Class, Families, Concern),
        \+ ( member(Bearing, Concern), memberchk(Bearing, Bearings) )
    ->  format("~w~t~8|~w~n", [Class, Clause])
    ;   true
    ).

concerns("C", _, [block, attack, damage]).
concerns("T", _, [target, attach]).
concerns("S", Families, [characteristics]) :-
    split_string(Families, ",", " ", [Family|_]),
    memberchk(Family, ["pt_mod", "pt_base", "has_keywords", "loses_abilities"]).

sentence(Clause, Tokens) :-
    tokens(Clause, Tokens0),
    self_references(all, '', Tokens0, Tokens1),
    (   append(Tokens, [t('.', _, _, _)], Tokens1)
    ->  true
    ;   Tokens = Tokens1
    ).

%   readings(+Clause, +Tokens, -Readings): all that the grammar finds, told in one form.

readings(Clause, Tokens, Readings) :-
    Card = card('', [], []),
    new_context(Card, Context),
    token_terms(Tokens, Terms),
    with_capitals(Tokens,
                  findall(Tree,
                          ( lawmage_abilities:parse(start, Terms, [], _, Tree0), x_defined(Tree0, Tree) ),
                          Trees0)),
    sort(Trees0, Trees),
    findall(Form,
            ( member(Tree, Trees),
              once(finished(source(Clause, Card), Tokens, Tree, Context, Meaning, _)),
              form(Meaning, Form)
            ),
            Forms),
    sort(Forms, Readings).

%   "For each creature, you may have it …" says what "creatures may …" says.

form(for_each(Subject, permission(subject, Permission)), Form) :-
    !,
    form(permission(Subject, Permission), Form).
form(Term, Form) :-
    is_list(Term),
    !,
    maplist(form, Term, Forms),
    sort(Forms, Form).
form(Term, Form) :-
    compound(Term),
    !,
    Term =.. [Name|Arguments0],
    maplist(form, Arguments0, Arguments),
    Form =.. [Name|Arguments].
form(Term, Term).
