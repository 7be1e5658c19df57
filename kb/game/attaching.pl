:- encoding(utf8).
:- module(lawmage_attaching,
          [ can_attach/5,        % +World, +Attachment, +Thing, +How, -Decision
            attach_faults/4,     % +World, +Attachment, +Thing, -Reasons
            attaching_as/3       % +World, +Attachment, ?Kind
          ]).
:- use_module(library(lists)).
:- use_module('../combat/actives').
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/continuous', [part/4]).
:- use_module('../objects/effects').
:- use_module('../objects/subjects').
:- use_module(described).
:- use_module(player_shields).
:- use_module(sources).
:- use_module(supposed_boards).

/** <module> What an Aura, Equipment or Fortification may be attached to (CR 301.5, 301.6, 303.4, 701.3)

A check is check(What, Rules, Outcome) with Outcome obeyed, not_applicable or disobeyed(Reason).  The rule that speaks comes first;
CR 701.3a, by which nothing can be attached to what it couldn't enchant, equip or fortify, comes last.
*/

%!  can_attach(+World, +Attachment, +Thing, +How, -Decision) is det.
%
%   Whether Attachment may be or stay attached to Thing, an object or a player.  A card with bestow that isn't on the battlefield is
%   looked at as bestowed (CR 702.103b).  How is `all` for every check, or `disobeyed` for none.
%
%   @throws open_condition(Key) when a condition is undecided.

can_attach(World, Attachment, Thing, How, decision(Verdict, Reasons, Checks, none, [])) :-
    (   has_keyword(World, Attachment, bestow(_)),
        \+ object(World, Attachment, battlefield, _, _, _),
        \+ designation(World, Attachment, bestowed)
    ->  supposed_board(World, [add(designation(Attachment, bestowed))], checks_on(Attachment, Thing, All))
    ;   checks_on(Attachment, Thing, All, World)
    ),
    faults_of(All, Reasons),
    (   Reasons == []
    ->  Verdict = legal
    ;   Verdict = illegal
    ),
    (   How == all
    ->  Checks = All
    ;   Checks = []
    ).

%!  attach_faults(+World, +Attachment, +Thing, -Reasons:list) is det.
%
%   Why Attachment can't be or stay attached to Thing; none if it can.

attach_faults(World, Attachment, Thing, Reasons) :-
    checks_on(Attachment, Thing, Checks, World),
    faults_of(Checks, Reasons).

faults_of(Checks, Reasons) :-
    findall(Reason, member(check(_, _, disobeyed(Reason)), Checks), Reasons0),
    list_to_set(Reasons0, Reasons).

checks_on(Attachment, Thing, Checks, World) :-
    findall(Kind, attaching_as(World, Attachment, Kind), Kinds),
    findall(Check, attach_check(World, Attachment, Thing, Kinds, Check), Checks).

%!  attaching_as(+World, +Attachment, ?Kind) is nondet.
%
%   Attachment can be attached as an aura, equipment or fortification.

attaching_as(World, Attachment, Kind) :-
    characteristics(World, Attachment, C),
    member(Kind, [aura, equipment, fortification]),
    has_subtype(C, Kind).

attach_check(World, Attachment, Thing, Kinds, check(What, Rules, Outcome)) :-
    own_check(Kinds, World, Attachment, Thing, What, Rules0, Truth),
    append(Rules0, [cr('701.3a')], Rules),
    own_outcome(Truth, What, Rules, Attachment, Thing, Outcome).
attach_check(World, Attachment, Thing, Kinds, Check) :-
    only_check(World, Attachment, Thing, Kinds, Check).
attach_check(World, Attachment, Thing, Kinds, Check) :-
    forbidding_check(World, Attachment, Thing, Kinds, Check).

own_outcome(true, _, _, _, _, obeyed).
own_outcome(false, What, Rules, Attachment, Thing, disobeyed(reason(Rules, rule(Number), [Attachment, Thing], What))) :-
    Rules = [cr(Number)|_].

%   own_check(+Kinds, +World, +Attachment, +Thing, -What, -Rules, -Truth) is nondet.
%   What the rules ask of the two.

