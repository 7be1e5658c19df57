:- encoding(utf8).
:- module(lawmage_check_predicates,
          [ checked/3,         % +Options, -Counts, -Faults
            findings/1         % -Findings
          ]).
:- use_module(library(check), [list_undefined/0]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(prolog_xref)).
:- use_module(sources).

/** <module> Check: the knowledge base is whole as a program

A finding is finding(Kind, Words), and its words name the place.  Kinds:

  - load: an error or a warning while loading
  - undefined: a predicate that is called but neither defined nor imported; a library predicate
    must be imported too, since nothing is autoloaded implicitly
  - dead: a predicate that is neither exported nor named in the clauses of another
  - arrow: a file that loads, or calls by name, a module higher up the house (answer,
    then explain and check, then combat and game, then objects, keywords and oracle, then vocabulary)
  - orphan: a file that load.pl doesn't reach

All modules are loaded for it.  What was loaded before had its warnings then, and what was autoloaded
before isn't missed, so tests/plunit/lint.pl asks a process that has done nothing else.
*/

:- dynamic said/1, collecting/0.
:- multifile user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    collecting,
    memberchk(Kind, [error, warning]),
    forall(message_words(Term, Lines, Words), assertz(said(Words))).

%!  checked(+Options:list, -Counts:list, -Faults:list) is det.
%
%   How many files and predicates there are, and the findings as faults.

checked(_, [files-Files, predicates-Predicates], Faults) :-
    examined(Texts, Findings),
    length(Texts, Files),
    findall(Head, ( member(text(File, _), Texts), xref_defined(File, Head, local(_)) ), Heads),
    length(Heads, Predicates),
    findall(fault(Fault, none),
            ( member(finding(Kind, Words), Findings), format(string(Fault), "~w: ~w", [Kind, Words]) ),
            Faults).

%!  findings(-Findings:list) is det.
%
%   All that is found in the folder kb/, of which this file is a part.

findings(Findings) :-
    examined(_, Findings).

examined(Texts, Findings) :-
    kb_folder(Kb),
    kb_files(Files),
    directory_file_path(Kb, 'load.pl', Load),
    setup_call_cleanup(
        ( current_prolog_flag(autoload, Autoload), set_prolog_flag(autoload, explicit) ),
        ( collected(load, load(Load), Loading0),
          findall(text(File, Terms), ( member(File, Files), source_terms(File, Terms) ), Texts),
          findall(Finding,
                  ( member(text(File, [(:- module(_, _))-_|_]), Texts),
                    collected(load, load(File), Found),
                    member(Finding, Found)
                  ),
                  Loading1),
          collected(undefined, list_undefined, Undefined)
        ),
        set_prolog_flag(autoload, Autoload)),
    findall(Finding, ( member(Text, Texts), dead(Text, Texts, Finding) ), Dead),
    findall(load_of(File, Line, Other), ( member(Text, Texts), loads(Text, Kb, File, Line, Other) ), Loads),
    findall(Finding, ( member(Load1, Loads), arrow(Load1, Kb, Finding) ), Arrows),
    orphans(Load, Files, Loads, Orphans),
    append([Loading0, Loading1, Undefined, Dead, Arrows, Orphans], Findings).

load(File) :-
    catch(load_files(user:File, [silent(true), if(not_loaded), imports([])]), Error, print_message(error, Error)).

:- meta_predicate collected(+, 0, -).

%   collected(+Kind, :Goal, -Findings)
%   Runs Goal; each error or warning that it prints is a finding.

collected(Kind, Goal, Findings) :-
    retractall(said(_)),
    setup_call_cleanup(assertz(collecting), ignore(Goal), retractall(collecting)),
    findall(finding(Kind, Words), retract(said(Words)), Findings).

%   message_words(+Term, +Lines, -Words) is nondet.
%   Words tell a message on one line; one that is about several predicates is several.

message_words(check(undefined_procedures, Grouped), _, Words) :-
    !,
    member(Predicate-References, Grouped),
    findall(Place, ( member(Reference, References), reference_place(Reference, Place) ), Places),
    atomic_list_concat(Places, ', ', Where),
    format(string(Words), "~q, called in ~w", [Predicate, Where]).
message_words(_, Lines, Words) :-
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Words), Message).

reference_place(Reference, Place) :-
    (   Reference = clause_term_position(Clause, _)
    ;   Reference = clause(Clause)
    ),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)),
    !,
    shown(File, Shown),
    format(atom(Place), "~w:~w", [Shown, Line]).
reference_place(Reference, Place) :-
    format(atom(Place), "~q", [Reference]).

                 /*******************************
                 *             DEAD             *
                 *******************************/

%   dead(+Text, +Texts, -Finding) is nondet.  A text is text(File, Terms), each term with its line.
%   A hook (multifile) and a fact added at run time (dynamic) are called from elsewhere.
%   A file that is no module is a part of the file that includes it.

