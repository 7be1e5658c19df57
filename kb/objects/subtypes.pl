:- encoding(utf8).
:- module(lawmage_subtypes,
          [ subtype/2,            % ?Category, ?Subtype
            subtype_card_type/2,  % ?Category, ?CardType
            card_type/1,          % ?CardType
            permanent_type/1,     % ?CardType
            supertype/1,          % ?Supertype
            basic_land_type/1     % ?Subtype
          ]).

/** <module> Card types, supertypes and subtypes (CR 205)

The closed lists of the Comprehensive Rules, edition of September 25, 2026 (its list of
subtypes is that of April 17, 2026).  A type is an atom: lower case, `_` for a space or
a hyphen, an apostrophe as it is.  The table of subtypes is generated from CR 205.3g-q;
planar types are left out, since no question is asked about planes.
*/

%!  card_type(?CardType) is nondet.
%
%   CardType is one of the card types of CR 205.2a.

card_type(artifact).
card_type(battle).
card_type(conspiracy).
card_type(creature).
card_type(dungeon).
card_type(enchantment).
card_type(instant).
card_type(kindred).
card_type(land).
card_type(phenomenon).
card_type(plane).
card_type(planeswalker).
card_type(scheme).
card_type(sorcery).
card_type(vanguard).

%!  permanent_type(?CardType) is nondet.
%
%   CardType is one of the types that permanents have (CR 110.4).

permanent_type(artifact).
permanent_type(battle).
permanent_type(creature).
permanent_type(enchantment).
permanent_type(land).
permanent_type(planeswalker).

%!  supertype(?Supertype) is nondet.
%
%   Supertype is one of the supertypes of CR 205.4a.

supertype(basic).
supertype(legendary).
supertype(ongoing).
supertype(snow).
supertype(world).

%!  basic_land_type(?Subtype) is nondet.
%
%   Subtype is a basic land type (CR 205.3i, 305.6).

basic_land_type(forest).
basic_land_type(island).
basic_land_type(mountain).
basic_land_type(plains).
basic_land_type(swamp).

%!  subtype_card_type(?Category, ?CardType) is nondet.
%
%   Subtypes of Category are correlated to CardType (CR 205.3c): instants and sorceries
%   share the spell types, creatures and kindreds the creature types.

subtype_card_type(artifact, artifact).
subtype_card_type(battle, battle).
subtype_card_type(creature, creature).
subtype_card_type(creature, kindred).
subtype_card_type(dungeon, dungeon).
subtype_card_type(enchantment, enchantment).
subtype_card_type(land, land).
subtype_card_type(planeswalker, planeswalker).
subtype_card_type(spell, instant).
subtype_card_type(spell, sorcery).

%!  subtype(?Category, ?Subtype) is nondet.
%
%   Subtype is in the list that CR 205.3 gives for Category: artifact (205.3g), enchantment
%   (205.3h), land (205.3i), planeswalker (205.3j), spell (205.3k), creature (205.3m),
%   dungeon (205.3p) or battle (205.3q).

