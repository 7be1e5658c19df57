:- encoding(utf8).
:- module(lawmage_retargeting,
          [ changed_targets/4,   % +World, +Item, +Wanted, -Targets
            new_target_options/4, % +World, +Item, -Number, -Options
            could_target/4,      % +World, +Item, +Target, -Targets
            one_target_changed/4 % +World, +Item, +New, -Targets
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(bindings).
:- use_module(spell_text).
:- use_module(position).
:- use_module(stacking).
:- use_module(target_phrases, [phrases_of/2]).

/** <module> New targets for what is on the stack (CR 115.7d, 707.10c)
*/

%!  changed_targets(+World, +Id, +Wanted:list, -Targets:list) is semidet.
%
%   Targets are those of the spell or ability Id on the stack, changed to Wanted one by one: a target may stay, even an illegal one, and
%   one that can't be changed to what was wanted, because that is illegal, stays.

changed_targets(World, Id, Wanted0, Targets) :-
    item(World, _, item(Id, Kind, Label, Self, You, _, Chosen)),
    ( is_list(Wanted0) -> Wanted = Wanted0 ; Wanted = [Wanted0] ),
    phrase_targets(Chosen, World, Id, You, Bindings),
    renewed(Bindings, Wanted, Renewed),                     % what is legal is judged by the final set (CR 115.7e)
    clock(World, Now),
    frame(Frame, Self, You, Now, Renewed),
    findall(Phrase-Old, ( member(Phrase-Olds, Bindings), is_phrase(Phrase), member(Old, Olds) ), Pairs),
    same_length(Pairs, Wanted),
    Source = source(Kind, Self, You),
    changed(Pairs, Wanted, World, Label, Source, Frame, [], Targets0),
    frame(Before, Self, You, Now, Bindings),
    findall(Old, member(_-Old, Pairs), Olds),
    (   nth1(N, Pairs, Phrase-Old),                         % an unchanged one may not become illegal (CR 115.7d)
        nth1(N, Targets0, Old),
        target_fault(World, Label, Source, bound_phrase(Phrase, Frame, []), Old, _),
        \+ target_fault(World, Label, Source, bound_phrase(Phrase, Before, []), Old, _)
    ->  Targets = Olds
    ;   Targets = Targets0
    ).

%!  one_target_changed(+World, +Id, +New, -Targets:list) is nondet.
%
%   Targets are those of the spell or ability Id, of which one is changed to New, another legal target (CR 115.7b).

one_target_changed(World, Id, New, Targets) :-
    item(World, _, item(Id, _, _, _, You, _, Chosen)),
    phrase_targets(Chosen, World, Id, You, Bindings),
    findall(Old, ( member(Phrase-Olds, Bindings), is_phrase(Phrase), member(Old, Olds) ), Now),
    append(Before, [Old|After], Now),
    Old \== New,
    append(Before, [New|After], Targets),
    changed_targets(World, Id, Targets, Targets).

%!  new_target_options(+World, +Id, -Number:integer, -Options:list) is det.
%
%   The spell or ability Id has Number targets, and each of Options could be one of them while the others stay.

new_target_options(World, Id, Number, Options) :-
    item(World, _, item(Id, _, _, _, You, _, Chosen)),
    phrase_targets(Chosen, World, Id, You, Bindings),
    findall(Old, ( member(Phrase-Olds, Bindings), is_phrase(Phrase), member(Old, Olds) ), Now),
    length(Now, Number),
    findall(Thing,
            ( ( object(World, Thing, _, _, _, _) ; player(World, Thing) ; stack_ability(World, Thing, _, _, _, _) ),
              append(Before, [_|After], Now),
              append(Before, [Thing|After], Wanted),
              changed_targets(World, Id, Wanted, Wanted)
            ),
            Options0),
    list_to_set(Options0, Options).

%!  could_target(+World, +Id, +Target, -Targets:list) is semidet.
%
%   Target may be each of the targets of the spell or ability Id; Targets are those, Target as often as it has targets (CR 707.10d-e).

could_target(World, Id, Target, Targets) :-
    between(1, 5, Count),
    length(Targets, Count),
    maplist(=(Target), Targets),
    changed_targets(World, Id, Targets, Found),
    !,
    Found == Targets.

%   What the targets are now, by their phrases; those of a spell that was there from the beginning follow its text.

phrase_targets(retargeted(Targets, Chosen), World, Id, You, Bindings) :-
    phrase_targets(Chosen, World, Id, You, Bindings0),
    renewed(Bindings0, Targets, Bindings).
phrase_targets(given(Targets, Modes, _), World, Id, You, Bindings) :-
    characteristics(World, Id, C),
    usings_of(World, Id, Usings),
    spell_text(World, Id, C, Modes, Usings, Text, _),
    phrases_of(Text, Phrases),
    frame(Frame, Id, You, 0, []),
    once(split(Phrases, Targets, World, Frame, Bindings)).
phrase_targets(Bindings, _, _, _, Bindings) :-
    is_list(Bindings).

renewed([], _, []).
renewed([Phrase-Old|Bindings0], Targets0, [Phrase-New|Bindings]) :-
    (   is_phrase(Phrase),
        same_length(Old, New0),
        append(New0, Targets, Targets0)
    ->  New = New0
    ;   New = Old,
        Targets = Targets0
    ),
    renewed(Bindings0, Targets, Bindings).

is_phrase(target(_, _)).
is_phrase(nth(_, _)).

changed([], [], _, _, _, _, _, []).
changed([Phrase-Old|Pairs], [New|News], World, Label, Source, Frame, Before, [Target|Targets]) :-
    (   New == Old
    ->  Target = Old
    ;   memberchk(Phrase-New, Before)
    ->  Target = Old
    ;   target_fault(World, Label, Source, bound_phrase(Phrase, Frame, []), New, _)
    ->  Target = Old
    ;   Target = New
    ),
    changed(Pairs, News, World, Label, Source, Frame, [Phrase-Target|Before], Targets).
