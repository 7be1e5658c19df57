:- encoding(utf8).
:- module(lawmage_bearings,
          [ bearings/2          % +Tokens, -Bearings
          ]).
:- use_module(library(lists)).
:- use_module(words).

/** <module> What an unread sentence might concern

A sentence that isn't understood is kept away from a judgment only if it has words of
other judgments and none of that one.  The lists are tested against the corpus.
*/

%!  bearings(+Tokens, -Bearings) is det.
%
%   Bearings are the judgments that a word of the sentence bears on, in order; all of
%   them if no word is known to bear on any, none if the sentence is about what happens
%   before the game.

bearings(Tokens, Bearings) :-
    words_of(Tokens, Words),
    (   before_the_game(Words),
        \+ memberchk(has, Words)
    ->  Bearings = []
    ;   findall(Bearing, borne(Words, Bearing), Bearings0),
        (   Bearings0 == []
        ->  all_bearings(Bearings)
        ;   says_what_is(Words)
        ->  sort([characteristics|Bearings0], Bearings)
        ;   sort(Bearings0, Bearings)
        )
    ).

borne(Words, Bearing) :-
    member(Word, Words),
    bears(Word, Bearing).
borne(Words, block) :-
    member(Word, Words),
    atom(Word),
    sub_atom(Word, _, 4, 0, walk),
    \+ memberchk(Word, [walk, planeswalk]).

%   A form of "be" or "have" may say what something is.

says_what_is(Words) :-
    (   memberchk(has, Words)
    ;   memberchk(have, Words)
    ;   append(_, [Be, Next|_], Words),
        memberchk(Be, [is, are, '\'s', '\'re', 'isn\'t', 'aren\'t']),
        said_to_be(Next)
    ),
    !.
%   "is a Swamp", "are white Walls", "is every basic land type".

said_to_be(a).
said_to_be(an).
said_to_be(the).
said_to_be(all).
said_to_be(each).
said_to_be(every).
said_to_be(also).
said_to_be(still).
said_to_be(named).
said_to_be(colorless).
said_to_be(size(_, _)).
said_to_be(Word) :-
    atom(Word),
    (   adjective(Word, _)
    ;   noun(Word, _, _)
    ).

all_bearings([attach, attack, block, casting, characteristics, damage, game, target]).

before_the_game(Words) :-
    (   memberchk(draft, Words)
    ;   memberchk(drafted, Words)
    ;   memberchk(drafting, Words)
    ;   append(_, [a, deck, can, have|_], Words)
    ;   append(_, [can, be, your, commander|_], Words)
    ;   memberchk(ante, Words)
    ;   Words = [companion, '—'|_]
    ),
    !.

words_of([], []).
words_of([t(Term, _, _, _)|Tokens], Words) :-
    (   Term = q(Quoted)
    ->  words_of(Quoted, Words0),
        words_of(Tokens, Words1),
        append(Words0, Words1, Words)
    ;   Words = [Term|Words1],
        words_of(Tokens, Words1)
    ).

bears(Word, Bearing) :-
    atom(Word),
    bearing_word(Word, Bearing).
bears(mod(_, _), characteristics).
bears(size(_, _), characteristics).
bears(sym(_), casting).

bearing_word(block, block).
bearing_word(blocks, block).
bearing_word(blocked, block).
bearing_word(blocking, block).
bearing_word(unblocked, block).
bearing_word(blocker, block).
bearing_word(blockers, block).
bearing_word(attack, attack).
bearing_word(attacks, attack).
bearing_word(attacked, attack).
bearing_word(attacking, attack).
bearing_word(attacker, attack).
bearing_word(attackers, attack).
bearing_word(combat, attack).
bearing_word(combat, block).
bearing_word(combat, damage).
bearing_word(damage, damage).
bearing_word(damaged, damage).
bearing_word(prevent, damage).
bearing_word(prevented, damage).
bearing_word(goad, attack).
bearing_word(goaded, attack).
bearing_word(defender, attack).
bearing_word(haste, attack).
bearing_word(vigilance, attack).
bearing_word(flying, block).
bearing_word(reach, block).
bearing_word(menace, block).
bearing_word(fear, block).
bearing_word(intimidate, block).
bearing_word(shadow, block).
bearing_word(skulk, block).
bearing_word(horsemanship, block).
bearing_word(flanking, block).
bearing_word(banding, block).
bearing_word(trample, damage).
bearing_word(strike, damage).
bearing_word(deathtouch, damage).
bearing_word(lifelink, damage).
bearing_word(infect, damage).
bearing_word(wither, damage).
bearing_word(toxic, damage).
bearing_word(protection, block).
bearing_word(protection, damage).
bearing_word(protection, target).
bearing_word(protection, attach).
bearing_word(hexproof, target).
bearing_word(shroud, target).
bearing_word(ward, target).
bearing_word(target, target).
bearing_word(targets, target).
bearing_word(targeted, target).
bearing_word(attach, attach).
bearing_word(attached, attach).
bearing_word(enchant, attach).
bearing_word(enchanted, attach).
bearing_word(equip, attach).
bearing_word(equipped, attach).
bearing_word(power, characteristics).
bearing_word(toughness, characteristics).
bearing_word(color, characteristics).
bearing_word(colors, characteristics).
bearing_word(type, characteristics).
bearing_word(types, characteristics).
bearing_word(becomes, characteristics).
bearing_word(become, characteristics).
bearing_word(copy, characteristics).
bearing_word(indestructible, characteristics).
bearing_word(gains, characteristics).
bearing_word(gain, characteristics).
bearing_word(loses, characteristics).
bearing_word(lose, characteristics).
bearing_word(ability, characteristics).
bearing_word(abilities, characteristics).
bearing_word(control, characteristics).
bearing_word(name, characteristics).
bearing_word(cast, casting).
bearing_word(casts, casting).
bearing_word(casting, casting).
bearing_word(spell, casting).
bearing_word(spells, casting).
bearing_word(cost, casting).
bearing_word(costs, casting).
bearing_word(mana, casting).
bearing_word(activate, casting).
bearing_word(activated, casting).
bearing_word(play, casting).
bearing_word(draw, game).
bearing_word(draws, game).
bearing_word(discard, game).
bearing_word(discards, game).
bearing_word(life, game).
bearing_word(library, game).
bearing_word(graveyard, game).
bearing_word(hand, game).
bearing_word(exile, game).
bearing_word(exiled, game).
bearing_word(destroy, game).
bearing_word(destroyed, game).
bearing_word(sacrifice, game).
bearing_word(sacrifices, game).
bearing_word(token, game).
bearing_word(tokens, game).
bearing_word(counter, game).
bearing_word(counters, game).
bearing_word(turn, game).
bearing_word(turns, game).
bearing_word(step, game).
bearing_word(phase, game).
bearing_word(tap, game).
bearing_word(tapped, game).
bearing_word(untap, game).
bearing_word(win, game).
bearing_word(wins, game).
bearing_word(player, game).
bearing_word(players, game).
bearing_word(opponent, game).
bearing_word(opponents, game).
