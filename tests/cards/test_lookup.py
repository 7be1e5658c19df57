"""Cards by name: how they are found, and what is said of names that nothing has."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from lawmage import UnknownCardError, cards
from lawmage.card_import import import_cards
from lawmage.cards import lookup
from lawmage.pool import Pool, PoolError

DATA = Path(__file__).parent / "data"


@pytest.mark.parametrize(
    ("asked", "name"),
    [
        ("Serra Angel", "Serra Angel"),
        ("serra angel", "Serra Angel"),
        ("  SERRA ANGEL ", "Serra Angel"),
        ("lim dul's vault", "Lim-Dûl's Vault"),
        ("Lim-Dûl’s Vault", "Lim-Dûl's Vault"),
        ("Jotun Grunt", "Jötun Grunt"),
        ("aether vial", "Aether Vial"),
        ("Urzas Tower", "Urza's Tower"),
        ("Fire // Ice", "Fire // Ice"),
        ("fire/ice", "Fire // Ice"),
        ("Fire", "Fire // Ice"),
        ("Ice", "Fire // Ice"),
        ("Delver of Secrets", "Delver of Secrets // Insectile Aberration"),
        ("Insectile Aberration", "Delver of Secrets // Insectile Aberration"),
        ("Brisela, Voice of Nightmares", "Brisela, Voice of Nightmares"),
        ("Lightning Bolt", "Lightning Bolt"),
        ("Bind", "Bind"),
    ],
)
def test_a_card_is_found_by_any_of_its_names(asked, name):
    assert lookup(asked).name == name


def test_a_face_says_that_it_was_asked_for():
    assert [lookup(name).asked for name in ("Fire // Ice", "Fire", "Ice")] == [0, 0, 1]
    front, back = lookup("Insectile Aberration").faces
    assert (front.name, back.name) == ("Delver of Secrets", "Insectile Aberration")


@pytest.mark.parametrize(
    ("asked", "near"),
    [
        ("Grizly Bears", "Grizzly Bears"),
        ("Serra Angle", "Serra Angel"),
        ("lightening bolt", "Lightning Bolt"),
        ("Insectile Aberation", "Insectile Aberration"),
        ("Tarmogoy", "Tarmogoyf"),
    ],
)
def test_an_unknown_name_suggests_the_nearest(asked, near):
    with pytest.raises(UnknownCardError) as caught:
        lookup(asked)
    assert caught.value.name == asked
    assert caught.value.near[0] == near
    assert f"did you mean {near}" in str(caught.value)


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "\0",
        "Serra\0Angel",
        "Serra\nAngel",
        "\ud800",
        "'), halt, (",
        "'; DROP TABLE cards; --",
        "%' OR '1'='1",
        "🐻",
        "/" * 200,
        "a" * 1_000_000,
        "e\u0301" * 500_000,
        "../../etc/passwd",
    ],
    ids=lambda name: ascii(name)[:20],
)
def test_a_hostile_name_is_only_unknown(name):
    with pytest.raises(UnknownCardError) as caught:
        lookup(name)
    message = str(caught.value)
    assert len(message) < 400
    assert message.isprintable()


def test_threads_look_up_together():
    names = ["Serra Angel", "Grizzly Bears", "Fire // Ice", "Jötun Grunt"] * 50
    failed = []

    def work() -> None:
        for name in names:
            cards._lookup.cache_clear()
            if lookup(name).name != name:
                failed.append(name)

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


def test_the_users_pool_goes_first_name_by_name(make_file, user_pool):
    card = {
        "name": "Serra Angel",
        "layout": "normal",
        "type_line": "Creature — Cat",
        "power": "9",
        "toughness": "9",
    }
    import_cards(make_file([card]))
    assert "[cat]" in lookup("serra angel").faces[0].term
    assert "[angel]" in lookup("serra angel", user_pool=False).faces[0].term
    assert lookup("Grizzly Bears").name == "Grizzly Bears"


def test_a_whole_name_beats_the_face_of_a_users_card(user_pool, make_file):
    faces = [{"name": "Serra Angel", "type_line": "Sorcery"}, {"name": "Rest", "type_line": "Sorcery"}]
    card = {"name": "Serra Angel // Rest", "layout": "split", "card_faces": faces}
    import_cards(make_file([card]))
    assert lookup("Serra Angel").name == "Serra Angel"
    assert lookup("Rest").name == "Serra Angel // Rest"


def test_the_users_pool_can_be_turned_off_and_be_another_file(monkeypatch, tmp_path, user_pool):
    monkeypatch.setenv("LAWMAGE_POOL", str(tmp_path / "mine.sqlite"))
    import_cards(DATA / "oracle-cards.json")
    assert (tmp_path / "mine.sqlite").exists()
    assert not user_pool.exists()
    assert lookup("Copper Heron").name == "Copper Heron"
    monkeypatch.setenv("LAWMAGE_POOL", "off")
    with pytest.raises(UnknownCardError):
        lookup("Copper Heron")


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0" + b"\0" * 2000])
def test_a_broken_user_pool_is_passed_over_and_that_is_said_once(user_pool, caplog, content):
    user_pool.parent.mkdir(parents=True)
    user_pool.write_bytes(content)
    assert lookup("Serra Angel").name == "Serra Angel"
    assert lookup("Grizzly Bears").name == "Grizzly Bears"
    (record,) = caplog.records
    assert str(user_pool) in record.message
    assert "passed over" in record.message
    assert "\n" not in record.message


@pytest.mark.parametrize(("key", "value"), [("schema", "0"), ("grammar", "another")])
def test_a_user_pool_of_another_version_is_passed_over(user_pool, caplog, key, value):
    import_cards(DATA / "oracle-cards.json")
    with sqlite3.connect(user_pool) as connection:
        connection.execute("UPDATE meta SET value = ? WHERE key = ?", (value, key))
    connection.close()
    with pytest.raises(UnknownCardError):
        lookup("Copper Heron")
    assert [record.message.count("passed over") for record in caplog.records] == [1]


def test_a_file_that_is_no_pool_is_refused(tmp_path):
    with pytest.raises(PoolError, match="there is no card pool"):
        Pool(tmp_path / "nothing")
    with pytest.raises(PoolError, match="no card pool"):
        Pool(tmp_path)
