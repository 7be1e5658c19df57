:- encoding(utf8).
:- module(lawmage_description,
          [ object_facts/3,    % +World, +Object, -Facts
            has_described/4,   % +World, +Object, +Term, -Count
            ability_counts/3   % +World, +Object, -Counts
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(ability_kinds).
:- use_module(board).
:- use_module(characteristics).
:- use_module(filters, [keyword_matches/2]).
:- use_module(relations, [attacks_still/3]).
:- autoload(subtypes, [subtype/2]).

/** <module> An object described: its characteristics and whatever else holds of it
*/

%!  object_facts(+World, +Object, -Facts:list) is det.
%
%   Facts lists Key-Value for zone, controller, owner, name, mana_value, colors, types, subtypes, supertypes, power,
%   toughness, tapped, face, counters, damage, attached_to, attacking, blocking, blocked_by, designations and
%   what was chosen for it on the stack; power and toughness only where it has them.

object_facts(World, Object, Facts) :-
    characteristics(World, Object, C),
    object(World, Object, Zone, Owner, _, _),
    get_dict(mana_value, C, ManaValue),
    get_dict(subtypes, C, Subtypes0),
    foldl(named_subtypes, Subtypes0, [], Subtypes),
    findall(Counter-Count, ( counters(World, Object, Counter, Count), Count > 0 ), Counters),
    findall(Designation,
            ( designation(World, Object, Designation),
              \+ own_mark(Designation)
            ),
            Designations),
    findall(Attacker, ( blocking(World, Object, Attacker), Attacker \== none ), Blocking),
    findall(Blocker, blocking(World, Blocker, Object), Blockers),
    findall(Key-Number, ( member(Key, [power, toughness]), get_dict(Key, C, Number), integer(Number) ), Numbers),
    findall(Choice-Value, ( member(Choice, [targets, modes, x]), stack_choice(World, Object, Choice, Value) ), Choices),
    truth(status(World, Object, tapped), Tapped),
    one(face_up(World, Object, Face), Face, front),
    one(damage(World, Object, Damage), Damage, 0),
    one(attached_to(World, Object, Host), Host, null),
    one(attacks_still(World, Object, Target), Target, null),
    append([[ zone-Zone, controller-C.controller, owner-Owner, name-C.name, mana_value-ManaValue,
              colors-C.colors, types-C.types, subtypes-Subtypes, supertypes-C.supertypes ],
            Numbers,
            [ tapped-Tapped, face-Face, counters-Counters, damage-Damage, attached_to-Host,
              attacking-Target, blocking-Blocking, blocked_by-Blockers, designations-Designations ],
            Choices],
           Facts).

named_subtypes(every(Category), Names0, Names) :-
    !,
    findall(Subtype, subtype(Category, Subtype), All),
    union(Names0, All, Names).
named_subtypes(Subtype, Names0, Names) :-
    (   memberchk(Subtype, Names0)
    ->  Names = Names0
    ;   append(Names0, [Subtype], Names)
    ).

:- meta_predicate truth(0, -), one(0, ?, +).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

one(Goal, Value, Default) :-
    (   call(Goal)
    ->  true
    ;   Value = Default
    ).

%!  has_described(+World, +Object, +Term, -Count:integer) is det.
%
%   How many abilities of Object are what Term says: a meaning, or keywords([K, ...]), all of which it must have.

has_described(World, Object, keywords(Keywords), Count) :-
    !,
    value(World, Object, abilities, Abilities),
    maplist(keyword_count(Abilities), Keywords, Counts),
    min_list(Counts, Count).
has_described(World, Object, Term, Count) :-
    value(World, Object, abilities, Abilities),
    findall(Key, ( member(ability(Key, Meaning, _), Abilities), Meaning == Term ), Keys),
    length(Keys, Count).

keyword_count(Abilities, Keyword, Count) :-
    findall(Key,
            ( member(ability(Key, keyword(Has), _), Abilities),
              keyword_matches(Keyword, Has)
            ),
            Keys),
    length(Keys, Count).

%!  ability_counts(+World, +Object, -Counts:list) is det.
%
%   How many static, activated and triggered abilities Object has.

ability_counts(World, Object, [static-Static, activated-Activated, triggered-Triggered]) :-
    characteristics(World, Object, C),
    get_dict(types, C, Types),
    get_dict(abilities, C, Abilities),
    counted_once(Abilities, [], Meanings),
    findall(Kind, ( member(Meaning, Meanings), represented(Meaning, Types, Kinds), member(Kind, Kinds) ), All),
    maplist(kind_count(All), [static, activated, triggered], [Static, Activated, Triggered]).

kind_count(All, Kind, Count) :-
    findall(Kind, member(Kind, All), Of),
    length(Of, Count).

%   All that stands under one level symbol of a leveler, or under one level of a Class, is one static ability (CR 711.2, 716.2a).

counted_once([], _, []).
counted_once([ability(_, Meaning, _)|Abilities], Levels, Meanings) :-
    (   level_of(Meaning, Level)
    ->  (   memberchk(Level, Levels)
        ->  Meanings = Meanings1
        ;   Meanings = [Meaning|Meanings1]
        ),
        counted_once(Abilities, [Level|Levels], Meanings1)
    ;   Meanings = [Meaning|Meanings1],
        counted_once(Abilities, Levels, Meanings1)
    ).

level_of(when(matches(self, Filter), Meaning), Filter) :-
    ( Meaning = grant(self, _) ; Meaning = pt_set(self, _, _) ),
    Filter = [Level|_],
    ( Level = counters(level, _) ; Level = level(_) ),
    !.
