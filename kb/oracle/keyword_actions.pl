:- encoding(utf8).
:- module(lawmage_keyword_actions,
          [ keyword_action//2   % +Who, -Meaning
          ]).
:- use_module(amounts).
:- use_module(filters).
:- use_module(moving).
:- use_module(subjects).

/** <module> Keyword actions whose verb stands for the whole instruction (CR 701)

"Proliferate", "surveil 2", "amass Orcs 3".  Keyword actions that say what they are done to
("destroy target creature") are read with the other actions.
*/

%!  keyword_action(+Who, -Meaning)// is nondet.
%
%   The action's own words, done by Who.

keyword_action(Who, Meaning) -->
    [Word],
    { atom(Word),
      by_itself(Word, Action)
    },
    { acted(Who, Action, Meaning) }.
keyword_action(Who, Meaning) -->
    [Word],
    { atom(Word),
      with_number(Word, Name)
    },
    action_number(A),
    { Action =.. [Name, A],
      acted(Who, Action, Meaning)
    }.
keyword_action(Who, Meaning) -->
    [Word],
    { atom(Word),
      with_player(Word, Name)
    },
    action_number(A),
    { Meaning =.. [Name, Who, A] }.
keyword_action(Who, Meaning) -->
    amass_word,
    filter(pl, Filter),
    action_number(A),
    { acted(Who, amass(Filter, A), Meaning) }.
keyword_action(Who, Meaning) -->
    [manifest],
    manifested(S),
    { acted(Who, manifest(S), Meaning) }.
keyword_action(Who, Meaning) -->
    [cloak],
    manifested(S),
    { acted(Who, cloak(S), Meaning) }.
keyword_action(Who, Meaning) --> dread_word, [dread], { acted(Who, manifest_dread, Meaning) }.
keyword_action(Who, Meaning) --> [venture, into, the, dungeon], { acted(Who, venture, Meaning) }.
keyword_action(Who, Meaning) --> [ventures, into, the, dungeon], { acted(Who, venture, Meaning) }.
keyword_action(Who, Meaning) --> [venture, into, undercity], { acted(Who, venture(undercity), Meaning) }.
keyword_action(Who, Meaning) --> [open, an, attraction], { acted(Who, open_attraction, Meaning) }.
keyword_action(Who, Meaning) --> [roll, to, visit, your, attractions], { acted(Who, roll_to_visit, Meaning) }.
keyword_action(Who, Meaning) --> [time, travel], { acted(Who, time_travel, Meaning) }.
keyword_action(Who, Meaning) --> [investigate, twice], { acted(Who, investigate(2), Meaning) }.
keyword_action(Who, Meaning) --> [proliferate, twice], { acted(Who, proliferate(2), Meaning) }.
keyword_action(Who, Meaning) --> clash, [with, an, opponent], { acted(Who, clash, Meaning) }.
keyword_action(Who, Meaning) -->                                            % CR 701.41a; a spell is no creature anyhow
    [support],
    action_number(N),
    { acted(Who, add_counters(target(up_to(N), [other(self), type(creature)]), pt(1, 1), 1), Meaning) }.
keyword_action(Who, Meaning) --> [collect, evidence, N], { integer(N), acted(Who, collect_evidence(N), Meaning) }.
keyword_action(Who, Meaning) --> [flip, a, coin], { acted(Who, flip_coin, Meaning) }.
keyword_action(Who, Meaning) --> [flips, a, coin], { acted(Who, flip_coin, Meaning) }.
keyword_action(Who, Meaning) --> roll_word, die(Die), { acted(Who, roll(Die), Meaning) }.
keyword_action(you, ring_tempts) --> [the, ring, tempts, you].
keyword_action(Who, Meaning) --> [planeswalk], { acted(Who, planeswalk, Meaning) }.
keyword_action(Who, Meaning) --> [set, ~, in, motion], { acted(Who, set_in_motion(self), Meaning) }.
keyword_action(Who, Meaning) --> [assemble, a, contraption], { acted(Who, assemble_contraption, Meaning) }.
keyword_action(Who, Meaning) --> [start, your, engines], { acted(Who, start_your_engines, Meaning) }.

amass_word --> [amass].
amass_word --> [amasses].
dread_word --> [manifest].
dread_word --> [manifests].
roll_word --> [roll].
roll_word --> [rolls].
clash --> [clash].
clash --> [clashes].

die(die(20)) --> [a, d20].
die(die(6)) --> [a, 'six-sided', die].
die(die(6)) --> [a, d6].
die(die(4)) --> [a, d4].
die(die(8)) --> [a, d8].
die(die(10)) --> [a, d10].
die(die(12)) --> [a, d12].
die(dice(2, 6)) --> [two, 'six-sided', dice].
die(dice(3, 6)) --> [three, 'six-sided', dice].

manifested(top_of_library(you)) --> [the, top, card, of, your, library].
manifested(top_of_library(you, A)) --> [the, top], quantity(pl, A), [cards, of, your, library].
manifested(S) --> object(_, S).

action_number(N) --> [N], { integer(N) }.
action_number(x) --> [x], \+ [',', where].
action_number(A) --> [x], where_x(A).

%   by_itself(Word, Action).

by_itself(proliferate, proliferate).
by_itself(proliferates, proliferate).
by_itself(populate, populate).
by_itself(investigate, investigate).
by_itself(investigates, investigate).
by_itself(learn, learn).
by_itself(forage, forage).
by_itself(recruit, recruit).

%   with_number(Word, Action).

with_number(adapt, adapt).
with_number(bolster, bolster).
with_number(discover, discover).
with_number(earthbend, earthbend).
with_number(fateseal, fateseal).
with_number(incubate, incubate).
with_number(incubates, incubate).
with_number(monstrosity, monstrosity).
with_number(blight, blight).
with_number(amass, amass).

%   with_player(Word, Action).

with_player(scry, scry).
with_player(scries, scry).
with_player(surveil, surveil).
with_player(surveils, surveil).
