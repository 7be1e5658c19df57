:- encoding(utf8).
:- module(lawmage_declaration_problem,
          [ must_be_problem/1,          % +Problem
            must_be_declaration/1,      % +Declaration
            able_pairs/2,               % +Able, -Pairs
            capacity/3                  % +Actors, +Actor, -Capacity
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2, existence_error/2, must_be/2, type_error/2]).
:- use_module(library(lists), [member/2]).


/** <module> The problem of a declaration (CR 508.1c-d, 509.1b-c)

The solver knows no cards.  It is given one ground term in which everything that the rules say about single
creatures and single pairs is already settled, and judges whole declarations.

    problem(Actors, Able, Restrictions, Requirements)

_Actors_ are the creatures that may act: block, or attack.  _Objects_ are what they act against: attacking
creatures, or the players, planeswalkers and battles that can be attacked.  Both are any ground terms.  A
_declaration_ is a list of Actor-Object pairs; an actor that is in one of them acts.

  | Actors       | list of actor(Actor, Capacity). Capacity: how many objects it can act against, an integer or `any`  |
  | Able         | list of able(Actor, Object, Costs): the pairs that no restriction on the pair alone forbids.  Costs: list of labels, [] if it is free |
  | Restrictions | list of restriction(Label, Bar)                                                                     |
  | Requirements | list of requirement(Label, Wish)                                                                    |

Labels are any ground terms.  Each entry of Requirements counts once, whatever its label.

  | Count | acting(Actors, Objects) | how many of Actors act against at least one of Objects; each is a list, or `all`   |
  |       | pairs(Pairs)            | how many of these Actor-Object pairs are declared                                  |
  | Bound | at_least(N, Count)      |                                                                                    |
  |       | at_most(N, Count)       |                                                                                    |
  |       | exactly(N, Count)       |                                                                                    |
  | Bar   | at_most(N, Count)       |                                                                                    |
  |       | when(Count, Bound)      | if Count is at least one, Bound must hold                                          |
  | Wish  | Bound                   | the requirement is obeyed where Bound holds                                        |
  |       | when(Count, Bound)      | asks only declarations whose Count is at least one; obeyed where Bound holds, too  |

So the empty declaration disobeys no restriction, whatever the problem.

What the rules say, as terms (`b`, `c` actors; `a`, `you`, `jace` objects):

  | menace                                            | when(acting(all,[a]), at_least(2, acting(all,[a])))                   |
  | can't be blocked by more than one creature        | at_most(1, acting(all,[a]))                                           |
  | can't be blocked unless all creatures block it    | when(acting(all,[a]), at_least(N, acting(all,[a]))), N all creatures, unable ones too |
  | can't be blocked except by two or more Walls      | able pairs of Walls only, and menace's term                           |
  | at least two of those that block it must be Walls | when(acting(all,[a]), at_least(2, acting(Walls,[a])))                 |
  | no more than one creature can attack each combat  | at_most(1, acting(all,all))                                           |
  | no more than one creature with flying can block   | at_most(1, acting(Fliers,all))                                        |
  | no more than one can attack you or your planeswalkers | at_most(1, acting(all,[you,jace]))                                |
  | can't attack alone                                | when(acting([b],all), at_least(2, acting(all,all)))                   |
  | can't attack unless two others do                 | when(acting([b],all), at_least(3, acting(all,all)))                   |
  | can only attack alone                             | when(acting([b],all), at_most(1, acting(all,all)))                    |
  | can't attack unless a creature with greater power does | when(acting([b],all), at_least(1, acting(Greater,all)))          |
  | attacks (blocks) if able                          | at_least(1, acting([b],all))                                          |
  | lure                                              | for each b that is able: at_least(1, acting([b],[a]))                 |
  | b blocks a if able, provoke                       | at_least(1, acting([b],[a]))                                          |
  | must be blocked                                   | at_least(1, acting(all,[a]))                                          |
  | must be blocked by two or more                    | at_least(2, acting(all,[a]))                                          |
  | must be blocked by exactly one                    | exactly(1, acting(all,[a]))                                           |
  | must be blocked by a Wall                         | at_least(1, acting(Walls,[a]))                                        |
  | goaded by P (CR 701.15b)                          | at_least(1, acting([b],all)) and at_least(1, acting([b],PlayersButP)) |
  | if b attacks, all attack if able                  | for each c: when(acting([b],all), at_least(1, acting([c],all)))       |
  | if another attacks, b attacks if able             | when(acting(Others,all), at_least(1, acting([b],all)))                |

_Costs_ (CR 508.1d, 509.1c).  A pair carries a label for each cost that declaring it incurs: one label a
creature for "can't attack unless you pay {2}", the same label on all the pairs of a creature that pays once
however many it blocks, one label a creature and taxing permanent, and so on.  A declaration pays what its
pairs incur; it is measured against the declarations that incur no label that it doesn't incur.

_Conditions of requirements_.  A declaration is measured by the requirements that ask it something: those
without `when`, and those whose condition it meets.  Another declaration obeys such a one if it meets the
condition and the bound, too.  So nobody has to attack with a creature that would drive the others, and who
does is not blamed for what they can't do.  (Some declaration is always legal: one that obeys the most of all
requirements together.)

_Bands_ (CR 702.22c-d) are outside.  They are declared among creatures that attack the same player,
planeswalker or battle, and no restriction and no requirement speaks of them: a declaration is legal with
bands if it is legal without and the members of each attack the same.  If bands were to be searched for, a bar
would be needed that two actors act against the same objects.

    problem([actor(bear,1), actor(ogre,1), actor(wall,any)],
            [able(bear,giant,[]), able(ogre,giant,[pay(ogre)]), able(wall,giant,[]), able(wall,imp,[])],
            [restriction(menace(giant), when(acting(all,[giant]), at_least(2, acting(all,[giant]))))],
            [requirement(bear_blocks, at_least(1, acting([bear],all)))])
*/

