:- encoding(utf8).
:- module(lawmage_context,
          [ context/4,            % +World, +Self, +You, -Context
            board_context/1,      % -Context
            self/2, you/2, subject/2, own/2, combat/2,
            with_subject/3,       % +Subject, +Context0, -Context
            with_own/3,           % +Own, +Context0, -Context
            with_combat/3,        % +Combat, +Context0, -Context
            pretended/2           % +Context, ?As
          ]).
:- use_module(library(lists)).

/** <module> The context in which a text speaks

context(Self, You, Subject, Own, Combat) says whose text it is, who "you" is, what the
fact is about, what the innermost filter looks at, and the combat it is judged for:
`none` or combat(Attacker, Blocker, Defender, Declaration, Pretended), each `none` where unknown.
Declaration is attacks(Pairs) or blocks(Pairs); Pretended lists has(Object, Keyword) and lacks(Object, Keyword)
which hold for this pair only ("as though it had reach").
*/

%!  context(+World, +Self, +You, -Context) is det.

context(_World, Self, You, context(Self, You, none, none, none)).

%!  board_context(-Context) is det.
%
%   Nobody's text.

board_context(context(none, none, none, none, none)).

%!  self(+Context, -Self) is semidet.
self(context(Self, _, _, _, _), Self).

%!  you(+Context, -You) is semidet.
you(context(_, You, _, _, _), You).

%!  subject(+Context, -Subject) is semidet.
subject(context(_, _, Subject, _, _), Subject).

%!  own(+Context, -Own) is semidet.
own(context(_, _, _, Own, _), Own).

%!  combat(+Context, -Combat) is semidet.
combat(context(_, _, _, _, Combat), Combat).

%!  with_subject(+Subject, +Context0, -Context) is det.
with_subject(Subject, context(Self, You, _, Own, Combat), context(Self, You, Subject, Own, Combat)).

%!  with_own(+Own, +Context0, -Context) is det.
with_own(Own, context(Self, You, Subject, _, Combat), context(Self, You, Subject, Own, Combat)).

%!  with_combat(+Combat, +Context0, -Context) is det.
with_combat(Combat, context(Self, You, Subject, Own, _), context(Self, You, Subject, Own, Combat)).

%!  pretended(+Context, ?As) is nondet.
%
%   As, has(Object, Keyword) or lacks(Object, Keyword), is pretended for the pair that is judged.

pretended(context(_, _, _, _, combat(_, _, _, _, Pretended)), As) :-
    member(As, Pretended).
