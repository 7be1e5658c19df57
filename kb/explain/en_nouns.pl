:- encoding(utf8).
:- module(lawmage_en_nouns,
          [ subject//1,         % +Subject
            subject_after//2,   % +Known, +Subject
            agreement/2,        % +SubjectOrWho, -Number
            player//1,          % +Who
            whose//1,           % +Subject
            players_own//1,     % +Who
            things//2,          % +Number, +Filter
            creatures//2,       % +Number, +Filter
            property//1,        % +Property
            is_noun/1,          % +Property
            is_property/1       % +Term
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(pairs)).
:- use_module(en_words).
:- use_module(en_amounts).
:- autoload(en_conditions, [condition//1]).

/** <module> Whom and what a meaning is about, in English

Subjects, players and filters of the vocabulary.  Every term gets words: one that is not known here is written
out, its name first.
*/

%!  subject(+Subject)// is det.
%
%   The objects meant.

subject(self) --> !, ["it"].
subject(it) --> !, ["that"].
subject(own) --> !, ["it"].
subject(subject) --> !, ["it"].
subject(all_of(Subject)) --> !, subject(Subject).
subject(grantor) --> !, ["what grants this"].
subject(pair) --> !, ["both creatures"].
subject(event_object) --> !, ["the one it happened to"].
subject(ref(Id)) --> !, [Id].
subject(any) --> !, ["anything"].
subject(each(Filter)) --> !, things(plural, Filter).
subject(some(Amount, Filter)) --> !, counted(Amount, Filter), [" or more"].
subject(host(How, Filter)) --> !, [How, " "], things(singular, Filter).
subject(that(Filter)) --> !, ["that "], things(singular, Filter).
subject(target(Number, Filter)) --> !, targets(Number, Filter).
subject(nth(_, target(_, Filter))) --> !, ["another target "], things(singular, Filter).
subject(choose(Amount, Filter)) --> !, counted(Amount, Filter).
subject(random(Subject)) --> !, subject(Subject), [" at random"].
subject(attacked_by(Subject, Filter)) --> !, ["the "], things(singular, Filter), [" that "], subject(Subject), [" attacks"].
subject(paid(Action, Filter)) --> !, ["the "], things(singular, Filter), [" used to "], word(Action).
subject(top_of_library(Who)) --> !, ["the top card of "], players_own(Who), [" library"].
subject(top_of_library(Who, Amount)) -->
    !,
    ["the top "],
    amount(Amount),
    [" cards of "],
    players_own(Who),
    [" library"].
subject(both(Subjects)) --> !, joined(subject, " and ", Subjects).
subject(any_of(Subjects)) --> !, joined(subject, " or ", Subjects).
subject(player(Who)) --> !, player(Who).
subject(copy_of(Subject)) --> !, ["a copy of "], subject(Subject).
subject(divided(_, Subject)) --> !, subject(Subject), [", divided as you choose"].
subject(that_object(Subject)) --> !, subject(Subject).
subject(Who) --> player(Who).

%!  subject_after(+Known, +Subject)// is det.
%
%   Subject after the subject Known has been named.

subject_after(Known, Subject) -->
    (   { Known == Subject, agreement(Subject, singular) }
    ->  ["it"]
    ;   subject(Subject)
    ).

targets(1, [any_target]) --> !, ["any target"].
targets(Number, [any_target]) --> !, target_number(Number), ["targets"].
targets(Number, Filter) -->
    target_number(Number),
    ["target "],
    (   { Number == 1 ; Number == up_to(1) ; Number == self }
    ->  things(singular, Filter)
    ;   things(plural, Filter)
    ).

target_number(1) --> !, [].
target_number(self) --> !, ["its "].
target_number(any_number) --> !, ["any number of "].
target_number(up_to(Amount)) --> !, ["up to "], amount(Amount), [" "].
target_number(one_to(Amount)) --> !, ["one to "], amount(Amount), [" "].
target_number(one_or(Amount)) --> !, ["one or "], amount(Amount), [" "].
target_number(Amount) --> amount(Amount), [" "].

counted(1, Filter) --> !, { phrase(things(singular, Filter), Words) }, article(Words), list(Words).
counted(all, Filter) --> !, ["all "], things(plural, Filter).
counted(Amount, Filter) --> target_number(Amount), things(plural, Filter).

article(Words) -->
    { atomic_list_concat(Words, Text),
      (   sub_atom(Text, 0, 1, _, First),
          memberchk(First, [a, e, i, o, u, 'A', 'E', 'I', 'O', 'U'])
      ->  Article = "an "
      ;   Article = "a "
      )
    },
    [Article].

list([]) --> [].
list([Word|Words]) --> [Word], list(Words).

%!  agreement(+SubjectOrWho, -Number) is det.
%
%   Number, singular or plural, of the verb that goes with it.

agreement(Subject, plural) :-
    plural(Subject),
    !.
agreement(_, singular).

plural(you).
plural(pair).
plural(each(Filter)) :-
    \+ memberchk(player, Filter),
    \+ memberchk(opponent, Filter).
plural(both(_)).
plural(some(_, _)).
plural(target(Number, _)) :-
    \+ memberchk(Number, [1, up_to(1), self]).
plural(choose(Number, _)) :-
    Number \== 1.
plural(top_of_library(_, _)).
plural(player(Who)) :-
    plural(Who).

%!  player(+Who)// is det.
%
%   A player, or players.

player(you) --> !, ["you"].
player(opponent) --> !, ["an opponent"].
player(any) --> !, ["a player"].
player(own) --> !, ["its player"].
player(owner) --> !, ["its owner"].
player(that_player) --> !, ["that player"].
player(defending_player) --> !, ["defending player"].
player(attacking_player) --> !, ["attacking player"].
player(controller(Subject)) --> !, whose(Subject), [" controller"].
player(owner(Subject)) --> !, whose(Subject), [" owner"].
player(chosen(player)) --> !, ["the chosen player"].
player(last_chosen(player)) --> !, ["the last chosen player"].
player(each(Filter)) --> !, ["each "], things(singular, Filter).
player(target(Number, Filter)) --> !, targets(Number, Filter).
player(any_of(Whos)) --> !, joined(player, " or ", Whos).
player(ref(Id)) --> !, [Id].
player(Who) --> { subject_only(Who) }, !, subject(Who).
player(Who) --> plain(Who).

subject_only(self).
subject_only(it).
subject_only(event_object).
subject_only(host(_, _)).
subject_only(that(_)).
subject_only(choose(_, _)).
subject_only(some(_, _)).
subject_only(attacked_by(_, _)).
subject_only(nth(_, _)).

%!  whose(+Subject)// is det.
%
%   Before what an object or player has.

whose(Subject) -->
    (   { memberchk(Subject, [self, own, subject, it]) }
    ->  ["its"]
    ;   subject(Subject),
        ["'s"]
    ).

%!  players_own(+Who)// is det.
%
%   Before what belongs to a player.

players_own(Who) -->
    (   { Who == you }
    ->  ["your"]
    ;   { memberchk(Who, [any, own]) }
    ->  ["its owner's"]
    ;   player(Who),
        ["'s"]
    ).

%!  things(+Number, +Filter)// is det.
%
%   A noun phrase for the objects or players that Filter is true of; Number is singular or plural.

things(_, that_object(Subject)) --> !, subject(Subject).
things(_, Filter) --> { \+ is_list(Filter) }, !, plain(Filter).
things(singular, []) --> !, ["object"].
things(plural, []) --> !, ["objects"].
things(Number, Filter) -->
    { partition(before, Filter, Before0, Others),
      partition(is_noun, Others, Nouns0, After),
      sort(0, @<, Before0, Before),
      noun_order(Nouns0, Nouns)
    },
    adjectives(Before),
    nouns(Nouns, Number, Filter),
    modifiers(After).

%!  creatures(+Number, +Filter)// is det.
%
%   The same for creatures, which the text needn't say.

creatures(Number, Filter0) -->
    { (   is_list(Filter0),
          member(Property, Filter0),
          is_noun(Property)
      ->  Filter = Filter0
      ;   append(Filter0, [type(creature)], Filter)
      )
    },
    things(Number, Filter).

before(Property) :- phrase(adjective(Property), _).

%!  is_noun(+Property) is semidet.
%
%   Property is a noun.

is_noun(Property) :- phrase(noun(Property, singular), _).

%   Subtypes go before types, as in "Elf creature"; types before what they are, as in "creature card".

noun_order(Nouns0, Nouns) :-
    map_list_to_pairs(noun_place, Nouns0, Pairs0),
    keysort(Pairs0, Pairs),
    pairs_values(Pairs, Nouns).

noun_place(subtype(_), 1) :- !.
noun_place(any_of(_), 2) :- !.
noun_place(type(artifact), 3) :- !.
noun_place(type(_), 4) :- !.
noun_place(_, 5).

adjectives([]) --> [].
adjectives([Property|Properties]) -->
    adjective(Property),
    [" "],
    adjectives(Properties).

adjective(color(Color)) --> { atom(Color), Color \== any }, word(Color).
adjective(not(color(Color))) --> { atom(Color) }, ["non"], word(Color).
adjective(supertype(Supertype)) --> word(Supertype).
adjective(not(supertype(Supertype))) --> ["non"], word(Supertype).
adjective(not(type(Type))) --> ["non"], word(Type).
adjective(not(subtype(Subtype))) --> { atom(Subtype) }, ["non-"], capital(Subtype).
adjective(not(token)) --> ["nontoken"].
adjective(other(self)) --> ["other"].
adjective(any_of(States)) --> { maplist(state, States) }, !, joined(word, " or ", States).
adjective(face_down) --> ["face-down"].
adjective(not(State)) --> { state(State) }, ["non"], word(State).
adjective(State) --> { state(State) }, word(State).

state(colorless).
state(multicolored).
state(monocolored).
state(attacking).
state(blocking).
state(blocked).
state(unblocked).
state(tapped).
state(untapped).
state(enchanted).
state(equipped).
state(modified).
state(suspected).

noun(type(Type), Number) --> word(Type), number(Number).
noun(subtype(Subtype), Number) --> { atom(Subtype) }, capital(Subtype), number(Number).
noun(ability, singular) --> !, ["ability"].
noun(ability, plural) --> ["abilities"].
noun(Noun, Number) --> { thing(Noun) }, word(Noun), number(Number).
noun(any_of(Alternatives), Number) -->
    { maplist(nounlike, Alternatives) },
    joined(alternative(Number), " or ", Alternatives).

thing(permanent).
thing(card).
thing(spell).
thing(token).
thing(player).
thing(opponent).
thing(source).

nounlike(Alternative) :-
    (   is_list(Alternative)
    ->  true
    ;   phrase(noun(Alternative, singular), _)
    ).

alternative(Number, Alternative) -->
    (   { is_list(Alternative) }
    ->  things(Number, Alternative)
    ;   noun(Alternative, Number)
    ).

number(singular) --> [].
number(plural) --> ["s"].

nouns([], singular, Filter) --> { no_noun(Filter, Noun) }, [Noun].
nouns([], plural, Filter) --> { no_noun(Filter, Noun) }, [Noun, "s"].
nouns([Noun], Number, _) --> !, noun(Noun, Number).
nouns([Noun|Nouns], Number, Filter) -->
    noun(Noun, singular),
    [" "],
    nouns(Nouns, Number, Filter).

no_noun(Filter, Noun) :-
    (   member(Property, Filter),
        creatures_only(Property)
    ->  Noun = "creature"
    ;   Noun = "object"
    ).

creatures_only(power(_)).
creatures_only(toughness(_)).
creatures_only(has(_)).
creatures_only(not(has(_))).
creatures_only(attacking).
creatures_only(blocking).

modifiers([]) --> [].
modifiers([Property|Properties]) -->
    [" "],
    modifier(Property),
    modifiers(Properties).

modifier(color(any)) --> !, ["of any color"].
modifier(color(chosen(color))) --> !, ["of the chosen color"].
modifier(subtype(chosen(_))) --> !, ["of the chosen type"].
modifier(has(Keyword)) --> !, ["with "], keyword(Keyword).
modifier(not(has(Keyword))) --> !, ["without "], keyword(Keyword).
modifier(no_abilities) --> !, ["with no abilities"].
modifier(power(Comparison)) --> !, ["with power "], comparison(Comparison).
modifier(toughness(Comparison)) --> !, ["with toughness "], comparison(Comparison).
modifier(base_power(Comparison)) --> !, ["with base power "], comparison(Comparison).
modifier(mana_value(Comparison)) --> !, ["with mana value "], comparison(Comparison).
modifier(counters(any, at_least(1))) --> !, ["with a counter on it"].
modifier(counters(Counter, at_least(1))) --> !, ["with a "], counter(Counter), [" counter on it"].
modifier(counters(Counter, Comparison)) --> !, ["with "], comparison(Comparison), [" "], counter(Counter), [" counters on it"].
modifier(controlled_by(Who)) --> !, controls(Who, "control", "controls").
modifier(owned_by(Who)) --> !, controls(Who, "own", "owns").
modifier(belongs_to(Who)) --> !, ["of "], player(Who).
modifier(cast_by(Who)) --> !, controls(Who, "cast", "casts").
modifier(different_controllers) --> !, ["controlled by different players"].
modifier(total(Property)) --> !, ["with total "], modifier(Property).
modifier(zone(battlefield, _)) --> !, ["on the battlefield"].
modifier(zone(Zone, Who)) --> !, zone(Zone, Who).
modifier(named(Name)) --> !, ["named "], plain(Name).
modifier(chosen(Choice)) --> !, ["of the chosen "], word(Choice).
modifier(choice(Choice)) --> !, ["of the "], word(Choice), [" of your choice"].
modifier(other(Subject)) --> !, ["other than "], subject(Subject).
modifier(attacking(Defenders)) --> !, ["attacking "], joined(attacked, " or ", Defenders).
modifier(blocking(Subject)) --> !, ["blocking "], subject(Subject).
modifier(blocked_by(Subject)) --> !, ["blocked by "], subject(Subject).
modifier(attached_to(Subject)) --> !, ["attached to "], subject(Subject).
modifier(enchanted_by(Filter)) --> !, ["enchanted by "], counted(1, Filter).
modifier(put_with(Subject)) --> !, ["put onto the battlefield with "], subject(Subject).
modifier(exiled_with(Subject)) --> !, ["exiled with "], subject(Subject).
modifier(shares(What, Subject)) --> !, ["that shares a "], word(What), [" with "], subject(Subject).
modifier(from(Filter)) --> !, ["from "], counted(1, Filter).
modifier(targets(Subject)) --> !, ["that targets "], subject(Subject).
modifier(cost_has(Cost)) --> !, ["with "], cost(Cost), [" in its cost"].
modifier(designated(Word)) --> !, ["that is "], word(Word).
modifier(attacking_alone) --> !, ["attacking alone"].
modifier(happened(Period, Event, Comparison)) --> !, ["for which this is true: "], condition(happened(Period, Event, Comparison)).
modifier(not(controlled_by(Who))) --> !, controls(Who, "don't control", "doesn't control").
modifier(not(Property)) --> !, ["but not "], property(Property).
modifier(shares_color(Subject)) --> !, ["sharing a color with "], subject(Subject).
modifier(any_of(Alternatives)) -->
    { findall(Keyword, member(has(Keyword), Alternatives), Keywords),
      same_length(Keywords, Alternatives)
    },
    !,
    ["with "],
    joined(keyword, " or ", Keywords).
modifier(any_of(Alternatives)) --> !, ["that is "], joined(property, " or ", Alternatives).
modifier(Property) --> ["that is "], plain(Property).

%!  property(+Property)// is det.
%
%   A property, or the filter that stands for one, by itself.

property(Property) -->
    (   { is_list(Property) }
    ->  things(singular, Property)
    ;   { before(Property) }
    ->  adjective(Property)
    ;   { is_noun(Property) }
    ->  noun(Property, singular)
    ;   modifier(Property)
    ).

controls(Who, Plural, Singular) -->
    player(Who),
    [" "],
    (   { agreement(Who, plural) }
    ->  [Plural]
    ;   [Singular]
    ).

zone(Zone, single) --> !, ["in a single "], word(Zone).
zone(Zone, any) --> !, ["in any "], word(Zone).
zone(Zone, Who) --> ["in "], players_own(Who), [" "], word(Zone).

attacked(planeswalkers(Who)) --> !, ["planeswalkers of "], player(Who).
attacked(Who) --> player(Who).

%!  is_property(+Term) is semidet.
%
%   Term has a place before or in a noun phrase.

is_property(Property) :- before(Property).
is_property(Property) :- is_noun(Property).
