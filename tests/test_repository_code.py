"""The Python code and the files around it: ruff, mypy, arrows, lengths, and what the texts promise."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BRIDGE = sorted((ROOT / "bridge").rglob("*.py"))
CLI = sorted((ROOT / "cli").rglob("*.py"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

LONGEST = 450
"""Lines of a file: it is one concept."""
TABLES = {
    "kb/check/numbers.pl": "the numbers that rules have, edition by edition",
    "kb/explain/renumbered.pl": "the numbers that rules had before",
    "kb/objects/subtypes.pl": "the subtypes of CR 205.3",
}
"""Files that are longer, and what they list; a program makes them."""


def run(tool: str, *arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [Path(sys.executable).with_name(tool), *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_ruff_has_nothing_to_say():
    status, output = run("ruff", "check", "--no-fix", ".")
    assert status == 0, output


def test_the_code_is_formatted():
    status, output = run("ruff", "format", "--check", ".")
    assert status == 0, output


def test_mypy_has_nothing_to_say():
    """Strict, by pyproject.toml, and by the code as it lies here, not as some wheel has it."""
    status, output = run("mypy")
    assert status == 0, output
    assert PROJECT["tool"]["mypy"]["strict"] is True


def imports(path: Path) -> Iterator[tuple[str, str]]:
    """Every module that a file imports anywhere, and the name taken from it ("" for the module)."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: a relative import; write lawmage…"
            yield from ((node.module or "", alias.name) for alias in node.names)


def is_in(package: str, module: str) -> bool:
    return module == package or module.startswith(f"{package}.")


def test_only_the_engine_imports_pyswip():
    for path in BRIDGE + CLI:
        if path != ROOT / "bridge" / "engine.py":
            assert not [m for m, _ in imports(path) if is_in("pyswip", m)], path


def test_the_bridge_does_not_import_the_command_line():
    for path in BRIDGE:
        for module, name in imports(path):
            assert not is_in("lawmage.cli", module), path
            assert (module, name) != ("lawmage", "cli"), path


def test_the_command_line_imports_the_public_interface_only():
    """No engine, no terms, nothing that begins with an underscore."""
    for path in CLI:
        for module, name in imports(path):
            if is_in("lawmage", module):
                parts = [*module.split("."), name]
                assert not [part for part in parts if part.startswith("_")], f"{path}: {module} {name}"
                assert not {"engine", "terms"} & set(parts), f"{path}: {module} {name}"


def test_what_the_docstrings_show_is_what_comes_out():
    """Of the modules under their own names: bridge/ and cli/ are not packages."""
    for folder, package in (("bridge", "lawmage"), ("cli", "lawmage.cli")):
        for path in sorted((ROOT / folder).rglob("*.py")):
            steps = [
                step for step in path.relative_to(ROOT / folder).with_suffix("").parts if step != "__init__"
            ]
            module = importlib.import_module(".".join([package, *steps]))
            said: list[str] = []
            for test in doctest.DocTestFinder().find(module):
                doctest.DocTestRunner().run(test, out=said.append)
            assert "".join(said) == "", path


def documented(path: Path) -> dict[str, bool]:
    """The classes, functions and constants of a module, and whether its source says what each is: of a dataclass Python would say it."""
    nodes = ast.parse(path.read_text(encoding="utf-8")).body
    found = {}
    for node, after in zip(nodes, [*nodes[1:], None], strict=True):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = ast.get_docstring(node) is not None
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            said = (
                isinstance(after, ast.Expr)
                and isinstance(after.value, ast.Constant)
                and isinstance(after.value.value, str)
            )
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: said for target in targets if isinstance(target, ast.Name)}
    return found


def test_every_public_name_is_documented():
    lawmage = importlib.import_module("lawmage")
    assert list(lawmage.__all__) == sorted(lawmage.__all__)
    said: dict[str, bool] = {}
    for path in BRIDGE:
        said |= {name: told or said.get(name, False) for name, told in documented(path).items()}
    undocumented = [name for name in lawmage.__all__ if not said.get(name, name.startswith("__"))]
    assert undocumented == []


def test_a_file_is_one_concept():
    for path in sorted((ROOT / "kb").rglob("*.pl")) + BRIDGE + CLI:
        if path.relative_to(ROOT).as_posix() not in TABLES:
            length = path.read_text(encoding="utf-8").count("\n")
            assert length <= LONGEST, f"{path}: {length} lines"


def test_a_long_table_names_the_program_that_makes_it():
    for name in TABLES:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert text.count("\n") > LONGEST, f"{name} is no longer than others: it needs no exception"
        maker = re.search(r"^Made by (\S+\.py), which says how", text, re.MULTILINE)
        assert maker, name
        assert name in (ROOT / maker[1]).read_text(encoding="utf-8"), f"{maker[1]} says nothing of {name}"


def test_every_dependency_has_its_reason_in_the_readme():
    """And every one that README.md names is a dependency."""
    project = PROJECT["project"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    section = readme.split("## Dependencies", 1)[1].split("\n## ", 1)[0]
    named = set(re.findall(r"^\| `([\w-]+)`", section, re.MULTILINE))
    wanted = {re.split(r"[<>=]", entry)[0] for entry in project["dependencies"]}
    for extra in project["optional-dependencies"].values():
        wanted |= {re.split(r"[<>=]", entry)[0] for entry in extra}
    assert named == wanted


def test_every_dependency_is_pinned_by_a_range():
    project = PROJECT["project"]
    entries = list(project["dependencies"]) + PROJECT["build-system"]["requires"]
    for extra in project["optional-dependencies"].values():
        entries += extra
    for entry in entries:
        assert re.fullmatch(r"[\w-]+>=[\d.]+,<[\d.]+", entry), entry


def test_nothing_is_left_undone_or_skipped():
    """No note to do something later, no expected failure, no skip."""
    words = re.compile(
        r"\bTO" r"DO\b|\bFIX" r"ME\b|\bpytest\.x" r"fail|\bmark\.x" r"fail|NotImplemented" r"Error"
    )
    for folder in ("kb", "bridge", "cli", "tests", "examples"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in {".pl", ".plt", ".py", ".md", ".yaml"} and "typing" not in path.parts:
                found = words.search(path.read_text(encoding="utf-8"))
                assert found is None, f"{path}: {found[0] if found else ''}"
