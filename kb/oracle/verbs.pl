:- encoding(utf8).
:- module(lawmage_verbs,
          [ verb/3              % ?Word, ?Verb, ?Form
          ]).
:- use_module(plurals).

/** <module> The verbs of Oracle text
*/

%   The table is written out when the file is loaded, where its name stands.

term_expansion(written_out(verb_forms), Clauses) :-
    findall(verb(Word, Verb, Form), verb_clause(Word, Verb, Form), Clauses0),
    sort(0, @=<, Clauses0, Clauses).

%!  verb(?Word, ?Verb, ?Form) is nondet.
%
%   Word is the Form of Verb that goes with a subject in the singular (sg) or plural (pl);
%   pl is also the imperative and what follows "may".

verb_clause(Word, Verb, Form) :-
    irregular(Word, Verb, Form).
verb_clause(Word, Verb, Form) :-
    regular(Verb),
    (   Word = Verb,
        Form = pl
    ;   plural(Verb, Word),
        Form = sg
    ).

regular(add).
regular(amass).
regular(assign).
regular(attach).
regular(attack).
regular(become).
regular(begin).
regular(behold).
regular(block).
regular(cast).
regular(commit).
regular(complete).
regular(convert).
regular(cycle).
regular(evolve).
regular(expend).
regular(exploit).
regular(unlock).
regular(lock).
regular(activate).
regular(end).
regular(escape).
regular(choose).
regular(cloak).
regular(connive).
regular(control).
regular(copy).
regular(cost).
regular(counter).
regular(create).
regular(crew).
regular(saddle).
regular(station).
regular(deal).
regular(destroy).
regular(detain).
regular(discard).
regular(discover).
regular(distribute).
regular(double).
regular(triple).
regular(draw).
regular(endure).
regular(enter).
regular(exchange).
regular(exert).
regular(exile).
regular(explore).
regular(fight).
regular(flip).
regular(gain).
regular(get).
regular(goad).
regular(incubate).
regular(investigate).
regular(leave).
regular(look).
regular(lose).
regular(manifest).
regular(mill).
regular(move).
regular(open).
regular(own).
regular(pay).
regular(play).
regular(populate).
regular(prevent).
regular(proliferate).
regular(put).
regular(regenerate).
regular(remain).
regular(remove).
regular(reselect).
regular(return).
regular(reveal).
regular(roll).
regular(sacrifice).
regular(scry).
regular(search).
regular(separate).
regular(share).
regular(shuffle).
regular(skip).
regular(support).
regular(surveil).
regular(suspect).
regular(harness).
regular(switch).
regular(take).
regular(tap).
regular(transform).
regular(turn).
regular(unattach).
regular(untap).
regular(venture).
regular(win).

irregular(is, be, sg).
irregular('\'s', be, sg).
irregular(are, be, pl).
irregular('\'re', be, pl).
irregular(be, be, base).
irregular(has, have, sg).
irregular(have, have, pl).
irregular('\'ve', have, pl).
irregular(does, do, sg).
irregular(do, do, pl).
irregular(phases, phase, sg).
irregular(phase, phase, pl).
irregular(flips, flip_coin, sg).
irregular('can\'t', cant, _).
irregular(can, can, _).
irregular(must, must, _).
irregular('isn\'t', isnt, sg).
irregular('aren\'t', isnt, pl).
irregular('doesn\'t', doesnt, sg).
irregular('don\'t', doesnt, pl).

written_out(verb_forms).
