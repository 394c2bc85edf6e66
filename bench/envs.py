"""How fast the environments step, beside PettingZoo's own tic-tac-toe, in one run on one core.

A decision is one legal action taken at random, with its observation and mask. Times are of this process alone.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

import zoorama.engine.game
from zoorama.envs import Pool, env
from zoorama.games import GAMES

PEER: Final = "pettingzoo: tictactoe_v3"
SEATS: Final = {"zooloretto": 3, "zooloretto_dice": 3, "zoop": 4, "o_zoo_le_mio": 3}
BUILD: Final = "interpreted" if str(zoorama.engine.game.__file__).endswith(".py") else "compiled"

Rates = dict[str, float]  # decisions a second


def walk(make: Callable[[], Any], decisions: int) -> float:
    """Agents of one table, one after the other, as PettingZoo has them."""
    table, tosses = make(), np.random.default_rng(0)
    table.reset(seed=1)
    begun, made = time.process_time(), 0
    while made < decisions:
        if not table.agents:
            table.reset()
        told, _, ended, _, _ = table.last()
        if ended:
            table.step(None)
            continue
        legal = np.flatnonzero(told["action_mask"])
        table.step(legal[int(tosses.random() * len(legal))])
        made += 1
    return made / (time.process_time() - begun)


def flood(make: Callable[[], Pool], decisions: int) -> float:
    """Many games at once; what it takes to choose for them is not counted."""
    pool, tosses = make(), np.random.default_rng(0)
    pool.reset(1)
    spent, made = 0.0, 0
    while made < decisions:
        dice = tosses.random(len(pool.episodes)).tolist()
        chosen = [table.numbers[int(die * len(table.numbers))] for table, die in zip(pool.episodes, dice, strict=True)]
        actions, begun = np.array(chosen), time.process_time()
        pool.step(actions)
        spent += time.process_time() - begun
        made += len(chosen)
    return made / spent


def lanes(games: int) -> dict[str, Callable[[int], float]]:
    found: dict[str, Callable[[int], float]] = {}
    try:
        from pettingzoo.classic import tictactoe_v3

        found[PEER] = partial(walk, tictactoe_v3.env)
    except ImportError as error:
        sys.stderr.write(f"without tic-tac-toe: {error}\n")
    for game in GAMES:
        seats = SEATS.get(game.name, game.seats[0])
        found[f"{BUILD}: {game.name} AEC"] = partial(walk, partial(env, game, seats))
        found[f"{BUILD}: {game.name} pool of {games}"] = partial(flood, partial(Pool, game, games, seats))
    return found


def draw(rates: Rates, console: Console) -> None:
    table = Table("lane", "decisions/s", "against tic-tac-toe")
    for lane, rate in rates.items():
        ratio = f"{rate / rates[PEER]:.2f}" if PEER in rates else "–"
        table.add_row(lane, f"{rate:,.0f}", ratio)
    console.print(table)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench envs", description=__doc__)
    parser.add_argument("--decisions", type=int, default=20_000, help="a lane")
    parser.add_argument("--games", type=int, default=1024, help="in a pool")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args(arguments)
    rates = {lane: measure(given.decisions) for lane, measure in lanes(given.games).items()}
    if given.json:
        sys.stdout.write(json.dumps({"build": BUILD, "python": sys.version.split()[0], "rates": rates}) + "\n")
    else:
        draw(rates, Console(width=120))


if __name__ == "__main__":
    main()
