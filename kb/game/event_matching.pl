:- encoding(utf8).
:- module(lawmage_event_matching,
          [ event_matches/6,     % +Pattern, +Event, +World, +Self, +You, -Bindings
            once_for_all/1,      % +Pattern
            drawn_in_draw_step/3 % +World, +Player, -Number
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/history', [happened_count/5]).
:- use_module('../objects/subjects').
:- use_module(components, [of_cards/1, put_as_card/6]).
:- use_module(concerning).
:- use_module(counters_put, [counters_put/6]).
:- use_module(keyword_events).
:- use_module(rooms, [fully_unlocked/2]).
:- use_module(spell_matching).

/** <module> Which events a text speaks of

An event of a game is moved(Object, Zone, Properties, Cause), entered(New, Old, From), damage(From, To, Number, Kind),
drawn(Player) and so on, as happening.pl makes them; a text's is enters(S), dies(S), draws(Who) and so on.  Bindings say what the text's words
stand for then.
*/

%!  event_matches(+Pattern, +Event, +World, +Self, +You, -Bindings:list) is nondet.
%
%   Event is one that Pattern, in a text of Self and You, means.

event_matches(Pattern, Event, World, Self, You, Bindings) :-
    context(World, Self, You, Context),
    means(Pattern, Event, World, Context, Bindings).

%!  drawn_in_draw_step(+World, +Player, -Number) is det.
%
%   How many cards Player has drawn in this step, if it is Player's draw step; else Number is `none`.

drawn_in_draw_step(World, Player, Number) :-
    (   step(World, draw),
        active(World, Player)
    ->  context(World, none, Player, Context),
        happened_count(this_step, draws(ref(Player)), World, Context, Number)
    ;   Number = none
    ).

%!  once_for_all(+Pattern) is semidet.
%
%   Pattern is of one or more objects at once: it triggers once however many there are (CR 603.2c).

once_for_all(Pattern) :-
    compound(Pattern),
    arg(_, Pattern, Argument),
    ( Argument = some(_, _) ; Argument = some_player(_) ),
    !.
once_for_all(player_attacks(_)).
once_for_all(player_attacks(_, _)).

means(any_of(Patterns), Event, World, Context, Bindings) =>
    member(Pattern, Patterns),
    means(Pattern, Event, World, Context, Bindings),
    !.
means(when(Condition, Pattern), Event, World, Context, Bindings) =>
    holds(Condition, World, Context),
    means(Pattern, Event, World, Context, Bindings).
means(while(Condition, Pattern), Event, World, Context, Bindings) =>
    holds(Condition, World, Context),
    means(Pattern, Event, World, Context, Bindings).
means(first_each_turn(Pattern), Event, World, Context, Bindings) =>
    means(Pattern, Event, World, Context, Bindings).
means(enters(S), entered(New, _, _), World, Context, Bindings) =>
    concerns(S, World, Context, New),
    Bindings = [event_object-[New]].
means(enters(S), moved(Object, battlefield, _, _), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(dies(S), moved(Object, graveyard, _, _), World, Context, Bindings) =>
    permanent(World, Object),
    is_creature_or_named(S, World, Object),
    concerns(S, World, Context, Object),
    controller(World, Object, Player),
    Bindings = [event_object-[Object], that_player-[Player]].
means(leaves(S), moved(Object, Zone, _, _), World, Context, Bindings) =>
    permanent(World, Object),
    Zone \== battlefield,
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(put_into(S, graveyard, Who, resolution), moved(Object, graveyard, _, Cause), World, Context, Bindings) =>   % as it resolves
    Cause == resolved,
    means(put_into(S, graveyard, Who, stack), moved(Object, graveyard, [], plain), World, Context, Bindings).
means(put_into(S, Zone, Who, From), moved(Object, Where, _, _), World, Context, Bindings), functor(Where, Zone, _) =>
    object(World, Object, Was, Owner, _, _),
    from_there(From, Was),
    is_player(Who, World, Context, Owner),
    (   Was == battlefield,
        of_cards(S)
    ->  put_as_card(S, World, Context, Object, Zone, Reference)
    ;   concerns_card(S, World, Context, Object),
        Reference = Object
    ),
    Bindings = [event_object-[Reference], that_player-[Owner]].
means(exiled(S), moved(Object, exile, _, _), World, Context, Bindings) =>
    concerns_card(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(returned_to_hand(S), moved(Object, hand, _, _), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(sacrificed(S), moved(Object, _, _, sacrificed), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(sacrifices(Who, S), moved(Object, _, _, sacrificed), World, Context, Bindings) =>
    controller(World, Object, Player),
    is_player(Who, World, Context, Player),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Player]].
means(destroyed(S), destroyed(Object, _), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(destroyed(S), moved(Object, _, _, destroyed), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(discards(Who, What), moved(Object, _, _, discarded), World, Context, Bindings) =>
    object(World, Object, _, Owner, _, _),
    is_player(Who, World, Context, Owner),
    discarded_so(What, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Owner]].
means(discarded(S), moved(Object, _, _, discarded), World, Context, Bindings) =>
    concerns_card(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(milled(S), moved(Object, _, _, milled), World, Context, Bindings) =>
    concerns_card(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(attacks(S), attacked(Object, _), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    defender_of(World, Object, Defender),
    Bindings = [event_object-[Object], defending_player-[Defender]].
means(attacks(S, Defenders), attacked(Object, Target), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    member(Defender, Defenders),
    is_attacked(Defender, World, Context, Target),
    !,
    defender_of(World, Object, Player),
    Bindings = [event_object-[Object], that_player-[Player], defending_player-[Player]].
means(attacks_alone(S), attacked(Object, _), World, Context, Bindings) =>
    findall(Attacker, attacking(World, Attacker, _), [Object]),
    concerns(S, World, Context, Object),
    defender_of(World, Object, Defender),
    Bindings = [event_object-[Object], defending_player-[Defender]].
means(player_attacks(Who), attacked(Object, _), World, Context, Bindings) =>
    controller(World, Object, Player),
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(player_attacks(Who, How), attacked(Object, Target), World, Context, Bindings) =>
    controller(World, Object, Player),
    is_player(Who, World, Context, Player),
    attacks_so(How, World, Context, Object, Target),
    Bindings = [that_player-[Player]].
means(blocks(S), blocks(Blocker, _), World, Context, Bindings) =>
    concerns(S, World, Context, Blocker),
    Bindings = [event_object-[Blocker]].
means(blocks(S, T), blocked_one(Blocker, Attacker), World, Context, Bindings) =>
    concerns(S, World, Context, Blocker),
    concerns(T, World, Context, Attacker),
    Bindings = [event_object-[Blocker], event_other-[Attacker]].
means(becomes_blocked(S), became_blocked(Attacker), World, Context, Bindings) =>
    concerns(S, World, Context, Attacker),
    findall(Blocker, blocking(World, Blocker, Attacker), Blockers),
    length(Blockers, Number),
    defender_of(World, Attacker, Defender),                     % CR 508.5
    Bindings = [event_object-[Attacker], that_many-Number, defending_player-[Defender]].
means(becomes_blocked_by(S, T), blocked_one(Blocker, Attacker), World, Context, Bindings) =>
    concerns(S, World, Context, Attacker),
    concerns(T, World, Context, Blocker),
    defender_of(World, Attacker, Defender),
    Bindings = [event_object-[Attacker], event_other-[Blocker], defending_player-[Defender]].
means(becomes_blocked_by(S, T), entered(Blocker, _, _), World, Context, Bindings) =>          % CR 509.3d
    blocking(World, Blocker, Attacker),
    means(becomes_blocked_by(S, T), blocked_one(Blocker, Attacker), World, Context, Bindings).
means(deals_damage(S, T), damage(From, To, Number, _), World, Context, Bindings) =>
    concerns(S, World, Context, From),
    concerns(T, World, Context, To),
    damage_bindings(World, From, To, Number, Bindings).
means(deals_combat_damage(S, T), damage(From, To, Number, combat), World, Context, Bindings) =>
    concerns(S, World, Context, From),
    concerns(T, World, Context, To),
    damage_bindings(World, From, To, Number, Bindings).
means(deals_noncombat_damage(S, T), damage(From, To, Number, Kind), World, Context, Bindings) =>
    \+ memberchk(Kind, [combat, unpreventable(combat)]),
    concerns(S, World, Context, From),
    concerns(T, World, Context, To),
    damage_bindings(World, From, To, Number, Bindings).
means(mills(Who), milled(Player, Number), World, Context, Bindings) =>
    Number > 0,
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player], that_many-Number].
means(is_dealt_damage(S), damage(From, To, Number, _), World, Context, Bindings) =>
    concerns(S, World, Context, To),
    Bindings = [event_object-[To], event_other-[From], that_many-Number].
means(cast(Who, Filter), cast(Spell, Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    spell_matches(Filter, World, Context, Spell),
    Bindings = [event_object-[Spell], that_player-[Player]].
means(cast_nth(Who, N, Filter), cast(Spell, Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    spell_matches(Filter, World, Context, Spell),
    findall(Index, ( event(World, Index, cast, Details), memberchk(player(Player), Details) ), Indices),
    length(Indices, N),
    Bindings = [event_object-[Spell], that_player-[Player]].
means(expends(Who, N), cast(Spell, Player), World, Context, Bindings) =>                        % CR 700.14
    is_player(Who, World, Context, Player),
    findall(Mana,
            ( event(World, _, cast, Details), memberchk(player(Player), Details), memberchk(mana_spent(Mana), Details) ),
            Spent),
    sum_list(Spent, After),
    event(World, _, cast, Last),
    memberchk(object(Spell), Last),
    memberchk(mana_spent(Now), Last),
    Before is After - Now,
    Before < N,
    N =< After,
    !,
    Bindings = [that_player-[Player]].
means(is_cast(S), cast(Spell, Player), World, Context, Bindings) =>
    concerns(S, World, Context, Spell),
    Bindings = [event_object-[Spell], that_player-[Player]].
means(becomes_target(S, Filter), targeted(Thing, By, Kind, Player), World, Context, Bindings) =>
    concerns(S, World, Context, Thing),
    targeting_fits(Filter, World, Context, By, Kind, Player),
    Bindings = [event_object-[Thing], event_other-[By], that_player-[Player]].
means(crews(S, T), crewed(Creature, Vehicle), World, Context, Bindings) =>
    concerns(S, World, Context, Creature),
    concerns(T, World, Context, Vehicle),
    Bindings = [event_object-[Creature], event_other-[Vehicle]].
means(becomes_crewed(S), resolved(Object, Label), World, Context, Bindings) =>                  % CR 702.122d
    atom_concat(_, '/crew', Label),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(draws_nth(Who, N), drawn(Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    findall(Index, ( event(World, Index, drew, Details), memberchk(player(Player), Details) ), Indices),
    length(Indices, N),
    Bindings = [that_player-[Player]].
means(tapped_for_mana(S), Event, World, Context, Bindings) =>
    means(taps_for_mana(any, S), Event, World, Context, Bindings).
means(taps_for_mana(Who, S), produced(Object, Player, Symbols), World, Context, Bindings) =>
    means(taps_for_mana(Who, S), tapped_for_mana(Object, Player, Symbols), World, Context, Bindings).
means(tapped_for_mana(S, Comparison), produced(Object, Player, Symbols), World, Context, Bindings) =>
    length(Symbols, Number),
    compares(Comparison, Number, World, Context),
    means(taps_for_mana(any, S), tapped_for_mana(Object, Player, Symbols), World, Context, Bindings).
means(taps_for_mana(Who, S), tapped_for_mana(Object, Player, Symbols), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Player], produced-Symbols].
means(leaves_zone(S, Zone, Who), moved(Object, _, _, _), World, Context, Bindings) =>
    object(World, Object, Zone, Owner, _, _),
    is_player(Who, World, Context, Owner),
    concerns_card(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(draws(Who, but_first), drawn(Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    drawn_in_draw_step(World, Player, Number),
    ( Number == none -> true ; Number > 1 ),
    Bindings = [that_player-[Player]].
means(draws(Who), drawn(Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(gains_life(Who), life_gained(Player, Number), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player], that_many-Number].
means(lose_game(Who), lost(Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(loses_life(Who), life_lost(Player, Number), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player], that_many-Number].
means(puts_counters(Who, Counter, S), Event, World, Context, Bindings) =>
    counters_put(Event, World, Player, Thing, Kind, Number),
    ( Counter == any ; Counter == Kind ),
    !,
    is_player(Who, World, Context, Player),
    concerns(S, World, Context, Thing),
    Bindings = [event_object-[Thing], that_many-Number].
means(effect_puts_counters(Counter, S), Event, World, Context, Bindings) =>
    \+ Event = paid(_),
    means(puts_counters(any, Counter, S), Event, World, Context, Bindings).
means(unlocks_half(Who, S, Half), entered(New, _, _), World, Context, Bindings) =>       % CR 709.5h
    designation(World, New, Half),
    controller(World, New, Player),
    means(unlocks_half(Who, S, Half), unlocked(New, Half, Player), World, Context, Bindings).
means(unlocks_half(Who, S, Half), unlocked(Object, Unlocked, Player), World, Context, Bindings) =>
    Unlocked == Half,
    is_player(Who, World, Context, Player),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Player]].
means(fully_unlocks(Who, S), unlocked(Object, _, Player), World, Context, Bindings) =>   % CR 709.5i
    fully_unlocked(World, Object),
    is_player(Who, World, Context, Player),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Player]].
means(mutates(S), merged(_, Object, _), World, Context, Bindings) =>          % CR 702.140d
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(becomes_attached(S, T), attached(Attachment, Host), World, Context, Bindings) =>
    concerns(S, World, Context, Attachment),
    concerns(T, World, Context, Host),
    Bindings = [event_object-[Attachment], event_other-[Host]].
means(becomes_attached(S, T), entered(New, _, _), World, Context, Bindings) =>    % it enters attached to that
    entered_attached(S, T, New, World, Context, Bindings).
means(enters_attached(S, T), entered(New, _, _), World, Context, Bindings) =>
    entered_attached(S, T, New, World, Context, Bindings).
means(becomes_monstrous(S), designated(Object, monstrous), World, Context, Bindings) =>
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(fights(S), fought(One, Other), World, Context, Bindings) =>
    member(Object, [One, Other]),
    concerns(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(creates_token(Who, _), created(Player, _, _), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(creates_token(Who), created(Player, _, _), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(plays_land(Who, Filter), land_played(Object, Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    matches(World, Context, Object, Filter),
    Bindings = [event_object-[Object], that_player-[Player]].
means(scries(Who), looked(scry, Player, _), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(surveils(Who), looked(surveil, Player, _), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(cycles(Who, Filter), cycled(Object, Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    discarded_so(Filter, World, Context, Object),
    Bindings = [event_object-[Object], that_player-[Player]].
means(begins(Step, Who), begun(Step, Player), World, Context, Bindings) =>
    is_player(Who, World, Context, Player),
    Bindings = [that_player-[Player]].
means(last_counter_removed(Counter, S), counters(Object, Counter, Less), World, Context, Bindings) =>
    Less < 0,
    \+ ( counters(World, Object, Counter, Count), Count > 0 ),
    concerns_card(S, World, Context, Object),
    Bindings = [event_object-[Object]].
means(Pattern, Event, World, Context, Bindings) =>
    rarely_means(Pattern, Event, World, Context, Bindings).

damage_bindings(World, From, To, Number, Bindings) :-
    (   player(World, To)
    ->  Bindings = [event_object-[From], event_other-[To], that_player-[To], that_many-Number]
    ;   controller(World, To, Player)
    ->  Bindings = [event_object-[From], event_other-[To], that_player-[Player], that_many-Number]
    ;   Bindings = [event_object-[From], event_other-[To], that_many-Number]
    ).

defender_of(World, Attacker, Defender) :-
    (   attacking(World, Attacker, Target),
        defending_player(World, Target, Defender0)
    ->  Defender = Defender0
    ;   Defender = none
    ).

attacks_so(defending(Defenders), World, Context, _, Target) :-
    member(Defender, Defenders),
    is_attacked(Defender, World, Context, Target),
    !.
attacks_so(each(Filter), World, Context, Object, _) :-
    matches(World, Context, Object, Filter).
attacks_so(some(N, Filter), World, Context, _, _) :-
    findall(Attacker, ( attacking(World, Attacker, _), matches(World, Context, Attacker, Filter) ), Attackers),
    length(Attackers, Count),
    Count >= N.

from_there(anywhere, _).
from_there(battlefield, merged).
from_there(not(Zone), Was) :-
    Was \== Zone.
from_there(Zone, Zone).

%   What dies is a creature (CR 700.4), or what the text itself names.

is_creature_or_named(each(_), World, Object) :-
    !,
    once(( is_creature(World, Object) ; has_type(World, Object, planeswalker) ; has_type(World, Object, battle) ; has_type(World, Object, artifact) ; has_type(World, Object, enchantment) )).
is_creature_or_named(_, _, _).

entered_attached(S, T, Attachment, World, Context, Bindings) :-
    attached_to(World, Attachment, Host),
    concerns(S, World, Context, Attachment),
    concerns(T, World, Context, Host),
    Bindings = [event_object-[Attachment], event_other-[Host]].
