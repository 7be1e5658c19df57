:- encoding(utf8).
:- module(lawmage_en_meanings,
          [ meaning//1          % +Meaning
          ]).
:- use_module(library(lists)).
:- use_module(en_words).
:- use_module(en_nouns).
:- use_module(en_amounts).
:- use_module(en_conditions).
:- use_module(en_predicates).

/** <module> Meanings told in English

What a line of a card, a gain or an effect means, made from its term and not from its words.  Every term gets words.
*/

%!  meaning(+Meaning)// is det.
%
%   What a text means.

meaning(all(Meanings)) --> !, { by_subject(Meanings, Groups) }, joined(group, "; ", Groups).
meaning(together(Meanings)) --> !, joined(meaning, " and ", Meanings).
meaning(when(Condition, Meaning)) --> !, ["if "], condition(Condition), [", "], meaning(Meaning).
meaning(until(Duration, Meaning)) --> !, duration(Duration), [", "], meaning(Meaning).
meaning(triggered(any_of(Events), Meaning)) --> !, joined(event(whenever), " or ", Events), [": "], meaning(Meaning).
meaning(triggered(Event, Meaning)) --> !, event(whenever, Event), [": "], meaning(Meaning).
meaning(as_enters(Subject, Meaning)) --> !, ["as "], subject(Subject), [" enters: "], meaning(Meaning).
meaning(as_turned_face_up(Subject, Meaning)) --> !, ["as "], subject(Subject), [" is turned face up: "], meaning(Meaning).
meaning(any_of_as(Subject, Meaning)) --> !, ["as "], subject(Subject), [" enters or is turned face up: "], meaning(Meaning).
meaning(as_attached(Subject, Meaning)) --> !, ["as "], subject(Subject), [" becomes attached: "], meaning(Meaning).
meaning(activated(Costs, Meaning)) --> !, costs(Costs), [": "], meaning(Meaning).
meaning(mode(Costs, Meaning)) --> !, ["for "], costs(Costs), [": "], meaning(Meaning).
meaning(keywords(Keywords)) --> !, joined(keyword, ", ", Keywords).
meaning(may(Meaning)) --> !, ["you may: "], meaning(Meaning).
meaning(may(Who, Meaning)) --> !, player(Who), [" may: "], meaning(Meaning).
meaning(by(Who, Meaning)) --> !, player(Who), [": "], meaning(Meaning).
meaning(one_of(Meanings)) --> !, ["one of: "], joined(meaning, " or ", Meanings).
meaning(text(_)) --> !, ["an ability that is not read"].
meaning(not_understood(_)) --> !, ["something that is not read"].
meaning(quality) --> !, ["it does nothing by itself"].
meaning(abilities_of(Kind, Filter)) --> !, ["all "], word(Kind), [" abilities of "], things(plural, Filter).
meaning(Meaning) -->
    { said_of(Meaning, Subject, Predicate),
      agreement(Subject, Number)
    },
    !,
    subject(Subject),
    [" "],
    predicate(Predicate, Number).
meaning(Meaning) --> action(Meaning), !.
meaning(Meaning) --> player_action(Meaning), !.
meaning(Meaning) --> plain(Meaning).

%   by_subject(+Meanings, -Groups): facts about the same subject, one after the other, in one.

by_subject([], []).
by_subject([Meaning|Meanings], [Group|Groups]) :-
    (   said_of(Meaning, Subject, Predicate)
    ->  same_subject(Meanings, Subject, Predicates, Rest),
        Group = of(Subject, [Predicate|Predicates])
    ;   Group = one(Meaning),
        Rest = Meanings
    ),
    by_subject(Rest, Groups).

same_subject([Meaning|Meanings], Subject, [Predicate|Predicates], Rest) :-
    said_of(Meaning, Subject0, Predicate),
    Subject0 == Subject,
    !,
    same_subject(Meanings, Subject, Predicates, Rest).
same_subject(Rest, _, [], Rest).

group(one(Meaning)) --> meaning(Meaning).
group(of(Subject, Predicates)) -->
    { agreement(Subject, Number) },
    subject(Subject),
    [" "],
    joined(of_number(Number), " and ", Predicates).

of_number(Number, Predicate) --> predicate(Predicate, Number).

%   said_of(+Meaning, -Subject, -Predicate): Meaning says Predicate of Subject.

