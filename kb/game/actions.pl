:- encoding(utf8).
:- module(lawmage_game_actions,
          [ acted/5              % +Instruction, +World, +Frame0, -Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/grantors').
:- use_module(bindings).
:- use_module(choices).
:- use_module(counters_taken).
:- use_module(entering_choices, [newly_blocked/5]).
:- use_module(dividing, [shares/5]).
:- use_module(library_order).
:- use_module(moving_attachments).
:- use_module(resolving_amounts).
:- use_module(resolving_conditions, [condition_holds/3]).

/** <module> What most instructions do: damage, life, cards, counters, changes of zone (CR 608.2c, 701)
*/

%!  acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   Events are what would happen by Instruction, all at once.

acted(deal_damage(Source, Amount, divided(Target)), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    damage_source(Source, World, Frame0, From),
    amount_of(Amount, World, Frame0, Total),
    shares(World, Frame0, Total, Target, Shares),
    findall(damage(From, To, Share, noncombat), ( member(To-Share, Shares), Share > 0 ), Events).
acted(deal_damage(Source, Amount, divided_evenly(Target)), World, Frame0, Frame, Events) =>      % rounded down
    objects_of(Target, World, Frame0, Recipients),
    amount_of(Amount, World, Frame0, Total),
    length(Recipients, Count),
    Share is Total // max(1, Count),
    acted(deal_damage(Source, Share, Target), World, Frame0, Frame, Events).
acted(deal_damage(Source, Amount, Target), World, Frame0, Frame, Events) =>
    damage_source(Source, World, Frame0, From),
    objects_of(Target, World, Frame0, Recipients),
    amount_of(Amount, World, Frame0, Number),
    remembered(Recipients, Frame0, Frame),
    (   Number > 0                                     % CR 120.8
    ->  findall(damage(From, To, Number, noncombat), member(To, Recipients), Events)
    ;   Events = []
    ).
acted(unpreventable(Condition, Instruction), World, Frame0, Frame, Events) =>      % CR 615.12
    acted(Instruction, World, Frame0, Frame, Events0),
    (   condition_holds(Condition, World, Frame0)
    ->  findall(damage(From, To, Number, unpreventable(Kind)), member(damage(From, To, Number, Kind), Events0), Events)
    ;   Events = Events0
    ).
acted(gain_life(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(life_gained(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(lose_life(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(life_lost(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(set_life(Who, Amount), World, Frame0, Frame, Events) =>                          % CR 119.5
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(Event,
            ( member(Player, Players),
              amount_for(Player, Amount, World, Frame0, Number),
              life(World, Player, Life),
              Change is Number - Life,
              (   Change > 0
              ->  Event = life_gained(Player, Change)
              ;   Change < 0,
                  Less is -Change,
                  Event = life_lost(Player, Less)
              )
            ),
            Events).
acted(draw(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(drawn(Player),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), between(1, Number, _) ),
            Events).
acted(mill(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(milled(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(destroy(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(destroyed(Object, effect), ( member(Object, Objects), permanent(World, Object) ), Events).
acted(exile(Subject), World, Frame0, Frame, Events) =>
    acted(exile(Subject, []), World, Frame0, Frame, Events).
acted(exile(Subject, How), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, _, _, _),
    chosen_objects(Subject, [object, objects, card], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    maplist(exiled_so(World, Frame0), How, Ways),
    findall(moved(Object, exile, [linked(Self)|Ways], plain), member(Object, Objects), Events),
    done_if(Events, Frame1, Frame).
acted(sacrifice(Subject), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    sacrificed(Subject, World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(moved(Object, graveyard, [], sacrificed),
            ( member(Object, Objects), permanent(World, Object), controller(World, Object, You) ),   % CR 701.21a
            Events),
    done_if(Events, Frame1, Frame).
acted(move(Subject, Zone), World, Frame0, Frame, Events) =>
    acted(move(Subject, Zone, []), World, Frame0, Frame, Events).
acted(move(Subject, Zone0, How0), World, Frame0, Frame, Events) =>
    moved_objects(Subject, World, Frame0, Objects0),
    frame(Frame0, Self, You, _, _),
    linked_ways(Zone0, World, Self, How0, Ways),
    maplist(bound_in_frame(World, Frame0), Ways, How1),
    attacking_there(How1, Frame0, How2),
    end_chosen(Zone0, World, Self, You, Objects0, Zone),
    put_in_order(Zone, How2, World, Frame0, Objects0, Objects),
    ( Subject == rest -> Frame1 = Frame0 ; remembered(Objects0, Frame0, Frame1) ),           % "that card" is not one of the rest
    ( Subject = host(_, _) -> bind(Subject, Objects0, Frame1, Frame) ; Frame = Frame1 ),      % it is no host any more
    exclude(=(order(_)), How2, How3),
    findall(moved(Object, Zone, Properties, plain),
            ( hosts_chosen(World, Frame0, Objects, How3, How),
              member(Object, Objects),
              entering_under(Zone, How, You, World, Object, Properties)
            ),
            Moves),
    newly_blocked(Moves, How3, You, World, Blocked),
    append(Moves, Blocked, Events).
acted(discard(Subject), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    in_hand(Subject, You, Subject1),
    chosen_objects(Subject1, [card, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(moved(Object, graveyard, [], discarded), member(Object, Objects), Events),
    done_if(Events, Frame1, Frame).
acted(tap(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(tapped(Object), ( member(Object, Objects), permanent(World, Object), \+ status(World, Object, tapped) ), Events).
acted(untap(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(untapped(Object), ( member(Object, Objects), permanent(World, Object), status(World, Object, tapped) ), Events).
acted(add_counters(divided(Target), Counter, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    amount_of(Amount, World, Frame0, Total),
    shares(World, Frame0, Total, Target, Shares),
    frame(Frame0, _, You, _, _),
    findall(putting(You, counters(Object, Counter, Share)), ( member(Object-Share, Shares), Share > 0 ), Events).
acted(add_counters(Subject, Counter0, Amount), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, You, _, _),
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    (   Counter0 = choice(Counters)
    ->  picked(World, [counter, number], Self, You, 1-1, Counters, [Counter|_])
    ;   Counter = Counter0
    ),
    findall(putting(You, counters(Object, Counter, Number)),
            ( member(Object, Objects), amount_for(Object, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(remove_counters(Subject, Counter, Amount), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, You, _, _),
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(counters(Object, Kind, Less),
            ( member(Object, Objects),
              counter_bounds(Amount, World, Frame0, Object, Bounds),
              counters_taken(World, Self, You, Object, Counter, Bounds, Taken),
              member(Kind-Number, Taken),
              Less is -Number
            ),
            Events),
    done_if(Events, Frame1, Frame).
acted(get_counters(Who, Counter, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    amount_of(Amount, World, Frame0, Number),
    findall(counters(Player, Counter, Number), member(Player, Players), Events).
acted(attach(Subject, Host), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    attached_now(World, Frame0, Subject, Host, Events).
acted(fight(One, Other), World, Frame0, Frame, Events) =>             % CR 701.14
    Frame = Frame0,
    fighters(One, Other, World, Frame0, Fighters),
    (   Fighters = [First, Second],
        forall(member(Fighter, Fighters), ( permanent(World, Fighter), is_creature(World, Fighter) ))
    ->  ( First == Second -> Pairs = [First-First-2] ; Pairs = [First-Second-1, Second-First-1] ),    % CR 701.14c
        findall(damage(From, To, Number, noncombat),
                ( member(From-To-Times, Pairs),
                  value(World, From, power, Power),
                  Number is Times*Power,
                  Number > 0
                ),
                Damage),
        Events = [fought(First, Second)|Damage]
    ;   Events = []
    ).
acted(counter(Subject), World, Frame0, Frame, Events) =>               % CR 701.6a
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(countered(Object), member(Object, Objects), Events).
acted(create(Amount, Token, How0), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    sized(Token, World, Frame0, Token0),
    frame(Frame0, Self, _, _, _),
    named_grantor(Token0, Self, Named),
    bound(Named, Frame0, Token1),
    amount_of(Amount, World, Frame0, Number),
    maplist(bound_in_frame(World, Frame0), How0, How1),
    bind(it, created, Frame0, Frame),
    (   ( memberchk(attached_to(refs([])), How1) ; \+ hosts_chosen(World, Frame0, [], How1, _) )   % nothing was chosen for it to be attached to
    ->  Events = []
    ;   hosts_chosen(World, Frame0, [], How1, How),
        findall(created(You, Made, How), ( copied_token(Token1, World, Frame0, Made), between(1, Number, _) ), Tokens),
        newly_blocked(Tokens, How, You, World, Blocked),
        append(Tokens, Blocked, Events)
    ).
acted(transform(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(transformed(Object), ( member(Object, Objects), permanent(World, Object) ), Events).
acted(remove_damage(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(undamaged(Object), ( member(Object, Objects), permanent(World, Object) ), Events).
acted(regenerate(Subject), World, Frame0, Frame, Events) =>            % CR 701.19a
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(lasting(You, Self, until(end_of_turn, regeneration(ref(Object)))), member(Object, Objects), Events).
acted(scry(Who, Amount), World, Frame0, Frame, Events) =>             % CR 701.22a
    Frame = Frame0,
    looked_at(scry, Who, Amount, World, Frame0, Events).
acted(surveil(Who, Amount), World, Frame0, Frame, Events) =>          % CR 701.25a
    Frame = Frame0,
    looked_at(surveil, Who, Amount, World, Frame0, Events).
acted(fateseal(Amount), World, Frame0, Frame, Events) =>              % CR 701.29a
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    amount_of(Amount, World, Frame0, Number),
    findall(Player, opponent(World, You, Player), Opponents),
    picked(World, [player], Self, You, 1-1, Opponents, Picked),
    findall(Event, ( member(Player, Picked), looking(fateseal, World, Frame0, You, Player, Number, Event) ), Events).
acted(_, _, _, _, _) =>
    fail.

exiled_so(_, _, face_down, face(down)) :- !.
exiled_so(World, Frame, haunting(Subject), Way) :-                     % CR 702.55b
    !,
    (   objects_of(Subject, World, Frame, [Creature|_])
    ->  Way = chosen(haunting, Creature)
    ;   Way = plain
    ).
exiled_so(_, _, Way, Way).

looked_at(How, Who, Amount, World, Frame, Events) :-
    objects_of(player(Who), World, Frame, Players),
    amount_of(Amount, World, Frame, Number),
    findall(Event,
            ( member(Player, Players),
              Number > 0,                                             % CR 701.22b, 701.25c
              looking(How, World, Frame, Player, Player, Number, Event)
            ),
            Events).

%   looking(+How, +World, +Frame, +Who, +Whose, +Number, -Event) is nondet.
%   Who looks at the top cards of Whose library: any of them go to the bottom or, by surveil, into the graveyard; the others stay on
%   top; each in the order in which they are named (CR 701.22a, 701.25a).

looking(How, _, _, Who, _, Number, looked(How, Who, Number)).
looking(How, World, Frame, Who, Whose, Number, Event) :-
    top_cards(ref(Whose), Number, World, Frame, Cards),
    frame(Frame, Self, _, _, _),
    picked(World, [objects], Self, Who, 0-any, Cards, Away),
    subtract(Cards, Away, Kept0),
    arranged(World, [card], Self, Who, Kept0, Kept),
    (   How == surveil
    ->  (   member(Card, Away),
            Event = moved(Card, graveyard, [], plain)
        ;   Event = arranged(Whose, Kept, [])
        )
    ;   Event = arranged(Whose, Kept, Away)
    ).

%   It attacks what the creature attacked that was returned for it (CR 702.49c).

attacking_there(How0, Frame, How) :-
    (   select(attacking, How0, Rest),
        binding(attacked, Frame, Target)
    ->  How = [attacking(Target)|Rest]
    ;   How = How0
    ).

%   An X/X token has the size that X is now (CR 608.2h).

sized(token(Power0, Toughness0, Types, Abilities), World, Frame, token(Power, Toughness, Types, Abilities)) :-
    !,
    amount_of(Power0, World, Frame, Power),
    amount_of(Toughness0, World, Frame, Toughness).
sized(Token, _, _, Token).

bound_in_frame(World, Frame, crafted, crafted_with(Cards)) :-
    !,
    frame(Frame, Self, _, _, _),
    ( binding(paid(exile), Frame, Paid) -> true ; Paid = [] ),
    findall(Card, ( member(Object, Paid), Object \== Self, objects_of(ref(Object), World, Frame, [Card]) ), Cards).
bound_in_frame(_, Frame, Term, Bound) :-
    bound(Term, Frame, Bound).

done_if(Events, Frame0, Frame) :-
    (   Events == []
    ->  bind(done, false, Frame0, Frame)
    ;   bind(done, true, Frame0, Frame)
    ).

remembered(Objects, Frame0, Frame) :-
    (   Objects == []
    ->  Frame = Frame0
    ;   bind(it, Objects, Frame0, Frame)
    ).

sacrificed(Subject, World, Frame, Objects) :-
    frame(Frame, _, You, _, _),
    (   Subject = choose(Number, Filter)
    ->  chosen_objects(choose(Number, [controlled_by(ref(You))|Filter]), [objects, object, sacrifice], World, Frame, Objects)
    ;   objects_of(Subject, World, Frame, Objects)
    ).

in_hand(choose(Number, Filter), You, choose(Number, [zone(hand, ref(You))|Kept])) :-
    !,
    exclude(zone_word, Filter, Kept).
in_hand(random(choose(Number, Filter)), You, random(Number, Kept)) :-
    !,
    in_hand(choose(Number, Filter), You, choose(Number, Kept)).
in_hand(random(Number, Filter), You, random(Number, Kept)) :-
    !,
    in_hand(choose(Number, Filter), You, choose(Number, Kept)).
in_hand(each(Filter), You, each([zone(hand, ref(You))|Kept])) :-
    !,
    exclude(zone_word, Filter, Kept).
in_hand(Subject, _, Subject).

zone_word(zone(_, _)).

fighters(One, Other, World, Frame, Fighters) :-
    (   One == Other
    ->  objects_of(One, World, Frame, Found),
        ( Found = [Alone] -> Fighters = [Alone, Alone] ; Fighters = Found )
    ;   objects_of(One, World, Frame, [First|_]),
        objects_of(Other, World, Frame, [Second|_])
    ->  Fighters = [First, Second]
    ;   Fighters = []
    ).

moved_objects(Subject, World, Frame, Objects) :-
    (   Subject = choose(_, Filter),
        memberchk(zone(hand, _), Filter)
    ->  chosen_objects(Subject, [card, object, objects], World, Frame, Objects)
    ;   chosen_objects(Subject, [object, objects, card], World, Frame, Objects)
    ).

%   copied_token(+Token0, +World, +Frame, -Token) is nondet: a token that is a copy is one of each that is meant; of nothing there is none
%   (CR 111.12).

copied_token(copy_of(Subject), World, Frame, Token) :-
    !,
    copied_token(copy_of(Subject, []), World, Frame, Token).
copied_token(copy_of(Subject, Exceptions), World, Frame, copy_of(ref(Object), Exceptions)) :-
    Subject \= ref(_),
    !,
    copied_objects(Subject, [copy, object, card], World, Frame, Objects),
    member(Object, Objects).
copied_token(Token, _, _, Token).

%   Who controls what is put onto the battlefield: who is told to put it, unless it says otherwise (CR 110.2a).

entering_under(battlefield, How, You, World, Object, Properties) =>
    (   memberchk(controlled_by(owner), How)
    ->  object(World, Object, _, Owner, _, _),
        Properties = [controller(Owner)|How]
    ;   memberchk(controlled_by(_), How)
    ->  Properties = [controller(You)|How]
    ;   Properties = [controller(You)|How]
    ).
entering_under(_, How, _, _, _, Properties) =>
    Properties = How.
