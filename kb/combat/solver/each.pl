:- encoding(utf8).
:- module(lawmage_solver_each,
          [ each/3                      % +Problem, +Work, -Pairs
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(error), [resource_error/1]).
:- use_module(library(lists), [member/2]).
:- use_module(library(ordsets), [ord_memberchk/2, ord_subtract/3, ord_union/3]).
:- use_module(extend, [extension/6, fully_legal/4, memo/1]).
:- use_module(problem, [able_pairs/2, capacity/3]).

/** <module> One legal declaration after the other

Pair after pair is declared or left out, always with a legal declaration in hand that begins so.  Where the
other choice is made, another one is looked for first: in the one in hand with one choice changed, then by
search.  So no choice is made in vain.
*/

%!  each(+Problem, +Work, -Pairs) is nondet.
%
%   Pairs is a fully legal declaration; each is found once, without ever trying one that isn't.  Each search
%   may cost Work.
%
%   @throws resource_error(declaration_search) if that isn't enough to find out whether a further one is legal.

each(Problem, Work, Pairs) :-
    Problem = problem(_, Able, _, _),
    able_pairs(Able, All),
    memo(Memo),
    Context = context(Problem, Memo, Work),
    extended(Context, [], All, Answer),
    Answer = yes(Witness),
    each(All, [], Witness, Context, Pairs).

%   each(+Open, +Chosen, +Witness, ...): Witness is legal, has all of Chosen, and otherwise only pairs of
%   Open.

each([], Chosen, _, _, Chosen).
each([Pair|Open], Chosen, Witness, Context, Pairs) :-
    (   ord_memberchk(Pair, Witness)
    ->  (   with(Pair, Open, Chosen, Witness, Context, Pairs)
        ;   without(Pair, Open, Chosen, Witness, Context, Other),
            each(Open, Chosen, Other, Context, Pairs)
        )
    ;   (   each(Open, Chosen, Witness, Context, Pairs)
        ;   added(Pair, Open, Chosen, Witness, Context, Other),
            with(Pair, Open, Chosen, Other, Context, Pairs)
        )
    ).

with(Pair, Open, Chosen, Witness, Context, Pairs) :-
    ord_union(Chosen, [Pair], Chosen1),
    spent(Pair, Open, Chosen1, Context, Open1),
    each(Open1, Chosen1, Witness, Context, Pairs).

%   Open without the pairs of an actor that has no capacity left.

spent(Actor-_, Open, Chosen, context(problem(Actors, _, _, _), _, _), Open1) :-
    capacity(Actors, Actor, Capacity),
    findall(Object, member(Actor-Object, Chosen), Objects),
    (   Capacity \== any,
        length(Objects, Capacity)
    ->  exclude(is_of(Actor), Open, Open1)
    ;   Open1 = Open
    ).

is_of(Actor, Actor-_).

%   without(+Pair, +Open, +Chosen, +Witness, +Context, -Other): Other is legal, has Chosen and otherwise only
%   pairs of Open.

without(Pair, Open, Chosen, Witness, Context, Other) :-
    Context = context(Problem, Memo, _),
    ord_subtract(Witness, [Pair], Rest),
    Pair = Actor-_,
    (   (   Other0 = Rest
        ;   member(Actor-Object, Open),
            \+ ord_memberchk(Actor-Object, Rest),
            ord_union(Rest, [Actor-Object], Other0)
        ),
        fully_legal(Problem, Other0, Memo, true)
    ->  Other = Other0
    ;   extended(Context, Chosen, Open, yes(Other))
    ).

%   added(+Pair, +Open, +Chosen, +Witness, +Context, -Other): Other is legal, has Chosen and Pair and
%   otherwise only pairs of Open.

added(Pair, Open, Chosen, Witness, Context, Other) :-
    Context = context(Problem, Memo, _),
    ord_union(Chosen, [Pair], Fixed),
    (   beside(Pair, Chosen, Witness, Context, Other0),
        fully_legal(Problem, Other0, Memo, true)
    ->  Other = Other0
    ;   extended(Context, Fixed, Open, yes(Other))
    ).

beside(Pair, Chosen, Witness, context(problem(Actors, _, _, _), _, _), Other) :-
    Pair = Actor-_,
    findall(Actor-Object, member(Actor-Object, Witness), Mine),
    (   length(Mine, Length),
        capacity(Actors, Actor, Capacity),
        (   Capacity == any
        ->  true
        ;   Length < Capacity
        ),
        ord_union(Witness, [Pair], Other)
    ;   member(Mine1, Mine),
        \+ ord_memberchk(Mine1, Chosen),
        ord_subtract(Witness, [Mine1], Rest),
        ord_union(Rest, [Pair], Other)
    ).

extended(context(Problem, Memo, Work), Fixed, Free, Answer) :-
    extension(Problem, Fixed, Free, Memo, budget(Work), Answer0),
    (   Answer0 == undecided
    ->  resource_error(declaration_search)
    ;   Answer = Answer0
    ).
