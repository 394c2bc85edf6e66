"""Is any family, seat or flag of O Zoo le Mio favoured? `python -m zoorama.lab.studies.o_zoo_le_mio_balance`

Arguments: the bot (greedy), the number of games (400), the seed (1). Four bots of one kind play. For seats and for the
places of the flags at the start, the share of victories; a fair share is a quarter. For families, what is paid for a
tile that shows one, the stars of the best enclosure at the end, and the share of victories of those who then hold its
two visitors. Intervals are 95 %.
"""

import os
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Final

from zoorama.bots.registry import DEFAULT_BOT
from zoorama.engine.game import LUCK, AnyGame
from zoorama.engine.record import Record
from zoorama.engine.score import victory
from zoorama.games import find
from zoorama.games.o_zoo_le_mio.events import TileLaid, TileWon
from zoorama.games.o_zoo_le_mio.parts import FAMILIES, FAMILY
from zoorama.lab.arena import new_job
from zoorama.lab.run import InProcesses, run
from zoorama.lab.stats import wilson
from zoorama.records.walk import Position, walk

SEATS: Final = 4


@dataclass(frozen=True)
class Observation:
    """What one game shows."""

    shares: tuple[float, ...]  # of the victory, by seat
    flags: tuple[int, ...]  # seats from the top, at the start
    prices: tuple[tuple[int, int], ...]  # a family on a tile that was laid, and the coins paid for it
    leaders: tuple[tuple[int, int, int], ...]  # a family, the seat that holds both its visitors, its stars there


def observe(game: AnyGame, number: int, record: Record) -> Observation:
    """A watcher."""
    positions = list(walk(game, record))
    setting_up = next(before for before, move in enumerate(record.moves) if move.seat != LUCK)
    end = game.view(positions[-1].state, None)
    leaders = tuple(
        (family, seat, zoo.enclosures[family])
        for seat, zoo in enumerate(end.zoos)
        for family in range(FAMILIES)
        if zoo.visitors[family] == 2
    )
    flags = game.view(positions[setting_up].state, None).flags
    return Observation(tuple(victory(list(record.result))), flags, tuple(prices(positions)), leaders)


def prices(positions: list[Position[object]]) -> list[tuple[int, int]]:
    found: list[tuple[int, int]] = []
    paid = 0
    for position in positions:
        for event in position.events:
            if isinstance(event, TileWon):
                paid = event.coins
            if isinstance(event, TileLaid):
                found += [(event.left, paid), (event.right, paid)]
    return found


@dataclass
class Share:
    """Victories among a number of chances to win."""

    won: float = 0.0
    times: int = 0

    def add(self, won: float) -> None:
        self.won += won
        self.times += 1

    def __str__(self) -> str:
        low, high = wilson(self.won, self.times)
        return f"{self.won / self.times:.1%} ({low:.1%} – {high:.1%})"


@dataclass
class Balance:
    """The sums over all games."""

    seats: list[Share] = field(default_factory=lambda: [Share() for _ in range(SEATS)])
    flags: list[Share] = field(default_factory=lambda: [Share() for _ in range(SEATS)])
    leaders: list[Share] = field(default_factory=lambda: [Share() for _ in range(FAMILIES)])
    prices: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    stars: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    def add(self, seen: Observation) -> None:
        for seat, share in enumerate(seen.shares):
            self.seats[seat].add(share)
            self.flags[seen.flags.index(seat)].add(share)
        for family, coins in seen.prices:
            self.prices[family].append(coins)
        for family, seat, stars in seen.leaders:
            self.leaders[family].add(seen.shares[seat])
            self.stars[family].append(stars)


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def report(balance: Balance) -> list[str]:
    lines = ["| seat | won | | flag at the start | won |", "|---|---|---|---|---|"]
    lines += [
        f"| {place + 1} | {balance.seats[place]} | | {place + 1} from the top | {balance.flags[place]} |"
        for place in range(SEATS)
    ]
    lines += ["", "| family | coins paid for a tile | stars of the best | won by who has it |", "|---|---|---|---|"]
    for family in range(FAMILIES):
        price, stars = mean(balance.prices[family]), mean(balance.stars[family])
        lines.append(f"| {FAMILY[family]} | {price:.2f} | {stars:.2f} | {balance.leaders[family]} |")
    return lines


def study(bot: str, games: int, seed: int, processes: int) -> Balance:
    game = find("o_zoo_le_mio")
    job = new_job(game, (bot,) * SEATS, game.types.options(), seed, range(games))
    balance = Balance()
    for seen in run(job, observe, InProcesses(processes)):
        balance.add(seen)
    return balance


def main() -> None:
    bot, games, seed = [*sys.argv[1:], *[DEFAULT_BOT, "400", "1"][len(sys.argv) - 1 :]]
    balance = study(bot, int(games), int(seed), os.cpu_count() or 1)
    sys.stdout.write("\n".join(report(balance)) + "\n")


if __name__ == "__main__":
    main()
