:- encoding(utf8).
:- module(lawmage_performing,
          [ perform/2,           % +World, +Steps
            leaving/3,           % +Step, -Object, -Rules
            elsewhere/3          % +World, +Object, -Zone
          ]).
:- use_module(library(lists)).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module('../objects/context').
:- use_module('../objects/effects', [known/1]).
:- use_module('../objects/subjects').
:- use_module(stated, [stated/5, meaning_part/3]).
:- use_module(supposed_boards).

/** <module> State-based actions performed on a supposed board

Only as far as the next check can tell the difference; a game does it in full.
*/

%!  perform(+World, +Steps:list) is det.
%
%   Makes the steps of state_based.pl on World, at once, and derives it anew.

perform(World, Steps) :-
    findall(Change, ( member(Step, Steps), \+ in_vain(Step, Steps), step_change(Step, World, Change) ), Changes),
    change_board(World, Changes),
    change_board(World, [remove(deathtouched(_)), remove(drew_from_empty(_))]),
    known(World).

%   What is done to something that leaves at the same time.

in_vain(Step, Steps) :-
    ( Step = counters(Object, _, _) ; Step = unattach(Object, _) ),
    member(Other, Steps),
    leaving(Other, Object, _),
    !.

%!  leaving(+Step, -Object, -Rules:list) is semidet.
%
%   Object leaves the battlefield in Step.

leaving(died(Object, Rules), Object, Rules).
leaving(buried(Object, Rules), Object, Rules).
leaving(moved(Object, _, Rules), Object, Rules).

step_change(died(Object, _), World, Change) :-
    leaves(World, Object, graveyard, Change).
step_change(buried(Object, _), World, Change) :-
    leaves(World, Object, graveyard, Change).
step_change(moved(Object, Zone, _), World, Change) :-
    leaves(World, Object, Zone, Change).
step_change(ceases(Object, _), _, Change) :-
    ( Change = remove(object(Object, _, _, _, _)) ; about(Object, Change) ).
step_change(unattach(Object, _), _, remove(attached_to(Object, _))).
step_change(counters(Object, Left, _), _, Change) :-
    (   Change = remove(counters(Object, _, _))
    ;   member(Counter-Count, Left),
        Change = add(counters(Object, Counter, Count))
    ).
step_change(saved(Object, Option, _), World, Change) :-
    ( Change = remove(damage(Object, _)) ; regenerated(Option, World, Object, Change) ).
step_change(protector(Battle, _, [Player], _), _, Change) :-
    ( Change = remove(protector(Battle, _)) ; Change = add(protector(Battle, Player)) ).
step_change(speed(Player, Speed, _), _, add(counters(Player, speed, Speed))).
step_change(loses(Player, _), World, Change) :-
    gone_with(World, Player, Change).

%   An object that leaves is a new one where it goes (CR 400.7); what is attached to it is attached to nothing that is there.

leaves(World, Object, Zone, Change) :-
    object(World, Object, _, Owner, _, Timestamp),
    (   Change = remove(object(Object, _, _, _, _))
    ;   Change = add(object(Object, Zone, Owner, Owner, Timestamp))
    ;   about(Object, Change)
    ).

about(Object, remove(Fact)) :-
    member(Fact,
           [ status(Object, _), sick(Object), damage(Object, _), counters(Object, _, _), attacking(Object, _),
             blocking(Object, _), blocking(_, Object), blocked(Object), attached_to(Object, _), goaded_by(Object, _),
             designation(Object, _), chosen(Object, _, _), face_up(Object, _), copy_of(Object, _, _), gain(Object, _, _, _, _),
             deathtouched(Object), regeneration(Object, _), protector(Object, _)
           ]).

%   Regeneration taps it and removes it from combat (CR 701.19a); a shield is used up.

regenerated(umbra(_), _, _, _) :-
    !,
    fail.
regenerated(Option, World, Object, Change) :-
    (   member(Change,
               [ remove(status(Object, tapped)), add(status(Object, tapped)), remove(attacking(Object, _)),
                 remove(blocking(Object, _)), remove(blocking(_, Object)), remove(blocked(Object))
               ])
    ;   Option == shield,
        used_up(World, Object, Change)
    ).

used_up(World, Object, Change) :-
    (   regeneration(World, Object, Count),
        Count > 0
    ->  Left is Count-1,
        ( Change = remove(regeneration(Object, _)) ; Change = add(regeneration(Object, Left)) )
    ;   gain(World, Object, N, Player, Timestamp, Meaning),
        meaning_part(Meaning, _, regenerate(self))
    ->  Change = remove(gain(Object, N, Player, Timestamp, Meaning))
    ;   standing_effect(World, N, Player, Timestamp, Meaning),
        meaning_part(Meaning, _, regeneration(ref(Object)))
    ->  Change = remove(standing_effect(N, Player, Timestamp, Meaning))
    ).

%   A player who leaves takes along what that player owns; what else the player controls is exiled (CR 800.4a).

gone_with(_, Player, Change) :-
    member(Change, [remove(player(Player)), remove(life(Player, _)), remove(counters(Player, _, _)), remove(protector(_, Player))]).
gone_with(World, Player, Change) :-
    object(World, Object, Zone, Owner, _, Timestamp),
    (   Owner == Player
    ->  ( Change = remove(object(Object, _, _, _, _)) ; about(Object, Change) )
    ;   Zone == battlefield,
        object(World, Object, _, _, Player, _),
        (   Change = remove(object(Object, _, _, _, _))
        ;   Change = add(object(Object, exile, Owner, Owner, Timestamp))
        ;   about(Object, Change)
        )
    ).

%!  elsewhere(+World, +Object, -Zone) is semidet.
%
%   A text puts Object into Zone instead when it would die or be put into a graveyard from the battlefield (CR 614.6).

elsewhere(World, Object, Zone) :-
    stated(World, replace(Event, Instead), _, Self, You),
    event_of_dying(Event, World, Object, Subject),
    sent_to(Instead, Zone),
    Zone \== battlefield,
    context(World, Self, You, Context),
    concerns(Subject, World, Context, Object),
    !.

event_of_dying(dies(Subject), World, Object, Subject) :-
    is_creature(World, Object).
event_of_dying(put_into(Subject, graveyard, any, From), _, _, Subject) :-
    memberchk(From, [battlefield, anywhere]).

sent_to(exile(_), exile).
sent_to(move(_, Zone), Zone).
sent_to(all([Instead|_]), Zone) :-
    sent_to(Instead, Zone).

%   "A card or token" is anything.

concerns(each([any_of(Words)]), World, _, Object) :-
    memberchk(card, Words),
    !,
    (   memberchk(token, Words)
    ->  true
    ;   \+ token(World, Object)
    ).
concerns(each([card]), World, _, Object) :-
    !,
    \+ token(World, Object).
concerns(Subject, World, Context, Object) :-
    is_member(Subject, World, Context, Object).
