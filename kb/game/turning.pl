:- encoding(utf8).
:- module(lawmage_turning,
          [ following_step/3,    % +World, -Step, -Player
            begun_step/4,        % +World, +Step, +Player, -Events
            attack/4,            % +World, +Pairs, +Bands, -Outcome
            block/4,             % +World, +Pairs, +By, -Outcome
            deal/3,              % +World, +Assignment, -Outcome
            step_order/1         % -Steps
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../combat/actives').
:- use_module('../combat/damage').
:- use_module('../combat/damage_assignments').
:- use_module('../combat/declarations').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects', [known/1]).
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(choices).
:- use_module(lasting).
:- use_module(position).
:- use_module(stated).

/** <module> The turn: its steps, and what the game does in them by itself (CR 500-514)
*/

%!  step_order(-Steps:list) is det.
%
%   The steps of a turn by their scenario names, main phases among them (CR 500.1).

step_order([ untap, upkeep, draw, main1, beginning_of_combat, declare_attackers, declare_blockers, first_strike_damage,
             combat_damage, end_of_combat, main2, end, cleanup ]).

%!  following_step(+World, -Step, -Player) is det.
%
%   The step that comes after the one that is now, and whose turn it is then.

following_step(World, Step, Player) :-
    step(World, Now),
    active(World, Active),
    step_order(Order),
    (   Now == end_of_combat,
        more_combat(World, Count),
        Count > 0
    ->  Step = beginning_of_combat,
        Player = Active
    ;   append(_, [Now|Later], Order),
        member(Step0, Later),
        takes_place(Step0, Now, World)
    ->  Step = Step0,
        Player = Active
    ;   Step = untap,
        next_player(World, Active, Player)
    ).

takes_place(first_strike_damage, _, World) :-                    % CR 510.4
    !,
    fighter(World, Fighter),
    ( has_keyword(World, Fighter, first_strike) ; has_keyword(World, Fighter, double_strike) ),
    !.
takes_place(Step, _, World) :-                                    % CR 508.8
    memberchk(Step, [declare_blockers, combat_damage]),
    !,
    once(attacking(World, _, _)).
takes_place(_, _, _).

fighter(World, Fighter) :-
    ( attacking(World, Fighter, _) ; blocking(World, Fighter, _) ).

next_player(World, Active, Next) :-
    findall(Player, player(World, Player), Players),
    (   append(_, [Active, Next0|_], Players)
    ->  Next = Next0
    ;   Players = [Next|_]
    ).

%!  begun_step(+World, +Step, +Player, -Events:list) is det.
%
%   What happens as Step of Player's turn begins: mana is gone (CR 500.5), turn-based actions (CR 703.4), and begun(Step, Player).

begun_step(World, Step, Player, Events) :-
    findall(Event, emptied(World, Event), Emptied),
    findall(Event, step_event(Step, World, Player, Event), Events0),
    append([Emptied, [began(Step, Player)], Events0, [begun(Step, Player)]], Events).

%   Unspent mana is lost as the step before ends, but for that which some text keeps (CR 500.5, 703.4q).

emptied(World, emptied(Player, Kept)) :-
    mana(World, Player, Floating),
    Floating \== [],
    \+ ( stated(World, keep_mana, _, Self, You),
         keeps(World, Self, You, Player) ),
    findall(Symbol,
            ( stated(World, keep_mana(Who, Colors), _, Self, You),
              context(World, Self, You, Context),
              is_player(Who, World, Context, Player),
              member(Color, Colors),
              symbol_colors(Symbol, [Color])
            ),
            Kept0),
    sort(Kept0, Kept).

keeps(_, _, You, Player) :-
    You == Player.

step_event(untap, World, Player, ended(Ended)) :-
    duration_ends(World, turn(Player), Ended).
step_event(untap, World, Player, phased(Object, in)) :-           % CR 502.1
    status(World, Object, phased_out),
    object(World, Object, battlefield, _, Player, _).
step_event(untap, World, Player, phased(Object, out)) :-
    permanent(World, Object),
    controller(World, Object, Player),
    has_keyword(World, Object, phasing).
step_event(main1, World, Player, counters(Saga, lore, 1)) :-      % CR 714.3c
    permanent(World, Saga),
    controller(World, Saga, Player),
    value(World, Saga, subtypes, Subtypes),
    memberchk(saga, Subtypes).
step_event(untap, World, Player, untapped(Object)) :-             % CR 502.3
    permanent(World, Object),
    controller(World, Object, Player),
    status(World, Object, tapped),
    \+ stays_tapped(World, Object).
step_event(draw, _, Player, drawn(Player)).                       % CR 504.1
step_event(first_strike_damage, World, _, striking(Fighters)) :-
    findall(Fighter,
            ( fighter(World, Fighter),
              once(( has_keyword(World, Fighter, first_strike) ; has_keyword(World, Fighter, double_strike) ))
            ),
            Fighters0),
    sort(Fighters0, Fighters).
step_event(Step, World, _, combat_over) :-                        % CR 511.3
    memberchk(Step, [beginning_of_combat, main2]),
    once(fighter(World, _)).
step_event(Step, World, _, ended(Ended)) :-
    memberchk(Step, [beginning_of_combat, main2]),
    duration_ends(World, end_of_combat, Ended).
step_event(cleanup, World, Player, moved(Card, graveyard, [], discarded)) :-   % CR 514.1
    findall(Card0, object(World, Card0, hand, Player, _, _), Cards),
    hand(World, Player, Count),
    \+ stated(World, no_maximum_hand_size(_), _, _, _),
    Over is Count - 7,
    Over > 0,
    picked(World, [objects, card], any, Player, Over-Over, Cards, Discarded),
    member(Card, Discarded).
step_event(cleanup, World, _, undamaged(Object)) :-               % CR 514.2
    damage(World, Object, _),
    \+ keeps_damage(World, Object).
step_event(cleanup, World, _, ended(Ended)) :-
    duration_ends(World, end_of_turn, Ended).

stays_tapped(World, Object) :-
    stated(World, restriction(Subject, doesnt_untap), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.

keeps_damage(World, Object) :-
    stated(World, damage_rule(Subject, damage_not_removed), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.

%!  attack(+World, +Pairs:list, +Bands:list, -Outcome) is det.
%
%   Declaring attackers (CR 508.1): legal(Events) or illegal(Reasons).

attack(World, Pairs, Bands, Outcome) :-
    known(World),
    judge_attacks(World, Pairs, Bands, disobeyed, [], decision(Verdict, Reasons, _, _, _)),
    (   Verdict == legal
    ->  findall(Event,
                ( member(Attacker-Target, Pairs),
                  ( Event = attacked(Attacker, Target)
                  ; \+ permits(World, Attacker, attack, none, attack_without_tapping),      % CR 508.1f
                    \+ status(World, Attacker, tapped),
                    Event = tapped(Attacker)
                  )
                ),
                Events0),
        findall(band(Band), member(Band, Bands), BandEvents),
        append(Events0, BandEvents, Events),
        Outcome = legal(Events)
    ;   Outcome = illegal(Reasons)
    ).

%!  block(+World, +Pairs:list, +By, -Outcome) is det.
%
%   Declaring blockers (CR 509.1).

block(World, Pairs, By, Outcome) :-
    known(World),
    judge_blocks(World, Pairs, By, disobeyed, [], decision(Verdict, Reasons, _, _, _)),
    (   Verdict == legal
    ->  findall(Blocker, member(Blocker-_, Pairs), Blockers0),
        list_to_set(Blockers0, Blockers),
        findall(Attacker, member(_-Attacker, Pairs), Attackers0),
        list_to_set(Attackers0, Attackers),
        findall(blocked_one(Blocker, Attacker), member(Blocker-Attacker, Pairs), One),
        findall(blocks(Blocker, Blocked),
                ( member(Blocker, Blockers),
                  findall(Attacker, member(Blocker-Attacker, Pairs), Blocked)
                ),
                Two),
        findall(became_blocked(Attacker), ( member(Attacker, Attackers), \+ blocked(World, Attacker) ), Three),
        append([One, Two, Three], Events),
        Outcome = legal(Events)
    ;   Outcome = illegal(Reasons)
    ).

%!  deal(+World, +Assignment, -Outcome) is det.
%
%   Combat damage is dealt as assigned (CR 510.1-2); Assignment is a list of assigned(Creature, Damage), or `any` for a legal one where
%   nobody says more.

deal(World, any, Outcome) :-
    !,
    known(World),
    (   damage_assignment(World, Assignment)
    ->  damage_events(Assignment, Events),
        Outcome = legal(Events)
    ;   Outcome = legal([])
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
        Outcome = legal(Events)
    ;   Outcome = illegal(Reasons)
    ).

damage_events(Assignment, Events) :-
    findall(damage(From, To, Number, combat),
            ( member(assigned(From, Damage), Assignment),
              member(To-Number, Damage),
              Number > 0
            ),
            Events).
