"""Writes what the games say as JSON, and reads what players send."""

from msgspec import Raw

from zoorama.codec import Codec, parse
from zoorama.engine.game import Action, AnyGame, Event, Score, Turn, View, ranks
from zoorama.server.wire import Points, TurnInfo

MANY = 20_000  # actions remembered; no game of ours has as many


class Scribe:
    """One for each game: actions are the same few over and over, so their JSON is remembered."""

    def __init__(self, game: AnyGame) -> None:
        self.codec = Codec(game)
        self.written: dict[Action, str] = {}

    def write(self, value: Event | View) -> str:
        return self.codec.dumps(value)

    def action(self, action: Action) -> str:
        text = self.written.get(action)
        if text is None:
            if len(self.written) > MANY:
                self.written.clear()
            text = self.written[action] = self.codec.dumps(action)
        return text

    def actions(self, actions: list[Action]) -> str:
        return f"[{','.join(map(self.action, actions))}]"

    def read_action(self, raw: Raw) -> Action:
        return self.codec.decode(parse(bytes(raw).decode(), "action"), Action)


def points(scores: list[Score]) -> list[Points]:
    return [
        Points(
            points=score.points,
            rank=rank,
            tiebreaks=[(line.what, line.points) for line in score.tiebreaks],
            lines=[(line.what, line.points) for line in score.lines],
        )
        for score, rank in zip(scores, ranks(scores), strict=True)
    ]


def turn_info(turn: Turn, until: int | None) -> TurnInfo:
    return TurnInfo(kind=turn.kind.value, seats=list(turn.seats), until=until)
