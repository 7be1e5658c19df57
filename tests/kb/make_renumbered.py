"""Makes kb/explain/renumbered.pl: the numbers that rules had in earlier editions of the Comprehensive Rules.

    python tests/kb/make_renumbered.py ../shared/rules > kb/explain/renumbered.pl

The folder holds texts as ``cr-YYYYMMDD.txt`` and ``renumbered.tsv``. From one edition to the one before it, sections are matched
by their titles, rules by their order and the likeness of their texts within a section, subrules within a rule. What
crosses the great renumbering of July 2009 is taken from ``renumbered.tsv``. No word of the rules is kept.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

History = dict[str, list[tuple[str, str | None]]]
"""By today's number: edition and number, newest first, None where it isn't found."""
NEWEST = "2026-09-25"
SHIFTED = {
    "506.7": "506.6",
    "506.8": "506.7",
    "601.6": "601.5",
    "601.7": "601.6",
    "601.8": "601.7",
    "704.5x": "704.5w",
    "704.5y": "704.5x",
    "704.5z": "704.5y",
    "704.5aa": "704.5z",
}
"""Numbers of September 2026 that were others in April, which is the newest edition held in full."""
NEW = {
    "506.6",
    "601.5",
    "700.16",
    "701.69",
    "701.70",
    "701.71",
    "702.193",
    "702.194",
    "702.195",
    "704.5w",
    "707.12a",
}
"""Rules of September 2026 that April has not."""
BY_HAND = {
    "302.6": "212.3f",
    "508.1a": "308.2a",
    "508.1c": "500.2",
    "508.1d": "500.2",
    "509.1a": "309.2a",
    "509.1b": "500.3",
    "509.1c": "500.3",
    "510.1c": "310.2c",
    "510.1d": "310.2d",
    "510.4": "310.5",
    "702.3b": "502.41b",
    "702.4b": "502.28b",
    "702.7b": "502.2b",
    "702.22c": "502.10b",
    "702.22h": "502.10e",
    "702.22i": "502.10g",
    "702.22j": "502.10h",
    "702.22k": "502.10h",
    "704.5c": "420.5h",
    "704.5g": "420.5c",
}
"""What these were before July 2009, worded too differently to be found."""
EXACT = (
    ("2018-01-19", "704", "704", "2017-09-25"),
    ("2012-07-01", "110", "120", "2010-07-16"),
    ("2020-06-01", "110", "123", "2019-07-12"),
    ("2023-04-14", "705", "730", "2021-07-12"),
)
"""When sections changed, where that is known better than from the editions that are held."""
MARK = " | "
GREAT = "2009-07-08"
HEADER = """:- encoding(utf8).
:- module(lawmage_renumbered,
          [ renumbered/3         % ?Edition, ?Section, ?Entries
          ]).

/** <module> The numbers that rules had before, edition by edition

Made by tests/kb/make_renumbered.py, which says how; numbers only, no text.
*/

