"""Records: what is kept of a match, enough to replay it, luck included."""

from dataclasses import dataclass, field

from zoorama.engine.game import LUCK, Action, Options
from zoorama.engine.portable import Portable
from zoorama.engine.score import Score
from zoorama.engine.shape import MOST_SEATS, many, text, value, whole


@dataclass(frozen=True)
class Player(Portable):
    """Who sits in a seat."""

    name: str = field(metadata=text(80))
    bot: str = field(metadata=text(80))  # the spec of the bot that plays, such as `greedy`; empty for a person


@dataclass(frozen=True)
class Move(Portable):
    """What a seat did; the seat of luck is `LUCK`."""

    seat: int = field(metadata=whole(LUCK, MOST_SEATS - 1))
    action: Action = field(metadata=value(Action))


@dataclass(frozen=True)
class Record(Portable):
    """A game from its options to its result. It holds luck's outcomes, so it replays without a seed."""

    game: str = field(metadata=text(40))
    version: int = field(metadata=whole(1, 10_000))
    options: Options = field(metadata=value(Options))
    players: tuple[Player, ...] = field(metadata=many(value(Player), 1, MOST_SEATS))
    moves: tuple[Move, ...] = field(metadata=many(value(Move), 0, 1_000_000))
    result: tuple[Score, ...] = field(metadata=many(value(Score), 0, MOST_SEATS))  # empty while the game goes on

    @property
    def names(self) -> tuple[str, ...]:
        """By seat, what people see."""
        return tuple([player.name for player in self.players])
