:- encoding(utf8).
:- module(lawmage_choices,
          [ decided_whether/5,   % +World, +Kind, +About, +Player, -Truth
            decided_whether/6,   % +World, +Kind, +About, +Player, +What, -Truth
            picked/7,            % +World, +Kinds, +About, +Player, +Number, +Options, -Picked
            answered_among/7,    % +World, +Kinds, +About, +Player, +Number, +Options, -Picked
            answered_so/7,       % +World, +Kinds, +About, +Player, +Options, :Fitting, -Value
            answered_first/7,    % +World, +Kind, +About, +Player, +Options, :Same, -Index
            answer_to/4,         % +World, +Kinds, +About, -Value
            judged_answers/3,    % -Used, -Unfit, -Looked
            wish_taken/1,        % +Label
            answers_one_of/4,    % +World, +Kinds, +About, +Options
            asking/1,            % +World
            needed/4,            % +World, +Kind, +Player, +Options
            needed/6             % +World, +Kind, +Player, +About, +Bounds, +Options
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).
:- use_module(position).

/** <module> Choices that players make while something is cast, put on the stack or resolves

A choice is answered by what was given with the step.  What was not given is asked for, by
throwing choice_needed(Player, Kind, About, Min-Max, Options), or, in a position whose manner is `decline`, declined if it can be,
and else the first of the options.

A player can't choose what is none of the options (CR 608.2d).  One answer may belong to several choices of a step, each of which takes
from it what is among its own options; so what became of each answer is noted, and the step is illegal if one that was asked for
belongs to none of them (game.py).
*/

:- dynamic used_answer/4, unfit_answer/4, looked_at/2.

:- meta_predicate
    answered_so(+, +, +, +, +, 1, -),
    answered_first(+, +, +, +, +, 2, -).

%!  answer_to(+World, +Kinds:list, +About, -Value) is semidet.
%
%   What was answered to the first of Kinds that has an answer, for the object About or for none in particular.

answer_to(World, Kinds, About, Value) :-
    position_of(World, Position),
    member(Kind, Kinds),
    (   answered(Position, About, Kind, Found)
    ->  noted(looked_at(About, Kind))
    ;   answered(Position, any, Kind, Found)
    ->  noted(looked_at(any, Kind))
    ),
    !,
    Value = Found.

%   What a player chooses on a board that is supposed is answered in the position that it was made of (supposed_boards.pl).

position_of(World, Position) :-
    (   atom_concat(Under, +, World)
    ->  position_of(Under, Position)
    ;   Position = World
    ).

%!  asking(+World) is semidet.
%
%   A choice that is not made is asked for.

asking(World) :-
    position_of(World, Position),
    manner(Position, ask).

%!  decided_whether(+World, +Kind, +About, +Player, -Truth:boolean) is det.
%!  decided_whether(+World, +Kind, +About, +Player, +What, -Truth:boolean) is det.
%
%   Whether Player does what may be done (Kind `may`), or pays (`pay`).
%
%   @throws choice_needed(Player, Kind, About, 1-1, [true, false]) when that was not answered.

decided_whether(World, Kind, About, Player, Truth) :-
    decided_whether(World, Kind, About, Player, none, Truth).

decided_whether(World, Kind, About, Player, What, Truth) :-
    Options = [true, false],
    (   answered_among(World, [Kind], About, Player, 1-1, Options, What, [Answer])
    ->  Truth = Answer
    ;   needed(World, Kind, Player, About, 1-1, Options),
        Truth = false
    ).

%!  picked(+World, +Kinds:list, +About, +Player, +Number, +Options:list, -Picked:list) is det.
%
%   The Number of Options that Player chooses: min-max bounds, all of them where there are no more than must be.
%
%   @throws choice_needed(Player, Kind, About, Min-Max, Options) when that was not answered.

picked(World, Kinds, About, Player, Min-Max, Options, Picked) :-
    length(Options, Count),
    Kinds = [Kind|_],
    (   answered_among(World, Kinds, About, Player, Min-Max, Options, Found)
    ->  Picked = Found
    ;   Count =< Min
    ->  Picked = Options
    ;   needed(World, Kind, Player, About, Min-Max, Options),
        length(Picked, Min),
        append(Picked, _, Options)
    ).

%!  answered_among(+World, +Kinds:list, +About, +Player, +Number, +Options:list, -Picked:list) is semidet.
%
%   Picked are those of Options, Number of them, that were answered.  Where more fit than can be chosen, the first are that no choice before
%   this one took; the others are for choices to come.  Where there are no options nobody chooses, whatever was answered.

answered_among(World, Kinds, About, Player, Number, Options, Picked) :-
    answered_among(World, Kinds, About, Player, Number, Options, Options, Picked).

%   What says which choice this is, among others of the same step.

answered_among(World, Kinds, About, Player, Min-Max, Options, What, Picked) :-
    position_of(World, Position),
    findall(given(Kind, Key, Answer, Mark), answer_given(Position, Kinds, About, Player, What, Kind, Key, Answer, Mark), Given),
    Options = [_|_],
    (   member(given(Kind, Key, Answer, Mark), Given),
        as_list(Answer, Wanted),
        fitting(Wanted, World, Options, Fitting0, Others),
        ones_chosen(Position, Key, Kind, Max, Fitting0, Fitting, Later),
        number_right(Fitting, Wanted, Min, Options)
    ->  pairs_keys_values(Fitting, Used, Picked),
        noted_used([Mark|Used], Key, Kind, What),
        noted_unfit(Others, Key, Kind, Player, no_option(Options)),
        noted_unfit(Later, Key, Kind, Player, too_many(Wanted, Min-Max))
    ;   Given = [given(Kind, Key, Answer, _)|_],
        as_list(Answer, Wanted),
        fitting(Wanted, World, Options, Fitting, Others),
        (   Fitting == []
        ->  noted_unfit(Others, Key, Kind, Player, no_option(Options))
        ;   pairs_keys(Fitting, Some),
            noted_unfit(Some, Key, Kind, Player, too_few(Wanted, Min-Max))
        ),
        fail
    ).

ones_chosen(_, _, _, any, Fitting, Fitting, []) :- !.
ones_chosen(Position, Key, Kind, Max, Fitting0, Fitting, Later) :-
    length(Fitting0, Count),
    (   Count =< Max
    ->  Fitting = Fitting0,
        Later = []
    ;   partition(taken_before(Position, Key, Kind), Fitting0, Before, New),
        append(New, Before, Ordered),
        length(Fitting, Max),
        append(Fitting, Others, Ordered),
        subtract(Others, Before, Rest),
        pairs_keys(Rest, Later)
    ).

taken_before(Position, Key, Kind, Named-_) :-
    answer_taken(Position, Key, Kind, Named).

number_right(Fitting, Wanted, Min, Options) :-
    length(Fitting, Number),
    length(Options, Count),
    Number >= min(Min, Count),
    ( Fitting == [] -> Wanted == [] ; true ).             % nothing was chosen, or else something that can't be

%   fitting(+Wanted, +World, +Options, -Fitting, -Others): Named-Option, each option once.

fitting([], _, _, [], []).
fitting([Named|Wanted], World, Options0, Fitting, Others) :-
    (   option_named(World, Options0, Named, Option)
    ->  selectchk(Option, Options0, Options),
        Fitting = [Named-Option|Fitting1],
        Others = Others1
    ;   Options = Options0,
        Fitting = Fitting1,
        Others = [Named|Others1]
    ),
    fitting(Wanted, World, Options, Fitting1, Others1).

%!  answered_so(+World, +Kinds:list, +About, +Player, +Options:list, :Fitting, -Value) is semidet.
%
%   Value is what was answered as a whole, which Fitting says to be a right answer; Options are what it is made of, if they can be listed.

answered_so(World, Kinds, About, Player, Options, Fitting, Value) :-
    position_of(World, Position),
    findall(given(Kind, Key, Answer, Mark), answer_given(Position, Kinds, About, Player, Options, Kind, Key, Answer, Mark), Given),
    (   member(given(Kind, Key, Answer, Mark), Given),
        call(Fitting, Answer)
    ->  as_list(Answer, Used),
        noted_used([Mark|Used], Key, Kind, Options),
        Value = Answer
    ;   Given = [given(Kind, Key, Answer, _)|_],
        as_list(Answer, Wanted),
        noted_unfit(Wanted, Key, Kind, Player, no_option(Options)),
        fail
    ).

%!  answered_first(+World, +Kind, +About, +Player, +Options:list, :Same, -Index:integer) is semidet.
%
%   Index, from 1, is that of the option which Same says to be the first of those that were answered.

answered_first(World, Kind, About, Player, Options, Same, Index) :-
    position_of(World, Position),
    once(answer_given(Position, [Kind], About, Player, Options, Kind, Key, Answer, Mark)),
    as_list(Answer, Wanted),
    findall(Named-N, ( member(Named, Wanted), nth1(N, Options, Option), call(Same, Named, Option) ), Found),
    findall(Named, member(Named-_, Found), Used),
    subtract(Wanted, Used, Others),
    noted_used([Mark|Used], Key, Kind, Options),
    noted_unfit(Others, Key, Kind, Player, no_option(Options)),
    Found = [_-Index|_].

noted_used(Used, Key, Kind, What) :-
    forall(member(Named, Used), noted(used_answer(Key, Kind, Named, What))).

noted_unfit(Others, Key, Kind, Player, Why) :-
    forall(member(Named, Others), noted(unfit_answer(Key, Kind, Named, refused(Player, Why)))).

noted(Note) :-
    ( call(Note) -> true ; assertz(Note) ).

%!  wish_taken(+Label) is det.
%
%   A trigger was found for what the step says of how Label is put on the stack.

wish_taken(Label) :-
    noted(looked_at(Label, triggers)).

%!  judged_answers(-Used:list, -Unfit:list, -Looked:list) is det.
%
%   What became of the answers since this was called last: Used are used(Key, Kind, Value), Unfit are unfit(Key, Kind, Value, Reason),
%   Looked are Key-Kind for what something asked for.

judged_answers(Used, Unfit, Looked) :-
    findall(Key-Kind, retract(looked_at(Key, Kind)), Looked),
    findall(used(Key, Kind, Value), retract(used_answer(Key, Kind, Value, _)), Used),
    findall(unfit(Key, Kind, Value, reason(Rules, rule(Rule), [Player], choice(Kind, Value, Why))),
            ( retract(unfit_answer(Key, Kind, Value, refused(Player, Why))),
              choice_rules(Kind, Value, [Rule|More]),
              findall(cr(One), member(One, [Rule|More]), Rules)
            ),
            Unfit).

%   The rules that say what can be chosen.

choice_rules(number, Number, Rules), Number < 0 => Rules = ['107.1b', '608.2d'].
choice_rules(color, Color, Rules), memberchk(Color, [white, blue, black, red, green]) => Rules = ['608.2d'].
choice_rules(color, _, Rules) => Rules = ['105.4', '608.2d'].
choice_rules(creature_type, _, Rules) => Rules = ['205.3m', '205.3e', '608.2d'].
choice_rules(land_type, _, Rules) => Rules = ['205.3i', '205.3e', '608.2d'].
choice_rules(card_type, _, Rules) => Rules = ['205.2a', '608.2d'].
choice_rules(card_name, _, Rules) => Rules = ['201.4', '608.2d'].
choice_rules(modes, _, Rules) => Rules = ['700.2a', '608.2d'].
choice_rules(keep, _, Rules) => Rules = ['704.5j'].
choice_rules(encode, _, Rules) => Rules = ['702.99a'].
choice_rules(splice, _, Rules) => Rules = ['702.47a', '601.2b'].
choice_rules(copy, _, Rules) => Rules = ['608.2d', '614.12a'].
choice_rules(replacement, _, Rules) => Rules = ['616.1'].
choice_rules(_, _, Rules) => Rules = ['608.2d'].

%!  answers_one_of(+World, +Kinds:list, +About, +Options:list) is semidet.
%
%   Something that was answered is one of Options.

answers_one_of(World, Kinds, About, Options) :-
    answer_to(World, Kinds, About, Answer),
    as_list(Answer, Wanted),
    once(( member(One, Wanted), option_named(World, Options, One, _) )).

%   An object that changed zones since is named by what it was as the step began (CR 400.7), one that the step made by its new name.

option_named(World, Options, Named, Option) :-
    (   memberchk(Named, Options)
    ->  Option = Named
    ;   position_of(World, Position),
        became(Position, Named, Next, _),
        option_named(World, Options, Next, Option)
    ->  true
    ;   position_of(World, Position),
        called(Position, Named, Option),
        memberchk(Option, Options)
    ->  true
    ).

%   answer_given(+Position, +Kinds, +About, +Player, +What, -Kind, -Key, -Answer, -Mark) is nondet: what is said of About itself goes first,
%   then what Player says.  Lists in a list answer choices one after the other, What being that which tells them apart.  About nth(N, Object)
%   is the Nth of several effects by which something is chosen for Object: the answer is a list of lists, or the first one's.

answer_given(Position, Kinds, nth(N, Object), Player, _, Kind, Key, Answer, whole) :-
    !,
    answer_kept(Position, Kinds, Object, Player, Kind, Key, Answer0),
    (   Answer0 = [List|_],
        is_list(List)
    ->  nth1(N, Answer0, Answer)
    ;   N =:= 1,
        Answer = Answer0
    ).
answer_given(Position, Kinds, About, Player, What, Kind, Key, Answer, Mark) :-
    answer_kept(Position, Kinds, About, Player, Kind, Key, Answer0),
    (   Answer0 = [List|_],
        is_list(List)
    ->  once(( nth1(N, Answer0, Answer),
               \+ answer_taken(Position, Key, Kind, nth(N)),
               \+ ( used_answer(Key, Kind, nth(N), Other), Other \== What )
            )),
        Mark = nth(N)
    ;   Answer = Answer0,
        Mark = whole
    ).

answer_kept(Position, Kinds, About, Player, Kind, Key, Answer) :-
    member(Kind, Kinds),
    (   member(Key0, [About, Player]),
        answered(Position, Key0, Kind, _)
    ->  Key = Key0
    ;   Key = any
    ),
    answered(Position, Key, Kind, Answer),
    noted(looked_at(Key, Kind)).

as_list(Answer, List) :-
    (   is_list(Answer)
    ->  List = Answer
    ;   List = [Answer]
    ).

%!  needed(+World, +Kind, +Player, +Options:list) is det.
%!  needed(+World, +Kind, +Player, +About, +Bounds, +Options:list) is det.
%
%   The choice, of something in Bounds of Options for About, is not made; true where it may be left out.
%
%   @throws choice_needed(Player, Kind, About, Bounds, Options) where it may not.

needed(World, Kind, Player, Options) :-
    needed(World, Kind, Player, none, 1-1, Options).

needed(World, Kind, Player, About0, Bounds, Options) :-
    ( About0 = nth(_, About) -> true ; About = About0 ),
    (   asking(World)
    ->  throw(choice_needed(Player, Kind, About, Bounds, Options))
    ;   true
    ).
