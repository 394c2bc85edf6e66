"""Write the golden files anew: `scripts/goldens [GAME…]`."""

import sys

from tests.golden.golden import HERE, golden
from tests.laws.table import ALL_GAMES


def main(names: list[str]) -> None:
    for game in ALL_GAMES:
        if not names or game.name in names:
            folder = HERE / game.name
            folder.mkdir(exist_ok=True)
            for old in folder.glob("*.txt"):
                old.unlink()
            for name, text in golden(game).items():
                (folder / name).write_text(text, encoding="utf-8")
            sys.stdout.write(f"{folder.relative_to(HERE.parents[1])}\n")


main(sys.argv[1:])
