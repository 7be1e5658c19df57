:- encoding(utf8).
:- module(lawmage_statements,
          [ effect//1,          % -Tree
            mentions/2          % +Term, +Tree
          ]).
:- use_module(library(lists)).
:- use_module(actions).
:- use_module(additional_triggers).
:- use_module(amounts).
:- use_module(combat_clauses).
:- use_module(conditions).
:- use_module(cost_changes).
:- use_module(costs).
:- use_module(counters).
:- use_module(damage).
:- use_module(durations).
:- use_module(events).
:- use_module(filters).
:- use_module(function_words).
:- use_module(keyword_abilities).
:- use_module(mana_actions).
:- use_module(melding).
:- use_module(players).
:- use_module(player_restrictions).
:- use_module(predicates).
:- use_module(replacement).
:- use_module(stack_actions).
:- use_module(steps).
:- use_module(subjects).
:- use_module(text_changes).
:- use_module(tokens).
:- use_module(unless_clauses).
:- use_module(usage).
:- use_module(verbatim).

/** <module> Sentences: clauses with their conditions and durations

A sentence's tree keeps the order of the words, so that pronouns can be settled from left
to right: `pre(C, M)` is a condition before and `post(M, C)` a condition after what it
governs.
*/

%!  statement(-Tree)// is nondet.
%
%   A sentence without its full stop.

statement(Tree) --> each_assigns(Tree).
statement(Tree) --> usage(Tree).
statement(Tree) --> casting_cost(Tree).
statement(Tree) --> spending(Tree).
statement(Tree) --> as_enters(Tree).
statement(Tree) --> triggers_again(Tree).
statement(Tree) --> lead(Tree, Tree0), statement(Tree0).
statement(Tree) --> clauses(Tree).
statement(Tree) --> replacement(Tree).
statement(all([Tree0, Tree1])) --> clauses(Tree0), [',', and], replacement(Tree1).
statement(Tree) --> melding(Tree).

%!  effect(-Tree)// is nondet.
%
%   An instruction or a statement, as after a trigger or a cost.

effect(Tree) --> statement(Tree).

%   What stands before: lead(Tree, Inner).

lead(lasting(Duration, Tree), Tree) --> leading_duration(Duration).
lead(pre(C, Tree), Tree) --> [as, long, as], conditions(C), [','].
lead(pre(C, Tree), Tree) --> [if], conditions(C), [','].
lead(pre(C, Tree), Tree) --> [then, if], conditions(C), [','].
lead(pre(turn(you), Tree), Tree) --> [during, your, turn, ','].
lead(pre(not(turn(you)), Tree), Tree) --> [during, turns, other, than, yours, ','].
lead(pre(turn(opponent), Tree), Tree) --> [during, each, opponent, '\'s', turn, ','].
lead(pre(during(end, you), Tree), Tree) --> [during, your, end, step, ','].
lead(pre(otherwise, Tree), Tree) --> [otherwise, ','].
lead(delayed(E, Tree), Tree) --> delayed_event(E), [','].
lead(until(end_of_turn, Later), Tree) --> later_trigger(Tree, Later).
lead(for_each(each(Filter), Tree), Tree) --> [for, each], filter(sg, Filter), [','].
lead(for_each(S, Tree), Tree) --> [for, each, of], reference(pl, S), [','].
lead(instead(Tree), Tree) --> [instead].
lead(Tree, Tree) --> [then].
lead(Tree, Tree) --> [then, ','].

%   Clauses joined.

clauses(Tree) -->
    trailed_clause(Tree0),
    more_clauses(Tree0, Tree).

more_clauses(Tree0, Tree) -->
    clause_junction,
    clauses(Tree1),
    { joined(Tree0, Tree1, Tree) }.
more_clauses(Tree, Tree) --> [].

clause_junction --> [',', then].
clause_junction --> [then].
clause_junction --> [',', and, then].
clause_junction --> [',', and].
clause_junction --> [and].
clause_junction --> [','].

%   A clause with what stands after it.

trailed_clause(Tree) -->
    clause(Tree0),
    trails(Tree0, Tree).

trails(Tree0, Tree) -->
    trail(Tree0, Tree1),
    trails(Tree1, Tree).
trails(Tree, Tree) --> [].

