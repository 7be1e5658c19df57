:- encoding(utf8).
:- module(lawmage_paid_actions,
          [ paid_action/3        % +World, +Player, -Action
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(activating).
:- use_module(casting).
:- use_module(casting_keywords).
:- use_module(casting_ways).
:- use_module(rooms).
:- use_module(special_actions).
:- use_module(spell_text).

/** <module> What a player may do and pay for with what there is: the pool, its permanents, its cards (CR 117.1, 118.3)
*/

%!  paid_action(+World, +Player, -Action) is nondet.
%
%   Action is action(Verb, Object, Parts): a step that Player may take now, complete.  Parts are which(Which) of an ability, and of how it is cast
%   or activated using(Keyword), as(Name), x(N), modes(Numbers), targets(Targets) and pay(Payment).  Of modes, targets and what pays, the
%   first that are legal are taken, and X is 0; each half, face and keyword by which a card can be cast is an action of its own.

paid_action(World, Player, action(Verb, Object, Parts)) :-
    object(World, Object, Zone, Owner, Controller, _),
    (   \+ memberchk(Zone, [battlefield, stack, gone]),
        Owner == Player,
        (   Verb = cast,
            allowed(cast_so(World, Player, Object, Parts))
        ;   Verb = play_land,
            Parts = [],
            play_land(World, Player, Object, Outcome),
            Outcome = legal(_)
        ;   Zone == hand,
            special(World, Player, Object, Verb, Parts)
        )
    ;   \+ memberchk(Zone, [stack, gone]),
        memberchk(Player, [Owner, Controller]),
        Verb = activate,
        allowed(activated_so(World, Player, Object, Parts))
    ;   face_up(World, Object, down),
        Verb = turn_face_up,
        allowed(turn_face_up(World, Player, Object, [pay(found(Pay))], Outcome)),
        Outcome = legal(_),
        pay_part(Pay, Parts)
    ).

%   What is not supported isn't listed.

:- meta_predicate allowed(0).

allowed(Goal) :-
    catch(Goal, error(not_supported(_), _), fail).

cast_so(World, Player, Card, Parts) :-
    way(World, Card, Way),
    x_part(World, Card, X),
    mode_part(World, Card, Way, Modes),
    append([Way, X, Modes], Said),
    allowed(cast(World, Player, Card, [pay(found(Pay))|Said], Outcome)),
    Outcome = legal(Events),
    memberchk(moved(Card, stack, How, cast), Events),
    memberchk(targets(Targets), How),
    findall(targets(Targets), Targets \== [], Targeting),
    pay_part(Pay, Paid),
    append([Said, Targeting, Paid], Parts).

way(_, _, []).
way(World, Card, [as(Name)]) :-
    printed(World, Card, Face, Print),
    \+ memberchk(Face, [front, back, flipped]),
    arg(1, Print, Name).
way(World, Card, [as('face down')]) :-
    has_keyword_named(World, Card, Name, _),
    face_down_keyword(Name, _),
    !.
way(World, Card, [using(Name)]) :-
    findall(Name0,
            ( has_keyword_named(World, Card, Name0, _),
              casting_cost(Keyword, _, _, _),
              functor(Keyword, Name0, _),
              \+ cast_zone(Name0, trigger)
            ),
            Names0),
    list_to_set(Names0, Names),
    member(Name, Names).

x_part(World, Card, X) :-
    (   printed(World, Card, _, Print),
        arg(2, Print, Cost),
        is_list(Cost),
        memberchk(x, Cost)
    ->  X = [x(0)]
    ;   X = []
    ).

%   The first modes, where there are modes to choose.

mode_part(World, Card, Way, Parts) :-
    findall(Using, member(using(Using), Way), Usings),
    (   \+ memberchk(entwine, Usings),
        first_modes(World, Card, Modes)
    ->  Parts = [modes(Modes)]
    ;   Parts = []
    ).

activated_so(World, Player, Object, Parts) :-
    value(World, Object, abilities, Abilities),
    findall(Which, ( member(ability(Key, Text, _), Abilities), ability_name(Key, Text, Which) ), Names),
    list_to_set(Names, Whiches),
    member(Which, Whiches),
    allowed(activated(World, Player, Object, Which, [pay(found(Pay))], Outcome)),
    Outcome \= illegal(_),
    (   Outcome = legal(Events),
        memberchk(stacked(_, _, _, _, _, _, Targets), Events),
        Targets \== []
    ->  Targeting = [targets(Targets)]
    ;   Targeting = []
    ),
    pay_part(Pay, Paid),
    append([[which(Which)], Targeting, Paid], Parts).

ability_name(_, keyword(Keyword), Which) :-
    !,
    functor(Keyword, Which, _),
    \+ special_keyword(Which, _).
ability_name(_, as_keyword(Which, _), Which) :-
    atom(Which),
    !.
ability_name(line(_, N, _), _, N) :- !.
ability_name(_, _, any).

%   Foretelling, plotting, suspending.

special(World, Player, Object, activate, [which(Name)|Paid]) :-
    special_keyword(Name, _),
    exiled_for_later(Name, World, Player, Object, [pay(found(Pay))], Outcome),
    Outcome = legal(_),
    pay_part(Pay, Paid).
special(World, Player, Object, activate, [which(unlock)|Paid]) :-
    locked_half(World, Object, _, _),
    allowed(unlocked_half(World, Player, Object, [pay(found(Pay))], Outcome)),
    Outcome = legal(_),
    pay_part(Pay, Paid).
special(World, Player, Object, suspend, Paid) :-
    suspend(World, Player, Object, [pay(found(Pay))], Outcome),
    Outcome = legal(_),
    pay_part(Pay, Paid).

%   A payment of nothing needs no mention.

pay_part(Pay, Parts) :-
    (   nonvar(Pay),
        member(Part, Pay),
        Part \== mana([])
    ->  Parts = [pay(Pay)]
    ;   Parts = []
    ).