said_of(restriction(Subject, What), Subject, restriction(What)).
said_of(requirement(Subject, What), Subject, requirement(What)).
said_of(permission(Subject, What), Subject, permission(What)).
said_of(damage_rule(Subject, What), Subject, damage_rule(What)).
said_of(grant(Subject, What), Subject, has(What)).
said_of(lose(Subject, What), Subject, loses(What)).
said_of(pt_mod(Subject, Power, Toughness), Subject, gets(Power, Toughness)).
said_of(pt_set(Subject, Power, Toughness), Subject, base(Power, Toughness)).
said_of(pt_cda(Subject, Power, Toughness), Subject, printed(Power, Toughness)).
said_of(set_type(Subject, Types), Subject, becomes(Types)).
said_of(add_type(Subject, Types), Subject, is_also(Types)).
said_of(set_color(Subject, Colors), Subject, colors(Colors)).
said_of(add_color(Subject, Colors), Subject, also_colors(Colors)).
said_of(set_name(Subject, Name), Subject, named(Name)).
said_of(change_text(Subject, From, To), Subject, reworded(From, To)).
said_of(state(Subject, State), Subject, is(State)).
said_of(enters(Subject, How), Subject, enters(How)).
said_of(phase_out(Subject), Subject, simple("phases out", "phase out")).
said_of(becomes_blocked(Subject), Subject, simple("becomes blocked", "become blocked")).
said_of(becomes_unblocked(Subject), Subject, simple("becomes unblocked", "become unblocked")).
said_of(deal_damage(Subject, Amount, To), Subject, deals(Amount, To, Subject)).
said_of(fight(Subject, Other), Subject, fights(Other)).
said_of(becomes_copy(Subject, Other), Subject, copies(Other)).
said_of(becomes_copy(Subject, Other, Except), Subject, copies(Other, Except)).

predicate(restriction(What), _) --> restriction(What).
predicate(requirement(What), Number) --> requirement(What, Number), [" if able"].
predicate(permission(What), _) --> permission(What).
predicate(damage_rule(What), Number) --> damage_rule(What, Number).
predicate(has(keywords(Keywords)), Number) --> !, verb(Number, "has ", "have "), joined(keyword, " and ", Keywords).
predicate(has(Ability), Number) --> verb(Number, "has \"", "have \""), meaning(Ability), ["\""].
predicate(loses(Lost), Number) --> verb(Number, "loses ", "lose "), lost(Lost).
predicate(gets(Power, Toughness), Number) --> verb(Number, "gets ", "get "), change(Power, Toughness).
predicate(base(Power, Toughness), Number) -->
    verb(Number, "has base power ", "have base power "),
    amount(Power),
    [" and toughness "],
    amount(Toughness).
predicate(printed(Power, Toughness), Number) -->
    verb(Number, "has power equal to ", "have power equal to "),
    amount(Power),
    [" and toughness equal to "],
    amount(Toughness).
predicate(becomes(Types), Number) --> verb(Number, "becomes ", "become "), types(Types), [" and no other type"].
predicate(is_also(Types), Number) --> verb(Number, "is also ", "are also "), types(Types).
predicate(colors([]), Number) --> !, verb(Number, "is colorless", "are colorless").
predicate(colors(Colors), Number) --> verb(Number, "is only ", "are only "), joined(color, " and ", Colors).
predicate(also_colors(Colors), Number) --> verb(Number, "is also ", "are also "), joined(color, " and ", Colors).
predicate(named(Name), Number) --> verb(Number, "is named ", "are named "), plain(Name).
predicate(reworded(From, To), Number) -->
    verb(Number, "has ", "have "), text_word(To), [" for each "], text_word(From), [" in the text"].
predicate(is(State), Number) --> verb(Number, "is ", "are "), word(State).
predicate(enters(How), Number) --> verb(Number, "enters ", "enter "), joined(entering, " and ", How).
predicate(simple(Singular, Plural), Number) --> verb(Number, Singular, Plural).
predicate(deals(Amount, To, Subject), Number) -->
    verb(Number, "deals ", "deal "), so_much(Subject, Amount, "damage"), [" to "], subject_after(Subject, To).
predicate(fights(Other), Number) --> verb(Number, "fights ", "fight "), subject(Other).
predicate(copies(Other), Number) --> verb(Number, "becomes a copy of ", "become copies of "), subject(Other).
predicate(copies(Other, Except), Number) -->
    predicate(copies(Other), Number),
    [" except that "],
    joined(meaning, " and ", Except).

%   "2 damage", "damage equal to its power".

so_much(_, Amount, What) --> { integer(Amount) ; Amount == x }, !, amount(Amount), [" ", What].
so_much(Subject, Amount, What) --> [What, " equal to "], amount_after(Subject, Amount).

color(chosen(color)) --> !, ["the chosen color"].
color(Color) --> plain(Color).

text_word(color(Color)) --> !, color(Color).
text_word(Property) --> things(singular, [Property]).