trail(Tree, until(Duration, Tree)) --> duration(Duration).
trail(Tree, instead(Tree)) --> [instead].
trail(Tree, instead(Tree)) --> [instead, of, putting, it], put_elsewhere.
trail(Tree, instead(Tree)) --> [instead, of], put_elsewhere.
trail(Tree, delayed(E, Tree)) --> delayed_event(E).
trail(Tree, unless_pays(Who, Cost, Tree)) -->
    optional_comma,
    [unless],
    { \+ in_combat(Tree) },
    who(Person, Who),
    pays(Person, Cost).
trail(Tree, post(Tree, C)) --> optional_comma, [as, long, as], conditions(C).
trail(Tree0, Tree) --> optional_comma, [unless], conditions(C), { \+ of_abilities(Tree0, C), unless_true(Tree0, C, Tree) }.
trail(Tree, post(Tree, C)) --> optional_comma, [if], conditions(C).
trail(Tree, post(Tree, turn(you))) --> [during, your, turn].
trail(Tree, post(Tree, not(turn(you)))) --> [during, turns, other, than, yours].
trail(Tree, x_defined(A, Tree)) --> where_x(A).
trail(Tree0, Tree) --> for_each(A), { multiplied(Tree0, A, Tree) }.

put_elsewhere --> [into], owner_of_it, [graveyard].
put_elsewhere --> [into], owner_of_it, [hand].
put_elsewhere --> [anywhere, else].
put_elsewhere --> [into, a, graveyard].

owner_of_it --> [its, owner, '\'s'].
owner_of_it --> [your].
owner_of_it --> [that, player, '\'s'].

pays(sg, Cost) --> [pays], cost_paid(Cost).
pays(pl, Cost) --> [pay], cost_paid(Cost).
pays(sg, [sacrifice(S)]) --> [sacrifices], chosen_objects(_, S).
pays(pl, [sacrifice(S)]) --> [sacrifice], object(_, S).
pays(pl, [mana_cost(S)]) --> [pay], cost_owner(S), [mana, cost].
pays(sg, [mana_cost(S)]) --> [pays], cost_owner(S), [mana, cost].
pays(sg, [discard(S)]) --> [discards], chosen_objects(_, S).
pays(pl, [discard(S)]) --> [discard], chosen_objects(_, S).
pays(pl, [return(S, hand)]) --> [return], chosen_objects(_, S), [to, its, owner, '\'s', hand].
pays(pl, [tap(S)]) --> [tap], chosen_objects(_, S).
pays(pl, [exile(S)]) --> [exile], chosen_objects(_, S).

cost_owner(pro(poss)) --> [its].
cost_owner(S) --> possessor_object(S), ['\'s'].

cost_paid(Cost) --> mana_payment(Cost).
cost_paid([pay_life(A)]) --> amount(A), [life].
cost_paid([times(A, mana(Mana))]) --> mana(Mana), for_each(A).
cost_paid([energy(N)]) --> energy_symbols(N).

%   multiplied(+Tree0, +Amount, -Tree): what is done so often, or is so large, for each.

multiplied(until(D, Tree0), A, until(D, Tree)) :-
    multiplied(Tree0, A, Tree).
multiplied(all(Trees0), A, all(Trees)) :-
    append(Before, [Last0], Trees0),
    multiplied(Last0, A, Last),
    append(Before, [Last], Trees).
multiplied(pt_mod(S, P0, T0), A, pt_mod(S, P, T)) :-
    scaled(P0, A, P),
    scaled(T0, A, T).
multiplied(draw(Who, N), A, draw(Who, B)) :- scaled(N, A, B).
multiplied(gain_life(Who, N), A, gain_life(Who, B)) :- scaled(N, A, B).
multiplied(lose_life(Who, N), A, lose_life(Who, B)) :- scaled(N, A, B).
multiplied(mill(Who, N), A, mill(Who, B)) :- scaled(N, A, B).
multiplied(deal_damage(S, N, T), A, deal_damage(S, B, T)) :- scaled(N, A, B).
multiplied(create(N, Token, E), A, create(B, Token, E)) :- scaled(N, A, B).
multiplied(add_counters(S, Counter, N), A, add_counters(S, Counter, B)) :- scaled(N, A, B).
multiplied(by(Who, Tree0), A, by(Who, Tree)) :- multiplied(Tree0, A, Tree).
multiplied(sacrifice(choose(N, Filter)), A, sacrifice(choose(B, Filter))) :- scaled(N, A, B).
multiplied(tap(choose(N, Filter)), A, tap(choose(B, Filter))) :- scaled(N, A, B).
multiplied(investigate, count(Filter), for_each(each(Filter), investigate)).

