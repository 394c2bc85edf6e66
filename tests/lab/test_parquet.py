"""Games as Parquet: a row for each seat."""

from contextlib import suppress
from pathlib import Path

import pytest

from tests.lab.games import a_row
from zoorama.lab.data import open_data

pytest.importorskip(
    "pyarrow", reason="PyArrow is not installed: pip install 'zoorama[parquet]' (scripts/test --soak does)"
)


def test_a_row_for_each_seat_of_each_game(tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    with open_data(file) as sink:
        sink.write(a_row(0, ("greedy", "random"), (3, 1), options={"type": "Options", "colours": 4, "tiles": ["a"]}))
        sink.write(a_row(1, ("random", "greedy"), (2, 2)))
    found = parquet.read_table(file).to_pylist()
    assert [(row["number"], row["seat"], row["bot"], row["share"]) for row in found] == [
        (0, 0, "greedy", 1.0),
        (0, 1, "random", 0.0),
        (1, 0, "random", 0.5),
        (1, 1, "greedy", 0.5),
    ]
    first = found[0]
    assert (first["line_animals"], first["tiebreak_marked-coins"], first["points"], first["rank"]) == (3, 1, 3, 1)
    assert (first["option_colours"], first["option_tiles"], first["seats"], first["seed"]) == (4, '["a"]', 2, "1")


def test_lines_that_only_some_games_have_are_columns_too(tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    with open_data(file) as sink:
        sink.write(a_row(0, ("greedy", "random"), (3, 1)))
        sink.write(a_row(1, ("greedy", "random"), (3, 1), lines=({"bonuses": 3}, {"animals": 1})))
    found = parquet.read_table(file).to_pylist()
    assert [row["line_bonuses"] for row in found] == [None, None, 3, None]
    assert [row["line_animals"] for row in found] == [3, 1, None, 1]


def test_a_folder_is_refused_before_anybody_plays(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").mkdir()
    with pytest.raises(IsADirectoryError), open_data(tmp_path / "games.parquet"):
        pytest.fail("somebody played")


def test_what_was_played_before_an_interruption_is_written(tmp_path: Path) -> None:
    from pyarrow import parquet

    file = tmp_path / "games.parquet"
    with suppress(KeyboardInterrupt), open_data(file) as sink:
        sink.write(a_row(0, ("greedy", "random"), (3, 1)))
        raise KeyboardInterrupt
    assert parquet.read_table(file).num_rows == 2
