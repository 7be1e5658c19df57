:- encoding(utf8).
:- module(lawmage_copiable,
          [ copiable_values/3,     % +World, +Object, -Values
            normal_values/3,       % +World, +Object, -Values
            copy_step/4,           % +World, ?Object, -Source, -Original
            copy_step/5,           % +World, ?Object, -Source, -Original, -Exceptions
            static_copying/4,      % +World, +Object, -Line, -Original
            entering_step/4        % +World, +Object, -Key, -Fact
          ]).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(printed_values).
:- autoload(copying, [copied_values/6]).
:- autoload(entered_as, [entered_values/5, entering_choice/4]).

/** <module> Copiable values (CR 707.2, 613.2)

The values that an object starts from: those printed on the face that is up, as changed by copy effects in timestamp
order (CR 613.2a), and by being face down (CR 613.2b).
*/

%!  copiable_values(+World, +Object, -Values:dict) is det.
%
%   What another object would copy of Object; the controller is not among the values.

copiable_values(World, Object, Values) :-
    values(World, Object, infinite, [], Values).

%!  normal_values(+World, +Object, -Values:dict) is det.
%
%   The same as if Object were face up (CR 708.8).

normal_values(World, Object, Values) :-
    face_up_values(World, Object, infinite, [], Values).

%   values(+World, +Object, +Before, +Seen, -Values)
%   With the copy effects older than Before; Seen are the objects whose values wait for these.

values(World, Object, Before, Seen, Values) :-
    (   face_up(World, Object, down)
    ->  face_down_values(World, Object, Values)
    ;   face_up_values(World, Object, Before, Seen, Values)
    ).

%   What is face down has only the characteristics listed for it: by the rules those of a 2/2 creature (CR 708.2a), with ward {2} where it
%   was cloaked or cast by disguise (CR 701.58a, 702.168a), and none at all in exile (CR 406.3).

face_down_values(World, Object, Values) :-
    object(World, Object, Zone, _, _, Timestamp),
    (   Zone == exile
    ->  Face = face('', none, [], [], [], [], none, none, none, none, [])
    ;   face_down_lines(World, Object, Lines),
        Face = face('', none, [], [], [creature], [], 2, 2, none, none, Lines)
    ),
    face_values(Face, 0, Object, Timestamp, Values).

face_down_lines(World, Object, Lines) :-
    (   designation(World, Object, Designation),
        memberchk(Designation, [cloaked, disguised])
    ->  Lines = [line(1, keywords([ward([mana('{2}')])]), [])]
    ;   Lines = []
    ).

face_up_values(World, Object, Before, Seen, Values) :-
    (   copy_effects(World, Object, Before, Effects),
        last(Effects, copies(Timestamp, Source, Original, Exceptions)),
        Original \== Object,
        \+ memberchk(Original, Seen)
    ->  original_before(Source, Timestamp, Limit),
        original_values(Source, World, Object, Original, Limit, [Object|Seen], Copied),
        printed_values(World, Object, Own),
        copied_values(Exceptions, World, Object, Own, Copied, Values0)
    ;   Source = none,
        print_used(World, Object, Seen, Values0)
    ),
    as_entered(Source, World, Object, Values0, Values).

%   print_used(+World, +Object, +Seen, -Values)
%   Whether the values of a flip card are those of its lower half is said by the status of what copies it, the last of Seen (CR 707.3,
%   710.1b).

print_used(World, Object, [One|Others], Values) :-
    printed(World, Object, flipped, _),
    last([One|Others], Copy),
    !,
    (   face_up(World, Copy, flipped)
    ->  Face = flipped
    ;   Face = front
    ),
    printed_values(World, Object, Face, Values).
print_used(World, Object, _, Values) :-
    printed_values(World, Object, Values).

%   What was chosen as it entered, which a later copy effect overwrites (CR 613.2a).

