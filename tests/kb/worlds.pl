:- encoding(utf8).
:- module(test_worlds, [with/2, plain/5, creature/6]).
:- use_module(kb(load)).
:- use_module(kb('objects/board')).
:- use_module(kb('objects/characteristics')).
:- use_module(kb('objects/effects')).

/** <module> Boards for the tests of the rules
*/

:- meta_predicate with(+, 0).

%!  with(+Facts:list, :Goal) is semidet.
%
%   Goal, once, on a board of two players A and B with Facts, all of it known; the world is w.

with(Facts0, Goal) :-
    flatten([ edition('2026-09-25'), active('A'), step(declare_blockers),
              player('A'), player('B'), life('A', 20), life('B', 20), hand('A', 0), hand('B', 0)
            | Facts0 ], Facts),
    setup_call_cleanup(
        load_board(w, Facts),
        ( underived(w), known(w), once(Goal) ),
        clear_board(w)).

%!  plain(+Id, +Player, +Timestamp, +Face, -Facts) is det.
%
%   A permanent with a face face(Cost, Types, Subtypes, Power, Toughness, Meanings): a line for each meaning.

plain(Id, Player, Timestamp, face(Cost, Types, Subtypes, Power, Toughness, Meanings),
      [ object(Id, battlefield, Player, Player, Timestamp),
        printed(Id, front, face(Id, Cost, from_cost, [], Types, Subtypes, Power, Toughness, none, none, Lines))
      ]) :-
    findall(line(N, Meaning, []), nth1(N, Meanings, Meaning), Lines).

%!  creature(+Id, +Player, +Timestamp, +Size, +Meanings, -Facts) is det.
%
%   A creature of Size, Power/Toughness, that is a red Goblin.

creature(Id, Player, Timestamp, Power/Toughness, Meanings, Facts) :-
    plain(Id, Player, Timestamp, face([1, r], [creature], [goblin], Power, Toughness, Meanings), Facts).
