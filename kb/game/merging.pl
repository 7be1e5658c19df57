:- encoding(utf8).
:- module(lawmage_merging,
          [ merging/4            % +World, +Spell, +Frame, -Events
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/copiable').
:- use_module(bindings).
:- use_module(choices).
:- use_module(tokens, [frozen/3, prepare_spell/3]).

/** <module> Merging with a permanent (CR 702.140, 730)
*/

%!  merging(+World, +Spell, +Frame, -Events:list) is semidet.
%
%   Spell resolves as a mutating creature spell whose target is legal: Events merge it with that creature.  The permanent has the values of
%   the component that its player chooses to be on top, and the abilities of both (CR 702.140c-e), which is a copiable effect (CR 730.2a).  Own and Kind
%   say what the creature is by itself and what the topmost component is, a card or a token (CR 730.2d).

merging(World, Spell, Frame, [merged(Spell, Host, Own), topmost(Host, Kind), becomes_copy(You, none, Host, Face, Added, Others)]) :-
    cast_by(mutate, Frame),
    frame(Frame, _, You, _, Bindings),
    member(target(_, _)-[Host|_], Bindings),
    permanent(World, Host),
    !,
    picked(World, [object], Spell, You, 1-1, [Spell, Host], [Top]),
    ( Top == Spell -> Below = Host ; Below = Spell ),
    kind(World, Top, Kind),
    ( component(World, Host, Own0) -> Own = Own0 ; kind(World, Host, Own) ),
    frozen(World, Top, Face),
    findall(second-Second, prepare_spell(World, Top, Second), Others),
    copiable_values(World, Below, Values),
    get_dict(abilities, Values, Abilities),
    findall(grant(self, Ability), ( member(ability(_, Meaning, _), Abilities), granted(Meaning, Ability) ), Added).

kind(World, Object, Kind) :-
    ( token(World, Object) -> Kind = token ; Kind = card ).

granted(keyword(Keyword), Ability) =>
    Ability = keywords([Keyword]).
granted(Meaning, Ability) =>
    Ability = Meaning.
