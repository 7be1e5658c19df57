:- encoding(utf8).
:- module(lawmage_mana_sources,
          [ mana_options/3,      % +World, +Source, -Options
            mana_made/4,         % +Mana, +World, +Source, -Units
            mana_source/4,       % +World, +Player, +Without, -Source
            sacrificed_source/4, % +World, +Player, +Without, -Source
            makes_mana/2,        % +World, +Object
            floating/3,          % +World, +Player, -Units
            can_tap/2            % +World, +Object
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(ability_kinds).
:- autoload(amounts, [amount/4]).
:- use_module(board).
:- use_module(characteristics).
:- autoload(conditions, [holds/3]).
:- use_module(context).
:- use_module(mana).
:- use_module(mana_paying).
:- autoload(subjects, [members/4]).

/** <module> Sources of mana: permanents whose mana abilities can be activated (CR 605.1a, 106.3)
*/

%!  mana_options(+World, +Source, -Options:list) is det.
%
%   Each of Options, option(Units, Cost, Rest), is a way to activate a mana ability of Source that costs no more than tapping or
%   sacrificing it; Rest is what the ability does besides.

mana_options(World, Source, Options) :-
    value(World, Source, abilities, Abilities),
    findall(option(Units, Cost, Rest),
            ( member(ability(_, Ability, _), Abilities),
              mana_ability(Ability),
              usable(Ability, World, Source, Cost, Effect),
              memberchk(tap, Cost),
              subtract(Cost, [tap, sacrifice(self)], []),
              can_tap(World, Source),
              added(Effect, Mana, Rest),
              mana_made(Mana, World, Source, Units0),
              snowy(World, Source, Units0, Units)
            ),
            Options0),
    list_to_set(Options0, Options).

%   usable(+Ability, +World, +Source, -Cost, -Effect) is semidet: what it asks for is so.

usable(activated(Cost, Effect), _, _, Cost, Effect).
usable(as_keyword(_, Ability), World, Source, Cost, Effect) :-
    usable(Ability, World, Source, Cost, Effect).
usable(when(Condition, Ability), World, Source, Cost, Effect) :-
    controller(World, Source, You),
    context(World, Source, You, Context),
    holds(Condition, World, Context),
    usable(Ability, World, Source, Cost, Effect).

added(add_mana(you, Mana), Mana, []).
added(all([add_mana(you, Mana)|Rest]), Mana, Rest).

snowy(World, Source, Units0, Units) :-
    (   value(World, Source, supertypes, Supertypes),
        memberchk(snow, Supertypes)
    ->  findall(snow(Unit), member(Unit, Units0), Units)
    ;   Units = Units0
    ).

%!  can_tap(+World, +Object) is semidet.
%
%   Object is an untapped permanent, and no creature that came this turn (CR 302.6, 602.5a).

can_tap(World, Object) :-
    permanent(World, Object),
    \+ status(World, Object, tapped),
    (   is_creature(World, Object),
        sick(World, Object)
    ->  has_keyword(World, Object, haste)
    ;   true
    ),
    !.

%!  mana_made(+Mana, +World, +Source, -Units:list) is nondet.
%
%   Units are mana that Source makes by adding Mana; a solution for each choice that there is.

mana_made(mana(Text), _, _, Units) :-
    parse_cost(Text, Symbols),
    units(Symbols, Units0),
    maplist(colorless, Units0, Units).
mana_made(times(Amount, Mana), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    mana_made(Mana, World, Source, Once),
    findall(Unit, ( between(1, Number, _), member(Unit, Once) ), Units).
mana_made(any_color(Amount), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    member(Symbol, [w, u, b, r, g]),
    same(Number, Symbol, Units).
mana_made(one_of(Manas), World, Source, Units) :-
    member(Mana, Manas),
    mana_made(Mana, World, Source, Units).
mana_made(chosen_color(Amount), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    chosen(World, Source, color, Color),
    symbol_colors(Symbol, [Color]),
    same(Number, Symbol, Units).
mana_made(any_combination(Amount, any), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    combination(Number, [w, u, b, r, g], Units).
mana_made(any_combination(Amount, Manas), World, Source, Units) :-
    is_list(Manas),
    number_of(Amount, World, Source, Number),
    findall(Unit, ( member(Mana, Manas), mana_made(Mana, World, Source, [Unit]) ), Kinds),
    combination(Number, Kinds, Units).

mana_made(could_produce(Amount, Subject), World, Source, Units) :-            % CR 106.7
    number_of(Amount, World, Source, Number),
    member(Type, [w, u, b, r, g, c]),
    producible(Subject, World, Source, Type),
    same(Number, Type, Units).
mana_made(color_could_produce(Amount, Subject), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    member(Color, [w, u, b, r, g]),
    producible(Subject, World, Source, Color),
    same(Number, Color, Units).
mana_made(color_among(Amount, Subject), World, Source, Units) :-
    number_of(Amount, World, Source, Number),
    things(Subject, World, Source, Things),
    member(Symbol, [w, u, b, r, g]),
    symbol_colors(Symbol, [Color]),
    once(( member(Thing, Things), value(World, Thing, colors, Colors), memberchk(Color, Colors) )),
    same(Number, Symbol, Units).

things(Subject, World, Source, Things) :-
    controller(World, Source, You),
    context(World, Source, You, Context),
    members(Subject, World, Context, Things).

%   producible(+Subject, +World, +Source, +Type) is semidet: one of these could produce mana of that type, whatever that costs and whether it
%   can be paid; what only looks at others like itself could produce nothing (CR 106.7).

producible(Subject, World, Source, Type) :-
    could_produce(Subject, World, Source, [Source], Type),
    !.

could_produce(Subject, World, Source, Seen, Type) :-
    things(Subject, World, Source, Things),
    member(Thing, Things),
    \+ memberchk(Thing, Seen),
    value(World, Thing, abilities, Abilities),
    member(ability(_, Ability, _), Abilities),
    mana_ability(Ability),
    sub_term(Part, Ability),
    nonvar(Part),
    Part = add_mana(_, Mana),
    (   Mana =.. [Name, _, Others],
        memberchk(Name, [could_produce, color_could_produce])
    ->  could_produce(Others, World, Thing, [Thing|Seen], Type)
    ;   mana_made(Mana, World, Thing, Units),
        memberchk(Type, Units)
    ).

number_of(Amount, World, Source, Number) :-
    (   integer(Amount)
    ->  Number = Amount
    ;   controller(World, Source, You),
        context(World, Source, You, Context),
        amount(Amount, World, Context, Number)
    ).

same(Number, Symbol, Units) :-
    length(Units, Number),
    maplist(=(Symbol), Units).

%   combination(+Number, +Kinds, -Units) is nondet: that many, in the order of Kinds.

combination(0, _, Units) :-
    !,
    Units = [].
combination(Number, [Kind|Kinds], Units) :-
    (   Fewer is Number - 1,
        Units = [Kind|Units1],
        combination(Fewer, [Kind|Kinds], Units1)
    ;   Kinds = [_|_],
        combination(Number, Kinds, Units)
    ).

colorless(Unit0, Unit) :-
    ( Unit0 == generic -> Unit = c ; Unit = Unit0 ).

%!  mana_source(+World, +Player, +Without:list, -Source) is nondet.
%
%   Source is Options-Permanent (mana_paying.pl) for a permanent that Player controls, none of Without, whose mana abilities can be
%   activated now.  One activation a permanent: such abilities tap it.

mana_source(World, Player, Without, Options-Permanent) :-
    permanent(World, Permanent),
    controller(World, Permanent, Player),
    \+ status(World, Permanent, tapped),
    \+ memberchk(Permanent, Without),
    mana_options(World, Permanent, Ways),
    findall(Units, member(option(Units, _, _), Ways), Options0),
    sort(Options0, Options),
    Options \== [].

%!  sacrificed_source(+World, +Player, +Without:list, -Source) is nondet.
%
%   The same for a permanent that is only sacrificed for mana.

sacrificed_source(World, Player, Without, Options-Permanent) :-
    permanent(World, Permanent),
    controller(World, Permanent, Player),
    \+ status(World, Permanent, tapped),
    \+ memberchk(Permanent, Without),
    value(World, Permanent, abilities, Abilities),
    findall(Units,
            ( member(ability(_, Ability, _), Abilities),
              mana_ability(Ability),
              usable(Ability, World, Permanent, [sacrifice(self)], Effect),
              added(Effect, Mana, _),
              mana_made(Mana, World, Permanent, Units)
            ),
            Options0),
    sort(Options0, Options),
    Options \== [].

%!  makes_mana(+World, +Object) is semidet.
%
%   Object has a mana ability that is activated.

makes_mana(World, Object) :-
    value(World, Object, abilities, Abilities),
    member(ability(_, Ability, _), Abilities),
    Ability \= triggered(_, _),
    mana_ability(Ability),
    !.

%!  floating(+World, +Player, -Units:list) is det.
%
%   The mana in Player's pool.

floating(World, Player, Floating) :-
    (   mana(World, Player, Symbols)
    ->  units(Symbols, Units),
        maplist(colorless, Units, Floating)
    ;   Floating = []
    ).
