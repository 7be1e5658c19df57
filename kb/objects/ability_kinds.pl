:- encoding(utf8).
:- module(lawmage_ability_kinds,
          [ ability_kind/2,      % +Meaning, -Kind
            of_kind/2,           % +Kind, +Meaning
            represented/3,       % +Meaning, +Types, -Kinds
            mana_ability/1       % +Meaning
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).

/** <module> The kinds of abilities (CR 113.3, 605.1)
*/

%!  ability_kind(+Meaning, -Kind) is det.
%
%   Kind is activated, triggered or static (CR 113.3b-d); that of a keyword is the kind of what it means, or what CR 702 calls it.

ability_kind(activated(_, _), Kind) => Kind = activated.
ability_kind(triggered(_, _), Kind) => Kind = triggered.
ability_kind(keyword(Keyword), Kind) =>
    (   meaning(Keyword, Meaning, _),
        ability_kind(Meaning, Kind0),
        Kind0 \== static
    ->  Kind = Kind0
    ;   functor(Keyword, Name, _),
        keyword_kind(Kind0, Names),
        memberchk(Name, Names)
    ->  Kind = Kind0
    ;   Kind = static
    ).
ability_kind(only(_, Ability), Kind) => ability_kind(Ability, Kind).
ability_kind(when(_, Ability), Kind) => ability_kind(Ability, Kind).
ability_kind(as_keyword(_, Ability), Kind) => ability_kind(Ability, Kind).
ability_kind(mode(_, _), Kind) => Kind = activated.
ability_kind(_, Kind) => Kind = static.

%   keyword_kind(?Kind, ?Names)
%   The keywords that are activated or triggered abilities, says the first paragraph of each one's rule (CR 702).

keyword_kind(activated,
             [ aura_swap, boast, commander_ninjutsu, craft, crew, cycling, embalm, encore, equip, eternalize, exhaust,
               forecast, fortify, level_up, ninjutsu, outlast, reconfigure, reinforce, saddle, scavenge, station,
               transfigure, transmute, typecycling, unearth
             ]).
keyword_kind(triggered,
             [ afflict, afterlife, annihilator, backup, battle_cry, bushido, cascade, champion, cumulative_upkeep,
               demonstrate, dethrone, echo, evolve, exalted, exploit, extort, fabricate, firebending, flanking, for_mirrodin,
               frenzy, gravestorm, haunt, hideaway, increment, ingest, job_select, living_weapon, melee, mentor, mobilize, myriad,
               persist, poisonous, provoke, prowess, rampage, recover, renown, ripple, soulbond, soulshift, storm, training,
               undying, ward
             ]).

%!  of_kind(+Property, +Meaning) is semidet.
%
%   The ability with Meaning is one of Property: kind(mana), kind(Kind) or keyword(Name).

of_kind(kind(mana), Meaning) =>
    mana_ability(Meaning).
of_kind(kind(Kind), Meaning) =>
    ability_kind(Meaning, Kind).
of_kind(keyword(Name), Meaning) =>
    ( Meaning = keyword(Keyword) ; Meaning = as_keyword(Keyword, _) ),
    functor(Keyword, Name, _).

%!  represented(+Meaning, +Types:list, -Kinds:list) is det.
%
%   The kinds of the abilities that one ability of an object with these card types is: a keyword may represent several (CR 702).  A spell
%   ability (CR 113.3a) has the kind spell.

represented(keyword(Keyword), Types, Kinds) =>
    functor(Keyword, Name, _),
    (   several(Name, Types, Kinds0)
    ->  Kinds = Kinds0
    ;   ability_kind(keyword(Keyword), Kind),
        Kinds = [Kind]
    ).
represented(Meaning, _, Kinds) =>
    ability_kind(Meaning, Kind),
    Kinds = [Kind].

%   Those that represent more abilities than one, says the first paragraph of each one's rule.

several(gift, Types, Kinds) =>                           % CR 702.174b
    (   ( memberchk(instant, Types) ; memberchk(sorcery, Types) )
    ->  Kinds = [static, spell]
    ;   Kinds = [static, triggered]
    ).
several(Name, _, Kinds) =>
    several(Names, Kinds),
    memberchk(Name, Names),
    !.

several([buyback, cleave, emerge, flashback, jump_start, nightbound, overload, unleash, warp], [static, static]).
several([aftermath, blitz, dash, daybound, harmonize], [static, static, static]).
several([ casualty, conspire, decayed, enlist, evoke, fading, graft, madness, modular, offspring, partner_with, ravenous, replicate,
          squad ], [static, triggered]).
several([suspend, vanishing], [static, triggered, triggered]).
several([impending], [static, static, static, triggered]).
several([champion, soulbond], [triggered, triggered]).
several([reconfigure], [activated, activated]).
several([awaken, cipher], [static, spell]).
several([epic, paradigm], [spell, spell]).

%!  mana_ability(+Meaning) is semidet.
%
%   Meaning is a mana ability: an activated one without a target that could add mana and is no loyalty ability (CR 605.1a), or such a triggered
%   one that triggers from a mana ability or from mana being added (CR 605.1b).

mana_ability(only(_, Ability)) :-
    mana_ability(Ability).
mana_ability(when(_, Ability)) :-
    mana_ability(Ability).
mana_ability(as_keyword(_, Ability)) :-
    mana_ability(Ability).
mana_ability(activated(Costs, Effect)) :-
    \+ memberchk(loyalty(_), Costs),
    adds_mana(Effect).
mana_ability(triggered(Event, Effect)) :-
    mana_event(Event),
    adds_mana(Effect).

mana_event(taps_for_mana(_, _)).
mana_event(tapped_for_mana(_)).
mana_event(adds_mana(_, _)).

adds_mana(Effect) :-
    part_of(Effect, add_mana(_, _)),
    \+ part_of(Effect, target(_, _)),
    !.

part_of(Term, Term).
part_of(Term, Part) :-
    compound(Term),
    arg(_, Term, Argument),
    part_of(Argument, Part).
