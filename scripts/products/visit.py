"""Plays a whole game at a served table as a stranger would: over HTTP and a socket, with what is in the messages.

`python visit.py http://127.0.0.1:8020 [TABLE]`; only `websockets` is needed beside Python. With TABLE, the cookie of
whoever sits there is read from standard input, and their game is played on.
"""

import json
import random
import sys
import urllib.request
from collections.abc import Iterator
from http.cookiejar import CookieJar
from typing import Any

from websockets.sync.client import ClientConnection, connect

Json = dict[str, Any]
PATIENCE = 60  # seconds until a message comes
MOST = 2000  # actions of a game
WISH = {"game": "zooloretto_dice", "seats": 2, "bots": "greedy", "start": True}


class Visitor:
    """A browser's cookies."""

    def __init__(self, address: str, cookie: str = "") -> None:
        self.address = address
        self.jar = CookieJar()
        self.opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(self.jar))
        self.given = cookie

    @property
    def cookie(self) -> str:
        return self.given or "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)

    def ask(self, path: str, body: Json | None = None) -> bytes:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        if self.given:
            request.add_header("Cookie", self.given)
        with self.opener.open(request, timeout=PATIENCE) as answer:
            read: bytes = answer.read()
        return read

    def connect(self, table: str) -> ClientConnection:
        socket = f"ws{self.address.removeprefix('http')}/api/tables/{table}/socket"
        return connect(socket, additional_headers={"Cookie": self.cookie}, max_size=None)


def messages(socket: ClientConnection) -> Iterator[Json]:
    while True:
        yield from map(json.loads, str(socket.recv(PATIENCE)).split("\n"))


def play(socket: ClientConnection) -> int:
    """Does anything that is legal whenever a seat of ours is asked, until the game is over. Says how often."""
    acts = 0
    for message in messages(socket):
        if message["type"] == "refused" and message["problem"]["key"] != "error-Stale":
            raise SystemExit(f"refused: {message}")
        if message["type"] != "update":
            continue
        if message["turn"]["kind"] == "over":
            break
        if message["legal"] and message["seat"] is not None:
            acts += 1
            act = {"type": "act", "id": f"act-{acts}", "seat": message["seat"], "seq": message["seq"]}
            socket.send(json.dumps(act | {"action": random.choice(message["legal"])}))
            if acts > MOST:
                raise SystemExit("the game does not end")
    return acts


def visit(address: str, table: str = "", cookie: str = "") -> str:
    visitor = Visitor(address, cookie)
    visitor.ask("/api/me")
    table = table or json.loads(visitor.ask("/api/tables", WISH))["id"]
    with visitor.connect(table) as socket:
        acts = play(socket)
    certificate = json.loads(visitor.ask(f"/api/tables/{table}/certificate"))
    return f"{acts} actions; points {[score['points'] for score in certificate['record']['result']]}"


if __name__ == "__main__":
    address, table = sys.argv[1], "".join(sys.argv[2:])
    sys.stdout.write(visit(address, table, sys.stdin.read().strip() if table else "") + "\n")
