"""A process in which bots decide."""

from dataclasses import dataclass, field
from typing import Final

from msgspec import json

from zoorama.bots.bot import Budget
from zoorama.bots.registry import make_bot
from zoorama.bots.threads import one_thread
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
    seconds: float  # after which it is ended
    thinking: float | None = None  # seconds after which it takes the best it has found
    explain: bool = False  # also what may be expected of each action, if the bot can tell


@dataclass(frozen=True)
class Decision:
    index: int  # of a legal action
    chances: list[float] = field(default_factory=list)  # by legal action: the share of the victory after it


NICENESS: Final = 5
REQUESTS: Final = json.Decoder(BotRequest)


def decide(request: BotRequest) -> Decision:
    """Both answers are found with the same luck, in half of the time each."""
    game = find(request.game, request.version)
    codec = Codec(game)
    view = codec.loads(request.view, View)
    legal = [codec.loads(action, Action) for action in request.legal]
    bot = make_bot(request.bot, game)
    if not request.explain:
        return Decision(legal.index(bot.choose(view, legal, Rng(request.seed), Budget(seconds=request.thinking))))
    half = Budget(seconds=None if request.thinking is None else request.thinking / 2)
    chosen = bot.choose(view, legal, Rng(request.seed), half)
    return Decision(legal.index(chosen), bot.chances(view, legal, Rng(request.seed), half))


def answer(request: bytes) -> bytes:
    return json.encode(decide(REQUESTS.decode(request)))


def main() -> None:
    one_thread()
    serve(answer, NICENESS)


if __name__ == "__main__":
    main()
