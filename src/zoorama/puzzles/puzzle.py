"""A puzzle as data, and the position that its moves lead to."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from zoorama.codec import Codec, Json
from zoorama.engine.game import Action, AnyGame, Options
from zoorama.engine.record import Move, Player, Record

Interval = tuple[float, float, float]  # the mean, and what it lies between, 95 % for all choices at once


@dataclass(frozen=True)
class Source:
    """The lab's game it comes from."""

    seed: int
    number: int
    bots: tuple[str, ...]  # by seat


@dataclass(frozen=True)
class Proof:
    """Measured with samples by which nothing was picked. Shares of the victory throughout."""

    evaluator: str
    samples: int  # by which the closest rival was measured
    leads: tuple[Interval, ...]  # by choice: of the best over it
    chances: tuple[tuple[float, ...], ...]  # by choice and seat: what everybody may then expect
    witness: str  # a bot that searches and chose the same


@dataclass(frozen=True)
class Puzzle:
    id: str
    game: str
    version: int
    seats: int
    options: Json
    moves: tuple[tuple[int, Json], ...]  # seat and action, luck's included, up to the position
    seat: int  # whose decision it is
    legal: tuple[Json, ...]  # its choices
    best: int  # its place among them
    missed: tuple[str, ...]  # the bots that choose otherwise
    proof: Proof
    source: Source

    @property
    def lead(self) -> Interval:
        """Over the second best."""
        others = [lead for choice, lead in enumerate(self.proof.leads) if choice != self.best]
        return min(others, key=lambda lead: lead[0])


def name_of(game: AnyGame, seats: int, options: Json, moves: Sequence[tuple[int, Json]], seat: int) -> str:
    """An id that only this position has, and that tells nothing of it."""
    text = json.dumps([game.name, game.version, seats, options, moves, seat], separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def write_puzzle(puzzle: Puzzle) -> str:
    """One line."""
    return json.dumps(asdict(puzzle), separators=(",", ":"))


def read_puzzle(line: str) -> Puzzle:
    """Our own line: what is not as it should be is our mistake, and raises as such."""
    data = json.loads(line)
    proof, source = data["proof"], data["source"]
    return Puzzle(
        id=data["id"],
        game=data["game"],
        version=data["version"],
        seats=data["seats"],
        options=data["options"],
        moves=tuple((seat, action) for seat, action in data["moves"]),
        seat=data["seat"],
        legal=tuple(data["legal"]),
        best=data["best"],
        missed=tuple(data["missed"]),
        proof=Proof(
            proof["evaluator"],
            proof["samples"],
            tuple((mean, low, high) for mean, low, high in proof["leads"]),
            tuple(tuple(shares) for shares in proof["chances"]),
            proof["witness"],
        ),
        source=Source(source["seed"], source["number"], tuple(source["bots"])),
    )


def record_of(game: AnyGame, puzzle: Puzzle) -> Record:
    """The lab's game up to the position."""
    codec = Codec(game)
    moves = tuple(Move(seat, codec.decode(action, Action)) for seat, action in puzzle.moves)
    players = tuple(Player(bot, bot) for bot in puzzle.source.bots)
    return Record(game.name, game.version, codec.decode(puzzle.options, Options), players, moves, ())


def position_of(game: AnyGame, puzzle: Puzzle) -> Any:
    """The state that the moves lead to."""
    codec = Codec(game)
    state = game.start(puzzle.seats, codec.decode(puzzle.options, Options))
    for seat, action in puzzle.moves:
        game.play(state, seat, codec.decode(action, Action))
    return state
