"""Whether results rise with what an evaluator calls luck: `python -m zoorama.lab.studies.luck FILE [GAME …]`

Arguments: the file of what was measured (`src/zoorama/analysis/measured.json`), into which the figures go; then the
game (all), the number of seats (all), the number of games (400). The evaluator is the calibrated one.
"""

import json
import sys
from pathlib import Path
from typing import Final

from zoorama.analysis.offer import evaluator_for
from zoorama.engine.game import AnyGame
from zoorama.lab.studies.calibration import FITTED_ON, Figures, chosen, keep, looked_at, say
from zoorama.lab.studies.judgement import mean_luck, plain_slope, slope

COUNT: Final = 400
SEED: Final = 43


def main() -> None:
    file, *given = sys.argv[1:]
    for game, seats in chosen(given):
        figures = measure(game, seats, int(given[2]) if len(given) > 2 else COUNT)
        keep(Path(file), game.name, seats, {"luck": figures})
        say(f"{game.name} {seats}: {json.dumps(figures)}")


def measure(game: AnyGame, seats: int, count: int) -> Figures:
    evaluator = evaluator_for(game, seats, game.types.options())
    assert evaluator is not None, "calibrate first"
    found = list(looked_at(evaluator, FITTED_ON, SEED, range(count), luck=True))
    risen, (mean, spread) = slope(found), mean_luck(found)
    return {
        "evaluator": evaluator.name,
        "slope": round(risen.slope, 3),
        "low": round(risen.low, 3),
        "high": round(risen.high, 3),
        "plain_slope": round(plain_slope(found), 3),
        "mean": round(mean, 5),
        "mean_spread": round(spread, 5),
        "games": count,
    }


if __name__ == "__main__":
    main()
