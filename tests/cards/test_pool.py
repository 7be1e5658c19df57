"""The pool that ships with lawmage: what it knows of real cards, and that it holds no text of theirs."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterator

import pytest

from lawmage.card_terms import arguments
from lawmage.cards import SHIPPED, lookup
from lawmage.pool import SCHEMA_VERSION, Pool

MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def pool() -> Pool:
    return Pool(SHIPPED)


def parts(name: str, face: int = 0) -> list[str]:
    """Cost, colour, supertypes, types, subtypes, power, toughness, loyalty, defense and lines of a face."""
    return arguments(lookup(name).faces[face].term)[1:]


def lines(name: str, face: int = 0) -> dict[int, str]:
    """The meaning of each line."""
    cut = (arguments(line) for line in arguments(parts(name, face)[9]))
    return {int(number): meaning for number, meaning, _ in cut}


@pytest.mark.parametrize(
    ("name", "cost", "types", "subtypes", "power", "toughness"),
    [
        ("Serra Angel", "[3,w,w]", "[creature]", "[angel]", "4", "4"),
        ("Grizzly Bears", "[1,g]", "[creature]", "[bear]", "2", "2"),
        ("Ornithopter", "[0]", "[artifact,creature]", "[thopter]", "0", "2"),
        ("Tarmogoyf", "[1,g]", "[creature]", "[lhurgoyf]", "star(0)", "star(1)"),
        ("Spectral Procession", "[2/w,2/w,2/w]", "[sorcery]", "[]", "none", "none"),
        ("Dismember", "[1,b/p,b/p]", "[instant]", "[]", "none", "none"),
        ("Urza's Tower", "none", "[land]", "['urza\\'s',tower]", "none", "none"),
        ("Char-Rumbler", "[2,r,r]", "[creature]", "[elemental]", "-1", "3"),
    ],
)
def test_a_card_has_its_characteristics(name, cost, types, subtypes, power, toughness):
    values = parts(name)
    assert values[0] == cost
    assert values[3:7] == [types, subtypes, power, toughness]


@pytest.mark.parametrize(
    ("name", "face", "color"),
    [
        ("Serra Angel", 0, "from_cost"),
        ("Dryad Arbor", 0, "[green]"),
        ("Insectile Aberration", 1, "[blue]"),
        ("Ancestral Vision", 0, "[blue]"),
        ("Forest", 0, "from_cost"),
        ("Fire // Ice", 1, "from_cost"),
        ("Drowner of Truth", 0, "from_cost"),
    ],
)
def test_colors_follow_from_the_cost_or_are_given(name, face, color):
    assert parts(name, face)[1] == color


@pytest.mark.parametrize(
    ("name", "face", "line", "meaning"),
    [
        ("Serra Angel", 0, 1, "keywords([flying])"),
        ("Serra Avenger", 0, 2, "keywords([flying,vigilance])"),
        ("Boggart Brute", 0, 1, "keywords([menace])"),
        ("Giant Spider", 0, 1, "keywords([reach])"),
        ("Bog Wraith", 0, 1, "keywords([landwalk([subtype(swamp)])])"),
        ("White Knight", 0, 2, "keywords([protection([color(black)])])"),
        ("Insectile Aberration", 1, 1, "keywords([flying])"),
        ("Drowner of Truth", 0, 1, "keywords([devoid])"),
        ("Spineless Thug", 0, 1, "restriction(self,cant_block)"),
    ],
)
def test_keyword_lines_are_meanings(name, face, line, meaning):
    assert lines(name, face)[line] == meaning


def test_loyalty_and_defense_are_known():
    assert parts("Jace Beleren")[7:9] == ["3", "none"]
    assert parts("Invasion of Tarkir")[7:9] == ["none", "5"]


def test_a_flipped_face_keeps_the_cost():
    """CR 710.1c."""
    assert parts("Kenzo the Hardhearted", 1)[0] == "[w]"


def test_a_face_without_text_in_the_corpus_is_unread():
    assert parts("Stomp", 1)[9].startswith("[line(1,none,[unread(1,[block,attack,")


def test_what_is_no_card_to_play_with_is_not_there(pool):
    assert pool.find("silverborder") == []
    assert pool.find("aalrundgodofthecosmos") == []


def test_every_face_is_a_face(pool):
    count = 0
    for name, rest in pool.query(
        "SELECT coalesce(faces.name, cards.name), term FROM faces JOIN cards ON cards.id = card"
    ):
        count += 1
        assert len(arguments(f"face({rest}")) == 10, name
    assert count > 33_000


def test_every_clause_is_of_a_line_of_its_face(pool):
    ((left,),) = pool.query(
        "SELECT count(*) FROM clauses LEFT JOIN faces USING (card, face) WHERE faces.term IS NULL"
    )
    assert left == 0


def test_it_is_of_this_version_and_not_large(pool):
    assert pool.meta["schema"] == str(SCHEMA_VERSION)
    assert re.fullmatch(r"[0-9a-f]{16}", pool.meta["grammar"])
    assert SHIPPED.stat().st_size < 16 * MEGABYTE
    assert list(pool.query("SELECT * FROM texts")) == []
    assert list(pool.query("SELECT * FROM spans")) == []


WORDS = re.compile(r"[\w'’,./{}+-]+(?: [\w'’,./{}+-]+){3,}")
"""Four words or more with a space between them."""


def fours(text: str) -> Iterator[str]:
    """Each four words that stand together."""
    for run in WORDS.findall(text):
        words = run.split(" ")
        yield from (" ".join(words[start : start + 4]) for start in range(len(words) - 3))


def written_words(pool: Pool) -> str:
    """Names, also several in a list, and the words of open conditions."""
    names = set(pool.names())
    known = set(names)
    for (term,) in pool.query("SELECT term FROM faces WHERE term LIKE '%opaque(%' OR term LIKE '%named(%'"):
        for kind, quoted in re.findall(r"(opaque|named)\('((?:[^'\\]|\\.)*)'\)", term):
            words = quoted.replace("\\'", "'")
            if kind == "opaque" or set(re.split(", and |, ", words)) <= names:
                known.add(words)
    return "\n".join(known)


def test_no_sentence_of_the_corpus_is_in_the_file(pool, shared):
    """No four words together that a text has, but for names and the words of open conditions."""
    with gzip.open(shared / "cards" / "corpus.jsonl.gz", "rt", encoding="utf-8") as file:
        texts = {four for line in file for four in fours(json.loads(line)["text"] or "")}
    assert "until end of turn." in texts
    known = written_words(pool)
    content = SHIPPED.read_bytes().decode("utf-8", "replace").replace("\\'", "'")
    found = {four for four in fours(content) if four in texts}
    assert [four for four in sorted(found) if four not in known] == []
