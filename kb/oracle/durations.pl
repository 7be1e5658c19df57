:- encoding(utf8).
:- module(lawmage_durations,
          [ duration//1,        % -Duration
            leading_duration//1 % -Duration
          ]).
:- use_module(conditions).
:- use_module(players).
:- use_module(subjects).

/** <module> Durations of continuous effects (CR 611.2)
*/

%!  duration(-Duration)// is nondet.
%
%   A duration after what it limits.

duration(end_of_turn) --> [until, end, of, turn].
duration(end_of_turn) --> [until, the, end, of, turn].
duration(end_of_turn) --> [this, turn].
duration(end_of_combat) --> [until, end, of, combat].
duration(end_of_combat) --> [this, combat].
duration(your_next_turn) --> [until, your, next, turn].
duration(end_of_your_next_turn) --> [until, the, end, of, your, next, turn].
duration(next_turn(Who)) -->
    [until],
    whose(Who),
    [next, turn],
    { Who \== you }.
duration(next_step(upkeep, you)) --> [until, your, next, upkeep].
duration(next_step(end, you)) --> [until, your, next, end, step].
duration(next_step(untap, Who)) --> [until], whose(Who), [next, untap, step].
duration(end_of_next_turn(Who)) -->
    [until, the, end, of],
    whose(Who),
    [next, turn],
    { Who \== you }.
duration(game) --> [for, the, rest, of, the, game].
duration(while(C)) --> [for, as, long, as], conditions(C).
duration(until_event(leaves(S))) --> [until], reference(sg, S), [leaves, the, battlefield].
duration(until_event(leaves(S))) --> [until], reference(sg, S), [leaves].
duration(during_turn(Who)) --> [during], whose(Who), [next, turn].

%!  leading_duration(-Duration)// is nondet.
%
%   A duration before what it limits, with its comma.

leading_duration(Duration) -->
    duration(Duration),
    [','].
