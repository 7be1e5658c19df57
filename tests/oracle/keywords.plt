:- encoding(utf8).
:- module(lawmage_keyword_line_tests, []).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- use_module(kb(oracle/oracle)).
:- use_module(kb(oracle/plurals)).
:- use_module(kb(oracle/words)).
:- use_module(kb('objects/subtypes')).

/** <module> Keyword lines with every form of parameter, and the words they are made of
*/

line("Flying, first strike", [flying, first_strike]).
line("Flying; banding", [flying, banding]).
line("Double strike, vigilance, trample, haste", [double_strike, vigilance, trample, haste]).
line("Ward {2}", [ward([mana('{2}')])]).
line("Ward—Pay 2 life.", [ward([pay_life(2)])]).
line("Ward—Discard a card.", [ward([discard(choose(1, [card]))])]).
line("Protection from red and from white", [protection([color(red)]), protection([color(white)])]).
line("Protection from each color",
     [protection([color(white)]), protection([color(blue)]), protection([color(black)]), protection([color(red)]),
      protection([color(green)])]).
line("Protection from everything", [protection([])]).
line("Protection from Demons and from Dragons", [protection([subtype(demon)]), protection([subtype(dragon)])]).
line("Protection from creatures with power 3 or less", [protection([type(creature), power(at_most(3))])]).
line("Protection from the chosen color", [protection([chosen(color)])]).
line("Hexproof from black", [hexproof_from([color(black)])]).
line("Islandwalk", [landwalk([subtype(island)])]).
line("Nonbasic landwalk", [landwalk([not(supertype(basic)), type(land)])]).
line("Snow swampwalk", [landwalk([supertype(snow), subtype(swamp)])]).
line("Legendary landwalk", [landwalk([supertype(legendary), type(land)])]).
line("Enchant creature you control", [enchant([type(creature), controlled_by(you)])]).
line("Enchant creature or Vehicle", [enchant([any_of([type(creature), subtype(vehicle)])])]).
line("Enchant player", [enchant([player])]).
line("Equip {2}", [equip([], [mana('{2}')])]).
line("Equip Knight {1}", [equip([subtype(knight)], [mana('{1}')])]).
line("Equip legendary creature {1}", [equip([supertype(legendary), type(creature)], [mana('{1}')])]).
line("Equip—Pay 3 life.", [equip([], [pay_life(3)])]).
line("Fortify {3}", [fortify([mana('{3}')])]).
line("Crew 3", [crew(3)]).
line("Toxic 1", [toxic(1)]).
line("Bushido 2", [bushido(2)]).
line("Rampage 1", [rampage(1)]).
line("Mobilize X, where X is the number of Goblins you control.",
     [mobilize(count([subtype(goblin), controlled_by(you)]))]).
line("Cycling {2}", [cycling([mana('{2}')])]).
line("Plainscycling {2}", [typecycling([subtype(plains)], [mana('{2}')])]).
line("Basic landcycling {1}{R}", [typecycling([supertype(basic), type(land)], [mana('{1}{R}')])]).
line("Kicker {1}{R} and/or {2}", [kicker([mana('{1}{R}')]), kicker([mana('{2}')])]).
line("Flashback—{1}{U}, Pay 3 life.", [flashback([mana('{1}{U}'), pay_life(3)])]).
line("Escape—{3}{B}, Exile four other cards from your graveyard.",
     [escape([mana('{3}{B}'), exile(choose(4, [other(self), card, zone(graveyard, you)]))])]).
line("Suspend 4—{U}", [suspend(4, [mana('{U}')])]).
line("Affinity for artifacts", [affinity([type(artifact)])]).
line("Champion a Faerie", [champion([subtype(faerie)])]).
line("Splice onto Arcane {1}{R}", [splice([subtype(arcane)], [mana('{1}{R}')])]).
line("Partner with Ogrim, Imaginary Friend", [partner_with('Ogrim, Imaginary Friend')]).
line("Bands with other legendary creatures", [bands_with([supertype(legendary), type(creature)])]).
line("Craft with artifact {3}{W}", [craft([type(artifact)], [mana('{3}{W}')])]).
line("Web-slinging {2}", [web_slinging([mana('{2}')])]).
line("For Mirrodin!", [for_mirrodin]).
line("Start your engines!", [start_your_engines]).
line("Totem armor", [umbra_armor]).

:- begin_tests(keyword_lines).

test(line, [forall(line(Text, Keywords)), Term == keywords(Keywords)]) :-
    read_text(card('', [], []), Text, [reading(1, Term, _)]).
test(as_gained, [forall(line(Text, Keywords)), Term == keywords(Keywords)]) :-
    read_ability(Text, Term).
test(not_a_keyword, Status == not_understood(0, 15)) :-
    read_text(card('', [], []), "Flying, fishing", [reading(1, none, [clause(1, _, Status, _, _)])]).

:- end_tests(keyword_lines).

:- begin_tests(words).

plural_of(elf, elves).
plural_of(dwarf, dwarves).
plural_of(mouse, mice).
plural_of(sheep, sheep).
plural_of(octopus, octopuses).
plural_of(djinn, djinns).
plural_of(ally, allies).
plural_of(myr, myr).
plural_of(fungus, fungi).
plural_of(ox, oxen).
plural_of(plains, plains).
plural_of(mercenary, mercenaries).
plural_of(monkey, monkeys).

test(plural, [forall(plural_of(Singular, Plural)), Found == Plural]) :-
    plural(Singular, Found).
test(each_subtype_is_a_noun, Missing == []) :-
    findall(Subtype,
            ( subtype(_, Subtype),
              \+ memberchk(Subtype, [time_lord, 'urza\'s']),
              \+ ( subtype_form(_, Subtype, sg), subtype_form(_, Subtype, pl) )
            ),
            Missing).
test(number, Number == 13) :-
    number_word(thirteen, Number),
    !.

:- end_tests(words).
