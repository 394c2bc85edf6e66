"""The files that version 0.1.0 wrote (commit 4331725), and the games it had."""

from pathlib import Path
from typing import Final

OLD_RECORDS: Final = Path(__file__).parent / "fixtures"
OLD_GAMES: Final = sorted(file.name.removesuffix("-unfinished.json") for file in OLD_RECORDS.glob("*-unfinished.json"))
assert len(OLD_GAMES) == 4, "the fixtures of version 0.1.0 are not all here"
