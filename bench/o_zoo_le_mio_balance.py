"""Is any family, seat or flag of O Zoo le Mio favoured? `python bench/o_zoo_le_mio_balance.py [bot] [games] [seed]`

Four players of one kind play. For seats and for the places of the flags at the start, the share of victories; a fair
share is a quarter. For families, what is paid for a tile that shows one, the stars of the best enclosure at the end,
and the share of victories of those who then hold its two visitors. Intervals are 95 %.
"""

import sys
from collections import defaultdict
from dataclasses import dataclass, field

from zoorama.bots import seat_bot
from zoorama.engine.dealer import stream
from zoorama.engine.game import Action, Event, Kind
from zoorama.engine.match import Match
from zoorama.engine.record import Move
from zoorama.games.o_zoo_le_mio import Rules
from zoorama.games.o_zoo_le_mio.events import TileLaid, TileWon
from zoorama.games.o_zoo_le_mio.parts import FAMILIES, FAMILY
from zoorama.games.o_zoo_le_mio.state import State
from zoorama.games.o_zoo_le_mio.view import View
from zoorama.lab.arena import victory, wilson

SEATS = 4


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
class Study:
    seats: list[Share] = field(default_factory=lambda: [Share() for _ in range(SEATS)])
    flags: list[Share] = field(default_factory=lambda: [Share() for _ in range(SEATS)])
    leaders: list[Share] = field(default_factory=lambda: [Share() for _ in range(FAMILIES)])
    prices: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    stars: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    def play(self, bot: str, seed: int, number: int) -> None:
        rng = stream(seed, number)
        game = Rules()
        player = seat_bot(bot, game)
        match: Match[State, Action, View] = Match(game, (bot,) * SEATS, dealer=rng.split())
        flags = match.view(None).flags
        paid: list[int] = []
        match.listeners.append(lambda move, events: self.hear(move, events, paid))
        while match.turn().kind is not Kind.OVER:
            seat = match.turn().seats[0]
            match.act(seat, player.choose(match.view(seat), match.legal(seat), rng))
        self.count(match.view(None), flags, victory(match.record().result))

    def hear(self, move: Move, events: list[Event], paid: list[int]) -> None:
        for event in events:
            if isinstance(event, TileWon):
                paid[:] = [event.coins]
            if isinstance(event, TileLaid):
                self.prices[event.left].append(paid[0])
                self.prices[event.right].append(paid[0])

    def count(self, view: View, flags: tuple[int, ...], shares: tuple[float, ...]) -> None:
        for seat, share in enumerate(shares):
            self.seats[seat].add(share)
            self.flags[flags.index(seat)].add(share)
            for family in range(FAMILIES):
                if view.zoos[seat].visitors[family] == 2:
                    self.leaders[family].add(share)
                    self.stars[family].append(view.zoos[seat].enclosures[family])


def mean(numbers: list[int]) -> float:
    return sum(numbers) / len(numbers)


def report(study: Study) -> list[str]:
    lines = ["| seat | won | | flag at the start | won |", "|---|---|---|---|---|"]
    lines += [
        f"| {place + 1} | {study.seats[place]} | | {place + 1} from the top | {study.flags[place]} |"
        for place in range(SEATS)
    ]
    lines += ["", "| family | coins paid for a tile | stars of the best | won by who has it |", "|---|---|---|---|"]
    for family in range(FAMILIES):
        price, stars = mean(study.prices[family]), mean(study.stars[family])
        lines.append(f"| {FAMILY[family]} | {price:.2f} | {stars:.2f} | {study.leaders[family]} |")
    return lines


def main() -> None:
    bot, games, seed = [*sys.argv[1:], *["greedy", "400", "1"][len(sys.argv) - 1 :]]
    study = Study()
    for number in range(int(games)):
        study.play(bot, int(seed), number)
    print("\n".join(report(study)))  # noqa: T201 – printing is what it is for


if __name__ == "__main__":
    main()
