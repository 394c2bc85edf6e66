"""Time at a table: how long a seat has, when a reaction window closes. Told the time, never asks for it."""

from zoorama.engine.game import Turn
from zoorama.server.protocol.messages import Clock, Pace
from zoorama.server.tables.seating import TableModel

DAY = 86_400.0


class Timing:
    """Keeps its figures in the table's row, so that they outlive the process."""

    def __init__(self, data: TableModel) -> None:
        self.data = data
        self.fresh: dict[int, int] = {}  # by seat that is asked: the question the count belongs to

    @property
    def pace(self) -> Pace:
        return self.data.pace

    def begin(self) -> None:
        self.data.reserves = [float(self.pace.reserve)] * len(self.data.sitters)

    def asked(self, turn: Turn, fresh: dict[int, int], now: float) -> None:
        """Questions that are new start a new count; one that stands goes on."""
        old = self.data.asked
        same = {seat for seat in turn.seats if seat in old and self.fresh.get(seat) == fresh.get(seat)}
        self.data.asked = {seat: old[seat] if seat in same else now for seat in turn.seats}
        self.fresh = dict(fresh)
        if turn.silence is None or not self.pace.window:
            self.data.window = None
        elif not same or self.data.window is None:
            self.data.window = now

    def answered(self, seat: int, now: float) -> None:
        """What a seat took beyond its time for a move comes off its reserve."""
        if self.pace.kind == "clock" and seat in self.data.asked:
            over = now - self.data.asked[seat] - self.pace.seconds
            self.data.reserves[seat] = max(0.0, self.data.reserves[seat] - max(0.0, over))

    def resume(self, fresh: dict[int, int], opened: float) -> None:
        """While the house was closed no live count ran."""
        self.fresh = dict(fresh)
        if self.pace.kind == "clock":
            self.data.asked = {seat: max(since, opened) for seat, since in self.data.asked.items()}
        if self.data.window is not None:
            self.data.window = max(self.data.window, opened)

    def returned(self, seat: int, now: float) -> None:
        """Who takes a seat back gets time to look."""
        if seat in self.data.asked:
            self.data.asked[seat] = now

    def due(self, seat: int) -> float | None:
        """When the seat's time is up."""
        if seat not in self.data.asked or self.data.sitters[seat].kind != "person":
            return None
        if self.data.window is not None:
            return None  # silence answers in time
        match self.pace.kind:
            case "clock":
                return self.data.asked[seat] + self.pace.seconds + self.data.reserves[seat]
            case "days":
                return self.data.asked[seat] + self.pace.days * DAY
        return None

    def closes(self) -> float | None:
        """When the reaction window closes."""
        return None if self.data.window is None else self.data.window + self.pace.window

    def next_due(self) -> float | None:
        if self.pace.kind == "untimed" and self.data.window is None:
            return None
        times = [self.closes(), *(self.due(seat) for seat in self.data.asked if not self.data.sitters[seat].away)]
        return min((time for time in times if time is not None), default=None)

    def clocks(self) -> list[Clock] | None:
        if self.pace.kind == "untimed":
            return None
        return [
            Clock(reserve=round(reserve * 1000), due=None if due is None else round(due * 1000))
            for reserve, due in ((self.data.reserves[seat], self.due(seat)) for seat in range(len(self.data.reserves)))
        ]
