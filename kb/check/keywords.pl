:- encoding(utf8).
:- module(lawmage_check_keywords,
          [ checked/3          % +Options, -Counts, -Faults
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../keywords/names').
:- use_module('../keywords/not_modelled').
:- use_module('../vocabulary/uninterpreted').
:- use_module('../vocabulary_terms').
:- use_module(sources).

/** <module> Check: every keyword ability is modelled, or it is said that it isn't

A keyword ability of CR 702 has a meaning (kb/keywords), or a judgment looks for it by its name, or it is
declared here with the word for what will bring it.
*/

%!  checked(+Options:list, -Counts:list, -Faults:list) is det.
%
%   How many keyword abilities there are, have a meaning, are looked for only, or are declared; and what is wrong with that.

checked(_, [keywords-Number, meant-Meant, looked_for-Sought, not_modelled-Declared], Faults) :-
    findall(Name, meaning_name(Name), Meanings0),
    sort(Meanings0, Meanings),
    findall(Name-File, sought_name(Name, File), Places),
    findall(Keyword, keyword_name(Keyword, _, _, _, _), Keywords),
    partitioned(Keywords, Meanings, Places, Meant, Sought, Declared),
    length(Keywords, Number),
    findall(fault(Fault, none), fault(Meanings, Places, Fault), Faults0),
    list_to_set(Faults0, Faults).

partitioned(Keywords, Meanings, Places, Meant, Sought, Declared) :-
    findall(Keyword, ( member(Keyword, Keywords), is_meant(Keyword, Meanings) ), MeantOnes),
    findall(Keyword, ( member(Keyword, Keywords), \+ is_meant(Keyword, Meanings), is_sought(Keyword, Places, _) ), SoughtOnes),
    findall(Keyword, ( not_modelled(_, Some), member(Keyword, Some) ), DeclaredOnes),
    length(MeantOnes, Meant),
    length(SoughtOnes, Sought),
    length(DeclaredOnes, Declared).

%   meaning_name(-Name) is nondet: all that the meanings of the keyword say is interpreted.

meaning_name(Name) :-
    clause(lawmage_keywords:meaning(Keyword, _, _), _),
    functor(Keyword, Name, _),
    \+ ( clause(lawmage_keywords:meaning(Other, Meaning, _), _),
         functor(Other, Name, _),
         idle(Meaning, _)
       ).

%   idle(+Meaning, -Term) is nondet: Meaning says Term, which no judgment reads (kb/vocabulary/uninterpreted.pl).

idle(Meaning, Name/Arity) :-
    uninterpreted(Word, Sort, Names),
    Word \== nothing,
    member(Name/Arity, Names),
    ( Arity > 0 ; memberchk(Sort, [amount, condition, cost, event, meaning, property, subject, who]) ),   % else it may be a word
    part_or_atom(Meaning, Name/Arity),
    \+ ( term(Other, Pattern, _), functor(Pattern, Name, Arity), Other \== Sort ).

part_or_atom(Term, Name/Arity) :-
    nonvar(Term),
    (   functor(Term, Name, Arity)
    ->  true
    ;   compound(Term),
        arg(_, Term, Argument),
        part_or_atom(Argument, Name/Arity)
    ->  true
    ).

%   sought_name(-Name, -File) is nondet.
%   A judgment in File asks whether an object has the keyword ability Name.

sought_name(Name, File) :-
    room_term([combat, game, objects, 'verdicts.pl'], Term, Path),
    shown(Path, File),
    part(Part, Term),
    sought(Part, Keyword),
    nonvar(Keyword),
    functor(Keyword, Name, _),
    atom(Name).

part(Term, Term) :-
    compound(Term).
part(Part, Term) :-
    compound(Term),
    arg(_, Term, Argument),
    part(Part, Argument).

sought(has_keyword(_, _, Keyword), Keyword).
sought(has(_, _, Keyword), Keyword).
sought(has(Keyword), Keyword).
sought(keyword(Keyword), Keyword).
sought(designated(Keyword), Keyword) :-
    atom(Keyword),
    keyword_name(Keyword, _, _, _, _).
sought(as_keyword(Keyword, _), Keyword).
sought(special_use(Keyword, _, _, _), Keyword).              % a kind of activated ability
sought(_ == Keyword, Keyword) :-                             % a designation of that name
    atom(Keyword),
    keyword_name(Keyword, _, _, _, _).
sought(keyword_use(Keyword, _, _, _, _, _), Keyword).        % a keyword that is an activated ability
sought(casting_cost(Keyword, _, _, _), Keyword).
sought(face_down_keyword(Keyword, _), Keyword).
sought(mode_cost_keyword(Keyword), Keyword).
sought(has_keyword_named(_, _, Keyword, _), Keyword).

is_meant(Keyword, Meanings) :-
    term_name(Keyword, Name),
    memberchk(Name, Meanings),
    !.

is_sought(Keyword, Places, File) :-
    term_name(Keyword, Name),
    memberchk(Name-File, Places),
    !.

term_name(Keyword, Keyword).
term_name(Keyword, Variant) :-
    keyword_variant(Variant, Keyword).

fault(Meanings, Places, Fault) :-
    keyword_name(Keyword, Rule, _, _, _),
    \+ is_meant(Keyword, Meanings),
    \+ is_sought(Keyword, Places, _),
    \+ declared(Keyword, _),
    format(string(Fault), "~w (CR ~w) has no meaning, no judgment looks for it, and it isn't declared as not modelled",
           [Keyword, Rule]).
fault(Meanings, Places, Fault) :-
    declared(Keyword, _),
    (   is_meant(Keyword, Meanings)
    ->  format(string(Fault), "~w is declared as not modelled, and has a meaning: take it off the list", [Keyword])
    ;   is_sought(Keyword, Places, File)
    ->  format(string(Fault), "~w is declared as not modelled, and ~w looks for it: take it off the list", [Keyword, File])
    ;   \+ keyword_name(Keyword, _, _, _, _)
    ->  format(string(Fault), "~w is declared as not modelled, and is no keyword ability", [Keyword])
    ).
fault(Meanings, _, Fault) :-
    member(Name, Meanings),
    \+ rule_of(Name, _),
    format(string(Fault), "~w has a meaning, and is no keyword ability", [Name]).
fault(_, Places, Fault) :-
    member(Name-File, Places),
    Name \== any,                                            % any(Name): by its name alone
    \+ rule_of(Name, _),
    format(string(Fault), "~w looks for ~w, which is no keyword ability", [File, Name]).
fault(_, _, Fault) :-
    clause(lawmage_keywords:meaning(Keyword, _, Rules), _),
    functor(Keyword, Name, _),
    rule_of(Name, Rule),
    is_list(Rules),
    Rules = [cr(Cited)|_],
    \+ within(Cited, Rule),
    format(string(Fault), "the meaning of ~w rests on CR ~w first, and CR ~w is about it", [Name, Cited, Rule]).

declared(Keyword, Word) :-
    not_modelled(Word, Keywords),
    member(Keyword, Keywords).

rule_of(Name, Rule) :-
    (   keyword_name(Name, Rule0, _, _, _)
    ->  Rule = Rule0
    ;   keyword_variant(Name, Keyword),
        keyword_name(Keyword, Rule, _, _, _)
    ->  true
    ).

within(Cited, Rule) :-
    atom_concat(Rule, Letters, Cited),
    \+ ( sub_atom(Letters, 0, 1, _, First), char_type(First, digit) ).
