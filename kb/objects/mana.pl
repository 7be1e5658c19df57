:- encoding(utf8).
:- module(lawmage_mana,
          [ cost_colors/2,      % +Cost, -Colors
            mana_value/2,       % +Cost, -Value
            symbol_colors/2,    % +Symbol, -Colors
            parse_cost/2,       % +Text, -Cost
            cost_text/2,        % +Cost, -Text
            in_color_order/2    % +Colors, -Ordered
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).

/** <module> Mana costs, and the colours that follow from them (CR 107.4, 202.2, 202.3)

A cost is `none` or a list of symbols: an integer for generic mana, w u b r g c s x y z, and
terms of (/) for hybrid and Phyrexian symbols: `w/u`, `2/w`, `c/w`, `w/p`, `w/u/p`.
*/

%!  cost_colors(+Cost, -Colors:list) is det.
%
%   The colours that an object has from its mana cost (CR 202.2), in the order white,
%   blue, black, red, green.

cost_colors(Cost, Colors) :-
    (   Cost == none
    ->  Colors = []
    ;   foldl(add_symbol_colors, Cost, [], Some),
        in_color_order(Some, Colors)
    ).

add_symbol_colors(Symbol, Colors0, Colors) :-
    symbol_colors(Symbol, More),
    append(More, Colors0, Colors).

%!  symbol_colors(+Symbol, -Colors:list) is det.
%
%   The colours of one mana symbol; a hybrid or Phyrexian one is of each of its
%   colours (CR 202.2d).

symbol_colors(w, [white]) :- !.
symbol_colors(u, [blue]) :- !.
symbol_colors(b, [black]) :- !.
symbol_colors(r, [red]) :- !.
symbol_colors(g, [green]) :- !.
symbol_colors(Left/Right, Colors) :-
    !,
    symbol_colors(Left, Some),
    symbol_colors(Right, More),
    append(Some, More, Colors).
symbol_colors(_, []).

%!  in_color_order(+Colors:list, -Ordered:list) is det.
%
%   Each of Colors once, in the order white, blue, black, red, green.

in_color_order(Colors, Ordered) :-
    findall(Color,
            ( member(Color, [white, blue, black, red, green]),
              memberchk(Color, Colors)
            ),
            Ordered).

%!  mana_value(+Cost, -Value:integer) is det.
%
%   CR 202.3: an absent cost counts 0, X counts 0 off the stack (CR 202.3e), a hybrid
%   symbol its largest part (CR 202.3f), a Phyrexian one 1 (CR 202.3g).

mana_value(Cost, Value) :-
    (   Cost == none
    ->  Value = 0
    ;   maplist(symbol_value, Cost, Values),
        sum_list(Values, Value)
    ).

symbol_value(Symbol, Value) :-
    (   integer(Symbol)
    ->  Value = Symbol
    ;   memberchk(Symbol, [x, y, z])
    ->  Value = 0
    ;   Symbol = Left/Right
    ->  symbol_value(Left, LeftValue),
        symbol_value(Right, RightValue),
        Value is max(LeftValue, RightValue)
    ;   Value = 1
    ).

%!  parse_cost(+Text, -Cost) is det.
%
%   Text such as `{2}{W/U}` as a Cost; the empty text is `none`.
%
%   @throws syntax_error(mana_cost(Text)) when Text is no mana cost.

parse_cost(Text, Cost) :-
    atom_codes(Text, Codes),
    (   Codes == []
    ->  Cost = none
    ;   phrase(symbols(Cost), Codes)
    ->  true
    ;   throw(error(syntax_error(mana_cost(Text)), _))
    ).

symbols([Symbol|Symbols]) -->
    "{", symbol(Symbol), "}",
    more_symbols(Symbols).

more_symbols([]) --> [].
more_symbols([Symbol|Symbols]) -->
    "{", symbol(Symbol), "}",
    more_symbols(Symbols).

symbol(Symbol) -->
    part(First),
    more_parts(First, Symbol).

more_parts(Symbol, Symbol) --> [].
more_parts(Left, Symbol) -->
    "/", part(Right),
    more_parts(Left/Right, Symbol).

part(Number) -->
    digit(First), digits(Rest),
    { number_codes(Number, [First|Rest]) }.
part(Letter) -->
    [Code],
    { code_type(Code, alpha),
      char_code(Char, Code),
      downcase_atom(Char, Letter),
      memberchk(Letter, [w, u, b, r, g, c, s, p, x, y, z])
    }.

digits([Digit|Digits]) -->
    digit(Digit),
    !,
    digits(Digits).
digits([]) --> [].

digit(Digit) -->
    [Digit],
    { code_type(Digit, digit) }.

%!  cost_text(+Cost, -Text:atom) is det.
%
%   Cost as it is written, `{2}{W/U}`; `none` is the empty text.

cost_text(none, '') :- !.
cost_text(Cost, Text) :-
    maplist(symbol_text, Cost, Texts),
    atomic_list_concat(Texts, Text).

symbol_text(Symbol, Text) :-
    format(atom(Lower), "{~w}", [Symbol]),
    upcase_atom(Lower, Text).