%!  renumbered(?Edition:atom, ?Section:integer, ?Entries:string) is nondet.
%
%   Before Edition, rules of Section had other numbers: entries such as 16k=16j, from the number without its section to the number before it.
%   An entry for a rule goes for its subrules that have none of their own, one for * (with the section's number) for all others; what was in
%   another section has its number before a slash, what wasn't there a dash.

"""
RULE = re.compile(r"\s*(\d{3}\.\d+[a-z]{0,2})(?:\.(?=\s)|\s)\s*(.*)")
SECTION = re.compile(r"\s*(\d{3})\.\s+(\S.*)")


def read(path: Path) -> dict[str, str]:
    """The numbers of sections, rules and subrules of an edition, in order, each with its text."""
    texts: dict[str, str] = {}
    last = None
    for line in path.read_text(encoding="utf-8").splitlines():
        match = RULE.match(line) or SECTION.match(line)
        if match:
            last = match[1]
            if len(texts.get(last, "")) < len(match[2]) or len(last) == 3:
                texts[last] = match[2].strip()
        elif last and line.strip() and not line.lstrip().startswith("Example"):
            if len(texts[last]) < 400:
                texts[last] += " " + line.strip()
        else:
            last = None
    return {number: plain(text) for number, text in texts.items()}


def plain(text: str) -> str:
    """A text for comparing: no numbers of rules, no marks."""
    text = text.replace("\u2019", "'").lower()
    text = re.sub(r"\b\d{3}(\.\d+[a-z]*)?\b", "#", text)
    return re.sub(r"[^a-z#' ]+", " ", text)[:300]


@cache
def words(text: str) -> frozenset[tuple[str, str]]:
    parts = ["", *text.split(), ""]
    return frozenset(pairwise(parts))


def likeness(one: str, other: str) -> float:
    """How much two texts are alike, by the pairs of words that they share; what is hardly so counts nothing."""
    if one == other:
        return 1.0
    both, all_ = len(words(one) & words(other)), len(words(one) | words(other))
    return both / all_ if both * 3 >= all_ else 0.0


def aligned(new: list[tuple[str, str]], old: list[tuple[str, str]]) -> dict[str, str]:
    """Which of old each of new was, in order, so that the likeness of all is greatest."""
    score = [[0.0] * (len(old) + 1) for _ in range(len(new) + 1)]
    alike = {(i, j): likeness(n[1], o[1]) for i, n in enumerate(new) for j, o in enumerate(old)}
    for i in range(len(new) - 1, -1, -1):
        for j in range(len(old) - 1, -1, -1):
            score[i][j] = max(score[i + 1][j], score[i][j + 1], score[i + 1][j + 1] + alike[i, j])
    found, i, j = {}, 0, 0
    while i < len(new) and j < len(old):
        if alike[i, j] and score[i][j] == score[i + 1][j + 1] + alike[i, j]:
            found[new[i][0]] = old[j][0]
            i, j = i + 1, j + 1
        elif score[i][j] == score[i + 1][j]:
            i += 1
        else:
            j += 1
    return found


def matched(new: list[tuple[str, str]], old: list[tuple[str, str]]) -> dict[str, str]:
    """The same, where some may have changed places but have the title that they had."""
    titles = {text.split(MARK)[0]: number for number, text in old if len(text.split(MARK)[0]) < 60}
    found = {number: titles[text.split(MARK)[0]] for number, text in new if text.split(MARK)[0] in titles}
    left = [one for one in new if one[0] not in found]
    taken = set(found.values())
    return found | aligned(left, [one for one in old if one[0] not in taken])


def rule_of(number: str) -> str:
    return re.match(r"\d{3}(\.\d+)?", number)[0]


def children(texts: dict[str, str], parent: str) -> list[tuple[str, str]]:
    if len(parent) == 3:
        rules = [n for n in texts if n.startswith(parent + ".") and n[-1].isdigit()]
        return [(n, texts[n] + MARK + texts.get(n + "a", "")) for n in rules]
    return [
        (n, t)
        for n, t in texts.items()
        if len(n) > len(parent) and re.fullmatch(re.escape(parent) + "[a-z]+", n)
    ]


def step(new: dict[str, str], old: dict[str, str]) -> dict[str, str]:
    """The number in the older edition of each number of the newer one."""
    found: dict[str, str] = {}
    titles = {text: number for number, text in old.items() if len(number) == 3}
    for section, title in new.items():
        if len(section) != 3 or section.endswith("00"):
            continue
        before = titles.get(title) or (section if section in old else None)
        if before is None:
            continue
        found[section] = before
        rules = matched(children(new, section), children(old, before))
        found.update(rules)
        for rule, was in rules.items():
            found.update(aligned(children(new, rule), children(old, was)))
    taken = set(found.values())
    for number in new:  # worded anew, in its old place
        if number not in found and len(number) > 3:
            rule = rule_of(number)
            parent = found.get(rule if rule != number else number[:3])
            here = parent + number[len(rule if rule != number else number[:3]) :] if parent else None
            if here in old and here not in taken:
                found[number] = here
                taken.add(here)
    return found


def main() -> None:
    folder = Path(sys.argv[1])
    paths = sorted(folder.glob("cr-*.txt"), reverse=True)
    editions = {f"{p.stem[3:7]}-{p.stem[7:9]}-{p.stem[9:11]}": read(p) for p in paths}
    dates = list(editions)
    first = editions[dates[0]]
    history: History = {}
    for number in first:
        today = {was: now for now, was in SHIFTED.items()}.get(rule_of(number) if "." in number else number)
        if number in SHIFTED.values():
            today = next(now for now, was in SHIFTED.items() if was == number)
            history[today] = [(NEWEST, today), (dates[0], number)]
        elif today and not number.startswith("704"):
            moved = today + number[len(rule_of(number)) :]
            history[moved] = [(NEWEST, moved), (dates[0], number)]
        else:
            history[number] = [(NEWEST, number), (dates[0], number)]
    for number in NEW:
        history[number] = [(NEWEST, number), (dates[0], None)]
    for newer, older in pairwise(dates):
        if older < GREAT:
            break
        found = step(editions[newer], editions[older])
        for runs in history.values():
            last = runs[-1][1]
            runs.append((older, found.get(last) if last else None))
    lines = [
        line.split("\t")
        for line in (folder / "renumbered.tsv").read_text("utf-8").splitlines()
        if line[:1].isdigit()
    ]
    heads, rows = lines[0][2:], lines[1:]
    oldest = {row[0]: row[-1] for row in rows}
    for number, runs in history.items():
        runs.append(("2009-05-01", BY_HAND.get(number) or oldest.get(number, "-").replace("-", "") or None))
    fill(history, rows, heads)
    write(history)


def fill(history: History, rows: list[list[str]], heads: list[str]) -> None:
    """Take what renumbered.tsv says, also between two of its columns that agree where nothing was found."""
    for row in rows:
        cells = dict(zip(heads, row[2:], strict=True))
        runs = history.get(row[0], [])
        for index, (date, was) in enumerate(runs):
            newer = [cells[head] for head in heads if head >= date][-1:]
            older = [cells[head] for head in heads if head <= date][:1]
            told = newer[0] if newer == older and newer and (date in cells or was is None) else "-"
            if told != "-" and date != NEWEST:
                runs[index] = (date, told)


def steps(history: History) -> list[tuple[str, dict[str, str | None]]]:
    """For each edition but the oldest, the numbers that were others before it, or none; what follows from the rule or the section isn't told."""
    dates = [date for date, _ in next(iter(history.values()))]
    told = []
    for index, date in enumerate(dates[:-1]):
        before: dict[str, str | None] = {}
        for runs in history.values():
            now, was = runs[index][1], runs[index + 1][1]
            if now is not None:
                before.setdefault(now, was)
        kept: dict[str, str | None] = {}
        for number in sorted(before, key=lambda one: (len(one) > 3, one != rule_of(one), one)):
            if before[number] != implied(number, kept):
                kept[number] = before[number]
        told.append((date, kept))
    return told


def implied(number: str, kept: Mapping[str, str | None]) -> str | None:
    """What number was, as its rule or section tells."""
    if len(number) == 3:
        return number
    rule = rule_of(number)
    above = number[:3] if rule == number else rule
    was = kept[above] if above in kept else implied(above, kept)
    return was + number[len(above) :] if was else None


def write(history: History) -> None:
    print(HEADER, end="")
    for date, kept in steps(history):
        sections: dict[str, list[str]] = {}
        for number, was in kept.items():
            if number < "800" and not number.endswith("00"):
                here, rest = number[:3], number[4:] or "*"
                there = (
                    "-"
                    if was is None
                    else was[:3]
                    if rest == "*"
                    else was[4:]
                    if was[:3] == here
                    else f"{was[:3]}/{was[4:]}"
                )
                sections.setdefault(here, []).append(f"{rest}={there}")
        for section in sorted(sections):
            since = next(
                (exact for held, low, high, exact in EXACT if held == date and low <= section <= high), date
            )
            print(f"renumbered('{since}', {section}, \" {' '.join(sections[section])} \").")


if __name__ == "__main__":
    main()
