"""lawmage.strict_yaml: nothing that is written turns into something else."""

from __future__ import annotations

import json
import random
import re
import time
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from lawmage import strict_yaml
from lawmage.errors import InputError, LawmageError
from lawmage.strict_yaml import DEPTH_LIMIT, NODE_LIMIT, SIZE_LIMIT, key_text, load_all, load_file


def value(text: str, name: str = "case.yaml"):
    (document,) = load_all(text, name)
    return document.value


def refusal(text: str, name: str = "case.yaml") -> str:
    with pytest.raises(InputError) as caught:
        load_all(text, name)
    message = str(caught.value)
    assert "\n" not in message
    assert len(message) < 300
    return message


@pytest.fixture(params=["C loader", "pure loader"])
def _either_loader(request, monkeypatch):
    if request.param == "pure loader":
        monkeypatch.setattr(strict_yaml, "_LOADER", yaml.Loader)
    else:
        assert strict_yaml._LOADER is yaml.CLoader


# ---- What values mean


@pytest.mark.parametrize(
    ("text", "meaning"),
    [
        ("true", True),
        ("false", False),
        ("null", None),
        ("0", 0),
        ("20", 20),
        ("-3", -3),
        ("9" * 15, 10**15 - 1),
    ],
)
def test_words_and_whole_numbers_mean_what_they_say(text, meaning):
    for name in ("case.yaml", "case.json"):
        read = value(f'{{"key": {text}}}', name)["key"]
        assert (read, type(read)) == (meaning, type(meaning))


TEXTS = """on off yes no On NO y n True FALSE Null ~ 2024-08-02 2024-08-02T10:00:00 1:30 190:20:30 702.10 1.5 0x1F 0o17
017 007 -0 1_000 .inf -.inf .nan 1e3 1.5e3 6. .5 +1 +2/+0 2/2 1/* -1/-1 = <<x a=b 0b11 1,000""".split()


@pytest.mark.usefixtures("_either_loader")
@pytest.mark.parametrize("text", TEXTS)
def test_all_else_stays_text(text):
    assert value(f"key: {text}") == {"key": text}
    assert value(f"- {text}") == [text]


@pytest.mark.usefixtures("_either_loader")
def test_a_rule_number_keeps_its_zero_and_a_timestamp_is_a_number():
    document = value(
        "because: [702.10, 509.1, 702.19b]\ntimestamp: 1.5\ngains: [{text: flying, timestamp: -0.25}]"
    )
    assert document == {
        "because": ["702.10", "509.1", "702.19b"],
        "timestamp": 1.5,
        "gains": [{"text": "flying", "timestamp": -0.25}],
    }
    assert value('{"because": [702.10], "timestamp": 1.50}', "x.json") == {
        "because": ["702.10"],
        "timestamp": 1.5,
    }


@pytest.mark.usefixtures("_either_loader")
def test_quotes_make_text_of_anything():
    assert value("""["true", '5', "null", "", '~', "1.5"]""") == ["true", "5", "null", "", "~", "1.5"]
    assert value("a: |\n  true\nb: >-\n  5\n") == {"a": "true\n", "b": "5"}
    assert value("timestamp: '1.5'") == {"timestamp": "1.5"}


@pytest.mark.usefixtures("_either_loader")
def test_keys_are_text():
    assert value("{on: 1, 1: 2, 702.10: 3, true: 4, null: 5}") == {
        "on": 1,
        "1": 2,
        "702.10": 3,
        "true": 4,
        "null": 5,
    }


def test_names_with_accents_quotes_and_signs_beyond_the_first_plane_are_kept():
    names = ["Lim-Dûl's Vault", "Jötun Grunt", "Æther Vial", "'), halt, (", "😀", "_____ // \\ `%{}"]
    assert value(json.dumps(names, ensure_ascii=False)) == names
    assert value(json.dumps([names]), "names.json") == names


def test_a_byte_order_mark_and_windows_line_ends_are_read():
    assert value("\ufeffa: 1\r\nb: 2\r\n") == {"a": 1, "b": 2}
    assert value('\ufeff{"a": 1}', "a.JSON") == {"a": 1}


# ---- Documents and lines


