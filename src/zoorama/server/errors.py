"""What can go wrong at a table, besides what the rules refuse.

ZooramaError
└── ServerError       with the HTTP status of its answer
    ├── NotAllowed    understood, but not for you or not now; `problem` says why
    ├── Stale         the question changed while you decided
    ├── NoSuchTable   the link leads nowhere
    ├── TableClosing  the table is being unloaded: ask again
    ├── NoIdentity    no cookie, or one that is not ours
    ├── CrossOrigin   another site's page tried to act in somebody's name
    ├── RateLimited   too many requests, or too large
    └── HttpRefused   turned away before the request was read; `reason` says why
"""

from zoorama.engine.errors import Fact, ZooramaError

NOT_FOR_YOU = ("not-your-seat", "not-a-player", "not-the-host", "not-your-perspective")


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


class TableClosing(ServerError):
    status = 503

    def __init__(self) -> None:
        super().__init__("the table is being unloaded: ask again", {})


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
        self.reason = reason
        self.status = status
