:- encoding(utf8).
:- module(lawmage_state_based_attached,
          [ attached_action/2    % +World, -Action
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(attaching).
:- use_module(exemptions).

/** <module> State-based actions on what is attached (CR 704.5m-p, 704.5z)
*/

%!  attached_action(+World, -Action) is nondet.
%
%   A state-based action on an attached permanent, or on an Aura that isn't attached.

attached_action(World, Action) :-
    permanent(World, Object),
    (   attached_to(World, Object, Thing)
    ->  \+ status(World, Thing, phased_out),                     % CR 702.26g: it is phased out with it
        attached(World, Object, Thing, Action)
    ;   once(attaching_as(World, Object, aura)),
        gone(World, Object, [cr('704.5m'), cr('303.4c')], Action)
    ).
attached_action(World, Action) :-
    surplus_role(World, Role),
    gone(World, Role, [cr('704.5z'), cr('303.7a')], Action).

%   A battle, creature, or what is no Aura, Equipment or Fortification only comes off (CR 704.5p); so does a bestowed Aura (CR 702.103f).
%   An Aura where it may not be goes to the graveyard, an Equipment or Fortification comes off.

attached(World, Object, _, unattach(Object, [cr('704.5p'), cr(Rule)])) :-
    comes_off(World, Object, Rule).
attached(World, Object, Thing, Action) :-
    \+ comes_off(World, Object, _),
    attach_faults(World, Object, Thing, Faults),
    Faults \== [],
    findall(Rule, ( member(reason(Rules, _, _, _), Faults), member(Rule, Rules), Rule \== cr('701.3a') ), Because0),
    list_to_set(Because0, Because),
    (   attaching_as(World, Object, aura)
    ->  (   has_keyword(World, Object, bestow(_))
        ->  Action = unattach(Object, [cr('702.103f')|Because])
        ;   gone(World, Object, [cr('704.5m'), cr('303.4c')|Because], Action)
        )
    ;   Action = unattach(Object, [cr('704.5n')|Because])
    ).

comes_off(World, Object, Rule) :-
    (   has_type(World, Object, battle)
    ->  Rule = '310.9'
    ;   is_creature(World, Object)
    ->  creature_rule(World, Object, Rule)
    ;   \+ attaching_as(World, Object, _)
    ->  Rule = '701.3a'
    ).

creature_rule(World, Object, Rule) :-
    (   attaching_as(World, Object, aura)
    ->  Rule = '303.4d'
    ;   attaching_as(World, Object, fortification)
    ->  Rule = '301.6'
    ;   Rule = '301.5c'
    ).

gone(World, Object, Rules, Action) :-
    (   is_creature(World, Object)
    ->  Action = dies(Object, Rules)
    ;   Action = put_into_graveyard(Object, Rules)
    ).

%   A Role on a permanent that has a newer one of the same player.

surplus_role(World, Role) :-
    role(World, Role, Thing, Player, Timestamp),
    \+ exempt(World, role_rule, Thing),
    once(( role(World, Other, Thing, Player, Newer),
           Other \== Role,
           Newer > Timestamp
         )).

role(World, Role, Thing, Player, Timestamp) :-
    attached_to(World, Role, Thing),
    permanent(World, Role),
    permanent(World, Thing),
    characteristics(World, Role, C),
    has_subtype(C, role),
    get_dict(controller, C, Player),
    object(World, Role, _, _, _, Timestamp).
