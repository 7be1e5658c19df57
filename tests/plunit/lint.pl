:- encoding(utf8).

/** <module> What is wrong with the knowledge base as a program

    swipl -p kb=kb tests/plunit/lint.pl

loads kb/load.pl and then every other module of kb/, and prints one line for each finding:
its kind, a tab, and words that name the place.  Kinds:

  - load: an error or a warning while loading
  - undefined: a predicate that is called but neither defined nor imported; a library predicate
    must be imported too, since nothing is autoloaded implicitly
  - dead: a predicate that is neither exported nor named in the clauses of another
  - arrow: a file that loads, or calls by name, a module higher up the house (DESIGN: answer,
    then explain and check, then combat and game, then objects, keywords and oracle, then vocabulary)
  - orphan: a file that load.pl doesn't reach
*/

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(check)).
:- use_module(library(filesex)).
:- use_module(library(occurs)).
:- use_module(library(prolog_source)).
:- use_module(library(prolog_xref)).

:- initialization(main, main).

:- dynamic said/1, collecting/0, loads/2.
:- multifile user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    collecting,
    memberchk(Kind, [error, warning]),
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    assertz(said(Message)).

main :-
    set_stream(user_output, encoding(utf8)),
    set_prolog_flag(autoload, explicit),
    absolute_file_name(kb('.'), Kb, [file_type(directory)]),
    absolute_file_name(kb('load.pl'), Load),
    findall(File, directory_member(Kb, File, [extensions([pl]), recursive(true)]), Files),
    collected(load, load(Load)),
    maplist(read_file, Files, Texts),
    forall(member(text(File, [(:- module(_, _))-_|_]), Texts), collected(load, load(File))),
    collected(undefined, list_undefined),
    maplist(dead(Texts), Texts),
    maplist(arrows(Kb), Texts),
    orphans(Load, Files).

load(File) :-
    catch(load_files(user:File, [silent(true), if(not_loaded), imports([])]), Error, print_message(error, Error)).

%!  read_file(+File, -Text) is det.
%
%   Text is text(File, Terms): the terms of File, each with its line, without `:- encoding(_)`.

read_file(File, text(File, Terms)) :-
    setup_call_cleanup(
        prolog_open_source(File, Stream),
        read_all(Stream, Terms0),
        prolog_close_source(Stream)),
    exclude(encoding, Terms0, Terms).

encoding((:- encoding(_))-_).

read_all(Stream, Terms) :-
    catch(prolog_read_source_term(Stream, Term, _, [term_position(Position)]), _, true),
    (   Term == end_of_file
    ->  Terms = []
    ;   var(Position)                   % a syntax error, found when loading
    ->  read_all(Stream, Terms)
    ;   stream_position_data(line_count, Position, Line),
        Terms = [Term-Line|Rest],
        read_all(Stream, Rest)
    ).

%!  collected(+Kind, :Goal)
%
%   Runs Goal; each error or warning that it prints is a finding.

collected(Kind, Goal) :-
    setup_call_cleanup(assertz(collecting), ignore(Goal), retractall(collecting)),
    forall(retract(said(Message)), finding(Kind, "~w", [Message])).

finding(Kind, Format, Arguments) :-
    format(string(Text), Format, Arguments),
    split_string(Text, "\n\t ", "\n\t ", Words0),
    exclude(==(""), Words0, Words),
    atomic_list_concat(Words, ' ', Line),
    format("~w\t~w~n", [Kind, Line]).

%   A hook (multifile) and a fact added at run time (dynamic) are called from elsewhere.
%   A file that is no module is a part of the file that includes it.

dead(Texts, text(File, [(:- module(_, _))-_|Terms0])) :-
    !,
    findall(Term, ( member(Term, Terms0) ; included(Terms0, File, Texts, Term) ), Terms),
    xref_source(File, [silent(true)]),
    forall(( xref_defined(File, Head, local(Line)),
             \+ xref_exported(File, Head),
             \+ xref_defined(File, Head, dynamic(_)),
             \+ xref_defined(File, Head, multifile(_)),
             functor(Head, Name, Arity),
             \+ hook(Name/Arity),
             \+ ( member(Term-_, Terms), names(Term, Name, Arity) )
           ),
           finding(dead, "~w:~w: ~q", [File, Line, Name/Arity])).
dead(_, _).

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

%!  arrows(+Kb, +File)
%
%   Notes which files of kb/ File loads, in a directive or later, and finds those
%   that stand above it.

arrows(Kb, text(File, Terms)) :-
    forall(( member(Term-Line, Terms), mentions(Term, File, Kb, Other) ),
           ( assertz(loads(File, Other)),
             (   upward(Kb, File, Other)
             ->  finding(arrow, "~w:~w: ~w stands above it", [File, Line, Other])
             ;   true
             )
           )).

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

upward(Kb, File, Other) :-
    floor(Kb, File, Floor),
    floor(Kb, Other, OtherFloor),
    OtherFloor > Floor.

%!  floor(+Kb, +File, -Floor) is det.
%
%   A file that is in no room is at the door, unless it is said where it is.

floor(Kb, File, Floor) :-
    directory_file_path(Kb, Relative, File),
    atomic_list_concat([Room|Rest], /, Relative),
    (   room(Room, Floor0)
    ->  Floor = Floor0
    ;   Rest == []
    ->  Floor = 4
    ;   finding(arrow, "~w: no floor of the house is given for it", [File]),
        Floor = 5
    ).

room('load.pl',       5).
room(explain,         3).
room(check,           3).
room(combat,          2).
room(game,            2).
room(objects,         1).
room(keywords,        1).
room(oracle,          1).
room('vocabulary.pl', 0).
room('vocabulary_terms.pl', 0).

orphans(Load, Files) :-
    reached([Load], [Load], Reached),
    forall(( member(File, Files), \+ memberchk(File, Reached) ),
           finding(orphan, "~w", [File])).

reached([], Reached, Reached).
reached([File|Files], Reached0, Reached) :-
    findall(Other, ( loads(File, Other), \+ memberchk(Other, Reached0) ), Others0),
    sort(Others0, Others),
    append(Others, Reached0, Reached1),
    append(Others, Files, Next),
    reached(Next, Reached1, Reached).
