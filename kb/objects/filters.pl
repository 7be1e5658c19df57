:- encoding(utf8).
:- module(lawmage_filters,
          [ matches/4,        % +World, +Context, +Thing, +Filter
            matching/4,       % +World, +Context, +Filter, -Things
            fits/2,           % +Filter, +Characteristics
            compares/4,       % +Comparison, +Number, +World, +Context
            keyword_matches/2 % +Wanted, +Keyword
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(board).
:- use_module(characteristics).
:- use_module(context).
:- autoload(spell_properties, [of_permanent_spells/4, of_permanent_type/1, of_spells/1, spell_property/4]).
:- use_module(subjects).
:- autoload(amounts, [amount/4, counter_count/4]).
:- autoload(history, [happened_count/5]).
:- use_module(open_conditions).
:- autoload(player_filters, [player_property/4]).
:- autoload(ability_kinds, [of_kind/2]).
:- autoload(relations, [as_chosen/5, attachment/4, is_blocked/2, is_modified/3, shared/4]).

/** <module> Filters: which objects and players a description means

A filter is a list of properties, all of which must be true.  Without a word of zone,
card or spell it means permanents (CR 109.2); matches/4 leaves that to whoever chose the object, and
matching/4 sees to it.
*/

%!  matches(+World, +Context, +Thing, +Filter:list) is semidet.
%
%   The object or player Thing has all properties of Filter.

matches(World, Context, Thing, Filter) :-
    (   characteristics(World, Thing, C)
    ->  true
    ;   player(World, Thing),
        C = player
    ),
    of_permanent_spells(World, Filter, Thing, Properties),
    all_properties(Properties, World, Context, Thing, C).

all_properties([], _, _, _, _).
all_properties([Property|Properties], World, Context, Thing, C) :-
    property(Property, World, Context, Thing, C),
    !,
    all_properties(Properties, World, Context, Thing, C).

%!  fits(+Filter:list, +Characteristics:dict) is semidet.
%
%   Something with Characteristics has all properties of Filter, as far as they are about characteristics: types, colours and
%   the like.

fits([], _).
fits([Property|Properties], C) :-
    board_context(Context),
    property(Property, none, Context, none, C),
    !,
    fits(Properties, C).

%!  matching(+World, +Context, +Filter:list, -Things:list) is det.
%
%   The objects or players that Filter means, those not phased out, in the order of the board.

matching(World, Context, Filter, Things) :-
    findall(Thing,
            ( candidate(Filter, World, Context, Thing),
              matches(World, Context, Thing, Filter)
            ),
            Things).

candidate(Filter, World, Context, Thing) :-
    (   memberchk(among(refs(Things)), Filter)
    ->  member(Thing, Things)
    ;   memberchk(among(ref(Only)), Filter)
    ->  Thing = Only
    ;   memberchk(among(each(Inner)), Filter)
    ->  candidate(Inner, World, Context, Thing)
    ;   member(zone(Zone, _), Filter)
    ->  in_zone(World, Thing, Zone)
    ;   memberchk(exiled_with(_), Filter)
    ->  in_zone(World, Thing, exile)
    ;   memberchk(not(zone(battlefield, _)), Filter)
    ->  in_zone(World, Thing, Elsewhere),
        Elsewhere \== battlefield
    ;   ( memberchk(player, Filter) ; memberchk(opponent, Filter) )
    ->  player(World, Thing)
    ;   memberchk(spell, Filter)
    ->  in_zone(World, Thing, stack)
    ;   memberchk(any_of(Alternatives), Filter),
        member(Alternative, Alternatives),
        is_list(Alternative),
        candidate_word(Alternative)
    ->  member(Choice, Alternatives),
        as_list(Choice, Properties),
        candidate(Properties, World, Context, Thing)
    ;   permanent(World, Thing)
    ).

candidate_word(Filter) :-
    member(Word, [player, opponent, spell, zone(_, _)]),
    memberchk(Word, Filter),
    !.

as_list(One, Properties) :-
    ( is_list(One) -> Properties = One ; Properties = [One] ).

%   property(+Property, +World, +Context, +Thing, +C) is semidet.
%   C is the characteristics of Thing, or `player`.

property(Property, World, Context, Thing, player) =>
    player_property(Property, World, Context, Thing).
property(type(Type), _, _, _, C) =>
    get_dict(types, C, Types),
    memberchk(Type, Types).
property(subtype(Subtype), _, _, _, C) =>
    has_subtype(C, Subtype).
property(supertype(Supertype), _, _, _, C) =>
    get_dict(supertypes, C, Supertypes),
    memberchk(Supertype, Supertypes).
property(color(chosen(color)), World, Context, _, C) =>
    self(Context, Self),
    chosen(World, Self, color, Color),
    get_dict(colors, C, Colors),
    memberchk(Color, Colors).
property(color(Color), _, _, _, C) =>
    get_dict(colors, C, Colors),
    memberchk(Color, Colors).
property(colorless, _, _, _, C) =>
    get_dict(colors, C, []).
property(multicolored, _, _, _, C) =>              % CR 105.2b
    get_dict(colors, C, [_, _|_]).
property(monocolored, _, _, _, C) =>               % CR 105.2a
    get_dict(colors, C, [_]).
property(permanent, World, _, Thing, C) =>           % CR 110.1; elsewhere a permanent card, CR 110.4a
    (   permanent(World, Thing)
    ->  true
    ;   in_zone(World, Thing, Zone),
        memberchk(Zone, [graveyard, hand, library, exile]),
        of_permanent_type(C)
    ).
property(card, World, _, Thing, _) =>
    \+ token(World, Thing).
property(spell, World, _, Thing, _) =>
    in_zone(World, Thing, stack).
property(ability, _, _, _, _) =>
    fail.
property(token, World, _, Thing, _) =>
    token(World, Thing).
property(player, _, _, _, _) =>
    fail.
property(opponent, _, _, _, _) =>
    fail.
property(has(Keyword), World, Context, Thing, C) => has_ability(Keyword, World, Context, Thing, C).
property(has_ability(Kinds), _, _, _, C) =>
    get_dict(abilities, C, Abilities),
    member(ability(_, Ability, _), Abilities),
    forall(member(Kind, Kinds), of_kind(Kind, Ability)),
    !.
property(no_abilities, _, _, _, C) => get_dict(abilities, C, []).
property(power(Comparison), World, Context, Thing, C) =>
    number_of(power, C, Power),
    compares_own(Comparison, Power, World, Context, Thing).
property(toughness(Comparison), World, Context, Thing, C) =>
    number_of(toughness, C, Toughness),
    compares_own(Comparison, Toughness, World, Context, Thing).
property(power_and_toughness(Comparison), World, Context, Thing, C) =>
    number_of(power, C, Power),
    number_of(toughness, C, Toughness),
    Total is Power + Toughness,
    compares_own(Comparison, Total, World, Context, Thing).
property(base_power(Comparison), World, Context, Thing, _) =>
    base_value(World, Thing, power, Power),
    compares_own(Comparison, Power, World, Context, Thing).
property(base_toughness(Comparison), World, Context, Thing, _) =>
    base_value(World, Thing, toughness, Toughness),
    compares_own(Comparison, Toughness, World, Context, Thing).
property(mana_value(Comparison), World, Context, Thing, C) =>
    get_dict(mana_value, C, Value),
    compares_own(Comparison, Value, World, Context, Thing).
property(counters(Counter, Comparison), World, Context, Thing, _) =>
    counter_count(World, Thing, Counter, Count),
    compares_own(Comparison, Count, World, Context, Thing).
property(controlled_by(Who), World, Context, Thing, C) =>
    get_dict(controller, C, Controller),
    with_own(Thing, Context, Inner),
    is_player(Who, World, Inner, Controller).
property(owned_by(Who), World, Context, Thing, _) =>
    object(World, Thing, _, Owner, _, _),
    with_own(Thing, Context, Inner),
    is_player(Who, World, Inner, Owner).
property(belongs_to(Who), World, Context, Thing, C) =>   % CR 702.16k
    belongs_to(Who, World, Context, Thing, C).
property(shares_color(Subject), World, Context, _, C) =>
    get_dict(colors, C, Colors),
    members(Subject, World, Context, Others),
    member(Other, Others),
    value(World, Other, colors, OtherColors),
    member(Color, Colors),
    memberchk(Color, OtherColors),
    !.
property(attacking, World, _, Thing, _) => once(attacking(World, Thing, _)).
property(attacking(Attacked), World, Context, Thing, _) =>
    attacking(World, Thing, Target),
    member(One, Attacked),
    is_attacked(One, World, Context, Target),
    !.
property(attacking_alone, World, _, Thing, _) =>   % CR 506.5
    findall(Attacker, attacking(World, Attacker, _), [Thing]).
property(blocking, World, _, Thing, _) =>
    blocking(World, Thing, _),
    !.
property(blocking(Subject), World, Context, Thing, _) =>
    blocking(World, Thing, Attacker),
    is_member(Subject, World, Context, Attacker),
    !.
property(blocked, World, _, Thing, _) =>
    is_blocked(World, Thing).
property(unblocked, World, _, Thing, _) =>          % CR 509.1h
    attacking(World, Thing, _),
    \+ ( step(World, Step), memberchk(Step, [beginning_of_combat, declare_attackers]) ),
    \+ is_blocked(World, Thing).
property(blocked_by(Subject), World, Context, Thing, _) =>
    blocking(World, Blocker, Thing),
    is_member(Subject, World, Context, Blocker),
    !.
property(tapped, World, _, Thing, _) =>
    status(World, Thing, tapped).
property(untapped, World, _, Thing, _) =>
    \+ status(World, Thing, tapped).
property(enchanted, World, _, Thing, _) =>
    attachment(World, Thing, aura, _),
    !.
property(equipped, World, _, Thing, _) =>
    attachment(World, Thing, equipment, _),
    !.
property(modified, World, _, Thing, C) =>            % CR 700.9
    is_modified(World, Thing, C).
property(face_down, World, _, Thing, _) =>
    face_up(World, Thing, down).
property(transformed, World, _, Thing, _) =>         % CR 701.27g
    face_up(World, Thing, back),
    permanent(World, Thing),
    \+ melded(World, Thing, _).
property(haunted_by(Subject), World, Context, Thing, _) =>   % CR 702.55b
    members(Subject, World, Context, Cards),
    member(Card, Cards),
    in_zone(World, Card, exile),
    chosen(World, Card, haunting, Thing),
    !.
property(paired, World, _, Thing, _) =>
    chosen(World, Thing, paired, _),
    !.
property(paired_with(Subject), World, Context, Thing, _) =>
    chosen(World, Thing, paired, Other),
    is_member(Subject, World, Context, Other),
    !.
property(enchanted_by(Filter), World, Context, Thing, _) =>
    attachment(World, Thing, aura, Aura),
    matches(World, Context, Aura, Filter),
    !.
property(attached_to(Subject), World, Context, Thing, _) =>
    attached_to(World, Thing, Host),
    is_member(Subject, World, Context, Host).
property(zone(Zone, single), World, _, Thing, _) => in_zone(World, Thing, Zone).       % the same one for all is no matter of one alone
property(total(_), _, _, _, _) => true.
property(different_controllers, _, _, _, _) => true.
property(zone(Zone, Who), World, Context, Thing, C) =>
    in_zone(World, Thing, Zone),
    zone_player(Zone, World, Thing, C, Player),
    is_player(Who, World, Context, Player).
property(named(Name), _, _, _, C) =>
    get_dict(name, C, Name).
property(last_chosen(Choice), World, Context, Thing, C) =>   % an object keeps its last choice of a kind
    property(chosen(Choice), World, Context, Thing, C).
property(chosen(Choice), World, Context, Thing, C) =>
    self(Context, Self),
    as_chosen(Choice, World, Self, Thing, C).
property(other(Subject), World, Context, Thing, _) =>
    \+ is_member(Subject, World, Context, Thing).
property(not(Property), World, Context, Thing, C) =>
    (   is_list(Property)
    ->  \+ all_properties(Property, World, Context, Thing, C)
    ;   \+ property(Property, World, Context, Thing, C)
    ).
property(any_of(Alternatives), World, Context, Thing, C) =>
    member(Alternative, Alternatives),
    as_list(Alternative, Properties),
    all_properties(Properties, World, Context, Thing, C),
    !.
property(any, _, _, _, _) =>
    true.
property(self, World, Context, Thing, _) =>
    is_member(self, World, Context, Thing).
property(nameless, _, _, _, C) =>
    get_dict(name, C, '').
property(color_count(Comparison), World, Context, _, C) =>
    get_dict(colors, C, Colors),
    length(Colors, Count),
    compares(Comparison, Count, World, Context).
property(among(Subject), World, Context, Thing, _) =>
    is_member(Subject, World, Context, Thing).
property(Property, World, Context, Thing, _), of_spells(Property) =>
    spell_property(Property, World, Context, Thing).
property(designated(suspended), World, _, Thing, C) =>      % CR 702.62b
    in_zone(World, Thing, exile),
    counters(World, Thing, time, Count),
    Count > 0,
    get_dict(abilities, C, Abilities),
    memberchk(ability(_, keyword(suspend(_, _)), _), Abilities).
property(designated(Designation), World, _, Thing, _) =>
    designation(World, Thing, Designation).
property(level(Comparison), World, Context, Thing, C) =>
    level(World, Thing, C, Level),
    compares(Comparison, Level, World, Context).
property(put_with(Subject), World, Context, Thing, C) => property(exiled_with(Subject), World, Context, Thing, C).
property(exiled_with(Subject), World, Context, Thing, _) =>
    once(( members(Subject, World, Context, Sources), member(Source, Sources), linked(World, Source, Thing) )).
property(shares(What, Subject), World, Context, Thing, _) =>
    members(Subject, World, Context, Others),
    member(Other, Others),
    shared(What, World, Thing, Other),
    !.
property(controller(Subject), World, Context, _, C) =>
    get_dict(controller, C, Controller),
    is_player(controller(Subject), World, Context, Controller).
property(declared, _, Context, Thing, _) =>
    combat(Context, combat(_, _, _, Declaration, _)),
    declares(Declaration, Thing),
    !.
property(happened(Period, Event, Comparison), World, Context, Thing, _) =>
    with_own(Thing, Context, Inner),
    happened_count(Period, Event, World, Inner, Count),
    compares(Comparison, Count, World, Inner).
property(Property, World, Context, _, _) =>
    unknown(World, property(Property), Context).

%   A leveler's level is the number of its level counters (CR 711.2a); that of a Class at least 1 (CR 716.2d).

level(World, Thing, C, Level) :-
    counter_count(World, Thing, level, Count),
    (   has_subtype(C, class)
    ->  Level is max(1, Count)
    ;   Level = Count
    ).

%   What takes part in the declaration that is judged.

declares(attacks(Pairs), Thing) :-
    memberchk(Thing-_, Pairs).
declares(blocks(Pairs), Thing) :-
    memberchk(Thing-_, Pairs).

compares_own(Comparison, Number, World, Context, Thing) :-
    with_own(Thing, Context, Inner),
    compares(Comparison, Number, World, Inner).

%   A creature's power or toughness is 0 where it has none (CR 208.5).

number_of(Key, C, Number) :-
    get_dict(Key, C, Value),
    (   Value == none
    ->  get_dict(types, C, Types),
        memberchk(creature, Types),
        Number = 0
    ;   Number = Value
    ).

has_ability(Keyword, _, Context, Thing, _) :-
    pretended(Context, has(Thing, As)),
    keyword_matches(Keyword, As),
    !.
has_ability(Keyword, _, Context, Thing, C) :-
    get_dict(abilities, C, Abilities),
    member(ability(_, keyword(Has), _), Abilities),
    keyword_matches(Keyword, Has),
    \+ ( pretended(Context, lacks(Thing, Lacks)),
         keyword_matches(Lacks, Has)
       ),
    !.

%!  keyword_matches(+Wanted, +Keyword) is semidet.
%
%   An object with Keyword has the keyword Wanted, which may be a name without its
%   parameter: `hexproof` finds hexproof from a quality (CR 702.11e), landwalk(any) any landwalk, and so does protection.

keyword_matches(Keyword, Keyword) :- !.
keyword_matches(any(Name), Keyword) :-
    !,
    functor(Keyword, Name, _).
keyword_matches(landwalk(any), landwalk(_)) :- !.
keyword_matches(protection(any), protection(_)) :- !.
keyword_matches(any(Name), Keyword) :- functor(Keyword, Name, _), !.
keyword_matches(hexproof, hexproof_from(_)) :- !.
keyword_matches(Wanted, Keyword) :-
    atom(Wanted),
    compound(Keyword),
    compound_name_arity(Keyword, Wanted, _).

belongs_to(Who, World, Context, _, C) :-
    get_dict(controller, C, Controller),
    is_player(Who, World, Context, Controller),
    !.
belongs_to(Who, World, Context, Thing, _) :-
    object(World, Thing, Zone, Owner, _, _),
    Zone \== battlefield,
    Zone \== stack,
    is_player(Who, World, Context, Owner).

zone_player(Zone, World, Thing, C, Player) :-
    (   memberchk(Zone, [battlefield, stack])
    ->  get_dict(controller, C, Player)
    ;   object(World, Thing, _, Player, _, _)
    ).

%!  compares(+Comparison, +Number, +World, +Context) is semidet.
%
%   Number compares so with the amount in Comparison: at_least(A), at_most(A),
%   exactly(A), less_than(A), greater_than(A) or one_of(As), or is even or odd.

compares(at_least(Amount), Number, World, Context) =>
    amount(Amount, World, Context, Other),
    Number >= Other.
compares(at_most(Amount), Number, World, Context) =>
    amount(Amount, World, Context, Other),
    Number =< Other.
compares(exactly(Amount), Number, World, Context) =>
    amount(Amount, World, Context, Other),
    Number =:= Other.
compares(less_than(Amount), Number, World, Context) =>
    amount(Amount, World, Context, Other),
    Number < Other.
compares(greater_than(Amount), Number, World, Context) =>
    amount(Amount, World, Context, Other),
    Number > Other.
compares(even, Number, _, _) =>
    Number mod 2 =:= 0.
compares(odd, Number, _, _) =>
    Number mod 2 =:= 1.
compares(chosen(parity), Number, World, Context) =>
    self(Context, Self),
    chosen(World, Self, word, Parity),
    compares(Parity, Number, World, Context).
compares(any_of_numbers(Numbers), Number, _, _) =>
    memberchk(Number, Numbers).
compares(one_of(Amounts), Number, World, Context) =>
    member(Amount, Amounts),
    amount(Amount, World, Context, Number),
    !.
