:- encoding(utf8).
:- module(lawmage_cost_changes,
          [ cost_change//2,     % +Subject, -Meaning
            costly_subject//2   % ?Number, -Subject
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(conditions).
:- use_module(costs).
:- use_module(filters).
:- use_module(function_words).
:- use_module(subjects).

/** <module> What makes casting and activating cost more or less (CR 601.2f, 602.2b)

"Spells your opponents cast that target this creature cost {2} more to cast" is a cost to
target it; without a target it is a cost to cast such spells or activate such abilities.
*/

%!  cost_change(+Subject, -Meaning)// is nondet.
%
%   What stands after "cost" or "costs", said of spells or abilities.

cost_change(S, Meaning) -->
    { in_turn(S, Whose, S1),
      changed_act(S1, Act)
    },
    changed(Act, Meaning0),
    { ( Whose == any -> Meaning = Meaning0 ; Meaning = when(turn(Whose), Meaning0) ) }.

%   in_turn(+Subject0, -Whose, -Subject): in whose turns it is one of Subject.

in_turn(each(Filter0), Whose, each(Filter)) :-
    selectchk(in_turn(Whose), Filter0, Filter),
    !.
in_turn(S, any, S).

%!  costly_subject(?Number, -Subject)// is nondet.
%
%   Spells and abilities that only cost changes speak of.

costly_subject(sg, each(Filter)) -->
    [the],
    nth_word(N),
    filter(sg, Filter0),
    each_turn(Turn),
    that_targets(Filter1),
    { append([Filter0, [nth_cast(N)|Turn], Filter1], Filter) }.
costly_subject(pl, each([kind(loyalty), ability, from([type(planeswalker)]), controlled_by(Who)])) -->
    [planeswalkers, '\'', loyalty, abilities],
    filter_controller(Who).
costly_subject(sg, this_ability) --> [this, ability].
costly_subject(pl, each([any_of([spell, ability]), controlled_by(Who), targets(S)])) -->
    [spells],
    filter_controller(Who),
    [or, abilities],
    filter_controller(Who1),
    { Who1 == Who },
    [that, target],
    target_phrase(S).

that_targets([targets(S)]) --> [that, targets], target_phrase(S).
that_targets([]) --> [].

filter_controller(you) --> [you], verb_of_stack.
filter_controller(opponent) --> [your, opponents], verb_of_stack.

verb_of_stack --> [cast].
verb_of_stack --> [activate].

nth_word(1) --> [first].
nth_word(2) --> [second].
nth_word(3) --> [third].

each_turn([]) --> [each, turn].
each_turn([in_turn(you)]) --> [during, each, of, your, turns].
each_turn([in_turn(you)]) --> [during, your, turn].

target_phrase(S) --> reference(_, S).
target_phrase(each(Filter)) --> article, filter(sg, Filter).

%   changed_act(+Subject, -Act): casting or activating such a thing, or with it targeting.

changed_act(self, cast(self)).
changed_act(this_ability, activate(this_ability)).
changed_act(each(Filter0), Act) :-
    act_filter(Filter0, Verb),
    (   selectchk(targets(S), Filter0, Filter)
    ->  Act = target(S, Filter)
    ;   select(from(Sources0), Filter0, from(Sources), Filter),
        selectchk(targets(S), Sources0, Sources)
    ->  Act = target(S, Filter)
    ;   Act =.. [Verb, each(Filter0)]
    ).

act_filter(Filter, cast) :- memberchk(spell, Filter), !.
act_filter(Filter, activate) :- memberchk(ability, Filter), !.
act_filter(Filter, cast) :- memberchk(any_of([spell, ability]), Filter).

changed(Act, Meaning) --> change(Act, Meaning).
changed(Act, all([post(Meaning0, C0), post(Meaning1, C1)])) -->
    change(Act, Meaning0),
    [if],
    conditions(C0),
    [and],
    change(Act, Meaning1),
    [if],
    conditions(C1).

change(Act0, Meaning) -->
    mana(Mana),
    more_or_less(Sense),
    to_do,
    change_for_each(Mana, Payments),
    not_mana_abilities(Act0, Act),
    { changes(Sense, Act, Payments, Meaning) }.
change(Act, cost_to(Act, [pay_life(N)])) -->
    [an, additional],
    cardinal(N),
    [life, to, cast].

change(Act, cost_to(Act, [loyalty(N)])) --> [an, additional, loyalty(N)], to_do.

changes(more, Act, Payments, cost_to(Act, Payments)).
changes(less, Act, Payments, cost_less(Act, Payments)).

more_or_less(more) --> [more].
more_or_less(less) --> [less].

to_do --> [to, cast].
to_do --> [to, activate].
to_do --> [].

change_for_each(Mana, [times(A, mana(Mana))]) --> for_each(A).
change_for_each(Mana, [times(A, mana('{1}'))]) --> { Mana == '{X}' }, where_x(A).
change_for_each(Mana, [mana(Mana)]) --> [].

not_mana_abilities(activate(each(Filter)), activate(each([not(kind(mana))|Filter]))) -->
    [unless, they, '\'re', mana, abilities].
not_mana_abilities(Act, Act) --> [].
