"""Who is to be told of what at a table, read from what the table keeps.

A person is told only what concerns themselves and what everybody may see: in an open reaction window nothing here
depends on whether others have answered.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from zoorama.server.protocol.notices import NoticeKind
from zoorama.server.tables import timing
from zoorama.server.tables.model import TableModel

ONCE = 1.0  # the question of what happens once at a table
LEAD = 12 * 3600.0  # seconds before the time is up that a reminder comes, at most
SHARE = 0.25  # of the time for a move, at most


@dataclass(frozen=True)
class Planned:
    person: str
    kind: NoticeKind
    question: float  # since when it is put: another question is another notice
    due: float
    deadline: float | None = None


def planned(model: TableModel, now: float, pause: float) -> list[Planned]:
    """For everybody who plays here. Whether they are here to see it themselves is asked when it is due."""
    if model.pace.kind != "days":
        return []
    people = dict.fromkeys(one.person for one in model.sitters if one.kind == "person" and not one.away)
    if model.stage == "playing":
        return [plan for person in people for plan in _asked(model, person, pause)]
    if model.stage == "over":
        kinds: list[NoticeKind] = ["over"] if model.rematch is None else ["over", "rematch"]
        return [Planned(person, kind, ONCE, now + pause) for person in people for kind in kinds]
    return []


def _asked(model: TableModel, person: str, pause: float) -> Iterator[Planned]:
    seats = [seat for seat in model.waiting_for(person) if model.sits(person, seat) and seat in model.asked]
    if not seats:
        return
    since = min(model.asked[seat] for seat in seats)
    deadlines = [time for seat in seats if (time := timing.due(model, seat)) is not None]
    deadline = min(deadlines, default=None)
    yield Planned(person, "turn", since, since + pause, deadline)
    if deadline is not None:
        yield Planned(person, "reminder", since, deadline - min(LEAD, SHARE * (deadline - since)), deadline)
