"""Games as rows: however they are shared out, in processes or in files, they have one digest."""

import os
import signal
from collections.abc import Iterator
from functools import lru_cache
from math import nan
from pathlib import Path

import pytest

from tests.lab.games import a_row
from zoorama.engine.game import LUCK, Options
from zoorama.games import GAMES, find
from zoorama.lab.arena import Job, new_job, play, split
from zoorama.lab.data import Unusable, open_data, read_rows
from zoorama.lab.rows import Row, as_line, digest, play_rows, row_of, rows_of
from zoorama.lab.run import HERE, InProcesses, Runner

GAME = find("zooloretto_dice")


def job(numbers: range) -> Job:
    return new_job(GAME, ("random", "random"), Options(), 3, numbers)


def rows(numbers: range, runner: Runner = HERE) -> Iterator[Row]:
    return play_rows(((part,) for part in split(job(numbers), runner.batch)), runner)


@lru_cache
def expected(games: int) -> str:
    return digest(rows(range(games)))


few_or_many = pytest.mark.parametrize("games", [70, pytest.param(1000, marks=pytest.mark.soak)])


@few_or_many
@pytest.mark.parametrize("processes", [2, 7])
def test_games_have_one_digest_in_any_number_of_processes(processes: int, games: int) -> None:
    assert digest(rows(range(games), InProcesses(processes, 9))) == expected(games)


@few_or_many
@pytest.mark.parametrize("parts", [1, 2, 7])
def test_games_have_one_digest_in_any_number_of_files(parts: int, games: int, tmp_path: Path) -> None:
    """In whatever order the files are read."""
    size = -(-games // parts)
    files = [tmp_path / f"{part}.jsonl" for part in range(parts)]
    for part, file in enumerate(files):
        with open_data(file) as sink:
            for row in rows(range(games)[part * size : (part + 1) * size]):
                sink.write(row)
    assert digest(row for _, row in read_rows(reversed(files))) == expected(games)


def test_a_killed_workers_range_is_played_again_with_the_same_result(tmp_path: Path) -> None:
    killed = tmp_path / "killed"
    batches = [(killed, part) for part in split(job(range(60)), 10)]
    found = [row for batch in InProcesses(2).map(killed_once, batches) for row in batch]
    assert killed.exists()
    assert [as_line(row) for row in found] == [as_line(row) for row in rows(range(60))]


def killed_once(batch: tuple[Path, Job]) -> list[Row]:
    killed, part = batch
    found = rows_of((part,))
    if 30 in part.numbers and not killed.exists():
        killed.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return found


def test_another_seed_or_a_game_less_is_another_digest() -> None:
    assert digest(rows(range(9))) != digest(rows(range(10)))
    other = new_job(GAME, ("random", "random"), Options(), 4, range(10))
    assert digest(play_rows([(other,)])) != digest(rows(range(10)))


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_row_tells_a_game_of_every_kind(name: str) -> None:
    rules = find(name)
    seats = rules.seats[-1]
    some = new_job(rules, ("random",) * seats, rules.types.options(), 1, range(2))
    for number, record in play(some):
        row = row_of(1, rules, number, record)
        assert row.points == tuple(sum(lines.values()) for lines in row.lines)
        assert sum(row.shares) == pytest.approx(1)
        assert row.shares[row.ranks.index(1)] > 0
        assert row.moves == len(record.moves)
        assert row.decisions == sum(move.seat != LUCK for move in record.moves)
        assert 0 < row.choices <= row.decisions < row.moves
        assert 0 < row.rounds < row.decisions


@pytest.mark.parametrize(("name", "seats"), [(game.name, seats) for game in GAMES for seats in game.seats])
def test_games_of_every_kind_are_read_as_they_were_written(name: str, seats: int, tmp_path: Path) -> None:
    rules, file = find(name), tmp_path / "games.jsonl"
    played = rows_of((new_job(rules, ("random",) * seats, rules.types.options(), 1, range(1)),))
    file.write_text("".join(as_line(row) + "\n" for row in played))
    assert [row for _, row in read_rows([file])] == played


def test_rows_are_read_as_they_were_written_less_a_line_that_was_cut_off(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = list(rows(range(3)))
    with open_data(file) as sink:
        for row in played:
            sink.write(row)
    file.write_text(file.read_text() + as_line(played[0])[:50])
    assert [row for _, row in read_rows([file])] == played


def test_a_last_line_that_only_lacks_its_end_is_read(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    played = list(rows(range(2)))
    file.write_text("\n".join(map(as_line, played)))
    assert [row for _, row in read_rows([file])] == played


def test_only_line_feeds_part_lines(tmp_path: Path) -> None:
    """What other characters may part, a bot's name for instance may hold."""
    file = tmp_path / "games.jsonl"
    row = a_row(0, ("search:\u2028", "random"), (3, 1))
    file.write_text(as_line(row) + "\n", encoding="utf-8")
    assert [row for _, row in read_rows([file])] == [row]


@pytest.mark.parametrize("content", [b"\x89PNG\r\n\x1a\n\x00\xff", b"\xff\xfe", b"[1]"])
def test_a_file_of_another_kind_is_told_of(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(content)
    with pytest.raises(Unusable) as problem:
        list(read_rows([file]))
    assert problem.value.line == 1


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "nonsense",
        '{"game": "zoop"}',
        "NUMBERS",
        "SEED",
        "LENGTHS",
        "SEATS",
        "NAN",
        "SUM",
        "LINE",
        "DEEP",
    ],
    ids=lambda line: line or "empty",
)
def test_a_line_that_is_no_game_is_told_of(tmp_path: Path, line: str) -> None:
    good = as_line(next(rows(range(1))))
    changed = {
        "NUMBERS": good.replace('"number":0', '"number":"0"'),
        "SEED": good.replace('"seed":"3"', '"seed":"x"'),
        "LENGTHS": good.replace('"bots":["random",', '"bots":["random","random",'),
        "SEATS": as_line(a_row(0, ("random",), (3,))),
        "NAN": as_line(a_row(0, ("random", "random"), (3, 1), shares=(nan, 0.0))),
        "SUM": as_line(a_row(0, ("random", "random"), (3, 1), shares=(0.9, 0.9))),
        "LINE": good.replace('"animals":', '"giraffes":'),
        "DEEP": '{"game":' + "[" * 100_000 + "]" * 100_000 + "}",
    }
    file = tmp_path / "games.jsonl"
    file.write_text(f"{good}\n{changed.get(line, line)}\n")
    with pytest.raises(Unusable) as problem:
        list(read_rows([file]))
    assert (problem.value.file, problem.value.line) == (file, 2)
