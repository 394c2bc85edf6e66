"""Files of games for one's own analysis: JSON lines, a game each, or Parquet, a row for each seat of a game."""

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from math import isclose
from pathlib import Path
from typing import Any, Final, Protocol

from zoorama.codec import TAG
from zoorama.games import find
from zoorama.lab.rows import Row, as_line
from zoorama.text import FALLBACK, Text

LINES: Final = ".jsonl"
PARQUET: Final = ".parquet"
LISTS: Final = ("bots", "shares", "ranks", "points", "lines", "tiebreaks")  # by seat


class Unusable(Exception):
    """A line of a file that is no row of a game."""

    def __init__(self, file: Path, line: int) -> None:
        super().__init__(f"{file}: {line}")
        self.file = file
        self.line = line


class Sink(Protocol):
    """Takes games as they end."""

    def write(self, row: Row) -> None:
        """One more game."""


class Nowhere:
    def write(self, row: Row) -> None:
        pass


@contextmanager
def open_data(file: Path | None) -> Iterator[Sink]:
    """Takes games as they end. Needs PyArrow for Parquet, which is written when all have ended."""
    if file is None:
        yield Nowhere()
    elif file.suffix == PARQUET:
        yield from write_parquet(file)
    else:
        with file.open("w", encoding="utf-8", buffering=1) as lines:
            yield LineFile(lines)


class LineFile:
    """Whoever is killed leaves whole lines, and perhaps a part of one."""

    def __init__(self, lines: Any) -> None:
        self.lines = lines

    def write(self, row: Row) -> None:
        self.lines.write(as_line(row) + "\n")


class Collected:
    def __init__(self) -> None:
        self.rows: list[Row] = []

    def write(self, row: Row) -> None:
        self.rows.append(row)


def write_parquet(file: Path) -> Iterator[Sink]:
    from pyarrow import Table, parquet

    file.open("a").close()  # a file that cannot be written is told of before anybody plays
    found = Collected()
    try:
        yield found
    finally:
        parquet.write_table(Table.from_pylist(even([flat for row in found.rows for flat in by_seat(row)])), file)


def even(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same rows with the columns of all in each: variants of a game have lines of their own."""
    columns = dict.fromkeys(name for row in rows for name in row)
    return [columns | row for row in rows]


def by_seat(row: Row) -> Iterator[dict[str, Any]]:
    """One flat row for each seat: what a data frame is grouped by and averaged over."""
    shared = {name: value for name, value in vars(row).items() if name not in (*LISTS, "options")}
    shared |= {f"option_{name}": plain(value) for name, value in row.options.items() if name != TAG}
    for seat, bot in enumerate(row.bots):
        own = {"seats": row.seats, "seat": seat, "bot": bot, "share": row.shares[seat], "rank": row.ranks[seat]}
        lines = {f"line_{what}": points for what, points in row.lines[seat].items()}
        tiebreaks = {f"tiebreak_{what}": points for what, points in row.tiebreaks[seat].items()}
        yield shared | own | {"points": row.points[seat]} | lines | tiebreaks


def plain(value: Any) -> Any:
    return json.dumps(value) if isinstance(value, list | dict) else value


def read_rows(files: Iterable[Path]) -> Iterator[tuple[Path, Row]]:
    """Raises Unusable. A last line that was cut off is left out: its game is played again with its range."""
    for file in files:
        *lines, last = file.read_bytes().split(b"\n")
        for number, line in enumerate(lines, 1):
            yield file, read_row(line, file, number)
        if last and not is_cut_off(last):
            yield file, read_row(last, file, len(lines) + 1)


def is_cut_off(line: bytes) -> bool:
    """Whether it begins as a game does and does not end."""
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return line.startswith(b"{")
    return False


def read_row(line: bytes, file: Path, number: int) -> Row:
    try:
        found: dict[str, Any] = json.loads(line.decode())
        listed: dict[str, Any] = {name: tuple(value) for name, value in found.items() if name in LISTS}
        row = Row(**(found | listed))
        if is_sound(row) and is_of_its_game(row):
            return row
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Unusable(file, number) from error
    raise Unusable(file, number)


def is_sound(row: Row) -> bool:
    """Whether everything is there and of its kind: somebody may have edited the file."""
    whole = (row.version, row.number, row.moves, row.decisions, row.choices, row.rounds, *row.points, *row.ranks)
    sheets = (*row.lines, *row.tiebreaks)
    return (
        all(isinstance(one, int) for one in whole)
        and all(isinstance(one, str) for one in (row.game, row.seed, row.record, *row.bots))
        and all(isinstance(one, int | float) and 0 <= one <= 1 for one in row.shares)
        and isclose(sum(row.shares), 1, abs_tol=1e-6)
        and all(isinstance(points, int) for lines in sheets for points in lines.values())
        and isinstance(row.options, dict)
        and {len(getattr(row, name)) for name in LISTS} == {row.seats}
        and int(row.seed) >= 0
    )


def is_of_its_game(row: Row) -> bool:
    """Whether so many can play it, and its score sheets have lines that can be named. Refuses a game that nobody
    knows."""
    names = {what for lines in (*row.lines, *row.tiebreaks) for what in lines}
    return row.seats in find(row.game, row.version).seats and all(is_line(row.game, what) for what in names)


@cache
def is_line(game: str, what: str) -> bool:
    return Text(FALLBACK, game).knows(f"score-{what}")
