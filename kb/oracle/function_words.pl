:- encoding(utf8).
:- module(lawmage_function_words,
          [ article//0,
            be//1,              % ?Number
            card_word//0,
            cardinal//1,        % -Integer
            controls//1,        % ?Number
            disjunction//0,
            doesnt//1,          % ?Number
            has//1,             % ?Number
            isnt//1,            % ?Number
            its//0,
            itself//0,
            one_or_list/2,      % +Filter, -Alternative
            optional_comma//0,
            optional_the//0,
            owns//1,            % ?Number
            perfect//1,         % ?Number
            rounding//1,        % -Direction
            was//1,             % ?Number
            wasnt//1,           % ?Number
            zone_noun//1,       % -Zone
            own//1              % +Who
          ]).
:- use_module(words).

/** <module> Small words that many phrases share

Forms of "be", "have" and "control" by the number of what they are said of ("you" takes
the plural), pronouns that only repeat their noun, and what may be left out.
*/

%!  article// is semidet.
%
%   "a" or "an".

article --> [a].
article --> [an].

%!  disjunction// is semidet.
%
%   A word for "or".

disjunction --> [or].
disjunction --> [and, /, or].

%!  optional_comma// is nondet.
%
%   A comma, or nothing.

optional_comma --> [','].
optional_comma --> [].

%!  optional_the// is nondet.
%
%   "the", or nothing.

optional_the --> [the].
optional_the --> [].

%!  cardinal(-Integer)// is semidet.
%
%   A whole number, in digits or words.

cardinal(Integer) -->
    [Word],
    { (   integer(Word)
      ->  Integer = Word
      ;   atom(Word),
          number_word(Word, Integer)
      )
    }.

%!  rounding(-Direction)// is semidet.
%
%   What stands after "rounded".

rounding(up) --> [up].
rounding(down) --> [down].

%!  be(?Number)// is nondet.
%
%   "is", "are".

be(sg) --> [is].
be(sg) --> ['\'s'].
be(pl) --> [are].
be(pl) --> ['\'re'].

%!  isnt(?Number)// is nondet.
%
%   "isn't", "aren't".

isnt(sg) --> ['isn\'t'].
isnt(pl) --> ['aren\'t'].
isnt(sg) --> ['\'s', not].
isnt(pl) --> ['\'re', not].

%!  was(?Number)// is nondet.
%
%   "was", "were".

was(sg) --> [was].
was(pl) --> [were].

%!  wasnt(?Number)// is nondet.
%
%   "wasn't", "weren't".

wasnt(sg) --> ['wasn\'t'].
wasnt(pl) --> ['weren\'t'].

%!  has(?Number)// is nondet.
%
%   "has", "have".

has(sg) --> [has].
has(pl) --> [have].
has(pl) --> ['\'ve'].

%!  perfect(?Number)// is nondet.
%
%   "has", "have", or nothing, before a participle or a past tense.

perfect(_) --> [].
perfect(Number) --> has(Number).

%!  doesnt(?Number)// is nondet.
%
%   "doesn't", "don't".

doesnt(sg) --> ['doesn\'t'].
doesnt(pl) --> ['don\'t'].

%!  controls(?Number)// is nondet.
%
%   "controls", "control".

controls(sg) --> [controls].
controls(pl) --> [control].

%!  owns(?Number)// is nondet.
%
%   "owns", "own".

owns(sg) --> [owns].
owns(pl) --> [own].

%!  itself// is nondet.
%
%   A pronoun for the thing whose filter or predicate it stands in: "with a counter on it".

itself --> [it].
itself --> [them].
itself --> [him].
itself --> [her].

%!  its// is nondet.
%
%   The possessive of the same.

its --> [its].
its --> [their].
its --> [his].
its --> [her].

%!  card_word// is nondet.
%
%   "card", "cards".

card_word --> [card].
card_word --> [cards].

%!  zone_noun(-Zone)// is semidet.
%
%   A zone that each player has.

zone_noun(graveyard) --> [graveyard].
zone_noun(hand) --> [hand].
zone_noun(library) --> [library].

%!  own(+Who)// is semidet.
%
%   The possessive that repeats Who: "you … your", "each player … their".

own(you) --> !, [your].
own(_) --> [their].

%!  one_or_list(+Filter, -Alternative) is det.
%
%   Alternative is Filter as it stands in `any_of` or `not`: alone if it has one property.

one_or_list([Property], Property) :- !.
one_or_list(Filter, Filter).
