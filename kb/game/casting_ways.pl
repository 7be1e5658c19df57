:- encoding(utf8).
:- module(lawmage_casting_ways,
          [ way_of_casting/5,    % +Given, +World, +Card, +Zone, -Way
            way_fault/7,         % +World, +Board, +Player, +Card, +Zone, +Usings, -Reason
            has_keyword_named/4, % +World, +Card, +Name, -Keyword
            spell_ways/4         % +World, +Face, +Usings, -Ways
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../keywords/not_modelled').
:- use_module('../keywords/names').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- autoload('../objects/subtypes', [subtype/2]).
:- use_module(casting_keywords).
:- use_module(position).

/** <module> Ways of casting a card: its face, and the keywords it is cast by (CR 601.2b, 601.3e)
*/

%!  way_of_casting(+Given:list, +World, +Card, +Zone, -Way) is det.
%
%   Way is way(Changes, Face, Usings): what Card becomes on the stack, as changes of a board (supposed_boards.pl); the Face cast, front, back,
%   down or half(Key); and the keywords it is cast by, once for each time.  Or it is fault(Reason).
%
%   @throws error(not_supported(Words), _) for a keyword of the card that isn't modelled.

way_of_casting(Given, World, Card, Zone, Way) :-
    findall(Using, member(using(Using), Given), Usings0),
    modelled(Usings0, World, Card),
    (   memberchk(as(As), Given)
    ->  face_cast(As, World, Card, Zone, Usings0, Way0)
    ;   memberchk(transformed, Given)
    ->  cast_transformed(World, Card, Usings0, Way0)
    ;   member(Using, Usings0),
        face_down_keyword(Using, _)
    ->  face_cast('face down', World, Card, Zone, Usings0, Way0)
    ;   cast_change(Usings0, World, Card, Changes, Face)
    ->  Way0 = way(Changes, Face, Usings0)
    ;   Way0 = way([], front, Usings0)
    ),
    (   Way0 = way(Changes1, Face1, Usings)
    ->  list_to_set(Usings, Different),
        findall(add(stack_choice(Card, using, Using)), member(Using, Different), Uses),
        findall(add(stack_choice(Card, times, Using-Times)), ( member(Using, Different), times(Using, Usings, Times) ), Numbers),
        findall(remove(face_up(Card, down)), ( Face1 \== down, face_up(World, Card, down) ), Turned),     % CR 406.3a
        append([Turned, Changes1, Uses, Numbers], Changes2),
        Way = way(Changes2, Face1, Usings)
    ;   Way = Way0
    ).

times(Using, Usings, Times) :-
    findall(Using, member(Using, Usings), Same),
    length(Same, Times).

modelled(Usings, World, Card) :-
    (   member(Using, Usings),
        not_modelled(_, Ignored),
        memberchk(Using, Ignored),
        has_keyword_named(World, Card, Using, _)
    ->  keyword_name(Using, Rule, English, _, _),
        format(atom(Words), "casting a spell by ~w (CR ~w)", [English, Rule]),
        throw(error(not_supported(Words), _))
    ;   true
    ).

%   With its back face up, where that is a face to cast (CR 712.8c, 310.11b).

cast_transformed(World, Card, Usings, Way) :-
    (   printed(World, Card, back, Print),
        arg(5, Print, Types),
        \+ memberchk(land, Types)
    ->  Way = way([add(face_up(Card, back))], back, Usings)
    ;   Way = fault(reason([cr('712.8c'), cr('601.3e')], rule('712.8c'), [Card], no_face(transformed)))
    ).

face_cast(As, World, Card, Zone, Usings0, Way) :-
    (   As == 'face down'
    ->  (   has_keyword_named(World, Card, Name, _),
            face_down_keyword(Name, _)
        ->  exclude(==(Name), Usings0, Usings),
            Way = way([add(face_up(Card, down))], down, [Name|Usings])
        ;   Way = fault(reason([cr('708.4'), cr('601.3')], rule('708.4'), [Card], face_down))
        )
    ;   printed(World, Card, Face, Print),
        arg(1, Print, As)
    ->  (   Face == front
        ->  Way = way([], front, Usings0)
        ;   layout(World, Card, prepare)
        ->  Way = fault(reason([cr('722.3'), cr('601.3e')], rule('722.3'), [Card], prepare_spell(As)))
        ;   Changes = [remove(printed(Card, front, _)), add(printed(Card, front, Print))],
            (   Zone == graveyard,
                has_line(Print, keywords([aftermath]))
            ->  list_to_set([aftermath|Usings0], Usings)
            ;   Usings = Usings0
            ),
            Way = way(Changes, half(Face), Usings)
        )
    ;   Way = fault(reason([cr('601.3e')], rule('601.3e'), [Card], no_face(As)))
    ).

has_line(Print, Meaning) :-
    arg(11, Print, Lines),
    memberchk(line(_, Meaning, _), Lines).

%   cast_change(+Usings, +World, +Card, -Changes, -Face) is semidet.
%   What the card becomes when it is cast by one of those keywords: bestowed it is an Aura and no creature (CR 702.103b), by disturb or more
%   than meets the eye it has its back face up (CR 702.146a, 702.162a), by aftermath it is that half (CR 702.127a).

cast_change(Usings, World, Card, Changes, Face) :-
    member(Using, Usings),
    change_by(Using, World, Card, Changes, Face),
    !.

change_by(bestow, World, Card, [remove(printed(Card, front, _)), add(printed(Card, front, Print))], front) :-
    printed(World, Card, front, Print0),
    Print0 = face(Name, Cost, Color, Supertypes, Types0, Subtypes0, _, _, Loyalty, Defense, Lines0),
    exclude(==(creature), Types0, Types),
    enchantment_subtypes(Subtypes0, Subtypes),
    append(Lines0, [line(99, keywords([enchant([type(creature)])]), [])], Lines),
    Print = face(Name, Cost, Color, Supertypes, Types, Subtypes, none, none, Loyalty, Defense, Lines).
change_by(Using, World, Card, [add(face_up(Card, back))], back) :-
    memberchk(Using, [disturb, more_than_meets_the_eye]),               % CR 702.146a, 702.162a
    printed(World, Card, back, _).
change_by(aftermath, World, Card, [remove(printed(Card, front, _)), add(printed(Card, front, Print))], half(Face)) :-
    printed(World, Card, Face, Print),
    Face \== front,
    has_line(Print, keywords([aftermath])).

enchantment_subtypes(Subtypes0, [aura|Subtypes]) :-
    findall(Subtype,
            ( member(Subtype, Subtypes0),
              subtype(enchantment, Subtype)
            ),
            Subtypes).

%!  has_keyword_named(+World, +Card, ?Name:atom, -Keyword) is nondet.
%
%   Keyword is an ability of Card that is called Name, each as often as the card has it; any(Name) where an effect gives it for the card's
%   mana cost.

has_keyword_named(World, Card, Name, Keyword) :-
    value(World, Card, abilities, Abilities),
    member(ability(_, keyword(Keyword), _), Abilities),
    (   Keyword = any(Name0)
    ->  Name = Name0
    ;   functor(Keyword, Name, _)
    ).

%!  way_fault(+World, +Board, +Player, +Card, +Zone, +Usings:list, -Reason) is nondet.
%
%   Card can't be cast by those keywords: it lacks one of them, what one asks for isn't so, or two are alternative costs (CR 118.9a).
%   Board is the board with the card on the stack.

way_fault(World, Board, _, Card, Zone, Usings, reason([cr(Rule), cr('601.2b')], rule(Rule), [Card], no_keyword(Name))) :-
    list_to_set(Usings, Names),
    member(Name, Names),
    \+ optional_cost_named(Board, Card, Name),
    findall(Keyword,
            ( has_keyword_named(World, Card, Name, Keyword)
            ; Zone \== graveyard,                       % there it works as the card is there (CR 113.6)
              has_keyword_named(Board, Card, Name, Keyword)
            ),
            Keywords),
    (   Keywords == []
    ->  true
    ;   \+ ( member(Keyword, Keywords), ( Keyword = any(_) ; casting_cost(Keyword, _, _, _) ) ),
        \+ face_down_keyword(Name, _)
    ),
    \+ ( Name == plot, designation(World, Card, plotted) ),
    (   casting_rule(Name, Rule)
    ->  true
    ;   keyword_name(Name, Rule, _, _, _)
    ->  true
    ;   Rule = '118.8'
    ).
way_fault(World, Board, Player, Card, _, Usings, reason([cr(Rule), cr('601.3')], rule(Rule), [Card], cast_while(Condition))) :-
    member(Name, Usings),
    cast_condition(Name, Condition, Rule),
    active_condition(World, Board, Player, Card, Condition).
way_fault(_, _, _, Card, _, Usings, reason([cr('118.9a'), cr('601.2b')], rule('118.9a'), [Card], alternative_costs(Names))) :-
    findall(Name, ( member(Name, Usings), is_alternative(Name) ), Names),
    Names = [_, _|_].
way_fault(_, _, _, Card, Zone, Usings, reason([cr('702.127a'), cr('601.3')], rule('702.127a'), [Card], no_permission(Zone))) :-
    memberchk(aftermath, Usings),
    Zone \== graveyard.
way_fault(_, Board, _, Card, Zone, Usings, reason([cr('702.127a'), cr('601.3')], rule('702.127a'), [Card], no_permission(Zone))) :-
    \+ memberchk(aftermath, Usings),
    has_keyword_named(Board, Card, aftermath, _).
way_fault(World, _, Player, Card, _, Usings, reason([cr('702.187b'), cr('601.3')], rule('702.187b'), [Card], not_discarded(Card))) :-
    memberchk(mayhem, Usings),
    \+ discarded_this_turn(World, Player, Card).

is_alternative(Name) :-
    (   casting_cost(Keyword, alternative, _, _),
        functor(Keyword, Name, _)
    ->  true
    ;   face_down_keyword(Name, _)
    ).

%   The condition isn't true.  Of the spell itself it speaks as of the one on the stack.

active_condition(World, Board, Player, Card, during(Step, you)) :-
    !,
    \+ ( step(World, Step),
         active(World, Player),
         object(Board, Card, _, _, _, _)
       ).
active_condition(_, Board, Player, Card, Condition) :-
    context(Board, Card, Player, Context),
    \+ holds(Condition, Board, Context).

discarded_this_turn(World, Player, Card) :-
    event(World, _, discarded, Details),
    memberchk(player(Player), Details),
    memberchk(object(Before), Details),
    same_card(World, Before, Card),
    !.

%   Card is what was called Before when it was discarded.

same_card(_, Card, Card) :- !.
same_card(World, Before, Card) :-
    became(World, Before, Card, _).

%!  optional_cost_named(+Board, +Card, +Name) is semidet.
%
%   A text of the spell lets a cost of that kind be paid additionally.

optional_cost_named(Board, Card, Name) :-
    value(Board, Card, abilities, Abilities),
    member(ability(_, optional_cost([Cost|_]), _), Abilities),
    functor(Cost, Name, _),
    !.

%!  spell_ways(+World, +Face, +Usings:list, -Ways:list) is det.
%
%   How the spell is on the stack: its face, the keywords it was cast by, and how often.

spell_ways(_, Face, Usings, Ways) :-
    face_ways(Face, Usings, FaceWays),
    list_to_set(Usings, Different),
    findall(using(Using), member(Using, Different), Uses),
    findall(times(Using, Times), ( member(Using, Different), times(Using, Usings, Times), Times > 1 ), Numbers),
    findall(bestowed, memberchk(bestow, Usings), Bestowed),
    append([FaceWays, Uses, Numbers, Bestowed], Ways).

%   What is face down by disguise has ward {2} (CR 702.168a).

face_ways(front, _, []).
face_ways(back, _, [face(back)]).
face_ways(half(Face), _, [half(Face)]).
face_ways(down, Usings, [face(down)|Ways]) :-
    findall(gains(when(matches(self, [face_down]), grant(self, keywords([ward([mana('{2}')])])))), memberchk(disguise, Usings), Ways).
