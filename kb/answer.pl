:- encoding(utf8).
:- module(lawmage_answer,
          [ answer/2,         % +Request, -Json
            answer/3          % +Request, +Inferences, -Json
          ]).
:- use_module(library(lists)).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module(json).
:- autoload(matrix, [matrix_value/4]).
:- autoload(object_answers, [object_value/4]).
:- autoload(listings, [listing_value/3]).
:- use_module(reasons).
:- autoload(play, [play/3]).
:- autoload('game/position', [clear_position/1, load_position/2]).
:- autoload(reading, [read_facts/2, read_face/3, read_about/3]).
:- use_module(told_conditions).
:- use_module(verdicts).
:- use_module('objects/board').
:- use_module('objects/characteristics', [underived/1]).
:- use_module('objects/effects', [known/1]).
:- use_module('objects/open_conditions', [open_condition/4]).
:- autoload('explain/explain', [ability_text/3, check_text/4, reason_text/3, told_words/2]).
:- autoload(state_based_answer, [state_based_value/2]).
:- autoload('check/rules', [rule_holdings/2]).
:- autoload('check/checks', [checks_value/1, checked_value/3]).

/** <module> The door: a request in, JSON out

    answer(ask(Board, Questions, Options), Json)

Board is a list of board facts (objects/board.pl), Questions a list of questions, Options a list of why(true) for
every check made, language(en), pt or es, and called(Names): Name-Id for objects that Questions call otherwise.  Texts among
the facts, text(Object, Face, Text) and the like, are read by the grammar first.  Json is {"answers": [...]} with an answer a question, in order, or {"error": {"kind", "message"}}.
*/

%!  answer(+Request, +Inferences:integer, -Json:string) is det.
%
%   Answers Request, as answer/2 does, within so many inferences; beyond them Json is an error of kind
%   inference_limit.

answer(Request, Inferences, Json) :-
    call_with_inference_limit(answer(Request, Json0), Inferences, Result),
    (   Result == inference_limit_exceeded
    ->  error_value(error(inference_limit, _), Value),
        json_text(Value, Json)
    ;   Json = Json0
    ).

%!  answer(+Request, -Json:string) is det.
%
%   Answers Request; all that goes wrong is told in Json.

answer(Request, Json) :-
    catch(answer_value(Request, Value), error(Formal, Context), error_value(error(Formal, Context), Value)),
    json_text(Value, Json).

answer_value(ask(Facts0, Questions0, Options), Value) :-
    !,
    World = w,
    (   member(Fact, Facts0),
        has_words(Fact)
    ->  read_facts(Facts0, Facts)
    ;   Facts = Facts0
    ),
    setup_call_cleanup(
        true,
        ( load_board(World, Facts),
          prepared(World),
          ( memberchk(called(Names), Options) -> mapsubterms(meant(Names), Questions0, Questions) ; Questions = Questions0 ),
          answers(Questions, World, Options, Answers)
        ),
        clear_board(World)),
    Value = object([answers-Answers]).
answer_value(rule(What), Value) :-
    !,
    rule_holdings(What, Holdings),
    findall(object([kind-Kind, rules-Rules, text-text(Text), term-text(Term), file-text(File), line-Line]),
            ( member(holding(Kind, Cited, Text, Term, File, Line), Holdings),
              findall(Number, member(cr(Number), Cited), Rules)
            ),
            Values),
    Value = object([holdings-Values]).
answer_value(read_faces(Written), object([faces-Values])) :-
    !,
    findall(Value, ( member(Face, Written), face_value(Face, Value) ), Values).
answer_value(read(About, Text), object([lines-Lines])) :-
    !,
    read_about(About, Text, Readings),
    findall(Line, ( member(Reading, Readings), reading_value(Reading, Line) ), Lines).
answer_value(term_words(Meanings), object([words-Texts])) :-
    !,
    findall(text(Text), ( member(Meaning, Meanings), ability_text(en, Meaning, Text) ), Texts).
