:- encoding(utf8).
:- module(lawmage_en,
          [ reason//1,       % +Reason
            check//2         % +What, +Rules
          ]).
:- use_module(library(lists)).
:- use_module(en_vocabulary).

/** <module> The words in which verdicts are told in English

Objects are named by their ids.
*/

%!  reason(+Reason)// is semidet.
%
%   Why something is not as it must be.

reason(reason(_, rule(_), _, What)) -->
    !,
    fault(What).
reason(reason(_, Source, [Object|_], Restriction)) -->
    speaker(Source, Object),
    restriction(Restriction).

%   Who says so: a keyword that the object has, a line of its own text, another object's text or an effect.

speaker(keyword(landwalk(Lands), _), Object) -->
    !,
    [Object, " has "],
    keyword(landwalk(Lands)),
    [", and the defending player controls such a land: it "].
speaker(keyword(Keyword, _), Object) -->
    [Object, " has "],
    keyword(Keyword),
    [": it "].
speaker(line(Object, Line, _), Object) -->
    !,
    [Object, "'s line ", Line, ": it "].
speaker(line(Source, Line, _), Object) -->
    [Source, "'s line ", Line, ": ", Object, " "].
speaker(gain(Object, _), Object) -->
    !,
    ["an effect on ", Object, ": it "].
speaker(gain(Source, _), Object) -->
    ["an effect on ", Source, ": ", Object, " "].
speaker(effect(_), Object) -->
    ["an effect: ", Object, " "].
speaker(rule('701.60c', Object), Object) -->
    [Object, " is suspected: it "].

%   What a chosen creature or target lacks.

fault(on_battlefield(Object)) --> [Object, " isn't on the battlefield"].
fault(creature(Object)) --> [Object, " isn't a creature"].
fault(no_battle(Object)) --> [Object, " is a battle"].
fault(untapped(Object)) --> [Object, " is tapped"].
fault(attacks_controller_of(Attacker, Blocker)) -->
    [Attacker, " doesn't attack ", Blocker, "'s controller, a planeswalker of theirs or a battle they protect"].
fault(controlled_by_active_player(Object)) --> [Object, " isn't controlled by the active player"].
fault(controlled_all_turn(Object)) --> [Object, " came under its controller's control this turn and has no haste"].
fault(is_opponent(Target, Attacker)) --> [Target, " is no opponent of ", Attacker, "'s controller"].
fault(protected_by_opponent(Target, Attacker)) -->
    [Target, " isn't protected by an opponent of ", Attacker, "'s controller"].
fault(planeswalker_of_opponent(Target, Attacker)) -->
    [Target, " is no planeswalker of an opponent of ", Attacker, "'s controller"].

%!  check(+What, +Rules)// is semidet.
%
%   What was looked at, whatever came of it.

check(on_battlefield(Object), _) --> [Object, " is on the battlefield"].
check(creature(Object), _) --> [Object, " is a creature"].
check(no_battle(Object), _) --> [Object, " is no battle"].
check(untapped(Object), _) --> [Object, " is untapped"].
check(attacks_controller_of(Attacker, Blocker), _) -->
    [Attacker, " attacks ", Blocker, "'s controller, or something of theirs"].
check(controlled_by_active_player(Object), _) --> [Object, " is controlled by the active player"].
check(controlled_all_turn(Object), _) --> [Object, " was under its controller's control all turn, or has haste"].
check(is_opponent(Target, Attacker), _) --> [Target, " is an opponent of ", Attacker, "'s controller"].
check(protected_by_opponent(Target, Attacker), _) --> [Target, " is protected by an opponent of ", Attacker, "'s controller"].
check(planeswalker_of_opponent(Target, Attacker), _) -->
    [Target, " is a planeswalker of an opponent of ", Attacker, "'s controller"].
check(Restriction, _) -->
    restriction(Restriction).