%   One clause.

clause(Tree) --> combat_clause(Tree).
clause(Tree) --> permission_to_play(Tree).
clause(restriction(each(Filter), cant_have_counters(Counter))) --> counters_word(Counter), ['can\'t', be, put, on], filter(pl, Filter).
clause(exempt(legend_rule, S)) -->
    [the, q(Tokens), 'doesn\'t', apply],
    { token_terms(Tokens, [legend, rule]) },
    exempted(S).
clause(exempt(role_rule, S)) -->
    [any, number, of, role, enchantments, can, be, attached, to],
    reference(sg, S).
clause(set_life(Who, A)) --> whose(Who), [life, total, becomes], life_total(A).
clause(all([restriction(player(Who), cant_gain_life), restriction(player(Who), cant_lose_life)])) -->
    whose(Who),
    [life, total, 'can\'t', change].
clause(becomes_unblocked(each([type(creature), blocked_only_by(S)]))) -->
    [creatures, it, was, blocking, that, had, become, blocked, by, only],
    reference(sg, S),
    [this, combat, become, unblocked].
clause(becomes_unblocked(each([type(creature), blocked_only_by(pro(subj))]))) -->
    [creatures, it, was, blocking, that, 'hadn\'t', become, blocked, by, another, creature, this, combat, become, unblocked].
clause(enters(that([token]), [tapped, attacking])) --> \+ [it], \+ [they], verbatim_name(_), [enters, tapped, and, attacking].
clause(devotion_more(Who, N)) -->
    whose(Who),
    [devotion, to, each, color, and, each, combination, of, colors, is, increased, by],
    cardinal(N).
clause(becomes_daytime(day)) --> [it, becomes, day].
clause(becomes_daytime(night)) --> [it, becomes, night].
clause(as_enters(self, becomes_daytime(day))) --> [it, becomes, day, as, ~, enters].
clause(as_enters(self, becomes_daytime(night))) --> [it, becomes, night, as, ~, enters].
clause(keep_mana(you, [Color])) --> [you, 'don\'t', lose, unspent, Color, mana, as, steps, and, phases, end].
clause(untap_during(S, each([other(player(you)), player]))) --> [untap], object(_, S), [during, each, other, player, '\'s', untap, step].
clause(Tree) --> text_change(Tree).
clause(Tree) --> copy_targets(Tree).
clause(Tree) --> changed_target(Tree).
clause(restriction(pro(poss), cant_activate(Filter))) --> [its], stopped_abilities(Filter).
clause(may(Tree)) --> [you, may, have], who(_, Who), player_actions(pl, Who, Tree).
clause(excess_damage_to(Who)) --> [excess, damage, is, dealt, to], who(_, Who), [instead].
clause(extra_phases(After, [combat, main])) -->
    after_phase(After),
    [',', there, is, an, additional, combat, phase, followed, by, an, additional, main, phase].
clause(extra_phases(After, [combat])) --> [there, is, an, additional, combat, phase], after_phase(After).
clause(extra_phases(After, [beginning])) --> [there, is, an, additional, beginning, phase], after_phase(After).
clause(end_effect_for([mana(Mana)])) --> [you, may, pay], mana(Mana), [to, end, this, effect].
clause(keep_mana) --> [you, 'don\'t', lose, this, mana, as, steps, and, phases, end].
clause(same_for(Items)) --> [the, same, is, true, for], same_items(Items).
clause(Tree) --> damage_statement(Tree).
clause(skip(Who, extra_turn)) --> [if], who(sg, Who), [would, begin, an, extra, turn, ',', that, player, skips, that, turn, instead].
clause(revealed(top_of_library(you))) --> [play, with, the, top, card, of, your, library, revealed].
clause(max_hand_size(any, none)) --> [players, have, no, maximum, hand, size].
clause(max_hand_size(you, none)) --> [you, have, no, maximum, hand, size].
clause(max_hand_size_change(Who, minus(0, N))) --> whose(Who), [maximum, hand, size, is, reduced, by], cardinal(N).
clause(max_hand_size_change(Who, N)) --> whose(Who), [maximum, hand, size, is, increased, by], cardinal(N).
clause(max_hand_size(Who, N)) --> whose(Who), [maximum, hand, size, is], cardinal(N).
clause(doesnt_remove(S)) --> [this, effect, 'doesn\'t', remove], object(_, S).
clause(doesnt_remove(each(Filter))) --> [this, effect, 'doesn\'t', remove], filter(pl, Filter).
clause(permission(self, stay_tapped)) --> [you, may, choose, not, to, untap, ~, during, your, untap, step].
clause(permission(self, exert_as_attacks)) --> [you, may, exert, ~, as], attacking_pronoun, [attacks].
clause(permission(self, exert_as_attacks)) --> [you, may, exert, it, as, it, attacks].
clause(permission(player(you), activate_as_instant([keyword(Word), ability]))) -->
    [you, may, activate, Word, abilities, any, time, you, could, cast, an, instant],
    { atom(Word) }.