own_check([], World, Attachment, _, attachment(Attachment), [cr(Rule)], false) :-
    (   has_type(World, Attachment, battle)
    ->  Rule = '310.9'
    ;   Rule = '701.3b'
    ).
own_check([Kind|_], _, Attachment, Thing, not_itself(Attachment), [cr(Rule)], Truth) :-
    itself_rule(Kind, Rule),
    truth(Attachment \== Thing, Truth).
own_check([_|_], World, Attachment, _, no_battle(Attachment), [cr('310.9')], Truth) :-
    truth(\+ has_type(World, Attachment, battle), Truth).
own_check([Kind|_], World, Attachment, _, no_creature(Attachment), [cr(Rule)], Truth) :-
    creature_rule(Kind, Rule),
    truth(( \+ is_creature(World, Attachment)
          ; Kind == equipment, once(has_keyword(World, Attachment, reconfigure(_)))
          ), Truth).
own_check(Kinds, World, Attachment, Thing, What, Rules, Truth) :-
    member(Kind, Kinds),
    kind_check(Kind, World, Attachment, Thing, What, Rules, Truth).

itself_rule(aura, '303.4d').
itself_rule(equipment, '301.5c').
itself_rule(fortification, '301.6').

creature_rule(aura, '303.4d').
creature_rule(equipment, '301.5c').
creature_rule(fortification, '301.6').

:- meta_predicate truth(0, -).

truth(Goal, Truth) :-
    (   call(Goal)
    ->  Truth = true
    ;   Truth = false
    ).

%   An Aura enchants what all its enchant abilities describe (CR 702.5c), an Equipment equips a creature, a Fortification fortifies
%   a land.

kind_check(aura, World, Attachment, Thing, enchants(Attachment, Filter, Thing), Rules, Truth) :-
    findall(Filter0, has_keyword(World, Attachment, enchant(Filter0)), Filters),
    (   Filters == []
    ->  Filter = nothing,
        Rules = [cr('303.4')],
        Truth = false
    ;   member(Filter, Filters),
        enchant_rules(Filters, Filter, World, Thing, Rules),
        controller(World, Attachment, Player),
        context(World, Attachment, Player, Context),
        truth(described(World, Context, Filter, Thing), Truth)
    ).
kind_check(equipment, World, Attachment, Thing, equips(Attachment, Thing), Rules, Truth) :-
    gone_rules(World, Thing, '301.5', Rules),
    truth(( permanent(World, Thing),
            ( is_creature(World, Thing)
            ; has_type(World, Thing, planeswalker),                  % CR 702.6e
              has_keyword(World, Attachment, equip(Quality, _)),
              memberchk(type(planeswalker), Quality)
            )
          ), Truth).
kind_check(fortification, World, Attachment, Thing, fortifies(Attachment, Thing), Rules, Truth) :-
    gone_rules(World, Thing, '301.6', Rules),
    truth(( permanent(World, Thing),
            has_type(World, Thing, land)
          ), Truth).

enchant_rules(Filters, Filter, World, Thing, Rules) :-
    (   Filters = [_, _|_]
    ->  First = [cr('702.5c')]
    ;   ( memberchk(player, Filter) ; memberchk(opponent, Filter) )
    ->  First = [cr('702.5d')]
    ;   First = []
    ),
    gone_rules(World, Thing, '303.4', Last),
    append(First, [cr('702.5a')|Last], Rules0),
    (   status(World, Thing, phased_out)
    ->  Rules = [cr('702.26b')|Rules0]
    ;   Rules = Rules0
    ).

gone_rules(World, Thing, Rule, Rules) :-
    (   status(World, Thing, phased_out)
    ->  Rules = [cr('702.26b'), cr(Rule)]
    ;   Rules = [cr(Rule)]
    ).

%   "Can be attached only to …", other than by enchant: of the attachment's own text and of what others say of it.

only_check(World, Attachment, Thing, Kinds, check(What, Rules, Outcome)) :-
    only_to(World, Attachment, Filter, Context, Spoken),
    What = can_attach_only(Filter),
    own_words_rules(Kinds, Rules),
    (   described(World, Context, Filter, Thing)
    ->  Outcome = obeyed
    ;   Outcome = disobeyed(reason(Rules, Spoken, [Attachment, Thing], What))
    ).

