:- encoding(utf8).
:- module(lawmage_text_changes,
          [ text_change//1      % -Tree
          ]).
:- use_module(subjects).
:- use_module(words).
:- autoload('../objects/card_types', [basic_land_type/1]).
:- autoload('../objects/subtypes', [subtype/2]).

/** <module> Text-changing effects (CR 612)

"Change the text of target permanent by replacing all instances of red with blue": the words that are exchanged are colour words,
basic land types or creature types (CR 612.2).
*/

%!  text_change(-Tree)// is nondet.
%
%   An instruction to change the words of a text.

text_change(change_text(S, From, To)) -->
    [change, the, text, of],
    object(_, S),
    [by, replacing, all, instances, of],
    text_word(Kind, From),
    [with],
    text_word(Kind, To).

text_change(Tree) -->
    [change, the, text, of],
    object(_, S),
    [by, replacing, all, instances, of],
    words_exchanged(S, Tree).

%   "One color word with another or one basic land type with another": which is chosen as it happens.

words_exchanged(S, change_words(S, Kinds)) --> exchanged_kinds(Kinds).
words_exchanged(S, change_words(S, [Kind], Word)) --> [one], word_kind(Kind), [with], text_word(_, Word).

exchanged_kinds([Kind|Kinds]) -->
    [one],
    word_kind(Kind),
    [with, another],
    more_exchanged(Kinds).

more_exchanged(Kinds) --> [or], exchanged_kinds(Kinds).
more_exchanged([]) --> [].

word_kind(color) --> [color, word].
word_kind(basic_land_type) --> [basic, land, type].
word_kind(type) --> [creature, type].

text_word(color, color(Color)) --> [Color], { color(Color) }.
text_word(Kind, subtype(Subtype)) -->
    [Word],
    { subtype_form(Word, Subtype, sg),
      kind(Subtype, Kind)
    }.

kind(Subtype, basic_land_type) :-
    basic_land_type(Subtype).
kind(Subtype, creature_type) :-
    subtype(creature, Subtype).
