"""``lawmage play --interactive``: it asks, takes answers, asks again after a wrong one, and tells where the input ended."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from lawmage.cli.play import play
from lawmage.errors import QuestionError

DISCARD = """
id: discard
title: B discards a card
objects:
  - {id: c1, card: Grizzly Bears, controller: B, zone: hand}
  - {id: c2, card: Gray Ogre, controller: B, zone: hand}
play:
  - {do: effect, by: A, text: Target player discards a card., choose: {targets: [B]}}
"""
MAY = """
id: may
title: A may draw a card
players: {A: {library: 3}, B: {}}
objects:
  - {id: c1, card: Grizzly Bears, controller: B}
play:
  - {do: effect, by: A, text: You may draw a card.}
"""


def played(tmp_path: Path, text: str, typed: str) -> Result:
    file = tmp_path / "case.yaml"
    file.write_text(text)
    return CliRunner().invoke(play, [str(file), "--interactive", "--log"], input=typed)


def test_a_choice_that_the_file_does_not_give_is_asked_for(tmp_path: Path) -> None:
    """CR 701.9b"""
    result = played(tmp_path, DISCARD, "c2\n")
    assert result.exit_code == 0
    assert "B, object (c1, c2): c2\n" in result.output or "B, card (c1, c2): c2\n" in result.output
    assert "CR 701.9a, 400.7  c2 is discarded\n" in result.output


def test_a_wrong_answer_is_told_and_asked_again(tmp_path: Path) -> None:
    result = played(tmp_path, DISCARD, "elk\nc1, c2\nc1\n")
    assert result.exit_code == 0
    assert "  'elk' is none of them: c1, c2\n" in result.output
    assert "  1 to 1 of them are needed\n" in result.output
    assert result.output.count("(c1, c2):") == 3
    assert "c1 is discarded" in result.output


@pytest.mark.parametrize(
    ("typed", "drawn"), [("yes\n", True), ("true\n", True), ("n\n", False), ("x\nno\n", False)]
)
def test_what_may_be_done_is_asked_for(tmp_path: Path, typed: str, drawn: bool) -> None:
    """CR 608.2d"""
    result = played(tmp_path, MAY, typed)
    assert result.exit_code == 0
    assert ("A draws a card" in result.output) is drawn


def test_the_end_of_the_input_is_told_in_one_line(tmp_path: Path) -> None:
    result = played(tmp_path, DISCARD, "elk\n")
    assert isinstance(result.exception, QuestionError)
    assert str(result.exception).startswith("the input ended: B must choose (")
    assert "\n" not in str(result.exception)


def test_without_it_choices_are_declined(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(MAY)
    result = CliRunner().invoke(play, [str(file), "--log"])
    assert result.exit_code == 0
    assert "draws" not in result.output


MANY = """id: many
title: t
objects:
  - {id: a1, card: Grizzly Bears, controller: A}
  - {id: a2, card: Llanowar Elves, controller: A, counters: {"+1/+1": 1, charge: 1}}
  - {id: b1, card: Grizzly Bears, controller: B}
  - {id: b2, card: Llanowar Elves, controller: B}
  - {id: l1, card: Opt, controller: A, zone: library}
  - {id: l2, card: Forest, controller: A, zone: library}
  - {id: l3, card: Island, controller: A, zone: library}
  - {id: bl, card: Shock, controller: B, zone: library}
  - {id: h1, card: Opt, controller: A, zone: hand}
  - {id: clone, card: Clone, controller: A, zone: hand}
  - {id: blaze, card: Blaze, controller: A, zone: hand}
  - {id: prince, card: Charming Prince, controller: A, zone: hand}
  - {id: shards, card: Bone Shards, controller: A, zone: hand}
  - {id: shock, card: Shock, controller: A, zone: hand}
  - {id: twice, card: Twincast, controller: A, zone: hand}
