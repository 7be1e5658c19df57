:- encoding(utf8).
:- module(lawmage_targeting,
          [ can_target/5,        % +World, +Label, +Target, +How, -Decision
            target_checks/5      % +World, +Label, +Source, +Target, -Checks
          ]).
:- use_module(library(lists)).
:- use_module('../combat/actives').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(described).
:- use_module(labels).
:- use_module(player_shields).
:- use_module(sources).
:- use_module(stated, [stated/5]).
:- use_module(supposed_boards).

/** <module> Whether a spell or ability may have a target (CR 115, 601.2c)

One of its target phrases must describe the target, and nothing may say that the target can't be chosen.  A spell that isn't on the
stack is looked at as it would be there, as its target is chosen after it was put there (CR 601.2a, 601.2c).  A check is
check(What, Rules, Outcome) with Outcome obeyed, not_applicable or disobeyed(Reason).
*/

%!  can_target(+World, +Label, +Target, +How, -Decision) is det.
%
%   Whether the spell or ability with that label may have Target, an object, an ability on the stack or a player, were it put on the
%   stack now.  Where the label means several, one is enough.  How is `all` for every check, or `disobeyed` for none.  A decision
%   is as in combat/declarations.pl; a cost among its notes is what a ward ability or another text will ask (CR 702.21a).
%
%   @throws existence_error('spell or ability', Label) when the label means nothing.
%   @throws open_condition(Key) when a condition is undecided.

can_target(World, Label, Target, How, decision(Verdict, Reasons, Checks, none, Notes)) :-
    labelled(World, Label, Sources),
    findall(Judged, ( member(Source, Sources), judged_source(Source, World, Label, Target, Judged) ), All),
    (   member(judged(legal, _, Checks0, Notes), All)
    ->  Verdict = legal,
        Reasons = []
    ;   Verdict = illegal,
        Notes = [],
        told(All, Reasons, Checks0)
    ),
    (   How == all
    ->  Checks = Checks0
    ;   Checks = []
    ).

%   Of several sources those that have a target phrase at all are told about.

told(All, Reasons, Checks) :-
    (   member(judged(_, [reason(_, _, _, targets_nothing(_))], _, _), All),
        findall(Judged, ( member(Judged, All), Judged \= judged(_, [reason(_, _, _, targets_nothing(_))], _, _) ), Some),
        Some \== []
    ->  true
    ;   Some = All
    ),
    findall(Reason, ( member(judged(_, Given, _, _), Some), member(Reason, Given) ), Reasons0),
    list_to_set(Reasons0, Reasons),
    findall(Check, ( member(judged(_, _, Made, _), Some), member(Check, Made) ), Checks0),
    list_to_set(Checks0, Checks).

judged_source(source(Kind, Object, Player, Groups, Rules), World, Label, Target, Judged) :-
    judge(World, Label, source(Kind, Object, Player, Groups, Rules), Target, Judged).
judged_source(cast(Object, Player, Face, Change), World, Label, Target, Judged) :-
    face_changes(Face, World, Object, Turned),
    bestow_changes(Change, Object, Bestowed),
    append(Turned, Bestowed, Changes),
    supposed_spell(World, Object, Player, Changes, judge_spell(Object, Label, Target, Judged)).

face_changes(front, _, _, []) :- !.
face_changes(Face, World, Object, [remove(printed(Object, front, _)), add(printed(Object, front, Print)), remove(face_up(Object, _))]) :-
    printed(World, Object, Face, Print).

bestow_changes(bestowed, Object, [add(designation(Object, bestowed))]) :- !.
bestow_changes(none, _, []).

judge_spell(Object, Label, Target, Judged, World) :-
    labelled(World, Object, Sources),
    member(Source, Sources),
    judge(World, Label, Source, Target, Judged).

judge(World, Label, Source, Target, judged(Verdict, Reasons, Checks, Notes)) :-
    target_checks(World, Label, Source, Target, Checks),
    findall(Reason, member(check(_, _, disobeyed(Reason)), Checks), Reasons0),
    list_to_set(Reasons0, Reasons),
    (   Reasons == []
    ->  Verdict = legal,
        findall(Note, target_cost(World, Source, Target, Note), Notes)
    ;   Verdict = illegal,
        Notes = []
    ).

%!  target_checks(+World, +Label, +Source, +Target, -Checks:list) is det.
%
%   What is checked of Target as a target of Source, a spell on the stack or an ability, which Label calls.
%
%   @throws open_condition(Key) when a condition is undecided.

target_checks(World, Label, Source, Target, Checks) :-
    findall(Check, target_check(World, Label, Source, Target, Check), Checks).

