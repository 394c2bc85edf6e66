"""What can be taken home of a table: the record, what its luck came from, and who had help."""

import re
from dataclasses import dataclass, field
from typing import Final

from zoorama.codec import Codec, game_of, is_paper, parse, record_in
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.engine.shape import SEAT, SEATS, many, maybe, text, value, whole, word

MOVES: Final = 1_000_000  # as many as a record holds
LONGEST_CONTRIBUTION: Final = 64
HEX: Final = re.compile(r"[0-9a-f]{64}")
HELP: Final = ("hint", "bot", "back", "undo")


@dataclass(frozen=True)
class Luck:
    commitment: str = field(metadata=text(64))
    seed: str | None = field(metadata=maybe(text(64)))  # nobody's to know while the game goes on
    contributions: tuple[str, ...] = field(metadata=many(text(LONGEST_CONTRIBUTION), 1, SEATS))  # by seat
    arrivals: tuple[int, ...] = field(metadata=many(whole(0, MOVES - 1), 0, MOVES))  # moves that a race decided


@dataclass(frozen=True)
class Note:
    """What happened beside the moves, after so many of them: a hint, a bot sat in, its player was back, an undo."""

    move: int = field(metadata=whole(0, MOVES))
    seat: int = field(metadata=SEAT)
    what: int = field(metadata=word(HELP))


@dataclass(frozen=True)
class Paper:
    record: Record = field(metadata=value(Record))
    luck: Luck | None = field(metadata=maybe(value(Luck)))
    notes: tuple[Note, ...] = field(metadata=many(value(Note), 0, MOVES))


def read_paper(content: str, source: str = "json") -> tuple[AnyGame, Paper]:
    """A paper and the game, in its rules version, that it tells of. A record alone is a paper that says no more."""
    data = parse(content, source)
    game = game_of(record_in(data))
    codec = Codec(game)
    if not is_paper(data):
        return game, Paper(codec.decode(data, Record), None, ())
    paper = codec.decode(data, Paper)
    _need_own_seats_and_moves(paper)
    if paper.luck is not None:
        _need_hex(paper.luck)
    return game, paper


def _need_hex(luck: Luck) -> None:
    for name, digits in (("commitment", luck.commitment), ("seed", luck.seed)):
        if digits is not None and not HEX.fullmatch(digits):
            raise Unreadable(f"paper.luck.{name}", "not-hex", {"wanted": 64})


def _need_own_seats_and_moves(paper: Paper) -> None:
    seats, moves = len(paper.record.players), len(paper.record.moves)
    for index, note in enumerate(paper.notes):
        _need_between(0, note.seat, seats - 1, f"paper.notes[{index}].seat")
        _need_between(0, note.move, moves, f"paper.notes[{index}].move")
    if paper.luck is None:
        return
    given = len(paper.luck.contributions)
    if given != seats:
        raise Unreadable("paper.luck.contributions", "wrong-length", {"given": given, "least": seats, "most": seats})
    before = -1
    for index, move in enumerate(paper.luck.arrivals):
        _need_between(before + 1, move, moves - 1, f"paper.luck.arrivals[{index}]")
        before = move


def _need_between(low: int, given: int, high: int, path: str) -> None:
    if not low <= given <= high:
        raise Unreadable(path, "out-of-range", {"given": str(given), "low": low, "high": high})
