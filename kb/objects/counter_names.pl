:- encoding(utf8).
:- module(lawmage_counter_names,
          [ counter_name/2,     % +Counter, -Name
            signed/3            % +Power, +Toughness, -Text
          ]).

/** <module> How counters are named (CR 122.1)
*/

%!  counter_name(+Counter, -Name) is det.
%
%   Name is what players call Counter: "+1/+1" for pt(1, 1) (CR 122.1a), else its own name.

counter_name(pt(Power, Toughness), Name) :-
    !,
    signed(Power, Toughness, Name).
counter_name(Name, Name).

%!  signed(+Power:integer, +Toughness:integer, -Text:string) is det.
%
%   A change of power and toughness as it is written; a zero has the sign of the other.

signed(Power, Toughness, Text) :-
    sign_beside(Power, Toughness, PowerSign),
    sign_beside(Toughness, Power, ToughnessSign),
    PowerSize is abs(Power),
    ToughnessSize is abs(Toughness),
    format(string(Text), "~w~d/~w~d", [PowerSign, PowerSize, ToughnessSign, ToughnessSize]).

sign_beside(Number, _, -) :-
    Number < 0,
    !.
sign_beside(0, Other, -) :-
    Other < 0,
    !.
sign_beside(_, _, +).
