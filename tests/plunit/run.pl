:- encoding(utf8).

/** <module> Runs the tests of one plunit file, for pytest

    swipl -p kb=kb tests/plunit/run.pl FILE.plt [LINE ...]

runs the tests of FILE that begin in one of these lines, or all of them, and
prints one line of JSON for the load and one for each test:

    {"load": ["messages", ...], "lines": [12, 20]}
    {"line": 12, "messages": []}

A test has passed if it says so and printed no warning or error; else its messages
tell why.  tests/conftest.py makes pytest items of them.
*/

:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(option)).
:- use_module(library(plunit)).

:- initialization(main, main).

:- dynamic said/1.
:- multifile user:message_hook/3.

user:message_hook(_, Kind, Lines) :-
    memberchk(Kind, [error, warning]),
    with_output_to(string(Message), print_message_lines(current_output, '', Lines)),
    assertz(said(Message)).

main :-
    current_prolog_flag(argv, [File|Texts]),
    maplist(atom_number, Texts, Wanted),
    set_stream(user_output, encoding(utf8)),
    catch(load_files(user:File, [silent(true)]), Error, print_message(error, Error)),
    messages(Loading),
    findall(Line, current_test(_, _, Line, _, _), Lines),
    json_line(["load"-Loading, "lines"-Lines]),
    (   Loading == []
    ->  findall(Unit-Name, (current_test(Unit, Name, Line, _, _), wanted(Wanted, Line)), Names0),
        list_to_set(Names0, Names),
        maplist(run, Names)
    ;   true
    ).

wanted([], _) :- !.
wanted(Lines, Line) :-
    memberchk(Line, Lines).

%   Tests of one unit that share a name are run together and share the outcome.

run(Unit-Name) :-
    retractall(said(_)),
    forall(current_test(Unit, Name, _, Body, Options), check_runs(Unit, Body, Options)),
    (   catch(run_tests(Unit:Name), Error, (print_message(error, Error), fail))
    ->  messages(Messages)
    ;   messages(Messages0),
        (   Messages0 == []
        ->  Messages = ["it failed"]
        ;   Messages = Messages0
        )
    ),
    forall(current_test(Unit, Name, Line, _, _),
           json_line(["line"-Line, "messages"-Messages])).

%   A test that may not run at all doesn't prove anything.

check_runs(Unit, Body, Options) :-
    ignore(current_test_unit(Unit, UnitOptions)),
    forall((member(Os, [Options, UnitOptions]), is_list(Os), member(O, Os), skips(O)),
           complain("a test must run: ~p"-[O])),
    (   option(forall(Generator), Options),
        Body = Module:_,
        \+ catch(Module:Generator, _, true)
    ->  complain("its forall has no solution: ~p"-[Generator])
    ;   true
    ).

skips(blocked(_)).
skips(condition(_)).
skips(fixme(_)).

complain(Format-Arguments) :-
    format(string(Message), Format, Arguments),
    assertz(said(Message)).

messages(Messages) :-
    findall(Message, retract(said(Message)), Messages).

%   JSON of what is printed here: numbers, strings, lists of them.

json_line(Pairs) :-
    with_output_to(string(Text), json_object(Pairs)),
    format("~s~n", [Text]),
    flush_output.

json_object([Key-Value|Pairs]) :-
    put_char('{'),
    json_pair(Key-Value),
    forall(member(Pair, Pairs), (write(', '), json_pair(Pair))),
    put_char('}').

json_pair(Key-Value) :-
    json_value(Key),
    write(': '),
    json_value(Value).

json_value(Value) :-
    number(Value),
    !,
    write(Value).
json_value([]) :-
    !,
    write([]).
json_value([Value|Values]) :-
    !,
    put_char('['),
    json_value(Value),
    forall(member(V, Values), (write(', '), json_value(V))),
    put_char(']').
json_value(Text) :-
    string_codes(Text, Codes),
    put_char('"'),
    forall(member(Code, Codes), json_code(Code)),
    put_char('"').

json_code(0'") :- !, write('\\"').
json_code(0'\\) :- !, write('\\\\').
json_code(Code) :- Code < 32, !, format("\\u~|~`0t~16r~4+", [Code]).
json_code(Code) :- put_code(Code).
