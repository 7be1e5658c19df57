:- encoding(utf8).
:- module(lawmage_open_conditions,
          [ unknown/3,         % +World, +Condition, +Context
            settles/3,         % +World, +Condition, -Truth
            supposing/3,       % +Condition, +Truth, :Goal
            both_ways/2,       % :Goal, -Tree
            open_condition/4   % +World, +Key, -Words, -Place
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(context).
:- use_module(characteristics, [underived/1]).

/** <module> Conditions that the board leaves open

A condition without a truth value is settled by the board, or supposed true or false for
as long as a goal runs, or else an exception that carries its key, so that whoever asks can try it
both ways.  Conditions with the same words have the same truth value.
*/

:- meta_predicate supposing(+, +, 0), both_ways(1, -), both_ways(1, +, -).

%!  unknown(+World, +Condition, +Context) is semidet.
%
%   Condition, which nothing on the board decides, is settled or supposed to be true.
%
%   @throws open_condition(Key) when it is neither true nor false yet.

unknown(World, Condition, Context) :-
    key(Condition, Context, Key),
    (   key_words(Key, Words),
        settled(World, Words, Truth)
    ->  Truth == true
    ;   settles(World, Condition, Truth)
    ->  Truth == true
    ;   nb_current(lawmage_supposed, Supposed),
        memberchk(Key-Truth, Supposed)
    ->  Truth == true
    ;   throw(open_condition(Key))
    ).

%!  settles(+World, +Condition, -Truth) is semidet.
%
%   Words that are settled on the board, read, say whether Condition is true.

settles(World, Condition, Truth) :-
    settled_condition(World, Given, GivenTruth),
    follows(Given, GivenTruth, Condition, Truth),
    !.

key(opaque(Words), _, Key) :-
    !,
    Key = words(Words).
key(Condition, Context, condition(Condition, Self, You)) :-
    self(Context, Self),
    you(Context, You).

key_words(words(Words), Words).

%   follows(+Given, +GivenTruth, +Condition, -Truth) is nondet: what is settled about a condition settles Condition.  Whether something
%   happened is asked for apart from how often.

follows(Condition, Truth, Condition, Truth).
follows(not(Given), Truth0, Condition, Truth) :-
    opposite(Truth0, Opposite),
    follows(Given, Opposite, Condition, Truth).
follows(happened(Period, Event, at_least(1)), Truth, happened(Period, Event), Truth).
follows(happened(Period, Event, exactly(0)), Truth0, happened(Period, Event), Truth) :-
    opposite(Truth0, Truth).
follows(all(Given), true, Condition, Truth) :-
    member(One, Given),
    follows(One, true, Condition, Truth).
follows(any_of(Given), false, Condition, Truth) :-
    member(One, Given),
    follows(One, false, Condition, Truth).

opposite(true, false).
opposite(false, true).

%!  supposing(+Key, +Truth:boolean, :Goal) is semidet.
%
%   Goal, once, with Key supposed true or false.  What was derived without the
%   supposition is forgotten first.

supposing(Key, Truth, Goal) :-
    (   nb_current(lawmage_supposed, Supposed)
    ->  true
    ;   Supposed = []
    ),
    b_setval(lawmage_supposed, [Key-Truth|Supposed]),
    underived(_),
    once(Goal),
    b_setval(lawmage_supposed, Supposed),
    underived(_).

%!  both_ways(:Goal, -Tree) is det.
%
%   What call(Goal, Result) gives, once, under all suppositions about the conditions that it meets, up to six of them.  Tree is
%   result(Result), either(Key, IfTrue, IfFalse) of two trees, or open(Key) where a seventh condition is met.

both_ways(Goal, Tree) :-
    both_ways(Goal, 0, Tree).

both_ways(Goal, Depth, Tree) :-
    catch(( once(call(Goal, Result)),
            Tree = result(Result)
          ),
          open_condition(Key),
          (   Depth >= 6
          ->  Tree = open(Key)
          ;   Next is Depth+1,
              findall(One, ( member(Truth, [true, false]), supposing(Key, Truth, both_ways(Goal, Next, One)) ), [IfTrue, IfFalse]),
              Tree = either(Key, IfTrue, IfFalse)
          )).

%!  open_condition(+World, +Key, -Words, -Place) is det.
%
%   How the condition Key is told: its words, and place(Object, Line) of the first text that has
%   them, or `nowhere`.

open_condition(World, Key, Words, Place) :-
    (   Key = words(Words)
    ->  Part = opaque(Words)
    ;   Key = condition(Part, _, _),
        format(atom(Words), "~p", [Part])
    ),
    (   Part = happened(Period, Event)
    ->  Stated = happened(Period, Event, _)
    ;   Stated = Part
    ),
    (   text_with(World, Stated, Place0)
    ->  Place = Place0
    ;   Place = nowhere
    ).

text_with(World, Part, place(Object, Line)) :-
    printed(World, Object, _, Face),
    arg(11, Face, Lines),
    member(line(Line, Term, _), Lines),
    mentions(Term, Part).
text_with(World, Part, place(Object, none)) :-
    gain(World, Object, _, _, _, Term),
    mentions(Term, Part).
text_with(World, Part, place(none, N)) :-
    standing_effect(World, N, _, _, Term),
    mentions(Term, Part).

mentions(Term, Part) :-
    Term = Part,
    !.
mentions(Term, Part) :-
    compound(Term),
    arg(_, Term, Argument),
    mentions(Argument, Part),
    !.
