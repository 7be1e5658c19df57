:- encoding(utf8).
:- module(lawmage_levels,
          [ level_line/4,       % +Tokens, -Meaning, -Frame, -Status
            at_level/3          % +Frame, +Meaning0, -Meaning
          ]).
:- use_module(costs).
:- use_module(tokens).
:- use_module(verbatim).

/** <module> Lines that hold for the lines after them: levels of levelers and Classes

"LEVEL 1-4" and what follows it hold while the creature has so many level counters (CR
711.2), what follows "{1}{W}: Level 2" while the Class is of that level (CR 716.2).
*/

%!  level_line(+Tokens, -Meaning, -Frame, -Status) is semidet.
%
%   Tokens are such a line; Frame is what holds for the lines after it.

level_line(Tokens, level_band(Low, High), band(Low, High), understood) :-
    token_terms(Tokens, [level|Terms]),
    band(Terms, Low, High).
level_line(Tokens, activated(Cost, gain_level(N)), class(N), understood) :-
    token_terms(Tokens, Terms),
    with_capitals(Tokens, phrase(class_level(Cost, N), Terms)).

band([Low, -, High], Low, High) :-
    integer(Low),
    integer(High).
band([Low, +], Low, any) :-
    integer(Low).

class_level(Cost, N) --> cost(Cost), [:, level, N], { integer(N) }.

%!  at_level(+Frame, +Meaning0, -Meaning) is det.
%
%   Meaning is Meaning0 where Frame holds.

at_level(none, Meaning, Meaning) :- !.
at_level(_, none, none) :- !.
at_level(Frame, Meaning0, when(matches(self, Filter), Meaning)) :-
    level_filter(Frame, Filter),
    (   Meaning0 = pt_set(self, _, _)
    ->  Meaning = Meaning0
    ;   Meaning = grant(self, Meaning0)
    ).

level_filter(band(Low, any), [counters(level, at_least(Low))]) :- !.
level_filter(band(Low, High), [counters(level, at_least(Low)), counters(level, at_most(High))]).
level_filter(class(N), [level(at_least(N))]).
