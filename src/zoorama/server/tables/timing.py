"""Time at a table: how long a seat has, and when a reaction window closes.

The figures are kept in the table's model, so that they outlive the process. No function here reads a clock;
the times it is given are steady ones.
"""

from msgspec.structs import replace

from zoorama.engine.game import Turn
from zoorama.server.protocol.messages import Clock
from zoorama.server.tables.model import TableModel

DAY = 86_400.0


def begin(model: TableModel) -> None:
    model.reserves = [float(model.pace.reserve)] * len(model.sitters)


def ask(model: TableModel, turn: Turn, asked_since: dict[int, int], known: int, now: float) -> None:
    """Start the time of every new question; one that was put up to seq `known` runs on."""
    before = model.asked
    same = {seat for seat in turn.seats if seat in before and asked_since[seat] <= known}
    model.waiting = list(turn.seats)
    model.asked = {seat: before[seat] if seat in same else now for seat in turn.seats}
    _ask_in_window(model, turn, now, new=not same)


def _ask_in_window(model: TableModel, turn: Turn, now: float, *, new: bool) -> None:
    """Open or close a timed window. One in which only bots are asked closes when they have answered."""
    people = any(not model.sitters[seat].bot for seat in turn.seats)
    if turn.silence is None or not model.pace.window:
        model.window = None
    elif new:
        model.window = now if people else None
    elif model.window is None and people:
        model.window = now


def answer(model: TableModel, seat: int, now: float) -> None:
    """What a seat took beyond its time for a move comes off its reserve."""
    if model.pace.kind == "clock" and seat in model.asked:
        over = now - model.asked[seat] - model.pace.seconds
        model.reserves[seat] = max(0.0, model.reserves[seat] - max(0.0, over))


def resume(model: TableModel, opened: float, now: float) -> None:
    """While no server was up no clock of a live game ran. Times to come are from before the clock was set back.

    A window opens anew: those who were asked have to come back first.
    """
    least = opened if model.pace.kind == "clock" else 0.0
    model.asked = {seat: min(max(since, least), now) for seat, since in model.asked.items()}
    model.answers = [replace(answer, at=min(answer.at, now)) for answer in model.answers]
    if model.window is not None:
        model.window = now


def restart(model: TableModel, seat: int, now: float) -> None:
    """Whoever takes a seat back gets time to look."""
    if seat in model.asked:
        model.asked[seat] = now


def due(model: TableModel, seat: int) -> float | None:
    """When the seat's time is up."""
    if seat not in model.asked or model.sitters[seat].kind != "person":
        return None
    if model.window is not None:
        return None  # when the window closes, silence is the answer
    match model.pace.kind:
        case "clock":
            return model.asked[seat] + model.pace.seconds + model.reserves[seat]
        case "days":
            return model.asked[seat] + model.pace.days * DAY
    return None


def late(model: TableModel, now: float) -> list[int]:
    """Seats whose time is up and that no bot plays yet."""
    return [seat for seat in _owing(model) if (time := due(model, seat)) is not None and time <= now]


def _owing(model: TableModel) -> list[int]:
    """Seats whose person has still to answer."""
    answered = {answer.seat for answer in model.answers}
    return [seat for seat in model.asked if seat not in answered and not model.sitters[seat].away]


def closes(model: TableModel) -> float | None:
    """When the reaction window closes."""
    return None if model.window is None else model.window + model.pace.window


def next_due(model: TableModel) -> float | None:
    """When a window closes or somebody's time is up."""
    if model.pace.kind == "untimed" and model.window is None:
        return None
    times = [closes(model), *(due(model, seat) for seat in _owing(model))]
    return min((time for time in times if time is not None), default=None)


def clocks(model: TableModel, answered: set[int]) -> list[Clock] | None:
    """As whoever is told sees them, who knows that these seats have answered."""
    if model.pace.kind == "untimed":
        return None
    times = [(reserve, None if seat in answered else due(model, seat)) for seat, reserve in enumerate(model.reserves)]
    return [
        Clock(reserve=round(reserve * 1000), due=None if time is None else round(time * 1000))
        for reserve, time in times
    ]
