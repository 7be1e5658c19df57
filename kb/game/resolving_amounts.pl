:- encoding(utf8).
:- module(lawmage_resolving_amounts,
          [ amount_of/4,         % +Amount, +World, +Frame, -Number
            compared/4,          % +Condition, +World, +Frame0, -Frame
            amount_for/5,        % +Thing, +Amount, +World, +Frame, -Number
            chosen_objects/5,    % +Subject, +Kinds, +World, +Frame, -Objects
            copied_objects/5,    % +Subject, +Kinds, +World, +Frame, -Objects
            top_cards/5,         % +Who, +Number, +World, +Frame, -Cards
            prevented_rest/5     % +Amount, +World, +Frame, +Number, -Rest
          ]).
:- use_module(library(lists)).
:- use_module(library(terms)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module(bindings).
:- use_module(chance, [at_random/7]).
:- use_module(choices).
:- use_module(deeds).
:- use_module(powers_used).
:- use_module(this_way).

/** <module> Numbers and objects that are settled as a spell or ability resolves (CR 608.2g-h)
*/

%!  amount_of(+Amount, +World, +Frame, -Number:integer) is det.
%
%   What Amount is now, of objects that are gone as they last were (CR 608.2h); less than zero counts zero, as whatever it is
%   used for needs (CR 107.1b).

amount_of(Amount, World, Frame, Number) :-
    signed_amount(Amount, World, Frame, Number0),
    Number is max(0, Number0).

%!  compared(+Condition, +World, +Frame0, -Frame) is det.
%
%   In Frame the difference of the two numbers that Condition compares, if it compares any, is known.

compared(amount(Amount, Comparison), World, Frame0, Frame), difference_of(Comparison, Other) =>
    signed_amount(Amount, World, Frame0, One),
    signed_amount(Other, World, Frame0, Two),
    Difference is abs(One - Two),
    bind(difference, Difference, Frame0, Frame).
compared(_, _, Frame0, Frame) =>
    Frame = Frame0.

difference_of(less_than(Amount), Amount).
difference_of(greater_than(Amount), Amount).

%!  signed_amount(+Amount, +World, +Frame, -Number:integer) is det.

signed_amount(Amount0, World, Frame, Number) :-
    settled(Amount0, World, Frame, Amount1),
    bound(Amount1, Frame, Amount2),
    mapsubterms(told(World, Frame), Amount2, Amount3),
    ( Amount3 = up_to(Amount) -> true ; Amount = Amount3 ),
    frame_context(World, Frame, Context),
    amount(Amount, World, Context, Number).

%   told(+World, +Frame, +Amount0, -Amount) is semidet.
%   What the resolution knows of an amount; the amounts of a board (objects/amounts.pl) are all the rest.

told(_, Frame, difference, Number) :-
    binding(difference, Frame, Number).
told(_, Frame, that_many, Number) :-
    (   so_many(Frame, Found)
    ->  Number = Found
    ;   throw(error(not_supported(that_many), _))
    ).
told(World, Frame, stat(Stat, paid(How, _)), Amount) :-
    frame(Frame, Self, _, _, _),
    (   binding(paid(How), Frame, [Object|_])
    ->  Amount = stat(Stat, ref(Object))
    ;   stack_choice(World, Self, paid, Paid),
        member(How-[Object|_], Paid)
    ->  Amount = stat(Stat, ref(Object))
    ;   Amount = 0
    ).
told(World, _, stat(station_power, ref(Object)), Number) :-            % CR 702.184c
    ( power_used(station_power, World, Object, Found) -> Number = Found ; Number = stat(power, ref(Object)) ).
told(World, _, cast_before(ref(Spell)), Number) :-                     % CR 702.40a
    (   event(World, N, cast, Details),
        memberchk(object(Spell), Details)
    ->  findall(M, ( event(World, M, cast, _), M < N ), Earlier),
        length(Earlier, Number)
    ;   Number = 0
    ).
told(_, Frame, targets_beyond(Free), Number) :-                        % of the spell that is being cast
    (   binding(targets, Frame, Targets)
    ->  length(Targets, Count),
        Number is max(0, Count - Free)
    ;   Number = 0
    ).

%!  amount_for(+Thing, +Amount, +World, +Frame, -Number:integer) is det.
%
%   The same where the text speaks of each of several in turn: Thing is its `own`, and the player its actor.

amount_for(Thing, Amount, World, Frame0, Number) :-
    bind(own, [Thing], Frame0, Frame1),
    bind(subject, [Thing], Frame1, Frame2),
    (   player(World, Thing)
    ->  bind(actor, ref(Thing), Frame2, Frame)
    ;   Frame = Frame2
    ),
    amount_of(Amount, World, Frame, Number).

%!  chosen_objects(+Subject, +Kinds:list, +World, +Frame, -Objects:list) is det.
%
%   The objects that Subject means; where its player chooses them, as they are chosen.

chosen_objects(choose(Number, Filter), Kinds, World, Frame, Objects) =>
    frame(Frame, Self, You, _, _),
    objects_of(each(Filter), World, Frame, Options),
    bounds(Number, World, Frame, Bounds),
    ( binding(occasion, Frame, N) -> About = nth(N, Self) ; About = Self ),
    picked(World, Kinds, About, You, Bounds, Options, Objects).
chosen_objects(random(Amount, Filter), Kinds, World, Frame, Objects) =>
    frame(Frame, Self, You, _, _),
    objects_of(each(Filter), World, Frame, Options),
    amount_of(Amount, World, Frame, Number),
    at_random(World, Kinds, Self, You, Number, Options, Objects).
chosen_objects(random(choose(Amount, Filter)), Kinds, World, Frame, Objects) =>
    chosen_objects(random(Amount, Filter), Kinds, World, Frame, Objects).
chosen_objects(Subject, _, World, Frame, Objects) =>
    objects_of(Subject, World, Frame, Objects).

%!  copied_objects(+Subject, +Kinds:list, +World, +Frame, -Objects:list) is det.
%
%   What is copied; of what a cost was paid with, as it was last (CR 608.2h).

copied_objects(paid(How, _), _, _, Frame, Objects), binding(paid(How), Frame, Paid) =>
    Objects = Paid.
copied_objects(Subject, Kinds, World, Frame, Objects) =>
    chosen_objects(Subject, Kinds, World, Frame, Objects).

bounds(any_number, _, _, Bounds) =>
    Bounds = 0-any.
bounds(up_to(Amount), World, Frame, Bounds) =>
    amount_of(Amount, World, Frame, Max),
    Bounds = 0-Max.
bounds(between(Min, Max), _, _, Bounds) =>
    Bounds = Min-Max.
bounds(Amount, World, Frame, Bounds) =>
    amount_of(Amount, World, Frame, Number),
    Bounds = Number-Number.

%!  top_cards(+Who, +Number, +World, +Frame, -Cards:list) is det.
%
%   The top Number cards of the players' libraries, or all that are there.
%
%   @throws unlisted_needed(Player, Number) where so many of them must be listed first.

top_cards(Who, Number, World, Frame, Cards) :-
    objects_of(player(Who), World, Frame, Players),
    findall(Card, ( member(Player, Players), top_of(World, Player, Number, Frame, Top), member(Card, Top) ), Cards).

top_of(World, Player, Number, Frame, Top) :-
    findall(One, library_card(World, Player, One), Listed0),
    unbarred(Listed0, Frame, Listed),
    length(Listed, Count),
    (   Number =< Count
    ->  length(Top, Number),
        append(Top, _, Listed)
    ;   ( library(World, Player, All) -> Missing is min(Number, All) - Count ; Missing is Number - Count ),
        Missing > 0
    ->  throw(unlisted_needed(Player, Missing))
    ;   Top = Listed
    ).

%!  prevented_rest(+Amount, +World, +Frame, +Number:integer, -Rest:integer) is det.
%
%   How much of Number damage is left when Amount of it, all, or all but so much, is prevented.

prevented_rest(all, _, _, _, Rest) =>
    Rest = 0.
prevented_rest(all_but(Amount), World, Frame, Number, Rest) =>
    amount_of(Amount, World, Frame, Kept),
    Rest is min(Kept, Number).
prevented_rest(Amount, World, Frame, Number, Rest) =>
    amount_of(Amount, World, Frame, Less),
    Rest is max(0, Number - Less).
