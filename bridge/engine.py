"""The only module that talks to SWI-Prolog.

A question is one call: ground, quoted term text in, one JSON text out. The engine starts at the
first question. One process has one engine; calls from several threads wait for one another.
"""

from __future__ import annotations

import ctypes.util
import json
import os
import shutil
import sys
import threading
from importlib.resources import files
from pathlib import Path
from typing import Any, cast

from lawmage.errors import EngineError
from lawmage.terms import atom

STACK_LIMIT = 512 * 2**20
"""Bytes that Prolog's stacks may take, so that runaway recursion ends soon."""
INFERENCE_LIMIT = 100_000_000
"""Steps of inference that one call may take: some ten seconds."""
MINIMUM = (9, 0, 4)
"""The oldest SWI-Prolog that runs the rules."""
HOW_TO_INSTALL = (
    "install SWI-Prolog 9.0.4 or newer: apt-get install swi-prolog-nox, brew install swi-prolog, "
    "or https://www.swi-prolog.org/download/stable"
)


class Engine:
    """SWI-Prolog with the rules loaded."""

    _lock = threading.RLock()
    _one: Engine | None = None

    def __init__(self) -> None:
        """Start Prolog and load the rules; use :meth:`get`.

        :raises EngineError: when SWI-Prolog is missing or too old, or when the rules load with a
            warning or an error.
        """
        _check_home()
        # PySwip encodes the process's arguments as it is imported, which some (lone surrogates) don't survive.
        arguments, sys.argv = sys.argv, ["lawmage"]
        told = _tell_library()
        try:
            from pyswip import Prolog, core
        except Exception as error:
            raise EngineError(f"SWI-Prolog was not found; {HOW_TO_INSTALL}") from error
        finally:
            sys.argv = arguments
            for name in told:
                del os.environ[name]
        self._prolog = Prolog
        self._library = core._lib
        self._owner = threading.get_ident()
        self._pid = os.getpid()
        version = self._number("current_prolog_flag(version,V)")
        found = (version // 10000, version // 100 % 100, version % 100)
        if found < MINIMUM:
            shown = ".".join(map(str, found))
            raise EngineError(f"SWI-Prolog {shown} is too old; {HOW_TO_INSTALL}")
        self._query(
            f"set_prolog_flag(stack_limit,{STACK_LIMIT}),set_prolog_flag(encoding,utf8),"
            "set_prolog_flag(debug_on_error,false),set_prolog_flag(report_error,false)"
        )
        rules = Path(str(files("lawmage.kb").joinpath("load.pl")))
        self._query(f"load_files(user:{atom(str(rules))},[silent(true),if(not_loaded)])")
        faults = self._number("statistics(errors,E),statistics(warnings,W),V is E+W")
        if faults:
            raise EngineError(f"the rules don't load cleanly: see swipl {rules}")

    @classmethod
    def get(cls) -> Engine:
        """The engine of this process, started when it is first asked for.

        :raises EngineError: when it can't start.
        """
        with cls._lock:
            if cls._one is None:
                cls._one = cls()
            elif cls._one._pid != os.getpid():
                raise EngineError("lawmage was used before the process forked; start processes by spawn")
            return cls._one

    def ask(self, request: str, *, inferences: int = INFERENCE_LIMIT) -> Any:
        """Answer a request, given as the text of a ground term (:mod:`lawmage.terms`).

        :returns: what the answer's JSON holds.
        :raises EngineError: when the call goes beyond its limits or the request is no term.
        """
        answer = self._query(f"lawmage:answer({request},{inferences},J)")["J"]
        reply = json.loads(cast(bytes, answer))
        if type(reply) is dict and "error" in reply:
            error = reply["error"]
            if error["kind"] in ("inference_limit", "resource_error"):
                raise EngineError(error["message"])
        return reply

    def bare_call(self) -> None:
        """The least that a call through the boundary can be, for benchmarks."""
        self._query("true")

    def _number(self, goal: str) -> int:
        return int(cast(int, self._query(goal)["V"]))

    def _query(self, goal: str) -> dict[str, object]:
        """The one solution of a goal: the one place that opens a query, and it closes it."""
        with self._lock:
            try:
                solutions = list(self._prolog.query(goal, maxresult=1))
            except Exception as error:
                message = " ".join(str(error).split())
                raise EngineError(f"SWI-Prolog: {message[-300:]}") from error
            finally:
                if threading.get_ident() != self._owner:
                    self._library.PL_thread_destroy_engine()
        if not solutions:
            raise EngineError(f"SWI-Prolog fails on {goal[:200]}")
        return cast("dict[str, object]", solutions[0])


def _check_home() -> None:
    """A wrong SWI_HOME_DIR would end the process, so it is looked at first."""
    home = os.environ.get("SWI_HOME_DIR")
    if home and not Path(home, "boot.prc").exists():
        raise EngineError(f"SWI_HOME_DIR is {home!r}, where no SWI-Prolog is; {HOW_TO_INSTALL}")
    if not home and shutil.which("swipl") is None and ctypes.util.find_library("swipl") is None:
        raise EngineError(f"SWI-Prolog was not found; {HOW_TO_INSTALL}")


def _tell_library() -> tuple[str, ...]:
    """Tell PySwip where the library is, where that is plain, as it would start ``swipl`` to ask; the variables that were set."""
    told = ("LIBSWIPL_PATH", "SWI_HOME_DIR")
    command = shutil.which("swipl")
    if command is None or sys.platform != "linux" or any(name in os.environ for name in told):
        return ()
    home = Path(command).resolve().parents[2]
    folders = [*home.glob("lib/*"), *Path("/usr/lib").glob("*-linux-gnu")]
    libraries = {library.resolve() for folder in folders for library in folder.glob("libswipl.so*")}
    if len(libraries) != 1 or not (home / "boot.prc").exists():
        return ()
    os.environ.update(zip(told, (str(libraries.pop()), str(home)), strict=True))
    return told
