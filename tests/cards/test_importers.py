"""Reading files of card data, and making the user's pool from them."""

from __future__ import annotations

import gzip
import json
import os
from pathlib import Path

import pytest

from lawmage import InputError, UnknownCardError, cards
from lawmage.card_import import import_cards
from lawmage.cards import lookup
from lawmage.coverage import coverage, unread_clauses
from lawmage.importers import Notes, WrittenFace, read_cards
from lawmage.pool import Pool, PoolError

DATA = Path(__file__).parent / "data"


def read(path: Path) -> tuple[dict[str, tuple[WrittenFace, ...]], Notes]:
    notes = Notes()
    return {card.name: card.faces for card in read_cards(path, notes)}, notes


@pytest.fixture(scope="module")
def scryfall():
    return read(DATA / "oracle-cards.json")


@pytest.fixture(scope="module")
def mtgjson():
    return read(DATA / "AtomicCards.json")


def test_both_formats_say_the_same(scryfall, mtgjson):
    ours, theirs = scryfall[0], mtgjson[0]
    assert len(theirs) == 9
    assert theirs == {name: ours[name] for name in theirs}


def test_a_face_has_its_own_values(scryfall):
    front, back = scryfall[0]["Quiet Archivist // Loud Archivist"]
    assert (front.cost, front.colors, front.stats) == ("{1}{W}", None, "1/3")
    assert (back.cost, back.colors, back.stats, back.text) == (None, "R", "4/3", "Trample")
    near, yonder = scryfall[0]["Near // Yonder"]
    assert (near.cost, near.colors, near.type_line) == ("{U}", None, "Instant")
    assert (yonder.cost, yonder.colors, yonder.type_line) == ("{3}{R}", None, "Sorcery")


def test_a_flipped_permanent_keeps_the_cost(scryfall):
    """CR 710.1c."""
    assert [face.cost for face in scryfall[0]["Reed Squire // Reed Knight"]] == ["{W}", "{W}"]


def test_what_two_cards_meld_into_is_their_second_face(scryfall):
    """CR 712.4."""
    assert [face.name for face in scryfall[0]["Left Lantern"]] == ["Left Lantern", "Great Lantern"]
    assert [face.name for face in scryfall[0]["Great Lantern"]] == ["Great Lantern"]


def test_absent_and_null_and_empty_are_nothing(scryfall):
    sapling = scryfall[0]["Crimson Sapling"][0]
    assert (sapling.cost, sapling.colors, sapling.text) == (None, "R", None)
    assert scryfall[0]["Right Lantern"][0].text is None
    assert scryfall[0]["Siege of Marl // Marl Restored"][0].defense == "5"


def test_colors_that_the_text_sets_are_left_to_it(scryfall):
    assert scryfall[0]["Pale Drone"][0].colors is None


def test_colors_that_do_not_follow_are_taken_as_given_and_reported(scryfall):
    assert scryfall[0]["Odd Ink"][0].colors == "B"
    assert scryfall[1].doubted == ["Odd Ink"]


def test_what_is_no_card_to_play_with_is_left_out_and_counted(scryfall, mtgjson):
    assert scryfall[1].left_out == {
        "token": 1,
        "art card": 1,
        "un-card or playtest card": 1,
        "digital card": 1,
        "double of another entry": 1,
    }
    assert mtgjson[1].left_out == {"un-card or playtest card": 1, "plane or phenomenon": 1}
    assert [face.name for face in scryfall[0]["Same"]] == ["Same"]


