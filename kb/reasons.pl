:- encoding(utf8).
:- module(lawmage_reasons,
          [ reason_value/4,      % +World, +Language, +Reason, -Value
            rule_numbers/2,      % +Rules, -Numbers
            source_value/3,      % +World, +Source, -Value
            printed_name/3       % +World, +Object, -Name
          ]).
:- use_module(library(lists)).
:- use_module('explain/explain').
:- use_module('objects/board').

/** <module> Reasons as values for JSON

A part of the door: answer.pl writes them.
*/

%!  reason_value(+World, +Language, +Reason, -Value) is det.
%
%   Reason with its words in Language.

reason_value(World, Language, Reason, Value) :-
    Reason = reason(Rules, Source, Objects, What),
    rule_numbers(Rules, Numbers),
    source_value(World, Source, SourceValue),
    reason_text(Language, Reason, Text),
    format(string(Term), "~q", [What]),
    Value = object([ rules-Numbers, source-SourceValue, objects-Objects,
                     term-text(Term), text-text(Text) ]).

%!  rule_numbers(+Rules, -Numbers:list) is det.
%
%   The numbers of Rules as texts.

rule_numbers(Rules, Numbers) :-
    findall(text(Number), member(cr(Number), Rules), Numbers).

%!  source_value(+World, +Source, -Value) is det.
%
%   Who says so.

source_value(World, Source, object([kind-Kind, name-Name, object-Object, line-Line])) :-
    source_parts(Source, World, Kind, Name, Object, Line).

source_parts(keyword(Keyword, Object), _, keyword, text(Name), Object, null) :-
    keyword_text(en, Keyword, Name).
source_parts(line(Object, Line, _), World, card, text(Name), Object, Line) :-
    printed_name(World, Object, Name).
source_parts(gain(Object, _), _, gain, null, Object, null).
source_parts(effect(N), _, effect, N, null, null).
source_parts(rule(Rule), _, rule, text(Rule), null, null).
source_parts(rule(Rule, Object), _, rule, text(Rule), Object, null).

%!  printed_name(+World, +Object, -Name) is det.
%
%   The name printed on the face of Object that is up; its id where the world has none.

printed_name(World, Object, Name) :-
    (   face_up(World, Object, Face)
    ->  true
    ;   Face = front
    ),
    printed(World, Object, Face, Print),
    !,
    arg(1, Print, Name).
printed_name(_, Object, Object).

