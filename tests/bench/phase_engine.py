"""The rules engine phase (phase-python, the extra `lawmage[bench]`), asked about declarations of blockers.

It judges the declarations of a game that is played, and reads its cards from their texts. So a game is begun, an attack
made in it, and the snapshot of that moment is given the creatures of a position before it goes on. Judging some boards
takes it very long (two lures and twenty blockers), so it runs in a process of its own, which is ended then.
"""

from __future__ import annotations

import copy
import json
import multiprocessing
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from typing import Any

import phase
from engine_boards import CARDS, Card, Declaration, Position

FOREST = Card("", "Basic Land — Forest", "", "({T}: Add {G}.)")
OPENER = "Grizzly Bears"
BLOCKING_SEAT = 1
SECONDS = 2.0
"""How long phase may take to make a board, or to judge a declaration."""


def face(name: str, card: Card) -> Any:
    """A card as phase reads it from the data of MTGJSON."""
    types, _, subtypes = card.type.partition(" — ")
    power, _, toughness = card.pt.partition("/")
    words = types.split()
    return phase.build_oracle_face(
        {
            "name": name,
            "manaCost": f"{{{card.color}}}" if card.color else "",
            "manaValue": float(bool(card.color)),
            "convertedManaCost": float(bool(card.color)),
            "colors": list(card.color),
            "colorIdentity": list(card.color),
            "supertypes": [word for word in words if word == "Basic"],
            "types": [word for word in words if word != "Basic"],
            "subtypes": subtypes.split(),
            "type": card.type,
            "text": card.text,
            "keywords": card.keywords,
            "power": power or None,
            "toughness": toughness or None,
            "layout": "normal",
            "legalities": {},
            "identifiers": {},
        },
        f"id of {name}",
    )


@cache
def engine() -> phase.Engine:
    """phase with our cards."""
    faces = {name.lower(): face(name, card) for name, card in {**CARDS, "Forest": FOREST}.items()}
    return phase.Engine.from_json(json.dumps(faces))


@cache
def attack() -> tuple[Any, dict[str, Any]]:
    """A snapshot after an attack by one creature, before blockers are declared; and an object of each card."""
    game = engine().new_game([*CARDS], ["Forest"] * 8, seed=1, first_player=0)
    while game.waiting_for()["type"] == "MulliganDecision":
        game.apply(game.waiting_for()["data"]["pending"][0]["player"], game.actions()[0])
    snapshot = game.state()
    objects = {thing["name"]: thing for thing in snapshot["state"]["objects"].values()}
    opener = put(snapshot["state"], objects[OPENER], 0)
    game = engine().load_game(snapshot)
    on_to(game, "DeclareAttackers")
    attacks = [[opener, {"type": "Player", "data": BLOCKING_SEAT}]]
    game.apply(0, {"type": "DeclareAttackers", "data": {"attacks": attacks, "bands": []}})
    while game.waiting_for()["data"]["player"] != BLOCKING_SEAT:
        game.apply(game.waiting_for()["data"]["player"], {"type": "PassPriority"})
    snapshot = game.state()
    state = snapshot["state"]
    state["battlefield"].remove(opener)
    del state["objects"][str(opener)]
    return snapshot, objects


def put(state: Any, thing: Any, seat: int) -> int:
    """A creature like this comes under a player's control, as if it had been there for long."""
    number: int = state["next_object_id"]
    state["next_object_id"] += 1
    state["objects"][str(number)] = copy.deepcopy(thing) | {
        "id": number,
        "card_id": number,
        "owner": seat,
        "controller": seat,
        "base_controller": seat,
        "zone": "Battlefield",
        "entered_battlefield_turn": 0,
        "summoning_sick": False,
    }
    state["battlefield"].append(number)
    return number


def on_to(game: phase.Game, prompt: str) -> None:
    """The players pass until the game asks for this."""
    for _ in range(20):
        if game.waiting_for()["type"] == prompt:
            return
        game.apply(game.waiting_for()["data"]["player"], {"type": "PassPriority"})
    raise RuntimeError(f"phase never asked for {prompt}: {game.waiting_for()}")


