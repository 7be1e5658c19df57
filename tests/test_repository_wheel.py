"""The wheel, built from the last commit: it holds every file of bridge/, cli/ and kb/, and works alone."""

from __future__ import annotations

import io
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = {"bridge": "lawmage", "cli": "lawmage/cli", "kb": "lawmage/kb"}


def git(*arguments: str) -> bytes:
    # The checkout may belong to somebody else, as in a container.
    command = ["git", "-c", f"safe.directory={ROOT}", *arguments]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout


@pytest.fixture(scope="module")
def source(tmp_path_factory) -> Path:
    """The last commit, in a folder of its own."""
    folder = tmp_path_factory.mktemp("source")
    with zipfile.ZipFile(io.BytesIO(git("archive", "--format=zip", "HEAD"))) as archive:
        archive.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def installed(source, tmp_path_factory) -> Path:
    """The wheel of it, unpacked: what an installation puts into site-packages."""
    wheels = tmp_path_factory.mktemp("wheels")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "--no-index"]
        + ["--disable-pip-version-check", "-w", str(wheels), str(source)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    (wheel,) = wheels.glob("*.whl")
    folder = tmp_path_factory.mktemp("installed")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def files(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_holds_every_file_of_the_packages_and_nothing_else(source, installed):
    wanted = {f"{package}/{name}" for folder, package in PACKAGES.items() for name in files(source / folder)}
    assert {name for name in files(installed) if ".dist-info/" not in name} == wanted
    assert "lawmage/kb/load.pl" in wanted
    assert "lawmage/py.typed" in wanted


def test_the_wheel_has_its_command_and_its_licence(installed):
    (info,) = installed.glob("*.dist-info")
    assert "lawmage = lawmage.cli.main:main" in (info / "entry_points.txt").read_text(encoding="utf-8")
    assert (info / "licenses" / "LICENSE").is_file()


def test_the_wheel_answers_by_itself(installed, tmp_path):
    """With its own rules and cards, not those of the checkout."""
    program = f"""
import sys
sys.path.insert(0, {str(installed)!r})
import lawmage, lawmage.kb
assert lawmage.__file__.startswith({str(installed)!r}) and lawmage.kb.__file__.startswith({str(installed)!r})
from lawmage.cli.main import main
main(["can-block", "Giant Spider", "Serra Angel"])
"""
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stdout.partition("\n")[0]) == (0, "legal"), done.stderr