def test_a_compressed_file_is_read(scryfall, tmp_path):
    path = tmp_path / "cards.json.gz"
    path.write_bytes(gzip.compress((DATA / "oracle-cards.json").read_bytes()))
    assert read(path)[0] == scryfall[0]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("", "no list of Scryfall cards and no AtomicCards"),
        ("12", "no list of Scryfall cards"),
        ("{}", "no key data"),
        ('{"meta": {}}', "no key data"),
        ('{"data": []}', "data is no mapping"),
        ('{"data": {"A": [{}]', "expected , or }"),
        ("[{}", "expected , or ]"),
        ('[{"name": "A", "layout": "normal"}, {"name": ', "cut off"),
        ('[{"name" "A"}]', "not JSON"),
        ("[" * 100_000, "too deep"),
        ("{1: 2}", "expected a key"),
        ('["a",, "b"]', "not JSON"),
    ],
)
def test_a_file_that_is_something_else_is_refused_with_its_place(make_file, content, message):
    path = make_file(content)
    with pytest.raises(InputError) as caught:
        read(path)
    assert message in str(caught.value)
    assert str(caught.value).startswith(str(path))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "content", [b"\xff\xfe[\x00]", b"\x1f\x8b broken", b'["\xff"]', gzip.compress(b"[1, 2" * 99)[:-9]]
)
def test_a_damaged_file_is_refused(tmp_path, content):
    path = tmp_path / "cards.json"
    path.write_bytes(content)
    with pytest.raises(InputError):
        read(path)


def test_a_missing_file_is_refused(tmp_path):
    with pytest.raises(InputError, match="No such file"):
        read(tmp_path / "nothing.json")
    with pytest.raises(InputError):
        read(tmp_path)


@pytest.mark.parametrize(
    "entry",
    [
        1,
        None,
        {},
        {"name": 3},
        {"name": "A", "card_faces": 7},
        {"name": "A", "card_faces": [None], "type_line": "Artifact"},
        {"name": "A", "layout": ["x"], "type_line": "Artifact", "colors": "red", "power": [], "all_parts": 1},
        {
            "name": "A",
            "layout": "meld",
            "type_line": "Artifact",
            "all_parts": [1, {"component": "meld_result"}],
        },
        {"name": "A", "legalities": [], "games": 3, "type_line": "Artifact"},
    ],
    ids=repr,
)
def test_an_odd_entry_stops_nothing(make_file, user_pool, entry):
    good = {"name": "Good", "type_line": "Artifact"}
    made = import_cards(make_file([entry, good]))
    assert made.cards + len(made.faults) + made.left_out.total() == 2
    assert lookup("Good").name == "Good"


def test_cards_are_in_the_users_pool(imported):
    assert lookup("copper heron").faces[0].term == (
        "face('Copper Heron',[2,u],from_cost,[],[creature],[bird],2,2,none,none,[line(1,keywords([flying]),[])])"
    )
    oda = lookup("Oda the Ferrier").faces[0].term
    assert ",[legendary],[planeswalker],[oda],none,none,4,none," in oda
    assert "activated([loyalty(1)],gain_life(you,1))" in oda
    assert ",none,none,none,5," in lookup("Siege of Marl").faces[0].term
    assert ",none,[red],[],[land,creature],[forest,dryad],1,1," in lookup("Crimson Sapling").faces[0].term
    assert ",star(0),star(1)," in lookup("Pale Drone").faces[0].term


def test_a_quoted_ability_is_its_place_and_the_text_is_kept_beside(user_pool):
    import_cards(DATA / "oracle-cards.json")
    face = lookup("Wary Moor-Hen").faces[0].term
    assert "idgets" not in face.replace("opaque('the widgets of the realm are blue')", "")
    assert "text(place(2,1,1))" in face
    pool = Pool(user_pool)
    assert (1, "Frobnicate all the widgets of the realm.") in unread_clauses(pool, 9)
    assert coverage(pool).statuses["grants_unread"] == 1
    words = pool.words(pool.find("warymoorhen")[0].card)
    assert words[0, 1, 1] == "Frobnicate all the widgets of the realm"