types([]) --> !, ["nothing"].
types([every(Category)]) --> !, ["every "], word(Category).
types(Types) --> things(singular, Types).

entering(counters(Counter, Amount)) --> !, ["with "], counters(Amount, Counter).
entering(copy_of(Subject)) --> !, ["as a copy of "], subject(Subject).
entering(copy_of(Subject, Except)) -->
    !,
    ["as a copy of "],
    subject(Subject),
    [" except that "],
    joined(meaning, " and ", Except).
entering(controlled_by(Who)) --> !, ["under "], players_own(Who), [" control"].
entering(How) --> plain(How).

counters(1, Counter) --> !, ["one "], counter(Counter), [" counter"].
counters(Amount, Counter) --> amount(Amount), [" "], counter(Counter), [" counters"].

%   Power and toughness changed by amounts: "+1/+1", "+2/+2 for each Forest", "+X/+0, X being its power".

change(Power, Toughness) -->
    { per_each(Power, Filter, PowerEach),
      per_each(Toughness, Filter, ToughnessEach),
      nonvar(Filter)
    },
    !,
    signed(PowerEach),
    ["/"],
    signed(ToughnessEach),
    [" for each of "],
    amount(count(Filter)).
change(Power, Toughness) --> signed(Power), ["/"], signed(Toughness).

per_each(0, _, 0) :- !.
per_each(count(Filter), Filter, 1).
per_each(times(Number, count(Filter)), Filter, Number) :- integer(Number).

signed(Number) --> { integer(Number), Number >= 0 }, !, ["+", Number].
signed(Number) --> { integer(Number) }, !, [Number].
signed(neg(Amount)) --> !, ["-"], size(Amount).
signed(Amount) --> ["+"], size(Amount).

size(x) --> !, ["X"].
size(Amount) --> ["("], amount(Amount), [")"].

%   Instructions.

action(tap(Subject)) --> ["tap "], subject(Subject).
action(untap(Subject)) --> ["untap "], subject(Subject).
action(destroy(Subject)) --> ["destroy "], subject(Subject).
action(exile(Subject)) --> ["exile "], subject(Subject).
action(sacrifice(Subject)) --> ["sacrifice "], subject(Subject).
action(discard(Subject)) --> ["discard "], subject(Subject).
action(transform(Subject)) --> ["transform "], subject(Subject).
action(regenerate(Subject)) --> ["regenerate "], subject(Subject).
action(goad(Subject)) --> ["goad "], subject(Subject).
action(suspect(Subject)) --> ["suspect "], subject(Subject).
action(counter(Subject)) --> ["counter "], subject(Subject).
action(counter(Subject, _)) --> ["counter "], subject(Subject), [", which goes elsewhere than to the graveyard"].
action(remove_from_combat(Subject)) --> ["remove "], subject(Subject), [" from combat"].
action(block(Subject, Attackers)) --> ["have "], subject(Subject), [" block "], subject(Attackers).
action(reselect_attacked(Subject, _)) --> ["reselect what "], subject(Subject), [" is attacking"].
action(switch_pt(Subject)) --> ["switch power and toughness of "], subject(Subject).
action(control(Who, Subject)) --> { control(Who, Verb) }, player(Who), [Verb], subject(Subject).
action(pay(Costs)) --> ["pay "], costs(Costs).
action(move(Subject, Zone)) --> ["put "], subject(Subject), into(Zone).
action(move(Subject, Zone, How)) --> ["put "], subject(Subject), into(Zone), [" "], joined(entering, " and ", How).
action(attach(Subject, To)) --> ["attach "], subject(Subject), [" to "], subject(To).
action(add_counters(Subject, Counter, Amount)) --> ["put "], counters(Amount, Counter), [" on "], subject(Subject).
action(remove_counters(Subject, Counter, Amount)) --> ["remove "], counters(Amount, Counter), [" from "], subject(Subject).
action(prevent(Damage, From, To)) -->
    ["prevent all "],
    damage(Damage),
    ["damage that "],
    subject(From),
    [" would deal to "],
    subject(To).
action(create(1, Token, How)) --> !, ["create a "], token(Token), entering_so(How).
action(create(Amount, Token, How)) --> ["create "], amount(Amount), [" times a "], token(Token), entering_so(How).
action(extra_combat(_, Amount)) --> ["have "], amount(Amount), [" combat phases more after this phase"].
action(limit(Act, Amount)) --> ["no more than "], amount(Amount), [" can "], act(Act).
action(cost_to(Act, Costs)) --> ["to "], act(Act), [" costs "], costs(Costs).

control(Who, Verb) :-
    (   agreement(Who, plural)
    ->  Verb = " control "
    ;   Verb = " controls "
    ).

