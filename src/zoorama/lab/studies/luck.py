"""Whether results rise with what an evaluator calls luck: `python -m zoorama.lab.studies.luck FILE [GAME …]`

Arguments: the file of what was measured (`src/zoorama/analysis/measured.json`), into which the figures go; then the
game (all), the number of seats (all), the number of games (1000) by which a factor is checked that half as many others
have fitted, and the seed of those others (53), the next one being the check's. The factor makes up for an evaluator
that sees too much or too little in draws. A draw still gives nothing on average, and luck and skill still add up to
what the chances changed by. With a last word, `again`, the factor that is kept is checked on the games of that seed;
what the check before found stays beside it.
"""

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

from zoorama.analysis.evaluator import Evaluator
from zoorama.analysis.measured import read
from zoorama.analysis.offer import evaluator_for
from zoorama.engine.game import AnyGame
from zoorama.lab.studies.calibration import FITTED_ON, Figures, chosen, keep, looked_at, say
from zoorama.lab.studies.judgement import Judged, mean_luck, plain_slope, slope

COUNT: Final = 1000
SEED: Final = 53


def main() -> None:
    file, *given = sys.argv[1:]
    count = int(given[2]) if len(given) > 2 else COUNT
    seed = int(given[3]) if len(given) > 3 else SEED
    work = check_again if given[4:] == ["again"] else measure
    for game, seats in chosen(given):
        figures = work(game, seats, count, seed)
        keep(Path(file), game.name, seats, {"luck": figures})
        say(f"{game.name} {seats}: {json.dumps(figures)}")


def measure(game: AnyGame, seats: int, count: int, seed: int = SEED) -> Figures:
    """Fitted on some games, checked on others."""
    evaluator = evaluator_for(game, seats, game.types.options())
    assert evaluator is not None, "calibrate first"
    first = slope(played(evaluator, seed, count // 2))
    factor = round(first.slope, 3)
    fitted = {"fitted": [round(first.low, 3), round(first.high, 3)]}
    return fitted | checked(evaluator, factor, seed + 1, count)


def check_again(game: AnyGame, seats: int, count: int, seed: int) -> Figures:
    """The factor stays: only how well it holds is looked at, in more games."""
    evaluator = evaluator_for(game, seats, game.types.options())
    kept: Figures | None = read()[game.name][str(seats)]["luck"]
    assert evaluator is not None, "calibrate first"
    assert kept is not None, "measure first"
    before = {name: kept[name] for name in ("slope", "low", "high", "games")}
    found = {"fitted": kept["fitted"], "earlier": [*kept.get("earlier", ()), before]}
    return found | checked(evaluator, kept["factor"], seed, count)


def checked(evaluator: Evaluator, factor: float, seed: int, count: int) -> Figures:
    found = [replace(one, gained=factor * one.gained) for one in played(evaluator, seed, count)]
    risen, (mean, spread) = slope(found), mean_luck(found)
    return {
        "evaluator": evaluator.name,
        "factor": factor,
        "slope": round(risen.slope, 3),
        "low": round(risen.low, 3),
        "high": round(risen.high, 3),
        "plain_slope": round(plain_slope(found), 3),
        "mean": round(mean, 5),
        "mean_spread": round(spread, 5),
        "games": count,
        "seed": seed,
    }


def played(evaluator: Evaluator, seed: int, count: int) -> list[Judged]:
    return list(looked_at(evaluator, FITTED_ON, seed, range(count), 0, luck=True))


if __name__ == "__main__":
    main()