as_entered(key(_), _, _, Values0, Values) =>
    Values = Values0.
as_entered(_, World, Object, Values0, Values), chosen(World, Object, number, Number) =>
    entered_values(World, Object, Number, Values0, Values).
as_entered(_, _, _, Values0, Values) =>
    Values = Values0.

%   A token that was made as a copy of a double-faced permanent has both its faces (CR 707.8a).

original_values(copy_of(_), World, Object, Original, _, Seen, Values) :-
    faces_copied(World, Object, Original),
    face_up(World, Object, Face),
    Face \== down,
    !,
    both_faces(World, Original, Face, Seen, Values).
original_values(_, World, _, Original, Limit, Seen, Values) :-
    values(World, Original, Limit, Seen, Values).

faces_copied(World, Object, Original) :-
    token(World, Object),
    \+ printed(World, Object, _, _),
    has_faces(World, Original, [Object]).

has_faces(World, Object, Seen) :-
    \+ memberchk(Object, Seen),
    \+ face_up(World, Object, down),
    (   copy_effects(World, Object, infinite, Effects)
    ->  Effects = [copies(_, copy_of(_), Original, _)],
        token(World, Object),
        \+ printed(World, Object, _, _),
        has_faces(World, Original, [Object|Seen])
    ;   double_faced(World, Object)
    ).

both_faces(World, Original, Face, Seen, Values) :-
    (   copy_effects(World, Original, infinite, [copies(_, _, Next, Exceptions)])
    ->  both_faces(World, Next, Face, [Original|Seen], Copied),
        printed_values(World, Original, Own),
        copied_values(Exceptions, World, Original, Own, Copied, Values)
    ;   printed_values(World, Original, Face, Values)
    ).

%   What an object entered as a copy of has the copy effects that the board lists for it; an effect that came later copied what was
%   there then (CR 707.2b).

original_before(copy_of(_), _, infinite).
original_before(key(_), Timestamp, Timestamp).

%   copy_effects(+World, +Object, +Before, -Effects)
%   copies(Timestamp, Source, Original, Exceptions), oldest first; the last one decides.