only_to(World, Attachment, Filter, Context, Spoken) :-
    permanent(World, Attachment),
    actives(World, Attachment, attach, none, Actives),
    member(active(restriction(_, can_attach_only(Filter)), Row, Context, holds), Actives),
    row_source(Row, Spoken),
    Spoken \= keyword(enchant(_), _).
only_to(World, Attachment, Filter, Context, Key) :-
    \+ permanent(World, Attachment),
    value(World, Attachment, abilities, Abilities),
    member(ability(Key, Meaning, _), Abilities),
    Meaning \= keyword(_),
    part(Meaning, true, _, restriction(self, can_attach_only(Filter))),
    controller(World, Attachment, Player),
    context(World, Attachment, Player, Context).

own_words_rules(Kinds, [cr(Rule), cr('701.3a'), cr('101.2')]) :-
    (   memberchk(aura, Kinds)
    ->  Rule = '303.4'
    ;   memberchk(fortification, Kinds)
    ->  Rule = '301.6'
    ;   Rule = '301.5b'
    ).

%   What says that it can't be enchanted, equipped or fortified: protection, each instance by itself, and other texts.

forbidding_check(World, Attachment, Thing, _, check(What, Rules, Outcome)) :-
    permanent(World, Thing),
    value(World, Thing, abilities, Abilities),
    member(ability(Key, keyword(Keyword), _), Abilities),
    meaning(Keyword, restriction(self, cant_be_attached(Filter)), Rules0),
    append(Rules0, [cr('701.3a')], Rules),
    What = cant_be_attached(Filter),
    controller(World, Thing, Player),
    context(World, Thing, Player, Context),
    (   \+ object_matches(World, Context, Attachment, Filter)
    ->  Outcome = obeyed
    ;   spared(World, Key, Attachment, Thing)
    ->  Outcome = not_applicable
    ;   Outcome = disobeyed(reason(Rules, keyword(Keyword, Thing), [Thing, Attachment], What))
    ).
forbidding_check(World, Attachment, Thing, Kinds, check(What, Rules, Outcome)) :-
    permanent(World, Thing),
    actives(World, Thing, attach, none, Actives),
    member(active(restriction(_, cant_be_attached(Filter)), Row, Context, State), Actives),
    row_source(Row, Spoken),
    Spoken \= keyword(_, _),
    What = cant_be_attached(Filter),
    own_words_rules(Kinds, Rules),
    (   State \== holds
    ->  Outcome = not_applicable
    ;   object_matches(World, Context, Attachment, Filter)
    ->  Outcome = disobeyed(reason(Rules, Spoken, [Thing, Attachment], What))
    ;   Outcome = obeyed
    ).
forbidding_check(World, Attachment, Thing, Kinds, check(Told, Rules, Outcome)) :-
    player(World, Thing),
    player_restriction(World, Thing, restricted(cant_be_attached(Filter), Rules0, Spoken, Context, Told)),
    (   Rules0 == []
    ->  own_words_rules(Kinds, Rules)
    ;   append(Rules0, [cr('701.3a')], Rules)
    ),
    (   object_matches(World, Context, Attachment, Filter)
    ->  Outcome = disobeyed(reason(Rules, Spoken, [Thing, Attachment], Told))
    ;   Outcome = obeyed
    ).

%   The text that gives the protection says that it doesn't remove this one, which is attached already (CR 702.16n).

spared(World, granted(Key, _), Attachment, Thing) :-
    attached_to(World, Attachment, Thing),
    Key = line(Giver, _, _),
    value(World, Giver, abilities, Abilities),
    memberchk(ability(Key, Meaning, _), Abilities),
    doesnt_remove(Meaning, Subject),
    controller(World, Giver, Player),
    context(World, Giver, Player, Context),
    is_member(Subject, World, Context, Attachment),
    !.

doesnt_remove(doesnt_remove(Subject), Subject).
doesnt_remove(all(Meanings), Subject) :-
    member(Meaning, Meanings),
    doesnt_remove(Meaning, Subject).
doesnt_remove(when(_, Meaning), Subject) :-
    doesnt_remove(Meaning, Subject).
doesnt_remove(until(_, Meaning), Subject) :-
    doesnt_remove(Meaning, Subject).