answer_value(terms(Texts), object([wrong-Wrong])) :-
    !,
    findall(Place, ( nth0(Place, Texts, Text), \+ ground_term_text(Text) ), Wrong).
answer_value(position(Facts), object([])) :-
    !,
    setup_call_cleanup(true, load_position(w, Facts), clear_position(w)).
answer_value(play(Facts, Task), Value) :-
    !,
    play(Facts, Task, Value).
answer_value(read_board(Facts0), object([facts-Facts])) :-
    !,
    read_facts(Facts0, Read),
    findall(Parts, ( member(Fact, Read), fact_parts(Fact, Parts) ), Facts).
answer_value(checks, Value) :-
    !,
    checks_value(Value).
answer_value(check(Name, Options), Value) :-
    !,
    checked_value(Name, Options, Value).
answer_value(Request, _) :-
    functor(Request, Name, Arity),
    throw(error(existence_error(request, Name/Arity), _)).

%   meant(+Names, +Named, -Meant) is semidet: a name of Names, or a label that begins with one, by the object's id.

meant(Names, Name, Id) :-
    atom(Name),
    (   memberchk(Name-Id, Names)
    ->  true
    ;   sub_atom(Name, Before, 1, _, '/'),
        sub_atom(Name, 0, Before, _, Head),
        memberchk(Head-Object, Names),
        sub_atom(Name, Before, _, 0, Rest),
        atom_concat(Object, Rest, Id)
    ).

%   Text can stand for one argument of a term, and holds no variable.

ground_term_text(Text) :-
    format(string(Whole), "t(~s)", [Text]),
    catch(term_string(Term, Whole), error(syntax_error(_), _), fail),
    compound_name_arguments(Term, t, [Argument]),
    ground(Argument).

%   A fact's name and its arguments, each as text.

fact_parts(Fact, [text(Name)|Texts]) :-
    Fact =.. [Name|Arguments],
    findall(text(Text), ( member(Argument, Arguments), term_text(Argument, Text) ), Texts).

%   The fact holds words that have to be read first.

has_words(printed(_, _, written(_, _, _, _, _, _, _, _))).
has_words(gain(_, _, _, _, text(_))).
has_words(gain(_, _, _, _, strict(_))).
has_words(standing_effect(_, _, _, text(_))).
has_words(mana(_, text(_))).
has_words(copy_of(_, _, text(_))).
has_words(as_printed(_)).
has_words(settled(_, _)).

%   What is derived once serves all the questions; where an open condition stops it, each question
%   derives it under its suppositions.

prepared(World) :-
    underived(World),
    catch(known(World), open_condition(_), underived(World)).

answers([], _, _, []).
answers([Question|Questions], World, Options, [Answer|Answers]) :-
    findall(Answer0, answer_of(Question, World, Options, Answer0), [Answer]),
    answers(Questions, World, Options, Answers).

answer_of(Question, World, Options, Answer) :-
    answered_by(Question, object_answers),
    !,
    catch(object_value(Question, World, Options, Answer),
          Error,
          question_error(Error, World, Answer)).
answer_of(Question, World, _, Answer) :-
    answered_by(Question, listings),
    !,
    catch(( known(World),
            listing_value(Question, World, Answer)
          ),
          Error,
          question_error(Error, World, Answer)).
answer_of(Question, World, Options, Answer) :-
    catch(( verdict(World, Question, Options, Verdict),
            verdict_value(World, Options, Verdict, Answer)
          ),
          error(Formal, Context),
          error_value(error(Formal, Context), Answer)).

%   Which room answers a question that isn't one for a verdict; said here, so that a room is loaded when it is needed.

answered_by(characteristics(_Object, _Has, _Lacks), object_answers).
answered_by(description(_Object), object_answers).
answered_by(legal_declarations(_Act, _By, _Skip, _Take), listings).
answered_by(count_declarations(_Act, _By, _Alike), listings).
answered_by(damage_assignments(_Skip, _Take), listings).
answered_by(program(_Question), listings).

question_error(open_condition(Key), World, Value) =>
    open_condition(World, Key, Words, _),
    format(string(Message), "it depends on: ~w", [Words]),
    error_value(error(text_error(Message), open), Value).
