"""Current card data from Scryfall: its index of bulk data first, then the file that this names."""

from __future__ import annotations

import json
import os
import tempfile
import zlib
from collections.abc import Callable, Iterator
from http.client import HTTPException
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from lawmage.card_import import Made, import_cards
from lawmage.errors import LawmageError

BASE = "https://api.scryfall.com"
HEADERS = {
    "User-Agent": "lawmage/0.1 (rules knowledge base)",
    "Accept": "application/json;q=0.9,*/*;q=0.8",
}
SECONDS = 30
"""How long a server may be silent."""
LARGEST = 2_000_000_000
"""No card data is larger."""
_CHUNK = 1 << 18
_INDEX_LARGEST = 1 << 22


class UpdateError(LawmageError):
    """Card data that couldn't be fetched; the pool that was there is kept."""


def base_url(given: str | None = None) -> str:
    """Where card data is asked for: as given, or ``LAWMAGE_SCRYFALL``, or Scryfall itself."""
    return (given or os.environ.get("LAWMAGE_SCRYFALL") or BASE).rstrip("/")


def update_cards(
    base: str | None = None,
    *,
    jobs: int = 1,
    progress: Callable[[str, int, int], None] | None = None,
) -> Made:
    """Fetch Scryfall's current oracle cards and make the user's own pool from them.

    :param progress: told what is done, and how far.
    :raises UpdateError: when it can't be fetched whole.
    :raises LawmageError: when it can't be read or written.
    """
    index = _index(f"{base_url(base)}/bulk-data")
    with tempfile.TemporaryDirectory(prefix="lawmage-") as folder:
        file = Path(folder) / "oracle-cards.json"
        tell = progress or (lambda what, done, total: None)
        _download(index, file, lambda done, total: tell("fetched", done, total))
        return import_cards(file, jobs=jobs, progress=lambda done, total: tell("read", done, total))


def _index(url: str) -> dict[str, Any]:
    """The entry of the index for the oracle cards."""
    with _opened(url) as reply:
        text = _read(reply, url, _INDEX_LARGEST)
    try:
        listed = json.loads(text)["data"]
        entry = next(one for one in listed if one["type"] == "oracle_cards")
        if urlsplit(str(entry["download_uri"])).scheme not in ("http", "https"):
            raise ValueError("no web address")
    except (ValueError, KeyError, TypeError, StopIteration) as error:
        raise UpdateError(f"{url} lists no oracle_cards file; the old pool is kept") from error
    found: dict[str, Any] = entry
    return found


def _download(entry: dict[str, Any], file: Path, progress: Callable[[int, int], None]) -> None:
    """Fetch the file, unpacked, and check that it has the size that the index says."""
    url = entry["download_uri"]
    size = entry.get("size")
    expected = size if type(size) is int and size > 0 else None
    taken = written = 0
    with _opened(url, "gzip") as reply, file.open("wb") as out:
        packed = reply.headers.get("Content-Encoding", "").lower() == "gzip"
        unpack = zlib.decompressobj(wbits=31) if packed else None
        while chunk := _read(reply, url, _CHUNK):
            taken += len(chunk)
            for plain in _unpacked(unpack, chunk, url) if unpack else (chunk,):
                written += len(plain)
                if written > LARGEST:
                    raise UpdateError(f"{url} is too large; the old pool is kept")
                out.write(plain)
            progress(written, expected or written)
        told = reply.headers.get("Content-Length")
        cut = told is not None and told.isdigit() and taken != int(told)
        if cut or (unpack is not None and not unpack.eof):
            raise UpdateError(f"{url} was cut off after {taken} bytes; the old pool is kept")
    if expected is not None and expected not in (written, taken):
        raise UpdateError(
            f"{url} has {written} bytes, not {expected} as the index says; the old pool is kept"
        )


def _unpacked(unpack: Any, chunk: bytes, url: str) -> Iterator[bytes]:
    """What a chunk holds, in pieces that are not too large."""
    while chunk:
        try:
            yield unpack.decompress(chunk, 16 * _CHUNK)
        except zlib.error as error:
            raise UpdateError(f"{url} is damaged ({error}); the old pool is kept") from error
        chunk = unpack.unconsumed_tail


def _opened(url: str, encoding: str = "identity") -> Any:
    try:
        return urlopen(Request(url, headers={**HEADERS, "Accept-Encoding": encoding}), timeout=SECONDS)
    except (URLError, HTTPException, OSError, ValueError) as error:
        if isinstance(error, HTTPError):
            error.close()
        reason = getattr(error, "reason", None) or str(error) or type(error).__name__
        raise UpdateError(
            f"{url} can't be reached ({reason}); the cards that are there stay in use"
        ) from error


def _read(reply: Any, url: str, size: int) -> bytes:
    try:
        chunk: bytes = reply.read(size)
    except (HTTPException, OSError) as error:
        raise UpdateError(f"{url} was cut off ({error}); the old pool is kept") from error
    return chunk
