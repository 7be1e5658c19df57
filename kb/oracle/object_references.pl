:- encoding(utf8).
:- module(lawmage_object_references,
          [ player_noun/1,      % +Filter
            settle_card/4,      % +Pronoun, +Context0, -Card, -Context
            settle_object/4,    % +Tree, +Context0, -Subject, -Context
            settle_revealed/3,  % +Context0, -Card, -Context
            settle_other/4,     % +Role, +Filter, +Context, -Subjects
            settle_subject/4    % +Tree, +Context0, -Subject, -Context
          ]).
:- use_module(library(lists)).
:- use_module(antecedents).
:- use_module(contexts).
:- use_module(player_references).
:- use_module(sorts).
:- use_module('../objects/subtypes').

/** <module> Which object a pronoun or "that creature" is

Each reference to an object is settled in a context, and named in it from then on.
*/

%!  settle_subject(+Tree, +Context0, -Subject, -Context) is nondet.
%
%   The subject of a clause: an object or a player.

settle_subject(player(Who0), Context0, player(Who), Context) :-
    !,
    settle_who(Who0, Context0, Who, Context).
settle_subject(S0, Context0, S, Context) :-
    settle_object(S0, Context0, S, Context).

%!  settle_object(+Tree, +Context0, -Subject, -Context) is nondet.
%
%   An object, which is named from now on; the first solution counts.

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
settle_object(target_at(Place, _, _), Context0, S, Context) :-
    Context0 = context(_, _, _, _, Targets, _),
    memberchk(at(Place, target(N, Filter), S), Targets),
    !,
    named_target(S, N, Filter, Context0, Context).
settle_object(target_at(Place, N0, Filter0), Context0, S, Context) :-
    !,
    settle(N0, Context0, N, Context9),
    settle(Filter0, Context9, Filter, Context1),
    target_reference(Place, target(N, Filter), Context1, S, Context2),
    named_target(S, N, Filter, Context2, Context).
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
settle_object(Chosen0, Context0, Chosen, Context) :-
    Chosen0 =.. [How, A0, Filter0],
    memberchk(How, [choose, random]),
    !,
    Chosen =.. [How, A, Filter],
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
settle_object(chosen(object, Filter), Context0, chosen(object, Filter), Context) :-
    !,
    (   Context0 = context(Objects, _, _, _, _, _),
        member(named(S, _, Named), Objects),
        target_term(S),
        same_sort(Filter, Named)
    ->  Context = Context0
    ;   name(chosen(object, Filter), sg, Filter, Context0, Context)
    ).
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

%!  settle_card(+Pronoun, +Context0, -Card, -Context) is det.
%
%   "If it's a creature card", "you may cast it": this object isn't meant unless it was said to
%   have left the battlefield.

settle_card(Pronoun, Context0, S, Context) :-
    Context0 = context(Objects0, _, _, _, _, _),
    (   memberchk(named(self, Number, Filter), Objects0),
        \+ memberchk(moved, Filter)
    ->  forget(self, Context0, Context1),
        settle_object(Pronoun, Context1, S, Context2),
        Context2 = context(Objects2, Players, Subject, Actor, Targets, Card),
        append(Objects2, [named(self, Number, Filter)], Objects),
        Context = context(Objects, Players, Subject, Actor, Targets, Card)
    ;   settle_object(Pronoun, Context0, S, Context)
    ).

%!  settle_revealed(+Context0, -Card, -Context) is det.
%
%   "Draw a card and reveal it": only a card is revealed, not what is on the battlefield.

settle_revealed(Context0, S, Context) :-
    Context0 = context(Objects, _, _, _, _, _),
    (   member(named(S0, sg, Named), Objects),
        S0 \== self,
        a_card(Named)
    ->  S = S0
    ;   S = it
    ),
    name(S, sg, [card], Context0, Context).

%!  player_noun(+Filter) is semidet.
%
%   Filter is one of players.

player_noun(Filter) :-
    member(Noun, Filter),
    memberchk(Noun, [player, opponent]),
    !.

single(1).
single(up_to(1)).

named_target(S, N, Filter, Context0, Context) :-
    (   player_noun(Filter)
    ->  named_player(S, Context0, Context)
    ;   ( single(N) -> Number = sg ; Number = pl ),
        name(S, Number, Filter, Context0, Context1),
        controller_named(Number, S, Filter, Context1, Context)
    ).

%   "Target creature an opponent controls": "that player" is its controller.

controller_named(sg, S, Filter, Context0, Context) :-
    member(controlled_by(Who), Filter),
    memberchk(Who, [any, opponent]),
    !,
    named_player(controller(S), Context0, Context).
controller_named(sg, _, Filter, Context0, Context) :-
    memberchk(controlled_by(defending_player), Filter),
    !,
    named_player(defending_player, Context0, Context).
controller_named(_, _, _, Context, Context).

%   target_reference(+Place, +Target, +Context0, -Reference, -Context): another phrase that
%   reads alike is another target.  The same phrase, met again where predicates share it, has
%   been settled once.

