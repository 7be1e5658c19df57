:- encoding(utf8).
:- module(lawmage_token_making,
          [ made_token/3,        % +World, +Token, -Made
            frozen/3,            % +World, +Object, -Face
            prepare_spell/3,     % +World, +Object, -Face
            becoming_copy/7      % +World, +You, +Duration, +Object, +Original, +Exceptions, -Events
          ]).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/copiable').
:- use_module(position, [card_named/4]).

/** <module> What tokens and copies are printed as (CR 111.3-4, 111.10, 707.2)
*/

%!  made_token(+World, +Token, -Made) is det.
%
%   Made is made(Prints, FaceUp, Layout, Exceptions): for each face its face(...) term, as if it were a card.
%
%   @throws card_needed(Name) for a token that is as a card of that name, when the position doesn't say what that is.

made_token(_, token(Power, Toughness, Properties, Abilities), Made) =>
    findall(Type, member(type(Type), Properties), Types0),
    findall(Subtype, member(subtype(Subtype), Properties), Subtypes0),
    reverse(Subtypes0, Subtypes1),
    in_words(Subtypes1, Properties, Subtypes),
    findall(Supertype, member(supertype(Supertype), Properties), Supertypes),
    findall(Color, member(color(Color), Properties), Colors),
    token_name(Properties, Subtypes, Name),
    findall(line(N, Meaning, []), nth1(N, Abilities, Meaning), Lines),
    Made = made([front-face(Name, none, Colors, Supertypes, Types0, Subtypes, Power, Toughness, none, none, Lines)], front, none, []).
made_token(_, token(incubator), Made) =>                                % CR 111.10i
    artifact('Incubator Token', incubator, activated([mana('{2}')], transform(self)), Front),
    Back = face('Phyrexian Token', none, [], [], [artifact, creature], [phyrexian], 0, 0, none, none, []),
    Made = made([front-Front, back-Back], front, transform, []).
made_token(_, token(Word), Made), predefined(Word, Face) =>
    Made = made([front-Face], front, none, []).
made_token(World, card_named(Name), Made) =>                            % CR 111.11
    findall(Up-Print, card_named(World, Name, Up, Print), Prints),
    ( Prints == [] -> throw(card_needed(Name)) ; true ),
    ( Prints = [_] -> Layout = none ; Layout = transform ),
    Made = made(Prints, front, Layout, []).
made_token(World, copy_of(Subject), Made) =>
    made_token(World, copy_of(Subject, []), Made).
made_token(World, copy_of(ref(Object), Exceptions), Made), double_faced(World, Object) =>   % CR 707.8a
    findall(Up-Print, printed(World, Object, Up, Print), Prints),
    layout(World, Object, Layout),
    (   face_up(World, Object, Face)
    ->  true
    ;   Face = front
    ),
    Made = made(Prints, Face, Layout, Exceptions).
made_token(World, copy_of(ref(Object), Exceptions), Made) =>
    frozen(World, Object, Face),
    findall(second-Second, prepare_spell(World, Object, Second), Prepare),
    ( Prepare == [] -> Layout = none ; Layout = prepare ),
    Made = made([front-Face|Prepare], front, Layout, Exceptions).
made_token(_, Token, _) =>
    functor(Token, Name, _),
    throw(error(not_supported(Name), _)).

%   Tokens have both faces since the rules of 2023 (the edition before those in hand is of 2021).

double_faced(World, Object) :-
    since(World, '2023-04-14'),
    layout(World, Object, _),
    \+ copy_step(World, Object, _, _),
    \+ face_up(World, Object, down).

%   The order of subtypes is that of the words.

in_words(_, Properties, Subtypes) :-
    findall(Subtype, member(subtype(Subtype), Properties), Subtypes).

%   A token's name is its subtypes and the word Token (CR 111.4).

token_name(Properties, Subtypes, Name) :-
    (   memberchk(named(Name0), Properties)
    ->  Name = Name0
    ;   findall(Word, ( member(Subtype, Subtypes), capitalized(Subtype, Word) ), Words),
        append(Words, ['Token'], All),
        atomic_list_concat(All, ' ', Name)
    ).

capitalized(Subtype, Word) :-
    atomic_list_concat(Parts0, '_', Subtype),
    findall(Part,
            ( member(Part0, Parts0),
              sub_atom(Part0, 0, 1, After, First0),
              sub_atom(Part0, 1, After, 0, Rest),
              upcase_atom(First0, First),
              atom_concat(First, Rest, Part)
            ),
            Parts),
    atomic_list_concat(Parts, ' ', Word).

%   predefined(?Word, -Face): tokens that the rules define (CR 111.10).

predefined(treasure, Face) :-
    artifact('Treasure Token', treasure, activated([tap, sacrifice(self)], add_mana(you, any_color(1))), Face).
predefined(food, Face) :-
    artifact('Food Token', food, activated([mana('{2}'), tap, sacrifice(self)], gain_life(you, 3)), Face).
predefined(clue, Face) :-
    artifact('Clue Token', clue, activated([mana('{2}'), sacrifice(self)], draw(you, 1)), Face).
predefined(blood, Face) :-
    artifact('Blood Token', blood, activated([mana('{1}'), tap, discard(choose(1, [card])), sacrifice(self)], draw(you, 1)), Face).
predefined(gold, Face) :-
    artifact('Gold Token', gold, activated([sacrifice(self)], add_mana(you, any_color(1))), Face).
predefined(map, Face) :-
    artifact('Map Token', map, only([as_sorcery], activated([mana('{1}'), tap, sacrifice(self)], explore(target(1, [type(creature), controlled_by(you)])))), Face).
predefined(powerstone, Face) :-
    artifact('Powerstone Token', powerstone, activated([tap], add_mana(you, mana('{C}'))), Face).

