:- encoding(utf8).
:- module(lawmage_antecedents,
          [ settled/4,          % +Tree, +Context0, -Meaning, -Context
            settle/4,           % +Tree, +Context0, -Meaning, -Context
            settle_keeping/3    % +Tree, +Context, -Meaning
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(contexts).
:- use_module(event_references).
:- use_module(narrowing).
:- use_module(object_references).
:- use_module(player_references).
:- use_module(tree_shapes).

/** <module> Pronouns and "that creature": what they mean

A tree is walked in the order of the words.  A context holds what has been named so far:

    context(Objects, Players, Subject, Actor, Targets, Card)

Objects and Players are the latest first; an object is `named(Reference, Number, Filter)`.
Subject is what the clause at hand is about, Actor the player who does it; Targets are the
target phrases met.  What has no antecedent in the text remains `it`, `that(F)` or
`that_player`.
*/

%!  settled(+Tree, +Context0, -Meaning, -Context) is det.
%
%   Meaning is Tree with its pronouns settled, Context what has been named after it.

settled(Tree, Context0, Meaning, Context) :-
    settle(Tree, Context0, Meaning, Context),
    !.

%!  settle(+Tree, +Context0, -Meaning, -Context) is nondet.
%
%   The first solution is that of settled/4.

settle(Tree, Context0, Meaning, Context) :-
    \+ compound(Tree),
    !,
    (   ( Tree == self ; Tree == grantor )
    ->  settle_object(Tree, Context0, Meaning, Context)
    ;   ( Tree == that_player ; Tree == those_players )
    ->  settle_who(Tree, Context0, Meaning, Context)
    ;   Meaning = Tree,
        Context = Context0
    ).
settle(pre(C0, M0), Context0, when(C, M), Context) :-
    !,
    settle(C0, Context0, C, Context1),
    counted_named(C, Context1, Context2),
    settle(M0, Context2, M, Context).
settle(post(M0, C0), Context0, Meaning, Context) :-
    !,
    settle(M0, Context0, M, Context1),
    (   common_subject(M, each(F)),
        Context1 = context(Objects, _, _, _, _, _),
        \+ memberchk(named(_, sg, _), Objects)
    ->  with_subject(Context1, each(F), Context2),
        settle(C0, Context2, C, Context3),
        without_subject(Context3, Context)
    ;   settle(C0, Context1, C, Context)
    ),
    narrowed(C, M, Meaning).
settle(triggered(E0, M0), Context0, triggered(E, M), Context) :-
    !,
    settle_event(E0, Context0, E, Context1),
    settle(M0, Context1, M, Context).
settle(replaced(E0, M0), Context0, replace(E, M), Context) :-
    !,
    settle_event(E0, Context0, E, Context1),
    settle(M0, Context1, M, Context).
settle(replaced_next(E0, M0), Context0, replace_next(E, M), Context) :-
    !,
    settle_event(E0, Context0, E, Context1),
    settle(M0, Context1, M, Context).
settle(delayed_on(E0, M0), Context0, delayed(E, M), Context) :-     % "when that creature dies this turn, ..."
    !,
    settle_later_event(E0, Context0, E, Context1),
    settle(M0, Context1, M, Context).
settle(delayed(E0, M0), Context0, delayed(E, M), Context) :-
    !,
    settle(M0, Context0, M, Context1),
    settle_keeping_event(E0, Context1, E),
    Context = Context1.
settle(create(A0, Token0, How0), Context0, create(A, Token, How), Context) :-
    !,
    settle(A0, Context0, A, Context1),
    settle(Token0, Context1, Token, Context2),
    settle(How0, Context2, How, Context3),
    ( A == 1 -> Number = sg ; Number = pl ),
    created_filter(Token, Filter),
    name(it, Number, Filter, Context3, Context).
settle(move(S0, Zone, How0), Context0, move(S, Zone, How), Context) :-        % it doesn't block itself
    memberchk(blocking(_), How0),
    !,
    settle(How0, Context0, How, Context1),
    settle(move(S0, Zone, []), Context1, move(S, Zone, []), Context).
settle(copy(S0, A0), Context0, copy(S, A), Context) :-
    !,
    settle(S0, Context0, S, Context1),
    settle(A0, Context1, A, Context2),
    ( A == 1 -> Number = sg ; Number = pl ),
    name(it, Number, [copy, spell], Context2, Context).
settle(reveal_until(Who0, Filter0), Context0, reveal_until(Who, Filter), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context1),
    acting(Context1, Who, Context2),
    settle_keeping(Filter0, Context2, Filter),
    acting(Context2, none, Context3),
    name(it, sg, [card], Context3, Context).
settle(for_each(S0, M0), Context0, for_each(S, M), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    each_in_turn(S, Context1, Context2),
    settle(M0, Context2, M, Context).
settle(as_enters(S0, M0), Context0, as_enters(S, M), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    settle(M0, Context1, M, Context).
settle(prevent(Damage, each(From0), To0), Context0, prevent(Damage, each(From), To), Context) :-    % "to this creature by creatures it's blocking"
    To0 \== any,
    occurrences_of_term(pro(_), From0, 1),
    !,
    settle(To0, Context0, To, Context1),
    settle(From0, Context1, From, Context).
settle(unless_pays(pro(who), Cost, by(each(F), M)), Context0, Meaning, Context) :-
    !,
    settle(by(each(F), unless_pays(pro(who), Cost, M)), Context0, Meaning, Context).
settle(unless_pays(pro(who), Cost, M0), Context0, Meaning, Context) :-
    player_action(M0),
    M0 =.. [Functor, each(F)|Arguments],
    !,
    M =.. [Functor, pro(who)|Arguments],
    settle(by(each(F), unless_pays(pro(who), Cost, M)), Context0, Meaning, Context).
settle(unless_pays(Who0, Cost0, M0), Context0, unless_pays(Who, Cost, M), Context) :-
    !,
    Context0 = context(_, _, _, Actor, _, _),
    settle(M0, Context0, M, Context1),
    acting(Context1, Actor, Context2),
    settle_who(Who0, Context2, Who, Context3),
    acting(Context3, none, Context4),
    settle(Cost0, Context4, Cost, Context).
settle(lasting(D0, M0), Context0, until(D, M), Context) :-
    !,
    settle(D0, Context0, D, Context1),
    settle(M0, Context1, M, Context).
settle(until(D0, M0), Context0, until(D, M), Context) :-
    !,
    settle(M0, Context0, M, Context1),
    settle_duration(D0, M0, M, Context1, D, Context).
settle(all(Ms0), Context0, all(Ms), Context) :-
    !,
    settle_parts(Ms0, none, Context0, Ms, Context).
settle(pro(who), Context0, Who, Context) :-
    !,
    settle_who(pro(who), Context0, Who, Context).
settle([other(pro(Role))|Filter0], Context0, Filter, Context) :-
    !,
    settle_other(Role, Filter0, Context0, Subjects),
    settle(Filter0, Context0, Filter1, Context),
    findall(other(S), member(S, Subjects), Others),
    append(Others, Filter1, Filter).
settle(other(pro(Role)), Context, other(S), Context) :-
    !,
    settle_other(Role, [], Context, [S|_]).
settle(settled(Term), Context, Term, Context) :- !.
settle(q(Tokens), Context, q(Tokens), Context) :- !.
settle(by(Who0, M0), Context0, by(Who, M), Context) :-
    !,
    settle_doing(Who0, M0, Context0, Who, M, Context).
settle(may(Who0, M0), Context0, may(Who, M), Context) :-
    !,
    settle_doing(Who0, M0, Context0, Who, M, Context).
settle(matches(S0, [paired]), Context0, matches(S, [paired]), Context) :-
    !,
    settle_subject(S0, Context0, S, Context1),
    name(pair, pl, [type(creature)], Context1, Context).
settle(happened(last_turn(Who0), Event0, Comparison0), Context0, Happened, Context) :-
    own_possessor(Who0, Event0, Who),
    !,
    settle_list([Event0, Comparison0], Context0, [Event, Comparison], Context),
    Happened = happened(last_turn(Who), Event, Comparison).
settle(matches(pro(subj), Filter0), Context0, matches(S, Filter), Context) :-
    ( memberchk(card, Filter0) ; memberchk(spell, Filter0) ),
    !,
    settle_card(pro(subj), Context0, S, Context1),
    settle(Filter0, Context1, Filter, Context2),
    foremost(S, Context2, Context).
settle(reveal(Who0, pro(obj)), Context0, reveal(Who, S), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context1),
    settle_revealed(Context1, S, Context).
settle(matches(self, Filter0), Context0, matches(self, Filter), Context) :-
    memberchk(zone(Zone, _), Filter0),
    Zone \== battlefield,
    !,
    settle_object(self, Context0, self, Context1),
    settle_keeping(Filter0, Context1, Filter),
    moved(self, Context1, Context).
settle(matches(top_of_library(Who0), Filter0), Context0, matches(S, Filter), Context) :-
    !,
    settle_object(top_of_library(Who0), Context0, S, Context1),
    settle(Filter0, Context1, Filter, Context2),
    name(S, sg, [card], Context2, Context).
settle(Playing0, Context0, Playing, Context) :-
    plays(Playing0, Functor, Arguments0),
    !,
    settle_card(pro(obj), Context0, S, Context1),
    settle_list(Arguments0, Context1, Arguments, Context),
    Playing =.. [Functor, S|Arguments].
settle(counters(Counter, pro(obj)), Context, counters(Counter, S), Context) :-
    Context = context(_, _, Subject, _, _, _),
    Subject \== none,
    Subject \= player(_),
    !,
    settle_keeping(pro(poss), Context, S).
settle(Fact0, Context0, Fact, Context) :-
    Fact0 =.. [Functor, pro(they)|Arguments],
    memberchk(Functor, [restriction, requirement]),
    Arguments = [Combat|_],
    functor(Combat, Name, _),
    memberchk(Name, [cant_attack, cant_block, attack_if_able, attack_each_combat]),
    Context0 = context(Objects, [_|_], _, _, _, _),
    \+ memberchk(named(_, pl, _), Objects),
    !,
    Fact1 =.. [Functor, each([type(creature), controlled_by(that_player)])|Arguments],
    settle(Fact1, Context0, Fact, Context).
settle(Copying0, Context0, Copying, Context) :-             % what becomes a copy of a thing named before isn't that thing
    Copying0 =.. [becomes_copy, each(F0), Original0|Exceptions0],
    ( Original0 = that(_, _) ; Original0 = target_at(_, _, _) ),
    !,
    settle_object(Original0, Context0, Original, Context1),
    settle_subject(each(F0), Context1, S0, _),
    other_than(Original, S0, S),
    settle_list(Exceptions0, Context1, Exceptions, Context),
    Copying =.. [becomes_copy, S, Original|Exceptions].
settle(Fact0, Context0, Fact, Context) :-
    fact_about(Fact0, S0),
    !,
    Fact0 =.. [Functor, S0|Arguments0],
    settle_subject(S0, Context0, S, Context1),
    with_subject(Context1, S, Context2),
    settle_list(Arguments0, Context2, Arguments, Context3),
    Fact =.. [Functor, S|Arguments],
    without_subject(Context3, Context4),
    ( compares(Functor) -> foremost(S, Context4, Context) ; Context = Context4 ).
settle(cost_to(Act0, Payments0), Context0, cost_to(Act, Payments), Context) :-
    !,
    Act0 =.. [Functor, S0|Arguments0],
    settle_subject(S0, Context0, S, Context1),
    with_subject(Context1, S, Context2),
    settle_list(Arguments0, Context2, Arguments, Context3),
    Act =.. [Functor, S|Arguments],
    settle(Payments0, Context3, Payments, Context4),
    without_subject(Context4, Context).
settle(Action0, Context0, Action, Context) :-
    player_action(Action0),
    !,
    Action0 =.. [Functor, Who0|Arguments0],
    settle_who(Who0, Context0, Who, Context1),
    acting(Context1, Who, Context2),
    settle_list(Arguments0, Context2, Arguments, Context3),
    Action =.. [Functor, Who|Arguments],
    acting(Context3, none, Context).
settle(target(N, Filter), Context0, Who, Context) :-
    player_noun(Filter),
    !,
    settle_who(target(N, Filter), Context0, Who, Context).
settle(Term0, Context0, Term, Context) :-
    subject_term(Term0),
    !,
    settle_object(Term0, Context0, Term, Context).
settle(Term0, Context0, Term, Context) :-
    who_place(Term0, Functor, Before, Who0, After),
    !,
    settle_list(Before, Context0, Before1, Context1),
    settle_who(Who0, Context1, Who, Context2),
    settle_list(After, Context2, After1, Context),
    append([Functor|Before1], [Who|After1], List),
    Term =.. List.
settle(Move0, Context0, Move, Context) :-
    makes_card(Move0),
    !,
    Move0 =.. [Functor|Arguments0],
    settle_list(Arguments0, Context0, Arguments, Context1),
    Move =.. [Functor|Arguments],
    Arguments = [S|_],
    moved(S, Context1, Context).
settle([], Context, [], Context) :- !.
settle([X0|Xs0], Context0, [X|Xs], Context) :-
    !,
    settle(X0, Context0, X, Context1),
    without_groups(Context0, Context1, Context2),
    settle(Xs0, Context2, Xs, Context).
settle(Term0, Context0, Term, Context) :-
    Term0 =.. [Functor|Arguments0],
    settle_list(Arguments0, Context0, Arguments, Context),
    Term =.. [Functor|Arguments].

other_than(Original, each(Filter0), each(Filter)) :-
    (   select(other(self), Filter0, Filter1)
    ->  Filter = [other(Original)|Filter1]
    ;   Filter = Filter0
    ).

plays(cast(pro(obj)), cast, []).
plays(cast(pro(obj), How), cast, [How]).
plays(play(pro(obj)), play, []).
plays(play(pro(obj), How), play, [How]).

%   compares(+Functor): what else is named in it is only what the first is compared with.

compares(matches).
compares(becomes_copy).

%   counted_named(+Condition, +Context0, -Context): "as long as you control exactly one Elf, that
%   Elf ...", "if a creature an opponent controls attacks, all creatures that opponent controls ...".

counted_named(amount(count(Filter), exactly(N)), Context0, Context) :-
    integer(N),
    N > 0,
    \+ memberchk(attached_to(_), Filter),
    !,
    ( N =:= 1 -> Number = sg ; Number = pl ),
    name(each(Filter), Number, Filter, Context0, Context).
counted_named(declared(attacks(_), _), Context0, Context) :-
    !,
    named_player(attacking_player, Context0, Context).
counted_named(_, Context, Context).

%   settle_duration(+D0, +M0, +M, +Context0, -D, -Context): "during its controller's next turn",
%   "as long as it's tapped", said of what M is about, of each in turn if there are several.

settle_duration(D0, M0, _, Context0, D, Context0) :-
    common_subject(M0, each_of(_)),
    !,
    Context0 = context(_, Players, _, Actor, Targets, Card),
    settle_keeping(D0, context([], Players, each([]), Actor, Targets, Card), D).
settle_duration(D0, _, M, Context0, D, Context) :-
    common_subject(M, S),
    !,
    with_subject(Context0, S, Context1),
    settle(D0, Context1, D, Context2),
    without_subject(Context2, Context).
settle_duration(D0, _, _, Context0, D, Context) :-
    settle(D0, Context0, D, Context).

%   own_possessor(+Who0, +Event, -Who): "that attacked during their controller's last turn".

own_possessor(Who0, Event, Who) :-
    arg(1, Event, own),
    (   Who0 = controller(pro(_))
    ->  Who = controller(own)
    ;   Who0 == pro(who)
    ->  Who = own
    ).

%   settle_doing(+Who0, +Tree, +Context0, -Who, -Meaning, -Context): what Who0 does, who need not be
%   told again in it.

settle_doing(Who0, Tree0, Context0, Who, Meaning, Context) :-
    settle_who(Who0, Context0, Who, Context1),
    acting_player(Who, Doer),
    done_by(Who0, Doer, Tree0, Tree),
    acting(Context1, Who, Context2),
    settle(Tree, Context2, Meaning, Context3),
    acting(Context3, none, Context).

done_by(Who0, Doer, all(Trees0), all(Trees)) :-
    !,
    maplist(done_by(Who0, Doer), Trees0, Trees).
done_by(Who0, Doer, Tree0, Tree) :-
    (   doer(Tree0, Who1, Functor, Arguments),
        Who1 == Who0
    ->  Tree =.. [Functor, settled(Doer)|Arguments]
    ;   Tree = Tree0
    ).

settle_list([], Context, [], Context).
settle_list([X0|Xs0], Context0, [X|Xs], Context) :-
    settle(X0, Context0, X, Context1),
    settle_list(Xs0, Context1, Xs, Context).

%   settle_parts(+Trees, +Doer, +Context0, -Meanings, -Context): predicates of one subject.
%   "Its controller reveals a card and puts it …": `its` is said once, and means one thing.

settle_parts([], _, Context, [], Context).
settle_parts([M0|Ms0], Doer0, Context0, [M|Ms], Context) :-
    (   doer(M0, Who0, Functor, Arguments),
        compound(Who0),
        Who0 =.. [Relation, pro(_)],
        memberchk(Relation, [controller, owner])
    ->  (   Doer0 = Who0-Who
        ->  M1 =.. [Functor, Who|Arguments],
            Doer = Doer0
        ;   M1 = M0,
            settle_keeping(Who0, Context0, Who),
            Doer = Who0-Who
        )
    ;   M1 = M0,
        Doer = none
    ),
    settle(M1, Context0, M, Context1),
    settle_parts(Ms0, Doer, Context1, Ms, Context).

doer(M, Who, Functor, Arguments) :-
    ( M = by(_, _) ; M = may(_, _) ; M = reveal_until(_, _) ; player_action(M) ),
    !,
    M =.. [Functor, Who|Arguments].

settle_keeping_event(E0, Context, E) :-
    settle_event(E0, Context, E, _).

created_filter(token(_, _, Properties, _), [token|Properties]) :- !.
created_filter(_, [token, permanent]).

%   Of each thing in turn, said before the comma.

each_in_turn(S, Context0, Context) :-
    (   S = each([Player|_]),
        memberchk(Player, [player, opponent])
    ->  named_player(actor, Context0, Context)
    ;   S = each(Filter)
    ->  forget(S, Context0, Context1),
        name_as(subject, Filter, Context1, Context)
    ;   name_as(subject, [], Context0, Context)
    ).

common_subject(all([M|Ms]), S) :-
    !,
    common_subject(M, S),
    forall(member(Other, Ms), ( common_subject(Other, S1), S1 == S )).
common_subject(M, S) :-
    fact_about(M, S).

%!  settle_keeping(+Tree, +Context, -Meaning) is nondet.
%
%   Meaning is Tree settled; what it names isn't remembered.

settle_keeping(Tree, Context, Meaning) :-
    settle(Tree, Context, Meaning, _).
