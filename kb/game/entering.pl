:- encoding(utf8).
:- module(lawmage_entering,
          [ entering/5,          % +World, +Object, +How, +Barred, -Ways
            cant_enter/3,        % +World, +Object, +How
            entering_token/7,    % +World, +Player, +Token, +How, +Barred, -Made, -Ways
            entering_changes/4   % +World, +Event, -Object, -Changes
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module(bindings).
:- use_module(cant_happen).
:- use_module(choices).
:- use_module(copy_exceptions).
:- use_module(entering_auras).
:- use_module(entering_choices).
:- use_module(entering_counters).
:- use_module(concerning).
:- use_module(position).
:- use_module(printed_counters).
:- use_module(resolving_amounts).
:- use_module(done_as_it_is, [done_as/5, done_as_it_is/1, shape_given/2]).
:- use_module(stated).
:- use_module(supposed_boards).
:- use_module(tokens).
:- use_module(unread_sentences, [all_read/3]).

/** <module> How a permanent enters the battlefield (CR 614.12, 614.1c-e, 616.1c)

What says how an object enters is looked for on the object as it would be there: its own text, and that of other permanents which
are there already.  A copy effect goes first (CR 616.1c), and the text that the object has then counts.
*/

%!  entering(+World, +Object, +How:list, +Barred:list, -Ways:list) is det.
%
%   Ways are How, and what else is said of Object as it enters: tapped, counters(Kind, Number), copy(Face, Exceptions), chosen(Kind, Value),
%   gains(Meaning), attached_to(Host), controller(Player).  Barred are objects that can't be chosen to change zones by that (CR 614.13).

entering(World, Object, How0, Barred, Ways) :-
    entered_board(World, Object, How0, How, Changes1, Controller, CopyWays),
    supposed_ways(World, Object, Changes1, Barred, Others),
    enchanting(World, Object, How, Changes1, Controller, Hosts),
    append([[controller(Controller)], How, CopyWays, Hosts, Others], Ways0),
    counters_entering(World, Object, Changes1, Ways0, Ways1),
    list_to_set(Ways1, Ways).

%!  entering_changes(+World, +Event, -Object, -Changes:list) is semidet.
%
%   Event would put Object onto the battlefield; Changes make the board on which it is there, apart from copy effects.

entering_changes(World, moved(Object, battlefield, How, _), Object, Changes) :-
    there(World, Object, How, _, Changes).
entering_changes(World, created(Player, Token, _), '$token', Changes) :-
    made_token(World, Token, Made),
    token_changes(World, Made, '$token', Player, Changes).

there(World, Object, How, Controller, Changes) :-
    object(World, Object, Zone, Owner, Controller0, _),
    (   memberchk(controller(Controller), How)
    ->  true
    ;   Zone == stack
    ->  Controller = Controller0
    ;   Controller = Owner
    ),
    next_timestamp(World, Timestamp),
    findall(add(face_up(Object, Face)), ( member(Way, How), face_shown(Way, Face) ), Faces),
    append([remove(object(Object, _, _, _, _)), add(object(Object, battlefield, Owner, Controller, Timestamp))], Faces, Changes).

face_shown(face(Face), Face).
face_shown(transformed, back).
face_shown(face_down, down).

%   entered_board(+World, +Object, +How0, -How, -Changes, -Controller, -CopyWays): how the board differs where Object has entered, copy
%   effects applied.

entered_board(World, Object, How0, How, Changes1, Controller, CopyWays) :-
    there(World, Object, How0, Controller, Changes),
    simple_ways(How0, World, Object, Controller, How),
    copied_on_entering(World, Object, Changes, 1, Changes1, CopyWays).

%!  cant_enter(+World, +Object, +How:list) is semidet.
%
%   A text says that Object can't enter the battlefield, as it is or as it would be there (CR 614.17d), it is an Aura that could enchant
%   nothing (CR 303.4g), it is to enter transformed and has no other face (CR 712.14a), or it is an instant or sorcery card (CR 400.4a).

cant_enter(World, Object, How) :-                                        % CR 712.14a
    memberchk(transformed, How),
    \+ printed(World, Object, back, _),
    !.
cant_enter(World, Object, How) :-                                        % CR 400.4a
    \+ ( member(Way, How), memberchk(Way, [transformed, face_down]) ),
    \+ object(World, Object, stack, _, _, _),
    value(World, Object, types, Types),
    ( memberchk(instant, Types) ; memberchk(sorcery, Types) ),
    !.
cant_enter(World, Object, How0) :-
    value(World, Object, subtypes, Subtypes),
    memberchk(aura, Subtypes),
    \+ object(World, Object, stack, _, _, _),
    entered_board(World, Object, How0, How, Changes, _, _),
    nothing_to_enchant(World, Object, How, Changes),
    !.
cant_enter(World, Object, How0) :-
    once(stated(World, restriction(_, cant_enter), _, _, _)),
    (   thing_restricted(World, Object, cant_enter)
    ->  true
    ;   entered_board(World, Object, How0, _, Changes, _, _),
        once(supposed_board(World, Changes, restricted_there(Object)))
    ).

restricted_there(Object, World) :-
    thing_restricted(World, Object, cant_enter).

simple_ways([], _, _, _, []).
simple_ways([Way0|Ways0], World, Object, Player, Ways) :-
    (   simple_way(Way0, World, Object, Player, Way)
    ->  Ways = [Way|Ways1]
    ;   Ways = Ways1
    ),
    simple_ways(Ways0, World, Object, Player, Ways1).

simple_way(controlled_by(_), _, _, _, _) :- !, fail.
simple_way(from_zone(_, _), _, _, _, _) :- !, fail.
simple_way(transformed, _, _, _, face(back)) :- !.
simple_way(face_down, _, _, _, face(down)) :- !.
simple_way(attached_to(ref(Host)), _, _, _, attached_to(Host)) :- !.
simple_way(counters(Kind, Number), _, _, _, counters(Kind, Number)) :- !.
simple_way(attacking, World, Object, Player, Way) :-
    !,
    entering_attacking([opponent, planeswalkers(opponent), battles(opponent)], World, Object, Player, Way).
simple_way(attacking(Attacked), World, Object, Player, Way) :-
    is_list(Attacked),
    !,
    entering_attacking(Attacked, World, Object, Player, Way).
simple_way(paid(Keyword), _, _, _, using(Keyword)) :- !.
simple_way(attacking(Target), World, _, _, _) :-        % CR 508.4a
    \+ attackable(World, Target),
    !,
    fail.
simple_way(blocking(Attackers), World, _, Player, blocking(Attacker)) :-
    !,
    entering_blocking(Attackers, World, Player, Attacker).
simple_way(Way, _, _, _, Way).

%   An effect by which the object enters as a copy; the copy may have such an effect in turn.

copied_on_entering(World, Object, Changes0, N, Changes, Ways) :-
    (   N =< 5,
        supposed_board(World, Changes0, copy_effect(World, Object, Self, You, Subject, Exceptions0, Extra, Optional, Linked)),
        copied_original(World, Object, N, Self, You, Subject, Optional, Original)
    ->  Next is N + 1,
        exclude(copy_fact(Object), Changes0, Changes1),
        frame(Frame, Self, You, 0, [it-[Original]]),
        settled_exceptions(Exceptions0, World, Frame, Exceptions),
        append(Changes1, [add(copy_of(Object, Original, Exceptions))], Changes2),
        frozen(World, Original, Face),
        findall(copied_also(second, Second), prepare_spell(World, Original, Second), Also),
        once_ways(Extra, World, Self, You, ExtraWays),
        exception_ways(Exceptions, World, Object, Changes2, Self, You, Later),
        (   Self == Object
        ->  copied_on_entering(World, Object, Changes2, Next, Changes, More)
        ;   Changes = Changes2,
            More = []
        ),
        (   More = [copy(_, _)|_]                                    % CR 707.9e, 707.9g
        ->  append(ExtraWays, More, Ways)
        ;   findall(once_done(Label, Meaning, Original), member(Label-Meaning, Linked), LinkedWays),
            append([[copy(Face, Exceptions)|Also], Later, ExtraWays, LinkedWays, More], Ways)
        )
    ;   Changes = Changes0,
        Ways = []
    ).

copy_fact(Object, add(copy_of(Object, _, _))).

copy_effect(World, Object, Self, You, Subject, Exceptions, Extra, Optional, Linked, Board) :-
    entering_fact(World, Object, Fact, Self, You, Optional, Board),
    Fact = enters(_, Ways),
    (   select(copy_of(Subject), Ways, Extra),
        Exceptions = []
    ;   select(copy_of(Subject, Exceptions), Ways, Extra)
    ),
    !,
    linked_triggers(Board, Self, Fact, Linked).

copied_original(_, _, _, Self, _, self, _, Self) :-
    !.
copied_original(World, Object, N, Self, You, Subject, Optional, Original) :-
    context(World, Self, You, Context),
    frame(Frame, Self, You, 0, []),
    (   Subject = choose(_, Filter)
    ->  objects_of(each(Filter), World, Frame, Options0),
        exclude(==(Object), Options0, Options)
    ;   objects_of(Subject, World, Frame, Options)
    ),
    nonvar(Context),
    (   answer_to(World, [copy], Object, Answer0),
        is_list(Answer0)
    ->  answered_so(World, [copy], Object, You, Options, copied_then(N, Options), Answers),
        nth1(N, Answers, Original)
    ;   N =:= 1,
        Options = [_|_],
        answered_among(World, [copy], Object, You, 1-1, Options, [Answer])
    ->  Original = Answer
    ;   answer_to(World, [copy], Object, _)
    ->  fail
    ;   Optional == true
    ->  Options = [_|_],
        needed(World, copy, You, Object, 0-1, Options),
        fail
    ;   picked(World, [copy], Object, You, 1-1, Options, [Original|_])
    ).

copied_then(N, Options, Answers) :-
    nth1(N, Answers, Answer),
    memberchk(Answer, Options).

%   entering_fact(+World, +Object, -Fact, -Self, -You, -Optional, +Board) is nondet.
%   Fact says how Object enters, on the Board on which it has: its own text or that of a permanent of World.

entering_fact(_, Object, Fact, Object, You, Optional, Board) :-
    value(Board, Object, abilities, Abilities),
    controller(Board, Object, You),
    member(ability(Key, Meaning0, _), Abilities),
    followed_up(Meaning0, Meaning),
    meaning_part(Meaning, Condition, Fact0),
    optional(Fact0, Fact, Optional),
    entering_words(Fact, self),
    holds_now(Condition, Board, Object, You),
    ( Key = line(_, Line, _) -> all_read(Board, Object, Line) ; true ).
entering_fact(World, Object, Fact, Self, You, Optional, Board) :-
    stated_if(Board, Fact0, _, Self, You, Condition),
    Self \== Object,
    ( Self == none ; permanent(World, Self) ),
    optional(Fact0, Fact, Optional),
    entering_words(Fact, Subject),
    Subject \== self,
    context(Board, Self, You, Context),
    concerns(Subject, Board, Context, Object),
    holds_now(Condition, Board, Self, You).

%   followed_up(+Meaning0, -Meaning): what is said of how it enters if something was done, or wasn't, belongs to doing that.

followed_up(all([as_enters(self, Instruction)|Rest]), as_enters(self, all([Instruction|Rest]))) :-
    sub_term(Condition, Rest),
    nonvar(Condition),
    memberchk(Condition, [done, happened(this_way, _, _)]),
    !.
followed_up(Meaning, Meaning).

optional(may(Fact), Fact, true) :- !.
optional(may(Who, Fact), Fact, by(Who)) :- !.
optional(one_of([First, Second]), Fact, Optional) :-      % the first, or else the second
    !,
    (   Fact = First,
        Optional = true
    ;   Fact = Second,
        Optional = declined
    ).
optional(Fact, Fact, false).

entering_words(enters(Subject, _), Subject).
entering_words(as_enters(Subject, _), Subject).
entering_words(any_of_as(Subject, _), Subject).

%   What else is said of it, on the board with the copy that it is.

supposed_ways(World, Object, Changes, Barred, Ways) :-
    findall(Way,
            ( supposed_board(World, Changes, board_way(World, Object, Barred, Ways1)),
              member(Way, Ways1)
            ),
            Ways).

board_way(World, Object, Barred, Ways, Board) :-
    findall(said(Fact, Self, You, Optional), entering_fact(World, Object, Fact, Self, You, Optional, Board), Facts),
    ways_in_turn(Facts, 1, World, Board, Object, Barred, Ways0),
    findall(Way, printed_counters(World, Board, Object, Way), Ways1),
    append(Ways0, Ways1, Ways).

%   ways_in_turn(+Facts, +N, +World, +Board, +Object, +Barred, -Ways): what one effect moves, another doesn't (CR 614.13b).  The Nth is the next
%   by which objects are moved as it enters.

ways_in_turn([], _, _, _, _, _, []).
ways_in_turn([said(Fact, Self, You, Optional)|Facts], N0, World, Board, Object, Barred0, Ways) :-
    findall(Way,
            ( may_enter(Optional, World, Object, You),
              way(Fact, World, Board, Object, Self, You, [occasion-N0, barred-Barred0], Way)
            ),
            Ways0),
    findall(Moved, ( member(also(Event), Ways0), Event = moved(Moved, _, _, _) ), Moves),
    append(Moves, Barred0, Barred),
    ( doing_as_it_enters(Fact, _) -> N is N0 + 1 ; N = N0 ),
    ways_in_turn(Facts, N, World, Board, Object, Barred, Ways1),
    append(Ways0, Ways1, Ways).

may_enter(false, _, _, _).
may_enter(true, World, Object, You) :-
    decided_whether(World, may, Object, You, true).
may_enter(declined, World, Object, You) :-
    decided_whether(World, may, Object, You, false).
may_enter(by(Who), World, Object, You) :-
    who_decides(Who, World, Object, You, Player),
    decided_whether(World, may, Object, Player, true).

way(enters(_, Properties), World, Board, Object, Self, You, _, Way) :-
    \+ ( member(Property, Properties), functor(Property, copy_of, _) ),
    member(Property0, Properties),
    entering_property(Property0, World, Board, Object, Self, You, Way).
way(as_enters(self, Meaning), _, _, _, _, _, _, acted_as_entered(Meaning)) :-
    compound(Meaning),
    functor(Meaning, Name, _),
    acted_as_it_enters(Name),
    !.
way(Fact, World, Board, Object, Self, You, Bindings, Way) :-
    doing_as_it_enters(Fact, Meaning),
    !,
    done_as_it_enters(Meaning, World, Object, You, Bindings, Events, Said),
    (   member(Event, Events),
        Way = also(Event)
    ;   member(Way, Said),
        Way = chosen(_, _)
    ;   member(enters(Properties)-Number, Said),
        member(Property, Properties),
        entering_number(Property, Number, World, Board, Object, Self, You, Way)
    ).
way(as_enters(Subject, Meaning), _, Board, Object, _, _, _, copy(Face, Facts)) :-     % CR 613.2a: a copiable effect
    Subject \== self,
    shape_given(Meaning, Facts),
    !,
    frozen(Board, Object, Face).
way(as_enters(_, Meaning), World, _, Object, _, You, _, Way) :-
    done_as(Meaning, World, Object, You, Way).
way(any_of_as(_, Meaning), World, _, Object, _, You, _, Way) :-
    done_as(Meaning, World, Object, You, Way).

doing_as_it_enters(as_enters(self, Meaning), Meaning) :-
    \+ done_as_it_is(Meaning),
    \+ ( compound(Meaning), functor(Meaning, Name, _), acted_as_it_enters(Name) ).

%   What is done to other objects as it enters (CR 614.1c) needs the permanent, and is done with it.

acted_as_it_enters(exile).
acted_as_it_enters(sacrifice).
acted_as_it_enters(discard).
acted_as_it_enters(mill).
acted_as_it_enters(lose_life).
acted_as_it_enters(turn_face_down).

%   "That many" are those to which something was done as it enters.

entering_number(counters(Kind, Amount), Number, _, Board, _, Self, You, counters(Kind, Count)) :-
    !,
    frame(Frame, Self, You, 0, [that_many-Number]),
    amount_of(Amount, Board, Frame, Count),
    Count > 0.
entering_number(Property, _, World, Board, Object, Self, You, Way) :-
    entering_property(Property, World, Board, Object, Self, You, Way).

entering_property(counters(Kind0, Amount), World, Board, Object, Self, You, counters(Kind, Number)) :-
    !,
    (   Kind0 = choice(Kinds)
    ->  picked(World, [counter, number], Object, You, 1-1, Kinds, [Kind|_])
    ;   Kind = Kind0
    ),
    frame(Frame, Self, You, 0, []),
    (   Self == Object
    ->  amount_of(Amount, Board, Frame, Number)
    ;   amount_of(Amount, World, Frame, Number)
    ),
    Number > 0.
entering_property(types(Types), _, _, _, _, _, gains(add_type(self, Types))) :- !.
entering_property(controlled_by(_), _, _, _, _, _, _) :- !, fail.
entering_property(paid(Keyword), _, _, _, _, _, using(Keyword)) :- !.
entering_property(transformed, World, _, Object, _, _, face(back)) :-
    !,
    printed(World, Object, back, _).
entering_property(Property, _, _, _, _, _, Property).

once_ways(Extra, World, Self, You, Ways) :-
    findall(Way, ( member(Property, Extra), entering_property(Property, World, World, none, Self, You, Way) ), Ways).

%   exception_ways(+Exceptions, +World, +Object, +Changes, +Self, +You, -Ways)
%   How it enters besides, by exceptions that change no characteristic (CR 707.9e), some only where the copy is as they say (CR 707.9f).

exception_ways(Exceptions, World, Object, Changes, Self, You, Ways) :-
    (   member(Exception, Exceptions),
        sub_term(enters(_, _), Exception)
    ->  findall(Way,
                ( supposed_board(World, Changes, exceptional_way(Exceptions, World, Object, Self, You, Ways0)),
                  member(Way, Ways0)
                ),
                Ways)
    ;   Ways = []
    ).

exceptional_way(Exceptions, World, Object, Self, You, Ways, Board) :-
    findall(Way,
            ( member(Exception, Exceptions),
              meaning_part(Exception, Condition, enters(_, Properties)),
              holds_now(Condition, Board, Object, You),
              member(Property, Properties),
              entering_property(Property, World, Board, Object, Self, You, Way)
            ),
            Ways).

%!  entering_token(+World, +Player, +Token, +How:list, +Barred:list, -Made, -Ways:list) is det.
%
%   Made is what the token is printed as (tokens.pl), Ways how it enters under Player's control.  How may have called(Id), what the token
%   will be called, by which what is chosen for it is answered.

entering_token(World, Player, Token, How0, Barred, Made, Ways) :-
    made_token(World, Token, Made),
    (   select(called(Id), How0, How1)
    ->  true
    ;   Id = '$token',
        How1 = How0
    ),
    simple_ways(How1, World, Id, Player, How),
    token_changes(World, Made, Id, Player, Changes),
    copied_on_entering(World, Id, Changes, 1, Changes1, CopyWays),
    supposed_ways(World, Id, Changes1, Barred, Others),
    enchanting(World, Id, How, Changes1, Player, Hosts),
    append([[controller(Player)], How, CopyWays, Hosts, Others], Ways0),
    counters_entering(World, Id, Changes1, Ways0, Ways1),
    list_to_set(Ways1, Ways).

token_changes(World, made(Prints, Face, Layout, Exceptions), Id, Player, Changes) :-
    next_timestamp(World, Timestamp),
    findall(add(printed(Id, Up, Print)), member(Up-Print, Prints), Changes0),
    findall(add(face_up(Id, Face)), Face \== front, Changes1),
    findall(add(layout(Id, Layout)), Layout \== none, Changes2),
    (   Exceptions == []
    ->  Changes3 = []
    ;   findall(add(printed('$original', Up, Print)), member(Up-Print, Prints), Changes4),
        append(Changes4, [add(object('$original', gone, Player, Player, 0)), add(copy_of(Id, '$original', Exceptions))], Changes3)
    ),
    append([[add(object(Id, battlefield, Player, Player, Timestamp)), add(token(Id))], Changes0, Changes1, Changes2, Changes3], Changes).
