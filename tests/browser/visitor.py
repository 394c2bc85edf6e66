"""A person with a browser of their own, and everything that went wrong in it."""

import json
from typing import Any, Literal, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, WebSocket, WebSocketRoute

Json = dict[str, Any]
PATIENCE = 20_000  # milliseconds; the machine may be busy
STILL = {"speed": 0, "volume": 0, "tab": "moves"}  # and all moves as a list beside the board
SETTLED = "() => !document.querySelector('main .wait') && document.querySelector('main > *')"
DRAWN = """() => new Promise((drawn) => {
    const loaded = () => performance.getEntriesByType("resource").length;
    const before = loaded();
    requestAnimationFrame(() => setTimeout(() => drawn(loaded() === before), 20));
})"""


class Visitor:
    def __init__(self, browser: Browser, address: str, settings: Json | None = None, **context: Any) -> None:
        self.address = address
        wide: Json = {"viewport": {"width": 1280, "height": 900}, "locale": "en-GB", **context}
        self.context: BrowserContext = browser.new_context(**wide)
        self.context.set_default_timeout(PATIENCE)
        self.problems: list[str] = []
        self.allowed: tuple[str, ...] = ()
        self.frames: list[str] = []
        self.sent: list[Json] = []
        self.requests: set[Request] = set()  # on their way
        chosen = json.dumps(STILL | (settings or {}))
        self.context.add_init_script(f"localStorage.getItem('zoorama') ?? localStorage.setItem('zoorama', {chosen!r})")
        self.page: Page = self.open()

    def open(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", self._hear)
        page.on("websocket", self._listen)
        page.on("request", lambda one: self.requests.add(one))
        page.on("requestfinished", lambda one: self.requests.discard(one))
        page.on("requestfailed", lambda one: self.requests.discard(one))
        return page

    def go(self, path: str = "/") -> Self:
        self.requests.clear()
        self.page.goto(self.address + path)
        return self

    def settle(self) -> Self:
        """Until the page is complete: nothing is waited for, no request is on its way, all is drawn."""
        self.page.wait_for_function(SETTLED)
        for _ in range(PATIENCE // 10):
            if not self.requests and self.page.evaluate(DRAWN):
                return self
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the page waits for {[request.url for request in self.requests]}")

    def ask(self, method: str, path: str, body: Json | None = None) -> Any:
        """The same request that the client would send, with this visitor's cookie."""
        headers = {"origin": self.address}
        answer = self.context.request.fetch(
            self.address + path, method=method, data=json.dumps(body) if body is not None else None,
            headers={**headers, "content-type": "application/json"},
        )  # fmt: skip
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, seats: int, **wish: Any) -> str:
        self.ask("GET", "/api/me")
        made: str = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **wish})["id"]
        return made

    def complaints(self) -> list[str]:
        return [said for said in self.problems if not any(part in said for part in self.allowed)]

    def received(self, kind: str) -> list[Json]:
        return [message for message in map(json.loads, self.frames) if message["type"] == kind]

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.problems.append(f"{message.type}: {message.text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.extend(str(frame).split("\n")))
        socket.on("framesent", lambda frame: self.sent.append(json.loads(frame)))


class Connection:
    """Between a page and the server. It can lose what one side says, and it can be cut and mended."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.cut = False
        self.loses: Literal["nothing", "acts", "answers"] = "nothing"
        self.heard: list[Json] = []
        self.said: list[Json] = []
        self.ends: list[WebSocketRoute] = []
        self.server: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/socket*", self._carry)

    def sever(self) -> None:
        self.cut = True
        self.visitor.context.set_offline(True)
        for end in self.ends:
            end.close(code=1001, reason="cut")
        self.ends.clear()

    def mend(self) -> None:
        self.cut = False
        self.loses = "nothing"
        self.visitor.context.set_offline(False)

    def say(self, message: Json) -> None:
        """To the server, as though the page had said it."""
        assert self.server
        self._up(self.server, json.dumps(message))

    def acts(self) -> list[str]:
        return [message["id"] for message in self.said if message["type"] == "act"]

    def acked(self) -> set[str]:
        return {message["id"] for message in self.heard if message["type"] == "ack"}

    def _carry(self, page: WebSocketRoute) -> None:
        if self.cut:
            page.close(code=1001, reason="cut")
            return
        self.server = server = page.connect_to_server()
        self.ends.append(page)
        page.on_message(lambda said: self._up(server, str(said)))
        server.on_message(lambda said: self._down(page, str(said)))

    def _up(self, server: WebSocketRoute, said: str) -> None:
        self.said.append(json.loads(said))
        if not self.cut and self.loses != "acts":
            server.send(said)

    def _down(self, page: WebSocketRoute, said: str) -> None:
        if not self.cut and self.loses != "answers":
            self.heard += map(json.loads, said.split("\n"))
            page.send(said)
