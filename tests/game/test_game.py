"""The game as a library: choices asked for, undo, JSON, copies, refusals that change nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

import pytest

from lawmage import Board, ask_case, read_cases
from lawmage.errors import ChoiceNeeded, IllegalStepError, InputError, QuestionError, UndecidedError
from lawmage.game import Game
from lawmage.play import take

HERE = Path(__file__).parent
CASES = {case.id: case for name in ("rows", "mechanics") for case in read_cases(HERE / f"{name}.yaml")}


def game(name: str, *, steps: int = 0, declining: bool = True) -> Game:
    case = CASES[name]
    played = Game.from_scenario(case, declining=declining)
    for step in case.data.get("play", ())[:steps]:
        take(played, step)
    return played


def test_undo_and_redo_restore_the_same_state() -> None:
    played = game("k14-equip-as-a-sorcery")
    before = played.dumps()
    take(played, CASES["k14-equip-as-a-sorcery"].data["play"][0])
    after = played.dumps()
    assert after != before
    played.undo()
    assert played.dumps() == before
    played.redo()
    assert played.dumps() == after


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    with pytest.raises(QuestionError, match="no step to undo"):
        game("cycling").undo()


@pytest.mark.parametrize("name", sorted(CASES))
def test_a_game_goes_through_json_at_every_step(name: str) -> None:
    played = game(name)
    for step in CASES[name].data.get("play", ()):
        again = Game.loads(played.dumps())
        assert again.dumps() == played.dumps()
        if step.get("expect", "legal") == "legal":
            take(again, step)
            take(played, step)
            assert again.dumps() == played.dumps()


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('{"state": {"version": 0}}', "version"),
        ("{", "no JSON"),
        ("[]", "no game"),
        ("{}", "no game"),
        ('{"state": 3}', "version"),
        ('{"state": {"version": 1}}', "no game"),
        (
            '{"state": {"version": 1, "active": "A", "step": "main1", "edition": "2026-09-25", "odd": 1}}',
            "no game",
        ),
    ],
)
def test_what_is_no_game_is_refused_in_one_line(text: str, words: str) -> None:
    with pytest.raises(InputError, match=words) as refused:
        Game.loads(text)
    assert "\n" not in str(refused.value)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, one in inside:
        yield (*path, key)
        yield from places(one, (*path, key))


def test_json_with_a_wrong_field_is_refused_in_one_line_that_names_it() -> None:
    """Every field in turn; no text of it becomes a goal of Prolog's."""
    text = game("cycling", steps=1).dumps()
    wrong = 0
    for path in places(json.loads(text)):
        for value in (None, 3, True, ["x y"], {"a": [[]]}, "x),1,J),halt,(", "A,B", "X"):
            data = json.loads(text)
            there = data
            for key in path[:-1]:
                there = there[key]
            there[path[-1]] = value
            try:
                Game.loads(json.dumps(data))
            except InputError as refused:
                wrong += 1
                assert "\n" not in str(refused)
                assert "no game" in str(refused) or "version" in str(refused)
            else:
                assert value is None or isinstance(value, (str, int)), path
    assert wrong > 500


def test_an_illegal_step_changes_nothing() -> None:
    """CR 601.2"""
    played = game("payment-must-suffice")
    before = played.dumps()
    with pytest.raises(IllegalStepError) as refused:
        take(played, CASES["payment-must-suffice"].data["play"][0])
    assert played.dumps() == before
    assert "601.2h" in refused.value.reasons[0].rules


def test_a_choice_that_is_missing_is_asked_for() -> None:
    """Nothing is chosen silently."""
    played = game("discard-and-draw", declining=False)
    before = played.dumps()
    with pytest.raises(ChoiceNeeded) as choice:
        played.resolve()
    assert choice.value.player == "B"
    assert set(choice.value.options) == {"c1", "c2"}
    assert played.dumps() == before
    played.resolve(choose={"card": "c2"})
    assert played.state.objects[played.state.current("c2")].zone == "graveyard"


def test_a_copy_goes_its_own_way() -> None:
    played = game("k14-equip-as-a-sorcery")
    before = played.dumps()
    other = played.copy()
    take(other, CASES["k14-equip-as-a-sorcery"].data["play"][0])
    assert played.dumps() == before
    assert other.stack == ("axe/equip",)


