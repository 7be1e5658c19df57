:- encoding(utf8).
:- module(lawmage_reading,
          [ read_facts/2,      % +Facts0, -Facts
            read_abilities/2,  % +Texts, -Terms
            read_face/3,       % +Written, -Face, -Readings
            read_about/3       % +About, +Text, -Readings
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('objects/mana').
:- autoload('keywords/names', [keyword_name/5]).
:- autoload('objects/card_types', [card_type/1, supertype/1]).
:- autoload('objects/subtypes', [subtype/2]).

/** <module> What a board holds as written, read

A face may be given as it is written out in a scenario:

    written(Name, TypeLine, Cost, Colors, PowerToughness, Loyalty, Defense, Text)

strings, `none` where there is nothing; Colors a list of the letters w u b r g, or from_cost.  The words of a gain or an
effect may be text(Words), or strict(Words) where an unread one is an error.  The grammar is loaded when the first
words have to be read.
*/

%!  read_facts(+Facts0:list, -Facts:list) is det.
%
%   Facts0 with all that is written in them read.
%
%   @throws error(text_error(Message), _) for what can't be read as what it must be.

read_facts(Facts0, Facts) :-
    read_each(Facts0, Read),
    referred_to(Facts0, Read),
    findall(Fact, ( member(Fact0, Read), starting_fact(Fact0, Read, Fact) ), Facts1),
    findall(settled_condition(Condition, Truth),
            ( member(settled(Words, Truth), Facts1),
              \+ memberchk(settled_condition(_, _), Facts1),
              condition_meaning(Words, Facts1, Condition)
            ),
            Settled),
    append(Facts1, Settled, Facts).

%   A board's words name by <id> only what is there.

referred_to(Facts0, Read) :-
    (   nth1(N, Facts0, Fact0),
        written_fact(Fact0),
        memberchk(player(_), Facts0),
        nth1(N, Read, Fact),
        sub_term(Part, Fact),
        nonvar(Part),
        Part = ref(Id),
        \+ memberchk(object(Id, _, _, _, _), Facts0),
        \+ memberchk(player(Id), Facts0)
    ->  unreadable("<~w> is no object or player", [Id])
    ;   true
    ).

written_fact(gain(_, _, _, _, Words)) :-
    ( Words = text(_) ; Words = strict(_) ).
written_fact(standing_effect(_, _, _, text(_))).

%   What the words of a condition mean, in a text of an object that they name or call "it", or that enchants or equips it.

condition_meaning(Words, Facts, Condition) :-
    short_enough(Words),
    grammar,
    findall(Name, ( member(printed(_, _, Face), Facts), arg(1, Face, Name), Name \== '', sub_atom(Words, _, _, _, Name) ), Names0),
    sort(Names0, Names),
    member(Name, [''|Names]),
    member(Subject, ["This creature", "Enchanted creature", "Equipped creature"]),
    format(string(Text), "~w can't attack if ~w.", [Subject, Words]),
    lawmage_oracle:read_text(card(Name, [creature], []), Text, [reading(_, when(Condition, _), _)]),
    Condition \= opaque(_).

%   A planeswalker's loyalty counters and a battle's defense counters are as printed where the board names none.

starting_fact(as_printed(Object), Facts, counters(Object, Counter, Number)) :-
    !,
    original(Object, Facts, [], Original),
    (   memberchk(face_up(Original, Face0), Facts)
    ->  Face = Face0
    ;   Face = front
    ),
    memberchk(printed(Original, Face, face(_, _, _, _, _, _, _, _, Loyalty, Defense, _)), Facts),
    member(Counter-Number, [loyalty-Loyalty, defense-Defense]),
    integer(Number).
starting_fact(Fact, _, Fact).

original(Object, Facts, Seen, Original) :-
    (   memberchk(copy_of(Object, Next, _), Facts),
        \+ memberchk(Next, [Object|Seen])
    ->  original(Next, Facts, [Object|Seen], Original)
    ;   Original = Object
    ).

read_each([], []).
read_each([Fact0|Facts0], [Fact|Facts]) :-
    read_fact(Fact0, Fact),
    read_each(Facts0, Facts).

read_fact(printed(Object, Up, Written), Fact), Written = written(_, _, _, _, _, _, _, _) =>
    read_face(Written, Face, _),
    Fact = printed(Object, Up, Face).
read_fact(gain(Object, N, Player, Timestamp, text(Words)), Fact) =>
    (   gain_meaning(Words, Meaning)
    ->  Fact = gain(Object, N, Player, Timestamp, Meaning)
    ;   Fact = unread_text(Object, N, Words)
    ).
read_fact(gain(Object, N, Player, Timestamp, strict(Words)), Fact) =>
    (   gain_meaning(Words, Meaning)
    ->  Fact = gain(Object, N, Player, Timestamp, Meaning)
    ;   unreadable("\"~w\" is not understood as what ~w has; expected a keyword such as \"flying\" or words such as \"gets +1/+1\"",
                   [Words, Object])
    ).
read_fact(standing_effect(N, Player, Timestamp, text(Words)), Fact) =>
    (   effect_meaning(Words, Meaning)
    ->  Fact = standing_effect(N, Player, Timestamp, Meaning)
    ;   Fact = unread_text(effects, N, Words)
    ).
read_fact(copy_of(Object, Original, text(Words)), Fact) =>
    format(string(Copying), "becomes a copy of <~w>, except ~w", [Original, Words]),
    (   gain_meaning(Copying, becomes_copy(self, _, Exceptions))
    ->  Fact = copy_of(Object, Original, Exceptions)
    ;   unreadable("\"~w\" is not understood as an exception to copying", [Words])
    ).
read_fact(mana(Player, text(Words)), Fact) =>
    written_cost(Words, Cost),
    Fact = mana(Player, Cost).
read_fact(Fact0, Fact) =>
    Fact = Fact0.

gain_meaning(Words, Meaning) :-
    short_enough(Words),
    grammar,
    (   lawmage_oracle:read_gain(Words, Meaning0)
    ->  Meaning = Meaning0
    ;   called_keyword(Words, English),
        lawmage_oracle:read_gain(English, Meaning)
    ).

%   Words are what cards in Portuguese or Spanish call a keyword without parameters.

called_keyword(Words, English) :-
    string_lower(Words, Lower),
    normalize_space(atom(Name), Lower),
    Name \== '',
    keyword_name(_, _, English, Portuguese, Spanish),
    memberchk(Name, [Portuguese, Spanish]),
    !.

effect_meaning(Words, Meaning) :-
    short_enough(Words),
    grammar,
    lawmage_oracle:read_effect(Words, Meaning).

%!  read_abilities(+Texts:list, -Terms:list) is det.
%
%   Each of Texts, an ability in Oracle wording or a keyword, as its meaning.
%
%   @throws error(text_error(Message), _) for one that is not understood.

read_abilities([], []).
read_abilities([Text|Texts], [Term|Terms]) :-
    grammar,
    (   short_enough(Text),
        lawmage_oracle:read_ability(Text, Term0)
    ->  Term = Term0
    ;   unreadable("\"~w\" is not understood as an ability", [Text])
    ),
    read_abilities(Texts, Terms).

%   The grammar is loaded here; it must load without a warning, like the rest.

:- dynamic grammar_loaded/0.

grammar :-
    grammar_loaded,
    !.
grammar :-
    statistics(errors, Errors),
    statistics(warnings, Warnings),
    use_module(oracle(oracle), []),
    (   statistics(errors, Errors),
        statistics(warnings, Warnings)
    ->  assertz(grammar_loaded)
    ;   throw(error(existence_error(grammar, 'kb/oracle loads with warnings'), _))
    ).

:- prolog_load_context(directory, Directory),
   atom_concat(Directory, '/oracle', Oracle),
   asserta(user:file_search_path(oracle, Oracle)).

%!  read_face(+Written, -Face, -Readings) is det.
%
%   Face is the face(...) term of Written (objects/copiable.pl), and Readings is what the grammar says of
%   each line of its text.

read_face(written(Name, TypeLine, Cost0, Colors0, PowerToughness, Loyalty0, Defense0, Text),
          face(Name, Cost, Colors, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines),
          Readings) :-
    type_line(TypeLine, Supertypes, Types, Subtypes),
    (   Cost0 == none
    ->  Cost = none
    ;   written_cost(Cost0, Cost)
    ),
    (   Colors0 == from_cost
    ->  Colors = from_cost
    ;   maplist(letter_color, Colors0, Colors)
    ),
    power_toughness(PowerToughness, Power, Toughness),
    printed_number(Loyalty0, Loyalty),
    printed_number(Defense0, Defense),
    (   ( Text == none ; Text == "" )
    ->  Readings = [],
        Lines = []
    ;   grammar_reads(card(Name, Types, Subtypes), Text, Readings),
        lawmage_oracle:face_lines(Readings, Lines)
    ).

%!  read_about(+About, +Text:string, -Readings:list) is det.
%
%   What the grammar says of each line of Text, which stands on the card About: a face(...) term, or a name of which no more is known.

read_about(About, Text, Readings) :-
    (   About = face(Name, _, _, _, Types, Subtypes, _, _, _, _, _)
    ->  true
    ;   Name = About,
        Types = [],
        Subtypes = []
    ),
    grammar_reads(card(Name, Types, Subtypes), Text, Readings).

grammar_reads(Card, Text, Readings) :-
    (   short_enough(Text)
    ->  grammar,
        lawmage_oracle:read_text(Card, Text, Readings)
    ;   string_length(Text, Length),
        longest_text(Longest),
        unreadable("a text of ~D characters is too long; it may have ~D", [Length, Longest])
    ).

%   Much more than any card has, and little enough to be read within a second.

longest_text(20 000).

short_enough(Text) :-
    string_length(Text, Length),
    longest_text(Longest),
    Length =< Longest.

written_cost(Text, Cost) :-
    catch(parse_cost(Text, Cost), error(syntax_error(_), _),
          unreadable("~w is no mana cost; expected symbols such as {2}{W}", [Text])).

letter_color(w, white).
letter_color(u, blue).
letter_color(b, black).
letter_color(r, red).
letter_color(g, green).

%   type_line(+Text, -Supertypes, -Types, -Subtypes) is det.
%   The words of a type line (CR 205.1): before the dash supertypes and card types, after it subtypes.

type_line(Text, Supertypes, Types, Subtypes) :-
    split_string(Text, "\u2014\u2013", " ", Parts),
    (   Parts = [Before]
    ->  After = ""
    ;   Parts = [Before, After]
    ->  true
    ;   unreadable("type line ~w has more than one dash", [Text])
    ),
    type_words(Before, Words),
    partition(supertype, Words, Supertypes, Types),
    (   member(Type, Types),
        \+ card_type(Type)
    ->  unreadable("type line ~w: ~w is no card type or supertype", [Text, Type])
    ;   Types == []
    ->  unreadable("type line ~w has no card type", [Text])
    ;   true
    ),
    type_words(After, Words1),
    joined_subtypes(Words1, Subtypes).

type_words(Text, Words) :-
    split_string(Text, " ", " ", Strings0),
    exclude(==(""), Strings0, Strings),
    maplist(type_word, Strings, Words).

type_word(String, Word) :-
    string_lower(String, Lower),
    split_string(Lower, "-", "", Parts),
    atomic_list_concat(Parts, '_', Word0),
    atomic_list_concat(Pieces, '\u2019', Word0),
    atomic_list_concat(Pieces, '\'', Word).

%   One creature type is two words long (CR 205.3m).

joined_subtypes([], []).
joined_subtypes([First, Second|Words], [Joined|Subtypes]) :-
    atomic_list_concat([First, Second], '_', Joined),
    subtype(_, Joined),
    !,
    joined_subtypes(Words, Subtypes).
joined_subtypes([Word|Words], [Word|Subtypes]) :-
    joined_subtypes(Words, Subtypes).

power_toughness(none, none, none) :- !.
power_toughness(Text, Power, Toughness) :-
    (   split_string(Text, "/", " ", [PowerText, ToughnessText]),
        printed_stat(PowerText, Power),
        printed_stat(ToughnessText, Toughness)
    ->  true
    ;   unreadable("~w is no power and toughness; expected such as 2/2 or */1+*", [Text])
    ).

printed_stat(Text, Stat) :-
    (   number_string(Number, Text),
        integer(Number)
    ->  Stat = Number
    ;   sub_string(Text, Before, 1, After, "*"),
        sub_string(Text, 0, Before, _, Left0),
        sub_string(Text, _, After, 0, Right0),
        split_string(Left0, "", "+ ", [Left]),
        split_string(Right0, "", "+-\u00B2 ", [Right]),
        star_number(Left, LeftNumber),
        star_number(Right, RightNumber)
    ->  Number is LeftNumber+RightNumber,
        Stat = star(Number)
    ).

star_number("", 0) :- !.
star_number(Text, Number) :-
    number_string(Number, Text).

printed_number(none, none) :- !.
printed_number(Number, Printed) :-
    (   integer(Number)
    ->  Printed = Number
    ;   number_string(Printed0, Number)
    ->  Printed = Printed0
    ;   Printed = x
    ).

unreadable(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(text_error(Message), _)).
