"""Many games at once in NumPy buffers, each begun again as soon as it ends."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from zoorama.engine.game import AnyGame, Options
from zoorama.envs.episode import Episode
from zoorama.envs.rewards import REWARDS
from zoorama.envs.tables import Tables


class Pool:
    """`games` tables; at each, one seat decides at a time.

    Every step writes the same buffers, only where something changed: they are for reading. Game number n plays what
    `env` plays when it is reset with `seed + n`, and without a seed after every end.
    """

    def __init__(
        self,
        game: str | AnyGame,
        games: int,
        seats: int | None = None,
        options: Options | None = None,
        *,
        reward: str = "share",
        skip_forced: bool = False,
    ) -> None:
        if games < 1:
            raise ValueError(f"a pool holds 1 game or more, not {games}")
        self._seat([Episode(game, seats, options, reward, skip_forced=skip_forced) for _ in range(games)])

    def _seat(self, episodes: list[Episode]) -> None:
        first, games = episodes[0], len(episodes)
        self.episodes = episodes
        self.encoder = encoder = first.encoder
        self._tables = tables = Tables([*episodes], encoder.writer, encoder.width, REWARDS[first.reward])
        self.observations: NDArray[np.int16] = seen(tables.cells, np.int16, games, encoder.width)
        self.masks: NDArray[np.int8] = seen(tables.masks, np.int8, games, encoder.actions.count)
        self.seats: NDArray[np.int64] = seen(tables.seats, np.int64, games)  # who decides
        self.rewards: NDArray[np.float64] = seen(tables.rewards, np.float64, games, first.seats)  # 0 but after an end
        self.ended: NDArray[np.bool_] = seen(tables.ended, np.bool_, games)  # whether the last step ended a game

    def __getstate__(self) -> tuple[Any, ...]:
        return self.episodes, self.rewards.ravel().tolist(), self.ended.tolist()

    def __setstate__(self, kept: tuple[Any, ...]) -> None:
        """The buffers are written anew."""
        episodes, rewards, ended = kept
        self._seat(episodes)
        self._tables.resume(rewards, ended)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, game n by the luck of `seed + n`; without a seed, luck goes on from the last."""
        self._tables.reset(seed)

    def step(self, actions: NDArray[np.integer]) -> None:
        """Act at every table. What is refused is refused before anything is played."""
        games = len(self.episodes)
        if actions.shape != (games,) or not np.issubdtype(actions.dtype, np.integer):
            raise ValueError(f"{games} games take {games} whole numbers, not {actions.shape} of {actions.dtype}")
        chosen: list[int] = actions.tolist()
        refused = self._tables.refused(chosen)
        if refused >= 0:
            episode = self.episodes[refused]
            raise episode.refusal(episode.seat, chosen[refused])
        self._tables.step(chosen)


def seen(buffer: Any, kind: type, *shape: int) -> NDArray[Any]:
    """A buffer of compiled code as NumPy sees it: not to be written to."""
    return np.frombuffer(buffer, kind).reshape(shape)
