"""Write the golden files anew: `scripts/goldens [GAME…]`."""

import sys

from tests.golden.golden import HERE, golden
from tests.laws.table import ALL_GAMES


def main(names: list[str]) -> None:
    games = {game.name: game for game in ALL_GAMES}
    if unknown := set(names) - set(games):
        sys.exit(f"no game {', '.join(sorted(unknown))}; there are: {', '.join(games)}")
    for name in names or games:
        folder = HERE / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.txt"):
            old.unlink()
        for file, text in golden(games[name]).items():
            (folder / file).write_text(text, encoding="utf-8")
        sys.stdout.write(f"{folder.relative_to(HERE.parents[1])}\n")


main(sys.argv[1:])
