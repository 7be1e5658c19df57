:- encoding(utf8).
:- module(lawmage_paid_with,
          [ paid_bindings/4,     % +Record, +World, +Events, -Bindings
            number_paid/4        % +Cost, +Paid, +Events, -Number
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').

/** <module> What the cost of an activated ability was paid with (CR 602.2b, 608.2i)
*/

%!  paid_bindings(+Record:list, +World, +Events:list, -Bindings:list) is det.
%
%   What Record and Events of the payment tell: paid(How)-Objects, and what an attacking creature that was returned attacked (CR 702.49c).

paid_bindings(Record, World, Events, Bindings) :-
    findall(returned-[Object], ( member(return(Objects), Record), member(Object, Objects) ), Bindings1),
    paid_with(Record, Events, Paid),
    append(Bindings1, Paid, Bindings0),
    (   member(return([Object|_]), Record),
        attacking(World, Object, Target)
    ->  Bindings = [attacked-Target|Bindings0]
    ;   Bindings = Bindings0
    ).

%!  number_paid(+Cost:list, +Paid:list, +Events:list, -Number:integer) is semidet.
%
%   How many there were of what any number of could pay.

number_paid(Cost, Paid, Events, Number) :-
    sub_term(Pay, Cost),
    compound(Pay),
    (   Pay = remove_counters(self, _, any_number)
    ->  findall(Count, ( member(counters(_, _, Less), Events), Count is -Less ), Counts),
        sum_list(Counts, Number)
    ;   Pay =.. [How, choose(any_number, _)|_]
    ->  ( memberchk(paid(How)-Objects, Paid) -> length(Objects, Number) ; Number = 0 )
    ),
    !.

%   What the cost was paid with, for "the tapped creature" and the like.

paid_with(Record, Events, Paid) :-
    findall(paid(How)-Objects,
            ( member(How, [tap, sacrifice, discard, exile]),
              paid_so(How, Record, Events, Objects),
              Objects \== []
            ),
            Paid).

paid_so(How, Record, Events, Objects) :-
    Pay =.. [How, Given],
    (   memberchk(Pay, Record)
    ->  Objects = Given
    ;   findall(Object, ( member(Event, Events), pays_with(How, Event, Object) ), Objects)
    ).

pays_with(tap, tapped(Object), Object).
pays_with(sacrifice, moved(Object, _, _, sacrificed), Object).
pays_with(discard, moved(Object, _, _, discarded), Object).
pays_with(exile, moved(Object, exile, _, plain), Object).
