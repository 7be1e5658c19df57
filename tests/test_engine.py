"""The boundary to SWI-Prolog: what goes in comes out, whatever the text, thread or process."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawmage import Board, EngineError, LawmageError, QuestionError
from lawmage.engine import Engine
from lawmage.terms import atom, number, string, term

HOSTILE = [
    "true",
    "null",
    "'), halt, (",
    '"), halt. :- halt, ("',
    "a\nb",
    "\\",
    "\\x41\\",
    "% no comment",
    "/* no comment",
    "[]",
    "{}",
    "_Variable",
    "🐉🐲",
    "Lim-Dûl's Vault",
    "Jötun Grunt",
    "漢字",
    "\u2028\u2029\u0085\x01\x7f",
    "x" * 1_000_000,
    " ",
    "'",
]


def ground(text: str, **keys: object) -> Board:
    """A board of two creatures, the blocker with this id."""
    return (
        Board(step="declare_blockers")
        .put("attacker", name="A", type="Creature — Bear", pt="2/2", controller="A", attacking="B")
        .put(text, name=text, type="Creature — Bear", pt="2/2", controller="B", **keys)
    )


@pytest.mark.parametrize("text", HOSTILE, ids=lambda text: ascii(text[:20]))
def test_any_name_comes_back_as_it_was(text):
    verdict = ground(text).can_block(text, "attacker")
    assert verdict.legal
    assert verdict.witness == {"blocks": {text: ["attacker"]}}


@pytest.mark.parametrize("text", ["a\0b", "\ud800", "x\udfff"])
def test_text_that_prolog_can_not_hold_is_refused(text):
    with pytest.raises(QuestionError, match="can't be read"):
        ground(text).can_block(text, "attacker")


@given(st.text(st.characters(exclude_categories=["Cs"], exclude_characters="\0"), min_size=1))
def test_reasons_name_any_object(text):
    if text == "attacker":
        return
    verdict = ground(text, tapped=True).can_block(text, "attacker")
    assert not verdict.legal
    assert verdict.reasons[0].objects == (text,)
    assert verdict.reasons[0].text == f"{text} is tapped"


def test_terms_are_quoted():
    assert term("f", atom("bear"), atom("B"), string('a"b'), number(-1)) == "f(bear,'B',\"a\\x22\\b\",(-1))"


def test_several_threads_ask_at_once():
    faults: list[object] = []

    def ask(number: int) -> None:
        for _ in range(20):
            name = f"blocker {number}"
            if not ground(name).can_block(name, "attacker").legal:
                faults.append(number)

    threads = [threading.Thread(target=ask, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not faults


def test_a_spawned_process_has_its_own_engine(tmp_path):
    script = tmp_path / "spawning.py"
    script.write_text(
        "import multiprocessing\n"
        "from lawmage import rule_holdings\n"
        "def ask(queue):\n    queue.put(len(rule_holdings('flying')))\n"
        "if __name__ == '__main__':\n"
        "    context = multiprocessing.get_context('spawn')\n"
        "    queue = context.Queue()\n"
        "    here = len(rule_holdings('flying'))\n"
        "    process = context.Process(target=ask, args=(queue,))\n"
        "    process.start()\n"
        "    print(queue.get(timeout=60) == here)\n"
        "    process.join()\n"
    )
    done = subprocess.run([sys.executable, script], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("True\n", "")


def test_a_forked_process_is_told_to_be_spawned():
    code = (
        "import os; from lawmage import EngineError, rule_holdings\n"
        "rule_holdings('flying')\n"
        "if os.fork() == 0:\n"
        "    try:\n        rule_holdings('flying')\n"
        "    except EngineError as error:\n        print(error, flush=True)\n"
        "    os._exit(0)\n"
        "os.wait()\n"
    )
    assert "by spawn" in run(code).stdout


def test_a_question_too_long_ends_with_an_error_and_the_engine_goes_on():
    board = ground("bear")
    request = board.request(["can_block(bear,attacker)"])
    with pytest.raises(EngineError, match="more steps"):
        Engine.get().ask(request, inferences=100)
    assert board.can_block("bear", "attacker").legal


def test_nothing_asserted_outlives_a_question():
    ground("bear").can_block("bear", "attacker")
    left = Engine.get()._query(
        "aggregate_all(count,(lawmage_board:board_fact(S),functor(S,N,A),B is A+1,functor(F,N,B),"
        "lawmage_board:F),V)"
    )
    assert left["V"] == 0


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python code in a process with another environment."""
    return subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


COMMAND = "import sys; from lawmage.cli.main import main; sys.argv = ['lawmage', 'rule', 'flying']; main()"
HIDDEN = "import ctypes.util, shutil; shutil.which = ctypes.util.find_library = lambda name: None; "


@pytest.mark.parametrize(
    ("code", "environment"),
    [
        (COMMAND, {"SWI_HOME_DIR": "/nowhere", "LIBSWIPL_PATH": "/nowhere/libswipl.so"}),
        (HIDDEN + COMMAND, {"SWI_HOME_DIR": "", "LIBSWIPL_PATH": ""}),
    ],
)
def test_a_missing_prolog_is_told_in_one_line(code, environment):
    done = run(code, **environment)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "install SWI-Prolog" in done.stderr
    assert not done.stdout


def test_ctrl_c_ends_a_long_question():
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.SIG_DFL)\n"
        "from lawmage.engine import Engine\n"
        "engine = Engine.get(); print('ready', flush=True)\n"
        "engine._query('repeat,fail')\n"
    )
    with subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.2)
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=10) == -signal.SIGINT


def test_the_rules_must_load_without_a_warning(tmp_path):
    code = (
        "import pathlib, lawmage.engine as e\n"
        f"broken = pathlib.Path({str(tmp_path)!r})\n"
        "(broken / 'load.pl').write_text(':- module(lawmage, []).\\nfoo(X) :- bar.\\n')\n"
        "e.files = lambda name: broken\n"
        "try:\n    e.Engine.get()\nexcept Exception as error:\n    print(type(error).__name__, error)\n"
    )
    done = run(code)
    assert done.stdout.startswith("EngineError the rules don't load cleanly")


def test_an_error_of_the_engine_is_an_error_of_lawmage():
    assert issubclass(EngineError, LawmageError)
