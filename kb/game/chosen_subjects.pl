:- encoding(utf8).
:- module(lawmage_chosen_subjects,
          [ objects_chosen/5,    % +Instruction0, +World, +Frame0, -Frame, -Instruction
            chooses_itself/1     % ?Name
          ]).
:- use_module(library(lists)).
:- use_module(bindings).
:- use_module(resolving_amounts).

/** <module> What an instruction is about, where its player chooses that as it is followed (CR 608.2d)
*/

%!  objects_chosen(+Instruction0, +World, +Frame0, -Frame, -Instruction) is semidet.
%
%   Instruction0 names what its player is to choose, and doesn't say more of how; Instruction names what is chosen, which is `it` in Frame.  Of
%   several instructions that are one sentence it is the first such.  Fails where nothing is to be chosen, or Instruction0 chooses itself.

objects_chosen(all(Parts0), World, Frame0, Frame, all(Parts)) :-
    !,
    append(Before, [Part0|After], Parts0),
    objects_chosen(Part0, World, Frame0, Frame, Part),
    !,
    append(Before, [Part|After], Parts).
objects_chosen(Instruction0, World, Frame0, Frame, Instruction) :-
    functor(Instruction0, Name, _),
    \+ chooses_itself(Name),
    Instruction0 =.. [Name|Arguments0],
    append(Before, [choose(Number, Filter)|After], Arguments0),
    is_list(Filter),
    !,
    chosen_objects(choose(Number, Filter), [object, objects, card, player], World, Frame0, Objects),
    bind(it, Objects, Frame0, Frame),
    refs(Objects, Reference),
    append(Before, [Reference|After], Arguments),
    Instruction =.. [Name|Arguments].

%!  chooses_itself(?Name) is nondet.
%
%   The instructions of that name in kb/vocabulary say themselves among what is chosen, by which keys it is answered, or whether it is
%   chosen at all; a check holds this against the vocabulary and the clauses that follow them.

chooses_itself(add_counters).
chooses_itself(attach).
chooses_itself(becomes_copy).
chooses_itself(cast).
chooses_itself(choose).
chooses_itself(copy).
chooses_itself(create).
chooses_itself(destroy).
chooses_itself(discard).
chooses_itself(exchange).
chooses_itself(exchange_control).
chooses_itself(exile).
chooses_itself(look).
chooses_itself(manifest).
chooses_itself(may).
chooses_itself(meld).
chooses_itself(move).
chooses_itself(pair).
chooses_itself(play).
chooses_itself(remove_counters).
chooses_itself(reveal).
chooses_itself(sacrifice).
chooses_itself(search).
chooses_itself(separate).
chooses_itself(tap).
chooses_itself(triggered).
chooses_itself(untap).
