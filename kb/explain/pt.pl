:- encoding(utf8).
:- module(lawmage_pt,
          [ pt_reason//1,        % +Reason
            pt_check//2,         % +What, +Rules
            pt_told/2            % ?Phrase, ?Words
          ]).
:- use_module(library(apply)).
:- use_module(library(lists)).
:- autoload(en_amounts, [amount//1, costs//1]).
:- autoload(en_nouns, [creatures//2, subject//1]).
:- autoload(en_predicates, [defender//1, requirement//2, restriction//1]).
:- use_module(en_words, [joined//3, word//1]).
:- use_module(translated).
:- use_module('../vocabulary_terms', [term/3]).

/** <module> The words in which verdicts on attacking and blocking are told in Portuguese

What has no words here is told in English (translated.pl).
*/

%!  pt_told(?Phrase:atom, ?Words:string) is nondet.
%
%   The words of a verdict around its reasons; ~w stands for a number or a declaration.

pt_told(legal, "legal").
pt_told(illegal, "ilegal").
pt_told(depends, "depende").
pt_told(not_alone, "legal, não sozinha").
pt_told(not_proved, ", não provado").
pt_told(better, "cumpre ~w de ~w requisitos; ~w cumpre ~w").
pt_told(none, "nenhuma").
pt_told(limit, "cumpre ~w de ~w requisitos; a busca por mais, até ~w, terminou no seu limite").
pt_told(costs, "custa: ~w").
pt_told(if, "se ~w").
pt_told(elsewhere, "mas requisitos de outras criaturas tornam ilegal toda declaração com ela").

%!  pt_reason(+Reason)// is semidet.
%
%   Why something is not as it must be.

pt_reason(reason(_, rule(_), _, What)) -->
    !,
    fault(What).
pt_reason(reason(_, Source, [], limit(Act, Amount))) -->
    !,
    source(Source),
    ["no máximo "],
    amount(Amount),
    [" "],
    { arg(1, Act, each(Filter)) },
    creatures_(Filter),
    (   { Amount == 1 }
    ->  [" pode "]
    ;   [" podem "]
    ),
    act(Act).
pt_reason(reason(_, Source, [Object|Others], What)) -->
    speaker(Source, Object),
    said(What, Others).

said(cost_to(Act, Cost), _) --> !, ["não pode "], act(Act), [" a menos que seu controlador pague "], cost(Cost).
said(goaded, _) --> !, ["está incitada: ataca a cada combate se puder"].
said(goaded_by(Player), _) --> !, ["está incitada: ataca um jogador que não seja ", Player, " se puder"].
said(block_if_able(_), [Attacker]) --> !, ["bloqueia ", Attacker, " se puder"].
said(must_be_blocked_by_all(_), [Blocker]) --> !, ["deve ser bloqueada por ", Blocker, " se possível"].
said(What, _) --> required(What), !.
said(What, _) --> restricted(What).

act(Act) --> { functor(Act, attack, _) }, !, ["atacar"].
act(_) --> ["bloquear"].

cost(Cost) --> { mana_only(Cost, Text) }, !, [Text].
cost(Cost) --> in_english(costs(Cost)).

required(attack_each_combat) --> ["ataca a cada combate se puder"].
required(block_each_combat) --> ["bloqueia a cada combate se puder"].
required(attack_or_block_each_combat) --> ["ataca ou bloqueia a cada combate se puder"].
required(attack_if_able) --> ["ataca se puder"].
required(attack_if_able(Defenders)) --> ["ataca "], joined(defended, " ou ", Defenders), [" se puder"].
required(attack_each_combat(Defenders)) --> ["ataca "], joined(defended, " ou ", Defenders), [" a cada combate se puder"].
required(block_if_able) --> ["bloqueia se puder"].
required(attack_or_block_if_able) --> ["ataca ou bloqueia se puder"].
required(must_be_blocked) --> ["deve ser bloqueada se possível"].
required(must_be_blocked_by(Filter)) --> ["deve ser bloqueada por uma de: "], creatures_(Filter), [", se possível"].
required(must_be_blocked_by_at_least(Amount)) --> ["deve ser bloqueada por "], amount(Amount), [" ou mais criaturas se possível"].
required(must_be_blocked_by_exactly(Amount)) --> ["deve ser bloqueada por exatamente "], amount(Amount), [" criaturas se possível"].
required(What) --> { functor(What, Name, Arity), functor(Pattern, Name, Arity), term(requirement, Pattern, _) }, in_english(requirement(What, singular)), [" se puder"].

defended(Defender) --> { player_word(Defender, Word) }, !, [Word].
defended(Defender) --> in_english(defender(Defender)).

player_word(you, "você").
player_word(opponent, "um oponente").

restricted(cant_attack) --> !, ["não pode atacar"].
restricted(cant_attack(Defenders)) --> !, ["não pode atacar "], joined(defended, " ou ", Defenders).
restricted(cant_block) --> !, ["não pode bloquear"].
restricted(cant_attack_alone) --> !, ["não pode atacar sozinha"].
restricted(cant_block_alone) --> !, ["não pode bloquear sozinha"].
restricted(cant_attack_except_alone) --> !, ["só pode atacar sozinha"].
restricted(cant_be_attacked) --> !, ["não pode ser atacada"].
restricted(cant_block(Subject)) --> !, ["não pode bloquear "], in_english(subject(Subject)).
restricted(can_block_only(Filter)) --> !, ["só pode bloquear "], creatures_(Filter).
restricted(cant_be_blocked) --> !, ["não pode ser bloqueada"].
restricted(cant_be_blocked_by([])) --> !, ["não pode ser bloqueada por nada"].
restricted(cant_be_blocked_by(Filter)) --> !, ["não pode ser bloqueada por "], creatures_(Filter).
restricted(cant_be_blocked_except_by(Filter)) --> !, ["não pode ser bloqueada exceto por "], creatures_(Filter).
restricted(cant_be_blocked_by_more_than(Amount)) --> !, ["não pode ser bloqueada por mais de "], amount(Amount), [" criaturas"].
restricted(cant_be_blocked_except_by_at_least(Amount)) -->
    !, ["não pode ser bloqueada exceto por "], amount(Amount), [" ou mais criaturas"].
restricted(cant_be_blocked_except_by_all(Filter)) --> !, ["não pode ser bloqueada a menos que a bloqueiem todas: "], creatures_(Filter).
restricted(cant_block_with_more_than(Amount)) --> !, ["não pode bloquear com mais de "], amount(Amount), [" criaturas"].
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
modifier(type(artifact)) --> [" artefato"].
modifier(has(Keyword)) --> [" com "], keyword_in(pt, Keyword).
modifier(not(has(Keyword))) --> [" sem "], keyword_in(pt, Keyword).
modifier(color(Color)) --> { color(Color, Word) }, [" ", Word].
modifier(not(color(Color))) --> { color(Color, Word) }, [" que não sejam ", Word].
modifier(multicolored) --> [" multicoloridas"].
modifier(monocolored) --> [" monocoloridas"].
modifier(shares_color(self)) --> [" que compartilhem uma cor com ela"].
modifier(power(at_least(Amount))) --> { integer(Amount) }, [" com poder ", Amount, " ou mais"].
modifier(power(at_most(Amount))) --> { integer(Amount) }, [" com poder ", Amount, " ou menos"].
modifier(power(greater_than(stat(power, self)))) --> [" com poder maior"].
modifier(any_of([has(One), has(Other)])) --> [" com "], keyword_in(pt, One), [" ou "], keyword_in(pt, Other).
modifier(any_of(Filters)) --> { maplist(is_list, Filters), maplist(has_words, Filters) }, joined(modifiers, " ou", Filters).

color(white, "brancas").
color(blue, "azuis").
color(black, "pretas").
color(red, "vermelhas").
color(green, "verdes").

%   Who says so.

speaker(keyword(Keyword, _), Object) --> [Object, " tem "], keyword_in(pt, Keyword), [": "].
speaker(line(Object, Line, _), Object) --> !, ["linha ", Line, " de ", Object, ": "].
speaker(rule(_, Object), Object) --> !, [Object, " "].
speaker(Source, Object) --> source(Source), [Object, " "].

source(line(Object, Line, _)) --> ["linha ", Line, " de ", Object, ": "].
source(gain(Object, _)) --> ["um efeito sobre ", Object, ": "].
source(effect(_)) --> ["um efeito: "].
source(keyword(_, Object)) --> [Object, ": "].

%   What a chosen creature or target lacks.

fault(blocks_more_than(Number, Capacity)) --> ["uma criatura bloqueia ", Number, " atacantes e pode bloquear ", Capacity].
fault(attacks_more_than(Number, _)) --> ["uma criatura ataca ", Number, " de uma vez"].
fault(band_of_attackers(Band)) --> ["nem todas atacam, e não são um bando: "], joined(word, " e ", Band).
fault(band_of_one_target(Band)) --> ["o bando ataca mais de um jogador ou permanente: "], joined(word, " e ", Band).
fault(one_band_each(Creature)) --> [Creature, " está em mais de um bando"].
fault(band_of_banding(Band)) --> ["poucas têm a habilidade de formar bando: "], joined(word, " e ", Band).
fault(step(What)) --> step(What).
fault(in_combat(Creature)) --> [Creature, " não está atacando nem bloqueando"].
fault(deals_in_step(Creature)) --> [Creature, " não atribui dano de combate nesta etapa"].
fault(assigns_its_power(Creature, Amount)) --> [Creature, " atribui ", Amount, " de dano, nem mais nem menos"].
fault(assigns_none(Creature)) --> [Creature, " não tem a que atribuir dano de combate"].
fault(assigns_to(Creature, Wrong)) --> [Creature, " não pode atribuir dano de combate a ", Wrong].
fault(tramples_past(Creature, First)) --> [Creature, " atribui dano além de ", First, ", a que não é atribuído o bastante"].
fault(out_of_order(Creature, Later, Earlier)) -->
    [Creature, " atribui dano a ", Later, " embora a ", Earlier, ", que vem antes, não seja atribuído dano letal"].
fault(divided_by(Creature, Player)) --> [Player, " divide o dano de ", Creature].
fault(on_battlefield(Object)) --> [Object, " não está no campo de batalha"].
fault(creature(Object)) --> [Object, " não é uma criatura"].
fault(no_battle(Object)) --> [Object, " é uma batalha"].
fault(untapped(Object)) --> [Object, " está virada"].
fault(attacks_controller_of(Attacker, Blocker)) -->
    [Attacker, " não ataca o controlador de ", Blocker, ", nem um planeswalker ou uma batalha dele"].
fault(controlled_by_declaring(Object, Player)) --> [Object, " não é controlada por ", Player, ", que declara sozinho"].
fault(controlled_by_active_player(Object)) --> [Object, " não é controlada pelo jogador ativo"].
fault(controlled_all_turn(Object)) --> [Object, " ficou sob o controle de seu controlador neste turno e não tem ímpeto"].
fault(is_opponent(Target, Attacker)) --> [Target, " não é oponente do controlador de ", Attacker].
fault(protected_by_opponent(Target, Attacker)) --> [Target, " não é protegida por um oponente do controlador de ", Attacker].
fault(planeswalker_of_opponent(Target, Attacker)) -->
    [Target, " não é um planeswalker de um oponente do controlador de ", Attacker].

%!  pt_check(+What, +Rules)// is semidet.
%
%   What was looked at, whatever came of it.

pt_check(on_battlefield(Object), _) --> !, [Object, " está no campo de batalha"].
pt_check(creature(Object), _) --> !, [Object, " é uma criatura"].
pt_check(no_battle(Object), _) --> !, [Object, " não é uma batalha"].
pt_check(untapped(Object), _) --> !, [Object, " está desvirada"].
pt_check(attacks_controller_of(Attacker, Blocker), _) --> !, [Attacker, " ataca o controlador de ", Blocker, ", ou algo dele"].
pt_check(controlled_by_active_player(Object), _) --> !, [Object, " é controlada pelo jogador ativo"].
pt_check(controlled_all_turn(Object), _) --> !, [Object, " esteve sob o mesmo controle o turno todo, ou tem ímpeto"].
pt_check(is_opponent(Target, Attacker), _) --> !, [Target, " é oponente do controlador de ", Attacker].
pt_check(protected_by_opponent(Target, Attacker), _) --> !, [Target, " é protegida por um oponente do controlador de ", Attacker].
pt_check(planeswalker_of_opponent(Target, Attacker), _) -->
    !, [Target, " é um planeswalker de um oponente do controlador de ", Attacker].
pt_check(step(What), _) --> !, step(What).
pt_check(What, _) --> required(What), !.
pt_check(What, _) --> { functor(What, Name, Arity), functor(Pattern, Name, Arity), term(restriction, Pattern, _) }, restricted(What).

step(chosen_attackers) --> ["os atacantes são escolhidos"].
step(targets_announced) --> ["o que cada um ataca é anunciado"].
step(restrictions) --> ["nenhuma restrição é violada"].
step(requirements) --> ["requisitos suficientes são cumpridos"].
step(bands) --> ["os bandos são anunciados"].
step(attackers_tapped) --> ["os atacantes são virados"].
step(optional_costs) --> ["os custos opcionais são escolhidos"].
step(total_cost) --> ["o custo total é determinado"].
step(mana_abilities) --> ["habilidades de mana podem ser ativadas"].
step(costs_paid) --> ["os custos são pagos"].
step(become_attacking) --> ["as criaturas tornam-se criaturas atacantes"].
step(chosen_blockers) --> ["os bloqueadores são escolhidos"].
step(become_blocking) --> ["as criaturas tornam-se criaturas bloqueadoras"].
step(become_blocked) --> ["os atacantes tornam-se bloqueados ou não bloqueados"].
step(triggers) --> ["habilidades são desencadeadas"].
