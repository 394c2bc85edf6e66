"""A game's certificate: its record, what its luck came from, and who had help."""

import re
from dataclasses import dataclass, field
from typing import Final

from zoorama.codec import Codec
from zoorama.engine.errors import Unreadable
from zoorama.engine.game import AnyGame
from zoorama.engine.record import Record
from zoorama.engine.shape import MOST_SEATS, SEAT, many, maybe, text, value, whole, word
from zoorama.records.read import read_document
from zoorama.records.upgrade import is_certificate

MOVES: Final = 1_000_000  # as many as a record holds
LONGEST_CONTRIBUTION: Final = 64
HEX: Final = re.compile(r"[0-9a-f]{64}")
HELP: Final = ("hint", "bot", "back", "undo")


@dataclass(frozen=True)
class Luck:
    commitment: str = field(metadata=text(64))
    seed: str | None = field(metadata=maybe(text(64)))  # None until the game is over
    contributions: tuple[str, ...] = field(metadata=many(text(LONGEST_CONTRIBUTION), 1, MOST_SEATS))  # by seat
    arrivals: tuple[int, ...] = field(metadata=many(whole(0, MOVES - 1), 0, MOVES))  # moves that arrival decided
    given: int = field(default=0, metadata=whole(0, MOVES))  # moves of another game that a study begins from


@dataclass(frozen=True)
class Note:
    """Something that is no move, and after how many moves: a hint, a bot took over, its player came back, an undo."""

    move: int = field(metadata=whole(0, MOVES))
    seat: int = field(metadata=SEAT)
    what: int = field(metadata=word(HELP))


@dataclass(frozen=True)
class Certificate:
    record: Record = field(metadata=value(Record))
    luck: Luck | None = field(metadata=maybe(value(Luck)))
    notes: tuple[Note, ...] = field(metadata=many(value(Note), 0, MOVES))


def read_certificate(content: str, source: str = "json") -> tuple[AnyGame, Certificate]:
    """A certificate and its game, in its rules version. A record alone is a certificate that says no more."""
    game, data = read_document(content, source)
    codec = Codec(game)
    if not is_certificate(data):
        return game, Certificate(codec.decode(data, Record), None, ())
    certificate = codec.decode(data, Certificate)
    _need_own_seats_and_moves(certificate)
    if certificate.luck is not None:
        _need_hex(certificate.luck)
    return game, certificate


def _need_hex(luck: Luck) -> None:
    for name, digits in (("commitment", luck.commitment), ("seed", luck.seed)):
        if digits is not None and not HEX.fullmatch(digits):
            raise Unreadable(f"certificate.luck.{name}", "not-hex", {"wanted": 64})


def _need_own_seats_and_moves(certificate: Certificate) -> None:
    seats, moves = len(certificate.record.players), len(certificate.record.moves)
    for index, note in enumerate(certificate.notes):
        _need_between(0, note.seat, seats - 1, f"certificate.notes[{index}].seat")
        _need_between(0, note.move, moves, f"certificate.notes[{index}].move")
    if certificate.luck is None:
        return
    given = len(certificate.luck.contributions)
    if given != seats:
        raise Unreadable(
            "certificate.luck.contributions", "wrong-length", {"given": given, "least": seats, "most": seats}
        )
    _need_between(0, certificate.luck.given, moves, "certificate.luck.given")
    before = certificate.luck.given - 1
    for index, move in enumerate(certificate.luck.arrivals):
        _need_between(before + 1, move, moves - 1, f"certificate.luck.arrivals[{index}]")
        before = move


def _need_between(low: int, given: int, high: int, path: str) -> None:
    if not low <= given <= high:
        raise Unreadable(path, "out-of-range", {"given": str(given), "low": low, "high": high})
