"""A whole training, tiny: with PyTorch, which is not part of every installation."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from zoorama.bots.learned.offer import features_of
from zoorama.bots.learned.weights import read_weights
from zoorama.games import find
from zoorama.lab.train.plan import Plan

torch = pytest.importorskip("torch", reason="PyTorch comes with the extra `lab`")

from zoorama.lab.train.training import CHECKPOINT, CURVE, Foreign, Progress, Stopped, train  # noqa: E402  # needs PyTorch

PLAN = Plan("zooloretto_dice", 0.15, (2, 3), 1, games=8, exams=2, batch=64, window=10_000, watch=0.3)


def test_it_leaves_weights_a_curve_and_a_card_and_goes_on_where_it_was(tmp_path: Path) -> None:
    game = find(PLAN.game)
    features = features_of(game)
    assert features is not None
    lines: list[dict[str, object]] = []
    first = train(PLAN, tmp_path, "cpu", lines.append)
    assert first.games > 0
    assert read_weights(tmp_path / "zooloretto_dice.npz", game, features)
    assert [json.loads(line) for line in (tmp_path / CURVE).read_text().splitlines()] == lines
    assert "| 2 |" in (tmp_path / "zooloretto_dice.md").read_text()
    again = train(PLAN, tmp_path, "cpu", lines.append)
    assert isinstance(again, Progress)
    assert again.games == first.games  # its minutes were over


def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path) -> None:
    (tmp_path / CHECKPOINT).write_bytes(b"not a checkpoint")
    with pytest.raises(Foreign):
        train(PLAN, tmp_path, "cpu", print)
    torch.save({"about": "zoop 1 1 1"}, tmp_path / CHECKPOINT)
    with pytest.raises(Foreign):
        train(PLAN, tmp_path, "cpu", print)


def test_it_does_not_go_on_without_its_players(tmp_path: Path) -> None:
    """So many seats there cannot be: whoever plays ends at once."""
    with pytest.raises(Stopped):
        train(replace(PLAN, seats=(99,)), tmp_path, "cpu", print)