into(battlefield) --> !, [" onto the battlefield"].
into(exile) --> !, [" into exile"].
into(Zone) --> [" into its owner's "], word(Zone).

damage(combat) --> ["combat "].
damage(all) --> [].

entering_so([]) --> !, [].
entering_so(How) --> [" that enters "], joined(entering, " and ", How).

token(token(Power, Toughness, Properties, Abilities)) -->
    !,
    amount(Power),
    ["/"],
    amount(Toughness),
    [" "],
    things(singular, Properties),
    [" token"],
    token_abilities(Abilities).
token(token(Name)) --> !, word(Name), [" token"].
token(card_named(Name)) --> !, [Name, " token"].
token(copy_of(Subject)) --> !, ["token that's a copy of "], subject(Subject).
token(copy_of(Subject, Except)) -->
    !,
    ["token that's a copy of "],
    subject(Subject),
    [" except that "],
    joined(meaning, " and ", Except).
token(Token) --> plain(Token), [" token"].

token_abilities([]) --> !, [].
token_abilities(Abilities) --> [" with "], joined(token_ability, " and ", Abilities).

token_ability(keywords(Keywords)) --> !, joined(keyword, " and ", Keywords).
token_ability(Ability) --> ["\""], meaning(Ability), ["\""].

act(attack(Subject)) --> ["attack: "], subject(Subject).
act(attack(Subject, Defenders)) --> ["attack "], joined(defender, " or ", Defenders), [": "], subject(Subject).
act(block(Subject)) --> ["block: "], subject(Subject).
act(target(Subject, Filter)) --> ["target "], subject(Subject), [" with "], things(plural, Filter).

%   What a player does, by the shape of the verb: draw(you, 2), gain_life(you, 2), shuffle(you).

player_action(draw(Who, Amount)) --> acts(Who, "draws ", "draw "), cards(Amount).
player_action(mill(Who, Amount)) --> acts(Who, "mills ", "mill "), cards(Amount).
player_action(gain_life(Who, Amount)) --> acts(Who, "gains ", "gain "), so_much(Who, Amount, "life").
player_action(lose_life(Who, Amount)) --> acts(Who, "loses ", "lose "), so_much(Who, Amount, "life").
player_action(set_life(Who, Amount)) --> acts(Who, "sets ", "set "), ["the life total to "], amount(Amount).
player_action(add_mana(Who, Mana)) --> acts(Who, "adds ", "add "), mana(Mana).
player_action(emblem(Who, Ability)) --> acts(Who, "gets ", "get "), ["an emblem with \""], meaning(Ability), ["\""].
player_action(Action) -->
    { compound(Action),
      compound_name_arguments(Action, Name, [Who|Arguments]),
      is_player(Who),
      agreement(Who, Number),
      verb_and_object(Name, Verb, Object)
    },
    player(Who),
    [" ", Verb],
    third_person(Number),
    joined(spaced, "", Arguments),
    Object.

acts(Who, Singular, Plural) -->
    { agreement(Who, Number) },
    player(Who),
    [" "],
    verb(Number, Singular, Plural).

cards(1) --> !, ["a card"].
cards(Amount) --> { integer(Amount) ; Amount == x }, !, amount(Amount), [" cards"].
cards(Amount) --> ["cards equal to "], amount(Amount).

is_player(Who) :- memberchk(Who, [you, opponent, any, owner, that_player, defending_player, attacking_player]).
is_player(each(Filter)) :- is_player_filter(Filter).
is_player(target(_, Filter)) :- is_player_filter(Filter).
is_player(controller(_)).
is_player(owner(_)).

is_player_filter(Filter) :- memberchk(player, Filter).
is_player_filter(Filter) :- memberchk(opponent, Filter).

verb_and_object(Name, Verb, Object) :-
    (   atomic_list_concat([Verb|Words], '_', Name),
        Words = [_|_]
    ->  atomic_list_concat(Words, ' ', Text),
        Object = [" ", Text]
    ;   Verb = Name,
        Object = []
    ).

third_person(singular) --> ["s"].
third_person(plural) --> [].

spaced(Argument) --> [" "], value(Argument).

value(Amount) --> { integer(Amount) }, !, [Amount].
value(count(Filter)) --> !, amount(count(Filter)).
value(stat(Stat, Subject)) --> !, amount(stat(Stat, Subject)).
value(Value) --> plain(Value).

mana(mana(Text)) --> !, [Text].
mana(one_of(Choices)) --> !, joined(mana, " or ", Choices).
mana(any_color(Amount)) --> !, amount(Amount), [" mana of any color"].
mana(Mana) --> plain(Mana).
