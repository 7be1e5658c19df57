:- encoding(utf8).
:- module(lawmage_moving_attachments,
          [ attached_now/5,      % +World, +Frame, +Subject, +Host, -Events
            hosts_chosen/5,      % +World, +Frame, +Objects, +Ways0, -Ways
            linked_ways/5        % +Zone, +World, +Self, +Ways0, -Ways
          ]).
:- use_module(library(lists)).
:- use_module(library(apply)).
:- use_module(library(occurs), [sub_term/2]).
:- use_module('../objects/board').
:- use_module('../objects/characteristics').
:- use_module(attaching, [attach_faults/4]).
:- use_module(bindings).
:- use_module(choices).
:- use_module(resolving_amounts).

/** <module> Instructions to attach something (CR 701.3)
*/

%!  attached_now(+World, +Frame, +Subject, +Host, -Events:list) is det.
%
%   What is done where Subject is attached to Host: nothing is moved to what it can't be attached to, or is attached to already
%   (CR 701.3b).

attached_now(World, Frame, Subject, Host, Events) :-
    chosen_objects(Subject, [objects, object], World, Frame, Attachments),
    hosts(Host, Subject, World, Frame, Attachments, Hosts),
    findall(attached(Attachment, To),
            ( member(Attachment, Attachments),
              permanent(World, Attachment),
              member(To, Hosts),
              \+ attached_to(World, Attachment, To),
              attach_faults(World, Attachment, To, [])
            ),
            Events).

%!  hosts_chosen(+World, +Frame, +Objects:list, +Ways0:list, -Ways:list) is semidet.
%
%   Ways are Ways0, in which Objects enter, with the host that is chosen as they do.  Fails where an Aura has none to be chosen, which stays
%   where it is (CR 303.4i); an Equipment enters unattached (CR 301.5e).

hosts_chosen(World, Frame, Objects, Ways0, Ways) :-
    (   select(attached_to(choose(1, Filter)), Ways0, Rest)
    ->  hosts(choose(1, Filter), none, World, Frame, Objects, Hosts),
        (   Hosts = [Host|_]
        ->  Ways = [attached_to(ref(Host))|Rest]
        ;   member(Object, Objects),
            \+ ( value(World, Object, subtypes, Subtypes),
                 memberchk(aura, Subtypes)
               ),
            Ways = Rest
        )
    ;   Ways = Ways0
    ),
    !.

%   A host that isn't a target is chosen now (CR 608.2d); who doesn't say which has the first to which all can be attached.  "Target Aura
%   attached to a creature to another creature": other than that creature.

hosts(choose(1, Filter0), Subject, World, Frame, Attachments, Hosts) :-
    !,
    (   attached_before(Subject)
    ->  exclude(==(other(self)), Filter0, Filter)
    ;   Filter = Filter0
    ),
    objects_of(each(Filter), World, Frame, Options0),
    exclude(has_all(World, Attachments), Options0, Options1),
    partition(fits_all(World, Attachments), Options1, Fitting, Others),
    append(Fitting, Others, Options),
    frame(Frame, Self, You, _, _),
    picked(World, [object, objects], Self, You, 1-1, Options, Hosts).
hosts(Host, _, World, Frame, _, Hosts) :-
    objects_of(Host, World, Frame, Hosts).

attached_before(target(_, Filter)) :-
    memberchk(attached_to(_), Filter).

has_all(World, Attachments, Host) :-
    forall(member(Attachment, Attachments), attached_to(World, Attachment, Host)).

fits_all(World, Attachments, Host) :-
    forall(member(Attachment, Attachments), attach_faults(World, Attachment, Host, [])).

%!  linked_ways(+Zone, +World, +Self, +Ways0:list, -Ways:list) is det.
%
%   What Self puts onto the battlefield is linked to it, where another text of it speaks of what is "put onto the battlefield with" it
%   (CR 607.2c).

linked_ways(Zone, World, Self, How, Ways) :-
    (   Zone == battlefield,
        Self \== none,
        value(World, Self, abilities, Abilities),
        sub_term(Part, Abilities),
        Part == put_with(self)
    ->  Ways = [linked(Self)|How]
    ;   Ways = How
    ).
