"""A visitor of a table server: its cookie, and the few requests that lead to a seat."""

from time import monotonic, sleep
from typing import Any, Final
from urllib.parse import urlsplit, urlunsplit

import httpx2

from zoorama.engine.errors import Fact, IllegalAction, Unreadable, ZooramaError
from zoorama.fair.fetch import TABLE_PAGE, is_link

TIMEOUT: Final = 30.0  # seconds for an answer
PATIENCE: Final = 60.0  # seconds for the host to agree


def refusal(problem: dict[str, Any]) -> ZooramaError:
    """What the server refused, with the reason it gave."""
    facts: dict[str, Fact] = problem["facts"]
    if problem["name"] == "IllegalAction":
        return IllegalAction(int(facts["seat"]) - 1, str(facts["action"]), str(facts["rule"]))
    return ZooramaError(str(problem["message"]), facts, str(problem["key"]))


class Visitor:
    def __init__(self, link: str) -> None:
        self.link = link
        parts = urlsplit(link)
        page = TABLE_PAGE.fullmatch(parts.path)
        if not is_link(link) or page is None:
            raise Unreadable(link, "not-a-table-link")
        self.path = f"{page['home']}/api/tables/{page['table']}"
        self.me = f"{page['home']}/api/me"
        scheme = "wss" if parts.scheme.lower() == "https" else "ws"
        self.socket_address = urlunsplit((scheme, parts.netloc, f"{self.path}/socket", "", ""))
        self.http = httpx2.Client(base_url=urlunsplit((parts.scheme, parts.netloc, "", "", "")), timeout=TIMEOUT)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def arrive(self, name: str) -> None:
        self._ask("GET", self.me)
        self._ask("PUT", self.me, {"name": name})

    def sit(self) -> dict[str, Any]:
        """The table, with a seat for this visitor: the first open one, once the host agrees if they are to be asked."""
        info = self._ask("POST", f"{self.path}/sit", {})
        deadline = monotonic() + PATIENCE
        while info["wishes"] and monotonic() < deadline:
            sleep(1)
            info = self._ask("GET", self.path)
        if not any(seat["mine"] for seat in info["seats"]):
            if info["wishes"]:
                self._ask("POST", f"{self.path}/withdraw")
            raise Unreadable(self.link, "not-seated")
        return info

    def leave(self) -> None:
        """The seat is free again; once the game has begun, a bot plays on in it."""
        self._ask("POST", f"{self.path}/leave")

    def close(self) -> None:
        self.http.close()

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        try:
            answer = self.http.request(method, path, json=body)
            found: dict[str, Any] = answer.json()
        except (httpx2.HTTPError, ValueError) as error:
            raise Unreadable(self.link, "unreachable", {"problem": str(error) or type(error).__name__}) from error
        if answer.is_error:
            raise refusal(found) if "key" in found else Unreadable(self.link, "unreachable", {"problem": str(answer)})
        return found
