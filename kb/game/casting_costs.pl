:- encoding(utf8).
:- module(lawmage_casting_costs,
          [ total_cost/5,        % +World, +Act, +Cost, +Frame, -Total
            kind_by_cost/3,      % +Kind0, +Cost, -Kind
            ability_property/5   % +Property, +World, +Context, +Kind, +Self
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(terms)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module(bindings).
:- use_module(resolving_amounts).
:- use_module(stated).

/** <module> Total costs (CR 601.2f, 602.2b)
*/

%!  total_cost(+World, +Act, +Cost:list, +Frame, -Total) is det.
%
%   Total is total(Symbols, Others): the mana and the other payments that Cost comes to for Act, cast(Spell) or activate(Kind, Self), with
%   what increases and reduces it (CR 601.2f).  Of Cost, less(Pays) is a reduction.

total_cost(World, Act, Cost0, Frame, total(Symbols, Others)) :-
    findall(Pay, ( member(Pay0, Cost0), written_out(Pay0, World, Frame, Pay) ), Cost),
    findall(Symbol, ( member(mana(Text), Cost), parse_cost(Text, Some0), Some0 \== none, with_x(Some0, Frame, Some), member(Symbol, Some) ), Base),
    exclude(is_mana, Cost, Others0),
    frame(Frame, _, You, _, _),
    findall(Pay, ( cost_change(World, Act, Frame, You, cost_to, _, Pays), member(Pay, Pays) ), More),
    findall(Floor-Less,
            ( ( cost_change(World, Act, Frame, You, cost_less, Floor, Pays) ; Floor = 0, member(less(Pays), Cost0) ),
              mana_in(Pays, World, Frame, Less)
            ),
            Reductions0),
    keysort(Reductions0, Reductions1),
    reverse(Reductions1, Reductions),                                    % in the order that is best for who pays
    mana_in(More, World, Frame, MoreSymbols),
    append(Base, MoreSymbols, Increased),
    foldl(reduced, Reductions, Increased, Symbols0),
    at_least(World, Act, Frame, You, Symbols0, Symbols),
    exclude(is_mana, More, OtherMore),
    append(Others0, OtherMore, Others1),
    one_loyalty_cost(Others1, Others).

%   Costs to add and remove loyalty counters are one cost (CR 606.5).

one_loyalty_cost(Pays0, Pays) :-
    partition(loyalty_number, Pays0, [Pay1, Pay2|Loyalty], Others),
    !,
    maplist(loyalty_number, [Pay1, Pay2|Loyalty], Numbers),
    sum_list(Numbers, Number),
    Pays = [loyalty(Number)|Others].
one_loyalty_cost(Pays, Pays).

loyalty_number(Pay) :-
    loyalty_number(Pay, _).

loyalty_number(loyalty(Number), Number) :-
    integer(Number).
loyalty_number(loyalty(neg(Less)), Number) :-
    integer(Less),
    Number is -Less.

is_mana(mana(_)).
is_mana(times(_, mana(_))).

%   written_out(+Pay, +World, +Frame, -Parts) is nondet: the parts of a cost that is said in other words.

written_out(less(_), _, _, _) :-
    !,
    fail.
written_out(times(Amount, Pay0), World, Frame, Pay) :-
    !,
    amount_of(Amount, World, Frame, Number),
    between(1, Number, _),
    written_out(Pay0, World, Frame, Pay).
written_out(all(Pays), World, Frame, Pay) :-
    !,
    member(Pay0, Pays),
    written_out(Pay0, World, Frame, Pay).
written_out(mana_cost(Subject), World, Frame, mana(Text)) :-             % CR 118.6
    !,
    objects_of(Subject, World, Frame, [Object|_]),
    value(World, Object, cost, Cost),
    cost_text(Cost, Text).
written_out(waterbend(Text), _, Frame, Pay) :-                           % CR 701.67b
    !,
    parse_cost(Text, Symbols0),
    with_x(Symbols0, Frame, Symbols),
    generic(Symbols, Generic, _),
    ( Pay = mana(Text) ; Pay = waterbend(Generic) ).
written_out(Pay0, _, Frame, Pay) :-                                      % CR 107.3a
    (   Pay0 \= mana(_),
        binding(x, Frame, X)
    ->  mapsubterms(announced_x(X), Pay0, Pay)
    ;   Pay = Pay0
    ).

announced_x(X, x, X).

with_x([], _, []).
with_x([x|Symbols0], Frame, [X|Symbols]) :-
    !,
    ( binding(x, Frame, X) -> true ; X = 0 ),
    with_x(Symbols0, Frame, Symbols).
with_x([Symbol|Symbols0], Frame, [Symbol|Symbols]) :-
    with_x(Symbols0, Frame, Symbols).

mana_in(Pays, World, Frame, Symbols) :-
    findall(Symbol, ( member(Pay, Pays), pay_symbol(Pay, World, Frame, Symbol) ), Symbols).

pay_symbol(mana(Text), _, _, Symbol) :-
    parse_cost(Text, Symbols),
    member(Symbol, Symbols).
pay_symbol(times(Amount, mana(Text)), World, Frame, Symbol) :-
    amount_of(Amount, World, Frame, Number),
    parse_cost(Text, Symbols),
    between(1, Number, _),
    member(Symbol, Symbols).

%   reduced(+Floor-Lesses, +Symbols0, -Symbols) is det.
%   Generic mana is reduced by generic, other mana by its type and, where there is none of it, by generic; never below nothing
%   (CR 118.7a-d, f), nor to less than Floor mana in all.

reduced(_-[], Symbols, Symbols) :- !.
reduced(Floor-[Less|Lesses], Symbols0, Symbols) :-
    generic(Symbols0, Generic0, Others0),
    length(Others0, Typed),
    Spare is Generic0 + Typed - Floor,
    (   Spare =< 0
    ->  Symbols1 = Symbols0
    ;   integer(Less)
    ->  generic(Symbols0, Generic, Others),
        Rest is max(0, Generic - min(Less, Spare)),
        Symbols1 = [Rest|Others]
    ;   reducing(Less, Type),
        selectchk(Type, Symbols0, Symbols1)
    ->  true
    ;   generic(Symbols0, Generic, Others),
        Rest is max(0, Generic - 1),
        Symbols1 = [Rest|Others]
    ),
    reduced(Floor-Lesses, Symbols1, Symbols).

reducing(Type/p, Type) :- !.
reducing(Left/Right, Type) :-
    !,
    member(Type, [Left, Right]).
reducing(Type, Type) :-
    Type \== s.

generic(Symbols, Generic, Others) :-
    partition(integer, Symbols, Numbers, Others),
    sum_list(Numbers, Generic).

%   What affects the total cost directly comes last (CR 601.2f).

at_least(World, Act, Frame, You, Symbols0, Symbols) :-
    generic(Symbols0, Generic, Typed),
    length(Typed, Count),
    findall(Least, cost_change(World, Act, Frame, You, cost_at_least, _, Least), Leasts),
    max_list([0|Leasts], Least),
    (   Generic + Count < Least
    ->  More is Least - Count,
        Symbols = [More|Typed]
    ;   Symbols = Symbols0
    ).

%   cost_change(+World, +Act, +Frame, +You, +How, -Floor, -Pays) is nondet: Pays more or less; Floor is how much mana there must be left.

cost_change(World, Act, Frame, You, How, Floor, Pays) :-
    Fact =.. [How, What, Pays],
    stated_if(World, Fact, Source, Self, Whose, Condition),
    context(World, Self, Whose, Context),
    changes_cost(What, World, Context, Act, Frame, You),
    holds_now(Condition, World, Self, Whose),
    ( stated_if(World, reduction_floor(Least), Source, Self, _, _) -> Floor = Least ; Floor = 0 ).
cost_change(World, cast(Spell), Frame, You, How, 0, Pays) :-
    object(World, Spell, Zone, _, _, _),
    Zone \== battlefield,
    value(World, Spell, abilities, Abilities),
    member(ability(_, Meaning, _), Abilities),
    meaning_part(Meaning, Condition0, Fact),
    Fact =.. [How, cast(self), Pays],
    context(World, Spell, You, Context),
    mapsubterms(targeting_decided(World, Context, Frame), Condition0, Condition),
    holds_now(Condition, World, Spell, You).

%   "If it targets ...": what is being cast has its targets already (CR 601.2c, 601.2f).

targeting_decided(World, Context, Frame, matches(Spell, [targets(Subject)]), Truth) :-
    memberchk(Spell, [self, it]),
    ( one_targeted(Subject, World, Context, Frame) -> Truth = true ; Truth = not(true) ).

one_targeted(Subject, World, Context, Frame) :-
    binding(targets, Frame, Targets),
    member(Target, Targets),
    is_member(Subject, World, Context, Target),
    !.

changes_cost(target(Subject, Filter), World, Context, Act, Frame, You) :-
    one_targeted(Subject, World, Context, Frame),
    targeting_act(Filter, World, Context, Act, Frame, You).
changes_cost(cast(each(Filter0)), World, Context, cast(Spell), _, You) :-
    you(Context, Whose),
    nonvar(Whose),
    cast_filter(Filter0, World, Context, You, Filter),
    matches(World, Context, Spell, Filter).
changes_cost(activate(each(Filter)), World, Context, activate(Kind, Self), _, You) :-
    forall(member(Property, Filter),
           (   Property = controlled_by(Who)                             % who activates it (CR 602.2)
           ->  is_player(Who, World, Context, You)
           ;   ability_property(Property, World, Context, Kind, Self)
           )).

%   Casting or activating something with Filter, which is one of a player's.

targeting_act(Filter0, World, Context, Act, Frame, You) :-
    (   select(any_of([spell, ability]), Filter0, Filter)
    ->  true
    ;   Act = cast(_),
        select(spell, Filter0, Filter)
    ->  true
    ;   Act = activate(_, _),
        memberchk(ability, Filter0),
        Filter = Filter0
    ),
    ( Act = cast(_) -> What = cast(each(Filter)) ; What = activate(each(Filter)) ),
    changes_cost(What, World, Context, Act, Frame, You).

cast_filter([], _, _, _, []).
cast_filter([Property|Filter0], World, Context, You, Filter) :-
    (   Property == spell
    ->  Filter = Filter1
    ;   Property = controlled_by(Who)
    ->  is_player(Who, World, Context, You),
        Filter = Filter1
    ;   Filter = [Property|Filter1]
    ),
    cast_filter(Filter0, World, Context, You, Filter1).

%!  kind_by_cost(+Kind0, +Cost:list, -Kind) is det.
%
%   An ability is a loyalty ability by its cost (CR 606.2).

kind_by_cost(Kind0, Cost, Kind) :-
    ( memberchk(loyalty(_), Cost) -> Kind = loyalty ; Kind = Kind0 ).

%!  ability_property(+Property, +World, +Context, +Kind, +Self) is semidet.
%
%   The activated ability of that kind of Self, a mana ability, a loyalty ability, a keyword or another, has Property.
%
%   @throws error(not_supported(Property), _) for one that no ability is asked for.

ability_property(ability, _, _, _, _) => true.
ability_property(kind(activated), _, _, _, _) => true.
ability_property(kind(Which), _, _, Kind, _), memberchk(Which, [mana, loyalty]) => Kind == Which.
ability_property(not(Property), World, Context, Kind, Self) => \+ ability_property(Property, World, Context, Kind, Self).
ability_property([], _, _, _, _) => true.
ability_property([Property|Properties], World, Context, Kind, Self) =>
    ability_property(Property, World, Context, Kind, Self),
    ability_property(Properties, World, Context, Kind, Self).
ability_property(from(Filter0), World, Context, _, Self) =>
    exclude(==(source), Filter0, Filter),
    matches(World, Context, Self, Filter).
ability_property(of(Subject), World, Context, _, Self) => is_member(Subject, World, Context, Self).
ability_property(keyword(cycling), _, _, Kind, _) => memberchk(Kind, [cycling, typecycling]).             % CR 702.29f
ability_property(keyword(Keyword), _, _, Kind, _) => Kind == Keyword.
ability_property(Property, _, _, _, _) => throw(error(not_supported(Property), _)).
