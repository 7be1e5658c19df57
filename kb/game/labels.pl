:- encoding(utf8).
:- module(lawmage_source_labels,
          [ labelled/3,          % +World, +Label, -Sources
            label_object/3,      % +World, +Label, -Object
            enchant_rules/2      % +Filters, -Rules
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(target_phrases).

/** <module> Labels: what a spell or ability is called, and what it targets

A spell is its object's id; an ability is its source and its line or keyword, `elf/2`, `axe/equip`, or a star for any of the
source's; `effect/1` is the first of the effects without a source; `copy of x` is like x.

A label may mean several spells or abilities: source(Kind, Object, Player, Groups, Rules).  Kind is spell, activated, triggered or ability
(an effect of which only that is known); Object is the spell, or the ability's source (CR 113.7), `none` for an effect's; Player controls
it; Groups are its target phrases (target_phrases.pl) and Rules say that they are targets.  For a card that is to be cast, it is
cast(Object, Player, Face, Change): as which of its faces, and what it becomes by the way it is cast.
*/

%!  labelled(+World, +Label:atom, -Sources:list) is det.
%
%   The spells and abilities that Label means.
%
%   @throws existence_error('spell or ability', Label) when it means none.

labelled(World, Label, Sources) :-
    findall(Source, label_source(Label, World, Source), Sources0),
    (   Sources0 == []
    ->  throw(error(existence_error('spell or ability', Label), _))
    ;   Sources = Sources0
    ).

label_source(Label, World, Source) :-
    object(World, Label, _, _, _, _),
    !,
    spell_source(World, Label, Source).
label_source(Label, World, Source) :-
    stack_ability(World, Label, Object, What, Kind, Player),
    !,
    stack_source(World, Object, What, Kind, Player, Source).
label_source(Label, World, Source) :-
    atom_concat('copy of ', Original, Label),
    !,
    label_source(Original, World, Source).
label_source(Label, World, Source) :-
    sub_atom(Label, Before, 1, After, '/'),
    !,
    sub_atom(Label, 0, Before, _, Id),
    sub_atom(Label, _, After, 0, Name),
    (   Id == effect
    ->  effect_source(World, Name, Source)
    ;   object(World, Id, _, _, _, _),
        ability_source(World, Id, Name, Source)
    ).

%!  label_object(+World, +Label:atom, -Object) is semidet.
%
%   The object that Label names, as a spell or as the source of an ability, whether it has that ability or not.

label_object(World, Label, Object) :-
    (   object(World, Label, _, _, _, _)
    ->  Object = Label
    ;   stack_ability(World, Label, Object0, _, _, _)
    ->  Object = Object0
    ;   atom_concat('copy of ', Original, Label)
    ->  label_object(World, Original, Object)
    ;   sub_atom(Label, Before, 1, _, '/'),
        sub_atom(Label, 0, Before, _, Object),
        object(World, Object, _, _, _, _)
    ).

%   A spell on the stack is as it is there; any other card is to be cast, as each of the faces that can be.

spell_source(World, Object, Source) :-
    (   in_zone(World, Object, stack)
    ->  controller(World, Object, Player),
        spell_groups(World, Object, Groups, Rules),
        Source = source(spell, Object, Player, Groups, Rules)
    ;   caster(World, Object, Player),
        cast_face(World, Object, Face),
        cast_change(World, Object, Change),
        Source = cast(Object, Player, Face, Change)
    ).

%   A card in a hand or library is cast by its owner; of one elsewhere the board says whose it is to be.

caster(World, Object, Player) :-
    object(World, Object, Zone, Owner, Controller, _),
    (   memberchk(Zone, [hand, library])
    ->  Player = Owner
    ;   Player = Controller
    ).

cast_face(_, _, front).
cast_face(World, Object, Face) :-
    layout(World, Object, Layout),
    memberchk(Layout, [split, adventure, omen, modal_dfc, aftermath]),
    printed(World, Object, Face, _),
    Face \== front.

cast_change(_, _, none).
cast_change(World, Object, bestowed) :-
    once(has_keyword(World, Object, bestow(_))).

%!  spell_groups(+World, +Object, -Groups, -Rules)
%
%   The phrases of a spell on the stack: of an instant's or sorcery's spell abilities (CR 115.1a), of an Aura's enchant abilities,
%   which all apply (CR 115.1b, 702.5c), and of keywords by which it may have been cast.

spell_groups(World, Object, Groups, Rules) :-
    characteristics(World, Object, C),
    get_dict(types, C, Types),
    get_dict(abilities, C, Abilities),
    (   has_subtype(C, aura)
    ->  findall(Filter, member(ability(_, keyword(enchant(Filter)), _), Abilities), Filters),
        enchant_groups(Filters, Groups, Rules)
    ;   findall(phrase(1, Filter)-KeywordRules,
                ( member(ability(_, keyword(Keyword), _), Abilities),
                  keyword_phrase(Keyword, spell(none), Filter, KeywordRules)
                ),
                Pairs),
        findall(Phrase, member(Phrase-_, Pairs), More),
        findall(Rule, ( member(_-KeywordRules, Pairs), member(Rule, KeywordRules) ), MoreRules),
        (   ( memberchk(instant, Types) ; memberchk(sorcery, Types) )
        ->  findall(Meaning, ( member(ability(_, Meaning, _), Abilities), ability_effect(Meaning, other) ), Meanings),
            phrase_groups(all(Meanings), own, Groups0)
        ;   Groups0 = [[]]
        ),
        findall(Group, ( member(Group0, Groups0), append(Group0, More, Group) ), Groups),
        append(MoreRules, [cr('115.1a'), cr('115.1')], Rules)
    ).

enchant_groups([], [[]], [cr('303.4'), cr('115.1b'), cr('115.1')]) :- !.
enchant_groups(Filters, [[phrase(1, Filter)]], Rules) :-
    append(Filters, Filter),
    enchant_rules(Filters, Rules).

%!  enchant_rules(+Filters:list, -Rules:list) is det.
%
%   The rules for the target of an Aura spell with enchant abilities of those Filters.

enchant_rules(Filters, Rules) :-
    (   Filters = [_, _|_]
    ->  Rules0 = [cr('702.5c'), cr('702.5a')]
    ;   Filters = [Filter],
        ( memberchk(player, Filter) ; memberchk(opponent, Filter) )
    ->  Rules0 = [cr('702.5d'), cr('702.5a')]
    ;   Rules0 = [cr('702.5a')]
    ),
    append(Rules0, [cr('303.4a'), cr('115.1b'), cr('115.1')], Rules).

%   An ability by its line, by its keyword, or any of them.  One that the object has no more is as its line has it.

ability_source(World, Object, '*', Source) :-
    !,
    object_ability(World, Object, _, Meaning),
    meaning_source(World, Object, Meaning, Source).
ability_source(World, Object, Name, Source) :-
    atom_number(Name, Line),
    !,
    (   object_ability(World, Object, Line, _)
    ->  object_ability(World, Object, Line, Meaning)
    ;   object_ability(World, Object, except, _)
    ->  object_ability(World, Object, except, Meaning)
    ;   printed_line(World, Object, Line, Meaning)
    ),
    meaning_source(World, Object, Meaning, Source).
ability_source(World, Object, Name, Source) :-
    atomic_list_concat(Words, ' ', Name),
    atomic_list_concat(Words, '_', Keyword),
    object_ability(World, Object, _, keyword(Has)),
    functor(Has, Keyword, _),
    keyword_source(World, Object, Has, Source).

object_ability(World, Object, Line, Meaning) :-
    value(World, Object, abilities, Abilities),
    member(ability(Key, Meaning, _), Abilities),
    (   Key = line(_, Line0, _)
    ->  Line = Line0
    ;   Key = except(_, _, _)                           % what a copy has besides is a line of its text as well (CR 707.9a)
    ->  Line = except
    ;   Line = none
    ).

printed_line(World, Object, Line, Meaning) :-
    (   face_up(World, Object, Face)
    ->  true
    ;   Face = front
    ),
    printed(World, Object, Face, Print),
    arg(11, Print, Lines),
    member(line(Line, Term, _), Lines),
    (   Term = keywords(Keywords)
    ->  member(Keyword, Keywords),
        Meaning = keyword(Keyword)
    ;   Meaning = Term
    ).

meaning_source(World, Object, Meaning, Source) :-
    ability_effect(Meaning, Kind),
    kind_source(Kind, Meaning, World, Object, Source).

kind_source(activated(Effect), _, World, Object, source(activated, Object, Player, Groups, [cr('115.1c'), cr('115.1')])) :-
    controller(World, Object, Player),
    phrase_groups(Effect, all, Groups).
kind_source(triggered(Effect), _, World, Object, source(triggered, Object, Player, Groups, [cr('115.1d'), cr('115.1')])) :-
    controller(World, Object, Player),
    phrase_groups(Effect, all, Groups).
kind_source(keyword(Keyword), _, World, Object, Source) :-
    keyword_source(World, Object, Keyword, Source).
kind_source(other, Meaning, World, Object, source(triggered, Object, Player, Groups, [cr('115.1d'), cr('115.1')])) :-
    controller(World, Object, Player),
    phrase_groups(Meaning, all, Groups).

%   The ability that a keyword stands for (CR 115.1e); a static one has no phrase.

keyword_source(World, Object, Keyword, source(Kind, Object, Player, Groups, Rules)) :-
    controller(World, Object, Player),
    (   keyword_phrase(Keyword, triggered, _, _)
    ->  keyword_phrase(Keyword, triggered, Filter, Rules0),
        Kind = triggered,
        Groups = [[phrase(1, Filter)]]
    ;   targeted_meaning(Keyword, Kind, Groups, Rules0)
    ),
    append(Rules0, [cr('115.1e'), cr('115.1')], Rules).

targeted_meaning(Keyword, Kind, Groups, Rules) :-
    findall(targeted(Kind0, Groups0, Rules0),
            ( meaning(Keyword, Meaning, Rules0),
              ability_effect(Meaning, Ability),
              Ability =.. [Kind0, Effect],
              memberchk(Kind0, [activated, triggered]),
              phrase_groups(Effect, all, Groups0)
            ),
            All),
    (   All == []
    ->  Kind = ability,
        Groups = [[]],
        Rules = []
    ;   member(targeted(Kind, Groups, Rules), All)
    ).

%   An ability on the stack: of a line or keyword of its source, which may be gone (CR 113.7a).

stack_source(World, Object, What, Kind, Player, source(Kind, Object, Player, Groups, Rules)) :-
    (   number(What)
    ->  atom_number(Name, What)
    ;   Name = What
    ),
    ability_source(World, Object, Name, source(_, _, _, Groups, Rules)).

effect_source(World, Name, source(ability, none, Player, Groups, [cr('115.1')])) :-
    atom_number(Name, N),
    standing_effect(World, N, Player, _, Meaning),
    phrase_groups(Meaning, all, Groups).
