"""Before anybody plays: what bots need is loaded, and what is missing is said once."""

import asyncio
import logging
from functools import cache

from zoorama.bots.learned.offer import trouble
from zoorama.bots.registry import has_net, hint_bot
from zoorama.codec import Codec
from zoorama.engine.dealer import Rng
from zoorama.engine.game import AnyGame
from zoorama.engine.match import AnyMatch, Match
from zoorama.games import GAMES
from zoorama.server.workers.pool import BotPool
from zoorama.server.workers.worker import BotRequest

SECONDS = 60.0  # in which a worker has loaded what it needs
GLANCE = 0.01  # seconds of thinking: the first decision is for its own sake
LOST = "%s is played without its net: levels that are the net are not offered, searches go by heuristics: %s"

log = logging.getLogger("zoorama.bots")


@cache
def load_offers() -> None:
    """Which levels are offered depends on nets, which take a while to read: in a thread, not on the loop."""
    for game in GAMES:
        if has_net(game) and (why := trouble(game)):
            log.warning(LOST, game.name, why)


async def warm_up(pool: BotPool) -> None:
    """Has every worker take a first decision in each game. One that fails here will be noticed when it matters."""
    for game in GAMES:
        first = opening(game)
        await asyncio.gather(*(pool.choose(first, f"warm-up {n}") for n in range(pool.size)), return_exceptions=True)


def opening(game: AnyGame) -> BotRequest:
    match: AnyMatch = Match(game, ("",) * game.seats[0], dealer=Rng(0))
    codec, seat = Codec(game), match.turn().seats[0]
    legal = tuple(codec.dumps(action) for action in match.legal(seat))
    bot = hint_bot(game, game.seats[0])
    return BotRequest(bot, game.name, game.version, codec.dumps(match.view(seat)), legal, 0, SECONDS, GLANCE)