predefined(junk, Face) :-
    Play = all([exile(top_of_library(you)), until(end_of_turn, permission(player(you), play(that([card]))))]),
    artifact('Junk Token', junk, only([as_sorcery], activated([tap, sacrifice(self)], Play)), Face).
predefined(lander, Face) :-
    Search = all([search(you, [zone(library, you)], choose(1, [supertype(basic), type(land), card])), move(it, battlefield, [tapped]), shuffle(you)]),
    artifact('Lander Token', lander, activated([mana('{2}'), tap, sacrifice(self)], Search), Face).
predefined(mutagen, Face) :-
    artifact('Mutagen Token', mutagen,
             only([as_sorcery], activated([mana('{1}'), tap, sacrifice(self)], add_counters(target(1, [type(creature)]), pt(1, 1), 1))), Face).
predefined(walker, face('Walker', none, [black], [], [creature], [zombie], 2, 2, none, none, [])).
predefined(shard, face('Shard Token', none, [], [], [enchantment], [shard], none, none, none, none,
                       [line(1, activated([mana('{2}'), sacrifice(self)], all([scry(you, 1), draw(you, 1)])), [])])).
predefined(cursed_role, Face) :-
    role('Cursed', pt_set(Enchanted, 1, 1), Enchanted, Face).
predefined(monster_role, Face) :-
    role('Monster', all([pt_mod(Enchanted, 1, 1), grant(Enchanted, keywords([trample]))]), Enchanted, Face).
predefined(royal_role, Face) :-
    role('Royal', all([pt_mod(Enchanted, 1, 1), grant(Enchanted, keywords([ward([mana('{1}')])]))]), Enchanted, Face).
predefined(sorcerer_role, Face) :-
    role('Sorcerer', all([pt_mod(Enchanted, 1, 1), grant(Enchanted, triggered(attacks(self), scry(you, 1)))]), Enchanted, Face).
predefined(virtuous_role, Face) :-
    Count = count([type(enchantment), controlled_by(you)]),
    role('Virtuous', pt_mod(Enchanted, Count, Count), Enchanted, Face).
predefined(wicked_role, Face) :-
    Enchanted = host(enchanted, [type(creature)]),
    Lines = [ line(1, keywords([enchant([type(creature)])]), []),
              line(2, pt_mod(Enchanted, 1, 1), []),
              line(3, triggered(put_into(self, graveyard, any, battlefield), lose_life(each([opponent]), 1)), []) ],
    Face = face('Wicked', none, [], [], [enchantment], [aura, role], none, none, none, none, Lines).
predefined(young_hero_role, Face) :-
    Grown = triggered(attacks(self), when(matches(self, [toughness(at_most(3))]), add_counters(self, pt(1, 1), 1))),
    role('Young Hero', grant(Enchanted, Grown), Enchanted, Face).

role(Name, Meaning, Enchanted, face(Name, none, [], [], [enchantment], [aura, role], none, none, none, none, Lines)) :-
    Enchanted = host(enchanted, [type(creature)]),
    Lines = [line(1, keywords([enchant([type(creature)])]), []), line(2, Meaning, [])].

artifact(Name, Subtype, Meaning, face(Name, none, [], [], [artifact], [Subtype], none, none, none, none, [line(1, Meaning, [])])).

%!  frozen(+World, +Object, -Face) is det.
%
%   Face is a face(...) term with the copiable values of Object as they are now (CR 707.2).

frozen(World, Object, face(Name, Cost, Colors, Supertypes, Types, Subtypes, Power, Toughness, Loyalty, Defense, Lines)) :-
    (   copiable_values(World, Object, Values)
    ->  true
    ;   characteristics(World, Object, Values)
    ),
    _{name: Name, cost: Cost, colors: Colors, supertypes: Supertypes, types: Types, subtypes: Subtypes,
      power: Power, toughness: Toughness, loyalty: Loyalty, defense: Defense, abilities: Abilities} :< Values,
    findall(N-Meaning, ( nth0(I, Abilities, ability(Key, Meaning, _)), line_number(Key, I, N) ), Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(line(N, Meaning, []), ( member(N-Meanings, Groups), one_line(Meanings, Meaning) ), Lines).

line_number(line(_, N, _), _, N) :- !.
line_number(_, I, N) :-
    N is 100 + I.

one_line([keyword(Keyword)|More], keywords(Keywords)) :-
    !,
    findall(One, member(keyword(One), [keyword(Keyword)|More]), Keywords).
one_line([Meaning|_], Meaning).

%!  prepare_spell(+World, +Object, -Face) is semidet.
%
%   Face is that of the prepare spell that Object has: the alternative characteristics are copied with the others (CR 722.2b).

prepare_spell(World, Object, Face) :-
    (   copy_step(World, Object, _, Original0)
    ->  Original = Original0
    ;   Original = Object
    ),
    layout(World, Original, prepare),
    printed(World, Original, second, Face).

%!  becoming_copy(+World, +You, +Duration, +Object, +Original, +Exceptions, -Events:list) is det.
%
%   Object becomes a copy of Original as that is now (CR 707.2b): what it is is kept as an object of its own, outside of the game.

becoming_copy(World, You, Duration, Object, Original, Exceptions, [becomes_copy(You, Duration, Object, Face, Exceptions, Others)]) :-
    (   printed(World, Original, flipped, Half),            % the status of the copy says which half it has (CR 707.3)
        \+ face_up(World, Original, down),
        \+ copy_step(World, Original, _, _)
    ->  printed(World, Original, front, Face),
        Others = [flipped-Half]
    ;   frozen(World, Original, Face),
        findall(second-Second, prepare_spell(World, Original, Second), Others)
    ).
