"""Asking the questions of scenario cases, and comparing the answers with the expected ones."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from lawmage import questions
from lawmage.errors import InputError, LawmageError, UndecidedError, UnsupportedError
from lawmage.facts import told
from lawmage.playing import Playing
from lawmage.scenario import Case, Question
from lawmage.state_based_actions import StateBasedActions
from lawmage.verdict import Condition


@dataclass(frozen=True)
class Outcome:
    """One question asked: its answer, and whether that is as the case expects."""

    case: Case
    question: Question
    reply: Mapping[str, Any] | None = None
    """The engine's reply, where there is one."""
    error: Mapping[str, str] | None = None
    """``{"kind": "unsupported" or "unreadable", "message": …}`` where there is none."""
    facts: Mapping[str, Any] | None = None
    """The answer of a question for facts."""
    ok: bool = field(default=False)

    @property
    def verdict(self) -> str | None:
        """legal, illegal, depends, or None for a question that has no such answer."""
        return self.reply.get("verdict") if self.reply else None

    def to_json(self) -> dict[str, Any]:
        """The line that ``ask --json`` prints."""
        reply = self.reply or {}
        return {
            "file": self.case.file,
            "case": self.case.id,
            "index": self.question.index,
            "question": self._asked(),
            "verdict": self.verdict,
            "answer": self.facts,
            "reasons": reply.get("reasons", []),
            "conditions": reply.get("conditions", []),
            "caveats": reply.get("caveats", []),
            "witness": reply.get("witness"),
            "proved": reply.get("proved", True),
            "expect": self.question.expect,
            "because": list(self.question.because),
            "ok": self.ok,
            "error": dict(self.error) if self.error else None,
        }

    def _asked(self) -> Mapping[str, Any]:
        """The question as it is written, but what it expects: ``{"blocks": {…}, "by": "C"}``."""
        data = self.question.data
        if self.question.kind == "then":
            return data
        return {key: value for key, value in data.items() if key not in ("expect", "because", "then")}


def ask_case(case: Case) -> Iterator[Outcome]:
    """Ask all the questions of a case, in order.

    A question that can't be read or isn't supported has an error in its outcome; nothing is raised.
    """
    asked = list(case.questions())
    try:
        case.check()
        board = case.board
    except LawmageError as error:
        yield from (_failed(case, question, error) for question in asked)
        return
    terms = [None if _is_played(question) else _term(question) for question in asked]
    askable = [term for term in terms if term is not None]
    try:
        replies = iter(board.replies(askable) if askable else ())
    except LawmageError as error:
        yield from (_failed(case, question, error) for question in asked)
        return
    playing = Playing(case)
    for question, term in zip(asked, terms, strict=True):
        if _is_played(question):
            yield _played(playing, question)
        elif term is None:
            kind = question.data.get("do", question.kind)
            yield _failed(case, question, UnsupportedError(f"{kind} is not supported yet"))
        else:
            yield _compared(case, question, next(replies))


def _is_played(question: Question) -> bool:
    """Whether a game has to be played for the answer."""
    return question.index.startswith("play") or question.kind == "can_do"


def _played(playing: Playing, question: Question) -> Outcome:
    """A step taken, or what is asked after it."""
    case = playing.case
    try:
        if question.kind == "then":
            facts, ok = playing.then(question, _same)
            return Outcome(case, question, reply={"verdict": None}, facts=facts, ok=ok)
        if question.kind in ("step", "can_do"):
            ask = playing.step if question.kind == "step" else playing.can_do
            try:
                verdict, reasons = ask(question)
                conditions: tuple[Condition, ...] = ()
            except UndecidedError as depends:
                verdict, reasons, conditions = "depends", [], depends.conditions
            told = {"verdict": verdict, "reasons": reasons, "caveats": playing.caveats()}
            return _compared(case, question, {**told, "conditions": [asdict(one) for one in conditions]})
        data = playing.renamed(question.data)
        here = Question(question.index, question.kind, {**data, "expect": question.expect})
        term = _term(here)
        if term is None:
            raise UnsupportedError(f"{question.kind} is not supported yet")
        outcome = _compared(case, here, playing.replies([term])[0])
        return Outcome(case, question, outcome.reply, outcome.error, outcome.facts, outcome.ok)
    except LawmageError as error:
        return _failed(case, question, error)