%!  must_be_problem(+Problem) is det.
%
%   True if Problem is of the format above.
%
%   @throws type_error(_, _) or domain_error(_, _), existence_error(actor, _) on what isn't.

must_be_problem(Problem) :-
    must_be(ground, Problem),
    (   Problem = problem(Actors, Able, Restrictions, Requirements)
    ->  true
    ;   type_error(declaration_problem, Problem)
    ),
    must_be(list, Actors),
    maplist(must_be_actor, Actors),
    findall(Actor, member(actor(Actor, _), Actors), Names),
    distinct(actor, Names),
    must_be(list, Able),
    maplist(must_be_able(Names), Able),
    findall(Actor-Object, member(able(Actor, Object, _), Able), Pairs),
    distinct(able_pair, Pairs),
    must_be(list, Restrictions),
    maplist(must_be_restriction, Restrictions),
    must_be(list, Requirements),
    maplist(must_be_requirement, Requirements).

must_be_actor(actor(_, Capacity)) :-
    !,
    (   Capacity == any
    ->  true
    ;   must_be(nonneg, Capacity)
    ).
must_be_actor(Other) :-
    type_error(actor, Other).

must_be_able(Names, able(Actor, _, Costs)) :-
    !,
    (   memberchk(Actor, Names)
    ->  true
    ;   existence_error(actor, Actor)
    ),
    must_be(list, Costs).
must_be_able(_, Other) :-
    type_error(able_pair, Other).

must_be_restriction(restriction(_, Bar)) :-
    !,
    (   bar(Bar)
    ->  true
    ;   domain_error(bar, Bar)
    ).
must_be_restriction(Other) :-
    type_error(restriction, Other).

must_be_requirement(requirement(_, Wish)) :-
    !,
    (   wish(Wish)
    ->  true
    ;   domain_error(wish, Wish)
    ).
must_be_requirement(Other) :-
    type_error(requirement, Other).

bar(at_most(N, Count)) :-
    number_of(N),
    count(Count).
bar(when(Count, Bound)) :-
    count(Count),
    bound(Bound).

wish(when(Count, Bound)) :-
    !,
    count(Count),
    bound(Bound).
wish(Bound) :-
    bound(Bound).

bound(at_least(N, Count)) :-
    number_of(N),
    count(Count).
bound(at_most(N, Count)) :-
    number_of(N),
    count(Count).
bound(exactly(N, Count)) :-
    number_of(N),
    count(Count).

number_of(N) :-
    integer(N),
    N >= 0.

count(acting(Actors, Objects)) :-
    some_or_all(Actors),
    some_or_all(Objects).
count(pairs(Pairs)) :-
    is_list(Pairs),
    maplist(pair, Pairs).

some_or_all(all) :-
    !.
some_or_all(List) :-
    is_list(List).

pair(_-_).

distinct(What, List) :-
    sort(List, Set),
    (   same_length(List, Set)
    ->  true
    ;   domain_error(distinct(What), List)
    ).

same_length([], []).
same_length([_|Xs], [_|Ys]) :-
    same_length(Xs, Ys).

%!  must_be_declaration(+Declaration) is det.
%
%   True if Declaration is a ground list of pairs.

must_be_declaration(Declaration) :-
    must_be(ground, Declaration),
    must_be(list, Declaration),
    (   maplist(pair, Declaration)
    ->  true
    ;   type_error(declaration, Declaration)
    ).

%!  able_pairs(+Able, -Pairs) is det.
%
%   Pairs is the ordered set of Actor-Object pairs of Able.

able_pairs(Able, Pairs) :-
    maplist(able_pair, Able, Pairs0),
    sort(Pairs0, Pairs).

able_pair(able(Actor, Object, _), Actor-Object).

%!  capacity(+Actors, +Actor, -Capacity) is semidet.
%
%   Capacity is how many objects Actor can act against: an integer or `any`.

capacity(Actors, Actor, Capacity) :-
    memberchk(actor(Actor, Capacity0), Actors),
    Capacity = Capacity0.