clause(Tree) -->
    subject(Number, S),
    after_subject(Number, S, Tree).
clause(Tree) -->
    costly_subject(Number, S),
    predicates(Number, S, Tree).
clause(Tree) -->
    who(Person, Who),
    player_clause(Person, Who, Tree).
clause(Tree) --> player_actions(pl, you, Tree).
clause(Tree) --> [you, may], player_actions(pl, you, Tree0), { Tree = may(Tree0) }.
clause(may(Tree)) -->
    [you, may, have],
    had_subject(S),
    predicates(pl, S, Tree),
    { \+ mentions(assign_as_though_unblocked, Tree) }.
clause(resolves_anyway) --> [this, ability, still, resolves, if, its, target, becomes, illegal].
clause(Tree) --> defined_pt(Tree).
clause(extra_combat(After, N)) -->
    after_phase(After),
    [',', there],
    be(_),
    additional_count(N),
    phases.
clause(control(you, S)) --> [you, control], object(sg, S).
clause(control(designated(monarch), S)) --> [the, monarch, controls], reference(sg, S).
clause(block_choices(Who)) --> who(sg, Who), [chooses, how, each, creature, blocks, each, combat].
clause(until(end_of_turn, block_choices(you))) --> [you, choose, which, creatures, block, this, turn, and, how, those, creatures, block].
clause(until(end_of_turn, attack_choices(you))) --> [you, choose, which, creatures, attack, this, turn].


stopped_abilities([]) --> [activated, abilities, 'can\'t', be, activated].
stopped_abilities([kind(loyalty)]) --> [loyalty, abilities, 'can\'t', be, activated].
stopped_abilities([not(kind(mana))]) -->
    [activated, abilities, 'can\'t', be, activated, unless, they, '\'re', mana, abilities].

exempted(each([permanent])) --> [].
exempted(each(Filter)) --> [to], filter(pl, Filter).
exempted(S) --> [to], reference(_, S).

cause --> ['don\'t', cause, abilities, to, trigger].
does(sg) --> [does].
does(pl) --> [do].

same_items(keywords(Keywords)) --> same_keywords(Keywords).
same_items(subjects([each(Filter)|Subjects])) --> filter(pl, Filter), more_same_subjects(Subjects).

more_same_subjects([each(Filter)|Subjects]) --> [and], filter(pl, Filter), more_same_subjects(Subjects).
more_same_subjects([]) --> [].

same_keywords([K|Ks]) --> same_keyword(K), more_same_keywords(Ks).

more_same_keywords([K|Ks]) --> same_comma, same_keyword(K), more_same_keywords(Ks).
more_same_keywords([]) --> [].

same_comma --> [',', and].
same_comma --> [','].
same_comma --> [and].

same_keyword(K) --> keyword(K).
same_keyword(K) --> ability_sort(K).

life_total(A) --> [equal, to], amount(A).
life_total(A) --> amount(A).

attacking_pronoun --> [it].
attacking_pronoun --> [he].
attacking_pronoun --> [she].

after_phase(this_phase) --> [after, this, phase].
after_phase(this_main_phase) --> [after, this, main, phase].

additional_count(1) --> [an, additional].
additional_count(N) --> cardinal(N), [additional].

phases --> [combat, phase].
phases --> [combat, phases].

had_subject(S) --> reference(_, S).
had_subject(S) --> targets(_, S).

