"""lawmage.sh: what it passes on, what it costs, and what it says where it can't go on.

The first set-up is run by whoever runs these tests; here are the runs after it, in made-up surroundings.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "lawmage.sh"
TOOLS = "sh cat cmp chmod cp dirname env find head id mkdir mv printf readlink rm sed sleep sort".split()


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A checkout with a virtual environment that is set up; its lawmage shows how it was called."""
    (tmp_path / "it's here").mkdir()
    checkout = tmp_path / "it's here"
    for name in ("lawmage.sh", "pyproject.toml"):
        shutil.copy(ROOT / name, checkout / name)
    (checkout / ".venv" / "bin").mkdir(parents=True)
    (checkout / ".venv" / "bin" / "python").symlink_to(sys.executable)
    shutil.copy(ROOT / "pyproject.toml", checkout / ".venv" / "lawmage.pyproject")
    (checkout / "home").mkdir()
    (checkout / "home" / "boot.prc").touch()
    (checkout / "libswipl.so").touch()
    quoted = "'" + str(checkout).replace("'", "'\\''") + "'"
    (checkout / ".venv" / "lawmage.env").write_text(
        f"for_checkout={quoted}\nextra='dev'\nhome={quoted}/home\nlib={quoted}/libswipl.so\npath=''\n",
        encoding="utf-8",
    )
    for name, status in (("lawmage", 3), ("pytest", 1)):
        program(
            checkout / ".venv" / "bin" / name,
            f'printf "%s|" {name} "$@"; printf "%s|" "$LIBSWIPL_PATH" "$SWI_HOME_DIR"; exit {status}',
        )
    return checkout


def program(path: Path, text: str) -> None:
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder for PATH with the tools of any system, without Python, Prolog or a package manager."""
    folder = tmp_path / "bare"
    folder.mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found is not None, tool
        (folder / tool).symlink_to(found)
    return folder


def run(script: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {
        name: value for name, value in os.environ.items() if name not in ("SWI_HOME_DIR", "LIBSWIPL_PATH")
    }
    return subprocess.run(
        [script, *arguments],
        env=kept | {"LAWMAGE_VENV": ""} | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_arguments_and_exits_are_passed_on_and_prolog_is_known(place):
    done = run(place / "lawmage.sh", "can-block", "Lim-Dûl's  Vault", "", "$(boom) *")
    where = f"{place}/libswipl.so|{place}/home|"
    assert (done.returncode, done.stdout, done.stderr) == (
        3,
        f"lawmage|can-block|Lim-Dûl's  Vault||$(boom) *|{where}",
        "",
    )
    done = run(place / "lawmage.sh", "test", "-k", "a or b")
    assert (done.returncode, done.stdout) == (1, f"pytest|-k|a or b|{where}")


def test_a_prolog_that_the_user_names_is_used(place):
    done = run(place / "lawmage.sh", LIBSWIPL_PATH="/my/lib", SWI_HOME_DIR="/my/home")
    assert done.stdout == "lawmage|/my/lib|/my/home|"


def test_it_is_found_through_a_link_and_from_anywhere(place, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "mage"
    link.symlink_to(f"../{place.name}/lawmage.sh")
    assert run(link, "x").stdout.startswith("lawmage|x|")


def test_a_later_run_costs_next_to_nothing(place):
    times = []
    for _ in range(7):
        started = time.perf_counter()
        run(place / "lawmage.sh", "--version")
        times.append(time.perf_counter() - started)
    assert min(times) < 0.1


@pytest.mark.parametrize("change", ["pyproject.toml changed", "moved", "Python gone", "Prolog gone"])
def test_what_is_out_of_date_is_set_up_again(place, bare, change):
    """As far as to look for SWI-Prolog, which isn't there."""
    if change == "pyproject.toml changed":
        (place / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    elif change == "moved":
        place = place.rename(place.with_name("moved"))
    elif change == "Python gone":
        (place / ".venv" / "bin" / "python").unlink()
    else:
        (place / "libswipl.so").unlink()
    done = run(place / "lawmage.sh", "x", PATH=str(bare))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(
        "lawmage: needs SWI-Prolog 9.0.4 or newer (found none): apt-get install swi-prolog-nox"
    )
    assert done.stderr.count("\n") == 1


def prolog(folder: Path, version: int) -> None:
    program(folder / "swipl", f"echo 'PLBASE=\"/x\";'; echo 'PLVERSION=\"{version}\";'")


def test_an_old_prolog_is_told_from_none(place, bare):
    (place / ".venv" / "lawmage.env").unlink()
    prolog(bare, 80402)
    done = run(place / "lawmage.sh", "x", PATH=str(bare))
    assert "needs SWI-Prolog 9.0.4 or newer (found 8.4.2)" in done.stderr
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)


def test_an_old_python_and_a_missing_one_are_told(place, bare):
    shutil.rmtree(place / ".venv")
    prolog(bare, 90004)
    done = run(place / "lawmage.sh", "x", PATH=str(bare))
    assert "needs Python 3.11 or newer: found none" in done.stderr
    program(bare / "python3", 'if [ "$1" = -V ]; then echo Python 3.9.2; else exit 1; fi')
    done = run(place / "lawmage.sh", "x", PATH=str(bare))
    assert "needs Python 3.11 or newer: found Python 3.9.2" in done.stderr
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    done = run(place / "lawmage.sh", "x", PATH=str(bare), PYTHON="no-such-python")
    assert done.stderr == "lawmage: needs Python 3.11 or newer, and PYTHON=no-such-python is not\n"


def test_a_newer_python_beside_an_old_one_is_found_and_a_missing_venv_module_is_told(place, bare):
    shutil.rmtree(place / ".venv")
    prolog(bare, 90004)
    program(bare / "python3", "exit 1")
    program(
        bare / "python3.12",
        "case $2 in *ensurepip*) exit 1 ;; *version_info\\[*) echo python3.12-venv ;; *) exit 0 ;; esac",
    )
    done = run(place / "lawmage.sh", "x", PATH=str(bare))
    assert done.stderr == (
        "lawmage: python3.12 can't make a virtual environment; on Debian or Ubuntu: apt-get install python3.12-venv\n"
    )
