:- encoding(utf8).
:- module(lawmage_reasons,
          [ reason_value/4,      % +World, +Language, +Reason, -Value
            rule_numbers/3,      % +World, +Rules, -Numbers
            source_value/3,      % +World, +Source, -Value
            caveat_value/3,      % +World, +Caveat, -Value
            printed_name/3       % +World, +Object, -Name
          ]).
:- use_module(library(lists)).
:- autoload('explain/explain', [reason_text/3, keyword_text/3]).
:- autoload('explain/editions', [edition_number/3]).
:- use_module('objects/board').

/** <module> Reasons as values for JSON

A part of the door: answer.pl writes them.
*/

%!  reason_value(+World, +Language, +Reason, -Value) is det.
%
%   Reason with its words in Language.

reason_value(World, Language, Reason, Value) :-
    Reason = reason(Rules, Source, Objects, What),
    rule_numbers(World, Rules, Numbers),
    source_value(World, Source, SourceValue),
    reason_text(Language, Reason, Text),
    format(string(Term), "~q", [What]),
    Value = object([ rules-Numbers, source-SourceValue, objects-names(Objects),
                     term-text(Term), text-text(Text) ]).

%!  rule_numbers(+World, +Rules, -Numbers:list) is det.
%
%   The numbers that Rules have in the edition of World, as texts; today's where that edition has none of them.

rule_numbers(World, Rules, Numbers) :-
    findall(text(Number), ( member(cr(Rule), Rules), number_then(World, Rule, Number) ), Numbers0),
    (   Numbers0 == []
    ->  findall(text(Number), member(cr(Number), Rules), Numbers)
    ;   Numbers = Numbers0
    ).

number_then(World, Rule, Number) :-
    (   edition(World, Edition)
    ->  edition_number(Edition, Rule, Number)
    ;   Number = Rule
    ).

%!  source_value(+World, +Source, -Value) is det.
%
%   Who says so.

source_value(World, Source, object([kind-Kind, name-Name, object-Object, line-Line])) :-
    source_parts(Source, World, Kind, Name, Object, Line).

source_parts(keyword(Keyword, Object), _, keyword, text(Name), text(Object), null) :-
    keyword_text(en, Keyword, Name).
source_parts(line(Object, Line, _), World, card, text(Name), text(Object), Line) :-
    printed_name(World, Object, Name).
source_parts(gain(Object, _), _, gain, null, text(Object), null).
source_parts(effect(N), _, effect, N, null, null).
source_parts(rule(Rule), World, rule, text(Number), null, null) :-
    rule_name(World, Rule, Number).
source_parts(rule(Rule, Object), World, rule, text(Number), text(Object), null) :-
    rule_name(World, Rule, Number).

rule_name(World, Rule, Number) :-
    (   number_then(World, Rule, Number0)
    ->  Number = Number0
    ;   Number = Rule
    ).

%!  printed_name(+World, +Object, -Name) is det.
%
%   The name printed on the face of Object that is up, on both halves of a permanent that has them (CR 709.5); its id where the world has none.

printed_name(World, Object, Name) :-
    permanent(World, Object),
    layout(World, Object, split),
    printed(World, Object, front, Left),
    printed(World, Object, second, Right),
    !,
    arg(1, Left, LeftName),
    arg(1, Right, RightName),
    atomic_list_concat([LeftName, ' // ', RightName], Name).
printed_name(World, Object, Name) :-
    (   face_up(World, Object, Face)
    ->  true
    ;   Face = front
    ),
    printed(World, Object, Face, Print),
    !,
    arg(1, Print, Name).
printed_name(_, Object, Object).

%!  caveat_value(+World, +Caveat, -Value) is det.
%
%   A clause that wasn't read.

caveat_value(World, unread(Object, Line, Sentence), Value) :-
    printed_name(World, Object, Name),
    format(string(Text), "~w, line ~w, is not read", [Name, Line]),
    Value = object([text-text(Text), object-text(Object), line-Line, sentence-Sentence]).
caveat_value(World, keyword_ignored(Object, Keyword, Rule), Value) :-
    printed_name(World, Object, Name),
    format(string(Text), "~w's ~w (CR ~w) is not modelled", [Name, Keyword, Rule]),
    Value = object([text-text(Text), object-text(Object), line-null, sentence-null]).
caveat_value(World, unfollowed(Object, Line, Name), Value) :-
    printed_name(World, Object, Printed),
    format(string(Text), "~w, line ~w, is not followed in play (~w)", [Printed, Line, Name]),
    Value = object([text-text(Text), object-text(Object), line-Line, sentence-null]).
caveat_value(_, unread_words(Object, Words), Value) :-
    format(string(Text), "\"~w\" is not read", [Words]),
    Value = object([text-text(Text), object-text(Object), line-null, sentence-null]).
