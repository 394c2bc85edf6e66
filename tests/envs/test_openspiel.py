"""OpenSpiel's own simulation, and what it does not ask. Needs the extra `openspiel`."""

import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from tests.envs.tables import EVERY_TABLE
from zoorama.engine.errors import Unreadable, WrongSeats
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not here: scripts/test --soak installs it")
pytest.importorskip("zoorama.envs.openspiel")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
observation = pytest.importorskip("open_spiel.python.observation")


def load(game: AnyGame, seats: int) -> Any:
    return pyspiel.load_game(f"{game.name}(players={seats})")


def moments(game: Any, seed: int) -> Iterator[Any]:
    """The states of one random game, decisions and luck."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        outcomes = (
            [number for number, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(rng.choice(outcomes))
    yield state


@EVERY_TABLE
def test_the_simulation_of_open_spiel(game: AnyGame, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats), num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_luck_has_its_whole_distribution(game: AnyGame) -> None:
    rules = load(game, game.seats[0])
    for state in moments(rules, 1):
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            assert min(chances) > 0
            assert len(set(numbers)) == len(numbers)
            assert max(numbers) < rules.max_chance_outcomes()


@EVERY_TABLE
def test_a_state_is_resampled_from_what_its_seat_knows(game: AnyGame, seats: int) -> None:
    rng = random.Random(3)
    differed = False
    for state in moments(load(game, seats), 2):
        player = state.current_player()
        if player < 0 or rng.random() > 0.3:
            continue
        twin = state.resample_from_infostate(player, rng.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        differed |= repr(twin.position.state) != repr(state.position.state)
        for other in range(seats):  # nobody's hand in the guess comes with what they really were told
            if other != player and game.name == "zoop":
                assert twin.information_state_string(other).startswith(twin.observation_string(other))
        twin.apply_action(twin.legal_actions()[0])
    assert differed == (not game.open_information and game.name != "zooloretto_dice")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_information_state_forgets_nothing(game: AnyGame) -> None:
    told = [""] * game.seats[0]
    for state in moments(load(game, game.seats[0]), 4):
        for player, before in enumerate(told):
            told[player] = state.information_state_string(player)
            assert told[player].startswith(before)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clone_is_independent_and_pickles(game: AnyGame) -> None:
    for number, state in enumerate(moments(load(game, game.seats[0]), 5)):
        if number % 20 or state.is_terminal():
            continue
        before = str(state)
        twin = state.clone()
        twin.apply_action(twin.legal_actions()[0])
        assert str(state) == before
        assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_observers_give_the_columns_and_the_view(game: AnyGame) -> None:
    rules = load(game, game.seats[0])
    observer = observation.make_observation(rules)
    for state in moments(rules, 6):
        observer.set_from(state, 1)
        assert np.array_equal(observer.tensor, state.observation_tensor(1))
        assert observer.string_from(state, 1) == state.observation_string(1)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("zoop(players=5,games=3,strict_calls=True)")
    assert game.num_players() == 5
    assert (game.options.games, game.options.strict_calls, game.options.colours) == (3, True, 4)
    assert str(pyspiel.load_game(str(game))) == str(game)


def test_a_table_that_cannot_be_is_refused() -> None:
    for players in (2, 9):
        with pytest.raises(WrongSeats, match=f"zoop is for 3 to 8 players, not {players}"):
            pyspiel.load_game(f"zoop(players={players})")
    with pytest.raises(Unreadable, match=r"options\.games: out-of-range, given 1000, low 1"):
        pyspiel.load_game("zoop(games=1000)")
    with pytest.raises(Unreadable, match=r"options\.colours: out-of-range"):
        pyspiel.load_game("zoop(colours=9)")


def test_a_search_of_open_spiel_plays_with_hidden_hands() -> None:
    state = pyspiel.load_game("zoop(players=3)").new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(state.legal_actions()[0])
    evaluator = pytest.importorskip("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(
        1, np.random.RandomState(1)
    )
    bot = ismcts.ISMCTSBot(
        state.get_game(), evaluator, uct_c=2.0, max_simulations=5, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_an_action_has_a_name() -> None:
    state = pyspiel.load_game("zooloretto_dice").new_initial_state()
    assert state.action_to_string(0, 0) == "Roll()"
    state.apply_action(0)
    assert state.action_to_string(pyspiel.PlayerId.CHANCE, 1) == "Fall(first=crocodile, second=ostrich)"
