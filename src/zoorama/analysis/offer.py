"""Which games can be analysed here."""

from zoorama.analysis.evaluator import Evaluator, NetEvaluator
from zoorama.bots.learned.offer import features_of, net_for
from zoorama.engine.errors import ZooramaError
from zoorama.engine.game import AnyGame, Options


class NotAnalysed(ZooramaError):
    """There is nothing to tell. `problem` says why:

    not-over      the game is not finished
    no-evaluator  nobody can tell what positions of this game are worth, or not with these options
    """

    def __init__(self, problem: str, game: str) -> None:
        super().__init__(f"{problem}, game {game}", {"game": game}, f"not-analysed-{problem}")
        self.problem = problem


def evaluator_for(game: AnyGame, seats: int, options: Options) -> Evaluator | None:
    net, features = net_for(game), features_of(game)
    if net is None or features is None or not features.covers(game.start(seats, options)):
        return None
    return NetEvaluator(game, seats, features, net)


def tells_luck(game: AnyGame, seats: int) -> bool:
    """Whether results rise with what this evaluator calls luck."""
    return False
