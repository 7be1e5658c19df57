"""Choices that belong to players are asked for, with what there is to choose from; where nothing hangs on them, they aren't."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from lawmage import Board, read_cases
from lawmage.errors import ChoiceNeeded, IllegalStepError
from lawmage.game import Game
from lawmage.play import take


def game(tmp_path: Path, text: str) -> Game:
    file = tmp_path / "case.yaml"
    file.write_text(f"id: choice\ntitle: t\n{text}\nask: [{{state_based: true, expect: {{loses: []}}}}]\n")
    return Game.from_scenario(read_cases(file)[0], declining=False)


def effect(played: Game, text: str, **how: Any) -> None:
    take(played, {"do": "effect", "by": "A", "text": text, **how})


DOUBLE = "If one or more +1/+1 counters would be put on a creature you control, twice that many +1/+1 counters are put on it instead."
MORE = "If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead."


def counters(first: str, second: str) -> str:
    return f"""objects:
  - {{id: one, name: One, controller: A, type: Enchantment, text: "{first}"}}
  - {{id: two, name: Two, controller: A, type: Enchantment, text: "{second}"}}
  - {{id: bear, card: Grizzly Bears, controller: A}}"""


def test_the_order_of_replacement_effects_is_asked_for_where_it_matters(tmp_path: Path) -> None:
    """CR 616.1e: the controller of the affected permanent chooses."""
    played = game(tmp_path, counters(DOUBLE, MORE))
    before = played.dumps()
    with pytest.raises(ChoiceNeeded) as choice:
        effect(played, "Put a +1/+1 counter on <bear>.")
    assert (choice.value.player, choice.value.kind, choice.value.about) == ("A", "replacement", "bear")
    assert choice.value.options == ("one/1", "two/1")
    assert played.dumps() == before
    effect(played, "Put a +1/+1 counter on <bear>.", choose={"replacement": "two/1"})
    assert played.state.objects["bear"].facts.count("counters", "pt(1,1)") == 4


def test_several_orders_are_answered_by_a_list(tmp_path: Path) -> None:
    """CR 616.1f: what is left is chosen from again."""
    three = counters(DOUBLE, MORE).replace(
        "  - {id: bear",
        f'  - {{id: three, name: Three, controller: A, type: Enchantment, text: "{DOUBLE}"}}\n  - {{id: bear',
    )
    played = game(tmp_path, three)
    with pytest.raises(ChoiceNeeded):
        effect(played, "Put a +1/+1 counter on <bear>.", choose={"replacement": "one/1"})
    effect(played, "Put a +1/+1 counter on <bear>.", choose={"replacement": ["one/1", "two/1"]})
    assert played.state.objects["bear"].facts.count("counters", "pt(1,1)") == 6


def test_an_order_that_makes_no_difference_is_not_asked_for(tmp_path: Path) -> None:
    """CR 616.1e"""
    played = game(tmp_path, counters(DOUBLE, DOUBLE))
    effect(played, "Put a +1/+1 counter on <bear>.")
    assert played.state.objects["bear"].facts.count("counters", "pt(1,1)") == 4


TWO_SHIELDS = """players: {A: {}, B: {}}
effects:
  - {controller: B, text: "Regenerate <bear>."}
objects:
  - {id: bear, card: Grizzly Bears, controller: B}
  - id: veil
    name: Bear Veil
    controller: B
    type: Enchantment — Aura
    attached_to: bear
    text: "Enchant creature\\nUmbra armor\""""


def test_what_saves_a_creature_is_its_controllers_choice(tmp_path: Path) -> None:
    """CR 616.1, 701.19a, 702.89a"""
    played = game(tmp_path, TWO_SHIELDS)
    with pytest.raises(ChoiceNeeded) as choice:
        effect(played, "Destroy <bear>.")
    assert (choice.value.player, set(choice.value.options)) == ("B", {"effect/1", "veil/2"})
    effect(played, "Destroy <bear>.", choose={"replacement": "effect/1"})
    assert "veil" in played.state.objects
    effect(played, "Destroy <bear>.")
    assert "veil" not in played.state.objects
    assert "bear" in played.state.objects


