:- encoding(utf8).
:- module(lawmage_replacement_order,
          [ distinct_ids/2,      % +Found0, -Found
            first_applied/4      % +World, +Found, -Id, -Choice
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(choices).
:- use_module(stated).

/** <module> Which of several replacement effects applies first (CR 616.1)

Found are the effects that apply, as Id-Choice: Id is key(Self, Key) of an ability or effect.
*/

%!  distinct_ids(+Found0:list, -Found:list) is det.
%
%   Each effect once, however many ways there are in which it applies.

distinct_ids([], []).
distinct_ids([Id-Choice|Found0], [Id-Choice|Found]) :-
    exclude(same_id(Id), Found0, Found1),
    distinct_ids(Found1, Found).

same_id(Id, Other-_) :-
    Id == Other.

%!  first_applied(+World, +Found:list, -Id, -Choice) is det.
%
%   The one that whoever is affected chooses (CR 616.1e), as answered with the step; else the first.

first_applied(World, Found, Id, Choice) :-
    (   Found = [_, _|_],
        findall(Label, ( member(Key-_, Found), label_of(Key, Label) ), Labels),
        answer_to(World, [replacement], any, Answer),
        nth1(Index, Labels, Answer)
    ->  nth1(Index, Found, Id-Choice)
    ;   Found = [Id-Choice|_]
    ).

label_of(Id, Label) :-
    (   Id = key(Self, Key)
    ->  ability_label(Self, Key, none, Label)
    ;   Label = Id
    ).
