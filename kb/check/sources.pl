:- encoding(utf8).
:- module(lawmage_check_sources,
          [ kb_folder/1,       % -Kb
            kb_files/1,        % -Files
            shown/2,           % +File, -Shown
            source_terms/2,    % +File, -Terms
            room_term/3,       % +Rooms, -Term, -File
            atoms_and_functors/2 % +Terms, -Names
          ]).
:- use_module(library(apply)).
:- use_module(library(filesex), [directory_file_path/3, directory_member/3]).
:- use_module(library(lists)).
:- use_module(library(prolog_source)).

/** <module> The rules as text: what a check reads that looks at clauses
*/

%!  kb_folder(-Kb:atom) is det.
%
%   The folder kb/ that this file is a part of.

kb_folder(Kb) :-
    module_property(lawmage_check_sources, file(Here)),
    directory_file_path(Room, _, Here),
    directory_file_path(Kb, _, Room).

%!  kb_files(-Files:list) is det.
%
%   All files of rules, in order.

kb_files(Files) :-
    kb_folder(Kb),
    findall(File, directory_member(Kb, File, [extensions([pl]), recursive(true)]), Files0),
    sort(Files0, Files).

%!  shown(+File, -Shown:atom) is det.
%
%   How File is named in a fault: a file of rules from kb/ on.

shown(File, Shown) :-
    kb_folder(Kb),
    (   atom_concat(Kb, Path, File)
    ->  atom_concat(kb, Path, Shown)
    ;   Shown = File
    ).

%!  source_terms(+File, -Terms:list) is det.
%
%   The terms of File as Term-Line, without `:- encoding(_)`; one with a syntax error is left out.

source_terms(File, Terms) :-
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
    ;   var(Position)
    ->  read_all(Stream, Terms)
    ;   stream_position_data(line_count, Position, Line),
        Terms = [Term-Line|Rest],
        read_all(Stream, Rest)
    ).

%!  room_term(+Rooms:list, -Term, -File) is nondet.
%
%   Term is a clause, a fact or a rule of grammar, of a File in one of Rooms: folders or files of kb/.

room_term(Rooms, Term, File) :-
    kb_folder(Kb),
    kb_files(Files),
    member(File, Files),
    directory_file_path(Kb, Path, File),
    atomic_list_concat([Room|_], /, Path),
    memberchk(Room, Rooms),
    source_terms(File, Terms),
    member(Term-_, Terms),
    Term \= (:- _).

%!  atoms_and_functors(+Terms:list, -Names) is det.
%
%   Names are the ordered set of Name/Arity of all that Terms hold, atoms with arity 0.

atoms_and_functors(Terms, Names) :-
    phrase(all_names(Terms), Names0),
    sort(Names0, Names).

all_names([]) --> [].
all_names([Term|Terms]) -->
    names(Term),
    all_names(Terms).

names(Term) -->
    (   { atom(Term) }
    ->  [Term/0]
    ;   { compound(Term) }
    ->  { compound_name_arguments(Term, Name, Arguments), length(Arguments, Arity) },
        [Name/Arity],
        all_names(Arguments)
    ;   []
    ).