BELLS = """objects:
  - {id: one, name: One, controller: A, type: Artifact, text: "Whenever a creature dies, you gain 1 life."}
  - {id: two, name: Two, controller: A, type: Artifact, text: "Whenever a creature dies, draw a card."}
  - {id: three, name: Three, controller: B, type: Artifact, text: "Whenever a creature dies, draw a card."}
  - {id: bear, card: Grizzly Bears, controller: A}"""


def test_the_order_of_a_players_triggers_is_asked_for(tmp_path: Path) -> None:
    """CR 603.3b: each player's own, the active player's first."""
    played = game(tmp_path, BELLS)
    with pytest.raises(ChoiceNeeded) as choice:
        effect(played, "Destroy <bear>.")
    assert (choice.value.player, choice.value.kind) == ("A", "triggers")
    assert set(choice.value.options) == {"one/1", "two/1"}
    effect(played, "Destroy <bear>.", triggers=[{"item": "two/1"}])
    assert played.stack == ("three/1", "one/1", "two/1")


BURN = """objects:
  - {id: bear, card: Grizzly Bears, controller: B}
  - {id: ape, name: Big Ape, controller: B, type: Creature — Ape, pt: 4/4}
  - {id: burn, name: Split Burn, controller: A, zone: hand, type: Instant, cost: "{1}", text: "Split Burn deals 4 damage divided as you choose among one, two, or three targets."}"""


@pytest.mark.parametrize("division", [[1, 3], [3, 1]])
def test_a_division_is_asked_for_as_the_spell_is_cast(tmp_path: Path, division: list[int]) -> None:
    """CR 601.2d"""
    played = game(tmp_path, BURN)
    step: dict[str, Any] = {"do": "cast", "by": "A", "spell": "burn", "targets": ["ape", "B"]}
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, step)
    assert (choice.value.kind, choice.value.options, choice.value.least) == ("division", ("ape", "B"), 2)
    take(played, {**step, "choose": {"division": division}})
    take(played, {"do": "resolve"})
    assert played.state.objects["ape"].facts.count("damage") == division[0]
    assert played.state.players["B"].count("life") == 20 - division[1]


@pytest.mark.parametrize("division", [[4, 0], [2, 1], [4]])
def test_a_division_gives_each_target_something_and_all_there_is(tmp_path: Path, division: list[int]) -> None:
    """CR 601.2d"""
    played = game(tmp_path, BURN)
    step: dict[str, Any] = {"do": "cast", "by": "A", "spell": "burn", "targets": ["ape", "B"]}
    with pytest.raises(IllegalStepError) as refused:
        take(played, {**step, "choose": {"division": division}})
    assert refused.value.reasons[0].rules == ("601.2d",)


def test_a_copy_with_new_targets_keeps_the_division(tmp_path: Path) -> None:
    """CR 115.7f, 707.10"""
    played = game(
        tmp_path,
        BURN + '\n  - {id: echo, name: Twin Echo, controller: A, zone: hand, type: Instant, cost: "{R}",'
        ' text: "Copy target instant or sorcery spell. You may choose new targets for the copy."}',
    )
    step = {"do": "cast", "by": "A", "spell": "burn", "targets": ["ape", "B"], "choose": {"division": [3, 1]}}
    take(played, step)
    take(played, {"do": "cast", "by": "A", "spell": "echo", "targets": ["burn"]})
    take(played, {"do": "resolve", "choose": {"targets": ["B", "bear"]}})
    take(played, {"do": "resolve"})
    assert played.state.players["B"].count("life") == 17
    assert played.state.objects["bear"].facts.count("damage") == 1


def test_the_legend_that_stays_is_asked_for(tmp_path: Path) -> None:
    """CR 704.5j"""
    played = game(
        tmp_path,
        """objects:
  - {id: one, name: Old Duke, controller: A, type: Legendary Creature — Human, pt: 2/2}
  - {id: two, name: Old Duke, controller: A, zone: hand, type: Legendary Creature — Human, pt: 2/2}""",
    )
    move = {"do": "move", "object": "two", "to": "battlefield"}
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, move)
    assert choice.value.player == "A"
    take(played, {**move, "choose": {"object": "two"}})
    assert played.state.objects[played.state.current("one")].zone == "graveyard"
    assert played.state.objects[played.state.current("two")].zone == "battlefield"


