:- encoding(utf8).
:- module(lawmage_checks,
          [ check/3,           % ?Name, ?Load, ?What
            checked/4,         % +Name, +Options, -Counts, -Faults
            checks_value/1,    % -Value
            checked_value/3    % +Name, +Options, -Value
          ]).
:- use_module(library(error)).
:- use_module(library(lists)).

/** <module> What the knowledge base proves about itself

A check is a file of this folder, whose module exports checked/3, and a fact of check/3 here:

    checked(+Options, -Counts, -Faults) is det.

Counts, pairs of a word and a number, tell what was looked at.  Faults are fault(Text, Scenario): Scenario is
`none`, or a board with a question whose answer is wrong, object(Pairs) as the door writes it.

| option         | for         |                                                          |
| up_to(Size)    | theorems    | how many creatures there are on the largest boards (4)   |
| files(Files)   | citations   | files besides kb/                                        |
| faces(File)    | vocabulary  | a file of faces with lines that the grammar has read     |

A theorem about boards takes them from boards.pl.
*/

%!  check(?Name:atom, ?Load, ?What:string) is nondet.
%
%   The checks in their order: the goal that loads each, and what it proves.

check(predicates, use_module(predicates, []), "every predicate is defined and used, and no file loads what stands above it").
check(vocabulary, use_module(vocabulary, []), "every term of the vocabulary is documented, written and read").
check(citations,  use_module(citations, []),  "every rule that is cited exists").
check(keywords,   use_module(keywords, []),   "every keyword ability is modelled, or it is said that it isn't").
check(boards,     use_module(theorems, []),   "on all small boards declarations are judged as the theorems say").

%!  checked(+Name:atom, +Options:list, -Counts:list, -Faults:list) is det.
%
%   What the check Name says.
%
%   @throws existence_error(check, Name) when there is no such check.

checked(Name, Options, Counts, Faults) :-
    (   check(Name, use_module(File, _), _)
    ->  true
    ;   existence_error(check, Name)
    ),
    module_property(lawmage_checks, file(Here)),
    absolute_file_name(File, Path, [relative_to(Here), file_type(prolog), access(read)]),
    use_module(Path, []),
    module_property(Module, file(Path)),
    !,
    catch(Module:checked(Options, Counts, Faults),
          error(Formal, Context),
          broken(error(Formal, Context), Counts, Faults)).

%   A check that ends in an error is a fault, too.

broken(Error, [], [fault(Text, none)]) :-
    message_to_codes(Error, Message),
    format(string(Text), "the check ends in an error: ~s", [Message]).

message_to_codes(Error, Codes) :-
    (   catch(phrase('$messages':translate_message(Error), Lines), _, fail)
    ->  true
    ;   Lines = ['~q'-[Error]]
    ),
    with_output_to(string(Text0), print_message_lines(current_output, '', Lines)),
    normalize_space(codes(Codes), Text0).

%!  checks_value(-Value) is det.
%
%   All checks as a value for JSON: what each proves, by name.

checks_value(object(Pairs)) :-
    findall(Name-text(What), check(Name, _, What), Pairs).

%!  checked_value(+Name:atom, +Options:list, -Value) is det.
%
%   What a check says as a value for JSON.

checked_value(Name, Options, object([looked_at-object(Counts), faults-Values])) :-
    checked(Name, Options, Counts, Faults),
    findall(object([text-text(Text), scenario-Value]),
            ( member(fault(Text, Scenario), Faults),
              ( Scenario == none -> Value = null ; Value = Scenario )
            ),
            Values).
