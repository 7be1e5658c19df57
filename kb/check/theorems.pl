:- encoding(utf8).
:- module(lawmage_check_theorems,
          [ checked/3,         % +Options, -Counts, -Faults
            theorem/2          % ?Name, ?Words
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(option), [option/3]).
:- use_module('../combat/declarations', [model_of/4]).
:- use_module('../combat/solver/solver', [declaration_violations/3, legal_declaration/3, legal_declarations_count/3]).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics', [underived/1]).
:- use_module('../objects/effects', [known/1]).
:- use_module('../verdicts', [verdict/4]).
:- use_module(boards).

/** <module> Check: theorems about declarations hold on all small boards (CR 101.2, 508.1, 509.1)

Every board of boards.pl is asked for each pair and each declaration, legal or not; the answers are its case:

    case(Board, Features, Pairs, Declarations, Legal)

Pairs are Pair-Answer and Declarations Declaration-Answer, Answer being answer(Verdict, Notes) or wrong(Why); Legal are the declarations listed
as legal.  A theorem is a fact theorem/2 and a clause of refuted/3, which finds what contradicts it:
refutation(Board, Question, Expected, Words) says that Question should have been answered Expected.  Boards come in order of size, so the
first refutation is a smallest one.
*/

%!  theorem(?Name:atom, ?Words:string) is nondet.
%
%   The theorems, each with what it claims.

theorem(one_answer, "each pair and each declaration has exactly one answer, legal or illegal").
theorem(all_pairs, "all pairs asked at once have the answers that each has alone").
theorem(pair, "a pair is possible just if a declaration with it disobeys no restriction").
theorem(legal_pair, "a pair is in a legal declaration just if the answer about it says so").
theorem(some_legal, "at least one declaration is legal").
theorem(most, "a declaration is legal just if it disobeys nothing and none that disobeys nothing obeys more requirements").
theorem(listed, "the declarations listed as legal, and their number, are those judged legal").
theorem(alike, "creatures that are alike have the same answers").
theorem(requirement, "one more requirement makes nothing possible that was not, nor the reverse (CR 101.2)").
theorem(restriction, "one more restriction makes no declaration obey that disobeyed (CR 101.2)").
theorem(evasion, "one more evasion ability makes no pair possible, but for a blocker that looks for it").
theorem(redundant, "the same keyword or restriction once more changes nothing (CR 702.9c, 702.111c, …)").
theorem(landwalk, "landwalk on both sides doesn't cancel (CR 702.14d)").

%!  checked(+Options:list, -Counts:list, -Faults:list) is det.
%
%   How many boards, questions and changed boards were looked at, and a smallest refutation of each theorem that doesn't
%   hold.  Options: up_to(Size), 4 by default.

checked(Options, [theorems-Theorems, boards-Boards, questions-Questions, changed_boards-Changed], Faults) :-
    option(up_to(UpTo), Options, 4),
    features(Features),
    findall(x, theorem(_, _), Xs),
    length(Xs, Theorems),
    findall(Found,
            ( member(Act, [block, attack]),
              board(Features, Act, UpTo, Board),
              board_found(Board, Features, UpTo, Found)
            ),
            All),
    findall(N, member(questions(N), All), Numbers),
    length(Numbers, Boards),
    sum_list(Numbers, Questions),
    findall(x, member(changed, All), Changes),
    length(Changes, Changed),
    findall(fault(Text, Scenario),
            ( theorem(Name, Words),
              memberchk(refuted(Name, Refutation), All),
              refutation_fault(Name, Words, Refutation, Text, Scenario)
            ),
            Faults).

%   board_found(+Board, +Features, +UpTo, -Found) is nondet.
%   Found is questions(Number), `changed` for each changed board, or refuted(Theorem, Refutation).

board_found(Board, Features, UpTo, Found) :-
    board_case(Board, Features, Case),
    Case = case(_, _, Pairs, Declarations, _),
    (   length(Pairs, N1),
        length(Declarations, N2),
        Number is N1+N2,
        Found = questions(Number)
    ;   refuted(Name, Case, Refutation),
        Found = refuted(Name, Refutation)
    ;   board_size(Board, Size),
        Size =< max(2, UpTo-1),
        changed_found(Case, Found)
    ).

%!  board_case(+Board, +Features, -Case) is det.

board_case(Board, Features, case(Board, Features, Pairs, Declarations, Legal)) :-
    on_board(Board,
             ( findall(Pair-Answer, ( pair(Board, Pair), pair_answer(Board, Pair, Answer) ), Pairs),
               findall(Declaration-Answer,
                       ( declaration(Board, Declaration),
                         declaration_answer(Board, Declaration, Answer)
                       ),
                       Declarations),
               listed(Board, Legal)
             )).

:- meta_predicate on_board(+, 0).

%   Goal, once, with the board's facts asserted and all derived from them.

on_board(Board, Goal) :-
    board_facts(Board, Facts),
    setup_call_cleanup(
        load_board(check, Facts),
        ( underived(check), known(check), once(Goal) ),
        clear_board(check)),
    underived(check).

pair(Board, Actor-Object) :-
    act_sides(Board, Actors, Objects),
    member(Actor, Actors),
    member(Object, Objects).

act_sides(Board, Actors, Objects) :-
    Board = board(Act, _),
    creatures(Board, attacker, Attackers),
    creatures(Board, defender, Defenders),
    (   Act == block
    ->  Actors = Defenders,
        Objects = Attackers
    ;   Actors = Attackers,
        Objects = ['B'|Defenders]
    ).

%   Any set of pairs is a declaration that may be asked for.

declaration(Board, Declaration) :-
    findall(Pair, pair(Board, Pair), Pairs),
    subset_of(Pairs, Declaration).

subset_of([], []).
subset_of([Pair|Pairs], Subset) :-
    subset_of(Pairs, Subset0),
    ( Subset = Subset0 ; Subset = [Pair|Subset0] ).

pair_question(block, Blocker-Attacker, can_block(Blocker, Attacker)).
pair_question(attack, Attacker-Target, can_attack(Attacker, Target)).

declaration_question(block, Declaration, blocks(Declaration, 'B')).
declaration_question(attack, Declaration, attacks(Declaration, [])).

pair_answer(board(Act, _), Pair, Answer) :-
    pair_question(Act, Pair, Question),
    answer(Question, Answer).

declaration_answer(board(Act, _), Declaration, Answer) :-
    declaration_question(Act, Declaration, Question),
    answer(Question, Answer).

answer(Question, Answer) :-
    catch(findall(Verdict, verdict(check, Question, [], Verdict), Verdicts), Error, true),
    (   nonvar(Error)
    ->  format(string(Why), "it throws ~p", [Error]),
        Answer = wrong(Why)
    ;   Verdicts = [verdict(Legal, _, _, [], _, _, true, Notes)],
        memberchk(Legal, [legal, illegal])
    ->  Answer = answer(Legal, Notes)
    ;   length(Verdicts, Number),
        format(string(Why), "it has ~d answers, or is left open", [Number]),
        Answer = wrong(Why)
    ).

listed(board(Act, _), Legal) :-
    model_of(check, Act, 'B', model(_, _, Problem, _)),
    findall(Sorted, ( legal_declaration(Problem, Declaration, []), sort(Declaration, Sorted) ), Declarations),
    legal_declarations_count(Problem, Count, []),
    Legal = legal(Declarations, Count).

                 /*******************************
                 *       ON ONE BOARD           *
                 *******************************/

%   refuted(+Theorem, +Case, -Refutation) is nondet.

refuted(one_answer, case(Board, _, Pairs, Declarations, _), refutation(Board, Question, legal, Why)) :-
    Board = board(Act, _),
    (   member(Pair-wrong(Why), Pairs),
        pair_question(Act, Pair, Question)
    ;   member(Declaration-wrong(Why), Declarations),
        declaration_question(Act, Declaration, Question)
    ).
refuted(all_pairs, case(Board, _, Pairs, _, _), refutation(Board, Question, Verdict, "all pairs at once say otherwise")) :-
    Board = board(block, _),
    on_board(Board, verdict(check, can_block_all, [], matrix(Rows, _))),
    member(Pair-answer(Alone, _), Pairs),
    Pair = Blocker-Attacker,
    member(row(Attacker, _, Cells), Rows),
    member(cell(Blocker, Verdict, _, _), Cells),
    Verdict \== Alone,
    pair_question(block, Pair, Question).
refuted(pair, case(Board, _, Pairs, Declarations, _), refutation(Board, Question, Expected, Words)) :-
    Board = board(Act, _),
    member(Pair-answer(Verdict, _), Pairs),
    (   member(Declaration-Answer, Declarations),
        memberchk(Pair, Declaration),
        obeys(Answer)
    ->  Expected = legal,
        format(string(Words), "the declaration ~p disobeys no restriction", [Declaration])
    ;   Expected = illegal,
        Words = "no declaration with it disobeys no restriction"
    ),
    Verdict \== Expected,
    pair_question(Act, Pair, Question).
refuted(legal_pair, case(Board, _, Pairs, Declarations, _), refutation(Board, Question, Verdict, Words)) :-
    Board = board(Act, _),
    member(Pair-answer(Verdict, Notes), Pairs),
    Verdict == legal,
    (   member(Declaration-answer(legal, _), Declarations),
        memberchk(Pair, Declaration)
    ->  Truth = true
    ;   Truth = false
    ),
    \+ memberchk(in_legal_declaration(Truth), Notes),
    format(string(Words), "that it is in a legal declaration is ~w, and the answer doesn't say so", [Truth]),
    pair_question(Act, Pair, Question).
refuted(some_legal, case(Board, _, _, Declarations, _), refutation(Board, Question, legal, "none is legal")) :-
    Board = board(Act, _),
    \+ member(_-answer(legal, _), Declarations),
    declaration_question(Act, [], Question).
refuted(most, case(Board, _, _, Declarations, _), refutation(Board, Question, Expected, Words)) :-
    Board = board(Act, _),
    findall(Obeyed, ( member(_-Answer, Declarations), obeyed(Answer, Obeyed) ), Numbers),
    max_list(Numbers, Most),
    member(Declaration-Answer, Declarations),
    obeyed(Answer, Obeyed),
    (   Obeyed =:= Most
    ->  Expected = legal
    ;   Expected = illegal
    ),
    Answer = answer(Verdict, _),
    Verdict \== Expected,
    format(string(Words), "it obeys ~d requirements, and the most that can be obeyed is ~d", [Obeyed, Most]),
    declaration_question(Act, Declaration, Question).
refuted(listed, case(Board, _, _, Declarations, legal(Legal, Count)), refutation(Board, Question, Expected, Words)) :-
    Board = board(Act, _),
    (   member(Declaration-answer(Verdict, _), Declarations),
        sort(Declaration, Sorted),
        (   memberchk(Sorted, Legal)
        ->  Expected = legal
        ;   Expected = illegal
        ),
        Verdict \== Expected,
        Words = "the list of legal declarations says otherwise"
    ;   length(Legal, Number),
        sort(Legal, Set),
        length(Set, Distinct),
        ( Count \== exactly(Number) ; Distinct \== Number ),
        Declaration = [],
        Expected = legal,
        format(string(Words), "~d are listed, ~d of them different, and the count is ~p", [Number, Distinct, Count])
    ),
    declaration_question(Act, Declaration, Question).
refuted(alike, case(Board, _, Pairs, _, _), refutation(Board, Question, Other, Words)) :-
    Board = board(Act, Creatures),
    append(_, [creature(Id, Side, Features)|Rest], Creatures),
    member(creature(Twin, Side, Features), Rest),
    member(Pair-answer(Verdict, _), Pairs),
    exchanged(Id, Twin, Pair, Exchanged),
    memberchk(Exchanged-answer(Other, _), Pairs),
    Verdict \== Other,
    format(string(Words), "~w and ~w are alike, and their answers are not", [Id, Twin]),
    pair_question(Act, Pair, Question).

exchanged(Id, Twin, Id-Object, Twin-Object).
exchanged(Id, Twin, Actor-Id, Actor-Twin).

%   A declaration that disobeys no restriction: then the requirements were counted.

obeys(Answer) :-
    obeyed(Answer, _).

obeyed(answer(_, Notes), Obeyed) :-
    memberchk(obeyed(Obeyed, _), Notes).

                 /*******************************
                 *       ON A CHANGED BOARD     *
                 *******************************/

%   changed_found(+Case, -Found) is nondet.
%   The board of Case is changed in every way that a theorem speaks of.

changed_found(Case, Found) :-
    Case = case(Board, _, _, Declarations, _),
    findall(Sorted,
            ( member(Declaration-Answer, Declarations),
              obeys(Answer),
              sort(Declaration, Sorted)
            ),
            Obeying0),
    sort(Obeying0, Obeying),
    change(Case, Change, Theorem),
    varied(Board, Change, Changed),
    (   Found = changed
    ;   change_refuted(Theorem, Case, Obeying, Change, Changed, Refutation),
        Found = refuted(Theorem, Refutation)
    ).

%   change(+Case, -Change, -Theorem) is nondet.
%   Change, Id+Feature, is one that Theorem speaks of; of creatures that are alike only the first is changed.  On boards of more
%   than two creatures all features are of those for larger boards.

change(case(Board, Features, _, _, _), Id+Feature, Theorem) :-
    Board = board(Act, Creatures),
    board_size(Board, Size),
    (   Size =< 2
    ->  Least = 2
    ;   Least is min(Size+1, 4)
    ),
    forall(( member(creature(_, _, Some), Creatures), member(feature(_, _, _, _, _, _, Largest), Some) ), Largest >= Least),
    append(Before, [creature(Id, Side, Own)|_], Creatures),
    \+ memberchk(creature(_, Side, Own), Before),
    (   member(Feature, Features),
        Feature = feature(_, Act, Side, Kind, _, _, Rank),
        Rank >= Least,
        (   Kind == requirement
        ->  Theorem = requirement
        ;   Kind == evasion
        ->  Theorem = evasion
        ;   memberchk(Kind, [count, restriction]),
            Theorem = restriction
        ),
        \+ memberchk(Feature, Own)
    ;   member(Feature, Own),
        Feature = feature(_, _, _, Kind, _, _, _),
        memberchk(Kind, [evasion, count, restriction]),
        Theorem = redundant
    ;   Act == block,
        Side == defender,
        member(creature(_, attacker, Others), Creatures),
        member(Feature, Others),
        Feature = feature(_, _, _, _, _, [keywords([landwalk(_)])], _),
        Theorem = landwalk
    ).

%   change_refuted(+Theorem, +Case, +Obeying, +Change, +Changed, -Refutation) is nondet.
%   Obeying are the declarations that obeyed before the Change.

change_refuted(Theorem, Case, Obeying, Id+Feature, Changed, refutation(Changed, Question, Expected, Words)) :-
    Changed = board(Act, _),
    on_board(Changed, ( obeying(Changed, Now), ( keeps_all(Theorem) -> listed(Changed, Listed) ; Listed = none ) )),
    difference(Theorem, Case, Feature, Obeying, Now, Listed, Declaration, Expected),
    Feature = feature(Name, _, _, _, _, _, _),
    format(string(Words), "the declaration was ~w before ~w was given ~w", [Expected, Id, Name]),
    declaration_question(Act, Declaration, Question).

%   The declarations that obey all restrictions.

obeying(Board, Obeying) :-
    Board = board(Act, _),
    model_of(check, Act, 'B', model(_, _, Problem, _)),
    findall(Sorted,
            ( declaration(Board, Declaration),
              declaration_violations(Problem, Declaration, []),
              sort(Declaration, Sorted)
            ),
            Obeying0),
    sort(Obeying0, Obeying).

keeps_all(redundant).
keeps_all(landwalk).

%   difference(+Theorem, +Case, +Feature, +Obeying, +Now, +Listed, -Declaration, -Expected) is nondet.
%   Declaration ought to be judged as before, Expected.

difference(requirement, _, _, Obeying, Now, _, Declaration, Expected) :-
    differs(Obeying, Now, Declaration, Expected).
difference(restriction, _, _, Obeying, Now, _, Declaration, illegal) :-
    differs(Obeying, Now, Declaration, illegal).
difference(evasion, case(board(_, Creatures), _, _, _, _), _, Obeying, Now, _, Declaration, illegal) :-
    differs(Obeying, Now, Declaration, illegal),
    \+ ( member(Blocker-_, Declaration),
         memberchk(creature(Blocker, _, Own), Creatures),
         looks_for(Own)
       ).
difference(Theorem, case(_, _, _, _, legal(Legal0, _)), _, Obeying, Now, legal(LegalNow0, _), Declaration, Expected) :-
    keeps_all(Theorem),
    (   differs(Obeying, Now, Declaration, Expected)
    ;   sort(Legal0, Legal),
        sort(LegalNow0, LegalNow),
        differs(Legal, LegalNow, Declaration, Expected)
    ).

differs(Before, Now, Declaration, Expected) :-
    (   member(Declaration, Now),
        \+ memberchk(Declaration, Before),
        Expected = illegal
    ;   member(Declaration, Before),
        \+ memberchk(Declaration, Now),
        Expected = legal
    ).

%   A blocker that may block nothing but what has some quality; shadow is such a quality (CR 702.28b).

looks_for(Features) :-
    member(feature(_, _, _, _, _, Meanings, _), Features),
    member(Meaning, Meanings),
    (   sub_term(Part, Meaning)
    ;   Meaning = keywords(Keywords),
        member(Keyword, Keywords),
        meaning(Keyword, Part, _)
    ),
    subsumes_term(restriction(_, can_block_only(_)), Part),
    !.

                 /*******************************
                 *          FAULTS              *
                 *******************************/

refutation_fault(Name, Words, refutation(Board, Question, Expected, Why), Text, Scenario) :-
    format(string(Text), "~w is refuted (~w): ~w", [Name, Words, Why]),
    format(atom(Id0), "refutes-~w", [Name]),
    atomic_list_concat(Parts, '_', Id0),
    atomic_list_concat(Parts, '-', Id),
    asked(Question, Asked),
    board_scenario(Board,
                   [id-Id, title-text(Words), note-text(Why), ask-[object([Asked, expect-Expected])]],
                   Scenario).

asked(can_block(Blocker, Attacker), can_block-object([blocker-Blocker, attacker-Attacker])).
asked(can_attack(Attacker, Target), can_attack-object([attacker-Attacker, target-Target])).
asked(blocks(Pairs, _), blocks-object(Blocks)) :-
    findall(Blocker, member(Blocker-_, Pairs), Blockers0),
    sort(Blockers0, Blockers),
    findall(Blocker-Attackers,
            ( member(Blocker, Blockers),
              findall(Attacker, member(Blocker-Attacker, Pairs), Attackers)
            ),
            Blocks).
asked(attacks(Pairs, _), attacks-object(Pairs)).