def test_legal_actions_are_legal_and_complete() -> None:
    """A land and what its mana pays for count, costs aside."""
    played = game("one-land-a-turn")
    assert played.legal_actions("A") == tuple(
        {"do": "play_land", "by": "A", "object": land} for land in ("f1", "f2")
    )
    assert played.legal_actions("B") == ()
    played.take(played.legal_actions("A")[0])
    assert played.legal_actions("A") == ({"do": "activate", "by": "A", "ability": "f1#2"},)


LOG_LINE = re.compile(r"^CR \d{3}\.\d+[a-z]?(, \d{3}\.\d+[a-z]?)*  [^()\[\]#]+$")


@pytest.mark.parametrize("name", sorted(CASES))
def test_each_line_of_the_log_has_its_rules_and_words(name: str) -> None:
    played = game(name)
    for step in CASES[name].data.get("play", ()):
        if step.get("expect", "legal") == "legal":
            take(played, step)
    assert [line for line in played.log if not LOG_LINE.match(line)] == []


def test_the_log_tells_of_the_rules_designations_only() -> None:
    """CR 702.30a, 709.5c"""
    board = Board(players={name: {"library": 9} for name in "AB"}, step="main1")
    for name, card in (("riders", "Avalanche Riders"), ("room", "Smoky Lounge // Misty Salon")):
        board = board.put(name, card=card, controller="A", zone="hand")
    played = Game.from_board(board)
    played.declining = True
    for step in (
        {"do": "cast", "spell": "riders", "by": "A"},
        {"do": "resolve"},
        {"do": "cast", "spell": "room", "by": "A", "as": "Smoky Lounge"},
        {"do": "resolve"},
        {"do": "activate", "ability": "room/unlock", "by": "A"},
        {"do": "advance", "to": "upkeep", "of": "A", "leave": True},
    ):
        take(played, step)
    assert "CR 709.5c  room is right half unlocked now" in played.log
    assert not [line for line in played.log if "upkeep" in line and " is " in line]


def test_the_log_says_why_state_based_actions_and_triggers_come(tmp_path: Path) -> None:
    """CR 704.5g, 603.3"""
    file = tmp_path / "case.yaml"
    file.write_text(
        "id: log\ntitle: t\nobjects:\n  - {id: geist, card: Strangleroot Geist, controller: A}\n"
        "play:\n  - {do: effect, by: B, text: <geist> deals 2 damage to <geist>.}\n"
    )
    case = read_cases(file)[0]
    played = Game.from_scenario(case)
    take(played, case.data["play"][0])
    assert played.log == (
        "CR 120.3  geist deals 2 damage to geist",
        "CR 704.5g  geist: it has been dealt lethal damage",
        "CR 701.8a, 400.7  geist is destroyed",
        "CR 603.3  geist/undying triggers: A puts it on the stack",
    )


def test_what_can_not_be_done_is_told_in_words(tmp_path: Path) -> None:
    """CR 117.4, 606.6"""
    file = tmp_path / "case.yaml"
    file.write_text(
        "id: words\ntitle: t\nobjects:\n  - {id: jace, card: Jace Beleren, controller: A, counters: {loyalty: 2}}\n"
        "play:\n  - {do: resolve}\n"
    )
    played = Game.from_scenario(read_cases(file)[0])
    with pytest.raises(IllegalStepError, match=r"CR 117.4  nothing is on the stack"):
        take(played, {"do": "resolve"})
    with pytest.raises(IllegalStepError, match=r"CR 606.6  jace has loyalty 2 and the ability costs 10"):
        take(played, {"do": "activate", "by": "A", "ability": "jace/3", "targets": ["B"]})


