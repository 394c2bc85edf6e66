"""The errors a person can meet, as one tree.

ZooramaError
├── Unreadable        what was given cannot be read: JSON, a record, an option
├── UnknownGame       no game of that name
├── UnknownVersion    no such rules version of it
├── UnknownBot        no opponent of that name
├── WrongSeats        the game is not for that many
└── Refused           read, understood, and not allowed
    ├── NotYourTurn   somebody else is owed a decision, or nobody is
    ├── IllegalAction the rules forbid it here; `rule` says which one
    └── CannotUndo    taking it back would not be fair

`key` names the translated message, `facts` are what it needs.
"""

from mypy_extensions import mypyc_attr

Fact = str | int | float


@mypyc_attr(allow_interpreted_subclasses=True)
class ZooramaError(Exception):
    """`key` names the translated message, `facts` are its variables; `str` is plain English for logs."""

    def __init__(self, message: str, facts: dict[str, Fact], key: str = "") -> None:
        super().__init__(message)
        self.facts = facts
        self.key = key or f"error-{type(self).__name__}"


class Unreadable(ZooramaError):
    """`problem` is the key of what is wrong with the thing at `path`; `facts` are its particulars."""

    def __init__(self, path: str, problem: str, facts: dict[str, Fact] | None = None) -> None:
        all_facts: dict[str, Fact] = {"path": path}
        all_facts.update(facts or {})
        particulars = "".join(f", {name} {fact}" for name, fact in (facts or {}).items())
        super().__init__(f"{path}: {problem}{particulars}", all_facts, f"unreadable-{problem}")
        self.path = path
        self.problem = problem


class UnknownGame(ZooramaError):
    """`known` lists the games there are."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__(f"no game {name!r}; there are: {known}", {"name": name, "known": known})


class UnknownVersion(ZooramaError):
    """`known` is the version that there is."""

    def __init__(self, name: str, version: int, known: str) -> None:
        super().__init__(
            f"no rules version {version} of {name}; there is: {known}",
            {"name": name, "version": str(version), "known": known},
        )


class UnknownBot(ZooramaError):
    """`known` lists the bots there are."""

    def __init__(self, name: str, known: str) -> None:
        super().__init__(f"no opponent {name!r}; there are: {known}", {"name": name, "known": known})


class WrongSeats(ZooramaError):
    """The game is for `least` to `most` players."""

    def __init__(self, game: str, seats: int, least: int, most: int) -> None:
        super().__init__(
            f"{game} is for {least} to {most} players, not {seats}",
            {"game": game, "seats": seats, "least": least, "most": most},
        )


class Refused(ZooramaError):
    """Read, understood, and not allowed."""


class NotYourTurn(Refused):
    """`owed` are the seats that are asked instead; people count them from 1."""

    def __init__(self, seat: int, owed: tuple[int, ...]) -> None:
        whose = ", ".join(str(other) for other in owed)
        people = ", ".join(str(other + 1) for other in owed)  # who count from 1
        super().__init__(
            f"seat {seat} is not asked now; {whose or 'nobody'} is",
            {"seat": seat + 1, "owed": people or "none"},
        )
        self.seat = seat
        self.owed = owed


class IllegalAction(Refused):
    """`rule` is the id of the rule that forbids it."""

    def __init__(self, seat: int, action: str, rule: str) -> None:
        super().__init__(
            f"seat {seat} may not {action} here (rule {rule})",
            {"seat": seat + 1, "action": action, "rule": rule},
        )
        self.rule = rule


class CannotUndo(Refused):
    """Only one's own last decision can be taken back, while nothing has followed from it."""

    def __init__(self, seat: int) -> None:
        super().__init__(
            f"seat {seat} can take back only its own last decision, "
            "before anyone else acts, luck falls or something is revealed",
            {"seat": seat + 1},
        )
