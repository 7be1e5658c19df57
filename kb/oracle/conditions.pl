:- encoding(utf8).
:- module(lawmage_conditions_grammar,
          [ conditions//1,      % -Condition
            condition//1        % -Condition
          ]).
:- use_module(library(lists)).
:- use_module(casting_conditions).
:- use_module(count_conditions).
:- use_module(filters).
:- use_module(function_words).
:- use_module(object_conditions).
:- use_module(outcome_conditions).
:- use_module(past_events).
:- use_module(players).
:- use_module(subjects).
:- use_module(verbatim).

/** <module> Conditions

What stands after "if", "as long as", "unless" and "while".  A condition that has no term
stands in the tokens as `open(Span)`, put there by the caller; it becomes `opaque` with
the words of the text.
*/

%!  conditions(-Condition)// is nondet.
%
%   A condition, or several joined by "and" or "or".

conditions(C) -->
    condition(C0),
    (   [and],
        condition(C1)
    ->  { C = all([C0, C1]) }
    ;   [or],
        condition(C1)
    ->  { C = any_of([C0, C1]) }
    ;   { C = C0 }
    ).
conditions(opaque(Span)) --> open_words(Span).

%!  condition(-Condition)// is nondet.
%
%   One condition.

% Whose turn, designations.
condition(turn(you)) --> [it, '\'s', your, turn].
condition(daytime(neither)) --> [it, '\'s', neither, day, nor, night].
condition(daytime(day)) --> [it, '\'s', day].
condition(daytime(night)) --> [it, '\'s', night].
condition(not(turn(you))) --> [it, '\'s', not, your, turn].
condition(not(turn(you))) --> [it, 'isn\'t', your, turn].
condition(turn(pro(who))) --> [it, '\'s', their, turn].
condition(not(turn(pro(who)))) --> [it, '\'s', not, their, turn].
condition(not(turn(that_player))) --> [it, 'isn\'t', that, player, '\'s', turn].
condition(not(designation(any, monarch))) --> [there, is, no, monarch].
condition(turn(opponent)) --> [it, '\'s', an, opponent, '\'s', turn].
condition(turn(that_player)) --> [it, '\'s', that, player, '\'s', turn].
condition(turn(owner(pro(poss)))) --> [it, '\'s', its, owner, '\'s', turn].
condition(turn(controller(pro(poss)))) --> [it, '\'s', its, controller, '\'s', turn].
condition(designation(Who, Word)) -->
    who(Person, Who),
    designated(Person, Word).
condition(not(designation(Who, Word))) -->
    who(Person, Who),
    undesignated(Person, Word).
condition(C) --> count_condition(C).
condition(C) --> object_condition(C).
condition(C) --> casting_condition(C).
condition(C) --> outcome_condition(C).
% What time it is.
condition(during(Step, Who)) --> [it, '\'s'], whose(Who), [Step, step], { memberchk(Step, [end, draw, untap]) }.
% What happens in this declaration.
condition(declared(Event, Comparison)) -->
    declared_event(Event, Comparison).
% What happened.
condition(amount(count([Player, happened(Period, Event, at_least(N))]), at_least(1))) -->
    who(sg, Who),
    { one_player(Who, Player) },
    player_past_event(own, Period, Event, at_least(N)),
    { N > 1 }.
condition(happened(Period, Event, Comparison)) -->
    happened(Period, Event, Comparison).
condition(not(happened(Period, Event, Comparison))) -->
    not_happened(Period, Event, Comparison).

designated(pl, starting_player) --> [were, the, starting, player].
designated(pl, monarch) --> ['\'re', the, monarch].
designated(sg, monarch) --> [is, the, monarch].
designated(pl, city_blessing) --> [have, the, city, '\'s', blessing].
designated(sg, city_blessing) --> [has, the, city, '\'s', blessing].
designated(pl, max_speed) --> [have, max, speed].
designated(sg, max_speed) --> [has, max, speed].
designated(pl, initiative) --> [have, the, initiative].
designated(sg, initiative) --> [has, the, initiative].
undesignated(pl, starting_player) --> ['weren\'t', the, starting, player].
undesignated(pl, monarch) --> ['aren\'t', the, monarch].
undesignated(pl, max_speed) --> ['don\'t', have, max, speed].
undesignated(pl, city_blessing) --> ['don\'t', have, the, city, '\'s', blessing].

%   "at least two other creatures attack", "a black or green creature also attacks".

declared_event(attacks(each(Filter)), Comparison) -->
    declared_group(Filter, Comparison, Number),
    declared_verb(attack, Number).
declared_event(blocks(each(Filter)), Comparison) -->
    declared_group(Filter, Comparison, Number),
    declared_verb(block, Number).
declared_event(attacks(S), at_least(1)) -->
    reference(sg, S),
    [attacks].
declared_event(blocks(S), at_least(1)) -->
    reference(sg, S),
    [blocks].

declared_group([other(self)|Filter], at_least(1), sg) -->
    article,
    filter(sg, Filter),
    [also].
declared_group(Filter, at_least(N), pl) -->
    [at, least],
    cardinal(N),
    filter(pl, Filter).
declared_group(Filter, at_least(N), pl) -->
    cardinal(N),
    [or, more],
    filter(pl, Filter).
declared_group(Filter, at_least(1), sg) -->
    article,
    filter(sg, Filter).
declared_group(Filter, at_least(1), sg) --> another(Filter).

declared_verb(attack, sg) --> [attacks].
declared_verb(attack, pl) --> [attack].
declared_verb(block, sg) --> [blocks].
declared_verb(block, pl) --> [block].
