"""The solver, asked in batches through one `swipl` process."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def ask(questions: Sequence[str], timeout: float = 300) -> list[Any]:
    """The answers to questions, Prolog terms that answers.pl understands, as JSON values.

    Compounds come as lists that begin with their name, pairs as ["-", X, Y].
    """
    done = subprocess.run(
        ["swipl", "--on-error=status", "--on-warning=status", str(HERE / "answers.pl")],
        input="".join(f"{question}.\n" for question in questions),
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    if done.returncode or done.stderr:
        raise RuntimeError(done.stderr[:4000] or f"swipl ended with {done.returncode}")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    if len(answers) != len(questions):
        raise RuntimeError(f"{len(questions)} questions, {len(answers)} answers")
    return answers


def pairs_of(answer: Any) -> frozenset[tuple[str, str]]:
    return frozenset((pair[1], pair[2]) for pair in answer)