def test_on_the_terminal_several_things_are_typed_with_commas(tmp_path: Path) -> None:
    """``lawmage play --interactive`` asks for a division, the order of replacement effects and that of triggers."""
    from click.testing import CliRunner

    from lawmage.cli.play import play

    file = tmp_path / "case.yaml"
    third = f'  - {{id: three, name: Three, controller: A, type: Enchantment, text: "{DOUBLE}"}}'
    things = "\n".join([counters(DOUBLE, MORE), third, *BURN.splitlines()[2:], *BELLS.splitlines()[1:4]])
    things = things.replace(
        "id: one, name: One, controller: A, type: Artifact",
        "id: bell, name: Bell, controller: A, type: Artifact",
    )
    things = things.replace(
        "id: two, name: Two, controller: A, type: Artifact",
        "id: gong, name: Gong, controller: A, type: Artifact",
    )
    things = things.replace("id: three, name: Three, controller: B", "id: drum, name: Drum, controller: B")
    file.write_text(
        f"id: typed\ntitle: t\n{things}\nplay:\n"
        "  - {do: effect, by: A, text: 'Put a +1/+1 counter on <bear>.'}\n"
        "  - {do: cast, by: A, spell: burn, targets: [ape, B]}\n"
        "  - {do: resolve}\n"
        "  - {do: effect, by: A, text: 'Destroy <bear>.'}\n"
    )
    typed = "one/1\ntwo/1\n3, 1\ngong/1, bell/1\n"
    result = CliRunner().invoke(play, [str(file), "--interactive"], input=typed)
    assert result.exit_code == 0, result.output
    assert "bear (6 +1/+1 counters)" in result.output
    assert "ape (3 damage)" in result.output
    assert "stack: drum/1, bell/1, gong/1" in result.output


def test_which_damage_a_shield_prevents_is_asked_for(tmp_path: Path) -> None:
    """CR 615.7"""
    played = game(
        tmp_path,
        """step: combat_damage
effects:
  - {controller: B, text: "Prevent the next 3 damage that would be dealt to <B> this turn."}
objects:
  - {id: rat, name: Ill Rat, controller: A, type: Creature — Rat, pt: 3/1, text: Infect, attacking: B}
  - {id: bear, card: Grizzly Bears, controller: A, attacking: B}""",
    )
    step = {"do": "combat_damage", "damage": {"rat": {"B": 3}, "bear": {"B": 2}}}
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, step)
    assert (choice.value.player, choice.value.about, choice.value.options) == ("B", "B", ("rat", "bear"))
    take(played, {**step, "choose": {"object": "bear"}})
    assert played.state.players["B"].count("life") == 20
    assert played.state.players["B"].count("counters", "poison") == 2


def test_a_shield_that_is_large_enough_asks_nothing(tmp_path: Path) -> None:
    """CR 615.7"""
    played = game(
        tmp_path,
        """step: combat_damage
effects:
  - {controller: B, text: "Prevent the next 5 damage that would be dealt to <B> this turn."}
objects:
  - {id: ogre, card: Gray Ogre, controller: A, attacking: B}
  - {id: bear, card: Grizzly Bears, controller: A, attacking: B}""",
    )
    take(played, {"do": "combat_damage", "damage": {"ogre": {"B": 2}, "bear": {"B": 2}}})
    assert played.state.players["B"].count("life") == 20


CHARM = """objects:
  - id: charm
    name: Old Charm
    controller: A
    zone: hand
    type: Instant
    cost: "{1}"
    text: "Choose one —\\n• You gain 4 life.\\n• Each opponent loses 3 life."
  - id: herald
    name: Herald
    controller: A
    type: Creature — Human
    pt: 1/1
    text: "When this creature dies, choose one —\\n• You gain 4 life.\\n• Each opponent loses 3 life.\""""


def test_modes_are_asked_for_by_their_numbers(tmp_path: Path) -> None:
    """CR 601.2b, 603.3c"""
    played = game(tmp_path, CHARM)
    step: dict[str, Any] = {"do": "cast", "by": "A", "spell": "charm"}
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, step)
    assert (choice.value.player, choice.value.kind, choice.value.options) == ("A", "modes", ("1", "2"))
    take(played, {**step, "choose": {"modes": [2]}})
    take(played, {"do": "resolve"})
    assert played.state.players["B"].count("life") == 17
    with pytest.raises(ChoiceNeeded):
        effect(played, "Destroy <herald>.")
    effect(played, "Destroy <herald>.", choose={"modes": [2]})
    take(played, {"do": "resolve"})
    assert played.state.players["B"].count("life") == 14


