"""One game being played by numbers: what every environment here steps."""

from secrets import randbits
from typing import Any

from zoorama.engine.dealer import Rng, SplitMix64, stream
from zoorama.engine.errors import IllegalAction, NotYourTurn, Unreadable
from zoorama.engine.game import LUCK, OVER, Action, AnyGame, Kind, Options, Turn, View
from zoorama.envs.checks import check_seats, checked
from zoorama.envs.encoder import Mask, Observation, encoder_for
from zoorama.envs.rewards import REWARDS
from zoorama.games import find


class Episode:
    """Luck is dealt at once. With `skip_forced`, so is every decision that leaves no choice.

    Of several seats that are asked together, the first acts first and nobody learns what it chose. Where they act
    `together`, none of them is skipped while another has a choice: who has answered would show who had none.
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
        self.game = find(game) if isinstance(game, str) else game
        self.seats = self.game.seats[0] if seats is None else seats
        check_seats(self.game, self.seats)
        if reward not in REWARDS:
            raise Unreadable("reward", "unknown-word", {"given": reward, "known": ", ".join(REWARDS)})
        self.encoder = encoder_for(self.game, self.seats)
        self.options = self.game.types.options() if options is None else checked(self.encoder.codec, options)
        self.reward = reward
        self.skip_forced = skip_forced
        self.together = False
        self.seeds = SplitMix64(randbits(64))  # until somebody gives one
        self.seed = 0
        self.luck: Rng
        self.state: Any
        self.turn: Turn
        self.seat = 0  # who decides
        self.legal: list[Action] = []
        self.numbers: list[int] = []  # of what is legal

    def start(self, seed: int | None = None) -> None:
        """Without a seed, the next one after the last that was given; if none ever was, one that nobody knows."""
        if seed is not None:
            self.seeds = SplitMix64(seed)
        self.seed = self.seeds.next() if seed is None else seed
        self.luck = stream(self.seed, LUCK)
        self.state = self.game.start(self.seats, self.options)
        self._settle()

    def tosses(self, seat: int) -> Rng:
        """What a player in this seat may toss with, in this game."""
        return stream(self.seed, seat)

    @property
    def over(self) -> bool:
        return self.turn.kind is Kind.OVER

    def act(self, number: int) -> None:
        """What the seat that decides does, and the luck that follows."""
        if number not in self.numbers:
            raise self.refusal(self.seat, number)
        self.play(self.legal[self.numbers.index(number)])

    def play(self, action: Action) -> None:
        """The same, by one of the actions that are legal."""
        self.game.play(self.state, self.seat, action)
        self._settle()

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
        self._settle()

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
        self.turn = OVER
        self.legal, self.numbers = [], []

    def view(self, seat: int | None) -> View:
        view: View = self.game.view(self.state, seat)
        return view

    def observe(self, seat: int) -> Observation:
        return self.encoder.observe(self.game.view(self.state, seat), seat)

    def mask(self) -> Mask:
        """Of the seat that decides: the caller's own to keep."""
        return self.encoder.mask(self.numbers).copy()

    def rewards(self) -> list[float]:
        return REWARDS[self.reward](self.game.scores(self.state))

    def _settle(self) -> None:
        """On to the next decision, or to the end."""
        game, state = self.game, self.state
        while True:
            turn = game.turn(state)
            if turn.kind is Kind.CHANCE:
                game.play(state, LUCK, self.luck.deal(game.chances(state)))
            elif turn.kind is Kind.OVER:
                self.legal, self.numbers = [], []
                break
            else:
                self.seat = turn.seats[0]
                self.legal = game.legal(state, self.seat)
                if not self.skip_forced or self._have_a_choice(turn):
                    self.numbers = self.encoder.actions.numbers(self.legal, self.seat)
                    break
                game.play(state, self.seat, self.legal[0])
        self.turn = turn

    def _have_a_choice(self, turn: Turn) -> bool:
        """Whether the seat that decides has one, or where all decide together, any of them."""
        if len(self.legal) > 1 or not self.together:
            return len(self.legal) > 1
        return any(len(self.game.legal(self.state, seat)) > 1 for seat in turn.seats[1:])
