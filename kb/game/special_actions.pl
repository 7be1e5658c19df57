:- encoding(utf8).
:- module(lawmage_special_actions,
          [ play_land/4,         % +World, +Player, +Object, -Outcome
            lands_left/2,        % +World, +Player
            suspend/5,           % +World, +Player, +Object, +Given, -Outcome
            exiled_for_later/6,  % +Name, +World, +Player, +Object, +Given, -Outcome
            special_keyword/2,   % ?Name, -Designation
            special_payment/6,   % +Cost, +World, +Player, +Object, +Given, -Payment
            turn_face_up/5       % +World, +Player, +Object, +Given, -Outcome
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/copiable').
:- use_module('../objects/filters').
:- use_module('../objects/mana', [cost_text/2]).
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(casting_costs).
:- use_module(casting_permissions).
:- use_module(casting_ways).
:- use_module(choices, [needed/6]).
:- use_module(cost_parts, [has_x/1]).
:- autoload(done_as_it_is, [turning_face_up/3]).
:- use_module(finding_payments).
:- use_module(position).
:- use_module(stated).
:- use_module(supposed_boards).
:- use_module(timing).

/** <module> Special actions (CR 116)
*/

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
    \+ lands_left(World, Player).
land_fault(World, Player, Object, reason([cr('305.1'), cr('101.2')], Source, [Object], Restriction)) :-
    stated(World, restriction(player(Who), Restriction), Source, Self, You),
    ( Restriction == cant_play_lands ; Restriction = cant_play_lands(_) ),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    ( Restriction = cant_play_lands(Filter) -> matches(World, Context, Object, Filter) ; true ).

%!  lands_left(+World, +Player) is semidet.
%
%   Player can still play a land this turn (CR 305.2a).

lands_left(World, Player) :-
    ( played_land(World, Player, Played) -> true ; Played = 0 ),
    findall(Number, more_lands(World, Player, Number), Numbers),
    sum_list(Numbers, More),
    Played < 1 + More.

land_permission(World, Player, Object, Zone) :-
    stated(World, permission(player(Who), Permission), _, Self, You),
    ( Permission = play(Subject) ; Permission = play(Subject, _) ),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    (   Subject = each(Filter0)
    ->  select(zone(From, _), Filter0, Filter),
        ( From == top_of_library -> Zone == library ; From == Zone ),
        matches(World, Context, Object, Filter)
    ;   is_member(Subject, World, Context, Object)
    ),
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
    ;   supposed_spell(World, Object, Player, [], not_begun(World, Player, Object, Reasons)),      % CR 702.62a, c
        Reasons = [_|_]
    ->  Outcome = illegal(Reasons)
    ;   has_keyword(World, Object, suspend(Number, Cost)),
        special_payment(Cost, World, Player, Object, Given, X, Payment),
        (   Payment = paid(Events, _)
        ->  ( Number == x -> Count = X ; Count = Number ),
            append(Events, [moved(Object, exile, [counters(time, Count)], plain)], All),
            Outcome = legal(All)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ).

not_begun(World, Player, Card, Reasons, Board) :-
    findall(reason([cr('702.62a'), cr('702.62c')|Rules], Source, Objects, What),
            begin_fault(World, Board, Player, Card, hand, how(front, []), [free], reason(Rules, Source, Objects, What)),
            Reasons).

%!  turn_face_up(+World, +Player, +Object, +Given, -Outcome) is det.
%
%   Turning a face-down permanent face up for its morph cost or the like (CR 116.2b, 702.37e, 708.7).

turn_face_up(World, Player, Object, Given, Outcome) :-
    (   \+ face_up(World, Object, down)
    ->  Outcome = illegal([reason([cr('708.7')], rule('708.7'), [Object], face_up)])
    ;   \+ controller(World, Object, Player)
    ->  Outcome = illegal([reason([cr('702.37e'), cr('116.2b')], rule('702.37e'), [Object], controlled_by(Player))])
    ;   normal_values(World, Object, Values),
        findall(Name0-Cost0, face_up_cost(World, Object, Values, Name0, Cost0), Ways),
        Ways = [Name1-Cost1|_]
    ->  (   member(Name-Cost, Ways),                                              % either procedure will do (CR 701.40c-d, 701.58c-d)
            special_payment(Cost, World, Player, Object, Given, X, Payment),
            Payment = paid(_, _)
        ->  true
        ;   Name = Name1,
            special_payment(Cost1, World, Player, Object, Given, X, Payment)
        ),
        (   Payment = paid(Events0, _)
        ->  findall(counters(Object, pt(1, 1), 1), Name == megamorph, More),      % CR 702.37b
            turning_face_up(World, Object, Turning),
            findall(announced(Object, X), X \== none, Said),                      % CR 702.37f
            append([Events0, Said, Turning, More], Events),
            Outcome = legal(Events)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ;   turned_by(World, Object, Rule),
        Outcome = illegal([reason([cr(Rule), cr('708.7')], rule(Rule), [Object], no_keyword(morph))])
    ).

%   turned_by(+World, +Object, -Rule).  The rule by which Object might be turned face up at all.

turned_by(World, Object, Rule) :-
    (   designation(World, Object, cloaked)
    ->  Rule = '701.58b'
    ;   designation(World, Object, manifested)
    ->  Rule = '701.40b'
    ;   Rule = '702.37e'
    ).

%   What it costs to turn it face up: that of a keyword, or the mana cost of a creature card that is manifested or cloaked
%   (CR 701.40b-d, 701.58b-d).

face_up_cost(_, _, Values, Name, Cost) :-
    get_dict(abilities, Values, Abilities),
    member(ability(_, keyword(Keyword), _), Abilities),
    Keyword =.. [Name, Cost],
    memberchk(Name, [morph, megamorph, disguise]).
face_up_cost(World, Object, Values, Name, [mana(Text)]) :-
    designation(World, Object, Name),
    memberchk(Name, [manifested, cloaked]),
    get_dict(types, Values, Types),
    memberchk(creature, Types),
    get_dict(cost, Values, Cost),
    is_list(Cost),
    cost_text(Cost, Text).

%!  special_keyword(?Name:atom, -Designation) is nondet.
%
%   A card with that keyword may be exiled from the hand to be cast later, and is then so designated.

special_keyword(foretell, foretold).
special_keyword(plot, plotted).

%!  exiled_for_later(+Name, +World, +Player, +Object, +Given:list, -Outcome) is det.
%
%   Foretelling (CR 116.2h, 702.143a) or plotting (CR 116.2k, 702.170a) a card.

exiled_for_later(Name, World, Player, Object, Given, Outcome) :-
    special_keyword(Name, Designation),
    findall(Reason, exiling_fault(Name, World, Player, Object, Reason), Reasons),
    (   Reasons \== []
    ->  Outcome = illegal(Reasons)
    ;   special_cost(Name, World, Object, Cost),
        special_payment(Cost, World, Player, Object, Given, Payment),
        (   Payment = paid(Events, _)
        ->  findall(face(down), Name == foretell, Down),
            append(Events, [moved(Object, exile, [Designation|Down], plain)], All),
            Outcome = legal(All)
        ;   Payment = fault(Reason),
            Outcome = illegal([Reason])
        )
    ).

exiling_fault(Name, World, Player, Object, reason([cr(Rule)], rule(Rule), [Object], zone(hand))) :-
    special_rule(Name, Rule),
    \+ object(World, Object, hand, Player, _, _).
exiling_fault(Name, World, _, Object, reason([cr(Rule)], rule(Rule), [Object], no_keyword(Name))) :-
    special_rule(Name, Rule),
    \+ has_keyword_named(World, Object, Name, _).
exiling_fault(foretell, World, Player, Object, reason([cr('702.143a'), cr('116.2h')], rule('702.143a'), [Object], own_turn(Player))) :-
    \+ active(World, Player).
exiling_fault(plot, World, Player, Object, reason([cr('702.170a'), cr('116.2k')], rule('702.170a'), [Object], sorcery_time(Player))) :-
    \+ sorcery_time(World, Player).

special_rule(foretell, '702.143a').
special_rule(plot, '702.170a').

special_cost(foretell, _, _, [mana('{2}')]).
special_cost(plot, World, Object, Cost) :-
    has_keyword_named(World, Object, plot, plot(Cost)),
    !.

%!  special_payment(+Cost:list, +World, +Player, +Object, +Given:list, -Payment) is det.
%
%   How Player pays Cost of a special action with Object: paid(Events, Record) or fault(Reason) (CR 116.1, 118).

special_payment(Cost, World, Player, Object, Given, Payment) :-
    special_payment(Cost, World, Player, Object, Given, _, Payment).

%   special_payment(..., -X, -Payment): the same, with the value of X that Player chose: `none` for a cost without X (CR 107.3d).

special_payment(Cost, World, Player, Object, Given, X, Payment) :-
    ( memberchk(pay(Pay), Given) -> true ; Pay = none ),
    least_x(World, Object, Least),
    (   x_fault(Cost, Given, Least, Object, Reason)
    ->  X = none,
        Payment = fault(Reason)
    ;   \+ has_x(Cost)
    ->  X = none,
        paid_with(Cost, World, Player, Object, [], Pay, Payment)
    ;   memberchk(x(X0), Given)
    ->  X = X0,
        paid_with(Cost, World, Player, Object, [x-X], Pay, Payment)
    ;   stated_mana(Pay, Most),
        between(Least, Most, Less),
        X0 is Most - Less + Least,
        paid_with(Cost, World, Player, Object, [x-X0], Pay, Payment0),
        Payment0 = paid(_, _)
    ->  X = X0,
        Payment = Payment0
    ;   needed(World, x, Player, Object, Least-any, []),
        X = Least,
        paid_with(Cost, World, Player, Object, [x-X], Pay, Payment)
    ).

%   "X can't be 0", says a text of Object.

least_x(World, Object, Least) :-
    (   value(World, Object, abilities, Abilities),
        member(ability(_, Meaning, _), Abilities),
        sub_term(Limit, Meaning),
        Limit == x(at_least(1))
    ->  Least = 1
    ;   Least = 0
    ).

x_fault(Cost, Given, Least, Object, Reason) :-
    memberchk(x(X), Given),
    (   \+ has_x(Cost)
    ->  Reason = reason([cr('107.3d')], rule('107.3d'), [Object], no_x)
    ;   X < 0
    ->  Reason = reason([cr('107.1b'), cr('107.3d')], rule('107.1b'), [Object], negative(X))
    ;   X < Least,
        Reason = reason([cr('107.3d')], rule('107.3d'), [Object], usage(x(at_least(Least))))
    ).

paid_with(Cost, World, Player, Object, Bindings, Pay, Payment) :-
    frame(Frame, Object, Player, 0, Bindings),
    total_cost(World, special, Cost, Frame, Total),
    payment_made(Pay, World, Player, Object, Total, Payment).

%   The mana that is said to be paid says what X is.

stated_mana(Pay, Most) :-
    is_list(Pay),
    memberchk(mana(Symbols), Pay),
    findall(Number, ( member(Symbol, Symbols), ( integer(Symbol) -> Number = Symbol ; Number = 1 ) ), Numbers),
    sum_list(Numbers, Most).
