"""Fits how bold to take an evaluator's word, and checks it on other games.

`python -m zoorama.lab.studies.calibration FILE [GAME [SEATS]]`

The file is that of what was measured (`src/zoorama/analysis/measured.json`), into which the figures go; without a game
or number of seats, all are done. Beginners and greedy bots play, among themselves and with each other: people are not
equals either. Searches are only among those checked. All tables are done in the same way, and once: whoever fits again
after a look at the check needs a new seed for the next one.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from zoorama.analysis.evaluator import Calibrated, Evaluator
from zoorama.analysis.offer import uncalibrated
from zoorama.engine.dealer import stream
from zoorama.engine.game import AnyGame
from zoorama.games import GAMES, find
from zoorama.lab.studies.judgement import (
    POSITIONS,
    Fifth,
    Judged,
    Tables,
    base_rate,
    brier,
    fifths,
    fitted,
    games,
    judged,
)


@dataclass(frozen=True)
class Size:
    """How much is looked at."""

    fit: int = 3000  # games
    check: int = 1200
    positions: int = POSITIONS  # of each


# By the fewest seats it is for. Zoop's positions are played out to the end many times, and with more seats that takes
# longer.
SIZES: Final = {"zoop": {3: Size(500, 1000, 8), 5: Size(500, 1000, 4)}}
FIT_SEED: Final = 51
CHECK_SEED: Final = 52
FITTED_ON: Final[Tables] = (("greedy",), ("beginner",), ("beginner", "greedy"))
CHECKED_ON: Final[Tables] = (*FITTED_ON * 6, ("search:10",))  # searches take long
Figures = dict[str, Any]


def main() -> None:
    file, *given = sys.argv[1:]
    for game, seats in chosen(given):
        figures = calibrate(game, seats, size_for(game, seats))
        keep(Path(file), game.name, seats, figures)
        say(f"{game.name} {seats}: {json.dumps(figures)}")


def size_for(game: AnyGame, seats: int) -> Size:
    found = [size for fewest, size in SIZES.get(game.name, {}).items() if fewest <= seats]
    return found[-1] if found else Size()


def chosen(given: list[str]) -> Iterator[tuple[AnyGame, int]]:
    for game in [find(given[0])] if given else GAMES:
        for seats in [int(given[1])] if len(given) > 1 else game.seats:
            yield game, seats


def calibrate(game: AnyGame, seats: int, size: Size) -> Figures:
    """What was measured of luck with another boldness holds no more."""
    raw = uncalibrated(game, seats, game.types.options())
    assert raw is not None, "a game without an evaluator cannot be calibrated"
    boldness = fitted(list(looked_at(raw, FITTED_ON, FIT_SEED, range(size.fit), size.positions)))
    checked = check(Calibrated(raw, boldness), CHECK_SEED, size.check, size.positions)
    return {"evaluator": raw.name, "boldness": list(boldness), "check": checked, "luck": None}


def check(evaluator: Evaluator, seed: int, count: int, positions: int) -> Figures:
    found = list(looked_at(evaluator, CHECKED_ON, seed, range(count), positions))
    return {
        "fifths": [None if one is None else figures_of(one) for one in fifths(found)],
        "brier": round(brier(found), 4),
        "base_rate": round(base_rate(found), 4),
        "games": count,
    }


def figures_of(one: Fifth) -> Figures:
    return {name: round(figure, 4) for name, figure in asdict(one).items()}


def looked_at(
    evaluator: Evaluator,
    tables: Tables,
    seed: int,
    numbers: range,
    positions: int = POSITIONS,
    *,
    luck: bool = False,
) -> Iterator[Judged]:
    for number, record in games(evaluator.game, evaluator.seats, tables, seed, numbers):
        yield judged(evaluator, record, stream(seed, number), positions, luck=luck)


def keep(file: Path, game: str, seats: int, figures: Figures) -> None:
    """Into the file, over what it held of the same."""
    found: dict[str, dict[str, Figures]] = json.loads(file.read_text(encoding="utf-8"))
    found.setdefault(game, {}).setdefault(str(seats), {}).update(figures)
    file.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
