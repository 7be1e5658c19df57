:- encoding(utf8).
:- module(lawmage_uninterpreted,
          [ uninterpreted/3,   % ?Word, ?Sort, ?Names
            unfollowed/2       % +Meaning, -Name
          ]).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).

/** <module> Terms of the vocabulary that no judgment reads yet

A term that a judgment reads must be taken off: the list can only shrink, but for new terms.
*/

%!  uninterpreted(?Word:atom, ?Sort:atom, ?Names:list) is nondet.
%
%   Names are the terms of Sort, as Name/Arity, that wait for what Word says: objects, game, or later for what nobody
%   works on yet.  Those with the word nothing need no judgment: who chooses a declaration changes nothing of which are legal.

uninterpreted(objects, attachment,
              [ fortified/0
              ]).
uninterpreted(objects, choice,
              [ color_of/1, direction/0, two_colors/0
              ]).
uninterpreted(game, act,
              [ cost_with/1, gain_level/0
              ]).
uninterpreted(game, amount,
              [ unspent_mana/2
              ]).
uninterpreted(game, die,
              [ dice/2
              ]).
uninterpreted(game, event,
              [ caused/2, deals_excess_damage/2
              ]).
uninterpreted(game, mana,
              [ commander_identity/1
              ]).
uninterpreted(game, meaning,
              [ as_attached/2, cant_spend/1, choose_modes/1, end_effect_for/1,
                rounded/1, same_for/1
              ]).
uninterpreted(game, number_drawn,
              [ some/1
              ]).
uninterpreted(game, permission,
              [ look/1
              ]).
uninterpreted(game, property,
              [ can_target_only/1, except/1
              ]).
uninterpreted(game, restriction,
              [ cant_be_countered_by/1, cant_be_gained_by/1, cant_become/1
              ]).
uninterpreted(game, same,
              [ subjects/1
              ]).
uninterpreted(later, event,
              [ claims_prize/1, visits/1
              ]).
uninterpreted(later, meaning,
              [ begin_with/2, control_player/2, in_opening_hand/1, open_attraction/0,
                planeswalk/0, roll_to_visit/0, venture/0
              ]).
uninterpreted(later, property,
              [ noted_in_draft/1
              ]).
uninterpreted(later, zone,
              [ outside/0
              ]).
uninterpreted(nothing, token,
              [ the_same_token/0
              ]).
uninterpreted(nothing, meaning,
              [ attack_choices/1, block_choices/1, block_choices/2, copies_target_each/0, copy_targets/1, quality/0, unread/1
              ]).

%!  unfollowed(+Meaning, -Name:atom) is nondet.
%
%   Meaning, of a text that only lies there, says Name, which no judgment reads: what it would change goes unnoticed.  An instruction that
%   nobody follows is refused when its turn comes, and is none of these.

unfollowed(Meaning, Name) :-
    member(Sort, [choice, event, property, restriction]),
    uninterpreted(Word, Sort, Names),
    Word \== nothing,
    member(Name/Arity, Names),
    once(( sub_term(Term, Meaning), nonvar(Term), functor(Term, Name, Arity) )).
