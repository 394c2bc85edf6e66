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
        self.written: dict[Action, Raw] = {}

    def action(self, action: Action) -> Raw:
        raw = self.written.get(action)
        if raw is None:
            if len(self.written) > MANY:
                self.written.clear()
            raw = self.written[action] = self._raw(action)
        return raw

    def actions(self, actions: list[Action]) -> list[Raw]:
        return [self.action(action) for action in actions]

    def event(self, event: Event) -> Raw:
        return self._raw(event)

    def view(self, view: View) -> Raw:
        return self._raw(view)

    def read_action(self, raw: Raw | str) -> Action:
        text = raw if isinstance(raw, str) else bytes(raw).decode()
        return self.codec.decode(parse(text, "action"), Action)

    def _raw(self, value: object) -> Raw:
        return Raw(self.codec.dumps(value).encode())


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