question_error(error(Formal, Context), _, Value) =>
    error_value(error(Formal, Context), Value).
question_error(Other, _, _) =>
    throw(Other).

%   A face as it is read: its term, canonical, and what the grammar says of each line and clause.

face_value(Written, Value) :-
    catch(( read_face(Written, Face, Readings),
            term_text(Face, Term),
            findall(Line, ( member(Reading, Readings), reading_value(Reading, Line) ), Lines),
            Value = object([term-text(Term), lines-Lines])
          ),
          error(Formal, Context),
          error_value(error(Formal, Context), Value)).

reading_value(reading(N, Term, Clauses), object([line-N, term-TermValue, clauses-Values])) :-
    term_value(Term, TermValue),
    findall(object([sentence-Sentence, term-ClauseTerm, status-Name, detail-Detail, from-From, to-To]),
            ( member(clause(Sentence, Term0, Status, From, To), Clauses),
              term_value(Term0, ClauseTerm),
              status_parts(Status, Name, Detail)
            ),
            Values).

term_value(none, null) :- !.
term_value(Term, text(Text)) :-
    term_text(Term, Text).

term_text(Term, Text) :-
    format(string(Text), "~q", [Term]).

status_parts(Status, Name, Detail) :-
    (   atom(Status)
    ->  Name = Status,
        Detail = null
    ;   Status =.. [Name, Words]
    ->  Detail = text(Words)
    ;   Status =.. [Name, From, To],
        Detail = [From, To]
    ).

%   A verdict in JSON.

verdict_value(World, Options, matrix(Rows, Caveats0), Value) :-
    !,
    language(Options, Language),
    findall(Caveat, ( member(Caveat0, Caveats0), caveat_value(World, Caveat0, Caveat) ), Caveats),
    matrix_value(Rows, World, Language, Value0),
    told_in(Language, Told),
    Value = object([caveats-Caveats, told-object(Told)|Value0]).
verdict_value(World, Options, verdict(done(Facts), Reasons, Checks, Conditions, Caveats, Witness, Proved, Notes), Value) :-
    !,
    verdict_value(World, Options, verdict(done, Reasons, Checks, Conditions, Caveats, Witness, Proved, Notes), object(Values)),
    state_based_value(Facts, Done),
    Value = object([done-Done|Values]).
verdict_value(World, Options, verdict(Answer, Reasons0, Checks0, Conditions0, Caveats0, Witness0, Proved, Notes0), Value) :-
    language(Options, Language),
    findall(Reason, ( member(Reason0, Reasons0), reason_value(World, Language, Reason0, Reason) ), Reasons),
    findall(Check, ( member(Check0, Checks0), check_value(World, Language, Check0, Check) ), Checks),
    findall(Condition, ( member(Condition0, Conditions0), condition_value(Condition0, Condition) ), Conditions),
    findall(Caveat, ( member(Caveat0, Caveats0), caveat_value(World, Caveat0, Caveat) ), Caveats),
    witness_value(Witness0, Witness),
    findall(Note, ( member(Note0, Notes0), note_value(Note0, Note) ), Notes),
    findall(Cost, ( member(cost(Reason0, _), Notes0), reason_value(World, Language, Reason0, Cost) ), Costs),
    told_in(Language, Told),
    Value = object([ notes-object([costs-Costs|Notes]), told-object(Told), verdict-Answer, reasons-Reasons, checks-Checks, conditions-Conditions,
                     caveats-Caveats, witness-Witness, proved-Proved ]).

language(Options, Language) :-
    (   memberchk(language(Language0), Options)
    ->  Language = Language0
    ;   Language = en
    ).

told_in(Language, Told) :-
    (   Language == en
    ->  Told = []
    ;   told_words(Language, Told)
    ).

