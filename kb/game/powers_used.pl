:- encoding(utf8).
:- module(lawmage_powers_used,
          [ power_used/4         % +Use, +World, +Object, -Number
          ]).
:- use_module(library(lists)).
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/subjects').
:- use_module(stated).

/** <module> The power with which a creature crews, saddles and stations (CR 702.122, 702.171, 702.184c)
*/

%!  power_used(+Use, +World, +Object, -Number:integer) is semidet.
%
%   Number is what counts as Object's power for Use: crew_power, saddle_power or station_power.  "Using its toughness rather than its
%   power" says where it begins, "as though its power were 2 greater" what is added.

power_used(Use, World, Object, Number) :-
    worked_by(Use, Subject, How, Fact),
    findall(How,
            ( stated(World, Fact, _, Self, You),
              context(World, Self, You, Context),
              is_member(Subject, World, Context, Object)
            ),
            Hows),
    ( memberchk(toughness, Hows) -> Stat = toughness ; Stat = power ),
    value(World, Object, Stat, Own),
    integer(Own),
    findall(More, member(plus(power, More), Hows), Mores),
    sum_list([Own|Mores], Number).

worked_by(crew_power, Subject, How, crews_by(Subject, How)).
worked_by(saddle_power, Subject, How, saddles_by(Subject, How)).
worked_by(station_power, Subject, How, stations_by(Subject, How)).