@pytest.mark.usefixtures("_either_loader")
def test_several_documents_and_the_line_of_every_value():
    text = """# two cases
id: one
objects:
  - {id: bear, controller: B}
  - id: ogre
    controller:
      A
---
id: two
ask: [1,
  2]
"""
    one, two = load_all(text, "two.yaml")
    assert one.value["objects"][1] == {"id": "ogre", "controller": "A"}
    assert two.value == {"id": "two", "ask": [1, 2]}
    lines = {
        (): 2,
        ("id",): 2,
        ("objects",): 3,
        ("objects", 0): 4,
        ("objects", 0, "controller"): 4,
        ("objects", 1): 5,
        ("objects", 1, "controller"): 6,
        ("objects", 1, "missing"): 5,
        ("objects", 7): 3,
        ("objects", "x"): 3,
        ("missing", 3, "x"): 2,
        ("id", "deeper"): 2,
    }
    assert {path: one.line(path) for path in lines} == lines
    assert [two.line(path) for path in [(), ("ask",), ("ask", 0), ("ask", 1)]] == [9, 10, 10, 11]
    error = one.error(("objects", 1, "controller"), "expected a player")
    assert str(error) == "two.yaml:6: objects[1].controller: expected a player"
    assert (error.file, error.line, error.key) == ("two.yaml", 6, "objects[1].controller")
    assert isinstance(error, LawmageError)


def test_an_array_at_the_top_of_json_holds_documents():
    one, two = load_all('[\n {"id":\n "one"},\n\n {"id": "two"}]', "two.json")
    assert (one.value, one.line(("id",))) == ({"id": "one"}, 2)
    assert (two.value, two.line()) == ({"id": "two"}, 5)
    assert load_all("[]", "none.json") == []


def test_a_text_of_comments_holds_no_document():
    assert load_all("", "x.yaml") == []
    assert load_all("# nothing\n\n", "x.yaml") == []


def test_keys_are_told_as_people_write_them():
    assert key_text(()) == ""
    assert key_text(("objects", 2, "gains", 0)) == "objects[2].gains[0]"
    assert key_text(("settle", "a creature died", "x-y")) == 'settle."a creature died".x-y'
    assert len(key_text(["a"] * 1000)) <= 120


# ---- What is refused, and how it is said


REFUSED = {
    "a: 1\nb: 2\na: 3": "case.yaml:3: a: this key is given twice, first in line 1",
    "- {x: 1,\n   x: 2}": "case.yaml:2: [0].x: this key is given twice, first in line 1",
    "x: {y: [1]}\n'x': 2": "case.yaml:2: x: this key is given twice, first in line 1",
    "a: &b c": "case.yaml:1: a: anchors (& and *) are not read; text that begins so needs quotes",
    "a: *b": "case.yaml:1: a: aliases (& and *) are not read; text that begins so needs quotes",
    "a: &x [*x]": "case.yaml:1: a: anchors (& and *) are not read; text that begins so needs quotes",
    "a: !!str 5": "case.yaml:1: a: tags (!) are not read; text that begins so needs quotes",
    "a: !b c": "case.yaml:1: a: tags (!) are not read; text that begins so needs quotes",
    "a: ! c": "case.yaml:1: a: tags (!) are not read; text that begins so needs quotes",
    "!!python/object/apply:os.system [x]": "case.yaml:1: tags (!) are not read; text that begins so needs quotes",
    "%YAML 1.1\n---\na: 1": "case.yaml:1: directives (%) are not read",
    "%TAG ! tag:x,2000:\n---\na: 1": "case.yaml:1: directives (%) are not read",
    "a: {<<: {b: 1}}": "case.yaml:1: a: merge keys (<<) are not read",
    "? [a]\n: b": "case.yaml:1: a key must be a word, not a list or a mapping",
    "{{a: 1}: 2}": "case.yaml:1: a key must be a word, not a list or a mapping",
    "?\n: a": "case.yaml:1: expected a key before the colon",
    "a: */*": "case.yaml:1: a: text that begins with *, & or ! needs quotes",
    "a: 1\nb:\n": 'case.yaml:2: b: expected a value here: null for none, "" for empty text',
    "can_block: {blocker, attacker}": "case.yaml:1: can_block.blocker: expected a value here: "
    'null for none, "" for empty text',
    "a: 1\n---\n": "case.yaml:2: an empty document",
    "a: 1234567890123456": "case.yaml:1: a: a whole number has at most 15 digits; put it in quotes if it is text",
    'a:\n "\\0"': "case.yaml:2: a: the character U+0000 is not allowed",
    "a: 1\nb: \x07": "case.yaml:2: the character U+0007 is not allowed",
    "a: \ud800": "case.yaml:1: the character U+D800 is not allowed",
}