def _term(question: Question) -> str | None:
    """The question for the engine, or None where its judgment doesn't exist yet."""
    data = question.data
    match question.kind:
        case "can_block":
            pair = data["can_block"]
            return questions.can_block(pair["blocker"], pair["attacker"])
        case "can_attack":
            pair = data["can_attack"]
            return questions.can_attack(pair["attacker"], pair["target"])
        case "can_target":
            pair = data["can_target"]
            return questions.can_target(pair["source"], pair["target"])
        case "can_attach":
            pair = data["can_attach"]
            return questions.can_attach(pair["attachment"], pair["to"])
        case "state_based":
            return questions.state_based()
        case "blocks":
            return questions.blocking(data["blocks"], data.get("by"))
        case "attacks":
            return questions.attacking(data["attacks"], data.get("bands", ()))
        case "damage":
            return questions.damaging(data["damage"], data.get("by"))
        case "characteristics":
            expect = data["expect"]
            return questions.characteristics(
                data["characteristics"], expect.get("has", ()), expect.get("lacks", ())
            )
        case _:
            return None


def _failed(case: Case, question: Question, error: LawmageError) -> Outcome:
    kind = "unsupported" if isinstance(error, UnsupportedError) else "unreadable"
    message = error.message if isinstance(error, InputError) else str(error)
    if isinstance(error, InputError):
        message = str(error)
    return Outcome(case, question, error={"kind": kind, "message": message})


def _compared(case: Case, question: Question, reply: Mapping[str, Any]) -> Outcome:
    if "error" in reply:
        error = reply["error"]
        kind = "unsupported" if error["kind"] == "not_supported" else "unreadable"
        return Outcome(case, question, error={"kind": kind, "message": error["message"]})
    if question.kind == "characteristics":
        return _compared_facts(case, question, reply)
    if question.kind == "state_based":
        return _compared_actions(case, question, reply)
    ok = reply["verdict"] == question.expect
    if ok and reply["verdict"] == "illegal":
        given = {rule for reason in reply["reasons"] for rule in reason["rules"]}
        ok = given.issuperset(question.because)
    return Outcome(case, question, reply=reply, ok=ok)


def _compared_actions(case: Case, question: Question, reply: Mapping[str, Any]) -> Outcome:
    """Whether state-based actions do what the question names, each key as a whole set, for such reasons."""
    actions = StateBasedActions.from_reply(reply)
    if not actions.decided:
        return Outcome(case, question, reply=reply)
    facts = actions.facts()
    rules = {rule for reason in actions.reasons for rule in reason.rules}
    ok = rules.issuperset(question.because) and all(
        _same_actions(key, expected, facts[key]) for key, expected in question.expect.items()
    )
    return Outcome(case, question, reply={**reply, "verdict": None}, facts=facts, ok=ok)


def _same_actions(key: str, expected: Any, found: Any) -> bool:
    if key == "counters":
        return expected.keys() == found.keys() and all(
            _same(key, left, found[thing]) for thing, left in expected.items()
        )
    if key == "keep_one":
        return sorted(map(sorted, expected)) == sorted(map(sorted, found))
    return sorted(expected) == sorted(found)


_SETS = ("colors", "types", "subtypes", "supertypes", "designations", "blocking", "blocked_by")


def _compared_facts(case: Case, question: Question, reply: Mapping[str, Any]) -> Outcome:
    """Whether the facts that the question names are as it expects."""
    expect: Mapping[str, Any] = question.expect
    facts = told(reply, expect.get("has", ()), expect.get("lacks", ()))
    ok = all(_same(key, value, facts.get(key)) for key, value in expect.items())
    kept = {"verdict": None, "conditions": reply.get("conditions", []), "caveats": reply["caveats"]}
    return Outcome(case, question, reply=kept, facts=facts, ok=ok)


def _same(key: str, expected: Any, found: Any) -> bool:
    if found is None:  # what is no longer there has no facts
        return expected is None
    if key in ("has", "lacks"):
        return set(expected) == set(found)
    if key in _SETS and isinstance(found, list):
        return {_word(one) for one in expected} == {_word(one) for one in found}
    if key == "abilities":
        return all(found.get(kind) == count for kind, count in expected.items())
    if key == "counters":
        return {_counter(k): v for k, v in expected.items() if v} == {
            _counter(k): v for k, v in found.items() if v
        }
    if key == "mana":
        return _units(expected) == _units(found)
    return bool(expected == found)


def _units(mana: str) -> list[str]:
    """The mana of a pool, in whatever order; a number is colourless (CR 106.4)."""
    symbols = re.findall(r"{(.*?)}", mana)
    return sorted(
        unit for symbol in symbols for unit in (["C"] * int(symbol) if symbol.isdigit() else [symbol.upper()])
    )


def _word(text: str) -> str:
    return text.replace("_", " ").replace("-", " ")


def _counter(kind: str) -> str:
    return _word(kind)