def test_an_open_condition_names_its_card_and_line(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(
        "id: open\ntitle: t\nobjects:\n  - id: hill\n    name: Wet Hill\n    controller: A\n    type: Enchantment\n"
        '    text: "Flash\\nAs long as it\'s raining, creatures you control get +1/+1."\n'
        "  - {id: bear, card: Grizzly Bears, controller: A, damage: 2}\nplay:\n  - {do: advance, to: main2}\n"
    )
    case = read_cases(file)[0]
    with pytest.raises(UndecidedError, match=r"it's raining \(hill, Wet Hill, line 2\)"):
        take(Game.from_scenario(case), case.data["play"][0])


def test_a_step_names_the_clauses_that_were_not_read(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(
        "id: odd\ntitle: t\nobjects:\n"
        '  - {id: odd, name: Odd Thing, controller: A, type: Enchantment, text: "Flash\\nFlibber the gribbets."}\n'
        "  - {id: bear, card: Grizzly Bears, controller: A}\n"
        "play:\n  - {do: move, object: odd, to: graveyard}\n  - {do: move, object: bear, to: graveyard}\n"
    )
    case = read_cases(file)[0]
    caveat = {"text": "Odd Thing, line 2, is not read", "object": "odd", "line": 2, "sentence": 1}
    assert [outcome.to_json()["caveats"] for outcome in ask_case(case)] == [[caveat], []]
    assert [asdict(one) for one in Game.from_scenario(case).caveats()] == [caveat]


def test_all_pass_in_succession() -> None:
    """CR 117.3, 117.4"""
    played = Game.from_board(Board().put("bolt", card="Lightning Bolt", controller="A", zone="hand"))
    assert played.state.priority == "A"
    played.cast("bolt", targets=["B"])
    played.pass_priority("A")
    assert (played.stack, played.state.priority) == (("bolt",), "B")
    with pytest.raises(IllegalStepError, match=r"CR 117.3d  A doesn't have priority"):
        played.pass_priority("A")
    played.pass_priority("B")
    assert (played.stack, played.state.priority) == ((), "A")
    assert played.state.players["B"].count("life") == 17
    played.pass_priority()
    played.pass_priority()
    assert (played.state.step, played.state.priority) == ("beginning_of_combat", "A")


def test_who_acts_in_between_makes_all_pass_anew() -> None:
    """CR 117.3c, 117.4"""
    board = Board().put("bolt", card="Lightning Bolt", controller="A", zone="hand")
    played = Game.from_board(
        board.put("growth", card="Giant Growth", controller="B", zone="hand").put(
            "bear", card="Grizzly Bears", controller="B"
        )
    )
    played.cast("bolt", targets=["bear"])
    played.pass_priority()
    played.cast("growth", targets=["bear"])
    assert (played.state.priority, played.state.passed) == ("B", [])
    played.pass_priority()
    assert played.stack == ("growth", "bolt")
    played.pass_priority()
    assert played.stack == ("bolt",)


def test_nobody_has_priority_in_the_untap_step() -> None:
    """CR 502.4"""
    played = Game.from_board(Board(step="cleanup").put("bear", card="Grizzly Bears", controller="A"))
    played.next_step()
    assert (played.state.step, played.state.priority) == ("untap", None)
    with pytest.raises(QuestionError, match="nobody has priority in the untap step"):
        played.pass_priority()


def test_the_next_step_waits_for_the_stack_and_for_damage() -> None:
    """CR 500.2, 510.1"""
    played = Game.from_board(
        Board(step="combat_damage")
        .put("bear", card="Grizzly Bears", controller="A", attacking="B")
        .put("bolt", card="Lightning Bolt", controller="A", zone="hand")
    )
    with pytest.raises(IllegalStepError, match=r"CR 510.1  combat damage is to be dealt first"):
        played.next_step()
    played.deal_damage({"bear": {"B": 2}})
    played.cast("bolt", targets=["B"])
    with pytest.raises(IllegalStepError, match=r"CR 500.2  there is something on the stack"):
        played.next_step()
    with pytest.raises(IllegalStepError, match=r"CR 510.1  no combat damage is to be dealt now"):
        played.deal_damage(None)


def test_the_board_of_a_game_answers_as_boards_do() -> None:
    """CR 509.1a, 702.111b"""
    played = Game.from_board(
        Board()
        .put("pirate", card="Boggart Brute", controller="A")
        .put("bear", card="Grizzly Bears", controller="B")
        .put("growth", card="Giant Growth", controller="A", zone="hand")
    )
    played.advance("declare_attackers")
    played.attack({"pirate": "B"})
    board = played.board()
    assert not board.can_block("bear", "pirate").legal
    played.cast("growth", targets=["pirate"])
    played.resolve()
    powers = [one.characteristics("pirate").facts["power"] for one in (board, played.board())]
    assert powers == [3, 6]
    assert list(played.board().legal_blocks()) == [{}]
    with pytest.raises(QuestionError, match="by its steps"):
        board.put("ogre", card="Gray Ogre", controller="B")


def test_what_changed_zones_keeps_its_name_on_the_board_and_in_choices() -> None:
    """CR 400.7"""
    board = Board().put("ogre", card="Gray Ogre", controller="A", zone="graveyard")
    played = Game.from_board(board.put("bear", card="Grizzly Bears", controller="B"))
    played.effect("Return <ogre> to the battlefield.")
    played.effect("Create two 1/1 red Goblin creature tokens.")
    played.effect("Create a 1/1 red Goblin creature token.", new=["third"])
    now = played.board()
    assert now.can_block("ogre", "bear").legal
    assert [one.objects for one in now.attacks({"ogre": "B", "third": "B"}).reasons] == [
        ("ogre",),
        ("third",),
    ]
    assert ("bear", "ogre") in now.can_block_pairs()
    with pytest.raises(
        QuestionError, match="no object 'elk' on the board; it has bear, ogre, token, token#2"
    ):
        now.can_block("elk", "bear")
    with pytest.raises(ChoiceNeeded) as choice:
        played.effect("Target creature gets +1/+1 until end of turn.")
    assert choice.value.options == ("bear", "ogre", "token", "token#2", "third")
    for name in choice.value.options:
        played.effect(
            "Put a +1/+1 counter on target creature. Tap target creature.",
            choose={"targets": [name, "bear"]},
        )
    assert all(thing.facts.count("counters", "pt(1,1)") == 1 for thing in played.state.objects.values())


def test_the_next_player_has_priority_in_the_turn_of_one_who_left() -> None:
    """CR 800.4j"""
    players = {"A": {}, "B": {}, "C": {}}
    played = Game.from_board(Board(players=players).put("bear", card="Grizzly Bears", controller="B"))
    played.concede("A")
    assert (played.state.active, played.state.priority) == ("A", "B")
    played.next_step()
    assert (played.state.step, played.state.priority) == ("beginning_of_combat", "B")
    played.pass_priority()
    assert played.state.priority == "C"


def test_who_has_left_draws_no_card_in_the_turn_that_goes_on() -> None:
    """CR 800.4j: the turn has no active player."""
    board = Board(players={"A": {"library": 5}, "B": {"library": 5}, "C": {}}, active="B", step="upkeep")
    played = Game.from_board(board)
    played.concede("B")
    played.next_step()
    assert (played.state.step, list(played.state.objects)) == ("draw", [])


@pytest.mark.parametrize(
    ("life", "text", "next_one"), [(1, "Each player loses 1 life.", "C"), (9, "You lose the game.", "B")]
)
def test_the_next_who_stays_has_priority_where_the_active_player_leaves(
    life: int, text: str, next_one: str
) -> None:
    """CR 800.4j, 117.3b"""
    board = Board(players={"A": {"life": life}, "B": {"life": life}, "C": {}}).put(
        "end", name="End", type="Instant", text=text, controller="A", zone="hand"
    )
    played = Game.from_board(board)
    played.cast("end")
    played.resolve()
    assert played.state.priority == next_one


def on_a_board(*things: tuple[str, dict[str, Any]]) -> Game:
    board = Board()
    for id_, keys in things:
        board = board.put(id_, **{"controller": "A", **keys})
    return Game.from_board(board, declining=True)


def test_a_step_that_advances_first_is_one_step() -> None:
    """Refused, it hasn't advanced either; one undo takes all of it back."""
    played = on_a_board(("wall", {"card": "Wall of Omens"}), ("bear", {"card": "Grizzly Bears"}))
    before = played.dumps()
    with pytest.raises(IllegalStepError):
        played.take({"do": "declare_attackers", "attacks": {"wall": "B"}})
    assert played.dumps() == before
    played.take({"do": "declare_attackers", "attacks": {"bear": "B"}})
    after = played.dumps()
    played.undo()
    assert played.dumps() == before
    played.redo()
    assert played.dumps() == after
    with pytest.raises(QuestionError, match="no step"):
        played.advance("first_strike_damage", of="B")
    assert played.dumps() == after
    played.advance("end_of_combat")
    played.undo()
    assert played.dumps() == after


def test_what_triggers_on_the_way_is_answered() -> None:
    """Answers given with an advance are those of the triggers that resolve on the way."""
    played = on_a_board(
        (
            "seer",
            {
                "name": "Seer",
                "type": "Enchantment",
                "text": "At the beginning of combat on your turn, you may gain 1 life.",
            },
        )
    )
    played.declining = False
    with pytest.raises(ChoiceNeeded):
        played.advance("end")
    played.advance("end", choose={"may": True})
    assert "CR 119.3  A gains 1 life" in played.log


def test_who_acts_is_by_default_who_controls_it_now() -> None:
    """What an effect has given to another player is that one's to use."""
    played = on_a_board(("elf", {"card": "Llanowar Elves", "controller": "B"}))
    played.effect("Gain control of <elf>. It gains haste.", by="A")
    played.take({"do": "activate", "ability": "elf/1"})
    assert played.state.players["A"].one("mana") == "[g]"