def test_a_failed_import_keeps_the_old_pool(make_file, user_pool):
    import_cards(DATA / "oracle-cards.json")
    before = user_pool.read_bytes()
    with pytest.raises(InputError):
        import_cards(make_file('[{"name": "New", "type_line": "Artifact"}, {"na'))
    with pytest.raises(PoolError, match="no card to play with"):
        import_cards(make_file([]))
    assert user_pool.read_bytes() == before
    assert os.listdir(user_pool.parent) == ["pool.sqlite"]
    assert lookup("Copper Heron").name == "Copper Heron"


def test_a_pool_that_cannot_be_written_keeps_the_old_one(user_pool, monkeypatch):
    import_cards(DATA / "oracle-cards.json")
    before = user_pool.read_bytes()

    def fail(self: Path, target: Path) -> Path:
        raise OSError("no space left")

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(PoolError, match="no space left; the old one is kept"):
        import_cards(DATA / "AtomicCards.json")
    assert user_pool.read_bytes() == before
    assert os.listdir(user_pool.parent) == ["pool.sqlite"]


def test_an_import_replaces_what_was_imported_before(make_file, user_pool):
    import_cards(DATA / "oracle-cards.json")
    import_cards(make_file([{"name": "Only", "type_line": "Artifact"}]))
    assert lookup("Only").name == "Only"
    with pytest.raises(UnknownCardError):
        lookup("Copper Heron")


def test_an_import_needs_the_users_pool_turned_on(make_file):
    with pytest.raises(PoolError, match="turned off"):
        import_cards(make_file([{"name": "Only", "type_line": "Artifact"}]))


def test_a_face_that_is_none_is_told(make_file, user_pool):
    made = import_cards(
        make_file([{"name": "Bad", "type_line": "Frobnicator"}, {"name": "Good", "type_line": "Artifact"}])
    )
    assert made.cards == 1
    assert made.faults[0].startswith("Bad: type line Frobnicator")


def test_a_large_file_is_read_as_it_streams_by(tmp_path):
    """Entries across the borders of what is read at once."""
    path = tmp_path / "cards.json"
    filler = "x" * 700
    with path.open("w", encoding="utf-8") as file:
        file.write("[")
        for number in range(5000):
            file.write("," * (number > 0))
            card = {"name": f"Card é {number}", "type_line": "Artifact", "filler": filler}
            file.write(json.dumps(card, ensure_ascii=number % 2 == 0))
        file.write("]")
    assert len(read(path)[0]) == 5000


def test_several_processes_read_the_same(user_pool, tmp_path, monkeypatch):
    import_cards(DATA / "oracle-cards.json")
    alone = user_pool.read_bytes()
    monkeypatch.setattr("lawmage.pool_compile.ALONE", 0)
    monkeypatch.setattr("lawmage.pool_compile.CHUNK", 7)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "other"))
    seen = []
    made = import_cards(
        DATA / "oracle-cards.json", jobs=2, progress=lambda done, total: seen.append((done, total))
    )
    assert user_pool.read_bytes() == alone
    assert seen[0][0] < seen[1][0] <= made.faces
    assert seen[-1] == (made.faces, made.faces)


def test_what_was_read_is_kept_for_the_next_time(user_pool, monkeypatch):
    import_cards(DATA / "oracle-cards.json")
    first = user_pool.read_bytes()
    monkeypatch.setattr("lawmage.pool_compile._ask", lambda *_: pytest.fail("it is read again"))
    import_cards(DATA / "oracle-cards.json")
    assert user_pool.read_bytes() == first


def test_without_a_cache_it_comes_out_the_same(user_pool, monkeypatch, tmp_path):
    import_cards(DATA / "oracle-cards.json")
    first = user_pool.read_bytes()
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    import_cards(DATA / "oracle-cards.json")
    assert user_pool.read_bytes() == first


def test_the_pool_is_found_anew_after_an_import(user_pool):
    with pytest.raises(UnknownCardError):
        lookup("Copper Heron")
    import_cards(DATA / "oracle-cards.json")
    assert lookup("Copper Heron").name == "Copper Heron"
    assert cards.pools(user_pool)[0].path == user_pool
