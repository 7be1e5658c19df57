:- encoding(utf8).
:- module(lawmage_board,
          [ load_board/2,        % +World, +Facts
            clear_board/1,       % +World
            board_fact/1,        % ?Shape
            edition/2, active/2, step/2, extra_turn/1, player/2, team/3,
            life/3, hand/3, library/3, mana/3,
            object/6, printed/4, face_up/3, token/2, status/3, sick/2, melded/3, merged_with/3, component/3, beneath/2, whole/3, copy_of/4, layout/3,
            counters/4, counters_since/4, damage/3, attached_to/3, attacking/3, blocking/3, was_blocking/3, blocked/2, band/2,
            damage_order/3, protector/3, designation/3, goaded_by/3, chosen/4, linked/3,
            stack_choice/4, gain/6, standing_effect/5, event/4, past_event/4, past_kept/1, settled/3, settled_condition/3, unread_text/4,
            stack_ability/6, deathtouched/2, drew_from_empty/2, commander_damage/4, commander_cast/4, newly_there/2,
            opponent/3,          % +World, ?Player, ?Opponent
            in_zone/3,           % +World, ?Object, ?Zone
            library_card/3,      % +World, +Player, ?Card
            part_of_turn/2,      % +Part, +Step
            own_mark/1,          % +Designation
            permanent/2,         % +World, ?Object
            unlisted/2,          % +World, +Card
            since/2              % +World, +Date
          ]).
:- use_module(library(lists)).

/** <module> The board: what is given

A board is a set of facts, each with its world as first argument, asserted for the length
of one question and retracted after it.  What follows from them (characteristics,
who may block whom) is derived elsewhere; nothing here is derived but plain look-ups.
Objects and players are known by the ids of the scenario.
*/

:- dynamic
    edition/2, active/2, step/2, extra_turn/1, player/2, team/3,
    life/3, hand/3, library/3, mana/3,
    object/6, printed/4, face_up/3, token/2, status/3, sick/2, melded/3, merged_with/3, component/3, beneath/2, whole/3, copy_of/4, layout/3,
    counters/4, counters_since/4, damage/3, attached_to/3, attacking/3, blocking/3, was_blocking/3, blocked/2, band/2,
    damage_order/3, protector/3, designation/3, goaded_by/3, chosen/4, linked/3,
    stack_choice/4, gain/6, standing_effect/5, event/4, past_event/4, past_kept/1, settled/3, settled_condition/3, unread_text/4,
    stack_ability/6, deathtouched/2, drew_from_empty/2, commander_damage/4, commander_cast/4, newly_there/2.

%!  board_fact(?Shape) is nondet.
%
%   Shape is a fact a board may hold, without its world; its arguments say what
%   stands there.

board_fact(edition(date)).                 % of the Comprehensive Rules
board_fact(active(player)).
board_fact(step(step)).
board_fact(extra_turn).
board_fact(player(player)).
board_fact(team(player, name)).
board_fact(life(player, integer)).
board_fact(hand(player, integer)).         % how many cards in all
board_fact(library(player, integer)).      % the same; absent: it doesn't run out
board_fact(mana(player, mana)).            % floating
board_fact(object(id, zone, player, player, number)).  % zone, owner, controller as given, timestamp
board_fact(printed(id, face, face)).       % which face, and its face(...) term
board_fact(face_up(id, face)).             % front, back, flipped or down; absent: front
board_fact(layout(id, layout)).           % of a card with two faces, such as transform or modal_dfc
board_fact(token(id)).
board_fact(beneath(id)).                   % it lies under cards of a library that doesn't run out
board_fact(status(id, status)).            % tapped or phased_out
board_fact(sick(id)).                      % came under control this turn (CR 302.6)
board_fact(melded(id, face)).              % the front face of each of the two cards
board_fact(whole(id, face)).               % the front face of a card of which another half or face is cast
board_fact(component(id, kind)).                 % a merged permanent that is a card or token by itself
board_fact(merged_with(id, id)).           % that card is part of the permanent (CR 730.2); its zone is `merged`
board_fact(copy_of(id, id, exceptions)).   % a copy of that object: own for what its text excepts, or a list of facts
board_fact(counters(thing, counter, integer)).
board_fact(counters_since(thing, counter, number)).  % the timestamp of these counters (CR 613.7c); absent: the object's
board_fact(damage(id, integer)).
board_fact(attached_to(id, thing)).
board_fact(attacking(id, thing)).
board_fact(blocking(id, id)).
board_fact(was_blocking(id, id)).            % before an effect removed it from combat
board_fact(blocked(id)).
board_fact(band(ids)).
board_fact(damage_order(id, ids)).
board_fact(protector(id, player)).
board_fact(designation(thing, name)).
board_fact(goaded_by(id, player)).
board_fact(chosen(id, choice, value)).
board_fact(linked(id, id)).
board_fact(stack_choice(id, choice, value)).   % targets, modes, x or paid of an item on the stack
board_fact(gain(id, integer, player, number, meaning)).
board_fact(standing_effect(integer, player, number, meaning)).
board_fact(event(integer, event, details)).    % earlier this turn, in order
board_fact(past_event(integer, event, details)).    % in the turns before, in order
board_fact(past_kept).                     % what happened in the turns before is known
board_fact(settled(words, boolean)).
board_fact(settled_condition(condition, boolean)).   % the same, as its words were read
board_fact(unread_text(id, integer, words)).   % an entry of gains that was not understood
board_fact(stack_ability(label, id, line, kind, player)).  % on the stack, or waiting to be put there: its source, the source's line or keyword, activated or triggered
board_fact(deathtouched(id)).              % dealt damage by a source with deathtouch since state-based actions were checked
board_fact(drew_from_empty(player)).       % tried to draw from an empty library since then
board_fact(newly_there(id)).               % a commander put into the graveyard or exile since then
board_fact(commander_damage(player, id, integer)).  % combat damage by that commander over the game
board_fact(commander_cast(player, id, integer)).    % how often that player has cast it from the command zone

