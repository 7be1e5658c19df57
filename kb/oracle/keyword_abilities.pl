:- encoding(utf8).
:- module(lawmage_keyword_abilities,
          [ keyword//1,         % -Keyword
            keyword_list//1,    % -Keywords
            keyword_line//1,    % -Keywords
            ability_sort//1,    % -Keyword
            cost_keyword/2      % ?Word, ?Others
          ]).
:- use_module(library(lists)).
:- use_module(amounts).
:- use_module(costs).
:- use_module(filters).
:- use_module(function_words).
:- use_module(qualities).
:- use_module(verbatim).
:- use_module(words).
:- use_module('../objects/subtypes').

/** <module> Keyword abilities (CR 702) with their parameters

What each keyword means is told elsewhere; here are their words.  The tables hold the
keywords of the September 2026 edition: plain(Words, Keyword), numbered(Words, Keyword)
and costly(Words, Keyword) by the parameter that follows.
*/

%!  keyword(-Keyword)// is nondet.
%
%   A keyword with its parameter, as within a sentence.

keyword(Keyword) -->
    [Word],
    { atom(Word) },
    keyword_from(Word, Keyword).

keyword_from(Word, Keyword) -->
    { plain(Word, Others, Keyword) },
    tokens(Others).
keyword_from(Word, Keyword) -->
    { numbered(Word, Others, Name) },
    tokens(Others),
    ( number_parameter(A) ; [x], where_x(A) ),
    { Keyword =.. [Name, A] }.
keyword_from(Word, Keyword) -->
    { costly(Word, Others, Name) },
    tokens(Others),
    ( cost_parameter(Cost) ; mana('{X}'), where_x(A), { Cost = [times(A, mana('{1}'))] } ),
    { Keyword =.. [Name, Cost] }.
keyword_from(protection, protection(Filter)) --> [from], quality(Filter).
keyword_from(hexproof, hexproof_from(Filter)) --> [from], quality(Filter).
keyword_from(enchant, enchant(Filter)) --> enchanted_quality(Filter).
keyword_from(equip, equip(Filter, Cost)) --> equip_quality(Filter), cost_parameter(Cost).
keyword_from(affinity, affinity(Filter)) --> [for], filter(pl, Filter).
keyword_from(splice, splice(Filter, Cost)) --> [onto], filter(_, Filter), cost_parameter(Cost).
keyword_from(champion, champion(Filter)) --> article, filter(sg, Filter).
keyword_from(bands, bands_with(Filter)) --> [with, other], filter(pl, Filter).
keyword_from(devour, devour(Filter, A)) --> filter(sg, Filter), number_parameter(A).
keyword_from(emerge, emerge(Filter, Cost)) --> [from], filter(sg, Filter), cost_parameter(Cost).
keyword_from(suspend, suspend(A, Cost)) --> number_parameter(A), ['—'], cost_words(Cost).
keyword_from(awaken, awaken(A, Cost)) --> number_parameter(A), ['—'], cost_words(Cost).
keyword_from(reinforce, reinforce(A, Cost)) --> number_parameter(A), ['—'], cost_words(Cost).
keyword_from(impending, impending(A, Cost)) --> number_parameter(A), ['—'], cost_words(Cost).
keyword_from(prototype, prototype(Cost, P, T)) --> cost_parameter(Cost), ['—', size(P, T)].
keyword_from(craft, craft(Filter, Cost)) --> [with], craft_materials(Filter), cost_parameter(Cost).
keyword_from(modular, modular(sunburst)) --> ['—', sunburst].
keyword_from(partner, partner_with(Name)) --> [with], verbatim_name(Name).
keyword_from(partner, partner(Group)) --> ['—'], partner_group(Group).
keyword_from(gift, gift(Present)) --> article, gift_word(Present).
keyword_from(gift, gift(extra_turn)) --> [an, extra, turn].
keyword_from(Word, landwalk([subtype(Subtype)])) -->
    { walk(Word, Subtype) }.
keyword_from(landwalk, landwalk([chosen(type)])) --> [of, the, chosen, type].
keyword_from(nonbasic, landwalk([not(supertype(basic)), type(land)])) --> [landwalk].
keyword_from(legendary, landwalk([supertype(legendary), type(land)])) --> [landwalk].
keyword_from(artifact, landwalk([type(artifact), type(land)])) --> [landwalk].
keyword_from(snow, landwalk([supertype(snow), type(land)])) --> [landwalk].
keyword_from(snow, landwalk([supertype(snow), subtype(Subtype)])) -->
    [Word],
    { walk(Word, Subtype) }.
