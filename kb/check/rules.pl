:- encoding(utf8).
:- module(lawmage_rules,
          [ rule_holdings/2      % +What, -Holdings
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(citations, [citation/4]).
:- use_module(sources, [kb_files/1]).
:- use_module('../explain/explain').
:- use_module('../keywords/action_names').
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../keywords/names', [keyword_name/5, keyword_variant/2]).

/** <module> What the knowledge base holds for a rule, a keyword or a keyword action
*/

%!  rule_holdings(+What, -Holdings:list) is det.
%
%   What is number(Number), such as '702.9b' or '702.9' for all of its letters, or keyword(Name).
%   Holdings are holding(Kind, Rules, Text, Term, File, Line): the meanings of keywords, the clauses that cite
%   the rule, and the comments that do.  A keyword that has no meaning of that kind, or that is called by its name on cards in Portuguese or
%   Spanish, and a keyword action (CR 701), is what is held for its rule.

rule_holdings(What, Holdings) :-
    held(What, Found),
    (   Found == [],
        What = keyword(Called),
        called(Called, Rule)
    ->  held(number(Rule), Holdings)
    ;   Holdings = Found
    ).

called(Action, Rule) :-
    action_name(Action, Rule),
    !.
called(Variant, Rule) :-
    keyword_variant(Variant, Keyword),
    keyword_name(Keyword, Rule, _, _, _),
    !.
called(Called, Rule) :-
    keyword_name(Keyword, Rule, _, Portuguese, Spanish),
    (   Keyword == Called
    ->  true
    ;   member(Name, [Portuguese, Spanish]),
        atomic_list_concat(Words, ' ', Name),
        atomic_list_concat(Words, '_', Called)
    ),
    !.

held(What, Holdings) :-
    findall(Holding, meaning_holding(What, Holding), Meanings),
    findall(Holding, clause_holding(What, Holding), Clauses0),
    sort(Clauses0, Clauses),
    findall(Holding, ( cited_holding(What, Holding), \+ ( member(Clause, Clauses), same_place(Clause, Holding) ) ), Lines),
    append([Meanings, Clauses, Lines], Holdings).

same_place(holding(_, _, _, _, File, Line), holding(_, _, _, _, File, Line)).

meaning_holding(What, holding(keyword, Rules, Text, Term, File, Line)) :-
    clause(lawmage_keywords:meaning(Keyword, Meaning, Rules0), Body, Reference),
    speaks_of(What, Keyword, Rules0, Body),
    cited_rules(Rules0-Body, Rules),
    clause_property(Reference, file(Path)),
    file_base_name(Path, File),
    clause_property(Reference, line_count(Line)),
    keyword_words(Keyword, Text),
    \+ \+ ( numbervars(Meaning, 0, _),
            format(string(Term0), "~p", [Meaning]),
            nb_setval(lawmage_term, Term0)
          ),
    nb_getval(lawmage_term, Term).

speaks_of(keyword(Name), Keyword, _, _) :-
    functor(Keyword, Name, _).
speaks_of(number(Number), _, Rules, Body) :-
    ( cites(Rules, Number) ; cites(Body, Number) ),
    !.

%   All numbers that the clause names, those of its body too where they depend on it.

cited_rules(Clause, Rules) :-
    findall(cr(Number), ( sub_term(Number, Clause), rule_number(Number) ), Rules0),
    list_to_set(Rules0, Rules).

rule_number(Atom) :-
    atom(Atom),
    sub_atom(Atom, 3, 1, _, '.'),
    sub_atom(Atom, 0, 3, _, Section),
    atom_number(Section, Number),
    integer(Number).

keyword_words(Keyword, Text) :-
    (   atom(Keyword)
    ->  keyword_text(en, Keyword, Text)
    ;   functor(Keyword, Name, _),
        keyword_text(en, Name, Text)
    ).

cites(Term, Number) :-
    sub_term(Cited, Term),
    atom(Cited),
    is_rule(Cited, Number),
    !.

%   A number means itself and its letters, that of a section all in it.

is_rule(Cited, Number) :-
    (   Cited == Number
    ->  true
    ;   atom_length(Number, 3)
    ->  atom_concat(Number, '.', Section),
        sub_atom(Cited, 0, _, _, Section)
    ;   atom_concat(Number, Letter, Cited),
        atom_length(Letter, 1),
        char_type(Letter, alpha)
    ).

clause_holding(number(Number), holding(clause, [cr(Number)], Name, Term, File, Line)) :-
    current_module(Module),
    sub_atom(Module, 0, _, _, lawmage_),
    Module \== lawmage_keywords,
    module_property(Module, file(_)),
    current_predicate(Module:Predicate/Arity),
    functor(Head, Predicate, Arity),
    \+ predicate_property(Module:Head, imported_from(_)),
    \+ predicate_property(Module:Head, dynamic),
    catch(clause(Module:Head, Body, Reference), _, fail),
    cites(Head-Body, Number),
    clause_property(Reference, file(Path)),
    clause_property(Reference, line_count(Line)),
    file_base_name(Path, File),
    format(atom(Name), "~w/~w", [Predicate, Arity]),
    \+ \+ ( numbervars(Head, 0, _),
            format(string(Term0), "~p", [Head]),
            nb_setval(lawmage_term, Term0)
          ),
    nb_getval(lawmage_term, Term).

cited_holding(number(Number), holding(comment, [cr(Cited)], File, Words, File, Line)) :-
    kb_files(Paths),
    member(Path, Paths),
    file_base_name(Path, File),
    citation(Path, Cited, Line, Words0),
    is_rule(Cited, Number),
    split_string(Words0, "", " %!*", [Words]).
