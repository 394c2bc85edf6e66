"""Which games can be analysed here. What was not measured, or cannot be read, is not offered."""

from functools import lru_cache
from importlib.resources import as_file, files
from typing import Any, Final

from zoorama.analysis.evaluator import Calibrated, Evaluator, NetEvaluator, digest
from zoorama.analysis.measured import measured
from zoorama.analysis.playing_out import PlayedOut
from zoorama.analysis.rounds import RoundEvaluator
from zoorama.bots.exact import offer as exact
from zoorama.bots.exact.net import Net as RoundNet
from zoorama.bots.learned.features.features import Features
from zoorama.bots.learned.net import Net
from zoorama.bots.learned.offer import features_of, net_for
from zoorama.bots.learned.weights import BadWeights, read_weights
from zoorama.bots.sense.sense import sense_of
from zoorama.discovery import module_for
from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import AnyGame, Options

NETS: Final = "zoorama.analysis.nets"
SOLVED: Final = 2  # seats with which the dice game is solved


class NotAnalysed(ZooramaError):
    """There is nothing to tell. `problem` says why:

    not-over      the game is not finished
    no-evaluator  nobody can tell what positions of this game are worth, or not with these options
    """

    def __init__(self, problem: str, game: str) -> None:
        super().__init__(f"{problem}, game {game}", {"game": game}, f"not-analysed-{problem}")
        self.problem = problem


def evaluator_for(game: AnyGame, seats: int, options: Options) -> Evaluator | None:
    """Calibrated; None where none was measured for this game, these seats or these options."""
    raw, found = uncalibrated(game, seats, options), measured(game.name, seats)
    if raw is None or found is None or found.evaluator != raw.measured_as:
        return None
    return Calibrated(raw, found.boldness)


def luck_factor(game: AnyGame, seats: int) -> float | None:
    """By which what the evaluator calls luck is multiplied, so that results rise with it; None where it is not told."""
    found = measured(game.name, seats)
    return None if found is None else found.luck_factor


def uncalibrated(game: AnyGame, seats: int, options: Options) -> Evaluator | None:
    if game.name == exact.GAME and seats == SOLVED:
        return round_evaluator(game)
    features, net = judging_net(game)
    if features is None or net is None or not features.covers(game.start(seats, options)):
        return None
    found = NetEvaluator(game, seats, features, net)
    rollouts = getattr(module_for(game.name, NETS), "ROLLOUTS", 0)
    sense = sense_of(game)
    return found if not rollouts or sense is None else PlayedOut(found, sense, rollouts)


def round_evaluator(game: AnyGame) -> Evaluator | None:
    """By the solved table where there is one; what was measured of the net, which is distilled from it, holds too."""
    net, table = exact.net(), exact.table()
    if not isinstance(net, RoundNet):
        return None
    found = by_net(game, net)
    return found if table is None else RoundEvaluator(game, table, "solved", found.name)


@lru_cache(2)  # it keeps the rounds it has solved
def by_net(game: AnyGame, net: RoundNet) -> RoundEvaluator:
    parts = (net.rows, net.first, net.second, net.bias, net.last, net.end)
    return RoundEvaluator(game, net, f"rounds-{digest(*parts)}")


def judging_net(game: AnyGame) -> tuple[Features[Any] | None, Net | None]:
    """The net made for judging, where the game has one; elsewhere the one that bots play by."""
    module = module_for(game.name, NETS)
    if module is None:
        return features_of(game), net_for(game)
    return module.FEATURES, own_net(game, module.FEATURES)


@lru_cache(16)
def own_net(game: AnyGame, features: Features[Any]) -> Net | None:
    try:
        with as_file(files(NETS) / f"{game.name}.npz") as file:
            return Net(read_weights(file, game, features))
    except BadWeights:
        return None
