:- encoding(utf8).
:- module(lawmage_happening,
          [ happens/3            % +World, +Proposed, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(choices).
:- use_module(damage_results).
:- use_module(entering).
:- use_module(event_matching).
:- use_module(instructions).
:- use_module(position).
:- use_module(prevention).
:- use_module(replacement_order).
:- use_module(resolving_amounts).
:- use_module(stated).

/** <module> From what would happen to what happens (CR 614-616)

Each event that would happen is looked at for the replacement and prevention effects that apply to it, one after the
other, each at most once (CR 614.5, 616.1); what is left happens.
*/

%!  happens(+World, +Proposed:list, -Events:list) is det.
%
%   Events are what happens when Proposed would.

happens(World, Proposed, Events) :-
    findall(Happened, ( member(Event, Proposed), happens_one(World, Event, [], Happened) ), Lists),
    append(Lists, Events0),
    once_each(Events0, Events1),
    life_linked(World, Events1, Events).

%   All that a source with lifelink deals at once is one gain of life (CR 120.3f, 119.9).

life_linked(World, Events0, Events) :-
    findall(From-Player, member(lifelinked(From, Player, _), Events0), Sources0),
    list_to_set(Sources0, Sources),
    exclude(is_lifelinked, Events0, Others),
    findall(Happened,
            ( member(From-Player, Sources),
              findall(Number, member(lifelinked(From, Player, Number), Events0), Numbers),
              sum_list(Numbers, Sum),
              happens_one(World, life_gained(Player, Sum), [], Happened)
            ),
            Lists),
    append([Others|Lists], Events).

is_lifelinked(lifelinked(_, _, _)).

%   One object is moved once, however many effects would move it.

once_each([], []).
once_each([Event|Events0], [Event|Events]) :-
    (   Event = moved(Object, _, _, _)
    ->  exclude(moves(Object), Events0, Events1)
    ;   Events1 = Events0
    ),
    once_each(Events1, Events).

moves(Object, moved(Other, _, _, _)) :-
    Object == Other.

happens_one(World, Event, Done, Events) :-
    findall(Id-Choice,
            ( applicable(World, Event, Id, Choice),
              \+ memberchk(Id, Done)
            ),
            Found0),
    distinct_ids(Found0, Found),
    (   Found == []
    ->  results(Event, World, Done, Events)
    ;   first_applied(World, Found, Id, Choice),
        replaced_by(Choice, World, Event, Instead),
        findall(Happened,
                ( member(One, Instead),
                  happens_one(World, One, [Id|Done], Happened)
                ),
                Lists),
        append(Lists, Events)
    ).

%   applicable(+World, +Event, -Id, -Choice) is nondet.
%   A replacement or prevention effect that applies to Event.

applicable(World, damage(From, To, Number, Kind), Id, prevented(How)) :-
    Number > 0,
    \+ unpreventable(World, From, Kind),
    prevention(World, damage(From, To, Number, Kind), Id, How).
applicable(World, destroyed(Object, _), key(Self, Key), Choice) :-
    \+ cant_be_regenerated(World, Object),
    stated(World, regeneration(Subject), Key, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    Choice = regenerated(Key).
applicable(World, destroyed(Object, _), key(Aura, umbra), umbra(Aura)) :-           % CR 702.89a
    attached_to(World, Aura, Object),
    permanent(World, Aura),
    has_keyword(World, Aura, umbra_armor).
applicable(World, Event, key(Self, Key), instead(Meaning, Self, You, Bindings)) :-
    replaceable(Event),
    replacing(World, Pattern, Meaning, Key, Self, You),
    event_matches(Pattern, Event, World, Self, You, Bindings).

replaceable(moved(_, _, _, _)).
replaceable(life_gained(_, _)).
replaceable(life_lost(_, _)).
replaceable(drawn(_)).
replaceable(damage(_, _, _, _)).
replaceable(counters(_, _, Number)) :-
    Number > 0.
replaceable(paid(Event)) :-
    replaceable(Event).
replaceable(created(_, _, _)).
replaceable(lost(_)).

%   A text that replaces: its own, or, of the object that moves, what it says of itself from wherever it is (CR 614.12 has its own file).

replacing(World, Pattern, Meaning, Key, Self, You) :-
    stated(World, replace(Pattern, Meaning), Key, Self, You).
replacing(World, Pattern, Meaning, Key, Self, You) :-
    stated(World, replace_next(Pattern, Meaning), Key, Self, You).

cant_be_regenerated(World, Object) :-
    stated(World, restriction(Subject, cant_be_regenerated), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Object),
    !.

%   replaced_by(+Choice, +World, +Event, -Instead): what would happen then.

replaced_by(prevented(all), _, _, Instead) =>
    Instead = [].
replaced_by(prevented(next(Key, Self, Less, Left)), _, damage(From, To, Number, Kind), Instead) =>
    Rest is Number - Less,
    shield_key(Key, Self, N, Object),
    (   Rest > 0
    ->  Instead = [shielded(N, Object, Left), damage(From, To, Rest, Kind)]
    ;   Instead = [shielded(N, Object, Left)]
    ).
replaced_by(regenerated(Key), _, destroyed(Object, _), Instead) =>      % CR 701.19a
    (   ( Key = effect(_) ; Key = gain(_, _) )
    ->  Instead = [ended(Key), undamaged(Object), tapped(Object), removed_from_combat(Object)]
    ;   Instead = [undamaged(Object), tapped(Object), removed_from_combat(Object)]
    ).
replaced_by(umbra(Aura), _, destroyed(Object, _), Instead) =>
    Instead = [undamaged(Object), destroyed(Aura, effect)].
replaced_by(instead(Meaning, Self, You, Bindings0), World, Event, Instead) =>
    clock(World, Now),
    event_bindings(Event, Bindings1),
    append(Bindings1, Bindings0, Bindings),
    frame(Frame, Self, You, Now, Bindings),
    followed_instead(Meaning, World, Frame, Event, Instead).

event_bindings(life_gained(_, Number), [that_many-Number]) :- !.
event_bindings(life_lost(_, Number), [that_many-Number]) :- !.
event_bindings(damage(From, To, Number, _), [that_many-Number, recipient-[To], it-[From]]) :- !.
event_bindings(counters(_, _, Number), [that_many-Number]) :- !.
event_bindings(paid(Event), Bindings) :-
    !,
    event_bindings(Event, Bindings).
event_bindings(_, []).

followed_instead(all(Meanings), World, Frame, Event, Instead) =>
    findall(Events, ( member(Meaning, Meanings), followed_instead(Meaning, World, Frame, Event, Events) ), Lists),
    append(Lists, Instead).
followed_instead(event, _, _, Event, Instead) =>
    Instead = [Event].
followed_instead(skip(_, draw), _, _, drawn(_), Instead) =>            % CR 614.10
    Instead = [].
followed_instead(prevent_event(_), World, _, damage(From, To, Number, Kind), Instead), unpreventable(World, From, Kind) =>   % CR 615.12
    Instead = [damage(From, To, Number, Kind)].
followed_instead(prevent_event(all), _, _, _, Instead) =>
    Instead = [].
followed_instead(prevent_event(Amount), World, Frame, damage(From, To, Number, Kind), Instead) =>
    prevented_rest(Amount, World, Frame, Number, Rest),
    (   Rest > 0
    ->  Instead = [damage(From, To, Rest, Kind)]
    ;   Instead = []
    ).
followed_instead(event_amount(Amount), World, Frame, paid(Event), Instead) =>
    followed_instead(event_amount(Amount), World, Frame, Event, [Changed]),
    Instead = [paid(Changed)].
followed_instead(event_amount(Amount), World, Frame, counters(Thing, Kind, _), Instead) =>
    amount_of(Amount, World, Frame, Number),
    Instead = [counters(Thing, Kind, Number)].
followed_instead(event_amount(times(N, that_many)), _, _, created(Player, Token, How), Instead) =>
    findall(created(Player, Token, How), between(1, N, _), Instead).
followed_instead(deal_damage(_, Amount, _), World, Frame, damage(From, To, _, Kind), Instead) =>
    amount_of(Amount, World, Frame, Number),
    Instead = [damage(From, To, Number, Kind)].
followed_instead(exile(event_object), _, _, moved(Object, _, How, _), Instead) =>
    Instead = [moved(Object, exile, How, plain)].
followed_instead(move(event_object, Zone), _, _, moved(Object, _, _, _), Instead) =>
    Instead = [moved(Object, Zone, [], plain)].
followed_instead(Meaning, World, Frame, _, Instead) =>
    events_of(Meaning, World, Frame, Instead).

%   results(+Event, +World, +Done, -Events): what Event is made of when nothing replaces it.

results(damage(From, To, Number, Kind), World, Done, Events) =>
    damage_results(World, From, To, Number, Kind, Proposed),
    findall(Happened, ( member(One, Proposed), happens_one(World, One, Done, Happened) ), Lists),
    append(Lists, Events1),
    Events = [damage(From, To, Number, Kind)|Events1].
results(destroyed(Object, _), World, Done, Events) =>
    (   has_keyword(World, Object, indestructible)                       % CR 702.12b
    ->  Events = []
    ;   happens_one(World, moved(Object, graveyard, [], destroyed), Done, Events)
    ).
results(life_gained(Player, Number), World, _, Events) =>
    (   player_restricted(World, Player, cant_gain_life)                 % CR 119.7
    ->  Events = []
    ;   Events = [life_gained(Player, Number)]
    ).
results(counters(Thing, Kind, Number), World, _, Events) =>
    (   Number > 0,
        cant_have(World, Thing, Kind)
    ->  Events = []
    ;   Events = [counters(Thing, Kind, Number)]
    ).
results(paid(Event), World, Done, Events) =>                             % a cost is no effect
    results(Event, World, Done, Events).
results(countered(Thing), World, _, Events) =>
    (   stated(World, restriction(Subject, cant_be_countered), _, Self, You),
        context(World, Self, You, Context),
        is_member(Subject, World, Context, Thing)
    ->  Events = []
    ;   own_line(World, Thing, restriction(self, cant_be_countered))
    ->  Events = []
    ;   object(World, Thing, stack, _, _, _)
    ->  happens_one(World, moved(Thing, graveyard, [], countered), [], Events)
    ;   Events = [gone(Thing)]
    ).
results(lost(Player), World, _, Events) =>                               % CR 800.4a
    findall(ended(effect(N)),
            ( standing_effect(World, N, You, _, Meaning),
              gives_control(Meaning, You, Player)
            ),
            Ends),
    findall(moved(Object, exile, [], plain),
            ( permanent(World, Object),
              object(World, Object, _, Owner, Player, _),
              Owner \== Player
            ),
            Exiled),
    append([Ends, Exiled, [lost(Player)]], Events).
results(sacrificed(Object), _, _, Events) =>
    Events = [moved(Object, graveyard, [], sacrificed)].
results(milled(Player, Number), World, _, Events) =>
    findall(Card, object(World, Card, library, Player, _, _), Library),
    length(Library, Listed),
    Take is min(Number, Listed),
    length(Cards, Take),
    append(Cards, _, Library),
    Rest is Number - Take,
    findall(moved(Card, graveyard, [], milled), member(Card, Cards), Events0),
    (   Rest > 0
    ->  append(Events0, [library(Player, Rest)], Events)
    ;   Events = Events0
    ).
results(moved(Object, graveyard, _, discarded), World, _, Events), has_keyword(World, Object, madness(_)) =>   % CR 702.35a
    Events = [moved(Object, exile, [], discarded)].
results(moved(Object, Zone, How, Cause), World, _, Events) =>
    (   Zone == battlefield
    ->  entering(World, Object, How, Ways),
        Events = [moved(Object, battlefield, Ways, Cause)]
    ;   Events = [moved(Object, Zone, How, Cause)]
    ).
results(created(Player, Token, How), World, _, Events) =>
    entering_token(World, Player, Token, How, Made, Ways),
    Events = [created(Player, Made, Ways)].
results(lasting(You, _, copying(Object, Original, Exceptions)), World, _, Events) =>
    becoming_copy(World, You, none, Object, Original, Exceptions, Events).
results(lasting(You, _, until(Duration, copying(Object, Original, Exceptions))), World, _, Events) =>
    becoming_copy(World, You, Duration, Object, Original, Exceptions, Events).
results(designated(Object, prepared), World, _, Events) =>               % CR 722.3a, 722.3c
    (   permanent(World, Object),
        \+ designation(World, Object, prepared),
        prepare_spell(World, Object, Face)
    ->  controller(World, Object, Player),
        Events = [designated(Object, prepared), prepared(Object, Player, Face)]
    ;   Events = []
    ).
results(phased(Object, in), World, _, Events) =>                         % CR 702.26c, 722.3c
    Phased = phased(Object, in),
    (   designation(World, Object, prepared),
        prepare_spell(World, Object, Face)
    ->  object(World, Object, _, _, Player, _),
        Events = [Phased, prepared(Object, Player, Face)]
    ;   Events = [Phased]
    ).
results(transformed(Object), World, _, Events) =>
    (   can_transform(World, Object)
    ->  Events = [transformed(Object)]
    ;   Events = []
    ).
results(Event, _, _, Events) =>
    Events = [Event].

gives_control(until(_, Meaning), You, Player) :-
    gives_control(Meaning, You, Player).
gives_control(control(Who, _), You, Player) :-
    ( Who == ref(Player) ; Who == you, You == Player ).

prepare_spell(World, Object, Face) :-
    (   printed(World, Object, second, Face0)
    ->  Face = Face0
    ;   copy_of(World, Object, Original, _),
        prepare_spell(World, Original, Face)
    ).

own_line(World, Object, Fact) :-
    value(World, Object, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, _, Fact),
    !.

player_restricted(World, Player, Restriction) :-
    stated(World, restriction(player(Who), Restriction), _, Self, You),
    context(World, Self, You, Context),
    is_player(Who, World, Context, Player),
    !.

cant_have(World, Player, Kind) :-
    player(World, Player),
    player_restricted(World, Player, cant_get_counters(Kind)),
    !.
cant_have(World, Thing, Kind) :-
    stated(World, restriction(Subject, cant_have_counters(Kind)), _, Self, You),
    context(World, Self, You, Context),
    is_member(Subject, World, Context, Thing),
    !.

%   Only a permanent represented by a double-faced card or token transforms, and not into an instant or sorcery
%   (CR 701.27c-d, 712.9).

can_transform(World, Object) :-
    layout(World, Object, Layout),
    Layout \== modal_dfc,
    printed(World, Object, back, Back),
    Back = face(_, _, _, _, Types, _, _, _, _, _, _),
    \+ memberchk(instant, Types),
    \+ memberchk(sorcery, Types).
