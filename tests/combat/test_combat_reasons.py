"""Every reason of a verdict on a pair or a declaration, not the first."""

from __future__ import annotations

from lawmage import Board
from lawmage.verdict import Verdict

ARBITER = (
    "No more than one creature can attack each combat.\nNo more than one creature can block each combat."
)


def speakers(verdict: Verdict) -> list[tuple[str | None, int | None]]:
    """Whose line each reason is."""
    return [(reason.source.object, reason.source.line) for reason in verdict.reasons]


def creature(board: Board, id: str, controller: str, text: str = "", **keys: object) -> Board:
    """The board with a creature."""
    return board.put(id, name=id, type="Creature — Bear", pt="2/2", text=text, controller=controller, **keys)


def test_what_forbids_the_company_of_a_lone_attacker_is_told() -> None:
    """CR 508.1c: it can't attack alone, nor with another."""
    board = creature(Board(step="declare_attackers"), "flunkies", "A", "This creature can't attack alone.")
    board = creature(board, "bear", "A")
    alone = creature(board, "arbiter", "B", ARBITER).can_attack("flunkies", "B", why=True)
    assert alone.verdict == "illegal"
    assert speakers(alone) == [("flunkies", 1), ("arbiter", 1)]
    assert [check.outcome for check in alone.checks[-2:]] == ["disobeyed", "disobeyed"]
    assert speakers(board.can_attack("flunkies", "B")) == [("flunkies", 1)]


def test_where_there_is_no_company_its_bounds_are_not_told() -> None:
    """CR 702.111b: nobody else could block, so that the bound on blockers forbids nothing."""
    board = creature(Board(step="declare_blockers"), "brute", "A", "Menace", attacking="B")
    board = creature(creature(board, "bear", "B"), "arbiter", "A", ARBITER)
    assert [reason.rules for reason in board.can_block("bear", "brute").reasons] == [("702.111b", "509.1b")]
    more = creature(board, "elf", "B")
    assert [reason.source.object for reason in more.can_block("bear", "brute").reasons] == [
        "brute",
        "arbiter",
    ]


def test_bounds_that_forbid_only_together_are_all_told() -> None:
    """CR 509.1b: the brute needs three blockers; each of two effects keeps one of the three away from the other two."""
    board = creature(
        Board(step="declare_blockers"),
        "brute",
        "A",
        "This creature can't be blocked except by three or more creatures.",
        attacking="B",
    )
    for name in ("bear", "elf", "ogre", "wall"):
        board = creature(board, name, "B")
    for name in ("elf", "ogre", "wall"):
        board = board.gaining(name, "can't block unless at least three other creatures block")
    verdict = board.can_block("bear", "brute")
    assert verdict.verdict == "legal"
    lone = board.gaining("elf", "can't block").can_block("bear", "brute")
    assert lone.verdict == "illegal"
    assert lone.reasons[0].source.object == "brute"
    assert len(lone.reasons) > 1


def test_all_pairs_have_the_reasons_of_each_pair() -> None:
    """CR 509.1b: what can_block_pairs tells of bounds on an attacker is what can_block tells."""
    text = "This creature can't be blocked except by three or more creatures.\nThis creature can't be blocked by more than two creatures."
    board = creature(Board(step="declare_blockers"), "imp", "A", text, attacking="B")
    for name in ("bear", "elf", "ogre"):
        board = creature(board, name, "B")
    few = board.gaining("elf", "can't block")
    for one, told in ((board, [1, 2]), (few, [1])):
        pair = one.can_block("bear", "imp")
        assert [line for _, line in speakers(pair)] == told
        assert one.can_block_pairs()["bear", "imp"].reasons == pair.reasons
    limited = board.with_effect(
        "Each opponent can't block with more than one creature this turn.", controller="A"
    )
    assert limited.can_block_pairs()["bear", "imp"].reasons == limited.can_block("bear", "imp").reasons


def test_company_that_cant_be_paid_for_is_told_with_its_cost() -> None:
    """CR 508.1j: the only company costs what nobody can pay."""
    board = creature(Board(step="declare_attackers"), "flunkies", "A", "This creature can't attack alone.")
    board = creature(board, "elf", "A", "This creature can't attack unless you pay {2}.")
    verdict = board.can_attack("flunkies", "B")
    assert verdict.verdict == "illegal"
    assert [(reason.source.object, reason.rules[0]) for reason in verdict.reasons] == [
        ("flunkies", "508.1c"),
        ("elf", "508.1j"),
    ]
