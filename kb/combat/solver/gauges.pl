:- encoding(utf8).
:- module(lawmage_solver_gauges,
          [ gauges/3,                   % +Problem, +Order, -Gauges
            first_gauged/2,             % +Gauges, -Gauged
            pair_gauged/4,              % +Gauges, +Pair, +Gauged0, -Gauged
            actor_gauged/4,             % +Gauges, +Actor, +Gauged0, -Gauged
            gauged/4,                   % +Gauges, +Gauged, -Obeyed, -Tokens
            object_blocks/3,            % +Gauges, +Objects, -Blocks
            blocks_sorted/3             % +Blocks, +Gauged0, -Gauged
          ]).
:- set_prolog_flag(optimise, true).
:- use_module(library(apply), [foldl/5, maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [max_list/2, member/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_keys/2]).
:- use_module(declared, [counts/2]).

/** <module> What must be remembered of a declaration in the making

For counting, declarations are made actor by actor, and those that have come to the same are counted
together.  What they have come to is the numbers, as far as they still matter, that bars and wishes count (the
_gauges_), the wishes obeyed for certain, and the tokens (extend.pl).  A gauge is read, no longer needed, and
forgotten when the last actor that it could count has made its choice.

    gauged(Values, Counted, Obeyed, Tokens)

All are integers.  The digits of Values are the numbers of the gauges, each to a base of its own; the bits of
Counted are the gauges that have counted the actor whose choice is being made, those of Tokens the tokens.
*/

%!  gauges(+Problem, +Order, -Gauges) is det.
%
%   Gauges are those of Problem for declarations in which the actors choose in Order.

gauges(problem(_, Able, Restrictions, Requirements), Order, gauges(PairMap, ActorMap, At0, Sets, Rules, Digits, Tokens)) :-
    findall(Actor-Object, member(able(Actor, Object, _), Able), Pairs0),
    sort(Pairs0, Pairs),
    findall(Rule,
            (   member(restriction(_, Bar), Restrictions),
                parts(Bar, If, Bound),
                Rule = bar(If, Bound)
            ;   member(requirement(_, Wish), Requirements),
                parts(Wish, If, Bound),
                Rule = wish(If, Bound)
            ),
            Rules0),
    findall(Set, ( member(Rule, Rules0), rule_set(Rule, Pairs, Set) ), Sets0),
    sort(Sets0, Sets),
    maplist(numbered_rule(Pairs, Sets), Rules0, Rules),
    findall(Cap, ( nth1(K, Sets, _), cap(K, Rules, Cap) ), Caps),
    digits(Caps, 1, DigitList),
    compound_name_arguments(Digits, digits, DigitList),
    findall(Token, pair_token(_, Able, Requirements, Token), Tokens0),
    sort(Tokens0, Tokens),
    findall(Actor-At, nth1(At, Order, Actor), Places0),
    list_to_assoc(Places0, Places),
    maplist(closes(Places), Sets, Closing),
    findall(At-Rule, ( member(Rule, Rules), rule_at(Rule, Closing, At) ), RulesAt),
    findall(At-K, ( nth1(K, Sets, _), gauge_at(K, Rules, Closing, At) ), DropsAt),
    ends([0], RulesAt, DropsAt, Digits, [_-At0]),
    findall(At, nth1(At, Order, _), Ats),
    ends(Ats, RulesAt, DropsAt, Digits, Ends0),
    findall(Actor-End, ( nth1(At, Order, Actor), memberchk(At-End, Ends0) ), Ends),
    list_to_assoc(Ends, ActorMap),
    maplist(pair_info(Able, Sets, Digits, Requirements, Tokens), Pairs, Infos),
    list_to_assoc(Infos, PairMap).

parts(when(If, Bound), If, Bound) :-
    !.
parts(Bound, none, Bound).

rule_set(Rule, Pairs, Set) :-
    (   arg(1, Rule, Count),
        Count \== none
    ;   arg(2, Rule, Bound),
        arg(2, Bound, Count)
    ),
    count_set(Count, Pairs, Set).

%   A count's set: its pairs, each actor's or each pair apart.

count_set(Count, Pairs, Set) :-
    (   Count = acting(_, _)
    ->  Sort = acting
    ;   Sort = pairs
    ),
    findall(Pair, ( member(Pair, Pairs), counts(Count, Pair) ), Counted),
    Set = set(Sort, Counted).

numbered_rule(Pairs, Sets, Rule0, Rule) :-
    Rule0 =.. [Sort, If0, Bound],
    Bound =.. [Op, N, Count],
    (   If0 == none
    ->  If = none
    ;   number_of(If0, Pairs, Sets, K0),
        If = if(K0, If0)
    ),
    number_of(Count, Pairs, Sets, K),
    Rule = rule(Sort, If, Op, N, K).

number_of(Count, Pairs, Sets, K) :-
    count_set(Count, Pairs, Set),
    nth1(K, Sets, Set),
    !.

%   A gauge need not tell numbers apart beyond its cap: digit(Unit, Base), Base being one more.

digits([], _, []).
digits([Cap|Caps], Unit, [digit(Unit, Base)|Digits]) :-
    Base is Cap+1,
    Unit1 is Unit*Base,
    digits(Caps, Unit1, Digits).

digit(digit(Unit, Base), Values, Number) :-
    Number is Values//Unit mod Base.

cap(K, Rules, Cap) :-
    findall(C,
            (   member(rule(_, if(K, _), _, _, _), Rules),
                C = 1
            ;   member(rule(_, _, Op, N, K), Rules),
                (   Op == at_least
                ->  C = N
                ;   C is N+1
                )
            ),
            Cs),
    max_list([1|Cs], Cap).

closes(Places, set(_, Pairs), At) :-
    findall(Place, ( member(Actor-_, Pairs), get_assoc(Actor, Places, Place) ), Ats),
    max_list([0|Ats], At).

rule_at(rule(_, If, _, _, K), Closing, At) :-
    nth1(K, Closing, At0),
    (   If = if(K1, _)
    ->  nth1(K1, Closing, At1),
        At is max(At0, At1)
    ;   At = At0
    ).

gauge_at(K, Rules, Closing, At) :-
    findall(A,
            ( member(Rule, Rules),
              Rule = rule(_, If, _, _, K0),
              ( K0 = K ; If = if(K, _) ),
              rule_at(Rule, Closing, A)
            ),
            Ats),
    max_list(Ats, At).

ends([], _, _, _, []).
ends([At|Ats], RulesAt, DropsAt, Digits, [At-end(Rules, Drops)|Ends]) :-
    findall(Rule, ( member(At-Rule0, RulesAt), with_digits(Rule0, Digits, Rule) ), Rules),
    findall(Digit, ( member(At-K, DropsAt), arg(K, Digits, Digit) ), Drops),
    ends(Ats, RulesAt, DropsAt, Digits, Ends).

with_digits(rule(Sort, If0, Op, N, K), Digits, rule(Sort, If, Op, N, Digit)) :-
    arg(K, Digits, Digit),
    (   If0 = if(K0, _)
    ->  arg(K0, Digits, If)
    ;   If = none
    ).

pair_info(Able, Sets, Digits, Requirements, Tokens, Pair, Pair-info(Incs, New)) :-
    findall(inc(Bit, Digit),
            ( nth1(K, Sets, set(Sort, Pairs)),
              memberchk(Pair, Pairs),
              arg(K, Digits, Digit),
              (   Sort == acting
              ->  Bit is 1<<K
              ;   Bit = 0
              )
            ),
            Incs),
    findall(Token, pair_token(Pair, Able, Requirements, Token), Mine),
    token_bits(Mine, Tokens, 0, New).

pair_token(Actor-Object, Able, Requirements, Token) :-
    member(able(Actor, Object, Costs), Able),
    (   member(Label, Costs),
        Token = label(Label)
    ;   member(requirement(_, when(Count, _)), Requirements),
        counts(Count, Actor-Object),
        Token = met(Count)
    ).

token_bits([], _, Bits, Bits).
token_bits([Token|Mine], Tokens, Bits0, Bits) :-
    nth1(N, Tokens, Token),
    !,
    Bits1 is Bits0 \/ (1<<N),
    token_bits(Mine, Tokens, Bits1, Bits).

%!  first_gauged(+Gauges, -Gauged) is semidet.
%
%   Gauged is that of a declaration before any actor has chosen.

first_gauged(gauges(_, _, End, _, _, _, _), Gauged) :-
    ended(End, gauged(0, 0, 0, 0), Gauged).

%!  pair_gauged(+Gauges, +Pair, +Gauged0, -Gauged) is det.
%
%   Gauged is Gauged0 with Pair declared.

pair_gauged(gauges(PairMap, _, _, _, _, _, _), Pair, gauged(Values0, Counted0, Obeyed, Tokens0), Gauged) :-
    get_assoc(Pair, PairMap, info(Incs, New)),
    counted(Incs, Values0, Values, Counted0, Counted),
    Tokens is Tokens0 \/ New,
    Gauged = gauged(Values, Counted, Obeyed, Tokens).

counted([], Values, Values, Counted, Counted).
counted([inc(Bit, digit(Unit, Base))|Incs], Values0, Values, Counted0, Counted) :-
    (   (   Bit /\ Counted0 =\= 0
        ;   Values0//Unit mod Base =:= Base-1
        )
    ->  Values1 = Values0
    ;   Values1 is Values0+Unit
    ),
    Counted1 is Counted0 \/ Bit,
    counted(Incs, Values1, Values, Counted1, Counted).

%!  actor_gauged(+Gauges, +Actor, +Gauged0, -Gauged) is semidet.
%
%   Gauged is Gauged0 when Actor has chosen.  Fails if a bar is disobeyed for certain.

actor_gauged(gauges(_, ActorMap, _, _, _, _, _), Actor, Gauged0, Gauged) :-
    get_assoc(Actor, ActorMap, End),
    Gauged0 = gauged(Values, _, Obeyed, Tokens),
    ended(End, gauged(Values, 0, Obeyed, Tokens), Gauged).

ended(end(Rules, Drops), gauged(Values0, Counted, Obeyed0, Tokens), gauged(Values, Counted, Obeyed, Tokens)) :-
    read_off(Rules, Values0, Obeyed0, Obeyed),
    dropped(Drops, Values0, Values).

read_off([], _, Obeyed, Obeyed).
read_off([rule(Sort, If, Op, N, Digit)|Rules], Values, Obeyed0, Obeyed) :-
    (   asked(If, Values)
    ->  digit(Digit, Values, Number),
        (   holds(Op, Number, N)
        ->  (   Sort == wish
            ->  Obeyed1 is Obeyed0+1
            ;   Obeyed1 = Obeyed0
            )
        ;   Sort == wish,
            Obeyed1 = Obeyed0
        )
    ;   Obeyed1 = Obeyed0
    ),
    read_off(Rules, Values, Obeyed1, Obeyed).

asked(none, _) :-
    !.
asked(Digit, Values) :-
    digit(Digit, Values, Number),
    Number > 0.

holds(at_least, Number, N) :-
    Number >= N.
holds(at_most, Number, N) :-
    Number =< N.
holds(exactly, N, N).

dropped([], Values, Values).
dropped([digit(Unit, Base)|Drops], Values0, Values) :-
    Values1 is Values0-Values0//Unit mod Base*Unit,
    dropped(Drops, Values1, Values).

%!  gauged(+Gauges, +Gauged, -Obeyed, -Tokens) is det.
%
%   Obeyed and Tokens, an ordered set, are those of a declaration when all have chosen.

gauged(gauges(_, _, _, _, _, _, All), gauged(_, _, Obeyed, Bits), Obeyed, Tokens) :-
    findall(Token, ( nth1(N, All, Token), Bits /\ (1<<N) =\= 0 ), Tokens).

%!  object_blocks(+Gauges, +Objects, -Blocks) is semidet.
%
%   Blocks is a list of lists of digits of gauges, one for each of Objects, that are alike: exchanging two
%   objects exchanges the gauges in the same places of their lists.  Fails if some gauge is about some of
%   Objects, but not about one or all.

object_blocks(gauges(_, _, _, Sets, Rules, Digits, _), Objects, Blocks) :-
    findall(Object-k(Form, K),
            ( nth1(K, Sets, set(Sort, Pairs)),
              findall(O, member(_-O, Pairs), Os0),
              sort(Os0, Os),
              Os = [Object],
              memberchk(Object, Objects),
              pairs_keys(Pairs, Actors),
              uses(K, Rules, Sets, Object, Uses),
              Form = form(Sort, Actors, Uses)
            ),
            Own0),
    keysort(Own0, Own),
    group_pairs_by_key(Own, Grouped),
    \+ ( member(set(_, Pairs), Sets),
         partly(Pairs, Objects)
       ),
    findall(Block,
            ( member(_-Forms0, Grouped),
              msort(Forms0, Forms),
              findall(Digit, ( member(k(_, K), Forms), arg(K, Digits, Digit) ), Block)
            ),
            Blocks),
    findall(Shape, ( member(_-Forms0, Grouped), findall(Form, member(k(Form, _), Forms0), Shape0), msort(Shape0, Shape) ), Shapes),
    sort(Shapes, OneOrNone),
    (   Shapes == []
    ->  true
    ;   OneOrNone = [_],
        length(Objects, Length),
        length(Shapes, Length)
    ).

%   What a gauge is used for, other gauges of the same object's own being named by what they count.

uses(K, Rules, Sets, Object, Uses) :-
    findall(use(Sort, If, Op, N, In),
            ( member(rule(Sort, If0, Op, N, K0), Rules),
              (   K0 = K
              ->  In = bound,
                  (   If0 = if(K1, _)
                  ->  named(K1, Sets, Object, If)
                  ;   If = none
                  )
              ;   If0 = if(K, _),
                  If = start,
                  named(K0, Sets, Object, In)
              )
            ),
            Uses0),
    msort(Uses0, Uses).

named(K, Sets, Object, Name) :-
    nth1(K, Sets, set(Sort, Pairs)),
    (   member(_-Other, Pairs),
        Other \== Object
    ->  Name = k(K)
    ;   pairs_keys(Pairs, Actors),
        Name = own(Sort, Actors)
    ).

%   The pairs are about some but not all of Objects, and not of one alone: for some actor, or in all.

partly(Pairs, Objects) :-
    findall(O, ( member(_-O, Pairs), memberchk(O, Objects) ), Os0),
    sort(Os0, Os),
    Os = [_|_],
    \+ ( Os = [_],
         findall(All, member(_-All, Pairs), Alls0),
         sort(Alls0, [_])
       ),
    (   Os \== Objects
    ;   group_pairs_by_key(Pairs, ByActor),
        member(_-Mine, ByActor),
        member(O, Objects),
        \+ memberchk(O, Mine)
    ),
    !.

%!  blocks_sorted(+Blocks, +Gauged0, -Gauged) is det.
%
%   Gauged is Gauged0, a choice made, with the numbers of each list of Blocks given to a list of Blocks such
%   that they are in order: what is counted from there on is the same.

blocks_sorted(Blocks, gauged(Values0, _, Obeyed, Tokens), gauged(Values, 0, Obeyed, Tokens)) :-
    maplist(block_numbers(Values0), Blocks, Lists0),
    msort(Lists0, Lists),
    (   Lists == Lists0
    ->  Values = Values0
    ;   foldl(block_set, Blocks, Lists, Values0, Values)
    ).

block_numbers(Values, Digits, Numbers) :-
    maplist(number_in(Values), Digits, Numbers).

number_in(Values, Digit, Number) :-
    digit(Digit, Values, Number).

block_set(Digits, Numbers, Values0, Values) :-
    foldl(digit_set, Digits, Numbers, Values0, Values).

digit_set(digit(Unit, Base), Number, Values0, Values) :-
    Values is Values0+(Number-Values0//Unit mod Base)*Unit.
