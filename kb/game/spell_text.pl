:- encoding(utf8).
:- module(lawmage_spell_text,
          [ spell_text/7,        % +World, +Card, +C, +Modes, +Usings, -Meaning, -Faults
            text_of_keywords/3,  % +World, +Spell, -Meanings
            usings_of/3,         % +World, +Spell, -Usings
            modes_announced/5,   % +World, +Card, +Usings, +Modes0, -Modes
            first_modes/3,       % +World, +Card, -Modes
            mode_costs/4,        % +World, +Card, +Modes, -Cost
            splice_changes/4     % +World, +Card, +Splices, -Changes
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(casting_keywords, [mode_cost_keyword/1]).
:- use_module(resolving).
:- use_module(modes_chosen, [chosen_modes/7]).
:- autoload(target_phrases, [keyword_phrase/4]).

/** <module> The text of a spell with what was chosen as it is cast: modes, costs paid (CR 601.2b-c)
*/

%!  spell_text(+World, +Card, +C:dict, +Modes, +Usings:list, -Meaning, -Faults:list) is det.
%
%   Meaning is all of the spell's text that may have targets, with the modes chosen; what it does only if a cost was paid is left out
%   where that isn't (CR 702.33g).

spell_text(World, Card, C, Modes, Usings, Meaning, Faults) :-
    get_dict(types, C, Types),
    (   memberchk(overload, Usings)                                      % CR 702.96b
    ->  Meaning = none,
        Faults = []
    ;   memberchk(mutate, Usings)                                        % CR 702.140a
    ->  keyword_phrase(mutate(_), _, Filter, _),
        Meaning = target(1, Filter),
        Faults = []
    ;   ( memberchk(instant, Types) ; memberchk(sorcery, Types) )
    ->  spell_abilities(World, Card, Whole0),
        entwined(Usings, Whole0, Whole1),
        with_costs_paid(all(Whole1), Usings, Whole),                      % CR 601.4
        controller(World, Card, Player),
        chosen_modes(Whole, Modes, World, by(spell, Card, Player), Meaning0, _, Faults),
        text_of_keywords(World, Card, More),
        with_costs_paid(all([Meaning0|More]), Usings, Meaning)
    ;   member(ability(_, keyword(enchant(Filter)), _), C.abilities)
    ->  Meaning = target(1, Filter),
        Faults = []
    ;   Meaning = none,
        Faults = []
    ).

%!  modes_announced(+World, +Card, +Usings:list, +Modes0, -Modes) is det.
%
%   The numbers of the modes, or `none`: those announced, all of an entwined spell (CR 702.42a).

modes_announced(World, Card, Usings, Modes0, Modes) :-
    (   memberchk(entwine, Usings),
        spell_abilities(World, Card, Whole),
        member(Modal, Whole),
        modal(Modal, _, Options)
    ->  length(Options, Count),
        numlist(1, Count, Modes)
    ;   Modes = Modes0
    ).

entwined(Usings, Whole0, Whole) :-
    (   memberchk(entwine, Usings)
    ->  maplist(all_modes, Whole0, Whole)
    ;   Whole = Whole0
    ).

all_modes(Meaning0, Meaning) :-
    (   modal(Meaning0, _, Options)
    ->  length(Options, Count),
        Meaning = modes(Count, Count, Options)
    ;   Meaning = Meaning0
    ).

modal(modes(Min, _, Options), Min, Options).
modal(modes(Min, _, Options, _), Min, Options).
modal(all(Meanings), Min, Options) :-
    member(Meaning, Meanings),
    modal(Meaning, Min, Options),
    !.

with_costs_paid(all(Meanings0), Usings, Meaning) =>
    findall(Meaning1, ( member(Meaning0, Meanings0), with_costs_paid(Meaning0, Usings, Meaning1) ), Meanings),
    Meaning = all(Meanings).
with_costs_paid(when(Condition, Meaning0), Usings, Meaning), cost_condition(Condition, Usings, Truth) =>
    (   Truth == true
    ->  with_costs_paid(Meaning0, Usings, Meaning)
    ;   Meaning = none
    ).
with_costs_paid(Meaning0, _, Meaning) =>
    Meaning = Meaning0.

%   Whether a condition on the costs paid is true, of which alone it speaks.

cost_condition(matches(self, [paid(Name)]), Usings, Truth) :-
    paid_so(Name, Usings, Truth).
cost_condition(matches(self, [not(paid(Name))]), Usings, Truth) :-
    paid_so(Name, Usings, Truth0),
    negated(Truth0, Truth).
cost_condition(not(Condition), Usings, Truth) :-
    cost_condition(Condition, Usings, Truth0),
    negated(Truth0, Truth).

paid_so(Name, Usings, Truth) :-
    (   ( memberchk(Name, Usings) ; Name == kicker, memberchk(multikicker, Usings) )
    ->  Truth = true
    ;   Truth = false
    ).

negated(true, false).
negated(false, true).

%!  text_of_keywords(+World, +Spell, -Meanings:list) is det.
%
%   What keywords add to the text of an instant or sorcery: the spell ability of awaken (CR 702.113a), and of gift (CR 702.174j: before
%   the rest, which needs no target).

text_of_keywords(World, Spell, Meanings) :-
    value(World, Spell, abilities, Abilities),
    findall(Meaning, ( member(ability(_, keyword(Keyword), _), Abilities), keyword_text(Keyword, Meaning) ), Meanings).

keyword_text(awaken(Number, _),
             when(matches(self, [paid(awaken)]),
                  all([ add_counters(Land, pt(1, 1), Number),
                        grant(Land, keywords([haste])),
                        pt_set(Land, 0, 0),
                        add_type(Land, [type(creature), subtype(elemental)]) ]))) :-
    Land = nth(awaken, target(1, [type(land), controlled_by(you)])).

%!  usings_of(+World, +Spell, -Usings:list) is det.
%
%   The keywords by which Spell, which is on the stack, was cast.

usings_of(World, Spell, Usings) :-
    findall(Using, stack_choice(World, Spell, using, Using), Usings).

%!  mode_costs(+World, +Card, +Modes, -Cost:list) is det.
%
%   What the modes chosen cost in addition: the costs of modes by spree and tiered (CR 702.172a, 702.183a), escalate for each beyond the
%   first (CR 702.120a).

mode_costs(World, Card, Modes0, Cost) :-
    spell_abilities(World, Card, Whole),
    (   member(Modal, Whole),
        modal(Modal, Min, Options)
    ->  modes_chosen(Modes0, Min, Modes),
        value(World, Card, abilities, Abilities),
        findall(Pay,
                ( member(ability(_, keyword(Name), _), Abilities),
                  mode_cost_keyword(Name),
                  member(N, Modes),
                  nth1(N, Options, mode(Pays, _)),
                  member(Pay, Pays)
                ),
                OfModes),
        length(Modes, Count),
        findall(Pay,
                ( member(ability(_, keyword(escalate(Pays)), _), Abilities),
                  between(2, Count, _),
                  member(Pay, Pays)
                ),
                Escalated),
        append(OfModes, Escalated, Cost)
    ;   Cost = []
    ).

%!  first_modes(+World, +Card, -Modes:list) is semidet.
%
%   The numbers of the first modes of a modal spell, as many as must be chosen.

first_modes(World, Card, Modes) :-
    spell_abilities(World, Card, Whole),
    member(Modal, Whole),
    modal(Modal, Min, _),
    !,
    modes_chosen(none, Min, Modes).

modes_chosen(Modes0, Min, Modes) :-
    (   is_list(Modes0)
    ->  Modes = Modes0
    ;   integer(Min)
    ->  Count is max(1, Min),
        numlist(1, Count, Modes)
    ;   Modes = [1]
    ).

%!  splice_changes(+World, +Card, +Splices:list, -Changes:list) is det.
%
%   Card as the spell that has the text of the cards Splices as well, each line of theirs as something gained (CR 702.47a).

splice_changes(World, Card, Splices, Changes) :-
    findall(grant(self, Meaning), ( member(Splice, Splices), spell_abilities(World, Splice, Meanings), member(Meaning, Meanings) ), Texts),
    object(World, Card, _, Owner, _, Timestamp),
    findall(add(gain(Card, N, Owner, Timestamp, Text)), nth1(N, Texts, Text), Changes).