target_reference(Place, Target, Context0, Reference, Context) :-
    Context0 = context(Objects, Players, Subject, Actor, Targets, Card),
    findall(R, member(at(_, Target, R), Targets), Alike0),
    sort(Alike0, Alike),
    length(Alike, Count),
    (   Count =:= 0
    ->  Reference = Target
    ;   N is Count + 1,
        Reference = nth(N, Target)
    ),
    Context = context(Objects, Players, Subject, Actor, [at(Place, Target, Reference)|Targets], Card).

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
        clause_subject(Context, Reference0, _, Filter0)
    ->  Reference = Reference0,
        Filter = Filter0
    ;   Role == them,
        Subject = each(_)
    ->  Reference = subject,
        Filter = []
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

noun_antecedent(sg, Filter, context(Objects, _, each(Named), _, _, _), subject) :-
    may_be_called(Filter, subject, Named),
    \+ ( member(named(Reference, sg, Other), Objects),
         single_thing(Reference),
         may_be_called(Filter, Reference, Other)
       ),
    !.
noun_antecedent(sg, Filter, context(Objects, _, _, _, _, _), event_other) :-
    Objects = [named(First, _, _)|_],
    memberchk(First, [event_object, host(_, _)]),
    memberchk(named(event_other, sg, Named), Objects),
    Named \= [any_of([spell|_])|_],
    may_be_called(Filter, event_other, Named),
    !.
noun_antecedent(Number, Filter, context(Objects0, _, Subject, _, _, _), Reference) :-
    others_first(Subject, Objects0, Objects),
    (   memberchk(card, Filter),
        member(named(Reference0, Number, Named), Objects),
        a_card(Named),
        may_be_called(Filter, Reference0, Named)
    ->  ( Reference0 == it -> Reference = that(Filter) ; Reference = Reference0 )
    ;   member(named(Reference0, Number, Named), Objects),
        may_be_called(Filter, Reference0, Named),
        \+ ( memberchk(this_way(_), Named), targeted(Number, Filter, Objects) )
    ->  ( Reference0 == it -> Reference = that(Filter) ; Reference = Reference0 )
    ;   Reference = that(Filter)
    ).

%   Of the subject of the clause one says "it", so "that permanent" is another.

others_first(Subject, Objects0, Objects) :-
    (   select(named(Subject0, Number, Filter), Objects0, Objects1),
        Subject0 == Subject
    ->  append(Objects1, [named(Subject0, Number, Filter)], Objects)
    ;   Objects = Objects0
    ).

single_thing(event_object).
single_thing(event_other).
single_thing(target(_, _)).
single_thing(nth(_, _)).

a_card(Named) :- memberchk(card, Named), !.
a_card(Named) :- memberchk(moved, Named).

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

%!  settle_other(+Role, +Filter, +Context, -Subjects) is det.
%
%   Subjects are what "other" and "another" before a noun of Filter are other than: this
%   object, or what was named before it and can be what the noun says.  "Up to one other
%   target" is other than each target before.

settle_other(who, _, context(_, Players, _, Actor, _, _), [player(Who)]) :-
    !,
    (   Actor \== none
    ->  acting_player(Actor, Who)
    ;   Players = [Who0|_],
        Who0 \== any,
        Who0 \== opponent
    ->  Who = Who0
    ;   Who = you
    ).
settle_other(other, _, context(_, _, each(_), _, _, _), [subject]) :- !.
settle_other(other, _, context(_, _, that(Filter), _, _, _), [that(Filter)]) :- !.
settle_other(other, Filter, context(Objects, _, Subject, _, _, card(_, Types, _)), [Subject]) :-
    target_term(Subject),
    memberchk(named(Subject, _, Named), Objects),
    same_sort(Filter, Named),
    Types \== [],
    memberchk(type(creature), Filter),
    \+ memberchk(creature, Types),
    !.
settle_other(Role, Filter, context(Objects, _, _, _, _, Card), Subjects) :-
    findall(S,
            ( member(named(S, _, Named), Objects),
              target_term(S),
              same_sort(Filter, Named)
            ),
            Targets),
    (   Role == other_target,
        Targets = [_|_]
    ->  Subjects = Targets
    ;   Card = card(_, Types, _),
        not_permanent(Types),
        member(named(S0, sg, Named0), Objects),
        S0 \== self,
        same_sort(Filter, Named0)
    ->  Subjects = [S0]
    ;   memberchk(this_way(_), Filter)
    ->  Subjects = [it]
    ;   like_the_target(Filter),
        Targets = [S0|_]
    ->  Subjects = [S0]
    ;   member(named(chosen(object, Noun), _, _), Objects),
        same_sort(Filter, Noun)
    ->  Subjects = [chosen(object, Noun)]
    ;   memberchk(named(event_object, _, Named1), Objects),
        \+ memberchk(spell, Named1),
        \+ memberchk(card, Named1),
        same_sort(Filter, Named1)
    ->  Subjects = [event_object]
    ;   member(named(host(How, Noun), _, _), Objects),
        host_is_meant(Filter, Noun, Card)
    ->  Subjects = [host(How, Noun)]
    ;   Subjects = [self]
    ).

%   "that player controls", "with the same name as that creature", "with lesser power", said after a
%   target.

like_the_target(Filter) :- memberchk(controlled_by(that_player), Filter), !.
like_the_target(Filter) :- memberchk(shares(_, that(_, _)), Filter).
like_the_target(Filter) :-
    member(Property, Filter),
    Property =.. [Stat, Comparison],
    memberchk(Stat, [power, toughness, mana_value]),
    arg(1, Comparison, stat(_, pro(comparand))),
    !.

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