target_check(World, Label, Source, Target, Check) :-
    phrase_check(World, Label, Source, Target, Check).
target_check(World, Label, Source, Target, Check) :-
    forbidding_check(World, Label, Source, Target, Check).
target_check(World, Label, Source, Target, Check) :-
    demanded_check(World, Label, Source, Target, Check).

%   What the phrases describe.  Where none describes the target, each says why not.

phrase_check(World, Label, Source, Target, check(What, Rules, Outcome)) :-
    Source = source(_, _, _, Groups, Rules),
    append(Groups, Phrases0),
    list_to_set(Phrases0, Phrases),
    (   Phrases == []
    ->  What = targets_nothing(Label),
        last(Rules, Rule),
        Rule = cr(Number),
        Outcome = disobeyed(reason(Rules, rule(Number), [Label], What))
    ;   member(phrase(_, Filter), Phrases),
        describes(World, Source, Filter, Target)
    ->  What = fits(Label, Filter, Target),
        Outcome = obeyed
    ;   member(phrase(_, Filter), Phrases),
        What = fits(Label, Filter, Target),
        misfit_rules(World, Source, Filter, Target, Special),
        append(Special, Rules, Rules1),
        source_kind(Source, Kind),
        judged_under(Kind, Under),
        append(Rules1, Under, Rules2),
        list_to_set(Rules2, Rules3),
        Rules3 = [cr(Number)|_],
        Outcome = disobeyed(reason(Rules3, rule(Number), [Target], What))
    ).

%   Where targets are chosen (CR 601.2c, 602.2b, 603.3d).

judged_under(activated, [cr('602.2b'), cr('601.2c')]) :- !.
judged_under(triggered, [cr('603.3d'), cr('601.2c')]) :- !.
judged_under(_, [cr('601.2c')]).

%   The rules that speak where a description doesn't fit: what is phased out isn't there, "any target" is not anything (CR 115.4),
%   a description without a zone means permanents (CR 109.2), and what is face down is only what is listed for it (CR 708.2, 708.4).

misfit_rules(World, Source, Filter, Target, Rules) :-
    (   status(World, Target, phased_out)
    ->  Rules = [cr('702.26b')]
    ;   Source = source(spell, Target, _, _, _),
        in_zone(World, Target, stack)
    ->  Rules = [cr('115.5')]
    ;   object(World, Target, _, _, _, _),
        \+ memberchk(player, Filter),
        \+ memberchk(opponent, Filter),
        \+ in_place(World, Filter, Target)
    ->  ( memberchk(any_target, Filter) -> Rules = [cr('115.4'), cr('115.2')] ; zone_rules(Filter, Rules) )
    ;   memberchk(any_target, Filter)
    ->  Rules = [cr('115.4')]
    ;   face_up(World, Target, down)
    ->  ( in_zone(World, Target, stack) -> Rules = [cr('708.4'), cr('708.2')] ; Rules = [cr('708.2')] )
    ;   Rules = []
    ).

zone_rules(Filter, [cr(Rule), cr('115.2')]) :-
    (   memberchk(spell, Filter)
    ->  Rule = '109.2b'
    ;   memberchk(card, Filter)
    ->  Rule = '109.2a'
    ;   Rule = '109.2'
    ).

%   describes(+World, +Source, +Filter, +Target) is semidet.
%   The target phrase with Filter, of Source, describes Target, which is not the spell itself (CR 115.5).

describes(World, source(Kind, Object, Player, _, _), Filter, Target) :-
    \+ ( Kind == spell,
         Target == Object
       ),
    context(World, Object, Player, Context),
    described(World, Context, Filter, Target).

%   What says that the target can't be chosen: its own shroud, hexproof and protection, and other texts.

forbidding_check(World, Label, Source, Target, check(What, Rules, Outcome)) :-
    object(World, Target, _, _, _, _),
    actives(World, Target, target, none, Actives),
    member(Active, Actives),
    Active = active(restriction(_, cant_be_target(Filter)), Row, Context, State),
    What = cant_be_target(Filter),
    row_rules(Row, Rules0),
    forbidding_rules(Rules0, Rules),
    (   ( State \== holds ; ignored(World, Source, Row, Actives) )
    ->  Outcome = not_applicable
    ;   source_matches(World, Context, Source, Filter)
    ->  row_source(Row, Spoken),
        Outcome = disobeyed(reason(Rules, Spoken, [Target, Label], What))
    ;   Outcome = obeyed
    ).
