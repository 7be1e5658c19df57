:- encoding(utf8).
:- module(lawmage_mana_actions,
          [ added_mana//1,      % -Mana
            spending//1         % -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(costs).
:- use_module(filters).
:- use_module(function_words).
:- use_module(subjects).

/** <module> Adding and spending mana (CR 106)
*/

%!  added_mana(-Mana)// is nondet.
%
%   What stands after "add".

added_mana(Mana) --> mana_choice(Mana0), mana_for_each(Mana0, Mana).
added_mana(any_color(A)) --> mana_count(A), [mana, of, any], one, [color].
added_mana(any_combination(A, any)) --> mana_count(A), [mana, in, any, combination, of, colors].
added_mana(any_combination(A, Manas)) -->
    mana_count(A),
    [mana, in, any, combination, of],
    mana_and_or(Manas).
added_mana(chosen_color(A)) --> mana_count(A), [mana, of, the, chosen, color].
added_mana(chosen_color(A)) --> mana_count(A), [mana, of, that, color].
added_mana(commander_identity(A)) --> mana_count(A), [mana, of, any, color, in, your, commander, '\'s', color, identity].
added_mana(could_produce(A, S)) -->
    mana_count(A),
    [mana, of, any, type, that],
    could_object(S),
    [could, produce].
added_mana(color_could_produce(A, S)) -->
    mana_count(A),
    [mana, of, any, color, that],
    could_object(S),
    [could, produce].
added_mana(color_among(A, S)) --> mana_count(A), [mana, of, any, color, among], filter(_, Filter), { S = each(Filter) }.
added_mana(color_among(A, S)) --> mana_count(A), [mana, of, any, of], possessor_object(S), ['\'s', colors].
added_mana(same_type(A)) --> mana_count(A), [mana, of, any, type, that, land, produced].
added_mana(chosen_color(A)) --> [an, amount, of, mana, of, that, color, equal, to], amount(A).
added_mana(times(A, mana(Mana))) --> [an, amount, of], mana(Mana), [equal, to], amount(A).
added_mana(times(A, mana(Mana))) --> [x], mana(Mana), where_x(A).
added_mana(times(that_many, mana(Mana))) --> [that, much], mana(Mana).
added_mana(times(that_many, mana(Mana))) --> [that, many], mana(Mana).
added_mana(any_color(A)) --> [an, amount, of, mana, of, any, one, color, equal, to], amount(A).

one --> [one].
one --> [].

could_object(each(Filter)) --> article, filter(sg, Filter).
could_object(each(Filter)) --> filter(pl, Filter).
could_object(S) --> reference(_, S).

mana_count(1) --> [one].
mana_count(1) --> [an, additional, one].
mana_count(1) --> [an, additional].
mana_count(N) --> cardinal(N), { N > 1 }.
mana_count(N) --> [an, additional], cardinal(N), { N > 1 }.
mana_count(x) --> [x].
mana_count(that_many) --> [that, much].

mana_choice(Mana) --> additional, mana_item(Mana).
mana_choice(one_of([Mana1, Mana2])) --> mana_item(Mana1), [or], mana_item(Mana2).
mana_choice(one_of([Mana1, Mana2|Manas])) --> mana_item(Mana1), [','], mana_item(Mana2), mana_list(Manas).

additional --> [an, additional].
additional --> [].

mana_list([Mana]) --> [',', or], mana_item(Mana).
mana_list([Mana|Manas]) --> [','], mana_item(Mana), mana_list(Manas).

mana_item(mana(Mana)) --> mana(Mana).
mana_item(chosen_color(1)) --> [one, mana, of, the, chosen, color].
mana_item(any_color(1)) --> [one, mana, of, any, color].

mana_and_or([Mana1, Mana2]) --> mana_item(Mana1), and_or, mana_item(Mana2).
mana_and_or([Mana1, Mana2, Mana3]) --> mana_item(Mana1), [','], mana_item(Mana2), [','], and_or, mana_item(Mana3).

and_or --> [and, /, or].
and_or --> [or].

mana_for_each(mana(Mana), times(A, mana(Mana))) --> for_each(A).
mana_for_each(Mana, Mana) --> [].

%!  spending(-Meaning)// is nondet.
%
%   What the mana just added may be spent on.

spending(spend_only(Uses)) -->
    [spend, this, mana, only],
    uses(Uses).
spending(spend_only(Uses)) -->
    [spend, this, mana, only, on],
    costs_of(Uses).
spending(cant_spend(Uses)) -->
    [this, mana, 'can\'t', be, spent],
    uses(Uses).

uses([Use|Uses]) --> use(Use), more_uses(Uses).

more_uses([Use|Uses]) --> [or], use(Use), more_uses(Uses).
more_uses([Use|Uses]) --> [or], same_verb_use(Use), more_uses(Uses).
more_uses([]) --> [].

use(cast(each(Filter))) --> [to, cast], spell_phrase(Filter).
use(activate(each(Filter))) --> [to, activate], ability_phrase(Filter).
use(activate(each(Filter))) --> [activate], ability_phrase(Filter).
use(gain_level) --> [to, gain, a, class, level].
use(gain_level) --> [to, gain, class, levels].
use(turn_face_up) --> [to, turn, permanents, face, up].

same_verb_use(activate(each(Filter))) --> [activate], ability_phrase(Filter).
same_verb_use(cast(each(Filter))) --> [cast], spell_phrase(Filter).

spell_phrase(Filter) --> article, filter(sg, Filter).
spell_phrase(Filter) --> filter(pl, Filter).

ability_phrase(Filter) --> [an, ability, of], article, filter(sg, Filter0), { Filter = [ability, from(Filter0)] }.
ability_phrase(Filter) --> [abilities, of], filter(pl, Filter0), { Filter = [ability, from(Filter0)] }.
ability_phrase([ability]) --> [abilities].
ability_phrase([ability]) --> [an, ability].
ability_phrase(Filter) --> article, filter(sg, Filter), { memberchk(ability, Filter) }.
ability_phrase(Filter) --> filter(pl, Filter), { memberchk(ability, Filter) }.

costs_of([cost_with(mana(Mana))]) --> [costs, that, contain], mana(Mana).
costs_of([cost(keyword(Word))]) --> [Word, costs], { atom(Word) }.
