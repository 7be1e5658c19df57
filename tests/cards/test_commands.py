"""``lawmage cards``: what is printed, and the exits."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from lawmage import LawmageError, cards
from lawmage.card_import import compile_corpus, import_cards
from lawmage.cli.cards import cards as group

DATA = Path(__file__).parent / "data"


@pytest.fixture
def run() -> Callable[..., Result]:
    """Runs ``lawmage cards`` with arguments; an error of lawmage is the caller's to see."""
    return lambda *arguments: CliRunner().invoke(group, arguments)


@pytest.fixture
def few(monkeypatch, tmp_path, make_file) -> None:
    """Instead of the shipped pool, one of a few invented creatures."""
    creatures = [
        ("Heron", "{U}", "Flying", "2/2"),
        ("Toad", "{G}", "", "1/1"),
        ("Spider", "{G}", "Reach", "1/4"),
        ("Brute", "{R}", "Menace", "3/2"),
        ("Coward", "{W}", "This creature can't block.", "2/2"),
        ("Whale", "{4}{U}", "When this creature enters, frobnicate the widgets.", "5/5"),
        ("Adder", "{B}", "When this creature dies, draw a card.", "1/1"),
        ("Ghost", "{B}", "Fear", "1/1"),
    ]
    entries = [
        {"name": name, "type_line": "Creature — Beast", "mana_cost": cost, "oracle_text": text}
        | {"power": stats[0], "toughness": stats[2]}
        for name, cost, text, stats in creatures
    ]
    entries.append({"name": "Rock", "type_line": "Artifact"})
    monkeypatch.setenv("LAWMAGE_POOL", str(tmp_path / "few.sqlite"))
    import_cards(make_file(entries))
    monkeypatch.setattr(cards, "SHIPPED", tmp_path / "few.sqlite")
    monkeypatch.setenv("LAWMAGE_POOL", "off")


def test_show_tells_each_line(run):
    done = run("show", "serra", "avenger")
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert lines[0] == "Serra Avenger  {W}{W}  white"
    assert lines[1] == "  Creature — Angel  3/3"
    assert any(line.startswith("  2  ") and "flying" in line for line in lines)


def test_show_tells_all_faces(run):
    output = run("show", "Insectile Aberration").output
    assert output.startswith("Delver of Secrets // Insectile Aberration  (transform)\n")
    assert "Creature — Human Insect  3/2" in output
    assert "its text is not known" in run("show", "Bonecrusher Giant").output


def test_show_prints_terms_and_json(run):
    assert "     keywords([flying,vigilance])" in run("show", "Serra Avenger", "--terms").output.splitlines()
    shown = json.loads(run("show", "Serra Avenger", "--json").output)
    assert (shown["name"], shown["layout"], shown["source"], shown["asked"]) == (
        "Serra Avenger",
        "normal",
        "corpus",
        0,
    )
    (face,) = shown["faces"]
    assert (face["cost"], face["stats"], face["colors"]) == ("{W}{W}", "3/3", "W")
    line = face["lines"][1]
    assert (line["line"], line["term"]) == (2, "keywords([flying,vigilance])")
    assert line["clauses"] == [{"sentence": 1, "status": "understood", "bearings": [], "text": None}]


def test_show_says_what_is_not_read_and_quotes_a_text_that_is_kept(run, user_pool):
    import_cards(DATA / "oracle-cards.json")
    output = run("show", "wary moor-hen").output
    assert "  1  not read: 'Frobnicate all the widgets of the realm' (it may concern: " in output
    assert "(but for what it quotes)" in output
    assert "(a condition stays open)" in output


def test_show_of_an_unknown_card_is_one_line(run):
    done = run("show", "Grizly", "Bears")
    assert isinstance(done.exception, LawmageError)
    assert str(done.exception) == "no card is named 'Grizly Bears'; did you mean Grizzly Bears?"


def names(result: Result) -> list[str]:
    assert result.exit_code == 0, result.exception
    return [line.split("  ")[0] for line in result.stdout.splitlines()]


