:- encoding(utf8).
:- module(lawmage_tree_shapes,
          [ makes_card/1,       % +Tree
            fact_about/2,       % +Tree, -Subject
            player_action/1,    % +Tree
            subject_term/1,     % +Tree
            who_place/5         % +Tree, -Functor, -Before, -Who, -After
          ]).

/** <module> What the parts of a tree are: who acts, what it is said of

Facts about the terms of the vocabulary that the antecedents need.
*/

%!  fact_about(+Tree, -Subject) is semidet.
%
%   Tree says something of Subject, its first argument, which the rest speaks of.

fact_about(restriction(S, _), S).
fact_about(requirement(S, _), S).
fact_about(permission(S, _), S).
fact_about(damage_rule(S, _), S).
fact_about(grant(S, _), S).
fact_about(lose(S, _), S).
fact_about(pt_mod(S, _, _), S).
fact_about(pt_set(S, _, _), S).
fact_about(pt_cda(S, _, _), S).
fact_about(switch_pt(S), S).
fact_about(set_type(S, _), S).
fact_about(add_type(S, _), S).
fact_about(set_color(S, _), S).
fact_about(add_color(S, _), S).
fact_about(set_name(S, _), S).
fact_about(state(S, _), S).
fact_about(designate(S, _), S).
fact_about(becomes_copy(S, _), S).
fact_about(becomes_copy(S, _, _), S).
fact_about(deal_damage(S, _, _), S).
fact_about(fight(S, _), S).
fact_about(enters(S, _), S).
fact_about(attach(S, _), S).
fact_about(move_counters(S, _, _, _), S).
fact_about(matches(S, _), S).

%!  player_action(+Tree) is semidet.
%
%   The first argument of Tree is the player who acts.

player_action(draw(_, _)).
player_action(get_counters(_, _, _)).
player_action(extra_turn(_, _)).
player_action(extra_steps(_, _, _, _)).
player_action(gain_designation(_, _)).
player_action(skip(_, _)).
player_action(look(_, _)).
player_action(reveal(_, _)).
player_action(search(_, _, _)).
player_action(control_player(_, _)).
player_action(mill(_, _)).
player_action(scry(_, _)).
player_action(surveil(_, _)).
player_action(gain_life(_, _)).
player_action(set_life(_, _)).
player_action(lose_life(_, _)).
player_action(lose_game(_)).
player_action(win_game(_)).
player_action(control(_, _)).
player_action(add_mana(_, _)).
player_action(emblem(_, _)).
player_action(shuffle(_)).

%!  who_place(+Tree, -Functor, -Before, -Who, -After) is semidet.
%
%   Tree has Who, a player, among its arguments.

who_place(controlled_by(Who), controlled_by, [], Who, []).
who_place(owned_by(Who), owned_by, [], Who, []).
who_place(belongs_to(Who), belongs_to, [], Who, []).
who_place(zone(Zone, Who), zone, [Zone], Who, []).
who_place(chosen_by(Who), chosen_by, [], Who, []).
who_place(life(Who), life, [], Who, []).
who_place(starting_life(Who), starting_life, [], Who, []).
who_place(devotion(Who, Colors), devotion, [], Who, [Colors]).
who_place(turn(Who), turn, [], Who, []).
who_place(designation(Who, Word), designation, [], Who, [Word]).
who_place(planeswalkers(Who), planeswalkers, [], Who, []).
who_place(player_counters(Counter, Who), player_counters, [Counter], Who, []).
who_place(next_turn(Who), next_turn, [], Who, []).
who_place(during_turn(Who), during_turn, [], Who, []).
who_place(end_of_next_turn(Who), end_of_next_turn, [], Who, []).
who_place(player(Who), player, [], Who, []).

%!  subject_term(+Tree) is semidet.
%
%   Tree is a reference to an object.

subject_term(self).
subject_term(pro(Role)) :- Role \== who, Role \== other, Role \== other_target.
subject_term(that(_, _)).
subject_term(each_of(_)).
subject_term(target_at(_, _, _)).
subject_term(each(_)).
subject_term(choose(_, _)).
subject_term(random(_, _)).
subject_term(chosen(object, _)).
subject_term(top_of_library(_)).
subject_term(top_of_library(_, _)).
subject_term(host(_, _)).
subject_term(ref(_)).
subject_term(pair).

%!  makes_card(+Tree) is semidet.
%
%   What it is done to is a card from then on ("that card").

makes_card(exile(_)).
makes_card(exile(_, _)).
makes_card(destroy(_)).
makes_card(sacrifice(_)).
makes_card(move(_, Zone)) :- Zone \== battlefield.
makes_card(move(_, Zone, _)) :- Zone \== battlefield.
