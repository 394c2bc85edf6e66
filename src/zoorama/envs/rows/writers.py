"""Which rules have a writer: those that the module of a game's name lists. Others are written from their views."""

from typing import Any

from zoorama.discovery import module_for
from zoorama.engine.game import AnyGame
from zoorama.envs.rows.writer import Writer


def writer_for(game: AnyGame) -> Writer[Any] | None:
    """None also for rules that were derived from those listed: their views may show something else."""
    module = module_for(game.name, "zoorama.envs.rows")
    writer: type[Writer[Any]] | None = module.WRITERS.get(type(game)) if module else None
    return None if writer is None else writer()