subtype(artifact, attraction).
subtype(artifact, blood).
subtype(artifact, bobblehead).
subtype(artifact, book).
subtype(artifact, clue).
subtype(artifact, contraption).
subtype(artifact, equipment).
subtype(artifact, food).
subtype(artifact, fortification).
subtype(artifact, gold).
subtype(artifact, incubator).
subtype(artifact, infinity).
subtype(artifact, junk).
subtype(artifact, lander).
subtype(artifact, map).
subtype(artifact, mutagen).
subtype(artifact, powerstone).
subtype(artifact, spacecraft).
subtype(artifact, stone).
subtype(artifact, treasure).
subtype(artifact, vehicle).
subtype(enchantment, aura).
subtype(enchantment, background).
subtype(enchantment, cartouche).
subtype(enchantment, case).
subtype(enchantment, class).
subtype(enchantment, curse).
subtype(enchantment, role).
subtype(enchantment, room).
subtype(enchantment, rune).
subtype(enchantment, saga).
subtype(enchantment, shard).
subtype(enchantment, shrine).
subtype(land, cave).
subtype(land, desert).
subtype(land, forest).
subtype(land, gate).
subtype(land, island).
subtype(land, lair).
subtype(land, locus).
subtype(land, mine).
subtype(land, mountain).
subtype(land, plains).
subtype(land, planet).
subtype(land, power_plant).
subtype(land, sphere).
subtype(land, swamp).
subtype(land, tower).
subtype(land, town).
subtype(land, 'urza\'s').
subtype(planeswalker, ajani).
subtype(planeswalker, aminatou).
subtype(planeswalker, angrath).
subtype(planeswalker, arlinn).
subtype(planeswalker, ashiok).
subtype(planeswalker, bahamut).
subtype(planeswalker, basri).
subtype(planeswalker, bolas).
subtype(planeswalker, calix).
subtype(planeswalker, chandra).
subtype(planeswalker, comet).
subtype(planeswalker, dack).
subtype(planeswalker, dakkon).
subtype(planeswalker, daretti).
subtype(planeswalker, davriel).
subtype(planeswalker, dellian).
subtype(planeswalker, dihada).
subtype(planeswalker, domri).
subtype(planeswalker, dovin).
subtype(planeswalker, ellywick).
subtype(planeswalker, elminster).
subtype(planeswalker, elspeth).
subtype(planeswalker, estrid).
subtype(planeswalker, freyalise).
subtype(planeswalker, garruk).
subtype(planeswalker, gideon).
subtype(planeswalker, grist).
subtype(planeswalker, guff).
subtype(planeswalker, huatli).
subtype(planeswalker, jace).
subtype(planeswalker, jared).
subtype(planeswalker, jaya).
subtype(planeswalker, jeska).
subtype(planeswalker, kaito).
subtype(planeswalker, karn).
subtype(planeswalker, kasmina).
subtype(planeswalker, kaya).
subtype(planeswalker, kiora).
subtype(planeswalker, koth).
subtype(planeswalker, liliana).
subtype(planeswalker, lolth).
subtype(planeswalker, lukka).
subtype(planeswalker, minsc).
subtype(planeswalker, mordenkainen).
subtype(planeswalker, nahiri).
subtype(planeswalker, narset).
subtype(planeswalker, niko).
subtype(planeswalker, nissa).
subtype(planeswalker, nixilis).
subtype(planeswalker, oko).
subtype(planeswalker, quintorius).
subtype(planeswalker, ral).
subtype(planeswalker, rowan).
subtype(planeswalker, saheeli).
subtype(planeswalker, samut).
subtype(planeswalker, sarkhan).
subtype(planeswalker, serra).
subtype(planeswalker, sivitri).
subtype(planeswalker, sorin).
subtype(planeswalker, szat).
subtype(planeswalker, tamiyo).
subtype(planeswalker, tasha).
subtype(planeswalker, teferi).
subtype(planeswalker, teyo).
subtype(planeswalker, tezzeret).
subtype(planeswalker, tibalt).
subtype(planeswalker, tyvar).
subtype(planeswalker, ugin).
subtype(planeswalker, urza).
subtype(planeswalker, venser).
subtype(planeswalker, vivien).
subtype(planeswalker, vraska).
subtype(planeswalker, vronos).
subtype(planeswalker, will).
subtype(planeswalker, windgrace).
subtype(planeswalker, wrenn).
subtype(planeswalker, xenagos).
subtype(planeswalker, yanggu).
subtype(planeswalker, yanling).
subtype(planeswalker, zariel).
subtype(spell, adventure).
subtype(spell, arcane).
subtype(spell, lesson).
subtype(spell, omen).
subtype(spell, trap).
subtype(creature, advisor).
subtype(creature, aetherborn).
subtype(creature, alien).
subtype(creature, ally).
subtype(creature, angel).
subtype(creature, antelope).
subtype(creature, ape).
subtype(creature, archer).
subtype(creature, archon).
subtype(creature, armadillo).
subtype(creature, army).
subtype(creature, artificer).
subtype(creature, assassin).
subtype(creature, assembly_worker).
subtype(creature, astartes).
subtype(creature, atog).
subtype(creature, aurochs).
subtype(creature, avatar).
subtype(creature, azra).
subtype(creature, badger).
subtype(creature, balloon).
subtype(creature, barbarian).
subtype(creature, bard).
subtype(creature, basilisk).
subtype(creature, bat).
subtype(creature, bear).
subtype(creature, beast).
subtype(creature, beaver).
subtype(creature, beeble).
subtype(creature, beholder).
subtype(creature, berserker).
subtype(creature, bird).
subtype(creature, bison).
subtype(creature, blinkmoth).
subtype(creature, boar).
subtype(creature, bringer).
subtype(creature, brushwagg).
subtype(creature, 'c\'tan').
subtype(creature, camarid).
subtype(creature, camel).
subtype(creature, capybara).
subtype(creature, caribou).
subtype(creature, carrier).
subtype(creature, cat).
subtype(creature, centaur).
subtype(creature, child).
subtype(creature, chimera).
subtype(creature, citizen).
subtype(creature, cleric).
subtype(creature, clown).
subtype(creature, cockatrice).
subtype(creature, construct).
subtype(creature, coward).
subtype(creature, coyote).
subtype(creature, crab).
subtype(creature, crocodile).
subtype(creature, custodes).
subtype(creature, cyberman).
subtype(creature, cyclops).
subtype(creature, dalek).
subtype(creature, dauthi).
subtype(creature, demigod).
subtype(creature, demon).
subtype(creature, deserter).
subtype(creature, detective).
subtype(creature, devil).
subtype(creature, dinosaur).
subtype(creature, djinn).
subtype(creature, doctor).
subtype(creature, dog).
subtype(creature, dragon).
subtype(creature, drake).
subtype(creature, dreadnought).
subtype(creature, drix).
subtype(creature, drone).
subtype(creature, druid).
subtype(creature, dryad).
subtype(creature, dwarf).
subtype(creature, echidna).
subtype(creature, efreet).
subtype(creature, egg).
subtype(creature, elder).
subtype(creature, eldrazi).
subtype(creature, elemental).
subtype(creature, elephant).
subtype(creature, elf).
subtype(creature, elk).
subtype(creature, employee).
subtype(creature, eye).
subtype(creature, faerie).
subtype(creature, ferret).
subtype(creature, fish).
subtype(creature, flagbearer).
subtype(creature, fox).
subtype(creature, fractal).
subtype(creature, frog).
subtype(creature, fungus).
subtype(creature, gamer).
subtype(creature, gargoyle).
subtype(creature, germ).
subtype(creature, giant).
subtype(creature, giraffe).
subtype(creature, gith).
subtype(creature, glimmer).
subtype(creature, gnoll).
subtype(creature, gnome).
subtype(creature, goat).
subtype(creature, goblin).
subtype(creature, god).
subtype(creature, golem).
subtype(creature, gorgon).
subtype(creature, graveborn).
subtype(creature, gremlin).
subtype(creature, griffin).
subtype(creature, guest).
subtype(creature, hag).
subtype(creature, halfling).
subtype(creature, hamster).
subtype(creature, harpy).
subtype(creature, hedgehog).
subtype(creature, hellion).
subtype(creature, hero).
subtype(creature, hippo).
subtype(creature, hippogriff).
subtype(creature, homarid).
subtype(creature, homunculus).
subtype(creature, horror).
subtype(creature, horse).
subtype(creature, human).
subtype(creature, hydra).
subtype(creature, hyena).
subtype(creature, illusion).
subtype(creature, imp).
subtype(creature, incarnation).
subtype(creature, inkling).
subtype(creature, inquisitor).
subtype(creature, insect).
subtype(creature, jackal).
subtype(creature, jellyfish).
subtype(creature, juggernaut).
subtype(creature, kangaroo).
subtype(creature, kavu).
subtype(creature, kirin).
subtype(creature, kithkin).
subtype(creature, knight).
subtype(creature, kobold).
subtype(creature, kor).
subtype(creature, kraken).
subtype(creature, lamia).
subtype(creature, lammasu).
subtype(creature, leech).
subtype(creature, lemur).
subtype(creature, leviathan).
subtype(creature, lhurgoyf).
subtype(creature, licid).
subtype(creature, lizard).
subtype(creature, llama).
subtype(creature, lobster).
subtype(creature, manticore).
subtype(creature, masticore).
subtype(creature, mercenary).
subtype(creature, merfolk).
subtype(creature, metathran).
subtype(creature, minion).
subtype(creature, minotaur).
subtype(creature, mite).
subtype(creature, mole).
subtype(creature, monger).
subtype(creature, mongoose).
subtype(creature, monk).
subtype(creature, monkey).
subtype(creature, moogle).
subtype(creature, moonfolk).
subtype(creature, mount).
subtype(creature, mouse).
subtype(creature, mutant).
subtype(creature, myr).
subtype(creature, mystic).
subtype(creature, nautilus).
subtype(creature, necron).
subtype(creature, nephilim).
subtype(creature, nightmare).
subtype(creature, nightstalker).
subtype(creature, ninja).
subtype(creature, noble).
subtype(creature, noggle).
subtype(creature, nomad).
subtype(creature, nymph).
subtype(creature, octopus).
subtype(creature, ogre).
subtype(creature, ooze).
subtype(creature, orb).
subtype(creature, orc).
subtype(creature, orgg).
subtype(creature, otter).
subtype(creature, ouphe).
subtype(creature, ox).
subtype(creature, oyster).
subtype(creature, pangolin).
subtype(creature, peasant).
subtype(creature, pegasus).
subtype(creature, pentavite).
subtype(creature, performer).
subtype(creature, pest).
subtype(creature, phelddagrif).
subtype(creature, phoenix).
subtype(creature, phyrexian).
subtype(creature, pilot).
subtype(creature, pincher).
subtype(creature, pirate).
subtype(creature, plant).
subtype(creature, platypus).
subtype(creature, porcupine).
subtype(creature, possum).
subtype(creature, praetor).
subtype(creature, primarch).
subtype(creature, prism).
subtype(creature, processor).
subtype(creature, qu).
subtype(creature, rabbit).
subtype(creature, raccoon).
subtype(creature, ranger).
subtype(creature, rat).
subtype(creature, rebel).
subtype(creature, reflection).
subtype(creature, rhino).
subtype(creature, rigger).
subtype(creature, robot).
subtype(creature, rogue).
subtype(creature, sable).
subtype(creature, salamander).
subtype(creature, samurai).
subtype(creature, sand).
subtype(creature, saproling).
subtype(creature, satyr).
subtype(creature, scarecrow).
subtype(creature, scientist).
subtype(creature, scion).
subtype(creature, scorpion).
subtype(creature, scout).
subtype(creature, sculpture).
subtype(creature, seal).
subtype(creature, serf).
subtype(creature, serpent).
subtype(creature, servo).
subtype(creature, shade).
subtype(creature, shaman).
subtype(creature, shapeshifter).
subtype(creature, shark).
subtype(creature, sheep).
subtype(creature, siren).
subtype(creature, skeleton).
subtype(creature, skunk).
subtype(creature, slith).
subtype(creature, sliver).
subtype(creature, sloth).
subtype(creature, slug).
subtype(creature, snail).
subtype(creature, snake).
subtype(creature, soldier).
subtype(creature, soltari).
subtype(creature, sorcerer).
subtype(creature, spawn).
subtype(creature, specter).
subtype(creature, spellshaper).
subtype(creature, sphinx).
subtype(creature, spider).
subtype(creature, spike).
subtype(creature, spirit).
subtype(creature, splinter).
subtype(creature, sponge).
subtype(creature, squid).
subtype(creature, squirrel).
subtype(creature, starfish).
subtype(creature, surrakar).
subtype(creature, survivor).
subtype(creature, symbiote).
subtype(creature, synth).
subtype(creature, tentacle).
subtype(creature, tetravite).
subtype(creature, thalakos).
subtype(creature, thopter).
subtype(creature, thrull).
subtype(creature, tiefling).
subtype(creature, time_lord).
subtype(creature, toy).
subtype(creature, treefolk).
subtype(creature, trilobite).
subtype(creature, triskelavite).
subtype(creature, troll).
subtype(creature, turtle).
subtype(creature, tyranid).
subtype(creature, unicorn).
subtype(creature, utrom).
subtype(creature, vampire).
subtype(creature, varmint).
subtype(creature, vedalken).
subtype(creature, villain).
subtype(creature, volver).
subtype(creature, wall).
subtype(creature, walrus).
subtype(creature, warlock).
subtype(creature, warrior).
subtype(creature, weasel).
subtype(creature, weird).
subtype(creature, werewolf).
subtype(creature, whale).
subtype(creature, wizard).
subtype(creature, wolf).
subtype(creature, wolverine).
subtype(creature, wombat).
subtype(creature, worm).
subtype(creature, wraith).
subtype(creature, wurm).
subtype(creature, yeti).
subtype(creature, zombie).
subtype(creature, zubera).
subtype(battle, siege).
subtype(dungeon, undercity).
