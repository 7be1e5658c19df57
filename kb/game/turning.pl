:- encoding(utf8).
:- module(lawmage_turning,
          [ begun_step/4,        % +World, +Step, +Player, -Events
            begun_turn/3,        % +World, +Player, -Events
            attack/5,            % +World, +Pairs, +Bands, +Given, -Outcome
            block/5,             % +World, +Pairs, +By, +Given, -Outcome
            deal/3               % +World, +Assignment, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(library(apply)).
:- use_module('../combat/actives').
:- use_module('../combat/damage').
:- use_module('../combat/damage_assignments').
:- use_module('../combat/declarations').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects', [known/1]).
:- use_module('../objects/filters', [matches/4]).
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(choices).
:- use_module(day_and_night).
:- use_module(declaring_costs).
:- use_module(enlisting).
:- use_module(effect_durations).
:- use_module(hand_size).
:- use_module(position).
:- use_module(stated).
:- use_module(turn_order).

/** <module> The turn: its steps, and what the game does in them by itself (CR 500-514)
*/

%!  begun_turn(+World, +Player, -Events:list) is det.
%
%   What ends as a turn of Player begins: what lasted until then (CR 500.4), and what is said of creatures that came since the turn before (CR 302.6).

begun_turn(World, Player, Events) :-
    findall(ended(Ended), duration_ends(World, turn(Player), Ended), Ends0),
    findall(Passing, duration_passes(World, turn(Player), Passing), Passes),
    append(Ends0, Passes, Ends),
    findall(no_longer_sick(Object),
            ( sick(World, Object),
              controller(World, Object, Player)
            ),
            Rested),
    findall(designated(Object, upkeep_due),                           % CR 702.30a
            ( member(no_longer_sick(Object), Rested), echoing(World, Object, Player) ),
            Due),
    append([Ends, Rested, Due], Events).

%!  begun_step(+World, +Step, +Player, -Events:list) is det.
%
%   What happens as Step of Player's turn begins: what goes with the step and phase before (CR 500.5), turn-based actions (CR 703.4),
%   and begun(Step, Player).

begun_step(World, Step, Player, Events) :-
    step(World, Now),
    (   in_combat(Now),
        \+ same_phase(Now, Step)
    ->  findall(Event, after_combat(World, Event), Left)
    ;   Left = []
    ),
    findall(Event, emptied(World, Left, Event), Emptied),
    findall(Event, step_event(Step, World, Player, Event), Events0),
    (   memberchk(Step, [untap, cleanup])                          % CR 502.4, 514.3
    ->  Priority = none
    ;   receiving(World, Player, [], Priority)                         % CR 117.3a
    ),
    append([Left, Emptied, [began(Step, Player)], Events0, [begun(Step, Player), priority(Priority)]], Events).

in_combat(beginning_of_combat).
in_combat(Step) :-
    same_phase(beginning_of_combat, Step).

%   As the combat phase ends everything is removed from combat (CR 511.3), and effects that lasted until then expire (CR 500.5a).

after_combat(World, combat_over) :-
    once(fighter(World, _)).
after_combat(World, undesignated(Object, Mark)) :-
    member(Mark, [first_striker, astray]),
    designation(World, Object, Mark).
after_combat(World, unnoted(designation(damage, second_step))) :-
    designation(World, damage, second_step).
after_combat(World, unnoted(band(Band))) :-
    band(World, Band).
after_combat(World, ended(Ended)) :-
    duration_ends(World, end_of_combat, Ended).

%   Unspent mana is lost as the step before ends, but for that which some text keeps that doesn't end then (CR 500.5, 703.4q).

emptied(World, Left, emptied(Player, Kept)) :-
    mana(World, Player, Floating),
    Floating \== [],
    \+ ( stated(World, keep_mana, _, Self, You),
         keeps(World, Self, You, Player) ),
    findall(Symbol,
            ( stated(World, keep_mana(Who, Colors), Key, Self, You),
              \+ memberchk(ended(Key), Left),
              context(World, Self, You, Context),
              is_player(Who, World, Context, Player),
              member(Color, Colors),
              symbol_colors(Symbol, [Color])
            ),
            Kept0),
    sort(Kept0, Kept).

keeps(_, _, You, Player) :-
    You == Player.

step_event(untap, World, Player, phased(Object, in)) :-           % CR 502.1
    status(World, Object, phased_out),
    object(World, Object, battlefield, _, Player, _).
step_event(untap, World, Player, phased(Object, out)) :-
    permanent(World, Object),
    controller(World, Object, Player),
    has_keyword(World, Object, phasing).
step_event(untap, World, _, Event) :-                             % CR 502.2
    next_daytime(World, Event).
step_event(main1, World, Player, counters(Saga, lore, 1)) :-      % CR 714.3c
    permanent(World, Saga),
    controller(World, Saga, Player),
    value(World, Saga, subtypes, Subtypes),
    memberchk(saga, Subtypes).
step_event(Step, World, Player, Event) :-                         % what lasts until that step, or until it is over
    duration_passes(World, step(Step, Player), Event).
step_event(untap, World, Player, untapped(Object)) :-             % CR 502.3
    untapping(World, Player, Objects),
    member(Object, Objects).
step_event(untap, World, Active, untapped(Object)) :-             % "untap it during each other player's untap step"
    stated(World, untap_during(Subject, Who), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Active),
    permanent(World, Object),
    \+ controller(World, Object, Active),
    status(World, Object, tapped),
    is_member(Subject, World, Context, Object),
    \+ stays_tapped(World, Object).
step_event(upkeep, World, Player, designated(Object, upkeep)) :-  % CR 702.30a
    echoing(World, Object, Player).
step_event(Step, World, Player, Event) :-
    Step \== upkeep,
    echoing(World, Object, Player),
    designation(World, Object, upkeep),
    ( Event = undesignated(Object, upkeep) ; Event = undesignated(Object, upkeep_due) ; Event = designated(Object, upkeep_of(Player)) ).
step_event(draw, World, Player, drawn(Player)) :-                  % CR 504.1, and no active player draws who has left (CR 800.4j)
    player(World, Player).
step_event(first_strike_damage, World, _, designated(Fighter, first_striker)) :-      % CR 510.4
    first_strikers(World, Fighters),
    member(Fighter, Fighters).
step_event(combat_damage, World, _, noted(designation(damage, second_step))) :-       % CR 510.4
    step(World, first_strike_damage).
step_event(Step, _, _, damage_due) :-                             % CR 510.1
    memberchk(Step, [first_strike_damage, combat_damage]).
step_event(cleanup, World, Player, moved(Card, graveyard, [], discarded)) :-   % CR 514.1
    findall(Card0, object(World, Card0, hand, Player, _, _), Cards),
    hand(World, Player, Count),
    maximum_hand_size(World, Player, Maximum),
    Maximum \== none,
    Over is Count - Maximum,
    Over > 0,
    picked(World, [objects, card], any, Player, Over-Over, Cards, Discarded),
    member(Card, Discarded).
step_event(cleanup, World, _, undamaged(Object)) :-               % CR 514.2
    damage(World, Object, _),
    \+ keeps_damage(World, Object).
step_event(cleanup, World, _, undesignated(Object, saddled)) :-      % CR 702.171b
    designation(World, Object, saddled).
step_event(cleanup, World, _, ended(Ended)) :-
    duration_ends(World, end_of_turn, Ended).

first_strikers(World, Fighters) :-
    findall(Fighter,
            ( fighter(World, Fighter),
              once(( has_keyword(World, Fighter, first_strike) ; has_keyword(World, Fighter, double_strike) ))
            ),
            Fighters0),
    sort(Fighters0, Fighters).

echoing(World, Object, Player) :-
    permanent(World, Object),
    controller(World, Object, Player),
    once(has_keyword(World, Object, echo(_))).

%   untapping(+World, +Player, -Objects:list) is det.
%   What Player untaps; where no more than some number may, the player says which (CR 502.3).

untapping(World, Player, Objects) :-
    findall(Object,
            ( there_after_phasing(World, Object, Player),
              status(World, Object, tapped),
              \+ stays_tapped(World, Object),
              \+ left_tapped(World, Object, Player)
            ),
            Objects0),
    findall(Most-Held,
            ( stated(World, restriction(player(Who), untap_more_than(Most, Filter)), _, Self, You),
              context(World, Self, You, Context),
              is_player(Who, World, Context, Player),
              include(matches_now(World, Context, Filter), Objects0, Held)
            ),
            Limits),
    foldl(no_more(World, Player), Limits, Objects0, Objects).

%   What has phased in untaps as well, what has phased out doesn't (CR 502.1).

there_after_phasing(World, Object, Player) :-
    permanent(World, Object),
    controller(World, Object, Player),
    \+ has_keyword(World, Object, phasing).
there_after_phasing(World, Object, Player) :-
    status(World, Object, phased_out),
    object(World, Object, battlefield, _, Player, _).

matches_now(World, Context, Filter, Object) :-
    matches(World, Context, Object, Filter).

no_more(World, Player, Most-Held0, Objects0, Objects) :-
    intersection(Held0, Objects0, Held),
    length(Held, Count),
    (   Count =< Most
    ->  Objects = Objects0
    ;   picked(World, [untap, objects], any, Player, Most-Most, Held, Picked),
        subtract(Held, Picked, Left),
        subtract(Objects0, Left, Objects)
    ).

stays_tapped(World, Object) :-
    stated(World, restriction(Subject, doesnt_untap), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.

%   Its controller may choose not to untap it, and does.

left_tapped(World, Object, Player) :-
    stated(World, permission(Subject, stay_tapped), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !,
    decided_whether(World, may, Object, Player, true).

keeps_damage(World, Object) :-
    stated(World, damage_rule(Subject, damage_not_removed), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.

%!  attack(+World, +Pairs:list, +Bands:list, +Given:list, -Outcome) is det.
%
%   Declaring attackers (CR 508.1): legal(Events) or illegal(Reasons).  Given may be pay(Payment).

attack(World, _, _, _, Outcome) :-
    \+ attackers_are_to_come(World),
    !,
    Outcome = illegal([reason([cr('508.1')], rule('508.1'), [], no_attacks)]).
attack(World, Pairs, Bands, Given, Outcome) :-
    known(World),
    judge_attacks(World, Pairs, Bands, disobeyed, [costs_apart], decision(Verdict, Reasons, _, _, Notes)),
    (   Verdict == legal
    ->  active(World, Player),
        enlisted_by_payment(World, Pairs, Given, Named, Costs),
        declaration_paid(World, attack, Player, Pairs, Notes, Costs, Paid),
        attacked(Paid, World, Pairs, Bands, Named, Outcome)
    ;   Outcome = illegal(Reasons)
    ).

%   They are declared once in the step, and nothing attacks before that.

attackers_are_to_come(World) :-
    step(World, declare_attackers),
    \+ attacking(World, _, _),
    \+ in_this_step(World, attacked, _).

in_this_step(World, Name, Details) :-
    event(World, N, Name, Details),
    \+ ( event(World, Later, step_began, _), Later > N ).

attacked(unpaid(Reasons), _, _, _, _, illegal(Reasons)).
attacked(paid(Costs), World, Pairs, Bands, Named, legal(Events)) :-
    findall(Event,
            ( member(Attacker-Target, Pairs),
              ( Event = attacked(Attacker, Target)
              ; \+ permits(World, Attacker, attack, none, attack_without_tapping),      % CR 508.1f
                \+ status(World, Attacker, tapped),
                Event = tapped(Attacker)
              )
            ),
            Events0),
    findall(noted(band(Band)), member(Band, Bands), BandEvents),
    enlisting(World, Pairs, Named, Enlisting),
    exerting(World, Pairs, Exerting),
    append([Costs, Events0, BandEvents, Enlisting, Exerting], Events).

%!  block(+World, +Pairs:list, +By, +Given:list, -Outcome) is det.
%
%   Declaring blockers (CR 509.1).

block(World, _, _, _, Outcome) :-
    \+ step(World, declare_blockers),
    !,
    findall(cr('508.8'), \+ attacking(World, _, _), Rules),
    append(Rules, [cr('509.1')], All),
    All = [cr(Rule)|_],
    Outcome = illegal([reason(All, rule(Rule), [], no_blocks)]).
block(World, Pairs, By, _, Outcome) :-
    declaring_blocks(World, Pairs, Player0),
    ( Player0 == none -> Player = By ; Player = Player0 ),
    in_this_step(World, blocked, Details),                               % each player declares blockers once
    memberchk(player(Player), Details),
    !,
    Outcome = illegal([reason([cr('509.1')], rule('509.1'), [], no_blocks)]).
block(World, Pairs, By, Given, Outcome) :-
    known(World),
    judge_blocks(World, Pairs, By, disobeyed, [costs_apart], decision(Verdict, Reasons, _, _, Notes)),
    (   Verdict == legal
    ->  declaring_blocks(World, Pairs, Player),
        declaration_paid(World, block, Player, Pairs, Notes, Given, Paid),
        blocked_so(Paid, World, Pairs, By, Outcome)
    ;   Outcome = illegal(Reasons)
    ).

declaring_blocks(World, [Blocker-_|_], Player) :-
    !,
    controller(World, Blocker, Player).
declaring_blocks(_, [], none).

blocked_so(unpaid(Reasons), _, _, _, illegal(Reasons)).
blocked_so(paid(Costs), World, Pairs, By, legal(Events)) :-
    findall(Blocker, member(Blocker-_, Pairs), Blockers0),
    list_to_set(Blockers0, Blockers),
    findall(Blocker-Attacker, ( member(Blocker-One0, Pairs), blocked_with(World, One0, Attacker) ), All0),
    list_to_set(All0, All),
    findall(Attacker, member(_-Attacker, All), Attackers0),
    list_to_set(Attackers0, Attackers),
    findall(blocked_one(Blocker, Attacker), member(Blocker-Attacker, All), One),
    findall(blocks(Blocker, Blocked),
            ( member(Blocker, Blockers),
              findall(Attacker, member(Blocker-Attacker, Pairs), Blocked)
            ),
            Two),
    findall(became_blocked(Attacker), ( member(Attacker, Attackers), \+ blocked(World, Attacker) ), Three),
    findall(unblocked(Attacker, Defender),                           % CR 509.3g
            ( attacking(World, Attacker, Target),
              \+ memberchk(Attacker, Attackers),
              \+ blocked(World, Attacker),
              defending_player(World, Target, Defender),
              ( By == none ; By == Defender )
            ),
            Four),
    append([Costs, One, Two, Three, Four], Events).

%   Each attacker of a band becomes blocked by what blocks one of them (CR 702.22h).

blocked_with(_, Attacker, Attacker).
blocked_with(World, Attacker, Other) :-
    band(World, Band),
    memberchk(Attacker, Band),
    member(Other, Band),
    Other \== Attacker,
    attacking(World, Other, _).                             % CR 702.22f

%!  deal(+World, +Assignment, -Outcome) is det.
%
%   Combat damage is dealt as assigned (CR 510.1-2); Assignment is a list of assigned(Creature, Damage), or `any` for a legal one where
%   nobody says more.

deal(World, _, Outcome) :-
    \+ damage_due(World),
    !,
    Outcome = illegal([reason([cr('510.1')], rule('510.1'), [], no_combat_damage)]).
deal(World, any, Outcome) :-
    !,
    known(World),
    ( once(( asking(World) ; answered(World, _, division, _) )) -> Most = 2 ; Most = 1 ),
    (   once(findnsols(Most, Assignment, damage_assignment(World, Assignment), [First|More])),
        (   More = [_|_],
            divisions_chosen(World, Chosen)
        ->  deal(World, Chosen, Outcome)
        ;   damage_events(First, Events),
            dealt(World, Events, Outcome)
        )
    ->  true
    ;   dealt(World, [], Outcome)
    ).
deal(World, Assignment0, Outcome) :-
    known(World),
    findall(assigned(Creature, []),
            ( fighter(World, Creature),
              deals_in_step(World, Creature),
              \+ memberchk(assigned(Creature, _), Assignment0)
            ),
            Silent0),
    sort(Silent0, Silent),
    append(Assignment0, Silent, Assignment),
    judge_damage(World, Assignment, none, decision(Verdict, Reasons, _, _, _)),
    (   Verdict == legal
    ->  damage_events(Assignment, Events),
        dealt(World, Events, Outcome)
    ;   Outcome = illegal(Reasons)
    ).

%   divisions_chosen(+World, -Assignment:list) is semidet: who controls a creature says how it divides its damage, a number for each of those to whom
%   it can assign some (CR 510.1c-d).

divisions_chosen(World, Assignment) :-
    findall(divides(Creature, Amount, Names), assigns_to(World, Creature, Amount, Names), All),
    maplist(division_chosen(World), All, Assignment).

division_chosen(_, divides(Creature, Amount, [Name]), assigned(Creature, [Name-Amount])) :- !.
division_chosen(World, divides(Creature, Amount, Names), assigned(Creature, Damage)) :-
    dividing_player(World, Creature, Player),
    length(Names, Count),
    (   answered_so(World, [division], Creature, Player, [], of_all_damage(Amount, Count), Numbers)
    ->  pairs_keys_values(Pairs, Names, Numbers),
        exclude(is_none, Pairs, Damage)
    ;   needed(World, division, Player, Creature, Count-Count, Names),
        fail
    ).

of_all_damage(Amount, Count, Numbers) :-
    is_list(Numbers),
    length(Numbers, Count),
    maplist(integer, Numbers),
    min_list(Numbers, Least),
    Least >= 0,
    sum_list(Numbers, Amount).

is_none(_-0).

%   A board that was given in the middle of combat doesn't say yet who strikes first.

dealt(World, Events, legal([damage_assigned|All])) :-
    (   step(World, first_strike_damage),
        \+ designation(World, _, first_striker)
    ->  first_strikers(World, Fighters),
        findall(designated(Fighter, first_striker), member(Fighter, Fighters), Marks),
        append(Marks, Events, All)
    ;   All = Events
    ).

damage_events(Assignment, Events) :-
    findall(damage(From, To, Number, combat),
            ( member(assigned(From, Damage), Assignment),
              member(To-Number, Damage),
              Number > 0
            ),
            Events).
