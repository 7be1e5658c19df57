:- encoding(utf8).
:- module(lawmage_target_sources,
          [ source_matches/4,    % +World, +Context, +Source, +Filter
            object_matches/4,    % +World, +Context, +Object, +Filter
            source_kind/2,       % +Source, -Kind
            source_object/2,     % +Source, -Object
            source_player/2      % +Source, -Player
          ]).
:- use_module(library(lists)).
:- use_module('../objects/characteristics').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').

/** <module> What a description of spells and abilities means

"Red spells", "abilities from artifact sources", "spells or abilities your opponents control": a filter on a source(Kind, Object, Player,
Groups, Rules) of labels.pl.  A spell is looked at itself; an ability has no characteristics but those of its source (CR 113.7).
*/

%!  source_kind(+Source, -Kind) is det.
source_kind(source(Kind, _, _, _, _), Kind).

%!  source_object(+Source, -Object) is det.
source_object(source(_, Object, _, _, _), Object).

%!  source_player(+Source, -Player) is det.
source_player(source(_, _, Player, _, _), Player).

%!  source_matches(+World, +Context, +Source, +Filter:list) is semidet.
%
%   The spell or ability Source has all properties of Filter.
%
%   @throws open_condition(Key) when a condition is undecided.

source_matches(World, Context, Source, Filter) :-
    all_match(Filter, World, Context, Source).

all_match([], _, _, _).
all_match([Property|Properties], World, Context, Source) :-
    is_so(Property, World, Context, Source),
    !,
    all_match(Properties, World, Context, Source).

is_so(spell, _, _, Source) =>
    source_kind(Source, spell).
is_so(ability, _, _, Source) =>
    \+ source_kind(Source, spell).
is_so(kind(Kind), _, _, Source) =>
    source_kind(Source, Kind).
is_so(from(Filter), World, Context, Source) =>
    \+ source_kind(Source, spell),
    source_object(Source, Object),
    Object \== none,
    object_matches(World, Context, Object, Filter).
is_so(controlled_by(Who), World, Context, Source) =>
    source_player(Source, Player),
    is_player(Who, World, Context, Player).
is_so(other(Subject), World, Context, Source) =>
    source_object(Source, Object),
    \+ is_member(Subject, World, Context, Object).
is_so(not(Property), World, Context, Source) =>
    (   is_list(Property)
    ->  \+ all_match(Property, World, Context, Source)
    ;   \+ is_so(Property, World, Context, Source)
    ).
is_so(any_of(Alternatives), World, Context, Source) =>
    member(Alternative, Alternatives),
    (   is_list(Alternative)
    ->  all_match(Alternative, World, Context, Source)
    ;   is_so(Alternative, World, Context, Source)
    ),
    !.
is_so(Property, World, Context, Source) =>
    source_kind(Source, spell),
    source_object(Source, Object),
    object_matches(World, Context, Object, [Property]).

%!  object_matches(+World, +Context, +Object, +Filter:list) is semidet.
%
%   Object, wherever it is, has all properties of Filter.  "Source" says nothing of an object; "one or more colors" is any colour.

object_matches(_, _, _, []).
object_matches(World, Context, Object, [Property|Properties]) :-
    (   Property == source
    ->  true
    ;   Property == color(any)
    ->  value(World, Object, colors, [_|_])
    ;   matches(World, Context, Object, [Property])
    ),
    !,
    object_matches(World, Context, Object, Properties).
