"""OpenSpiel: the games under their own names, once this is imported: `pyspiel.load_game("zoop(players=4)")`.

Luck is explicit, with its distribution. Seats that are asked together act one after the other, and none learns what
another chose before all have. An information state is all that a seat was ever told; an observation is its view.
"""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final, cast

import numpy as np
from numpy.typing import NDArray

from zoorama.codec import shape_of
from zoorama.engine.dealer import Rng
from zoorama.engine.game import LUCK, Action, AnyGame, Event, Kind
from zoorama.engine.shape import Flag, Whole
from zoorama.envs.checks import check_seats, options_of
from zoorama.envs.encoder import encoder_for
from zoorama.envs.rewards import share
from zoorama.games import GAMES

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ImportError(
        "zoorama.envs.openspiel needs OpenSpiel: pip install 'zoorama[openspiel]'", name="pyspiel"
    ) from error

SEEDS: Final = 1 << 30


@dataclass(frozen=True)
class Memory:
    """What a seat knows to begin with, and the first event that it is told."""

    known: str
    first: int


class Position:
    """A state with all that happened; OpenSpiel deep-copies it to clone one of its own."""

    def __init__(self, game: AnyGame, state: Any, events: list[Event], memories: tuple[Memory, ...]) -> None:
        self.game = game
        self.state = state
        self.events = events
        self.memories = memories  # by seat

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.game, self.game.copy(self.state), self.events[:], self.memories)


class ZooramaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel ships no types
    """A state of one of the games, as OpenSpiel's algorithms walk through it."""

    def __init__(self, game: "ZooramaGame") -> None:
        super().__init__(game)
        self.rules = game.rules
        self.seats = game.num_players()
        memories = tuple([Memory(f"player {seat}", 0) for seat in range(self.seats)])
        self.position = Position(self.rules, self.rules.start(self.seats, game.options), [], memories)

    def current_player(self) -> int:
        """Of several who are asked together, the first who has not chosen yet."""
        turn = self.rules.turn(self.position.state)
        if turn.kind is Kind.OVER:
            return cast(int, pyspiel.PlayerId.TERMINAL)
        return cast(int, pyspiel.PlayerId.CHANCE) if turn.kind is Kind.CHANCE else turn.seats[0]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._choices(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All of them, with probabilities that follow from the rules' whole weights."""
        odds = self.rules.chances(self.position.state)
        numbers = encoder_for(self.rules, self.seats).luck.numbers(odds.outcomes, 0)
        return sorted(zip(numbers, [weight / odds.total for weight in odds.weights], strict=True))

    def _apply_action(self, number: int) -> None:
        position = self.position
        if self.is_chance_node():
            self.rules.play(position.state, LUCK, self._outcomes()[number], position.events)
        else:
            seat = self.current_player()
            self.rules.play(position.state, seat, self._choices(seat)[number], position.events)

    def _action_to_string(self, player: int, number: int) -> str:
        encoder = encoder_for(self.rules, self.seats)
        return (encoder.luck if player == pyspiel.PlayerId.CHANCE else encoder.actions).name(number)

    def is_terminal(self) -> bool:
        """Whether nobody is asked any more."""
        return self.rules.turn(self.position.state).kind is Kind.OVER

    def returns(self) -> list[float]:
        """By player, the share of the victory less an equal part; 0 before the end."""
        return share(self.rules.scores(self.position.state)) if self.is_terminal() else [0.0] * self.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "ZooramaState":
        """A state that this seat's view allows; the others know what they see in it, not what they really were told."""
        position, codec = self.position, encoder_for(self.rules, self.seats).codec
        guess = self.rules.guess(self.rules.view(position.state, player), Rng(int(sampler() * SEEDS)))
        memories = [
            Memory(codec.dumps(self.rules.view(guess, seat)), len(position.events)) for seat in range(self.seats)
        ]
        memories[player] = position.memories[player]
        twin = self.clone()
        twin.position = Position(self.rules, guess, position.events[:], tuple(memories))
        return cast(ZooramaState, twin)

    def told(self, player: int) -> str:
        """What a seat has been told from the beginning, a line each."""
        codec, memory = encoder_for(self.rules, self.seats).codec, self.position.memories[player]
        told = [event.to(player) for event in self.position.events[memory.first :]]
        return "\n".join([memory.known, *(codec.dumps(event) for event in told if event is not None)])

    def __str__(self) -> str:
        return encoder_for(self.rules, self.seats).codec.dumps(self.rules.view(self.position.state, None))

    def _choices(self, seat: int) -> dict[int, Action]:
        legal = self.rules.legal(self.position.state, seat)
        return dict(zip(encoder_for(self.rules, self.seats).numbers(legal, seat), legal, strict=True))

    def _outcomes(self) -> dict[int, Action]:
        outcomes = self.rules.chances(self.position.state).outcomes
        return dict(zip(encoder_for(self.rules, self.seats).luck.numbers(outcomes, 0), outcomes, strict=True))


class Watcher:
    """OpenSpiel's observer: the columns of a seat's view as a tensor; the view, or all that was told, as text."""

    def __init__(self, game: "ZooramaGame", *, perfect_recall: bool) -> None:
        self.encoder = encoder_for(game.rules, game.num_players())
        self.perfect_recall = perfect_recall
        self.tensor: NDArray[np.float32] = np.zeros(self.encoder.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ZooramaState, player: int) -> None:
        """Fills the tensor with what this player sees."""
        self.tensor[:] = self.encoder.observe(state.rules.view(state.position.state, player), player)

    def string_from(self, state: ZooramaState, player: int) -> str:
        """The player's view as JSON; with perfect recall, all that it was ever told."""
        if self.perfect_recall:
            return state.told(player)
        return self.encoder.json(state.rules.view(state.position.state, player))


class ZooramaGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """Of the game's options, those that are one number or one flag are parameters."""

    def __init__(self, rules: AnyGame, kind: Any, given: dict[str, Any] | None) -> None:
        params = {**defaults(rules), **(given or {})}
        seats = params["players"]
        check_seats(rules, seats)
        encoder = encoder_for(rules, seats)
        self.rules = rules
        self.options = options_of(encoder.codec, {name: part for name, part in params.items() if name != "players"})
        info = pyspiel.GameInfo(
            num_distinct_actions=encoder.actions.count,
            max_chance_outcomes=encoder.luck.count,
            num_players=seats,
            min_utility=-1.0 / seats,
            max_utility=1.0 - 1.0 / seats,
            utility_sum=0.0,
            max_game_length=rules.max_moves,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> ZooramaState:
        """Before the first move; luck in the set-up is a chance node like any other."""
        return ZooramaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Watcher:
        """With perfect recall if the type asks for it, else of the view."""
        return Watcher(self, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)


def defaults(rules: AnyGame) -> dict[str, Any]:
    options = rules.types.options()
    plain = [field for field in fields(cast(Any, rules.types.options)) if isinstance(shape_of(field), Whole | Flag)]
    return {"players": rules.seats[0], **{field.name: getattr(options, field.name) for field in plain}}


def register(rules: AnyGame) -> None:
    """Makes a game known to `pyspiel.load_game`; importing this module does it for all four."""
    information = pyspiel.GameType.Information
    kind = pyspiel.GameType(
        short_name=rules.name,
        long_name=f"{rules.name} (Zoorama, rules version {rules.version})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.PERFECT_INFORMATION if rules.open_information else information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=rules.seats[-1],
        min_num_players=rules.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(rules),
    )

    class Registered(
        ZooramaGame
    ):  # a class, as OpenSpiel's own: it outlives the interpreter's end, a function does not
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(rules, kind, params)

    pyspiel.register_game(kind, Registered)


for game in GAMES:
    register(game)
