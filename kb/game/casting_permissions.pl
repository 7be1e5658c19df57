:- encoding(utf8).
:- module(lawmage_casting_permissions,
          [ begin_fault/8,       % +World, +Board, +Player, +Card, +Zone, +Face, +Given, -Reason
            permission_terms/8,  % +World, +Board, +Player, +Card, +Zone, +How, +Given, -Terms
            spell_fits/4,        % +Filter, +Board, +Context, +Card
            late_ban/5           % +World, +Board, +Player, +Card, -Reason
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(ability_uses, [within_limit/5]).
:- use_module(casting_keywords).
:- use_module(casting_ways).
:- use_module(keyword_rules).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(bindings).
:- use_module(stated).
:- use_module(timing).

/** <module> Whether a player may begin to cast a spell (CR 601.3)

World is the board, Board the same with the card on the stack as it is cast.
*/

%!  begin_fault(+World, +Board, +Player, +Card, +Zone, +How, +Given:list, -Reason) is nondet.
%
%   Casting Card from Zone can't be begun, says Reason.  How is how(Face, Usings).

begin_fault(World, Board, Player, Card, Zone, how(_, Usings), Given, reason(Rules, rule('601.3'), [Card], no_permission(Zone))) :-
    \+ memberchk(by_effect, Given),
    \+ permitted(World, Board, Player, Card, Zone, Usings),
    findall(cr(Rule), ( member(Using, Usings), cast_zone(Using, _), casting_rule(Using, Rule) ), Own),
    append(Own, [cr('601.3')], Rules).
begin_fault(World, _, _, Card, _, how(_, Usings), Given, reason([cr(Rule), cr('601.3')], rule(Rule), [Card], only_as_it_resolves(Using))) :-
    \+ memberchk(by_effect, Given),
    cast_zone(Using, trigger),
    memberchk(Using, Usings),
    casting_rule(Using, Rule),
    object(World, Card, _, _, _, _).
begin_fault(World, Board, Player, Card, Zone, How, Given, Reason) :-
    \+ memberchk(by_effect, Given),
    \+ has_flash(World, Board, Player, Card, How),
    \+ ( effect_permits(World, Board, Player, Card, Zone, Terms), memberchk(flash, Terms) ),
    characteristics(Board, Card, C),
    timing_fault(World, Player, C, Reason).
begin_fault(World, _, Player, Card, _, how(_, Usings), Given, reason([cr('702.170d')], rule('702.170d'), [Card], sorcery_time(Player))) :-
    \+ memberchk(by_effect, Given),
    memberchk(plot, Usings),
    \+ sorcery_time(World, Player).
begin_fault(World, Board, _, Card, _, how(Face, Usings), Given, reason([cr('118.6')], rule('118.6'), [Card], no_mana_cost)) :-
    \+ unstated_cost(World, Card),
    \+ memberchk(free, Given),
    Face \== down,
    \+ ( member(Using, Usings), casting_cost(Keyword, alternative, _, _), functor(Keyword, Using, _), \+ for_mana_cost(World, Card, Using) ),
    value(Board, Card, cost, none),
    \+ has_alternative_text(Board, Card).
begin_fault(_, Board, _, Card, _, _, _, reason([cr('305.9')], rule('305.9'), [Card], land)) :-
    has_type(Board, Card, land).
begin_fault(World, Board, Player, Card, _, _, _, reason(Rules, Source, [Card], Restriction)) :-
    banned(World, Board, Player, Card, Source, Restriction),
    keyword_rules(World, Source, [cr('601.3')], Rules),
    \+ ( looks_at_mana_value(Restriction),
         value(Board, Card, cost, Cost),
         is_list(Cost),
         memberchk(x, Cost)
       ).
begin_fault(World, Board, Player, Card, Zone, how(_, Usings), _, Reason) :-
    way_fault(World, Board, Player, Card, Zone, Usings, Reason).

begin_fault(World, Board, Player, Card, _, _, _, reason([cr('601.3')], Key, [Card], cast_only(Limit))) :-
    value(Board, Card, abilities, Abilities),
    member(ability(Key, only(Limits, cast(self)), _), Abilities),
    member(Limit, Limits),
    \+ may_be_cast_so(Limit, World, Player, Card).

%   The keyword Name that Card was given costs its mana cost, and nothing else with that keyword is another price.

for_mana_cost(World, Card, Name) :-
    findall(Keyword, has_keyword_named(World, Card, Name, Keyword), [any(Name)]).

%   "Cast this spell only ..."

may_be_cast_so(when(Condition), World, Player, Card) :-
    !,
    holds_now(Condition, World, Card, Player).
may_be_cast_so(Limit, World, Player, Card) :-
    within_limit(Limit, World, Player, Card, Card).

has_alternative_text(Board, Card) :-
    value(Board, Card, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, _, alternative_cost(_)),
    !.

looks_at_mana_value(cant_cast(Filter)) :-
    memberchk(mana_value(_), Filter).

%!  late_ban(+World, +Board, +Player, +Card, -Reason) is nondet.
%
%   What prohibits the spell as it has become, with X chosen (CR 601.2e).

late_ban(World, Board, Player, Card, reason([cr('601.2e')], Source, [Card], Restriction)) :-
    stack_choice(Board, Card, x, _),
    banned(World, Board, Player, Card, Source, Restriction),
    looks_at_mana_value(Restriction).

banned(World, Board, Player, Card, Source, cant_cast(Filter)) :-
    stated(World, restriction(player(Who), cant_cast(Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    partition(of_a_zone, Filter, Places, Rest),
    matches(World, Context, Card, Places),                     % where it is cast from
    spell_fits(Rest, Board, Context, Card).
banned(World, Board, Player, Card, Source, cant_cast_more_than(Amount, Filter)) :-
    stated(World, restriction(player(Who), cant_cast_more_than(Amount, Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    spell_fits(Filter, Board, Context, Card),
    findall(Spell,
            ( event(World, _, cast, Details),
              memberchk(player(Player), Details),
              memberchk(object(Spell), Details),
              spell_fits(Filter, World, Context, Spell)
            ),
            Spells),
    length(Spells, Count),
    frame(Frame, Self, You, 0, []),
    amount_of(Amount, World, Frame, Most),
    Count >= Most.
banned(World, Board, Player, Card, Source, casts_only_as_sorcery(Filter)) :-
    stated(World, restriction(player(Who), casts_only_as_sorcery(Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    spell_fits(Filter, Board, Context, Card),
    \+ sorcery_time(World, Player).
banned(World, Board, _, Card, Source, cant_be_cast) :-
    stated(World, restriction(each(Filter), cant_be_cast), Source, Self, You),
    context(World, Self, You, Context),
    spell_fits(Filter, Board, Context, Card).

of_a_zone(zone(_, _)).
of_a_zone(any_of(Places)) :-
    memberchk(zone(_, _), Places).

%!  spell_fits(+Filter:list, +Board, +Context, +Card) is semidet.
%
%   Card, as the spell that it becomes, is one of Filter (CR 601.3).

spell_fits(Filter0, Board, Context, Card) :-
    exclude(==(spell), Filter0, Filter1),
    (   select(mana_value(Parity), Filter1, Filter),
        memberchk(Parity, [even, odd])
    ->  value(Board, Card, cost, Cost),
        mana_value(Cost, ManaValue0),
        ( stack_choice(Board, Card, x, X) -> true ; X = 0 ),
        findall(x, ( is_list(Cost), member(x, Cost) ), Xs),
        length(Xs, Times),
        ManaValue is ManaValue0 + X*Times,
        Rest is ManaValue mod 2,
        ( Parity == even -> Rest =:= 0 ; Rest =:= 1 )
    ;   Filter = Filter1
    ),
    matches(Board, Context, Card, Filter).

%   permitted(+World, +Board, +Player, +Card, +Zone, +Usings) is semidet: from that zone (CR 601.3).

permitted(World, Board, Player, Card, Zone, Usings) :-
    (   member(Using, Usings),
        cast_zone(Using, Where)
    ->  zone_right(Where, World, Board, Player, Card, Zone)
    ;   owned_place(Zone, World, Player, Card)
    ->  true
    ;   effect_permits(World, Board, Player, Card, Zone, Terms),
        permits_way(Terms, Usings)
    ->  true
    ).

%   "Using its blitz ability": only so.

permits_way(Terms, Usings) :-
    forall(member(using(Using), Terms), memberchk(Using, Usings)).

%   effect_permits(..., -Terms) is nondet: an effect lets Player cast Card from Zone on Terms, such as free or additional_cost(Pays).

effect_permits(World, Board, Player, Card, Zone, Terms) :-
    stated(World, permission(player(Who), Permission), _, Self, You),
    permission_parts(Permission, Subject, Terms),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    permits_cast(Subject, World, Board, Context, Player, Card, Zone).

effect_permits(World, Board, Player, Card, Zone, Terms) :-               % the card's own text, from where it is
    object(World, Card, Zone, Player, _, _),
    Zone \== battlefield,
    ( Zone == graveyard -> value(World, Card, abilities, Abilities) ; value(Board, Card, abilities, Abilities) ),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, Condition, permission(player(you), Permission)),
    permission_parts(Permission, self, Terms),
    ( memberchk(from_zone(From, _), Terms) -> From == Zone ; Zone == hand ),
    holds_now(Condition, World, Card, Player).

permission_parts(cast(Subject), Subject, []).
permission_parts(cast(Subject, Terms), Subject, Terms).
permission_parts(play(Subject), Subject, []).
permission_parts(play(Subject, Terms), Subject, Terms).

%!  permission_terms(+World, +Board, +Player, +Card, +Zone, +How, +Given:list, -Terms:list) is nondet.
%
%   What the permission to cast Card from Zone says of the cost: nothing where a rule gives it, else what an effect says; a solution for
%   each permission that can be used, now.

permission_terms(World, Board, Player, Card, Zone, How, Given, Terms) :-
    How = how(_, Usings),
    (   ( memberchk(by_effect, Given) ; member(Using, Usings), cast_zone(Using, _) )
    ->  Terms = []
    ;   findall(Some, ( effect_permits(World, Board, Player, Card, Zone, Some), permits_way(Some, Usings) ), Found0),
        (   owned_place(Zone, World, Player, Card)
        ->  Found = [[]|Found0]
        ;   Found = Found0
        ),
        list_to_set(Found, Set),
        member(Terms, Set),
        (   memberchk(flash, Terms)
        ->  true
        ;   has_flash(World, Board, Player, Card, How)
        ->  true
        ;   characteristics(Board, Card, C),
            \+ timing_fault(World, Player, C, _)
        )
    ).

%   Where a keyword lets its card be cast from (CR 702.34a and the like); a card foretold or plotted on a turn before (CR 702.143a, 702.170d).

zone_right(trigger, _, _, _, _, _) :- !.
zone_right(designated(Designation), World, _, Player, Card, exile) :-
    !,
    object(World, Card, exile, Player, _, _),
    designation(World, Card, Designation),
    \+ this_turn(World, Card, Designation).
zone_right(Zone, World, Board, Player, Card, Zone) :-
    object(World, Card, Zone, Player, _, _),
    (   Zone == graveyard
    ->  true
    ;   object(Board, Card, stack, _, _, _)
    ).

this_turn(World, Card, Designation) :-
    event(World, _, Designation, Details),
    memberchk(object(Card), Details),
    !.

owned_place(hand, World, Player, Card) :-
    object(World, Card, hand, Player, _, _).
owned_place(exile, World, Player, Card) :-
    object(World, Card, exile, Player, _, _),
    designation(World, Card, on_adventure).
owned_place(exile, World, Player, Card) :-
    object(World, Card, exile, Player, _, _),                             % CR 702.185a
    designation(World, Card, warped),
    \+ this_turn(World, Card, warped).
owned_place(exile, World, Player, Card) :-                                % CR 722.3c
    designation(World, Card, prepared_copy),
    linked(World, Prepared, Card),
    controller(World, Prepared, Player).
owned_place(command, World, Player, Card) :-
    object(World, Card, command, Player, _, _),
    designation(World, Card, commander).

permits_cast(Subject, World, Board, Context, Player, Card, Zone) :-
    (   Subject = each(Filter)
    ->  (   select(zone(From, Who), Filter, Filter1)
        ->  from_zone(From, World, Player, Card, Zone),
            is_player(Who, World, Context, Player)
        ;   Filter1 = Filter
        ),
        exclude(==(spell), Filter1, Kept0),
        partition(where_it_is, Kept0, Places, Kept),
        matches(World, Context, Card, Places),
        matches(Board, Context, Card, Kept)
    ;   is_member(Subject, World, Context, Card)
    ).

%   "From among cards exiled with it" is asked of the card where it is, not of the spell.

where_it_is(among(_)).

from_zone(top_of_library, World, Player, Card, library) :-
    !,
    library_card(World, Player, First),
    !,
    First == Card.
from_zone(Zone, _, _, _, Zone).

has_flash(World, Board, Player, Card, how(Face, Usings)) :-
    (   Face \== down,
        has_keyword(Board, Card, flash)
    ->  true
    ;   ( memberchk(sneak, Usings) ; memberchk(offering, Usings) )        % CR 702.190a, 702.48a
    ->  true
    ;   stated(World, permission(player(Who), cast_as_though_flash(each(Filter0))), _, Self, You),
        context(World, Self, You, Context),
        is_player(Who, World, Context, Player),
        exclude(==(spell), Filter0, Filter),
        matches(Board, Context, Card, Filter)
    ->  true
    ;   value(Board, Card, abilities, Abilities),
        member(ability(_, Meaning, _), Abilities),
        meaning_part(Meaning, Condition, permission(player(you), cast_as_though_flash(self))),
        holds_now(Condition, World, Card, Player)
    ->  true
    ).
