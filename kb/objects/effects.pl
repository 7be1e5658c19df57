:- encoding(utf8).
:- module(lawmage_effects,
          [ known/1,            % +World
            effect/7,           % +World, -Id, -Source, -Timestamp, -Condition, -Duration, -Fact
            rows_on/4,          % +World, +Object, +Bearing, -Rows
            rows/3,             % +World, +Bearing, -Rows
            row/9,              % +Row, -Source, -Self, -You, -Timestamp, -Condition, -Duration, -Fact, -Rules
            row_fact/2,         % +Row, -Fact
            row_source/2,       % +Row, -Source
            row_rules/2,        % +Row, -Rules
            row_context/4,      % +World, +Row, +Combat, -Context
            row_holds/3,        % +World, +Row, +Context
            row_applies/4       % +World, +Row, +Object, +Context
          ]).
:- use_module(library(lists)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../vocabulary').
:- use_module(board, []).
:- use_module(characteristics).
:- use_module(conditions).
:- use_module(context).
:- use_module(continuous).
:- use_module(subjects).

/** <module> Effect rows: all that is said on a board, once the characteristics are known

Restrictions, requirements, permissions and whatever else changes the rules of the game
(CR 613.11) are read from rows, whatever said them.  They are made once for a world and kept
as its state, like the characteristics.
*/

%!  known(+World) is det.
%
%   The characteristics and rows of World are derived, and stay so until backtracking: what looks at
%   them inside a findall finds them there instead of deriving its own.
%
%   @throws open_condition(Key) when an effect's condition is undecided.

known(World) :-
    world_rows(World, _).

%!  effect(+World, -Id, -Source, -Timestamp, -Condition, -Duration, -Fact) is nondet.
%
%   Each fact that something on the board states: Id numbers them, and Source is
%   keyword(Keyword, Object), line(Object, Line, Part), gain(Object, N), effect(N) or rule(Number, Object).
%   Facts that the layers have applied already are among them.

effect(World, Id, Source, Timestamp, Condition, Duration, Fact) :-
    findall(row(Source0, Timestamp0, Condition0, Duration0, Fact0),
            ( source(World, Key, Self, _, Timestamp0, Meaning),
              part_row(Meaning, Key, Self, Source0, Condition0, Duration0, Fact0, _)
            ),
            Rows),
    nth1(Id, Rows, row(Source, Timestamp, Condition, Duration, Fact)).

%   part_row(+Meaning, +Key, +Self, -Source, -Condition, -Duration, -Fact, -Rules)

part_row(keyword(Keyword), _, Self, Source, Condition, Duration, Fact, Rules) :-
    !,
    meaning(Keyword, Meaning, Rules),
    part(Meaning, Condition, Duration, Fact),
    Source = keyword(Keyword, Self).
part_row(Meaning, Key, _, Source, Condition, Duration, Fact, Rules) :-
    part(Meaning, Condition, Duration, Fact),
    key_source(Key, Source, Rules0),
    once(bearing(Fact, Bearing)),
    judged_under(Bearing, Fact, Rules1),
    append(Rules0, Rules1, Rules2),
    list_to_set(Rules2, Rules).

key_source(granted(Key, _), Source, Rules) =>
    key_source(Key, Source, Rules).
key_source(rule(Rule, Object, _), Source, Rules) =>
    Source = rule(Rule, Object),
    Rules = [cr(Rule)].
key_source(rule(Rule, Object), Source, Rules) =>
    Source = rule(Rule, Object),
    Rules = [cr(Rule)].
key_source(except(Object, N, Part), Source, Rules) =>
    Source = line(Object, N, Part),
    Rules = [].
key_source(Key, Source, Rules) =>
    Source = Key,
    Rules = [].

%   judged_under(+Bearing, +Fact, -Rules)
%   The rule that a card's own words are judged under.

judged_under(block, restriction(_, _), [cr('509.1b')]) :- !.
judged_under(attack, restriction(_, _), [cr('508.1c')]) :- !.
judged_under(block, limit(_, _), [cr('509.1b')]) :- !.
judged_under(attack, limit(_, _), [cr('508.1c')]) :- !.
judged_under(block, requirement(_, _), [cr('509.1c')]) :- !.
judged_under(attack, requirement(_, _), [cr('508.1d')]) :- !.
judged_under(attack, state(_, goaded), [cr('701.15b'), cr('508.1d')]) :- !.
judged_under(block, cost_to(_, _), [cr('509.1d')]) :- !.
judged_under(attack, cost_to(_, _), [cr('508.1h')]) :- !.
judged_under(_, _, []).

%!  rows(+World, +Bearing, -Rows:list) is det.
%
%   The rows whose fact bears on the judgment and has no place in the layers.

rows(World, Bearing, Rows) :-
    world_rows(World, rows(_, All)),
    (   get_dict(Bearing, All, Rows0)
    ->  Rows = Rows0
    ;   Rows = []
    ).

%!  rows_on(+World, +Object, +Bearing, -Rows:list) is det.
%
%   Those of rows/3 whose fact is about Object: of its own text, or of another's that may mean it
%   (whether it does, row_applies/4 says).

rows_on(World, Object, Bearing, Rows) :-
    world_rows(World, rows(Own, _)),
    (   get_dict(Object, Own, Dict),
        get_dict(Bearing, Dict, Rows0)
    ->  Rows1 = Rows0
    ;   Rows1 = []
    ),
    (   get_dict(others, Own, Others),
        get_dict(Bearing, Others, Rows2)
    ->  append(Rows1, Rows2, Rows)
    ;   Rows = Rows1
    ).

%   world_rows(+World, -Rows)
%   rows(Own, All): by object (`others` for facts about something else than the text's own object) and bearing.

world_rows(World, Rows) :-
    objects_state(World, Objects),
    (   nb_current(lawmage_rows, kept(For, Rows0)),
        same_term(For, Objects)
    ->  Rows = Rows0
    ;   make_rows(World, Rows),
        b_setval(lawmage_rows, kept(Objects, Rows))
    ).

make_rows(World, rows(Own, All)) :-
    findall(About-(Bearing-Row),
            ( source(World, Key, Self, You, Timestamp, Meaning),
              part_row(Meaning, Key, Self, Source, Condition, Duration, Fact, Rules),
              \+ layer(Fact, _),
              Row = row(Source, Self, You, Timestamp, Condition, Duration, Fact, Rules),
              bearing(Fact, Bearing),
              about(Fact, Self, About)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group(Pairs, Groups),
    dict_pairs(Own, own, Groups),
    findall(Bearing-Row, member(_-(Bearing-Row), Pairs0), Bearings0),
    by_bearing(Bearings0, All).

group(Pairs, Groups) :-
    group_pairs(Pairs, Grouped),
    findall(About-Dict,
            ( member(About-Rows, Grouped),
              by_bearing(Rows, Dict)
            ),
            Groups).

by_bearing(Pairs0, Dict) :-
    keysort(Pairs0, Pairs),
    group_pairs(Pairs, Grouped),
    dict_pairs(Dict, bearing, Grouped).

group_pairs([], []).
group_pairs([Key-Value|Pairs], [Key-[Value|Values]|Groups]) :-
    same_key(Pairs, Key, Values, Rest),
    group_pairs(Rest, Groups).

same_key([Key0-Value|Pairs], Key, [Value|Values], Rest) :-
    Key0 == Key,
    !,
    same_key(Pairs, Key, Values, Rest).
same_key(Rest, _, [], Rest).

about(Fact, Self, About) :-
    (   fact_subject(Fact, self),
        Self \== none
    ->  About = Self
    ;   About = others
    ).

%!  row(+Row, -Source, -Self, -You, -Timestamp, -Condition, -Duration, -Fact, -Rules) is det.
%
%   The parts of a row.

row(row(Source, Self, You, Timestamp, Condition, Duration, Fact, Rules),
    Source, Self, You, Timestamp, Condition, Duration, Fact, Rules).

%!  row_fact(+Row, -Fact) is det.
row_fact(row(_, _, _, _, _, _, Fact, _), Fact).

%!  row_source(+Row, -Source) is det.
row_source(row(Source, _, _, _, _, _, _, _), Source).

%!  row_rules(+Row, -Rules) is det.
row_rules(row(_, _, _, _, _, _, _, Rules), Rules).

%!  row_context(+World, +Row, +Combat, -Context) is det.
%
%   The context in which the row's text speaks, in Combat.

row_context(World, row(_, Self, You0, _, _, _, _, _), Combat, Context) :-
    (   You0 == controller
    ->  controller(World, Self, You)
    ;   You = You0
    ),
    context(World, Self, You, Context0),
    with_combat(Combat, Context0, Context).

%!  row_holds(+World, +Row, +Context) is semidet.
%
%   The row's condition is true.
%
%   @throws open_condition(Key) when it is undecided.

row_holds(World, row(_, _, _, _, Condition, _, _, _), Context) :-
    (   Condition == true
    ->  true
    ;   holds(Condition, World, Context)
    ).

%!  row_applies(+World, +Row, +Object, +Context) is semidet.
%
%   The row's fact is about Object.

row_applies(World, row(_, _, _, _, _, _, Fact, _), Object, Context) :-
    fact_subject(Fact, Subject),
    is_member(Subject, World, Context, Object).
