"""Files of card data as records, one face at a time: Scryfall's bulk files and MTGJSON's AtomicCards.

Both are read as they stream by, so a file of any size takes little memory. Fields that are null, missing or
empty mean the same: there is none. Things that are no cards to play with are left out, and counted by the reason.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from lawmage.errors import InputError
from lawmage.json_stream import JsonStream

COLORS = "WUBRG"
NO_CARDS = {
    "token": "token",
    "double_faced_token": "token",
    "emblem": "emblem",
    "art_series": "art card",
    "planar": "plane or phenomenon",
    "scheme": "scheme",
    "vanguard": "vanguard",
    "host": "un-card",
    "augment": "un-card",
}
"""Layouts of what no question is asked about."""
_LOYALTY = re.compile(r"^([+−-]?[0-9X]+): ", re.MULTILINE)
"""The cost of a loyalty ability as Scryfall writes it; elsewhere it is in brackets."""


@dataclass(frozen=True)
class WrittenFace:
    """A face as it is written."""

    name: str
    type_line: str
    cost: str | None = None
    """Mana symbols; None where there is no mana cost."""
    colors: str | None = None
    """Letters of WUBRG where they don't follow from the cost (a colour indicator)."""
    stats: str | None = None
    """Power and toughness, ``2/2``."""
    loyalty: str | None = None
    defense: str | None = None
    text: str | None = None
    """None where it has none, or, with ``text_known`` false, where the source doesn't hold it."""
    text_known: bool = True


@dataclass(frozen=True)
class WrittenCard:
    """A card as it is written."""

    name: str
    layout: str
    source: str
    faces: tuple[WrittenFace, ...]


@dataclass
class Notes:
    """What a reader of a file has to say beside the cards."""

    left_out: Counter[str] = field(default_factory=Counter)
    """How many entries are no cards to play with, by reason."""
    doubted: list[str] = field(default_factory=list)
    """Names of faces whose colours, as given, are not those of cost and indicator."""


def read_cards(path: Path, notes: Notes) -> Iterator[WrittenCard]:
    """The cards of a Scryfall bulk file or an AtomicCards file of MTGJSON, plain or compressed by gzip.

    :raises InputError: when the file can't be read or is neither.
    """
    with JsonStream(path) as stream:
        if stream.begins_with("["):
            yield from _once(_scryfall_cards(stream.items(), notes), notes)
        elif stream.begins_with("{"):
            yield from _once(_mtgjson(stream, notes), notes)
        else:
            raise InputError(str(path), None, "", "no list of Scryfall cards and no AtomicCards of MTGJSON")


def _once(cards: Iterable[WrittenCard], notes: Notes) -> Iterator[WrittenCard]:
    """The first card of each name."""
    names = set()
    for card in cards:
        if card.name in names:
            notes.left_out["double of another entry"] += 1
        else:
            names.add(card.name)
            yield card


# ---- Scryfall -----------------------------------------------------------------------------------


def _scryfall_cards(objects: Iterable[Any], notes: Notes) -> Iterator[WrittenCard]:
    """The cards; those that meld come last, with what they meld into as their second face (CR 712.4)."""
    melding: list[tuple[WrittenCard, str | None]] = []
    for value in objects:
        for card in _scryfall(value, notes):
            if card.layout == "meld":
                melding.append((card, _melded(value, card.name)))
            else:
                yield card
    faces = {card.name: card.faces[0] for card, _ in melding}
    for card, result in melding:
        second = (faces[result],) if result in faces else ()
        yield replace(card, faces=card.faces + second)


def _melded(card: Mapping[str, Any], name: str) -> str | None:
    """The name of what a card melds into; None where it is that itself."""
    for part in _list(card, "all_parts"):
        if isinstance(part, dict) and part.get("component") == "meld_result":
            return None if part.get("name") == name else _text(part, "name")
    return None


def _scryfall(card: Any, notes: Notes) -> Iterator[WrittenCard]:
    if not isinstance(card, dict) or not isinstance(card.get("name"), str):
        notes.left_out["no card object"] += 1
        return
    reason = _no_scryfall_card(card)
    if reason:
        notes.left_out[reason] += 1
        return
    faces = [face for face in _list(card, "card_faces") if isinstance(face, dict)] or [{}]
    if card.get("layout") == "reversible_card":  # The same card on both sides.
        faces = faces[:1]
        card = {**card, "layout": faces[0].get("layout") or "normal", "name": faces[0].get("name")}
    written = tuple(_scryfall_face(card, face, len(faces) > 1, notes) for face in faces)
    yield WrittenCard(str(card["name"]), _text(card, "layout") or "normal", "scryfall", written)


def _no_scryfall_card(card: Mapping[str, Any]) -> str | None:
    reason = NO_CARDS.get(str(card.get("layout")))
    if reason is None and not _played(card.get("legalities")):
        games = card.get("games")
        if card.get("set_type") in ("funny", "memorabilia", "token", "minigame"):
            reason = "un-card or playtest card"
        elif isinstance(games, list) and games and "paper" not in games:
            reason = "digital card"
    if reason is None and _is_rebalanced(str(card["name"])):
        reason = "digital card"
    return reason


def _played(legalities: Any) -> bool:
    """Some format knows the card, if only to ban it."""
    digital = ("alchemy", "historic", "timeless", "gladiator", "brawl", "historicbrawl", "standardbrawl")
    return isinstance(legalities, dict) and any(
        value not in ("not_legal", None) for key, value in legalities.items() if key not in digital
    )


def _is_rebalanced(name: str) -> bool:
    return name.startswith("A-")


