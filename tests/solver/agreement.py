"""Holds the solver against brute force on random problems.

    python tests/solver/agreement.py 10000 --seed 1

prints how many problems were compared and every disagreement. Each problem is asked everything: what a random
declaration disobeys and obeys, the verdict on it, the maximum, which pairs are possible and usable, all
legal declarations, how many there are, how many up to symmetry, and whether one has some given pairs.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import prolog
from brute import Brute, Declaration
from problems import Pair, Problem, declaration, problem_text
from random_problems import random_declaration, tiny


@dataclass(frozen=True)
class Case:
    problem: Problem
    brute: Brute
    declared: list[Pair]
    given: list[Pair]
    pair: Pair

    def questions(self) -> dict[str, str]:
        text, declared = problem_text(self.problem), declaration(self.declared)
        given = declaration(self.given)
        return {
            "violations": f"violations({text},{declared})",
            "obeys": f"obeys({text},{declared})",
            "maximum": f"maximum({text},[])",
            "hurried maximum": f"maximum({text},[budget(0)])",
            "verdict": f"verdict({text},{declared},[])",
            "hurried": f"verdict({text},{declared},[budget(0)])",
            "possible": f"possible_pairs({text},[])",
            "usable": f"usable_pairs({text},[])",
            "one possible": f"possible({text},{self.pair[0]}-{self.pair[1]},[])",
            "one usable": f"usable({text},{self.pair[0]}-{self.pair[1]},[])",
            "all": f"all({text},[])",
            "count": f"count({text},[])",
            "alike": f"count({text},[alike(true)])",
            "with": f"with({text},{given})",
            "clean_with": f"clean_with({text},{given})",
        }


def draw(rng: random.Random, limit: int) -> Case:
    problem, brute = tiny(rng, limit)
    declared = random_declaration(rng, problem, brute)
    some = sorted(rng.choice(list(brute.every())))
    given = rng.sample(some, rng.randint(0, min(3, len(some))))
    pair = rng.choice(list(problem.actors)), rng.choice(problem.objects)
    return Case(problem, brute, declared, given, pair)


def disagreements(case: Case, answers: dict[str, Any]) -> Iterable[str]:
    brute = case.brute
    clean = {row[0]: row for row in brute.rows}
    if [tuple(v) for v in answers["violations"]] != brute.violations(case.declared):
        yield "violations"
    yield from wrong_maximum(brute, answers["maximum"], clean)
    lower, upper = bounds(answers["hurried maximum"][1])
    if not lower <= brute.maximum <= upper:
        yield "hurried maximum"
    yield from wrong_verdict(case, answers["verdict"], clean)
    yield from wrong_verdict(case, answers["hurried"], clean, hurried=True)
    declared = frozenset(case.declared)
    if declared in clean:
        labels = [label for label, _ in case.problem.requirements]
        obeys = [[labels[i] for i in which(clean[declared][1])] for which in (brute.obeyed, brute.failed)]
        if answers["obeys"][1:] != obeys:
            yield "obeys"
    yield from wrong_pairs("possible", answers["possible"], brute.possible(), set(clean))
    yield from wrong_pairs("usable", answers["usable"], brute.usable(), brute.legal)
    for name, expected, declarations in (
        ("one possible", brute.possible(), set(clean)),
        ("one usable", brute.usable(), brute.legal),
    ):
        only = [["-", ["-", *case.pair], answers[name]]]
        yield from wrong_pairs(name, only, expected & {case.pair}, declarations)
    found = [prolog.pairs_of(one) for one in answers["all"]]
    if len(found) != len(set(found)) or set(found) != brute.legal:
        yield "all"
    if answers["count"] != ["exactly", len(brute.legal)]:
        yield "count"
    if answers["alike"] != ["exactly", brute.orbits()]:
        yield "alike"
    yield from wrong_with("with", case.given, answers["with"], brute.legal)
    yield from wrong_with("clean_with", case.given, answers["clean_with"], set(clean))


def bounds(maximum: list[Any]) -> tuple[int, int]:
    return maximum[1], maximum[-1]


def wrong_maximum(brute: Brute, answer: Any, clean: dict[Declaration, Any]) -> Iterable[str]:
    _, maximum, witness = answer
    declared = prolog.pairs_of(witness)
    if maximum != ["exactly", brute.maximum]:
        yield "maximum"
    elif declared not in clean or len(clean[declared][4]) != brute.maximum:
        yield "witness of the maximum"


def wrong_verdict(
    case: Case, verdict: Any, clean: dict[Declaration, Any], hurried: bool = False
) -> Iterable[str]:
    brute, declared = case.brute, frozenset(case.declared)
    kind = verdict[0]
    if declared not in clean:
        if kind != "disobeys" or [tuple(v) for v in verdict[1]] != brute.violations(case.declared):
            yield "disobeys"
        return
    _, mask, labels, met, obeyed = clean[declared]
    best = brute.best(labels, met)
    if hurried and kind == "undecided":
        if verdict[1] != len(obeyed) or not verdict[1] < verdict[2] or best > verdict[2]:
            yield "undecided"
    elif len(obeyed) == best:
        if verdict != ["legal", best, best + len(brute.failed(mask))]:
            yield "legal"
    elif kind != "fewer" or verdict[1] != len(obeyed):
        yield "fewer"
    else:
        better = prolog.pairs_of(verdict[3])
        if better not in clean or not clean[better][2] <= labels:
            yield "better, but not allowed"
            return
        in_force = [i for i, of in enumerate(brute.condition_of) if of is None or of in met]
        now = [i for i in clean[better][4] if i in in_force]
        new = [case.problem.requirements[i][0] for i in now if i not in obeyed]
        if verdict[2] != len(now) or len(now) <= len(obeyed) or verdict[4] != new:
            yield "better"
        for actor in case.problem.actors:
            undone = frozenset(p for p in better if p[0] != actor) | {p for p in declared if p[0] == actor}
            if undone != better and undone in clean and clean[undone][2] <= labels:
                left = [i for i in clean[undone][4] if i in in_force]
                if len(left) > len(obeyed):
                    yield "not near"


def wrong_pairs(
    name: str, answers: Any, expected: set[Pair], declarations: set[Declaration]
) -> Iterable[str]:
    found = set()
    for _, (_, actor, obj), answer in answers:
        if answer == "no":
            continue
        found.add((actor, obj))
        if answer == "undecided":
            yield f"{name}: undecided"
        else:
            witness = prolog.pairs_of(answer[1])
            if (actor, obj) not in witness or witness not in declarations:
                yield f"witness of {name}"
    if found != expected:
        yield name


def wrong_with(name: str, given: list[Pair], answer: Any, declarations: set[Declaration]) -> Iterable[str]:
    exists = any(set(given) <= declared for declared in declarations)
    if answer in ("no", ["none", -1]):
        if exists:
            yield name
    else:
        witness = prolog.pairs_of(answer[1] if answer[0] == "yes" else answer[2])
        if witness not in declarations or not set(given) <= witness:
            yield f"witness of {name}"


def compare(number: int, seed: int, limit: int = 300) -> tuple[list[str], Counter[str]]:
    """The disagreements on so many problems, and how often each verdict came out."""
    rng = random.Random(seed)
    out: list[str] = []
    verdicts: Counter[str] = Counter()
    for first in range(0, number, 500):
        cases = [draw(rng, limit) for _ in range(min(500, number - first))]
        asked = [case.questions() for case in cases]
        answers = iter(prolog.ask([text for questions in asked for text in questions.values()]))
        for case, questions in zip(cases, asked, strict=True):
            answered = {name: next(answers) for name in questions}
            verdicts[answered["verdict"][0]] += 1
            out += [f"{what}: {questions['verdict']}" for what in disagreements(case, answered)]
    return out, verdicts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limit", type=int, default=300, help="declarations of a problem at most")
    options = parser.parse_args()
    out, verdicts = compare(options.number, options.seed, options.limit)
    print(f"{options.number} problems, {len(out)} disagreements; verdicts: {dict(verdicts)}")
    print("\n".join(out[:20]))


if __name__ == "__main__":
    main()
