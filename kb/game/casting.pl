:- encoding(utf8).
:- module(lawmage_casting,
          [ cast/5               % +World, +Player, +Card, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module(announced).
:- use_module(bindings).
:- use_module(casting_costs).
:- use_module(casting_permissions).
:- use_module(casting_ways).
:- use_module(choices).
:- use_module(cost_alternatives).
:- use_module(cost_parts).
:- use_module(finding_payments).
:- use_module(position).
:- use_module(spell_costs).
:- use_module(spell_text).
:- use_module(resolving, [spell_abilities/3]).
:- use_module(modes_chosen, [modes_given/4]).
:- use_module(stacking).
:- use_module(supposed_boards).

/** <module> Casting a spell (CR 601)

The card is looked at as the spell that it would be: the half, face or way it is cast counts (CR 601.3e).
*/

%!  cast(+World, +Player, +Card, +Given:list, -Outcome) is det.
%
%   Outcome is legal(Events) or illegal(Reasons).  Given lists targets(Targets), x(N), modes(Numbers), as(Name), using(Keyword) for each time
%   that keyword's cost is paid or its permission used, pay(Payment), or pay(found(Payment)) for one that is to be found on
%   the board, free for a spell cast without paying its mana cost, transformed for one cast with its back face up, and by_effect where
%   an effect lets it be cast as it resolves.
%
%   @throws choice_needed(...) for what must be chosen and isn't.

cast(World, Player, Card, Given, Outcome) :-
    object(World, Card, Zone, _, _, _),
    way_of_casting(Given, World, Card, Zone, Way),
    (   Way = fault(Reason)
    ->  Outcome = illegal([Reason])
    ;   Way = way(Changes0, Face, Usings),
        spliced(World, Player, Card, Splices),
        splice_changes(World, Card, Splices, SpliceChanges),
        findall(add(stack_choice(Card, x, X)), member(x(X), Given), Xs),
        append([Changes0, SpliceChanges, [add(stack_choice(Card, from, Zone))|Xs]], Changes),
        supposed_spell(World, Card, Player, Changes, judged(World, Player, Card, Zone, how(Face, Usings), Splices, Given, Outcome))
    ->  true
    ).

%   Cards of the hand whose splice ability the player uses (CR 702.47a-b).

spliced(World, Player, Card, Splices) :-
    findall(Other,
            ( object(World, Other, hand, Player, _, _),
              Other \== Card,
              has_keyword_named(World, Other, splice, _)
            ),
            Options),
    (   answered_so(World, [splice], Card, Player, Options, some_of(Options), Splices)
    ->  true
    ;   Splices = []
    ).

some_of(Options, Splices) :-
    is_list(Splices),
    is_set(Splices),
    subset(Splices, Options).

%   judged(+World, ..., +Board): all that is wrong with casting it so, or what happens.

judged(World, Player, Card, Zone, How, Splices, Given, Outcome, Board) :-
    findall(Reason,
            ( begin_fault(World, Board, Player, Card, Zone, How, Given, Reason)
            ; splice_fault(Splices, World, Board, Player, Card, Reason)
            ),
            Reasons0),
    (   Reasons0 \== []
    ->  list_to_set(Reasons0, Reasons),
        Outcome = illegal(Reasons)
    ;   chosen(World, Board, Player, Card, Zone, How, Splices, Given, Outcome)
    ).

splice_fault(Splices, World, Board, Player, Card, reason([cr('702.47a')], rule('702.47a'), [Splice], no_splice(Card))) :-
    member(Splice, Splices),
    \+ ( has_keyword_named(World, Splice, splice, splice(Filter, _)),
         onto(Filter, Board, Player, Card)
       ).

onto(Filter, Board, Player, Card) :-
    context(Board, Card, Player, Context),
    fits(Board, Context, Filter, Card).

%   chosen(...): modes, targets and costs (CR 601.2b-h).

chosen(World, Board, Player, Card, Zone, how(Face, Usings0), Splices, Given, Outcome) :-
    clock(World, Now),
    spell_abilities(Board, Card, Texts),
    modes_given(Given, World, Texts, Modes0),
    modes_announced(Board, Card, Usings0, Modes0, Modes),
    findall(modes-Modes, Modes \== none, ModeBindings),
    findall(cost(Pays, Usings),
            spell_cost(World, Board, Player, Card, how(Face, Usings0), Modes, Splices, Given, Pays, Usings),
            Costs),
    x_chosen(Costs, World, Player, Card, Given, Xs),
    findall(using-Using, member(Using, Usings0), UsingBindings),
    findall(adventure-true, ( Face = half(_), layout(World, Card, adventure) ), Adventures),
    append([Xs, UsingBindings, Adventures, [from-Zone]], Bindings0),
    frame(Frame, Card, Player, Now, Bindings0),
    characteristics(Board, Card, C),
    spell_text(Board, Card, C, Modes, Usings0, Meaning, ModeFaults0),
    findall(Reason, spell_fault(Given, Costs, Texts, Board, Card, Reason), Announced),
    append(ModeFaults0, Announced, ModeFaults),
    ( memberchk(targets(Targets), Given) -> true ; Targets = none ),
    chosen_targets(Board, Card, source(spell, Card, Player), Meaning, Targets, frame(Frame), Chosen0),
    findall(Reason, late_ban(World, Board, Player, Card, Reason), Bans),
    (   ModeFaults \== []
    ->  Outcome = illegal(ModeFaults)
    ;   ( Chosen0 = fault(_) ; Chosen0 == bound([], []) ),
        is_list(Targets),
        unread_targets(Board, Card)
    ->  Chosen = bound([], Targets)
    ;   Chosen0 == bound([], []),
        Targets = [_|_]
    ->  Chosen = fault([reason([cr('601.2c')], rule('601.2c'), Targets, targets)])
    ;   Chosen = Chosen0
    ),
    (   nonvar(Outcome)
    ->  true
    ;   Chosen = fault(Reasons)
    ->  append(Reasons, Bans, All),
        Outcome = illegal(All)
    ;   Chosen == impossible
    ->  Outcome = illegal([reason([cr('601.2c')], rule('601.2c'), [Card], no_target)])
    ;   Bans \== []
    ->  Outcome = illegal(Bans)
    ;   Chosen = bound(TargetBindings, Flat),
        bind(targets, Flat, Frame, Targeting),
        paid_for(Costs, Board, Player, Card, Targeting, Given, Usings, Payment),
        (   Payment = fault(Reason)
        ->  Outcome = illegal([Reason])
        ;   Payment = paid(Events, Record),
            append([TargetBindings, ModeBindings, Bindings0], Bindings),
            spell_ways(World, Face, Usings, Ways),
            findall(x(X), member(x-X, Xs), XWays),
            findall(modes(Modes), Modes \== none, ModeWays),
            findall(Way, also_so(World, Board, Player, Card, Usings, Splices, Record, Way), Also),
            append([[controller(Player), item(Bindings), targets(Flat), paid(Record), from(Zone)], Ways, XWays, ModeWays, Also], How),
            findall(undesignated(Prepared, prepared), ( designation(World, Card, prepared_copy), linked(World, Prepared, Card) ), Unprepared),
            append([[moved(Card, stack, How, cast)], Events, Unprepared], All),
            Outcome = legal(All)
        )
    ).

%   A text that is not read whole may have what is announced.

spell_fault(Given, Costs0, Texts, Board, Card, Reason) :-
    findall(Pays, member(cost(Pays, _), Costs0), Costs),
    announced_fault(Given, Costs, Texts, Reason),
    \+ ( printed(Board, Card, _, Print),
         arg(11, Print, Lines),
         member(line(_, _, [_|_]), Lines)
       ).

%   X is announced before targets are (CR 107.3a, 601.2b).

x_chosen(Costs, World, Player, Card, Given, Xs) :-
    (   memberchk(x(X), Given)
    ->  ( X >= 0 -> Xs = [x-X] ; Xs = [] )
    ;   member(cost(Pays, _), Costs),
        has_x(Pays),
        \+ memberchk(free, Given)
    ->  needed(World, x, Player, Card, 0-any, []),
        Xs = []
    ;   memberchk(free, Given),
        value(World, Card, cost, Cost),
        is_list(Cost),
        memberchk(x, Cost)
    ->  Xs = [x-0]                                                      % CR 107.3b
    ;   Xs = []
    ).

%   paid_for(+Costs, ..., -Usings, -Payment): the first of the costs that can be paid so; else what is wrong with the first.

paid_for(Costs, Board, Player, Card, Frame, Given, Usings, Payment) :-
    ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
    (   member(cost(Pays0, Usings0), Costs),
        costs_taken(Board, Player, Card, Pays0, Pay, Ways),
        member(Pays, Ways),
        total_cost(Board, cast(Card), Pays, Frame, Total),
        payment_made(Pay, Board, Player, Card, Total, paid(Events, Record))              % what the spell has counts (CR 601.2h, 702.51a)
    ->  Usings = Usings0,
        Payment = paid(Events, Record)
    ;   Costs = [cost(Pays0, Usings)|_],
        once(cost_choice(Pays0, Pays)),
        total_cost(Board, cast(Card), Pays, Frame, Total),
        payment_made(Pay, Board, Player, Card, Total, Payment)
    ).

%   A text that is not read may say "target": what was given is taken then.

unread_targets(Board, Card) :-
    printed(Board, Card, front, Print),
    arg(11, Print, Lines),
    member(line(_, _, Unread), Lines),
    member(unread(_, Bearings), Unread),
    memberchk(target, Bearings),
    !.

%   What else is said of the spell on the stack: the opponent of a gift (CR 702.174a), texts spliced onto it (CR 702.47a), what a creature
%   that was returned for sneak attacked.

also_so(World, _, Player, Card, Usings, _, _, chosen(player, Opponent)) :-
    memberchk(gift, Usings),
    findall(Other, opponent(World, Player, Other), Others),
    list_to_set(Others, Options),
    picked(World, [player], Card, Player, 1-1, Options, [Opponent|_]).
also_so(_, Board, _, Card, _, Splices, _, Spliced) :-
    Splices \== [],
    gain(Board, Card, _, _, _, Text),
    member(Spliced, [gains(Text), spliced(Text)]).
also_so(World, _, _, _, Usings, _, Record, attacked(Target)) :-          % CR 702.190b
    memberchk(sneak, Usings),
    member(return([Attacker|_]), Record),
    attacking(World, Attacker, Target).
