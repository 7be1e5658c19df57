:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(kb(load)).
:- use_module(kb('explain/en')).
:- use_module(kb('explain/es')).
:- use_module(kb('explain/pt')).
:- use_module(kb('explain/explain')).
:- use_module(kb('keywords/names')).
:- use_module(kb('vocabulary')).
:- use_module(kb('vocabulary_terms'), [term/3]).

/** <module> What English has words for, Portuguese and Spanish have words for
*/

:- begin_tests(languages).

language(pt, lawmage_pt).
language(es, lawmage_es).

%   A fault, check or step of en.pl, with names in the place of its arguments.

said(Name, Said) :-
    member(Name, [fault, check, step]),
    between(1, 2, Arity),
    Total is Arity+2,
    functor(Head, Name, Total),
    predicate_property(lawmage_en:Head, defined),
    clause(lawmage_en:Head, _),
    arg(1, Head, Said0),
    nonvar(Said0),
    Said0 \= step(_),
    copy_term(Said0, Said),
    Said =.. [_|Arguments],
    maplist(named, Arguments).

named(Argument) :-
    (   var(Argument)
    ->  Argument = [bear]
    ;   true
    ).

test(words_of_checks_and_faults, [forall((language(_, Module), said(Name, Said))), nondet]) :-
    Head =.. [Name, Said],
    (   Name == check
    ->  atom_concat(lawmage_, Language, Module),
        atom_concat(Language, '_check', Check),
        call(Module:Check, Said, [], [_|_], [])
    ;   phrase(Module:Head, [_|_])
    ).
test(there_are_many, true(Number >= 50)) :-
    aggregate_all(count, said(_, _), Number).

%   Restrictions and requirements of attacking and blocking are told, in English words at the least.

test(words_of_what_texts_say, [forall(( language(Language, _), stated(Sort, What) )), nondet]) :-
    Reason = reason([cr('509.1b')], line(bear, 1, 1), [bear], What),
    reason_text(Language, Reason, Text),
    reason_text(en, Reason, English),
    sub_string(Text, _, _, _, bear),
    ( Sort == restriction -> Text \== English ; true ).

stated(Sort, What) :-
    member(Sort, [restriction, requirement]),
    term(Sort, Pattern, _),
    Fact =.. [Sort, self, Pattern],
    ( bearing(Fact, block) ; bearing(Fact, attack) ),
    Pattern =.. [Name|Sorts],
    maplist(example, Sorts, Arguments),
    What =.. [Name|Arguments].

example(filter, [has(flying)]) :- !.
example(amount, 2) :- !.
example(list(attacked), [you]) :- !.
example(subject, self) :- !.
example(who, you).

%   CR 702.9b, 702.111b, 702.36b, 702.13b, 702.28b, 702.3b: nothing of an evasion ability is told in English.
test(evasion_in_full, [forall(( language(Language, _), member(Keyword, [flying, menace, fear, intimidate, shadow, defender]) )), nondet]) :-
    lawmage_keywords:meaning(Keyword, restriction(self, What), Rules),
    reason_text(Language, reason(Rules, keyword(Keyword, bear), [bear], What), Text),
    \+ sub_string(Text, _, _, _, "«").
test(no_english_between, Text == 'bear tem voar: não pode ser bloqueada exceto por criaturas com voar ou alcance') :-
    once(lawmage_keywords:meaning(flying, restriction(self, What), Rules)),
    reason_text(pt, reason(Rules, keyword(flying, bear), [bear], What), Text).
test(same_phrases, Phrases == Others) :-
    findall(Phrase, lawmage_pt:pt_told(Phrase, _), Phrases),
    findall(Phrase, lawmage_es:es_told(Phrase, _), Others).

%   A name that two keywords have would be read as one of them only.
test(names_differ, Twice == []) :-
    findall(Name,
            ( keyword_name(One, _, _, Portuguese, Spanish),
              member(Name, [Portuguese, Spanish]),
              Name \== '',
              keyword_name(Other, _, _, P, S),
              Other @> One,
              memberchk(Name, [P, S])
            ),
            Twice).

:- end_tests(languages).