@pytest.mark.usefixtures("_either_loader")
@pytest.mark.parametrize("text", REFUSED)
def test_what_is_ambiguous_is_refused(text):
    assert refusal(text) == REFUSED[text]


@pytest.mark.parametrize(
    ("text", "place", "part"),
    [
        ("a: [1, 2", "case.yaml:1: a[2]: ", "expected ',' or ']'"),
        ("a: 1\n b: 2", "case.yaml:2: ", "mapping values are not allowed"),
        ("a: 'x", "case.yaml:1: a: ", "while scanning a quoted scalar begun in line 1"),
        ("a:\n\tb: c", "case.yaml:2: a: ", "cannot start any token"),
        ("a: @b", "case.yaml:1: a: ", "cannot start any token"),
        ("a: 1\n...\nb: 2", "case.yaml:3: ", "expected <document start>"),
    ],
)
def test_what_is_not_yaml_is_told_with_its_place(text, place, part):
    message = refusal(text)
    assert message.startswith(place)
    assert part in message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1, "a": 2}', "x.json:1: a: this key is given twice, first in line 1"),
        ('{"a":\n NaN}', "x.json: NaN is not JSON"),
        ("[-Infinity]", "x.json: -Infinity is not JSON"),
        ('{"a": 1,}', "x.json:1: not JSON: Expecting property name enclosed in double quotes at column 9"),
        ("", "x.json:1: not JSON: Expecting value at column 1"),
        ("a: 1", "x.json:1: not JSON: Expecting value at column 1"),
        ("[1] 2", "x.json:1: not JSON: Extra data at column 5"),
        ('{"a":\n["\\u0000"]}', "x.json:2: a[0]: the character U+0000 is not allowed"),
        ('["\\ud800"]', "x.json:1: [0]: the character U+D800 is not allowed"),
        (
            "[1" + "0" * 5000 + "]",
            "x.json:1: [0]: a whole number has at most 15 digits; put it in quotes if it is text",
        ),
    ],
)
def test_json_is_as_strict(text, message):
    assert refusal(text, "x.json") == message


# ---- Limits


@pytest.mark.usefixtures("_either_loader")
def test_depth_is_limited():
    assert value("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT)
    for deep in ("[" * 500_000, "- " * 5000, "{a: " * 5000, "[" * 900 + "]" * 900):
        assert "more than 40 lists and mappings inside one another" in refusal(deep) or "nesting" in refusal(
            deep
        )


def test_depth_is_limited_in_json():
    assert load_all("[" * DEPTH_LIMIT + "]" * DEPTH_LIMIT, "x.json")
    for deep in ("[" * 41 + "]" * 41, '{"a":' * 900 + "1" + "}" * 900, "[" * 200_000):
        assert "more than 40 lists and mappings inside one another" in refusal(deep, "x.json")


def test_size_and_number_of_values_are_limited():
    assert "at most 5,000,000 are read" in refusal("a" * (SIZE_LIMIT + 1))
    for name in ("x.yaml", "x.json"):
        assert "more than 300,000 values" in refusal("[1" + ",1" * NODE_LIMIT + "]", name)


# ---- Files


def test_a_file_is_read_by_its_name(tmp_path):
    (tmp_path / "a.yaml").write_bytes("a: Jötun Grunt\nb: 1\n".encode())
    (tmp_path / "a.json").write_bytes(b'{"a": "b"}')
    (document,) = load_file(tmp_path / "a.yaml")
    assert (document.value, document.name) == ({"a": "Jötun Grunt", "b": 1}, str(tmp_path / "a.yaml"))
    assert load_file(str(tmp_path / "a.json"))[0].value == {"a": "b"}


def test_a_file_that_cannot_be_read_is_told_in_one_line(tmp_path):
    (tmp_path / "latin.yaml").write_bytes("a: 1\nb: Jötun\n".encode("latin-1"))
    (tmp_path / "cut.yaml").write_bytes(b"a: \xc3")
    for name, message in {
        "latin.yaml": ":2: not UTF-8: invalid start byte, byte 0xf6",
        "cut.yaml": ":1: not UTF-8: unexpected end of data, byte 0xc3",
        "none.yaml": ": can't be read: No such file or directory",
        "": ": can't be read: Is a directory",
    }.items():
        path = str(tmp_path / name) if name else str(tmp_path)
        with pytest.raises(InputError) as caught:
            load_file(path)
        assert str(caught.value) == path + message
    with pytest.raises(InputError, match="is no name of a file"):
        load_file("a\0b")
    if Path("/dev/zero").exists():
        with pytest.raises(InputError, match="at most 5,000,000 are read"):
            load_file("/dev/zero")


# ---- Properties


texts = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff"), max_size=12
)
values = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**15) + 1, 10**15 - 1) | texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(texts, inner, max_size=4),
    max_leaves=12,
)


