:- encoding(utf8).
:- module(lawmage_en_vocabulary,
          [ restriction//1,     % +Restriction
            requirement//2,     % +Requirement, +Others
            costs//1,           % +Costs
            keyword//1,         % +Keyword
            filter//2,          % +Number, +Filter
            amount//1,          % +Amount
            who//1,             % +Who
            subject//1,         % +Subject
            list//3             % :Each, +Last, +Items
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).

/** <module> The vocabulary in English
*/

:- meta_predicate list(3, +, +, ?, ?).

%!  restriction(+Restriction)// is semidet.
%
%   As the predicate of a creature.

restriction(cant_attack) --> ["can't attack"].
restriction(cant_attack(Attacked)) --> ["can't attack "], list(attacked, " or ", Attacked).
restriction(cant_block) --> ["can't block"].
restriction(cant_block(Subject)) --> ["can't block "], subject(Subject).
restriction(can_block_only(Filter)) --> ["can block only "], filter(plural, Filter).
restriction(cant_attack_alone) --> ["can't attack alone"].
restriction(cant_block_alone) --> ["can't block alone"].
restriction(cant_attack_except_alone) --> ["can attack only alone"].
restriction(cant_be_attacked) --> ["can't be attacked"].
restriction(cant_be_blocked) --> ["can't be blocked"].
restriction(cant_be_blocked_by([])) --> !, ["can't be blocked by anything"].
restriction(cant_be_blocked_by(Filter)) --> ["can't be blocked by "], filter(plural, Filter).
restriction(cant_be_blocked_except_by(Filter)) --> ["can't be blocked except by "], filter(plural, Filter).
restriction(cant_be_blocked_by_more_than(Amount)) -->
    ["can't be blocked by more than "], amount(Amount), creatures(Amount).
restriction(cant_be_blocked_except_by_at_least(Amount)) -->
    ["can't be blocked except by "], amount(Amount), [" or more creatures"].

restriction(cant_be_blocked_except_by_all(Filter)) -->
    ["can't be blocked unless all "], filter(plural, Filter), [" block it"].

%!  requirement(+Requirement, +Others)// is semidet.
%
%   As the predicate of a creature; Others are the other objects that it concerns.

requirement(attack_each_combat, _) --> ["attacks each combat if able"].
requirement(attack_if_able, _) --> ["attacks if able"].
requirement(attack_if_able(Attacked), _) --> ["attacks "], list(attacked, " or ", Attacked), [" if able"].
requirement(block_each_combat, _) --> ["blocks each combat if able"].
requirement(block_if_able, _) --> ["blocks if able"].
requirement(block_if_able(_), [Attacker]) --> ["blocks ", Attacker, " if able"].
requirement(attack_or_block_each_combat, _) --> ["attacks or blocks each combat if able"].
requirement(attack_or_block_if_able, _) --> ["attacks or blocks if able"].
requirement(must_be_blocked, _) --> ["must be blocked if able"].
requirement(must_be_blocked_by(Filter), _) --> ["must be blocked by one of the "], filter(plural, Filter), [" if able"].
requirement(must_be_blocked_by_all(_), [Blocker]) --> ["must be blocked by ", Blocker, " if able"].
requirement(must_be_blocked_by_at_least(Amount), _) --> ["must be blocked by "], amount(Amount), [" or more creatures if able"].
requirement(must_be_blocked_by_exactly(Amount), _) --> ["must be blocked by exactly "], amount(Amount), creatures(Amount), [" if able"].
requirement(goaded, _) --> ["is goaded: it attacks each combat if able"].
requirement(goaded_by(Player), _) --> ["is goaded: it attacks a player other than ", Player, " if able"].

%!  costs(+Costs)// is det.
%
%   What is paid.

costs(Costs) --> list(cost, " and ", Costs).

cost(mana(Text)) --> !, [Text].
cost(pay_life(Amount)) --> !, amount(Amount), [" life"].
cost(times(Amount, Cost)) --> !, cost(Cost), [" times "], amount(Amount).
cost(Cost) --> { compound(Cost), Cost =.. [How, choose(Amount, Filter)] }, !, [How, " "], amount(Amount), [" of "], filter(plural, Filter).
cost(Cost) --> { format(string(Text), "~p", [Cost]) }, [Text].

creatures(1) --> !, [" creature"].
creatures(_) --> [" creatures"].

attacked(planeswalkers(Who)) --> !, ["planeswalkers of "], who(Who).
attacked(Who) --> who(Who).

%!  keyword(+Keyword)// is det.
%
%   The keyword ability with its parameter.

keyword(landwalk(Filter)) --> !, landwalk(Filter).
keyword(protection([])) --> !, ["protection from everything"].
keyword(protection(Filter)) --> !, ["protection from "], quality(Filter).
keyword(hexproof_from(Filter)) --> !, ["hexproof from "], quality(Filter).
keyword(Keyword) -->
    { compound(Keyword),
      compound_name_arguments(Keyword, Name, Arguments)
    },
    !,
    word(Name),
    keyword_arguments(Arguments).
keyword(Keyword) --> word(Keyword).

keyword_arguments([]) --> [].
keyword_arguments([Argument|Arguments]) -->
    [" "],
    keyword_argument(Argument),
    keyword_arguments(Arguments).

keyword_argument(Number) --> { integer(Number) }, !, [Number].
keyword_argument([]) --> !, [].
keyword_argument(Argument) -->
    { Argument = [mana(_)|_] },
    !,
    mana_costs(Argument).
keyword_argument(Filter) --> { is_list(Filter) }, !, filter(singular, Filter).
keyword_argument(Argument) --> { format(string(Text), "~p", [Argument]) }, [Text].

mana_costs([]) --> [].
mana_costs([mana(Text)|More]) --> [Text], mana_costs(More).
mana_costs([Cost|More]) --> { format(string(Text), "~p", [Cost]) }, [Text], mana_costs(More).

landwalk(any) --> !, ["landwalk"].
landwalk(Filter) -->
    { select(subtype(Subtype), Filter, Rest) },
    !,
    adjectives(Rest),
    word(Subtype),
    ["walk"].
landwalk(Filter) -->
    adjectives(Filter),
    ["landwalk"].

adjectives([]) --> [].
adjectives([Property|Properties]) -->
    adjective(Property),
    [" "],
    adjectives(Properties).

quality([Property]) --> quality_word(Property), !.
quality(Filter) --> filter(plural, Filter).

quality_word(belongs_to(Who)) --> who(Who).
quality_word(color(Color)) --> word(Color).
quality_word(multicolored) --> ["multicolored"].
quality_word(monocolored) --> ["monocolored"].
quality_word(chosen(Choice)) --> ["the chosen ", Choice].

%!  filter(+Number, +Filter)// is det.
%
%   A noun phrase; Number is singular or plural.

filter(Number, Filter0) -->
    { partition_properties(Filter0, Before, Nouns, After) },
    adjectives(Before),
    nouns(Nouns, Number),
    after(After).

partition_properties([], [], [], []).
partition_properties([Property|Properties], Before, Nouns, After) :-
    partition_properties(Properties, Before0, Nouns0, After0),
    place(Property, Place),
    (   Place == before
    ->  Before = [Property|Before0], Nouns = Nouns0, After = After0
    ;   Place == noun
    ->  Before = Before0, Nouns = [Property|Nouns0], After = After0
    ;   Before = Before0, Nouns = Nouns0, After = [Property|After0]
    ).

place(Property, Place) :-
    (   phrase(adjective(Property), _)
    ->  Place = before
    ;   phrase(noun(Property, singular), _)
    ->  Place = noun
    ;   Place = after
    ).

adjective(color(Color)) --> { atom(Color) }, word(Color).
adjective(colorless) --> ["colorless"].
adjective(multicolored) --> ["multicolored"].
adjective(monocolored) --> ["monocolored"].
adjective(supertype(Supertype)) --> word(Supertype).
adjective(not(supertype(Supertype))) --> ["non"], word(Supertype).
adjective(not(type(Type))) --> ["non"], word(Type).
adjective(not(subtype(Subtype))) --> ["non-"], capital(Subtype).
adjective(not(color(Color))) --> ["non"], word(Color).
adjective(not(token)) --> ["nontoken"].
adjective(other(self)) --> ["other"].
adjective(attacking) --> ["attacking"].
adjective(blocking) --> ["blocking"].
adjective(blocked) --> ["blocked"].
adjective(unblocked) --> ["unblocked"].
adjective(tapped) --> ["tapped"].
adjective(untapped) --> ["untapped"].
adjective(enchanted) --> ["enchanted"].
adjective(equipped) --> ["equipped"].
adjective(modified) --> ["modified"].
adjective(face_down) --> ["face-down"].

noun(type(Type), Number) --> word(Type), number(Number).
noun(subtype(every(creature)), _) --> !, ["every creature type"].
noun(subtype(Subtype), Number) --> capital(Subtype), number(Number).
noun(permanent, Number) --> ["permanent"], number(Number).
noun(card, Number) --> ["card"], number(Number).
noun(spell, Number) --> ["spell"], number(Number).
noun(ability, singular) --> !, ["ability"].
noun(ability, plural) --> ["abilities"].
noun(token, Number) --> ["token"], number(Number).
noun(player, Number) --> ["player"], number(Number).
noun(opponent, Number) --> ["opponent"], number(Number).
noun(any_of(Alternatives), Number) -->
    { \+ ( member(Alternative, Alternatives), \+ nounlike(Alternative) ) },
    list(alternative(Number), " or ", Alternatives).

nounlike(Alternative) :-
    is_list(Alternative),
    !.
nounlike(Property) :-
    Property \= any_of(_),
    phrase(noun(Property, singular), _).

alternative(Number, Alternative) -->
    (   { is_list(Alternative) }
    ->  filter(Number, Alternative)
    ;   noun(Alternative, Number)
    ).

number(singular) --> [].
number(plural) --> ["s"].

nouns([], singular) --> ["creature"].
nouns([], plural) --> ["creatures"].
nouns([Noun], Number) --> !, noun(Noun, Number).
nouns([Noun|Nouns], Number) -->
    noun(Noun, singular),
    [" "],
    nouns(Nouns, Number).

after([]) --> [].
after([Property|Properties]) -->
    [" "],
    modifier(Property),
    after(Properties).

modifier(has(Keyword)) --> !, ["with "], keyword(Keyword).
modifier(not(has(Keyword))) --> !, ["without "], keyword(Keyword).
modifier(no_abilities) --> !, ["with no abilities"].
modifier(any_of(Alternatives)) -->
    { findall(Keyword, member(has(Keyword), Alternatives), Keywords),
      same_length(Keywords, Alternatives)
    },
    !,
    ["with "],
    list(keyword, " or ", Keywords).
modifier(any_of(Alternatives)) --> !, list(any_modifier, " or ", Alternatives).
modifier(power(Comparison)) --> !, ["with power "], comparison(Comparison).
modifier(toughness(Comparison)) --> !, ["with toughness "], comparison(Comparison).
modifier(mana_value(Comparison)) --> !, ["with mana value "], comparison(Comparison).
modifier(counters(any, _)) --> !, ["with a counter on it"].
modifier(counters(Counter, Comparison)) --> !, ["with "], comparison(Comparison), [" "], counter(Counter), [" counters on it"].
modifier(controlled_by(you)) --> !, ["you control"].
modifier(controlled_by(Who)) --> !, who(Who), [" controls"].
modifier(owned_by(Who)) --> !, who(Who), [" owns"].
modifier(belongs_to(Who)) --> !, ["of "], who(Who).
modifier(shares_color(Subject)) --> !, ["sharing a color with "], subject(Subject).
modifier(zone(Zone, any)) --> !, ["in any ", Zone].
modifier(zone(Zone, Who)) --> !, ["in "], whose(Who), [" ", Zone].
modifier(named(Name)) --> !, ["named ", Name].
modifier(chosen(Choice)) --> !, ["of the chosen ", Choice].
modifier(other(Subject)) --> !, ["other than "], subject(Subject).
modifier(not(Property)) --> !, ["that aren't "], any_modifier(Property).
modifier(Property) --> { format(string(Text), "(~p)", [Property]) }, [Text].

any_modifier(Property) -->
    (   { phrase(adjective(Property), Words) }
    ->  words(Words)
    ;   { \+ is_list(Property), phrase(noun(Property, plural), Words) }
    ->  words(Words)
    ;   { is_list(Property) }
    ->  filter(plural, Property)
    ;   modifier(Property)
    ).

words([]) --> [].
words([Word|Words]) --> [Word], words(Words).

comparison(at_least(Amount)) --> amount(Amount), [" or greater"].
comparison(at_most(Amount)) --> amount(Amount), [" or less"].
comparison(exactly(Amount)) --> amount(Amount).
comparison(less_than(Amount)) --> ["less than "], amount(Amount).
comparison(greater_than(Amount)) --> ["greater than "], amount(Amount).

counter(pt(Power, Toughness)) -->
    !,
    { format(string(Text), "~w/~w", [Power, Toughness]) },
    [Text].
counter(Counter) --> word(Counter).

%!  amount(+Amount)// is det.
%
%   A number or what determines it.

amount(1) --> !, ["one"].
amount(2) --> !, ["two"].
amount(3) --> !, ["three"].
amount(4) --> !, ["four"].
amount(5) --> !, ["five"].
amount(6) --> !, ["six"].
amount(Number) --> { integer(Number) }, !, [Number].
amount(x) --> !, ["X"].
amount(count(Filter)) --> !, ["the number of "], filter(plural, Filter).
amount(stat(Stat, Subject)) --> !, whose(Subject), [" "], word(Stat).
amount(life(Who)) --> !, whose(Who), [" life total"].
amount(plus(Left, Right)) --> !, amount(Left), [" plus "], amount(Right).
amount(minus(Left, Right)) --> !, amount(Left), [" minus "], amount(Right).
amount(times(Left, Right)) --> !, amount(Left), [" times "], amount(Right).
amount(Amount) --> { format(string(Text), "~p", [Amount]) }, [Text].

whose(self) --> !, ["its"].
whose(own) --> !, ["its own"].
whose(you) --> !, ["your"].
whose(Subject) --> subject(Subject), ["'s"].

%!  who(+Who)// is det.
%
%   A player.

who(you) --> !, ["you"].
who(opponent) --> !, ["your opponents"].
who(any) --> !, ["any player"].
who(defending_player) --> !, ["defending player"].
who(attacking_player) --> !, ["attacking player"].
who(controller(Subject)) --> !, whose(Subject), [" controller"].
who(owner(Subject)) --> !, whose(Subject), [" owner"].
who(chosen(player)) --> !, ["the chosen player"].
who(ref(Player)) --> !, [Player].
who(any_of(Whos)) --> !, list(who, " or ", Whos).
who(Who) --> { format(string(Text), "~p", [Who]) }, [Text].

%!  subject(+Subject)// is det.
%
%   The object or players meant.

subject(self) --> !, ["it"].
subject(each(Filter)) --> !, filter(plural, Filter).
subject(host(How, Filter)) --> !, [How, " "], filter(singular, Filter).
subject(ref(Id)) --> !, [Id].
subject(Who) --> who(Who).

%!  list(:Each, +Last, +Items)// is det.
%
%   The items with commas, and Last before the last one.

list(_, _, []) --> [].
list(Each, _, [Item]) --> !, call(Each, Item).
list(Each, Last, [First, Second]) --> !, call(Each, First), [Last], call(Each, Second).
list(Each, Last, [Item|Items]) --> call(Each, Item), [", "], list(Each, Last, Items).

word(Word) -->
    { atomic_list_concat(Parts, '_', Word),
      atomic_list_concat(Parts, ' ', Text)
    },
    [Text].

capital(Word) -->
    { atomic_list_concat(Parts, '_', Word),
      maplist(capitalised, Parts, Capitals),
      atomic_list_concat(Capitals, ' ', Text)
    },
    [Text].

capitalised(Word, Capital) :-
    sub_atom(Word, 0, 1, After, First),
    sub_atom(Word, 1, After, 0, Rest),
    upcase_atom(First, Upper),
    atom_concat(Upper, Rest, Capital).
