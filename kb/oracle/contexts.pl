:- encoding(utf8).
:- module(lawmage_contexts,
          [ acting/3,           % +Context0, +Who, -Context
            acting_player/2,    % +Who, -Actor
            foremost/3,         % +Reference, +Context0, -Context
            forget/3,           % +Reference, +Context0, -Context
            name/5,             % +Reference, +Number, +Filter, +Context0, -Context
            name_as/4,          % +Reference, +Filter, +Context0, -Context
            named_player/3,     % +Who, +Context0, -Context
            new_context/2,      % +Card, -Context
            next_sentence/3,    % +Meaning, +Context0, -Context
            with_subject/3,     % +Context0, +Subject, -Context
            without_groups/3,   % +Context0, +Context1, -Context
            without_subject/2,  % +Context0, -Context
            moved/3,            % +Reference, +Context0, -Context
            unread_sentence/2   % +Context0, -Context
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(meanings).

/** <module> What has been named so far in a text

A context holds what has been named so far:

    context(Objects, Players, Subject, Actor, Targets, Card)

Objects and Players are the latest first; an object is `named(Reference, Number, Filter)`.
Subject is what the clause at hand is about, Actor the player who does it; Targets are the
target phrases met.
*/

%!  new_context(+Card, -Context) is det.
%
%   Context is that before the first word of an ability of Card.

new_context(Card, context([], [], none, none, [], Card)).

%!  next_sentence(+Meaning, +Context0, -Context) is det.
%
%   Context is Context0 after a sentence that means Meaning, at the beginning of the next one.

next_sentence(Meaning, context(Objects0, Players, _, _, Targets0, Card),
              context(Objects, Players, none, none, Targets, Card)) :-
    (   Targets0 == [],
        is_static(Meaning)
    ->  Objects = Objects0
    ;   maplist(remembered, Objects0, Objects)
    ),
    maplist(past_target, Targets0, Targets).

%   What is said of a group for good, is said of it as it will be: "Wards of those creatures".

is_static(when(_, Meaning)) :- !, is_static(Meaning).
is_static(all(Meanings)) :- !, forall(member(Meaning, Meanings), is_static(Meaning)).
is_static(Meaning) :-
    Meaning \= triggered(_, _),
    Meaning \= replace(_, _),
    Meaning \= control(_, _),
    continuous(Meaning).

%!  unread_sentence(+Context0, -Context) is det.
%
%   Context is Context0 after a sentence that wasn't understood: what "it" is from then on can't be told.

unread_sentence(context(_, _, _, _, Targets0, Card), context([], [], none, none, Targets, Card)) :-
    maplist(past_target, Targets0, Targets).

%   A group named in a sentence before is spoken of as it was then.

remembered(named(each(_), Number, Filter), named(it, Number, Filter)) :- !.
remembered(named(top_of_library(_), Number, Filter), named(it, Number, Filter)) :- !.
remembered(Named, Named).

past_target(at(_, Target, Reference), at(past, Target, Reference)).

%   What a property of a filter is about is not spoken of again.

%!  without_groups(+Context0, +Context1, -Context) is det.
%
%   What a property of a filter is about is not spoken of again: Context has no group that
%   Context0 hasn't.

without_groups(context(Objects0, _, _, _, _, _), context(Objects1, Players, Subject, Actor, Targets, Card),
               context(Objects, Players, Subject, Actor, Targets, Card)) :-
    exclude(new_group(Objects0), Objects1, Objects).

new_group(Objects0, Named) :-
    Named = named(each(_), _, _),
    \+ memberchk(Named, Objects0).

%!  name_as(+Reference, +Filter, +Context0, -Context) is det.
%
%   The same for one object, even if it is the subject.

name_as(Reference, Filter, Context0, Context) :-
    Context0 = context(Objects, Players, Subject, Actor, Targets, Card),
    Context = context([named(Reference, sg, Filter)|Objects], Players, Subject, Actor, Targets, Card).

%   name(+Reference, +Number, +Filter, +Context0, -Context): it is the latest named.

%!  name(+Reference, +Number, +Filter, +Context0, -Context) is det.
%
%   Reference, in Number and described by Filter, is the latest named.

name(subject, _, _, Context, Context) :- !.
name(Reference, Number, Filter, Context0, Context) :-
    Context0 = context(Objects0, Players, Subject, Actor, Targets, Card),
    Context = context(Objects, Players, Subject, Actor, Targets, Card),
    (   select(named(Reference, _, Filter1), Objects0, Objects1)
    ->  true
    ;   Objects1 = Objects0,
        Filter1 = Filter
    ),
    ( Filter == [] -> Filter2 = Filter1 ; Filter2 = Filter ),
    Objects = [named(Reference, Number, Filter2)|Objects1].

%!  with_subject(+Context0, +Subject, -Context) is det.
%
%   What is told next is said of Subject.

with_subject(context(Objects, Players, _, Actor, Targets, Card), S,
             context(Objects, Players, S, Actor, Targets, Card)).

%!  without_subject(+Context0, -Context) is det.
%
%   What is told next has a subject of its own.

without_subject(context(Objects, Players, _, Actor, Targets, Card),
                context(Objects, Players, none, Actor, Targets, Card)).

%!  acting(+Context0, +Who, -Context) is det.
%
%   Who does what is told next.

acting(context(Objects, Players, Subject, _, Targets, Card), Who,
       context(Objects, Players, Subject, Who, Targets, Card)).

%!  acting_player(+Who, -Actor) is det.
%
%   Actor is Who as the player who acts is called: one of several is `actor`.

acting_player(you, you) :- !.
acting_player(each(_), actor) :- !.
acting_player(any, actor) :- !.
acting_player(opponent, actor) :- !.
acting_player(Who, Who).

%!  named_player(+Who, +Context0, -Context) is det.
%
%   Who is the player named last.

named_player(Who, Context0, Context) :-
    Context0 = context(Objects, Players0, Subject, Actor, Targets, Card),
    exclude(==(Who), Players0, Players),
    Context = context(Objects, [Who|Players], Subject, Actor, Targets, Card).

%!  foremost(+Reference, +Context0, -Context) is det.
%
%   Reference, if it was named, is what a pronoun means first.

foremost(Reference, Context0, Context) :-
    Context0 = context(Objects0, Players, Subject, Actor, Targets, Card),
    (   append(Before, [named(Other, Number, Filter)|After], Objects0),
        Other == Reference
    ->  append([named(Reference, Number, Filter)|Before], After, Objects),
        Context = context(Objects, Players, Subject, Actor, Targets, Card)
    ;   Context = Context0
    ).

%!  forget(+Reference, +Context0, -Context) is det.
%
%   Reference is named no more.

forget(Reference, context(Objects0, Players, Subject, Actor, Targets, Card),
       context(Objects, Players, Subject, Actor, Targets, Card)) :-
    exclude(names(Reference), Objects0, Objects).

names(Reference, named(Other, _, _)) :-
    Reference == Other.

%!  moved(+Reference, +Context0, -Context) is det.
%
%   Reference has moved to another zone, where it is a card.

moved(Reference, Context0, Context) :-
    Context0 = context(Objects0, Players, Subject, Actor, Targets, Card),
    (   append(Before, [named(Other, Number, Filter)|After], Objects0),
        Other == Reference
    ->  ( Reference = each(_) -> Moved = it ; Moved = Reference ),    % what is such now is another group
        append(Before, [named(Moved, Number, [moved|Filter])|After], Objects),
        Context = context(Objects, Players, Subject, Actor, Targets, Card)
    ;   Context = Context0
    ).