%!  load_board(+World:atom, +Facts:list) is det.
%
%   Asserts Facts under World.
%
%   @throws existence_error(board_fact, Fact) for anything that is no board_fact/1.

load_board(World, Facts) :-
    forall(member(Fact, Facts), load_fact(World, Fact)).

load_fact(World, Fact) :-
    Fact =.. [Name|Arguments],
    functor(Fact, Name, Arity),
    functor(Shape, Name, Arity),
    (   board_fact(Shape)
    ->  Clause =.. [Name, World|Arguments],
        assertz(Clause)
    ;   throw(error(existence_error(board_fact, Fact), _))
    ).

%!  clear_board(+World:atom) is det.
%
%   Retracts all that was asserted under World.

clear_board(World) :-
    forall(board_fact(Shape), clear_fact(World, Shape)).

clear_fact(World, Shape) :-
    functor(Shape, Name, Arity0),
    Arity is Arity0+1,
    functor(Fact, Name, Arity),
    arg(1, Fact, World),
    retractall(Fact).

%!  opponent(+World, ?Player, ?Opponent) is nondet.
%
%   Opponent is no teammate of Player and not Player (CR 102.2, 102.3).

opponent(World, Player, Opponent) :-
    player(World, Player),
    player(World, Opponent),
    Opponent \== Player,
    \+ ( team(World, Player, Team),
         team(World, Opponent, Team)
       ).

%!  in_zone(+World, ?Object, ?Zone) is nondet.
%
%   Object is in Zone and not phased out (CR 702.26b).

in_zone(World, Object, Zone) :-
    object(World, Object, Zone, _, _, _),
    \+ status(World, Object, phased_out).

%!  library_card(+World, +Player, ?Card) is nondet.
%
%   Card is listed in Player's library, from its top; those under cards that aren't listed aside.

library_card(World, Player, Card) :-
    object(World, Card, library, Player, _, _),
    \+ beneath(World, Card).

%!  permanent(+World, ?Object) is nondet.
%
%   Object is on the battlefield and not phased out (CR 110.1, 702.26b).

permanent(World, Object) :-
    in_zone(World, Object, battlefield).

%!  unlisted(+World, +Card) is semidet.
%
%   Nothing is known of Card but whose it is.

unlisted(World, Card) :-
    printed(World, Card, front, face('', none, _, _, [], _, _, _, _, _, _)),
    \+ in_zone(World, Card, battlefield).

%!  since(+World, +Date) is semidet.
%
%   The edition of the rules that World is judged by is that of Date or a later one.

since(World, Date) :-
    edition(World, Edition),
    Edition @>= Date.

%!  part_of_turn(+Part, +Step) is semidet.
%
%   Step is Part, a step or phase that texts name, or belongs to it.

part_of_turn(turn, _) :- !.
part_of_turn(main, Step) :-
    !,
    memberchk(Step, [main1, main2]).
part_of_turn(combat, Step) :-
    !,
    memberchk(Step, [beginning_of_combat, declare_attackers, declare_blockers, first_strike_damage, combat_damage, end_of_combat]).
part_of_turn(Step, Step).

%!  own_mark(+Designation) is semidet.
%
%   Designation is none of the rules, but how a game remembers something: who struck first, what was attacked and is no more, whose upkeep an
%   object with echo has seen, who has the emblem The Ring, which modes were chosen, what was activated once and for all.

own_mark(first_striker).
own_mark(astray).
own_mark(upkeep).
own_mark(upkeep_due).
own_mark(upkeep_of(_)).
own_mark(ring).
own_mark(Mark) :-
    atom(Mark),
    ( sub_atom(Mark, 0, _, _, 'mode ') ; sub_atom(Mark, 0, _, _, 'activated ') ),
    !.
