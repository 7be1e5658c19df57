:- encoding(utf8).
:- module(lawmage_vocabulary,
          [ layer/2,      % +Fact, -Layer
            layers/1,     % -Layers
            bearing/2,    % +Fact, -Bearing
            room/2        % +Condition, -Room
          ]).

/** <module> The vocabulary: what a rules text can mean, and what each term bears on

Keywords, the grammar of Oracle text and the effects of a scenario all write terms
of this one vocabulary, and the judgments read nothing else.  The terms themselves are listed in
vocabulary_terms.pl; here stands what the judgments ask of them.
*/

%!  layers(-Layers:list) is det.
%
%   The layers and sublayers of CR 613.1, 613.4 after copiable values, in order.

layers([2, 3, 4, 5, 6, '7a', '7b', '7c', '7d']).

%!  layer(+Fact, -Layer) is semidet.
%
%   Fact changes characteristics or control, in Layer of CR 613.1, 613.4.  A fact
%   without a layer changes the rules of the game (CR 613.11).

layer(control(_, _), 2).
layer(set_name(_, _), 3).
layer(change_text(_, _, _), 3).
layer(set_type(_, _), 4).
layer(add_type(_, _), 4).
layer(lose(_, Lost), Layer) :-
    (   ( Lost = other_types(_) ; Lost = types(_) )
    ->  Layer = 4
    ;   Layer = 6
    ).
layer(set_color(_, _), 5).
layer(add_color(_, _), 5).
layer(grant(Subject, _), 6) :-
    Subject \= player(_).
layer(restriction(_, cant_have(_)), 6).
layer(restriction(_, cant_gain(_)), 6).
layer(pt_cda(_, _, _), '7a').
layer(pt_set(_, _, _), '7b').
layer(pt_mod(_, _, _), '7c').
layer(switch_pt(_), '7d').

%!  bearing(+Fact, -Bearing) is nondet.
%
%   Fact bears on the judgment Bearing: block, attack, damage, target, attach,
%   characteristics, casting or game.

bearing(restriction(_, R), Bearing) :-
    restriction_bearing(R, Bearing).
bearing(requirement(_, Q), Bearing) :-
    requirement_bearing(Q, Bearing).
bearing(permission(_, P), Bearing) :-
    permission_bearing(P, Bearing).
bearing(damage_rule(_, _), damage).
bearing(limit(attack(_), _), attack).
bearing(limit(attack(_, _), _), attack).
bearing(limit(block(_), _), block).
bearing(cost_to(attack(_), _), attack).
bearing(cost_to(attack(_, _), _), attack).
bearing(cost_to(block(_), _), block).
bearing(cost_to(block(_, _), _), block).
bearing(cost_to(target(_, _), _), target).
bearing(state(_, goaded), attack).
bearing(prevent(_, _, _), damage).
bearing(grant(player(_), _), target).
bearing(exempt(_, _), game).
bearing(Fact, characteristics) :-
    layer(Fact, _).

restriction_bearing(cant_attack, attack).
restriction_bearing(cant_attack(_), attack).
restriction_bearing(cant_attack_alone, attack).
restriction_bearing(cant_attack_except_alone, attack).
restriction_bearing(cant_be_attacked, attack).
restriction_bearing(cant_block, block).
restriction_bearing(cant_block(_), block).
restriction_bearing(cant_block_alone, block).
restriction_bearing(cant_block_with_more_than(_), block).
restriction_bearing(can_block_only(_), block).
restriction_bearing(cant_be_blocked, block).
restriction_bearing(cant_be_blocked_by(_), block).
restriction_bearing(cant_be_blocked_except_by(_), block).
restriction_bearing(cant_be_blocked_except_by_all(_), block).
restriction_bearing(cant_be_blocked_by_more_than(_), block).
restriction_bearing(cant_be_blocked_except_by_at_least(_), block).
restriction_bearing(cant_be_target(_), target).
restriction_bearing(cant_be_attached(_), attach).
restriction_bearing(can_attach_only(_), attach).
restriction_bearing(cant_activate(_), casting).
restriction_bearing(cant_be_sacrificed, game).
restriction_bearing(cant_enter, game).
restriction_bearing(cant_be_regenerated, game).
restriction_bearing(cant_be_destroyed_by_lethal_damage, game).
restriction_bearing(cant_be_destroyed, game).
restriction_bearing(cant_have_more_counters(_, _), game).
restriction_bearing(cant_lose_game, game).
restriction_bearing(doesnt_untap, game).

requirement_bearing(attack_each_combat, attack).
requirement_bearing(attack_each_combat(_), attack).
requirement_bearing(attack_if_able, attack).
requirement_bearing(attack_if_able(_), attack).
requirement_bearing(attack_other_than(_), attack).
requirement_bearing(attack_with(_, _), attack).
requirement_bearing(attack_with(_, _, _), attack).
requirement_bearing(block_each_combat, block).
requirement_bearing(block_if_able, block).
requirement_bearing(block_if_able(_), block).
requirement_bearing(attack_or_block_each_combat, attack).
requirement_bearing(attack_or_block_each_combat, block).
requirement_bearing(attack_or_block_if_able, attack).
requirement_bearing(attack_or_block_if_able, block).
requirement_bearing(must_be_blocked, block).
requirement_bearing(must_be_blocked_by(_), block).
requirement_bearing(must_be_blocked_by_all(_), block).
requirement_bearing(must_be_blocked_by_at_least(_), block).
requirement_bearing(must_be_blocked_by_exactly(_), block).
requirement_bearing(targets_must_include(_), target).

permission_bearing(block_additional(_), block).
permission_bearing(block_any_number, block).
permission_bearing(block_as_though_no(_, _), block).
permission_bearing(block_as_though_has(_, _), block).
permission_bearing(block_as_though_untapped, block).
permission_bearing(blocked_as_though_no(_), block).
permission_bearing(attack_though_newly_controlled, attack).
permission_bearing(attack_without_tapping, attack).
permission_bearing(attack_as_though_no(_), attack).
permission_bearing(attack_as_though_has(_), attack).
permission_bearing(attack_as_though_no(_, _), attack).
permission_bearing(attack_as_though_has(_, _), attack).
permission_bearing(assign_as_though_unblocked, damage).
permission_bearing(targeted_as_though_no(_), target).
permission_bearing(targeted_as_though_no(_, _), target).

%!  room(+Condition, -Room) is det.
%
%   Where Condition has a truth value: on the board, for a pair of creatures, for
%   the declaration being judged, from the turn's history, or by asking a person.

room(Condition, Room) :-
    (   mentions(Condition, opaque(_))
    ->  Room = asked
    ;   mentions(Condition, happened(_, _, _))
    ->  Room = history
    ;   mentions(Condition, declared(_, _))
    ->  Room = declaration
    ;   ( mentions(Condition, defending_player) ; mentions(Condition, attacking_player) )
    ->  Room = pair
    ;   Room = board
    ).

mentions(Term, Part) :-
    subsumes_term(Part, Term),
    !.
mentions(Term, Part) :-
    compound(Term),
    arg(_, Term, Argument),
    mentions(Argument, Part),
    !.
