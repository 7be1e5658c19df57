"""Cards by name, from the pool that ships with lawmage and from the user's own, which goes first.

>>> from lawmage.cards import lookup
>>> card = lookup("lim dul's vault")
>>> card.name, len(card.faces)
("Lim-Dûl's Vault", 1)

The user's pool is ``$XDG_DATA_HOME/lawmage/pool.sqlite``; the environment variable ``LAWMAGE_POOL`` names another
file, or turns it off (``LAWMAGE_POOL=off``).
"""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from lawmage.errors import UnknownCardError
from lawmage.pool import LONGEST_NAME, Found, Pool, PoolError, fold

SHIPPED = Path(__file__).resolve().parent / "data" / "pool.sqlite"
"""The pool that ships with lawmage."""
_OFF = ("", "off", "none", "0")
_lock = threading.Lock()
_opened: dict[Path, Pool] = {}
_refused: set[Path] = set()


@dataclass(frozen=True)
class Face:
    """A face of a card."""

    name: str
    term: str
    """Its characteristics and the meaning of its text, as a ``face(…)`` term (``kb/objects/copiable.pl``)."""


@dataclass(frozen=True)
class Card:
    """A card of the pool."""

    name: str
    layout: str
    """normal, transform, modal_dfc, meld, split, flip, adventure, … as card data calls it."""
    faces: tuple[Face, ...]
    """The first is the front one, or the left half."""
    asked: int = 0
    """Which of the faces has the name that was asked for; 0 also for the whole card's."""


def lookup(name: str, *, user_pool: bool = True) -> Card:
    """The card with this name: the whole name (``Fire // Ice``) or that of a face.

    Case, accents and punctuation don't matter.

    :param user_pool: whether the user's own pool is asked first.
    :raises UnknownCardError: when no card has the name; it holds near ones.
    :raises PoolError: when the pool that ships with lawmage can't be read.
    """
    return _lookup(name, user_pool_path() if user_pool else None)


@lru_cache(maxsize=4096)
def _lookup(name: str, user: Path | None) -> Card:
    found = find(name, user)
    if found is None:
        raise UnknownCardError(name, near_names(name, user))
    pool, best = found
    faces = tuple(Face(face.name, face.term) for face in pool.faces(best.card))
    layout, _ = pool.card(best.card)
    return Card(best.name, layout, faces, best.face)


def find(name: str, user: Path | None) -> tuple[Pool, Found] | None:
    """The pool that has the card, and the card's place in it."""
    if len(name) > LONGEST_NAME or not name.strip().isprintable():
        return None
    folded = fold(name)
    plain = name.strip().casefold()
    best: tuple[Pool, Found] | None = None
    for pool in pools(user):
        candidates = pool.find(folded)
        candidates = [one for one in candidates if one.rank == candidates[0].rank]
        candidates.sort(key=lambda one: one.name.casefold() != plain)
        if candidates and (best is None or candidates[0].rank < best[1].rank):
            best = pool, candidates[0]
    return best


def near_names(name: str, user: Path | None, limit: int = 3) -> tuple[str, ...]:
    """Names of cards that are written much like this one."""
    folded = fold(name)
    if len(name) > LONGEST_NAME or not folded:
        return ()
    from rapidfuzz import fuzz, process

    names = sorted({other for pool in pools(user) for other in pool.names() if " // " not in other})
    keys = [fold(other) for other in names]
    near = [names[hit[2]] for hit in process.extract(folded, keys, scorer=fuzz.ratio, score_cutoff=76)]
    if len(folded) > 2:
        begun = [other for other, key in zip(names, keys, strict=True) if key.startswith(folded)]
        near += sorted(begun, key=lambda other: (", " not in other, len(other)))
    if not near and len(folded) > 3:
        hits = process.extract(folded, keys, scorer=fuzz.partial_ratio, limit=limit, score_cutoff=90)
        near = [names[hit[2]] for hit in hits]
    return tuple(dict.fromkeys(near))[:limit]


def user_pool_path() -> Path | None:
    """Where the user's own pool is or would be; None when it is turned off."""
    environment = os.environ
    return _path_named(
        environment.get("LAWMAGE_POOL"), environment.get("XDG_DATA_HOME"), environment.get("HOME")
    )


@lru_cache(maxsize=8)
def _path_named(named: str | None, data: str | None, home: str | None) -> Path | None:
    """The path that these values of the environment mean; ``home`` is what :meth:`Path.home` looks at."""
    if named is not None:
        return None if named.lower() in _OFF else Path(named)
    folder = Path(data) if data else Path.home() / ".local" / "share"
    return folder / "lawmage" / "pool.sqlite"


def pools(user: Path | None) -> list[Pool]:
    """The pools that are asked, first the user's.

    :raises PoolError: when the pool that ships with lawmage can't be read.
    """
    return [pool for pool in (_user_pool(user), _open(SHIPPED)) if pool is not None]


def _user_pool(path: Path | None) -> Pool | None:
    """The user's pool; one that can't be used is passed over, and that is said once."""
    if path is None or path in _refused or (path not in _opened and not path.exists()):
        return None
    try:
        pool = _open(path)
        if pool.meta.get("grammar") == grammar_version():
            return pool
        reason = f"the card pool {path} was made with another version of the grammar"
    except PoolError as error:
        reason = str(error)
    _refused.add(path)
    import logging

    logging.getLogger("lawmage").warning(
        "lawmage: %s; it is passed over: make it anew with `lawmage cards import`", reason
    )
    return None


def _open(path: Path) -> Pool:
    with _lock:
        if path not in _opened:
            _opened[path] = Pool(path)
        return _opened[path]


def forget() -> None:
    """Forget what is known of pools, so that they are opened anew."""
    with _lock:
        _lookup.cache_clear()
        for pool in _opened.values():
            pool.close()
        _opened.clear()
        _refused.clear()


@lru_cache(maxsize=1)
def grammar_version() -> str:
    """A digest of all that decides how a card is read."""
    from hashlib import sha256
    from importlib.resources import files

    rules = Path(str(files("lawmage.kb").joinpath("load.pl"))).parent
    deciding = [*sorted((rules / "oracle").glob("*.pl")), rules / "reading.pl"]
    deciding += [rules / "objects" / "subtypes.pl", rules / "objects" / "mana.pl"]
    digest = sha256()
    for path in deciding:
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def card_name(name: str) -> str:
    """The name of the card that is meant, as it is printed: the whole of a split card's, else that of the face asked for or the front.

    :raises UnknownCardError: when there is no such card.
    """
    card = lookup(name)
    return card.name if card.layout == "split" else card.faces[card.asked].name