forbidding_check(World, Label, Source, Target, check(Told, Rules, Outcome)) :-
    player(World, Target),
    player_restriction(World, Target, restricted(cant_be_target(Filter), Rules0, Spoken, Context, Told)),
    forbidding_rules(Rules0, Rules),
    (   source_matches(World, Context, Source, Filter)
    ->  Outcome = disobeyed(reason(Rules, Spoken, [Target, Label], Told))
    ;   Outcome = obeyed
    ).

%   All is judged under the rule for choosing targets; of a card's own words, can't beats can (CR 101.2).

forbidding_rules(Rules0, Rules) :-
    (   Rules0 == []
    ->  Rules = [cr('601.2c'), cr('101.2')]
    ;   append(Rules0, [cr('601.2c')], Rules)
    ).

%   "Can be the target … as though it didn't have hexproof" (CR 702.11e).

ignored(World, Source, Row, Actives) :-
    row_source(Row, keyword(Keyword, _)),
    member(active(permission(_, Permission), _, Context, holds), Actives),
    (   Permission = targeted_as_though_no(Ignored)
    ;   Permission = targeted_as_though_no(Ignored, Who),
        source_player(Source, Player),
        is_player(Who, World, Context, Player)
    ),
    keyword_matches(Ignored, Keyword),
    !.

%   Texts that demand a target of some kind, if one can be chosen (CR 601.2c): such a target must be among those of a spell or activated
%   ability.  With the target asked for in the only place where it could be, it isn't.

demanded_check(World, Label, Source, Target, check(What, Rules, Outcome)) :-
    source_kind(Source, Kind),
    memberchk(Kind, [spell, activated]),
    source_player(Source, Player),
    rows(World, target, Rows),
    member(Row, Rows),
    row_fact(Row, requirement(_, targets_must_include(Filter))),
    row_context(World, Row, none, Context),
    row_holds(World, Row, Context),
    row_applies(World, Row, Player, Context),
    What = targets_must_include(Filter),
    Rules = [cr('601.2c')],
    (   matches(World, Context, Target, Filter)
    ->  Outcome = obeyed
    ;   demanded_in_vain(World, Source, Filter, Context, Target)
    ->  row_source(Row, Spoken),
        Outcome = disobeyed(reason(Rules, Spoken, [Label, Target], What))
    ;   Outcome = not_applicable
    ).

%   Wherever the target may be chosen, it takes the only place that something demanded could have.

demanded_in_vain(World, Source, Filter, Context, Target) :-
    Source = source(_, _, _, Groups, _),
    findall(Demanded,
            ( matching(World, Context, Filter, Things),
              member(Demanded, Things),
              \+ ( forbidding_check(World, none, Source, Demanded, check(_, _, disobeyed(_))) )
            ),
            Wanted),
    Wanted \== [],
    forall(( member(Group, Groups),
             member(Phrase, Group),
             Phrase = phrase(_, Describing),
             describes(World, Source, Describing, Target)
           ),
           ( member(Demanded, Wanted),
             takes_place(World, Source, Group, Phrase, Demanded)
           )).

takes_place(World, Source, Group, Phrase, Demanded) :-
    Phrase = phrase(Number, Describing),
    memberchk(Number, [1, up_to(1)]),
    describes(World, Source, Describing, Demanded),
    \+ ( member(Other, Group),
         Other \== Phrase,
         Other = phrase(_, OtherDescribing),
         describes(World, Source, OtherDescribing, Demanded)
       ).

%   What the target will ask of the player: ward, which is no bar (CR 702.21a), and what spells and abilities cost more that target it
%   (CR 601.2f).

target_cost(World, Source, Target, cost(reason([cr('702.21a')], keyword(ward(Cost), Target), [Target], ward(Cost)), Cost)) :-
    permanent(World, Target),
    has_keyword(World, Target, ward(Cost)),
    controller(World, Target, Warded),
    source_player(Source, Player),
    opponent(World, Warded, Player),
    \+ silenced(World, Target).
target_cost(World, Source, Target, cost(reason([cr('601.2f')], Spoken, [Target], costs_more(Cost)), Cost)) :-
    rows(World, target, Rows),
    member(Row, Rows),
    row_fact(Row, cost_to(target(Subject, Filter), Cost)),
    row_context(World, Row, none, Context),
    row_holds(World, Row, Context),
    is_member(Subject, World, Context, Target),
    source_matches(World, Context, Source, Filter),
    row_source(Row, Spoken).

%   Its ward abilities can't trigger.

silenced(World, Target) :-
    stated(World, restriction(each(Filter), cant_trigger), _, Self, You),
    memberchk(keyword(ward), Filter),
    memberchk(of(Subject), Filter),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Target),
    !.
