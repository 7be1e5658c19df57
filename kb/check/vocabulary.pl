:- encoding(utf8).
:- module(lawmage_check_vocabulary,
          [ checked/3,         % +Options, -Counts, -Faults
            fault/1,           % -Fault
            of_sort/2          % +Sort, +Term
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(option), [option/2]).
:- use_module('../game/chosen_subjects', [chooses_itself/1]).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../keywords/names').
:- use_module('../vocabulary').
:- use_module('../vocabulary_terms').
:- use_module(sources).
:- use_module('../vocabulary/uninterpreted').

/** <module> Check: the vocabulary is whole

Every meaning of a keyword, and every reading that is given as a sample, is a term of the vocabulary.  Every term
of the vocabulary is documented; a keyword or the grammar writes it; a judgment, or what derives characteristics, reads
it, or it is declared (uninterpreted.pl) that none does yet (of keywords keywords.pl asks that).  What kb/combat reads of restrictions and
the like bears on a judgment, so that it is found.
*/

%!  checked(+Options:list, -Counts:list, -Faults:list) is det.
%
%   How many terms there are, of them not interpreted, and how many meanings of keywords and of lines were looked at; and
%   what is wrong.  Options: faces(File), a file of faces with lines that the grammar has read, each a term and a full stop.

checked(Options, [terms-Terms, not_interpreted-Open, keyword_meanings-Meanings, lines-Lines], Faults) :-
    findall(x, term(_, _, _), TermXs),
    length(TermXs, Terms),
    findall(One, ( uninterpreted(_, _, Some), member(One, Some) ), OpenOnes),
    length(OpenOnes, Open),
    findall(x, clause(lawmage_keywords:meaning(_, _, _), _), MeaningXs),
    length(MeaningXs, Meanings),
    findall(Fault, fault(Fault), Found0),
    list_to_set(Found0, Found1),
    (   option(faces(File), Options)
    ->  setup_call_cleanup(
            open(File, read, Stream, [encoding(utf8)]),
            reading_faults(Stream, 0, Lines, [], Found2),
            close(Stream))
    ;   Lines = 0,
        Found2 = []
    ),
    append(Found1, Found2, Found),
    findall(fault(Fault, none), member(Fault, Found), Faults).

%   reading_faults(+Stream, +Count0, -Count, +Faults0, -Faults) is det.
%   Each face of Stream in turn: how many lines it has, and what is wrong with their readings.

reading_faults(Stream, Count0, Count, Faults0, Faults) :-
    read_term(Stream, Face, []),
    (   Face == end_of_file
    ->  Count = Count0,
        sort(Faults0, Faults)
    ;   arg(11, Face, Lines),
        findall(Reading, ( member(line(_, Reading, _), Lines), Reading \== none ), Readings),
        length(Readings, Number),
        Count1 is Count0+Number,
        findall(Fault, ( member(Reading, Readings), reading_fault(Reading, Fault), \+ memberchk(Fault, Faults0) ), New),
        append(New, Faults0, Faults1),
        reading_faults(Stream, Count1, Count, Faults1, Faults)
    ).

reading_fault(Reading, Fault) :-
    misfit(meaning, Reading, Misfit),
    misfit_words(Misfit, Words),
    format(string(Fault), "a reading is no term of the vocabulary: ~w", [Words]).

%!  fault(-Fault:string) is nondet.
%
%   Something that is wrong with the vocabulary, whatever was read.

fault(Fault) :-
    clause(lawmage_keywords:meaning(Keyword, Meaning, _), _),
    misfit(meaning, Meaning, Misfit),
    functor(Keyword, Name, _),
    misfit_words(Misfit, Words),
    format(string(Fault), "the meaning of ~w is no term of the vocabulary: ~w", [Name, Words]).
fault(Fault) :-
    findall(Term, room_term([combat], Term, _), Combat),
    atoms_and_functors(Combat, Read),
    member(Sort, [restriction, requirement, permission, damage_rule]),
    term_name(Sort, Name, Arity),
    memberchk(Name/Arity, Read),
    functor(Part, Name, Arity),
    Fact =.. [Sort, self, Part],
    \+ bearing(Fact, _),
    format(string(Fault), "the ~w ~w/~w is read in kb/combat, and bears on no judgment: it is never found there", [Sort, Name, Arity]).
fault(Fault) :-
    bearing(Fact, _),
    Fact =.. [Sort, _, Part],
    member(Sort, [restriction, requirement, permission, damage_rule]),
    nonvar(Part),
    functor(Part, Name, Arity),
    \+ term_name(Sort, Name, Arity),
    format(string(Fault), "the ~w ~w/~w bears on a judgment, and is no term", [Sort, Name, Arity]).
fault(Fault) :-
    term(Sort, Pattern, Meaning),
    \+ ( string(Meaning), Meaning \== "" ),
    format(string(Fault), "the ~w ~p is not documented", [Sort, Pattern]).
fault(Fault) :-
    term(Sort, Pattern, _),
    Pattern =.. [_|Sorts],
    member(Sort1, Sorts),
    \+ is_sort(Sort1),
    format(string(Fault), "the ~w ~p has a part of an unknown sort, ~p", [Sort, Pattern, Sort1]).
fault(Fault) :-
    findall(Term, room_term([oracle], Term, _), Grammar),
    findall(Meaning, clause(lawmage_keywords:meaning(_, Meaning, _), _), Meanings),
    atoms_and_functors([Meanings|Grammar], Written),
    term_name(Sort, Name, Arity),
    \+ memberchk(Name/Arity, Written),
    \+ memberchk(Name/0, Written),
    format(string(Fault), "the ~w ~w/~w is written by no keyword, and nothing in the grammar has its name", [Sort, Name, Arity]).
fault(Fault) :-
    chooses_itself(Name),
    \+ term_name(meaning, Name, _),
    format(string(Fault), "~w chooses itself what it is about (kb/game/chosen_subjects.pl), and is no meaning", [Name]).
fault(Fault) :-
    chosen_by(Name/Arity),
    \+ chooses_itself(Name),
    format(string(Fault), "~w/~w chooses what it is about, and kb/game/chosen_subjects.pl doesn't say so", [Name, Arity]).
fault(Fault) :-
    findall(Term, room_term([combat, game, objects, 'verdicts.pl'], Term, _), Rooms),
    atoms_and_functors(Rooms, Read),
    findall(Name/Arity, followed(Name/Arity), Followed),
    interpretation_fault(Read, Followed, Fault).

term_name(Sort, Name, Arity) :-
    findall(Sort0-Name0/Arity0, ( term(Sort0, Pattern, _), functor(Pattern, Name0, Arity0) ), Names0),
    sort(Names0, Names),
    member(Sort-Name/Arity, Names).

interpretation_fault(Read, Followed, Fault) :-
    term_name(Sort, Name, Arity),
    Sort \== keyword,
    \+ is_read(Sort, Name/Arity, Read, Followed),
    \+ declared(Sort, Name/Arity, _),
    format(string(Fault), "the ~w ~w/~w is read by no judgment, and kb/vocabulary/uninterpreted.pl doesn't say so", [Sort, Name, Arity]).
interpretation_fault(Read, Followed, Fault) :-
    declared(Sort, Name/Arity, Word),
    (   \+ term_name(Sort, Name, Arity)
    ->  format(string(Fault), "kb/vocabulary/uninterpreted.pl lists the ~w ~w/~w, which is no term", [Sort, Name, Arity])
    ;   is_read(Sort, Name/Arity, Read, Followed)
    ->  format(string(Fault), "the ~w ~w/~w is read now: take it off kb/vocabulary/uninterpreted.pl (~w)", [Sort, Name, Arity, Word])
    ).

%   An instruction is read where a clause follows it; of other terms the name is looked for.

is_read(Sort, Term, Read, Followed) :-
    (   Sort == meaning,
        instruction(Term)
    ->  memberchk(Term, Followed)
    ;   memberchk(Term, Read)
    ).

%   instruction(+Name/Arity) is semidet: one of kb/vocabulary/effects.pl, but for the word for an ability.

instruction(Name/Arity) :-
    Name \== this_ability,
    functor(Pattern, Name, Arity),
    clause(lawmage_vocabulary_terms:term(meaning, Pattern, _), true, Reference),
    clause_property(Reference, file(File)),
    file_base_name(File, 'effects.pl'),
    !.

%   followed(-Name/Arity) is nondet: a clause of kb/game is about that instruction.

followed(Name/Arity) :-
    room_term([game], Term, _),
    clause_head(Term, Head),
    Head =.. [Predicate|Arguments],
    follower(Predicate, Place),
    nth1(Place, Arguments, Instruction),
    callable(Instruction),
    functor(Instruction, Name, Arity).

%   chosen_by(-Name/Arity) is nondet: the clause of kb/game that is about that instruction has what one of its arguments names chosen.

chosen_by(Name/Arity) :-
    room_term([game], Term, _),
    clause_head(Term, Head),
    Head =.. [Predicate|Arguments],
    follower(Predicate, Place),
    nth1(Place, Arguments, Instruction),
    compound(Instruction),
    arg(_, Instruction, Subject),
    var(Subject),
    sub_term(Goal, Term),
    nonvar(Goal),
    Goal = chosen_objects(Chosen, _, _, _, _),
    Chosen == Subject,
    functor(Instruction, Name, Arity).

clause_head((Head, _ => _), Head) :- !.
clause_head((Head => _), Head) :- !.
clause_head((Head :- _), Head) :- !.
clause_head(Head, Head).

%   follower(?Predicate, ?Place): which argument of a predicate of kb/game is the instruction that it follows.

follower(performed, 1).
follower(acted, 1).
follower(more_acted, 1).
follower(combat_acted, 1).
follower(shuffle_acted, 1).
follower(meld_acted, 1).
follower(keyword_acted, 1).
follower(keyword_instead, 1).
follower(library_acted, 1).
follower(library_instead, 1).
follower(action_done, 1).
follower(action_instead, 1).
follower(chance_acted, 1).
follower(chance_instead, 1).
follower(turn_acted, 1).
follower(turn_instead, 1).
follower(continuous, 1).
follower(repeating, 2).
follower(same_as, 2).

declared(Sort, Name/Arity, Word) :-
    uninterpreted(Word, Sort, Names),
    member(Name/Arity, Names).

misfit_words(Sort-Term, Words) :-
    (   compound(Term),
        \+ is_list(Term)
    ->  functor(Term, Name, Arity),
        format(string(Words), "no ~p ~q/~w", [Sort, Name, Arity])
    ;   format(string(Words), "no ~p ~q", [Sort, Term])
    ).

%!  of_sort(+Sort, +Term) is semidet.
%
%   Term is a term of Sort; a variable stands for any.

of_sort(Sort, Term) :-
    \+ misfit(Sort, Term, _).

%   misfit(+Sort, +Term, -Misfit) is semidet.
%   Term is no term of Sort, because of Misfit = Sort1-Part: the first Part of it, as deep inside as can be told, that
%   is no term of Sort1.

misfit(Sort, Term, Misfit) :-
    nonvar(Term),
    misfit_(Sort, Term, Misfit).

misfit_(list(Sort), Term, Misfit) =>
    (   Term = [One|Rest]
    ->  (   misfit(Sort, One, Misfit0)
        ->  Misfit = Misfit0
        ;   misfit(list(Sort), Rest, Misfit)
        )
    ;   Term \== [],
        Misfit = list(Sort)-Term
    ).
misfit_(quote(Literal), Term, Misfit) =>
    Literal \== Term,
    Misfit = quote(Literal)-Term.
misfit_(filter, Term, Misfit) =>
    misfit_(list(property), Term, Misfit).
misfit_(Sort, Term, Misfit) =>
    \+ simple(Sort, Term),
    (   sort_of(Sort, Term, Sorts)
    ->  Term =.. [_|Arguments],
        misfit_arguments(Arguments, Sorts, Misfit),
        \+ other_pattern(Sort, Term)
    ;   Misfit = Sort-Term
    ).

misfit_arguments([Argument|Arguments], [Sort|Sorts], Misfit) :-
    (   misfit(Sort, Argument, Misfit0)
    ->  Misfit = Misfit0
    ;   misfit_arguments(Arguments, Sorts, Misfit)
    ).

%   Some terms have several patterns.

other_pattern(Sort, Term) :-
    Term =.. [_|Arguments],
    sort_of(Sort, Term, Sorts),
    \+ misfit_arguments(Arguments, Sorts, _),
    !.

%   sort_of(+Sort, +Term, -Sorts) is nondet.
%   A pattern of Sort, or of a sort within it, that has Term's name and number of parts, which are to be of Sorts.

sort_of(Sort, Term, Sorts) :-
    callable(Term),
    functor(Term, Name, Arity),
    functor(Pattern, Name, Arity),
    ( term(Sort, Pattern, _) ; within(Part, Sort), term(Part, Pattern, _) ),
    Pattern =.. [_|Sorts].

%   Each term of the first sort is one of the second.

within(amount, number).
within(who, attacked).
within(subject, source).

is_sort(Sort) :-
    (   memberchk(Sort, [quote(_), filter])
    ->  true
    ;   Sort = list(Inner)
    ->  is_sort(Inner)
    ;   ( term(Sort, _, _) ; clause(simple(Sort, _), _) )
    ->  true
    ).

simple(int, Term) :- integer(Term).
simple(amount, Term) :- integer(Term).
simple(number, Term) :- integer(Term).
simple(hand_size, Term) :- integer(Term).
simple(word, Term) :- ( atom(Term) ; Term = every(_) ; Term = nth(_) ), !.
simple(text, Term) :- ( atom(Term) ; Term = place(_, _, _) ).
simple(keyword, Term) :- atom(Term), ( keyword_name(Term, _, _, _, _) ; keyword_variant(Term, _) ), !.
simple(counter, Term) :- atom(Term).
simple(token, Term) :- atom(Term).
simple(property, Term) :- nonvar(Term), ( Term = [_|_] ; Term == [] ), !, \+ misfit(list(property), Term, _).