play:
"""


@pytest.mark.parametrize(
    ("steps", "typed", "told"),
    [
        (["You may draw a card. You may gain 2 life."], ["no", "yes"], "A: 22 life"),
        (["Each player may draw a card."], ["no", "yes"], "B: 20 life, 1 in hand"),
        (["Scry 2."], ["l1"], "A's turn"),
        (["Clash with an opponent. If you win, draw a card."], ["no", "yes"], "A's turn"),
        (["Remove a counter from <a2>."], ["charge"], "a2 (1 +1/+1 counter)"),
        (["Choose a creature type. Creatures of the chosen type get +1/+1 until end of turn."], ["bear"], "A's turn"),
        (["Choose a card name."], ["Lightning Bolt"], "A's turn"),
        (["Search your library for a basic land card, put it onto the battlefield tapped, then shuffle."], ["l3"], "l3 (tapped)"),
        (["Each player sacrifices a creature."], ["a1", "b2"], "A: 20 life"),
        (["Destroy <b2> unless its controller pays 3 life."], ["yes"], "B: 17 life"),
        ([{"do": "cast", "by": "A", "spell": "blaze"}, {"do": "resolve"}], ["x", "2", "B"], "B: 18 life"),
        ([{"do": "cast", "by": "A", "spell": "prince"}, {"do": "resolve"}, {"do": "resolve"}], ["2"], "A: 23 life"),
        ([{"do": "cast", "by": "A", "spell": "clone"}, {"do": "resolve"}], ["a2"], "    clone"),
        ([{"do": "cast", "by": "A", "spell": "shards"}], ["b1", "discard", "h1"], "stack: shards"),
        ([{"do": "cast", "by": "A", "spell": "shock", "targets": ["B"]}, {"do": "cast", "by": "A", "spell": "twice", "targets": ["shock"]}, {"do": "resolve"}, {"do": "resolve"}], ["yes", "A"], "A: 18 life"),
    ],
)  # fmt: skip
def test_each_kind_of_choice_is_asked_for_on_the_terminal(
    tmp_path: Path, steps: list[Any], typed: list[str], told: str
) -> None:
    """Two players' answers, and two of one player, are kept apart (CR 101.4, 608.2d)."""
    file = tmp_path / "case.yaml"
    written = [{"do": "effect", "by": "A", "text": step} if isinstance(step, str) else step for step in steps]
    file.write_text(MANY + "".join(f"  - {json.dumps(step)}\n" for step in written))
    result = CliRunner().invoke(play, [str(file), "--interactive"], input="\n".join(typed) + "\n")
    assert result.exit_code == 0, result.output
    assert told in result.output
    assert "none of them" not in result.output


def test_a_division_that_is_not_legal_is_told_and_asked_for_again(tmp_path: Path) -> None:
    """CR 601.2d"""
    cast = "  - {do: cast, by: A, spell: arc, targets: [b1, b2]}\n  - {do: resolve}\n"
    text = (
        MANY.replace("play:", "  - {id: arc, card: Arc Lightning, controller: A, zone: hand}\nplay:") + cast
    )
    result = played(tmp_path, text, "2, 2\n3, 0\n2, 1\n")
    assert result.exit_code == 0, result.output
    assert result.output.count("each target gets something, 3 in all") == 2
    assert "B: 20 life" in result.output
    assert "b1" not in result.output.rsplit("B: 20 life", 1)[1]


def test_an_order_of_triggers_is_asked_for_bit_by_bit(tmp_path: Path) -> None:
    """CR 603.3b"""
    wardens = "  - {id: w1, card: Soul Warden, controller: A}\n  - {id: w2, card: Essence Warden, controller: A}\nplay:"
    made = "  - {do: effect, by: A, text: Create two 1/1 white Soldier creature tokens.}\n"
    typed = "w1/1, w1/1, w1/1\nw2/1\nw1/1\nw2/1, w1/1\n"
    result = played(tmp_path, MANY.replace("play:", wardens) + made, typed)
    assert result.exit_code == 0, result.output
    assert "'w1/1' is there 2 times" in result.output
    assert "stack: w1/1, w2/1, w1/1, w2/1" in result.output


def test_a_name_that_no_card_has_is_told_and_asked_for_again(tmp_path: Path) -> None:
    """CR 201.4"""
    result = played(
        tmp_path, MANY + "  - {do: effect, by: A, text: Choose a card name.}\n", "Pinkish Foo\nOpt\n"
    )
    assert result.exit_code == 0, result.output
    assert "  A can't choose Pinkish Foo as card name\n" in result.output