check_value(World, Language, check(What, Rules, Outcome0), Value) :-
    rule_numbers(World, Rules, Numbers),
    (   Outcome0 = disobeyed(Reason)
    ->  Outcome = disobeyed,
        reason_text(Language, Reason, Text),
        Reason = reason(_, Source, Objects, _)
    ;   Outcome = Outcome0,
        check_text(Language, What, Rules, Text),
        Source = none,
        Objects = []
    ),
    (   Source == none
    ->  SourceValue = null
    ;   source_value(World, Source, SourceValue)
    ),
    format(string(Term), "~q", [What]),
    Value = object([ outcome-Outcome, rules-Numbers, source-SourceValue, objects-names(Objects),
                     term-text(Term), text-text(Text) ]).

condition_value(condition(Said, Object, Line), object([words-text(Words), object-text(Object), line-Line])) :-
    condition_words(Said, Words).

%   What else is told of a declaration.

note_value(obeyed(Obeyed, Asked), requirements-[Obeyed, Asked]).
note_value(most(AtLeast, AtMost), most-[AtLeast, AtMost]).
note_value(by(Solver), by-Solver).
note_value(in_legal_declaration(Truth), in_legal_declaration-Truth).

witness_value(none, null).
witness_value(blocks(Pairs), object([blocks-object(Blocks)])) :-
    findall(Blocker, member(Blocker-_, Pairs), Blockers0),
    list_to_set(Blockers0, Blockers),
    findall(Blocker-names(Attackers),
            ( member(Blocker, Blockers),
              findall(Attacker, member(Blocker-Attacker, Pairs), Attackers)
            ),
            Blocks).
witness_value(attacks(Pairs), object([attacks-object(Attacks)])) :-
    findall(Attacker-text(Attacked), member(Attacker-Attacked, Pairs), Attacks).

%   An error in JSON.

error_value(Error, object([error-object([kind-Kind, message-text(Message)])])) :-
    (   Error = error(Formal, _),
        callable(Formal)
    ->  functor(Formal, Kind, _)
    ;   Kind = unknown
    ),
    (   error_words(Error, Message)
    ->  true
    ;   message_to_codes(Error, Message)
    ).

error_words(error(existence_error(object(Others), Id), _), Message) :-
    !,
    atomic_list_concat(Others, ', ', List),
    format(string(Message), "no object '~w' on the board; it has ~w", [Id, List]).
error_words(error(existence_error(object(Others, Players), Id), _), Message) :-
    !,
    atomic_list_concat(Others, ', ', List),
    atomic_list_concat(Players, ', ', PlayerList),
    format(string(Message), "no object '~w' on the board; it has ~w, and the players ~w", [Id, List, PlayerList]).
error_words(error(existence_error(player(Others), Id), _), Message) :-
    !,
    atomic_list_concat(Others, ', ', List),
    format(string(Message), "no player '~w'; there are ~w", [Id, List]).
error_words(error(existence_error(defending_player, Players), _), Message) :-
    !,
    atomic_list_concat(Players, ', ', List),
    format(string(Message), "several players defend (~w): name the one who declares (by)", [List]).
error_words(error(existence_error(Kind, What), _), Message) :-
    format(string(Message), "there is no ~w ~w", [Kind, What]).
error_words(error(not_supported(What), _), Message) :-
    format(string(Message), "~w is not supported yet", [What]).
error_words(error(not_supported(What, Where), _), Message) :-
    format(string(Message), "~w is not supported yet~w", [What, Where]).
error_words(error(text_error(What), _), What).
error_words(error(inference_limit, _), "the question takes more steps than it is given").
error_words(error(resource_error(What), _), Message) :-
    format(string(Message), "the question takes more ~w than there is", [What]).

message_to_codes(Error, Message) :-
    message_to_lines(Error, Lines),
    with_output_to(string(Message0), print_message_lines(current_output, '', Lines)),
    normalize_space(string(Message), Message0).

message_to_lines(Error, Lines) :-
    (   phrase(prolog:message(Error), Lines0)
    ->  Lines = Lines0
    ;   catch(phrase('$messages':translate_message(Error), Lines0), _, fail)
    ->  Lines = Lines0
    ;   Lines = ['~q'-[Error]]
    ).
