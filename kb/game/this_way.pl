:- encoding(utf8).
:- module(lawmage_this_way,
          [ settled/4,           % +Term0, +World, +Frame, -Term
            happened_this_way/4, % +Event, +World, +Frame, -Count
            occasions/4,         % +Event, +World, +Frame, -Objects
            rest_of/3            % +World, +Frame, -Cards
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(terms)).
:- use_module('../objects/board').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(deeds).
:- use_module(position).

/** <module> What the instructions before did (CR 608.2c, 608.2i, 700.1)

"The cards revealed this way", "if a creature was destroyed this way", "the rest": what a resolving spell or ability did so far is kept in
its frame (deeds.pl).
*/

%!  settled(+Term0, +World, +Frame, -Term) is det.
%
%   Term is Term0 with what it says of the instructions before: objects for "the cards revealed this way" and "the rest".

settled(Term0, World, Frame, Term) :-
    (   sub_term(Part, Term0),
        nonvar(Part),
        said(Part)
    ->  mapsubterms(of_before(World, Frame), Term0, Term)
    ;   Term = Term0
    ).

said(this_way(_)).
said(this_way(_, _)).
said(happened(this_way, _, _)).
said(happened(this_way, _)).
said(paid(_, _)).
said(chosen(object, _)).
said(rest).
said(pile(_)).

of_before(World, Frame, rest, Found) :-
    rest_of(World, Frame, Cards),
    Found = refs(Cards).
of_before(_, Frame, pile(Which), Found) :-
    binding(pile(Which), Frame, Cards),
    Found = refs(Cards).
of_before(World, Frame, this_way(Verb), among(refs(Things))) :-
    done_so(World, Frame, Verb, Things).
of_before(World, Frame, this_way(Verb, Who0), among(refs(Things))) :-      % each player those that this player did it to
    bound(Who0, Frame, Who),
    frame_context(World, Frame, Context),
    deeds(Frame, Deeds),
    findall(Now, ( member(did(Verb, Thing, Player, _), Deeds), is_player(Who, World, Context, Player), as_now(World, Frame, Thing, Now) ), Things0),
    list_to_set(Things0, Things).
of_before(World, Frame, happened(this_way, Event, Comparison), Found) :-
    event_verb(Event, Verb, What0, Who),
    sub_term(Own, What0-Who),
    Own == own,
    !,
    (   Who == own
    ->  What = What0
    ;   What = any
    ),
    frame_context(World, Frame, Context),
    deeds(Frame, Deeds),
    findall(One,
            ( member(did(Verb, Thing, Player, _), Deeds),
              once(concerned(What, World, Frame, Context, Thing)),
              ( Who == own -> One = Player ; One = Thing )
            ),
            Each),
    sort(Each, All),
    include(so_often(Each, Comparison, World, Context), All, Fit),
    (   compares(Comparison, 0, World, Context)
    ->  subtract(All, Fit, Others),
        Found = not(among(refs(Others)))
    ;   findall(Now, ( member(One, Fit), as_now(World, Frame, One, Now) ), Ones),
        Found = among(refs(Ones))
    ).
of_before(World, Frame, happened(this_way, Event), Count) :-
    happened_this_way(Event, World, Frame, Count).
of_before(World, Frame, chosen(object, _), refs(Things)) :-             % the card chosen from a hand, not one that is linked
    done_so(World, Frame, choose, Things),
    Things \== [].
of_before(World, Frame, paid(Verb, Filter), refs(Things)) :-
    done_so(World, Frame, Verb, Things0),
    frame_context(World, Frame, Context),
    include_matching(Things0, World, Context, Filter, Things),
    Things \== [].

so_often(Each, Comparison, World, Context, One) :-
    findall(x, ( member(Same, Each), Same == One ), Times),
    length(Times, Number),
    compares(Comparison, Number, World, Context).

include_matching(Things0, World, Context, Filter0, Things) :-
    unzoned(Filter0, Filter),
    findall(Thing, ( member(Thing, Things0), matches(World, Context, Thing, Filter) ), Things).

%   done_so(+World, +Frame, +Verb, -Things): the objects of which that was done, as they are now; those of the words before
%   where nothing of the kind is remembered.

done_so(World, Frame, Verb, Things) :-
    deeds(Frame, Deeds),
    findall(Now, ( member(did(Verb, Thing, _, _), Deeds), Thing \== unlisted, as_now(World, Frame, Thing, Now) ), Things0),
    list_to_set(Things0, Things).

as_now(World, Frame, Thing, Now) :-
    (   followed(World, Frame, Thing, _)
    ->  followed(World, Frame, Thing, Now)
    ;   became(World, Thing, Next0, _),                  % by that deed, before a delayed ability began (CR 603.7c)
        followed(World, Frame, Next0, _)
    ->  became(World, Thing, Next, _),
        followed(World, Frame, Next, Now)
    ;   Now = Thing
    ).

%!  rest_of(+World, +Frame, -Cards:list) is det.
%
%   Those of the objects looked at, revealed or the like last that are still where they were then.

rest_of(World, Frame, Cards) :-
    (   binding(seen, Frame, Seen)
    ->  findall(Card, ( member(Card, Seen), present(World, Card) ), Cards)
    ;   Cards = []
    ).

%!  happened_this_way(+Event, +World, +Frame, -Count:integer) is det.
%
%   How often Event happened in following the instructions before (CR 608.2i).

happened_this_way(Event, World, Frame, Count) :-
    occasions(Event, World, Frame, Occasions),
    length(Occasions, Count).

%!  occasions(+Event, +World, +Frame, -Things:list) is semidet.
%
%   What Event was about, once for each time it happened in following the instructions before; fails for an event of which nothing is
%   remembered.

occasions(Event, World, Frame, Things) :-
    event_verb(Event, Verb, What, Who),
    deeds(Frame, Deeds),
    frame_context(World, Frame, Context),
    findall(Thing,
            ( member(did(Verb, Thing, Player, _), Deeds),
              ( Who == any -> true ; is_player(Who, World, Context, Player) ),
              once(concerned(What, World, Frame, Context, Thing))
            ),
            Things).

event_verb(searches(Who), search, any, Who).
event_verb(shuffles(Who), shuffle, any, Who).
event_verb(draws(Who), draw, any, Who).
event_verb(countered(S), counter, S, any).
event_verb(exiled(S), exile, S, any).
event_verb(milled(S), mill, S, any).
event_verb(revealed(S), reveal, S, any).
event_verb(destroyed(S), destroy, S, any).
event_verb(sacrificed(S), sacrifice, S, any).
event_verb(discarded(S), discard, S, any).
event_verb(returned(S), return, S, any).
event_verb(dies(S), die, S, any).
event_verb(enters(S), enter, S, any).
event_verb(connives(S), connive, S, any).
event_verb(becomes_attached(S, _), attach, S, any).
event_verb(deals_damage(_, S), damage, S, any).
event_verb(sacrifices(Who, S), sacrifice, S, Who).
event_verb(discards(Who, S), discard, S, Who).
event_verb(cast(Who, S), cast, S, Who).
event_verb(plays(Who, S), cast, S, Who).
event_verb(loses_life(Who), lose_life, any, Who).
event_verb(gains_life(Who), gain_life, any, Who).

concerned(any, _, _, _, _) :- !.
concerned(some(_, Filter), World, Frame, Context, Thing) :-
    !,
    concerned(Filter, World, Frame, Context, Thing).
concerned(each(Filter), World, Frame, Context, Thing) :-
    !,
    concerned(Filter, World, Frame, Context, Thing).
concerned(Filter0, World, _, Context, Thing) :-
    is_list(Filter0),
    !,
    unzoned(Filter0, Filter),
    matches(World, Context, Thing, Filter).
concerned(Subject, World, Frame, _, Thing) :-
    bound(Subject, Frame, Bound),
    ( Bound = ref(One) -> Ones = [One] ; Bound = refs(Ones) ),
    (   memberchk(Thing, Ones)
    ->  true
    ;   followed(World, Frame, Thing, Now),
        memberchk(Now, Ones)
    ).

%   What a filter says of where the object is, was so then.

unzoned(Filter0, Filter) :-
    findall(Property,
            ( member(Property, Filter0),
              \+ memberchk(Property, [spell, permanent]),
              Property \= zone(_, _),
              Property \= not(zone(_, _))
            ),
            Filter).
