"""What is made of values: a folder that is read back, lessons for a net, a net that learns them."""

from pathlib import Path

import numpy as np
import pytest

from zoorama.bots.exact.boards import Codes, Values, Whole, is_over
from zoorama.bots.exact.net import PARTS, ROWS
from zoorama.bots.exact.table import Table
from zoorama.lab.solve.canon import Canon
from zoorama.lab.solve.distil import Training, distil, write_weights
from zoorama.lab.solve.store import write_table
from zoorama.lab.solve.walks import first_codes, load_odds, rounds


class Even:
    def values(self, codes: Codes, mine: Whole, theirs: Whole) -> Values:
        return np.full(len(codes), 0.5, np.float32)


def a_canon() -> Canon:
    """All boards in one."""
    none = np.zeros(1, np.int64)
    four, board = np.zeros(13 * 20 * 29 * 40, np.int32), np.zeros(53, np.int32)
    return Canon(four, board, np.zeros((1, 5), np.int64), none, none, 1)


@pytest.mark.parametrize(("small", "kind", "off"), [(False, np.float32, 1e-7), (True, np.uint8, 0.002)])
def test_a_table_is_read_as_it_was_written(tmp_path: Path, small: bool, kind: type, off: float) -> None:
    values = np.linspace(0, 1, 49, dtype=np.float32)[None]
    write_table(tmp_path, a_canon(), values, {"first": 0.5}, small=small)
    table = Table(tmp_path)
    assert table.rows.dtype == kind
    assert table.about["first"] == 0.5
    coins = np.arange(7)
    found = table.values(np.zeros((7, 5), np.int64), coins, 6 - coins)
    assert found == pytest.approx(values[0, coins * 7 + 6 - coins], abs=off)


def test_lessons_are_positions_of_games_that_are_played_on() -> None:
    assert load_odds().sum() == pytest.approx(1)
    games = rounds(Even(), 20, np.random.default_rng(1))
    again = rounds(Even(), 20, np.random.default_rng(1))
    assert len(games[0].values) == 20 * 9
    for lesson, same in zip(games, again, strict=True):
        assert not is_over(lesson.codes).any()
        assert (lesson.codes == same.codes).all()
        assert (lesson.values == 0.5).all()
    assert not is_over(first_codes())


def test_the_same_weights_are_the_same_bytes(tmp_path: Path) -> None:
    weights = {name: np.arange(6, dtype=np.float16) for name in PARTS}
    for name in ("one.npz", "two.npz"):
        write_weights(tmp_path / name, weights)
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()
    with np.load(tmp_path / "one.npz") as read:
        assert sorted(read.files) == sorted(PARTS)


def test_a_net_learns_what_the_table_says(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    write_table(tmp_path, a_canon(), np.full((1, 49), 0.25, np.float32), {}, small=False)
    training = Training(width=8, hidden=4, games=20, anywhere=10, steps=300, batch=256)
    weights = distil(Table(tmp_path), training, "cpu", say=lambda line: None)
    assert weights["rows"].shape == (ROWS, 8)
