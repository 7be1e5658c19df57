:- encoding(utf8).
:- module(lawmage_plurals,
          [ plural/2            % +Singular, -Plural
          ]).

/** <module> Plurals

By rule or by list; a verb's third person is formed by the same rule.
*/

%!  plural(+Singular, -Plural) is det.
%
%   Plural is the plural of the word Singular, irregular or by rule.

plural(Singular, Plural) :-
    (   irregular_plural(Singular, Plural0)
    ->  Plural = Plural0
    ;   sub_atom(Singular, Before, 1, 0, y),
        Last is Before - 1,
        sub_atom(Singular, Last, 1, _, Letter),
        \+ vowel(Letter)
    ->  sub_atom(Singular, 0, Before, _, Stem),
        atom_concat(Stem, ies, Plural)
    ;   sibilant(Ending),
        sub_atom(Singular, _, _, 0, Ending)
    ->  atom_concat(Singular, es, Plural)
    ;   atom_concat(Singular, s, Plural)
    ).

vowel(a).
vowel(e).
vowel(i).
vowel(o).
vowel(u).

sibilant(ch).
sibilant(s).
sibilant(sh).
sibilant(x).
sibilant(z).

irregular_plural(aetherborn, aetherborn).
irregular_plural(astartes, astartes).
irregular_plural(aurochs, aurochs).
irregular_plural(bison, bison).
irregular_plural(caribou, caribou).
irregular_plural(child, children).
irregular_plural(cyberman, cybermen).
irregular_plural('c\'tan', 'c\'tan').
irregular_plural(custodes, custodes).
irregular_plural(cyclops, cyclopes).
irregular_plural(dauthi, dauthi).
irregular_plural(djinn, djinns).
irregular_plural(dwarf, dwarves).
irregular_plural(eldrazi, eldrazi).
irregular_plural(elf, elves).
irregular_plural(elk, elk).
irregular_plural(equipment, equipment).
irregular_plural(fish, fish).
irregular_plural(fungus, fungi).
irregular_plural(gold, gold).
irregular_plural(halfling, halflings).
irregular_plural(hero, heroes).
irregular_plural(homunculus, homunculi).
irregular_plural(jellyfish, jellyfish).
irregular_plural(kavu, kavu).
irregular_plural(kirin, kirin).
irregular_plural(kithkin, kithkin).
irregular_plural(kor, kor).
irregular_plural(locus, loci).
irregular_plural(merfolk, merfolk).
irregular_plural(metathran, metathran).
irregular_plural(moonfolk, moonfolk).
irregular_plural(mouse, mice).
irregular_plural(myr, myr).
irregular_plural(necron, necrons).
irregular_plural(octopus, octopuses).
irregular_plural(ox, oxen).
irregular_plural(plains, plains).
irregular_plural(samurai, samurai).
irregular_plural(sheep, sheep).
irregular_plural(soltari, soltari).
irregular_plural(spacecraft, spacecraft).
irregular_plural(surrakar, surrakar).
irregular_plural(thalakos, thalakos).
irregular_plural(thief, thieves).
irregular_plural(treefolk, treefolk).
irregular_plural(tyranid, tyranids).
irregular_plural(vedalken, vedalken).
irregular_plural(werewolf, werewolves).
irregular_plural(wolf, wolves).
