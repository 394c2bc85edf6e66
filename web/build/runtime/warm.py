"""What is done before the snapshot is taken, so that nobody has to wait for it. Nothing here draws luck or a secret."""

import gc
from importlib import import_module

from msgspec import json

from zoorama.games import GAMES
from zoorama.server.lobby import game_info
from zoorama.server.protocol.encode import encoder_of
from zoorama.server.workers.warm_up import load_offers, opening
from zoorama.server.workers.worker import answer

for module in ("zoorama.offline.browser", "zoorama.server.tables.replay_worker"):
    import_module(module)
load_offers()
for game in GAMES:
    encoder_of(game)
    game_info(game)
    answer(json.encode(opening(game)))
gc.collect()


def wipe() -> None:
    """Memory that is free again still holds what was there: as zeros it takes no time to send."""
    for size in range(16, 513, 16):
        blocks = [bytes(size - 33) for _ in range(60_000 // size)] if size > 33 else []
        del blocks
    for size in (600, 1_500, 4_000, 16_000, 64_000):
        blocks = [bytes(size) for _ in range(500_000 // size)]
        del blocks


wipe()
