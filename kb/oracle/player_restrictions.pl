:- encoding(utf8).
:- module(lawmage_player_restrictions,
          [ player_cant//1,     % -Restriction
            player_can_only//1  % -Restriction
          ]).
:- use_module(library(lists)).
:- use_module(filters).
:- use_module(function_words).
:- use_module(players).

/** <module> Restrictions on players (CR 101.2)
*/

%!  player_cant(-Restriction)// is nondet.
%
%   What stands after "can't", or after "can" with "only".

player_cant(cant_gain_life) --> [gain, life].
player_cant(cant_lose_game) --> [lose, the, game].
player_cant(cant_win_game) --> [win, the, game].
player_cant(cant_lose_life) --> [lose, life].
player_cant(cant_draw_more_than(N)) --> [draw, more, than], cardinal(N), card_word, [each, turn].
player_cant(cant_draw) --> [draw, cards].
player_cant(cant_cast_more_than(N, Filter)) --> [cast, more, than], cardinal(N), filter(_, Filter), [each, turn].
player_cant(cant_cast(Filter)) --> [cast], filter(pl, Filter), { memberchk(spell, Filter) }.
player_cant(both(cant_cast(Filter), cant_activate([ability, from(From)]))) -->
    [cast],
    filter(pl, Filter),
    [or, activate, abilities, of],
    filter(pl, From),
    { memberchk(spell, Filter) }.
player_cant(both(cant_cast(Filter), cant_activate(Abilities))) -->
    [cast],
    filter(pl, Filter),
    [or, activate],
    filter(pl, Abilities),
    { memberchk(spell, Filter), memberchk(ability, Abilities) }.
player_cant(cant_cast(Filter)) --> [cast, additional], filter(pl, Filter), { memberchk(spell, Filter) }.
player_cant(cant_cast_during(Filter, turn, you)) --> [cast], filter(pl, Filter), [during, your, turn].
player_cant(cant_cast_during(Filter, Step, Who)) --> [cast], filter(pl, Filter), [during], whose(Who), [Step], { atom(Step) }.
player_cant(cant_play_lands) --> [play, lands].
player_cant(both(cant_play_lands([type(land), zone(Zone, Who)]), cant_cast(Filter))) -->
    [play, lands, or, cast],
    filter(pl, Filter),
    { memberchk(spell, Filter), memberchk(zone(Zone, Who), Filter) }.
player_cant(cant_play_lands(Filter)) --> [play], filter(pl, Filter), { memberchk(type(land), Filter) }.
player_cant(cant_activate(Filter)) --> [activate], filter(pl, Filter), { memberchk(ability, Filter) }.
player_cant(cant_activate([kind(loyalty), ability, from([type(planeswalker)])])) --> [activate, planeswalkers, '\'', loyalty, abilities].
player_cant(untap_more_than(N, Filter)) --> [untap, more, than], cardinal(N), filter(_, Filter), [during], untap_steps.
player_cant(cant_search) --> [search, libraries].
player_cant(cant_be_attacked) --> [be, attacked].
player_cant(cant_be_target([any_of([spell, ability]), controlled_by(Who)])) -->
    [be, the, target, of, spells, or, abilities],
    who(Person, Who),
    controls(Person).

untap_steps --> [their, untap, steps].
untap_steps --> [their, untap, step].
untap_steps --> [your, untap, step].

%!  player_can_only(-Restriction)// is nondet.
%
%   What stands after "can": "cast spells only any time they could cast a sorcery".

player_can_only(casts_only_as_sorcery(Filter)) -->
    [cast],
    filter(pl, Filter),
    [only, any, time, they, could, cast, a, sorcery],
    { memberchk(spell, Filter) }.
