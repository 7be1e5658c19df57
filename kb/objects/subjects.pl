:- encoding(utf8).
:- module(lawmage_subjects,
          [ members/4,         % +Subject, +World, +Context, -Things
            is_member/4,       % +Subject, +World, +Context, +Thing
            players/4,         % +Who, +World, +Context, -Players
            is_player/4,       % +Who, +World, +Context, +Player
            is_attacked/4,     % +Attacked, +World, +Context, +Target
            defending_player/3 % +World, +Target, -Player
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(characteristics).
:- use_module(context).
:- use_module(filters).

/** <module> Whom a text is about: its objects and players

A subject that only a resolving spell or a trigger knows (a target, `it`, the event's
object) means nothing on a board, and has no members.
*/

%!  members(+Subject, +World, +Context, -Things:list) is det.
%
%   The objects or players that Subject means now.

members(each(Filter), World, Context, Things) :-
    !,
    matching(World, Context, Filter, Things).
members(player(Who), World, Context, Things) :-
    !,
    players(Who, World, Context, Things).
members(any_of(Subjects), World, Context, Things) :-
    !,
    findall(Thing,
            ( member(Subject, Subjects),
              members(Subject, World, Context, Some),
              member(Thing, Some)
            ),
            Things0),
    list_to_set(Things0, Things).
members(Subject, World, Context, Things) :-
    findall(Thing, single(Subject, World, Context, Thing), Things).

%!  is_member(+Subject, +World, +Context, +Thing) is semidet.
%
%   Subject means Thing, perhaps among others.

is_member(each(Filter), World, Context, Thing) :-
    !,
    (   memberchk(zone(_, _), Filter)
    ->  true
    ;   memberchk(not(zone(battlefield, _)), Filter)
    ->  true
    ;   memberchk(exiled_with(_), Filter)
    ->  true
    ;   memberchk(among(_), Filter)
    ->  true
    ;   memberchk(any_of(Places), Filter),
        memberchk(zone(_, _), Places)
    ->  true
    ;   memberchk(spell, Filter)
    ->  true
    ;   player(World, Thing)
    ->  true
    ;   permanent(World, Thing)
    ),
    matches(World, Context, Thing, Filter).
is_member(player(Who), World, Context, Thing) :-
    !,
    player(World, Thing),
    is_player(Who, World, Context, Thing).
is_member(any_of(Subjects), World, Context, Thing) :-
    !,
    member(Subject, Subjects),
    is_member(Subject, World, Context, Thing),
    !.
is_member(Subject, World, Context, Thing) :-
    single(Subject, World, Context, Found),
    Found == Thing,
    !.

single(self, _, Context, Self) :-
    self(Context, Self),
    Self \== none.
single(ref(Id), _, _, Id).
single(refs(Ids), _, _, Id) :-
    member(Id, Ids).
single(subject, _, Context, Subject) :-
    subject(Context, Subject),
    Subject \== none.
single(own, _, Context, Own) :-
    own(Context, Own),
    Own \== none.
single(host(How, Filter), World, Context, Host) :-
    self(Context, Self),
    attached_to(World, Self, Host),
    (   permanent(World, Host),
        How == enchanted                                % CR 303.4m: whatever it is by then
    ->  true
    ;   ( permanent(World, Host) ; player(World, Host) ; memberchk(card, Filter) ),              % a card in a graveyard
        matches(World, Context, Host, Filter)
    ).
single(pair, World, Context, Thing) :-
    self(Context, Self),
    (   Thing = Self
    ;   chosen(World, Self, paired, Thing)
    ).
single(top_of_library(Who), World, Context, Card) :-   % CR 401.1: in a fixed order
    players(Who, World, Context, [Player|_]),
    once(library_card(World, Player, Card)).
single(chosen(object, Filter), World, Context, Thing) :-
    self(Context, Self),
    chosen(World, Self, object, Thing),
    matches(World, Context, Thing, Filter).
single(last_chosen(object), World, Context, Thing) :-
    self(Context, Self),
    chosen(World, Self, object, Thing).
single(attacked_by(Subject, Filter), World, Context, Target) :-
    members(Subject, World, Context, Attackers),
    member(Attacker, Attackers),
    attacking(World, Attacker, Target),
    matches(World, Context, Target, Filter).

%!  players(+Who, +World, +Context, -Players:list) is det.
%
%   The players that Who means.

players(Who, World, Context, Players) :-
    findall(Player,
            ( player(World, Player),
              is_player(Who, World, Context, Player)
            ),
            Players).

%!  is_player(+Who, +World, +Context, +Player) is semidet.
%
%   Who means Player, perhaps among others.

is_player(you, _, Context, Player) =>
    you(Context, Player).
is_player(opponent, World, Context, Player) =>
    you(Context, You),
    opponent(World, You, Player).
is_player(any, _, _, _) =>
    true.
is_player(own, World, Context, Player) =>
    own(Context, Own),
    (   Own == Player
    ->  true
    ;   controller(World, Own, Player)
    ).
is_player(defending_player, World, Context, Player) =>
    defender(Context, World, Player).
is_player(attacking_player, World, _, Player) =>     % CR 506.2
    active(World, Player).
is_player(controller(Subject), World, Context, Player) =>
    members(Subject, World, Context, Things),
    member(Thing, Things),
    controller(World, Thing, Player),
    !.
is_player(owner(Subject), World, Context, Player) =>
    members(Subject, World, Context, Things),
    member(Thing, Things),
    object(World, Thing, _, Player, _, _),
    !.
is_player(chosen(player), World, Context, Player) =>
    self(Context, Self),
    chosen(World, Self, player, Player).
is_player(last_chosen(player), World, Context, Player) =>
    is_player(chosen(player), World, Context, Player).
is_player(other_player, _, Context, Player) =>
    you(Context, You),
    You \== Player.
is_player(active_player, World, _, Player) =>
    active(World, Player).
is_player(your_team, World, Context, Player) =>
    you(Context, You),
    \+ opponent(World, You, Player).
is_player(designated(Designation), World, _, Player) =>
    designation(World, Player, Designation).
is_player(host(Kind, Filter), World, Context, Player) =>
    is_member(host(Kind, Filter), World, Context, Player).
is_player(each(Filter), World, Context, Player) =>
    matches(World, Context, Player, Filter).
is_player(ref(Id), _, _, Player) =>
    Player == Id.
is_player(refs(Ids), _, _, Player) =>
    memberchk(Player, Ids).
is_player(any_of(Whos), World, Context, Player) =>
    member(Who, Whos),
    is_player(Who, World, Context, Player),
    !.
is_player(_, _, _, _) =>
    fail.

%   The defending player of the combat that is judged (CR 508.5), or, outside of one, that
%   of the object's own attack on the board.

defender(Context, World, Player) :-
    combat(Context, Combat),
    (   Combat = combat(_, _, Defender, _, _),
        Defender \== none
    ->  Player = Defender
    ;   self(Context, Self),
        (   attacking(World, Self, Target)
        ->  true
        ;   attacked_before(World, Self, Target)
        )
    ->  defending_player(World, Target, Player)
    ;   step(World, Step),                                   % CR 506.2, 506.2a: of what doesn't attack, a spell for one
        part_of_turn(combat, Step),
        active(World, Active),
        opponent(World, Active, Player)
    ).

%   What Object attacked last in this turn, though it attacks no more (CR 508.5).

attacked_before(World, Object, Target) :-
    findall(N-Attacked,
            ( event(World, N, attacked, Details),
              memberchk(object(Object), Details),
              memberchk(target(Attacked), Details)
            ),
            Attacks),
    Attacks \== [],
    max_member(_-Target, Attacks).

%!  defending_player(+World, +Target, -Player) is semidet.
%
%   Player defends when Target is attacked: the player itself, a planeswalker's controller, a
%   battle's protector (CR 508.5, 310.8d).

defending_player(World, Target, Player) :-
    (   player(World, Target)
    ->  Player = Target
    ;   has_type(World, Target, battle)
    ->  protector(World, Target, Player)
    ;   controller(World, Target, Player)
    ).

%!  is_attacked(+Attacked, +World, +Context, +Target) is semidet.
%
%   The player or permanent Target is one of Attacked: a player, planeswalkers(Who), battles(Who) or permanents(Who),
%   or permanents as subjects name them.

is_attacked(planeswalkers(Who), World, Context, Target) :-
    !,
    controlled_type(planeswalker, Who, World, Context, Target).
is_attacked(battles(Who), World, Context, Target) :-
    !,
    has_type(World, Target, battle),
    (   protector(World, Target, Player)                            % CR 310.8d
    ->  true
    ;   controller(World, Target, Player)
    ),
    is_player(Who, World, Context, Player).
is_attacked(permanents(Who), World, Context, Target) :-
    !,
    \+ player(World, Target),
    controller(World, Target, Player),
    is_player(Who, World, Context, Player).
is_attacked(Attacked, World, Context, Target) :-
    (   player(World, Target)
    ->  is_player(Attacked, World, Context, Target)
    ;   is_member(Attacked, World, Context, Target)
    ).

controlled_type(Type, Who, World, Context, Target) :-
    characteristics(World, Target, C),
    get_dict(types, C, Types),
    memberchk(Type, Types),
    get_dict(controller, C, Controller),
    is_player(Who, World, Context, Controller).
