"""How much of a game is luck? `python -m zoorama.lab.studies.luck_share GAME --seats N --bot greedy`

Equals play the same luck several times: the pile lies as it lay, the dice fall as they fell, and races end alike. Only
which of several good actions the players choose differs. `greedy` tosses between actions that it holds for equal.
`keen` here tosses between all that its net puts within 0.02 of the best share of the victory: no analysis would call
them errors. `beginner` now and then takes any of the better half. The share of the results' variance that the luck
explains tells how much more often than by chance the same player wins again. It is a lower bound: another decision
also shifts which draw falls to whom.

`--seats` and `--bot` can be given several times. Otherwise tables of up to four are measured, with `greedy`, and with
`keen` or, in a game without a net, `beginner`. `--lucks` (at least 3) are replayed `--replays` times each.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from functools import partial
from typing import Final, TypeVar
from zlib import crc32

from zoorama.bots.bot import UNLIMITED, Bot, Budget
from zoorama.bots.learned.offer import make_learned, plays_learned
from zoorama.bots.registry import make_bot
from zoorama.bots.selfplay import play_to_end
from zoorama.bots.threads import one_thread
from zoorama.engine.dealer import Dealer, Rng, stream
from zoorama.engine.game import Action, AnyGame, View
from zoorama.engine.match import Match
from zoorama.engine.score import victory
from zoorama.engine.tally import Odds
from zoorama.games import GAMES, find
from zoorama.lab.run import HERE, InProcesses, Runner
from zoorama.lab.variance import Explained, Group, Measured, explained, group_of

A = TypeVar("A")

BOTS: Final = ("greedy", "keen", "beginner")
LEAST_LUCKS: Final = 3  # intervals leave one out, and the others are compared with each other
NEAR: Final = 0.02  # of the share of the victory; less is not called an error


@dataclass(frozen=True)
class Plan:
    """As plain values that travel between processes."""

    game: str
    seats: int
    bot: str
    replays: int  # of each luck
    seed: int


class RepeatedLuck(Dealer):
    """The same outcomes in the same order for each kind of luck: a race does not shift the pile."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.kinds: dict[str, Rng] = {}
        self.kind = ""

    def below(self, bound: int) -> int:
        if self.kind not in self.kinds:
            self.kinds[self.kind] = Rng(self.seed ^ crc32(self.kind.encode()))
        return self.kinds[self.kind].below(bound)

    def deal(self, odds: Odds[A]) -> A:
        self.kind = type(odds.things[0]).__name__
        return super().deal(odds)


class NearlyBest(Bot):
    """Any of the actions that a net holds for about as good as the best."""

    def __init__(self, game: AnyGame) -> None:
        self.learned = make_learned(game)

    def choose(self, view: View, legal: list[Action], rng: Rng, budget: Budget = UNLIMITED) -> Action:
        chances = self.learned.chances(view, legal, rng, budget)
        good = [action for action, chance in zip(legal, chances, strict=True) if chance >= max(chances) - NEAR]
        return good[rng.below(len(good))]


def player(bot: str, game: AnyGame) -> Bot:
    return NearlyBest(game) if bot == "keen" else make_bot(bot, game)


def play(plan: Plan, number: int) -> Group:
    """The games of one luck."""
    game = find(plan.game)
    bots = [player(plan.bot, game)] * plan.seats
    begun = stream(plan.seed, number)
    luck = begun.below(1 << 30) << 32 | begun.below(1 << 30)
    return group_of([one_game(game, bots, luck, begun.split()) for _ in range(plan.replays)])


def one_game(game: AnyGame, bots: list[Bot], luck: int, tosses: Rng) -> list[float]:
    names = [f"{seat + 1}" for seat in range(len(bots))]
    record = play_to_end(Match(game, names, dealer=RepeatedLuck(luck)), bots, tosses)
    return victory(list(record.result))


def measure(plan: Plan, lucks: int, runner: Runner = HERE) -> Explained:
    return explained(list(runner.map(partial(play, plan), range(lucks))))


def report(plan: Plan, lucks: int, found: Explained) -> str:
    figures = " | ".join(shown(figure) for figure in (found.share, found.again, found.anew))
    return f"| {plan.game} | {plan.seats} | {plan.bot} | {figures} | {lucks} × {plan.replays} |"


def shown(figure: Measured) -> str:
    return f"{figure.value:.1%} [{figure.low:.1%}, {figure.high:.1%}]"


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m zoorama.lab.studies.luck_share")
    parser.add_argument("game", choices=[game.name for game in GAMES])
    parser.add_argument("--seats", type=int, action="append")
    parser.add_argument("--bot", choices=BOTS, action="append")
    parser.add_argument("--lucks", type=int, default=400)
    parser.add_argument("--replays", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args(given)
    game = find(asked.game)
    if any(seats not in game.seats for seats in asked.seats or ()):
        parser.error(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players")
    if asked.lucks < LEAST_LUCKS or asked.replays < 2:
        parser.error(f"at least {LEAST_LUCKS} lucks, replayed at least twice")
    if "keen" in (asked.bot or ()) and not plays_learned(game):
        parser.error(f"{game.name} has no net that a keen player could toss by")
    return asked


def plans(asked: argparse.Namespace) -> Iterator[Plan]:
    game = find(asked.game)
    seats = asked.seats or [count for count in game.seats if count <= 4]
    bots = asked.bot or ["greedy", "keen" if plays_learned(game) else "beginner"]
    for count in seats:
        for bot in bots:
            yield Plan(asked.game, count, bot, asked.replays, asked.seed)


def main() -> None:
    one_thread()
    asked = arguments(sys.argv[1:])
    runner = HERE if asked.jobs == 1 else InProcesses(asked.jobs)
    for plan in plans(asked):
        found = measure(plan, asked.lucks, runner)
        line = json.dumps({**asdict(plan), "lucks": asked.lucks, **asdict(found)})
        sys.stdout.write((line if asked.json else report(plan, asked.lucks, found)) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
