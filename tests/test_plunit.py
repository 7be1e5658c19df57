"""The plunit files as items of pytest (tests/conftest.py, tests/plunit/run.pl)."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

SAMPLE = """:- encoding(utf8).
:- use_module(library(plunit)).
:- use_module(library(lists)).
:- begin_tests(sample).
test(right, X == 1) :- X = 1.
test(wrong, X == "Jötun") :- X = "Grunt".
test(choice_point) :- member(_, [1, 2]).
test(refuses, fail) :- fail.
test('throws, uncaught') :- throw(oops).
test(blocked, blocked(later)) :- true.
test(conditional, condition(fail)) :- true.
test(no_case, forall(member(_, []))) :- true.
test(some_case, [forall(member(X, [1, 2]))]) :- X < 2.
test(twin) :- true.
test(twin) :- fail.
test(warns) :- print_message(warning, format("hm", [])).
test(asserts) :- assertion(1 =:= 2).
:- end_tests(sample).
"""
RIGHT = {"load", "sample:right@5", "sample:refuses@8"}


@pytest.fixture
def run(tmp_path: Path):
    """Runs pytest on plunit files with these texts; gives the items' outcomes and all that was printed."""
    (tmp_path / "kb").mkdir()
    (tmp_path / "tests" / "plunit").mkdir(parents=True)
    for name in ("conftest.py", "plunit/run.pl"):
        shutil.copy(TESTS / name, tmp_path / "tests" / name)

    def run(text: str, *arguments: str) -> tuple[dict[str, str], str]:
        (tmp_path / "tests" / "sample.plt").write_text(text, encoding="utf-8")
        done = subprocess.run(
            [
                sys.executable,
                "-m",
                "pytest",
                "-c",
                os.devnull,
                f"--rootdir={tmp_path}",
                "-vv",
                *arguments,
                "tests",
            ],
            cwd=tmp_path,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        outcomes = re.findall(r"^tests/sample.plt::(.*) (PASSED|FAILED)", done.stdout, re.MULTILINE)
        return dict(outcomes), done.stdout

    return run


def test_a_test_passes_only_if_it_ran_and_nothing_was_said(run):
    outcomes, output = run(SAMPLE)
    assert len(outcomes) == 14
    assert {name for name, outcome in outcomes.items() if outcome == "PASSED"} == RIGHT
    assert "11 failed, 3 passed" in output
    assert 'Expected: "Jötun"' in output
    assert "succeeded with choicepoint" in output
    assert "a test must run: blocked(later)" in output
    assert "its forall has no solution" in output


def test_only_what_is_selected_is_run(run):
    outcomes, output = run(SAMPLE, "-k", "right or refuses")
    assert outcomes == {"sample:right@5": "PASSED", "sample:refuses@8": "PASSED"}, output


def test_a_file_that_loads_with_a_warning_fails_as_a_whole(run):
    outcomes, output = run(SAMPLE.replace("X = 1.", "X = 1, Y = 2."))
    assert set(outcomes.values()) == {"FAILED"}
    assert "Singleton" in output


def test_a_file_without_tests_and_a_test_that_is_not_seen_are_failures(run):
    assert run(":- use_module(library(plunit)).\n")[0] == {"load": "FAILED"}
    hidden = ":- use_module(library(plunit)).\n:- begin_tests(a).\n  test(b) :- true.\n:- end_tests(a).\n"
    assert run(hidden)[0] == {"load": "FAILED"}


def test_a_test_that_ends_the_process_is_a_failure(run):
    outcomes, output = run(SAMPLE.replace("X = 1.", "X = 1, halt."), "-k", "right or refuses")
    assert set(outcomes.values()) == {"FAILED"}
    assert "it did not end" in output


def test_only_what_reads_shared_may_be_skipped(run, tmp_path):
    (tmp_path / "tests" / "test_skip.py").write_text(
        """import pytest

@pytest.mark.skip(reason="later")
def test_marked(): pass

def test_called(): pytest.skip("later")

def test_shared(): pytest.skip("../shared is absent")
""",
        encoding="utf-8",
    )
    output = run(SAMPLE, "-k", "test_skip")[1]
    assert "1 failed, 1 skipped, 14 deselected, 1 error" in output
    assert "test_marked was skipped" in output
