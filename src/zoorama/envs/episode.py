"""One game being played by numbers: what every environment here steps."""

from typing import Any

import numpy as np

from zoorama.engine.dealer import Rng, stream
from zoorama.engine.errors import IllegalAction, NotYourTurn, Unreadable
from zoorama.engine.game import Action, AnyGame, Kind, Options, View
from zoorama.envs.checks import check_seats, checked
from zoorama.envs.encoder import Mask, Observation, encoder_for
from zoorama.envs.rewards import REWARDS
from zoorama.envs.rows.row import Row, blank
from zoorama.envs.table import Table, begin, close, place_of, play, settle
from zoorama.games import find


class Episode(Table):
    """A table that says why something is refused, what a seat sees, and what the end is worth.

    A seed decides luck; what players toss comes from streams of their own, so the same luck can meet other players.
    """

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        options: Options | None = None,
        reward: str = "share",
        *,
        skip_forced: bool = False,
    ) -> None:
        rules = find(game) if isinstance(game, str) else game
        players = rules.seats[0] if seats is None else seats
        check_seats(rules, players)
        if reward not in REWARDS:
            raise Unreadable("reward", "unknown-word", {"given": reward, "known": ", ".join(REWARDS)})
        self.encoder = encoder_for(rules, players)
        chosen = rules.types.options() if options is None else checked(self.encoder.codec, options)
        super().__init__(rules, players, chosen, self.encoder.actions, skip_forced=skip_forced)
        self.reward = reward
        self.row: Row | None = None  # made when somebody observes: a pool has rows of its own
        self.writer = self.encoder.writer.of_its_own()

    def __reduce__(self) -> tuple[Any, ...]:
        made = self.game, self.seats, self.options, self.reward, self.skip_forced
        return resumed, (made, (self.together, self.seeds, self.seed, self.luck, self.state, self.over))

    def start(self, seed: int | None = None) -> None:
        """Without a seed, the next one after the last that was given; if none ever was, one that nobody knows."""
        begin(self, seed)

    def tosses(self, seat: int) -> Rng:
        """What a player in this seat may toss with, in this game."""
        return stream(self.seed, seat)

    @property
    def over(self) -> bool:
        return self.turn.kind is Kind.OVER

    def act(self, number: int) -> None:
        """What the seat that decides does, and the luck that follows."""
        place = place_of(self, number)
        if place < 0:
            raise self.refusal(self.seat, number)
        play(self, self.legal[place])

    def play(self, action: Action) -> None:
        """The same, by one of the actions that are legal."""
        play(self, action)

    def choices(self, seat: int) -> list[int]:
        """The numbers of what a seat that is asked may do."""
        return self.encoder.actions.numbers(self.game.legal(self.state, seat), seat)

    def act_together(self, chosen: dict[int, int]) -> None:
        """What every seat that is asked does, by seat: all of it, or nothing if one may not."""
        if self.over:
            raise NotYourTurn(self.seat, ())
        actions: list[tuple[int, Action]] = []
        for seat, number in chosen.items():
            numbers = self.choices(seat)
            if number not in numbers:
                raise self.refusal(seat, number)
            actions.append((seat, self.game.legal(self.state, seat)[numbers.index(number)]))
        for seat, action in actions:
            self.game.play(self.state, seat, action)
        settle(self)

    def refusal(self, seat: int, number: int) -> NotYourTurn | IllegalAction | Unreadable:
        """Why this number cannot be played now."""
        if self.over:
            return NotYourTurn(seat, ())
        actions = self.encoder.actions
        if not 0 <= number < actions.count:
            high = actions.count - 1
            return Unreadable("action", "out-of-range", {"given": str(number), "low": 0, "high": high})
        rule = self.game.refusal(self.state, seat, actions.action(number, seat))
        return IllegalAction(seat, actions.name(number), rule)

    def abandon(self) -> None:
        """Nobody acts any more."""
        close(self)

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def observe(self, seat: int) -> Observation:
        if self.row is None:
            self.row = blank(self.encoder.width)
        self.row.wipe()
        self.writer.write(self.row, self.state, seat)
        return np.frombuffer(self.row.shared(), np.int16).copy()

    def mask(self) -> Mask:
        """Of the seat that decides: the caller's own to keep."""
        return self.encoder.mask(self.numbers).copy()

    def rewards(self) -> list[float]:
        return REWARDS[self.reward](self.game.scores(self.state))


def resumed(made: tuple[Any, ...], kept: tuple[Any, ...]) -> Episode:
    """A copy of an episode."""
    *table, skip_forced = made
    episode = Episode(*table, skip_forced=skip_forced)
    episode.together, episode.seeds, episode.seed, episode.luck, episode.state, over = kept
    if not over:
        settle(episode)  # it stands at a decision already: only what is legal is looked up again
    return episode
