:- encoding(utf8).
:- module(lawmage_verdicts,
          [ verdict/4,         % +World, +Question, +Options, -Verdict
            is_object/2,       % +World, +Id
            condition_told/3,  % +World, +Key, -Condition
            caveats/3          % +World, +Question, -Caveats
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('combat/pairs').
:- autoload('combat/declarations', [judge_blocks/6, judge_attacks/6]).
:- autoload('combat/company', [in_legal_declaration/4]).
:- autoload('combat/damage', [judge_damage/4]).
:- autoload('game/labels', [label_object/3]).
:- autoload('game/targeting', [can_target/5]).
:- autoload('game/attaching', [can_attach/5]).
:- autoload('game/state_based', [state_based/2]).
:- autoload('combat/block_problem', [block_model/4]).
:- autoload('combat/attack_problem', [attack_model/2]).
:- use_module('combat/blocking', [judged_defender/4]).
:- autoload('keywords/names', [keyword_name/5]).
:- autoload('keywords/not_modelled', [not_modelled/2]).
:- autoload('vocabulary/uninterpreted', [unfollowed/2]).
:- use_module('objects/board').
:- use_module('objects/characteristics').
:- use_module('objects/effects', [known/1, rows/3, row_fact/2]).
:- use_module('objects/open_conditions').
:- use_module('objects/printed_values', [half_face/2]).

/** <module> From a question to its verdict

A verdict is verdict(Answer, Reasons, Checks, Conditions, Caveats, Witness, Proved, Notes), its answer legal, illegal or
depends, its notes those of a decision (combat/declarations.pl).  A condition that nothing decides is tried both ways over the whole question; the
same answer either way is the answer (up to six of them, else the verdict is depends and not proved).
*/

%!  verdict(+World, +Question, +Options, -Verdict) is det.
%
%   The verdict on Question, or matrix(Rows, Caveats) for can_block_all, the question about all pairs.
%
%   @throws existence_error(object, Id) and the like when the question makes no sense.

verdict(World, Question, Options, Verdict) :-
    sensible(Question, World),
    (   memberchk(why(true), Options)
    ->  How = all
    ;   How = disobeyed
    ),
    (   Question == can_block_all
    ->  all_pairs(World, Rows, Caveats),
        Verdict = matrix(Rows, Caveats)
    ;   decide(World, Question, How, Options, Decision, Conditions, Proved0),
        caveats(World, Question, Caveats),
        Decision = decision(Answer, Reasons, Checks, Witness, Notes),
        (   memberchk(unproved, Notes)
        ->  Proved = false
        ;   Proved = Proved0
        ),
        Verdict = verdict(Answer, Reasons, Checks, Conditions, Caveats, Witness, Proved, Notes)
    ).

%   sensible(+Question, +World) is det.
%   The question speaks of things that are there.

sensible(can_block(Blocker, Attacker), World) =>
    is_object(World, Blocker),
    is_object(World, Attacker).
sensible(can_attack(Attacker, Target), World) =>
    is_object(World, Attacker),
    is_thing(World, Target).
sensible(can_block_all, _) =>
    true.
sensible(blocks(Pairs, By), World) =>
    forall(member(Blocker-Attacker, Pairs), ( is_object(World, Blocker), is_object(World, Attacker) )),
    (   By == none
    ->  true
    ;   is_player_of(World, By)
    ).
sensible(damage(Assignment, By), World) =>
    forall(member(assigned(Creature, Damage), Assignment),
           ( is_object(World, Creature),
             forall(member(Recipient-_, Damage), is_thing(World, Recipient))
           )),
    (   By == none
    ->  true
    ;   is_player_of(World, By)
    ).
sensible(state_based, _) =>
    true.
sensible(can_target(_, Target), World) =>
    is_thing(World, Target).
sensible(can_attach(Attachment, Thing), World) =>
    is_object(World, Attachment),
    is_thing(World, Thing).
sensible(attacks(Pairs, Bands), World) =>
    forall(member(Attacker-Target, Pairs), ( is_object(World, Attacker), is_thing(World, Target) )),
    forall(( member(Band, Bands), member(Attacker, Band) ), is_object(World, Attacker)).
sensible(Question, _) =>
    functor(Question, Name, _),
    throw(error(not_supported(Name), _)).

%!  is_object(+World, +Id) is det.
%
%   Id is an object of the board.
%
%   @throws existence_error(object(Others), Id) when it is not.

is_object(World, Id) :-
    (   object(World, Id, _, _, _, _)
    ->  true
    ;   findall(Other, object(World, Other, _, _, _, _), Others),
        throw(error(existence_error(object(Others), Id), _))
    ).

is_thing(World, Thing) :-
    (   ( player(World, Thing) ; stack_ability(World, Thing, _, _, _, _) ; object(World, Thing, _, _, _, _) )
    ->  true
    ;   findall(Other, object(World, Other, _, _, _, _), Others),
        findall(Player, player(World, Player), Players),
        throw(error(existence_error(object(Others, Players), Thing), _))
    ).

is_player_of(World, Player) :-
    (   player(World, Player)
    ->  true
    ;   findall(Other, player(World, Other), Others),
        throw(error(existence_error(player(Others), Player), _))
    ).

%   decide(+World, +Question, +How, +Options, -Decision, -Conditions, -Proved) is det.

decide(World, Question, How, Options, Decision, Conditions, Proved) :-
    both_ways(judged_once(World, Question, How, Options), Tree),
    outcome(Tree, Outcome),
    (   Outcome = decided(Decision)
    ->  Conditions = [],
        Proved = true
    ;   Outcome = open(Keys, Proved, Decision),
        findall(Condition, ( member(Key, Keys), condition_told(World, Key, Condition) ), Conditions)
    ).

%!  condition_told(+World, +Key, -Condition) is det.
%
%   The open condition of Key as condition(Said, Object, Line), where null means that no object or line has it; Said has words in
%   told_conditions.pl.

condition_told(World, Key, condition(Words, Object, Line)) :-
    open_condition(World, Key, Words0, Place),
    (   Key = condition(Condition, _, _)
    ->  Words = said(Condition, Words0)
    ;   Words = Words0
    ),
    place_parts(Place, Object, Line).

place_parts(place(Object0, Line0), Object, Line) :-
    or_null(Object0, Object),
    or_null(Line0, Line).
place_parts(nowhere, null, null).

or_null(none, Value) :- !, Value = null.
or_null(Value, Value).

judged_once(World, Question, How, Options, Decision) :-
    known(World),
    findall(Decision0, decision(Question, World, How, Options, Decision0), [Decision]).

outcome(result(Decision), decided(Decision)).
outcome(open(Key), open([Key], false, decision(depends, [], [], none, []))).
outcome(either(Key, TreeIfTrue, TreeIfFalse), Outcome) :-
    outcome(TreeIfTrue, IfTrue),
    outcome(TreeIfFalse, IfFalse),
    merged(IfTrue, IfFalse, Key, Outcome).

merged(decided(True), decided(False), Key, Outcome) :-
    !,
    arg(1, True, TrueAnswer),
    arg(1, False, FalseAnswer),
    (   TrueAnswer == FalseAnswer
    ->  common(True, False, Decision),
        Outcome = decided(Decision)
    ;   Outcome = open([Key], true, decision(depends, [], [], none, []))
    ).
merged(IfTrue, IfFalse, Key, open(Keys, Proved, decision(depends, [], [], none, []))) :-
    open_parts(IfTrue, TrueKeys, TrueProved),
    open_parts(IfFalse, FalseKeys, FalseProved),
    append(TrueKeys, FalseKeys, Keys0),
    (   flips(IfTrue, IfFalse)
    ->  Keys1 = [Key|Keys0]
    ;   Keys1 = Keys0
    ),
    list_to_set(Keys1, Keys),
    (   TrueProved == true,
        FalseProved == true
    ->  Proved = true
    ;   Proved = false
    ).

open_parts(decided(_), [], true).
open_parts(open(Keys, Proved, _), Keys, Proved).

flips(IfTrue, IfFalse) :-
    IfTrue \= open(_, _, _),
    !,
    IfFalse = open(_, _, _).
flips(open(_, _, _), decided(_)).
flips(open(Keys, _, _), open(OtherKeys, _, _)) :-
    Keys \== OtherKeys.

%   The same answer both ways: the reasons and checks that hold either way, or, where there is
%   none, those of both.

common(decision(Answer, Reasons1, Checks1, Witness1, Notes1), decision(_, Reasons2, _, Witness2, Notes2),
       decision(Answer, Reasons, Checks1, Witness, Notes)) :-
    intersection(Notes1, Notes2, Notes0),
    (   ( memberchk(unproved, Notes1) ; memberchk(unproved, Notes2) )
    ->  union([unproved], Notes0, Notes)
    ;   Notes = Notes0
    ),
    findall(Reason, ( member(Reason, Reasons1), memberchk(Reason, Reasons2) ), Both),
    (   Both == []
    ->  union(Reasons1, Reasons2, Reasons)
    ;   Reasons = Both
    ),
    (   Witness1 == Witness2
    ->  Witness = Witness1
    ;   Witness = none
    ).

decision(can_block(Blocker, Attacker), World, How, _, Decision) :-
    can_block(World, Blocker, Attacker, How, Decision0),
    (   \+ arg(1, Decision0, legal)
    ->  Decision = Decision0
    ;   \+ requires(World, block)
    ->  noted(Decision0, in_legal_declaration(true), Decision)
    ;   judged_defender(World, Attacker, Blocker, Defender),
        block_model(World, Defender, [Attacker], Model),
        with_legality(World, Model, Blocker-Attacker, Decision0, Decision)
    ).
decision(can_attack(Attacker, Target), World, How, _, Decision) :-
    can_attack(World, Attacker, Target, How, Decision0),
    (   \+ arg(1, Decision0, legal)
    ->  Decision = Decision0
    ;   \+ requires(World, attack)
    ->  noted(Decision0, in_legal_declaration(true), Decision)
    ;   attack_model(World, Model),
        with_legality(World, Model, Attacker-Target, Decision0, Decision)
    ).
decision(blocks(Pairs, By), World, How, Options, Decision) :-
    judge_blocks(World, Pairs, By, How, Options, Decision).
decision(attacks(Pairs, Bands), World, How, Options, Decision) :-
    judge_attacks(World, Pairs, Bands, How, Options, Decision).

decision(state_based, World, _, _, Decision) :-
    state_based(World, Decision).
decision(can_target(Label, Target), World, How, _, Decision) :-
    can_target(World, Label, Target, How, Decision).
decision(can_attach(Attachment, Thing), World, How, _, Decision) :-
    can_attach(World, Attachment, Thing, How, Decision).
decision(damage(Assignment, By), World, _, _, Decision) :-
    judge_damage(World, Assignment, By, Decision).

%   Whether the pair is in a fully legal declaration as well, requirements counted.

with_legality(World, Model, Pair, Decision0, Decision) :-
    in_legal_declaration(World, Model, Pair, Found),
    (   Found = yes(_)
    ->  noted(Decision0, in_legal_declaration(true), Decision)
    ;   Found == no
    ->  noted(Decision0, in_legal_declaration(false), Decision)
    ;   Decision = Decision0
    ).

noted(decision(Answer, Reasons, Checks, Witness, Notes), Note, decision(Answer, Reasons, Checks, Witness, [Note|Notes])).

%   Something on the board asks creatures to act: then a pair that disobeys nothing may be in no legal declaration.

requires(World, Act) :-
    rows(World, Act, Rows),
    member(Row, Rows),
    row_fact(Row, Fact),
    ( Fact = requirement(_, _) ; Fact = state(_, goaded) ),
    !.

%   All pairs of a creature that could block and one that attacks, or could be judged to.  Where a
%   condition is open, each pair is a question of its own.

all_pairs(World, Rows, Caveats) :-
    caveats(World, can_block(none, none), Caveats),
    catch(( known(World), matrix(World, Found) ), open_condition(_), Found = open),
    (   Found == open
    ->  sides(World, Blockers, Attackers),
        findall(row(Attacker, all, Cells),
                ( member(Attacker, Attackers),
                  findall(cell(Blocker, open, [], []), member(Blocker, Blockers), Cells)
                ),
                Rows)
    ;   Rows = Found
    ).

matrix(World, Rows) :-
    sides(World, Blockers, Attackers),
    block_matrix(World, Blockers, Attackers, Rows).

sides(World, Blockers, Attackers) :-
    creatures(World, Creatures),
    findall(Attacker,
            ( member(Attacker, Creatures),
              is_attacker(World, Attacker)
            ),
            Attackers),
    findall(Blocker,
            ( member(Blocker, Creatures),
              \+ attacking(World, Blocker, _)
            ),
            Blockers0),
    findall(Blocker,
            ( member(Blocker, Blockers0),
              once(( member(Attacker, Attackers),
                     opposed(World, Blocker, Attacker)
                   ))
            ),
            Blockers).

is_attacker(World, Attacker) :-
    (   attacking(World, _, _)
    ->  attacking(World, Attacker, _)
    ;   active(World, Player),
        controller(World, Attacker, Player)
    ).

creatures(World, Creatures) :-
    findall(Creature,
            ( permanent(World, Creature),
              is_creature(World, Creature)
            ),
            Creatures).

opposed(World, Blocker, Attacker) :-
    controller(World, Blocker, Player),
    controller(World, Attacker, Other),
    opponent(World, Player, Other),
    !.

%!  caveats(+World, +Question, -Caveats:list) is det.
%
%   The clauses that were not read and whose bearing meets the question's.

caveats(World, Question, Caveats) :-
    question_bearings(Question, Bearings),
    findall(Caveat, ( caveat(World, Bearings, Caveat) ; asked_caveat(Question, World, Bearings, Caveat) ), Caveats0),
    list_to_set(Caveats0, Caveats).

question_bearings(can_block(_, _), [block, characteristics]).
question_bearings(can_attack(_, _), [attack, characteristics]).
question_bearings(blocks(_, _), [block, characteristics]).
question_bearings(attacks(_, _), [attack, characteristics]).
question_bearings(damage(_, _), [damage, characteristics]).
question_bearings(state_based, [attach, characteristics]).
question_bearings(can_target(_, _), [target, characteristics]).
question_bearings(can_attach(_, _), [attach, characteristics]).
question_bearings(characteristics(_, _, _), [characteristics]).
question_bearings(description(_), [characteristics]).
question_bearings(play, [block, attack, damage, target, attach, characteristics, casting, game]).

caveat(World, Bearings, unread(Object, Line, Sentence)) :-
    line_up(World, Object, Line, _, Unread),
    member(unread(Sentence, Bearing), Unread),
    shares(Bearing, Bearings).
caveat(World, Bearings, Caveat) :-
    memberchk(game, Bearings),
    line_up(World, Object, Line, Meaning, _),
    (   unread_event(Meaning),                                          % of a trigger, in play, what it triggers on
        Caveat = unread(Object, Line, 1)
    ;   unfollowed(Meaning, Name),
        Caveat = unfollowed(Object, Line, Name)
    ).
caveat(World, _, unread_words(Object, Words)) :-
    unread_text(World, Object, _, Words).
caveat(World, Bearings, keyword_ignored(Object, Keyword, Rule)) :-      % in play, of what is on the battlefield or the stack
    memberchk(game, Bearings),
    object(World, Object, Zone, _, _, _),
    memberchk(Zone, [battlefield, stack]),
    printed(World, Object, Face, Print),
    is_up(World, Object, Face),
    ignored_in(Print, Keyword, Rule).

%   The lines of both halves of a permanent are counted through, as in labels (CR 709.5).

line_up(World, Object, Line, Meaning, Unread) :-
    permanent(World, Object),
    printed(World, Object, Face, Print),
    is_up(World, Object, Face),
    arg(11, Print, Lines),
    member(line(N, Meaning, Unread), Lines),
    (   Face == second
    ->  printed(World, Object, front, Left),
        arg(11, Left, Others),
        length(Others, Before),
        Line is Before + N
    ;   Line = N
    ).

%   What the question asks about need not be on the battlefield.

asked_caveat(Question, World, Bearings, unread(Object, Line, Sentence)) :-
    (   Question = can_target(Label, _)
    ->  label_object(World, Label, Object)
    ;   Question = can_attach(Object, _)
    ;   Question = characteristics(Object, _, _)
    ;   Question = description(Object)
    ),
    \+ permanent(World, Object),
    printed(World, Object, _, Print),
    unread_in(Print, Bearings, Line, Sentence).

ignored_in(Print, Name, Rule) :-
    arg(11, Print, Lines),
    member(line(_, keywords(Keywords), _), Lines),
    member(Keyword, Keywords),
    functor(Keyword, Name, _),
    not_modelled(_, Ignored),
    memberchk(Name, Ignored),
    keyword_name(Name, Rule, _, _, _).

unread_event(Meaning) :-
    sub_term(Trigger, Meaning),
    nonvar(Trigger),
    Trigger = triggered(opaque(_), _),
    !.

unread_in(Print, Bearings, Line, Sentence) :-
    arg(11, Print, Lines),
    member(line(Line, _, Unread), Lines),
    member(unread(Sentence, Bearing), Unread),
    shares(Bearing, Bearings).

is_up(World, Object, Face) :-
    (   permanent(World, Object),
        layout(World, Object, split)
    ->  half_face(Half, Face),                                          % CR 709.5c
        designation(World, Object, Half)
    ;   face_up(World, Object, Up)
    ->  Face == Up
    ;   Face == front
    ).

shares(Some, Others) :-
    member(One, Some),
    memberchk(One, Others),
    !.
