"""The modules beside the tests can be imported by their names; what other engines say is asked where they are."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))
collect_ignore = (
    [] if find_spec("phase") and find_spec("highspy") else ["test_bench_engines.py"]
)  # the extra lawmage[bench]
