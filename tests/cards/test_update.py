"""Current card data from a server: the index first, then the file, whole or not at all."""

from __future__ import annotations

import gzip
import json
import os
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest

from lawmage import UnknownCardError
from lawmage.card_import import import_cards
from lawmage.card_update import UpdateError, base_url, update_cards
from lawmage.cards import lookup

CARDS = (Path(__file__).parent / "data" / "oracle-cards.json").read_bytes()


class Server:
    """A server on this machine, and what it answers to each path."""

    def __init__(self) -> None:
        answers = self.answers = {}
        asked = self.asked = []

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                asked.append((self.path, dict(self.headers)))
                status, headers, body = answers.get(self.path, (404, {}, b""))
                self.send_response(status)
                for key, value in ({"Content-Length": str(len(body))} | headers).items():
                    self.send_header(key, value)
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.base = f"http://127.0.0.1:{self.server.server_port}"
        self.index()
        self.file(CARDS)

    def index(self, **changes: object) -> None:
        entry = {"object": "bulk_data", "type": "oracle_cards", "size": len(CARDS)}
        entry |= {"download_uri": f"{self.base}/cards.json", "content_encoding": "gzip"}
        others = [{"type": "rulings", "download_uri": f"{self.base}/rulings.json", "size": 1}]
        body = json.dumps({"object": "list", "data": [*others, entry | changes]}).encode()
        self.answers["/bulk-data"] = (200, {"Content-Type": "application/json"}, body)

    def file(self, body: bytes, **headers: str) -> None:
        self.answers["/cards.json"] = (
            200,
            {key.replace("_", "-"): value for key, value in headers.items()},
            body,
        )


@pytest.fixture
def server(user_pool, monkeypatch) -> Iterator[Server]:
    one = Server()
    monkeypatch.setenv("LAWMAGE_SCRYFALL", one.base)
    thread = threading.Thread(target=one.server.serve_forever, args=(0.02,))
    thread.start()
    yield one
    one.server.shutdown()
    thread.join()
    one.server.server_close()


def test_the_current_cards_become_the_users_pool(server):
    steps = []
    made = update_cards(progress=lambda *step: steps.append(step))
    assert lookup("Copper Heron").name == "Copper Heron"
    assert made.cards > 10
    assert [path for path, _ in server.asked] == ["/bulk-data", "/cards.json"]
    assert all("lawmage" in headers["User-Agent"] for _, headers in server.asked)
    assert ("fetched", len(CARDS), len(CARDS)) in steps
    assert steps[-1][0] == "read"


def test_a_packed_file_is_unpacked(server):
    server.file(gzip.compress(CARDS), Content_Encoding="gzip")
    update_cards()
    assert lookup("Copper Heron").name == "Copper Heron"


def test_the_server_can_be_given(server, monkeypatch):
    monkeypatch.setenv("LAWMAGE_SCRYFALL", "http://127.0.0.1:9")
    update_cards(f"{server.base}/")
    assert lookup("Copper Heron").name == "Copper Heron"
    monkeypatch.delenv("LAWMAGE_SCRYFALL")
    assert base_url() == "https://api.scryfall.com"


def test_without_a_connection_the_cards_that_are_there_stay_in_use(user_pool):
    with pytest.raises(UpdateError, match=r"can't be reached .*the cards that are there stay in use"):
        update_cards("http://127.0.0.1:9")
    assert not user_pool.exists()
    assert lookup("Serra Angel").name == "Serra Angel"


@pytest.mark.parametrize(
    "answer",
    [
        (503, {}, b"busy"),
        (200, {}, b"<html>"),
        (200, {}, b"{}"),
        (200, {}, b'{"data": []}'),
        (200, {}, b'{"data": [{"type": "oracle_cards"}]}'),
        (200, {}, b'{"data": [{"type": "oracle_cards", "download_uri": "file:///etc/passwd"}]}'),
        (200, {}, b'{"data": [{"type": "oracle_cards", "download_uri": 3}]}'),
        (200, {"Content-Length": "999"}, b'{"data": ['),
    ],
)
def test_an_odd_index_is_refused(server, answer):
    server.answers["/bulk-data"] = answer
    with pytest.raises(UpdateError) as caught:
        update_cards()
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("body", "headers"),
    [
        (CARDS[:900], {}),
        (CARDS[:900], {"Content_Length": str(len(CARDS))}),
        (gzip.compress(CARDS)[:-30], {"Content_Encoding": "gzip"}),
        (b"no gzip at all", {"Content_Encoding": "gzip"}),
        (CARDS + b" ", {}),
        (b"", {}),
    ],
)
def test_a_file_that_is_not_whole_changes_nothing(server, user_pool, body, headers):
    import_cards(Path(__file__).parent / "data" / "AtomicCards.json")
    before = user_pool.read_bytes()
    server.file(body, **headers)
    with pytest.raises(UpdateError):
        update_cards()
    assert user_pool.read_bytes() == before
    assert os.listdir(user_pool.parent) == ["pool.sqlite"]


def test_a_file_that_is_missing_changes_nothing(server):
    del server.answers["/cards.json"]
    with pytest.raises(UpdateError, match="Not Found"):
        update_cards()
    with pytest.raises(UnknownCardError):
        lookup("Copper Heron")


def test_an_index_without_a_size_is_taken(server):
    server.index(size=None)
    update_cards()
    assert lookup("Copper Heron").name == "Copper Heron"