HAND = """objects:
  - {id: bear, card: Grizzly Bears, controller: A}
  - {id: ogre, card: Gray Ogre, controller: B}
  - {id: imp, card: Raging Goblin, controller: B}
  - {id: h1, card: Opt, controller: A, zone: hand}
  - {id: h2, card: Forest, controller: A, zone: hand}
  - {id: l1, card: Island, controller: A, zone: library}
  - {id: l2, card: Shock, controller: A, zone: library}
  - {id: l3, card: Swamp, controller: A, zone: library}"""


@pytest.mark.parametrize(
    ("text", "given", "kind", "least", "options"),
    [
        ("Gain control of a creature an opponent controls.", {}, "object", 1, ("ogre", "imp")),
        ("Goad a creature an opponent controls.", {}, "object", 1, ("ogre", "imp")),
        ("Choose a card type. Draw a card.", {}, "card_type", 1, None),
        ("Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn.", {}, "creature_type", 1, None),
        ("Choose a number between 0 and 2. You gain that much life.", {}, "number", 1, ("0", "1", "2")),
        ("Scry 3.", {"objects": []}, "card", 3, ("l1", "l2", "l3")),
        ("Scry 3.", {"objects": ["l2", "l3"]}, None, 0, None),
        ("Put two cards from your hand on top of your library.", {}, "card", 2, ("h1", "h2")),
        ("Look at the top three cards of your library, then put them back in any order.", {}, "card", 3, ("l1", "l2", "l3")),
        ("Until end of turn, <bear> gains your choice of flying or trample.", {}, "modes", 1, ("1", "2")),
    ],
)  # fmt: skip
def test_what_an_instruction_leaves_open_is_asked_for(
    tmp_path: Path,
    text: str,
    given: dict[str, Any],
    kind: str | None,
    least: int,
    options: tuple[str, ...] | None,
) -> None:
    """CR 401.4, 608.2d, 701.22a"""
    played = game(tmp_path, HAND)
    if kind is None:
        effect(played, text, choose=given)
        return
    with pytest.raises(ChoiceNeeded) as choice:
        effect(played, text, choose=given)
    assert (choice.value.player, choice.value.kind, choice.value.least) == ("A", kind, least)
    assert options is None or choice.value.options == options


@pytest.mark.parametrize(
    ("what", "kind"),
    [
        ("a creature type", "creature_type"),
        ("a card name", "card_name"),
        ("a basic land type", "land_type"),
        ("a card type", "card_type"),
        ("a number between 0 and 5", "number"),
        ("a creature you control", "object"),
    ],
)
def test_what_is_chosen_as_it_enters_is_asked_for(tmp_path: Path, what: str, kind: str) -> None:
    """CR 614.12a"""
    played = game(
        tmp_path,
        HAND + "\n  - {id: elk, card: Grizzly Bears, controller: A}"
        f'\n  - {{id: seer, name: Seer, controller: A, zone: hand, type: Artifact, text: "As this artifact enters, choose {what}."}}',
    )
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, {"do": "move", "object": "seer", "to": "battlefield"})
    assert (choice.value.player, choice.value.kind) == ("A", kind)


TABLE = (
    HAND
    + """
  - {id: b1, card: Grizzly Bears, controller: A}
  - id: thing
    name: Thing
    controller: A
    type: Artifact
    text: "Sacrifice any number of creatures: Draw that many cards.\\nPay X life: Draw X cards.\\n{1}: Destroy up to one target creature.\\n{1}: Target creature you control fights target creature an opponent controls.\""""
)


