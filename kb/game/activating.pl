:- encoding(utf8).
:- module(lawmage_activating,
          [ activated/6          % +World, +Player, +Object, +Which, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(apply)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../keywords/names').
:- use_module('../objects/ability_kinds').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/conditions').
:- use_module('../objects/mana', [cost_text/2]).
:- use_module('../objects/subjects').
:- use_module(ability_uses).
:- use_module(activation_bans).
:- use_module(announced).
:- use_module(bindings).
:- use_module(cant_happen, [thing_restricted/3]).
:- use_module(casting_costs).
:- use_module(choices).
:- use_module(cost_alternatives).
:- use_module(cost_parts).
:- use_module(finding_payments).
:- use_module(keyword_rules).
:- use_module(keyword_uses).
:- use_module(special_actions).
:- use_module(paid_with).
:- use_module(position).
:- use_module(loyalty).
:- use_module(modes_chosen, [modes_given/4, chosen_modes/7, modes_marked/5]).
:- use_module(stacking).
:- use_module(target_phrases, [phrases_of/2]).
:- use_module(stated).
:- use_module(rooms, [unlocked_half/5]).
:- use_module(timing).

/** <module> Activating abilities (CR 602)
*/

%!  activated(+World, +Player, +Object, +Which, +Given:list, -Outcome) is det.
%
%   Outcome is legal(Events), mana(Events, Run) for a mana ability, which doesn't use the stack (CR 605.3b), or
%   illegal(Reasons).  Which is the number of a line, a keyword's name, or `any`; the special actions of foretell and plot go by their
%   keywords as well, that of a permanent with a locked half by `unlock`.
%
%   @throws choice_needed(...) for what must be chosen and isn't.
%   @throws error(not_supported(Words), _) for a keyword that isn't modelled.

activated(World, Player, Object, Which, Given, Outcome) :-
    (   special_keyword(Which, _)
    ->  exiled_for_later(Which, World, Player, Object, Given, Outcome)
    ;   Which == unlock
    ->  unlocked_half(World, Player, Object, Given, Outcome)
    ;   ability_activated(World, Player, Object, Which, Given, Outcome)
    ).

ability_activated(World, Player, Object, Which, Given, Outcome) :-
    findall(Ability, activatable(World, Object, Which, Ability), Abilities),
    (   Abilities == []
    ->  modelled(World, Object, Which),
        Outcome = illegal([reason([cr('602.1')], rule('602.1'), [Object], no_ability(Which))])
    ;   meant(Which, Given, Abilities, Ordered),
        findall(Result-Given, ( member(Ability, Ordered), judged(World, Player, Object, Ability, Given, Result) ), Results),
        (   member(Legal-Given, Results),
            Legal \= illegal(_)
        ->  Outcome = Legal
        ;   Results = [Outcome-_|_]
        )
    ).

%   A keyword that is an activated ability and isn't modelled is no ability that there isn't.

modelled(World, Object, Which) :-
    (   value(World, Object, abilities, Abilities),
        member(ability(_, keyword(Keyword), _), Abilities),
        functor(Keyword, Which, _),
        ability_kind(keyword(Keyword), activated)
    ->  keyword_name(Which, Rule, English, _, _),
        format(atom(Words), "~w (CR ~w)", [English, Rule]),
        throw(error(not_supported(Words), _))
    ;   true
    ).

%   Of several abilities that are called the same, those without a target are meant where no target is given.

meant(Which, Given, Abilities, Meant) :-
    (   memberchk(targets(_), Given)
    ->  Meant = Abilities
    ;   partition(without_target, Abilities, First, Later),
        (   First \== [],
            Which \== any
        ->  Meant = First
        ;   append(First, Later, Meant)
        )
    ).

without_target(use(_, _, _, Meaning, _, _, _)) :-
    phrases_of(Meaning, []).

%   activatable(+World, +Object, +Which, -Ability) is nondet: use(Label, Kind, Cost, Meaning, Limits, Zone, Rules).

activatable(World, Object, Which, use(Label, Kind, Cost, Meaning, Limits, Zone, Rules)) :-
    value(World, Object, abilities, Abilities),
    member(ability(Key, Text0, _), Abilities),
    at_mana_cost(Text0, World, Object, Text),
    ability_label(Object, Key, Text, Label),
    named(Which, Key, Text),
    (   Text = keyword(Keyword)
    ->  (   keyword_use(Keyword, Cost, Meaning, Limits, Zone, Rule),
            Rules = [cr(Rule)]
        ;   meaning(Keyword, Written, Rules),
            use_of(Written, [], Cost, Meaning, Limits),
            zone_of(Cost, Meaning, Limits, Zone)
        ),
        functor(Keyword, Kind, _)
    ;   use_of(Text, [], Cost0, Meaning, Limits),
        use_cost(Text, World, Object, Cost0, Cost),
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
        ),
        Rules = [cr(Rule)]
    ).

%   at_mana_cost(+Text0, +World, +Object, -Text) is semidet: a keyword that was granted at the cost of Object's mana cost (CR 702.1a); what
%   has none can't be used so (CR 118.6).

at_mana_cost(Text0, World, Object, Text) :-
    (   Text0 = keyword(any(Name))
    ->  value(World, Object, cost, Symbols),
        is_list(Symbols),
        cost_text(Symbols, Cost),
        Keyword =.. [Name, [mana(Cost)]],
        Text = keyword(Keyword)
    ;   Text = Text0
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
    ;   Meaning = gain_level(Level)                                      % CR 716.2a
    ->  Before is Level - 1,
        Limits = [as_sorcery, when(matches(self, [level(at_least(Before)), level(at_most(Before))]))|Limits0]
    ;   Limits = Limits0
    ).

named(any, _, _).
named(Number, Key, Text) :-
    integer(Number),
    (   Key = line(_, Number, _)
    ;   Key = except(_, _, _),
        Text \= keyword(_)
    ).
named(Name, _, as_keyword(Name, _)) :-
    atom(Name).
named(Name, _, keyword(Keyword)) :-
    atom(Name),
    ( functor(Keyword, Name, _) -> true ; keyword_variant(Variant, Name), functor(Keyword, Variant, _) ).    % CR 702.29f

zone_of(Cost, Meaning, Limits, Zone) :-
    (   member(from_zone(Zone0, _), Limits)
    ->  Zone = Zone0
    ;   member(when(matches(self, Filter)), Limits),
        named_zone(Filter, Zone0)
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

named_zone(Filter, Zone) :-
    member(zone(Zone, _), Filter).
named_zone(Filter, exile) :-                                             % CR 702.62b
    memberchk(designated(suspended), Filter).

moves_itself(Meaning, Zone) :-
    sub_term(Part, Meaning),
    compound(Part),
    ( Part = move(self, _, How) ; Part = exile(self, How) ),
    is_list(How),
    member(from_zone(Zone, _), How),
    !.

judged(World, Player, Object, use(Label, Kind, Cost0, Meaning0, Limits, Zone, Rules), Given, Outcome) :-
    last(Rules, cr(Rule)),                                               % after what a variant adds to it
    clock(World, Now),
    ( memberchk(x(X), Given), X >= 0 -> Xs = [x-X] ; Xs = [] ),
    frame(Frame, Object, Player, Now, Xs),
    modes_given(Given, World, Meaning0, Modes),
    By = by(Label, Object, Player),
    chosen_modes(Meaning0, Modes, World, By, Meaning, Taken, ModeFaults),
    ( memberchk(targets(Targets), Given) -> true ; Targets = none ),
    findall(Reason, ( fault(World, Player, Object, Cost0, Limits, Zone, Kind, Rule, Reason)
                    ; loyalty_fault(World, Object, Kind, Cost0, Frame, Reason)
                    ; limit_fault(World, Player, Object, Label, Limits, Rule, Reason)
                    ), Faults),
    chosen_targets(World, Label, source(activated, Object, Player), Meaning, Targets, frame(Frame), Chosen),
    target_faults(Chosen, Kind, Rules, Object, TargetFaults),
    findall(Reason,
            (   announced_fault(Given, [Cost0], Meaning0, Reason)
            ;   Chosen == bound([], []),
                Targets = [_|_],
                Reason = reason([cr('601.2c'), cr('602.2b')], rule('601.2c'), Targets, targets)
            ),
            Unannounced),
    append([Faults, ModeFaults, TargetFaults, Unannounced], Reasons0),
    (   Reasons0 \== []
    ->  list_to_set(Reasons0, Reasons),
        Outcome = illegal(Reasons)
    ;   Chosen = bound(Bindings0, Flat),
        x_of(Cost0, World, Player, Object, Xs),
        ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
        costs_taken(World, Player, Object, Cost0, Pay, Costs),
        bind(targets, Flat, Frame, Targeting),
        activation_paid(Costs, World, Player, Object, Kind, Targeting, Pay, Payment),
        (   Payment = fault(Reason0)
        ->  of_keyword(Kind, Rule, Reason0, Reason1),
            cant_crew(Kind, World, Pay, Reason1, Reason),
            Outcome = illegal([Reason])
        ;   Payment = paid(Events, Record),
            paid_bindings(Record, World, Events, Paid0),
            findall(that_many-Number, number_paid(Cost0, Paid0, Events, Number), Numbers),
            append(Paid0, Numbers, Paid),
            findall(followed_since-Now, returns_itself(Cost0, Meaning), Followed),
            findall(modes-Taken, Taken \== [], Announced),
            append([Announced, Bindings0, Xs, Paid, Followed], Bindings),
            (   Kind == mana
            ->  findall(tapped_for_mana, memberchk(tap, Cost0), Told),   % CR 106.12
                findall(tapped_for_mana-true, member(_, Told), Tapped),
                append(Tapped, Bindings, Bound),
                frame(Whole, Object, Player, Now, Bound),
                Outcome = mana(Events, run(Whole, [Meaning|Told], nothing))
            ;   used_events(Object, Label, Limits, Used),
                modes_marked(Meaning0, Taken, World, By, Marks),
                findall(Event, activation_event(Kind, Player, Object, Paid, Event), Cycled),
                append([ [stacked(activated, Label, Object, Player, Meaning, Bindings, Flat)], Events, Used, Marks,
                         [activated(Label, Object, Player)|Cycled] ],
                       All),
                Outcome = legal(All)
            )
        )
    ).

%   What the cost has moved is found by an effect that moves it again (CR 400.7j).

returns_itself(Cost, Meaning) :-
    ( memberchk(exile(self), Cost) ; memberchk(sacrifice(self), Cost) ),
    sub_term(Move, Meaning),
    nonvar(Move),
    ( Move = move(self, _) ; Move = move(self, _, _) ),
    !.

%   X is announced (CR 107.3a, 602.2b).

x_of(Cost, World, Player, Object, Xs) :-
    (   Xs == [],
        has_x(Cost)
    ->  needed(World, x, Player, Object, 0-any, [])
    ;   true
    ).

%   activation_paid(+Costs, ..., -Payment): the first of the costs that can be paid so; else what is wrong with the first.

activation_paid(Costs, World, Player, Object, Kind, Frame, Pay, Payment) :-
    (   member(Cost, Costs),
        ability_cost(World, Object, Kind, Cost, Frame, Total),
        payment_made(Pay, World, Player, Object, Total, paid(Events, Record))
    ->  Payment = paid(Events, Record)
    ;   Costs = [Cost|_],
        ability_cost(World, Object, Kind, Cost, Frame, Total),
        payment_made(Pay, World, Player, Object, Total, Payment)
    ).

ability_cost(World, Object, Kind0, Cost, Frame, Total) :-
    kind_by_cost(Kind0, Cost, Kind),
    total_cost(World, activate(Kind, Object), Cost, Frame, Total).

%   The rule of a keyword says what it costs.

of_keyword(Kind, Rule, reason(Rules, Source, Objects, What), Reason) :-
    (   memberchk(Kind, [mana, activated])
    ->  Reason = reason(Rules, Source, Objects, What)
    ;   Reason = reason([cr(Rule)|Rules], rule(Rule), Objects, What)
    ).

cant_crew(Kind, World, Pay, reason(Rules0, Source, Objects, What), reason(Rules, Source, Objects, What)) :-
    (   Kind == crew,
        sub_term(Creature, Pay),
        atom(Creature),
        thing_restricted(World, Creature, cant_crew)
    ->  Rules = [cr('702.122c')|Rules0]
    ;   Rules = Rules0
    ).

used_events(Object, Label, Limits, Used) :-
    (   memberchk(loyalty, Limits)
    ->  Used = [used(Object, loyalty), used(Object, Label)]
    ;   memberchk(once, Limits)
    ->  once_mark(Label, Mark),
        Used = [used(Object, Label), designated(Object, Mark)]
    ;   Used = [used(Object, Label)]
    ).

%   activation_event(+Kind, +Player, +Object, +Paid, -Event) is nondet: what has a name of its own when a keyword's ability is activated.

activation_event(cycling, Player, Object, _, cycled(Object, Player)).                      % CR 702.29c
activation_event(typecycling, Player, Object, _, cycled(Object, Player)).                  % CR 702.29e
activation_event(crew, _, Object, Paid, crewed(Creature, Object)) :-                       % CR 702.122b
    member(paid(tap)-Creatures, Paid),
    member(Creature, Creatures).

target_faults(fault(Reasons0), Kind, Own, _, Reasons) =>
    findall(reason(Rules, Source, Objects, What),
            ( member(reason(Rules0, Source, Objects, What), Reasons0), Kind \== activated, append(Own, Rules0, Rules) ),
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

fault(World, Player, Object, _, Limits, _, _, _, reason([cr('602.2')], rule('602.2'), [Object], controlled_by(Player))) :-
    \+ memberchk(by(_), Limits),
    may_activate(World, Object, Controller),
    Controller \== Player.
fault(World, _, Object, _, _, Zone, _, Rule, reason([cr('113.6'), cr(Rule)], rule('113.6'), [Object], zone(Zone))) :-
    Zone \== any,
    \+ in_zone(World, Object, Zone).
fault(World, _, Object, Cost, _, _, _, _, reason([cr('118.3'), cr('107.5')], rule('118.3'), [Object], already_tapped(Object))) :-
    memberchk(tap, Cost),
    status(World, Object, tapped).
fault(World, _, Object, Cost, _, _, _, _, reason([cr('118.3'), cr('107.6')], rule('118.3'), [Object], already_untapped(Object))) :-
    memberchk(untap, Cost),
    \+ status(World, Object, tapped).
fault(World, _, Object, Cost, _, _, _, _, reason([cr('302.6'), cr('602.5a')], rule('302.6'), [Object], sick(Object))) :-
    ( memberchk(tap, Cost) ; memberchk(untap, Cost) ),
    sick(World, Object),
    is_creature(World, Object),
    \+ has_keyword(World, Object, haste).
fault(World, Player, Object, _, Limits, _, Kind, Rule, reason(Rules, rule(Rule), [Object], sorcery_time(Player))) :-
    ( memberchk(as_sorcery, Limits) ; memberchk(loyalty, Limits) ),
    \+ sorcery_time(World, Player),
    \+ at_instant_speed(World, Player, Object, Kind, Limits),
    sorcery_rules(Kind, Limits, Rule, Rules).
fault(World, _, Object, _, Limits, _, _, _, reason([cr('606.3')], rule('606.3'), [Object], used_this_turn)) :-
    memberchk(loyalty, Limits),
    ability_used(World, Object, loyalty, Count),
    loyalty_times(World, Object, Times),
    Count >= Times.
fault(World, _, Object, Cost, _, _, _, _, reason([cr('118.3')], rule('118.3'), [Object], counters(Counter))) :-
    member(remove_counters(self, Counter, Number), Cost),
    integer(Number),
    findall(Count, ( counters(World, Object, Kind, Count), ( Counter == any ; Kind == Counter ) ), Counts),
    sum_list(Counts, There),
    There < Number.
fault(World, Player, Object, _, Limits, _, Kind, _, reason(Rules, rule('602.5'), [Object], usage(when(Condition)))) :-
    member(when(Condition), Limits),
    (   Condition = matches(self, [level(at_least(Level)), level(at_most(Level))])
    ->  Rules = [cr('716.2a'), cr('602.5')]
    ;   special_use(Kind, _, _, Rule)
    ->  Rules = [cr(Rule), cr('602.5')]
    ;   Rules = [cr('602.5')]
    ),
    context(World, Object, Player, Context),
    \+ holds(Condition, World, Context).
fault(World, Player, Object, Cost, _, _, Kind, _, reason(Rules, Source, [Object], Restriction)) :-
    forbidden(World, Player, Object, Kind, Cost, Source, Restriction),
    keyword_rules(World, Source, [cr('602.5'), cr('101.2')], Rules).

%   An effect lets it be activated any time its player could cast an instant.

at_instant_speed(World, _, Object, _, Limits) :-
    memberchk(loyalty, Limits),
    stated(World, permission(Subject, activate_any_time), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.
at_instant_speed(World, Player, Object, Kind, _) :-
    stated(World, permission(player(Who), activate_as_instant(Filter)), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    forall(member(Property, Filter), ability_property(Property, World, Context, Kind, Object)),
    !.

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
