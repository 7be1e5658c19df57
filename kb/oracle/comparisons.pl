:- encoding(utf8).
:- module(lawmage_comparisons_grammar,
          [ compared//1,        % -Comparison
            comparison//1,      % -Property
            fewer//0,
            stat_word//1        % -Stat
          ]).
:- use_module(amounts).
:- use_module(filters).
:- use_module(function_words).

/** <module> Comparisons with a number

"power 2 or less", "toughness greater than its power", "mana value X or less".
*/

%!  comparison(-Property)// is nondet.
%
%   "power 2 or less", "toughness greater than its power", "mana value X or less".

comparison(Property) -->
    stat_word(Stat),
    compared(Comparison),
    { Property =.. [Stat, Comparison] }.
comparison(power_and_toughness(Comparison)) -->
    [total, power, and, toughness],
    compared(Comparison).
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, or, toughness],
    compared(Comparison).
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, and, or, toughness],
    compared(Comparison).
comparison(any_of([power(Comparison), toughness(Comparison)])) -->
    [power, and, /, or, toughness],
    compared(Comparison).
comparison(any_of([base_power(Comparison), base_toughness(Comparison)])) -->
    [base, power, or, toughness],
    compared(Comparison).
comparison(Property) -->
    greater_or_less(Stat, Comparison),
    { Property =.. [Stat, Comparison] }.
comparison(Property) -->
    [the, greatest],
    stat_word(Stat),
    [among],
    filter(pl, Filter),
    { Property =.. [Stat, exactly(greatest(Stat, Filter))] }.

greater_or_less(Stat, greater_than(stat(Stat, pro(comparand)))) -->
    [greater],
    stat_word(Stat).
greater_or_less(Stat, less_than(stat(Stat, pro(comparand)))) -->
    lesser,
    stat_word(Stat).
greater_or_less(Stat, exactly(stat(Stat, pro(comparand)))) -->
    [equal],
    stat_word(Stat).
greater_or_less(Stat, at_least(stat(Stat, pro(comparand)))) -->
    [equal, or, greater],
    stat_word(Stat).
greater_or_less(Stat, at_most(stat(Stat, pro(comparand)))) -->
    [equal, or, lesser],
    stat_word(Stat).

lesser --> [less].
lesser --> [lesser].

%!  stat_word(-Stat)// is semidet.
%
%   "power", "toughness", "mana value" and the like.

stat_word(power) --> [power].
stat_word(toughness) --> [toughness].
stat_word(mana_value) --> [mana, value].
stat_word(base_power) --> [base, power].
stat_word(base_toughness) --> [base, toughness].

%!  compared(-Comparison)// is nondet.
%
%   "2 or less", "greater than that creature's power", "equal to X", "3".

compared(at_most(A)) --> number_amount(A), [or], fewer.
compared(at_least(A)) --> number_amount(A), [or], more.
compared(exactly(A)) --> number_amount(A).
compared(at_most(A)) --> [less, than, or, equal, to], compared_amount(A).
compared(at_least(A)) --> [greater, than, or, equal, to], compared_amount(A).
compared(at_least(A)) --> [equal, to, or, greater, than], compared_amount(A).
compared(at_most(A)) --> [equal, to, or, less, than], compared_amount(A).
compared(less_than(A)) --> [less, than], compared_amount(A).
compared(greater_than(A)) --> [greater, than], compared_amount(A).
compared(exactly(A)) --> [equal, to], compared_amount(A).
compared(any_of_numbers([A, B])) -->
    number_amount(A),
    [or],
    number_amount(B).

%!  fewer// is nondet.
%
%   "or less", after a number.

fewer --> [less].
fewer --> [fewer].
more --> [more].
more --> [greater].
more --> [higher].

number_amount(N) --> cardinal(N).
number_amount(x) --> [x].

%   In a filter, "its power" is that of the thing itself.

compared_amount(stat(Stat, own)) -->
    own_possessive,
    stat_word(Stat).
compared_amount(A) -->
    \+ own_stat,
    amount(A).

own_stat --> own_possessive, stat_word(_).

own_possessive --> [its].
own_possessive --> [their].
