:- encoding(utf8).
:- module(lawmage_combat_instructions,
          [ combat_acted/5       % +Instruction, +World, +Frame0, -Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/relations', [is_blocked/2]).
:- use_module(bindings).
:- use_module(entering_choices, [attacked_chosen/6]).

/** <module> Instructions about attacking and blocking creatures (CR 506.4, 508.7, 509)
*/

%!  combat_acted(+Instruction, +World, +Frame0, -Frame, -Events:list) is semidet.
%
%   As acted/5 of actions.pl.

combat_acted(remove_from_combat(Subject), World, Frame0, Frame, Events) =>           % CR 506.4
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(removed_from_combat(Object), member(Object, Objects), Events).
combat_acted(becomes_blocked(Subject), World, Frame0, Frame, Events) =>              % CR 509.1h
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Meant),
    findall(Object, ( member(One, Meant), ( Object = One ; banded_with(World, One, Object) ) ), Objects0),
    list_to_set(Objects0, Objects),
    findall(became_blocked(Object),
            ( member(Object, Objects), attacking(World, Object, _), \+ blocked(World, Object), \+ blocking(World, _, Object) ),
            Events).
combat_acted(becomes_unblocked(each([type(creature), blocked_only_by(Subject)])), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Blockers),
    findall(became_unblocked(Attacker),
            ( member(Blocker, Blockers),
              was_blocking(World, Blocker, Attacker),
              attacking(World, Attacker, _),
              \+ ( blocked_too(World, Other, Attacker), Other \== Blocker )
            ),
            Events).
combat_acted(block(Subject, Attackers), World, Frame0, Frame, Events) =>            % CR 509.3a-d
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Blockers),
    objects_of(Attackers, World, Frame0, Attacked),
    findall(Event,
            ( member(Blocker, Blockers),
              member(Attacker, Attacked),
              blocking_now(World, Blocker, Attacker, Event)
            ),
            Events).
combat_acted(reselect_attacked(Subject, Attacked), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    frame(Frame0, _, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(reselected(Object, Target),
            ( member(Object, Objects),
              attacking(World, Object, Now),
              attacked_anew(World, Object, You, Attacked, Target),
              Target \== Now
            ),
            Events).
combat_acted(_, _, _, _, _) =>
    fail.

%   Other blocks Attacker, or did before an effect removed it from combat.

blocked_too(World, Other, Attacker) :-
    (   blocking(World, Other, Attacker)
    ;   was_blocking(World, Other, Attacker)
    ).

%   blocking_now(+World, +Blocker, +Attacker, -Event) is nondet.
%   An effect has Blocker block Attacker: it blocks if it wasn't a blocking creature, and Attacker becomes blocked if it wasn't.

blocking_now(World, Blocker, Attacker, Event) :-
    permanent(World, Blocker),
    attacking(World, Attacker, _),
    \+ blocking(World, Blocker, Attacker),
    (   Event = blocked_one(Blocker, Attacker)
    ;   \+ blocking(World, Blocker, _),
        Event = blocks(Blocker, [Attacker])
    ;   \+ is_blocked(World, Attacker),
        Event = became_blocked(Attacker)
    ).

%   attacked_anew(+World, +Object, +You, +Attacked, -Target): You choose Target, one of Attacked as Object's controller sees them
%   (CR 508.7c).

attacked_anew(World, Object, You, Attacked, Target) :-
    controller(World, Object, Player),
    attacked_chosen(Attacked, World, Object, Player, You, Target).

%   Other is in one attacking band with Object (CR 702.22i).

banded_with(World, Object, Other) :-
    band(World, Band),
    memberchk(Object, Band),
    member(Other, Band),
    attacking(World, Other, _).                             % CR 702.22f
