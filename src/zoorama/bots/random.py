from zoorama.bots.bot import Bot
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, AnyGame, View


class Random(Bot):
    def __init__(self, game: AnyGame) -> None:
        pass

    def choose(self, view: View, legal: list[Action], rng: Rng) -> Action:
        return legal[rng.below(len(legal))]
