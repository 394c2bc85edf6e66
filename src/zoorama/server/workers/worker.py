"""A process in which bots decide."""

from dataclasses import dataclass
from typing import Final

from msgspec import json

from zoorama.bots.bot import Budget
from zoorama.bots.registry import make_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import Action, View
from zoorama.games import find
from zoorama.server.workers.program import serve


@dataclass(frozen=True)
class BotRequest:
    """What a bot is to decide; its view and the legal actions as the codec encodes them."""

    bot: str
    game: str
    version: int
    view: str
    legal: tuple[str, ...]
    seed: int
    seconds: float  # the time it may take


NICENESS: Final = 5
REQUESTS: Final = json.Decoder(BotRequest)


def decide(request: BotRequest) -> int:
    """The index of a legal action."""
    game = find(request.game, request.version)
    codec = Codec(game)
    view = codec.loads(request.view, View)
    legal = [codec.loads(action, Action) for action in request.legal]
    bot, budget = make_bot(request.bot, game), Budget(seconds=request.seconds)
    return legal.index(bot.choose(view, legal, Rng(request.seed), budget))


def main() -> None:
    serve(lambda request: json.encode(decide(REQUESTS.decode(request))), NICENESS)


if __name__ == "__main__":
    main()