after_subject(Number, S, Tree) --> predicates(Number, S, Tree).
after_subject(Number, S, Tree) --> conditional_predicates(Number, S, Tree).
after_subject(sg, S, restriction(S, cant_activate(Filter))) --> ['\'s'], stopped_abilities(Filter).
after_subject(pl, each(Filter), no_trigger(enters(each(Filter)))) --> [entering], cause.
after_subject(pl, each(Filter), no_trigger(any_of([enters(each(Filter)), dies(each(Filter))]))) -->
    [entering, or, dying],
    cause.

optional_each --> [each].
optional_each --> [].

%   "you have hexproof", "each opponent loses 1 life".

player_clause(pl, you, Tree) -->
    [and],
    who(_, Who),
    optional_each,
    player_actions(pl, both([you, Who]), Tree).
player_clause(_, Who, exempt(zero_life, player(Who))) -->
    [Dont, lose, the, game, for, having, 0, or, less, life],
    { memberchk(Dont, ['don\'t', 'doesn\'t']) }.
player_clause(_, Who, restriction(S, cant_be_gained_by(Who))) --> ['can\'t', gain, control, of], reference(_, S).
player_clause(_, Who, restriction(player(Who), Restriction)) --> [can], player_can_only(Restriction).
player_clause(Person, Who, by(Who, same)) --> does(Person), [the, same].
player_clause(_, Who, Tree) --> player_combat(Who, Tree).
player_clause(Person, Who, Tree) -->
    player_has(Person, player(Who), Tree).
player_clause(Person, Who, Tree) -->
    player_actions(Person, Who, Tree).
player_clause(_, Who, may(Who, Tree)) -->
    [may],
    { Who \== you },
    player_actions(pl, Who, Tree).

player_has(Person, S, grant(S, keywords(Keywords))) -->
    { S \== player(pro(who)) },
    have(Person),
    keyword_list(Keywords).
player_has(_, S, restriction(S, Restriction)) -->
    ['can\'t'],
    player_cant(Restriction),
    { Restriction \= both(_, _) }.
player_has(_, S, all([restriction(S, One), restriction(S, Other)])) --> ['can\'t'], player_cant(both(One, Other)).
player_has(_, S, restriction(S, cant_get_counters(Counter))) -->
    ['can\'t', get],
    counters_word(Counter).
player_has(Person, S, lose(S, keywords(Keywords))) --> lose(Person), keyword_list(Keywords).

have(sg) --> [has].
have(pl) --> [have].
have(sg) --> [gains].
have(pl) --> [gain].
lose(sg) --> [loses].
lose(pl) --> [lose].

%   Characteristic-defining power and toughness.

defined_pt(pt_cda(S, A, B)) -->
    cda_subject(S),
    [power, is, equal, to],
    amount(A),
    [and, its, toughness, is, equal, to],
    second_amount(A, B).

defined_pt(pt_cda(S, A, A)) -->
    cda_subject(S),
    [power, and, toughness, are, each],
    equal_to(A).
defined_pt(pt_cda(S, A, keep)) -->
    cda_subject(S),
    [power, is, equal, to],
    amount(A).
defined_pt(pt_cda(S, keep, A)) -->
    cda_subject(S),
    [toughness, is, equal, to],
    amount(A),
    { \+ mentions(that_many, A) }.

cda_subject(S) --> possessor_object(S), ['\'s'].
cda_subject(pro(poss)) --> [its].

equal_to(A) --> [equal, to], amount(A).
equal_to(N) --> [N], { integer(N) }.

second_amount(A, plus(A, N)) --> [that, number, plus, N], { integer(N) }.
second_amount(_, B) --> amount(B), { \+ mentions(that_many, B) }.
second_amount(A, B) --> amount(B0), { mentions(that_many, B0), replaced(B0, A, B) }.

%!  mentions(+Term, +Tree) is semidet.
%
%   Term is part of Tree.

mentions(Term, Tree) :- Term == Tree, !.
mentions(Term, Tree) :-
    compound(Tree),
    arg(_, Tree, Argument),
    mentions(Term, Argument),
    !.

replaced(that_many, A, A) :- !.
replaced(Tree0, A, Tree) :-
    compound(Tree0),
    !,
    Tree0 =.. [Functor|Arguments0],
    replaced_all(Arguments0, A, Arguments),
    Tree =.. [Functor|Arguments].
replaced(Tree, _, Tree).

replaced_all([], _, []).
replaced_all([Tree0|Trees0], A, [Tree|Trees]) :-
    replaced(Tree0, A, Tree),
    replaced_all(Trees0, A, Trees).
