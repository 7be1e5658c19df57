"""The things of a board as Prolog facts, in the shapes of ``kb/objects/board.pl``.

Nothing is judged here: a key of a scenario becomes a fact, under the same name where there is one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from lawmage.errors import QuestionError
from lawmage.terms import atom, listing, number, string, term

NEWEST_EDITION = "2026-09-25"
"""The edition of the Comprehensive Rules that a board is judged by unless it says otherwise."""
COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
STEPS = tuple(
    """untap upkeep draw main1 beginning_of_combat declare_attackers declare_blockers first_strike_damage combat_damage
    end_of_combat main2 end cleanup""".split()
)
"""The steps of a turn."""
ZONES = ("battlefield", "hand", "graveyard", "exile", "stack", "library", "command")
LETTERS = {color: letter for letter, color in COLORS.items()}
_POWER_TOUGHNESS_COUNTER = re.compile(r"([+-]\d{1,9})/([+-]\d{1,9})\Z")
SECOND_FACE = {"transform": "back", "modal_dfc": "back", "meld": "back", "flip": "flipped"}
"""How the second face of a layout is up."""

CardFaces = Callable[[str], tuple[str, tuple[str, ...], int]]
"""A card's layout, the terms of its faces, and which of them has the name, by its name."""


def told(reply: Mapping[str, Any], has: Sequence[str], lacks: Sequence[str]) -> dict[str, Any]:
    """An object's characteristics as a scenario tells them, and which of these abilities it has as often as named, and lacks."""
    facts = dict(reply["facts"])
    if "colors" in facts:
        facts["colors"] = [LETTERS[color] for color in facts["colors"]]
    found = dict(zip(has, reply["has"], strict=True))
    facts["has"] = [text for text in dict.fromkeys(has) if found[text] >= has.count(text)]
    facts["lacks"] = [text for text, count in zip(lacks, reply["lacks"], strict=True) if count == 0]
    return facts


def word(text: str) -> str:
    """A word of the game as an atom: lower case, ``_`` for a space or hyphen."""
    return atom(re.sub(r"[ -]+", "_", text.strip().lower().replace("\u2019", "'")))


def counter(kind: str) -> str:
    """A kind of counter: ``pt(1,1)`` for +1/+1, else its word."""
    match = _POWER_TOUGHNESS_COUNTER.match(kind.strip())
    if match:
        return term("pt", number(int(match[1])), number(int(match[2])))
    return word(kind)


def face_facts(id_: str, thing: Mapping[str, Any], card_faces: CardFaces) -> Iterator[str]:
    """What is printed on the object, and which face is up: where none is given, the one whose name was used for the card."""
    here = atom(id_)
    up = "front"
    if "card" in thing:
        layout, faces, asked = card_faces(thing["card"])
        second = SECOND_FACE.get(layout, "second")
        yield term("printed", here, "front", faces[0])
        for face in faces[1:]:
            yield term("printed", here, second, face)
        if faces[1:]:
            yield term("layout", here, atom(layout))
        if asked and second != "second":
            up = second
    elif "name" in thing:
        yield term("printed", here, "front", written(thing))
    for name in thing.get("melded", ()):
        yield term("melded", here, card_faces(name)[1][0])
    if "copy_of" in thing:
        copied = thing["copy_of"]
        if isinstance(copied, str):
            yield term("copy_of", here, atom(copied), "own")
        else:
            yield term("copy_of", here, atom(copied["of"]), term("text", string(copied["except"])))
    up = thing.get("face", up)
    if up != "front":
        yield term("face_up", here, atom(up))


def written(thing: Mapping[str, Any]) -> str:
    """A face that is written out, for the rules to read."""
    color = thing.get("color")
    return term(
        "written",
        atom(thing["name"]),
        string(thing["type"]),
        _string_or_none(thing.get("cost")),
        "from_cost" if color is None else listing(atom(letter.lower()) for letter in color),
        _string_or_none(thing.get("pt")),
        _string_or_none(thing.get("loyalty")),
        _string_or_none(thing.get("defense")),
        _string_or_none(thing.get("text")),
    )


def _string_or_none(value: object) -> str:
    return "none" if value is None or value == "" else string(str(value))


def _starts_with_counters(thing: Mapping[str, Any], faces: Iterable[str]) -> bool:
    """Whether the object may be a planeswalker or battle whose counters are as printed."""
    named = {"loyalty", "defense"} & thing.get("counters", {}).keys()
    if named or thing.get("zone", "battlefield") != "battlefield" or thing.get("face") == "down":
        return False
    return "copy_of" in thing or any(
        kind in face.lower() for face in faces for kind in ("planeswalker", "battle")
    )


