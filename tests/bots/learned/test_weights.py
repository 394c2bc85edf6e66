"""Files of weights: what is read is what was written, and everything else is refused with its reason."""

from pathlib import Path

import numpy as np
import pytest

from zoorama.bots.learned.net import PARTS, Net, Weights
from zoorama.bots.learned.offer import features_of, net_for, trouble
from zoorama.bots.learned.weights import ABOUT, BadWeights, about, read_weights, write_arrays, write_weights
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find

DICE = find("zooloretto_dice")
FEATURES = features_of(DICE)
assert FEATURES is not None


def some_weights(width: int = FEATURES.width, seats: int = 4) -> Weights:
    draw = np.random.default_rng(1)
    sizes = (width, 8, 4, seats)
    weights = {}
    for layer, name in enumerate(PARTS[::2]):
        weights[name] = draw.normal(size=(sizes[layer], sizes[layer + 1])).astype(np.float16)
        weights[f"{name}_bias"] = draw.normal(size=sizes[layer + 1]).astype(np.float16)
    return weights


def read(file: Path) -> Weights:
    assert FEATURES is not None
    return read_weights(file, DICE, FEATURES)


def write(file: Path, weights: Weights) -> None:
    assert FEATURES is not None
    write_weights(file, weights, DICE, FEATURES)


def test_what_is_written_is_read(tmp_path: Path) -> None:
    write(tmp_path / "net.npz", some_weights())
    found = read(tmp_path / "net.npz")
    assert all((found[name] == part).all() for name, part in some_weights().items())


def test_the_same_weights_are_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one.npz", "two.npz"):
        write(tmp_path / name, some_weights())
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadWeights, match="missing"):
        read(tmp_path / "net.npz")


@pytest.mark.parametrize("content", [b"", b"not an archive", b"PK\x03\x04 cut off"])
def test_another_kind_of_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "net.npz").write_bytes(content)
    with pytest.raises(BadWeights, match="archive"):
        read(tmp_path / "net.npz")


def test_a_file_cut_short_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "net.npz", some_weights())
    (tmp_path / "net.npz").write_bytes((tmp_path / "net.npz").read_bytes()[:-100])
    with pytest.raises(BadWeights):
        read(tmp_path / "net.npz")


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    other = find("zooloretto")
    features = features_of(other)
    assert features is not None
    write_weights(tmp_path / "net.npz", some_weights(features.width, 5), other, features)
    with pytest.raises(BadWeights, match="made for zooloretto "):
        read(tmp_path / "net.npz")


@pytest.mark.parametrize(
    "changed", [{"first": np.zeros((3, 8))}, {"last_bias": np.zeros(5)}, {"second": np.full((8, 4), np.nan)}]
)
def test_wrong_shapes_and_no_numbers_are_refused(tmp_path: Path, changed: Weights) -> None:
    assert FEATURES is not None
    write_arrays(tmp_path / "net.npz", {**some_weights(), **changed, ABOUT: np.array(about(DICE, FEATURES))})
    with pytest.raises(BadWeights, match=r"shape|seats"):
        read(tmp_path / "net.npz")


def test_parts_that_no_net_has_are_refused(tmp_path: Path) -> None:
    write_arrays(tmp_path / "net.npz", {"rows": np.zeros(3)})
    with pytest.raises(BadWeights, match="parts"):
        read(tmp_path / "net.npz")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_but_one_has_a_net(game: AnyGame) -> None:
    """What was taught of Zoop plays no better than greedy, so that nothing of it is kept."""
    if game.name == "zoop":
        assert trouble(game) == "zoop.npz: missing"
        return
    assert trouble(game) is None
    assert net_for(game) is not None


def test_shares_add_up_over_the_seats_that_are_there() -> None:
    net = Net(some_weights())
    rows = np.random.default_rng(2).integers(0, 2, size=(5, net.width), dtype=np.uint8)
    for seats in (2, 3, 4):
        shares = net.shares(rows.tobytes(), seats)
        assert shares.shape == (5, seats)
        assert np.allclose(shares.sum(axis=1), 1)
    mixed = net.shares_of(rows, np.array([2, 3, 4, 2, 3]))
    assert np.allclose(mixed[0, :2], net.shares(rows[:1].tobytes(), 2), atol=1e-6)
    assert (mixed[0, 2:] == 0).all()