keyword_from(Word, typecycling([subtype(Subtype)], Cost)) -->
    { atom_concat(Stem, cycling, Word),
      subtype_form(Stem, Subtype, sg)
    },
    cost_parameter(Cost).
keyword_from(landcycling, typecycling([type(land)], Cost)) --> cost_parameter(Cost).
keyword_from(artifactcycling, typecycling([type(artifact)], Cost)) --> cost_parameter(Cost).
keyword_from(basic, typecycling([supertype(basic), type(land)], Cost)) --> [landcycling], cost_parameter(Cost).
keyword_from(artifact, typecycling([type(artifact), type(land)], Cost)) --> [landcycling], cost_parameter(Cost).
keyword_from(Word, offering([subtype(Subtype)])) -->
    { subtype_form(Word, Subtype, sg) },
    [offering].
keyword_from(artifact, offering([type(artifact)])) --> [offering].

tokens([]) --> [].
tokens([Token|Tokens]) -->
    [Token],
    tokens(Tokens).

walk(Word, Subtype) :-
    atom_concat(Stem, walk, Word),
    subtype_form(Stem, Subtype, sg),
    subtype(land, Subtype).

number_parameter(N) --> [N], { integer(N) }.
number_parameter(x) --> [x].

%   A cost after the keyword itself, or after a dash.

cost_parameter(Cost) --> mana_payment(Cost).
cost_parameter(Cost) --> ['—'], cost_words(Cost).

cost_words(Cost) --> cost(Cost).

enchanted_quality(Filter) --> filter(sg, Filter).
enchanted_quality([any_of([type(creature), player])]) --> [creature, or, player].

equip_quality([]) --> [].
equip_quality(Filter) --> filter(sg, Filter).

craft_materials(Filter) --> filter(sg, Filter).
craft_materials(Filter) --> [one, or, more], filter(pl, Filter).
craft_materials([count(N)|Filter]) --> cardinal(N), filter(pl, Filter).
craft_materials([count(at_least(N))|Filter]) --> cardinal(N), [or, more], filter(pl, Filter).

partner_group(friends_forever) --> [friends, forever].
partner_group(character_select) --> [character, select].
partner_group(survivors) --> [survivors].
partner_group(father_and_son) --> [father, &, son].

gift_word(card) --> [card].
gift_word(treasure) --> [treasure].
gift_word(food) --> [food].
gift_word(tapped_fish) --> [tapped, fish].
gift_word(octopus) --> [octopus].

%!  keyword_list(-Keywords)// is nondet.
%
%   Keywords in a sentence: "flying, vigilance, and haste"; "protection from black and
%   from red" are two abilities (CR 702.16g).

