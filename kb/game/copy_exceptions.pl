:- encoding(utf8).
:- module(lawmage_copy_exceptions,
          [ settled_exceptions/4     % +Exceptions0, +World, +Frame, -Exceptions
          ]).
:- use_module('../objects/context').
:- use_module('../objects/filters', [matches/4]).
:- use_module(bindings).

/** <module> Exceptions to copying that ask about what is copied (CR 707.9f)
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
