:- encoding(utf8).
:- module(lawmage_counters_grammar,
          [ counter_kind//1,    % -Counter
            counter_or_counters//0,
            counters_word//1,   % -Counter
            energy_symbols//1,  % -Count
            counters_on//1      % -Property
          ]).
:- use_module(comparisons).
:- use_module(function_words).
:- use_module(words).

/** <module> Counters on things (CR 122)

"with a +1/+1 counter on it", and the word before "counter".
*/

%!  counters_on(-Property)// is nondet.
%
%   "a +1/+1 counter on it", "two or more charge counters on them", "counters on them".

counters_on(counters(Counter, Comparison)) -->
    counters_count(Counter, Comparison),
    [on],
    itself.
counters_on(not(counters(Counter, at_least(1)))) -->
    [no],
    counters_named(Counter),
    [on],
    itself.

counters_count(Counter, at_least(1)) --> article, counter_named(Counter).
counters_count(Counter, at_least(1)) --> [one, or, more], counters_named(Counter).
counters_count(Counter, at_least(N)) --> cardinal(N), [or, more], counters_named(Counter).
counters_count(Counter, at_most(N)) --> cardinal(N), [or], fewer, counters_named(Counter).
counters_count(Counter, exactly(N)) --> [exactly], cardinal(N), counters_named(Counter).
counters_count(Counter, at_least(N)) --> [at, least], cardinal(N), counters_named(Counter).
counters_count(Counter, exactly(N)) --> cardinal(N), counters_named(Counter), { N > 1 }.
counters_count(Counter, exactly(1)) --> [one], counter_named(Counter).
counters_count(Counter, even) --> [an, even, number, of], counters_named(Counter).
counters_count(Counter, odd) --> [an, odd, number, of], counters_named(Counter).
counters_count(Counter, at_least(1)) --> counters_named(Counter).

counter_named(any) --> [counter].
counter_named(Counter) --> counter_kind(Counter), [counter].
counters_named(any) --> [counters].
counters_named(Counter) --> counter_kind(Counter), [counters].
counters_named(Counter) --> counter_kind(Counter), [counter].

%!  counters_word(-Counter)// is nondet.
%
%   "counter", "counters", with the kind before it or `any`.

counters_word(any) --> counter_or_counters.
counters_word(Counter) --> counter_kind(Counter), counter_or_counters.

%!  counter_or_counters// is semidet.
%
%   "counter" or "counters".

counter_or_counters --> [counter].
counter_or_counters --> [counters].

%!  energy_symbols(-Count)// is semidet.
%
%   {E}, as many as there are, at least one.

energy_symbols(Count) --> [sym('{E}')], more_energy(1, Count).

more_energy(Count0, Count) -->
    [sym('{E}')],
    !,
    { Count1 is Count0 + 1 },
    more_energy(Count1, Count).
more_energy(Count, Count) --> [].

%!  counter_kind(-Counter)// is semidet.
%
%   The word before "counter": "+1/+1", "charge", "first strike".

counter_kind(pt(P, T)) --> [mod(P, T)].
counter_kind(first_strike) --> [first, strike].
counter_kind(double_strike) --> [double, strike].
counter_kind(Word) -->
    [Word],
    { counter_name(Word) }.
