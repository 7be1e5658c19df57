:- encoding(utf8).
:- module(lawmage_explain,
          [ reason_text/3,      % +Language, +Reason, -Text
            check_text/4,       % +Language, +What, +Rules, -Text
            keyword_text/3,     % +Language, +Keyword, -Text
            ability_text/3,     % +Language, +Meaning, -Text
            step_text/3,        % +Language, +What, -Text
            told_words/2,       % +Language, -Words
            condition_text/2,   % +Condition, -Text
            event_text/4        % +Language, +Event, -Rules, -Text
          ]).
:- use_module(en, [reason//1, check//2]).
:- autoload(es, [es_reason//1, es_check//2, es_told/2]).
:- autoload(pt, [pt_reason//1, pt_check//2, pt_told/2]).
:- autoload('../objects/counter_names', [signed/3]).
:- autoload(en_conditions, [condition//1]).
:- autoload(en_events, [event_rules/2, event_words//1]).
:- autoload(readings, [reading_text/3]).

/** <module> Words for reasons

Each language is a module of its own that offers grammars for reasons and checks, which write the words as a list of
texts.  English has words for all, the others for attacking and blocking; the rest is told in English.
*/

%!  reason_text(+Language, +Reason, -Text:string) is det.
%
%   Reason told in Language (en, pt, es).
%
%   @throws existence_error(words, Reason) when there are no words for it.

reason_text(Language, Reason, Text) :-
    (   phrase(reason_in(Language, Reason), Words)
    ->  atomic_list_concat(Words, Text)
    ;   throw(error(existence_error(words, Reason), _))
    ).

reason_in(pt, Reason) --> pt_reason(Reason).
reason_in(es, Reason) --> es_reason(Reason).
reason_in(_, Reason) --> reason(Reason).

%!  check_text(+Language, +What, +Rules, -Text:string) is det.
%
%   What was checked, told in Language.

check_text(Language, What, Rules, Text) :-
    (   phrase(check_in(Language, What, Rules), Words)
    ->  atomic_list_concat(Words, Text)
    ;   throw(error(existence_error(words, check(What)), _))
    ).

check_in(pt, What, Rules) --> pt_check(What, Rules).
check_in(es, What, Rules) --> es_check(What, Rules).
check_in(_, What, Rules) --> check(What, Rules).

%!  told_words(+Language, -Words:list) is det.
%
%   The words of a verdict around its reasons, Phrase-text(Words); none for English, in which verdicts are told without.

told_words(Language, Words) :-
    findall(Phrase-text(Text), told_in(Language, Phrase, Text), Words).

told_in(pt, Phrase, Text) :-
    pt_told(Phrase, Text).
told_in(es, Phrase, Text) :-
    es_told(Phrase, Text).

%!  condition_text(+Condition, -Text) is semidet.
%
%   An open condition in English; of what may have happened, that it did.

condition_text(Condition0, Text) :-
    (   Condition0 = happened(Period, Event)
    ->  Condition = happened(Period, Event, at_least(1))
    ;   Condition = Condition0
    ),
    phrase(condition(Condition), Words),
    !,
    atomic_list_concat(Words, Text).

%!  keyword_text(+Language, +Keyword, -Text) is det.
%
%   The keyword ability as it is written, with its parameter.

keyword_text(en, Keyword, Text) :-
    phrase(lawmage_en_amounts:keyword(Keyword), Words),
    !,
    atomic_list_concat(Words, Text).

%!  ability_text(+Language, +Meaning, -Text:string) is det.
%
%   An ability: its keyword, or what it means.

ability_text(Language, keyword(Keyword), Text) :-
    !,
    reading_text(Language, keywords([Keyword]), Text).
ability_text(Language, Meaning, Text) :-
    reading_text(Language, Meaning, Text).

%!  step_text(+Language, +What, -Text:string) is det.
%
%   What happened to an object in a layer (objects/derivation.pl).

step_text(en, copies(Original), Text) =>
    format(string(Text), "a copy of ~w", [Original]).
step_text(en, copies(Original, Exceptions), Text) =>
    reading_text(en, all(Exceptions), Except),
    format(string(Text), "a copy of ~w, except that ~w", [Original, Except]).
step_text(en, face_down, Text) =>
    Text = "face down: a 2/2 creature without name, mana cost, subtypes and text".
step_text(en, counters(Power, Toughness), Text) =>
    signed(Power, Toughness, Sum),
    string_concat("its counters: ", Sum, Text).
step_text(en, mana_abilities, Text) =>
    Text = "the mana ability of each basic land type it has".
step_text(Language, Fact, Text) =>
    reading_text(Language, Fact, Text).

%!  event_text(+Language, +Event, -Rules:list, -Text) is semidet.
%
%   An event of a game, for its log, and the rules that speak of it; no text for what only keeps account.

event_text(en, Event, Rules, Text) :-
    phrase(event_words(Event), Words),
    !,
    event_rules(Event, Rules),
    atomic_list_concat(Words, Text).
