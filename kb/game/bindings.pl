:- encoding(utf8).
:- module(lawmage_bindings,
          [ bound/3,             % +Term, +Frame, -Bound
            frame/5,             % ?Frame, ?Self, ?You, ?Since, ?Bindings
            binding/3,           % +Key, +Frame, -Value
            cast_by/2,           % +Keyword, +Frame
            bind/4,              % +Key, +Value, +Frame0, -Frame
            frame_context/3,     % +World, +Frame, -Context
            followed/4,          % +World, +Frame, +Object, -Now
            damage_source/4,     % +Source, +World, +Frame, -From
            refs/2,              % +Objects, -Reference
            refreshed/3,         % +World, +Frame0, -Frame
            unbarred/3,          % +Objects0, +Frame, -Objects
            targets_followed/3,  % +World, +Frame0, -Frame
            references_followed/4, % +World, +Frame, +Term0, -Term
            remembered_targets/2, % +Bindings0, -Bindings
            objects_of/4         % +Subject, +World, +Frame, -Objects
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(terms)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(position).
:- use_module(resolving_amounts, [amount_of/4, top_cards/5]).
:- use_module(this_way).

/** <module> What the words of a resolving spell or ability stand for

A frame is frame(Self, You, Since, Bindings): the object whose text it is, its controller, when it began, and
Key-Value pairs for what was settled: target phrases, `it`, `event_object`, `that_player`, `x`, `that_many`, `done`.
To bind a text is to write in it the objects, players and numbers for those words; the filters, amounts and conditions
of a board need nothing more to judge it.
*/

%!  frame(?Frame, ?Self, ?You, ?Since, ?Bindings) is det.

frame(frame(Self, You, Since, Bindings), Self, You, Since, Bindings).

%!  binding(+Key, +Frame, -Value) is semidet.

binding(Key, frame(_, _, _, Bindings), Value) :-
    member(Key0-Value0, Bindings),
    Key0 == Key,
    !,
    Value = Value0.

%!  cast_by(+Keyword:atom, +Frame) is semidet.
%
%   The spell was cast by that keyword.

cast_by(Keyword, frame(_, _, _, Bindings)) :-
    memberchk(using-Keyword, Bindings).

%!  bind(+Key, +Value, +Frame0, -Frame) is det.
%
%   Key stands for Value from here on.

bind(Key, Value, frame(Self, You, Since, Bindings0), frame(Self, You, Since, [Key-Value|Bindings])) :-
    exclude(same_key(Key), Bindings0, Bindings).

same_key(Key, Other-_) :-
    Key == Other.

%!  frame_context(+World, +Frame, -Context) is det.

frame_context(World, frame(Self, You, _, _), Context) :-
    context(World, Self, You, Context).

%!  followed(+World, +Frame, +Object, -Now) is nondet.
%
%   Now is Object where it still is, or the object that it became: in the event that the ability triggered on, or since
%   the spell or ability began to resolve (CR 400.7d, 400.7i, 400.7j, 603.6e), or as what made a delayed ability resolved; each of
%   those that a melded or merged permanent became (CR 712.21c, 730.3c).

followed(World, Frame, Object, Now) :-
    (   present(World, Object)
    ->  Now = Object
    ;   became(World, Object, Next, Time),
        found_again(Frame, Time),
        followed(World, Frame, Next, Now)
    ).

found_again(Frame, Time) :-
    (   Frame = frame(_, _, Since, _),
        Time >= Since
    ->  true
    ;   binding(event_time, Frame, Time)
    ->  true
    ;   binding(followed_since, Frame, Since0),
        Time >= Since0
    ;   binding(followed_in, Frame, Spans),
        member(Begun-Made, Spans),
        Begun =< Time,
        Time =< Made
    ),
    !.

%!  refreshed(+World, +Frame0, -Frame) is det.
%
%   What was named in an instruction before, and changed zones since, is what it is now (CR 400.7i).

refreshed(World, Frame0, Frame) :-
    refreshed_keys(World, [it, host(_, _)], Frame0, Frame).

%!  targets_followed(+World, +Frame0, -Frame) is det.
%
%   A delayed ability that is made now means what the targets have become since the effect that makes it began (CR 400.7j, 603.7c).

targets_followed(World, Frame0, Frame) :-
    refreshed_keys(World, [it, target(_, _), nth(_, _)], Frame0, Frame).

refreshed_keys(World, Wanted, Frame0, Frame) :-
    frame(Frame0, _, _, _, Bindings),
    findall(Key, ( member(Key-_, Bindings), \+ \+ memberchk(Key, Wanted) ), Keys),
    foldl(refreshed_key(World), Keys, Frame0, Frame).

refreshed_key(World, Key, Frame0, Frame) :-
    (   binding(Key, Frame0, Objects0),
        is_list(Objects0)
    ->  findall(Object, ( member(Object0, Objects0), now(World, Frame0, Object0, Object) ), Objects),
        bind(Key, Objects, Frame0, Frame)
    ;   Frame = Frame0
    ).

now(World, Frame, Object0, Object) :-
    (   \+ present(World, Object0),
        became(World, Object0, _, _)
    ->  (   followed(World, Frame, Object0, _)
        ->  followed(World, Frame, Object0, Object)
        ;   Object = Object0
        )
    ;   Object = Object0
    ).

%!  references_followed(+World, +Frame, +Term0, -Term) is det.
%
%   Term is Term0, its references to objects being to what those have become (CR 400.7j), all of it (CR 712.21c, 730.3c).

references_followed(World, Frame, Term0, Term) :-
    mapsubterms(reference_now(World, Frame), Term0, Term).

reference_now(World, Frame, ref(Object0), Reference) :-
    findall(Object, now(World, Frame, Object0, Object), Objects),
    Objects \== [Object0],
    refs(Objects, Reference).

%!  remembered_targets(+Bindings0:list, -Bindings:list) is det.
%
%   The targets of what made a delayed ability are no targets of that (CR 603.7c).

remembered_targets(Bindings0, Bindings) :-
    maplist(remembered_target, Bindings0, Bindings).

remembered_target(target(N, Filter)-Targets, Binding) :-
    !,
    Binding = was(target(N, Filter))-Targets.
remembered_target(nth(N, Phrase)-Targets, Binding) :-
    !,
    Binding = was(nth(N, Phrase))-Targets.
remembered_target(Binding, Binding).

%!  refs(+Objects:list, -Reference) is det.
%!  refs(-Objects:list, +Reference) is semidet.
%
%   Reference names Objects.

refs([Object], Reference), var(Reference) =>
    Reference = ref(Object).
refs(Objects, ref(Object)) =>
    Objects = [Object].
refs(Objects, Reference) =>
    Reference = refs(Objects).

%!  bound(+Term, +Frame, -Bound) is det.
%
%   Bound is Term with what its words stand for.  Abilities that Term would give are left as they are.

bound(Term, _, Bound) :-
    \+ callable(Term),
    !,
    Bound = Term.
bound(Term, Frame, Bound) :-
    stands_for(Term, Frame, Found),
    !,
    Bound = Found.
bound(gains(Meaning0), Frame, gains(Meaning)) :-       % of what it says only the player for whom it is done is known now
    !,
    (   binding(actor, Frame, Value)
    ->  value_term(Value, Actor),
        mapsubterms(told_actor(Actor), Meaning0, Meaning)
    ;   Meaning = Meaning0
    ).
bound(stat(Stat, paid(How, _)), Frame, stat(Stat, ref(Object))) :-     % of what a cost was paid with, as it was
    binding(paid(How), Frame, [Object|_]),
    !.
bound(grant(Subject, Meaning), Frame, grant(Bound, Meaning)) :-
    !,
    bound(Subject, Frame, Bound).
bound(token(Power, Toughness, Types, Abilities), Frame, token(Power1, Toughness1, Types, Abilities)) :-
    !,
    bound(Power, Frame, Power1),
    bound(Toughness, Frame, Toughness1).
bound(Term, Frame, Bound) :-
    (   compound(Term)
    ->  Term =.. [Functor|Arguments0],
        maplist(bound_in(Frame), Arguments0, Arguments),
        Bound =.. [Functor|Arguments]
    ;   Bound = Term
    ).

bound_in(Frame, Term, Bound) :-
    bound(Term, Frame, Bound).

told_actor(Actor, actor, Actor).

stands_for(self, Frame, Found) :-
    Frame = frame(Self, _, _, _),
    Self \== none,
    Found = ref(Self).
stands_for(nth(N, Target), Frame, Found) :-
    (   binding(nth(N, Target), Frame, Value)
    ->  true
    ;   binding(was(nth(N, Target)), Frame, Value)
    ),
    value_term(Value, Found).
stands_for(target(N, Filter), Frame, Found) :-
    (   binding(target(N, Filter), Frame, Value)
    ->  true
    ;   binding(was(target(N, Filter)), Frame, Value)
    ),
    value_term(Value, Found).
stands_for(host(Kind, Filter), Frame, Found) :-
    binding(host(Kind, Filter), Frame, Value),
    value_term(Value, Found).
stands_for(that(_), Frame, Found) :-
    (   binding(it, Frame, Value)
    ->  true
    ;   binding(event_object, Frame, Value)
    ),
    value_term(Value, Found).
stands_for(it, Frame, Found) :-
    (   binding(it, Frame, Value)
    ->  true
    ;   binding(event_object, Frame, Value)
    ),
    value_term(Value, Found).
stands_for(Word, Frame, Found) :-
    memberchk(Word, [event_object, event_other, that_player, x, that_many, actor, subject, recipient, attacking_player, defending_player]),
    binding(Word, Frame, Value),
    value_term(Value, Found).

stands_for(that_player, Frame, controller(ref(Object))) :-
    (   binding(it, Frame, [Object|_])
    ->  true
    ;   frame(Frame, _, _, _, Bindings),
        member(target(_, _)-[Object|_], Bindings)
    ->  true
    ).

value_term(Value, Found) :-
    (   is_list(Value)
    ->  refs(Value, Found)
    ;   Found = Value
    ).

%!  objects_of(+Subject, +World, +Frame, -Objects:list) is det.
%
%   The objects and players that Subject means as the text is followed.

objects_of(Subject0, World, Frame, Objects) :-
    settled(Subject0, World, Frame, Subject),
    bound(Subject, Frame, Bound0),
    mapsubterms(other_now(World, Frame), Bound0, Bound),
    frame_context(World, Frame, Context),
    (   Bound = player(controller(ref(Item))),
        item(World, _, item(Item, _, _, _, Player, _, _))
    ->  Objects0 = [Player]
    ;   Bound = player(ref(Thing)),                          % a reference of a scenario to an object
        \+ player(World, Thing)
    ->  Objects0 = [Thing]
    ;   Bound = paid(How, _),
        (   binding(paid(How), Frame, Paid)
        ->  findall(Now, ( member(Object, Paid), latest(World, Object, Now) ), Objects0)
        ;   frame(Frame, Self, _, _, _),
            linked_or_paid(World, Self, How, Objects0)
        )
    ->  true
    ;   nonvar(Bound),
        refs(Referred, Bound)
    ->  Objects0 = Referred
    ;   Bound = top_of_library(Who)
    ->  top_cards(Who, 1, World, Frame, Objects0)
    ;   Bound = top_of_library(Who, Amount)
    ->  amount_of(Amount, World, Frame, Number),
        top_cards(Who, Number, World, Frame, Objects0)
    ;   members(Bound, World, Context, Objects1),
        unbarred(Objects1, Frame, Objects0)
    ),
    findall(Now,
            ( member(Object, Objects0),
              (   player(World, Object)
              ->  Now = Object
              ;   followed(World, Frame, Object, Now)
              )
            ),
            Objects).

%!  unbarred(+Objects0:list, +Frame, -Objects:list) is det.
%
%   Objects are those of Objects0 that aren't entering, or moved by another effect, at the same time (CR 614.13).

unbarred(Objects0, Frame, Objects) :-
    (   binding(barred, Frame, Barred)
    ->  subtract(Objects0, Barred, Objects)
    ;   Objects = Objects0
    ).

%!  damage_source(+Source, +World, +Frame, -From) is det.
%
%   What deals damage as the text is followed: a permanent that left and isn't back, as it last was (CR 608.2h, 702.2e, 702.15c).

damage_source(Source, World, Frame, From) :-
    (   bound(Source, Frame, ref(Bound)),
        last_known(World, Bound, _),
        \+ ( objects_of(Source, World, Frame, [Now|_]), permanent(World, Now) )
    ->  From = Bound
    ;   objects_of(Source, World, Frame, [Found|_])
    ->  From = Found
    ;   bound(Source, Frame, ref(Bound))
    ->  From = Bound
    ;   frame(Frame, From, _, _, _)
    ).

%   "Each other card" is other than what the object has become.

other_now(World, Frame, other(ref(Object)), other(Reference)) :-
    \+ present(World, Object),
    findall(Now, followed(World, Frame, Object, Now), Nows),
    Nows \== [],
    refs(Nows, Reference).

%   What a cost moved is found in its new zone (CR 400.7j).

latest(World, Object, Now) :-
    (   present(World, Object)
    ->  Now = Object
    ;   became(World, Object, Next, _),
        latest(World, Next, Now)
    ).

%   "The exiled card" is what the linked ability exiled (CR 607.2a); what was paid with is known of the spell.

linked_or_paid(World, Self, exile, Cards) :-
    findall(Card, ( linked(World, Self, Card), in_zone(World, Card, exile) ), Cards),
    Cards \== [],
    !.
linked_or_paid(World, Self, How, Objects) :-
    stack_choice(World, Self, paid, Paid),
    member(How-Objects, Paid),
    !.