dead(text(File, [(:- module(_, _))-_|Terms0]), Texts, finding(dead, Words)) :-
    findall(Term, ( member(Term, Terms0) ; included(Terms0, File, Texts, Term) ), Terms),
    xref_source(File, [silent(true)]),
    xref_defined(File, Head, local(Line)),
    \+ xref_exported(File, Head),
    \+ xref_defined(File, Head, dynamic(_)),
    \+ xref_defined(File, Head, multifile(_)),
    functor(Head, Name, Arity),
    \+ hook(Name/Arity),
    \+ ( member(Term-_, Terms), names(Term, Name, Arity) ),
    shown(File, Shown),
    format(string(Words), "~w:~w: ~q", [Shown, Line, Name/Arity]).

included(Terms, File, Texts, Term) :-
    member((:- include(Spec))-_, Terms),
    absolute_file_name(Spec, Included, [relative_to(File), file_type(prolog)]),
    member(text(Included, IncludedTerms), Texts),
    member(Term, IncludedTerms).

hook(term_expansion/2).
hook(goal_expansion/2).

%   Term, a clause of another predicate, has Name in it, as a goal or as a part of one.

names(Term, Name, Arity) :-
    (   Term = (Head :- _)
    ;   Term = (Head --> _)
    ;   Term = (Head => _)
    ;   Term = Head
    ),
    !,
    \+ defines(Head, Name, Arity),
    sub_term(Part, Term),
    nonvar(Part),
    functor(Part, Name, _),
    !.

defines((Head, _), Name, Arity) :-
    !,
    defines(Head, Name, Arity).
defines(Head, Name, Arity) :-
    functor(Head, Name, Arity0),
    (   Arity =:= Arity0
    ;   Arity =:= Arity0 + 2
    ),
    !.

                 /*******************************
                 *            ARROWS            *
                 *******************************/

%   loads(+Text, +Kb, -File, -Line, -Other) is nondet.
%   File loads Other, a file of kb/, in a directive or later, or calls a predicate of it by name.

loads(text(File, Terms), Kb, File, Line, Other) :-
    member(Term-Line, Terms),
    mentions(Term, File, Kb, Other).

mentions(Term, File, Kb, Other) :-
    sub_term(Goal, Term),
    nonvar(Goal),
    loads_spec(Goal, Spec),
    ground(Spec),
    catch(absolute_file_name(Spec, Other, [relative_to(File), file_type(prolog), access(read), file_errors(fail)]),
          _, fail),
    in_folder(Kb, Other).
mentions((_ :- Body), _, Kb, Other) :-
    sub_term(Goal, Body),
    nonvar(Goal),
    Goal = Module:_,
    atom(Module),
    module_property(Module, file(Other)),
    in_folder(Kb, Other).

in_folder(Folder, File) :-
    sub_atom(File, 0, _, _, Folder).

loads_spec(use_module(Spec), Spec).
loads_spec(use_module(Spec, _), Spec).
loads_spec(autoload(Spec), Spec).
loads_spec(autoload(Spec, _), Spec).
loads_spec(reexport(Spec), Spec).
loads_spec(reexport(Spec, _), Spec).
loads_spec(ensure_loaded(Spec), Spec).
loads_spec(consult(Spec), Spec).
loads_spec(include(Spec), Spec).
loads_spec(load_files(Spec, _), Spec).
loads_spec([First|Rest], Spec) :-
    is_list([First|Rest]),
    member(Spec, [First|Rest]).

arrow(load_of(File, Line, Other), Kb, finding(arrow, Words)) :-
    (   member(Unplaced, [File, Other]),
        \+ floor(Kb, Unplaced, _)
    ->  shown(Unplaced, Shown),
        format(string(Words), "~w: no floor of the house is given for it", [Shown])
    ;   floor(Kb, File, Floor),
        floor(Kb, Other, OtherFloor),
        OtherFloor > Floor,
        shown(File, Shown),
        shown(Other, ShownOther),
        format(string(Words), "~w:~w: ~w stands above it", [Shown, Line, ShownOther])
    ).

%   floor(+Kb, +File, -Floor) is semidet.
%   A file that is in no room is at the door, unless it is said where it is.

floor(Kb, File, Floor) :-
    directory_file_path(Kb, Relative, File),
    atomic_list_concat([Room|Rest], /, Relative),
    (   room(Room, Floor0)
    ->  Floor = Floor0
    ;   Rest == []
    ->  Floor = 4
    ).

room('load.pl',       5).
room(explain,         3).
room(check,           3).
room('verdicts.pl',   2).
room(combat,          2).
room(game,            2).
room(objects,         1).
room(keywords,        1).
room(oracle,          1).
room('vocabulary.pl', 0).
room('vocabulary_terms.pl', 0).
room(vocabulary,      0).

orphans(Load, Files, Loads, Orphans) :-
    reached([Load], Loads, [Load], Reached),
    findall(finding(orphan, Shown), ( member(File, Files), \+ memberchk(File, Reached), shown(File, Shown) ), Orphans).

reached([], _, Reached, Reached).
reached([File|Files], Loads, Reached0, Reached) :-
    findall(Other, ( member(load_of(File, _, Other), Loads), \+ memberchk(Other, Reached0) ), Others0),
    sort(Others0, Others),
    append(Others, Reached0, Reached1),
    append(Others, Files, Next),
    reached(Next, Loads, Reached1, Reached).
