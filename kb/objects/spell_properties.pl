:- encoding(utf8).
:- module(lawmage_spell_properties,
          [ of_spells/1,         % +Property
            spell_property/4,    % +Property, +World, +Context, +Thing
            of_permanent_spells/4, % +World, +Filter, +Thing, -Properties
            of_permanent_type/1  % +Characteristics
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(board).
:- use_module(characteristics).
:- use_module(mana, [parse_cost/2]).
:- use_module(subjects).

/** <module> Properties of spells: how they were cast and what they target (CR 115, 601)
*/

%!  of_spells(+Property) is semidet.
%
%   Property is one that only spells, and permanents that they became, have.

of_spells(was_cast).
of_spells(cast_from(_)).
of_spells(paid(_)).
of_spells(paid(_, _)).
of_spells(cast_during(_, _)).
of_spells(nth_cast(_)).
of_spells(single_target).
of_spells(picked_by(_)).
of_spells(spent(_)).
of_spells(targets(_)).
of_spells(targets_only_one(_)).
of_spells(targets_only(_)).

%!  of_permanent_spells(+World, +Filter:list, +Thing, -Properties:list) is semidet.
%
%   Thing is of a permanent type, if Filter is about permanent spells (CR 110.4b); Properties are what else Filter says.

of_permanent_spells(World, Filter, Thing, Properties) :-
    (   memberchk(spell, Filter),
        select(permanent, Filter, Properties0)
    ->  characteristics(World, Thing, C),
        of_permanent_type(C),
        Properties = Properties0
    ;   Properties = Filter
    ).

%!  of_permanent_type(+Characteristics:dict) is semidet.
%
%   What is like that is a permanent card or a permanent spell (CR 110.4a-b).

of_permanent_type(C) :-
    get_dict(types, C, Types),
    \+ memberchk(instant, Types),
    \+ memberchk(sorcery, Types).

%!  spell_property(+Property, +World, +Context, +Thing) is semidet.

spell_property(picked_by(_), _, _, _) =>                          % whoever chooses it, it may be chosen
    true.
spell_property(was_cast, World, _, Thing) =>
    stack_choice(World, Thing, from, _).
spell_property(spent(mana(Text)), World, _, Thing) =>             % CR 601.2h
    stack_choice(World, Thing, paid, Paid),
    memberchk(mana-Units, Paid),
    parse_cost(Text, Symbols),
    foldl(one_less, Symbols, Units, _).
spell_property(cast_from(Zone), World, _, Thing) =>
    stack_choice(World, Thing, from, Zone).
spell_property(paid(Keyword), World, _, Thing) =>                 % CR 702.33d and the like: cast with that cost
    ( Used = Keyword ; Keyword == kicker, Used = multikicker ),   % CR 702.33c
    stack_choice(World, Thing, using, Used),
    !.
spell_property(paid(Keyword, Cost), World, _, Thing) =>           % CR 702.33f
    Using =.. [Keyword, Cost],
    stack_choice(World, Thing, using, Using).
spell_property(cast_during(Phase, Who), World, Context, Thing) => % it is on the stack in the phase in which it was cast
    in_zone(World, Thing, stack),
    active(World, Active),
    is_player(Who, World, Context, Active),
    step(World, Step),
    part_of_turn(Phase, Step).
spell_property(nth_cast(N), World, _, Thing) =>
    controller(World, Thing, Player),
    findall(Spell, ( event(World, _, cast, Details), memberchk(player(Player), Details), memberchk(object(Spell), Details) ), Spells),
    nth1(N, Spells, Thing).
spell_property(single_target, World, _, Thing) =>
    stack_choice(World, Thing, targets, [_]).
spell_property(targets(Subject), World, Context, Thing) =>
    stack_choice(World, Thing, targets, Targets),
    once(( member(Target, Targets), is_member(Subject, World, Context, Target) )).
spell_property(targets_only_one(Subject), World, Context, Thing) =>
    stack_choice(World, Thing, targets, Targets),
    sort(Targets, [One]),
    is_member(Subject, World, Context, One).
spell_property(targets_only(Subject), World, Context, Thing) =>
    stack_choice(World, Thing, targets, [Target|Targets]),
    forall(member(One, [Target|Targets]), is_member(Subject, World, Context, One)).

one_less(Symbol, Units0, Units) :-
    selectchk(Symbol, Units0, Units).
