"""What the README shows is what comes out, and every example of examples/ comes out as it says."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
BIN = Path(sys.executable).parent
BLOCKS = [
    (README.count("\n", 0, match.start()) + 1, match["language"], match["text"])
    for match in re.finditer(r"^```(?P<language>\w*)\n(?P<text>.*?)^```$", README, re.MULTILINE | re.DOTALL)
]


def run(command: str) -> subprocess.CompletedProcess[str]:
    """Run a shell command in the checkout, with this environment's lawmage, in no user's folder."""
    environment = os.environ | {
        "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}",
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
    }
    return subprocess.run(
        ["sh", "-c", command],
        cwd=ROOT,
        env=environment | {"XDG_DATA_HOME": str(ROOT / "tests" / "no-such-folder")},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_the_readme_opens_with_what_it_is_and_then_the_two_commands():
    sentences, _, _ = README.partition("```")
    assert sentences.startswith("# lawmage\n")
    assert 2 <= len(re.findall(r"[.:!?](?=\s)", sentences)) <= 5
    assert BLOCKS[0][1:] == ("sh", './lawmage.sh can-block "Giant Spider" "Serra Angel"\n./lawmage.sh test\n')


def test_the_first_command_of_the_readme_answers():
    done = run(BLOCKS[0][2].splitlines()[0].replace("./lawmage.sh", "lawmage"))
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("legal")


def test_commands_of_the_readme_print_what_it_shows():
    sessions = 0
    for line, language, text in BLOCKS:
        if language == "console":
            assert text.startswith("$ "), f"README.md:{line}"
            for session in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
                command, _, expected = session.partition("\n")
                done = run(command)
                assert done.stdout.rstrip() == expected.rstrip(), f"{command}\n{done.stderr}"
                sessions += 1
    assert sessions > 10


def test_python_of_the_readme_does_what_it_shows():
    blocks = [(line, text) for line, language, text in BLOCKS if language == "python"]
    assert blocks
    for line, text in blocks:
        test = doctest.DocTestParser().get_doctest(text, {}, "README.md", "README.md", line)
        assert test.examples, f"README.md:{line}: a python block shows a session with >>>"
        said: list[str] = []
        doctest.DocTestRunner().run(test, out=said.append)
        assert "".join(said) == ""


def test_the_readme_says_whose_game_it_is():
    assert (
        "not affiliated with, endorsed, sponsored, or specifically approved by Wizards of the Coast"
        in " ".join(README.split())
    )


def test_every_example_comes_out_as_it_says():
    """Scenarios through `lawmage ask`, programs as they are."""
    for path in sorted((ROOT / "examples").rglob("*")):
        if path.suffix in {".yaml", ".yml", ".json"}:
            done = run(f"lawmage ask '{path.relative_to(ROOT)}'")
        elif path.suffix == ".py":
            done = run(f"'{sys.executable}' '{path.relative_to(ROOT)}'")
        else:
            assert path.is_dir() or path.suffix == ".md", f"{path}: what is it?"
            continue
        assert done.returncode == 0, f"{path}\n{done.stdout}\n{done.stderr}"
