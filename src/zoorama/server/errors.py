"""What can go wrong at a table, besides what the rules refuse.

ZooramaError
└── ServerError       with the HTTP status of its answer
    ├── NotAllowed    understood, but not for you or not now; `problem` says why
    ├── Stale         the question changed while you decided
    ├── NoSuchTable   the link leads nowhere
    ├── NoSuchPuzzle  no puzzle of that name
    ├── TableClosing  the table is being unloaded: ask again
    │   └── Elsewhere another server has the table
    ├── TableDamaged  what is stored of the table cannot be read
    ├── Restarting    the server drains: no new games until it is back
    ├── NoIdentity    no cookie, or one that is not ours
    ├── CrossOrigin   another site's page tried to act in somebody's name
    ├── RateLimited   too many requests, or too large
    ├── HttpRefused   turned away before the request was read
    └── TooMany       a quota is used up: which, how many there may be, and when to try again
"""

from math import ceil, inf

from zoorama.engine.errors import Fact, ZooramaError

NOT_FOR_YOU = ("not-your-seat", "not-a-player", "not-the-host", "not-your-perspective", "banned", "kept-out", "muted")
MINUTE, HOUR = 60, 3600


class ServerError(ZooramaError):
    status = 409


class NotAllowed(ServerError):
    def __init__(self, problem: str, **facts: Fact) -> None:
        super().__init__(f"not allowed: {problem}", facts, f"not-allowed-{problem}")
        self.problem = problem
        self.status = 403 if problem in NOT_FOR_YOU else 409


class Stale(ServerError):
    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} decided before it had seen what happened", {"seat": seat + 1})


class NoSuchTable(ServerError):
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such table", {})


class NoSuchPuzzle(ServerError):
    status = 404

    def __init__(self) -> None:
        super().__init__("there is no such puzzle", {})


class TableClosing(ServerError):
    status = 503

    def __init__(self) -> None:
        super().__init__("the table is being unloaded: ask again", {})


class Elsewhere(TableClosing):
    def __init__(self, server: str) -> None:
        super().__init__()
        self.server = server
        self.key = "error-TableClosing"


class TableDamaged(ServerError):
    status = 503

    def __init__(self) -> None:
        super().__init__("what is stored of the table cannot be read", {})


class Restarting(ServerError):
    status = 503

    def __init__(self) -> None:
        super().__init__("the server restarts soon: no new games until then", {})


class NoIdentity(ServerError):
    status = 401

    def __init__(self) -> None:
        super().__init__("no identity: ask for /api/me first", {})


class CrossOrigin(ServerError):
    status = 403

    def __init__(self) -> None:
        super().__init__("pages of other sites may not act here", {})


class RateLimited(ServerError):
    status = 429

    def __init__(self) -> None:
        super().__init__("too many requests: wait a moment", {})


class HttpRefused(ServerError):
    def __init__(self, reason: str, status: int, message: str, **facts: Fact) -> None:
        super().__init__(message, facts, f"http-{reason}")
        self.status = status


class TooMany(ServerError):
    """A `wait` of 0: no time will help."""

    status = 429

    def __init__(self, what: str, limit: int, wait: float = 0.0) -> None:
        self.wait = 0 if wait == inf else ceil(wait)
        count, unit = rounded(self.wait)
        facts: dict[str, Fact] = {"limit": limit, "wait": self.wait, "count": count, "unit": unit}
        super().__init__(f"too many: {what}, at most {limit}", facts, f"too-many-{what}")


class ServerFull(TooMany):
    """Too many of all people together: nobody's own fault."""

    status = 503


def rounded(seconds: int) -> tuple[int, str]:
    """As people say it: up to an hour and a half in minutes. Never too early."""
    if seconds < 1.5 * MINUTE:
        return seconds, "second"
    if seconds < 1.5 * HOUR:
        return ceil(seconds / MINUTE), "minute"
    return ceil(seconds / HOUR), "hour"
