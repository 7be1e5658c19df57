:- encoding(utf8).
:- module(lawmage_action_names,
          [ action_name/2        % ?Action, ?Rule
          ]).

/** <module> The keyword actions there are (CR 701)
*/

%!  action_name(?Action:atom, ?Rule:atom) is nondet.
%
%   Rule is about the keyword action Action, its words joined by _.

action_name(activate, '701.2').
action_name(attach, '701.3').
action_name(behold, '701.4').
action_name(cast, '701.5').
action_name(counter, '701.6').
action_name(create, '701.7').
action_name(destroy, '701.8').
action_name(discard, '701.9').
action_name(double, '701.10').
action_name(triple, '701.11').
action_name(exchange, '701.12').
action_name(exile, '701.13').
action_name(fight, '701.14').
action_name(goad, '701.15').
action_name(investigate, '701.16').
action_name(mill, '701.17').
action_name(play, '701.18').
action_name(regenerate, '701.19').
action_name(reveal, '701.20').
action_name(sacrifice, '701.21').
action_name(scry, '701.22').
action_name(search, '701.23').
action_name(shuffle, '701.24').
action_name(surveil, '701.25').
action_name(tap, '701.26').
action_name(untap, '701.26').
action_name(transform, '701.27').
action_name(convert, '701.28').
action_name(fateseal, '701.29').
action_name(clash, '701.30').
action_name(planeswalk, '701.31').
action_name(set_in_motion, '701.32').
action_name(abandon, '701.33').
action_name(proliferate, '701.34').
action_name(detain, '701.35').
action_name(populate, '701.36').
action_name(monstrosity, '701.37').
action_name(vote, '701.38').
action_name(bolster, '701.39').
action_name(manifest, '701.40').
action_name(support, '701.41').
action_name(meld, '701.42').
action_name(exert, '701.43').
action_name(explore, '701.44').
action_name(assemble, '701.45').
action_name(adapt, '701.46').
action_name(amass, '701.47').
action_name(learn, '701.48').
action_name(venture_into_the_dungeon, '701.49').
action_name(connive, '701.50').
action_name(open_an_attraction, '701.51').
action_name(roll_to_visit_your_attractions, '701.52').
action_name(incubate, '701.53').
action_name(the_ring_tempts_you, '701.54').
action_name(face_a_villainous_choice, '701.55').
action_name(time_travel, '701.56').
action_name(discover, '701.57').
action_name(cloak, '701.58').
action_name(collect_evidence, '701.59').
action_name(suspect, '701.60').
action_name(forage, '701.61').
action_name(manifest_dread, '701.62').
action_name(endure, '701.63').
action_name(harness, '701.64').
action_name(airbend, '701.65').
action_name(earthbend, '701.66').
action_name(waterbend, '701.67').
action_name(blight, '701.68').
action_name(heal, '701.69').
action_name(recruit, '701.70').
action_name(empower_jace, '701.71').
