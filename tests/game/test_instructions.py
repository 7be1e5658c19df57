"""Each instruction of the vocabulary, followed once: it changes the game."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from lawmage import Game, read_cases

KB = Path(__file__).resolve().parents[2] / "kb"

BOARD = """\
id: instruction
title: One instruction
objects:
  - {id: src, name: Odd Source, type: Creature — Human, pt: 2/2, controller: A, text: TEXT}
  - {id: bear, card: Grizzly Bears, controller: A}
  - {id: elf, card: Llanowar Elves, controller: A, tapped: true, counters: {"+1/+1": 1}}
  - {id: axe, card: Bonesplitter, controller: A, attached_to: bear}
  - {id: forest, card: Forest, controller: A}
  - {id: egg, card: Forest, controller: A, counters: {time: 2}}
  - {id: wolf, card: Huntmaster of the Fells, controller: A}
  - {id: flipper, card: Nezumi Graverobber, controller: A}
  - {id: hidden, card: Hill Giant, face: down, controller: A}
  - {id: beast, name: Beast, type: Creature — Beast, pt: 3/3, token: true, controller: A}
  - {id: out, card: Hill Giant, controller: A, phased_out: true}
  - {id: ogre, card: Gray Ogre, controller: B, damage: 1}
  - {id: charge, card: Hill Giant, controller: B, attacking: A}
  - {id: shock, card: Shock, controller: B, zone: stack, targets: [bear]}
  - {id: card, card: Shock, controller: A, zone: hand}
  - {id: other, card: Forest, controller: A, zone: hand}
  - {id: dead, card: Grizzly Bears, controller: A, zone: graveyard}
  - {id: dead2, card: Hill Giant, controller: A, zone: graveyard}
  - {id: dead3, card: Shock, controller: A, zone: graveyard}
  - {id: top, card: Forest, controller: A, zone: library}
  - {id: second, card: Hill Giant, controller: A, zone: library}
  - {id: third, card: Shock, controller: A, zone: library}
  - {id: theirs, card: Shock, controller: B, zone: library}
  - {id: theirs2, card: Forest, controller: B, zone: library}
play:
  - {do: resolve}
