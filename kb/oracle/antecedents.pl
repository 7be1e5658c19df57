:- encoding(utf8).
:- module(lawmage_antecedents,
          [ settled/4,          % +Tree, +Context0, -Meaning, -Context
            new_context/2,      % +Card, -Context
            next_sentence/2     % +Context0, -Context
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/subtypes').

/** <module> Pronouns and "that creature": what they mean

A tree is walked in the order of the words.  A context holds what has been named so far:

    context(Objects, Players, Subject, Actor, Targets, Card)

Objects and Players are the latest first; an object is `named(Reference, Number, Filter)`.
Subject is what the clause at hand is about, Actor the player who does it; Targets are the
target phrases met.  What has no antecedent in the text remains `it`, `that(F)` or
`that_player`.
*/

%!  new_context(+Card, -Context) is det.
%
%   Context is that before the first word of an ability of Card.

new_context(Card, context([], [], none, none, [], Card)).

%!  next_sentence(+Context0, -Context) is det.
%
%   Context is Context0 at the beginning of the next sentence.

next_sentence(context(Objects0, Players, _, _, Targets0, Card),
              context(Objects, Players, none, none, Targets, Card)) :-
    maplist(remembered, Objects0, Objects),
    maplist(past_target, Targets0, Targets).

%   A group named in a sentence before is spoken of as it was then.

remembered(named(each(_), Number, Filter), named(it, Number, Filter)) :- !.
remembered(Named, Named).

past_target(at(_, Target, Reference), at(past, Target, Reference)).

%!  settled(+Tree, +Context0, -Meaning, -Context) is det.
%
%   Meaning is Tree with its pronouns settled, Context what has been named after it.

settled(Tree, Context0, Meaning, Context) :-
    settle(Tree, Context0, Meaning, Context),
    !.

settle(Tree, Context0, Meaning, Context) :-
    \+ compound(Tree),
    !,
    (   ( Tree == self ; Tree == grantor )
    ->  settle_object(Tree, Context0, Meaning, Context)
    ;   Tree == that_player
    ->  settle_who(Tree, Context0, Meaning, Context)
    ;   Meaning = Tree,
        Context = Context0
    ).
settle(pre(C0, M0), Context0, when(C, M), Context) :-
    !,
    settle(C0, Context0, C, Context1),
    settle(M0, Context1, M, Context).
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
    settle(M0, Context0, M, Context1),
    settle_who(Who0, Context1, Who, Context2),
    settle(Cost0, Context2, Cost, Context).
settle(lasting(D0, M0), Context0, until(D, M), Context) :-
    !,
    settle(D0, Context0, D, Context1),
    settle(M0, Context1, M, Context).
settle(until(D0, M0), Context0, until(D, M), Context) :-
    !,
    settle(M0, Context0, M, Context1),
    settle(D0, Context1, D, Context).
settle(all(Ms0), Context0, all(Ms), Context) :-
    !,
    settle_parts(Ms0, none, Context0, Ms, Context).
settle(pro(who), Context0, Who, Context) :-
    !,
    settle_who(pro(who), Context0, Who, Context).
settle([other(pro(Role))|Filter0], Context0, [other(S)|Filter], Context) :-
    !,
    settle_other(Role, Filter0, Context0, S),
    settle(Filter0, Context0, Filter, Context).
settle(other(pro(Role)), Context, other(S), Context) :-
    !,
    settle_other(Role, [], Context, S).
settle(q(Tokens), Context, q(Tokens), Context) :- !.
settle(words(B, A), Context, words(B, A), Context) :- !.
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
settle(Fact0, Context0, Fact, Context) :-
    fact_about(Fact0, S0),
    !,
    Fact0 =.. [Functor, S0|Arguments0],
    settle_subject(S0, Context0, S, Context1),
    with_subject(Context1, S, Context2),
    settle_list(Arguments0, Context2, Arguments, Context3),
    Fact =.. [Functor, S|Arguments],
    without_subject(Context3, Context).
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

%   What a property of a filter is about is not spoken of again.

without_groups(context(Objects0, _, _, _, _, _), context(Objects1, Players, Subject, Actor, Targets, Card),
               context(Objects, Players, Subject, Actor, Targets, Card)) :-
    exclude(new_group(Objects0), Objects1, Objects).

new_group(Objects0, Named) :-
    Named = named(each(_), _, _),
    \+ memberchk(Named, Objects0).

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

name_as(Reference, Filter, Context0, Context) :-
    Context0 = context(Objects, Players, Subject, Actor, Targets, Card),
    Context = context([named(Reference, sg, Filter)|Objects], Players, Subject, Actor, Targets, Card).

%   A condition on each thing in turn narrows the filter: "each creature you control has
%   vigilance if it's white".

narrowed(matches(subject, More), M0, M) :-
    narrow(M0, More, M),
    !.
narrowed(not(matches(subject, More)), M0, M) :-
    ( More = [P] -> Not = not(P) ; Not = not(More) ),
    narrow(M0, [Not], M),
    !.
narrowed(C, M, when(C, M)).

narrow(all(Ms0), More, all(Ms)) :-
    !,
    maplist(narrow_one(More), Ms0, Ms).
narrow(M0, More, M) :-
    fact_about(M0, each(F0)),
    append(F0, More, F),
    M0 =.. [Functor, _|Arguments],
    M =.. [Functor, each(F)|Arguments].

narrow_one(More, M0, M) :-
    narrow(M0, More, M).

common_subject(all([M|Ms]), S) :-
    !,
    common_subject(M, S),
    forall(member(Other, Ms), ( common_subject(Other, S1), S1 == S )).
common_subject(M, S) :-
    fact_about(M, S).

%   fact_about(+Tree, -Subject): a meaning whose first argument the rest speaks of.

fact_about(restriction(S, _), S).
fact_about(requirement(S, _), S).
fact_about(permission(S, _), S).
fact_about(damage_rule(S, _), S).
fact_about(grant(S, _), S).
fact_about(lose(S, _), S).
fact_about(pt_mod(S, _, _), S).
fact_about(pt_set(S, _, _), S).
fact_about(pt_cda(S, _, _), S).
fact_about(switch_pt(S), S).
fact_about(set_type(S, _), S).
fact_about(add_type(S, _), S).
fact_about(set_color(S, _), S).
fact_about(add_color(S, _), S).
fact_about(set_name(S, _), S).
fact_about(state(S, _), S).
fact_about(designate(S, _), S).
fact_about(becomes_copy(S, _), S).
fact_about(becomes_copy(S, _, _), S).
fact_about(deal_damage(S, _, _), S).
fact_about(fight(S, _), S).
fact_about(enters(S, _), S).
fact_about(attach(S, _), S).
fact_about(move_counters(S, _, _, _), S).
fact_about(matches(S, _), S).

player_action(draw(_, _)).
player_action(get_counters(_, _, _)).
player_action(extra_turn(_, _)).
player_action(gain_designation(_, _)).
player_action(skip(_, _)).
player_action(look(_, _)).
player_action(reveal(_, _)).
player_action(search(_, _, _)).
player_action(control_player(_, _)).
player_action(mill(_, _)).
player_action(scry(_, _)).
player_action(surveil(_, _)).
player_action(gain_life(_, _)).
player_action(lose_life(_, _)).
player_action(lose_game(_)).
player_action(win_game(_)).
player_action(control(_, _)).
player_action(add_mana(_, _)).
player_action(emblem(_, _)).
player_action(shuffle(_)).

%   who_place(+Term, -Functor, -Before, -Who, -After): an argument that is a player.

who_place(controlled_by(Who), controlled_by, [], Who, []).
who_place(owned_by(Who), owned_by, [], Who, []).
who_place(belongs_to(Who), belongs_to, [], Who, []).
who_place(zone(Zone, Who), zone, [Zone], Who, []).
who_place(life(Who), life, [], Who, []).
who_place(starting_life(Who), starting_life, [], Who, []).
who_place(devotion(Who, Colors), devotion, [], Who, [Colors]).
who_place(turn(Who), turn, [], Who, []).
who_place(designation(Who, Word), designation, [], Who, [Word]).
who_place(planeswalkers(Who), planeswalkers, [], Who, []).
who_place(player_counters(Counter, Who), player_counters, [Counter], Who, []).
who_place(next_turn(Who), next_turn, [], Who, []).
who_place(during_turn(Who), during_turn, [], Who, []).
who_place(end_of_next_turn(Who), end_of_next_turn, [], Who, []).
who_place(player(Who), player, [], Who, []).

subject_term(self).
subject_term(pro(Role)) :- Role \== who, Role \== other, Role \== other_target.
subject_term(that(_, _)).
subject_term(each_of(_)).
subject_term(target_at(_, _, _)).
subject_term(each(_)).
subject_term(choose(_, _)).
subject_term(top_of_library(_)).
subject_term(top_of_library(_, _)).
subject_term(host(_, _)).
subject_term(ref(_)).
subject_term(pair).

%   settle_subject(+S0, +Context0, -S, -Context): the subject of a clause.

settle_subject(player(Who0), Context0, player(Who), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context).
settle_subject(S0, Context0, S, Context) :-
    settle_object(S0, Context0, S, Context).

%   settle_object(+S0, +Context0, -S, -Context): an object, which is named from now on.

settle_object(pro(them), Context0, player(Who), Context0) :-
    Context0 = context(Objects, [_|_], _, _, _, _),
    \+ memberchk(named(_, pl, _), Objects),
    !,
    settle_who(pro(who), Context0, Who, _).
settle_object(pro(Role), Context0, S, Context) :-
    !,
    antecedent(Role, Context0, S, Number, Filter),
    name(S, Number, Filter, Context0, Context).
settle_object(that(Number, Filter0), Context0, S, Context) :-
    !,
    settle(Filter0, Context0, Filter, Context1),
    noun_antecedent(Number, Filter, Context1, S),
    ( S = that(_) -> Called = Filter ; Called = [] ),
    name(S, Number, Called, Context1, Context).
settle_object(target_at(Place, N0, Filter0), Context0, S, Context) :-
    !,
    settle(N0, Context0, N, Context9),
    settle(Filter0, Context9, Filter, Context1),
    target_reference(Place, target(N, Filter), Context1, S, Context2),
    (   player_noun(Filter)
    ->  named_player(S, Context2, Context)
    ;   ( single(N) -> Number = sg ; Number = pl ),
        name(S, Number, Filter, Context2, Context)
    ).
settle_object(each_of(that(_, Filter0)), Context0, S, Context) :-
    !,
    settle(Filter0, Context0, Filter, Context1),
    noun_antecedent(pl, Filter, Context1, S),
    name(S, pl, Filter, Context1, Context).
settle_object(each(Filter0), Context0, each(Filter), Context) :-
    !,
    settle(Filter0, Context0, Filter, Context1),
    (   Filter = [card, zone(_, _)]
    ->  name(it, sg, [card], Context1, Context2)
    ;   Context2 = Context1
    ),
    name(each(Filter), pl, Filter, Context2, Context).
settle_object(choose(A0, Filter0), Context0, choose(A, Filter), Context) :-
    !,
    settle(A0, Context0, A, Context1),
    settle(Filter0, Context1, Filter, Context2),
    ( single(A) -> Number = sg ; Number = pl ),
    name(it, Number, Filter, Context2, Context).
settle_object(top_of_library(Who0), Context0, top_of_library(Who), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context1),
    name(it, sg, [card], Context1, Context).
settle_object(top_of_library(Who0, A0), Context0, top_of_library(Who, A), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context1),
    settle(A0, Context1, A, Context2),
    name(it, pl, [card], Context2, Context).
settle_object(host(How, Filter), Context0, host(How, Filter), Context) :-
    !,
    name(host(How, Filter), sg, Filter, Context0, Context).
settle_object(self, Context0, self, Context) :-
    !,
    name(self, sg, [], Context0, Context).
settle_object(grantor, Context0, grantor, Context) :-
    !,
    name(grantor, sg, [], Context0, Context).
settle_object(ref(Id), Context0, ref(Id), Context) :-
    !,
    name(ref(Id), sg, [], Context0, Context).
settle_object(Term0, Context0, Term, Context) :-
    settle(Term0, Context0, Term, Context).

player_noun(Filter) :-
    member(Noun, Filter),
    memberchk(Noun, [player, opponent]),
    !.

single(1).
single(up_to(1)).

%   target_reference(+Place, +Target, +Context0, -Reference, -Context): a phrase is met
%   again where predicates share it; another phrase that reads alike is another target.

target_reference(Place, Target, Context0, Reference, Context) :-
    Context0 = context(Objects, Players, Subject, Actor, Targets, Card),
    (   memberchk(at(Place, Target, Reference), Targets)
    ->  Context = Context0
    ;   findall(R, member(at(_, Target, R), Targets), Alike0),
        sort(Alike0, Alike),
        length(Alike, Count),
        (   Count =:= 0
        ->  Reference = Target
        ;   N is Count + 1,
            Reference = nth(N, Target)
        ),
        Context = context(Objects, Players, Subject, Actor, [at(Place, Target, Reference)|Targets], Card)
    ).

%   name(+Reference, +Number, +Filter, +Context0, -Context): it is the latest named.

name(subject, _, _, Context, Context) :- !.
name(Reference, Number, Filter, Context0, Context) :-
    Context0 = context(Objects0, Players, Subject, Actor, Targets, Card),
    Context = context(Objects, Players, Subject, Actor, Targets, Card),
    (   select(named(Reference, _, Filter1), Objects0, Objects1)
    ->  true
    ;   Objects1 = Objects0,
        Filter1 = Filter
    ),
    ( Filter == [] -> Filter2 = Filter1 ; Filter2 = Filter ),
    Objects = [named(Reference, Number, Filter2)|Objects1].

with_subject(context(Objects, Players, _, Actor, Targets, Card), S,
             context(Objects, Players, S, Actor, Targets, Card)).

without_subject(context(Objects, Players, _, Actor, Targets, Card),
                context(Objects, Players, none, Actor, Targets, Card)).

acting(context(Objects, Players, Subject, _, Targets, Card), Who,
       context(Objects, Players, Subject, Who, Targets, Card)).

%   antecedent(+Role, +Context, -Reference, -Number, -Filter): what a pronoun stands for.

antecedent(poss, Context, Reference, Number, Filter) :-
    clause_subject(Context, Reference, Number, Filter),
    !.
antecedent(posses, Context, Reference, Number, Filter) :-
    clause_subject(Context, Reference, Number, Filter),
    !.
antecedent(self, Context, Reference, Number, Filter) :-
    clause_subject(Context, Reference, Number, Filter),
    !.
antecedent(comparand, Context, Reference, Number, Filter) :-
    clause_subject(Context, Reference, Number, Filter),
    !.
antecedent(comparand, Context, Reference, Number, Filter) :-
    !,
    antecedent(subj, Context, Reference, Number, Filter).
antecedent(Role, Context, Reference, Number, Filter) :-
    Context = context(Objects, _, Subject, _, _, _),
    role_number(Role, Number),
    (   Role == obj,
        member(named(Reference0, Number, Filter0), Objects),
        Reference0 \== Subject
    ->  Reference = Reference0,
        Filter = Filter0
    ;   Role == obj,
        Subject \== none
    ->  clause_subject(Context, Reference, _, Filter)
    ;   member(named(Reference0, Number, Filter0), Objects)
    ->  Reference = Reference0,
        Filter = Filter0
    ;   Number == sg,
        Subject = each(_)
    ->  Reference = subject,
        Filter = []
    ;   Reference = it,
        Filter = []
    ).

role_number(self, sg).
role_number(subj, sg).
role_number(obj, sg).
role_number(poss, sg).
role_number(they, pl).
role_number(them, pl).
role_number(posses, pl).

%   The subject of the clause at hand: itself where it is one object, else each in turn.

clause_subject(context(Objects, _, Subject, _, _, _), Reference, Number, Filter) :-
    Subject \== none,
    Subject \= player(_),
    (   plural_subject(Subject)
    ->  Reference = subject,
        Number = sg,
        Filter = []
    ;   Reference = Subject,
        ( memberchk(named(Subject, Number, Filter), Objects) -> true ; Number = sg, Filter = [] )
    ).

plural_subject(each(_)).
plural_subject(both(_)).
plural_subject(target(N, _)) :- \+ single(N).
plural_subject(nth(_, target(N, _))) :- \+ single(N).
plural_subject(choose(_, _)).

%   noun_antecedent(+Number, +Filter, +Context, -Reference): "that creature".

%   The object itself is never "that creature".

noun_antecedent(sg, Filter, context(_, _, each(Named), _, _, _), subject) :-
    may_be_called(Filter, subject, Named),
    !.
noun_antecedent(Number, Filter, context(Objects, _, _, _, _, _), Reference) :-
    (   memberchk(card, Filter),
        member(named(Reference0, Number, Named), Objects),
        memberchk(card, Named),
        may_be_called(Filter, Reference0, Named)
    ->  ( Reference0 == it -> Reference = that(Filter) ; Reference = Reference0 )
    ;   member(named(Reference0, Number, Named), Objects),
        may_be_called(Filter, Reference0, Named),
        \+ ( memberchk(this_way(_), Named), targeted(Number, Filter, Objects) )
    ->  ( Reference0 == it -> Reference = that(Filter) ; Reference = Reference0 )
    ;   Reference = that(Filter)
    ).

%   "For each creature sacrificed this way, that creature gets +1/+0": the target does.

targeted(Number, Filter, Objects) :-
    member(named(Reference, Number, Named), Objects),
    target_term(Reference),
    may_be_called(Filter, Reference, Named),
    !.

may_be_called(_, self, _) :- !, fail.
may_be_called(_, grantor, _) :- !, fail.
may_be_called(Filter, _, Named) :-
    forall(member(Property, Filter), noun_fits(Property, Named)).

noun_fits(Property, Named) :- memberchk(Property, Named), !.
noun_fits(permanent, Named) :- \+ memberchk(card, Named), \+ memberchk(spell, Named), !.
noun_fits(card, Named) :- \+ memberchk(spell, Named), \+ memberchk(ability, Named), !.
noun_fits(type(Type), Named) :-
    member(subtype(Subtype), Named),
    subtype(Category, Subtype),
    subtype_card_type(Category, Type),
    !.
noun_fits(type(Type), Named) :-
    member(any_of(Alternatives), Named),
    member(Alternative, Alternatives),
    ( Alternative == type(Type) -> true ; is_list(Alternative), memberchk(type(Type), Alternative) ),
    !.
noun_fits(type(creature), Named) :-
    ( memberchk(attacking, Named) ; memberchk(blocking, Named) ),
    !.

%   Players.

settle_who(pro(who), Context, Who, Context) :-
    !,
    Context = context(_, Players, Subject, Actor, _, _),
    (   Actor \== none
    ->  acting_player(Actor, Who)
    ;   Subject = player(Who0)
    ->  acting_player(Who0, Who)
    ;   Players = [Who|_]
    ->  true
    ;   Who = that_player
    ).
settle_who(that_player, Context, Who, Context) :-
    !,
    Context = context(_, Players, _, Actor, _, _),
    (   Actor \== none,
        acting_player(Actor, actor)
    ->  Who = actor
    ;   member(Who, Players),
        Who \== Actor
    ->  true
    ;   Players = [Who|_]
    ->  true
    ;   Who = that_player
    ).
settle_who(settled(Who), Context, Who, Context) :- !.
settle_who(controller(S0), Context0, controller(S), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    named_player(controller(S), Context1, Context).
settle_who(owner(S0), Context0, owner(S), Context) :-
    !,
    settle_object(S0, Context0, S, Context1),
    named_player(owner(S), Context1, Context).
settle_who(each(Filter0), Context0, each(Filter), Context) :-
    !,
    settle_keeping(Filter0, Context0, Filter),
    (   Filter == [opponent]
    ->  named_player(opponent, Context0, Context)
    ;   Filter == [player]
    ->  named_player(any, Context0, Context)
    ;   Context = Context0
    ).
settle_who(target(N, Filter0), Context0, Who, Context) :-
    !,
    settle_keeping(Filter0, Context0, Filter),
    Who = target(N, Filter),
    named_player(Who, Context0, Context).
settle_who(host(How, Filter), Context0, Who, Context) :-
    !,
    Who = host(How, Filter),
    named_player(Who, Context0, Context).
settle_who(ref(Id), Context0, ref(Id), Context) :-
    !,
    named_player(ref(Id), Context0, Context).
settle_who(Who, Context, Who, Context).

settle_keeping(Tree, Context, Meaning) :-
    settle(Tree, Context, Meaning, _).

acting_player(you, you) :- !.
acting_player(each(_), actor) :- !.
acting_player(any, actor) :- !.
acting_player(opponent, actor) :- !.
acting_player(Who, Who).

named_player(Who, Context0, Context) :-
    Context0 = context(Objects, Players0, Subject, Actor, Targets, Card),
    exclude(==(Who), Players0, Players),
    Context = context(Objects, [Who|Players], Subject, Actor, Targets, Card).

%   settle_event(+Event0, +Context0, -Event, -Context): what an event is about is
%   `event_object` from then on, its other object `event_other`, its player `that_player`.

settle_event(any_of(Events0), Context0, any_of(Events), Context) :-
    !,
    settle_events(Events0, Context0, Events, Context).
settle_event(Event0, Context0, Event, Context) :-
    compound(Event0),
    Event0 \= opaque(_),
    !,
    Event0 =.. [Functor|Arguments0],
    event_arguments(Arguments0, Context0, Arguments, Context1),
    Event =.. [Functor|Arguments],
    event_names(Arguments, [event_object, event_other], Context1, Context).
settle_event(Event, Context, Event, Context).

settle_events([], Context, [], Context).
settle_events([Event0|Events0], Context0, [Event|Events], Context) :-
    settle_event(Event0, Context0, Event, Context1),
    settle_events(Events0, Context1, Events, Context).

event_arguments([], Context, [], Context).
event_arguments([Argument0|Arguments0], Context0, [Argument|Arguments], Context) :-
    (   event_player(Argument0)
    ->  settle_who(Argument0, Context0, Argument, Context1)
    ;   settle(Argument0, Context0, Argument, Context1)
    ),
    event_arguments(Arguments0, Context1, Arguments, Context).

event_player(Who) :-
    atom(Who),
    memberchk(Who, [you, opponent, any, that_player, defending_player]).
event_player(pro(who)).
event_player(controller(_)).
event_player(host(_, Filter)) :- player_noun(Filter).

%   The first object is named last, so that a pronoun means it first.

event_names([], _, Context, Context).
event_names([Argument|Arguments], Names0, Context0, Context) :-
    (   indefinite(Argument, Number, Filter),
        Names0 = [Name|Names1]
    ->  Names = Names1,
        event_names(Arguments, Names, Context0, Context1),
        forget(Argument, Context1, Context2),
        name(Name, Number, Filter, Context2, Context)
    ;   Argument = host(_, Filter),
        player_noun(Filter)
    ->  event_names(Arguments, Names0, Context0, Context1),
        named_player(Argument, Context1, Context)
    ;   definite(Argument)
    ->  ( Names0 = [_|Names] -> true ; Names = Names0 ),
        event_names(Arguments, Names, Context0, Context1),
        name(Argument, sg, [], Context1, Context)
    ;   indefinite_player(Argument)
    ->  event_names(Arguments, Names0, Context0, Context1),
        named_player(that_player, Context1, Context)
    ;   is_list(Argument),
        \+ Argument = []
    ->  ( Names0 = [Name|Names] -> true ; Name = event_object, Names = Names0 ),
        event_names(Arguments, Names, Context0, Context1),
        (   spell_filter(Argument)
        ->  name(Name, sg, Argument, Context1, Context2),
            targeted_named(Argument, Context2, Context)
        ;   Context = Context1
        )
    ;   event_names(Arguments, Names0, Context0, Context)
    ).

%   "a spell that targets this creature": then "it" is the creature.

targeted_named(Filter, Context0, Context) :-
    (   member(targets(S), Filter),
        definite(S)
    ->  name(S, sg, [], Context0, Context)
    ;   Context = Context0
    ).

spell_filter(Filter) :-
    (   memberchk(spell, Filter)
    ;   memberchk(any_of([spell, ability]), Filter)
    ;   memberchk(card, Filter)
    ),
    !.

forget(Reference, context(Objects0, Players, Subject, Actor, Targets, Card),
       context(Objects, Players, Subject, Actor, Targets, Card)) :-
    exclude([named(R, _, _)]>>(R == Reference), Objects0, Objects).

indefinite(each(Filter), sg, Filter).
indefinite(some(_, Filter), pl, Filter).
indefinite(any_of([_, each(Filter)]), sg, Filter).

definite(self).
definite(host(_, _)).

indefinite_player(player(Who)) :- indefinite_player(Who).
indefinite_player(any).
indefinite_player(opponent).
indefinite_player(defending_player).
indefinite_player(any_of([player(Who)|_])) :- indefinite_player(Who).

%   "other" and "another": than this object, or than what was named before it.

settle_other(who, _, context(_, Players, _, Actor, _, _), player(Who)) :-
    !,
    (   Actor \== none
    ->  acting_player(Actor, Who)
    ;   Players = [Who0|_],
        Who0 \== any,
        Who0 \== opponent
    ->  Who = Who0
    ;   Who = you
    ).
settle_other(other, _, context(_, _, each(_), _, _, _), subject) :- !.
settle_other(Role, Filter, context(Objects, _, _, _, _, Card), S) :-
    (   Role == other_target,
        member(named(S0, _, _), Objects),
        target_term(S0)
    ->  S = S0
    ;   Card = card(_, Types, _),
        not_permanent(Types),
        member(named(S0, sg, _), Objects),
        S0 \== self
    ->  S = S0
    ;   memberchk(this_way(_), Filter)
    ->  S = it
    ;   memberchk(named(event_object, _, Named), Objects),
        \+ memberchk(spell, Named),
        \+ memberchk(card, Named)
    ->  S = event_object
    ;   member(named(host(How, Noun), _, _), Objects),
        host_is_meant(Filter, Noun, Card)
    ->  S = host(How, Noun)
    ;   S = self
    ).

%   "each other creature you control", said by an Aura or Equipment of its creature.

host_is_meant(Filter, Noun, card(_, Types, _)) :-
    memberchk(type(creature), Noun),
    memberchk(type(creature), Filter),
    \+ memberchk(creature, Types).

target_term(target(_, _)).
target_term(nth(_, _)).

not_permanent(Types) :-
    ( memberchk(instant, Types) ; memberchk(sorcery, Types) ),
    !.