@pytest.mark.parametrize(
    ("line", "kind", "bounds", "options"),
    [
        (1, "sacrifice", (0, None), ("bear", "b1")),
        (2, "x", (0, None), ()),
        (3, "targets", (0, 1), ("bear", "ogre", "imp", "b1")),
        (4, "targets", (2, 2), ("bear", "b1", "ogre", "imp")),
    ],
)
def test_what_an_ability_needs_is_asked_for_as_it_is_activated(
    tmp_path: Path, line: int, kind: str, bounds: tuple[int, int | None], options: tuple[str, ...]
) -> None:
    """CR 601.2b-c, 602.2b: targets are asked for together."""
    played = game(tmp_path, TABLE)
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, {"do": "activate", "by": "A", "ability": f"thing/{line}"})
    asked = choice.value
    assert (asked.kind, (asked.least, asked.most), asked.options) == (kind, bounds, options)


def test_on_the_terminal_x_and_targets_are_typed(tmp_path: Path) -> None:
    """They belong to the step, or to the ability that triggers; nothing is typed as ``none``."""
    from click.testing import CliRunner

    from lawmage.cli.play import play

    file = tmp_path / "case.yaml"
    file.write_text(
        f"id: typed\ntitle: t\n{TABLE}\n"
        "  - {id: blaze, card: Blaze, controller: A, zone: hand}\n"
        "  - {id: bell, name: Bell, controller: A, type: Artifact,"
        ' text: "Whenever a creature dies, tap target creature."}\nplay:\n'
        "  - {do: cast, by: A, spell: blaze}\n"
        "  - {do: resolve}\n"
        "  - {do: activate, by: A, ability: thing/3}\n"
        "  - {do: resolve}\n"
    )
    result = CliRunner().invoke(play, [str(file), "--interactive", "--log"], input="2\nogre\nimp\nnone\n")
    assert result.exit_code == 0, result.output
    assert "blaze deals 2 damage to ogre" in result.output
    assert "stack: thing/3, bell/1" in result.output


@pytest.mark.parametrize("card", ["Twincast", "Bolt Bend"])
def test_new_targets_are_asked_for_with_what_they_could_be(tmp_path: Path, card: str) -> None:
    """CR 115.7a, 707.10c"""
    played = game(
        tmp_path,
        f"{HAND}\n  - {{id: bolt, card: Lightning Bolt, controller: B, zone: hand}}\n  - {{id: again, card: {card}, controller: A, zone: hand}}",
    )
    take(played, {"do": "cast", "by": "B", "spell": "bolt", "targets": ["bear"]})
    take(played, {"do": "cast", "by": "A", "spell": "again", "targets": ["bolt"]})
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, {"do": "resolve", "choose": {"may": True}})
    asked = choice.value
    assert (asked.player, asked.kind, asked.least, asked.most) == ("A", "targets", 1, 1)
    assert set(asked.options) == {"bear", "ogre", "imp", "A", "B"}


def made(**things: Any) -> Game:
    """A game of objects by their ids, in main1 of A's turn unless ``step`` says otherwise."""
    board = Board(step=things.pop("step", "main1"))
    for name, thing in things.items():
        board = board.put(name, **{"controller": "A", **thing})
    return Game.from_board(board)


def asked(played: Game, step: dict[str, Any]) -> ChoiceNeeded:
    with pytest.raises(ChoiceNeeded) as choice:
        take(played, step)
    return choice.value


BEAR = {"card": "Grizzly Bears"}


def test_which_of_several_costs_is_paid_is_asked_for() -> None:
    """CR 601.2b: "sacrifice a creature or discard a card"."""
    played = made(
        shards={"card": "Bone Shards", "zone": "hand"},
        opt={"card": "Opt", "zone": "hand"},
        elf=BEAR,
        bear={**BEAR, "controller": "B"},
    )
    cast: dict[str, Any] = {"do": "cast", "spell": "shards", "targets": ["bear"]}
    choice = asked(played, cast)
    assert (choice.player, choice.kind, choice.options) == ("A", "cost", ("sacrifice", "discard"))
    paid = played.copy()
    take(paid, {**cast, "choose": {"cost": "discard"}})
    assert paid.state.objects[paid.state.current("opt")].zone == "graveyard"
    assert paid.state.objects["elf"].zone == "battlefield"
    take(played, {**cast, "pay": {"mana": "{B}", "sacrifice": ["elf"]}})
    assert played.state.objects[played.state.current("elf")].zone == "graveyard"