"""

TEXTS: dict[str, tuple[str, Mapping[str, Any]]] = {
    "create/3": ("Create a Treasure token.", {}),
    "move/2": ("Return target creature to its owner's hand.", {"targets": ["ogre"]}),
    "move/3": (
        "Put target creature card from a graveyard onto the battlefield tapped.",
        {"targets": ["dead"]},
    ),
    "attach/2": ("Attach target Equipment to this creature.", {"targets": ["axe"]}),
    "fight/2": ("This creature fights target creature.", {"targets": ["ogre"]}),
    "unattach/1": ("Unattach target Equipment.", {"targets": ["axe"]}),
    "counter/1": ("Counter target spell.", {"targets": ["shock"]}),
    "add_counters/3": ("Put a +1/+1 counter on this creature.", {}),
    "remove_counters/3": ("Remove a +1/+1 counter from target creature.", {"targets": ["elf"]}),
    "deal_damage/3": ("This creature deals 1 damage to any target.", {"targets": ["B"]}),
    "becomes_copy/2": ("This creature becomes a copy of target creature.", {"targets": ["ogre"]}),
    "becomes_copy/3": (
        "This creature becomes a copy of target creature, except it has flying.",
        {"targets": ["ogre"]},
    ),
    "extra_combat/2": ("After this phase, there is an additional combat phase.", {}),
    "extra_phases/2": (
        "After this main phase, there is an additional combat phase followed by an additional main phase.",
        {},
    ),
    "gain_life/2": ("You gain 2 life.", {}),
    "set_life/2": ("Your life total becomes 10.", {}),
    "tap/1": ("Tap target creature.", {"targets": ["ogre"]}),
    "untap/1": ("Untap target creature.", {"targets": ["elf"]}),
    "destroy/1": ("Destroy target creature.", {"targets": ["ogre"]}),
    "exile/1": ("Exile target creature.", {"targets": ["ogre"]}),
    "exile/2": ("Exile the top card of your library face down.", {}),
    "sacrifice/1": ("Sacrifice this creature.", {}),
    "transform/1": ("Transform target creature.", {"targets": ["wolf"]}),
    "convert/1": ("Convert target creature.", {"targets": ["wolf"]}),
    "regenerate/1": ("Regenerate this creature.", {}),
    "phase_out/1": ("Target creature phases out.", {"targets": ["ogre"]}),
    "goad/1": ("Goad target creature.", {"targets": ["ogre"]}),
    "suspect/1": ("Suspect target creature.", {"targets": ["ogre"]}),
    "becomes_blocked/1": ("Target attacking creature becomes blocked.", {"targets": ["charge"]}),
    "remove_from_combat/1": ("Remove target attacking creature from combat.", {"targets": ["charge"]}),
    "draw/2": ("Draw a card.", {}),
    "add_mana/2": ("Destroy target creature. Add {G}.", {"targets": ["ogre"]}),
    "lose_life/2": ("Target player loses 2 life.", {"targets": ["B"]}),
    "search/3": (
        "Search your library for a land card, reveal it, put it into your hand, then shuffle.",
        {"card": "top"},
    ),
    "discard/1": ("Discard a card.", {"card": "card"}),
    "mill/2": ("Mill two cards.", {}),
    "look/2": (
        "Look at the top two cards of your library. Put one of them into your hand and the rest on the bottom of your library.",
        {"objects": ["second"]},
    ),
    "reveal/2": ("Reveal the top card of your library. If it's a land card, put it into your hand.", {}),
    "choose/1": ("Choose a creature you control. Put a +1/+1 counter on it.", {"object": "bear"}),
    "pay/1": ("You may pay {0}. If you do, draw a card.", {"may": True, "pay": True}),
    "scry/2": ("Scry 1.", {"objects": ["top"]}),
    "surveil/2": ("Surveil 1.", {"objects": ["top"]}),
    "fateseal/1": ("Fateseal 1.", {"objects": ["theirs"]}),
    "cast/1": ("You may cast target instant card from your graveyard.", {"may": True, "targets": ["dead3"]}),
    "cast/2": (
        "You may cast target instant card from your graveyard without paying its mana cost.",
        {"may": True, "targets": ["dead3"]},
    ),
    "copy/2": ("Copy target spell.", {"targets": ["shock"]}),
    "new_targets/1": (
        "Copy target spell. You may choose new targets for the copy.",
        {"may": True, "targets": ["shock"]},
    ),
    "change_targets/1": (
        "Change the target of target spell with a single target.",
        {"targets": ["shock"], "new_targets": ["ogre"]},
    ),
    "get_counters/3": ("Target player gets a poison counter.", {"targets": ["B"]}),
    "make_choice/1": ("Choose a color.", {"color": "R"}),
    "investigate/0": ("Investigate.", {}),
    "investigate/1": ("Investigate twice.", {}),
    "gain_designation/2": ("You become the monarch.", {}),
    "proliferate/0": ("Proliferate.", {"objects": ["elf"]}),
    "proliferate/1": ("Proliferate twice.", {"objects": ["elf"]}),
    "reveal_until/2": (
        "Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on the bottom of your library in a random order.",
        {},
    ),
    "exile_until/1": ("Exile cards from the top of your library until you exile a nonland card.", {}),
    "double/2": ("Double the power of target creature until end of turn.", {"targets": ["ogre"]}),
    "triple/2": ("Triple the power of target creature until end of turn.", {"targets": ["ogre"]}),
    "roll/1": ("Roll a d20. Draw a card.", {"number": 3}),
    "flip_coin/0": ("Flip a coin. If you win the flip, draw a card.", {"number": 1}),
    "amass/2": ("Amass Orcs 1.", {}),
    "ring_tempts/0": ("The Ring tempts you.", {}),
    "connive/2": ("This creature connives.", {"card": "card"}),
    "extra_turn/2": ("Take an extra turn after this one.", {}),
    "win_game/1": ("You win the game.", {}),
    "lose_game/1": ("Target player loses the game.", {"targets": ["B"]}),
    "earthbend/1": ("Earthbend 1.", {"targets": ["forest"]}),
    "skip/2": ("Target player skips their next draw step.", {"targets": ["B"]}),
    "move_counters/4": (
        "Move a +1/+1 counter from this creature onto target creature.",
        {"targets": ["ogre"], "counters": True},
    ),
    "explore/1": ("This creature explores.", {}),
    "monstrosity/1": ("Monstrosity 2.", {}),
    "incubate/1": ("Incubate 2.", {}),
    "manifest/1": ("Manifest the top card of your library.", {}),
    "manifest_dread/0": ("Manifest dread.", {"card": "top"}),
    "cloak/1": ("Cloak the top card of your library.", {}),
    "clash/0": ("Clash with an opponent. If you win, draw a card. Then draw a card.", {}),
    "bolster/1": ("Bolster 1.", {}),
    "discover/1": ("Discover 4.", {}),
    "adapt/1": ("Adapt 2.", {}),
    "populate/0": ("Populate.", {}),
    "learn/0": ("Learn.", {"may": True, "card": "card"}),
    "flip/1": ("Flip target creature.", {"targets": ["flipper"]}),
    "exchange_life/1": ("Exchange life totals with target player.", {"targets": ["B"], "life": 7}),
    "exchange_control/1": (
        "Exchange control of target creature you control and target creature an opponent controls.",
        {"targets": ["bear", "ogre"]},
    ),
    "turn_face_up/1": ("Turn target face-down creature face up.", {"targets": ["hidden"]}),
    "turn_face_down/1": ("Turn target creature face down.", {"targets": ["ogre"]}),
    "detain/1": ("Detain target creature.", {"targets": ["ogre"]}),
    "blight/1": ("Blight 1.", {"object": "bear"}),
    "endure/2": ("This creature endures 2.", {}),
    "time_travel/0": ("Time travel.", {"objects": ["egg"], "number": 1}),
    "end_turn/0": ("End the turn.", {}),
    "collect_evidence/1": ("You may collect evidence 3.", {"may": True, "objects": ["dead", "dead2"]}),
    "becomes_daytime/1": ("It becomes night.", {}),
    "copy_each/2": (
        "Copy target spell for each other creature that spell could target. "
        "Each copy targets a different one of those creatures.",
        {"targets": ["shock"]},
    ),
    "copy_to/2": ("Copy target spell. The copy targets this creature.", {"targets": ["shock"]}),
    "copy/3": ("Copy target spell, except the copy is red.", {"targets": ["shock"]}),
    "designate/2": ("This creature becomes saddled until end of turn.", {}),
    "exchange_control/2": (
        "Exchange control of this creature and target creature an opponent controls.",
        {"targets": ["ogre"]},
    ),
    "play/1": ("You may play a land card from your hand.", {"may": True}),
    "repeat_process/1": (
        "Draw a card. You lose 1 life. You may repeat this process any number of times.",
        {"number": 2},
    ),
    "same/0": ("You draw a card. Each opponent does the same.", {}),
    "separate/1": (
        "Reveal the top three cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard.",
        {"objects": ["top"], "number": 1},
    ),
    "shuffle/1": ("Shuffle your library. Draw a card.", {}),
    "forage/0": ("You may forage.", {"may": True}),
}
"""By each instruction a text that holds it, and what is chosen for it."""


def instructions() -> set[str]:
    """Those of the vocabulary that are declared to be interpreted."""
    found = set()
    for name, arguments in re.findall(
        r"^term\(meaning, (\w+)(?:\((.*)\))?, ",
        (KB / "vocabulary" / "effects.pl").read_text(encoding="utf-8"),
        re.M,
    ):
        depth, count = 0, 1 if arguments else 0
        for letter in arguments:
            depth += (letter == "(") - (letter == ")")
            count += letter == "," and depth == 0
        found.add(f"{name}/{count}")
    waiting = (KB / "vocabulary" / "uninterpreted.pl").read_text(encoding="utf-8")
    blocks = re.findall(r"uninterpreted\(\w+, meaning,\s*\[(.*?)\]", waiting, re.S)
    return found - set(re.findall(r"\w+/\d", " ".join(blocks)))


ELSEWHERE = {
    "cascade/0": "test_scenarios, keyword cascade",
    "block/2": "test_scenarios, combat_changes",
    "change_target/2": "test_scenarios, targeting",
    "counter/2": "test_scenarios, countered elsewhere",
    "exchange/2": "test_scenarios",
    "exile_to_meld/1": "test_scenarios, melding",
    "extra_steps/4": "test_scenarios, turns",
    "grant_below/2": "what mutate says of the cards below",
    "meld/1": "test_scenarios, melding",
    "none/0": "it does nothing",
    "pair/2": "test_scenarios, soulbond",
    "resolves_anyway/0": "said of the ability (attaching.yaml)",
    "phase_in/1": "test_scenarios, phased-in-by-an-effect",
    "play/2": "as play/1",
    "reselect_attacked/2": "test_scenarios, combat_changes",
    "populate/1": "test_scenarios, named-token-attacking",
    "remove_damage/1": "test_scenarios, umbra-armor",
    "turn_door/1": "test_scenarios, rooms",
    "unlock_door/1": "test_scenarios, rooms",
    "this_ability/0": "no instruction but a word for one",
}
"""Those that no text of their own holds."""


def test_each_instruction_has_its_text() -> None:
    """None is declared to be interpreted without being followed here or elsewhere."""
    assert instructions() - ELSEWHERE.keys() == set(TEXTS)


@pytest.mark.parametrize("name", TEXTS)
def test_an_instruction_changes_the_game(name: str, tmp_path: Path) -> None:
    """What the text says is read with the instruction, and following it makes the game another one."""
    text, given = TEXTS[name]
    choose = dict(given)
    file = tmp_path / "case.yaml"
    file.write_text(BOARD.replace("TEXT", json.dumps("{0}: " + text)), encoding="utf-8")
    game = Game.from_scenario(next(iter(read_cases(file))))
    activation: dict[str, Any] = {"do": "activate", "by": "A", "ability": "src/1"}
    if "targets" in choose:
        activation["targets"] = choose.pop("targets")
    if "new_targets" in choose:
        choose["targets"] = choose.pop("new_targets")
    game.state.players["B"].set("life", "7")
    game.state.objects["src"].facts.add(1, "counters", "pt(1,1)" if name == "move_counters/4" else "charge")
    game.take(activation)
    assert name.partition("/")[0] in game.state.items[-1].meaning
    before = told(game)
    game.take({"do": "resolve", "choose": choose} if choose else {"do": "resolve"})
    assert told(game) != before


def told(game: Game) -> str:
    """The state but for the ability that resolves, and for what only counts and remembers."""
    state = game.state.to_json()
    kept = {
        "objects",
        "players",
        "items",
        "effects",
        "delayed",
        "shields",
        "others",
        "extra_turns",
        "steps_to_come",
        "step",
    }
    state["items"] = [item for item in state["items"] if item["kind"] == "spell"]
    return json.dumps({key: value for key, value in state.items() if key in kept}, default=str)
