:- encoding(utf8).
:- module(lawmage_mana_replacement,
          [ mana_replacement//1   % -Tree
          ]).
:- use_module(amounts).
:- use_module(filters).
:- use_module(function_words).
:- use_module(mana_actions).
:- use_module(players).
:- use_module(verbs).

/** <module> What replaces mana that a permanent is tapped for (CR 106.12b)
*/

%!  mana_replacement(-Tree)// is nondet.
%
%   "If a land is tapped for mana, it produces {B} instead of any other type".

mana_replacement(replaced(Event, Tree)) -->
    [if],
    tapping(Event),
    [',', it, produces],
    production(Tree).

tapping(taps_for_mana(Who, each(Filter))) -->
    who(Person, Who),
    [Word],
    { verb(Word, tap, Person) },
    article,
    filter(sg, Filter),
    [for, mana].
tapping(tapped_for_mana(each(Filter))) -->
    article,
    filter(sg, Filter),
    [is, tapped, for, mana].
tapping(tapped_for_mana(each(Filter), at_least(N))) -->
    article,
    filter(sg, Filter),
    [is, tapped, for],
    cardinal(N),
    [or, more, mana].

production(event_amount(times(2, that_many))) --> [twice, as, much, of, that, mana, instead].
production(event_amount(times(3, that_many))) --> [three, times, as, much, of, that, mana, instead].
production(produces(Mana, any_amount)) --> produced(Mana), [instead, of, any, other, type, and, amount].
production(produces(Mana, same_amount)) --> produced(Mana), [instead, of, any, other, type].

produced(mana('{C}')) --> [colorless, mana].
produced(any_color(1)) --> [mana, of, a, color, of, your, choice].
produced(any_color(1)) --> [one, mana, of, a, color, of, your, choice].
produced(Mana) --> added_mana(Mana).