def object_facts(id_: str, thing: Mapping[str, Any], card_faces: CardFaces) -> Iterator[str]:
    """All facts about an object but its place, its age and what it gains."""
    here = atom(id_)
    faces = list(face_facts(id_, thing, card_faces))
    yield from faces
    if thing.get("token"):
        yield term("token", here)
    for status in ("tapped", "phased_out"):
        if thing.get(status):
            yield term("status", here, status)
    if thing.get("sick"):
        yield term("sick", here)
    for kind, count in thing.get("counters", {}).items():
        yield term("counters", here, counter(kind), number(count))
    if _starts_with_counters(thing, faces):
        yield term("as_printed", here)
    if thing.get("damage"):
        yield term("damage", here, number(thing["damage"]))
    for key in ("attached_to", "attacking", "protector"):
        if key in thing:
            yield term(key, here, atom(thing[key]))
    for attacker in thing.get("blocking", ()):
        yield term("blocking", here, atom(attacker))
    if thing.get("blocked"):
        yield term("blocked", here)
    if thing.get("damage_order"):
        yield term("damage_order", here, listing(map(atom, thing["damage_order"])))
    for designation in thing.get("designations", ()):
        yield term("designation", here, word(designation))
    for player in thing.get("goaded_by", ()):
        yield term("goaded_by", here, atom(player))
    for choice, value in thing.get("chosen", {}).items():
        yield term("chosen", here, choice, chosen_value(choice, value))
    for other in thing.get("linked", ()):
        yield term("linked", here, atom(other))
    for key in ("targets", "modes"):
        if key in thing:
            yield term("stack_choice", here, key, listing(map(_thing_or_number, thing[key])))
    if "x" in thing:
        yield term("stack_choice", here, "x", number(thing["x"]))


def _thing_or_number(value: str | int) -> str:
    return number(value) if isinstance(value, int) else atom(value)


def chosen_value(choice: str, value: Any) -> str:
    """A choice made for an object, as a term."""
    if choice == "color":
        return COLORS.get(str(value)) or word(str(value))
    if choice in ("creature_type", "card_type", "land_type"):
        return word(str(value))
    return number(int(value)) if choice == "number" else atom(str(value))


def gain_facts(id_: str, thing: Mapping[str, Any], first: int, *, strict: bool = False) -> Iterator[str]:
    """What effects from elsewhere do to an object; ``first`` is the first one's timestamp."""
    for index, entry in enumerate(thing.get("gains", ())):
        gain: Mapping[str, Any] = {"text": entry} if isinstance(entry, str) else entry
        yield term(
            "gain",
            atom(id_),
            number(index + 1),
            atom(gain.get("controller", thing["controller"])),
            number(gain.get("timestamp", first + index)),
            term("strict" if strict else "text", string(gain["text"])),
        )


def player_facts(player: str, state: Mapping[str, Any], cards_in_hand: int) -> Iterator[str]:
    """All facts about a player; ``cards_in_hand`` is how many are listed."""
    here = atom(player)
    yield term("player", here)
    yield term("life", here, number(state.get("life", 20)))
    yield term("hand", here, number(state.get("hand", cards_in_hand)))
    if "library" in state:
        yield term("library", here, number(state["library"]))
    for kind, count in state.get("counters", {}).items():
        yield term("counters", here, counter(kind), number(count))
    if state.get("mana"):
        yield term("mana", here, term("text", string(state["mana"])))
    for designation in state.get("designations", ()):
        yield term("designation", here, word(designation))
    if "team" in state:
        yield term("team", here, atom(state["team"]))


def event_fact(index: int, event: Mapping[str, Any]) -> str:
    """An event of the turn's history."""
    details = [term(key, atom(event[key])) for key in ("object", "player", "by") if key in event]
    if "amount" in event:
        details.append(term("amount", number(event["amount"])))
    if event.get("combat"):
        details.append("combat")
    return term("event", number(index), event["event"], listing(details))


def require_date(text: str) -> str:
    """The date of an edition as an atom.

    :raises QuestionError: when it is no date.
    """
    if not re.match(r"\d{4}-\d{2}-\d{2}\Z", text):
        raise QuestionError(f"edition {text!r} is no date such as {NEWEST_EDITION}")
    return atom(text)


def require_keys(id_: str, keys: Mapping[str, Any]) -> None:
    """An object is a card or written out, is in a zone that there is, and its lists are lists.

    :raises QuestionError: when it isn't so.
    """
    zone = keys.get("zone", "battlefield")
    if zone not in ZONES:
        raise QuestionError(f"{id_!r}: there is no zone {zone!r}; there are {', '.join(ZONES)}")
    for key in ("gains", "blocking", "linked", "goaded_by"):
        if isinstance(keys.get(key), str):
            raise QuestionError(f"{id_!r}: {key} is a list, such as [{keys[key]!r}]")
    if "card" not in keys and not ("name" in keys and "type" in keys) and "copy_of" not in keys:
        raise QuestionError(f"{id_!r} needs a card, or a name and a type")


def require_step(step: str) -> None:
    """The turn has such a step.

    :raises QuestionError: when it hasn't.
    """
    if step not in STEPS:
        raise QuestionError(f"there is no step {step!r}; there are {', '.join(STEPS)}")


def require_possible(objects: Iterable[tuple[str, Mapping[str, Any]]]) -> None:
    """No object is attached to itself, attacks itself, or is a copy of what is a copy of it.

    :raises QuestionError: when one is or does.
    """
    originals: dict[str, str] = {}
    for here, keys in objects:
        for key in ("attached_to", "attacking"):
            if keys.get(key) == here:
                raise QuestionError(f"{here!r}: {key} itself")
        if "copy_of" in keys:
            copied = keys["copy_of"]
            originals[here] = copied if isinstance(copied, str) else copied["of"]
    for start in originals:
        seen, here = {start}, originals[start]
        while here in originals and here not in seen:
            seen.add(here)
            here = originals[here]
        if here in seen:
            raise QuestionError(f"{start!r}: copy_of leads back to {here!r}")
