:- encoding(utf8).
:- module(lawmage_target_phrases,
          [ phrase_groups/3,     % +Meaning, +Extent, -Groups
            ability_effect/2,    % +Meaning, -Kind
            phrases_of/2,        % +Meaning, -Phrases
            phrase_in/2,         % +Meaning, -Phrase
            implied_phrase/2,    % +Instruction, -Phrase
            keyword_phrase/4     % ?Keyword, ?How, -Filter, -Rules
          ]).
:- use_module(library(lists)).

/** <module> The target phrases of a text (CR 115.1)

A phrase is phrase(Number, Filter): so many targets that Filter describes.  A group of phrases are those of one way to choose modes:
all that are in one group are chosen together.  Equal phrases of one text are the same targets.
*/

%!  phrase_groups(+Meaning, +Extent, -Groups:list) is det.
%
%   The groups of phrases of Meaning; none that is empty but for a text without a phrase, whose groups are [[]].  Extent is own for
%   those of the spell or ability itself, or all for those of the delayed and reflexive triggers it makes as well.

phrase_groups(Meaning, Extent, Groups) :-
    phrases(Meaning, Extent, Shared, Choices),
    (   Choices = [modes(Most, Modes)]
    ->  findall(Phrases-Inner, ( member(Mode, Modes), phrases(Mode, Extent, Phrases, Inner) ), ModePhrases),
        (   Most == 1
        ->  findall(Group,
                    ( member(Phrases-_, ModePhrases),
                      append(Shared, Phrases, Group0),
                      list_to_set(Group0, Group)
                    ),
                    Groups)
        ;   findall(Phrase, ( ( member(Phrase, Shared) ; member(Phrases-_, ModePhrases), member(Phrase, Phrases) ) ), Group0),
            list_to_set(Group0, Group),
            Groups = [Group]
        )
    ;   Groups = [Shared]
    ).

%   phrases(+Meaning, +Extent, -Phrases, -Modes)
%   Phrases that stand outside of modes, and the first choice of modes.

phrases(Meaning, Extent, Phrases, Modes) :-
    findall(Part, part_of(Meaning, Extent, Part), Parts),
    findall(phrase(Number, Filter), member(target(Number, Filter), Parts), Phrases0),
    list_to_set(Phrases0, Phrases),
    (   memberchk(modes(_, Most, List), Parts)
    ->  Modes = [modes(Most, List)]
    ;   Modes = []
    ).

%   part_of(+Term, +Extent, -Part) is nondet.
%   What an ability has that the text only grants, or gives a token, is not the text's own; and a phrase inside another's filter
%   only names that one again.

part_of(target(Number, Filter), _, Part) =>
    Part = target(Number, Filter).
part_of(earthbend(Number), _, Part) =>
    implied_phrase(earthbend(Number), Part).
part_of(modes(Least, Most, Modes), _, Part) =>
    is_list(Modes),
    Part = modes(Least, Most, Modes).
part_of(grant(Subject, abilities_of(_, Filter)), Extent, Part) =>
    ( part_of(Subject, Extent, Part) ; part_of(Filter, Extent, Part) ).
part_of(grant(Subject, _), Extent, Part) =>
    part_of(Subject, Extent, Part).
part_of(token(_, _, _, _), _, _) =>
    fail.
part_of(triggered(_, Meaning), Extent, Part) =>
    Extent == all,
    part_of(Meaning, Extent, Part).
part_of(delayed(_, Meaning), Extent, Part) =>
    Extent == all,
    part_of(Meaning, Extent, Part).
part_of(activated(_, _), _, _) =>
    fail.
part_of(Term, Extent, Part), compound(Term) =>
    arg(_, Term, Argument),
    part_of(Argument, Extent, Part).
part_of(_, _, _) =>
    fail.

%!  phrases_of(+Meaning, -Phrases:list) is det.
%
%   The target phrases of Meaning in the order of the text, each once; those of abilities that it would give or make are not its own.

