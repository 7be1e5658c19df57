:- encoding(utf8).
:- module(lawmage_players,
          [ who//2,             % ?Person, -Who
            whose//1,           % -Who
            player_filter//2    % ?Number, -Filter
          ]).
:- use_module(words).
:- use_module(filters).
:- use_module(modifiers).
:- use_module(subjects).

/** <module> Noun phrases for players

Who is a term of the vocabulary, or `pro(who)` for a pronoun, which the antecedents settle.
Person is `sg` or `pl` by the verb that goes with the phrase ("you" takes the plural).
*/

%!  who(?Person, -Who)// is nondet.
%
%   A player or players.

who(pl, you) --> [you].
who(pl, opponent) --> [your, opponents].
who(pl, pro(who)) --> [they].
who(sg, opponent) --> [an, opponent].
who(sg, each([opponent])) --> [each, opponent].
who(sg, each([opponent])) --> [each, of, your, opponents].
who(sg, each([opponent|Modifiers])) -->
    [each, opponent],
    modifiers(sg, Modifiers),
    { Modifiers \== [] }.
who(sg, each([other(pro(who)), opponent])) --> [each, other, opponent].
who(sg, each([player|Modifiers])) -->
    [each, player],
    modifiers(sg, Modifiers).
who(sg, each([other(pro(who)), player])) --> [each, other, player].
who(pl, any) --> [players].
who(sg, any) --> [a, player].
who(sg, any) --> [any, player].
who(sg, each([other(you), player])) --> [each, player, other, than, you].
who(sg, other_player) --> [another, player].
who(sg, defending_player) --> [defending, player].
who(sg, defending_player) --> [the, defending, player].
who(sg, attacking_player) --> [attacking, player].
who(sg, attacking_player) --> [the, attacking, player].
who(sg, active_player) --> [the, active, player].
who(sg, that_player) --> [that, player].
who(sg, that_player) --> [that, opponent].
who(sg, that_player) --> [the, player].
who(pl, that_player) --> [those, players].
who(pl, that_player) --> [those, opponents].
who(sg, chosen(player)) --> [the, chosen, player].
who(sg, chosen(player)) --> [the, chosen, opponent].
who(sg, last_chosen(player)) --> [the, last, chosen, player].
who(sg, host(enchanted, [player])) --> [enchanted, player].
who(sg, host(enchanted, [opponent])) --> [enchanted, opponent].
who(sg, Who) -->
    [target],
    player_filter(sg, Filter),
    { Who = target(1, Filter) }.
who(sg, target(1, [other(pro(who))|Filter])) -->
    [another, target],
    player_filter(sg, Filter).
who(Person, target(N, Filter)) -->
    player_targets(Person, N),
    player_filter(_, Filter).
who(sg, controller(S)) -->
    possessor(S),
    [controller].
who(sg, owner(S)) -->
    possessor(S),
    [owner].
who(pl, controller(S)) -->
    possessor(S),
    [controllers].
who(pl, owner(S)) -->
    possessor(S),
    [owners].
who(Person, ref(Id)) -->
    [ref(Id)],
    { Person = sg }.

player_targets(sg, up_to(1)) --> [up, to, one, target].
player_targets(sg, up_to(1)) --> [up, to, one, other, target].
player_targets(pl, any_number) --> [any, number, of, target].
player_targets(pl, up_to(N)) -->
    [up, to],
    cardinal(N),
    [target],
    { N > 1 }.
player_targets(pl, N) -->
    cardinal(N),
    [target],
    { N > 1 }.

%!  player_filter(?Number, -Filter)// is nondet.
%
%   "player", "opponents", with modifiers.

player_filter(sg, [player|Modifiers]) --> [player], modifiers(sg, Modifiers).
player_filter(pl, [player|Modifiers]) --> [players], modifiers(pl, Modifiers).
player_filter(sg, [opponent|Modifiers]) --> [opponent], modifiers(sg, Modifiers).
player_filter(pl, [opponent|Modifiers]) --> [opponents], modifiers(pl, Modifiers).

possessor(pro(poss)) --> [its].
possessor(pro(poss)) --> [his].
possessor(pro(poss)) --> [her].
possessor(pro(posses)) --> [their].
possessor(S) -->
    possessor_object(S),
    ['\'s'].
possessor(S) -->
    possessor_objects(S),
    ['\''].

%!  whose(-Who)// is nondet.
%
%   A possessive of a player: "your", "an opponent's", "their".

whose(you) --> [your].
whose(pro(who)) --> [their].
whose(opponent) --> [your, opponents, '\''].
whose(any) --> [all, players, '\''].
whose(any) --> [players, '\''].
whose(any) --> [each, player, '\'s'].
whose(controller(S)) -->
    possessor(S),
    [controllers, '\''].
whose(owner(S)) -->
    possessor(S),
    [owners, '\''].
whose(Who) -->
    who(sg, Who),
    ['\'s'].
