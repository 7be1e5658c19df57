:- encoding(utf8).
:- module(lawmage_spell_costs,
          [ spell_cost/10        % +World, +Board, +Player, +Card, +How, +Modes, +Splices, +Given, -Cost, -Usings
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/mana').
:- use_module('../objects/subjects', [is_player/4]).
:- use_module(casting_keywords).
:- use_module(casting_permissions, [permission_terms/8, spell_fits/4]).
:- use_module(casting_ways).
:- use_module(choice_options).
:- use_module(choices).
:- use_module(paying_costs).
:- use_module(position).
:- use_module(spell_text).
:- use_module(stated).

/** <module> What casting a spell costs, before increases and reductions (CR 601.2b, 118.8, 118.9)
*/

%!  spell_cost(+World, +Board, +Player, +Card, +How, +Modes, +Splices:list, +Given:list, -Cost:list, -Usings:list) is nondet.
%
%   Cost is what casting Card so may cost; Usings are the keywords of how(Face, Usings) as often as their costs are paid, and the kinds of
%   additional costs that a text offers and that are paid.  The first solution is the one meant where a payment doesn't tell.

spell_cost(World, Board, Player, Card, how(Face, Usings0), Modes, Splices, Given, Cost, Usings) :-
    object(World, Card, Zone, _, _, _),
    permission_terms(World, Board, Player, Card, Zone, how(Face, Usings0), Given, Terms),
    base_cost(World, Board, Player, Card, Face, Usings0, Given, Terms, Base),
    findall(Pay,
            ( ( ability_meaning(Board, Card, additional_cost(Pays)) ; member(additional_cost(Pays), Terms) ),
              member(Pay, Pays)
            ),
            Mandatory),
    list_to_set(Usings0, Names),
    keyword_costs(Names, World, Board, Player-Card, Usings0, Given, OfKeywords, Times),
    offered_costs(Board, Card, Usings0, Given, Offered, More),
    mode_costs(Board, Card, Modes, OfModes),
    findall(Pay, ( member(Splice, Splices), has_keyword_named(World, Splice, splice, splice(_, Pays)), member(Pay, Pays) ), Spliced),
    reductions(Usings0, World, Player, Card, Base, OfKeywords, Given, Reductions),
    command_zone_tax(World, Player, Card, Zone, Tax),
    append([Base, Mandatory, OfKeywords, Offered, OfModes, Spliced, Tax, Reductions], Cost),
    append(Times, More, Usings).

%   {2} more for each time that player has cast it from there (CR 903.8).

command_zone_tax(World, Player, Card, Zone, Tax) :-
    (   Zone == command,
        designation(World, Card, commander),
        commander_cast(World, Player, Commander, Times),
        same_card(World, Commander, Card)
    ->  More is 2*Times,
        cost_text([More], Text),
        Tax = [mana(Text)]
    ;   Tax = []
    ).

same_card(_, Card, Card) :- !.
same_card(World, Before, Card) :-
    became(World, Before, Next, _),
    same_card(World, Next, Card),
    !.

ability_meaning(Board, Card, Meaning) :-
    value(Board, Card, abilities, Abilities),
    member(ability(_, Whole, _), Abilities),
    meaning_part(Whole, _, Meaning0),
    Meaning0 = Meaning.

%   base_cost(...) is nondet: an alternative cost, or the mana cost.

base_cost(World, Board, Player, Card, Face, Usings, Given, Terms, Base) :-
    (   ( memberchk(free, Given) ; memberchk(free, Terms) )
    ->  Base = []
    ;   member(cost(Base0), Terms)
    ->  Base = Base0
    ;   Face == down                                                     % CR 702.37c
    ->  Base = [mana('{3}')]
    ;   member(Name, Usings),
        \+ Name == plot,
        alternative_of(Name, World, Board, Card, _)
    ->  alternative_of(Name, World, Board, Card, Base0),
        as_paid(Base0, Given, World, Base)
    ;   memberchk(plot, Usings)
    ->  Base = []
    ;   mana_cost(Board, Card, Base)
    ;   \+ memberchk(pay([]), Given),
        memberchk(pay(_), Given),
        text_alternative(Board, Player, Card, Base)
    ).

alternative_of(Name, World, Board, Card, Cost) :-
    (   has_keyword_named(World, Card, Name, _)
    ->  has_keyword_named(World, Card, Name, Keyword)
    ;   has_keyword_named(Board, Card, Name, Keyword)
    ),
    (   Keyword = any(_)
    ->  casting_cost(Shape, alternative, _, _),
        functor(Shape, Name, _),
        mana_cost(Board, Card, Cost)
    ;   casting_cost(Keyword, alternative, Cost, _)
    ).

%   "Up to one" is one where one is given (CR 702.180a).

as_paid([tap(choose(up_to(1), Filter))|Cost], Given, World, Pays) :-
    !,
    (   ( memberchk(pay(Pay), Given), memberchk(tap([_|_]), Pay) ; answer_to(World, [tap], any, _) )
    ->  Pays = [tap(choose(1, Filter))|Cost]
    ;   Pays = Cost
    ).
as_paid(Cost, _, _, Cost).

mana_cost(Board, Card, Base) :-
    value(Board, Card, cost, Cost),
    (   Cost == none
    ->  Base = []
    ;   cost_text(Cost, Text),
        Base = [mana(Text)]
    ).

%   "You may ... rather than pay this spell's mana cost" (CR 118.9).

text_alternative(Board, Player, Card, Cost) :-
    value(Board, Card, abilities, Abilities),
    member(ability(_, Whole, _), Abilities),
    meaning_part(Whole, Condition, alternative_cost(Cost)),
    context(Board, Card, Player, Context),
    holds(Condition, Board, Context).
text_alternative(Board, Player, Card, Cost) :-
    stated(Board, alternative_cost(player(Who), Filter, Cost), _, Self, You),
    context(Board, Self, You, Context),
    is_player(Who, Board, Context, Player),
    spell_fits(Filter, Board, Context, Card).

%   keyword_costs(+Names, ..., -Cost, -Times) is nondet: additional costs of keywords, each as often as it is paid.

keyword_costs([], _, _, _, _, _, [], []).
keyword_costs([Name|Names], World, Board, Player-Card, Usings, Given, Cost, Times) :-
    findall(Kind-Pays, keyword_instance(World, Board, Card, Name, Kind, Pays), Instances),
    include(==(Name), Usings, Same),
    length(Same, Count),
    (   Instances = [repeated-Pays|_]
    ->  often(Count, World, Player, Card, Given, Often),
        length(Lists, Often),
        maplist(=(Pays), Lists),
        length(Uses, Often),
        maplist(=(Name), Uses)
    ;   Instances = [additional-_|_]
    ->  length(Some, Count),
        chosen_instances(Some, Instances),
        findall(Pays, member(additional-Pays, Some), Lists),
        findall(Use, ( member(_-Pays, Some), ( Use = Name ; Name == kicker, Instances = [_, _|_], Use = kicker(Pays) ) ), Uses)
    ;   Lists = [],
        Uses = [Name]
    ),
    append(Lists, Own),
    keyword_costs(Names, World, Board, Player-Card, Usings, Given, Cost1, Times1),
    append(Own, Cost1, Cost),
    append(Uses, Times1, Times).

keyword_instance(World, Board, Card, Name, Kind, Pays) :-
    (   has_keyword_named(Board, Card, Name, _)
    ->  has_keyword_named(Board, Card, Name, Keyword)
    ;   has_keyword_named(World, Card, Name, Keyword)
    ),
    casting_cost(Keyword, Kind, Pays, _).

chosen_instances([], _).
chosen_instances([One|Some], Instances0) :-
    append(_, [One|Instances], Instances0),
    chosen_instances(Some, Instances).

%   How often a cost that may be paid any number of times is: as often as it is named, as the choice of a number says, or as a payment
%   suffices for.

often(Count, World, Player, Card, Given, Often) :-
    (   Count > 1
    ->  Often = Count
    ;   answered_so(World, [number], Card, Player, [], can_be_chosen(number(0, any), World), Number)
    ->  Often = Number
    ;   memberchk(pay(_), Given)
    ->  between(1, 20, Often)
    ;   Often = 1
    ).

%   offered_costs(...) is nondet: "as an additional cost you may ..." is paid where its kind is named or the payment is enough for it.

offered_costs(Board, Card, Usings, Given, Cost, Uses) :-
    findall(Pays, ability_meaning(Board, Card, optional_cost(Pays)), Offers),
    offered(Offers, Usings, Given, Cost, Uses).

offered([], _, _, [], []).
offered([[Pay|Pays]|Offers], Usings, Given, Cost, Uses) :-
    functor(Pay, Name, _),
    (   memberchk(Name, Usings)
    ->  append([Pay|Pays], Cost1, Cost),
        Uses = Uses1
    ;   memberchk(pay(Payment), Given)
    ->  (   Payment = [_|_],
            Uses = [Name, additional_cost|Uses1],
            append([Pay|Pays], Cost1, Cost)
        ;   Uses = Uses1,
            Cost = Cost1
        )
    ;   Uses = Uses1,
        Cost = Cost1
    ),
    offered(Offers, Usings, Given, Cost1, Uses1).

%   reductions(...) is det: what the object that is sacrificed or tapped takes off (CR 702.48a, 702.119a, 702.180a).

reductions(Usings, World, Player, Card, Base, OfKeywords, Given, Reductions) :-
    findall(less(Pays),
            ( member(Name, Usings),
              cost_reduction(Name, Key, By),
              append(Base, OfKeywords, Cost),
              member(Pay, Cost),
              Pay =.. [Key, choose(_, Filter)|_],
              paid_with(Key, Filter, World, Player, Card, Given, Object),
              reduction(By, World, Object, Pays)
            ),
            Reductions).

reduction(mana_cost, World, Object, [mana(Text)]) :-
    !,
    value(World, Object, cost, Cost),
    Cost \== none,
    cost_text(Cost, Text).
reduction(Stat, World, Object, [mana(Text)]) :-
    value(World, Object, Stat, Number),
    Number > 0,
    cost_text([Number], Text).
