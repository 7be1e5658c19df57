"""The verdicts on all pairs of a board are those of single questions."""

from __future__ import annotations

from pathlib import Path

import pytest

from lawmage import Board, LawmageError, can_block, read_cases

TOPICS = sorted((Path(__file__).parent / "conformance").glob("blocking-*.yaml"))


def differences(board: Board) -> list[tuple[str, str]]:
    """The pairs on which the two differ."""
    pairs = board.can_block_pairs()
    keys = list(pairs)
    singles = board.ask([can_block(*key) for key in keys]) if keys else ()
    return [
        key
        for key, single in zip(keys, singles, strict=True)
        if (pairs[key].verdict, pairs[key].reasons) != (single.verdict, single.reasons)
        or (pairs[key].witness is None) != (single.witness is None)
    ]


@pytest.mark.parametrize("topic", TOPICS, ids=lambda path: path.stem)
def test_all_pairs_of_a_case_are_answered_as_each_alone(topic: Path):
    """CR 509.1a-b."""
    compared = 0
    for case in read_cases(topic):
        try:
            assert differences(case.board) == [], case.id
        except LawmageError:  # a question of one pair says why
            continue
        compared += 1
    assert compared > 5


def test_an_id_may_be_a_word_of_the_rules():
    board = (
        Board(step="declare_blockers")
        .put("jugg", card="Juggernaut", controller="A", attacking="B")
        .put("flying", card="Serra Angel", controller="A", attacking="B")
        .put("wall", card="Wall of Stone", controller="B")
        .put("bear", card="Grizzly Bears", controller="B")
    )
    assert differences(board) == []


def test_reasons_have_the_numbers_of_the_boards_edition():
    """Menace was CR 702.110 in 2019, is 702.111 since."""
    board = (
        Board(step="declare_blockers", edition="2019-05-03")
        .put("brute", card="Boggart Brute", controller="A", attacking="B")
        .put("bear", card="Grizzly Bears", controller="B")
    )
    assert differences(board) == []
    (reason,) = (
        (board.put("ogre", card="Gray Ogre", controller="B")).can_block_pairs()["bear", "brute"].reasons
    )
    assert reason.rules[0] == "702.110b"