@pytest.mark.parametrize(
    ("text", "kind", "options", "answer", "left"),
    [
        ("Remove a counter from <bear>.", "counter", ("+1/+1", "charge"), {"counter": "charge"}, 2),
        ("Remove two counters from <bear>.", "counter", ("+1/+1", "+1/+1", "charge"), {"counter": ["+1/+1", "charge"]}, 1),
        ("Remove up to two +1/+1 counters from <bear>.", "number", ("0", "1", "2"), {"number": 2}, 0),
        ("Move a counter from <bear> onto <elk>.", "counter", ("+1/+1", "charge"), {"counter": "+1/+1"}, 1),
    ],
)  # fmt: skip
def test_which_counters_are_taken_is_asked_for(
    text: str, kind: str, options: tuple[str, ...], answer: dict[str, Any], left: int
) -> None:
    """CR 608.2d"""
    played = made(bear={**BEAR, "counters": {"+1/+1": 2, "charge": 1}}, elk=BEAR)
    choice = asked(played, {"do": "effect", "by": "A", "text": text})
    assert (choice.kind, choice.options) == (kind, options)
    effect(played, text, choose=answer)
    assert played.state.objects["bear"].facts.count("counters", "pt(1,1)") == left


def test_which_end_of_the_library_is_asked_for() -> None:
    """CR 608.2d"""
    played = made(bear=BEAR, top={"card": "Opt", "zone": "library"})
    text = "Put <bear> on the top or bottom of its owner's library."
    assert asked(played, {"do": "effect", "by": "A", "text": text}).options == ("top", "bottom")
    effect(played, text, choose={"end": "top"})
    library = [one.id for one in played.state.objects.values() if one.zone == "library"]
    assert library[0] == played.state.current("bear")


@pytest.mark.parametrize(("division", "rule"), [([2, 4], None), ([1, 5], "702.19b"), ([2, 2], "608.2d")])
def test_how_combat_damage_is_divided_is_asked_for(division: list[int], rule: str | None) -> None:
    """CR 510.1c, 702.19b"""
    played = made(
        step="combat_damage",
        boar={
            "name": "Boar",
            "type": "Creature — Boar",
            "pt": "6/4",
            "text": "Trample",
            "attacking": "B",
        },
        bear={**BEAR, "controller": "B", "blocking": ["boar"]},
    )
    with pytest.raises(ChoiceNeeded) as choice:
        played.deal_damage(None)
    assert (choice.value.kind, choice.value.about, choice.value.options) == (
        "division",
        "boar",
        ("bear", "B"),
    )
    if rule is None:
        played.deal_damage(None, choose={"boar": {"division": division}})
        assert played.state.players["B"].count("life") == 16
    else:
        with pytest.raises(IllegalStepError) as refused:
            played.deal_damage(None, choose={"boar": {"division": division}})
        assert refused.value.reasons[0].rules[0] == rule


def test_what_is_exchanged_and_how_counters_are_distributed_is_asked_for() -> None:
    """CR 608.2d"""
    played = made(bear=BEAR, elk=BEAR, ogre={**BEAR, "controller": "B"}, imp={**BEAR, "controller": "B"})
    text = "Exchange control of a creature you control and a creature an opponent controls."
    assert asked(played, {"do": "effect", "by": "A", "text": text}).options == ("bear", "elk")
    effect(played, text, choose={"objects": ["bear", "imp"]})
    text = "Distribute three +1/+1 counters among any number of creatures you control."
    assert asked(played, {"do": "effect", "by": "A", "text": text}).options == ("elk", "imp")
    effect(played, text, choose={"objects": ["elk", "imp"], "division": [1, 2]})
    assert played.state.objects["imp"].facts.count("counters", "pt(1,1)") == 2


def test_x_of_a_suspended_card_is_asked_for() -> None:
    """CR 107.1b, 107.3d, 702.62a"""
    played = made(bird={"card": "Aeon Chronicler", "zone": "hand"})
    assert asked(played, {"do": "suspend", "object": "bird"}).kind == "x"
    assert asked(played, {"do": "suspend", "object": "bird", "pay": {"mana": "{3}{U}"}}).kind == "x"
    for number in (0, -1):
        with pytest.raises(IllegalStepError):
            played.suspend("bird", x=number)
    played.suspend("bird", x=3)
    assert played.state.objects[played.state.current("bird")].facts.count("counters", "time") == 3
