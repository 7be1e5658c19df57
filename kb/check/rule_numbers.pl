:- encoding(utf8).
:- module(lawmage_rule_numbers,
          [ rule_exists/2,     % +Edition, +Number
            newest_edition/1,  % -Edition
            cited/2            % +Line, -Number
          ]).
:- use_module(library(lists)).
:- use_module(numbers).

/** <module> Rule numbers: which there are, and where a line of text cites one
*/

%!  newest_edition(-Edition:atom) is det.
%
%   The newest edition whose numbers are kept.

newest_edition(Edition) :-
    findall(Date, section(Date, _, _), Dates),
    last(Dates, Edition).

%!  rule_exists(+Edition:atom, +Number:atom) is semidet.
%
%   Number, such as '702', '702.9' or '702.9b', is a section, a rule or a subrule of Edition (a date).

rule_exists(Edition, Number) :-
    number_parts(Number, Section, Rest),
    findall(Text, ( section(Date, Section, Text), Date @=< Edition ), Texts),
    last(Texts, Rules),
    Rules \== "",
    (   Rest == ''
    ->  true
    ;   split_string(Rules, " ", "", Ranges),
        rule_and_letter(Rest, Rule, Letter),
        member(Range, Ranges),
        rule_and_letter(Range, Rule, Last),
        letter_rank(Letter, Rank),
        letter_rank(Last, Most),
        Rank =< Most
    ->  true
    ).

number_parts(Number, Section, Rest) :-
    (   sub_atom(Number, 3, 1, _, '.')
    ->  sub_atom(Number, 4, _, 0, Rest)
    ;   Rest = ''
    ),
    sub_atom(Number, 0, 3, _, Digits),
    catch(atom_number(Digits, Section), _, fail),
    integer(Section).

%   "9f" is rule 9 and letter f.

rule_and_letter(Text, Rule, Letter) :-
    string_codes(Text, Codes),
    digits_and_letters(Codes, Digits, Letters),
    Digits = [_|_],
    number_codes(Rule, Digits),
    atom_codes(Letter, Letters).

digits_and_letters([Code|Codes], [Code|Digits], Letters) :-
    code_type(Code, digit),
    !,
    digits_and_letters(Codes, Digits, Letters).
digits_and_letters(Letters, [], Letters).

%   The letters of subrules are a to z, without l and o, then aa; none comes before a.

letter_rank('', Rank) => Rank = 0.
letter_rank(aa, Rank) => Rank = 27.
letter_rank(l, _) => fail.
letter_rank(o, _) => fail.
letter_rank(Letter, Rank) =>
    atom_length(Letter, 1),
    char_code(Letter, Code),
    Rank is Code-0'a+1.

%!  cited(+Line:string, -Number:atom) is nondet.
%
%   Line cites Number: a rule by its number, a subrule that ends a range such as 509.1a-f, or a section after "CR".

cited(Line, Number) :-
    split_string(Line, " \t\"'`()[]{}<>,;:/|*_=+!?#$%&@^~\\“”’", ".", Words),
    word_number(Words, Number).

word_number(["CR", Word|_], Section) :-
    string_length(Word, 3),
    number_string(Number, Word),
    integer(Number),
    atom_string(Section, Word).
word_number([Word|_], Number) :-
    sub_string(Word, 3, 1, _, "."),
    string_codes(Word, Codes),
    phrase(citation(Numbers), Codes),
    member(Number, Numbers).
word_number([_|Words], Number) :-
    word_number(Words, Number).

citation(Numbers) -->
    digits(Section),
    ".",
    digits(Rule),
    letters(Letter),
    { length(Section, 3),
      length(Letter, Length),
      Length =< 2,
      append([Section, `.`, Rule, Letter], Codes),
      atom_codes(Number, Codes)
    },
    range_end(Section, Rule, Number, Numbers).

range_end(_, _, Number, [Number]) --> [].
range_end(Section, Rule, Number, [Number, Last]) -->
    dash,
    letters(Letter),
    { Letter = [_],
      append([Section, `.`, Rule, Letter], Codes),
      atom_codes(Last, Codes)
    }.

dash --> "-".
dash --> "–".

digits([Code|Codes]) --> [Code], { code_type(Code, digit) }, more_digits(Codes).

more_digits([Code|Codes]) --> [Code], { code_type(Code, digit) }, !, more_digits(Codes).
more_digits([]) --> [].

letters([Code|Codes]) --> [Code], { Code >= 0'a, Code =< 0'z }, !, letters(Codes).
letters([]) --> [].