def _scryfall_face(
    card: Mapping[str, Any], face: Mapping[str, Any], several: bool, notes: Notes
) -> WrittenFace:
    """A face: its own values; those of the card where it has only one."""
    values = face if several else {**card, **{key: value for key, value in face.items() if value}}
    colors, indicator = _letters(values.get("colors")), _letters(values.get("color_indicator"))
    cost = _text(values, "mana_cost")
    if several and card.get("layout") == "flip" and cost is None:
        # A flipped permanent keeps the card's cost and colours (CR 710.1c).
        first = card["card_faces"][0]
        cost, colors = _text(first, "mana_cost"), _letters(first.get("colors"))
    return written_face(
        name=_text(values, "name") or str(card["name"]),
        type_line=_text(values, "type_line") or _text(card, "type_line") or "",
        cost=cost,
        colors=colors,
        indicator=indicator,
        values=values,
        text=_LOYALTY.sub(r"[\1]: ", _text(values, "oracle_text") or "") or None,
        notes=notes,
    )


# ---- MTGJSON ------------------------------------------------------------------------------------


def _mtgjson(stream: JsonStream, notes: Notes) -> Iterator[WrittenCard]:
    found = False
    for key in stream.entries():
        if key != "data":
            stream.value()
            continue
        found = True
        if not stream.begins_with("{"):
            raise stream.wrong("data is no mapping of names to cards, as in AtomicCards of MTGJSON")
        for name in stream.entries():
            yield from _atomic(name, stream.value(), notes)
    if not found:
        raise stream.wrong("no key data, as AtomicCards of MTGJSON have")


def _atomic(name: str, records: Any, notes: Notes) -> Iterator[WrittenCard]:
    """The cards of one name: mostly one, its faces in the order of their sides."""
    if not isinstance(records, list) or not all(isinstance(record, dict) for record in records):
        notes.left_out["no card object"] += 1
        return
    if not records:
        return
    first = records[0]
    layout = _text(first, "layout") or "normal"
    reason = NO_CARDS.get(layout)
    if reason is None and any(record.get("isFunny") is True for record in records):
        reason = "un-card or playtest card"
    if reason is None and _is_rebalanced(name):
        reason = "digital card"
    if reason:
        notes.left_out[reason] += 1
        return
    by_side = {_text(record, "side") or "a": record for record in reversed(records)}
    sides = [by_side[side] for side in sorted(by_side)]
    if layout == "reversible_card":
        sides = sides[:1]
    faces = []
    for side in sides:
        cost, colors = _text(side, "manaCost"), _letters(side.get("colors"))
        if layout == "flip" and cost is None:
            cost, colors = _text(sides[0], "manaCost"), _letters(sides[0].get("colors"))
        faces.append(
            written_face(
                name=_text(side, "faceName") or _text(side, "name") or name,
                type_line=_text(side, "type") or "",
                cost=cost,
                colors=colors,
                indicator=_letters(side.get("colorIndicator")),
                values=side,
                text=_text(side, "text"),
                notes=notes,
            )
        )
    whole = faces[0].name if layout == "reversible_card" else name
    yield WrittenCard(whole, layout, "mtgjson", tuple(faces))


# ---- Both ---------------------------------------------------------------------------------------


def written_face(
    *,
    name: str,
    type_line: str,
    cost: str | None,
    colors: str | None,
    indicator: str | None,
    values: Mapping[str, Any],
    text: str | None,
    notes: Notes,
    text_known: bool = True,
) -> WrittenFace:
    """A face, its colours checked: those given should follow from cost and indicator (CR 105.2).

    Colours that the text sets (devoid, "is all colors") are left to the text.
    """
    printed = in_order(cost_colors(cost) + (indicator or ""))
    by_text = text is not None and re.search(r"(?m)^Devoid|\b(is|are) (all colors|colorless)\b", text)
    given = None
    if indicator is not None:
        given = printed
    elif colors is not None and colors != printed and not by_text:
        given = colors
        if cost is not None:
            notes.doubted.append(name)
    power, toughness = _text(values, "power"), _text(values, "toughness")
    return WrittenFace(
        name=name,
        type_line=type_line,
        cost=cost,
        colors=given,
        stats=f"{_stat(power)}/{_stat(toughness)}" if power and toughness else None,
        loyalty=_text(values, "loyalty"),
        defense=_text(values, "defense"),
        text=text,
        text_known=text_known,
    )


def cost_colors(cost: str | None) -> str:
    """The colours of the symbols of a mana cost."""
    return in_order(re.sub(r"[^WUBRG]", "", cost or ""))


def in_order(letters: str) -> str:
    """Each letter of WUBRG among these once, in that order."""
    return "".join(letter for letter in COLORS if letter in letters)


def _stat(text: str) -> str:
    """A printed power or toughness; what is neither a number nor ``*`` plus one is ``*``, or 0."""
    if re.fullmatch(r"[+-]?\d+|\*|\d+\+\*|\*\+\d+", text):
        return text.removeprefix("+")
    return "*" if "*" in text else "0"


def _text(values: Mapping[str, Any], key: str) -> str | None:
    value = values.get(key)
    return str(value) if isinstance(value, str | int) and str(value) else None


def _list(values: Mapping[str, Any], key: str) -> list[Any]:
    value = values.get(key)
    return value if isinstance(value, list) else []


def _letters(value: Any) -> str | None:
    """A list of colours as letters; None where there is none."""
    if not isinstance(value, list):
        return None
    return in_order("".join(letter for letter in value if isinstance(letter, str)))
