:- encoding(utf8).
:- module(lawmage_happening_instead,
          [ instead_of/5,        % +Choice, +World, +Event, +Before, -Instead
            takes_damage/2       % +World, +Thing
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(mana_added).
:- use_module(prevention).
:- use_module(position).
:- use_module(shuffling, [shuffled_with/3]).
:- autoload(instructions, [events_of/4, performed/5]).
:- autoload(resolving_amounts, [amount_of/4, prevented_rest/5]).
:- autoload(resolving_conditions, [condition_holds/3]).

/** <module> What happens instead of an event that a replacement or prevention effect applies to (CR 614.6, 615.5)
*/

%!  instead_of(+Choice, +World, +Event, +Before:list, -Instead:list) is det.
%
%   What would happen in the place of Event when the effect applies as Choice says.  In Before, barred(Objects) tells what can't be chosen for it
%   (CR 614.13).

instead_of(prevented(all), _, _, _, Instead) =>
    Instead = [].
instead_of(prevented(next(Key, Self, Less, Left)), _, damage(From, To, Number, Kind), _, Instead) =>
    Rest is Number - Less,
    shield_key(Key, Self, N, Object),
    Instead = [shielded(N, Object, Left), damage(From, To, Rest, Kind)].
instead_of(redirected(next(Key, Self, Less, Left), Other), _, damage(From, To, Number, Kind), _, Instead) =>
    Rest is Number - Less,
    shield_key(Key, Self, N, Object),
    findall(damage(From, To, Rest, Kind), Rest > 0, Others),
    Instead = [shielded(N, Object, Left), damage(From, Other, Less, Kind)|Others].
instead_of(prevented(then(How, Self, You, Meaning)), World, Damage, Before, Instead) =>              % CR 615.5
    instead_of(prevented(How), World, Damage, Before, Rest),
    Damage = damage(_, _, Number, _),
    ( How = next(_, _, Less, _) -> Prevented = Less ; Prevented = Number ),
    now(World, Now),
    event_bindings(Damage, Bindings),
    frame(Frame, Self, You, Now, [that_many-Prevented|Bindings]),
    followed(Meaning, World, Frame, Damage, Events),
    append(Rest, Events, Instead).
instead_of(regenerated(Key), _, destroyed(Object, _), _, Instead) =>
    used_up(Key, Used),
    regenerated(Object, Events),
    append(Used, Events, Instead).
instead_of(rule(Events), _, damage(_, To, _, _), Before, Instead), memberchk(replaced(damage(_, To, _, _), rule(_, To), _), Before) =>
    exclude(is_counters, Events, Instead).
instead_of(rule(Events), _, _, _, Instead) =>
    Instead = Events.
instead_of(instead(Key, Fact, Self, You, Bindings0), World, Event, Before, Instead) =>
    arg(2, Fact, Meaning0),
    (   Event = damage(_, To, _, _),
        memberchk(replaced(damage(_, To, _, _), key(Self, Key), _), Before)
    ->  said_again(Meaning0, Meaning)
    ;   Meaning = Meaning0
    ),
    (   Fact = replace_next(_, _)
    ->  used_up(Key, Used)
    ;   Used = []
    ),
    now(World, Now),
    event_bindings(Event, Bindings1),
    spoken_of(Fact, Event, Bindings2),
    findall(barred-Barred, member(barred(Barred), Before), Bindings3),
    append([Bindings2, Bindings1, Bindings0, Bindings3], Bindings),
    frame(Frame, Self, You, Now, Bindings),
    followed(Meaning, World, Frame, Event, Events),
    append(Used, Events, Instead).

is_counters(counters(_, _, _)).

%   said_again(+Meaning0, -Meaning): what is dealt at once is prevented at once, and what else is done for that is done once (CR 615.5), but for
%   what is said of how much it was.

said_again(all(Meanings0), Meaning), memberchk(prevent_event(all), Meanings0) =>
    include(of_amount, Meanings0, Meanings),
    Meaning = all(Meanings).
said_again(Meaning0, Meaning) =>
    Meaning = Meaning0.

of_amount(prevent_event(_)) :- !.
of_amount(Meaning) :-
    sub_term(Part, Meaning),
    ( Part == that_many ; Part == this_way ),
    !.

%   An effect that happens once is over then; a text says it each time.

used_up(Key, Used) :-
    (   ( Key = effect(_) ; Key = gain(_, _) )
    ->  Used = [ended(Key)]
    ;   Used = []
    ).

regenerated(Object, [undamaged(Object), tapped(Object), removed_from_combat(Object)]).

%   "If damage would be dealt to a creature, … it": the creature; of a source that would deal damage it is the source.

spoken_of(Fact, Event, Bindings) :-
    (   Event = damage(_, To, _, _),
        arg(1, Fact, Pattern),
        of_recipient(Pattern)
    ->  Bindings = [event_object-[To], it-[To]]
    ;   Bindings = []
    ).

of_recipient(while(_, Pattern)) :-
    of_recipient(Pattern).
of_recipient(when(_, Pattern)) :-
    of_recipient(Pattern).
of_recipient(Pattern) :-
    functor(Pattern, Name, 2),
    memberchk(Name, [deals_damage, deals_combat_damage, deals_noncombat_damage]),
    arg(1, Pattern, any).

event_bindings(life_gained(_, Number), [that_many-Number]) :- !.
event_bindings(life_lost(_, Number), [that_many-Number]) :- !.
event_bindings(damage(From, To, Number, _), [that_many-Number, recipient-[To], it-[From]]) :- !.
event_bindings(counters(_, _, Number), [that_many-Number]) :- !.
event_bindings(milled(_, Number), [that_many-Number]) :- !.
event_bindings(created(_, _, _), [that_many-1]) :- !.
event_bindings(produced(Object, _, Symbols), [that_many-Number, it-[Object]]) :- !, length(Symbols, Number).
event_bindings(paid(Event), Bindings) :-
    !,
    event_bindings(Event, Bindings).
event_bindings(putting(_, Event), Bindings) :-
    !,
    event_bindings(Event, Bindings).
event_bindings(_, []).

%   followed(+Meaning, +World, +Frame, +Event, -Instead)
%   In a text that prevents damage, "that much" is what was prevented (CR 615.5).

followed(all([Act|Meanings]), World, Frame0, Event, Instead), depending(Meanings) =>
    doing([Act], World, Frame0, Frame, Events),
    findall(More,
            ( member(when(Condition, Meaning), Meanings),
              condition_holds(Condition, World, Frame),
              followed(Meaning, World, Frame, Event, More)
            ),
            Lists),
    append([Events|Lists], Instead).
followed(all(Meanings), World, Frame0, Event, Instead) =>
    (   member(prevent_event(Amount), Meanings),
        Event = damage(From, _, Number, Kind)
    ->  (   unpreventable(World, From, Kind)
        ->  Prevented = 0
        ;   prevented_rest(Amount, World, Frame0, Number, Rest),
            Prevented is Number - Rest
        ),
        bind(that_many, Prevented, Frame0, Frame)
    ;   Frame = Frame0
    ),
    findall(Events, ( member(Meaning, Meanings), followed(Meaning, World, Frame, Event, Events) ), Lists),
    append(Lists, Instead).
followed(when(happened(this_way, damage_prevented, at_least(Least)), Meaning), World, Frame, Event, Instead) =>
    (   binding(that_many, Frame, Prevented),
        Prevented >= Least
    ->  followed(Meaning, World, Frame, Event, Instead)
    ;   Instead = []
    ).
followed(event, _, _, Event, Instead) =>
    Instead = [Event].
followed(skip(_, draw), _, _, drawn(_), Instead) =>                      % CR 614.10
    Instead = [].
followed(regenerate(_), _, _, destroyed(Object, _), Instead) =>
    regenerated(Object, Instead).
followed(prevent_event(_), World, _, damage(From, To, Number, Kind), Instead), unpreventable(World, From, Kind) =>   % CR 615.12
    Instead = [damage(From, To, Number, Kind)].
followed(prevent_event(Amount), World, Frame, damage(From, To, Number, Kind), Instead) =>
    prevented_rest(Amount, World, Frame, Number, Rest),
    (   Rest > 0
    ->  Instead = [damage(From, To, Rest, Kind)]
    ;   Instead = []
    ).
followed(event_amount(Amount), World, Frame, paid(Event), Instead) =>
    followed(event_amount(Amount), World, Frame, Event, [Changed]),
    Instead = [paid(Changed)].
followed(event_amount(Amount), World, Frame, putting(Player, Event), Instead) =>
    followed(event_amount(Amount), World, Frame, Event, [Changed]),
    Instead = [putting(Player, Changed)].
followed(event_amount(Amount), World, Frame, counters(Thing, Kind, _), Instead) =>
    amount_of(Amount, World, Frame, Number),
    Instead = [counters(Thing, Kind, Number)].
followed(event_amount(times(N, that_many)), _, _, created(Player, Token, How), Instead) =>
    findall(created(Player, Token, How), between(1, N, _), Instead).
followed(event_amount(times(N, that_many)), _, _, produced(Object, Player, Symbols), Instead) =>
    findall(Symbol, ( between(1, N, _), member(Symbol, Symbols) ), More),
    Instead = [produced(Object, Player, More)].
followed(produces(Mana, How), World, Frame, produced(Object, Player, Symbols), Instead) =>
    mana_added(Mana, World, Frame, Object, Player, Made),
    (   How == same_amount
    ->  findall(Symbol, ( member(_, Symbols), member(Symbol, Made) ), All)
    ;   How == any_amount,
        All = Made
    ),
    Instead = [produced(Object, Player, All)].
followed(deal_damage(_, Amount, Subject), World, Frame, damage(From, To, _, Kind), Instead) =>
    amount_of(Amount, World, Frame, Number),
    redirected(Subject, World, Frame, To, Recipient),
    Instead = [damage(From, Recipient, Number, Kind)].
followed(enters(event_object, Ways), _, Frame, moved(Object, battlefield, How0, Cause), Instead) =>
    entering_so(Ways, Frame, How0, How),
    Instead = [moved(Object, battlefield, How, Cause)].
followed(enters(event_object, Ways), _, Frame, created(Player0, Token, How0), Instead) =>
    entering_so(Ways, Frame, [controller(Player0)|How0], [controller(Player)|How]),
    Instead = [created(Player, Token, How)].
followed(exile(event_object), _, _, moved(Object, Zone, How0, Cause), Instead) =>    % what is destroyed, discarded or the like still is
    ( Zone == battlefield -> How = [] ; How = How0 ),                   % how it would have entered is of no matter
    Instead = [moved(Object, exile, How, Cause)].
followed(move(Subject, Zone), World, Frame, moved(Object, Zone0, How0, Cause), Instead), moves_itself(Subject, Frame, Object) =>
    (   Subject == self,
        Zone == Zone0
    ->  How = How0
    ;   How = []
    ),
    Moved = moved(Object, Zone, How, Cause),
    shuffled_with(Moved, World, Shuffles),
    Instead = [Moved|Shuffles].
followed(Meaning, World, Frame, _, Instead) =>
    events_of(Meaning, World, Frame, Instead).

moves_itself(event_object, _, _).
moves_itself(self, Frame, Object) :-
    frame(Frame, Object, _, _, _).

%   "If you do", "if you don't": all that is said after what is done.

depending([Meaning|Meanings]) :-
    forall(member(One, [Meaning|Meanings]), ( One = when(Condition, _), memberchk(Condition, [done, not(done)]) )).

%   doing(+Acts, +World, +Frame0, -Frame, -Events): who does it to fewer than it says, hasn't done it.

doing([], _, Frame, Frame, []).
doing([Act|Acts], World, Frame0, Frame, Events) :-
    performed(Act, World, Frame0, Frame1, Outcome),
    (   Outcome = proposed(Events0)
    ->  (   Act =.. [_, choose(Number, _)|_],
            integer(Number),
            length(Events0, Count),
            Count < Number
        ->  bind(done, false, Frame1, Frame2)
        ;   Frame2 = Frame1
        ),
        doing(Acts, World, Frame2, Frame, Events1),
        append(Events0, Events1, Events)
    ;   Outcome = instead(Parts),
        append(Parts, Acts, All),
        doing(All, World, Frame1, Frame, Events)
    ).

%   It enters under the control of the effect's player, or otherwise as it says.

entering_so(Ways, Frame, How0, How) :-
    (   select(controlled_by(you), Ways, Others)
    ->  frame(Frame, _, You, _, _),
        exclude(says_controller, How0, Rest),
        append([controller(You)|Rest], Others, How)
    ;   append(How0, Ways, How)
    ).

says_controller(controller(_)).

%   Damage is redirected to what can be dealt damage now; else it is dealt as it would have been (CR 614.9).

redirected(Subject, World, Frame, To, Recipient) :-
    (   Subject \== recipient,
        objects_of(Subject, World, Frame, [Found|_]),
        takes_damage(World, Found)
    ->  Recipient = Found
    ;   Recipient = To
    ).

%!  takes_damage(+World, +Thing) is semidet.
%
%   Damage can be dealt to Thing (CR 120.1).

takes_damage(World, Thing) :-
    player(World, Thing).
takes_damage(World, Object) :-
    permanent(World, Object),
    member(Type, [creature, planeswalker, battle]),
    has_type(World, Object, Type),
    !.
