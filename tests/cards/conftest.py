"""Card pools of invented cards, and no user's folder."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lawmage import cards
from lawmage.card_import import import_cards

DATA = Path(__file__).parent / "data"
SHARED = Path(__file__).resolve().parents[3] / "shared"
"""The study corpus, where it is present."""


@pytest.fixture(autouse=True)
def no_users_folder(monkeypatch, tmp_path) -> Iterator[None]:
    """No test reads or writes the user's own pool or cache."""
    monkeypatch.setenv("LAWMAGE_POOL", "off")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    cards.forget()
    yield
    cards.forget()


@pytest.fixture
def shared() -> Path:
    """The study corpus."""
    if not (SHARED / "cards").is_dir():
        pytest.skip("../shared is absent")
    return SHARED


@pytest.fixture
def user_pool(monkeypatch, tmp_path) -> Path:
    """Where the user's pool is, turned on; nothing is there yet."""
    monkeypatch.delenv("LAWMAGE_POOL")
    return tmp_path / "data" / "lawmage" / "pool.sqlite"


@pytest.fixture(params=["oracle-cards.json", "AtomicCards.json"])
def imported(request, user_pool) -> Path:
    """The user's pool, made from each of the two files of invented cards."""
    import_cards(DATA / request.param)
    return user_pool


@pytest.fixture
def make_file(tmp_path) -> Callable[[object], Path]:
    """Writes a JSON file."""

    def write(value: object) -> Path:
        path = tmp_path / "cards.json"
        path.write_text(value if isinstance(value, str) else json.dumps(value), encoding="utf-8")
        return path

    return write


@pytest.fixture
def corpus(tmp_path) -> Path:
    """A folder like that of the study corpus, with invented cards."""
    folder = tmp_path / "shared" / "cards"
    folder.mkdir(parents=True)
    nothing = dict.fromkeys(("manaCost", "keywords", "power", "toughness", "loyalty", "text"))
    entries = [
        {
            "name": "Copper Heron",
            "manaCost": "{2}{U}",
            "type": "Creature — Bird",
            "power": "2",
            "toughness": "2",
        }
        | {"text": "Flying", "layout": "normal"},
        {"name": "Dusk // Dawn", "manaCost": "{B}", "type": "Instant", "layout": "split"}
        | {"text": "Destroy target creature."},
        {"name": "Larva // Imago", "manaCost": "{G}", "type": "Creature — Insect", "layout": "transform"}
        | {"power": "1", "toughness": "1", "back": "Imago", "text": "Whirl the widgets of the realm thrice."},
        {
            "name": "Imago",
            "type": "Creature — Insect",
            "layout": "transform",
            "face": "back",
            "front": "Larva",
        }
        | {
            "power": "3",
            "toughness": "*",
            "text": 'Imago can\'t block.\nEnchanted creature has "Whirl the widgets."',
        },
        {"name": "Not a Card", "type": "Scheme", "layout": "scheme"},
        {"name": "Strange Card", "manaCost": "{1}", "type": "Artifact", "layout": "normal"},
        {"name": "Stranger Card // Who Knows", "manaCost": "{1}", "type": "Artifact", "layout": "split"},
    ]
    lines = "".join(json.dumps(nothing | entry, ensure_ascii=False) + "\n" for entry in entries)
    (folder / "corpus.jsonl.gz").write_bytes(gzip.compress(lines.encode()))
    head = "card_name\tface\tface_name\tmana_cost\tcolours\ttype_line\tpower\ttoughness\tloyalty_or_defense"
    rows = [
        "Dusk // Dawn\t0\tDusk\t{B}\tB\tInstant\t\t\t\t\tsplit\tcorpus",
        "Dusk // Dawn\t1\tDawn\t{3}{W}\tW\tSorcery\t\t\t\t\tsplit\txmage",
        "Larva // Imago\t0\tLarva\t{G}\tG\tCreature — Insect\t1\t1\t\t\ttransform\tcorpus",
        "Larva // Imago\t1\tImago\t\tG\tCreature — Insect\t3\t*\t\t\ttransform\txmage",
        "Stranger Card // Who Knows\t1\tWho Knows\t?\t?\t?\t?\t?\t?\t\tsplit\t?",
    ]
    table = "\n".join([f"{head}\tkeywords\tlayout\tsource", *rows])
    (folder / "faces.tsv").write_text(f"{table}\n", encoding="utf-8")
    (folder / "excluded.txt").write_text("# name\treason\nNot a Card\tscheme\n", encoding="utf-8")
    undecided = "# name\ttype line\nStrange Card\tArtifact\nStranger Card // Who Knows\tArtifact\n"
    (folder / "undecided.txt").write_text(undecided, encoding="utf-8")
    return folder
