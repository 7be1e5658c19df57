:- encoding(utf8).
:- module(lawmage_happening,
          [ happens/3,           % +World, +Proposed, -Events
            happens_told/3,      % +World, +Proposed, -Told
            happens_entering/4   % +World, +Object, +Event, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(cant_happen).
:- use_module(counters_put, [putter/3]).
:- use_module(casting_keywords, [exiled_after/1]).
:- use_module(choices, [decided_whether/5]).
:- autoload(components, [loose_cards/4]).
:- autoload(damage_results, [damage_results/6]).
:- autoload(entering, [cant_enter/3, entering/5, entering_token/7]).
:- autoload(tokens, [becoming_copy/7, prepare_spell/3]).
:- use_module(life_floors).
:- use_module(position).
:- use_module(happening_instead).
:- use_module(replacement).
:- use_module(replacement_order).
:- autoload(shielded_damage, [shield_order/3]).
:- autoload(shuffling, [shuffles_placed/3]).

/** <module> From what would happen to what happens (CR 614-616)

Each event that would happen is looked at for the replacement and prevention effects that apply to it, one after the
other, each at most once (CR 614.5, 616.1); what is left happens.  State-based actions, costs and instructions all come through here.

While events are gathered the last is first, and replaced(Event, Id, Choice) tells of each effect that applied.
*/

%!  happens(+World, +Proposed:list, -Events:list) is det.
%
%   Events are what happens when Proposed would, at once.

happens(World, Proposed, Events) :-
    happens_told(World, Proposed, Told),
    exclude(tells, Told, Events).

tells(replaced(_, _, _)).

%!  happens_told(+World, +Proposed:list, -Told:list) is det.
%
%   The same, where replaced(Event, Id, Choice) stands before what is put in the place of Event by the effect Id (replacement.pl).

happens_told(World, Proposed, Told) :-
    shield_order(World, Proposed, Ordered),
    findall(Object, member(moved(Object, battlefield, _, _), Ordered), Entering),
    happen_in_turn(Ordered, scene(World, game, Entering), [], [], Reversed),
    reverse(Reversed, Events0),
    once_each(Events0, Events1),
    life_linked(World, Events1, Events2),
    life_floored(World, Events2, Events3),
    shuffles_placed(World, Events3, Told).

%!  happens_entering(+World, +Object, +Event, -Events:list) is det.
%
%   What happens when Event would as Object enters, where World is as if it had entered: what Object says of permanents in general doesn't apply
%   to itself yet (CR 614.12).

happens_entering(World, Object, Event, Events) :-
    happen_in_turn([Event], scene(World, entering(Object), []), [], [], Reversed),
    reverse(Reversed, Told),
    exclude(tells, Told, Events).

%   All that a source with lifelink deals at once is one gain of life (CR 120.3f, 119.9).

life_linked(World, Events0, Events) :-
    findall(From-Player, member(lifelinked(From, Player, _), Events0), Sources0),
    list_to_set(Sources0, Sources),
    (   Sources == []
    ->  Events = Events0
    ;   exclude(is_lifelinked, Events0, Others),
        findall(life_gained(Player, Sum),
                ( member(From-Player, Sources),
                  findall(Number, member(lifelinked(From, Player, Number), Events0), Numbers),
                  sum_list(Numbers, Sum)
                ),
                Gains),
        reverse(Others, Before),
        happen_in_turn(Gains, scene(World, game, []), [], Before, Reversed),
        reverse(Reversed, Events)
    ).

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

%   happen_in_turn(+Events, +Scene, +Done, +Before, -After)
%   Done are the effects that have had their opportunity (CR 614.5).  Scene is scene(World, As, Entering): Entering are the objects that
%   would enter the battlefield at once.

happen_in_turn([], _, _, Before, Before).
happen_in_turn([Event|Events], Scene, Done, Before, After) :-
    happens_one(Event, Scene, Done, Before, Now),
    happen_in_turn(Events, Scene, Done, Now, After).

happens_one(Event, Scene, Done, Before, After) :-
    Scene = scene(World, As, _),
    (   cant_happen_after(Event, Before, World)
    ->  After = Before
    ;   findall(Id-Choice,
                ( replacement(World, Event, Before, Id, Choice),
                  \+ memberchk(Id, Done),
                  counts(As, Id, Choice)
                ),
                Found0),
        distinct_ids(Found0, Found),
        (   Found == []
        ->  named_token(Event, World, Before, Event1),
            barred(Event1, Scene, Before, Barred),
            resulting(Event1, World, Barred, Now, Then),
            reverse(Now, Happened),
            append(Happened, Before, Before1),
            happen_in_turn(Then, Scene, Done, Before1, After)
        ;   first_applied(World, Event, Found, order_matters(Found, Event, Scene, Done, Before), Id, Choice),
            applied(Id-Choice, Event, Scene, Done, Before, After)
        )
    ).

%   The tokens of a step are named in their order.

named_token(created(Player, Token, How), World, Before, Event) =>
    findall(made, member(created(_, _, _), Before), Made),
    length(Made, Count),
    (   new_name(World, Count, Name)
    ->  Event = created(Player, Token, [called(Name)|How])
    ;   Event = created(Player, Token, How)
    ).
named_token(Event0, _, _, Event) =>
    Event = Event0.

counts(game, _, _).
counts(entering(Object), Id, Choice) :-
    (   Id = key(Object, _)
    ->  Choice = instead(_, replace(puts_counters(_, _, self), _), _, _, _)
    ;   true
    ).

applied(Id-Choice, Event, Scene, Done, Before, After) :-
    Scene = scene(World, _, _),
    barred(Event, Scene, Before, Barred),
    instead_of(Choice, World, Event, [barred(Barred)|Before], Instead),
    happen_in_turn(Instead, Scene, [Id|Done], [replaced(Event, Id, Choice)|Before], After).

%   order_matters(+Found, +Event, +Scene, +Done, +Before) is semidet.
%   Not every one of Found, applied first, leads to the same events; or a choice between those left does.

order_matters(Found, Event, Scene, Done, Before) :-
    catch(( findall(Events, ( member(First, Found), led_to(First, Event, Scene, Done, Before, Events) ), All),
            sort(All, Different),
            Different = [_, _|_]
          ),
          choice_needed(_, _, _, _, _),
          true).

led_to(First, Event, Scene, Done, Before, Events) :-
    applied(First, Event, Scene, Done, Before, After),
    exclude(tells, After, Events0),
    msort(Events0, Events).

%   barred(+Event, +Scene, +Before, -Barred)
%   What enters at the same time, or changes zones by another effect already, isn't chosen to change zones by what modifies how a permanent
%   enters (CR 614.13a-b), and isn't in its library any more (CR 614.13c).

barred(Event, scene(_, _, Entering), Before, Barred) :-
    (   ( Event = moved(_, battlefield, _, _) ; Event = created(_, _, _) ; Event = milled(_, _) )
    ->  findall(Object, member(moved(Object, _, _, _), Before), Moved),
        append(Entering, Moved, Barred)
    ;   Barred = []
    ).

%   resulting(+Event, +World, +Barred, -Now, -Then)
%   What Event is made of when nothing replaces it: events Now, and Then those that may still be replaced.

resulting(moved(Object, battlefield, How, Cause), World, Barred, Now, Then), \+ cant_enter(World, Object, How) =>
    entering(World, Object, How, Barred, Ways0),
    also_happening(Ways0, Ways, Then),
    Now = [moved(Object, battlefield, Ways, Cause)].
resulting(created(Player, Token, How), World, Barred, Now, Then) =>
    entering_token(World, Player, Token, How, Barred, Made, Ways0),
    also_happening(Ways0, Ways, Then),
    Now = [created(Player, Made, Ways)].
resulting(milled(Player, Number), World, Barred, Now, Then) =>
    findall(Card, ( library_card(World, Player, Card), \+ memberchk(Card, Barred) ), Library),
    length(Library, Listed),
    Take is min(Number, Listed),
    length(Cards, Take),
    append(Cards, _, Library),
    Rest is Number - Take,
    findall(library(Player, Rest), Rest > 0, Now),
    findall(moved(Card, graveyard, [], milled), member(Card, Cards), Then).
resulting(Event, World, _, Now, Then) =>
    results(Event, World, Now, Then).

%   results(+Event, +World, -Now, -Then)

results(damage(From, To, Number, unpreventable(Kind)), World, Now, Then) =>
    results(damage(From, To, Number, Kind), World, Now, Then).
results(damage(From, To, Number, Kind), World, Now, Then) =>
    Now = [damage(From, To, Number, Kind)],
    damage_results(World, From, To, Number, Kind, Then).
results(destroyed(Object, _), _, Now, Then) =>                           % CR 701.8a
    Now = [],
    Then = [moved(Object, graveyard, [], destroyed)].
results(paid(Event), World, Now, Then) =>                                % a cost is no effect
    results(Event, World, Now, Then).
results(countered(Thing, Zone, How), World, Now, Then) =>                % CR 614.6: where an effect has it go instead
    results(countered(Thing), World, Now0, Then0),
    (   Then0 = [moved(Thing, _, _, Cause)]
    ->  Now = Now0,
        Then = [moved(Thing, Zone, How, Cause)]
    ;   Now = Now0,
        Then = Then0
    ).
results(putting(Player, counters(Thing, Kind, Number)), _, Now, Then) =>
    Now = [counters(Thing, Kind, Number), put_counters(Player, Thing, Kind, Number)],
    Then = [].
results(counters(Thing, Kind, Number), World, Now, Then), Number > 0 =>
    putter(World, Thing, Player),
    results(putting(Player, counters(Thing, Kind, Number)), World, Now, Then).
results(countered(Thing), World, Now, Then) =>                           % CR 701.6a
    (   object(World, Thing, stack, _, _, _)
    ->  Now = [],
        Then = [moved(Thing, graveyard, [], countered)]
    ;   Now = [gone(Thing)],
        Then = []
    ).
results(conceded(Player), World, Now, Then) =>                           % CR 104.3a
    results(lost(Player), World, Now, Then).
results(lost(Player), World, Now, Then) =>                               % CR 800.4a
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
    append([Ends, Exiled, [lost(Player)]], Now),
    Then = [].
results(produced(_, Player, Symbols), _, Now, Then) =>                   % CR 106.12b
    Now = [mana(Player, Symbols)],
    Then = [].
results(sacrificed(Object), _, Now, Then) =>
    Now = [],
    Then = [moved(Object, graveyard, [], sacrificed)].
results(moved(Object, battlefield, _, Cause), _, Now, Then) =>             % it can't
    Now = [],
    ( Cause == resolved -> Then = [moved(Object, graveyard, [], plain)] ; Then = [] ).                 % CR 608.3e
results(turned_over(Object), _, Now, Then) =>                            % CR 702.145c, 702.145f
    Now = [transformed(Object)],
    Then = [].
results(moved(Object, Zone, _, Cause), World, Now, Then), command_zone_instead(World, Object, Zone) =>       % CR 903.9b
    Now = [moved(Object, command, [], Cause)],
    Then = [].
results(moved(Object, Zone, _, Cause), World, Now, Then), exiled_instead(World, Object, Zone) =>   % CR 702.34a and the like
    Now = [moved(Object, exile, [], Cause)],
    Then = [].
results(moved(Object, Zone, How, Cause), World, Now, Then), Zone \== battlefield, loose_cards(World, Object, How, Cards) =>
    Now = [moved(Object, Zone, [alone|How], Cause)],
    findall(moved(Card, Zone, [part_of(Object)], plain), member(Card, Cards), Then).
results(Event, World, Now, Then) =>
    Then = [],
    made_of(Event, World, Now).

%   A commander that would be put into a hand or library.

command_zone_instead(World, Object, Zone0) :-
    designation(World, Object, commander),
    functor(Zone0, Zone, _),
    memberchk(Zone, [hand, library]),
    object(World, Object, From, Owner, _, _),
    From \== Zone,
    decided_whether(World, may, Object, Owner, true).

%   A spell that leaves the stack and was cast by a keyword that has it exiled instead.

exiled_instead(World, Object, Zone) :-
    \+ memberchk(Zone, [exile, battlefield]),
    object(World, Object, stack, _, _, _),
    stack_choice(World, Object, using, Using),
    exiled_after(Using),
    !.

made_of(lasting(You, _, copying(Object, Original, Exceptions)), World, Events) =>
    becoming_copy(World, You, none, Object, Original, Exceptions, Events).
made_of(lasting(You, _, until(Duration, copying(Object, Original, Exceptions))), World, Events) =>
    becoming_copy(World, You, Duration, Object, Original, Exceptions, Events).
made_of(designated(Object, prepared), World, Events) =>                  % CR 722.3a, 722.3c
    (   permanent(World, Object),
        \+ designation(World, Object, prepared),
        prepare_spell(World, Object, Face)
    ->  controller(World, Object, Player),
        Events = [designated(Object, prepared), prepared(Object, Player, Face)]
    ;   Events = []
    ).
made_of(phased(Object, in), World, Events) =>                            % CR 702.26c, 722.3c
    Phased = phased(Object, in),
    (   designation(World, Object, prepared),
        prepare_spell(World, Object, Face)
    ->  object(World, Object, _, _, Player, _),
        Events = [Phased, prepared(Object, Player, Face)]
    ;   Events = [Phased]
    ).
made_of(transformed(Object), World, Events) =>
    (   can_transform(World, Object)
    ->  Events = [transformed(Object)]
    ;   Events = []
    ).
made_of(Event, _, Events) =>
    Events = [Event].

%   Ways without those that are events of their own, done as the permanent enters.

also_happening(Ways0, Ways, Events) :-
    partition(also_way, Ways0, Also, Ways),
    findall(Event, member(also(Event), Also), Events).

also_way(also(_)).

gives_control(until(_, Meaning), You, Player) :-
    gives_control(Meaning, You, Player).
gives_control(control(Who, _), You, Player) :-
    ( Who == ref(Player) ; Who == you, You == Player ).

%   Only a permanent represented by a double-faced card or token transforms, and not into an instant or sorcery
%   (CR 701.27c-d, 712.9).

can_transform(World, Object) :-
    \+ face_up(World, Object, down),                                     % CR 712.15a
    layout(World, Object, Layout),
    Layout \== modal_dfc,
    printed(World, Object, back, Back),
    Back = face(_, _, _, _, Types, _, _, _, _, _, _),
    \+ memberchk(instant, Types),
    \+ memberchk(sorcery, Types).
