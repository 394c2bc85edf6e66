"""PettingZoo: a table of any game, one seat after the other (AEC) or all at once (Parallel)."""

from typing import Any, Final

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv, ParallelEnv

from zoorama.engine.errors import NotYourTurn
from zoorama.engine.game import AnyGame, Options
from zoorama.envs.encoder import Mask
from zoorama.envs.episode import Episode
from zoorama.envs.render import MODES, Screen
from zoorama.envs.spaces import LegalActions, observation_space

Infos = dict[str, dict[str, Any]]


class Seated:
    """What both forms share: agents `player_0`, `player_1` … in the order of seats, their spaces and observations."""

    def __init__(self, episode: Episode, actions: int, *, vector: bool, render_mode: str | None) -> None:
        game = episode.game
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": list(MODES),
            "is_parallelizable": False,
        }
        self.episode = episode
        self.vector = vector
        self.screen = Screen(render_mode)
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(episode.seats)]
        self.agents: list[str] = []
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(episode.encoder, actions, vector=vector)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: LegalActions(actions) for agent in self.possible_agents}
        self.actions: Final = actions

    def observation_space(self, agent: str) -> Space[Any]:
        """The same for every agent; bounds are those of the columns."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> LegalActions:
        """All numbers of actions; `sample()` draws a legal one."""
        return self.action_spaces[agent]

    def view_json(self, agent: str) -> str:
        """All that this agent may know, as the game's schema describes it."""
        return self.episode.encoder.json(self.episode.view(self.seat_of[agent]))

    def empty_mask(self) -> Mask:
        """The agent's own to keep: whoever makes a tensor of it may write there."""
        mask: Mask = np.zeros(self.actions, np.int8)
        return mask

    def render(self) -> str | None:
        """The board as the terminal draws it: printed or returned, as `render_mode` says."""
        return self.screen.show(self.episode)

    def close(self) -> None:
        """Nothing is held open."""

    def _observed(self, agent: str, mask: Mask) -> Any:
        observation = self.episode.observe(self.seat_of[agent])
        return observation if self.vector else {"observation": observation, "action_mask": mask}


class TableEnv(Seated, AECEnv[str, Any, Any]):  # type: ignore[misc]  # PettingZoo ships no types
    """One agent acts at a time. Of several asked together, each acts without seeing what the others chose."""

    def __init__(self, episode: Episode, *, vector: bool = False, render_mode: str | None = None) -> None:
        super().__init__(episode, episode.encoder.actions.count, vector=vector, render_mode=render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game, by the luck of `seed`; without one, luck goes on from the last game. `options` is not used."""
        self.episode.start(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {"action_mask": self.empty_mask()} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: Any) -> None:
        """Acts for `agent_selection`; of an agent whose game is over, the action is None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.act(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {"action_mask": self.empty_mask()}
        self.action_spaces[agent].legal = None
        self._ask()

    def observe(self, agent: str) -> Any:
        """What this agent may know now, whoever is asked."""
        return self._observed(agent, self.infos[agent]["action_mask"])

    def _ask(self) -> None:
        if self.episode.over:
            self._finish()
            return
        agent = self.agent_selection = self.possible_agents[self.episode.seat]
        mask = self.episode.mask()
        self.infos[agent] = {"action_mask": mask}
        self.action_spaces[agent].legal = mask

    def _finish(self) -> None:
        self.rewards = dict(zip(self.agents, self.episode.rewards(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class TogetherEnv(Seated, ParallelEnv[str, Any, Any]):  # type: ignore[misc]  # as above
    """All agents act at every step. Those who are not asked can only wait, which is the last action.

    All agents know of every step: with `skip_forced`, that there was none tells them that nobody had a choice.
    """

    def __init__(self, episode: Episode, *, vector: bool = False, render_mode: str | None = None) -> None:
        episode.together = True
        self.wait: Final = episode.encoder.actions.count
        super().__init__(episode, self.wait + 1, vector=vector, render_mode=render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Any], Infos]:
        """As that of the other form; observations and infos of all agents."""
        self.episode.start(seed)
        self.agents = self.possible_agents[:]
        return self._told()

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One action for every agent; whoever is not asked must wait."""
        asked = self.episode.turn.seats
        for agent in self.agents:
            if self.seat_of[agent] not in asked and int(actions[agent]) != self.wait:
                raise NotYourTurn(self.seat_of[agent], asked)
        self.episode.act_together({seat: int(actions[self.possible_agents[seat]]) for seat in asked})
        agents, over = self.agents, self.episode.over
        observations, infos = self._told()
        rewards = self.episode.rewards() if over else [0.0] * len(agents)
        self.agents = [] if over else agents
        ended = dict.fromkeys(agents, over)
        return observations, dict(zip(agents, rewards, strict=True)), ended, dict.fromkeys(agents, False), infos

    def _told(self) -> tuple[dict[str, Any], Infos]:
        masks = {agent: self._mask(self.seat_of[agent]) for agent in self.agents}
        for agent, mask in masks.items():
            self.action_spaces[agent].legal = mask
        observations = {agent: self._observed(agent, mask) for agent, mask in masks.items()}
        return observations, {agent: {"action_mask": mask} for agent, mask in masks.items()}

    def _mask(self, seat: int) -> Mask:
        mask = self.empty_mask()
        mask[self.episode.choices(seat) if seat in self.episode.turn.seats else self.wait] = 1
        return mask


def env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options | None = None,
    *,
    reward: str = "share",
    skip_forced: bool = False,
    vector: bool = False,
    render_mode: str | None = None,
) -> TableEnv:
    """A table of `game` by name, for its fewest players unless `seats` says how many; `options` as the game has them.

    `reward`: `share` of the victory less 1/n (zero-sum), `points`, or `rank` from 1 to -1 (zero-sum), all at the end.
    `skip_forced`: decisions without a choice are played by themselves.
    `vector`: observations are the bare columns, masks stand in `info` only.
    """
    episode = Episode(game, seats, options, reward, skip_forced=skip_forced)
    return TableEnv(episode, vector=vector, render_mode=render_mode)


def parallel_env(
    game: str | AnyGame,
    seats: int | None = None,
    options: Options | None = None,
    *,
    reward: str = "share",
    skip_forced: bool = False,
    vector: bool = False,
    render_mode: str | None = None,
) -> TogetherEnv:
    """The same, for all agents at once."""
    episode = Episode(game, seats, options, reward, skip_forced=skip_forced)
    return TogetherEnv(episode, vector=vector, render_mode=render_mode)
