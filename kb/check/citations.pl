:- encoding(utf8).
:- module(lawmage_check_citations,
          [ checked/3,         % +Options, -Counts, -Faults
            citation/4         % +File, -Number, -Line, -Words
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(option), [option/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../explain/editions').
:- use_module(numbers).
:- use_module(rule_numbers).
:- use_module(sources).

/** <module> Check: every rule that is cited exists

Citations are found in the text of all files of kb/, comments too, and of the files that are named besides:
the Python files and what is written about lawmage.  They are numbers of the newest edition.  What a verdict may cite has a number that exists in
each older edition, too, or none.
*/

%!  checked(+Options:list, -Counts:list, -Faults:list) is det.
%
%   How many files there are, citations in them and rules cited, and older numbers of rules; a fault for each citation of a rule
%   that doesn't exist.  Options: files(Files), more files to look into.

checked(Options, [files-FileCount, citations-Count, rules-Rules, older_numbers-Older], Faults) :-
    option(files(More), Options, []),
    kb_files(Files0),
    append(Files0, More, Files),
    length(Files, FileCount),
    findall(citation(Number, File, Line, Words),
            ( member(File, Files), citation(File, Number, Line, Words) ),
            Citations),
    length(Citations, Count),
    findall(Number, member(citation(Number, _, _, _), Citations), Numbers0),
    sort(Numbers0, Numbers),
    length(Numbers, Rules),
    newest_edition(Edition),
    partition(rule_exists(Edition), Numbers, Right, Wrong),
    findall(fault(Fault, none),
            ( member(citation(Number, File, Line, _), Citations),
              memberchk(Number, Wrong),
              shown(File, Shown),
              format(string(Fault), "~w:~w: there is no CR ~w in the edition of ~w", [Shown, Line, Number, Edition])
            ),
            Faults1),
    findall(Number, ( member(citation(Number, _, _, Words), Citations), in_clause(Words) ), InClauses0),
    sort(InClauses0, InClauses),
    intersection(Right, InClauses, Judging),
    older_numbers(Judging, Older, Faults2),
    append(Faults1, Faults2, Faults).

%   The line holds a citation that is part of a clause, and so may reach a verdict.

in_clause(Words) :-
    ( sub_string(Words, _, _, _, "cr('") ; sub_string(Words, _, _, _, "rule('") ),
    !.

%   older_numbers(+Numbers, -Count, -Faults) is det.
%   The numbers that these rules had in older editions.

older_numbers(Numbers, Count, Faults) :-
    findall(Date, section(Date, _, _), Dates0),
    sort(Dates0, Dates),
    findall(older(Date, Number, Was),
            ( member(Date, Dates), member(Number, Numbers), edition_number(Date, Number, Was) ),
            Older),
    length(Older, Count),
    findall(fault(Fault, none),
            ( member(older(Date, Number, Was), Older),
              \+ rule_exists(Date, Was),
              format(string(Fault), "CR ~w is said to be CR ~w in the edition of ~w, where there is none", [Number, Was, Date])
            ),
            Faults).

%!  citation(+File, -Number, -Line:integer, -Words:string) is nondet.
%
%   Line of File, which reads Words, cites the rule Number.

citation(File, Number, Line, Words) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    nth1(Line, Lines, Words),
    cited(Words, Number).
