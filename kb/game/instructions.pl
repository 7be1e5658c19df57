:- encoding(utf8).
:- module(lawmage_instructions,
          [ performed/5,         % +Instruction, +World, +Frame0, -Frame, -Outcome
            events_of/4,         % +Instruction, +World, +Frame, -Events
            condition_holds/3    % +Condition, +World, +Frame
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module('../objects/amounts').
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/conditions').
:- use_module('../objects/context').
:- use_module('../objects/filters').
:- use_module('../objects/mana').
:- use_module('../objects/subjects').
:- use_module('../vocabulary').
:- use_module(bindings).
:- use_module(casting_by_effect).
:- use_module(choices).
:- use_module(keyword_instructions).
:- use_module(lasting).
:- use_module(position).
:- use_module(resolving_amounts).
:- use_module(more_instructions).

/** <module> Following the instructions of a resolving spell or ability (CR 608.2c)

One clause an instruction.  Its outcome is

    proposed(Events)      what would happen, all at once, before replacement effects (proposals.pl)
    instead(Instructions) these are to be followed in its place, one after the other

Frame0 says what its words stand for, Frame what they do after it.
*/

%!  performed(+Instruction, +World, +Frame0, -Frame, -Outcome) is det.
%
%   @throws error(not_supported(What), _) for an instruction that is not understood.

performed(all(Instructions0), _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    as_it_enters(Instructions0, Instructions1),
    same_recipient(Instructions1, Instructions),
    Outcome = instead(Instructions).
performed(cascade, World, Frame0, Frame, Outcome) =>
    cascaded(World, Frame0, Frame, Exiled, Todo),
    Outcome = instead([proposed(Exiled)|Todo]).
performed(labelled(Label, Instruction), _, Frame0, Frame, Outcome) =>
    bind(label, Label, Frame0, Frame),
    Outcome = instead([Instruction]).
performed(when(done, Instruction), _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    (   binding(done, Frame0, false)
    ->  Outcome = instead([])
    ;   Outcome = instead([Instruction])
    ).
performed(when(not(done), Instruction), _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    (   binding(done, Frame0, false)
    ->  Outcome = instead([Instruction])
    ;   Outcome = instead([])
    ).
performed(when(Condition, Instruction), World, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    (   condition_holds(Condition, World, Frame0)
    ->  Outcome = instead([Instruction])
    ;   Outcome = instead([])
    ).
performed(may(Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, _, _),
    decide(World, may, Self, You, Instruction, Frame0, Frame, Outcome).
performed(may(Who, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, _, _, _),
    one_player(Who, World, Frame0, Player),
    decide(World, may, Self, Player, by(ref(Player), Instruction), Frame0, Frame, Outcome).
performed(unless_pays(Who, Cost, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, _, _, _),
    one_player(Who, World, Frame0, Player),
    decided_whether(World, pay, Self, Player, Truth),
    bind(done, Truth, Frame0, Frame),
    (   Truth == true
    ->  Outcome = instead([pay(ref(Player), Cost)])
    ;   Outcome = instead([Instruction])
    ).
performed(by(Who, Instruction), World, Frame0, Frame, Outcome) =>
    objects_of(player(Who), World, Frame0, Players),
    Frame = Frame0,
    findall(acting(Player, Instruction), member(Player, Players), Acts),
    (   Acts = [acting(Player, Instruction)]
    ->  Outcome = instead([acting(Player, Instruction)])
    ;   simultaneous(Acts, World, Frame0, Outcome)
    ).
performed(acting(Player, Instruction), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, Since, Bindings),
    bind(actor, ref(Player), frame(Self, Player, Since, Bindings), Frame1),
    performed(Instruction, World, Frame1, Frame2, Outcome0),
    frame(Frame2, _, _, _, After),
    frame(Frame, Self, You, Since, After),
    (   Outcome0 = instead(Instructions)
    ->  findall(acting(Player, One), member(One, Instructions), Acts),
        Outcome = instead(Acts)
    ;   Outcome = Outcome0
    ).
performed(one_of(Instructions), World, Frame0, Frame, Outcome) =>
    frame(Frame0, Self, You, _, _),
    length(Instructions, Count),
    numlist(1, Count, Numbers),
    picked(World, [modes, number], Self, You, 1-1, Numbers, [Number|_]),
    nth1(Number, Instructions, Instruction),
    Frame = Frame0,
    Outcome = instead([Instruction]).
performed(for_each(Subject, Instruction), World, Frame0, Frame, Outcome) =>
    objects_of(Subject, World, Frame0, Objects),
    Frame = Frame0,
    findall(with(Object, Instruction), member(Object, Objects), Outcomes),
    simultaneous(Outcomes, World, Frame0, Outcome).
performed(with(Object, Instruction), World, Frame0, Frame, Outcome) =>
    bind(subject, [Object], Frame0, Frame1),
    bind(actor, [Object], Frame1, Frame2),
    performed(Instruction, World, Frame2, Frame3, Outcome),
    frame(Frame3, Self, You, Since, After),
    frame(Frame, Self, You, Since, After).
performed(until(until_event(leaves(Subject)), exile(What)), World, Frame0, Frame, Outcome) =>
    % CR 610.3: nothing, if that has left already.
    objects_of(Subject, World, Frame0, Hosts0),
    include(permanent(World), Hosts0, Hosts),
    Frame = Frame0,
    (   Hosts = [Host|_]
    ->  objects_of(What, World, Frame0, Objects),
        findall(moved(Object, exile, [linked(Host), returns], plain), member(Object, Objects), Events),
        Outcome = proposed(Events)
    ;   Outcome = proposed([])
    ).
performed(until(Duration, Meaning), World, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    lasting(until(Duration, Meaning), World, Frame0, Outcome).
performed(delayed(Event, Meaning), _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    delayed_trigger(Event, Meaning, none, Frame0, Outcome).
performed(triggered(done, Meaning), _, Frame0, Frame, Outcome) =>    % CR 603.12: a reflexive trigger
    Frame = Frame0,
    (   binding(done, Frame0, false)
    ->  Outcome = proposed([])
    ;   delayed_trigger(now, Meaning, none, Frame0, Outcome)
    ).
performed(text(Words), _, _, _, _) =>
    throw(error(not_supported(Words), _)).
performed(not_understood(Words), _, _, _, _) =>
    throw(error(not_supported(Words), _)).
performed(none, _, Frame0, Frame, Outcome) =>
    Frame = Frame0,
    Outcome = proposed([]).
performed(Said, _, Frame0, Frame, Outcome), said_of_casting(Said) =>
    Frame = Frame0,
    Outcome = proposed([]).
performed(Instruction, World, Frame0, Frame, Outcome), continuous(Instruction) =>
    Frame = Frame0,
    lasting(Instruction, World, Frame0, Outcome).
performed(Instruction, World, Frame0, Frame, Outcome) =>
    (   acted(Instruction, World, Frame0, Frame1, Events)
    ->  Frame = Frame1,
        Outcome = proposed(Events)
    ;   more_acted(Instruction, World, Frame0, Frame1, Events)
    ->  Frame = Frame1,
        Outcome = proposed(Events)
    ;   keyword_acted(Instruction, World, Frame0, Frame1, Events)
    ->  Frame = Frame1,
        Outcome = proposed(Events)
    ;   keyword_instead(Instruction, World, Frame0, Instructions)
    ->  Frame = Frame0,
        Outcome = instead(Instructions)
    ;   functor(Instruction, Name, Arity),
        throw(error(not_supported(Name/Arity), _))
    ).

%   What is said without an end of a permanent that is just put onto the battlefield is so as it enters (CR 611.2e).

as_it_enters([Move, Said|Instructions0], Instructions) :-
    Move =.. [move, Subject, battlefield|How0],
    Said =.. [Name, Of|More],
    ( Of = that(_) ; Of == it ),
    layer(Said, _),
    !,
    ( How0 = [How] -> true ; How = [] ),
    Fact =.. [Name, self|More],
    as_it_enters([move(Subject, battlefield, [gains(Fact)|How])|Instructions0], Instructions).
as_it_enters(Instructions, Instructions).

%   "It deals 4 damage instead" is dealt to what the damage before was.

same_recipient(Instructions0, Instructions) :-
    (   part_of(deal_damage(_, _, Target), Instructions0),
        Target \== recipient,
        part_of(deal_damage(_, _, recipient), Instructions0)
    ->  with_part(recipient, Target, Instructions0, Instructions)
    ;   Instructions = Instructions0
    ).

part_of(Part, Term) :-
    compound(Term),
    (   Part = Term
    ;   arg(_, Term, Argument),
        part_of(Part, Argument)
    ).

with_part(Old, New, Term, Result) :-
    (   Term == Old
    ->  Result = New
    ;   compound(Term)
    ->  Term =.. [Functor|Arguments0],
        maplist(with_part(Old, New), Arguments0, Arguments),
        Result =.. [Functor|Arguments]
    ;   Result = Term
    ).

%   What was heeded as the spell was cast.

said_of_casting(Said) :-
    functor(Said, Name, _),
    memberchk(Name, [modal_rule, optional_cost, additional_cost, alternative_cost, rounded, reduction_floor, keywords]).

%   Several that act at once: what each would do, together (CR 608.2e).

simultaneous([], _, _, proposed([])).
simultaneous([Act|Acts], World, Frame, Outcome) :-
    findall(Events,
            ( member(One, [Act|Acts]),
              events_of(One, World, Frame, Events)
            ),
            Lists),
    append(Lists, Together),
    Outcome = proposed(Together).

%!  events_of(+Instruction, +World, +Frame, -Events:list) is det.
%
%   All that Instruction would do, at once.

events_of(Act, World, Frame0, Events) :-
    performed(Act, World, Frame0, Frame, Outcome),
    (   Outcome = proposed(Events)
    ->  true
    ;   Outcome = instead(Acts),
        foldl(events_of_next(World), Acts, Frame-[], _-Events)
    ).

events_of_next(World, Act, Frame0-Events0, Frame-Events) :-
    performed(Act, World, Frame0, Frame1, Outcome),
    (   Outcome = proposed(More)
    ->  Frame = Frame1
    ;   Outcome = instead(Acts),
        foldl(events_of_next(World), Acts, Frame1-[], Frame-More)
    ),
    append(Events0, More, Events).

decide(World, Kind, Self, Player, Instruction, Frame0, Frame, Outcome) :-
    (   possible(Instruction, World, Frame0)
    ->  (   asked_for(Instruction, World, Self)
        ->  Truth = true
        ;   decided_whether(World, Kind, Self, Player, Truth)
        )
    ;   Truth = false
    ),
    bind(done, Truth, Frame0, Frame),
    (   Truth == true
    ->  Outcome = instead([Instruction])
    ;   Outcome = instead([])
    ).

%   Who chooses what only the doing asks for does it.

asked_for(Instruction, World, Self) :-
    \+ answer_to(World, [may], Self, _),
    (   Instruction = new_targets(_)
    ->  answer_to(World, [targets], Self, _)
    ;   Instruction = by(_, new_targets(_))
    ->  answer_to(World, [targets], Self, _)
    ;   Instruction = move(choose(_, _), _)
    ->  answer_to(World, [card, object, objects], Self, _)
    ;   part_of(pay(_), all([Instruction]))
    ->  answer_to(World, [pay], Self, true)
    ).


%   What can't be begun at all isn't offered: a payment or a thing that isn't there.

possible(pay(_, _), _, _) => true.
possible(_, _, _) => true.

one_player(Who, World, Frame, Player) :-
    (   objects_of(player(Who), World, Frame, [Found|_])
    ->  Player = Found
    ;   functor(Who, Name, _),
        throw(error(not_supported(player(Name)), _))
    ).

%!  condition_holds(+Condition, +World, +Frame) is semidet.

condition_holds(Condition0, World, Frame) :-
    bound(Condition0, Frame, Condition),
    frame_context(World, Frame, Context),
    (   special_condition(Condition, World, Frame, Truth)
    ->  Truth == true
    ;   holds(Condition, World, Context)
    ).

special_condition(spent(mana(Text)), World, Frame, Truth) :-        % CR 601.2h: mana spent to cast it
    frame(Frame, Self, _, _, _),
    parse_cost(Text, [Symbol|_]),
    (   stack_choice(World, Self, paid, Paid),
        member(mana-Spent, Paid),
        memberchk(Symbol, Spent)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(done, _, Frame, Truth) :-
    (   binding(done, Frame, false)
    ->  Truth = false
    ;   Truth = true
    ).
special_condition(happened(this_way, Event, Comparison), World, Frame, Truth) :-   % of what the instruction before was done to
    binding(it, Frame, Objects),
    is_list(Objects),
    arg(_, Event, each(Filter)),
    frame_context(World, Frame, Context),
    !,
    findall(Object, ( member(Object, Objects), matches(World, Context, Object, Filter) ), Matching),
    length(Matching, Count),
    (   compares(Comparison, Count, World, Context)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(happened(last_turn, cast(Who, _), Comparison), World, Frame, Truth) :-
    frame_context(World, Frame, Context),
    findall(N,
            ( last_event(World, N, cast, Details),
              memberchk(player(Player), Details),
              is_player(Who, World, Context, Player)
            ),
            Ns),
    length(Ns, Count),
    (   compares(Comparison, Count, World, Context)
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(unused(Label), World, Frame, Truth) :-
    frame(Frame, Self, _, _, _),
    (   ability_used(World, Self, Label, _)
    ->  Truth = false
    ;   Truth = true
    ).
special_condition(kicked, World, Frame, Truth) :-
    frame(Frame, Self, _, _, _),
    (   stack_choice(World, Self, using, Using),
        memberchk(Using, [kicker, multikicker])
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(all(Conditions), World, Frame, Truth) :-
    (   forall(member(Condition, Conditions), condition_holds(Condition, World, Frame))
    ->  Truth = true
    ;   Truth = false
    ).
special_condition(not(Condition), World, Frame, Truth) :-
    (   condition_holds(Condition, World, Frame)
    ->  Truth = false
    ;   Truth = true
    ).

%   acted(+Instruction, +World, +Frame0, -Frame, -Events) is semidet.
%   What most instructions do.

acted(deal_damage(Source, Amount, divided(Target)), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Source, World, Frame0, [From|_]),
    objects_of(Target, World, Frame0, Recipients),
    amount_of(Amount, World, Frame0, Total),
    divided(World, Frame0, Total, Recipients, Shares),
    findall(damage(From, To, Share, noncombat), ( member(To-Share, Shares), Share > 0 ), Events).
acted(deal_damage(Source, Amount, Target), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, _, _, _),
    (   objects_of(Source, World, Frame0, [From|_])
    ->  true
    ;   referred_gone(Source, Frame0, From)
    ->  true
    ;   From = Self
    ),
    objects_of(Target, World, Frame0, Recipients),
    amount_of(Amount, World, Frame0, Number),
    remembered(Recipients, Frame0, Frame),
    (   Number > 0                                     % CR 120.8
    ->  findall(damage(From, To, Number, noncombat), member(To, Recipients), Events)
    ;   Events = []
    ).
acted(gain_life(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(life_gained(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(lose_life(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(life_lost(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(draw(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(drawn(Player),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), between(1, Number, _) ),
            Events).
acted(mill(Who, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    findall(milled(Player, Number),
            ( member(Player, Players), amount_for(Player, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(destroy(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(destroyed(Object, effect), ( member(Object, Objects), permanent(World, Object) ), Events).
acted(exile(Subject), World, Frame0, Frame, Events) =>
    acted(exile(Subject, []), World, Frame0, Frame, Events).
acted(exile(Subject, How), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, _, _, _),
    chosen_objects(Subject, [object, objects, card], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(moved(Object, exile, [linked(Self)|How], plain), member(Object, Objects), Events).
acted(sacrifice(Subject), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    sacrificed(Subject, World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(moved(Object, graveyard, [], sacrificed),
            ( member(Object, Objects), permanent(World, Object), controller(World, Object, You) ),   % CR 701.21a
            Events),
    done_if(Events, Frame1, Frame).
acted(move(Subject, Zone), World, Frame0, Frame, Events) =>
    acted(move(Subject, Zone, []), World, Frame0, Frame, Events).
acted(move(Subject, Zone, How0), World, Frame0, Frame, Events) =>
    moved_objects(Subject, World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    frame(Frame0, _, You, _, _),
    maplist(bound_in_frame(World, Frame0), How0, How1),
    attacking_there(How1, Frame0, How),
    findall(moved(Object, Zone, Properties, plain),
            ( member(Object, Objects),
              entering_under(Zone, How, You, World, Object, Properties)
            ),
            Events).
acted(discard(Subject), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    in_hand(Subject, You, Subject1),
    chosen_objects(Subject1, [card, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(moved(Object, graveyard, [], discarded), member(Object, Objects), Events),
    done_if(Events, Frame1, Frame).
acted(tap(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(tapped(Object), ( member(Object, Objects), permanent(World, Object), \+ status(World, Object, tapped) ), Events).
acted(untap(Subject), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    findall(untapped(Object), ( member(Object, Objects), permanent(World, Object), status(World, Object, tapped) ), Events).
acted(add_counters(Subject, Counter0, Amount), World, Frame0, Frame, Events) =>
    frame(Frame0, Self, You, _, _),
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame),
    (   Counter0 = choice(Counters)
    ->  picked(World, [counter, number], Self, You, 1-1, Counters, [Counter|_])
    ;   Counter = Counter0
    ),
    findall(counters(Object, Counter, Number),
            ( member(Object, Objects), amount_for(Object, Amount, World, Frame0, Number), Number > 0 ),
            Events).
acted(remove_counters(Subject, Counter, Amount), World, Frame0, Frame, Events) =>
    chosen_objects(Subject, [object, objects], World, Frame0, Objects),
    remembered(Objects, Frame0, Frame1),
    findall(counters(Object, Kind, Less),
            ( member(Object, Objects),
              counters(World, Object, Kind, There),
              ( Counter == any ; Kind == Counter ),
              (   Amount == all
              ->  Number = There
              ;   amount_for(Object, Amount, World, Frame0, Number0),
                  Number is min(Number0, There)
              ),
              Number > 0,
              Less is -Number
            ),
            Events),
    done_if(Events, Frame1, Frame).
acted(get_counters(Who, Counter, Amount), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(player(Who), World, Frame0, Players),
    amount_of(Amount, World, Frame0, Number),
    findall(counters(Player, Counter, Number), member(Player, Players), Events).
acted(attach(Subject, Host), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Attachments),
    objects_of(Host, World, Frame0, Hosts),
    findall(attached(Attachment, To),
            ( member(Attachment, Attachments),
              permanent(World, Attachment),
              member(To, Hosts),
              Attachment \== To
            ),
            Events).
acted(fight(One, Other), World, Frame0, Frame, Events) =>             % CR 701.14
    Frame = Frame0,
    fighters(One, Other, World, Frame0, Fighters),
    (   Fighters = [First, Second],
        forall(member(Fighter, Fighters), ( permanent(World, Fighter), is_creature(World, Fighter) ))
    ->  findall(damage(From, To, Number, noncombat),
                ( member(From-To, [First-Second, Second-First]),
                  value(World, From, power, Number),
                  Number > 0
                ),
                Damage),
        Events = [fought(First, Second)|Damage]
    ;   Events = []
    ).
acted(counter(Subject), World, Frame0, Frame, Events) =>               % CR 701.6a
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(countered(Object), member(Object, Objects), Events).
acted(create(Amount, Token, How0), World, Frame0, Frame, Events) =>
    frame(Frame0, _, You, _, _),
    sized(Token, World, Frame0, Token0),
    bound(Token0, Frame0, Token1),
    amount_of(Amount, World, Frame0, Number),
    maplist(bound_in_frame(World, Frame0), How0, How),
    bind(it, created, Frame0, Frame),
    findall(created(You, Token1, How), between(1, Number, _), Events).
acted(transform(Subject), World, Frame0, Frame, Events) =>
    Frame = Frame0,
    objects_of(Subject, World, Frame0, Objects),
    findall(transformed(Object), ( member(Object, Objects), permanent(World, Object) ), Events).
acted(regenerate(Subject), World, Frame0, Frame, Events) =>            % CR 701.19a
    Frame = Frame0,
    frame(Frame0, Self, You, _, _),
    objects_of(Subject, World, Frame0, Objects),
    findall(lasting(You, Self, until(end_of_turn, regeneration(ref(Object)))), member(Object, Objects), Events).
acted(Instruction, World, Frame0, Frame, Events), memberchk(Instruction, [scry(_, _), surveil(_, _)]) =>
    Frame = Frame0,
    Instruction =.. [How, Who, Amount],
    objects_of(player(Who), World, Frame0, Players),
    amount_of(Amount, World, Frame0, Number),
    findall(looked(How, Player, Number), member(Player, Players), Events).
acted(_, _, _, _, _) =>
    fail.

%   It attacks what the creature attacked that was returned for it (CR 702.49c).

attacking_there(How0, Frame, How) :-
    (   select(attacking, How0, Rest),
        binding(attacked, Frame, Target)
    ->  How = [attacking(Target)|Rest]
    ;   How = How0
    ).

%   An X/X token has the size that X is now (CR 608.2h).

sized(token(Power0, Toughness0, Types, Abilities), World, Frame, token(Power, Toughness, Types, Abilities)) :-
    !,
    amount_of(Power0, World, Frame, Power),
    amount_of(Toughness0, World, Frame, Toughness).
sized(Token, _, _, Token).

bound_in_frame(_, Frame, Term, Bound) :-
    bound(Term, Frame, Bound).

referred_gone(Source, Frame, From) :-
    bound(Source, Frame, ref(From)).

done_if(Events, Frame0, Frame) :-
    (   Events == []
    ->  bind(done, false, Frame0, Frame)
    ;   bind(done, true, Frame0, Frame)
    ).

remembered(Objects, Frame0, Frame) :-
    (   Objects == []
    ->  Frame = Frame0
    ;   bind(it, Objects, Frame0, Frame)
    ).

sacrificed(Subject, World, Frame, Objects) :-
    frame(Frame, _, You, _, _),
    (   Subject = choose(Number, Filter)
    ->  chosen_objects(choose(Number, [controlled_by(ref(You))|Filter]), [objects, object, sacrifice], World, Frame, Objects)
    ;   objects_of(Subject, World, Frame, Objects)
    ).

in_hand(choose(Number, Filter), You, choose(Number, [zone(hand, ref(You))|Kept])) :-
    !,
    exclude(zone_word, Filter, Kept).
in_hand(Subject, _, Subject).

zone_word(zone(_, _)).

fighters(One, Other, World, Frame, Fighters) :-
    (   One == Other
    ->  objects_of(One, World, Frame, Fighters)
    ;   objects_of(One, World, Frame, [First|_]),
        objects_of(Other, World, Frame, [Second|_])
    ->  Fighters = [First, Second]
    ;   Fighters = []
    ).

moved_objects(Subject, World, Frame, Objects) :-
    (   Subject = choose(_, Filter),
        memberchk(zone(hand, _), Filter)
    ->  chosen_objects(Subject, [card, object], World, Frame, Objects)
    ;   chosen_objects(Subject, [object, objects, card], World, Frame, Objects)
    ).

%   Who controls what is put onto the battlefield: who is told to put it, unless it says otherwise (CR 110.2a).

entering_under(battlefield, How, You, World, Object, Properties) =>
    (   memberchk(controlled_by(owner), How)
    ->  object(World, Object, _, Owner, _, _),
        Properties = [controller(Owner)|How]
    ;   memberchk(controlled_by(_), How)
    ->  Properties = [controller(You)|How]
    ;   Properties = [controller(You)|How]
    ).
entering_under(_, How, _, _, _, Properties) =>
    Properties = How.

%   divided(+World, +Frame, +Total, +Recipients, -Shares): as chosen when it was announced, else as evenly as can be.

divided(World, Frame, Total, Recipients, Shares) :-
    frame(Frame, Self, _, _, _),
    (   stack_choice(World, Self, division, Division)
    ->  findall(To-Share, ( member(To-Share, Division), memberchk(To, Recipients) ), Shares)
    ;   length(Recipients, Count),
        Count > 0
    ->  Each is Total // Count,
        Rest is Total mod Count,
        findall(To-Share,
                ( nth1(N, Recipients, To),
                  ( N =< Rest -> Share is Each + 1 ; Share = Each )
                ),
                Shares)
    ;   Shares = []
    ).
