:- encoding(utf8).
:- module(lawmage_text_change,
          [ reworded/4           % +From, +To, +C0, -C
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(terms), [mapargs/3]).

/** <module> Words replaced in an object's text (CR 612)

A colour word or a subtype is replaced where it is used as one (CR 612.2): in the type line and in the abilities of the object's own text;
names and mana symbols stay, and so does what effects grant (CR 612.3).
*/

%!  reworded(+From, +To, +C0:dict, -C:dict) is det.
%
%   C is C0 with To, a color(Color) or subtype(Subtype), for From.

reworded(From, To, C0, C) :-
    get_dict(abilities, C0, Abilities0),
    maplist(reworded_ability(From, To), Abilities0, Abilities),
    put_dict(abilities, C0, Abilities, C1),
    (   From = subtype(Old),
        get_dict(subtypes, C1, Subtypes0),
        selectchk(Old, Subtypes0, New, Subtypes1)
    ->  To = subtype(New),
        list_to_set(Subtypes1, Subtypes),
        put_dict(subtypes, C1, Subtypes, C)
    ;   C = C1
    ).

reworded_ability(From, To, ability(Key, Meaning0, Timestamp), ability(Key, Meaning, Timestamp)) :-
    (   Key = granted(_, _)
    ->  Meaning = Meaning0
    ;   replaced(From, To, Meaning0, Meaning)
    ).

%   Colours also stand alone where a text lists them.

replaced(From, To, Term, New), Term == From =>
    New = To.
replaced(color(From), color(To), Term, New), colors_listed(Term, Colors0, New, Colors) =>
    maplist(other_color(From, To), Colors0, Colors).
replaced(From, To, Term, New), compound(Term) =>
    mapargs(replaced(From, To), Term, New).
replaced(_, _, Term, New) =>
    New = Term.

colors_listed(set_color(Subject, Colors0), Colors0, set_color(Subject, Colors), Colors).
colors_listed(add_color(Subject, Colors0), Colors0, add_color(Subject, Colors), Colors).
colors_listed(devotion(Who, Colors0), Colors0, devotion(Who, Colors), Colors).

other_color(From, To, Color0, Color) :-
    (   Color0 == From
    ->  Color = To
    ;   Color = Color0
    ).
