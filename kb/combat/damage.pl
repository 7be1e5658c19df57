:- encoding(utf8).
:- module(lawmage_damage,
          [ judge_damage/4,      % +World, +Assignment, +By, -Decision
            assigns/4,           % +World, +Creature, -Amount, -Recipients
            deals_in_step/2,     % +World, +Creature
            may_assign_none/3,   % +World, +Creature, +Recipients
            lethal/4,            % +World, +Creature, +Assignment, -Lethal
            dividing_player/3    % +World, +Creature, -Player
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/filters').
:- use_module('../objects/relations', [attacks_still/3, is_blocked/2]).
:- use_module('../objects/subjects').
:- use_module(actives).

/** <module> Assigning combat damage (CR 510.1, 510.4, 702.2c, 702.19, 702.22j-k)

An assignment is a list of assigned(Creature, Damage), Damage a list of Recipient-Number.  It is judged whole, as
a creature's lethal damage counts what others assign in the same step; creatures that are not in it aren't judged.
*/

%!  judge_damage(+World, +Assignment:list, +By, -Decision) is det.
%
%   Whether combat damage may be assigned so in this step.  By is the player who divides, where that is asked, else `none`.

judge_damage(World, Assignment, By, decision(Verdict, Reasons, [], none, [])) :-
    findall(Reason,
            ( member(assigned(Creature, Damage), Assignment),
              fault(World, Creature, Damage, Assignment, By, Reason)
            ),
            Reasons0),
    list_to_set(Reasons0, Reasons),
    (   Reasons == []
    ->  Verdict = legal
    ;   Verdict = illegal
    ).

fault(World, Creature, Damage, Assignment, By, reason(Rules, rule(Rule), [Creature], What)) :-
    total(Damage, Total),
    (   \+ in_combat(World, Creature)
    ->  Total > 0,
        found('510.1a', [], in_combat(Creature), Rule, Rules, What)
    ;   \+ deals_in_step(World, Creature)
    ->  Total > 0,
        found('510.4', [cr('702.4b'), cr('702.7b')], deals_in_step(Creature), Rule, Rules, What)
    ;   assigns(World, Creature, Amount, Recipients),
        (   amount_fault(World, Creature, Amount, Recipients, Total, Rule0, What0),
            ( Rule0 == '702.19f' -> More = [cr('510.1b')] ; More = [] ),
            found(Rule0, More, What0, Rule, Rules, What)
        ;   recipient_fault(World, Creature, Damage, Assignment, Recipients, Rule, Rules, What)
        ;   By \== none,
            dividing_player(World, Creature, Player),
            Player \== By,
            dividing_rule(World, Creature, Rule),
            found(Rule, [], divided_by(Creature, Player), Rule, Rules, What)
        )
    ).

found(Rule, More, What, Rule, [cr(Rule)|More], What).

in_combat(World, Creature) :-
    permanent(World, Creature),
    is_creature(World, Creature),
    ( attacking(World, Creature, _) ; blocking(World, Creature, _) ),
    !.

total(Damage, Total) :-
    foldl(add_damage, Damage, 0, Total).

add_damage(_-Number, Total0, Total) :-
    Total is Total0+Number.

%!  deals_in_step(+World, +Creature) is semidet.
%
%   Creature assigns combat damage in this step (CR 510.4).  Those that had first or double strike as the first of two steps began
%   are designated first_striker on the board; without such a mark, those that have either now are taken for them.

deals_in_step(World, Creature) :-
    step(World, Step),
    (   Step == first_strike_damage
    ->  strikes_first(World, Creature)
    ;   designation(World, damage, second_step)
    ->  (   has_keyword(World, Creature, double_strike)
        ->  true
        ;   \+ designation(World, Creature, first_striker)
        )
    ;   has_keyword(World, Creature, double_strike)
    ->  true
    ;   \+ has_keyword(World, Creature, first_strike)
    ),
    !.

strikes_first(World, Creature) :-
    ( has_keyword(World, Creature, first_strike) ; has_keyword(World, Creature, double_strike) ),
    !.

%!  assigns(+World, +Creature, -Amount:integer, -Recipients:list) is det.
%
%   How much combat damage Creature assigns (CR 510.1a), and to whom it may: recipients blocker(B), blocked(A), attacked(Target),
%   beyond(Player), the defending player behind a planeswalker, and by a card's words one(X), to which all of it goes, and any(X),
%   among whom all of it is divided.

assigns(World, Creature, Amount, Recipients) :-
    damage_amount(World, Creature, Amount),
    findall(Recipient, recipient(World, Creature, Recipient), Recipients).

damage_amount(World, Creature, Amount) :-
    actives(World, Creature, damage, none, Actives),
    (   memberchk(active(damage_rule(_, assign_none), _, _, holds), Actives)
    ->  Amount = 0
    ;   memberchk(active(damage_rule(_, assign_by(toughness)), _, _, holds), Actives)
    ->  value(World, Creature, toughness, Number),
        Amount is max(0, Number)
    ;   value(World, Creature, power, Number),
        Amount is max(0, Number)
    ).

recipient(World, Creature, blocked(Attacker)) :-
    blocking(World, Creature, Attacker),
    attacking(World, Attacker, _),
    permanent(World, Attacker).
recipient(World, Creature, blocker(Blocker)) :-
    attacking(World, Creature, _),
    blocking(World, Blocker, Creature),
    permanent(World, Blocker),
    is_creature(World, Blocker).
recipient(World, Creature, attacked(Target)) :-
    attacks_still(World, Creature, Target),
    (   \+ is_blocked(World, Creature)
    ->  true
    ;   tramples(World, Creature)
    ->  true
    ;   as_though_unblocked(World, Creature)
    ).
recipient(World, Creature, beyond(Player)) :-
    has_keyword(World, Creature, trample_over_planeswalkers),
    attacking(World, Creature, Target),
    \+ player(World, Target),
    planeswalker_player(World, Target, Player).

recipient(World, Creature, Recipient) :-
    actives(World, Creature, damage, none, Actives),
    member(active(damage_rule(_, Rule), _, Context, holds), Actives),
    worded_recipient(Rule, World, Context, Recipient).

worded_recipient(assigned_to(Filter), World, Context, one(One)) :-
    matching(World, Context, Filter, Ones),
    member(One, Ones).
worded_recipient(assigned_among(Whos, _), World, Context, any(Player)) :-
    member(Who, Whos),
    players(Who, World, Context, Players),
    member(Player, Players).
worded_recipient(assigned_among(_, Filter), World, Context, any(One)) :-
    matching(World, Context, Filter, Ones),
    member(One, Ones).

planeswalker_player(World, Target, Player) :-
    (   controller(World, Target, Player0)
    ->  Player = Player0
    ;   object(World, Target, _, Player, _, _)
    ).

tramples(World, Creature) :-
    ( has_keyword(World, Creature, trample) ; has_keyword(World, Creature, trample_over_planeswalkers) ),
    !.

as_though_unblocked(World, Creature) :-
    permits(World, Creature, damage, none, assign_as_though_unblocked),
    !.

%   amount_fault(+World, +Creature, +Amount, +Recipients, +Total, -Rule, -What): not all or too much is assigned.

amount_fault(World, Creature, Amount, Recipients, Total, '510.1a', assigns_its_power(Creature, Amount)) :-
    Recipients \== [],
    Total =\= Amount,
    \+ ( Total =:= 0, may_assign_none(World, Creature, Recipients) ).
amount_fault(World, Creature, _, [], Total, Rule, assigns_none(Creature)) :-
    Total > 0,
    (   attacking(World, Creature, Target)
    ->  (   tramples(World, Creature),
            \+ player(World, Target),
            \+ has_type(World, Target, battle)
        ->  Rule = '702.19f'
        ;   is_blocked(World, Creature)
        ->  Rule = '510.1c'
        ;   Rule = '510.1b'
        )
    ;   Rule = '510.1d'
    ).

%!  may_assign_none(+World, +Creature, +Recipients:list) is semidet.
%
%   Creature is blocked though nothing blocks it any more, so that it assigns damage to Recipients only by a "may" (CR 510.1c).

may_assign_none(World, Creature, Recipients) :-
    is_blocked(World, Creature),
    \+ tramples(World, Creature),
    \+ memberchk(blocker(_), Recipients),
    \+ memberchk(blocked(_), Recipients).

%   recipient_fault(...): damage goes to something that it may not go to, or past what must have it first.

recipient_fault(World, Creature, Damage, _, Recipients, Rule, Rules, assigns_to(Creature, Wrong)) :-
    Recipients \== [],
    \+ worded(Damage, Recipients),
    member(Wrong-Number, Damage),
    Number > 0,
    \+ ( member(Recipient, Recipients), \+ by_words(Recipient), arg(1, Recipient, Wrong) ),
    wrong_rule(World, Creature, Wrong, Rule, Rules).
recipient_fault(World, Creature, Damage, _, Recipients, '510.1c', [cr('510.1c')], assigns_to(Creature, Past)) :-
    \+ tramples(World, Creature),                          % as though unblocked it is all of it, or none
    past_blockers(World, Creature, Damage, Recipients, Past).
recipient_fault(World, Creature, Damage, Assignment, Recipients, '702.19b', [cr('702.19b'), cr('510.1c')], tramples_past(Creature, Blocker)) :-
    tramples(World, Creature),
    past_blockers(World, Creature, Damage, Recipients, _),
    member(blocker(Blocker), Recipients),
    \+ lethal(World, Blocker, Assignment, true).
recipient_fault(World, Creature, Damage, Assignment, Recipients, '702.19c', [cr('702.19c'), cr('510.1b')], tramples_past(Creature, Walker)) :-
    member(beyond(Player), Recipients),
    \+ worded(Damage, Recipients),
    member(Player-Number, Damage),
    Number > 0,
    member(attacked(Walker), Recipients),
    assigned_to(Assignment, Walker, Assigned),
    loyalty(World, Walker, Loyalty),
    Assigned < Loyalty.
recipient_fault(World, Creature, Damage, Assignment, Recipients, Rule, [cr(Rule)], out_of_order(Creature, Later, Earlier)) :-
    ordered_edition(World),
    \+ ( has_keyword(World, Creature, deathtouch), \+ since(World, '2010-07-16') ),    % divided freely then, by CR 702.2b
    \+ worded(Damage, Recipients),
    controller(World, Creature, Controller),
    dividing_player(World, Creature, Controller),          % who divides by banding does as they choose (CR 702.22j-k)
    assignment_order(World, Creature, Damage, Assignment, Recipients, Rule, Later, Earlier).

by_words(one(_)).
by_words(any(_)).

%   All of Damage goes as a card's words let its controller choose.

worded(Damage, Recipients) :-
    findall(Name, ( member(Name-Number, Damage), Number > 0 ), Names),
    Names \== [],
    (   Names = [Name],
        memberchk(one(Name), Recipients)
    ->  true
    ;   forall(member(Name, Names), memberchk(any(Name), Recipients))
    ).

wrong_rule(World, Creature, Wrong, Rule, Rules) :-
    (   attacking(World, Creature, Target)
    ->  (   player(World, Wrong),
            \+ player(World, Target),
            \+ has_type(World, Target, battle),
            tramples(World, Creature)
        ->  Rule = '702.19f',
            Rules = [cr('702.19f'), cr('510.1b')]
        ;   is_blocked(World, Creature)
        ->  Rule = '510.1c',
            Rules = [cr('510.1c')]
        ;   Rule = '510.1b',
            Rules = [cr('510.1b')]
        )
    ;   Rule = '510.1d',
        Rules = [cr('510.1d')]
    ).

%   A blocked creature that assigns damage to Past, behind its blockers, other than all of it as though it weren't blocked.

past_blockers(World, Creature, Damage, Recipients, Past) :-
    is_blocked(World, Creature),
    member(Recipient, Recipients),
    ( Recipient = attacked(Past) ; Recipient = beyond(Past) ),
    member(Past-Number, Damage),
    Number > 0,
    \+ worded(Damage, Recipients),
    \+ ( as_though_unblocked(World, Creature),
         forall(( member(Other-More, Damage), More > 0 ), Other == Past)
       ),
    !.

%!  lethal(+World, +Creature, +Assignment:list, -Lethal:boolean) is det.
%
%   Whether Creature is assigned lethal damage: with what is marked on it and what all of Assignment gives, at least its toughness,
%   or any damage of a source with deathtouch (CR 702.2c, 702.19b).

lethal(World, Creature, Assignment, Lethal) :-
    value(World, Creature, toughness, Toughness),
    (   damage(World, Creature, Marked)
    ->  true
    ;   Marked = 0
    ),
    assigned_to(Assignment, Creature, Assigned),
    (   Marked+Assigned >= Toughness
    ->  Lethal = true
    ;   member(assigned(Source, Damage), Assignment),
        memberchk(Creature-Number, Damage),
        Number > 0,
        has_keyword(World, Source, deathtouch),
        since(World, '2010-07-16')
    ->  Lethal = true
    ;   Lethal = false
    ).

assigned_to(Assignment, Recipient, Total) :-
    findall(Recipient-Number,
            ( member(assigned(_, Damage), Assignment),
              member(Recipient-Number, Damage)
            ),
            All),
    total(All, Total).

loyalty(World, Walker, Loyalty) :-
    (   counters(World, Walker, loyalty, Loyalty0)
    ->  Loyalty = Loyalty0
    ;   value(World, Walker, loyalty, Loyalty0),
        integer(Loyalty0)
    ->  Loyalty = Loyalty0
    ;   Loyalty = 0
    ).

%   From July 2009 to August 2024 each creature among several had its place in an order, and needed lethal damage before the next.

ordered_edition(World) :-
    since(World, '2009-07-08'),
    \+ since(World, '2024-11-08').

assignment_order(World, Creature, Damage, Assignment, Recipients, Rule, Later, Earlier) :-
    findall(One, ( member(Recipient, Recipients), in_order(Recipient, Rule0, One) ), Ones),
    Ones = [_, _|_],
    once(( member(Recipient0, Recipients), in_order(Recipient0, Rule, _) )),
    Rule0 = Rule,
    (   damage_order(World, Creature, Order)
    ->  append(Before, [Later|_], Order),
        member(Later-Number, Damage),
        Number > 0,
        member(Earlier, Before),
        memberchk(Earlier, Ones),
        \+ lethal(World, Earlier, Assignment, true)
    ;   findall(One,
                ( member(One, Ones),
                  memberchk(One-Number, Damage),
                  Number > 0,
                  \+ lethal(World, One, Assignment, true)
                ),
                [Later, Earlier|_])
    ),
    !.

in_order(blocker(Blocker), '510.1c', Blocker).
in_order(blocked(Attacker), '510.1d', Attacker).

%!  dividing_player(+World, +Creature, -Player) is semidet.
%
%   Who divides the damage of Creature: its controller, or the other side where banding says so (CR 702.22j-k), or whom a card names.

dividing_player(World, Creature, Player) :-
    actives(World, Creature, damage, none, Actives),
    (   member(active(damage_rule(_, assigned_by(Who)), _, Context, holds), Actives),
        players(Who, World, Context, [Named|_])
    ->  Player = Named
    ;   attacking(World, Creature, Target),
        findall(Blocker, blocking(World, Blocker, Creature), Blockers),
        bands_with(World, Blockers)
    ->  defending_player(World, Target, Player)
    ;   blocking(World, Creature, _),
        findall(Attacker, blocking(World, Creature, Attacker), Attackers),
        bands_with(World, Attackers)
    ->  active(World, Player)
    ;   controller(World, Creature, Player)
    ).

bands_with(World, Creatures) :-
    member(Creature, Creatures),
    has_keyword(World, Creature, banding),
    !.
bands_with(World, Creatures) :-
    member(Creature, Creatures),
    has_keyword(World, Creature, bands_with(Quality)),
    member(Other, Creatures),
    Other \== Creature,
    row_free_matches(World, Other, Quality),
    row_free_matches(World, Creature, Quality),
    !.

row_free_matches(World, Object, Quality) :-
    matches(World, context(none, none, none, none, none), Object, Quality).

dividing_rule(World, Creature, Rule) :-
    (   blocking(World, Creature, _)
    ->  Rule = '702.22k'
    ;   Rule = '702.22j'
    ).
