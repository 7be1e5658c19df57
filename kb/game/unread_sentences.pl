:- encoding(utf8).
:- module(lawmage_unread_sentences,
          [ all_read/3           % +World, +Object, +Line
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').

/** <module> Sentences that the grammar didn't read (CR 608.2c)

A spell or ability is followed whole or not at all: one of whose text a sentence wasn't read stops the game there.  Its effect can be carried out
by hand.
*/

%!  all_read(+World, +Object, +Line) is det.
%
%   All that Line of the text of Object says of its resolution was read; of every line, where Line is `any`.
%
%   @throws error(not_supported(What, Label), _) for the first sentence that wasn't.

all_read(World, Object, Line) :-
    (   text_lines(World, Object, Lines),
        member(line(Line0, _, Unread), Lines),
        ( Line == any ; Line == Line0 ),
        member(unread(Sentence, Bearings), Unread),
        \+ subtract(Bearings, [casting], [])
    ->  format(atom(What), "sentence ~w, which was not read,", [Sentence]),
        atomic_list_concat([Object, /, Line0], Label),
        throw(error(not_supported(What, Label), _))
    ;   true
    ).

text_lines(World, Object, Lines) :-
    \+ copy_of(World, Object, _, _),
    ( face_up(World, Object, Up) -> true ; Up = front ),
    printed(World, Object, Up, Face),
    !,
    arg(11, Face, Lines).
