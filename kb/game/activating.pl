:- encoding(utf8).
:- module(lawmage_activating,
          [ activated/6,         % +World, +Player, +Object, +Which, +Given, -Outcome
            play_land/4,         % +World, +Player, +Object, -Outcome
            suspend/5,           % +World, +Player, +Object, +Given, -Outcome
            turn_face_up/5       % +World, +Player, +Object, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(apply)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/ability_kinds', [mana_ability/1]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/conditions').
:- use_module('../objects/copiable').
:- use_module('../objects/filters').
:- use_module('../objects/mana', [cost_text/2]).
:- use_module('../objects/subjects').
:- use_module(ability_uses).
:- use_module(bindings).
:- use_module(casting_costs).
:- autoload(done_as_it_is, [turning_face_up/3]).
:- use_module(keyword_rules).
:- use_module(keyword_uses).
:- use_module(paying_costs).
:- use_module(position).
:- use_module(stacking).
:- use_module(stated).
:- use_module(timing).

/** <module> Activating abilities (CR 602) and taking special actions (CR 116)
*/

%!  activated(+World, +Player, +Object, +Which, +Given:list, -Outcome) is det.
%
%   Outcome is legal(Events), mana(Events, Run) for a mana ability, which doesn't use the stack (CR 605.3b), or
%   illegal(Reasons).  Which is the number of a line, a keyword's name, or `any`.

activated(World, Player, Object, Which, Given, Outcome) :-
    findall(Ability, activatable(World, Object, Which, Ability), Abilities),
    (   Abilities == []
    ->  Outcome = illegal([reason([cr('602.1')], rule('602.1'), [Object], no_ability(Which))])
    ;   findall(Result, ( member(Ability, Abilities), judged(World, Player, Object, Ability, Given, Result) ), Results),
        (   member(Legal, Results),
            Legal \= illegal(_)
        ->  Outcome = Legal
        ;   Results = [Outcome|_]
        )
    ).

%   activatable(+World, +Object, +Which, -Ability) is nondet: use(Label, Kind, Cost, Meaning, Limits, Zone, Rule).

activatable(World, Object, Which, use(Label, Kind, Cost, Meaning, Limits, Zone, Rule)) :-
    value(World, Object, abilities, Abilities),
    member(ability(Key, Text, _), Abilities),
    ability_label(Object, Key, Text, Label),
    named(Which, Key, Text),
    (   Text = keyword(Keyword)
    ->  (   keyword_use(Keyword, Cost, Meaning, Limits, Zone, Rule)
        ;   meaning(Keyword, Written, [cr(Rule)|_]),
            use_of(Written, [], Cost, Meaning, Limits),
            zone_of(Cost, Meaning, Limits, Zone)
        ),
        functor(Keyword, Kind, _)
    ;   use_of(Text, [], Cost, Meaning, Limits),
        (   mana_ability(activated(Cost, Meaning))
        ->  Kind = mana
        ;   Text = as_keyword(Kind, _)
        ->  true
        ;   Kind = activated
        ),
        (   Text = as_keyword(Keyword, _)
        ->  special_use(Keyword, _, Zone, Rule)
        ;   zone_of(Cost, Meaning, Limits, Zone),
            Rule = '602.5'
        )
    ).

use_of(only(More, Text), Limits0, Cost, Meaning, Limits) :-
    append(More, Limits0, Limits1),
    use_of(Text, Limits1, Cost, Meaning, Limits).
use_of(all([activated(Cost, Meaning)|_]), Limits, Cost, Meaning, Limits).
use_of(as_keyword(Keyword, Text), Limits0, Cost, Meaning, Limits) :-
    (   special_use(Keyword, More, _, _)
    ->  append(More, Limits0, Limits1),
        use_of(Text, Limits1, Cost, Meaning, Limits)
    ;   throw(error(not_supported(Keyword), _))
    ).
use_of(when(Condition, Text), Limits0, Cost, Meaning, Limits) :-
    use_of(Text, [when(Condition)|Limits0], Cost, Meaning, Limits).
use_of(activated(Cost, Meaning), Limits0, Cost, Meaning, Limits) :-
    (   memberchk(loyalty(_), Cost)
    ->  Limits = [loyalty|Limits0]
    ;   Limits = Limits0
    ).

named(any, _, _).
named(Number, Key, Text) :-
    integer(Number),
    Text \= keyword(_),
    ( Key = line(_, Number, _) ; Key = except(_, _, _) ).
named(Name, _, as_keyword(Name, _)) :-
    atom(Name).
named(Name, _, keyword(Keyword)) :-
    atom(Name),
    functor(Keyword, Name, _).

zone_of(Cost, Meaning, Limits, Zone) :-
    (   member(from_zone(Zone0, _), Limits)
    ->  Zone = Zone0
    ;   member(when(matches(self, Filter)), Limits),
        member(zone(Zone0, _), Filter)
    ->  Zone = Zone0
    ;   memberchk(discard(self), Cost)
    ->  Zone = hand
    ;   member(exile(self, How), Cost),
        memberchk(from_zone(Zone0, _), How)
    ->  Zone = Zone0
    ;   \+ memberchk(sacrifice(self), Cost),
        moves_itself(Meaning, Zone0)
    ->  Zone = Zone0
    ;   Zone = battlefield
    ).

moves_itself(Meaning, Zone) :-
    sub_term(Part, Meaning),
    compound(Part),
    ( Part = move(self, _, How) ; Part = exile(self, How) ),
    is_list(How),
    member(from_zone(Zone, _), How),
    !.

judged(World, Player, Object, use(Label, Kind, Cost0, Meaning0, Limits, Zone, Rule), Given, Outcome) :-
    clock(World, Now),
    ( memberchk(x(X), Given) -> Xs = [x-X] ; Xs = [] ),
    frame(Frame, Object, Player, Now, Xs),
    ( memberchk(modes(Modes), Given) -> true ; Modes = none ),
    chosen_modes(Meaning0, Modes, World, Meaning, ModeFaults),
    ( memberchk(targets(Targets), Given) -> true ; Targets = none ),
    findall(Reason, ( fault(World, Player, Object, Cost0, Limits, Zone, Kind, Rule, Given, Reason)
                    ; limit_fault(World, Player, Object, Label, Limits, Rule, Reason)
                    ), Faults),
    chosen_targets(World, Label, source(activated, Object, Player), Meaning, Targets, frame(Frame), Chosen),
    target_faults(Chosen, Kind, Rule, Object, TargetFaults),
    append([Faults, ModeFaults, TargetFaults], Reasons0),
    (   Reasons0 \== []
    ->  list_to_set(Reasons0, Reasons),
        Outcome = illegal(Reasons)
    ;   Chosen = bound(Bindings0, Flat),
        total_cost(World, activate(Kind, Object), Cost0, Frame, Total),
        ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
        payment(World, Player, Object, Total, Pay, Payment),
        (   Payment = fault(Reason)
        ->  Outcome = illegal([Reason])
        ;   Payment = paid(Events, Record),
            paid_bindings(Record, World, Events, Paid),
            append([Bindings0, Xs, Paid], Bindings),
            (   Kind == mana
            ->  frame(Whole, Object, Player, Now, Bindings),
                Outcome = mana(Events, run(Whole, [Meaning], nothing))
            ;   used_events(Object, Label, Limits, Used),
                findall(cycled(Object, Player), memberchk(Kind, [cycling, typecycling]), Cycled),       % CR 702.29c, 702.29e
                append([ [stacked(activated, Label, Object, Player, Meaning, Bindings, Flat)], Events, Used,
                         [activated(Label, Object, Player)|Cycled] ],
                       All),
                Outcome = legal(All)
            )
        )
    ).

used_events(Object, Label, Limits, Used) :-
    (   memberchk(loyalty, Limits)
    ->  Used = [used(Object, loyalty), used(Object, Label)]
    ;   memberchk(once, Limits)
    ->  once_mark(Label, Mark),
        Used = [used(Object, Label), designated(Object, Mark)]
    ;   Used = [used(Object, Label)]
    ).

paid_bindings(Record, World, Events, Bindings) :-
    findall(returned-[Object], ( member(return(Objects), Record), member(Object, Objects) ), Bindings1),
    paid_with(Record, Events, Paid),
    append(Bindings1, Paid, Bindings0),
    (   member(return([Object|_]), Record),
        attacking(World, Object, Target)
    ->  Bindings = [attacked-Target|Bindings0]
    ;   Bindings = Bindings0
    ).

%   What the cost was paid with, for "the tapped creature" and the like.

paid_with(Record, Events, Paid) :-
    findall(paid(How)-Objects,
            ( member(How, [tap, sacrifice, discard, exile]),
              paid_so(How, Record, Events, Objects),
              Objects \== []
            ),
            Paid).

paid_so(How, Record, Events, Objects) :-
    Pay =.. [How, Given],
    (   memberchk(Pay, Record)
    ->  Objects = Given
    ;   findall(Object, ( member(Event, Events), pays_with(How, Event, Object) ), Objects)
    ).

pays_with(tap, tapped(Object), Object).
pays_with(sacrifice, moved(Object, _, _, sacrificed), Object).
pays_with(discard, moved(Object, _, _, discarded), Object).
pays_with(exile, moved(Object, exile, _, plain), Object).

target_faults(fault(Reasons0), Kind, Rule, _, Reasons) =>
    findall(reason([cr(Rule)|Rules], Source, Objects, What),
            ( member(reason(Rules, Source, Objects, What), Reasons0), Kind \== activated ),
            Reasons1),
    (   Reasons1 == []
    ->  Reasons = Reasons0
    ;   Reasons = Reasons1
    ).
target_faults(impossible, _, _, Object, Reasons) =>
    Reasons = [reason([cr('602.2b'), cr('601.2c')], rule('601.2c'), [Object], no_target)].
target_faults(_, _, _, _, Reasons) =>
    Reasons = [].

%   fault(...) is nondet: why it can't be activated now (CR 602.5).

fault(World, Player, Object, _, Limits, _, _, _, _, reason([cr('602.2')], rule('602.2'), [Object], controlled_by(Player))) :-
    \+ memberchk(by(_), Limits),
    may_activate(World, Object, Controller),
    Controller \== Player.
fault(World, _, Object, _, _, Zone, _, Rule, _, reason([cr('113.6'), cr(Rule)], rule('113.6'), [Object], zone(Zone))) :-
    Zone \== any,
    \+ in_zone(World, Object, Zone).
fault(World, _, Object, Cost, _, _, _, _, _, reason([cr('118.3'), cr('107.5')], rule('118.3'), [Object], already_tapped(Object))) :-
    memberchk(tap, Cost),
    status(World, Object, tapped).
fault(World, _, Object, Cost, _, _, _, _, _, reason([cr('118.3'), cr('107.6')], rule('118.3'), [Object], already_untapped(Object))) :-
    memberchk(untap, Cost),
    \+ status(World, Object, tapped).
fault(World, _, Object, Cost, _, _, _, _, _, reason([cr('302.6'), cr('602.5a')], rule('302.6'), [Object], sick(Object))) :-
    ( memberchk(tap, Cost) ; memberchk(untap, Cost) ),
    sick(World, Object),
    is_creature(World, Object),
    \+ has_keyword(World, Object, haste).
fault(World, Player, Object, _, Limits, _, Kind, Rule, _, reason(Rules, rule(Rule), [Object], sorcery_time(Player))) :-
    ( memberchk(as_sorcery, Limits) ; memberchk(loyalty, Limits) ),
    \+ sorcery_time(World, Player),
    sorcery_rules(Kind, Limits, Rule, Rules).
fault(World, _, Object, _, Limits, _, _, _, _, reason([cr('606.3')], rule('606.3'), [Object], used_this_turn)) :-
    memberchk(loyalty, Limits),
    ability_used(World, Object, loyalty, Count),
    Count > 0.
fault(World, _, Object, Cost, _, _, _, _, _, reason([cr('606.6')], rule('606.6'), [Object], loyalty(Object, There, Less))) :-
    memberchk(loyalty(Number), Cost),
    Number < 0,
    ( counters(World, Object, loyalty, There) -> true ; There = 0 ),
    There + Number < 0,
    Less is -Number.
fault(World, _, Object, Cost, _, _, _, _, _, reason([cr('118.3')], rule('118.3'), [Object], counters(Counter))) :-
    member(remove_counters(self, Counter, Number), Cost),
    integer(Number),
    ( counters(World, Object, Counter, There) -> true ; There = 0 ),
    There < Number.
fault(World, Player, Object, _, Limits, _, _, _, _, reason(Rules, rule('602.5'), [Object], usage(when(Condition)))) :-
    ( special_use(_, _, _, Rule) -> Rules = [cr(Rule), cr('602.5')] ; Rules = [cr('602.5')] ),
    member(when(Condition), Limits),
    context(World, Object, Player, Context),
    \+ holds(Condition, World, Context).
fault(World, _, Object, Cost, _, _, Kind, _, _, reason(Rules, Source, [Object], Restriction)) :-
    forbidden(World, Object, Kind, Cost, Source, Restriction),
    keyword_rules(World, Source, [cr('602.5'), cr('101.2')], Rules).
fault(World, Player, Object, Cost, _, _, Kind, Rule, Given, Reason) :-
    keyword_fault(Kind, World, Player, Object, Cost, Rule, Given, Reason).

sorcery_rules(Kind, Limits, Rule, Rules) :-
    (   memberchk(loyalty, Limits)
    ->  Rules = [cr('606.3')]
    ;   Kind == activated
    ->  Rules = [cr('602.5d'), cr('307.5')]
    ;   Rules = [cr(Rule), cr('602.5d')]
    ).

may_activate(World, Object, Player) :-
    object(World, Object, Zone, Owner, _, _),
    (   memberchk(Zone, [battlefield, stack])
    ->  controller(World, Object, Player)
    ;   Player = Owner
    ).

forbidden(World, Object, Kind, Cost, Source, cant_be_activated) :-
    stated(World, restriction(each(Filter), cant_be_activated), Source, Self, You),
    context(World, Self, You, Context),
    are_activated(Filter, World, Context, Kind, Cost, Object).
forbidden(World, Object, Kind, Cost, Source, cant_activate(Filter)) :-
    stated(World, restriction(Subject, cant_activate(Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    are_activated(Filter, World, Context, Kind, Cost, Object).

are_activated(Filter, World, Context, Kind, Cost, Object) :-
    forall(member(Property, Filter),
           (   Property = cost_has(Part)
           ->  has_part(Part, Cost)
           ;   ability_property(Property, World, Context, Kind, Object)
           )).

has_part(mana(Symbol), Cost) :-
    member(mana(Symbols), Cost),
    sub_atom(Symbols, _, _, _, Symbol),
    !.
has_part(Part, Cost) :-
    memberchk(Part, Cost).

%!  play_land(+World, +Player, +Object, -Outcome) is det.
%
%   Playing a land (CR 116.2a, 305).

play_land(World, Player, Object, Outcome) :-
    findall(Reason, land_fault(World, Player, Object, Reason), Reasons),
    (   Reasons == []
    ->  Outcome = legal([land_played(Object, Player), moved(Object, battlefield, [controller(Player)], played)])
    ;   Outcome = illegal(Reasons)
    ).

land_fault(World, _, Object, reason([cr('305.1')], rule('305.1'), [Object], no_land)) :-
    \+ has_type(World, Object, land).
land_fault(World, Player, Object, reason([cr('305.1'), cr('116.2a')], rule('305.1'), [Object], no_permission(Zone))) :-
    object(World, Object, Zone, Owner, _, _),
    \+ ( Zone == hand, Owner == Player ),
    \+ land_permission(World, Player, Object, Zone).
land_fault(World, Player, Object, reason([cr('305.1'), cr('116.2a')], rule('305.1'), [Object], sorcery_time(Player))) :-
    \+ sorcery_time(World, Player).
land_fault(World, Player, Object, reason([cr('305.2')], rule('305.2'), [Object], lands_played)) :-
    ( played_land(World, Player, Played) -> true ; Played = 0 ),
    findall(Number, more_lands(World, Player, Number), Numbers),
    sum_list(Numbers, More),
    Played >= 1 + More.

land_permission(World, Player, Object, Zone) :-
    stated(World, permission(player(Who), play(each(Filter0))), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    select(zone(From, _), Filter0, Filter),
    ( From == top_of_library -> Zone == library ; From == Zone ),
    matches(World, Context, Object, Filter),
    !.

more_lands(World, Player, Number) :-
    stated(World, permission(player(Who), additional_lands(Number0)), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    ( integer(Number0) -> Number = Number0 ; Number = 1000 ).

%!  suspend(+World, +Player, +Object, +Given, -Outcome) is det.
%
%   Suspending a card (CR 116.2f, 702.62a).

suspend(World, Player, Object, Given, Outcome) :-
    (   \+ object(World, Object, hand, Player, _, _)
    ->  Outcome = illegal([reason([cr('702.62a')], rule('702.62a'), [Object], zone(hand))])
    ;   \+ has_keyword(World, Object, suspend(_, _))
    ->  Outcome = illegal([reason([cr('702.62a')], rule('702.62a'), [Object], no_keyword(suspend))])
    ;   characteristics(World, Object, C),
        timing_fault(World, Player, C, _),
        \+ has_keyword(World, Object, flash)
    ->  Outcome = illegal([reason([cr('702.62a')], rule('702.62a'), [Object], sorcery_time(Player))])
    ;   has_keyword(World, Object, suspend(Number, Cost)),
        frame(Frame, Object, Player, 0, []),
        total_cost(World, special, Cost, Frame, Total),
        ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
        payment(World, Player, Object, Total, Pay, Payment),
        (   Payment = paid(Events, _)
        ->  append(Events, [moved(Object, exile, [counters(time, Number)], plain)], All),
            Outcome = legal(All)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ).

%!  turn_face_up(+World, +Player, +Object, +Given, -Outcome) is det.
%
%   Turning a face-down permanent face up for its morph cost or the like (CR 116.2b, 702.37e, 708.7).

turn_face_up(World, Player, Object, Given, Outcome) :-
    (   \+ face_up(World, Object, down)
    ->  Outcome = illegal([reason([cr('708.7')], rule('708.7'), [Object], face_up)])
    ;   \+ controller(World, Object, Player)
    ->  Outcome = illegal([reason([cr('702.37e'), cr('116.2b')], rule('702.37e'), [Object], controlled_by(Player))])
    ;   normal_values(World, Object, Values),
        face_up_cost(World, Object, Values, Name, Cost)
    ->  frame(Frame, Object, Player, 0, []),
        total_cost(World, special, Cost, Frame, Total),
        ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
        payment(World, Player, Object, Total, Pay, Payment),
        (   Payment = paid(Events0, _)
        ->  findall(counters(Object, pt(1, 1), 1), Name == megamorph, More),      % CR 702.37b
            turning_face_up(World, Object, Turning),
            append([Events0, Turning, More], Events),
            Outcome = legal(Events)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ;   Outcome = illegal([reason([cr('702.37e'), cr('708.7')], rule('702.37e'), [Object], no_keyword(morph))])
    ).

%   What it costs to turn it face up: that of a keyword, or the mana cost of a creature card that is manifested or cloaked
%   (CR 701.40b-d, 701.58b-d).

face_up_cost(_, _, Values, Name, Cost) :-
    get_dict(abilities, Values, Abilities),
    member(ability(_, keyword(Keyword), _), Abilities),
    Keyword =.. [Name, Cost],
    memberchk(Name, [morph, megamorph, disguise]),
    !.
face_up_cost(World, Object, Values, Name, [mana(Text)]) :-
    designation(World, Object, Name),
    memberchk(Name, [manifested, cloaked]),
    get_dict(types, Values, Types),
    memberchk(creature, Types),
    get_dict(cost, Values, Cost),
    is_list(Cost),
    cost_text(Cost, Text).