phrases_of(Meaning, Phrases) :-
    findall(Phrase, phrase_in(Meaning, Phrase), Phrases0),
    list_to_set(Phrases0, Phrases).

%!  phrase_in(+Meaning, -Phrase) is nondet.
%
%   One of them.

phrase_in(Term, _) :-
    \+ compound(Term),
    !,
    fail.
phrase_in(nth(N, target(Number, Filter)), Phrase) :-
    !,
    Phrase = nth(N, target(Number, Filter)).
phrase_in(target(Number, Filter), Phrase) :-
    !,
    (   Phrase = target(Number, Filter)
    ;   phrase_in(Filter, Phrase)
    ).
phrase_in(grant(_, abilities_of(_, Filter)), Phrase) :-                   % "all activated abilities of target creature"
    phrase_in(Filter, Phrase).
phrase_in(grant(Subject, _), Phrase) :-
    !,
    phrase_in(Subject, Phrase).
phrase_in(token(_, _, _, _), _) :-
    !,
    fail.
phrase_in(triggered(done, _), _) :-
    !,
    fail.
phrase_in(triggered(this_way(_), _), _) :-
    !,
    fail.
phrase_in(triggered(Event, _), Phrase) :-                                 % what triggers later has targets of its own (CR 603.3d, 603.7a)
    !,
    phrase_in(Event, Phrase).
phrase_in(delayed(Event, _), Phrase) :-
    Event \= begins(_, _),                                                % "destroy target Wall at end of combat"
    !,
    phrase_in(Event, Phrase).
phrase_in(Instruction, Phrase) :-
    implied_phrase(Instruction, Phrase0),
    !,
    Phrase = Phrase0.
phrase_in(Term, Phrase) :-
    Term =.. [_|Arguments],
    member(Argument, Arguments),
    phrase_in(Argument, Phrase).

%!  implied_phrase(+Instruction, -Phrase) is semidet.
%
%   The rule of the keyword action has the target Phrase.

implied_phrase(earthbend(_), target(1, [type(land), controlled_by(you)])).    % CR 701.66a

%!  ability_effect(+Meaning, -Kind) is det.
%
%   Kind of ability that Meaning is (CR 113.3), with its own text: activated(Effect), triggered(Effect), keyword(Keyword)
%   or other.

ability_effect(only(_, Meaning), Kind) =>
    ability_effect(Meaning, Kind).
ability_effect(when(_, Meaning), Kind) =>
    ability_effect(Meaning, Kind).
ability_effect(as_keyword(_, Meaning), Kind) =>
    ability_effect(Meaning, Kind).
ability_effect(activated(_, Effect), Kind) =>
    Kind = activated(Effect).
ability_effect(triggered(_, Effect), Kind) =>
    Kind = triggered(Effect).
ability_effect(keyword(Keyword), Kind) =>
    Kind = keyword(Keyword).
ability_effect(_, Kind) =>
    Kind = other.

%!  keyword_phrase(?Keyword, ?How, -Filter:list, -Rules:list) is nondet.
%
%   The rule of Keyword has the target phrase Filter.  How it comes to be: triggered for a triggered ability, or spell(Change) for the
%   spell when it is cast so, which then is what Change says.

keyword_phrase(backup(_), triggered, [type(creature)], [cr('702.165a')]).
keyword_phrase(haunt, triggered, [type(creature)], [cr('702.55a')]).
keyword_phrase(partner_with(_), triggered, [player], [cr('702.124j')]).
keyword_phrase(provoke, triggered, [type(creature), controlled_by(defending_player)], [cr('702.39a')]).
keyword_phrase(awaken(_, _), spell(none), [type(land), controlled_by(you)], [cr('702.113a')]).
keyword_phrase(bestow(_), spell(bestowed), [type(creature)], [cr('702.103b'), cr('303.4a')]).
keyword_phrase(mutate(_), spell(none), [type(creature), not(subtype(human)), owned_by(owner(self))], [cr('702.140a')]).
