:- encoding(utf8).
:- module(lawmage_concerning,
          [ concerns/4,          % +Subject, +World, +Context, +Thing
            concerns_card/4,     % +Subject, +World, +Context, +Thing
            discarded_so/4       % +What, +World, +Context, +Object
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(position, [became/4]).

/** <module> Whether the words of an event speak of an object or player
*/

%!  concerns(+Subject, +World, +Context, +Thing) is semidet.
%
%   Thing is one that Subject of an event means, perhaps among others.

concerns(any, _, _, _) :- !.
concerns(each(Filter0), World, Context, Thing) :-
    !,
    exclude(==(source), Filter0, Filter),
    matches(World, Context, Thing, Filter).
concerns(some(_, Filter), World, Context, Thing) :-
    !,
    matches(World, Context, Thing, Filter).
concerns(some_player(Who), World, Context, Thing) :-
    !,
    is_member(player(Who), World, Context, Thing).
concerns(any_of(Subjects), World, Context, Thing) :-
    !,
    member(Subject, Subjects),
    concerns(Subject, World, Context, Thing),
    !.
concerns(target_event(Subject), World, Context, Thing) :-
    !,
    is_member(Subject, World, Context, Thing).
concerns(Subject, World, Context, Thing) :-
    is_member(Subject, World, Context, Thing).

%!  concerns_card(+Subject, +World, +Context, +Thing) is semidet.
%
%   The same of a card that is not on the battlefield: words of zones are left aside.

concerns_card(each(Filter0), World, Context, Thing) :-
    !,
    findall(Property, ( member(Property, Filter0), Property \= zone(_, _), Property \= not(zone(_, _)) ), Filter),
    (   memberchk(not(zone(battlefield, _)), Filter0)
    ->  \+ permanent(World, Thing)
    ;   true
    ),
    matches(World, Context, Thing, Filter).
concerns_card(Subject, World, Context, Thing) :-
    concerns(Subject, World, Context, Thing).

%!  discarded_so(+What, +World, +Context, +Object) is semidet.
%
%   Object, which is discarded, is What: the object of the text, or such a card.

discarded_so(self, World, Context, Object) :-
    !,
    self(Context, Self),
    ( Self == Object ; became(World, Object, Self, _) ),
    !.
discarded_so(some(_, Filter), World, Context, Object) :-
    !,
    matches(World, Context, Object, Filter).
discarded_so(Filter, World, Context, Object) :-
    matches(World, Context, Object, Filter).
