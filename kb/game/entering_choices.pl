:- encoding(utf8).
:- module(lawmage_entering_choices,
          [ attackable/2,          % +World, ?Thing
            entering_attacking/5,  % +Attacked, +World, +Object, +Player, -Way
            attacked_chosen/6,     % +Attacked, +World, +Object, +Player, +Chooser, -Target
            entering_blocking/4,   % +Attackers, +World, +Player, -Attacker
            newly_blocked/5,       % +Entering, +How, +Player, +World, -Events
            who_decides/5,         % +Who, +World, +Object, +You, -Player
            done_as_it_enters/7    % +Instruction, +World, +Object, +You, +Bindings, -Events, -Said
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/relations', [is_blocked/2]).
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(choices).
:- use_module(instructions).
:- use_module(resolving_amounts).
:- use_module(deeds).

/** <module> What is chosen and done as a permanent enters (CR 508.4, 614.12a)
*/

%!  entering_attacking(+Attacked:list, +World, +Object, +Player, -Way) is semidet.
%
%   Way is attacking(Target), one of Attacked that Player, who controls Object, chooses.  It fails where Player isn't the attacking player of a
%   combat phase or where there is nothing of the kind: Object enters, and doesn't attack (CR 508.4, 508.4a).

entering_attacking(Attacked, World, Object, Player, attacking(Target)) :-
    active(World, Player),
    step(World, Step),
    memberchk(Step, [declare_attackers, declare_blockers, first_strike_damage, combat_damage, end_of_combat]),
    attacked_chosen(Attacked, World, Object, Player, Player, Target).

%!  attacked_chosen(+Attacked:list, +World, +Object, +Player, +Chooser, -Target) is semidet.
%
%   Chooser chooses Target, one of Attacked as Player sees them, who controls Object.  It fails where there is nothing of the kind.

attacked_chosen(Attacked, World, Object, Player, Chooser, Target) :-
    context(World, Object, Player, Context),
    findall(Thing,
            ( member(One, Attacked),
              attackable(World, Thing),
              is_attacked(One, World, Context, Thing)
            ),
            Things0),
    list_to_set(Things0, Things),
    Things \== [],
    picked(World, [attacking, player, object], Object, Chooser, 1-1, Things, [Target|_]).

%!  attackable(+World, ?Thing) is nondet.
%
%   Thing is a player, a planeswalker or a battle.

attackable(World, Player) :-
    player(World, Player).
attackable(World, Permanent) :-
    permanent(World, Permanent),
    once(( has_type(World, Permanent, planeswalker) ; has_type(World, Permanent, battle) )).

%!  entering_blocking(+Attackers, +World, +Player, -Attacker) is semidet.
%
%   What Player puts onto the battlefield enters blocking Attacker, which Attackers, ref(Attacker) or refs([Attacker]), means.  It fails where
%   that attacks neither Player nor what Player defends: the object enters, and doesn't block (CR 506.3e, 509.4a).

entering_blocking(Attackers, World, Player, Attacker) :-
    ( Attackers = ref(Attacker) ; Attackers = refs([Attacker]) ),
    permanent(World, Attacker),
    attacking(World, Attacker, Target),
    defending_player(World, Target, Player),
    !.

%!  newly_blocked(+Entering:list, +How:list, +Player, +World, -Events:list) is det.
%
%   Unblocked attackers become blocked by what Player puts onto the battlefield blocking them, if Entering is not empty (CR 509.3c).

newly_blocked(Entering, How, Player, World, Events) :-
    findall(became_blocked(Attacker),
            ( Entering \== [],
              member(blocking(Attackers), How),
              entering_blocking(Attackers, World, Player, Attacker),
              \+ is_blocked(World, Attacker)
            ),
            Events).

%!  who_decides(+Who, +World, +Object, +You, -Player) is semidet.
%
%   Player is the one that Who means, an opponent of You's choice or another, who decides how Object enters.

who_decides(Who, World, Object, You, Player) :-
    frame(Frame, Object, You, 0, []),
    (   Who = choose(_, _)
    ->  chosen_objects(Who, [player], World, Frame, [Player|_])
    ;   objects_of(player(Who), World, Frame, [Player|_])
    ).

%!  done_as_it_enters(+Instruction, +World, +Object, +You, +Bindings:list, -Events:list, -Said:list) is det.
%
%   You follows Instruction as Object enters, with Bindings of what can't be chosen and of which such effect it is: Events would happen, and
%   Said is enters(Properties)-Number for each time that the text says how it enters then, Number being to how many objects something was
%   done, and chosen(object, Chosen) for what is chosen.

done_as_it_enters(Instruction, World, Object, You, Bindings, Events, Said) :-
    frame(Frame, Object, You, 0, Bindings),
    followed([Instruction], World, Frame, Events, Said).

followed([], _, _, [], []).
followed([enters(self, Properties)|Instructions], World, Frame, Events, [enters(Properties)-Number|Said]) :-
    !,
    (   binding(it, Frame, Objects),
        is_list(Objects)
    ->  length(Objects, Number)
    ;   Number = 0
    ),
    followed(Instructions, World, Frame, Events, Said).
followed([choose(Subject)|Instructions], World, Frame0, Events, Said) :-       % for abilities linked to it (CR 607.2d)
    !,
    performed(choose(Subject), World, Frame0, Frame, _),
    (   binding(it, Frame, Objects),
        is_list(Objects)
    ->  findall(chosen(object, Object), member(Object, Objects), Chosen)
    ;   Chosen = []
    ),
    followed(Instructions, World, Frame, Events, Said0),
    append(Chosen, Said0, Said).
followed([Instruction|Instructions], World, Frame0, Events, Said) :-
    performed(Instruction, World, Frame0, Frame1, Outcome),
    (   Outcome = proposed(Events1)
    ->  noted(World, Instruction, Events1, Frame1, Frame),
        followed(Instructions, World, Frame, Events2, Said),
        append(Events1, Events2, Events)
    ;   Outcome = instead(More),
        append(More, Instructions, All),
        followed(All, World, Frame1, Events, Said)
    ).
