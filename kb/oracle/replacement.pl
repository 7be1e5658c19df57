:- encoding(utf8).
:- module(lawmage_replacement_grammar,
          [ replacement//1,     % -Tree
            as_enters//1,       % -Tree
            value//1            % -Choice
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(conditions).
:- use_module(counters).
:- use_module(creation).
:- use_module(damage).
:- use_module(event_subjects).
:- use_module(filters).
:- use_module(function_words).
:- use_module(mana_replacement).
:- use_module(object_events).
:- use_module(player_events).
:- use_module(players).
:- use_module(statements).
:- use_module(subjects).
:- use_module(verbs).
:- use_module(words).

/** <module> Replacement effects (CR 614): "if ... would ..., ... instead", "as ... enters"

`replace(E, M)`: if E would happen, M happens instead; the amount of E is `that_many`.
*/

%!  replacement(-Tree)// is nondet.
%
%   A replacement effect.

replacement(Tree) -->
    [if],
    would_events(Event),
    event_time(Event, Event1, Duration),
    [','],
    instead(Tree0),
    { one_of_each(Tree0, Event1, Tree1),
      limited(Duration, replaced(Event1, Tree1), Tree)
    }.
replacement(Tree) --> mana_replacement(Tree).
replacement(replaced(destroyed(S), regenerate(pro(obj)))) -->
    [if],
    event_subject_phrase(S),
    [would, be, destroyed, ',', regenerate, it].
replacement(Tree) -->                                               % a redirection (CR 614.9)
    all_damage(Kind),
    [that, would, be, dealt],
    redirection_time(Time0),
    redirected(From, To, Time1),
    [is, dealt, to],
    damage_recipient(Recipient),
    [instead],
    { damage_event(Kind, From, To, Event),
      once(( member(Duration, [Time0, Time1]), Duration \== none ; Duration = none )),
      limited(Duration, replaced(Event, deal_damage(event_object, that_many, Recipient)), Tree)
    }.
replacement(until(end_of_turn, redirect_next(A, From, To, Recipient))) -->
    [the, next],
    amount(A),
    [damage, that],
    source_would(From),
    damage_recipient(To),
    [this, turn, is, dealt, to],
    damage_recipient(Recipient),
    [instead].
replacement(until(Duration, replaced_next(Event, Tree0))) -->
    [the, next, time],
    would_event(Event),
    event_duration(Duration),
    [','],
    instead(Tree0).

%   "Create one of each": of the kinds of tokens named in the event.

one_of_each(create_one_of_each, Event, Tree) :-
    !,
    Event = creates_token(_, [any_of(Kinds)]),
    findall(create(1, token(Kind), []), member(subtype(Kind), Kinds), Creations),
    Tree = all(Creations).
one_of_each(Tree, _, Tree).

would_events(Event) --> would_event(Event0), more_would_events(Event0, Event).

more_would_events(Event0, any_of([Event0, Event1])) --> [or], would_event(Event1).
more_would_events(Event, Event) --> [].

limited(none, Tree, Tree) :- !.
limited(Duration, Tree, until(Duration, Tree)).

event_time(Event, Event, Duration) --> event_duration(Duration).
event_time(enters(each(Filter)), enters(each([not(was_cast)|Filter])), none) --> [and, it, 'wasn\'t', cast].
event_time(Event, when(turn(you), Event), none) --> [during, your, turn].
event_time(Event, while(C, Event), none) --> [while], condition(C).
event_time(Event, Event, none) --> [].

event_duration(end_of_turn) --> [this, turn].

redirected(From, To, Time) --> dealt(From, To0), redirection_time(Time), { among(To0, To) }.
redirected(From, To, Time) -->
    [to],
    damage_recipient(To0),
    redirection_time(Time),
    [by],
    damage_sources(From),
    { Time \== none, among(To0, To) }.

among(both(Subjects), any_of(Subjects)) :- !.
among(Subject, Subject).

redirection_time(end_of_turn) --> [this, turn].
redirection_time(none) --> [].

%   What would happen.

would_event(Event) -->
    event_subject_phrase(S),
    [would],
    would_object(S, Event).
would_event(Event) -->
    who(_, Who),
    [would],
    would_player(Who, Event).
would_event(Event) -->
    event_subject_phrase(S),
    [would, deal],
    damage_word(Kind),
    [to],
    damage_recipient(T),
    { T = target_at(_, _, _), damage_event(Kind, S, T, Event) }.
would_event(creates_token(you, Filter)) -->
    [one, or, more],
    filter(pl, Filter0),
    [would, be, created, under, your, control],
    { selectchk(token, Filter0, Filter) }.
would_event(creates_token(any, Filter)) -->
    [one, or, more],
    filter(pl, Filter0),
    [would, be, created],
    { selectchk(token, Filter0, Filter) }.
would_event(creates_token(you, Filter)) -->
    [an, effect, would, create, one, or, more],
    filter(pl, Filter0),
    [under, your, control],
    { selectchk(token, Filter0, Filter) }.
would_event(puts_counters(any, Counter, T)) -->
    [one, or, more],
    counters_word(Counter),
    [would, be, put, on],
    counted_on(T).
would_event(effect_puts_counters(Counter, T)) -->
    [an, effect, would, put, one, or, more],
    counters_word(Counter),
    [on],
    counted_on(T).
would_event(Event) -->
    damage_word(Kind),
    [would, be, dealt, to],
    would_recipient(To),
    would_source(From),
    { damage_event(Kind, From, To, Event) }.

would_object(S, Event) -->
    [Word],
    { verb(Word, Verb, pl) },
    object_happens(Verb, S, Event0),
    other_would(S, Event0, Event).
would_object(S, dies(S)) --> [die].
would_object(S, Event) -->
    [be, Participle],
    passive_happens(Participle, S, Event).

other_would(S, Event0, any_of([Event0, Event1])) --> [or], would_object(S, Event1).
other_would(_, Event, Event) --> [].

would_player(Who, Event) -->
    [Word],
    { verb(Word, Verb, pl) },
    player_happens(Verb, Who, Event).
would_player(Who, creates_token(Who, [])) --> [create, one, or, more, tokens].
would_player(Who, creates_token(Who, Filter)) --> [create], article, filter(sg, Filter0), { selectchk(token, Filter0, Filter) }.
would_player(Who, draws(Who, but_first)) --> [draw, a, card], but_first(Who).
would_player(Who, draws(Who)) --> [draw, a, card].
would_player(Who, draws(Who, some(N))) --> [draw], cardinal(N), [or, more, cards].
would_player(Who, lose_game(Who)) --> [lose, the, game].
would_player(Who, puts_counters(Who, Counter, S)) --> [put, one, or, more], counters_word(Counter), [on], counted_on(S).
would_player(Who, puts_counters(any, Counter, player(Who))) --> [get, one, or, more], counters_word(Counter).
would_player(Who, mills(Who)) --> [mill, one, or, more, cards].
would_player(Who, mills(Who)) --> [mill, a, card].
would_player(Who, scries(Who)) --> [scry, a, number, of, cards].
would_player(Who, proliferates(Who)) --> [proliferate].

damage_word(all) --> [damage].
damage_word(combat) --> [combat, damage].
damage_word(noncombat) --> [noncombat, damage].

damage_event(all, From, To, deals_damage(From, To)).
damage_event(combat, From, To, deals_combat_damage(From, To)).
damage_event(noncombat, From, To, deals_noncombat_damage(From, To)).

counted_on(each(Filter)) --> article, filter(sg, Filter).
counted_on(S) --> event_subject_phrase(S).
counted_on(S) --> reference(sg, S).

would_source(S) --> [by], event_subject_phrase(S).
would_source(each(Filter)) --> [by], filter(pl, Filter).
would_source(S) --> [by], object(sg, S).
would_source(any) --> [].

would_recipient(player(Who)) --> who(_, Who), \+ [or].
would_recipient(S) --> event_subject_phrase(S).
would_recipient(S) --> you_and_others(S).
would_recipient(any_of([player(you), each(Filter)])) --> [you, or], article, filter(sg, Filter).
would_recipient(any_of([player(you), each([other(self)|Filter])])) --> [you, and, other], filter(pl, Filter).

%   What happens instead.

instead(Tree) --> [instead], effect_sentence(Tree).
instead(Tree) --> effect_sentence(Tree), [instead].
instead(Tree) --> halved_amount(Rounding, Tree), [instead, ',', rounded], rounding(Rounding).
instead(Tree) --> [prevent], prevented(Tree).
instead(Tree) --> conjoined_instead(Tree).

conjoined_instead(all([M1, M2])) -->
    effect_clause(M1),
    [and],
    effect_sentence(M2),
    [instead].

prevented(prevent_event(all)) --> [that, damage].
prevented(prevent_event(A)) --> amount(A), [of, that, damage].
prevented(prevent_event(half(that_many, Rounding))) --> [half, that, damage, ',', rounded], rounding(Rounding).
prevented(all([prevent_event(all), Tree])) --> [that, damage], [and], effect_sentence(Tree).
prevented(prevent_event(all_but(A))) --> [all, but], amount(A), [of, that, damage].

effect_sentence(Tree) --> replaced_amount(Tree).
effect_sentence(Tree) --> effect(Tree).

effect_clause(Tree) --> effect(Tree).

%   "it deals double that damage", "that many plus one", "twice that many are created".

replaced_amount(deal_damage(pro(subj), A, recipient)) -->
    deal_subject,
    changed_damage(A),
    recipient_phrase.
replaced_amount(deal_damage(event_object, that_many, Recipient)) -->
    deal_subject,
    [that, damage, to],
    damage_recipient(Recipient).
replaced_amount(deal_damage(event_object, that_many, Recipient)) -->
    [that, damage, is, dealt, to],
    damage_recipient(Recipient).
replaced_amount(gain_life(Who, A)) --> who(_, Who), gains, changed_amount(A), [life].
replaced_amount(gain_life(Who, A)) --> who(_, Who), gains, [that, much, life, plus, N], { integer(N), A = plus(that_many, N) }.
replaced_amount(gain_life(Who, 0)) --> who(_, Who), gains, [no, life].
replaced_amount(lose_life(Who, A)) --> who(_, Who), loses, changed_amount(A), [life].
replaced_amount(event_amount(times(2, that_many))) --> [twice, that, many, of, those, tokens, are, created].
replaced_amount(event_amount(times(2, that_many))) --> [it, creates, twice, that, many, of, those, tokens].
replaced_amount(event_amount(A)) --> changed_amount(A), [tokens, are, created].
replaced_amount(event_amount(A)) --> changed_amount(A), counters_word(_), are_put, placed.
replaced_amount(event_amount(plus(that_many, N))) --> [that, many, plus], cardinal(N), counters_word(_), are_put, placed.
replaced_amount(event_amount(times(2, that_many))) --> [it, puts, twice, that, many, of, those, counters], placed.
replaced_amount(event_amount(times(2, that_many))) --> [twice, that, many, of], each_of_those, [counters], are_put, placed.
replaced_amount(event_amount(plus(that_many, N))) -->
    [that, many, plus],
    cardinal(N),
    [of],
    each_of_those,
    [counters],
    are_put,
    placed.
replaced_amount(event_amount(A)) --> puts, changed_counters(A), placed, { A \== that_many }.
replaced_amount(event_amount(A)) --> who(_, _), [get], changed_counters(A), { A \== that_many }.
replaced_amount(event_amount(minus(that_many, N))) --> [that, many], counters_word(_), [minus], cardinal(N), are_put, placed.
replaced_amount(Creation) --> creation(Creation), are_created.
replaced_amount(create_one_of_each) --> [create, one, of, each].
replaced_amount(all([event, Creation])) --> [those, tokens, plus], creation(Creation), are_created.

halved_amount(Rounding, event_amount(half(that_many, Rounding))) -->
    puts,
    [half, that, many],
    counters_put,
    placed.

counters_put --> counters_word(_).
counters_put --> [of], each_of_those, [counters].

puts --> [put].
puts --> who(_, _), [put].

changed_counters(A) --> changed_amount(A), counters_word(_).
changed_counters(A) --> changed_amount(A), [of], each_of_those, [counters].
changed_counters(plus(that_many, N)) --> [that, many, plus], cardinal(N), counters_word(_).
changed_counters(plus(that_many, N)) --> [that, many, plus], cardinal(N), [of], each_of_those, [counters].

each_of_those --> [those].
each_of_those --> [each, of, those, kinds, of].

are_created --> [are, created].
are_put --> [are, put].
are_put --> [is, put].
placed --> [on], reference(_, _).
placed --> [on, that, permanent, or, player].

deal_subject --> [it, deals].
deal_subject --> [that, source, deals].
deal_subject --> [that, spell, deals].
deal_subject --> [the, source, deals].

gains --> [gain].
gains --> [gains].
loses --> [lose].
loses --> [loses].

changed_amount(times(2, that_many)) --> [twice, that, much].
changed_amount(times(2, that_many)) --> [twice, that, many].
changed_amount(times(3, that_many)) --> [three, times, that, many].
changed_amount(that_many) --> [that, much].
changed_amount(that_many) --> [that, many].

changed_damage(times(2, that_many)) --> [double, that, damage].
changed_damage(times(2, that_many)) --> [twice, that, much, damage].
changed_damage(times(3, that_many)) --> [triple, that, damage].
changed_damage(plus(that_many, N)) --> [that, much, damage, plus], cardinal(N).
changed_damage(plus(that_many, A)) --> [that, much, damage, plus, an, amount, of, damage, equal, to], amount(A).
changed_damage(minus(that_many, N)) --> [that, much, damage, minus, N], { integer(N) }.

recipient_phrase --> [to, that, permanent, or, player].
recipient_phrase --> [to, that, player].
recipient_phrase --> [to, that, player, or, permanent].
recipient_phrase --> [to, that, creature].
recipient_phrase --> [to, it].
recipient_phrase --> [to, you].
recipient_phrase --> [to, ~].
recipient_phrase --> [].

%!  as_enters(-Tree)// is nondet.
%
%   "As this creature enters, choose a color".

as_enters(as_enters(S, Tree)) -->
    [as],
    event_subject_phrase(S),
    enters_word,
    [','],
    effect(Tree).
as_enters(as_attached(S, Tree)) -->
    [as],
    reference(sg, S),
    [becomes, attached, to, a, creature, ','],
    effect(Tree).
as_enters(as_turned_face_up(S, Tree)) -->
    [as],
    reference(sg, S),
    [is, turned, face, up, ','],
    effect(Tree).
as_enters(any_of_as(S, Tree)) -->
    [as],
    reference(sg, S),
    [enters, or, is, turned, face, up, ','],
    effect(Tree).

enters_word --> [enters].
enters_word --> [enters, the, battlefield].
enters_word --> [enter].

%!  value(-Choice)// is nondet.
%
%   What is chosen after "choose": "a color", "a creature type", "an opponent".

value(color) --> [a, color].
value(color_except(Color)) --> [a, color, other, than, Color], { color(Color) }.
value(type) --> [a, creature, type].
value(type_except(Type)) --> [a, creature, type, other, than, Word], { subtype_form(Word, Type, sg) }.
value(land_type) --> [a, land, type].
value(basic_land_type) --> [a, basic, land, type].
value(nonbasic_land_type) --> [a, nonbasic, land, type].
value(card_type) --> [a, card, type].
value(name) --> [a, card, name].
value(name) --> [any, card, name].
value(name(Filter)) --> article, filter(sg, Filter0), [name], { selectchk(card, Filter0, Filter) }.
value(player(opponent)) --> [an, opponent].
value(player(any)) --> [a, player].
value(number) --> [a, number].
value(number(Low, High)) --> [a, number, between], cardinal(Low), [and], cardinal(High).
value(number(Low, any)) --> [a, number, greater, than], cardinal(Low0), { Low is Low0 + 1 }.
value(parity) --> [odd, or, even].
value(direction) --> [left, or, right].
value(one_of([Word1, Word2])) --> [Word1, or, Word2], { atom(Word1), atom(Word2) }.
value(two_colors) --> [two, colors].
