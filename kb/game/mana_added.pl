:- encoding(utf8).
:- module(lawmage_mana_added,
          [ mana_added/6         % +Mana, +World, +Frame, +Self, +You, -Symbols
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/mana').
:- use_module('../objects/mana_sources').
:- use_module(bindings).
:- use_module(choices).
:- use_module(resolving_amounts).

/** <module> Mana that is added to a player's pool (CR 106.4)
*/

%!  mana_added(+Mana, +World, +Frame, +Self, +You, -Symbols:list) is det.
%
%   Symbols are the mana that Mana is now.  Where it may be of several types, You choose: a colour, or a list of them.
%
%   @throws choice_needed(You, color, Self, 1-1, Options) when that isn't said: which it is always makes a difference.
%   @throws error(not_supported(Words), _) for mana that isn't interpreted.

mana_added(Mana0, World, Frame, Self, You, Symbols) :-
    counted(Mana0, World, Frame, Mana),
    known(Mana),
    findall(Units, mana_made(Mana, World, Self, Units), Options0),
    list_to_set(Options0, Options),
    (   Options == []
    ->  Symbols = []
    ;   Options = [Only]
    ->  Symbols = Only
    ;   findall(Text, ( member(Option, Options), cost_text(Option, Text) ), Texts),
        (   answered_so(World, [color], Self, You, Texts, is_answered(Options), Answer),
            is_option(Options, Answer, Option)
        ->  Symbols = Option
        ;   throw(choice_needed(You, color, Self, 1-1, Texts))
        )
    ).

is_answered(Options, Answer) :-
    once(is_option(Options, Answer, _)).

is_option(Options, Answer, Option) :-
    ( How = whole ; How = part ),
    member(Option, Options),
    answered(How, Answer, Option).

%   Amounts are what they are as the text is followed.

counted(times(Amount, Mana), World, Frame, times(Number, Mana)) :-
    !,
    amount_of(Amount, World, Frame, Number).
counted(one_of(Manas0), World, Frame, one_of(Manas)) :-
    !,
    findall(Mana, ( member(Mana0, Manas0), counted(Mana0, World, Frame, Mana) ), Manas).
counted(same_type(Amount), World, Frame, one_of(Manas)) :-                 % CR 106.1b: as that which was produced
    !,
    amount_of(Amount, World, Frame, Number),
    ( binding(produced, Frame, Produced) -> sort(Produced, Types) ; Types = [] ),
    findall(mana(Text),
            ( member(Type, Types),
              length(Units, Number),
              maplist(=(Type), Units),
              cost_text(Units, Text)
            ),
            Manas).
counted(mana(Text), _, _, mana(Text)) :- !.
counted(Mana0, World, Frame, Mana) :-
    Mana0 =.. [Name, Amount|More],
    amount_of(Amount, World, Frame, Number),
    Mana =.. [Name, Number|More].

known(Mana) :-
    functor(Mana, Name, _),
    (   Name == commander_identity
    ->  format(atom(Words), "mana of the kind ~w", [Name]),
        throw(error(not_supported(Words), _))
    ;   true
    ).

%   answered(+How, +Answer, +Option) is semidet: a colour alone is that of all the mana, or else of some of it.

answered(whole, Answer, Option) :-
    is_list(Answer),
    !,
    maplist(color_symbol, Answer, Symbols),
    msort(Symbols, Sorted),
    msort(Option, Sorted).
answered(whole, Color, Option) :-
    color_symbol(Color, Symbol),
    maplist(==(Symbol), Option).
answered(part, Color, Option) :-
    color_symbol(Color, Symbol),
    memberchk(Symbol, Option).

color_symbol(Color, Symbol) :-
    symbol_colors(Symbol, [Color]),
    !.