class PhaseBoard:
    """A position, and the snapshot in which phase asks for its blockers."""

    def __init__(self, position: Position) -> None:
        template, objects = attack()
        snapshot = copy.deepcopy(template)
        state = snapshot["state"]
        self.numbers: dict[str, int] = {}
        for seat, side in enumerate((position.attackers, position.blockers)):
            for id, card in side.items():
                self.numbers[id] = put(state, objects[card], seat)
        info = state["combat"]["attackers"][0]
        attackers = [self.numbers[id] for id in position.attackers]
        state["combat"]["attackers"] = [info | {"object_id": number} for number in attackers]
        for number in attackers:
            state["objects"][str(number)]["tapped"] = True
        game = engine().load_game(snapshot)
        on_to(game, "DeclareBlockers")
        self.waiting = game.waiting_for()["data"]
        self.snapshot = json.dumps(game.state())
        self.names = {number: id for id, number in self.numbers.items()}

    def game(self) -> phase.Game:
        """The game, as blockers are to be declared."""
        return engine().load_game(self.snapshot)

    def pairs(self) -> set[tuple[str, str]]:
        """The pairs that phase offers."""
        return {
            (self.names[int(blocker)], self.names[attacker])
            for blocker, attackers in self.waiting["valid_block_targets"].items()
            for attacker in attackers
        }

    def action(self, blocks: Declaration) -> Any:
        """A declaration as phase takes it."""
        assignments = [
            [self.numbers[blocker], self.numbers[attacker]]
            for blocker, attackers in blocks.items()
            for attacker in attackers
        ]
        action = {"type": "DeclareBlockers", "data": {"assignments": assignments}}
        return phase.GameAction.from_dict(action)

    def refusal(self, game: phase.Game, action: Any) -> str | None:
        """What phase says against a declaration; None if it is legal, and then the game has gone on."""
        try:
            game.apply(BLOCKING_SEAT, action)
        except ValueError as error:
            said = str(error).removeprefix("Invalid action: ")
            for number, id in self.names.items():
                said = said.replace(f"ObjectId({number})", id)
            return said
        return None


@dataclass(frozen=True)
class Ruling:
    """What phase says of a declaration, and how many seconds it took."""

    refusal: str | None
    loading: float
    judging: float


def serve(connection: Connection) -> None:
    """Answer what the other end asks, until it ends this process."""
    while True:
        position, declarations = connection.recv()
        board = PhaseBoard(position)
        connection.send(board.pairs())
        for blocks in declarations:
            action = board.action(blocks)
            started = time.perf_counter()
            game = board.game()
            loaded = time.perf_counter()
            refusal = board.refusal(game, action)
            connection.send(Ruling(refusal, loaded - started, time.perf_counter() - loaded))


class Phase:
    """phase in a process of its own; a new one where it doesn't come to an end."""

    def __enter__(self) -> Phase:
        context = multiprocessing.get_context("spawn")
        self.connection, other = context.Pipe()
        self.process = context.Process(target=serve, args=(other,), daemon=True)
        self.process.start()
        other.close()
        self.answers((Position({"a1": OPENER}, {"b1": OPENER}), [{}]), 2, 60.0)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.join()
        self.connection.close()

    def answers(
        self, question: tuple[Position, Sequence[Declaration]], number: int, seconds: float
    ) -> list[Any]:
        """The answers that come in time; none after the first that doesn't."""
        answers: list[Any] = []
        self.connection.send(question)
        while len(answers) < number and self.connection.poll(seconds):
            answers.append(self.connection.recv())
        return answers

    def judge(
        self, position: Position, declarations: Sequence[Declaration]
    ) -> tuple[set[tuple[str, str]], list[Ruling]]:
        """The pairs that phase offers, and its rulings up to the first that takes too long.

        :raises TimeoutError: when it doesn't even come to ask for blockers.
        """
        answers = self.answers((position, declarations), 1 + len(declarations), SECONDS)
        if len(answers) <= len(declarations):
            self.__exit__()
            self.__enter__()
        if not answers:
            raise TimeoutError(f"phase doesn't come to ask for blockers: {position}")
        return answers[0], answers[1:]
