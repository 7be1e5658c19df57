:- encoding(utf8).
:- module(lawmage_players,
          [ who//2,             % ?Person, -Who
            whose//1,           % -Who
            player_filter//2,   % ?Number, -Filter
            beginning//1        % +Kind
          ]).
:- use_module(function_words).
:- use_module(player_modifiers).
:- use_module(subjects).

/** <module> Noun phrases for players

Who is a term of the vocabulary, or `pro(who)` for a pronoun, which the antecedents settle.
Person is `sg` or `pl` by the verb that goes with the phrase ("you" takes the plural).
*/

%!  who(?Person, -Who)// is nondet.
%
%   A player or players.

who(Person, Who) -->
    beginning(who),
    who_phrase(Person, Who).

who_phrase(pl, you) --> [you].
who_phrase(pl, opponent) --> [your, opponents].
who_phrase(pl, pro(who)) --> [they].
who_phrase(sg, each([opponent])) --> [each, of, your, opponents].
who_phrase(sg, each([opponent|Modifiers])) -->
    [each, opponent],
    player_modifiers(sg, Modifiers).
who_phrase(sg, each([other(pro(who)), opponent])) --> [each, other, opponent].
who_phrase(pl, each([other(pro(who)), player])) --> [other, players].
who_phrase(sg, each([player|Modifiers])) -->
    [each, player],
    player_modifiers(sg, Modifiers).
who_phrase(sg, each([other(pro(who)), player])) --> [each, other, player].
who_phrase(pl, opponent) --> [opponents].
who_phrase(pl, any) --> [players].
who_phrase(sg, each([player|Modifiers])) -->
    [a, player],
    player_modifiers(sg, Modifiers),
    { Modifiers \== [] }.
who_phrase(sg, each([opponent|Modifiers])) -->
    [an, opponent],
    player_modifiers(sg, Modifiers),
    { Modifiers \== [] }.
who_phrase(sg, opponent) --> [an, opponent].
who_phrase(sg, any) --> [a, player].
who_phrase(sg, any) --> [any, player].
who_phrase(sg, each([other(you), player])) --> [each, player, other, than, you].
who_phrase(sg, each([player, other(player(Who))])) -->
    [each, player, other, than],
    possessor(S),
    owning(sg, S, Who).
who_phrase(sg, other_player) --> [another, player].
who_phrase(sg, defending_player) --> [defending, player].
who_phrase(sg, defending_player) --> [the, defending, player].
who_phrase(sg, attacking_player) --> [attacking, player].
who_phrase(sg, attacking_player) --> [the, attacking, player].
who_phrase(sg, attacking_player) --> [that, attacking, player].
who_phrase(sg, active_player) --> [the, active, player].
who_phrase(sg, that_player) --> [that, player].
who_phrase(sg, that_player) --> [that, opponent].
who_phrase(sg, that_player) --> [the, player].
who_phrase(sg, designated(monarch)) --> [the, monarch].
who_phrase(pl, your_team) --> [your, team].
who_phrase(sg, your_team) --> [your, team].
who_phrase(sg, those_players) --> [each, of, those, players].
who_phrase(pl, those_players) --> [those, players].
who_phrase(pl, those_players) --> [those, opponents].
who_phrase(sg, chosen(player)) --> [the, chosen, player].
who_phrase(sg, chosen(player)) --> [the, chosen, opponent].
who_phrase(sg, last_chosen(player)) --> [the, last, chosen, player].
who_phrase(sg, host(enchanted, [player])) --> [enchanted, player].
who_phrase(sg, host(enchanted, [opponent])) --> [enchanted, opponent].
who_phrase(sg, Who) -->
    [target],
    player_filter(sg, Filter),
    { Who = target(1, Filter) }.
who_phrase(sg, target(1, [other(pro(who))|Filter])) -->
    [another, target],
    player_filter(sg, Filter).
who_phrase(Person, target(N, Filter)) -->
    player_targets(Person, N),
    player_filter(_, Filter).
who_phrase(Person, Who) -->
    possessor(S),
    owning(Person, S, Who).
who_phrase(sg, Who) -->
    [the],
    owning(sg, S, Who),
    [of],
    targets(sg, S).
who_phrase(Person, ref(Id)) -->
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

player_filter(sg, [player|Modifiers]) --> [player], player_modifiers(sg, Modifiers).
player_filter(pl, [player|Modifiers]) --> [players], player_modifiers(pl, Modifiers).
player_filter(sg, [opponent|Modifiers]) --> [opponent], player_modifiers(sg, Modifiers).
player_filter(pl, [opponent|Modifiers]) --> [opponents], player_modifiers(pl, Modifiers).

owning(sg, S, controller(S)) --> [controller].
owning(sg, S, owner(S)) --> [owner].
owning(pl, S, controller(S)) --> [controllers].
owning(pl, S, owner(S)) --> [owners].

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
whose(any) --> [all, players, '\''].
whose(any) --> [each, player, '\'s'].
whose(Who) -->
    who(Person, Who),
    { Who \== you,
      Who \== pro(who)
    },
    possessive_mark(Person).

possessive_mark(sg) --> ['\'s'].
possessive_mark(pl) --> ['\''].

%!  beginning(+Kind)// is semidet.
%
%   The next token can begin a phrase of Kind: `who` or `reference`.

beginning(Kind, Tokens, Tokens) :-
    Tokens = [Token|_],
    begins(Token, Kind).

begins(you, who).
begins(your, who).
begins(they, who).
begins(an, who).
begins(each, who).
begins(players, who).
begins(opponents, who).
begins(a, who).
begins(any, who).
begins(another, who).
begins(other, who).
begins(defending, who).
begins(the, who).
begins(attacking, who).
begins(that, who).
begins(those, who).
begins(enchanted, who).
begins(equipped, who).
begins(fortified, who).
begins(target, who).
begins(up, who).
begins(two, who).
begins(three, who).
begins(its, who).
begins(his, who).
begins(her, who).
begins(their, who).
begins(~, who).
begins(~~, who).
begins(ref(_), who).
begins(~, reference).
begins(~~, reference).
begins(ref(_), reference).
begins(it, reference).
begins(him, reference).
begins(her, reference).
begins(them, reference).
begins(enchanted, reference).
begins(equipped, reference).
begins(fortified, reference).
begins(that, reference).
begins(those, reference).
begins(each, reference).
begins(one, reference).
begins(two, reference).
begins(any, reference).
begins(both, reference).
begins(the, reference).
begins(your, reference).
begins(their, reference).
