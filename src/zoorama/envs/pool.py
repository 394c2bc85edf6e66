"""Many games at once in NumPy buffers, each begun again as soon as it ends."""

from array import array
from typing import Any

import numpy as np
from numpy.typing import NDArray

from zoorama.engine.game import AnyGame, Options
from zoorama.envs.episode import Episode


class Pool:
    """`games` tables; at each, one seat decides at a time.

    The buffers are written anew by every step. Game number n plays what `env` plays when it is reset with `seed + n`,
    and without a seed after every end.
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
        self.episodes = [Episode(game, seats, options, reward, skip_forced=skip_forced) for _ in range(games)]
        self.encoder = self.episodes[0].encoder
        self._rows = array("h", bytes(2 * games * self.encoder.width))
        self.observations = self._seen()
        self.masks: NDArray[np.int8] = np.zeros((games, self.encoder.actions.count), np.int8)
        self.seats: NDArray[np.int64] = np.zeros(games, np.int64)  # who decides
        self.rewards: NDArray[np.float64] = np.zeros(
            (games, self.episodes[0].seats)
        )  # of games that just ended, else 0
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)  # whether the last step ended a game

    def __getstate__(self) -> dict[str, Any]:
        return {name: part for name, part in vars(self).items() if name != "observations"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """NumPy copies what a view shows: a copy's observations would no longer be its rows."""
        vars(self).update(kept)
        self.observations = self._seen()

    def reset(self, seed: int | None = None) -> None:
        for number, episode in enumerate(self.episodes):
            episode.start(None if seed is None else seed + number)
        self.rewards.fill(0)
        self.ended[:] = False
        self._write()

    def step(self, actions: NDArray[np.integer]) -> None:
        """Act at every table. What is refused is refused before anything is played."""
        chosen: list[int] = actions.tolist()
        if len(chosen) != len(self.episodes):
            raise ValueError(f"{len(self.episodes)} games, and actions for {len(chosen)}")
        for episode, number in zip(self.episodes, chosen, strict=True):
            if number not in episode.numbers:
                raise episode.refusal(episode.seat, number)
        self.rewards.fill(0)
        self.ended[:] = False
        for table, (episode, number) in enumerate(zip(self.episodes, chosen, strict=True)):
            episode.play(episode.legal[episode.numbers.index(number)])
            if episode.over:
                self.rewards[table] = episode.rewards()
                self.ended[table] = True
                episode.start()
        self._write()

    def _seen(self) -> NDArray[np.int16]:
        rows: NDArray[np.int16] = np.frombuffer(self._rows, np.int16)
        return rows.reshape(len(self.episodes), self.encoder.width)

    def _write(self) -> None:
        self.observations.fill(0)
        write, width, rows = self.encoder.write, self.encoder.width, self._rows
        seats: list[int] = []
        for table, episode in enumerate(self.episodes):
            seat = episode.seat
            seats.append(seat)
            write(rows, table * width, episode.game.view(episode.state, seat), seat)
            self.masks[table] = self.encoder.mask(episode.numbers)
        self.seats[:] = seats
