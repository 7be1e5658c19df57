:- encoding(utf8).
:- module(lawmage_effect_texts,
          [ effect_meaning/3     % +Words, +Player, -Meaning
          ]).
:- use_module(library(lists)).
:- use_module(reading, [read_facts/2]).

/** <module> The text of an effect step: instructions that come from no spell or ability
*/

%!  effect_meaning(+Words, +Player, -Meaning) is det.
%
%   Meaning is what text(String), an effect of Player, says is to be done.
%
%   @throws error(not_supported(What), _) for its first sentence that can't be read.
%   @throws error(text_error(Message), _) when it is no instruction, but an ability that an object would have.

effect_meaning(Words, Player, Meaning) :-
    (   read_effect(Words, Player, Meaning0)
    ->  (   said_of_an_object(Meaning0)
        ->  Words = text(Text),
            format(string(Message), "the text of an effect step is an instruction; \"~s\" is an ability or a part of one", [Text]),
            throw(error(text_error(Message), _))
        ;   Meaning = Meaning0
        )
    ;   unread_sentence(Words, Player, Sentence),
        format(string(What), "the sentence \"~s\", which was not read,", [Sentence]),
        throw(error(not_supported(What), _))
    ).

read_effect(Words, Player, Meaning) :-
    read_facts([standing_effect(1, Player, 0, Words)], [standing_effect(_, _, _, Meaning)]).

%   The first sentence that can't be read by itself, or all of them where each can.

unread_sentence(text(Text), Player, Sentence) :-
    (   sentences(Text, Sentences),
        member(Sentence0, Sentences),
        \+ read_effect(text(Sentence0), Player, _)
    ->  Sentence = Sentence0
    ;   Sentence = Text
    ).

sentences(Text, [First|Rest]) :-
    sub_string(Text, Before, 2, After, ". "),
    !,
    End is Before + 1,
    sub_string(Text, 0, End, _, First),
    sub_string(Text, _, After, 0, More),
    sentences(More, Rest).
sentences(Text, [Text]).

%   What only an object can have: nothing would be done (CR 113.1, 608.2c).

said_of_an_object(Meaning) :-
    functor(Meaning, Name, _),
    memberchk(Name, [keyword, keywords, activated, loyalty, only, modal_rule, optional_cost, additional_cost, alternative_cost, reduction_floor]).
