"""What an object is after all continuous effects, and how it came to be so (CR 109.3, 613)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Step:
    """An effect that made the object what it is.

    ``layer`` is that of CR 613 (1 for copiable values); ``order`` says why the effect was applied then: ``timestamp``
    (CR 613.7), ``defining`` (CR 613.3), ``layer`` for what the rules do themselves, or ``before`` (CR 613.8b), and then ``waiting`` names the
    older effects that depend on this one.
    """

    layer: str
    rules: tuple[str, ...]
    source: str
    text: str
    order: str
    waiting: tuple[str, ...] = ()

    def __str__(self) -> str:
        said = f"layer {self.layer}: {self.source}: {self.text}"
        if self.waiting:
            said += f"; before {', '.join(self.waiting)}, which depends on it"
        return f"{said}  [CR {', '.join(self.rules)}]"


@dataclass(frozen=True, slots=True)
class Characteristics:
    """The characteristics of an object, and what else holds of it.

    ``facts`` has the keys of a scenario's facts: ``zone``, ``controller``, ``name``, ``mana_value``, ``colors``, ``types``, ``subtypes``,
    ``supertypes``, ``power`` and ``toughness`` where it has them, ``counters``, ``damage`` and so on. ``abilities`` are its abilities in
    words made from their meaning. ``derivation`` is empty unless it was asked for. Where a condition that nothing decides matters, the facts that are
    not the same either way are missing; ``depends`` has their names and ``conditions`` the words of the conditions.
    """

    id: str
    facts: dict[str, Any]
    abilities: tuple[str, ...]
    derivation: tuple[Step, ...] = ()
    depends: tuple[str, ...] = ()
    conditions: tuple[str, ...] = ()
    caveats: tuple[str, ...] = ()
    """What was not read and may change them."""

    def __str__(self) -> str:
        facts = self.facts
        kinds = " ".join([*facts.get("supertypes", ()), *facts.get("types", ())])
        if facts.get("subtypes"):
            kinds += " — " + _kinds(facts["subtypes"])
        lines = [f"{self.id}: {facts.get('name') or '(no name)'}, {kinds}"]
        if "power" in facts and "toughness" in facts:
            lines[0] += f", {facts['power']}/{facts['toughness']}"
        lines.append(
            f"  colors: {', '.join(facts.get('colors', ())) or 'none'}   mana value: {facts.get('mana_value')}"
        )
        lines.append(f"  {facts['zone']}, controlled by {facts.get('controller')}, owned by {facts['owner']}")
        lines += [f"  has {ability}" for ability in self.abilities]
        lines += [f"  {step}" for step in self.derivation]
        if self.depends:
            lines.append(
                f"  not known: {', '.join(self.depends)}: it depends on {'; '.join(self.conditions)}"
            )
        lines += [f"  {caveat}" for caveat in self.caveats]
        return "\n".join(lines)

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data."""
        return asdict(self)

    @classmethod
    def from_reply(cls, id: str, reply: Mapping[str, Any]) -> Characteristics:
        """From the engine's reply (``description/1`` of ``kb/answer.pl``)."""
        return cls(
            id=id,
            facts=dict(reply["facts"]),
            abilities=tuple(reply["text"]),
            derivation=tuple(map(_step, reply["derivation"])),
            depends=tuple(reply.get("depends", ())),
            conditions=tuple(condition["words"] for condition in reply.get("conditions", ())),
            caveats=tuple(caveat["text"] for caveat in reply["caveats"]),
        )


def _kinds(subtypes: list[str], most: int = 12) -> str:
    shown = " ".join(subtypes[:most])
    return shown if len(subtypes) <= most else f"{shown} and {len(subtypes) - most} more"


def _step(reply: Mapping[str, Any]) -> Step:
    order = reply["order"]
    waiting = order["before"] if isinstance(order, dict) else ()
    return Step(
        layer=str(reply["layer"]),
        rules=tuple(reply["rules"]),
        source=_source(reply["source"]),
        text=reply["text"],
        order="before" if waiting else order,
        waiting=tuple(map(_source, waiting)),
    )


def _source(source: Mapping[str, Any]) -> str:
    match source["kind"]:
        case "card":
            line = f", line {source['line']}" if isinstance(source["line"], int) else ""
            return f"{source['object']}{line}"
        case "gain":
            return f"an effect on {source['object']}"
        case "effect":
            return f"effect {source['name']}"
        case _:
            return f"CR {source['name']}"
