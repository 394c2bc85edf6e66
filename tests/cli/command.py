"""Running the command, and records of games to run it on."""

import io
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from zoorama.codec import Codec
from zoorama.engine.game import Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Player, Record
from zoorama.games import find
from zoorama.games.zooloretto_dice.actions import LOAD, ROLL, Fall
from zoorama.games.zooloretto_dice.parts import COIN, CROCODILE, ELEPHANT, LION, MONKEY, OSTRICH
from zoorama.records.files import save

GAME = "zooloretto_dice"
GREEDY = Player("Lola", "greedy")
RANDOM = Player("Mira", "random")


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str

    def refused(self) -> str:
        """The complaint about a command that was called wrongly."""
        assert self.code == 2
        assert self.out == ""
        assert "Traceback" not in self.err
        return self.err.strip()


Run = Callable[..., Ran]


class Keyboard(io.StringIO):
    def isatty(self) -> bool:
        return True


def begun(players: tuple[str | Player, ...] = ("Anna", "Ben")) -> Record:
    """The first has loaded a lion and a coin onto truck 1, the second a lion onto truck 2, with another to load."""
    match = Match(find(GAME), players)
    match.act(0, ROLL)
    match.luck(Fall(LION, COIN))
    match.act(0, LOAD[LION][0])
    match.act(0, LOAD[COIN][0])
    match.act(1, ROLL)
    match.luck(Fall(LION, LION))
    match.act(1, LOAD[LION][1])
    return match.record()


def finished() -> Record:
    """Everybody does the last thing on their list; the dice fall so that pens fill soon."""
    falls = [(CROCODILE, OSTRICH), (OSTRICH, MONKEY), (MONKEY, MONKEY), (ELEPHANT, ELEPHANT), (LION, LION)]
    match = Match(find(GAME), ("Anna", GREEDY))
    rolls = 0
    while match.turn().kind is not Kind.OVER:
        if match.turn().kind is Kind.CHANCE:
            match.luck(Fall(*falls[rolls % len(falls)]))
            rolls += 1
        else:
            seat = match.turn().seats[0]
            match.act(seat, match.legal(seat)[-1])
    return match.record()


def write(record: Record, name: str = "game.json") -> Path:
    file = Path(name)
    save(find(GAME), record, file)
    return file


def read(file: str) -> Record:
    return Codec(find(GAME)).loads(Path(file).read_text(encoding="utf-8"), Record)
