:- encoding(utf8).
:- module(lawmage_keyword_events,
          [ rarely_means/5,      % +Pattern, +Event, +World, +Context, -Bindings
            crime/3              % +Event, +World, -Player
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/subjects').
:- use_module(concerning).
:- use_module(position).

/** <module> Events of keyword actions, and others that few texts speak of (CR 701, 700.13, 705, 706, 731)
*/

%!  rarely_means(+Pattern, +Event, +World, +Context, -Bindings:list) is nondet.
%
%   As event_matches/6 of event_matching.pl.

rarely_means(chapter(Chapters), counters(Saga, lore, Number), World, Context, Bindings) :-     % CR 714.2b
    self(Context, Saga),
    Number > 0,
    counters(World, Saga, lore, Count),
    Before is Count - Number,
    reached(Chapters, Before, Count, Chapter),
    ready(World, Saga, Chapter, Count),
    Bindings = [].
rarely_means(chapter(Chapters), entered(Saga, _, _), World, Context, Bindings) :-
    self(Context, Saga),
    counters(World, Saga, lore, Count),
    reached(Chapters, 0, Count, Chapter),
    ready(World, Saga, Chapter, Count),
    Bindings = [].
rarely_means(Pattern, Event, World, Context, Bindings) :-
    shape(Pattern, Event, Parts, Bindings),
    all_concerned(Parts, World, Context).

%   A Saga with read ahead triggers in the turn it entered only for the very number of counters (CR 702.155a).

ready(World, Saga, Chapter, Count) :-
    (   has_keyword(World, Saga, read_ahead),
        event(World, _, entered, Details),
        memberchk(object(Saga), Details)
    ->  Chapter == Count
    ;   true
    ).

%   Several numbers before one effect are as many abilities, each of which triggers by itself (CR 714.2c).

reached(Chapters, Before, Count, Chapter) :-
    ( is_list(Chapters) -> List = Chapters ; List = [Chapters] ),
    member(Chapter, List),
    integer(Chapter),
    Chapter > Before,
    Chapter =< Count.

all_concerned([], _, _).
all_concerned([Part|Parts], World, Context) :-
    is_concerned(Part, World, Context),
    all_concerned(Parts, World, Context).

is_concerned(of(Subject, Thing), World, Context) :-
    concerns(Subject, World, Context, Thing).
is_concerned(by(Who, Player), World, Context) :-
    is_player(Who, World, Context, Player).
is_concerned(like(Filter0, Thing), World, Context) :-
    findall(Property, ( member(Property, Filter0), \+ memberchk(Property, [spell, card]) ), Filter),
    matches(World, Context, Thing, Filter).
is_concerned(controller(Thing, Player), World, _) :-
    controller(World, Thing, Player).
is_concerned(compares(Comparison, Number), World, Context) :-
    compares(Comparison, Number, World, Context).
is_concerned(activation(Filter, Label), _, _) :-
    forall(member(Property, Filter), activated_so(Property, Label)).

%   An ability that is a keyword goes by its name in the label.

activated_so(ability, _).
activated_so(kind(activated), _).
activated_so(keyword(Keyword), Label) :-
    functor(Keyword, Name, _),
    atomic_list_concat(Parts, /, Label),
    last(Parts, Name).

%   shape(+Pattern, +Event, -Parts, -Bindings) is nondet.
%   Event is what Pattern means where all Parts are so.

shape(becomes_unattached(S, T), unattached(Object, Host), [of(S, Object), of(T, Host)], [event_object-[Object], event_other-[Host]]).   % CR 701.3d
shape(exiled_by_madness(S), moved(Object, exile, Ways, discarded), [of(S, Object)], [event_object-[Object]]) :-     % CR 702.35a
    memberchk(by_madness, Ways).
shape(connives(S), connived(Object, Player), [of(S, Object)], [event_object-[Object], that_player-[Player]]).     % CR 701.50b
shape(explores(S), explored(Object, Player), [of(S, Object)], [event_object-[Object], that_player-[Player]]).     % CR 701.44b
shape(exploits(S, T), exploited(Object, Other), [of(S, Object), of(T, Other)], [event_object-[Object], event_other-[Other]]).  % CR 702.110b
shape(exerts(Who, S), exerted(Object, Player), [by(Who, Player), of(S, Object)], [event_object-[Object], that_player-[Player]]).   % CR 701.43
shape(evolves(S), evolved(Object), [of(S, Object)], [event_object-[Object]]).                                    % CR 702.100b
shape(becomes_renowned(S), designated(Object, renowned), [of(S, Object)], [event_object-[Object]]).              % CR 702.112b
shape(becomes_saddled(S), designated(Object, saddled), [of(S, Object)], [event_object-[Object]]).                % CR 702.171b
shape(searches(Who), searched(Player), [by(Who, Player)], [that_player-[Player]]).                               % CR 701.23
shape(shuffles(Who), shuffled(Player), [by(Who, Player)], [that_player-[Player]]).                               % CR 701.24e
shape(proliferates(Who), proliferated(Player), [by(Who, Player)], [that_player-[Player]]).                       % CR 701.34
shape(rolls(Who, Comparison), rolled(Player, Result), [by(Who, Player), compares(Comparison, 1)], [that_player-[Player], that_many-Result]).   % CR 706.2
shape(wins_flip(Who), flipped(Player, true), [by(Who, Player)], [that_player-[Player]]).                         % CR 705.2
shape(commits_crime(Who), committed_crime(Player), [by(Who, Player)], [that_player-[Player]]).                   % CR 700.13
shape(ring_tempts(Who), tempted(Player), [by(Who, Player)], [that_player-[Player]]).                             % CR 701.54d
shape(gets_designation(Who, Which), designated(Player, Which), [by(Who, Player)], [that_player-[Player]]).       % CR 725.1, 726.1
shape(completes_dungeon(Who), completed_dungeon(Player), [by(Who, Player)], [that_player-[Player]]).             % CR 309.7
shape(daytime_changes, became_daytime(_, Before), [], []) :-                                                     % CR 731.1a
    Before \== neither.
shape(gets_counters(Who, Counter), counters(Player, Kind, Number), [by(Who, Player)], [that_player-[Player], that_many-Number]) :-
    Number > 0,
    counted(Counter, Kind).
shape(counter_removed(Counter, S), counters(Object, Kind, Less), [of(S, Object)], [event_object-[Object], that_many-Number]) :-
    Less < 0,
    counted(Counter, Kind),
    Number is -Less.
shape(becomes_tapped(S), tapped(Object), [of(S, Object)], [event_object-[Object]]).
shape(becomes_untapped(S), untapped(Object), [of(S, Object)], [event_object-[Object]]).
shape(transforms(S), transformed(Object), [of(S, Object)], [event_object-[Object]]).                                             % CR 701.27
shape(transforms_into(S), transformed(Object), [of(S, Object)], [event_object-[Object]]).
shape(turned_face_up(S), turned(Object, front), [of(S, Object)], [event_object-[Object]]).
shape(phases_in(S), phased(Object, in), [of(S, Object)], [event_object-[Object]]).                               % CR 702.26
shape(phases_out(S), phased(Object, out), [of(S, Object)], [event_object-[Object]]).
shape(turns_face_up(Who, S), turned(Object, front), [of(S, Object), controller(Object, Player), by(Who, Player)], [event_object-[Object], that_player-[Player]]).
shape(copies(Who, Filter), copied_spell(Spell, Player), [by(Who, Player), like(Filter, Spell)], [event_object-[Spell], that_player-[Player]]).   % CR 707.10
shape(plays(Who, Filter), land_played(Object, Player), [by(Who, Player), like(Filter, Object)], [event_object-[Object], that_player-[Player]]).  % CR 701.18a
shape(plays(Who, Filter), cast(Object, Player), [by(Who, Player), like(Filter, Object)], [event_object-[Object], that_player-[Player]]).
shape(activates(Who, Filter), activated(Label, Object, Player), [by(Who, Player), activation(Filter, Label)], [event_other-[Object], that_player-[Player]]).
shape(attacks_unblocked(S), unblocked(Object, Defender), [of(S, Object)], [event_object-[Object], defending_player-[Defender], that_player-[Defender]]).   % CR 509.3g
shape(reaches_level(S, Level), level_gained(Object, Level), [of(S, Object)], [event_object-[Object]]).           % CR 716.2

counted(any, _) :- !.
counted(Kind, Kind).

%!  crime(+Event, +World, -Player) is semidet.
%
%   By Event Player puts something on the stack that targets an opponent, or what is an opponent's (CR 700.13).

crime(Event, World, Player) :-
    aimed(Event, Player, Targets),
    member(Target, Targets),
    crime_target(World, Player, Target),
    !.

aimed(moved(_, stack, How, cast), Player, Targets) :-
    memberchk(controller(Player), How),
    memberchk(targets(Targets), How).
aimed(stacked(_, _, _, Player, _, _, Targets), Player, Targets).

crime_target(World, Player, Target) :-
    opponent(World, Player, Target),
    !.
crime_target(World, Player, Target) :-
    object(World, Target, Zone, Owner, _, _),
    (   Zone == graveyard
    ->  opponent(World, Player, Owner)
    ;   memberchk(Zone, [battlefield, stack]),
        controller(World, Target, Controller),
        opponent(World, Player, Controller)
    ).
crime_target(World, Player, Target) :-
    item(World, _, item(Target, _, _, _, Controller, _, _)),
    opponent(World, Player, Controller).
