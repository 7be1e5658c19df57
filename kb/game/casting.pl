:- encoding(utf8).
:- module(lawmage_casting,
          [ cast/5,              % +World, +Player, +Card, +Given, -Outcome
            cast_change/4,       % +Using, +World, +Card, -Changes
            spell_text/7         % +World, +Card, +C, +Modes, +Using, -Meaning, -Faults
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- autoload('../objects/subtypes', [subtype/2]).
:- use_module(bindings).
:- use_module(casting_costs).
:- use_module(paying_costs).
:- use_module(keyword_rules).
:- use_module(position).
:- use_module(resolving).
:- use_module(stacking).
:- use_module(stated).
:- use_module(supposed_boards).
:- use_module(timing).
:- use_module('../objects/mana').

/** <module> Casting a spell (CR 601)

The card is looked at as the spell that it would be: the half, face or way it is cast counts (CR 601.3e).
*/

%!  cast(+World, +Player, +Card, +Given:list, -Outcome) is det.
%
%   Outcome is legal(Events) or illegal(Reasons).  Given lists targets(Targets), x(N), modes(Numbers), as(Name), using(Keyword),
%   pay(Payment), free for a spell cast without paying its mana cost, and by_effect where an effect lets it be cast as it resolves.

cast(World, Player, Card, Given, Outcome) :-
    way_of_casting(Given, World, Card, Way),
    (   Way = fault(Reason)
    ->  Outcome = illegal([Reason])
    ;   Way = way(Changes0, Using),
        object(World, Card, Zone, _, _, _),
        findall(add(stack_choice(Card, x, X)), member(x(X), Given), Chosen),
        append(Changes0, Chosen, Changes),
        supposed_spell(World, Card, Player, Changes, judged(World, Player, Card, Zone, Given, Using, Outcome))
    ->  true
    ).

%   way_of_casting(+Given, +World, +Card, -Way): the face and the keyword it is cast by.

way_of_casting(Given, World, Card, Way) :-
    ( memberchk(using(Using), Given) -> true ; Using = none ),
    (   memberchk(as(As), Given)
    ->  (   As == 'face down'
        ->  (   value(World, Card, abilities, Abilities),
                member(ability(_, keyword(Keyword), _), Abilities),
                functor(Keyword, Name, _),
                memberchk(Name, [morph, megamorph, disguise])
            ->  Way = way([add(face_up(Card, down))], face_down)
            ;   Way = fault(reason([cr('708.4'), cr('601.3')], rule('708.4'), [Card], face_down))
            )
        ;   printed(World, Card, Face, Print),
            arg(1, Print, As)
        ->  (   Face == front
            ->  Way = way([], Using)
            ;   layout(World, Card, prepare)
            ->  Way = fault(reason([cr('722.3'), cr('601.3e')], rule('722.3'), [Card], prepare_spell(As)))
            ;   printed(World, Card, Face, Print),
                Way = way([remove(printed(Card, front, _)), add(printed(Card, front, Print))], half(Face, Using))
            )
        ;   Way = fault(reason([cr('601.3e')], rule('601.3e'), [Card], no_face(As)))
        )
    ;   cast_change(Using, World, Card, Changes)
    ->  Way = way(Changes, Using)
    ;   Way = way([], Using)
    ).

%!  cast_change(+Using, +World, +Card, -Changes:list) is semidet.
%
%   What the card becomes when it is cast by that keyword: bestowed it is an Aura and no creature (CR 702.103b), prototyped it has the
%   values of its inset frame (CR 718.3).

cast_change(bestow, World, Card, [remove(printed(Card, front, _)), add(printed(Card, front, Print))]) :-
    printed(World, Card, front, Print0),
    Print0 = face(Name, Cost, Color, Supertypes, Types0, Subtypes0, _, _, Loyalty, Defense, Lines0),
    exclude(==(creature), Types0, Types),
    enchantment_subtypes(Subtypes0, Subtypes),
    append(Lines0, [line(99, keywords([enchant([type(creature)])]), [])], Lines),
    Print = face(Name, Cost, Color, Supertypes, Types, Subtypes, none, none, Loyalty, Defense, Lines).

cast_change(prototype, World, Card, [add(stack_choice(Card, using, prototype))]) :-      % CR 718.3
    has_named_keyword(World, Card, prototype).

enchantment_subtypes(Subtypes0, [aura|Subtypes]) :-
    findall(Subtype,
            ( member(Subtype, Subtypes0),
              subtype(enchantment, Subtype)
            ),
            Subtypes).

%   judged(+World, ..., +Board): all that is wrong with casting it so, or what happens.

judged(World, Player, Card, Zone, Given, Using, Outcome, Board) :-
    characteristics(Board, Card, C),
    findall(Reason, begin_fault(World, Board, Player, Card, C, Zone, Given, Using, Reason), Reasons0),
    (   Reasons0 \== []
    ->  list_to_set(Reasons0, Reasons),
        Outcome = illegal(Reasons)
    ;   chosen(World, Board, Player, Card, C, Zone, Given, Using, Outcome)
    ).

%   Whether it may be begun (CR 601.3).

begin_fault(World, _, Player, Card, _, Zone, Given, Using, reason([cr('601.3')], rule('601.3'), [Card], no_permission(Zone))) :-
    \+ memberchk(by_effect, Given),
    \+ permitted(World, Player, Card, Zone, Using).
begin_fault(World, Board, Player, Card, C, _, Given, Using, Reason) :-
    \+ memberchk(by_effect, Given),
    \+ has_flash(World, Board, Player, Card, C, Using),
    timing_fault(World, Player, C, Reason).
begin_fault(World, _, _, Card, C, _, Given, Using, reason([cr('118.6')], rule('118.6'), [Card], no_mana_cost)) :-
    \+ unstated_cost(World, Card),
    \+ memberchk(free, Given),
    memberchk(Using, [none, half(_, none)]),
    get_dict(cost, C, none).
begin_fault(_, _, _, Card, C, _, _, _, reason([cr('305.9')], rule('305.9'), [Card], land)) :-
    get_dict(types, C, Types),
    memberchk(land, Types).
begin_fault(World, Board, Player, Card, C, _, Given, _, reason(Rules, Source, [Card], Restriction)) :-
    banned(World, Board, Player, Card, Source, Restriction),
    (   looks_at_mana_value(Restriction),
        get_dict(cost, C, Cost),
        is_list(Cost),
        memberchk(x, Cost)
    ->  memberchk(x(_), Given),                                          % CR 601.3a: what X is may lift the ban
        Rules = [cr('601.2e')]
    ;   keyword_rules(World, Source, [cr('601.3')], Rules)
    ).
begin_fault(World, _, _, _, _, _, _, Using, reason([cr('601.3')], rule('601.3'), [], no_keyword(Keyword))) :-
    named_keyword(Using, Keyword),
    nonvar(World),
    fail.

named_keyword(Using, Using) :-
    atom(Using),
    Using \== none.

looks_at_mana_value(cant_cast(Filter)) :-
    memberchk(mana_value(_), Filter).

banned(World, Board, Player, Card, Source, cant_cast(Filter)) :-
    stated(World, restriction(player(Who), cant_cast(Filter)), Source, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    spell_fits(Filter, Board, Context, Card).
banned(World, Board, _, Card, Source, cant_be_cast) :-
    stated(World, restriction(each(Filter), cant_be_cast), Source, Self, You),
    context(World, Self, You, Context),
    spell_fits(Filter, Board, Context, Card).

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

%   permitted(+World, +Player, +Card, +Zone, +Using) is semidet: from that zone (CR 601.3).

permitted(World, Player, Card, hand, _) :-
    object(World, Card, hand, Player, _, _).
permitted(World, Player, Card, graveyard, Using) :-
    object(World, Card, graveyard, Player, _, _),
    memberchk(Using, [flashback, jump_start, retrace, escape, disturb, harmonize, aftermath, embalm]),
    has_named_keyword(World, Card, Using).
permitted(World, Player, Card, exile, _) :-
    object(World, Card, exile, Player, _, _),
    designation(World, Card, on_adventure).
permitted(World, Player, Card, exile, _) :-
    designation(World, Card, prepared_copy),
    controller(World, Card, Player).
permitted(World, Player, Card, exile, foretell) :-
    object(World, Card, exile, Player, _, _),
    designation(World, Card, foretold).
permitted(World, Player, Card, command, _) :-
    object(World, Card, command, Player, _, _),
    designation(World, Card, commander).
permitted(World, Player, Card, Zone, Using) :-
    stated(World, permission(player(Who), Permission), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    permits_cast(Permission, World, Context, Player, Card, Zone, Using),
    !.

has_named_keyword(World, Card, Name) :-
    value(World, Card, abilities, Abilities),
    member(ability(_, keyword(Keyword), _), Abilities),
    (   Keyword = any(Name)
    ;   functor(Keyword, Name, _)
    ),
    !.

permits_cast(Permission, World, Context, Player, Card, Zone, Using) :-
    (   Permission = cast(Subject)
    ;   Permission = cast(Subject, _)
    ;   Permission = play(Subject)
    ;   Permission = play(Subject, _)
    ),
    (   Subject = each(Filter)
    ->  (   select(zone(From, Who), Filter, Filter1)
        ->  from_zone(From, World, Player, Card, Zone),
            is_player(Who, World, Context, Player)
        ;   Filter1 = Filter
        ),
        exclude(==(spell), Filter1, Kept),
        as_cast(World, Card, Using, Changes),
        supposed_spell(World, Card, Player, Changes, fits_as_cast(Context, Card, Kept))
    ;   is_member(Subject, World, Context, Card)
    ).

fits_as_cast(Context, Card, Filter, Board) :-
    matches(Board, Context, Card, Filter).

as_cast(World, Card, Using, Changes) :-
    (   Using == face_down
    ->  Changes = [add(face_up(Card, down))]
    ;   Using = half(Face, _),
        printed(World, Card, Face, Print)
    ->  Changes = [remove(printed(Card, front, _)), add(printed(Card, front, Print))]
    ;   cast_change(Using, World, Card, Changes0)
    ->  Changes = Changes0
    ;   Changes = []
    ).

from_zone(top_of_library, World, Player, Card, library) :-
    !,
    object(World, First, library, Player, _, _),
    !,
    First == Card.
from_zone(Zone, _, _, _, Zone).

has_flash(World, Board, Player, Card, C, Using) :-
    (   Using \== face_down,
        get_dict(abilities, C, Abilities),
        memberchk(ability(_, keyword(flash), _), Abilities)
    ->  true
    ;   stated(World, permission(player(Who), cast_as_though_flash(each(Filter0))), _, Self, You),
        context(World, Self, You, Context),
        is_player(Who, World, Context, Player),
        exclude(==(spell), Filter0, Filter),
        matches(Board, Context, Card, Filter)
    ->  true
    ;   get_dict(abilities, C, Abilities1),
        member(ability(_, Meaning, _), Abilities1),
        meaning_part(Meaning, Condition, permission(player(you), cast_as_though_flash(self))),
        holds_now(Condition, World, Card, Player)
    ->  true
    ).

%   chosen(...): modes, targets and costs (CR 601.2b-h).

chosen(World, Board, Player, Card, C, Zone, Given, Using, Outcome) :-
    clock(World, Now),
    ( memberchk(x(X), Given) -> Xs = [x-X] ; Xs = [] ),
    findall(using-Using, ( Using \== none, Using \= half(_, none) ), Usings),
    findall(adventure-true, ( Using = half(_, _), layout(World, Card, adventure) ), Adventures),
    append([Xs, Usings, Adventures, [from-Zone]], Bindings0),
    frame(Frame, Card, Player, Now, Bindings0),
    ( memberchk(modes(Modes), Given) -> ModeBindings = [modes-Modes] ; Modes = none, ModeBindings = [] ),
    spell_text(Board, Card, C, Modes, Using, Meaning, ModeFaults),
    ( memberchk(targets(Targets), Given) -> true ; Targets = none ),
    chosen_targets(Board, Card, source(spell, Card, Player), Meaning, Targets, frame(Frame), Chosen0),
    (   ModeFaults \== []
    ->  Outcome = illegal(ModeFaults)
    ;   Chosen0 = fault(_),
        unread_targets(Board, Card)
    ->  Chosen = bound([], Targets)
    ;   Chosen = Chosen0
    ),
    (   nonvar(Outcome)
    ->  true
    ;   Chosen = fault(Reasons)
    ->  Outcome = illegal(Reasons)
    ;   Chosen == impossible
    ->  Outcome = illegal([reason([cr('601.2c')], rule('601.2c'), [Card], no_target)])
    ;   Chosen = bound(TargetBindings, Flat),
        spell_cost(World, Board, Card, C, Given, Using, Cost),
        bind(targets, Flat, Frame, Targeting),
        total_cost(World, cast(Card), Cost, Targeting, Total),
        ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
        payment(World, Player, Card, Total, Pay, Payment),
        (   Payment = fault(Reason)
        ->  Outcome = illegal([Reason])
        ;   Payment = paid(Events, Record),
            append([TargetBindings, ModeBindings, Bindings0], Bindings),
            faces(Using, Ways),
            findall(x(X0), member(x-X0, Xs), XWays),
            findall(modes(Modes), Modes \== none, ModeWays),
            append([[controller(Player), item(Bindings), targets(Flat), paid(Record), from(Zone)], Ways, XWays, ModeWays], How),
            findall(undesignated(Prepared, prepared), ( designation(World, Card, prepared_copy), linked(World, Prepared, Card) ), Unprepared),
            append([[moved(Card, stack, How, cast)], Events, Unprepared], All),
            Outcome = legal(All)
        )
    ).

%   A text that is not read may say "target": what was given is taken then.

unread_targets(Board, Card) :-
    printed(Board, Card, front, Print),
    arg(11, Print, Lines),
    member(line(_, _, Unread), Lines),
    member(unread(_, Bearings), Unread),
    memberchk(target, Bearings),
    !.

faces(face_down, [face(down)]) :- !.
faces(half(Face, _), [half(Face)]) :- !.
faces(bestow, [bestowed]) :- !.
faces(Using, [using(Using)]) :-
    Using \== none,
    !.
faces(_, []).

%!  spell_text(+World, +Card, +C:dict, +Modes, +Using, -Meaning, -Faults:list) is det.
%
%   Meaning is all of the spell's text that may have targets, with the modes chosen.

spell_text(Board, Card, C, Modes, Using, Meaning, Faults) :-
    get_dict(types, C, Types),
    (   Using == overload
    ->  Meaning = none,
        Faults = []
    ;   ( memberchk(instant, Types) ; memberchk(sorcery, Types) )
    ->  spell_abilities(Board, Card, Whole),
        chosen_modes(all(Whole), Modes, Board, Meaning, Faults)
    ;   member(ability(_, keyword(enchant(Filter)), _), C.abilities)
    ->  Meaning = target(1, Filter),
        Faults = []
    ;   Meaning = none,
        Faults = []
    ).

spell_cost(World, Board, Card, C, Given, Using, Cost) :-
    base_cost(World, Board, Card, C, Given, Using, Base),
    findall(Pay,
            ( member(ability(_, additional_cost(Pays), _), C.abilities),
              member(Pay, Pays)
            ),
            More),
    append(Base, More, Cost).

base_cost(World, _, Card, C, Given, Using, Base) :-
    (   memberchk(free, Given)
    ->  Base = []
    ;   Using == face_down
    ->  Base = [mana('{3}')]
    ;   Using \== none,
        atom(Using),
        value(World, Card, abilities, Abilities),
        member(ability(_, keyword(Keyword), _), Abilities),
        Keyword =.. [Using|Arguments],
        last(Arguments, Cost0),
        is_list(Cost0)
    ->  (   memberchk(Using, [kicker, buyback, multikicker, offspring, gift])
        ->  mana_cost(C, Own),
            append(Own, Cost0, Base)
        ;   Base = Cost0
        )
    ;   mana_cost(C, Base)
    ).

mana_cost(C, Base) :-
    get_dict(cost, C, Cost),
    (   Cost == none
    ->  Base = []
    ;   cost_text(Cost, Text),
        Base = [mana(Text)]
    ).
