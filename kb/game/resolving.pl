:- encoding(utf8).
:- module(lawmage_resolving,
          [ begun_resolution/4,  % +World, +Item, -Run, -Note
            run/4,               % +World, +Run0, -Events, -Run
            spell_abilities/3    % +World, +Spell, -Meanings
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs)).
:- use_module('../keywords/keywords', [meaning/3]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(choices).
:- autoload(merging, [merging/4]).
:- use_module(dividing, [retargeted_shares/3]).
:- use_module(happening).
:- use_module(instructions).
:- use_module(keyword_action_instructions, [events_of_keyword/4]).
:- use_module(position).
:- use_module(spell_text).
:- use_module(modes_chosen, [chosen_modes/7]).
:- use_module(stacking).
:- use_module(stated).
:- use_module(deeds).
:- use_module(unread_sentences).
:- use_module(unpreventable).

/** <module> Resolving a spell or ability (CR 608)

A run is run(Frame, Todo, End): what the words stand for, the instructions still to be followed, and how it ends:
spell(Id), ability(Id) or nothing; `finished` when it is over.
*/

%!  begun_resolution(+World, +Item, -Run, -Note) is det.
%
%   Run is that of Item, whose targets that have become illegal are left out (CR 608.2b); Note is resolves, or
%   illegal_targets where none is left and it doesn't resolve.

begun_resolution(World, item(Id, Kind, Label, Self, You, Meaning, Chosen), Run, Note) :-
    with_new_targets(Chosen, Bindings0),
    clock(World, Now),
    frame(Frame0, Self, You, Now, Bindings0),
    partition(is_target_binding, Bindings0, TargetBindings, OtherBindings),
    findall(Phrase-Legal,
            ( member(Phrase-Targets, TargetBindings),
              still_legal(Targets, Phrase, Kind, Label, Self, You, World, Frame0, TargetBindings, Legal)
            ),
            LegalBindings),
    append(LegalBindings, OtherBindings, Bindings1),
    with_x(World, Self, Kind, Bindings1, Bindings),
    frame(Frame, Self, You, Now, Bindings),
    (   member(_-[_|_], TargetBindings),
        \+ member(_-[_|_], LegalBindings),
        \+ ( sub_term(Part, Meaning), Part == resolves_anyway ),
        \+ ( Kind == spell, ( cast_by(bestow, Frame0) ; cast_by(mutate, Frame0) ) )    % CR 702.103e, 702.140b
    ->  Note = illegal_targets,
        (   Kind == spell
        ->  Run = run(Frame, [proposed([moved(Id, graveyard, [], unresolved)])], nothing)
        ;   Run = run(Frame, [], ability(Id))
        )
    ;   Note = resolves,
        (   Kind == spell
        ->  spell_run(World, Id, Frame, Run)
        ;   ability_run(World, Id, Label, Self, Meaning, Frame, Run)
        )
    ).

%   retargeted(Targets, Bindings): each phrase has as many new targets as it had (CR 115.7d).

with_new_targets(retargeted(Targets, Chosen), Bindings) =>
    with_new_targets(Chosen, Bindings0),
    foldl(new_target_binding, Bindings0, Bindings1, Targets, _),
    retargeted_shares(Bindings0, Bindings1, Bindings).
with_new_targets(Chosen, Bindings) =>
    Bindings = Chosen.

new_target_binding(Key-Old, Binding, Targets0, Targets) :-
    (   is_target_binding(Key-Old)
    ->  same_length(Old, New),
        (   append(New, Targets, Targets0)
        ->  Binding = Key-New
        ;   Binding = Key-Old,
            Targets = Targets0
        )
    ;   Binding = Key-Old,
        Targets = Targets0
    ).

is_target_binding(target(_, _)-Targets) :-
    is_list(Targets).
is_target_binding(nth(_, _)-Targets) :-
    is_list(Targets).

still_legal(Targets, Phrase, Kind, Label, Self, You, World, Frame, Bindings, Legal) :-
    exclude(same_phrase(Phrase), Bindings, Others),
    findall(Target,
            ( member(Target, Targets),
              ( player(World, Target) ; present(World, Target) ),
              \+ target_fault(World, Label, source(Kind, Self, You), bound_phrase(Phrase, Frame, Others), Target, _)
            ),
            Legal).

same_phrase(Phrase, Other-_) :-
    Phrase == Other.

with_x(World, Self, spell, Bindings, [x-X|Bindings]) :-
    stack_choice(World, Self, x, X),
    \+ memberchk(x-_, Bindings),
    !.
with_x(World, Self, triggered, Bindings, [x-X|Bindings]) :-               % as it entered or was turned face up (CR 107.3m, 702.37f)
    memberchk(event_object-[Self], Bindings),
    stack_choice(World, Self, x, X),
    \+ memberchk(x-_, Bindings),
    !.
with_x(_, _, _, Bindings, Bindings).

%   The ability follows its text, an intervening "if" first (CR 603.4): it does nothing where that is false now.

ability_run(World, Id, Label, Self, Meaning, Frame0, run(Frame, [Meaning], ability(Id))) :-
    (   atomic_list_concat(Parts, /, Label),
        last(Parts, Last),
        atom_number(Last, Line)
    ->  all_read(World, Self, Line)
    ;   true
    ),
    bind(label, Label, Frame0, Frame).

%   What a spell does: an instant or sorcery follows its text, a permanent spell enters (CR 608.2c, 608.3).

spell_run(World, Id, Frame, run(Frame, Todo, End)) :-
    (   instant_or_sorcery(World, Id)
    ->  all_read(World, Id, any),
        frame(Frame, _, _, _, Bindings),
        ( memberchk(modes-Modes, Bindings) -> true ; Modes = none ),
        spell_lines(World, Id, Modes, Lines0),
        unpreventable_marked(Lines0, Lines1),
        with_keyword_text(World, Id, Lines1, Lines),
        overloaded(Frame, Lines, Todo),
        End = spell(Id)
    ;   merging(World, Id, Frame, Merged)
    ->  Todo = [proposed(Merged)],
        End = nothing
    ;   frame(Frame, _, You, _, _),
        findall(Way, permanent_way(World, Id, Frame, Way), Ways),
        Todo = [proposed([moved(Id, battlefield, [controller(You)|Ways], resolved)])],
        End = nothing
    ).

instant_or_sorcery(World, Id) :-
    once(( has_type(World, Id, instant) ; has_type(World, Id, sorcery) )).

%   What its keywords say besides: before the rest for gift, after it for awaken (CR 702.174j, 702.113a).

with_keyword_text(World, Id, Lines0, Lines) :-
    text_of_keywords(World, Id, Meanings),
    gifts(World, Id, Gifts),
    findall(labelled(Id, Meaning), member(Meaning, Gifts), Before),
    findall(labelled(Id, Meaning), member(Meaning, Meanings), After),
    append([Before, Lines0, After], Lines).

gifts(World, Id, Gifts) :-
    findall(Effect,
            ( stack_choice(World, Id, using, gift),
              value(World, Id, abilities, Abilities),
              member(ability(_, keyword(gift(Present)), _), Abilities),
              meaning(gift(Present), triggered(_, when(_, Effect)), _)
            ),
            Gifts).

%   An overloaded spell says "each" for "target" (CR 702.96a).

overloaded(Frame, Meanings0, Meanings) :-
    (   cast_by(overload, Frame)
    ->  maplist(each_for_target, Meanings0, Meanings)
    ;   Meanings = Meanings0
    ).

each_for_target(Term, Result) :-
    (   Term = target(_, Filter)
    ->  Result = each(Filter)
    ;   compound(Term)
    ->  Term =.. [Functor|Arguments0],
        maplist(each_for_target, Arguments0, Arguments),
        Result =.. [Functor|Arguments]
    ;   Result = Term
    ).

permanent_way(World, Id, _, face(down)) :-
    face_up(World, Id, down).
permanent_way(World, Id, _, face(back)) :-                              % CR 702.146b
    face_up(World, Id, back).
permanent_way(World, Id, Frame, attached_to(Host)) :-
    value(World, Id, subtypes, Subtypes),
    memberchk(aura, Subtypes),
    frame(Frame, _, _, _, Bindings),
    member(Phrase-[Host|_], Bindings),
    is_target_binding(Phrase-[Host]),
    !.
permanent_way(World, _, Frame, attached_to(Host)) :-
    cast_by(bestow, Frame),
    frame(Frame, _, _, _, Bindings),
    member(Phrase-[Host|_], Bindings),
    is_target_binding(Phrase-[Host]),
    (   player(World, Host)
    ;   permanent(World, Host)
    ),
    !.
permanent_way(_, _, Frame, bestowed) :-
    cast_by(bestow, Frame),
    frame(Frame, _, _, _, Bindings),
    member(Phrase-[_|_], Bindings),
    is_target_binding(Phrase-[]),
    !.
permanent_way(_, _, Frame, tapped) :-                                    % CR 702.190b
    cast_by(sneak, Frame).
permanent_way(World, Id, Frame, attacking(Target)) :-
    cast_by(sneak, Frame),
    stack_choice(World, Id, attacked, Target),
    ( player(World, Target) ; permanent(World, Target) ),
    !.

%   The spell abilities of Spell (CR 113.3a), with only the modes chosen, each with the label of its line, which a delayed trigger that it makes
%   goes by.

spell_lines(World, Spell, Modes, Lines) :-
    value(World, Spell, abilities, Abilities),
    controller(World, Spell, Player),
    findall(labelled(Label, Meaning),
            ( member(ability(Key, Meaning0, _), Abilities),
              is_spell_ability(Meaning0),
              chosen_modes(Meaning0, Modes, World, by(settled, Spell, Player), Meaning, _, _),
              ability_label(Spell, Key, Meaning, Label)
            ),
            Lines).

%!  spell_abilities(+World, +Spell, -Meanings:list) is det.
%
%   The same with all their modes.

spell_abilities(World, Spell, Meanings) :-
    value(World, Spell, abilities, Abilities),
    findall(Meaning, ( member(ability(_, Meaning, _), Abilities), is_spell_ability(Meaning) ), Meanings).

is_spell_ability(keyword(_)) :- !, fail.
is_spell_ability(activated(_, _)) :- !, fail.
is_spell_ability(as_keyword(_, _)) :- !, fail.
is_spell_ability(triggered(Event, _)) :- !, Event == done.
is_spell_ability(Meaning) :-
    functor(Meaning, Name, _),
    memberchk(Name, [additional_cost, optional_cost, alternative_cost, only, cost_less, cost_to, entwine]),
    !,
    fail.
is_spell_ability(permission(_, cast(_))) :- !, fail.
is_spell_ability(permission(_, cast_as_though_flash(_))) :- !, fail.
is_spell_ability(when(_, alternative_cost(_))) :- !, fail.
is_spell_ability(restriction(self, _)) :- !, fail.
is_spell_ability(enters(_, _)) :- !, fail.
is_spell_ability(_).

%!  run(+World, +Run0, -Events:list, -Run) is det.
%
%   Follows instructions of Run0 until something happens: Events; Run is what is left, or `finished` with the last.

run(World, run(Frame00, Todo0, End), Events, Run) :-
    refreshed(World, Frame00, Frame0),
    (   Todo0 = [Instruction|Rest]
    ->  follow(Instruction, World, Frame0, Frame1, Outcome),
        (   Outcome = instead(Instructions)
        ->  append(Instructions, Rest, Todo),
            run(World, run(Frame1, Todo, End), Events, Run)
        ;   Outcome = proposed(Proposed),
            happens(World, Proposed, Happened0),
            events_of_keyword(World, Frame1, Happened0, Happened),
            noted(World, Instruction, Happened, Frame1, Frame2),
            could(Instruction, Proposed, Frame2, Frame3),
            mana_made(Happened, Frame3, Frame),
            (   Happened == []
            ->  run(World, run(Frame, Rest, End), Events, Run)
            ;   Events = Happened,
                Run = run(Frame, Rest, End)
            )
        )
    ;   ending(End, World, Frame0, Proposed),
        happens(World, Proposed, Events),
        Run = finished
    ).

%   The mana that a mana ability produced, for "any type that land produced" (CR 106.12a).

mana_made(Events, Frame0, Frame) :-
    findall(Symbol, ( member(mana(_, Symbols), Events), member(Symbol, Symbols) ), Produced),
    ( Produced == [] -> Frame = Frame0 ; bind(produced, Produced, Frame0, Frame) ).

%   What can't be followed stops the game at the ability that says it.

follow(Instruction, World, Frame0, Frame, Outcome) :-
    catch(performed(Instruction, World, Frame0, Frame, Outcome),
          error(not_supported(What), _),
          (   binding(label, Frame0, Label)
          ->  throw(error(not_supported(What, Label), _))
          ;   throw(error(not_supported(What), _))
          )),
    !.
follow(Instruction, _, _, _, _) :-
    functor(Instruction, Name, Arity),
    throw(error(not_supported(Name/Arity), _)).

%   Whether the instruction could be followed, for "if you can't": something would happen, to as many as it says.

could(Instruction, Proposed, Frame0, Frame) :-
    (   idle(Instruction)
    ->  Frame = Frame0
    ;   length(Proposed, Count),
        least(Instruction, Least),
        ( Count >= Least -> Truth = true ; Truth = false ),
        bind(possible, Truth, Frame0, Frame)
    ).

idle(none).
idle(proposed(_)).
idle(x_is(_)).
idle(make_choice(_)).
idle(choose(_)).
idle(shuffle(_)).

least(acting(_, Instruction), Least) :-
    !,
    least(Instruction, Least).
least(Instruction, Least) :-
    (   compound(Instruction),
        arg(1, Instruction, choose(Number, _)),
        integer(Number)
    ->  Least = Number
    ;   Least = 1
    ).

ending(nothing, _, _, []).
ending(ability(Id), _, Frame, Events) :-                              % CR 608.2p
    (   binding(label, Frame, Label)
    ->  frame(Frame, Self, _, _, _),
        Events = [resolved(Self, Label), gone(Id)]
    ;   Events = [gone(Id)]
    ).
ending(spell(Id), World, Frame, Proposed) :-
    (   present(World, Id),
        object(World, Id, stack, _, _, _)
    ->  after_resolving(World, Id, Frame, Zone, How),
        findall(Delay, rebound(How, World, Id, Frame, Delay), Delays),
        Proposed = [moved(Id, Zone, How, resolved)|Delays]
    ;   Proposed = []
    ).

%   "At the beginning of your next upkeep, you may cast this card from exile" (CR 702.88a).

rebound(How, World, Id, Frame0, delay(begins(upkeep, you), may(cast(self, [free])), none, Frame)) :-
    memberchk(rebounding, How),
    clock(World, Now),
    frame(Frame0, _, You, _, _),
    atom_concat(Id, '/rebound', Label),
    frame(Frame, Id, You, Now, [label-Label, followed_since-Now]).

%   Where the card of an instant or sorcery goes (CR 608.2n), or where a keyword has it go instead.

after_resolving(World, Id, Frame, Zone, How) :-
    (   cast_by(buyback, Frame)                                       % CR 702.27a
    ->  Zone = hand,
        How = []
    ;   has_keyword(World, Id, cipher),                               % CR 702.99a
        \+ token(World, Id),
        frame(Frame, _, You, _, _),
        findall(Option, ( controller(World, Option, You), permanent(World, Option), is_creature(World, Option) ), Options),
        picked(World, [encode], Id, You, 0-1, Options, [Creature])
    ->  Zone = exile,
        How = [encoded(Creature)]
    ;   has_keyword(World, Id, rebound),                              % CR 702.88a
        binding(from, Frame, hand)
    ->  Zone = exile,
        How = [rebounding]
    ;   binding(adventure, Frame, true)                               % CR 715.3d
    ->  Zone = exile,
        How = [on_adventure]
    ;   Zone = graveyard,
        How = []
    ).
