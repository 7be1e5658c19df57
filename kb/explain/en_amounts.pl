:- encoding(utf8).
:- module(lawmage_en_amounts,
          [ amount//1,          % +Amount
            how_many//1,        % +Amount
            amount_after//2,    % +Known, +Amount
            comparison//1,      % +Comparison
            costs//1,           % +Costs
            cost//1,            % +Cost
            keyword//1,         % +Keyword
            counter//1,         % +Counter
            plain//1            % +Term
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(en_words).
:- use_module(en_nouns).
:- autoload(en_conditions, [event//2]).

/** <module> Amounts, costs, keywords and any other term, in English
*/

%!  how_many(+Amount)// is det.
%
%   Amount as a count of things: small numbers in words.

how_many(Number) --> { integer(Number), between(1, 6, Number) }, !, { number_word(Number, Word) }, [Word].
how_many(Amount) --> amount(Amount).

number_word(1, "one").
number_word(2, "two").
number_word(3, "three").
number_word(4, "four").
number_word(5, "five").
number_word(6, "six").

%!  amount_after(+Known, +Amount)// is det.
%
%   Amount after the subject Known has been named.

amount_after(Known, stat(Stat, Subject)) --> { Known == Subject }, !, amount(stat(Stat, self)).
amount_after(_, Amount) --> amount(Amount).

%!  comparison(+Comparison)// is det.
%
%   How a number compares.

comparison(at_least(Amount)) --> !, amount(Amount), [" or more"].
comparison(at_most(Amount)) --> !, amount(Amount), [" or less"].
comparison(exactly(Amount)) --> !, amount(Amount).
comparison(less_than(Amount)) --> !, ["less than "], amount(Amount).
comparison(greater_than(Amount)) --> !, ["more than "], amount(Amount).
comparison(Comparison) --> plain(Comparison).

%!  amount(+Amount)// is det.
%
%   A number, or what determines it.

amount(Number) --> { integer(Number) }, !, [Number].
amount(x) --> !, ["X"].
amount(that_many) --> !, ["that many"].
amount(any_number) --> !, ["any number of"].
amount(chosen(number)) --> !, ["the chosen number"].
amount(keep) --> !, ["what it is"].
amount(up_to(Amount)) --> !, ["up to "], amount(Amount).
amount(count(Filter)) --> !, ["the number of "], things(plural, Filter).
amount(distinct(color, that_object(Subject))) --> !, ["the number of colors of "], subject(Subject).
amount(distinct(What, Filter)) --> !, ["the number of different "], word(What), ["s among "], things(plural, Filter).
amount(total(Stat, Filter)) --> !, ["the total "], word(Stat), [" of "], things(plural, Filter).
amount(least(Stat, Filter)) --> !, ["the least "], word(Stat), [" among "], things(plural, Filter).
amount(greatest(Stat, Filter)) --> !, ["the greatest "], word(Stat), [" among "], things(plural, Filter).
amount(stat(Stat, Subject)) --> !, whose(Subject), [" "], word(Stat).
amount(counters(Counter, Subject)) --> !, ["the number of "], counter(Counter), [" counters on "], subject(Subject).
amount(player_counters(Counter, Who)) --> !, ["the number of "], counter(Counter), [" counters of "], player(Who).
amount(life(Who)) --> !, players_own(Who), [" life"].
amount(starting_life(Who)) --> !, players_own(Who), [" starting life"].
amount(life_gained(Who)) --> !, ["the life "], player(Who), [" gained this turn"].
amount(damage_dealt(Who)) --> !, ["the damage dealt to "], player(Who), [" this turn"].
amount(life_lost(Who)) --> !, ["the life "], player(Who), [" lost this turn"].
amount(devotion(Who, Colors)) --> !, players_own(Who), [" devotion to "], joined(word, " and ", Colors).
amount(half(Amount, Way)) --> !, ["half "], amount(Amount), [" rounded "], word(Way).
amount(plus(Left, Right)) --> !, amount(Left), [" plus "], amount(Right).
amount(minus(Left, Right)) --> !, amount(Left), [" minus "], amount(Right).
amount(times(Left, Right)) --> !, amount(Left), [" times "], amount(Right).
amount(neg(Amount)) --> !, ["minus "], amount(Amount).
amount(Amount) --> plain(Amount).

%!  costs(+Costs:list)// is det.
%
%   What is to be paid.

costs([]) --> !, ["nothing"].
costs(Costs) --> joined(cost, ", ", Costs).

cost(mana(Text)) --> !, [Text].
cost(tap) --> !, ["{T}"].
cost(untap) --> !, ["{Q}"].
cost(loyalty(Number)) --> { integer(Number), Number > 0 }, !, ["[+", Number, "]"].
cost(loyalty(Number)) --> !, ["["], amount(Number), ["]"].
cost(pay_life(Amount)) --> !, ["pay "], amount(Amount), [" life"].
cost(energy(Amount)) --> !, ["pay "], amount(Amount), [" {E}"].
cost(times(Amount, Cost)) --> !, cost(Cost), [" for each of "], amount(Amount).
cost(remove_counters(Subject, Counter, Amount)) -->
    !,
    ["remove "],
    amount(Amount),
    [" "],
    counter(Counter),
    [" counters from "],
    subject(Subject).
cost(return(Subject, hand)) --> !, ["return "], subject(Subject), [" to its owner's hand"].
cost(total(How, Filter, Stat, at_least(Amount))) -->
    !,
    word(How), [" "], things(plural, Filter), [" with total "], word(Stat), [" "], amount(Amount), [" or more"].
cost(put_on_library(Subject, Place)) --> !, ["put "], subject(Subject), [" on the "], word(Place), [" of its owner's library"].
cost(exile(Subject, _)) --> !, ["exile "], subject(Subject).
cost(reveal(Subject, _)) --> !, ["reveal "], subject(Subject).
cost(waterbend(Cost)) --> !, ["waterbend ", Cost].
cost(Cost) --> { compound(Cost), compound_name_arguments(Cost, Name, [Argument]) }, !, word(Name), [" "], argument(Argument).
cost(Cost) --> plain(Cost).

%!  keyword(+Keyword)// is det.
%
%   A keyword ability with its parameters.

keyword(landwalk(any)) --> !, ["landwalk"].
keyword(landwalk(Filter)) --> { select(subtype(Subtype), Filter, Rest) }, !, kinds(Rest), word(Subtype), ["walk"].
keyword(landwalk(Filter)) --> { exclude(==(type(land)), Filter, Rest) }, !, kinds(Rest), ["landwalk"].
keyword(protection([])) --> !, ["protection from everything"].
keyword(protection(Filter)) --> !, ["protection from "], quality(Filter).
keyword(hexproof_from(Filter)) --> !, ["hexproof from "], quality(Filter).
keyword(enchant(Filter)) --> !, ["enchant "], things(singular, Filter).
keyword(typecycling(Type, Costs)) --> !, argument(Type), ["cycling "], costs(Costs).
keyword(Keyword) -->
    { compound(Keyword),
      compound_name_arguments(Keyword, Name, Arguments0),
      exclude(==([]), Arguments0, Arguments)
    },
    !,
    word(Name),
    arguments(Arguments).
keyword(Keyword) --> word(Keyword).

kinds([]) --> [].
kinds([Property|Properties]) -->
    property(Property),
    [" "],
    kinds(Properties).

arguments([]) --> [].
arguments([Argument|Arguments]) -->
    [" "],
    argument(Argument),
    arguments(Arguments).

quality([color(Color)]) --> { atom(Color) }, !, word(Color).
quality([multicolored]) --> !, ["multicolored"].
quality([monocolored]) --> !, ["monocolored"].
quality([choice(Choice)]) --> !, ["the "], word(Choice), [" of your choice"].
quality([chosen(Choice)]) --> !, ["the chosen "], word(Choice).
quality([belongs_to(Who)]) --> !, player(Who).
quality(Filter) --> things(plural, Filter).

%!  counter(+Counter)// is det.
%
%   The kind of a counter.

counter(pt(Power, Toughness)) --> !, signed(Power), ["/"], signed(Toughness).
counter(any) --> !, ["any"].
counter(Counter) --> word(Counter).

signed(Number) --> { integer(Number), Number >= 0 }, !, ["+", Number].
signed(Number) --> [Number].

%!  plain(+Term)// is det.
%
%   Any term: its name and what it holds.

plain(Text) --> { string(Text) }, !, [Text].
plain(Number) --> { number(Number) }, !, [Number].
plain(Word) --> { atom(Word), Word \== [] }, !, word(Word).
plain(Items) --> { is_list(Items) }, !, joined(argument, ", ", Items).
plain(Term) -->
    { compound_name_arguments(Term, Name, Arguments) },
    word(Name),
    arguments(Arguments).

%   The argument of something unknown: by what it looks like.

argument(Argument) --> { sorted_as(Argument, Nonterminal) }, !, call(Nonterminal, Argument).
argument(Argument) --> plain(Argument).

sorted_as(Costs, costs) :- is_list(Costs), Costs = [First|_], is_cost(First).
sorted_as(Filter, things(singular)) :- is_list(Filter), Filter = [First|_], is_property(First).
sorted_as(Amount, amount) :- is_amount(Amount).
sorted_as(Subject, subject) :- is_subject(Subject).
sorted_as(event(Event), event(when)) :- nonvar(Event).

is_cost(mana(_)).
is_cost(pay_life(_)).
is_cost(tap).
is_cost(times(_, mana(_))).

is_amount(Amount) :- integer(Amount).
is_amount(x).
is_amount(count(_)).
is_amount(stat(_, _)).
is_amount(counters(_, _)).
is_amount(times(_, _)).

is_subject(self).
is_subject(it).
is_subject(event_object).
is_subject(host(_, _)).
is_subject(that(_)).
is_subject(choose(_, _)).
is_subject(each(_)).
is_subject(target(_, _)).
is_subject(player(_)).
is_subject(you).