@pytest.mark.usefixtures("few")
def test_find_asks_the_rules(run):
    assert names(run("find", "--can-block", "Heron")) == ["Heron", "Spider"]
    assert names(run("find", "--cannot-block", "Heron")) == [
        "Adder",
        "Brute",
        "Coward",
        "Ghost",
        "Toad",
        "Whale",
    ]
    assert names(run("find", "--cannot-block", "Toad")) == ["Coward"]
    assert names(run("find", "--can-block", "ghost")) == ["Adder", "Ghost"]
    assert names(run("find", "--unblockable-by", "Spider")) == ["Ghost"]
    assert names(run("find", "--unblockable-by", "Coward")) == [
        *("Adder", "Brute", "Coward", "Ghost", "Heron", "Spider", "Toad", "Whale")
    ]


@pytest.mark.usefixtures("few")
def test_find_says_why_and_what_is_not_sure(run):
    assert run("find", "--cannot-block", "Heron").stdout.splitlines()[0] == "Adder  (CR 702.9b)"
    assert "Toad  (CR 702.111b; not alone)" in run("find", "--can-block", "Brute").stdout.splitlines()
    assert "Whale  (something of it is not read)" in run("find", "--can-block", "Toad").stdout.splitlines()
    told = [json.loads(line) for line in run("find", "--can-block", "Heron", "--json").stdout.splitlines()]
    assert [card["name"] for card in told] == ["Heron", "Spider"]
    assert run("find", "--can-block", "Heron", "--count").stdout == "2\n"


@pytest.mark.usefixtures("few")
def test_find_refuses_what_makes_no_sense(run):
    assert run("find").exit_code == 2
    assert run("find", "--can-block", "Heron", "--cannot-block", "Toad").exit_code == 2
    assert str(run("find", "--can-block", "Rock").exception) == "Rock is no creature"
    assert isinstance(run("find", "--can-block", "Nobody").exception, LawmageError)


def test_import_tells_what_it_has_made(run, user_pool):
    done = run("import", str(DATA / "oracle-cards.json"))
    assert done.exit_code == 0
    assert done.stdout.startswith(f"{user_pool}: 15 cards, 22 faces, ")
    assert "left out: " in done.stdout
    assert "taken as given: Odd Ink" in done.stdout
    assert "read 22 of 22" in done.stderr


def test_an_import_that_fails_is_one_line(run, user_pool, tmp_path):
    done = run("import", str(tmp_path / "nothing.json"))
    assert str(done.exception) == f"{tmp_path / 'nothing.json'}: can't be read: No such file or directory"
    assert not user_pool.exists()


def test_update_without_a_connection_is_one_line(run, user_pool):
    done = run("update", "--base", "http://127.0.0.1:9")
    assert isinstance(done.exception, LawmageError)
    assert "the cards that are there stay in use" in str(done.exception)


def test_compile_makes_a_pool_from_a_folder(run, corpus, tmp_path):
    output = tmp_path / "made.sqlite"
    done = run("compile", str(corpus), "--output", str(output))
    assert done.exit_code == 0
    assert done.stdout.startswith(f"{output}: 4 cards, 6 faces, ")
    assert run("compile", str(tmp_path / "nowhere")).exit_code == 2


def test_status_tells_the_coverage(run, user_pool):
    import_cards(DATA / "oracle-cards.json")
    done = run("status", "--unread", "3", "--families")
    assert done.exit_code == 0
    assert "oracle-cards.json: 15 cards" in done.stdout
    assert "     1  Frobnicate all the widgets of the realm." in done.stdout.splitlines()
    assert "legality core (C and T)" in done.stdout
    assert any(line.startswith("cant_block ") for line in done.stdout.splitlines())
    mine, shipped = json.loads(run("status", "--json").stdout)
    assert mine["kinds"] == []
    assert shipped["kinds"][0]["name"] == "legality core (C and T)"
    assert shipped["cards"] > 32_000


def test_status_tells_which_grammar_it_was(run, corpus, tmp_path, monkeypatch):
    compile_corpus(corpus, tmp_path / "made.sqlite")
    monkeypatch.setattr(cards, "SHIPPED", tmp_path / "made.sqlite")
    assert f"grammar {cards.grammar_version()}" in run("status").stdout
    assert "another version of the grammar" not in run("status").stdout
    monkeypatch.setattr(cards, "grammar_version", lambda: "another")
    assert "another version of the grammar" in run("status").stdout