@given(values)
def test_what_was_written_is_what_is_read(written):
    assert value(json.dumps([written]), "x.json") == written
    assert value(json.dumps({"k": written}, ensure_ascii=False, indent=1), "x.json") == {"k": written}
    text = yaml.safe_dump({"k": written}, allow_unicode=True)
    try:
        assert value(text) == {"k": written}
    except InputError as error:  # PyYAML writes an alias where an empty list stands twice.
        assert "anchors" in str(error)


pieces = st.sampled_from(
    [
        "a",
        "b: ",
        "- ",
        "[",
        "]",
        "{",
        "}",
        ",",
        ":",
        "?",
        "&x",
        "*x",
        "!",
        "|",
        ">",
        "'",
        '"',
        "\\",
        "#",
        "%",
        "@",
    ]
    + [
        "\n",
        "  ",
        "\t",
        "---",
        "...",
        "<<",
        "\ufeff",
        "\x00",
        "\ud800",
        "é",
        "😀",
        "true",
        "1.5",
        "702.10",
        "null",
    ]
)


@settings(max_examples=400)
@given(
    st.lists(pieces | st.text(max_size=3), max_size=30).map("".join), st.sampled_from(["x.yaml", "x.json"])
)
def test_any_text_is_read_or_refused_in_one_line(text, name):
    try:
        documents = load_all(text, name)
    except InputError as error:
        assert "\n" not in str(error)
        assert str(error).startswith(name)
        assert (
            error.line is None or 1 <= error.line <= len(re.findall(r"\r\n|[\n\r\x85\u2028\u2029]", text)) + 1
        )
    else:
        for document in documents:
            assert_strict(document.value)
            json.dumps(document.value, allow_nan=False)


def assert_strict(read):
    assert type(read) in (type(None), bool, int, float, str, list, dict)
    for inner in read if isinstance(read, list) else read.values() if isinstance(read, dict) else ():
        assert_strict(inner)


@given(st.integers(0, 10**6))
def test_every_value_has_the_line_it_was_written_in(seed):
    """One value a line, so that the lines are known."""
    count = random.Random(seed).randint(1, 20)
    text = "".join(f"k{n}:\n  - {n}\n" for n in range(count))
    (document,) = load_all(text, "x.yaml")
    assert [document.line((f"k{n}", 0)) for n in range(count)] == [2 * n + 2 for n in range(count)]


def test_a_big_file_takes_less_than_a_second():
    case = (
        "id: x\nobjects:\n"
        + "  - {id: bear, card: Grizzly Bears, controller: A, counters: {'+1/+1': 2}}\n" * 20
    )
    text = "---\n".join([case] * 300)
    started = time.perf_counter()
    assert len(load_all(text, "x.yaml")) == 300
    assert time.perf_counter() - started < 1, f"{len(text):,} characters"


def test_the_conformance_corpus_is_read_as_pyyaml_reads_it():
    """Where the corpus is written so that there is one way to read it."""
    for path in sorted(Path(__file__).parent.glob("conformance/**/*.yaml")):
        text = path.read_text(encoding="utf-8")
        assert [d.value for d in load_all(text, path.name)] == list(yaml.safe_load_all(text))
