"""Gymnasium: one seat of any game, bots in the others; registered as `zoorama/zoop-v2` and the like."""

from typing import Any, Final

import gymnasium
from gymnasium.spaces import Space

from zoorama.bots.bot import Bot
from zoorama.bots.registry import default_bot, make_bot
from zoorama.engine.dealer import Rng
from zoorama.engine.errors import Unreadable, WrongSeats
from zoorama.engine.game import AnyGame, Options
from zoorama.envs.encoder import Mask
from zoorama.envs.episode import Episode
from zoorama.envs.render import MODES, Screen
from zoorama.envs.rewards import HAVE_A_WORST, loss
from zoorama.envs.spaces import LegalActions, observation_space
from zoorama.games import GAMES

ILLEGAL: Final = ("refuse", "lose")


class SeatEnv(gymnasium.Env[Any, Any]):
    """`seat` is the learner's. `bots` names who plays the others, in their order: one name for all, or one each.

    The seed decides luck; what each bot tosses comes from a stream of its own.
    An illegal action is refused with an error; with `illegal="lose"` it ends the game, lost, and `info` says so. That
    does not go with `reward="points"`, of which none is the worst.
    """

    metadata = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012 as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        seats: int | None = None,
        seat: int = 0,
        bots: str | tuple[str, ...] | None = None,
        options: Options | None = None,
        *,
        reward: str = "share",
        skip_forced: bool = False,
        vector: bool = False,
        illegal: str = "refuse",
        render_mode: str | None = None,
    ) -> None:
        self.episode = Episode(game, seats, options, reward, skip_forced=skip_forced)
        if illegal not in ILLEGAL:
            raise Unreadable("illegal", "unknown-word", {"given": illegal, "known": ", ".join(ILLEGAL)})
        if illegal == "lose" and reward not in HAVE_A_WORST:
            raise ValueError(f"illegal='lose' goes with reward={' or '.join(map(repr, HAVE_A_WORST))}, not {reward!r}")
        self.illegal = illegal
        self.seat = seat
        rules, count = self.episode.game, self.episode.seats
        if not 0 <= seat < count:
            raise IndexError(f"seats are 0 to {count - 1}, not {seat}")
        specs = (default_bot(rules),) if bots is None else (bots,) if isinstance(bots, str) else bots
        specs = specs * (count - 1) if len(specs) == 1 else specs
        if len(specs) != count - 1:
            raise WrongSeats(rules.name, len(specs) + 1, rules.seats[0], rules.seats[-1])
        others = [other for other in range(count) if other != seat]
        self.specs = dict(zip(others, specs, strict=True))
        self.bots = self._made()
        self.tosses: dict[int, Rng] = {}
        self.vector = vector
        self.render_mode = render_mode
        self.screen = Screen(render_mode)
        actions = self.episode.encoder.actions.count
        self.legal_actions = LegalActions(actions)
        self.action_space = self.legal_actions
        self.observation_space: Space[Any] = observation_space(self.episode.encoder, actions, vector=vector)

    def __getstate__(self) -> dict[str, Any]:
        return {name: part for name, part in vars(self).items() if name != "bots"}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Compiled bots cannot be copied, nor need they be: they keep nothing of a game."""
        vars(self).update(kept)
        self.bots = self._made()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A game that is over before the learner has a choice is passed over for the next."""
        super().reset(seed=seed)
        self._start(seed)
        while self.episode.over:
            self._start(None)
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Acts for the learner, then the bots play until it is asked again or the game is over. Never truncated."""
        if self.illegal == "lose" and int(action) not in self.episode.numbers:
            return self._lost()
        self.episode.act(int(action))
        self._let_bots_play()
        over = self.episode.over
        reward = self.episode.rewards()[self.seat] if over else 0.0
        observation, info = self._told()
        return observation, reward, over, False, info

    def render(self) -> Any:
        """The board as the terminal draws it: printed or returned, as `render_mode` says."""
        return self.screen.show(self.episode)

    def action_masks(self) -> Mask:
        """What MaskablePPO of sb3-contrib asks for."""
        return self.episode.mask()

    def view_json(self) -> str:
        """All that the learner may know, as the game's schema describes it."""
        return self.episode.encoder.json(self.episode.view(self.seat))

    def _made(self) -> dict[int, Bot]:
        return {seat: make_bot(spec, self.episode.game) for seat, spec in self.specs.items()}

    def _start(self, seed: int | None) -> None:
        self.episode.start(seed)
        self.tosses = {seat: self.episode.tosses(seat) for seat in self.bots}
        self._let_bots_play()

    def _let_bots_play(self) -> None:
        episode = self.episode
        while not episode.over and episode.seat != self.seat:
            bot = self.bots[episode.seat]
            episode.play(bot.choose(episode.view(episode.seat), list(episode.legal), self.tosses[episode.seat]))

    def _lost(self) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        observation, info = self._told()
        self.episode.abandon()
        return observation, loss(self.episode.reward, self.episode.seats), True, False, {**info, "illegal": True}

    def _told(self) -> tuple[Any, dict[str, Any]]:
        mask = self.episode.mask()
        self.legal_actions.legal = mask
        observation = self.episode.observe(self.seat)
        told = observation if self.vector else {"observation": observation, "action_mask": mask}
        return told, {"action_mask": mask}


def register() -> None:
    """Makes every game known to `gymnasium.make`; importing `zoorama.envs` does it."""
    for game in GAMES:
        name = f"zoorama/{game.name}-v{game.version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "zoorama.envs.gymnasium:SeatEnv", kwargs={"game": game.name})


register()
