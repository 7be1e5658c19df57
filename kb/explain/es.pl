:- encoding(utf8).
:- module(lawmage_es,
          [ es_reason//1,        % +Reason
            es_check//2,         % +What, +Rules
            es_told/2            % ?Phrase, ?Words
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- autoload(en_amounts, [amount//1, costs//1]).
:- autoload(en_nouns, [creatures//2, subject//1]).
:- autoload(en_predicates, [defender//1, requirement//2, restriction//1]).
:- use_module(en_words, [joined//3, word//1]).
:- use_module(translated).
:- use_module('../vocabulary_terms', [term/3]).

/** <module> The words in which verdicts on attacking and blocking are told in Spanish

What has no words here is told in English (translated.pl).
*/

%!  es_told(?Phrase:atom, ?Words:string) is nondet.
%
%   The words of a verdict around its reasons; ~w stands for a number or a declaration.

es_told(legal, "legal").
es_told(illegal, "ilegal").
es_told(depends, "depende").
es_told(not_alone, "legal, no sola").
es_told(not_proved, ", no probado").
es_told(better, "cumple ~w de ~w requisitos; ~w cumple ~w").
es_told(none, "ninguna").
es_told(limit, "cumple ~w de ~w requisitos; la búsqueda de más, hasta ~w, terminó en su límite").
es_told(costs, "cuesta: ~w").
es_told(if, "si ~w").
es_told(elsewhere, "pero requisitos de otras criaturas hacen ilegal toda declaración con ella").

%!  es_reason(+Reason)// is semidet.
%
%   Why something is not as it must be.

es_reason(reason(_, rule(_), _, What)) -->
    !,
    fault(What).
es_reason(reason(_, Source, [], limit(Act, Amount))) -->
    !,
    source(Source),
    ["como máximo "],
    amount(Amount),
    [" "],
    { arg(1, Act, each(Filter)) },
    creatures_(Filter),
    (   { Amount == 1 }
    ->  [" puede "]
    ;   [" pueden "]
    ),
    act(Act).
es_reason(reason(_, Source, [Object|Others], What)) -->
    speaker(Source, Object),
    said(What, Others).

said(cost_to(Act, Cost), _) --> !, ["no puede "], act(Act), [" a menos que su controlador pague "], cost(Cost).
said(goaded, _) --> !, ["está incitada: ataca cada combate si puede"].
said(goaded_by(Player), _) --> !, ["está incitada: ataca a un jugador que no sea ", Player, " si puede"].
said(block_if_able(_), [Attacker]) --> !, ["bloquea a ", Attacker, " si puede"].
said(must_be_blocked_by_all(_), [Blocker]) --> !, ["debe ser bloqueada por ", Blocker, " si es posible"].
said(What, _) --> required(What), !.
said(What, _) --> restricted(What).

act(Act) --> { functor(Act, attack, _) }, !, ["atacar"].
act(_) --> ["bloquear"].

cost(Cost) --> { mana_only(Cost, Text) }, !, [Text].
cost(Cost) --> in_english(costs(Cost)).

required(attack_each_combat) --> ["ataca cada combate si puede"].
required(block_each_combat) --> ["bloquea cada combate si puede"].
required(attack_or_block_each_combat) --> ["ataca o bloquea cada combate si puede"].
required(attack_if_able) --> ["ataca si puede"].
required(attack_if_able(Defenders)) --> ["ataca a "], joined(defended, " o a ", Defenders), [" si puede"].
required(attack_each_combat(Defenders)) --> ["ataca a "], joined(defended, " o a ", Defenders), [" cada combate si puede"].
required(block_if_able) --> ["bloquea si puede"].
required(attack_or_block_if_able) --> ["ataca o bloquea si puede"].
required(must_be_blocked) --> ["debe ser bloqueada si es posible"].
required(must_be_blocked_by(Filter)) --> ["debe ser bloqueada por una de: "], creatures_(Filter), [", si es posible"].
required(must_be_blocked_by_at_least(Amount)) --> ["debe ser bloqueada por "], amount(Amount), [" o más criaturas si es posible"].
required(must_be_blocked_by_exactly(Amount)) --> ["debe ser bloqueada por exactamente "], amount(Amount), [" criaturas si es posible"].
required(What) --> { functor(What, Name, Arity), functor(Pattern, Name, Arity), term(requirement, Pattern, _) }, in_english(requirement(What, singular)), [" si puede"].

defended(Defender) --> { player_word(Defender, Word) }, !, [Word].
defended(Defender) --> in_english(defender(Defender)).

player_word(you, "ti").
player_word(opponent, "un oponente").

restricted(cant_attack) --> !, ["no puede atacar"].
restricted(cant_attack(Defenders)) --> !, ["no puede atacar a "], joined(defended, " o a ", Defenders).
restricted(cant_block) --> !, ["no puede bloquear"].
restricted(cant_attack_alone) --> !, ["no puede atacar sola"].
restricted(cant_block_alone) --> !, ["no puede bloquear sola"].
restricted(cant_attack_except_alone) --> !, ["solo puede atacar sola"].
restricted(cant_be_attacked) --> !, ["no puede ser atacada"].
restricted(cant_block(Subject)) --> !, ["no puede bloquear a "], in_english(subject(Subject)).
restricted(can_block_only(Filter)) --> !, ["solo puede bloquear "], creatures_(Filter).
restricted(cant_be_blocked) --> !, ["no puede ser bloqueada"].
restricted(cant_be_blocked_by([])) --> !, ["no puede ser bloqueada por nada"].
restricted(cant_be_blocked_by(Filter)) --> !, ["no puede ser bloqueada por "], creatures_(Filter).
restricted(cant_be_blocked_except_by(Filter)) --> !, ["no puede ser bloqueada excepto por "], creatures_(Filter).
restricted(cant_be_blocked_by_more_than(Amount)) --> !, ["no puede ser bloqueada por más de "], amount(Amount), [" criaturas"].
restricted(cant_be_blocked_except_by_at_least(Amount)) -->
    !, ["no puede ser bloqueada excepto por "], amount(Amount), [" o más criaturas"].
restricted(cant_be_blocked_except_by_all(Filter)) --> !, ["no puede ser bloqueada a menos que la bloqueen todas: "], creatures_(Filter).
restricted(cant_block_with_more_than(Amount)) --> !, ["no puede bloquear con más de "], amount(Amount), [" criaturas"].
restricted(What) --> in_english(restriction(What)).

%   Creatures that Filter is true of.

creatures_(Filter) --> { has_words(Filter) }, !, ["criaturas"], modifiers(Filter).
creatures_(Filter) --> in_english(creatures(plural, Filter)).

has_words(Filter) :-
    is_list(Filter),
    forall(member(Property, Filter), phrase(modifier(Property), _)).

modifiers([]) --> [].
modifiers([Property|Properties]) --> modifier(Property), modifiers(Properties).

modifier(type(creature)) --> [].
modifier(type(artifact)) --> [" artefacto"].
modifier(has(Keyword)) --> [" con "], keyword_in(es, Keyword).
modifier(not(has(Keyword))) --> [" sin "], keyword_in(es, Keyword).
modifier(color(Color)) --> { color(Color, Word) }, [" ", Word].
modifier(not(color(Color))) --> { color(Color, Word) }, [" que no sean ", Word].
modifier(multicolored) --> [" multicolores"].
modifier(monocolored) --> [" monocolores"].
modifier(shares_color(self)) --> [" que compartan un color con ella"].
modifier(power(at_least(Amount))) --> { integer(Amount) }, [" con fuerza de ", Amount, " o más"].
modifier(power(at_most(Amount))) --> { integer(Amount) }, [" con fuerza de ", Amount, " o menos"].
modifier(power(greater_than(stat(power, self)))) --> [" con fuerza mayor"].
modifier(any_of([has(One), has(Other)])) --> [" con "], keyword_in(es, One), [" o "], keyword_in(es, Other).
modifier(any_of(Filters)) --> { maplist(is_list, Filters), maplist(has_words, Filters) }, joined(modifiers, " o", Filters).

color(white, "blancas").
color(blue, "azules").
color(black, "negras").
color(red, "rojas").
color(green, "verdes").

%   Who says so.

speaker(keyword(Keyword, _), Object) --> [Object, " tiene "], keyword_in(es, Keyword), [": "].
speaker(line(Object, Line, _), Object) --> !, ["línea ", Line, " de ", Object, ": "].
speaker(rule(_, Object), Object) --> !, [Object, " "].
speaker(Source, Object) --> source(Source), [Object, " "].

source(line(Object, Line, _)) --> ["línea ", Line, " de ", Object, ": "].
source(gain(Object, _)) --> ["un efecto sobre ", Object, ": "].
source(effect(_)) --> ["un efecto: "].
source(keyword(_, Object)) --> [Object, ": "].

%   What a chosen creature or target lacks.

fault(blocks_more_than(Number, Capacity)) --> ["una criatura bloquea a ", Number, " atacantes y puede bloquear a ", Capacity].
fault(attacks_more_than(Number, _)) --> ["una criatura ataca a ", Number, " a la vez"].
fault(band_of_attackers(Band)) --> ["no todas atacan, y no son una banda: "], joined(word, " y ", Band).
fault(band_of_one_target(Band)) --> ["la banda ataca a más de un jugador o permanente: "], joined(word, " y ", Band).
fault(one_band_each(Creature)) --> [Creature, " está en más de una banda"].
fault(band_of_banding(Band)) --> ["pocas tienen la habilidad de formar banda: "], joined(word, " y ", Band).
fault(step(What)) --> step(What).
fault(in_combat(Creature)) --> [Creature, " no está atacando ni bloqueando"].
fault(deals_in_step(Creature)) --> [Creature, " no asigna daño de combate en este paso"].
fault(assigns_its_power(Creature, Amount)) --> [Creature, " asigna ", Amount, " de daño, ni más ni menos"].
fault(assigns_none(Creature)) --> [Creature, " no tiene a qué asignar daño de combate"].
fault(assigns_to(Creature, Wrong)) --> [Creature, " no puede asignar daño de combate a ", Wrong].
fault(tramples_past(Creature, First)) --> [Creature, " asigna daño más allá de ", First, ", a la que no se le asigna bastante"].
fault(out_of_order(Creature, Later, Earlier)) -->
    [Creature, " asigna daño a ", Later, " aunque a ", Earlier, ", que va antes, no se le asigna daño letal"].
fault(divided_by(Creature, Player)) --> [Player, " divide el daño de ", Creature].
fault(on_battlefield(Object)) --> [Object, " no está en el campo de batalla"].
fault(creature(Object)) --> [Object, " no es una criatura"].
fault(no_battle(Object)) --> [Object, " es una batalla"].
fault(untapped(Object)) --> [Object, " está girada"].
fault(attacks_controller_of(Attacker, Blocker)) -->
    [Attacker, " no ataca al controlador de ", Blocker, ", ni a un planeswalker o una batalla suyos"].
fault(controlled_by_declaring(Object, Player)) --> [Object, " no está bajo el control de ", Player, ", que declara por su cuenta"].
fault(controlled_by_active_player(Object)) --> [Object, " no está bajo el control del jugador activo"].
fault(controlled_all_turn(Object)) --> [Object, " llegó bajo el control de su controlador este turno y no tiene prisa"].
fault(is_opponent(Target, Attacker)) --> [Target, " no es oponente del controlador de ", Attacker].
fault(protected_by_opponent(Target, Attacker)) --> [Target, " no está protegida por un oponente del controlador de ", Attacker].
fault(planeswalker_of_opponent(Target, Attacker)) -->
    [Target, " no es un planeswalker de un oponente del controlador de ", Attacker].

%!  es_check(+What, +Rules)// is semidet.
%
%   What was looked at, whatever came of it.

es_check(on_battlefield(Object), _) --> !, [Object, " está en el campo de batalla"].
es_check(creature(Object), _) --> !, [Object, " es una criatura"].
es_check(no_battle(Object), _) --> !, [Object, " no es una batalla"].
es_check(untapped(Object), _) --> !, [Object, " está enderezada"].
es_check(attacks_controller_of(Attacker, Blocker), _) --> !, [Attacker, " ataca al controlador de ", Blocker, ", o a algo suyo"].
es_check(controlled_by_active_player(Object), _) --> !, [Object, " está bajo el control del jugador activo"].
es_check(controlled_all_turn(Object), _) --> !, [Object, " estuvo bajo el mismo control todo el turno, o tiene prisa"].
es_check(is_opponent(Target, Attacker), _) --> !, [Target, " es oponente del controlador de ", Attacker].
es_check(protected_by_opponent(Target, Attacker), _) --> !, [Target, " está protegida por un oponente del controlador de ", Attacker].
es_check(planeswalker_of_opponent(Target, Attacker), _) -->
    !, [Target, " es un planeswalker de un oponente del controlador de ", Attacker].
es_check(step(What), _) --> !, step(What).
es_check(What, _) --> required(What), !.
es_check(What, _) --> { functor(What, Name, Arity), functor(Pattern, Name, Arity), term(restriction, Pattern, _) }, restricted(What).

step(chosen_attackers) --> ["se eligen los atacantes"].
step(targets_announced) --> ["se anuncia a qué ataca cada uno"].
step(restrictions) --> ["no se viola ninguna restricción"].
step(requirements) --> ["se cumplen suficientes requisitos"].
step(bands) --> ["se anuncian las bandas"].
step(attackers_tapped) --> ["se giran los atacantes"].
step(optional_costs) --> ["se eligen los costes opcionales"].
step(total_cost) --> ["se determina el coste total"].
step(mana_abilities) --> ["se pueden activar habilidades de maná"].
step(costs_paid) --> ["se pagan los costes"].
step(become_attacking) --> ["las criaturas se convierten en criaturas atacantes"].
step(chosen_blockers) --> ["se eligen los bloqueadores"].
step(become_blocking) --> ["las criaturas se convierten en criaturas bloqueadoras"].
step(become_blocked) --> ["los atacantes quedan bloqueados o sin bloquear"].
step(triggers) --> ["se disparan habilidades"].
