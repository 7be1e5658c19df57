:- encoding(utf8).
:- module(lawmage_copy_exceptions,
          [ settled_exceptions/4,    % +Exceptions0, +World, +Frame, -Exceptions
            linked_triggers/4        % +Board, +Self, +Fact, -Linked
          ]).
:- use_module(library(lists)).
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters', [matches/4]).
:- use_module(bindings).
:- use_module(stated).

/** <module> What goes with an effect by which something becomes a copy (CR 707.9)
*/

%!  settled_exceptions(+Exceptions0:list, +World, +Frame, -Exceptions:list) is det.
%
%   Exceptions are those of Exceptions0 that are made, as far as the object that is copied decides that: it is asked as the copy is made, and
%   what its answer was stays.  What the copy itself is decides later.

settled_exceptions(Exceptions0, World, Frame, Exceptions) :-
    findall(Exception,
            ( member(Exception0, Exceptions0),
              settled_exception(Exception0, World, Frame, Exception)
            ),
            Exceptions).

settled_exception(when(matches(Subject, Filter), Exception), World, Frame, Settled), \+ memberchk(Subject, [self, subject]) =>
    frame(Frame, Self, You, _, _),
    context(World, Self, You, Context),
    objects_of(Subject, World, Frame, [Object|_]),
    matches(World, Context, Object, Filter),
    Settled = Exception.
settled_exception(Exception, _, _, Settled) =>
    Settled = Exception.

%!  linked_triggers(+Board, +Self, +Fact, -Linked:list) is det.
%
%   Linked are Label-Meaning, what the triggered abilities do that are linked to the ability that says Fact, being of one paragraph with it
%   (CR 603.11).

linked_triggers(Board, Self, Fact, Linked) :-
    findall(Label-Meaning,
            ( value(Board, Self, abilities, Abilities),
              member(ability(Key, all(Meanings), _), Abilities),
              append(_, [Copying|After], Meanings),
              says(Copying, Fact),
              member(triggered(done, Meaning), After),
              ability_label(Self, Key, Meaning, Label)
            ),
            Linked).

says(Fact, Fact).
says(may(Fact), Fact).