keyword_list(Keywords) -->
    keyword_item(Keywords0),
    keywords_after(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.

keywords_after(Keywords) -->
    list_comma,
    keyword_item(Keywords0),
    keywords_after(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.
keywords_after([]) --> [].

list_comma --> [',', and].
list_comma --> [','].
list_comma --> [and].

keyword_item(Keywords) -->
    [protection, from],
    qualities(Filters),
    { protections(Filters, protection, Keywords) }.
keyword_item(Keywords) -->
    [hexproof, from],
    qualities(Filters),
    { Filters = [_, _|_],
      protections(Filters, hexproof_from, Keywords)
    }.
keyword_item([Keyword]) -->
    keyword(Keyword),
    { Keyword \= protection(_) }.

all_colors --> [all, colors].
all_colors --> [each, color].

qualities(Filters) -->
    some_qualities(Filters0),
    other_qualities(Filters1),
    { append(Filters0, Filters1, Filters) }.

other_qualities(Filters) -->
    and_from,
    some_qualities(Filters0),
    other_qualities(Filters1),
    { append(Filters0, Filters1, Filters) }.
other_qualities([]) --> [].

some_qualities(Filters) -->
    all_colors,
    { findall([color(Color)], color(Color), Filters) }.
some_qualities([Filter]) --> quality(Filter).

and_from --> [and, from].
and_from --> [',', and, from].
and_from --> [',', from].

protections([], _, []).
protections([Filter|Filters], Name, [Keyword|Keywords]) :-
    Keyword =.. [Name, Filter],
    protections(Filters, Name, Keywords).

%!  keyword_line(-Keywords)// is nondet.
%
%   A line of keywords, separated by commas or semicolons.

keyword_line(Keywords) -->
    keyword_line_item(Keywords0),
    keyword_line_after(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.

keyword_line_after(Keywords) -->
    line_comma,
    keyword_line_item(Keywords0),
    keyword_line_after(Keywords1),
    { append(Keywords0, Keywords1, Keywords) }.
keyword_line_after([]) --> [].

line_comma --> [','].
line_comma --> [;].
line_comma --> [',', and].
line_comma --> [and].

keyword_line_item([kicker(Cost1), kicker(Cost2)]) -->
    [kicker],
    mana_payment(Cost1),
    [and, /, or],
    mana_payment(Cost2).
keyword_line_item(Keywords) --> keyword_item(Keywords).

%!  ability_sort(-Keyword)// is nondet.
%
%   A keyword named without its parameter, as in "loses bushido".

ability_sort(any(Name)) -->
    [Word],
    { numbered(Word, [], Name) }.
ability_sort(any(Name)) -->
    [Word],
    { costly(Word, [], Name) }.
ability_sort(any(suspend)) --> [suspend].
ability_sort(protection(any)) --> [protection].
ability_sort(landwalk(any)) --> [landwalk].

%!  cost_keyword(?Word, ?Others) is nondet.
%
%   Word and Others are the words of a keyword with a cost.

cost_keyword(Word, Others) :-
    costly(Word, Others, _).

%   plain(First, Others, Keyword): no parameter.

plain(deathtouch, [], deathtouch).
plain(defender, [], defender).
plain(double, [strike], double_strike).
plain(first, [strike], first_strike).
plain(flash, [], flash).
plain(flying, [], flying).
plain(haste, [], haste).
plain(hexproof, [], hexproof).
plain(indestructible, [], indestructible).
plain(intimidate, [], intimidate).
plain(lifelink, [], lifelink).
plain(reach, [], reach).
plain(shroud, [], shroud).
plain(trample, [over, planeswalkers], trample_over_planeswalkers).
plain(trample, [], trample).
plain(vigilance, [], vigilance).
plain(banding, [], banding).
plain(flanking, [], flanking).
plain(phasing, [], phasing).
plain(shadow, [], shadow).
plain(horsemanship, [], horsemanship).
plain(fear, [], fear).
plain(provoke, [], provoke).
plain(storm, [], storm).
plain(sunburst, [], sunburst).
plain(epic, [], epic).
plain(convoke, [], convoke).
plain(haunt, [], haunt).
plain(split, [second], split_second).
plain(delve, [], delve).
plain(gravestorm, [], gravestorm).
plain(changeling, [], changeling).
plain(hideaway, [], hideaway).
plain(conspire, [], conspire).
plain(persist, [], persist).
plain(wither, [], wither).
plain(retrace, [], retrace).
plain(exalted, [], exalted).
plain(cascade, [], cascade).
plain(rebound, [], rebound).
plain(umbra, [armor], umbra_armor).
plain(totem, [armor], umbra_armor).
plain(vanishing, [], vanishing).
plain(infect, [], infect).
plain(battle, [cry], battle_cry).
plain(living, [weapon], living_weapon).
plain(living, [metal], living_metal).
plain(undying, [], undying).
plain(soulbond, [], soulbond).
plain(unleash, [], unleash).
plain(cipher, [], cipher).
plain(evolve, [], evolve).
plain(extort, [], extort).
plain(fuse, [], fuse).
plain(dethrone, [], dethrone).
plain(hidden, [agenda], hidden_agenda).
plain(double, [agenda], double_agenda).
plain(prowess, [], prowess).
plain(exploit, [], exploit).
plain(menace, [], menace).
plain(devoid, [], devoid).
plain(ingest, [], ingest).
plain(myriad, [], myriad).
plain(skulk, [], skulk).
plain(melee, [], melee).
plain(partner, [], partner).
plain(friends, [forever], friends_forever).
plain('doctor', ['\'s', companion], doctors_companion).
plain(choose, [a, background], choose_a_background).
plain(undaunted, [], undaunted).
plain(improvise, [], improvise).
plain(aftermath, [], aftermath).
plain(ascend, [], ascend).
plain(assist, [], assist).
plain('jump-start', [], jump_start).
plain(mentor, [], mentor).
plain(riot, [], riot).
plain(demonstrate, [], demonstrate).
plain(daybound, [], daybound).
plain(nightbound, [], nightbound).
plain(decayed, [], decayed).
plain(training, [], training).
plain(compleated, [], compleated).
plain(enlist, [], enlist).
plain(read, [ahead], read_ahead).
plain(ravenous, [], ravenous).
plain(space, [sculptor], space_sculptor).
plain(for, [mirrodin, !], for_mirrodin).
plain(for, ['mirrodin!'], for_mirrodin).
plain(bargain, [], bargain).
plain(spree, [], spree).
plain(start, [your, engines, !], start_your_engines).
plain(start, [your, 'engines!'], start_your_engines).
plain(job, [select], job_select).
plain(tiered, [], tiered).
plain(station, [], station).
plain(mayhem, [], mayhem).
plain(increment, [], increment).
plain(paradigm, [], paradigm).
plain(storied, [], storied).

%   numbered(First, Others, Keyword): a number follows.

numbered(absorb, [], absorb).
numbered(afflict, [], afflict).
numbered(afterlife, [], afterlife).
numbered(amplify, [], amplify).
numbered(annihilator, [], annihilator).
numbered(backup, [], backup).
numbered(bloodthirst, [], bloodthirst).
numbered(bushido, [], bushido).
numbered(casualty, [], casualty).
numbered(crew, [], crew).
numbered(devour, [], devour).
numbered(dredge, [], dredge).
numbered(fabricate, [], fabricate).
numbered(fading, [], fading).
numbered(firebending, [], firebending).
numbered(frenzy, [], frenzy).
numbered(graft, [], graft).
numbered(hideaway, [], hideaway).
numbered(mobilize, [], mobilize).
numbered(modular, [], modular).
numbered(poisonous, [], poisonous).
numbered(rampage, [], rampage).
numbered(renown, [], renown).
numbered(ripple, [], ripple).
numbered(saddle, [], saddle).
numbered(soulshift, [], soulshift).
numbered(teamwork, [], teamwork).
numbered(toxic, [], toxic).
numbered(tribute, [], tribute).
numbered(vanishing, [], vanishing).

%   costly(First, Others, Keyword): a cost follows.

costly(aura, [swap], aura_swap).
costly(bestow, [], bestow).
costly(blitz, [], blitz).
costly(buyback, [], buyback).
costly(cleave, [], cleave).
costly(commander, [ninjutsu], commander_ninjutsu).
costly(cumulative, [upkeep], cumulative_upkeep).
costly(cycling, [], cycling).
costly(dash, [], dash).
costly(disguise, [], disguise).
costly(disturb, [], disturb).
costly(echo, [], echo).
costly(embalm, [], embalm).
costly(emerge, [], emerge).
costly(encore, [], encore).
costly(entwine, [], entwine).
costly(escalate, [], escalate).
costly(escape, [], escape).
costly(eternalize, [], eternalize).
costly(evoke, [], evoke).
costly(flashback, [], flashback).
costly(foretell, [], foretell).
costly(fortify, [], fortify).
costly(freerunning, [], freerunning).
costly(harmonize, [], harmonize).
costly(kicker, [], kicker).
costly(level, [up], level_up).
costly(madness, [], madness).
costly(mayhem, [], mayhem).
costly(megamorph, [], megamorph).
costly(miracle, [], miracle).
costly(more, [than, meets, the, eye], more_than_meets_the_eye).
costly(morph, [], morph).
costly(multikicker, [], multikicker).
costly(mutate, [], mutate).
costly(ninjutsu, [], ninjutsu).
costly(offspring, [], offspring).
costly(outlast, [], outlast).
costly(overload, [], overload).
costly(plot, [], plot).
costly(prowl, [], prowl).
costly(reconfigure, [], reconfigure).
costly(recover, [], recover).
costly(replicate, [], replicate).
costly(scavenge, [], scavenge).
costly(sneak, [], sneak).
costly(spectacle, [], spectacle).
costly(squad, [], squad).
costly(surge, [], surge).
costly(transfigure, [], transfigure).
costly(transmute, [], transmute).
costly(unearth, [], unearth).
costly(ward, [], ward).
costly(warp, [], warp).
costly('web-slinging', [], web_slinging).
