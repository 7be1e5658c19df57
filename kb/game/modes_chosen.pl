:- encoding(utf8).
:- module(lawmage_modes_chosen,
          [ modes_given/4,       % +Given, +World, +Meanings, -Modes
            chosen_modes/7,      % +Meaning, +Given, +World, +By, -Chosen, -Modes, -Faults
            modes_marked/5       % +Meaning, +Modes, +World, +By, -Events
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module(library(terms), [mapsubterms/3]).
:- use_module('../objects/board').
:- use_module('../objects/context').
:- use_module('../objects/subjects', [is_player/4]).
:- use_module(chance).
:- use_module(choices).
:- use_module(position).
:- use_module(stated, [holds_now/4]).
:- use_module(target_phrases, [phrase_in/2]).
:- use_module(turn_order, [apnap/2]).

/** <module> Modes: which are chosen, and what their targets are (CR 601.2b, 700.2)
*/

%!  chosen_modes(+Meaning, +Given, +World, +By, -Chosen, -Modes:list, -Faults:list) is det.
%
%   Chosen is Meaning with only the modes whose numbers are Modes, in the order of the text (CR 601.2b, 700.2, 608.2c): those given, or, with
%   Given `none`, those that are asked for.  By is by(Label, Self, Player): the ability that Player chooses for, `spell` for a spell as it is
%   cast, or `settled` for a spell with which they went on the stack.
%
%   @throws choice_needed(Player, modes, none, Min-Max, Numbers) where they were not given.

chosen_modes(when(Condition, Meaning0), Given, World, By, when(Condition, Meaning), Modes, Faults) :-
    modal(Meaning0, _, _, _),
    !,
    chosen_modes(Meaning0, Given, World, By, Meaning, Modes, Faults).
chosen_modes(for_each(each([Who]), Meaning), _, World, by(_, _, Player), all(Meanings), [], []) :-  % a target for each of them (CR 601.2c)
    memberchk(Who, [opponent, player]),
    sub_term(Phrase, Meaning),
    subsumes_term(target(_, _), Phrase),
    sub_term(Actor, Phrase),
    Actor == actor,
    !,
    apnap(World, Players),
    findall(One,
            ( member(Other, Players),
              ( Who == player -> true ; opponent(World, Player, Other) ),
              mapsubterms(actor_meant(Other), Meaning, One)
            ),
            Meanings).
chosen_modes(all(Meanings0), Given, World, By, all(Meanings), Modes, Faults) :-
    !,
    one_choice(Meanings0, Given, World, By, Meanings1),
    findall(taken(Meaning, Some, Fault),
            ( member(Meaning0, Meanings1), chosen_modes(Meaning0, Given, World, By, Meaning, Some, Fault) ),
            Taken),
    findall(Meaning, member(taken(Meaning, _, _), Taken), Meanings),
    findall(Mode, ( member(taken(_, Some, _), Taken), member(Mode, Some) ), Modes),
    findall(Fault, ( member(taken(_, _, Some), Taken), member(Fault, Some) ), Faults).
chosen_modes(Meaning, Given, World, By, Chosen, Modes, Faults) :-
    modal(Meaning, Bounds, Options, Rules),
    !,
    announced(Given, Bounds, Options, Rules, World, By, Modes),
    findall(Fault, mode_fault(Bounds, Options, Rules, Modes, World, By, Fault), Faults),
    msort(Modes, Sorted),                                                % CR 700.2d, 608.2c
    findall(Plain, ( member(N, Sorted), nth1(N, Options, Option), plain_mode(Option, Plain) ), Plains0),
    ( memberchk(different_players, Rules) -> Apart = players ; Apart = no ),
    targets_apart(Plains0, 1, Apart, [], Plains),
    (   Plains = [One]
    ->  Chosen = One
    ;   Plains == []
    ->  Chosen = none
    ;   Chosen = all(Plains)
    ).
chosen_modes(Meaning, _, _, _, Meaning, [], []).

%   modal(+Meaning, -Bounds:list, -Options:list, -Rules:list) is semidet.
%   A choice of modes: how many, Min-Max, of Options.

modal(modes(Min, Max, Options), [Min-Max], Options, []).
modal(modes(Min, Max, Options, Rules), [Min-Max], Options, Rules).
modal(bounded(Bounds, Options, Rules), Bounds, Options, Rules).
modal(may(Meaning), [0-0|Bounds], Options, Rules) :-
    modal(Meaning, Bounds, Options, Rules).

%   one_choice(+Meanings0, +Given, +World, +By, -Meanings) is det.
%   "Choose one.  If so, you may choose two instead" is one choice, for which the condition counts as it is made; what is said of the choice
%   goes with it.

one_choice(Meanings0, Given, World, By, Meanings) :-
    select(when(not(Condition), Less), Meanings0, here, Meanings1),
    modal(Less, Bounds0, Options, Rules0),
    select(when(Condition1, More0), Meanings1, Meanings2),
    Condition1 == Condition,
    modal(More0, _, _, _),
    !,
    ( More0 = may(More) -> Optional = yes ; More = More0, Optional = no ),
    modal(More, Bounds1, _, _),
    (   By = by(settled, _, _)
    ->  append(Bounds0, Bounds1, Bounds)
    ;   Optional == yes,
        is_list(Given),
        length(Given, Number),
        member(Bound, Bounds0),
        within(Number, Bound, World, By)
    ->  Bounds = Bounds0
    ;   true_as_chosen(Condition, World, By)
    ->  ( Optional == yes -> append(Bounds0, Bounds1, Bounds) ; Bounds = Bounds1 )
    ;   Bounds = Bounds0
    ),
    ruled(Meanings2, Rules0, Rules, Meanings3),
    select(here, Meanings3, bounded(Bounds, Options, Rules), Meanings).
one_choice(Meanings0, _, _, _, Meanings) :-
    memberchk(modal_rule(_), Meanings0),
    ruled(Meanings0, [], More, Meanings1),
    select(Choice, Meanings1, bounded(Bounds, Options, Rules), Meanings),
    modal(Choice, Bounds, Options, Rules0),
    !,
    append(Rules0, More, Rules).
one_choice(Meanings, _, _, _, Meanings).

true_as_chosen(Condition0, World, by(_, Self, Player)) :-
    ( Condition0 = as_cast(Condition) -> true ; Condition = Condition0 ),
    holds_now(Condition, World, Self, Player).

ruled(Meanings0, Rules0, Rules, Meanings) :-
    findall(Rule, member(modal_rule(Rule), Meanings0), More),
    append(Rules0, More, Rules),
    exclude(is_modal_rule, Meanings0, Meanings).

is_modal_rule(modal_rule(_)).

%   announced(+Modes0, ..., -Modes:list): those given, else those decided by chance or by the player who chooses (CR 700.2e).

announced(none, Bounds, Options, Rules, World, By, Modes) =>
    By = by(_, Self, Player0),
    findall(N, ( nth1(N, Options, _), \+ was_chosen(Rules, N, World, By) ), Numbers),
    ( memberchk(chosen_by(Who), Rules) -> chooser(Who, World, Self, Player0, Player) ; Player = Player0 ),
    (   Numbers == []
    ->  Modes = []
    ;   memberchk(random, Rules)
    ->  chance(World, [modes], Self, Player, Numbers, Mode),
        Modes = [Mode]
    ;   fewest(Bounds, World, By, Least),
        length(Numbers, Count),
        Number is min(Least, Count),
        length(Modes, Number),
        append(Modes, _, Numbers),
        most(Bounds, World, By, Most),
        needed(World, modes, Player, none, Least-Most, Numbers)
    ).
announced(Given, _, _, _, _, _, Modes) =>
    Modes = Given.

chooser(Who, World, Self, Player0, Player) :-
    context(World, Self, Player0, Context),
    findall(Other, ( player(World, Other), is_player(Who, World, Context, Other) ), Others),
    picked(World, [player], Self, Player0, 1-1, Others, [Player]).

fewest(Bounds, World, By, Least) :-
    findall(Low, ( member(Low0-_, Bounds), bound_number(Low0, World, By, Low) ), Lows),
    min_list(Lows, Least).

most(Bounds, World, By, Most) :-
    findall(High, ( member(_-High0, Bounds), bound_number(High0, World, By, High) ), Highs),
    ( memberchk(any, Highs) -> Most = any ; max_list(Highs, Most) ).

bound_number(any, _, _, Number) =>
    Number = any.
bound_number(x, World, by(_, Self, _), Number) =>                        % CR 601.2b: X is announced then
    ( stack_choice(World, Self, x, X) -> Number = X ; Number = 0 ).
bound_number(Number0, _, _, Number) =>
    Number = Number0.

%   mode_fault(+Bounds, +Options, +Rules, +Modes, +World, +By, -Reason) is nondet.

mode_fault(Bounds, Options, Rules, Modes, World, By, Reason) :-
    length(Modes, Number),
    (   \+ ( member(Bound, Bounds), within(Number, Bound, World, By) )
    ->  Reason = reason([cr('700.2a'), cr('601.2b')], rule('700.2a'), [], modes(Number))
    ;   member(N, Modes),
        \+ nth1(N, Options, _)
    ->  Reason = reason([cr('700.2a'), cr('601.2b')], rule('700.2a'), [], no_mode(N))
    ;   \+ memberchk(may_repeat, Rules),
        \+ is_set(Modes)
    ->  Reason = reason([cr('700.2d')], rule('700.2d'), [], mode_twice)
    ;   member(N, Modes),
        was_chosen(Rules, N, World, By)
    ->  Reason = reason([cr('700.2a'), cr('601.2b')], rule('700.2a'), [], mode_chosen_before(N))
    ).

within(Number, Low0-High0, World, By) :-
    bound_number(Low0, World, By, Low),
    bound_number(High0, World, By, High),
    Number >= Low,
    ( High == any -> true ; Number =< High ),
    !.

was_chosen(Rules, N, World, by(Label, Self, _)) :-
    mode_mark(Label, N, Mark),
    (   memberchk(unchosen, Rules)
    ->  designation(World, Self, Mark)
    ;   memberchk(unchosen_this_turn, Rules)
    ->  ability_used(World, Self, Mark, _)
    ).

mode_mark(Label, N, Mark) :-
    format(atom(Mark), "mode ~w of ~w", [N, Label]).

%!  modes_marked(+Meaning, +Modes:list, +World, +By, -Events:list) is det.
%
%   That Modes were chosen is noted on the object, where its text asks for those that weren't.

modes_marked(Meaning, Modes, World, by(Label, Self, _), Events) :-
    (   sub_term(Part, Meaning),
        nonvar(Part),
        Part = modes(_, _, _, Rules),
        ( memberchk(unchosen, Rules) ; memberchk(unchosen_this_turn, Rules) )
    ->  findall(Event,
                ( member(N, Modes),
                  mode_mark(Label, N, Mark),
                  ( Event = used(Self, Mark) ; memberchk(unchosen, Rules), permanent(World, Self), Event = designated(Self, Mark) )
                ),
                Events)
    ;   Events = []
    ).

%   targets_apart(+Modes0, +N, +Apart, +Used, -Modes): each mode chosen, and each time it is, has targets of its own, whatever the words
%   (CR 601.2c, 700.2d); Apart is `players` where these must be different players.

targets_apart([], _, _, _, []).
targets_apart([Mode0|Modes0], N, Apart, Used0, [Mode|Modes]) :-
    mapsubterms(apart(N, Apart, Used0), Mode0, Mode),
    findall(Phrase, phrase_in(Mode, Phrase), Phrases),
    append(Phrases, Used0, Used),
    Next is N+1,
    targets_apart(Modes0, Next, Apart, Used, Modes).

apart(_, _, _, nth(M, Phrase), nth(M, Phrase)).
apart(N, players, Used, target(Number, Filter), nth(mode(N), target(Number, All))) :-
    findall(other(player(Phrase)), member(Phrase, Used), Others),
    append(Others, Filter, All).
apart(N, no, Used, target(Number, Filter), nth(mode(N), target(Number, Filter))) :-
    memberchk(target(Number, Filter), Used).

%!  modes_given(+Given, +World, +Meanings, -Modes) is det.
%
%   Modes are those that Given, a list with modes(Numbers) or `none`, announces; else, where Meanings has modes, those answered with the
%   step; else `none`.

modes_given(Given, World, Meanings, Modes) :-
    (   is_list(Given),
        memberchk(modes(Announced), Given)
    ->  Modes = Announced
    ;   sub_term(Part, Meanings),
        nonvar(Part),
        functor(Part, modes, _),
        answer_to(World, [modes], any, Answer),
        is_list(Answer)
    ->  Modes = Answer
    ;   Modes = none
    ).

actor_meant(Player, actor, ref(Player)).

plain_mode(mode(_, Meaning), Meaning) :- !.
plain_mode(Meaning, Meaning).
