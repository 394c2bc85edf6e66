"""Games side by side: watched at first, then played by the net; exams apart."""

import numpy as np
import pytest

from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Net
from zoorama.bots.learned.offer import features_of
from zoorama.bots.sense.sense import sense_of
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES
from zoorama.lab.train.plan import Plan, table_sizes
from zoorama.lab.train.selfplay import SelfPlay, by_seat


def field(game: AnyGame) -> SelfPlay:
    sense, features = sense_of(game), features_of(game)
    assert sense is not None
    assert features is not None
    return SelfPlay(game, sense, features, Plan(game.name, 1, table_sizes(game.seats), 1, games=4, exams=1), 7)


def random_net(features: Features[object], seats: int) -> Net:
    draw = np.random.default_rng(3)
    shapes = {"first": (features.width, 8), "second": (8, 4), "last": (4, seats)}
    weights = {name: draw.normal(size=shape) for name, shape in shapes.items()}
    return Net({**weights, **{f"{name}_bias": np.zeros(shape[1]) for name, shape in shapes.items()}})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_watched_games_teach_who_won_them(game: AnyGame) -> None:
    lessons = field(game).lessons(60)
    assert lessons.games >= 1
    assert not lessons.exams
    assert np.allclose(lessons.targets.sum(axis=1), 1, atol=0.01)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_net_plays_and_is_examined(game: AnyGame) -> None:
    """A share goes to nobody who is not there."""
    played = field(game)
    features = features_of(game)
    assert features is not None
    played.net = random_net(features, game.seats[-1])
    lessons = played.lessons(400)
    absent = np.arange(game.seats[-1]) >= lessons.seats[:, None]
    assert (lessons.targets[absent] == 0).all()
    assert np.allclose(lessons.targets.sum(axis=1), 1, atol=0.01)
    assert all(exam.seats in game.seats and 0 <= exam.share <= 1 for exam in lessons.exams)


def test_the_same_seed_gives_the_same_lessons() -> None:
    one, two = (field(GAMES[0]).lessons(60) for _ in range(2))
    assert (one.rows == two.rows).all()
    assert (one.targets == two.targets).all()


def test_shares_turn_to_the_order_of_the_table() -> None:
    assert by_seat(np.array([0.5, 0.25, 0.125, 9], np.float32), seats=3, seat=1) == [0.125, 0.5, 0.25]