copy_effects(World, Object, Before, Effects) :-
    findall(Timestamp-copies(Timestamp, Source, Original, Exceptions),
            ( copy_effect(World, Object, Timestamp, Source, Original, Exceptions),
              earlier(Timestamp, Before)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    findall(Effect, member(_-Effect, Pairs), Effects),
    Effects \== [].

earlier(_, infinite) :-
    !.
earlier(Timestamp, Before) :-
    Timestamp < Before.

copy_effect(World, Object, Timestamp, copy_of(Object), Original, Exceptions) :-
    copy_of(World, Object, Original, Stated),
    object(World, Object, _, _, _, Timestamp),
    (   Stated == own
    ->  own_exceptions(World, Object, Exceptions)
    ;   Exceptions = Stated
    ).
copy_effect(World, Object, Timestamp, key(gain(Object, N)), Original, Exceptions) :-
    gain(World, Object, N, _, Timestamp, Meaning),
    copy_part(Meaning, self, Original, Exceptions0),
    own_ability(World, Object, Exceptions0, Exceptions).
copy_effect(World, Object, Timestamp, key(effect(N)), Original, Exceptions) :-
    standing_effect(World, N, _, Timestamp, Meaning),
    copy_part(Meaning, ref(Object), Original, Exceptions0),
    own_ability(World, Object, Exceptions0, Exceptions).

copy_effect(World, Object, Timestamp, key(line(Source, N, 1)), Original, []) :-      % a static ability
    attached_to(World, Source, Object),
    static_copying(World, Source, N, Original),
    object(World, Source, battlefield, _, _, Timestamp).

%!  static_copying(+World, +Object, -Line:integer, -Original) is semidet.
%
%   That Line of Object's text makes what it is attached to a copy of Original, which was chosen for it and is still there.

static_copying(World, Object, Line, Original) :-
    chosen(World, Object, object, Original),
    object(World, Original, Zone, _, _, _),
    Zone \== gone,
    shown_line(World, Object, line(Line, becomes_copy(host(_, _), chosen(object, _)), _)),
    !.

shown_line(World, Object, Line) :-
    ( face_up(World, Object, Up) -> true ; Up = front ),
    printed(World, Object, Up, Face),
    arg(11, Face, Lines),
    member(Line, Lines).

copy_part(Meaning, Subject, Original, Exceptions) :-
    copy_fact(Meaning, Fact),
    (   Fact = becomes_copy(Subject, ref(Original))
    ->  Exceptions = []
    ;   Fact = becomes_copy(Subject, ref(Original), Exceptions)
    ).

copy_fact(until(_, Meaning), Fact) :-
    copy_fact(Meaning, Fact).
copy_fact(all(Meanings), Fact) :-
    member(Meaning, Meanings),
    copy_fact(Meaning, Fact).
copy_fact(Fact, Fact) :-
    functor(Fact, becomes_copy, _).

%!  copy_step(+World, ?Object, -Source, -Original) is nondet.
%
%   Object is a copy of Original, says Source: copy_of(Object) or the key of an effect.

copy_step(World, Object, Source, Original) :-
    copy_step(World, Object, Source, Original, _).

%!  copy_step(+World, ?Object, -Source, -Original, -Exceptions:list) is nondet.
%
%   The same with the exceptions that are made (CR 707.9).

copy_step(World, Object, Source, Original, Exceptions) :-
    object(World, Object, _, _, _, _),
    copy_effects(World, Object, infinite, Effects),
    last(Effects, copies(_, Source, Original, Exceptions)).

%!  entering_step(+World, +Object, -Key, -Fact) is nondet.
%
%   Fact, of the ability with Key, is what was chosen for Object as it entered or was turned face up (CR 613.2a).

entering_step(World, Object, Key, Fact) :-
    chosen(World, Object, number, Number),
    \+ face_up(World, Object, down),
    \+ copy_step(World, Object, key(_), _, _),
    copiable_values(World, Object, Values),
    entering_choice(Values, Number, Key, Facts),
    member(Fact, Facts).

%   The exceptions that the object's own text makes: of the first of its abilities that copies something.

own_exceptions(World, Object, Exceptions) :-
    copying_line(World, Object, Term, Exceptions0),
    !,
    this_ability(Exceptions0, Term, Exceptions).
own_exceptions(_, _, []).

%   "This ability" of an effect is the object's own ability that copies, which the effect is of.

own_ability(World, Object, Exceptions0, Exceptions) :-
    (   memberchk(grant(_, this_ability), Exceptions0),
        copying_line(World, Object, Term, _)
    ->  this_ability(Exceptions0, Term, Exceptions)
    ;   Exceptions = Exceptions0
    ).

copying_line(World, Object, Term, Exceptions) :-
    printed(World, Object, front, Face),
    arg(11, Face, Lines),
    member(line(_, Term, _), Lines),
    copying_text(Term, Exceptions).

%   copying_text(+Term, -Exceptions) is nondet.

copying_text(copy_of(_), []).
copying_text(copy_of(_, Exceptions), Exceptions).
copying_text(becomes_copy(_, _), []).
copying_text(becomes_copy(_, _, Exceptions), Exceptions).
copying_text(Term, Exceptions) :-
    compound(Term),
    arg(_, Term, Argument),
    copying_text(Argument, Exceptions).

%   "This ability" in an exception is the whole line.

this_ability([], _, []).
this_ability([Exception0|Exceptions0], Line, [Exception|Exceptions]) :-
    (   Exception0 = grant(Subject, this_ability)
    ->  Exception = grant(Subject, Line)
    ;   Exception = Exception0
    ),
    this_ability(Exceptions0, Line, Exceptions).
