:- encoding(utf8).
:- module(lawmage_done_as_it_is,
          [ done_as/5,           % +Meaning, +World, +Object, +You, -Way
            done_as_it_is/1,     % +Meaning
            shape_given/2,       % +Meaning, -Facts
            turning_face_up/3    % +World, +Object, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/copiable', [normal_values/3]).
:- use_module('../vocabulary').
:- use_module(bindings).
:- use_module(choices).
:- use_module(more_instructions, [more_acted/5]).
:- use_module(position).
:- use_module(resolving_amounts).

/** <module> What is done as a permanent enters or is turned face up (CR 614.1c, 614.1e, 708.11)
*/

%!  done_as(+Meaning, +World, +Object, +You, -Way) is nondet.
%
%   Of what Meaning says to do as Object enters or is turned face up, Way is one thing: chosen(Kind, Value), or counters(Kind, Number).
%   Which of several shapes it has (CR 613.2a) is chosen as its number.

done_as(all(Meanings), World, Object, You, Way) :-
    member(Meaning, Meanings),
    done_as(Meaning, World, Object, You, Way).
done_as(make_choice(Choice), World, Object, You, chosen(Kind, Value)) :-
    frame_now(World, Object, You, Frame),
    more_acted(make_choice(Choice), World, Frame, _, [chosen(_, Kind, Value)]).
done_as(choose(choose(Number, Filter)), World, Object, You, chosen(object, Chosen)) :-
    frame_now(World, Object, You, Frame),
    objects_of(each(Filter), World, Frame, Options0),
    exclude(==(Object), Options0, Options),
    picked(World, [object], Object, You, Number-Number, Options, Several),
    member(Chosen, Several).
done_as(one_of(Shapes), World, Object, You, chosen(number, Number)) :-
    length(Shapes, Count),
    numlist(1, Count, Numbers),
    picked(World, [number], Object, You, 1-1, Numbers, [Number]).
done_as(add_counters(Subject, Kind, Amount), World, Object, You, counters(Kind, Number)) :-
    memberchk(Subject, [self, it]),
    frame_now(World, Object, You, Frame),
    amount_of(Amount, World, Frame, Number),
    Number > 0.

%!  done_as_it_is(+Meaning) is semidet.
%
%   All that Meaning says is something that done_as/5 does.

done_as_it_is(all(Meanings)) :-
    forall(member(Meaning, Meanings), done_as_it_is(Meaning)).
done_as_it_is(make_choice(_)).
done_as_it_is(choose(choose(_, _))).
done_as_it_is(one_of(Shapes)) :-
    forall(member(Shape, Shapes), shape(Shape)).
done_as_it_is(add_counters(Subject, _, _)) :-
    memberchk(Subject, [self, it]).

%   What something becomes.

shape(all(Facts)) :- !, forall(member(Fact, Facts), layer(Fact, _)).
shape(Fact) :- layer(Fact, _).

frame_now(World, Object, You, Frame) :-
    clock(World, Now),
    frame(Frame, Object, You, Now, []).

%!  shape_given(+Meaning, -Facts:list) is semidet.
%
%   Meaning sets the power and toughness of another object that enters: Facts say what it becomes, each of `self`.

shape_given(all(Facts0), Facts) :-
    memberchk(pt_set(_, _, _), Facts0),
    maplist(of_self, Facts0, Facts).

of_self(Fact0, Fact) :-
    Fact0 =.. [Name, Subject|Arguments],
    memberchk(Subject, [it, event_object]),
    Fact =.. [Name, self|Arguments].

%!  turning_face_up(+World, +Object, -Events:list) is det.
%
%   What happens as Object is turned face up.

turning_face_up(World, Object, [turned(Object, front)|Events]) :-
    normal_values(World, Object, Values),
    get_dict(abilities, Values, Abilities),
    controller(World, Object, You),
    findall(Event,
            ( member(ability(_, Ability, _), Abilities),
              ( Ability = as_turned_face_up(self, Meaning) ; Ability = any_of_as(self, Meaning) ),
              done_as(Meaning, World, Object, You, Way),
              Way =.. [Name|Arguments],
              Event =.. [Name, Object|Arguments]
            ),
            Events).
